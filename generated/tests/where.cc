// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Where.pack
//   tests/cases/ai.onnx/Where.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Where_v9.all_broadcast_bool_bool", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(bool)[3,1] 1 0 1
Y: tensor(bool)[1,4] 1 1 0 1
output: tensor(bool)[2,3,4] 1 1 1 1 0 0 0 0 1 1 1 1 1 1 0 1 1 1 0 1 1 1 0 1
)case"},
    {"Where_v9.all_broadcast_bool_complex128", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(complex128)[3,1] (-10.20753409,2.163511505) (1.844490504,-4.991334031) (-0.6612919847,-7.764936835)
Y: tensor(complex128)[1,4] (0.6929488602,0.1075352447) (5.12980425,-5.280572639) (5.484055561,-0.1974894971)
    (2.293405908,0.314659445)
output: tensor(complex128)[2,3,4] (-10.20753409,2.163511505) (-10.20753409,2.163511505)
    (-10.20753409,2.163511505) (-10.20753409,2.163511505) (1.844490504,-4.991334031)
    (1.844490504,-4.991334031) (1.844490504,-4.991334031) (1.844490504,-4.991334031)
    (-0.6612919847,-7.764936835) (-0.6612919847,-7.764936835) (-0.6612919847,-7.764936835)
    (-0.6612919847,-7.764936835) (0.6929488602,0.1075352447) (5.12980425,-5.280572639)
    (5.484055561,-0.1974894971) (2.293405908,0.314659445) (0.6929488602,0.1075352447)
    (5.12980425,-5.280572639) (5.484055561,-0.1974894971) (2.293405908,0.314659445)
    (0.6929488602,0.1075352447) (5.12980425,-5.280572639) (5.484055561,-0.1974894971)
    (2.293405908,0.314659445)
)case"},
    {"Where_v9.all_broadcast_bool_complex64", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(complex64)[3,1] (-0.5745,0.15628) (-1.5076,-9.3726) (-1.363,0.079659)
Y: tensor(complex64)[1,4] (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577) (-0.52571,-1.2148)
output: tensor(complex64)[2,3,4] (-0.5745,0.15628) (-0.5745,0.15628) (-0.5745,0.15628) (-0.5745,0.15628)
    (-1.5076,-9.3726) (-1.5076,-9.3726) (-1.5076,-9.3726) (-1.5076,-9.3726) (-1.363,0.079659)
    (-1.363,0.079659) (-1.363,0.079659) (-1.363,0.079659) (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577)
    (-0.52571,-1.2148) (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577) (-0.52571,-1.2148)
    (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577) (-0.52571,-1.2148)
)case"},
    {"Where_v9.all_broadcast_bool_double", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(double)[3,1] 4.596360693 -11.4920662 -5.295206309
Y: tensor(double)[1,4] 7.932707928 0.2422187628 -0.4416321368 6.927307816
output: tensor(double)[2,3,4] 4.596360693 4.596360693 4.596360693 4.596360693 -11.4920662 -11.4920662
    -11.4920662 -11.4920662 -5.295206309 -5.295206309 -5.295206309 -5.295206309 7.932707928 0.2422187628
    -0.4416321368 6.927307816 7.932707928 0.2422187628 -0.4416321368 6.927307816 7.932707928 0.2422187628
    -0.4416321368 6.927307816
)case"},
    {"Where_v9.all_broadcast_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(float)[3,1] 1.5305 0.22166 0.27659
Y: tensor(float)[1,4] 2.0854 4.4054 4.3127 4.1556
output: tensor(float)[2,3,4] 1.5305 1.5305 1.5305 1.5305 0.22166 0.22166 0.22166 0.22166 0.27659 0.27659
    0.27659 0.27659 2.0854 4.4054 4.3127 4.1556 2.0854 4.4054 4.3127 4.1556 2.0854 4.4054 4.3127 4.1556
)case"},
    {"Where_v9.all_broadcast_bool_float16", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(float16)[3,1] 12.7265625 -2.80859375 0.39208984375
Y: tensor(float16)[1,4] 2.9140625 0.07635498046875 -2.3515625 0.288818359375
output: tensor(float16)[2,3,4] 12.7265625 12.7265625 12.7265625 12.7265625 -2.80859375 -2.80859375 -2.80859375
    -2.80859375 0.39208984375 0.39208984375 0.39208984375 0.39208984375 2.9140625 0.07635498046875 -2.3515625
    0.288818359375 2.9140625 0.07635498046875 -2.3515625 0.288818359375 2.9140625 0.07635498046875 -2.3515625
    0.288818359375
)case"},
    {"Where_v9.all_broadcast_bool_int16", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int16)[3,1] 66 74 18
