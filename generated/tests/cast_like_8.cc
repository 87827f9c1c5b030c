// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/CastLike.pack
//   tests/cases/ai.onnx/CastLike.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"CastLike_v24.pairs_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 14 0.1875 -1.25 2.5 5 -1 2.5 14 -1.25 0.09375
)case"},
    {"CastLike_v24.pairs_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 14 0.1875 -1.25 2.5 5 -1 2.5 14 -1.25 0.09375
)case"},
    {"CastLike_v24.pairs_double_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 16 0.25 5.877471754111438e-39 4 8 5.877471754111438e-39 4 16
    5.877471754111438e-39 0.125
)case"},
    {"CastLike_v24.pairs_double_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v24.pairs_double_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v24.pairs_double_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 0 -1 2 5 -1 2 -3 -1 0
)case"},
    {"CastLike_v24.pairs_double_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v24.pairs_double_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 13 0 -1 2 5 -1 2 13 -1 0
)case"},
    {"CastLike_v24.pairs_double_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 13 0 65535 2 5 65535 2 13 65535 0
)case"},
    {"CastLike_v24.pairs_double_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 13 0 4294967295 2 5 4294967295 2 13 4294967295 0
)case"},
    {"CastLike_v24.pairs_double_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 13 0 15 2 5 15 2 13 15 0
)case"},
    {"CastLike_v24.pairs_double_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 13 0 18446744073709551615 2 5 18446744073709551615 2 13 18446744073709551615 0
)case"},
    {"CastLike_v24.pairs_double_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(double)[2,5] 13.45142262 0.1839771697 -1.352419186 2.643289271 5.315346777 -1.112355748
    2.301659116 13.45142262 -1.171365339 0.09493864409
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 13 0 255 2 5 255 2 13 255 0
)case"},
    {"CastLike_v24.pairs_float16_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -3.8125 0.12890625 -0.078125 0.36328125 -0.33203125 -7.65625 -5.03125
    0.458984375 -7.65625 -0.09130859375
)case"},
    {"CastLike_v24.pairs_float16_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float16_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
)case"},
    {"CastLike_v24.pairs_float16_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -3.8164062 0.12878418 -0.07824707 0.3623047 -0.33203125 -7.6445312 -5.0351562
    0.45898438 -7.6445312 -0.09118652
)case"},
    {"CastLike_v24.pairs_float16_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
)case"},
    {"CastLike_v24.pairs_float16_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -4 0 -0 0.5 -0.5 -6 -6 0.5 -6 -0
)case"},
    {"CastLike_v24.pairs_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -3.75 0.125 -0.078125 0.375 -0.34375 -7.5 -5 0.46875 -7.5 -0.09375
)case"},
    {"CastLike_v24.pairs_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -3.75 0.125 -0.078125 0.375 -0.34375 -7.5 -5 0.46875 -7.5 -0.09375
)case"},
    {"CastLike_v24.pairs_float16_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -4 0.125 -0.078125 0.375 -0.3125 -8 -5 0.4375 -8 -0.09375
)case"},
    {"CastLike_v24.pairs_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -4 0.125 -0.078125 0.375 -0.3125 -8 -5 0.4375 -8 -0.09375
)case"},
    {"CastLike_v24.pairs_float16_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 0.25 5.877471754111438e-39 0.5 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 0.5 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v24.pairs_float16_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v24.pairs_float16_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v24.pairs_float16_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v24.pairs_float16_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v24.pairs_float16_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -3 0 0 0 0 -7 -5 0 -7 0
)case"},
    {"CastLike_v24.pairs_float16_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65533 0 0 0 0 65529 65531 0 65529 0
)case"},
    {"CastLike_v24.pairs_float16_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967293 0 0 0 0 4294967289 4294967291 0 4294967289 0
)case"},
    {"CastLike_v24.pairs_float16_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 13 0 0 0 0 9 11 0 9 0
)case"},
    {"CastLike_v24.pairs_float16_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 18446744073709551613 0 0 0 0 18446744073709551609 18446744073709551611 0
    18446744073709551609 0
)case"},
    {"CastLike_v24.pairs_float16_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float16)[2,5] -3.81640625 0.1287841796875 -0.0782470703125 0.3623046875 -0.33203125 -7.64453125
    -5.03515625 0.458984375 -7.64453125 -0.0911865234375
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 253 0 0 0 0 249 251 0 249 0
)case"},
    {"CastLike_v24.pairs_float4e2m1_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float4e2m1_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 0.5 1 4 5.877471754111438e-39 5.877471754111438e-39 8
    5.877471754111438e-39 4 8
)case"},
    {"CastLike_v24.pairs_float4e2m1_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -2 0 1 3 -4 0 6 -3 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65534 0 1 3 65532 0 6 65533 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967294 0 1 3 4294967292 0 6 4294967293 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 14 0 1 3 12 0 6 13 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 18446744073709551614 0 1 3 18446744073709551612 0 6 18446744073709551613 4 6
)case"},
    {"CastLike_v24.pairs_float4e2m1_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float4e2m1)[2,5] -2 0.5 1 3 -4 -0.5 6 -3 4 6
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 254 0 1 3 252 0 6 253 4 6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 6 -0 -1 2 6 6 0 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 14 14 -0.15625 -0.75 2 6 10 0.03125 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 14 14 -0.15625 -0.75 2 6 10 0.03125 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 16 16 5.877471754111438e-39 5.877471754111438e-39 4 8 16 0.0625 4
    5.877471754111438e-39
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -2 -2 0 0 2 5 -6 0 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 14 14 0 0 2 5 10 0 3 -6
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 14 14 0 0 2 5 10 0 3 65530
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 14 14 0 0 2 5 10 0 3 4294967290
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 14 14 0 0 2 5 10 0 3 10
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 14 14 0 0 2 5 10 0 3 18446744073709551610
)case"},
    {"CastLike_v24.pairs_float8e4m3fn_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fn)[2,5] 14 14 -0.15625 -0.8125 2.25 5.5 10 0.03515625 3 -6.5
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 14 14 0 0 2 5 10 0 3 250
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -3 6 -6 -6 0 6 0 -6 -0.5 -0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -3 12 -7 -32 0.01953125 14 0.0234375 -32 -0.75 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -3 12 -7 -32 0.01953125 14 0.0234375 -32 -0.75 -0.013671875
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 16 5.877471754111438e-39 5.877471754111438e-39 0.03125
    16 0.03125 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] -3 -5 -7 0 0 -2 0 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -3 11 -7 -32 0 14 0 -32 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65533 11 65529 65504 0 14 0 65504 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967293 11 4294967289 4294967264 0 14 0 4294967264 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 13 11 9 0 0 14 0 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 18446744073709551613 11 18446744073709551609 18446744073709551584 0 14 0
    18446744073709551584 0 0
)case"},
    {"CastLike_v24.pairs_float8e4m3fnuz_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e4m3fnuz)[2,5] -3 11 -7 -32 0.01953125 14 0.021484375 -32 -0.6875 -0.013671875
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 253 11 249 224 0 14 0 224 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64 0.0003662109375
    0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float8e5m2_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64 0.0003662109375
    0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -0.00010681152 -64 0.00015258789 14 -0.1875 -0.4375 -64 0.00036621094 0.5
    0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64 0.0003662109375
    0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -0 -6 0 6 -0 -0.5 -6 0 0.5 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -0 -64 0 14 -0.1875 -0.4375 -64 0 0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 0 -64 0 14 -0.1875 -0.4375 -64 0 0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 5.877471754111438e-39 0.000244140625 16
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 0.00048828125 0.5 0.001953125
)case"},
    {"CastLike_v24.pairs_float8e5m2_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 0 -64 0 14 0 0 -64 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 0 -64 0 14 0 0 -64 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 0 0 0 -2 0 0 0 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 0 -64 0 14 0 0 -64 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 0 -64 0 14 0 0 -64 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 0 65472 0 14 0 0 65472 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 0 4294967232 0 14 0 0 4294967232 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 0 0 0 14 0 0 0 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 0 18446744073709551552 0 14 0 0 18446744073709551552 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2)[2,5] -0.0001068115234375 -64 0.000152587890625 14 -0.1875 -0.4375 -64
    0.0003662109375 0.5 0.001953125
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 0 192 0 14 0 0 192 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 9.1552734e-05 6.1035156e-05 -0.0546875 0.0024414062 -5 2 -1 20 -0.0024414062 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 0 0 -0 0 -4 2 -1 6 -0 0.5
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 0 0 -0.0546875 0.001953125 -5 2 -1 20 -0.001953125 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 0 0 -0.0546875 0.001953125 -5 2 -1 20 -0.001953125 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 0.0001220703125 6.103515625e-05 5.877471754111438e-39 0.00390625
    5.877471754111438e-39 2 5.877471754111438e-39 32 5.877471754111438e-39 1
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 0 0 0 0 -5 2 -1 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 0 0 0 0 -5 2 -1 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 0 0 0 0 -5 2 -1 4 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 0 0 0 0 -5 2 -1 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 0 0 0 0 -5 2 -1 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 0 0 0 0 65531 2 65535 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 0 0 0 0 4294967291 2 4294967295 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 0 0 0 0 11 2 15 4 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 0 0 0 0 18446744073709551611 2 18446744073709551615 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e5m2fnuz_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e5m2fnuz)[2,5] 9.1552734375e-05 6.103515625e-05 -0.0546875 0.00244140625 -5 2 -1 20
    -0.00244140625 0.625
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 0 0 0 0 251 2 255 20 0 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float8e8m0_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 0 6 0.5 1 6 2 4 0 6 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
)case"},
    {"CastLike_v24.pairs_float8e8m0_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 0 0 0 1 0 2 4 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 0 0 0 1 0 2 4 0 0 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float8e8m0)[2,5] 0.0078125 16 0.5 1 64 2 4 0.0625 64 0.125
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 0 16 0 1 64 2 4 0 64 0
)case"},
    {"CastLike_v24.pairs_float_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 0.0625 -12.0625 -1.7109375 -12.0625 -2.578125 1.4765625 2.125 0.294921875
    -7.5625 0.345703125
)case"},
    {"CastLike_v24.pairs_float_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_float_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 0.06258399784564972 -12.045999526977539 -1.7130999565124512 -12.045999526977539
    -2.584199905395508 1.4793000221252441 2.117500066757202 0.29565000534057617 -7.571199893951416
    0.34551000595092773
)case"},
    {"CastLike_v24.pairs_float_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
)case"},
    {"CastLike_v24.pairs_float_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 0.06256103515625 -12.046875 -1.712890625 -12.046875 -2.583984375 1.4794921875
    2.1171875 0.295654296875 -7.5703125 0.345458984375
)case"},
    {"CastLike_v24.pairs_float_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 0 -6 -1.5 -6 -3 1.5 2 0.5 -6 0.5
)case"},
    {"CastLike_v24.pairs_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 0.0625 -12 -1.75 -12 -2.5 1.5 2 0.28125 -7.5 0.34375
)case"},
    {"CastLike_v24.pairs_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 0.0625 -12 -1.75 -12 -2.5 1.5 2 0.28125 -7.5 0.34375
)case"},
    {"CastLike_v24.pairs_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 0.0625 -12 -1.75 -12 -2.5 1.5 2 0.3125 -8 0.375
)case"},
    {"CastLike_v24.pairs_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 0.0625 -12 -1.75 -12 -2.5 1.5 2 0.3125 -8 0.375
)case"},
    {"CastLike_v24.pairs_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 0.125 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 2 4 0.5 5.877471754111438e-39 0.5
)case"},
    {"CastLike_v24.pairs_float_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 0 -12 -1 -12 -2 1 2 0 -7 0
)case"},
    {"CastLike_v24.pairs_float_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 0 -12 -1 -12 -2 1 2 0 -7 0
)case"},
    {"CastLike_v24.pairs_float_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 0 4 -1 4 -2 1 2 0 -7 0
)case"},
    {"CastLike_v24.pairs_float_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] 0 -12 -1 -12 -2 1 2 0 -7 0
)case"},
    {"CastLike_v24.pairs_float_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] 0 -12 -1 -12 -2 1 2 0 -7 0
)case"},
    {"CastLike_v24.pairs_float_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 0 65524 65535 65524 65534 1 2 0 65529 0
)case"},
    {"CastLike_v24.pairs_float_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 0 4294967284 4294967295 4294967284 4294967294 1 2 0 4294967289 0
)case"},
    {"CastLike_v24.pairs_float_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 0 4 15 4 14 1 2 0 9 0
)case"},
    {"CastLike_v24.pairs_float_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 0 18446744073709551604 18446744073709551615 18446744073709551604
    18446744073709551614 1 2 0 18446744073709551609 0
)case"},
    {"CastLike_v24.pairs_float_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(float)[2,5] 0.062584 -12.046 -1.7131 -12.046 -2.5842 1.4793 2.1175 0.29565 -7.5712 0.34551
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 0 244 255 244 254 1 2 0 249 0
)case"},
    {"CastLike_v24.pairs_int16_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] -96 92 200 56 280 -5 -65 22 -300 -300
)case"},
    {"CastLike_v24.pairs_int16_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_int16_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
)case"},
    {"CastLike_v24.pairs_int16_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
)case"},
    {"CastLike_v24.pairs_int16_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
)case"},
    {"CastLike_v24.pairs_int16_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] -6 6 6 6 6 -4 -6 6 -6 -6
)case"},
    {"CastLike_v24.pairs_int16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] -96 96 192 56 288 -5 -64 22 -288 -288
)case"},
    {"CastLike_v24.pairs_int16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] -96 96 192 56 240 -5 -64 22 -240 -240
)case"},
    {"CastLike_v24.pairs_int16_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] -96 96 192 56 256 -5 -64 24 -320 -320
)case"},
    {"CastLike_v24.pairs_int16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] -96 96 192 56 256 -5 -64 24 -320 -320
)case"},
    {"CastLike_v24.pairs_int16_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 5.877471754111438e-39 128 256 64 512 5.877471754111438e-39
    5.877471754111438e-39 32 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v24.pairs_int16_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
)case"},
    {"CastLike_v24.pairs_int16_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
)case"},
    {"CastLike_v24.pairs_int16_int4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(int4)[1] 2
output: tensor(int4)[2,5] 0 -4 -8 -8 -7 -5 -1 6 3 3
)case"},
    {"CastLike_v24.pairs_int16_int64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(int64)[1] -83
output: tensor(int64)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
)case"},
    {"CastLike_v24.pairs_int16_int8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(int8)[1] -105
output: tensor(int8)[2,5] -96 92 -56 56 25 -5 -65 22 -45 -45
)case"},
    {"CastLike_v24.pairs_int16_uint16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(uint16)[1] 38
output: tensor(uint16)[2,5] 65440 92 200 56 281 65531 65471 22 65235 65235
)case"},
    {"CastLike_v24.pairs_int16_uint32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(uint32)[1] 78
output: tensor(uint32)[2,5] 4294967200 92 200 56 281 4294967291 4294967231 22 4294966995 4294966995
)case"},
    {"CastLike_v24.pairs_int16_uint4", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(uint4)[1] 8
output: tensor(uint4)[2,5] 0 12 8 8 9 11 15 6 3 3
)case"},
    {"CastLike_v24.pairs_int16_uint64", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(uint64)[1] 139482523221078096
output: tensor(uint64)[2,5] 18446744073709551520 92 200 56 281 18446744073709551611 18446744073709551551 22
    18446744073709551315 18446744073709551315
)case"},
    {"CastLike_v24.pairs_int16_uint8", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int16)[2,5] -96 92 200 56 281 -5 -65 22 -301 -301
