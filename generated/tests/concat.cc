// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Concat.pack
//   tests/cases/ai.onnx/Concat.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Concat_v1.corners_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1) axis=0
inputs0: tensor(float)[7] inf 1 -1 1.1754944e-38 0 nan -inf
inputs1: tensor(float)[5] 1 -inf -0 inf 3.4028235e+38
concat_result: tensor(float)[12] inf 1 -1 1.1754944e-38 0 nan -inf 1 -inf -0 inf 3.4028235e+38
)case"},
    {"Concat_v1.default_axis_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1)
inputs0: tensor(float)[2,1,3] -12.697 0.31925 -4.4923 -12.697 -2.951 0.088368
inputs1: tensor(float)[2,2,3] 2.9335 0.20412 -0.10119 -0.27207 8.4113 -0.76384 0.082052 0.22533 3.9256 8.4113
    -0.84251 2.027
concat_result: tensor(float)[2,3,3] -12.697 0.31925 -4.4923 2.9335 0.20412 -0.10119 -0.27207 8.4113 -0.76384
    -12.697 -2.951 0.088368 0.082052 0.22533 3.9256 8.4113 -0.84251 2.027
)case"},
    {"Concat_v1.first_axis_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1) axis=0
inputs0: tensor(float)[2,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984
inputs1: tensor(float)[1,3] -3.181 -0.5594 0.11342
concat_result: tensor(float)[3,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984 -3.181 -0.5594 0.11342
)case"},
    {"Concat_v1.last_axis_double", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(double)[2,3] 0.3159415987 -0.5218204386 3.498387723 -0.763297611 2.054847999 3.498387723
inputs1: tensor(double)[2,1] -1.985325128 0.1003220465
inputs2: tensor(double)[2,2] -2.275379789 11.05016804 0.1413193532 -0.3880334985
concat_result: tensor(double)[2,6] 0.3159415987 -0.5218204386 3.498387723 -1.985325128 -2.275379789
    11.05016804 -0.763297611 2.054847999 3.498387723 0.1003220465 0.1413193532 -0.3880334985
)case"},
    {"Concat_v1.last_axis_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,3] -0.35677 0.69832 -1.0688 -11.14 0.2254 0.17126
inputs1: tensor(float)[2,1] -1.8203 11.509
inputs2: tensor(float)[2,2] -1.8431 0.11959 -5.9609 -0.069069
concat_result: tensor(float)[2,6] -0.35677 0.69832 -1.0688 -1.8203 -1.8431 0.11959 -11.14 0.2254 0.17126
    11.509 -5.9609 -0.069069
)case"},
    {"Concat_v1.last_axis_float16", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float16)[2,3] 0.08282470703125 1.4951171875 -1.86328125 -12.609375 -12.609375 -3.646484375
inputs1: tensor(float16)[2,1] 0.134033203125 0.1502685546875
inputs2: tensor(float16)[2,2] -0.390625 -0.61083984375 0.43359375 -8.9375
concat_result: tensor(float16)[2,6] 0.08282470703125 1.4951171875 -1.86328125 0.134033203125 -0.390625
    -0.61083984375 -12.609375 -12.609375 -3.646484375 0.1502685546875 0.43359375 -8.9375
)case"},
    {"Concat_v1.middle_axis_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,2,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512
inputs1: tensor(float)[2,1,3] -0.23546 -0.16546 -1.6533 -3.2808 -3.2808 -2.3241
inputs2: tensor(float)[2,3,3] 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431
    2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294 -9.7537 -2.3081
concat_result: tensor(float)[2,6,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 -0.23546 -0.16546
    -1.6533 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512 -3.2808 -3.2808 -2.3241 2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294
    -9.7537 -2.3081
)case"},
    {"Concat_v1.no_elements_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,0]
inputs1: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
inputs2: tensor(float)[2,0]
concat_result: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
)case"},
    {"Concat_v1.one_input_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0) axis=0
inputs0: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
concat_result: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
)case"},
    {"Concat_v1.result_without_elements_float", Origin::Derived, "numpy", R"case(
concat_result = Concat-1(inputs0, inputs1) axis=1
inputs0: tensor(float)[0,2]
inputs1: tensor(float)[0,3]
concat_result: tensor(float)[0,5]
)case"},
    {"Concat_v4.corners_float", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1) axis=0
inputs0: tensor(float)[7] inf 1 -1 1.1754944e-38 0 nan -inf
inputs1: tensor(float)[5] 1 -inf -0 inf 3.4028235e+38
concat_result: tensor(float)[12] inf 1 -1 1.1754944e-38 0 nan -inf 1 -inf -0 inf 3.4028235e+38
)case"},
    {"Concat_v4.first_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1) axis=0
inputs0: tensor(float)[2,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984
inputs1: tensor(float)[1,3] -3.181 -0.5594 0.11342
concat_result: tensor(float)[3,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984 -3.181 -0.5594 0.11342
)case"},
    {"Concat_v4.last_axis_bool", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(bool)[2,3] 1 1 0 1 0 0
inputs1: tensor(bool)[2,1] 1 0
inputs2: tensor(bool)[2,2] 1 0 0 0
concat_result: tensor(bool)[2,6] 1 1 0 1 1 0 1 0 0 0 0 0
)case"},
    {"Concat_v4.last_axis_complex128", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(complex128)[2,3] (-2.394356566,8.947067791) (0.07716657316,-8.368559991)
    (0.5262778216,4.023005245) (-0.2984555445,0.0953520313) (9.03562955,3.410773053) (9.03562955,3.410773053)
inputs1: tensor(complex128)[2,1] (2.728110763,0.2084835181) (-0.5336006796,-0.1918220405)
inputs2: tensor(complex128)[2,2] (7.685251719,-1.85783897) (-0.1309998879,-2.966098478)
    (0.2690367342,0.4095096067) (0.1529092863,5.521055985)
concat_result: tensor(complex128)[2,6] (-2.394356566,8.947067791) (0.07716657316,-8.368559991)
    (0.5262778216,4.023005245) (2.728110763,0.2084835181) (7.685251719,-1.85783897)
    (-0.1309998879,-2.966098478) (-0.2984555445,0.0953520313) (9.03562955,3.410773053)
    (9.03562955,3.410773053) (-0.5336006796,-0.1918220405) (0.2690367342,0.4095096067)
    (0.1529092863,5.521055985)
)case"},
    {"Concat_v4.last_axis_complex64", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(complex64)[2,3] (3.7134,1.2951) (0.42024,2.9153) (-4.8054,3.3325) (-1.6901,-3.5864)
    (0.70503,13.43) (-1.419,-5.5128)
inputs1: tensor(complex64)[2,1] (-0.10427,-13.821) (-0.16384,-0.3364)
inputs2: tensor(complex64)[2,2] (-2.1182,2.4285) (-0.34622,9.5167) (0.20474,-0.60383) (3.9453,13.899)
concat_result: tensor(complex64)[2,6] (3.7134,1.2951) (0.42024,2.9153) (-4.8054,3.3325) (-0.10427,-13.821)
    (-2.1182,2.4285) (-0.34622,9.5167) (-1.6901,-3.5864) (0.70503,13.43) (-1.419,-5.5128) (-0.16384,-0.3364)
    (0.20474,-0.60383) (3.9453,13.899)
)case"},
    {"Concat_v4.last_axis_double", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(double)[2,3] 0.3159415987 -0.5218204386 3.498387723 -0.763297611 2.054847999 3.498387723
inputs1: tensor(double)[2,1] -1.985325128 0.1003220465
inputs2: tensor(double)[2,2] -2.275379789 11.05016804 0.1413193532 -0.3880334985
concat_result: tensor(double)[2,6] 0.3159415987 -0.5218204386 3.498387723 -1.985325128 -2.275379789
    11.05016804 -0.763297611 2.054847999 3.498387723 0.1003220465 0.1413193532 -0.3880334985
)case"},
    {"Concat_v4.last_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,3] -0.35677 0.69832 -1.0688 -11.14 0.2254 0.17126
inputs1: tensor(float)[2,1] -1.8203 11.509
inputs2: tensor(float)[2,2] -1.8431 0.11959 -5.9609 -0.069069
concat_result: tensor(float)[2,6] -0.35677 0.69832 -1.0688 -1.8203 -1.8431 0.11959 -11.14 0.2254 0.17126
    11.509 -5.9609 -0.069069
)case"},
    {"Concat_v4.last_axis_float16", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float16)[2,3] 0.08282470703125 1.4951171875 -1.86328125 -12.609375 -12.609375 -3.646484375
inputs1: tensor(float16)[2,1] 0.134033203125 0.1502685546875
inputs2: tensor(float16)[2,2] -0.390625 -0.61083984375 0.43359375 -8.9375
concat_result: tensor(float16)[2,6] 0.08282470703125 1.4951171875 -1.86328125 0.134033203125 -0.390625
    -0.61083984375 -12.609375 -12.609375 -3.646484375 0.1502685546875 0.43359375 -8.9375
)case"},
    {"Concat_v4.last_axis_int16", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int16)[2,3] 57 -7 -82 14 -269 2
inputs1: tensor(int16)[2,1] 4 84
inputs2: tensor(int16)[2,2] -66 -50 66 -167
concat_result: tensor(int16)[2,6] 57 -7 -82 4 -66 -50 14 -269 2 84 66 -167
)case"},
    {"Concat_v4.last_axis_int32", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int32)[2,3] 6 5 21362401 0 81 21362401
inputs1: tensor(int32)[2,1] 69 -22
inputs2: tensor(int32)[2,2] 25 21025885 14814707 30
concat_result: tensor(int32)[2,6] 6 5 21362401 69 25 21025885 0 81 21362401 -22 14814707 30
)case"},
    {"Concat_v4.last_axis_int64", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int64)[2,3] -35 -6 -81429655420241818 42718191141015234 53 -81429655420241818
