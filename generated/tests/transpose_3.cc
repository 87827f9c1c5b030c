// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Transpose.pack
//   tests/cases/ai.onnx/Transpose.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Transpose_v25.rotated_float8e5m2fnuz", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(float8e5m2fnuz)[2,3,4] 28 -1.25 0.625 -0.0001068115234375 5 -2.288818359375e-05 0.0068359375 -20
    0.005859375 6 0.046875 -0.013671875 4.57763671875e-05 -0.109375 0.00030517578125 0.15625 28 7
    0.00048828125 -0.001953125 0.0234375 9.1552734375e-05 0.0001220703125 -0.000213623046875
transposed: tensor(float8e5m2fnuz)[3,4,2] 28 4.57763671875e-05 -1.25 -0.109375 0.625 0.00030517578125
    -0.0001068115234375 0.15625 5 28 -2.288818359375e-05 7 0.0068359375 0.00048828125 -20 -0.001953125
    0.005859375 0.0234375 6 9.1552734375e-05 0.046875 0.0001220703125 -0.013671875 -0.000213623046875
)case"},
    {"Transpose_v25.rotated_float8e8m0", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(float8e8m0)[2,3,4] 32 0.125 64 0.015625 0.03125 0.25 2 0.0625 0.0078125 8 0.00390625 0.5 4 16 1
    32 64 2 4 0.0625 16 8 0.00390625 1
transposed: tensor(float8e8m0)[3,4,2] 32 4 0.125 16 64 1 0.015625 32 0.03125 64 0.25 2 2 4 0.0625 0.0625
    0.0078125 16 8 8 0.00390625 0.00390625 0.5 1
)case"},
    {"Transpose_v25.rotated_int16", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(int16)[2,3,4] -72 199 -88 -13 -60 -16 -48 34 -24 83 -39 46 13 66 -65 98 -22 -91 211 -15 -23 165
    211 79
transposed: tensor(int16)[3,4,2] -72 13 199 66 -88 -65 -13 98 -60 -22 -16 -91 -48 211 34 -15 -24 -23 83 165
    -39 211 46 79
)case"},
    {"Transpose_v25.rotated_int2", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(int2)[2,3,4] 1 0 -2 -1 -1 -2 1 1 -1 -1 0 -2 -2 -2 0 1 -2 -2 1 0 0 0 -2 -2
transposed: tensor(int2)[3,4,2] 1 -2 0 -2 -2 0 -1 1 -1 -2 -2 -2 1 1 1 0 -1 0 -1 0 0 -2 -2 -2
)case"},
    {"Transpose_v25.rotated_int32", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(int32)[2,3,4] -8 -73 8506925 -61 -13245300 11 86 -55 12636677 14849416 -15617921 83 -27 97
    5739916 -2530654 -34 30 -8694812 -74 22 24 -86 -15617921
transposed: tensor(int32)[3,4,2] -8 -27 -73 97 8506925 5739916 -61 -2530654 -13245300 -34 11 30 86 -8694812
    -55 -74 12636677 22 14849416 24 -15617921 -86 83 -15617921
)case"},
    {"Transpose_v25.rotated_int4", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(int4)[2,3,4] 4 -3 -1 -4 -8 1 7 3 5 -8 -6 -2 0 2 6 -5 -6 -2 -1 0 2 5 -5 1
transposed: tensor(int4)[3,4,2] 4 0 -3 2 -1 6 -4 -5 -8 -6 1 -2 7 -1 3 0 5 2 -8 5 -6 -5 -2 1
)case"},
    {"Transpose_v25.rotated_int64", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(int64)[2,3,4] -71 -28 -80 71 -86402105534535926 64 95 -61 51263438803347554 48 -86
    29149607491871954 -30 -82 25 -7 46 2 -29 -24482985763003206 -9236182088281950 -21479097136283238
    -86402105534535926 26
transposed: tensor(int64)[3,4,2] -71 -30 -28 -82 -80 25 71 -7 -86402105534535926 46 64 2 95 -29 -61
    -24482985763003206 51263438803347554 -9236182088281950 48 -21479097136283238 -86 -86402105534535926
    29149607491871954 26
)case"},
    {"Transpose_v25.rotated_int8", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(int8)[2,3,4] 94 48 47 113 -65 -48 81 -29 113 -73 -39 37 14 64 70 57 -70 -6 30 1 -62 -72 -33 66
transposed: tensor(int8)[3,4,2] 94 14 48 64 47 70 113 57 -65 -70 -48 -6 81 30 -29 1 113 -62 -73 -72 -39 -33 37
    66
)case"},
    {"Transpose_v25.rotated_string", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(string)[2,3,4] "a,b" "beta " "nan" "back\\slash" "\xf0\x9f\x98\x80" "Beta" "end" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "quote\"s" "{}" "tab\x09" "" "\xc3\xa9t\xc3\xa9" "0" "zz top" "-1.5"
    "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "Omega" "a,b20" "beta 21" "nan22" "back\\slash23"
transposed: tensor(string)[3,4,2] "a,b" "" "beta " "\xc3\xa9t\xc3\xa9" "nan" "0" "back\\slash" "zz top"
    "\xf0\x9f\x98\x80" "-1.5" "Beta" "\xe6\x97\xa5\xe6\x9c\xac" "end" "alpha" "line\x0abreak" "Omega"
    "xxxxxxxxxxxxxxxxxxxx" "a,b20" "quote\"s" "beta 21" "{}" "nan22" "tab\x09" "back\\slash23"
)case"},
    {"Transpose_v25.rotated_uint16", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(uint16)[2,3,4] 344 4 206 60 28 35 54 25 21 69 47 340 59 27 79 49 544 61 544 2 88 0 109 357
transposed: tensor(uint16)[3,4,2] 344 59 4 27 206 79 60 49 28 544 35 61 54 544 25 2 21 88 69 0 47 109 340 357
)case"},
    {"Transpose_v25.rotated_uint2", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(uint2)[2,3,4] 2 0 3 1 0 0 0 1 2 3 3 0 2 2 2 2 3 1 3 3 3 0 1 0
transposed: tensor(uint2)[3,4,2] 2 2 0 2 3 2 1 2 0 3 0 1 0 3 1 3 2 3 3 0 3 1 0 0
)case"},
    {"Transpose_v25.rotated_uint32", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(uint32)[2,3,4] 34449685 52 22 17 21 34449685 13 12915332 31120986 28 9 82 11835518 90 93 1906660
    22766625 17166152 7 64 67 4 5 45
transposed: tensor(uint32)[3,4,2] 34449685 11835518 52 90 22 93 17 1906660 21 22766625 34449685 17166152 13 7
    12915332 64 31120986 67 28 4 9 5 82 45
)case"},
    {"Transpose_v25.rotated_uint4", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(uint4)[2,3,4] 6 5 3 10 8 7 2 9 13 15 12 11 15 1 0 4 5 10 12 9 14 7 5 12
transposed: tensor(uint4)[3,4,2] 6 15 5 1 3 0 10 4 8 5 7 10 2 12 9 9 13 14 15 7 12 5 11 12
)case"},
    {"Transpose_v25.rotated_uint64", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(uint64)[2,3,4] 161915126500361056 10 52 46 172435381849707328 26 63 69 21 75 60 61
    61093531881263000 145303917643909312 139373370189001120 24595803048269312 58 52919103929288440
    172435381849707328 3 101031673477783824 34 58959083845981264 88
transposed: tensor(uint64)[3,4,2] 161915126500361056 61093531881263000 10 145303917643909312 52
    139373370189001120 46 24595803048269312 172435381849707328 58 26 52919103929288440 63 172435381849707328
    69 3 21 101031673477783824 75 34 60 58959083845981264 61 88
)case"},
    {"Transpose_v25.rotated_uint8", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(uint8)[2,3,4] 46 57 97 62 43 6 77 79 65 1 234 20 60 34 223 86 42 234 75 64 91 83 18 95
transposed: tensor(uint8)[3,4,2] 46 60 57 34 97 223 62 86 43 42 6 234 77 75 79 64 65 91 1 83 234 18 20 95
)case"},
    {"Transpose_v25.same_order_float", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data) perm=[0,2,1]
