// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Gather.json
//   runtime/ops/tensor/gather.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::gather {

/// Attributes of Gather in versions 1, 11, 13.
struct Attributes_v1 {
    std::int64_t axis = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axis", attributes.axis);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::gather

namespace opwright::ai_onnx {

/// Gather, version 1.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// Tind: int32, int64.
Status gather_v1(const gather::Attributes_v1& attributes, const Tensor& data, const Tensor& indices,
        Tensor& output, const Services& services = {});

/// Gather, version 11.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// Tind: int32, int64.
Status gather_v11(const gather::Attributes_v1& attributes, const Tensor& data, const Tensor& indices,
        Tensor& output, const Services& services = {});

/// Gather, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// Tind: int32, int64.
Status gather_v13(const gather::Attributes_v1& attributes, const Tensor& data, const Tensor& indices,
        Tensor& output, const Services& services = {});

}  // namespace opwright::ai_onnx
