// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Pad.pack
//   tests/cases/ai.onnx/Pad.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Pad_v25.constant_int64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(int64)[2,3] 80 -89290559012736758 -89290559012736758 -73923047522342378 95 37293904851512418
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(int64)[] -4222516785927822
output: tensor(int64)[3,5] -4222516785927822 -4222516785927822 -4222516785927822 -4222516785927822
    -4222516785927822 80 -89290559012736758 -89290559012736758 -4222516785927822 -4222516785927822
    -73923047522342378 95 37293904851512418 -4222516785927822 -4222516785927822
)case"},
    {"Pad_v25.constant_int8", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(int8)[2,3] -2 84 51 -45 84 -52
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(int8)[] 3
output: tensor(int8)[3,5] 3 3 3 3 3 -2 84 51 3 3 -45 84 -52 3 3
)case"},
    {"Pad_v25.constant_string", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(string)[2,3] "Beta" "line\x0abreak" "\xe6\x97\xa5\xe6\x9c\xac" "beta " "zz top" "alpha"
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(string)[] "tab\x09"
output: tensor(string)[3,5] "tab\x09" "tab\x09" "tab\x09" "tab\x09" "tab\x09" "Beta" "line\x0abreak"
    "\xe6\x97\xa5\xe6\x9c\xac" "tab\x09" "tab\x09" "beta " "zz top" "alpha" "tab\x09" "tab\x09"
)case"},
    {"Pad_v25.constant_uint16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(uint16)[2,3] 6 3 40 60 60 23
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint16)[] 29
output: tensor(uint16)[3,5] 29 29 29 29 29 6 3 40 29 29 60 60 23 29 29
)case"},
    {"Pad_v25.constant_uint2", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(uint2)[2,3] 0 3 3 1 3 2
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint2)[] 1
output: tensor(uint2)[3,5] 1 1 1 1 1 0 3 3 1 1 1 3 2 1 1
)case"},
    {"Pad_v25.constant_uint32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(uint32)[2,3] 62 95 45 1 38867584 38867584
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint32)[] 11845555
output: tensor(uint32)[3,5] 11845555 11845555 11845555 11845555 11845555 62 95 45 11845555 11845555 1 38867584
    38867584 11845555 11845555
)case"},
    {"Pad_v25.constant_uint4", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(uint4)[2,3] 1 13 11 5 14 14
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint4)[] 4
output: tensor(uint4)[3,5] 4 4 4 4 4 1 13 11 4 4 5 14 14 4 4
)case"},
    {"Pad_v25.constant_uint64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(uint64)[2,3] 35 147028772911318816 147028772911318816 10 97 64
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint64)[] 5
output: tensor(uint64)[3,5] 5 5 5 5 5 35 147028772911318816 147028772911318816 5 5 10 97 64 5 5
)case"},
    {"Pad_v25.constant_uint8", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(uint8)[2,3] 187 5 192 192 38 40
pads: tensor(int64)[4] 1 0 0 2
constant_value: tensor(uint8)[] 3
output: tensor(uint8)[3,5] 3 3 3 3 3 187 5 192 3 3 192 38 40 3 3
)case"},
    {"Pad_v25.default_constant_bfloat16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(bfloat16)[3,2] -0.08154296875 -7.4375 0.1865234375 -7.4375 -4.90625 -0.3203125
pads: tensor(int64)[4] 0 2 1 1
output: tensor(bfloat16)[4,5] 0 0 -0.08154296875 -7.4375 0 0 0 0.1865234375 -7.4375 0 0 0 -4.90625 -0.3203125
    0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_bool", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(bool)[3,2] 1 1 0 1 1 1
pads: tensor(int64)[4] 0 2 1 1
output: tensor(bool)[4,5] 0 0 1 1 0 0 0 0 1 0 0 0 1 1 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_complex128", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(complex128)[3,2] (0.2765493355,-4.387522155) (13.65859399,10.05679653)
    (-0.06660528128,7.137128706) (-1.757641552,-0.09450348038) (13.65859399,10.05679653)
    (-0.1350076937,0.8592082842)
pads: tensor(int64)[4] 0 2 1 1
output: tensor(complex128)[4,5] (0,0) (0,0) (0.2765493355,-4.387522155) (13.65859399,10.05679653) (0,0) (0,0)
    (0,0) (-0.06660528128,7.137128706) (-1.757641552,-0.09450348038) (0,0) (0,0) (0,0)
    (13.65859399,10.05679653) (-0.1350076937,0.8592082842) (0,0) (0,0) (0,0) (0,0) (0,0) (0,0)
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Pad_v25.default_constant_complex64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(complex64)[3,2] (-0.075475,-1.199) (-0.089768,-5.7244) (-0.089768,-5.7244) (2.9419,2.8334)
    (1.5033,3.631) (-4.1796,1.1949)
pads: tensor(int64)[4] 0 2 1 1
output: tensor(complex64)[4,5] (0,0) (0,0) (-0.075475,-1.199) (-0.089768,-5.7244) (0,0) (0,0) (0,0)
    (-0.089768,-5.7244) (2.9419,2.8334) (0,0) (0,0) (0,0) (1.5033,3.631) (-4.1796,1.1949) (0,0) (0,0) (0,0)
    (0,0) (0,0) (0,0)
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Pad_v25.default_constant_double", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(double)[3,2] -10.71254928 11.03374383 11.03374383 -0.2780418028 0.09165690835 1.208462833
pads: tensor(int64)[4] 0 2 1 1
output: tensor(double)[4,5] 0 0 -10.71254928 11.03374383 0 0 0 11.03374383 -0.2780418028 0 0 0 0.09165690835
    1.208462833 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float)[3,2] -0.097617 -0.075691 -0.62366 4.2697 4.2697 0.090978
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float)[4,5] 0 0 -0.097617 -0.075691 0 0 0 -0.62366 4.2697 0 0 0 4.2697 0.090978 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_float16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float16)[3,2] 9.7421875 3.109375 0.1466064453125 0.1243896484375 -5.875 9.7421875
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float16)[4,5] 0 0 9.7421875 3.109375 0 0 0 0.1466064453125 0.1243896484375 0 0 0 -5.875
    9.7421875 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_float4e2m1", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float4e2m1)[3,2] 3 6 -3 1.5 -1 6
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float4e2m1)[4,5] 0 0 3 6 0 0 0 -3 1.5 0 0 0 -1 6 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float8e4m3fn)[3,2] 11 30 0.005859375 30 -16 0.234375
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e4m3fn)[4,5] 0 0 11 30 0 0 0 0.005859375 30 0 0 0 -16 0.234375 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float8e4m3fnuz)[3,2] 52 20 52 22 26 -44
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e4m3fnuz)[4,5] 0 0 52 20 0 0 0 52 22 0 0 0 26 -44 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_float8e5m2", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float8e5m2)[3,2] 0.005859375 -0.625 -0.4375 -0.375 0.0006103515625 -0.625
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e5m2)[4,5] 0 0 0.005859375 -0.625 0 0 0 -0.4375 -0.375 0 0 0 0.0006103515625 -0.625 0 0 0
    0 0 0
)case"},
    {"Pad_v25.default_constant_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float8e5m2fnuz)[3,2] -0.0048828125 0.01953125 -0.0008544921875 -0.0029296875 0.0008544921875
    -7.62939453125e-05
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e5m2fnuz)[4,5] 0 0 -0.0048828125 0.01953125 0 0 0 -0.0008544921875 -0.0029296875 0 0 0
    0.0008544921875 -7.62939453125e-05 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_float8e8m0", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float8e8m0)[3,2] 4 0.015625 16 0.0078125 1 16
