// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Identity.pack
//   tests/cases/ai.onnx/Identity.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Identity_v25.passed_on_optional_seq_complex128", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(complex128))) { { [2,3] (-8.301010873,1.759451904) (-8.301010873,1.759451904)
    (-0.2369378853,1.722429119) (0.1922838112,-0.7242523174) (-1.002202222,4.777897625)
    (0.2543159272,6.357280992) [3,2] (0.6177083362,11.30174306) (-3.623457543,-4.536857468)
    (0.6177083362,11.30174306) (0.5411582003,-0.7240822646) (-1.725086785,9.667640307)
    (2.658357602,10.0324486) } }
output: optional(seq(tensor(complex128))) { { [2,3] (-8.301010873,1.759451904) (-8.301010873,1.759451904)
    (-0.2369378853,1.722429119) (0.1922838112,-0.7242523174) (-1.002202222,4.777897625)
    (0.2543159272,6.357280992) [3,2] (0.6177083362,11.30174306) (-3.623457543,-4.536857468)
    (0.6177083362,11.30174306) (0.5411582003,-0.7240822646) (-1.725086785,9.667640307)
    (2.658357602,10.0324486) } }
)case"},
    {"Identity_v25.passed_on_optional_seq_complex64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(complex64))) { { [2,3] (1.307,-0.2579) (-15.179,0.17273) (2.8159,-0.37882)
    (-0.29938,0.75274) (-1.3584,8.9698) (-15.179,0.17273) [3,2] (-10.2,-1.6579) (3.3008,2.6925)
    (0.26291,0.33386) (0.81088,-0.069623) (-3.1707,-12.137) (-3.1707,-12.137) } }
output: optional(seq(tensor(complex64))) { { [2,3] (1.307,-0.2579) (-15.179,0.17273) (2.8159,-0.37882)
    (-0.29938,0.75274) (-1.3584,8.9698) (-15.179,0.17273) [3,2] (-10.2,-1.6579) (3.3008,2.6925)
    (0.26291,0.33386) (0.81088,-0.069623) (-3.1707,-12.137) (-3.1707,-12.137) } }
)case"},
    {"Identity_v25.passed_on_optional_seq_double", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(double))) { { [2,3] -2.66670226 11.03293349 0.09738288353 11.03293349 -0.2248946853
    1.478461303 [3,2] -0.4615399328 -1.115783748 0.2633759143 -0.8520520362 -5.242884524 -0.0874380208 } }
output: optional(seq(tensor(double))) { { [2,3] -2.66670226 11.03293349 0.09738288353 11.03293349
    -0.2248946853 1.478461303 [3,2] -0.4615399328 -1.115783748 0.2633759143 -0.8520520362 -5.242884524
    -0.0874380208 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_float", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(float))) { { [2,3] -8.3987 -6.115 -9.5576 -0.3083 -0.25018 6.0073 [3,2] -6.3674
    -5.3023 0.57483 -2.8941 -13.836 0.10709 } }
output: optional(seq(tensor(float))) { { [2,3] -8.3987 -6.115 -9.5576 -0.3083 -0.25018 6.0073 [3,2] -6.3674
    -5.3023 0.57483 -2.8941 -13.836 0.10709 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_float16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(float16))) { { [2,3] 7.73828125 0.962890625 8.09375 -0.1484375 0.08612060546875
    2.978515625 [3,2] -14.0078125 0.80078125 -2.357421875 -14.0078125 -10.4609375 -2.76171875 } }
output: optional(seq(tensor(float16))) { { [2,3] 7.73828125 0.962890625 8.09375 -0.1484375 0.08612060546875
    2.978515625 [3,2] -14.0078125 0.80078125 -2.357421875 -14.0078125 -10.4609375 -2.76171875 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_int16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(int16))) { { [2,3] 61 29 19 289 -48 289 [3,2] -1 0 -89 97 -62 97 } }
output: optional(seq(tensor(int16))) { { [2,3] 61 29 19 289 -48 289 [3,2] -1 0 -89 97 -62 97 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_int32", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(int32))) { { [2,3] 33 22 29 -47 52 -17 [3,2] -8265681 11 35 -10822468 28 -10822468
    } }
output: optional(seq(tensor(int32))) { { [2,3] 33 22 29 -47 52 -17 [3,2] -8265681 11 35 -10822468 28 -10822468
    } }
)case"},
    {"Identity_v25.passed_on_optional_seq_int64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(int64))) { { [2,3] 52 27501822154887298 1 -44 -51 27501822154887298 [3,2] -36 -11
    53587891850512210 -91 -21 80 } }
