// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/DequantizeLinear.json
//   runtime/ops/convert/dequantize_linear.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::dequantize_linear {

/// Attributes of DequantizeLinear in version 10.
struct Attributes_v10 {};
inline void read_attributes(const Attributes&, Attributes_v10&) {}

/// Attributes of DequantizeLinear in versions 13, 19.
struct Attributes_v13 {
    std::int64_t axis = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v13& attributes) {
    list.read("axis", attributes.axis);
}

/// Attributes of DequantizeLinear in version 21.
struct Attributes_v21 {
    std::int64_t axis = 1;
    std::int64_t block_size = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v21& attributes) {
    list.read("axis", attributes.axis);
    list.read("block_size", attributes.block_size);
}

/// Attributes of DequantizeLinear in versions 23, 24, 25, 28.
struct Attributes_v23 {
    std::int64_t axis = 1;
    std::int64_t block_size = 0;
    std::int64_t output_dtype = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v23& attributes) {
    list.read("axis", attributes.axis);
    list.read("block_size", attributes.block_size);
    list.read("output_dtype", attributes.output_dtype);
}

extern const Kernel kernel_v10;
extern const Kernel kernel_v13;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;
extern const Kernel kernel_v28;

}  // namespace opwright::ai_onnx::dequantize_linear

namespace opwright::ai_onnx {

/// DequantizeLinear, version 10.
/// T: int32, int8, uint8.
Status dequantize_linear_v10(const Tensor& x, const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y,
        const Services& services = {});

/// DequantizeLinear, version 13.
/// T: int32, int8, uint8.
Status dequantize_linear_v13(const dequantize_linear::Attributes_v13& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services = {});

/// DequantizeLinear, version 19.
/// T1: float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int32, int8, uint8.
/// T2: bfloat16, float, float16.
Status dequantize_linear_v19(const dequantize_linear::Attributes_v13& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services = {});

/// DequantizeLinear, version 21.
/// T1: float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int8, uint16, uint4,
///     uint8.
/// T2: bfloat16, float, float16.
Status dequantize_linear_v21(const dequantize_linear::Attributes_v21& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services = {});

/// DequantizeLinear, version 23.
/// T1: float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int8,
///     uint16, uint4, uint8.
/// T2: bfloat16, float, float16.
/// T3: bfloat16, float, float16.
Status dequantize_linear_v23(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services = {});

/// DequantizeLinear, version 24.
/// T1: float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int8,
///     uint16, uint4, uint8.
/// T2: bfloat16, float, float16, float8e8m0.
/// T3: bfloat16, float, float16.
Status dequantize_linear_v24(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services = {});

/// DequantizeLinear, version 25.
/// T1: float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int2, int32, int4, int8,
///     uint16, uint2, uint4, uint8.
/// T2: bfloat16, float, float16, float8e8m0.
/// T3: bfloat16, float, float16.
Status dequantize_linear_v25(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services = {});

/// DequantizeLinear, version 28.
/// T1: float4e2m1, float6e2m3, float6e3m2, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16,
///     int2, int32, int4, int8, uint16, uint2, uint4, uint8.
/// T2: bfloat16, float, float16, float8e8m0.
/// T3: bfloat16, float, float16.
Status dequantize_linear_v28(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services = {});

}  // namespace opwright::ai_onnx
