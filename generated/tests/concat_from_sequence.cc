// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx/ConcatFromSequence.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"ConcatFromSequence_v11.first_axis_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(bool)) { [2,3] 1 1 0 0 0 1 [1,3] 1 0 1 }
concat_result: tensor(bool)[3,3] 1 1 0 0 0 1 1 0 1
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_complex128", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(complex128)) { [2,3] (10.27515225,-1.114885377) (10.27515225,-1.114885377)
    (-6.022916987,-0.453293027) (0.7775114175,5.898465593) (9.619485608,-1.542867019)
    (-6.36305557,5.477844251) [1,3] (-0.2409540384,0.7310134253) (1.985470894,0.08006133387)
    (0.1439435799,5.368807803) }
concat_result: tensor(complex128)[3,3] (10.27515225,-1.114885377) (10.27515225,-1.114885377)
    (-6.022916987,-0.453293027) (0.7775114175,5.898465593) (9.619485608,-1.542867019)
    (-6.36305557,5.477844251) (-0.2409540384,0.7310134253) (1.985470894,0.08006133387)
    (0.1439435799,5.368807803)
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_complex64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(complex64)) { [2,3] (-0.19678,1.5387) (-15.32,1.7256) (0.3436,-0.46441)
    (-15.32,1.7256) (-6.2633,-9.1305) (0.07389,0.83165) [1,3] (-0.52177,-0.15898) (-0.64329,0.16968)
    (-1.3044,-0.24492) }
concat_result: tensor(complex64)[3,3] (-0.19678,1.5387) (-15.32,1.7256) (0.3436,-0.46441) (-15.32,1.7256)
    (-6.2633,-9.1305) (0.07389,0.83165) (-0.52177,-0.15898) (-0.64329,0.16968) (-1.3044,-0.24492)
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_double", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(double)) { [2,3] -2.653705778 -11.43001566 -0.1597721932 1.754874507 -0.5339798451
    -6.215169134 [1,3] 0.1497063957 -4.87674584 -3.911070833 }
concat_result: tensor(double)[3,3] -2.653705778 -11.43001566 -0.1597721932 1.754874507 -0.5339798451
    -6.215169134 0.1497063957 -4.87674584 -3.911070833
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_float", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(float)) { [2,3] -0.25611 -2.9657 -9.9664 -9.9664 -0.19524 3.0537 [1,3] 0.45384
    -0.1193 -2.5408 }
concat_result: tensor(float)[3,3] -0.25611 -2.9657 -9.9664 -9.9664 -0.19524 3.0537 0.45384 -0.1193 -2.5408
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_float16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(float16)) { [2,3] 0.1336669921875 5.45703125 8.578125 8.578125 -0.50146484375
    0.17724609375 [1,3] 8.9140625 0.072021484375 -0.23583984375 }
concat_result: tensor(float16)[3,3] 0.1336669921875 5.45703125 8.578125 8.578125 -0.50146484375 0.17724609375
    8.9140625 0.072021484375 -0.23583984375
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_int16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(int16)) { [2,3] 49 30 36 232 232 -47 [1,3] 73 64 -319 }
concat_result: tensor(int16)[3,3] 49 30 36 232 232 -47 73 64 -319
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_int32", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(int32)) { [2,3] -31 -24 -4512838 49 -84 15423566 [1,3] 75 85 10889863 }
concat_result: tensor(int32)[3,3] -31 -24 -4512838 49 -84 15423566 75 85 10889863
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_int64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(int64)) { [2,3] 74 20219196564762930 -21 86 66 -14 [1,3] 40789748600470690 31 -88 }
concat_result: tensor(int64)[3,3] 74 20219196564762930 -21 86 66 -14 40789748600470690 31 -88
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_int8", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(int8)) { [2,3] -12 32 -76 91 91 17 [1,3] -66 0 74 }
concat_result: tensor(int8)[3,3] -12 32 -76 91 91 17 -66 0 74
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_string", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(string)) { [2,3] "line\x0abreak" "-1.5" "end" "alpha" "\xc3\xa9t\xc3\xa9" "zz top"
    [1,3] "Beta" "zz top" "a,b" }
