// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Clip.json
//   runtime/ops/math/clip.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::clip {

/// Attributes of Clip in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
    std::optional<float> max{};
    std::optional<float> min{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("consumed_inputs", attributes.consumed_inputs);
    list.read("max", attributes.max);
    list.read("min", attributes.min);
}

/// Attributes of Clip in version 6.
struct Attributes_v6 {
    float max = 3.4028235e+38f;
    float min = -3.4028235e+38f;
};
inline void read_attributes(const Attributes& list, Attributes_v6& attributes) {
    list.read("max", attributes.max);
    list.read("min", attributes.min);
}

/// Attributes of Clip in versions 11, 12, 13.
struct Attributes_v11 {};
inline void read_attributes(const Attributes&, Attributes_v11&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v11;
extern const Kernel kernel_v12;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::clip

namespace opwright::ai_onnx {

/// Clip, version 1.
/// T: double, float, float16.
Status clip_v1(const clip::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Clip, version 6.
/// T: double, float, float16.
Status clip_v6(const clip::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Clip, version 11.
/// T: double, float, float16.
Status clip_v11(const Tensor& input, const Tensor* min, const Tensor* max, Tensor& output,
        const Services& services = {});

/// Clip, version 12.
/// T: double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status clip_v12(const Tensor& input, const Tensor* min, const Tensor* max, Tensor& output,
        const Services& services = {});

/// Clip, version 13.
/// T: bfloat16, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status clip_v13(const Tensor& input, const Tensor* min, const Tensor* max, Tensor& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
