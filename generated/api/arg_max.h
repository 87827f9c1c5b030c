// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/ArgMax.json
//   runtime/ops/reduce/arg_max.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::arg_max {

/// Attributes of ArgMax in versions 1, 11.
struct Attributes_v1 {
    std::int64_t axis = 0;
    std::int64_t keepdims = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axis", attributes.axis);
    list.read("keepdims", attributes.keepdims);
}

/// Attributes of ArgMax in versions 12, 13.
struct Attributes_v12 {
    std::int64_t axis = 0;
    std::int64_t keepdims = 1;
    std::int64_t select_last_index = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v12& attributes) {
    list.read("axis", attributes.axis);
    list.read("keepdims", attributes.keepdims);
    list.read("select_last_index", attributes.select_last_index);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v12;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::arg_max

namespace opwright::ai_onnx {

/// ArgMax, version 1.
/// T: double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status arg_max_v1(const arg_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ArgMax, version 11.
/// T: double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status arg_max_v11(const arg_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ArgMax, version 12.
/// T: double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status arg_max_v12(const arg_max::Attributes_v12& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

/// ArgMax, version 13.
/// T: bfloat16, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status arg_max_v13(const arg_max::Attributes_v12& attributes, const Tensor& data, Tensor& reduced,
        const Services& services = {});

}  // namespace opwright::ai_onnx