concat_result: tensor(string)[3,3] "line\x0abreak" "-1.5" "end" "alpha" "\xc3\xa9t\xc3\xa9" "zz top" "Beta"
    "zz top" "a,b"
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_uint16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(uint16)) { [2,3] 14 66 77 77 24 67 [1,3] 53 43 18 }
concat_result: tensor(uint16)[3,3] 14 66 77 77 24 67 53 43 18
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_uint32", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(uint32)) { [2,3] 99 94 12430044 52 12430044 24 [1,3] 31 49 8 }
concat_result: tensor(uint32)[3,3] 99 94 12430044 52 12430044 24 31 49 8
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_uint64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(uint64)) { [2,3] 5 63 39 57090351000983288 81362507252948976 81362507252948976
    [1,3] 41 75 86 }
concat_result: tensor(uint64)[3,3] 5 63 39 57090351000983288 81362507252948976 81362507252948976 41 75 86
)case"},
    {"ConcatFromSequence_v11.first_axis_seq_uint8", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0
input_sequence: seq(tensor(uint8)) { [2,3] 10 108 92 78 82 108 [1,3] 69 181 68 }
concat_result: tensor(uint8)[3,3] 10 108 92 78 82 108 69 181 68
)case"},
    {"ConcatFromSequence_v11.last_axis_negative_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1
input_sequence: seq(tensor(bool)) { [2,3] 0 0 0 1 1 1 [2,1] 1 0 [2,2] 1 0 1 1 }
concat_result: tensor(bool)[2,6] 0 0 0 1 1 0 1 1 1 0 1 1
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(bool)) { [2,3,2] 1 0 1 1 0 1 0 1 1 1 0 1 [2,1,2] 1 1 0 0 [2,2,2] 1 1 1 1 0 1 0 1 }
concat_result: tensor(bool)[2,6,2] 1 0 1 1 0 1 1 1 1 1 1 1 0 1 1 1 0 1 0 0 0 1 0 1
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_complex128", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(complex128)) { [2,3,2] (0.1207096566,-0.2207100015) (-2.419821529,-0.672715237)
    (-2.976577438,-2.118176444) (7.798807463,13.24487745) (0.2071721263,0.07124499624)
    (-0.1149387879,1.105663451) (-6.270814217,2.917358979) (0.4477675669,-0.1186911015)
    (-0.6313952383,0.5861620077) (0.252286398,-8.837086695) (-15.13253689,-1.105915169)
    (7.798807463,13.24487745) [2,1,2] (4.557808171,1.511918525) (0.4667895281,0.2570694371)
    (0.2088351075,9.536474369) (-14.44334729,-2.804013252) [2,2,2] (-0.2011413595,0.6188247341)
    (-1.105904645,-11.97394807) (3.863457779,0.1718221954) (0.1750143581,7.369326764)
    (-1.779632094,-0.06275894298) (-1.105904645,-11.97394807) (3.488835369,-5.547100964)
    (4.969972624,0.1205559461) }
concat_result: tensor(complex128)[2,6,2] (0.1207096566,-0.2207100015) (-2.419821529,-0.672715237)
    (-2.976577438,-2.118176444) (7.798807463,13.24487745) (0.2071721263,0.07124499624)
    (-0.1149387879,1.105663451) (4.557808171,1.511918525) (0.4667895281,0.2570694371)
    (-0.2011413595,0.6188247341) (-1.105904645,-11.97394807) (3.863457779,0.1718221954)
    (0.1750143581,7.369326764) (-6.270814217,2.917358979) (0.4477675669,-0.1186911015)
    (-0.6313952383,0.5861620077) (0.252286398,-8.837086695) (-15.13253689,-1.105915169)
    (7.798807463,13.24487745) (0.2088351075,9.536474369) (-14.44334729,-2.804013252)
    (-1.779632094,-0.06275894298) (-1.105904645,-11.97394807) (3.488835369,-5.547100964)
    (4.969972624,0.1205559461)
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_complex64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(complex64)) { [2,3,2] (-2.6873,3.2557) (1.782,8.642) (-13.71,-1.0843)
    (0.15625,9.7075) (1.2023,-1.1217) (0.16632,-0.13754) (-13.71,-1.0843) (-0.2496,-0.24774) (-0.11297,6.0857)
    (3.9982,2.6422) (-0.21036,0.24962) (0.94977,-4.9961) [2,1,2] (-3.7857,0.21731) (0.17692,-8.3012)
    (2.1371,12.669) (0.11575,0.094145) [2,2,2] (-2.1272,0.49681) (13.547,0.077383) (-0.20111,-0.091482)
    (-0.094001,0.80933) (13.547,0.077383) (-0.18601,-1.1072) (9.2355,-0.35325) (11.902,-0.081793) }
