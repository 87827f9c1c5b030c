// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Shape.pack
//   tests/cases/ai.onnx/Shape.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Shape_v1.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v1.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v1.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v1.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-1(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v13.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v13.three_axes_bfloat16", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(bfloat16)[2,3,4] 0.53125 0.14453125 4.375 0.19140625 1.3359375 -10.4375 9.6875 6.875 6.03125
    2.734375 -0.26953125 -0.734375 4.1875 -9.25 0.08154296875 -10.4375 6.34375 1.3359375 -0.267578125
    0.064453125 5.03125 -1.890625 3.859375 -6.6875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v13.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-13(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.clamped_float", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data) start=-10 end=10
data: tensor(float)[2,3,4] 0.13447 0.75995 -14.373 2.6776 -2.1111 0.51901 -2.7807 5.763 -0.14033 -0.16434
    0.10216 -3.8319 -5.3994 -14.112 0.12584 -8.8761 1.4252 0.40456 0.56733 11.312 -0.168 0.088318 1.8161
    -14.373
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.end_float", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data) end=2
data: tensor(float)[2,3,4] -1.1714 -1.8479 -0.74102 0.20775 -15.506 -0.14804 -0.84433 0.68243 5.0518 11.409
    -0.90305 1.3137 -7.247 -0.28382 -2.3561 0.39023 0.7671 -1.0588 -0.15069 10.211 0.83236 -1.8588 -15.506
    -0.28863
shape_: tensor(int64)[2] 2 3
)case"},
    {"Shape_v15.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v15.nothing_float", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data) start=2 end=1
data: tensor(float)[2,3,4] 0.15922 2.9662 -0.60371 -0.27952 13.402 -0.17749 1.2744 -0.61473 -4.332 -0.34889
    10.832 -0.10081 1.0746 -3.2677 -0.15682 0.89261 13.402 1.3369 -2.9221 0.074174 -2.1074 0.8559 -0.077192
    1.9838
shape_: tensor(int64)[0]
)case"},
    {"Shape_v15.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v15.start_float", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data) start=1
data: tensor(float)[2,3,4] 13.395 -13.606 7.87 -15.767 0.33252 -0.084365 0.10146 -0.26217 0.32707 12.629
    -3.0562 1.2294 8.8929 4.3252 -1.8533 2.6599 0.17669 -0.11703 6.7197 -5.9091 -15.767 -10.502 4.8994
    -0.12038
shape_: tensor(int64)[2] 3 4
)case"},
    {"Shape_v15.three_axes_bfloat16", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(bfloat16)[2,3,4] 0.53125 0.14453125 4.375 0.19140625 1.3359375 -10.4375 9.6875 6.875 6.03125
    2.734375 -0.26953125 -0.734375 4.1875 -9.25 0.08154296875 -10.4375 6.34375 1.3359375 -0.267578125
    0.064453125 5.03125 -1.890625 3.859375 -6.6875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v15.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-15(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.clamped_float", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data) start=-10 end=10
data: tensor(float)[2,3,4] 0.13447 0.75995 -14.373 2.6776 -2.1111 0.51901 -2.7807 5.763 -0.14033 -0.16434
    0.10216 -3.8319 -5.3994 -14.112 0.12584 -8.8761 1.4252 0.40456 0.56733 11.312 -0.168 0.088318 1.8161
    -14.373
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.end_float", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data) end=2
data: tensor(float)[2,3,4] -1.1714 -1.8479 -0.74102 0.20775 -15.506 -0.14804 -0.84433 0.68243 5.0518 11.409
    -0.90305 1.3137 -7.247 -0.28382 -2.3561 0.39023 0.7671 -1.0588 -0.15069 10.211 0.83236 -1.8588 -15.506
    -0.28863
shape_: tensor(int64)[2] 2 3
)case"},
    {"Shape_v19.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v19.nothing_float", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data) start=2 end=1
data: tensor(float)[2,3,4] 0.15922 2.9662 -0.60371 -0.27952 13.402 -0.17749 1.2744 -0.61473 -4.332 -0.34889
    10.832 -0.10081 1.0746 -3.2677 -0.15682 0.89261 13.402 1.3369 -2.9221 0.074174 -2.1074 0.8559 -0.077192
    1.9838
shape_: tensor(int64)[0]
)case"},
    {"Shape_v19.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v19.start_float", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data) start=1
