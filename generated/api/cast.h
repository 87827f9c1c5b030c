// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Cast.json
//   runtime/ops/convert/cast.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::cast {

/// Attributes of Cast in version 1.
struct Attributes_v1 {
    std::string to{};  // required
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("to", attributes.to);
}

/// Attributes of Cast in versions 6, 9, 13.
struct Attributes_v6 {
    std::int64_t to = 0;  // required
};
inline void read_attributes(const Attributes& list, Attributes_v6& attributes) {
    list.read("to", attributes.to);
}

/// Attributes of Cast in versions 19, 21, 23.
struct Attributes_v19 {
    std::int64_t saturate = 1;
    std::int64_t to = 0;  // required
};
inline void read_attributes(const Attributes& list, Attributes_v19& attributes) {
    list.read("saturate", attributes.saturate);
    list.read("to", attributes.to);
}

/// Attributes of Cast in versions 24, 25, 28.
struct Attributes_v24 {
    std::string round_mode = "up";
    std::int64_t saturate = 1;
    std::int64_t to = 0;  // required
};
inline void read_attributes(const Attributes& list, Attributes_v24& attributes) {
    list.read("round_mode", attributes.round_mode);
    list.read("saturate", attributes.saturate);
    list.read("to", attributes.to);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v9;
extern const Kernel kernel_v13;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;
extern const Kernel kernel_v28;

}  // namespace opwright::ai_onnx::cast

namespace opwright::ai_onnx {

/// Cast, version 1.
/// T1: bool, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
/// T2: bool, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status cast_v1(const cast::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 6.
/// T1: bool, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
/// T2: bool, double, float, float16, int16, int32, int64, int8, uint16, uint32, uint64, uint8.
Status cast_v6(const cast::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 9.
/// T1: bool, double, float, float16, int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
/// T2: bool, double, float, float16, int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
Status cast_v9(const cast::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 13.
/// T1: bfloat16, bool, double, float, float16, int16, int32, int64, int8, string, uint16, uint32, uint64,
///     uint8.
/// T2: bfloat16, bool, double, float, float16, int16, int32, int64, int8, string, uint16, uint32, uint64,
///     uint8.
Status cast_v13(const cast::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 19.
/// T1: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
Status cast_v19(const cast::Attributes_v19& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 21.
/// T1: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
Status cast_v21(const cast::Attributes_v19& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 23.
/// T1: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
Status cast_v23(const cast::Attributes_v19& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 24.
/// T1: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
Status cast_v24(const cast::Attributes_v24& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 25.
/// T1: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8, string, uint16, uint2, uint32,
///     uint4, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8, string, uint16, uint2, uint32,
///     uint4, uint64, uint8.
Status cast_v25(const cast::Attributes_v24& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

/// Cast, version 28.
/// T1: bfloat16, bool, double, float, float16, float4e2m1, float6e2m3, float6e3m2, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float6e2m3, float6e3m2, float8e4m3fn,
///     float8e4m3fnuz, float8e5m2, float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8,
///     string, uint16, uint2, uint32, uint4, uint64, uint8.
Status cast_v28(const cast::Attributes_v24& attributes, const Tensor& input, Tensor& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
