// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/CastLike.pack
//   tests/cases/ai.onnx/CastLike.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
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
