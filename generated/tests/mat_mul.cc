// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/MatMul.pack
//   tests/cases/ai.onnx/MatMul.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"MatMul_v1.dot_double", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(double)[5] -2.5 -3.5 -0.5 1 -2
B: tensor(double)[5] -2.5 1.5 1 4 -1.5
Y: tensor(double)[] 7.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"MatMul_v1.dot_float", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(float)[5] 3.5 -2 -4 -2.5 3
B: tensor(float)[5] 0.5 4 2 2.5 0
Y: tensor(float)[] -20.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v1.dot_float16", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(float16)[5] -0.5 -2 1 1.5 4
B: tensor(float16)[5] 4 -1 -3.5 -2 -4
Y: tensor(float16)[] -22.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"MatMul_v1.matrices_double", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(double)[3,4] -0.5 -3 1.5 4 -3.5 -1.5 0.5 -4 2 -2 2.5 3.5
B: tensor(double)[4,5] -3 -2 -0.5 3 -1 3.5 2 2.5 0.5 1.5 -2.5 1 -4 -1.5 0 -3.5 4 3.5 -2.5 2
Y: tensor(double)[3,5] -26.75 12.5 0.75 -15.25 4 18 -11.5 -18 -2 -6.75 -31.5 8.5 -3.75 -7.5 2
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"MatMul_v1.matrices_float", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(float)[3,4] 1 -4 0.5 1.5 -0.5 -2 -3 3 -1 2.5 -1.5 0
B: tensor(float)[4,5] 1.5 1 0 -1 4 -0.5 -1.5 -2 3 2.5 -2.5 2 3.5 -3 -4 0.5 -3.5 4 -0.5 -1
Y: tensor(float)[3,5] 3 2.75 15.75 -15.25 -9.5 9.25 -14 5.5 2 2 1 -7.75 -10.25 13 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v1.matrices_float16", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(float16)[3,4] -1.5 -3 4 -1 2.5 -2.5 1 0.5 -3.5 -2 3.5 2
B: tensor(float16)[4,5] 2 2.5 4 3.5 0 3 1 -1 -4 -0.5 0.5 -1.5 1.5 -2.5 -2 -3 -3.5 -2.5 2 -1
Y: tensor(float16)[3,5] -7 -9.25 5.5 -5.25 -5.5 -3.5 0.5 12.75 17.25 -1.25 -17.25 -23 -11.75 -9 -8
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"MatMul_v1.nothing_to_sum_float", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(float)[2,0]
B: tensor(float)[0,3]
Y: tensor(float)[2,3] 0 0 0 0 0 0
)case"},
    {"MatMul_v1.test_matmul_2d@1_1_2", Origin::Official, "official", R"case(
c = MatMul-1(a, b)
a: tensor(float)[3,4] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735
b: tensor(float)[4,3] 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576
    -2.5529897 0.6536186 0.8644362 -0.742165
c: tensor(float)[3,3] 3.2471333 1.9136808 -3.460918 1.2937016 -2.1752005 -1.2837969 1.0540882 1.7350072
    -1.5771054
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v1.test_matmul_2d@1_2_3", Origin::Official, "official", R"case(
c = MatMul-1(a, b)
a: tensor(float)[3,4] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735
b: tensor(float)[4,3] 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576
    -2.5529897 0.6536186 0.8644362 -0.742165
c: tensor(float)[3,3] 3.2471333 1.9136808 -3.460918 1.2937016 -2.1752005 -1.283797 1.0540884 1.7350072
    -1.5771054
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v1.test_matmul_2d@1_3_0", Origin::Official, "official", R"case(
c = MatMul-1(a, b)
a: tensor(float)[3,4] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735
b: tensor(float)[4,3] 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576
    -2.5529897 0.6536186 0.8644362 -0.742165
c: tensor(float)[3,3] 3.247133 1.9136808 -3.4609182 1.2937015 -2.1752005 -1.2837971 1.0540882 1.7350072
    -1.5771054
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v1.test_matmul_3d@1_1_2", Origin::Official, "official", R"case(
c = MatMul-1(a, b)
a: tensor(float)[2,3,4] 2.2697546 -1.4543657 0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253
    -0.88778573 -1.9807965 -0.34791216 0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553
    -1.420018 -1.7062702 1.9507754 -0.5096522 -0.4380743 -1.2527953 0.7774904
b: tensor(float)[2,4,3] -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322 -0.028182229
    0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117 -0.67246044 -0.35955316 -0.8131463 -1.7262826
    0.17742614 -0.40178093 -1.6301984 0.46278226 -0.9072984 0.051945396 0.7290906 0.12898292
c: tensor(float)[2,3,3] -4.2837567 0.3983639 -0.24447522 -1.7952335 -1.2501478 -3.2341933 0.7235164 0.9524713
    3.053718 -2.287253 -0.62867534 -1.1710705 6.0393553 0.7577226 3.222876 3.181653 0.09261069 1.8273739
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v1.test_matmul_4d@1_1_2", Origin::Official, "official", R"case(
c = MatMul-1(a, b)
a: tensor(float)[1,2,3,4] 1.1394007 -1.2348258 0.40234163 -0.6848101 -0.87079716 -0.5788497 -0.31155252
    0.05616534 -1.1651498 0.9008265 0.46566245 -1.5362437 1.4882522 1.8958892 1.1787796 -0.17992483 -1.0707526
    1.0544517 -0.40317693 1.222445 0.20827498 0.97663903 0.3563664 0.7065732
b: tensor(float)[1,2,4,3] 0.01050002 1.7858706 0.12691209 0.40198937 1.8831507 -1.347759 -1.270485 0.9693967
    -1.1731234 1.9436212 -0.41361898 -0.7474548 1.922942 1.4805148 1.867559 0.90604466 -0.86122566 1.9100649
    -0.26800337 0.8024564 0.947252 -0.15501009 0.61407936 0.9222067
c: tensor(float)[1,2,3,3] -2.3266034 0.38273817 1.8487196 0.26315218 -2.970441 0.99314374 -3.2276042
    0.70241654 -0.75997543 4.291556 1.4060221 7.3513436 -1.1850535 -2.0662394 0.75981444 1.080346 0.1871081
    3.243585
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v1.vector_left_float", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(float)[3] 2 1 0.5
B: tensor(float)[2,3,4] -2 4 3.5 -2.5 -3 0 1.5 0.5 -4 -3.5 2 3 -0.5 2.5 -1.5 1 -1 1.5 -2 1.5 -4 0 0.5 0.5
Y: tensor(float)[2,4] -9 6.25 9.5 -3 -4 6.5 -4.75 3.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v1.vector_right_float", Origin::Derived, "reference", R"case(
Y = MatMul-1(A, B)
A: tensor(float)[2,4,3] -3.5 -0.5 -1.5 1.5 -3 -2 4 2 3.5 2.5 -4 -1 0 3 -2.5 0.5 1 1 0 -2 -2.5 3 1 3.5
B: tensor(float)[3] 4 -1 -2.5
Y: tensor(float)[2,4] -9.75 14 5.25 16.5 3.25 -1.5 8.25 2.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v9.dot_double", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(double)[5] -2.5 -3.5 -0.5 1 -2
B: tensor(double)[5] -2.5 1.5 1 4 -1.5
Y: tensor(double)[] 7.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"MatMul_v9.dot_float", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(float)[5] 3.5 -2 -4 -2.5 3
B: tensor(float)[5] 0.5 4 2 2.5 0
Y: tensor(float)[] -20.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v9.dot_float16", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(float16)[5] -0.5 -2 1 1.5 4
B: tensor(float16)[5] 4 -1 -3.5 -2 -4
Y: tensor(float16)[] -22.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"MatMul_v9.dot_int32", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(int32)[5] 3 -1 -3 2 -2
B: tensor(int32)[5] 0 2 1 4 -3
Y: tensor(int32)[] 9
)case"},
    {"MatMul_v9.dot_int64", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(int64)[5] 3 -4 4 -3 2
B: tensor(int64)[5] -4 0 -3 3 1
Y: tensor(int64)[] -31
)case"},
    {"MatMul_v9.dot_uint32", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(uint32)[5] 3 4 0 1 2
B: tensor(uint32)[5] 2 1 4 0 3
Y: tensor(uint32)[] 16
)case"},
    {"MatMul_v9.dot_uint64", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(uint64)[5] 3 4 2 1 0
B: tensor(uint64)[5] 0 3 2 1 4
Y: tensor(uint64)[] 17
)case"},
    {"MatMul_v9.matrices_double", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(double)[3,4] -0.5 -3 1.5 4 -3.5 -1.5 0.5 -4 2 -2 2.5 3.5
B: tensor(double)[4,5] -3 -2 -0.5 3 -1 3.5 2 2.5 0.5 1.5 -2.5 1 -4 -1.5 0 -3.5 4 3.5 -2.5 2
Y: tensor(double)[3,5] -26.75 12.5 0.75 -15.25 4 18 -11.5 -18 -2 -6.75 -31.5 8.5 -3.75 -7.5 2
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"MatMul_v9.matrices_float", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(float)[3,4] 1 -4 0.5 1.5 -0.5 -2 -3 3 -1 2.5 -1.5 0
B: tensor(float)[4,5] 1.5 1 0 -1 4 -0.5 -1.5 -2 3 2.5 -2.5 2 3.5 -3 -4 0.5 -3.5 4 -0.5 -1
Y: tensor(float)[3,5] 3 2.75 15.75 -15.25 -9.5 9.25 -14 5.5 2 2 1 -7.75 -10.25 13 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v9.matrices_float16", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(float16)[3,4] -1.5 -3 4 -1 2.5 -2.5 1 0.5 -3.5 -2 3.5 2
B: tensor(float16)[4,5] 2 2.5 4 3.5 0 3 1 -1 -4 -0.5 0.5 -1.5 1.5 -2.5 -2 -3 -3.5 -2.5 2 -1
Y: tensor(float16)[3,5] -7 -9.25 5.5 -5.25 -5.5 -3.5 0.5 12.75 17.25 -1.25 -17.25 -23 -11.75 -9 -8
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"MatMul_v9.matrices_int32", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(int32)[3,4] 1 -1 -2 3 -4 0 4 2 -3 1 0 -4
B: tensor(int32)[4,5] -1 2 -3 -4 3 0 4 -2 1 0 4 1 0 2 -4 -4 3 2 3 2
Y: tensor(int32)[3,5] -21 5 5 0 17 12 2 16 30 -24 19 -14 -1 1 -17
)case"},
    {"MatMul_v9.matrices_int64", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(int64)[3,4] -4 -1 4 -2 1 3 -3 2 0 3 -2 -2
B: tensor(int64)[4,5] 3 -1 -2 2 4 0 1 -4 -3 1 4 0 3 -2 -1 3 3 -1 1 -4
Y: tensor(int64)[3,5] -2 -3 26 -15 -13 -3 8 -25 1 2 -14 -3 -16 -7 13
)case"},
    {"MatMul_v9.matrices_uint32", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(uint32)[3,4] 2 4 3 1 0 2 1 2 0 1 0 0
B: tensor(uint32)[4,5] 4 3 0 1 2 3 4 3 1 1 4 1 1 0 3 0 0 0 3 1
Y: tensor(uint32)[3,5] 32 25 15 9 18 10 9 7 8 7 3 4 3 1 1
)case"},
    {"MatMul_v9.matrices_uint64", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(uint64)[3,4] 3 0 4 1 2 0 0 3 4 1 4 1
B: tensor(uint64)[4,5] 1 3 2 0 4 0 2 0 2 3 0 0 4 4 0 4 1 1 1 3
Y: tensor(uint64)[3,5] 7 10 23 17 15 14 9 7 3 17 8 15 25 19 22
)case"},
    {"MatMul_v9.nothing_to_sum_float", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(float)[2,0]
B: tensor(float)[0,3]
Y: tensor(float)[2,3] 0 0 0 0 0 0
)case"},
    {"MatMul_v9.test_matmul_2d@1_5_0", Origin::Official, "official", R"case(
c = MatMul-9(a, b)
a: tensor(float)[3,4] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735
b: tensor(float)[4,3] 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576
    -2.5529897 0.6536186 0.8644362 -0.742165
c: tensor(float)[3,3] 3.247133 1.9136808 -3.4609182 1.2937015 -2.1752005 -1.2837971 1.0540882 1.7350072
    -1.5771054
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v9.test_matmul_3d@1_5_0", Origin::Official, "official", R"case(
c = MatMul-9(a, b)
a: tensor(float)[2,3,4] 2.2697546 -1.4543657 0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253
    -0.88778573 -1.9807965 -0.34791216 0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553
    -1.420018 -1.7062702 1.9507754 -0.5096522 -0.4380743 -1.2527953 0.7774904
b: tensor(float)[2,4,3] -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322 -0.028182229
    0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117 -0.67246044 -0.35955316 -0.8131463 -1.7262826
    0.17742614 -0.40178093 -1.6301984 0.46278226 -0.9072984 0.051945396 0.7290906 0.12898292
c: tensor(float)[2,3,3] -4.2837567 0.3983639 -0.24447522 -1.7952335 -1.2501478 -3.2341933 0.7235164 0.9524713
    3.053718 -2.287253 -0.62867534 -1.1710705 6.0393553 0.7577226 3.222876 3.181653 0.09261069 1.8273739
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v9.test_matmul_4d@1_5_0", Origin::Official, "official", R"case(
c = MatMul-9(a, b)
a: tensor(float)[1,2,3,4] 1.1394007 -1.2348258 0.40234163 -0.6848101 -0.87079716 -0.5788497 -0.31155252
    0.05616534 -1.1651498 0.9008265 0.46566245 -1.5362437 1.4882522 1.8958892 1.1787796 -0.17992483 -1.0707526
    1.0544517 -0.40317693 1.222445 0.20827498 0.97663903 0.3563664 0.7065732
b: tensor(float)[1,2,4,3] 0.01050002 1.7858706 0.12691209 0.40198937 1.8831507 -1.347759 -1.270485 0.9693967
    -1.1731234 1.9436212 -0.41361898 -0.7474548 1.922942 1.4805148 1.867559 0.90604466 -0.86122566 1.9100649
    -0.26800337 0.8024564 0.947252 -0.15501009 0.61407936 0.9222067
c: tensor(float)[1,2,3,3] -2.3266034 0.38273817 1.8487196 0.26315218 -2.970441 0.99314374 -3.2276042
    0.70241654 -0.75997543 4.291556 1.4060221 7.3513436 -1.1850535 -2.0662394 0.75981444 1.080346 0.1871081
    3.243585
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v9.vector_left_float", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(float)[3] 2 1 0.5
B: tensor(float)[2,3,4] -2 4 3.5 -2.5 -3 0 1.5 0.5 -4 -3.5 2 3 -0.5 2.5 -1.5 1 -1 1.5 -2 1.5 -4 0 0.5 0.5
Y: tensor(float)[2,4] -9 6.25 9.5 -3 -4 6.5 -4.75 3.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v9.vector_right_float", Origin::Derived, "reference", R"case(
Y = MatMul-9(A, B)
A: tensor(float)[2,4,3] -3.5 -0.5 -1.5 1.5 -3 -2 4 2 3.5 2.5 -4 -1 0 3 -2.5 0.5 1 1 0 -2 -2.5 3 1 3.5
B: tensor(float)[3] 4 -1 -2.5
Y: tensor(float)[2,4] -9.75 14 5.25 16.5 3.25 -1.5 8.25 2.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v13.dot_bfloat16", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(bfloat16)[5] 0.5 2.5 3.5 -1.5 -2
B: tensor(bfloat16)[5] 3 -2.5 2 2.5 4
Y: tensor(bfloat16)[] -9.5
rtol=0.015625 atol=1.8367099231598242e-40
)case"},
    {"MatMul_v13.dot_double", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(double)[5] -2.5 -3.5 -0.5 1 -2
B: tensor(double)[5] -2.5 1.5 1 4 -1.5
Y: tensor(double)[] 7.5
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"MatMul_v13.dot_float", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(float)[5] 3.5 -2 -4 -2.5 3
B: tensor(float)[5] 0.5 4 2 2.5 0
Y: tensor(float)[] -20.5
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v13.dot_float16", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(float16)[5] -0.5 -2 1 1.5 4
B: tensor(float16)[5] 4 -1 -3.5 -2 -4
Y: tensor(float16)[] -22.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"MatMul_v13.dot_int32", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(int32)[5] 3 -1 -3 2 -2
B: tensor(int32)[5] 0 2 1 4 -3
Y: tensor(int32)[] 9
)case"},
    {"MatMul_v13.dot_int64", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(int64)[5] 3 -4 4 -3 2
B: tensor(int64)[5] -4 0 -3 3 1
Y: tensor(int64)[] -31
)case"},
    {"MatMul_v13.dot_uint32", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(uint32)[5] 3 4 0 1 2
B: tensor(uint32)[5] 2 1 4 0 3
Y: tensor(uint32)[] 16
)case"},
    {"MatMul_v13.dot_uint64", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(uint64)[5] 3 4 2 1 0
B: tensor(uint64)[5] 0 3 2 1 4
Y: tensor(uint64)[] 17
)case"},
    {"MatMul_v13.matrices_bfloat16", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(bfloat16)[3,4] -4 -0.5 1 1.5 -2 2.5 4 0.5 -1 -1.5 2 3.5
B: tensor(bfloat16)[4,5] 3 1.5 0.5 4 2.5 -1 -4 0 -3.5 2 -1.5 -2 -3 -2.5 3.5 -0.5 1 3.5 -4 -1
Y: tensor(bfloat16)[3,5] -13.75 -4.5 0.25 -22.75 -9 -14.75 -20.5 -11.25 -28.75 13.5 -6.25 4 5.75 -17.75 -2
rtol=0.015625 atol=1.8367099231598242e-40
)case"},
    {"MatMul_v13.matrices_double", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(double)[3,4] -0.5 -3 1.5 4 -3.5 -1.5 0.5 -4 2 -2 2.5 3.5
B: tensor(double)[4,5] -3 -2 -0.5 3 -1 3.5 2 2.5 0.5 1.5 -2.5 1 -4 -1.5 0 -3.5 4 3.5 -2.5 2
Y: tensor(double)[3,5] -26.75 12.5 0.75 -15.25 4 18 -11.5 -18 -2 -6.75 -31.5 8.5 -3.75 -7.5 2
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"MatMul_v13.matrices_float", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(float)[3,4] 1 -4 0.5 1.5 -0.5 -2 -3 3 -1 2.5 -1.5 0
B: tensor(float)[4,5] 1.5 1 0 -1 4 -0.5 -1.5 -2 3 2.5 -2.5 2 3.5 -3 -4 0.5 -3.5 4 -0.5 -1
Y: tensor(float)[3,5] 3 2.75 15.75 -15.25 -9.5 9.25 -14 5.5 2 2 1 -7.75 -10.25 13 8.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v13.matrices_float16", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(float16)[3,4] -1.5 -3 4 -1 2.5 -2.5 1 0.5 -3.5 -2 3.5 2
B: tensor(float16)[4,5] 2 2.5 4 3.5 0 3 1 -1 -4 -0.5 0.5 -1.5 1.5 -2.5 -2 -3 -3.5 -2.5 2 -1
Y: tensor(float16)[3,5] -7 -9.25 5.5 -5.25 -5.5 -3.5 0.5 12.75 17.25 -1.25 -17.25 -23 -11.75 -9 -8
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"MatMul_v13.matrices_int32", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(int32)[3,4] 1 -1 -2 3 -4 0 4 2 -3 1 0 -4
B: tensor(int32)[4,5] -1 2 -3 -4 3 0 4 -2 1 0 4 1 0 2 -4 -4 3 2 3 2
Y: tensor(int32)[3,5] -21 5 5 0 17 12 2 16 30 -24 19 -14 -1 1 -17
)case"},
    {"MatMul_v13.matrices_int64", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(int64)[3,4] -4 -1 4 -2 1 3 -3 2 0 3 -2 -2
B: tensor(int64)[4,5] 3 -1 -2 2 4 0 1 -4 -3 1 4 0 3 -2 -1 3 3 -1 1 -4
Y: tensor(int64)[3,5] -2 -3 26 -15 -13 -3 8 -25 1 2 -14 -3 -16 -7 13
)case"},
    {"MatMul_v13.matrices_uint32", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(uint32)[3,4] 2 4 3 1 0 2 1 2 0 1 0 0
B: tensor(uint32)[4,5] 4 3 0 1 2 3 4 3 1 1 4 1 1 0 3 0 0 0 3 1
Y: tensor(uint32)[3,5] 32 25 15 9 18 10 9 7 8 7 3 4 3 1 1
)case"},
    {"MatMul_v13.matrices_uint64", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(uint64)[3,4] 3 0 4 1 2 0 0 3 4 1 4 1
B: tensor(uint64)[4,5] 1 3 2 0 4 0 2 0 2 3 0 0 4 4 0 4 1 1 1 3
Y: tensor(uint64)[3,5] 7 10 23 17 15 14 9 7 3 17 8 15 25 19 22
)case"},
    {"MatMul_v13.nothing_to_sum_float", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(float)[2,0]
B: tensor(float)[0,3]
Y: tensor(float)[2,3] 0 0 0 0 0 0
)case"},
    {"MatMul_v13.test_matmul_1d_1d", Origin::Official, "official", R"case(
c = MatMul-13(a, b)
a: tensor(float)[3] 0.3172182 0.78632796 -0.4664191
b: tensor(float)[3] -0.94444627 -0.4100497 -0.017020414
c: tensor(float)[] -0.6140905
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v13.test_matmul_1d_3d", Origin::Official, "official", R"case(
c = MatMul-13(a, b)
a: tensor(float)[4] 0.8568306 -0.6510256 -1.0342429 0.6815945
b: tensor(float)[2,4,1] -0.80340964 -0.6895498 -0.4555325 0.017479159 -0.35399392 -1.3749512 -0.6436184
    -2.2234032
c: tensor(float)[2,1] 0.24357353 -0.25798607
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v13.test_matmul_2d", Origin::Official, "official", R"case(
c = MatMul-13(a, b)
a: tensor(float)[3,4] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735
b: tensor(float)[4,3] 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576
    -2.5529897 0.6536186 0.8644362 -0.742165
c: tensor(float)[3,3] 3.247133 1.9136808 -3.4609182 1.2937015 -2.1752005 -1.2837971 1.0540882 1.7350072
    -1.5771054
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v13.test_matmul_3d", Origin::Official, "official", R"case(
c = MatMul-13(a, b)
a: tensor(float)[2,3,4] 2.2697546 -1.4543657 0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253
    -0.88778573 -1.9807965 -0.34791216 0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553
    -1.420018 -1.7062702 1.9507754 -0.5096522 -0.4380743 -1.2527953 0.7774904
b: tensor(float)[2,4,3] -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322 -0.028182229
    0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117 -0.67246044 -0.35955316 -0.8131463 -1.7262826
    0.17742614 -0.40178093 -1.6301984 0.46278226 -0.9072984 0.051945396 0.7290906 0.12898292
c: tensor(float)[2,3,3] -4.2837567 0.39836392 -0.24447522 -1.7952335 -1.2501478 -3.2341933 0.7235164 0.9524713
    3.053718 -2.287253 -0.62867534 -1.1710705 6.0393553 0.75772256 3.222876 3.181653 0.09261068 1.8273739
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v13.test_matmul_4d", Origin::Official, "official", R"case(
c = MatMul-13(a, b)
a: tensor(float)[1,2,3,4] 1.1394007 -1.2348258 0.40234163 -0.6848101 -0.87079716 -0.5788497 -0.31155252
    0.05616534 -1.1651498 0.9008265 0.46566245 -1.5362437 1.4882522 1.8958892 1.1787796 -0.17992483 -1.0707526
    1.0544517 -0.40317693 1.222445 0.20827498 0.97663903 0.3563664 0.7065732
b: tensor(float)[1,2,4,3] 0.01050002 1.7858706 0.12691209 0.40198937 1.8831507 -1.347759 -1.270485 0.9693967
    -1.1731234 1.9436212 -0.41361898 -0.7474548 1.922942 1.4805148 1.867559 0.90604466 -0.86122566 1.9100649
    -0.26800337 0.8024564 0.947252 -0.15501009 0.61407936 0.9222067
c: tensor(float)[1,2,3,3] -2.3266037 0.38273817 1.8487196 0.26315215 -2.970441 0.99314374 -3.2276044
    0.70241654 -0.75997543 4.291556 1.406022 7.3513436 -1.1850535 -2.0662394 0.75981444 1.080346 0.18710804
    3.243585
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v13.test_matmul_4d_1d", Origin::Official, "official", R"case(
c = MatMul-13(a, b)
a: tensor(float)[1,2,4,3] 0.62523144 -1.6020577 -1.1043833 0.05216508 -0.739563 1.5430146 -1.2928569
    0.26705086 -0.039282817 -1.1680934 0.5232767 -0.17154633 0.77179056 0.82350415 2.163236 1.336528
    -0.36918184 -0.23937918 1.0996596 0.6552637 0.64013153 -1.616956 -0.024326125 -0.7380309
b: tensor(float)[3] 0.2799246 -0.09815039 0.9101789
c: tensor(float)[1,2,4] -0.6729262 1.49161 -0.423868 -0.53447574 2.1041477 0.19248451 0.8261416 -1.1219783
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v13.test_matmul_bcast", Origin::Official, "official", R"case(
c = MatMul-13(a, b)
a: tensor(float)[3,1,3,4] 0.37642553 -1.0994008 0.2982382 1.3263859 -0.69456786 -0.14963454 -0.43515354
    1.8492638 0.67229474 0.40746182 -0.76991606 0.5392492 -0.6743327 0.031830557 -0.6358461 0.67643327
    0.57659084 -0.20829876 0.3960067 -1.0930616 -1.4912575 0.4393917 0.1666735 0.63503146 2.3831449 0.94447947
    -0.91282225 1.1170163 -1.3159074 -0.4615846 -0.0682416 1.7133427 -0.74475485 -0.82643855 -0.09845252
    -0.6634783
b: tensor(float)[1,2,4,2] 1.1266359 -1.0799315 -1.1474687 -0.43782005 -0.49803245 1.929532 0.9494208
    0.08755124 -1.2254355 0.844363 -1.0002153 -1.5447711 1.1880298 0.3169426 0.9208588 0.31872764
c: tensor(float)[3,2,3,2] 2.7963886 0.7664128 1.361626 0.13786136 1.1852993 -2.342793 2.2140822 2.5334423
    2.1867504 0.0961765 -1.6495141 -0.13392 0.16263977 -0.45336574 -0.34637535 0.13692753 -1.6643893 1.7952812
    0.6620093 -0.60448116 -1.0343189 0.5857484 2.170741 -1.6826942 3.1163094 -4.650669 0.70777506 1.6415117
    -0.4716428 0.9180599 -3.9209187 0.61994636 3.5709171 0.1264001 1.0113311 0.40514225
rtol=0.001 atol=1e-07
)case"},
    {"MatMul_v13.vector_left_float", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(float)[3] 2 1 0.5
B: tensor(float)[2,3,4] -2 4 3.5 -2.5 -3 0 1.5 0.5 -4 -3.5 2 3 -0.5 2.5 -1.5 1 -1 1.5 -2 1.5 -4 0 0.5 0.5
Y: tensor(float)[2,4] -9 6.25 9.5 -3 -4 6.5 -4.75 3.75
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"MatMul_v13.vector_right_float", Origin::Derived, "reference", R"case(
Y = MatMul-13(A, B)
A: tensor(float)[2,4,3] -3.5 -0.5 -1.5 1.5 -3 -2 4 2 3.5 2.5 -4 -1 0 3 -2.5 0.5 1 1 0 -2 -2.5 3 1 3.5
B: tensor(float)[3] 4 -1 -2.5
Y: tensor(float)[2,4] -9.75 14 5.25 16.5 3.25 -1.5 8.25 2.25
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"MatMul_v1.batches_broadcast_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v1.batches_broadcast_double"},
    {"MatMul_v1.batches_broadcast_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v1.batches_broadcast_float"},
    {"MatMul_v1.batches_broadcast_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v1.batches_broadcast_float16"},
    {"MatMul_v1.large_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v1.large_double"},
    {"MatMul_v1.large_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v1.large_float"},
    {"MatMul_v1.large_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v1.large_float16"},
    {"MatMul_v9.batches_broadcast_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.batches_broadcast_double"},
    {"MatMul_v9.batches_broadcast_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.batches_broadcast_float"},
    {"MatMul_v9.batches_broadcast_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.batches_broadcast_float16"},
    {"MatMul_v9.batches_broadcast_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.batches_broadcast_int32"},
    {"MatMul_v9.batches_broadcast_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.batches_broadcast_int64"},
    {"MatMul_v9.batches_broadcast_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.batches_broadcast_uint32"},
    {"MatMul_v9.batches_broadcast_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.batches_broadcast_uint64"},
    {"MatMul_v9.large_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.large_double"},
    {"MatMul_v9.large_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.large_float"},
    {"MatMul_v9.large_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.large_float16"},
    {"MatMul_v9.large_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.large_int32"},
    {"MatMul_v9.large_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.large_int64"},
    {"MatMul_v9.large_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.large_uint32"},
    {"MatMul_v9.large_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v9.large_uint64"},
    {"MatMul_v13.batches_broadcast_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_bfloat16"},
    {"MatMul_v13.batches_broadcast_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_double"},
    {"MatMul_v13.batches_broadcast_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_float"},
    {"MatMul_v13.batches_broadcast_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_float16"},
    {"MatMul_v13.batches_broadcast_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_int32"},
    {"MatMul_v13.batches_broadcast_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_int64"},
    {"MatMul_v13.batches_broadcast_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_uint32"},
    {"MatMul_v13.batches_broadcast_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.batches_broadcast_uint64"},
    {"MatMul_v13.large_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_bfloat16"},
    {"MatMul_v13.large_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_double"},
    {"MatMul_v13.large_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_float"},
    {"MatMul_v13.large_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_float16"},
    {"MatMul_v13.large_int32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_int32"},
    {"MatMul_v13.large_int64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_int64"},
    {"MatMul_v13.large_uint32", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_uint32"},
    {"MatMul_v13.large_uint64", Origin::Derived, "reference",
     "tests/cases/ai.onnx/MatMul.pack", "MatMul_v13.large_uint64"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
