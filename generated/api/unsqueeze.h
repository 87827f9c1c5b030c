// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Unsqueeze.json
//   runtime/ops/tensor/unsqueeze.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::unsqueeze {

/// Attributes of Unsqueeze in versions 1, 11.
struct Attributes_v1 {
    std::vector<std::int64_t> axes{};  // required
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("axes", attributes.axes);
}

/// Attributes of Unsqueeze in versions 13, 21, 23, 24, 25.
struct Attributes_v13 {};
inline void read_attributes(const Attributes&, Attributes_v13&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::unsqueeze

namespace opwright::ai_onnx {

/// Unsqueeze, version 1.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status unsqueeze_v1(const unsqueeze::Attributes_v1& attributes, const Tensor& data, Tensor& expanded,
        const Services& services = {});

/// Unsqueeze, version 11.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status unsqueeze_v11(const unsqueeze::Attributes_v1& attributes, const Tensor& data, Tensor& expanded,
        const Services& services = {});

/// Unsqueeze, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status unsqueeze_v13(const Tensor& data, const Tensor& axes, Tensor& expanded,
        const Services& services = {});

/// Unsqueeze, version 21.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
Status unsqueeze_v21(const Tensor& data, const Tensor& axes, Tensor& expanded,
        const Services& services = {});

/// Unsqueeze, version 23.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32,
///     uint4, uint64, uint8.
Status unsqueeze_v23(const Tensor& data, const Tensor& axes, Tensor& expanded,
        const Services& services = {});

/// Unsqueeze, version 24.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string,
///     uint16, uint32, uint4, uint64, uint8.
Status unsqueeze_v24(const Tensor& data, const Tensor& axes, Tensor& expanded,
        const Services& services = {});

/// Unsqueeze, version 25.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
Status unsqueeze_v25(const Tensor& data, const Tensor& axes, Tensor& expanded,
        const Services& services = {});

}  // namespace opwright::ai_onnx