pads: tensor(int64)[4] 0 2 1 1
output: tensor(float8e8m0)[4,5] 5.877471754111438e-39 5.877471754111438e-39 4 0.015625 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 16 0.0078125 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 1 16 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
rtol=2 atol=1.1754943508222875e-38
)case"},
    {"Pad_v25.default_constant_int16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(int16)[3,2] -34 148 -64 75 148 62
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int16)[4,5] 0 0 -34 148 0 0 0 -64 75 0 0 0 148 62 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_int2", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(int2)[3,2] -2 1 -1 -2 -1 -2
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int2)[4,5] 0 0 -2 1 0 0 0 -1 -2 0 0 0 -1 -2 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_int32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(int32)[3,2] 61 -94 -18 92 72 -97
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int32)[4,5] 0 0 61 -94 0 0 0 -18 92 0 0 0 72 -97 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_int4", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(int4)[3,2] 6 0 -3 -8 5 -8
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int4)[4,5] 0 0 6 0 0 0 0 -3 -8 0 0 0 5 -8 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_int64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(int64)[3,2] -35124882857980950 -69888894935692226 60 -66 -69888894935692226 80
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int64)[4,5] 0 0 -35124882857980950 -69888894935692226 0 0 0 60 -66 0 0 0 -69888894935692226 80
    0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_int8", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(int8)[3,2] 26 32 28 100 -71 100
