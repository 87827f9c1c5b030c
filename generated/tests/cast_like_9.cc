// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/CastLike.pack
//   tests/cases/ai.onnx/CastLike.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"CastLike_v24.pairs_int32_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -1 -6 -3 -6 0 -7 -1 2 -1 -1
)case"},
    {"CastLike_v24.pairs_int32_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
)case"},
    {"CastLike_v24.pairs_int32_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 31 106 -19 -22 64 57 95 82 -49 -97
)case"},
    {"CastLike_v24.pairs_int32_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 31 64874 65517 65514 64 57 95 82 65487 65439
)case"},
    {"CastLike_v24.pairs_int32_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 31 4278386026 4294967277 4294967274 64 57 95 82 4294967247 4294967199
)case"},
    {"CastLike_v24.pairs_int32_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 15 10 13 10 0 9 15 2 15 15
)case"},
    {"CastLike_v24.pairs_int32_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 31 18446744073692970346 18446744073709551597 18446744073709551594 64 57 95 82
    18446744073709551567 18446744073709551519
)case"},
    {"CastLike_v24.pairs_int32_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 31 106 237 234 64 57 95 82 207 159
)case"},
    {"CastLike_v24.pairs_int4_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 0 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_int4_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -4 2 -6 6 0 -6 -4 6 -6 4
)case"},
    {"CastLike_v24.pairs_int4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 2 5.877471754111438e-39 8 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 8 5.877471754111438e-39 8
)case"},
    {"CastLike_v24.pairs_int4_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
)case"},
    {"CastLike_v24.pairs_int4_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65531 2 65530 6 0 65528 65532 7 65528 5
)case"},
    {"CastLike_v24.pairs_int4_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967291 2 4294967290 6 0 4294967288 4294967292 7 4294967288 5
)case"},
    {"CastLike_v24.pairs_int4_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 11 2 10 6 0 8 12 7 8 5
)case"},
    {"CastLike_v24.pairs_int4_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 18446744073709551611 2 18446744073709551610 6 0 18446744073709551608
    18446744073709551612 7 18446744073709551608 5
)case"},
    {"CastLike_v24.pairs_int4_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int4)[2,5] -5 2 -6 6 0 -8 -4 7 -8 5
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 251 2 250 6 0 248 252 7 248 5
)case"},
    {"CastLike_v24.pairs_int64_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 19 -8057221208342528 -97 9.063494250083123e+16 75 99 51 -54
    9.063494250083123e+16 -3
)case"},
    {"CastLike_v24.pairs_int64_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_int64_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 19 -8052129519762926 -97 9.051106250808082e+16 75 99 51 -54 9.051106250808082e+16
    -3
)case"},
    {"CastLike_v24.pairs_int64_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 19 -8.0521295e+15 -97 9.051106e+16 75 99 51 -54 9.051106e+16 -3
)case"},
    {"CastLike_v24.pairs_int64_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 19 -inf -97 inf 75 99 51 -54 inf -3
)case"},
    {"CastLike_v24.pairs_int64_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 -6 -6 6 6 6 6 -6 6 -3
)case"},
    {"CastLike_v24.pairs_int64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 20 -448 -96 448 72 96 52 -56 448 -3
)case"},
    {"CastLike_v24.pairs_int64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 20 -240 -96 240 72 96 52 -56 240 -3
)case"},
    {"CastLike_v24.pairs_int64_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 20 -57344 -96 57344 80 96 48 -56 57344 -3
)case"},
    {"CastLike_v24.pairs_int64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 20 -57344 -96 57344 80 96 48 -56 57344 -3
)case"},
    {"CastLike_v24.pairs_int64_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 32 5.877471754111438e-39 5.877471754111438e-39 1.4411518807585587e+17 128 128
    64 5.877471754111438e-39 1.4411518807585587e+17 5.877471754111438e-39
)case"},
    {"CastLike_v24.pairs_int64_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 19 530 -97 -29006 75 99 51 -54 -29006 -3
)case"},
    {"CastLike_v24.pairs_int64_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 19 -2142633454 -97 -251031886 75 99 51 -54 -251031886 -3
)case"},
    {"CastLike_v24.pairs_int64_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 3 2 -1 2 -5 3 3 -6 2 -3
)case"},
    {"CastLike_v24.pairs_int64_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
)case"},
    {"CastLike_v24.pairs_int64_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 19 18 -97 -78 75 99 51 -54 -78 -3
)case"},
    {"CastLike_v24.pairs_int64_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 19 530 65439 36530 75 99 51 65482 36530 65533
)case"},
    {"CastLike_v24.pairs_int64_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 19 2152333842 4294967199 4043935410 75 99 51 4294967242 4043935410 4294967293
)case"},
    {"CastLike_v24.pairs_int64_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 3 2 15 2 11 3 3 10 2 13
)case"},
    {"CastLike_v24.pairs_int64_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 19 18438691944189788690 18446744073709551519 90511062508080818 75 99 51
    18446744073709551562 90511062508080818 18446744073709551613
)case"},
    {"CastLike_v24.pairs_int64_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int64)[2,5] 19 -8052129519762926 -97 90511062508080818 75 99 51 -54 90511062508080818 -3
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 19 18 159 178 75 99 51 202 178 253
)case"},
    {"CastLike_v24.pairs_int8_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_int8_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 -6 6 6 -6 -6 -6 -6 -6 -6
)case"},
    {"CastLike_v24.pairs_int8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 36 -96 88 8 -96 -10 -30 -11 -40 -96
)case"},
    {"CastLike_v24.pairs_int8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 36 -96 88 8 -96 -10 -30 -11 -40 -96
)case"},
    {"CastLike_v24.pairs_int8_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 32 -96 96 8 -96 -10 -32 -12 -40 -96
)case"},
    {"CastLike_v24.pairs_int8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 32 -96 96 8 -96 -10 -32 -12 -40 -96
)case"},
    {"CastLike_v24.pairs_int8_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 64 5.877471754111438e-39 128 8 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v24.pairs_int8_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 3 -3 -5 -8 0 6 2 5 -7 -3
)case"},
    {"CastLike_v24.pairs_int8_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
)case"},
    {"CastLike_v24.pairs_int8_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 35 65437 91 8 65440 65526 65506 65525 65497 65437
)case"},
    {"CastLike_v24.pairs_int8_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 35 4294967197 91 8 4294967200 4294967286 4294967266 4294967285 4294967257
    4294967197
)case"},
    {"CastLike_v24.pairs_int8_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 3 13 11 8 0 6 2 5 9 13
)case"},
    {"CastLike_v24.pairs_int8_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 35 18446744073709551517 91 8 18446744073709551520 18446744073709551606
    18446744073709551586 18446744073709551605 18446744073709551577 18446744073709551517
)case"},
    {"CastLike_v24.pairs_int8_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int8)[2,5] 35 -99 91 8 -96 -10 -30 -11 -39 -99
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 35 157 91 8 160 246 226 245 217 157
)case"},
    {"CastLike_v24.pairs_uint16_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_uint16_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 6 6 6 6 6 6 6 6 6
)case"},
    {"CastLike_v24.pairs_uint16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 416 384 52 60 32 240 96 32 416 56
)case"},
    {"CastLike_v24.pairs_uint16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 240 240 52 60 32 240 96 32 240 56
)case"},
    {"CastLike_v24.pairs_uint16_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 384 384 56 64 32 256 96 32 384 56
)case"},
    {"CastLike_v24.pairs_uint16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 384 384 56 64 32 256 96 32 384 56
)case"},
    {"CastLike_v24.pairs_uint16_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 512 512 64 64 32 256 128 32 512 64
)case"},
    {"CastLike_v24.pairs_uint16_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -8 -4 5 -3 -1 7 3 0 -8 7
)case"},
    {"CastLike_v24.pairs_uint16_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -104 -116 53 61 31 -9 99 32 -104 55
)case"},
    {"CastLike_v24.pairs_uint16_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 8 12 5 13 15 7 3 0 8 7
)case"},
    {"CastLike_v24.pairs_uint16_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v24.pairs_uint16_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 152 140 53 61 31 247 99 32 152 55
)case"},
    {"CastLike_v24.pairs_uint32_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 36 27394048 35 15 92 27394048 28 63 9830400 12
)case"},
    {"CastLike_v24.pairs_uint32_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_uint32_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v24.pairs_uint32_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 36 2.7413456e+07 35 15 92 2.7413456e+07 28 63 9.827066e+06 12
)case"},
    {"CastLike_v24.pairs_uint32_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 36 inf 35 15 92 inf 28 63 inf 12
)case"},
    {"CastLike_v24.pairs_uint32_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 6 6 6 6 6 6 6 6 6
)case"},
    {"CastLike_v24.pairs_uint32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 36 448 36 15 96 448 28 64 448 12
)case"},
    {"CastLike_v24.pairs_uint32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 36 240 36 15 96 240 28 64 240 12
)case"},
    {"CastLike_v24.pairs_uint32_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 32 57344 32 16 96 57344 28 64 57344 12
)case"},
    {"CastLike_v24.pairs_uint32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 32 57344 32 16 96 57344 28 64 57344 12
)case"},
    {"CastLike_v24.pairs_uint32_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 64 33554432 64 16 128 33554432 32 64 16777216 16
)case"},
    {"CastLike_v24.pairs_uint32_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 36 19409 35 15 92 19409 28 63 -3334 12
)case"},
    {"CastLike_v24.pairs_uint32_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v24.pairs_uint32_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 4 1 3 -1 -4 1 -4 -1 -6 -4
)case"},
    {"CastLike_v24.pairs_uint32_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v24.pairs_uint32_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 36 -47 35 15 92 -47 28 63 -6 12
)case"},
    {"CastLike_v24.pairs_uint32_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 36 19409 35 15 92 19409 28 63 62202 12
)case"},
    {"CastLike_v24.pairs_uint32_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v24.pairs_uint32_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 4 1 3 15 12 1 12 15 10 12
)case"},
    {"CastLike_v24.pairs_uint32_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v24.pairs_uint32_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 36 209 35 15 92 209 28 63 250 12
)case"},
    {"CastLike_v24.pairs_uint4_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 0 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_uint4_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 6 0 4 6 6 6 6 6 6
)case"},
    {"CastLike_v24.pairs_uint4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 12 12 0 4 12 6 16 14 16 8
)case"},
    {"CastLike_v24.pairs_uint4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 12 12 0 4 12 6 16 14 16 8
)case"},
    {"CastLike_v24.pairs_uint4_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 16 16 5.877471754111438e-39 4 16 8 16 16 16 8
)case"},
    {"CastLike_v24.pairs_uint4_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -4 -5 0 4 -3 6 -1 -2 -1 -8
)case"},
    {"CastLike_v24.pairs_uint4_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint4_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v24.pairs_uint64_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 21 22 1.1315294063768371e+17 15 33 1.0189394156925747e+17 26 61
    1.1315294063768371e+17 73
)case"},
    {"CastLike_v24.pairs_uint64_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_uint64_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 21 22 1.1335672620066366e+17 15 33 1.0175349665588006e+17 26 61
    1.1335672620066366e+17 73
)case"},
    {"CastLike_v24.pairs_uint64_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 21 22 1.1335673e+17 15 33 1.017535e+17 26 61 1.1335673e+17 73
)case"},
    {"CastLike_v24.pairs_uint64_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 21 22 inf 15 33 inf 26 61 inf 73
)case"},
    {"CastLike_v24.pairs_uint64_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 6 6 6 6 6 6 6 6 6
)case"},
    {"CastLike_v24.pairs_uint64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 20 22 448 15 32 448 26 60 448 72
)case"},
    {"CastLike_v24.pairs_uint64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 20 22 240 15 32 240 26 60 240 72
)case"},
    {"CastLike_v24.pairs_uint64_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 20 24 57344 16 32 57344 24 64 57344 80
)case"},
    {"CastLike_v24.pairs_uint64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 20 24 57344 16 32 57344 24 64 57344 80
)case"},
    {"CastLike_v24.pairs_uint64_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 32 32 1.4411518807585587e+17 16 64 1.4411518807585587e+17 32 64
    1.4411518807585587e+17 128
)case"},
    {"CastLike_v24.pairs_uint64_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 21 22 32368 15 33 -8320 26 61 32368 73
)case"},
    {"CastLike_v24.pairs_uint64_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 21 22 -2045280656 15 33 517201792 26 61 -2045280656 73
)case"},
    {"CastLike_v24.pairs_uint64_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 5 6 0 -1 1 0 -6 -3 0 -7
)case"},
    {"CastLike_v24.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
)case"},
    {"CastLike_v24.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 21 22 112 15 33 -128 26 61 112 73
)case"},
    {"CastLike_v24.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 21 22 32368 15 33 57216 26 61 32368 73
)case"},
    {"CastLike_v24.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 21 22 2249686640 15 33 517201792 26 61 2249686640 73
)case"},
    {"CastLike_v24.pairs_uint64_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 5 6 0 15 1 0 10 13 0 9
)case"},
    {"CastLike_v24.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
)case"},
    {"CastLike_v24.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 21 22 112 15 33 128 26 61 112 73
)case"},
    {"CastLike_v24.pairs_uint8_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 6 6 6 6 6 6 6 6 6
)case"},
    {"CastLike_v24.pairs_uint8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 20 96 80 10 88 96 9 52 72 64
)case"},
    {"CastLike_v24.pairs_uint8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 20 96 80 10 88 96 9 52 72 64
)case"},
    {"CastLike_v24.pairs_uint8_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 20 96 80 10 96 96 8 56 80 64
)case"},
    {"CastLike_v24.pairs_uint8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 20 96 80 10 96 96 8 56 80 64
)case"},
    {"CastLike_v24.pairs_uint8_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 32 128 128 16 128 128 16 64 128 128
)case"},
    {"CastLike_v24.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 5 -2 -1 -6 -8 -2 -7 5 -6 2
)case"},
    {"CastLike_v24.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 5 14 15 10 8 14 9 5 10 2
)case"},
    {"CastLike_v24.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v24.powers_rounded_down_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type) round_mode="down"
input: tensor(double)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 1e+39 1e-40 inf nan
target_type: tensor(float8e8m0)[1] 4
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"CastLike_v24.powers_rounded_down_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type) round_mode="down"
input: tensor(float)[12] 0 0.124 0.25 0.375 1.1 1.5 2 3.9 inf 1e-40 inf nan
target_type: tensor(float8e8m0)[1] 4
output: tensor(float8e8m0)[12] 5.877471754111438e-39 0.0625 0.25 0.25 1 1 2 2 1.7014118346046923e+38
    5.877471754111438e-39 1.7014118346046923e+38 nan
)case"},
    {"CastLike_v24.test_castlike_BFLOAT16_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
like: tensor(float)[0]
output: tensor(float)[3,4] 0.47851562 0.48046875 0.5 0.8203125 0.47070312 0.81640625 0.2109375 0.72265625 nan
    inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_DOUBLE_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
like: tensor(float16)[0]
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_DOUBLE_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
like: tensor(float)[0]
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_DOUBLE@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
like: tensor(double)[0]
output: tensor(double)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_FLOAT4E2M1@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[3,5] 0.47998046875 0.25 1.0498046875 -3.5 -8 9 inf 1.1920928955078125e-07 nan inf inf
    -inf -4 0.01000213623046875 -0
like: tensor(float4e2m1)[0]
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_FLOAT8E5M2@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
like: tensor(float)[0]
output: tensor(float)[3,4] 0.4790039 0.4802246 0.49975586 0.81933594 0.47021484 0.81640625 0.21081543
    0.72314453 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_INT4@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(int4)[0]
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT16_to_UINT4@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float16)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(uint4)[0]
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT4E2M1_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT4E2M1_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
like: tensor(float)[0]
output: tensor(float)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
like: tensor(float)[0]
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E4M3FN_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E4M3FN_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
like: tensor(float)[0]
output: tensor(float)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
like: tensor(float)[0]
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E5M2_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
like: tensor(float16)[0]
output: tensor(float16)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT8E5M2_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
like: tensor(float)[0]
output: tensor(float)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_BFLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(bfloat16)[0]
output: tensor(bfloat16)[3,4] 0.478515625 0.48046875 0.5 0.8203125 0.470703125 0.81640625 0.2109375 0.72265625
    nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_DOUBLE@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(double)[0]
