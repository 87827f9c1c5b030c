// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v28.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v28.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int8)[3,4] 19 -48 30 6 99 26 25 93 97 5 -48 89
)case"},
    {"Cast_v28.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v28.pairs_uint64_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint2)[3,4] 3 0 2 2 3 2 1 1 1 1 0 1
)case"},
    {"Cast_v28.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v28.pairs_uint64_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint4)[3,4] 3 0 14 6 3 10 9 13 1 5 0 9
)case"},
    {"Cast_v28.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v28.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint8)[3,4] 19 208 30 6 99 26 25 93 97 5 208 89
)case"},
    {"Cast_v28.pairs_uint8_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bfloat16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(double)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float4e2m1)[3,4] 6 6 6 6 6 6 6 6 6 1 6 6
)case"},
    {"Cast_v28.pairs_uint8_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float6e2m3)[3,4] 7.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5 1 7.5 7.5
)case"},
    {"Cast_v28.pairs_uint8_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float6e3m2)[3,4] 28 12 12 28 28 28 28 28 28 1 16 28
)case"},
    {"Cast_v28.pairs_uint8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fn)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v28.pairs_uint8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fnuz)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v28.pairs_uint8_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v28.pairs_uint8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2fnuz)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v28.pairs_uint8_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e8m0)[3,4] 128 16 16 256 64 128 128 256 128 1 32 128
)case"},
    {"Cast_v28.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int2)[3,4] -2 0 -1 -2 -1 1 -2 -2 0 1 1 0
)case"},
    {"Cast_v28.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int4)[3,4] 2 -4 -5 2 -5 5 -2 2 0 1 1 4
)case"},
    {"Cast_v28.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int8)[3,4] 98 12 11 -78 43 69 94 -78 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint2)[3,4] 2 0 3 2 3 1 2 2 0 1 1 0
)case"},
    {"Cast_v28.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint4)[3,4] 2 12 11 2 11 5 14 2 0 1 1 4
)case"},
    {"Cast_v28.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v28.powers_rounded_down_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24 round_mode="down"
input: tensor(double)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 1e+39 1e-40 inf nan
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"Cast_v28.powers_rounded_down_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24 round_mode="down"
input: tensor(float)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 inf 1e-40 inf nan
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"Cast_v28.powers_rounded_to_nearest_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24 round_mode="nearest" saturate=0
input: tensor(double)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 1e+39 1e-40 inf nan
output: tensor(float8e8m0)[12] nan 0.125 0.25 0.5 1 2 2 4 nan nan nan nan
)case"},
    {"Cast_v28.powers_rounded_to_nearest_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24 round_mode="nearest" saturate=0
input: tensor(float)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 inf 1e-40 inf nan
output: tensor(float8e8m0)[12] nan 0.125 0.25 0.5 1 2 2 4 nan nan nan nan
)case"},
    {"Cast_v28.rounds_once_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(double)[4] 1.0004882812509095 -1.0004882812509095 1.00048828125 65519.99999999999
output: tensor(float16)[4] 1.0009765625 -1.0009765625 1 65504
)case"},
    {"Cast_v28.scalar_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float)[] 0.079662
output: tensor(int32)[] 0
)case"},
    {"Cast_v28.test_cast_BFLOAT16_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
output: tensor(float)[3,4] 0.47851562 0.48046875 0.5 0.8203125 0.47070312 0.81640625 0.2109375 0.72265625 nan
    inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_DOUBLE_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_DOUBLE_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_DOUBLE", Origin::Official, "official", R"case(
output = Cast-28(input) to=11
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
output: tensor(double)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
output: tensor(float)[3,4] 0.4790039 0.4802246 0.49975586 0.81933594 0.47021484 0.81640625 0.21081543
    0.72314453 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_FLOAT4E2M1", Origin::Official, "official", R"case(
output = Cast-28(input) to=23
input: tensor(float16)[3,5] 0.47998046875 0.25 1.0498046875 -3.5 -8 9 inf 1.1920928955078125e-07 nan inf inf
    -inf -4 0.01000213623046875 -0
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = Cast-28(input) to=17
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) to=18
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = Cast-28(input) to=19
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) to=20
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_INT2", Origin::Official, "official", R"case(
output = Cast-28(input) to=26
input: tensor(float16)[7,1] -3 -2 -1 0 1 2 3
output: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_INT4", Origin::Official, "official", R"case(
output = Cast-28(input) to=22
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_UINT2", Origin::Official, "official", R"case(
output = Cast-28(input) to=25
input: tensor(float16)[7,1] -3 -2 -1 0 1 2 3
output: tensor(uint2)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT16_to_UINT4", Origin::Official, "official", R"case(
output = Cast-28(input) to=21
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT4E2M1_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
output: tensor(float)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT4E2M1_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
output: tensor(float16)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E4M3FNUZ_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E4M3FNUZ_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E4M3FN_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E4M3FN_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E5M2FNUZ_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E5M2FNUZ_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E5M2_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT8E5M2_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_BFLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=16
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_DOUBLE", Origin::Official, "official", R"case(
output = Cast-28(input) to=11
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_FLOAT4E2M1", Origin::Official, "official", R"case(
output = Cast-28(input) to=23
input: tensor(float)[3,5] 0.48 0.25 1.05 -3.5 -8 9 1e+06 1e-07 nan inf inf -inf -4 0.01 -0
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = Cast-28(input) to=17
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) to=18
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = Cast-28(input) to=19
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) to=20
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_INT2", Origin::Official, "official", R"case(
output = Cast-28(input) to=26
input: tensor(float)[7,1] -3 -2 -1 0 1 2 3
output: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_INT4", Origin::Official, "official", R"case(
output = Cast-28(input) to=22
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_UINT2", Origin::Official, "official", R"case(
output = Cast-28(input) to=25
input: tensor(float)[7,1] -3 -2 -1 0 1 2 3
output: tensor(uint2)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_FLOAT_to_UINT4", Origin::Official, "official", R"case(
output = Cast-28(input) to=21
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_INT2_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
output: tensor(float)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_INT2_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
output: tensor(float16)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_INT2_to_INT8", Origin::Official, "official", R"case(
output = Cast-28(input) to=3
input: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
output: tensor(int8)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_INT4_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(float)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_INT4_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(float16)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_INT4_to_INT8", Origin::Official, "official", R"case(
output = Cast-28(input) to=3
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(int8)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_UINT2_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(uint2)[7,1] 1 2 3 0 1 2 3
output: tensor(float)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_UINT2_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(uint2)[7,1] 1 2 3 0 1 2 3
output: tensor(float16)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_UINT2_to_UINT8", Origin::Official, "official", R"case(
output = Cast-28(input) to=2
input: tensor(uint2)[7,1] 1 2 3 0 1 2 3
output: tensor(uint8)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_UINT4_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(float)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_UINT4_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(float16)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_UINT4_to_UINT8", Origin::Official, "official", R"case(
output = Cast-28(input) to=2
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint8)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_e8m0_FLOAT16_to_FLOAT8E8M0", Origin::Official, "official", R"case(
output = Cast-28(input) round_mode="up" saturate=1 to=24
input: tensor(float16)[2,4] 0 0.1240234375 0.25 0.5 1.099609375 2 4 8
output: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_e8m0_FLOAT8E8M0_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-28(input) to=1
input: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
output: tensor(float)[2,4] 5.877472e-39 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_e8m0_FLOAT8E8M0_to_FLOAT16", Origin::Official, "official", R"case(
output = Cast-28(input) to=10
input: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
output: tensor(float16)[2,4] 0 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_e8m0_FLOAT_to_FLOAT8E8M0", Origin::Official, "official", R"case(
output = Cast-28(input) round_mode="up" saturate=1 to=24
input: tensor(float)[2,4] 0 0.124 0.25 0.5 1.1 2 4 8
output: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT16_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=17
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT16_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=18
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT16_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=19
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT16_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=20
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=17
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=18
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=19
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.test_cast_no_saturate_FLOAT_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = Cast-28(input) saturate=0 to=20
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v28.to_text_bfloat16_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(bfloat16)[2,3] 9.183549615799121e-41 inf 1.1754943508222875e-38 -0 nan -3.3895313892515355e+38
output: tensor(string)[2,3] "0.00000000000000000000000000000000000000009" "INF"
    "0.0000000000000000000000000000000000000118" "-0" "NaN" "-339000000000000000000000000000000000000"
)case"},
    {"Cast_v28.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(bool)[2,3] 1 0 0 1 0 1
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"Cast_v28.to_text_double_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(double)[2,3] -inf -1.7976931348623157e+308 1 1.7976931348623157e+308 -0 2.2250738585072014e-308
output: tensor(string)[2,3] "-INF"
    "-179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "1"
    "179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "-0"
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000022250738585072014"
)case"},
    {"Cast_v28.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float16)[2,3] 1 inf -65504 -inf 65504 nan
output: tensor(string)[2,3] "1" "INF" "-65500" "-INF" "65500" "NaN"
)case"},
    {"Cast_v28.to_text_float4e2m1_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float4e2m1)[2,3] -6 -1 0.5 1 1 -0
output: tensor(string)[2,3] "-6" "-1" "0.5" "1" "1" "-0"
)case"},
    {"Cast_v28.to_text_float6e2m3_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float6e2m3)[2,3] -7.5 1 1 7.5 0 0.125
output: tensor(string)[2,3] "-7.5" "1" "1" "7.5" "0" "0.125"
)case"},
    {"Cast_v28.to_text_float6e3m2_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float6e3m2)[2,3] 1 -0 0.0625 0 -1 -28
output: tensor(string)[2,3] "1" "-0" "0.0625" "0" "-1" "-28"
)case"},
    {"Cast_v28.to_text_float8e4m3fn_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float8e4m3fn)[2,3] -0 0 448 0.001953125 0.015625 -448
output: tensor(string)[2,3] "-0" "0" "448" "0.001953125" "0.015625" "-448"
)case"},
    {"Cast_v28.to_text_float8e4m3fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float8e4m3fnuz)[2,3] 0 1 -1 0.0009765625 nan 0.0078125
output: tensor(string)[2,3] "0" "1" "-1" "0.0009765625" "NaN" "0.0078125"
)case"},
    {"Cast_v28.to_text_float8e5m2_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float8e5m2)[2,3] nan 1 -0 -1 1.52587890625e-05 6.103515625e-05
output: tensor(string)[2,3] "NaN" "1" "-0" "-1" "0.000015258789" "0.000061035156"
)case"},
    {"Cast_v28.to_text_float8e5m2fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float8e5m2fnuz)[2,3] 1 3.0517578125e-05 57344 0 -57344 nan
output: tensor(string)[2,3] "1" "0.000030517578" "57344" "0" "-57344" "NaN"
)case"},
    {"Cast_v28.to_text_float8e8m0_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float8e8m0)[2,3] nan 5.877471754111438e-39 5.877471754111438e-39 1.7014118346046923e+38
    5.877471754111438e-39 1
output: tensor(string)[2,3] "NaN" "0.000000000000000000000000000000000000005877472"
    "0.000000000000000000000000000000000000005877472" "170141180000000000000000000000000000000"
    "0.000000000000000000000000000000000000005877472" "1"
)case"},
    {"Cast_v28.to_text_float_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(float)[2,3] 1 1e-45 nan -1 -inf -3.4028235e+38
output: tensor(string)[2,3] "1" "0.000000000000000000000000000000000000000000001" "NaN" "-1" "-INF"
    "-340282350000000000000000000000000000000"
)case"},
    {"Cast_v28.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(int16)[2,3] -1 -32768 0 32767 32766 1
output: tensor(string)[2,3] "-1" "-32768" "0" "32767" "32766" "1"
)case"},
    {"Cast_v28.to_text_int2_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(int2)[2,3] 0 0 1 1 -2 -1
output: tensor(string)[2,3] "0" "0" "1" "1" "-2" "-1"
)case"},
    {"Cast_v28.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(int32)[2,3] 2147483646 -2147483648 -1 0 2147483647 1
output: tensor(string)[2,3] "2147483646" "-2147483648" "-1" "0" "2147483647" "1"
)case"},
    {"Cast_v28.to_text_int4_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(int4)[2,3] 7 -1 -8 1 6 0
output: tensor(string)[2,3] "7" "-1" "-8" "1" "6" "0"
)case"},
    {"Cast_v28.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(int64)[2,3] 0 -1 9223372036854775807 -9223372036854775808 9223372036854775806 1
output: tensor(string)[2,3] "0" "-1" "9223372036854775807" "-9223372036854775808" "9223372036854775806" "1"
)case"},
    {"Cast_v28.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(int8)[2,3] 0 126 1 -1 -128 127
output: tensor(string)[2,3] "0" "126" "1" "-1" "-128" "127"
)case"},
    {"Cast_v28.to_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
output: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
)case"},
    {"Cast_v28.to_text_uint16_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(uint16)[2,3] 1 0 65535 0 65534 0
output: tensor(string)[2,3] "1" "0" "65535" "0" "65534" "0"
)case"},
    {"Cast_v28.to_text_uint2_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(uint2)[2,3] 3 0 0 1 0 2
output: tensor(string)[2,3] "3" "0" "0" "1" "0" "2"
)case"},
    {"Cast_v28.to_text_uint32_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(uint32)[2,3] 4294967295 0 0 0 1 4294967294
output: tensor(string)[2,3] "4294967295" "0" "0" "0" "1" "4294967294"
)case"},
    {"Cast_v28.to_text_uint4_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(uint4)[2,3] 14 0 0 1 15 0
output: tensor(string)[2,3] "14" "0" "0" "1" "15" "0"
)case"},
    {"Cast_v28.to_text_uint64_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(uint64)[2,3] 0 0 1 18446744073709551614 0 18446744073709551615
output: tensor(string)[2,3] "0" "0" "1" "18446744073709551614" "0" "18446744073709551615"
)case"},
    {"Cast_v28.to_text_uint8_string", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=8
input: tensor(uint8)[2,3] 0 1 0 254 0 255
output: tensor(string)[2,3] "0" "1" "0" "254" "0" "255"
)case"},
    {"Cast_v28.wide_integers_round_once_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(double)[5] 1.1529215733263237e+18 -1.1529215733263237e+18 9.223372036854776e+18
    -9.223372036854776e+18 16777217
)case"},
    {"Cast_v28.wide_integers_round_once_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float)[5] 1.1529216e+18 -1.1529216e+18 9.223372e+18 -9.223372e+18 1.6777216e+07
)case"},
    {"Cast_v28.wide_integers_round_once_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float16)[5] inf -inf inf -inf inf
)case"},
    {"Cast_v28.zero_is_false_bfloat16_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(bfloat16)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_bool_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(bool)[5] 0 0 1 1 1
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(double)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float16_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float16)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float4e2m1_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float4e2m1)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float6e2m3_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float6e2m3)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float6e3m2_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float6e3m2)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float8e4m3fn_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e4m3fn)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float8e4m3fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e4m3fnuz)[5] 0 0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float8e5m2_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e5m2)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float8e5m2fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e5m2fnuz)[5] 0 0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float8e8m0_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e8m0)[5] 1 1 0.5 4 2
output: tensor(bool)[5] 1 1 1 1 1
)case"},
    {"Cast_v28.zero_is_false_float_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float)[5] 0 -0 0.5 -3 2
output: tensor(bool)[5] 0 0 1 1 1
)case"},
    {"Cast_v28.zero_is_false_int16_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(int16)[5] 0 0 0 -3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_int2_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(int2)[5] 0 0 0 -2 1
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_int32_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(int32)[5] 0 0 0 -3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_int4_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(int4)[5] 0 0 0 -3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(int64)[5] 0 0 0 -3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_int8_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(int8)[5] 0 0 0 -3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_uint16_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(uint16)[5] 0 0 0 3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_uint2_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(uint2)[5] 0 0 0 3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_uint32_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(uint32)[5] 0 0 0 3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_uint4_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(uint4)[5] 0 0 0 3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_uint64_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(uint64)[5] 0 0 0 3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
    {"Cast_v28.zero_is_false_uint8_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(uint8)[5] 0 0 0 3 2
output: tensor(bool)[5] 0 0 0 1 1
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