Y: tensor(int16)[1,4] -58 94 14 73
output: tensor(int16)[2,3,4] 66 66 66 66 74 74 74 74 18 18 18 18 -58 94 14 73 -58 94 14 73 -58 94 14 73
)case"},
    {"Where_v9.all_broadcast_bool_int32", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int32)[3,1] -7785675 -78 -52
Y: tensor(int32)[1,4] -10 86 -69 -17641702
output: tensor(int32)[2,3,4] -7785675 -7785675 -7785675 -7785675 -78 -78 -78 -78 -52 -52 -52 -52 -10 86 -69
    -17641702 -10 86 -69 -17641702 -10 86 -69 -17641702
)case"},
    {"Where_v9.all_broadcast_bool_int64", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int64)[3,1] 66 35 4
Y: tensor(int64)[1,4] -82 -70 -40141563839668486 -9
output: tensor(int64)[2,3,4] 66 66 66 66 35 35 35 35 4 4 4 4 -82 -70 -40141563839668486 -9 -82 -70
    -40141563839668486 -9 -82 -70 -40141563839668486 -9
)case"},
    {"Where_v9.all_broadcast_bool_int8", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int8)[3,1] -67 -51 -32
Y: tensor(int8)[1,4] 58 -92 41 52
output: tensor(int8)[2,3,4] -67 -67 -67 -67 -51 -51 -51 -51 -32 -32 -32 -32 58 -92 41 52 58 -92 41 52 58 -92
    41 52
)case"},
    {"Where_v9.all_broadcast_bool_string", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(string)[3,1] "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "Beta"
Y: tensor(string)[1,4] "" "end" "zz top" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3,4] "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "-1.5" "-1.5" "-1.5" "Beta" "Beta" "Beta" "Beta" "" "end" "zz top"
    "xxxxxxxxxxxxxxxxxxxx" "" "end" "zz top" "xxxxxxxxxxxxxxxxxxxx" "" "end" "zz top" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"Where_v9.all_broadcast_bool_uint16", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint16)[3,1] 84 345 465
Y: tensor(uint16)[1,4] 69 321 353 92
output: tensor(uint16)[2,3,4] 84 84 84 84 345 345 345 345 465 465 465 465 69 321 353 92 69 321 353 92 69 321
    353 92
)case"},
    {"Where_v9.all_broadcast_bool_uint32", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint32)[3,1] 35 3493068 98
Y: tensor(uint32)[1,4] 96 65 62 12369794
output: tensor(uint32)[2,3,4] 35 35 35 35 3493068 3493068 3493068 3493068 98 98 98 98 96 65 62 12369794 96 65
    62 12369794 96 65 62 12369794
)case"},
    {"Where_v9.all_broadcast_bool_uint64", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint64)[3,1] 50 67 76
Y: tensor(uint64)[1,4] 72 175916831050559904 4 83
output: tensor(uint64)[2,3,4] 50 50 50 50 67 67 67 67 76 76 76 76 72 175916831050559904 4 83 72
    175916831050559904 4 83 72 175916831050559904 4 83
)case"},
    {"Where_v9.all_broadcast_bool_uint8", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint8)[3,1] 42 60 91
