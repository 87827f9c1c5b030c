// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Optional.json
//   runtime/ops/sequence/optional.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::optional {

/// Attributes of Optional in versions 15, 28.
struct Attributes_v15 {
    std::optional<Type> type{};
};
inline void read_attributes(const Attributes& list, Attributes_v15& attributes) {
    list.read("type", attributes.type);
}

extern const Kernel kernel_v15;
extern const Kernel kernel_v28;

}  // namespace opwright::ai_onnx::optional

namespace opwright::ai_onnx {

/// Optional, version 15.
/// V: seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int64)),
///     seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)), tensor(bool), tensor(complex128), tensor(complex64),
///     tensor(double), tensor(float), tensor(float16), tensor(int16), tensor(int32), tensor(int64),
///     tensor(int8), tensor(string), tensor(uint16), tensor(uint32), tensor(uint64), tensor(uint8).
/// O: optional(seq(tensor(bool))), optional(seq(tensor(complex128))), optional(seq(tensor(complex64))),
///     optional(seq(tensor(double))), optional(seq(tensor(float))), optional(seq(tensor(float16))),
///     optional(seq(tensor(int16))), optional(seq(tensor(int32))), optional(seq(tensor(int64))),
///     optional(seq(tensor(int8))), optional(seq(tensor(string))), optional(seq(tensor(uint16))),
///     optional(seq(tensor(uint32))), optional(seq(tensor(uint64))), optional(seq(tensor(uint8))),
///     optional(tensor(bool)), optional(tensor(complex128)), optional(tensor(complex64)),
///     optional(tensor(double)), optional(tensor(float)), optional(tensor(float16)),
///     optional(tensor(int16)), optional(tensor(int32)), optional(tensor(int64)), optional(tensor(int8)),
///     optional(tensor(string)), optional(tensor(uint16)), optional(tensor(uint32)),
///     optional(tensor(uint64)), optional(tensor(uint8)).
Status optional_v15(const optional::Attributes_v15& attributes, const Value* input, Value& output,
        const Services& services = {});

/// Optional, version 28.
/// V: seq(tensor(bfloat16)), seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)),
///     seq(tensor(double)), seq(tensor(float)), seq(tensor(float16)), seq(tensor(float4e2m1)),
///     seq(tensor(float6e2m3)), seq(tensor(float6e3m2)), seq(tensor(float8e4m3fn)),
///     seq(tensor(float8e4m3fnuz)), seq(tensor(float8e5m2)), seq(tensor(float8e5m2fnuz)),
///     seq(tensor(float8e8m0)), seq(tensor(int16)), seq(tensor(int2)), seq(tensor(int32)),
///     seq(tensor(int4)), seq(tensor(int64)), seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)),
///     seq(tensor(uint2)), seq(tensor(uint32)), seq(tensor(uint4)), seq(tensor(uint64)), seq(tensor(uint8)),
///     tensor(bfloat16), tensor(bool), tensor(complex128), tensor(complex64), tensor(double), tensor(float),
///     tensor(float16), tensor(float4e2m1), tensor(float6e2m3), tensor(float6e3m2), tensor(float8e4m3fn),
///     tensor(float8e4m3fnuz), tensor(float8e5m2), tensor(float8e5m2fnuz), tensor(float8e8m0),
///     tensor(int16), tensor(int2), tensor(int32), tensor(int4), tensor(int64), tensor(int8),
///     tensor(string), tensor(uint16), tensor(uint2), tensor(uint32), tensor(uint4), tensor(uint64),
///     tensor(uint8).
/// O: optional(seq(tensor(bfloat16))), optional(seq(tensor(bool))), optional(seq(tensor(complex128))),
///     optional(seq(tensor(complex64))), optional(seq(tensor(double))), optional(seq(tensor(float))),
///     optional(seq(tensor(float16))), optional(seq(tensor(float4e2m1))), optional(seq(tensor(float6e2m3))),
///     optional(seq(tensor(float6e3m2))), optional(seq(tensor(float8e4m3fn))),
///     optional(seq(tensor(float8e4m3fnuz))), optional(seq(tensor(float8e5m2))),
///     optional(seq(tensor(float8e5m2fnuz))), optional(seq(tensor(float8e8m0))),
///     optional(seq(tensor(int16))), optional(seq(tensor(int2))), optional(seq(tensor(int32))),
///     optional(seq(tensor(int4))), optional(seq(tensor(int64))), optional(seq(tensor(int8))),
///     optional(seq(tensor(string))), optional(seq(tensor(uint16))), optional(seq(tensor(uint2))),
///     optional(seq(tensor(uint32))), optional(seq(tensor(uint4))), optional(seq(tensor(uint64))),
///     optional(seq(tensor(uint8))), optional(tensor(bfloat16)), optional(tensor(bool)),
///     optional(tensor(complex128)), optional(tensor(complex64)), optional(tensor(double)),
///     optional(tensor(float)), optional(tensor(float16)), optional(tensor(float4e2m1)),
///     optional(tensor(float6e2m3)), optional(tensor(float6e3m2)), optional(tensor(float8e4m3fn)),
///     optional(tensor(float8e4m3fnuz)), optional(tensor(float8e5m2)), optional(tensor(float8e5m2fnuz)),
///     optional(tensor(float8e8m0)), optional(tensor(int16)), optional(tensor(int2)),
///     optional(tensor(int32)), optional(tensor(int4)), optional(tensor(int64)), optional(tensor(int8)),
///     optional(tensor(string)), optional(tensor(uint16)), optional(tensor(uint2)),
///     optional(tensor(uint32)), optional(tensor(uint4)), optional(tensor(uint64)), optional(tensor(uint8)).
Status optional_v28(const optional::Attributes_v15& attributes, const Value* input, Value& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
