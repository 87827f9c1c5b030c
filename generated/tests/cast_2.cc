// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v6.pairs_int8_int64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=7
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int64)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v6.pairs_int8_int8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=3
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v6.pairs_int8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=4
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint16)[3,4] 65478 65521 65417 44 21 29 74 23 7 40 84 65417
)case"},
    {"Cast_v6.pairs_int8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=12
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint32)[3,4] 4294967238 4294967281 4294967177 44 21 29 74 23 7 40 84 4294967177
)case"},
    {"Cast_v6.pairs_int8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=13
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint64)[3,4] 18446744073709551558 18446744073709551601 18446744073709551497 44 21 29 74 23 7 40
    84 18446744073709551497
)case"},
    {"Cast_v6.pairs_int8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=2
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint8)[3,4] 198 241 137 44 21 29 74 23 7 40 84 137
)case"},
    {"Cast_v6.pairs_uint16_bool", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=9
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v6.pairs_uint16_double", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=11
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(double)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_float", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=1
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_float16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=10
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_int16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=5
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_int32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=6
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_int64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=7
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_int8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=3
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int8)[3,4] 5 38 -94 39 43 18 -94 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=4
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=12
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=13
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=2
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint8)[3,4] 5 38 162 39 43 18 162 50 10 86 83 9
)case"},
    {"Cast_v6.pairs_uint32_bool", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=9
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v6.pairs_uint32_double", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=11
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(double)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v6.pairs_uint32_float", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=1
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float)[3,4] 6.31674e+06 4 40 47 3.6243064e+07 7.590574e+06 5 98 62 3.2697982e+07 32 93
)case"},
    {"Cast_v6.pairs_uint32_float16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=10
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float16)[3,4] inf 4 40 47 inf inf 5 98 62 inf 32 93
)case"},
    {"Cast_v6.pairs_uint32_int16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=5
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int16)[3,4] 25284 4 40 47 1656 -11602 5 98 62 -4482 32 93
)case"},
    {"Cast_v6.pairs_uint32_int32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=6
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v6.pairs_uint32_int64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=7
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v6.pairs_uint32_int8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=3
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int8)[3,4] -60 4 40 47 120 -82 5 98 62 126 32 93
)case"},
    {"Cast_v6.pairs_uint32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=4
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint16)[3,4] 25284 4 40 47 1656 53934 5 98 62 61054 32 93
)case"},
    {"Cast_v6.pairs_uint32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=12
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v6.pairs_uint32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=13
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v6.pairs_uint32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=2
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint8)[3,4] 196 4 40 47 120 174 5 98 62 126 32 93
)case"},
    {"Cast_v6.pairs_uint64_bool", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=9
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v6.pairs_uint64_double", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=11
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(double)[3,4] 19 1.3812944778120878e+17 30 6 99 26 25 93 97 5 1.3812944778120878e+17 89
)case"},
    {"Cast_v6.pairs_uint64_float", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=1
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float)[3,4] 19 1.3812945e+17 30 6 99 26 25 93 97 5 1.3812945e+17 89
)case"},
    {"Cast_v6.pairs_uint64_float16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=10
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float16)[3,4] 19 inf 30 6 99 26 25 93 97 5 inf 89
)case"},
    {"Cast_v6.pairs_uint64_int16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=5
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v6.pairs_uint64_int32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=6
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v6.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=7
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v6.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=3
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int8)[3,4] 19 -48 30 6 99 26 25 93 97 5 -48 89
)case"},
    {"Cast_v6.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=4
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v6.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=12
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v6.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=13
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v6.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=2
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint8)[3,4] 19 208 30 6 99 26 25 93 97 5 208 89
)case"},
    {"Cast_v6.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=9
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v6.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=11
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(double)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=1
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=10
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=5
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=6
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=7
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=3
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int8)[3,4] 98 12 11 -78 43 69 94 -78 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=4
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=12
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=13
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=2
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v6.rounds_once_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=10
input: tensor(double)[4] 1.0004882812509095 -1.0004882812509095 1.00048828125 65519.99999999999
output: tensor(float16)[4] 1.0009765625 -1.0009765625 1 65504
)case"},
    {"Cast_v6.scalar_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=6
input: tensor(float)[] 0.079662
output: tensor(int32)[] 0
)case"},
    {"Cast_v6.test_cast_DOUBLE_to_FLOAT16@1_3_0", Origin::Official, "official", R"case(
output = Cast-6(input) to=10
input: tensor(double)[3,4] 0.15896958364551972 0.11037514116430513 0.6563295894652734 0.1381829513486138
    0.1965823616800535 0.3687251706609641 0.8209932298479351 0.09710127579306127 0.8379449074988039
    0.09609840789396307 0.9764594650133958 0.4686512016477016
output: tensor(float16)[3,4] 0.158935546875 0.1103515625 0.65625 0.13818359375 0.196533203125 0.36865234375
    0.82080078125 0.09710693359375 0.837890625 0.0960693359375 0.9765625 0.46875
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v6.test_cast_DOUBLE_to_FLOAT@1_3_0", Origin::Official, "official", R"case(
output = Cast-6(input) to=1
input: tensor(double)[3,4] 0.31542835092418386 0.3637107709426226 0.5701967704178796 0.43860151346232035
    0.9883738380592262 0.10204481074802807 0.2088767560948347 0.16130951788499626 0.6531083254653984
    0.2532916025397821 0.4663107728563063 0.24442559200160274
output: tensor(float)[3,4] 0.31542835 0.36371076 0.57019675 0.43860152 0.9883738 0.10204481 0.20887676
    0.16130951 0.6531083 0.2532916 0.46631077 0.2444256
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v6.test_cast_FLOAT16_to_DOUBLE@1_3_0", Origin::Official, "official", R"case(
output = Cast-6(input) to=11
input: tensor(float16)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
output: tensor(double)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v6.test_cast_FLOAT16_to_FLOAT@1_3_0", Origin::Official, "official", R"case(
output = Cast-6(input) to=1
input: tensor(float16)[3,4] 0.1182861328125 0.64013671875 0.143310546875 0.94482421875 0.52197265625
    0.41455078125 0.2646484375 0.7744140625 0.4560546875 0.568359375 0.0187835693359375 0.61767578125
output: tensor(float)[3,4] 0.11828613 0.6401367 0.14331055 0.9448242 0.52197266 0.41455078 0.26464844
    0.77441406 0.4560547 0.5683594 0.01878357 0.6176758
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v6.test_cast_FLOAT_to_DOUBLE@1_3_0", Origin::Official, "official", R"case(
output = Cast-6(input) to=11
input: tensor(float)[3,4] 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676
    0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
output: tensor(double)[3,4] 0.5680445432662964 0.9255966544151306 0.07103605568408966 0.08712930232286453
    0.020218396559357643 0.832619845867157 0.7781567573547363 0.8700121641159058 0.978618323802948
    0.7991585731506348 0.4614793658256531 0.7805292010307312
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v6.test_cast_FLOAT_to_FLOAT16@1_3_0", Origin::Official, "official", R"case(
output = Cast-6(input) to=10
input: tensor(float)[3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949
output: tensor(float16)[3,4] 0.548828125 0.71533203125 0.6025390625 0.544921875 0.423583984375 0.64599609375
    0.4375 0.8916015625 0.9638671875 0.383544921875 0.79150390625 0.52880859375
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v6.wide_integers_round_once_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=11
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(double)[5] 1.1529215733263237e+18 -1.1529215733263237e+18 9.223372036854776e+18
    -9.223372036854776e+18 16777217
)case"},
    {"Cast_v6.wide_integers_round_once_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=1
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float)[5] 1.1529216e+18 -1.1529216e+18 9.223372e+18 -9.223372e+18 1.6777216e+07
)case"},
    {"Cast_v6.wide_integers_round_once_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-6(input) to=10
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float16)[5] inf -inf inf -inf inf
)case"},
    {"Cast_v9.corners_of_double_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(bool)[4,4] 1 1 1 0 1 1 0 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.corners_of_double_double_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.36993554 -3.5428262 -0.98224527 0.24977598
    14.470418
)case"},
    {"Cast_v9.corners_of_double_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float16)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.369873046875 -3.54296875 -0.982421875
    0.249755859375 14.46875
)case"},
    {"Cast_v9.corners_of_double_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int64)[4,4] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 0 0 -1
    -9223372036854775808 -9223372036854775808 0 0 -3 0 0 14
)case"},
    {"Cast_v9.corners_of_double_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int8)[4,4] 0 0 0 0 1 0 0 -1 0 0 0 0 -3 0 0 14
)case"},
    {"Cast_v9.from_text_string_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bool)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(double)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v9.from_text_string_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v9.from_text_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v9.from_text_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
)case"},
    {"Cast_v9.from_text_string_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_string_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v9.from_text_to_floating_point_string_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(double)[10] 3.14 1e-05 100000000 inf -inf nan -2 1e+40 0.5 1.00048828125
)case"},
    {"Cast_v9.from_text_to_floating_point_string_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float)[10] 3.14 1e-05 1e+08 inf -inf nan -2 inf 0.5 1.0004883
)case"},
    {"Cast_v9.from_text_to_floating_point_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float16)[10] 3.140625 1.0013580322265625e-05 inf inf -inf nan -2 inf 0.5 1.0009765625
)case"},
    {"Cast_v9.from_text_to_integers_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int16)[5] -12 7 100 3 100
)case"},
    {"Cast_v9.from_text_to_integers_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int32)[5] -12 7 100 3 100
)case"},
    {"Cast_v9.from_text_to_integers_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int64)[5] -12 7 100 3 100
)case"},
    {"Cast_v9.from_text_to_integers_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int8)[5] -12 7 100 3 100
)case"},
    {"Cast_v9.no_elements_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(int64)[2,0,3]
output: tensor(bool)[2,0,3]
)case"},
    {"Cast_v9.no_elements_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(int64)[2,0,3]
output: tensor(float)[2,0,3]
)case"},
    {"Cast_v9.pairs_bool_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(double)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int32)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int64)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int8)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint32)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint64)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_bool_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint8)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v9.pairs_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_double_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
)case"},
    {"Cast_v9.pairs_double_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float)[3,4] -3.890059 3.895957 6.590146 -6.0899596 12.460939 12.460939 -5.6816273 -2.120287
    2.581919 -11.377123 -0.08611749 0.3295982
)case"},
    {"Cast_v9.pairs_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float16)[3,4] -3.890625 3.896484375 6.58984375 -6.08984375 12.4609375 12.4609375 -5.6796875
    -2.12109375 2.58203125 -11.375 -0.08612060546875 0.32958984375
)case"},
    {"Cast_v9.pairs_double_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int16)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v9.pairs_double_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int32)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v9.pairs_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int64)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v9.pairs_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int8)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v9.pairs_double_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint16)[3,4] 65533 3 6 65530 12 12 65531 65534 2 65525 0 0
)case"},
    {"Cast_v9.pairs_double_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint32)[3,4] 4294967293 3 6 4294967290 12 12 4294967291 4294967294 2 4294967285 0 0
)case"},
    {"Cast_v9.pairs_double_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint64)[3,4] 18446744073709551613 3 6 18446744073709551610 12 12 18446744073709551611
    18446744073709551614 2 18446744073709551605 0 0
)case"},
    {"Cast_v9.pairs_double_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint8)[3,4] 253 3 6 250 12 12 251 254 2 245 0 0
)case"},
    {"Cast_v9.pairs_float16_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_float16_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(double)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v9.pairs_float16_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float)[3,4] 2.1464844 -14.7421875 -14.7421875 0.08679199 1.3183594 -2.5019531 -6.4765625
    -1.078125 -0.08892822 -0.48486328 -1.3339844 -2.7480469
)case"},
    {"Cast_v9.pairs_float16_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v9.pairs_float16_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int16)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v9.pairs_float16_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int32)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v9.pairs_float16_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int64)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v9.pairs_float16_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int8)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v9.pairs_float16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint16)[3,4] 2 65522 65522 0 1 65534 65530 65535 0 0 65535 65534
)case"},
    {"Cast_v9.pairs_float16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint32)[3,4] 2 4294967282 4294967282 0 1 4294967294 4294967290 4294967295 0 0 4294967295
    4294967294
)case"},
    {"Cast_v9.pairs_float16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint64)[3,4] 2 18446744073709551602 18446744073709551602 0 1 18446744073709551614
    18446744073709551610 18446744073709551615 0 0 18446744073709551615 18446744073709551614
)case"},
    {"Cast_v9.pairs_float16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint8)[3,4] 2 242 242 0 1 254 250 255 0 0 255 254
)case"},
    {"Cast_v9.pairs_float_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_float_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(double)[3,4] 0.5802199840545654 -15.006999969482422 6.383500099182129 -0.09165199846029282
    0.34793999791145325 0.4064899981021881 0.4693700075149536 -15.006999969482422 7.7692999839782715
    0.10261999815702438 1.965399980545044 0.5952900052070618
)case"},
    {"Cast_v9.pairs_float_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
)case"},
    {"Cast_v9.pairs_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float16)[3,4] 0.580078125 -15.0078125 6.3828125 -0.0916748046875 0.347900390625 0.406494140625
    0.469482421875 -15.0078125 7.76953125 0.10260009765625 1.9658203125 0.59521484375
)case"},
    {"Cast_v9.pairs_float_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int16)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v9.pairs_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int32)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v9.pairs_float_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int64)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v9.pairs_float_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int8)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v9.pairs_float_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint16)[3,4] 0 65521 6 0 0 0 0 65521 7 0 1 0
)case"},
    {"Cast_v9.pairs_float_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint32)[3,4] 0 4294967281 6 0 0 0 0 4294967281 7 0 1 0
)case"},
    {"Cast_v9.pairs_float_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint64)[3,4] 0 18446744073709551601 6 0 0 0 0 18446744073709551601 7 0 1 0
)case"},
    {"Cast_v9.pairs_float_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint8)[3,4] 0 241 6 0 0 0 0 241 7 0 1 0
)case"},
    {"Cast_v9.pairs_int16_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_int16_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(double)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v9.pairs_int16_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v9.pairs_int16_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v9.pairs_int16_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v9.pairs_int16_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int32)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v9.pairs_int16_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int64)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v9.pairs_int16_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int8)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v9.pairs_int16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint16)[3,4] 65506 65500 65415 65476 65509 65465 65449 65469 68 65488 65415 65535
)case"},
    {"Cast_v9.pairs_int16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint32)[3,4] 4294967266 4294967260 4294967175 4294967236 4294967269 4294967225 4294967209
    4294967229 68 4294967248 4294967175 4294967295
)case"},
    {"Cast_v9.pairs_int16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint64)[3,4] 18446744073709551586 18446744073709551580 18446744073709551495
    18446744073709551556 18446744073709551589 18446744073709551545 18446744073709551529 18446744073709551549
    68 18446744073709551568 18446744073709551495 18446744073709551615
)case"},
    {"Cast_v9.pairs_int16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint8)[3,4] 226 220 135 196 229 185 169 189 68 208 135 255
)case"},
    {"Cast_v9.pairs_int32_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_int32_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(double)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v9.pairs_int32_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float)[3,4] 18 3 1.3258121e+07 1.3258121e+07 17 22 74 32 84 -1 -90 8.888341e+06
)case"},
    {"Cast_v9.pairs_int32_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float16)[3,4] 18 3 inf inf 17 22 74 32 84 -1 -90 inf
)case"},
    {"Cast_v9.pairs_int32_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int16)[3,4] 18 3 19849 19849 17 22 74 32 84 -1 -90 -24555
)case"},
    {"Cast_v9.pairs_int32_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v9.pairs_int32_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v9.pairs_int32_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int8)[3,4] 18 3 -119 -119 17 22 74 32 84 -1 -90 21
)case"},
    {"Cast_v9.pairs_int32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint16)[3,4] 18 3 19849 19849 17 22 74 32 84 65535 65446 40981
)case"},
    {"Cast_v9.pairs_int32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 4294967295 4294967206 8888341
)case"},
    {"Cast_v9.pairs_int32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 18446744073709551615 18446744073709551526
    8888341
)case"},
    {"Cast_v9.pairs_int32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint8)[3,4] 18 3 137 137 17 22 74 32 84 255 166 21
)case"},
    {"Cast_v9.pairs_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(double)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.424443516372757e+16 -13 -5.424443516372757e+16
    -43
)case"},
    {"Cast_v9.pairs_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.4244436e+16 -13 -5.4244436e+16 -43
)case"},
    {"Cast_v9.pairs_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -inf -13 -inf -43
)case"},
    {"Cast_v9.pairs_int64_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 14642 -13 14642 -43
)case"},
    {"Cast_v9.pairs_int64_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int32)[3,4] -45 -75 -25 16 -32 -86 -11 -78 1057372466 -13 1057372466 -43
)case"},
    {"Cast_v9.pairs_int64_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
)case"},
    {"Cast_v9.pairs_int64_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int8)[3,4] -45 -75 -25 16 -32 -86 -11 -78 50 -13 50 -43
)case"},
    {"Cast_v9.pairs_int64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint16)[3,4] 65491 65461 65511 16 65504 65450 65525 65458 14642 65523 14642 65493
)case"},
    {"Cast_v9.pairs_int64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint32)[3,4] 4294967251 4294967221 4294967271 16 4294967264 4294967210 4294967285 4294967218
    1057372466 4294967283 1057372466 4294967253
)case"},
    {"Cast_v9.pairs_int64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint64)[3,4] 18446744073709551571 18446744073709551541 18446744073709551591 16
    18446744073709551584 18446744073709551530 18446744073709551605 18446744073709551538 18392499638545824050
    18446744073709551603 18392499638545824050 18446744073709551573
)case"},
    {"Cast_v9.pairs_int64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint8)[3,4] 211 181 231 16 224 170 245 178 50 243 50 213
)case"},
    {"Cast_v9.pairs_int8_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_int8_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(double)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v9.pairs_int8_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v9.pairs_int8_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(float16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v9.pairs_int8_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int16)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v9.pairs_int8_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int32)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v9.pairs_int8_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int64)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v9.pairs_int8_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
)case"},
    {"Cast_v9.pairs_int8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint16)[3,4] 65478 65521 65417 44 21 29 74 23 7 40 84 65417
)case"},
    {"Cast_v9.pairs_int8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint32)[3,4] 4294967238 4294967281 4294967177 44 21 29 74 23 7 40 84 4294967177
)case"},
    {"Cast_v9.pairs_int8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint64)[3,4] 18446744073709551558 18446744073709551601 18446744073709551497 44 21 29 74 23 7 40
    84 18446744073709551497
)case"},
    {"Cast_v9.pairs_int8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(int8)[3,4] -58 -15 -119 44 21 29 74 23 7 40 84 -119
output: tensor(uint8)[3,4] 198 241 137 44 21 29 74 23 7 40 84 137
)case"},
    {"Cast_v9.pairs_uint16_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_uint16_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(double)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(float16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(int8)[3,4] 5 38 -94 39 43 18 -94 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint32)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint64)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(uint16)[3,4] 5 38 418 39 43 18 418 50 10 86 83 9
output: tensor(uint8)[3,4] 5 38 162 39 43 18 162 50 10 86 83 9
)case"},
    {"Cast_v9.pairs_uint32_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_uint32_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(double)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v9.pairs_uint32_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float)[3,4] 6.31674e+06 4 40 47 3.6243064e+07 7.590574e+06 5 98 62 3.2697982e+07 32 93
)case"},
    {"Cast_v9.pairs_uint32_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(float16)[3,4] inf 4 40 47 inf inf 5 98 62 inf 32 93
)case"},
    {"Cast_v9.pairs_uint32_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int16)[3,4] 25284 4 40 47 1656 -11602 5 98 62 -4482 32 93
)case"},
    {"Cast_v9.pairs_uint32_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v9.pairs_uint32_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v9.pairs_uint32_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(int8)[3,4] -60 4 40 47 120 -82 5 98 62 126 32 93
)case"},
    {"Cast_v9.pairs_uint32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint16)[3,4] 25284 4 40 47 1656 53934 5 98 62 61054 32 93
)case"},
    {"Cast_v9.pairs_uint32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v9.pairs_uint32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint64)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
)case"},
    {"Cast_v9.pairs_uint32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(uint32)[3,4] 6316740 4 40 47 36243064 7590574 5 98 62 32697982 32 93
output: tensor(uint8)[3,4] 196 4 40 47 120 174 5 98 62 126 32 93
)case"},
    {"Cast_v9.pairs_uint64_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_uint64_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(double)[3,4] 19 1.3812944778120878e+17 30 6 99 26 25 93 97 5 1.3812944778120878e+17 89
)case"},
    {"Cast_v9.pairs_uint64_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float)[3,4] 19 1.3812945e+17 30 6 99 26 25 93 97 5 1.3812945e+17 89
)case"},
    {"Cast_v9.pairs_uint64_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(float16)[3,4] 19 inf 30 6 99 26 25 93 97 5 inf 89
)case"},
    {"Cast_v9.pairs_uint64_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v9.pairs_uint64_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v9.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v9.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(int8)[3,4] 19 -48 30 6 99 26 25 93 97 5 -48 89
)case"},
    {"Cast_v9.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint16)[3,4] 19 4816 30 6 99 26 25 93 97 5 4816 89
)case"},
    {"Cast_v9.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint32)[3,4] 19 1006965456 30 6 99 26 25 93 97 5 1006965456 89
)case"},
    {"Cast_v9.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
)case"},
    {"Cast_v9.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(uint64)[3,4] 19 138129447781208784 30 6 99 26 25 93 97 5 138129447781208784 89
output: tensor(uint8)[3,4] 19 208 30 6 99 26 25 93 97 5 208 89
)case"},
    {"Cast_v9.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=9
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v9.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=11
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(double)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=1
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(float16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=5
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=7
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=3
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(int8)[3,4] 98 12 11 -78 43 69 94 -78 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=4
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint16)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=12
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint32)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=13
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint64)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=2
input: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
output: tensor(uint8)[3,4] 98 12 11 178 43 69 94 178 96 1 17 84
)case"},
    {"Cast_v9.rounds_once_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=10
input: tensor(double)[4] 1.0004882812509095 -1.0004882812509095 1.00048828125 65519.99999999999
output: tensor(float16)[4] 1.0009765625 -1.0009765625 1 65504
)case"},
    {"Cast_v9.scalar_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=6
input: tensor(float)[] 0.079662
output: tensor(int32)[] 0
)case"},
    {"Cast_v9.test_cast_DOUBLE_to_FLOAT16@1_5_0", Origin::Official, "official", R"case(
output = Cast-9(input) to=10
input: tensor(double)[3,4] 0.15896958364551972 0.11037514116430513 0.6563295894652734 0.1381829513486138
    0.1965823616800535 0.3687251706609641 0.8209932298479351 0.09710127579306127 0.8379449074988039
    0.09609840789396307 0.9764594650133958 0.4686512016477016
output: tensor(float16)[3,4] 0.158935546875 0.1103515625 0.65625 0.13818359375 0.196533203125 0.36865234375
    0.82080078125 0.09710693359375 0.837890625 0.0960693359375 0.9765625 0.46875
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.test_cast_DOUBLE_to_FLOAT@1_5_0", Origin::Official, "official", R"case(
output = Cast-9(input) to=1
input: tensor(double)[3,4] 0.31542835092418386 0.3637107709426226 0.5701967704178796 0.43860151346232035
    0.9883738380592262 0.10204481074802807 0.2088767560948347 0.16130951788499626 0.6531083254653984
    0.2532916025397821 0.4663107728563063 0.24442559200160274
output: tensor(float)[3,4] 0.31542835 0.36371076 0.57019675 0.43860152 0.9883738 0.10204481 0.20887676
    0.16130951 0.6531083 0.2532916 0.46631077 0.2444256
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.test_cast_FLOAT16_to_DOUBLE@1_5_0", Origin::Official, "official", R"case(
output = Cast-9(input) to=11
input: tensor(float16)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
output: tensor(double)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.test_cast_FLOAT16_to_FLOAT@1_5_0", Origin::Official, "official", R"case(
output = Cast-9(input) to=1
input: tensor(float16)[3,4] 0.1182861328125 0.64013671875 0.143310546875 0.94482421875 0.52197265625
    0.41455078125 0.2646484375 0.7744140625 0.4560546875 0.568359375 0.0187835693359375 0.61767578125
output: tensor(float)[3,4] 0.11828613 0.6401367 0.14331055 0.9448242 0.52197266 0.41455078 0.26464844
    0.77441406 0.4560547 0.5683594 0.01878357 0.6176758
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.test_cast_FLOAT_to_DOUBLE@1_5_0", Origin::Official, "official", R"case(
output = Cast-9(input) to=11
input: tensor(float)[3,4] 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676
    0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
output: tensor(double)[3,4] 0.5680445432662964 0.9255966544151306 0.07103605568408966 0.08712930232286453
    0.020218396559357643 0.832619845867157 0.7781567573547363 0.8700121641159058 0.978618323802948
    0.7991585731506348 0.4614793658256531 0.7805292010307312
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.test_cast_FLOAT_to_FLOAT16@1_5_0", Origin::Official, "official", R"case(
output = Cast-9(input) to=10
input: tensor(float)[3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949
output: tensor(float16)[3,4] 0.548828125 0.71533203125 0.6025390625 0.544921875 0.423583984375 0.64599609375
    0.4375 0.8916015625 0.9638671875 0.383544921875 0.79150390625 0.52880859375
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.test_cast_FLOAT_to_STRING", Origin::Official, "official", R"case(
output = Cast-9(input) to=8
input: tensor(float)[3,4] 0.9767611 0.6048455 0.7392636 0.039187793 0.28280696 0.12019656 0.2961402 0.11872772
    0.31798318 0.41426298 0.064147495 0.6924721
output: tensor(string)[3,4] "0.9767611" "0.6048455" "0.7392636" "0.039187793" "0.28280696" "0.12019656"
    "0.2961402" "0.11872772" "0.31798318" "0.41426298" "0.064147495" "0.6924721"
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.test_cast_STRING_to_FLOAT", Origin::Official, "official", R"case(
output = Cast-9(input) to=1
input: tensor(string)[3,4] "0.47892547" "0.48033667" "0.49968487" "0.81910545" "0.47031248" "0.816468"
    "0.21087195" "0.7229038" "NaN" "INF" "+INF" "-INF"
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"Cast_v9.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(bool)[2,3] 1 0 0 1 0 1
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"Cast_v9.to_text_double_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(double)[2,3] -inf -1.7976931348623157e+308 1 1.7976931348623157e+308 -0 2.2250738585072014e-308
output: tensor(string)[2,3] "-INF"
    "-179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "1"
    "179769313486231570000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "-0"
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000022250738585072014"
)case"},
    {"Cast_v9.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(float16)[2,3] 1 inf -65504 -inf 65504 nan
output: tensor(string)[2,3] "1" "INF" "-65500" "-INF" "65500" "NaN"
)case"},
    {"Cast_v9.to_text_float_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(float)[2,3] 1 1e-45 nan -1 -inf -3.4028235e+38
output: tensor(string)[2,3] "1" "0.000000000000000000000000000000000000000000001" "NaN" "-1" "-INF"
    "-340282350000000000000000000000000000000"
)case"},
    {"Cast_v9.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(int16)[2,3] -1 -32768 0 32767 32766 1
output: tensor(string)[2,3] "-1" "-32768" "0" "32767" "32766" "1"
)case"},
    {"Cast_v9.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(int32)[2,3] 2147483646 -2147483648 -1 0 2147483647 1
output: tensor(string)[2,3] "2147483646" "-2147483648" "-1" "0" "2147483647" "1"
)case"},
    {"Cast_v9.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(int64)[2,3] 0 -1 9223372036854775807 -9223372036854775808 9223372036854775806 1
output: tensor(string)[2,3] "0" "-1" "9223372036854775807" "-9223372036854775808" "9223372036854775806" "1"
)case"},
    {"Cast_v9.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = Cast-9(input) to=8
input: tensor(int8)[2,3] 0 126 1 -1 -128 127
output: tensor(string)[2,3] "0" "126" "1" "-1" "-128" "127"
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