Y: tensor(uint8)[1,4] 14 49 40 206
output: tensor(uint8)[2,3,4] 42 42 42 42 60 60 60 60 91 91 91 91 14 49 40 206 14 49 40 206 14 49 40 206
)case"},
    {"Where_v9.column_condition_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[3,1] 1 0 1
X: tensor(float)[3,4] -11.881 3.0721 -1.8045 0.080422 -0.83602 7.8176 -15.463 0.24832 1.1685 -0.77862 -15.463
    2.0801
Y: tensor(float)[4] -0.24221 2.3561 0.12177 -9.9533
output: tensor(float)[3,4] -11.881 3.0721 -1.8045 0.080422 -0.24221 2.3561 0.12177 -9.9533 1.1685 -0.77862
    -15.463 2.0801
)case"},
    {"Where_v9.no_elements_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,1] 1 0
X: tensor(float)[2,0]
Y: tensor(float)[1] 15.502
output: tensor(float)[2,0]
)case"},
    {"Where_v9.same_shape_bool_bool", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(bool)[2,3] 0 0 0 0 0 1
Y: tensor(bool)[2,3] 0 1 0 1 0 1
output: tensor(bool)[2,3] 0 1 0 1 0 1
)case"},
    {"Where_v9.same_shape_bool_complex128", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(complex128)[2,3] (7.763024998,-0.3170642752) (-13.60000541,11.68044533) (-13.60000541,11.68044533)
    (-2.271349601,2.072893336) (-0.2502204139,-14.35125517) (0.08377874981,1.134829131)
Y: tensor(complex128)[2,3] (2.567182011,0.3495966781) (-9.905594741,6.779741577) (-9.905594741,6.779741577)
    (-0.1062444117,-1.654003533) (0.2626834963,-0.3535242115) (4.032914974,0.1625899464)
output: tensor(complex128)[2,3] (7.763024998,-0.3170642752) (-9.905594741,6.779741577)
    (-13.60000541,11.68044533) (-0.1062444117,-1.654003533) (0.2626834963,-0.3535242115)
    (0.08377874981,1.134829131)
)case"},
    {"Where_v9.same_shape_bool_complex64", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(complex64)[2,3] (1.5491,0.90197) (-6.253,-0.1497) (-6.253,-0.1497) (-3.803,-0.89547)
    (1.3404,-0.068839) (-0.2354,0.36453)
Y: tensor(complex64)[2,3] (-0.23684,-0.19068) (-6.3747,-0.17673) (8.0424,7.8163) (0.41931,8.8472)
    (0.12587,-15.52) (0.12587,-15.52)
output: tensor(complex64)[2,3] (1.5491,0.90197) (-6.3747,-0.17673) (-6.253,-0.1497) (0.41931,8.8472)
    (0.12587,-15.52) (-0.2354,0.36453)
)case"},
    {"Where_v9.same_shape_bool_double", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(double)[2,3] -4.534031819 -0.1085772455 -4.534031819 1.844112395 -1.172914245 -2.892083335
Y: tensor(double)[2,3] -5.873664458 0.07256420476 -0.08929188533 2.15913596 13.02650894 -0.5636171463
output: tensor(double)[2,3] -4.534031819 0.07256420476 -4.534031819 2.15913596 13.02650894 -2.892083335
)case"},
    {"Where_v9.same_shape_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(float)[2,3] 1.5141 0.10546 10.016 -14.208 -0.26917 -14.208
Y: tensor(float)[2,3] -15.59 -15.59 -0.4214 0.16795 -2.0213 -0.65827
output: tensor(float)[2,3] 1.5141 -15.59 10.016 0.16795 -2.0213 -14.208
)case"},
    {"Where_v9.same_shape_bool_float16", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(float16)[2,3] 0.11358642578125 -10.546875 -0.47216796875 8.859375 0.244140625 -10.546875
Y: tensor(float16)[2,3] 0.69873046875 -0.11602783203125 0.91162109375 -1.0400390625 1.73046875
    -0.0731201171875
output: tensor(float16)[2,3] 0.11358642578125 -0.11602783203125 -0.47216796875 -1.0400390625 1.73046875
    -10.546875
)case"},
    {"Where_v9.same_shape_bool_int16", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int16)[2,3] -4 -91 -277 -277 61 -63
Y: tensor(int16)[2,3] 34 104 -86 79 20 104
output: tensor(int16)[2,3] -4 104 -277 79 20 -63
)case"},
    {"Where_v9.same_shape_bool_int32", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int32)[2,3] -28 -3491244 -32 -72 60 24
Y: tensor(int32)[2,3] 85 -62 -79 -25 48 85
output: tensor(int32)[2,3] -28 -62 -32 -25 48 24
)case"},
    {"Where_v9.same_shape_bool_int64", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int64)[2,3] -53 -35133693039813406 -88 25259877122481026 -91 -35133693039813406
Y: tensor(int64)[2,3] -7 29031407741162642 -10 -41 78 29031407741162642
output: tensor(int64)[2,3] -53 29031407741162642 -88 -41 78 -35133693039813406
)case"},
    {"Where_v9.same_shape_bool_int8", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int8)[2,3] -113 -113 9 54 20 -37
Y: tensor(int8)[2,3] -79 87 -66 -3 -82 87
output: tensor(int8)[2,3] -113 87 9 -3 -82 -37
)case"},
    {"Where_v9.same_shape_bool_string", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(string)[2,3] "-1.5" "0" "\xf0\x9f\x98\x80" "Omega" "tab\x09" "end"
Y: tensor(string)[2,3] "zz top" "back\\slash" "alpha" "\xe6\x97\xa5\xe6\x9c\xac" "a,b" "line\x0abreak"
output: tensor(string)[2,3] "-1.5" "back\\slash" "\xf0\x9f\x98\x80" "\xe6\x97\xa5\xe6\x9c\xac" "a,b" "end"
)case"},
    {"Where_v9.same_shape_bool_uint16", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint16)[2,3] 98 64 98 27 68 19
