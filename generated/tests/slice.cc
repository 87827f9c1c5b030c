// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Slice.pack
//   tests/cases/ai.onnx/Slice.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Slice_v1.attributes_bool", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(bool)[3,4] 0 1 0 1 0 1 1 1 1 1 0 1
output: tensor(bool)[2,3] 0 1 1 1 1 0
)case"},
    {"Slice_v1.attributes_complex128", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(complex128)[3,4] (-3.255274044,0.255563117) (7.543850954,-0.196651801) (-5.42079514,-13.45759844)
    (2.026451182,-0.2001952168) (-1.949528214,0.8649920983) (-4.340673486,-2.515540232)
    (-5.42079514,-13.45759844) (-0.07702171207,10.92217855) (-0.1800073887,8.052866888)
    (-0.09648323633,-0.3436075852) (5.188044246,-0.067223722) (0.2202262868,1.137842983)
output: tensor(complex128)[2,3] (-1.949528214,0.8649920983) (-4.340673486,-2.515540232)
    (-5.42079514,-13.45759844) (-0.1800073887,8.052866888) (-0.09648323633,-0.3436075852)
    (5.188044246,-0.067223722)
)case"},
    {"Slice_v1.attributes_complex64", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(complex64)[3,4] (0.23083,0.14735) (0.33553,-0.36891) (5.4608,0.10526) (1.1379,-10.511)
    (-0.067987,1.698) (0.3863,-0.12828) (1.1379,-10.511) (2.4655,-5.4745) (-0.32508,-0.72334)
    (0.075257,-0.10554) (-0.9308,-0.11254) (-4.6554,0.062702)
output: tensor(complex64)[2,3] (-0.067987,1.698) (0.3863,-0.12828) (1.1379,-10.511) (-0.32508,-0.72334)
    (0.075257,-0.10554) (-0.9308,-0.11254)
)case"},
    {"Slice_v1.attributes_double", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(double)[3,4] 0.07949385398 0.943715268 -0.08503458333 -4.826688338 2.136032468 -7.637580242
    0.8933875127 3.413964255 -0.3370715095 0.5234494035 -3.435856478 -7.637580242
output: tensor(double)[2,3] 2.136032468 -7.637580242 0.8933875127 -0.3370715095 0.5234494035 -3.435856478
)case"},
    {"Slice_v1.attributes_float", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(float)[3,4] 0.065667 -1.2828 -0.69533 -5.3028 1.1975 -0.072508 3.8102 -9.4934 -14.523 -2.1809
    -14.523 -2.8075
output: tensor(float)[2,3] 1.1975 -0.072508 3.8102 -14.523 -2.1809 -14.523
)case"},
    {"Slice_v1.attributes_float16", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(float16)[3,4] 8.5625 2.826171875 -6.64453125 -5.0859375 0.7119140625 -3.150390625 -1.486328125
    -13.96875 0.21484375 0.231201171875 -0.7578125 -13.96875
output: tensor(float16)[2,3] 0.7119140625 -3.150390625 -1.486328125 0.21484375 0.231201171875 -0.7578125
)case"},
    {"Slice_v1.attributes_int16", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(int16)[3,4] -40 31 10 -233 -6 -85 -233 18 -26 -10 94 217
output: tensor(int16)[2,3] -6 -85 -233 -26 -10 94
)case"},
    {"Slice_v1.attributes_int32", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(int32)[3,4] -75 99 -24 -98 -97 1 99 -18 -94 -54 35 -53
output: tensor(int32)[2,3] -97 1 99 -94 -54 35
)case"},
    {"Slice_v1.attributes_int64", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(int64)[3,4] -16818937530780958 99 81589874845793938 -77 -87600657680761958 16 81267469293598162
    -6 30 -83 -99 93
output: tensor(int64)[2,3] -87600657680761958 16 81267469293598162 30 -83 -99
)case"},
    {"Slice_v1.attributes_int8", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(int8)[3,4] 82 -36 38 -33 72 7 19 -44 -60 -94 -77 -18
output: tensor(int8)[2,3] 72 7 19 -60 -94 -77
)case"},
    {"Slice_v1.attributes_string", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(string)[3,4] "back\\slash" "quote\"s" "" "tab\x09" "zz top" "\xf0\x9f\x98\x80"
    "\xc3\xa9t\xc3\xa9" "0" "Beta" "end" "nan" "alpha"
output: tensor(string)[2,3] "zz top" "\xf0\x9f\x98\x80" "\xc3\xa9t\xc3\xa9" "Beta" "end" "nan"
)case"},
    {"Slice_v1.attributes_uint16", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(uint16)[3,4] 13 15 27 643 643 80 420 65 16 18 369 440
output: tensor(uint16)[2,3] 643 80 420 16 18 369
)case"},
    {"Slice_v1.attributes_uint32", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(uint32)[3,4] 15 66 31173212 28 60 58 93 31173212 55 59 13 61
output: tensor(uint32)[2,3] 60 58 93 55 59 13
)case"},
    {"Slice_v1.attributes_uint64", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(uint64)[3,4] 55 87 24 72 6712916537384510 98 76 61057700807576416 17398169113757082 92 36
    61057700807576416
output: tensor(uint64)[2,3] 6712916537384510 98 76 17398169113757082 92 36
)case"},
    {"Slice_v1.attributes_uint8", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[3,3] axes=[0,1]
data: tensor(uint8)[3,4] 88 237 227 60 53 94 35 149 79 62 6 237
output: tensor(uint8)[2,3] 53 94 35 79 62 6
)case"},
    {"Slice_v1.everything_float", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[-1000] ends=[1000]
data: tensor(float)[3,4] -3.0547 0.86489 12.691 0.14473 0.17627 5.4849 -5.5319 -0.45507 12.691 -0.076102
    -0.77507 -0.1214
output: tensor(float)[3,4] -3.0547 0.86489 12.691 0.14473 0.17627 5.4849 -5.5319 -0.45507 12.691 -0.076102
    -0.77507 -0.1214
)case"},
    {"Slice_v1.no_axes_float", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[0,-3] ends=[-1,1000]
data: tensor(float)[3,4,2] 0.10056 1.4622 2.2395 -0.092396 -4.502 -1.4525 0.41731 -0.48821 0.3272 12.289
    0.56212 0.72036 -7.841 0.3971 12.289 8.6696 -6.661 -0.22182 0.7669 -5.2165 -0.271 -1.9919 -1.6184 8.7731
output: tensor(float)[2,3,2] 2.2395 -0.092396 -4.502 -1.4525 0.41731 -0.48821 0.56212 0.72036 -7.841 0.3971
    12.289 8.6696
)case"},
    {"Slice_v1.nothing_float", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[3] ends=[1] axes=[1]
data: tensor(float)[3,4] -0.26688 -1.3427 -15.553 -15.553 -0.16242 0.50453 8.0977 -11.24 -0.48299 -0.89424
    -11.702 -0.13052
output: tensor(float)[3,0]
)case"},
    {"Slice_v1.one_axis_float", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1] ends=[4] axes=[1]
data: tensor(float)[2,5,3] -0.57085 -0.28578 -0.64468 -0.12634 0.82274 0.072366 4.3616 2.432 -8.3302 2.7293
    -0.15918 -0.85426 4.3694 3.0747 -10.088 0.096006 -8.1615 2.7523 -0.31261 15.904 -10.674 -0.48885 -14.231
    -0.12995 -0.097917 1.4999 0.075157 15.904 -0.25154 0.37841
