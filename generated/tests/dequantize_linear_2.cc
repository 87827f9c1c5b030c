// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/DequantizeLinear.pack
//   tests/cases/ai.onnx/DequantizeLinear.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"DequantizeLinear_v23.one_scale_to_type_int32_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int32_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_int8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 15.5 242 228 188 5.5 1 13 264 284 212 284 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 15.5 242 228 188 5.5 1 13 264 284 212 284 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 15.5 242 228 188 5.5 1 13 264 284 212 284 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint16_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.one_scale_to_type_uint8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v23.product_in_float_uint8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-23(x, x_scale) output_dtype=10
x: tensor(uint8)[4] 1 200 255 7
x_scale: tensor(float)[] 1e-07
y: tensor(float16)[4] 1.1920928955078125e-07 2.002716064453125e-05 2.5510787963867188e-05
    7.152557373046875e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point)
x: tensor(uint8)[4] 0 3 128 255
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint8)[] 128
y: tensor(float)[4] -256 -250 0 254
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_axis@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point)
x: tensor(uint8)[1,3,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 245 99 4 142 121 102
x_scale: tensor(float)[3] 2 4 5
x_zero_point: tensor(uint8)[3] 84 24 196
y: tensor(float)[1,3,3,2] -162 10 -100 232 -20 -50 -76 0 0 252 32 -44 245 -485 -960 -270 -375 -470
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_blocked@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) axis=1 block_size=2
x: tensor(uint8)[1,4,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 5 12 12 33 65 42 245 99 4 142 121 102
x_scale: tensor(float)[1,2,3,2] 3 2 4 1 2 2 5 2 4 3 5 2
x_zero_point: tensor(uint8)[1,2,3,2] 1 0 0 1 2 20 3 2 4 3 15 2
y: tensor(float)[1,4,3,2] 6 178 136 199 144 78 12 48 96 86 60 -14 10 20 32 90 250 80 1210 194 0 417 530 200
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_e4m3fn@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_e4m3fn_float16@1_18_0", Origin::Official, "official",
     R"case(
y = DequantizeLinear-23(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float16)[] 2
y: tensor(float16)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_e4m3fn_zero_point@1_18_0", Origin::Official, "official",
     R"case(
y = DequantizeLinear-23(x, x_scale, zero_point) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
zero_point: tensor(float8e4m3fn)[1] 0
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_e5m2@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale) axis=0
x: tensor(float8e5m2)[5] 0 0.5 1 49152 -96
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 98304 -192
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_float4e2m1@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) axis=0
x: tensor(float4e2m1)[5] 0 1 -1 1.5 -4
x_scale: tensor(float)[] 2
x_zero_point: tensor(float4e2m1)[1] 0
y: tensor(float)[5] 0 2 -2 3 -8
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_int16@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point)
x: tensor(int16)[4] -300 -30 -1025 1270
x_scale: tensor(float)[] 2
x_zero_point: tensor(int16)[] -1024
y: tensor(float)[4] 1448 1988 -2 4588
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_int4@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) axis=0
x: tensor(int4)[5] 0 1 7 -4 -8
x_scale: tensor(float)[] 2
x_zero_point: tensor(int4)[1] 1
y: tensor(float)[5] -2 0 12 -10 -18
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_uint16@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point)
x: tensor(uint16)[4] 30000 31000 32768 33000
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint16)[] 32767
y: tensor(float)[4] -5534 -3534 2 466
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v23.test_dequantizelinear_uint4@1_18_0", Origin::Official, "official", R"case(
y = DequantizeLinear-23(x, x_scale, x_zero_point) axis=0
x: tensor(uint4)[5] 0 1 7 10 15
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint4)[1] 1
y: tensor(float)[5] -2 0 12 18 28
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v24.as_the_scale_float4e2m1_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale)
x: tensor(float4e2m1)[2,3] 0 1 3 3 2 1
x_scale: tensor(bfloat16)[] 1.5
y: tensor(bfloat16)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v24.as_the_scale_float4e2m1_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale)
x: tensor(float4e2m1)[2,3] 0 1 3 3 2 1
x_scale: tensor(float)[] 1.5
y: tensor(float)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v24.as_the_scale_float4e2m1_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale)
x: tensor(float4e2m1)[2,3] 0 1 3 3 2 1
x_scale: tensor(float16)[] 1.5
y: tensor(float16)[2,3] 0 1.5 4.5 4.5 3 1.5
)case"},
    {"DequantizeLinear_v24.axis_to_type_float4e2m1_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,3,4] 1.5 4 -4 -6 -6 -0.5 1 -2 -3 -1.5 6 0 -1 2 3 -1 0.5 -2 0 4 6 -4 -3 -0.5
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(float4e2m1)[3] 0 1 2
y: tensor(float)[2,3,4] 0.375 1 -1 -1.5 -10.5 -2.25 0 -4.5 -15 -10.5 12 -6 -0.25 0.5 0.75 -0.25 -0.75 -4.5
    -1.5 4.5 12 -18 -15 -7.5
)case"},
    {"DequantizeLinear_v24.blocks_over_rows_int8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale) axis=-2 block_size=2 output_dtype=10
x: tensor(int8)[2,5,3] -67 -41 -14 77 -64 -97 -11 -1 81 32 92 -97 -74 69 -2 23 -32 94 57 -55 91 -24 71 -77 -70
    -52 -19 68 -35 29
x_scale: tensor(float)[2,3,3] 0.5 1 2 1.5 2 3 0.25 3 1 1 0.5 4 2 1 1 3 2 0.5
y: tensor(float16)[2,5,3] -33.5 -41 -28 38.5 -64 -194 -16.5 -2 243 48 184 -291 -18.5 207 -2 23 -16 376 57
    -27.5 364 -48 71 -77 -140 -52 -19 204 -70 14.5
)case"},
    {"DequantizeLinear_v24.blocks_over_rows_uint4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale) axis=-2 block_size=2 output_dtype=10
x: tensor(uint4)[2,5,3] 15 14 8 6 4 1 2 5 10 12 9 11 7 3 13 0 11 7 10 3 14 15 15 12 1 1 8 15 14 8
x_scale: tensor(float)[2,3,3] 0.5 1 2 1.5 2 3 0.25 3 1 1 0.5 4 2 1 1 3 2 0.5
y: tensor(float16)[2,5,3] 7.5 14 16 3 4 2 3 10 30 18 18 33 1.75 9 13 0 5.5 28 10 1.5 56 30 15 12 2 1 8 45 28 4
)case"},
    {"DequantizeLinear_v24.first_axis_int4_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) axis=0 output_dtype=16
x: tensor(int4)[3,3,2] 0 -5 -1 -6 -4 4 -2 3 -7 2 1 -3 -8 6 7 -8 -1 -3
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(int4)[3] 0 1 2
y: tensor(bfloat16)[3,3,2] 0 -1.25 -0.25 -1.5 -1 1 -4.5 3 -12 1.5 0 -6 -30 12 15 -30 -9 -15
)case"},
    {"DequantizeLinear_v24.first_axis_int4_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) axis=0 output_dtype=1
x: tensor(int4)[3,3,2] 0 -5 -1 -6 -4 4 -2 3 -7 2 1 -3 -8 6 7 -8 -1 -3
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(int4)[3] 0 1 2
y: tensor(float)[3,3,2] 0 -1.25 -0.25 -1.5 -1 1 -4.5 3 -12 1.5 0 -6 -30 12 15 -30 -9 -15
)case"},
    {"DequantizeLinear_v24.first_axis_int4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) axis=0 output_dtype=10
x: tensor(int4)[3,3,2] 0 -5 -1 -6 -4 4 -2 3 -7 2 1 -3 -8 6 7 -8 -1 -3
x_scale: tensor(float)[3] 0.25 1.5 3
x_zero_point: tensor(int4)[3] 0 1 2
y: tensor(float16)[3,3,2] 0 -1.25 -0.25 -1.5 -1 1 -4.5 3 -12 1.5 0 -6 -30 12 15 -30 -9 -15
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(bfloat16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(bfloat16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float8e8m0_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(bfloat16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float8e8m0_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(bfloat16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float4e2m1_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float4e2m1)[2,7] -6 0 -0.5 -3 0.5 1.5 -1 4 2 6 -2 -6 -1.5 -4
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float4e2m1)[] 1
y: tensor(float16)[2,7] -3.5 -0.5 -0.75 -2 -0.25 0.25 -1 1.5 0.5 2.5 -1.5 -3.5 -1.25 -2.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_bfloat16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.50390625 0.3125 -8.5 -0.5078125 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029297 0.3125 -8.5 -0.50878906 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_bfloat16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029296875 0.3125 -8.5 -0.5087890625 1.25
    -0.3828125 -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.50390625 0.3125 -8.5 -0.5078125 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029297 0.3125 -8.5 -0.50878906 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029296875 0.3125 -8.5 -0.5087890625 1.25
    -0.3828125 -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float8e8m0_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.50390625 0.3125 -8.5 -0.5078125 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float8e8m0_float", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029297 0.3125 -8.5 -0.50878906 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float8e8m0_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029296875 0.3125 -8.5 -0.5087890625 1.25
    -0.3828125 -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(bfloat16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.50390625 0.3125 -8.5 -0.5078125 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029297 0.3125 -8.5 -0.50878906 1.25 -0.3828125
    -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fn_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fn)[2,7] 7 0.0625 0.1015625 30 30 -0.005859375 1.625 -16 -0.017578125 3.5 0.234375 -20 -8
    -0.6875
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float16)[2,7] 3 -0.46875 -0.44921875 14.5 14.5 -0.5029296875 0.3125 -8.5 -0.5087890625 1.25
    -0.3828125 -10.5 -4.5 -0.84375
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_bfloat16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.4296875 6 -0.494140625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.494140625 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_bfloat16_float", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.4296875 6 -0.4946289 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125 -0.296875
    -1.75 -0.49365234 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_bfloat16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.4296875 6 -0.49462890625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.49365234375 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.4296875 6 -0.494140625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.494140625 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.4296875 6 -0.4946289 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125 -0.296875
    -1.75 -0.49365234 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.4296875 6 -0.49462890625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.49365234375 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float8e8m0_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.4296875 6 -0.494140625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.494140625 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float8e8m0_float", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.4296875 6 -0.4946289 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125 -0.296875
    -1.75 -0.49365234 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float8e8m0_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.4296875 6 -0.49462890625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.49365234375 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.4296875 6 -0.494140625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.494140625 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float)[2,7] -0.4296875 6 -0.4946289 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125 -0.296875
    -1.75 -0.49365234 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e4m3fnuz_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e4m3fnuz)[2,7] 0.140625 13 0.0107421875 0.0859375 -0.1875 6 -64 -64 -5.5 0.0234375 0.40625
    -2.5 0.0126953125 11
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float16)[2,7] -0.4296875 6 -0.49462890625 -0.45703125 -0.59375 2.5 -32.5 -32.5 -3.25 -0.48828125
    -0.296875 -1.75 -0.49365234375 5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.4921875 -0.5 -1.75 -0.5 -0.5 -0.4609375 -0.5 31.5 -0.6875 -0.498046875 -2
    -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.50146484 -0.49316406 -0.49995422 -1.75 -0.49969482 -0.5001221 -0.4609375 -0.5003662
    31.5 -0.6875 -0.4975586 -2 -0.49999237 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.50146484375 -0.4931640625 -0.5 -1.75 -0.499755859375 -0.5 -0.4609375 -0.50048828125
    31.5 -0.6875 -0.49755859375 -2 -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.4921875 -0.5 -1.75 -0.5 -0.5 -0.4609375 -0.5 31.5 -0.6875 -0.498046875 -2
    -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.50146484 -0.49316406 -0.49995422 -1.75 -0.49969482 -0.5001221 -0.4609375 -0.5003662
    31.5 -0.6875 -0.4975586 -2 -0.49999237 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.50146484375 -0.4931640625 -0.5 -1.75 -0.499755859375 -0.5 -0.4609375 -0.50048828125
    31.5 -0.6875 -0.49755859375 -2 -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float8e8m0_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.4921875 -0.5 -1.75 -0.5 -0.5 -0.4609375 -0.5 31.5 -0.6875 -0.498046875 -2
    -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.50146484 -0.49316406 -0.49995422 -1.75 -0.49969482 -0.5001221 -0.4609375 -0.5003662
    31.5 -0.6875 -0.4975586 -2 -0.49999237 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float8e8m0_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.50146484375 -0.4931640625 -0.5 -1.75 -0.499755859375 -0.5 -0.4609375 -0.50048828125
    31.5 -0.6875 -0.49755859375 -2 -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.4921875 -0.5 -1.75 -0.5 -0.5 -0.4609375 -0.5 31.5 -0.6875 -0.498046875 -2
    -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float)[2,7] -0.50146484 -0.49316406 -0.49995422 -1.75 -0.49969482 -0.5001221 -0.4609375 -0.5003662
    31.5 -0.6875 -0.4975586 -2 -0.49999237 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2)[2,7] -0.0029296875 0.013671875 9.1552734375e-05 -2.5 0.0006103515625 -0.000244140625
    0.078125 -0.000732421875 64 -0.375 0.0048828125 -3 1.52587890625e-05 64
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2)[] 1
y: tensor(float16)[2,7] -0.50146484375 -0.4931640625 -0.5 -1.75 -0.499755859375 -0.5 -0.4609375 -0.50048828125
    31.5 -0.6875 -0.49755859375 -2 -0.5 31.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_bfloat16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.5 -0.5 0.75 -0.5 -0.5 27.5 -0.5 -6.5 -0.5 -0.25 -0.5078125 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_bfloat16_float", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.49996948 -0.5001831 -0.50146484 0.75 -0.5001221 -0.4999733 27.5 -0.49969482 -6.5
    -0.5000534 -0.25 -0.50683594 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_bfloat16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -0.5 -0.50146484375 0.75 -0.5 -0.5 27.5 -0.499755859375 -6.5 -0.5 -0.25
    -0.5068359375 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float16_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.5 -0.5 0.75 -0.5 -0.5 27.5 -0.5 -6.5 -0.5 -0.25 -0.5078125 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.49996948 -0.5001831 -0.50146484 0.75 -0.5001221 -0.4999733 27.5 -0.49969482 -6.5
    -0.5000534 -0.25 -0.50683594 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float16_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -0.5 -0.50146484375 0.75 -0.5 -0.5 27.5 -0.499755859375 -6.5 -0.5 -0.25
    -0.5068359375 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float8e8m0_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.5 -0.5 0.75 -0.5 -0.5 27.5 -0.5 -6.5 -0.5 -0.25 -0.5078125 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float8e8m0_float", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.49996948 -0.5001831 -0.50146484 0.75 -0.5001221 -0.4999733 27.5 -0.49969482 -6.5
    -0.5000534 -0.25 -0.50683594 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float8e8m0_float16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -0.5 -0.50146484375 0.75 -0.5 -0.5 27.5 -0.499755859375 -6.5 -0.5 -0.25
    -0.5068359375 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float_bfloat16", Origin::Derived, "numpy",
     R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(bfloat16)[2,7] -0.5 -0.5 -0.5 0.75 -0.5 -0.5 27.5 -0.5 -6.5 -0.5 -0.25 -0.5078125 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float)[2,7] -0.49996948 -0.5001831 -0.50146484 0.75 -0.5001221 -0.4999733 27.5 -0.49969482 -6.5
    -0.5000534 -0.25 -0.50683594 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_float8e5m2fnuz_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(float8e5m2fnuz)[2,7] 6.103515625e-05 -0.0003662109375 -0.0029296875 2.5 -0.000244140625
    5.340576171875e-05 56 0.0006103515625 -12 -0.0001068115234375 0.5 -0.013671875 3 56
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float16)[2,7] -0.5 -0.5 -0.50146484375 0.75 -0.5 -0.5 27.5 -0.499755859375 -6.5 -0.5 -0.25
    -0.5068359375 1 27.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(bfloat16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int16_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int16)[2,7] -55 62 -92 -191 81 31 -22 37 53 -191 47 65 74 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int16)[] 1
y: tensor(float16)[2,7] -28 30.5 -46.5 -96 40 15 -11.5 18 26 -96 23 32 36.5 7
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int32_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v24.one_scale_to_type_int8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-24(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
