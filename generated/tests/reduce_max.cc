// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/ReduceMax.pack
//   tests/cases/ai.onnx/ReduceMax.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"ReduceMax_v1.all_axes_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data)
data: tensor(float)[2,3,4] -11.245 0.07655 2.3634 -1.2752 0.83112 -12.175 -0.12642 0.42744 4.4398 0.6943
    -1.2087 9.233 0.19123 0.21594 -0.50574 -0.33501 -0.069063 0.87045 -12.175 -0.12372 -7.7257 8.385 0.14501
    -0.16712
reduced: tensor(float)[1,1,1] 9.233
)case"},
    {"ReduceMax_v1.negative_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[-1] keepdims=0
data: tensor(float)[2,3,4] 0.39925 -1.1456 -0.063469 0.11814 -1.6184 0.50263 0.69843 13.353 0.22038 -0.46281
    -15.89 -0.57345 -0.13897 1.6239 4.2743 4.1906 -0.21899 5.7847 -5.8533 0.39557 -15.89 -3.8305 0.58523
    0.54253
reduced: tensor(float)[2,3] 0.39925 13.353 0.22038 4.2743 5.7847 0.58523
)case"},
    {"ReduceMax_v1.one_axis_by_attribute_double", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[1]
data: tensor(double)[2,3,4] 4.463038598 0.3468001639 5.392850404 -0.2572600878 -0.07888277361 0.7604011357
    3.138773453 -1.641975662 0.1599682492 0.9253363505 2.779828987 15.20490632 -0.4894745696 0.5716269676
    -1.285501162 -7.700343477 -7.857380269 0.0902691542 15.20490632 -1.02635622 0.4314275501 -0.197450197
    0.2966230828 0.8452696802
reduced: tensor(double)[2,1,4] 4.463038598 0.9253363505 5.392850404 15.20490632 0.4314275501 0.5716269676
    15.20490632 0.8452696802
)case"},
    {"ReduceMax_v1.one_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[1]
data: tensor(float)[2,3,4] 0.10506 7.1611 0.20689 4.9176 -0.080594 -1.4501 14.567 12.558 -0.14076 1.3778
    -0.062751 -0.31998 0.11122 1.8142 13.318 -0.10349 1.2347 -0.10978 1.3644 -14.208 0.8128 1.0456 -11.358
    14.567
reduced: tensor(float)[2,1,4] 0.10506 7.1611 14.567 12.558 1.2347 1.8142 13.318 14.567
)case"},
    {"ReduceMax_v1.one_axis_by_attribute_float16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[1]
data: tensor(float16)[2,3,4] -0.06805419921875 0.58984375 14 1.1162109375 2.521484375 -0.258056640625
    -0.1453857421875 -4.1640625 0.6025390625 -5.421875 14 -2.658203125 1.8583984375 -7.5703125 0.56005859375
    -0.48046875 0.21484375 0.1507568359375 9.9296875 -5.1015625 -8.328125 -0.796875 -0.3212890625 4.22265625
reduced: tensor(float16)[2,1,4] 2.521484375 0.58984375 14 1.1162109375 1.8583984375 0.1507568359375 9.9296875
    4.22265625
)case"},
    {"ReduceMax_v1.one_axis_by_attribute_int32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[1]
data: tensor(int32)[2,3,4] -19 17600771 -69 -2650302 -97 28 17 60 88 -6528101 41 54 11 31 -52 -2 -75 21375022
    -3 45 -19051964 21375022 93 -26
reduced: tensor(int32)[2,1,4] 88 17600771 41 60 11 21375022 93 45
)case"},
    {"ReduceMax_v1.one_axis_by_attribute_int64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[1]
data: tensor(int64)[2,3,4] 84845428156868274 -27 33 -37 -66 -18 90 40190533807247346 29 59 -26 56 50 17
    -83443007698570608 -45 83 62 63 -85445162967701319 74 43 -85445162967701319 -32919607675385854
reduced: tensor(int64)[2,1,4] 84845428156868274 59 90 40190533807247346 83 62 63 -45
)case"},
    {"ReduceMax_v1.one_axis_by_attribute_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[1]
data: tensor(uint32)[2,3,4] 99 4407591 63 80 720900 2 11 39205184 90 68 39205184 44 32680989 35571872 32 29 48
    293406 27209557 7593662 52 40 26 83
reduced: tensor(uint32)[2,1,4] 720900 4407591 39205184 39205184 32680989 35571872 27209557 7593662
)case"},
    {"ReduceMax_v1.one_axis_by_attribute_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[1]
data: tensor(uint64)[2,3,4] 72458914553111184 64 94 23 7 43 36 42285296516459640 6 177203965782850880 28 75
    171726654197004000 177203965782850880 18823746279228192 17 72 35 62 1 111823472926261552 8 196623868250480
    11
reduced: tensor(uint64)[2,1,4] 72458914553111184 177203965782850880 94 42285296516459640 171726654197004000
    177203965782850880 18823746279228192 17
)case"},
    {"ReduceMax_v1.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data)
data: tensor(float)[] -6.4195
reduced: tensor(float)[] -6.4195
)case"},
    {"ReduceMax_v1.specials", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data)
