// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Gemm.pack
//   tests/cases/ai.onnx/Gemm.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Gemm_v1.factors_float", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C) alpha=0.5 beta=2
A: tensor(float)[3,4] -3.5 1.5 -4 -0.5 -2 3 -1 2.5 1 2 -3 4
B: tensor(float)[4,5] 2.5 -3.5 2 -3 -0.5 -2 -2.5 3 4 1 1.5 -1 -1.5 3.5 0.5 -4 0 1 1.5 -1
C: tensor(float)[3,5] -2 -4 1.5 0 -3.5 3 -1 2 -2.5 -0.5 0.5 -3 3.5 1 2.5
Y: tensor(float)[3,5] -11.875 -1.75 4.5 0.875 -6.125 -5.25 -1.75 8.5 4.125 -0.5 -10 -8.75 15.25 2.25 3
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v1.legacy_row_float", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C) broadcast=1 beta=0.5
A: tensor(float)[3,4] -0.5 -1 -3.5 3.5 -3 4 -4 -2 0.5 -2.5 2.5 1
B: tensor(float)[4,5] -3.5 -2.5 -4 -1.5 4 1.5 -0.5 3.5 3 2 1 -3 2.5 -2 0.5 -1 0 -0.5 3 0.5
C: tensor(float)[5] -1.5 -2 1 3.5 1.5
Y: tensor(float)[3,5] -7.5 11.25 -11.5 17 -3.25 13.75 16.5 17.5 20.25 -6.25 -4.75 -8.5 -4.5 -8.5 -0.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v1.legacy_scalar_float", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C) broadcast=1 alpha=2
A: tensor(float)[3,4] 4 3 -1 -3 0 3.5 -2 -3.5 2.5 -2.5 1 -4
B: tensor(float)[4,5] -1 1 3.5 2 4 1.5 -3.5 -3 -0.5 0 -2 -4 0.5 3 -2.5 2.5 -1.5 -1 -3 4
C: tensor(float)[1] -4
Y: tensor(float)[3,5] -14 0 11 21 9 -3 -2 -20 1.5 -22 -40.5 22.5 37.5 38.5 -21
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v1.plain_double", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C)
A: tensor(double)[3,4] 3 0 4 2.5 -3.5 -2 -1.5 -0.5 0.5 3.5 1.5 -2.5
B: tensor(double)[4,5] 1.5 2 -1 -2.5 3 0.5 -1.5 3.5 4 2.5 -2 -3 -3.5 1 -4 0 -0.5 -3.5 1.5 -2.5
C: tensor(double)[3,5] 1.5 3 0.5 -2 2.5 1 2 -3 0 3.5 4 -2.5 -0.5 -4 -3.5
Y: tensor(double)[3,5] -2 -4.25 -25.25 -1.75 -10.75 -2.25 2.75 0.5 -1.5 -4.75 3.5 -10 14.75 6.5 7
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v1.plain_float", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C)
A: tensor(float)[3,4] 1.5 -3 -2.5 -4 0.5 3.5 0 -3.5 4 1 -1.5 -2
B: tensor(float)[4,5] 4 -1.5 -3 -4 2.5 -1 2 3 3.5 0 -2.5 1 0.5 -2 1.5 -0.5 -2 -3.5 -3 0.5
C: tensor(float)[3,5] 2.5 -3 0 -2.5 1.5 3.5 1 -4 -1 0.5 -0.5 4 -3.5 -1.5 2
Y: tensor(float)[3,5] 19.75 -5.75 -0.75 -2 -0.5 3.75 14.25 17.25 19.75 0 19.25 2.5 -6.25 -5 8.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v1.plain_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C)
A: tensor(float16)[3,4] -2.5 3 0.5 2 -3.5 -3 -0.5 -4 -1.5 -1 3.5 1
B: tensor(float16)[4,5] 3 0.5 4 2 -1 1 -2 -3 2.5 -2.5 3.5 -0.5 -3.5 1.5 -4 0 -1.5 -4 2 -4
C: tensor(float16)[3,5] -3 2 1.5 -0.5 -3.5 -2 -1 -1.5 3 0.5 -4 1 4 0 3.5
Y: tensor(float16)[3,5] -5.75 -8.5 -27.25 6.75 -18.5 -17.25 9.5 11.25 -20.25 29.5 2.75 -1 -15.25 1.75 -10.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v1.transposed_double", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C) transA=1 transB=1
A: tensor(double)[4,3] -1.5 4 1.5 -1 3.5 -3 2 2.5 1 -3.5 0 -2
B: tensor(double)[5,4] -3.5 -4 2.5 -0.5 0 -2 -1.5 -2.5 3.5 -3 2 1 4 0.5 1.5 3 -2 -1 -2 -0.5
C: tensor(double)[3,5] 1.5 4 -2.5 -4 2 -2 0 -3 -0.5 1 0.5 3.5 -1 -1.5 2.5
Y: tensor(double)[3,5] 17.5 11.75 -4.25 -18 3.75 -23.75 -10.75 5.5 21 -15.5 10.75 13 13.25 -1.5 1.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v1.transposed_float", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C) transA=1 transB=1
A: tensor(float)[4,3] -2.5 4 2.5 -2 3 1 3.5 -1.5 -3.5 -0.5 2 -1
B: tensor(float)[5,4] -0.5 -3 -4 -1 0.5 -2.5 -2 3.5 2.5 -3.5 1 4 0 2 3 1.5 -1.5 -3 -4 0.5
C: tensor(float)[3,5] -2.5 4 0.5 0 2 2.5 1 3.5 -4 -0.5 3 -1 -1.5 -3.5 1.5
Y: tensor(float)[3,5] -8.75 -1 2.75 5.75 -2.5 -4.5 5.5 9.5 0.5 -8.5 13.75 1.25 -6.25 -13.5 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v1.transposed_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-1(A, B, C) transA=1 transB=1
A: tensor(float16)[4,3] -4 1 2 -3 3 2.5 -3.5 1.5 -0.5 -2.5 0 -1
B: tensor(float16)[5,4] -3 2.5 -4 1 4 0.5 -3.5 0 1.5 3.5 3 -0.5 -1.5 2 -2 -1 -2.5 0.5 -1.5 -0.5
C: tensor(float16)[3,5] -1 -2.5 3 1.5 3.5 -1.5 0 1 2.5 4 2 0.5 -3 -2 -0.5
Y: tensor(float16)[3,5] 15 -7.75 -22.75 11 18.5 -3 0.25 17.5 4 0.75 3.25 11.5 7.75 2 -3
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v6.factors_float", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C) alpha=0.5 beta=2
A: tensor(float)[3,4] -3.5 1.5 -4 -0.5 -2 3 -1 2.5 1 2 -3 4
B: tensor(float)[4,5] 2.5 -3.5 2 -3 -0.5 -2 -2.5 3 4 1 1.5 -1 -1.5 3.5 0.5 -4 0 1 1.5 -1
C: tensor(float)[3,5] -2 -4 1.5 0 -3.5 3 -1 2 -2.5 -0.5 0.5 -3 3.5 1 2.5
Y: tensor(float)[3,5] -11.875 -1.75 4.5 0.875 -6.125 -5.25 -1.75 8.5 4.125 -0.5 -10 -8.75 15.25 2.25 3
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v6.legacy_row_float", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C) broadcast=1 beta=0.5
A: tensor(float)[3,4] -0.5 -1 -3.5 3.5 -3 4 -4 -2 0.5 -2.5 2.5 1
B: tensor(float)[4,5] -3.5 -2.5 -4 -1.5 4 1.5 -0.5 3.5 3 2 1 -3 2.5 -2 0.5 -1 0 -0.5 3 0.5
C: tensor(float)[5] -1.5 -2 1 3.5 1.5
Y: tensor(float)[3,5] -7.5 11.25 -11.5 17 -3.25 13.75 16.5 17.5 20.25 -6.25 -4.75 -8.5 -4.5 -8.5 -0.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v6.legacy_scalar_float", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C) broadcast=1 alpha=2
A: tensor(float)[3,4] 4 3 -1 -3 0 3.5 -2 -3.5 2.5 -2.5 1 -4
B: tensor(float)[4,5] -1 1 3.5 2 4 1.5 -3.5 -3 -0.5 0 -2 -4 0.5 3 -2.5 2.5 -1.5 -1 -3 4
C: tensor(float)[1] -4
Y: tensor(float)[3,5] -14 0 11 21 9 -3 -2 -20 1.5 -22 -40.5 22.5 37.5 38.5 -21
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v6.plain_double", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C)
A: tensor(double)[3,4] 3 0 4 2.5 -3.5 -2 -1.5 -0.5 0.5 3.5 1.5 -2.5
B: tensor(double)[4,5] 1.5 2 -1 -2.5 3 0.5 -1.5 3.5 4 2.5 -2 -3 -3.5 1 -4 0 -0.5 -3.5 1.5 -2.5
C: tensor(double)[3,5] 1.5 3 0.5 -2 2.5 1 2 -3 0 3.5 4 -2.5 -0.5 -4 -3.5
Y: tensor(double)[3,5] -2 -4.25 -25.25 -1.75 -10.75 -2.25 2.75 0.5 -1.5 -4.75 3.5 -10 14.75 6.5 7
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v6.plain_float", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C)
A: tensor(float)[3,4] 1.5 -3 -2.5 -4 0.5 3.5 0 -3.5 4 1 -1.5 -2
B: tensor(float)[4,5] 4 -1.5 -3 -4 2.5 -1 2 3 3.5 0 -2.5 1 0.5 -2 1.5 -0.5 -2 -3.5 -3 0.5
C: tensor(float)[3,5] 2.5 -3 0 -2.5 1.5 3.5 1 -4 -1 0.5 -0.5 4 -3.5 -1.5 2
Y: tensor(float)[3,5] 19.75 -5.75 -0.75 -2 -0.5 3.75 14.25 17.25 19.75 0 19.25 2.5 -6.25 -5 8.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v6.plain_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C)
A: tensor(float16)[3,4] -2.5 3 0.5 2 -3.5 -3 -0.5 -4 -1.5 -1 3.5 1
B: tensor(float16)[4,5] 3 0.5 4 2 -1 1 -2 -3 2.5 -2.5 3.5 -0.5 -3.5 1.5 -4 0 -1.5 -4 2 -4
C: tensor(float16)[3,5] -3 2 1.5 -0.5 -3.5 -2 -1 -1.5 3 0.5 -4 1 4 0 3.5
Y: tensor(float16)[3,5] -5.75 -8.5 -27.25 6.75 -18.5 -17.25 9.5 11.25 -20.25 29.5 2.75 -1 -15.25 1.75 -10.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v6.transposed_double", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C) transA=1 transB=1
A: tensor(double)[4,3] -1.5 4 1.5 -1 3.5 -3 2 2.5 1 -3.5 0 -2
B: tensor(double)[5,4] -3.5 -4 2.5 -0.5 0 -2 -1.5 -2.5 3.5 -3 2 1 4 0.5 1.5 3 -2 -1 -2 -0.5
C: tensor(double)[3,5] 1.5 4 -2.5 -4 2 -2 0 -3 -0.5 1 0.5 3.5 -1 -1.5 2.5
Y: tensor(double)[3,5] 17.5 11.75 -4.25 -18 3.75 -23.75 -10.75 5.5 21 -15.5 10.75 13 13.25 -1.5 1.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v6.transposed_float", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C) transA=1 transB=1
A: tensor(float)[4,3] -2.5 4 2.5 -2 3 1 3.5 -1.5 -3.5 -0.5 2 -1
B: tensor(float)[5,4] -0.5 -3 -4 -1 0.5 -2.5 -2 3.5 2.5 -3.5 1 4 0 2 3 1.5 -1.5 -3 -4 0.5
C: tensor(float)[3,5] -2.5 4 0.5 0 2 2.5 1 3.5 -4 -0.5 3 -1 -1.5 -3.5 1.5
Y: tensor(float)[3,5] -8.75 -1 2.75 5.75 -2.5 -4.5 5.5 9.5 0.5 -8.5 13.75 1.25 -6.25 -13.5 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v6.transposed_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-6(A, B, C) transA=1 transB=1
A: tensor(float16)[4,3] -4 1 2 -3 3 2.5 -3.5 1.5 -0.5 -2.5 0 -1
B: tensor(float16)[5,4] -3 2.5 -4 1 4 0.5 -3.5 0 1.5 3.5 3 -0.5 -1.5 2 -2 -1 -2.5 0.5 -1.5 -0.5
C: tensor(float16)[3,5] -1 -2.5 3 1.5 3.5 -1.5 0 1 2.5 4 2 0.5 -3 -2 -0.5
Y: tensor(float16)[3,5] 15 -7.75 -22.75 11 18.5 -3 0.25 17.5 4 0.75 3.25 11.5 7.75 2 -3
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v7.column_float", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(float)[3,4] -3 -0.5 -3.5 -2 2 0.5 4 0 1.5 -1 -2.5 -1.5
B: tensor(float)[4,5] 2 -1.5 3 0 4 -0.5 -1 2.5 -2.5 -4 1.5 -3 3.5 -2 1 -3.5 0.5 -4 -0.5 3.5
C: tensor(float)[3,1] 1.5 -2.5 -2
Y: tensor(float)[3,5] -2.5 16 -13 10.75 -19 7.25 -18 18.75 -11.75 7.5 3 3.5 -2.75 6.25 0.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v7.factors_float", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C) alpha=0.5 beta=2
A: tensor(float)[3,4] -3.5 1.5 -4 -0.5 -2 3 -1 2.5 1 2 -3 4
B: tensor(float)[4,5] 2.5 -3.5 2 -3 -0.5 -2 -2.5 3 4 1 1.5 -1 -1.5 3.5 0.5 -4 0 1 1.5 -1
C: tensor(float)[3,5] -2 -4 1.5 0 -3.5 3 -1 2 -2.5 -0.5 0.5 -3 3.5 1 2.5
Y: tensor(float)[3,5] -11.875 -1.75 4.5 0.875 -6.125 -5.25 -1.75 8.5 4.125 -0.5 -10 -8.75 15.25 2.25 3
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v7.plain_double", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(double)[3,4] 3 0 4 2.5 -3.5 -2 -1.5 -0.5 0.5 3.5 1.5 -2.5
B: tensor(double)[4,5] 1.5 2 -1 -2.5 3 0.5 -1.5 3.5 4 2.5 -2 -3 -3.5 1 -4 0 -0.5 -3.5 1.5 -2.5
C: tensor(double)[3,5] 1.5 3 0.5 -2 2.5 1 2 -3 0 3.5 4 -2.5 -0.5 -4 -3.5
Y: tensor(double)[3,5] -2 -4.25 -25.25 -1.75 -10.75 -2.25 2.75 0.5 -1.5 -4.75 3.5 -10 14.75 6.5 7
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v7.plain_float", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(float)[3,4] 1.5 -3 -2.5 -4 0.5 3.5 0 -3.5 4 1 -1.5 -2
B: tensor(float)[4,5] 4 -1.5 -3 -4 2.5 -1 2 3 3.5 0 -2.5 1 0.5 -2 1.5 -0.5 -2 -3.5 -3 0.5
C: tensor(float)[3,5] 2.5 -3 0 -2.5 1.5 3.5 1 -4 -1 0.5 -0.5 4 -3.5 -1.5 2
Y: tensor(float)[3,5] 19.75 -5.75 -0.75 -2 -0.5 3.75 14.25 17.25 19.75 0 19.25 2.5 -6.25 -5 8.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v7.plain_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(float16)[3,4] -2.5 3 0.5 2 -3.5 -3 -0.5 -4 -1.5 -1 3.5 1
B: tensor(float16)[4,5] 3 0.5 4 2 -1 1 -2 -3 2.5 -2.5 3.5 -0.5 -3.5 1.5 -4 0 -1.5 -4 2 -4
C: tensor(float16)[3,5] -3 2 1.5 -0.5 -3.5 -2 -1 -1.5 3 0.5 -4 1 4 0 3.5
Y: tensor(float16)[3,5] -5.75 -8.5 -27.25 6.75 -18.5 -17.25 9.5 11.25 -20.25 29.5 2.75 -1 -15.25 1.75 -10.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v7.row_double", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(double)[3,4] -1 -4 -1.5 -3 1 -2.5 2.5 2 0 4 3 -2
B: tensor(double)[4,5] -1 4 -0.5 3.5 -1.5 2 0 0.5 -3.5 -4 1 -2 3 -2.5 1.5 2.5 -3 -1 -3 -1.5
C: tensor(double)[5] -2 2.5 3 0 -1
Y: tensor(double)[3,5] -18 10.5 0 23.25 18.75 -0.5 -4.5 6.75 0 8.25 4 2.5 16 -15.5 -9.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v7.row_float", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(float)[3,4] -1.5 0 -1 0.5 1 -3.5 3.5 -2 -0.5 -4 2.5 3
B: tensor(float)[4,5] 3.5 -0.5 3 1.5 2.5 -1 0 -3.5 1 -4 -3 -1.5 2 -2.5 4 0.5 -2 1.5 1 4
C: tensor(float)[5] -3 0 -1 0.5 4
Y: tensor(float)[3,5] -5 1.25 -6.75 1.25 -1.75 -7.5 -1.75 18.25 -12.25 26.5 -6.75 -9.5 21 -7.5 40.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v7.row_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(float16)[3,4] -3 -2 -3.5 -2.5 1 3.5 0 -0.5 1.5 -4 2 3
B: tensor(float16)[4,5] 2 -4 0.5 -3.5 -1.5 -1 3 -0.5 1.5 3.5 -2.5 2.5 1 4 -2 -3 0 3.5 4 -2.5
C: tensor(float16)[5] 1.5 -2 0 -4 2.5
Y: tensor(float16)[3,5] 13.75 -4.75 -12.75 -20.5 13.25 1.5 4.5 -3 -4.25 14.5 -5.5 -15 15.25 4.75 -25.25
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v7.scalar_float", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C)
A: tensor(float)[3,4] -4 1.5 2 -1.5 4 1 -3 3.5 0.5 -2 -1 -3.5
B: tensor(float)[4,5] -4 0.5 -0.5 0 -3.5 -1 -2.5 3.5 -3 3 -2 1 2.5 1.5 -1.5 2 4 2.5 -1 -1.5
C: tensor(float)[] 3.5
Y: tensor(float)[3,5] 11 -6.25 12 3.5 21.25 -0.5 14 6.25 -7.5 -8.25 -1.5 -6.25 -15 11.5 2.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v7.transposed_double", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C) transA=1 transB=1
A: tensor(double)[4,3] -1.5 4 1.5 -1 3.5 -3 2 2.5 1 -3.5 0 -2
B: tensor(double)[5,4] -3.5 -4 2.5 -0.5 0 -2 -1.5 -2.5 3.5 -3 2 1 4 0.5 1.5 3 -2 -1 -2 -0.5
C: tensor(double)[3,5] 1.5 4 -2.5 -4 2 -2 0 -3 -0.5 1 0.5 3.5 -1 -1.5 2.5
Y: tensor(double)[3,5] 17.5 11.75 -4.25 -18 3.75 -23.75 -10.75 5.5 21 -15.5 10.75 13 13.25 -1.5 1.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v7.transposed_float", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C) transA=1 transB=1
A: tensor(float)[4,3] -2.5 4 2.5 -2 3 1 3.5 -1.5 -3.5 -0.5 2 -1
B: tensor(float)[5,4] -0.5 -3 -4 -1 0.5 -2.5 -2 3.5 2.5 -3.5 1 4 0 2 3 1.5 -1.5 -3 -4 0.5
C: tensor(float)[3,5] -2.5 4 0.5 0 2 2.5 1 3.5 -4 -0.5 3 -1 -1.5 -3.5 1.5
Y: tensor(float)[3,5] -8.75 -1 2.75 5.75 -2.5 -4.5 5.5 9.5 0.5 -8.5 13.75 1.25 -6.25 -13.5 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v7.transposed_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-7(A, B, C) transA=1 transB=1
A: tensor(float16)[4,3] -4 1 2 -3 3 2.5 -3.5 1.5 -0.5 -2.5 0 -1
B: tensor(float16)[5,4] -3 2.5 -4 1 4 0.5 -3.5 0 1.5 3.5 3 -0.5 -1.5 2 -2 -1 -2.5 0.5 -1.5 -0.5
C: tensor(float16)[3,5] -1 -2.5 3 1.5 3.5 -1.5 0 1 2.5 4 2 0.5 -3 -2 -0.5
Y: tensor(float16)[3,5] 15 -7.75 -22.75 11 18.5 -3 0.25 17.5 4 0.75 3.25 11.5 7.75 2 -3
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v9.column_float", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(float)[3,4] -3 -0.5 -3.5 -2 2 0.5 4 0 1.5 -1 -2.5 -1.5
B: tensor(float)[4,5] 2 -1.5 3 0 4 -0.5 -1 2.5 -2.5 -4 1.5 -3 3.5 -2 1 -3.5 0.5 -4 -0.5 3.5
C: tensor(float)[3,1] 1.5 -2.5 -2
Y: tensor(float)[3,5] -2.5 16 -13 10.75 -19 7.25 -18 18.75 -11.75 7.5 3 3.5 -2.75 6.25 0.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v9.factors_float", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) alpha=0.5 beta=2
A: tensor(float)[3,4] -3.5 1.5 -4 -0.5 -2 3 -1 2.5 1 2 -3 4
B: tensor(float)[4,5] 2.5 -3.5 2 -3 -0.5 -2 -2.5 3 4 1 1.5 -1 -1.5 3.5 0.5 -4 0 1 1.5 -1
C: tensor(float)[3,5] -2 -4 1.5 0 -3.5 3 -1 2 -2.5 -0.5 0.5 -3 3.5 1 2.5
Y: tensor(float)[3,5] -11.875 -1.75 4.5 0.875 -6.125 -5.25 -1.75 8.5 4.125 -0.5 -10 -8.75 15.25 2.25 3
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v9.plain_double", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(double)[3,4] 3 0 4 2.5 -3.5 -2 -1.5 -0.5 0.5 3.5 1.5 -2.5
B: tensor(double)[4,5] 1.5 2 -1 -2.5 3 0.5 -1.5 3.5 4 2.5 -2 -3 -3.5 1 -4 0 -0.5 -3.5 1.5 -2.5
C: tensor(double)[3,5] 1.5 3 0.5 -2 2.5 1 2 -3 0 3.5 4 -2.5 -0.5 -4 -3.5
Y: tensor(double)[3,5] -2 -4.25 -25.25 -1.75 -10.75 -2.25 2.75 0.5 -1.5 -4.75 3.5 -10 14.75 6.5 7
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v9.plain_float", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(float)[3,4] 1.5 -3 -2.5 -4 0.5 3.5 0 -3.5 4 1 -1.5 -2
B: tensor(float)[4,5] 4 -1.5 -3 -4 2.5 -1 2 3 3.5 0 -2.5 1 0.5 -2 1.5 -0.5 -2 -3.5 -3 0.5
C: tensor(float)[3,5] 2.5 -3 0 -2.5 1.5 3.5 1 -4 -1 0.5 -0.5 4 -3.5 -1.5 2
Y: tensor(float)[3,5] 19.75 -5.75 -0.75 -2 -0.5 3.75 14.25 17.25 19.75 0 19.25 2.5 -6.25 -5 8.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v9.plain_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(float16)[3,4] -2.5 3 0.5 2 -3.5 -3 -0.5 -4 -1.5 -1 3.5 1
B: tensor(float16)[4,5] 3 0.5 4 2 -1 1 -2 -3 2.5 -2.5 3.5 -0.5 -3.5 1.5 -4 0 -1.5 -4 2 -4
C: tensor(float16)[3,5] -3 2 1.5 -0.5 -3.5 -2 -1 -1.5 3 0.5 -4 1 4 0 3.5
Y: tensor(float16)[3,5] -5.75 -8.5 -27.25 6.75 -18.5 -17.25 9.5 11.25 -20.25 29.5 2.75 -1 -15.25 1.75 -10.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v9.plain_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(int32)[3,4] -2 4 0 3 1 -3 2 -4 -1 -2 3 4
B: tensor(int32)[4,5] -2 3 0 -1 1 -4 2 4 -3 4 3 0 2 4 -2 1 2 -3 -3 3
C: tensor(int32)[3,5] 1 -1 3 -4 0 -3 -2 4 2 -1 3 -1 0 -1 -1
Y: tensor(int32)[3,5] -8 7 10 -23 23 9 -13 8 30 -28 26 0 -14 6 -4
)case"},
    {"Gemm_v9.plain_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(int64)[3,4] 1 -2 3 -3 -4 0 2 4 -1 2 -2 -1
B: tensor(int64)[4,5] -4 -1 4 -2 0 2 1 -3 3 1 -2 1 -1 -4 -1 0 -4 2 -3 -4
C: tensor(int64)[3,5] 2 1 -1 3 4 -2 0 -4 -3 3 3 -2 2 1 -3
Y: tensor(int64)[3,5] -12 13 0 -8 11 10 -10 -14 -15 -15 15 3 -8 20 5
)case"},
    {"Gemm_v9.plain_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(uint32)[3,4] 0 1 3 4 2 2 0 2 4 4 3 0
B: tensor(uint32)[4,5] 2 0 3 1 4 2 3 4 0 4 1 2 2 1 3 4 2 1 2 4
C: tensor(uint32)[3,5] 2 0 3 4 1 2 1 0 1 4 0 2 2 1 0
Y: tensor(uint32)[3,5] 23 17 17 15 30 18 11 16 7 28 19 20 36 8 41
)case"},
    {"Gemm_v9.plain_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(uint64)[3,4] 1 2 0 3 4 4 1 4 1 0 0 4
B: tensor(uint64)[4,5] 0 4 1 2 3 4 2 1 0 1 4 0 3 3 1 1 2 2 2 2
C: tensor(uint64)[3,5] 3 1 0 4 2 4 3 4 2 2 1 1 4 0 4
Y: tensor(uint64)[3,5] 14 15 9 12 13 28 35 23 21 27 5 13 13 10 15
)case"},
    {"Gemm_v9.row_double", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(double)[3,4] -1 -4 -1.5 -3 1 -2.5 2.5 2 0 4 3 -2
B: tensor(double)[4,5] -1 4 -0.5 3.5 -1.5 2 0 0.5 -3.5 -4 1 -2 3 -2.5 1.5 2.5 -3 -1 -3 -1.5
C: tensor(double)[5] -2 2.5 3 0 -1
Y: tensor(double)[3,5] -18 10.5 0 23.25 18.75 -0.5 -4.5 6.75 0 8.25 4 2.5 16 -15.5 -9.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v9.row_float", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(float)[3,4] -1.5 0 -1 0.5 1 -3.5 3.5 -2 -0.5 -4 2.5 3
B: tensor(float)[4,5] 3.5 -0.5 3 1.5 2.5 -1 0 -3.5 1 -4 -3 -1.5 2 -2.5 4 0.5 -2 1.5 1 4
C: tensor(float)[5] -3 0 -1 0.5 4
Y: tensor(float)[3,5] -5 1.25 -6.75 1.25 -1.75 -7.5 -1.75 18.25 -12.25 26.5 -6.75 -9.5 21 -7.5 40.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v9.row_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(float16)[3,4] -3 -2 -3.5 -2.5 1 3.5 0 -0.5 1.5 -4 2 3
B: tensor(float16)[4,5] 2 -4 0.5 -3.5 -1.5 -1 3 -0.5 1.5 3.5 -2.5 2.5 1 4 -2 -3 0 3.5 4 -2.5
C: tensor(float16)[5] 1.5 -2 0 -4 2.5
Y: tensor(float16)[3,5] 13.75 -4.75 -12.75 -20.5 13.25 1.5 4.5 -3 -4.25 14.5 -5.5 -15 15.25 4.75 -25.25
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v9.row_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(int32)[3,4] -4 0 3 1 2 -1 4 -3 -2 1 2 3
B: tensor(int32)[4,5] -1 -2 1 -3 3 0 2 -4 4 1 2 3 -3 2 2 1 1 -2 2 -4
C: tensor(int32)[5] 2 3 -4 -2 0
Y: tensor(int32)[3,5] 13 21 -19 18 -10 5 6 -4 -10 25 11 18 -22 18 -13
)case"},
    {"Gemm_v9.row_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(int64)[3,4] -2 4 -4 -3 1 2 -1 3 0 1 4 -4
B: tensor(int64)[4,5] 0 1 -1 -3 2 -4 4 -2 3 -3 4 0 4 3 3 -3 -2 3 -4 4
C: tensor(int64)[5] -3 2 -2 3 -1
Y: tensor(int64)[3,5] -26 22 -33 21 -41 -24 5 -2 -9 4 21 14 0 34 -8
)case"},
    {"Gemm_v9.row_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(uint32)[3,4] 4 1 2 0 3 3 3 4 0 0 0 0
B: tensor(uint32)[4,5] 0 1 4 2 3 0 1 4 1 3 2 0 3 1 4 0 4 4 1 3
C: tensor(uint32)[5] 0 1 3 4 2
Y: tensor(uint32)[3,5] 4 6 29 15 25 6 23 52 20 44 0 1 3 4 2
)case"},
    {"Gemm_v9.row_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(uint64)[3,4] 4 3 2 1 0 3 2 3 1 0 3 2
B: tensor(uint64)[4,5] 1 4 0 2 3 2 1 1 4 3 4 0 1 0 3 0 0 1 0 1
C: tensor(uint64)[5] 0 3 2 4 1
Y: tensor(uint64)[3,5] 18 22 8 24 29 14 6 10 16 19 13 7 7 6 15
)case"},
    {"Gemm_v9.scalar_float", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C)