inputs1: tensor(int64)[2,1] 51355228050054194 -65656282759624786
inputs2: tensor(int64)[2,2] 52 -16 27 -53162493853800814
concat_result: tensor(int64)[2,6] -35 -6 -81429655420241818 51355228050054194 52 -16 42718191141015234 53
    -81429655420241818 -65656282759624786 27 -53162493853800814
)case"},
    {"Concat_v4.last_axis_int8", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int8)[2,3] -36 -8 -96 -96 -47 -73
inputs1: tensor(int8)[2,1] -72 -8
inputs2: tensor(int8)[2,2] 40 1 -95 -8
concat_result: tensor(int8)[2,6] -36 -8 -96 -72 40 1 -96 -47 -73 -8 -95 -8
)case"},
    {"Concat_v4.last_axis_string", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(string)[2,3] "-1.5" "alpha" "\xc3\xa9t\xc3\xa9" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac"
    "{}"
inputs1: tensor(string)[2,1] "0" ""
inputs2: tensor(string)[2,2] "beta " "Omega" "\xf0\x9f\x98\x80" "nan"
concat_result: tensor(string)[2,6] "-1.5" "alpha" "\xc3\xa9t\xc3\xa9" "0" "beta " "Omega" "line\x0abreak"
    "\xe6\x97\xa5\xe6\x9c\xac" "{}" "" "\xf0\x9f\x98\x80" "nan"
)case"},
    {"Concat_v4.last_axis_uint16", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint16)[2,3] 78 46 17 68 81 81