data: tensor(float)[2,3] nan 1 -inf inf -1 -inf
reduced: tensor(float)[1,1] nan
)case"},
    {"ReduceMax_v1.test_reduce_max_default_axes_keepdim_example@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceMax-1(data) keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[1,1,1] 60
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v1.test_reduce_max_default_axes_keepdims_random@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceMax-1(data) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[1,1,1] 9.273255
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v1.test_reduce_max_do_not_keepdims_example@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceMax-1(data) axes=[1] keepdims=0
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[3,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v1.test_reduce_max_do_not_keepdims_random@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceMax-1(data) axes=[1] keepdims=0
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v1.test_reduce_max_keepdims_example@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceMax-1(data) axes=[1] keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[3,1,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v1.test_reduce_max_keepdims_random@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceMax-1(data) axes=[1] keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,1,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v1.two_axes_dropped_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-1(data) axes=[0,2] keepdims=0
data: tensor(float)[2,3,4] -1.1273 -11.924 -1.0029 9.5055 -11.204 -6.4529 -6.2711 0.20536 1.5184 -2.5683
    0.21213 0.23104 -0.3083 0.54271 2.0067 -8.1313 0.69786 -0.25792 -0.28701 -5.7371 -0.18901 -2.3371 -11.924
    0.71221
reduced: tensor(float)[3] 9.5055 0.69786 1.5184
)case"},
    {"ReduceMax_v11.all_axes_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data)
data: tensor(float)[2,3,4] -11.245 0.07655 2.3634 -1.2752 0.83112 -12.175 -0.12642 0.42744 4.4398 0.6943
    -1.2087 9.233 0.19123 0.21594 -0.50574 -0.33501 -0.069063 0.87045 -12.175 -0.12372 -7.7257 8.385 0.14501
    -0.16712
reduced: tensor(float)[1,1,1] 9.233
)case"},
    {"ReduceMax_v11.negative_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[-1] keepdims=0
data: tensor(float)[2,3,4] 0.39925 -1.1456 -0.063469 0.11814 -1.6184 0.50263 0.69843 13.353 0.22038 -0.46281
    -15.89 -0.57345 -0.13897 1.6239 4.2743 4.1906 -0.21899 5.7847 -5.8533 0.39557 -15.89 -3.8305 0.58523
    0.54253
reduced: tensor(float)[2,3] 0.39925 13.353 0.22038 4.2743 5.7847 0.58523
)case"},
    {"ReduceMax_v11.one_axis_by_attribute_double", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[1]
data: tensor(double)[2,3,4] 4.463038598 0.3468001639 5.392850404 -0.2572600878 -0.07888277361 0.7604011357
    3.138773453 -1.641975662 0.1599682492 0.9253363505 2.779828987 15.20490632 -0.4894745696 0.5716269676
    -1.285501162 -7.700343477 -7.857380269 0.0902691542 15.20490632 -1.02635622 0.4314275501 -0.197450197
    0.2966230828 0.8452696802
reduced: tensor(double)[2,1,4] 4.463038598 0.9253363505 5.392850404 15.20490632 0.4314275501 0.5716269676
    15.20490632 0.8452696802
)case"},
    {"ReduceMax_v11.one_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[1]
data: tensor(float)[2,3,4] 0.10506 7.1611 0.20689 4.9176 -0.080594 -1.4501 14.567 12.558 -0.14076 1.3778
    -0.062751 -0.31998 0.11122 1.8142 13.318 -0.10349 1.2347 -0.10978 1.3644 -14.208 0.8128 1.0456 -11.358
    14.567
reduced: tensor(float)[2,1,4] 0.10506 7.1611 14.567 12.558 1.2347 1.8142 13.318 14.567
)case"},
    {"ReduceMax_v11.one_axis_by_attribute_float16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[1]
data: tensor(float16)[2,3,4] -0.06805419921875 0.58984375 14 1.1162109375 2.521484375 -0.258056640625
    -0.1453857421875 -4.1640625 0.6025390625 -5.421875 14 -2.658203125 1.8583984375 -7.5703125 0.56005859375
    -0.48046875 0.21484375 0.1507568359375 9.9296875 -5.1015625 -8.328125 -0.796875 -0.3212890625 4.22265625
reduced: tensor(float16)[2,1,4] 2.521484375 0.58984375 14 1.1162109375 1.8583984375 0.1507568359375 9.9296875
    4.22265625
)case"},
    {"ReduceMax_v11.one_axis_by_attribute_int32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[1]
data: tensor(int32)[2,3,4] -19 17600771 -69 -2650302 -97 28 17 60 88 -6528101 41 54 11 31 -52 -2 -75 21375022
    -3 45 -19051964 21375022 93 -26
reduced: tensor(int32)[2,1,4] 88 17600771 41 60 11 21375022 93 45
)case"},
    {"ReduceMax_v11.one_axis_by_attribute_int64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[1]
data: tensor(int64)[2,3,4] 84845428156868274 -27 33 -37 -66 -18 90 40190533807247346 29 59 -26 56 50 17
    -83443007698570608 -45 83 62 63 -85445162967701319 74 43 -85445162967701319 -32919607675385854
reduced: tensor(int64)[2,1,4] 84845428156868274 59 90 40190533807247346 83 62 63 -45
)case"},
    {"ReduceMax_v11.one_axis_by_attribute_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[1]
data: tensor(uint32)[2,3,4] 99 4407591 63 80 720900 2 11 39205184 90 68 39205184 44 32680989 35571872 32 29 48
    293406 27209557 7593662 52 40 26 83
reduced: tensor(uint32)[2,1,4] 720900 4407591 39205184 39205184 32680989 35571872 27209557 7593662
)case"},
    {"ReduceMax_v11.one_axis_by_attribute_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[1]
data: tensor(uint64)[2,3,4] 72458914553111184 64 94 23 7 43 36 42285296516459640 6 177203965782850880 28 75
    171726654197004000 177203965782850880 18823746279228192 17 72 35 62 1 111823472926261552 8 196623868250480
    11
reduced: tensor(uint64)[2,1,4] 72458914553111184 177203965782850880 94 42285296516459640 171726654197004000
    177203965782850880 18823746279228192 17
)case"},
    {"ReduceMax_v11.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data)
data: tensor(float)[] -6.4195
reduced: tensor(float)[] -6.4195
)case"},
    {"ReduceMax_v11.specials", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data)
data: tensor(float)[2,3] nan 1 -inf inf -1 -inf
reduced: tensor(float)[1,1] nan
)case"},
    {"ReduceMax_v11.test_reduce_max_negative_axes_keepdims_example@1_6_0", Origin::Official, "official",
     R"case(
reduced = ReduceMax-11(data) axes=[-2] keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[3,1,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v11.test_reduce_max_negative_axes_keepdims_random@1_6_0", Origin::Official, "official",
     R"case(
reduced = ReduceMax-11(data) axes=[-2] keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,1,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v11.two_axes_dropped_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-11(data) axes=[0,2] keepdims=0
data: tensor(float)[2,3,4] -1.1273 -11.924 -1.0029 9.5055 -11.204 -6.4529 -6.2711 0.20536 1.5184 -2.5683
    0.21213 0.23104 -0.3083 0.54271 2.0067 -8.1313 0.69786 -0.25792 -0.28701 -5.7371 -0.18901 -2.3371 -11.924
    0.71221
reduced: tensor(float)[3] 9.5055 0.69786 1.5184
)case"},
    {"ReduceMax_v12.all_axes_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data)
data: tensor(float)[2,3,4] -11.245 0.07655 2.3634 -1.2752 0.83112 -12.175 -0.12642 0.42744 4.4398 0.6943
    -1.2087 9.233 0.19123 0.21594 -0.50574 -0.33501 -0.069063 0.87045 -12.175 -0.12372 -7.7257 8.385 0.14501
    -0.16712
reduced: tensor(float)[1,1,1] 9.233
)case"},
    {"ReduceMax_v12.negative_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[-1] keepdims=0
data: tensor(float)[2,3,4] 0.39925 -1.1456 -0.063469 0.11814 -1.6184 0.50263 0.69843 13.353 0.22038 -0.46281
    -15.89 -0.57345 -0.13897 1.6239 4.2743 4.1906 -0.21899 5.7847 -5.8533 0.39557 -15.89 -3.8305 0.58523
    0.54253
reduced: tensor(float)[2,3] 0.39925 13.353 0.22038 4.2743 5.7847 0.58523
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_double", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(double)[2,3,4] 4.463038598 0.3468001639 5.392850404 -0.2572600878 -0.07888277361 0.7604011357
    3.138773453 -1.641975662 0.1599682492 0.9253363505 2.779828987 15.20490632 -0.4894745696 0.5716269676
    -1.285501162 -7.700343477 -7.857380269 0.0902691542 15.20490632 -1.02635622 0.4314275501 -0.197450197
    0.2966230828 0.8452696802
reduced: tensor(double)[2,1,4] 4.463038598 0.9253363505 5.392850404 15.20490632 0.4314275501 0.5716269676
    15.20490632 0.8452696802
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(float)[2,3,4] 0.10506 7.1611 0.20689 4.9176 -0.080594 -1.4501 14.567 12.558 -0.14076 1.3778
    -0.062751 -0.31998 0.11122 1.8142 13.318 -0.10349 1.2347 -0.10978 1.3644 -14.208 0.8128 1.0456 -11.358
    14.567
reduced: tensor(float)[2,1,4] 0.10506 7.1611 14.567 12.558 1.2347 1.8142 13.318 14.567
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_float16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(float16)[2,3,4] -0.06805419921875 0.58984375 14 1.1162109375 2.521484375 -0.258056640625
    -0.1453857421875 -4.1640625 0.6025390625 -5.421875 14 -2.658203125 1.8583984375 -7.5703125 0.56005859375
    -0.48046875 0.21484375 0.1507568359375 9.9296875 -5.1015625 -8.328125 -0.796875 -0.3212890625 4.22265625
reduced: tensor(float16)[2,1,4] 2.521484375 0.58984375 14 1.1162109375 1.8583984375 0.1507568359375 9.9296875
    4.22265625
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_int32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(int32)[2,3,4] -19 17600771 -69 -2650302 -97 28 17 60 88 -6528101 41 54 11 31 -52 -2 -75 21375022
    -3 45 -19051964 21375022 93 -26
reduced: tensor(int32)[2,1,4] 88 17600771 41 60 11 21375022 93 45
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_int64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(int64)[2,3,4] 84845428156868274 -27 33 -37 -66 -18 90 40190533807247346 29 59 -26 56 50 17
    -83443007698570608 -45 83 62 63 -85445162967701319 74 43 -85445162967701319 -32919607675385854
reduced: tensor(int64)[2,1,4] 84845428156868274 59 90 40190533807247346 83 62 63 -45
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_int8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(int8)[2,3,4] 6 -45 63 8 101 51 46 -15 -41 114 -78 30 -43 -69 10 114 94 -36 42 -91 -76 -46 58 108
reduced: tensor(int8)[2,1,4] 101 114 63 30 94 -36 58 114
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(uint32)[2,3,4] 99 4407591 63 80 720900 2 11 39205184 90 68 39205184 44 32680989 35571872 32 29 48
    293406 27209557 7593662 52 40 26 83
reduced: tensor(uint32)[2,1,4] 720900 4407591 39205184 39205184 32680989 35571872 27209557 7593662
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(uint64)[2,3,4] 72458914553111184 64 94 23 7 43 36 42285296516459640 6 177203965782850880 28 75
    171726654197004000 177203965782850880 18823746279228192 17 72 35 62 1 111823472926261552 8 196623868250480
    11
reduced: tensor(uint64)[2,1,4] 72458914553111184 177203965782850880 94 42285296516459640 171726654197004000
    177203965782850880 18823746279228192 17
)case"},
    {"ReduceMax_v12.one_axis_by_attribute_uint8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[1]
data: tensor(uint8)[2,3,4] 145 48 27 106 29 192 58 2 21 71 0 31 235 78 67 30 98 5 83 79 1 235 25 40
reduced: tensor(uint8)[2,1,4] 145 192 58 106 235 235 83 79
)case"},
    {"ReduceMax_v12.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data)
data: tensor(float)[] -6.4195
reduced: tensor(float)[] -6.4195
)case"},
    {"ReduceMax_v12.specials", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data)
data: tensor(float)[2,3] nan 1 -inf inf -1 -inf
reduced: tensor(float)[1,1] nan
)case"},
    {"ReduceMax_v12.two_axes_dropped_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-12(data) axes=[0,2] keepdims=0
data: tensor(float)[2,3,4] -1.1273 -11.924 -1.0029 9.5055 -11.204 -6.4529 -6.2711 0.20536 1.5184 -2.5683
    0.21213 0.23104 -0.3083 0.54271 2.0067 -8.1313 0.69786 -0.25792 -0.28701 -5.7371 -0.18901 -2.3371 -11.924
    0.71221
reduced: tensor(float)[3] 9.5055 0.69786 1.5184
)case"},
    {"ReduceMax_v13.all_axes_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data)
data: tensor(float)[2,3,4] -11.245 0.07655 2.3634 -1.2752 0.83112 -12.175 -0.12642 0.42744 4.4398 0.6943
    -1.2087 9.233 0.19123 0.21594 -0.50574 -0.33501 -0.069063 0.87045 -12.175 -0.12372 -7.7257 8.385 0.14501
    -0.16712
reduced: tensor(float)[1,1,1] 9.233
)case"},
    {"ReduceMax_v13.negative_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[-1] keepdims=0
data: tensor(float)[2,3,4] 0.39925 -1.1456 -0.063469 0.11814 -1.6184 0.50263 0.69843 13.353 0.22038 -0.46281
    -15.89 -0.57345 -0.13897 1.6239 4.2743 4.1906 -0.21899 5.7847 -5.8533 0.39557 -15.89 -3.8305 0.58523
    0.54253
reduced: tensor(float)[2,3] 0.39925 13.353 0.22038 4.2743 5.7847 0.58523
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_bfloat16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(bfloat16)[2,3,4] 0.6484375 -2.890625 -3.6875 -2.34375 1.7734375 6.875 -0.85546875 0.220703125
    0.0712890625 -3.8125 1.15625 2.4375 -10.1875 -15.75 3.53125 0.423828125 -0.14453125 0.06494140625 13.5
    0.08447265625 -0.478515625 -1.546875 0.5859375 -15.75
reduced: tensor(bfloat16)[2,1,4] 1.7734375 6.875 1.15625 2.4375 -0.14453125 0.06494140625 13.5 0.423828125
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_double", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(double)[2,3,4] 4.463038598 0.3468001639 5.392850404 -0.2572600878 -0.07888277361 0.7604011357
    3.138773453 -1.641975662 0.1599682492 0.9253363505 2.779828987 15.20490632 -0.4894745696 0.5716269676
    -1.285501162 -7.700343477 -7.857380269 0.0902691542 15.20490632 -1.02635622 0.4314275501 -0.197450197
    0.2966230828 0.8452696802
reduced: tensor(double)[2,1,4] 4.463038598 0.9253363505 5.392850404 15.20490632 0.4314275501 0.5716269676
    15.20490632 0.8452696802
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(float)[2,3,4] 0.10506 7.1611 0.20689 4.9176 -0.080594 -1.4501 14.567 12.558 -0.14076 1.3778
    -0.062751 -0.31998 0.11122 1.8142 13.318 -0.10349 1.2347 -0.10978 1.3644 -14.208 0.8128 1.0456 -11.358
    14.567
reduced: tensor(float)[2,1,4] 0.10506 7.1611 14.567 12.558 1.2347 1.8142 13.318 14.567
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_float16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(float16)[2,3,4] -0.06805419921875 0.58984375 14 1.1162109375 2.521484375 -0.258056640625
    -0.1453857421875 -4.1640625 0.6025390625 -5.421875 14 -2.658203125 1.8583984375 -7.5703125 0.56005859375
    -0.48046875 0.21484375 0.1507568359375 9.9296875 -5.1015625 -8.328125 -0.796875 -0.3212890625 4.22265625
reduced: tensor(float16)[2,1,4] 2.521484375 0.58984375 14 1.1162109375 1.8583984375 0.1507568359375 9.9296875
    4.22265625
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_int32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(int32)[2,3,4] -19 17600771 -69 -2650302 -97 28 17 60 88 -6528101 41 54 11 31 -52 -2 -75 21375022
    -3 45 -19051964 21375022 93 -26
reduced: tensor(int32)[2,1,4] 88 17600771 41 60 11 21375022 93 45
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_int64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(int64)[2,3,4] 84845428156868274 -27 33 -37 -66 -18 90 40190533807247346 29 59 -26 56 50 17
    -83443007698570608 -45 83 62 63 -85445162967701319 74 43 -85445162967701319 -32919607675385854
reduced: tensor(int64)[2,1,4] 84845428156868274 59 90 40190533807247346 83 62 63 -45
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_int8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(int8)[2,3,4] 6 -45 63 8 101 51 46 -15 -41 114 -78 30 -43 -69 10 114 94 -36 42 -91 -76 -46 58 108
reduced: tensor(int8)[2,1,4] 101 114 63 30 94 -36 58 114
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(uint32)[2,3,4] 99 4407591 63 80 720900 2 11 39205184 90 68 39205184 44 32680989 35571872 32 29 48
    293406 27209557 7593662 52 40 26 83
reduced: tensor(uint32)[2,1,4] 720900 4407591 39205184 39205184 32680989 35571872 27209557 7593662
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(uint64)[2,3,4] 72458914553111184 64 94 23 7 43 36 42285296516459640 6 177203965782850880 28 75
    171726654197004000 177203965782850880 18823746279228192 17 72 35 62 1 111823472926261552 8 196623868250480
    11
reduced: tensor(uint64)[2,1,4] 72458914553111184 177203965782850880 94 42285296516459640 171726654197004000
    177203965782850880 18823746279228192 17
)case"},
    {"ReduceMax_v13.one_axis_by_attribute_uint8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[1]
data: tensor(uint8)[2,3,4] 145 48 27 106 29 192 58 2 21 71 0 31 235 78 67 30 98 5 83 79 1 235 25 40
reduced: tensor(uint8)[2,1,4] 145 192 58 106 235 235 83 79
)case"},
    {"ReduceMax_v13.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data)
data: tensor(float)[] -6.4195
reduced: tensor(float)[] -6.4195
)case"},
    {"ReduceMax_v13.specials", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data)
data: tensor(float)[2,3] nan 1 -inf inf -1 -inf
reduced: tensor(float)[1,1] nan
)case"},
    {"ReduceMax_v13.test_reduce_max_default_axes_keepdim_example@1_12_0", Origin::Official, "official",
     R"case(
reduced = ReduceMax-13(data) keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[1,1,1] 60
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.test_reduce_max_default_axes_keepdims_random@1_12_0", Origin::Official, "official",
     R"case(
reduced = ReduceMax-13(data) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[1,1,1] 9.273255
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.test_reduce_max_do_not_keepdims_example@1_12_0", Origin::Official, "official", R"case(
reduced = ReduceMax-13(data) axes=[1] keepdims=0
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[3,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.test_reduce_max_do_not_keepdims_random@1_12_0", Origin::Official, "official", R"case(
reduced = ReduceMax-13(data) axes=[1] keepdims=0
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.test_reduce_max_keepdims_example@1_12_0", Origin::Official, "official", R"case(
reduced = ReduceMax-13(data) axes=[1] keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[3,1,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.test_reduce_max_keepdims_random@1_12_0", Origin::Official, "official", R"case(
reduced = ReduceMax-13(data) axes=[1] keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,1,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.test_reduce_max_negative_axes_keepdims_example@1_12_0", Origin::Official, "official",
     R"case(
reduced = ReduceMax-13(data) axes=[-2] keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[3,1,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.test_reduce_max_negative_axes_keepdims_random@1_12_0", Origin::Official, "official",
     R"case(
reduced = ReduceMax-13(data) axes=[-2] keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,1,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v13.two_axes_dropped_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-13(data) axes=[0,2] keepdims=0
data: tensor(float)[2,3,4] -1.1273 -11.924 -1.0029 9.5055 -11.204 -6.4529 -6.2711 0.20536 1.5184 -2.5683
    0.21213 0.23104 -0.3083 0.54271 2.0067 -8.1313 0.69786 -0.25792 -0.28701 -5.7371 -0.18901 -2.3371 -11.924
    0.71221
reduced: tensor(float)[3] 9.5055 0.69786 1.5184
)case"},
    {"ReduceMax_v18.all_axes_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data)
data: tensor(float)[2,3,4] -0.36153 4.3301 -0.14777 0.35672 0.16904 11.503 -2.0258 1.2821 11.503 9.5419
    0.47553 0.35769 -0.11313 8.9262 -0.36165 2.6715 -0.24563 -9.5189 2.7936 2.6218 -0.07863 -5.1327 3.3267
    -0.2602
reduced: tensor(float)[1,1,1] 11.503
)case"},
    {"ReduceMax_v18.negative_axis_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes) keepdims=0
data: tensor(float)[2,3,4] 0.48357 -3.4533 -13.468 -13.468 -0.1319 -0.095967 0.080638 1.8807 0.13076 -6.5618
    0.19127 -8.9808 -0.14637 1.1497 -0.091441 -0.073376 -0.39338 0.14556 0.28267 -3.891 -0.90844 0.43754
    -11.77 -0.72271
axes: tensor(int64)[1] -1
reduced: tensor(float)[2,3] 0.48357 1.8807 0.19127 1.1497 0.28267 0.43754
)case"},
    {"ReduceMax_v18.no_elements_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(float)[2,0,3]
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,3] -inf -inf -inf -inf -inf -inf
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ReduceMax_v18.noop_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data) noop_with_empty_axes=1
data: tensor(float)[2,3] 0.3779 -6.826 -6.826 -0.65987 -0.47965 -0.34021
reduced: tensor(float)[2,3] 0.3779 -6.826 -6.826 -0.65987 -0.47965 -0.34021
)case"},
    {"ReduceMax_v18.one_axis_by_input_bfloat16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(bfloat16)[2,3,4] -9.625 -0.16015625 -0.82421875 -8.75 0.48828125 0.37109375 3.3125 0.60546875
    2.71875 -1.1484375 0.142578125 4.90625 -1.5859375 -0.201171875 10.5 2.28125 0.451171875 -14.1875
    -0.40234375 0.357421875 2.640625 0.310546875 0.11083984375 -0.1572265625
axes: tensor(int64)[1] 1
reduced: tensor(bfloat16)[2,1,4] 2.71875 0.37109375 3.3125 4.90625 2.640625 0.310546875 10.5 2.28125
)case"},
    {"ReduceMax_v18.one_axis_by_input_double", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(double)[2,3,4] -9.118858763 -0.3227744945 0.7085496789 -15.95723656 -15.95723656 6.976996238
    0.9995533378 0.2851674521 0.156999314 -8.411820251 -0.5180117082 -6.256368724 -0.1057909747 1.499083717
    -0.4277849063 -2.097649836 -0.07629566126 11.49411385 0.1521780707 -1.803526998 0.07146407376 -1.091794782
    -5.609724003 -0.1965828045
axes: tensor(int64)[1] 1
reduced: tensor(double)[2,1,4] 0.156999314 6.976996238 0.9995533378 0.2851674521 0.07146407376 11.49411385
    0.1521780707 -0.1965828045
)case"},
    {"ReduceMax_v18.one_axis_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(float)[2,3,4] -2.4114 3.19 14.299 -0.54067 13.744 3.98 -0.69507 0.45431 -0.70681 0.63673 -12.523
    0.49972 -0.41122 6.8075 -0.83802 7.0097 -0.10156 4.2292 14.299 0.064627 0.32398 1.5444 -1.5018 -0.097546
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,4] 13.744 3.98 14.299 0.49972 0.32398 6.8075 14.299 7.0097
)case"},
    {"ReduceMax_v18.one_axis_by_input_float16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(float16)[2,3,4] -0.0731201171875 13.5078125 11.3203125 1.466796875 -0.38330078125 0.23974609375
    -0.1793212890625 1.7744140625 0.10308837890625 -5.55078125 -2.404296875 -0.359130859375 0.1885986328125
    -0.2978515625 -0.407470703125 2.8046875 13.5078125 7.97265625 2.14453125 -7.890625 1.4208984375
    0.20166015625 -1.0380859375 5.609375
axes: tensor(int64)[1] 1
reduced: tensor(float16)[2,1,4] 0.10308837890625 13.5078125 11.3203125 1.7744140625 13.5078125 7.97265625
    2.14453125 5.609375
)case"},
    {"ReduceMax_v18.one_axis_by_input_int32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(int32)[2,3,4] -18211561 20166903 51 -24 -18338766 20166903 54 -12503564 -90 44 20 69 18 10915633
    -60 -1 93 22 47 -69 7905564 -98 -14 61
axes: tensor(int64)[1] 1
reduced: tensor(int32)[2,1,4] -90 20166903 54 69 7905564 10915633 47 61
)case"},
    {"ReduceMax_v18.one_axis_by_input_int64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(int64)[2,3,4] 16034724940891986 71494643450396210 96 17 -21 -91 10 -71 -4 -97 41 95 -52 46 -76 34
    37 33 71494643450396210 13070722906004338 -25 -14618570182008702 -82 43212423201499042
axes: tensor(int64)[1] 1
reduced: tensor(int64)[2,1,4] 16034724940891986 71494643450396210 96 95 37 46 71494643450396210
    43212423201499042
)case"},
    {"ReduceMax_v18.one_axis_by_input_int8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(int8)[2,3,4] 25 -38 -43 98 -60 82 -72 -68 -80 93 -20 -29 -35 42 48 29 53 2 23 98 80 19 -90 -53
axes: tensor(int64)[1] 1
reduced: tensor(int8)[2,1,4] 25 93 -20 98 80 42 48 98
)case"},
    {"ReduceMax_v18.one_axis_by_input_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(uint32)[2,3,4] 10 20 36778908 78 94 32 2 33 25705517 58 36778908 34 12 33981659 59 5 99 35636376
    79 51 63 67 70 35751226
axes: tensor(int64)[1] 1
reduced: tensor(uint32)[2,1,4] 25705517 58 36778908 78 99 35636376 79 35751226
)case"},
    {"ReduceMax_v18.one_axis_by_input_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(uint64)[2,3,4] 76 99 88 34 89 73 18 20 84019208093993088 28 51 44 1 5 67 81 74 42 15
    157216082922328608 22 157216082922328608 38 140462909031037440
axes: tensor(int64)[1] 1
reduced: tensor(uint64)[2,1,4] 84019208093993088 99 88 44 74 157216082922328608 67 157216082922328608
)case"},
    {"ReduceMax_v18.one_axis_by_input_uint8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes)
data: tensor(uint8)[2,3,4] 30 204 42 34 33 10 78 17 125 98 97 89 205 25 94 70 95 27 86 85 14 55 205 44
axes: tensor(int64)[1] 1
reduced: tensor(uint8)[2,1,4] 125 204 97 89 205 55 205 85
)case"},
    {"ReduceMax_v18.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data)
data: tensor(float)[] -6.4195
reduced: tensor(float)[] -6.4195
)case"},
    {"ReduceMax_v18.specials", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data)
data: tensor(float)[2,3] nan 1 -inf inf -1 -inf
reduced: tensor(float)[1,1] nan
)case"},
    {"ReduceMax_v18.test_reduce_max_default_axes_keepdim_example", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data) keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
reduced: tensor(float)[1,1,1] 60
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.test_reduce_max_default_axes_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[1,1,1] 9.273255
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.test_reduce_max_do_not_keepdims_example", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data, axes) keepdims=0
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.test_reduce_max_do_not_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data, axes) keepdims=0
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.test_reduce_max_keepdims_example", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data, axes) keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,1,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.test_reduce_max_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data, axes) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,1,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.test_reduce_max_negative_axes_keepdims_example", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data, axes) keepdims=1
data: tensor(float)[3,2,2] 5 1 20 2 30 1 40 2 55 1 60 2
axes: tensor(int64)[1] -2
reduced: tensor(float)[3,1,2] 20 2 40 2 60 2
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.test_reduce_max_negative_axes_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceMax-18(data, axes) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[1] -2
reduced: tensor(float)[3,1,2] 2.0552676 4.303787 -1.2482557 7.83546 9.273255 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v18.two_axes_dropped_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-18(data, axes) keepdims=0
data: tensor(float)[2,3,4] -0.1576 -2.7123 -0.86299 13.639 -0.16589 -1.6477 -12.812 0.90737 -11.104 -0.18241
    13.639 0.31076 0.14965 -2.226 -0.29712 0.32984 -0.21115 -0.52891 0.10046 7.6412 0.075336 2.8416 0.49997
    -1.3178
axes: tensor(int64)[2] 0 2
reduced: tensor(float)[3] 13.639 7.6412 13.639
)case"},
    {"ReduceMax_v20.all_axes_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data)
data: tensor(float)[2,3,4] -0.36153 4.3301 -0.14777 0.35672 0.16904 11.503 -2.0258 1.2821 11.503 9.5419
    0.47553 0.35769 -0.11313 8.9262 -0.36165 2.6715 -0.24563 -9.5189 2.7936 2.6218 -0.07863 -5.1327 3.3267
    -0.2602
reduced: tensor(float)[1,1,1] 11.503
)case"},
    {"ReduceMax_v20.negative_axis_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes) keepdims=0
data: tensor(float)[2,3,4] 0.48357 -3.4533 -13.468 -13.468 -0.1319 -0.095967 0.080638 1.8807 0.13076 -6.5618
    0.19127 -8.9808 -0.14637 1.1497 -0.091441 -0.073376 -0.39338 0.14556 0.28267 -3.891 -0.90844 0.43754
    -11.77 -0.72271
axes: tensor(int64)[1] -1
reduced: tensor(float)[2,3] 0.48357 1.8807 0.19127 1.1497 0.28267 0.43754
)case"},
    {"ReduceMax_v20.no_elements_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(float)[2,0,3]
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,3] -inf -inf -inf -inf -inf -inf
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ReduceMax_v20.noop_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data) noop_with_empty_axes=1
data: tensor(float)[2,3] 0.3779 -6.826 -6.826 -0.65987 -0.47965 -0.34021
reduced: tensor(float)[2,3] 0.3779 -6.826 -6.826 -0.65987 -0.47965 -0.34021
)case"},
    {"ReduceMax_v20.one_axis_by_input_bfloat16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(bfloat16)[2,3,4] -9.625 -0.16015625 -0.82421875 -8.75 0.48828125 0.37109375 3.3125 0.60546875
    2.71875 -1.1484375 0.142578125 4.90625 -1.5859375 -0.201171875 10.5 2.28125 0.451171875 -14.1875
    -0.40234375 0.357421875 2.640625 0.310546875 0.11083984375 -0.1572265625
axes: tensor(int64)[1] 1
reduced: tensor(bfloat16)[2,1,4] 2.71875 0.37109375 3.3125 4.90625 2.640625 0.310546875 10.5 2.28125
)case"},
    {"ReduceMax_v20.one_axis_by_input_bool", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(bool)[2,3,4] 1 0 0 0 1 1 1 0 1 0 1 0 1 0 1 0 0 1 0 1 0 0 1 1
axes: tensor(int64)[1] 1
reduced: tensor(bool)[2,1,4] 1 1 1 0 1 1 1 1
)case"},
    {"ReduceMax_v20.one_axis_by_input_double", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(double)[2,3,4] -9.118858763 -0.3227744945 0.7085496789 -15.95723656 -15.95723656 6.976996238
    0.9995533378 0.2851674521 0.156999314 -8.411820251 -0.5180117082 -6.256368724 -0.1057909747 1.499083717
    -0.4277849063 -2.097649836 -0.07629566126 11.49411385 0.1521780707 -1.803526998 0.07146407376 -1.091794782
    -5.609724003 -0.1965828045
axes: tensor(int64)[1] 1
reduced: tensor(double)[2,1,4] 0.156999314 6.976996238 0.9995533378 0.2851674521 0.07146407376 11.49411385
    0.1521780707 -0.1965828045
)case"},
    {"ReduceMax_v20.one_axis_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(float)[2,3,4] -2.4114 3.19 14.299 -0.54067 13.744 3.98 -0.69507 0.45431 -0.70681 0.63673 -12.523
    0.49972 -0.41122 6.8075 -0.83802 7.0097 -0.10156 4.2292 14.299 0.064627 0.32398 1.5444 -1.5018 -0.097546
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,4] 13.744 3.98 14.299 0.49972 0.32398 6.8075 14.299 7.0097
)case"},
    {"ReduceMax_v20.one_axis_by_input_float16", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(float16)[2,3,4] -0.0731201171875 13.5078125 11.3203125 1.466796875 -0.38330078125 0.23974609375
    -0.1793212890625 1.7744140625 0.10308837890625 -5.55078125 -2.404296875 -0.359130859375 0.1885986328125
    -0.2978515625 -0.407470703125 2.8046875 13.5078125 7.97265625 2.14453125 -7.890625 1.4208984375
    0.20166015625 -1.0380859375 5.609375
axes: tensor(int64)[1] 1
reduced: tensor(float16)[2,1,4] 0.10308837890625 13.5078125 11.3203125 1.7744140625 13.5078125 7.97265625
    2.14453125 5.609375
)case"},
    {"ReduceMax_v20.one_axis_by_input_int32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(int32)[2,3,4] -18211561 20166903 51 -24 -18338766 20166903 54 -12503564 -90 44 20 69 18 10915633
    -60 -1 93 22 47 -69 7905564 -98 -14 61
axes: tensor(int64)[1] 1
reduced: tensor(int32)[2,1,4] -90 20166903 54 69 7905564 10915633 47 61
)case"},
    {"ReduceMax_v20.one_axis_by_input_int64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(int64)[2,3,4] 16034724940891986 71494643450396210 96 17 -21 -91 10 -71 -4 -97 41 95 -52 46 -76 34
    37 33 71494643450396210 13070722906004338 -25 -14618570182008702 -82 43212423201499042
axes: tensor(int64)[1] 1
reduced: tensor(int64)[2,1,4] 16034724940891986 71494643450396210 96 95 37 46 71494643450396210
    43212423201499042
)case"},
    {"ReduceMax_v20.one_axis_by_input_int8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(int8)[2,3,4] 25 -38 -43 98 -60 82 -72 -68 -80 93 -20 -29 -35 42 48 29 53 2 23 98 80 19 -90 -53
axes: tensor(int64)[1] 1
reduced: tensor(int8)[2,1,4] 25 93 -20 98 80 42 48 98
)case"},
    {"ReduceMax_v20.one_axis_by_input_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(uint32)[2,3,4] 10 20 36778908 78 94 32 2 33 25705517 58 36778908 34 12 33981659 59 5 99 35636376
    79 51 63 67 70 35751226
axes: tensor(int64)[1] 1
reduced: tensor(uint32)[2,1,4] 25705517 58 36778908 78 99 35636376 79 35751226
)case"},
    {"ReduceMax_v20.one_axis_by_input_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(uint64)[2,3,4] 76 99 88 34 89 73 18 20 84019208093993088 28 51 44 1 5 67 81 74 42 15
    157216082922328608 22 157216082922328608 38 140462909031037440
axes: tensor(int64)[1] 1
reduced: tensor(uint64)[2,1,4] 84019208093993088 99 88 44 74 157216082922328608 67 157216082922328608
)case"},
    {"ReduceMax_v20.one_axis_by_input_uint8", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes)