data: tensor(float)[2,3,4] 13.395 -13.606 7.87 -15.767 0.33252 -0.084365 0.10146 -0.26217 0.32707 12.629
    -3.0562 1.2294 8.8929 4.3252 -1.8533 2.6599 0.17669 -0.11703 6.7197 -5.9091 -15.767 -10.502 4.8994
    -0.12038
shape_: tensor(int64)[2] 3 4
)case"},
    {"Shape_v19.three_axes_bfloat16", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(bfloat16)[2,3,4] 0.53125 0.14453125 4.375 0.19140625 1.3359375 -10.4375 9.6875 6.875 6.03125
    2.734375 -0.26953125 -0.734375 4.1875 -9.25 0.08154296875 -10.4375 6.34375 1.3359375 -0.267578125
    0.064453125 5.03125 -1.890625 3.859375 -6.6875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float8e4m3fn)[2,3,4] -0.009765625 -0.5625 2 13 1 -13 -9 0.005859375 -6.5 -44 -0.375 -0.9375 7 24
    -48 0.140625 3.25 -48 -28 0.0390625 0.09375 -0.75 -26 14
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float8e4m3fnuz)[2,3,4] -0.013671875 -30 -2.75 0.05859375 -1 -0.8125 0.203125 20 0.017578125
    -0.078125 9 60 10 0.21875 -20 16 0.1875 1.375 0.0029296875 -0.0126953125 60 44 7.5 52
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float8e5m2)[2,3,4] -3 -48 -0.01171875 0.046875 -0.00341796875 -0.0390625 -48 -0.4375 -0.046875
    0.005859375 1.75 -0.0048828125 -0.01953125 10 -0.0009765625 0.009765625 48 0.00146484375 0.0009765625
    0.013671875 -0.0008544921875 0.125 0.00341796875 -0.21875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(float8e5m2fnuz)[2,3,4] -32 -7 0.013671875 -0.0003662109375 0.5 0 0.02734375 -3.814697265625e-05
    -64 0.0003662109375 -3.0517578125e-05 7 -2 8 -10 -1.75 -0.01171875 24 -64 4 32 0.21875 0.001953125
    -0.09375
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v19.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-19(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.clamped_float", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data) start=-10 end=10
data: tensor(float)[2,3,4] 0.13447 0.75995 -14.373 2.6776 -2.1111 0.51901 -2.7807 5.763 -0.14033 -0.16434
    0.10216 -3.8319 -5.3994 -14.112 0.12584 -8.8761 1.4252 0.40456 0.56733 11.312 -0.168 0.088318 1.8161
    -14.373
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.end_float", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data) end=2
data: tensor(float)[2,3,4] -1.1714 -1.8479 -0.74102 0.20775 -15.506 -0.14804 -0.84433 0.68243 5.0518 11.409
    -0.90305 1.3137 -7.247 -0.28382 -2.3561 0.39023 0.7671 -1.0588 -0.15069 10.211 0.83236 -1.8588 -15.506
    -0.28863
shape_: tensor(int64)[2] 2 3
)case"},
    {"Shape_v21.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v21.nothing_float", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data) start=2 end=1
data: tensor(float)[2,3,4] 0.15922 2.9662 -0.60371 -0.27952 13.402 -0.17749 1.2744 -0.61473 -4.332 -0.34889
    10.832 -0.10081 1.0746 -3.2677 -0.15682 0.89261 13.402 1.3369 -2.9221 0.074174 -2.1074 0.8559 -0.077192
    1.9838
shape_: tensor(int64)[0]
)case"},
    {"Shape_v21.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v21.start_float", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data) start=1
