// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v24.test_cast_e8m0_FLOAT8E8M0_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1
input: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
output: tensor(float)[2,4] 5.877472e-39 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_e8m0_FLOAT_to_FLOAT8E8M0@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) round_mode="up" saturate=1 to=24
input: tensor(float)[2,4] 0 0.124 0.25 0.5 1.1 2 4 8
output: tensor(float8e8m0)[2,4] 5.877471754111438e-39 0.125 0.25 0.5 2 2 4 8
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT16_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=17
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT16_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=18
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT16_to_FLOAT8E5M2@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=19
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT16_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=20
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=17
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=18
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT_to_FLOAT8E5M2@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=19
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_cast_no_saturate_FLOAT_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) saturate=0 to=20
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_BFLOAT16_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
output: tensor(float)[3,4] 0.47851562 0.48046875 0.5 0.8203125 0.47070312 0.81640625 0.2109375 0.72265625 nan
    inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_DOUBLE_to_FLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_DOUBLE_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_DOUBLE_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=11 saturate=1
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
output: tensor(double)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_FLOAT4E2M1_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=23 saturate=1
input: tensor(float16)[3,5] 0.47998046875 0.25 1.0498046875 -3.5 -8 9 inf 1.1920928955078125e-07 nan inf inf
    -inf -4 0.01000213623046875 -0
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_FLOAT8E4M3FNUZ_expanded@1_19_1", Origin::Official, "official",
     R"case(
output = Cast-24(input) to=18 saturate=1
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_FLOAT8E4M3FN_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=17 saturate=1
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_FLOAT8E5M2FNUZ_expanded@1_19_1", Origin::Official, "official",
     R"case(
output = Cast-24(input) to=20 saturate=1
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_FLOAT8E5M2_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=19 saturate=1
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
output: tensor(float)[3,4] 0.4790039 0.4802246 0.49975586 0.81933594 0.47021484 0.81640625 0.21081543
    0.72314453 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_INT4_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=22 saturate=1
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT16_to_UINT4_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=21 saturate=1
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT4E2M1_to_FLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
output: tensor(float16)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT4E2M1_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
output: tensor(float)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT16_expanded@1_19_1", Origin::Official, "official",
     R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E4M3FN_to_FLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E4M3FN_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT16_expanded@1_19_1", Origin::Official, "official",
     R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E5M2_to_FLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT8E5M2_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_BFLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=16 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_DOUBLE_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=11 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_FLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_FLOAT4E2M1_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=23 saturate=1