output: optional(seq(tensor(int64))) { { [2,3] 52 27501822154887298 1 -44 -51 27501822154887298 [3,2] -36 -11
    53587891850512210 -91 -21 80 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_int8", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(int8))) { { [2,3] 30 70 85 -58 85 47 [3,2] 26 -17 23 58 -59 -59 } }
output: optional(seq(tensor(int8))) { { [2,3] 30 70 85 -58 85 47 [3,2] 26 -17 23 58 -59 -59 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_string", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(string))) { { [2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" ""
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "-1.5" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" ""
    "line\x0abreak" } }
output: optional(seq(tensor(string))) { { [2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" ""
    "xxxxxxxxxxxxxxxxxxxx" [3,2] "-1.5" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" ""
    "line\x0abreak" } }
)case"},
    {"Identity_v25.passed_on_optional_seq_uint16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(uint16))) { { [2,3] 454 35 28 437 81 454 [3,2] 42 65 94 26 71 94 } }
output: optional(seq(tensor(uint16))) { { [2,3] 454 35 28 437 81 454 [3,2] 42 65 94 26 71 94 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_uint32", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(uint32))) { { [2,3] 12 18353754 42 18353754 3567102 94 [3,2] 36324744 24 34 42
    36324744 6 } }
output: optional(seq(tensor(uint32))) { { [2,3] 12 18353754 42 18353754 3567102 94 [3,2] 36324744 24 34 42
    36324744 6 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_uint64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(uint64))) { { [2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8
    [3,2] 10431269111395102 124208509340171408 27 82 49684770753552056 124208509340171408 } }
output: optional(seq(tensor(uint64))) { { [2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8
    [3,2] 10431269111395102 124208509340171408 27 82 49684770753552056 124208509340171408 } }
)case"},
    {"Identity_v25.passed_on_optional_seq_uint8", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(seq(tensor(uint8))) { { [2,3] 18 20 71 5 82 7 [3,2] 67 71 61 60 167 69 } }
output: optional(seq(tensor(uint8))) { { [2,3] 18 20 71 5 82 7 [3,2] 67 71 61 60 167 69 } }
)case"},
    {"Identity_v25.passed_on_optional_string", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(tensor(string)) { [2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" ""
    "xxxxxxxxxxxxxxxxxxxx" }
output: optional(tensor(string)) { [2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" ""
    "xxxxxxxxxxxxxxxxxxxx" }
)case"},
    {"Identity_v25.passed_on_optional_uint16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(tensor(uint16)) { [2,3] 454 35 28 437 81 454 }
output: optional(tensor(uint16)) { [2,3] 454 35 28 437 81 454 }
)case"},
    {"Identity_v25.passed_on_optional_uint32", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(tensor(uint32)) { [2,3] 12 18353754 42 18353754 3567102 94 }
output: optional(tensor(uint32)) { [2,3] 12 18353754 42 18353754 3567102 94 }
)case"},
    {"Identity_v25.passed_on_optional_uint64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(tensor(uint64)) { [2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8 }
output: optional(tensor(uint64)) { [2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8 }
)case"},
    {"Identity_v25.passed_on_optional_uint8", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: optional(tensor(uint8)) { [2,3] 18 20 71 5 82 7 }
output: optional(tensor(uint8)) { [2,3] 18 20 71 5 82 7 }
)case"},
    {"Identity_v25.passed_on_seq_bool", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(bool)) { [2,3] 0 0 0 1 1 0 [3,2] 0 1 0 0 0 0 }
output: seq(tensor(bool)) { [2,3] 0 0 0 1 1 0 [3,2] 0 1 0 0 0 0 }
)case"},
    {"Identity_v25.passed_on_seq_complex128", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(complex128)) { [2,3] (-8.301010873,1.759451904) (-8.301010873,1.759451904)
    (-0.2369378853,1.722429119) (0.1922838112,-0.7242523174) (-1.002202222,4.777897625)
    (0.2543159272,6.357280992) [3,2] (0.6177083362,11.30174306) (-3.623457543,-4.536857468)
    (0.6177083362,11.30174306) (0.5411582003,-0.7240822646) (-1.725086785,9.667640307)
    (2.658357602,10.0324486) }
output: seq(tensor(complex128)) { [2,3] (-8.301010873,1.759451904) (-8.301010873,1.759451904)
    (-0.2369378853,1.722429119) (0.1922838112,-0.7242523174) (-1.002202222,4.777897625)
    (0.2543159272,6.357280992) [3,2] (0.6177083362,11.30174306) (-3.623457543,-4.536857468)
    (0.6177083362,11.30174306) (0.5411582003,-0.7240822646) (-1.725086785,9.667640307)
    (2.658357602,10.0324486) }
)case"},
    {"Identity_v25.passed_on_seq_complex64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(complex64)) { [2,3] (1.307,-0.2579) (-15.179,0.17273) (2.8159,-0.37882) (-0.29938,0.75274)
    (-1.3584,8.9698) (-15.179,0.17273) [3,2] (-10.2,-1.6579) (3.3008,2.6925) (0.26291,0.33386)
    (0.81088,-0.069623) (-3.1707,-12.137) (-3.1707,-12.137) }
output: seq(tensor(complex64)) { [2,3] (1.307,-0.2579) (-15.179,0.17273) (2.8159,-0.37882) (-0.29938,0.75274)
    (-1.3584,8.9698) (-15.179,0.17273) [3,2] (-10.2,-1.6579) (3.3008,2.6925) (0.26291,0.33386)
    (0.81088,-0.069623) (-3.1707,-12.137) (-3.1707,-12.137) }
)case"},
    {"Identity_v25.passed_on_seq_double", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(double)) { [2,3] -2.66670226 11.03293349 0.09738288353 11.03293349 -0.2248946853 1.478461303
    [3,2] -0.4615399328 -1.115783748 0.2633759143 -0.8520520362 -5.242884524 -0.0874380208 }
output: seq(tensor(double)) { [2,3] -2.66670226 11.03293349 0.09738288353 11.03293349 -0.2248946853
    1.478461303 [3,2] -0.4615399328 -1.115783748 0.2633759143 -0.8520520362 -5.242884524 -0.0874380208 }
)case"},
    {"Identity_v25.passed_on_seq_float", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(float)) { [2,3] -8.3987 -6.115 -9.5576 -0.3083 -0.25018 6.0073 [3,2] -6.3674 -5.3023 0.57483
    -2.8941 -13.836 0.10709 }
output: seq(tensor(float)) { [2,3] -8.3987 -6.115 -9.5576 -0.3083 -0.25018 6.0073 [3,2] -6.3674 -5.3023
    0.57483 -2.8941 -13.836 0.10709 }
)case"},
    {"Identity_v25.passed_on_seq_float16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(float16)) { [2,3] 7.73828125 0.962890625 8.09375 -0.1484375 0.08612060546875 2.978515625
    [3,2] -14.0078125 0.80078125 -2.357421875 -14.0078125 -10.4609375 -2.76171875 }
output: seq(tensor(float16)) { [2,3] 7.73828125 0.962890625 8.09375 -0.1484375 0.08612060546875 2.978515625
    [3,2] -14.0078125 0.80078125 -2.357421875 -14.0078125 -10.4609375 -2.76171875 }
)case"},
    {"Identity_v25.passed_on_seq_int16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(int16)) { [2,3] 61 29 19 289 -48 289 [3,2] -1 0 -89 97 -62 97 }
output: seq(tensor(int16)) { [2,3] 61 29 19 289 -48 289 [3,2] -1 0 -89 97 -62 97 }
)case"},
    {"Identity_v25.passed_on_seq_int32", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(int32)) { [2,3] 33 22 29 -47 52 -17 [3,2] -8265681 11 35 -10822468 28 -10822468 }
output: seq(tensor(int32)) { [2,3] 33 22 29 -47 52 -17 [3,2] -8265681 11 35 -10822468 28 -10822468 }
)case"},
    {"Identity_v25.passed_on_seq_int64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(int64)) { [2,3] 52 27501822154887298 1 -44 -51 27501822154887298 [3,2] -36 -11
    53587891850512210 -91 -21 80 }