concat_result: tensor(complex64)[2,6,2] (-2.6873,3.2557) (1.782,8.642) (-13.71,-1.0843) (0.15625,9.7075)
    (1.2023,-1.1217) (0.16632,-0.13754) (-3.7857,0.21731) (0.17692,-8.3012) (-2.1272,0.49681)
    (13.547,0.077383) (-0.20111,-0.091482) (-0.094001,0.80933) (-13.71,-1.0843) (-0.2496,-0.24774)
    (-0.11297,6.0857) (3.9982,2.6422) (-0.21036,0.24962) (0.94977,-4.9961) (2.1371,12.669) (0.11575,0.094145)
    (13.547,0.077383) (-0.18601,-1.1072) (9.2355,-0.35325) (11.902,-0.081793)
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_double", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(double)) { [2,3,2] -5.530701731 -0.8674472441 -0.3272930614 4.250447326 5.563615584
    -0.1349181315 -0.2416832719 0.5554390288 12.82128985 14.9464692 -3.799565184 2.461582003 [2,1,2]
    6.469095864 12.94992416 -10.40984991 -0.06977747698 [2,2,2] 0.09765041047 -4.756240697 6.19295704
    -0.1373377066 8.060481826 2.43807552 -0.3749031468 8.060481826 }
concat_result: tensor(double)[2,6,2] -5.530701731 -0.8674472441 -0.3272930614 4.250447326 5.563615584
    -0.1349181315 6.469095864 12.94992416 0.09765041047 -4.756240697 6.19295704 -0.1373377066 -0.2416832719
    0.5554390288 12.82128985 14.9464692 -3.799565184 2.461582003 -10.40984991 -0.06977747698 8.060481826
    2.43807552 -0.3749031468 8.060481826
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_float", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(float)) { [2,3,2] 0.21775 0.37926 -0.17184 -7.9775 13.383 0.20843 0.33546 -1.8238
    13.383 -12.271 0.97831 3.5804 [2,1,2] -0.33934 0.093148 -0.90479 -0.20805 [2,2,2] -12.734 -1.1154 0.9785
    -12.734 0.77401 0.4372 -6.9916 2.8332 }
concat_result: tensor(float)[2,6,2] 0.21775 0.37926 -0.17184 -7.9775 13.383 0.20843 -0.33934 0.093148 -12.734
    -1.1154 0.9785 -12.734 0.33546 -1.8238 13.383 -12.271 0.97831 3.5804 -0.90479 -0.20805 0.77401 0.4372
    -6.9916 2.8332
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_float16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(float16)) { [2,3,2] 1.353515625 4.515625 -6.5703125 -2.00390625 -4.70703125
    0.302001953125 -6.5703125 0.11309814453125 5.79296875 0.384765625 0.8798828125 -2.544921875 [2,1,2]
    0.58642578125 -7.81640625 -0.37353515625 -0.371337890625 [2,2,2] -11.15625 -7.57421875 -3.2734375
    -0.328857421875 11.671875 3.630859375 9.5703125 0.93896484375 }
concat_result: tensor(float16)[2,6,2] 1.353515625 4.515625 -6.5703125 -2.00390625 -4.70703125 0.302001953125
    0.58642578125 -7.81640625 -11.15625 -7.57421875 -3.2734375 -0.328857421875 -6.5703125 0.11309814453125
    5.79296875 0.384765625 0.8798828125 -2.544921875 -0.37353515625 -0.371337890625 11.671875 3.630859375
    9.5703125 0.93896484375
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_int16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(int16)) { [2,3,2] -54 78 -50 -52 78 -55 45 21 -25 58 67 -38 [2,1,2] 71 -45 54 14
    [2,2,2] 82 161 161 -19 -38 23 -14 51 }
concat_result: tensor(int16)[2,6,2] -54 78 -50 -52 78 -55 71 -45 82 161 161 -19 45 21 -25 58 67 -38 54 14 -38
    23 -14 51
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_int32", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(int32)) { [2,3,2] 35 26 76 83 -28 -39 66 1249342 -70 -66 -34 -8 [2,1,2] 93
    -17117939 -77 -24 [2,2,2] -53 11716747 11716747 -76 -7903449 2 -2 -39 }
