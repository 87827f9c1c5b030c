// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Size.pack
//   tests/cases/ai.onnx/Size.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Size_v1.no_elements_float", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(float)[2,0,3]
size: tensor(int64)[] 0
)case"},
    {"Size_v1.scalar_float", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(float)[] 0.12538
size: tensor(int64)[] 1
)case"},
    {"Size_v1.test_size@1_1_2", Origin::Official, "official", R"case(
y = Size-1(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v1.test_size_example@1_1_2", Origin::Official, "official", R"case(
y = Size-1(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[] 6
rtol=0.001 atol=1e-07
)case"},
    {"Size_v1.three_axes_bool", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(bool)[2,3,4] 1 1 0 1 1 1 1 0 0 1 0 1 0 0 1 1 1 1 0 1 0 1 1 1
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_complex128", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(complex128)[2,3,4] (0.1305305652,-1.108137151) (0.2197189379,-2.376598182)
    (2.153739043,5.944604064) (-0.9007995971,-0.118235985) (0.06332300143,0.1106151336)
    (0.1284311345,6.980493271) (9.707004977,-11.22119903) (-9.009041624,0.470627527) (3.735853016,0.73314446)
    (-2.089169012,0.8750668516) (9.707004977,-11.22119903) (-0.1047623947,-12.716915)
    (0.1276874923,9.826260916) (-13.25094549,0.1478726168) (1.515454343,-0.08749007032)
    (0.3612741843,-0.9371798866) (-0.1986138628,-0.1699507726) (-1.055218188,0.2560984295)
    (0.7942166884,-1.20383675) (0.9270951507,-11.37129623) (0.3813548025,0.2140066087)
    (0.614263239,-0.2812772787) (-0.1268778637,0.143379463) (0.1286402123,0.1270171252)
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_complex64", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(complex64)[2,3,4] (2.8915,-11.454) (-1.8243,1.5071) (0.31417,-0.43841) (-0.4113,0.8376)
    (0.64535,-0.065666) (-0.18258,0.27859) (10.841,0.15894) (0.15553,-5.3253) (0.19966,2.3276)
    (-3.4067,-6.6515) (-0.15818,-0.072659) (0.71549,0.79063) (1.4297,-0.071607) (5.3068,-0.26223)
    (-0.22402,-0.78848) (1.6452,10.658) (-0.073008,7.9732) (7.6057,0.087366) (-0.15671,-3.3945)
    (-12.887,0.48575) (5.318,0.62494) (-12.887,0.48575) (-0.14543,-0.87974) (-0.16226,0.066205)
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_double", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(double)[2,3,4] -0.6081954819 1.718456046 3.840255206 0.1486964962 13.03492569 1.408598125
    -0.7618005497 -12.53012144 1.581029591 0.07625559015 4.930609069 0.5095775708 -12.70783879 3.470516113
    -0.1007184127 15.42378565 5.018778102 -0.1966517299 -0.8524212482 1.232028732 -5.33939878 -8.747220768
    15.42378565 0.3519794003
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_float", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(float)[2,3,4] 14.333 6.1037 5.7211 0.21173 -0.14072 -11.739 4.8286 0.31263 0.10374 -6.8729 8.114
    -7.621 -14.645 -2.3794 -6.1507 -2.9761 -14.645 7.568 -10.314 -0.13995 -5.2892 -0.91724 -1.1165 -5.7499
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_float16", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(float16)[2,3,4] -5.4140625 0.181396484375 5.390625 0.6767578125 -0.8623046875 3.341796875
    -3.080078125 -0.0714111328125 11.796875 10.28125 0.25830078125 1.1484375 -0.255615234375 -0.34130859375
    0.8779296875 -0.11041259765625 2.4296875 -0.2095947265625 0.2393798828125 11.796875 -0.10137939453125
    -1.365234375 2.927734375 0.06793212890625
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_int16", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(int16)[2,3,4] 113 -297 227 -65 29 68 97 -124 59 21 -190 -83 -13 -123 -62 -39 19 47 7 159 -297
    -290 85 99
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_int32", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(int32)[2,3,4] -50 96 -9 51 93 -18213595 62 29 -16 -89 41 25 71 -29 -16702034 10143412 -71 -17 35
    18661274 14117705 30 18661274 4256731
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_int64", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(int64)[2,3,4] 45 -76 2 -89799324359347180 -83336006744366100 50 -22855265883774542 -91 -8 -26 -99
    69 46 12 -9 -57379939810422414 -27 41 -56720336543356782 -89799324359347180 5 76 40 -49
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_int8", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(int8)[2,3,4] 28 35 13 -120 -15 -27 67 81 -72 1 40 58 19 -55 107 -94 60 86 -28 97 -88 -120 -30 0
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_string", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(string)[2,3,4] "end" "quote\"s" "\xf0\x9f\x98\x80" "zz top" "Beta" "a,b" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "0" "Omega" "back\\slash" "{}" "alpha" "tab\x09" ""
    "beta " "-1.5" "nan" "\xc3\xa9t\xc3\xa9" "end20" "quote\"s21" "\xf0\x9f\x98\x8022" "zz top23"
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_uint16", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(uint16)[2,3,4] 338 53 125 63 20 453 36 536 68 227 5 202 62 81 47 524 59 129 91 536 246 97 93 283
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_uint32", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(uint32)[2,3,4] 59 13 27 51 42118758 50 4954289 85 34 15259823 5 2 56 97 62 58 42118758 35 80
    21751187 69 52 91 37
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_uint64", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(uint64)[2,3,4] 170210273859429312 39 84 46 75 92474054492788368 170210273859429312 74
    114447279345745 4 28 8 69995486648066888 10 21 35 49 93 62 59 22893179397683836 18 41 149182149838893728
size: tensor(int64)[] 24
)case"},
    {"Size_v1.three_axes_uint8", Origin::Derived, "reference", R"case(
size = Size-1(data)
data: tensor(uint8)[2,3,4] 22 4 10 12 138 82 83 50 41 3 111 19 38 92 124 138 11 87 29 43 65 34 37 28
size: tensor(int64)[] 24
)case"},
    {"Size_v13.no_elements_float", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(float)[2,0,3]
size: tensor(int64)[] 0
)case"},
    {"Size_v13.scalar_float", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(float)[] 0.12538
size: tensor(int64)[] 1
)case"},
    {"Size_v13.test_cc_size", Origin::Manual, "reference", R"case(
y = Size-13(x)
x: tensor(float)[3,4,5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v13.test_cc_size_empty", Origin::Manual, "reference", R"case(
y = Size-13(x)
x: tensor(float)[2,0,3]
y: tensor(int64)[] 0
rtol=0.001 atol=1e-07
)case"},
    {"Size_v13.test_cc_size_example", Origin::Manual, "reference", R"case(
y = Size-13(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[] 6
rtol=0.001 atol=1e-07
)case"},
    {"Size_v13.test_cc_size_scalar", Origin::Manual, "reference", R"case(
y = Size-13(x)
x: tensor(float)[] 42
y: tensor(int64)[] 1
rtol=0.001 atol=1e-07
)case"},
    {"Size_v13.test_size@1_12_0", Origin::Official, "official", R"case(
y = Size-13(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v13.three_axes_bfloat16", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(bfloat16)[2,3,4] -0.609375 0.65234375 -0.2431640625 0.095703125 -13 0.09228515625 -2.328125
    0.1435546875 0.1767578125 2.1875 -0.859375 -1.4921875 12.1875 -10.625 9.25 1.671875 -3.84375 -2.640625
    8.125 0.56640625 -7.625 -13 -2.359375 0.359375
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_bool", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(bool)[2,3,4] 1 1 0 1 1 1 1 0 0 1 0 1 0 0 1 1 1 1 0 1 0 1 1 1
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_complex128", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(complex128)[2,3,4] (0.1305305652,-1.108137151) (0.2197189379,-2.376598182)
    (2.153739043,5.944604064) (-0.9007995971,-0.118235985) (0.06332300143,0.1106151336)
    (0.1284311345,6.980493271) (9.707004977,-11.22119903) (-9.009041624,0.470627527) (3.735853016,0.73314446)
    (-2.089169012,0.8750668516) (9.707004977,-11.22119903) (-0.1047623947,-12.716915)
    (0.1276874923,9.826260916) (-13.25094549,0.1478726168) (1.515454343,-0.08749007032)
    (0.3612741843,-0.9371798866) (-0.1986138628,-0.1699507726) (-1.055218188,0.2560984295)
    (0.7942166884,-1.20383675) (0.9270951507,-11.37129623) (0.3813548025,0.2140066087)
    (0.614263239,-0.2812772787) (-0.1268778637,0.143379463) (0.1286402123,0.1270171252)
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_complex64", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(complex64)[2,3,4] (2.8915,-11.454) (-1.8243,1.5071) (0.31417,-0.43841) (-0.4113,0.8376)
    (0.64535,-0.065666) (-0.18258,0.27859) (10.841,0.15894) (0.15553,-5.3253) (0.19966,2.3276)
    (-3.4067,-6.6515) (-0.15818,-0.072659) (0.71549,0.79063) (1.4297,-0.071607) (5.3068,-0.26223)
    (-0.22402,-0.78848) (1.6452,10.658) (-0.073008,7.9732) (7.6057,0.087366) (-0.15671,-3.3945)
    (-12.887,0.48575) (5.318,0.62494) (-12.887,0.48575) (-0.14543,-0.87974) (-0.16226,0.066205)
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_double", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(double)[2,3,4] -0.6081954819 1.718456046 3.840255206 0.1486964962 13.03492569 1.408598125
    -0.7618005497 -12.53012144 1.581029591 0.07625559015 4.930609069 0.5095775708 -12.70783879 3.470516113
    -0.1007184127 15.42378565 5.018778102 -0.1966517299 -0.8524212482 1.232028732 -5.33939878 -8.747220768
    15.42378565 0.3519794003
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_float", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(float)[2,3,4] 14.333 6.1037 5.7211 0.21173 -0.14072 -11.739 4.8286 0.31263 0.10374 -6.8729 8.114
    -7.621 -14.645 -2.3794 -6.1507 -2.9761 -14.645 7.568 -10.314 -0.13995 -5.2892 -0.91724 -1.1165 -5.7499
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_float16", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(float16)[2,3,4] -5.4140625 0.181396484375 5.390625 0.6767578125 -0.8623046875 3.341796875
    -3.080078125 -0.0714111328125 11.796875 10.28125 0.25830078125 1.1484375 -0.255615234375 -0.34130859375
    0.8779296875 -0.11041259765625 2.4296875 -0.2095947265625 0.2393798828125 11.796875 -0.10137939453125
    -1.365234375 2.927734375 0.06793212890625
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_int16", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(int16)[2,3,4] 113 -297 227 -65 29 68 97 -124 59 21 -190 -83 -13 -123 -62 -39 19 47 7 159 -297
    -290 85 99
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_int32", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(int32)[2,3,4] -50 96 -9 51 93 -18213595 62 29 -16 -89 41 25 71 -29 -16702034 10143412 -71 -17 35
    18661274 14117705 30 18661274 4256731
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_int64", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(int64)[2,3,4] 45 -76 2 -89799324359347180 -83336006744366100 50 -22855265883774542 -91 -8 -26 -99
    69 46 12 -9 -57379939810422414 -27 41 -56720336543356782 -89799324359347180 5 76 40 -49
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_int8", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(int8)[2,3,4] 28 35 13 -120 -15 -27 67 81 -72 1 40 58 19 -55 107 -94 60 86 -28 97 -88 -120 -30 0
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_string", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(string)[2,3,4] "end" "quote\"s" "\xf0\x9f\x98\x80" "zz top" "Beta" "a,b" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "0" "Omega" "back\\slash" "{}" "alpha" "tab\x09" ""
    "beta " "-1.5" "nan" "\xc3\xa9t\xc3\xa9" "end20" "quote\"s21" "\xf0\x9f\x98\x8022" "zz top23"
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_uint16", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(uint16)[2,3,4] 338 53 125 63 20 453 36 536 68 227 5 202 62 81 47 524 59 129 91 536 246 97 93 283
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_uint32", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(uint32)[2,3,4] 59 13 27 51 42118758 50 4954289 85 34 15259823 5 2 56 97 62 58 42118758 35 80
    21751187 69 52 91 37
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_uint64", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(uint64)[2,3,4] 170210273859429312 39 84 46 75 92474054492788368 170210273859429312 74
    114447279345745 4 28 8 69995486648066888 10 21 35 49 93 62 59 22893179397683836 18 41 149182149838893728
size: tensor(int64)[] 24
)case"},
    {"Size_v13.three_axes_uint8", Origin::Derived, "reference", R"case(
size = Size-13(data)
data: tensor(uint8)[2,3,4] 22 4 10 12 138 82 83 50 41 3 111 19 38 92 124 138 11 87 29 43 65 34 37 28
size: tensor(int64)[] 24
)case"},
    {"Size_v19.no_elements_float", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float)[2,0,3]
size: tensor(int64)[] 0
)case"},
    {"Size_v19.scalar_float", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float)[] 0.12538
size: tensor(int64)[] 1
)case"},
    {"Size_v19.test_size@1_14_1", Origin::Official, "official", R"case(
y = Size-19(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v19.test_size_example@1_14_1", Origin::Official, "official", R"case(
y = Size-19(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[] 6
rtol=0.001 atol=1e-07
)case"},
    {"Size_v19.three_axes_bfloat16", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(bfloat16)[2,3,4] -0.609375 0.65234375 -0.2431640625 0.095703125 -13 0.09228515625 -2.328125
    0.1435546875 0.1767578125 2.1875 -0.859375 -1.4921875 12.1875 -10.625 9.25 1.671875 -3.84375 -2.640625
    8.125 0.56640625 -7.625 -13 -2.359375 0.359375
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_bool", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(bool)[2,3,4] 1 1 0 1 1 1 1 0 0 1 0 1 0 0 1 1 1 1 0 1 0 1 1 1
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_complex128", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(complex128)[2,3,4] (0.1305305652,-1.108137151) (0.2197189379,-2.376598182)
    (2.153739043,5.944604064) (-0.9007995971,-0.118235985) (0.06332300143,0.1106151336)
    (0.1284311345,6.980493271) (9.707004977,-11.22119903) (-9.009041624,0.470627527) (3.735853016,0.73314446)
    (-2.089169012,0.8750668516) (9.707004977,-11.22119903) (-0.1047623947,-12.716915)
    (0.1276874923,9.826260916) (-13.25094549,0.1478726168) (1.515454343,-0.08749007032)
    (0.3612741843,-0.9371798866) (-0.1986138628,-0.1699507726) (-1.055218188,0.2560984295)
    (0.7942166884,-1.20383675) (0.9270951507,-11.37129623) (0.3813548025,0.2140066087)
    (0.614263239,-0.2812772787) (-0.1268778637,0.143379463) (0.1286402123,0.1270171252)
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_complex64", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(complex64)[2,3,4] (2.8915,-11.454) (-1.8243,1.5071) (0.31417,-0.43841) (-0.4113,0.8376)
    (0.64535,-0.065666) (-0.18258,0.27859) (10.841,0.15894) (0.15553,-5.3253) (0.19966,2.3276)
    (-3.4067,-6.6515) (-0.15818,-0.072659) (0.71549,0.79063) (1.4297,-0.071607) (5.3068,-0.26223)
    (-0.22402,-0.78848) (1.6452,10.658) (-0.073008,7.9732) (7.6057,0.087366) (-0.15671,-3.3945)
    (-12.887,0.48575) (5.318,0.62494) (-12.887,0.48575) (-0.14543,-0.87974) (-0.16226,0.066205)
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_double", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(double)[2,3,4] -0.6081954819 1.718456046 3.840255206 0.1486964962 13.03492569 1.408598125
    -0.7618005497 -12.53012144 1.581029591 0.07625559015 4.930609069 0.5095775708 -12.70783879 3.470516113
    -0.1007184127 15.42378565 5.018778102 -0.1966517299 -0.8524212482 1.232028732 -5.33939878 -8.747220768
    15.42378565 0.3519794003
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_float", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float)[2,3,4] 14.333 6.1037 5.7211 0.21173 -0.14072 -11.739 4.8286 0.31263 0.10374 -6.8729 8.114
    -7.621 -14.645 -2.3794 -6.1507 -2.9761 -14.645 7.568 -10.314 -0.13995 -5.2892 -0.91724 -1.1165 -5.7499
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_float16", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float16)[2,3,4] -5.4140625 0.181396484375 5.390625 0.6767578125 -0.8623046875 3.341796875
    -3.080078125 -0.0714111328125 11.796875 10.28125 0.25830078125 1.1484375 -0.255615234375 -0.34130859375
    0.8779296875 -0.11041259765625 2.4296875 -0.2095947265625 0.2393798828125 11.796875 -0.10137939453125
    -1.365234375 2.927734375 0.06793212890625
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float8e4m3fn)[2,3,4] 0.0703125 0.9375 0.03125 -1.875 0.1015625 5.5 0.171875 -3 -36 -0.0234375
    0.00390625 -3.5 -16 0.0234375 -0.25 -4 -0.02734375 -0.01171875 16 -0.625 -0.8125 -7.5 48 48
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float8e4m3fnuz)[2,3,4] 2 2.75 -0.0107421875 26 -0.0087890625 0.013671875 15 0 26 0.0126953125
    -3.75 -1.875 0.02734375 -3.25 -0.21875 -0.34375 2.5 0.1171875 4 0.9375 12 -0.00390625 20 7.5
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float8e5m2)[2,3,4] 0.0008544921875 0.0006103515625 2.5 -8 -28 0.0078125 0.01171875 0.00390625 24
    -1 0.001708984375 0.1875 0.375 0.02734375 -0.000732421875 -0.0234375 7 4 8 0.000732421875 -5 -64
    -0.0006103515625 -64
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(float8e5m2fnuz)[2,3,4] 5 5.340576171875e-05 0.3125 0.4375 -0.5 1 -0.0234375 -0.02734375 -64 4
    -0.15625 0.0003662109375 -0.00030517578125 0.0029296875 0.15625 8 0.21875 -0.375 -64 -0.015625 0.03125
    -1.52587890625e-05 -0.0048828125 24
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_int16", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(int16)[2,3,4] 113 -297 227 -65 29 68 97 -124 59 21 -190 -83 -13 -123 -62 -39 19 47 7 159 -297
    -290 85 99
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_int32", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(int32)[2,3,4] -50 96 -9 51 93 -18213595 62 29 -16 -89 41 25 71 -29 -16702034 10143412 -71 -17 35
    18661274 14117705 30 18661274 4256731
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_int64", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(int64)[2,3,4] 45 -76 2 -89799324359347180 -83336006744366100 50 -22855265883774542 -91 -8 -26 -99
    69 46 12 -9 -57379939810422414 -27 41 -56720336543356782 -89799324359347180 5 76 40 -49
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_int8", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(int8)[2,3,4] 28 35 13 -120 -15 -27 67 81 -72 1 40 58 19 -55 107 -94 60 86 -28 97 -88 -120 -30 0
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_string", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(string)[2,3,4] "end" "quote\"s" "\xf0\x9f\x98\x80" "zz top" "Beta" "a,b" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "0" "Omega" "back\\slash" "{}" "alpha" "tab\x09" ""
    "beta " "-1.5" "nan" "\xc3\xa9t\xc3\xa9" "end20" "quote\"s21" "\xf0\x9f\x98\x8022" "zz top23"
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_uint16", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(uint16)[2,3,4] 338 53 125 63 20 453 36 536 68 227 5 202 62 81 47 524 59 129 91 536 246 97 93 283
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_uint32", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(uint32)[2,3,4] 59 13 27 51 42118758 50 4954289 85 34 15259823 5 2 56 97 62 58 42118758 35 80
    21751187 69 52 91 37
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_uint64", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(uint64)[2,3,4] 170210273859429312 39 84 46 75 92474054492788368 170210273859429312 74
    114447279345745 4 28 8 69995486648066888 10 21 35 49 93 62 59 22893179397683836 18 41 149182149838893728
size: tensor(int64)[] 24
)case"},
    {"Size_v19.three_axes_uint8", Origin::Derived, "reference", R"case(
size = Size-19(data)
data: tensor(uint8)[2,3,4] 22 4 10 12 138 82 83 50 41 3 111 19 38 92 124 138 11 87 29 43 65 34 37 28
size: tensor(int64)[] 24
)case"},
    {"Size_v21.no_elements_float", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float)[2,0,3]
size: tensor(int64)[] 0
)case"},
    {"Size_v21.scalar_float", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float)[] 0.12538
size: tensor(int64)[] 1
)case"},
    {"Size_v21.test_size@1_16_2", Origin::Official, "official", R"case(
y = Size-21(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v21.test_size_example@1_16_2", Origin::Official, "official", R"case(
y = Size-21(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[] 6
rtol=0.001 atol=1e-07
)case"},
    {"Size_v21.three_axes_bfloat16", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(bfloat16)[2,3,4] -0.609375 0.65234375 -0.2431640625 0.095703125 -13 0.09228515625 -2.328125
    0.1435546875 0.1767578125 2.1875 -0.859375 -1.4921875 12.1875 -10.625 9.25 1.671875 -3.84375 -2.640625
    8.125 0.56640625 -7.625 -13 -2.359375 0.359375
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_bool", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(bool)[2,3,4] 1 1 0 1 1 1 1 0 0 1 0 1 0 0 1 1 1 1 0 1 0 1 1 1
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_complex128", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(complex128)[2,3,4] (0.1305305652,-1.108137151) (0.2197189379,-2.376598182)
    (2.153739043,5.944604064) (-0.9007995971,-0.118235985) (0.06332300143,0.1106151336)
    (0.1284311345,6.980493271) (9.707004977,-11.22119903) (-9.009041624,0.470627527) (3.735853016,0.73314446)
    (-2.089169012,0.8750668516) (9.707004977,-11.22119903) (-0.1047623947,-12.716915)
    (0.1276874923,9.826260916) (-13.25094549,0.1478726168) (1.515454343,-0.08749007032)
    (0.3612741843,-0.9371798866) (-0.1986138628,-0.1699507726) (-1.055218188,0.2560984295)
    (0.7942166884,-1.20383675) (0.9270951507,-11.37129623) (0.3813548025,0.2140066087)
    (0.614263239,-0.2812772787) (-0.1268778637,0.143379463) (0.1286402123,0.1270171252)
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_complex64", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(complex64)[2,3,4] (2.8915,-11.454) (-1.8243,1.5071) (0.31417,-0.43841) (-0.4113,0.8376)
    (0.64535,-0.065666) (-0.18258,0.27859) (10.841,0.15894) (0.15553,-5.3253) (0.19966,2.3276)
    (-3.4067,-6.6515) (-0.15818,-0.072659) (0.71549,0.79063) (1.4297,-0.071607) (5.3068,-0.26223)
    (-0.22402,-0.78848) (1.6452,10.658) (-0.073008,7.9732) (7.6057,0.087366) (-0.15671,-3.3945)
    (-12.887,0.48575) (5.318,0.62494) (-12.887,0.48575) (-0.14543,-0.87974) (-0.16226,0.066205)
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_double", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(double)[2,3,4] -0.6081954819 1.718456046 3.840255206 0.1486964962 13.03492569 1.408598125
    -0.7618005497 -12.53012144 1.581029591 0.07625559015 4.930609069 0.5095775708 -12.70783879 3.470516113
    -0.1007184127 15.42378565 5.018778102 -0.1966517299 -0.8524212482 1.232028732 -5.33939878 -8.747220768
    15.42378565 0.3519794003
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_float", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float)[2,3,4] 14.333 6.1037 5.7211 0.21173 -0.14072 -11.739 4.8286 0.31263 0.10374 -6.8729 8.114
    -7.621 -14.645 -2.3794 -6.1507 -2.9761 -14.645 7.568 -10.314 -0.13995 -5.2892 -0.91724 -1.1165 -5.7499
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_float16", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float16)[2,3,4] -5.4140625 0.181396484375 5.390625 0.6767578125 -0.8623046875 3.341796875
    -3.080078125 -0.0714111328125 11.796875 10.28125 0.25830078125 1.1484375 -0.255615234375 -0.34130859375
    0.8779296875 -0.11041259765625 2.4296875 -0.2095947265625 0.2393798828125 11.796875 -0.10137939453125
    -1.365234375 2.927734375 0.06793212890625
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float8e4m3fn)[2,3,4] 0.0703125 0.9375 0.03125 -1.875 0.1015625 5.5 0.171875 -3 -36 -0.0234375
    0.00390625 -3.5 -16 0.0234375 -0.25 -4 -0.02734375 -0.01171875 16 -0.625 -0.8125 -7.5 48 48
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float8e4m3fnuz)[2,3,4] 2 2.75 -0.0107421875 26 -0.0087890625 0.013671875 15 0 26 0.0126953125
    -3.75 -1.875 0.02734375 -3.25 -0.21875 -0.34375 2.5 0.1171875 4 0.9375 12 -0.00390625 20 7.5
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float8e5m2)[2,3,4] 0.0008544921875 0.0006103515625 2.5 -8 -28 0.0078125 0.01171875 0.00390625 24
    -1 0.001708984375 0.1875 0.375 0.02734375 -0.000732421875 -0.0234375 7 4 8 0.000732421875 -5 -64
    -0.0006103515625 -64
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(float8e5m2fnuz)[2,3,4] 5 5.340576171875e-05 0.3125 0.4375 -0.5 1 -0.0234375 -0.02734375 -64 4
    -0.15625 0.0003662109375 -0.00030517578125 0.0029296875 0.15625 8 0.21875 -0.375 -64 -0.015625 0.03125
    -1.52587890625e-05 -0.0048828125 24
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_int16", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(int16)[2,3,4] 113 -297 227 -65 29 68 97 -124 59 21 -190 -83 -13 -123 -62 -39 19 47 7 159 -297
    -290 85 99
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_int32", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(int32)[2,3,4] -50 96 -9 51 93 -18213595 62 29 -16 -89 41 25 71 -29 -16702034 10143412 -71 -17 35
    18661274 14117705 30 18661274 4256731
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_int4", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(int4)[2,3,4] -5 6 -2 1 -7 0 3 -4 -6 4 2 -8 7 5 -1 -3 -8 -8 -4 3 -7 -8 -2 2
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_int64", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(int64)[2,3,4] 45 -76 2 -89799324359347180 -83336006744366100 50 -22855265883774542 -91 -8 -26 -99
    69 46 12 -9 -57379939810422414 -27 41 -56720336543356782 -89799324359347180 5 76 40 -49
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_int8", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(int8)[2,3,4] 28 35 13 -120 -15 -27 67 81 -72 1 40 58 19 -55 107 -94 60 86 -28 97 -88 -120 -30 0
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_string", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(string)[2,3,4] "end" "quote\"s" "\xf0\x9f\x98\x80" "zz top" "Beta" "a,b" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "0" "Omega" "back\\slash" "{}" "alpha" "tab\x09" ""
    "beta " "-1.5" "nan" "\xc3\xa9t\xc3\xa9" "end20" "quote\"s21" "\xf0\x9f\x98\x8022" "zz top23"
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_uint16", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(uint16)[2,3,4] 338 53 125 63 20 453 36 536 68 227 5 202 62 81 47 524 59 129 91 536 246 97 93 283
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_uint32", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(uint32)[2,3,4] 59 13 27 51 42118758 50 4954289 85 34 15259823 5 2 56 97 62 58 42118758 35 80
    21751187 69 52 91 37
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_uint4", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(uint4)[2,3,4] 3 1 5 15 7 0 8 6 9 13 2 4 11 10 14 12 6 15 10 4 15 3 11 5
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_uint64", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(uint64)[2,3,4] 170210273859429312 39 84 46 75 92474054492788368 170210273859429312 74
    114447279345745 4 28 8 69995486648066888 10 21 35 49 93 62 59 22893179397683836 18 41 149182149838893728
size: tensor(int64)[] 24
)case"},
    {"Size_v21.three_axes_uint8", Origin::Derived, "reference", R"case(
size = Size-21(data)
data: tensor(uint8)[2,3,4] 22 4 10 12 138 82 83 50 41 3 111 19 38 92 124 138 11 87 29 43 65 34 37 28
size: tensor(int64)[] 24
)case"},
    {"Size_v23.no_elements_float", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float)[2,0,3]
size: tensor(int64)[] 0
)case"},
    {"Size_v23.scalar_float", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float)[] 0.12538
size: tensor(int64)[] 1
)case"},
    {"Size_v23.test_size@1_18_0", Origin::Official, "official", R"case(
y = Size-23(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v23.test_size_example@1_18_0", Origin::Official, "official", R"case(
y = Size-23(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[] 6
rtol=0.001 atol=1e-07
)case"},
    {"Size_v23.three_axes_bfloat16", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(bfloat16)[2,3,4] -0.609375 0.65234375 -0.2431640625 0.095703125 -13 0.09228515625 -2.328125
    0.1435546875 0.1767578125 2.1875 -0.859375 -1.4921875 12.1875 -10.625 9.25 1.671875 -3.84375 -2.640625
    8.125 0.56640625 -7.625 -13 -2.359375 0.359375
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_bool", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(bool)[2,3,4] 1 1 0 1 1 1 1 0 0 1 0 1 0 0 1 1 1 1 0 1 0 1 1 1
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_complex128", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(complex128)[2,3,4] (0.1305305652,-1.108137151) (0.2197189379,-2.376598182)
    (2.153739043,5.944604064) (-0.9007995971,-0.118235985) (0.06332300143,0.1106151336)
    (0.1284311345,6.980493271) (9.707004977,-11.22119903) (-9.009041624,0.470627527) (3.735853016,0.73314446)
    (-2.089169012,0.8750668516) (9.707004977,-11.22119903) (-0.1047623947,-12.716915)
    (0.1276874923,9.826260916) (-13.25094549,0.1478726168) (1.515454343,-0.08749007032)
    (0.3612741843,-0.9371798866) (-0.1986138628,-0.1699507726) (-1.055218188,0.2560984295)
    (0.7942166884,-1.20383675) (0.9270951507,-11.37129623) (0.3813548025,0.2140066087)
    (0.614263239,-0.2812772787) (-0.1268778637,0.143379463) (0.1286402123,0.1270171252)
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_complex64", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(complex64)[2,3,4] (2.8915,-11.454) (-1.8243,1.5071) (0.31417,-0.43841) (-0.4113,0.8376)
    (0.64535,-0.065666) (-0.18258,0.27859) (10.841,0.15894) (0.15553,-5.3253) (0.19966,2.3276)
    (-3.4067,-6.6515) (-0.15818,-0.072659) (0.71549,0.79063) (1.4297,-0.071607) (5.3068,-0.26223)
    (-0.22402,-0.78848) (1.6452,10.658) (-0.073008,7.9732) (7.6057,0.087366) (-0.15671,-3.3945)
    (-12.887,0.48575) (5.318,0.62494) (-12.887,0.48575) (-0.14543,-0.87974) (-0.16226,0.066205)
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_double", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(double)[2,3,4] -0.6081954819 1.718456046 3.840255206 0.1486964962 13.03492569 1.408598125
    -0.7618005497 -12.53012144 1.581029591 0.07625559015 4.930609069 0.5095775708 -12.70783879 3.470516113
    -0.1007184127 15.42378565 5.018778102 -0.1966517299 -0.8524212482 1.232028732 -5.33939878 -8.747220768
    15.42378565 0.3519794003
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_float", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float)[2,3,4] 14.333 6.1037 5.7211 0.21173 -0.14072 -11.739 4.8286 0.31263 0.10374 -6.8729 8.114
    -7.621 -14.645 -2.3794 -6.1507 -2.9761 -14.645 7.568 -10.314 -0.13995 -5.2892 -0.91724 -1.1165 -5.7499
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_float16", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float16)[2,3,4] -5.4140625 0.181396484375 5.390625 0.6767578125 -0.8623046875 3.341796875
    -3.080078125 -0.0714111328125 11.796875 10.28125 0.25830078125 1.1484375 -0.255615234375 -0.34130859375
    0.8779296875 -0.11041259765625 2.4296875 -0.2095947265625 0.2393798828125 11.796875 -0.10137939453125
    -1.365234375 2.927734375 0.06793212890625
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_float4e2m1", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float4e2m1)[2,3,4] -2 1 -1.5 -6 -0.5 1.5 4 -4 -1 0.5 6 -3 3 2 0 0.5 1.5 2 3 -2 1 -6 -0.5 -1
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float8e4m3fn)[2,3,4] 0.0703125 0.9375 0.03125 -1.875 0.1015625 5.5 0.171875 -3 -36 -0.0234375
    0.00390625 -3.5 -16 0.0234375 -0.25 -4 -0.02734375 -0.01171875 16 -0.625 -0.8125 -7.5 48 48
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float8e4m3fnuz)[2,3,4] 2 2.75 -0.0107421875 26 -0.0087890625 0.013671875 15 0 26 0.0126953125
    -3.75 -1.875 0.02734375 -3.25 -0.21875 -0.34375 2.5 0.1171875 4 0.9375 12 -0.00390625 20 7.5
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float8e5m2)[2,3,4] 0.0008544921875 0.0006103515625 2.5 -8 -28 0.0078125 0.01171875 0.00390625 24
    -1 0.001708984375 0.1875 0.375 0.02734375 -0.000732421875 -0.0234375 7 4 8 0.000732421875 -5 -64
    -0.0006103515625 -64
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(float8e5m2fnuz)[2,3,4] 5 5.340576171875e-05 0.3125 0.4375 -0.5 1 -0.0234375 -0.02734375 -64 4
    -0.15625 0.0003662109375 -0.00030517578125 0.0029296875 0.15625 8 0.21875 -0.375 -64 -0.015625 0.03125
    -1.52587890625e-05 -0.0048828125 24
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_int16", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(int16)[2,3,4] 113 -297 227 -65 29 68 97 -124 59 21 -190 -83 -13 -123 -62 -39 19 47 7 159 -297
    -290 85 99
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_int32", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(int32)[2,3,4] -50 96 -9 51 93 -18213595 62 29 -16 -89 41 25 71 -29 -16702034 10143412 -71 -17 35
    18661274 14117705 30 18661274 4256731
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_int4", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(int4)[2,3,4] -5 6 -2 1 -7 0 3 -4 -6 4 2 -8 7 5 -1 -3 -8 -8 -4 3 -7 -8 -2 2
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_int64", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(int64)[2,3,4] 45 -76 2 -89799324359347180 -83336006744366100 50 -22855265883774542 -91 -8 -26 -99
    69 46 12 -9 -57379939810422414 -27 41 -56720336543356782 -89799324359347180 5 76 40 -49
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_int8", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(int8)[2,3,4] 28 35 13 -120 -15 -27 67 81 -72 1 40 58 19 -55 107 -94 60 86 -28 97 -88 -120 -30 0
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_string", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(string)[2,3,4] "end" "quote\"s" "\xf0\x9f\x98\x80" "zz top" "Beta" "a,b" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "0" "Omega" "back\\slash" "{}" "alpha" "tab\x09" ""
    "beta " "-1.5" "nan" "\xc3\xa9t\xc3\xa9" "end20" "quote\"s21" "\xf0\x9f\x98\x8022" "zz top23"
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_uint16", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(uint16)[2,3,4] 338 53 125 63 20 453 36 536 68 227 5 202 62 81 47 524 59 129 91 536 246 97 93 283
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_uint32", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(uint32)[2,3,4] 59 13 27 51 42118758 50 4954289 85 34 15259823 5 2 56 97 62 58 42118758 35 80
    21751187 69 52 91 37
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_uint4", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(uint4)[2,3,4] 3 1 5 15 7 0 8 6 9 13 2 4 11 10 14 12 6 15 10 4 15 3 11 5
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_uint64", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(uint64)[2,3,4] 170210273859429312 39 84 46 75 92474054492788368 170210273859429312 74
    114447279345745 4 28 8 69995486648066888 10 21 35 49 93 62 59 22893179397683836 18 41 149182149838893728
size: tensor(int64)[] 24
)case"},
    {"Size_v23.three_axes_uint8", Origin::Derived, "reference", R"case(
size = Size-23(data)
data: tensor(uint8)[2,3,4] 22 4 10 12 138 82 83 50 41 3 111 19 38 92 124 138 11 87 29 43 65 34 37 28
size: tensor(int64)[] 24
)case"},
    {"Size_v24.no_elements_float", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float)[2,0,3]
size: tensor(int64)[] 0
)case"},
    {"Size_v24.scalar_float", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float)[] 0.12538
