// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/toy.math/Twist.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"toy_math_Twist_v1.plain_float", Origin::Derived, "numpy", R"case(
y = toy.math.Twist-1(x)
x: tensor(float)[2] 1.5 -2
y: tensor(float)[2] 1.5 -2
)case"},
    {"toy_math_Twist_v4.turned_int32", Origin::Derived, "numpy", R"case(
y = toy.math.Twist-4(x) turns=3
x: tensor(int32)[2] 1 -2
y: tensor(int32)[2] 3 -6
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"toy_math_Twist_v2.long_double", Origin::Derived, "numpy",
     "tests/cases/toy.math/Twist.pack", "toy_math_Twist_v2.long_double"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
