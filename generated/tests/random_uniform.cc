// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx/RandomUniform.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"RandomUniform_v1.scalar_float", Origin::Derived, "numpy", R"case(
output = RandomUniform-1() shape=[] dtype=1
output: tensor(float)[] 0
shape
)case"},
    {"RandomUniform_v1.seeded", Origin::Derived, "numpy", R"case(
output = RandomUniform-1() shape=[2,0,3] seed=2.5 low=-1 high=3
output: tensor(float)[2,0,3]
shape
)case"},
    {"RandomUniform_v1.shape_and_type_double", Origin::Derived, "numpy", R"case(
output = RandomUniform-1() shape=[3,4] dtype=11
output: tensor(double)[3,4] 0 0.08333333333333333 0.16666666666666666 0.25 0.3333333333333333
    0.41666666666666663 0.5 0.5833333333333333 0.6666666666666666 0.75 0.8333333333333333 0.9166666666666666
shape
)case"},
    {"RandomUniform_v1.shape_and_type_float", Origin::Derived, "numpy", R"case(
output = RandomUniform-1() shape=[3,4] dtype=1
output: tensor(float)[3,4] 0 0.083333336 0.16666667 0.25 0.33333334 0.41666666 0.5 0.5833333 0.6666667 0.75
    0.8333333 0.9166667
shape
)case"},
    {"RandomUniform_v1.shape_and_type_float16", Origin::Derived, "numpy", R"case(
output = RandomUniform-1() shape=[3,4] dtype=10
output: tensor(float16)[3,4] 0 0.08331298828125 0.1666259765625 0.25 0.333251953125 0.416748046875 0.5
    0.58349609375 0.66650390625 0.75 0.83349609375 0.91650390625
shape
)case"},
    {"RandomUniform_v22.scalar_float", Origin::Derived, "numpy", R"case(
output = RandomUniform-22() shape=[] dtype=1
output: tensor(float)[] 0
shape
)case"},
    {"RandomUniform_v22.seeded", Origin::Derived, "numpy", R"case(
output = RandomUniform-22() shape=[2,0,3] seed=2.5 low=-1 high=3
output: tensor(float)[2,0,3]
shape
)case"},
    {"RandomUniform_v22.shape_and_type_bfloat16", Origin::Derived, "numpy", R"case(
output = RandomUniform-22() shape=[3,4] dtype=16
output: tensor(bfloat16)[3,4] 0 0.08349609375 0.1669921875 0.25 0.333984375 0.416015625 0.5 0.58203125
    0.66796875 0.75 0.83203125 0.91796875
shape
)case"},
    {"RandomUniform_v22.shape_and_type_double", Origin::Derived, "numpy", R"case(
output = RandomUniform-22() shape=[3,4] dtype=11
output: tensor(double)[3,4] 0 0.08333333333333333 0.16666666666666666 0.25 0.3333333333333333
    0.41666666666666663 0.5 0.5833333333333333 0.6666666666666666 0.75 0.8333333333333333 0.9166666666666666
shape
)case"},
    {"RandomUniform_v22.shape_and_type_float", Origin::Derived, "numpy", R"case(
output = RandomUniform-22() shape=[3,4] dtype=1
output: tensor(float)[3,4] 0 0.083333336 0.16666667 0.25 0.33333334 0.41666666 0.5 0.5833333 0.6666667 0.75
    0.8333333 0.9166667
shape
)case"},
    {"RandomUniform_v22.shape_and_type_float16", Origin::Derived, "numpy", R"case(
output = RandomUniform-22() shape=[3,4] dtype=10
output: tensor(float16)[3,4] 0 0.08331298828125 0.1666259765625 0.25 0.333251953125 0.416748046875 0.5
    0.58349609375 0.66650390625 0.75 0.83349609375 0.91650390625
shape
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