inputs1: tensor(uint16)[2,1] 643 171
inputs2: tensor(uint16)[2,2] 38 3 80 30
concat_result: tensor(uint16)[2,6] 78 46 17 643 38 3 68 81 81 171 80 30
)case"},
    {"Concat_v4.last_axis_uint32", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint32)[2,3] 56 21822260 21822260 82 64 19869421
inputs1: tensor(uint32)[2,1] 80 50
inputs2: tensor(uint32)[2,2] 23 28720461 88 67
concat_result: tensor(uint32)[2,6] 56 21822260 21822260 80 23 28720461 82 64 19869421 50 88 67
)case"},
    {"Concat_v4.last_axis_uint64", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint64)[2,3] 45 49 64027703257133712 68203643797548072 81745821788113920 22
inputs1: tensor(uint64)[2,1] 91 34523067603631168
inputs2: tensor(uint64)[2,2] 91 67 76 80
concat_result: tensor(uint64)[2,6] 45 49 64027703257133712 91 91 67 68203643797548072 81745821788113920 22
    34523067603631168 76 80
)case"},
    {"Concat_v4.last_axis_uint8", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint8)[2,3] 47 7 30 68 83 99
inputs1: tensor(uint8)[2,1] 82 91
inputs2: tensor(uint8)[2,2] 96 26 97 15
concat_result: tensor(uint8)[2,6] 47 7 30 82 96 26 68 83 99 91 97 15
)case"},
    {"Concat_v4.middle_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,2,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512
inputs1: tensor(float)[2,1,3] -0.23546 -0.16546 -1.6533 -3.2808 -3.2808 -2.3241
inputs2: tensor(float)[2,3,3] 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431
    2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294 -9.7537 -2.3081
concat_result: tensor(float)[2,6,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 -0.23546 -0.16546
    -1.6533 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512 -3.2808 -3.2808 -2.3241 2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294
    -9.7537 -2.3081
)case"},
    {"Concat_v4.no_elements_float", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,0]
inputs1: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
inputs2: tensor(float)[2,0]
concat_result: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
)case"},
    {"Concat_v4.one_input_float", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0) axis=0
