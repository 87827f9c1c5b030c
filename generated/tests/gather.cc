// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Gather.pack
//   tests/cases/ai.onnx/Gather.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Gather_v1.first_axis_bool_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(bool)[4,3] 1 1 0 0 1 0 1 0 0 1 0 1
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(bool)[2,2,3] 1 0 0 1 1 0 1 0 1 1 0 0
)case"},
    {"Gather_v1.first_axis_bool_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(bool)[4,3] 1 1 0 0 1 0 1 0 0 1 0 1
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(bool)[2,2,3] 1 0 0 1 1 0 1 0 1 1 0 0
)case"},
    {"Gather_v1.first_axis_complex128_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(complex128)[4,3] (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (3.287264362,0.4000594844) (-0.4848102338,-7.506672671)
    (4.437506885,-2.844524897) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803)
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(complex128)[2,2,3] (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445)
)case"},
    {"Gather_v1.first_axis_complex128_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(complex128)[4,3] (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (3.287264362,0.4000594844) (-0.4848102338,-7.506672671)
    (4.437506885,-2.844524897) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803)
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(complex128)[2,2,3] (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445)
)case"},
    {"Gather_v1.first_axis_complex64_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(complex64)[4,3] (-1.4172,1.6713) (9.2146,2.3561) (-8.1104,-0.75795) (-0.35955,1.4438)
    (0.40155,0.10253) (-0.33481,2.3486) (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (0.26506,0.09762)
    (0.2814,-0.092972) (-3.2377,-0.21289)
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(complex64)[2,2,3] (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (-1.4172,1.6713)
    (9.2146,2.3561) (-8.1104,-0.75795) (0.26506,0.09762) (0.2814,-0.092972) (-3.2377,-0.21289)
    (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991)
)case"},
    {"Gather_v1.first_axis_complex64_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(complex64)[4,3] (-1.4172,1.6713) (9.2146,2.3561) (-8.1104,-0.75795) (-0.35955,1.4438)
    (0.40155,0.10253) (-0.33481,2.3486) (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (0.26506,0.09762)
    (0.2814,-0.092972) (-3.2377,-0.21289)
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(complex64)[2,2,3] (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (-1.4172,1.6713)
    (9.2146,2.3561) (-8.1104,-0.75795) (0.26506,0.09762) (0.2814,-0.092972) (-3.2377,-0.21289)
    (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991)
)case"},
    {"Gather_v1.first_axis_double_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(double)[4,3] 0.06508168081 -2.949859596 14.06974475 8.876493009 11.46328911 0.4916971067
    -3.124702274 -0.4591427258 -0.2244174239 -1.957584292 14.06974475 10.3238332
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(double)[2,2,3] -3.124702274 -0.4591427258 -0.2244174239 0.06508168081 -2.949859596 14.06974475
    -1.957584292 14.06974475 10.3238332 -3.124702274 -0.4591427258 -0.2244174239
)case"},
    {"Gather_v1.first_axis_double_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(double)[4,3] 0.06508168081 -2.949859596 14.06974475 8.876493009 11.46328911 0.4916971067
    -3.124702274 -0.4591427258 -0.2244174239 -1.957584292 14.06974475 10.3238332
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(double)[2,2,3] -3.124702274 -0.4591427258 -0.2244174239 0.06508168081 -2.949859596 14.06974475
    -1.957584292 14.06974475 10.3238332 -3.124702274 -0.4591427258 -0.2244174239
)case"},
    {"Gather_v1.first_axis_float16_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(float16)[4,3] -6.81640625 0.07464599609375 1.2890625 10.1015625 -5.66015625 0.62060546875 -11.25
    0.12432861328125 -11.25 -0.2252197265625 -2.517578125 -0.54541015625
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(float16)[2,2,3] -11.25 0.12432861328125 -11.25 -6.81640625 0.07464599609375 1.2890625
    -0.2252197265625 -2.517578125 -0.54541015625 -11.25 0.12432861328125 -11.25
)case"},
    {"Gather_v1.first_axis_float16_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(float16)[4,3] -6.81640625 0.07464599609375 1.2890625 10.1015625 -5.66015625 0.62060546875 -11.25
    0.12432861328125 -11.25 -0.2252197265625 -2.517578125 -0.54541015625
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(float16)[2,2,3] -11.25 0.12432861328125 -11.25 -6.81640625 0.07464599609375 1.2890625
    -0.2252197265625 -2.517578125 -0.54541015625 -11.25 0.12432861328125 -11.25
)case"},
    {"Gather_v1.first_axis_float_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(float)[4,3] 0.065821 -0.48023 -0.18071 0.17444 4.4961 -0.066404 -0.08015 4.4961 -0.37905 0.33059
    0.16146 1.8561
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(float)[2,2,3] -0.08015 4.4961 -0.37905 0.065821 -0.48023 -0.18071 0.33059 0.16146 1.8561
    -0.08015 4.4961 -0.37905
)case"},
    {"Gather_v1.first_axis_float_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(float)[4,3] 0.065821 -0.48023 -0.18071 0.17444 4.4961 -0.066404 -0.08015 4.4961 -0.37905 0.33059
    0.16146 1.8561
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(float)[2,2,3] -0.08015 4.4961 -0.37905 0.065821 -0.48023 -0.18071 0.33059 0.16146 1.8561
    -0.08015 4.4961 -0.37905
)case"},
    {"Gather_v1.first_axis_int16_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int16)[4,3] 82 -92 62 17 67 -318 -37 -318 -83 73 -68 35
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int16)[2,2,3] -37 -318 -83 82 -92 62 73 -68 35 -37 -318 -83
)case"},
    {"Gather_v1.first_axis_int16_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int16)[4,3] 82 -92 62 17 67 -318 -37 -318 -83 73 -68 35
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int16)[2,2,3] -37 -318 -83 82 -92 62 73 -68 35 -37 -318 -83
)case"},
    {"Gather_v1.first_axis_int32_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int32)[4,3] -99 16 46 38 -19408084 86 54 -24 -19408084 6 -98 24
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int32)[2,2,3] 54 -24 -19408084 -99 16 46 6 -98 24 54 -24 -19408084
)case"},
    {"Gather_v1.first_axis_int32_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int32)[4,3] -99 16 46 38 -19408084 86 54 -24 -19408084 6 -98 24
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int32)[2,2,3] 54 -24 -19408084 -99 16 46 6 -98 24 54 -24 -19408084
)case"},
    {"Gather_v1.first_axis_int64_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int64)[4,3] 65368634567666418 11 80 -64 -94 -14 65368634567666418 58002613439359250 -87 78 -3 77
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int64)[2,2,3] 65368634567666418 58002613439359250 -87 65368634567666418 11 80 78 -3 77
    65368634567666418 58002613439359250 -87
)case"},
    {"Gather_v1.first_axis_int64_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int64)[4,3] 65368634567666418 11 80 -64 -94 -14 65368634567666418 58002613439359250 -87 78 -3 77
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int64)[2,2,3] 65368634567666418 58002613439359250 -87 65368634567666418 11 80 78 -3 77
    65368634567666418 58002613439359250 -87
)case"},
    {"Gather_v1.first_axis_int8_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int8)[4,3] 64 36 9 -10 -45 93 20 93 26 7 -74 -63
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int8)[2,2,3] 20 93 26 64 36 9 7 -74 -63 20 93 26
)case"},
    {"Gather_v1.first_axis_int8_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(int8)[4,3] 64 36 9 -10 -45 93 20 93 26 7 -74 -63
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int8)[2,2,3] 20 93 26 64 36 9 7 -74 -63 20 93 26
)case"},
    {"Gather_v1.first_axis_string_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(string)[4,3] "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" "\xc3\xa9t\xc3\xa9" "tab\x09"
    "line\x0abreak" "back\\slash" "a,b" "-1.5" "" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80"
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(string)[2,2,3] "back\\slash" "a,b" "-1.5" "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" ""
    "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80" "back\\slash" "a,b" "-1.5"
)case"},
    {"Gather_v1.first_axis_string_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(string)[4,3] "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" "\xc3\xa9t\xc3\xa9" "tab\x09"
    "line\x0abreak" "back\\slash" "a,b" "-1.5" "" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80"
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(string)[2,2,3] "back\\slash" "a,b" "-1.5" "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" ""
    "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80" "back\\slash" "a,b" "-1.5"
)case"},
    {"Gather_v1.first_axis_uint16_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint16)[4,3] 43 21 10 12 18 247 31 37 534 72 534 59
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint16)[2,2,3] 31 37 534 43 21 10 72 534 59 31 37 534
)case"},
    {"Gather_v1.first_axis_uint16_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint16)[4,3] 43 21 10 12 18 247 31 37 534 72 534 59
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint16)[2,2,3] 31 37 534 43 21 10 72 534 59 31 37 534
)case"},
    {"Gather_v1.first_axis_uint32_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint32)[4,3] 8 4853773 7164928 86 20584732 2821351 15 4397436 70 23 41207190 41207190
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint32)[2,2,3] 15 4397436 70 8 4853773 7164928 23 41207190 41207190 15 4397436 70
)case"},
    {"Gather_v1.first_axis_uint32_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint32)[4,3] 8 4853773 7164928 86 20584732 2821351 15 4397436 70 23 41207190 41207190
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint32)[2,2,3] 15 4397436 70 8 4853773 7164928 23 41207190 41207190 15 4397436 70
)case"},
    {"Gather_v1.first_axis_uint64_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint64)[4,3] 88 29 82 30 28 72 31 92 157639245034816096 75 149412380660958784 43
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint64)[2,2,3] 31 92 157639245034816096 88 29 82 75 149412380660958784 43 31 92
    157639245034816096
)case"},
    {"Gather_v1.first_axis_uint64_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint64)[4,3] 88 29 82 30 28 72 31 92 157639245034816096 75 149412380660958784 43
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint64)[2,2,3] 31 92 157639245034816096 88 29 82 75 149412380660958784 43 31 92
    157639245034816096
)case"},
    {"Gather_v1.first_axis_uint8_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint8)[4,3] 21 64 97 38 7 97 80 74 32 90 87 18
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint8)[2,2,3] 80 74 32 21 64 97 90 87 18 80 74 32
)case"},
    {"Gather_v1.first_axis_uint8_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(uint8)[4,3] 21 64 97 38 7 97 80 74 32 90 87 18
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint8)[2,2,3] 80 74 32 21 64 97 90 87 18 80 74 32
)case"},
    {"Gather_v1.last_axis_float_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=-1
data: tensor(float)[2,3,5] -0.24693 -0.085254 0.096688 -0.18935 -0.30959 -0.47867 4.0165 0.70584 -6.9206
    0.8585 1.9712 0.10147 -0.21582 0.10858 -2.6741 2.3017 -13.601 -13.601 0.50183 0.41088 -1.3249 -0.17618
    0.067497 0.77089 -1.4485 0.092693 -3.5806 0.54375 -6.7879 -0.12856
indices: tensor(int32)[4] 4 0 2 2
output: tensor(float)[2,3,4] -0.30959 -0.24693 0.096688 0.096688 0.8585 -0.47867 0.70584 0.70584 -2.6741
    1.9712 -0.21582 -0.21582 0.41088 2.3017 -13.601 -13.601 -1.4485 -1.3249 0.067497 0.067497 -0.12856
    0.092693 0.54375 0.54375
)case"},
    {"Gather_v1.last_axis_float_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=-1
data: tensor(float)[2,3,5] -0.24693 -0.085254 0.096688 -0.18935 -0.30959 -0.47867 4.0165 0.70584 -6.9206
    0.8585 1.9712 0.10147 -0.21582 0.10858 -2.6741 2.3017 -13.601 -13.601 0.50183 0.41088 -1.3249 -0.17618
    0.067497 0.77089 -1.4485 0.092693 -3.5806 0.54375 -6.7879 -0.12856
indices: tensor(int64)[4] 4 0 2 2
output: tensor(float)[2,3,4] -0.30959 -0.24693 0.096688 0.096688 0.8585 -0.47867 0.70584 0.70584 -2.6741
    1.9712 -0.21582 -0.21582 0.41088 2.3017 -13.601 -13.601 -1.4485 -1.3249 0.067497 0.067497 -0.12856
    0.092693 0.54375 0.54375
)case"},
    {"Gather_v1.last_axis_int8_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=-1
data: tensor(int8)[2,3,5] 1 32 60 33 -32 69 -31 -1 -88 -85 18 -12 -117 77 38 -117 86 -30 51 53 48 30 -10 17
    -21 70 -59 28 -80 -81
indices: tensor(int32)[4] 4 0 2 2
output: tensor(int8)[2,3,4] -32 1 60 60 -85 69 -1 -1 38 18 -117 -117 53 -117 -30 -30 -21 48 -10 -10 -81 70 28
    28
)case"},
    {"Gather_v1.last_axis_int8_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=-1
data: tensor(int8)[2,3,5] 1 32 60 33 -32 69 -31 -1 -88 -85 18 -12 -117 77 38 -117 86 -30 51 53 48 30 -10 17
    -21 70 -59 28 -80 -81
indices: tensor(int64)[4] 4 0 2 2
output: tensor(int8)[2,3,4] -32 1 60 60 -85 69 -1 -1 38 18 -117 -117 53 -117 -30 -30 -21 48 -10 -10 -81 70 28
    28
)case"},
    {"Gather_v1.last_axis_string_int32", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=-1
data: tensor(string)[2,3,5] "0" "-1.5" "beta " "nan" "a,b" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "\xf0\x9f\x98\x80"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak" "Beta" "alpha" "end" "{}" "" "Omega" "quote\"s"
    "back\\slash" "\xc3\xa9t\xc3\xa9" "020" "-1.521" "beta 22" "nan23" "a,b24" "tab\x0925"
    "xxxxxxxxxxxxxxxxxxxx26" "\xf0\x9f\x98\x8027" "\xe6\x97\xa5\xe6\x9c\xac28" "zz top29"
indices: tensor(int32)[4] 4 0 2 2
output: tensor(string)[2,3,4] "a,b" "0" "beta " "beta " "zz top" "tab\x09" "\xf0\x9f\x98\x80"
    "\xf0\x9f\x98\x80" "{}" "line\x0abreak" "alpha" "alpha" "\xc3\xa9t\xc3\xa9" "" "quote\"s" "quote\"s"
    "a,b24" "020" "beta 22" "beta 22" "zz top29" "tab\x0925" "\xf0\x9f\x98\x8027" "\xf0\x9f\x98\x8027"
)case"},
    {"Gather_v1.last_axis_string_int64", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=-1
data: tensor(string)[2,3,5] "0" "-1.5" "beta " "nan" "a,b" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "\xf0\x9f\x98\x80"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak" "Beta" "alpha" "end" "{}" "" "Omega" "quote\"s"
    "back\\slash" "\xc3\xa9t\xc3\xa9" "020" "-1.521" "beta 22" "nan23" "a,b24" "tab\x0925"
    "xxxxxxxxxxxxxxxxxxxx26" "\xf0\x9f\x98\x8027" "\xe6\x97\xa5\xe6\x9c\xac28" "zz top29"
indices: tensor(int64)[4] 4 0 2 2
output: tensor(string)[2,3,4] "a,b" "0" "beta " "beta " "zz top" "tab\x09" "\xf0\x9f\x98\x80"
    "\xf0\x9f\x98\x80" "{}" "line\x0abreak" "alpha" "alpha" "\xc3\xa9t\xc3\xa9" "" "quote\"s" "quote\"s"
    "a,b24" "020" "beta 22" "beta 22" "zz top29" "tab\x0925" "\xf0\x9f\x98\x8027" "\xf0\x9f\x98\x8027"
)case"},
    {"Gather_v1.middle_axis_float", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=1
data: tensor(float)[2,4,3] -9.4744 -0.24435 0.7584 -2.8616 -5.2085 5.4196 -14.923 0.083993 -0.73054 -8.75
    0.17265 -6.3046 3.1047 -0.42403 -1.6727 0.30626 0.40916 0.10312 -7.6728 -0.13736 -5.2298 -14.923 0.28036
    0.085054
indices: tensor(int64)[2,2] 3 0 1 1
output: tensor(float)[2,2,2,3] -8.75 0.17265 -6.3046 -9.4744 -0.24435 0.7584 -2.8616 -5.2085 5.4196 -2.8616
    -5.2085 5.4196 -14.923 0.28036 0.085054 3.1047 -0.42403 -1.6727 0.30626 0.40916 0.10312 0.30626 0.40916
    0.10312
)case"},
    {"Gather_v1.no_elements_float", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(float)[3,0]
indices: tensor(int64)[2] 2 0
output: tensor(float)[2,0]
)case"},
    {"Gather_v1.no_indices_float", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(float)[3,4] -1.1162 -0.40013 -0.3985 -6.0331 9.9764 -0.5179 -0.42339 13.664 -0.13558 2.4997
    0.29462 13.664
indices: tensor(int64)[0,2]
output: tensor(float)[0,2,4]
)case"},
    {"Gather_v1.scalar_index_float", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices) axis=1
