// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v19.pairs_int64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint32)[3,4] 4294967251 4294967221 4294967271 16 4294967264 4294967210 4294967285 4294967218
    1057372466 4294967283 1057372466 4294967253
)case"},
    {"Cast_v19.pairs_int64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint64)[3,4] 18446744073709551571 18446744073709551541 18446744073709551591 16
    18446744073709551584 18446744073709551530 18446744073709551605 18446744073709551538 18392499638545824050
    18446744073709551603 18392499638545824050 18446744073709551573
)case"},
    {"Cast_v19.pairs_int64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint8)[3,4] 211 181 231 16 224 170 245 178 50 243 50 213
)case"},
    {"Cast_v19.pairs_int8_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(bfloat16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_int8_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(double)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e4m3fn)[3,4] -56 -15 -120 44 20 28 72 24 7 40 80 -120
)case"},
    {"Cast_v19.pairs_int8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e4m3fnuz)[3,4] -56 -15 -120 44 20 28 72 24 7 40 80 -120
)case"},
    {"Cast_v19.pairs_int8_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e5m2)[3,4] -56 -16 -112 48 20 28 80 24 7 40 80 -112
)case"},
    {"Cast_v19.pairs_int8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float8e5m2fnuz)[3,4] -56 -16 -112 48 20 28 80 24 7 40 80 -112
)case"},
    {"Cast_v19.pairs_int8_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int32)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int64)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v19.pairs_int8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint16)[3,4] 65478 65521 65417 44 21 29 74 23 7 40 84 65417
)case"},
    {"Cast_v19.pairs_int8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint32)[3,4] 4294967238 4294967281 4294967177 44 21 29 74 23 7 40 84 4294967177
)case"},
    {"Cast_v19.pairs_int8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint64)[3,4] 18446744073709551558 18446744073709551601 18446744073709551497 44 21 29 74 23 7 40
    84 18446744073709551497
)case"},
    {"Cast_v19.pairs_int8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint8)[3,4] 198 241 137 44 21 29 74 23 7 40 84 137
)case"},
    {"Cast_v19.pairs_uint16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bfloat16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_uint16_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(double)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e4m3fn)[3,4] 5 40 416 40 44 18 416 48 10 88 80 9
)case"},
    {"Cast_v19.pairs_uint16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e4m3fnuz)[3,4] 5 40 240 40 44 18 240 48 10 88 80 9
)case"},
    {"Cast_v19.pairs_uint16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e5m2)[3,4] 5 40 448 40 40 16 448 48 10 80 80 8
)case"},
    {"Cast_v19.pairs_uint16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float8e5m2fnuz)[3,4] 5 40 448 40 40 16 448 48 10 80 80 8
)case"},
    {"Cast_v19.pairs_uint16_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int8)[3,4] 5 38 -94 39 43 18 -94 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint8)[3,4] 5 38 162 39 43 18 162 50 10 86 83 9
)case"},
    {"Cast_v19.pairs_uint32_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bfloat16)[3,4] 6324224 4 40 47 36175872 7602176 5 98 62 32636928 32 93
)case"},
    {"Cast_v19.pairs_uint32_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_uint32_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(double)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v19.pairs_uint32_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float)[3,4] 6.31674e+06 4 40 47 3.6243064e+07 7.590574e+06 5 98 62 3.2697982e+07 32 93
)case"},
    {"Cast_v19.pairs_uint32_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float16)[3,4] inf 4 40 47 inf inf 5 98 62 inf 32 93
)case"},
    {"Cast_v19.pairs_uint32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e4m3fn)[3,4] 448 4 40 48 448 448 5 96 64 448 32 96
)case"},
    {"Cast_v19.pairs_uint32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e4m3fnuz)[3,4] 240 4 40 48 240 240 5 96 64 240 32 96
)case"},
    {"Cast_v19.pairs_uint32_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e5m2)[3,4] 57344 4 40 48 57344 57344 5 96 64 57344 32 96
)case"},
    {"Cast_v19.pairs_uint32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float8e5m2fnuz)[3,4] 57344 4 40 48 57344 57344 5 96 64 57344 32 96
)case"},
    {"Cast_v19.pairs_uint32_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int16)[3,4] 25284 4 40 47 1656 -11602 5 98 62 -4482 32 93
)case"},
    {"Cast_v19.pairs_uint32_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v19.pairs_uint32_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v19.pairs_uint32_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int8)[3,4] -60 4 40 47 120 -82 5 98 62 126 32 93
)case"},
    {"Cast_v19.pairs_uint32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint16)[3,4] 25284 4 40 47 1656 53934 5 98 62 61054 32 93
)case"},
    {"Cast_v19.pairs_uint32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v19.pairs_uint32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v19.pairs_uint32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint8)[3,4] 196 4 40 47 120 174 5 98 62 126 32 93
)case"},
    {"Cast_v19.pairs_uint64_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bfloat16)[3,4] 19 1.3792273858822144e+17 30 6 99 26 25 93 97 5 1.3792273858822144e+17 89
)case"},
    {"Cast_v19.pairs_uint64_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_uint64_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(double)[3,4] 19 1.3812944778120878e+17 30 6 99 26 25 93 97 5 1.3812944778120878e+17 89
)case"},
    {"Cast_v19.pairs_uint64_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float)[3,4] 19 1.3812945e+17 30 6 99 26 25 93 97 5 1.3812945e+17 89
)case"},
    {"Cast_v19.pairs_uint64_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float16)[3,4] 19 inf 30 6 99 26 25 93 97 5 inf 89
)case"},
    {"Cast_v19.pairs_uint64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e4m3fn)[3,4] 20 448 30 6 96 26 24 96 96 5 448 88
)case"},
    {"Cast_v19.pairs_uint64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e4m3fnuz)[3,4] 20 240 30 6 96 26 24 96 96 5 240 88
)case"},
    {"Cast_v19.pairs_uint64_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e5m2)[3,4] 20 57344 32 6 96 24 24 96 96 5 57344 96
)case"},
    {"Cast_v19.pairs_uint64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float8e5m2fnuz)[3,4] 20 57344 32 6 96 24 24 96 96 5 57344 96
)case"},
    {"Cast_v19.pairs_uint64_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v19.pairs_uint64_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v19.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v19.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int8)[3,4] 19 -48 30 6 99 26 25 93 97 5 -48 89
)case"},
    {"Cast_v19.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v19.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v19.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v19.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint8)[3,4] 19 208 30 6 99 26 25 93 97 5 208 89
)case"},
    {"Cast_v19.pairs_uint8_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bfloat16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(double)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fn)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v19.pairs_uint8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e4m3fnuz)[3,4] 96 12 11 176 44 72 96 176 96 1 16 80
)case"},
    {"Cast_v19.pairs_uint8_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v19.pairs_uint8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float8e5m2fnuz)[3,4] 96 12 12 192 40 64 96 192 96 1 16 80
)case"},
    {"Cast_v19.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int8)[3,4] 98 12 11 -78 43 69 94 -78 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v19.rounds_once_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(double)[4] 1.0004882812509095 -1.0004882812509095 1.00048828125 65519.99999999999
output: tensor(float16)[4] 1.0009765625 -1.0009765625 1 65504
)case"},
    {"Cast_v19.scalar_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(float)[] 0.079662
output: tensor(int32)[] 0
)case"},
    {"Cast_v19.test_cast_BFLOAT16_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
output: tensor(float)[3,4] 0.47851562 0.47851562 0.49804688 0.81640625 0.46875 0.81640625 0.20996094
    0.72265625 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_DOUBLE_to_FLOAT16@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(double)[3,4] 0.15896958364551972 0.11037514116430513 0.6563295894652734 0.1381829513486138
    0.1965823616800535 0.3687251706609641 0.8209932298479351 0.09710127579306127 0.8379449074988039
    0.09609840789396307 0.9764594650133958 0.4686512016477016
output: tensor(float16)[3,4] 0.158935546875 0.1103515625 0.65625 0.13818359375 0.196533203125 0.36865234375
    0.82080078125 0.09710693359375 0.837890625 0.0960693359375 0.9765625 0.46875
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_DOUBLE_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(double)[3,4] 0.31542835092418386 0.3637107709426226 0.5701967704178796 0.43860151346232035
    0.9883738380592262 0.10204481074802807 0.2088767560948347 0.16130951788499626 0.6531083254653984
    0.2532916025397821 0.4663107728563063 0.24442559200160274
output: tensor(float)[3,4] 0.31542835 0.36371076 0.57019675 0.43860152 0.9883738 0.10204481 0.20887676
    0.16130951 0.6531083 0.2532916 0.46631077 0.2444256
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT16_to_DOUBLE@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=11
input: tensor(float16)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
output: tensor(double)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT16_to_FLOAT8E4M3FN@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=17
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT16_to_FLOAT8E4M3FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=18
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT16_to_FLOAT8E5M2@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=19
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT16_to_FLOAT8E5M2FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=20
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT16_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float16)[3,4] 0.1182861328125 0.64013671875 0.143310546875 0.94482421875 0.52197265625
    0.41455078125 0.2646484375 0.7744140625 0.4560546875 0.568359375 0.0187835693359375 0.61767578125
