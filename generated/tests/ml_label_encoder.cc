// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx.ml/LabelEncoder.pack
//   tests/cases/ai.onnx.ml/LabelEncoder.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"ml_LabelEncoder_v1.classes_to_places", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-1(X) classes_strings=["a","b","","c"] default_int64=-7
X: tensor(string)[2,2] "b" "zz" "" "a"
Y: tensor(int64)[2,2] 1 -7 2 0
)case"},
    {"ml_LabelEncoder_v1.places_to_classes", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-1(X) classes_strings=["a","b","","c"] default_string="other"
X: tensor(int64)[2,2] 3 4 -1 0
Y: tensor(string)[2,2] "c" "other" "other" "a"
)case"},
    {"ml_LabelEncoder_v1.repeated_class", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-1(X) classes_strings=["a","b","a"]
X: tensor(string)[3] "b" "a" "c"
Y: tensor(int64)[3] 1 2 -1
)case"},
    {"ml_LabelEncoder_v2.default_defaults", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_int64s=[2] values_floats=[4]
X: tensor(int64)[2] 1 2
Y: tensor(float)[2] -0 4
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v2.float_to_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_floats=[3.5,-2,0.25,70] values_floats=[1.5,-20,0,1e+30] default_float=2.5
X: tensor(float)[2,3] -2 70 3.5 4 3 3.5
Y: tensor(float)[2,3] -20 1e+30 1.5 2.5 2.5 1.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v2.float_to_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_floats=[3.5,-2,0.25,70] values_int64s=[10,-20,0,9000000000] default_int64=-77
X: tensor(float)[2,3] -2 70 3.5 4 3 3.5
Y: tensor(int64)[2,3] -20 9000000000 10 -77 -77 10
)case"},
    {"ml_LabelEncoder_v2.float_to_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_floats=[3.5,-2,0.25,70] values_strings=["ten","","thirty","x"] default_string="other"
X: tensor(float)[2,3] -2 70 3.5 4 3 3.5
Y: tensor(string)[2,3] "" "x" "ten" "other" "other" "ten"
)case"},
    {"ml_LabelEncoder_v2.int64_to_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_int64s=[3,-2,5,70] values_floats=[1.5,-20,0,1e+30] default_float=2.5
X: tensor(int64)[2,3] -2 70 3 4 0 3
Y: tensor(float)[2,3] -20 1e+30 1.5 2.5 2.5 1.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v2.int64_to_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_int64s=[3,-2,5,70] values_int64s=[10,-20,0,9000000000] default_int64=-77
X: tensor(int64)[2,3] -2 70 3 4 0 3
Y: tensor(int64)[2,3] -20 9000000000 10 -77 -77 10
)case"},
    {"ml_LabelEncoder_v2.int64_to_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_int64s=[3,-2,5,70] values_strings=["ten","","thirty","x"] default_string="other"
X: tensor(int64)[2,3] -2 70 3 4 0 3
Y: tensor(string)[2,3] "" "x" "ten" "other" "other" "ten"
)case"},
    {"ml_LabelEncoder_v2.nan_and_zeros", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_floats=[0,nan,inf,1.5] values_int64s=[1,2,3,4]
X: tensor(float)[6] nan 0 -0 1.5 inf -inf
Y: tensor(int64)[6] 2 1 -1 4 3 -1
)case"},
    {"ml_LabelEncoder_v2.no_elements", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_int64s=[1,2] values_strings=["one","two"]
X: tensor(int64)[2,0]
Y: tensor(string)[2,0]
)case"},
    {"ml_LabelEncoder_v2.repeated_key", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_strings=["a","b","a"] values_int64s=[1,2,3]
X: tensor(string)[3] "a" "b" "c"
Y: tensor(int64)[3] 3 2 -1
)case"},
    {"ml_LabelEncoder_v2.scalar", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_int64s=[1,2] values_strings=["one","two"]
X: tensor(int64)[] 2
Y: tensor(string)[] "two"
)case"},
    {"ml_LabelEncoder_v2.string_to_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_strings=["c","x","-2","Beta"] values_floats=[1.5,-20,0,1e+30] default_float=2.5
X: tensor(string)[2,3] "x" "Beta" "c" "beta" "" "c"
Y: tensor(float)[2,3] -20 1e+30 1.5 2.5 2.5 1.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v2.string_to_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_strings=["c","x","-2","Beta"] values_int64s=[10,-20,0,9000000000] default_int64=-77
X: tensor(string)[2,3] "x" "Beta" "c" "beta" "" "c"
Y: tensor(int64)[2,3] -20 9000000000 10 -77 -77 10
)case"},
    {"ml_LabelEncoder_v2.string_to_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-2(X) keys_strings=["c","x","-2","Beta"] values_strings=["ten","","thirty","x"] default_string="other"
X: tensor(string)[2,3] "x" "Beta" "c" "beta" "" "c"
Y: tensor(string)[2,3] "" "x" "ten" "other" "other" "ten"
)case"},
    {"ml_LabelEncoder_v4.default_defaults", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_int64s=[2] values_floats=[4]
X: tensor(int64)[2] 1 2
Y: tensor(float)[2] -0 4
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v4.float_to_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_floats=[3.5,-2,0.25,70] values_floats=[1.5,-20,0,1e+30] default_float=2.5
X: tensor(float)[2,3] -2 70 3.5 4 3 3.5
Y: tensor(float)[2,3] -20 1e+30 1.5 2.5 2.5 1.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v4.float_to_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_floats=[3.5,-2,0.25,70] values_int64s=[10,-20,0,9000000000] default_int64=-77
X: tensor(float)[2,3] -2 70 3.5 4 3 3.5
Y: tensor(int64)[2,3] -20 9000000000 10 -77 -77 10
)case"},
    {"ml_LabelEncoder_v4.float_to_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_floats=[3.5,-2,0.25,70] values_strings=["ten","","thirty","x"] default_string="other"
X: tensor(float)[2,3] -2 70 3.5 4 3 3.5
Y: tensor(string)[2,3] "" "x" "ten" "other" "other" "ten"
)case"},
    {"ml_LabelEncoder_v4.int64_to_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_int64s=[3,-2,5,70] values_floats=[1.5,-20,0,1e+30] default_float=2.5
X: tensor(int64)[2,3] -2 70 3 4 0 3
Y: tensor(float)[2,3] -20 1e+30 1.5 2.5 2.5 1.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v4.int64_to_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_int64s=[3,-2,5,70] values_int64s=[10,-20,0,9000000000] default_int64=-77
X: tensor(int64)[2,3] -2 70 3 4 0 3
Y: tensor(int64)[2,3] -20 9000000000 10 -77 -77 10
)case"},
    {"ml_LabelEncoder_v4.int64_to_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_int64s=[3,-2,5,70] values_strings=["ten","","thirty","x"] default_string="other"
X: tensor(int64)[2,3] -2 70 3 4 0 3
Y: tensor(string)[2,3] "" "x" "ten" "other" "other" "ten"
)case"},
    {"ml_LabelEncoder_v4.nan_and_zeros", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_floats=[0,nan,inf,1.5] values_int64s=[1,2,3,4]
X: tensor(float)[6] nan 0 -0 1.5 inf -inf
Y: tensor(int64)[6] 2 1 1 4 3 -1
)case"},
    {"ml_LabelEncoder_v4.no_elements", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_int64s=[1,2] values_strings=["one","two"]
X: tensor(int64)[2,0]
Y: tensor(string)[2,0]
)case"},
    {"ml_LabelEncoder_v4.repeated_key", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_strings=["a","b","a"] values_int64s=[1,2,3]
X: tensor(string)[3] "a" "b" "c"
Y: tensor(int64)[3] 3 2 -1
)case"},
    {"ml_LabelEncoder_v4.scalar", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_int64s=[1,2] values_strings=["one","two"]
X: tensor(int64)[] 2
Y: tensor(string)[] "two"
)case"},
    {"ml_LabelEncoder_v4.string_to_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_strings=["c","x","-2","Beta"] values_floats=[1.5,-20,0,1e+30] default_float=2.5
X: tensor(string)[2,3] "x" "Beta" "c" "beta" "" "c"
Y: tensor(float)[2,3] -20 1e+30 1.5 2.5 2.5 1.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"ml_LabelEncoder_v4.string_to_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_strings=["c","x","-2","Beta"] values_int64s=[10,-20,0,9000000000] default_int64=-77
X: tensor(string)[2,3] "x" "Beta" "c" "beta" "" "c"
Y: tensor(int64)[2,3] -20 9000000000 10 -77 -77 10
)case"},
    {"ml_LabelEncoder_v4.string_to_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_strings=["c","x","-2","Beta"] values_strings=["ten","","thirty","x"] default_string="other"
X: tensor(string)[2,3] "x" "Beta" "c" "beta" "" "c"
Y: tensor(string)[2,3] "" "x" "ten" "other" "other" "ten"
)case"},
    {"ml_LabelEncoder_v4.tensors_double_double", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(double)[4] 3 -2 5 9 ; values_tensor=tensor(double)[4] 10 -20 30 45 ; default_tensor=tensor(double)[1] -7 ;
X: tensor(double)[2,3] 3 7 -2 5 4 3
Y: tensor(double)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_double_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(double)[4] 3 -2 5 9 ; values_tensor=tensor(float)[4] 10 -20 30 45 ; default_tensor=tensor(float)[1] -7 ;
X: tensor(double)[2,3] 3 7 -2 5 4 3
Y: tensor(float)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_double_int16", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(double)[4] 3 -2 5 9 ; values_tensor=tensor(int16)[4] 10 -20 30 45 ; default_tensor=tensor(int16)[1] -7 ;
X: tensor(double)[2,3] 3 7 -2 5 4 3
Y: tensor(int16)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_double_int32", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(double)[4] 3 -2 5 9 ; values_tensor=tensor(int32)[4] 10 -20 30 45 ; default_tensor=tensor(int32)[1] -7 ;
X: tensor(double)[2,3] 3 7 -2 5 4 3
Y: tensor(int32)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_double_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(double)[4] 3 -2 5 9 ; values_tensor=tensor(int64)[4] 10 -20 30 45 ; default_tensor=tensor(int64)[1] -7 ;
X: tensor(double)[2,3] 3 7 -2 5 4 3
Y: tensor(int64)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_double_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(double)[4] 3 -2 5 9 ; values_tensor=tensor(string)[4] "ten" "" "thirty" "f" ; default_tensor=tensor(string)[1] "none" ;
X: tensor(double)[2,3] 3 7 -2 5 4 3
Y: tensor(string)[2,3] "ten" "none" "" "thirty" "none" "ten"
)case"},
    {"ml_LabelEncoder_v4.tensors_float_double", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[4] 3 -2 5 9 ; values_tensor=tensor(double)[4] 10 -20 30 45 ; default_tensor=tensor(double)[1] -7 ;
X: tensor(float)[2,3] 3 7 -2 5 4 3
Y: tensor(double)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_float_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[4] 3 -2 5 9 ; values_tensor=tensor(float)[4] 10 -20 30 45 ; default_tensor=tensor(float)[1] -7 ;
X: tensor(float)[2,3] 3 7 -2 5 4 3
Y: tensor(float)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_float_int16", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[4] 3 -2 5 9 ; values_tensor=tensor(int16)[4] 10 -20 30 45 ; default_tensor=tensor(int16)[1] -7 ;
X: tensor(float)[2,3] 3 7 -2 5 4 3
Y: tensor(int16)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_float_int32", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[4] 3 -2 5 9 ; values_tensor=tensor(int32)[4] 10 -20 30 45 ; default_tensor=tensor(int32)[1] -7 ;
X: tensor(float)[2,3] 3 7 -2 5 4 3
Y: tensor(int32)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_float_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[4] 3 -2 5 9 ; values_tensor=tensor(int64)[4] 10 -20 30 45 ; default_tensor=tensor(int64)[1] -7 ;
X: tensor(float)[2,3] 3 7 -2 5 4 3
Y: tensor(int64)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_float_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[4] 3 -2 5 9 ; values_tensor=tensor(string)[4] "ten" "" "thirty" "f" ; default_tensor=tensor(string)[1] "none" ;
X: tensor(float)[2,3] 3 7 -2 5 4 3
Y: tensor(string)[2,3] "ten" "none" "" "thirty" "none" "ten"
)case"},
    {"ml_LabelEncoder_v4.tensors_int16_double", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int16)[4] 3 -2 5 9 ; values_tensor=tensor(double)[4] 10 -20 30 45 ; default_tensor=tensor(double)[1] -7 ;
