// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/SequenceInsert.pack
//   tests/cases/ai.onnx/SequenceInsert.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"SequenceInsert_v11.back", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor)
input_sequence: seq(tensor(float)) { [2,3] 2.7385 0.063583 0.51969 2.7385 -0.30727 0.073038 [4] 7.1637 0.85009
    -3.3104 -3.2636 }
tensor: tensor(float)[3] 7.4575 0.23795 8.5704
output_sequence: seq(tensor(float)) { [2,3] 2.7385 0.063583 0.51969 2.7385 -0.30727 0.073038 [4] 7.1637
    0.85009 -3.3104 -3.2636 [3] 7.4575 0.23795 8.5704 }
)case"},
    {"SequenceInsert_v11.before_the_last_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(float)) { [2,3] -0.069138 -7.802 -0.24179 -0.2852 1.4959 0.089934 [4] -0.16432
    0.1848 -1.6961 2.1133 }
tensor: tensor(float)[2,0]
position: tensor(int32)[] -1
output_sequence: seq(tensor(float)) { [2,3] -0.069138 -7.802 -0.24179 -0.2852 1.4959 0.089934 [2,0] [4]
    -0.16432 0.1848 -1.6961 2.1133 }
)case"},
    {"SequenceInsert_v11.behind_the_last_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(float)) { [2,3] 5.5921 0.25168 9.468 0.24585 9.468 -0.2877 [4] -0.6707 -0.1107
    -5.168 0.11921 }
tensor: tensor(float)[2,1] 2.7758 12.4
position: tensor(int32)[] 2
output_sequence: seq(tensor(float)) { [2,3] 5.5921 0.25168 9.468 0.24585 9.468 -0.2877 [4] -0.6707 -0.1107
    -5.168 0.11921 [2,1] 2.7758 12.4 }
)case"},
    {"SequenceInsert_v11.front", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(float)) { [2,3] -1.6227 15.093 -7.1352 15.093 -13.778 6.6632 [4] 1.9048 0.30056
    -9.11 0.33973 }
tensor: tensor(float)[] -6.8782
position: tensor(int32)[] -2
output_sequence: seq(tensor(float)) { [] -6.8782 [2,3] -1.6227 15.093 -7.1352 15.093 -13.778 6.6632 [4] 1.9048
    0.30056 -9.11 0.33973 }
)case"},
    {"SequenceInsert_v11.into_an_empty_sequence", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor)
input_sequence: seq(tensor(float)) { }
tensor: tensor(float)[2] 1.2172 1.6749
output_sequence: seq(tensor(float)) { [2] 1.2172 1.6749 }
)case"},
    {"SequenceInsert_v11.middle_bool_seq_bool_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(bool)) { [2,3] 1 0 1 1 1 0 [4] 1 1 1 0 [1,2] 0 1 }
tensor: tensor(bool)[3] 0 1 1
position: tensor(int32)[] 1
output_sequence: seq(tensor(bool)) { [2,3] 1 0 1 1 1 0 [3] 0 1 1 [4] 1 1 1 0 [1,2] 0 1 }
)case"},
    {"SequenceInsert_v11.middle_complex128_seq_complex128_int64", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(complex128)) { [2,3] (0.1576494664,-1.0481739) (-12.3234807,0.6744796542)
    (-0.6039168755,1.647402475) (14.81511488,1.706803176) (14.81511488,1.706803176)
    (-1.266121081,0.06566224661) [4] (-0.1852630345,0.2980366388) (-4.232209015,-6.203992742)
    (14.14162121,-2.659463407) (-1.299750283,-1.331687552) [1,2] (0.8553753386,-0.240499361)
    (0.09750064663,0.2683169538) }
tensor: tensor(complex128)[3] (-0.08576479781,1.81099764) (-0.3933306894,-0.8807759073)
    (-7.299104891,-7.785948456)
position: tensor(int64)[] 1
output_sequence: seq(tensor(complex128)) { [2,3] (0.1576494664,-1.0481739) (-12.3234807,0.6744796542)
    (-0.6039168755,1.647402475) (14.81511488,1.706803176) (14.81511488,1.706803176)
    (-1.266121081,0.06566224661) [3] (-0.08576479781,1.81099764) (-0.3933306894,-0.8807759073)
    (-7.299104891,-7.785948456) [4] (-0.1852630345,0.2980366388) (-4.232209015,-6.203992742)
    (14.14162121,-2.659463407) (-1.299750283,-1.331687552) [1,2] (0.8553753386,-0.240499361)
    (0.09750064663,0.2683169538) }
)case"},
    {"SequenceInsert_v11.middle_complex64_seq_complex64_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(complex64)) { [2,3] (-2.1263,-0.30286) (-5.5913,-1.7671) (-5.5913,-1.7671)
    (-0.1772,-0.69937) (0.063504,-0.11358) (0.14915,2.9535) [4] (-0.3384,3.3797) (0.31509,0.097141)
    (-2.4853,7.1676) (-2.5482,4.7125) [1,2] (0.066195,-3.2841) (5.8339,3.4128) }
