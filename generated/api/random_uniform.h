// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/RandomUniform.json
//   runtime/ops/random/random_uniform.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::random_uniform {

/// Attributes of RandomUniform in versions 1, 22.
struct Attributes_v1 {
    std::int64_t dtype = 1;
    float high = 1.0f;
    float low = 0.0f;
    std::optional<float> seed{};
    std::vector<std::int64_t> shape{};  // required
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("dtype", attributes.dtype);
    list.read("high", attributes.high);
    list.read("low", attributes.low);
    list.read("seed", attributes.seed);
    list.read("shape", attributes.shape);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v22;

}  // namespace opwright::ai_onnx::random_uniform

namespace opwright::ai_onnx {

/// RandomUniform, version 1.
/// T: double, float, float16.
Status random_uniform_v1(const random_uniform::Attributes_v1& attributes, Tensor& output,
        const Services& services = {});

/// RandomUniform, version 22.
/// T: bfloat16, double, float, float16.
Status random_uniform_v22(const random_uniform::Attributes_v1& attributes, Tensor& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