input: tensor(float)[3,5] 0.48 0.25 1.05 -3.5 -8 9 1e+06 1e-07 nan inf inf -inf -4 0.01 -0
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_FLOAT8E4M3FNUZ_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=18 saturate=1
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_FLOAT8E4M3FN_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=17 saturate=1
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_FLOAT8E5M2FNUZ_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=20 saturate=1
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_FLOAT8E5M2_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=19 saturate=1
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_INT4_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=22 saturate=1
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_FLOAT_to_UINT4_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=21 saturate=1
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_INT4_to_FLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(float16)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_INT4_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(float)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_INT4_to_INT8_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=3 saturate=1
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
output: tensor(int8)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_UINT4_to_FLOAT16_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=10 saturate=1
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(float16)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_UINT4_to_FLOAT_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=1 saturate=1
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(float)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_UINT4_to_UINT8_expanded@1_19_1", Origin::Official, "official", R"case(
output = Cast-24(input) to=2 saturate=1
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
output: tensor(uint8)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E4M3FNUZ_expanded@1_19_1", Origin::Official,
     "official", R"case(
output = Cast-24(input) to=18 saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E4M3FN_expanded@1_19_1", Origin::Official,
     "official", R"case(
output = Cast-24(input) to=17 saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E5M2FNUZ_expanded@1_19_1", Origin::Official,
     "official", R"case(
output = Cast-24(input) to=20 saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E5M2_expanded@1_19_1", Origin::Official,
     "official", R"case(
output = Cast-24(input) to=19 saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E4M3FNUZ_expanded@1_19_1", Origin::Official,
     "official", R"case(
output = Cast-24(input) to=18 saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E4M3FN_expanded@1_19_1", Origin::Official,
     "official", R"case(
output = Cast-24(input) to=17 saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E5M2FNUZ_expanded@1_19_1", Origin::Official,
     "official", R"case(
output = Cast-24(input) to=20 saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E5M2_expanded@1_19_1", Origin::Official, "official",
     R"case(
output = Cast-24(input) to=19 saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v24.to_text_bfloat16_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(bfloat16)[2,3] 9.183549615799121e-41 inf 1.1754943508222875e-38 -0 nan -3.3895313892515355e+38
output: tensor(string)[2,3] "0.00000000000000000000000000000000000000009" "INF"
    "0.0000000000000000000000000000000000000118" "-0" "NaN" "-339000000000000000000000000000000000000"
)case"},
    {"Cast_v24.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(bool)[2,3] 1 0 0 1 0 1
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"Cast_v24.to_text_double_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(double)[2,3] -inf -1.7976931348623157e+308 1 1.7976931348623157e+308 -0 2.2250738585072014e-308
output: tensor(string)[2,3] "-INF"
    "-179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "1"
    "179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "-0"
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000022250738585072014"
)case"},
    {"Cast_v24.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float16)[2,3] 1 inf -65504 -inf 65504 nan
output: tensor(string)[2,3] "1" "INF" "-65500" "-INF" "65500" "NaN"
)case"},
    {"Cast_v24.to_text_float4e2m1_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float4e2m1)[2,3] -6 -1 0.5 1 1 -0
output: tensor(string)[2,3] "-6" "-1" "0.5" "1" "1" "-0"
)case"},
    {"Cast_v24.to_text_float8e4m3fn_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float8e4m3fn)[2,3] -0 0 448 0.001953125 0.015625 -448
output: tensor(string)[2,3] "-0" "0" "448" "0.001953125" "0.015625" "-448"
)case"},
    {"Cast_v24.to_text_float8e4m3fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float8e4m3fnuz)[2,3] 0 1 -1 0.0009765625 nan 0.0078125
output: tensor(string)[2,3] "0" "1" "-1" "0.0009765625" "NaN" "0.0078125"
)case"},
    {"Cast_v24.to_text_float8e5m2_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float8e5m2)[2,3] nan 1 -0 -1 1.52587890625e-05 6.103515625e-05
output: tensor(string)[2,3] "NaN" "1" "-0" "-1" "0.000015258789" "0.000061035156"
)case"},
    {"Cast_v24.to_text_float8e5m2fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float8e5m2fnuz)[2,3] 1 3.0517578125e-05 57344 0 -57344 nan
output: tensor(string)[2,3] "1" "0.000030517578" "57344" "0" "-57344" "NaN"
)case"},
    {"Cast_v24.to_text_float8e8m0_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float8e8m0)[2,3] nan 5.877471754111438e-39 5.877471754111438e-39 1.7014118346046923e+38
    5.877471754111438e-39 1
output: tensor(string)[2,3] "NaN" "0.000000000000000000000000000000000000005877472"
    "0.000000000000000000000000000000000000005877472" "170141180000000000000000000000000000000"
    "0.000000000000000000000000000000000000005877472" "1"
)case"},
    {"Cast_v24.to_text_float_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(float)[2,3] 1 1e-45 nan -1 -inf -3.4028235e+38
output: tensor(string)[2,3] "1" "0.000000000000000000000000000000000000000000001" "NaN" "-1" "-INF"
    "-340282350000000000000000000000000000000"
)case"},
    {"Cast_v24.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(int16)[2,3] -1 -32768 0 32767 32766 1
output: tensor(string)[2,3] "-1" "-32768" "0" "32767" "32766" "1"
)case"},
    {"Cast_v24.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(int32)[2,3] 2147483646 -2147483648 -1 0 2147483647 1
output: tensor(string)[2,3] "2147483646" "-2147483648" "-1" "0" "2147483647" "1"
)case"},
    {"Cast_v24.to_text_int4_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(int4)[2,3] 7 -1 -8 1 6 0
output: tensor(string)[2,3] "7" "-1" "-8" "1" "6" "0"
)case"},
    {"Cast_v24.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(int64)[2,3] 0 -1 9223372036854775807 -9223372036854775808 9223372036854775806 1
output: tensor(string)[2,3] "0" "-1" "9223372036854775807" "-9223372036854775808" "9223372036854775806" "1"
)case"},
    {"Cast_v24.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(int8)[2,3] 0 126 1 -1 -128 127
output: tensor(string)[2,3] "0" "126" "1" "-1" "-128" "127"
)case"},
    {"Cast_v24.to_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
output: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
)case"},
    {"Cast_v24.to_text_uint16_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(uint16)[2,3] 1 0 65535 0 65534 0
output: tensor(string)[2,3] "1" "0" "65535" "0" "65534" "0"
)case"},
    {"Cast_v24.to_text_uint32_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(uint32)[2,3] 4294967295 0 0 0 1 4294967294
output: tensor(string)[2,3] "4294967295" "0" "0" "0" "1" "4294967294"
)case"},
    {"Cast_v24.to_text_uint4_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(uint4)[2,3] 14 0 0 1 15 0
output: tensor(string)[2,3] "14" "0" "0" "1" "15" "0"
)case"},
    {"Cast_v24.to_text_uint64_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(uint64)[2,3] 0 0 1 18446744073709551614 0 18446744073709551615
output: tensor(string)[2,3] "0" "0" "1" "18446744073709551614" "0" "18446744073709551615"
)case"},
    {"Cast_v24.to_text_uint8_string", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=8
input: tensor(uint8)[2,3] 0 1 0 254 0 255
output: tensor(string)[2,3] "0" "1" "0" "254" "0" "255"
)case"},
    {"Cast_v24.wide_integers_round_once_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=11
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(double)[5] 1.1529215733263237e+18 -1.1529215733263237e+18 9.223372036854776e+18
    -9.223372036854776e+18 16777217
)case"},
    {"Cast_v24.wide_integers_round_once_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=1
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float)[5] 1.1529216e+18 -1.1529216e+18 9.223372e+18 -9.223372e+18 1.6777216e+07
)case"},
    {"Cast_v24.wide_integers_round_once_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-24(input) to=10
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float16)[5] inf -inf inf -inf inf
)case"},
    {"Cast_v25.corners_of_double_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(bool)[4,4] 1 1 1 0 1 1 0 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.corners_of_double_double_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.36993554 -3.5428262 -0.98224527 0.24977598
    14.470418
)case"},
    {"Cast_v25.corners_of_double_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float16)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.369873046875 -3.54296875 -0.982421875
    0.249755859375 14.46875
)case"},
    {"Cast_v25.corners_of_double_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int64)[4,4] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 0 0 -1
    -9223372036854775808 -9223372036854775808 0 0 -3 0 0 14
)case"},
    {"Cast_v25.corners_of_double_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int8)[4,4] 0 0 0 0 1 0 0 -1 0 0 0 0 -3 0 0 14
)case"},
    {"Cast_v25.from_text_string_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bfloat16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v25.from_text_string_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bool)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(double)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v25.from_text_string_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v25.from_text_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v25.from_text_string_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float4e2m1)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v25.from_text_string_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fn)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v25.from_text_string_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v25.from_text_string_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e8m0)[7] 5.877471754111438e-39 1 1 1 1 5.877471754111438e-39 1
)case"},
    {"Cast_v25.from_text_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int2)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int4)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=8
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
)case"},
    {"Cast_v25.from_text_string_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint2)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint4)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_string_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v25.from_text_to_floating_point_string_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(double)[10] 3.14 1e-05 100000000 inf -inf nan -2 1e+40 0.5 1.00048828125
)case"},
    {"Cast_v25.from_text_to_floating_point_string_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float)[10] 3.14 1e-05 1e+08 inf -inf nan -2 inf 0.5 1.0004883
)case"},
    {"Cast_v25.from_text_to_floating_point_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float16)[10] 3.140625 1.0013580322265625e-05 inf inf -inf nan -2 inf 0.5 1.0009765625
)case"},
    {"Cast_v25.from_text_to_integers_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int16)[5] -12 7 100 3 100
)case"},
    {"Cast_v25.from_text_to_integers_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int32)[5] -12 7 100 3 100
)case"},
    {"Cast_v25.from_text_to_integers_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int64)[5] -12 7 100 3 100
)case"},
    {"Cast_v25.from_text_to_integers_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int8)[5] -12 7 100 3 100
)case"},
    {"Cast_v25.no_elements_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(int64)[2,0,3]
output: tensor(bool)[2,0,3]
)case"},
    {"Cast_v25.no_elements_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(int64)[2,0,3]
output: tensor(float)[2,0,3]
)case"},
    {"Cast_v25.overflow_without_saturation_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float16)[12] inf -inf nan inf -inf 464 465 248 249 61440 0.300048828125 -0
)case"},
    {"Cast_v25.overflow_without_saturation_double_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"Cast_v25.overflow_without_saturation_double_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"Cast_v25.overflow_without_saturation_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"Cast_v25.overflow_without_saturation_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"Cast_v25.overflow_without_saturation_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float16)[12] inf -inf nan inf -inf 464 465 248 249 61440 0.300048828125 -0
)case"},
    {"Cast_v25.overflow_without_saturation_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"Cast_v25.overflow_without_saturation_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"Cast_v25.overflow_without_saturation_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"Cast_v25.overflow_without_saturation_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"Cast_v25.pairs_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v25.pairs_bfloat16_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_bfloat16_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(double)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v25.pairs_bfloat16_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float)[3,4] 5.46875 -5.875 0.111816406 0.63671875 0.079589844 7.625 2.09375 -0.091796875
    1.671875 0.38085938 7.625 -0.74609375
)case"},
    {"Cast_v25.pairs_bfloat16_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v25.pairs_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float4e2m1)[3,4] 6 -6 0 0.5 0 6 2 -0 1.5 0.5 6 -0.5
)case"},
    {"Cast_v25.pairs_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e4m3fn)[3,4] 5.5 -6 0.109375 0.625 0.078125 7.5 2 -0.09375 1.625 0.375 7.5 -0.75
)case"},
    {"Cast_v25.pairs_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e4m3fnuz)[3,4] 5.5 -6 0.109375 0.625 0.078125 7.5 2 -0.09375 1.625 0.375 7.5 -0.75
)case"},
    {"Cast_v25.pairs_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e5m2)[3,4] 5 -6 0.109375 0.625 0.078125 8 2 -0.09375 1.75 0.375 8 -0.75
)case"},
    {"Cast_v25.pairs_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e5m2fnuz)[3,4] 5 -6 0.109375 0.625 0.078125 8 2 -0.09375 1.75 0.375 8 -0.75
)case"},
    {"Cast_v25.pairs_bfloat16_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e8m0)[3,4] 8 5.877471754111438e-39 0.125 1 0.125 8 4 5.877471754111438e-39 2 0.5 8
    5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_bfloat16_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int16)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int2)[3,4] 1 -1 0 0 0 -1 -2 0 1 0 -1 0
)case"},
    {"Cast_v25.pairs_bfloat16_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int32)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int4)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int64)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int8)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint16)[3,4] 5 65531 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint2)[3,4] 1 3 0 0 0 3 2 0 1 0 3 0
)case"},
    {"Cast_v25.pairs_bfloat16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint32)[3,4] 5 4294967291 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint4)[3,4] 5 11 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint64)[3,4] 5 18446744073709551611 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bfloat16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint8)[3,4] 5 251 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v25.pairs_bool_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(bfloat16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(double)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float4e2m1)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e4m3fn)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e4m3fnuz)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e5m2)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e5m2fnuz)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 1 1 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 1 1 5.877471754111438e-39 5.877471754111438e-39 1 1
)case"},
    {"Cast_v25.pairs_bool_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int2)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int32)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int4)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int64)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int8)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint2)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint32)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint4)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint64)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_bool_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint8)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v25.pairs_double_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(bfloat16)[3,4] -3.890625 3.890625 6.59375 -6.09375 12.4375 12.4375 -5.6875 -2.125 2.578125
    -11.375 -0.0859375 0.330078125
)case"},
    {"Cast_v25.pairs_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_double_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
)case"},
    {"Cast_v25.pairs_double_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float)[3,4] -3.890059 3.895957 6.590146 -6.0899596 12.460939 12.460939 -5.6816273 -2.120287
    2.581919 -11.377123 -0.08611749 0.3295982
)case"},
    {"Cast_v25.pairs_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float16)[3,4] -3.890625 3.896484375 6.58984375 -6.08984375 12.4609375 12.4609375 -5.6796875
    -2.12109375 2.58203125 -11.375 -0.08612060546875 0.32958984375
)case"},
    {"Cast_v25.pairs_double_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float4e2m1)[3,4] -4 4 6 -6 6 6 -6 -2 3 -6 -0 0.5
)case"},
    {"Cast_v25.pairs_double_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e4m3fn)[3,4] -4 4 6.5 -6 12 12 -5.5 -2 2.5 -11 -0.0859375 0.34375
)case"},
    {"Cast_v25.pairs_double_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e4m3fnuz)[3,4] -4 4 6.5 -6 12 12 -5.5 -2 2.5 -11 -0.0859375 0.34375
)case"},
    {"Cast_v25.pairs_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e5m2)[3,4] -4 4 7 -6 12 12 -6 -2 2.5 -12 -0.09375 0.3125
)case"},
    {"Cast_v25.pairs_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e5m2fnuz)[3,4] -4 4 7 -6 12 12 -6 -2 2.5 -12 -0.09375 0.3125
)case"},
    {"Cast_v25.pairs_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 4 8 5.877471754111438e-39 16 16 5.877471754111438e-39
    5.877471754111438e-39 4 5.877471754111438e-39 5.877471754111438e-39 0.5
)case"},
    {"Cast_v25.pairs_double_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int16)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v25.pairs_double_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int2)[3,4] 1 -1 -2 -2 0 0 -1 -2 -2 1 0 0
)case"},
    {"Cast_v25.pairs_double_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int32)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v25.pairs_double_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int4)[3,4] -3 3 6 -6 -4 -4 -5 -2 2 5 0 0
)case"},
    {"Cast_v25.pairs_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int64)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v25.pairs_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int8)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v25.pairs_double_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint16)[3,4] 65533 3 6 65530 12 12 65531 65534 2 65525 0 0
)case"},
    {"Cast_v25.pairs_double_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint2)[3,4] 1 3 2 2 0 0 3 2 2 1 0 0
)case"},
    {"Cast_v25.pairs_double_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint32)[3,4] 4294967293 3 6 4294967290 12 12 4294967291 4294967294 2 4294967285 0 0
)case"},
    {"Cast_v25.pairs_double_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint4)[3,4] 13 3 6 10 12 12 11 14 2 5 0 0
)case"},
    {"Cast_v25.pairs_double_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint64)[3,4] 18446744073709551613 3 6 18446744073709551610 12 12 18446744073709551611
    18446744073709551614 2 18446744073709551605 0 0
)case"},
    {"Cast_v25.pairs_double_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint8)[3,4] 253 3 6 250 12 12 251 254 2 245 0 0
)case"},
    {"Cast_v25.pairs_float16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(bfloat16)[3,4] 2.140625 -14.75 -14.75 0.0869140625 1.3203125 -2.5 -6.46875 -1.078125
    -0.0888671875 -0.484375 -1.3359375 -2.75
)case"},
    {"Cast_v25.pairs_float16_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float16_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(double)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v25.pairs_float16_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float)[3,4] 2.1464844 -14.7421875 -14.7421875 0.08679199 1.3183594 -2.5019531 -6.4765625
    -1.078125 -0.08892822 -0.48486328 -1.3339844 -2.7480469
)case"},
    {"Cast_v25.pairs_float16_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v25.pairs_float16_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float4e2m1)[3,4] 2 -6 -6 0 1.5 -3 -6 -1 -0 -0.5 -1.5 -3
)case"},
    {"Cast_v25.pairs_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e4m3fn)[3,4] 2.25 -15 -15 0.0859375 1.375 -2.5 -6.5 -1.125 -0.0859375 -0.5 -1.375 -2.75
)case"},
    {"Cast_v25.pairs_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e4m3fnuz)[3,4] 2.25 -15 -15 0.0859375 1.375 -2.5 -6.5 -1.125 -0.0859375 -0.5 -1.375 -2.75
)case"},
    {"Cast_v25.pairs_float16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e5m2)[3,4] 2 -14 -14 0.09375 1.25 -2.5 -6 -1 -0.09375 -0.5 -1.25 -2.5
)case"},
    {"Cast_v25.pairs_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e5m2fnuz)[3,4] 2 -14 -14 0.09375 1.25 -2.5 -6 -1 -0.09375 -0.5 -1.25 -2.5
)case"},
    {"Cast_v25.pairs_float16_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e8m0)[3,4] 4 5.877471754111438e-39 5.877471754111438e-39 0.125 2 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v25.pairs_float16_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int16)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v25.pairs_float16_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int2)[3,4] -2 -2 -2 0 1 -2 -2 -1 0 0 -1 -2
)case"},
    {"Cast_v25.pairs_float16_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int32)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v25.pairs_float16_int4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=22
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int4)[3,4] 2 2 2 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v25.pairs_float16_int64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=7
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int64)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v25.pairs_float16_int8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=3
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int8)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v25.pairs_float16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=4
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint16)[3,4] 2 65522 65522 0 1 65534 65530 65535 0 0 65535 65534
)case"},
    {"Cast_v25.pairs_float16_uint2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=25
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint2)[3,4] 2 2 2 0 1 2 2 3 0 0 3 2
)case"},
    {"Cast_v25.pairs_float16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=12
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint32)[3,4] 2 4294967282 4294967282 0 1 4294967294 4294967290 4294967295 0 0 4294967295
    4294967294
)case"},
    {"Cast_v25.pairs_float16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=21
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint4)[3,4] 2 2 2 0 1 14 10 15 0 0 15 14
)case"},
    {"Cast_v25.pairs_float16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=13
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint64)[3,4] 2 18446744073709551602 18446744073709551602 0 1 18446744073709551614
    18446744073709551610 18446744073709551615 0 0 18446744073709551615 18446744073709551614
)case"},
    {"Cast_v25.pairs_float16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=2
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint8)[3,4] 2 242 242 0 1 254 250 255 0 0 255 254
)case"},
    {"Cast_v25.pairs_float4e2m1_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=16
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(bfloat16)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_bool", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=9
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(bool)[3,4] 1 1 1 1 1 1 0 1 1 1 1 1
)case"},
    {"Cast_v25.pairs_float4e2m1_double", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=11
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(double)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=1
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=10
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float16)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=23
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=17
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e4m3fn)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=18
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e4m3fnuz)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=19
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e5m2)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=20
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e5m2fnuz)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v25.pairs_float4e2m1_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=24
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e8m0)[3,4] 0.5 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 2 5.877471754111438e-39
    5.877471754111438e-39 4 2
)case"},
    {"Cast_v25.pairs_float4e2m1_int16", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=5
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int16)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v25.pairs_float4e2m1_int2", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=26
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int2)[3,4] 0 -1 -1 1 -2 0 0 -2 0 -2 0 1
)case"},
    {"Cast_v25.pairs_float4e2m1_int32", Origin::Derived, "numpy", R"case(
output = Cast-25(input) to=6
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int32)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
