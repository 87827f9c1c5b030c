// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/CastLike.pack
//   tests/cases/ai.onnx/CastLike.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"CastLike_v25.powers_rounded_down_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type) round_mode="down"
input: tensor(double)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 1e+39 1e-40 inf nan
target_type: tensor(float8e8m0)[1] 4
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"CastLike_v25.powers_rounded_down_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type) round_mode="down"
input: tensor(float)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 inf 1e-40 inf nan
target_type: tensor(float8e8m0)[1] 4
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"CastLike_v25.test_castlike_BFLOAT16_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
like: tensor(float)[0]
output: tensor(float)[3,4] 0.47851562 0.48046875 0.5 0.8203125 0.47070312 0.81640625 0.2109375 0.72265625 nan
    inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_DOUBLE_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
like: tensor(float)[0]
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_DOUBLE_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
like: tensor(float16)[0]
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_DOUBLE", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
like: tensor(double)[0]
output: tensor(double)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
like: tensor(float)[0]
output: tensor(float)[3,4] 0.4790039 0.4802246 0.49975586 0.81933594 0.47021484 0.81640625 0.21081543
    0.72314453 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_FLOAT4E2M1", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[3,5] 0.47998046875 0.25 1.0498046875 -3.5 -8 9 inf 1.1920928955078125e-07 nan inf inf
    -inf -4 0.01000213623046875 -0