size: tensor(int64)[] 1
)case"},
    {"Size_v24.test_size@1_19_1", Origin::Official, "official", R"case(
y = Size-24(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v24.test_size_example@1_19_1", Origin::Official, "official", R"case(
y = Size-24(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[] 6
rtol=0.001 atol=1e-07
)case"},
    {"Size_v24.three_axes_bfloat16", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(bfloat16)[2,3,4] -0.609375 0.65234375 -0.2431640625 0.095703125 -13 0.09228515625 -2.328125
    0.1435546875 0.1767578125 2.1875 -0.859375 -1.4921875 12.1875 -10.625 9.25 1.671875 -3.84375 -2.640625
    8.125 0.56640625 -7.625 -13 -2.359375 0.359375
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_bool", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(bool)[2,3,4] 1 1 0 1 1 1 1 0 0 1 0 1 0 0 1 1 1 1 0 1 0 1 1 1
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_complex128", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(complex128)[2,3,4] (0.1305305652,-1.108137151) (0.2197189379,-2.376598182)
    (2.153739043,5.944604064) (-0.9007995971,-0.118235985) (0.06332300143,0.1106151336)
    (0.1284311345,6.980493271) (9.707004977,-11.22119903) (-9.009041624,0.470627527) (3.735853016,0.73314446)
    (-2.089169012,0.8750668516) (9.707004977,-11.22119903) (-0.1047623947,-12.716915)
    (0.1276874923,9.826260916) (-13.25094549,0.1478726168) (1.515454343,-0.08749007032)
    (0.3612741843,-0.9371798866) (-0.1986138628,-0.1699507726) (-1.055218188,0.2560984295)
    (0.7942166884,-1.20383675) (0.9270951507,-11.37129623) (0.3813548025,0.2140066087)
    (0.614263239,-0.2812772787) (-0.1268778637,0.143379463) (0.1286402123,0.1270171252)
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_complex64", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(complex64)[2,3,4] (2.8915,-11.454) (-1.8243,1.5071) (0.31417,-0.43841) (-0.4113,0.8376)
    (0.64535,-0.065666) (-0.18258,0.27859) (10.841,0.15894) (0.15553,-5.3253) (0.19966,2.3276)
    (-3.4067,-6.6515) (-0.15818,-0.072659) (0.71549,0.79063) (1.4297,-0.071607) (5.3068,-0.26223)
    (-0.22402,-0.78848) (1.6452,10.658) (-0.073008,7.9732) (7.6057,0.087366) (-0.15671,-3.3945)
    (-12.887,0.48575) (5.318,0.62494) (-12.887,0.48575) (-0.14543,-0.87974) (-0.16226,0.066205)
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_double", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(double)[2,3,4] -0.6081954819 1.718456046 3.840255206 0.1486964962 13.03492569 1.408598125
    -0.7618005497 -12.53012144 1.581029591 0.07625559015 4.930609069 0.5095775708 -12.70783879 3.470516113
    -0.1007184127 15.42378565 5.018778102 -0.1966517299 -0.8524212482 1.232028732 -5.33939878 -8.747220768
    15.42378565 0.3519794003
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float)[2,3,4] 14.333 6.1037 5.7211 0.21173 -0.14072 -11.739 4.8286 0.31263 0.10374 -6.8729 8.114
    -7.621 -14.645 -2.3794 -6.1507 -2.9761 -14.645 7.568 -10.314 -0.13995 -5.2892 -0.91724 -1.1165 -5.7499
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float16", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float16)[2,3,4] -5.4140625 0.181396484375 5.390625 0.6767578125 -0.8623046875 3.341796875
    -3.080078125 -0.0714111328125 11.796875 10.28125 0.25830078125 1.1484375 -0.255615234375 -0.34130859375
    0.8779296875 -0.11041259765625 2.4296875 -0.2095947265625 0.2393798828125 11.796875 -0.10137939453125
    -1.365234375 2.927734375 0.06793212890625
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float4e2m1", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float4e2m1)[2,3,4] -2 1 -1.5 -6 -0.5 1.5 4 -4 -1 0.5 6 -3 3 2 0 0.5 1.5 2 3 -2 1 -6 -0.5 -1
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float8e4m3fn)[2,3,4] 0.0703125 0.9375 0.03125 -1.875 0.1015625 5.5 0.171875 -3 -36 -0.0234375
    0.00390625 -3.5 -16 0.0234375 -0.25 -4 -0.02734375 -0.01171875 16 -0.625 -0.8125 -7.5 48 48
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float8e4m3fnuz)[2,3,4] 2 2.75 -0.0107421875 26 -0.0087890625 0.013671875 15 0 26 0.0126953125
    -3.75 -1.875 0.02734375 -3.25 -0.21875 -0.34375 2.5 0.1171875 4 0.9375 12 -0.00390625 20 7.5
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float8e5m2)[2,3,4] 0.0008544921875 0.0006103515625 2.5 -8 -28 0.0078125 0.01171875 0.00390625 24
    -1 0.001708984375 0.1875 0.375 0.02734375 -0.000732421875 -0.0234375 7 4 8 0.000732421875 -5 -64
    -0.0006103515625 -64
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float8e5m2fnuz)[2,3,4] 5 5.340576171875e-05 0.3125 0.4375 -0.5 1 -0.0234375 -0.02734375 -64 4
    -0.15625 0.0003662109375 -0.00030517578125 0.0029296875 0.15625 8 0.21875 -0.375 -64 -0.015625 0.03125
    -1.52587890625e-05 -0.0048828125 24
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_float8e8m0", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(float8e8m0)[2,3,4] 16 0.0625 0.03125 0.125 64 64 4 0.5 0.25 0.015625 2 8 1 0.0078125 32 64 16 0.5
    0.03125 32 8 1 0.015625 0.125
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_int16", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(int16)[2,3,4] 113 -297 227 -65 29 68 97 -124 59 21 -190 -83 -13 -123 -62 -39 19 47 7 159 -297
    -290 85 99
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_int32", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(int32)[2,3,4] -50 96 -9 51 93 -18213595 62 29 -16 -89 41 25 71 -29 -16702034 10143412 -71 -17 35
    18661274 14117705 30 18661274 4256731
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_int4", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(int4)[2,3,4] -5 6 -2 1 -7 0 3 -4 -6 4 2 -8 7 5 -1 -3 -8 -8 -4 3 -7 -8 -2 2
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_int64", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(int64)[2,3,4] 45 -76 2 -89799324359347180 -83336006744366100 50 -22855265883774542 -91 -8 -26 -99
    69 46 12 -9 -57379939810422414 -27 41 -56720336543356782 -89799324359347180 5 76 40 -49
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_int8", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(int8)[2,3,4] 28 35 13 -120 -15 -27 67 81 -72 1 40 58 19 -55 107 -94 60 86 -28 97 -88 -120 -30 0
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_string", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(string)[2,3,4] "end" "quote\"s" "\xf0\x9f\x98\x80" "zz top" "Beta" "a,b" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "0" "Omega" "back\\slash" "{}" "alpha" "tab\x09" ""
    "beta " "-1.5" "nan" "\xc3\xa9t\xc3\xa9" "end20" "quote\"s21" "\xf0\x9f\x98\x8022" "zz top23"
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_uint16", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(uint16)[2,3,4] 338 53 125 63 20 453 36 536 68 227 5 202 62 81 47 524 59 129 91 536 246 97 93 283
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_uint32", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(uint32)[2,3,4] 59 13 27 51 42118758 50 4954289 85 34 15259823 5 2 56 97 62 58 42118758 35 80
    21751187 69 52 91 37
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_uint4", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(uint4)[2,3,4] 3 1 5 15 7 0 8 6 9 13 2 4 11 10 14 12 6 15 10 4 15 3 11 5
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_uint64", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(uint64)[2,3,4] 170210273859429312 39 84 46 75 92474054492788368 170210273859429312 74
    114447279345745 4 28 8 69995486648066888 10 21 35 49 93 62 59 22893179397683836 18 41 149182149838893728