Y: tensor(uint16)[2,3] 8 529 241 49 529 117
output: tensor(uint16)[2,3] 98 529 98 49 529 19
)case"},
    {"Where_v9.same_shape_bool_uint32", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint32)[2,3] 26 2 8 67 67 5
Y: tensor(uint32)[2,3] 69 84 42419967 42419967 28583478 25
output: tensor(uint32)[2,3] 26 84 8 42419967 28583478 5
)case"},
    {"Where_v9.same_shape_bool_uint64", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint64)[2,3] 67 77 58 36 48 77
Y: tensor(uint64)[2,3] 118166561920337104 22 118166561920337104 44981978583269888 34 79
output: tensor(uint64)[2,3] 67 22 58 44981978583269888 34 77
)case"},
    {"Where_v9.same_shape_bool_uint8", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint8)[2,3] 33 91 36 39 73 10
Y: tensor(uint8)[2,3] 15 23 77 90 24 19
output: tensor(uint8)[2,3] 33 23 36 90 24 10
)case"},
    {"Where_v9.scalar_condition_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[] 0
X: tensor(float)[1,3] -4.229 1.2543 -0.13523
Y: tensor(float)[2,1] -0.33653 -0.18119
output: tensor(float)[2,3] -0.33653 -0.33653 -0.33653 -0.18119 -0.18119 -0.18119
)case"},
    {"Where_v9.scalar_x_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[11] 1 0 1 0 0 1 1 0 1 0 1
X: tensor(float)[] 1.1754944e-38
Y: tensor(float)[11] 1e-45 1 -1 -3.4028235e+38 nan 1.1754944e-38 3.4028235e+38 0 -0 inf -inf
output: tensor(float)[11] 1.1754944e-38 1 1.1754944e-38 -3.4028235e+38 nan 1.1754944e-38 1.1754944e-38 0
    1.1754944e-38 inf 1.1754944e-38
)case"},
    {"Where_v9.scalar_y_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[11] 1 0 1 0 0 1 1 0 1 0 1
X: tensor(float)[11] 0 -0 1e-45 1.1754944e-38 3.4028235e+38 -inf nan inf 1 -1 -3.4028235e+38
Y: tensor(float)[1] 1.1754944e-38
output: tensor(float)[11] 0 1.1754944e-38 1e-45 1.1754944e-38 1.1754944e-38 -inf nan 1.1754944e-38 1
    1.1754944e-38 -3.4028235e+38
)case"},
    {"Where_v9.scalars_bool_float", Origin::Derived, "reference", R"case(
output = Where-9(condition, X, Y)
condition: tensor(bool)[2,3] 0 1 1 1 0 0
X: tensor(float)[] -1.5907
Y: tensor(float)[] -0.082226
output: tensor(float)[2,3] -0.082226 -1.5907 -1.5907 -1.5907 -0.082226 -0.082226
)case"},
    {"Where_v9.test_where_example@1_5_0", Origin::Official, "official", R"case(
z = Where-9(condition, x, y)
condition: tensor(bool)[2,2] 1 0 1 1
x: tensor(float)[2,2] 1 2 3 4
y: tensor(float)[2,2] 9 8 7 6
z: tensor(float)[2,2] 1 8 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Where_v9.test_where_long_example@1_6_0", Origin::Official, "official", R"case(
z = Where-9(condition, x, y)
condition: tensor(bool)[2,2] 1 0 1 1
x: tensor(int64)[2,2] 1 2 3 4
y: tensor(int64)[2,2] 9 8 7 6
z: tensor(int64)[2,2] 1 8 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Where_v16.all_broadcast_bool_bfloat16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(bfloat16)[3,1] 0.228515625 -0.416015625 0.87890625
Y: tensor(bfloat16)[1,4] 3.28125 -3.359375 0.482421875 3.171875
output: tensor(bfloat16)[2,3,4] 0.228515625 0.228515625 0.228515625 0.228515625 -0.416015625 -0.416015625
    -0.416015625 -0.416015625 0.87890625 0.87890625 0.87890625 0.87890625 3.28125 -3.359375 0.482421875
    3.171875 3.28125 -3.359375 0.482421875 3.171875 3.28125 -3.359375 0.482421875 3.171875
)case"},
    {"Where_v16.all_broadcast_bool_bool", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(bool)[3,1] 1 0 1
Y: tensor(bool)[1,4] 1 1 0 1
output: tensor(bool)[2,3,4] 1 1 1 1 0 0 0 0 1 1 1 1 1 1 0 1 1 1 0 1 1 1 0 1
)case"},
    {"Where_v16.all_broadcast_bool_complex128", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(complex128)[3,1] (-10.20753409,2.163511505) (1.844490504,-4.991334031) (-0.6612919847,-7.764936835)
Y: tensor(complex128)[1,4] (0.6929488602,0.1075352447) (5.12980425,-5.280572639) (5.484055561,-0.1974894971)
    (2.293405908,0.314659445)
output: tensor(complex128)[2,3,4] (-10.20753409,2.163511505) (-10.20753409,2.163511505)
    (-10.20753409,2.163511505) (-10.20753409,2.163511505) (1.844490504,-4.991334031)
    (1.844490504,-4.991334031) (1.844490504,-4.991334031) (1.844490504,-4.991334031)
    (-0.6612919847,-7.764936835) (-0.6612919847,-7.764936835) (-0.6612919847,-7.764936835)
    (-0.6612919847,-7.764936835) (0.6929488602,0.1075352447) (5.12980425,-5.280572639)
    (5.484055561,-0.1974894971) (2.293405908,0.314659445) (0.6929488602,0.1075352447)
    (5.12980425,-5.280572639) (5.484055561,-0.1974894971) (2.293405908,0.314659445)
    (0.6929488602,0.1075352447) (5.12980425,-5.280572639) (5.484055561,-0.1974894971)
    (2.293405908,0.314659445)
)case"},
    {"Where_v16.all_broadcast_bool_complex64", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(complex64)[3,1] (-0.5745,0.15628) (-1.5076,-9.3726) (-1.363,0.079659)
Y: tensor(complex64)[1,4] (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577) (-0.52571,-1.2148)
output: tensor(complex64)[2,3,4] (-0.5745,0.15628) (-0.5745,0.15628) (-0.5745,0.15628) (-0.5745,0.15628)
    (-1.5076,-9.3726) (-1.5076,-9.3726) (-1.5076,-9.3726) (-1.5076,-9.3726) (-1.363,0.079659)
    (-1.363,0.079659) (-1.363,0.079659) (-1.363,0.079659) (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577)
    (-0.52571,-1.2148) (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577) (-0.52571,-1.2148)
    (6.9503,0.27442) (-0.1193,-0.099532) (-1.351,8.4577) (-0.52571,-1.2148)
)case"},
    {"Where_v16.all_broadcast_bool_double", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(double)[3,1] 4.596360693 -11.4920662 -5.295206309
Y: tensor(double)[1,4] 7.932707928 0.2422187628 -0.4416321368 6.927307816
output: tensor(double)[2,3,4] 4.596360693 4.596360693 4.596360693 4.596360693 -11.4920662 -11.4920662
    -11.4920662 -11.4920662 -5.295206309 -5.295206309 -5.295206309 -5.295206309 7.932707928 0.2422187628
    -0.4416321368 6.927307816 7.932707928 0.2422187628 -0.4416321368 6.927307816 7.932707928 0.2422187628
    -0.4416321368 6.927307816
)case"},
    {"Where_v16.all_broadcast_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(float)[3,1] 1.5305 0.22166 0.27659
Y: tensor(float)[1,4] 2.0854 4.4054 4.3127 4.1556
output: tensor(float)[2,3,4] 1.5305 1.5305 1.5305 1.5305 0.22166 0.22166 0.22166 0.22166 0.27659 0.27659
    0.27659 0.27659 2.0854 4.4054 4.3127 4.1556 2.0854 4.4054 4.3127 4.1556 2.0854 4.4054 4.3127 4.1556
)case"},
    {"Where_v16.all_broadcast_bool_float16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(float16)[3,1] 12.7265625 -2.80859375 0.39208984375
Y: tensor(float16)[1,4] 2.9140625 0.07635498046875 -2.3515625 0.288818359375
output: tensor(float16)[2,3,4] 12.7265625 12.7265625 12.7265625 12.7265625 -2.80859375 -2.80859375 -2.80859375
    -2.80859375 0.39208984375 0.39208984375 0.39208984375 0.39208984375 2.9140625 0.07635498046875 -2.3515625
    0.288818359375 2.9140625 0.07635498046875 -2.3515625 0.288818359375 2.9140625 0.07635498046875 -2.3515625
    0.288818359375
)case"},
    {"Where_v16.all_broadcast_bool_int16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int16)[3,1] 66 74 18
Y: tensor(int16)[1,4] -58 94 14 73
output: tensor(int16)[2,3,4] 66 66 66 66 74 74 74 74 18 18 18 18 -58 94 14 73 -58 94 14 73 -58 94 14 73
)case"},
    {"Where_v16.all_broadcast_bool_int32", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int32)[3,1] -7785675 -78 -52
Y: tensor(int32)[1,4] -10 86 -69 -17641702
output: tensor(int32)[2,3,4] -7785675 -7785675 -7785675 -7785675 -78 -78 -78 -78 -52 -52 -52 -52 -10 86 -69
    -17641702 -10 86 -69 -17641702 -10 86 -69 -17641702
)case"},
    {"Where_v16.all_broadcast_bool_int64", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int64)[3,1] 66 35 4