output: tensor(float)[2,3,3] -0.12634 0.82274 0.072366 4.3616 2.432 -8.3302 2.7293 -0.15918 -0.85426 -0.31261
    15.904 -10.674 -0.48885 -14.231 -0.12995 -0.097917 1.4999 0.075157
)case"},
    {"Slice_v1.unsorted_axes_float", Origin::Derived, "reference", R"case(
output = Slice-1(data) starts=[1,0] ends=[4,2] axes=[1,0]
data: tensor(float)[3,4] 4.1859 0.2628 0.76932 0.11458 -3.8578 10.072 0.93573 2.5677 2.715 14.928 -0.78279
    12.633
output: tensor(float)[2,3] 0.2628 0.76932 0.11458 10.072 0.93573 2.5677
)case"},
    {"Slice_v10.backwards_to_the_end_float", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float)[2,4] -0.26333 -0.85385 -0.10673 -0.35331 0.074345 5.2198 -4.7606 5.5895
starts: tensor(int64)[1] 1000
ends: tensor(int64)[1] -1000
axes: tensor(int64)[1] 1
steps: tensor(int64)[1] -3
output: tensor(float)[2,2] -0.35331 -0.26333 5.5895 0.074345
)case"},
    {"Slice_v10.columns_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float)[4,6] 3.4028235e+38 -1 -0 1.1754944e-38 1 0 inf 1e-45 -inf nan -3.4028235e+38 -3.3242
    0.17418 -0.70621 8.924 -0.57052 -0.2749 0.15675 0.27148 -1.0717 -0.076515 -0.7842 -13.908 -0.55117
starts: tensor(int32)[1] 1
ends: tensor(int32)[1] 6
axes: tensor(int32)[1] 1
steps: tensor(int32)[1] 2
output: tensor(float)[4,3] -1 1.1754944e-38 0 1e-45 nan -3.3242 -0.70621 -0.57052 0.15675 -1.0717 -0.7842
    -0.55117
)case"},
    {"Slice_v10.everything_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends)
data: tensor(float)[3,4] -0.16818 -12.643 -12.643 -9.6263 -0.15038 0.1992 4.525 -0.30193 1.5605 1.7047 -1.5205
    -0.13311
starts: tensor(int32)[1] -1000
ends: tensor(int32)[1] 1000
output: tensor(float)[3,4] -0.16818 -12.643 -12.643 -9.6263 -0.15038 0.1992 4.525 -0.30193 1.5605 1.7047
    -1.5205 -0.13311
)case"},
    {"Slice_v10.far_bounds_float", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float)[2,4] 12.256 0.12336 12.256 1.2251 1.4424 5.1997 -5.9912 -0.069487