data: tensor(float)[3,4] 0.27261 1.1327 -0.68081 -0.22751 -0.30397 9.4536 1.2696 0.11965 -0.58468 3.0046
    10.607 10.607
indices: tensor(int64)[] 2
output: tensor(float)[3] -0.68081 1.2696 10.607
)case"},
    {"Gather_v1.vector_float", Origin::Derived, "reference", R"case(
output = Gather-1(data, indices)
data: tensor(float)[6] 1e-45 1.1754944e-38 3.4028235e+38 inf -3.4028235e+38 -inf
indices: tensor(int64)[3] 5 1 1
output: tensor(float)[3] -inf 1.1754944e-38 1.1754944e-38
)case"},
    {"Gather_v11.first_axis_bool_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(bool)[4,3] 1 1 0 0 1 0 1 0 0 1 0 1
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(bool)[2,2,3] 1 0 0 1 1 0 1 0 1 1 0 0
)case"},
    {"Gather_v11.first_axis_bool_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(bool)[4,3] 1 1 0 0 1 0 1 0 0 1 0 1
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(bool)[2,2,3] 1 0 0 1 1 0 1 0 1 1 0 0
)case"},
    {"Gather_v11.first_axis_complex128_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(complex128)[4,3] (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (3.287264362,0.4000594844) (-0.4848102338,-7.506672671)
    (4.437506885,-2.844524897) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803)
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(complex128)[2,2,3] (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445)
)case"},
    {"Gather_v11.first_axis_complex128_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(complex128)[4,3] (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (3.287264362,0.4000594844) (-0.4848102338,-7.506672671)
    (4.437506885,-2.844524897) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803)
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(complex128)[2,2,3] (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445)
)case"},
    {"Gather_v11.first_axis_complex64_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(complex64)[4,3] (-1.4172,1.6713) (9.2146,2.3561) (-8.1104,-0.75795) (-0.35955,1.4438)
    (0.40155,0.10253) (-0.33481,2.3486) (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (0.26506,0.09762)
    (0.2814,-0.092972) (-3.2377,-0.21289)
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(complex64)[2,2,3] (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (-1.4172,1.6713)
    (9.2146,2.3561) (-8.1104,-0.75795) (0.26506,0.09762) (0.2814,-0.092972) (-3.2377,-0.21289)
    (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991)
)case"},
    {"Gather_v11.first_axis_complex64_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(complex64)[4,3] (-1.4172,1.6713) (9.2146,2.3561) (-8.1104,-0.75795) (-0.35955,1.4438)
    (0.40155,0.10253) (-0.33481,2.3486) (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (0.26506,0.09762)
    (0.2814,-0.092972) (-3.2377,-0.21289)
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(complex64)[2,2,3] (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (-1.4172,1.6713)
    (9.2146,2.3561) (-8.1104,-0.75795) (0.26506,0.09762) (0.2814,-0.092972) (-3.2377,-0.21289)
    (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991)
)case"},
    {"Gather_v11.first_axis_double_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(double)[4,3] 0.06508168081 -2.949859596 14.06974475 8.876493009 11.46328911 0.4916971067
    -3.124702274 -0.4591427258 -0.2244174239 -1.957584292 14.06974475 10.3238332
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(double)[2,2,3] -3.124702274 -0.4591427258 -0.2244174239 0.06508168081 -2.949859596 14.06974475
    -1.957584292 14.06974475 10.3238332 -3.124702274 -0.4591427258 -0.2244174239
)case"},
    {"Gather_v11.first_axis_double_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(double)[4,3] 0.06508168081 -2.949859596 14.06974475 8.876493009 11.46328911 0.4916971067
    -3.124702274 -0.4591427258 -0.2244174239 -1.957584292 14.06974475 10.3238332
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(double)[2,2,3] -3.124702274 -0.4591427258 -0.2244174239 0.06508168081 -2.949859596 14.06974475
    -1.957584292 14.06974475 10.3238332 -3.124702274 -0.4591427258 -0.2244174239
)case"},
    {"Gather_v11.first_axis_float16_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(float16)[4,3] -6.81640625 0.07464599609375 1.2890625 10.1015625 -5.66015625 0.62060546875 -11.25
    0.12432861328125 -11.25 -0.2252197265625 -2.517578125 -0.54541015625
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(float16)[2,2,3] -11.25 0.12432861328125 -11.25 -6.81640625 0.07464599609375 1.2890625
    -0.2252197265625 -2.517578125 -0.54541015625 -11.25 0.12432861328125 -11.25
)case"},
    {"Gather_v11.first_axis_float16_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(float16)[4,3] -6.81640625 0.07464599609375 1.2890625 10.1015625 -5.66015625 0.62060546875 -11.25
    0.12432861328125 -11.25 -0.2252197265625 -2.517578125 -0.54541015625
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(float16)[2,2,3] -11.25 0.12432861328125 -11.25 -6.81640625 0.07464599609375 1.2890625
    -0.2252197265625 -2.517578125 -0.54541015625 -11.25 0.12432861328125 -11.25
)case"},
    {"Gather_v11.first_axis_float_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(float)[4,3] 0.065821 -0.48023 -0.18071 0.17444 4.4961 -0.066404 -0.08015 4.4961 -0.37905 0.33059
    0.16146 1.8561
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(float)[2,2,3] -0.08015 4.4961 -0.37905 0.065821 -0.48023 -0.18071 0.33059 0.16146 1.8561
    -0.08015 4.4961 -0.37905
)case"},
    {"Gather_v11.first_axis_float_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(float)[4,3] 0.065821 -0.48023 -0.18071 0.17444 4.4961 -0.066404 -0.08015 4.4961 -0.37905 0.33059
    0.16146 1.8561
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(float)[2,2,3] -0.08015 4.4961 -0.37905 0.065821 -0.48023 -0.18071 0.33059 0.16146 1.8561
    -0.08015 4.4961 -0.37905
)case"},
    {"Gather_v11.first_axis_int16_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int16)[4,3] 82 -92 62 17 67 -318 -37 -318 -83 73 -68 35
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int16)[2,2,3] -37 -318 -83 82 -92 62 73 -68 35 -37 -318 -83
)case"},
    {"Gather_v11.first_axis_int16_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int16)[4,3] 82 -92 62 17 67 -318 -37 -318 -83 73 -68 35
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int16)[2,2,3] -37 -318 -83 82 -92 62 73 -68 35 -37 -318 -83
)case"},
    {"Gather_v11.first_axis_int32_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int32)[4,3] -99 16 46 38 -19408084 86 54 -24 -19408084 6 -98 24
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int32)[2,2,3] 54 -24 -19408084 -99 16 46 6 -98 24 54 -24 -19408084
)case"},
    {"Gather_v11.first_axis_int32_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int32)[4,3] -99 16 46 38 -19408084 86 54 -24 -19408084 6 -98 24
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int32)[2,2,3] 54 -24 -19408084 -99 16 46 6 -98 24 54 -24 -19408084
)case"},
    {"Gather_v11.first_axis_int64_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int64)[4,3] 65368634567666418 11 80 -64 -94 -14 65368634567666418 58002613439359250 -87 78 -3 77
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int64)[2,2,3] 65368634567666418 58002613439359250 -87 65368634567666418 11 80 78 -3 77
    65368634567666418 58002613439359250 -87
)case"},
    {"Gather_v11.first_axis_int64_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int64)[4,3] 65368634567666418 11 80 -64 -94 -14 65368634567666418 58002613439359250 -87 78 -3 77
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int64)[2,2,3] 65368634567666418 58002613439359250 -87 65368634567666418 11 80 78 -3 77
    65368634567666418 58002613439359250 -87
)case"},
    {"Gather_v11.first_axis_int8_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int8)[4,3] 64 36 9 -10 -45 93 20 93 26 7 -74 -63
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int8)[2,2,3] 20 93 26 64 36 9 7 -74 -63 20 93 26
)case"},
    {"Gather_v11.first_axis_int8_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(int8)[4,3] 64 36 9 -10 -45 93 20 93 26 7 -74 -63
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int8)[2,2,3] 20 93 26 64 36 9 7 -74 -63 20 93 26
)case"},
    {"Gather_v11.first_axis_string_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(string)[4,3] "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" "\xc3\xa9t\xc3\xa9" "tab\x09"
    "line\x0abreak" "back\\slash" "a,b" "-1.5" "" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80"
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(string)[2,2,3] "back\\slash" "a,b" "-1.5" "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" ""
    "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80" "back\\slash" "a,b" "-1.5"
)case"},
    {"Gather_v11.first_axis_string_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(string)[4,3] "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" "\xc3\xa9t\xc3\xa9" "tab\x09"
    "line\x0abreak" "back\\slash" "a,b" "-1.5" "" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80"
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(string)[2,2,3] "back\\slash" "a,b" "-1.5" "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" ""
    "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80" "back\\slash" "a,b" "-1.5"
)case"},
    {"Gather_v11.first_axis_uint16_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint16)[4,3] 43 21 10 12 18 247 31 37 534 72 534 59
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint16)[2,2,3] 31 37 534 43 21 10 72 534 59 31 37 534
)case"},
    {"Gather_v11.first_axis_uint16_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint16)[4,3] 43 21 10 12 18 247 31 37 534 72 534 59
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint16)[2,2,3] 31 37 534 43 21 10 72 534 59 31 37 534
)case"},
    {"Gather_v11.first_axis_uint32_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint32)[4,3] 8 4853773 7164928 86 20584732 2821351 15 4397436 70 23 41207190 41207190
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint32)[2,2,3] 15 4397436 70 8 4853773 7164928 23 41207190 41207190 15 4397436 70
)case"},
    {"Gather_v11.first_axis_uint32_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint32)[4,3] 8 4853773 7164928 86 20584732 2821351 15 4397436 70 23 41207190 41207190
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint32)[2,2,3] 15 4397436 70 8 4853773 7164928 23 41207190 41207190 15 4397436 70
)case"},
    {"Gather_v11.first_axis_uint64_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint64)[4,3] 88 29 82 30 28 72 31 92 157639245034816096 75 149412380660958784 43
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint64)[2,2,3] 31 92 157639245034816096 88 29 82 75 149412380660958784 43 31 92
    157639245034816096
)case"},
    {"Gather_v11.first_axis_uint64_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint64)[4,3] 88 29 82 30 28 72 31 92 157639245034816096 75 149412380660958784 43
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint64)[2,2,3] 31 92 157639245034816096 88 29 82 75 149412380660958784 43 31 92
    157639245034816096
)case"},
    {"Gather_v11.first_axis_uint8_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint8)[4,3] 21 64 97 38 7 97 80 74 32 90 87 18
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint8)[2,2,3] 80 74 32 21 64 97 90 87 18 80 74 32
)case"},
    {"Gather_v11.first_axis_uint8_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(uint8)[4,3] 21 64 97 38 7 97 80 74 32 90 87 18
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint8)[2,2,3] 80 74 32 21 64 97 90 87 18 80 74 32
)case"},
    {"Gather_v11.last_axis_float_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=-1
data: tensor(float)[2,3,5] -0.24693 -0.085254 0.096688 -0.18935 -0.30959 -0.47867 4.0165 0.70584 -6.9206
    0.8585 1.9712 0.10147 -0.21582 0.10858 -2.6741 2.3017 -13.601 -13.601 0.50183 0.41088 -1.3249 -0.17618
    0.067497 0.77089 -1.4485 0.092693 -3.5806 0.54375 -6.7879 -0.12856
indices: tensor(int32)[4] 4 0 2 2
output: tensor(float)[2,3,4] -0.30959 -0.24693 0.096688 0.096688 0.8585 -0.47867 0.70584 0.70584 -2.6741
    1.9712 -0.21582 -0.21582 0.41088 2.3017 -13.601 -13.601 -1.4485 -1.3249 0.067497 0.067497 -0.12856
    0.092693 0.54375 0.54375
)case"},
    {"Gather_v11.last_axis_float_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=-1
data: tensor(float)[2,3,5] -0.24693 -0.085254 0.096688 -0.18935 -0.30959 -0.47867 4.0165 0.70584 -6.9206
    0.8585 1.9712 0.10147 -0.21582 0.10858 -2.6741 2.3017 -13.601 -13.601 0.50183 0.41088 -1.3249 -0.17618
    0.067497 0.77089 -1.4485 0.092693 -3.5806 0.54375 -6.7879 -0.12856
indices: tensor(int64)[4] 4 0 2 2
output: tensor(float)[2,3,4] -0.30959 -0.24693 0.096688 0.096688 0.8585 -0.47867 0.70584 0.70584 -2.6741
    1.9712 -0.21582 -0.21582 0.41088 2.3017 -13.601 -13.601 -1.4485 -1.3249 0.067497 0.067497 -0.12856
    0.092693 0.54375 0.54375
)case"},
    {"Gather_v11.last_axis_int8_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=-1
data: tensor(int8)[2,3,5] 1 32 60 33 -32 69 -31 -1 -88 -85 18 -12 -117 77 38 -117 86 -30 51 53 48 30 -10 17
    -21 70 -59 28 -80 -81
indices: tensor(int32)[4] 4 0 2 2
output: tensor(int8)[2,3,4] -32 1 60 60 -85 69 -1 -1 38 18 -117 -117 53 -117 -30 -30 -21 48 -10 -10 -81 70 28
    28
)case"},
    {"Gather_v11.last_axis_int8_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=-1
data: tensor(int8)[2,3,5] 1 32 60 33 -32 69 -31 -1 -88 -85 18 -12 -117 77 38 -117 86 -30 51 53 48 30 -10 17
    -21 70 -59 28 -80 -81
indices: tensor(int64)[4] 4 0 2 2
output: tensor(int8)[2,3,4] -32 1 60 60 -85 69 -1 -1 38 18 -117 -117 53 -117 -30 -30 -21 48 -10 -10 -81 70 28
    28
)case"},
    {"Gather_v11.last_axis_string_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=-1
data: tensor(string)[2,3,5] "0" "-1.5" "beta " "nan" "a,b" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "\xf0\x9f\x98\x80"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak" "Beta" "alpha" "end" "{}" "" "Omega" "quote\"s"
    "back\\slash" "\xc3\xa9t\xc3\xa9" "020" "-1.521" "beta 22" "nan23" "a,b24" "tab\x0925"
    "xxxxxxxxxxxxxxxxxxxx26" "\xf0\x9f\x98\x8027" "\xe6\x97\xa5\xe6\x9c\xac28" "zz top29"
indices: tensor(int32)[4] 4 0 2 2
output: tensor(string)[2,3,4] "a,b" "0" "beta " "beta " "zz top" "tab\x09" "\xf0\x9f\x98\x80"
    "\xf0\x9f\x98\x80" "{}" "line\x0abreak" "alpha" "alpha" "\xc3\xa9t\xc3\xa9" "" "quote\"s" "quote\"s"
    "a,b24" "020" "beta 22" "beta 22" "zz top29" "tab\x0925" "\xf0\x9f\x98\x8027" "\xf0\x9f\x98\x8027"
)case"},
    {"Gather_v11.last_axis_string_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=-1
data: tensor(string)[2,3,5] "0" "-1.5" "beta " "nan" "a,b" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "\xf0\x9f\x98\x80"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak" "Beta" "alpha" "end" "{}" "" "Omega" "quote\"s"
    "back\\slash" "\xc3\xa9t\xc3\xa9" "020" "-1.521" "beta 22" "nan23" "a,b24" "tab\x0925"
    "xxxxxxxxxxxxxxxxxxxx26" "\xf0\x9f\x98\x8027" "\xe6\x97\xa5\xe6\x9c\xac28" "zz top29"
indices: tensor(int64)[4] 4 0 2 2
output: tensor(string)[2,3,4] "a,b" "0" "beta " "beta " "zz top" "tab\x09" "\xf0\x9f\x98\x80"
    "\xf0\x9f\x98\x80" "{}" "line\x0abreak" "alpha" "alpha" "\xc3\xa9t\xc3\xa9" "" "quote\"s" "quote\"s"
    "a,b24" "020" "beta 22" "beta 22" "zz top29" "tab\x0925" "\xf0\x9f\x98\x8027" "\xf0\x9f\x98\x8027"
)case"},
    {"Gather_v11.middle_axis_float", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=1
data: tensor(float)[2,4,3] -9.4744 -0.24435 0.7584 -2.8616 -5.2085 5.4196 -14.923 0.083993 -0.73054 -8.75
    0.17265 -6.3046 3.1047 -0.42403 -1.6727 0.30626 0.40916 0.10312 -7.6728 -0.13736 -5.2298 -14.923 0.28036
    0.085054
indices: tensor(int64)[2,2] 3 0 1 1
output: tensor(float)[2,2,2,3] -8.75 0.17265 -6.3046 -9.4744 -0.24435 0.7584 -2.8616 -5.2085 5.4196 -2.8616
    -5.2085 5.4196 -14.923 0.28036 0.085054 3.1047 -0.42403 -1.6727 0.30626 0.40916 0.10312 0.30626 0.40916
    0.10312
)case"},
    {"Gather_v11.negative_indices_float_int32", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=0
data: tensor(float)[3,4] -0.21528 -0.14355 -2.4351 -2.337 -8.0312 -0.41995 -0.63086 0.065955 -8.0312 3.0149
    -2.8832 -2.0486
indices: tensor(int32)[3] -1 0 -3
output: tensor(float)[3,4] -8.0312 3.0149 -2.8832 -2.0486 -0.21528 -0.14355 -2.4351 -2.337 -0.21528 -0.14355
    -2.4351 -2.337
)case"},
    {"Gather_v11.negative_indices_float_int64", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=0
data: tensor(float)[3,4] -0.21528 -0.14355 -2.4351 -2.337 -8.0312 -0.41995 -0.63086 0.065955 -8.0312 3.0149
    -2.8832 -2.0486
indices: tensor(int64)[3] -1 0 -3
output: tensor(float)[3,4] -8.0312 3.0149 -2.8832 -2.0486 -0.21528 -0.14355 -2.4351 -2.337 -0.21528 -0.14355
    -2.4351 -2.337
)case"},
    {"Gather_v11.no_elements_float", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(float)[3,0]
indices: tensor(int64)[2] 2 0
output: tensor(float)[2,0]
)case"},
    {"Gather_v11.no_indices_float", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(float)[3,4] -1.1162 -0.40013 -0.3985 -6.0331 9.9764 -0.5179 -0.42339 13.664 -0.13558 2.4997
    0.29462 13.664
indices: tensor(int64)[0,2]
output: tensor(float)[0,2,4]
)case"},
    {"Gather_v11.scalar_index_float", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices) axis=1
