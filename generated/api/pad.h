// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Pad.json
//   runtime/ops/tensor/pad.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::pad {

/// Attributes of Pad in version 1.
struct Attributes_v1 {
    std::string mode = "constant";
    std::vector<std::int64_t> paddings{};  // required
    float value = 0.0f;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("mode", attributes.mode);
    list.read("paddings", attributes.paddings);
    list.read("value", attributes.value);
}

/// Attributes of Pad in version 2.
struct Attributes_v2 {
    std::string mode = "constant";
    std::vector<std::int64_t> pads{};  // required
    float value = 0.0f;
};
inline void read_attributes(const Attributes& list, Attributes_v2& attributes) {
    list.read("mode", attributes.mode);
    list.read("pads", attributes.pads);
    list.read("value", attributes.value);
}

/// Attributes of Pad in versions 11, 13.
struct Attributes_v11 {
    std::string mode = "constant";
};
inline void read_attributes(const Attributes& list, Attributes_v11& attributes) {
    list.read("mode", attributes.mode);
}

/// Attributes of Pad in version 18.
struct Attributes_v18 {
    std::string mode = "constant";
};
inline void read_attributes(const Attributes& list, Attributes_v18& attributes) {
    list.read("mode", attributes.mode);
}

/// Attributes of Pad in versions 19, 21, 23, 24, 25.
struct Attributes_v19 {
    std::string mode = "constant";
};
inline void read_attributes(const Attributes& list, Attributes_v19& attributes) {
    list.read("mode", attributes.mode);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v2;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;
extern const Kernel kernel_v18;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::pad

namespace opwright::ai_onnx {

/// Pad, version 1.
/// T: double, float, float16.
Status pad_v1(const pad::Attributes_v1& attributes, const Tensor& data, Tensor& output,
        const Services& services = {});

/// Pad, version 2.
/// T: double, float, float16.
Status pad_v2(const pad::Attributes_v2& attributes, const Tensor& data, Tensor& output,
        const Services& services = {});

/// Pad, version 11.
/// T: double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status pad_v11(const pad::Attributes_v11& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, Tensor& output, const Services& services = {});

/// Pad, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status pad_v13(const pad::Attributes_v11& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, Tensor& output, const Services& services = {});

/// Pad, version 18.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// Tind: int32, int64.
Status pad_v18(const pad::Attributes_v18& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services = {});

/// Pad, version 19.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// Tind: int32, int64.
Status pad_v19(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services = {});

/// Pad, version 21.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float8e4m3fn, float8e4m3fnuz,
///     float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
/// Tind: int32, int64.
Status pad_v21(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services = {});

/// Pad, version 23.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32,
///     uint4, uint64, uint8.
/// Tind: int32, int64.
Status pad_v23(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services = {});

/// Pad, version 24.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string,
///     uint16, uint32, uint4, uint64, uint8.
/// Tind: int32, int64.
Status pad_v24(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services = {});

/// Pad, version 25.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, float4e2m1, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
/// Tind: int32, int64.
Status pad_v25(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services = {});

}  // namespace opwright::ai_onnx