starts: tensor(int64)[2] -9223372036854775808 9223372036854775807
ends: tensor(int64)[2] 9223372036854775807 -9223372036854775808
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 9223372036854775807 -2
output: tensor(float)[1,2] 1.2251 0.12336
)case"},
    {"Slice_v10.no_axes_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends)
data: tensor(float)[3,4,2] 11.846 1.5369 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -6.617 1.7302
    -0.4053 -1.0651 0.93121 3.7809 9.854 -0.08553 11.846 -0.29672 0.96338 1.0213 -0.077006 0.57614 0.65309
    7.3303
starts: tensor(int32)[2] 0 -3
ends: tensor(int32)[2] -1 1000
output: tensor(float)[2,3,2] 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -0.4053 -1.0651 0.93121
    3.7809 9.854 -0.08553
)case"},
    {"Slice_v10.no_axes_input_float_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends)
data: tensor(float)[3,4,2] 11.846 1.5369 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -6.617 1.7302
    -0.4053 -1.0651 0.93121 3.7809 9.854 -0.08553 11.846 -0.29672 0.96338 1.0213 -0.077006 0.57614 0.65309
    7.3303
starts: tensor(int64)[2] 0 -3
ends: tensor(int64)[2] -1 1000
output: tensor(float)[2,3,2] 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -0.4053 -1.0651 0.93121
    3.7809 9.854 -0.08553
)case"},
    {"Slice_v10.no_elements_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends)
data: tensor(float)[0,4]
starts: tensor(int32)[2] 0 1
ends: tensor(int32)[2] 1 3
output: tensor(float)[0,2]
)case"},
    {"Slice_v10.nothing_backwards_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float)[3,4] -0.24186 -8.6594 -0.40902 11.322 -5.3104 2.4284 12.964 0.57345 -5.3456 12.964 -1.0116
    1.6093
starts: tensor(int32)[1] 1
ends: tensor(int32)[1] 3
axes: tensor(int32)[1] 1
steps: tensor(int32)[1] -1
output: tensor(float)[3,0]
)case"},
    {"Slice_v10.nothing_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes)
data: tensor(float)[3,4] -13.116 -0.1257 -0.37972 0.46274 -0.20835 -15.119 -15.119 -0.29908 0.72232 0.58332
    -0.29001 0.94229
starts: tensor(int32)[1] 3
ends: tensor(int32)[1] 1
axes: tensor(int32)[1] 1
output: tensor(float)[3,0]
)case"},
    {"Slice_v10.steps_bool_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(bool)[3,5] 0 1 0 0 1 0 1 0 0 1 0 1 1 1 0
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(bool)[2,2] 1 0 0 1
)case"},
    {"Slice_v10.steps_bool_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(bool)[3,5] 0 1 0 0 1 0 1 0 0 1 0 1 1 1 0
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(bool)[2,2] 1 0 0 1
)case"},
    {"Slice_v10.steps_complex128_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(complex128)[3,5] (-10.04648261,-0.06284293862) (0.2452736825,-7.784241983)
    (0.4606622539,0.08692078146) (-0.2439587463,0.9198230343) (0.2135219272,-15.08060532)
    (-1.031296457,-8.48710926) (15.82219891,-0.5864117579) (4.011598786,-1.23792296)
    (0.3743967823,2.037325338) (-0.06804847076,-0.07123846753) (9.727177316,1.880309363)
    (0.9793392772,-12.79977518) (-0.9999344266,-0.9417054547) (15.82219891,-0.5864117579)
    (-0.2594095384,-0.4602296833)
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(complex128)[2,2] (0.2135219272,-15.08060532) (0.4606622539,0.08692078146)
    (-0.2594095384,-0.4602296833) (-0.9999344266,-0.9417054547)
)case"},
    {"Slice_v10.steps_complex128_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(complex128)[3,5] (-10.04648261,-0.06284293862) (0.2452736825,-7.784241983)
    (0.4606622539,0.08692078146) (-0.2439587463,0.9198230343) (0.2135219272,-15.08060532)
    (-1.031296457,-8.48710926) (15.82219891,-0.5864117579) (4.011598786,-1.23792296)
    (0.3743967823,2.037325338) (-0.06804847076,-0.07123846753) (9.727177316,1.880309363)
    (0.9793392772,-12.79977518) (-0.9999344266,-0.9417054547) (15.82219891,-0.5864117579)
    (-0.2594095384,-0.4602296833)
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(complex128)[2,2] (0.2135219272,-15.08060532) (0.4606622539,0.08692078146)
    (-0.2594095384,-0.4602296833) (-0.9999344266,-0.9417054547)
)case"},
    {"Slice_v10.steps_complex64_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(complex64)[3,5] (-0.092613,1.4788) (-14.368,-5.7518) (0.36461,0.21544) (-2.9354,-0.065455)
    (0.16531,-1.394) (10.499,-0.0802) (0.40383,0.1823) (5.6074,-2.668) (0.26842,-13.098) (-0.13347,-0.32257)
    (-7.6775,-0.23086) (0.84371,-0.7021) (-3.5202,0.2797) (-14.368,-5.7518) (-1.1102,2.8865)
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(complex64)[2,2] (0.16531,-1.394) (0.36461,0.21544) (-1.1102,2.8865) (-3.5202,0.2797)
)case"},
    {"Slice_v10.steps_complex64_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(complex64)[3,5] (-0.092613,1.4788) (-14.368,-5.7518) (0.36461,0.21544) (-2.9354,-0.065455)
    (0.16531,-1.394) (10.499,-0.0802) (0.40383,0.1823) (5.6074,-2.668) (0.26842,-13.098) (-0.13347,-0.32257)
    (-7.6775,-0.23086) (0.84371,-0.7021) (-3.5202,0.2797) (-14.368,-5.7518) (-1.1102,2.8865)
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(complex64)[2,2] (0.16531,-1.394) (0.36461,0.21544) (-1.1102,2.8865) (-3.5202,0.2797)
)case"},
    {"Slice_v10.steps_double_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(double)[3,5] 1.628714998 0.3328585085 0.09280429488 -0.2081089642 -0.4176358336 1.366561246
    7.047650203 -0.1729541639 -8.040101214 -0.1650889494 -2.886341673 -1.172523184 -0.4206328104 -6.745348501
    -8.040101214
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(double)[2,2] -0.4176358336 0.09280429488 -8.040101214 -0.4206328104
)case"},
    {"Slice_v10.steps_double_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(double)[3,5] 1.628714998 0.3328585085 0.09280429488 -0.2081089642 -0.4176358336 1.366561246
    7.047650203 -0.1729541639 -8.040101214 -0.1650889494 -2.886341673 -1.172523184 -0.4206328104 -6.745348501
    -8.040101214
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(double)[2,2] -0.4176358336 0.09280429488 -8.040101214 -0.4206328104
)case"},
    {"Slice_v10.steps_float16_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float16)[3,5] -2.08984375 8.921875 6.40234375 -8.21875 -1.2509765625 -7.3203125 -2.25 -11.640625
    0.39208984375 0.60546875 0.484130859375 -0.2724609375 1.9775390625 -11.640625 2.87109375
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(float16)[2,2] -1.2509765625 6.40234375 2.87109375 1.9775390625
)case"},
    {"Slice_v10.steps_float16_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float16)[3,5] -2.08984375 8.921875 6.40234375 -8.21875 -1.2509765625 -7.3203125 -2.25 -11.640625
    0.39208984375 0.60546875 0.484130859375 -0.2724609375 1.9775390625 -11.640625 2.87109375
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(float16)[2,2] -1.2509765625 6.40234375 2.87109375 1.9775390625
)case"},
    {"Slice_v10.steps_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float)[3,5] -0.59577 -0.08095 -1.109 -9.1732 -2.2786 0.26292 14.026 -14.398 13.892 -0.34595
    -14.398 0.14071 -10.986 -0.33413 -1.4551
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(float)[2,2] -2.2786 -1.109 -1.4551 -10.986
)case"},
    {"Slice_v10.steps_float_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(float)[3,5] -0.59577 -0.08095 -1.109 -9.1732 -2.2786 0.26292 14.026 -14.398 13.892 -0.34595
    -14.398 0.14071 -10.986 -0.33413 -1.4551
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(float)[2,2] -2.2786 -1.109 -1.4551 -10.986
)case"},
    {"Slice_v10.steps_int16_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int16)[3,5] 17 -220 -49 327 77 -88 25 -67 70 26 20 75 -5 327 67
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int16)[2,2] 77 -49 67 -5
)case"},
    {"Slice_v10.steps_int16_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int16)[3,5] 17 -220 -49 327 77 -88 25 -67 70 26 20 75 -5 327 67
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int16)[2,2] 77 -49 67 -5
)case"},
    {"Slice_v10.steps_int32_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int32)[3,5] -80 17571906 81 47 76 -3255153 -99 16 -10349001 66 24 -34 63 23 -4016746
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int32)[2,2] 76 81 -4016746 63
)case"},
    {"Slice_v10.steps_int32_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int32)[3,5] -80 17571906 81 47 76 -3255153 -99 16 -10349001 66 24 -34 63 23 -4016746
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int32)[2,2] 76 81 -4016746 63
)case"},
    {"Slice_v10.steps_int64_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int64)[3,5] -5 -34838400817706126 92 -40225437602086030 44 -80 33 78267257582434130 76 14 95 -68
    -1 -83 78267257582434130
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int64)[2,2] 44 92 78267257582434130 -1
)case"},
    {"Slice_v10.steps_int64_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int64)[3,5] -5 -34838400817706126 92 -40225437602086030 44 -80 33 78267257582434130 76 14 95 -68
    -1 -83 78267257582434130
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int64)[2,2] 44 92 78267257582434130 -1
)case"},
    {"Slice_v10.steps_int8_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int8)[3,5] 96 -78 45 40 -122 68 -14 51 -122 -94 -30 -69 -64 75 -8
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int8)[2,2] -122 45 -8 -64
)case"},
    {"Slice_v10.steps_int8_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(int8)[3,5] 96 -78 45 40 -122 68 -14 51 -122 -94 -30 -69 -64 75 -8
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int8)[2,2] -122 45 -8 -64
)case"},
    {"Slice_v10.steps_string_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(string)[3,5] "xxxxxxxxxxxxxxxxxxxx" "alpha" "a,b" "quote\"s" "Beta" "Omega" "-1.5" "0"
    "\xc3\xa9t\xc3\xa9" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "{}" "zz top" "tab\x09"
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(string)[2,2] "Beta" "a,b" "tab\x09" "{}"
)case"},
    {"Slice_v10.steps_string_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(string)[3,5] "xxxxxxxxxxxxxxxxxxxx" "alpha" "a,b" "quote\"s" "Beta" "Omega" "-1.5" "0"
    "\xc3\xa9t\xc3\xa9" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "{}" "zz top" "tab\x09"
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(string)[2,2] "Beta" "a,b" "tab\x09" "{}"
)case"},
    {"Slice_v10.steps_uint16_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint16)[3,5] 308 73 65 419 52 323 55 28 71 75 624 624 8 50 45
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint16)[2,2] 52 65 45 8
)case"},
    {"Slice_v10.steps_uint16_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint16)[3,5] 308 73 65 419 52 323 55 28 71 75 624 624 8 50 45
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint16)[2,2] 52 65 45 8
)case"},
    {"Slice_v10.steps_uint32_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint32)[3,5] 38728456 3 22742363 76 79 93 56 38728456 72 26 14 38 51 86 87
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint32)[2,2] 79 22742363 87 51
)case"},
    {"Slice_v10.steps_uint32_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint32)[3,5] 38728456 3 22742363 76 79 93 56 38728456 72 26 14 38 51 86 87
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint32)[2,2] 79 22742363 87 51
)case"},
    {"Slice_v10.steps_uint64_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint64)[3,5] 66548560424848408 173079767871479200 89 41 86 85 64 173079767871479200 11 49 91 57
    83 28 27
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint64)[2,2] 86 89 27 83
)case"},
    {"Slice_v10.steps_uint64_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint64)[3,5] 66548560424848408 173079767871479200 89 41 86 85 64 173079767871479200 11 49 91 57
    83 28 27
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint64)[2,2] 86 89 27 83
)case"},
    {"Slice_v10.steps_uint8_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint8)[3,5] 45 60 41 149 23 207 5 47 69 2 62 76 42 207 16
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint8)[2,2] 23 41 16 42
)case"},
    {"Slice_v10.steps_uint8_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, axes, steps)
data: tensor(uint8)[3,5] 45 60 41 149 23 207 5 47 69 2 62 76 42 207 16
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint8)[2,2] 23 41 16 42
)case"},
    {"Slice_v10.steps_without_axes_float_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, _, steps)
data: tensor(float)[4,5] 0.065056 0.14279 -6.1936 -0.93679 12.39 -0.20426 6.4056 12.39 0.45487 0.3933 2.3024
    2.0142 -5.7254 -7.1121 -1.4942 -0.28123 -1.7094 -5.9241 -3.8951 0.38303
starts: tensor(int32)[2] 3 1
ends: tensor(int32)[2] -5 5
steps: tensor(int32)[2] -1 3
output: tensor(float)[4,2] -1.7094 0.38303 2.0142 -1.4942 6.4056 0.3933 0.14279 12.39
)case"},
    {"Slice_v10.steps_without_axes_float_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, _, steps)
data: tensor(float)[4,5] 0.065056 0.14279 -6.1936 -0.93679 12.39 -0.20426 6.4056 12.39 0.45487 0.3933 2.3024
    2.0142 -5.7254 -7.1121 -1.4942 -0.28123 -1.7094 -5.9241 -3.8951 0.38303
starts: tensor(int64)[2] 3 1
ends: tensor(int64)[2] -5 5
steps: tensor(int64)[2] -1 3
output: tensor(float)[4,2] -1.7094 0.38303 2.0142 -1.4942 6.4056 0.3933 0.14279 12.39
)case"},
    {"Slice_v10.steps_without_axes_string_int32", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, _, steps)