data: tensor(float)[2,3,4] 13.395 -13.606 7.87 -15.767 0.33252 -0.084365 0.10146 -0.26217 0.32707 12.629
    -3.0562 1.2294 8.8929 4.3252 -1.8533 2.6599 0.17669 -0.11703 6.7197 -5.9091 -15.767 -10.502 4.8994
    -0.12038
shape_: tensor(int64)[2] 3 4
)case"},
    {"Shape_v21.three_axes_bfloat16", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(bfloat16)[2,3,4] 0.53125 0.14453125 4.375 0.19140625 1.3359375 -10.4375 9.6875 6.875 6.03125
    2.734375 -0.26953125 -0.734375 4.1875 -9.25 0.08154296875 -10.4375 6.34375 1.3359375 -0.267578125
    0.064453125 5.03125 -1.890625 3.859375 -6.6875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float8e4m3fn)[2,3,4] -0.009765625 -0.5625 2 13 1 -13 -9 0.005859375 -6.5 -44 -0.375 -0.9375 7 24
    -48 0.140625 3.25 -48 -28 0.0390625 0.09375 -0.75 -26 14
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float8e4m3fnuz)[2,3,4] -0.013671875 -30 -2.75 0.05859375 -1 -0.8125 0.203125 20 0.017578125
    -0.078125 9 60 10 0.21875 -20 16 0.1875 1.375 0.0029296875 -0.0126953125 60 44 7.5 52
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float8e5m2)[2,3,4] -3 -48 -0.01171875 0.046875 -0.00341796875 -0.0390625 -48 -0.4375 -0.046875
    0.005859375 1.75 -0.0048828125 -0.01953125 10 -0.0009765625 0.009765625 48 0.00146484375 0.0009765625
    0.013671875 -0.0008544921875 0.125 0.00341796875 -0.21875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(float8e5m2fnuz)[2,3,4] -32 -7 0.013671875 -0.0003662109375 0.5 0 0.02734375 -3.814697265625e-05
    -64 0.0003662109375 -3.0517578125e-05 7 -2 8 -10 -1.75 -0.01171875 24 -64 4 32 0.21875 0.001953125
    -0.09375
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_int4", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(int4)[2,3,4] -7 5 4 -3 -8 0 -4 -5 7 6 -2 1 -8 2 -1 -6 -1 -7 -3 7 -5 5 -8 -8
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_uint4", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(uint4)[2,3,4] 7 9 6 10 15 0 13 4 14 11 3 8 2 1 12 5 8 14 7 15 0 14 2 3
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v21.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-21(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.clamped_float", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data) start=-10 end=10
data: tensor(float)[2,3,4] 0.13447 0.75995 -14.373 2.6776 -2.1111 0.51901 -2.7807 5.763 -0.14033 -0.16434
    0.10216 -3.8319 -5.3994 -14.112 0.12584 -8.8761 1.4252 0.40456 0.56733 11.312 -0.168 0.088318 1.8161
    -14.373
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.end_float", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data) end=2
data: tensor(float)[2,3,4] -1.1714 -1.8479 -0.74102 0.20775 -15.506 -0.14804 -0.84433 0.68243 5.0518 11.409
    -0.90305 1.3137 -7.247 -0.28382 -2.3561 0.39023 0.7671 -1.0588 -0.15069 10.211 0.83236 -1.8588 -15.506
    -0.28863
shape_: tensor(int64)[2] 2 3
)case"},
    {"Shape_v23.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v23.nothing_float", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data) start=2 end=1
data: tensor(float)[2,3,4] 0.15922 2.9662 -0.60371 -0.27952 13.402 -0.17749 1.2744 -0.61473 -4.332 -0.34889
    10.832 -0.10081 1.0746 -3.2677 -0.15682 0.89261 13.402 1.3369 -2.9221 0.074174 -2.1074 0.8559 -0.077192
    1.9838
