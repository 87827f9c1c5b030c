// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/ReduceSum.pack
//   tests/cases/ai.onnx/ReduceSum.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"ReduceSum_v1.all_axes_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data)
data: tensor(float)[2,3,4] -2.989 -4.0192 4.5033 3.9267 -7.703 -1.4116 7.8619 -1.2337 -11.626 -0.12777
    0.086431 0.10289 1.0179 -0.47986 0.09262 -0.17002 1.6127 4.4633 5.4222 -11.626 4.4062 11.383 6.9721
    -0.48851
reduced: tensor(float)[1,1,1] 9.976581
rtol=0 atol=0.0002681519472389482
)case"},
    {"ReduceSum_v1.negative_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[-1] keepdims=0
data: tensor(float)[2,3,4] 9.6269 -10.293 -10.915 0.44573 0.17454 5.2133 15.271 -12.221 -4.3267 3.5775 15.271
    -0.44595 7.7829 7.5929 -0.1895 -14.588 0.54518 -1.5993 0.65775 -3.8053 -5.7643 1.7218 -0.1242 -4.6235
reduced: tensor(float)[2,3] -11.13537 8.43784 14.07585 0.5982994 -4.20167 -8.7902
rtol=0 atol=2.351749481022125e-05
)case"},
    {"ReduceSum_v1.one_axis_by_attribute_double", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[1]
data: tensor(double)[2,3,4] 0.2324135749 -4.263976145 -5.223140522 -9.443663824 5.865430866 -1.34546912
    -0.6023423556 0.5207010179 13.72771382 -0.5250293437 0.2103375903 3.893180861 -14.22690874 1.502170524
    -1.372015701 8.403521275 0.2786062231 -3.575360215 -14.22690874 -1.316143348 5.864822997 -6.594423651
    -0.3950425025 0.5736890057
reduced: tensor(double)[2,1,4] 19.8255582609 -6.1344746087 -5.6151452873 -5.0297819451 -8.0834795199
    -8.667613342 -15.993966943500002 7.6610669327
rtol=0 atol=2.713874186723864e-14
)case"},
    {"ReduceSum_v1.one_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[1]
data: tensor(float)[2,3,4] 0.47395 14.553 12.555 -0.24331 9.4292 0.091977 -0.48702 -0.80613 -0.32132 -6.1905
    3.9962 -15.824 0.33095 -15.824 0.64665 -0.1111 -2.1522 1.7233 0.29942 -0.13177 9.8843 0.60598 0.22626
    -0.41054
reduced: tensor(float)[2,1,4] 9.58183 8.454477 16.06418 -16.87344 8.06305 -13.49472 1.17233 -0.65341
rtol=0 atol=1.4902695056662196e-05
)case"},
    {"ReduceSum_v1.one_axis_by_attribute_float16", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[1]
data: tensor(float16)[2,3,4] -8.4375 -1.5546875 -0.51220703125 -0.2490234375 2.12890625 10.9375 3.8828125
    0.2076416015625 -0.3173828125 0.1402587890625 -0.131103515625 -0.11468505859375 -4.765625 -0.9052734375
    -0.82373046875 0.359130859375 -5.703125 -0.1162109375 9.46875 0.0699462890625 0.481689453125
    0.158935546875 10.9375 -3.298828125
reduced: tensor(float16)[2,1,4] -6.625 9.5234375 3.240234375 -0.156005859375 -9.984375 -0.8623046875 19.578125
    -2.869140625
rtol=0 atol=0.124420166015625
)case"},
    {"ReduceSum_v1.one_axis_by_attribute_int32", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[1]
data: tensor(int32)[2,3,4] -47 75 58 -8 9961473 4958028 29 -53 -33 17300406 -13 53 17300406 -3 -34 15686910
    -96 -4192771 -69 15 -70 10543689 -10809309 2703130
reduced: tensor(int32)[2,1,4] 9961393 22258509 74 -8 17300240 6350915 -10809412 18390055
)case"},
    {"ReduceSum_v1.one_axis_by_attribute_int64", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[1]
data: tensor(int64)[2,3,4] 43 87902158294109010 87902158294109010 -91 59440958192597586 -66 -69 94 64 19 -63
    22416755432134210 73302553455312498 21 76 -10 14 -27 -32 63886566152298674 -4 -3 -69006840007321006 3
reduced: tensor(int64)[2,1,4] 59440958192597693 87902158294108963 87902158294108878 22416755432134213
    73302553455312508 -9 -69006840007320962 63886566152298667
)case"},
    {"ReduceSum_v1.one_axis_by_attribute_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[1]
data: tensor(uint32)[2,3,4] 29 37 13 21778990 3 38 40 87 33 0 12 98 72 75 21778990 43 11 66 83 24 15045094 92
    32 63
reduced: tensor(uint32)[2,1,4] 65 75 65 21779175 15045177 233 21779105 130
)case"},
    {"ReduceSum_v1.one_axis_by_attribute_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[1]
data: tensor(uint64)[2,3,4] 87 60 179509236199337056 145884110607770496 46 73 41 23 178507249896316128 54 69
    51 24 27 179509236199337056 72 15 57 96 82 30461976419383604 8 71 50
reduced: tensor(uint64)[2,1,4] 178507249896316261 187 179509236199337166 145884110607770570 30461976419383643
    92 179509236199337223 204
)case"},
    {"ReduceSum_v1.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data)
data: tensor(float)[] -0.30694
reduced: tensor(float)[] -0.30694
)case"},
    {"ReduceSum_v1.test_operator_reduced_sum", Origin::Official, "official", R"case(
1 = ReduceSum-1(0) axes=[2] keepdims=0
0: tensor(float)[1,2,3,4] -0.111718565 -0.4965901 0.1630737 -0.88168776 0.053900193 0.6683737 -0.059657607
    -0.46749794 0.63691264 -0.7140801 -1.0831244 -0.5547242 0.971685 -0.51500916 1.4255266 0.79868543
    -2.5273352 1.4777843 -0.16962363 -0.99185735 -1.4569085 0.25629175 -0.40304697 0.41952738
1: tensor(float)[1,2,4] 0.5790943 -0.5422965 -0.9797083 -1.9039099 -3.0125587 1.2190669 0.85285604 0.22635546
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.test_operator_reduced_sum_keepdim", Origin::Official, "official", R"case(
1 = ReduceSum-1(0) axes=[2] keepdims=1
0: tensor(float)[1,2,3,4] -0.111718565 -0.4965901 0.1630737 -0.88168776 0.053900193 0.6683737 -0.059657607
    -0.46749794 0.63691264 -0.7140801 -1.0831244 -0.5547242 0.971685 -0.51500916 1.4255266 0.79868543
    -2.5273352 1.4777843 -0.16962363 -0.99185735 -1.4569085 0.25629175 -0.40304697 0.41952738
1: tensor(float)[1,2,1,4] 0.5790943 -0.5422965 -0.9797083 -1.9039099 -3.0125587 1.2190669 0.85285604
    0.22635546
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.test_reduce_sum_default_axes_keepdims_example@1_3_0", Origin::Official, "official",
     R"case(
reduced = ReduceSum-1(data) keepdims=1
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
reduced: tensor(float)[1,1,1] 78
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.test_reduce_sum_default_axes_keepdims_random@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceSum-1(data) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[1,1,1] 29.565655
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.test_reduce_sum_do_not_keepdims_example@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceSum-1(data) axes=[1] keepdims=0
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
reduced: tensor(float)[3,2] 4 6 12 14 20 22
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.test_reduce_sum_do_not_keepdims_random@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceSum-1(data) axes=[1] keepdims=0
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,2] 3.0315375 5.201451 -2.7751598 10.753343 15.107756 -1.7532712
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.test_reduce_sum_keepdims_example@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceSum-1(data) axes=[1] keepdims=1
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
reduced: tensor(float)[3,1,2] 4 6 12 14 20 22
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.test_reduce_sum_keepdims_random@1_3_0", Origin::Official, "official", R"case(
reduced = ReduceSum-1(data) axes=[1] keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,1,2] 3.0315375 5.201451 -2.7751598 10.753343 15.107756 -1.7532712
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v1.two_axes_dropped_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-1(data) axes=[0,2] keepdims=0
data: tensor(float)[2,3,4] -1.4158 0.13643 6.3466 0.22518 -0.77597 1.4823 0.52461 6.3466 0.54527 -0.16773
    -4.2781 5.1745 0.34253 -0.3935 -0.067984 1.3406 -0.98675 -2.3959 -1.9051 -1.2595 2.8957 -0.19113 -0.11771
    -0.30801
reduced: tensor(float)[3] 6.514056 1.0302901 3.55279
rtol=0 atol=1.1212871186216944e-05
)case"},
    {"ReduceSum_v11.all_axes_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data)
data: tensor(float)[2,3,4] -2.989 -4.0192 4.5033 3.9267 -7.703 -1.4116 7.8619 -1.2337 -11.626 -0.12777
    0.086431 0.10289 1.0179 -0.47986 0.09262 -0.17002 1.6127 4.4633 5.4222 -11.626 4.4062 11.383 6.9721
    -0.48851
reduced: tensor(float)[1,1,1] 9.976581
rtol=0 atol=0.0002681519472389482
)case"},
    {"ReduceSum_v11.negative_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[-1] keepdims=0
data: tensor(float)[2,3,4] 9.6269 -10.293 -10.915 0.44573 0.17454 5.2133 15.271 -12.221 -4.3267 3.5775 15.271
    -0.44595 7.7829 7.5929 -0.1895 -14.588 0.54518 -1.5993 0.65775 -3.8053 -5.7643 1.7218 -0.1242 -4.6235
reduced: tensor(float)[2,3] -11.13537 8.43784 14.07585 0.5982994 -4.20167 -8.7902
rtol=0 atol=2.351749481022125e-05
)case"},
    {"ReduceSum_v11.one_axis_by_attribute_double", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[1]
data: tensor(double)[2,3,4] 0.2324135749 -4.263976145 -5.223140522 -9.443663824 5.865430866 -1.34546912
    -0.6023423556 0.5207010179 13.72771382 -0.5250293437 0.2103375903 3.893180861 -14.22690874 1.502170524
    -1.372015701 8.403521275 0.2786062231 -3.575360215 -14.22690874 -1.316143348 5.864822997 -6.594423651
    -0.3950425025 0.5736890057
reduced: tensor(double)[2,1,4] 19.8255582609 -6.1344746087 -5.6151452873 -5.0297819451 -8.0834795199
    -8.667613342 -15.993966943500002 7.6610669327
rtol=0 atol=2.713874186723864e-14
)case"},
    {"ReduceSum_v11.one_axis_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[1]
data: tensor(float)[2,3,4] 0.47395 14.553 12.555 -0.24331 9.4292 0.091977 -0.48702 -0.80613 -0.32132 -6.1905
    3.9962 -15.824 0.33095 -15.824 0.64665 -0.1111 -2.1522 1.7233 0.29942 -0.13177 9.8843 0.60598 0.22626
    -0.41054
reduced: tensor(float)[2,1,4] 9.58183 8.454477 16.06418 -16.87344 8.06305 -13.49472 1.17233 -0.65341
rtol=0 atol=1.4902695056662196e-05
)case"},
    {"ReduceSum_v11.one_axis_by_attribute_float16", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[1]
data: tensor(float16)[2,3,4] -8.4375 -1.5546875 -0.51220703125 -0.2490234375 2.12890625 10.9375 3.8828125
    0.2076416015625 -0.3173828125 0.1402587890625 -0.131103515625 -0.11468505859375 -4.765625 -0.9052734375
    -0.82373046875 0.359130859375 -5.703125 -0.1162109375 9.46875 0.0699462890625 0.481689453125
    0.158935546875 10.9375 -3.298828125
reduced: tensor(float16)[2,1,4] -6.625 9.5234375 3.240234375 -0.156005859375 -9.984375 -0.8623046875 19.578125
    -2.869140625
rtol=0 atol=0.124420166015625
)case"},
    {"ReduceSum_v11.one_axis_by_attribute_int32", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[1]
data: tensor(int32)[2,3,4] -47 75 58 -8 9961473 4958028 29 -53 -33 17300406 -13 53 17300406 -3 -34 15686910
    -96 -4192771 -69 15 -70 10543689 -10809309 2703130
reduced: tensor(int32)[2,1,4] 9961393 22258509 74 -8 17300240 6350915 -10809412 18390055
)case"},
    {"ReduceSum_v11.one_axis_by_attribute_int64", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[1]
data: tensor(int64)[2,3,4] 43 87902158294109010 87902158294109010 -91 59440958192597586 -66 -69 94 64 19 -63
    22416755432134210 73302553455312498 21 76 -10 14 -27 -32 63886566152298674 -4 -3 -69006840007321006 3
reduced: tensor(int64)[2,1,4] 59440958192597693 87902158294108963 87902158294108878 22416755432134213
    73302553455312508 -9 -69006840007320962 63886566152298667
)case"},
    {"ReduceSum_v11.one_axis_by_attribute_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[1]
data: tensor(uint32)[2,3,4] 29 37 13 21778990 3 38 40 87 33 0 12 98 72 75 21778990 43 11 66 83 24 15045094 92
    32 63
reduced: tensor(uint32)[2,1,4] 65 75 65 21779175 15045177 233 21779105 130
)case"},
    {"ReduceSum_v11.one_axis_by_attribute_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[1]
data: tensor(uint64)[2,3,4] 87 60 179509236199337056 145884110607770496 46 73 41 23 178507249896316128 54 69
    51 24 27 179509236199337056 72 15 57 96 82 30461976419383604 8 71 50
reduced: tensor(uint64)[2,1,4] 178507249896316261 187 179509236199337166 145884110607770570 30461976419383643
    92 179509236199337223 204
)case"},
    {"ReduceSum_v11.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data)
data: tensor(float)[] -0.30694
reduced: tensor(float)[] -0.30694
)case"},
    {"ReduceSum_v11.test_reduce_sum_negative_axes_keepdims_example@1_6_0", Origin::Official, "official",
     R"case(
reduced = ReduceSum-11(data) axes=[-2] keepdims=1
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
reduced: tensor(float)[3,1,2] 4 6 12 14 20 22
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v11.test_reduce_sum_negative_axes_keepdims_random@1_6_0", Origin::Official, "official",
     R"case(
reduced = ReduceSum-11(data) axes=[-2] keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
reduced: tensor(float)[3,1,2] 3.0315375 5.201451 -2.7751598 10.753343 15.107756 -1.7532712
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v11.two_axes_dropped_by_attribute_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-11(data) axes=[0,2] keepdims=0
data: tensor(float)[2,3,4] -1.4158 0.13643 6.3466 0.22518 -0.77597 1.4823 0.52461 6.3466 0.54527 -0.16773
    -4.2781 5.1745 0.34253 -0.3935 -0.067984 1.3406 -0.98675 -2.3959 -1.9051 -1.2595 2.8957 -0.19113 -0.11771
    -0.30801
reduced: tensor(float)[3] 6.514056 1.0302901 3.55279
rtol=0 atol=1.1212871186216944e-05
)case"},
    {"ReduceSum_v13.all_axes_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data)
data: tensor(float)[2,3,4] 14.493 -10.202 0.078076 -6.17 3.6858 9.5485 -12.392 -0.76645 -0.081199 0.1479
    -0.17299 -2.8388 -1.278 -6.4173 0.067991 -1.0009 14.493 1.3105 4.2992 0.19876 0.063004 0.3669 3.4507
    0.60907
reduced: tensor(float)[1,1,1] 11.492763
rtol=0 atol=0.0002693139322218485
)case"},
    {"ReduceSum_v13.negative_axis_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes) keepdims=0
data: tensor(float)[2,3,4] 2.7673 2.1012 2.146 6.9961 6.7562 1.8741 -0.18719 -0.09406 -4.2221 -0.27048 1.0514
    -7.961 8.3494 1.177 4.9624 -5.5859 2.7441 0.82632 -7.5364 -0.24934 2.8275 -0.15307 8.3494 0.066856
axes: tensor(int64)[1] -1
reduced: tensor(float)[2,3] 14.0106 8.34905 -11.40218 8.9029 -4.2153196 11.090686
rtol=0 atol=1.4358543921844102e-05
)case"},
    {"ReduceSum_v13.no_elements_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(float)[2,0,3]
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,3] 0 0 0 0 0 0
)case"},
    {"ReduceSum_v13.noop_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data) noop_with_empty_axes=1
data: tensor(float)[2,3] -0.16786 -0.79737 0.5291 -3.1513 -0.31021 -3.1513
reduced: tensor(float)[2,3] -0.16786 -0.79737 0.5291 -3.1513 -0.31021 -3.1513
)case"},
    {"ReduceSum_v13.one_axis_by_input_bfloat16", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(bfloat16)[2,3,4] 14.875 -0.494140625 0.216796875 -1.8671875 0.06689453125 -1.7421875 6.8125 0.375
    -0.263671875 0.0859375 -0.08984375 -0.90234375 -1.6328125 14.875 10.375 -0.3515625 -0.3203125 -0.5
    -0.0654296875 -0.4140625 -0.203125 -7.5625 -1.484375 -0.73046875
axes: tensor(int64)[1] 1
reduced: tensor(bfloat16)[2,1,4] 14.6875 -2.15625 6.9375 -2.390625 -2.15625 6.8125 8.8125 -1.5
rtol=0 atol=1.078125
)case"},
    {"ReduceSum_v13.one_axis_by_input_double", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(double)[2,3,4] -0.2334155986 -0.2318506734 -0.4768190256 0.4469578576 15.81885378 0.1010298557
    -10.0075143 0.3733216033 -3.80173561 11.7658654 1.555063613 -0.1502290269 -13.34995342 -0.6402369868
    15.81885378 -0.2865167893 2.542543532 -0.1525138817 -0.2223114069 6.541926722 0.09639911339 -0.231223309
    -0.08348703673 -2.130730385
axes: tensor(int64)[1] 1
reduced: tensor(double)[2,1,4] 11.7837025714 11.635044582299999 -8.9292697126 0.670050434 -10.711010774610001
    -1.0239741775 15.51305533637 4.1246795477
rtol=0 atol=2.6450848163239728e-14
)case"},
    {"ReduceSum_v13.one_axis_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(float)[2,3,4] 0.092189 -5.0946 -0.16583 -0.090537 7.387 -0.19729 3.8894 0.21609 -10.792 -0.48762
    3.9577 -10.005 2.3711 -0.85183 -13.1 0.81222 -0.13627 10.701 -1.1148 -13.774 -10.325 -0.11103 -0.16058
    -13.774
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,4] -3.3128107 -5.77951 7.68127 -9.879447 -8.09017 9.73814 -14.3753805 -26.73578
rtol=0 atol=2.028481003435445e-05
)case"},
    {"ReduceSum_v13.one_axis_by_input_float16", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(float16)[2,3,4] 7.3828125 0.6162109375 -0.1435546875 5.2890625 0.65576171875 -0.121826171875
    -13.9375 0.91748046875 -5.4921875 -0.1839599609375 7.29296875 11.171875 -1.166015625 0.09381103515625
    0.1297607421875 -0.06597900390625 -13.9375 -0.35107421875 -0.129150390625 1.0302734375 -0.23193359375
    6.3359375 0.96337890625 -4.97265625
axes: tensor(int64)[1] 1
reduced: tensor(float16)[2,1,4] 2.546875 0.310546875 -6.7890625 17.375 -15.3359375 6.078125 0.9638671875
    -4.0078125
rtol=0 atol=0.125244140625
)case"},
    {"ReduceSum_v13.one_axis_by_input_int32", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(int32)[2,3,4] -76 15718158 -17733358 51 96 38 -53 -85 -99 -83 -21 -98 -24 -45 31 -71 -4624308
    8997326 10835760 3631485 30 -17733358 -89 -78
axes: tensor(int64)[1] 1
reduced: tensor(int32)[2,1,4] -79 15718113 -17733432 -132 -4624302 -8736077 10835702 3631336
)case"},
    {"ReduceSum_v13.one_axis_by_input_int64", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(int64)[2,3,4] 27736289376036866 -19 -86 68 -13 66 51 -85 -91799819094536684 -504965985621518 -17
    -15944195536223070 86 -45 14 15 -12 32024702091896978 -8406455061304270 -84490050197747691 70 -14
    -91799819094536684 -43
axes: tensor(int64)[1] 1
reduced: tensor(int64)[2,1,4] -64063529718499831 -504965985621471 -52 -15944195536223087 144 32024702091896919
    -100206274155840940 -84490050197747719
)case"},
    {"ReduceSum_v13.one_axis_by_input_uint32", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(uint32)[2,3,4] 32 26109356 25 25036134 31 8 47 54 46 71 67 36505365 40688708 69 90 22 40110260
    18844441 4 23 31185266 22357054 40688708 19
axes: tensor(int64)[1] 1
reduced: tensor(uint32)[2,1,4] 109 26109435 139 61541553 111984234 41201564 40688802 64
)case"},
    {"ReduceSum_v13.one_axis_by_input_uint64", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes)