inputs0: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
concat_result: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
)case"},
    {"Concat_v4.result_without_elements_float", Origin::Derived, "reference", R"case(
concat_result = Concat-4(inputs0, inputs1) axis=1
inputs0: tensor(float)[0,2]
inputs1: tensor(float)[0,3]
concat_result: tensor(float)[0,5]
)case"},
    {"Concat_v4.test_concat_1d_axis_0@1_1_2", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=0
value0: tensor(int64)[2] 1 2
value1: tensor(int64)[2] 3 4
output: tensor(int64)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_1d_axis_0@1_3_0", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=0
value0: tensor(float)[2] 1 2
value1: tensor(float)[2] 3 4
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_2d_axis_0@1_1_2", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=0
value0: tensor(int64)[2,2] 1 2 3 4
value1: tensor(int64)[2,2] 5 6 7 8
output: tensor(int64)[4,2] 1 2 3 4 5 6 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_2d_axis_0@1_3_0", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=0
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[4,2] 1 2 3 4 5 6 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_2d_axis_1@1_1_2", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=1
value0: tensor(int64)[2,2] 1 2 3 4
value1: tensor(int64)[2,2] 5 6 7 8
output: tensor(int64)[2,4] 1 2 5 6 3 4 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_2d_axis_1@1_3_0", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=1
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[2,4] 1 2 5 6 3 4 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_3d_axis_0@1_1_2", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=0
value0: tensor(int64)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(int64)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(int64)[4,2,2] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_3d_axis_0@1_3_0", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=0
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[4,2,2] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_3d_axis_1@1_1_2", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=1
value0: tensor(int64)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(int64)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(int64)[2,4,2] 1 2 3 4 9 10 11 12 5 6 7 8 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_3d_axis_1@1_3_0", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=1
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,4,2] 1 2 3 4 9 10 11 12 5 6 7 8 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_3d_axis_2@1_1_2", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=2
value0: tensor(int64)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(int64)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(int64)[2,2,4] 1 2 9 10 3 4 11 12 5 6 13 14 7 8 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_concat_3d_axis_2@1_3_0", Origin::Official, "official", R"case(
output = Concat-4(value0, value1) axis=2
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,2,4] 1 2 9 10 3 4 11 12 5 6 13 14 7 8 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v4.test_operator_concat2", Origin::Official, "official", R"case(
2 = Concat-4(0, 1) axis=1
0: tensor(float)[2,3] 0.046130463 0.40240282 -1.0115291 0.21673824 -0.6122731 0.50361073
1: tensor(float)[2,3] 0.2309668 0.6930773 -0.26686057 2.1784658 0.1021373 -0.2590097
2: tensor(float)[2,6] 0.046130463 0.40240282 -1.0115291 0.2309668 0.6930773 -0.26686057 0.21673824 -0.6122731
    0.50361073 2.1784658 0.1021373 -0.2590097
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v11.corners_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1) axis=0
inputs0: tensor(float)[7] inf 1 -1 1.1754944e-38 0 nan -inf
inputs1: tensor(float)[5] 1 -inf -0 inf 3.4028235e+38
concat_result: tensor(float)[12] inf 1 -1 1.1754944e-38 0 nan -inf 1 -inf -0 inf 3.4028235e+38
)case"},
    {"Concat_v11.first_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1) axis=0
inputs0: tensor(float)[2,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984
inputs1: tensor(float)[1,3] -3.181 -0.5594 0.11342
concat_result: tensor(float)[3,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984 -3.181 -0.5594 0.11342
)case"},
    {"Concat_v11.last_axis_bool", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(bool)[2,3] 1 1 0 1 0 0
inputs1: tensor(bool)[2,1] 1 0
inputs2: tensor(bool)[2,2] 1 0 0 0
concat_result: tensor(bool)[2,6] 1 1 0 1 1 0 1 0 0 0 0 0
)case"},
    {"Concat_v11.last_axis_complex128", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(complex128)[2,3] (-2.394356566,8.947067791) (0.07716657316,-8.368559991)
    (0.5262778216,4.023005245) (-0.2984555445,0.0953520313) (9.03562955,3.410773053) (9.03562955,3.410773053)
inputs1: tensor(complex128)[2,1] (2.728110763,0.2084835181) (-0.5336006796,-0.1918220405)
inputs2: tensor(complex128)[2,2] (7.685251719,-1.85783897) (-0.1309998879,-2.966098478)
    (0.2690367342,0.4095096067) (0.1529092863,5.521055985)
concat_result: tensor(complex128)[2,6] (-2.394356566,8.947067791) (0.07716657316,-8.368559991)
    (0.5262778216,4.023005245) (2.728110763,0.2084835181) (7.685251719,-1.85783897)
    (-0.1309998879,-2.966098478) (-0.2984555445,0.0953520313) (9.03562955,3.410773053)
    (9.03562955,3.410773053) (-0.5336006796,-0.1918220405) (0.2690367342,0.4095096067)
    (0.1529092863,5.521055985)
)case"},
    {"Concat_v11.last_axis_complex64", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(complex64)[2,3] (3.7134,1.2951) (0.42024,2.9153) (-4.8054,3.3325) (-1.6901,-3.5864)
    (0.70503,13.43) (-1.419,-5.5128)
inputs1: tensor(complex64)[2,1] (-0.10427,-13.821) (-0.16384,-0.3364)
inputs2: tensor(complex64)[2,2] (-2.1182,2.4285) (-0.34622,9.5167) (0.20474,-0.60383) (3.9453,13.899)
concat_result: tensor(complex64)[2,6] (3.7134,1.2951) (0.42024,2.9153) (-4.8054,3.3325) (-0.10427,-13.821)
    (-2.1182,2.4285) (-0.34622,9.5167) (-1.6901,-3.5864) (0.70503,13.43) (-1.419,-5.5128) (-0.16384,-0.3364)
    (0.20474,-0.60383) (3.9453,13.899)
)case"},
    {"Concat_v11.last_axis_double", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(double)[2,3] 0.3159415987 -0.5218204386 3.498387723 -0.763297611 2.054847999 3.498387723
inputs1: tensor(double)[2,1] -1.985325128 0.1003220465
inputs2: tensor(double)[2,2] -2.275379789 11.05016804 0.1413193532 -0.3880334985
concat_result: tensor(double)[2,6] 0.3159415987 -0.5218204386 3.498387723 -1.985325128 -2.275379789
    11.05016804 -0.763297611 2.054847999 3.498387723 0.1003220465 0.1413193532 -0.3880334985
)case"},
    {"Concat_v11.last_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,3] -0.35677 0.69832 -1.0688 -11.14 0.2254 0.17126
inputs1: tensor(float)[2,1] -1.8203 11.509
inputs2: tensor(float)[2,2] -1.8431 0.11959 -5.9609 -0.069069
concat_result: tensor(float)[2,6] -0.35677 0.69832 -1.0688 -1.8203 -1.8431 0.11959 -11.14 0.2254 0.17126
    11.509 -5.9609 -0.069069
)case"},
    {"Concat_v11.last_axis_float16", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float16)[2,3] 0.08282470703125 1.4951171875 -1.86328125 -12.609375 -12.609375 -3.646484375
inputs1: tensor(float16)[2,1] 0.134033203125 0.1502685546875
inputs2: tensor(float16)[2,2] -0.390625 -0.61083984375 0.43359375 -8.9375
concat_result: tensor(float16)[2,6] 0.08282470703125 1.4951171875 -1.86328125 0.134033203125 -0.390625
    -0.61083984375 -12.609375 -12.609375 -3.646484375 0.1502685546875 0.43359375 -8.9375
)case"},
    {"Concat_v11.last_axis_int16", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int16)[2,3] 57 -7 -82 14 -269 2
inputs1: tensor(int16)[2,1] 4 84
inputs2: tensor(int16)[2,2] -66 -50 66 -167
concat_result: tensor(int16)[2,6] 57 -7 -82 4 -66 -50 14 -269 2 84 66 -167
)case"},
    {"Concat_v11.last_axis_int32", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int32)[2,3] 6 5 21362401 0 81 21362401
