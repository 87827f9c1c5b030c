// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/OptionalHasElement.pack
//   tests/cases/ai.onnx/OptionalHasElement.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"OptionalHasElement_v15.empty", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(float)) { }
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v15.empty_sequence_type", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(string))) { }
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v15.filled_optional_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(bool)) { [2,3] 1 1 1 1 1 0 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(complex128)) { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(complex64)) { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(double)) { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666 -9.569711349
    -0.5220413857 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(float)) { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(float16)) { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875 -1.591796875
    0.0897216796875 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(int16)) { [2,3] 24 27 -7 -47 55 55 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(int32)) { [2,3] -36 -81 -2 -43 6070224 -97 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(int64)) { [2,3] 26 -96 69 -51 -96 -31 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(int8)) { [2,3] -41 -70 83 -84 -84 21 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(bool))) { { [2,3] 1 1 1 1 1 0 [3,2] 1 0 0 1 0 1 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(complex128))) { { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046)
    [3,2] (-0.0945666043,0.2564383593) (-4.241077732,2.242430065) (-6.165241638,15.73077409)
    (-3.454414971,6.361208463) (-4.383527084,-1.321064989) (-6.165241638,15.73077409) } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(complex64))) { { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) [3,2] (0.093597,-1.2842) (0.1044,0.61082)
    (2.6841,6.7092) (0.077542,-1.0362) (12.717,-1.5065) (12.717,-1.5065) } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(double))) { { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666
    -9.569711349 -0.5220413857 [3,2] 0.693829046 -13.44623661 -7.03740139 -13.44623661 -9.065022925
    -5.859512665 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(float))) { { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 [3,2] 0.079557
    3.8053 3.9422 0.47964 3.9422 -0.81422 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(float16))) { { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875
    -1.591796875 0.0897216796875 [3,2] 0.492431640625 1.33984375 -0.33740234375 1.0068359375 -0.0804443359375
    1.33984375 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(int16))) { { [2,3] 24 27 -7 -47 55 55 [3,2] -67 -94 -84 -81 45 -94 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(int32))) { { [2,3] -36 -81 -2 -43 6070224 -97 [3,2] -16308877 -75 -60 69 -16308877
    14 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(int64))) { { [2,3] 26 -96 69 -51 -96 -31 [3,2] 93 57 -28584090973759094
    -66147031100903442 -66147031100903442 -28 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(int8))) { { [2,3] -41 -70 83 -84 -84 21 [3,2] 60 -48 63 -18 86 86 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(string))) { { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end"
    [3,2] "{}" "Beta" "nan" "" "\xc3\xa9t\xc3\xa9" "line\x0abreak" } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(uint16))) { { [2,3] 158 44 7 86 588 588 [3,2] 80 71 462 4 18 462 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(uint32))) { { [2,3] 56 91 32 31468425 47 31468425 [3,2] 26 82 49 32361452 32361452
    60 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(uint64))) { { [2,3] 91 53 34 164118980298837120 164118980298837120 93 [3,2] 41
    65393969018857576 54 9 46 28 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(uint8))) { { [2,3] 91 16 29 39 60 91 [3,2] 39 10 47 74 23 74 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(string)) { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end" }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(uint16)) { [2,3] 158 44 7 86 588 588 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(uint32)) { [2,3] 56 91 32 31468425 47 31468425 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(uint64)) { [2,3] 91 53 34 164118980298837120 164118980298837120 93 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.filled_optional_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(tensor(uint8)) { [2,3] 91 16 29 39 60 91 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.holds_an_empty_sequence", Origin::Derived, "reference", R"case(
output = OptionalHasElement-15(input)
input: optional(seq(tensor(int8))) { { } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v15.test_optional_has_element", Origin::Official, "official", R"case(
output = OptionalHasElement-15(optional_input)
optional_input: optional(tensor(float)) { [4] 1 2 3 4 }
output: tensor(bool)[] 1
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v15.test_optional_has_element_empty", Origin::Official, "official", R"case(
output = OptionalHasElement-15(optional_input)
optional_input: optional(tensor(int32)) { }
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v18.absent", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18()
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v18.empty", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(float)) { }
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v18.empty_sequence", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(float)) { }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.empty_sequence_type", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(string))) { }
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v18.filled_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(bool)[2,3] 1 1 1 1 1 0
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(complex128)[2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046)
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(complex64)[2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993) (2.2496,-2.6205)
    (-0.17882,5.4283) (0.37622,1.4367)
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(double)[2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666 -9.569711349 -0.5220413857
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(float)[2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(float16)[2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875 -1.591796875
    0.0897216796875
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(int16)[2,3] 24 27 -7 -47 55 55
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(int32)[2,3] -36 -81 -2 -43 6070224 -97
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(int64)[2,3] 26 -96 69 -51 -96 -31
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(int8)[2,3] -41 -70 83 -84 -84 21
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(bool)) { [2,3] 1 1 1 1 1 0 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(complex128)) { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(complex64)) { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(double)) { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666 -9.569711349
    -0.5220413857 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(float)) { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(float16)) { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875 -1.591796875
    0.0897216796875 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(int16)) { [2,3] 24 27 -7 -47 55 55 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(int32)) { [2,3] -36 -81 -2 -43 6070224 -97 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(int64)) { [2,3] 26 -96 69 -51 -96 -31 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(int8)) { [2,3] -41 -70 83 -84 -84 21 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(bool))) { { [2,3] 1 1 1 1 1 0 [3,2] 1 0 0 1 0 1 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(complex128))) { { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046)
    [3,2] (-0.0945666043,0.2564383593) (-4.241077732,2.242430065) (-6.165241638,15.73077409)
    (-3.454414971,6.361208463) (-4.383527084,-1.321064989) (-6.165241638,15.73077409) } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(complex64))) { { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) [3,2] (0.093597,-1.2842) (0.1044,0.61082)
    (2.6841,6.7092) (0.077542,-1.0362) (12.717,-1.5065) (12.717,-1.5065) } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(double))) { { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666
    -9.569711349 -0.5220413857 [3,2] 0.693829046 -13.44623661 -7.03740139 -13.44623661 -9.065022925
    -5.859512665 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(float))) { { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 [3,2] 0.079557
    3.8053 3.9422 0.47964 3.9422 -0.81422 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(float16))) { { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875
    -1.591796875 0.0897216796875 [3,2] 0.492431640625 1.33984375 -0.33740234375 1.0068359375 -0.0804443359375
    1.33984375 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(int16))) { { [2,3] 24 27 -7 -47 55 55 [3,2] -67 -94 -84 -81 45 -94 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(int32))) { { [2,3] -36 -81 -2 -43 6070224 -97 [3,2] -16308877 -75 -60 69 -16308877
    14 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(int64))) { { [2,3] 26 -96 69 -51 -96 -31 [3,2] 93 57 -28584090973759094
    -66147031100903442 -66147031100903442 -28 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(int8))) { { [2,3] -41 -70 83 -84 -84 21 [3,2] 60 -48 63 -18 86 86 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(string))) { { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end"
    [3,2] "{}" "Beta" "nan" "" "\xc3\xa9t\xc3\xa9" "line\x0abreak" } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(uint16))) { { [2,3] 158 44 7 86 588 588 [3,2] 80 71 462 4 18 462 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(uint32))) { { [2,3] 56 91 32 31468425 47 31468425 [3,2] 26 82 49 32361452 32361452
    60 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(uint64))) { { [2,3] 91 53 34 164118980298837120 164118980298837120 93 [3,2] 41
    65393969018857576 54 9 46 28 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(uint8))) { { [2,3] 91 16 29 39 60 91 [3,2] 39 10 47 74 23 74 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(string)) { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end" }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(uint16)) { [2,3] 158 44 7 86 588 588 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(uint32)) { [2,3] 56 91 32 31468425 47 31468425 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(uint64)) { [2,3] 91 53 34 164118980298837120 164118980298837120 93 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_optional_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(tensor(uint8)) { [2,3] 91 16 29 39 60 91 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(bool)) { [2,3] 1 1 1 1 1 0 [3,2] 1 0 0 1 0 1 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(complex128)) { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046)
    [3,2] (-0.0945666043,0.2564383593) (-4.241077732,2.242430065) (-6.165241638,15.73077409)
    (-3.454414971,6.361208463) (-4.383527084,-1.321064989) (-6.165241638,15.73077409) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(complex64)) { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) [3,2] (0.093597,-1.2842) (0.1044,0.61082)
    (2.6841,6.7092) (0.077542,-1.0362) (12.717,-1.5065) (12.717,-1.5065) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(double)) { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666 -9.569711349
    -0.5220413857 [3,2] 0.693829046 -13.44623661 -7.03740139 -13.44623661 -9.065022925 -5.859512665 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(float)) { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 [3,2] 0.079557 3.8053 3.9422
    0.47964 3.9422 -0.81422 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(float16)) { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875 -1.591796875
    0.0897216796875 [3,2] 0.492431640625 1.33984375 -0.33740234375 1.0068359375 -0.0804443359375 1.33984375 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(int16)) { [2,3] 24 27 -7 -47 55 55 [3,2] -67 -94 -84 -81 45 -94 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(int32)) { [2,3] -36 -81 -2 -43 6070224 -97 [3,2] -16308877 -75 -60 69 -16308877 14 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(int64)) { [2,3] 26 -96 69 -51 -96 -31 [3,2] 93 57 -28584090973759094 -66147031100903442
    -66147031100903442 -28 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(int8)) { [2,3] -41 -70 83 -84 -84 21 [3,2] 60 -48 63 -18 86 86 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(string)) { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end" [3,2] "{}"
    "Beta" "nan" "" "\xc3\xa9t\xc3\xa9" "line\x0abreak" }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(uint16)) { [2,3] 158 44 7 86 588 588 [3,2] 80 71 462 4 18 462 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(uint32)) { [2,3] 56 91 32 31468425 47 31468425 [3,2] 26 82 49 32361452 32361452 60 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(uint64)) { [2,3] 91 53 34 164118980298837120 164118980298837120 93 [3,2] 41
    65393969018857576 54 9 46 28 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: seq(tensor(uint8)) { [2,3] 91 16 29 39 60 91 [3,2] 39 10 47 74 23 74 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(string)[2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end"
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(uint16)[2,3] 158 44 7 86 588 588
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(uint32)[2,3] 56 91 32 31468425 47 31468425
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(uint64)[2,3] 91 53 34 164118980298837120 164118980298837120 93
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.filled_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(uint8)[2,3] 91 16 29 39 60 91
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.holds_an_empty_sequence", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: optional(seq(tensor(int8))) { { } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.tensor_without_elements", Origin::Derived, "reference", R"case(
output = OptionalHasElement-18(input)
input: tensor(float)[0]
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v18.test_optional_has_element_empty_no_input_name_optional_input@1_13_1",
     Origin::Official, "official", R"case(
output = OptionalHasElement-18(_)
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v18.test_optional_has_element_empty_no_input_optional_input@1_13_1",
     Origin::Official, "official", R"case(
output = OptionalHasElement-18()
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v18.test_optional_has_element_empty_optional_input@1_13_1", Origin::Official,
     "official", R"case(
output = OptionalHasElement-18(optional_input)
optional_input: optional(tensor(int32)) { }
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v18.test_optional_has_element_optional_input@1_13_1", Origin::Official, "official",
     R"case(
output = OptionalHasElement-18(optional_input)
optional_input: optional(tensor(float)) { [4] 1 2 3 4 }
output: tensor(bool)[] 1
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v28.absent", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28()
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v28.empty", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float)) { }
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v28.empty_sequence", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float)) { }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.empty_sequence_type", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(string))) { }
output: tensor(bool)[] 0
)case"},
    {"OptionalHasElement_v28.filled_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(bfloat16)[2,3] -3.828125 -11.6875 9.75 -10.25 -11.6875 0.984375
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(bool)[2,3] 1 1 1 1 1 0
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(complex128)[2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046)
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(complex64)[2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993) (2.2496,-2.6205)
    (-0.17882,5.4283) (0.37622,1.4367)
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(double)[2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666 -9.569711349 -0.5220413857
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float)[2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float16)[2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875 -1.591796875
    0.0897216796875
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float4e2m1)[2,3] 3 -2 6 0.5 2 6
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float6e2m3)[2,3] -1.625 7 -1.875 -1.125 -0.625 7
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float6e3m2)[2,3] 2 -10 1.5 -10 0.875 -2.5
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float8e4m3fn)[2,3] 0.03125 0.0859375 -0.017578125 -0.4375 9 9
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float8e4m3fnuz)[2,3] 0.3125 0.0703125 -10 -10 0.0087890625 1.75
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float8e5m2)[2,3] -16 -0.000732421875 0.00244140625 -2 0.000244140625 -16
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float8e5m2fnuz)[2,3] 0.25 0.03125 -0.0001220703125 0.0009765625 0.01171875 0.25
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float8e8m0)[2,3] 0.0078125 0.00390625 4 32 32 1
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(int16)[2,3] 24 27 -7 -47 55 55
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_int2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(int2)[2,3] -1 -2 -2 0 1 -1
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(int32)[2,3] -36 -81 -2 -43 6070224 -97
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_int4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(int4)[2,3] -2 4 5 -7 -7 -5
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(int64)[2,3] 26 -96 69 -51 -96 -31
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(int8)[2,3] -41 -70 83 -84 -84 21
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(bfloat16)) { [2,3] -3.828125 -11.6875 9.75 -10.25 -11.6875 0.984375 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(bool)) { [2,3] 1 1 1 1 1 0 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(complex128)) { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(complex64)) { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(double)) { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666 -9.569711349
    -0.5220413857 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float)) { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float16)) { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875 -1.591796875
    0.0897216796875 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float4e2m1)) { [2,3] 3 -2 6 0.5 2 6 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float6e2m3)) { [2,3] -1.625 7 -1.875 -1.125 -0.625 7 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float6e3m2)) { [2,3] 2 -10 1.5 -10 0.875 -2.5 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float8e4m3fn)) { [2,3] 0.03125 0.0859375 -0.017578125 -0.4375 9 9 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float8e4m3fnuz)) { [2,3] 0.3125 0.0703125 -10 -10 0.0087890625 1.75 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float8e5m2)) { [2,3] -16 -0.000732421875 0.00244140625 -2 0.000244140625 -16 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float8e5m2fnuz)) { [2,3] 0.25 0.03125 -0.0001220703125 0.0009765625 0.01171875 0.25 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(float8e8m0)) { [2,3] 0.0078125 0.00390625 4 32 32 1 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(int16)) { [2,3] 24 27 -7 -47 55 55 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_int2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(int2)) { [2,3] -1 -2 -2 0 1 -1 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(int32)) { [2,3] -36 -81 -2 -43 6070224 -97 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_int4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(int4)) { [2,3] -2 4 5 -7 -7 -5 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(int64)) { [2,3] 26 -96 69 -51 -96 -31 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(int8)) { [2,3] -41 -70 83 -84 -84 21 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(bfloat16))) { { [2,3] -3.828125 -11.6875 9.75 -10.25 -11.6875 0.984375 [3,2]
    -1.5859375 1.765625 -1.2578125 -0.1044921875 -3.421875 -3.421875 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(bool))) { { [2,3] 1 1 1 1 1 0 [3,2] 1 0 0 1 0 1 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(complex128))) { { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046)
    [3,2] (-0.0945666043,0.2564383593) (-4.241077732,2.242430065) (-6.165241638,15.73077409)
    (-3.454414971,6.361208463) (-4.383527084,-1.321064989) (-6.165241638,15.73077409) } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(complex64))) { { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) [3,2] (0.093597,-1.2842) (0.1044,0.61082)
    (2.6841,6.7092) (0.077542,-1.0362) (12.717,-1.5065) (12.717,-1.5065) } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(double))) { { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666
    -9.569711349 -0.5220413857 [3,2] 0.693829046 -13.44623661 -7.03740139 -13.44623661 -9.065022925
    -5.859512665 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float))) { { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 [3,2] 0.079557
    3.8053 3.9422 0.47964 3.9422 -0.81422 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float16))) { { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875
    -1.591796875 0.0897216796875 [3,2] 0.492431640625 1.33984375 -0.33740234375 1.0068359375 -0.0804443359375
    1.33984375 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float4e2m1))) { { [2,3] 3 -2 6 0.5 2 6 [3,2] -1.5 6 6 0 2 1.5 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float6e2m3))) { { [2,3] -1.625 7 -1.875 -1.125 -0.625 7 [3,2] 1.75 -7.5 -6.5 -1.75
    0.75 -7.5 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float6e3m2))) { { [2,3] 2 -10 1.5 -10 0.875 -2.5 [3,2] -0.75 -10 -10 10 0.125 6 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float8e4m3fn))) { { [2,3] 0.03125 0.0859375 -0.017578125 -0.4375 9 9 [3,2] -10 -48
    -48 0.0234375 -0.21875 -5.5 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float8e4m3fnuz))) { { [2,3] 0.3125 0.0703125 -10 -10 0.0087890625 1.75 [3,2]
    0.0146484375 0.017578125 -0.34375 -0.21875 44 44 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float8e5m2))) { { [2,3] -16 -0.000732421875 0.00244140625 -2 0.000244140625 -16
    [3,2] 0.125 0.0008544921875 3.0517578125e-05 -0.0001068115234375 0.125 -0.00018310546875 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float8e5m2fnuz))) { { [2,3] 0.25 0.03125 -0.0001220703125 0.0009765625 0.01171875
    0.25 [3,2] -0.0048828125 -20 -0.000244140625 -20 3.5 0.3125 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(float8e8m0))) { { [2,3] 0.0078125 0.00390625 4 32 32 1 [3,2] 2 1 0.015625 32 0.0625
    32 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(int16))) { { [2,3] 24 27 -7 -47 55 55 [3,2] -67 -94 -84 -81 45 -94 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_int2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(int2))) { { [2,3] -1 -2 -2 0 1 -1 [3,2] 0 -2 1 -1 0 -2 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(int32))) { { [2,3] -36 -81 -2 -43 6070224 -97 [3,2] -16308877 -75 -60 69 -16308877
    14 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_int4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(int4))) { { [2,3] -2 4 5 -7 -7 -5 [3,2] -5 -3 2 6 -4 -1 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(int64))) { { [2,3] 26 -96 69 -51 -96 -31 [3,2] 93 57 -28584090973759094
    -66147031100903442 -66147031100903442 -28 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(int8))) { { [2,3] -41 -70 83 -84 -84 21 [3,2] 60 -48 63 -18 86 86 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(string))) { { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end"
    [3,2] "{}" "Beta" "nan" "" "\xc3\xa9t\xc3\xa9" "line\x0abreak" } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(uint16))) { { [2,3] 158 44 7 86 588 588 [3,2] 80 71 462 4 18 462 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_uint2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(uint2))) { { [2,3] 2 3 3 0 3 2 [3,2] 1 0 3 3 3 3 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(uint32))) { { [2,3] 56 91 32 31468425 47 31468425 [3,2] 26 82 49 32361452 32361452
    60 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_uint4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(uint4))) { { [2,3] 2 14 15 3 7 9 [3,2] 6 4 9 10 5 10 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(uint64))) { { [2,3] 91 53 34 164118980298837120 164118980298837120 93 [3,2] 41
    65393969018857576 54 9 46 28 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(uint8))) { { [2,3] 91 16 29 39 60 91 [3,2] 39 10 47 74 23 74 } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(string)) { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end" }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(uint16)) { [2,3] 158 44 7 86 588 588 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_uint2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(uint2)) { [2,3] 2 3 3 0 3 2 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(uint32)) { [2,3] 56 91 32 31468425 47 31468425 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_uint4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(uint4)) { [2,3] 2 14 15 3 7 9 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(uint64)) { [2,3] 91 53 34 164118980298837120 164118980298837120 93 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_optional_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(tensor(uint8)) { [2,3] 91 16 29 39 60 91 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(bfloat16)) { [2,3] -3.828125 -11.6875 9.75 -10.25 -11.6875 0.984375 [3,2] -1.5859375
    1.765625 -1.2578125 -0.1044921875 -3.421875 -3.421875 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(bool)) { [2,3] 1 1 1 1 1 0 [3,2] 1 0 0 1 0 1 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(complex128)) { [2,3] (0.4604549723,-4.208304787) (-0.2481279455,-9.886928749)
    (11.47407446,-7.16263051) (0.9881823361,2.085118311) (11.47407446,-7.16263051) (1.692540829,1.382610046)
    [3,2] (-0.0945666043,0.2564383593) (-4.241077732,2.242430065) (-6.165241638,15.73077409)
    (-3.454414971,6.361208463) (-4.383527084,-1.321064989) (-6.165241638,15.73077409) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(complex64)) { [2,3] (-2.7822,-0.41556) (-2.0469,-0.78229) (0.79001,-0.16993)
    (2.2496,-2.6205) (-0.17882,5.4283) (0.37622,1.4367) [3,2] (0.093597,-1.2842) (0.1044,0.61082)
    (2.6841,6.7092) (0.077542,-1.0362) (12.717,-1.5065) (12.717,-1.5065) }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_double", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(double)) { [2,3] 0.1984469147 -9.569711349 3.761808779 -0.2564408666 -9.569711349
    -0.5220413857 [3,2] 0.693829046 -13.44623661 -7.03740139 -13.44623661 -9.065022925 -5.859512665 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float)) { [2,3] -5.2044 11.123 1.0714 -12.2 -0.38593 0.36816 [3,2] 0.079557 3.8053 3.9422
    0.47964 3.9422 -0.81422 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float16)) { [2,3] 1.4580078125 0.2247314453125 -0.7490234375 -1.591796875 -1.591796875
    0.0897216796875 [3,2] 0.492431640625 1.33984375 -0.33740234375 1.0068359375 -0.0804443359375 1.33984375 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float4e2m1)) { [2,3] 3 -2 6 0.5 2 6 [3,2] -1.5 6 6 0 2 1.5 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float6e2m3)) { [2,3] -1.625 7 -1.875 -1.125 -0.625 7 [3,2] 1.75 -7.5 -6.5 -1.75 0.75 -7.5 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float6e3m2)) { [2,3] 2 -10 1.5 -10 0.875 -2.5 [3,2] -0.75 -10 -10 10 0.125 6 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float8e4m3fn)) { [2,3] 0.03125 0.0859375 -0.017578125 -0.4375 9 9 [3,2] -10 -48 -48
    0.0234375 -0.21875 -5.5 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float8e4m3fnuz)) { [2,3] 0.3125 0.0703125 -10 -10 0.0087890625 1.75 [3,2] 0.0146484375
    0.017578125 -0.34375 -0.21875 44 44 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float8e5m2)) { [2,3] -16 -0.000732421875 0.00244140625 -2 0.000244140625 -16 [3,2] 0.125
    0.0008544921875 3.0517578125e-05 -0.0001068115234375 0.125 -0.00018310546875 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float8e5m2fnuz)) { [2,3] 0.25 0.03125 -0.0001220703125 0.0009765625 0.01171875 0.25 [3,2]
    -0.0048828125 -20 -0.000244140625 -20 3.5 0.3125 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(float8e8m0)) { [2,3] 0.0078125 0.00390625 4 32 32 1 [3,2] 2 1 0.015625 32 0.0625 32 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(int16)) { [2,3] 24 27 -7 -47 55 55 [3,2] -67 -94 -84 -81 45 -94 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_int2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(int2)) { [2,3] -1 -2 -2 0 1 -1 [3,2] 0 -2 1 -1 0 -2 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(int32)) { [2,3] -36 -81 -2 -43 6070224 -97 [3,2] -16308877 -75 -60 69 -16308877 14 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_int4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(int4)) { [2,3] -2 4 5 -7 -7 -5 [3,2] -5 -3 2 6 -4 -1 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(int64)) { [2,3] 26 -96 69 -51 -96 -31 [3,2] 93 57 -28584090973759094 -66147031100903442
    -66147031100903442 -28 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(int8)) { [2,3] -41 -70 83 -84 -84 21 [3,2] 60 -48 63 -18 86 86 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(string)) { [2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end" [3,2] "{}"
    "Beta" "nan" "" "\xc3\xa9t\xc3\xa9" "line\x0abreak" }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(uint16)) { [2,3] 158 44 7 86 588 588 [3,2] 80 71 462 4 18 462 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_uint2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(uint2)) { [2,3] 2 3 3 0 3 2 [3,2] 1 0 3 3 3 3 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(uint32)) { [2,3] 56 91 32 31468425 47 31468425 [3,2] 26 82 49 32361452 32361452 60 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_uint4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(uint4)) { [2,3] 2 14 15 3 7 9 [3,2] 6 4 9 10 5 10 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(uint64)) { [2,3] 91 53 34 164118980298837120 164118980298837120 93 [3,2] 41
    65393969018857576 54 9 46 28 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: seq(tensor(uint8)) { [2,3] 91 16 29 39 60 91 [3,2] 39 10 47 74 23 74 }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_string", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(string)[2,3] "quote\"s" "xxxxxxxxxxxxxxxxxxxx" "Omega" "Beta" "0" "end"
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_uint16", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(uint16)[2,3] 158 44 7 86 588 588
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_uint2", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(uint2)[2,3] 2 3 3 0 3 2
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_uint32", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(uint32)[2,3] 56 91 32 31468425 47 31468425
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_uint4", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(uint4)[2,3] 2 14 15 3 7 9
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_uint64", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(uint64)[2,3] 91 53 34 164118980298837120 164118980298837120 93
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.filled_uint8", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(uint8)[2,3] 91 16 29 39 60 91
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.holds_an_empty_sequence", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: optional(seq(tensor(int8))) { { } }
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.tensor_without_elements", Origin::Derived, "reference", R"case(
output = OptionalHasElement-28(input)
input: tensor(float)[0]
output: tensor(bool)[] 1
)case"},
    {"OptionalHasElement_v28.test_optional_has_element_empty_no_input_name_optional_input", Origin::Official,
     "official", R"case(
output = OptionalHasElement-28(_)
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v28.test_optional_has_element_empty_no_input_name_tensor_input", Origin::Official,
     "official", R"case(
output = OptionalHasElement-28(_)
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v28.test_optional_has_element_empty_no_input_optional_input", Origin::Official,
     "official", R"case(
output = OptionalHasElement-28()
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v28.test_optional_has_element_empty_no_input_tensor_input", Origin::Official,
     "official", R"case(
output = OptionalHasElement-28()
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v28.test_optional_has_element_empty_optional_input", Origin::Official, "official",
     R"case(
output = OptionalHasElement-28(optional_input)
optional_input: optional(tensor(int32)) { }
output: tensor(bool)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v28.test_optional_has_element_optional_input", Origin::Official, "official", R"case(
output = OptionalHasElement-28(optional_input)
optional_input: optional(tensor(float)) { [4] 1 2 3 4 }
output: tensor(bool)[] 1
rtol=0.001 atol=1e-07
)case"},
    {"OptionalHasElement_v28.test_optional_has_element_tensor_input", Origin::Official, "official", R"case(
output = OptionalHasElement-28(optional_input)
optional_input: optional(tensor(float)) { [4] 1 2 3 4 }
output: tensor(bool)[] 1
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
