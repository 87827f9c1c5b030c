// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/ReduceSum.json
//   runtime/ops/reduce/reduce_sum.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::reduce_sum {

/// Attributes of ReduceSum in versions 1, 11.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> axes{};
    std::int64_t keepdims = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axes", attributes.axes);
    list.read("keepdims", attributes.keepdims);
}

/// Attributes of ReduceSum in version 13.
struct Attributes_v13 {
    std::int64_t keepdims = 1;
    std::int64_t noop_with_empty_axes = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v13& attributes) {
    list.read("keepdims", attributes.keepdims);
    list.read("noop_with_empty_axes", attributes.noop_with_empty_axes);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::reduce_sum

namespace opwright::ai_onnx {

/// ReduceSum, version 1.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status reduce_sum_v1(const reduce_sum::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ReduceSum, version 11.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status reduce_sum_v11(const reduce_sum::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ReduceSum, version 13.
/// T: bfloat16, double, float, float16, int32, int64, uint32, uint64.
Status reduce_sum_v13(const reduce_sum::Attributes_v13& attributes, const Tensor& data, const Tensor* axes,
        Tensor& reduced, const Services& services = {});

}  // namespace opwright::ai_onnx
