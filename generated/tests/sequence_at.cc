// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx/SequenceAt.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"SequenceAt_v11.first_seq_bool_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(bool)) { [2,3] 1 1 0 1 0 1 [4] 1 1 1 0 [1,2] 0 1 }
position: tensor(int32)[] 0
tensor: tensor(bool)[2,3] 1 1 0 1 0 1
)case"},
    {"SequenceAt_v11.from_the_back_seq_bool", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(bool)) { [2,3] 0 0 0 1 0 0 [4] 1 1 1 0 [1,2] 0 1 }
position: tensor(int32)[] -3
tensor: tensor(bool)[2,3] 0 0 0 1 0 0
)case"},
    {"SequenceAt_v11.last_without_elements_seq_bool_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(bool)) { [2,3] 1 1 1 0 0 1 [0,2] }
position: tensor(int32)[] -1
tensor: tensor(bool)[0,2]
)case"},
    {"SequenceAt_v11.middle_seq_bool_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(bool)) { [2,3] 0 1 0 0 0 0 [4] 1 0 0 1 [1,2] 1 0 }
position: tensor(int32)[] 1
tensor: tensor(bool)[4] 1 0 0 1
)case"},
    {"SequenceAt_v11.middle_seq_complex128_int64", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(complex128)) { [2,3] (-0.1679615776,0.1913077625) (-0.08223737368,0.376270196)
    (-0.08943625006,-0.4230965978) (1.78024531,-14.74660252) (1.367115615,0.2894803187)
    (1.78024531,-14.74660252) [4] (-0.4399035692,-0.5516131536) (-0.08526948196,9.517987106)
    (-0.2220317468,-5.197112309) (0.6781673136,-4.685630873) [1,2] (-0.1874375479,-13.09826923)
    (-0.121300714,-4.503917826) }
position: tensor(int64)[] 1
tensor: tensor(complex128)[4] (-0.4399035692,-0.5516131536) (-0.08526948196,9.517987106)
    (-0.2220317468,-5.197112309) (0.6781673136,-4.685630873)
)case"},
    {"SequenceAt_v11.middle_seq_complex64_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(complex64)) { [2,3] (-3.2284,-2.2616) (-0.15328,-0.18567) (0.11794,-0.4177)
    (-0.109,-0.93807) (-1.8572,11.778) (-1.8572,11.778) [4] (1.6622,0.13768) (0.10841,0.070693)
    (-5.2007,-0.078421) (-0.17333,0.1995) [1,2] (-0.1133,0.41163) (7.5081,1.0159) }
position: tensor(int32)[] 1
tensor: tensor(complex64)[4] (1.6622,0.13768) (0.10841,0.070693) (-5.2007,-0.078421) (-0.17333,0.1995)
)case"},
    {"SequenceAt_v11.middle_seq_double_int64", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(double)) { [2,3] -0.6456708252 0.07583743459 -1.475215377 2.700203661 1.878749317
    -0.2012021727 [4] 4.202434962 -2.889384339 0.1178253104 -0.3291890682 [1,2] -1.141751972 0.1644135354 }
position: tensor(int64)[] 1
tensor: tensor(double)[4] 4.202434962 -2.889384339 0.1178253104 -0.3291890682
)case"},
    {"SequenceAt_v11.middle_seq_float16_int64", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(float16)) { [2,3] 0.18505859375 -4.53515625 -0.1568603515625 -0.59130859375
    -4.53515625 3.431640625 [4] 5.5234375 -3.6640625 -0.87890625 0.279052734375 [1,2] 0.06280517578125
    -0.82958984375 }
position: tensor(int64)[] 1
tensor: tensor(float16)[4] 5.5234375 -3.6640625 -0.87890625 0.279052734375
)case"},
    {"SequenceAt_v11.middle_seq_float_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(float)) { [2,3] 0.10604 -1.2278 3.3617 3.3617 -0.37392 0.72938 [4] 1.3699 3.5489
    -0.077501 -0.36291 [1,2] 1.3123 0.090596 }
position: tensor(int32)[] 1
tensor: tensor(float)[4] 1.3699 3.5489 -0.077501 -0.36291
)case"},
    {"SequenceAt_v11.middle_seq_int16_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(int16)) { [2,3] -93 -21 73 18 21 -93 [4] 30 75 -5 50 [1,2] 79 6 }
position: tensor(int32)[] 1
tensor: tensor(int16)[4] 30 75 -5 50
)case"},
    {"SequenceAt_v11.middle_seq_int32_int64", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(int32)) { [2,3] 21175640 -34 21175640 15011737 38 40 [4] 13 12365142 -18187285 54
    [1,2] -89 50 }
position: tensor(int64)[] 1
tensor: tensor(int32)[4] 13 12365142 -18187285 54
)case"},
    {"SequenceAt_v11.middle_seq_int64_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(int64)) { [2,3] 15 62 61 5 -74 -26 [4] -55 -27 -61 -33 [1,2] 69 6115982773927138 }
position: tensor(int32)[] 1
tensor: tensor(int64)[4] -55 -27 -61 -33
)case"},
    {"SequenceAt_v11.middle_seq_int8_int64", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(int8)) { [2,3] -74 -1 93 -93 -112 19 [4] 86 22 37 -12 [1,2] -72 -21 }
position: tensor(int64)[] 1
tensor: tensor(int8)[4] 86 22 37 -12
)case"},
    {"SequenceAt_v11.middle_seq_string_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(string)) { [2,3] "beta " "{}" "-1.5" "\xe6\x97\xa5\xe6\x9c\xac" "0"
    "\xf0\x9f\x98\x80" [4] "\xc3\xa9t\xc3\xa9" "beta " "quote\"s" "line\x0abreak" [1,2] "zz top" "Omega" }
position: tensor(int32)[] 1
tensor: tensor(string)[4] "\xc3\xa9t\xc3\xa9" "beta " "quote\"s" "line\x0abreak"
)case"},
    {"SequenceAt_v11.middle_seq_uint16_int64", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(uint16)) { [2,3] 388 11 505 33 96 505 [4] 26 25 62 120 [1,2] 390 9 }
position: tensor(int64)[] 1
tensor: tensor(uint16)[4] 26 25 62 120
)case"},
    {"SequenceAt_v11.middle_seq_uint32_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(uint32)) { [2,3] 14682491 38983964 92 27 12 38983964 [4] 41 68 19 29 [1,2] 41 57 }
position: tensor(int32)[] 1
tensor: tensor(uint32)[4] 41 68 19 29
)case"},
    {"SequenceAt_v11.middle_seq_uint64_int64", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(uint64)) { [2,3] 98 8895022886677750 39 8895022886677750 28 4 [4] 15 33 56 67 [1,2]
    107783606795856464 86 }
position: tensor(int64)[] 1
tensor: tensor(uint64)[4] 15 33 56 67
)case"},
    {"SequenceAt_v11.middle_seq_uint8_int32", Origin::Derived, "reference", R"case(
tensor = SequenceAt-11(input_sequence, position)
input_sequence: seq(tensor(uint8)) { [2,3] 182 86 19 16 88 182 [4] 124 12 20 34 [1,2] 38 34 }
position: tensor(int32)[] 1
tensor: tensor(uint8)[4] 124 12 20 34
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