output: tensor(float)[3,4] 0.11828613 0.6401367 0.14331055 0.9448242 0.52197266 0.41455078 0.26464844
    0.77441406 0.4560547 0.5683594 0.01878357 0.6176758
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E4M3FNUZ_to_FLOAT16@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240
output: tensor(float16)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E4M3FNUZ_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240
output: tensor(float)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E4M3FN_to_FLOAT16@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448
output: tensor(float16)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E4M3FN_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448
output: tensor(float)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E5M2FNUZ_to_FLOAT16@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
output: tensor(float16)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E5M2FNUZ_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
output: tensor(float)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E5M2_to_FLOAT16@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
output: tensor(float16)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT8E5M2_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
output: tensor(float)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_BFLOAT16@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=16
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_DOUBLE@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=11
input: tensor(float)[3,4] 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676
    0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
output: tensor(double)[3,4] 0.5680445432662964 0.9255966544151306 0.07103605568408966 0.08712930232286453
    0.020218396559357643 0.832619845867157 0.7781567573547363 0.8700121641159058 0.978618323802948
    0.7991585731506348 0.4614793658256531 0.7805292010307312
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_FLOAT16@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(float)[3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949
output: tensor(float16)[3,4] 0.548828125 0.71533203125 0.6025390625 0.544921875 0.423583984375 0.64599609375
    0.4375 0.8916015625 0.9638671875 0.383544921875 0.79150390625 0.52880859375
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_FLOAT8E4M3FN@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=17
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_FLOAT8E4M3FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=18
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_FLOAT8E5M2@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=19
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_FLOAT8E5M2FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=20
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_FLOAT_to_STRING@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=8
input: tensor(float)[3,4] 0.9767611 0.6048455 0.7392636 0.039187793 0.28280696 0.12019656 0.2961402 0.11872772
    0.31798318 0.41426298 0.064147495 0.6924721
output: tensor(string)[3,4] "0.9767611" "0.6048455" "0.7392636" "0.039187793" "0.28280696" "0.12019656"
    "0.2961402" "0.11872772" "0.31798318" "0.41426298" "0.064147495" "0.6924721"
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_STRING_to_FLOAT@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(string)[3,4] "0.47892547" "0.48033667" "0.49968487" "0.81910545" "0.47031248" "0.816468"
    "0.21087195" "0.7229038" "NaN" "INF" "+INF" "-INF"
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT16_to_FLOAT8E4M3FN@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=17
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT16_to_FLOAT8E4M3FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=18
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT16_to_FLOAT8E5M2@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=19
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT16_to_FLOAT8E5M2FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=20
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf
output: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT_to_FLOAT8E4M3FN@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=17
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT_to_FLOAT8E4M3FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=18
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT_to_FLOAT8E5M2@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=19
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 inf 0 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_cast_no_saturate_FLOAT_to_FLOAT8E5M2FNUZ@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) saturate=0 to=20
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf
output: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.75 nan 0 nan nan nan nan
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_BFLOAT16_to_FLOAT_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
output: tensor(float)[3,4] 0.47851562 0.47851562 0.49804688 0.81640625 0.46875 0.81640625 0.20996094
    0.72265625 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_BFLOAT16_to_FLOAT_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=1 saturate=1
