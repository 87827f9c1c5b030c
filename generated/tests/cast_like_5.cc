// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/CastLike.pack
//   tests/cases/ai.onnx/CastLike.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"CastLike_v21.pairs_uint16_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 8 12 5 13 15 7 3 0 8 7
)case"},
    {"CastLike_v21.pairs_uint16_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 408 396 53 61 31 247 99 32 408 55
)case"},
    {"CastLike_v21.pairs_uint16_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint16)[2,5] 408 396 53 61 31 247 99 32 408 55
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 152 140 53 61 31 247 99 32 152 55
)case"},
    {"CastLike_v21.pairs_uint32_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 36 27394048 35 15 92 27394048 28 63 9830400 12
)case"},
    {"CastLike_v21.pairs_uint32_bool", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v21.pairs_uint32_double", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v21.pairs_uint32_float", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 36 2.7413456e+07 35 15 92 2.7413456e+07 28 63 9.827066e+06 12
)case"},
    {"CastLike_v21.pairs_uint32_float16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 36 inf 35 15 92 inf 28 63 inf 12
)case"},
    {"CastLike_v21.pairs_uint32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 36 448 36 15 96 448 28 64 448 12
)case"},
    {"CastLike_v21.pairs_uint32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 36 240 36 15 96 240 28 64 240 12
)case"},
    {"CastLike_v21.pairs_uint32_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 32 57344 32 16 96 57344 28 64 57344 12
)case"},
    {"CastLike_v21.pairs_uint32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 32 57344 32 16 96 57344 28 64 57344 12
)case"},
    {"CastLike_v21.pairs_uint32_int16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 36 19409 35 15 92 19409 28 63 -3334 12
)case"},
    {"CastLike_v21.pairs_uint32_int32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v21.pairs_uint32_int4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 4 1 3 -1 -4 1 -4 -1 -6 -4
)case"},
    {"CastLike_v21.pairs_uint32_int64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v21.pairs_uint32_int8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 36 -47 35 15 92 -47 28 63 -6 12
)case"},
    {"CastLike_v21.pairs_uint32_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 36 19409 35 15 92 19409 28 63 62202 12
)case"},
    {"CastLike_v21.pairs_uint32_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v21.pairs_uint32_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 4 1 3 15 12 1 12 15 10 12
)case"},
    {"CastLike_v21.pairs_uint32_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
)case"},
    {"CastLike_v21.pairs_uint32_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,5] 36 27413457 35 15 92 27413457 28 63 9827066 12
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 36 209 35 15 92 209 28 63 250 12
)case"},
    {"CastLike_v21.pairs_uint4_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_bool", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 0 1 1 1 1 1 1 1
)case"},
    {"CastLike_v21.pairs_uint4_double", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_float", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_float16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 12 12 0 4 12 6 16 14 16 8
)case"},
    {"CastLike_v21.pairs_uint4_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 12 12 0 4 12 6 16 14 16 8
)case"},
    {"CastLike_v21.pairs_uint4_int16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_int32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_int4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -4 -5 0 4 -3 6 -1 -2 -1 -8
)case"},
    {"CastLike_v21.pairs_uint4_int64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_int8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint4_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,5] 12 11 0 4 13 6 15 14 15 8
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 12 11 0 4 13 6 15 14 15 8
)case"},
    {"CastLike_v21.pairs_uint64_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 21 22 1.1315294063768371e+17 15 33 1.0189394156925747e+17 26 61
    1.1315294063768371e+17 73
)case"},
    {"CastLike_v21.pairs_uint64_bool", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v21.pairs_uint64_double", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 21 22 1.1335672620066366e+17 15 33 1.0175349665588006e+17 26 61
    1.1335672620066366e+17 73
)case"},
    {"CastLike_v21.pairs_uint64_float", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 21 22 1.1335673e+17 15 33 1.017535e+17 26 61 1.1335673e+17 73
)case"},
    {"CastLike_v21.pairs_uint64_float16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 21 22 inf 15 33 inf 26 61 inf 73
)case"},
    {"CastLike_v21.pairs_uint64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 20 22 448 15 32 448 26 60 448 72
)case"},
    {"CastLike_v21.pairs_uint64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 20 22 240 15 32 240 26 60 240 72
)case"},
    {"CastLike_v21.pairs_uint64_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 20 24 57344 16 32 57344 24 64 57344 80
)case"},
    {"CastLike_v21.pairs_uint64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 20 24 57344 16 32 57344 24 64 57344 80
)case"},
    {"CastLike_v21.pairs_uint64_int16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 21 22 32368 15 33 -8320 26 61 32368 73
)case"},
    {"CastLike_v21.pairs_uint64_int32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 21 22 -2045280656 15 33 517201792 26 61 -2045280656 73
)case"},
    {"CastLike_v21.pairs_uint64_int4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 5 6 0 -1 1 0 -6 -3 0 -7
)case"},
    {"CastLike_v21.pairs_uint64_int64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
)case"},
    {"CastLike_v21.pairs_uint64_int8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 21 22 112 15 33 -128 26 61 112 73
)case"},
    {"CastLike_v21.pairs_uint64_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 21 22 32368 15 33 57216 26 61 32368 73
)case"},
    {"CastLike_v21.pairs_uint64_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 21 22 2249686640 15 33 517201792 26 61 2249686640 73
)case"},
    {"CastLike_v21.pairs_uint64_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 5 6 0 15 1 0 10 13 0 9
)case"},
    {"CastLike_v21.pairs_uint64_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
)case"},
    {"CastLike_v21.pairs_uint64_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,5] 21 22 113356726200663664 15 33 101753496655880064 26 61 113356726200663664 73
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 21 22 112 15 33 128 26 61 112 73
)case"},
    {"CastLike_v21.pairs_uint8_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_bool", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v21.pairs_uint8_double", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_float", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_float16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 20 96 80 10 88 96 9 52 72 64
)case"},
    {"CastLike_v21.pairs_uint8_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 20 96 80 10 88 96 9 52 72 64
)case"},
    {"CastLike_v21.pairs_uint8_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 20 96 80 10 96 96 8 56 80 64
)case"},
    {"CastLike_v21.pairs_uint8_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 20 96 80 10 96 96 8 56 80 64
)case"},
    {"CastLike_v21.pairs_uint8_int16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_int32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_int4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 5 -2 -1 -6 -8 -2 -7 5 -6 2
)case"},
    {"CastLike_v21.pairs_uint8_int64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_int8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 5 14 15 10 8 14 9 5 10 2
)case"},
    {"CastLike_v21.pairs_uint8_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.pairs_uint8_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 21 94 79 10 88 94 9 53 74 66
)case"},
    {"CastLike_v21.test_castlike_BFLOAT16_to_FLOAT@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
like: tensor(float)[1] 0.47851562
output: tensor(float)[3,4] 0.47851562 0.47851562 0.49804688 0.81640625 0.46875 0.81640625 0.20996094
    0.72265625 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_DOUBLE_to_FLOAT16@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(double)[3,4] 0.15896958364551972 0.11037514116430513 0.6563295894652734 0.1381829513486138
    0.1965823616800535 0.3687251706609641 0.8209932298479351 0.09710127579306127 0.8379449074988039
    0.09609840789396307 0.9764594650133958 0.4686512016477016
like: tensor(float16)[1] 0.158935546875
output: tensor(float16)[3,4] 0.158935546875 0.1103515625 0.65625 0.13818359375 0.196533203125 0.36865234375
    0.82080078125 0.09710693359375 0.837890625 0.0960693359375 0.9765625 0.46875
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_DOUBLE_to_FLOAT@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(double)[3,4] 0.31542835092418386 0.3637107709426226 0.5701967704178796 0.43860151346232035
    0.9883738380592262 0.10204481074802807 0.2088767560948347 0.16130951788499626 0.6531083254653984
    0.2532916025397821 0.4663107728563063 0.24442559200160274
like: tensor(float)[1] 0.31542835
output: tensor(float)[3,4] 0.31542835 0.36371076 0.57019675 0.43860152 0.9883738 0.10204481 0.20887676
    0.16130951 0.6531083 0.2532916 0.46631077 0.2444256
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT16_to_DOUBLE@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float16)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
like: tensor(double)[1] 0.6123046875
output: tensor(double)[3,4] 0.6123046875 0.61669921875 0.94384765625 0.681640625 0.359619140625 0.43701171875
    0.69775390625 0.060211181640625 0.6669921875 0.67041015625 0.2103271484375 0.12890625
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT16_to_FLOAT@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float16)[3,4] 0.1182861328125 0.64013671875 0.143310546875 0.94482421875 0.52197265625
    0.41455078125 0.2646484375 0.7744140625 0.4560546875 0.568359375 0.0187835693359375 0.61767578125