data: tensor(uint64)[2,3,4] 55179554919163928 90 85 30825564600084828 53 33 176549292712309888 24 87 82 47 80
    28 78 46 155995768410328192 17 176549292712309888 69053062091822904 23 64129448399542400 9 10 83
axes: tensor(int64)[1] 1
reduced: tensor(uint64)[2,1,4] 55179554919164068 205 176549292712310020 30825564600084932 64129448399542445
    176549292712309975 69053062091822960 155995768410328298
)case"},
    {"ReduceSum_v13.scalar_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data)
data: tensor(float)[] -0.30694
reduced: tensor(float)[] -0.30694
)case"},
    {"ReduceSum_v13.test_reduce_sum_default_axes_keepdims_example", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
axes: tensor(int64)[0]
reduced: tensor(float)[1,1,1] 78
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_default_axes_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[0]
reduced: tensor(float)[1,1,1] 29.565655
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_do_not_keepdims_example", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=0
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,2] 4 6 12 14 20 22
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_do_not_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=0
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,2] 3.0315375 5.201451 -2.7751598 10.753343 15.107756 -1.7532712
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_empty_axes_input_noop", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1 noop_with_empty_axes=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[0]
reduced: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_empty_axes_input_noop_example", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1 noop_with_empty_axes=1
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
axes: tensor(int64)[0]
reduced: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_empty_set", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[2,0,4]
axes: tensor(int64)[1] 1
reduced: tensor(float)[2,1,4] 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_empty_set_non_reduced_axis_zero", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[2,0,4]
axes: tensor(int64)[1] 2
reduced: tensor(float)[2,0,1]
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_keepdims_example", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,1,2] 4 6 12 14 20 22
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[1] 1
reduced: tensor(float)[3,1,2] 3.0315375 5.201451 -2.7751598 10.753343 15.107756 -1.7532712
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_negative_axes_keepdims_example", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[3,2,2] 1 2 3 4 5 6 7 8 9 10 11 12
axes: tensor(int64)[1] -2
reduced: tensor(float)[3,1,2] 4 6 12 14 20 22
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.test_reduce_sum_negative_axes_keepdims_random", Origin::Official, "official", R"case(
reduced = ReduceSum-13(data, axes) keepdims=1
data: tensor(float)[3,2,2] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984
axes: tensor(int64)[1] -2
reduced: tensor(float)[3,1,2] 3.0315375 5.201451 -2.7751598 10.753343 15.107756 -1.7532712
rtol=0.001 atol=1e-07
)case"},
    {"ReduceSum_v13.two_axes_dropped_by_input_float", Origin::Derived, "reference", R"case(
reduced = ReduceSum-13(data, axes) keepdims=0
data: tensor(float)[2,3,4] 10.609 1.8605 0.80816 -1.2252 1.5462 -5.626 2.7017 -0.090959 11.697 0.29222 -11.966
    5.8303 -3.5351 5.7816 -0.68875 -0.52863 -11.966 0.084973 0.23727 2.7149 6.5564 0.075635 -1.4598 -1.6861
axes: tensor(int64)[2] 0 2
reduced: tensor(float)[3] 13.08158 -10.397916 9.339655
rtol=0 atol=2.829798722814303e-05
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"ReduceSum_v13.long_columns_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_bfloat16"},
    {"ReduceSum_v13.long_columns_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_double"},
    {"ReduceSum_v13.long_columns_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_float"},
    {"ReduceSum_v13.long_columns_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_float16"},
    {"ReduceSum_v13.long_columns_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_int32"},
    {"ReduceSum_v13.long_columns_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_int64"},
    {"ReduceSum_v13.long_columns_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_uint32"},
    {"ReduceSum_v13.long_columns_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_columns_uint64"},
    {"ReduceSum_v13.long_rows_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_bfloat16"},
    {"ReduceSum_v13.long_rows_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_double"},
    {"ReduceSum_v13.long_rows_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_float"},
    {"ReduceSum_v13.long_rows_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_float16"},
    {"ReduceSum_v13.long_rows_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_int32"},
    {"ReduceSum_v13.long_rows_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_int64"},
    {"ReduceSum_v13.long_rows_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_uint32"},
    {"ReduceSum_v13.long_rows_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.long_rows_uint64"},
    {"ReduceSum_v13.middle_of_five_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/ReduceSum.pack", "ReduceSum_v13.middle_of_five_float"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