A: tensor(float)[3,4] -4 1.5 2 -1.5 4 1 -3 3.5 0.5 -2 -1 -3.5
B: tensor(float)[4,5] -4 0.5 -0.5 0 -3.5 -1 -2.5 3.5 -3 3 -2 1 2.5 1.5 -1.5 2 4 2.5 -1 -1.5
C: tensor(float)[] 3.5
Y: tensor(float)[3,5] 11 -6.25 12 3.5 21.25 -0.5 14 6.25 -7.5 -8.25 -1.5 -6.25 -15 11.5 2.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v9.transposed_double", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) transA=1 transB=1
A: tensor(double)[4,3] -1.5 4 1.5 -1 3.5 -3 2 2.5 1 -3.5 0 -2
B: tensor(double)[5,4] -3.5 -4 2.5 -0.5 0 -2 -1.5 -2.5 3.5 -3 2 1 4 0.5 1.5 3 -2 -1 -2 -0.5
C: tensor(double)[3,5] 1.5 4 -2.5 -4 2 -2 0 -3 -0.5 1 0.5 3.5 -1 -1.5 2.5
Y: tensor(double)[3,5] 17.5 11.75 -4.25 -18 3.75 -23.75 -10.75 5.5 21 -15.5 10.75 13 13.25 -1.5 1.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v9.transposed_float", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) transA=1 transB=1
A: tensor(float)[4,3] -2.5 4 2.5 -2 3 1 3.5 -1.5 -3.5 -0.5 2 -1
B: tensor(float)[5,4] -0.5 -3 -4 -1 0.5 -2.5 -2 3.5 2.5 -3.5 1 4 0 2 3 1.5 -1.5 -3 -4 0.5
C: tensor(float)[3,5] -2.5 4 0.5 0 2 2.5 1 3.5 -4 -0.5 3 -1 -1.5 -3.5 1.5
Y: tensor(float)[3,5] -8.75 -1 2.75 5.75 -2.5 -4.5 5.5 9.5 0.5 -8.5 13.75 1.25 -6.25 -13.5 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v9.transposed_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) transA=1 transB=1
A: tensor(float16)[4,3] -4 1 2 -3 3 2.5 -3.5 1.5 -0.5 -2.5 0 -1
B: tensor(float16)[5,4] -3 2.5 -4 1 4 0.5 -3.5 0 1.5 3.5 3 -0.5 -1.5 2 -2 -1 -2.5 0.5 -1.5 -0.5
C: tensor(float16)[3,5] -1 -2.5 3 1.5 3.5 -1.5 0 1 2.5 4 2 0.5 -3 -2 -0.5
Y: tensor(float16)[3,5] 15 -7.75 -22.75 11 18.5 -3 0.25 17.5 4 0.75 3.25 11.5 7.75 2 -3
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v9.transposed_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) transA=1 transB=1
A: tensor(int32)[4,3] 1 -4 -3 0 2 3 4 -2 -1 -3 -3 0
B: tensor(int32)[5,4] -4 -1 4 -2 1 -3 2 0 3 2 2 -2 1 1 1 0 -2 0 -1 3
C: tensor(int32)[3,5] -1 4 1 -3 3 -4 -2 2 0 -2 2 -2 1 2 1
Y: tensor(int32)[3,5] 17 13 18 2 -12 8 -16 -4 -4 -1 7 -16 -4 1 8
)case"},
    {"Gemm_v9.transposed_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) transA=1 transB=1
A: tensor(int64)[4,3] -2 2 1 -1 0 3 4 -4 -3 1 0 1
B: tensor(int64)[5,4] -2 1 3 2 -3 -4 -1 0 4 -2 -1 0 3 2 4 -4 4 1 -3 2
C: tensor(int64)[3,5] -4 -2 1 3 4 2 -1 0 -3 -1 2 2 4 4 0
Y: tensor(int64)[3,5] 13 4 -9 7 -15 -14 -3 12 -13 19 -4 -10 5 -3 18
)case"},
    {"Gemm_v9.transposed_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) transA=1 transB=1
A: tensor(uint32)[4,3] 4 0 3 2 1 2 3 1 1 2 4 4
B: tensor(uint32)[5,4] 0 2 1 4 3 1 4 3 3 2 4 4 1 4 0 0 3 0 2 4
C: tensor(uint32)[3,5] 3 4 2 0 1 4 2 4 0 3 4 1 2 2 1
Y: tensor(uint32)[3,5] 18 36 38 12 27 23 19 26 4 21 25 28 35 13 28
)case"},
    {"Gemm_v9.transposed_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-9(A, B, C) transA=1 transB=1
A: tensor(uint64)[4,3] 3 0 4 2 1 1 0 3 2 4 0 4
B: tensor(uint64)[5,4] 1 3 2 0 4 2 2 0 4 2 4 1 1 4 3 4 1 3 4 0
C: tensor(uint64)[3,5] 2 4 3 1 0 2 4 2 1 3 3 3 0 2 2
Y: tensor(uint64)[3,5] 11 20 23 28 9 11 12 16 14 18 14 25 30 32 17
)case"},
    {"Gemm_v11.column_float", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(float)[3,4] -3 -0.5 -3.5 -2 2 0.5 4 0 1.5 -1 -2.5 -1.5
B: tensor(float)[4,5] 2 -1.5 3 0 4 -0.5 -1 2.5 -2.5 -4 1.5 -3 3.5 -2 1 -3.5 0.5 -4 -0.5 3.5
C: tensor(float)[3,1] 1.5 -2.5 -2
Y: tensor(float)[3,5] -2.5 16 -13 10.75 -19 7.25 -18 18.75 -11.75 7.5 3 3.5 -2.75 6.25 0.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v11.factors_float", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) alpha=0.5 beta=2
A: tensor(float)[3,4] -3.5 1.5 -4 -0.5 -2 3 -1 2.5 1 2 -3 4
B: tensor(float)[4,5] 2.5 -3.5 2 -3 -0.5 -2 -2.5 3 4 1 1.5 -1 -1.5 3.5 0.5 -4 0 1 1.5 -1
C: tensor(float)[3,5] -2 -4 1.5 0 -3.5 3 -1 2 -2.5 -0.5 0.5 -3 3.5 1 2.5
Y: tensor(float)[3,5] -11.875 -1.75 4.5 0.875 -6.125 -5.25 -1.75 8.5 4.125 -0.5 -10 -8.75 15.25 2.25 3
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v11.plain_double", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(double)[3,4] 3 0 4 2.5 -3.5 -2 -1.5 -0.5 0.5 3.5 1.5 -2.5
B: tensor(double)[4,5] 1.5 2 -1 -2.5 3 0.5 -1.5 3.5 4 2.5 -2 -3 -3.5 1 -4 0 -0.5 -3.5 1.5 -2.5
C: tensor(double)[3,5] 1.5 3 0.5 -2 2.5 1 2 -3 0 3.5 4 -2.5 -0.5 -4 -3.5
Y: tensor(double)[3,5] -2 -4.25 -25.25 -1.75 -10.75 -2.25 2.75 0.5 -1.5 -4.75 3.5 -10 14.75 6.5 7
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v11.plain_float", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(float)[3,4] 1.5 -3 -2.5 -4 0.5 3.5 0 -3.5 4 1 -1.5 -2
B: tensor(float)[4,5] 4 -1.5 -3 -4 2.5 -1 2 3 3.5 0 -2.5 1 0.5 -2 1.5 -0.5 -2 -3.5 -3 0.5
C: tensor(float)[3,5] 2.5 -3 0 -2.5 1.5 3.5 1 -4 -1 0.5 -0.5 4 -3.5 -1.5 2
Y: tensor(float)[3,5] 19.75 -5.75 -0.75 -2 -0.5 3.75 14.25 17.25 19.75 0 19.25 2.5 -6.25 -5 8.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v11.plain_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(float16)[3,4] -2.5 3 0.5 2 -3.5 -3 -0.5 -4 -1.5 -1 3.5 1
B: tensor(float16)[4,5] 3 0.5 4 2 -1 1 -2 -3 2.5 -2.5 3.5 -0.5 -3.5 1.5 -4 0 -1.5 -4 2 -4
C: tensor(float16)[3,5] -3 2 1.5 -0.5 -3.5 -2 -1 -1.5 3 0.5 -4 1 4 0 3.5
Y: tensor(float16)[3,5] -5.75 -8.5 -27.25 6.75 -18.5 -17.25 9.5 11.25 -20.25 29.5 2.75 -1 -15.25 1.75 -10.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v11.plain_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(int32)[3,4] -2 4 0 3 1 -3 2 -4 -1 -2 3 4
B: tensor(int32)[4,5] -2 3 0 -1 1 -4 2 4 -3 4 3 0 2 4 -2 1 2 -3 -3 3
C: tensor(int32)[3,5] 1 -1 3 -4 0 -3 -2 4 2 -1 3 -1 0 -1 -1
Y: tensor(int32)[3,5] -8 7 10 -23 23 9 -13 8 30 -28 26 0 -14 6 -4
)case"},
    {"Gemm_v11.plain_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(int64)[3,4] 1 -2 3 -3 -4 0 2 4 -1 2 -2 -1
B: tensor(int64)[4,5] -4 -1 4 -2 0 2 1 -3 3 1 -2 1 -1 -4 -1 0 -4 2 -3 -4
C: tensor(int64)[3,5] 2 1 -1 3 4 -2 0 -4 -3 3 3 -2 2 1 -3
Y: tensor(int64)[3,5] -12 13 0 -8 11 10 -10 -14 -15 -15 15 3 -8 20 5
)case"},
    {"Gemm_v11.plain_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(uint32)[3,4] 0 1 3 4 2 2 0 2 4 4 3 0
B: tensor(uint32)[4,5] 2 0 3 1 4 2 3 4 0 4 1 2 2 1 3 4 2 1 2 4
C: tensor(uint32)[3,5] 2 0 3 4 1 2 1 0 1 4 0 2 2 1 0
Y: tensor(uint32)[3,5] 23 17 17 15 30 18 11 16 7 28 19 20 36 8 41
)case"},
    {"Gemm_v11.plain_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(uint64)[3,4] 1 2 0 3 4 4 1 4 1 0 0 4
B: tensor(uint64)[4,5] 0 4 1 2 3 4 2 1 0 1 4 0 3 3 1 1 2 2 2 2
C: tensor(uint64)[3,5] 3 1 0 4 2 4 3 4 2 2 1 1 4 0 4
Y: tensor(uint64)[3,5] 14 15 9 12 13 28 35 23 21 27 5 13 13 10 15
)case"},
    {"Gemm_v11.row_double", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(double)[3,4] -1 -4 -1.5 -3 1 -2.5 2.5 2 0 4 3 -2
B: tensor(double)[4,5] -1 4 -0.5 3.5 -1.5 2 0 0.5 -3.5 -4 1 -2 3 -2.5 1.5 2.5 -3 -1 -3 -1.5
C: tensor(double)[5] -2 2.5 3 0 -1
Y: tensor(double)[3,5] -18 10.5 0 23.25 18.75 -0.5 -4.5 6.75 0 8.25 4 2.5 16 -15.5 -9.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v11.row_float", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(float)[3,4] -1.5 0 -1 0.5 1 -3.5 3.5 -2 -0.5 -4 2.5 3
B: tensor(float)[4,5] 3.5 -0.5 3 1.5 2.5 -1 0 -3.5 1 -4 -3 -1.5 2 -2.5 4 0.5 -2 1.5 1 4
C: tensor(float)[5] -3 0 -1 0.5 4
Y: tensor(float)[3,5] -5 1.25 -6.75 1.25 -1.75 -7.5 -1.75 18.25 -12.25 26.5 -6.75 -9.5 21 -7.5 40.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v11.row_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(float16)[3,4] -3 -2 -3.5 -2.5 1 3.5 0 -0.5 1.5 -4 2 3
B: tensor(float16)[4,5] 2 -4 0.5 -3.5 -1.5 -1 3 -0.5 1.5 3.5 -2.5 2.5 1 4 -2 -3 0 3.5 4 -2.5
C: tensor(float16)[5] 1.5 -2 0 -4 2.5
Y: tensor(float16)[3,5] 13.75 -4.75 -12.75 -20.5 13.25 1.5 4.5 -3 -4.25 14.5 -5.5 -15 15.25 4.75 -25.25
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v11.row_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(int32)[3,4] -4 0 3 1 2 -1 4 -3 -2 1 2 3
B: tensor(int32)[4,5] -1 -2 1 -3 3 0 2 -4 4 1 2 3 -3 2 2 1 1 -2 2 -4
C: tensor(int32)[5] 2 3 -4 -2 0
Y: tensor(int32)[3,5] 13 21 -19 18 -10 5 6 -4 -10 25 11 18 -22 18 -13
)case"},
    {"Gemm_v11.row_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(int64)[3,4] -2 4 -4 -3 1 2 -1 3 0 1 4 -4
B: tensor(int64)[4,5] 0 1 -1 -3 2 -4 4 -2 3 -3 4 0 4 3 3 -3 -2 3 -4 4
C: tensor(int64)[5] -3 2 -2 3 -1
Y: tensor(int64)[3,5] -26 22 -33 21 -41 -24 5 -2 -9 4 21 14 0 34 -8
)case"},
    {"Gemm_v11.row_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(uint32)[3,4] 4 1 2 0 3 3 3 4 0 0 0 0
B: tensor(uint32)[4,5] 0 1 4 2 3 0 1 4 1 3 2 0 3 1 4 0 4 4 1 3
C: tensor(uint32)[5] 0 1 3 4 2
Y: tensor(uint32)[3,5] 4 6 29 15 25 6 23 52 20 44 0 1 3 4 2
)case"},
    {"Gemm_v11.row_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(uint64)[3,4] 4 3 2 1 0 3 2 3 1 0 3 2
B: tensor(uint64)[4,5] 1 4 0 2 3 2 1 1 4 3 4 0 1 0 3 0 0 1 0 1
C: tensor(uint64)[5] 0 3 2 4 1
Y: tensor(uint64)[3,5] 18 22 8 24 29 14 6 10 16 19 13 7 7 6 15
)case"},
    {"Gemm_v11.scalar_float", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C)