X: tensor(int16)[2,3] 3 7 -2 5 4 3
Y: tensor(double)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int16_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int16)[4] 3 -2 5 9 ; values_tensor=tensor(float)[4] 10 -20 30 45 ; default_tensor=tensor(float)[1] -7 ;
X: tensor(int16)[2,3] 3 7 -2 5 4 3
Y: tensor(float)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int16_int16", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int16)[4] 3 -2 5 9 ; values_tensor=tensor(int16)[4] 10 -20 30 45 ; default_tensor=tensor(int16)[1] -7 ;
X: tensor(int16)[2,3] 3 7 -2 5 4 3
Y: tensor(int16)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int16_int32", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int16)[4] 3 -2 5 9 ; values_tensor=tensor(int32)[4] 10 -20 30 45 ; default_tensor=tensor(int32)[1] -7 ;
X: tensor(int16)[2,3] 3 7 -2 5 4 3
Y: tensor(int32)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int16_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int16)[4] 3 -2 5 9 ; values_tensor=tensor(int64)[4] 10 -20 30 45 ; default_tensor=tensor(int64)[1] -7 ;
X: tensor(int16)[2,3] 3 7 -2 5 4 3
Y: tensor(int64)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int16_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int16)[4] 3 -2 5 9 ; values_tensor=tensor(string)[4] "ten" "" "thirty" "f" ; default_tensor=tensor(string)[1] "none" ;
X: tensor(int16)[2,3] 3 7 -2 5 4 3
Y: tensor(string)[2,3] "ten" "none" "" "thirty" "none" "ten"
)case"},
    {"ml_LabelEncoder_v4.tensors_int32_double", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int32)[4] 3 -2 5 9 ; values_tensor=tensor(double)[4] 10 -20 30 45 ; default_tensor=tensor(double)[1] -7 ;
