// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/ConstantOfShape.pack
//   tests/cases/ai.onnx/ConstantOfShape.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"ConstantOfShape_v9.float_zero_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input)
input: tensor(int64)[3] 4 1 2
output: tensor(float)[4,1,2] 0 0 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v9.nan_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(float)[1] nan ;
input: tensor(int64)[1] 3
output: tensor(float)[3] nan nan nan
)case"},
    {"ConstantOfShape_v9.no_elements_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int32)[1] 5 ;
input: tensor(int64)[3] 2 0 3
output: tensor(int32)[2,0,3]
)case"},
    {"ConstantOfShape_v9.odd_count_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(bool)[1] 1 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bool)[3,1,3] 1 1 1 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v9.odd_count_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(double)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(double)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(float)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(float16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.odd_count_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v9.scalar_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(float)[1] -2.5 ;
input: tensor(int64)[0]
output: tensor(float)[] -2.5
)case"},
    {"ConstantOfShape_v9.test_constantofshape_float_ones@1_5_0", Origin::Official, "official", R"case(
y = ConstantOfShape-9(x) value=tensor(float)[1] 1 ;
x: tensor(int64)[3] 4 3 2
y: tensor(float)[4,3,2] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v9.test_constantofshape_int_shape_zero@1_7_0", Origin::Official, "official", R"case(
y = ConstantOfShape-9(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[1] 0
y: tensor(int32)[0]
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v9.test_constantofshape_int_zeros@1_5_0", Origin::Official, "official", R"case(
y = ConstantOfShape-9(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[2] 10 6
y: tensor(int32)[10,6] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v9.value_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(bool)[1] 0 ;
input: tensor(int64)[2] 2 3
output: tensor(bool)[2,3] 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v9.value_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(double)[1] 1.891011764 ;
input: tensor(int64)[2] 2 3
output: tensor(double)[2,3] 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764
)case"},
    {"ConstantOfShape_v9.value_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(float)[1] -8.0095 ;
input: tensor(int64)[2] 2 3
output: tensor(float)[2,3] -8.0095 -8.0095 -8.0095 -8.0095 -8.0095 -8.0095
)case"},
    {"ConstantOfShape_v9.value_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(float16)[1] 5.21875 ;
input: tensor(int64)[2] 2 3
output: tensor(float16)[2,3] 5.21875 5.21875 5.21875 5.21875 5.21875 5.21875
)case"},
    {"ConstantOfShape_v9.value_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int16)[1] -30 ;
input: tensor(int64)[2] 2 3
output: tensor(int16)[2,3] -30 -30 -30 -30 -30 -30
)case"},
    {"ConstantOfShape_v9.value_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int32)[1] 68 ;
input: tensor(int64)[2] 2 3
output: tensor(int32)[2,3] 68 68 68 68 68 68
)case"},
    {"ConstantOfShape_v9.value_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int64)[1] 11 ;
input: tensor(int64)[2] 2 3
output: tensor(int64)[2,3] 11 11 11 11 11 11
)case"},
    {"ConstantOfShape_v9.value_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(int8)[1] 93 ;
input: tensor(int64)[2] 2 3
output: tensor(int8)[2,3] 93 93 93 93 93 93
)case"},
    {"ConstantOfShape_v9.value_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint16)[1] 508 ;
input: tensor(int64)[2] 2 3
output: tensor(uint16)[2,3] 508 508 508 508 508 508
)case"},
    {"ConstantOfShape_v9.value_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint32)[1] 43 ;
input: tensor(int64)[2] 2 3
output: tensor(uint32)[2,3] 43 43 43 43 43 43
)case"},
    {"ConstantOfShape_v9.value_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint64)[1] 19 ;
input: tensor(int64)[2] 2 3
output: tensor(uint64)[2,3] 19 19 19 19 19 19
)case"},
    {"ConstantOfShape_v9.value_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-9(input) value=tensor(uint8)[1] 48 ;
input: tensor(int64)[2] 2 3
output: tensor(uint8)[2,3] 48 48 48 48 48 48
)case"},
    {"ConstantOfShape_v20.float_zero_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input)
input: tensor(int64)[3] 4 1 2
output: tensor(float)[4,1,2] 0 0 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v20.nan_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float)[1] nan ;
input: tensor(int64)[1] 3
output: tensor(float)[3] nan nan nan
)case"},
    {"ConstantOfShape_v20.no_elements_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int32)[1] 5 ;
input: tensor(int64)[3] 2 0 3
output: tensor(int32)[2,0,3]
)case"},
    {"ConstantOfShape_v20.odd_count_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(bfloat16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bfloat16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(bool)[1] 1 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bool)[3,1,3] 1 1 1 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v20.odd_count_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(double)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(double)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e4m3fn)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fn)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e4m3fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e5m2)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e5m2fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.odd_count_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v20.scalar_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float)[1] -2.5 ;
input: tensor(int64)[0]
output: tensor(float)[] -2.5
)case"},
    {"ConstantOfShape_v20.test_constantofshape_float_ones@1_15_0", Origin::Official, "official", R"case(
y = ConstantOfShape-20(x) value=tensor(float)[1] 1 ;
x: tensor(int64)[3] 4 3 2
y: tensor(float)[4,3,2] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v20.test_constantofshape_int_shape_zero@1_15_0", Origin::Official, "official", R"case(
y = ConstantOfShape-20(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[1] 0
y: tensor(int32)[0]
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v20.test_constantofshape_int_zeros@1_15_0", Origin::Official, "official", R"case(
y = ConstantOfShape-20(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[2] 10 6
y: tensor(int32)[10,6] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v20.value_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(bfloat16)[1] -0.74609375 ;
input: tensor(int64)[2] 2 3
output: tensor(bfloat16)[2,3] -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375
)case"},
    {"ConstantOfShape_v20.value_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(bool)[1] 0 ;
input: tensor(int64)[2] 2 3
output: tensor(bool)[2,3] 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v20.value_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(double)[1] 1.891011764 ;
input: tensor(int64)[2] 2 3
output: tensor(double)[2,3] 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764
)case"},
    {"ConstantOfShape_v20.value_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float)[1] -8.0095 ;
input: tensor(int64)[2] 2 3
output: tensor(float)[2,3] -8.0095 -8.0095 -8.0095 -8.0095 -8.0095 -8.0095
)case"},
    {"ConstantOfShape_v20.value_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float16)[1] 5.21875 ;
input: tensor(int64)[2] 2 3
output: tensor(float16)[2,3] 5.21875 5.21875 5.21875 5.21875 5.21875 5.21875
)case"},
    {"ConstantOfShape_v20.value_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e4m3fn)[1] -56 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fn)[2,3] -56 -56 -56 -56 -56 -56
)case"},
    {"ConstantOfShape_v20.value_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e4m3fnuz)[1] -12 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fnuz)[2,3] -12 -12 -12 -12 -12 -12
)case"},
    {"ConstantOfShape_v20.value_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e5m2)[1] -0.0009765625 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2)[2,3] -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625
    -0.0009765625
)case"},
    {"ConstantOfShape_v20.value_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(float8e5m2fnuz)[1] -0.375 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2fnuz)[2,3] -0.375 -0.375 -0.375 -0.375 -0.375 -0.375
)case"},
    {"ConstantOfShape_v20.value_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int16)[1] -30 ;
input: tensor(int64)[2] 2 3
output: tensor(int16)[2,3] -30 -30 -30 -30 -30 -30
)case"},
    {"ConstantOfShape_v20.value_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int32)[1] 68 ;
input: tensor(int64)[2] 2 3
output: tensor(int32)[2,3] 68 68 68 68 68 68
)case"},
    {"ConstantOfShape_v20.value_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int64)[1] 11 ;
input: tensor(int64)[2] 2 3
output: tensor(int64)[2,3] 11 11 11 11 11 11
)case"},
    {"ConstantOfShape_v20.value_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(int8)[1] 93 ;
input: tensor(int64)[2] 2 3
output: tensor(int8)[2,3] 93 93 93 93 93 93
)case"},
    {"ConstantOfShape_v20.value_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint16)[1] 508 ;
input: tensor(int64)[2] 2 3
output: tensor(uint16)[2,3] 508 508 508 508 508 508
)case"},
    {"ConstantOfShape_v20.value_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint32)[1] 43 ;
input: tensor(int64)[2] 2 3
output: tensor(uint32)[2,3] 43 43 43 43 43 43
)case"},
    {"ConstantOfShape_v20.value_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint64)[1] 19 ;
input: tensor(int64)[2] 2 3
output: tensor(uint64)[2,3] 19 19 19 19 19 19
)case"},
    {"ConstantOfShape_v20.value_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-20(input) value=tensor(uint8)[1] 48 ;
input: tensor(int64)[2] 2 3
output: tensor(uint8)[2,3] 48 48 48 48 48 48
)case"},
    {"ConstantOfShape_v21.float_zero_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input)
input: tensor(int64)[3] 4 1 2
output: tensor(float)[4,1,2] 0 0 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v21.nan_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float)[1] nan ;
input: tensor(int64)[1] 3
output: tensor(float)[3] nan nan nan
)case"},
    {"ConstantOfShape_v21.no_elements_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int32)[1] 5 ;
input: tensor(int64)[3] 2 0 3
output: tensor(int32)[2,0,3]
)case"},
    {"ConstantOfShape_v21.odd_count_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(bfloat16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bfloat16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(bool)[1] 1 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bool)[3,1,3] 1 1 1 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v21.odd_count_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(double)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(double)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e4m3fn)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fn)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e4m3fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e5m2)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e5m2fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.odd_count_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v21.scalar_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float)[1] -2.5 ;
input: tensor(int64)[0]
output: tensor(float)[] -2.5
)case"},
    {"ConstantOfShape_v21.test_constantofshape_float_ones@1_16_2", Origin::Official, "official", R"case(
y = ConstantOfShape-21(x) value=tensor(float)[1] 1 ;
x: tensor(int64)[3] 4 3 2
y: tensor(float)[4,3,2] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v21.test_constantofshape_int_shape_zero@1_16_2", Origin::Official, "official", R"case(
y = ConstantOfShape-21(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[1] 0
y: tensor(int32)[0]
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v21.test_constantofshape_int_zeros@1_16_2", Origin::Official, "official", R"case(
y = ConstantOfShape-21(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[2] 10 6
y: tensor(int32)[10,6] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v21.value_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(bfloat16)[1] -0.74609375 ;
input: tensor(int64)[2] 2 3
output: tensor(bfloat16)[2,3] -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375
)case"},
    {"ConstantOfShape_v21.value_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(bool)[1] 0 ;
input: tensor(int64)[2] 2 3
output: tensor(bool)[2,3] 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v21.value_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(double)[1] 1.891011764 ;
input: tensor(int64)[2] 2 3
output: tensor(double)[2,3] 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764
)case"},
    {"ConstantOfShape_v21.value_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float)[1] -8.0095 ;
input: tensor(int64)[2] 2 3
output: tensor(float)[2,3] -8.0095 -8.0095 -8.0095 -8.0095 -8.0095 -8.0095
)case"},
    {"ConstantOfShape_v21.value_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float16)[1] 5.21875 ;
input: tensor(int64)[2] 2 3
output: tensor(float16)[2,3] 5.21875 5.21875 5.21875 5.21875 5.21875 5.21875
)case"},
    {"ConstantOfShape_v21.value_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e4m3fn)[1] -56 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fn)[2,3] -56 -56 -56 -56 -56 -56
)case"},
    {"ConstantOfShape_v21.value_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e4m3fnuz)[1] -12 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fnuz)[2,3] -12 -12 -12 -12 -12 -12
)case"},
    {"ConstantOfShape_v21.value_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e5m2)[1] -0.0009765625 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2)[2,3] -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625
    -0.0009765625
)case"},
    {"ConstantOfShape_v21.value_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(float8e5m2fnuz)[1] -0.375 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2fnuz)[2,3] -0.375 -0.375 -0.375 -0.375 -0.375 -0.375
)case"},
    {"ConstantOfShape_v21.value_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int16)[1] -30 ;
input: tensor(int64)[2] 2 3
output: tensor(int16)[2,3] -30 -30 -30 -30 -30 -30
)case"},
    {"ConstantOfShape_v21.value_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int32)[1] 68 ;
input: tensor(int64)[2] 2 3
output: tensor(int32)[2,3] 68 68 68 68 68 68
)case"},
    {"ConstantOfShape_v21.value_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int4)[1] -8 ;
input: tensor(int64)[2] 2 3
output: tensor(int4)[2,3] -8 -8 -8 -8 -8 -8
)case"},
    {"ConstantOfShape_v21.value_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int64)[1] 11 ;
input: tensor(int64)[2] 2 3
output: tensor(int64)[2,3] 11 11 11 11 11 11
)case"},
    {"ConstantOfShape_v21.value_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(int8)[1] 93 ;
input: tensor(int64)[2] 2 3
output: tensor(int8)[2,3] 93 93 93 93 93 93
)case"},
    {"ConstantOfShape_v21.value_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint16)[1] 508 ;
input: tensor(int64)[2] 2 3
output: tensor(uint16)[2,3] 508 508 508 508 508 508
)case"},
    {"ConstantOfShape_v21.value_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint32)[1] 43 ;
input: tensor(int64)[2] 2 3
output: tensor(uint32)[2,3] 43 43 43 43 43 43
)case"},
    {"ConstantOfShape_v21.value_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint4)[1] 6 ;
input: tensor(int64)[2] 2 3
output: tensor(uint4)[2,3] 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v21.value_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint64)[1] 19 ;
input: tensor(int64)[2] 2 3
output: tensor(uint64)[2,3] 19 19 19 19 19 19
)case"},
    {"ConstantOfShape_v21.value_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-21(input) value=tensor(uint8)[1] 48 ;
input: tensor(int64)[2] 2 3
output: tensor(uint8)[2,3] 48 48 48 48 48 48
)case"},
    {"ConstantOfShape_v23.float_zero_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input)
input: tensor(int64)[3] 4 1 2
output: tensor(float)[4,1,2] 0 0 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v23.nan_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float)[1] nan ;
input: tensor(int64)[1] 3
output: tensor(float)[3] nan nan nan
)case"},
    {"ConstantOfShape_v23.no_elements_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int32)[1] 5 ;
input: tensor(int64)[3] 2 0 3
output: tensor(int32)[2,0,3]
)case"},
    {"ConstantOfShape_v23.odd_count_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(bfloat16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bfloat16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(bool)[1] 1 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bool)[3,1,3] 1 1 1 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v23.odd_count_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(double)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(double)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_float4e2m1", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float4e2m1)[1] 6 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float4e2m1)[3,1,3] 6 6 6 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v23.odd_count_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e4m3fn)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fn)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e4m3fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e5m2)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e5m2fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.odd_count_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v23.scalar_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float)[1] -2.5 ;
input: tensor(int64)[0]
output: tensor(float)[] -2.5
)case"},
    {"ConstantOfShape_v23.test_constantofshape_float_ones@1_18_0", Origin::Official, "official", R"case(
y = ConstantOfShape-23(x) value=tensor(float)[1] 1 ;
x: tensor(int64)[3] 4 3 2
y: tensor(float)[4,3,2] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v23.test_constantofshape_int_shape_zero@1_18_0", Origin::Official, "official", R"case(
y = ConstantOfShape-23(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[1] 0
y: tensor(int32)[0]
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v23.test_constantofshape_int_zeros@1_18_0", Origin::Official, "official", R"case(
y = ConstantOfShape-23(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[2] 10 6
y: tensor(int32)[10,6] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v23.value_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(bfloat16)[1] -0.74609375 ;
input: tensor(int64)[2] 2 3
output: tensor(bfloat16)[2,3] -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375
)case"},
    {"ConstantOfShape_v23.value_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(bool)[1] 0 ;
input: tensor(int64)[2] 2 3
output: tensor(bool)[2,3] 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v23.value_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(double)[1] 1.891011764 ;
input: tensor(int64)[2] 2 3
output: tensor(double)[2,3] 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764
)case"},
    {"ConstantOfShape_v23.value_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float)[1] -8.0095 ;
input: tensor(int64)[2] 2 3
output: tensor(float)[2,3] -8.0095 -8.0095 -8.0095 -8.0095 -8.0095 -8.0095
)case"},
    {"ConstantOfShape_v23.value_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float16)[1] 5.21875 ;
input: tensor(int64)[2] 2 3
output: tensor(float16)[2,3] 5.21875 5.21875 5.21875 5.21875 5.21875 5.21875
)case"},
    {"ConstantOfShape_v23.value_int64_float4e2m1", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float4e2m1)[1] 6 ;
input: tensor(int64)[2] 2 3
output: tensor(float4e2m1)[2,3] 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v23.value_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e4m3fn)[1] -56 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fn)[2,3] -56 -56 -56 -56 -56 -56
)case"},
    {"ConstantOfShape_v23.value_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e4m3fnuz)[1] -12 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fnuz)[2,3] -12 -12 -12 -12 -12 -12
)case"},
    {"ConstantOfShape_v23.value_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e5m2)[1] -0.0009765625 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2)[2,3] -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625
    -0.0009765625
)case"},
    {"ConstantOfShape_v23.value_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(float8e5m2fnuz)[1] -0.375 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2fnuz)[2,3] -0.375 -0.375 -0.375 -0.375 -0.375 -0.375
)case"},
    {"ConstantOfShape_v23.value_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int16)[1] -30 ;
input: tensor(int64)[2] 2 3
output: tensor(int16)[2,3] -30 -30 -30 -30 -30 -30
)case"},
    {"ConstantOfShape_v23.value_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int32)[1] 68 ;
input: tensor(int64)[2] 2 3
output: tensor(int32)[2,3] 68 68 68 68 68 68
)case"},
    {"ConstantOfShape_v23.value_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int4)[1] -8 ;
input: tensor(int64)[2] 2 3
output: tensor(int4)[2,3] -8 -8 -8 -8 -8 -8
)case"},
    {"ConstantOfShape_v23.value_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int64)[1] 11 ;
input: tensor(int64)[2] 2 3
output: tensor(int64)[2,3] 11 11 11 11 11 11
)case"},
    {"ConstantOfShape_v23.value_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(int8)[1] 93 ;
input: tensor(int64)[2] 2 3
output: tensor(int8)[2,3] 93 93 93 93 93 93
)case"},
    {"ConstantOfShape_v23.value_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint16)[1] 508 ;
input: tensor(int64)[2] 2 3
output: tensor(uint16)[2,3] 508 508 508 508 508 508
)case"},
    {"ConstantOfShape_v23.value_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint32)[1] 43 ;
input: tensor(int64)[2] 2 3
output: tensor(uint32)[2,3] 43 43 43 43 43 43
)case"},
    {"ConstantOfShape_v23.value_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint4)[1] 6 ;
input: tensor(int64)[2] 2 3
output: tensor(uint4)[2,3] 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v23.value_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint64)[1] 19 ;
input: tensor(int64)[2] 2 3
output: tensor(uint64)[2,3] 19 19 19 19 19 19
)case"},
    {"ConstantOfShape_v23.value_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-23(input) value=tensor(uint8)[1] 48 ;
input: tensor(int64)[2] 2 3
output: tensor(uint8)[2,3] 48 48 48 48 48 48
)case"},
    {"ConstantOfShape_v24.float_zero_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input)
input: tensor(int64)[3] 4 1 2
output: tensor(float)[4,1,2] 0 0 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v24.nan_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float)[1] nan ;
input: tensor(int64)[1] 3
output: tensor(float)[3] nan nan nan
)case"},
    {"ConstantOfShape_v24.no_elements_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int32)[1] 5 ;
input: tensor(int64)[3] 2 0 3
output: tensor(int32)[2,0,3]
)case"},
    {"ConstantOfShape_v24.odd_count_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(bfloat16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bfloat16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(bool)[1] 1 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bool)[3,1,3] 1 1 1 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v24.odd_count_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(double)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(double)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float4e2m1", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float4e2m1)[1] 6 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float4e2m1)[3,1,3] 6 6 6 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e4m3fn)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fn)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e4m3fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e5m2)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e5m2fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_float8e8m0", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e8m0)[1] 8 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e8m0)[3,1,3] 8 8 8 8 8 8 8 8 8
)case"},
    {"ConstantOfShape_v24.odd_count_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.odd_count_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v24.scalar_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float)[1] -2.5 ;
input: tensor(int64)[0]
output: tensor(float)[] -2.5
)case"},
    {"ConstantOfShape_v24.test_constantofshape_float_ones@1_19_1", Origin::Official, "official", R"case(
y = ConstantOfShape-24(x) value=tensor(float)[1] 1 ;
x: tensor(int64)[3] 4 3 2
y: tensor(float)[4,3,2] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v24.test_constantofshape_int_shape_zero@1_19_1", Origin::Official, "official", R"case(
y = ConstantOfShape-24(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[1] 0
y: tensor(int32)[0]
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v24.test_constantofshape_int_zeros@1_19_1", Origin::Official, "official", R"case(
y = ConstantOfShape-24(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[2] 10 6
y: tensor(int32)[10,6] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v24.value_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(bfloat16)[1] -0.74609375 ;
input: tensor(int64)[2] 2 3
output: tensor(bfloat16)[2,3] -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375
)case"},
    {"ConstantOfShape_v24.value_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(bool)[1] 0 ;
input: tensor(int64)[2] 2 3
output: tensor(bool)[2,3] 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v24.value_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(double)[1] 1.891011764 ;
input: tensor(int64)[2] 2 3
output: tensor(double)[2,3] 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764
)case"},
    {"ConstantOfShape_v24.value_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float)[1] -8.0095 ;
input: tensor(int64)[2] 2 3
output: tensor(float)[2,3] -8.0095 -8.0095 -8.0095 -8.0095 -8.0095 -8.0095
)case"},
    {"ConstantOfShape_v24.value_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float16)[1] 5.21875 ;
input: tensor(int64)[2] 2 3
output: tensor(float16)[2,3] 5.21875 5.21875 5.21875 5.21875 5.21875 5.21875
)case"},
    {"ConstantOfShape_v24.value_int64_float4e2m1", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float4e2m1)[1] 6 ;
input: tensor(int64)[2] 2 3
output: tensor(float4e2m1)[2,3] 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v24.value_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e4m3fn)[1] -56 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fn)[2,3] -56 -56 -56 -56 -56 -56
)case"},
    {"ConstantOfShape_v24.value_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e4m3fnuz)[1] -12 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fnuz)[2,3] -12 -12 -12 -12 -12 -12
)case"},
    {"ConstantOfShape_v24.value_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e5m2)[1] -0.0009765625 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2)[2,3] -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625
    -0.0009765625
)case"},
    {"ConstantOfShape_v24.value_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e5m2fnuz)[1] -0.375 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2fnuz)[2,3] -0.375 -0.375 -0.375 -0.375 -0.375 -0.375
)case"},
    {"ConstantOfShape_v24.value_int64_float8e8m0", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(float8e8m0)[1] 64 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e8m0)[2,3] 64 64 64 64 64 64
)case"},
    {"ConstantOfShape_v24.value_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int16)[1] -30 ;
input: tensor(int64)[2] 2 3
output: tensor(int16)[2,3] -30 -30 -30 -30 -30 -30
)case"},
    {"ConstantOfShape_v24.value_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int32)[1] 68 ;
input: tensor(int64)[2] 2 3
output: tensor(int32)[2,3] 68 68 68 68 68 68
)case"},
    {"ConstantOfShape_v24.value_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int4)[1] -8 ;
input: tensor(int64)[2] 2 3
output: tensor(int4)[2,3] -8 -8 -8 -8 -8 -8
)case"},
    {"ConstantOfShape_v24.value_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int64)[1] 11 ;
input: tensor(int64)[2] 2 3
output: tensor(int64)[2,3] 11 11 11 11 11 11
)case"},
    {"ConstantOfShape_v24.value_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(int8)[1] 93 ;
input: tensor(int64)[2] 2 3
output: tensor(int8)[2,3] 93 93 93 93 93 93
)case"},
    {"ConstantOfShape_v24.value_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint16)[1] 508 ;
input: tensor(int64)[2] 2 3
output: tensor(uint16)[2,3] 508 508 508 508 508 508
)case"},
    {"ConstantOfShape_v24.value_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint32)[1] 43 ;
input: tensor(int64)[2] 2 3
output: tensor(uint32)[2,3] 43 43 43 43 43 43
)case"},
    {"ConstantOfShape_v24.value_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint4)[1] 6 ;
input: tensor(int64)[2] 2 3
output: tensor(uint4)[2,3] 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v24.value_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint64)[1] 19 ;
input: tensor(int64)[2] 2 3
output: tensor(uint64)[2,3] 19 19 19 19 19 19
)case"},
    {"ConstantOfShape_v24.value_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-24(input) value=tensor(uint8)[1] 48 ;
input: tensor(int64)[2] 2 3
output: tensor(uint8)[2,3] 48 48 48 48 48 48
)case"},
    {"ConstantOfShape_v25.float_zero_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input)
input: tensor(int64)[3] 4 1 2
output: tensor(float)[4,1,2] 0 0 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v25.nan_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float)[1] nan ;
input: tensor(int64)[1] 3
output: tensor(float)[3] nan nan nan
)case"},
    {"ConstantOfShape_v25.no_elements_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int32)[1] 5 ;
input: tensor(int64)[3] 2 0 3
output: tensor(int32)[2,0,3]
)case"},
    {"ConstantOfShape_v25.odd_count_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(bfloat16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bfloat16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(bool)[1] 1 ;
input: tensor(int64)[3] 3 1 3
output: tensor(bool)[3,1,3] 1 1 1 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v25.odd_count_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(double)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(double)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float4e2m1", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float4e2m1)[1] 6 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float4e2m1)[3,1,3] 6 6 6 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e4m3fn)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fn)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e4m3fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e4m3fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e5m2)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e5m2fnuz)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e5m2fnuz)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_float8e8m0", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e8m0)[1] 8 ;
input: tensor(int64)[3] 3 1 3
output: tensor(float8e8m0)[3,1,3] 8 8 8 8 8 8 8 8 8
)case"},
    {"ConstantOfShape_v25.odd_count_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_int2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int2)[1] 1 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int2)[3,1,3] 1 1 1 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v25.odd_count_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(int8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint16)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint16)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_uint2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint2)[1] 3 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint2)[3,1,3] 3 3 3 3 3 3 3 3 3
)case"},
    {"ConstantOfShape_v25.odd_count_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint32)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint32)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint4)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint4)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint64)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint64)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.odd_count_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint8)[1] 7 ;
input: tensor(int64)[3] 3 1 3
output: tensor(uint8)[3,1,3] 7 7 7 7 7 7 7 7 7
)case"},
    {"ConstantOfShape_v25.scalar_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float)[1] -2.5 ;
input: tensor(int64)[0]
output: tensor(float)[] -2.5
)case"},
    {"ConstantOfShape_v25.test_constantofshape_float_ones", Origin::Official, "official", R"case(
y = ConstantOfShape-25(x) value=tensor(float)[1] 1 ;
x: tensor(int64)[3] 4 3 2
y: tensor(float)[4,3,2] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v25.test_constantofshape_int_shape_zero", Origin::Official, "official", R"case(
y = ConstantOfShape-25(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[1] 0
y: tensor(int32)[0]
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v25.test_constantofshape_int_zeros", Origin::Official, "official", R"case(
y = ConstantOfShape-25(x) value=tensor(int32)[1] 0 ;
x: tensor(int64)[2] 10 6
y: tensor(int32)[10,6] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ConstantOfShape_v25.value_int64_bfloat16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(bfloat16)[1] -0.74609375 ;
input: tensor(int64)[2] 2 3
output: tensor(bfloat16)[2,3] -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375 -0.74609375
)case"},
    {"ConstantOfShape_v25.value_int64_bool", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(bool)[1] 0 ;
input: tensor(int64)[2] 2 3
output: tensor(bool)[2,3] 0 0 0 0 0 0
)case"},
    {"ConstantOfShape_v25.value_int64_double", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(double)[1] 1.891011764 ;
input: tensor(int64)[2] 2 3
output: tensor(double)[2,3] 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764 1.891011764
)case"},
    {"ConstantOfShape_v25.value_int64_float", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float)[1] -8.0095 ;
input: tensor(int64)[2] 2 3
output: tensor(float)[2,3] -8.0095 -8.0095 -8.0095 -8.0095 -8.0095 -8.0095
)case"},
    {"ConstantOfShape_v25.value_int64_float16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float16)[1] 5.21875 ;
input: tensor(int64)[2] 2 3
output: tensor(float16)[2,3] 5.21875 5.21875 5.21875 5.21875 5.21875 5.21875
)case"},
    {"ConstantOfShape_v25.value_int64_float4e2m1", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float4e2m1)[1] 6 ;
input: tensor(int64)[2] 2 3
output: tensor(float4e2m1)[2,3] 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v25.value_int64_float8e4m3fn", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e4m3fn)[1] -56 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fn)[2,3] -56 -56 -56 -56 -56 -56
)case"},
    {"ConstantOfShape_v25.value_int64_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e4m3fnuz)[1] -12 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e4m3fnuz)[2,3] -12 -12 -12 -12 -12 -12
)case"},
    {"ConstantOfShape_v25.value_int64_float8e5m2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e5m2)[1] -0.0009765625 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2)[2,3] -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625 -0.0009765625
    -0.0009765625
)case"},
    {"ConstantOfShape_v25.value_int64_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e5m2fnuz)[1] -0.375 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e5m2fnuz)[2,3] -0.375 -0.375 -0.375 -0.375 -0.375 -0.375
)case"},
    {"ConstantOfShape_v25.value_int64_float8e8m0", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(float8e8m0)[1] 64 ;
input: tensor(int64)[2] 2 3
output: tensor(float8e8m0)[2,3] 64 64 64 64 64 64
)case"},
    {"ConstantOfShape_v25.value_int64_int16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int16)[1] -30 ;
input: tensor(int64)[2] 2 3
output: tensor(int16)[2,3] -30 -30 -30 -30 -30 -30
)case"},
    {"ConstantOfShape_v25.value_int64_int2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int2)[1] 1 ;
input: tensor(int64)[2] 2 3
output: tensor(int2)[2,3] 1 1 1 1 1 1
)case"},
    {"ConstantOfShape_v25.value_int64_int32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int32)[1] 68 ;
input: tensor(int64)[2] 2 3
output: tensor(int32)[2,3] 68 68 68 68 68 68
)case"},
    {"ConstantOfShape_v25.value_int64_int4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int4)[1] -8 ;
input: tensor(int64)[2] 2 3
output: tensor(int4)[2,3] -8 -8 -8 -8 -8 -8
)case"},
    {"ConstantOfShape_v25.value_int64_int64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int64)[1] 11 ;
input: tensor(int64)[2] 2 3
output: tensor(int64)[2,3] 11 11 11 11 11 11
)case"},
    {"ConstantOfShape_v25.value_int64_int8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(int8)[1] 93 ;
input: tensor(int64)[2] 2 3
output: tensor(int8)[2,3] 93 93 93 93 93 93
)case"},
    {"ConstantOfShape_v25.value_int64_uint16", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint16)[1] 508 ;
input: tensor(int64)[2] 2 3
output: tensor(uint16)[2,3] 508 508 508 508 508 508
)case"},
    {"ConstantOfShape_v25.value_int64_uint2", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint2)[1] 2 ;
input: tensor(int64)[2] 2 3
output: tensor(uint2)[2,3] 2 2 2 2 2 2
)case"},
    {"ConstantOfShape_v25.value_int64_uint32", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint32)[1] 43 ;
input: tensor(int64)[2] 2 3
output: tensor(uint32)[2,3] 43 43 43 43 43 43
)case"},
    {"ConstantOfShape_v25.value_int64_uint4", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint4)[1] 6 ;
input: tensor(int64)[2] 2 3
output: tensor(uint4)[2,3] 6 6 6 6 6 6
)case"},
    {"ConstantOfShape_v25.value_int64_uint64", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint64)[1] 19 ;
input: tensor(int64)[2] 2 3
output: tensor(uint64)[2,3] 19 19 19 19 19 19
)case"},
    {"ConstantOfShape_v25.value_int64_uint8", Origin::Derived, "reference", R"case(
output = ConstantOfShape-25(input) value=tensor(uint8)[1] 48 ;
input: tensor(int64)[2] 2 3
output: tensor(uint8)[2,3] 48 48 48 48 48 48
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
