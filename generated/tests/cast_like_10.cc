// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/CastLike.pack
//   tests/cases/ai.onnx/CastLike.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"CastLike_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E5M2@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E5M2@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf -0 0 -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_no_saturate_FLOAT_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.to_text_bfloat16_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(bfloat16)[2,3] 0.337890625 0.361328125 0.55078125 2.15625 0.177734375 1.671875
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.338" "0.361" "0.55" "2.16" "0.178" "1.67"
)case"},
    {"CastLike_v24.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(bool)[2,3] 1 0 0 1 0 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"CastLike_v24.to_text_double_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,3] 0.07789210042 -5.836050645 1.589947926 -0.6421130458 -0.2313692724 0.09232778576
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.07789210042" "-5.836050645" "1.589947926" "-0.6421130458" "-0.2313692724"
    "0.09232778576"
)case"},
    {"CastLike_v24.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,3] 0.078857421875 0.318359375 0.08026123046875 3.650390625 3.650390625
    -0.1346435546875
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.07886" "0.3184" "0.08026" "3.65" "3.65" "-0.1346"
)case"},
    {"CastLike_v24.to_text_float4e2m1_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,3] 1 6 6 -3 0 -0.5
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "1" "6" "6" "-3" "0" "-0.5"
)case"},
    {"CastLike_v24.to_text_float8e4m3fn_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,3] 48 0.1171875 -40 0.0859375 48 -0.4375
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "48" "0.1171875" "-40" "0.0859375" "48" "-0.4375"
)case"},
    {"CastLike_v24.to_text_float8e4m3fnuz_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,3] 3 0.0009765625 18 18 -0.40625 -0.015625
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "3" "0.0009765625" "18" "18" "-0.40625" "-0.015625"
)case"},
    {"CastLike_v24.to_text_float8e5m2_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,3] -0.0390625 12 -0.03125 -0.000213623046875 12 -6.103515625e-05
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-0.0390625" "12" "-0.03125" "-0.00021362305" "12" "-0.000061035156"
)case"},
    {"CastLike_v24.to_text_float8e5m2fnuz_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,3] -24 -0.0068359375 -48 -1.75 0.625 -48
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-24" "-0.0068359375" "-48" "-1.75" "0.625" "-48"
)case"},
    {"CastLike_v24.to_text_float8e8m0_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,3] 2 4 64 0.0625 0.00390625 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "2" "4" "64" "0.0625" "0.00390625" "1"
)case"},
    {"CastLike_v24.to_text_float_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,3] -0.65135 1.5279 15.696 0.59387 0.089162 15.696
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-0.65135" "1.5279" "15.696" "0.59387" "0.089162" "15.696"
)case"},
    {"CastLike_v24.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,3] 43 -10 -4 -86 -53 -86
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "43" "-10" "-4" "-86" "-53" "-86"
)case"},
    {"CastLike_v24.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,3] 7 5 18639042 19602590 19602590 47
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "7" "5" "18639042" "19602590" "19602590" "47"
)case"},
    {"CastLike_v24.to_text_int4_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,3] 7 -2 2 -8 -8 -1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "7" "-2" "2" "-8" "-8" "-1"
)case"},
    {"CastLike_v24.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,3] 61603846488553778 61603846488553778 -7447311566174478 54727191807524114 -66 29
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "61603846488553778" "61603846488553778" "-7447311566174478" "54727191807524114"
    "-66" "29"
)case"},
    {"CastLike_v24.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,3] -27 5 -99 36 -93 -99
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-27" "5" "-99" "36" "-93" "-99"
)case"},
    {"CastLike_v24.to_text_string_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(string)[2,3] "a,b" "" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "Beta" "nan"
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "a,b" "" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "Beta" "nan"
)case"},
    {"CastLike_v24.to_text_uint16_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,3] 39 65 11 40 21 99
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "39" "65" "11" "40" "21" "99"
)case"},
    {"CastLike_v24.to_text_uint32_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,3] 44 92 92 81 37 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "44" "92" "92" "81" "37" "1"
)case"},
    {"CastLike_v24.to_text_uint4_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,3] 14 15 0 13 9 15
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "14" "15" "0" "13" "9" "15"
)case"},
    {"CastLike_v24.to_text_uint64_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,3] 23 96 53 96 85 26
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "23" "96" "53" "96" "85" "26"
)case"},
    {"CastLike_v24.to_text_uint8_string", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,3] 24 59 36 66 66 39
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "24" "59" "36" "66" "66" "39"
)case"},
    {"CastLike_v25.from_text_string_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(bfloat16)[] 0.267578125
output: tensor(bfloat16)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v25.from_text_string_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(bool)[] 0
output: tensor(bool)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(double)[] -0.112475465
output: tensor(double)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v25.from_text_string_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float)[] -7.7385
output: tensor(float)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v25.from_text_string_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float16)[] 0.34521484375
output: tensor(float16)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v25.from_text_string_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float4e2m1)[] -6
output: tensor(float4e2m1)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v25.from_text_string_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e4m3fn)[] -52
output: tensor(float8e4m3fn)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v25.from_text_string_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e4m3fnuz)[] 0.5
output: tensor(float8e4m3fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e5m2)[] 0.013671875
output: tensor(float8e5m2)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v25.from_text_string_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e5m2fnuz)[] 0.000732421875
output: tensor(float8e5m2fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e8m0)[] 0.125
output: tensor(float8e8m0)[7] 5.877471754111438e-39 1 1 1 1 5.877471754111438e-39 1
)case"},
    {"CastLike_v25.from_text_string_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int16)[] 1
output: tensor(int16)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int2)[] 1
output: tensor(int2)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int32)[] 71
output: tensor(int32)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int4)[] 5
output: tensor(int4)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int64)[] -16
output: tensor(int64)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int8)[] 23
output: tensor(int8)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_string", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(string)[] "tab\x09"
output: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
)case"},
    {"CastLike_v25.from_text_string_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint16)[] 90
output: tensor(uint16)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint2)[] 2
output: tensor(uint2)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint32)[] 48
output: tensor(uint32)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint4)[] 1
output: tensor(uint4)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint64)[] 59
output: tensor(uint64)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.from_text_string_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint8)[] 70
output: tensor(uint8)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v25.overflow_without_saturation_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"CastLike_v25.overflow_without_saturation_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"CastLike_v25.overflow_without_saturation_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"CastLike_v25.overflow_without_saturation_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"CastLike_v25.pairs_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
)case"},
    {"CastLike_v25.pairs_bfloat16_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v25.pairs_bfloat16_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625 -11.0625
    -0.1474609375
)case"},
    {"CastLike_v25.pairs_bfloat16_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 3.296875 1.1640625 15.9375 -0.15332031 15.9375 4.03125 -3.046875 9.5625 -11.0625
    -0.14746094
)case"},
    {"CastLike_v25.pairs_bfloat16_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
)case"},
    {"CastLike_v25.pairs_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 3 1 6 -0 6 4 -3 6 -6 -0
)case"},
    {"CastLike_v25.pairs_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 3.25 1.125 16 -0.15625 16 4 -3 10 -11 -0.140625
)case"},
    {"CastLike_v25.pairs_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 3.25 1.125 16 -0.15625 16 4 -3 10 -11 -0.140625
)case"},
    {"CastLike_v25.pairs_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 3.5 1.25 16 -0.15625 16 4 -3 10 -12 -0.15625
)case"},
    {"CastLike_v25.pairs_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 3.5 1.25 16 -0.15625 16 4 -3 10 -12 -0.15625
)case"},
    {"CastLike_v25.pairs_bfloat16_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 4 2 16 5.877471754111438e-39 16 8 5.877471754111438e-39 16
    5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v25.pairs_bfloat16_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v25.pairs_bfloat16_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int2)[1] -1