like: tensor(float)[1] 0.11828613
output: tensor(float)[3,4] 0.11828613 0.6401367 0.14331055 0.9448242 0.52197266 0.41455078 0.26464844
    0.77441406 0.4560547 0.5683594 0.01878357 0.6176758
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT8E4M3FNUZ_to_FLOAT@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
like: tensor(float)[1] 0.46875
output: tensor(float)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT8E5M2FNUZ_to_FLOAT@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
like: tensor(float)[1] 0.5
output: tensor(float)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_BFLOAT16@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(bfloat16)[1] 0.478515625
output: tensor(bfloat16)[3,4] 0.478515625 0.478515625 0.498046875 0.81640625 0.46875 0.81640625 0.2099609375
    0.72265625 nan inf inf -inf
rtol=0.015625 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_DOUBLE@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.56804454 0.92559665 0.071036056 0.0871293 0.020218397 0.83261985 0.77815676
    0.87001216 0.9786183 0.7991586 0.46147937 0.7805292
like: tensor(double)[1] 0.5680445432662964
output: tensor(double)[3,4] 0.5680445432662964 0.9255966544151306 0.07103605568408966 0.08712930232286453
    0.020218396559357643 0.832619845867157 0.7781567573547363 0.8700121641159058 0.978618323802948
    0.7991585731506348 0.4614793658256531 0.7805292010307312
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_FLOAT16@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.5488135 0.71518934 0.60276335 0.5448832 0.4236548 0.6458941 0.4375872 0.891773
    0.96366274 0.3834415 0.79172504 0.5288949
