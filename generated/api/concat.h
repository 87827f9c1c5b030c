// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Concat.json
//   runtime/ops/tensor/concat.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::concat {

/// Attributes of Concat in version 1.
struct Attributes_v1 {
    std::optional<std::int64_t> axis{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axis", attributes.axis);
}

/// Attributes of Concat in versions 4, 11, 13.
struct Attributes_v4 {
    std::int64_t axis = 0;  // required
};
inline void read_attributes(const Attributes& list, Attributes_v4& attributes) {
    list.read("axis", attributes.axis);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v4;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::concat

namespace opwright::ai_onnx {

/// Concat, version 1.
/// T: double, float, float16.
Status concat_v1(const concat::Attributes_v1& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services = {});

/// Concat, version 4.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status concat_v4(const concat::Attributes_v4& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services = {});

/// Concat, version 11.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status concat_v11(const concat::Attributes_v4& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services = {});

/// Concat, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status concat_v13(const concat::Attributes_v4& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services = {});

}  // namespace opwright::ai_onnx
