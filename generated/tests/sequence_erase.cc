// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx/SequenceErase.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"SequenceErase_v11.first_from_the_back_seq_bool", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(bool)) { [2,3] 0 0 1 1 1 1 [4] 1 0 0 1 [1,2] 1 0 }
position: tensor(int32)[] -3
output_sequence: seq(tensor(bool)) { [4] 1 0 0 1 [1,2] 1 0 }
)case"},
    {"SequenceErase_v11.last_seq_bool", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence)
input_sequence: seq(tensor(bool)) { [2,3] 0 1 1 0 0 0 [4] 1 0 1 1 [1,2] 0 1 }
output_sequence: seq(tensor(bool)) { [2,3] 0 1 1 0 0 0 [4] 1 0 1 1 }
)case"},
    {"SequenceErase_v11.middle_seq_bool_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(bool)) { [2,3] 0 1 0 1 0 1 [4] 0 0 0 1 [1,2] 1 0 }
position: tensor(int32)[] 1
output_sequence: seq(tensor(bool)) { [2,3] 0 1 0 1 0 1 [1,2] 1 0 }
)case"},
    {"SequenceErase_v11.middle_seq_complex128_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(complex128)) { [2,3] (-1.534897689,0.06757429064) (-0.08427912884,-1.312804965)
    (3.202430644,-0.4161790125) (10.12652203,10.84566648) (10.12652203,10.84566648)
    (0.1681322459,-14.14298181) [4] (-0.08662973408,0.1082981198) (-0.06580860295,-14.36423685)
    (1.354088362,3.751184157) (15.34421461,0.3171946462) [1,2] (-1.066383981,5.914846653)
    (0.1489232295,-0.224312637) }
position: tensor(int64)[] 1
output_sequence: seq(tensor(complex128)) { [2,3] (-1.534897689,0.06757429064) (-0.08427912884,-1.312804965)
    (3.202430644,-0.4161790125) (10.12652203,10.84566648) (10.12652203,10.84566648)
    (0.1681322459,-14.14298181) [1,2] (-1.066383981,5.914846653) (0.1489232295,-0.224312637) }
)case"},
    {"SequenceErase_v11.middle_seq_complex64_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(complex64)) { [2,3] (-0.17867,-0.13022) (0.1187,-0.088547) (-0.10676,-1.8403)
    (-0.10676,-1.8403) (0.33752,1.0128) (1.1452,0.10826) [4] (0.077526,0.10141) (-8.0397,-0.23169)
    (-2.509,-0.11367) (-3.9466,0.3206) [1,2] (-3.2842,0.26687) (-0.067905,-1.5888) }
position: tensor(int32)[] 1
output_sequence: seq(tensor(complex64)) { [2,3] (-0.17867,-0.13022) (0.1187,-0.088547) (-0.10676,-1.8403)
    (-0.10676,-1.8403) (0.33752,1.0128) (1.1452,0.10826) [1,2] (-3.2842,0.26687) (-0.067905,-1.5888) }
)case"},
    {"SequenceErase_v11.middle_seq_double_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(double)) { [2,3] 0.4558749989 0.7357662234 4.363060624 -0.06508320655 3.438450715
    2.201816438 [4] -0.1342749698 -0.3701271084 -0.1665129195 7.040772676 [1,2] 0.3993954911 -0.1573095293 }
position: tensor(int64)[] 1
output_sequence: seq(tensor(double)) { [2,3] 0.4558749989 0.7357662234 4.363060624 -0.06508320655 3.438450715
    2.201816438 [1,2] 0.3993954911 -0.1573095293 }
)case"},
    {"SequenceErase_v11.middle_seq_float16_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(float16)) { [2,3] 4.9765625 -4.99609375 -4.99609375 0.77685546875 -0.626953125
    -4.33984375 [4] -0.14990234375 3.61328125 -1.2421875 -0.27734375 [1,2] 14.140625 0.0804443359375 }
position: tensor(int64)[] 1
output_sequence: seq(tensor(float16)) { [2,3] 4.9765625 -4.99609375 -4.99609375 0.77685546875 -0.626953125
    -4.33984375 [1,2] 14.140625 0.0804443359375 }
)case"},
    {"SequenceErase_v11.middle_seq_float_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(float)) { [2,3] -1.518 0.35537 8.9931 0.57304 0.10979 8.9931 [4] 0.079881 2.0206
    6.2805 -2.6421 [1,2] 0.9977 -0.09149 }
