// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Constant.json
//   runtime/ops/tensor/constant.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::constant {

/// Attributes of Constant in versions 1, 9.
struct Attributes_v1 {
    Tensor value{};  // required
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("value", attributes.value);
}

/// Attributes of Constant in version 11.
struct Attributes_v11 {
    std::optional<Tensor> sparse_value{};
    std::optional<Tensor> value{};
};
inline void read_attributes(const Attributes& list, Attributes_v11& attributes) {
    list.read("sparse_value", attributes.sparse_value);
    list.read("value", attributes.value);
}

/// Attributes of Constant in versions 12, 13, 19, 21, 23, 24, 25.
struct Attributes_v12 {
    std::optional<Tensor> sparse_value{};
    std::optional<Tensor> value{};
    std::optional<float> value_float{};
    std::optional<std::vector<float>> value_floats{};
    std::optional<std::int64_t> value_int{};
    std::optional<std::vector<std::int64_t>> value_ints{};
    std::optional<std::string> value_string{};
    std::optional<std::vector<std::string>> value_strings{};
};
inline void read_attributes(const Attributes& list, Attributes_v12& attributes) {
    list.read("sparse_value", attributes.sparse_value);
    list.read("value", attributes.value);
    list.read("value_float", attributes.value_float);
    list.read("value_floats", attributes.value_floats);
    list.read("value_int", attributes.value_int);
    list.read("value_ints", attributes.value_ints);
    list.read("value_string", attributes.value_string);
    list.read("value_strings", attributes.value_strings);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v9;
extern const Kernel kernel_v11;
extern const Kernel kernel_v12;
extern const Kernel kernel_v13;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::constant

namespace opwright::ai_onnx {

/// Constant, version 1.
/// T: double, float, float16.
Status constant_v1(const constant::Attributes_v1& attributes, Tensor& output, const Services& services = {});

/// Constant, version 9.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status constant_v9(const constant::Attributes_v1& attributes, Tensor& output, const Services& services = {});

/// Constant, version 11.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status constant_v11(const constant::Attributes_v11& attributes, Tensor& output,
        const Services& services = {});

/// Constant, version 12.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status constant_v12(const constant::Attributes_v12& attributes, Tensor& output,
        const Services& services = {});

/// Constant, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status constant_v13(const constant::Attributes_v12& attributes, Tensor& output,
        const Services& services = {});

/// Constant, version 19.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
Status constant_v19(const constant::Attributes_v12& attributes, Tensor& output,
        const Services& services = {});

/// Constant, version 21.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
Status constant_v21(const constant::Attributes_v12& attributes, Tensor& output,
        const Services& services = {});

/// Constant, version 23.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32,
///     uint4, uint64, uint8.
Status constant_v23(const constant::Attributes_v12& attributes, Tensor& output,
        const Services& services = {});

/// Constant, version 24.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string,
///     uint16, uint32, uint4, uint64, uint8.
Status constant_v24(const constant::Attributes_v12& attributes, Tensor& output,
        const Services& services = {});

/// Constant, version 25.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
Status constant_v25(const constant::Attributes_v12& attributes, Tensor& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