data: tensor(float)[3,4] 0.27261 1.1327 -0.68081 -0.22751 -0.30397 9.4536 1.2696 0.11965 -0.58468 3.0046
    10.607 10.607
indices: tensor(int64)[] 2
output: tensor(float)[3] -0.68081 1.2696 10.607
)case"},
    {"Gather_v11.test_gather_negative_indices@1_6_0", Origin::Official, "official", R"case(
y = Gather-11(data, indices) axis=0
data: tensor(float)[10] 0 1 2 3 4 5 6 7 8 9
indices: tensor(int64)[3] 0 -9 -10
y: tensor(float)[3] 0 1 0
rtol=0.001 atol=1e-07
)case"},
    {"Gather_v11.vector_float", Origin::Derived, "reference", R"case(
output = Gather-11(data, indices)
data: tensor(float)[6] 1e-45 1.1754944e-38 3.4028235e+38 inf -3.4028235e+38 -inf
indices: tensor(int64)[3] 5 1 1
output: tensor(float)[3] -inf 1.1754944e-38 1.1754944e-38
)case"},
    {"Gather_v13.first_axis_bfloat16_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(bfloat16)[4,3] 0.5625 -0.177734375 3.15625 -6.4375 1.703125 -14 -0.09033203125 -14 0.7265625
    -6.25 0.0673828125 -0.20703125
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(bfloat16)[2,2,3] -0.09033203125 -14 0.7265625 0.5625 -0.177734375 3.15625 -6.25 0.0673828125
    -0.20703125 -0.09033203125 -14 0.7265625
)case"},
    {"Gather_v13.first_axis_bfloat16_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(bfloat16)[4,3] 0.5625 -0.177734375 3.15625 -6.4375 1.703125 -14 -0.09033203125 -14 0.7265625
    -6.25 0.0673828125 -0.20703125
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(bfloat16)[2,2,3] -0.09033203125 -14 0.7265625 0.5625 -0.177734375 3.15625 -6.25 0.0673828125
    -0.20703125 -0.09033203125 -14 0.7265625
)case"},
    {"Gather_v13.first_axis_bool_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(bool)[4,3] 1 1 0 0 1 0 1 0 0 1 0 1
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(bool)[2,2,3] 1 0 0 1 1 0 1 0 1 1 0 0
)case"},
    {"Gather_v13.first_axis_bool_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(bool)[4,3] 1 1 0 0 1 0 1 0 0 1 0 1
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(bool)[2,2,3] 1 0 0 1 1 0 1 0 1 1 0 0
)case"},
    {"Gather_v13.first_axis_complex128_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(complex128)[4,3] (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (3.287264362,0.4000594844) (-0.4848102338,-7.506672671)
    (4.437506885,-2.844524897) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803)
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(complex128)[2,2,3] (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445)
)case"},
    {"Gather_v13.first_axis_complex128_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(complex128)[4,3] (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (3.287264362,0.4000594844) (-0.4848102338,-7.506672671)
    (4.437506885,-2.844524897) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803)
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(complex128)[2,2,3] (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445) (0.06814416717,8.458551563) (0.8278569945,0.2813970098)
    (-1.431153891,-6.629330321) (0.5785677029,-0.1250510116) (0.4688046467,-0.3870089972)
    (0.1020968985,-0.1079073803) (0.06814416717,8.458551563) (0.6442897636,-0.3055181283)
    (0.6431885855,-1.025020445)
)case"},
    {"Gather_v13.first_axis_complex64_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(complex64)[4,3] (-1.4172,1.6713) (9.2146,2.3561) (-8.1104,-0.75795) (-0.35955,1.4438)
    (0.40155,0.10253) (-0.33481,2.3486) (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (0.26506,0.09762)
    (0.2814,-0.092972) (-3.2377,-0.21289)
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(complex64)[2,2,3] (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (-1.4172,1.6713)
    (9.2146,2.3561) (-8.1104,-0.75795) (0.26506,0.09762) (0.2814,-0.092972) (-3.2377,-0.21289)
    (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991)
)case"},
    {"Gather_v13.first_axis_complex64_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(complex64)[4,3] (-1.4172,1.6713) (9.2146,2.3561) (-8.1104,-0.75795) (-0.35955,1.4438)
    (0.40155,0.10253) (-0.33481,2.3486) (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (0.26506,0.09762)
    (0.2814,-0.092972) (-3.2377,-0.21289)
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(complex64)[2,2,3] (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991) (-1.4172,1.6713)
    (9.2146,2.3561) (-8.1104,-0.75795) (0.26506,0.09762) (0.2814,-0.092972) (-3.2377,-0.21289)
    (-1.046,-10.716) (-1.046,-10.716) (-3.5933,-0.21991)
)case"},
    {"Gather_v13.first_axis_double_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(double)[4,3] 0.06508168081 -2.949859596 14.06974475 8.876493009 11.46328911 0.4916971067
    -3.124702274 -0.4591427258 -0.2244174239 -1.957584292 14.06974475 10.3238332
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(double)[2,2,3] -3.124702274 -0.4591427258 -0.2244174239 0.06508168081 -2.949859596 14.06974475
    -1.957584292 14.06974475 10.3238332 -3.124702274 -0.4591427258 -0.2244174239
)case"},
    {"Gather_v13.first_axis_double_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(double)[4,3] 0.06508168081 -2.949859596 14.06974475 8.876493009 11.46328911 0.4916971067
    -3.124702274 -0.4591427258 -0.2244174239 -1.957584292 14.06974475 10.3238332
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(double)[2,2,3] -3.124702274 -0.4591427258 -0.2244174239 0.06508168081 -2.949859596 14.06974475
    -1.957584292 14.06974475 10.3238332 -3.124702274 -0.4591427258 -0.2244174239
)case"},
    {"Gather_v13.first_axis_float16_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(float16)[4,3] -6.81640625 0.07464599609375 1.2890625 10.1015625 -5.66015625 0.62060546875 -11.25
    0.12432861328125 -11.25 -0.2252197265625 -2.517578125 -0.54541015625
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(float16)[2,2,3] -11.25 0.12432861328125 -11.25 -6.81640625 0.07464599609375 1.2890625
    -0.2252197265625 -2.517578125 -0.54541015625 -11.25 0.12432861328125 -11.25
)case"},
    {"Gather_v13.first_axis_float16_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(float16)[4,3] -6.81640625 0.07464599609375 1.2890625 10.1015625 -5.66015625 0.62060546875 -11.25
    0.12432861328125 -11.25 -0.2252197265625 -2.517578125 -0.54541015625
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(float16)[2,2,3] -11.25 0.12432861328125 -11.25 -6.81640625 0.07464599609375 1.2890625
    -0.2252197265625 -2.517578125 -0.54541015625 -11.25 0.12432861328125 -11.25
)case"},
    {"Gather_v13.first_axis_float_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(float)[4,3] 0.065821 -0.48023 -0.18071 0.17444 4.4961 -0.066404 -0.08015 4.4961 -0.37905 0.33059
    0.16146 1.8561
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(float)[2,2,3] -0.08015 4.4961 -0.37905 0.065821 -0.48023 -0.18071 0.33059 0.16146 1.8561
    -0.08015 4.4961 -0.37905
)case"},
    {"Gather_v13.first_axis_float_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(float)[4,3] 0.065821 -0.48023 -0.18071 0.17444 4.4961 -0.066404 -0.08015 4.4961 -0.37905 0.33059
    0.16146 1.8561
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(float)[2,2,3] -0.08015 4.4961 -0.37905 0.065821 -0.48023 -0.18071 0.33059 0.16146 1.8561
    -0.08015 4.4961 -0.37905
)case"},
    {"Gather_v13.first_axis_int16_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int16)[4,3] 82 -92 62 17 67 -318 -37 -318 -83 73 -68 35
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int16)[2,2,3] -37 -318 -83 82 -92 62 73 -68 35 -37 -318 -83
)case"},
    {"Gather_v13.first_axis_int16_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int16)[4,3] 82 -92 62 17 67 -318 -37 -318 -83 73 -68 35
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int16)[2,2,3] -37 -318 -83 82 -92 62 73 -68 35 -37 -318 -83
)case"},
    {"Gather_v13.first_axis_int32_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int32)[4,3] -99 16 46 38 -19408084 86 54 -24 -19408084 6 -98 24
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int32)[2,2,3] 54 -24 -19408084 -99 16 46 6 -98 24 54 -24 -19408084
)case"},
    {"Gather_v13.first_axis_int32_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int32)[4,3] -99 16 46 38 -19408084 86 54 -24 -19408084 6 -98 24
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int32)[2,2,3] 54 -24 -19408084 -99 16 46 6 -98 24 54 -24 -19408084
)case"},
    {"Gather_v13.first_axis_int64_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int64)[4,3] 65368634567666418 11 80 -64 -94 -14 65368634567666418 58002613439359250 -87 78 -3 77
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int64)[2,2,3] 65368634567666418 58002613439359250 -87 65368634567666418 11 80 78 -3 77
    65368634567666418 58002613439359250 -87
)case"},
    {"Gather_v13.first_axis_int64_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int64)[4,3] 65368634567666418 11 80 -64 -94 -14 65368634567666418 58002613439359250 -87 78 -3 77
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int64)[2,2,3] 65368634567666418 58002613439359250 -87 65368634567666418 11 80 78 -3 77
    65368634567666418 58002613439359250 -87
)case"},
    {"Gather_v13.first_axis_int8_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int8)[4,3] 64 36 9 -10 -45 93 20 93 26 7 -74 -63
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(int8)[2,2,3] 20 93 26 64 36 9 7 -74 -63 20 93 26
)case"},
    {"Gather_v13.first_axis_int8_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(int8)[4,3] 64 36 9 -10 -45 93 20 93 26 7 -74 -63
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(int8)[2,2,3] 20 93 26 64 36 9 7 -74 -63 20 93 26
)case"},
    {"Gather_v13.first_axis_string_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(string)[4,3] "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" "\xc3\xa9t\xc3\xa9" "tab\x09"
    "line\x0abreak" "back\\slash" "a,b" "-1.5" "" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80"
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(string)[2,2,3] "back\\slash" "a,b" "-1.5" "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" ""
    "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80" "back\\slash" "a,b" "-1.5"
)case"},
    {"Gather_v13.first_axis_string_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(string)[4,3] "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" "\xc3\xa9t\xc3\xa9" "tab\x09"
    "line\x0abreak" "back\\slash" "a,b" "-1.5" "" "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80"
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(string)[2,2,3] "back\\slash" "a,b" "-1.5" "Omega" "zz top" "xxxxxxxxxxxxxxxxxxxx" ""
    "\xe6\x97\xa5\xe6\x9c\xac" "\xf0\x9f\x98\x80" "back\\slash" "a,b" "-1.5"
)case"},
    {"Gather_v13.first_axis_uint16_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint16)[4,3] 43 21 10 12 18 247 31 37 534 72 534 59
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint16)[2,2,3] 31 37 534 43 21 10 72 534 59 31 37 534
)case"},
    {"Gather_v13.first_axis_uint16_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint16)[4,3] 43 21 10 12 18 247 31 37 534 72 534 59
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint16)[2,2,3] 31 37 534 43 21 10 72 534 59 31 37 534
)case"},
    {"Gather_v13.first_axis_uint32_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint32)[4,3] 8 4853773 7164928 86 20584732 2821351 15 4397436 70 23 41207190 41207190
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint32)[2,2,3] 15 4397436 70 8 4853773 7164928 23 41207190 41207190 15 4397436 70
)case"},
    {"Gather_v13.first_axis_uint32_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint32)[4,3] 8 4853773 7164928 86 20584732 2821351 15 4397436 70 23 41207190 41207190
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint32)[2,2,3] 15 4397436 70 8 4853773 7164928 23 41207190 41207190 15 4397436 70
)case"},
    {"Gather_v13.first_axis_uint64_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint64)[4,3] 88 29 82 30 28 72 31 92 157639245034816096 75 149412380660958784 43
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint64)[2,2,3] 31 92 157639245034816096 88 29 82 75 149412380660958784 43 31 92
    157639245034816096
)case"},
    {"Gather_v13.first_axis_uint64_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint64)[4,3] 88 29 82 30 28 72 31 92 157639245034816096 75 149412380660958784 43
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint64)[2,2,3] 31 92 157639245034816096 88 29 82 75 149412380660958784 43 31 92
    157639245034816096
)case"},
    {"Gather_v13.first_axis_uint8_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint8)[4,3] 21 64 97 38 7 97 80 74 32 90 87 18
indices: tensor(int32)[2,2] 2 0 3 2
output: tensor(uint8)[2,2,3] 80 74 32 21 64 97 90 87 18 80 74 32
)case"},
    {"Gather_v13.first_axis_uint8_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(uint8)[4,3] 21 64 97 38 7 97 80 74 32 90 87 18
indices: tensor(int64)[2,2] 2 0 3 2
output: tensor(uint8)[2,2,3] 80 74 32 21 64 97 90 87 18 80 74 32
)case"},
    {"Gather_v13.last_axis_float_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=-1
data: tensor(float)[2,3,5] -0.24693 -0.085254 0.096688 -0.18935 -0.30959 -0.47867 4.0165 0.70584 -6.9206
    0.8585 1.9712 0.10147 -0.21582 0.10858 -2.6741 2.3017 -13.601 -13.601 0.50183 0.41088 -1.3249 -0.17618
    0.067497 0.77089 -1.4485 0.092693 -3.5806 0.54375 -6.7879 -0.12856
indices: tensor(int32)[4] 4 0 2 2
output: tensor(float)[2,3,4] -0.30959 -0.24693 0.096688 0.096688 0.8585 -0.47867 0.70584 0.70584 -2.6741
    1.9712 -0.21582 -0.21582 0.41088 2.3017 -13.601 -13.601 -1.4485 -1.3249 0.067497 0.067497 -0.12856
    0.092693 0.54375 0.54375
)case"},
    {"Gather_v13.last_axis_float_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=-1
data: tensor(float)[2,3,5] -0.24693 -0.085254 0.096688 -0.18935 -0.30959 -0.47867 4.0165 0.70584 -6.9206
    0.8585 1.9712 0.10147 -0.21582 0.10858 -2.6741 2.3017 -13.601 -13.601 0.50183 0.41088 -1.3249 -0.17618
    0.067497 0.77089 -1.4485 0.092693 -3.5806 0.54375 -6.7879 -0.12856
indices: tensor(int64)[4] 4 0 2 2
output: tensor(float)[2,3,4] -0.30959 -0.24693 0.096688 0.096688 0.8585 -0.47867 0.70584 0.70584 -2.6741
    1.9712 -0.21582 -0.21582 0.41088 2.3017 -13.601 -13.601 -1.4485 -1.3249 0.067497 0.067497 -0.12856
    0.092693 0.54375 0.54375
)case"},
    {"Gather_v13.last_axis_int8_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=-1
data: tensor(int8)[2,3,5] 1 32 60 33 -32 69 -31 -1 -88 -85 18 -12 -117 77 38 -117 86 -30 51 53 48 30 -10 17
    -21 70 -59 28 -80 -81
indices: tensor(int32)[4] 4 0 2 2
output: tensor(int8)[2,3,4] -32 1 60 60 -85 69 -1 -1 38 18 -117 -117 53 -117 -30 -30 -21 48 -10 -10 -81 70 28
    28
)case"},
    {"Gather_v13.last_axis_int8_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=-1
data: tensor(int8)[2,3,5] 1 32 60 33 -32 69 -31 -1 -88 -85 18 -12 -117 77 38 -117 86 -30 51 53 48 30 -10 17
    -21 70 -59 28 -80 -81
indices: tensor(int64)[4] 4 0 2 2
output: tensor(int8)[2,3,4] -32 1 60 60 -85 69 -1 -1 38 18 -117 -117 53 -117 -30 -30 -21 48 -10 -10 -81 70 28
    28
)case"},
    {"Gather_v13.last_axis_string_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=-1
data: tensor(string)[2,3,5] "0" "-1.5" "beta " "nan" "a,b" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "\xf0\x9f\x98\x80"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak" "Beta" "alpha" "end" "{}" "" "Omega" "quote\"s"
    "back\\slash" "\xc3\xa9t\xc3\xa9" "020" "-1.521" "beta 22" "nan23" "a,b24" "tab\x0925"
    "xxxxxxxxxxxxxxxxxxxx26" "\xf0\x9f\x98\x8027" "\xe6\x97\xa5\xe6\x9c\xac28" "zz top29"
indices: tensor(int32)[4] 4 0 2 2
output: tensor(string)[2,3,4] "a,b" "0" "beta " "beta " "zz top" "tab\x09" "\xf0\x9f\x98\x80"
    "\xf0\x9f\x98\x80" "{}" "line\x0abreak" "alpha" "alpha" "\xc3\xa9t\xc3\xa9" "" "quote\"s" "quote\"s"
    "a,b24" "020" "beta 22" "beta 22" "zz top29" "tab\x0925" "\xf0\x9f\x98\x8027" "\xf0\x9f\x98\x8027"
)case"},
    {"Gather_v13.last_axis_string_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=-1
data: tensor(string)[2,3,5] "0" "-1.5" "beta " "nan" "a,b" "tab\x09" "xxxxxxxxxxxxxxxxxxxx" "\xf0\x9f\x98\x80"
    "\xe6\x97\xa5\xe6\x9c\xac" "zz top" "line\x0abreak" "Beta" "alpha" "end" "{}" "" "Omega" "quote\"s"
    "back\\slash" "\xc3\xa9t\xc3\xa9" "020" "-1.521" "beta 22" "nan23" "a,b24" "tab\x0925"
    "xxxxxxxxxxxxxxxxxxxx26" "\xf0\x9f\x98\x8027" "\xe6\x97\xa5\xe6\x9c\xac28" "zz top29"
indices: tensor(int64)[4] 4 0 2 2
output: tensor(string)[2,3,4] "a,b" "0" "beta " "beta " "zz top" "tab\x09" "\xf0\x9f\x98\x80"
    "\xf0\x9f\x98\x80" "{}" "line\x0abreak" "alpha" "alpha" "\xc3\xa9t\xc3\xa9" "" "quote\"s" "quote\"s"
    "a,b24" "020" "beta 22" "beta 22" "zz top29" "tab\x0925" "\xf0\x9f\x98\x8027" "\xf0\x9f\x98\x8027"
)case"},
    {"Gather_v13.middle_axis_float", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=1
data: tensor(float)[2,4,3] -9.4744 -0.24435 0.7584 -2.8616 -5.2085 5.4196 -14.923 0.083993 -0.73054 -8.75
    0.17265 -6.3046 3.1047 -0.42403 -1.6727 0.30626 0.40916 0.10312 -7.6728 -0.13736 -5.2298 -14.923 0.28036
    0.085054
indices: tensor(int64)[2,2] 3 0 1 1
output: tensor(float)[2,2,2,3] -8.75 0.17265 -6.3046 -9.4744 -0.24435 0.7584 -2.8616 -5.2085 5.4196 -2.8616
    -5.2085 5.4196 -14.923 0.28036 0.085054 3.1047 -0.42403 -1.6727 0.30626 0.40916 0.10312 0.30626 0.40916
    0.10312
)case"},
    {"Gather_v13.negative_indices_float_int32", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=0
data: tensor(float)[3,4] -0.21528 -0.14355 -2.4351 -2.337 -8.0312 -0.41995 -0.63086 0.065955 -8.0312 3.0149
    -2.8832 -2.0486
indices: tensor(int32)[3] -1 0 -3
output: tensor(float)[3,4] -8.0312 3.0149 -2.8832 -2.0486 -0.21528 -0.14355 -2.4351 -2.337 -0.21528 -0.14355
    -2.4351 -2.337
)case"},
    {"Gather_v13.negative_indices_float_int64", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=0
data: tensor(float)[3,4] -0.21528 -0.14355 -2.4351 -2.337 -8.0312 -0.41995 -0.63086 0.065955 -8.0312 3.0149
    -2.8832 -2.0486
indices: tensor(int64)[3] -1 0 -3
output: tensor(float)[3,4] -8.0312 3.0149 -2.8832 -2.0486 -0.21528 -0.14355 -2.4351 -2.337 -0.21528 -0.14355
    -2.4351 -2.337
)case"},
    {"Gather_v13.no_elements_float", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(float)[3,0]
indices: tensor(int64)[2] 2 0
output: tensor(float)[2,0]
)case"},
    {"Gather_v13.no_indices_float", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(float)[3,4] -1.1162 -0.40013 -0.3985 -6.0331 9.9764 -0.5179 -0.42339 13.664 -0.13558 2.4997
    0.29462 13.664
indices: tensor(int64)[0,2]
output: tensor(float)[0,2,4]
)case"},
    {"Gather_v13.scalar_index_float", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices) axis=1