A: tensor(float)[3,4] -4 1.5 2 -1.5 4 1 -3 3.5 0.5 -2 -1 -3.5
B: tensor(float)[4,5] -4 0.5 -0.5 0 -3.5 -1 -2.5 3.5 -3 3 -2 1 2.5 1.5 -1.5 2 4 2.5 -1 -1.5
C: tensor(float)[] 3.5
Y: tensor(float)[3,5] 11 -6.25 12 3.5 21.25 -0.5 14 6.25 -7.5 -8.25 -1.5 -6.25 -15 11.5 2.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v11.transposed_double", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) transA=1 transB=1
A: tensor(double)[4,3] -1.5 4 1.5 -1 3.5 -3 2 2.5 1 -3.5 0 -2
B: tensor(double)[5,4] -3.5 -4 2.5 -0.5 0 -2 -1.5 -2.5 3.5 -3 2 1 4 0.5 1.5 3 -2 -1 -2 -0.5
C: tensor(double)[3,5] 1.5 4 -2.5 -4 2 -2 0 -3 -0.5 1 0.5 3.5 -1 -1.5 2.5
Y: tensor(double)[3,5] 17.5 11.75 -4.25 -18 3.75 -23.75 -10.75 5.5 21 -15.5 10.75 13 13.25 -1.5 1.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v11.transposed_float", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) transA=1 transB=1
A: tensor(float)[4,3] -2.5 4 2.5 -2 3 1 3.5 -1.5 -3.5 -0.5 2 -1
B: tensor(float)[5,4] -0.5 -3 -4 -1 0.5 -2.5 -2 3.5 2.5 -3.5 1 4 0 2 3 1.5 -1.5 -3 -4 0.5
C: tensor(float)[3,5] -2.5 4 0.5 0 2 2.5 1 3.5 -4 -0.5 3 -1 -1.5 -3.5 1.5
Y: tensor(float)[3,5] -8.75 -1 2.75 5.75 -2.5 -4.5 5.5 9.5 0.5 -8.5 13.75 1.25 -6.25 -13.5 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v11.transposed_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) transA=1 transB=1
A: tensor(float16)[4,3] -4 1 2 -3 3 2.5 -3.5 1.5 -0.5 -2.5 0 -1
B: tensor(float16)[5,4] -3 2.5 -4 1 4 0.5 -3.5 0 1.5 3.5 3 -0.5 -1.5 2 -2 -1 -2.5 0.5 -1.5 -0.5
C: tensor(float16)[3,5] -1 -2.5 3 1.5 3.5 -1.5 0 1 2.5 4 2 0.5 -3 -2 -0.5
Y: tensor(float16)[3,5] 15 -7.75 -22.75 11 18.5 -3 0.25 17.5 4 0.75 3.25 11.5 7.75 2 -3
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v11.transposed_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) transA=1 transB=1
A: tensor(int32)[4,3] 1 -4 -3 0 2 3 4 -2 -1 -3 -3 0
B: tensor(int32)[5,4] -4 -1 4 -2 1 -3 2 0 3 2 2 -2 1 1 1 0 -2 0 -1 3
C: tensor(int32)[3,5] -1 4 1 -3 3 -4 -2 2 0 -2 2 -2 1 2 1
Y: tensor(int32)[3,5] 17 13 18 2 -12 8 -16 -4 -4 -1 7 -16 -4 1 8
)case"},
    {"Gemm_v11.transposed_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) transA=1 transB=1
A: tensor(int64)[4,3] -2 2 1 -1 0 3 4 -4 -3 1 0 1
B: tensor(int64)[5,4] -2 1 3 2 -3 -4 -1 0 4 -2 -1 0 3 2 4 -4 4 1 -3 2
C: tensor(int64)[3,5] -4 -2 1 3 4 2 -1 0 -3 -1 2 2 4 4 0
Y: tensor(int64)[3,5] 13 4 -9 7 -15 -14 -3 12 -13 19 -4 -10 5 -3 18
)case"},
    {"Gemm_v11.transposed_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) transA=1 transB=1
A: tensor(uint32)[4,3] 4 0 3 2 1 2 3 1 1 2 4 4
B: tensor(uint32)[5,4] 0 2 1 4 3 1 4 3 3 2 4 4 1 4 0 0 3 0 2 4
C: tensor(uint32)[3,5] 3 4 2 0 1 4 2 4 0 3 4 1 2 2 1
Y: tensor(uint32)[3,5] 18 36 38 12 27 23 19 26 4 21 25 28 35 13 28
)case"},
    {"Gemm_v11.transposed_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B, C) transA=1 transB=1
A: tensor(uint64)[4,3] 3 0 4 2 1 1 0 3 2 4 0 4
B: tensor(uint64)[5,4] 1 3 2 0 4 2 2 0 4 2 4 1 1 4 3 4 1 3 4 0
C: tensor(uint64)[3,5] 2 4 3 1 0 2 4 2 1 3 3 3 0 2 2
Y: tensor(uint64)[3,5] 11 20 23 28 9 11 12 16 14 18 14 25 30 32 17
)case"},
    {"Gemm_v11.without_c_float", Origin::Derived, "numpy", R"case(
Y = Gemm-11(A, B) alpha=0.25
A: tensor(float)[3,4] 3 2 -3 4 3.5 1 -3.5 -0.5 -2.5 1.5 0 -1
B: tensor(float)[4,5] -3.5 1.5 -1 4 -0.5 -2 0.5 3.5 -4 2.5 -2.5 -1.5 3 0 1 2 -3 -0.5 1.5 1.5
Y: tensor(float)[3,5] 0.25 -0.5 -1.75 2.5 1.625 -1.625 3.125 -2.5625 2.3125 -0.875 0.9375 0 2.0625 -4.375
    0.875
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v13.column_float", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(float)[3,4] -3 -0.5 -3.5 -2 2 0.5 4 0 1.5 -1 -2.5 -1.5
B: tensor(float)[4,5] 2 -1.5 3 0 4 -0.5 -1 2.5 -2.5 -4 1.5 -3 3.5 -2 1 -3.5 0.5 -4 -0.5 3.5
C: tensor(float)[3,1] 1.5 -2.5 -2
Y: tensor(float)[3,5] -2.5 16 -13 10.75 -19 7.25 -18 18.75 -11.75 7.5 3 3.5 -2.75 6.25 0.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v13.factors_float", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) alpha=0.5 beta=2
A: tensor(float)[3,4] -3.5 1.5 -4 -0.5 -2 3 -1 2.5 1 2 -3 4
B: tensor(float)[4,5] 2.5 -3.5 2 -3 -0.5 -2 -2.5 3 4 1 1.5 -1 -1.5 3.5 0.5 -4 0 1 1.5 -1
C: tensor(float)[3,5] -2 -4 1.5 0 -3.5 3 -1 2 -2.5 -0.5 0.5 -3 3.5 1 2.5
Y: tensor(float)[3,5] -11.875 -1.75 4.5 0.875 -6.125 -5.25 -1.75 8.5 4.125 -0.5 -10 -8.75 15.25 2.25 3
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v13.plain_bfloat16", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(bfloat16)[3,4] -3 2.5 3 3.5 1.5 -2 1 -2.5 -4 4 0 -1
B: tensor(bfloat16)[4,5] 2.5 -3.5 4 -2.5 2 -3 3.5 -2 -1 3 -4 1.5 1 -1.5 0 -0.5 0.5 -2.5 -3.5 -3.5
C: tensor(bfloat16)[3,5] -1.5 -3 -2 0.5 2 -0.5 3 -2.5 4 1.5 3.5 1 -4 0 -1
Y: tensor(bfloat16)[3,5] -30.25 22.5 -24.75 -11.25 -8.75 6.5 -9 14.75 9.5 7.25 -18 28.5 -25.5 9.5 6.5
rtol=0.015625 atol=1.8367099231598242e-40
)case"},
    {"Gemm_v13.plain_double", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(double)[3,4] 3 0 4 2.5 -3.5 -2 -1.5 -0.5 0.5 3.5 1.5 -2.5
B: tensor(double)[4,5] 1.5 2 -1 -2.5 3 0.5 -1.5 3.5 4 2.5 -2 -3 -3.5 1 -4 0 -0.5 -3.5 1.5 -2.5
C: tensor(double)[3,5] 1.5 3 0.5 -2 2.5 1 2 -3 0 3.5 4 -2.5 -0.5 -4 -3.5
Y: tensor(double)[3,5] -2 -4.25 -25.25 -1.75 -10.75 -2.25 2.75 0.5 -1.5 -4.75 3.5 -10 14.75 6.5 7
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v13.plain_float", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(float)[3,4] 1.5 -3 -2.5 -4 0.5 3.5 0 -3.5 4 1 -1.5 -2
B: tensor(float)[4,5] 4 -1.5 -3 -4 2.5 -1 2 3 3.5 0 -2.5 1 0.5 -2 1.5 -0.5 -2 -3.5 -3 0.5
C: tensor(float)[3,5] 2.5 -3 0 -2.5 1.5 3.5 1 -4 -1 0.5 -0.5 4 -3.5 -1.5 2
Y: tensor(float)[3,5] 19.75 -5.75 -0.75 -2 -0.5 3.75 14.25 17.25 19.75 0 19.25 2.5 -6.25 -5 8.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v13.plain_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(float16)[3,4] -2.5 3 0.5 2 -3.5 -3 -0.5 -4 -1.5 -1 3.5 1
B: tensor(float16)[4,5] 3 0.5 4 2 -1 1 -2 -3 2.5 -2.5 3.5 -0.5 -3.5 1.5 -4 0 -1.5 -4 2 -4
C: tensor(float16)[3,5] -3 2 1.5 -0.5 -3.5 -2 -1 -1.5 3 0.5 -4 1 4 0 3.5
Y: tensor(float16)[3,5] -5.75 -8.5 -27.25 6.75 -18.5 -17.25 9.5 11.25 -20.25 29.5 2.75 -1 -15.25 1.75 -10.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v13.plain_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(int32)[3,4] -2 4 0 3 1 -3 2 -4 -1 -2 3 4
B: tensor(int32)[4,5] -2 3 0 -1 1 -4 2 4 -3 4 3 0 2 4 -2 1 2 -3 -3 3
C: tensor(int32)[3,5] 1 -1 3 -4 0 -3 -2 4 2 -1 3 -1 0 -1 -1
Y: tensor(int32)[3,5] -8 7 10 -23 23 9 -13 8 30 -28 26 0 -14 6 -4
)case"},
    {"Gemm_v13.plain_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(int64)[3,4] 1 -2 3 -3 -4 0 2 4 -1 2 -2 -1
B: tensor(int64)[4,5] -4 -1 4 -2 0 2 1 -3 3 1 -2 1 -1 -4 -1 0 -4 2 -3 -4
C: tensor(int64)[3,5] 2 1 -1 3 4 -2 0 -4 -3 3 3 -2 2 1 -3
Y: tensor(int64)[3,5] -12 13 0 -8 11 10 -10 -14 -15 -15 15 3 -8 20 5
)case"},
    {"Gemm_v13.plain_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(uint32)[3,4] 0 1 3 4 2 2 0 2 4 4 3 0
B: tensor(uint32)[4,5] 2 0 3 1 4 2 3 4 0 4 1 2 2 1 3 4 2 1 2 4
C: tensor(uint32)[3,5] 2 0 3 4 1 2 1 0 1 4 0 2 2 1 0
Y: tensor(uint32)[3,5] 23 17 17 15 30 18 11 16 7 28 19 20 36 8 41
)case"},
    {"Gemm_v13.plain_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(uint64)[3,4] 1 2 0 3 4 4 1 4 1 0 0 4
B: tensor(uint64)[4,5] 0 4 1 2 3 4 2 1 0 1 4 0 3 3 1 1 2 2 2 2
C: tensor(uint64)[3,5] 3 1 0 4 2 4 3 4 2 2 1 1 4 0 4
Y: tensor(uint64)[3,5] 14 15 9 12 13 28 35 23 21 27 5 13 13 10 15
)case"},
    {"Gemm_v13.row_bfloat16", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(bfloat16)[3,4] -4 -1.5 3.5 -3 2.5 -3.5 1.5 2 1 -0.5 0.5 3
B: tensor(bfloat16)[4,5] 4 1.5 -3.5 0.5 3 2.5 2 3.5 -4 -2 -1 -2.5 1 -3 0 -0.5 -1.5 3 -1 -1.5
C: tensor(bfloat16)[5] 4 3.5 -0.5 1 -2
Y: tensor(bfloat16)[3,5] -17.75 -9.75 2.75 -2.5 -6.5 2.75 -6.5 -14 9.75 9.5 4.75 -1.75 3.75 -1 -2.5
rtol=0.015625 atol=1.8367099231598242e-40
)case"},
    {"Gemm_v13.row_double", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(double)[3,4] -1 -4 -1.5 -3 1 -2.5 2.5 2 0 4 3 -2
B: tensor(double)[4,5] -1 4 -0.5 3.5 -1.5 2 0 0.5 -3.5 -4 1 -2 3 -2.5 1.5 2.5 -3 -1 -3 -1.5
C: tensor(double)[5] -2 2.5 3 0 -1
Y: tensor(double)[3,5] -18 10.5 0 23.25 18.75 -0.5 -4.5 6.75 0 8.25 4 2.5 16 -15.5 -9.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v13.row_float", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(float)[3,4] -1.5 0 -1 0.5 1 -3.5 3.5 -2 -0.5 -4 2.5 3
B: tensor(float)[4,5] 3.5 -0.5 3 1.5 2.5 -1 0 -3.5 1 -4 -3 -1.5 2 -2.5 4 0.5 -2 1.5 1 4
C: tensor(float)[5] -3 0 -1 0.5 4
Y: tensor(float)[3,5] -5 1.25 -6.75 1.25 -1.75 -7.5 -1.75 18.25 -12.25 26.5 -6.75 -9.5 21 -7.5 40.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v13.row_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(float16)[3,4] -3 -2 -3.5 -2.5 1 3.5 0 -0.5 1.5 -4 2 3
B: tensor(float16)[4,5] 2 -4 0.5 -3.5 -1.5 -1 3 -0.5 1.5 3.5 -2.5 2.5 1 4 -2 -3 0 3.5 4 -2.5
C: tensor(float16)[5] 1.5 -2 0 -4 2.5
Y: tensor(float16)[3,5] 13.75 -4.75 -12.75 -20.5 13.25 1.5 4.5 -3 -4.25 14.5 -5.5 -15 15.25 4.75 -25.25
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v13.row_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(int32)[3,4] -4 0 3 1 2 -1 4 -3 -2 1 2 3
B: tensor(int32)[4,5] -1 -2 1 -3 3 0 2 -4 4 1 2 3 -3 2 2 1 1 -2 2 -4
C: tensor(int32)[5] 2 3 -4 -2 0
Y: tensor(int32)[3,5] 13 21 -19 18 -10 5 6 -4 -10 25 11 18 -22 18 -13
)case"},
    {"Gemm_v13.row_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(int64)[3,4] -2 4 -4 -3 1 2 -1 3 0 1 4 -4
B: tensor(int64)[4,5] 0 1 -1 -3 2 -4 4 -2 3 -3 4 0 4 3 3 -3 -2 3 -4 4
C: tensor(int64)[5] -3 2 -2 3 -1
Y: tensor(int64)[3,5] -26 22 -33 21 -41 -24 5 -2 -9 4 21 14 0 34 -8
)case"},
    {"Gemm_v13.row_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(uint32)[3,4] 4 1 2 0 3 3 3 4 0 0 0 0
B: tensor(uint32)[4,5] 0 1 4 2 3 0 1 4 1 3 2 0 3 1 4 0 4 4 1 3
C: tensor(uint32)[5] 0 1 3 4 2
Y: tensor(uint32)[3,5] 4 6 29 15 25 6 23 52 20 44 0 1 3 4 2
)case"},
    {"Gemm_v13.row_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(uint64)[3,4] 4 3 2 1 0 3 2 3 1 0 3 2
B: tensor(uint64)[4,5] 1 4 0 2 3 2 1 1 4 3 4 0 1 0 3 0 0 1 0 1
C: tensor(uint64)[5] 0 3 2 4 1
Y: tensor(uint64)[3,5] 18 22 8 24 29 14 6 10 16 19 13 7 7 6 15
)case"},
    {"Gemm_v13.scalar_float", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C)
