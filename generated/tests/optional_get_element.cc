// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/OptionalGetElement.pack
//   tests/cases/ai.onnx/OptionalGetElement.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"OptionalGetElement_v15.element_optional_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(bool)) { [2,3] 1 1 0 1 0 0 }
output: tensor(bool)[2,3] 1 1 0 1 0 0
)case"},
    {"OptionalGetElement_v15.element_optional_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011) }
output: tensor(complex128)[2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
)case"},
    {"OptionalGetElement_v15.element_optional_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976)
    (9.0574,-1.0435) (9.0574,-1.0435) (0.67704,-3.849) }
output: tensor(complex64)[2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849)
)case"},
    {"OptionalGetElement_v15.element_optional_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 }
output: tensor(double)[2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352 0.1856230381
)case"},
    {"OptionalGetElement_v15.element_optional_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 }
output: tensor(float)[2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487
)case"},
    {"OptionalGetElement_v15.element_optional_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 }
output: tensor(float16)[2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625 -0.08538818359375
)case"},
    {"OptionalGetElement_v15.element_optional_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 }
output: tensor(int16)[2,3] 55 -95 -95 -13 -81 20
)case"},
    {"OptionalGetElement_v15.element_optional_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 }
output: tensor(int32)[2,3] 26 -53 -53 -49 -18 17
)case"},
    {"OptionalGetElement_v15.element_optional_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 }
output: tensor(int64)[2,3] -60 23553403213784482 -59 89 23553403213784482 20
)case"},
    {"OptionalGetElement_v15.element_optional_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(int8)) { [2,3] -61 109 25 93 109 -30 }
output: tensor(int8)[2,3] -61 109 25 93 109 -30
)case"},
    {"OptionalGetElement_v15.element_optional_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(bool))) { { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 } }
output: seq(tensor(bool)) { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(complex128))) { { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) } }
output: seq(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(complex64))) { { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976)
    (9.0574,-1.0435) (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947)
    (1.7813,-1.3316) (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) } }
output: seq(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947) (1.7813,-1.3316)
    (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(double))) { { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082
    -14.49297352 0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113
    -0.08010877437 } }
output: seq(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113 -0.08010877437 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(float))) { { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982
    -2.8192 9.5124 -3.2178 9.5124 -0.29595 } }
output: seq(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982 -2.8192
    9.5124 -3.2178 9.5124 -0.29595 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(float16))) { { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 } }
output: seq(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(int16))) { { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 } }
output: seq(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(int32))) { { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47
    23 } }
output: seq(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47 23 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(int64))) { { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46
    -95 -79 53 -69 } }
output: seq(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46 -95 -79 53
    -69 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(int8))) { { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 } }
output: seq(tensor(int8)) { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(string))) { { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
    }
output: seq(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(uint16))) { { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 } }
output: seq(tensor(uint16)) { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(uint32))) { { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975
    } }
output: seq(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(uint64))) { { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 } }
output: seq(tensor(uint64)) { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 }
)case"},
    {"OptionalGetElement_v15.element_optional_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(seq(tensor(uint8))) { { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 } }
output: seq(tensor(uint8)) { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 }
)case"},
    {"OptionalGetElement_v15.element_optional_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" }
