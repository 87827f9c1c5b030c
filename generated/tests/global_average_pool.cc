// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/GlobalAveragePool.pack
//   tests/cases/ai.onnx/GlobalAveragePool.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"GlobalAveragePool_v1.one_axis_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(float)[2,3,7] -10.467 2.2 -0.080405 0.41889 10.381 1.0153 8.4582 0.38706 1.0069 -2.933 -1.4738
    -12.631 0.15665 -13.536 4.8256 0.082312 1.8455 4.2253 1.9556 -4.8138 -0.86229 0.25433 -0.075368 -8.63
    -11.374 -0.095863 -13.536 0.09086 0.089889 0.11911 1.3592 0.094107 0.11468 -0.093934 5.8933 -1.1338
    -9.9667 6.8448 -0.97213 -0.20746 8.3977 0.62338
Y: tensor(float)[2,3,1] 1.7037121 -4.14617 1.0368888 -4.7665772 1.082336 0.5122558
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"GlobalAveragePool_v1.three_axes_double", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(double)[1,2,3,2,3] -0.5888822167 0.3922854502 0.9964545378 -1.463100304 -3.502618736 0.2060160133
    -8.58638819 -0.8630036346 -2.949712902 15.46629074 -15.02777106 2.894411752 -4.201446665 0.1065276642
    0.1130108135 14.62399094 -2.329590666 -4.578867568 -0.1052523383 15.46629074 -10.0110505 0.4542133399
    0.07134276297 0.6775180523 -2.345685429 -3.172321886 12.40265954 -0.1181104802 0.3037150365 -2.681382831
    0.9939938226 0.4188025233 0.3403156296 2.959716861 -4.757144247 0.08681500854
Y: tensor(double)[1,2,1,1,1] -0.5162441128499998 0.6102464225116666
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"GlobalAveragePool_v1.three_axes_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(float)[1,2,3,2,3] -0.87372 -12.741 0.13044 2.7279 0.15084 0.54881 -2.0194 -0.57965 3.1118 -0.64872
    0.098687 -0.29915 0.098728 -3.3861 0.06944 0.090394 0.088686 0.44579 2.4343 -8.5252 -0.61497 14.092 2.5618
    -0.96507 -0.40482 -0.82055 9.0828 0.13704 -1.5913 0.21644 3.9378 -3.1328 14.092 -0.3369 -2.0795 -0.12325
Y: tensor(float)[1,2,1,1,1] -0.72145694 1.5533233
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"GlobalAveragePool_v1.three_axes_float16", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-1(X)
X: tensor(float16)[1,2,3,2,3] -3.072265625 0.1431884765625 -0.84765625 1.509765625 -0.6728515625 -10.25
    4.9609375 0.580078125 14.0234375 0.08245849609375 1.85546875 0.375 1.5068359375 0.254638671875 -9.09375
    -6.1640625 3.380859375 14.0234375 0.666015625 5.8671875 -0.86669921875 -10.1171875 2.03125 -0.42529296875
    0.0811767578125 -0.151123046875 -0.199951171875 -0.331787109375 -0.4755859375 -0.45654296875
    -0.143798828125 -2.19921875 -0.297607421875 -0.32470703125 -0.1783447265625 0.152099609375