shape_: tensor(int64)[0]
)case"},
    {"Shape_v23.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v23.start_float", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data) start=1
data: tensor(float)[2,3,4] 13.395 -13.606 7.87 -15.767 0.33252 -0.084365 0.10146 -0.26217 0.32707 12.629
    -3.0562 1.2294 8.8929 4.3252 -1.8533 2.6599 0.17669 -0.11703 6.7197 -5.9091 -15.767 -10.502 4.8994
    -0.12038
shape_: tensor(int64)[2] 3 4
)case"},
    {"Shape_v23.three_axes_bfloat16", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(bfloat16)[2,3,4] 0.53125 0.14453125 4.375 0.19140625 1.3359375 -10.4375 9.6875 6.875 6.03125
    2.734375 -0.26953125 -0.734375 4.1875 -9.25 0.08154296875 -10.4375 6.34375 1.3359375 -0.267578125
    0.064453125 5.03125 -1.890625 3.859375 -6.6875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_float4e2m1", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float4e2m1)[2,3,4] -2 -6 2 4 -0.5 -4 -3 1.5 0.5 -6 1 -1.5 3 6 0 -3 0.5 -6 -4 3 0 -1.5 6 2
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float8e4m3fn)[2,3,4] -0.009765625 -0.5625 2 13 1 -13 -9 0.005859375 -6.5 -44 -0.375 -0.9375 7 24
    -48 0.140625 3.25 -48 -28 0.0390625 0.09375 -0.75 -26 14
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float8e4m3fnuz)[2,3,4] -0.013671875 -30 -2.75 0.05859375 -1 -0.8125 0.203125 20 0.017578125
    -0.078125 9 60 10 0.21875 -20 16 0.1875 1.375 0.0029296875 -0.0126953125 60 44 7.5 52
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float8e5m2)[2,3,4] -3 -48 -0.01171875 0.046875 -0.00341796875 -0.0390625 -48 -0.4375 -0.046875
    0.005859375 1.75 -0.0048828125 -0.01953125 10 -0.0009765625 0.009765625 48 0.00146484375 0.0009765625
    0.013671875 -0.0008544921875 0.125 0.00341796875 -0.21875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(float8e5m2fnuz)[2,3,4] -32 -7 0.013671875 -0.0003662109375 0.5 0 0.02734375 -3.814697265625e-05
    -64 0.0003662109375 -3.0517578125e-05 7 -2 8 -10 -1.75 -0.01171875 24 -64 4 32 0.21875 0.001953125
    -0.09375
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_int4", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(int4)[2,3,4] -7 5 4 -3 -8 0 -4 -5 7 6 -2 1 -8 2 -1 -6 -1 -7 -3 7 -5 5 -8 -8
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_uint4", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(uint4)[2,3,4] 7 9 6 10 15 0 13 4 14 11 3 8 2 1 12 5 8 14 7 15 0 14 2 3
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v23.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-23(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.clamped_float", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data) start=-10 end=10
data: tensor(float)[2,3,4] 0.13447 0.75995 -14.373 2.6776 -2.1111 0.51901 -2.7807 5.763 -0.14033 -0.16434
    0.10216 -3.8319 -5.3994 -14.112 0.12584 -8.8761 1.4252 0.40456 0.56733 11.312 -0.168 0.088318 1.8161
    -14.373
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.end_float", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data) end=2
data: tensor(float)[2,3,4] -1.1714 -1.8479 -0.74102 0.20775 -15.506 -0.14804 -0.84433 0.68243 5.0518 11.409
    -0.90305 1.3137 -7.247 -0.28382 -2.3561 0.39023 0.7671 -1.0588 -0.15069 10.211 0.83236 -1.8588 -15.506
    -0.28863
shape_: tensor(int64)[2] 2 3
)case"},
    {"Shape_v24.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v24.nothing_float", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data) start=2 end=1