output: seq(tensor(int64)) { [2,3] 52 27501822154887298 1 -44 -51 27501822154887298 [3,2] -36 -11
    53587891850512210 -91 -21 80 }
)case"},
    {"Identity_v25.passed_on_seq_int8", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(int8)) { [2,3] 30 70 85 -58 85 47 [3,2] 26 -17 23 58 -59 -59 }
output: seq(tensor(int8)) { [2,3] 30 70 85 -58 85 47 [3,2] 26 -17 23 58 -59 -59 }
)case"},
    {"Identity_v25.passed_on_seq_string", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(string)) { [2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" "" "xxxxxxxxxxxxxxxxxxxx"
    [3,2] "-1.5" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "" "line\x0abreak" }
output: seq(tensor(string)) { [2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" "" "xxxxxxxxxxxxxxxxxxxx"
    [3,2] "-1.5" "xxxxxxxxxxxxxxxxxxxx" "\xe6\x97\xa5\xe6\x9c\xac" "alpha" "" "line\x0abreak" }
)case"},
    {"Identity_v25.passed_on_seq_uint16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(uint16)) { [2,3] 454 35 28 437 81 454 [3,2] 42 65 94 26 71 94 }
output: seq(tensor(uint16)) { [2,3] 454 35 28 437 81 454 [3,2] 42 65 94 26 71 94 }
)case"},
    {"Identity_v25.passed_on_seq_uint32", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(uint32)) { [2,3] 12 18353754 42 18353754 3567102 94 [3,2] 36324744 24 34 42 36324744 6 }
output: seq(tensor(uint32)) { [2,3] 12 18353754 42 18353754 3567102 94 [3,2] 36324744 24 34 42 36324744 6 }
)case"},
    {"Identity_v25.passed_on_seq_uint64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(uint64)) { [2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8 [3,2]
    10431269111395102 124208509340171408 27 82 49684770753552056 124208509340171408 }
