// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx/Optional.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Optional_v15.empty_bool", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(bool)
output: optional(tensor(bool)) { }
)case"},
    {"Optional_v15.empty_complex128", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(complex128)
output: optional(tensor(complex128)) { }
)case"},
    {"Optional_v15.empty_complex64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(complex64)
output: optional(tensor(complex64)) { }
)case"},
    {"Optional_v15.empty_double", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(double)
output: optional(tensor(double)) { }
)case"},
    {"Optional_v15.empty_float", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(float)
output: optional(tensor(float)) { }
)case"},
    {"Optional_v15.empty_float16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(float16)
output: optional(tensor(float16)) { }
)case"},
    {"Optional_v15.empty_int16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int16)
output: optional(tensor(int16)) { }
)case"},
    {"Optional_v15.empty_int32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int32)
output: optional(tensor(int32)) { }
)case"},
    {"Optional_v15.empty_int64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int64)
output: optional(tensor(int64)) { }
)case"},
    {"Optional_v15.empty_int8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int8)
output: optional(tensor(int8)) { }
)case"},
    {"Optional_v15.empty_seq_bool", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(bool))
output: optional(seq(tensor(bool))) { }
)case"},
    {"Optional_v15.empty_seq_complex128", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(complex128))
output: optional(seq(tensor(complex128))) { }
)case"},
    {"Optional_v15.empty_seq_complex64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(complex64))
output: optional(seq(tensor(complex64))) { }
)case"},
    {"Optional_v15.empty_seq_double", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(double))
output: optional(seq(tensor(double))) { }
)case"},
    {"Optional_v15.empty_seq_float", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(float))
output: optional(seq(tensor(float))) { }
)case"},
    {"Optional_v15.empty_seq_float16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(float16))
output: optional(seq(tensor(float16))) { }
)case"},
    {"Optional_v15.empty_seq_int16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int16))
output: optional(seq(tensor(int16))) { }
)case"},
    {"Optional_v15.empty_seq_int32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int32))
output: optional(seq(tensor(int32))) { }
)case"},
    {"Optional_v15.empty_seq_int64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int64))
output: optional(seq(tensor(int64))) { }
)case"},
    {"Optional_v15.empty_seq_int8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int8))
output: optional(seq(tensor(int8))) { }
)case"},
    {"Optional_v15.empty_seq_string", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(string))
output: optional(seq(tensor(string))) { }
)case"},
    {"Optional_v15.empty_seq_uint16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint16))
output: optional(seq(tensor(uint16))) { }
)case"},
    {"Optional_v15.empty_seq_uint32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint32))
output: optional(seq(tensor(uint32))) { }
)case"},
    {"Optional_v15.empty_seq_uint64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint64))
output: optional(seq(tensor(uint64))) { }
)case"},
    {"Optional_v15.empty_seq_uint8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint8))
output: optional(seq(tensor(uint8))) { }
)case"},
    {"Optional_v15.empty_string", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(string)
output: optional(tensor(string)) { }
)case"},
    {"Optional_v15.empty_uint16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint16)
output: optional(tensor(uint16)) { }
)case"},
    {"Optional_v15.empty_uint32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint32)
output: optional(tensor(uint32)) { }
)case"},
    {"Optional_v15.empty_uint64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint64)
output: optional(tensor(uint64)) { }
)case"},
    {"Optional_v15.empty_uint8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint8)
output: optional(tensor(uint8)) { }
)case"},
    {"Optional_v28.empty_bfloat16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(bfloat16)
output: optional(tensor(bfloat16)) { }
)case"},
    {"Optional_v28.empty_bool", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(bool)
output: optional(tensor(bool)) { }
)case"},
    {"Optional_v28.empty_complex128", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(complex128)
output: optional(tensor(complex128)) { }
)case"},
    {"Optional_v28.empty_complex64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(complex64)
output: optional(tensor(complex64)) { }
)case"},
    {"Optional_v28.empty_double", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(double)
output: optional(tensor(double)) { }
)case"},
    {"Optional_v28.empty_float", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float)
output: optional(tensor(float)) { }
)case"},
    {"Optional_v28.empty_float16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float16)
output: optional(tensor(float16)) { }
)case"},
    {"Optional_v28.empty_float4e2m1", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float4e2m1)
output: optional(tensor(float4e2m1)) { }
)case"},
    {"Optional_v28.empty_float6e2m3", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float6e2m3)
output: optional(tensor(float6e2m3)) { }
)case"},
    {"Optional_v28.empty_float6e3m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float6e3m2)
output: optional(tensor(float6e3m2)) { }
)case"},
    {"Optional_v28.empty_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e4m3fn)
output: optional(tensor(float8e4m3fn)) { }
)case"},
    {"Optional_v28.empty_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e4m3fnuz)
output: optional(tensor(float8e4m3fnuz)) { }
)case"},
    {"Optional_v28.empty_float8e5m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e5m2)
output: optional(tensor(float8e5m2)) { }
)case"},
    {"Optional_v28.empty_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e5m2fnuz)
output: optional(tensor(float8e5m2fnuz)) { }
)case"},
    {"Optional_v28.empty_float8e8m0", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e8m0)
