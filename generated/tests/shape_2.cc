// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Shape.pack
//   tests/cases/ai.onnx/Shape.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Shape_v25.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float8e5m2fnuz)[2,3,4] -32 -7 0.013671875 -0.0003662109375 0.5 0 0.02734375 -3.814697265625e-05
    -64 0.0003662109375 -3.0517578125e-05 7 -2 8 -10 -1.75 -0.01171875 24 -64 4 32 0.21875 0.001953125
    -0.09375
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_float8e8m0", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float8e8m0)[2,3,4] 64 8 0.0625 0.0078125 0.00390625 2 0.03125 0.25 0.125 1 4 32 16 0.5 64 64
    0.03125 0.015625 4 32 0.25 0.00390625 0.125 0.0078125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_int2", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(int2)[2,3,4] 0 -1 -2 1 0 1 -2 1 1 0 -1 -2 -2 -1 -1 -2 0 0 -2 1 0 -2 1 -1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_int4", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(int4)[2,3,4] -7 5 4 -3 -8 0 -4 -5 7 6 -2 1 -8 2 -1 -6 -1 -7 -3 7 -5 5 -8 -8
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_uint2", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(uint2)[2,3,4] 2 3 0 1 0 2 2 0 0 3 0 3 2 2 1 3 3 3 0 2 3 1 1 0
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_uint4", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(uint4)[2,3,4] 7 9 6 10 15 0 13 4 14 11 3 8 2 1 12 5 8 14 7 15 0 14 2 3
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