like: tensor(float4e2m1)[0]
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_INT2", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[7,1] -3 -2 -1 0 1 2 3
like: tensor(int2)[0]
output: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_INT4", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(int4)[0]
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_UINT2", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[7,1] -3 -2 -1 0 1 2 3
like: tensor(uint2)[0]
output: tensor(uint2)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT16_to_UINT4", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(uint4)[0]
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT4E2M1_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
like: tensor(float)[0]
output: tensor(float)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT4E2M1_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
like: tensor(float)[0]
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E4M3FN_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
like: tensor(float)[0]
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E4M3FN_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
like: tensor(float)[0]
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E5M2_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
like: tensor(float)[0]
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT8E5M2_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_BFLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(bfloat16)[0]
output: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_DOUBLE", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(double)[0]
output: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(float16)[0]
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_FLOAT4E2M1", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,5] 0.48 0.25 1.05 -3.5 -8 9 1e+06 1e-07 nan inf inf -inf -4 0.01 -0
like: tensor(float4e2m1)[0]
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_INT2", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[7,1] -3 -2 -1 0 1 2 3
like: tensor(int2)[0]
output: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_INT4", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(int4)[0]
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_UINT2", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[7,1] -3 -2 -1 0 1 2 3
like: tensor(uint2)[0]
output: tensor(uint2)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_FLOAT_to_UINT4", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(uint4)[0]
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_INT2_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
like: tensor(float)[0]
output: tensor(float)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_INT2_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
like: tensor(float16)[0]
output: tensor(float16)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_INT2_to_INT8", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(int2)[7,1] 1 -2 -1 0 1 -2 -1
like: tensor(int8)[0]
output: tensor(int8)[7,1] 1 -2 -1 0 1 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_INT4_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
like: tensor(float)[0]
output: tensor(float)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_INT4_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
like: tensor(float16)[0]
output: tensor(float16)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_INT4_to_INT8", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
like: tensor(int8)[0]
output: tensor(int8)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_UINT2_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(uint2)[7,1] 1 2 3 0 1 2 3
like: tensor(float)[0]
output: tensor(float)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_UINT2_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(uint2)[7,1] 1 2 3 0 1 2 3
like: tensor(float16)[0]
output: tensor(float16)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_UINT2_to_UINT8", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(uint2)[7,1] 1 2 3 0 1 2 3
like: tensor(uint8)[0]
output: tensor(uint8)[7,1] 1 2 3 0 1 2 3
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_UINT4_to_FLOAT", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(float)[0]
output: tensor(float)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_UINT4_to_FLOAT16", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(float16)[0]
output: tensor(float16)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_UINT4_to_UINT8", Origin::Official, "official", R"case(
output = CastLike-25(input, like)
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(uint8)[0]
output: tensor(uint8)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT16_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT16_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT16_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT16_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT_to_FLOAT8E4M3FN", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT_to_FLOAT8E4M3FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT_to_FLOAT8E5M2", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.test_castlike_no_saturate_FLOAT_to_FLOAT8E5M2FNUZ", Origin::Official, "official", R"case(
output = CastLike-25(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v25.to_text_bfloat16_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,3] 0.337890625 0.361328125 0.55078125 2.15625 0.177734375 1.671875
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.338" "0.361" "0.55" "2.16" "0.178" "1.67"
)case"},
    {"CastLike_v25.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,3] 1 0 0 1 0 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"CastLike_v25.to_text_double_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,3] 0.07789210042 -5.836050645 1.589947926 -0.6421130458 -0.2313692724 0.09232778576
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.07789210042" "-5.836050645" "1.589947926" "-0.6421130458" "-0.2313692724"
    "0.09232778576"
)case"},
    {"CastLike_v25.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,3] 0.078857421875 0.318359375 0.08026123046875 3.650390625 3.650390625
    -0.1346435546875
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.07886" "0.3184" "0.08026" "3.65" "3.65" "-0.1346"
)case"},
    {"CastLike_v25.to_text_float4e2m1_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,3] 1 6 6 -3 0 -0.5
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "1" "6" "6" "-3" "0" "-0.5"
)case"},
    {"CastLike_v25.to_text_float8e4m3fn_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,3] 48 0.1171875 -40 0.0859375 48 -0.4375
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "48" "0.1171875" "-40" "0.0859375" "48" "-0.4375"
)case"},
    {"CastLike_v25.to_text_float8e4m3fnuz_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,3] 3 0.0009765625 18 18 -0.40625 -0.015625
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "3" "0.0009765625" "18" "18" "-0.40625" "-0.015625"
)case"},
    {"CastLike_v25.to_text_float8e5m2_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e5m2)[2,3] -0.0390625 12 -0.03125 -0.000213623046875 12 -6.103515625e-05
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-0.0390625" "12" "-0.03125" "-0.00021362305" "12" "-0.000061035156"
)case"},
    {"CastLike_v25.to_text_float8e5m2fnuz_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e5m2fnuz)[2,3] -24 -0.0068359375 -48 -1.75 0.625 -48
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-24" "-0.0068359375" "-48" "-1.75" "0.625" "-48"
)case"},
    {"CastLike_v25.to_text_float8e8m0_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e8m0)[2,3] 2 4 64 0.0625 0.00390625 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "2" "4" "64" "0.0625" "0.00390625" "1"
)case"},
    {"CastLike_v25.to_text_float_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float)[2,3] -0.65135 1.5279 15.696 0.59387 0.089162 15.696
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-0.65135" "1.5279" "15.696" "0.59387" "0.089162" "15.696"
)case"},
    {"CastLike_v25.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(int16)[2,3] 43 -10 -4 -86 -53 -86
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "43" "-10" "-4" "-86" "-53" "-86"
)case"},
    {"CastLike_v25.to_text_int2_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(int2)[2,3] 0 -1 -2 1 0 -2
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0" "-1" "-2" "1" "0" "-2"
)case"},
    {"CastLike_v25.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(int32)[2,3] 7 5 18639042 19602590 19602590 47
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "7" "5" "18639042" "19602590" "19602590" "47"
)case"},
    {"CastLike_v25.to_text_int4_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(int4)[2,3] 7 -2 2 -8 -8 -1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "7" "-2" "2" "-8" "-8" "-1"
)case"},
    {"CastLike_v25.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(int64)[2,3] 61603846488553778 61603846488553778 -7447311566174478 54727191807524114 -66 29
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "61603846488553778" "61603846488553778" "-7447311566174478" "54727191807524114"
    "-66" "29"
)case"},
    {"CastLike_v25.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(int8)[2,3] -27 5 -99 36 -93 -99
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-27" "5" "-99" "36" "-93" "-99"
)case"},
    {"CastLike_v25.to_text_string_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[2,3] "a,b" "" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "Beta" "nan"
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "a,b" "" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "Beta" "nan"
)case"},
    {"CastLike_v25.to_text_uint16_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(uint16)[2,3] 39 65 11 40 21 99
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "39" "65" "11" "40" "21" "99"
)case"},
    {"CastLike_v25.to_text_uint2_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(uint2)[2,3] 1 3 2 3 1 3
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "1" "3" "2" "3" "1" "3"
)case"},
    {"CastLike_v25.to_text_uint32_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(uint32)[2,3] 44 92 92 81 37 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "44" "92" "92" "81" "37" "1"
)case"},
    {"CastLike_v25.to_text_uint4_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(uint4)[2,3] 14 15 0 13 9 15
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "14" "15" "0" "13" "9" "15"
)case"},
    {"CastLike_v25.to_text_uint64_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(uint64)[2,3] 23 96 53 96 85 26
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "23" "96" "53" "96" "85" "26"
)case"},
    {"CastLike_v25.to_text_uint8_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(uint8)[2,3] 24 59 36 66 66 39
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "24" "59" "36" "66" "66" "39"
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