A: tensor(float)[3,4] -4 1.5 2 -1.5 4 1 -3 3.5 0.5 -2 -1 -3.5
B: tensor(float)[4,5] -4 0.5 -0.5 0 -3.5 -1 -2.5 3.5 -3 3 -2 1 2.5 1.5 -1.5 2 4 2.5 -1 -1.5
C: tensor(float)[] 3.5
Y: tensor(float)[3,5] 11 -6.25 12 3.5 21.25 -0.5 14 6.25 -7.5 -8.25 -1.5 -6.25 -15 11.5 2.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v13.test_gemm_all_attributes", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c) alpha=0.25 beta=0.35 transA=1 transB=1
a: tensor(float)[4,3] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949
b: tensor(float)[5,4] 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676 0.87001216
    0.9786183 0.7991586 0.46147937 0.7805292 0.11827443 0.639921 0.14335328 0.9446689 0.5218483 0.41466194
    0.2645556 0.7742337
c: tensor(float)[1,5] 0.45615032 0.56843394 0.0187898 0.6176355 0.6120957
y: tensor(float)[3,5] 0.37979913 0.4836736 0.37501436 0.42580932 0.44547832 0.39233345 0.63644016 0.52356744
    0.5240351 0.5636829 0.42334533 0.63895106 0.49747032 0.49676925 0.5259358
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_alpha", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c) alpha=0.5
a: tensor(float)[3,5] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056
b: tensor(float)[5,4] 0.0871293 0.020218397 0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937
    0.7805292 0.11827443 0.639921 0.14335328 0.9446689 0.5218483 0.41466194 0.2645556 0.7742337 0.45615032
    0.56843394 0.0187898