output: tensor(string)[2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"OptionalGetElement_v15.element_optional_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(uint16)) { [2,3] 14 35 74 18 246 69 }
output: tensor(uint16)[2,3] 14 35 74 18 246 69
)case"},
    {"OptionalGetElement_v15.element_optional_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 }
output: tensor(uint32)[2,3] 44 35521886 63 5 7 35521886
)case"},
    {"OptionalGetElement_v15.element_optional_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(uint64)) { [2,3] 97 17 49 78 1 97 }
output: tensor(uint64)[2,3] 97 17 49 78 1 97
)case"},
    {"OptionalGetElement_v15.element_optional_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(uint8)) { [2,3] 31 43 97 34 74 97 }
output: tensor(uint8)[2,3] 31 43 97 34 74 97
)case"},
    {"OptionalGetElement_v15.element_without_elements", Origin::Derived, "reference", R"case(
output = OptionalGetElement-15(input)
input: optional(tensor(int64)) { [0,2] }
output: tensor(int64)[0,2]
)case"},
    {"OptionalGetElement_v15.test_optional_get_element", Origin::Official, "official", R"case(
output = OptionalGetElement-15(optional_input)
optional_input: optional(tensor(float)) { [4] 1 2 3 4 }
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v15.test_optional_get_element_sequence@1_11_0", Origin::Official, "official",
     R"case(
output = OptionalGetElement-15(optional_input)
optional_input: optional(seq(tensor(int32))) { { [4] 1 2 3 4 } }
output: seq(tensor(int32)) { [4] 1 2 3 4 }
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v15.test_optional_get_element_sequence@1_12_0", Origin::Official, "official",
     R"case(
output = OptionalGetElement-15(optional_input)
optional_input: optional(seq(tensor(int32))) { { [4] 1 2 3 4 } }
output: seq(tensor(int32)) { [4] 1 2 3 4 }
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v18.element_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(bool)[2,3] 1 1 0 1 0 0
output: tensor(bool)[2,3] 1 1 0 1 0 0
)case"},
    {"OptionalGetElement_v18.element_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(complex128)[2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
output: tensor(complex128)[2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
)case"},
    {"OptionalGetElement_v18.element_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(complex64)[2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849)
output: tensor(complex64)[2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849)
)case"},
    {"OptionalGetElement_v18.element_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(double)[2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352 0.1856230381
output: tensor(double)[2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352 0.1856230381
)case"},
    {"OptionalGetElement_v18.element_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(float)[2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487
output: tensor(float)[2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487
)case"},
    {"OptionalGetElement_v18.element_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(float16)[2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625 -0.08538818359375
output: tensor(float16)[2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625 -0.08538818359375
)case"},
    {"OptionalGetElement_v18.element_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(int16)[2,3] 55 -95 -95 -13 -81 20
output: tensor(int16)[2,3] 55 -95 -95 -13 -81 20
)case"},
    {"OptionalGetElement_v18.element_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(int32)[2,3] 26 -53 -53 -49 -18 17
output: tensor(int32)[2,3] 26 -53 -53 -49 -18 17
)case"},
    {"OptionalGetElement_v18.element_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(int64)[2,3] -60 23553403213784482 -59 89 23553403213784482 20
output: tensor(int64)[2,3] -60 23553403213784482 -59 89 23553403213784482 20
)case"},
    {"OptionalGetElement_v18.element_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(int8)[2,3] -61 109 25 93 109 -30
output: tensor(int8)[2,3] -61 109 25 93 109 -30
)case"},
    {"OptionalGetElement_v18.element_optional_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(bool)) { [2,3] 1 1 0 1 0 0 }
output: tensor(bool)[2,3] 1 1 0 1 0 0
)case"},
    {"OptionalGetElement_v18.element_optional_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011) }
output: tensor(complex128)[2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
)case"},
    {"OptionalGetElement_v18.element_optional_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976)
    (9.0574,-1.0435) (9.0574,-1.0435) (0.67704,-3.849) }
output: tensor(complex64)[2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849)
)case"},
    {"OptionalGetElement_v18.element_optional_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 }
output: tensor(double)[2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352 0.1856230381
)case"},
    {"OptionalGetElement_v18.element_optional_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 }
output: tensor(float)[2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487
)case"},
    {"OptionalGetElement_v18.element_optional_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 }
output: tensor(float16)[2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625 -0.08538818359375
)case"},
    {"OptionalGetElement_v18.element_optional_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 }
output: tensor(int16)[2,3] 55 -95 -95 -13 -81 20
)case"},
    {"OptionalGetElement_v18.element_optional_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 }
output: tensor(int32)[2,3] 26 -53 -53 -49 -18 17
)case"},
    {"OptionalGetElement_v18.element_optional_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 }
output: tensor(int64)[2,3] -60 23553403213784482 -59 89 23553403213784482 20
)case"},
    {"OptionalGetElement_v18.element_optional_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(int8)) { [2,3] -61 109 25 93 109 -30 }
output: tensor(int8)[2,3] -61 109 25 93 109 -30
)case"},
    {"OptionalGetElement_v18.element_optional_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(bool))) { { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 } }
output: seq(tensor(bool)) { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(complex128))) { { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) } }
output: seq(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(complex64))) { { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976)
    (9.0574,-1.0435) (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947)
    (1.7813,-1.3316) (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) } }
output: seq(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947) (1.7813,-1.3316)
    (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(double))) { { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082
    -14.49297352 0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113
    -0.08010877437 } }
output: seq(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113 -0.08010877437 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(float))) { { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982
    -2.8192 9.5124 -3.2178 9.5124 -0.29595 } }
output: seq(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982 -2.8192
    9.5124 -3.2178 9.5124 -0.29595 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(float16))) { { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 } }
output: seq(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(int16))) { { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 } }
output: seq(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(int32))) { { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47
    23 } }
output: seq(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47 23 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(int64))) { { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46
    -95 -79 53 -69 } }
output: seq(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46 -95 -79 53
    -69 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(int8))) { { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 } }
output: seq(tensor(int8)) { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(string))) { { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
    }
output: seq(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(uint16))) { { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 } }
output: seq(tensor(uint16)) { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(uint32))) { { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975
    } }
output: seq(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(uint64))) { { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 } }
output: seq(tensor(uint64)) { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 }
)case"},
    {"OptionalGetElement_v18.element_optional_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(seq(tensor(uint8))) { { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 } }
output: seq(tensor(uint8)) { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 }
)case"},
    {"OptionalGetElement_v18.element_optional_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" }
output: tensor(string)[2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"OptionalGetElement_v18.element_optional_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(uint16)) { [2,3] 14 35 74 18 246 69 }
output: tensor(uint16)[2,3] 14 35 74 18 246 69
)case"},
    {"OptionalGetElement_v18.element_optional_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 }
output: tensor(uint32)[2,3] 44 35521886 63 5 7 35521886
)case"},
    {"OptionalGetElement_v18.element_optional_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(uint64)) { [2,3] 97 17 49 78 1 97 }
output: tensor(uint64)[2,3] 97 17 49 78 1 97
)case"},
    {"OptionalGetElement_v18.element_optional_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(uint8)) { [2,3] 31 43 97 34 74 97 }
output: tensor(uint8)[2,3] 31 43 97 34 74 97
)case"},
    {"OptionalGetElement_v18.element_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(bool)) { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 }
output: seq(tensor(bool)) { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 }
)case"},
    {"OptionalGetElement_v18.element_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) }
output: seq(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) }
)case"},
    {"OptionalGetElement_v18.element_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947) (1.7813,-1.3316)
    (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) }
