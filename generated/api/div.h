// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Div.json
//   runtime/ops/math/div.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::div {

/// Attributes of Div in version 1.
struct Attributes_v1 {
    std::optional<std::int64_t> axis{};
    std::int64_t broadcast = 0;
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axis", attributes.axis);
    list.read("broadcast", attributes.broadcast);
    list.read("consumed_inputs", attributes.consumed_inputs);
}

/// Attributes of Div in version 6.
struct Attributes_v6 {
    std::optional<std::int64_t> axis{};
    std::int64_t broadcast = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v6& attributes) {
    list.read("axis", attributes.axis);
    list.read("broadcast", attributes.broadcast);
}

/// Attributes of Div in versions 7, 13, 14.
struct Attributes_v7 {};
inline void read_attributes(const Attributes&, Attributes_v7&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v7;
extern const Kernel kernel_v13;
extern const Kernel kernel_v14;

}  // namespace opwright::ai_onnx::div

namespace opwright::ai_onnx {

/// Div, version 1.
/// T: double, float, float16.
Status div_v1(const div::Attributes_v1& attributes, const Tensor& A, const Tensor& B, Tensor& C,
        const Services& services = {});

/// Div, version 6.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status div_v6(const div::Attributes_v6& attributes, const Tensor& A, const Tensor& B, Tensor& C,
        const Services& services = {});

/// Div, version 7.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status div_v7(const Tensor& A, const Tensor& B, Tensor& C, const Services& services = {});

/// Div, version 13.
/// T: bfloat16, double, float, float16, int32, int64, uint32, uint64.
Status div_v13(const Tensor& A, const Tensor& B, Tensor& C, const Services& services = {});

/// Div, version 14.
/// T: bfloat16, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status div_v14(const Tensor& A, const Tensor& B, Tensor& C, const Services& services = {});

}  // namespace opwright::ai_onnx
