// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Slice.pack
//   tests/cases/ai.onnx/Slice.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Slice_v13.steps_uint64_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint64)[3,5] 66548560424848408 173079767871479200 89 41 86 85 64 173079767871479200 11 49 91 57
    83 28 27
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint64)[2,2] 86 89 27 83
)case"},
    {"Slice_v13.steps_uint8_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint8)[3,5] 45 60 41 149 23 207 5 47 69 2 62 76 42 207 16
starts: tensor(int32)[2] 0 4
ends: tensor(int32)[2] 3 0
axes: tensor(int32)[2] 0 1
steps: tensor(int32)[2] 2 -2
output: tensor(uint8)[2,2] 23 41 16 42
)case"},
    {"Slice_v13.steps_uint8_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, axes, steps)
data: tensor(uint8)[3,5] 45 60 41 149 23 207 5 47 69 2 62 76 42 207 16
starts: tensor(int64)[2] 0 4
ends: tensor(int64)[2] 3 0
axes: tensor(int64)[2] 0 1
steps: tensor(int64)[2] 2 -2
output: tensor(uint8)[2,2] 23 41 16 42
)case"},
    {"Slice_v13.steps_without_axes_float_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, _, steps)
data: tensor(float)[4,5] 0.065056 0.14279 -6.1936 -0.93679 12.39 -0.20426 6.4056 12.39 0.45487 0.3933 2.3024
    2.0142 -5.7254 -7.1121 -1.4942 -0.28123 -1.7094 -5.9241 -3.8951 0.38303
starts: tensor(int32)[2] 3 1
ends: tensor(int32)[2] -5 5
steps: tensor(int32)[2] -1 3
output: tensor(float)[4,2] -1.7094 0.38303 2.0142 -1.4942 6.4056 0.3933 0.14279 12.39
)case"},
    {"Slice_v13.steps_without_axes_float_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, _, steps)
data: tensor(float)[4,5] 0.065056 0.14279 -6.1936 -0.93679 12.39 -0.20426 6.4056 12.39 0.45487 0.3933 2.3024
    2.0142 -5.7254 -7.1121 -1.4942 -0.28123 -1.7094 -5.9241 -3.8951 0.38303
starts: tensor(int64)[2] 3 1
ends: tensor(int64)[2] -5 5
steps: tensor(int64)[2] -1 3
output: tensor(float)[4,2] -1.7094 0.38303 2.0142 -1.4942 6.4056 0.3933 0.14279 12.39
)case"},
    {"Slice_v13.steps_without_axes_string_int32", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, _, steps)
data: tensor(string)[4,5] "" "a,b" "beta " "zz top" "0" "-1.5" "quote\"s" "Omega" "\xc3\xa9t\xc3\xa9" "Beta"
    "alpha" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "nan" "end"
    "\xf0\x9f\x98\x80" "back\\slash" "{}"
starts: tensor(int32)[2] 3 1
ends: tensor(int32)[2] -5 5
steps: tensor(int32)[2] -1 3
output: tensor(string)[4,2] "end" "{}" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "Beta"
    "a,b" "0"
)case"},
    {"Slice_v13.steps_without_axes_string_int64", Origin::Derived, "reference", R"case(
output = Slice-13(data, starts, ends, _, steps)
data: tensor(string)[4,5] "" "a,b" "beta " "zz top" "0" "-1.5" "quote\"s" "Omega" "\xc3\xa9t\xc3\xa9" "Beta"
    "alpha" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "nan" "end"
    "\xf0\x9f\x98\x80" "back\\slash" "{}"
starts: tensor(int64)[2] 3 1
ends: tensor(int64)[2] -5 5
steps: tensor(int64)[2] -1 3
output: tensor(string)[4,2] "end" "{}" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "Beta"
    "a,b" "0"
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Slice_v13.test_slice", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice"},
    {"Slice_v13.test_slice_default_axes", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_default_axes"},
    {"Slice_v13.test_slice_default_steps", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_default_steps"},
    {"Slice_v13.test_slice_end_out_of_bounds", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_end_out_of_bounds"},
    {"Slice_v13.test_slice_neg", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_neg"},
    {"Slice_v13.test_slice_neg_steps", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_neg_steps"},
    {"Slice_v13.test_slice_negative_axes", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_negative_axes"},
    {"Slice_v13.test_slice_start_out_of_bounds", Origin::Official, "official",
     "schemas/cases/ai.onnx/Slice.pack", "test_slice_start_out_of_bounds"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
