// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/DequantizeLinear.pack
//   tests/cases/ai.onnx/DequantizeLinear.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"DequantizeLinear_v10.no_elements_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(int32)[0,3]
x_scale: tensor(float)[] 2
x_zero_point: tensor(int32)[] 1
y: tensor(float)[0,3]
)case"},
    {"DequantizeLinear_v10.one_scale_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -32 1.284167e+06 -0.5 26.5 24.5 -6.2068825e+06 -34 -9.122342e+06 -39 36.5 -9.122342e+06
    32.5 16.5 -29
)case"},
    {"DequantizeLinear_v10.one_scale_int8", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v10.one_scale_uint8", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v10.scalar_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(int32)[] 5
x_scale: tensor(float)[] 2
x_zero_point: tensor(int32)[] 1
y: tensor(float)[] 8
)case"},
    {"DequantizeLinear_v10.test_dequantizelinear@1_5_0", Origin::Official, "official", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(uint8)[4] 0 3 128 255
x_scale: tensor(float)[1] 2
x_zero_point: tensor(uint8)[1] 128
y: tensor(float)[4] -256 -250 0 254
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v10.test_dequantizelinear@1_6_0", Origin::Official, "official", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(uint8)[4] 0 3 128 255
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint8)[] 128
y: tensor(float)[4] -256 -250 0 254
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v10.wide_integers_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-10(x, x_scale, x_zero_point)
x: tensor(int32)[4] 16777217 -2147483648 2147483647 5
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 3
y: tensor(float)[4] 8.388607e+06 -1.0737418e+09 1.0737418e+09 1
)case"},
    {"DequantizeLinear_v10.without_a_zero_point_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-10(x, x_scale)
x: tensor(int32)[2,3] 0 1 3 3 2 1
x_scale: tensor(float)[] 1.5
y: tensor(float)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v13.axis_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(int32)[2,3,4] -49 -10289819 -7 -20 61 12 17 23 41 22 -64 -23 -5471231 45 15997530 -26 62 9 63
    15997530 -5427096 5790754 -30 50
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(int32)[3] 0 1 2
y: tensor(float)[2,3,4] -12.25 -2.5724548e+06 -1.75 -5 90 16.5 24 33 117 60 -198 -75 -1.3678078e+06 11.25
    3.9993825e+06 -6.5 91.5 12 93 2.3996294e+07 -1.6281294e+07 1.7372256e+07 -96 144
)case"},
    {"DequantizeLinear_v13.last_axis_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point) axis=-1
x: tensor(int32)[2,2,5] -46 65 -61 32 -71 7859014 -7 -70 15987677 -12099948 17712857 22 17818057 24 -86 -55
    -40 30 -58 17818057
x_scale: tensor(float)[5] 0.25 1.5 3 0.5 1
x_zero_point: tensor(int32)[5] 3 1 2 0 1
y: tensor(float)[2,2,5] -12.25 96 -189 16 -72 1.9647528e+06 -12 -216 7.9938385e+06 -1.2099949e+07
    4.4282135e+06 31.5 5.345417e+07 12 -87 -14.5 -61.5 84 -29 1.7818056e+07
)case"},
    {"DequantizeLinear_v13.no_elements_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(int32)[0,3]
x_scale: tensor(float)[] 2
x_zero_point: tensor(int32)[] 1
y: tensor(float)[0,3]
)case"},
    {"DequantizeLinear_v13.one_scale_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -32 1.284167e+06 -0.5 26.5 24.5 -6.2068825e+06 -34 -9.122342e+06 -39 36.5 -9.122342e+06
    32.5 16.5 -29
)case"},
    {"DequantizeLinear_v13.one_scale_int8", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v13.one_scale_uint8", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v13.scalar_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(int32)[] 5
x_scale: tensor(float)[] 2
x_zero_point: tensor(int32)[] 1
y: tensor(float)[] 8
)case"},
    {"DequantizeLinear_v13.test_dequantizelinear@1_12_0", Origin::Official, "official", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(uint8)[4] 0 3 128 255
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint8)[] 128
y: tensor(float)[4] -256 -250 0 254
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v13.test_dequantizelinear_axis@1_9_0", Origin::Official, "official", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(uint8)[1,3,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 245 99 4 142 121 102
x_scale: tensor(float)[3] 2 4 5
x_zero_point: tensor(uint8)[3] 84 24 196
y: tensor(float)[1,3,3,2] -162 10 -100 232 -20 -50 -76 0 0 252 32 -44 245 -485 -960 -270 -375 -470
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v13.wide_integers_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale, x_zero_point)
x: tensor(int32)[4] 16777217 -2147483648 2147483647 5
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 3
y: tensor(float)[4] 8.388607e+06 -1.0737418e+09 1.0737418e+09 1
)case"},
    {"DequantizeLinear_v13.without_a_zero_point_int32", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-13(x, x_scale)
x: tensor(int32)[2,3] 0 1 3 3 2 1
x_scale: tensor(float)[] 1.5
y: tensor(float)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v19.axis_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,3,4] -0.6875 0.25 2 -0.01953125 0.078125 36 64 -0.029296875 -12 0.75 0.1171875 -3.5
    -0.109375 -30 -0.1015625 -0.25 15 0.001953125 64 0.0546875 24 -4.5 -18 1.625
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(float8e4m3fn)[3] 0 1 2
y: tensor(float)[2,3,4] -0.171875 0.0625 0.5 -0.0048828125 -1.3828125 52.5 94.5 -1.5439453 -42 -3.75
    -5.6484375 -16.5 -0.02734375 -7.5 -0.025390625 -0.0625 21 -1.4970703 94.5 -1.4179688 66 -19.5 -60 -1.125
)case"},
    {"DequantizeLinear_v19.corners_of_float8_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e4m3fn)[3,4] -0 0.015625 0 nan -448 1 -1 448 0.001953125 -2.75 -0.04296875 52
x_scale: tensor(float)[] 2
y: tensor(float)[3,4] -0 0.03125 0 nan -896 2 -2 896 0.00390625 -5.5 -0.0859375 104
)case"},
    {"DequantizeLinear_v19.corners_of_float8_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e4m3fn)[3,4] -0 0.015625 0 nan -448 1 -1 448 0.001953125 -2.75 -0.04296875 52
x_scale: tensor(float16)[] 2
y: tensor(float16)[3,4] -0 0.03125 0 nan -896 2 -2 896 0.00390625 -5.5 -0.0859375 104
)case"},
    {"DequantizeLinear_v19.corners_of_float8_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e4m3fnuz)[3,4] 240 0.0009765625 -1 -240 0 0.0078125 1 nan -0.0087890625 2.75 -0.01953125
    -0.0703125
x_scale: tensor(float)[] 2
y: tensor(float)[3,4] 480 0.001953125 -2 -480 0 0.015625 2 nan -0.017578125 5.5 -0.0390625 -0.140625
)case"},
    {"DequantizeLinear_v19.corners_of_float8_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e4m3fnuz)[3,4] 240 0.0009765625 -1 -240 0 0.0078125 1 nan -0.0087890625 2.75 -0.01953125
    -0.0703125
x_scale: tensor(float16)[] 2
y: tensor(float16)[3,4] 480 0.001953125 -2 -480 0 0.015625 2 nan -0.017578125 5.5 -0.0390625 -0.140625
)case"},
    {"DequantizeLinear_v19.corners_of_float8_float8e5m2_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e5m2)[3,4] -0 nan -1 0 1 6.103515625e-05 1.52587890625e-05 inf -57344 57344 -inf
    -0.00030517578125
x_scale: tensor(float)[] 2
y: tensor(float)[3,4] -0 nan -2 0 2 0.00012207031 3.0517578e-05 inf -114688 114688 -inf -0.00061035156
)case"},
    {"DequantizeLinear_v19.corners_of_float8_float8e5m2_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e5m2)[3,4] -0 nan -1 0 1 6.103515625e-05 1.52587890625e-05 inf -57344 57344 -inf
    -0.00030517578125
x_scale: tensor(float16)[] 2
y: tensor(float16)[3,4] -0 nan -2 0 2 0.0001220703125 3.0517578125e-05 inf -inf inf -inf -0.0006103515625
)case"},
    {"DequantizeLinear_v19.last_axis_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point) axis=-1
x: tensor(float8e4m3fn)[2,2,5] 18 -7.5 -0.01953125 -0.04296875 9 32 0.203125 1.5 2.75 32 -0.6875 -32
    -0.009765625 0.046875 -3.75 -0.03515625 10 0.005859375 -0.0546875 0.1171875
x_scale: tensor(float)[5] 0.25 1.5 3 0.5 1
x_zero_point: tensor(float8e4m3fn)[5] 3 1 2 0 1
y: tensor(float)[2,2,5] 3.75 -12.75 -6.0585938 -0.021484375 8 7.25 -1.1953125 -1.5 1.375 31 -0.921875 -49.5
    -6.029297 0.0234375 -4.75 -0.75878906 13.5 -5.982422 -0.02734375 -0.8828125
)case"},
    {"DequantizeLinear_v19.no_elements_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[0,3]
x_scale: tensor(float)[] 2
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[0,3]
)case"},
    {"DequantizeLinear_v19.one_scale_float8e4m3fn_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,7] -7 2.25 0.00390625 -0.0078125 -0.9375 -24 -24 -11 1.25 -22 15 1.125 3 -0.01953125
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] -4 0.625 -0.498046875 -0.50390625 -0.96875 -12.5 -12.5 -6 0.125 -11.5 7 0.0625 1
    -0.5078125
)case"},
    {"DequantizeLinear_v19.one_scale_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,7] -7 2.25 0.00390625 -0.0078125 -0.9375 -24 -24 -11 1.25 -22 15 1.125 3 -0.01953125
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] -4 0.625 -0.49804688 -0.50390625 -0.96875 -12.5 -12.5 -6 0.125 -11.5 7 0.0625 1
    -0.5097656
)case"},
    {"DequantizeLinear_v19.one_scale_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,7] -7 2.25 0.00390625 -0.0078125 -0.9375 -24 -24 -11 1.25 -22 15 1.125 3 -0.01953125
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] -4 0.625 -0.498046875 -0.50390625 -0.96875 -12.5 -12.5 -6 0.125 -11.5 7 0.0625 1
    -0.509765625
)case"},
    {"DequantizeLinear_v19.one_scale_float8e4m3fnuz_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fnuz)[2,7] 0.04296875 -1 2.75 -0.125 0.0703125 15 -0.013671875 -0.0078125 0.203125 -3.25
    -0.03515625 0.9375 24 24
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.478515625 -1 0.875 -0.5625 -0.46484375 7 -0.5078125 -0.50390625 -0.3984375 -2.125
    -0.515625 -0.03125 11.5 11.5
)case"},
    {"DequantizeLinear_v19.one_scale_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fnuz)[2,7] 0.04296875 -1 2.75 -0.125 0.0703125 15 -0.013671875 -0.0078125 0.203125 -3.25
    -0.03515625 0.9375 24 24
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.47851562 -1 0.875 -0.5625 -0.46484375 7 -0.50683594 -0.50390625 -0.3984375 -2.125
    -0.5175781 -0.03125 11.5 11.5
)case"},
    {"DequantizeLinear_v19.one_scale_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fnuz)[2,7] 0.04296875 -1 2.75 -0.125 0.0703125 15 -0.013671875 -0.0078125 0.203125 -3.25
    -0.03515625 0.9375 24 24
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.478515625 -1 0.875 -0.5625 -0.46484375 7 -0.5068359375 -0.50390625 -0.3984375
    -2.125 -0.517578125 -0.03125 11.5 11.5
)case"},
    {"DequantizeLinear_v19.one_scale_float8e5m2_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e5m2)[2,7] 0.009765625 -0.625 -20 0.0006103515625 6.103515625e-05 -0.0006103515625 64 64
    -0.0001220703125 0.0029296875 -3.5 40 14 20
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.49609375 -0.8125 -10.5 -0.5 -0.5 -0.5 31.5 31.5 -0.5 -0.498046875 -2.25 19.5 6.5
    9.5
)case"},
    {"DequantizeLinear_v19.one_scale_float8e5m2_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e5m2)[2,7] 0.009765625 -0.625 -20 0.0006103515625 6.103515625e-05 -0.0006103515625 64 64
    -0.0001220703125 0.0029296875 -3.5 40 14 20
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.4951172 -0.8125 -10.5 -0.49969482 -0.49996948 -0.5003052 31.5 31.5 -0.50006104
    -0.49853516 -2.25 19.5 6.5 9.5
)case"},
    {"DequantizeLinear_v19.one_scale_float8e5m2_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e5m2)[2,7] 0.009765625 -0.625 -20 0.0006103515625 6.103515625e-05 -0.0006103515625 64 64
    -0.0001220703125 0.0029296875 -3.5 40 14 20
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.4951171875 -0.8125 -10.5 -0.499755859375 -0.5 -0.50048828125 31.5 31.5 -0.5
    -0.49853515625 -2.25 19.5 6.5 9.5
)case"},
    {"DequantizeLinear_v19.one_scale_float8e5m2fnuz_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e5m2fnuz)[2,7] -3.814697265625e-05 -7 -0.00042724609375 -0.00146484375 0.0625 -0.21875
    0.00042724609375 3 5.340576171875e-05 0.001708984375 -1.75 0.00018310546875 -7 0.875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -4 -0.5 -0.5 -0.46875 -0.609375 -0.5 1 -0.5 -0.5 -1.375 -0.5 -4 -0.0625
)case"},
    {"DequantizeLinear_v19.one_scale_float8e5m2fnuz_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e5m2fnuz)[2,7] -3.814697265625e-05 -7 -0.00042724609375 -0.00146484375 0.0625 -0.21875
    0.00042724609375 3 5.340576171875e-05 0.001708984375 -1.75 0.00018310546875 -7 0.875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.5000191 -4 -0.5002136 -0.5007324 -0.46875 -0.609375 -0.49978638 1 -0.4999733
    -0.4991455 -1.375 -0.49990845 -4 -0.0625
)case"},
    {"DequantizeLinear_v19.one_scale_float8e5m2fnuz_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e5m2fnuz)[2,7] -3.814697265625e-05 -7 -0.00042724609375 -0.00146484375 0.0625 -0.21875
    0.00042724609375 3 5.340576171875e-05 0.001708984375 -1.75 0.00018310546875 -7 0.875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -4 -0.5 -0.5009765625 -0.46875 -0.609375 -0.499755859375 1 -0.5 -0.4990234375
    -1.375 -0.5 -4 -0.0625
)case"},
    {"DequantizeLinear_v19.one_scale_int32_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -32 1286144 -0.5 26.5 24.5 -6193152 -34 -9109504 -39 36.5 -9109504 32.5 16.5 -29
)case"},
    {"DequantizeLinear_v19.one_scale_int32_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -32 1.284167e+06 -0.5 26.5 24.5 -6.2068825e+06 -34 -9.122342e+06 -39 36.5 -9.122342e+06
    32.5 16.5 -29
)case"},
    {"DequantizeLinear_v19.one_scale_int32_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -32 inf -0.5 26.5 24.5 -inf -34 -inf -39 36.5 -inf 32.5 16.5 -29
)case"},
    {"DequantizeLinear_v19.one_scale_int8_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v19.one_scale_int8_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v19.one_scale_int8_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v19.one_scale_uint8_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v19.one_scale_uint8_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v19.one_scale_uint8_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v19.scalar_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[] 5
x_scale: tensor(float)[] 2
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[] 8
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear@1_14_1", Origin::Official, "official", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(uint8)[4] 0 3 128 255
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint8)[] 128
y: tensor(float)[4] -256 -250 0 254
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear_axis@1_14_1", Origin::Official, "official", R"case(
y = DequantizeLinear-19(x, x_scale, x_zero_point)
x: tensor(uint8)[1,3,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 245 99 4 142 121 102
x_scale: tensor(float)[3] 2 4 5
x_zero_point: tensor(uint8)[3] 84 24 196
y: tensor(float)[1,3,3,2] -162 10 -100 232 -20 -50 -76 0 0 252 32 -44 245 -485 -960 -270 -375 -470
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear_e4m3fn@1_14_1", Origin::Official, "official", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 104
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 896 208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear_e4m3fn@1_15_0", Origin::Official, "official", R"case(
y = DequantizeLinear-19(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear_e4m3fn_float16@1_15_0", Origin::Official, "official",
     R"case(
y = DequantizeLinear-19(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float16)[] 2
y: tensor(float16)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear_e4m3fn_zero_point@1_15_0", Origin::Official, "official",
     R"case(
y = DequantizeLinear-19(x, x_scale, zero_point) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
zero_point: tensor(float8e4m3fn)[1] 0
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear_e5m2@1_14_1", Origin::Official, "official", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e5m2)[5] 0 0.5 1 49152 96
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 98304 192
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.test_dequantizelinear_e5m2@1_15_0", Origin::Official, "official", R"case(
y = DequantizeLinear-19(x, x_scale) axis=0
x: tensor(float8e5m2)[5] 0 0.5 1 49152 -96
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 98304 -192
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v19.without_a_zero_point_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-19(x, x_scale)
x: tensor(float8e4m3fn)[2,3] 0 1 3 3 2 1
x_scale: tensor(float)[] 1.5
y: tensor(float)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v21.axis_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,3,4] -0.6875 0.25 2 -0.01953125 0.078125 36 64 -0.029296875 -12 0.75 0.1171875 -3.5
    -0.109375 -30 -0.1015625 -0.25 15 0.001953125 64 0.0546875 24 -4.5 -18 1.625
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(float8e4m3fn)[3] 0 1 2
y: tensor(float)[2,3,4] -0.171875 0.0625 0.5 -0.0048828125 -1.3828125 52.5 94.5 -1.5439453 -42 -3.75
    -5.6484375 -16.5 -0.02734375 -7.5 -0.025390625 -0.0625 21 -1.4970703 94.5 -1.4179688 66 -19.5 -60 -1.125
)case"},
    {"DequantizeLinear_v21.blocks_of_three_int32_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point) axis=1 block_size=3
x: tensor(int32)[3,5] -44 90 24 46 40 47 -6787196 23 -12721511 -12721511 68 -9806206 83 13 -62
x_scale: tensor(float)[3,2] 0.5 1 1.5 2 0.25 3
x_zero_point: tensor(int32)[3,2] 0 1 2 3 1 0
y: tensor(float)[3,5] -22 45 12 45 39 67.5 -1.0180797e+07 31.5 -2.5443028e+07 -2.5443028e+07 16.75
    -2.4515518e+06 20.5 39 -186
)case"},
    {"DequantizeLinear_v21.blocks_of_three_int8_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point) axis=1 block_size=3
x: tensor(int8)[3,5] 96 -76 97 -75 108 -45 -68 -52 -67 93 85 108 -51 -2 -24
x_scale: tensor(float)[3,2] 0.5 1 1.5 2 0.25 3
x_zero_point: tensor(int8)[3,2] 0 1 2 3 1 0
y: tensor(float)[3,5] 48 -38 48.5 -76 107 -70.5 -105 -81 -140 180 21 26.75 -13 -6 -72
)case"},
    {"DequantizeLinear_v21.blocks_of_three_uint4_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point) axis=1 block_size=3
x: tensor(uint4)[3,5] 14 9 15 10 6 15 13 8 1 4 12 0 2 5 11
x_scale: tensor(float)[3,2] 0.5 1 1.5 2 0.25 3
x_zero_point: tensor(uint4)[3,2] 0 1 2 3 1 0
y: tensor(float)[3,5] 7 4.5 7.5 9 5 19.5 16.5 9 -4 2 2.75 -0.25 0.25 15 33
)case"},
    {"DequantizeLinear_v21.corners_of_float8_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale)
x: tensor(float8e4m3fn)[3,4] -0 0.015625 0 nan -448 1 -1 448 0.001953125 -2.75 -0.04296875 52
x_scale: tensor(float)[] 2
y: tensor(float)[3,4] -0 0.03125 0 nan -896 2 -2 896 0.00390625 -5.5 -0.0859375 104
)case"},
    {"DequantizeLinear_v21.corners_of_float8_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale)
x: tensor(float8e4m3fn)[3,4] -0 0.015625 0 nan -448 1 -1 448 0.001953125 -2.75 -0.04296875 52
x_scale: tensor(float16)[] 2
y: tensor(float16)[3,4] -0 0.03125 0 nan -896 2 -2 896 0.00390625 -5.5 -0.0859375 104
)case"},
    {"DequantizeLinear_v21.corners_of_float8_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale)
x: tensor(float8e4m3fnuz)[3,4] 240 0.0009765625 -1 -240 0 0.0078125 1 nan -0.0087890625 2.75 -0.01953125
    -0.0703125
x_scale: tensor(float)[] 2
y: tensor(float)[3,4] 480 0.001953125 -2 -480 0 0.015625 2 nan -0.017578125 5.5 -0.0390625 -0.140625
)case"},
    {"DequantizeLinear_v21.corners_of_float8_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale)
x: tensor(float8e4m3fnuz)[3,4] 240 0.0009765625 -1 -240 0 0.0078125 1 nan -0.0087890625 2.75 -0.01953125
    -0.0703125
x_scale: tensor(float16)[] 2
y: tensor(float16)[3,4] 480 0.001953125 -2 -480 0 0.015625 2 nan -0.017578125 5.5 -0.0390625 -0.140625
)case"},
    {"DequantizeLinear_v21.corners_of_float8_float8e5m2_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale)
x: tensor(float8e5m2)[3,4] -0 nan -1 0 1 6.103515625e-05 1.52587890625e-05 inf -57344 57344 -inf
    -0.00030517578125
x_scale: tensor(float)[] 2
y: tensor(float)[3,4] -0 nan -2 0 2 0.00012207031 3.0517578e-05 inf -114688 114688 -inf -0.00061035156
)case"},
    {"DequantizeLinear_v21.corners_of_float8_float8e5m2_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale)
x: tensor(float8e5m2)[3,4] -0 nan -1 0 1 6.103515625e-05 1.52587890625e-05 inf -57344 57344 -inf
    -0.00030517578125
x_scale: tensor(float16)[] 2
y: tensor(float16)[3,4] -0 nan -2 0 2 0.0001220703125 3.0517578125e-05 inf -inf inf -inf -0.0006103515625
)case"},
    {"DequantizeLinear_v21.last_axis_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point) axis=-1
x: tensor(float8e4m3fn)[2,2,5] 18 -7.5 -0.01953125 -0.04296875 9 32 0.203125 1.5 2.75 32 -0.6875 -32
    -0.009765625 0.046875 -3.75 -0.03515625 10 0.005859375 -0.0546875 0.1171875
x_scale: tensor(float)[5] 0.25 1.5 3 0.5 1
x_zero_point: tensor(float8e4m3fn)[5] 3 1 2 0 1
y: tensor(float)[2,2,5] 3.75 -12.75 -6.0585938 -0.021484375 8 7.25 -1.1953125 -1.5 1.375 31 -0.921875 -49.5
    -6.029297 0.0234375 -4.75 -0.75878906 13.5 -5.982422 -0.02734375 -0.8828125
)case"},
    {"DequantizeLinear_v21.no_elements_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[0,3]
x_scale: tensor(float)[] 2
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[0,3]
)case"},
    {"DequantizeLinear_v21.one_scale_float8e4m3fn_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,7] -7 2.25 0.00390625 -0.0078125 -0.9375 -24 -24 -11 1.25 -22 15 1.125 3 -0.01953125
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] -4 0.625 -0.498046875 -0.50390625 -0.96875 -12.5 -12.5 -6 0.125 -11.5 7 0.0625 1
    -0.5078125
)case"},
    {"DequantizeLinear_v21.one_scale_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,7] -7 2.25 0.00390625 -0.0078125 -0.9375 -24 -24 -11 1.25 -22 15 1.125 3 -0.01953125
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] -4 0.625 -0.49804688 -0.50390625 -0.96875 -12.5 -12.5 -6 0.125 -11.5 7 0.0625 1
    -0.5097656
)case"},
    {"DequantizeLinear_v21.one_scale_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[2,7] -7 2.25 0.00390625 -0.0078125 -0.9375 -24 -24 -11 1.25 -22 15 1.125 3 -0.01953125
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] -4 0.625 -0.498046875 -0.50390625 -0.96875 -12.5 -12.5 -6 0.125 -11.5 7 0.0625 1
    -0.509765625
)case"},
    {"DequantizeLinear_v21.one_scale_float8e4m3fnuz_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fnuz)[2,7] 0.04296875 -1 2.75 -0.125 0.0703125 15 -0.013671875 -0.0078125 0.203125 -3.25
    -0.03515625 0.9375 24 24
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.478515625 -1 0.875 -0.5625 -0.46484375 7 -0.5078125 -0.50390625 -0.3984375 -2.125
    -0.515625 -0.03125 11.5 11.5
)case"},
    {"DequantizeLinear_v21.one_scale_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fnuz)[2,7] 0.04296875 -1 2.75 -0.125 0.0703125 15 -0.013671875 -0.0078125 0.203125 -3.25
    -0.03515625 0.9375 24 24
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.47851562 -1 0.875 -0.5625 -0.46484375 7 -0.50683594 -0.50390625 -0.3984375 -2.125
    -0.5175781 -0.03125 11.5 11.5
)case"},
    {"DequantizeLinear_v21.one_scale_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fnuz)[2,7] 0.04296875 -1 2.75 -0.125 0.0703125 15 -0.013671875 -0.0078125 0.203125 -3.25
    -0.03515625 0.9375 24 24
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.478515625 -1 0.875 -0.5625 -0.46484375 7 -0.5068359375 -0.50390625 -0.3984375
    -2.125 -0.517578125 -0.03125 11.5 11.5
)case"},
    {"DequantizeLinear_v21.one_scale_float8e5m2_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e5m2)[2,7] 0.009765625 -0.625 -20 0.0006103515625 6.103515625e-05 -0.0006103515625 64 64
    -0.0001220703125 0.0029296875 -3.5 40 14 20
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.49609375 -0.8125 -10.5 -0.5 -0.5 -0.5 31.5 31.5 -0.5 -0.498046875 -2.25 19.5 6.5
    9.5
)case"},
    {"DequantizeLinear_v21.one_scale_float8e5m2_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e5m2)[2,7] 0.009765625 -0.625 -20 0.0006103515625 6.103515625e-05 -0.0006103515625 64 64
    -0.0001220703125 0.0029296875 -3.5 40 14 20
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.4951172 -0.8125 -10.5 -0.49969482 -0.49996948 -0.5003052 31.5 31.5 -0.50006104
    -0.49853516 -2.25 19.5 6.5 9.5
)case"},
    {"DequantizeLinear_v21.one_scale_float8e5m2_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e5m2)[2,7] 0.009765625 -0.625 -20 0.0006103515625 6.103515625e-05 -0.0006103515625 64 64
    -0.0001220703125 0.0029296875 -3.5 40 14 20
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.4951171875 -0.8125 -10.5 -0.499755859375 -0.5 -0.50048828125 31.5 31.5 -0.5
    -0.49853515625 -2.25 19.5 6.5 9.5
)case"},
    {"DequantizeLinear_v21.one_scale_float8e5m2fnuz_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e5m2fnuz)[2,7] -3.814697265625e-05 -7 -0.00042724609375 -0.00146484375 0.0625 -0.21875
    0.00042724609375 3 5.340576171875e-05 0.001708984375 -1.75 0.00018310546875 -7 0.875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -4 -0.5 -0.5 -0.46875 -0.609375 -0.5 1 -0.5 -0.5 -1.375 -0.5 -4 -0.0625
)case"},
    {"DequantizeLinear_v21.one_scale_float8e5m2fnuz_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e5m2fnuz)[2,7] -3.814697265625e-05 -7 -0.00042724609375 -0.00146484375 0.0625 -0.21875
    0.00042724609375 3 5.340576171875e-05 0.001708984375 -1.75 0.00018310546875 -7 0.875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.5000191 -4 -0.5002136 -0.5007324 -0.46875 -0.609375 -0.49978638 1 -0.4999733
    -0.4991455 -1.375 -0.49990845 -4 -0.0625
)case"},
    {"DequantizeLinear_v21.one_scale_float8e5m2fnuz_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e5m2fnuz)[2,7] -3.814697265625e-05 -7 -0.00042724609375 -0.00146484375 0.0625 -0.21875
    0.00042724609375 3 5.340576171875e-05 0.001708984375 -1.75 0.00018310546875 -7 0.875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -4 -0.5 -0.5009765625 -0.46875 -0.609375 -0.499755859375 1 -0.5 -0.4990234375
    -1.375 -0.5 -4 -0.0625
)case"},
    {"DequantizeLinear_v21.one_scale_int16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int16)[2,7] -152 -6 -111 -215 -42 263 -27 180 -23 263 87 9 -58 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -76.5 -3.5 -56 -108 -21.5 131 -14 89.5 -12 131 43 4 -29.5 -0.5
)case"},
    {"DequantizeLinear_v21.one_scale_int16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int16)[2,7] -152 -6 -111 -215 -42 263 -27 180 -23 263 87 9 -58 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -76.5 -3.5 -56 -108 -21.5 131 -14 89.5 -12 131 43 4 -29.5 -0.5
)case"},
    {"DequantizeLinear_v21.one_scale_int16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int16)[2,7] -152 -6 -111 -215 -42 263 -27 180 -23 263 87 9 -58 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -76.5 -3.5 -56 -108 -21.5 131 -14 89.5 -12 131 43 4 -29.5 -0.5
)case"},
    {"DequantizeLinear_v21.one_scale_int32_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -32 1286144 -0.5 26.5 24.5 -6193152 -34 -9109504 -39 36.5 -9109504 32.5 16.5 -29
)case"},
    {"DequantizeLinear_v21.one_scale_int32_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -32 1.284167e+06 -0.5 26.5 24.5 -6.2068825e+06 -34 -9.122342e+06 -39 36.5 -9.122342e+06
    32.5 16.5 -29
)case"},
    {"DequantizeLinear_v21.one_scale_int32_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int32)[2,7] -63 2568335 0 54 50 -12413764 -67 -18244683 -77 74 -18244683 66 34 -57
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -32 inf -0.5 26.5 24.5 -inf -34 -inf -39 36.5 -inf 32.5 16.5 -29
)case"},
    {"DequantizeLinear_v21.one_scale_int4_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int4)[2,7] -1 -8 4 1 0 -2 5 -5 3 -4 2 -3 -8 6
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] -1 -4.5 1.5 0 -0.5 -1.5 2 -3 1 -2.5 0.5 -2 -4.5 2.5
)case"},
    {"DequantizeLinear_v21.one_scale_int4_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int4)[2,7] -1 -8 4 1 0 -2 5 -5 3 -4 2 -3 -8 6
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] -1 -4.5 1.5 0 -0.5 -1.5 2 -3 1 -2.5 0.5 -2 -4.5 2.5
)case"},
    {"DequantizeLinear_v21.one_scale_int4_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int4)[2,7] -1 -8 4 1 0 -2 5 -5 3 -4 2 -3 -8 6
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] -1 -4.5 1.5 0 -0.5 -1.5 2 -3 1 -2.5 0.5 -2 -4.5 2.5
)case"},
    {"DequantizeLinear_v21.one_scale_int8_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v21.one_scale_int8_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v21.one_scale_int8_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int8)[2,7] 83 -95 -88 62 -86 -89 28 -1 22 -95 -17 -69 -64 10
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] 41 -48 -44.5 30.5 -43.5 -45 13.5 -1 10.5 -48 -9 -35 -32.5 4.5
)case"},
    {"DequantizeLinear_v21.one_scale_uint16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint16)[2,7] 585 27 13 585 85 4 372 39 36 129 42 334 88 17
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 292 13 6 292 42 1.5 186 19 17.5 64 20.5 166 43.5 8
)case"},
    {"DequantizeLinear_v21.one_scale_uint16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint16)[2,7] 585 27 13 585 85 4 372 39 36 129 42 334 88 17
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 292 13 6 292 42 1.5 185.5 19 17.5 64 20.5 166.5 43.5 8
)case"},
    {"DequantizeLinear_v21.one_scale_uint16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint16)[2,7] 585 27 13 585 85 4 372 39 36 129 42 334 88 17
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 292 13 6 292 42 1.5 185.5 19 17.5 64 20.5 166.5 43.5 8
)case"},
    {"DequantizeLinear_v21.one_scale_uint4_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint4)[2,7] 4 14 8 15 15 2 11 13 7 5 12 1 10 3
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 1.5 6.5 3.5 7 7 0.5 5 6 3 2 5.5 0 4.5 1
)case"},
    {"DequantizeLinear_v21.one_scale_uint4_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint4)[2,7] 4 14 8 15 15 2 11 13 7 5 12 1 10 3
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 1.5 6.5 3.5 7 7 0.5 5 6 3 2 5.5 0 4.5 1
)case"},
    {"DequantizeLinear_v21.one_scale_uint4_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint4)[2,7] 4 14 8 15 15 2 11 13 7 5 12 1 10 3
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 1.5 6.5 3.5 7 7 0.5 5 6 3 2 5.5 0 4.5 1
)case"},
    {"DequantizeLinear_v21.one_scale_uint8_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v21.one_scale_uint8_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v21.one_scale_uint8_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint8)[2,7] 30 56 95 95 83 88 71 7 80 67 40 60 53 93
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 14.5 27.5 47 47 41 43.5 35 3 39.5 33 19.5 29.5 26 46
)case"},
    {"DequantizeLinear_v21.scalar_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(float8e4m3fn)[] 5
x_scale: tensor(float)[] 2
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[] 8
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint8)[4] 0 3 128 255
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint8)[] 128
y: tensor(float)[4] -256 -250 0 254
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_axis@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint8)[1,3,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 245 99 4 142 121 102
x_scale: tensor(float)[3] 2 4 5
x_zero_point: tensor(uint8)[3] 84 24 196
y: tensor(float)[1,3,3,2] -162 10 -100 232 -20 -50 -76 0 0 252 32 -44 245 -485 -960 -270 -375 -470
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_blocked@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point) axis=1 block_size=2
x: tensor(uint8)[1,4,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 5 12 12 33 65 42 245 99 4 142 121 102
x_scale: tensor(float)[1,2,3,2] 3 2 4 1 2 2 5 2 4 3 5 2
x_zero_point: tensor(uint8)[1,2,3,2] 1 0 0 1 2 20 3 2 4 3 15 2
y: tensor(float)[1,4,3,2] 6 178 136 199 144 78 12 48 96 86 60 -14 10 20 32 90 250 80 1210 194 0 417 530 200
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_e4m3fn@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_e4m3fn_float16@1_16_2", Origin::Official, "official",
     R"case(
y = DequantizeLinear-21(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float16)[] 2
y: tensor(float16)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_e4m3fn_zero_point@1_16_2", Origin::Official, "official",
     R"case(
y = DequantizeLinear-21(x, x_scale, zero_point) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
zero_point: tensor(float8e4m3fn)[1] 0
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_e5m2@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale) axis=0
x: tensor(float8e5m2)[5] 0 0.5 1 49152 -96
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 98304 -192
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_int16@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(int16)[4] -300 -30 -1025 1270
x_scale: tensor(float)[] 2
x_zero_point: tensor(int16)[] -1024
y: tensor(float)[4] 1448 1988 -2 4588
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_int4@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point) axis=0
x: tensor(int4)[5] 0 1 7 -4 -8
x_scale: tensor(float)[] 2
x_zero_point: tensor(int4)[1] 1
y: tensor(float)[5] -2 0 12 -10 -18
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_uint16@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point)
x: tensor(uint16)[4] 30000 31000 32768 33000
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint16)[] 32767
y: tensor(float)[4] -5534 -3534 2 466
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.test_dequantizelinear_uint4@1_16_2", Origin::Official, "official", R"case(
y = DequantizeLinear-21(x, x_scale, x_zero_point) axis=0
x: tensor(uint4)[5] 0 1 7 10 15
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint4)[1] 1
y: tensor(float)[5] -2 0 12 18 28
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v21.without_a_zero_point_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-21(x, x_scale)
x: tensor(float8e4m3fn)[2,3] 0 1 3 3 2 1
x_scale: tensor(float)[] 1.5
y: tensor(float)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v23.as_the_scale_float4e2m1_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale)
x: tensor(float4e2m1)[2,3] 0 1 3 3 2 1
x_scale: tensor(bfloat16)[] 1.5
y: tensor(bfloat16)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v23.as_the_scale_float4e2m1_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale)
x: tensor(float4e2m1)[2,3] 0 1 3 3 2 1
x_scale: tensor(float)[] 1.5
y: tensor(float)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v23.as_the_scale_float4e2m1_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale)
x: tensor(float4e2m1)[2,3] 0 1 3 3 2 1
x_scale: tensor(float16)[] 1.5
y: tensor(float16)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v23.axis_to_type_float4e2m1_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,3,4] 1.5 4 -4 -6 -6 -0.5 1 -2 -3 -1.5 6 0 -1 2 3 -1 0.5 -2 0 4 6 -4 -3 -0.5
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(float4e2m1)[3] 0 1 2
y: tensor(float)[2,3,4] 0.375 1 -1 -1.5 -10.5 -2.25 0 -4.5 -15 -10.5 12 -6 -0.25 0.5 0.75 -0.25 -0.75 -4.5
    -1.5 4.5 12 -18 -15 -7.5
)case"},
    {"DequantizeLinear_v23.blocks_over_rows_int8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale) axis=-2 block_size=2 output_dtype=10
x: tensor(int8)[2,5,3] -67 -41 -14 77 -64 -97 -11 -1 81 32 92 -97 -74 69 -2 23 -32 94 57 -55 91 -24 71 -77 -70
    -52 -19 68 -35 29
x_scale: tensor(float)[2,3,3] 0.5 1 2 1.5 2 3 0.25 3 1 1 0.5 4 2 1 1 3 2 0.5
y: tensor(float16)[2,5,3] -33.5 -41 -28 38.5 -64 -194 -16.5 -2 243 48 184 -291 -18.5 207 -2 23 -16 376 57
    -27.5 364 -48 71 -77 -140 -52 -19 204 -70 14.5
)case"},
    {"DequantizeLinear_v23.blocks_over_rows_uint4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale) axis=-2 block_size=2 output_dtype=10
x: tensor(uint4)[2,5,3] 15 14 8 6 4 1 2 5 10 12 9 11 7 3 13 0 11 7 10 3 14 15 15 12 1 1 8 15 14 8
x_scale: tensor(float)[2,3,3] 0.5 1 2 1.5 2 3 0.25 3 1 1 0.5 4 2 1 1 3 2 0.5
y: tensor(float16)[2,5,3] 7.5 14 16 3 4 2 3 10 30 18 18 33 1.75 9 13 0 5.5 28 10 1.5 56 30 15 12 2 1 8 45 28 4
)case"},
    {"DequantizeLinear_v23.first_axis_int4_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) axis=0 output_dtype=16
x: tensor(int4)[3,3,2] 0 -5 -1 -6 -4 4 -2 3 -7 2 1 -3 -8 6 7 -8 -1 -3
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(int4)[3] 0 1 2
y: tensor(bfloat16)[3,3,2] 0 -1.25 -0.25 -1.5 -1 1 -4.5 3 -12 1.5 0 -6 -30 12 15 -30 -9 -15
)case"},
    {"DequantizeLinear_v23.first_axis_int4_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) axis=0 output_dtype=1
x: tensor(int4)[3,3,2] 0 -5 -1 -6 -4 4 -2 3 -7 2 1 -3 -8 6 7 -8 -1 -3
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(int4)[3] 0 1 2
y: tensor(float)[3,3,2] 0 -1.25 -0.25 -1.5 -1 1 -4.5 3 -12 1.5 0 -6 -30 12 15 -30 -9 -15
)case"},
    {"DequantizeLinear_v23.first_axis_int4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) axis=0 output_dtype=10
x: tensor(int4)[3,3,2] 0 -5 -1 -6 -4 4 -2 3 -7 2 1 -3 -8 6 7 -8 -1 -3
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(int4)[3] 0 1 2
y: tensor(float16)[3,3,2] 0 -1.25 -0.25 -1.5 -1 1 -4.5 3 -12 1.5 0 -6 -30 12 15 -30 -9 -15
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(bfloat16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(bfloat16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(bfloat16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float4e2m1_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_bfloat16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.50390625 0.3125 -8.5 -0.5078125 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029297 0.3125 -8.5 -0.50878906 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_bfloat16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029296875 0.3125 -8.5 -0.5087890625 1.25
    -0.3828125 -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_float16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.50390625 0.3125 -8.5 -0.5078125 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029297 0.3125 -8.5 -0.50878906 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029296875 0.3125 -8.5 -0.5087890625 1.25
    -0.3828125 -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.50390625 0.3125 -8.5 -0.5078125 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029297 0.3125 -8.5 -0.50878906 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fn_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029296875 0.3125 -8.5 -0.5087890625 1.25
    -0.3828125 -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_bfloat16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.4296875 6 -0.494140625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.494140625 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_bfloat16_float", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.4296875 6 -0.4946289 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125 -0.296875
    -1.75 -0.49365234 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_bfloat16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.4296875 6 -0.49462890625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.49365234375 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_float16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.4296875 6 -0.494140625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.494140625 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.4296875 6 -0.4946289 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125 -0.296875
    -1.75 -0.49365234 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_float16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.4296875 6 -0.49462890625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.49365234375 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_float_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.4296875 6 -0.494140625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.494140625 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.4296875 6 -0.4946289 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125 -0.296875
    -1.75 -0.49365234 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e4m3fnuz_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.4296875 6 -0.49462890625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.49365234375 5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.4921875 -0.5 -1.75 -0.5 -0.5 -0.4609375 -0.5 31.5 -0.6875 -0.498046875 -2
    -0.5 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.50146484 -0.49316406 -0.49995422 -1.75 -0.49969482 -0.5001221 -0.4609375 -0.5003662
    31.5 -0.6875 -0.4975586 -2 -0.49999237 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.50146484375 -0.4931640625 -0.5 -1.75 -0.499755859375 -0.5 -0.4609375 -0.50048828125
    31.5 -0.6875 -0.49755859375 -2 -0.5 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.4921875 -0.5 -1.75 -0.5 -0.5 -0.4609375 -0.5 31.5 -0.6875 -0.498046875 -2
    -0.5 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.50146484 -0.49316406 -0.49995422 -1.75 -0.49969482 -0.5001221 -0.4609375 -0.5003662
    31.5 -0.6875 -0.4975586 -2 -0.49999237 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.50146484375 -0.4931640625 -0.5 -1.75 -0.499755859375 -0.5 -0.4609375 -0.50048828125
    31.5 -0.6875 -0.49755859375 -2 -0.5 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.4921875 -0.5 -1.75 -0.5 -0.5 -0.4609375 -0.5 31.5 -0.6875 -0.498046875 -2
    -0.5 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.50146484 -0.49316406 -0.49995422 -1.75 -0.49969482 -0.5001221 -0.4609375 -0.5003662
    31.5 -0.6875 -0.4975586 -2 -0.49999237 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.50146484375 -0.4931640625 -0.5 -1.75 -0.499755859375 -0.5 -0.4609375 -0.50048828125
    31.5 -0.6875 -0.49755859375 -2 -0.5 31.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_bfloat16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.5 -0.5 0.75 -0.5 -0.5 27.5 -0.5 -6.5 -0.5 -0.25 -0.5078125 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_bfloat16_float", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.49996948 -0.5001831 -0.50146484 0.75 -0.5001221 -0.4999733 27.5 -0.49969482 -6.5
    -0.5000534 -0.25 -0.50683594 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_bfloat16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -0.5 -0.50146484375 0.75 -0.5 -0.5 27.5 -0.499755859375 -6.5 -0.5 -0.25
    -0.5068359375 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_float16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.5 -0.5 0.75 -0.5 -0.5 27.5 -0.5 -6.5 -0.5 -0.25 -0.5078125 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.49996948 -0.5001831 -0.50146484 0.75 -0.5001221 -0.4999733 27.5 -0.49969482 -6.5
    -0.5000534 -0.25 -0.50683594 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_float16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -0.5 -0.50146484375 0.75 -0.5 -0.5 27.5 -0.499755859375 -6.5 -0.5 -0.25
    -0.5068359375 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_float_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.5 -0.5 0.75 -0.5 -0.5 27.5 -0.5 -6.5 -0.5 -0.25 -0.5078125 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.49996948 -0.5001831 -0.50146484 0.75 -0.5001221 -0.4999733 27.5 -0.49969482 -6.5
    -0.5000534 -0.25 -0.50683594 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_float8e5m2fnuz_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -0.5 -0.50146484375 0.75 -0.5 -0.5 27.5 -0.499755859375 -6.5 -0.5 -0.25
    -0.5068359375 1 27.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int16_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
