// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/SplitToSequence.pack
//   tests/cases/ai.onnx/SplitToSequence.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"SplitToSequence_v11.equal_parts_bool_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(bool)[2,6,2] 1 0 0 1 1 0 0 1 0 1 1 1 0 1 0 1 0 1 1 1 0 0 1 1
split: tensor(int32)[] 2
output_sequence: seq(tensor(bool)) { [2,2,2] 1 0 0 1 0 1 0 1 [2,2,2] 1 0 0 1 0 1 1 1 [2,2,2] 0 1 1 1 0 0 1 1 }
)case"},
    {"SplitToSequence_v11.equal_parts_complex128_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(complex128)[2,6,2] (-0.4011221899,0.5177133597) (-0.1836800595,-0.1154901945)
    (-0.1443316133,0.410974179) (-12.98414178,-0.3429722659) (-15.30132249,-0.5476889822)
    (-11.21346507,0.2839222553) (1.528300061,0.2031013846) (-1.364424789,0.4864191462)
    (-0.3925416623,0.521022037) (0.7052984364,3.010879405) (-0.1162592178,0.9833606424)
    (-0.1584567357,-0.119351769) (-6.352179148,-4.793253241) (-1.321572625,-1.804599147)
    (-15.30132249,-0.5476889822) (2.307255577,0.6917657206) (-3.023803257,5.433911279)
    (-0.3684898261,-3.369358522) (0.6319391971,-0.07411956665) (-5.851149564,-0.4293974561)
    (1.267629294,-0.6223199001) (0.1991286377,-6.248425278) (1.262188734,-0.4316880458)
    (1.064519741,3.249187373)
split: tensor(int64)[] 2
output_sequence: seq(tensor(complex128)) { [2,2,2] (-0.4011221899,0.5177133597) (-0.1836800595,-0.1154901945)
    (-0.1443316133,0.410974179) (-12.98414178,-0.3429722659) (-6.352179148,-4.793253241)
    (-1.321572625,-1.804599147) (-15.30132249,-0.5476889822) (2.307255577,0.6917657206) [2,2,2]
    (-15.30132249,-0.5476889822) (-11.21346507,0.2839222553) (1.528300061,0.2031013846)
    (-1.364424789,0.4864191462) (-3.023803257,5.433911279) (-0.3684898261,-3.369358522)
    (0.6319391971,-0.07411956665) (-5.851149564,-0.4293974561) [2,2,2] (-0.3925416623,0.521022037)
    (0.7052984364,3.010879405) (-0.1162592178,0.9833606424) (-0.1584567357,-0.119351769)
    (1.267629294,-0.6223199001) (0.1991286377,-6.248425278) (1.262188734,-0.4316880458)
    (1.064519741,3.249187373) }
)case"},
    {"SplitToSequence_v11.equal_parts_complex64_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(complex64)[2,6,2] (8.9844,-9.2419) (-0.53762,-0.068219) (0.72329,6.335) (5.541,-11.257)
    (-8.8579,3.6563) (0.11783,-0.14924) (2.1437,0.57841) (3.3032,-0.10237) (-5.5534,-1.9708)
    (-0.86122,-3.0047) (-14.765,-3.1499) (1.0533,0.95636) (-10.951,0.09601) (-9.8697,11.441)
    (-0.10736,-7.9685) (2.0703,-11.663) (-4.8457,-0.92615) (14.213,-0.096662) (-9.8697,11.441)
    (0.13335,-0.083409) (10.57,-1.4284) (-0.11967,-0.15125) (-0.47012,0.9987) (1.3399,-4.8866)
split: tensor(int32)[] 2
output_sequence: seq(tensor(complex64)) { [2,2,2] (8.9844,-9.2419) (-0.53762,-0.068219) (0.72329,6.335)
    (5.541,-11.257) (-10.951,0.09601) (-9.8697,11.441) (-0.10736,-7.9685) (2.0703,-11.663) [2,2,2]
    (-8.8579,3.6563) (0.11783,-0.14924) (2.1437,0.57841) (3.3032,-0.10237) (-4.8457,-0.92615)
    (14.213,-0.096662) (-9.8697,11.441) (0.13335,-0.083409) [2,2,2] (-5.5534,-1.9708) (-0.86122,-3.0047)
    (-14.765,-3.1499) (1.0533,0.95636) (10.57,-1.4284) (-0.11967,-0.15125) (-0.47012,0.9987) (1.3399,-4.8866)
    }
)case"},
    {"SplitToSequence_v11.equal_parts_double_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(double)[2,6,2] -0.9531537873 0.2703365775 4.589459449 0.5737165115 -0.09165394628 11.08957032
    -9.946406142 -9.864948311 0.5006098367 -5.605015744 -12.54730443 0.1261659488 -1.240582722 1.948222984
    -0.249775893 -2.227343761 10.30661179 -11.28121787 6.731230419 -11.59252724 0.08729089085 -3.192945863
    12.10403519 -12.54730443
split: tensor(int64)[] 2
output_sequence: seq(tensor(double)) { [2,2,2] -0.9531537873 0.2703365775 4.589459449 0.5737165115
    -1.240582722 1.948222984 -0.249775893 -2.227343761 [2,2,2] -0.09165394628 11.08957032 -9.946406142
    -9.864948311 10.30661179 -11.28121787 6.731230419 -11.59252724 [2,2,2] 0.5006098367 -5.605015744
    -12.54730443 0.1261659488 0.08729089085 -3.192945863 12.10403519 -12.54730443 }
)case"},
    {"SplitToSequence_v11.equal_parts_float16_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(float16)[2,6,2] -9.984375 4.51953125 -1.78125 15.0703125 -2.1484375 -0.81201171875 -0.759765625
    1.90625 -4.828125 -0.157470703125 -0.07861328125 10.6875 -0.8369140625 -0.89794921875 0.15185546875
    -0.5322265625 -0.09869384765625 6.5625 15.0703125 -1.923828125 -1.005859375 -13.59375 0.87353515625
    0.20849609375
split: tensor(int64)[] 2
output_sequence: seq(tensor(float16)) { [2,2,2] -9.984375 4.51953125 -1.78125 15.0703125 -0.8369140625
    -0.89794921875 0.15185546875 -0.5322265625 [2,2,2] -2.1484375 -0.81201171875 -0.759765625 1.90625
    -0.09869384765625 6.5625 15.0703125 -1.923828125 [2,2,2] -4.828125 -0.157470703125 -0.07861328125 10.6875
    -1.005859375 -13.59375 0.87353515625 0.20849609375 }
)case"},
    {"SplitToSequence_v11.equal_parts_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(float)[2,6,2] -11.292 3.9806 1.3449 -0.15728 8.8641 15.668 2.3256 1.1766 9.8774 -6.6591 0.17945
    -0.13276 -0.13149 1.702 -13.588 -0.28392 0.10395 3.819 -0.25692 -4.205 -0.25599 -12.319 15.668 -0.24786
split: tensor(int32)[] 2
output_sequence: seq(tensor(float)) { [2,2,2] -11.292 3.9806 1.3449 -0.15728 -0.13149 1.702 -13.588 -0.28392
    [2,2,2] 8.8641 15.668 2.3256 1.1766 0.10395 3.819 -0.25692 -4.205 [2,2,2] 9.8774 -6.6591 0.17945 -0.13276
    -0.25599 -12.319 15.668 -0.24786 }
)case"},
    {"SplitToSequence_v11.equal_parts_int16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(int16)[2,6,2] -87 82 -80 -91 67 -128 79 11 33 78 26 5 229 92 95 -26 38 -16 30 292 -12 27 -198
    292
split: tensor(int32)[] 2
output_sequence: seq(tensor(int16)) { [2,2,2] -87 82 -80 -91 229 92 95 -26 [2,2,2] 67 -128 79 11 38 -16 30 292
    [2,2,2] 33 78 26 5 -12 27 -198 292 }
)case"},
    {"SplitToSequence_v11.equal_parts_int32_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(int32)[2,6,2] -95 10611677 -13786270 67 20 -11004708 95 -15 52 -7 61 85 94 -93 520645 -76 22 -45
    -75 92 -64 31 -13786270 28
split: tensor(int64)[] 2
output_sequence: seq(tensor(int32)) { [2,2,2] -95 10611677 -13786270 67 94 -93 520645 -76 [2,2,2] 20 -11004708
    95 -15 22 -45 -75 92 [2,2,2] 52 -7 61 85 -64 31 -13786270 28 }
)case"},
    {"SplitToSequence_v11.equal_parts_int64_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(int64)[2,6,2] 81750258121891762 48911633042342386 71 -31 -99 -46 60 87886829864674418
    87886829864674418 -97 -21 -12063162932345022 45 26949076492893410 96 59683477323267858 63313775017288626
    -38 -49 46440169589104210 6830005157303730 -75415737451767542 -55 44
split: tensor(int32)[] 2
output_sequence: seq(tensor(int64)) { [2,2,2] 81750258121891762 48911633042342386 71 -31 45 26949076492893410
    96 59683477323267858 [2,2,2] -99 -46 60 87886829864674418 63313775017288626 -38 -49 46440169589104210
    [2,2,2] 87886829864674418 -97 -21 -12063162932345022 6830005157303730 -75415737451767542 -55 44 }
)case"},
    {"SplitToSequence_v11.equal_parts_int8_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(int8)[2,6,2] -97 79 -5 81 25 43 -95 -12 -44 76 -67 20 -90 -72 53 -7 -66 40 88 44 -10 -97 -35 90
split: tensor(int64)[] 2
output_sequence: seq(tensor(int8)) { [2,2,2] -97 79 -5 81 -90 -72 53 -7 [2,2,2] 25 43 -95 -12 -66 40 88 44
    [2,2,2] -44 76 -67 20 -10 -97 -35 90 }
)case"},
    {"SplitToSequence_v11.equal_parts_string_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(string)[2,6,2] "0" "beta " "{}" "nan" "back\\slash" "" "Beta" "Omega" "end" "alpha" "tab\x09"
    "a,b" "-1.5" "\xc3\xa9t\xc3\xa9" "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "quote\"s" "\xf0\x9f\x98\x80" "020" "beta 21" "{}22" "nan23"
split: tensor(int32)[] 2
output_sequence: seq(tensor(string)) { [2,2,2] "0" "beta " "{}" "nan" "-1.5" "\xc3\xa9t\xc3\xa9"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" [2,2,2] "back\\slash" "" "Beta" "Omega" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "quote\"s" "\xf0\x9f\x98\x80" [2,2,2] "end" "alpha" "tab\x09" "a,b" "020" "beta 21"
    "{}22" "nan23" }
)case"},
    {"SplitToSequence_v11.equal_parts_uint16_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(uint16)[2,6,2] 99 590 19 17 96 98 561 30 79 530 94 578 590 24 64 399 46 42 10 274 43 580 73 38
split: tensor(int64)[] 2
output_sequence: seq(tensor(uint16)) { [2,2,2] 99 590 19 17 590 24 64 399 [2,2,2] 96 98 561 30 46 42 10 274
    [2,2,2] 79 530 94 578 43 580 73 38 }
)case"},
    {"SplitToSequence_v11.equal_parts_uint32_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(uint32)[2,6,2] 51 74 94 58 77 52 8 5526186 68 96 60 9126639 3 42 41300357 50 27 41300357 56
    40465727 32920898 54 24 81
split: tensor(int32)[] 2
output_sequence: seq(tensor(uint32)) { [2,2,2] 51 74 94 58 3 42 41300357 50 [2,2,2] 77 52 8 5526186 27
    41300357 56 40465727 [2,2,2] 68 96 60 9126639 32920898 54 24 81 }
)case"},
    {"SplitToSequence_v11.equal_parts_uint64_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(uint64)[2,6,2] 6 68 80 13 158105982453361888 89 19 53 158105982453361888 67 36 98 58
    143598959191448432 92 28 35 73 44 27 23 61 20 49
split: tensor(int64)[] 2
output_sequence: seq(tensor(uint64)) { [2,2,2] 6 68 80 13 58 143598959191448432 92 28 [2,2,2]
    158105982453361888 89 19 53 35 73 44 27 [2,2,2] 158105982453361888 67 36 98 23 61 20 49 }
)case"},
    {"SplitToSequence_v11.equal_parts_uint8_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=1
input: tensor(uint8)[2,6,2] 67 84 93 79 246 146 187 51 60 2 17 71 46 19 252 83 54 56 89 68 9 80 252 31
split: tensor(int32)[] 2
output_sequence: seq(tensor(uint8)) { [2,2,2] 67 84 93 79 46 19 252 83 [2,2,2] 246 146 187 51 54 56 89 68
    [2,2,2] 60 2 17 71 9 80 252 31 }
)case"},
    {"SplitToSequence_v11.keepdims_beside_split_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) keepdims=0
input: tensor(float)[3,2] -0.29595 -2.3377 -2.3377 -0.67836 0.35035 0.98581
split: tensor(int32)[3] 1 1 1
output_sequence: seq(tensor(float)) { [1,2] -0.29595 -2.3377 [1,2] -2.3377 -0.67836 [1,2] 0.35035 0.98581 }
)case"},
    {"SplitToSequence_v11.larger_than_the_axis_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split)
input: tensor(float)[3,2] -8.1678 -5.541 -0.074136 -5.0276 -2.7188 -8.1678
split: tensor(int32)[] 7
output_sequence: seq(tensor(float)) { [3,2] -8.1678 -5.541 -0.074136 -5.0276 -2.7188 -8.1678 }
)case"},
    {"SplitToSequence_v11.lengths_bool_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(bool)[2,6] 0 0 1 1 1 1 0 0 1 0 1 1
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(bool)) { [2,1] 0 0 [2,3] 0 1 1 0 1 0 [2,2] 1 1 1 1 }
)case"},
    {"SplitToSequence_v11.lengths_complex128_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(complex128)[2,6] (0.06617353533,-1.984953431) (-9.571656469,-0.1131091815)
    (1.947641605,0.7549923634) (12.84320164,9.066652605) (0.8838561795,1.520202637)
    (0.07636043446,-0.7614064906) (1.739774683,0.8965722499) (0.8164897372,-0.1078149947)
    (-0.9248842567,-0.0993847842) (1.983015549,0.1685340501) (12.84320164,9.066652605)
    (-0.2498345986,5.180614958)
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(complex128)) { [2,1] (0.06617353533,-1.984953431) (1.739774683,0.8965722499) [2,3]
    (-9.571656469,-0.1131091815) (1.947641605,0.7549923634) (12.84320164,9.066652605)
    (0.8164897372,-0.1078149947) (-0.9248842567,-0.0993847842) (1.983015549,0.1685340501) [2,2]
    (0.8838561795,1.520202637) (0.07636043446,-0.7614064906) (12.84320164,9.066652605)
    (-0.2498345986,5.180614958) }
)case"},
    {"SplitToSequence_v11.lengths_complex64_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(complex64)[2,6] (6.2628,1.1203) (-4.941,-12.613) (-4.941,-12.613) (0.082322,-0.99752)
    (-0.34146,-4.1706) (13.274,-0.14793) (-1.6869,-0.34199) (-1.0666,0.26724) (-2.0946,2.3065) (10.173,0.3274)
    (0.16291,0.095611) (9.0783,7.1681)
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(complex64)) { [2,1] (6.2628,1.1203) (-1.6869,-0.34199) [2,3] (-4.941,-12.613)
    (-4.941,-12.613) (0.082322,-0.99752) (-1.0666,0.26724) (-2.0946,2.3065) (10.173,0.3274) [2,2]
    (-0.34146,-4.1706) (13.274,-0.14793) (0.16291,0.095611) (9.0783,7.1681) }
)case"},
    {"SplitToSequence_v11.lengths_double_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(double)[2,6] -5.250709911 -10.57628949 0.3367982746 0.1547806057 0.06977521566 -10.57628949
    0.1064612644 2.969563374 -0.1900390431 -9.955739071 -7.561068882 -0.3923536511
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(double)) { [2,1] -5.250709911 0.1064612644 [2,3] -10.57628949 0.3367982746
    0.1547806057 2.969563374 -0.1900390431 -9.955739071 [2,2] 0.06977521566 -10.57628949 -7.561068882
    -0.3923536511 }
)case"},
    {"SplitToSequence_v11.lengths_float16_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(float16)[2,6] 0.0963134765625 0.35205078125 12.21875 5.609375 0.289306640625 0.2164306640625
    0.1771240234375 -0.1107177734375 12.21875 -8.71875 -0.2587890625 -1.7998046875
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(float16)) { [2,1] 0.0963134765625 0.1771240234375 [2,3] 0.35205078125 12.21875
    5.609375 -0.1107177734375 12.21875 -8.71875 [2,2] 0.289306640625 0.2164306640625 -0.2587890625
    -1.7998046875 }
)case"},
    {"SplitToSequence_v11.lengths_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(float)[2,6] -1.644 -0.16907 -9.9056 2.1019 15.566 -9.1938 15.566 -0.76934 -0.079037 -6.5104
    -4.8937 -0.074876
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(float)) { [2,1] -1.644 15.566 [2,3] -0.16907 -9.9056 2.1019 -0.76934 -0.079037
    -6.5104 [2,2] 15.566 -9.1938 -4.8937 -0.074876 }
)case"},
    {"SplitToSequence_v11.lengths_int16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(int16)[2,6] 5 -6 46 52 59 187 15 -82 -233 -156 -233 8
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(int16)) { [2,1] 5 15 [2,3] -6 46 52 -82 -233 -156 [2,2] 59 187 -233 8 }
)case"},
    {"SplitToSequence_v11.lengths_int32_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(int32)[2,6] -12965481 15 -54 45 19995953 76 -19 79 11 19995953 -16 -95
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(int32)) { [2,1] -12965481 -19 [2,3] 15 -54 45 79 11 19995953 [2,2] 19995953 76 -16
    -95 }
)case"},
    {"SplitToSequence_v11.lengths_int64_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(int64)[2,6] -83075888800758394 -3888106481015790 -61 -96 91 -87 66275160477823282
    -37484918860322286 99 -17 -16 -83075888800758394
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(int64)) { [2,1] -83075888800758394 66275160477823282 [2,3] -3888106481015790 -61
    -96 -37484918860322286 99 -17 [2,2] 91 -87 -16 -83075888800758394 }
)case"},
    {"SplitToSequence_v11.lengths_int8_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(int8)[2,6] -45 27 86 15 -95 -80 -3 -78 -95 8 10 -72
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(int8)) { [2,1] -45 -3 [2,3] 27 86 15 -78 -95 8 [2,2] -95 -80 10 -72 }
)case"},
    {"SplitToSequence_v11.lengths_of_zero_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split)
input: tensor(float)[3,2] -9.9908 1.9172 -15.139 6.1727 0.17949 -0.11878
split: tensor(int32)[4] 0 2 1 0
output_sequence: seq(tensor(float)) { [0,2] [2,2] -9.9908 1.9172 -15.139 6.1727 [1,2] 0.17949 -0.11878 [0,2] }
)case"},
    {"SplitToSequence_v11.lengths_string_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(string)[2,6] "Omega" "\xe6\x97\xa5\xe6\x9c\xac" "{}" "" "\xf0\x9f\x98\x80" "a,b"
    "\xc3\xa9t\xc3\xa9" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "alpha" "back\\slash" "-1.5"
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(string)) { [2,1] "Omega" "\xc3\xa9t\xc3\xa9" [2,3] "\xe6\x97\xa5\xe6\x9c\xac" "{}"
    "" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "alpha" [2,2] "\xf0\x9f\x98\x80" "a,b" "back\\slash" "-1.5" }
)case"},
    {"SplitToSequence_v11.lengths_uint16_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(uint16)[2,6] 126 39 34 27 629 62 629 8 22 92 42 68
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(uint16)) { [2,1] 126 629 [2,3] 39 34 27 8 22 92 [2,2] 629 62 42 68 }
)case"},
    {"SplitToSequence_v11.lengths_uint32_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(uint32)[2,6] 78 49 7 5 16 6649676 23 30489468 35 46 30489468 22759691
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(uint32)) { [2,1] 78 23 [2,3] 49 7 5 30489468 35 46 [2,2] 16 6649676 30489468
    22759691 }
)case"},
    {"SplitToSequence_v11.lengths_uint64_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(uint64)[2,6] 78040719572248880 10107229594764186 38 157251910422956320 54423093553680280 27
    157251910422956320 33 2 59 0 48
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(uint64)) { [2,1] 78040719572248880 157251910422956320 [2,3] 10107229594764186 38
    157251910422956320 33 2 59 [2,2] 54423093553680280 27 0 48 }
)case"},
    {"SplitToSequence_v11.lengths_uint8_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split) axis=-1
input: tensor(uint8)[2,6] 231 228 5 187 86 36 91 22 47 78 231 66
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(uint8)) { [2,1] 231 91 [2,3] 228 5 187 22 47 78 [2,2] 86 36 231 66 }
)case"},
    {"SplitToSequence_v11.no_elements_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split)
input: tensor(float)[4,0]
split: tensor(int32)[] 3
output_sequence: seq(tensor(float)) { [3,0] [1,0] }
)case"},
    {"SplitToSequence_v11.scalars_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) keepdims=0
input: tensor(float)[3] 7.7477 -0.61132 10.563
output_sequence: seq(tensor(float)) { [] 7.7477 [] -0.61132 [] 10.563 }
)case"},
    {"SplitToSequence_v11.single_places_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1
input: tensor(float)[2,3] -2.3166 -3.3904 0.98245 -10.789 -1.5802 -6.5682
output_sequence: seq(tensor(float)) { [2,1] -2.3166 -10.789 [2,1] -3.3904 -1.5802 [2,1] 0.98245 -6.5682 }
)case"},
    {"SplitToSequence_v11.smaller_last_part_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input, split)
input: tensor(float)[5,3] 2.8737 -0.071878 -1.502 3.0148 -9.8124 -0.61858 0.18587 -10.686 14.747 -0.095283
    -3.1298 -0.12246 -0.85094 14.747 6.5141
split: tensor(int32)[] 2
output_sequence: seq(tensor(float)) { [2,3] 2.8737 -0.071878 -1.502 3.0148 -9.8124 -0.61858 [2,3] 0.18587
    -10.686 14.747 -0.095283 -3.1298 -0.12246 [1,3] -0.85094 14.747 6.5141 }
)case"},
    {"SplitToSequence_v11.test_split_to_sequence_1@1_14_1", Origin::Official, "official", R"case(
seq = SplitToSequence-11(data, split) axis=1
data: tensor(float)[3,6] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
split: tensor(int64)[] 2
seq: seq(tensor(float)) { [3,2] 0 1 6 7 12 13 [3,2] 2 3 8 9 14 15 [3,2] 4 5 10 11 16 17 }
rtol=0.001 atol=1e-07
)case"},
    {"SplitToSequence_v11.test_split_to_sequence_2@1_14_1", Origin::Official, "official", R"case(
seq = SplitToSequence-11(data, split) axis=0
data: tensor(float)[3,6] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
split: tensor(int64)[2] 1 2
seq: seq(tensor(float)) { [1,6] 0 1 2 3 4 5 [2,6] 6 7 8 9 10 11 12 13 14 15 16 17 }
rtol=0.001 atol=1e-07
)case"},
    {"SplitToSequence_v11.test_split_to_sequence_nokeepdims@1_14_1", Origin::Official, "official", R"case(
seq = SplitToSequence-11(data) axis=1 keepdims=0
data: tensor(float)[3,6] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
seq: seq(tensor(float)) { [3] 0 6 12 [3] 1 7 13 [3] 2 8 14 [3] 3 9 15 [3] 4 10 16 [3] 5 11 17 }
rtol=0.001 atol=1e-07
)case"},
    {"SplitToSequence_v11.without_the_axis_bool", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(bool)[2,3,2] 1 1 1 0 0 0 1 0 0 0 0 0
output_sequence: seq(tensor(bool)) { [2,2] 1 1 1 0 [2,2] 1 0 0 0 [2,2] 0 0 0 0 }
)case"},
    {"SplitToSequence_v11.without_the_axis_complex128", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(complex128)[2,3,2] (-2.575175244,-9.433660914) (-0.09540418685,2.177575053)
    (0.1947843265,12.07453514) (-0.0703343346,9.396470316) (-10.73907094,-3.627082583)
    (-0.06712734781,-8.113330496) (0.89877498,0.1033907506) (2.482083057,0.09064434327)
    (-0.1565627231,-5.766935175) (-0.3141986476,0.2682455767) (-0.1252858534,0.1092207857)
    (0.1947843265,12.07453514)
output_sequence: seq(tensor(complex128)) { [2,2] (-2.575175244,-9.433660914) (-0.09540418685,2.177575053)
    (0.89877498,0.1033907506) (2.482083057,0.09064434327) [2,2] (0.1947843265,12.07453514)
    (-0.0703343346,9.396470316) (-0.1565627231,-5.766935175) (-0.3141986476,0.2682455767) [2,2]
    (-10.73907094,-3.627082583) (-0.06712734781,-8.113330496) (-0.1252858534,0.1092207857)
    (0.1947843265,12.07453514) }
)case"},
    {"SplitToSequence_v11.without_the_axis_complex64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(complex64)[2,3,2] (-0.095747,2.3289) (-0.88932,0.069792) (-0.079312,9.1981) (-0.60631,-0.57318)
    (-3.996,0.35139) (-7.2824,-0.25193) (0.89513,-2.9158) (7.6324,-0.14764) (-3.0536,11.185) (0.61728,-3.5333)
    (0.23194,0.35991) (-7.6296,-5.5674)
output_sequence: seq(tensor(complex64)) { [2,2] (-0.095747,2.3289) (-0.88932,0.069792) (0.89513,-2.9158)
    (7.6324,-0.14764) [2,2] (-0.079312,9.1981) (-0.60631,-0.57318) (-3.0536,11.185) (0.61728,-3.5333) [2,2]
    (-3.996,0.35139) (-7.2824,-0.25193) (0.23194,0.35991) (-7.6296,-5.5674) }
)case"},
    {"SplitToSequence_v11.without_the_axis_double", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(double)[2,3,2] -0.5020737847 11.93855675 11.93855675 -0.1767248162 0.2455754446 0.915373489
    -2.235383743 0.3192701542 8.286431302 1.935231869 -0.3421849277 0.9704289153
output_sequence: seq(tensor(double)) { [2,2] -0.5020737847 11.93855675 -2.235383743 0.3192701542 [2,2]
    11.93855675 -0.1767248162 8.286431302 1.935231869 [2,2] 0.2455754446 0.915373489 -0.3421849277
    0.9704289153 }
)case"},
    {"SplitToSequence_v11.without_the_axis_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(float)[2,3,2] 0.66426 -0.075283 -0.19475 -4.8162 0.76153 0.30939 0.27493 -0.085794 0.088621
    -14.005 -0.063993 -14.005
output_sequence: seq(tensor(float)) { [2,2] 0.66426 -0.075283 0.27493 -0.085794 [2,2] -0.19475 -4.8162
    0.088621 -14.005 [2,2] 0.76153 0.30939 -0.063993 -14.005 }
)case"},
    {"SplitToSequence_v11.without_the_axis_float16", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(float16)[2,3,2] 14.4375 -0.56201171875 -3.3671875 0.74072265625 14.4375 0.31982421875
    0.50146484375 -8.3203125 -0.2152099609375 -1.193359375 -0.1451416015625 -3.87890625
output_sequence: seq(tensor(float16)) { [2,2] 14.4375 -0.56201171875 0.50146484375 -8.3203125 [2,2] -3.3671875
    0.74072265625 -0.2152099609375 -1.193359375 [2,2] 14.4375 0.31982421875 -0.1451416015625 -3.87890625 }
)case"},
    {"SplitToSequence_v11.without_the_axis_int16", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(int16)[2,3,2] 18 44 -152 70 277 -60 -50 -277 277 27 88 -67
output_sequence: seq(tensor(int16)) { [2,2] 18 44 -50 -277 [2,2] -152 70 277 27 [2,2] 277 -60 88 -67 }
)case"},
    {"SplitToSequence_v11.without_the_axis_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(int32)[2,3,2] 30 85 -67 -49 -82 -20833783 14 -11716796 -20 -20833783 22 12893275
output_sequence: seq(tensor(int32)) { [2,2] 30 85 14 -11716796 [2,2] -67 -49 -20 -20833783 [2,2] -82 -20833783
    22 12893275 }
)case"},
    {"SplitToSequence_v11.without_the_axis_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(int64)[2,3,2] 5 98 22 -31 37 -49397656729922966 30530946905098626 -26 -10 -49397656729922966 55
    -39870718109863854
output_sequence: seq(tensor(int64)) { [2,2] 5 98 30530946905098626 -26 [2,2] 22 -31 -10 -49397656729922966
    [2,2] 37 -49397656729922966 55 -39870718109863854 }
)case"},
    {"SplitToSequence_v11.without_the_axis_int8", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(int8)[2,3,2] -60 -71 95 94 -91 -65 4 20 -28 0 -76 95
output_sequence: seq(tensor(int8)) { [2,2] -60 -71 4 20 [2,2] 95 94 -28 0 [2,2] -91 -65 -76 95 }
)case"},
    {"SplitToSequence_v11.without_the_axis_string", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(string)[2,3,2] "a,b" "tab\x09" "{}" "-1.5" "\xf0\x9f\x98\x80" "end" "quote\"s" "back\\slash"
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "\xc3\xa9t\xc3\xa9" "0"
output_sequence: seq(tensor(string)) { [2,2] "a,b" "tab\x09" "quote\"s" "back\\slash" [2,2] "{}" "-1.5"
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" [2,2] "\xf0\x9f\x98\x80" "end" "\xc3\xa9t\xc3\xa9" "0" }
)case"},
    {"SplitToSequence_v11.without_the_axis_uint16", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(uint16)[2,3,2] 25 151 225 69 64 62 91 98 55 0 301 301
output_sequence: seq(tensor(uint16)) { [2,2] 25 151 91 98 [2,2] 225 69 55 0 [2,2] 64 62 301 301 }
)case"},
    {"SplitToSequence_v11.without_the_axis_uint32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(uint32)[2,3,2] 6467810 44 19528397 69 24173364 12 88 17694589 34 24173364 56 11
output_sequence: seq(tensor(uint32)) { [2,2] 6467810 44 88 17694589 [2,2] 19528397 69 34 24173364 [2,2]
    24173364 12 56 11 }
)case"},
    {"SplitToSequence_v11.without_the_axis_uint64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(uint64)[2,3,2] 54 73749612809397600 80 72 53 10 89 2384255050659103 40 73749612809397600 82 5
output_sequence: seq(tensor(uint64)) { [2,2] 54 73749612809397600 89 2384255050659103 [2,2] 80 72 40
    73749612809397600 [2,2] 53 10 82 5 }
)case"},
    {"SplitToSequence_v11.without_the_axis_uint8", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-11(input) axis=1 keepdims=0
input: tensor(uint8)[2,3,2] 72 54 45 83 23 162 46 99 38 162 65 61
output_sequence: seq(tensor(uint8)) { [2,2] 72 54 46 99 [2,2] 45 83 38 162 [2,2] 23 162 65 61 }
)case"},
    {"SplitToSequence_v24.equal_parts_bfloat16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(bfloat16)[2,6,2] -0.0673828125 4.6875 -3.5625 10.25 -1.828125 0.22265625 5.8125 0.447265625
    -13.25 0.23046875 -0.373046875 5.8125 -13.25 -2.140625 -3.484375 -0.1123046875 12.75 -0.1162109375
    -0.2431640625 -8.25 0.06298828125 2.5 0.08544921875 6.5
split: tensor(int32)[] 2
output_sequence: seq(tensor(bfloat16)) { [2,2,2] -0.0673828125 4.6875 -3.5625 10.25 -13.25 -2.140625 -3.484375
    -0.1123046875 [2,2,2] -1.828125 0.22265625 5.8125 0.447265625 12.75 -0.1162109375 -0.2431640625 -8.25
    [2,2,2] -13.25 0.23046875 -0.373046875 5.8125 0.06298828125 2.5 0.08544921875 6.5 }
)case"},
    {"SplitToSequence_v24.equal_parts_bool_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(bool)[2,6,2] 1 0 0 1 1 0 0 1 0 1 1 1 0 1 0 1 0 1 1 1 0 0 1 1
split: tensor(int64)[] 2
output_sequence: seq(tensor(bool)) { [2,2,2] 1 0 0 1 0 1 0 1 [2,2,2] 1 0 0 1 0 1 1 1 [2,2,2] 0 1 1 1 0 0 1 1 }
)case"},
    {"SplitToSequence_v24.equal_parts_complex128_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(complex128)[2,6,2] (-0.4011221899,0.5177133597) (-0.1836800595,-0.1154901945)
    (-0.1443316133,0.410974179) (-12.98414178,-0.3429722659) (-15.30132249,-0.5476889822)
    (-11.21346507,0.2839222553) (1.528300061,0.2031013846) (-1.364424789,0.4864191462)
    (-0.3925416623,0.521022037) (0.7052984364,3.010879405) (-0.1162592178,0.9833606424)
    (-0.1584567357,-0.119351769) (-6.352179148,-4.793253241) (-1.321572625,-1.804599147)
    (-15.30132249,-0.5476889822) (2.307255577,0.6917657206) (-3.023803257,5.433911279)
    (-0.3684898261,-3.369358522) (0.6319391971,-0.07411956665) (-5.851149564,-0.4293974561)
    (1.267629294,-0.6223199001) (0.1991286377,-6.248425278) (1.262188734,-0.4316880458)
    (1.064519741,3.249187373)
split: tensor(int32)[] 2
output_sequence: seq(tensor(complex128)) { [2,2,2] (-0.4011221899,0.5177133597) (-0.1836800595,-0.1154901945)
    (-0.1443316133,0.410974179) (-12.98414178,-0.3429722659) (-6.352179148,-4.793253241)
    (-1.321572625,-1.804599147) (-15.30132249,-0.5476889822) (2.307255577,0.6917657206) [2,2,2]
    (-15.30132249,-0.5476889822) (-11.21346507,0.2839222553) (1.528300061,0.2031013846)
    (-1.364424789,0.4864191462) (-3.023803257,5.433911279) (-0.3684898261,-3.369358522)
    (0.6319391971,-0.07411956665) (-5.851149564,-0.4293974561) [2,2,2] (-0.3925416623,0.521022037)
    (0.7052984364,3.010879405) (-0.1162592178,0.9833606424) (-0.1584567357,-0.119351769)
    (1.267629294,-0.6223199001) (0.1991286377,-6.248425278) (1.262188734,-0.4316880458)
    (1.064519741,3.249187373) }
)case"},
    {"SplitToSequence_v24.equal_parts_complex64_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(complex64)[2,6,2] (8.9844,-9.2419) (-0.53762,-0.068219) (0.72329,6.335) (5.541,-11.257)
    (-8.8579,3.6563) (0.11783,-0.14924) (2.1437,0.57841) (3.3032,-0.10237) (-5.5534,-1.9708)
    (-0.86122,-3.0047) (-14.765,-3.1499) (1.0533,0.95636) (-10.951,0.09601) (-9.8697,11.441)
    (-0.10736,-7.9685) (2.0703,-11.663) (-4.8457,-0.92615) (14.213,-0.096662) (-9.8697,11.441)
    (0.13335,-0.083409) (10.57,-1.4284) (-0.11967,-0.15125) (-0.47012,0.9987) (1.3399,-4.8866)
split: tensor(int64)[] 2
output_sequence: seq(tensor(complex64)) { [2,2,2] (8.9844,-9.2419) (-0.53762,-0.068219) (0.72329,6.335)
    (5.541,-11.257) (-10.951,0.09601) (-9.8697,11.441) (-0.10736,-7.9685) (2.0703,-11.663) [2,2,2]
    (-8.8579,3.6563) (0.11783,-0.14924) (2.1437,0.57841) (3.3032,-0.10237) (-4.8457,-0.92615)
    (14.213,-0.096662) (-9.8697,11.441) (0.13335,-0.083409) [2,2,2] (-5.5534,-1.9708) (-0.86122,-3.0047)
    (-14.765,-3.1499) (1.0533,0.95636) (10.57,-1.4284) (-0.11967,-0.15125) (-0.47012,0.9987) (1.3399,-4.8866)
    }
)case"},
    {"SplitToSequence_v24.equal_parts_double_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(double)[2,6,2] -0.9531537873 0.2703365775 4.589459449 0.5737165115 -0.09165394628 11.08957032
    -9.946406142 -9.864948311 0.5006098367 -5.605015744 -12.54730443 0.1261659488 -1.240582722 1.948222984
    -0.249775893 -2.227343761 10.30661179 -11.28121787 6.731230419 -11.59252724 0.08729089085 -3.192945863
    12.10403519 -12.54730443
split: tensor(int32)[] 2
output_sequence: seq(tensor(double)) { [2,2,2] -0.9531537873 0.2703365775 4.589459449 0.5737165115
    -1.240582722 1.948222984 -0.249775893 -2.227343761 [2,2,2] -0.09165394628 11.08957032 -9.946406142
    -9.864948311 10.30661179 -11.28121787 6.731230419 -11.59252724 [2,2,2] 0.5006098367 -5.605015744
    -12.54730443 0.1261659488 0.08729089085 -3.192945863 12.10403519 -12.54730443 }
)case"},
    {"SplitToSequence_v24.equal_parts_float16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(float16)[2,6,2] -9.984375 4.51953125 -1.78125 15.0703125 -2.1484375 -0.81201171875 -0.759765625
    1.90625 -4.828125 -0.157470703125 -0.07861328125 10.6875 -0.8369140625 -0.89794921875 0.15185546875
    -0.5322265625 -0.09869384765625 6.5625 15.0703125 -1.923828125 -1.005859375 -13.59375 0.87353515625
    0.20849609375
split: tensor(int32)[] 2
output_sequence: seq(tensor(float16)) { [2,2,2] -9.984375 4.51953125 -1.78125 15.0703125 -0.8369140625
    -0.89794921875 0.15185546875 -0.5322265625 [2,2,2] -2.1484375 -0.81201171875 -0.759765625 1.90625
    -0.09869384765625 6.5625 15.0703125 -1.923828125 [2,2,2] -4.828125 -0.157470703125 -0.07861328125 10.6875
    -1.005859375 -13.59375 0.87353515625 0.20849609375 }
)case"},
    {"SplitToSequence_v24.equal_parts_float_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(float)[2,6,2] -11.292 3.9806 1.3449 -0.15728 8.8641 15.668 2.3256 1.1766 9.8774 -6.6591 0.17945
    -0.13276 -0.13149 1.702 -13.588 -0.28392 0.10395 3.819 -0.25692 -4.205 -0.25599 -12.319 15.668 -0.24786
split: tensor(int64)[] 2
output_sequence: seq(tensor(float)) { [2,2,2] -11.292 3.9806 1.3449 -0.15728 -0.13149 1.702 -13.588 -0.28392
    [2,2,2] 8.8641 15.668 2.3256 1.1766 0.10395 3.819 -0.25692 -4.205 [2,2,2] 9.8774 -6.6591 0.17945 -0.13276
    -0.25599 -12.319 15.668 -0.24786 }
)case"},
    {"SplitToSequence_v24.equal_parts_int16_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(int16)[2,6,2] -87 82 -80 -91 67 -128 79 11 33 78 26 5 229 92 95 -26 38 -16 30 292 -12 27 -198
    292
split: tensor(int64)[] 2
output_sequence: seq(tensor(int16)) { [2,2,2] -87 82 -80 -91 229 92 95 -26 [2,2,2] 67 -128 79 11 38 -16 30 292
    [2,2,2] 33 78 26 5 -12 27 -198 292 }
)case"},
    {"SplitToSequence_v24.equal_parts_int32_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(int32)[2,6,2] -95 10611677 -13786270 67 20 -11004708 95 -15 52 -7 61 85 94 -93 520645 -76 22 -45
    -75 92 -64 31 -13786270 28
split: tensor(int32)[] 2
output_sequence: seq(tensor(int32)) { [2,2,2] -95 10611677 -13786270 67 94 -93 520645 -76 [2,2,2] 20 -11004708
    95 -15 22 -45 -75 92 [2,2,2] 52 -7 61 85 -64 31 -13786270 28 }
)case"},
    {"SplitToSequence_v24.equal_parts_int64_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(int64)[2,6,2] 81750258121891762 48911633042342386 71 -31 -99 -46 60 87886829864674418
    87886829864674418 -97 -21 -12063162932345022 45 26949076492893410 96 59683477323267858 63313775017288626
    -38 -49 46440169589104210 6830005157303730 -75415737451767542 -55 44
split: tensor(int64)[] 2
output_sequence: seq(tensor(int64)) { [2,2,2] 81750258121891762 48911633042342386 71 -31 45 26949076492893410
    96 59683477323267858 [2,2,2] -99 -46 60 87886829864674418 63313775017288626 -38 -49 46440169589104210
    [2,2,2] 87886829864674418 -97 -21 -12063162932345022 6830005157303730 -75415737451767542 -55 44 }
)case"},
    {"SplitToSequence_v24.equal_parts_int8_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(int8)[2,6,2] -97 79 -5 81 25 43 -95 -12 -44 76 -67 20 -90 -72 53 -7 -66 40 88 44 -10 -97 -35 90
split: tensor(int32)[] 2
output_sequence: seq(tensor(int8)) { [2,2,2] -97 79 -5 81 -90 -72 53 -7 [2,2,2] 25 43 -95 -12 -66 40 88 44
    [2,2,2] -44 76 -67 20 -10 -97 -35 90 }
)case"},
    {"SplitToSequence_v24.equal_parts_string_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(string)[2,6,2] "0" "beta " "{}" "nan" "back\\slash" "" "Beta" "Omega" "end" "alpha" "tab\x09"
    "a,b" "-1.5" "\xc3\xa9t\xc3\xa9" "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "quote\"s" "\xf0\x9f\x98\x80" "020" "beta 21" "{}22" "nan23"
split: tensor(int64)[] 2
output_sequence: seq(tensor(string)) { [2,2,2] "0" "beta " "{}" "nan" "-1.5" "\xc3\xa9t\xc3\xa9"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" [2,2,2] "back\\slash" "" "Beta" "Omega" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "quote\"s" "\xf0\x9f\x98\x80" [2,2,2] "end" "alpha" "tab\x09" "a,b" "020" "beta 21"
    "{}22" "nan23" }
)case"},
    {"SplitToSequence_v24.equal_parts_uint16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(uint16)[2,6,2] 99 590 19 17 96 98 561 30 79 530 94 578 590 24 64 399 46 42 10 274 43 580 73 38
split: tensor(int32)[] 2
output_sequence: seq(tensor(uint16)) { [2,2,2] 99 590 19 17 590 24 64 399 [2,2,2] 96 98 561 30 46 42 10 274
    [2,2,2] 79 530 94 578 43 580 73 38 }
)case"},
    {"SplitToSequence_v24.equal_parts_uint32_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(uint32)[2,6,2] 51 74 94 58 77 52 8 5526186 68 96 60 9126639 3 42 41300357 50 27 41300357 56
    40465727 32920898 54 24 81
split: tensor(int64)[] 2
output_sequence: seq(tensor(uint32)) { [2,2,2] 51 74 94 58 3 42 41300357 50 [2,2,2] 77 52 8 5526186 27
    41300357 56 40465727 [2,2,2] 68 96 60 9126639 32920898 54 24 81 }
)case"},
    {"SplitToSequence_v24.equal_parts_uint64_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(uint64)[2,6,2] 6 68 80 13 158105982453361888 89 19 53 158105982453361888 67 36 98 58
    143598959191448432 92 28 35 73 44 27 23 61 20 49
split: tensor(int32)[] 2
output_sequence: seq(tensor(uint64)) { [2,2,2] 6 68 80 13 58 143598959191448432 92 28 [2,2,2]
    158105982453361888 89 19 53 35 73 44 27 [2,2,2] 158105982453361888 67 36 98 23 61 20 49 }
)case"},
    {"SplitToSequence_v24.equal_parts_uint8_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=1
input: tensor(uint8)[2,6,2] 67 84 93 79 246 146 187 51 60 2 17 71 46 19 252 83 54 56 89 68 9 80 252 31
split: tensor(int64)[] 2
output_sequence: seq(tensor(uint8)) { [2,2,2] 67 84 93 79 46 19 252 83 [2,2,2] 246 146 187 51 54 56 89 68
    [2,2,2] 60 2 17 71 9 80 252 31 }
)case"},
    {"SplitToSequence_v24.keepdims_beside_split_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) keepdims=0
input: tensor(float)[3,2] -0.29595 -2.3377 -2.3377 -0.67836 0.35035 0.98581
split: tensor(int32)[3] 1 1 1
output_sequence: seq(tensor(float)) { [1,2] -0.29595 -2.3377 [1,2] -2.3377 -0.67836 [1,2] 0.35035 0.98581 }
)case"},
    {"SplitToSequence_v24.larger_than_the_axis_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split)
input: tensor(float)[3,2] -8.1678 -5.541 -0.074136 -5.0276 -2.7188 -8.1678
split: tensor(int32)[] 7
output_sequence: seq(tensor(float)) { [3,2] -8.1678 -5.541 -0.074136 -5.0276 -2.7188 -8.1678 }
)case"},
    {"SplitToSequence_v24.lengths_bfloat16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(bfloat16)[2,6] -0.28515625 -1.234375 0.240234375 7.40625 -6.75 2.03125 7.5625 -2.546875
    -1.546875 7.5625 3.96875 -0.294921875
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(bfloat16)) { [2,1] -0.28515625 7.5625 [2,3] -1.234375 0.240234375 7.40625
    -2.546875 -1.546875 7.5625 [2,2] -6.75 2.03125 3.96875 -0.294921875 }
)case"},
    {"SplitToSequence_v24.lengths_bool_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(bool)[2,6] 0 0 1 1 1 1 0 0 1 0 1 1
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(bool)) { [2,1] 0 0 [2,3] 0 1 1 0 1 0 [2,2] 1 1 1 1 }
)case"},
    {"SplitToSequence_v24.lengths_complex128_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(complex128)[2,6] (0.06617353533,-1.984953431) (-9.571656469,-0.1131091815)
    (1.947641605,0.7549923634) (12.84320164,9.066652605) (0.8838561795,1.520202637)
    (0.07636043446,-0.7614064906) (1.739774683,0.8965722499) (0.8164897372,-0.1078149947)
    (-0.9248842567,-0.0993847842) (1.983015549,0.1685340501) (12.84320164,9.066652605)
    (-0.2498345986,5.180614958)
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(complex128)) { [2,1] (0.06617353533,-1.984953431) (1.739774683,0.8965722499) [2,3]
    (-9.571656469,-0.1131091815) (1.947641605,0.7549923634) (12.84320164,9.066652605)
    (0.8164897372,-0.1078149947) (-0.9248842567,-0.0993847842) (1.983015549,0.1685340501) [2,2]
    (0.8838561795,1.520202637) (0.07636043446,-0.7614064906) (12.84320164,9.066652605)
    (-0.2498345986,5.180614958) }
)case"},
    {"SplitToSequence_v24.lengths_complex64_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(complex64)[2,6] (6.2628,1.1203) (-4.941,-12.613) (-4.941,-12.613) (0.082322,-0.99752)
    (-0.34146,-4.1706) (13.274,-0.14793) (-1.6869,-0.34199) (-1.0666,0.26724) (-2.0946,2.3065) (10.173,0.3274)
    (0.16291,0.095611) (9.0783,7.1681)
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(complex64)) { [2,1] (6.2628,1.1203) (-1.6869,-0.34199) [2,3] (-4.941,-12.613)
    (-4.941,-12.613) (0.082322,-0.99752) (-1.0666,0.26724) (-2.0946,2.3065) (10.173,0.3274) [2,2]
    (-0.34146,-4.1706) (13.274,-0.14793) (0.16291,0.095611) (9.0783,7.1681) }
)case"},
    {"SplitToSequence_v24.lengths_double_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(double)[2,6] -5.250709911 -10.57628949 0.3367982746 0.1547806057 0.06977521566 -10.57628949
    0.1064612644 2.969563374 -0.1900390431 -9.955739071 -7.561068882 -0.3923536511
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(double)) { [2,1] -5.250709911 0.1064612644 [2,3] -10.57628949 0.3367982746
    0.1547806057 2.969563374 -0.1900390431 -9.955739071 [2,2] 0.06977521566 -10.57628949 -7.561068882
    -0.3923536511 }
)case"},
    {"SplitToSequence_v24.lengths_float16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(float16)[2,6] 0.0963134765625 0.35205078125 12.21875 5.609375 0.289306640625 0.2164306640625
    0.1771240234375 -0.1107177734375 12.21875 -8.71875 -0.2587890625 -1.7998046875
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(float16)) { [2,1] 0.0963134765625 0.1771240234375 [2,3] 0.35205078125 12.21875
    5.609375 -0.1107177734375 12.21875 -8.71875 [2,2] 0.289306640625 0.2164306640625 -0.2587890625
    -1.7998046875 }
)case"},
    {"SplitToSequence_v24.lengths_float_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(float)[2,6] -1.644 -0.16907 -9.9056 2.1019 15.566 -9.1938 15.566 -0.76934 -0.079037 -6.5104
    -4.8937 -0.074876
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(float)) { [2,1] -1.644 15.566 [2,3] -0.16907 -9.9056 2.1019 -0.76934 -0.079037
    -6.5104 [2,2] 15.566 -9.1938 -4.8937 -0.074876 }
)case"},
    {"SplitToSequence_v24.lengths_int16_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(int16)[2,6] 5 -6 46 52 59 187 15 -82 -233 -156 -233 8
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(int16)) { [2,1] 5 15 [2,3] -6 46 52 -82 -233 -156 [2,2] 59 187 -233 8 }
)case"},
    {"SplitToSequence_v24.lengths_int32_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(int32)[2,6] -12965481 15 -54 45 19995953 76 -19 79 11 19995953 -16 -95
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(int32)) { [2,1] -12965481 -19 [2,3] 15 -54 45 79 11 19995953 [2,2] 19995953 76 -16
    -95 }
)case"},
    {"SplitToSequence_v24.lengths_int64_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(int64)[2,6] -83075888800758394 -3888106481015790 -61 -96 91 -87 66275160477823282
    -37484918860322286 99 -17 -16 -83075888800758394
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(int64)) { [2,1] -83075888800758394 66275160477823282 [2,3] -3888106481015790 -61
    -96 -37484918860322286 99 -17 [2,2] 91 -87 -16 -83075888800758394 }
)case"},
    {"SplitToSequence_v24.lengths_int8_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(int8)[2,6] -45 27 86 15 -95 -80 -3 -78 -95 8 10 -72
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(int8)) { [2,1] -45 -3 [2,3] 27 86 15 -78 -95 8 [2,2] -95 -80 10 -72 }
)case"},
    {"SplitToSequence_v24.lengths_of_zero_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split)
input: tensor(float)[3,2] -9.9908 1.9172 -15.139 6.1727 0.17949 -0.11878
split: tensor(int32)[4] 0 2 1 0
output_sequence: seq(tensor(float)) { [0,2] [2,2] -9.9908 1.9172 -15.139 6.1727 [1,2] 0.17949 -0.11878 [0,2] }
)case"},
    {"SplitToSequence_v24.lengths_string_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(string)[2,6] "Omega" "\xe6\x97\xa5\xe6\x9c\xac" "{}" "" "\xf0\x9f\x98\x80" "a,b"
    "\xc3\xa9t\xc3\xa9" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "alpha" "back\\slash" "-1.5"
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(string)) { [2,1] "Omega" "\xc3\xa9t\xc3\xa9" [2,3] "\xe6\x97\xa5\xe6\x9c\xac" "{}"
    "" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "alpha" [2,2] "\xf0\x9f\x98\x80" "a,b" "back\\slash" "-1.5" }
)case"},
    {"SplitToSequence_v24.lengths_uint16_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(uint16)[2,6] 126 39 34 27 629 62 629 8 22 92 42 68
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(uint16)) { [2,1] 126 629 [2,3] 39 34 27 8 22 92 [2,2] 629 62 42 68 }
)case"},
    {"SplitToSequence_v24.lengths_uint32_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(uint32)[2,6] 78 49 7 5 16 6649676 23 30489468 35 46 30489468 22759691
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(uint32)) { [2,1] 78 23 [2,3] 49 7 5 30489468 35 46 [2,2] 16 6649676 30489468
    22759691 }
)case"},
    {"SplitToSequence_v24.lengths_uint64_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(uint64)[2,6] 78040719572248880 10107229594764186 38 157251910422956320 54423093553680280 27
    157251910422956320 33 2 59 0 48
split: tensor(int32)[3] 1 3 2
output_sequence: seq(tensor(uint64)) { [2,1] 78040719572248880 157251910422956320 [2,3] 10107229594764186 38
    157251910422956320 33 2 59 [2,2] 54423093553680280 27 0 48 }
)case"},
    {"SplitToSequence_v24.lengths_uint8_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split) axis=-1
input: tensor(uint8)[2,6] 231 228 5 187 86 36 91 22 47 78 231 66
split: tensor(int64)[3] 1 3 2
output_sequence: seq(tensor(uint8)) { [2,1] 231 91 [2,3] 228 5 187 22 47 78 [2,2] 86 36 231 66 }
)case"},
    {"SplitToSequence_v24.no_elements_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split)
input: tensor(float)[4,0]
split: tensor(int32)[] 3
output_sequence: seq(tensor(float)) { [3,0] [1,0] }
)case"},
    {"SplitToSequence_v24.scalars_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) keepdims=0
input: tensor(float)[3] 7.7477 -0.61132 10.563
output_sequence: seq(tensor(float)) { [] 7.7477 [] -0.61132 [] 10.563 }
)case"},
    {"SplitToSequence_v24.single_places_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1
input: tensor(float)[2,3] -2.3166 -3.3904 0.98245 -10.789 -1.5802 -6.5682
output_sequence: seq(tensor(float)) { [2,1] -2.3166 -10.789 [2,1] -3.3904 -1.5802 [2,1] 0.98245 -6.5682 }
)case"},
    {"SplitToSequence_v24.smaller_last_part_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input, split)
input: tensor(float)[5,3] 2.8737 -0.071878 -1.502 3.0148 -9.8124 -0.61858 0.18587 -10.686 14.747 -0.095283
    -3.1298 -0.12246 -0.85094 14.747 6.5141
split: tensor(int32)[] 2
output_sequence: seq(tensor(float)) { [2,3] 2.8737 -0.071878 -1.502 3.0148 -9.8124 -0.61858 [2,3] 0.18587
    -10.686 14.747 -0.095283 -3.1298 -0.12246 [1,3] -0.85094 14.747 6.5141 }
)case"},
    {"SplitToSequence_v24.test_split_to_sequence_1", Origin::Official, "official", R"case(
seq = SplitToSequence-24(data, split) axis=1
data: tensor(float)[3,6] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
split: tensor(int64)[] 2
seq: seq(tensor(float)) { [3,2] 0 1 6 7 12 13 [3,2] 2 3 8 9 14 15 [3,2] 4 5 10 11 16 17 }
rtol=0.001 atol=1e-07
)case"},
    {"SplitToSequence_v24.test_split_to_sequence_2", Origin::Official, "official", R"case(
seq = SplitToSequence-24(data, split) axis=0
data: tensor(float)[3,6] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
split: tensor(int64)[2] 1 2
seq: seq(tensor(float)) { [1,6] 0 1 2 3 4 5 [2,6] 6 7 8 9 10 11 12 13 14 15 16 17 }
rtol=0.001 atol=1e-07
)case"},
    {"SplitToSequence_v24.test_split_to_sequence_nokeepdims", Origin::Official, "official", R"case(
seq = SplitToSequence-24(data) axis=1 keepdims=0
data: tensor(float)[3,6] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
seq: seq(tensor(float)) { [3] 0 6 12 [3] 1 7 13 [3] 2 8 14 [3] 3 9 15 [3] 4 10 16 [3] 5 11 17 }
rtol=0.001 atol=1e-07
)case"},
    {"SplitToSequence_v24.without_the_axis_bfloat16", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(bfloat16)[2,3,2] -1.4921875 2.125 12.125 0.83203125 -9.125 -0.2294921875 2.21875 -1.125 3.359375
    -0.11572265625 -0.07568359375 -15.0625
output_sequence: seq(tensor(bfloat16)) { [2,2] -1.4921875 2.125 2.21875 -1.125 [2,2] 12.125 0.83203125
    3.359375 -0.11572265625 [2,2] -9.125 -0.2294921875 -0.07568359375 -15.0625 }
)case"},
    {"SplitToSequence_v24.without_the_axis_bool", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(bool)[2,3,2] 1 1 1 0 0 0 1 0 0 0 0 0
output_sequence: seq(tensor(bool)) { [2,2] 1 1 1 0 [2,2] 1 0 0 0 [2,2] 0 0 0 0 }
)case"},
    {"SplitToSequence_v24.without_the_axis_complex128", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(complex128)[2,3,2] (-2.575175244,-9.433660914) (-0.09540418685,2.177575053)
    (0.1947843265,12.07453514) (-0.0703343346,9.396470316) (-10.73907094,-3.627082583)
    (-0.06712734781,-8.113330496) (0.89877498,0.1033907506) (2.482083057,0.09064434327)
    (-0.1565627231,-5.766935175) (-0.3141986476,0.2682455767) (-0.1252858534,0.1092207857)
    (0.1947843265,12.07453514)
output_sequence: seq(tensor(complex128)) { [2,2] (-2.575175244,-9.433660914) (-0.09540418685,2.177575053)
    (0.89877498,0.1033907506) (2.482083057,0.09064434327) [2,2] (0.1947843265,12.07453514)
    (-0.0703343346,9.396470316) (-0.1565627231,-5.766935175) (-0.3141986476,0.2682455767) [2,2]
    (-10.73907094,-3.627082583) (-0.06712734781,-8.113330496) (-0.1252858534,0.1092207857)
    (0.1947843265,12.07453514) }
)case"},
    {"SplitToSequence_v24.without_the_axis_complex64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(complex64)[2,3,2] (-0.095747,2.3289) (-0.88932,0.069792) (-0.079312,9.1981) (-0.60631,-0.57318)
    (-3.996,0.35139) (-7.2824,-0.25193) (0.89513,-2.9158) (7.6324,-0.14764) (-3.0536,11.185) (0.61728,-3.5333)
    (0.23194,0.35991) (-7.6296,-5.5674)
output_sequence: seq(tensor(complex64)) { [2,2] (-0.095747,2.3289) (-0.88932,0.069792) (0.89513,-2.9158)
    (7.6324,-0.14764) [2,2] (-0.079312,9.1981) (-0.60631,-0.57318) (-3.0536,11.185) (0.61728,-3.5333) [2,2]
    (-3.996,0.35139) (-7.2824,-0.25193) (0.23194,0.35991) (-7.6296,-5.5674) }
)case"},
    {"SplitToSequence_v24.without_the_axis_double", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(double)[2,3,2] -0.5020737847 11.93855675 11.93855675 -0.1767248162 0.2455754446 0.915373489
    -2.235383743 0.3192701542 8.286431302 1.935231869 -0.3421849277 0.9704289153
output_sequence: seq(tensor(double)) { [2,2] -0.5020737847 11.93855675 -2.235383743 0.3192701542 [2,2]
    11.93855675 -0.1767248162 8.286431302 1.935231869 [2,2] 0.2455754446 0.915373489 -0.3421849277
    0.9704289153 }
)case"},
    {"SplitToSequence_v24.without_the_axis_float", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(float)[2,3,2] 0.66426 -0.075283 -0.19475 -4.8162 0.76153 0.30939 0.27493 -0.085794 0.088621
    -14.005 -0.063993 -14.005
output_sequence: seq(tensor(float)) { [2,2] 0.66426 -0.075283 0.27493 -0.085794 [2,2] -0.19475 -4.8162
    0.088621 -14.005 [2,2] 0.76153 0.30939 -0.063993 -14.005 }
)case"},
    {"SplitToSequence_v24.without_the_axis_float16", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(float16)[2,3,2] 14.4375 -0.56201171875 -3.3671875 0.74072265625 14.4375 0.31982421875
    0.50146484375 -8.3203125 -0.2152099609375 -1.193359375 -0.1451416015625 -3.87890625
output_sequence: seq(tensor(float16)) { [2,2] 14.4375 -0.56201171875 0.50146484375 -8.3203125 [2,2] -3.3671875
    0.74072265625 -0.2152099609375 -1.193359375 [2,2] 14.4375 0.31982421875 -0.1451416015625 -3.87890625 }
)case"},
    {"SplitToSequence_v24.without_the_axis_int16", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(int16)[2,3,2] 18 44 -152 70 277 -60 -50 -277 277 27 88 -67
output_sequence: seq(tensor(int16)) { [2,2] 18 44 -50 -277 [2,2] -152 70 277 27 [2,2] 277 -60 88 -67 }
)case"},
    {"SplitToSequence_v24.without_the_axis_int32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(int32)[2,3,2] 30 85 -67 -49 -82 -20833783 14 -11716796 -20 -20833783 22 12893275
output_sequence: seq(tensor(int32)) { [2,2] 30 85 14 -11716796 [2,2] -67 -49 -20 -20833783 [2,2] -82 -20833783
    22 12893275 }
)case"},
    {"SplitToSequence_v24.without_the_axis_int64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(int64)[2,3,2] 5 98 22 -31 37 -49397656729922966 30530946905098626 -26 -10 -49397656729922966 55
    -39870718109863854
output_sequence: seq(tensor(int64)) { [2,2] 5 98 30530946905098626 -26 [2,2] 22 -31 -10 -49397656729922966
    [2,2] 37 -49397656729922966 55 -39870718109863854 }
)case"},
    {"SplitToSequence_v24.without_the_axis_int8", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(int8)[2,3,2] -60 -71 95 94 -91 -65 4 20 -28 0 -76 95
output_sequence: seq(tensor(int8)) { [2,2] -60 -71 4 20 [2,2] 95 94 -28 0 [2,2] -91 -65 -76 95 }
)case"},
    {"SplitToSequence_v24.without_the_axis_string", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(string)[2,3,2] "a,b" "tab\x09" "{}" "-1.5" "\xf0\x9f\x98\x80" "end" "quote\"s" "back\\slash"
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "\xc3\xa9t\xc3\xa9" "0"
output_sequence: seq(tensor(string)) { [2,2] "a,b" "tab\x09" "quote\"s" "back\\slash" [2,2] "{}" "-1.5"
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" [2,2] "\xf0\x9f\x98\x80" "end" "\xc3\xa9t\xc3\xa9" "0" }
)case"},
    {"SplitToSequence_v24.without_the_axis_uint16", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(uint16)[2,3,2] 25 151 225 69 64 62 91 98 55 0 301 301
output_sequence: seq(tensor(uint16)) { [2,2] 25 151 91 98 [2,2] 225 69 55 0 [2,2] 64 62 301 301 }
)case"},
    {"SplitToSequence_v24.without_the_axis_uint32", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(uint32)[2,3,2] 6467810 44 19528397 69 24173364 12 88 17694589 34 24173364 56 11
output_sequence: seq(tensor(uint32)) { [2,2] 6467810 44 88 17694589 [2,2] 19528397 69 34 24173364 [2,2]
    24173364 12 56 11 }
)case"},
    {"SplitToSequence_v24.without_the_axis_uint64", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(uint64)[2,3,2] 54 73749612809397600 80 72 53 10 89 2384255050659103 40 73749612809397600 82 5
output_sequence: seq(tensor(uint64)) { [2,2] 54 73749612809397600 89 2384255050659103 [2,2] 80 72 40
    73749612809397600 [2,2] 53 10 82 5 }
)case"},
    {"SplitToSequence_v24.without_the_axis_uint8", Origin::Derived, "reference", R"case(
output_sequence = SplitToSequence-24(input) axis=1 keepdims=0
input: tensor(uint8)[2,3,2] 72 54 45 83 23 162 46 99 38 162 65 61
output_sequence: seq(tensor(uint8)) { [2,2] 72 54 46 99 [2,2] 45 83 38 162 [2,2] 23 162 65 61 }
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"SplitToSequence_v11.test_sequence_model6", Origin::Official, "official",
     "schemas/cases/ai.onnx/SplitToSequence.pack", "test_sequence_model6"},
    {"SplitToSequence_v11.test_sequence_model7", Origin::Official, "official",
     "schemas/cases/ai.onnx/SplitToSequence.pack", "test_sequence_model7"},
    {"SplitToSequence_v11.test_sequence_model8", Origin::Official, "official",
     "schemas/cases/ai.onnx/SplitToSequence.pack", "test_sequence_model8"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