Y: tensor(int64)[1,4] -82 -70 -40141563839668486 -9
output: tensor(int64)[2,3,4] 66 66 66 66 35 35 35 35 4 4 4 4 -82 -70 -40141563839668486 -9 -82 -70
    -40141563839668486 -9 -82 -70 -40141563839668486 -9
)case"},
    {"Where_v16.all_broadcast_bool_int8", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(int8)[3,1] -67 -51 -32
Y: tensor(int8)[1,4] 58 -92 41 52
output: tensor(int8)[2,3,4] -67 -67 -67 -67 -51 -51 -51 -51 -32 -32 -32 -32 58 -92 41 52 58 -92 41 52 58 -92
    41 52
)case"},
    {"Where_v16.all_broadcast_bool_string", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(string)[3,1] "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "Beta"
Y: tensor(string)[1,4] "" "end" "zz top" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3,4] "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac" "\xe6\x97\xa5\xe6\x9c\xac"
    "\xe6\x97\xa5\xe6\x9c\xac" "-1.5" "-1.5" "-1.5" "-1.5" "Beta" "Beta" "Beta" "Beta" "" "end" "zz top"
    "xxxxxxxxxxxxxxxxxxxx" "" "end" "zz top" "xxxxxxxxxxxxxxxxxxxx" "" "end" "zz top" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"Where_v16.all_broadcast_bool_uint16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint16)[3,1] 84 345 465
