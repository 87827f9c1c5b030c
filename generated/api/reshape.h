// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Reshape.json
//   runtime/ops/tensor/reshape.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::reshape {

/// Attributes of Reshape in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
    std::optional<std::vector<std::int64_t>> shape{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("consumed_inputs", attributes.consumed_inputs);
    list.read("shape", attributes.shape);
}

/// Attributes of Reshape in versions 5, 13.
struct Attributes_v5 {};
inline void read_attributes(const Attributes&, Attributes_v5&) {}

/// Attributes of Reshape in versions 14, 19, 21, 23, 24, 25.
struct Attributes_v14 {
    std::int64_t allowzero = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v14& attributes) {
    list.read("allowzero", attributes.allowzero);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v5;
extern const Kernel kernel_v13;
extern const Kernel kernel_v14;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::reshape

namespace opwright::ai_onnx {

/// Reshape, version 1.
/// T: double, float, float16.
Status reshape_v1(const reshape::Attributes_v1& attributes, const Tensor& data, Tensor& reshaped,
        const Services& services = {});

/// Reshape, version 5.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status reshape_v5(const Tensor& data, const Tensor& shape, Tensor& reshaped, const Services& services = {});

/// Reshape, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status reshape_v13(const Tensor& data, const Tensor& shape, Tensor& reshaped, const Services& services = {});

/// Reshape, version 14.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status reshape_v14(const reshape::Attributes_v14& attributes, const Tensor& data, const Tensor& shape,
        Tensor& reshaped, const Services& services = {});

/// Reshape, version 19.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
Status reshape_v19(const reshape::Attributes_v14& attributes, const Tensor& data, const Tensor& shape,
        Tensor& reshaped, const Services& services = {});

/// Reshape, version 21.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
Status reshape_v21(const reshape::Attributes_v14& attributes, const Tensor& data, const Tensor& shape,
        Tensor& reshaped, const Services& services = {});

/// Reshape, version 23.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32,
///     uint4, uint64, uint8.
Status reshape_v23(const reshape::Attributes_v14& attributes, const Tensor& data, const Tensor& shape,
        Tensor& reshaped, const Services& services = {});

/// Reshape, version 24.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string,
///     uint16, uint32, uint4, uint64, uint8.
Status reshape_v24(const reshape::Attributes_v14& attributes, const Tensor& data, const Tensor& shape,
        Tensor& reshaped, const Services& services = {});

/// Reshape, version 25.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
Status reshape_v25(const reshape::Attributes_v14& attributes, const Tensor& data, const Tensor& shape,
        Tensor& reshaped, const Services& services = {});

}  // namespace opwright::ai_onnx