data: tensor(float)[2,3,4] 0.15922 2.9662 -0.60371 -0.27952 13.402 -0.17749 1.2744 -0.61473 -4.332 -0.34889
    10.832 -0.10081 1.0746 -3.2677 -0.15682 0.89261 13.402 1.3369 -2.9221 0.074174 -2.1074 0.8559 -0.077192
    1.9838
shape_: tensor(int64)[0]
)case"},
    {"Shape_v24.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v24.start_float", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data) start=1
data: tensor(float)[2,3,4] 13.395 -13.606 7.87 -15.767 0.33252 -0.084365 0.10146 -0.26217 0.32707 12.629
    -3.0562 1.2294 8.8929 4.3252 -1.8533 2.6599 0.17669 -0.11703 6.7197 -5.9091 -15.767 -10.502 4.8994
    -0.12038
shape_: tensor(int64)[2] 3 4
)case"},
    {"Shape_v24.three_axes_bfloat16", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(bfloat16)[2,3,4] 0.53125 0.14453125 4.375 0.19140625 1.3359375 -10.4375 9.6875 6.875 6.03125
    2.734375 -0.26953125 -0.734375 4.1875 -9.25 0.08154296875 -10.4375 6.34375 1.3359375 -0.267578125
    0.064453125 5.03125 -1.890625 3.859375 -6.6875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float4e2m1", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float4e2m1)[2,3,4] -2 -6 2 4 -0.5 -4 -3 1.5 0.5 -6 1 -1.5 3 6 0 -3 0.5 -6 -4 3 0 -1.5 6 2
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float8e4m3fn)[2,3,4] -0.009765625 -0.5625 2 13 1 -13 -9 0.005859375 -6.5 -44 -0.375 -0.9375 7 24
    -48 0.140625 3.25 -48 -28 0.0390625 0.09375 -0.75 -26 14
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float8e4m3fnuz)[2,3,4] -0.013671875 -30 -2.75 0.05859375 -1 -0.8125 0.203125 20 0.017578125
    -0.078125 9 60 10 0.21875 -20 16 0.1875 1.375 0.0029296875 -0.0126953125 60 44 7.5 52
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float8e5m2)[2,3,4] -3 -48 -0.01171875 0.046875 -0.00341796875 -0.0390625 -48 -0.4375 -0.046875
    0.005859375 1.75 -0.0048828125 -0.01953125 10 -0.0009765625 0.009765625 48 0.00146484375 0.0009765625
    0.013671875 -0.0008544921875 0.125 0.00341796875 -0.21875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float8e5m2fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float8e5m2fnuz)[2,3,4] -32 -7 0.013671875 -0.0003662109375 0.5 0 0.02734375 -3.814697265625e-05
    -64 0.0003662109375 -3.0517578125e-05 7 -2 8 -10 -1.75 -0.01171875 24 -64 4 32 0.21875 0.001953125
    -0.09375
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_float8e8m0", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(float8e8m0)[2,3,4] 64 8 0.0625 0.0078125 0.00390625 2 0.03125 0.25 0.125 1 4 32 16 0.5 64 64
    0.03125 0.015625 4 32 0.25 0.00390625 0.125 0.0078125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_int16", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(int16)[2,3,4] 15 94 -87 -93 -267 -98 -46 -6 -130 -95 -47 -267 138 -42 245 -86 -63 74 171 -54 -59
    -55 80 77
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_int32", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(int32)[2,3,4] 86 -75 -98 50 -19277656 92 73 -63 -17 98 -28 75 59 95 -90 28 85 11 -19277656 36 -54
    62 48 -578253
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_int4", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(int4)[2,3,4] -7 5 4 -3 -8 0 -4 -5 7 6 -2 1 -8 2 -1 -6 -1 -7 -3 7 -5 5 -8 -8
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_int64", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(int64)[2,3,4] 10536818627883938 56 -82 32 34 -51 9 45 98 -17820116059859918 -58060106011444450 60
    33 86513493731757362 -79 -66622267866813502 -17 -9 -45 -12434927217499230 -4 13129970357591474
    -46309846423266630 86513493731757362
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_int8", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(int8)[2,3,4] -68 -2 -8 26 42 65 19 104 56 60 29 -27 -35 77 -64 15 -78 30 25 14 -63 70 104 10
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_string", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(string)[2,3,4] "xxxxxxxxxxxxxxxxxxxx" "alpha" "\xc3\xa9t\xc3\xa9" "Beta"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "quote\"s" "line\x0abreak" "end" "a,b" "beta " "back\\slash" "tab\x09"
    "Omega" "{}" "0" "" "zz top" "\xf0\x9f\x98\x80" "nan" "xxxxxxxxxxxxxxxxxxxx20" "alpha21"
    "\xc3\xa9t\xc3\xa922" "Beta23"
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_uint16", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(uint16)[2,3,4] 40 75 525 49 93 33 0 12 274 71 58 79 605 10 73 98 80 52 605 88 7 94 74 57
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_uint32", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(uint32)[2,3,4] 59 19 49 79 4 40 93 48 26 0 16533377 40186539 14 68 35 39339032 91 32216452 25 20
    37 42 40186539 92
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_uint4", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(uint4)[2,3,4] 7 9 6 10 15 0 13 4 14 11 3 8 2 1 12 5 8 14 7 15 0 14 2 3
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_uint64", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(uint64)[2,3,4] 70 98 133586867466228752 115620489876543232 53520630883587792 173490549839673472
    95 173490549839673472 74 18 77 72 14 48907978150718400 5 73 123139281898219776 22577449653619916 56 13 41
    66 28357077657523056 71
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v24.three_axes_uint8", Origin::Derived, "reference", R"case(
shape_ = Shape-24(data)
data: tensor(uint8)[2,3,4] 3 1 88 84 87 41 23 66 91 78 97 2 79 85 156 26 20 59 21 92 113 48 156 55
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.clamped_float", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data) start=-10 end=10
data: tensor(float)[2,3,4] 0.13447 0.75995 -14.373 2.6776 -2.1111 0.51901 -2.7807 5.763 -0.14033 -0.16434
    0.10216 -3.8319 -5.3994 -14.112 0.12584 -8.8761 1.4252 0.40456 0.56733 11.312 -0.168 0.088318 1.8161
    -14.373
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.end_float", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data) end=2
data: tensor(float)[2,3,4] -1.1714 -1.8479 -0.74102 0.20775 -15.506 -0.14804 -0.84433 0.68243 5.0518 11.409
    -0.90305 1.3137 -7.247 -0.28382 -2.3561 0.39023 0.7671 -1.0588 -0.15069 10.211 0.83236 -1.8588 -15.506
    -0.28863
shape_: tensor(int64)[2] 2 3
)case"},
    {"Shape_v25.no_elements_float", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float)[3,0,2]