input: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
output: tensor(float)[3,4] 0.47851562 0.47851562 0.49804688 0.81640625 0.46875 0.81640625 0.20996094
    0.72265625 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_DOUBLE_to_FLOAT16_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(double)[3,4] 0.15896958364551972 0.11037514116430513 0.6563295894652734 0.1381829513486138
    0.1965823616800535 0.3687251706609641 0.8209932298479351 0.09710127579306127 0.8379449074988039
    0.09609840789396307 0.9764594650133958 0.4686512016477016
output: tensor(float16)[3,4] 0.158935546875 0.1103515625 0.65625 0.13818359375 0.196533203125 0.36865234375
    0.82080078125 0.09710693359375 0.837890625 0.0960693359375 0.9765625 0.46875
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_DOUBLE_to_FLOAT16_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=10 saturate=1
input: tensor(double)[3,4] 0.15896958364551972 0.11037514116430513 0.6563295894652734 0.1381829513486138
    0.1965823616800535 0.3687251706609641 0.8209932298479351 0.09710127579306127 0.8379449074988039
    0.09609840789396307 0.9764594650133958 0.4686512016477016
output: tensor(float16)[3,4] 0.158935546875 0.1103515625 0.65625 0.13818359375 0.196533203125 0.36865234375
    0.82080078125 0.09710693359375 0.837890625 0.0960693359375 0.9765625 0.46875
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_DOUBLE_to_FLOAT_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(double)[3,4] 0.31542835092418386 0.3637107709426226 0.5701967704178796 0.43860151346232035
    0.9883738380592262 0.10204481074802807 0.2088767560948347 0.16130951788499626 0.6531083254653984
    0.2532916025397821 0.4663107728563063 0.24442559200160274