inputs1: tensor(int32)[2,1] 69 -22
inputs2: tensor(int32)[2,2] 25 21025885 14814707 30
concat_result: tensor(int32)[2,6] 6 5 21362401 69 25 21025885 0 81 21362401 -22 14814707 30
)case"},
    {"Concat_v11.last_axis_int64", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int64)[2,3] -35 -6 -81429655420241818 42718191141015234 53 -81429655420241818
inputs1: tensor(int64)[2,1] 51355228050054194 -65656282759624786
inputs2: tensor(int64)[2,2] 52 -16 27 -53162493853800814
concat_result: tensor(int64)[2,6] -35 -6 -81429655420241818 51355228050054194 52 -16 42718191141015234 53
    -81429655420241818 -65656282759624786 27 -53162493853800814
)case"},
    {"Concat_v11.last_axis_int8", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int8)[2,3] -36 -8 -96 -96 -47 -73
inputs1: tensor(int8)[2,1] -72 -8
inputs2: tensor(int8)[2,2] 40 1 -95 -8
concat_result: tensor(int8)[2,6] -36 -8 -96 -72 40 1 -96 -47 -73 -8 -95 -8
)case"},
    {"Concat_v11.last_axis_string", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(string)[2,3] "-1.5" "alpha" "\xc3\xa9t\xc3\xa9" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac"
    "{}"
inputs1: tensor(string)[2,1] "0" ""
inputs2: tensor(string)[2,2] "beta " "Omega" "\xf0\x9f\x98\x80" "nan"
concat_result: tensor(string)[2,6] "-1.5" "alpha" "\xc3\xa9t\xc3\xa9" "0" "beta " "Omega" "line\x0abreak"
    "\xe6\x97\xa5\xe6\x9c\xac" "{}" "" "\xf0\x9f\x98\x80" "nan"
)case"},
    {"Concat_v11.last_axis_uint16", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint16)[2,3] 78 46 17 68 81 81
inputs1: tensor(uint16)[2,1] 643 171
inputs2: tensor(uint16)[2,2] 38 3 80 30
concat_result: tensor(uint16)[2,6] 78 46 17 643 38 3 68 81 81 171 80 30
)case"},
    {"Concat_v11.last_axis_uint32", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint32)[2,3] 56 21822260 21822260 82 64 19869421
inputs1: tensor(uint32)[2,1] 80 50
inputs2: tensor(uint32)[2,2] 23 28720461 88 67
concat_result: tensor(uint32)[2,6] 56 21822260 21822260 80 23 28720461 82 64 19869421 50 88 67
)case"},
    {"Concat_v11.last_axis_uint64", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint64)[2,3] 45 49 64027703257133712 68203643797548072 81745821788113920 22
inputs1: tensor(uint64)[2,1] 91 34523067603631168
inputs2: tensor(uint64)[2,2] 91 67 76 80
concat_result: tensor(uint64)[2,6] 45 49 64027703257133712 91 91 67 68203643797548072 81745821788113920 22
    34523067603631168 76 80
)case"},
    {"Concat_v11.last_axis_uint8", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint8)[2,3] 47 7 30 68 83 99
