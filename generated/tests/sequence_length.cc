// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx/SequenceLength.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"SequenceLength_v11.none_seq_bool", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(bool)) { }
length: tensor(int64)[] 0
)case"},
    {"SequenceLength_v11.three_seq_bool", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(bool)) { [2,3] 0 1 0 0 0 1 [4] 1 1 0 1 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_complex128", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(complex128)) { [2,3] (-0.1388505301,0.08692074301) (2.536991408,-0.3481323707)
    (-3.523201791,-10.38779341) (0.1028605433,-13.22507052) (-10.22387119,-0.4002098923)
    (8.513019789,14.35358193) [4] (11.03936759,-2.32887956) (0.1729307959,-0.3326596547)
    (0.5500801096,0.101901316) (0.295693778,0.1811907296) [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_complex64", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(complex64)) { [2,3] (-0.43922,11.911) (-8.0914,1.4736) (-3.4256,-0.25068)
    (6.025,0.26924) (-0.43922,11.911) (-1.2443,-0.27694) [4] (2.5431,2.5801) (0.21069,0.2223) (-9.1018,2.326)
    (2.2206,1.1956) [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_double", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(double)) { [2,3] -4.146763147 2.814616917 0.168678563 6.770624663 0.2330006896
    6.770624663 [4] -0.08730405351 1.386876861 -5.516944848 1.372393815 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_float", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(float)) { [2,3] -0.60429 1.1789 2.8085 2.8085 1.6066 -1.617 [4] 2.0191 -0.49028
    -8.555 4.3639 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_float16", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(float16)) { [2,3] -7.23046875 -9.0390625 -4.13671875 -9.0390625 -0.314697265625
    0.0748291015625 [4] 0.9072265625 -0.65625 -0.3154296875 8.21875 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_int16", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(int16)) { [2,3] -16 118 -254 50 64 -254 [4] 35 89 65 -92 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_int32", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(int32)) { [2,3] -96 -5 4 1362146 42 1362146 [4] 27 60 -3319428 19 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_int64", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(int64)) { [2,3] 64 38 11659402266145410 87382017449690962 -94 87382017449690962 [4]
    -31 65 -51 -32 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_int8", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(int8)) { [2,3] 6 -48 2 -19 32 72 [4] 7 83 -12 -83 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_string", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(string)) { [2,3] "quote\"s" "" "{}" "a,b" "line\x0abreak" "Omega" [4] "alpha" "end"
    "tab\x09" "Beta" [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_uint16", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(uint16)) { [2,3] 8 201 22 56 201 74 [4] 307 7 98 579 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_uint32", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(uint32)) { [2,3] 87 19779661 92 19779661 81 17 [4] 71 35 53 75 [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_uint64", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(uint64)) { [2,3] 44 94 103479119282277568 103479119282277568 35 27 [4] 62 92 3 74
    [0] }
length: tensor(int64)[] 3
)case"},
    {"SequenceLength_v11.three_seq_uint8", Origin::Derived, "reference", R"case(
length = SequenceLength-11(input_sequence)
input_sequence: seq(tensor(uint8)) { [2,3] 49 119 28 85 150 69 [4] 21 76 84 94 [0] }
length: tensor(int64)[] 3
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