output: seq(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947) (1.7813,-1.3316)
    (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) }
)case"},
    {"OptionalGetElement_v18.element_seq_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113 -0.08010877437 }
output: seq(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113 -0.08010877437 }
)case"},
    {"OptionalGetElement_v18.element_seq_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982 -2.8192
    9.5124 -3.2178 9.5124 -0.29595 }
output: seq(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982 -2.8192
    9.5124 -3.2178 9.5124 -0.29595 }
)case"},
    {"OptionalGetElement_v18.element_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 }
output: seq(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 }
)case"},
    {"OptionalGetElement_v18.element_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 }
output: seq(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 }
)case"},
    {"OptionalGetElement_v18.element_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47 23 }
output: seq(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47 23 }
)case"},
    {"OptionalGetElement_v18.element_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46 -95 -79 53
    -69 }
output: seq(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46 -95 -79 53
    -69 }
)case"},
    {"OptionalGetElement_v18.element_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(int8)) { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 }
output: seq(tensor(int8)) { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 }
)case"},
    {"OptionalGetElement_v18.element_seq_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
output: seq(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
)case"},
    {"OptionalGetElement_v18.element_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(uint16)) { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 }
output: seq(tensor(uint16)) { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 }
)case"},
    {"OptionalGetElement_v18.element_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975 }
output: seq(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975 }
)case"},
    {"OptionalGetElement_v18.element_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(uint64)) { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 }
output: seq(tensor(uint64)) { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 }
)case"},
    {"OptionalGetElement_v18.element_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: seq(tensor(uint8)) { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 }
output: seq(tensor(uint8)) { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 }
)case"},
    {"OptionalGetElement_v18.element_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(string)[2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"OptionalGetElement_v18.element_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(uint16)[2,3] 14 35 74 18 246 69
output: tensor(uint16)[2,3] 14 35 74 18 246 69
)case"},
    {"OptionalGetElement_v18.element_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(uint32)[2,3] 44 35521886 63 5 7 35521886
output: tensor(uint32)[2,3] 44 35521886 63 5 7 35521886
)case"},
    {"OptionalGetElement_v18.element_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(uint64)[2,3] 97 17 49 78 1 97
output: tensor(uint64)[2,3] 97 17 49 78 1 97
)case"},
    {"OptionalGetElement_v18.element_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: tensor(uint8)[2,3] 31 43 97 34 74 97
output: tensor(uint8)[2,3] 31 43 97 34 74 97
)case"},
    {"OptionalGetElement_v18.element_without_elements", Origin::Derived, "reference", R"case(
output = OptionalGetElement-18(input)
input: optional(tensor(int64)) { [0,2] }
output: tensor(int64)[0,2]
)case"},
    {"OptionalGetElement_v18.test_optional_get_element_optional_sequence@1_13_1", Origin::Official,
     "official", R"case(
output = OptionalGetElement-18(optional_input)
optional_input: optional(seq(tensor(int32))) { { [4] 1 2 3 4 } }
output: seq(tensor(int32)) { [4] 1 2 3 4 }
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v18.test_optional_get_element_optional_tensor@1_13_1", Origin::Official, "official",
     R"case(
output = OptionalGetElement-18(optional_input)
optional_input: optional(tensor(float)) { [4] 1 2 3 4 }
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v18.test_optional_get_element_sequence@1_13_1", Origin::Official, "official",
     R"case(
output = OptionalGetElement-18(optional_input)
optional_input: seq(tensor(int32)) { [4] 1 2 3 4 }
output: seq(tensor(int32)) { [4] 1 2 3 4 }
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v18.test_optional_get_element_tensor@1_13_1", Origin::Official, "official", R"case(
output = OptionalGetElement-18(optional_input)
optional_input: tensor(float)[4] 1 2 3 4
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v28.element_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(bfloat16)[2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125 0.0947265625
output: tensor(bfloat16)[2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125 0.0947265625
)case"},
    {"OptionalGetElement_v28.element_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(bool)[2,3] 1 1 0 1 0 0
output: tensor(bool)[2,3] 1 1 0 1 0 0
)case"},
    {"OptionalGetElement_v28.element_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(complex128)[2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
output: tensor(complex128)[2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
)case"},
    {"OptionalGetElement_v28.element_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(complex64)[2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849)
output: tensor(complex64)[2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849)
)case"},
    {"OptionalGetElement_v28.element_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(double)[2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352 0.1856230381
output: tensor(double)[2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352 0.1856230381
)case"},
    {"OptionalGetElement_v28.element_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float)[2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487
output: tensor(float)[2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487
)case"},
    {"OptionalGetElement_v28.element_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float16)[2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625 -0.08538818359375
output: tensor(float16)[2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625 -0.08538818359375
)case"},
    {"OptionalGetElement_v28.element_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float4e2m1)[2,3] 1 -1 -2 -0.5 -1.5 -2
output: tensor(float4e2m1)[2,3] 1 -1 -2 -0.5 -1.5 -2
)case"},
    {"OptionalGetElement_v28.element_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float6e2m3)[2,3] -2.75 4.5 4.5 0.75 0.625 4
output: tensor(float6e2m3)[2,3] -2.75 4.5 4.5 0.75 0.625 4
)case"},
    {"OptionalGetElement_v28.element_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float6e3m2)[2,3] 2.5 -14 1.5 0.875 -14 0.625
output: tensor(float6e3m2)[2,3] 2.5 -14 1.5 0.875 -14 0.625
)case"},
    {"OptionalGetElement_v28.element_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float8e4m3fn)[2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14
output: tensor(float8e4m3fn)[2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14
)case"},
    {"OptionalGetElement_v28.element_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float8e4m3fnuz)[2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875
output: tensor(float8e4m3fnuz)[2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875
)case"},
    {"OptionalGetElement_v28.element_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float8e5m2)[2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05
output: tensor(float8e5m2)[2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05
)case"},
    {"OptionalGetElement_v28.element_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float8e5m2fnuz)[2,3] -0.00048828125 40 -14 -1 40 0.0068359375
output: tensor(float8e5m2fnuz)[2,3] -0.00048828125 40 -14 -1 40 0.0068359375
)case"},
    {"OptionalGetElement_v28.element_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(float8e8m0)[2,3] 0.5 1 0.0078125 0.03125 2 4
output: tensor(float8e8m0)[2,3] 0.5 1 0.0078125 0.03125 2 4
)case"},
    {"OptionalGetElement_v28.element_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(int16)[2,3] 55 -95 -95 -13 -81 20
output: tensor(int16)[2,3] 55 -95 -95 -13 -81 20
)case"},
    {"OptionalGetElement_v28.element_int2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(int2)[2,3] 0 -2 1 -1 -2 -2
output: tensor(int2)[2,3] 0 -2 1 -1 -2 -2
)case"},
    {"OptionalGetElement_v28.element_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(int32)[2,3] 26 -53 -53 -49 -18 17
output: tensor(int32)[2,3] 26 -53 -53 -49 -18 17
)case"},
    {"OptionalGetElement_v28.element_int4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(int4)[2,3] -8 -4 -8 2 7 -2
output: tensor(int4)[2,3] -8 -4 -8 2 7 -2
)case"},
    {"OptionalGetElement_v28.element_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(int64)[2,3] -60 23553403213784482 -59 89 23553403213784482 20
output: tensor(int64)[2,3] -60 23553403213784482 -59 89 23553403213784482 20
)case"},
    {"OptionalGetElement_v28.element_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(int8)[2,3] -61 109 25 93 109 -30
output: tensor(int8)[2,3] -61 109 25 93 109 -30
)case"},
    {"OptionalGetElement_v28.element_optional_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(bfloat16)) { [2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125 0.0947265625 }
output: tensor(bfloat16)[2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125 0.0947265625
)case"},
    {"OptionalGetElement_v28.element_optional_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(bool)) { [2,3] 1 1 0 1 0 0 }
output: tensor(bool)[2,3] 1 1 0 1 0 0
)case"},
    {"OptionalGetElement_v28.element_optional_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011) }
output: tensor(complex128)[2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
)case"},
    {"OptionalGetElement_v28.element_optional_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976)
    (9.0574,-1.0435) (9.0574,-1.0435) (0.67704,-3.849) }
output: tensor(complex64)[2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849)
)case"},
    {"OptionalGetElement_v28.element_optional_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 }
output: tensor(double)[2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352 0.1856230381
)case"},
    {"OptionalGetElement_v28.element_optional_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 }
output: tensor(float)[2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487
)case"},
    {"OptionalGetElement_v28.element_optional_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 }
output: tensor(float16)[2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625 -0.08538818359375
)case"},
    {"OptionalGetElement_v28.element_optional_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float4e2m1)) { [2,3] 1 -1 -2 -0.5 -1.5 -2 }
output: tensor(float4e2m1)[2,3] 1 -1 -2 -0.5 -1.5 -2
)case"},
    {"OptionalGetElement_v28.element_optional_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float6e2m3)) { [2,3] -2.75 4.5 4.5 0.75 0.625 4 }
output: tensor(float6e2m3)[2,3] -2.75 4.5 4.5 0.75 0.625 4
)case"},
    {"OptionalGetElement_v28.element_optional_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float6e3m2)) { [2,3] 2.5 -14 1.5 0.875 -14 0.625 }
output: tensor(float6e3m2)[2,3] 2.5 -14 1.5 0.875 -14 0.625
)case"},
    {"OptionalGetElement_v28.element_optional_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float8e4m3fn)) { [2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14 }
output: tensor(float8e4m3fn)[2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14
)case"},
    {"OptionalGetElement_v28.element_optional_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float8e4m3fnuz)) { [2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875 }
output: tensor(float8e4m3fnuz)[2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875
)case"},
    {"OptionalGetElement_v28.element_optional_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float8e5m2)) { [2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05 }
output: tensor(float8e5m2)[2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05
)case"},
    {"OptionalGetElement_v28.element_optional_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float8e5m2fnuz)) { [2,3] -0.00048828125 40 -14 -1 40 0.0068359375 }
output: tensor(float8e5m2fnuz)[2,3] -0.00048828125 40 -14 -1 40 0.0068359375
)case"},
    {"OptionalGetElement_v28.element_optional_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(float8e8m0)) { [2,3] 0.5 1 0.0078125 0.03125 2 4 }
output: tensor(float8e8m0)[2,3] 0.5 1 0.0078125 0.03125 2 4
)case"},
    {"OptionalGetElement_v28.element_optional_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 }
output: tensor(int16)[2,3] 55 -95 -95 -13 -81 20
)case"},
    {"OptionalGetElement_v28.element_optional_int2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(int2)) { [2,3] 0 -2 1 -1 -2 -2 }
output: tensor(int2)[2,3] 0 -2 1 -1 -2 -2
)case"},
    {"OptionalGetElement_v28.element_optional_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 }
output: tensor(int32)[2,3] 26 -53 -53 -49 -18 17
)case"},
    {"OptionalGetElement_v28.element_optional_int4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(int4)) { [2,3] -8 -4 -8 2 7 -2 }
output: tensor(int4)[2,3] -8 -4 -8 2 7 -2
)case"},
    {"OptionalGetElement_v28.element_optional_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 }
output: tensor(int64)[2,3] -60 23553403213784482 -59 89 23553403213784482 20
)case"},
    {"OptionalGetElement_v28.element_optional_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(int8)) { [2,3] -61 109 25 93 109 -30 }
output: tensor(int8)[2,3] -61 109 25 93 109 -30
)case"},
    {"OptionalGetElement_v28.element_optional_seq_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(bfloat16))) { { [2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125
    0.0947265625 [3,2] -4.21875 -4.21875 0.470703125 0.7890625 0.46875 0.1181640625 } }
output: seq(tensor(bfloat16)) { [2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125 0.0947265625 [3,2]
    -4.21875 -4.21875 0.470703125 0.7890625 0.46875 0.1181640625 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(bool))) { { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 } }
output: seq(tensor(bool)) { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(complex128))) { { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) } }
output: seq(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(complex64))) { { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976)
    (9.0574,-1.0435) (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947)
    (1.7813,-1.3316) (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) } }
output: seq(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947) (1.7813,-1.3316)
    (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(double))) { { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082
    -14.49297352 0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113
    -0.08010877437 } }
output: seq(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113 -0.08010877437 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float))) { { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982
    -2.8192 9.5124 -3.2178 9.5124 -0.29595 } }
output: seq(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982 -2.8192
    9.5124 -3.2178 9.5124 -0.29595 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float16))) { { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 } }
output: seq(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float4e2m1))) { { [2,3] 1 -1 -2 -0.5 -1.5 -2 [3,2] 2 6 4 6 -1.5 -4 } }
output: seq(tensor(float4e2m1)) { [2,3] 1 -1 -2 -0.5 -1.5 -2 [3,2] 2 6 4 6 -1.5 -4 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float6e2m3))) { { [2,3] -2.75 4.5 4.5 0.75 0.625 4 [3,2] 2.75 3.5 1.25 4 0.875 4 }
    }
output: seq(tensor(float6e2m3)) { [2,3] -2.75 4.5 4.5 0.75 0.625 4 [3,2] 2.75 3.5 1.25 4 0.875 4 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float6e3m2))) { { [2,3] 2.5 -14 1.5 0.875 -14 0.625 [3,2] -1 6 -3 -0.5 0.3125 6 } }
output: seq(tensor(float6e3m2)) { [2,3] 2.5 -14 1.5 0.875 -14 0.625 [3,2] -1 6 -3 -0.5 0.3125 6 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float8e4m3fn))) { { [2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14 [3,2] 1.625
    -40 1.125 -40 0.05859375 -1.25 } }
output: seq(tensor(float8e4m3fn)) { [2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14 [3,2] 1.625 -40 1.125 -40
    0.05859375 -1.25 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float8e4m3fnuz))) { { [2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875 [3,2]
    0.013671875 0.09375 60 2.5 60 2.25 } }
output: seq(tensor(float8e4m3fnuz)) { [2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875 [3,2] 0.013671875 0.09375
    60 2.5 60 2.25 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float8e5m2))) { { [2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05
    [3,2] 0.15625 -16 1.75 10 -16 0.25 } }
output: seq(tensor(float8e5m2)) { [2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05 [3,2]
    0.15625 -16 1.75 10 -16 0.25 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float8e5m2fnuz))) { { [2,3] -0.00048828125 40 -14 -1 40 0.0068359375 [3,2]
    0.01953125 2.288818359375e-05 -64 -40 -14 -64 } }
