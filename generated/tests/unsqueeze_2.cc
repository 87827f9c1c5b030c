// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Unsqueeze.pack
//   tests/cases/ai.onnx/Unsqueeze.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Unsqueeze_v24.two_axes_input_int16", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(int16)[2,3] -44 29 61 -70 54 -70
axes: tensor(int64)[2] 0 3
expanded: tensor(int16)[1,2,3,1] -44 29 61 -70 54 -70
)case"},
    {"Unsqueeze_v24.two_axes_input_int32", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(int32)[2,3] -13893804 10 -13893804 -91 12 2
axes: tensor(int64)[2] 0 3
expanded: tensor(int32)[1,2,3,1] -13893804 10 -13893804 -91 12 2
)case"},
    {"Unsqueeze_v24.two_axes_input_int4", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(int4)[2,3] 0 3 7 -5 -3 2
axes: tensor(int64)[2] 0 3
expanded: tensor(int4)[1,2,3,1] 0 3 7 -5 -3 2
)case"},
    {"Unsqueeze_v24.two_axes_input_int64", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(int64)[2,3] 30 66 -71894030635014674 -58242612639567114 29979707047051826 -71894030635014674
axes: tensor(int64)[2] 0 3
expanded: tensor(int64)[1,2,3,1] 30 66 -71894030635014674 -58242612639567114 29979707047051826
    -71894030635014674
)case"},
    {"Unsqueeze_v24.two_axes_input_int8", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(int8)[2,3] 9 -12 126 72 -36 24
axes: tensor(int64)[2] 0 3
expanded: tensor(int8)[1,2,3,1] 9 -12 126 72 -36 24
)case"},
    {"Unsqueeze_v24.two_axes_input_string", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(string)[2,3] "Beta" "nan" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "end"
axes: tensor(int64)[2] 0 3
expanded: tensor(string)[1,2,3,1] "Beta" "nan" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "end"
)case"},
    {"Unsqueeze_v24.two_axes_input_uint16", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(uint16)[2,3] 161 77 47 31 76 161
axes: tensor(int64)[2] 0 3
expanded: tensor(uint16)[1,2,3,1] 161 77 47 31 76 161
)case"},
    {"Unsqueeze_v24.two_axes_input_uint32", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(uint32)[2,3] 89 52 84 44 94 4
axes: tensor(int64)[2] 0 3
expanded: tensor(uint32)[1,2,3,1] 89 52 84 44 94 4
)case"},
    {"Unsqueeze_v24.two_axes_input_uint4", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(uint4)[2,3] 12 15 5 7 15 10
axes: tensor(int64)[2] 0 3
expanded: tensor(uint4)[1,2,3,1] 12 15 5 7 15 10
)case"},
    {"Unsqueeze_v24.two_axes_input_uint64", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(uint64)[2,3] 84 97 3296497810215629 3296497810215629 16 49
axes: tensor(int64)[2] 0 3
expanded: tensor(uint64)[1,2,3,1] 84 97 3296497810215629 3296497810215629 16 49
)case"},
    {"Unsqueeze_v24.two_axes_input_uint8", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-24(data, axes)
data: tensor(uint8)[2,3] 20 89 91 91 7 79
axes: tensor(int64)[2] 0 3
expanded: tensor(uint8)[1,2,3,1] 20 89 91 91 7 79
)case"},
    {"Unsqueeze_v25.negative_unordered_input_float", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float)[2,3] 8.6368 0.085651 -7.229 8.6368 -1.9673 0.12405
axes: tensor(int64)[3] -1 1 -5
expanded: tensor(float)[1,1,2,3,1] 8.6368 0.085651 -7.229 8.6368 -1.9673 0.12405
)case"},
    {"Unsqueeze_v25.no_axes_float", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float)[2,3] -14.496 -4.5662 -14.496 1.0103 0.07637 0.22947
axes: tensor(int64)[0]
expanded: tensor(float)[2,3] -14.496 -4.5662 -14.496 1.0103 0.07637 0.22947
)case"},
    {"Unsqueeze_v25.no_elements_float", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float)[0,3]
axes: tensor(int64)[1] 1
expanded: tensor(float)[0,1,3]
)case"},
    {"Unsqueeze_v25.scalar_input_float", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float)[] -0.48104