Y: tensor(uint16)[1,4] 69 321 353 92
output: tensor(uint16)[2,3,4] 84 84 84 84 345 345 345 345 465 465 465 465 69 321 353 92 69 321 353 92 69 321
    353 92
)case"},
    {"Where_v16.all_broadcast_bool_uint32", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint32)[3,1] 35 3493068 98
Y: tensor(uint32)[1,4] 96 65 62 12369794
output: tensor(uint32)[2,3,4] 35 35 35 35 3493068 3493068 3493068 3493068 98 98 98 98 96 65 62 12369794 96 65
    62 12369794 96 65 62 12369794
)case"},
    {"Where_v16.all_broadcast_bool_uint64", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint64)[3,1] 50 67 76
Y: tensor(uint64)[1,4] 72 175916831050559904 4 83
output: tensor(uint64)[2,3,4] 50 50 50 50 67 67 67 67 76 76 76 76 72 175916831050559904 4 83 72
    175916831050559904 4 83 72 175916831050559904 4 83
)case"},
    {"Where_v16.all_broadcast_bool_uint8", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1,1] 1 0
X: tensor(uint8)[3,1] 42 60 91
Y: tensor(uint8)[1,4] 14 49 40 206
output: tensor(uint8)[2,3,4] 42 42 42 42 60 60 60 60 91 91 91 91 14 49 40 206 14 49 40 206 14 49 40 206
)case"},
    {"Where_v16.column_condition_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[3,1] 1 0 1
X: tensor(float)[3,4] -11.881 3.0721 -1.8045 0.080422 -0.83602 7.8176 -15.463 0.24832 1.1685 -0.77862 -15.463
    2.0801
Y: tensor(float)[4] -0.24221 2.3561 0.12177 -9.9533
output: tensor(float)[3,4] -11.881 3.0721 -1.8045 0.080422 -0.24221 2.3561 0.12177 -9.9533 1.1685 -0.77862
    -15.463 2.0801
)case"},
    {"Where_v16.no_elements_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,1] 1 0
X: tensor(float)[2,0]
Y: tensor(float)[1] 15.502
output: tensor(float)[2,0]
)case"},
    {"Where_v16.same_shape_bool_bfloat16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(bfloat16)[2,3] -0.99609375 0.2138671875 -7.53125 -0.28515625 -0.25 -0.4765625
Y: tensor(bfloat16)[2,3] 2.390625 -0.09033203125 -6.5 -1.265625 3.875 -6.5
output: tensor(bfloat16)[2,3] -0.99609375 -0.09033203125 -7.53125 -1.265625 3.875 -0.4765625
)case"},
    {"Where_v16.same_shape_bool_bool", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(bool)[2,3] 0 0 0 0 0 1
Y: tensor(bool)[2,3] 0 1 0 1 0 1
output: tensor(bool)[2,3] 0 1 0 1 0 1
)case"},
    {"Where_v16.same_shape_bool_complex128", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(complex128)[2,3] (7.763024998,-0.3170642752) (-13.60000541,11.68044533) (-13.60000541,11.68044533)
    (-2.271349601,2.072893336) (-0.2502204139,-14.35125517) (0.08377874981,1.134829131)
Y: tensor(complex128)[2,3] (2.567182011,0.3495966781) (-9.905594741,6.779741577) (-9.905594741,6.779741577)
    (-0.1062444117,-1.654003533) (0.2626834963,-0.3535242115) (4.032914974,0.1625899464)
output: tensor(complex128)[2,3] (7.763024998,-0.3170642752) (-9.905594741,6.779741577)
    (-13.60000541,11.68044533) (-0.1062444117,-1.654003533) (0.2626834963,-0.3535242115)
    (0.08377874981,1.134829131)
)case"},
    {"Where_v16.same_shape_bool_complex64", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(complex64)[2,3] (1.5491,0.90197) (-6.253,-0.1497) (-6.253,-0.1497) (-3.803,-0.89547)
    (1.3404,-0.068839) (-0.2354,0.36453)
Y: tensor(complex64)[2,3] (-0.23684,-0.19068) (-6.3747,-0.17673) (8.0424,7.8163) (0.41931,8.8472)
    (0.12587,-15.52) (0.12587,-15.52)
output: tensor(complex64)[2,3] (1.5491,0.90197) (-6.3747,-0.17673) (-6.253,-0.1497) (0.41931,8.8472)
    (0.12587,-15.52) (-0.2354,0.36453)
)case"},
    {"Where_v16.same_shape_bool_double", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(double)[2,3] -4.534031819 -0.1085772455 -4.534031819 1.844112395 -1.172914245 -2.892083335
Y: tensor(double)[2,3] -5.873664458 0.07256420476 -0.08929188533 2.15913596 13.02650894 -0.5636171463
output: tensor(double)[2,3] -4.534031819 0.07256420476 -4.534031819 2.15913596 13.02650894 -2.892083335
)case"},
    {"Where_v16.same_shape_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(float)[2,3] 1.5141 0.10546 10.016 -14.208 -0.26917 -14.208
Y: tensor(float)[2,3] -15.59 -15.59 -0.4214 0.16795 -2.0213 -0.65827
output: tensor(float)[2,3] 1.5141 -15.59 10.016 0.16795 -2.0213 -14.208
)case"},
    {"Where_v16.same_shape_bool_float16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(float16)[2,3] 0.11358642578125 -10.546875 -0.47216796875 8.859375 0.244140625 -10.546875
Y: tensor(float16)[2,3] 0.69873046875 -0.11602783203125 0.91162109375 -1.0400390625 1.73046875
    -0.0731201171875
output: tensor(float16)[2,3] 0.11358642578125 -0.11602783203125 -0.47216796875 -1.0400390625 1.73046875
    -10.546875
)case"},
    {"Where_v16.same_shape_bool_int16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int16)[2,3] -4 -91 -277 -277 61 -63
Y: tensor(int16)[2,3] 34 104 -86 79 20 104
output: tensor(int16)[2,3] -4 104 -277 79 20 -63
)case"},
    {"Where_v16.same_shape_bool_int32", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int32)[2,3] -28 -3491244 -32 -72 60 24