data: tensor(float)[2,3,1] -3.5871 -5.2327 -0.41684 0.1819 -5.2327 0.089386
transposed: tensor(float)[2,1,3] -3.5871 -5.2327 -0.41684 0.1819 -5.2327 0.089386
)case"},
    {"Transpose_v25.scalar_float", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data)
data: tensor(float)[] 0.19983
transposed: tensor(float)[] 0.19983
)case"},
    {"Transpose_v25.test_transpose_all_permutations_0", Origin::Official, "official", R"case(
transposed = Transpose-25(data) perm=[0,1,2]
data: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
transposed: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872
    0.891773 0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
rtol=0.001 atol=1e-07
)case"},
    {"Transpose_v25.test_transpose_all_permutations_1", Origin::Official, "official", R"case(
transposed = Transpose-25(data) perm=[0,2,1]
data: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
transposed: tensor(float)[2,4,3] 0.5488135 0.4236548 0.96366274 0.71518934 0.6458941 0.3834415 0.60276335
    0.4375872 0.79172504 0.5448832 0.891773 0.5288949 0.56804454 0.020218397 0.9786183 0.92559665 0.83261985
    0.7991586 0.071036056 0.77815676 0.46147937 0.0871293 0.87001216 0.7805292
rtol=0.001 atol=1e-07
)case"},
    {"Transpose_v25.test_transpose_all_permutations_2", Origin::Official, "official", R"case(
transposed = Transpose-25(data) perm=[1,0,2]
data: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
transposed: tensor(float)[3,2,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.56804454 0.92559665 0.071036056
    0.0871293 0.4236548 0.6458941 0.4375872 0.891773 0.020218397 0.83261985 0.77815676 0.87001216 0.96366274
    0.3834415 0.79172504 0.5288949 0.9786183 0.7991586 0.46147937 0.7805292
rtol=0.001 atol=1e-07
)case"},
    {"Transpose_v25.test_transpose_all_permutations_3", Origin::Official, "official", R"case(
transposed = Transpose-25(data) perm=[1,2,0]
data: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
transposed: tensor(float)[3,4,2] 0.5488135 0.56804454 0.71518934 0.92559665 0.60276335 0.071036056 0.5448832
    0.0871293 0.4236548 0.020218397 0.6458941 0.83261985 0.4375872 0.77815676 0.891773 0.87001216 0.96366274
    0.9786183 0.3834415 0.7991586 0.79172504 0.46147937 0.5288949 0.7805292
rtol=0.001 atol=1e-07
)case"},
    {"Transpose_v25.test_transpose_all_permutations_4", Origin::Official, "official", R"case(
transposed = Transpose-25(data) perm=[2,0,1]
data: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
transposed: tensor(float)[4,2,3] 0.5488135 0.4236548 0.96366274 0.56804454 0.020218397 0.9786183 0.71518934
    0.6458941 0.3834415 0.92559665 0.83261985 0.7991586 0.60276335 0.4375872 0.79172504 0.071036056 0.77815676
    0.46147937 0.5448832 0.891773 0.5288949 0.0871293 0.87001216 0.7805292
rtol=0.001 atol=1e-07
)case"},
    {"Transpose_v25.test_transpose_all_permutations_5", Origin::Official, "official", R"case(
transposed = Transpose-25(data) perm=[2,1,0]
data: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
transposed: tensor(float)[4,3,2] 0.5488135 0.56804454 0.4236548 0.020218397 0.96366274 0.9786183 0.71518934
    0.92559665 0.6458941 0.83261985 0.3834415 0.7991586 0.60276335 0.071036056 0.4375872 0.77815676 0.79172504
    0.46147937 0.5448832 0.0871293 0.891773 0.87001216 0.5288949 0.7805292
rtol=0.001 atol=1e-07
)case"},
    {"Transpose_v25.test_transpose_default", Origin::Official, "official", R"case(
transposed = Transpose-25(data)
data: tensor(float)[2,3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397
    0.83261985 0.77815676 0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
transposed: tensor(float)[4,3,2] 0.5488135 0.56804454 0.4236548 0.020218397 0.96366274 0.9786183 0.71518934
    0.92559665 0.6458941 0.83261985 0.3834415 0.7991586 0.60276335 0.071036056 0.4375872 0.77815676 0.79172504
    0.46147937 0.5448832 0.0871293 0.891773 0.87001216 0.5288949 0.7805292
rtol=0.001 atol=1e-07
)case"},
    {"Transpose_v25.vector_float", Origin::Derived, "reference", R"case(
transposed = Transpose-25(data)
data: tensor(float)[5] 0.90652 0.096489 0.11854 2.0785 -0.13485
transposed: tensor(float)[5] 0.90652 0.096489 0.11854 2.0785 -0.13485
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
