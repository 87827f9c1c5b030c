// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/QuantizeLinear.pack
//   tests/cases/ai.onnx/QuantizeLinear.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"QuantizeLinear_v28.uint8_without_a_zero_point_float_float", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale)
x: tensor(float)[2,3] 0 1.25 -1 300 5 1e+10
y_scale: tensor(float)[] 0.5
y: tensor(uint8)[2,3] 0 2 0 255 10 255
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