X: tensor(int32)[2,3] 3 7 -2 5 4 3
Y: tensor(double)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int32_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int32)[4] 3 -2 5 9 ; values_tensor=tensor(float)[4] 10 -20 30 45 ; default_tensor=tensor(float)[1] -7 ;
X: tensor(int32)[2,3] 3 7 -2 5 4 3
Y: tensor(float)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int32_int16", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int32)[4] 3 -2 5 9 ; values_tensor=tensor(int16)[4] 10 -20 30 45 ; default_tensor=tensor(int16)[1] -7 ;
X: tensor(int32)[2,3] 3 7 -2 5 4 3
Y: tensor(int16)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int32_int32", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int32)[4] 3 -2 5 9 ; values_tensor=tensor(int32)[4] 10 -20 30 45 ; default_tensor=tensor(int32)[1] -7 ;
X: tensor(int32)[2,3] 3 7 -2 5 4 3
Y: tensor(int32)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int32_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int32)[4] 3 -2 5 9 ; values_tensor=tensor(int64)[4] 10 -20 30 45 ; default_tensor=tensor(int64)[1] -7 ;
X: tensor(int32)[2,3] 3 7 -2 5 4 3
Y: tensor(int64)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int32_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int32)[4] 3 -2 5 9 ; values_tensor=tensor(string)[4] "ten" "" "thirty" "f" ; default_tensor=tensor(string)[1] "none" ;
X: tensor(int32)[2,3] 3 7 -2 5 4 3
Y: tensor(string)[2,3] "ten" "none" "" "thirty" "none" "ten"
)case"},
    {"ml_LabelEncoder_v4.tensors_int64_double", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int64)[4] 3 -2 5 9 ; values_tensor=tensor(double)[4] 10 -20 30 45 ; default_tensor=tensor(double)[1] -7 ;
