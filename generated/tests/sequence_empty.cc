// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/SequenceEmpty.pack
//   tests/cases/ai.onnx/SequenceEmpty.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"SequenceEmpty_v11.default", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11()
output: seq(tensor(float)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_bool", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=9
output: seq(tensor(bool)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_complex128", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=15
output: seq(tensor(complex128)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_complex64", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=14
output: seq(tensor(complex64)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_double", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=11
output: seq(tensor(double)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_float", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=1
output: seq(tensor(float)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_float16", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=10
output: seq(tensor(float16)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_int16", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=5
output: seq(tensor(int16)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_int32", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=6
output: seq(tensor(int32)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_int64", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=7
output: seq(tensor(int64)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_int8", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=3
output: seq(tensor(int8)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_string", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=8
output: seq(tensor(string)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_uint16", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=4
output: seq(tensor(uint16)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_uint32", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=12
output: seq(tensor(uint32)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_uint64", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=13
output: seq(tensor(uint64)) { }
)case"},
    {"SequenceEmpty_v11.dtype_seq_uint8", Origin::Derived, "reference", R"case(
output = SequenceEmpty-11() dtype=2
output: seq(tensor(uint8)) { }
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"SequenceEmpty_v11.test_sequence_model1", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceEmpty.pack", "test_sequence_model1"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