data: tensor(float)[3,4] 0.27261 1.1327 -0.68081 -0.22751 -0.30397 9.4536 1.2696 0.11965 -0.58468 3.0046
    10.607 10.607
indices: tensor(int64)[] 2
output: tensor(float)[3] -0.68081 1.2696 10.607
)case"},
    {"Gather_v13.test_gather_2d_indices", Origin::Official, "official", R"case(
y = Gather-13(data, indices) axis=1
data: tensor(float)[3,3] 1.7640524 0.4001572 0.978738 2.2408931 1.867558 -0.9772779 0.95008844 -0.1513572
    -0.10321885
indices: tensor(int64)[1,2] 0 2
y: tensor(float)[3,1,2] 1.7640524 0.978738 2.2408931 -0.9772779 0.95008844 -0.10321885
rtol=0.001 atol=1e-07
)case"},
    {"Gather_v13.test_gather_negative_indices", Origin::Official, "official", R"case(
y = Gather-13(data, indices) axis=0
data: tensor(float)[10] 0 1 2 3 4 5 6 7 8 9
indices: tensor(int64)[3] 0 -9 -10
y: tensor(float)[3] 0 1 0
rtol=0.001 atol=1e-07
)case"},
    {"Gather_v13.vector_float", Origin::Derived, "reference", R"case(
output = Gather-13(data, indices)
data: tensor(float)[6] 1e-45 1.1754944e-38 3.4028235e+38 inf -3.4028235e+38 -inf
indices: tensor(int64)[3] 5 1 1
output: tensor(float)[3] -inf 1.1754944e-38 1.1754944e-38
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"Gather_v1.test_Embedding", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gather.pack", "test_Embedding"},
    {"Gather_v1.test_Embedding_sparse", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gather.pack", "test_Embedding_sparse"},
    {"Gather_v1.test_gather_0@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gather.pack", "test_gather_0@1.1.2"},
    {"Gather_v1.test_gather_1@1_1_2", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gather.pack", "test_gather_1@1.1.2"},
    {"Gather_v13.test_gather_0", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gather.pack", "test_gather_0"},
    {"Gather_v13.test_gather_1", Origin::Official, "official",
     "schemas/cases/ai.onnx/Gather.pack", "test_gather_1"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
