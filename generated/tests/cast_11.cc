// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v24.pairs_float_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint32)[3,4] 0 4294967281 6 0 0 0 0 4294967281 7 0 1 0
)case"},
    {"Cast_v24.pairs_float_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint4)[3,4] 0 1 6 0 0 0 0 1 7 0 1 0
)case"},
    {"Cast_v24.pairs_float_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint64)[3,4] 0 18446744073709551601 6 0 0 0 0 18446744073709551601 7 0 1 0
)case"},
    {"Cast_v24.pairs_float_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint8)[3,4] 0 241 6 0 0 0 0 241 7 0 1 0
)case"},
    {"Cast_v24.pairs_int16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bfloat16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_int16_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(double)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float4e2m1)[3,4] -6 -6 -6 -6 -6 -6 -6 -6 6 -6 -6 -1
)case"},
    {"Cast_v24.pairs_int16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fn)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v24.pairs_int16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fnuz)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v24.pairs_int16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v24.pairs_int16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2fnuz)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v24.pairs_int16_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 128 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v24.pairs_int16_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int32)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int4)[3,4] 2 -4 7 4 5 -7 -7 -3 4 0 7 -1
)case"},
    {"Cast_v24.pairs_int16_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int64)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int8)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v24.pairs_int16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint16)[3,4] 65506 65500 65415 65476 65509 65465 65449 65469 68 65488 65415 65535
)case"},
    {"Cast_v24.pairs_int16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint32)[3,4] 4294967266 4294967260 4294967175 4294967236 4294967269 4294967225 4294967209
    4294967229 68 4294967248 4294967175 4294967295
)case"},
    {"Cast_v24.pairs_int16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint4)[3,4] 2 12 7 4 5 9 9 13 4 0 7 15
)case"},
    {"Cast_v24.pairs_int16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint64)[3,4] 18446744073709551586 18446744073709551580 18446744073709551495
    18446744073709551556 18446744073709551589 18446744073709551545 18446744073709551529 18446744073709551549
    68 18446744073709551568 18446744073709551495 18446744073709551615
)case"},
    {"Cast_v24.pairs_int16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint8)[3,4] 226 220 135 196 229 185 169 189 68 208 135 255
)case"},
    {"Cast_v24.pairs_int32_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bfloat16)[3,4] 18 3 13238272 13238272 17 22 74 32 84 -1 -90 8912896
)case"},
    {"Cast_v24.pairs_int32_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_int32_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(double)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v24.pairs_int32_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float)[3,4] 18 3 1.3258121e+07 1.3258121e+07 17 22 74 32 84 -1 -90 8.888341e+06
)case"},
    {"Cast_v24.pairs_int32_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float16)[3,4] 18 3 inf inf 17 22 74 32 84 -1 -90 inf
)case"},
    {"Cast_v24.pairs_int32_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float4e2m1)[3,4] 6 3 6 6 6 6 6 6 6 -1 -6 6
)case"},
    {"Cast_v24.pairs_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fn)[3,4] 18 3 448 448 16 22 72 32 80 -1 -88 448
)case"},
    {"Cast_v24.pairs_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fnuz)[3,4] 18 3 240 240 16 22 72 32 80 -1 -88 240
)case"},
    {"Cast_v24.pairs_int32_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v24.pairs_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2fnuz)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v24.pairs_int32_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e8m0)[3,4] 32 4 16777216 16777216 32 32 128 32 128 5.877471754111438e-39
    5.877471754111438e-39 16777216
)case"},
    {"Cast_v24.pairs_int32_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int16)[3,4] 18 3 19849 19849 17 22 74 32 84 -1 -90 -24555
)case"},
    {"Cast_v24.pairs_int32_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v24.pairs_int32_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int4)[3,4] 2 3 -7 -7 1 6 -6 0 4 -1 6 5
)case"},
    {"Cast_v24.pairs_int32_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v24.pairs_int32_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int8)[3,4] 18 3 -119 -119 17 22 74 32 84 -1 -90 21
)case"},
    {"Cast_v24.pairs_int32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint16)[3,4] 18 3 19849 19849 17 22 74 32 84 65535 65446 40981
)case"},
    {"Cast_v24.pairs_int32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 4294967295 4294967206 8888341
)case"},
    {"Cast_v24.pairs_int32_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint4)[3,4] 2 3 9 9 1 6 10 0 4 15 6 5
)case"},
    {"Cast_v24.pairs_int32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 18446744073709551615 18446744073709551526
    8888341
)case"},
    {"Cast_v24.pairs_int32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint8)[3,4] 18 3 137 137 17 22 74 32 84 255 166 21
)case"},
    {"Cast_v24.pairs_int4_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(bfloat16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(bool)[3,4] 1 1 1 1 0 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_int4_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(double)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float4e2m1)[3,4] 2 -2 -6 -6 0 -1 -4 -3 -4 1 6 -6
)case"},
    {"Cast_v24.pairs_int4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e4m3fn)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e4m3fnuz)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e5m2)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e5m2fnuz)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e8m0)[3,4] 2 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 1 8 5.877471754111438e-39
)case"},
    {"Cast_v24.pairs_int4_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int32)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int64)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int8)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v24.pairs_int4_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint16)[3,4] 2 65534 65528 65529 0 65535 65532 65533 65531 1 6 65528
)case"},
    {"Cast_v24.pairs_int4_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint32)[3,4] 2 4294967294 4294967288 4294967289 0 4294967295 4294967292 4294967293 4294967291 1
    6 4294967288
)case"},
    {"Cast_v24.pairs_int4_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint4)[3,4] 2 14 8 9 0 15 12 13 11 1 6 8
)case"},
    {"Cast_v24.pairs_int4_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint64)[3,4] 2 18446744073709551614 18446744073709551608 18446744073709551609 0
    18446744073709551615 18446744073709551612 18446744073709551613 18446744073709551611 1 6
    18446744073709551608
)case"},
    {"Cast_v24.pairs_int4_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint8)[3,4] 2 254 248 249 0 255 252 253 251 1 6 248
)case"},
    {"Cast_v24.pairs_int64_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bfloat16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.432467050515661e+16 -13 -5.432467050515661e+16
    -43
)case"},
    {"Cast_v24.pairs_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(double)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.424443516372757e+16 -13 -5.424443516372757e+16
    -43
)case"},
    {"Cast_v24.pairs_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.4244436e+16 -13 -5.4244436e+16 -43
)case"},
    {"Cast_v24.pairs_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -inf -13 -inf -43
)case"},
    {"Cast_v24.pairs_int64_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float4e2m1)[3,4] -6 -6 -6 6 -6 -6 -6 -6 -6 -6 -6 -6
)case"},
    {"Cast_v24.pairs_int64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fn)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -448 -13 -448 -44
)case"},
    {"Cast_v24.pairs_int64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fnuz)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -240 -13 -240 -44
)case"},
    {"Cast_v24.pairs_int64_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v24.pairs_int64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2fnuz)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v24.pairs_int64_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 16
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v24.pairs_int64_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 14642 -13 14642 -43
)case"},
    {"Cast_v24.pairs_int64_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int32)[3,4] -45 -75 -25 16 -32 -86 -11 -78 1057372466 -13 1057372466 -43
)case"},
    {"Cast_v24.pairs_int64_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int4)[3,4] 3 5 7 0 0 -6 5 2 2 3 2 5
)case"},
    {"Cast_v24.pairs_int64_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
)case"},
    {"Cast_v24.pairs_int64_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int8)[3,4] -45 -75 -25 16 -32 -86 -11 -78 50 -13 50 -43
)case"},
    {"Cast_v24.pairs_int64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint16)[3,4] 65491 65461 65511 16 65504 65450 65525 65458 14642 65523 14642 65493
)case"},
    {"Cast_v24.pairs_int64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint32)[3,4] 4294967251 4294967221 4294967271 16 4294967264 4294967210 4294967285 4294967218
    1057372466 4294967283 1057372466 4294967253
)case"},
    {"Cast_v24.pairs_int64_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint4)[3,4] 3 5 7 0 0 10 5 2 2 3 2 5
)case"},
    {"Cast_v24.pairs_int64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint64)[3,4] 18446744073709551571 18446744073709551541 18446744073709551591 16
    18446744073709551584 18446744073709551530 18446744073709551605 18446744073709551538 18392499638545824050
    18446744073709551603 18392499638545824050 18446744073709551573
)case"},
    {"Cast_v24.pairs_int64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint8)[3,4] 211 181 231 16 224 170 245 178 50 243 50 213
)case"},
    {"Cast_v24.pairs_int8_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(bfloat16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_int8_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(double)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float4e2m1)[3,4] -6 -6 -6 6 6 6 6 6 6 6 6 -6
)case"},
    {"Cast_v24.pairs_int8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e4m3fn)[3,4] -56 -15 -120 44 20 28 72 24 7 40 80 -120
)case"},
    {"Cast_v24.pairs_int8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e4m3fnuz)[3,4] -56 -15 -120 44 20 28 72 24 7 40 80 -120
)case"},
    {"Cast_v24.pairs_int8_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e5m2)[3,4] -56 -16 -112 48 20 28 80 24 7 40 80 -112
)case"},
    {"Cast_v24.pairs_int8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e5m2fnuz)[3,4] -56 -16 -112 48 20 28 80 24 7 40 80 -112
)case"},
    {"Cast_v24.pairs_int8_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 64 32 32 128
    32 8 64 128 5.877471754111438e-39
)case"},
    {"Cast_v24.pairs_int8_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int32)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int4)[3,4] 6 1 -7 -4 5 -3 -6 7 7 -8 4 -7
)case"},
    {"Cast_v24.pairs_int8_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int64)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v24.pairs_int8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint16)[3,4] 65478 65521 65417 44 21 29 74 23 7 40 84 65417
)case"},
    {"Cast_v24.pairs_int8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint32)[3,4] 4294967238 4294967281 4294967177 44 21 29 74 23 7 40 84 4294967177
)case"},
    {"Cast_v24.pairs_int8_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint4)[3,4] 6 1 9 12 5 13 10 7 7 8 4 9
)case"},
    {"Cast_v24.pairs_int8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint64)[3,4] 18446744073709551558 18446744073709551601 18446744073709551497 44 21 29 74 23 7 40
    84 18446744073709551497
)case"},
    {"Cast_v24.pairs_int8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint8)[3,4] 198 241 137 44 21 29 74 23 7 40 84 137
)case"},
    {"Cast_v24.pairs_uint16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bfloat16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_uint16_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(double)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float4e2m1)[3,4] 4 6 6 6 6 6 6 6 6 6 6 6
)case"},
    {"Cast_v24.pairs_uint16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e4m3fn)[3,4] 5 40 416 40 44 18 416 48 10 88 80 9
)case"},
    {"Cast_v24.pairs_uint16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e4m3fnuz)[3,4] 5 40 240 40 44 18 240 48 10 88 80 9
)case"},
    {"Cast_v24.pairs_uint16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e5m2)[3,4] 5 40 448 40 40 16 448 48 10 80 80 8
)case"},
    {"Cast_v24.pairs_uint16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e5m2fnuz)[3,4] 5 40 448 40 40 16 448 48 10 80 80 8
)case"},
    {"Cast_v24.pairs_uint16_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e8m0)[3,4] 8 64 512 64 64 32 512 64 16 128 128 16
)case"},
    {"Cast_v24.pairs_uint16_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int4)[3,4] 5 6 2 7 -5 2 2 2 -6 6 3 -7
)case"},
    {"Cast_v24.pairs_uint16_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int8)[3,4] 5 38 -94 39 43 18 -94 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint4)[3,4] 5 6 2 7 11 2 2 2 10 6 3 9
)case"},
    {"Cast_v24.pairs_uint16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint8)[3,4] 5 38 162 39 43 18 162 50 10 86 83 9
)case"},
    {"Cast_v24.pairs_uint32_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bfloat16)[3,4] 6324224 4 40 47 36175872 7602176 5 98 62 32636928 32 93
)case"},
    {"Cast_v24.pairs_uint32_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_uint32_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(double)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v24.pairs_uint32_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float)[3,4] 6.31674e+06 4 40 47 3.6243064e+07 7.590574e+06 5 98 62 3.2697982e+07 32 93
)case"},
    {"Cast_v24.pairs_uint32_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float16)[3,4] inf 4 40 47 inf inf 5 98 62 inf 32 93
)case"},
    {"Cast_v24.pairs_uint32_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float4e2m1)[3,4] 6 4 6 6 6 6 4 6 6 6 6 6
)case"},
    {"Cast_v24.pairs_uint32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e4m3fn)[3,4] 448 4 40 48 448 448 5 96 64 448 32 96
)case"},
    {"Cast_v24.pairs_uint32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e4m3fnuz)[3,4] 240 4 40 48 240 240 5 96 64 240 32 96
)case"},
    {"Cast_v24.pairs_uint32_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e5m2)[3,4] 57344 4 40 48 57344 57344 5 96 64 57344 32 96
)case"},
    {"Cast_v24.pairs_uint32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e5m2fnuz)[3,4] 57344 4 40 48 57344 57344 5 96 64 57344 32 96
)case"},
    {"Cast_v24.pairs_uint32_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e8m0)[3,4] 8388608 4 64 64 67108864 8388608 8 128 64 33554432 32 128
)case"},
    {"Cast_v24.pairs_uint32_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int16)[3,4] 25284 4 40 47 1656 -11602 5 98 62 -4482 32 93
)case"},
    {"Cast_v24.pairs_uint32_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v24.pairs_uint32_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int4)[3,4] 4 4 -8 -1 -8 -2 5 2 -2 -2 0 -3
)case"},
    {"Cast_v24.pairs_uint32_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v24.pairs_uint32_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int8)[3,4] -60 4 40 47 120 -82 5 98 62 126 32 93
)case"},
    {"Cast_v24.pairs_uint32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint16)[3,4] 25284 4 40 47 1656 53934 5 98 62 61054 32 93
)case"},
    {"Cast_v24.pairs_uint32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v24.pairs_uint32_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint4)[3,4] 4 4 8 15 8 14 5 2 14 14 0 13
)case"},
    {"Cast_v24.pairs_uint32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v24.pairs_uint32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint8)[3,4] 196 4 40 47 120 174 5 98 62 126 32 93
)case"},
    {"Cast_v24.pairs_uint4_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(bfloat16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_uint4_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(double)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float4e2m1)[3,4] 6 6 4 4 6 6 6 3 6 6 2 1
)case"},
    {"Cast_v24.pairs_uint4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e4m3fn)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e4m3fnuz)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e5m2)[3,4] 16 16 4 5 12 12 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e5m2fnuz)[3,4] 16 16 4 5 12 12 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e8m0)[3,4] 16 16 4 8 16 16 8 4 16 16 2 1
)case"},
    {"Cast_v24.pairs_uint4_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int32)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int4)[3,4] -1 -1 4 5 -5 -3 6 3 -2 -4 2 1
)case"},
    {"Cast_v24.pairs_uint4_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int64)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int8)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint32)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint64)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint4_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint8)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v24.pairs_uint64_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bfloat16)[3,4] 19 1.3792273858822144e+17 30 6 99 26 25 93 97 5 1.3792273858822144e+17 89
)case"},
    {"Cast_v24.pairs_uint64_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_uint64_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(double)[3,4] 19 1.3812944778120878e+17 30 6 99 26 25 93 97 5 1.3812944778120878e+17 89
)case"},
    {"Cast_v24.pairs_uint64_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float)[3,4] 19 1.3812945e+17 30 6 99 26 25 93 97 5 1.3812945e+17 89
)case"},
    {"Cast_v24.pairs_uint64_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float16)[3,4] 19 inf 30 6 99 26 25 93 97 5 inf 89
)case"},
    {"Cast_v24.pairs_uint64_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float4e2m1)[3,4] 6 6 6 6 6 6 6 6 6 4 6 6
)case"},
    {"Cast_v24.pairs_uint64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e4m3fn)[3,4] 20 448 30 6 96 26 24 96 96 5 448 88
)case"},
    {"Cast_v24.pairs_uint64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e4m3fnuz)[3,4] 20 240 30 6 96 26 24 96 96 5 240 88
)case"},
    {"Cast_v24.pairs_uint64_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e5m2)[3,4] 20 57344 32 6 96 24 24 96 96 5 57344 96
)case"},
    {"Cast_v24.pairs_uint64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e5m2fnuz)[3,4] 20 57344 32 6 96 24 24 96 96 5 57344 96
)case"},
    {"Cast_v24.pairs_uint64_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e8m0)[3,4] 32 1.4411518807585587e+17 32 8 128 32 32 128 128 8 1.4411518807585587e+17 128
)case"},
    {"Cast_v24.pairs_uint64_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v24.pairs_uint64_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v24.pairs_uint64_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int4)[3,4] 3 0 -2 6 3 -6 -7 -3 1 5 0 -7
)case"},
    {"Cast_v24.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v24.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int8)[3,4] 19 -48 30 6 99 26 25 93 97 5 -48 89
)case"},
    {"Cast_v24.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v24.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v24.pairs_uint64_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint4)[3,4] 3 0 14 6 3 10 9 13 1 5 0 9
)case"},
    {"Cast_v24.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v24.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint8)[3,4] 19 208 30 6 99 26 25 93 97 5 208 89
)case"},
    {"Cast_v24.pairs_uint8_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=16
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bfloat16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=9
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v24.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(double)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=23
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float4e2m1)[3,4] 6 6 6 6 6 6 6 6 6 1 6 6
)case"},
    {"Cast_v24.pairs_uint8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=17
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fn)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v24.pairs_uint8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=18
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fnuz)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v24.pairs_uint8_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=19
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v24.pairs_uint8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=20
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2fnuz)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v24.pairs_uint8_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e8m0)[3,4] 128 16 16 256 64 128 128 256 128 1 32 128
)case"},
    {"Cast_v24.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=5
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_int4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=22
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int4)[3,4] 2 -4 -5 2 -5 5 -2 2 0 1 1 4
)case"},
    {"Cast_v24.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=7
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=3
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int8)[3,4] 98 12 11 -78 43 69 94 -78 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=4
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=12
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_uint4", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=21
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint4)[3,4] 2 12 11 2 11 5 14 2 0 1 1 4
)case"},
    {"Cast_v24.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=13
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=2
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v24.powers_rounded_down_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24 round_mode="down"
input: tensor(double)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 1e+39 1e-40 inf nan
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"Cast_v24.powers_rounded_down_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24 round_mode="down"
input: tensor(float)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 inf 1e-40 inf nan
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"Cast_v24.powers_rounded_to_nearest_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24 round_mode="nearest" saturate=0
input: tensor(double)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 1e+39 1e-40 inf nan
output: tensor(float8e8m0)[12] nan 0.125 0.25 0.5 1 2 2 4 nan nan nan nan
)case"},
    {"Cast_v24.powers_rounded_to_nearest_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=24 round_mode="nearest" saturate=0
input: tensor(float)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 inf 1e-40 inf nan
output: tensor(float8e8m0)[12] nan 0.125 0.25 0.5 1 2 2 4 nan nan nan nan
)case"},
    {"Cast_v24.rounds_once_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(double)[4] 1.0004882812509095 -1.0004882812509095 1.00048828125 65519.99999999999
output: tensor(float16)[4] 1.0009765625 -1.0009765625 1 65504
)case"},
    {"Cast_v24.scalar_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=6
input: tensor(float)[] 0.079662
output: tensor(int32)[] 0
)case"},
    {"Cast_v24.test_cast_BFLOAT16_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
output: tensor(float)[3,4] 0.47851562 0.48046875 0.5 0.8203125 0.47070312 0.81640625 0.2109375 0.72265625 nan
    inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_DOUBLE_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_DOUBLE_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_DOUBLE@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=11
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
output: tensor(double)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_FLOAT4E2M1@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=23
input: tensor(float16)[3,5] 0.47998046875 0.25 1.0498046875 -3.5 -8 9 inf 1.1920928955078125e-07 nan inf inf
    -inf -4 0.01000213623046875 -0
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=17
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=18
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_FLOAT8E5M2@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=19
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=20
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
output: tensor(float)[3,4] 0.4790039 0.4802246 0.49975586 0.81933594 0.47021484 0.81640625 0.21081543
    0.72314453 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_INT4@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=22
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT16_to_UINT4@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=21
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT4E2M1_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
output: tensor(float16)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT4E2M1_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
output: tensor(float)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E4M3FNUZ_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E4M3FNUZ_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E4M3FN_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E4M3FN_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E5M2FNUZ_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E5M2FNUZ_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E5M2_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT8E5M2_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_BFLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=16
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_DOUBLE@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=11
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_FLOAT4E2M1@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=23
input: tensor(float)[3,5] 0.48 0.25 1.05 -3.5 -8 9 1e+06 1e-07 nan inf inf -inf -4 0.01 -0
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=17
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=18
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_FLOAT8E5M2@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=19
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=20
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_INT4@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=22
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_FLOAT_to_UINT4@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=21
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_INT4_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(float16)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_INT4_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(float)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_INT4_to_INT8@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=3
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(int8)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_UINT4_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(float16)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_UINT4_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(float)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_UINT4_to_UINT8@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=2
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint8)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_e8m0_FLOAT16_to_FLOAT8E8M0@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) round_mode="up" saturate=1 to=24
input: tensor(float16)[2,4] 0 0.1240234375 0.25 0.5 1.099609375 2 4 8
output: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_e8m0_FLOAT8E8M0_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10
input: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
output: tensor(float16)[2,4] 0 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