position: tensor(int32)[] 1
output_sequence: seq(tensor(float)) { [2,3] -1.518 0.35537 8.9931 0.57304 0.10979 8.9931 [1,2] 0.9977 -0.09149
    }
)case"},
    {"SequenceErase_v11.middle_seq_int16_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(int16)) { [2,3] -86 20 -27 -86 -15 -78 [4] -40 -84 31 -43 [1,2] -18 -76 }
position: tensor(int32)[] 1
output_sequence: seq(tensor(int16)) { [2,3] -86 20 -27 -86 -15 -78 [1,2] -18 -76 }
)case"},
    {"SequenceErase_v11.middle_seq_int32_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(int32)) { [2,3] 5 -13 4 -37 -14977983 -14977983 [4] -10397893 23 49 47 [1,2] -75
    -70 }
position: tensor(int64)[] 1
output_sequence: seq(tensor(int32)) { [2,3] 5 -13 4 -37 -14977983 -14977983 [1,2] -75 -70 }
)case"},
    {"SequenceErase_v11.middle_seq_int64_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(int64)) { [2,3] 85 -92 30 -96 -96 -87 [4] 5509221677282322 -93 -7 86 [1,2] -13 78 }
position: tensor(int32)[] 1
output_sequence: seq(tensor(int64)) { [2,3] 85 -92 30 -96 -96 -87 [1,2] -13 78 }
)case"},
    {"SequenceErase_v11.middle_seq_int8_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(int8)) { [2,3] 66 -81 3 -12 53 -81 [4] 84 -91 -43 -36 [1,2] -31 8 }
position: tensor(int64)[] 1
output_sequence: seq(tensor(int8)) { [2,3] 66 -81 3 -12 53 -81 [1,2] -31 8 }
)case"},
    {"SequenceErase_v11.middle_seq_string_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(string)) { [2,3] "\xf0\x9f\x98\x80" "" "line\x0abreak" "\xc3\xa9t\xc3\xa9"
    "\xe6\x97\xa5\xe6\x9c\xac" "nan" [4] "beta " "zz top" "back\\slash" "a,b" [1,2] "\xf0\x9f\x98\x80"
    "\xe6\x97\xa5\xe6\x9c\xac" }
position: tensor(int32)[] 1
output_sequence: seq(tensor(string)) { [2,3] "\xf0\x9f\x98\x80" "" "line\x0abreak" "\xc3\xa9t\xc3\xa9"
    "\xe6\x97\xa5\xe6\x9c\xac" "nan" [1,2] "\xf0\x9f\x98\x80" "\xe6\x97\xa5\xe6\x9c\xac" }
)case"},
    {"SequenceErase_v11.middle_seq_uint16_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(uint16)) { [2,3] 62 93 64 482 111 482 [4] 162 18 2 190 [1,2] 83 610 }
position: tensor(int64)[] 1
output_sequence: seq(tensor(uint16)) { [2,3] 62 93 64 482 111 482 [1,2] 83 610 }
)case"},
    {"SequenceErase_v11.middle_seq_uint32_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(uint32)) { [2,3] 16120672 24160872 78 65 36 24160872 [4] 81 24136890 76 85 [1,2] 24
    71 }
position: tensor(int32)[] 1
output_sequence: seq(tensor(uint32)) { [2,3] 16120672 24160872 78 65 36 24160872 [1,2] 24 71 }
)case"},
    {"SequenceErase_v11.middle_seq_uint64_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(uint64)) { [2,3] 3 30 10793998049501634 6 36 10793998049501634 [4]
    137306846016051904 1 23 74 [1,2] 80450120118536240 153648972242542880 }
position: tensor(int64)[] 1
output_sequence: seq(tensor(uint64)) { [2,3] 3 30 10793998049501634 6 36 10793998049501634 [1,2]
    80450120118536240 153648972242542880 }
)case"},
    {"SequenceErase_v11.middle_seq_uint8_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(uint8)) { [2,3] 50 34 97 71 3 97 [4] 66 49 27 9 [1,2] 1 130 }
position: tensor(int32)[] 1
output_sequence: seq(tensor(uint8)) { [2,3] 50 34 97 71 3 97 [1,2] 1 130 }
)case"},
    {"SequenceErase_v11.the_only_one_seq_bool_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceErase-11(input_sequence, position)
input_sequence: seq(tensor(bool)) { [2,3] 0 1 1 0 0 1 }
position: tensor(int32)[] -1
output_sequence: seq(tensor(bool)) { }
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
