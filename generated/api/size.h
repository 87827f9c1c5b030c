// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Size.json
//   runtime/ops/tensor/size.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::size {

/// Attributes of Size in versions 1, 13, 19, 21, 23, 24, 25.
struct Attributes_v1 {};
inline void read_attributes(const Attributes&, Attributes_v1&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v13;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::size

namespace opwright::ai_onnx {

/// Size, version 1.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// T1: int64.
Status size_v1(const Tensor& data, Tensor& size, const Services& services = {});

/// Size, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// T1: int64.
Status size_v13(const Tensor& data, Tensor& size, const Services& services = {});

/// Size, version 19.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
/// T1: int64.
Status size_v19(const Tensor& data, Tensor& size, const Services& services = {});

/// Size, version 21.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
/// T1: int64.
Status size_v21(const Tensor& data, Tensor& size, const Services& services = {});

/// Size, version 23.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32,
///     uint4, uint64, uint8.
/// T1: int64.
Status size_v23(const Tensor& data, Tensor& size, const Services& services = {});

/// Size, version 24.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string,
///     uint16, uint32, uint4, uint64, uint8.
/// T1: int64.
Status size_v24(const Tensor& data, Tensor& size, const Services& services = {});

/// Size, version 25.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
/// T1: int64.
Status size_v25(const Tensor& data, Tensor& size, const Services& services = {});

}  // namespace opwright::ai_onnx
