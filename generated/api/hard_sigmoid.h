// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/HardSigmoid.json
//   runtime/ops/activation/hard_sigmoid.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::hard_sigmoid {

/// Attributes of HardSigmoid in version 1.
struct Attributes_v1 {
    float alpha = 0.2f;
    float beta = 0.5f;
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("alpha", attributes.alpha);
    list.read("beta", attributes.beta);
    list.read("consumed_inputs", attributes.consumed_inputs);
}

/// Attributes of HardSigmoid in versions 6, 22.
struct Attributes_v6 {
    float alpha = 0.2f;
    float beta = 0.5f;
};
inline void read_attributes(const Attributes& list, Attributes_v6& attributes) {
    list.read("alpha", attributes.alpha);
    list.read("beta", attributes.beta);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v22;

}  // namespace opwright::ai_onnx::hard_sigmoid

namespace opwright::ai_onnx {

/// HardSigmoid, version 1.
/// T: double, float, float16.
Status hard_sigmoid_v1(const hard_sigmoid::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// HardSigmoid, version 6.
/// T: double, float, float16.
Status hard_sigmoid_v6(const hard_sigmoid::Attributes_v6& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// HardSigmoid, version 22.
/// T: bfloat16, double, float, float16.
Status hard_sigmoid_v22(const hard_sigmoid::Attributes_v6& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

}  // namespace opwright::ai_onnx
