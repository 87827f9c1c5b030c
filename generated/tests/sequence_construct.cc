// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/SequenceConstruct.pack
//   tests/cases/ai.onnx/SequenceConstruct.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"SequenceConstruct_v11.one_tensor_float", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0)
inputs0: tensor(float)[3,2] 0.11966 -2.6897 0.2703 0.17948 0.30592 -2.6897
output_sequence: seq(tensor(float)) { [3,2] 0.11966 -2.6897 0.2703 0.17948 0.30592 -2.6897 }
)case"},
    {"SequenceConstruct_v11.shapes_bool", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(bool)[2,3] 1 1 0 0 1 1
inputs1: tensor(bool)[1] 0
inputs2: tensor(bool)[] 0
inputs3: tensor(bool)[0,2]
output_sequence: seq(tensor(bool)) { [2,3] 1 1 0 0 1 1 [1] 0 [] 0 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_complex128", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(complex128)[2,3] (2.287711355,-0.951188922) (-2.268022269,-11.74133851)
    (-2.758180836,-0.827877275) (-0.09282543694,3.335087223) (-2.268022269,-11.74133851)
    (1.336041883,7.028568755)
inputs1: tensor(complex128)[1] (-10.44813297,-0.06497977855)
inputs2: tensor(complex128)[] (0.09974870913,-0.1236801893)
inputs3: tensor(complex128)[0,2]
output_sequence: seq(tensor(complex128)) { [2,3] (2.287711355,-0.951188922) (-2.268022269,-11.74133851)
    (-2.758180836,-0.827877275) (-0.09282543694,3.335087223) (-2.268022269,-11.74133851)
    (1.336041883,7.028568755) [1] (-10.44813297,-0.06497977855) [] (0.09974870913,-0.1236801893) [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_complex64", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(complex64)[2,3] (-0.91377,-4.9888) (1.988,-1.0826) (0.10205,5.5222) (14.323,-9.6432)
    (14.323,-9.6432) (-3.1193,0.076063)
inputs1: tensor(complex64)[1] (-14.814,-0.067152)
inputs2: tensor(complex64)[] (-8.0929,9.9483)
inputs3: tensor(complex64)[0,2]
output_sequence: seq(tensor(complex64)) { [2,3] (-0.91377,-4.9888) (1.988,-1.0826) (0.10205,5.5222)
    (14.323,-9.6432) (14.323,-9.6432) (-3.1193,0.076063) [1] (-14.814,-0.067152) [] (-8.0929,9.9483) [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_double", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(double)[2,3] -0.5100532822 -15.25968432 -0.2624305853 -1.212563788 -15.25968432 -0.09262954754
inputs1: tensor(double)[1] -0.3751306088
inputs2: tensor(double)[] -0.1252382078
inputs3: tensor(double)[0,2]
output_sequence: seq(tensor(double)) { [2,3] -0.5100532822 -15.25968432 -0.2624305853 -1.212563788
    -15.25968432 -0.09262954754 [1] -0.3751306088 [] -0.1252382078 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_float", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(float)[2,3] 5.5645 14.641 14.641 -5.8913 0.69139 -3.4349
inputs1: tensor(float)[1] 0.45801
inputs2: tensor(float)[] -0.21544
inputs3: tensor(float)[0,2]
output_sequence: seq(tensor(float)) { [2,3] 5.5645 14.641 14.641 -5.8913 0.69139 -3.4349 [1] 0.45801 []
    -0.21544 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_float16", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(float16)[2,3] 9.109375 -5.38671875 1.451171875 -12.3125 -12.3125 1.1845703125
inputs1: tensor(float16)[1] -0.08404541015625
inputs2: tensor(float16)[] 8.7265625
inputs3: tensor(float16)[0,2]
output_sequence: seq(tensor(float16)) { [2,3] 9.109375 -5.38671875 1.451171875 -12.3125 -12.3125 1.1845703125
    [1] -0.08404541015625 [] 8.7265625 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_int16", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(int16)[2,3] 120 -185 -54 -2 -11 -93
inputs1: tensor(int16)[1] 75
inputs2: tensor(int16)[] 309
inputs3: tensor(int16)[0,2]
output_sequence: seq(tensor(int16)) { [2,3] 120 -185 -54 -2 -11 -93 [1] 75 [] 309 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_int32", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(int32)[2,3] 17940677 76 17940677 40 99 86
inputs1: tensor(int32)[1] 37
inputs2: tensor(int32)[] 60
inputs3: tensor(int32)[0,2]
output_sequence: seq(tensor(int32)) { [2,3] 17940677 76 17940677 40 99 86 [1] 37 [] 60 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_int64", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(int64)[2,3] 29 -23065701771158894 -21 -88 -23065701771158894 -57
inputs1: tensor(int64)[1] -17
inputs2: tensor(int64)[] -66
inputs3: tensor(int64)[0,2]
output_sequence: seq(tensor(int64)) { [2,3] 29 -23065701771158894 -21 -88 -23065701771158894 -57 [1] -17 []
    -66 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_int8", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(int8)[2,3] 72 22 18 -39 -99 -99
inputs1: tensor(int8)[1] -48
inputs2: tensor(int8)[] 67
inputs3: tensor(int8)[0,2]
output_sequence: seq(tensor(int8)) { [2,3] 72 22 18 -39 -99 -99 [1] -48 [] 67 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_string", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(string)[2,3] "quote\"s" "line\x0abreak" "end" "\xf0\x9f\x98\x80" "alpha" "beta "
inputs1: tensor(string)[1] "{}"
inputs2: tensor(string)[] "{}"
inputs3: tensor(string)[0,2]
output_sequence: seq(tensor(string)) { [2,3] "quote\"s" "line\x0abreak" "end" "\xf0\x9f\x98\x80" "alpha"
    "beta " [1] "{}" [] "{}" [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_uint16", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(uint16)[2,3] 77 35 87 87 14 63
inputs1: tensor(uint16)[1] 64
inputs2: tensor(uint16)[] 38
inputs3: tensor(uint16)[0,2]
output_sequence: seq(tensor(uint16)) { [2,3] 77 35 87 87 14 63 [1] 64 [] 38 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_uint32", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(uint32)[2,3] 75 46 58 31680115 3 3182796
inputs1: tensor(uint32)[1] 1
inputs2: tensor(uint32)[] 11905570
inputs3: tensor(uint32)[0,2]
output_sequence: seq(tensor(uint32)) { [2,3] 75 46 58 31680115 3 3182796 [1] 1 [] 11905570 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_uint64", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(uint64)[2,3] 129601802357668800 69 96215103799991360 23 36662344398962912 129601802357668800
inputs1: tensor(uint64)[1] 1
inputs2: tensor(uint64)[] 4
inputs3: tensor(uint64)[0,2]
output_sequence: seq(tensor(uint64)) { [2,3] 129601802357668800 69 96215103799991360 23 36662344398962912
    129601802357668800 [1] 1 [] 4 [0,2] }
)case"},
    {"SequenceConstruct_v11.shapes_uint8", Origin::Derived, "reference", R"case(
output_sequence = SequenceConstruct-11(inputs0, inputs1, inputs2, inputs3)
inputs0: tensor(uint8)[2,3] 30 8 91 255 25 255
inputs1: tensor(uint8)[1] 75
inputs2: tensor(uint8)[] 59
inputs3: tensor(uint8)[0,2]
output_sequence: seq(tensor(uint8)) { [2,3] 30 8 91 255 25 255 [1] 75 [] 59 [0,2] }
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"SequenceConstruct_v11.test_sequence_model2", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceConstruct.pack", "test_sequence_model2"},
    {"SequenceConstruct_v11.test_sequence_model3", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceConstruct.pack", "test_sequence_model3"},
    {"SequenceConstruct_v11.test_sequence_model4", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceConstruct.pack", "test_sequence_model4"},
    {"SequenceConstruct_v11.test_sequence_model5", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceConstruct.pack", "test_sequence_model5"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
