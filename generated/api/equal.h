// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Equal.json
//   runtime/ops/logic/equal.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::equal {

/// Attributes of Equal in version 1.
struct Attributes_v1 {
    std::optional<std::int64_t> axis{};
    std::int64_t broadcast = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axis", attributes.axis);
    list.read("broadcast", attributes.broadcast);
}

/// Attributes of Equal in versions 7, 11, 13, 19.
struct Attributes_v7 {};
inline void read_attributes(const Attributes&, Attributes_v7&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v7;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;
extern const Kernel kernel_v19;

}  // namespace opwright::ai_onnx::equal

namespace opwright::ai_onnx {

/// Equal, version 1.
/// T: bool, int32, int64.
/// T1: bool.
Status equal_v1(const equal::Attributes_v1& attributes, const Tensor& A, const Tensor& B, Tensor& C,
        const Services& services = {});

/// Equal, version 7.
/// T: bool, int32, int64.
/// T1: bool.
Status equal_v7(const Tensor& A, const Tensor& B, Tensor& C, const Services& services = {});

/// Equal, version 11.
/// T: bool, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
/// T1: bool.
Status equal_v11(const Tensor& A, const Tensor& B, Tensor& C, const Services& services = {});

/// Equal, version 13.
/// T: bfloat16, bool, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
/// T1: bool.
Status equal_v13(const Tensor& A, const Tensor& B, Tensor& C, const Services& services = {});

/// Equal, version 19.
/// T: bfloat16, bool, double, float, float16, int16, int32, int64, int8, string, uint16, uint32, uint64,
///     uint8.
/// T1: bool.
Status equal_v19(const Tensor& A, const Tensor& B, Tensor& C, const Services& services = {});

}  // namespace opwright::ai_onnx
