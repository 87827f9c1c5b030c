// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/ConstantOfShape.json
//   runtime/ops/tensor/constant_of_shape.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::constant_of_shape {

/// Attributes of ConstantOfShape in versions 9, 20, 21, 23, 24, 25.
struct Attributes_v9 {
    std::optional<Tensor> value{};
};
inline void read_attributes(const Attributes& list, Attributes_v9& attributes) {
    list.read("value", attributes.value);
}

extern const Kernel kernel_v9;
extern const Kernel kernel_v20;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::constant_of_shape

namespace opwright::ai_onnx {

/// ConstantOfShape, version 9.
/// T1: int64.
/// T2: bool, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status constant_of_shape_v9(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services = {});

/// ConstantOfShape, version 20.
/// T1: int64.
/// T2: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status constant_of_shape_v20(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services = {});

/// ConstantOfShape, version 21.
/// T1: int64.
/// T2: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int4, int64, int8, uint16, uint32, uint4, uint64, uint8.
Status constant_of_shape_v21(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services = {});

/// ConstantOfShape, version 23.
/// T1: int64.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, int16, int32, int4, int64, int8, uint16, uint32, uint4, uint64, uint8.
Status constant_of_shape_v23(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services = {});

/// ConstantOfShape, version 24.
/// T1: int64.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, uint16, uint32, uint4, uint64, uint8.
Status constant_of_shape_v24(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services = {});

/// ConstantOfShape, version 25.
/// T1: int64.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8, uint16, uint2, uint32, uint4,
///     uint64, uint8.
Status constant_of_shape_v25(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services = {});

}  // namespace opwright::ai_onnx