output: tensor(double)[3,4] 0.4789254665374756 0.48033666610717773 0.4996848702430725 0.8191054463386536
    0.4703124761581421 0.8164680004119873 0.21087194979190826 0.7229037880897522 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(float16)[0]
output: tensor(float16)[3,4] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375 0.81640625
    0.2108154296875 0.72314453125 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_FLOAT4E2M1@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,5] 0.48 0.25 1.05 -3.5 -8 9 1e+06 1e-07 nan inf inf -inf -4 0.01 -0
like: tensor(float4e2m1)[0]
output: tensor(float4e2m1)[3,5] 0.5 0 1 -4 -6 6 6 0 -0 6 6 -6 -4 0 -0
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 448 0 nan 448 448 -448 -0 0 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 240 0 nan 240 240 -240 0 0 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_FLOAT8E5M2@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 -0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_FLOAT8E5M2FNUZ@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[3,5] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.7229038 1e+06 1e-07 nan inf
    inf -inf -1e-07 1e-07 -1e+06
like: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[3,5] 0.5 0.5 0.5 0.875 0.5 0.75 57344 0 nan 57344 57344 -57344 0 0 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_INT4@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(int4)[0]
output: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_FLOAT_to_UINT4@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(float)[5,5] -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(uint4)[0]
output: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_INT4_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
like: tensor(float16)[0]
output: tensor(float16)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_INT4_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
like: tensor(float)[0]
output: tensor(float)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_INT4_to_INT8@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(int4)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
like: tensor(int8)[0]
output: tensor(int8)[5,5] 7 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 -8 -7 -6 -5 -4 -3 -2 -1
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_UINT4_to_FLOAT16@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(float16)[0]
output: tensor(float16)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_UINT4_to_FLOAT@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(float)[0]
output: tensor(float)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_UINT4_to_UINT8@1_19_1", Origin::Official, "official", R"case(
output = CastLike-24(input, like)
input: tensor(uint4)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
like: tensor(uint8)[0]
output: tensor(uint8)[5,5] 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E4M3FN@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan -0 0 nan
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v24.test_castlike_no_saturate_FLOAT16_to_FLOAT8E4M3FNUZ@1_19_1", Origin::Official, "official",
     R"case(
output = CastLike-24(input, like) saturate=0
input: tensor(float16)[3,5] 0.47900390625 0.480224609375 0.499755859375 0.8193359375 0.47021484375
    0.72314453125 inf 1.1920928955078125e-07 nan inf inf -inf -1.1920928955078125e-07 1.1920928955078125e-07
    -inf
like: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[3,5] 0.46875 0.46875 0.5 0.8125 0.46875 0.75 nan 0 nan nan nan nan 0 0 nan
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