X: tensor(int64)[2,3] 3 7 -2 5 4 3
Y: tensor(double)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int64_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int64)[4] 3 -2 5 9 ; values_tensor=tensor(float)[4] 10 -20 30 45 ; default_tensor=tensor(float)[1] -7 ;
X: tensor(int64)[2,3] 3 7 -2 5 4 3
Y: tensor(float)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int64_int16", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int64)[4] 3 -2 5 9 ; values_tensor=tensor(int16)[4] 10 -20 30 45 ; default_tensor=tensor(int16)[1] -7 ;
X: tensor(int64)[2,3] 3 7 -2 5 4 3
Y: tensor(int16)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int64_int32", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int64)[4] 3 -2 5 9 ; values_tensor=tensor(int32)[4] 10 -20 30 45 ; default_tensor=tensor(int32)[1] -7 ;
X: tensor(int64)[2,3] 3 7 -2 5 4 3
Y: tensor(int32)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int64_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int64)[4] 3 -2 5 9 ; values_tensor=tensor(int64)[4] 10 -20 30 45 ; default_tensor=tensor(int64)[1] -7 ;
X: tensor(int64)[2,3] 3 7 -2 5 4 3
Y: tensor(int64)[2,3] 10 -7 -20 30 -7 10
)case"},
    {"ml_LabelEncoder_v4.tensors_int64_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(int64)[4] 3 -2 5 9 ; values_tensor=tensor(string)[4] "ten" "" "thirty" "f" ; default_tensor=tensor(string)[1] "none" ;
X: tensor(int64)[2,3] 3 7 -2 5 4 3
Y: tensor(string)[2,3] "ten" "none" "" "thirty" "none" "ten"
)case"},
    {"ml_LabelEncoder_v4.tensors_of_doubles", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(double)[3] 0 nan 0.1 ; values_tensor=tensor(int16)[3] 10 -20 30 ;
X: tensor(double)[4] nan -0 0.1 0.10000000000000002
Y: tensor(int16)[4] -20 10 30 -1
)case"},
    {"ml_LabelEncoder_v4.tensors_string_double", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(string)[4] "c" "-2" "e" "X" ; values_tensor=tensor(double)[4] 10 -20 30 45 ; default_tensor=tensor(double)[1] -7 ;
X: tensor(string)[2,3] "c" "x" "-2" "e" "c" ""
Y: tensor(double)[2,3] 10 -7 -20 30 10 -7
)case"},
    {"ml_LabelEncoder_v4.tensors_string_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(string)[4] "c" "-2" "e" "X" ; values_tensor=tensor(float)[4] 10 -20 30 45 ; default_tensor=tensor(float)[1] -7 ;
X: tensor(string)[2,3] "c" "x" "-2" "e" "c" ""
Y: tensor(float)[2,3] 10 -7 -20 30 10 -7
)case"},
    {"ml_LabelEncoder_v4.tensors_string_int16", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(string)[4] "c" "-2" "e" "X" ; values_tensor=tensor(int16)[4] 10 -20 30 45 ; default_tensor=tensor(int16)[1] -7 ;
X: tensor(string)[2,3] "c" "x" "-2" "e" "c" ""
Y: tensor(int16)[2,3] 10 -7 -20 30 10 -7
)case"},
    {"ml_LabelEncoder_v4.tensors_string_int32", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(string)[4] "c" "-2" "e" "X" ; values_tensor=tensor(int32)[4] 10 -20 30 45 ; default_tensor=tensor(int32)[1] -7 ;
X: tensor(string)[2,3] "c" "x" "-2" "e" "c" ""
Y: tensor(int32)[2,3] 10 -7 -20 30 10 -7
)case"},
    {"ml_LabelEncoder_v4.tensors_string_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(string)[4] "c" "-2" "e" "X" ; values_tensor=tensor(int64)[4] 10 -20 30 45 ; default_tensor=tensor(int64)[1] -7 ;
X: tensor(string)[2,3] "c" "x" "-2" "e" "c" ""
Y: tensor(int64)[2,3] 10 -7 -20 30 10 -7
)case"},
    {"ml_LabelEncoder_v4.tensors_string_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(string)[4] "c" "-2" "e" "X" ; values_tensor=tensor(string)[4] "ten" "" "thirty" "f" ; default_tensor=tensor(string)[1] "none" ;
X: tensor(string)[2,3] "c" "x" "-2" "e" "c" ""
Y: tensor(string)[2,3] "ten" "none" "" "thirty" "ten" "none"
)case"},
    {"ml_LabelEncoder_v4.tensors_without_a_default_float_double", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[2] 3 -2 ; values_tensor=tensor(double)[2] 10 -20 ;
X: tensor(float)[3] 3 7 -2
Y: tensor(double)[3] 10 -0 -20
)case"},
    {"ml_LabelEncoder_v4.tensors_without_a_default_float_float", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[2] 3 -2 ; values_tensor=tensor(float)[2] 10 -20 ;
X: tensor(float)[3] 3 7 -2
Y: tensor(float)[3] 10 -0 -20
)case"},
    {"ml_LabelEncoder_v4.tensors_without_a_default_float_int16", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[2] 3 -2 ; values_tensor=tensor(int16)[2] 10 -20 ;
X: tensor(float)[3] 3 7 -2
Y: tensor(int16)[3] 10 -1 -20
)case"},
    {"ml_LabelEncoder_v4.tensors_without_a_default_float_int32", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[2] 3 -2 ; values_tensor=tensor(int32)[2] 10 -20 ;
X: tensor(float)[3] 3 7 -2
Y: tensor(int32)[3] 10 -1 -20
)case"},
    {"ml_LabelEncoder_v4.tensors_without_a_default_float_int64", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[2] 3 -2 ; values_tensor=tensor(int64)[2] 10 -20 ;
X: tensor(float)[3] 3 7 -2
Y: tensor(int64)[3] 10 -1 -20
)case"},
    {"ml_LabelEncoder_v4.tensors_without_a_default_float_string", Origin::Derived, "numpy", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_tensor=tensor(float)[2] 3 -2 ; values_tensor=tensor(string)[2] "ten" "" ;
X: tensor(float)[3] 3 7 -2
Y: tensor(string)[3] "ten" "_Unused" ""
)case"},
    {"ml_LabelEncoder_v4.test_ai_onnx_ml_label_encoder_string_int", Origin::Official, "official", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) default_int64=42 keys_strings=["a","b","c"] values_int64s=[0,1,2]