output: seq(tensor(float8e5m2fnuz)) { [2,3] -0.00048828125 40 -14 -1 40 0.0068359375 [3,2] 0.01953125
    2.288818359375e-05 -64 -40 -14 -64 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(float8e8m0))) { { [2,3] 0.5 1 0.0078125 0.03125 2 4 [3,2] 0.125 0.03125 0.0078125
    0.25 2 1 } }
output: seq(tensor(float8e8m0)) { [2,3] 0.5 1 0.0078125 0.03125 2 4 [3,2] 0.125 0.03125 0.0078125 0.25 2 1 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(int16))) { { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 } }
output: seq(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_int2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(int2))) { { [2,3] 0 -2 1 -1 -2 -2 [3,2] 0 -2 1 -1 -2 -1 } }
output: seq(tensor(int2)) { [2,3] 0 -2 1 -1 -2 -2 [3,2] 0 -2 1 -1 -2 -1 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(int32))) { { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47
    23 } }
output: seq(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47 23 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_int4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(int4))) { { [2,3] -8 -4 -8 2 7 -2 [3,2] 3 -3 -4 5 4 -1 } }
output: seq(tensor(int4)) { [2,3] -8 -4 -8 2 7 -2 [3,2] 3 -3 -4 5 4 -1 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(int64))) { { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46
    -95 -79 53 -69 } }