output: tensor(int2)[2,5] -1 1 -1 0 -1 0 1 1 1 0
)case"},
    {"CastLike_v25.pairs_bfloat16_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v25.pairs_bfloat16_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 3 1 -1 0 -1 4 -3 -7 5 0
)case"},
    {"CastLike_v25.pairs_bfloat16_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v25.pairs_bfloat16_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v25.pairs_bfloat16_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 3 1 15 0 15 4 65533 9 65525 0
)case"},
    {"CastLike_v25.pairs_bfloat16_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint2)[1] 2
output: tensor(uint2)[2,5] 3 1 3 0 3 0 1 1 1 0
)case"},
    {"CastLike_v25.pairs_bfloat16_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 3 1 15 0 15 4 4294967293 9 4294967285 0
)case"},
    {"CastLike_v25.pairs_bfloat16_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 3 1 15 0 15 4 13 9 5 0
)case"},
    {"CastLike_v25.pairs_bfloat16_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 3 1 15 0 15 4 18446744073709551613 9 18446744073709551605 0
)case"},
    {"CastLike_v25.pairs_bfloat16_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 3 1 15 0 15 4 253 9 245 0
)case"},
    {"CastLike_v25.pairs_bool_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 1 5.877471754111438e-39 5.877471754111438e-39 1 1 5.877471754111438e-39 1
    5.877471754111438e-39 5.877471754111438e-39 1
)case"},
    {"CastLike_v25.pairs_bool_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int2)[1] -1
output: tensor(int2)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint2)[1] 2
output: tensor(uint2)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_bool_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v25.pairs_double_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 13.4375 0.18359375 -1.3515625 2.640625 5.3125 -1.109375 2.296875 13.4375
    -1.171875 0.0947265625
)case"},
    {"CastLike_v25.pairs_double_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v25.pairs_double_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
)case"},
    {"CastLike_v25.pairs_double_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 13.451423 0.18397717 -1.3524191 2.6432893 5.3153467 -1.1123557 2.301659 13.451423
    -1.1713654 0.09493864
)case"},
    {"CastLike_v25.pairs_double_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 13.453125 0.1839599609375 -1.3525390625 2.642578125 5.31640625 -1.1123046875
    2.30078125 13.453125 -1.1708984375 0.09490966796875
)case"},
    {"CastLike_v25.pairs_double_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 0 -1.5 3 6 -1 2 6 -1 0
)case"},
    {"CastLike_v25.pairs_double_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 13 0.1875 -1.375 2.75 5.5 -1.125 2.25 13 -1.125 0.09375
)case"},
    {"CastLike_v25.pairs_double_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 13 0.1875 -1.375 2.75 5.5 -1.125 2.25 13 -1.125 0.09375
)case"},
    {"CastLike_v25.pairs_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 14 0.1875 -1.25 2.5 5 -1 2.5 14 -1.25 0.09375
)case"},
    {"CastLike_v25.pairs_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 14 0.1875 -1.25 2.5 5 -1 2.5 14 -1.25 0.09375
)case"},
    {"CastLike_v25.pairs_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 16 0.25 5.877471754111438e-39 4 8 5.877471754111438e-39 4 16
    5.877471754111438e-39 0.125
)case"},
    {"CastLike_v25.pairs_double_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v25.pairs_double_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int2)[1] -1
output: tensor(int2)[2,5] 1 0 -1 -2 1 -1 -2 1 -1 0
)case"},
    {"CastLike_v25.pairs_double_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v25.pairs_double_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 0 -1 2 5 -1 2 -3 -1 0
)case"},
    {"CastLike_v25.pairs_double_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v25.pairs_double_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v25.pairs_double_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 13 0 65535 2 5 65535 2 13 65535 0
)case"},
    {"CastLike_v25.pairs_double_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint2)[1] 2
output: tensor(uint2)[2,5] 1 0 3 2 1 3 2 1 3 0
)case"},
    {"CastLike_v25.pairs_double_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 13 0 4294967295 2 5 4294967295 2 13 4294967295 0
)case"},
    {"CastLike_v25.pairs_double_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 13 0 15 2 5 15 2 13 15 0
)case"},
    {"CastLike_v25.pairs_double_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 13 0 18446744073709551615 2 5 18446744073709551615 2 13 18446744073709551615 0
)case"},
    {"CastLike_v25.pairs_double_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 13 0 255 2 5 255 2 13 255 0
)case"},
    {"CastLike_v25.pairs_float16_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -3.8125 0.12890625 -0.078125 0.36328125 -0.33203125 -7.65625 -5.03125
    0.458984375 -7.65625 -0.09130859375
)case"},
    {"CastLike_v25.pairs_float16_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v25.pairs_float16_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
)case"},
    {"CastLike_v25.pairs_float16_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -3.8164062 0.12878418 -0.07824707 0.3623047 -0.33203125 -7.6445312 -5.0351562
    0.45898438 -7.6445312 -0.09118652
)case"},
    {"CastLike_v25.pairs_float16_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
)case"},
    {"CastLike_v25.pairs_float16_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -4 0 -0 0.5 -0.5 -6 -6 0.5 -6 -0
)case"},
    {"CastLike_v25.pairs_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -3.75 0.125 -0.078125 0.375 -0.34375 -7.5 -5 0.46875 -7.5 -0.09375
)case"},
    {"CastLike_v25.pairs_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -3.75 0.125 -0.078125 0.375 -0.34375 -7.5 -5 0.46875 -7.5 -0.09375
)case"},
    {"CastLike_v25.pairs_float16_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -4 0.125 -0.078125 0.375 -0.3125 -8 -5 0.4375 -8 -0.09375
)case"},
    {"CastLike_v25.pairs_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -4 0.125 -0.078125 0.375 -0.3125 -8 -5 0.4375 -8 -0.09375
)case"},
    {"CastLike_v25.pairs_float16_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 0.25 5.877471754111438e-39 0.5 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 0.5 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v25.pairs_float16_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v25.pairs_float16_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int2)[1] -1
output: tensor(int2)[2,5] 1 0 0 0 0 1 -1 0 1 0
)case"},
    {"CastLike_v25.pairs_float16_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v25.pairs_float16_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v25.pairs_float16_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v25.pairs_float16_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v25.pairs_float16_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65533 0 0 0 0 65529 65531 0 65529 0
)case"},
    {"CastLike_v25.pairs_float16_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint2)[1] 2
output: tensor(uint2)[2,5] 1 0 0 0 0 1 3 0 1 0
)case"},
    {"CastLike_v25.pairs_float16_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967293 0 0 0 0 4294967289 4294967291 0 4294967289 0
)case"},
    {"CastLike_v25.pairs_float16_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 13 0 0 0 0 9 11 0 9 0
)case"},
    {"CastLike_v25.pairs_float16_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 18446744073709551613 0 0 0 0 18446744073709551609 18446744073709551611 0
    18446744073709551609 0
)case"},
    {"CastLike_v25.pairs_float16_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 253 0 0 0 0 249 251 0 249 0
)case"},
    {"CastLike_v25.pairs_float4e2m1_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v25.pairs_float4e2m1_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 0.5 1 4 5.877471754111438e-39 5.877471754111438e-39 8
    5.877471754111438e-39 4 8
)case"},
    {"CastLike_v25.pairs_float4e2m1_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int2)[1] -1
output: tensor(int2)[2,5] -2 0 1 -1 0 0 -2 1 0 -2
)case"},
    {"CastLike_v25.pairs_float4e2m1_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65534 0 1 3 65532 0 6 65533 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint2)[1] 2
output: tensor(uint2)[2,5] 2 0 1 3 0 0 2 1 0 2
)case"},
    {"CastLike_v25.pairs_float4e2m1_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967294 0 1 3 4294967292 0 6 4294967293 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 14 0 1 3 12 0 6 13 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 18446744073709551614 0 1 3 18446744073709551612 0 6 18446744073709551613 4 6
)case"},
    {"CastLike_v25.pairs_float4e2m1_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 254 0 1 3 252 0 6 253 4 6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 6 -0 -1 2 6 6 0 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 14 14 -0.15625 -0.75 2 6 10 0.03125 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 14 14 -0.15625 -0.75 2 6 10 0.03125 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 16 16 5.877471754111438e-39 5.877471754111438e-39 4 8 16 0.0625 4
    5.877471754111438e-39
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int2)[1] -1
output: tensor(int2)[2,5] -2 -2 0 0 -2 1 -2 0 -1 -2
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -2 -2 0 0 2 5 -6 0 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 14 14 0 0 2 5 10 0 3 65530
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint2)[1] 2
output: tensor(uint2)[2,5] 2 2 0 0 2 1 2 0 3 2
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 14 14 0 0 2 5 10 0 3 4294967290
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 14 14 0 0 2 5 10 0 3 10
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 14 14 0 0 2 5 10 0 3 18446744073709551610
)case"},
    {"CastLike_v25.pairs_float8e4m3fn_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 14 14 0 0 2 5 10 0 3 250
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_bool", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_double", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -3 6 -6 -6 0 6 0 -6 -0.5 -0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -3 12 -7 -32 0.01953125 14 0.0234375 -32 -0.75 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -3 12 -7 -32 0.01953125 14 0.0234375 -32 -0.75 -0.013671875
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 16 5.877471754111438e-39 5.877471754111438e-39 0.03125
    16 0.03125 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_int16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_int2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int2)[1] -1
output: tensor(int2)[2,5] 1 -1 1 0 0 -2 0 0 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_int32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_int4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 -5 -7 0 0 -2 0 0 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_int64", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_int8", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65533 11 65529 65504 0 14 0 65504 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_uint2", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint2)[1] 2
output: tensor(uint2)[2,5] 1 3 1 0 0 2 0 0 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967293 11 4294967289 4294967264 0 14 0 4294967264 0 0
)case"},
    {"CastLike_v25.pairs_float8e4m3fnuz_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-25(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 13 11 9 0 0 14 0 0 0 0
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
