// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/ReduceMax.json
//   runtime/ops/reduce/reduce_max.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::reduce_max {

/// Attributes of ReduceMax in versions 1, 11, 12, 13.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> axes{};
    std::int64_t keepdims = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axes", attributes.axes);
    list.read("keepdims", attributes.keepdims);
}

/// Attributes of ReduceMax in versions 18, 20.
struct Attributes_v18 {
    std::int64_t keepdims = 1;
    std::int64_t noop_with_empty_axes = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v18& attributes) {
    list.read("keepdims", attributes.keepdims);
    list.read("noop_with_empty_axes", attributes.noop_with_empty_axes);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v12;
extern const Kernel kernel_v13;
extern const Kernel kernel_v18;
extern const Kernel kernel_v20;

}  // namespace opwright::ai_onnx::reduce_max

namespace opwright::ai_onnx {

/// ReduceMax, version 1.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status reduce_max_v1(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ReduceMax, version 11.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status reduce_max_v11(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ReduceMax, version 12.
/// T: double, float, float16, int32, int64, int8, uint32, uint64, uint8.
Status reduce_max_v12(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ReduceMax, version 13.
/// T: bfloat16, double, float, float16, int32, int64, int8, uint32, uint64, uint8.
Status reduce_max_v13(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ReduceMax, version 18.
/// T: bfloat16, double, float, float16, int32, int64, int8, uint32, uint64, uint8.
Status reduce_max_v18(const reduce_max::Attributes_v18& attributes, const Tensor& data, const Tensor* axes,
        Tensor& reduced, const Services& services = {});

/// ReduceMax, version 20.
/// T: bfloat16, bool, double, float, float16, int32, int64, int8, uint32, uint64, uint8.
Status reduce_max_v20(const reduce_max::Attributes_v18& attributes, const Tensor& data, const Tensor* axes,
        Tensor& reduced, const Services& services = {});

}  // namespace opwright::ai_onnx