size: tensor(int64)[] 24
)case"},
    {"Size_v24.three_axes_uint8", Origin::Derived, "reference", R"case(
size = Size-24(data)
data: tensor(uint8)[2,3,4] 22 4 10 12 138 82 83 50 41 3 111 19 38 92 124 138 11 87 29 43 65 34 37 28
size: tensor(int64)[] 24
)case"},
    {"Size_v25.no_elements_float", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float)[2,0,3]
size: tensor(int64)[] 0
)case"},
    {"Size_v25.scalar_float", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float)[] 0.12538
size: tensor(int64)[] 1
)case"},
    {"Size_v25.test_size", Origin::Official, "official", R"case(
y = Size-25(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[] 60
rtol=0.001 atol=1e-07
)case"},
    {"Size_v25.test_size_example", Origin::Official, "official", R"case(
y = Size-25(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[] 6
rtol=0.001 atol=1e-07
)case"},
    {"Size_v25.three_axes_bfloat16", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(bfloat16)[2,3,4] -0.609375 0.65234375 -0.2431640625 0.095703125 -13 0.09228515625 -2.328125
    0.1435546875 0.1767578125 2.1875 -0.859375 -1.4921875 12.1875 -10.625 9.25 1.671875 -3.84375 -2.640625
    8.125 0.56640625 -7.625 -13 -2.359375 0.359375
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_bool", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(bool)[2,3,4] 1 1 0 1 1 1 1 0 0 1 0 1 0 0 1 1 1 1 0 1 0 1 1 1
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_complex128", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(complex128)[2,3,4] (0.1305305652,-1.108137151) (0.2197189379,-2.376598182)
    (2.153739043,5.944604064) (-0.9007995971,-0.118235985) (0.06332300143,0.1106151336)
    (0.1284311345,6.980493271) (9.707004977,-11.22119903) (-9.009041624,0.470627527) (3.735853016,0.73314446)
    (-2.089169012,0.8750668516) (9.707004977,-11.22119903) (-0.1047623947,-12.716915)
    (0.1276874923,9.826260916) (-13.25094549,0.1478726168) (1.515454343,-0.08749007032)
    (0.3612741843,-0.9371798866) (-0.1986138628,-0.1699507726) (-1.055218188,0.2560984295)
    (0.7942166884,-1.20383675) (0.9270951507,-11.37129623) (0.3813548025,0.2140066087)
    (0.614263239,-0.2812772787) (-0.1268778637,0.143379463) (0.1286402123,0.1270171252)
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_complex64", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(complex64)[2,3,4] (2.8915,-11.454) (-1.8243,1.5071) (0.31417,-0.43841) (-0.4113,0.8376)
    (0.64535,-0.065666) (-0.18258,0.27859) (10.841,0.15894) (0.15553,-5.3253) (0.19966,2.3276)
    (-3.4067,-6.6515) (-0.15818,-0.072659) (0.71549,0.79063) (1.4297,-0.071607) (5.3068,-0.26223)
    (-0.22402,-0.78848) (1.6452,10.658) (-0.073008,7.9732) (7.6057,0.087366) (-0.15671,-3.3945)
    (-12.887,0.48575) (5.318,0.62494) (-12.887,0.48575) (-0.14543,-0.87974) (-0.16226,0.066205)
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_double", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(double)[2,3,4] -0.6081954819 1.718456046 3.840255206 0.1486964962 13.03492569 1.408598125
    -0.7618005497 -12.53012144 1.581029591 0.07625559015 4.930609069 0.5095775708 -12.70783879 3.470516113
    -0.1007184127 15.42378565 5.018778102 -0.1966517299 -0.8524212482 1.232028732 -5.33939878 -8.747220768
    15.42378565 0.3519794003
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float)[2,3,4] 14.333 6.1037 5.7211 0.21173 -0.14072 -11.739 4.8286 0.31263 0.10374 -6.8729 8.114
    -7.621 -14.645 -2.3794 -6.1507 -2.9761 -14.645 7.568 -10.314 -0.13995 -5.2892 -0.91724 -1.1165 -5.7499
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float16", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float16)[2,3,4] -5.4140625 0.181396484375 5.390625 0.6767578125 -0.8623046875 3.341796875
    -3.080078125 -0.0714111328125 11.796875 10.28125 0.25830078125 1.1484375 -0.255615234375 -0.34130859375
    0.8779296875 -0.11041259765625 2.4296875 -0.2095947265625 0.2393798828125 11.796875 -0.10137939453125
    -1.365234375 2.927734375 0.06793212890625
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float4e2m1", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float4e2m1)[2,3,4] -2 1 -1.5 -6 -0.5 1.5 4 -4 -1 0.5 6 -3 3 2 0 0.5 1.5 2 3 -2 1 -6 -0.5 -1
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float8e4m3fn)[2,3,4] 0.0703125 0.9375 0.03125 -1.875 0.1015625 5.5 0.171875 -3 -36 -0.0234375
    0.00390625 -3.5 -16 0.0234375 -0.25 -4 -0.02734375 -0.01171875 16 -0.625 -0.8125 -7.5 48 48
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float8e4m3fnuz)[2,3,4] 2 2.75 -0.0107421875 26 -0.0087890625 0.013671875 15 0 26 0.0126953125
    -3.75 -1.875 0.02734375 -3.25 -0.21875 -0.34375 2.5 0.1171875 4 0.9375 12 -0.00390625 20 7.5
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float8e5m2)[2,3,4] 0.0008544921875 0.0006103515625 2.5 -8 -28 0.0078125 0.01171875 0.00390625 24
    -1 0.001708984375 0.1875 0.375 0.02734375 -0.000732421875 -0.0234375 7 4 8 0.000732421875 -5 -64
    -0.0006103515625 -64
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float8e5m2fnuz)[2,3,4] 5 5.340576171875e-05 0.3125 0.4375 -0.5 1 -0.0234375 -0.02734375 -64 4
    -0.15625 0.0003662109375 -0.00030517578125 0.0029296875 0.15625 8 0.21875 -0.375 -64 -0.015625 0.03125
    -1.52587890625e-05 -0.0048828125 24
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_float8e8m0", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(float8e8m0)[2,3,4] 16 0.0625 0.03125 0.125 64 64 4 0.5 0.25 0.015625 2 8 1 0.0078125 32 64 16 0.5
    0.03125 32 8 1 0.015625 0.125
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_int16", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(int16)[2,3,4] 113 -297 227 -65 29 68 97 -124 59 21 -190 -83 -13 -123 -62 -39 19 47 7 159 -297
    -290 85 99
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_int2", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(int2)[2,3,4] 0 -1 -2 1 -2 1 -2 -1 1 -2 0 -2 -2 -1 -1 -2 0 1 0 1 0 -2 1 -1
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_int32", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(int32)[2,3,4] -50 96 -9 51 93 -18213595 62 29 -16 -89 41 25 71 -29 -16702034 10143412 -71 -17 35
    18661274 14117705 30 18661274 4256731
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_int4", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(int4)[2,3,4] -5 6 -2 1 -7 0 3 -4 -6 4 2 -8 7 5 -1 -3 -8 -8 -4 3 -7 -8 -2 2
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_int64", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(int64)[2,3,4] 45 -76 2 -89799324359347180 -83336006744366100 50 -22855265883774542 -91 -8 -26 -99
    69 46 12 -9 -57379939810422414 -27 41 -56720336543356782 -89799324359347180 5 76 40 -49
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_int8", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(int8)[2,3,4] 28 35 13 -120 -15 -27 67 81 -72 1 40 58 19 -55 107 -94 60 86 -28 97 -88 -120 -30 0
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_string", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(string)[2,3,4] "end" "quote\"s" "\xf0\x9f\x98\x80" "zz top" "Beta" "a,b" "line\x0abreak"
    "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "0" "Omega" "back\\slash" "{}" "alpha" "tab\x09" ""
    "beta " "-1.5" "nan" "\xc3\xa9t\xc3\xa9" "end20" "quote\"s21" "\xf0\x9f\x98\x8022" "zz top23"
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_uint16", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(uint16)[2,3,4] 338 53 125 63 20 453 36 536 68 227 5 202 62 81 47 524 59 129 91 536 246 97 93 283
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_uint2", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(uint2)[2,3,4] 3 2 0 1 2 0 0 3 1 0 2 1 0 3 1 0 1 3 1 3 2 3 1 3
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_uint32", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(uint32)[2,3,4] 59 13 27 51 42118758 50 4954289 85 34 15259823 5 2 56 97 62 58 42118758 35 80
    21751187 69 52 91 37
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_uint4", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(uint4)[2,3,4] 3 1 5 15 7 0 8 6 9 13 2 4 11 10 14 12 6 15 10 4 15 3 11 5
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_uint64", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(uint64)[2,3,4] 170210273859429312 39 84 46 75 92474054492788368 170210273859429312 74
    114447279345745 4 28 8 69995486648066888 10 21 35 49 93 62 59 22893179397683836 18 41 149182149838893728
size: tensor(int64)[] 24
)case"},
    {"Size_v25.three_axes_uint8", Origin::Derived, "reference", R"case(
size = Size-25(data)
data: tensor(uint8)[2,3,4] 22 4 10 12 138 82 83 50 41 3 111 19 38 92 124 138 11 87 29 43 65 34 37 28
size: tensor(int64)[] 24
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