output: seq(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46 -95 -79 53
    -69 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(int8))) { { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 } }
output: seq(tensor(int8)) { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(string))) { { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
    }
output: seq(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(uint16))) { { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 } }
output: seq(tensor(uint16)) { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_uint2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(uint2))) { { [2,3] 0 2 3 3 2 1 [3,2] 1 2 3 3 3 3 } }
output: seq(tensor(uint2)) { [2,3] 0 2 3 3 2 1 [3,2] 1 2 3 3 3 3 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(uint32))) { { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975
    } }
output: seq(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_uint4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(uint4))) { { [2,3] 3 14 8 14 11 6 [3,2] 14 14 4 11 1 7 } }
output: seq(tensor(uint4)) { [2,3] 3 14 8 14 11 6 [3,2] 14 14 4 11 1 7 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(uint64))) { { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 } }
output: seq(tensor(uint64)) { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 }
)case"},
    {"OptionalGetElement_v28.element_optional_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(seq(tensor(uint8))) { { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 } }
output: seq(tensor(uint8)) { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 }
)case"},
    {"OptionalGetElement_v28.element_optional_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" }
output: tensor(string)[2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"OptionalGetElement_v28.element_optional_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(uint16)) { [2,3] 14 35 74 18 246 69 }
output: tensor(uint16)[2,3] 14 35 74 18 246 69
)case"},
    {"OptionalGetElement_v28.element_optional_uint2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(uint2)) { [2,3] 0 2 3 3 2 1 }
output: tensor(uint2)[2,3] 0 2 3 3 2 1
)case"},
    {"OptionalGetElement_v28.element_optional_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 }
output: tensor(uint32)[2,3] 44 35521886 63 5 7 35521886
)case"},
    {"OptionalGetElement_v28.element_optional_uint4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(uint4)) { [2,3] 3 14 8 14 11 6 }
output: tensor(uint4)[2,3] 3 14 8 14 11 6
)case"},
    {"OptionalGetElement_v28.element_optional_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(uint64)) { [2,3] 97 17 49 78 1 97 }
output: tensor(uint64)[2,3] 97 17 49 78 1 97
)case"},
    {"OptionalGetElement_v28.element_optional_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(uint8)) { [2,3] 31 43 97 34 74 97 }
output: tensor(uint8)[2,3] 31 43 97 34 74 97
)case"},
    {"OptionalGetElement_v28.element_seq_bfloat16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(bfloat16)) { [2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125 0.0947265625 [3,2]
    -4.21875 -4.21875 0.470703125 0.7890625 0.46875 0.1181640625 }
