// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Sum.json
//   runtime/ops/math/sum.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::sum {

/// Attributes of Sum in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("consumed_inputs", attributes.consumed_inputs);
}

/// Attributes of Sum in version 6.
struct Attributes_v6 {};
inline void read_attributes(const Attributes&, Attributes_v6&) {}

/// Attributes of Sum in versions 8, 13.
struct Attributes_v8 {};
inline void read_attributes(const Attributes&, Attributes_v8&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v8;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::sum

namespace opwright::ai_onnx {

/// Sum, version 1.
/// T: double, float, float16.
Status sum_v1(const sum::Attributes_v1& attributes, std::span<const Value> data_0, Tensor& sum,
        const Services& services = {});

/// Sum, version 6.
/// T: double, float, float16.
Status sum_v6(std::span<const Value> data_0, Tensor& sum, const Services& services = {});

/// Sum, version 8.
/// T: double, float, float16.
Status sum_v8(std::span<const Value> data_0, Tensor& sum, const Services& services = {});

/// Sum, version 13.
/// T: bfloat16, double, float, float16.
Status sum_v13(std::span<const Value> data_0, Tensor& sum, const Services& services = {});

}  // namespace opwright::ai_onnx