like: tensor(float16)[1] 0.548828125
output: tensor(float16)[3,4] 0.548828125 0.71533203125 0.6025390625 0.544921875 0.423583984375 0.64599609375
    0.4375 0.8916015625 0.9638671875 0.383544921875 0.79150390625 0.52880859375
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_FLOAT8E4M3FN@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(float8e4m3fn)[1] 0.46875
output: tensor(float8e4m3fn)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 448 448 -448
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_FLOAT8E4M3FNUZ@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(float8e4m3fnuz)[1] 0.46875
output: tensor(float8e4m3fnuz)[3,4] 0.46875 0.46875 0.5 0.8125 0.46875 0.8125 0.203125 0.75 nan 240 240 -240
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_FLOAT8E5M2@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(float8e5m2)[1] 0.5
output: tensor(float8e5m2)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_FLOAT8E5M2FNUZ@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195 0.7229038
    nan inf inf -inf
like: tensor(float8e5m2fnuz)[1] 0.5
output: tensor(float8e5m2fnuz)[3,4] 0.5 0.5 0.5 0.875 0.5 0.875 0.21875 0.75 nan 57344 57344 -57344
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_FLOAT_to_STRING@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(float)[3,4] 0.9767611 0.6048455 0.7392636 0.039187793 0.28280696 0.12019656 0.2961402 0.11872772
    0.31798318 0.41426298 0.064147495 0.6924721
