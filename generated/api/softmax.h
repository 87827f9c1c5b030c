// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Softmax.json
//   runtime/ops/nn/softmax.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::softmax {

/// Attributes of Softmax in versions 1, 11.
struct Attributes_v1 {
    std::int64_t axis = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axis", attributes.axis);
}

/// Attributes of Softmax in version 13.
struct Attributes_v13 {
    std::int64_t axis = -1;
};
inline void read_attributes(const Attributes& list, Attributes_v13& attributes) {
    list.read("axis", attributes.axis);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::softmax

namespace opwright::ai_onnx {

/// Softmax, version 1.
/// T: double, float, float16.
Status softmax_v1(const softmax::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Softmax, version 11.
/// T: double, float, float16.
Status softmax_v11(const softmax::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Softmax, version 13.
/// T: bfloat16, double, float, float16.
Status softmax_v13(const softmax::Attributes_v13& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