inputs1: tensor(uint8)[2,1] 82 91
inputs2: tensor(uint8)[2,2] 96 26 97 15
concat_result: tensor(uint8)[2,6] 47 7 30 82 96 26 68 83 99 91 97 15
)case"},
    {"Concat_v11.middle_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,2,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512
inputs1: tensor(float)[2,1,3] -0.23546 -0.16546 -1.6533 -3.2808 -3.2808 -2.3241
inputs2: tensor(float)[2,3,3] 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431
    2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294 -9.7537 -2.3081
concat_result: tensor(float)[2,6,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 -0.23546 -0.16546
    -1.6533 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512 -3.2808 -3.2808 -2.3241 2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294
    -9.7537 -2.3081
)case"},
    {"Concat_v11.negative_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1) axis=-2
inputs0: tensor(float)[2,2,3] 8.6784 0.40967 -0.55491 -7.4822 0.29131 -11.378 0.16729 -11.378 10.471 0.25626
    0.84472 -10.111
inputs1: tensor(float)[2,1,3] 0.07368 -13.203 -0.14476 0.19033 -3.0446 -13.203
concat_result: tensor(float)[2,3,3] 8.6784 0.40967 -0.55491 -7.4822 0.29131 -11.378 0.07368 -13.203 -0.14476
    0.16729 -11.378 10.471 0.25626 0.84472 -10.111 0.19033 -3.0446 -13.203
)case"},
    {"Concat_v11.no_elements_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,0]
inputs1: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
inputs2: tensor(float)[2,0]
concat_result: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
)case"},
    {"Concat_v11.one_input_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0) axis=0
inputs0: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
concat_result: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
)case"},
    {"Concat_v11.result_without_elements_float", Origin::Derived, "reference", R"case(
concat_result = Concat-11(inputs0, inputs1) axis=1
inputs0: tensor(float)[0,2]
inputs1: tensor(float)[0,3]
concat_result: tensor(float)[0,5]
)case"},
    {"Concat_v11.test_concat_1d_axis_negative_1@1_6_0", Origin::Official, "official", R"case(
output = Concat-11(value0, value1) axis=-1
value0: tensor(float)[2] 1 2
value1: tensor(float)[2] 3 4
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v11.test_concat_2d_axis_negative_1@1_6_0", Origin::Official, "official", R"case(
output = Concat-11(value0, value1) axis=-1
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[2,4] 1 2 5 6 3 4 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v11.test_concat_2d_axis_negative_2@1_6_0", Origin::Official, "official", R"case(
output = Concat-11(value0, value1) axis=-2
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[4,2] 1 2 3 4 5 6 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v11.test_concat_3d_axis_negative_1@1_6_0", Origin::Official, "official", R"case(
output = Concat-11(value0, value1) axis=-1
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,2,4] 1 2 9 10 3 4 11 12 5 6 13 14 7 8 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v11.test_concat_3d_axis_negative_2@1_6_0", Origin::Official, "official", R"case(
output = Concat-11(value0, value1) axis=-2
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,4,2] 1 2 3 4 9 10 11 12 5 6 7 8 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v11.test_concat_3d_axis_negative_3@1_6_0", Origin::Official, "official", R"case(
output = Concat-11(value0, value1) axis=-3
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[4,2,2] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.corners_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1) axis=0
inputs0: tensor(float)[7] inf 1 -1 1.1754944e-38 0 nan -inf
inputs1: tensor(float)[5] 1 -inf -0 inf 3.4028235e+38
concat_result: tensor(float)[12] inf 1 -1 1.1754944e-38 0 nan -inf 1 -inf -0 inf 3.4028235e+38
)case"},
    {"Concat_v13.first_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1) axis=0
inputs0: tensor(float)[2,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984
inputs1: tensor(float)[1,3] -3.181 -0.5594 0.11342
concat_result: tensor(float)[3,3] -0.55309 12.794 7.9588 12.794 -0.9873 5.5984 -3.181 -0.5594 0.11342
)case"},
    {"Concat_v13.last_axis_bfloat16", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(bfloat16)[2,3] 0.9375 2.578125 -4 -4 1.4609375 -0.380859375
inputs1: tensor(bfloat16)[2,1] -0.5234375 1.890625
inputs2: tensor(bfloat16)[2,2] 0.1142578125 -13.1875 14.625 1.140625
concat_result: tensor(bfloat16)[2,6] 0.9375 2.578125 -4 -0.5234375 0.1142578125 -13.1875 -4 1.4609375
    -0.380859375 1.890625 14.625 1.140625
)case"},
    {"Concat_v13.last_axis_bool", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(bool)[2,3] 1 1 0 1 0 0
inputs1: tensor(bool)[2,1] 1 0
inputs2: tensor(bool)[2,2] 1 0 0 0
concat_result: tensor(bool)[2,6] 1 1 0 1 1 0 1 0 0 0 0 0
)case"},
    {"Concat_v13.last_axis_complex128", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(complex128)[2,3] (-2.394356566,8.947067791) (0.07716657316,-8.368559991)
    (0.5262778216,4.023005245) (-0.2984555445,0.0953520313) (9.03562955,3.410773053) (9.03562955,3.410773053)
inputs1: tensor(complex128)[2,1] (2.728110763,0.2084835181) (-0.5336006796,-0.1918220405)
inputs2: tensor(complex128)[2,2] (7.685251719,-1.85783897) (-0.1309998879,-2.966098478)
    (0.2690367342,0.4095096067) (0.1529092863,5.521055985)
concat_result: tensor(complex128)[2,6] (-2.394356566,8.947067791) (0.07716657316,-8.368559991)
    (0.5262778216,4.023005245) (2.728110763,0.2084835181) (7.685251719,-1.85783897)
    (-0.1309998879,-2.966098478) (-0.2984555445,0.0953520313) (9.03562955,3.410773053)
    (9.03562955,3.410773053) (-0.5336006796,-0.1918220405) (0.2690367342,0.4095096067)
    (0.1529092863,5.521055985)
)case"},
    {"Concat_v13.last_axis_complex64", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(complex64)[2,3] (3.7134,1.2951) (0.42024,2.9153) (-4.8054,3.3325) (-1.6901,-3.5864)
    (0.70503,13.43) (-1.419,-5.5128)
inputs1: tensor(complex64)[2,1] (-0.10427,-13.821) (-0.16384,-0.3364)
inputs2: tensor(complex64)[2,2] (-2.1182,2.4285) (-0.34622,9.5167) (0.20474,-0.60383) (3.9453,13.899)
concat_result: tensor(complex64)[2,6] (3.7134,1.2951) (0.42024,2.9153) (-4.8054,3.3325) (-0.10427,-13.821)
    (-2.1182,2.4285) (-0.34622,9.5167) (-1.6901,-3.5864) (0.70503,13.43) (-1.419,-5.5128) (-0.16384,-0.3364)
    (0.20474,-0.60383) (3.9453,13.899)
)case"},
    {"Concat_v13.last_axis_double", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(double)[2,3] 0.3159415987 -0.5218204386 3.498387723 -0.763297611 2.054847999 3.498387723
inputs1: tensor(double)[2,1] -1.985325128 0.1003220465
inputs2: tensor(double)[2,2] -2.275379789 11.05016804 0.1413193532 -0.3880334985
concat_result: tensor(double)[2,6] 0.3159415987 -0.5218204386 3.498387723 -1.985325128 -2.275379789
    11.05016804 -0.763297611 2.054847999 3.498387723 0.1003220465 0.1413193532 -0.3880334985
)case"},
    {"Concat_v13.last_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,3] -0.35677 0.69832 -1.0688 -11.14 0.2254 0.17126
inputs1: tensor(float)[2,1] -1.8203 11.509
inputs2: tensor(float)[2,2] -1.8431 0.11959 -5.9609 -0.069069
concat_result: tensor(float)[2,6] -0.35677 0.69832 -1.0688 -1.8203 -1.8431 0.11959 -11.14 0.2254 0.17126
    11.509 -5.9609 -0.069069
)case"},
    {"Concat_v13.last_axis_float16", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float16)[2,3] 0.08282470703125 1.4951171875 -1.86328125 -12.609375 -12.609375 -3.646484375
inputs1: tensor(float16)[2,1] 0.134033203125 0.1502685546875
inputs2: tensor(float16)[2,2] -0.390625 -0.61083984375 0.43359375 -8.9375
concat_result: tensor(float16)[2,6] 0.08282470703125 1.4951171875 -1.86328125 0.134033203125 -0.390625
    -0.61083984375 -12.609375 -12.609375 -3.646484375 0.1502685546875 0.43359375 -8.9375
)case"},
    {"Concat_v13.last_axis_int16", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int16)[2,3] 57 -7 -82 14 -269 2
inputs1: tensor(int16)[2,1] 4 84
inputs2: tensor(int16)[2,2] -66 -50 66 -167
concat_result: tensor(int16)[2,6] 57 -7 -82 4 -66 -50 14 -269 2 84 66 -167
)case"},
    {"Concat_v13.last_axis_int32", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int32)[2,3] 6 5 21362401 0 81 21362401
inputs1: tensor(int32)[2,1] 69 -22
inputs2: tensor(int32)[2,2] 25 21025885 14814707 30
concat_result: tensor(int32)[2,6] 6 5 21362401 69 25 21025885 0 81 21362401 -22 14814707 30
)case"},
    {"Concat_v13.last_axis_int64", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int64)[2,3] -35 -6 -81429655420241818 42718191141015234 53 -81429655420241818
inputs1: tensor(int64)[2,1] 51355228050054194 -65656282759624786
inputs2: tensor(int64)[2,2] 52 -16 27 -53162493853800814
concat_result: tensor(int64)[2,6] -35 -6 -81429655420241818 51355228050054194 52 -16 42718191141015234 53
    -81429655420241818 -65656282759624786 27 -53162493853800814
)case"},
    {"Concat_v13.last_axis_int8", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(int8)[2,3] -36 -8 -96 -96 -47 -73
inputs1: tensor(int8)[2,1] -72 -8
inputs2: tensor(int8)[2,2] 40 1 -95 -8
concat_result: tensor(int8)[2,6] -36 -8 -96 -72 40 1 -96 -47 -73 -8 -95 -8
)case"},
    {"Concat_v13.last_axis_string", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(string)[2,3] "-1.5" "alpha" "\xc3\xa9t\xc3\xa9" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac"
    "{}"
inputs1: tensor(string)[2,1] "0" ""
inputs2: tensor(string)[2,2] "beta " "Omega" "\xf0\x9f\x98\x80" "nan"
concat_result: tensor(string)[2,6] "-1.5" "alpha" "\xc3\xa9t\xc3\xa9" "0" "beta " "Omega" "line\x0abreak"
    "\xe6\x97\xa5\xe6\x9c\xac" "{}" "" "\xf0\x9f\x98\x80" "nan"
)case"},
    {"Concat_v13.last_axis_uint16", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint16)[2,3] 78 46 17 68 81 81
