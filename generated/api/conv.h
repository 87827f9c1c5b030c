// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Conv.json
//   runtime/ops/nn/conv.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::conv {

/// Attributes of Conv in versions 1, 11, 22.
struct Attributes_v1 {
    std::string auto_pad = "NOTSET";
    std::optional<std::vector<std::int64_t>> dilations{};
    std::int64_t group = 1;
    std::optional<std::vector<std::int64_t>> kernel_shape{};
    std::optional<std::vector<std::int64_t>> pads{};
    std::optional<std::vector<std::int64_t>> strides{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("auto_pad", attributes.auto_pad);
    list.read("dilations", attributes.dilations);
    list.read("group", attributes.group);
    list.read("kernel_shape", attributes.kernel_shape);
    list.read("pads", attributes.pads);
    list.read("strides", attributes.strides);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v22;

}  // namespace opwright::ai_onnx::conv

namespace opwright::ai_onnx {

/// Conv, version 1.
/// T: double, float, float16.
Status conv_v1(const conv::Attributes_v1& attributes, const Tensor& X, const Tensor& W, const Tensor* B,
        Tensor& Y, const Services& services = {});

/// Conv, version 11.
/// T: double, float, float16.
Status conv_v11(const conv::Attributes_v1& attributes, const Tensor& X, const Tensor& W, const Tensor* B,
        Tensor& Y, const Services& services = {});

/// Conv, version 22.
/// T: bfloat16, double, float, float16.
Status conv_v22(const conv::Attributes_v1& attributes, const Tensor& X, const Tensor& W, const Tensor* B,
        Tensor& Y, const Services& services = {});

}  // namespace opwright::ai_onnx
