// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Equal.pack
//   tests/cases/ai.onnx/Equal.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Equal_v1.legacy_axis_bool", Origin::Derived, "numpy", R"case(
C = Equal-1(A, B) broadcast=1 axis=1
A: tensor(bool)[2,3,2] 0 0 0 0 1 1 0 1 1 1 1 0
B: tensor(bool)[3] 0 0 1
C: tensor(bool)[2,3,2] 1 1 1 1 1 1 1 0 0 0 1 0
)case"},
    {"Equal_v1.some_equal_bool", Origin::Derived, "numpy", R"case(
C = Equal-1(A, B)
A: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 1
B: tensor(bool)[2,3,2] 1 1 1 0 0 1 0 0 0 1 0 1
C: tensor(bool)[2,3,2] 0 0 0 1 1 0 1 1 1 0 1 1
)case"},
    {"Equal_v1.some_equal_int32", Origin::Derived, "numpy", R"case(
C = Equal-1(A, B)
A: tensor(int32)[2,3,2] 1 2 0 -1 -2 -4 -3 3 4 2 -2 -1
B: tensor(int32)[2,3,2] 1 -3 4 0 -1 -4 -2 3 2 -3 2 2
C: tensor(bool)[2,3,2] 1 0 0 0 0 1 0 1 0 0 0 0
)case"},
    {"Equal_v1.some_equal_int64", Origin::Derived, "numpy", R"case(
C = Equal-1(A, B)
A: tensor(int64)[2,3,2] 3 2 -4 1 -3 4 0 -2 -1 -2 1 3
B: tensor(int64)[2,3,2] 4 0 3 1 -2 -4 -1 -3 2 -4 -1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v1.test_equal@1_1_2", Origin::Official, "official", R"case(
z = Equal-1(x, y)
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[3,4,5] -6 -3 -8 -17 1 -4 -16 4 -9 0 7 1 11 -12 4 -6 -8 -5 -3 0 -11 9 4 -15 14 18 11 -1 -10 10
    -4 12 2 9 3 7 0 17 1 4 18 -13 -12 9 -11 19 -4 -7 19 14 18 9 -8 19 -2 8 9 -1 6 9
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v1.test_equal_bcast@1_1_2", Origin::Official, "official", R"case(
z = Equal-1(x, y) broadcast=1
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[5] -6 -3 -8 -17 1
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v7.both_broadcast_bool", Origin::Derived, "reference", R"case(
C = Equal-7(A, B)
A: tensor(bool)[2,1,4] 1 0 0 0 0 0 0 0
B: tensor(bool)[3,1] 1 1 0
C: tensor(bool)[2,3,4] 1 0 0 0 1 0 0 0 0 1 1 1 0 0 0 0 0 0 0 0 1 1 1 1
)case"},
    {"Equal_v7.some_equal_bool", Origin::Derived, "reference", R"case(
C = Equal-7(A, B)
A: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 1
B: tensor(bool)[2,3,2] 1 1 1 0 0 1 0 0 0 1 0 1
C: tensor(bool)[2,3,2] 0 0 0 1 1 0 1 1 1 0 1 1
)case"},
    {"Equal_v7.some_equal_int32", Origin::Derived, "reference", R"case(
C = Equal-7(A, B)
A: tensor(int32)[2,3,2] 1 2 0 -1 -2 -4 -3 3 4 2 -2 -1
B: tensor(int32)[2,3,2] 1 -3 4 0 -1 -4 -2 3 2 -3 2 2
C: tensor(bool)[2,3,2] 1 0 0 0 0 1 0 1 0 0 0 0
)case"},
    {"Equal_v7.some_equal_int64", Origin::Derived, "reference", R"case(
C = Equal-7(A, B)
A: tensor(int64)[2,3,2] 3 2 -4 1 -3 4 0 -2 -1 -2 1 3
B: tensor(int64)[2,3,2] 4 0 3 1 -2 -4 -1 -3 2 -4 -1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v7.test_equal@1_3_0", Origin::Official, "official", R"case(
z = Equal-7(x, y)
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[3,4,5] -6 -3 -8 -17 1 -4 -16 4 -9 0 7 1 11 -12 4 -6 -8 -5 -3 0 -11 9 4 -15 14 18 11 -1 -10 10
    -4 12 2 9 3 7 0 17 1 4 18 -13 -12 9 -11 19 -4 -7 19 14 18 9 -8 19 -2 8 9 -1 6 9
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v7.test_equal_bcast@1_3_0", Origin::Official, "official", R"case(
z = Equal-7(x, y)
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[5] -6 -3 -8 -17 1
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v11.both_broadcast_float", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(float)[2,1,4] -1 -2 1 2.5 3 -0.5 2 -3.5
B: tensor(float)[3,1] 4 2.5 -3.5
C: tensor(bool)[2,3,4] 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1
)case"},
    {"Equal_v11.some_equal_bool", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 1
B: tensor(bool)[2,3,2] 1 1 1 0 0 1 0 0 0 1 0 1
C: tensor(bool)[2,3,2] 0 0 0 1 1 0 1 1 1 0 1 1
)case"},
    {"Equal_v11.some_equal_double", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(double)[2,3,2] -3 -1.5 -2 -1 1 4 0.5 2.5 2 3.5 3 0
B: tensor(double)[2,3,2] 1 3.5 2 -3.5 -1 -1.5 -3 2.5 -2 3 0 -4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 1 0 0 0 0
)case"},
    {"Equal_v11.some_equal_float", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(float)[2,3,2] -0.5 0 0.5 -1 1.5 1 -2.5 -3 4 -4 2 3.5
B: tensor(float)[2,3,2] 3.5 2 -3.5 2.5 -3 -2 4 -0.5 -2.5 1.5 -4 -1.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v11.some_equal_float16", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(float16)[2,3,2] 0.5 4 -2 -0.5 -2.5 -1 2 1.5 -4 -3 3 1
B: tensor(float16)[2,3,2] 2.5 1 -4 -2.5 0 -3.5 -3 -1.5 4 1.5 -1 -0.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v11.some_equal_int16", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(int16)[2,3,2] -1 4 -3 3 -2 1 2 0 -4 3 2 4
B: tensor(int16)[2,3,2] 2 3 -1 0 -3 4 1 -2 -4 -3 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 1 0 0 1
)case"},
    {"Equal_v11.some_equal_int32", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(int32)[2,3,2] 1 2 0 -1 -2 -4 -3 3 4 2 -2 -1
B: tensor(int32)[2,3,2] 1 -3 4 0 -1 -4 -2 3 2 -3 2 2
C: tensor(bool)[2,3,2] 1 0 0 0 0 1 0 1 0 0 0 0
)case"},
    {"Equal_v11.some_equal_int64", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(int64)[2,3,2] 3 2 -4 1 -3 4 0 -2 -1 -2 1 3
B: tensor(int64)[2,3,2] 4 0 3 1 -2 -4 -1 -3 2 -4 -1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v11.some_equal_int8", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(int8)[2,3,2] 0 4 2 -3 3 -1 1 -2 -4 -2 3 -4
B: tensor(int8)[2,3,2] 2 1 0 -2 3 4 -3 -4 -1 4 3 -4
C: tensor(bool)[2,3,2] 0 0 0 0 1 0 0 0 0 0 1 1
)case"},
    {"Equal_v11.some_equal_uint16", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(uint16)[2,3,2] 4 2 0 1 3 3 2 1 4 3 1 4
B: tensor(uint16)[2,3,2] 1 3 4 2 0 1 3 2 4 4 0 1
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 1 0 0 0
)case"},
    {"Equal_v11.some_equal_uint32", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(uint32)[2,3,2] 3 1 4 0 2 3 4 2 4 2 2 0
B: tensor(uint32)[2,3,2] 0 2 1 4 3 2 3 3 3 3 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v11.some_equal_uint64", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(uint64)[2,3,2] 3 1 2 4 0 1 2 3 3 4 4 2
B: tensor(uint64)[2,3,2] 1 2 4 0 3 4 4 2 0 0 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v11.some_equal_uint8", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(uint8)[2,3,2] 4 2 3 1 0 3 3 1 1 4 3 3
B: tensor(uint8)[2,3,2] 0 3 4 1 2 0 1 2 1 0 1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 1 0 0 0
)case"},
    {"Equal_v11.specials", Origin::Derived, "reference", R"case(
C = Equal-11(A, B)
A: tensor(float)[5] nan inf -inf -0 1
B: tensor(float)[5] nan inf inf 0 2
C: tensor(bool)[5] 0 1 0 1 0
)case"},
    {"Equal_v13.both_broadcast_float", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(float)[2,1,4] -1 -2 1 2.5 3 -0.5 2 -3.5
B: tensor(float)[3,1] 4 2.5 -3.5
C: tensor(bool)[2,3,4] 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1
)case"},
    {"Equal_v13.some_equal_bfloat16", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(bfloat16)[2,3,2] 3 -2.5 2.5 0.5 -3 1.5 -0.5 4 -4 -3.5 3.5 0
B: tensor(bfloat16)[2,3,2] 4 -3 0 2 -1 -2 1 3 2.5 -0.5 1.5 -1.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v13.some_equal_bool", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 1
B: tensor(bool)[2,3,2] 1 1 1 0 0 1 0 0 0 1 0 1
C: tensor(bool)[2,3,2] 0 0 0 1 1 0 1 1 1 0 1 1
)case"},
    {"Equal_v13.some_equal_double", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(double)[2,3,2] -3 -1.5 -2 -1 1 4 0.5 2.5 2 3.5 3 0
B: tensor(double)[2,3,2] 1 3.5 2 -3.5 -1 -1.5 -3 2.5 -2 3 0 -4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 1 0 0 0 0
)case"},
    {"Equal_v13.some_equal_float", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(float)[2,3,2] -0.5 0 0.5 -1 1.5 1 -2.5 -3 4 -4 2 3.5
B: tensor(float)[2,3,2] 3.5 2 -3.5 2.5 -3 -2 4 -0.5 -2.5 1.5 -4 -1.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v13.some_equal_float16", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(float16)[2,3,2] 0.5 4 -2 -0.5 -2.5 -1 2 1.5 -4 -3 3 1
B: tensor(float16)[2,3,2] 2.5 1 -4 -2.5 0 -3.5 -3 -1.5 4 1.5 -1 -0.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v13.some_equal_int16", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(int16)[2,3,2] -1 4 -3 3 -2 1 2 0 -4 3 2 4
B: tensor(int16)[2,3,2] 2 3 -1 0 -3 4 1 -2 -4 -3 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 1 0 0 1
)case"},
    {"Equal_v13.some_equal_int32", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(int32)[2,3,2] 1 2 0 -1 -2 -4 -3 3 4 2 -2 -1
B: tensor(int32)[2,3,2] 1 -3 4 0 -1 -4 -2 3 2 -3 2 2
C: tensor(bool)[2,3,2] 1 0 0 0 0 1 0 1 0 0 0 0
)case"},
    {"Equal_v13.some_equal_int64", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(int64)[2,3,2] 3 2 -4 1 -3 4 0 -2 -1 -2 1 3
B: tensor(int64)[2,3,2] 4 0 3 1 -2 -4 -1 -3 2 -4 -1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v13.some_equal_int8", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(int8)[2,3,2] 0 4 2 -3 3 -1 1 -2 -4 -2 3 -4
B: tensor(int8)[2,3,2] 2 1 0 -2 3 4 -3 -4 -1 4 3 -4
C: tensor(bool)[2,3,2] 0 0 0 0 1 0 0 0 0 0 1 1
)case"},
    {"Equal_v13.some_equal_uint16", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(uint16)[2,3,2] 4 2 0 1 3 3 2 1 4 3 1 4
B: tensor(uint16)[2,3,2] 1 3 4 2 0 1 3 2 4 4 0 1
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 1 0 0 0
)case"},
    {"Equal_v13.some_equal_uint32", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(uint32)[2,3,2] 3 1 4 0 2 3 4 2 4 2 2 0
B: tensor(uint32)[2,3,2] 0 2 1 4 3 2 3 3 3 3 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v13.some_equal_uint64", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(uint64)[2,3,2] 3 1 2 4 0 1 2 3 3 4 4 2
B: tensor(uint64)[2,3,2] 1 2 4 0 3 4 4 2 0 0 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v13.some_equal_uint8", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(uint8)[2,3,2] 4 2 3 1 0 3 3 1 1 4 3 3
B: tensor(uint8)[2,3,2] 0 3 4 1 2 0 1 2 1 0 1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 1 0 0 0
)case"},
    {"Equal_v13.specials", Origin::Derived, "reference", R"case(
C = Equal-13(A, B)
A: tensor(float)[5] nan inf -inf -0 1
B: tensor(float)[5] nan inf inf 0 2
C: tensor(bool)[5] 0 1 0 1 0
)case"},
    {"Equal_v13.test_equal@1_12_0", Origin::Official, "official", R"case(
z = Equal-13(x, y)
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[3,4,5] -6 -3 -8 -17 1 -4 -16 4 -9 0 7 1 11 -12 4 -6 -8 -5 -3 0 -11 9 4 -15 14 18 11 -1 -10 10
    -4 12 2 9 3 7 0 17 1 4 18 -13 -12 9 -11 19 -4 -7 19 14 18 9 -8 19 -2 8 9 -1 6 9
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v13.test_equal_bcast@1_12_0", Origin::Official, "official", R"case(
z = Equal-13(x, y)
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[5] -6 -3 -8 -17 1
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.both_broadcast_float", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(float)[2,1,4] -1 -2 1 2.5 3 -0.5 2 -3.5
B: tensor(float)[3,1] 4 2.5 -3.5
C: tensor(bool)[2,3,4] 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1
)case"},
    {"Equal_v19.some_equal_bfloat16", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(bfloat16)[2,3,2] 3 -2.5 2.5 0.5 -3 1.5 -0.5 4 -4 -3.5 3.5 0
B: tensor(bfloat16)[2,3,2] 4 -3 0 2 -1 -2 1 3 2.5 -0.5 1.5 -1.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v19.some_equal_bool", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 1
B: tensor(bool)[2,3,2] 1 1 1 0 0 1 0 0 0 1 0 1
C: tensor(bool)[2,3,2] 0 0 0 1 1 0 1 1 1 0 1 1
)case"},
    {"Equal_v19.some_equal_double", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(double)[2,3,2] -3 -1.5 -2 -1 1 4 0.5 2.5 2 3.5 3 0
B: tensor(double)[2,3,2] 1 3.5 2 -3.5 -1 -1.5 -3 2.5 -2 3 0 -4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 1 0 0 0 0
)case"},
    {"Equal_v19.some_equal_float", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(float)[2,3,2] -0.5 0 0.5 -1 1.5 1 -2.5 -3 4 -4 2 3.5
B: tensor(float)[2,3,2] 3.5 2 -3.5 2.5 -3 -2 4 -0.5 -2.5 1.5 -4 -1.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v19.some_equal_float16", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(float16)[2,3,2] 0.5 4 -2 -0.5 -2.5 -1 2 1.5 -4 -3 3 1
B: tensor(float16)[2,3,2] 2.5 1 -4 -2.5 0 -3.5 -3 -1.5 4 1.5 -1 -0.5
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v19.some_equal_int16", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(int16)[2,3,2] -1 4 -3 3 -2 1 2 0 -4 3 2 4
B: tensor(int16)[2,3,2] 2 3 -1 0 -3 4 1 -2 -4 -3 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 1 0 0 1
)case"},
    {"Equal_v19.some_equal_int32", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(int32)[2,3,2] 1 2 0 -1 -2 -4 -3 3 4 2 -2 -1
B: tensor(int32)[2,3,2] 1 -3 4 0 -1 -4 -2 3 2 -3 2 2
C: tensor(bool)[2,3,2] 1 0 0 0 0 1 0 1 0 0 0 0
)case"},
    {"Equal_v19.some_equal_int64", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(int64)[2,3,2] 3 2 -4 1 -3 4 0 -2 -1 -2 1 3
B: tensor(int64)[2,3,2] 4 0 3 1 -2 -4 -1 -3 2 -4 -1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v19.some_equal_int8", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(int8)[2,3,2] 0 4 2 -3 3 -1 1 -2 -4 -2 3 -4
B: tensor(int8)[2,3,2] 2 1 0 -2 3 4 -3 -4 -1 4 3 -4
C: tensor(bool)[2,3,2] 0 0 0 0 1 0 0 0 0 0 1 1
)case"},
    {"Equal_v19.some_equal_string", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(string)[2,3,2] "" "quote\"s" "beta " "0" "back\\slash" "nan" "-1.5" "zz top" "\xc3\xa9t\xc3\xa9"
    "Omega" "alpha" "a,b"
B: tensor(string)[2,3,2] "nan" "quote\"s" "zz top" "" "Beta" "0" "beta " "\xe6\x97\xa5\xe6\x9c\xac"
    "\xf0\x9f\x98\x80" "line\x0abreak" "\xc3\xa9t\xc3\xa9" "back\\slash"
C: tensor(bool)[2,3,2] 0 1 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v19.some_equal_uint16", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(uint16)[2,3,2] 4 2 0 1 3 3 2 1 4 3 1 4
B: tensor(uint16)[2,3,2] 1 3 4 2 0 1 3 2 4 4 0 1
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 1 0 0 0
)case"},
    {"Equal_v19.some_equal_uint32", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(uint32)[2,3,2] 3 1 4 0 2 3 4 2 4 2 2 0
B: tensor(uint32)[2,3,2] 0 2 1 4 3 2 3 3 3 3 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v19.some_equal_uint64", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(uint64)[2,3,2] 3 1 2 4 0 1 2 3 3 4 4 2
B: tensor(uint64)[2,3,2] 1 2 4 0 3 4 4 2 0 0 0 4
C: tensor(bool)[2,3,2] 0 0 0 0 0 0 0 0 0 0 0 0
)case"},
    {"Equal_v19.some_equal_uint8", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(uint8)[2,3,2] 4 2 3 1 0 3 3 1 1 4 3 3
B: tensor(uint8)[2,3,2] 0 3 4 1 2 0 1 2 1 0 1 0
C: tensor(bool)[2,3,2] 0 0 0 1 0 0 0 0 1 0 0 0
)case"},
    {"Equal_v19.specials", Origin::Derived, "reference", R"case(
C = Equal-19(A, B)
A: tensor(float)[5] nan inf -inf -0 1
B: tensor(float)[5] nan inf inf 0 2
C: tensor(bool)[5] 0 1 0 1 0
)case"},
    {"Equal_v19.test_equal", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[3,4,5] -6 -3 -8 -17 1 -4 -16 4 -9 0 7 1 11 -12 4 -6 -8 -5 -3 0 -11 9 4 -15 14 18 11 -1 -10 10
    -4 12 2 9 3 7 0 17 1 4 18 -13 -12 9 -11 19 -4 -7 19 14 18 9 -8 19 -2 8 9 -1 6 9
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_bcast", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(int32)[3,4,5] 17 4 9 22 18 -9 9 -1 -1 4 1 14 7 1 4 3 14 -2 3 -8 -25 6 8 -7 22 -14 0 -1 15 14 1 3 -8
    -19 -3 1 12 12 -3 -3 -10 -14 -17 19 -5 -4 -12 7 -16 -2 -8 3 -5 -11 0 4 0 3 -6 -3
y: tensor(int32)[5] -6 -3 -8 -17 1
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_int16", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(int16)[3,4,5] -6 -3 -1 -2 -3 -16 11 10 -8 -14 5 -5 1 -3 6 6 -7 -13 -15 6 -11 -5 -5 0 -19 1 5 0 -3 0
    3 -27 19 3 -6 -3 4 -1 -20 20 -1 10 -6 15 2 6 -10 12 6 13 -6 -4 23 -10 -1 11 0 5 -3 3
y: tensor(int16)[3,4,5] -13 16 -1 -6 6 -4 -13 -13 6 -1 -1 10 -11 -7 -3 0 0 -2 0 -1 -7 -8 2 -8 -11 -3 -1 22 -7
    9 7 -11 7 -11 -26 6 -17 4 -6 16 10 -4 -6 -12 -4 -2 -3 1 5 3 -7 -14 13 -6 -6 -5 -18 -4 -4 6
z: tensor(bool)[3,4,5] 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_int8", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(int8)[3,4,5] 3 -10 2 13 -6 -1 -4 18 6 4 -7 5 -6 0 -6 6 5 -2 3 -10 -14 4 1 6 23 9 -9 11 -13 -4 0 17
    -7 -8 0 -6 11 -10 -11 -4 -4 19 9 0 -12 8 -10 -15 11 3 9 3 8 -6 -10 6 -8 -6 -4 0
y: tensor(int8)[3,4,5] -3 -13 -6 -22 6 -16 -11 0 -7 15 -12 2 0 -11 5 -1 7 8 21 13 -3 -2 10 6 6 -16 0 -7 2 0 9
    3 7 -4 -9 -4 0 3 22 0 -9 -3 -4 4 -15 0 1 2 -5 -2 -14 -4 -5 4 -11 7 14 -20 4 6
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_string", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(string)[2] "string1" "string2"
y: tensor(string)[2] "string1" "string3"
z: tensor(bool)[2] 1 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_string_broadcast", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(string)[2] "string1" "string2"
y: tensor(string)[1] "string1"
z: tensor(bool)[2] 1 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_uint16", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(uint16)[3,4,5] 10 0 12 5 8 1 2 5 7 0 18 12 1 21 3 21 10 18 11 3 18 23 20 22 22 6 8 18 22 0 7 7 21 10
    21 4 18 10 3 6 12 9 19 0 13 22 21 0 21 10 0 3 7 6 22 7 3 14 22 6
y: tensor(uint16)[3,4,5] 19 4 2 8 18 16 18 21 6 20 23 11 7 22 22 0 19 4 20 13 9 5 2 18 1 21 12 23 15 22 23 1
    23 1 12 21 5 14 6 14 1 20 10 6 22 6 19 6 6 21 11 4 18 16 21 7 7 18 17 18
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_uint32", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(uint32)[3,4,5] 19 2 12 9 19 8 5 20 21 11 1 11 15 12 15 12 21 18 13 12 9 21 6 4 16 8 5 15 5 5 17 0 16
    16 0 10 12 0 7 22 19 5 4 19 4 5 12 17 19 12 6 7 20 16 0 23 15 10 3 3
y: tensor(uint32)[3,4,5] 16 16 9 20 20 5 16 17 21 9 12 15 6 14 1 4 16 4 7 23 14 7 22 2 22 16 15 15 18 11 23 14
    7 2 22 17 3 7 13 16 5 4 21 13 5 19 11 8 0 17 5 4 1 5 16 6 8 22 19 4
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_uint64", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(uint64)[3,4,5] 20 10 10 3 22 5 9 8 17 19 8 10 1 14 5 16 3 7 1 23 8 0 23 5 15 6 23 15 5 9 17 16 16 11
    14 5 22 19 15 22 13 11 11 1 7 23 16 7 15 22 0 4 18 23 21 2 8 10 5 6
y: tensor(uint64)[3,4,5] 6 4 1 21 4 5 5 6 3 17 15 20 18 9 23 4 17 2 19 3 13 11 13 4 17 6 15 2 21 20 10 17 5 20
    21 23 4 4 15 2 11 2 1 14 19 16 11 1 1 13 6 13 6 19 16 23 3 14 2 5
z: tensor(bool)[3,4,5] 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Equal_v19.test_equal_uint8", Origin::Official, "official", R"case(
z = Equal-19(x, y)
x: tensor(uint8)[3,4,5] 13 0 18 7 12 14 19 8 13 17 17 10 22 19 7 12 13 2 11 12 17 13 6 14 15 7 5 21 17 16 3 18
    9 10 0 18 0 20 13 6 10 23 19 1 13 6 23 23 12 23 20 14 1 1 16 12 17 10 20 21
y: tensor(uint8)[3,4,5] 18 21 10 19 0 5 21 5 4 18 23 11 20 12 20 10 16 2 12 2 23 0 7 6 6 16 18 9 3 0 10 2 18
    18 20 13 1 12 0 9 22 7 19 21 1 21 3 19 21 4 2 5 16 11 18 4 4 1 23 9
z: tensor(bool)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