inputs1: tensor(uint16)[2,1] 643 171
inputs2: tensor(uint16)[2,2] 38 3 80 30
concat_result: tensor(uint16)[2,6] 78 46 17 643 38 3 68 81 81 171 80 30
)case"},
    {"Concat_v13.last_axis_uint32", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint32)[2,3] 56 21822260 21822260 82 64 19869421
inputs1: tensor(uint32)[2,1] 80 50
inputs2: tensor(uint32)[2,2] 23 28720461 88 67
concat_result: tensor(uint32)[2,6] 56 21822260 21822260 80 23 28720461 82 64 19869421 50 88 67
)case"},
    {"Concat_v13.last_axis_uint64", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint64)[2,3] 45 49 64027703257133712 68203643797548072 81745821788113920 22
inputs1: tensor(uint64)[2,1] 91 34523067603631168
inputs2: tensor(uint64)[2,2] 91 67 76 80
concat_result: tensor(uint64)[2,6] 45 49 64027703257133712 91 91 67 68203643797548072 81745821788113920 22
    34523067603631168 76 80
)case"},
    {"Concat_v13.last_axis_uint8", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(uint8)[2,3] 47 7 30 68 83 99
inputs1: tensor(uint8)[2,1] 82 91
inputs2: tensor(uint8)[2,2] 96 26 97 15
concat_result: tensor(uint8)[2,6] 47 7 30 82 96 26 68 83 99 91 97 15
)case"},
    {"Concat_v13.middle_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,2,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512
inputs1: tensor(float)[2,1,3] -0.23546 -0.16546 -1.6533 -3.2808 -3.2808 -2.3241
inputs2: tensor(float)[2,3,3] 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431
    2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294 -9.7537 -2.3081
concat_result: tensor(float)[2,6,3] -1.6603 -0.10695 -0.12061 -0.22761 -0.085048 1.9944 -0.23546 -0.16546
    -1.6533 0.18723 -8.1893 8.1778 -0.076449 0.42705 -0.35935 -9.7537 -0.15981 -0.4431 1.3984 -11.676 -11.676
    -0.1221 -6.4949 0.29512 -3.2808 -3.2808 -2.3241 2.5495 2.6324 0.63458 -3.1113 2.1266 0.92363 1.6294
    -9.7537 -2.3081
)case"},
    {"Concat_v13.negative_axis_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1) axis=-2
inputs0: tensor(float)[2,2,3] 8.6784 0.40967 -0.55491 -7.4822 0.29131 -11.378 0.16729 -11.378 10.471 0.25626
    0.84472 -10.111
inputs1: tensor(float)[2,1,3] 0.07368 -13.203 -0.14476 0.19033 -3.0446 -13.203
concat_result: tensor(float)[2,3,3] 8.6784 0.40967 -0.55491 -7.4822 0.29131 -11.378 0.07368 -13.203 -0.14476
    0.16729 -11.378 10.471 0.25626 0.84472 -10.111 0.19033 -3.0446 -13.203
)case"},
    {"Concat_v13.no_elements_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1, inputs2) axis=1
inputs0: tensor(float)[2,0]
inputs1: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
inputs2: tensor(float)[2,0]
concat_result: tensor(float)[2,3] 0.48484 12.734 0.087886 12.734 6.747 10.867
)case"},
    {"Concat_v13.one_input_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0) axis=0
inputs0: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
concat_result: tensor(float)[2,3] -3.5788 0.096934 -15.398 3.0206 -0.078887 0.072401
)case"},
    {"Concat_v13.result_without_elements_float", Origin::Derived, "reference", R"case(
concat_result = Concat-13(inputs0, inputs1) axis=1
inputs0: tensor(float)[0,2]
inputs1: tensor(float)[0,3]
concat_result: tensor(float)[0,5]
)case"},
    {"Concat_v13.test_concat_1d_axis_0", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=0
value0: tensor(float)[2] 1 2
value1: tensor(float)[2] 3 4
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_1d_axis_negative_1", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=-1
value0: tensor(float)[2] 1 2
value1: tensor(float)[2] 3 4
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_2d_axis_0", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=0
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[4,2] 1 2 3 4 5 6 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_2d_axis_1", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=1
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[2,4] 1 2 5 6 3 4 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_2d_axis_negative_1", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=-1
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[2,4] 1 2 5 6 3 4 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_2d_axis_negative_2", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=-2
value0: tensor(float)[2,2] 1 2 3 4
value1: tensor(float)[2,2] 5 6 7 8
output: tensor(float)[4,2] 1 2 3 4 5 6 7 8
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_3d_axis_0", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=0
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[4,2,2] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_3d_axis_1", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=1
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,4,2] 1 2 3 4 9 10 11 12 5 6 7 8 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_3d_axis_2", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=2
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,2,4] 1 2 9 10 3 4 11 12 5 6 13 14 7 8 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_3d_axis_negative_1", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=-1
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,2,4] 1 2 9 10 3 4 11 12 5 6 13 14 7 8 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_3d_axis_negative_2", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=-2
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[2,4,2] 1 2 3 4 9 10 11 12 5 6 7 8 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
    {"Concat_v13.test_concat_3d_axis_negative_3", Origin::Official, "official", R"case(
output = Concat-13(value0, value1) axis=-3
value0: tensor(float)[2,2,2] 1 2 3 4 5 6 7 8
value1: tensor(float)[2,2,2] 9 10 11 12 13 14 15 16
output: tensor(float)[4,2,2] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Concat_v13.test_depthtospace_crd_mode_example_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/DepthToSpace.pack", "test_depthtospace_crd_mode_example_expanded"},
    {"Concat_v13.test_depthtospace_example_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/DepthToSpace.pack", "test_depthtospace_example_expanded"},
    {"Concat_v13.test_spacetodepth_crd_mode_example_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SpaceToDepth.pack", "test_spacetodepth_crd_mode_example_expanded"},
    {"Concat_v13.test_spacetodepth_dcr_mode_example_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SpaceToDepth.pack", "test_spacetodepth_dcr_mode_example_expanded"},
    {"Concat_v13.test_spacetodepth_example_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SpaceToDepth.pack", "test_spacetodepth_example_expanded"},
    {"Concat_v13.test_spacetodepth_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SpaceToDepth.pack", "test_spacetodepth_expanded"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
