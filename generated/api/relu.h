// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Relu.json
//   runtime/ops/activation/relu.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::relu {

/// Attributes of Relu in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("consumed_inputs", attributes.consumed_inputs);
}

/// Attributes of Relu in versions 6, 13, 14.
struct Attributes_v6 {};
inline void read_attributes(const Attributes&, Attributes_v6&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v13;
extern const Kernel kernel_v14;

}  // namespace opwright::ai_onnx::relu

namespace opwright::ai_onnx {

/// Relu, version 1.
/// T: double, float, float16.
Status relu_v1(const relu::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// Relu, version 6.
/// T: double, float, float16.
Status relu_v6(const Tensor& X, Tensor& Y, const Services& services = {});

/// Relu, version 13.
/// T: bfloat16, double, float, float16.
Status relu_v13(const Tensor& X, Tensor& Y, const Services& services = {});

/// Relu, version 14.
/// T: bfloat16, double, float, float16, int16, int32, int64, int8.
Status relu_v14(const Tensor& X, Tensor& Y, const Services& services = {});

}  // namespace opwright::ai_onnx