Y: tensor(int32)[2,3] 85 -62 -79 -25 48 85
output: tensor(int32)[2,3] -28 -62 -32 -25 48 24
)case"},
    {"Where_v16.same_shape_bool_int64", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int64)[2,3] -53 -35133693039813406 -88 25259877122481026 -91 -35133693039813406
Y: tensor(int64)[2,3] -7 29031407741162642 -10 -41 78 29031407741162642
output: tensor(int64)[2,3] -53 29031407741162642 -88 -41 78 -35133693039813406
)case"},
    {"Where_v16.same_shape_bool_int8", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(int8)[2,3] -113 -113 9 54 20 -37
Y: tensor(int8)[2,3] -79 87 -66 -3 -82 87
output: tensor(int8)[2,3] -113 87 9 -3 -82 -37
)case"},
    {"Where_v16.same_shape_bool_string", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(string)[2,3] "-1.5" "0" "\xf0\x9f\x98\x80" "Omega" "tab\x09" "end"
Y: tensor(string)[2,3] "zz top" "back\\slash" "alpha" "\xe6\x97\xa5\xe6\x9c\xac" "a,b" "line\x0abreak"
output: tensor(string)[2,3] "-1.5" "back\\slash" "\xf0\x9f\x98\x80" "\xe6\x97\xa5\xe6\x9c\xac" "a,b" "end"
)case"},
    {"Where_v16.same_shape_bool_uint16", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint16)[2,3] 98 64 98 27 68 19