concat_result: tensor(int32)[2,6,2] 35 26 76 83 -28 -39 93 -17117939 -53 11716747 11716747 -76 66 1249342 -70
    -66 -34 -8 -77 -24 -7903449 2 -2 -39
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_int64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(int64)) { [2,3,2] -21210683978353622 -10 -43038386651103030 -36 82913588611434226
    27323210527516162 18 10 82913588611434226 77639169290269650 20 57 [2,1,2] 55 30842143243400146 -42 9
    [2,2,2] 77 82 11472527979515026 -75 -12436171877195790 1 -23472009762718046 -74966251665499464 }
concat_result: tensor(int64)[2,6,2] -21210683978353622 -10 -43038386651103030 -36 82913588611434226
    27323210527516162 55 30842143243400146 77 82 11472527979515026 -75 18 10 82913588611434226
    77639169290269650 20 57 -42 9 -12436171877195790 1 -23472009762718046 -74966251665499464
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_int8", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(int8)) { [2,3,2] -40 -47 97 26 52 107 -12 22 40 -1 107 86 [2,1,2] -39 59 90 -59
    [2,2,2] 29 8 64 74 79 88 -38 45 }
concat_result: tensor(int8)[2,6,2] -40 -47 97 26 52 107 -39 59 29 8 64 74 -12 22 40 -1 107 86 90 -59 79 88 -38
    45
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_string", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(string)) { [2,3,2] "line\x0abreak" "nan" "tab\x09" "zz top" "alpha"
    "\xc3\xa9t\xc3\xa9" "a,b" "back\\slash" "Omega" "beta " "Beta" "xxxxxxxxxxxxxxxxxxxx" [2,1,2] "alpha"
    "nan" "zz top" "\xc3\xa9t\xc3\xa9" [2,2,2] "xxxxxxxxxxxxxxxxxxxx" "end" "" "alpha" "zz top"
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "{}" }
concat_result: tensor(string)[2,6,2] "line\x0abreak" "nan" "tab\x09" "zz top" "alpha" "\xc3\xa9t\xc3\xa9"
    "alpha" "nan" "xxxxxxxxxxxxxxxxxxxx" "end" "" "alpha" "a,b" "back\\slash" "Omega" "beta " "Beta"
    "xxxxxxxxxxxxxxxxxxxx" "zz top" "\xc3\xa9t\xc3\xa9" "zz top" "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "{}"
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_uint16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(uint16)) { [2,3,2] 83 60 78 125 316 26 0 39 34 16 89 5 [2,1,2] 11 171 46 35 [2,2,2]
    46 493 66 493 68 12 81 29 }
concat_result: tensor(uint16)[2,6,2] 83 60 78 125 316 26 11 171 46 493 66 493 0 39 34 16 89 5 46 35 68 12 81
    29
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_uint32", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(uint32)) { [2,3,2] 40941916 40941916 88 6037203 29929038 6 34 66 47 14 5413318 82
    [2,1,2] 29579277 92 69 44 [2,2,2] 33276679 20040655 15 55 5 95 33276679 19 }
concat_result: tensor(uint32)[2,6,2] 40941916 40941916 88 6037203 29929038 6 29579277 92 33276679 20040655 15
    55 34 66 47 14 5413318 82 69 44 5 95 33276679 19
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_uint64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(uint64)) { [2,3,2] 53356145688060272 97 168514450850720288 66 98 168514450850720288
    58878428694539328 81 42 27 54 26 [2,1,2] 9 51 25 45 [2,2,2] 78 99992614165486272 17 8581055605999432
    4477706156701327 71259397074926184 30 20383618594537840 }
concat_result: tensor(uint64)[2,6,2] 53356145688060272 97 168514450850720288 66 98 168514450850720288 9 51 78
    99992614165486272 17 8581055605999432 58878428694539328 81 42 27 54 26 25 45 4477706156701327
    71259397074926184 30 20383618594537840
)case"},
    {"ConcatFromSequence_v11.middle_axis_seq_uint8", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(uint8)) { [2,3,2] 50 9 87 26 97 253 72 23 22 0 253 78 [2,1,2] 47 48 90 83 [2,2,2]
    84 10 49 62 91 152 174 174 }
