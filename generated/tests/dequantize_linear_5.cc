// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/DequantizeLinear.pack
//   tests/cases/ai.onnx/DequantizeLinear.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"DequantizeLinear_v28.one_scale_to_type_int32_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int32_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int32_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(bfloat16)[2,7] -7340032 7.5 19.5 23 9 -7340032 -1802240 17 -9 -18.5 1409024 4 -868352 -11.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int32_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float)[2,7] -7.3357075e+06 7.5 19.5 23 9 -7.3357075e+06 -1.8055575e+06 17 -9 -18.5 1.4086685e+06 4
    -868189 -11.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int32_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int32)[2,7] -14671414 16 40 47 19 -14671414 -3611114 35 -17 -36 2817338 9 -1736377 -22
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int32)[] 1
y: tensor(float16)[2,7] -inf 7.5 19.5 23 9 -inf -inf 17 -9 -18.5 inf 4 -inf -11.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(bfloat16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int4)[2,7] 3 -8 6 2 -5 -4 1 -2 -3 5 -7 -8 4 0
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int4)[] 1
y: tensor(float16)[2,7] 1 -4.5 2.5 0.5 -3 -2.5 0 -1.5 -2 2 -4 -4.5 1.5 -0.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(bfloat16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_int8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(int8)[2,7] -41 -78 -10 66 90 90 7 87 -74 12 30 -2 -35 26
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(int8)[] 1
y: tensor(float16)[2,7] -21 -39.5 -5.5 32.5 44.5 44.5 3 43 -37.5 5.5 14.5 -1.5 -18 12.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 15.5 242 228 188 5.5 1 13 264 284 212 284 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 15.5 242 228 188 5.5 1 13 264 284 212 284 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 15.5 242 228 188 5.5 1 13 264 284 212 284 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(bfloat16)[2,7] 15.5 242 228 188 5.5 1 13 264 284 212 284 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint16_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint16)[2,7] 32 486 458 378 12 3 27 527 570 426 570 6 401 173
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint16)[] 1
y: tensor(float16)[2,7] 15.5 242.5 228.5 188.5 5.5 1 13 263 284.5 212.5 284.5 2.5 200 86
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(bfloat16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(bfloat16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(bfloat16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(bfloat16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint2_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint2)[2,7] 2 3 1 3 3 2 2 2 2 1 1 2 3 1
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint2)[] 1
y: tensor(float16)[2,7] 0.5 1 0 1 1 0.5 0.5 0.5 0.5 0 0 0.5 1 0
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(bfloat16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint4_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint4)[2,7] 1 0 5 10 15 9 4 2 13 8 12 6 7 15
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint4)[] 1
y: tensor(float16)[2,7] 0 -0.5 2 4.5 7 4 1.5 0.5 6 3.5 5.5 2.5 3 7
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_bfloat16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_bfloat16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(bfloat16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float16_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float16_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float16_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float16)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float8e8m0_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float8e8m0_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float8e8m0)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float_bfloat16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=16
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(bfloat16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float_float", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=1
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.one_scale_to_type_uint8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) output_dtype=10
x: tensor(uint8)[2,7] 7 114 47 75 89 63 54 49 41 114 20 26 80 52
x_scale: tensor(float)[] 0.5
x_zero_point: tensor(uint8)[] 1
y: tensor(float16)[2,7] 3 56.5 23 37 44 31 26.5 24 20 56.5 9.5 12.5 39.5 25.5
)case"},
    {"DequantizeLinear_v28.product_in_float_uint8_float_float16", Origin::Derived, "numpy", R"case(
y = DequantizeLinear-28(x, x_scale) output_dtype=10
x: tensor(uint8)[4] 1 200 255 7
x_scale: tensor(float)[] 1e-07
y: tensor(float16)[4] 1.1920928955078125e-07 2.002716064453125e-05 2.5510787963867188e-05
    7.152557373046875e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point)
x: tensor(uint8)[4] 0 3 128 255
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint8)[] 128
y: tensor(float)[4] -256 -250 0 254
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_axis", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point)
x: tensor(uint8)[1,3,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 245 99 4 142 121 102
x_scale: tensor(float)[3] 2 4 5
x_zero_point: tensor(uint8)[3] 84 24 196
y: tensor(float)[1,3,3,2] -162 10 -100 232 -20 -50 -76 0 0 252 32 -44 245 -485 -960 -270 -375 -470
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_blocked", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) axis=1 block_size=2
x: tensor(uint8)[1,4,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 5 12 12 33 65 42 245 99 4 142 121 102
x_scale: tensor(float)[1,2,3,2] 3 2 4 1 2 2 5 2 4 3 5 2
x_zero_point: tensor(uint8)[1,2,3,2] 1 0 0 1 2 20 3 2 4 3 15 2
y: tensor(float)[1,4,3,2] 6 178 136 199 144 78 12 48 96 86 60 -14 10 20 32 90 250 80 1210 194 0 417 530 200
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_e4m3fn", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_e4m3fn_float16", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float16)[] 2
y: tensor(float16)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_e4m3fn_zero_point", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, zero_point) axis=0
x: tensor(float8e4m3fn)[5] 0 0.5 1 448 -104
x_scale: tensor(float)[] 2
zero_point: tensor(float8e4m3fn)[1] 0
y: tensor(float)[5] 0 1 2 896 -208
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_e5m2", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale) axis=0
x: tensor(float8e5m2)[5] 0 0.5 1 49152 -96
x_scale: tensor(float)[] 2
y: tensor(float)[5] 0 1 2 98304 -192
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_float4e2m1", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) axis=0
x: tensor(float4e2m1)[5] 0 1 -1 1.5 -4
x_scale: tensor(float)[] 2
x_zero_point: tensor(float4e2m1)[1] 0
y: tensor(float)[5] 0 2 -2 3 -8
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_int16", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point)
x: tensor(int16)[4] -300 -30 -1025 1270
x_scale: tensor(float)[] 2
x_zero_point: tensor(int16)[] -1024
y: tensor(float)[4] 1448 1988 -2 4588
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_int2", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) axis=0
x: tensor(int2)[4] 0 1 -1 -2
x_scale: tensor(float)[] 2
x_zero_point: tensor(int2)[1] 1
y: tensor(float)[4] -2 0 -4 -6
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_int4", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) axis=0
x: tensor(int4)[5] 0 1 7 -4 -8
x_scale: tensor(float)[] 2
x_zero_point: tensor(int4)[1] 1
y: tensor(float)[5] -2 0 12 -10 -18
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_uint16", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point)
x: tensor(uint16)[4] 30000 31000 32768 33000
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint16)[] 32767
y: tensor(float)[4] -5534 -3534 2 466
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_uint2", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) axis=0
x: tensor(uint2)[4] 0 1 2 3
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint2)[1] 1
y: tensor(float)[4] -2 0 2 4
rtol=0.001 atol=1e-07
)case"},
    {"DequantizeLinear_v28.test_dequantizelinear_uint4", Origin::Official, "official", R"case(
y = DequantizeLinear-28(x, x_scale, x_zero_point) axis=0
x: tensor(uint4)[5] 0 1 7 10 15
x_scale: tensor(float)[] 2
x_zero_point: tensor(uint4)[1] 1
y: tensor(float)[5] -2 0 12 18 28
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
