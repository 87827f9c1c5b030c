// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Reshape.pack
//   tests/cases/ai.onnx/Reshape.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Reshape_v1.flat_float", Origin::Derived, "ort", R"case(
reshaped = Reshape-1(data) shape=[6]
data: tensor(float)[2,3] -0.36341 2.7648 -0.13423 -0.090332 2.7648 -0.89095
reshaped: tensor(float)[6] -0.36341 2.7648 -0.13423 -0.090332 2.7648 -0.89095
)case"},
    {"Reshape_v1.inferred_and_copied_double", Origin::Derived, "ort", R"case(
reshaped = Reshape-1(data) shape=[0,-1,2] consumed_inputs=[0]
data: tensor(double)[2,3,4] -0.9330126063 -0.568210115 -4.445044639 1.084127867 1.9294445 3.381454622
    -7.180109098 0.2377041156 -10.09412719 6.206296544 -0.1944846955 -4.720022609 -1.934727147 -0.7768144302
    0.1155427186 -0.3507399478 0.293540574 -1.321240927 -2.075574533 7.001441497 11.01858177 4.559597157
    11.01858177 0.7449472246
reshaped: tensor(double)[2,6,2] -0.9330126063 -0.568210115 -4.445044639 1.084127867 1.9294445 3.381454622
    -7.180109098 0.2377041156 -10.09412719 6.206296544 -0.1944846955 -4.720022609 -1.934727147 -0.7768144302
    0.1155427186 -0.3507399478 0.293540574 -1.321240927 -2.075574533 7.001441497 11.01858177 4.559597157
    11.01858177 0.7449472246
)case"},
    {"Reshape_v1.inferred_and_copied_float", Origin::Derived, "ort", R"case(
reshaped = Reshape-1(data) shape=[0,-1,2] consumed_inputs=[0]
data: tensor(float)[2,3,4] -0.95079 10.588 5.1271 -0.146 -0.93926 0.88992 -0.12262 -2.8556 -0.60901 1.9368
    1.2522 -1.1173 0.729 1.7926 10.588 -8.1105 -0.091539 -0.17758 -1.8177 -2.5815 -0.08829 -7.29 -0.11607
    -0.46956
reshaped: tensor(float)[2,6,2] -0.95079 10.588 5.1271 -0.146 -0.93926 0.88992 -0.12262 -2.8556 -0.60901 1.9368
    1.2522 -1.1173 0.729 1.7926 10.588 -8.1105 -0.091539 -0.17758 -1.8177 -2.5815 -0.08829 -7.29 -0.11607
    -0.46956
)case"},
    {"Reshape_v1.inferred_and_copied_float16", Origin::Derived, "ort", R"case(
reshaped = Reshape-1(data) shape=[0,-1,2] consumed_inputs=[0]
data: tensor(float16)[2,3,4] 0.580078125 0.12481689453125 -8.9765625 -0.564453125 2.845703125 15.4609375
    0.0701904296875 15.4609375 -0.98583984375 0.0780029296875 2.65625 -0.8779296875 -13.4375 -0.11151123046875
    -1.318359375 0.093505859375 -1.6767578125 -0.425048828125 0.53857421875 6.2890625 -1.017578125
    -0.9619140625 -0.385986328125 0.320556640625
reshaped: tensor(float16)[2,6,2] 0.580078125 0.12481689453125 -8.9765625 -0.564453125 2.845703125 15.4609375
    0.0701904296875 15.4609375 -0.98583984375 0.0780029296875 2.65625 -0.8779296875 -13.4375 -0.11151123046875
    -1.318359375 0.093505859375 -1.6767578125 -0.425048828125 0.53857421875 6.2890625 -1.017578125
    -0.9619140625 -0.385986328125 0.320556640625
)case"},
    {"Reshape_v1.scalar_float", Origin::Derived, "ort", R"case(
reshaped = Reshape-1(data) shape=[]
data: tensor(float)[1,1] 1.744
reshaped: tensor(float)[] 1.744
)case"},
    {"Reshape_v5.from_scalar_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(float)[] 2.3749
shape_: tensor(int64)[2] 1 -1
reshaped: tensor(float)[1,1] 2.3749
)case"},
    {"Reshape_v5.inferred_and_copied_input_bool", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(bool)[2,3,4] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bool)[2,6,2] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
)case"},
    {"Reshape_v5.inferred_and_copied_input_complex128", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(complex128)[2,3,4] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex128)[2,6,2] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
)case"},
    {"Reshape_v5.inferred_and_copied_input_complex64", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(complex64)[2,3,4] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex64)[2,6,2] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
)case"},
    {"Reshape_v5.inferred_and_copied_input_double", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(double)[2,3,4] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(double)[2,6,2] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
)case"},
    {"Reshape_v5.inferred_and_copied_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(float)[2,3,4] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float)[2,6,2] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
)case"},
    {"Reshape_v5.inferred_and_copied_input_float16", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(float16)[2,3,4] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float16)[2,6,2] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
)case"},
    {"Reshape_v5.inferred_and_copied_input_int16", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(int16)[2,3,4] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int16)[2,6,2] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
)case"},
    {"Reshape_v5.inferred_and_copied_input_int32", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(int32)[2,3,4] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38 49
    -74 -12070007 12079788 72 -84
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int32)[2,6,2] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38
    49 -74 -12070007 12079788 72 -84
)case"},
    {"Reshape_v5.inferred_and_copied_input_int64", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(int64)[2,3,4] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int64)[2,6,2] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
)case"},
    {"Reshape_v5.inferred_and_copied_input_int8", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(int8)[2,3,4] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62 23
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int8)[2,6,2] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62
    23
)case"},
    {"Reshape_v5.inferred_and_copied_input_string", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(string)[2,3,4] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(string)[2,6,2] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
)case"},
    {"Reshape_v5.inferred_and_copied_input_uint16", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(uint16)[2,3,4] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint16)[2,6,2] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
)case"},
    {"Reshape_v5.inferred_and_copied_input_uint32", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(uint32)[2,3,4] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66 29
    32640773 36011315 93 85
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint32)[2,6,2] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66
    29 32640773 36011315 93 85
)case"},
    {"Reshape_v5.inferred_and_copied_input_uint64", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(uint64)[2,3,4] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint64)[2,6,2] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
)case"},
    {"Reshape_v5.inferred_and_copied_input_uint8", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(uint8)[2,3,4] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint8)[2,6,2] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
)case"},
    {"Reshape_v5.inferred_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(float)[0,3]
shape_: tensor(int64)[2] 3 -1
reshaped: tensor(float)[3,0]
)case"},
    {"Reshape_v5.no_elements_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 3 0 2
reshaped: tensor(float)[3,0,2]
)case"},
    {"Reshape_v5.scalar_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-5(data, shape_)
data: tensor(float)[1,1] 1.8514
shape_: tensor(int64)[0]
reshaped: tensor(float)[] 1.8514
)case"},
    {"Reshape_v13.from_scalar_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(float)[] 2.3749
shape_: tensor(int64)[2] 1 -1
reshaped: tensor(float)[1,1] 2.3749
)case"},
    {"Reshape_v13.inferred_and_copied_input_bfloat16", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(bfloat16)[2,3,4] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375 -3.21875
    -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375 -0.427734375 -9.4375
    -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bfloat16)[2,6,2] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375
    -3.21875 -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375
    -0.427734375 -9.4375 -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
)case"},
    {"Reshape_v13.inferred_and_copied_input_bool", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(bool)[2,3,4] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bool)[2,6,2] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
)case"},
    {"Reshape_v13.inferred_and_copied_input_complex128", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(complex128)[2,3,4] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex128)[2,6,2] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
)case"},
    {"Reshape_v13.inferred_and_copied_input_complex64", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(complex64)[2,3,4] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex64)[2,6,2] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
)case"},
    {"Reshape_v13.inferred_and_copied_input_double", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(double)[2,3,4] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(double)[2,6,2] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
)case"},
    {"Reshape_v13.inferred_and_copied_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(float)[2,3,4] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float)[2,6,2] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
)case"},
    {"Reshape_v13.inferred_and_copied_input_float16", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(float16)[2,3,4] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float16)[2,6,2] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
)case"},
    {"Reshape_v13.inferred_and_copied_input_int16", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(int16)[2,3,4] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int16)[2,6,2] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
)case"},
    {"Reshape_v13.inferred_and_copied_input_int32", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(int32)[2,3,4] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38 49
    -74 -12070007 12079788 72 -84
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int32)[2,6,2] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38
    49 -74 -12070007 12079788 72 -84
)case"},
    {"Reshape_v13.inferred_and_copied_input_int64", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(int64)[2,3,4] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int64)[2,6,2] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
)case"},
    {"Reshape_v13.inferred_and_copied_input_int8", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(int8)[2,3,4] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62 23
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int8)[2,6,2] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62
    23
)case"},
    {"Reshape_v13.inferred_and_copied_input_string", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(string)[2,3,4] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(string)[2,6,2] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
)case"},
    {"Reshape_v13.inferred_and_copied_input_uint16", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(uint16)[2,3,4] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint16)[2,6,2] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
)case"},
    {"Reshape_v13.inferred_and_copied_input_uint32", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(uint32)[2,3,4] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66 29
    32640773 36011315 93 85
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint32)[2,6,2] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66
    29 32640773 36011315 93 85
)case"},
    {"Reshape_v13.inferred_and_copied_input_uint64", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(uint64)[2,3,4] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint64)[2,6,2] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
)case"},
    {"Reshape_v13.inferred_and_copied_input_uint8", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(uint8)[2,3,4] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint8)[2,6,2] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
)case"},
    {"Reshape_v13.inferred_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(float)[0,3]
shape_: tensor(int64)[2] 3 -1
reshaped: tensor(float)[3,0]
)case"},
    {"Reshape_v13.no_elements_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 3 0 2
reshaped: tensor(float)[3,0,2]
)case"},
    {"Reshape_v13.scalar_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-13(data, shape_)
data: tensor(float)[1,1] 1.8514
shape_: tensor(int64)[0]
reshaped: tensor(float)[] 1.8514
)case"},
    {"Reshape_v14.allowed_zero_unused_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_) allowzero=1
data: tensor(float)[2,3,2] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
shape_: tensor(int64)[2] 4 -1
reshaped: tensor(float)[4,3] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
)case"},
    {"Reshape_v14.from_scalar_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(float)[] 2.3749
shape_: tensor(int64)[2] 1 -1
reshaped: tensor(float)[1,1] 2.3749
)case"},
    {"Reshape_v14.inferred_and_copied_input_bfloat16", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(bfloat16)[2,3,4] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375 -3.21875
    -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375 -0.427734375 -9.4375
    -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bfloat16)[2,6,2] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375
    -3.21875 -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375
    -0.427734375 -9.4375 -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
)case"},
    {"Reshape_v14.inferred_and_copied_input_bool", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(bool)[2,3,4] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bool)[2,6,2] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
)case"},
    {"Reshape_v14.inferred_and_copied_input_complex128", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(complex128)[2,3,4] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex128)[2,6,2] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
)case"},
    {"Reshape_v14.inferred_and_copied_input_complex64", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(complex64)[2,3,4] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex64)[2,6,2] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
)case"},
    {"Reshape_v14.inferred_and_copied_input_double", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(double)[2,3,4] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(double)[2,6,2] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
)case"},
    {"Reshape_v14.inferred_and_copied_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(float)[2,3,4] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float)[2,6,2] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
)case"},
    {"Reshape_v14.inferred_and_copied_input_float16", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(float16)[2,3,4] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float16)[2,6,2] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
)case"},
    {"Reshape_v14.inferred_and_copied_input_int16", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(int16)[2,3,4] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int16)[2,6,2] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
)case"},
    {"Reshape_v14.inferred_and_copied_input_int32", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(int32)[2,3,4] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38 49
    -74 -12070007 12079788 72 -84
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int32)[2,6,2] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38
    49 -74 -12070007 12079788 72 -84
)case"},
    {"Reshape_v14.inferred_and_copied_input_int64", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(int64)[2,3,4] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int64)[2,6,2] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
)case"},
    {"Reshape_v14.inferred_and_copied_input_int8", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(int8)[2,3,4] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62 23
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int8)[2,6,2] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62
    23
)case"},
    {"Reshape_v14.inferred_and_copied_input_string", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(string)[2,3,4] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(string)[2,6,2] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
)case"},
    {"Reshape_v14.inferred_and_copied_input_uint16", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(uint16)[2,3,4] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint16)[2,6,2] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
)case"},
    {"Reshape_v14.inferred_and_copied_input_uint32", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(uint32)[2,3,4] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66 29
    32640773 36011315 93 85
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint32)[2,6,2] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66
    29 32640773 36011315 93 85
)case"},
    {"Reshape_v14.inferred_and_copied_input_uint64", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(uint64)[2,3,4] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint64)[2,6,2] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
)case"},
    {"Reshape_v14.inferred_and_copied_input_uint8", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(uint8)[2,3,4] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint8)[2,6,2] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
)case"},
    {"Reshape_v14.inferred_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(float)[0,3]
shape_: tensor(int64)[2] 3 -1
reshaped: tensor(float)[3,0]
)case"},
    {"Reshape_v14.no_elements_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 3 0 2
reshaped: tensor(float)[3,0,2]
)case"},
    {"Reshape_v14.real_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_) allowzero=1
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 0 4 5
reshaped: tensor(float)[0,4,5]
)case"},
    {"Reshape_v14.scalar_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-14(data, shape_)
data: tensor(float)[1,1] 1.8514
shape_: tensor(int64)[0]
reshaped: tensor(float)[] 1.8514
)case"},
    {"Reshape_v19.allowed_zero_unused_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_) allowzero=1
data: tensor(float)[2,3,2] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
shape_: tensor(int64)[2] 4 -1
reshaped: tensor(float)[4,3] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
)case"},
    {"Reshape_v19.from_scalar_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float)[] 2.3749
shape_: tensor(int64)[2] 1 -1
reshaped: tensor(float)[1,1] 2.3749
)case"},
    {"Reshape_v19.inferred_and_copied_input_bfloat16", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(bfloat16)[2,3,4] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375 -3.21875
    -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375 -0.427734375 -9.4375
    -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bfloat16)[2,6,2] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375
    -3.21875 -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375
    -0.427734375 -9.4375 -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
)case"},
    {"Reshape_v19.inferred_and_copied_input_bool", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(bool)[2,3,4] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bool)[2,6,2] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
)case"},
    {"Reshape_v19.inferred_and_copied_input_complex128", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(complex128)[2,3,4] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex128)[2,6,2] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
)case"},
    {"Reshape_v19.inferred_and_copied_input_complex64", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(complex64)[2,3,4] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex64)[2,6,2] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
)case"},
    {"Reshape_v19.inferred_and_copied_input_double", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(double)[2,3,4] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(double)[2,6,2] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
)case"},
    {"Reshape_v19.inferred_and_copied_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float)[2,3,4] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float)[2,6,2] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
)case"},
    {"Reshape_v19.inferred_and_copied_input_float16", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float16)[2,3,4] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float16)[2,6,2] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
)case"},
    {"Reshape_v19.inferred_and_copied_input_float8e4m3fn", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float8e4m3fn)[2,3,4] 0.46875 52 0.001953125 -0.0546875 -16 -0.171875 18 24 -0.021484375 22 5 32 0
    -0.04296875 -1.875 -0.28125 0.21875 -2.25 -0.3125 -10 -0.029296875 -2.75 52 0.40625
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e4m3fn)[2,6,2] 0.46875 52 0.001953125 -0.0546875 -16 -0.171875 18 24 -0.021484375 22 5
    32 0 -0.04296875 -1.875 -0.28125 0.21875 -2.25 -0.3125 -10 -0.029296875 -2.75 52 0.40625
)case"},
    {"Reshape_v19.inferred_and_copied_input_float8e4m3fnuz", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float8e4m3fnuz)[2,3,4] -0.5625 -26 0.0859375 -0.0146484375 40 -1.625 -0.0078125 -14 0.00390625
    -0.203125 -0.21875 -0.34375 -0.03515625 0.15625 48 -3.25 0.09375 0.0029296875 -2.5 14 -60 -0.0126953125
    -1.75 -60
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e4m3fnuz)[2,6,2] -0.5625 -26 0.0859375 -0.0146484375 40 -1.625 -0.0078125 -14
    0.00390625 -0.203125 -0.21875 -0.34375 -0.03515625 0.15625 48 -3.25 0.09375 0.0029296875 -2.5 14 -60
    -0.0126953125 -1.75 -60
)case"},
    {"Reshape_v19.inferred_and_copied_input_float8e5m2", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float8e5m2)[2,3,4] -6 -48 -0.4375 -2.5 28 0.000732421875 -0.000244140625 -16 -14 12
    -0.00244140625 0.109375 -0.00018310546875 0.1875 -3.0517578125e-05 0.00042724609375 -1 1 0.013671875 -48
    -1.75 14 24 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e5m2)[2,6,2] -6 -48 -0.4375 -2.5 28 0.000732421875 -0.000244140625 -16 -14 12
    -0.00244140625 0.109375 -0.00018310546875 0.1875 -3.0517578125e-05 0.00042724609375 -1 1 0.013671875 -48
    -1.75 14 24 0
)case"},
    {"Reshape_v19.inferred_and_copied_input_float8e5m2fnuz", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float8e5m2fnuz)[2,3,4] -4.57763671875e-05 0.0068359375 0.00018310546875 -3.814697265625e-05
    -0.02734375 -0.046875 0.00341796875 0.21875 8 -0.015625 0.625 -12 -6 -2 28 -16 0.109375 -0.00390625 -4
    -0.0006103515625 -0.0625 -0.109375 -2.288818359375e-05 -0.0078125
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e5m2fnuz)[2,6,2] -4.57763671875e-05 0.0068359375 0.00018310546875 -3.814697265625e-05
    -0.02734375 -0.046875 0.00341796875 0.21875 8 -0.015625 0.625 -12 -6 -2 28 -16 0.109375 -0.00390625 -4
    -0.0006103515625 -0.0625 -0.109375 -2.288818359375e-05 -0.0078125
)case"},
    {"Reshape_v19.inferred_and_copied_input_int16", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(int16)[2,3,4] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int16)[2,6,2] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
)case"},
    {"Reshape_v19.inferred_and_copied_input_int32", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(int32)[2,3,4] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38 49
    -74 -12070007 12079788 72 -84
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int32)[2,6,2] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38
    49 -74 -12070007 12079788 72 -84
)case"},
    {"Reshape_v19.inferred_and_copied_input_int64", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(int64)[2,3,4] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int64)[2,6,2] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
)case"},
    {"Reshape_v19.inferred_and_copied_input_int8", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(int8)[2,3,4] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62 23
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int8)[2,6,2] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62
    23
)case"},
    {"Reshape_v19.inferred_and_copied_input_string", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(string)[2,3,4] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(string)[2,6,2] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
)case"},
    {"Reshape_v19.inferred_and_copied_input_uint16", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(uint16)[2,3,4] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint16)[2,6,2] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
)case"},
    {"Reshape_v19.inferred_and_copied_input_uint32", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(uint32)[2,3,4] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66 29
    32640773 36011315 93 85
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint32)[2,6,2] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66
    29 32640773 36011315 93 85
)case"},
    {"Reshape_v19.inferred_and_copied_input_uint64", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(uint64)[2,3,4] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint64)[2,6,2] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
)case"},
    {"Reshape_v19.inferred_and_copied_input_uint8", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(uint8)[2,3,4] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint8)[2,6,2] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
)case"},
    {"Reshape_v19.inferred_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float)[0,3]
shape_: tensor(int64)[2] 3 -1
reshaped: tensor(float)[3,0]
)case"},
    {"Reshape_v19.no_elements_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 3 0 2
reshaped: tensor(float)[3,0,2]
)case"},
    {"Reshape_v19.real_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_) allowzero=1
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 0 4 5
reshaped: tensor(float)[0,4,5]
)case"},
    {"Reshape_v19.scalar_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-19(data, shape_)
data: tensor(float)[1,1] 1.8514
shape_: tensor(int64)[0]
reshaped: tensor(float)[] 1.8514
)case"},
    {"Reshape_v21.allowed_zero_unused_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_) allowzero=1
data: tensor(float)[2,3,2] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
shape_: tensor(int64)[2] 4 -1
reshaped: tensor(float)[4,3] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
)case"},
    {"Reshape_v21.from_scalar_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float)[] 2.3749
shape_: tensor(int64)[2] 1 -1
reshaped: tensor(float)[1,1] 2.3749
)case"},
    {"Reshape_v21.inferred_and_copied_input_bfloat16", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(bfloat16)[2,3,4] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375 -3.21875
    -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375 -0.427734375 -9.4375
    -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bfloat16)[2,6,2] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375
    -3.21875 -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375
    -0.427734375 -9.4375 -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
)case"},
    {"Reshape_v21.inferred_and_copied_input_bool", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(bool)[2,3,4] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bool)[2,6,2] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
)case"},
    {"Reshape_v21.inferred_and_copied_input_complex128", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(complex128)[2,3,4] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex128)[2,6,2] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
)case"},
    {"Reshape_v21.inferred_and_copied_input_complex64", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(complex64)[2,3,4] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex64)[2,6,2] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
)case"},
    {"Reshape_v21.inferred_and_copied_input_double", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(double)[2,3,4] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(double)[2,6,2] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
)case"},
    {"Reshape_v21.inferred_and_copied_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float)[2,3,4] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float)[2,6,2] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
)case"},
    {"Reshape_v21.inferred_and_copied_input_float16", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float16)[2,3,4] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float16)[2,6,2] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
)case"},
    {"Reshape_v21.inferred_and_copied_input_float8e4m3fn", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float8e4m3fn)[2,3,4] 0.46875 52 0.001953125 -0.0546875 -16 -0.171875 18 24 -0.021484375 22 5 32 0
    -0.04296875 -1.875 -0.28125 0.21875 -2.25 -0.3125 -10 -0.029296875 -2.75 52 0.40625
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e4m3fn)[2,6,2] 0.46875 52 0.001953125 -0.0546875 -16 -0.171875 18 24 -0.021484375 22 5
    32 0 -0.04296875 -1.875 -0.28125 0.21875 -2.25 -0.3125 -10 -0.029296875 -2.75 52 0.40625
)case"},
    {"Reshape_v21.inferred_and_copied_input_float8e4m3fnuz", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float8e4m3fnuz)[2,3,4] -0.5625 -26 0.0859375 -0.0146484375 40 -1.625 -0.0078125 -14 0.00390625
    -0.203125 -0.21875 -0.34375 -0.03515625 0.15625 48 -3.25 0.09375 0.0029296875 -2.5 14 -60 -0.0126953125
    -1.75 -60
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e4m3fnuz)[2,6,2] -0.5625 -26 0.0859375 -0.0146484375 40 -1.625 -0.0078125 -14
    0.00390625 -0.203125 -0.21875 -0.34375 -0.03515625 0.15625 48 -3.25 0.09375 0.0029296875 -2.5 14 -60
    -0.0126953125 -1.75 -60
)case"},
    {"Reshape_v21.inferred_and_copied_input_float8e5m2", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float8e5m2)[2,3,4] -6 -48 -0.4375 -2.5 28 0.000732421875 -0.000244140625 -16 -14 12
    -0.00244140625 0.109375 -0.00018310546875 0.1875 -3.0517578125e-05 0.00042724609375 -1 1 0.013671875 -48
    -1.75 14 24 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e5m2)[2,6,2] -6 -48 -0.4375 -2.5 28 0.000732421875 -0.000244140625 -16 -14 12
    -0.00244140625 0.109375 -0.00018310546875 0.1875 -3.0517578125e-05 0.00042724609375 -1 1 0.013671875 -48
    -1.75 14 24 0
)case"},
    {"Reshape_v21.inferred_and_copied_input_float8e5m2fnuz", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float8e5m2fnuz)[2,3,4] -4.57763671875e-05 0.0068359375 0.00018310546875 -3.814697265625e-05
    -0.02734375 -0.046875 0.00341796875 0.21875 8 -0.015625 0.625 -12 -6 -2 28 -16 0.109375 -0.00390625 -4
    -0.0006103515625 -0.0625 -0.109375 -2.288818359375e-05 -0.0078125
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e5m2fnuz)[2,6,2] -4.57763671875e-05 0.0068359375 0.00018310546875 -3.814697265625e-05
    -0.02734375 -0.046875 0.00341796875 0.21875 8 -0.015625 0.625 -12 -6 -2 28 -16 0.109375 -0.00390625 -4
    -0.0006103515625 -0.0625 -0.109375 -2.288818359375e-05 -0.0078125
)case"},
    {"Reshape_v21.inferred_and_copied_input_int16", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(int16)[2,3,4] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int16)[2,6,2] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
)case"},
    {"Reshape_v21.inferred_and_copied_input_int32", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(int32)[2,3,4] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38 49
    -74 -12070007 12079788 72 -84
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int32)[2,6,2] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38
    49 -74 -12070007 12079788 72 -84
)case"},
    {"Reshape_v21.inferred_and_copied_input_int4", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(int4)[2,3,4] 1 3 -5 -1 -2 2 -7 4 0 6 -8 -4 7 -3 -6 5 -8 3 3 7 5 -3 1 4
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int4)[2,6,2] 1 3 -5 -1 -2 2 -7 4 0 6 -8 -4 7 -3 -6 5 -8 3 3 7 5 -3 1 4
)case"},
    {"Reshape_v21.inferred_and_copied_input_int64", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(int64)[2,3,4] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int64)[2,6,2] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
)case"},
    {"Reshape_v21.inferred_and_copied_input_int8", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(int8)[2,3,4] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62 23
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int8)[2,6,2] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62
    23
)case"},
    {"Reshape_v21.inferred_and_copied_input_string", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(string)[2,3,4] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(string)[2,6,2] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
)case"},
    {"Reshape_v21.inferred_and_copied_input_uint16", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(uint16)[2,3,4] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint16)[2,6,2] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
)case"},
    {"Reshape_v21.inferred_and_copied_input_uint32", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(uint32)[2,3,4] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66 29
    32640773 36011315 93 85
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint32)[2,6,2] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66
    29 32640773 36011315 93 85
)case"},
    {"Reshape_v21.inferred_and_copied_input_uint4", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(uint4)[2,3,4] 2 7 13 1 14 0 3 11 5 6 8 10 4 15 9 15 12 7 1 13 0 12 15 13
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint4)[2,6,2] 2 7 13 1 14 0 3 11 5 6 8 10 4 15 9 15 12 7 1 13 0 12 15 13
)case"},
    {"Reshape_v21.inferred_and_copied_input_uint64", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(uint64)[2,3,4] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint64)[2,6,2] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
)case"},
    {"Reshape_v21.inferred_and_copied_input_uint8", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(uint8)[2,3,4] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint8)[2,6,2] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
)case"},
    {"Reshape_v21.inferred_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float)[0,3]
shape_: tensor(int64)[2] 3 -1
reshaped: tensor(float)[3,0]
)case"},
    {"Reshape_v21.no_elements_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 3 0 2
reshaped: tensor(float)[3,0,2]
)case"},
    {"Reshape_v21.real_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_) allowzero=1
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 0 4 5
reshaped: tensor(float)[0,4,5]
)case"},
    {"Reshape_v21.scalar_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-21(data, shape_)
data: tensor(float)[1,1] 1.8514
shape_: tensor(int64)[0]
reshaped: tensor(float)[] 1.8514
)case"},
    {"Reshape_v23.allowed_zero_unused_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_) allowzero=1
data: tensor(float)[2,3,2] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
shape_: tensor(int64)[2] 4 -1
reshaped: tensor(float)[4,3] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
)case"},
    {"Reshape_v23.from_scalar_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float)[] 2.3749
shape_: tensor(int64)[2] 1 -1
reshaped: tensor(float)[1,1] 2.3749
)case"},
    {"Reshape_v23.inferred_and_copied_input_bfloat16", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(bfloat16)[2,3,4] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375 -3.21875
    -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375 -0.427734375 -9.4375
    -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bfloat16)[2,6,2] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375
    -3.21875 -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375
    -0.427734375 -9.4375 -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
)case"},
    {"Reshape_v23.inferred_and_copied_input_bool", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(bool)[2,3,4] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bool)[2,6,2] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
)case"},
    {"Reshape_v23.inferred_and_copied_input_complex128", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(complex128)[2,3,4] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex128)[2,6,2] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
)case"},
    {"Reshape_v23.inferred_and_copied_input_complex64", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(complex64)[2,3,4] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex64)[2,6,2] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
)case"},
    {"Reshape_v23.inferred_and_copied_input_double", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(double)[2,3,4] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(double)[2,6,2] -14.35035925 -2.49038483 -0.2818925855 -9.325347184 -12.45067399 0.5545769915
    -0.3352670557 0.07200806446 -0.2938535757 -0.1389033778 1.497531909 0.1216838789 0.4031521911 0.0671550822
    -14.35035925 3.040264119 0.09549061745 -8.696614814 3.831251856 -0.1599520238 -0.3088603668 -0.4585612902
    -0.1945734043 -0.7770626223
)case"},
    {"Reshape_v23.inferred_and_copied_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float)[2,3,4] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float)[2,6,2] 0.189 0.46888 -0.76091 -8.5891 0.52442 6.2224 -0.15352 -0.88798 0.3878 10.261
    10.261 0.58954 1.4634 1.8345 1.6673 0.33973 -0.48294 -0.60496 -0.094408 -0.20339 -0.73548 -2.0161 -6.8184
    0.60031
)case"},
    {"Reshape_v23.inferred_and_copied_input_float16", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float16)[2,3,4] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float16)[2,6,2] -6.3515625 -4.4765625 -1.99609375 -0.89892578125 -5.23828125 -0.376220703125
    -2.982421875 -6.3515625 0.1217041015625 0.107421875 0.139404296875 7.4609375 0.8828125 0.273681640625
    1.638671875 -12.859375 1.3837890625 0.338623046875 0.222412109375 -8.046875 -3.12109375 -1.2138671875
    -12.859375 -3.091796875
)case"},
    {"Reshape_v23.inferred_and_copied_input_float4e2m1", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float4e2m1)[2,3,4] 4 0.5 -1 1.5 0 -3 -4 6 2 -2 -6 -1.5 1 -0.5 3 -1 -4 -2 2 0 6 1.5 6 -0.5
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float4e2m1)[2,6,2] 4 0.5 -1 1.5 0 -3 -4 6 2 -2 -6 -1.5 1 -0.5 3 -1 -4 -2 2 0 6 1.5 6 -0.5
)case"},
    {"Reshape_v23.inferred_and_copied_input_float8e4m3fn", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float8e4m3fn)[2,3,4] 0.46875 52 0.001953125 -0.0546875 -16 -0.171875 18 24 -0.021484375 22 5 32 0
    -0.04296875 -1.875 -0.28125 0.21875 -2.25 -0.3125 -10 -0.029296875 -2.75 52 0.40625
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e4m3fn)[2,6,2] 0.46875 52 0.001953125 -0.0546875 -16 -0.171875 18 24 -0.021484375 22 5
    32 0 -0.04296875 -1.875 -0.28125 0.21875 -2.25 -0.3125 -10 -0.029296875 -2.75 52 0.40625
)case"},
    {"Reshape_v23.inferred_and_copied_input_float8e4m3fnuz", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float8e4m3fnuz)[2,3,4] -0.5625 -26 0.0859375 -0.0146484375 40 -1.625 -0.0078125 -14 0.00390625
    -0.203125 -0.21875 -0.34375 -0.03515625 0.15625 48 -3.25 0.09375 0.0029296875 -2.5 14 -60 -0.0126953125
    -1.75 -60
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e4m3fnuz)[2,6,2] -0.5625 -26 0.0859375 -0.0146484375 40 -1.625 -0.0078125 -14
    0.00390625 -0.203125 -0.21875 -0.34375 -0.03515625 0.15625 48 -3.25 0.09375 0.0029296875 -2.5 14 -60
    -0.0126953125 -1.75 -60
)case"},
    {"Reshape_v23.inferred_and_copied_input_float8e5m2", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float8e5m2)[2,3,4] -6 -48 -0.4375 -2.5 28 0.000732421875 -0.000244140625 -16 -14 12
    -0.00244140625 0.109375 -0.00018310546875 0.1875 -3.0517578125e-05 0.00042724609375 -1 1 0.013671875 -48
    -1.75 14 24 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e5m2)[2,6,2] -6 -48 -0.4375 -2.5 28 0.000732421875 -0.000244140625 -16 -14 12
    -0.00244140625 0.109375 -0.00018310546875 0.1875 -3.0517578125e-05 0.00042724609375 -1 1 0.013671875 -48
    -1.75 14 24 0
)case"},
    {"Reshape_v23.inferred_and_copied_input_float8e5m2fnuz", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float8e5m2fnuz)[2,3,4] -4.57763671875e-05 0.0068359375 0.00018310546875 -3.814697265625e-05
    -0.02734375 -0.046875 0.00341796875 0.21875 8 -0.015625 0.625 -12 -6 -2 28 -16 0.109375 -0.00390625 -4
    -0.0006103515625 -0.0625 -0.109375 -2.288818359375e-05 -0.0078125
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(float8e5m2fnuz)[2,6,2] -4.57763671875e-05 0.0068359375 0.00018310546875 -3.814697265625e-05
    -0.02734375 -0.046875 0.00341796875 0.21875 8 -0.015625 0.625 -12 -6 -2 28 -16 0.109375 -0.00390625 -4
    -0.0006103515625 -0.0625 -0.109375 -2.288818359375e-05 -0.0078125
)case"},
    {"Reshape_v23.inferred_and_copied_input_int16", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(int16)[2,3,4] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int16)[2,6,2] -169 43 -316 256 -90 -27 -42 -23 -91 -125 49 81 3 6 57 -60 59 -85 20 75 -316 67
    -204 87
)case"},
    {"Reshape_v23.inferred_and_copied_input_int32", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(int32)[2,3,4] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38 49
    -74 -12070007 12079788 72 -84
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int32)[2,6,2] -8061032 21180630 97 21180630 -92 63 47 95 52 -86 -67 -57 -96 82 -88 83 25 38
    49 -74 -12070007 12079788 72 -84
)case"},
    {"Reshape_v23.inferred_and_copied_input_int4", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(int4)[2,3,4] 1 3 -5 -1 -2 2 -7 4 0 6 -8 -4 7 -3 -6 5 -8 3 3 7 5 -3 1 4
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int4)[2,6,2] 1 3 -5 -1 -2 2 -7 4 0 6 -8 -4 7 -3 -6 5 -8 3 3 7 5 -3 1 4
)case"},
    {"Reshape_v23.inferred_and_copied_input_int64", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(int64)[2,3,4] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int64)[2,6,2] -7 -8 90 41883046910009730 10 -82948775362060922 60506656851418770 -88
    -4825470991438238 -69059051861344830 -97 -82948775362060922 -98 -58 94 99 76 65184880280545106 -65 -59 -79
    42 -80 30539911919452002
)case"},
    {"Reshape_v23.inferred_and_copied_input_int8", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(int8)[2,3,4] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62 23
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(int8)[2,6,2] -15 -57 15 123 40 2 -55 -38 18 -75 61 -28 -60 -63 21 123 -85 -10 66 87 48 96 62
    23
)case"},
    {"Reshape_v23.inferred_and_copied_input_string", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(string)[2,3,4] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(string)[2,6,2] "Omega" "-1.5" "xxxxxxxxxxxxxxxxxxxx" "line\x0abreak" "nan"
    "\xe6\x97\xa5\xe6\x9c\xac" "back\\slash" "quote\"s" "\xc3\xa9t\xc3\xa9" "alpha" "end" "beta " "a,b" "{}"
    "" "0" "Beta" "zz top" "tab\x09" "\xf0\x9f\x98\x80" "Omega20" "-1.521" "xxxxxxxxxxxxxxxxxxxx22"
    "line\x0abreak23"
)case"},
    {"Reshape_v23.inferred_and_copied_input_uint16", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(uint16)[2,3,4] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint16)[2,6,2] 71 38 6 91 78 133 115 428 230 17 69 444 83 96 11 7 41 19 77 28 84 87 444 24
)case"},
    {"Reshape_v23.inferred_and_copied_input_uint32", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(uint32)[2,3,4] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66 29
    32640773 36011315 93 85
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint32)[2,6,2] 18 31821879 53 75 4 50 10 46 36011315 63 15 88 44 1033079 12587996 49 61 14 66
    29 32640773 36011315 93 85
)case"},
    {"Reshape_v23.inferred_and_copied_input_uint4", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(uint4)[2,3,4] 2 7 13 1 14 0 3 11 5 6 8 10 4 15 9 15 12 7 1 13 0 12 15 13
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint4)[2,6,2] 2 7 13 1 14 0 3 11 5 6 8 10 4 15 9 15 12 7 1 13 0 12 15 13
)case"},
    {"Reshape_v23.inferred_and_copied_input_uint64", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(uint64)[2,3,4] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint64)[2,6,2] 54 50457476541050864 60 26 150287519158280320 28 59 73 20 15 38 50
    150287519158280320 25162483838045736 47 43 64 56 5 88424772117039760 71 2607235334643487 30 70
)case"},
    {"Reshape_v23.inferred_and_copied_input_uint8", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(uint8)[2,3,4] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(uint8)[2,6,2] 95 17 48 91 251 16 81 161 251 2 4 27 25 167 39 46 45 59 76 73 33 119 12 35
)case"},
    {"Reshape_v23.inferred_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float)[0,3]
shape_: tensor(int64)[2] 3 -1
reshaped: tensor(float)[3,0]
)case"},
    {"Reshape_v23.no_elements_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 3 0 2
reshaped: tensor(float)[3,0,2]
)case"},
    {"Reshape_v23.real_zero_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_) allowzero=1
data: tensor(float)[2,0,3]
shape_: tensor(int64)[3] 0 4 5
reshaped: tensor(float)[0,4,5]
)case"},
    {"Reshape_v23.scalar_input_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-23(data, shape_)
data: tensor(float)[1,1] 1.8514
shape_: tensor(int64)[0]
reshaped: tensor(float)[] 1.8514
)case"},
    {"Reshape_v24.allowed_zero_unused_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-24(data, shape_) allowzero=1
data: tensor(float)[2,3,2] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
shape_: tensor(int64)[2] 4 -1
reshaped: tensor(float)[4,3] 2.0314 -0.087387 0.55478 0.88987 0.24943 -0.45955 2.1217 6.7265 -0.28975 -5.3346
    6.7265 -0.59945
)case"},
    {"Reshape_v24.from_scalar_float", Origin::Derived, "reference", R"case(
reshaped = Reshape-24(data, shape_)
data: tensor(float)[] 2.3749
shape_: tensor(int64)[2] 1 -1
reshaped: tensor(float)[1,1] 2.3749
)case"},
    {"Reshape_v24.inferred_and_copied_input_bfloat16", Origin::Derived, "reference", R"case(
reshaped = Reshape-24(data, shape_)
data: tensor(bfloat16)[2,3,4] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375 -3.21875
    -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375 -0.427734375 -9.4375
    -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bfloat16)[2,6,2] -0.255859375 -0.66796875 -14.4375 8.5625 2.40625 5.6875 -0.08349609375
    -3.21875 -9.3125 -0.1181640625 -1.6953125 -14.4375 0.2578125 -0.1787109375 1.4453125 0.6484375
    -0.427734375 -9.4375 -0.251953125 0.08203125 -3.421875 -0.2431640625 1.25 12.75
)case"},
    {"Reshape_v24.inferred_and_copied_input_bool", Origin::Derived, "reference", R"case(
reshaped = Reshape-24(data, shape_)
data: tensor(bool)[2,3,4] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(bool)[2,6,2] 1 1 1 0 0 1 0 0 1 1 0 0 1 0 1 0 0 1 1 1 0 1 1 0
)case"},
    {"Reshape_v24.inferred_and_copied_input_complex128", Origin::Derived, "reference", R"case(
reshaped = Reshape-24(data, shape_)
data: tensor(complex128)[2,3,4] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex128)[2,6,2] (3.005124113,5.972086607) (-1.730254655,0.1196916606)
    (-0.2618575252,3.567057685) (0.06299887978,-12.57512768) (1.472727145,9.42389849)
    (-2.48885217,-0.1095397158) (-0.180409058,-15.47899244) (14.41735676,-5.237504765)
    (-1.34849581,-0.237834119) (-0.2011947988,0.5449667456) (1.219409642,-15.71063501)
    (0.08382714925,1.331623795) (14.54061363,0.1356643315) (-0.2381575486,0.7164573528)
    (0.2188915334,-0.8698002135) (-0.5116233848,12.62530542) (0.3634035444,0.8560410392)
    (8.966645979,0.286139049) (0.07230684516,4.755554566) (-3.778167135,-11.92181007)
    (1.219409642,-15.71063501) (0.1984996565,0.4125889669) (0.2045320191,0.4373164724)
    (-4.814766532,-0.3400903416)
)case"},
    {"Reshape_v24.inferred_and_copied_input_complex64", Origin::Derived, "reference", R"case(
reshaped = Reshape-24(data, shape_)
data: tensor(complex64)[2,3,4] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
shape_: tensor(int64)[3] 0 -1 2
reshaped: tensor(complex64)[2,6,2] (-1.1033,-2.8013) (-5.0841,-0.96227) (-0.50426,0.64447) (1.1867,15.496)
    (-0.98533,1.194) (-8.7651,-1.1554) (-0.92831,-7.2435) (8.718,-0.074922) (-7.2714,0.39576)
    (10.979,-0.47243) (11.8,1.3362) (3.5864,-5.1832) (-6.5496,1.4497) (1.0586,1.0311) (4.4671,-0.17786)
    (-5.2522,-0.33666) (-9.587,-2.2501) (1.1867,15.496) (2.0297,-0.3199) (8.2142,-2.7607) (-3.8533,1.4996)
    (0.38736,-13.231) (0.082606,0.072264) (0.13091,9.8149)
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
