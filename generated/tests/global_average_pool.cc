// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/GlobalAveragePool.pack
//   tests/cases/ai.onnx/GlobalAveragePool.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"GlobalAveragePool_v1.one_axis_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(float)[2,3,7] -0.5 4 2.5 -3 -4 -1.5 3.5 1.5 -1 -2 -2.5 0.5 1 3 -3.5 0 2 0 -0.5 -1 0 -1.5 -3 -2 -0.5
    -2 2 -3.5 3.5 -1.5 3 -3 3.5 -4 3.5 -3.5 0 3.5 -1 1 3 -3
Y: tensor(float)[2,3,1] 0.14285715 0.071428575 -0.42857143 -1.5 0.71428573 0
rtol=0 atol=1.4986310361564392e-06
)case"},
    {"GlobalAveragePool_v1.test_globalaveragepool_precomputed@1_1_2", Origin::Official, "official", R"case(
y = GlobalAveragePool-1(x)
x: tensor(float)[1,1,3,3] 1 2 3 4 5 6 7 8 9
y: tensor(float)[1,1,1,1] 5
rtol=0.001 atol=1e-07
)case"},
    {"GlobalAveragePool_v1.three_axes_double", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(double)[1,2,3,2,3] -1 -0.5 -3.5 -2 0 -2.5 1 -4 0.5 3.5 3 2 4 2.5 -1.5 -3 1.5 -2.5 0 -0.5 3 2.5 -3
    -1.5 -1.5 3.5 1 -2 3.5 2.5 1.5 3.5 -4 2 1 -2.5
Y: tensor(double)[1,2,1,1,1] -0.1388888888888889 0.5
rtol=0 atol=1.924386576016938e-15
)case"},
    {"GlobalAveragePool_v1.three_axes_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(float)[1,2,3,2,3] -3.5 3 -0.5 4 3.5 0 1.5 -2.5 2 2.5 -4 -1 1 -2 0.5 -1.5 -3 -0.5 1 -3.5 -2 -3 1 -3.5
    -2.5 -2.5 -1.5 3.5 -2 1.5 2.5 3 -2.5 -4 2 2.5
Y: tensor(float)[1,2,1,1,1] -0.027777778 -0.5555556
rtol=0 atol=1.1656019296424347e-06
)case"},
    {"GlobalAveragePool_v1.three_axes_float16", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(float16)[1,2,3,2,3] -2.5 -1.5 -2 -4 -3.5 -1 0.5 4 -3 0 1.5 3.5 1 3 -0.5 2.5 2 2 -1 3 3 1 4 3.5 -4 -3
    4 0.5 1 3 3 -2 -1 -2.5 0.5 -4
Y: tensor(float16)[1,2,1,1,1] 0.111083984375 0.5
rtol=0 atol=0.009552001953125
)case"},
    {"GlobalAveragePool_v22.one_axis_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(float)[2,3,7] -0.5 4 2.5 -3 -4 -1.5 3.5 1.5 -1 -2 -2.5 0.5 1 3 -3.5 0 2 0 -0.5 -1 0 -1.5 -3 -2 -0.5
    -2 2 -3.5 3.5 -1.5 3 -3 3.5 -4 3.5 -3.5 0 3.5 -1 1 3 -3
Y: tensor(float)[2,3,1] 0.14285715 0.071428575 -0.42857143 -1.5 0.71428573 0
rtol=0 atol=1.4986310361564392e-06
)case"},
    {"GlobalAveragePool_v22.test_globalaveragepool_precomputed", Origin::Official, "official", R"case(
y = GlobalAveragePool-22(x)
x: tensor(float)[1,1,3,3] 1 2 3 4 5 6 7 8 9
y: tensor(float)[1,1,1,1] 5
rtol=0.001 atol=1e-07
)case"},
    {"GlobalAveragePool_v22.three_axes_bfloat16", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(bfloat16)[1,2,3,2,3] 1.5 3.5 3 -1.5 0.5 -2 -1 -3.5 1 0 2.5 2 -2.5 -3 4 -0.5 3.5 -1.5 -4 0 -2.5 -1.5
    1 -2.5 3 0 2.5 3.5 -1 0 0 -3.5 1 2 3 -3
Y: tensor(bfloat16)[1,2,1,1,1] 0.333984375 -0.111328125
rtol=0 atol=0.064453125
)case"},
    {"GlobalAveragePool_v22.three_axes_double", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(double)[1,2,3,2,3] -1 -0.5 -3.5 -2 0 -2.5 1 -4 0.5 3.5 3 2 4 2.5 -1.5 -3 1.5 -2.5 0 -0.5 3 2.5 -3
    -1.5 -1.5 3.5 1 -2 3.5 2.5 1.5 3.5 -4 2 1 -2.5
Y: tensor(double)[1,2,1,1,1] -0.1388888888888889 0.5
rtol=0 atol=1.924386576016938e-15
)case"},
    {"GlobalAveragePool_v22.three_axes_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(float)[1,2,3,2,3] -3.5 3 -0.5 4 3.5 0 1.5 -2.5 2 2.5 -4 -1 1 -2 0.5 -1.5 -3 -0.5 1 -3.5 -2 -3 1 -3.5
    -2.5 -2.5 -1.5 3.5 -2 1.5 2.5 3 -2.5 -4 2 2.5
Y: tensor(float)[1,2,1,1,1] -0.027777778 -0.5555556
rtol=0 atol=1.1656019296424347e-06
)case"},
    {"GlobalAveragePool_v22.three_axes_float16", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(float16)[1,2,3,2,3] -2.5 -1.5 -2 -4 -3.5 -1 0.5 4 -3 0 1.5 3.5 1 3 -0.5 2.5 2 2 -1 3 3 1 4 3.5 -4 -3
    4 0.5 1 3 3 -2 -1 -2.5 0.5 -4
Y: tensor(float16)[1,2,1,1,1] 0.111083984375 0.5
rtol=0 atol=0.009552001953125
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"GlobalAveragePool_v1.large_planes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.large_planes_double"},
    {"GlobalAveragePool_v1.large_planes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.large_planes_float"},
    {"GlobalAveragePool_v1.large_planes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.large_planes_float16"},
    {"GlobalAveragePool_v1.test_globalaveragepool@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/GlobalAveragePool.pack", "test_globalaveragepool@1.1.2"},
    {"GlobalAveragePool_v1.two_axes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.two_axes_double"},
    {"GlobalAveragePool_v1.two_axes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.two_axes_float"},
    {"GlobalAveragePool_v1.two_axes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.two_axes_float16"},
    {"GlobalAveragePool_v22.large_planes_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_bfloat16"},
    {"GlobalAveragePool_v22.large_planes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_double"},
    {"GlobalAveragePool_v22.large_planes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_float"},
    {"GlobalAveragePool_v22.large_planes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_float16"},
    {"GlobalAveragePool_v22.test_globalaveragepool", Origin::Official, "official",
     "schemas/cases/ai.onnx/GlobalAveragePool.pack", "test_globalaveragepool"},
    {"GlobalAveragePool_v22.two_axes_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_bfloat16"},
    {"GlobalAveragePool_v22.two_axes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_double"},
    {"GlobalAveragePool_v22.two_axes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_float"},
    {"GlobalAveragePool_v22.two_axes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_float16"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
