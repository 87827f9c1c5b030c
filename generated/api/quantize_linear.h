// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/QuantizeLinear.json
//   runtime/ops/convert/quantize_linear.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::quantize_linear {

/// Attributes of QuantizeLinear in version 10.
struct Attributes_v10 {};
inline void read_attributes(const Attributes&, Attributes_v10&) {}

/// Attributes of QuantizeLinear in version 13.
struct Attributes_v13 {
    std::int64_t axis = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v13& attributes) {
    list.read("axis", attributes.axis);
}

/// Attributes of QuantizeLinear in version 19.
struct Attributes_v19 {
    std::int64_t axis = 1;
    std::int64_t saturate = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v19& attributes) {
    list.read("axis", attributes.axis);
    list.read("saturate", attributes.saturate);
}

/// Attributes of QuantizeLinear in version 21.
struct Attributes_v21 {
    std::int64_t axis = 1;
    std::int64_t block_size = 0;
    std::int64_t output_dtype = 0;
    std::int64_t saturate = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v21& attributes) {
    list.read("axis", attributes.axis);
    list.read("block_size", attributes.block_size);
    list.read("output_dtype", attributes.output_dtype);
    list.read("saturate", attributes.saturate);
}

/// Attributes of QuantizeLinear in versions 23, 24, 25, 28.
struct Attributes_v23 {
    std::int64_t axis = 1;
    std::int64_t block_size = 0;
    std::int64_t output_dtype = 0;
    std::int64_t precision = 0;
    std::int64_t saturate = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v23& attributes) {
    list.read("axis", attributes.axis);
    list.read("block_size", attributes.block_size);
    list.read("output_dtype", attributes.output_dtype);
    list.read("precision", attributes.precision);
    list.read("saturate", attributes.saturate);
}

extern const Kernel kernel_v10;
extern const Kernel kernel_v13;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;
extern const Kernel kernel_v28;

}  // namespace opwright::ai_onnx::quantize_linear

namespace opwright::ai_onnx {

/// QuantizeLinear, version 10.
/// T1: float, int32.
/// T2: int8, uint8.
Status quantize_linear_v10(const Tensor& x, const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y,
        const Services& services = {});

/// QuantizeLinear, version 13.
/// T1: float, int32.
/// T2: int8, uint8.
Status quantize_linear_v13(const quantize_linear::Attributes_v13& attributes, const Tensor& x,
        const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y, const Services& services = {});

/// QuantizeLinear, version 19.
/// T1: bfloat16, float, float16, int32.
/// T2: float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int8, uint8.
Status quantize_linear_v19(const quantize_linear::Attributes_v19& attributes, const Tensor& x,
        const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y, const Services& services = {});

/// QuantizeLinear, version 21.
/// T1: bfloat16, float, float16, int32.
/// T2: float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int4, int8, uint16, uint4, uint8.
Status quantize_linear_v21(const quantize_linear::Attributes_v21& attributes, const Tensor& x,
        const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y, const Services& services = {});

/// QuantizeLinear, version 23.
/// T1: bfloat16, float, float16, int32.
/// T2: bfloat16, float, float16, int32.
/// T3: float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int4, int8, uint16,
///     uint4, uint8.
Status quantize_linear_v23(const quantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y, const Services& services = {});

/// QuantizeLinear, version 24.
/// T1: bfloat16, float, float16, int32.
/// T2: bfloat16, float, float16, float8e8m0, int32.
/// T3: float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int4, int8, uint16,
///     uint4, uint8.
Status quantize_linear_v24(const quantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y, const Services& services = {});

/// QuantizeLinear, version 25.
/// T1: bfloat16, float, float16, int32.
/// T2: bfloat16, float, float16, float8e8m0, int32.
/// T3: float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int2, int4, int8,
///     uint16, uint2, uint4, uint8.
Status quantize_linear_v25(const quantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y, const Services& services = {});

/// QuantizeLinear, version 28.
/// T1: bfloat16, float, float16, int32.
/// T2: bfloat16, float, float16, float8e8m0, int32.
/// T3: float4e2m1, float6e2m3, float6e3m2, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16,
///     int2, int4, int8, uint16, uint2, uint4, uint8.
Status quantize_linear_v28(const quantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& y_scale, const Tensor* y_zero_point, Tensor& y, const Services& services = {});

}  // namespace opwright::ai_onnx