concat_result: tensor(uint8)[2,6,2] 50 9 87 26 97 253 47 48 84 10 49 62 72 23 22 0 253 78 90 83 91 152 174 174
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(bool)) { [2,3] 1 1 1 1 0 0 [2,3] 1 1 0 1 1 0 }
concat_result: tensor(bool)[2,3,2] 1 1 1 1 1 0 1 1 0 1 0 0
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_complex128", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(complex128)) { [2,3] (-1.847029633,0.5597079575) (0.8227224278,-0.7617476078)
    (-3.295925182,0.406051194) (1.408096476,0.1328336259) (-0.7981079211,1.412081184)
    (0.08661150709,0.6508639193) [2,3] (-2.123337412,10.55303096) (-15.15263454,-0.748215393)
    (-0.08624159897,12.02260289) (0.1081797532,3.530836532) (15.45273213,3.801569895)
    (-1.133168075,-0.2781961018) }
concat_result: tensor(complex128)[2,3,2] (-1.847029633,0.5597079575) (-2.123337412,10.55303096)
    (0.8227224278,-0.7617476078) (-15.15263454,-0.748215393) (-3.295925182,0.406051194)
    (-0.08624159897,12.02260289) (1.408096476,0.1328336259) (0.1081797532,3.530836532)
    (-0.7981079211,1.412081184) (15.45273213,3.801569895) (0.08661150709,0.6508639193)
    (-1.133168075,-0.2781961018)
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_complex64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(complex64)) { [2,3] (0.63305,-0.23139) (2.2563,-15.213) (2.2563,-15.213)
    (-2.5767,6.8423) (8.1701,3.3036) (-0.13308,0.80823) [2,3] (-4.0117,-0.30726) (1.4715,4.743)
    (-0.39309,9.8948) (0.21846,1.1053) (-3.6969,0.28487) (4.6347,2.3467) }
concat_result: tensor(complex64)[2,3,2] (0.63305,-0.23139) (-4.0117,-0.30726) (2.2563,-15.213) (1.4715,4.743)
    (2.2563,-15.213) (-0.39309,9.8948) (-2.5767,6.8423) (0.21846,1.1053) (8.1701,3.3036) (-3.6969,0.28487)
    (-0.13308,0.80823) (4.6347,2.3467)
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_double", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(double)) { [2,3] 0.6903497281 -1.85591734 -1.85591734 -1.167577111 -1.832491439
    -0.1409631135 [2,3] 0.1260955875 7.063975311 -0.124934241 7.466140019 7.466140019 -0.1395099694 }
concat_result: tensor(double)[2,3,2] 0.6903497281 0.1260955875 -1.85591734 7.063975311 -1.85591734
    -0.124934241 -1.167577111 7.466140019 -1.832491439 7.466140019 -0.1409631135 -0.1395099694
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_float", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(float)) { [2,3] -15.596 0.14135 -15.596 1.0136 1.9891 7.5371 [2,3] 0.15701 -0.17315
    0.76612 0.064246 -2.402 -2.402 }
concat_result: tensor(float)[2,3,2] -15.596 0.15701 0.14135 -0.17315 -15.596 0.76612 1.0136 0.064246 1.9891
    -2.402 7.5371 -2.402
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_float16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(float16)) { [2,3] 1.310546875 4.4453125 -0.0941162109375 4.4453125
    -0.08050537109375 0.256103515625 [2,3] 2.5625 6.12890625 -0.09979248046875 6.12890625 2.58203125
    3.251953125 }
concat_result: tensor(float16)[2,3,2] 1.310546875 2.5625 4.4453125 6.12890625 -0.0941162109375
    -0.09979248046875 4.4453125 6.12890625 -0.08050537109375 2.58203125 0.256103515625 3.251953125
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_int16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(int16)) { [2,3] 82 -327 59 232 -327 -91 [2,3] 81 274 -91 274 -68 -57 }
concat_result: tensor(int16)[2,3,2] 82 81 -327 274 59 -91 232 274 -327 -68 -91 -57
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_int32", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(int32)) { [2,3] 18715103 10248817 18715103 -70 -8427731 15753495 [2,3] 32 48 -3 -34
    20195274 -17 }