output: seq(tensor(bfloat16)) { [2,3] -2.75 0.06982421875 1.2421875 -7.34375 0.12158203125 0.0947265625 [3,2]
    -4.21875 -4.21875 0.470703125 0.7890625 0.46875 0.1181640625 }
)case"},
    {"OptionalGetElement_v28.element_seq_bool", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(bool)) { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 }
output: seq(tensor(bool)) { [2,3] 1 1 0 1 0 0 [3,2] 0 1 1 1 1 1 }
)case"},
    {"OptionalGetElement_v28.element_seq_complex128", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) }
output: seq(tensor(complex128)) { [2,3] (1.69056772,0.9311132421) (-0.33864642,-0.5555811791)
    (2.230556455,-0.432991879) (2.39797357,9.693223397) (2.39797357,9.693223397) (-0.4003239487,1.91703011)
    [3,2] (0.285425256,-0.07006319903) (0.1182720747,-0.2625040552) (3.734152814,-8.901683882)
    (0.3100219984,0.4813783088) (-2.335645626,-1.585306469) (0.7261196695,-4.570699948) }
)case"},
    {"OptionalGetElement_v28.element_seq_complex64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947) (1.7813,-1.3316)
    (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) }
output: seq(tensor(complex64)) { [2,3] (0.25628,-4.1746) (0.85794,-8.8579) (0.3684,0.1976) (9.0574,-1.0435)
    (9.0574,-1.0435) (0.67704,-3.849) [3,2] (-0.87317,-1.0675) (0.44581,-8.2947) (1.7813,-1.3316)
    (4.2397,-2.7252) (0.44581,-8.2947) (0.87486,-0.23558) }
)case"},
    {"OptionalGetElement_v28.element_seq_double", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113 -0.08010877437 }
output: seq(tensor(double)) { [2,3] -0.5330403707 2.197582811 -14.49297352 0.2056456082 -14.49297352
    0.1856230381 [3,2] 14.29181682 14.29181682 4.641054026 -0.1868056028 12.65204113 -0.08010877437 }
)case"},
    {"OptionalGetElement_v28.element_seq_float", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982 -2.8192
    9.5124 -3.2178 9.5124 -0.29595 }