X: tensor(string)[5] "a" "b" "d" "c" "g"
Y: tensor(int64)[5] 0 1 42 2 42
rtol=0.001 atol=1e-07
)case"},
    {"ml_LabelEncoder_v4.test_ai_onnx_ml_label_encoder_string_int_no_default", Origin::Official, "official",
     R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) keys_strings=["a","b","c"] values_int64s=[0,1,2]
X: tensor(string)[5] "a" "b" "d" "c" "g"
Y: tensor(int64)[5] 0 1 -1 2 -1
rtol=0.001 atol=1e-07
)case"},
    {"ml_LabelEncoder_v4.test_ai_onnx_ml_label_encoder_tensor_mapping", Origin::Official, "official", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) default_tensor=tensor(int16)[1] 42 ; keys_tensor=tensor(string)[3] "a" "b" "c" ; values_tensor=tensor(int16)[3] 0 1 2 ;
X: tensor(string)[5] "a" "b" "d" "c" "g"
Y: tensor(int16)[5] 0 1 42 2 42
rtol=0.001 atol=1e-07
)case"},
    {"ml_LabelEncoder_v4.test_ai_onnx_ml_label_encoder_tensor_value_only_mapping", Origin::Official,
     "official", R"case(
Y = ai.onnx.ml.LabelEncoder-4(X) default_tensor=tensor(int16)[1] 42 ; keys_strings=["a","b","c"] values_tensor=tensor(int16)[3] 0 1 2 ;
X: tensor(string)[5] "a" "b" "d" "c" "g"
Y: tensor(int16)[5] 0 1 42 2 42
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
