// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Slice.json
//   runtime/ops/tensor/slice.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::slice {

/// Attributes of Slice in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> axes{};
    std::vector<std::int64_t> ends{};  // required
    std::vector<std::int64_t> starts{};  // required
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axes", attributes.axes);
    list.read("ends", attributes.ends);
    list.read("starts", attributes.starts);
}

/// Attributes of Slice in versions 10, 11, 13.
struct Attributes_v10 {};
inline void read_attributes(const Attributes&, Attributes_v10&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v10;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::slice

namespace opwright::ai_onnx {

/// Slice, version 1.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status slice_v1(const slice::Attributes_v1& attributes, const Tensor& data, Tensor& output,
        const Services& services = {});

/// Slice, version 10.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// Tind: int32, int64.
Status slice_v10(const Tensor& data, const Tensor& starts, const Tensor& ends, const Tensor* axes,
        const Tensor* steps, Tensor& output, const Services& services = {});

/// Slice, version 11.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// Tind: int32, int64.
Status slice_v11(const Tensor& data, const Tensor& starts, const Tensor& ends, const Tensor* axes,
        const Tensor* steps, Tensor& output, const Services& services = {});

/// Slice, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// Tind: int32, int64.
Status slice_v13(const Tensor& data, const Tensor& starts, const Tensor& ends, const Tensor* axes,
        const Tensor* steps, Tensor& output, const Services& services = {});

}  // namespace opwright::ai_onnx