like: tensor(string)[1] "0.9767611"
output: tensor(string)[3,4] "0.9767611" "0.6048455" "0.7392636" "0.039187793" "0.28280696" "0.12019656"
    "0.2961402" "0.11872772" "0.31798318" "0.41426298" "0.064147495" "0.6924721"
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.test_castlike_STRING_to_FLOAT@1_16_2", Origin::Official, "official", R"case(
output = CastLike-21(input, like)
input: tensor(string)[3,4] "0.47892547" "0.48033667" "0.49968487" "0.81910545" "0.47031248" "0.816468"
    "0.21087195" "0.7229038" "NaN" "INF" "+INF" "-INF"
like: tensor(float)[1] 0.47892547
output: tensor(float)[3,4] 0.47892547 0.48033667 0.49968487 0.81910545 0.47031248 0.816468 0.21087195
    0.7229038 nan inf inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"CastLike_v21.to_text_bfloat16_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(bfloat16)[2,3] 0.337890625 0.361328125 0.55078125 2.15625 0.177734375 1.671875
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.338" "0.361" "0.55" "2.16" "0.178" "1.67"
)case"},
    {"CastLike_v21.to_text_bool_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(bool)[2,3] 1 0 0 1 0 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "1" "0" "0" "1" "0" "1"
)case"},
    {"CastLike_v21.to_text_double_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(double)[2,3] 0.07789210042 -5.836050645 1.589947926 -0.6421130458 -0.2313692724 0.09232778576
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.07789210042" "-5.836050645" "1.589947926" "-0.6421130458" "-0.2313692724"
    "0.09232778576"
)case"},
    {"CastLike_v21.to_text_float16_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(float16)[2,3] 0.078857421875 0.318359375 0.08026123046875 3.650390625 3.650390625
    -0.1346435546875
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "0.07886" "0.3184" "0.08026" "3.65" "3.65" "-0.1346"
)case"},
    {"CastLike_v21.to_text_float8e4m3fn_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(float8e4m3fn)[2,3] 48 0.1171875 -40 0.0859375 48 -0.4375
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "48" "0.1171875" "-40" "0.0859375" "48" "-0.4375"
)case"},
    {"CastLike_v21.to_text_float8e4m3fnuz_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(float8e4m3fnuz)[2,3] 3 0.0009765625 18 18 -0.40625 -0.015625
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "3" "0.0009765625" "18" "18" "-0.40625" "-0.015625"
)case"},
    {"CastLike_v21.to_text_float8e5m2_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(float8e5m2)[2,3] -0.0390625 12 -0.03125 -0.000213623046875 12 -6.103515625e-05
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-0.0390625" "12" "-0.03125" "-0.00021362305" "12" "-0.000061035156"
)case"},
    {"CastLike_v21.to_text_float8e5m2fnuz_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(float8e5m2fnuz)[2,3] -24 -0.0068359375 -48 -1.75 0.625 -48
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-24" "-0.0068359375" "-48" "-1.75" "0.625" "-48"
)case"},
    {"CastLike_v21.to_text_float_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(float)[2,3] -0.65135 1.5279 15.696 0.59387 0.089162 15.696
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-0.65135" "1.5279" "15.696" "0.59387" "0.089162" "15.696"
)case"},
    {"CastLike_v21.to_text_int16_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(int16)[2,3] 43 -10 -4 -86 -53 -86
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "43" "-10" "-4" "-86" "-53" "-86"
)case"},
    {"CastLike_v21.to_text_int32_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(int32)[2,3] 7 5 18639042 19602590 19602590 47
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "7" "5" "18639042" "19602590" "19602590" "47"
)case"},
    {"CastLike_v21.to_text_int4_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(int4)[2,3] 7 -2 2 -8 -8 -1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "7" "-2" "2" "-8" "-8" "-1"
)case"},
    {"CastLike_v21.to_text_int64_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(int64)[2,3] 61603846488553778 61603846488553778 -7447311566174478 54727191807524114 -66 29
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "61603846488553778" "61603846488553778" "-7447311566174478" "54727191807524114"
    "-66" "29"
)case"},
    {"CastLike_v21.to_text_int8_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(int8)[2,3] -27 5 -99 36 -93 -99
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "-27" "5" "-99" "36" "-93" "-99"
)case"},
    {"CastLike_v21.to_text_string_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(string)[2,3] "a,b" "" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "Beta" "nan"
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "a,b" "" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "Beta" "nan"
)case"},
    {"CastLike_v21.to_text_uint16_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint16)[2,3] 39 65 11 40 21 99
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "39" "65" "11" "40" "21" "99"
)case"},
    {"CastLike_v21.to_text_uint32_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint32)[2,3] 44 92 92 81 37 1
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "44" "92" "92" "81" "37" "1"
)case"},
    {"CastLike_v21.to_text_uint4_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint4)[2,3] 14 15 0 13 9 15
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "14" "15" "0" "13" "9" "15"
)case"},
    {"CastLike_v21.to_text_uint64_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint64)[2,3] 23 96 53 96 85 26
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "23" "96" "53" "96" "85" "26"
)case"},
    {"CastLike_v21.to_text_uint8_string", Origin::Derived, "numpy", R"case(
output = CastLike-21(input, target_type)
input: tensor(uint8)[2,3] 24 59 36 66 66 39
target_type: tensor(string)[2] "0" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "24" "59" "36" "66" "66" "39"
)case"},
    {"CastLike_v23.from_text_string_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(bfloat16)[] 0.267578125
output: tensor(bfloat16)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v23.from_text_string_bool", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(bool)[] 0
output: tensor(bool)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_double", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(double)[] -0.112475465
output: tensor(double)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v23.from_text_string_float", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float)[] -7.7385
output: tensor(float)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v23.from_text_string_float16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float16)[] 0.34521484375
output: tensor(float16)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v23.from_text_string_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float4e2m1)[] -6
output: tensor(float4e2m1)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v23.from_text_string_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e4m3fn)[] -52
output: tensor(float8e4m3fn)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v23.from_text_string_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e4m3fnuz)[] 0.5
output: tensor(float8e4m3fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e5m2)[] 0.013671875
output: tensor(float8e5m2)[7] 0 1 1 1 1 -0 1
)case"},
    {"CastLike_v23.from_text_string_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(float8e5m2fnuz)[] 0.000732421875
output: tensor(float8e5m2fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_int16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int16)[] 1
output: tensor(int16)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_int32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int32)[] 71
output: tensor(int32)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_int4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int4)[] 5
output: tensor(int4)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_int64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int64)[] -16
output: tensor(int64)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_int8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(int8)[] 23
output: tensor(int8)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_string", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(string)[] "tab\x09"
output: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
)case"},
    {"CastLike_v23.from_text_string_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint16)[] 90
output: tensor(uint16)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint32)[] 48
output: tensor(uint32)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint4)[] 1
output: tensor(uint4)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint64)[] 59
output: tensor(uint64)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.from_text_string_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
target_type: tensor(uint8)[] 70
output: tensor(uint8)[7] 0 1 1 1 1 0 1
)case"},
    {"CastLike_v23.overflow_without_saturation_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e4m3fn)[0]
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"CastLike_v23.overflow_without_saturation_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e4m3fnuz)[0]
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"CastLike_v23.overflow_without_saturation_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e5m2)[0]
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"CastLike_v23.overflow_without_saturation_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type) saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
target_type: tensor(float8e5m2fnuz)[0]
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"CastLike_v23.pairs_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
)case"},
    {"CastLike_v23.pairs_bfloat16_bool", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v23.pairs_bfloat16_double", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625 -11.0625
    -0.1474609375
)case"},
    {"CastLike_v23.pairs_bfloat16_float", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 3.296875 1.1640625 15.9375 -0.15332031 15.9375 4.03125 -3.046875 9.5625 -11.0625
    -0.14746094
)case"},
    {"CastLike_v23.pairs_bfloat16_float16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
)case"},
    {"CastLike_v23.pairs_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 3 1 6 -0 6 4 -3 6 -6 -0
)case"},
    {"CastLike_v23.pairs_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 3.25 1.125 16 -0.15625 16 4 -3 10 -11 -0.140625
)case"},
    {"CastLike_v23.pairs_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 3.25 1.125 16 -0.15625 16 4 -3 10 -11 -0.140625
)case"},
    {"CastLike_v23.pairs_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 3.5 1.25 16 -0.15625 16 4 -3 10 -12 -0.15625
)case"},
    {"CastLike_v23.pairs_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 3.5 1.25 16 -0.15625 16 4 -3 10 -12 -0.15625
)case"},
    {"CastLike_v23.pairs_bfloat16_int16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v23.pairs_bfloat16_int32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v23.pairs_bfloat16_int4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 3 1 -1 0 -1 4 -3 -7 5 0
)case"},
    {"CastLike_v23.pairs_bfloat16_int64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v23.pairs_bfloat16_int8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 3 1 15 0 15 4 -3 9 -11 0
)case"},
    {"CastLike_v23.pairs_bfloat16_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 3 1 15 0 15 4 65533 9 65525 0
)case"},
    {"CastLike_v23.pairs_bfloat16_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 3 1 15 0 15 4 4294967293 9 4294967285 0
)case"},
    {"CastLike_v23.pairs_bfloat16_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 3 1 15 0 15 4 13 9 5 0
)case"},
    {"CastLike_v23.pairs_bfloat16_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 3 1 15 0 15 4 18446744073709551613 9 18446744073709551605 0
)case"},
    {"CastLike_v23.pairs_bfloat16_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bfloat16)[2,5] 3.296875 1.1640625 15.9375 -0.1533203125 15.9375 4.03125 -3.046875 9.5625
    -11.0625 -0.1474609375
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 3 1 15 0 15 4 253 9 245 0
)case"},
    {"CastLike_v23.pairs_bool_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_bool", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_double", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_float", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_float16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_int16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_int32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_int4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_int64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_int8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_bool_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(bool)[2,5] 1 0 0 1 1 0 1 0 0 1
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 1 0 0 1 1 0 1 0 0 1
)case"},
    {"CastLike_v23.pairs_double_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 13.4375 0.18359375 -1.3515625 2.640625 5.3125 -1.109375 2.296875 13.4375
    -1.171875 0.0947265625
)case"},
    {"CastLike_v23.pairs_double_bool", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v23.pairs_double_double", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
)case"},
    {"CastLike_v23.pairs_double_float", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 13.451423 0.18397717 -1.3524191 2.6432893 5.3153467 -1.1123557 2.301659 13.451423
    -1.1713654 0.09493864
)case"},
    {"CastLike_v23.pairs_double_float16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 13.453125 0.1839599609375 -1.3525390625 2.642578125 5.31640625 -1.1123046875
    2.30078125 13.453125 -1.1708984375 0.09490966796875
)case"},
    {"CastLike_v23.pairs_double_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 0 -1.5 3 6 -1 2 6 -1 0
)case"},
    {"CastLike_v23.pairs_double_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 13 0.1875 -1.375 2.75 5.5 -1.125 2.25 13 -1.125 0.09375
)case"},
    {"CastLike_v23.pairs_double_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 13 0.1875 -1.375 2.75 5.5 -1.125 2.25 13 -1.125 0.09375
)case"},
    {"CastLike_v23.pairs_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 14 0.1875 -1.25 2.5 5 -1 2.5 14 -1.25 0.09375
)case"},
    {"CastLike_v23.pairs_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 14 0.1875 -1.25 2.5 5 -1 2.5 14 -1.25 0.09375
)case"},
    {"CastLike_v23.pairs_double_int16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v23.pairs_double_int32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v23.pairs_double_int4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 0 -1 2 5 -1 2 -3 -1 0
)case"},
    {"CastLike_v23.pairs_double_int64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v23.pairs_double_int8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v23.pairs_double_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 13 0 65535 2 5 65535 2 13 65535 0
)case"},
    {"CastLike_v23.pairs_double_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 13 0 4294967295 2 5 4294967295 2 13 4294967295 0
)case"},
    {"CastLike_v23.pairs_double_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 13 0 15 2 5 15 2 13 15 0
)case"},
    {"CastLike_v23.pairs_double_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 13 0 18446744073709551615 2 5 18446744073709551615 2 13 18446744073709551615 0
)case"},
    {"CastLike_v23.pairs_double_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 13 0 255 2 5 255 2 13 255 0
)case"},
    {"CastLike_v23.pairs_float16_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -3.8125 0.12890625 -0.078125 0.36328125 -0.33203125 -7.65625 -5.03125
    0.458984375 -7.65625 -0.09130859375
)case"},
    {"CastLike_v23.pairs_float16_bool", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v23.pairs_float16_double", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
)case"},
    {"CastLike_v23.pairs_float16_float", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -3.8164062 0.12878418 -0.07824707 0.3623047 -0.33203125 -7.6445312 -5.0351562
    0.45898438 -7.6445312 -0.09118652
)case"},
    {"CastLike_v23.pairs_float16_float16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
)case"},
    {"CastLike_v23.pairs_float16_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -4 0 -0 0.5 -0.5 -6 -6 0.5 -6 -0
)case"},
    {"CastLike_v23.pairs_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -3.75 0.125 -0.078125 0.375 -0.34375 -7.5 -5 0.46875 -7.5 -0.09375
)case"},
    {"CastLike_v23.pairs_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -3.75 0.125 -0.078125 0.375 -0.34375 -7.5 -5 0.46875 -7.5 -0.09375
)case"},
    {"CastLike_v23.pairs_float16_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -4 0.125 -0.078125 0.375 -0.3125 -8 -5 0.4375 -8 -0.09375
)case"},
    {"CastLike_v23.pairs_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -4 0.125 -0.078125 0.375 -0.3125 -8 -5 0.4375 -8 -0.09375
)case"},
    {"CastLike_v23.pairs_float16_int16", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v23.pairs_float16_int32", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v23.pairs_float16_int4", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v23.pairs_float16_int64", Origin::Derived, "numpy", R"case(
output = CastLike-23(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
