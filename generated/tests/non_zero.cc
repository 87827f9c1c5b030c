// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/NonZero.pack
//   tests/cases/ai.onnx/NonZero.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"NonZero_v9.all_zero_float", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float)[2,3] 0 0 0 0 0 0
Y: tensor(int64)[2,0]
)case"},
    {"NonZero_v9.corners_double", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(double)[14] nan 2.2250738585072014e-308 0 1.7976931348623157e+308 -1.7976931348623157e+308 -inf -1
    5e-324 -0 1 inf 1.013876327 -5.614352648 -8.066014388
Y: tensor(int64)[1,12] 0 1 3 4 5 6 7 9 10 11 12 13
)case"},
    {"NonZero_v9.corners_float", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float)[14] 1 -1 0 nan -3.4028235e+38 -inf 3.4028235e+38 inf 1e-45 -0 1.1754944e-38 -1.0143 0.48065
    -1.4739
Y: tensor(int64)[1,12] 0 1 3 4 5 6 7 8 10 11 12 13
)case"},
    {"NonZero_v9.corners_float16", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float16)[14] -65504 1 5.960464477539063e-08 65504 -0 inf 6.103515625e-05 -1 0 nan -inf -4.12109375
    9.3203125 1.6162109375
Y: tensor(int64)[1,12] 0 1 2 3 5 6 7 9 10 11 12 13
)case"},
    {"NonZero_v9.matrix_bool", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(bool)[2,4] 0 1 0 1 1 0 0 1
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_complex128", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(complex128)[2,4] (0,0) (3,0) (0,0) (-1,0) (2,0) (0,0) (0,0) (5,0)
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_complex64", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(complex64)[2,4] (0,0) (3,0) (0,0) (-1,0) (2,0) (0,0) (0,0) (5,0)
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_double", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(double)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_float", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_float16", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float16)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_int16", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(int16)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_int32", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(int32)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_int64", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(int64)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_int8", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(int8)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_string", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(string)[2,4] "" "a" "" "b" "0" "" "" " "
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_uint16", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(uint16)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_uint32", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(uint32)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_uint64", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(uint64)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.matrix_uint8", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(uint8)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v9.no_elements_float", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float)[2,0]
Y: tensor(int64)[2,0]
)case"},
    {"NonZero_v9.scalar_float", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float)[] 3
Y: tensor(int64)[0,1]
)case"},
    {"NonZero_v9.test_nonzero_example@1_5_0", Origin::Official, "official", R"case(
result = NonZero-9(condition)
condition: tensor(bool)[2,2] 1 0 1 1
result: tensor(int64)[2,3] 0 1 1 0 0 1
rtol=0.001 atol=1e-07
)case"},
    {"NonZero_v9.three_axes_bool", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(bool)[2,3,2] 0 1 0 0 1 1 1 0 0 0 0 1
Y: tensor(int64)[3,5] 0 0 0 1 1 0 2 2 0 2 1 0 1 0 1
)case"},
    {"NonZero_v9.three_axes_float", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(float)[2,3,2] 0 1 0 0 1 1 1 0 0 0 0 1
Y: tensor(int64)[3,5] 0 0 0 1 1 0 2 2 0 2 1 0 1 0 1
)case"},
    {"NonZero_v9.three_axes_int64", Origin::Derived, "numpy", R"case(
Y = NonZero-9(X)
X: tensor(int64)[2,3,2] 0 1 0 0 1 1 1 0 0 0 0 1
Y: tensor(int64)[3,5] 0 0 0 1 1 0 2 2 0 2 1 0 1 0 1
)case"},
    {"NonZero_v13.all_zero_float", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float)[2,3] 0 0 0 0 0 0
Y: tensor(int64)[2,0]
)case"},
    {"NonZero_v13.corners_double", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(double)[14] nan 2.2250738585072014e-308 0 1.7976931348623157e+308 -1.7976931348623157e+308 -inf -1
    5e-324 -0 1 inf 1.013876327 -5.614352648 -8.066014388
Y: tensor(int64)[1,12] 0 1 3 4 5 6 7 9 10 11 12 13
)case"},
    {"NonZero_v13.corners_float", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float)[14] 1 -1 0 nan -3.4028235e+38 -inf 3.4028235e+38 inf 1e-45 -0 1.1754944e-38 -1.0143 0.48065
    -1.4739
Y: tensor(int64)[1,12] 0 1 3 4 5 6 7 8 10 11 12 13
)case"},
    {"NonZero_v13.corners_float16", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float16)[14] -65504 1 5.960464477539063e-08 65504 -0 inf 6.103515625e-05 -1 0 nan -inf -4.12109375
    9.3203125 1.6162109375
Y: tensor(int64)[1,12] 0 1 2 3 5 6 7 9 10 11 12 13
)case"},
    {"NonZero_v13.matrix_bfloat16", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(bfloat16)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_bool", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(bool)[2,4] 0 1 0 1 1 0 0 1
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_complex128", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(complex128)[2,4] (0,0) (3,0) (0,0) (-1,0) (2,0) (0,0) (0,0) (5,0)
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_complex64", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(complex64)[2,4] (0,0) (3,0) (0,0) (-1,0) (2,0) (0,0) (0,0) (5,0)
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_double", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(double)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_float", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_float16", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float16)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_int16", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(int16)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_int32", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(int32)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_int64", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(int64)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_int8", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(int8)[2,4] 0 3 0 -1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_string", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(string)[2,4] "" "a" "" "b" "0" "" "" " "
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_uint16", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(uint16)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_uint32", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(uint32)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_uint64", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(uint64)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.matrix_uint8", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(uint8)[2,4] 0 3 0 1 2 0 0 5
Y: tensor(int64)[2,4] 0 0 1 1 1 3 0 3
)case"},
    {"NonZero_v13.no_elements_float", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float)[2,0]
Y: tensor(int64)[2,0]
)case"},
    {"NonZero_v13.scalar_float", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float)[] 3
Y: tensor(int64)[0,1]
)case"},
    {"NonZero_v13.test_nonzero_example", Origin::Official, "official", R"case(
result = NonZero-13(condition)
condition: tensor(bool)[2,2] 1 0 1 1
result: tensor(int64)[2,3] 0 1 1 0 0 1
rtol=0.001 atol=1e-07
)case"},
    {"NonZero_v13.three_axes_bool", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(bool)[2,3,2] 0 1 0 0 1 1 1 0 0 0 0 1
Y: tensor(int64)[3,5] 0 0 0 1 1 0 2 2 0 2 1 0 1 0 1
)case"},
    {"NonZero_v13.three_axes_float", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(float)[2,3,2] 0 1 0 0 1 1 1 0 0 0 0 1
Y: tensor(int64)[3,5] 0 0 0 1 1 0 2 2 0 2 1 0 1 0 1
)case"},
    {"NonZero_v13.three_axes_int64", Origin::Derived, "numpy", R"case(
Y = NonZero-13(X)
X: tensor(int64)[2,3,2] 0 1 0 0 1 1 1 0 0 0 0 1
Y: tensor(int64)[3,5] 0 0 0 1 1 0 2 2 0 2 1 0 1 0 1
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