pads: tensor(int64)[4] 0 2 1 1
output: tensor(int8)[4,5] 0 0 26 32 0 0 0 28 100 0 0 0 -71 100 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_string", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(string)[3,2] "zz top" "Omega" "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx" "tab\x09" "a,b"
pads: tensor(int64)[4] 0 2 1 1
output: tensor(string)[4,5] "" "" "zz top" "Omega" "" "" "" "\xe6\x97\xa5\xe6\x9c\xac" "xxxxxxxxxxxxxxxxxxxx"
    "" "" "" "tab\x09" "a,b" "" "" "" "" "" ""
)case"},
    {"Pad_v25.default_constant_uint16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(uint16)[3,2] 94 72 33 488 13 488
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint16)[4,5] 0 0 94 72 0 0 0 33 488 0 0 0 13 488 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_uint2", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(uint2)[3,2] 3 1 3 0 0 3
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint2)[4,5] 0 0 3 1 0 0 0 3 0 0 0 0 0 3 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_uint32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(uint32)[3,2] 0 17165980 35727879 55 47 35727879
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint32)[4,5] 0 0 0 17165980 0 0 0 35727879 55 0 0 0 47 35727879 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_uint4", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(uint4)[3,2] 2 3 11 8 7 11
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint4)[4,5] 0 0 2 3 0 0 0 11 8 0 0 0 7 11 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_uint64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(uint64)[3,2] 14 13 92 64 28 139581015486617808
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint64)[4,5] 0 0 14 13 0 0 0 92 64 0 0 0 28 139581015486617808 0 0 0 0 0 0
)case"},
    {"Pad_v25.default_constant_uint8", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(uint8)[3,2] 122 100 219 75 40 219
pads: tensor(int64)[4] 0 2 1 1
output: tensor(uint8)[4,5] 0 0 122 100 0 0 0 219 75 0 0 0 40 219 0 0 0 0 0 0
)case"},
    {"Pad_v25.edge_after_removal_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="edge"
data: tensor(float)[4] 0.1076 -11.518 -5.3037 2.1712
pads: tensor(int64)[2] -1 2
output: tensor(float)[5] -11.518 -5.3037 2.1712 2.1712 2.1712
)case"},
    {"Pad_v25.edge_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="edge"
data: tensor(float)[2,3] -0.273 2.5229 -3.5232 -3.5232 -0.09452 2.9131
pads: tensor(int64)[4] 1 2 0 1
output: tensor(float)[3,6] -0.273 -0.273 -0.273 2.5229 -3.5232 -3.5232 -0.273 -0.273 -0.273 2.5229 -3.5232
    -3.5232 -3.5232 -3.5232 -3.5232 -0.09452 2.9131 2.9131
)case"},
    {"Pad_v25.negative_axes_float_int32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, _, axes) mode="reflect"
data: tensor(float)[2,3,4] 0.74536 0.34118 0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655
    1.9861 -1.133 0.19634 -0.10498 0.16411 -7.3648 1.1631 -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701
pads: tensor(int64)[2] 2 1
axes: tensor(int32)[1] -2
output: tensor(float)[2,6,4] -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337 0.74536 0.34118
    0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337
    -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758 0.19634 -0.10498 0.16411 -7.3648 1.1631
    -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758
)case"},
    {"Pad_v25.negative_axes_float_int64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, _, axes) mode="reflect"
data: tensor(float)[2,3,4] 0.74536 0.34118 0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655
    1.9861 -1.133 0.19634 -0.10498 0.16411 -7.3648 1.1631 -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701
pads: tensor(int64)[2] 2 1
axes: tensor(int64)[1] -2
output: tensor(float)[2,6,4] -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337 0.74536 0.34118
    0.50807 -0.71745 12.758 -5.3274 1.2974 0.1337 -9.9118 -7.9655 1.9861 -1.133 12.758 -5.3274 1.2974 0.1337
    -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758 0.19634 -0.10498 0.16411 -7.3648 1.1631
    -0.12698 -1.2778 12.758 -3.5321 1.2691 1.814 10.701 1.1631 -0.12698 -1.2778 12.758
)case"},
    {"Pad_v25.negative_axes_string_int32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, _, axes) mode="reflect"
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
    {"Pad_v25.negative_axes_string_int64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, _, axes) mode="reflect"
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
    {"Pad_v25.negative_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(float)[3,4,2] -3.6845 -0.15471 -0.17649 -0.24968 0.13666 -12.719 2.9496 -4.4967 0.21213 -1.5679
    0.68878 -0.069252 0.28802 -3.3973 2.438 -7.2182 -0.57178 0.30976 1.0965 -0.60319 -2.2741 -12.719 -5.3749
    -10.726
pads: tensor(int64)[6] -1 1 0 1 -2 0
constant_value: tensor(float)[] 9
output: tensor(float)[3,3,2] 9 9 0.21213 -1.5679 0.68878 -0.069252 9 9 -0.57178 0.30976 1.0965 -0.60319 9 9 9
    9 9 9
)case"},
    {"Pad_v25.no_axes_float_int32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, _, axes)
data: tensor(float)[2,3] 0.4219 -6.4308 -0.38357 -5.8189 12.162 12.162
pads: tensor(int64)[0]
axes: tensor(int32)[0]
output: tensor(float)[2,3] 0.4219 -6.4308 -0.38357 -5.8189 12.162 12.162
)case"},
    {"Pad_v25.no_elements_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(float)[0,2]
pads: tensor(int64)[4] 2 0 1 1
constant_value: tensor(float)[] 4
output: tensor(float)[3,3] 4 4 4 4 4 4 4 4 4
)case"},
    {"Pad_v25.nothing_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float)[2,3] 2.5206 -0.80717 -3.6974 1.5535 -3.6974 -1.168
pads: tensor(int64)[4] 0 0 0 0
output: tensor(float)[2,3] 2.5206 -0.80717 -3.6974 1.5535 -3.6974 -1.168
)case"},
    {"Pad_v25.outer_axis_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(float)[2,3,2] -9.3213 -0.10546 3.2669 7.0228 0.40831 -2.7458 -4.7327 0.23101 -1.2502 -3.1285
    -0.080257 -9.3213
pads: tensor(int64)[6] 1 0 0 1 0 0
constant_value: tensor(float)[1] 0.19864
output: tensor(float)[4,3,2] 0.19864 0.19864 0.19864 0.19864 0.19864 0.19864 -9.3213 -0.10546 3.2669 7.0228
    0.40831 -2.7458 -4.7327 0.23101 -1.2502 -3.1285 -0.080257 -9.3213 0.19864 0.19864 0.19864 0.19864 0.19864
    0.19864
)case"},
    {"Pad_v25.reflect_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="reflect"
data: tensor(float)[3,4] 0.064124 -2.5289 12.36 0.98053 -0.10578 -5.734 3.2721 1.2241 -2.6506 9.398 12.36
    -0.22826
pads: tensor(int64)[4] 2 1 0 3
output: tensor(float)[5,8] 9.398 -2.6506 9.398 12.36 -0.22826 12.36 9.398 -2.6506 -5.734 -0.10578 -5.734
    3.2721 1.2241 3.2721 -5.734 -0.10578 -2.5289 0.064124 -2.5289 12.36 0.98053 12.36 -2.5289 0.064124 -5.734
    -0.10578 -5.734 3.2721 1.2241 3.2721 -5.734 -0.10578 9.398 -2.6506 9.398 12.36 -0.22826 12.36 9.398
    -2.6506
)case"},
    {"Pad_v25.reflect_single_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="reflect"
data: tensor(float)[1,3] -2.5912 -8.1381 -0.46483
pads: tensor(int64)[4] 2 0 1 1
output: tensor(float)[4,4] -2.5912 -8.1381 -0.46483 -8.1381 -2.5912 -8.1381 -0.46483 -8.1381 -2.5912 -8.1381
    -0.46483 -8.1381 -2.5912 -8.1381 -0.46483 -8.1381
)case"},
    {"Pad_v25.removed_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads, constant_value)
data: tensor(float)[3,4] -10.194 -13.331 2.0391 0.99391 8.4148 -0.29603 0.19869 0.5278 1.3066 1.2926 -13.331
    1.0928
pads: tensor(int64)[4] 0 -6 0 4
constant_value: tensor(float)[] 9
output: tensor(float)[3,2] 9 9 9 9 9 9
)case"},
    {"Pad_v25.scalar_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads)
data: tensor(float)[] -1.5987
pads: tensor(int64)[0]
output: tensor(float)[] -1.5987
)case"},
    {"Pad_v25.wrap_bfloat16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(bfloat16)[2,3] -11.75 -0.091796875 -11.75 -0.13671875 1.4765625 -1.7734375
pads: tensor(int64)[4] 3 1 0 4
output: tensor(bfloat16)[5,8] -1.7734375 -0.13671875 1.4765625 -1.7734375 -0.13671875 1.4765625 -1.7734375
    -0.13671875 -11.75 -11.75 -0.091796875 -11.75 -11.75 -0.091796875 -11.75 -11.75 -1.7734375 -0.13671875
    1.4765625 -1.7734375 -0.13671875 1.4765625 -1.7734375 -0.13671875 -11.75 -11.75 -0.091796875 -11.75 -11.75
    -0.091796875 -11.75 -11.75 -1.7734375 -0.13671875 1.4765625 -1.7734375 -0.13671875 1.4765625 -1.7734375
    -0.13671875
)case"},
    {"Pad_v25.wrap_bool", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(bool)[2,3] 0 0 1 1 0 0
pads: tensor(int64)[4] 3 1 0 4
output: tensor(bool)[5,8] 0 1 0 0 1 0 0 1 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1 1 0 0 1 0 0 1 0 0 1 0 0 1 0 0 1
)case"},
    {"Pad_v25.wrap_complex128", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
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
    {"Pad_v25.wrap_complex64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
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
    {"Pad_v25.wrap_double", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(double)[2,3] 0.1259345821 10.41151156 -0.5561588276 0.4874719452 0.09124626512 1.655056055
pads: tensor(int64)[4] 3 1 0 4
output: tensor(double)[5,8] 1.655056055 0.4874719452 0.09124626512 1.655056055 0.4874719452 0.09124626512
    1.655056055 0.4874719452 -0.5561588276 0.1259345821 10.41151156 -0.5561588276 0.1259345821 10.41151156
    -0.5561588276 0.1259345821 1.655056055 0.4874719452 0.09124626512 1.655056055 0.4874719452 0.09124626512
    1.655056055 0.4874719452 -0.5561588276 0.1259345821 10.41151156 -0.5561588276 0.1259345821 10.41151156
    -0.5561588276 0.1259345821 1.655056055 0.4874719452 0.09124626512 1.655056055 0.4874719452 0.09124626512
    1.655056055 0.4874719452
)case"},
    {"Pad_v25.wrap_float", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float)[2,3] -0.15057 -6.9448 -0.28854 1.9972 -6.9448 3.6885
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float)[5,8] 3.6885 1.9972 -6.9448 3.6885 1.9972 -6.9448 3.6885 1.9972 -0.28854 -0.15057 -6.9448
    -0.28854 -0.15057 -6.9448 -0.28854 -0.15057 3.6885 1.9972 -6.9448 3.6885 1.9972 -6.9448 3.6885 1.9972
    -0.28854 -0.15057 -6.9448 -0.28854 -0.15057 -6.9448 -0.28854 -0.15057 3.6885 1.9972 -6.9448 3.6885 1.9972
    -6.9448 3.6885 1.9972
)case"},
    {"Pad_v25.wrap_float16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float16)[2,3] 1.162109375 8.796875 0.3125 0.30810546875 8.796875 -0.58056640625
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float16)[5,8] -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875 8.796875
    -0.58056640625 0.30810546875 0.3125 1.162109375 8.796875 0.3125 1.162109375 8.796875 0.3125 1.162109375
    -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875
    0.3125 1.162109375 8.796875 0.3125 1.162109375 8.796875 0.3125 1.162109375 -0.58056640625 0.30810546875
    8.796875 -0.58056640625 0.30810546875 8.796875 -0.58056640625 0.30810546875
)case"},
    {"Pad_v25.wrap_float4e2m1", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float4e2m1)[2,3] 3 -1.5 -6 1.5 -6 -4
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float4e2m1)[5,8] -4 1.5 -6 -4 1.5 -6 -4 1.5 -6 3 -1.5 -6 3 -1.5 -6 3 -4 1.5 -6 -4 1.5 -6 -4 1.5
    -6 3 -1.5 -6 3 -1.5 -6 3 -4 1.5 -6 -4 1.5 -6 -4 1.5
)case"},
    {"Pad_v25.wrap_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float8e4m3fn)[2,3] 0.0078125 0 1.875 -20 -20 0.013671875
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e4m3fn)[5,8] 0.013671875 -20 -20 0.013671875 -20 -20 0.013671875 -20 1.875 0.0078125 0
    1.875 0.0078125 0 1.875 0.0078125 0.013671875 -20 -20 0.013671875 -20 -20 0.013671875 -20 1.875 0.0078125
    0 1.875 0.0078125 0 1.875 0.0078125 0.013671875 -20 -20 0.013671875 -20 -20 0.013671875 -20
)case"},
    {"Pad_v25.wrap_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float8e4m3fnuz)[2,3] 60 0.75 60 -4 -0.0625 52
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e4m3fnuz)[5,8] 52 -4 -0.0625 52 -4 -0.0625 52 -4 60 60 0.75 60 60 0.75 60 60 52 -4
    -0.0625 52 -4 -0.0625 52 -4 60 60 0.75 60 60 0.75 60 60 52 -4 -0.0625 52 -4 -0.0625 52 -4
)case"},
    {"Pad_v25.wrap_float8e5m2", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float8e5m2)[2,3] -0.00244140625 -0.25 -0.0008544921875 3.5 0.0546875 -0.0390625
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e5m2)[5,8] -0.0390625 3.5 0.0546875 -0.0390625 3.5 0.0546875 -0.0390625 3.5
    -0.0008544921875 -0.00244140625 -0.25 -0.0008544921875 -0.00244140625 -0.25 -0.0008544921875
    -0.00244140625 -0.0390625 3.5 0.0546875 -0.0390625 3.5 0.0546875 -0.0390625 3.5 -0.0008544921875
    -0.00244140625 -0.25 -0.0008544921875 -0.00244140625 -0.25 -0.0008544921875 -0.00244140625 -0.0390625 3.5
    0.0546875 -0.0390625 3.5 0.0546875 -0.0390625 3.5
)case"},
    {"Pad_v25.wrap_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float8e5m2fnuz)[2,3] -0.0234375 0.00390625 -6 2 0.1875 0.009765625
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e5m2fnuz)[5,8] 0.009765625 2 0.1875 0.009765625 2 0.1875 0.009765625 2 -6 -0.0234375
    0.00390625 -6 -0.0234375 0.00390625 -6 -0.0234375 0.009765625 2 0.1875 0.009765625 2 0.1875 0.009765625 2
    -6 -0.0234375 0.00390625 -6 -0.0234375 0.00390625 -6 -0.0234375 0.009765625 2 0.1875 0.009765625 2 0.1875
    0.009765625 2
)case"},
    {"Pad_v25.wrap_float8e8m0", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(float8e8m0)[2,3] 32 64 0.125 0.03125 64 0.00390625
pads: tensor(int64)[4] 3 1 0 4
output: tensor(float8e8m0)[5,8] 0.00390625 0.03125 64 0.00390625 0.03125 64 0.00390625 0.03125 0.125 32 64
    0.125 32 64 0.125 32 0.00390625 0.03125 64 0.00390625 0.03125 64 0.00390625 0.03125 0.125 32 64 0.125 32
    64 0.125 32 0.00390625 0.03125 64 0.00390625 0.03125 64 0.00390625 0.03125
)case"},
    {"Pad_v25.wrap_int16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(int16)[2,3] 133 -267 -69 -267 -73 3
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int16)[5,8] 3 -267 -73 3 -267 -73 3 -267 -69 133 -267 -69 133 -267 -69 133 3 -267 -73 3 -267
    -73 3 -267 -69 133 -267 -69 133 -267 -69 133 3 -267 -73 3 -267 -73 3 -267
)case"},
    {"Pad_v25.wrap_int2", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(int2)[2,3] -2 -1 1 0 -2 1
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int2)[5,8] 1 0 -2 1 0 -2 1 0 1 -2 -1 1 -2 -1 1 -2 1 0 -2 1 0 -2 1 0 1 -2 -1 1 -2 -1 1 -2 1 0 -2
    1 0 -2 1 0
)case"},
    {"Pad_v25.wrap_int32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(int32)[2,3] -13 43 -21384448 -21384448 97 -2423382
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int32)[5,8] -2423382 -21384448 97 -2423382 -21384448 97 -2423382 -21384448 -21384448 -13 43
    -21384448 -13 43 -21384448 -13 -2423382 -21384448 97 -2423382 -21384448 97 -2423382 -21384448 -21384448
    -13 43 -21384448 -13 43 -21384448 -13 -2423382 -21384448 97 -2423382 -21384448 97 -2423382 -21384448
)case"},
    {"Pad_v25.wrap_int4", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(int4)[2,3] -4 -8 3 7 -8 4
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int4)[5,8] 4 7 -8 4 7 -8 4 7 3 -4 -8 3 -4 -8 3 -4 4 7 -8 4 7 -8 4 7 3 -4 -8 3 -4 -8 3 -4 4 7 -8
    4 7 -8 4 7
)case"},
    {"Pad_v25.wrap_int64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(int64)[2,3] -45 -89 -89 50 71 -22
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int64)[5,8] -22 50 71 -22 50 71 -22 50 -89 -45 -89 -89 -45 -89 -89 -45 -22 50 71 -22 50 71 -22
    50 -89 -45 -89 -89 -45 -89 -89 -45 -22 50 71 -22 50 71 -22 50
)case"},
    {"Pad_v25.wrap_int8", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(int8)[2,3] -34 64 75 -13 75 -40
pads: tensor(int64)[4] 3 1 0 4
output: tensor(int8)[5,8] -40 -13 75 -40 -13 75 -40 -13 75 -34 64 75 -34 64 75 -34 -40 -13 75 -40 -13 75 -40
    -13 75 -34 64 75 -34 64 75 -34 -40 -13 75 -40 -13 75 -40 -13
)case"},
    {"Pad_v25.wrap_string", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(string)[2,3] "beta " "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "0" "a,b" "nan"
pads: tensor(int64)[4] 3 1 0 4
output: tensor(string)[5,8] "nan" "0" "a,b" "nan" "0" "a,b" "nan" "0" "line\x0abreak" "beta "
    "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta " "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta " "nan" "0"
    "a,b" "nan" "0" "a,b" "nan" "0" "line\x0abreak" "beta " "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta "
    "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "beta " "nan" "0" "a,b" "nan" "0" "a,b" "nan" "0"
)case"},
    {"Pad_v25.wrap_uint16", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(uint16)[2,3] 8 87 52 24 47 87
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint16)[5,8] 87 24 47 87 24 47 87 24 52 8 87 52 8 87 52 8 87 24 47 87 24 47 87 24 52 8 87 52 8
    87 52 8 87 24 47 87 24 47 87 24
)case"},
    {"Pad_v25.wrap_uint2", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(uint2)[2,3] 0 2 3 1 3 0
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint2)[5,8] 0 1 3 0 1 3 0 1 3 0 2 3 0 2 3 0 0 1 3 0 1 3 0 1 3 0 2 3 0 2 3 0 0 1 3 0 1 3 0 1
)case"},
    {"Pad_v25.wrap_uint32", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(uint32)[2,3] 8525864 20611466 7600110 20611466 81 89
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint32)[5,8] 89 20611466 81 89 20611466 81 89 20611466 7600110 8525864 20611466 7600110 8525864
    20611466 7600110 8525864 89 20611466 81 89 20611466 81 89 20611466 7600110 8525864 20611466 7600110
    8525864 20611466 7600110 8525864 89 20611466 81 89 20611466 81 89 20611466
)case"},
    {"Pad_v25.wrap_uint4", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(uint4)[2,3] 1 12 8 15 9 14
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint4)[5,8] 14 15 9 14 15 9 14 15 8 1 12 8 1 12 8 1 14 15 9 14 15 9 14 15 8 1 12 8 1 12 8 1 14
    15 9 14 15 9 14 15
)case"},
    {"Pad_v25.wrap_uint64", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(uint64)[2,3] 65 26 30 42 103891591349640768 103891591349640768
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint64)[5,8] 103891591349640768 42 103891591349640768 103891591349640768 42 103891591349640768
    103891591349640768 42 30 65 26 30 65 26 30 65 103891591349640768 42 103891591349640768 103891591349640768
    42 103891591349640768 103891591349640768 42 30 65 26 30 65 26 30 65 103891591349640768 42
    103891591349640768 103891591349640768 42 103891591349640768 103891591349640768 42
)case"},
    {"Pad_v25.wrap_uint8", Origin::Derived, "numpy", R"case(
output = Pad-25(data, pads) mode="wrap"
data: tensor(uint8)[2,3] 35 96 96 87 5 16
pads: tensor(int64)[4] 3 1 0 4
output: tensor(uint8)[5,8] 16 87 5 16 87 5 16 87 96 35 96 96 35 96 96 35 16 87 5 16 87 5 16 87 96 35 96 96 35
    96 96 35 16 87 5 16 87 5 16 87
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Pad_v25.reflect_further_float", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Pad.pack", "Pad_v25.reflect_further_float"},
    {"Pad_v25.test_constant_pad", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_constant_pad"},
    {"Pad_v25.test_constant_pad_axes", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_constant_pad_axes"},
    {"Pad_v25.test_constant_pad_negative_axes", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_constant_pad_negative_axes"},
    {"Pad_v25.test_edge_pad", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_edge_pad"},
    {"Pad_v25.test_reflect_pad", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_reflect_pad"},
    {"Pad_v25.test_wrap_pad", Origin::Official, "official",
     "schemas/cases/ai.onnx/Pad.pack", "test_wrap_pad"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