Y: tensor(uint16)[2,3] 8 529 241 49 529 117
output: tensor(uint16)[2,3] 98 529 98 49 529 19
)case"},
    {"Where_v16.same_shape_bool_uint32", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint32)[2,3] 26 2 8 67 67 5
Y: tensor(uint32)[2,3] 69 84 42419967 42419967 28583478 25
output: tensor(uint32)[2,3] 26 84 8 42419967 28583478 5
)case"},
    {"Where_v16.same_shape_bool_uint64", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint64)[2,3] 67 77 58 36 48 77
Y: tensor(uint64)[2,3] 118166561920337104 22 118166561920337104 44981978583269888 34 79
output: tensor(uint64)[2,3] 67 22 58 44981978583269888 34 77
)case"},
    {"Where_v16.same_shape_bool_uint8", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 1 0 1 0 0 1
X: tensor(uint8)[2,3] 33 91 36 39 73 10
Y: tensor(uint8)[2,3] 15 23 77 90 24 19
output: tensor(uint8)[2,3] 33 23 36 90 24 10
)case"},
    {"Where_v16.scalar_condition_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[] 0
X: tensor(float)[1,3] -4.229 1.2543 -0.13523
Y: tensor(float)[2,1] -0.33653 -0.18119
output: tensor(float)[2,3] -0.33653 -0.33653 -0.33653 -0.18119 -0.18119 -0.18119
)case"},
    {"Where_v16.scalar_x_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[11] 1 0 1 0 0 1 1 0 1 0 1
X: tensor(float)[] 1.1754944e-38
Y: tensor(float)[11] 1e-45 1 -1 -3.4028235e+38 nan 1.1754944e-38 3.4028235e+38 0 -0 inf -inf
output: tensor(float)[11] 1.1754944e-38 1 1.1754944e-38 -3.4028235e+38 nan 1.1754944e-38 1.1754944e-38 0
    1.1754944e-38 inf 1.1754944e-38
)case"},
    {"Where_v16.scalar_y_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[11] 1 0 1 0 0 1 1 0 1 0 1
X: tensor(float)[11] 0 -0 1e-45 1.1754944e-38 3.4028235e+38 -inf nan inf 1 -1 -3.4028235e+38
Y: tensor(float)[1] 1.1754944e-38
output: tensor(float)[11] 0 1.1754944e-38 1e-45 1.1754944e-38 1.1754944e-38 -inf nan 1.1754944e-38 1
    1.1754944e-38 -3.4028235e+38
)case"},
    {"Where_v16.scalars_bool_float", Origin::Derived, "reference", R"case(
output = Where-16(condition, X, Y)
condition: tensor(bool)[2,3] 0 1 1 1 0 0
X: tensor(float)[] -1.5907
Y: tensor(float)[] -0.082226
output: tensor(float)[2,3] -0.082226 -1.5907 -1.5907 -1.5907 -0.082226 -0.082226
)case"},
    {"Where_v16.test_where_example", Origin::Official, "official", R"case(
z = Where-16(condition, x, y)
condition: tensor(bool)[2,2] 1 0 1 1
x: tensor(float)[2,2] 1 2 3 4
y: tensor(float)[2,2] 9 8 7 6
z: tensor(float)[2,2] 1 8 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Where_v16.test_where_long_example", Origin::Official, "official", R"case(
z = Where-16(condition, x, y)
condition: tensor(bool)[2,2] 1 0 1 1
x: tensor(int64)[2,2] 1 2 3 4
y: tensor(int64)[2,2] 9 8 7 6
z: tensor(int64)[2,2] 1 8 3 4
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