output: tensor(float)[3,4] 0.31542835 0.36371076 0.57019675 0.43860152 0.9883738 0.10204481 0.20887676
    0.16130951 0.6531083 0.2532916 0.46631077 0.2444256
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_DOUBLE_to_FLOAT_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=1 saturate=1
input: tensor(double)[3,4] 0.31542835092418386 0.3637107709426226 0.5701967704178796 0.43860151346232035
    0.9883738380592262 0.10204481074802807 0.2088767560948347 0.16130951788499626 0.6531083254653984
    0.2532916025397821 0.4663107728563063 0.24442559200160274
output: tensor(float)[3,4] 0.31542835 0.36371076 0.57019675 0.43860152 0.9883738 0.10204481 0.20887676
    0.16130951 0.6531083 0.2532916 0.46631077 0.2444256
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT16_to_DOUBLE_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=11
input: tensor(float16)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
output: tensor(double)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT16_to_DOUBLE_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=11 saturate=1
input: tensor(float16)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
output: tensor(double)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT16_to_FLOAT_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float16)[3,4] 0.1182861328125 0.64013671875 0.143310546875 0.94482421875 0.52197265625
    0.41455078125 0.2646484375 0.7744140625 0.4560546875 0.568359375 0.0187835693359375 0.61767578125
output: tensor(float)[3,4] 0.11828613 0.6401367 0.14331055 0.9448242 0.52197266 0.41455078 0.26464844
    0.77441406 0.4560547 0.5683594 0.01878357 0.6176758
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT16_to_FLOAT_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=1 saturate=1
input: tensor(float16)[3,4] 0.1182861328125 0.64013671875 0.143310546875 0.94482421875 0.52197265625
    0.41455078125 0.2646484375 0.7744140625 0.4560546875 0.568359375 0.0187835693359375 0.61767578125
output: tensor(float)[3,4] 0.11828613 0.6401367 0.14331055 0.9448242 0.52197266 0.41455078 0.26464844
    0.77441406 0.4560547 0.5683594 0.01878357 0.6176758
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
output: tensor(float)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=1 saturate=1
input: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
output: tensor(float)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
output: tensor(float)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=1 saturate=1
input: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
output: tensor(float)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_BFLOAT16_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=16
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_BFLOAT16_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=16 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_DOUBLE_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=11
input: tensor(float)[3,4] 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676
    0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
output: tensor(double)[3,4] 0.5680445432662964 0.9255966544151306 0.07103605568408966 0.08712930232286453
    0.020218396559357643 0.832619845867157 0.7781567573547363 0.8700121641159058 0.978618323802948
    0.7991585731506348 0.4614793658256531 0.7805292010307312
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_DOUBLE_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=11 saturate=1
input: tensor(float)[3,4] 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676
    0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
