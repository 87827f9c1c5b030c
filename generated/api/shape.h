// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Shape.json
//   runtime/ops/tensor/shape.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::shape {

/// Attributes of Shape in versions 1, 13.
struct Attributes_v1 {};
inline void read_attributes(const Attributes&, Attributes_v1&) {}

/// Attributes of Shape in versions 15, 19, 21, 23, 24, 25.
struct Attributes_v15 {
    std::optional<std::int64_t> end{};
    std::int64_t start = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v15& attributes) {
    list.read("end", attributes.end);
    list.read("start", attributes.start);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v13;
extern const Kernel kernel_v15;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::shape

namespace opwright::ai_onnx {

/// Shape, version 1.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// T1: int64.
Status shape_v1(const Tensor& data, Tensor& shape, const Services& services = {});

/// Shape, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// T1: int64.
Status shape_v13(const Tensor& data, Tensor& shape, const Services& services = {});

/// Shape, version 15.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// T1: int64.
Status shape_v15(const shape::Attributes_v15& attributes, const Tensor& data, Tensor& shape,
        const Services& services = {});

/// Shape, version 19.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
/// T1: int64.
Status shape_v19(const shape::Attributes_v15& attributes, const Tensor& data, Tensor& shape,
        const Services& services = {});

/// Shape, version 21.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
/// T1: int64.
Status shape_v21(const shape::Attributes_v15& attributes, const Tensor& data, Tensor& shape,
        const Services& services = {});

/// Shape, version 23.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32,
///     uint4, uint64, uint8.
/// T1: int64.
Status shape_v23(const shape::Attributes_v15& attributes, const Tensor& data, Tensor& shape,
        const Services& services = {});

/// Shape, version 24.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string,
///     uint16, uint32, uint4, uint64, uint8.
/// T1: int64.
Status shape_v24(const shape::Attributes_v15& attributes, const Tensor& data, Tensor& shape,
        const Services& services = {});

/// Shape, version 25.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
/// T1: int64.
Status shape_v25(const shape::Attributes_v15& attributes, const Tensor& data, Tensor& shape,
        const Services& services = {});

}  // namespace opwright::ai_onnx