output: seq(tensor(uint64)) { [2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8 [3,2]
    10431269111395102 124208509340171408 27 82 49684770753552056 124208509340171408 }
)case"},
    {"Identity_v25.passed_on_seq_uint8", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: seq(tensor(uint8)) { [2,3] 18 20 71 5 82 7 [3,2] 67 71 61 60 167 69 }
output: seq(tensor(uint8)) { [2,3] 18 20 71 5 82 7 [3,2] 67 71 61 60 167 69 }
)case"},
    {"Identity_v25.passed_on_string", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(string)[2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" "" "xxxxxxxxxxxxxxxxxxxx"
output: tensor(string)[2,3] "{}" "Omega" "nan" "\xe6\x97\xa5\xe6\x9c\xac" "" "xxxxxxxxxxxxxxxxxxxx"
)case"},
    {"Identity_v25.passed_on_uint16", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(uint16)[2,3] 454 35 28 437 81 454
output: tensor(uint16)[2,3] 454 35 28 437 81 454
)case"},
    {"Identity_v25.passed_on_uint2", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(uint2)[2,3] 2 3 3 1 1 1
output: tensor(uint2)[2,3] 2 3 3 1 1 1
)case"},
    {"Identity_v25.passed_on_uint32", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(uint32)[2,3] 12 18353754 42 18353754 3567102 94
output: tensor(uint32)[2,3] 12 18353754 42 18353754 3567102 94
)case"},
    {"Identity_v25.passed_on_uint4", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(uint4)[2,3] 15 15 11 9 8 1
output: tensor(uint4)[2,3] 15 15 11 9 8 1
)case"},
    {"Identity_v25.passed_on_uint64", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(uint64)[2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8
output: tensor(uint64)[2,3] 88 96536272082910960 23 39126542044662520 96536272082910960 8
)case"},
    {"Identity_v25.passed_on_uint8", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(uint8)[2,3] 18 20 71 5 82 7
output: tensor(uint8)[2,3] 18 20 71 5 82 7
)case"},
    {"Identity_v25.scalar_float", Origin::Derived, "reference", R"case(
output = Identity-25(input)
input: tensor(float)[] 0.44602
output: tensor(float)[] 0.44602
)case"},
    {"Identity_v25.test_identity", Origin::Official, "official", R"case(
y = Identity-25(x)
x: tensor(float)[1,1,2,2] 1 2 3 4
y: tensor(float)[1,1,2,2] 1 2 3 4
rtol=0.001 atol=1e-07
)case"},
    {"Identity_v25.test_identity_sequence", Origin::Official, "official", R"case(
y = Identity-25(x)
x: seq(tensor(float)) { [1,1,2,2] 1 2 3 4 [1,1,2,2] 2 3 1 5 }
y: seq(tensor(float)) { [1,1,2,2] 1 2 3 4 [1,1,2,2] 2 3 1 5 }
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