tensor: tensor(complex64)[3] (-0.070805,-0.064086) (0.46948,0.11459) (-2.9318,15.547)
position: tensor(int32)[] 1
output_sequence: seq(tensor(complex64)) { [2,3] (-2.1263,-0.30286) (-5.5913,-1.7671) (-5.5913,-1.7671)
    (-0.1772,-0.69937) (0.063504,-0.11358) (0.14915,2.9535) [3] (-0.070805,-0.064086) (0.46948,0.11459)
    (-2.9318,15.547) [4] (-0.3384,3.3797) (0.31509,0.097141) (-2.4853,7.1676) (-2.5482,4.7125) [1,2]
    (0.066195,-3.2841) (5.8339,3.4128) }
)case"},
    {"SequenceInsert_v11.middle_double_seq_double_int64", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(double)) { [2,3] -0.09853116874 2.455637709 -0.1534118927 -15.73042668
    -0.2556238815 -15.73042668 [4] -0.09226209257 10.13443271 11.01049804 -1.135121685 [1,2] 0.5375554409
    0.2153368692 }
tensor: tensor(double)[3] 0.1667338594 1.696105939 -14.64915287
position: tensor(int64)[] 1
output_sequence: seq(tensor(double)) { [2,3] -0.09853116874 2.455637709 -0.1534118927 -15.73042668
    -0.2556238815 -15.73042668 [3] 0.1667338594 1.696105939 -14.64915287 [4] -0.09226209257 10.13443271
    11.01049804 -1.135121685 [1,2] 0.5375554409 0.2153368692 }
)case"},
    {"SequenceInsert_v11.middle_float16_seq_float16_int64", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(float16)) { [2,3] 0.07098388671875 3.66796875 3.9609375 -0.67919921875
    -0.1278076171875 3.9609375 [4] 0.1309814453125 -0.42138671875 -0.2314453125 1.5009765625 [1,2]
    -0.10711669921875 0.07623291015625 }
tensor: tensor(float16)[3] -3.435546875 -15.5703125 0.07177734375
position: tensor(int64)[] 1
output_sequence: seq(tensor(float16)) { [2,3] 0.07098388671875 3.66796875 3.9609375 -0.67919921875
    -0.1278076171875 3.9609375 [3] -3.435546875 -15.5703125 0.07177734375 [4] 0.1309814453125 -0.42138671875
    -0.2314453125 1.5009765625 [1,2] -0.10711669921875 0.07623291015625 }
)case"},
    {"SequenceInsert_v11.middle_float_seq_float_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(float)) { [2,3] -5.0947 -0.10845 -7.8287 0.18602 0.41712 -7.8287 [4] -1.7352
    0.39464 3.6719 -0.35622 [1,2] -1.7798 0.090279 }
tensor: tensor(float)[3] -10.933 0.9299 0.080616
position: tensor(int32)[] 1
output_sequence: seq(tensor(float)) { [2,3] -5.0947 -0.10845 -7.8287 0.18602 0.41712 -7.8287 [3] -10.933
    0.9299 0.080616 [4] -1.7352 0.39464 3.6719 -0.35622 [1,2] -1.7798 0.090279 }
)case"},
    {"SequenceInsert_v11.middle_int16_seq_int16_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(int16)) { [2,3] 24 -129 -16 22 36 -3 [4] -51 139 -3 45 [1,2] 11 -13 }
tensor: tensor(int16)[3] -6 -44 300
position: tensor(int32)[] 1
output_sequence: seq(tensor(int16)) { [2,3] 24 -129 -16 22 36 -3 [3] -6 -44 300 [4] -51 139 -3 45 [1,2] 11 -13
    }
)case"},
    {"SequenceInsert_v11.middle_int32_seq_int32_int64", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(int32)) { [2,3] -1170709 -47 -78 -4 -1170709 -608340 [4] -43 -23 53 -92 [1,2]
    -4471535 -26 }
tensor: tensor(int32)[3] 6 -12818597 -89
position: tensor(int64)[] 1
output_sequence: seq(tensor(int32)) { [2,3] -1170709 -47 -78 -4 -1170709 -608340 [3] 6 -12818597 -89 [4] -43
    -23 53 -92 [1,2] -4471535 -26 }
)case"},
    {"SequenceInsert_v11.middle_int64_seq_int64_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(int64)) { [2,3] -7 93 13428678211766946 -34 -78966651491362692 -78966651491362692
    [4] -84 62349814889604658 -42 -55 [1,2] -61 -44339681027001878 }