target_type: tensor(uint8)[1] 57
output: tensor(uint8)[2,5] 160 92 200 56 25 251 191 22 211 211
)case"},
    {"CastLike_v24.pairs_int32_bfloat16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(bfloat16)[1] -0.388671875
output: tensor(bfloat16)[2,5] 31 -16580608 -19 -22 64 57 95 82 -49 -97
)case"},
    {"CastLike_v24.pairs_int32_bool", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(bool)[1] 0
output: tensor(bool)[2,5] 1 1 1 1 1 1 1 1 1 1
)case"},
    {"CastLike_v24.pairs_int32_double", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(double)[1] -0.2068773523
output: tensor(double)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
)case"},
    {"CastLike_v24.pairs_int32_float", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float)[1] 0.34256
output: tensor(float)[2,5] 31 -1.658127e+07 -19 -22 64 57 95 82 -49 -97
)case"},
    {"CastLike_v24.pairs_int32_float16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float16)[1] -0.1280517578125
output: tensor(float16)[2,5] 31 -inf -19 -22 64 57 95 82 -49 -97
)case"},
    {"CastLike_v24.pairs_int32_float4e2m1", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float4e2m1)[1] 1.5
output: tensor(float4e2m1)[2,5] 6 -6 -6 -6 6 6 6 6 -6 -6
)case"},
    {"CastLike_v24.pairs_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float8e4m3fn)[1] 0.234375
output: tensor(float8e4m3fn)[2,5] 32 -448 -20 -22 64 56 96 80 -48 -96
)case"},
    {"CastLike_v24.pairs_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float8e4m3fnuz)[1] -0.005859375
output: tensor(float8e4m3fnuz)[2,5] 32 -240 -20 -22 64 56 96 80 -48 -96
)case"},
    {"CastLike_v24.pairs_int32_float8e5m2", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float8e5m2)[1] -1.5
output: tensor(float8e5m2)[2,5] 32 -57344 -20 -24 64 56 96 80 -48 -96
)case"},
    {"CastLike_v24.pairs_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float8e5m2fnuz)[1] 0.009765625
output: tensor(float8e5m2fnuz)[2,5] 32 -57344 -20 -24 64 56 96 80 -48 -96
)case"},
    {"CastLike_v24.pairs_int32_float8e8m0", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(float8e8m0)[1] 64
output: tensor(float8e8m0)[2,5] 32 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 64 64 128
    128 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"CastLike_v24.pairs_int32_int16", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(int16)[1] 200
output: tensor(int16)[2,5] 31 -662 -19 -22 64 57 95 82 -49 -97
)case"},
    {"CastLike_v24.pairs_int32_int32", Origin::Derived, "numpy", R"case(
output = CastLike-24(input, target_type)
input: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
target_type: tensor(int32)[1] -11024875
output: tensor(int32)[2,5] 31 -16581270 -19 -22 64 57 95 82 -49 -97
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