data: tensor(string)[4,5] "" "a,b" "beta " "zz top" "0" "-1.5" "quote\"s" "Omega" "\xc3\xa9t\xc3\xa9" "Beta"
    "alpha" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "nan" "end"
    "\xf0\x9f\x98\x80" "back\\slash" "{}"
starts: tensor(int32)[2] 3 1
ends: tensor(int32)[2] -5 5
steps: tensor(int32)[2] -1 3
output: tensor(string)[4,2] "end" "{}" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "Beta"
    "a,b" "0"
)case"},
    {"Slice_v10.steps_without_axes_string_int64", Origin::Derived, "reference", R"case(
output = Slice-10(data, starts, ends, _, steps)
data: tensor(string)[4,5] "" "a,b" "beta " "zz top" "0" "-1.5" "quote\"s" "Omega" "\xc3\xa9t\xc3\xa9" "Beta"
    "alpha" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "nan" "end"
    "\xf0\x9f\x98\x80" "back\\slash" "{}"
starts: tensor(int64)[2] 3 1
ends: tensor(int64)[2] -5 5
steps: tensor(int64)[2] -1 3
output: tensor(string)[4,2] "end" "{}" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "Beta"
    "a,b" "0"
)case"},
    {"Slice_v11.backwards_to_the_end_float", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float)[2,4] -0.26333 -0.85385 -0.10673 -0.35331 0.074345 5.2198 -4.7606 5.5895
starts: tensor(int64)[1] 1000
ends: tensor(int64)[1] -1000
axes: tensor(int64)[1] 1
steps: tensor(int64)[1] -3
output: tensor(float)[2,2] -0.35331 -0.26333 5.5895 0.074345
)case"},
    {"Slice_v11.columns_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float)[4,6] 3.4028235e+38 -1 -0 1.1754944e-38 1 0 inf 1e-45 -inf nan -3.4028235e+38 -3.3242
    0.17418 -0.70621 8.924 -0.57052 -0.2749 0.15675 0.27148 -1.0717 -0.076515 -0.7842 -13.908 -0.55117
starts: tensor(int32)[1] 1
ends: tensor(int32)[1] 6
axes: tensor(int32)[1] 1
steps: tensor(int32)[1] 2
output: tensor(float)[4,3] -1 1.1754944e-38 0 1e-45 nan -3.3242 -0.70621 -0.57052 0.15675 -1.0717 -0.7842
    -0.55117
)case"},
    {"Slice_v11.everything_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends)
data: tensor(float)[3,4] -0.16818 -12.643 -12.643 -9.6263 -0.15038 0.1992 4.525 -0.30193 1.5605 1.7047 -1.5205
    -0.13311
starts: tensor(int32)[1] -1000
ends: tensor(int32)[1] 1000
output: tensor(float)[3,4] -0.16818 -12.643 -12.643 -9.6263 -0.15038 0.1992 4.525 -0.30193 1.5605 1.7047
    -1.5205 -0.13311
)case"},
    {"Slice_v11.far_bounds_float", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float)[2,4] 12.256 0.12336 12.256 1.2251 1.4424 5.1997 -5.9912 -0.069487
