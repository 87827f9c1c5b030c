// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v25.pairs_float4e2m1_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int4)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int64)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int8)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint16)[3,4] 0 65535 65535 65533 65530 65532 0 2 0 65530 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint2)[3,4] 0 3 3 1 2 0 0 2 0 2 0 1
)case"},
    {"Cast_v25.pairs_float4e2m1_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint32)[3,4] 0 4294967295 4294967295 4294967293 4294967290 4294967292 0 2 0 4294967290 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint4)[3,4] 0 15 15 13 10 12 0 2 0 10 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint64)[3,4] 0 18446744073709551615 18446744073709551615 18446744073709551613
    18446744073709551610 18446744073709551612 0 2 0 18446744073709551610 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint8)[3,4] 0 255 255 253 250 252 0 2 0 250 4 1
)case"},
    {"Cast_v25.pairs_float8e4m3fn_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(bfloat16)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float8e4m3fn_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(double)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float16)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float4e2m1)[3,4] -0 6 -0 6 -6 -0 -0 -0.5 4 0 -1 -6
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375
    -0.75 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e4m3fnuz)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375
    -0.75 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e5m2)[3,4] -0.015625 64 -0.0625 64 -64 -0.25 -0.15625 -0.75 4 0.109375 -0.75 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e5m2fnuz)[3,4] -0.015625 64 -0.0625 64 -64 -0.25 -0.15625 -0.75 4 0.109375 -0.75 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 64 5.877471754111438e-39 64 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 4 0.125 5.877471754111438e-39
    5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_float8e4m3fn_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int16)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int2)[3,4] 0 0 0 0 0 0 0 0 -1 0 0 0
)case"},
    {"Cast_v25.pairs_float8e4m3fn_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int32)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int4)[3,4] 0 0 0 0 0 0 0 0 3 0 0 0
)case"},
    {"Cast_v25.pairs_float8e4m3fn_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int64)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int8)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v25.pairs_float8e4m3fn_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint16)[3,4] 0 64 0 64 65472 0 0 0 3 0 0 65488
)case"},
    {"Cast_v25.pairs_float8e4m3fn_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint2)[3,4] 0 0 0 0 0 0 0 0 3 0 0 0
)case"},
    {"Cast_v25.pairs_float8e4m3fn_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint32)[3,4] 0 64 0 64 4294967232 0 0 0 3 0 0 4294967248
)case"},
    {"Cast_v25.pairs_float8e4m3fn_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint4)[3,4] 0 0 0 0 0 0 0 0 3 0 0 0
)case"},
    {"Cast_v25.pairs_float8e4m3fn_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint64)[3,4] 0 64 0 64 18446744073709551552 0 0 0 3 0 0 18446744073709551568
)case"},
    {"Cast_v25.pairs_float8e4m3fn_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint8)[3,4] 0 64 0 64 192 0 0 0 3 0 0 208
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(bfloat16)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(double)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float16)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float4e2m1)[3,4] 6 -6 0 6 1 6 6 6 3 -6 -0 1.5
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e4m3fn)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e5m2)[3,4] 56 -24 0.03125 16 1 7 6 56 3 -12 -0.046875 1.5
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e5m2fnuz)[3,4] 56 -24 0.03125 16 1 7 6 56 3 -12 -0.046875 1.5
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e8m0)[3,4] 64 5.877471754111438e-39 0.0625 16 1 8 8 64 4 5.877471754111438e-39
    5.877471754111438e-39 2
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int16)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int2)[3,4] 0 -2 0 -1 1 -1 1 0 -1 0 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int32)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int4)[3,4] -8 6 0 -1 1 7 5 -8 3 4 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int64)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int8)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint16)[3,4] 56 65510 0 15 1 7 5 56 3 65524 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint2)[3,4] 0 2 0 3 1 3 1 0 3 0 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint32)[3,4] 56 4294967270 0 15 1 7 5 56 3 4294967284 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint4)[3,4] 8 6 0 15 1 7 5 8 3 4 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint64)[3,4] 56 18446744073709551590 0 15 1 7 5 56 3 18446744073709551604 0 1
)case"},
    {"Cast_v25.pairs_float8e4m3fnuz_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint8)[3,4] 56 230 0 15 1 7 5 56 3 244 0 1
)case"},
    {"Cast_v25.pairs_float8e5m2_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(bfloat16)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float8e5m2_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(double)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float)[3,4] -56 5 2.5 0.00030517578 -0.625 56 -4 0.015625 0.00018310547 0.00021362305 -56
    -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float16)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float4e2m1)[3,4] -6 4 2 0 -0.5 6 -4 0 0 0 -6 -0
)case"},
    {"Cast_v25.pairs_float8e5m2_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e4m3fn)[3,4] -56 5 2.5 0 -0.625 56 -4 0.015625 0 0 -56 -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e4m3fnuz)[3,4] -56 5 2.5 0 -0.625 56 -4 0.015625 0 0 -56 -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e5m2fnuz)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v25.pairs_float8e5m2_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 8 4 0.00048828125 5.877471754111438e-39 64
    5.877471754111438e-39 0.015625 0.000244140625 0.000244140625 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_float8e5m2_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int16)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v25.pairs_float8e5m2_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int2)[3,4] 0 1 -2 0 0 0 0 0 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int32)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v25.pairs_float8e5m2_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int4)[3,4] -8 5 2 0 0 -8 -4 0 0 0 -8 0
)case"},
    {"Cast_v25.pairs_float8e5m2_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int64)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v25.pairs_float8e5m2_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int8)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v25.pairs_float8e5m2_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint16)[3,4] 65480 5 2 0 0 56 65532 0 0 0 65480 0
)case"},
    {"Cast_v25.pairs_float8e5m2_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint2)[3,4] 0 1 2 0 0 0 0 0 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint32)[3,4] 4294967240 5 2 0 0 56 4294967292 0 0 0 4294967240 0
)case"},
    {"Cast_v25.pairs_float8e5m2_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint4)[3,4] 8 5 2 0 0 8 12 0 0 0 8 0
)case"},
    {"Cast_v25.pairs_float8e5m2_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint64)[3,4] 18446744073709551560 5 2 0 0 56 18446744073709551612 0 0 0 18446744073709551560 0
)case"},
    {"Cast_v25.pairs_float8e5m2_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint8)[3,4] 200 5 2 0 0 56 252 0 0 0 200 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(bfloat16)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(double)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float)[3,4] 0.25 -7 5.340576e-05 0.005859375 -0.0048828125 4.5776367e-05 -0.0004272461
    -0.013671875 -0.02734375 -7 -0.625 -5.340576e-05
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float16)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float4e2m1)[3,4] 0 -6 0 0 -0 0 -0 -0 -0 -6 -0.5 -0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e4m3fn)[3,4] 0.25 -7 0 0.005859375 -0.00390625 0 -0 -0.013671875 -0.02734375 -7 -0.625 -0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e4m3fnuz)[3,4] 0.25 -7 0 0.005859375 -0.0048828125 0 0 -0.013671875 -0.02734375 -7 -0.625
    0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e5m2)[3,4] 0.25 -7 6.103515625e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -6.103515625e-05
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e8m0)[3,4] 0.25 5.877471754111438e-39 6.103515625e-05 0.0078125 5.877471754111438e-39
    6.103515625e-05 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int16)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int2)[3,4] 0 1 0 0 0 0 0 0 0 1 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int32)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int4)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int64)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int8)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint16)[3,4] 0 65529 0 0 0 0 0 0 0 65529 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint2)[3,4] 0 1 0 0 0 0 0 0 0 1 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint32)[3,4] 0 4294967289 0 0 0 0 0 0 0 4294967289 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint4)[3,4] 0 9 0 0 0 0 0 0 0 9 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint64)[3,4] 0 18446744073709551609 0 0 0 0 0 0 0 18446744073709551609 0 0
)case"},
    {"Cast_v25.pairs_float8e5m2fnuz_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint8)[3,4] 0 249 0 0 0 0 0 0 0 249 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(bfloat16)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float8e8m0_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(double)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float16)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float4e2m1)[3,4] 1 0 6 0 2 6 4 6 0 0 0.5 0
)case"},
    {"Cast_v25.pairs_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e4m3fn)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e4m3fnuz)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e5m2)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e5m2fnuz)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v25.pairs_float8e8m0_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int16)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int2)[3,4] 1 0 0 0 -2 0 0 0 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int32)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int4)[3,4] 1 0 0 0 2 0 4 0 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int64)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int8)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint16)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint2)[3,4] 1 0 0 0 2 0 0 0 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint32)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint4)[3,4] 1 0 0 0 2 0 4 0 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint64)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint8)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v25.pairs_float_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bfloat16)[3,4] 0.58203125 -15 6.375 -0.091796875 0.34765625 0.40625 0.46875 -15 7.78125
    0.1025390625 1.96875 0.59375
)case"},
    {"Cast_v25.pairs_float_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(double)[3,4] 0.5802199840545654 -15.006999969482422 6.383500099182129 -0.09165199846029282
    0.34793999791145325 0.4064899981021881 0.4693700075149536 -15.006999969482422 7.7692999839782715
    0.10261999815702438 1.965399980545044 0.5952900052070618
)case"},
    {"Cast_v25.pairs_float_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
)case"},
    {"Cast_v25.pairs_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float16)[3,4] 0.580078125 -15.0078125 6.3828125 -0.0916748046875 0.347900390625 0.406494140625
    0.469482421875 -15.0078125 7.76953125 0.10260009765625 1.9658203125 0.59521484375
)case"},
    {"Cast_v25.pairs_float_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float4e2m1)[3,4] 0.5 -6 6 -0 0.5 0.5 0.5 -6 6 0 2 0.5
)case"},
    {"Cast_v25.pairs_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fn)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v25.pairs_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fnuz)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v25.pairs_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v25.pairs_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2fnuz)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v25.pairs_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e8m0)[3,4] 1 5.877471754111438e-39 8 5.877471754111438e-39 0.5 0.5 0.5
    5.877471754111438e-39 8 0.125 2 1
)case"},
    {"Cast_v25.pairs_float_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int16)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int2)[3,4] 0 1 -2 0 0 0 0 1 -1 0 1 0
)case"},
    {"Cast_v25.pairs_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int32)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int4)[3,4] 0 1 6 0 0 0 0 1 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int64)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int8)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint16)[3,4] 0 65521 6 0 0 0 0 65521 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint2)[3,4] 0 1 2 0 0 0 0 1 3 0 1 0
)case"},
    {"Cast_v25.pairs_float_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint32)[3,4] 0 4294967281 6 0 0 0 0 4294967281 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint4)[3,4] 0 1 6 0 0 0 0 1 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint64)[3,4] 0 18446744073709551601 6 0 0 0 0 18446744073709551601 7 0 1 0
)case"},
    {"Cast_v25.pairs_float_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint8)[3,4] 0 241 6 0 0 0 0 241 7 0 1 0
)case"},
    {"Cast_v25.pairs_int16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bfloat16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_int16_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(double)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float4e2m1)[3,4] -6 -6 -6 -6 -6 -6 -6 -6 6 -6 -6 -1
)case"},
    {"Cast_v25.pairs_int16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fn)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v25.pairs_int16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fnuz)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v25.pairs_int16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v25.pairs_int16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2fnuz)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v25.pairs_int16_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 128 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_int16_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int2)[3,4] -2 0 -1 0 1 1 1 1 0 0 -1 -1
)case"},
    {"Cast_v25.pairs_int16_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int32)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int4)[3,4] 2 -4 7 4 5 -7 -7 -3 4 0 7 -1
)case"},
    {"Cast_v25.pairs_int16_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int64)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int8)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v25.pairs_int16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint16)[3,4] 65506 65500 65415 65476 65509 65465 65449 65469 68 65488 65415 65535
)case"},
    {"Cast_v25.pairs_int16_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint2)[3,4] 2 0 3 0 1 1 1 1 0 0 3 3
)case"},
    {"Cast_v25.pairs_int16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint32)[3,4] 4294967266 4294967260 4294967175 4294967236 4294967269 4294967225 4294967209
    4294967229 68 4294967248 4294967175 4294967295
)case"},
    {"Cast_v25.pairs_int16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint4)[3,4] 2 12 7 4 5 9 9 13 4 0 7 15
)case"},
    {"Cast_v25.pairs_int16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint64)[3,4] 18446744073709551586 18446744073709551580 18446744073709551495
    18446744073709551556 18446744073709551589 18446744073709551545 18446744073709551529 18446744073709551549
    68 18446744073709551568 18446744073709551495 18446744073709551615
)case"},
    {"Cast_v25.pairs_int16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint8)[3,4] 226 220 135 196 229 185 169 189 68 208 135 255
)case"},
    {"Cast_v25.pairs_int2_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(bfloat16)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(bool)[3,4] 0 1 1 1 1 1 1 1 1 0 1 1
)case"},
    {"Cast_v25.pairs_int2_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(double)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float16)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float4e2m1)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float8e4m3fn)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float8e4m3fnuz)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float8e5m2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float8e5m2fnuz)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 5.877471754111438e-39 1 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 1 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 1 5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_int2_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(int16)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(int32)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(int4)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(int64)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(int8)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
)case"},
    {"Cast_v25.pairs_int2_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(uint16)[3,4] 0 65534 1 65535 65535 65534 1 65534 65534 0 1 65534
)case"},
    {"Cast_v25.pairs_int2_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(uint2)[3,4] 0 2 1 3 3 2 1 2 2 0 1 2
)case"},
    {"Cast_v25.pairs_int2_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(uint32)[3,4] 0 4294967294 1 4294967295 4294967295 4294967294 1 4294967294 4294967294 0 1
    4294967294
)case"},
    {"Cast_v25.pairs_int2_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(uint4)[3,4] 0 14 1 15 15 14 1 14 14 0 1 14
)case"},
    {"Cast_v25.pairs_int2_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(uint64)[3,4] 0 18446744073709551614 1 18446744073709551615 18446744073709551615
    18446744073709551614 1 18446744073709551614 18446744073709551614 0 1 18446744073709551614
)case"},
    {"Cast_v25.pairs_int2_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(int2)[3,4] 0 -2 1 -1 -1 -2 1 -2 -2 0 1 -2
output: tensor(uint8)[3,4] 0 254 1 255 255 254 1 254 254 0 1 254
)case"},
    {"Cast_v25.pairs_int32_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bfloat16)[3,4] 18 3 13238272 13238272 17 22 74 32 84 -1 -90 8912896
)case"},
    {"Cast_v25.pairs_int32_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_int32_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(double)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v25.pairs_int32_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float)[3,4] 18 3 1.3258121e+07 1.3258121e+07 17 22 74 32 84 -1 -90 8.888341e+06
)case"},
    {"Cast_v25.pairs_int32_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float16)[3,4] 18 3 inf inf 17 22 74 32 84 -1 -90 inf
)case"},
    {"Cast_v25.pairs_int32_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float4e2m1)[3,4] 6 3 6 6 6 6 6 6 6 -1 -6 6
)case"},
    {"Cast_v25.pairs_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fn)[3,4] 18 3 448 448 16 22 72 32 80 -1 -88 448
)case"},
    {"Cast_v25.pairs_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fnuz)[3,4] 18 3 240 240 16 22 72 32 80 -1 -88 240
)case"},
    {"Cast_v25.pairs_int32_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v25.pairs_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2fnuz)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v25.pairs_int32_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e8m0)[3,4] 32 4 16777216 16777216 32 32 128 32 128 5.877471754111438e-39
    5.877471754111438e-39 16777216
)case"},
    {"Cast_v25.pairs_int32_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int16)[3,4] 18 3 19849 19849 17 22 74 32 84 -1 -90 -24555
)case"},
    {"Cast_v25.pairs_int32_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int2)[3,4] -2 -1 1 1 1 -2 -2 0 0 -1 -2 1
)case"},
    {"Cast_v25.pairs_int32_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v25.pairs_int32_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int4)[3,4] 2 3 -7 -7 1 6 -6 0 4 -1 6 5
)case"},
    {"Cast_v25.pairs_int32_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v25.pairs_int32_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int8)[3,4] 18 3 -119 -119 17 22 74 32 84 -1 -90 21
)case"},
    {"Cast_v25.pairs_int32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint16)[3,4] 18 3 19849 19849 17 22 74 32 84 65535 65446 40981
)case"},
    {"Cast_v25.pairs_int32_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint2)[3,4] 2 3 1 1 1 2 2 0 0 3 2 1
)case"},
    {"Cast_v25.pairs_int32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 4294967295 4294967206 8888341
)case"},
    {"Cast_v25.pairs_int32_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint4)[3,4] 2 3 9 9 1 6 10 0 4 15 6 5
)case"},
    {"Cast_v25.pairs_int32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 18446744073709551615 18446744073709551526
    8888341
)case"},
    {"Cast_v25.pairs_int32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint8)[3,4] 18 3 137 137 17 22 74 32 84 255 166 21
)case"},
    {"Cast_v25.pairs_int4_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(bfloat16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(bool)[3,4] 1 1 1 1 0 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_int4_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(double)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float4e2m1)[3,4] 2 -2 -6 -6 0 -1 -4 -3 -4 1 6 -6
)case"},
    {"Cast_v25.pairs_int4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e4m3fn)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e4m3fnuz)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e5m2)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e5m2fnuz)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e8m0)[3,4] 2 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 1 8 5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_int4_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int2)[3,4] -2 -2 0 1 0 -1 0 1 -1 1 -2 0
)case"},
    {"Cast_v25.pairs_int4_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int32)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int64)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int8)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v25.pairs_int4_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint16)[3,4] 2 65534 65528 65529 0 65535 65532 65533 65531 1 6 65528
)case"},
    {"Cast_v25.pairs_int4_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint2)[3,4] 2 2 0 1 0 3 0 1 3 1 2 0
)case"},
    {"Cast_v25.pairs_int4_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint32)[3,4] 2 4294967294 4294967288 4294967289 0 4294967295 4294967292 4294967293 4294967291 1
    6 4294967288
)case"},
    {"Cast_v25.pairs_int4_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint4)[3,4] 2 14 8 9 0 15 12 13 11 1 6 8
)case"},
    {"Cast_v25.pairs_int4_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint64)[3,4] 2 18446744073709551614 18446744073709551608 18446744073709551609 0
    18446744073709551615 18446744073709551612 18446744073709551613 18446744073709551611 1 6
    18446744073709551608
)case"},
    {"Cast_v25.pairs_int4_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint8)[3,4] 2 254 248 249 0 255 252 253 251 1 6 248
)case"},
    {"Cast_v25.pairs_int64_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bfloat16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.432467050515661e+16 -13 -5.432467050515661e+16
    -43
)case"},
    {"Cast_v25.pairs_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(double)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.424443516372757e+16 -13 -5.424443516372757e+16
    -43
)case"},
    {"Cast_v25.pairs_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.4244436e+16 -13 -5.4244436e+16 -43
)case"},
    {"Cast_v25.pairs_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -inf -13 -inf -43
)case"},
    {"Cast_v25.pairs_int64_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float4e2m1)[3,4] -6 -6 -6 6 -6 -6 -6 -6 -6 -6 -6 -6
)case"},
    {"Cast_v25.pairs_int64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fn)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -448 -13 -448 -44
)case"},
    {"Cast_v25.pairs_int64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fnuz)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -240 -13 -240 -44
)case"},
    {"Cast_v25.pairs_int64_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v25.pairs_int64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2fnuz)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v25.pairs_int64_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 16
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_int64_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 14642 -13 14642 -43
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