output: optional(tensor(float8e8m0)) { }
)case"},
    {"Optional_v28.empty_int16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int16)
output: optional(tensor(int16)) { }
)case"},
    {"Optional_v28.empty_int2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int2)
output: optional(tensor(int2)) { }
)case"},
    {"Optional_v28.empty_int32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int32)
output: optional(tensor(int32)) { }
)case"},
    {"Optional_v28.empty_int4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int4)
output: optional(tensor(int4)) { }
)case"},
    {"Optional_v28.empty_int64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int64)
output: optional(tensor(int64)) { }
)case"},
    {"Optional_v28.empty_int8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int8)
output: optional(tensor(int8)) { }
)case"},
    {"Optional_v28.empty_seq_bfloat16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(bfloat16))
output: optional(seq(tensor(bfloat16))) { }
)case"},
    {"Optional_v28.empty_seq_bool", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(bool))
output: optional(seq(tensor(bool))) { }
)case"},
    {"Optional_v28.empty_seq_complex128", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(complex128))
output: optional(seq(tensor(complex128))) { }
)case"},
    {"Optional_v28.empty_seq_complex64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(complex64))
output: optional(seq(tensor(complex64))) { }
)case"},
    {"Optional_v28.empty_seq_double", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(double))
output: optional(seq(tensor(double))) { }
)case"},
    {"Optional_v28.empty_seq_float", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float))
output: optional(seq(tensor(float))) { }
)case"},
    {"Optional_v28.empty_seq_float16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float16))
output: optional(seq(tensor(float16))) { }
)case"},
    {"Optional_v28.empty_seq_float4e2m1", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float4e2m1))
output: optional(seq(tensor(float4e2m1))) { }
)case"},
    {"Optional_v28.empty_seq_float6e2m3", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float6e2m3))
output: optional(seq(tensor(float6e2m3))) { }
)case"},
    {"Optional_v28.empty_seq_float6e3m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float6e3m2))
output: optional(seq(tensor(float6e3m2))) { }
)case"},
    {"Optional_v28.empty_seq_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e4m3fn))
output: optional(seq(tensor(float8e4m3fn))) { }
)case"},
    {"Optional_v28.empty_seq_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e4m3fnuz))
output: optional(seq(tensor(float8e4m3fnuz))) { }
)case"},
    {"Optional_v28.empty_seq_float8e5m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e5m2))
output: optional(seq(tensor(float8e5m2))) { }
)case"},
    {"Optional_v28.empty_seq_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e5m2fnuz))
output: optional(seq(tensor(float8e5m2fnuz))) { }
)case"},
    {"Optional_v28.empty_seq_float8e8m0", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e8m0))
output: optional(seq(tensor(float8e8m0))) { }
)case"},
    {"Optional_v28.empty_seq_int16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int16))
output: optional(seq(tensor(int16))) { }
)case"},
    {"Optional_v28.empty_seq_int2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int2))
output: optional(seq(tensor(int2))) { }
)case"},
    {"Optional_v28.empty_seq_int32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int32))
output: optional(seq(tensor(int32))) { }
)case"},
    {"Optional_v28.empty_seq_int4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int4))
output: optional(seq(tensor(int4))) { }
)case"},
    {"Optional_v28.empty_seq_int64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int64))
output: optional(seq(tensor(int64))) { }
)case"},
    {"Optional_v28.empty_seq_int8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int8))
output: optional(seq(tensor(int8))) { }
)case"},
    {"Optional_v28.empty_seq_string", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(string))
output: optional(seq(tensor(string))) { }
)case"},
    {"Optional_v28.empty_seq_uint16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint16))
output: optional(seq(tensor(uint16))) { }
)case"},
    {"Optional_v28.empty_seq_uint2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint2))
output: optional(seq(tensor(uint2))) { }
)case"},
    {"Optional_v28.empty_seq_uint32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint32))
output: optional(seq(tensor(uint32))) { }
)case"},
    {"Optional_v28.empty_seq_uint4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint4))
output: optional(seq(tensor(uint4))) { }
)case"},
    {"Optional_v28.empty_seq_uint64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint64))
output: optional(seq(tensor(uint64))) { }
)case"},
    {"Optional_v28.empty_seq_uint8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint8))
output: optional(seq(tensor(uint8))) { }
)case"},
    {"Optional_v28.empty_string", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(string)
output: optional(tensor(string)) { }
)case"},
    {"Optional_v28.empty_uint16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint16)
output: optional(tensor(uint16)) { }
)case"},
    {"Optional_v28.empty_uint2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint2)
output: optional(tensor(uint2)) { }
)case"},
    {"Optional_v28.empty_uint32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint32)
output: optional(tensor(uint32)) { }
)case"},
    {"Optional_v28.empty_uint4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint4)
output: optional(tensor(uint4)) { }
)case"},
    {"Optional_v28.empty_uint64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint64)
output: optional(tensor(uint64)) { }
)case"},
    {"Optional_v28.empty_uint8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint8)
output: optional(tensor(uint8)) { }
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
