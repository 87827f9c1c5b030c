// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/If.json
//   runtime/ops/control/if.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::if_ {

/// Attributes of If in versions 1, 11, 13, 16, 19, 21, 23, 24, 25.
struct Attributes_v1 {
    const Body* else_branch = nullptr;  // required
    const Body* then_branch = nullptr;  // required
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("else_branch", attributes.else_branch);
    list.read("then_branch", attributes.then_branch);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;
extern const Kernel kernel_v16;
extern const Kernel kernel_v19;
extern const Kernel kernel_v21;
extern const Kernel kernel_v23;
extern const Kernel kernel_v24;
extern const Kernel kernel_v25;

}  // namespace opwright::ai_onnx::if_

namespace opwright::ai_onnx {

/// If, version 1.
/// V: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// B: bool.
Status if_v1(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 11.
/// V: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// B: bool.
Status if_v11(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 13.
/// V: seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int64)),
///     seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)), tensor(bool), tensor(complex128), tensor(complex64),
///     tensor(double), tensor(float), tensor(float16), tensor(int16), tensor(int32), tensor(int64),
///     tensor(int8), tensor(string), tensor(uint16), tensor(uint32), tensor(uint64), tensor(uint8).
/// B: bool.
Status if_v13(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 16.
/// V: optional(seq(tensor(bfloat16))), optional(seq(tensor(bool))), optional(seq(tensor(complex128))),
///     optional(seq(tensor(complex64))), optional(seq(tensor(double))), optional(seq(tensor(float))),
///     optional(seq(tensor(float16))), optional(seq(tensor(int16))), optional(seq(tensor(int32))),
///     optional(seq(tensor(int64))), optional(seq(tensor(int8))), optional(seq(tensor(string))),
///     optional(seq(tensor(uint16))), optional(seq(tensor(uint32))), optional(seq(tensor(uint64))),
///     optional(seq(tensor(uint8))), optional(tensor(bfloat16)), optional(tensor(bool)),
///     optional(tensor(complex128)), optional(tensor(complex64)), optional(tensor(double)),
///     optional(tensor(float)), optional(tensor(float16)), optional(tensor(int16)), optional(tensor(int32)),
///     optional(tensor(int64)), optional(tensor(int8)), optional(tensor(string)), optional(tensor(uint16)),
///     optional(tensor(uint32)), optional(tensor(uint64)), optional(tensor(uint8)), seq(tensor(bfloat16)),
///     seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int64)),
///     seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)), tensor(bfloat16), tensor(bool), tensor(complex128),
///     tensor(complex64), tensor(double), tensor(float), tensor(float16), tensor(int16), tensor(int32),
///     tensor(int64), tensor(int8), tensor(string), tensor(uint16), tensor(uint32), tensor(uint64),
///     tensor(uint8).
/// B: bool.
Status if_v16(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 19.
/// V: optional(seq(tensor(bfloat16))), optional(seq(tensor(bool))), optional(seq(tensor(complex128))),
///     optional(seq(tensor(complex64))), optional(seq(tensor(double))), optional(seq(tensor(float))),
///     optional(seq(tensor(float16))), optional(seq(tensor(int16))), optional(seq(tensor(int32))),
///     optional(seq(tensor(int64))), optional(seq(tensor(int8))), optional(seq(tensor(string))),
///     optional(seq(tensor(uint16))), optional(seq(tensor(uint32))), optional(seq(tensor(uint64))),
///     optional(seq(tensor(uint8))), optional(tensor(bfloat16)), optional(tensor(bool)),
///     optional(tensor(complex128)), optional(tensor(complex64)), optional(tensor(double)),
///     optional(tensor(float)), optional(tensor(float16)), optional(tensor(float8e4m3fn)),
///     optional(tensor(float8e4m3fnuz)), optional(tensor(float8e5m2)), optional(tensor(float8e5m2fnuz)),
///     optional(tensor(int16)), optional(tensor(int32)), optional(tensor(int64)), optional(tensor(int8)),
///     optional(tensor(string)), optional(tensor(uint16)), optional(tensor(uint32)),
///     optional(tensor(uint64)), optional(tensor(uint8)), seq(tensor(bfloat16)), seq(tensor(bool)),
///     seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)), seq(tensor(float)),
///     seq(tensor(float16)), seq(tensor(float8e4m3fn)), seq(tensor(float8e4m3fnuz)),
///     seq(tensor(float8e5m2)), seq(tensor(float8e5m2fnuz)), seq(tensor(int16)), seq(tensor(int32)),
///     seq(tensor(int64)), seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)), tensor(bfloat16), tensor(bool), tensor(complex128),
///     tensor(complex64), tensor(double), tensor(float), tensor(float16), tensor(float8e4m3fn),
///     tensor(float8e4m3fnuz), tensor(float8e5m2), tensor(float8e5m2fnuz), tensor(int16), tensor(int32),
///     tensor(int64), tensor(int8), tensor(string), tensor(uint16), tensor(uint32), tensor(uint64),
///     tensor(uint8).
/// B: bool.
Status if_v19(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 21.
/// V: optional(seq(tensor(bfloat16))), optional(seq(tensor(bool))), optional(seq(tensor(complex128))),
///     optional(seq(tensor(complex64))), optional(seq(tensor(double))), optional(seq(tensor(float))),
///     optional(seq(tensor(float16))), optional(seq(tensor(int16))), optional(seq(tensor(int32))),
///     optional(seq(tensor(int64))), optional(seq(tensor(int8))), optional(seq(tensor(string))),
///     optional(seq(tensor(uint16))), optional(seq(tensor(uint32))), optional(seq(tensor(uint64))),
///     optional(seq(tensor(uint8))), optional(tensor(bfloat16)), optional(tensor(bool)),
///     optional(tensor(complex128)), optional(tensor(complex64)), optional(tensor(double)),
///     optional(tensor(float)), optional(tensor(float16)), optional(tensor(float8e4m3fn)),
///     optional(tensor(float8e4m3fnuz)), optional(tensor(float8e5m2)), optional(tensor(float8e5m2fnuz)),
///     optional(tensor(int16)), optional(tensor(int32)), optional(tensor(int4)), optional(tensor(int64)),
///     optional(tensor(int8)), optional(tensor(string)), optional(tensor(uint16)), optional(tensor(uint32)),
///     optional(tensor(uint4)), optional(tensor(uint64)), optional(tensor(uint8)), seq(tensor(bfloat16)),
///     seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(float8e4m3fn)), seq(tensor(float8e4m3fnuz)),
///     seq(tensor(float8e5m2)), seq(tensor(float8e5m2fnuz)), seq(tensor(int16)), seq(tensor(int32)),
///     seq(tensor(int4)), seq(tensor(int64)), seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)),
///     seq(tensor(uint32)), seq(tensor(uint4)), seq(tensor(uint64)), seq(tensor(uint8)), tensor(bfloat16),
///     tensor(bool), tensor(complex128), tensor(complex64), tensor(double), tensor(float), tensor(float16),
///     tensor(float8e4m3fn), tensor(float8e4m3fnuz), tensor(float8e5m2), tensor(float8e5m2fnuz),
///     tensor(int16), tensor(int32), tensor(int4), tensor(int64), tensor(int8), tensor(string),
///     tensor(uint16), tensor(uint32), tensor(uint4), tensor(uint64), tensor(uint8).
/// B: bool.
Status if_v21(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 23.
/// V: optional(seq(tensor(bfloat16))), optional(seq(tensor(bool))), optional(seq(tensor(complex128))),
///     optional(seq(tensor(complex64))), optional(seq(tensor(double))), optional(seq(tensor(float))),
///     optional(seq(tensor(float16))), optional(seq(tensor(int16))), optional(seq(tensor(int32))),
///     optional(seq(tensor(int64))), optional(seq(tensor(int8))), optional(seq(tensor(string))),
///     optional(seq(tensor(uint16))), optional(seq(tensor(uint32))), optional(seq(tensor(uint64))),
///     optional(seq(tensor(uint8))), optional(tensor(bfloat16)), optional(tensor(bool)),
///     optional(tensor(complex128)), optional(tensor(complex64)), optional(tensor(double)),
///     optional(tensor(float)), optional(tensor(float16)), optional(tensor(float4e2m1)),
///     optional(tensor(float8e4m3fn)), optional(tensor(float8e4m3fnuz)), optional(tensor(float8e5m2)),
///     optional(tensor(float8e5m2fnuz)), optional(tensor(int16)), optional(tensor(int32)),
///     optional(tensor(int4)), optional(tensor(int64)), optional(tensor(int8)), optional(tensor(string)),
///     optional(tensor(uint16)), optional(tensor(uint32)), optional(tensor(uint4)),
///     optional(tensor(uint64)), optional(tensor(uint8)), seq(tensor(bfloat16)), seq(tensor(bool)),
///     seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)), seq(tensor(float)),
///     seq(tensor(float16)), seq(tensor(float4e2m1)), seq(tensor(float8e4m3fn)),
///     seq(tensor(float8e4m3fnuz)), seq(tensor(float8e5m2)), seq(tensor(float8e5m2fnuz)),
///     seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int4)), seq(tensor(int64)), seq(tensor(int8)),
///     seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)), seq(tensor(uint4)),
///     seq(tensor(uint64)), seq(tensor(uint8)), tensor(bfloat16), tensor(bool), tensor(complex128),
///     tensor(complex64), tensor(double), tensor(float), tensor(float16), tensor(float4e2m1),
///     tensor(float8e4m3fn), tensor(float8e4m3fnuz), tensor(float8e5m2), tensor(float8e5m2fnuz),
///     tensor(int16), tensor(int32), tensor(int4), tensor(int64), tensor(int8), tensor(string),
///     tensor(uint16), tensor(uint32), tensor(uint4), tensor(uint64), tensor(uint8).
/// B: bool.
Status if_v23(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 24.
/// V: optional(seq(tensor(bfloat16))), optional(seq(tensor(bool))), optional(seq(tensor(complex128))),
///     optional(seq(tensor(complex64))), optional(seq(tensor(double))), optional(seq(tensor(float))),
///     optional(seq(tensor(float16))), optional(seq(tensor(int16))), optional(seq(tensor(int32))),
///     optional(seq(tensor(int64))), optional(seq(tensor(int8))), optional(seq(tensor(string))),
///     optional(seq(tensor(uint16))), optional(seq(tensor(uint32))), optional(seq(tensor(uint64))),
///     optional(seq(tensor(uint8))), optional(tensor(bfloat16)), optional(tensor(bool)),
///     optional(tensor(complex128)), optional(tensor(complex64)), optional(tensor(double)),
///     optional(tensor(float)), optional(tensor(float16)), optional(tensor(float4e2m1)),
///     optional(tensor(float8e4m3fn)), optional(tensor(float8e4m3fnuz)), optional(tensor(float8e5m2)),
///     optional(tensor(float8e5m2fnuz)), optional(tensor(float8e8m0)), optional(tensor(int16)),
///     optional(tensor(int32)), optional(tensor(int4)), optional(tensor(int64)), optional(tensor(int8)),
///     optional(tensor(string)), optional(tensor(uint16)), optional(tensor(uint32)),
///     optional(tensor(uint4)), optional(tensor(uint64)), optional(tensor(uint8)), seq(tensor(bfloat16)),
///     seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(float4e2m1)), seq(tensor(float8e4m3fn)),
///     seq(tensor(float8e4m3fnuz)), seq(tensor(float8e5m2)), seq(tensor(float8e5m2fnuz)),
///     seq(tensor(float8e8m0)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int4)),
///     seq(tensor(int64)), seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint4)), seq(tensor(uint64)), seq(tensor(uint8)), tensor(bfloat16), tensor(bool),
///     tensor(complex128), tensor(complex64), tensor(double), tensor(float), tensor(float16),
///     tensor(float4e2m1), tensor(float8e4m3fn), tensor(float8e4m3fnuz), tensor(float8e5m2),
///     tensor(float8e5m2fnuz), tensor(float8e8m0), tensor(int16), tensor(int32), tensor(int4),
///     tensor(int64), tensor(int8), tensor(string), tensor(uint16), tensor(uint32), tensor(uint4),
///     tensor(uint64), tensor(uint8).
/// B: bool.
Status if_v24(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

/// If, version 25.
/// V: optional(seq(tensor(bfloat16))), optional(seq(tensor(bool))), optional(seq(tensor(complex128))),
///     optional(seq(tensor(complex64))), optional(seq(tensor(double))), optional(seq(tensor(float))),
///     optional(seq(tensor(float16))), optional(seq(tensor(int16))), optional(seq(tensor(int32))),
///     optional(seq(tensor(int64))), optional(seq(tensor(int8))), optional(seq(tensor(string))),
///     optional(seq(tensor(uint16))), optional(seq(tensor(uint32))), optional(seq(tensor(uint64))),
///     optional(seq(tensor(uint8))), optional(tensor(bfloat16)), optional(tensor(bool)),
///     optional(tensor(complex128)), optional(tensor(complex64)), optional(tensor(double)),
///     optional(tensor(float)), optional(tensor(float16)), optional(tensor(float4e2m1)),
///     optional(tensor(float8e4m3fn)), optional(tensor(float8e4m3fnuz)), optional(tensor(float8e5m2)),
///     optional(tensor(float8e5m2fnuz)), optional(tensor(float8e8m0)), optional(tensor(int16)),
///     optional(tensor(int2)), optional(tensor(int32)), optional(tensor(int4)), optional(tensor(int64)),
///     optional(tensor(int8)), optional(tensor(string)), optional(tensor(uint16)), optional(tensor(uint2)),
///     optional(tensor(uint32)), optional(tensor(uint4)), optional(tensor(uint64)), optional(tensor(uint8)),
///     seq(tensor(bfloat16)), seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)),
///     seq(tensor(double)), seq(tensor(float)), seq(tensor(float16)), seq(tensor(float4e2m1)),
///     seq(tensor(float8e4m3fn)), seq(tensor(float8e4m3fnuz)), seq(tensor(float8e5m2)),
///     seq(tensor(float8e5m2fnuz)), seq(tensor(float8e8m0)), seq(tensor(int16)), seq(tensor(int2)),
///     seq(tensor(int32)), seq(tensor(int4)), seq(tensor(int64)), seq(tensor(int8)), seq(tensor(string)),
///     seq(tensor(uint16)), seq(tensor(uint2)), seq(tensor(uint32)), seq(tensor(uint4)),
///     seq(tensor(uint64)), seq(tensor(uint8)), tensor(bfloat16), tensor(bool), tensor(complex128),
///     tensor(complex64), tensor(double), tensor(float), tensor(float16), tensor(float4e2m1),
///     tensor(float8e4m3fn), tensor(float8e4m3fnuz), tensor(float8e5m2), tensor(float8e5m2fnuz),
///     tensor(float8e8m0), tensor(int16), tensor(int2), tensor(int32), tensor(int4), tensor(int64),
///     tensor(int8), tensor(string), tensor(uint16), tensor(uint2), tensor(uint32), tensor(uint4),
///     tensor(uint64), tensor(uint8).
/// B: bool.
Status if_v25(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services = {});

}  // namespace opwright::ai_onnx