Y: tensor(float16)[1,2,1,1,1] 0.69970703125 -0.409423828125
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
    {"GlobalAveragePool_v22.one_axis_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(float)[2,3,7] -10.467 2.2 -0.080405 0.41889 10.381 1.0153 8.4582 0.38706 1.0069 -2.933 -1.4738
    -12.631 0.15665 -13.536 4.8256 0.082312 1.8455 4.2253 1.9556 -4.8138 -0.86229 0.25433 -0.075368 -8.63
    -11.374 -0.095863 -13.536 0.09086 0.089889 0.11911 1.3592 0.094107 0.11468 -0.093934 5.8933 -1.1338
    -9.9667 6.8448 -0.97213 -0.20746 8.3977 0.62338
Y: tensor(float)[2,3,1] 1.7037121 -4.14617 1.0368888 -4.7665772 1.082336 0.5122558
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"GlobalAveragePool_v22.test_globalaveragepool_precomputed", Origin::Official, "official", R"case(
y = GlobalAveragePool-22(x)
x: tensor(float)[1,1,3,3] 1 2 3 4 5 6 7 8 9
y: tensor(float)[1,1,1,1] 5
rtol=0.001 atol=1e-07
)case"},
    {"GlobalAveragePool_v22.three_axes_bfloat16", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(bfloat16)[1,2,3,2,3] -11.3125 3.546875 -0.1845703125 -0.115234375 -0.1298828125 1.265625 0.302734375
    4.875 0.1083984375 7.71875 1.3671875 -0.25390625 0.07568359375 -0.671875 -1.875 14.3125 0.06787109375
    0.6015625 0.31640625 9 0.3671875 1.2890625 -1.59375 0.099609375 1.46875 12.4375 0.2216796875 1.140625
    1.265625 -13 -15.5 -14.0625 1.984375 0.1201171875 -15.5 -1.8828125
Y: tensor(bfloat16)[1,2,1,1,1] 1.09375 -1.765625
rtol=0.015625 atol=1.8367099231598242e-40
)case"},
    {"GlobalAveragePool_v22.three_axes_double", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(double)[1,2,3,2,3] -0.5888822167 0.3922854502 0.9964545378 -1.463100304 -3.502618736 0.2060160133
    -8.58638819 -0.8630036346 -2.949712902 15.46629074 -15.02777106 2.894411752 -4.201446665 0.1065276642
    0.1130108135 14.62399094 -2.329590666 -4.578867568 -0.1052523383 15.46629074 -10.0110505 0.4542133399
    0.07134276297 0.6775180523 -2.345685429 -3.172321886 12.40265954 -0.1181104802 0.3037150365 -2.681382831
    0.9939938226 0.4188025233 0.3403156296 2.959716861 -4.757144247 0.08681500854
Y: tensor(double)[1,2,1,1,1] -0.5162441128499998 0.6102464225116666
rtol=4.440892098500626e-16 atol=1e-323
)case"},
    {"GlobalAveragePool_v22.three_axes_float", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(float)[1,2,3,2,3] -0.87372 -12.741 0.13044 2.7279 0.15084 0.54881 -2.0194 -0.57965 3.1118 -0.64872
    0.098687 -0.29915 0.098728 -3.3861 0.06944 0.090394 0.088686 0.44579 2.4343 -8.5252 -0.61497 14.092 2.5618
    -0.96507 -0.40482 -0.82055 9.0828 0.13704 -1.5913 0.21644 3.9378 -3.1328 14.092 -0.3369 -2.0795 -0.12325
Y: tensor(float)[1,2,1,1,1] -0.72145694 1.5533233
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"GlobalAveragePool_v22.three_axes_float16", Origin::Derived, "reference", R"case(
Y = GlobalAveragePool-22(X)
X: tensor(float16)[1,2,3,2,3] -3.072265625 0.1431884765625 -0.84765625 1.509765625 -0.6728515625 -10.25
    4.9609375 0.580078125 14.0234375 0.08245849609375 1.85546875 0.375 1.5068359375 0.254638671875 -9.09375
    -6.1640625 3.380859375 14.0234375 0.666015625 5.8671875 -0.86669921875 -10.1171875 2.03125 -0.42529296875
    0.0811767578125 -0.151123046875 -0.199951171875 -0.331787109375 -0.4755859375 -0.45654296875
    -0.143798828125 -2.19921875 -0.297607421875 -0.32470703125 -0.1783447265625 0.152099609375
Y: tensor(float16)[1,2,1,1,1] 0.69970703125 -0.409423828125
rtol=0.001953125 atol=1.1920928955078125e-07
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"GlobalAveragePool_v1.large_planes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.large_planes_double"},
    {"GlobalAveragePool_v1.large_planes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.large_planes_float"},
    {"GlobalAveragePool_v1.large_planes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.large_planes_float16"},
    {"GlobalAveragePool_v1.two_axes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.two_axes_double"},
    {"GlobalAveragePool_v1.two_axes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.two_axes_float"},
    {"GlobalAveragePool_v1.two_axes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v1.two_axes_float16"},
    {"GlobalAveragePool_v22.large_planes_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_bfloat16"},
    {"GlobalAveragePool_v22.large_planes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_double"},
    {"GlobalAveragePool_v22.large_planes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_float"},
    {"GlobalAveragePool_v22.large_planes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.large_planes_float16"},
    {"GlobalAveragePool_v22.test_globalaveragepool", Origin::Official, "official",
     "schemas/cases/ai.onnx/GlobalAveragePool.pack", "test_globalaveragepool"},
    {"GlobalAveragePool_v22.two_axes_bfloat16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_bfloat16"},
    {"GlobalAveragePool_v22.two_axes_double", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_double"},
    {"GlobalAveragePool_v22.two_axes_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_float"},
    {"GlobalAveragePool_v22.two_axes_float16", Origin::Derived, "reference",
     "tests/cases/ai.onnx/GlobalAveragePool.pack", "GlobalAveragePool_v22.two_axes_float16"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
