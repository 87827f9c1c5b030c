// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v21.pairs_float8e5m2fnuz_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint64)[3,4] 0 18446744073709551609 0 0 0 0 0 0 0 18446744073709551609 0 0
)case"},
    {"Cast_v21.pairs_float8e5m2fnuz_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint8)[3,4] 0 249 0 0 0 0 0 0 0 249 0 0
)case"},
    {"Cast_v21.pairs_float_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bfloat16)[3,4] 0.58203125 -15 6.375 -0.091796875 0.34765625 0.40625 0.46875 -15 7.78125
    0.1025390625 1.96875 0.59375
)case"},
    {"Cast_v21.pairs_float_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_float_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(double)[3,4] 0.5802199840545654 -15.006999969482422 6.383500099182129 -0.09165199846029282
    0.34793999791145325 0.4064899981021881 0.4693700075149536 -15.006999969482422 7.7692999839782715
    0.10261999815702438 1.965399980545044 0.5952900052070618
)case"},
    {"Cast_v21.pairs_float_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
)case"},
    {"Cast_v21.pairs_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float16)[3,4] 0.580078125 -15.0078125 6.3828125 -0.0916748046875 0.347900390625 0.406494140625
    0.469482421875 -15.0078125 7.76953125 0.10260009765625 1.9658203125 0.59521484375
)case"},
    {"Cast_v21.pairs_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fn)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v21.pairs_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fnuz)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v21.pairs_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v21.pairs_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2fnuz)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v21.pairs_float_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int16)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int32)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int4)[3,4] 0 1 6 0 0 0 0 1 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int64)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int8)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint16)[3,4] 0 65521 6 0 0 0 0 65521 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint32)[3,4] 0 4294967281 6 0 0 0 0 4294967281 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint4)[3,4] 0 1 6 0 0 0 0 1 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint64)[3,4] 0 18446744073709551601 6 0 0 0 0 18446744073709551601 7 0 1 0
)case"},
    {"Cast_v21.pairs_float_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint8)[3,4] 0 241 6 0 0 0 0 241 7 0 1 0
)case"},
    {"Cast_v21.pairs_int16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bfloat16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_int16_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(double)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fn)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v21.pairs_int16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fnuz)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v21.pairs_int16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v21.pairs_int16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2fnuz)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v21.pairs_int16_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int32)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int4)[3,4] 2 -4 7 4 5 -7 -7 -3 4 0 7 -1
)case"},
    {"Cast_v21.pairs_int16_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int64)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int8)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v21.pairs_int16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint16)[3,4] 65506 65500 65415 65476 65509 65465 65449 65469 68 65488 65415 65535
)case"},
    {"Cast_v21.pairs_int16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint32)[3,4] 4294967266 4294967260 4294967175 4294967236 4294967269 4294967225 4294967209
    4294967229 68 4294967248 4294967175 4294967295
)case"},
    {"Cast_v21.pairs_int16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint4)[3,4] 2 12 7 4 5 9 9 13 4 0 7 15
)case"},
    {"Cast_v21.pairs_int16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint64)[3,4] 18446744073709551586 18446744073709551580 18446744073709551495
    18446744073709551556 18446744073709551589 18446744073709551545 18446744073709551529 18446744073709551549
    68 18446744073709551568 18446744073709551495 18446744073709551615
)case"},
    {"Cast_v21.pairs_int16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint8)[3,4] 226 220 135 196 229 185 169 189 68 208 135 255
)case"},
    {"Cast_v21.pairs_int32_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bfloat16)[3,4] 18 3 13238272 13238272 17 22 74 32 84 -1 -90 8912896
)case"},
    {"Cast_v21.pairs_int32_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_int32_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(double)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v21.pairs_int32_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float)[3,4] 18 3 1.3258121e+07 1.3258121e+07 17 22 74 32 84 -1 -90 8.888341e+06
)case"},
    {"Cast_v21.pairs_int32_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float16)[3,4] 18 3 inf inf 17 22 74 32 84 -1 -90 inf
)case"},
    {"Cast_v21.pairs_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fn)[3,4] 18 3 448 448 16 22 72 32 80 -1 -88 448
)case"},
    {"Cast_v21.pairs_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fnuz)[3,4] 18 3 240 240 16 22 72 32 80 -1 -88 240
)case"},
    {"Cast_v21.pairs_int32_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v21.pairs_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2fnuz)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v21.pairs_int32_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int16)[3,4] 18 3 19849 19849 17 22 74 32 84 -1 -90 -24555
)case"},
    {"Cast_v21.pairs_int32_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v21.pairs_int32_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int4)[3,4] 2 3 -7 -7 1 6 -6 0 4 -1 6 5
)case"},
    {"Cast_v21.pairs_int32_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v21.pairs_int32_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int8)[3,4] 18 3 -119 -119 17 22 74 32 84 -1 -90 21
)case"},
    {"Cast_v21.pairs_int32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint16)[3,4] 18 3 19849 19849 17 22 74 32 84 65535 65446 40981
)case"},
    {"Cast_v21.pairs_int32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 4294967295 4294967206 8888341
)case"},
    {"Cast_v21.pairs_int32_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint4)[3,4] 2 3 9 9 1 6 10 0 4 15 6 5
)case"},
    {"Cast_v21.pairs_int32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 18446744073709551615 18446744073709551526
    8888341
)case"},
    {"Cast_v21.pairs_int32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint8)[3,4] 18 3 137 137 17 22 74 32 84 255 166 21
)case"},
    {"Cast_v21.pairs_int4_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(bfloat16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(bool)[3,4] 1 1 1 1 0 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_int4_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(double)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e4m3fn)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e4m3fnuz)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e5m2)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(float8e5m2fnuz)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int16)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int32)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int64)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(int8)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
)case"},
    {"Cast_v21.pairs_int4_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint16)[3,4] 2 65534 65528 65529 0 65535 65532 65533 65531 1 6 65528
)case"},
    {"Cast_v21.pairs_int4_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint32)[3,4] 2 4294967294 4294967288 4294967289 0 4294967295 4294967292 4294967293 4294967291 1
    6 4294967288
)case"},
    {"Cast_v21.pairs_int4_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint4)[3,4] 2 14 8 9 0 15 12 13 11 1 6 8
)case"},
    {"Cast_v21.pairs_int4_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint64)[3,4] 2 18446744073709551614 18446744073709551608 18446744073709551609 0
    18446744073709551615 18446744073709551612 18446744073709551613 18446744073709551611 1 6
    18446744073709551608
)case"},
    {"Cast_v21.pairs_int4_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(int4)[3,4] 2 -2 -8 -7 0 -1 -4 -3 -5 1 6 -8
output: tensor(uint8)[3,4] 2 254 248 249 0 255 252 253 251 1 6 248
)case"},
    {"Cast_v21.pairs_int64_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bfloat16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.432467050515661e+16 -13 -5.432467050515661e+16
    -43
)case"},
    {"Cast_v21.pairs_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(double)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.424443516372757e+16 -13 -5.424443516372757e+16
    -43
)case"},
    {"Cast_v21.pairs_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.4244436e+16 -13 -5.4244436e+16 -43
)case"},
    {"Cast_v21.pairs_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -inf -13 -inf -43
)case"},
    {"Cast_v21.pairs_int64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fn)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -448 -13 -448 -44
)case"},
    {"Cast_v21.pairs_int64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fnuz)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -240 -13 -240 -44
)case"},
    {"Cast_v21.pairs_int64_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v21.pairs_int64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2fnuz)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v21.pairs_int64_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 14642 -13 14642 -43
)case"},
    {"Cast_v21.pairs_int64_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int32)[3,4] -45 -75 -25 16 -32 -86 -11 -78 1057372466 -13 1057372466 -43
)case"},
    {"Cast_v21.pairs_int64_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int4)[3,4] 3 5 7 0 0 -6 5 2 2 3 2 5
)case"},
    {"Cast_v21.pairs_int64_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
)case"},
    {"Cast_v21.pairs_int64_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int8)[3,4] -45 -75 -25 16 -32 -86 -11 -78 50 -13 50 -43
)case"},
    {"Cast_v21.pairs_int64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint16)[3,4] 65491 65461 65511 16 65504 65450 65525 65458 14642 65523 14642 65493
)case"},
    {"Cast_v21.pairs_int64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint32)[3,4] 4294967251 4294967221 4294967271 16 4294967264 4294967210 4294967285 4294967218
    1057372466 4294967283 1057372466 4294967253
)case"},
    {"Cast_v21.pairs_int64_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint4)[3,4] 3 5 7 0 0 10 5 2 2 3 2 5
)case"},
    {"Cast_v21.pairs_int64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint64)[3,4] 18446744073709551571 18446744073709551541 18446744073709551591 16
    18446744073709551584 18446744073709551530 18446744073709551605 18446744073709551538 18392499638545824050
    18446744073709551603 18392499638545824050 18446744073709551573
)case"},
    {"Cast_v21.pairs_int64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint8)[3,4] 211 181 231 16 224 170 245 178 50 243 50 213
)case"},
    {"Cast_v21.pairs_int8_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(bfloat16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_int8_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(double)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e4m3fn)[3,4] -56 -15 -120 44 20 28 72 24 7 40 80 -120
)case"},
    {"Cast_v21.pairs_int8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e4m3fnuz)[3,4] -56 -15 -120 44 20 28 72 24 7 40 80 -120
)case"},
    {"Cast_v21.pairs_int8_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e5m2)[3,4] -56 -16 -112 48 20 28 80 24 7 40 80 -112
)case"},
    {"Cast_v21.pairs_int8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e5m2fnuz)[3,4] -56 -16 -112 48 20 28 80 24 7 40 80 -112
)case"},
    {"Cast_v21.pairs_int8_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int32)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int4)[3,4] 6 1 -7 -4 5 -3 -6 7 7 -8 4 -7
)case"},
    {"Cast_v21.pairs_int8_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int64)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v21.pairs_int8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint16)[3,4] 65478 65521 65417 44 21 29 74 23 7 40 84 65417
)case"},
    {"Cast_v21.pairs_int8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint32)[3,4] 4294967238 4294967281 4294967177 44 21 29 74 23 7 40 84 4294967177
)case"},
    {"Cast_v21.pairs_int8_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint4)[3,4] 6 1 9 12 5 13 10 7 7 8 4 9
)case"},
    {"Cast_v21.pairs_int8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint64)[3,4] 18446744073709551558 18446744073709551601 18446744073709551497 44 21 29 74 23 7 40
    84 18446744073709551497
)case"},
    {"Cast_v21.pairs_int8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint8)[3,4] 198 241 137 44 21 29 74 23 7 40 84 137
)case"},
    {"Cast_v21.pairs_uint16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bfloat16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_uint16_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(double)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e4m3fn)[3,4] 5 40 416 40 44 18 416 48 10 88 80 9
)case"},
    {"Cast_v21.pairs_uint16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e4m3fnuz)[3,4] 5 40 240 40 44 18 240 48 10 88 80 9
)case"},
    {"Cast_v21.pairs_uint16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e5m2)[3,4] 5 40 448 40 40 16 448 48 10 80 80 8
)case"},
    {"Cast_v21.pairs_uint16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e5m2fnuz)[3,4] 5 40 448 40 40 16 448 48 10 80 80 8
)case"},
    {"Cast_v21.pairs_uint16_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int4)[3,4] 5 6 2 7 -5 2 2 2 -6 6 3 -7
)case"},
    {"Cast_v21.pairs_uint16_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int8)[3,4] 5 38 -94 39 43 18 -94 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint4)[3,4] 5 6 2 7 11 2 2 2 10 6 3 9
)case"},
    {"Cast_v21.pairs_uint16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint8)[3,4] 5 38 162 39 43 18 162 50 10 86 83 9
)case"},
    {"Cast_v21.pairs_uint32_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bfloat16)[3,4] 6324224 4 40 47 36175872 7602176 5 98 62 32636928 32 93
)case"},
    {"Cast_v21.pairs_uint32_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_uint32_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(double)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v21.pairs_uint32_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float)[3,4] 6.31674e+06 4 40 47 3.6243064e+07 7.590574e+06 5 98 62 3.2697982e+07 32 93
)case"},
    {"Cast_v21.pairs_uint32_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float16)[3,4] inf 4 40 47 inf inf 5 98 62 inf 32 93
)case"},
    {"Cast_v21.pairs_uint32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e4m3fn)[3,4] 448 4 40 48 448 448 5 96 64 448 32 96
)case"},
    {"Cast_v21.pairs_uint32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e4m3fnuz)[3,4] 240 4 40 48 240 240 5 96 64 240 32 96
)case"},
    {"Cast_v21.pairs_uint32_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e5m2)[3,4] 57344 4 40 48 57344 57344 5 96 64 57344 32 96
)case"},
    {"Cast_v21.pairs_uint32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e5m2fnuz)[3,4] 57344 4 40 48 57344 57344 5 96 64 57344 32 96
)case"},
    {"Cast_v21.pairs_uint32_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int16)[3,4] 25284 4 40 47 1656 -11602 5 98 62 -4482 32 93
)case"},
    {"Cast_v21.pairs_uint32_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v21.pairs_uint32_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int4)[3,4] 4 4 -8 -1 -8 -2 5 2 -2 -2 0 -3
)case"},
    {"Cast_v21.pairs_uint32_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v21.pairs_uint32_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int8)[3,4] -60 4 40 47 120 -82 5 98 62 126 32 93
)case"},
    {"Cast_v21.pairs_uint32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint16)[3,4] 25284 4 40 47 1656 53934 5 98 62 61054 32 93
)case"},
    {"Cast_v21.pairs_uint32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v21.pairs_uint32_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint4)[3,4] 4 4 8 15 8 14 5 2 14 14 0 13
)case"},
    {"Cast_v21.pairs_uint32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v21.pairs_uint32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint8)[3,4] 196 4 40 47 120 174 5 98 62 126 32 93
)case"},
    {"Cast_v21.pairs_uint4_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(bfloat16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_uint4_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(double)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e4m3fn)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e4m3fnuz)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e5m2)[3,4] 16 16 4 5 12 12 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(float8e5m2fnuz)[3,4] 16 16 4 5 12 12 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int32)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int4)[3,4] -1 -1 4 5 -5 -3 6 3 -2 -4 2 1
)case"},
    {"Cast_v21.pairs_uint4_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int64)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(int8)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint16)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint32)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint64)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint4_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(uint4)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
output: tensor(uint8)[3,4] 15 15 4 5 11 13 6 3 14 12 2 1
)case"},
    {"Cast_v21.pairs_uint64_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bfloat16)[3,4] 19 1.3792273858822144e+17 30 6 99 26 25 93 97 5 1.3792273858822144e+17 89
)case"},
    {"Cast_v21.pairs_uint64_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_uint64_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(double)[3,4] 19 1.3812944778120878e+17 30 6 99 26 25 93 97 5 1.3812944778120878e+17 89
)case"},
    {"Cast_v21.pairs_uint64_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float)[3,4] 19 1.3812945e+17 30 6 99 26 25 93 97 5 1.3812945e+17 89
)case"},
    {"Cast_v21.pairs_uint64_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float16)[3,4] 19 inf 30 6 99 26 25 93 97 5 inf 89
)case"},
    {"Cast_v21.pairs_uint64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e4m3fn)[3,4] 20 448 30 6 96 26 24 96 96 5 448 88
)case"},
    {"Cast_v21.pairs_uint64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e4m3fnuz)[3,4] 20 240 30 6 96 26 24 96 96 5 240 88
)case"},
    {"Cast_v21.pairs_uint64_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e5m2)[3,4] 20 57344 32 6 96 24 24 96 96 5 57344 96
)case"},
    {"Cast_v21.pairs_uint64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e5m2fnuz)[3,4] 20 57344 32 6 96 24 24 96 96 5 57344 96
)case"},
    {"Cast_v21.pairs_uint64_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v21.pairs_uint64_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v21.pairs_uint64_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int4)[3,4] 3 0 -2 6 3 -6 -7 -3 1 5 0 -7
)case"},
    {"Cast_v21.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v21.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int8)[3,4] 19 -48 30 6 99 26 25 93 97 5 -48 89
)case"},
    {"Cast_v21.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v21.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v21.pairs_uint64_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint4)[3,4] 3 0 14 6 3 10 9 13 1 5 0 9
)case"},
    {"Cast_v21.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v21.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint8)[3,4] 19 208 30 6 99 26 25 93 97 5 208 89
)case"},
    {"Cast_v21.pairs_uint8_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bfloat16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(double)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fn)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v21.pairs_uint8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fnuz)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v21.pairs_uint8_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v21.pairs_uint8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2fnuz)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v21.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int4)[3,4] 2 -4 -5 2 -5 5 -2 2 0 1 1 4
)case"},
    {"Cast_v21.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int8)[3,4] 98 12 11 -78 43 69 94 -78 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint4)[3,4] 2 12 11 2 11 5 14 2 0 1 1 4
)case"},
    {"Cast_v21.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v21.rounds_once_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(double)[4] 1.0004882812509095 -1.0004882812509095 1.00048828125 65519.99999999999
output: tensor(float16)[4] 1.0009765625 -1.0009765625 1 65504
)case"},
    {"Cast_v21.scalar_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(float)[] 0.079662
output: tensor(int32)[] 0
)case"},
    {"Cast_v21.to_text_bfloat16_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(bfloat16)[2,3] 9.183549615799121e-41 inf 1.1754943508222875e-38 -0 nan -3.3895313892515355e+38
output: tensor(string)[2,3] "0.00000000000000000000000000000000000000009" "INF"
    "0.0000000000000000000000000000000000000118" "-0" "NaN" "-339000000000000000000000000000000000000"
)case"},
    {"Cast_v21.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(bool)[2,3] 1 0 0 1 0 1
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"Cast_v21.to_text_double_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(double)[2,3] -inf -1.7976931348623157e+308 1 1.7976931348623157e+308 -0 2.2250738585072014e-308
output: tensor(string)[2,3] "-INF"
    "-179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "1"
    "179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "-0"
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000022250738585072014"
)case"},
    {"Cast_v21.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(float16)[2,3] 1 inf -65504 -inf 65504 nan
output: tensor(string)[2,3] "1" "INF" "-65500" "-INF" "65500" "NaN"
)case"},
    {"Cast_v21.to_text_float8e4m3fn_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(float8e4m3fn)[2,3] -0 0 448 0.001953125 0.015625 -448
output: tensor(string)[2,3] "-0" "0" "448" "0.001953125" "0.015625" "-448"
)case"},
    {"Cast_v21.to_text_float8e4m3fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(float8e4m3fnuz)[2,3] 0 1 -1 0.0009765625 nan 0.0078125
output: tensor(string)[2,3] "0" "1" "-1" "0.0009765625" "NaN" "0.0078125"
)case"},
    {"Cast_v21.to_text_float8e5m2_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(float8e5m2)[2,3] nan 1 -0 -1 1.52587890625e-05 6.103515625e-05
output: tensor(string)[2,3] "NaN" "1" "-0" "-1" "0.000015258789" "0.000061035156"
)case"},
    {"Cast_v21.to_text_float8e5m2fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(float8e5m2fnuz)[2,3] 1 3.0517578125e-05 57344 0 -57344 nan
output: tensor(string)[2,3] "1" "0.000030517578" "57344" "0" "-57344" "NaN"
)case"},
    {"Cast_v21.to_text_float_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(float)[2,3] 1 1e-45 nan -1 -inf -3.4028235e+38
output: tensor(string)[2,3] "1" "0.000000000000000000000000000000000000000000001" "NaN" "-1" "-INF"
    "-340282350000000000000000000000000000000"
)case"},
    {"Cast_v21.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(int16)[2,3] -1 -32768 0 32767 32766 1
output: tensor(string)[2,3] "-1" "-32768" "0" "32767" "32766" "1"
)case"},
    {"Cast_v21.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(int32)[2,3] 2147483646 -2147483648 -1 0 2147483647 1
output: tensor(string)[2,3] "2147483646" "-2147483648" "-1" "0" "2147483647" "1"
)case"},
    {"Cast_v21.to_text_int4_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(int4)[2,3] 7 -1 -8 1 6 0
output: tensor(string)[2,3] "7" "-1" "-8" "1" "6" "0"
)case"},
    {"Cast_v21.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(int64)[2,3] 0 -1 9223372036854775807 -9223372036854775808 9223372036854775806 1
output: tensor(string)[2,3] "0" "-1" "9223372036854775807" "-9223372036854775808" "9223372036854775806" "1"
)case"},
    {"Cast_v21.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(int8)[2,3] 0 126 1 -1 -128 127
output: tensor(string)[2,3] "0" "126" "1" "-1" "-128" "127"
)case"},
    {"Cast_v21.to_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
output: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
)case"},
    {"Cast_v21.to_text_uint16_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(uint16)[2,3] 1 0 65535 0 65534 0
output: tensor(string)[2,3] "1" "0" "65535" "0" "65534" "0"
)case"},
    {"Cast_v21.to_text_uint32_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(uint32)[2,3] 4294967295 0 0 0 1 4294967294
output: tensor(string)[2,3] "4294967295" "0" "0" "0" "1" "4294967294"
)case"},
    {"Cast_v21.to_text_uint4_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(uint4)[2,3] 14 0 0 1 15 0
output: tensor(string)[2,3] "14" "0" "0" "1" "15" "0"
)case"},
    {"Cast_v21.to_text_uint64_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(uint64)[2,3] 0 0 1 18446744073709551614 0 18446744073709551615
output: tensor(string)[2,3] "0" "0" "1" "18446744073709551614" "0" "18446744073709551615"
)case"},
    {"Cast_v21.to_text_uint8_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(uint8)[2,3] 0 1 0 254 0 255
output: tensor(string)[2,3] "0" "1" "0" "254" "0" "255"
)case"},
    {"Cast_v21.wide_integers_round_once_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(double)[5] 1.1529215733263237e+18 -1.1529215733263237e+18 9.223372036854776e+18
    -9.223372036854776e+18 16777217
)case"},
    {"Cast_v21.wide_integers_round_once_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float)[5] 1.1529216e+18 -1.1529216e+18 9.223372e+18 -9.223372e+18 1.6777216e+07
)case"},
    {"Cast_v21.wide_integers_round_once_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float16)[5] inf -inf inf -inf inf
)case"},
    {"Cast_v23.corners_of_double_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=9
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(bool)[4,4] 1 1 1 0 1 1 0 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v23.corners_of_double_double_float", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=1
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.36993554 -3.5428262 -0.98224527 0.24977598
    14.470418
)case"},
    {"Cast_v23.corners_of_double_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=10
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float16)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.369873046875 -3.54296875 -0.982421875
    0.249755859375 14.46875
)case"},
    {"Cast_v23.corners_of_double_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=7
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int64)[4,4] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 0 0 -1
    -9223372036854775808 -9223372036854775808 0 0 -3 0 0 14
)case"},
    {"Cast_v23.corners_of_double_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=3
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int8)[4,4] 0 0 0 0 1 0 0 -1 0 0 0 0 -3 0 0 14
)case"},
    {"Cast_v23.from_text_string_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=16
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bfloat16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v23.from_text_string_bool", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=9
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bool)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_double", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=11
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(double)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v23.from_text_string_float", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=1
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v23.from_text_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=10
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v23.from_text_string_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=23
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float4e2m1)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v23.from_text_string_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=17
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fn)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v23.from_text_string_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=18
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=19
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v23.from_text_string_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=20
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=5
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=6
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_int4", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=22
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int4)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=7
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=3
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=8
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
)case"},
    {"Cast_v23.from_text_string_uint16", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=4
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_uint32", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=12
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_uint4", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=21
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint4)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_uint64", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=13
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_string_uint8", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=2
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v23.from_text_to_floating_point_string_double", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=11
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(double)[10] 3.14 1e-05 100000000 inf -inf nan -2 1e+40 0.5 1.00048828125
)case"},
    {"Cast_v23.from_text_to_floating_point_string_float", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=1
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float)[10] 3.14 1e-05 1e+08 inf -inf nan -2 inf 0.5 1.0004883
)case"},
    {"Cast_v23.from_text_to_floating_point_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=10
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float16)[10] 3.140625 1.0013580322265625e-05 inf inf -inf nan -2 inf 0.5 1.0009765625
)case"},
    {"Cast_v23.from_text_to_integers_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=5
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int16)[5] -12 7 100 3 100
)case"},
    {"Cast_v23.from_text_to_integers_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-23(input) to=6
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int32)[5] -12 7 100 3 100
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
