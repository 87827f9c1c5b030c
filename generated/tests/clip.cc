// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Clip.pack
//   tests/cases/ai.onnx/Clip.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Clip_v1.both_bounds_by_attribute_double", Origin::Derived, "numpy", R"case(
output = Clip-1(input) min=-1.5 max=2.5
input: tensor(double)[3,4] -1.589528008 0.2393553429 8.963207579 1.590616269 -0.151908495 -3.603207011
    -0.7031113667 -5.046774453 0.4471105272 0.5138580248 8.963207579 1.211648936
output: tensor(double)[3,4] -1.5 0.2393553429 2.5 1.590616269 -0.151908495 -1.5 -0.7031113667 -1.5
    0.4471105272 0.5138580248 2.5 1.211648936
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Clip_v1.both_bounds_by_attribute_float", Origin::Derived, "numpy", R"case(
output = Clip-1(input) min=-1.5 max=2.5
input: tensor(float)[3,4] -7.7406 0.23542 -5.5092 0.40749 -2.4466 1.4344 0.23491 0.36176 -0.078139 -0.35129
    -7.7406 0.34733
output: tensor(float)[3,4] -1.5 0.23542 -1.5 0.40749 -1.5 1.4344 0.23491 0.36176 -0.078139 -0.35129 -1.5
    0.34733
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Clip_v1.both_bounds_by_attribute_float16", Origin::Derived, "numpy", R"case(
output = Clip-1(input) min=-1.5 max=2.5
input: tensor(float16)[3,4] -0.1341552734375 -1.2529296875 -14.90625 7.57421875 -10.40625 -0.0931396484375
    -6.015625 -1.6171875 0.1915283203125 2.076171875 -2.67578125 -14.90625
output: tensor(float16)[3,4] -0.1341552734375 -1.2529296875 -1.5 2.5 -1.5 -0.0931396484375 -1.5 -1.5
    0.1915283203125 2.076171875 -1.5 -1.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Clip_v1.legacy_consumed_inputs_float", Origin::Derived, "numpy", R"case(
output = Clip-1(input) consumed_inputs=[1] min=-1.5
input: tensor(float)[2,3] 0.14363 11.919 1.0553 -0.097055 -11.359 11.919
output: tensor(float)[2,3] 0.14363 11.919 1.0553 -0.097055 -1.5 11.919
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Clip_v1.no_bounds", Origin::Derived, "numpy", R"case(
output = Clip-1(input)
input: tensor(float)[5] nan inf -inf -0 1
output: tensor(float)[5] nan inf -inf -0 1
)case"},
    {"Clip_v1.no_bounds_double", Origin::Derived, "numpy", R"case(
output = Clip-1(input)
input: tensor(double)[4] 1e+300 -1e+300 inf 2
output: tensor(double)[4] 1e+300 -1e+300 inf 2
)case"},
    {"Clip_v6.both_bounds_by_attribute_double", Origin::Derived, "numpy", R"case(
output = Clip-6(input) min=-1.5 max=2.5
input: tensor(double)[3,4] -1.589528008 0.2393553429 8.963207579 1.590616269 -0.151908495 -3.603207011
    -0.7031113667 -5.046774453 0.4471105272 0.5138580248 8.963207579 1.211648936
output: tensor(double)[3,4] -1.5 0.2393553429 2.5 1.590616269 -0.151908495 -1.5 -0.7031113667 -1.5
    0.4471105272 0.5138580248 2.5 1.211648936
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Clip_v6.both_bounds_by_attribute_float", Origin::Derived, "numpy", R"case(
output = Clip-6(input) min=-1.5 max=2.5
input: tensor(float)[3,4] -7.7406 0.23542 -5.5092 0.40749 -2.4466 1.4344 0.23491 0.36176 -0.078139 -0.35129
    -7.7406 0.34733
output: tensor(float)[3,4] -1.5 0.23542 -1.5 0.40749 -1.5 1.4344 0.23491 0.36176 -0.078139 -0.35129 -1.5
    0.34733
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Clip_v6.both_bounds_by_attribute_float16", Origin::Derived, "numpy", R"case(
output = Clip-6(input) min=-1.5 max=2.5
input: tensor(float16)[3,4] -0.1341552734375 -1.2529296875 -14.90625 7.57421875 -10.40625 -0.0931396484375
    -6.015625 -1.6171875 0.1915283203125 2.076171875 -2.67578125 -14.90625
output: tensor(float16)[3,4] -0.1341552734375 -1.2529296875 -1.5 2.5 -1.5 -0.0931396484375 -1.5 -1.5
    0.1915283203125 2.076171875 -1.5 -1.5
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"Clip_v6.no_bounds", Origin::Derived, "numpy", R"case(
output = Clip-6(input)
input: tensor(float)[5] nan inf -inf -0 1
output: tensor(float)[5] nan 3.4028235e+38 -3.4028235e+38 -0 1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Clip_v6.no_bounds_double", Origin::Derived, "numpy", R"case(
output = Clip-6(input)
input: tensor(double)[4] 1e+300 -1e+300 inf 2
output: tensor(double)[4] 3.4028234663852886e+38 -3.4028234663852886e+38 3.4028234663852886e+38 2
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"Clip_v6.test_clip@1_1_2", Origin::Official, "official", R"case(
y = Clip-6(x) max=1 min=-1
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(float)[3,4,5] 1 0.4001572 0.978738 1 1 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852
    0.14404356 1 0.7610377 0.121675014 0.44386324 0.33367434 1 -0.20515826 0.3130677 -0.85409576 -1 0.6536186
    0.8644362 -0.742165 1 -1 0.045758516 -0.18718386 1 1 0.15494743 0.37816253 -0.88778573 -1 -0.34791216
    0.15634897 1 1 -0.3873268 -0.30230275 -1 -1 -1 1 -0.5096522 -0.4380743 -1 0.7774904 -1 -0.21274029
    -0.89546657 0.3869025 -0.51080513 -1 -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_clip_default_inbounds@1_3_0", Origin::Official, "official", R"case(
y = Clip-6(x)
x: tensor(float)[3] -1 0 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_clip_default_max@1_1_2", Origin::Official, "official", R"case(
y = Clip-6(x) max=0
x: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0.17742614 -0.40178093 -1.6301984
    0.46278226 -0.9072984 0.051945396 0.7290906 0.12898292 1.1394007 -1.2348258 0.40234163 -0.6848101
    -0.87079716 -0.5788497 -0.31155252 0.05616534 -1.1651498 0.9008265 0.46566245 -1.5362437 1.4882522
    1.8958892 1.1787796 -0.17992483 -1.0707526 1.0544517 -0.40317693 1.222445 0.20827498 0.97663903 0.3563664
    0.7065732 0.01050002 1.7858706 0.12691209 0.40198937 1.8831507 -1.347759 -1.270485 0.9693967 -1.1731234
    1.9436212 -0.41361898 -0.7474548 1.922942 1.4805148 1.867559 0.90604466 -0.86122566 1.9100649 -0.26800337
    0.8024564 0.947252 -0.15501009 0.61407936 0.9222067
y: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0 -0.40178093 -1.6301984 0 -0.9072984 0
    0 0 0 -1.2348258 0 -0.6848101 -0.87079716 -0.5788497 -0.31155252 0 -1.1651498 0 0 -1.5362437 0 0 0
    -0.17992483 -1.0707526 0 -0.40317693 0 0 0 0 0 0 0 0 0 0 -1.347759 -1.270485 0 -1.1731234 0 -0.41361898
    -0.7474548 0 0 0 0 -0.86122566 0 -0.26800337 0 0 -0.15501009 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_clip_default_min@1_1_2", Origin::Official, "official", R"case(
y = Clip-6(x) min=0
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 0 0.95008844 0 0 0.41059852 0.14404356
    1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 0 0.3130677 0 0 0.6536186 0.8644362 0
    2.2697546 0 0.045758516 0 1.5327792 1.4693588 0.15494743 0.37816253 0 0 0 0.15634897 1.2302907 1.2023798 0
    0 0 0 0 1.9507754 0 0 0 0.7774904 0 0 0 0.3869025 0 0 0 0.42833188 0.06651722 0.3024719 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_clip_example@1_1_2", Origin::Official, "official", R"case(
y = Clip-6(x) max=1 min=-1
x: tensor(float)[3] -2 0 2
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_clip_inbounds@1_3_0", Origin::Official, "official", R"case(
y = Clip-6(x) max=5 min=-5
x: tensor(float)[3] -1 0 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_clip_outbounds@1_3_0", Origin::Official, "official", R"case(
y = Clip-6(x) max=5 min=-5
x: tensor(float)[3] -6 0 6
y: tensor(float)[3] -5 0 5
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_clip_splitbounds@1_3_0", Origin::Official, "official", R"case(
y = Clip-6(x) max=5 min=-5
x: tensor(float)[3] -1 0 6
y: tensor(float)[3] -1 0 5
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v6.test_operator_clip", Origin::Official, "official", R"case(
1 = Clip-6(0) max=0.5 min=-0.5
0: tensor(float)[3,4] 0.046130463 0.40240282 -1.0115291 0.21673824 -0.6122731 0.50361073 0.2309668 0.6930773
    -0.26686057 2.1784658 0.1021373 -0.2590097
1: tensor(float)[3,4] 0.046130463 0.40240282 -0.5 0.21673824 -0.5 0.5 0.2309668 0.5 -0.26686057 0.5 0.1021373
    -0.2590097
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.both_bounds_by_input_double", Origin::Derived, "reference", R"case(
output = Clip-11(input, min, max)
input: tensor(double)[3,4] 0.842532464 1.26947192 0.534908409 3.93939843 0.0145130694 0.267950314 2.44457004
    1.53092194 0.632207531 2.28911798 4.43322801 2.0105742
min: tensor(double)[] 1
max: tensor(double)[] 3
output: tensor(double)[3,4] 1 1.26947192 1 3 1 1 2.44457004 1.53092194 1 2.28911798 3 2.0105742
)case"},
    {"Clip_v11.both_bounds_by_input_float", Origin::Derived, "reference", R"case(
output = Clip-11(input, min, max)
input: tensor(float)[3,4] 2.652 2.963 1.089 1.242 1.29 3.45 0.7601 2.253 0.09936 0.5631 1.569 4.173
min: tensor(float)[] 1
max: tensor(float)[] 3
output: tensor(float)[3,4] 2.652 2.963 1.089 1.242 1.29 3 1 2.253 1 1 1.569 3
)case"},
    {"Clip_v11.both_bounds_by_input_float16", Origin::Derived, "reference", R"case(
output = Clip-11(input, min, max)
input: tensor(float16)[3,4] 4 4.98046875 2.935546875 2.333984375 1.0380859375 3.4296875 4.26171875 0.77734375
    0.98779296875 4.11328125 2.93359375 2.0234375
min: tensor(float16)[] 1
max: tensor(float16)[] 3
output: tensor(float16)[3,4] 3 3 2.935546875 2.333984375 1.0380859375 3 3 1 1 3 2.93359375 2.0234375
)case"},
    {"Clip_v11.high_only_float", Origin::Derived, "reference", R"case(
output = Clip-11(input, _, max)
input: tensor(float)[3,4] -0.24602 -1.4458 6.3917 -1.0534 -2.1445 -0.2709 -0.19963 -0.20534 0.30462 -9.6203
    -9.6203 1.3856
max: tensor(float)[] 2
output: tensor(float)[3,4] -0.24602 -1.4458 2 -1.0534 -2.1445 -0.2709 -0.19963 -0.20534 0.30462 -9.6203
    -9.6203 1.3856
)case"},
    {"Clip_v11.low_above_high_float", Origin::Derived, "reference", R"case(
output = Clip-11(input, min, max)
input: tensor(float)[3,4] -0.12107 0.069918 2.2826 0.26468 -10.299 -10.299 -0.085639 2.8612 0.51203 8.8304
    7.2114 -0.20678
min: tensor(float)[] 3
max: tensor(float)[] 2
output: tensor(float)[3,4] 2 2 2 2 2 2 2 2 2 2 2 2
)case"},
    {"Clip_v11.low_only_float", Origin::Derived, "reference", R"case(
output = Clip-11(input, min)
input: tensor(float)[3,4] -0.23125 -1.7977 -7.9245 0.066351 -9.8963 4.1292 0.69641 9.1317 -0.12585 0.1255
    -9.8963 -3.0824
min: tensor(float)[] 1
output: tensor(float)[3,4] 1 1 1 1 1 4.1292 1 9.1317 1 1 1 1
)case"},
    {"Clip_v11.test_clip@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, min, max)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
min: tensor(float)[] -1
max: tensor(float)[] 1
y: tensor(float)[3,4,5] 1 0.4001572 0.978738 1 1 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852
    0.14404356 1 0.7610377 0.121675014 0.44386324 0.33367434 1 -0.20515826 0.3130677 -0.85409576 -1 0.6536186
    0.8644362 -0.742165 1 -1 0.045758516 -0.18718386 1 1 0.15494743 0.37816253 -0.88778573 -1 -0.34791216
    0.15634897 1 1 -0.3873268 -0.30230275 -1 -1 -1 1 -0.5096522 -0.4380743 -1 0.7774904 -1 -0.21274029
    -0.89546657 0.3869025 -0.51080513 -1 -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.test_clip_default_inbounds@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, _, _)
x: tensor(float)[3] -1 0 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.test_clip_default_max@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, _, max)
x: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0.17742614 -0.40178093 -1.6301984
    0.46278226 -0.9072984 0.051945396 0.7290906 0.12898292 1.1394007 -1.2348258 0.40234163 -0.6848101
    -0.87079716 -0.5788497 -0.31155252 0.05616534 -1.1651498 0.9008265 0.46566245 -1.5362437 1.4882522
    1.8958892 1.1787796 -0.17992483 -1.0707526 1.0544517 -0.40317693 1.222445 0.20827498 0.97663903 0.3563664
    0.7065732 0.01050002 1.7858706 0.12691209 0.40198937 1.8831507 -1.347759 -1.270485 0.9693967 -1.1731234
    1.9436212 -0.41361898 -0.7474548 1.922942 1.4805148 1.867559 0.90604466 -0.86122566 1.9100649 -0.26800337
    0.8024564 0.947252 -0.15501009 0.61407936 0.9222067
max: tensor(float)[] 0
y: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0 -0.40178093 -1.6301984 0 -0.9072984 0
    0 0 0 -1.2348258 0 -0.6848101 -0.87079716 -0.5788497 -0.31155252 0 -1.1651498 0 0 -1.5362437 0 0 0
    -0.17992483 -1.0707526 0 -0.40317693 0 0 0 0 0 0 0 0 0 0 -1.347759 -1.270485 0 -1.1731234 0 -0.41361898
    -0.7474548 0 0 0 0 -0.86122566 0 -0.26800337 0 0 -0.15501009 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.test_clip_default_min@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, min)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
min: tensor(float)[] 0
y: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 0 0.95008844 0 0 0.41059852 0.14404356
    1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 0 0.3130677 0 0 0.6536186 0.8644362 0
    2.2697546 0 0.045758516 0 1.5327792 1.4693588 0.15494743 0.37816253 0 0 0 0.15634897 1.2302907 1.2023798 0
    0 0 0 0 1.9507754 0 0 0 0.7774904 0 0 0 0.3869025 0 0 0 0.42833188 0.06651722 0.3024719 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.test_clip_example@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, min, max)
x: tensor(float)[3] -2 0 2
min: tensor(float)[] -1
max: tensor(float)[] 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.test_clip_inbounds@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, min, max)
x: tensor(float)[3] -1 0 1
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.test_clip_outbounds@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, min, max)
x: tensor(float)[3] -6 0 6
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -5 0 5
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v11.test_clip_splitbounds@1_6_0", Origin::Official, "official", R"case(
y = Clip-11(x, min, max)
x: tensor(float)[3] -1 0 6
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -1 0 5
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.both_bounds_by_input_double", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(double)[3,4] 0.842532464 1.26947192 0.534908409 3.93939843 0.0145130694 0.267950314 2.44457004
    1.53092194 0.632207531 2.28911798 4.43322801 2.0105742
min: tensor(double)[] 1
max: tensor(double)[] 3
output: tensor(double)[3,4] 1 1.26947192 1 3 1 1 2.44457004 1.53092194 1 2.28911798 3 2.0105742
)case"},
    {"Clip_v12.both_bounds_by_input_float", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(float)[3,4] 2.652 2.963 1.089 1.242 1.29 3.45 0.7601 2.253 0.09936 0.5631 1.569 4.173
min: tensor(float)[] 1
max: tensor(float)[] 3
output: tensor(float)[3,4] 2.652 2.963 1.089 1.242 1.29 3 1 2.253 1 1 1.569 3
)case"},
    {"Clip_v12.both_bounds_by_input_float16", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(float16)[3,4] 4 4.98046875 2.935546875 2.333984375 1.0380859375 3.4296875 4.26171875 0.77734375
    0.98779296875 4.11328125 2.93359375 2.0234375
min: tensor(float16)[] 1
max: tensor(float16)[] 3
output: tensor(float16)[3,4] 3 3 2.935546875 2.333984375 1.0380859375 3 3 1 1 3 2.93359375 2.0234375
)case"},
    {"Clip_v12.both_bounds_by_input_int16", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(int16)[3,4] 4 3 0 5 1 2 2 5 4 3 1 0
min: tensor(int16)[] 1
max: tensor(int16)[] 3
output: tensor(int16)[3,4] 3 3 1 3 1 2 2 3 3 3 1 1
)case"},
    {"Clip_v12.both_bounds_by_input_int32", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(int32)[3,4] 4 1 0 5 3 2 5 3 2 0 1 4
min: tensor(int32)[] 1
max: tensor(int32)[] 3
output: tensor(int32)[3,4] 3 1 1 3 3 2 3 3 2 1 1 3
)case"},
    {"Clip_v12.both_bounds_by_input_int64", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(int64)[3,4] 3 1 2 5 4 0 5 4 0 2 1 3
min: tensor(int64)[] 1
max: tensor(int64)[] 3
output: tensor(int64)[3,4] 3 1 2 3 3 1 3 3 1 2 1 3
)case"},
    {"Clip_v12.both_bounds_by_input_int8", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(int8)[3,4] 2 3 1 5 4 0 5 4 1 2 3 0
min: tensor(int8)[] 1
max: tensor(int8)[] 3
output: tensor(int8)[3,4] 2 3 1 3 3 1 3 3 1 2 3 1
)case"},
    {"Clip_v12.both_bounds_by_input_uint16", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(uint16)[3,4] 0 3 2 5 1 4 0 5 1 4 2 3
min: tensor(uint16)[] 1
max: tensor(uint16)[] 3
output: tensor(uint16)[3,4] 1 3 2 3 1 3 1 3 1 3 2 3
)case"},
    {"Clip_v12.both_bounds_by_input_uint32", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(uint32)[3,4] 1 4 2 3 5 0 1 4 5 3 0 2
min: tensor(uint32)[] 1
max: tensor(uint32)[] 3
output: tensor(uint32)[3,4] 1 3 2 3 3 1 1 3 3 3 1 2
)case"},
    {"Clip_v12.both_bounds_by_input_uint64", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(uint64)[3,4] 2 0 3 5 1 4 1 2 4 5 0 3
min: tensor(uint64)[] 1
max: tensor(uint64)[] 3
output: tensor(uint64)[3,4] 2 1 3 3 1 3 1 2 3 3 1 3
)case"},
    {"Clip_v12.both_bounds_by_input_uint8", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(uint8)[3,4] 4 0 1 2 5 3 4 5 2 1 0 3
min: tensor(uint8)[] 1
max: tensor(uint8)[] 3
output: tensor(uint8)[3,4] 3 1 1 2 3 3 3 3 2 1 1 3
)case"},
    {"Clip_v12.high_only_float", Origin::Derived, "reference", R"case(
output = Clip-12(input, _, max)
input: tensor(float)[3,4] -0.24602 -1.4458 6.3917 -1.0534 -2.1445 -0.2709 -0.19963 -0.20534 0.30462 -9.6203
    -9.6203 1.3856
max: tensor(float)[] 2
output: tensor(float)[3,4] -0.24602 -1.4458 2 -1.0534 -2.1445 -0.2709 -0.19963 -0.20534 0.30462 -9.6203
    -9.6203 1.3856
)case"},
    {"Clip_v12.low_above_high_float", Origin::Derived, "reference", R"case(
output = Clip-12(input, min, max)
input: tensor(float)[3,4] -0.12107 0.069918 2.2826 0.26468 -10.299 -10.299 -0.085639 2.8612 0.51203 8.8304
    7.2114 -0.20678
min: tensor(float)[] 3
max: tensor(float)[] 2
output: tensor(float)[3,4] 2 2 2 2 2 2 2 2 2 2 2 2
)case"},
    {"Clip_v12.low_only_float", Origin::Derived, "reference", R"case(
output = Clip-12(input, min)
input: tensor(float)[3,4] -0.23125 -1.7977 -7.9245 0.066351 -9.8963 4.1292 0.69641 9.1317 -0.12585 0.1255
    -9.8963 -3.0824
min: tensor(float)[] 1
output: tensor(float)[3,4] 1 1 1 1 1 4.1292 1 9.1317 1 1 1 1
)case"},
    {"Clip_v12.test_clip@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, min, max)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
min: tensor(float)[] -1
max: tensor(float)[] 1
y: tensor(float)[3,4,5] 1 0.4001572 0.978738 1 1 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852
    0.14404356 1 0.7610377 0.121675014 0.44386324 0.33367434 1 -0.20515826 0.3130677 -0.85409576 -1 0.6536186
    0.8644362 -0.742165 1 -1 0.045758516 -0.18718386 1 1 0.15494743 0.37816253 -0.88778573 -1 -0.34791216
    0.15634897 1 1 -0.3873268 -0.30230275 -1 -1 -1 1 -0.5096522 -0.4380743 -1 0.7774904 -1 -0.21274029
    -0.89546657 0.3869025 -0.51080513 -1 -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_default_inbounds@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, _, _)
x: tensor(float)[3] -1 0 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_default_int8_inbounds@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, _, _)
x: tensor(int8)[3] -1 0 1
y: tensor(int8)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_default_int8_max@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, _, max)
x: tensor(int8)[3,4,5] 0 0 0 -1 0 0 -1 0 0 0 0 0 1 -1 0 0 0 0 0 0 -1 0 0 -1 1 1 1 0 -1 1 0 1 0 0 0 0 0 1 0 0 1
    -1 -1 0 -1 1 0 0 1 1 1 0 0 1 0 0 0 0 0 0
max: tensor(int8)[] 0
y: tensor(int8)[3,4,5] 0 0 0 -1 0 0 -1 0 0 0 0 0 0 -1 0 0 0 0 0 0 -1 0 0 -1 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0
    -1 -1 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_default_int8_min@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, min)
x: tensor(int8)[3,4,5] 1 0 0 2 1 0 0 0 0 0 0 1 0 0 0 0 1 0 0 0 -2 0 0 0 2 -1 0 0 1 1 0 0 0 -1 0 0 1 1 0 0 -1
    -1 -1 1 0 0 -1 0 -1 0 0 0 0 -1 0 0 0 0 0 0
min: tensor(int8)[] 0
y: tensor(int8)[3,4,5] 1 0 0 2 1 0 0 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 2 0 0 0 1 1 0 0 0 0 0 0 1 1 0 0 0 0 0 1
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_default_max@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, _, max)
x: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0.17742614 -0.40178093 -1.6301984
    0.46278226 -0.9072984 0.051945396 0.7290906 0.12898292 1.1394007 -1.2348258 0.40234163 -0.6848101
    -0.87079716 -0.5788497 -0.31155252 0.05616534 -1.1651498 0.9008265 0.46566245 -1.5362437 1.4882522
    1.8958892 1.1787796 -0.17992483 -1.0707526 1.0544517 -0.40317693 1.222445 0.20827498 0.97663903 0.3563664
    0.7065732 0.01050002 1.7858706 0.12691209 0.40198937 1.8831507 -1.347759 -1.270485 0.9693967 -1.1731234
    1.9436212 -0.41361898 -0.7474548 1.922942 1.4805148 1.867559 0.90604466 -0.86122566 1.9100649 -0.26800337
    0.8024564 0.947252 -0.15501009 0.61407936 0.9222067
max: tensor(float)[] 0
y: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0 -0.40178093 -1.6301984 0 -0.9072984 0
    0 0 0 -1.2348258 0 -0.6848101 -0.87079716 -0.5788497 -0.31155252 0 -1.1651498 0 0 -1.5362437 0 0 0
    -0.17992483 -1.0707526 0 -0.40317693 0 0 0 0 0 0 0 0 0 0 -1.347759 -1.270485 0 -1.1731234 0 -0.41361898
    -0.7474548 0 0 0 0 -0.86122566 0 -0.26800337 0 0 -0.15501009 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_default_min@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, min)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
min: tensor(float)[] 0
y: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 0 0.95008844 0 0 0.41059852 0.14404356
    1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 0 0.3130677 0 0 0.6536186 0.8644362 0
    2.2697546 0 0.045758516 0 1.5327792 1.4693588 0.15494743 0.37816253 0 0 0 0.15634897 1.2302907 1.2023798 0
    0 0 0 0 1.9507754 0 0 0 0.7774904 0 0 0 0.3869025 0 0 0 0.42833188 0.06651722 0.3024719 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_example@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, min, max)
x: tensor(float)[3] -2 0 2
min: tensor(float)[] -1
max: tensor(float)[] 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_inbounds@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, min, max)
x: tensor(float)[3] -1 0 1
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_outbounds@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, min, max)
x: tensor(float)[3] -6 0 6
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -5 0 5
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v12.test_clip_splitbounds@1_7_0", Origin::Official, "official", R"case(
y = Clip-12(x, min, max)
x: tensor(float)[3] -1 0 6
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -1 0 5
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.both_bounds_by_input_bfloat16", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(bfloat16)[3,4] 3.71875 0.115234375 2.046875 2.96875 3.4375 2.34375 1.2421875 4 2.65625
    0.28515625 4.625 2.328125
min: tensor(bfloat16)[] 1
max: tensor(bfloat16)[] 3
output: tensor(bfloat16)[3,4] 3 1 2.046875 2.96875 3 2.34375 1.2421875 3 2.65625 1 3 2.328125
)case"},
    {"Clip_v13.both_bounds_by_input_double", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(double)[3,4] 0.842532464 1.26947192 0.534908409 3.93939843 0.0145130694 0.267950314 2.44457004
    1.53092194 0.632207531 2.28911798 4.43322801 2.0105742
min: tensor(double)[] 1
max: tensor(double)[] 3
output: tensor(double)[3,4] 1 1.26947192 1 3 1 1 2.44457004 1.53092194 1 2.28911798 3 2.0105742
)case"},
    {"Clip_v13.both_bounds_by_input_float", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(float)[3,4] 2.652 2.963 1.089 1.242 1.29 3.45 0.7601 2.253 0.09936 0.5631 1.569 4.173
min: tensor(float)[] 1
max: tensor(float)[] 3
output: tensor(float)[3,4] 2.652 2.963 1.089 1.242 1.29 3 1 2.253 1 1 1.569 3
)case"},
    {"Clip_v13.both_bounds_by_input_float16", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(float16)[3,4] 4 4.98046875 2.935546875 2.333984375 1.0380859375 3.4296875 4.26171875 0.77734375
    0.98779296875 4.11328125 2.93359375 2.0234375
min: tensor(float16)[] 1
max: tensor(float16)[] 3
output: tensor(float16)[3,4] 3 3 2.935546875 2.333984375 1.0380859375 3 3 1 1 3 2.93359375 2.0234375
)case"},
    {"Clip_v13.both_bounds_by_input_int16", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(int16)[3,4] 4 3 0 5 1 2 2 5 4 3 1 0
min: tensor(int16)[] 1
max: tensor(int16)[] 3
output: tensor(int16)[3,4] 3 3 1 3 1 2 2 3 3 3 1 1
)case"},
    {"Clip_v13.both_bounds_by_input_int32", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(int32)[3,4] 4 1 0 5 3 2 5 3 2 0 1 4
min: tensor(int32)[] 1
max: tensor(int32)[] 3
output: tensor(int32)[3,4] 3 1 1 3 3 2 3 3 2 1 1 3
)case"},
    {"Clip_v13.both_bounds_by_input_int64", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(int64)[3,4] 3 1 2 5 4 0 5 4 0 2 1 3
min: tensor(int64)[] 1
max: tensor(int64)[] 3
output: tensor(int64)[3,4] 3 1 2 3 3 1 3 3 1 2 1 3
)case"},
    {"Clip_v13.both_bounds_by_input_int8", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(int8)[3,4] 2 3 1 5 4 0 5 4 1 2 3 0
min: tensor(int8)[] 1
max: tensor(int8)[] 3
output: tensor(int8)[3,4] 2 3 1 3 3 1 3 3 1 2 3 1
)case"},
    {"Clip_v13.both_bounds_by_input_uint16", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(uint16)[3,4] 0 3 2 5 1 4 0 5 1 4 2 3
min: tensor(uint16)[] 1
max: tensor(uint16)[] 3
output: tensor(uint16)[3,4] 1 3 2 3 1 3 1 3 1 3 2 3
)case"},
    {"Clip_v13.both_bounds_by_input_uint32", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(uint32)[3,4] 1 4 2 3 5 0 1 4 5 3 0 2
min: tensor(uint32)[] 1
max: tensor(uint32)[] 3
output: tensor(uint32)[3,4] 1 3 2 3 3 1 1 3 3 3 1 2
)case"},
    {"Clip_v13.both_bounds_by_input_uint64", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(uint64)[3,4] 2 0 3 5 1 4 1 2 4 5 0 3
min: tensor(uint64)[] 1
max: tensor(uint64)[] 3
output: tensor(uint64)[3,4] 2 1 3 3 1 3 1 2 3 3 1 3
)case"},
    {"Clip_v13.both_bounds_by_input_uint8", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(uint8)[3,4] 4 0 1 2 5 3 4 5 2 1 0 3
min: tensor(uint8)[] 1
max: tensor(uint8)[] 3
output: tensor(uint8)[3,4] 3 1 1 2 3 3 3 3 2 1 1 3
)case"},
    {"Clip_v13.high_only_float", Origin::Derived, "reference", R"case(
output = Clip-13(input, _, max)
input: tensor(float)[3,4] -0.24602 -1.4458 6.3917 -1.0534 -2.1445 -0.2709 -0.19963 -0.20534 0.30462 -9.6203
    -9.6203 1.3856
max: tensor(float)[] 2
output: tensor(float)[3,4] -0.24602 -1.4458 2 -1.0534 -2.1445 -0.2709 -0.19963 -0.20534 0.30462 -9.6203
    -9.6203 1.3856
)case"},
    {"Clip_v13.low_above_high_float", Origin::Derived, "reference", R"case(
output = Clip-13(input, min, max)
input: tensor(float)[3,4] -0.12107 0.069918 2.2826 0.26468 -10.299 -10.299 -0.085639 2.8612 0.51203 8.8304
    7.2114 -0.20678
min: tensor(float)[] 3
max: tensor(float)[] 2
output: tensor(float)[3,4] 2 2 2 2 2 2 2 2 2 2 2 2
)case"},
    {"Clip_v13.low_only_float", Origin::Derived, "reference", R"case(
output = Clip-13(input, min)
input: tensor(float)[3,4] -0.23125 -1.7977 -7.9245 0.066351 -9.8963 4.1292 0.69641 9.1317 -0.12585 0.1255
    -9.8963 -3.0824
min: tensor(float)[] 1
output: tensor(float)[3,4] 1 1 1 1 1 4.1292 1 9.1317 1 1 1 1
)case"},
    {"Clip_v13.test_clip", Origin::Official, "official", R"case(
y = Clip-13(x, min, max)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
min: tensor(float)[] -1
max: tensor(float)[] 1
y: tensor(float)[3,4,5] 1 0.4001572 0.978738 1 1 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852
    0.14404356 1 0.7610377 0.121675014 0.44386324 0.33367434 1 -0.20515826 0.3130677 -0.85409576 -1 0.6536186
    0.8644362 -0.742165 1 -1 0.045758516 -0.18718386 1 1 0.15494743 0.37816253 -0.88778573 -1 -0.34791216
    0.15634897 1 1 -0.3873268 -0.30230275 -1 -1 -1 1 -0.5096522 -0.4380743 -1 0.7774904 -1 -0.21274029
    -0.89546657 0.3869025 -0.51080513 -1 -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_default_inbounds", Origin::Official, "official", R"case(
y = Clip-13(x, _, _)
x: tensor(float)[3] -1 0 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_default_int8_inbounds", Origin::Official, "official", R"case(
y = Clip-13(x, _, _)
x: tensor(int8)[3] -1 0 1
y: tensor(int8)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_default_int8_max", Origin::Official, "official", R"case(
y = Clip-13(x, _, max)
x: tensor(int8)[3,4,5] 0 0 0 -1 0 0 -1 0 0 0 0 0 1 -1 0 0 0 0 0 0 -1 0 0 -1 1 1 1 0 -1 1 0 1 0 0 0 0 0 1 0 0 1
    -1 -1 0 -1 1 0 0 1 1 1 0 0 1 0 0 0 0 0 0
max: tensor(int8)[] 0
y: tensor(int8)[3,4,5] 0 0 0 -1 0 0 -1 0 0 0 0 0 0 -1 0 0 0 0 0 0 -1 0 0 -1 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0
    -1 -1 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_default_int8_min", Origin::Official, "official", R"case(
y = Clip-13(x, min)
x: tensor(int8)[3,4,5] 1 0 0 2 1 0 0 0 0 0 0 1 0 0 0 0 1 0 0 0 -2 0 0 0 2 -1 0 0 1 1 0 0 0 -1 0 0 1 1 0 0 -1
    -1 -1 1 0 0 -1 0 -1 0 0 0 0 -1 0 0 0 0 0 0
min: tensor(int8)[] 0
y: tensor(int8)[3,4,5] 1 0 0 2 1 0 0 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 2 0 0 0 1 1 0 0 0 0 0 0 1 1 0 0 0 0 0 1
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_default_max", Origin::Official, "official", R"case(
y = Clip-13(x, _, max)
x: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0.17742614 -0.40178093 -1.6301984
    0.46278226 -0.9072984 0.051945396 0.7290906 0.12898292 1.1394007 -1.2348258 0.40234163 -0.6848101
    -0.87079716 -0.5788497 -0.31155252 0.05616534 -1.1651498 0.9008265 0.46566245 -1.5362437 1.4882522
    1.8958892 1.1787796 -0.17992483 -1.0707526 1.0544517 -0.40317693 1.222445 0.20827498 0.97663903 0.3563664
    0.7065732 0.01050002 1.7858706 0.12691209 0.40198937 1.8831507 -1.347759 -1.270485 0.9693967 -1.1731234
    1.9436212 -0.41361898 -0.7474548 1.922942 1.4805148 1.867559 0.90604466 -0.86122566 1.9100649 -0.26800337
    0.8024564 0.947252 -0.15501009 0.61407936 0.9222067
max: tensor(float)[] 0
y: tensor(float)[3,4,5] -0.67246044 -0.35955316 -0.8131463 -1.7262826 0 -0.40178093 -1.6301984 0 -0.9072984 0
    0 0 0 -1.2348258 0 -0.6848101 -0.87079716 -0.5788497 -0.31155252 0 -1.1651498 0 0 -1.5362437 0 0 0
    -0.17992483 -1.0707526 0 -0.40317693 0 0 0 0 0 0 0 0 0 0 -1.347759 -1.270485 0 -1.1731234 0 -0.41361898
    -0.7474548 0 0 0 0 -0.86122566 0 -0.26800337 0 0 -0.15501009 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_default_min", Origin::Official, "official", R"case(
y = Clip-13(x, min)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
min: tensor(float)[] 0
y: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 0 0.95008844 0 0 0.41059852 0.14404356
    1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 0 0.3130677 0 0 0.6536186 0.8644362 0
    2.2697546 0 0.045758516 0 1.5327792 1.4693588 0.15494743 0.37816253 0 0 0 0.15634897 1.2302907 1.2023798 0
    0 0 0 0 1.9507754 0 0 0 0.7774904 0 0 0 0.3869025 0 0 0 0.42833188 0.06651722 0.3024719 0 0
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_example", Origin::Official, "official", R"case(
y = Clip-13(x, min, max)
x: tensor(float)[3] -2 0 2
min: tensor(float)[] -1
max: tensor(float)[] 1
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_inbounds", Origin::Official, "official", R"case(
y = Clip-13(x, min, max)
x: tensor(float)[3] -1 0 1
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -1 0 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_min_greater_than_max", Origin::Official, "official", R"case(
y = Clip-13(x, min, max)
x: tensor(float)[3] -2 0 6
min: tensor(float)[] 2
max: tensor(float)[] 1
y: tensor(float)[3] 1 1 1
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_outbounds", Origin::Official, "official", R"case(
y = Clip-13(x, min, max)
x: tensor(float)[3] -6 0 6
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -5 0 5
rtol=0.001 atol=1e-07
)case"},
    {"Clip_v13.test_clip_splitbounds", Origin::Official, "official", R"case(
y = Clip-13(x, min, max)
x: tensor(float)[3] -1 0 6
min: tensor(float)[] -5
max: tensor(float)[] 5
y: tensor(float)[3] -1 0 5
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