c: tensor(float)[1,4] 0 0 0 0
y: tensor(float)[3,4] 0.99162877 0.62994087 0.9404929 0.49781424 1.1701264 0.6122782 1.0378528 0.54726505
    0.95094186 0.5581015 0.93478477 0.59389895
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_beta", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c) beta=0.5
a: tensor(float)[2,7] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665
b: tensor(float)[7,4] 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676 0.87001216 0.9786183 0.7991586
    0.46147937 0.7805292 0.11827443 0.639921 0.14335328 0.9446689 0.5218483 0.41466194 0.2645556 0.7742337
    0.45615032 0.56843394 0.0187898 0.6176355 0.6120957 0.616934 0.94374806 0.6818203 0.3595079 0.43703195
c: tensor(float)[1,4] 0.6976312 0.06022547 0.6667667 0.67063785
y: tensor(float)[2,4] 1.8377928 2.7106533 2.1459303 2.8060184 2.4766169 3.3848393 2.6746957 3.4772196
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_default_matrix_bias", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c)
a: tensor(float)[3,6] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985
b: tensor(float)[6,4] 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292 0.11827443 0.639921
    0.14335328 0.9446689 0.5218483 0.41466194 0.2645556 0.7742337 0.45615032 0.56843394 0.0187898 0.6176355
    0.6120957 0.616934 0.94374806 0.6818203 0.3595079 0.43703195