data: tensor(uint8)[2,3,4] 30 204 42 34 33 10 78 17 125 98 97 89 205 25 94 70 95 27 86 85 14 55 205 44
axes: tensor(int64)[1] 1
reduced: tensor(uint8)[2,1,4] 125 204 97 89 205 55 205 85
)case"},
    {"ReduceMax_v20.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data)
data: tensor(float)[] -6.4195
reduced: tensor(float)[] -6.4195
)case"},
    {"ReduceMax_v20.specials", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data)
data: tensor(float)[2,3] nan 1 -inf inf -1 -inf
reduced: tensor(float)[1,1] nan
)case"},
    {"ReduceMax_v20.test_reduce_max_bool_inputs", Origin::Official, "official", R"case(
reduced = ReduceMax-20(data, axes) keepdims=1
data: tensor(bool)[4,2] 1 1 1 0 0 1 0 0
axes: tensor(int64)[1] 1
reduced: tensor(bool)[4,1] 1 1 1 0
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v20.test_reduce_max_empty_set", Origin::Official, "official", R"case(
reduced = ReduceMax-20(data, axes) keepdims=1
data: tensor(float)[2,0,4]
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,4] -inf -inf -inf -inf -inf -inf -inf -inf
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v20.test_reduce_max_empty_set_bool", Origin::Official, "official", R"case(
reduced = ReduceMax-20(data, axes) keepdims=1
data: tensor(bool)[2,0,4]
axes: tensor(int64)[1] 1
reduced: tensor(bool)[2,1,4] 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ReduceMax_v20.two_axes_dropped_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceMax-20(data, axes) keepdims=0
data: tensor(float)[2,3,4] -0.1576 -2.7123 -0.86299 13.639 -0.16589 -1.6477 -12.812 0.90737 -11.104 -0.18241
    13.639 0.31076 0.14965 -2.226 -0.29712 0.32984 -0.21115 -0.52891 0.10046 7.6412 0.075336 2.8416 0.49997
    -1.3178
axes: tensor(int64)[2] 0 2
reduced: tensor(float)[3] 13.639 7.6412 13.639
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"ReduceMax_v18.long_columns_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_bfloat16"},
    {"ReduceMax_v18.long_columns_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_double"},
    {"ReduceMax_v18.long_columns_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_float"},
    {"ReduceMax_v18.long_columns_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_float16"},
    {"ReduceMax_v18.long_columns_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_int32"},
    {"ReduceMax_v18.long_columns_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_int64"},
    {"ReduceMax_v18.long_columns_int8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_int8"},
    {"ReduceMax_v18.long_columns_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_uint32"},
    {"ReduceMax_v18.long_columns_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_uint64"},
    {"ReduceMax_v18.long_columns_uint8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_columns_uint8"},
    {"ReduceMax_v18.long_rows_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_bfloat16"},
    {"ReduceMax_v18.long_rows_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_double"},
    {"ReduceMax_v18.long_rows_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_float"},
    {"ReduceMax_v18.long_rows_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_float16"},
    {"ReduceMax_v18.long_rows_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_int32"},
    {"ReduceMax_v18.long_rows_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_int64"},
    {"ReduceMax_v18.long_rows_int8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_int8"},
    {"ReduceMax_v18.long_rows_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_uint32"},
    {"ReduceMax_v18.long_rows_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_uint64"},
    {"ReduceMax_v18.long_rows_uint8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.long_rows_uint8"},
    {"ReduceMax_v18.middle_of_five_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v18.middle_of_five_float"},
    {"ReduceMax_v20.long_columns_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_bfloat16"},
    {"ReduceMax_v20.long_columns_bool", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_bool"},
    {"ReduceMax_v20.long_columns_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_double"},
    {"ReduceMax_v20.long_columns_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_float"},
    {"ReduceMax_v20.long_columns_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_float16"},
    {"ReduceMax_v20.long_columns_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_int32"},
    {"ReduceMax_v20.long_columns_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_int64"},
    {"ReduceMax_v20.long_columns_int8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_int8"},
    {"ReduceMax_v20.long_columns_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_uint32"},
    {"ReduceMax_v20.long_columns_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_uint64"},
    {"ReduceMax_v20.long_columns_uint8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_columns_uint8"},
    {"ReduceMax_v20.long_rows_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_bfloat16"},
    {"ReduceMax_v20.long_rows_bool", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_bool"},
    {"ReduceMax_v20.long_rows_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_double"},
    {"ReduceMax_v20.long_rows_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_float"},
    {"ReduceMax_v20.long_rows_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_float16"},
    {"ReduceMax_v20.long_rows_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_int32"},
    {"ReduceMax_v20.long_rows_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_int64"},
    {"ReduceMax_v20.long_rows_int8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_int8"},
    {"ReduceMax_v20.long_rows_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_uint32"},
    {"ReduceMax_v20.long_rows_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_uint64"},
    {"ReduceMax_v20.long_rows_uint8", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.long_rows_uint8"},
    {"ReduceMax_v20.middle_of_five_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceMax.pack", "ReduceMax_v20.middle_of_five_float"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