axes: tensor(int64)[2] 0 1
expanded: tensor(float)[1,1] -0.48104
)case"},
    {"Unsqueeze_v25.test_unsqueeze_axis_0", Origin::Official, "official", R"case(
y = Unsqueeze-25(x, axes)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
axes: tensor(int64)[1] 0
y: tensor(float)[1,3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Unsqueeze_v25.test_unsqueeze_axis_1", Origin::Official, "official", R"case(
y = Unsqueeze-25(x, axes)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
axes: tensor(int64)[1] 1
y: tensor(float)[3,1,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Unsqueeze_v25.test_unsqueeze_axis_2", Origin::Official, "official", R"case(
y = Unsqueeze-25(x, axes)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
axes: tensor(int64)[1] 2
y: tensor(float)[3,4,1,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Unsqueeze_v25.test_unsqueeze_negative_axes", Origin::Official, "official", R"case(
y = Unsqueeze-25(x, axes)
x: tensor(float)[1,3,1,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324
axes: tensor(int64)[1] -2
y: tensor(float)[1,3,1,1,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324
rtol=0.001 atol=1e-07
)case"},
    {"Unsqueeze_v25.test_unsqueeze_three_axes", Origin::Official, "official", R"case(
y = Unsqueeze-25(x, axes)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
axes: tensor(int64)[3] 2 4 5
y: tensor(float)[3,4,1,5,1,1] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Unsqueeze_v25.test_unsqueeze_two_axes", Origin::Official, "official", R"case(
y = Unsqueeze-25(x, axes)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
axes: tensor(int64)[2] 1 4
y: tensor(float)[3,1,4,5,1] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Unsqueeze_v25.test_unsqueeze_unsorted_axes", Origin::Official, "official", R"case(
y = Unsqueeze-25(x, axes)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
axes: tensor(int64)[3] 5 4 2
y: tensor(float)[3,4,1,5,1,1] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Unsqueeze_v25.two_axes_input_bfloat16", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(bfloat16)[2,3] 7.1875 1 7.1875 -0.98046875 -0.220703125 0.8671875
axes: tensor(int64)[2] 0 3
expanded: tensor(bfloat16)[1,2,3,1] 7.1875 1 7.1875 -0.98046875 -0.220703125 0.8671875
)case"},
    {"Unsqueeze_v25.two_axes_input_bool", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(bool)[2,3] 0 0 1 1 0 0
axes: tensor(int64)[2] 0 3
expanded: tensor(bool)[1,2,3,1] 0 0 1 1 0 0
)case"},
    {"Unsqueeze_v25.two_axes_input_complex128", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(complex128)[2,3] (-1.034799116,-4.37380249) (-0.4201426314,-0.08540356902)
    (-0.3148999513,-4.661101382) (-4.278708801,0.9095712877) (-0.3148999513,-4.661101382)
    (0.2291879477,-0.1157203601)
axes: tensor(int64)[2] 0 3
expanded: tensor(complex128)[1,2,3,1] (-1.034799116,-4.37380249) (-0.4201426314,-0.08540356902)
    (-0.3148999513,-4.661101382) (-4.278708801,0.9095712877) (-0.3148999513,-4.661101382)
    (0.2291879477,-0.1157203601)
)case"},
    {"Unsqueeze_v25.two_axes_input_complex64", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(complex64)[2,3] (10.796,10.953) (-0.98643,-15.874) (-0.53347,-0.078747) (-0.98643,-15.874)
    (2.2215,-1.5641) (1.0958,13.504)
axes: tensor(int64)[2] 0 3
expanded: tensor(complex64)[1,2,3,1] (10.796,10.953) (-0.98643,-15.874) (-0.53347,-0.078747)
    (-0.98643,-15.874) (2.2215,-1.5641) (1.0958,13.504)
)case"},
    {"Unsqueeze_v25.two_axes_input_double", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(double)[2,3] 6.573999587 -2.551892457 11.3260426 2.783162611 -0.1730217163 11.3260426
axes: tensor(int64)[2] 0 3
expanded: tensor(double)[1,2,3,1] 6.573999587 -2.551892457 11.3260426 2.783162611 -0.1730217163 11.3260426
)case"},
    {"Unsqueeze_v25.two_axes_input_float", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float)[2,3] 12.371 0.59273 0.96573 12.371 0.14213 -7.2575
axes: tensor(int64)[2] 0 3
expanded: tensor(float)[1,2,3,1] 12.371 0.59273 0.96573 12.371 0.14213 -7.2575
)case"},
    {"Unsqueeze_v25.two_axes_input_float16", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float16)[2,3] -0.9248046875 -3.267578125 -1.7548828125 0.064208984375 -3.267578125 0.248291015625
axes: tensor(int64)[2] 0 3
expanded: tensor(float16)[1,2,3,1] -0.9248046875 -3.267578125 -1.7548828125 0.064208984375 -3.267578125
    0.248291015625
)case"},
    {"Unsqueeze_v25.two_axes_input_float4e2m1", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float4e2m1)[2,3] 6 6 2 1 -2 1.5
axes: tensor(int64)[2] 0 3
expanded: tensor(float4e2m1)[1,2,3,1] 6 6 2 1 -2 1.5
)case"},
    {"Unsqueeze_v25.two_axes_input_float8e4m3fn", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float8e4m3fn)[2,3] -36 10 3 -36 -0.3125 -0.28125
axes: tensor(int64)[2] 0 3
expanded: tensor(float8e4m3fn)[1,2,3,1] -36 10 3 -36 -0.3125 -0.28125
)case"},
    {"Unsqueeze_v25.two_axes_input_float8e4m3fnuz", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float8e4m3fnuz)[2,3] 0.025390625 13 0.046875 13 -2.75 0.0107421875
axes: tensor(int64)[2] 0 3
expanded: tensor(float8e4m3fnuz)[1,2,3,1] 0.025390625 13 0.046875 13 -2.75 0.0107421875
)case"},
    {"Unsqueeze_v25.two_axes_input_float8e5m2", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float8e5m2)[2,3] 56 0.0048828125 -1.75 56 -0.875 -0.0008544921875
axes: tensor(int64)[2] 0 3
expanded: tensor(float8e5m2)[1,2,3,1] 56 0.0048828125 -1.75 56 -0.875 -0.0008544921875
)case"},
    {"Unsqueeze_v25.two_axes_input_float8e5m2fnuz", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float8e5m2fnuz)[2,3] -24 6 0.0006103515625 0.1875 -24 3.814697265625e-05
axes: tensor(int64)[2] 0 3
expanded: tensor(float8e5m2fnuz)[1,2,3,1] -24 6 0.0006103515625 0.1875 -24 3.814697265625e-05
)case"},
    {"Unsqueeze_v25.two_axes_input_float8e8m0", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(float8e8m0)[2,3] 0.015625 4 0.00390625 0.0625 1 16
axes: tensor(int64)[2] 0 3
expanded: tensor(float8e8m0)[1,2,3,1] 0.015625 4 0.00390625 0.0625 1 16
)case"},
    {"Unsqueeze_v25.two_axes_input_int16", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(int16)[2,3] -44 29 61 -70 54 -70
axes: tensor(int64)[2] 0 3
expanded: tensor(int16)[1,2,3,1] -44 29 61 -70 54 -70
)case"},
    {"Unsqueeze_v25.two_axes_input_int2", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(int2)[2,3] -1 0 -2 1 1 -2
axes: tensor(int64)[2] 0 3
expanded: tensor(int2)[1,2,3,1] -1 0 -2 1 1 -2
)case"},
    {"Unsqueeze_v25.two_axes_input_int32", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(int32)[2,3] -13893804 10 -13893804 -91 12 2
axes: tensor(int64)[2] 0 3
expanded: tensor(int32)[1,2,3,1] -13893804 10 -13893804 -91 12 2
)case"},
    {"Unsqueeze_v25.two_axes_input_int4", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(int4)[2,3] 0 3 7 -5 -3 2
axes: tensor(int64)[2] 0 3
expanded: tensor(int4)[1,2,3,1] 0 3 7 -5 -3 2
)case"},
    {"Unsqueeze_v25.two_axes_input_int64", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(int64)[2,3] 30 66 -71894030635014674 -58242612639567114 29979707047051826 -71894030635014674
axes: tensor(int64)[2] 0 3
expanded: tensor(int64)[1,2,3,1] 30 66 -71894030635014674 -58242612639567114 29979707047051826
    -71894030635014674
)case"},
    {"Unsqueeze_v25.two_axes_input_int8", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(int8)[2,3] 9 -12 126 72 -36 24
axes: tensor(int64)[2] 0 3
expanded: tensor(int8)[1,2,3,1] 9 -12 126 72 -36 24
)case"},
    {"Unsqueeze_v25.two_axes_input_string", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(string)[2,3] "Beta" "nan" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "end"
axes: tensor(int64)[2] 0 3
expanded: tensor(string)[1,2,3,1] "Beta" "nan" "back\\slash" "\xe6\x97\xa5\xe6\x9c\xac" "quote\"s" "end"
)case"},
    {"Unsqueeze_v25.two_axes_input_uint16", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(uint16)[2,3] 161 77 47 31 76 161
axes: tensor(int64)[2] 0 3
expanded: tensor(uint16)[1,2,3,1] 161 77 47 31 76 161
)case"},
    {"Unsqueeze_v25.two_axes_input_uint2", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(uint2)[2,3] 0 2 3 1 3 3
axes: tensor(int64)[2] 0 3
expanded: tensor(uint2)[1,2,3,1] 0 2 3 1 3 3
)case"},
    {"Unsqueeze_v25.two_axes_input_uint32", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(uint32)[2,3] 89 52 84 44 94 4
axes: tensor(int64)[2] 0 3
expanded: tensor(uint32)[1,2,3,1] 89 52 84 44 94 4
)case"},
    {"Unsqueeze_v25.two_axes_input_uint4", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(uint4)[2,3] 12 15 5 7 15 10
axes: tensor(int64)[2] 0 3
expanded: tensor(uint4)[1,2,3,1] 12 15 5 7 15 10
)case"},
    {"Unsqueeze_v25.two_axes_input_uint64", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(uint64)[2,3] 84 97 3296497810215629 3296497810215629 16 49
axes: tensor(int64)[2] 0 3
expanded: tensor(uint64)[1,2,3,1] 84 97 3296497810215629 3296497810215629 16 49
)case"},
    {"Unsqueeze_v25.two_axes_input_uint8", Origin::Derived, "reference", R"case(
expanded = Unsqueeze-25(data, axes)
data: tensor(uint8)[2,3] 20 89 91 91 7 79
axes: tensor(int64)[2] 0 3
expanded: tensor(uint8)[1,2,3,1] 20 89 91 91 7 79
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
