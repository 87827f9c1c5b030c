// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Constant.pack
//   tests/cases/ai.onnx/Constant.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Constant_v1.corners_float", Origin::Derived, "reference", R"case(
output = Constant-1() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v1.no_elements", Origin::Derived, "reference", R"case(
output = Constant-1() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v1.scalar", Origin::Derived, "reference", R"case(
output = Constant-1() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v1.test_constant@1_1_2", Origin::Official, "official", R"case(
values = Constant-1() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v1.value_double", Origin::Derived, "reference", R"case(
output = Constant-1() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v1.value_float", Origin::Derived, "reference", R"case(
output = Constant-1() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v1.value_float16", Origin::Derived, "reference", R"case(
output = Constant-1() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v9.corners_float", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v9.no_elements", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v9.scalar", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v9.test_constant@1_5_0", Origin::Official, "official", R"case(
values = Constant-9() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v9.value_bool", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v9.value_complex128", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v9.value_complex64", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v9.value_double", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v9.value_float", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v9.value_float16", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v9.value_int16", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v9.value_int32", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v9.value_int64", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v9.value_int8", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v9.value_string", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v9.value_uint16", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v9.value_uint32", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v9.value_uint64", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v9.value_uint8", Origin::Derived, "reference", R"case(
output = Constant-9() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v11.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v11.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v11.scalar", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v11.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v11.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v11.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v11.value_double", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v11.value_float", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v11.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v11.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v11.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v11.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v11.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v11.value_string", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v11.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v11.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v11.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v11.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-11() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v12.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v12.float", Origin::Derived, "numpy", R"case(
output = Constant-12() value_float=0.1
output: tensor(float)[] 0.1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v12.floats", Origin::Derived, "numpy", R"case(
output = Constant-12() value_floats=[1.5,-2,1e+30]
output: tensor(float)[3] 1.5 -2 1e+30
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v12.int", Origin::Derived, "numpy", R"case(
output = Constant-12() value_int=-7
output: tensor(int64)[] -7
)case"},
    {"Constant_v12.ints", Origin::Derived, "numpy", R"case(
output = Constant-12() value_ints=[3,-1,9000000000]
output: tensor(int64)[3] 3 -1 9000000000
)case"},
    {"Constant_v12.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v12.scalar", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v12.string", Origin::Derived, "numpy", R"case(
output = Constant-12() value_string="zeta"
output: tensor(string)[] "zeta"
)case"},
    {"Constant_v12.strings", Origin::Derived, "numpy", R"case(
output = Constant-12() value_strings=["b","","a b"]
output: tensor(string)[3] "b" "" "a b"
)case"},
    {"Constant_v12.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v12.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v12.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v12.value_double", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v12.value_float", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v12.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v12.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v12.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v12.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v12.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v12.value_string", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v12.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v12.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v12.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v12.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-12() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v13.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v13.float", Origin::Derived, "numpy", R"case(
output = Constant-13() value_float=0.1
output: tensor(float)[] 0.1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v13.floats", Origin::Derived, "numpy", R"case(
output = Constant-13() value_floats=[1.5,-2,1e+30]
output: tensor(float)[3] 1.5 -2 1e+30
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v13.int", Origin::Derived, "numpy", R"case(
output = Constant-13() value_int=-7
output: tensor(int64)[] -7
)case"},
    {"Constant_v13.ints", Origin::Derived, "numpy", R"case(
output = Constant-13() value_ints=[3,-1,9000000000]
output: tensor(int64)[3] 3 -1 9000000000
)case"},
    {"Constant_v13.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v13.scalar", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v13.string", Origin::Derived, "numpy", R"case(
output = Constant-13() value_string="zeta"
output: tensor(string)[] "zeta"
)case"},
    {"Constant_v13.strings", Origin::Derived, "numpy", R"case(
output = Constant-13() value_strings=["b","","a b"]
output: tensor(string)[3] "b" "" "a b"
)case"},
    {"Constant_v13.test_constant@1_12_0", Origin::Official, "official", R"case(
values = Constant-13() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v13.value_bfloat16", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375 ;
output: tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375
)case"},
    {"Constant_v13.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v13.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v13.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v13.value_double", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v13.value_float", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v13.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v13.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v13.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v13.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v13.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v13.value_string", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v13.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v13.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v13.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v13.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-13() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v19.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v19.float", Origin::Derived, "numpy", R"case(
output = Constant-19() value_float=0.1
output: tensor(float)[] 0.1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v19.floats", Origin::Derived, "numpy", R"case(
output = Constant-19() value_floats=[1.5,-2,1e+30]
output: tensor(float)[3] 1.5 -2 1e+30
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v19.int", Origin::Derived, "numpy", R"case(
output = Constant-19() value_int=-7
output: tensor(int64)[] -7
)case"},
    {"Constant_v19.ints", Origin::Derived, "numpy", R"case(
output = Constant-19() value_ints=[3,-1,9000000000]
output: tensor(int64)[3] 3 -1 9000000000
)case"},
    {"Constant_v19.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v19.scalar", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v19.string", Origin::Derived, "numpy", R"case(
output = Constant-19() value_string="zeta"
output: tensor(string)[] "zeta"
)case"},
    {"Constant_v19.strings", Origin::Derived, "numpy", R"case(
output = Constant-19() value_strings=["b","","a b"]
output: tensor(string)[3] "b" "" "a b"
)case"},
    {"Constant_v19.test_constant@1_14_1", Origin::Official, "official", R"case(
values = Constant-19() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v19.value_bfloat16", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375 ;
output: tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375
)case"},
    {"Constant_v19.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v19.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v19.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v19.value_double", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v19.value_float", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v19.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v19.value_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125 ;
output: tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125
)case"},
    {"Constant_v19.value_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25 ;
output: tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25
)case"},
    {"Constant_v19.value_float8e5m2", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875 ;
output: tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875
)case"},
    {"Constant_v19.value_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125 ;
output: tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125
)case"},
    {"Constant_v19.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v19.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v19.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v19.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v19.value_string", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v19.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v19.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v19.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v19.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-19() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v21.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v21.float", Origin::Derived, "numpy", R"case(
output = Constant-21() value_float=0.1
output: tensor(float)[] 0.1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v21.floats", Origin::Derived, "numpy", R"case(
output = Constant-21() value_floats=[1.5,-2,1e+30]
output: tensor(float)[3] 1.5 -2 1e+30
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v21.int", Origin::Derived, "numpy", R"case(
output = Constant-21() value_int=-7
output: tensor(int64)[] -7
)case"},
    {"Constant_v21.ints", Origin::Derived, "numpy", R"case(
output = Constant-21() value_ints=[3,-1,9000000000]
output: tensor(int64)[3] 3 -1 9000000000
)case"},
    {"Constant_v21.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v21.scalar", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v21.string", Origin::Derived, "numpy", R"case(
output = Constant-21() value_string="zeta"
output: tensor(string)[] "zeta"
)case"},
    {"Constant_v21.strings", Origin::Derived, "numpy", R"case(
output = Constant-21() value_strings=["b","","a b"]
output: tensor(string)[3] "b" "" "a b"
)case"},
    {"Constant_v21.test_constant@1_16_2", Origin::Official, "official", R"case(
values = Constant-21() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v21.value_bfloat16", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375 ;
output: tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375
)case"},
    {"Constant_v21.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v21.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v21.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v21.value_double", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v21.value_float", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v21.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v21.value_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125 ;
output: tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125
)case"},
    {"Constant_v21.value_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25 ;
output: tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25
)case"},
    {"Constant_v21.value_float8e5m2", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875 ;
output: tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875
)case"},
    {"Constant_v21.value_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125 ;
output: tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125
)case"},
    {"Constant_v21.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v21.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v21.value_int4", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(int4)[2,3] -2 -7 -6 -7 3 -4 ;
output: tensor(int4)[2,3] -2 -7 -6 -7 3 -4
)case"},
    {"Constant_v21.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v21.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v21.value_string", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v21.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v21.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v21.value_uint4", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(uint4)[2,3] 15 15 2 5 7 3 ;
output: tensor(uint4)[2,3] 15 15 2 5 7 3
)case"},
    {"Constant_v21.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v21.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-21() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v23.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v23.float", Origin::Derived, "numpy", R"case(
output = Constant-23() value_float=0.1
output: tensor(float)[] 0.1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v23.floats", Origin::Derived, "numpy", R"case(
output = Constant-23() value_floats=[1.5,-2,1e+30]
output: tensor(float)[3] 1.5 -2 1e+30
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v23.int", Origin::Derived, "numpy", R"case(
output = Constant-23() value_int=-7
output: tensor(int64)[] -7
)case"},
    {"Constant_v23.ints", Origin::Derived, "numpy", R"case(
output = Constant-23() value_ints=[3,-1,9000000000]
output: tensor(int64)[3] 3 -1 9000000000
)case"},
    {"Constant_v23.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v23.scalar", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v23.string", Origin::Derived, "numpy", R"case(
output = Constant-23() value_string="zeta"
output: tensor(string)[] "zeta"
)case"},
    {"Constant_v23.strings", Origin::Derived, "numpy", R"case(
output = Constant-23() value_strings=["b","","a b"]
output: tensor(string)[3] "b" "" "a b"
)case"},
    {"Constant_v23.test_constant@1_18_0", Origin::Official, "official", R"case(
values = Constant-23() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v23.value_bfloat16", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375 ;
output: tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375
)case"},
    {"Constant_v23.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v23.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v23.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v23.value_double", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v23.value_float", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v23.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v23.value_float4e2m1", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float4e2m1)[2,3] 3 -4 1 -4 -1 -2 ;
output: tensor(float4e2m1)[2,3] 3 -4 1 -4 -1 -2
)case"},
    {"Constant_v23.value_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125 ;
output: tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125
)case"},
    {"Constant_v23.value_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25 ;
output: tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25
)case"},
    {"Constant_v23.value_float8e5m2", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875 ;
output: tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875
)case"},
    {"Constant_v23.value_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125 ;
output: tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125
)case"},
    {"Constant_v23.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v23.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v23.value_int4", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(int4)[2,3] -2 -7 -6 -7 3 -4 ;
output: tensor(int4)[2,3] -2 -7 -6 -7 3 -4
)case"},
    {"Constant_v23.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v23.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v23.value_string", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v23.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v23.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v23.value_uint4", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(uint4)[2,3] 15 15 2 5 7 3 ;
output: tensor(uint4)[2,3] 15 15 2 5 7 3
)case"},
    {"Constant_v23.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v23.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-23() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v24.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v24.float", Origin::Derived, "numpy", R"case(
output = Constant-24() value_float=0.1
output: tensor(float)[] 0.1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v24.floats", Origin::Derived, "numpy", R"case(
output = Constant-24() value_floats=[1.5,-2,1e+30]
output: tensor(float)[3] 1.5 -2 1e+30
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v24.int", Origin::Derived, "numpy", R"case(
output = Constant-24() value_int=-7
output: tensor(int64)[] -7
)case"},
    {"Constant_v24.ints", Origin::Derived, "numpy", R"case(
output = Constant-24() value_ints=[3,-1,9000000000]
output: tensor(int64)[3] 3 -1 9000000000
)case"},
    {"Constant_v24.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v24.scalar", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v24.string", Origin::Derived, "numpy", R"case(
output = Constant-24() value_string="zeta"
output: tensor(string)[] "zeta"
)case"},
    {"Constant_v24.strings", Origin::Derived, "numpy", R"case(
output = Constant-24() value_strings=["b","","a b"]
output: tensor(string)[3] "b" "" "a b"
)case"},
    {"Constant_v24.test_constant@1_19_1", Origin::Official, "official", R"case(
values = Constant-24() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v24.value_bfloat16", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375 ;
output: tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375
)case"},
    {"Constant_v24.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v24.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v24.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v24.value_double", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v24.value_float", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v24.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v24.value_float4e2m1", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float4e2m1)[2,3] 3 -4 1 -4 -1 -2 ;
output: tensor(float4e2m1)[2,3] 3 -4 1 -4 -1 -2
)case"},
    {"Constant_v24.value_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125 ;
output: tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125
)case"},
    {"Constant_v24.value_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25 ;
output: tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25
)case"},
    {"Constant_v24.value_float8e5m2", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875 ;
output: tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875
)case"},
    {"Constant_v24.value_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125 ;
output: tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125
)case"},
    {"Constant_v24.value_float8e8m0", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(float8e8m0)[2,3] 0.0078125 8 0.5 16 0.015625 0.0625 ;
output: tensor(float8e8m0)[2,3] 0.0078125 8 0.5 16 0.015625 0.0625
)case"},
    {"Constant_v24.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v24.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v24.value_int4", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(int4)[2,3] -2 -7 -6 -7 3 -4 ;
output: tensor(int4)[2,3] -2 -7 -6 -7 3 -4
)case"},
    {"Constant_v24.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v24.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v24.value_string", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v24.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v24.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v24.value_uint4", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(uint4)[2,3] 15 15 2 5 7 3 ;
output: tensor(uint4)[2,3] 15 15 2 5 7 3
)case"},
    {"Constant_v24.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v24.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-24() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
    {"Constant_v25.corners_float", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045 ;
output: tensor(float)[12] 1.1754944e-38 -inf 3.4028235e+38 inf -0 1 1e-45 -1 nan -3.4028235e+38 0 1.8045
)case"},
    {"Constant_v25.float", Origin::Derived, "numpy", R"case(
output = Constant-25() value_float=0.1
output: tensor(float)[] 0.1
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v25.floats", Origin::Derived, "numpy", R"case(
output = Constant-25() value_floats=[1.5,-2,1e+30]
output: tensor(float)[3] 1.5 -2 1e+30
rtol=2.384185791015625e-07 atol=2.802596928649634e-45
)case"},
    {"Constant_v25.int", Origin::Derived, "numpy", R"case(
output = Constant-25() value_int=-7
output: tensor(int64)[] -7
)case"},
    {"Constant_v25.ints", Origin::Derived, "numpy", R"case(
output = Constant-25() value_ints=[3,-1,9000000000]
output: tensor(int64)[3] 3 -1 9000000000
)case"},
    {"Constant_v25.no_elements", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float)[2,0] ;
output: tensor(float)[2,0]
)case"},
    {"Constant_v25.scalar", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float)[] -0.22833 ;
output: tensor(float)[] -0.22833
)case"},
    {"Constant_v25.string", Origin::Derived, "numpy", R"case(
output = Constant-25() value_string="zeta"
output: tensor(string)[] "zeta"
)case"},
    {"Constant_v25.strings", Origin::Derived, "numpy", R"case(
output = Constant-25() value_strings=["b","","a b"]
output: tensor(string)[3] "b" "" "a b"
)case"},
    {"Constant_v25.test_constant", Origin::Official, "official", R"case(
values = Constant-25() value=tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572 -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791 -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546 ;
values: tensor(float)[5,5] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885 0.41059852 0.14404356 1.4542735 0.7610377 0.121675014 0.44386324 0.33367434 1.4940791
    -0.20515826 0.3130677 -0.85409576 -2.5529897 0.6536186 0.8644362 -0.742165 2.2697546
rtol=0.001 atol=1e-07
)case"},
    {"Constant_v25.value_bfloat16", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375 ;
output: tensor(bfloat16)[2,3] 0.341796875 0.80859375 1.1953125 1.1953125 0.53515625 0.318359375
)case"},
    {"Constant_v25.value_bool", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(bool)[2,3] 0 1 1 0 0 1 ;
output: tensor(bool)[2,3] 0 1 1 0 0 1
)case"},
    {"Constant_v25.value_complex128", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782) (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861) (2.129581329,15.50578782) ;
output: tensor(complex128)[2,3] (-15.30003679,3.198601451) (2.129581329,15.50578782)
    (-2.757024459,-0.09210343765) (-3.034828024,-4.826754869) (-0.1719512435,-0.6441452861)
    (2.129581329,15.50578782)
)case"},
    {"Constant_v25.value_complex64", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095) (2.6139,10.095) (0.68728,0.24485) ;
output: tensor(complex64)[2,3] (0.14086,-0.96049) (-0.39805,-0.90372) (-0.67916,-0.24884) (2.6139,10.095)
    (2.6139,10.095) (0.68728,0.24485)
)case"},
    {"Constant_v25.value_double", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404 ;
output: tensor(double)[2,3] -10.9660452 6.720141096 1.783146921 1.101474266 11.28425404 11.28425404
)case"},
    {"Constant_v25.value_float", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619 ;
output: tensor(float)[2,3] 0.37089 -0.43944 -0.88186 -3.2092 6.9365 5.7619
)case"},
    {"Constant_v25.value_float16", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625 ;
output: tensor(float16)[2,3] -1.1474609375 -8.6640625 3.826171875 7.34375 -8.6640625 2.259765625
)case"},
    {"Constant_v25.value_float4e2m1", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float4e2m1)[2,3] 3 -4 1 -4 -1 -2 ;
output: tensor(float4e2m1)[2,3] 3 -4 1 -4 -1 -2
)case"},
    {"Constant_v25.value_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125 ;
output: tensor(float8e4m3fn)[2,3] -36 -0.017578125 -0.013671875 -36 0.234375 0.125
)case"},
    {"Constant_v25.value_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25 ;
output: tensor(float8e4m3fnuz)[2,3] 0.28125 -0.203125 -6 -0.00390625 -0.0029296875 -0.25
)case"},
    {"Constant_v25.value_float8e5m2", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875 ;
output: tensor(float8e5m2)[2,3] -5 -48 0.109375 -9.1552734375e-05 -48 -0.0029296875
)case"},
    {"Constant_v25.value_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125 ;
output: tensor(float8e5m2fnuz)[2,3] 0.09375 -2.288818359375e-05 -1.25 -0.078125 -0.00341796875 0.0001220703125
)case"},
    {"Constant_v25.value_float8e8m0", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(float8e8m0)[2,3] 0.0078125 8 0.5 16 0.015625 0.0625 ;
output: tensor(float8e8m0)[2,3] 0.0078125 8 0.5 16 0.015625 0.0625
)case"},
    {"Constant_v25.value_int16", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(int16)[2,3] 50 61 22 8 -64 -64 ;
output: tensor(int16)[2,3] 50 61 22 8 -64 -64
)case"},
    {"Constant_v25.value_int2", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(int2)[2,3] 1 -2 -2 -1 1 -2 ;
output: tensor(int2)[2,3] 1 -2 -2 -1 1 -2
)case"},
    {"Constant_v25.value_int32", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097 ;
output: tensor(int32)[2,3] 77 17997097 -93 -36 -34 17997097
)case"},
    {"Constant_v25.value_int4", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(int4)[2,3] -2 -7 -6 -7 3 -4 ;
output: tensor(int4)[2,3] -2 -7 -6 -7 3 -4
)case"},
    {"Constant_v25.value_int64", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96 ;
output: tensor(int64)[2,3] 67217933046594354 79 96 67217933046594354 99 -96
)case"},
    {"Constant_v25.value_int8", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(int8)[2,3] -1 85 51 96 96 32 ;
output: tensor(int8)[2,3] -1 85 51 96 96 32
)case"},
    {"Constant_v25.value_string", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5" ;
output: tensor(string)[2,3] "{}" "nan" "end" "tab\x09" "Omega" "-1.5"
)case"},
    {"Constant_v25.value_uint16", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(uint16)[2,3] 3 41 1 69 50 69 ;
output: tensor(uint16)[2,3] 3 41 1 69 50 69
)case"},
    {"Constant_v25.value_uint2", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(uint2)[2,3] 0 1 3 3 1 3 ;
output: tensor(uint2)[2,3] 0 1 3 3 1 3
)case"},
    {"Constant_v25.value_uint32", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(uint32)[2,3] 80 1 41 586506 52 586506 ;
output: tensor(uint32)[2,3] 80 1 41 586506 52 586506
)case"},
    {"Constant_v25.value_uint4", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(uint4)[2,3] 15 15 2 5 7 3 ;
output: tensor(uint4)[2,3] 15 15 2 5 7 3
)case"},
    {"Constant_v25.value_uint64", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56 ;
output: tensor(uint64)[2,3] 1 155595613439278048 81 52 155595613439278048 56
)case"},
    {"Constant_v25.value_uint8", Origin::Derived, "numpy", R"case(
output = Constant-25() value=tensor(uint8)[2,3] 62 79 229 95 138 229 ;
output: tensor(uint8)[2,3] 62 79 229 95 138 229
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Constant_v1.test_operator_addconstant", Origin::Official, "official",
     "schemas/cases/ai.onnx/Constant.pack", "test_operator_addconstant"},
    {"Constant_v1.test_operator_mm", Origin::Official, "official",
     "schemas/cases/ai.onnx/Constant.pack", "test_operator_mm"},
    {"Constant_v9.test_PixelShuffle", Origin::Official, "official",
     "schemas/cases/ai.onnx/Constant.pack", "test_PixelShuffle"},
    {"Constant_v11.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v11.sparse"},
    {"Constant_v11.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v11.sparse_matrix"},
    {"Constant_v12.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v12.sparse"},
    {"Constant_v12.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v12.sparse_matrix"},
    {"Constant_v13.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v13.sparse"},
    {"Constant_v13.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v13.sparse_matrix"},
    {"Constant_v13.test_sequence_map_extract_shapes_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceMap.pack", "test_sequence_map_extract_shapes_expanded"},
    {"Constant_v13.test_sequence_map_identity_1_sequence_1_tensor_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceMap.pack", "test_sequence_map_identity_1_sequence_1_tensor_expanded"},
    {"Constant_v13.test_sequence_map_identity_1_sequence_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceMap.pack", "test_sequence_map_identity_1_sequence_expanded"},
    {"Constant_v13.test_sequence_map_identity_2_sequences_expanded", Origin::Official, "official",
     "schemas/cases/ai.onnx/SequenceMap.pack", "test_sequence_map_identity_2_sequences_expanded"},
    {"Constant_v19.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v19.sparse"},
    {"Constant_v19.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v19.sparse_matrix"},
    {"Constant_v21.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v21.sparse"},
    {"Constant_v21.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v21.sparse_matrix"},
    {"Constant_v23.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v23.sparse"},
    {"Constant_v23.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v23.sparse_matrix"},
    {"Constant_v24.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v24.sparse"},
    {"Constant_v24.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v24.sparse_matrix"},
    {"Constant_v25.sparse", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v25.sparse"},
    {"Constant_v25.sparse_matrix", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/Constant.pack", "Constant_v25.sparse_matrix"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