output: seq(tensor(float)) { [2,3] 0.87939 0.080417 -0.1887 0.33416 0.87939 -0.78487 [3,2] 0.082982 -2.8192
    9.5124 -3.2178 9.5124 -0.29595 }
)case"},
    {"OptionalGetElement_v28.element_seq_float16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 }
output: seq(tensor(float16)) { [2,3] 2.142578125 0.30859375 -0.10418701171875 -5.0859375 3.0625
    -0.08538818359375 [3,2] -0.15234375 -2.12890625 -10.7734375 3.947265625 3.365234375 -10.7734375 }
)case"},
    {"OptionalGetElement_v28.element_seq_float4e2m1", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float4e2m1)) { [2,3] 1 -1 -2 -0.5 -1.5 -2 [3,2] 2 6 4 6 -1.5 -4 }
output: seq(tensor(float4e2m1)) { [2,3] 1 -1 -2 -0.5 -1.5 -2 [3,2] 2 6 4 6 -1.5 -4 }
)case"},
    {"OptionalGetElement_v28.element_seq_float6e2m3", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float6e2m3)) { [2,3] -2.75 4.5 4.5 0.75 0.625 4 [3,2] 2.75 3.5 1.25 4 0.875 4 }
output: seq(tensor(float6e2m3)) { [2,3] -2.75 4.5 4.5 0.75 0.625 4 [3,2] 2.75 3.5 1.25 4 0.875 4 }
)case"},
    {"OptionalGetElement_v28.element_seq_float6e3m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float6e3m2)) { [2,3] 2.5 -14 1.5 0.875 -14 0.625 [3,2] -1 6 -3 -0.5 0.3125 6 }
output: seq(tensor(float6e3m2)) { [2,3] 2.5 -14 1.5 0.875 -14 0.625 [3,2] -1 6 -3 -0.5 0.3125 6 }
)case"},
    {"OptionalGetElement_v28.element_seq_float8e4m3fn", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float8e4m3fn)) { [2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14 [3,2] 1.625 -40 1.125 -40
    0.05859375 -1.25 }
output: seq(tensor(float8e4m3fn)) { [2,3] -0.03125 0.001953125 -0.0703125 -0.5 14 14 [3,2] 1.625 -40 1.125 -40
    0.05859375 -1.25 }
)case"},
    {"OptionalGetElement_v28.element_seq_float8e4m3fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float8e4m3fnuz)) { [2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875 [3,2] 0.013671875 0.09375
    60 2.5 60 2.25 }
output: seq(tensor(float8e4m3fnuz)) { [2,3] 22 -1 22 -0.078125 -0.0703125 0.01171875 [3,2] 0.013671875 0.09375
    60 2.5 60 2.25 }
)case"},
    {"OptionalGetElement_v28.element_seq_float8e5m2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float8e5m2)) { [2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05 [3,2] 0.15625
    -16 1.75 10 -16 0.25 }
output: seq(tensor(float8e5m2)) { [2,3] -0.21875 0.15625 0 -3.5 0.00018310546875 9.1552734375e-05 [3,2]
    0.15625 -16 1.75 10 -16 0.25 }
)case"},
    {"OptionalGetElement_v28.element_seq_float8e5m2fnuz", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float8e5m2fnuz)) { [2,3] -0.00048828125 40 -14 -1 40 0.0068359375 [3,2] 0.01953125
    2.288818359375e-05 -64 -40 -14 -64 }
output: seq(tensor(float8e5m2fnuz)) { [2,3] -0.00048828125 40 -14 -1 40 0.0068359375 [3,2] 0.01953125
    2.288818359375e-05 -64 -40 -14 -64 }
)case"},
    {"OptionalGetElement_v28.element_seq_float8e8m0", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(float8e8m0)) { [2,3] 0.5 1 0.0078125 0.03125 2 4 [3,2] 0.125 0.03125 0.0078125 0.25 2 1 }
output: seq(tensor(float8e8m0)) { [2,3] 0.5 1 0.0078125 0.03125 2 4 [3,2] 0.125 0.03125 0.0078125 0.25 2 1 }
)case"},
    {"OptionalGetElement_v28.element_seq_int16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 }
output: seq(tensor(int16)) { [2,3] 55 -95 -95 -13 -81 20 [3,2] -99 -294 83 -294 6 51 }
)case"},
    {"OptionalGetElement_v28.element_seq_int2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(int2)) { [2,3] 0 -2 1 -1 -2 -2 [3,2] 0 -2 1 -1 -2 -1 }
output: seq(tensor(int2)) { [2,3] 0 -2 1 -1 -2 -2 [3,2] 0 -2 1 -1 -2 -1 }
)case"},
    {"OptionalGetElement_v28.element_seq_int32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47 23 }
output: seq(tensor(int32)) { [2,3] 26 -53 -53 -49 -18 17 [3,2] -46 -15017052 15300351 15300351 47 23 }
)case"},
    {"OptionalGetElement_v28.element_seq_int4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(int4)) { [2,3] -8 -4 -8 2 7 -2 [3,2] 3 -3 -4 5 4 -1 }
output: seq(tensor(int4)) { [2,3] -8 -4 -8 2 7 -2 [3,2] 3 -3 -4 5 4 -1 }
)case"},
    {"OptionalGetElement_v28.element_seq_int64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46 -95 -79 53
    -69 }
