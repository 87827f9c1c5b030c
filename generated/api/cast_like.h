// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/CastLike.json
//   runtime/ops/convert/cast_like.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::cast_like {

/// Attributes of CastLike in version 15.
struct Attributes_v15 {};
inline void read_attributes(const Attributes&, Attributes_v15&) {}

/// Attributes of CastLike in versions 19, 21, 23.
struct Attributes_v19 {
    std::int64_t saturate = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v19& attributes) {
    list.read("saturate", attributes.saturate);
}

/// Attributes of CastLike in versions 24, 25.
struct Attributes_v24 {
    std::string round_mode = "up";
    std::int64_t saturate = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v24& attributes) {
    list.read("round_mode", attributes.round_mode);
    list.read("saturate", attributes.saturate);
}

extern const Kernel kernel_v15;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::cast_like

namespace opwright::ai_onnx {

/// CastLike, version 15.
/// T1: bfloat16, bool, double, float, float16, int16, int32, int64, int8, string, uint16, uint32, uint64,
///     uint8.
/// T2: bfloat16, bool, double, float, float16, int16, int32, int64, int8, string, uint16, uint32, uint64,
///     uint8.
Status cast_like_v15(const Tensor& input, const Tensor& target_type, Tensor& output,
        const Services& services = {});

/// CastLike, version 19.
/// T1: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int64, int8, string, uint16, uint32, uint64, uint8.
Status cast_like_v19(const cast_like::Attributes_v19& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services = {});

/// CastLike, version 21.
/// T1: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz,
///     int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
Status cast_like_v21(const cast_like::Attributes_v19& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services = {});

/// CastLike, version 23.
/// T1: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64, uint8.
Status cast_like_v23(const cast_like::Attributes_v19& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services = {});

/// CastLike, version 24.
/// T1: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int32, int4, int64, int8, string, uint16, uint32, uint4, uint64,
///     uint8.
Status cast_like_v24(const cast_like::Attributes_v24& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services = {});

/// CastLike, version 25.
/// T1: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8, string, uint16, uint2, uint32,
///     uint4, uint64, uint8.
/// T2: bfloat16, bool, double, float, float16, float4e2m1, float8e4m3fn, float8e4m3fnuz, float8e5m2,
///     float8e5m2fnuz, float8e8m0, int16, int2, int32, int4, int64, int8, string, uint16, uint2, uint32,
///     uint4, uint64, uint8.
Status cast_like_v25(const cast_like::Attributes_v24& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services = {});

}  // namespace opwright::ai_onnx