output: tensor(double)[3,4] 0.5680445432662964 0.9255966544151306 0.07103605568408966 0.08712930232286453
    0.020218396559357643 0.832619845867157 0.7781567573547363 0.8700121641159058 0.978618323802948
    0.7991585731506348 0.4614793658256531 0.7805292010307312
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT16_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=10
input: tensor(float)[3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949
output: tensor(float16)[3,4] 0.548828125 0.71533203125 0.6025390625 0.544921875 0.423583984375 0.64599609375
    0.4375 0.8916015625 0.9638671875 0.383544921875 0.79150390625 0.52880859375
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT16_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=10 saturate=1
input: tensor(float)[3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949
output: tensor(float16)[3,4] 0.548828125 0.71533203125 0.6025390625 0.544921875 0.423583984375 0.64599609375
    0.4375 0.8916015625 0.9638671875 0.383544921875 0.79150390625 0.52880859375
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E4M3FNUZ_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=18
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E4M3FNUZ_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=18 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E4M3FN_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=17
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 448 448 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E4M3FN_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=17 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 448 448 -448
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E5M2FNUZ_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=20
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E5M2FNUZ_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=20 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E5M2_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=19
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_FLOAT8E5M2_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=19 saturate=1
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
output: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_STRING_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=8
input: tensor(float)[3,4] 0.9767611 0.6048455 0.7392636 0.039187793 0.28280696 0.12019656 0.2961402 0.11872772
    0.31798318 0.41426298 0.064147495 0.6924721
output: tensor(string)[3,4] "0.9767611" "0.6048455" "0.7392636" "0.039187793" "0.28280696" "0.12019656"
    "0.2961402" "0.11872772" "0.31798318" "0.41426298" "0.064147495" "0.6924721"
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_FLOAT_to_STRING_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=8 saturate=1
input: tensor(float)[3,4] 0.9767611 0.6048455 0.7392636 0.039187793 0.28280696 0.12019656 0.2961402 0.11872772
    0.31798318 0.41426298 0.064147495 0.6924721
output: tensor(string)[3,4] "0.9767611" "0.6048455" "0.7392636" "0.039187793" "0.28280696" "0.12019656"
    "0.2961402" "0.11872772" "0.31798318" "0.41426298" "0.064147495" "0.6924721"
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_STRING_to_FLOAT_expanded@1_14_1", Origin::Official, "official", R"case(
output = Cast-19(input) to=1
input: tensor(string)[3,4] "0.47892547" "0.48033667" "0.49968487" "0.81910545" "0.47031248" "0.816468"
    "0.21087195" "0.7229038" "NaN" "INF" "+INF" "-INF"
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.test_castlike_STRING_to_FLOAT_expanded@1_15_0", Origin::Official, "official", R"case(
output = Cast-19(input) to=1 saturate=1
input: tensor(string)[3,4] "0.47892547" "0.48033667" "0.49968487" "0.81910545" "0.47031248" "0.816468"
    "0.21087195" "0.7229038" "NaN" "INF" "+INF" "-INF"
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v19.to_text_bfloat16_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(bfloat16)[2,3] 9.183549615799121e-41 inf 1.1754943508222875e-38 -0 nan -3.3895313892515355e+38
output: tensor(string)[2,3] "0.00000000000000000000000000000000000000009" "INF"
    "0.0000000000000000000000000000000000000118" "-0" "NaN" "-339000000000000000000000000000000000000"
)case"},
    {"Cast_v19.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(bool)[2,3] 1 0 0 1 0 1
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"Cast_v19.to_text_double_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(double)[2,3] -inf -1.7976931348623157e+308 1 1.7976931348623157e+308 -0 2.2250738585072014e-308
output: tensor(string)[2,3] "-INF"
    "-179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "1"
    "179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "-0"
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000022250738585072014"
)case"},
    {"Cast_v19.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(float16)[2,3] 1 inf -65504 -inf 65504 nan
output: tensor(string)[2,3] "1" "INF" "-65500" "-INF" "65500" "NaN"
)case"},
    {"Cast_v19.to_text_float8e4m3fn_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(float8e4m3fn)[2,3] -0 0 448 0.001953125 0.015625 -448
output: tensor(string)[2,3] "-0" "0" "448" "0.001953125" "0.015625" "-448"
)case"},
    {"Cast_v19.to_text_float8e4m3fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(float8e4m3fnuz)[2,3] 0 1 -1 0.0009765625 nan 0.0078125
output: tensor(string)[2,3] "0" "1" "-1" "0.0009765625" "NaN" "0.0078125"
)case"},
    {"Cast_v19.to_text_float8e5m2_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(float8e5m2)[2,3] nan 1 -0 -1 1.52587890625e-05 6.103515625e-05
output: tensor(string)[2,3] "NaN" "1" "-0" "-1" "0.000015258789" "0.000061035156"
)case"},
    {"Cast_v19.to_text_float8e5m2fnuz_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(float8e5m2fnuz)[2,3] 1 3.0517578125e-05 57344 0 -57344 nan
output: tensor(string)[2,3] "1" "0.000030517578" "57344" "0" "-57344" "NaN"
)case"},
    {"Cast_v19.to_text_float_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(float)[2,3] 1 1e-45 nan -1 -inf -3.4028235e+38
output: tensor(string)[2,3] "1" "0.000000000000000000000000000000000000000000001" "NaN" "-1" "-INF"
    "-340282350000000000000000000000000000000"
)case"},
    {"Cast_v19.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(int16)[2,3] -1 -32768 0 32767 32766 1
output: tensor(string)[2,3] "-1" "-32768" "0" "32767" "32766" "1"
)case"},
    {"Cast_v19.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(int32)[2,3] 2147483646 -2147483648 -1 0 2147483647 1
output: tensor(string)[2,3] "2147483646" "-2147483648" "-1" "0" "2147483647" "1"
)case"},
    {"Cast_v19.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(int64)[2,3] 0 -1 9223372036854775807 -9223372036854775808 9223372036854775806 1
output: tensor(string)[2,3] "0" "-1" "9223372036854775807" "-9223372036854775808" "9223372036854775806" "1"
)case"},
    {"Cast_v19.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(int8)[2,3] 0 126 1 -1 -128 127
output: tensor(string)[2,3] "0" "126" "1" "-1" "-128" "127"
)case"},
    {"Cast_v19.to_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
output: tensor(string)[2,3] "{}" "\xe6\x97\xa5\xe6\x9c\xac" "0" "line\x0abreak" "-1.5" "quote\"s"
)case"},
    {"Cast_v19.to_text_uint16_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(uint16)[2,3] 1 0 65535 0 65534 0
output: tensor(string)[2,3] "1" "0" "65535" "0" "65534" "0"
)case"},
    {"Cast_v19.to_text_uint32_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(uint32)[2,3] 4294967295 0 0 0 1 4294967294
output: tensor(string)[2,3] "4294967295" "0" "0" "0" "1" "4294967294"
)case"},
    {"Cast_v19.to_text_uint64_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(uint64)[2,3] 0 0 1 18446744073709551614 0 18446744073709551615
output: tensor(string)[2,3] "0" "0" "1" "18446744073709551614" "0" "18446744073709551615"
)case"},
    {"Cast_v19.to_text_uint8_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(uint8)[2,3] 0 1 0 254 0 255
output: tensor(string)[2,3] "0" "1" "0" "254" "0" "255"
)case"},
    {"Cast_v19.wide_integers_round_once_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(double)[5] 1.1529215733263237e+18 -1.1529215733263237e+18 9.223372036854776e+18
    -9.223372036854776e+18 16777217
)case"},
    {"Cast_v19.wide_integers_round_once_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float)[5] 1.1529216e+18 -1.1529216e+18 9.223372e+18 -9.223372e+18 1.6777216e+07
)case"},
    {"Cast_v19.wide_integers_round_once_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float16)[5] inf -inf inf -inf inf
)case"},
    {"Cast_v21.corners_of_double_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(bool)[4,4] 1 1 1 0 1 1 0 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.corners_of_double_double_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.36993554 -3.5428262 -0.98224527 0.24977598
    14.470418
)case"},
    {"Cast_v21.corners_of_double_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float16)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.369873046875 -3.54296875 -0.982421875
    0.249755859375 14.46875
)case"},
    {"Cast_v21.corners_of_double_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int64)[4,4] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 0 0 -1
    -9223372036854775808 -9223372036854775808 0 0 -3 0 0 14
)case"},
    {"Cast_v21.corners_of_double_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int8)[4,4] 0 0 0 0 1 0 0 -1 0 0 0 0 -3 0 0 14
)case"},
    {"Cast_v21.from_text_string_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bfloat16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v21.from_text_string_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bool)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(double)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v21.from_text_string_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v21.from_text_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v21.from_text_string_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fn)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v21.from_text_string_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v21.from_text_string_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int4)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=8
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
)case"},
    {"Cast_v21.from_text_string_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint4)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_uint64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=13
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_string_uint8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=2
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v21.from_text_to_floating_point_string_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(double)[10] 3.14 1e-05 100000000 inf -inf nan -2 1e+40 0.5 1.00048828125
)case"},
    {"Cast_v21.from_text_to_floating_point_string_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float)[10] 3.14 1e-05 1e+08 inf -inf nan -2 inf 0.5 1.0004883
)case"},
    {"Cast_v21.from_text_to_floating_point_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float16)[10] 3.140625 1.0013580322265625e-05 inf inf -inf nan -2 inf 0.5 1.0009765625
)case"},
    {"Cast_v21.from_text_to_integers_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int16)[5] -12 7 100 3 100
)case"},
    {"Cast_v21.from_text_to_integers_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int32)[5] -12 7 100 3 100
)case"},
    {"Cast_v21.from_text_to_integers_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int64)[5] -12 7 100 3 100
)case"},
    {"Cast_v21.from_text_to_integers_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int8)[5] -12 7 100 3 100
)case"},
    {"Cast_v21.no_elements_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(int64)[2,0,3]
output: tensor(bool)[2,0,3]
)case"},
    {"Cast_v21.no_elements_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(int64)[2,0,3]
output: tensor(float)[2,0,3]
)case"},
    {"Cast_v21.overflow_without_saturation_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float16)[12] inf -inf nan inf -inf 464 465 248 249 61440 0.300048828125 -0
)case"},
    {"Cast_v21.overflow_without_saturation_double_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"Cast_v21.overflow_without_saturation_double_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"Cast_v21.overflow_without_saturation_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"Cast_v21.overflow_without_saturation_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"Cast_v21.overflow_without_saturation_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float16)[12] inf -inf nan inf -inf 464 465 248 249 61440 0.300048828125 -0
)case"},
    {"Cast_v21.overflow_without_saturation_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"Cast_v21.overflow_without_saturation_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"Cast_v21.overflow_without_saturation_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"Cast_v21.overflow_without_saturation_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"Cast_v21.pairs_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=16
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v21.pairs_bfloat16_bool", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=9
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v21.pairs_bfloat16_double", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=11
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(double)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v21.pairs_bfloat16_float", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=1
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float)[3,4] 5.46875 -5.875 0.111816406 0.63671875 0.079589844 7.625 2.09375 -0.091796875
    1.671875 0.38085938 7.625 -0.74609375
)case"},
    {"Cast_v21.pairs_bfloat16_float16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=10
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v21.pairs_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=17
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e4m3fn)[3,4] 5.5 -6 0.109375 0.625 0.078125 7.5 2 -0.09375 1.625 0.375 7.5 -0.75
)case"},
    {"Cast_v21.pairs_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=18
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e4m3fnuz)[3,4] 5.5 -6 0.109375 0.625 0.078125 7.5 2 -0.09375 1.625 0.375 7.5 -0.75
)case"},
    {"Cast_v21.pairs_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=19
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e5m2)[3,4] 5 -6 0.109375 0.625 0.078125 8 2 -0.09375 1.75 0.375 8 -0.75
)case"},
    {"Cast_v21.pairs_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=20
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e5m2fnuz)[3,4] 5 -6 0.109375 0.625 0.078125 8 2 -0.09375 1.75 0.375 8 -0.75
)case"},
    {"Cast_v21.pairs_bfloat16_int16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=5
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int16)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v21.pairs_bfloat16_int32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=6
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int32)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v21.pairs_bfloat16_int4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=22
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int4)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v21.pairs_bfloat16_int64", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=7
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int64)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v21.pairs_bfloat16_int8", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=3
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int8)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v21.pairs_bfloat16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=4
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint16)[3,4] 5 65531 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v21.pairs_bfloat16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=12
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint32)[3,4] 5 4294967291 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v21.pairs_bfloat16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-21(input) to=21
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint4)[3,4] 5 11 0 0 0 7 2 0 1 0 7 0
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
