// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Abs.json
//   runtime/ops/math/abs.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::abs {

/// Attributes of Abs in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("consumed_inputs", attributes.consumed_inputs);
}

/// Attributes of Abs in versions 6, 13.
struct Attributes_v6 {};
inline void read_attributes(const Attributes&, Attributes_v6&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::abs

namespace opwright::ai_onnx {

/// Abs, version 1.
/// T: double, float, float16.
Status abs_v1(const abs::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// Abs, version 6.
/// T: double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status abs_v6(const Tensor& X, Tensor& Y, const Services& services = {});

/// Abs, version 13.
/// T: bfloat16, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status abs_v13(const Tensor& X, Tensor& Y, const Services& services = {});

}  // namespace opwright::ai_onnx