starts: tensor(int64)[2] -9223372036854775808 9223372036854775807
ends: tensor(int64)[2] 9223372036854775807 -9223372036854775808
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 9223372036854775807 -2
output: tensor(float)[1,2] 1.2251 0.12336
)case"},
    {"Slice_v11.negative_axes_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes)
data: tensor(float)[3,4,2] 2.5306 0.61916 -0.72013 -0.18599 -1.866 -13.532 1.0593 -2.7088 0.21379 1.2437
    -13.736 -0.1061 -1.2994 -0.080217 4.5273 0.20565 14.267 -2.8407 -0.083768 -5.362 12.64 -7.0665 0.068335
    -0.13398
starts: tensor(int32)[2] 1 1
ends: tensor(int32)[2] 4 3
axes: tensor(int32)[2] -2 0
output: tensor(float)[2,3,2] -13.736 -0.1061 -1.2994 -0.080217 4.5273 0.20565 -0.083768 -5.362 12.64 -7.0665
    0.068335 -0.13398
)case"},
    {"Slice_v11.no_axes_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends)
data: tensor(float)[3,4,2] 11.846 1.5369 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -6.617 1.7302
    -0.4053 -1.0651 0.93121 3.7809 9.854 -0.08553 11.846 -0.29672 0.96338 1.0213 -0.077006 0.57614 0.65309
    7.3303
starts: tensor(int32)[2] 0 -3
ends: tensor(int32)[2] -1 1000
output: tensor(float)[2,3,2] 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -0.4053 -1.0651 0.93121
    3.7809 9.854 -0.08553
)case"},
    {"Slice_v11.no_axes_input_float_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends)
data: tensor(float)[3,4,2] 11.846 1.5369 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -6.617 1.7302
    -0.4053 -1.0651 0.93121 3.7809 9.854 -0.08553 11.846 -0.29672 0.96338 1.0213 -0.077006 0.57614 0.65309
    7.3303
starts: tensor(int64)[2] 0 -3
ends: tensor(int64)[2] -1 1000
output: tensor(float)[2,3,2] 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -0.4053 -1.0651 0.93121
    3.7809 9.854 -0.08553
)case"},
    {"Slice_v11.no_elements_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends)
data: tensor(float)[0,4]
starts: tensor(int32)[2] 0 1
ends: tensor(int32)[2] 1 3
output: tensor(float)[0,2]
)case"},
    {"Slice_v11.nothing_backwards_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float)[3,4] -0.24186 -8.6594 -0.40902 11.322 -5.3104 2.4284 12.964 0.57345 -5.3456 12.964 -1.0116
    1.6093
starts: tensor(int32)[1] 1
ends: tensor(int32)[1] 3
axes: tensor(int32)[1] 1
steps: tensor(int32)[1] -1
output: tensor(float)[3,0]
)case"},
    {"Slice_v11.nothing_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes)
data: tensor(float)[3,4] -13.116 -0.1257 -0.37972 0.46274 -0.20835 -15.119 -15.119 -0.29908 0.72232 0.58332
    -0.29001 0.94229
starts: tensor(int32)[1] 3
ends: tensor(int32)[1] 1
axes: tensor(int32)[1] 1
output: tensor(float)[3,0]
)case"},
    {"Slice_v11.steps_bool_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(bool)[3,5] 0 1 0 0 1 0 1 0 0 1 0 1 1 1 0
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(bool)[2,2] 1 0 0 1
)case"},
    {"Slice_v11.steps_bool_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(bool)[3,5] 0 1 0 0 1 0 1 0 0 1 0 1 1 1 0
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(bool)[2,2] 1 0 0 1
)case"},
    {"Slice_v11.steps_complex128_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(complex128)[3,5] (-10.04648261,-0.06284293862) (0.2452736825,-7.784241983)
    (0.4606622539,0.08692078146) (-0.2439587463,0.9198230343) (0.2135219272,-15.08060532)
    (-1.031296457,-8.48710926) (15.82219891,-0.5864117579) (4.011598786,-1.23792296)
    (0.3743967823,2.037325338) (-0.06804847076,-0.07123846753) (9.727177316,1.880309363)
    (0.9793392772,-12.79977518) (-0.9999344266,-0.9417054547) (15.82219891,-0.5864117579)
    (-0.2594095384,-0.4602296833)
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(complex128)[2,2] (0.2135219272,-15.08060532) (0.4606622539,0.08692078146)
    (-0.2594095384,-0.4602296833) (-0.9999344266,-0.9417054547)
)case"},
    {"Slice_v11.steps_complex128_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(complex128)[3,5] (-10.04648261,-0.06284293862) (0.2452736825,-7.784241983)
    (0.4606622539,0.08692078146) (-0.2439587463,0.9198230343) (0.2135219272,-15.08060532)
    (-1.031296457,-8.48710926) (15.82219891,-0.5864117579) (4.011598786,-1.23792296)
    (0.3743967823,2.037325338) (-0.06804847076,-0.07123846753) (9.727177316,1.880309363)
    (0.9793392772,-12.79977518) (-0.9999344266,-0.9417054547) (15.82219891,-0.5864117579)
    (-0.2594095384,-0.4602296833)
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(complex128)[2,2] (0.2135219272,-15.08060532) (0.4606622539,0.08692078146)
    (-0.2594095384,-0.4602296833) (-0.9999344266,-0.9417054547)
)case"},
    {"Slice_v11.steps_complex64_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(complex64)[3,5] (-0.092613,1.4788) (-14.368,-5.7518) (0.36461,0.21544) (-2.9354,-0.065455)
    (0.16531,-1.394) (10.499,-0.0802) (0.40383,0.1823) (5.6074,-2.668) (0.26842,-13.098) (-0.13347,-0.32257)
    (-7.6775,-0.23086) (0.84371,-0.7021) (-3.5202,0.2797) (-14.368,-5.7518) (-1.1102,2.8865)
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(complex64)[2,2] (0.16531,-1.394) (0.36461,0.21544) (-1.1102,2.8865) (-3.5202,0.2797)
)case"},
    {"Slice_v11.steps_complex64_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(complex64)[3,5] (-0.092613,1.4788) (-14.368,-5.7518) (0.36461,0.21544) (-2.9354,-0.065455)
    (0.16531,-1.394) (10.499,-0.0802) (0.40383,0.1823) (5.6074,-2.668) (0.26842,-13.098) (-0.13347,-0.32257)
    (-7.6775,-0.23086) (0.84371,-0.7021) (-3.5202,0.2797) (-14.368,-5.7518) (-1.1102,2.8865)
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(complex64)[2,2] (0.16531,-1.394) (0.36461,0.21544) (-1.1102,2.8865) (-3.5202,0.2797)
)case"},
    {"Slice_v11.steps_double_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(double)[3,5] 1.628714998 0.3328585085 0.09280429488 -0.2081089642 -0.4176358336 1.366561246
    7.047650203 -0.1729541639 -8.040101214 -0.1650889494 -2.886341673 -1.172523184 -0.4206328104 -6.745348501
    -8.040101214
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(double)[2,2] -0.4176358336 0.09280429488 -8.040101214 -0.4206328104
)case"},
    {"Slice_v11.steps_double_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(double)[3,5] 1.628714998 0.3328585085 0.09280429488 -0.2081089642 -0.4176358336 1.366561246
    7.047650203 -0.1729541639 -8.040101214 -0.1650889494 -2.886341673 -1.172523184 -0.4206328104 -6.745348501
    -8.040101214
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(double)[2,2] -0.4176358336 0.09280429488 -8.040101214 -0.4206328104
)case"},
    {"Slice_v11.steps_float16_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float16)[3,5] -2.08984375 8.921875 6.40234375 -8.21875 -1.2509765625 -7.3203125 -2.25 -11.640625
    0.39208984375 0.60546875 0.484130859375 -0.2724609375 1.9775390625 -11.640625 2.87109375
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(float16)[2,2] -1.2509765625 6.40234375 2.87109375 1.9775390625
)case"},
    {"Slice_v11.steps_float16_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float16)[3,5] -2.08984375 8.921875 6.40234375 -8.21875 -1.2509765625 -7.3203125 -2.25 -11.640625
    0.39208984375 0.60546875 0.484130859375 -0.2724609375 1.9775390625 -11.640625 2.87109375
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(float16)[2,2] -1.2509765625 6.40234375 2.87109375 1.9775390625
)case"},
    {"Slice_v11.steps_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float)[3,5] -0.59577 -0.08095 -1.109 -9.1732 -2.2786 0.26292 14.026 -14.398 13.892 -0.34595
    -14.398 0.14071 -10.986 -0.33413 -1.4551
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(float)[2,2] -2.2786 -1.109 -1.4551 -10.986
)case"},
    {"Slice_v11.steps_float_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(float)[3,5] -0.59577 -0.08095 -1.109 -9.1732 -2.2786 0.26292 14.026 -14.398 13.892 -0.34595
    -14.398 0.14071 -10.986 -0.33413 -1.4551
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(float)[2,2] -2.2786 -1.109 -1.4551 -10.986
)case"},
    {"Slice_v11.steps_int16_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int16)[3,5] 17 -220 -49 327 77 -88 25 -67 70 26 20 75 -5 327 67
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int16)[2,2] 77 -49 67 -5
)case"},
    {"Slice_v11.steps_int16_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int16)[3,5] 17 -220 -49 327 77 -88 25 -67 70 26 20 75 -5 327 67
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int16)[2,2] 77 -49 67 -5
)case"},
    {"Slice_v11.steps_int32_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int32)[3,5] -80 17571906 81 47 76 -3255153 -99 16 -10349001 66 24 -34 63 23 -4016746
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int32)[2,2] 76 81 -4016746 63
)case"},
    {"Slice_v11.steps_int32_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int32)[3,5] -80 17571906 81 47 76 -3255153 -99 16 -10349001 66 24 -34 63 23 -4016746
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int32)[2,2] 76 81 -4016746 63
)case"},
    {"Slice_v11.steps_int64_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int64)[3,5] -5 -34838400817706126 92 -40225437602086030 44 -80 33 78267257582434130 76 14 95 -68
    -1 -83 78267257582434130
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int64)[2,2] 44 92 78267257582434130 -1
)case"},
    {"Slice_v11.steps_int64_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int64)[3,5] -5 -34838400817706126 92 -40225437602086030 44 -80 33 78267257582434130 76 14 95 -68
    -1 -83 78267257582434130
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int64)[2,2] 44 92 78267257582434130 -1
)case"},
    {"Slice_v11.steps_int8_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int8)[3,5] 96 -78 45 40 -122 68 -14 51 -122 -94 -30 -69 -64 75 -8
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int8)[2,2] -122 45 -8 -64
)case"},
    {"Slice_v11.steps_int8_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(int8)[3,5] 96 -78 45 40 -122 68 -14 51 -122 -94 -30 -69 -64 75 -8
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int8)[2,2] -122 45 -8 -64
)case"},
    {"Slice_v11.steps_string_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(string)[3,5] "xxxxxxxxxxxxxxxxxxxx" "alpha" "a,b" "quote\"s" "Beta" "Omega" "-1.5" "0"
    "\xc3\xa9t\xc3\xa9" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "{}" "zz top" "tab\x09"
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(string)[2,2] "Beta" "a,b" "tab\x09" "{}"
)case"},
    {"Slice_v11.steps_string_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(string)[3,5] "xxxxxxxxxxxxxxxxxxxx" "alpha" "a,b" "quote\"s" "Beta" "Omega" "-1.5" "0"
    "\xc3\xa9t\xc3\xa9" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "{}" "zz top" "tab\x09"
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(string)[2,2] "Beta" "a,b" "tab\x09" "{}"
)case"},
    {"Slice_v11.steps_uint16_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint16)[3,5] 308 73 65 419 52 323 55 28 71 75 624 624 8 50 45
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint16)[2,2] 52 65 45 8
)case"},
    {"Slice_v11.steps_uint16_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint16)[3,5] 308 73 65 419 52 323 55 28 71 75 624 624 8 50 45
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint16)[2,2] 52 65 45 8
)case"},
    {"Slice_v11.steps_uint32_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint32)[3,5] 38728456 3 22742363 76 79 93 56 38728456 72 26 14 38 51 86 87
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint32)[2,2] 79 22742363 87 51
)case"},
    {"Slice_v11.steps_uint32_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint32)[3,5] 38728456 3 22742363 76 79 93 56 38728456 72 26 14 38 51 86 87
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint32)[2,2] 79 22742363 87 51
)case"},
    {"Slice_v11.steps_uint64_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint64)[3,5] 66548560424848408 173079767871479200 89 41 86 85 64 173079767871479200 11 49 91 57
    83 28 27
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint64)[2,2] 86 89 27 83
)case"},
    {"Slice_v11.steps_uint64_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint64)[3,5] 66548560424848408 173079767871479200 89 41 86 85 64 173079767871479200 11 49 91 57
    83 28 27
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint64)[2,2] 86 89 27 83
)case"},
    {"Slice_v11.steps_uint8_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint8)[3,5] 45 60 41 149 23 207 5 47 69 2 62 76 42 207 16
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint8)[2,2] 23 41 16 42
)case"},
    {"Slice_v11.steps_uint8_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, axes, steps)
data: tensor(uint8)[3,5] 45 60 41 149 23 207 5 47 69 2 62 76 42 207 16
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint8)[2,2] 23 41 16 42
)case"},
    {"Slice_v11.steps_without_axes_float_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, _, steps)
data: tensor(float)[4,5] 0.065056 0.14279 -6.1936 -0.93679 12.39 -0.20426 6.4056 12.39 0.45487 0.3933 2.3024
    2.0142 -5.7254 -7.1121 -1.4942 -0.28123 -1.7094 -5.9241 -3.8951 0.38303
starts: tensor(int32)[2] 3 1
ends: tensor(int32)[2] -5 5
steps: tensor(int32)[2] -1 3
output: tensor(float)[4,2] -1.7094 0.38303 2.0142 -1.4942 6.4056 0.3933 0.14279 12.39
)case"},
    {"Slice_v11.steps_without_axes_float_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, _, steps)
data: tensor(float)[4,5] 0.065056 0.14279 -6.1936 -0.93679 12.39 -0.20426 6.4056 12.39 0.45487 0.3933 2.3024
    2.0142 -5.7254 -7.1121 -1.4942 -0.28123 -1.7094 -5.9241 -3.8951 0.38303
starts: tensor(int64)[2] 3 1
ends: tensor(int64)[2] -5 5
steps: tensor(int64)[2] -1 3
output: tensor(float)[4,2] -1.7094 0.38303 2.0142 -1.4942 6.4056 0.3933 0.14279 12.39
)case"},
    {"Slice_v11.steps_without_axes_string_int32", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, _, steps)
