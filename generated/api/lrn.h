// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/LRN.json
//   runtime/ops/nn/lrn.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::lrn {

/// Attributes of LRN in versions 1, 13.
struct Attributes_v1 {
    float alpha = 0.0001f;
    float beta = 0.75f;
    float bias = 1.0f;
    std::int64_t size = 0;  // required
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("alpha", attributes.alpha);
    list.read("beta", attributes.beta);
    list.read("bias", attributes.bias);
    list.read("size", attributes.size);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::lrn

namespace opwright::ai_onnx {

/// LRN, version 1.
/// T: double, float, float16.
Status lrn_v1(const lrn::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// LRN, version 13.
/// T: bfloat16, double, float, float16.
Status lrn_v13(const lrn::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

}  // namespace opwright::ai_onnx
