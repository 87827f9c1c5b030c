// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/ArgMax.pack
//   tests/cases/ai.onnx/ArgMax.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"ArgMax_v1.default_axis_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(double)[3,4] 11.44664689 0.116170675 -11.28675053 2.074198322 -4.381077514 0.06900919317
    -0.7985796049 1.395889869 0.1672417211 -0.8133886647 -11.72080192 -11.72080192
reduced: tensor(int64)[1,4] 0 0 1 0
)case"},
    {"ArgMax_v1.default_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(float)[3,4] -0.62134 -0.98308 -0.25691 -0.12973 -0.85139 4.9191 -1.8137 14.845 -0.39638 -0.22356
    -0.26676 5.7071
reduced: tensor(int64)[1,4] 2 1 0 1
)case"},
    {"ArgMax_v1.default_axis_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(float16)[3,4] 0.591796875 12.53125 -0.06793212890625 1.2421875 -0.43505859375 0.294921875
    8.5078125 -0.1827392578125 0.7470703125 -14.25 -0.0653076171875 -14.25
reduced: tensor(int64)[1,4] 2 0 1 0
)case"},
    {"ArgMax_v1.default_axis_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(int16)[3,4] 95 -319 2 -79 6 -44 96 185 53 -319 -84 -73
reduced: tensor(int64)[1,4] 0 1 1 1
)case"},
    {"ArgMax_v1.default_axis_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(int32)[3,4] 26 -90 18377718 18377718 44 -3246701 -77 -80 73 -12570130 -34 -16119097
reduced: tensor(int64)[1,4] 2 0 0 0
)case"},
    {"ArgMax_v1.default_axis_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(int64)[3,4] 22 -90249613805413602 -35 59 -65 92 -94 -90249613805413602 -77 45006419940676658
    83716593117175922 45549031105404290
reduced: tensor(int64)[1,4] 0 2 2 2
)case"},
    {"ArgMax_v1.default_axis_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(int8)[3,4] 94 42 -4 87 25 14 -16 90 37 -2 94 -17
reduced: tensor(int64)[1,4] 0 0 2 1
)case"},
    {"ArgMax_v1.default_axis_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(uint16)[3,4] 8 219 5 17 79 296 166 6 210 66 296 71
reduced: tensor(int64)[1,4] 2 1 2 2
)case"},
    {"ArgMax_v1.default_axis_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(uint32)[3,4] 91 31599527 315748 85 42202180 32876384 42202180 99 41 63 30609791 21
reduced: tensor(int64)[1,4] 1 1 1 1
)case"},
    {"ArgMax_v1.default_axis_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(uint64)[3,4] 79 28 16 70143367932529504 89 68 94 161166202178561984 90249881543224528 96
    161166202178561984 55
reduced: tensor(int64)[1,4] 2 2 2 1
)case"},
    {"ArgMax_v1.default_axis_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data)
data: tensor(uint8)[3,4] 17 216 111 11 29 53 78 31 23 95 216 52
reduced: tensor(int64)[1,4] 1 0 2 2
)case"},
    {"ArgMax_v1.middle_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1
data: tensor(float)[2,3,4] 0.1631 3.0106 -14.14 -2.1122 -0.24648 9.8434 0.1517 -14.14 0.202 -2.7262 0.70587
    -2.4229 -8.5839 0.48736 1.4797 0.55384 0.26477 -0.30783 0.093461 0.10667 0.63229 -13.447 -0.58837 -13.85
reduced: tensor(int64)[2,1,4] 2 1 2 0 2 0 0 0
)case"},
    {"ArgMax_v1.nan", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1
data: tensor(float)[2,4] 1 nan inf nan -inf -inf -inf -inf
reduced: tensor(int64)[2,1] 1 0
)case"},
    {"ArgMax_v1.negative_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=-1
data: tensor(float)[2,3,4] 0.2463 -7.1454 -0.069974 -1.9632 13.174 2.6586 -1.9487 -4.5981 -0.32721 1.548
    -1.1077 1.4252 0.13348 8.9925 0.1266 1.6043 6.8069 0.57535 -0.16873 -0.086792 13.174 -2.222 -3.2162
    0.10137
reduced: tensor(int64)[2,3,1] 0 0 1 1 0 0
)case"},
    {"ArgMax_v1.test_argmax_default_axis_example@1_3_0", Origin::Official, "official", R"case(
result = ArgMax-1(data) keepdims=1
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[1,2] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v1.test_argmax_default_axis_random@1_3_0", Origin::Official, "official", R"case(
result = ArgMax-1(data) keepdims=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[1,3,4] 1 1 0 0 0 1 1 0 1 1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v1.test_argmax_keepdims_example@1_3_0", Origin::Official, "official", R"case(
result = ArgMax-1(data) axis=1 keepdims=1
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[2,1] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v1.test_argmax_keepdims_random@1_3_0", Origin::Official, "official", R"case(
result = ArgMax-1(data) axis=1 keepdims=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,1,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v1.test_argmax_no_keepdims_example@1_3_0", Origin::Official, "official", R"case(
result = ArgMax-1(data) axis=1 keepdims=0
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[2] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v1.test_argmax_no_keepdims_random@1_3_0", Origin::Official, "official", R"case(
result = ArgMax-1(data) axis=1 keepdims=0
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v1.ties_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(double)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(float)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(float16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(int16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(int32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(int64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(int8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(uint16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(uint32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(uint64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v1.ties_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-1(data) axis=1 keepdims=0
data: tensor(uint8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.default_axis_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(double)[3,4] 11.44664689 0.116170675 -11.28675053 2.074198322 -4.381077514 0.06900919317
    -0.7985796049 1.395889869 0.1672417211 -0.8133886647 -11.72080192 -11.72080192
reduced: tensor(int64)[1,4] 0 0 1 0
)case"},
    {"ArgMax_v11.default_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(float)[3,4] -0.62134 -0.98308 -0.25691 -0.12973 -0.85139 4.9191 -1.8137 14.845 -0.39638 -0.22356
    -0.26676 5.7071
reduced: tensor(int64)[1,4] 2 1 0 1
)case"},
    {"ArgMax_v11.default_axis_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(float16)[3,4] 0.591796875 12.53125 -0.06793212890625 1.2421875 -0.43505859375 0.294921875
    8.5078125 -0.1827392578125 0.7470703125 -14.25 -0.0653076171875 -14.25
reduced: tensor(int64)[1,4] 2 0 1 0
)case"},
    {"ArgMax_v11.default_axis_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(int16)[3,4] 95 -319 2 -79 6 -44 96 185 53 -319 -84 -73
reduced: tensor(int64)[1,4] 0 1 1 1
)case"},
    {"ArgMax_v11.default_axis_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(int32)[3,4] 26 -90 18377718 18377718 44 -3246701 -77 -80 73 -12570130 -34 -16119097
reduced: tensor(int64)[1,4] 2 0 0 0
)case"},
    {"ArgMax_v11.default_axis_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(int64)[3,4] 22 -90249613805413602 -35 59 -65 92 -94 -90249613805413602 -77 45006419940676658
    83716593117175922 45549031105404290
reduced: tensor(int64)[1,4] 0 2 2 2
)case"},
    {"ArgMax_v11.default_axis_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(int8)[3,4] 94 42 -4 87 25 14 -16 90 37 -2 94 -17
reduced: tensor(int64)[1,4] 0 0 2 1
)case"},
    {"ArgMax_v11.default_axis_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(uint16)[3,4] 8 219 5 17 79 296 166 6 210 66 296 71
reduced: tensor(int64)[1,4] 2 1 2 2
)case"},
    {"ArgMax_v11.default_axis_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(uint32)[3,4] 91 31599527 315748 85 42202180 32876384 42202180 99 41 63 30609791 21
reduced: tensor(int64)[1,4] 1 1 1 1
)case"},
    {"ArgMax_v11.default_axis_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(uint64)[3,4] 79 28 16 70143367932529504 89 68 94 161166202178561984 90249881543224528 96
    161166202178561984 55
reduced: tensor(int64)[1,4] 2 2 2 1
)case"},
    {"ArgMax_v11.default_axis_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data)
data: tensor(uint8)[3,4] 17 216 111 11 29 53 78 31 23 95 216 52
reduced: tensor(int64)[1,4] 1 0 2 2
)case"},
    {"ArgMax_v11.middle_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1
data: tensor(float)[2,3,4] 0.1631 3.0106 -14.14 -2.1122 -0.24648 9.8434 0.1517 -14.14 0.202 -2.7262 0.70587
    -2.4229 -8.5839 0.48736 1.4797 0.55384 0.26477 -0.30783 0.093461 0.10667 0.63229 -13.447 -0.58837 -13.85
reduced: tensor(int64)[2,1,4] 2 1 2 0 2 0 0 0
)case"},
    {"ArgMax_v11.nan", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1
data: tensor(float)[2,4] 1 nan inf nan -inf -inf -inf -inf
reduced: tensor(int64)[2,1] 1 0
)case"},
    {"ArgMax_v11.negative_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=-1
data: tensor(float)[2,3,4] 0.2463 -7.1454 -0.069974 -1.9632 13.174 2.6586 -1.9487 -4.5981 -0.32721 1.548
    -1.1077 1.4252 0.13348 8.9925 0.1266 1.6043 6.8069 0.57535 -0.16873 -0.086792 13.174 -2.222 -3.2162
    0.10137
reduced: tensor(int64)[2,3,1] 0 0 1 1 0 0
)case"},
    {"ArgMax_v11.test_argmax_negative_axis_keepdims_example@1_6_0", Origin::Official, "official", R"case(
result = ArgMax-11(data) axis=-1 keepdims=1
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[2,1] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v11.test_argmax_negative_axis_keepdims_random@1_6_0", Origin::Official, "official", R"case(
result = ArgMax-11(data) axis=-1 keepdims=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,3,1] 1 3 0 1 3 0
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v11.ties_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(double)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(float)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(float16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(int16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(int32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(int64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(int8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(uint16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(uint32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(uint64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v11.ties_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-11(data) axis=1 keepdims=0
data: tensor(uint8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.default_axis_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(double)[3,4] 11.44664689 0.116170675 -11.28675053 2.074198322 -4.381077514 0.06900919317
    -0.7985796049 1.395889869 0.1672417211 -0.8133886647 -11.72080192 -11.72080192
reduced: tensor(int64)[1,4] 0 0 1 0
)case"},
    {"ArgMax_v12.default_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(float)[3,4] -0.62134 -0.98308 -0.25691 -0.12973 -0.85139 4.9191 -1.8137 14.845 -0.39638 -0.22356
    -0.26676 5.7071
reduced: tensor(int64)[1,4] 2 1 0 1
)case"},
    {"ArgMax_v12.default_axis_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(float16)[3,4] 0.591796875 12.53125 -0.06793212890625 1.2421875 -0.43505859375 0.294921875
    8.5078125 -0.1827392578125 0.7470703125 -14.25 -0.0653076171875 -14.25
reduced: tensor(int64)[1,4] 2 0 1 0
)case"},
    {"ArgMax_v12.default_axis_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(int16)[3,4] 95 -319 2 -79 6 -44 96 185 53 -319 -84 -73
reduced: tensor(int64)[1,4] 0 1 1 1
)case"},
    {"ArgMax_v12.default_axis_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(int32)[3,4] 26 -90 18377718 18377718 44 -3246701 -77 -80 73 -12570130 -34 -16119097
reduced: tensor(int64)[1,4] 2 0 0 0
)case"},
    {"ArgMax_v12.default_axis_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(int64)[3,4] 22 -90249613805413602 -35 59 -65 92 -94 -90249613805413602 -77 45006419940676658
    83716593117175922 45549031105404290
reduced: tensor(int64)[1,4] 0 2 2 2
)case"},
    {"ArgMax_v12.default_axis_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(int8)[3,4] 94 42 -4 87 25 14 -16 90 37 -2 94 -17
reduced: tensor(int64)[1,4] 0 0 2 1
)case"},
    {"ArgMax_v12.default_axis_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(uint16)[3,4] 8 219 5 17 79 296 166 6 210 66 296 71
reduced: tensor(int64)[1,4] 2 1 2 2
)case"},
    {"ArgMax_v12.default_axis_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(uint32)[3,4] 91 31599527 315748 85 42202180 32876384 42202180 99 41 63 30609791 21
reduced: tensor(int64)[1,4] 1 1 1 1
)case"},
    {"ArgMax_v12.default_axis_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(uint64)[3,4] 79 28 16 70143367932529504 89 68 94 161166202178561984 90249881543224528 96
    161166202178561984 55
reduced: tensor(int64)[1,4] 2 2 2 1
)case"},
    {"ArgMax_v12.default_axis_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data)
data: tensor(uint8)[3,4] 17 216 111 11 29 53 78 31 23 95 216 52
reduced: tensor(int64)[1,4] 1 0 2 2
)case"},
    {"ArgMax_v12.middle_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1
data: tensor(float)[2,3,4] 0.1631 3.0106 -14.14 -2.1122 -0.24648 9.8434 0.1517 -14.14 0.202 -2.7262 0.70587
    -2.4229 -8.5839 0.48736 1.4797 0.55384 0.26477 -0.30783 0.093461 0.10667 0.63229 -13.447 -0.58837 -13.85
reduced: tensor(int64)[2,1,4] 2 1 2 0 2 0 0 0
)case"},
    {"ArgMax_v12.nan", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1
data: tensor(float)[2,4] 1 nan inf nan -inf -inf -inf -inf
reduced: tensor(int64)[2,1] 1 0
)case"},
    {"ArgMax_v12.negative_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=-1
data: tensor(float)[2,3,4] 0.2463 -7.1454 -0.069974 -1.9632 13.174 2.6586 -1.9487 -4.5981 -0.32721 1.548
    -1.1077 1.4252 0.13348 8.9925 0.1266 1.6043 6.8069 0.57535 -0.16873 -0.086792 13.174 -2.222 -3.2162
    0.10137
reduced: tensor(int64)[2,3,1] 0 0 1 1 0 0
)case"},
    {"ArgMax_v12.select_last_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(double)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(float)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(float16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(int16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(int32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(int64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(int8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(uint16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(uint32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(uint64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.select_last_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 select_last_index=1
data: tensor(uint8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v12.test_argmax_default_axis_example_select_last_index@1_7_0", Origin::Official, "official",
     R"case(
result = ArgMax-12(data) keepdims=1 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[1,2] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.test_argmax_default_axis_random_select_last_index@1_7_0", Origin::Official, "official",
     R"case(
result = ArgMax-12(data) keepdims=1 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[1,3,4] 1 1 0 0 0 1 1 0 1 1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.test_argmax_keepdims_example_select_last_index@1_7_0", Origin::Official, "official", R"case(
result = ArgMax-12(data) axis=1 keepdims=1 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2,1] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.test_argmax_keepdims_random_select_last_index@1_7_0", Origin::Official, "official", R"case(
result = ArgMax-12(data) axis=1 keepdims=1 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,1,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.test_argmax_negative_axis_keepdims_example_select_last_index@1_7_0", Origin::Official,
     "official", R"case(
result = ArgMax-12(data) axis=-1 keepdims=1 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2,1] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.test_argmax_negative_axis_keepdims_random_select_last_index@1_7_0", Origin::Official,
     "official", R"case(
result = ArgMax-12(data) axis=-1 keepdims=1 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,3,1] 1 3 0 1 3 0
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.test_argmax_no_keepdims_example_select_last_index@1_7_0", Origin::Official, "official",
     R"case(
result = ArgMax-12(data) axis=1 keepdims=0 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.test_argmax_no_keepdims_random_select_last_index@1_7_0", Origin::Official, "official",
     R"case(
result = ArgMax-12(data) axis=1 keepdims=0 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v12.ties_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(double)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(float)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(float16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(int16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(int32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(int64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(int8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(uint16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(uint32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(uint64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v12.ties_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-12(data) axis=1 keepdims=0
data: tensor(uint8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.default_axis_bfloat16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(bfloat16)[3,4] -5.875 0.9296875 0.498046875 -14.375 -7.90625 -14.375 -2.515625 -0.9765625
    0.3515625 -10.5 4.8125 -8.5625
reduced: tensor(int64)[1,4] 2 0 2 1
)case"},
    {"ArgMax_v13.default_axis_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(double)[3,4] 11.44664689 0.116170675 -11.28675053 2.074198322 -4.381077514 0.06900919317
    -0.7985796049 1.395889869 0.1672417211 -0.8133886647 -11.72080192 -11.72080192
reduced: tensor(int64)[1,4] 0 0 1 0
)case"},
    {"ArgMax_v13.default_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(float)[3,4] -0.62134 -0.98308 -0.25691 -0.12973 -0.85139 4.9191 -1.8137 14.845 -0.39638 -0.22356
    -0.26676 5.7071
reduced: tensor(int64)[1,4] 2 1 0 1
)case"},
    {"ArgMax_v13.default_axis_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(float16)[3,4] 0.591796875 12.53125 -0.06793212890625 1.2421875 -0.43505859375 0.294921875
    8.5078125 -0.1827392578125 0.7470703125 -14.25 -0.0653076171875 -14.25
reduced: tensor(int64)[1,4] 2 0 1 0
)case"},
    {"ArgMax_v13.default_axis_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(int16)[3,4] 95 -319 2 -79 6 -44 96 185 53 -319 -84 -73
reduced: tensor(int64)[1,4] 0 1 1 1
)case"},
    {"ArgMax_v13.default_axis_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(int32)[3,4] 26 -90 18377718 18377718 44 -3246701 -77 -80 73 -12570130 -34 -16119097
reduced: tensor(int64)[1,4] 2 0 0 0
)case"},
    {"ArgMax_v13.default_axis_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(int64)[3,4] 22 -90249613805413602 -35 59 -65 92 -94 -90249613805413602 -77 45006419940676658
    83716593117175922 45549031105404290
reduced: tensor(int64)[1,4] 0 2 2 2
)case"},
    {"ArgMax_v13.default_axis_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(int8)[3,4] 94 42 -4 87 25 14 -16 90 37 -2 94 -17
reduced: tensor(int64)[1,4] 0 0 2 1
)case"},
    {"ArgMax_v13.default_axis_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(uint16)[3,4] 8 219 5 17 79 296 166 6 210 66 296 71
reduced: tensor(int64)[1,4] 2 1 2 2
)case"},
    {"ArgMax_v13.default_axis_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(uint32)[3,4] 91 31599527 315748 85 42202180 32876384 42202180 99 41 63 30609791 21
reduced: tensor(int64)[1,4] 1 1 1 1
)case"},
    {"ArgMax_v13.default_axis_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(uint64)[3,4] 79 28 16 70143367932529504 89 68 94 161166202178561984 90249881543224528 96
    161166202178561984 55
reduced: tensor(int64)[1,4] 2 2 2 1
)case"},
    {"ArgMax_v13.default_axis_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data)
data: tensor(uint8)[3,4] 17 216 111 11 29 53 78 31 23 95 216 52
reduced: tensor(int64)[1,4] 1 0 2 2
)case"},
    {"ArgMax_v13.middle_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1
data: tensor(float)[2,3,4] 0.1631 3.0106 -14.14 -2.1122 -0.24648 9.8434 0.1517 -14.14 0.202 -2.7262 0.70587
    -2.4229 -8.5839 0.48736 1.4797 0.55384 0.26477 -0.30783 0.093461 0.10667 0.63229 -13.447 -0.58837 -13.85
reduced: tensor(int64)[2,1,4] 2 1 2 0 2 0 0 0
)case"},
    {"ArgMax_v13.nan", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1
data: tensor(float)[2,4] 1 nan inf nan -inf -inf -inf -inf
reduced: tensor(int64)[2,1] 1 0
)case"},
    {"ArgMax_v13.negative_axis_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=-1
data: tensor(float)[2,3,4] 0.2463 -7.1454 -0.069974 -1.9632 13.174 2.6586 -1.9487 -4.5981 -0.32721 1.548
    -1.1077 1.4252 0.13348 8.9925 0.1266 1.6043 6.8069 0.57535 -0.16873 -0.086792 13.174 -2.222 -3.2162
    0.10137
reduced: tensor(int64)[2,3,1] 0 0 1 1 0 0
)case"},
    {"ArgMax_v13.select_last_bfloat16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(bfloat16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(double)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(float)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(float16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(int16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(int32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(int64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(int8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(uint16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(uint32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(uint64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.select_last_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 select_last_index=1
data: tensor(uint8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3,1] 3 3 3
)case"},
    {"ArgMax_v13.test_argmax_default_axis_example", Origin::Official, "official", R"case(
result = ArgMax-13(data) keepdims=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[1,2] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_default_axis_example@1_12_0", Origin::Official, "official", R"case(
result = ArgMax-13(data) keepdims=1
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[1,2] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_default_axis_example_select_last_index", Origin::Official, "official", R"case(
result = ArgMax-13(data) keepdims=1 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[1,2] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_default_axis_random", Origin::Official, "official", R"case(
result = ArgMax-13(data) keepdims=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[1,3,4] 1 1 0 0 0 1 1 0 1 1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_default_axis_random_select_last_index", Origin::Official, "official", R"case(
result = ArgMax-13(data) keepdims=1 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[1,3,4] 1 1 0 0 0 1 1 0 1 1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_keepdims_example", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2,1] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_keepdims_example@1_12_0", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=1
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[2,1] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_keepdims_example_select_last_index", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=1 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2,1] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_keepdims_random", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,1,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_keepdims_random_select_last_index", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=1 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,1,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_negative_axis_keepdims_example", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=-1 keepdims=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2,1] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_negative_axis_keepdims_example@1_12_0", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=-1 keepdims=1
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[2,1] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_negative_axis_keepdims_example_select_last_index", Origin::Official, "official",
     R"case(
result = ArgMax-13(data) axis=-1 keepdims=1 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2,1] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_negative_axis_keepdims_random", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=-1 keepdims=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,3,1] 1 3 0 1 3 0
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_negative_axis_keepdims_random_select_last_index", Origin::Official, "official",
     R"case(
result = ArgMax-13(data) axis=-1 keepdims=1 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,3,1] 1 3 0 1 3 0
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_no_keepdims_example", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=0
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_no_keepdims_example@1_12_0", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=0
data: tensor(float)[2,2] 2 1 3 10
result: tensor(int64)[2] 0 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_no_keepdims_example_select_last_index", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=0 select_last_index=1
data: tensor(float)[2,2] 2 2 3 10
result: tensor(int64)[2] 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_no_keepdims_random", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=0
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.test_argmax_no_keepdims_random_select_last_index", Origin::Official, "official", R"case(
result = ArgMax-13(data) axis=1 keepdims=0 select_last_index=1
data: tensor(float)[2,3,4] 0.9762701 4.303787 2.0552676 0.89766365 -1.526904 2.9178822 -1.2482557 7.83546
    9.273255 -2.3311696 5.834501 0.5778984 1.3608912 8.511932 -8.579279 -8.257414 -9.595632 6.6523967 5.563135
    7.400243 9.572367 5.9831715 -0.77041274 5.6105833
result: tensor(int64)[2,4] 2 0 2 1 2 0 1 1
rtol=0.001 atol=1e-07
)case"},
    {"ArgMax_v13.ties_bfloat16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(bfloat16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_double", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(double)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_float", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(float)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_float16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(float16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_int16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(int16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_int32", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(int32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_int64", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(int64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_int8", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(int8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_uint16", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(uint16)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_uint32", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(uint32)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_uint64", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(uint64)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
    {"ArgMax_v13.ties_uint8", Origin::Derived, "reference", R"case(
reduced = ArgMax-13(data) axis=1 keepdims=0
data: tensor(uint8)[3,4] 2 5 1 5 7 7 3 7 0 0 0 0
reduced: tensor(int64)[3] 1 0 0
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