concat_result: tensor(int32)[2,3,2] 18715103 32 10248817 48 18715103 -3 -70 -34 -8427731 20195274 15753495 -17
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_int64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(int64)) { [2,3] -25853480137003966 46223215906208194 72270827015734930 -46 -31
    72270827015734930 [2,3] -12 -82721098317205750 -82721098317205750 -3 37 -46222733416832390 }
concat_result: tensor(int64)[2,3,2] -25853480137003966 -12 46223215906208194 -82721098317205750
    72270827015734930 -82721098317205750 -46 -3 -31 37 72270827015734930 -46222733416832390
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_int8", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(int8)) { [2,3] -1 -108 -108 -20 39 84 [2,3] 7 -2 -97 92 -97 -11 }
concat_result: tensor(int8)[2,3,2] -1 7 -108 -2 -108 -97 -20 92 39 -97 84 -11
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_string", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(string)) { [2,3] "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "zz top" "-1.5"
    "xxxxxxxxxxxxxxxxxxxx" "beta " [2,3] "xxxxxxxxxxxxxxxxxxxx" "back\\slash" "\xc3\xa9t\xc3\xa9"
    "line\x0abreak" "alpha" "nan" }
concat_result: tensor(string)[2,3,2] "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx" "alpha" "back\\slash"
    "zz top" "\xc3\xa9t\xc3\xa9" "-1.5" "line\x0abreak" "xxxxxxxxxxxxxxxxxxxx" "alpha" "beta " "nan"
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_uint16", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(uint16)) { [2,3] 20 96 96 9 30 79 [2,3] 56 90 166 110 3 166 }
concat_result: tensor(uint16)[2,3,2] 20 56 96 90 96 166 9 110 30 3 79 166
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_uint32", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(uint32)) { [2,3] 6 10910459 13610103 13610103 74 92 [2,3] 36059304 91 31 14342295
    99 36059304 }
concat_result: tensor(uint32)[2,3,2] 6 36059304 10910459 91 13610103 31 13610103 14342295 74 99 92 36059304
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_uint64", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(uint64)) { [2,3] 92 122355757824900144 94 61 65 48 [2,3] 6 33737060629211384 76
    33737060629211384 70 1 }
concat_result: tensor(uint64)[2,3,2] 92 6 122355757824900144 33737060629211384 94 76 61 33737060629211384 65
    70 48 1
)case"},
    {"ConcatFromSequence_v11.new_axis_behind_seq_uint8", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-1 new_axis=1
input_sequence: seq(tensor(uint8)) { [2,3] 123 123 8 7 1 56 [2,3] 80 63 98 27 98 91 }
concat_result: tensor(uint8)[2,3,2] 123 80 123 63 8 98 7 27 1 98 56 91
)case"},
    {"ConcatFromSequence_v11.new_axis_between_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=-2 new_axis=1
input_sequence: seq(tensor(bool)) { [2,3] 1 0 1 0 1 0 [2,3] 0 1 1 1 0 0 }
concat_result: tensor(bool)[2,2,3] 1 0 1 0 1 1 0 1 0 1 0 0
)case"},
    {"ConcatFromSequence_v11.new_axis_in_front_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0 new_axis=1
input_sequence: seq(tensor(bool)) { [2,3] 1 0 0 0 1 1 [2,3] 0 1 0 1 1 0 [2,3] 1 1 0 1 0 1 }
concat_result: tensor(bool)[3,2,3] 1 0 0 0 1 1 0 1 0 1 1 0 1 1 0 1 0 1
)case"},
    {"ConcatFromSequence_v11.no_elements_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(bool)) { [0,2] [0,3] }
concat_result: tensor(bool)[0,5]
)case"},
    {"ConcatFromSequence_v11.one_tensor_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(bool)) { [3,2] 1 1 0 0 0 0 }
concat_result: tensor(bool)[3,2] 1 1 0 0 0 0
)case"},
    {"ConcatFromSequence_v11.scalars_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=0 new_axis=1
input_sequence: seq(tensor(bool)) { [] 0 [] 0 [] 1 }
concat_result: tensor(bool)[3] 0 0 1
)case"},
    {"ConcatFromSequence_v11.some_without_elements_seq_bool", Origin::Derived, "reference", R"case(
concat_result = ConcatFromSequence-11(input_sequence) axis=1
input_sequence: seq(tensor(bool)) { [2,0] [2,3] 0 1 0 0 1 0 [2,0] }
concat_result: tensor(bool)[2,3] 0 1 0 0 1 0
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
