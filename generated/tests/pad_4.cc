// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Pad.pack
//   tests/cases/ai.onnx/Pad.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Pad_v23.axes_uint64_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value, axes)
data: tensor(uint64)[2,3,2] 123947425931194000 4 123947425931194000 72 77 75 50 26 115127082611194016 12 84
    52215349376750920
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint64)[] 28
axes: tensor(int32)[2] 2 0
output: tensor(uint64)[5,3,3] 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 123947425931194000 4 28
    123947425931194000 72 28 77 75 28 50 26 28 115127082611194016 12 28 84 52215349376750920 28 28 28 28 28 28
    28 28 28
)case"},
    {"Pad_v23.axes_uint64_int64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value, axes)
data: tensor(uint64)[2,3,2] 123947425931194000 4 123947425931194000 72 77 75 50 26 115127082611194016 12 84
    52215349376750920
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint64)[] 28
axes: tensor(int64)[2] 2 0
output: tensor(uint64)[5,3,3] 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 123947425931194000 4 28
    123947425931194000 72 28 77 75 28 50 26 28 115127082611194016 12 28 84 52215349376750920 28 28 28 28 28 28
    28 28 28
)case"},
    {"Pad_v23.axes_uint8_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value, axes)
data: tensor(uint8)[2,3,2] 32 3 84 58 18 86 4 66 77 90 15 90
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint8)[] 76
axes: tensor(int32)[2] 2 0
output: tensor(uint8)[5,3,3] 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 32 3 76 84 58 76 18 86
    76 4 66 76 77 90 76 15 90 76 76 76 76 76 76 76 76 76
)case"},
    {"Pad_v23.axes_uint8_int64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value, axes)
data: tensor(uint8)[2,3,2] 32 3 84 58 18 86 4 66 77 90 15 90
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint8)[] 76
axes: tensor(int64)[2] 2 0
output: tensor(uint8)[5,3,3] 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 32 3 76 84 58 76 18 86
    76 4 66 76 77 90 76 15 90 76 76 76 76 76 76 76 76 76
)case"},
    {"Pad_v23.constant_bfloat16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(bfloat16)[2,3] -0.2451171875 0.322265625 -0.1279296875 0.59375 0.59375 0.193359375
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(bfloat16)[] 1.625
output: tensor(bfloat16)[3,5] 1.625 1.625 1.625 1.625 1.625 -0.2451171875 0.322265625 -0.1279296875 1.625
    1.625 0.59375 0.59375 0.193359375 1.625 1.625
)case"},
    {"Pad_v23.constant_bool", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(bool)[2,3] 0 0 0 0 1 1
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(bool)[] 0
output: tensor(bool)[3,5] 0 0 0 0 0 0 0 0 0 0 0 1 1 0 0
)case"},
    {"Pad_v23.constant_complex128", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(complex128)[2,3] (-0.06373102849,-5.138655738) (0.2114866353,0.4370610953)
    (-0.5682537679,-0.161745591) (-0.2175016433,10.1970841) (11.29652391,-5.283568019)
    (11.29652391,-5.283568019)
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(complex128)[] (-2.584089063,0.1718586059)
output: tensor(complex128)[3,5] (-2.584089063,0.1718586059) (-2.584089063,0.1718586059)
    (-2.584089063,0.1718586059) (-2.584089063,0.1718586059) (-2.584089063,0.1718586059)
    (-0.06373102849,-5.138655738) (0.2114866353,0.4370610953) (-0.5682537679,-0.161745591)
    (-2.584089063,0.1718586059) (-2.584089063,0.1718586059) (-0.2175016433,10.1970841)
    (11.29652391,-5.283568019) (11.29652391,-5.283568019) (-2.584089063,0.1718586059)
    (-2.584089063,0.1718586059)
)case"},
    {"Pad_v23.constant_complex64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(complex64)[2,3] (-7.1682,0.85282) (-14.103,-3.5774) (-14.103,-3.5774) (8.3278,1.3754)
    (-5.1858,0.64322) (9.3477,0.13526)
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(complex64)[] (0.33448,1.7909)
output: tensor(complex64)[3,5] (0.33448,1.7909) (0.33448,1.7909) (0.33448,1.7909) (0.33448,1.7909)
    (0.33448,1.7909) (-7.1682,0.85282) (-14.103,-3.5774) (-14.103,-3.5774) (0.33448,1.7909) (0.33448,1.7909)
    (8.3278,1.3754) (-5.1858,0.64322) (9.3477,0.13526) (0.33448,1.7909) (0.33448,1.7909)
)case"},
    {"Pad_v23.constant_double", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(double)[2,3] -0.1186141982 4.680348914 0.2958688435 -0.7341138706 4.680348914 -3.608288139
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(double)[] 0.18265668
output: tensor(double)[3,5] 0.18265668 0.18265668 0.18265668 0.18265668 0.18265668 -0.1186141982 4.680348914
    0.2958688435 0.18265668 0.18265668 -0.7341138706 4.680348914 -3.608288139 0.18265668 0.18265668
)case"},
    {"Pad_v23.constant_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float)[2,3] 0.51171 -1.371 -0.6298 -0.19176 -6.3798 -6.3798
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float)[] 0.24452
output: tensor(float)[3,5] 0.24452 0.24452 0.24452 0.24452 0.24452 0.51171 -1.371 -0.6298 0.24452 0.24452
    -0.19176 -6.3798 -6.3798 0.24452 0.24452
)case"},
    {"Pad_v23.constant_float16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float16)[2,3] 1.2041015625 -2.41015625 -0.1693115234375 -0.08636474609375 -2.41015625 2.04296875
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float16)[] -0.289794921875
output: tensor(float16)[3,5] -0.289794921875 -0.289794921875 -0.289794921875 -0.289794921875 -0.289794921875
    1.2041015625 -2.41015625 -0.1693115234375 -0.289794921875 -0.289794921875 -0.08636474609375 -2.41015625
    2.04296875 -0.289794921875 -0.289794921875
)case"},
    {"Pad_v23.constant_float4e2m1", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float4e2m1)[2,3] 3 2 4 6 -0.5 0.5
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float4e2m1)[] -3
output: tensor(float4e2m1)[3,5] -3 -3 -3 -3 -3 3 2 4 -3 -3 6 -0.5 0.5 -3 -3
)case"},
    {"Pad_v23.constant_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float8e4m3fn)[2,3] 0.0703125 -0.0390625 0.6875 10 0.005859375 -0.078125
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float8e4m3fn)[] -0.34375
output: tensor(float8e4m3fn)[3,5] -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 0.0703125 -0.0390625 0.6875
    -0.34375 -0.34375 10 0.005859375 -0.078125 -0.34375 -0.34375
)case"},
    {"Pad_v23.constant_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float8e4m3fnuz)[2,3] 7 -1.625 6.5 -15 -24 -24
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float8e4m3fnuz)[] 0.01953125
output: tensor(float8e4m3fnuz)[3,5] 0.01953125 0.01953125 0.01953125 0.01953125 0.01953125 7 -1.625 6.5
    0.01953125 0.01953125 -15 -24 -24 0.01953125 0.01953125
)case"},
    {"Pad_v23.constant_float8e5m2", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float8e5m2)[2,3] -0.015625 -0.00390625 -28 -16 -28 -3.5
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float8e5m2)[] 3.5
output: tensor(float8e5m2)[3,5] 3.5 3.5 3.5 3.5 3.5 -0.015625 -0.00390625 -28 3.5 3.5 -16 -28 -3.5 3.5 3.5
)case"},
    {"Pad_v23.constant_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float8e5m2fnuz)[2,3] -32 0.875 0.15625 0.00030517578125 0.375 -32
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float8e5m2fnuz)[] 0.125
output: tensor(float8e5m2fnuz)[3,5] 0.125 0.125 0.125 0.125 0.125 -32 0.875 0.15625 0.125 0.125
    0.00030517578125 0.375 -32 0.125 0.125
)case"},
    {"Pad_v23.constant_int16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(int16)[2,3] -98 -305 -305 74 145 -92
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(int16)[] 66
output: tensor(int16)[3,5] 66 66 66 66 66 -98 -305 -305 66 66 74 145 -92 66 66
)case"},
    {"Pad_v23.constant_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(int32)[2,3] -21148331 -21148331 52 -31 -42 4104596
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(int32)[] 50
output: tensor(int32)[3,5] 50 50 50 50 50 -21148331 -21148331 52 50 50 -31 -42 4104596 50 50
)case"},
    {"Pad_v23.constant_int4", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(int4)[2,3] 7 -8 -8 -1 -5 6
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(int4)[] -3
output: tensor(int4)[3,5] -3 -3 -3 -3 -3 7 -8 -8 -3 -3 -1 -5 6 -3 -3
)case"},
    {"Pad_v23.constant_int64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(int64)[2,3] 80 -89290559012736758 -89290559012736758 -73923047522342378 95 37293904851512418
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(int64)[] -4222516785927822
output: tensor(int64)[3,5] -4222516785927822 -4222516785927822 -4222516785927822 -4222516785927822
    -4222516785927822 80 -89290559012736758 -89290559012736758 -4222516785927822 -4222516785927822
    -73923047522342378 95 37293904851512418 -4222516785927822 -4222516785927822
)case"},
    {"Pad_v23.constant_int8", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(int8)[2,3] -2 84 51 -45 84 -52
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(int8)[] 3
output: tensor(int8)[3,5] 3 3 3 3 3 -2 84 51 3 3 -45 84 -52 3 3
)case"},
    {"Pad_v23.constant_string", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(string)[2,3] "Beta" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "zz top" "alpha"
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(string)[] "tab\x09"
output: tensor(string)[3,5] "tab\x09" "tab\x09" "tab\x09" "tab\x09" "tab\x09" "Beta" "line\x0abreak"
    "\xe6\x97\xa5\xe6\x9c\xac" "tab\x09" "tab\x09" "beta " "zz top" "alpha" "tab\x09" "tab\x09"
)case"},
    {"Pad_v23.constant_uint16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(uint16)[2,3] 6 3 40 60 60 23
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint16)[] 29
output: tensor(uint16)[3,5] 29 29 29 29 29 6 3 40 29 29 60 60 23 29 29
)case"},
    {"Pad_v23.constant_uint32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(uint32)[2,3] 62 95 45 1 38867584 38867584
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint32)[] 11845555
output: tensor(uint32)[3,5] 11845555 11845555 11845555 11845555 11845555 62 95 45 11845555 11845555 1 38867584
    38867584 11845555 11845555
)case"},
    {"Pad_v23.constant_uint4", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(uint4)[2,3] 1 13 11 5 14 14
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint4)[] 4
output: tensor(uint4)[3,5] 4 4 4 4 4 1 13 11 4 4 5 14 14 4 4
)case"},
    {"Pad_v23.constant_uint64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(uint64)[2,3] 35 147028772911318816 147028772911318816 10 97 64
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint64)[] 5
output: tensor(uint64)[3,5] 5 5 5 5 5 35 147028772911318816 147028772911318816 5 5 10 97 64 5 5
)case"},
    {"Pad_v23.constant_uint8", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(uint8)[2,3] 187 5 192 192 38 40
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint8)[] 3
output: tensor(uint8)[3,5] 3 3 3 3 3 187 5 192 3 3 192 38 40 3 3
)case"},
    {"Pad_v23.default_constant_bfloat16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(bfloat16)[3,2] -0.08154296875 -7.4375 0.1865234375 -7.4375 -4.90625 -0.3203125
pads: tensor(int64)[4] 0 2 1 1
output: tensor(bfloat16)[4,5] 0 0 -0.08154296875 -7.4375 0 0 0 0.1865234375 -7.4375 0 0 0 -4.90625 -0.3203125
    0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_bool", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(bool)[3,2] 1 1 0 1 1 1
pads: tensor(int64)[4] 0 2 1 1
output: tensor(bool)[4,5] 0 0 1 1 0 0 0 0 1 0 0 0 1 1 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_complex128", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(complex128)[3,2] (0.2765493355,-4.387522155) (13.65859399,10.05679653)
    (-0.06660528128,7.137128706) (-1.757641552,-0.09450348038) (13.65859399,10.05679653)
    (-0.1350076937,0.8592082842)
pads: tensor(int64)[4] 0 2 1 1
output: tensor(complex128)[4,5] (0,0) (0,0) (0.2765493355,-4.387522155) (13.65859399,10.05679653) (0,0) (0,0)
    (0,0) (-0.06660528128,7.137128706) (-1.757641552,-0.09450348038) (0,0) (0,0) (0,0)
    (13.65859399,10.05679653) (-0.1350076937,0.8592082842) (0,0) (0,0) (0,0) (0,0) (0,0) (0,0)
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Pad_v23.default_constant_complex64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(complex64)[3,2] (-0.075475,-1.199) (-0.089768,-5.7244) (-0.089768,-5.7244) (2.9419,2.8334)
    (1.5033,3.631) (-4.1796,1.1949)
pads: tensor(int64)[4] 0 2 1 1
output: tensor(complex64)[4,5] (0,0) (0,0) (-0.075475,-1.199) (-0.089768,-5.7244) (0,0) (0,0) (0,0)
    (-0.089768,-5.7244) (2.9419,2.8334) (0,0) (0,0) (0,0) (1.5033,3.631) (-4.1796,1.1949) (0,0) (0,0) (0,0)
    (0,0) (0,0) (0,0)
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Pad_v23.default_constant_double", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(double)[3,2] -10.71254928 11.03374383 11.03374383 -0.2780418028 0.09165690835 1.208462833
pads: tensor(int64)[4] 0 2 1 1
output: tensor(double)[4,5] 0 0 -10.71254928 11.03374383 0 0 0 11.03374383 -0.2780418028 0 0 0 0.09165690835
    1.208462833 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float)[3,2] -0.097617 -0.075691 -0.62366 4.2697 4.2697 0.090978
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float)[4,5] 0 0 -0.097617 -0.075691 0 0 0 -0.62366 4.2697 0 0 0 4.2697 0.090978 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_float16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float16)[3,2] 9.7421875 3.109375 0.1466064453125 0.1243896484375 -5.875 9.7421875
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float16)[4,5] 0 0 9.7421875 3.109375 0 0 0 0.1466064453125 0.1243896484375 0 0 0 -5.875
    9.7421875 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_float4e2m1", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float4e2m1)[3,2] 3 6 -3 1.5 -1 6
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float4e2m1)[4,5] 0 0 3 6 0 0 0 -3 1.5 0 0 0 -1 6 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float8e4m3fn)[3,2] 11 30 0.005859375 30 -16 0.234375
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e4m3fn)[4,5] 0 0 11 30 0 0 0 0.005859375 30 0 0 0 -16 0.234375 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float8e4m3fnuz)[3,2] 52 20 52 22 26 -44
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e4m3fnuz)[4,5] 0 0 52 20 0 0 0 52 22 0 0 0 26 -44 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_float8e5m2", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float8e5m2)[3,2] 0.005859375 -0.625 -0.4375 -0.375 0.0006103515625 -0.625
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e5m2)[4,5] 0 0 0.005859375 -0.625 0 0 0 -0.4375 -0.375 0 0 0 0.0006103515625 -0.625 0 0 0
    0 0 0
)case"},
    {"Pad_v23.default_constant_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float8e5m2fnuz)[3,2] -0.0048828125 0.01953125 -0.0008544921875 -0.0029296875 0.0008544921875
    -7.62939453125e-05
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e5m2fnuz)[4,5] 0 0 -0.0048828125 0.01953125 0 0 0 -0.0008544921875 -0.0029296875 0 0 0
    0.0008544921875 -7.62939453125e-05 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_int16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(int16)[3,2] -34 148 -64 75 148 62
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int16)[4,5] 0 0 -34 148 0 0 0 -64 75 0 0 0 148 62 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(int32)[3,2] 61 -94 -18 92 72 -97
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int32)[4,5] 0 0 61 -94 0 0 0 -18 92 0 0 0 72 -97 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_int4", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(int4)[3,2] 6 0 -3 -8 5 -8
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int4)[4,5] 0 0 6 0 0 0 0 -3 -8 0 0 0 5 -8 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_int64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(int64)[3,2] -35124882857980950 -69888894935692226 60 -66 -69888894935692226 80
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int64)[4,5] 0 0 -35124882857980950 -69888894935692226 0 0 0 60 -66 0 0 0 -69888894935692226 80
    0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_int8", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(int8)[3,2] 26 32 28 100 -71 100
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int8)[4,5] 0 0 26 32 0 0 0 28 100 0 0 0 -71 100 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_string", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(string)[3,2] "zz top" "Omega" "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "a,b"
pads: tensor(int64)[4] 0 2 1 1
output: tensor(string)[4,5] "" "" "zz top" "Omega" "" "" "" "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx"
    "" "" "" "tab\x09" "a,b" "" "" "" "" "" ""
)case"},
    {"Pad_v23.default_constant_uint16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(uint16)[3,2] 94 72 33 488 13 488
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint16)[4,5] 0 0 94 72 0 0 0 33 488 0 0 0 13 488 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_uint32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(uint32)[3,2] 0 17165980 35727879 55 47 35727879
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint32)[4,5] 0 0 0 17165980 0 0 0 35727879 55 0 0 0 47 35727879 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_uint4", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(uint4)[3,2] 2 3 11 8 7 11
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint4)[4,5] 0 0 2 3 0 0 0 11 8 0 0 0 7 11 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_uint64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(uint64)[3,2] 14 13 92 64 28 139581015486617808
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint64)[4,5] 0 0 14 13 0 0 0 92 64 0 0 0 28 139581015486617808 0 0 0 0 0 0
)case"},
    {"Pad_v23.default_constant_uint8", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(uint8)[3,2] 122 100 219 75 40 219
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint8)[4,5] 0 0 122 100 0 0 0 219 75 0 0 0 40 219 0 0 0 0 0 0
)case"},
    {"Pad_v23.edge_after_removal_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="edge"
data: tensor(float)[4] 0.1076 -11.518 -5.3037 2.1712
pads: tensor(int64)[2] -1 2
output: tensor(float)[5] -11.518 -5.3037 2.1712 2.1712 2.1712
)case"},
    {"Pad_v23.edge_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="edge"
data: tensor(float)[2,3] -0.273 2.5229 -3.5232 -3.5232 -0.09452 2.9131
pads: tensor(int64)[4] 1 2 0 1
output: tensor(float)[3,6] -0.273 -0.273 -0.273 2.5229 -3.5232 -3.5232 -0.273 -0.273 -0.273 2.5229 -3.5232
    -3.5232 -3.5232 -3.5232 -3.5232 -0.09452 2.9131 2.9131
)case"},
    {"Pad_v23.negative_axes_float_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, _, axes) mode="reflect"
data: tensor(float)[2,3,4] 0.74536 0.34118 0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655
    1.9861 -1.133 0.19634 -0.10498 0.16411 -7.3648 1.1631 -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701
pads: tensor(int64)[2] 2 1
axes: tensor(int32)[1] -2
output: tensor(float)[2,6,4] -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337 0.74536 0.34118
    0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337
    -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758 0.19634 -0.10498 0.16411 -7.3648 1.1631
    -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758
)case"},
    {"Pad_v23.negative_axes_float_int64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, _, axes) mode="reflect"
data: tensor(float)[2,3,4] 0.74536 0.34118 0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655
    1.9861 -1.133 0.19634 -0.10498 0.16411 -7.3648 1.1631 -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701
pads: tensor(int64)[2] 2 1
axes: tensor(int64)[1] -2
output: tensor(float)[2,6,4] -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337 0.74536 0.34118
    0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337
    -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758 0.19634 -0.10498 0.16411 -7.3648 1.1631
    -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758
)case"},
    {"Pad_v23.negative_axes_string_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, _, axes) mode="reflect"
data: tensor(string)[2,3,4] "" "-1.5" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "beta " "tab\x09" "0" "end" "a,b"
    "xxxxxxxxxxxxxxxxxxxx" "Beta" "alpha" "zz top" "Omega" "20" "-1.521" "\xc3\xa9t\xc3\xa922"
    "\xf0\x9f\x98\x8023"
pads: tensor(int64)[2] 2 1
axes: tensor(int32)[1] -2
output: tensor(string)[2,6,4] "back\\slash" "quote\"s" "beta " "tab\x09" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "" "-1.5" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "beta " "tab\x09" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "20" "-1.521" "\xc3\xa9t\xc3\xa922" "\xf0\x9f\x98\x8023" "Beta" "alpha"
    "zz top" "Omega" "0" "end" "a,b" "xxxxxxxxxxxxxxxxxxxx" "Beta" "alpha" "zz top" "Omega" "20" "-1.521"
    "\xc3\xa9t\xc3\xa922" "\xf0\x9f\x98\x8023" "Beta" "alpha" "zz top" "Omega"
)case"},
    {"Pad_v23.negative_axes_string_int64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, _, axes) mode="reflect"
data: tensor(string)[2,3,4] "" "-1.5" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "beta " "tab\x09" "0" "end" "a,b"
    "xxxxxxxxxxxxxxxxxxxx" "Beta" "alpha" "zz top" "Omega" "20" "-1.521" "\xc3\xa9t\xc3\xa922"
    "\xf0\x9f\x98\x8023"
pads: tensor(int64)[2] 2 1
axes: tensor(int64)[1] -2
output: tensor(string)[2,6,4] "back\\slash" "quote\"s" "beta " "tab\x09" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "" "-1.5" "\xc3\xa9t\xc3\xa9" "\xf0\x9f\x98\x80" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "beta " "tab\x09" "line\x0abreak" "{}" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "20" "-1.521" "\xc3\xa9t\xc3\xa922" "\xf0\x9f\x98\x8023" "Beta" "alpha"
    "zz top" "Omega" "0" "end" "a,b" "xxxxxxxxxxxxxxxxxxxx" "Beta" "alpha" "zz top" "Omega" "20" "-1.521"
    "\xc3\xa9t\xc3\xa922" "\xf0\x9f\x98\x8023" "Beta" "alpha" "zz top" "Omega"
)case"},
    {"Pad_v23.negative_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float)[3,4,2] -3.6845 -0.15471 -0.17649 -0.24968 0.13666 -12.719 2.9496 -4.4967 0.21213 -1.5679
    0.68878 -0.069252 0.28802 -3.3973 2.438 -7.2182 -0.57178 0.30976 1.0965 -0.60319 -2.2741 -12.719 -5.3749
    -10.726
pads: tensor(int64)[6] -1 1 0 1 -2 0
constant_value: tensor(float)[] 9
output: tensor(float)[3,3,2] 9 9 0.21213 -1.5679 0.68878 -0.069252 9 9 -0.57178 0.30976 1.0965 -0.60319 9 9 9
    9 9 9
)case"},
    {"Pad_v23.no_axes_float_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, _, axes)
data: tensor(float)[2,3] 0.4219 -6.4308 -0.38357 -5.8189 12.162 12.162
pads: tensor(int64)[0]
axes: tensor(int32)[0]
output: tensor(float)[2,3] 0.4219 -6.4308 -0.38357 -5.8189 12.162 12.162
)case"},
    {"Pad_v23.no_elements_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float)[0,2]
pads: tensor(int64)[4] 2 0 1 1
constant_value: tensor(float)[] 4
output: tensor(float)[3,3] 4 4 4 4 4 4 4 4 4
)case"},
    {"Pad_v23.nothing_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float)[2,3] 2.5206 -0.80717 -3.6974 1.5535 -3.6974 -1.168
pads: tensor(int64)[4] 0 0 0 0
output: tensor(float)[2,3] 2.5206 -0.80717 -3.6974 1.5535 -3.6974 -1.168
)case"},
    {"Pad_v23.outer_axis_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float)[2,3,2] -9.3213 -0.10546 3.2669 7.0228 0.40831 -2.7458 -4.7327 0.23101 -1.2502 -3.1285
    -0.080257 -9.3213
pads: tensor(int64)[6] 1 0 0 1 0 0
constant_value: tensor(float)[1] 0.19864
output: tensor(float)[4,3,2] 0.19864 0.19864 0.19864 0.19864 0.19864 0.19864 -9.3213 -0.10546 3.2669 7.0228
    0.40831 -2.7458 -4.7327 0.23101 -1.2502 -3.1285 -0.080257 -9.3213 0.19864 0.19864 0.19864 0.19864 0.19864
    0.19864
)case"},
    {"Pad_v23.reflect_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="reflect"
data: tensor(float)[3,4] 0.064124 -2.5289 12.36 0.98053 -0.10578 -5.734 3.2721 1.2241 -2.6506 9.398 12.36
    -0.22826
pads: tensor(int64)[4] 2 1 0 3
output: tensor(float)[5,8] 9.398 -2.6506 9.398 12.36 -0.22826 12.36 9.398 -2.6506 -5.734 -0.10578 -5.734
    3.2721 1.2241 3.2721 -5.734 -0.10578 -2.5289 0.064124 -2.5289 12.36 0.98053 12.36 -2.5289 0.064124 -5.734
    -0.10578 -5.734 3.2721 1.2241 3.2721 -5.734 -0.10578 9.398 -2.6506 9.398 12.36 -0.22826 12.36 9.398
    -2.6506
)case"},
    {"Pad_v23.reflect_single_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="reflect"
data: tensor(float)[1,3] -2.5912 -8.1381 -0.46483
pads: tensor(int64)[4] 2 0 1 1
output: tensor(float)[4,4] -2.5912 -8.1381 -0.46483 -8.1381 -2.5912 -8.1381 -0.46483 -8.1381 -2.5912 -8.1381
    -0.46483 -8.1381 -2.5912 -8.1381 -0.46483 -8.1381
)case"},
    {"Pad_v23.removed_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads, constant_value)
data: tensor(float)[3,4] -10.194 -13.331 2.0391 0.99391 8.4148 -0.29603 0.19869 0.5278 1.3066 1.2926 -13.331
    1.0928
pads: tensor(int64)[4] 0 -6 0 4
constant_value: tensor(float)[] 9
output: tensor(float)[3,2] 9 9 9 9 9 9
)case"},
    {"Pad_v23.scalar_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads)
data: tensor(float)[] -1.5987
pads: tensor(int64)[0]
output: tensor(float)[] -1.5987
)case"},
    {"Pad_v23.wrap_bfloat16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(bfloat16)[2,3] -11.75 -0.091796875 -11.75 -0.13671875 1.4765625 -1.7734375
pads: tensor(int64)[4] 3 1 0 4
output: tensor(bfloat16)[5,8] -1.7734375 -0.13671875 1.4765625 -1.7734375 -0.13671875 1.4765625 -1.7734375
    -0.13671875 -11.75 -11.75 -0.091796875 -11.75 -11.75 -0.091796875 -11.75 -11.75 -1.7734375 -0.13671875
    1.4765625 -1.7734375 -0.13671875 1.4765625 -1.7734375 -0.13671875 -11.75 -11.75 -0.091796875 -11.75 -11.75
    -0.091796875 -11.75 -11.75 -1.7734375 -0.13671875 1.4765625 -1.7734375 -0.13671875 1.4765625 -1.7734375
    -0.13671875
)case"},
    {"Pad_v23.wrap_bool", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(bool)[2,3] 0 0 1 1 0 0
pads: tensor(int64)[4] 3 1 0 4
output: tensor(bool)[5,8] 0 1 0 0 1 0 0 1 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1
)case"},
    {"Pad_v23.wrap_complex128", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(complex128)[2,3] (-0.3124730356,-0.2342608579) (-12.29245111,-5.707344854)
    (4.061764058,1.623503411) (-12.29245111,-5.707344854) (0.4695509843,-0.1284711315)
    (0.6567490403,-5.300253697)
pads: tensor(int64)[4] 3 1 0 4
output: tensor(complex128)[5,8] (0.6567490403,-5.300253697) (-12.29245111,-5.707344854)
    (0.4695509843,-0.1284711315) (0.6567490403,-5.300253697) (-12.29245111,-5.707344854)
    (0.4695509843,-0.1284711315) (0.6567490403,-5.300253697) (-12.29245111,-5.707344854)
    (4.061764058,1.623503411) (-0.3124730356,-0.2342608579) (-12.29245111,-5.707344854)
    (4.061764058,1.623503411) (-0.3124730356,-0.2342608579) (-12.29245111,-5.707344854)
    (4.061764058,1.623503411) (-0.3124730356,-0.2342608579) (0.6567490403,-5.300253697)
    (-12.29245111,-5.707344854) (0.4695509843,-0.1284711315) (0.6567490403,-5.300253697)
    (-12.29245111,-5.707344854) (0.4695509843,-0.1284711315) (0.6567490403,-5.300253697)
    (-12.29245111,-5.707344854) (4.061764058,1.623503411) (-0.3124730356,-0.2342608579)
    (-12.29245111,-5.707344854) (4.061764058,1.623503411) (-0.3124730356,-0.2342608579)
    (-12.29245111,-5.707344854) (4.061764058,1.623503411) (-0.3124730356,-0.2342608579)
    (0.6567490403,-5.300253697) (-12.29245111,-5.707344854) (0.4695509843,-0.1284711315)
    (0.6567490403,-5.300253697) (-12.29245111,-5.707344854) (0.4695509843,-0.1284711315)
    (0.6567490403,-5.300253697) (-12.29245111,-5.707344854)
)case"},
    {"Pad_v23.wrap_complex64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(complex64)[2,3] (-0.13408,3.3546) (0.79834,0.25361) (-0.39817,-8.9853) (-6.4966,1.0865)
    (-0.39817,-8.9853) (-0.082474,0.76605)
pads: tensor(int64)[4] 3 1 0 4
output: tensor(complex64)[5,8] (-0.082474,0.76605) (-6.4966,1.0865) (-0.39817,-8.9853) (-0.082474,0.76605)
    (-6.4966,1.0865) (-0.39817,-8.9853) (-0.082474,0.76605) (-6.4966,1.0865) (-0.39817,-8.9853)
    (-0.13408,3.3546) (0.79834,0.25361) (-0.39817,-8.9853) (-0.13408,3.3546) (0.79834,0.25361)
    (-0.39817,-8.9853) (-0.13408,3.3546) (-0.082474,0.76605) (-6.4966,1.0865) (-0.39817,-8.9853)
    (-0.082474,0.76605) (-6.4966,1.0865) (-0.39817,-8.9853) (-0.082474,0.76605) (-6.4966,1.0865)
    (-0.39817,-8.9853) (-0.13408,3.3546) (0.79834,0.25361) (-0.39817,-8.9853) (-0.13408,3.3546)
    (0.79834,0.25361) (-0.39817,-8.9853) (-0.13408,3.3546) (-0.082474,0.76605) (-6.4966,1.0865)
    (-0.39817,-8.9853) (-0.082474,0.76605) (-6.4966,1.0865) (-0.39817,-8.9853) (-0.082474,0.76605)
    (-6.4966,1.0865)
)case"},
    {"Pad_v23.wrap_double", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(double)[2,3] 0.1259345821 10.41151156 -0.5561588276 0.4874719452 0.09124626512 1.655056055
pads: tensor(int64)[4] 3 1 0 4
output: tensor(double)[5,8] 1.655056055 0.4874719452 0.09124626512 1.655056055 0.4874719452 0.09124626512
    1.655056055 0.4874719452 -0.5561588276 0.1259345821 10.41151156 -0.5561588276 0.1259345821 10.41151156
    -0.5561588276 0.1259345821 1.655056055 0.4874719452 0.09124626512 1.655056055 0.4874719452 0.09124626512
    1.655056055 0.4874719452 -0.5561588276 0.1259345821 10.41151156 -0.5561588276 0.1259345821 10.41151156
    -0.5561588276 0.1259345821 1.655056055 0.4874719452 0.09124626512 1.655056055 0.4874719452 0.09124626512
    1.655056055 0.4874719452
)case"},
    {"Pad_v23.wrap_float", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(float)[2,3] -0.15057 -6.9448 -0.28854 1.9972 -6.9448 3.6885
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float)[5,8] 3.6885 1.9972 -6.9448 3.6885 1.9972 -6.9448 3.6885 1.9972 -0.28854 -0.15057 -6.9448
    -0.28854 -0.15057 -6.9448 -0.28854 -0.15057 3.6885 1.9972 -6.9448 3.6885 1.9972 -6.9448 3.6885 1.9972
    -0.28854 -0.15057 -6.9448 -0.28854 -0.15057 -6.9448 -0.28854 -0.15057 3.6885 1.9972 -6.9448 3.6885 1.9972
    -6.9448 3.6885 1.9972
)case"},
    {"Pad_v23.wrap_float16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(float16)[2,3] 1.162109375 8.796875 0.3125 0.30810546875 8.796875 -0.58056640625
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float16)[5,8] -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875 8.796875
    -0.58056640625 0.30810546875 0.3125 1.162109375 8.796875 0.3125 1.162109375 8.796875 0.3125 1.162109375
    -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875
    0.3125 1.162109375 8.796875 0.3125 1.162109375 8.796875 0.3125 1.162109375 -0.58056640625 0.30810546875
    8.796875 -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875
)case"},
    {"Pad_v23.wrap_float4e2m1", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(float4e2m1)[2,3] 3 -1.5 -6 1.5 -6 -4
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float4e2m1)[5,8] -4 1.5 -6 -4 1.5 -6 -4 1.5 -6 3 -1.5 -6 3 -1.5 -6 3 -4 1.5 -6 -4 1.5 -6 -4 1.5
    -6 3 -1.5 -6 3 -1.5 -6 3 -4 1.5 -6 -4 1.5 -6 -4 1.5
)case"},
    {"Pad_v23.wrap_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(float8e4m3fn)[2,3] 0.0078125 0 1.875 -20 -20 0.013671875
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e4m3fn)[5,8] 0.013671875 -20 -20 0.013671875 -20 -20 0.013671875 -20 1.875 0.0078125 0
    1.875 0.0078125 0 1.875 0.0078125 0.013671875 -20 -20 0.013671875 -20 -20 0.013671875 -20 1.875 0.0078125
    0 1.875 0.0078125 0 1.875 0.0078125 0.013671875 -20 -20 0.013671875 -20 -20 0.013671875 -20
)case"},
    {"Pad_v23.wrap_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(float8e4m3fnuz)[2,3] 60 0.75 60 -4 -0.0625 52
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e4m3fnuz)[5,8] 52 -4 -0.0625 52 -4 -0.0625 52 -4 60 60 0.75 60 60 0.75 60 60 52 -4
    -0.0625 52 -4 -0.0625 52 -4 60 60 0.75 60 60 0.75 60 60 52 -4 -0.0625 52 -4 -0.0625 52 -4
)case"},
    {"Pad_v23.wrap_float8e5m2", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(float8e5m2)[2,3] -0.00244140625 -0.25 -0.0008544921875 3.5 0.0546875 -0.0390625
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e5m2)[5,8] -0.0390625 3.5 0.0546875 -0.0390625 3.5 0.0546875 -0.0390625 3.5
    -0.0008544921875 -0.00244140625 -0.25 -0.0008544921875 -0.00244140625 -0.25 -0.0008544921875
    -0.00244140625 -0.0390625 3.5 0.0546875 -0.0390625 3.5 0.0546875 -0.0390625 3.5 -0.0008544921875
    -0.00244140625 -0.25 -0.0008544921875 -0.00244140625 -0.25 -0.0008544921875 -0.00244140625 -0.0390625 3.5
    0.0546875 -0.0390625 3.5 0.0546875 -0.0390625 3.5
)case"},
    {"Pad_v23.wrap_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(float8e5m2fnuz)[2,3] -0.0234375 0.00390625 -6 2 0.1875 0.009765625
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e5m2fnuz)[5,8] 0.009765625 2 0.1875 0.009765625 2 0.1875 0.009765625 2 -6 -0.0234375
    0.00390625 -6 -0.0234375 0.00390625 -6 -0.0234375 0.009765625 2 0.1875 0.009765625 2 0.1875 0.009765625 2
    -6 -0.0234375 0.00390625 -6 -0.0234375 0.00390625 -6 -0.0234375 0.009765625 2 0.1875 0.009765625 2 0.1875
    0.009765625 2
)case"},
    {"Pad_v23.wrap_int16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(int16)[2,3] 133 -267 -69 -267 -73 3
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int16)[5,8] 3 -267 -73 3 -267 -73 3 -267 -69 133 -267 -69 133 -267 -69 133 3 -267 -73 3 -267
    -73 3 -267 -69 133 -267 -69 133 -267 -69 133 3 -267 -73 3 -267 -73 3 -267
)case"},
    {"Pad_v23.wrap_int32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(int32)[2,3] -13 43 -21384448 -21384448 97 -2423382
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int32)[5,8] -2423382 -21384448 97 -2423382 -21384448 97 -2423382 -21384448 -21384448 -13 43
    -21384448 -13 43 -21384448 -13 -2423382 -21384448 97 -2423382 -21384448 97 -2423382 -21384448 -21384448
    -13 43 -21384448 -13 43 -21384448 -13 -2423382 -21384448 97 -2423382 -21384448 97 -2423382 -21384448
)case"},
    {"Pad_v23.wrap_int4", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(int4)[2,3] -4 -8 3 7 -8 4
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int4)[5,8] 4 7 -8 4 7 -8 4 7 3 -4 -8 3 -4 -8 3 -4 4 7 -8 4 7 -8 4 7 3 -4 -8 3 -4 -8 3 -4 4 7 -8
    4 7 -8 4 7
)case"},
    {"Pad_v23.wrap_int64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(int64)[2,3] -45 -89 -89 50 71 -22
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int64)[5,8] -22 50 71 -22 50 71 -22 50 -89 -45 -89 -89 -45 -89 -89 -45 -22 50 71 -22 50 71 -22
    50 -89 -45 -89 -89 -45 -89 -89 -45 -22 50 71 -22 50 71 -22 50
)case"},
    {"Pad_v23.wrap_int8", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(int8)[2,3] -34 64 75 -13 75 -40
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int8)[5,8] -40 -13 75 -40 -13 75 -40 -13 75 -34 64 75 -34 64 75 -34 -40 -13 75 -40 -13 75 -40
    -13 75 -34 64 75 -34 64 75 -34 -40 -13 75 -40 -13 75 -40 -13
)case"},
    {"Pad_v23.wrap_string", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(string)[2,3] "beta " "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "0" "a,b" "nan"
pads: tensor(int64)[4] 3 1 0 4
output: tensor(string)[5,8] "nan" "0" "a,b" "nan" "0" "a,b" "nan" "0" "line\x0abreak" "beta "
    "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta " "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta " "nan" "0"
    "a,b" "nan" "0" "a,b" "nan" "0" "line\x0abreak" "beta " "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta "
    "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta " "nan" "0" "a,b" "nan" "0" "a,b" "nan" "0"
)case"},
    {"Pad_v23.wrap_uint16", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(uint16)[2,3] 8 87 52 24 47 87
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint16)[5,8] 87 24 47 87 24 47 87 24 52 8 87 52 8 87 52 8 87 24 47 87 24 47 87 24 52 8 87 52 8
    87 52 8 87 24 47 87 24 47 87 24
)case"},
    {"Pad_v23.wrap_uint32", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(uint32)[2,3] 8525864 20611466 7600110 20611466 81 89
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint32)[5,8] 89 20611466 81 89 20611466 81 89 20611466 7600110 8525864 20611466 7600110 8525864
    20611466 7600110 8525864 89 20611466 81 89 20611466 81 89 20611466 7600110 8525864 20611466 7600110
    8525864 20611466 7600110 8525864 89 20611466 81 89 20611466 81 89 20611466
)case"},
    {"Pad_v23.wrap_uint4", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(uint4)[2,3] 1 12 8 15 9 14
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint4)[5,8] 14 15 9 14 15 9 14 15 8 1 12 8 1 12 8 1 14 15 9 14 15 9 14 15 8 1 12 8 1 12 8 1 14
    15 9 14 15 9 14 15
)case"},
    {"Pad_v23.wrap_uint64", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(uint64)[2,3] 65 26 30 42 103891591349640768 103891591349640768
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint64)[5,8] 103891591349640768 42 103891591349640768 103891591349640768 42 103891591349640768
    103891591349640768 42 30 65 26 30 65 26 30 65 103891591349640768 42 103891591349640768 103891591349640768
    42 103891591349640768 103891591349640768 42 30 65 26 30 65 26 30 65 103891591349640768 42
    103891591349640768 103891591349640768 42 103891591349640768 103891591349640768 42
)case"},
    {"Pad_v23.wrap_uint8", Origin::Derived, "numpy", R"case(
output = Pad-23(data, pads) mode="wrap"
data: tensor(uint8)[2,3] 35 96 96 87 5 16
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint8)[5,8] 16 87 5 16 87 5 16 87 96 35 96 96 35 96 96 35 16 87 5 16 87 5 16 87 96 35 96 96 35
    96 96 35 16 87 5 16 87 5 16 87
)case"},
    {"Pad_v24.axes_bfloat16_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(bfloat16)[2,3,2] -0.28515625 8.875 -0.294921875 -0.287109375 -0.07080078125 0.1328125
    0.0673828125 0.095703125 -0.625 8.875 -0.56640625 -3.5625
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(bfloat16)[] -0.1884765625
axes: tensor(int32)[2] 2 0
output: tensor(bfloat16)[5,3,3] -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.28515625 8.875 -0.1884765625 -0.294921875 -0.287109375 -0.1884765625 -0.07080078125 0.1328125
    -0.1884765625 0.0673828125 0.095703125 -0.1884765625 -0.625 8.875 -0.1884765625 -0.56640625 -3.5625
    -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.1884765625 -0.1884765625
)case"},
    {"Pad_v24.axes_bfloat16_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(bfloat16)[2,3,2] -0.28515625 8.875 -0.294921875 -0.287109375 -0.07080078125 0.1328125
    0.0673828125 0.095703125 -0.625 8.875 -0.56640625 -3.5625
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(bfloat16)[] -0.1884765625
axes: tensor(int64)[2] 2 0
output: tensor(bfloat16)[5,3,3] -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.28515625 8.875 -0.1884765625 -0.294921875 -0.287109375 -0.1884765625 -0.07080078125 0.1328125
    -0.1884765625 0.0673828125 0.095703125 -0.1884765625 -0.625 8.875 -0.1884765625 -0.56640625 -3.5625
    -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625 -0.1884765625
    -0.1884765625 -0.1884765625
)case"},
    {"Pad_v24.axes_bool_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(bool)[2,3,2] 0 0 0 1 1 0 1 1 0 0 1 1
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(bool)[] 1
axes: tensor(int32)[2] 2 0
output: tensor(bool)[5,3,3] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 0 1 0 1 1 1 0 1 1 1 1 0 0 1 1 1 1 1 1 1 1
    1 1 1 1
)case"},
    {"Pad_v24.axes_bool_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(bool)[2,3,2] 0 0 0 1 1 0 1 1 0 0 1 1
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(bool)[] 1
axes: tensor(int64)[2] 2 0
output: tensor(bool)[5,3,3] 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 0 1 0 1 1 1 0 1 1 1 1 0 0 1 1 1 1 1 1 1 1
    1 1 1 1
)case"},
    {"Pad_v24.axes_complex128_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(complex128)[2,3,2] (-0.6604835649,3.549109077) (-4.783505126,0.2317681879)
    (1.47148342,12.52808916) (15.58924141,0.3837074896) (0.3266924043,-0.1539307478)
    (12.57903081,-0.4225433215) (-0.2292444794,-8.669232333) (8.214664118,-0.08576702123)
    (0.08865299057,0.1236464853) (0.8605659383,0.3067599968) (-8.351257339,-0.1626003229)
    (15.58924141,0.3837074896)
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(complex128)[] (0.3869511299,-1.861518221)
axes: tensor(int32)[2] 2 0
output: tensor(complex128)[5,3,3] (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (-0.6604835649,3.549109077)
    (-4.783505126,0.2317681879) (0.3869511299,-1.861518221) (1.47148342,12.52808916)
    (15.58924141,0.3837074896) (0.3869511299,-1.861518221) (0.3266924043,-0.1539307478)
    (12.57903081,-0.4225433215) (0.3869511299,-1.861518221) (-0.2292444794,-8.669232333)
    (8.214664118,-0.08576702123) (0.3869511299,-1.861518221) (0.08865299057,0.1236464853)
    (0.8605659383,0.3067599968) (0.3869511299,-1.861518221) (-8.351257339,-0.1626003229)
    (15.58924141,0.3837074896) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221)
)case"},
    {"Pad_v24.axes_complex128_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(complex128)[2,3,2] (-0.6604835649,3.549109077) (-4.783505126,0.2317681879)
    (1.47148342,12.52808916) (15.58924141,0.3837074896) (0.3266924043,-0.1539307478)
    (12.57903081,-0.4225433215) (-0.2292444794,-8.669232333) (8.214664118,-0.08576702123)
    (0.08865299057,0.1236464853) (0.8605659383,0.3067599968) (-8.351257339,-0.1626003229)
    (15.58924141,0.3837074896)
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(complex128)[] (0.3869511299,-1.861518221)
axes: tensor(int64)[2] 2 0
output: tensor(complex128)[5,3,3] (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (-0.6604835649,3.549109077)
    (-4.783505126,0.2317681879) (0.3869511299,-1.861518221) (1.47148342,12.52808916)
    (15.58924141,0.3837074896) (0.3869511299,-1.861518221) (0.3266924043,-0.1539307478)
    (12.57903081,-0.4225433215) (0.3869511299,-1.861518221) (-0.2292444794,-8.669232333)
    (8.214664118,-0.08576702123) (0.3869511299,-1.861518221) (0.08865299057,0.1236464853)
    (0.8605659383,0.3067599968) (0.3869511299,-1.861518221) (-8.351257339,-0.1626003229)
    (15.58924141,0.3837074896) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221) (0.3869511299,-1.861518221) (0.3869511299,-1.861518221)
    (0.3869511299,-1.861518221)
)case"},
    {"Pad_v24.axes_complex64_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(complex64)[2,3,2] (-1.4394,-2.3851) (-9.6983,0.6744) (0.31375,-0.065854) (10.394,-11.416)
    (3.435,-7.4855) (10.394,-11.416) (0.76764,1.6684) (-13.236,-0.548) (-0.48552,-3.0717) (-1.8557,-1.0094)
    (9.1816,4.6006) (-1.861,-1.0774)
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(complex64)[] (-4.8823,3.4028)
axes: tensor(int32)[2] 2 0
output: tensor(complex64)[5,3,3] (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-1.4394,-2.3851) (-9.6983,0.6744) (-4.8823,3.4028)
    (0.31375,-0.065854) (10.394,-11.416) (-4.8823,3.4028) (3.435,-7.4855) (10.394,-11.416) (-4.8823,3.4028)
    (0.76764,1.6684) (-13.236,-0.548) (-4.8823,3.4028) (-0.48552,-3.0717) (-1.8557,-1.0094) (-4.8823,3.4028)
    (9.1816,4.6006) (-1.861,-1.0774) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
)case"},
    {"Pad_v24.axes_complex64_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(complex64)[2,3,2] (-1.4394,-2.3851) (-9.6983,0.6744) (0.31375,-0.065854) (10.394,-11.416)
    (3.435,-7.4855) (10.394,-11.416) (0.76764,1.6684) (-13.236,-0.548) (-0.48552,-3.0717) (-1.8557,-1.0094)
    (9.1816,4.6006) (-1.861,-1.0774)
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(complex64)[] (-4.8823,3.4028)
axes: tensor(int64)[2] 2 0
output: tensor(complex64)[5,3,3] (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-1.4394,-2.3851) (-9.6983,0.6744) (-4.8823,3.4028)
    (0.31375,-0.065854) (10.394,-11.416) (-4.8823,3.4028) (3.435,-7.4855) (10.394,-11.416) (-4.8823,3.4028)
    (0.76764,1.6684) (-13.236,-0.548) (-4.8823,3.4028) (-0.48552,-3.0717) (-1.8557,-1.0094) (-4.8823,3.4028)
    (9.1816,4.6006) (-1.861,-1.0774) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
    (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028) (-4.8823,3.4028)
)case"},
    {"Pad_v24.axes_double_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(double)[2,3,2] -1.473704929 -0.3306760681 -3.562517641 -0.1433882496 7.506009061 0.09028451508
    0.3365804147 7.506009061 -0.7914893682 -2.139011225 -0.1914590359 0.3289973186
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(double)[] 10.01032659
axes: tensor(int32)[2] 2 0
output: tensor(double)[5,3,3] 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659
    10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659
    10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 -1.473704929 -0.3306760681 10.01032659
    -3.562517641 -0.1433882496 10.01032659 7.506009061 0.09028451508 10.01032659 0.3365804147 7.506009061
    10.01032659 -0.7914893682 -2.139011225 10.01032659 -0.1914590359 0.3289973186 10.01032659 10.01032659
    10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659
)case"},
    {"Pad_v24.axes_double_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(double)[2,3,2] -1.473704929 -0.3306760681 -3.562517641 -0.1433882496 7.506009061 0.09028451508
    0.3365804147 7.506009061 -0.7914893682 -2.139011225 -0.1914590359 0.3289973186
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(double)[] 10.01032659
axes: tensor(int64)[2] 2 0
output: tensor(double)[5,3,3] 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659
    10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659
    10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 -1.473704929 -0.3306760681 10.01032659
    -3.562517641 -0.1433882496 10.01032659 7.506009061 0.09028451508 10.01032659 0.3365804147 7.506009061
    10.01032659 -0.7914893682 -2.139011225 10.01032659 -0.1914590359 0.3289973186 10.01032659 10.01032659
    10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659 10.01032659
)case"},
    {"Pad_v24.axes_float16_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float16)[2,3,2] -1.3583984375 0.306640625 -0.317138671875 -14.1484375 3.4765625 -0.2259521484375
    5.9140625 -0.102783203125 -2.888671875 -14.1484375 2.00390625 -0.1888427734375
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float16)[] 0.2265625
axes: tensor(int32)[2] 2 0
output: tensor(float16)[5,3,3] 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625
    0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625
    0.2265625 -1.3583984375 0.306640625 0.2265625 -0.317138671875 -14.1484375 0.2265625 3.4765625
    -0.2259521484375 0.2265625 5.9140625 -0.102783203125 0.2265625 -2.888671875 -14.1484375 0.2265625
    2.00390625 -0.1888427734375 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625
    0.2265625 0.2265625
)case"},
    {"Pad_v24.axes_float16_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float16)[2,3,2] -1.3583984375 0.306640625 -0.317138671875 -14.1484375 3.4765625 -0.2259521484375
    5.9140625 -0.102783203125 -2.888671875 -14.1484375 2.00390625 -0.1888427734375
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float16)[] 0.2265625
axes: tensor(int64)[2] 2 0
output: tensor(float16)[5,3,3] 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625
    0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625
    0.2265625 -1.3583984375 0.306640625 0.2265625 -0.317138671875 -14.1484375 0.2265625 3.4765625
    -0.2259521484375 0.2265625 5.9140625 -0.102783203125 0.2265625 -2.888671875 -14.1484375 0.2265625
    2.00390625 -0.1888427734375 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625 0.2265625
    0.2265625 0.2265625
)case"},
    {"Pad_v24.axes_float4e2m1_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float4e2m1)[2,3,2] 3 -2 6 6 1 -6 2 -0.5 0 0.5 -3 -4
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float4e2m1)[] 6
axes: tensor(int32)[2] 2 0
output: tensor(float4e2m1)[5,3,3] 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 3 -2 6 6 6 6 1 -6 6 2 -0.5 6 0 0.5 6
    -3 -4 6 6 6 6 6 6 6 6 6
)case"},
    {"Pad_v24.axes_float4e2m1_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float4e2m1)[2,3,2] 3 -2 6 6 1 -6 2 -0.5 0 0.5 -3 -4
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float4e2m1)[] 6
axes: tensor(int64)[2] 2 0
output: tensor(float4e2m1)[5,3,3] 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 3 -2 6 6 6 6 1 -6 6 2 -0.5 6 0 0.5 6
    -3 -4 6 6 6 6 6 6 6 6 6
)case"},
    {"Pad_v24.axes_float8e4m3fn_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e4m3fn)[2,3,2] 0.203125 -0.203125 -56 -56 -15 0.009765625 28 4 -0.21875 30 -0.05078125
    -0.029296875
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e4m3fn)[] -36
axes: tensor(int32)[2] 2 0
output: tensor(float8e4m3fn)[5,3,3] -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
    -36 0.203125 -0.203125 -36 -56 -56 -36 -15 0.009765625 -36 28 4 -36 -0.21875 30 -36 -0.05078125
    -0.029296875 -36 -36 -36 -36 -36 -36 -36 -36 -36
)case"},
    {"Pad_v24.axes_float8e4m3fn_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e4m3fn)[2,3,2] 0.203125 -0.203125 -56 -56 -15 0.009765625 28 4 -0.21875 30 -0.05078125
    -0.029296875
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e4m3fn)[] -36
axes: tensor(int64)[2] 2 0
output: tensor(float8e4m3fn)[5,3,3] -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
    -36 0.203125 -0.203125 -36 -56 -56 -36 -15 0.009765625 -36 28 4 -36 -0.21875 30 -36 -0.05078125
    -0.029296875 -36 -36 -36 -36 -36 -36 -36 -36 -36
)case"},
    {"Pad_v24.axes_float8e4m3fnuz_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e4m3fnuz)[2,3,2] 32 60 60 2.5 -0.025390625 4.5 0.0390625 14 -12 15 26 0.0234375
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e4m3fnuz)[] 16
axes: tensor(int32)[2] 2 0
output: tensor(float8e4m3fnuz)[5,3,3] 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 32 60 16 60 2.5
    16 -0.025390625 4.5 16 0.0390625 14 16 -12 15 16 26 0.0234375 16 16 16 16 16 16 16 16 16
)case"},
    {"Pad_v24.axes_float8e4m3fnuz_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e4m3fnuz)[2,3,2] 32 60 60 2.5 -0.025390625 4.5 0.0390625 14 -12 15 26 0.0234375
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e4m3fnuz)[] 16
axes: tensor(int64)[2] 2 0
output: tensor(float8e4m3fnuz)[5,3,3] 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 32 60 16 60 2.5
    16 -0.025390625 4.5 16 0.0390625 14 16 -12 15 16 26 0.0234375 16 16 16 16 16 16 16 16 16
)case"},
    {"Pad_v24.axes_float8e5m2_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e5m2)[2,3,2] 28 0.0001220703125 -0.0048828125 -1.5 -0.00048828125 -48 0.000152587890625 -48
    -0.001953125 -2 0.078125 -7.62939453125e-05
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e5m2)[] -0.3125
axes: tensor(int32)[2] 2 0
output: tensor(float8e5m2)[5,3,3] -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125
    -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 28 0.0001220703125 -0.3125
    -0.0048828125 -1.5 -0.3125 -0.00048828125 -48 -0.3125 0.000152587890625 -48 -0.3125 -0.001953125 -2
    -0.3125 0.078125 -7.62939453125e-05 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125
    -0.3125
)case"},
    {"Pad_v24.axes_float8e5m2_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e5m2)[2,3,2] 28 0.0001220703125 -0.0048828125 -1.5 -0.00048828125 -48 0.000152587890625 -48
    -0.001953125 -2 0.078125 -7.62939453125e-05
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e5m2)[] -0.3125
axes: tensor(int64)[2] 2 0
output: tensor(float8e5m2)[5,3,3] -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125
    -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 28 0.0001220703125 -0.3125
    -0.0048828125 -1.5 -0.3125 -0.00048828125 -48 -0.3125 0.000152587890625 -48 -0.3125 -0.001953125 -2
    -0.3125 0.078125 -7.62939453125e-05 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125 -0.3125
    -0.3125
)case"},
    {"Pad_v24.axes_float8e5m2fnuz_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e5m2fnuz)[2,3,2] -0.0001220703125 12 0.0390625 16 -0.0009765625 -0.0048828125 -0.046875 0.5
    -6 -0.009765625 16 0.1875
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e5m2fnuz)[] -10
axes: tensor(int32)[2] 2 0
output: tensor(float8e5m2fnuz)[5,3,3] -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10
    -10 -0.0001220703125 12 -10 0.0390625 16 -10 -0.0009765625 -0.0048828125 -10 -0.046875 0.5 -10 -6
    -0.009765625 -10 16 0.1875 -10 -10 -10 -10 -10 -10 -10 -10 -10
)case"},
    {"Pad_v24.axes_float8e5m2fnuz_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e5m2fnuz)[2,3,2] -0.0001220703125 12 0.0390625 16 -0.0009765625 -0.0048828125 -0.046875 0.5
    -6 -0.009765625 16 0.1875
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e5m2fnuz)[] -10
axes: tensor(int64)[2] 2 0
output: tensor(float8e5m2fnuz)[5,3,3] -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10
    -10 -0.0001220703125 12 -10 0.0390625 16 -10 -0.0009765625 -0.0048828125 -10 -0.046875 0.5 -10 -6
    -0.009765625 -10 16 0.1875 -10 -10 -10 -10 -10 -10 -10 -10 -10
)case"},
    {"Pad_v24.axes_float8e8m0_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e8m0)[2,3,2] 2 1 64 0.0625 0.25 64 0.5 16 8 0.0078125 0.125 0.015625
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e8m0)[] 16
axes: tensor(int32)[2] 2 0
output: tensor(float8e8m0)[5,3,3] 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 2 1 16 64 0.0625 16
    0.25 64 16 0.5 16 16 8 0.0078125 16 0.125 0.015625 16 16 16 16 16 16 16 16 16
)case"},
    {"Pad_v24.axes_float8e8m0_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float8e8m0)[2,3,2] 2 1 64 0.0625 0.25 64 0.5 16 8 0.0078125 0.125 0.015625
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float8e8m0)[] 16
axes: tensor(int64)[2] 2 0
output: tensor(float8e8m0)[5,3,3] 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 2 1 16 64 0.0625 16
    0.25 64 16 0.5 16 16 8 0.0078125 16 0.125 0.015625 16 16 16 16 16 16 16 16 16
)case"},
    {"Pad_v24.axes_float_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float)[2,3,2] 4.7359 4.7652 -15.734 0.089816 -4.3401 -0.39874 10.932 10.18 -7.9356 0.26605
    -15.734 4.0758
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float)[] -3.6328
axes: tensor(int32)[2] 2 0
output: tensor(float)[5,3,3] -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328
    -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 4.7359 4.7652 -3.6328 -15.734
    0.089816 -3.6328 -4.3401 -0.39874 -3.6328 10.932 10.18 -3.6328 -7.9356 0.26605 -3.6328 -15.734 4.0758
    -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328
)case"},
    {"Pad_v24.axes_float_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(float)[2,3,2] 4.7359 4.7652 -15.734 0.089816 -4.3401 -0.39874 10.932 10.18 -7.9356 0.26605
    -15.734 4.0758
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(float)[] -3.6328
axes: tensor(int64)[2] 2 0
output: tensor(float)[5,3,3] -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328
    -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 4.7359 4.7652 -3.6328 -15.734
    0.089816 -3.6328 -4.3401 -0.39874 -3.6328 10.932 10.18 -3.6328 -7.9356 0.26605 -3.6328 -15.734 4.0758
    -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328 -3.6328
)case"},
    {"Pad_v24.axes_int16_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int16)[2,3,2] -34 84 -37 -93 -82 -3 -138 74 -74 -138 -87 96
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int16)[] 75
axes: tensor(int32)[2] 2 0
output: tensor(int16)[5,3,3] 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 -34 84 75 -37 -93 75 -82
    -3 75 -138 74 75 -74 -138 75 -87 96 75 75 75 75 75 75 75 75 75
)case"},
    {"Pad_v24.axes_int16_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int16)[2,3,2] -34 84 -37 -93 -82 -3 -138 74 -74 -138 -87 96
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int16)[] 75
axes: tensor(int64)[2] 2 0
output: tensor(int16)[5,3,3] 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 75 -34 84 75 -37 -93 75 -82
    -3 75 -138 74 75 -74 -138 75 -87 96 75 75 75 75 75 75 75 75 75
)case"},
    {"Pad_v24.axes_int32_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int32)[2,3,2] -61 4289720 4289720 -16 -12 17 19 85 82 -7 30 -83
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int32)[] 33
axes: tensor(int32)[2] 2 0
output: tensor(int32)[5,3,3] 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 -61 4289720 33 4289720
    -16 33 -12 17 33 19 85 33 82 -7 33 30 -83 33 33 33 33 33 33 33 33 33
)case"},
    {"Pad_v24.axes_int32_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int32)[2,3,2] -61 4289720 4289720 -16 -12 17 19 85 82 -7 30 -83
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int32)[] 33
axes: tensor(int64)[2] 2 0
output: tensor(int32)[5,3,3] 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 33 -61 4289720 33 4289720
    -16 33 -12 17 33 19 85 33 82 -7 33 30 -83 33 33 33 33 33 33 33 33 33
)case"},
    {"Pad_v24.axes_int4_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int4)[2,3,2] -3 -7 1 -5 -6 3 -1 4 -7 7 0 -2
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int4)[] 4
axes: tensor(int32)[2] 2 0
output: tensor(int4)[5,3,3] 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 -3 -7 4 1 -5 4 -6 3 4 -1 4 4 -7 7 4 0 -2 4 4
    4 4 4 4 4 4 4
)case"},
    {"Pad_v24.axes_int4_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int4)[2,3,2] -3 -7 1 -5 -6 3 -1 4 -7 7 0 -2
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int4)[] 4
axes: tensor(int64)[2] 2 0
output: tensor(int4)[5,3,3] 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 -3 -7 4 1 -5 4 -6 3 4 -1 4 4 -7 7 4 0 -2 4 4
    4 4 4 4 4 4 4
)case"},
    {"Pad_v24.axes_int64_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int64)[2,3,2] 86 -64 -53 -32 28 -96 74849795269745362 25225373150198226 19 74849795269745362
    40795586408983106 -77
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int64)[] 55664489337708786
axes: tensor(int32)[2] 2 0
output: tensor(int64)[5,3,3] 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786 86 -64
    55664489337708786 -53 -32 55664489337708786 28 -96 55664489337708786 74849795269745362 25225373150198226
    55664489337708786 19 74849795269745362 55664489337708786 40795586408983106 -77 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786
)case"},
    {"Pad_v24.axes_int64_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int64)[2,3,2] 86 -64 -53 -32 28 -96 74849795269745362 25225373150198226 19 74849795269745362
    40795586408983106 -77
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int64)[] 55664489337708786
axes: tensor(int64)[2] 2 0
output: tensor(int64)[5,3,3] 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786 86 -64
    55664489337708786 -53 -32 55664489337708786 28 -96 55664489337708786 74849795269745362 25225373150198226
    55664489337708786 19 74849795269745362 55664489337708786 40795586408983106 -77 55664489337708786
    55664489337708786 55664489337708786 55664489337708786 55664489337708786 55664489337708786
    55664489337708786 55664489337708786 55664489337708786
)case"},
    {"Pad_v24.axes_int8_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int8)[2,3,2] 45 -54 33 43 -64 93 54 -56 93 41 -82 6
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int8)[] -23
axes: tensor(int32)[2] 2 0
output: tensor(int8)[5,3,3] -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 45 -54
    -23 33 43 -23 -64 93 -23 54 -56 -23 93 41 -23 -82 6 -23 -23 -23 -23 -23 -23 -23 -23 -23
)case"},
    {"Pad_v24.axes_int8_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(int8)[2,3,2] 45 -54 33 43 -64 93 54 -56 93 41 -82 6
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(int8)[] -23
axes: tensor(int64)[2] 2 0
output: tensor(int8)[5,3,3] -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 45 -54
    -23 33 43 -23 -64 93 -23 54 -56 -23 93 41 -23 -82 6 -23 -23 -23 -23 -23 -23 -23 -23 -23
)case"},
    {"Pad_v24.axes_string_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(string)[2,3,2] "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx" "quote\"s" "Beta" "back\\slash"
    "tab\x09" "Omega" "0" "alpha" "-1.5" "end" "beta "
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(string)[] "\xe6\x97\xa5\xe6\x9c\xac"
axes: tensor(int32)[2] 2 0
output: tensor(string)[5,3,3] "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac"
    "quote\"s" "Beta" "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "tab\x09" "\xe6\x97\xa5\xe6\x9c\xac" "Omega"
    "0" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "-1.5" "\xe6\x97\xa5\xe6\x9c\xac" "end" "beta "
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
)case"},
    {"Pad_v24.axes_string_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(string)[2,3,2] "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx" "quote\"s" "Beta" "back\\slash"
    "tab\x09" "Omega" "0" "alpha" "-1.5" "end" "beta "
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(string)[] "\xe6\x97\xa5\xe6\x9c\xac"
axes: tensor(int64)[2] 2 0
output: tensor(string)[5,3,3] "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac"
    "quote\"s" "Beta" "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "tab\x09" "\xe6\x97\xa5\xe6\x9c\xac" "Omega"
    "0" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "-1.5" "\xe6\x97\xa5\xe6\x9c\xac" "end" "beta "
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
)case"},
    {"Pad_v24.axes_uint16_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint16)[2,3,2] 69 52 38 6 436 13 436 5 88 87 7 76
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint16)[] 78
axes: tensor(int32)[2] 2 0
output: tensor(uint16)[5,3,3] 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 69 52 78 38 6 78 436 13
    78 436 5 78 88 87 78 7 76 78 78 78 78 78 78 78 78 78
)case"},
    {"Pad_v24.axes_uint16_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint16)[2,3,2] 69 52 38 6 436 13 436 5 88 87 7 76
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint16)[] 78
axes: tensor(int64)[2] 2 0
output: tensor(uint16)[5,3,3] 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 78 69 52 78 38 6 78 436 13
    78 436 5 78 88 87 78 7 76 78 78 78 78 78 78 78 78 78
)case"},
    {"Pad_v24.axes_uint32_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint32)[2,3,2] 68 93 74 9709754 22 19 77 39 9709754 11 8 5
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint32)[] 38305674
axes: tensor(int32)[2] 2 0
output: tensor(uint32)[5,3,3] 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674
    38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 68 93 38305674
    74 9709754 38305674 22 19 38305674 77 39 38305674 9709754 11 38305674 8 5 38305674 38305674 38305674
    38305674 38305674 38305674 38305674 38305674 38305674
)case"},
    {"Pad_v24.axes_uint32_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint32)[2,3,2] 68 93 74 9709754 22 19 77 39 9709754 11 8 5
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint32)[] 38305674
axes: tensor(int64)[2] 2 0
output: tensor(uint32)[5,3,3] 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674
    38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 38305674 68 93 38305674
    74 9709754 38305674 22 19 38305674 77 39 38305674 9709754 11 38305674 8 5 38305674 38305674 38305674
    38305674 38305674 38305674 38305674 38305674 38305674
)case"},
    {"Pad_v24.axes_uint4_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint4)[2,3,2] 15 14 5 15 12 7 0 4 1 8 3 6
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint4)[] 9
axes: tensor(int32)[2] 2 0
output: tensor(uint4)[5,3,3] 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 15 14 9 5 15 9 12 7 9 0 4 9 1 8 9 3 6 9 9 9
    9 9 9 9 9 9
)case"},
    {"Pad_v24.axes_uint4_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint4)[2,3,2] 15 14 5 15 12 7 0 4 1 8 3 6
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint4)[] 9
axes: tensor(int64)[2] 2 0
output: tensor(uint4)[5,3,3] 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 15 14 9 5 15 9 12 7 9 0 4 9 1 8 9 3 6 9 9 9
    9 9 9 9 9 9
)case"},
    {"Pad_v24.axes_uint64_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint64)[2,3,2] 123947425931194000 4 123947425931194000 72 77 75 50 26 115127082611194016 12 84
    52215349376750920
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint64)[] 28
axes: tensor(int32)[2] 2 0
output: tensor(uint64)[5,3,3] 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 123947425931194000 4 28
    123947425931194000 72 28 77 75 28 50 26 28 115127082611194016 12 28 84 52215349376750920 28 28 28 28 28 28
    28 28 28
)case"},
    {"Pad_v24.axes_uint64_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint64)[2,3,2] 123947425931194000 4 123947425931194000 72 77 75 50 26 115127082611194016 12 84
    52215349376750920
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint64)[] 28
axes: tensor(int64)[2] 2 0
output: tensor(uint64)[5,3,3] 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 123947425931194000 4 28
    123947425931194000 72 28 77 75 28 50 26 28 115127082611194016 12 28 84 52215349376750920 28 28 28 28 28 28
    28 28 28
)case"},
    {"Pad_v24.axes_uint8_int32", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint8)[2,3,2] 32 3 84 58 18 86 4 66 77 90 15 90
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint8)[] 76
axes: tensor(int32)[2] 2 0
output: tensor(uint8)[5,3,3] 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 32 3 76 84 58 76 18 86
    76 4 66 76 77 90 76 15 90 76 76 76 76 76 76 76 76 76
)case"},
    {"Pad_v24.axes_uint8_int64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value, axes)
data: tensor(uint8)[2,3,2] 32 3 84 58 18 86 4 66 77 90 15 90
pads: tensor(int64)[4] 1 2 0 1
constant_value: tensor(uint8)[] 76
axes: tensor(int64)[2] 2 0
output: tensor(uint8)[5,3,3] 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 76 32 3 76 84 58 76 18 86
    76 4 66 76 77 90 76 15 90 76 76 76 76 76 76 76 76 76
)case"},
    {"Pad_v24.constant_bfloat16", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(bfloat16)[2,3] -0.2451171875 0.322265625 -0.1279296875 0.59375 0.59375 0.193359375
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(bfloat16)[] 1.625
output: tensor(bfloat16)[3,5] 1.625 1.625 1.625 1.625 1.625 -0.2451171875 0.322265625 -0.1279296875 1.625
    1.625 0.59375 0.59375 0.193359375 1.625 1.625
)case"},
    {"Pad_v24.constant_bool", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(bool)[2,3] 0 0 0 0 1 1
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(bool)[] 0
output: tensor(bool)[3,5] 0 0 0 0 0 0 0 0 0 0 0 1 1 0 0
)case"},
    {"Pad_v24.constant_complex128", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(complex128)[2,3] (-0.06373102849,-5.138655738) (0.2114866353,0.4370610953)
    (-0.5682537679,-0.161745591) (-0.2175016433,10.1970841) (11.29652391,-5.283568019)
    (11.29652391,-5.283568019)
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(complex128)[] (-2.584089063,0.1718586059)
output: tensor(complex128)[3,5] (-2.584089063,0.1718586059) (-2.584089063,0.1718586059)
    (-2.584089063,0.1718586059) (-2.584089063,0.1718586059) (-2.584089063,0.1718586059)
    (-0.06373102849,-5.138655738) (0.2114866353,0.4370610953) (-0.5682537679,-0.161745591)
    (-2.584089063,0.1718586059) (-2.584089063,0.1718586059) (-0.2175016433,10.1970841)
    (11.29652391,-5.283568019) (11.29652391,-5.283568019) (-2.584089063,0.1718586059)
    (-2.584089063,0.1718586059)
)case"},
    {"Pad_v24.constant_complex64", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(complex64)[2,3] (-7.1682,0.85282) (-14.103,-3.5774) (-14.103,-3.5774) (8.3278,1.3754)
    (-5.1858,0.64322) (9.3477,0.13526)
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(complex64)[] (0.33448,1.7909)
output: tensor(complex64)[3,5] (0.33448,1.7909) (0.33448,1.7909) (0.33448,1.7909) (0.33448,1.7909)
    (0.33448,1.7909) (-7.1682,0.85282) (-14.103,-3.5774) (-14.103,-3.5774) (0.33448,1.7909) (0.33448,1.7909)
    (8.3278,1.3754) (-5.1858,0.64322) (9.3477,0.13526) (0.33448,1.7909) (0.33448,1.7909)
)case"},
    {"Pad_v24.constant_double", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(double)[2,3] -0.1186141982 4.680348914 0.2958688435 -0.7341138706 4.680348914 -3.608288139
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(double)[] 0.18265668
output: tensor(double)[3,5] 0.18265668 0.18265668 0.18265668 0.18265668 0.18265668 -0.1186141982 4.680348914
    0.2958688435 0.18265668 0.18265668 -0.7341138706 4.680348914 -3.608288139 0.18265668 0.18265668
)case"},
    {"Pad_v24.constant_float", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(float)[2,3] 0.51171 -1.371 -0.6298 -0.19176 -6.3798 -6.3798
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float)[] 0.24452
output: tensor(float)[3,5] 0.24452 0.24452 0.24452 0.24452 0.24452 0.51171 -1.371 -0.6298 0.24452 0.24452
    -0.19176 -6.3798 -6.3798 0.24452 0.24452
)case"},
    {"Pad_v24.constant_float16", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(float16)[2,3] 1.2041015625 -2.41015625 -0.1693115234375 -0.08636474609375 -2.41015625 2.04296875
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float16)[] -0.289794921875
output: tensor(float16)[3,5] -0.289794921875 -0.289794921875 -0.289794921875 -0.289794921875 -0.289794921875
    1.2041015625 -2.41015625 -0.1693115234375 -0.289794921875 -0.289794921875 -0.08636474609375 -2.41015625
    2.04296875 -0.289794921875 -0.289794921875
)case"},
    {"Pad_v24.constant_float4e2m1", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(float4e2m1)[2,3] 3 2 4 6 -0.5 0.5
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float4e2m1)[] -3
output: tensor(float4e2m1)[3,5] -3 -3 -3 -3 -3 3 2 4 -3 -3 6 -0.5 0.5 -3 -3
)case"},
    {"Pad_v24.constant_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Pad-24(data, pads, constant_value)
data: tensor(float8e4m3fn)[2,3] 0.0703125 -0.0390625 0.6875 10 0.005859375 -0.078125
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(float8e4m3fn)[] -0.34375
output: tensor(float8e4m3fn)[3,5] -0.34375 -0.34375 -0.34375 -0.34375 -0.34375 0.0703125 -0.0390625 0.6875
    -0.34375 -0.34375 10 0.005859375 -0.078125 -0.34375 -0.34375
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Pad_v23.reflect_further_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Pad.pack", "Pad_v23.reflect_further_float"},
    {"Pad_v23.test_constant_pad@1_18_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_constant_pad@1.18.0"},
    {"Pad_v23.test_constant_pad_axes@1_18_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_constant_pad_axes@1.18.0"},
    {"Pad_v23.test_constant_pad_negative_axes@1_18_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_constant_pad_negative_axes@1.18.0"},
    {"Pad_v23.test_edge_pad@1_18_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_edge_pad@1.18.0"},
    {"Pad_v23.test_reflect_pad@1_18_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_reflect_pad@1.18.0"},
    {"Pad_v23.test_wrap_pad@1_18_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_wrap_pad@1.18.0"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