shape_: tensor(int64)[3] 3 0 2
)case"},
    {"Shape_v25.nothing_float", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data) start=2 end=1
data: tensor(float)[2,3,4] 0.15922 2.9662 -0.60371 -0.27952 13.402 -0.17749 1.2744 -0.61473 -4.332 -0.34889
    10.832 -0.10081 1.0746 -3.2677 -0.15682 0.89261 13.402 1.3369 -2.9221 0.074174 -2.1074 0.8559 -0.077192
    1.9838
shape_: tensor(int64)[0]
)case"},
    {"Shape_v25.scalar_float", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float)[] -3.2034
shape_: tensor(int64)[0]
)case"},
    {"Shape_v25.start_float", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data) start=1
data: tensor(float)[2,3,4] 13.395 -13.606 7.87 -15.767 0.33252 -0.084365 0.10146 -0.26217 0.32707 12.629
    -3.0562 1.2294 8.8929 4.3252 -1.8533 2.6599 0.17669 -0.11703 6.7197 -5.9091 -15.767 -10.502 4.8994
    -0.12038
shape_: tensor(int64)[2] 3 4
)case"},
    {"Shape_v25.test_shape", Origin::Official, "official", R"case(
y = Shape-25(x)
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[3] 3 4 5
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_clip_end", Origin::Official, "official", R"case(
y = Shape-25(x) end=10
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[3] 3 4 5
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_clip_start", Origin::Official, "official", R"case(
y = Shape-25(x) start=-10
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[3] 3 4 5
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_end_1", Origin::Official, "official", R"case(
y = Shape-25(x) end=1
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[1] 3
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_end_negative_1", Origin::Official, "official", R"case(
y = Shape-25(x) end=-1
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[2] 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_example", Origin::Official, "official", R"case(
y = Shape-25(x)
x: tensor(float)[2,3] 1 2 3 4 5 6
y: tensor(int64)[2] 2 3
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_start_1", Origin::Official, "official", R"case(
y = Shape-25(x) start=1
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[2] 4 5
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_start_1_end_2", Origin::Official, "official", R"case(
y = Shape-25(x) end=2 start=1
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[1] 4
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_start_1_end_negative_1", Origin::Official, "official", R"case(
y = Shape-25(x) end=-1 start=1
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[1] 4
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_start_greater_than_end", Origin::Official, "official", R"case(
y = Shape-25(x) end=1 start=2
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[0]
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.test_shape_start_negative_1", Origin::Official, "official", R"case(
y = Shape-25(x) start=-1
x: tensor(float)[3,4,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 -1.4543657
    0.045758516 -0.18718386 1.5327792 1.4693588 0.15494743 0.37816253 -0.88778573 -1.9807965 -0.34791216
    0.15634897 1.2302907 1.2023798 -0.3873268 -0.30230275 -1.048553 -1.420018 -1.7062702 1.9507754 -0.5096522
    -0.4380743 -1.2527953 0.7774904 -1.6138978 -0.21274029 -0.89546657 0.3869025 -0.51080513 -1.1806322
    -0.028182229 0.42833188 0.06651722 0.3024719 -0.6343221 -0.36274117
y: tensor(int64)[1] 5
rtol=0.001 atol=1e-07
)case"},
    {"Shape_v25.three_axes_bfloat16", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(bfloat16)[2,3,4] 0.53125 0.14453125 4.375 0.19140625 1.3359375 -10.4375 9.6875 6.875 6.03125
    2.734375 -0.26953125 -0.734375 4.1875 -9.25 0.08154296875 -10.4375 6.34375 1.3359375 -0.267578125
    0.064453125 5.03125 -1.890625 3.859375 -6.6875
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_bool", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(bool)[2,3,4] 1 0 0 0 1 0 1 1 0 0 0 0 1 1 0 1 1 1 1 0 1 1 1 1
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_complex128", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(complex128)[2,3,4] (0.2165127089,2.932138233) (0.08531296605,0.9293455537)
    (-0.7063193416,3.206972085) (1.475416574,-0.602612194) (3.591157513,0.1288986047)
    (0.8781227381,-0.1127282241) (-0.2064758436,15.68889122) (-15.07104497,1.160179846)
    (0.8020935196,8.011783696) (0.3120609774,-0.0990730426) (2.555152406,0.09297489803)
    (0.1273025156,7.702337243) (8.175266886,-0.08282303747) (0.3388230302,-0.2139553953)
    (-1.282006491,6.522091349) (0.576712103,-0.2434529778) (1.151443519,3.207597113)
    (0.2120178876,4.458843285) (0.8285260108,-10.62527067) (-0.2064758436,15.68889122)
    (10.22745866,0.07909337346) (0.06978519772,-12.98736908) (0.2378429047,-3.502686339)
    (8.121273325,7.437905564)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_complex64", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(complex64)[2,3,4] (-6.071,15.839) (-5.176,-0.58007) (-0.14048,10.518) (-15.28,2.2896)
    (0.56703,13.203) (-1.326,0.13227) (0.36251,-0.089355) (-0.069247,0.53986) (0.14751,-3.6732)
    (0.14465,-2.4972) (2.4461,0.45841) (0.85512,0.80452) (0.21561,0.2324) (0.38391,-6.6059) (0.2307,-1.9056)
    (0.66268,-0.11804) (-10.023,2.9257) (0.76983,-3.2471) (0.31034,0.38524) (1.4465,-0.13343)
    (-6.7376,-0.47539) (2.2614,-0.12385) (-6.071,15.839) (-0.095657,0.69749)
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_double", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(double)[2,3,4] -11.4638929 6.823637692 -0.2698604556 -0.3249639706 -0.2332519939 -0.4698967369
    -2.193127796 -15.61783318 -2.852133256 -1.023198531 10.75047465 0.1255574542 -0.4063182716 -13.55076964
    0.38919883 -0.2544353946 0.3676537266 -15.61783318 8.5407008 -1.855980454 -0.9348775086 4.749557075
    -13.28350979 0.06364519858
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_float", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float)[2,3,4] 11.033 -4.7262 0.6984 -0.074588 -0.20026 7.1584 0.082314 -0.63398 1.2785 -9.6709
    0.38727 -14.915 15.186 -6.2655 2.2571 15.186 -3.1906 -0.36081 -11.726 -0.75661 -1.9501 -13.555 -0.43807
    2.3033
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_float16", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float16)[2,3,4] 0.806640625 -5.5234375 0.8291015625 -0.12127685546875 -0.689453125 -0.5703125
    8.8359375 -0.4482421875 -0.1312255859375 8.8359375 -3.12109375 -0.1551513671875 1.021484375 -3.23828125
    -4.61328125 1.7724609375 0.1474609375 -3.560546875 -0.68408203125 0.292236328125 0.61328125
    0.1756591796875 -0.10809326171875 0.06689453125
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_float4e2m1", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float4e2m1)[2,3,4] -2 -6 2 4 -0.5 -4 -3 1.5 0.5 -6 1 -1.5 3 6 0 -3 0.5 -6 -4 3 0 -1.5 6 2
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_float8e4m3fn", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float8e4m3fn)[2,3,4] -0.009765625 -0.5625 2 13 1 -13 -9 0.005859375 -6.5 -44 -0.375 -0.9375 7 24
    -48 0.140625 3.25 -48 -28 0.0390625 0.09375 -0.75 -26 14
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_float8e4m3fnuz", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float8e4m3fnuz)[2,3,4] -0.013671875 -30 -2.75 0.05859375 -1 -0.8125 0.203125 20 0.017578125
    -0.078125 9 60 10 0.21875 -20 16 0.1875 1.375 0.0029296875 -0.0126953125 60 44 7.5 52
shape_: tensor(int64)[3] 2 3 4
)case"},
    {"Shape_v25.three_axes_float8e5m2", Origin::Derived, "reference", R"case(
shape_ = Shape-25(data)
data: tensor(float8e5m2)[2,3,4] -3 -48 -0.01171875 0.046875 -0.00341796875 -0.0390625 -48 -0.4375 -0.046875
    0.005859375 1.75 -0.0048828125 -0.01953125 10 -0.0009765625 0.009765625 48 0.00146484375 0.0009765625
    0.013671875 -0.0008544921875 0.125 0.00341796875 -0.21875
shape_: tensor(int64)[3] 2 3 4
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Shape_v15.negative_range_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/Shape.pack", "Shape_v15.negative_range_float"},
    {"Shape_v19.negative_range_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/Shape.pack", "Shape_v19.negative_range_float"},
    {"Shape_v21.negative_range_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/Shape.pack", "Shape_v21.negative_range_float"},
    {"Shape_v23.negative_range_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/Shape.pack", "Shape_v23.negative_range_float"},
    {"Shape_v24.negative_range_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/Shape.pack", "Shape_v24.negative_range_float"},
    {"Shape_v25.negative_range_float", Origin::Derived, "reference",
     "tests/cases/ai.onnx/Shape.pack", "Shape_v25.negative_range_float"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