tensor: tensor(int64)[3] 37 -24 -19
position: tensor(int32)[] 1
output_sequence: seq(tensor(int64)) { [2,3] -7 93 13428678211766946 -34 -78966651491362692 -78966651491362692
    [3] 37 -24 -19 [4] -84 62349814889604658 -42 -55 [1,2] -61 -44339681027001878 }
)case"},
    {"SequenceInsert_v11.middle_int8_seq_int8_int64", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(int8)) { [2,3] 68 61 15 -47 68 -9 [4] 66 15 -97 90 [1,2] 24 -96 }
tensor: tensor(int8)[3] 24 -57 2
position: tensor(int64)[] 1
output_sequence: seq(tensor(int8)) { [2,3] 68 61 15 -47 68 -9 [3] 24 -57 2 [4] 66 15 -97 90 [1,2] 24 -96 }
)case"},
    {"SequenceInsert_v11.middle_string_seq_string_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(string)) { [2,3] "quote\"s" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "Beta" "a,b" "{}"
    [4] "\xf0\x9f\x98\x80" "Omega" "back\\slash" "zz top" [1,2] "a,b" "end" }
tensor: tensor(string)[3] "\xc3\xa9t\xc3\xa9" "\xe6\x97\xa5\xe6\x9c\xac" "0"
position: tensor(int32)[] 1
output_sequence: seq(tensor(string)) { [2,3] "quote\"s" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "Beta" "a,b" "{}"
    [3] "\xc3\xa9t\xc3\xa9" "\xe6\x97\xa5\xe6\x9c\xac" "0" [4] "\xf0\x9f\x98\x80" "Omega" "back\\slash"
    "zz top" [1,2] "a,b" "end" }
)case"},
    {"SequenceInsert_v11.middle_uint16_seq_uint16_int64", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(uint16)) { [2,3] 73 61 73 7 8 49 [4] 16 38 74 150 [1,2] 568 14 }
tensor: tensor(uint16)[3] 99 38 18
position: tensor(int64)[] 1
output_sequence: seq(tensor(uint16)) { [2,3] 73 61 73 7 8 49 [3] 99 38 18 [4] 16 38 74 150 [1,2] 568 14 }
)case"},
    {"SequenceInsert_v11.middle_uint32_seq_uint32_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(uint32)) { [2,3] 14 49 4 3 50 55 [4] 41 62 61 50 [1,2] 89 30 }
tensor: tensor(uint32)[3] 73 26435751 8
position: tensor(int32)[] 1
output_sequence: seq(tensor(uint32)) { [2,3] 14 49 4 3 50 55 [3] 73 26435751 8 [4] 41 62 61 50 [1,2] 89 30 }
)case"},
    {"SequenceInsert_v11.middle_uint64_seq_uint64_int64", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(uint64)) { [2,3] 150852319932428192 150852319932428192 72980333778935168
    53154249512501616 9 28 [4] 62 95 148938660593575520 74 [1,2] 4 60 }
tensor: tensor(uint64)[3] 74 56 31
position: tensor(int64)[] 1
output_sequence: seq(tensor(uint64)) { [2,3] 150852319932428192 150852319932428192 72980333778935168
    53154249512501616 9 28 [3] 74 56 31 [4] 62 95 148938660593575520 74 [1,2] 4 60 }
)case"},
    {"SequenceInsert_v11.middle_uint8_seq_uint8_int32", Origin::Derived, "numpy", R"case(
output_sequence = SequenceInsert-11(input_sequence, tensor, position)
input_sequence: seq(tensor(uint8)) { [2,3] 50 112 76 34 42 249 [4] 57 9 48 61 [1,2] 91 18 }
tensor: tensor(uint8)[3] 83 234 213
position: tensor(int32)[] 1
output_sequence: seq(tensor(uint8)) { [2,3] 50 112 76 34 42 249 [3] 83 234 213 [4] 57 9 48 61 [1,2] 91 18 }
)case"},
    {"SequenceInsert_v11.test_sequence_insert_at_back", Origin::Official, "official", R"case(
output_sequence = SequenceInsert-11(sequence, tensor)
sequence: seq(tensor(int64)) { [4] 1 2 3 4 [3] 5 6 7 [2] 8 9 }
tensor: tensor(int64)[3] 10 11 12
output_sequence: seq(tensor(int64)) { [4] 1 2 3 4 [3] 5 6 7 [2] 8 9 [3] 10 11 12 }
rtol=0.001 atol=1e-07
)case"},
    {"SequenceInsert_v11.test_sequence_insert_at_front", Origin::Official, "official", R"case(
output_sequence = SequenceInsert-11(sequence, tensor, position)
sequence: seq(tensor(int64)) { [4] 1 2 3 4 [3] 5 6 7 [2] 8 9 }
tensor: tensor(int64)[3] -2 -1 0
position: tensor(int64)[1] 0
output_sequence: seq(tensor(int64)) { [3] -2 -1 0 [4] 1 2 3 4 [3] 5 6 7 [2] 8 9 }
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