output: seq(tensor(int64)) { [2,3] -60 23553403213784482 -59 89 23553403213784482 20 [3,2] -95 46 -95 -79 53
    -69 }
)case"},
    {"OptionalGetElement_v28.element_seq_int8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(int8)) { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 }
output: seq(tensor(int8)) { [2,3] -61 109 25 93 109 -30 [3,2] 3 48 -79 28 82 82 }
)case"},
    {"OptionalGetElement_v28.element_seq_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
output: seq(tensor(string)) { [2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9"
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "alpha" "line\x0abreak" "tab\x09" "Beta" "\xc3\xa9t\xc3\xa9" "back\\slash" }
)case"},
    {"OptionalGetElement_v28.element_seq_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(uint16)) { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 }
output: seq(tensor(uint16)) { [2,3] 14 35 74 18 246 69 [3,2] 73 32 20 651 83 651 }
)case"},
    {"OptionalGetElement_v28.element_seq_uint2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(uint2)) { [2,3] 0 2 3 3 2 1 [3,2] 1 2 3 3 3 3 }
output: seq(tensor(uint2)) { [2,3] 0 2 3 3 2 1 [3,2] 1 2 3 3 3 3 }
)case"},
    {"OptionalGetElement_v28.element_seq_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975 }
output: seq(tensor(uint32)) { [2,3] 44 35521886 63 5 7 35521886 [3,2] 12854975 15 72 92 75 12854975 }
)case"},
    {"OptionalGetElement_v28.element_seq_uint4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(uint4)) { [2,3] 3 14 8 14 11 6 [3,2] 14 14 4 11 1 7 }
output: seq(tensor(uint4)) { [2,3] 3 14 8 14 11 6 [3,2] 14 14 4 11 1 7 }
)case"},
    {"OptionalGetElement_v28.element_seq_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(uint64)) { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 }
output: seq(tensor(uint64)) { [2,3] 97 17 49 78 1 97 [3,2] 54 80 11 1 59 9571901264841708 }
)case"},
    {"OptionalGetElement_v28.element_seq_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: seq(tensor(uint8)) { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 }
output: seq(tensor(uint8)) { [2,3] 31 43 97 34 74 97 [3,2] 32 71 52 159 159 157 }
)case"},
    {"OptionalGetElement_v28.element_string", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(string)[2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "end" "{}" "\xf0\x9f\x98\x80" "Beta" "\xc3\xa9t\xc3\xa9" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"OptionalGetElement_v28.element_uint16", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(uint16)[2,3] 14 35 74 18 246 69
output: tensor(uint16)[2,3] 14 35 74 18 246 69
)case"},
    {"OptionalGetElement_v28.element_uint2", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(uint2)[2,3] 0 2 3 3 2 1
output: tensor(uint2)[2,3] 0 2 3 3 2 1
)case"},
    {"OptionalGetElement_v28.element_uint32", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(uint32)[2,3] 44 35521886 63 5 7 35521886
output: tensor(uint32)[2,3] 44 35521886 63 5 7 35521886
)case"},
    {"OptionalGetElement_v28.element_uint4", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(uint4)[2,3] 3 14 8 14 11 6
output: tensor(uint4)[2,3] 3 14 8 14 11 6
)case"},
    {"OptionalGetElement_v28.element_uint64", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(uint64)[2,3] 97 17 49 78 1 97
output: tensor(uint64)[2,3] 97 17 49 78 1 97
)case"},
    {"OptionalGetElement_v28.element_uint8", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: tensor(uint8)[2,3] 31 43 97 34 74 97
output: tensor(uint8)[2,3] 31 43 97 34 74 97
)case"},
    {"OptionalGetElement_v28.element_without_elements", Origin::Derived, "reference", R"case(
output = OptionalGetElement-28(input)
input: optional(tensor(int64)) { [0,2] }
output: tensor(int64)[0,2]
)case"},
    {"OptionalGetElement_v28.test_optional_get_element_optional_sequence", Origin::Official, "official",
     R"case(
output = OptionalGetElement-28(optional_input)
optional_input: optional(seq(tensor(int32))) { { [4] 1 2 3 4 } }
output: seq(tensor(int32)) { [4] 1 2 3 4 }
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v28.test_optional_get_element_optional_tensor", Origin::Official, "official",
     R"case(
output = OptionalGetElement-28(optional_input)
optional_input: optional(tensor(float)) { [4] 1 2 3 4 }
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v28.test_optional_get_element_sequence", Origin::Official, "official", R"case(
output = OptionalGetElement-28(optional_input)
optional_input: seq(tensor(int32)) { [4] 1 2 3 4 }
output: seq(tensor(int32)) { [4] 1 2 3 4 }
rtol=0.001 atol=1e-07
)case"},
    {"OptionalGetElement_v28.test_optional_get_element_tensor", Origin::Official, "official", R"case(
output = OptionalGetElement-28(optional_input)
optional_input: tensor(float)[4] 1 2 3 4
output: tensor(float)[4] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