data: tensor(string)[4,5] "" "a,b" "beta " "zz top" "0" "-1.5" "quote\"s" "Omega" "\xc3\xa9t\xc3\xa9" "Beta"
    "alpha" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "nan" "end"
    "\xf0\x9f\x98\x80" "back\\slash" "{}"
starts: tensor(int32)[2] 3 1
ends: tensor(int32)[2] -5 5
steps: tensor(int32)[2] -1 3
output: tensor(string)[4,2] "end" "{}" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "Beta"
    "a,b" "0"
)case"},
    {"Slice_v11.steps_without_axes_string_int64", Origin::Derived, "reference", R"case(
output = Slice-11(data, starts, ends, _, steps)
data: tensor(string)[4,5] "" "a,b" "beta " "zz top" "0" "-1.5" "quote\"s" "Omega" "\xc3\xa9t\xc3\xa9" "Beta"
    "alpha" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "nan" "end"
    "\xf0\x9f\x98\x80" "back\\slash" "{}"
starts: tensor(int64)[2] 3 1
ends: tensor(int64)[2] -5 5
steps: tensor(int64)[2] -1 3
output: tensor(string)[4,2] "end" "{}" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "Beta"
    "a,b" "0"
)case"},
    {"Slice_v13.backwards_to_the_end_float", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float)[2,4] -0.26333 -0.85385 -0.10673 -0.35331 0.074345 5.2198 -4.7606 5.5895
starts: tensor(int64)[1] 1000
ends: tensor(int64)[1] -1000
axes: tensor(int64)[1] 1
steps: tensor(int64)[1] -3
output: tensor(float)[2,2] -0.35331 -0.26333 5.5895 0.074345
)case"},
    {"Slice_v13.columns_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float)[4,6] 3.4028235e+38 -1 -0 1.1754944e-38 1 0 inf 1e-45 -inf nan -3.4028235e+38 -3.3242
    0.17418 -0.70621 8.924 -0.57052 -0.2749 0.15675 0.27148 -1.0717 -0.076515 -0.7842 -13.908 -0.55117
starts: tensor(int32)[1] 1
ends: tensor(int32)[1] 6
axes: tensor(int32)[1] 1
steps: tensor(int32)[1] 2
output: tensor(float)[4,3] -1 1.1754944e-38 0 1e-45 nan -3.3242 -0.70621 -0.57052 0.15675 -1.0717 -0.7842
    -0.55117
)case"},
    {"Slice_v13.everything_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends)
data: tensor(float)[3,4] -0.16818 -12.643 -12.643 -9.6263 -0.15038 0.1992 4.525 -0.30193 1.5605 1.7047 -1.5205
    -0.13311
starts: tensor(int32)[1] -1000
ends: tensor(int32)[1] 1000
output: tensor(float)[3,4] -0.16818 -12.643 -12.643 -9.6263 -0.15038 0.1992 4.525 -0.30193 1.5605 1.7047
    -1.5205 -0.13311
)case"},
    {"Slice_v13.far_bounds_float", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float)[2,4] 12.256 0.12336 12.256 1.2251 1.4424 5.1997 -5.9912 -0.069487