c: tensor(float)[3,4] 0.6976312 0.06022547 0.6667667 0.67063785 0.21038257 0.12892629 0.31542835 0.36371076
    0.57019675 0.43860152 0.9883738 0.10204481
y: tensor(float)[3,4] 2.302821 2.7892525 2.3430552 2.670208 1.7160345 3.2625115 2.2016792 2.6212182 2.2587652
    2.370011 2.0422702 1.6036494
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_default_no_bias", Origin::Official, "official", R"case(
y = Gemm-13(a, b)
a: tensor(float)[2,10] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216
b: tensor(float)[10,3] 0.9786183 0.7991586 0.46147937 0.7805292 0.11827443 0.639921 0.14335328 0.9446689
    0.5218483 0.41466194 0.2645556 0.7742337 0.45615032 0.56843394 0.0187898 0.6176355 0.6120957 0.616934
    0.94374806 0.6818203 0.3595079 0.43703195 0.6976312 0.06022547 0.6667667 0.67063785 0.21038257 0.12892629
    0.31542835 0.36371076
y: tensor(float)[2,3] 3.4945123 3.5606117 2.4070063 2.7530518 2.9613998 2.3095217
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_default_scalar_bias", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c)
a: tensor(float)[2,3] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941
b: tensor(float)[3,4] 0.4375872 0.891773 0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665
    0.071036056 0.0871293 0.020218397 0.83261985
c: tensor(float)[] 3.14
y: tensor(float)[2,4] 3.9892051 4.0601954 4.0873175 4.5142875 3.759734 3.9062574 3.9187975 4.2788486
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_default_single_elem_vector_bias", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c)
a: tensor(float)[3,7] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183
b: tensor(float)[7,3] 0.7991586 0.46147937 0.7805292 0.11827443 0.639921 0.14335328 0.9446689 0.5218483
    0.41466194 0.2645556 0.7742337 0.45615032 0.56843394 0.0187898 0.6176355 0.6120957 0.616934 0.94374806
    0.6818203 0.3595079 0.43703195
c: tensor(float)[1] 0.6976312
y: tensor(float)[3,3] 2.8688972 2.7087305 2.7894776 3.3753865 3.232056 3.3192449 2.6461825 2.3445446 2.8831277
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_default_vector_bias", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c)
a: tensor(float)[2,7] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665
b: tensor(float)[7,4] 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676 0.87001216 0.9786183 0.7991586
    0.46147937 0.7805292 0.11827443 0.639921 0.14335328 0.9446689 0.5218483 0.41466194 0.2645556 0.7742337
    0.45615032 0.56843394 0.0187898 0.6176355 0.6120957 0.616934 0.94374806 0.6818203 0.3595079 0.43703195
c: tensor(float)[1,4] 0.6976312 0.06022547 0.6667667 0.67063785
y: tensor(float)[2,4] 2.1866083 2.740766 2.4793136 3.1413374 2.8254323 3.414952 3.008079 3.8125386
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_default_zero_bias", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c)
a: tensor(float)[3,5] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056
b: tensor(float)[5,4] 0.0871293 0.020218397 0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937
    0.7805292 0.11827443 0.639921 0.14335328 0.9446689 0.5218483 0.41466194 0.2645556 0.7742337 0.45615032
    0.56843394 0.0187898
c: tensor(float)[1,4] 0 0 0 0
y: tensor(float)[3,4] 1.9832575 1.2598817 1.8809859 0.9956285 2.3402529 1.2245564 2.0757055 1.0945301
    1.9018837 1.116203 1.8695695 1.1877979
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_transposeA", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c) transA=1
a: tensor(float)[6,3] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985
b: tensor(float)[6,4] 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292 0.11827443 0.639921
    0.14335328 0.9446689 0.5218483 0.41466194 0.2645556 0.7742337 0.45615032 0.56843394 0.0187898 0.6176355
    0.6120957 0.616934 0.94374806 0.6818203 0.3595079 0.43703195
c: tensor(float)[1,4] 0 0 0 0
y: tensor(float)[3,4] 0.93558806 2.023271 1.3838071 1.5752075 1.1258042 2.9937754 2.1503432 2.2423513
    1.8322957 2.9599526 1.7532237 2.002967
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.test_gemm_transposeB", Origin::Official, "official", R"case(
y = Gemm-13(a, b, c) transB=1
a: tensor(float)[3,6] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985
b: tensor(float)[4,6] 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292 0.11827443 0.639921
    0.14335328 0.9446689 0.5218483 0.41466194 0.2645556 0.7742337 0.45615032 0.56843394 0.0187898 0.6176355
    0.6120957 0.616934 0.94374806 0.6818203 0.3595079 0.43703195
c: tensor(float)[1,4] 0 0 0 0
y: tensor(float)[3,4] 2.774257 1.6126288 1.6904837 2.152104 3.1440363 1.755262 1.8052837 2.5046787 2.0456698
    1.1077921 1.4634733 1.4163265
rtol=0.001 atol=1e-07
)case"},
    {"Gemm_v13.transposed_bfloat16", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(bfloat16)[4,3] 2 2.5 0 3.5 -2.5 3 0.5 4 -2 -3 -4 -1.5
B: tensor(bfloat16)[5,4] 1 2 0 -1.5 1.5 -4 3 2.5 3.5 -0.5 -3.5 -3 4 0.5 -2.5 -1 -2 -1 3.5 -4
C: tensor(bfloat16)[3,5] 1 -4 -3 3 2.5 0.5 -3.5 -1.5 1.5 -1 -2.5 3.5 0 4 -2
Y: tensor(bfloat16)[3,5] 14.5 -21 9.5 14.5 8.75 4 12.25 6.5 4.25 26.5 5.75 -18.25 10 12 -6
rtol=0.015625 atol=1.8367099231598242e-40
)case"},
    {"Gemm_v13.transposed_double", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(double)[4,3] -1.5 4 1.5 -1 3.5 -3 2 2.5 1 -3.5 0 -2
B: tensor(double)[5,4] -3.5 -4 2.5 -0.5 0 -2 -1.5 -2.5 3.5 -3 2 1 4 0.5 1.5 3 -2 -1 -2 -0.5
C: tensor(double)[3,5] 1.5 4 -2.5 -4 2 -2 0 -3 -0.5 1 0.5 3.5 -1 -1.5 2.5
Y: tensor(double)[3,5] 17.5 11.75 -4.25 -18 3.75 -23.75 -10.75 5.5 21 -15.5 10.75 13 13.25 -1.5 1.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Gemm_v13.transposed_float", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(float)[4,3] -2.5 4 2.5 -2 3 1 3.5 -1.5 -3.5 -0.5 2 -1
B: tensor(float)[5,4] -0.5 -3 -4 -1 0.5 -2.5 -2 3.5 2.5 -3.5 1 4 0 2 3 1.5 -1.5 -3 -4 0.5
C: tensor(float)[3,5] -2.5 4 0.5 0 2 2.5 1 3.5 -4 -0.5 3 -1 -1.5 -3.5 1.5
Y: tensor(float)[3,5] -8.75 -1 2.75 5.75 -2.5 -4.5 5.5 9.5 0.5 -8.5 13.75 1.25 -6.25 -13.5 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Gemm_v13.transposed_float16", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(float16)[4,3] -4 1 2 -3 3 2.5 -3.5 1.5 -0.5 -2.5 0 -1
B: tensor(float16)[5,4] -3 2.5 -4 1 4 0.5 -3.5 0 1.5 3.5 3 -0.5 -1.5 2 -2 -1 -2.5 0.5 -1.5 -0.5
C: tensor(float16)[3,5] -1 -2.5 3 1.5 3.5 -1.5 0 1 2.5 4 2 0.5 -3 -2 -0.5
Y: tensor(float16)[3,5] 15 -7.75 -22.75 11 18.5 -3 0.25 17.5 4 0.75 3.25 11.5 7.75 2 -3
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Gemm_v13.transposed_int32", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(int32)[4,3] 1 -4 -3 0 2 3 4 -2 -1 -3 -3 0
B: tensor(int32)[5,4] -4 -1 4 -2 1 -3 2 0 3 2 2 -2 1 1 1 0 -2 0 -1 3
C: tensor(int32)[3,5] -1 4 1 -3 3 -4 -2 2 0 -2 2 -2 1 2 1
Y: tensor(int32)[3,5] 17 13 18 2 -12 8 -16 -4 -4 -1 7 -16 -4 1 8
)case"},
    {"Gemm_v13.transposed_int64", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(int64)[4,3] -2 2 1 -1 0 3 4 -4 -3 1 0 1
B: tensor(int64)[5,4] -2 1 3 2 -3 -4 -1 0 4 -2 -1 0 3 2 4 -4 4 1 -3 2
C: tensor(int64)[3,5] -4 -2 1 3 4 2 -1 0 -3 -1 2 2 4 4 0
Y: tensor(int64)[3,5] 13 4 -9 7 -15 -14 -3 12 -13 19 -4 -10 5 -3 18
)case"},
    {"Gemm_v13.transposed_uint32", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(uint32)[4,3] 4 0 3 2 1 2 3 1 1 2 4 4
B: tensor(uint32)[5,4] 0 2 1 4 3 1 4 3 3 2 4 4 1 4 0 0 3 0 2 4
C: tensor(uint32)[3,5] 3 4 2 0 1 4 2 4 0 3 4 1 2 2 1
Y: tensor(uint32)[3,5] 18 36 38 12 27 23 19 26 4 21 25 28 35 13 28
)case"},
    {"Gemm_v13.transposed_uint64", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B, C) transA=1 transB=1
A: tensor(uint64)[4,3] 3 0 4 2 1 1 0 3 2 4 0 4
B: tensor(uint64)[5,4] 1 3 2 0 4 2 2 0 4 2 4 1 1 4 3 4 1 3 4 0
C: tensor(uint64)[3,5] 2 4 3 1 0 2 4 2 1 3 3 3 0 2 2
Y: tensor(uint64)[3,5] 11 20 23 28 9 11 12 16 14 18 14 25 30 32 17
)case"},
    {"Gemm_v13.without_c_float", Origin::Derived, "numpy", R"case(
Y = Gemm-13(A, B) alpha=0.25
A: tensor(float)[3,4] 3 2 -3 4 3.5 1 -3.5 -0.5 -2.5 1.5 0 -1
B: tensor(float)[4,5] -3.5 1.5 -1 4 -0.5 -2 0.5 3.5 -4 2.5 -2.5 -1.5 3 0 1 2 -3 -0.5 1.5 1.5
Y: tensor(float)[3,5] 0.25 -0.5 -1.75 2.5 1.625 -1.625 3.125 -2.5625 2.3125 -0.875 0.9375 0 2.0625 -4.375
    0.875
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Gemm_v1.large_double", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v1.large_double"},
    {"Gemm_v1.large_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v1.large_float"},
    {"Gemm_v1.large_float16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v1.large_float16"},
    {"Gemm_v1.one_row_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v1.one_row_float"},
    {"Gemm_v6.large_double", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v6.large_double"},
    {"Gemm_v6.large_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v6.large_float"},
    {"Gemm_v6.large_float16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v6.large_float16"},
    {"Gemm_v6.one_row_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v6.one_row_float"},
    {"Gemm_v6.test_Linear", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gemm.pack", "test_Linear"},
    {"Gemm_v6.test_operator_addmm", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gemm.pack", "test_operator_addmm"},
    {"Gemm_v7.large_double", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v7.large_double"},
    {"Gemm_v7.large_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v7.large_float"},
    {"Gemm_v7.large_float16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v7.large_float16"},
    {"Gemm_v7.one_row_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v7.one_row_float"},
    {"Gemm_v9.large_double", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.large_double"},
    {"Gemm_v9.large_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.large_float"},
    {"Gemm_v9.large_float16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.large_float16"},
    {"Gemm_v9.large_int32", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.large_int32"},
    {"Gemm_v9.large_int64", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.large_int64"},
    {"Gemm_v9.large_uint32", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.large_uint32"},
    {"Gemm_v9.large_uint64", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.large_uint64"},
    {"Gemm_v9.one_row_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v9.one_row_float"},
    {"Gemm_v11.large_double", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.large_double"},
    {"Gemm_v11.large_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.large_float"},
    {"Gemm_v11.large_float16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.large_float16"},
    {"Gemm_v11.large_int32", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.large_int32"},
    {"Gemm_v11.large_int64", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.large_int64"},
    {"Gemm_v11.large_uint32", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.large_uint32"},
    {"Gemm_v11.large_uint64", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.large_uint64"},
    {"Gemm_v11.one_row_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v11.one_row_float"},
    {"Gemm_v13.large_bfloat16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_bfloat16"},
    {"Gemm_v13.large_double", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_double"},
    {"Gemm_v13.large_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_float"},
    {"Gemm_v13.large_float16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_float16"},
    {"Gemm_v13.large_int32", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_int32"},
    {"Gemm_v13.large_int64", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_int64"},
    {"Gemm_v13.large_uint32", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_uint32"},
    {"Gemm_v13.large_uint64", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.large_uint64"},
    {"Gemm_v13.one_row_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Gemm.pack", "Gemm_v13.one_row_float"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
