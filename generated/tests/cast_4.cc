// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v13.wide_integers_round_once_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-13(input) to=1
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float)[5] 1.1529216e+18 -1.1529216e+18 9.223372e+18 -9.223372e+18 1.6777216e+07
)case"},
    {"Cast_v13.wide_integers_round_once_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-13(input) to=10
input: tensor(int64)[5] 1152921573326323713 -1152921573326323713 9223372036854775807 -9223372036854775807
    16777217
output: tensor(float16)[5] inf -inf inf -inf inf
)case"},
    {"Cast_v19.corners_of_double_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(bool)[4,4] 1 1 1 0 1 1 0 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.corners_of_double_double_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.36993554 -3.5428262 -0.98224527 0.24977598
    14.470418
)case"},
    {"Cast_v19.corners_of_double_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(float16)[4,4] -inf nan inf 0 1 0 -0 -1 inf -inf 0 -0.369873046875 -3.54296875 -0.982421875
    0.249755859375 14.46875
)case"},
    {"Cast_v19.corners_of_double_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int64)[4,4] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 0 0 -1
    -9223372036854775808 -9223372036854775808 0 0 -3 0 0 14
)case"},
    {"Cast_v19.corners_of_double_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(double)[4,4] -1.7976931348623157e+308 nan 1.7976931348623157e+308 0 1 5e-324 -0 -1 inf -inf
    2.2250738585072014e-308 -0.3699355516 -3.542826078 -0.982245239 0.2497759752 14.47041794
output: tensor(int8)[4,4] 0 0 0 0 1 0 0 -1 0 0 0 0 -3 0 0 14
)case"},
    {"Cast_v19.from_text_string_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bfloat16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v19.from_text_string_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(bool)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(double)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v19.from_text_string_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v19.from_text_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float16)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v19.from_text_string_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fn)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v19.from_text_string_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e4m3fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2)[7] 0 1 1 1 1 -0 1
)case"},
    {"Cast_v19.from_text_string_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(float8e5m2fnuz)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(int8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_string", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=8
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
)case"},
    {"Cast_v19.from_text_string_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint16)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint32)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint64)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_string_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(string)[7] "0" "1" "1.0" "10e-1" "+1" "-0" "00001."
output: tensor(uint8)[7] 0 1 1 1 1 0 1
)case"},
    {"Cast_v19.from_text_to_floating_point_string_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(double)[10] 3.14 1e-05 100000000 inf -inf nan -2 1e+40 0.5 1.00048828125
)case"},
    {"Cast_v19.from_text_to_floating_point_string_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float)[10] 3.14 1e-05 1e+08 inf -inf nan -2 inf 0.5 1.0004883
)case"},
    {"Cast_v19.from_text_to_floating_point_string_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(string)[10] "3.14" "1e-5" "1E8" "+INF" "-inf" "NaN" "-2" "1e40" ".5"
    "1.000488281250000000000001"
output: tensor(float16)[10] 3.140625 1.0013580322265625e-05 inf inf -inf nan -2 inf 0.5 1.0009765625
)case"},
    {"Cast_v19.from_text_to_integers_string_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int16)[5] -12 7 100 3 100
)case"},
    {"Cast_v19.from_text_to_integers_string_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int32)[5] -12 7 100 3 100
)case"},
    {"Cast_v19.from_text_to_integers_string_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int64)[5] -12 7 100 3 100
)case"},
    {"Cast_v19.from_text_to_integers_string_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(string)[5] "-12" "7" "100.5" "+3" "1e2"
output: tensor(int8)[5] -12 7 100 3 100
)case"},
    {"Cast_v19.no_elements_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(int64)[2,0,3]
output: tensor(bool)[2,0,3]
)case"},
    {"Cast_v19.no_elements_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(int64)[2,0,3]
output: tensor(float)[2,0,3]
)case"},
    {"Cast_v19.overflow_without_saturation_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float16)[12] inf -inf nan inf -inf 464 465 248 249 61440 0.300048828125 -0
)case"},
    {"Cast_v19.overflow_without_saturation_double_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"Cast_v19.overflow_without_saturation_double_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"Cast_v19.overflow_without_saturation_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"Cast_v19.overflow_without_saturation_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20 saturate=0
input: tensor(double)[12] inf -inf nan 1000000 -1000000 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"Cast_v19.overflow_without_saturation_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float16)[12] inf -inf nan inf -inf 464 465 248 249 61440 0.300048828125 -0
)case"},
    {"Cast_v19.overflow_without_saturation_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fn)[12] nan nan nan nan nan 448 nan 256 256 nan 0.3125 -0
)case"},
    {"Cast_v19.overflow_without_saturation_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e4m3fnuz)[12] nan nan nan nan nan nan nan nan nan nan 0.3125 0
)case"},
    {"Cast_v19.overflow_without_saturation_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2)[12] inf -inf nan inf -inf 448 448 256 256 inf 0.3125 -0
)case"},
    {"Cast_v19.overflow_without_saturation_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20 saturate=0
input: tensor(float)[12] inf -inf nan 1e+06 -1e+06 464 465 248 249 61440 0.3 -1e-09
output: tensor(float8e5m2fnuz)[12] nan nan nan nan nan 448 448 256 256 nan 0.3125 0
)case"},
    {"Cast_v19.pairs_bfloat16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v19.pairs_bfloat16_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_bfloat16_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(double)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v19.pairs_bfloat16_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float)[3,4] 5.46875 -5.875 0.111816406 0.63671875 0.079589844 7.625 2.09375 -0.091796875
    1.671875 0.38085938 7.625 -0.74609375
)case"},
    {"Cast_v19.pairs_bfloat16_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
)case"},
    {"Cast_v19.pairs_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e4m3fn)[3,4] 5.5 -6 0.109375 0.625 0.078125 7.5 2 -0.09375 1.625 0.375 7.5 -0.75
)case"},
    {"Cast_v19.pairs_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e4m3fnuz)[3,4] 5.5 -6 0.109375 0.625 0.078125 7.5 2 -0.09375 1.625 0.375 7.5 -0.75
)case"},
    {"Cast_v19.pairs_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e5m2)[3,4] 5 -6 0.109375 0.625 0.078125 8 2 -0.09375 1.75 0.375 8 -0.75
)case"},
    {"Cast_v19.pairs_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(float8e5m2fnuz)[3,4] 5 -6 0.109375 0.625 0.078125 8 2 -0.09375 1.75 0.375 8 -0.75
)case"},
    {"Cast_v19.pairs_bfloat16_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int16)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bfloat16_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int32)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bfloat16_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int64)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bfloat16_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(int8)[3,4] 5 -5 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bfloat16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint16)[3,4] 5 65531 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bfloat16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint32)[3,4] 5 4294967291 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bfloat16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint64)[3,4] 5 18446744073709551611 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bfloat16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(bfloat16)[3,4] 5.46875 -5.875 0.11181640625 0.63671875 0.07958984375 7.625 2.09375 -0.091796875
    1.671875 0.380859375 7.625 -0.74609375
output: tensor(uint8)[3,4] 5 251 0 0 0 7 2 0 1 0 7 0
)case"},
    {"Cast_v19.pairs_bool_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(bfloat16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(double)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e4m3fn)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e4m3fnuz)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e5m2)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(float8e5m2fnuz)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int32)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int64)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(int8)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint16)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint32)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint64)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_bool_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(bool)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
output: tensor(uint8)[3,4] 0 1 1 0 0 0 1 1 0 0 1 1
)case"},
    {"Cast_v19.pairs_double_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(bfloat16)[3,4] -3.890625 3.890625 6.59375 -6.09375 12.4375 12.4375 -5.6875 -2.125 2.578125
    -11.375 -0.0859375 0.330078125
)case"},
    {"Cast_v19.pairs_double_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_double_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
)case"},
    {"Cast_v19.pairs_double_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float)[3,4] -3.890059 3.895957 6.590146 -6.0899596 12.460939 12.460939 -5.6816273 -2.120287
    2.581919 -11.377123 -0.08611749 0.3295982
)case"},
    {"Cast_v19.pairs_double_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float16)[3,4] -3.890625 3.896484375 6.58984375 -6.08984375 12.4609375 12.4609375 -5.6796875
    -2.12109375 2.58203125 -11.375 -0.08612060546875 0.32958984375
)case"},
    {"Cast_v19.pairs_double_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e4m3fn)[3,4] -4 4 6.5 -6 12 12 -5.5 -2 2.5 -11 -0.0859375 0.34375
)case"},
    {"Cast_v19.pairs_double_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e4m3fnuz)[3,4] -4 4 6.5 -6 12 12 -5.5 -2 2.5 -11 -0.0859375 0.34375
)case"},
    {"Cast_v19.pairs_double_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e5m2)[3,4] -4 4 7 -6 12 12 -6 -2 2.5 -12 -0.09375 0.3125
)case"},
    {"Cast_v19.pairs_double_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(float8e5m2fnuz)[3,4] -4 4 7 -6 12 12 -6 -2 2.5 -12 -0.09375 0.3125
)case"},
    {"Cast_v19.pairs_double_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int16)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v19.pairs_double_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int32)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v19.pairs_double_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int64)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v19.pairs_double_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(int8)[3,4] -3 3 6 -6 12 12 -5 -2 2 -11 0 0
)case"},
    {"Cast_v19.pairs_double_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint16)[3,4] 65533 3 6 65530 12 12 65531 65534 2 65525 0 0
)case"},
    {"Cast_v19.pairs_double_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint32)[3,4] 4294967293 3 6 4294967290 12 12 4294967291 4294967294 2 4294967285 0 0
)case"},
    {"Cast_v19.pairs_double_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint64)[3,4] 18446744073709551613 3 6 18446744073709551610 12 12 18446744073709551611
    18446744073709551614 2 18446744073709551605 0 0
)case"},
    {"Cast_v19.pairs_double_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint8)[3,4] 253 3 6 250 12 12 251 254 2 245 0 0
)case"},
    {"Cast_v19.pairs_float16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(bfloat16)[3,4] 2.140625 -14.75 -14.75 0.0869140625 1.3203125 -2.5 -6.46875 -1.078125
    -0.0888671875 -0.484375 -1.3359375 -2.75
)case"},
    {"Cast_v19.pairs_float16_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_float16_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(double)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v19.pairs_float16_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float)[3,4] 2.1464844 -14.7421875 -14.7421875 0.08679199 1.3183594 -2.5019531 -6.4765625
    -1.078125 -0.08892822 -0.48486328 -1.3339844 -2.7480469
)case"},
    {"Cast_v19.pairs_float16_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v19.pairs_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e4m3fn)[3,4] 2.25 -15 -15 0.0859375 1.375 -2.5 -6.5 -1.125 -0.0859375 -0.5 -1.375 -2.75
)case"},
    {"Cast_v19.pairs_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e4m3fnuz)[3,4] 2.25 -15 -15 0.0859375 1.375 -2.5 -6.5 -1.125 -0.0859375 -0.5 -1.375 -2.75
)case"},
    {"Cast_v19.pairs_float16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e5m2)[3,4] 2 -14 -14 0.09375 1.25 -2.5 -6 -1 -0.09375 -0.5 -1.25 -2.5
)case"},
    {"Cast_v19.pairs_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e5m2fnuz)[3,4] 2 -14 -14 0.09375 1.25 -2.5 -6 -1 -0.09375 -0.5 -1.25 -2.5
)case"},
    {"Cast_v19.pairs_float16_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int16)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v19.pairs_float16_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int32)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v19.pairs_float16_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int64)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v19.pairs_float16_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int8)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v19.pairs_float16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint16)[3,4] 2 65522 65522 0 1 65534 65530 65535 0 0 65535 65534
)case"},
    {"Cast_v19.pairs_float16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint32)[3,4] 2 4294967282 4294967282 0 1 4294967294 4294967290 4294967295 0 0 4294967295
    4294967294
)case"},
    {"Cast_v19.pairs_float16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint64)[3,4] 2 18446744073709551602 18446744073709551602 0 1 18446744073709551614
    18446744073709551610 18446744073709551615 0 0 18446744073709551615 18446744073709551614
)case"},
    {"Cast_v19.pairs_float16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint8)[3,4] 2 242 242 0 1 254 250 255 0 0 255 254
)case"},
    {"Cast_v19.pairs_float8e4m3fn_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(bfloat16)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_float8e4m3fn_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(double)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float16)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375
    -0.75 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e4m3fnuz)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375
    -0.75 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e5m2)[3,4] -0.015625 64 -0.0625 64 -64 -0.25 -0.15625 -0.75 4 0.109375 -0.75 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e5m2fnuz)[3,4] -0.015625 64 -0.0625 64 -64 -0.25 -0.15625 -0.75 4 0.109375 -0.75 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int16)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int32)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int64)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int8)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v19.pairs_float8e4m3fn_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint16)[3,4] 0 64 0 64 65472 0 0 0 3 0 0 65488
)case"},
    {"Cast_v19.pairs_float8e4m3fn_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint32)[3,4] 0 64 0 64 4294967232 0 0 0 3 0 0 4294967248
)case"},
    {"Cast_v19.pairs_float8e4m3fn_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint64)[3,4] 0 64 0 64 18446744073709551552 0 0 0 3 0 0 18446744073709551568
)case"},
    {"Cast_v19.pairs_float8e4m3fn_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint8)[3,4] 0 64 0 64 192 0 0 0 3 0 0 208
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(bfloat16)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(double)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float16)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e4m3fn)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e5m2)[3,4] 56 -24 0.03125 16 1 7 6 56 3 -12 -0.046875 1.5
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e5m2fnuz)[3,4] 56 -24 0.03125 16 1 7 6 56 3 -12 -0.046875 1.5
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int16)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int32)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int64)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int8)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint16)[3,4] 56 65510 0 15 1 7 5 56 3 65524 0 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint32)[3,4] 56 4294967270 0 15 1 7 5 56 3 4294967284 0 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint64)[3,4] 56 18446744073709551590 0 15 1 7 5 56 3 18446744073709551604 0 1
)case"},
    {"Cast_v19.pairs_float8e4m3fnuz_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint8)[3,4] 56 230 0 15 1 7 5 56 3 244 0 1
)case"},
    {"Cast_v19.pairs_float8e5m2_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(bfloat16)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_float8e5m2_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(double)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float)[3,4] -56 5 2.5 0.00030517578 -0.625 56 -4 0.015625 0.00018310547 0.00021362305 -56
    -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float16)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e4m3fn)[3,4] -56 5 2.5 0 -0.625 56 -4 0.015625 0 0 -56 -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e4m3fnuz)[3,4] -56 5 2.5 0 -0.625 56 -4 0.015625 0 0 -56 -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e5m2fnuz)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v19.pairs_float8e5m2_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int16)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v19.pairs_float8e5m2_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int32)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v19.pairs_float8e5m2_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int64)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v19.pairs_float8e5m2_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int8)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v19.pairs_float8e5m2_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint16)[3,4] 65480 5 2 0 0 56 65532 0 0 0 65480 0
)case"},
    {"Cast_v19.pairs_float8e5m2_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint32)[3,4] 4294967240 5 2 0 0 56 4294967292 0 0 0 4294967240 0
)case"},
    {"Cast_v19.pairs_float8e5m2_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint64)[3,4] 18446744073709551560 5 2 0 0 56 18446744073709551612 0 0 0 18446744073709551560 0
)case"},
    {"Cast_v19.pairs_float8e5m2_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint8)[3,4] 200 5 2 0 0 56 252 0 0 0 200 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(bfloat16)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(double)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float)[3,4] 0.25 -7 5.340576e-05 0.005859375 -0.0048828125 4.5776367e-05 -0.0004272461
    -0.013671875 -0.02734375 -7 -0.625 -5.340576e-05
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float16)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e4m3fn)[3,4] 0.25 -7 0 0.005859375 -0.00390625 0 -0 -0.013671875 -0.02734375 -7 -0.625 -0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e4m3fnuz)[3,4] 0.25 -7 0 0.005859375 -0.0048828125 0 0 -0.013671875 -0.02734375 -7 -0.625
    0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e5m2)[3,4] 0.25 -7 6.103515625e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -6.103515625e-05
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int16)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int32)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int64)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int8)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint16)[3,4] 0 65529 0 0 0 0 0 0 0 65529 0 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint32)[3,4] 0 4294967289 0 0 0 0 0 0 0 4294967289 0 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint64)[3,4] 0 18446744073709551609 0 0 0 0 0 0 0 18446744073709551609 0 0
)case"},
    {"Cast_v19.pairs_float8e5m2fnuz_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint8)[3,4] 0 249 0 0 0 0 0 0 0 249 0 0
)case"},
    {"Cast_v19.pairs_float_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bfloat16)[3,4] 0.58203125 -15 6.375 -0.091796875 0.34765625 0.40625 0.46875 -15 7.78125
    0.1025390625 1.96875 0.59375
)case"},
    {"Cast_v19.pairs_float_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_float_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(double)[3,4] 0.5802199840545654 -15.006999969482422 6.383500099182129 -0.09165199846029282
    0.34793999791145325 0.4064899981021881 0.4693700075149536 -15.006999969482422 7.7692999839782715
    0.10261999815702438 1.965399980545044 0.5952900052070618
)case"},
    {"Cast_v19.pairs_float_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
)case"},
    {"Cast_v19.pairs_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float16)[3,4] 0.580078125 -15.0078125 6.3828125 -0.0916748046875 0.347900390625 0.406494140625
    0.469482421875 -15.0078125 7.76953125 0.10260009765625 1.9658203125 0.59521484375
)case"},
    {"Cast_v19.pairs_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fn)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v19.pairs_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fnuz)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v19.pairs_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v19.pairs_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2fnuz)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v19.pairs_float_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int16)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v19.pairs_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int32)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v19.pairs_float_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int64)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v19.pairs_float_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int8)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v19.pairs_float_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint16)[3,4] 0 65521 6 0 0 0 0 65521 7 0 1 0
)case"},
    {"Cast_v19.pairs_float_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint32)[3,4] 0 4294967281 6 0 0 0 0 4294967281 7 0 1 0
)case"},
    {"Cast_v19.pairs_float_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint64)[3,4] 0 18446744073709551601 6 0 0 0 0 18446744073709551601 7 0 1 0
)case"},
    {"Cast_v19.pairs_float_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(uint8)[3,4] 0 241 6 0 0 0 0 241 7 0 1 0
)case"},
    {"Cast_v19.pairs_int16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bfloat16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_int16_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(double)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fn)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v19.pairs_int16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e4m3fnuz)[3,4] -30 -36 -120 -60 -28 -72 -88 -64 64 -48 -120 -1
)case"},
    {"Cast_v19.pairs_int16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v19.pairs_int16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(float8e5m2fnuz)[3,4] -32 -32 -128 -64 -28 -64 -80 -64 64 -48 -128 -1
)case"},
    {"Cast_v19.pairs_int16_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int32)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int64)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(int8)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
)case"},
    {"Cast_v19.pairs_int16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint16)[3,4] 65506 65500 65415 65476 65509 65465 65449 65469 68 65488 65415 65535
)case"},
    {"Cast_v19.pairs_int16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint32)[3,4] 4294967266 4294967260 4294967175 4294967236 4294967269 4294967225 4294967209
    4294967229 68 4294967248 4294967175 4294967295
)case"},
    {"Cast_v19.pairs_int16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint64)[3,4] 18446744073709551586 18446744073709551580 18446744073709551495
    18446744073709551556 18446744073709551589 18446744073709551545 18446744073709551529 18446744073709551549
    68 18446744073709551568 18446744073709551495 18446744073709551615
)case"},
    {"Cast_v19.pairs_int16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(int16)[3,4] -30 -36 -121 -60 -27 -71 -87 -67 68 -48 -121 -1
output: tensor(uint8)[3,4] 226 220 135 196 229 185 169 189 68 208 135 255
)case"},
    {"Cast_v19.pairs_int32_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bfloat16)[3,4] 18 3 13238272 13238272 17 22 74 32 84 -1 -90 8912896
)case"},
    {"Cast_v19.pairs_int32_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_int32_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(double)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v19.pairs_int32_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float)[3,4] 18 3 1.3258121e+07 1.3258121e+07 17 22 74 32 84 -1 -90 8.888341e+06
)case"},
    {"Cast_v19.pairs_int32_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float16)[3,4] 18 3 inf inf 17 22 74 32 84 -1 -90 inf
)case"},
    {"Cast_v19.pairs_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fn)[3,4] 18 3 448 448 16 22 72 32 80 -1 -88 448
)case"},
    {"Cast_v19.pairs_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e4m3fnuz)[3,4] 18 3 240 240 16 22 72 32 80 -1 -88 240
)case"},
    {"Cast_v19.pairs_int32_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v19.pairs_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(float8e5m2fnuz)[3,4] 16 3 57344 57344 16 24 80 32 80 -1 -96 57344
)case"},
    {"Cast_v19.pairs_int32_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int16)[3,4] 18 3 19849 19849 17 22 74 32 84 -1 -90 -24555
)case"},
    {"Cast_v19.pairs_int32_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v19.pairs_int32_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
)case"},
    {"Cast_v19.pairs_int32_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(int8)[3,4] 18 3 -119 -119 17 22 74 32 84 -1 -90 21
)case"},
    {"Cast_v19.pairs_int32_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint16)[3,4] 18 3 19849 19849 17 22 74 32 84 65535 65446 40981
)case"},
    {"Cast_v19.pairs_int32_uint32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=12
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 4294967295 4294967206 8888341
)case"},
    {"Cast_v19.pairs_int32_uint64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=13
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint64)[3,4] 18 3 13258121 13258121 17 22 74 32 84 18446744073709551615 18446744073709551526
    8888341
)case"},
    {"Cast_v19.pairs_int32_uint8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=2
input: tensor(int32)[3,4] 18 3 13258121 13258121 17 22 74 32 84 -1 -90 8888341
output: tensor(uint8)[3,4] 18 3 137 137 17 22 74 32 84 255 166 21
)case"},
    {"Cast_v19.pairs_int64_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=16
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bfloat16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.432467050515661e+16 -13 -5.432467050515661e+16
    -43
)case"},
    {"Cast_v19.pairs_int64_bool", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=9
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v19.pairs_int64_double", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=11
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(double)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.424443516372757e+16 -13 -5.424443516372757e+16
    -43
)case"},
    {"Cast_v19.pairs_int64_float", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=1
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -5.4244436e+16 -13 -5.4244436e+16 -43
)case"},
    {"Cast_v19.pairs_int64_float16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=10
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -inf -13 -inf -43
)case"},
    {"Cast_v19.pairs_int64_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=17
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fn)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -448 -13 -448 -44
)case"},
    {"Cast_v19.pairs_int64_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=18
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e4m3fnuz)[3,4] -44 -72 -24 16 -32 -88 -11 -80 -240 -13 -240 -44
)case"},
    {"Cast_v19.pairs_int64_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=19
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v19.pairs_int64_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=20
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(float8e5m2fnuz)[3,4] -48 -80 -24 16 -32 -80 -12 -80 -57344 -12 -57344 -40
)case"},
    {"Cast_v19.pairs_int64_int16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=5
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int16)[3,4] -45 -75 -25 16 -32 -86 -11 -78 14642 -13 14642 -43
)case"},
    {"Cast_v19.pairs_int64_int32", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=6
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int32)[3,4] -45 -75 -25 16 -32 -86 -11 -78 1057372466 -13 1057372466 -43
)case"},
    {"Cast_v19.pairs_int64_int64", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=7
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
)case"},
    {"Cast_v19.pairs_int64_int8", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=3
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(int8)[3,4] -45 -75 -25 16 -32 -86 -11 -78 50 -13 50 -43
)case"},
    {"Cast_v19.pairs_int64_uint16", Origin::Derived, "numpy", R"case(
output = Cast-19(input) to=4
input: tensor(int64)[3,4] -45 -75 -25 16 -32 -86 -11 -78 -54244435163727566 -13 -54244435163727566 -43
output: tensor(uint16)[3,4] 65491 65461 65511 16 65504 65450 65525 65458 14642 65523 14642 65493
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