starts: tensor(int64)[2] -9223372036854775808 9223372036854775807
ends: tensor(int64)[2] 9223372036854775807 -9223372036854775808
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 9223372036854775807 -2
output: tensor(float)[1,2] 1.2251 0.12336
)case"},
    {"Slice_v13.negative_axes_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes)
data: tensor(float)[3,4,2] 2.5306 0.61916 -0.72013 -0.18599 -1.866 -13.532 1.0593 -2.7088 0.21379 1.2437
    -13.736 -0.1061 -1.2994 -0.080217 4.5273 0.20565 14.267 -2.8407 -0.083768 -5.362 12.64 -7.0665 0.068335
    -0.13398
starts: tensor(int32)[2] 1 1
ends: tensor(int32)[2] 4 3
axes: tensor(int32)[2] -2 0
output: tensor(float)[2,3,2] -13.736 -0.1061 -1.2994 -0.080217 4.5273 0.20565 -0.083768 -5.362 12.64 -7.0665
    0.068335 -0.13398
)case"},
    {"Slice_v13.no_axes_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends)
data: tensor(float)[3,4,2] 11.846 1.5369 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -6.617 1.7302
    -0.4053 -1.0651 0.93121 3.7809 9.854 -0.08553 11.846 -0.29672 0.96338 1.0213 -0.077006 0.57614 0.65309
    7.3303
starts: tensor(int32)[2] 0 -3
ends: tensor(int32)[2] -1 1000
output: tensor(float)[2,3,2] 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -0.4053 -1.0651 0.93121
    3.7809 9.854 -0.08553
)case"},
    {"Slice_v13.no_axes_input_float_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends)
data: tensor(float)[3,4,2] 11.846 1.5369 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -6.617 1.7302
    -0.4053 -1.0651 0.93121 3.7809 9.854 -0.08553 11.846 -0.29672 0.96338 1.0213 -0.077006 0.57614 0.65309
    7.3303
starts: tensor(int64)[2] 0 -3
ends: tensor(int64)[2] -1 1000
output: tensor(float)[2,3,2] 0.44524 -0.071865 -4.1946 0.32967 0.081116 -0.25559 -0.4053 -1.0651 0.93121
    3.7809 9.854 -0.08553
)case"},
    {"Slice_v13.no_elements_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends)
data: tensor(float)[0,4]
starts: tensor(int32)[2] 0 1
ends: tensor(int32)[2] 1 3
output: tensor(float)[0,2]
)case"},
    {"Slice_v13.nothing_backwards_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float)[3,4] -0.24186 -8.6594 -0.40902 11.322 -5.3104 2.4284 12.964 0.57345 -5.3456 12.964 -1.0116
    1.6093
starts: tensor(int32)[1] 1
ends: tensor(int32)[1] 3
axes: tensor(int32)[1] 1
steps: tensor(int32)[1] -1
output: tensor(float)[3,0]
)case"},
    {"Slice_v13.nothing_input_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes)
data: tensor(float)[3,4] -13.116 -0.1257 -0.37972 0.46274 -0.20835 -15.119 -15.119 -0.29908 0.72232 0.58332
    -0.29001 0.94229
starts: tensor(int32)[1] 3
ends: tensor(int32)[1] 1
axes: tensor(int32)[1] 1
output: tensor(float)[3,0]
)case"},
    {"Slice_v13.steps_bfloat16_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(bfloat16)[3,5] 10.6875 -2.6875 -0.0966796875 13.4375 -0.1982421875 0.37890625 15.3125 15.3125
    -0.18359375 -0.23828125 5.375 -0.4375 0.330078125 -0.0869140625 0.0966796875
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(bfloat16)[2,2] -0.1982421875 -0.0966796875 0.0966796875 0.330078125
)case"},
    {"Slice_v13.steps_bfloat16_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(bfloat16)[3,5] 10.6875 -2.6875 -0.0966796875 13.4375 -0.1982421875 0.37890625 15.3125 15.3125
    -0.18359375 -0.23828125 5.375 -0.4375 0.330078125 -0.0869140625 0.0966796875
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(bfloat16)[2,2] -0.1982421875 -0.0966796875 0.0966796875 0.330078125
)case"},
    {"Slice_v13.steps_bool_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(bool)[3,5] 0 1 0 0 1 0 1 0 0 1 0 1 1 1 0
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(bool)[2,2] 1 0 0 1
)case"},
    {"Slice_v13.steps_bool_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(bool)[3,5] 0 1 0 0 1 0 1 0 0 1 0 1 1 1 0
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(bool)[2,2] 1 0 0 1
)case"},
    {"Slice_v13.steps_complex128_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(complex128)[3,5] (-10.04648261,-0.06284293862) (0.2452736825,-7.784241983)
    (0.4606622539,0.08692078146) (-0.2439587463,0.9198230343) (0.2135219272,-15.08060532)
    (-1.031296457,-8.48710926) (15.82219891,-0.5864117579) (4.011598786,-1.23792296)
    (0.3743967823,2.037325338) (-0.06804847076,-0.07123846753) (9.727177316,1.880309363)
    (0.9793392772,-12.79977518) (-0.9999344266,-0.9417054547) (15.82219891,-0.5864117579)
    (-0.2594095384,-0.4602296833)
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(complex128)[2,2] (0.2135219272,-15.08060532) (0.4606622539,0.08692078146)
    (-0.2594095384,-0.4602296833) (-0.9999344266,-0.9417054547)
)case"},
    {"Slice_v13.steps_complex128_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(complex128)[3,5] (-10.04648261,-0.06284293862) (0.2452736825,-7.784241983)
    (0.4606622539,0.08692078146) (-0.2439587463,0.9198230343) (0.2135219272,-15.08060532)
    (-1.031296457,-8.48710926) (15.82219891,-0.5864117579) (4.011598786,-1.23792296)
    (0.3743967823,2.037325338) (-0.06804847076,-0.07123846753) (9.727177316,1.880309363)
    (0.9793392772,-12.79977518) (-0.9999344266,-0.9417054547) (15.82219891,-0.5864117579)
    (-0.2594095384,-0.4602296833)
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(complex128)[2,2] (0.2135219272,-15.08060532) (0.4606622539,0.08692078146)
    (-0.2594095384,-0.4602296833) (-0.9999344266,-0.9417054547)
)case"},
    {"Slice_v13.steps_complex64_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(complex64)[3,5] (-0.092613,1.4788) (-14.368,-5.7518) (0.36461,0.21544) (-2.9354,-0.065455)
    (0.16531,-1.394) (10.499,-0.0802) (0.40383,0.1823) (5.6074,-2.668) (0.26842,-13.098) (-0.13347,-0.32257)
    (-7.6775,-0.23086) (0.84371,-0.7021) (-3.5202,0.2797) (-14.368,-5.7518) (-1.1102,2.8865)
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(complex64)[2,2] (0.16531,-1.394) (0.36461,0.21544) (-1.1102,2.8865) (-3.5202,0.2797)
)case"},
    {"Slice_v13.steps_complex64_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(complex64)[3,5] (-0.092613,1.4788) (-14.368,-5.7518) (0.36461,0.21544) (-2.9354,-0.065455)
    (0.16531,-1.394) (10.499,-0.0802) (0.40383,0.1823) (5.6074,-2.668) (0.26842,-13.098) (-0.13347,-0.32257)
    (-7.6775,-0.23086) (0.84371,-0.7021) (-3.5202,0.2797) (-14.368,-5.7518) (-1.1102,2.8865)
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(complex64)[2,2] (0.16531,-1.394) (0.36461,0.21544) (-1.1102,2.8865) (-3.5202,0.2797)
)case"},
    {"Slice_v13.steps_double_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(double)[3,5] 1.628714998 0.3328585085 0.09280429488 -0.2081089642 -0.4176358336 1.366561246
    7.047650203 -0.1729541639 -8.040101214 -0.1650889494 -2.886341673 -1.172523184 -0.4206328104 -6.745348501
    -8.040101214
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(double)[2,2] -0.4176358336 0.09280429488 -8.040101214 -0.4206328104
)case"},
    {"Slice_v13.steps_double_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(double)[3,5] 1.628714998 0.3328585085 0.09280429488 -0.2081089642 -0.4176358336 1.366561246
    7.047650203 -0.1729541639 -8.040101214 -0.1650889494 -2.886341673 -1.172523184 -0.4206328104 -6.745348501
    -8.040101214
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(double)[2,2] -0.4176358336 0.09280429488 -8.040101214 -0.4206328104
)case"},
    {"Slice_v13.steps_float16_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float16)[3,5] -2.08984375 8.921875 6.40234375 -8.21875 -1.2509765625 -7.3203125 -2.25 -11.640625
    0.39208984375 0.60546875 0.484130859375 -0.2724609375 1.9775390625 -11.640625 2.87109375
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(float16)[2,2] -1.2509765625 6.40234375 2.87109375 1.9775390625
)case"},
    {"Slice_v13.steps_float16_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float16)[3,5] -2.08984375 8.921875 6.40234375 -8.21875 -1.2509765625 -7.3203125 -2.25 -11.640625
    0.39208984375 0.60546875 0.484130859375 -0.2724609375 1.9775390625 -11.640625 2.87109375
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(float16)[2,2] -1.2509765625 6.40234375 2.87109375 1.9775390625
)case"},
    {"Slice_v13.steps_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float)[3,5] -0.59577 -0.08095 -1.109 -9.1732 -2.2786 0.26292 14.026 -14.398 13.892 -0.34595
    -14.398 0.14071 -10.986 -0.33413 -1.4551
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(float)[2,2] -2.2786 -1.109 -1.4551 -10.986
)case"},
    {"Slice_v13.steps_float_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(float)[3,5] -0.59577 -0.08095 -1.109 -9.1732 -2.2786 0.26292 14.026 -14.398 13.892 -0.34595
    -14.398 0.14071 -10.986 -0.33413 -1.4551
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(float)[2,2] -2.2786 -1.109 -1.4551 -10.986
)case"},
    {"Slice_v13.steps_int16_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int16)[3,5] 17 -220 -49 327 77 -88 25 -67 70 26 20 75 -5 327 67
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int16)[2,2] 77 -49 67 -5
)case"},
    {"Slice_v13.steps_int16_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int16)[3,5] 17 -220 -49 327 77 -88 25 -67 70 26 20 75 -5 327 67
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int16)[2,2] 77 -49 67 -5
)case"},
    {"Slice_v13.steps_int32_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int32)[3,5] -80 17571906 81 47 76 -3255153 -99 16 -10349001 66 24 -34 63 23 -4016746
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int32)[2,2] 76 81 -4016746 63
)case"},
    {"Slice_v13.steps_int32_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int32)[3,5] -80 17571906 81 47 76 -3255153 -99 16 -10349001 66 24 -34 63 23 -4016746
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int32)[2,2] 76 81 -4016746 63
)case"},
    {"Slice_v13.steps_int64_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int64)[3,5] -5 -34838400817706126 92 -40225437602086030 44 -80 33 78267257582434130 76 14 95 -68
    -1 -83 78267257582434130
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int64)[2,2] 44 92 78267257582434130 -1
)case"},
    {"Slice_v13.steps_int64_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int64)[3,5] -5 -34838400817706126 92 -40225437602086030 44 -80 33 78267257582434130 76 14 95 -68
    -1 -83 78267257582434130
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int64)[2,2] 44 92 78267257582434130 -1
)case"},
    {"Slice_v13.steps_int8_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int8)[3,5] 96 -78 45 40 -122 68 -14 51 -122 -94 -30 -69 -64 75 -8
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(int8)[2,2] -122 45 -8 -64
)case"},
    {"Slice_v13.steps_int8_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(int8)[3,5] 96 -78 45 40 -122 68 -14 51 -122 -94 -30 -69 -64 75 -8
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(int8)[2,2] -122 45 -8 -64
)case"},
    {"Slice_v13.steps_string_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(string)[3,5] "xxxxxxxxxxxxxxxxxxxx" "alpha" "a,b" "quote\"s" "Beta" "Omega" "-1.5" "0"
    "\xc3\xa9t\xc3\xa9" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "{}" "zz top" "tab\x09"
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(string)[2,2] "Beta" "a,b" "tab\x09" "{}"
)case"},
    {"Slice_v13.steps_string_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(string)[3,5] "xxxxxxxxxxxxxxxxxxxx" "alpha" "a,b" "quote\"s" "Beta" "Omega" "-1.5" "0"
    "\xc3\xa9t\xc3\xa9" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "{}" "zz top" "tab\x09"
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(string)[2,2] "Beta" "a,b" "tab\x09" "{}"
)case"},
    {"Slice_v13.steps_uint16_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint16)[3,5] 308 73 65 419 52 323 55 28 71 75 624 624 8 50 45
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint16)[2,2] 52 65 45 8
)case"},
    {"Slice_v13.steps_uint16_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint16)[3,5] 308 73 65 419 52 323 55 28 71 75 624 624 8 50 45
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint16)[2,2] 52 65 45 8
)case"},
    {"Slice_v13.steps_uint32_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint32)[3,5] 38728456 3 22742363 76 79 93 56 38728456 72 26 14 38 51 86 87
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint32)[2,2] 79 22742363 87 51
)case"},
    {"Slice_v13.steps_uint32_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint32)[3,5] 38728456 3 22742363 76 79 93 56 38728456 72 26 14 38 51 86 87
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint32)[2,2] 79 22742363 87 51
)case"},
    {"Slice_v13.steps_uint64_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint64)[3,5] 66548560424848408 173079767871479200 89 41 86 85 64 173079767871479200 11 49 91 57
    83 28 27
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint64)[2,2] 86 89 27 83
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Slice_v1.test_slice@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice@1.1.2"},
    {"Slice_v1.test_slice_default_axes@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_default_axes@1.1.2"},
    {"Slice_v1.test_slice_end_out_of_bounds@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_end_out_of_bounds@1.1.2"},
    {"Slice_v1.test_slice_neg@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_neg@1.1.2"},
    {"Slice_v1.test_slice_start_out_of_bounds@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_start_out_of_bounds@1.1.2"},
    {"Slice_v10.test_slice@1_5_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice@1.5.0"},
    {"Slice_v10.test_slice_default_axes@1_5_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_default_axes@1.5.0"},
    {"Slice_v10.test_slice_default_steps@1_5_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_default_steps@1.5.0"},
    {"Slice_v10.test_slice_end_out_of_bounds@1_5_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_end_out_of_bounds@1.5.0"},
    {"Slice_v10.test_slice_neg@1_5_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_neg@1.5.0"},
    {"Slice_v10.test_slice_neg_steps@1_5_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_neg_steps@1.5.0"},
    {"Slice_v10.test_slice_start_out_of_bounds@1_5_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_start_out_of_bounds@1.5.0"},
    {"Slice_v11.test_slice_negative_axes@1_6_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_negative_axes@1.6.0"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
