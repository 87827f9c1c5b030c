// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   tests/cases/ai.onnx/Optional.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Optional_v15.empty_bool", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(bool)
output: optional(tensor(bool)) { }
)case"},
    {"Optional_v15.empty_complex128", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(complex128)
output: optional(tensor(complex128)) { }
)case"},
    {"Optional_v15.empty_complex64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(complex64)
output: optional(tensor(complex64)) { }
)case"},
    {"Optional_v15.empty_double", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(double)
output: optional(tensor(double)) { }
)case"},
    {"Optional_v15.empty_float", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(float)
output: optional(tensor(float)) { }
)case"},
    {"Optional_v15.empty_float16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(float16)
output: optional(tensor(float16)) { }
)case"},
    {"Optional_v15.empty_int16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int16)
output: optional(tensor(int16)) { }
)case"},
    {"Optional_v15.empty_int32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int32)
output: optional(tensor(int32)) { }
)case"},
    {"Optional_v15.empty_int64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int64)
output: optional(tensor(int64)) { }
)case"},
    {"Optional_v15.empty_int8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(int8)
output: optional(tensor(int8)) { }
)case"},
    {"Optional_v15.empty_seq_bool", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(bool))
output: optional(seq(tensor(bool))) { }
)case"},
    {"Optional_v15.empty_seq_complex128", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(complex128))
output: optional(seq(tensor(complex128))) { }
)case"},
    {"Optional_v15.empty_seq_complex64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(complex64))
output: optional(seq(tensor(complex64))) { }
)case"},
    {"Optional_v15.empty_seq_double", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(double))
output: optional(seq(tensor(double))) { }
)case"},
    {"Optional_v15.empty_seq_float", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(float))
output: optional(seq(tensor(float))) { }
)case"},
    {"Optional_v15.empty_seq_float16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(float16))
output: optional(seq(tensor(float16))) { }
)case"},
    {"Optional_v15.empty_seq_int16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int16))
output: optional(seq(tensor(int16))) { }
)case"},
    {"Optional_v15.empty_seq_int32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int32))
output: optional(seq(tensor(int32))) { }
)case"},
    {"Optional_v15.empty_seq_int64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int64))
output: optional(seq(tensor(int64))) { }
)case"},
    {"Optional_v15.empty_seq_int8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(int8))
output: optional(seq(tensor(int8))) { }
)case"},
    {"Optional_v15.empty_seq_string", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(string))
output: optional(seq(tensor(string))) { }
)case"},
    {"Optional_v15.empty_seq_uint16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint16))
output: optional(seq(tensor(uint16))) { }
)case"},
    {"Optional_v15.empty_seq_uint32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint32))
output: optional(seq(tensor(uint32))) { }
)case"},
    {"Optional_v15.empty_seq_uint64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint64))
output: optional(seq(tensor(uint64))) { }
)case"},
    {"Optional_v15.empty_seq_uint8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=seq(tensor(uint8))
output: optional(seq(tensor(uint8))) { }
)case"},
    {"Optional_v15.empty_string", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(string)
output: optional(tensor(string)) { }
)case"},
    {"Optional_v15.empty_uint16", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint16)
output: optional(tensor(uint16)) { }
)case"},
    {"Optional_v15.empty_uint32", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint32)
output: optional(tensor(uint32)) { }
)case"},
    {"Optional_v15.empty_uint64", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint64)
output: optional(tensor(uint64)) { }
)case"},
    {"Optional_v15.empty_uint8", Origin::Derived, "numpy", R"case(
output = Optional-15() type=tensor(uint8)
output: optional(tensor(uint8)) { }
)case"},
    {"Optional_v15.filled_and_typed_float", Origin::Derived, "numpy", R"case(
output = Optional-15(input) type=tensor(float)
input: tensor(float)[2] 0.91121 -0.48863
output: optional(tensor(float)) { [2] 0.91121 -0.48863 }
)case"},
    {"Optional_v15.filled_bool", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(bool)[2,3] 1 0 1 0 0 0
output: optional(tensor(bool)) { [2,3] 1 0 1 0 0 0 }
)case"},
    {"Optional_v15.filled_complex128", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(complex128)[2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887)
output: optional(tensor(complex128)) { [2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887) }
)case"},
    {"Optional_v15.filled_complex64", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(complex64)[2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459) (6.841,-0.35051)
    (-11.388,0.086526) (-13.193,-2.4709)
output: optional(tensor(complex64)) { [2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459)
    (6.841,-0.35051) (-11.388,0.086526) (-13.193,-2.4709) }
)case"},
    {"Optional_v15.filled_double", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(double)[2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347 -2.16578347 -1.714200686
output: optional(tensor(double)) { [2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347 -2.16578347
    -1.714200686 }
)case"},
    {"Optional_v15.filled_float", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(float)[2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741
output: optional(tensor(float)) { [2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741 }
)case"},
    {"Optional_v15.filled_float16", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(float16)[2,3] 14.578125 -0.1326904296875 4.4453125 14.578125 -0.10382080078125 -0.69970703125
output: optional(tensor(float16)) { [2,3] 14.578125 -0.1326904296875 4.4453125 14.578125 -0.10382080078125
    -0.69970703125 }
)case"},
    {"Optional_v15.filled_int16", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(int16)[2,3] -90 -126 -317 -317 174 75
output: optional(tensor(int16)) { [2,3] -90 -126 -317 -317 174 75 }
)case"},
    {"Optional_v15.filled_int32", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(int32)[2,3] 17254947 5001132 -20535180 -20535180 -91 78
output: optional(tensor(int32)) { [2,3] 17254947 5001132 -20535180 -20535180 -91 78 }
)case"},
    {"Optional_v15.filled_int64", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(int64)[2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96
output: optional(tensor(int64)) { [2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96 }
)case"},
    {"Optional_v15.filled_int8", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(int8)[2,3] -75 93 44 -96 -96 87
output: optional(tensor(int8)) { [2,3] -75 93 44 -96 -96 87 }
)case"},
    {"Optional_v15.filled_seq_bool", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(bool)) { [2,3] 1 0 1 0 0 0 [3,2] 1 1 1 0 0 0 }
output: optional(seq(tensor(bool))) { { [2,3] 1 0 1 0 0 0 [3,2] 1 1 1 0 0 0 } }
)case"},
    {"Optional_v15.filled_seq_complex128", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(complex128)) { [2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887) [3,2] (5.584090062,-9.263692993) (0.7322380936,9.119734494)
    (4.634880231,0.08943727822) (11.04542315,-0.4566701034) (11.04542315,-0.4566701034)
    (0.7923701006,-1.657720021) }
output: optional(seq(tensor(complex128))) { { [2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887) [3,2] (5.584090062,-9.263692993) (0.7322380936,9.119734494)
    (4.634880231,0.08943727822) (11.04542315,-0.4566701034) (11.04542315,-0.4566701034)
    (0.7923701006,-1.657720021) } }
)case"},
    {"Optional_v15.filled_seq_complex64", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(complex64)) { [2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459) (6.841,-0.35051)
    (-11.388,0.086526) (-13.193,-2.4709) [3,2] (6.2477,-0.549) (-13.267,-0.19635) (-0.90695,0.2817)
    (-1.0546,4.5839) (-3.9054,-0.23449) (-13.267,-0.19635) }
output: optional(seq(tensor(complex64))) { { [2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459)
    (6.841,-0.35051) (-11.388,0.086526) (-13.193,-2.4709) [3,2] (6.2477,-0.549) (-13.267,-0.19635)
    (-0.90695,0.2817) (-1.0546,4.5839) (-3.9054,-0.23449) (-13.267,-0.19635) } }
)case"},
    {"Optional_v15.filled_seq_double", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(double)) { [2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347 -2.16578347
    -1.714200686 [3,2] 0.3639681974 -0.225745028 11.90001195 -4.533375789 0.4836452674 11.90001195 }
output: optional(seq(tensor(double))) { { [2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347
    -2.16578347 -1.714200686 [3,2] 0.3639681974 -0.225745028 11.90001195 -4.533375789 0.4836452674 11.90001195
    } }
)case"},
    {"Optional_v15.filled_seq_float", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(float)) { [2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741 [3,2] -0.15225 15.358 15.358
    0.55044 -3.684 -0.42182 }
output: optional(seq(tensor(float))) { { [2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741 [3,2] -0.15225
    15.358 15.358 0.55044 -3.684 -0.42182 } }
)case"},
    {"Optional_v15.filled_seq_float16", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(float16)) { [2,3] 14.578125 -0.1326904296875 4.4453125 14.578125 -0.10382080078125
    -0.69970703125 [3,2] -0.52294921875 0.28125 0.16748046875 6.015625 -15.7578125 -15.7578125 }
output: optional(seq(tensor(float16))) { { [2,3] 14.578125 -0.1326904296875 4.4453125 14.578125
    -0.10382080078125 -0.69970703125 [3,2] -0.52294921875 0.28125 0.16748046875 6.015625 -15.7578125
    -15.7578125 } }
)case"},
    {"Optional_v15.filled_seq_int16", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(int16)) { [2,3] -90 -126 -317 -317 174 75 [3,2] 125 -2 -324 -324 -9 -75 }
output: optional(seq(tensor(int16))) { { [2,3] -90 -126 -317 -317 174 75 [3,2] 125 -2 -324 -324 -9 -75 } }
)case"},
    {"Optional_v15.filled_seq_int32", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(int32)) { [2,3] 17254947 5001132 -20535180 -20535180 -91 78 [3,2] 90 -15932520 85 -15932520
    -4766314 -35 }
output: optional(seq(tensor(int32))) { { [2,3] 17254947 5001132 -20535180 -20535180 -91 78 [3,2] 90 -15932520
    85 -15932520 -4766314 -35 } }
)case"},
    {"Optional_v15.filled_seq_int64", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(int64)) { [2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96 [3,2] 80 28
    81553085269387762 -45969864375501230 -51560901929272830 81553085269387762 }
output: optional(seq(tensor(int64))) { { [2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96
    [3,2] 80 28 81553085269387762 -45969864375501230 -51560901929272830 81553085269387762 } }
)case"},
    {"Optional_v15.filled_seq_int8", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(int8)) { [2,3] -75 93 44 -96 -96 87 [3,2] -28 -86 48 67 -43 -86 }
output: optional(seq(tensor(int8))) { { [2,3] -75 93 44 -96 -96 87 [3,2] -28 -86 48 67 -43 -86 } }
)case"},
    {"Optional_v15.filled_seq_string", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(string)) { [2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s" [3,2]
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "back\\slash" "zz top" "line\x0abreak" "\xc3\xa9t\xc3\xa9" }
output: optional(seq(tensor(string))) { { [2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s" [3,2]
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "back\\slash" "zz top" "line\x0abreak" "\xc3\xa9t\xc3\xa9" } }
)case"},
    {"Optional_v15.filled_seq_uint16", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(uint16)) { [2,3] 47 59 23 44 62 90 [3,2] 89 90 50 90 79 35 }
output: optional(seq(tensor(uint16))) { { [2,3] 47 59 23 44 62 90 [3,2] 89 90 50 90 79 35 } }
)case"},
    {"Optional_v15.filled_seq_uint32", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(uint32)) { [2,3] 19 20276444 69 54 20276444 48 [3,2] 79 7 41 92 92 22 }
output: optional(seq(tensor(uint32))) { { [2,3] 19 20276444 69 54 20276444 48 [3,2] 79 7 41 92 92 22 } }
)case"},
    {"Optional_v15.filled_seq_uint64", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(uint64)) { [2,3] 55 35096530596164240 0 35096530596164240 77 2 [3,2] 5 51 44850183762549968
    67 66 44850183762549968 }
output: optional(seq(tensor(uint64))) { { [2,3] 55 35096530596164240 0 35096530596164240 77 2 [3,2] 5 51
    44850183762549968 67 66 44850183762549968 } }
)case"},
    {"Optional_v15.filled_seq_uint8", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: seq(tensor(uint8)) { [2,3] 30 179 48 5 55 179 [3,2] 100 42 126 10 92 126 }
output: optional(seq(tensor(uint8))) { { [2,3] 30 179 48 5 55 179 [3,2] 100 42 126 10 92 126 } }
)case"},
    {"Optional_v15.filled_string", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(string)[2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s"
output: optional(tensor(string)) { [2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s" }
)case"},
    {"Optional_v15.filled_uint16", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(uint16)[2,3] 47 59 23 44 62 90
output: optional(tensor(uint16)) { [2,3] 47 59 23 44 62 90 }
)case"},
    {"Optional_v15.filled_uint32", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(uint32)[2,3] 19 20276444 69 54 20276444 48
output: optional(tensor(uint32)) { [2,3] 19 20276444 69 54 20276444 48 }
)case"},
    {"Optional_v15.filled_uint64", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(uint64)[2,3] 55 35096530596164240 0 35096530596164240 77 2
output: optional(tensor(uint64)) { [2,3] 55 35096530596164240 0 35096530596164240 77 2 }
)case"},
    {"Optional_v15.filled_uint8", Origin::Derived, "numpy", R"case(
output = Optional-15(input)
input: tensor(uint8)[2,3] 30 179 48 5 55 179
output: optional(tensor(uint8)) { [2,3] 30 179 48 5 55 179 }
)case"},
    {"Optional_v28.empty_bfloat16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(bfloat16)
output: optional(tensor(bfloat16)) { }
)case"},
    {"Optional_v28.empty_bool", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(bool)
output: optional(tensor(bool)) { }
)case"},
    {"Optional_v28.empty_complex128", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(complex128)
output: optional(tensor(complex128)) { }
)case"},
    {"Optional_v28.empty_complex64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(complex64)
output: optional(tensor(complex64)) { }
)case"},
    {"Optional_v28.empty_double", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(double)
output: optional(tensor(double)) { }
)case"},
    {"Optional_v28.empty_float", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float)
output: optional(tensor(float)) { }
)case"},
    {"Optional_v28.empty_float16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float16)
output: optional(tensor(float16)) { }
)case"},
    {"Optional_v28.empty_float4e2m1", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float4e2m1)
output: optional(tensor(float4e2m1)) { }
)case"},
    {"Optional_v28.empty_float6e2m3", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float6e2m3)
output: optional(tensor(float6e2m3)) { }
)case"},
    {"Optional_v28.empty_float6e3m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float6e3m2)
output: optional(tensor(float6e3m2)) { }
)case"},
    {"Optional_v28.empty_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e4m3fn)
output: optional(tensor(float8e4m3fn)) { }
)case"},
    {"Optional_v28.empty_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e4m3fnuz)
output: optional(tensor(float8e4m3fnuz)) { }
)case"},
    {"Optional_v28.empty_float8e5m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e5m2)
output: optional(tensor(float8e5m2)) { }
)case"},
    {"Optional_v28.empty_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e5m2fnuz)
output: optional(tensor(float8e5m2fnuz)) { }
)case"},
    {"Optional_v28.empty_float8e8m0", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(float8e8m0)
output: optional(tensor(float8e8m0)) { }
)case"},
    {"Optional_v28.empty_int16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int16)
output: optional(tensor(int16)) { }
)case"},
    {"Optional_v28.empty_int2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int2)
output: optional(tensor(int2)) { }
)case"},
    {"Optional_v28.empty_int32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int32)
output: optional(tensor(int32)) { }
)case"},
    {"Optional_v28.empty_int4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int4)
output: optional(tensor(int4)) { }
)case"},
    {"Optional_v28.empty_int64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int64)
output: optional(tensor(int64)) { }
)case"},
    {"Optional_v28.empty_int8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(int8)
output: optional(tensor(int8)) { }
)case"},
    {"Optional_v28.empty_seq_bfloat16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(bfloat16))
output: optional(seq(tensor(bfloat16))) { }
)case"},
    {"Optional_v28.empty_seq_bool", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(bool))
output: optional(seq(tensor(bool))) { }
)case"},
    {"Optional_v28.empty_seq_complex128", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(complex128))
output: optional(seq(tensor(complex128))) { }
)case"},
    {"Optional_v28.empty_seq_complex64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(complex64))
output: optional(seq(tensor(complex64))) { }
)case"},
    {"Optional_v28.empty_seq_double", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(double))
output: optional(seq(tensor(double))) { }
)case"},
    {"Optional_v28.empty_seq_float", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float))
output: optional(seq(tensor(float))) { }
)case"},
    {"Optional_v28.empty_seq_float16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float16))
output: optional(seq(tensor(float16))) { }
)case"},
    {"Optional_v28.empty_seq_float4e2m1", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float4e2m1))
output: optional(seq(tensor(float4e2m1))) { }
)case"},
    {"Optional_v28.empty_seq_float6e2m3", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float6e2m3))
output: optional(seq(tensor(float6e2m3))) { }
)case"},
    {"Optional_v28.empty_seq_float6e3m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float6e3m2))
output: optional(seq(tensor(float6e3m2))) { }
)case"},
    {"Optional_v28.empty_seq_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e4m3fn))
output: optional(seq(tensor(float8e4m3fn))) { }
)case"},
    {"Optional_v28.empty_seq_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e4m3fnuz))
output: optional(seq(tensor(float8e4m3fnuz))) { }
)case"},
    {"Optional_v28.empty_seq_float8e5m2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e5m2))
output: optional(seq(tensor(float8e5m2))) { }
)case"},
    {"Optional_v28.empty_seq_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e5m2fnuz))
output: optional(seq(tensor(float8e5m2fnuz))) { }
)case"},
    {"Optional_v28.empty_seq_float8e8m0", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(float8e8m0))
output: optional(seq(tensor(float8e8m0))) { }
)case"},
    {"Optional_v28.empty_seq_int16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int16))
output: optional(seq(tensor(int16))) { }
)case"},
    {"Optional_v28.empty_seq_int2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int2))
output: optional(seq(tensor(int2))) { }
)case"},
    {"Optional_v28.empty_seq_int32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int32))
output: optional(seq(tensor(int32))) { }
)case"},
    {"Optional_v28.empty_seq_int4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int4))
output: optional(seq(tensor(int4))) { }
)case"},
    {"Optional_v28.empty_seq_int64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int64))
output: optional(seq(tensor(int64))) { }
)case"},
    {"Optional_v28.empty_seq_int8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(int8))
output: optional(seq(tensor(int8))) { }
)case"},
    {"Optional_v28.empty_seq_string", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(string))
output: optional(seq(tensor(string))) { }
)case"},
    {"Optional_v28.empty_seq_uint16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint16))
output: optional(seq(tensor(uint16))) { }
)case"},
    {"Optional_v28.empty_seq_uint2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint2))
output: optional(seq(tensor(uint2))) { }
)case"},
    {"Optional_v28.empty_seq_uint32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint32))
output: optional(seq(tensor(uint32))) { }
)case"},
    {"Optional_v28.empty_seq_uint4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint4))
output: optional(seq(tensor(uint4))) { }
)case"},
    {"Optional_v28.empty_seq_uint64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint64))
output: optional(seq(tensor(uint64))) { }
)case"},
    {"Optional_v28.empty_seq_uint8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=seq(tensor(uint8))
output: optional(seq(tensor(uint8))) { }
)case"},
    {"Optional_v28.empty_string", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(string)
output: optional(tensor(string)) { }
)case"},
    {"Optional_v28.empty_uint16", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint16)
output: optional(tensor(uint16)) { }
)case"},
    {"Optional_v28.empty_uint2", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint2)
output: optional(tensor(uint2)) { }
)case"},
    {"Optional_v28.empty_uint32", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint32)
output: optional(tensor(uint32)) { }
)case"},
    {"Optional_v28.empty_uint4", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint4)
output: optional(tensor(uint4)) { }
)case"},
    {"Optional_v28.empty_uint64", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint64)
output: optional(tensor(uint64)) { }
)case"},
    {"Optional_v28.empty_uint8", Origin::Derived, "numpy", R"case(
output = Optional-28() type=tensor(uint8)
output: optional(tensor(uint8)) { }
)case"},
    {"Optional_v28.filled_and_typed_float", Origin::Derived, "numpy", R"case(
output = Optional-28(input) type=tensor(float)
input: tensor(float)[2] 0.91121 -0.48863
output: optional(tensor(float)) { [2] 0.91121 -0.48863 }
)case"},
    {"Optional_v28.filled_bfloat16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(bfloat16)[2,3] 1.2421875 12.4375 -0.126953125 0.12109375 12.4375 5.59375
output: optional(tensor(bfloat16)) { [2,3] 1.2421875 12.4375 -0.126953125 0.12109375 12.4375 5.59375 }
)case"},
    {"Optional_v28.filled_bool", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(bool)[2,3] 1 0 1 0 0 0
output: optional(tensor(bool)) { [2,3] 1 0 1 0 0 0 }
)case"},
    {"Optional_v28.filled_complex128", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(complex128)[2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887)
output: optional(tensor(complex128)) { [2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887) }
)case"},
    {"Optional_v28.filled_complex64", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(complex64)[2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459) (6.841,-0.35051)
    (-11.388,0.086526) (-13.193,-2.4709)
output: optional(tensor(complex64)) { [2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459)
    (6.841,-0.35051) (-11.388,0.086526) (-13.193,-2.4709) }
)case"},
    {"Optional_v28.filled_double", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(double)[2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347 -2.16578347 -1.714200686
output: optional(tensor(double)) { [2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347 -2.16578347
    -1.714200686 }
)case"},
    {"Optional_v28.filled_float", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float)[2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741
output: optional(tensor(float)) { [2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741 }
)case"},
    {"Optional_v28.filled_float16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float16)[2,3] 14.578125 -0.1326904296875 4.4453125 14.578125 -0.10382080078125 -0.69970703125
output: optional(tensor(float16)) { [2,3] 14.578125 -0.1326904296875 4.4453125 14.578125 -0.10382080078125
    -0.69970703125 }
)case"},
    {"Optional_v28.filled_float4e2m1", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float4e2m1)[2,3] 0.5 6 0 1 2 6
output: optional(tensor(float4e2m1)) { [2,3] 0.5 6 0 1 2 6 }
)case"},
    {"Optional_v28.filled_float6e2m3", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float6e2m3)[2,3] -5 7 -6 7 6.5 2.5
output: optional(tensor(float6e2m3)) { [2,3] -5 7 -6 7 6.5 2.5 }
)case"},
    {"Optional_v28.filled_float6e3m2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float6e3m2)[2,3] 0.1875 -0.125 0.5 -12 6 -12
output: optional(tensor(float6e3m2)) { [2,3] 0.1875 -0.125 0.5 -12 6 -12 }
)case"},
    {"Optional_v28.filled_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float8e4m3fn)[2,3] 4 6.5 0.9375 1.875 6.5 0.4375
output: optional(tensor(float8e4m3fn)) { [2,3] 4 6.5 0.9375 1.875 6.5 0.4375 }
)case"},
    {"Optional_v28.filled_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float8e4m3fnuz)[2,3] -36 56 56 -0.009765625 52 -0.005859375
output: optional(tensor(float8e4m3fnuz)) { [2,3] -36 56 56 -0.009765625 52 -0.005859375 }
)case"},
    {"Optional_v28.filled_float8e5m2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float8e5m2)[2,3] 56 0.009765625 16 -0.15625 0.005859375 56
output: optional(tensor(float8e5m2)) { [2,3] 56 0.009765625 16 -0.15625 0.005859375 56 }
)case"},
    {"Optional_v28.filled_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float8e5m2fnuz)[2,3] 0.125 24 1.52587890625e-05 0.001220703125 -0.046875 24
output: optional(tensor(float8e5m2fnuz)) { [2,3] 0.125 24 1.52587890625e-05 0.001220703125 -0.046875 24 }
)case"},
    {"Optional_v28.filled_float8e8m0", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(float8e8m0)[2,3] 0.125 0.5 0.0625 0.015625 4 4
output: optional(tensor(float8e8m0)) { [2,3] 0.125 0.5 0.0625 0.015625 4 4 }
)case"},
    {"Optional_v28.filled_int16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(int16)[2,3] -90 -126 -317 -317 174 75
output: optional(tensor(int16)) { [2,3] -90 -126 -317 -317 174 75 }
)case"},
    {"Optional_v28.filled_int2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(int2)[2,3] 1 -2 -2 -1 -1 0
output: optional(tensor(int2)) { [2,3] 1 -2 -2 -1 -1 0 }
)case"},
    {"Optional_v28.filled_int32", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(int32)[2,3] 17254947 5001132 -20535180 -20535180 -91 78
output: optional(tensor(int32)) { [2,3] 17254947 5001132 -20535180 -20535180 -91 78 }
)case"},
    {"Optional_v28.filled_int4", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(int4)[2,3] 1 3 -5 -3 -5 5
output: optional(tensor(int4)) { [2,3] 1 3 -5 -3 -5 5 }
)case"},
    {"Optional_v28.filled_int64", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(int64)[2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96
output: optional(tensor(int64)) { [2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96 }
)case"},
    {"Optional_v28.filled_int8", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(int8)[2,3] -75 93 44 -96 -96 87
output: optional(tensor(int8)) { [2,3] -75 93 44 -96 -96 87 }
)case"},
    {"Optional_v28.filled_seq_bfloat16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(bfloat16)) { [2,3] 1.2421875 12.4375 -0.126953125 0.12109375 12.4375 5.59375 [3,2]
    0.51953125 9.3125 -9.0625 0.59375 -0.2021484375 9.3125 }
output: optional(seq(tensor(bfloat16))) { { [2,3] 1.2421875 12.4375 -0.126953125 0.12109375 12.4375 5.59375
    [3,2] 0.51953125 9.3125 -9.0625 0.59375 -0.2021484375 9.3125 } }
)case"},
    {"Optional_v28.filled_seq_bool", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(bool)) { [2,3] 1 0 1 0 0 0 [3,2] 1 1 1 0 0 0 }
output: optional(seq(tensor(bool))) { { [2,3] 1 0 1 0 0 0 [3,2] 1 1 1 0 0 0 } }
)case"},
    {"Optional_v28.filled_seq_complex128", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(complex128)) { [2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887) [3,2] (5.584090062,-9.263692993) (0.7322380936,9.119734494)
    (4.634880231,0.08943727822) (11.04542315,-0.4566701034) (11.04542315,-0.4566701034)
    (0.7923701006,-1.657720021) }
output: optional(seq(tensor(complex128))) { { [2,3] (8.420946409,-1.131767811) (-0.07164841704,11.42660996)
    (-0.07164841704,11.42660996) (1.037981894,0.09960695992) (-10.97361641,0.3724718517)
    (10.19240113,-0.2009291887) [3,2] (5.584090062,-9.263692993) (0.7322380936,9.119734494)
    (4.634880231,0.08943727822) (11.04542315,-0.4566701034) (11.04542315,-0.4566701034)
    (0.7923701006,-1.657720021) } }
)case"},
    {"Optional_v28.filled_seq_complex64", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(complex64)) { [2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459) (6.841,-0.35051)
    (-11.388,0.086526) (-13.193,-2.4709) [3,2] (6.2477,-0.549) (-13.267,-0.19635) (-0.90695,0.2817)
    (-1.0546,4.5839) (-3.9054,-0.23449) (-13.267,-0.19635) }
output: optional(seq(tensor(complex64))) { { [2,3] (-0.3071,-0.12118) (-1.4073,0.14825) (3.1171,-0.71459)
    (6.841,-0.35051) (-11.388,0.086526) (-13.193,-2.4709) [3,2] (6.2477,-0.549) (-13.267,-0.19635)
    (-0.90695,0.2817) (-1.0546,4.5839) (-3.9054,-0.23449) (-13.267,-0.19635) } }
)case"},
    {"Optional_v28.filled_seq_double", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(double)) { [2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347 -2.16578347
    -1.714200686 [3,2] 0.3639681974 -0.225745028 11.90001195 -4.533375789 0.4836452674 11.90001195 }
output: optional(seq(tensor(double))) { { [2,3] -0.315361935 -1.557024238 -0.09333867426 -2.16578347
    -2.16578347 -1.714200686 [3,2] 0.3639681974 -0.225745028 11.90001195 -4.533375789 0.4836452674 11.90001195
    } }
)case"},
    {"Optional_v28.filled_seq_float", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float)) { [2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741 [3,2] -0.15225 15.358 15.358
    0.55044 -3.684 -0.42182 }
output: optional(seq(tensor(float))) { { [2,3] 1.6623 2.0493 11.051 11.051 -0.19713 -1.5741 [3,2] -0.15225
    15.358 15.358 0.55044 -3.684 -0.42182 } }
)case"},
    {"Optional_v28.filled_seq_float16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float16)) { [2,3] 14.578125 -0.1326904296875 4.4453125 14.578125 -0.10382080078125
    -0.69970703125 [3,2] -0.52294921875 0.28125 0.16748046875 6.015625 -15.7578125 -15.7578125 }
output: optional(seq(tensor(float16))) { { [2,3] 14.578125 -0.1326904296875 4.4453125 14.578125
    -0.10382080078125 -0.69970703125 [3,2] -0.52294921875 0.28125 0.16748046875 6.015625 -15.7578125
    -15.7578125 } }
)case"},
    {"Optional_v28.filled_seq_float4e2m1", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float4e2m1)) { [2,3] 0.5 6 0 1 2 6 [3,2] 6 1.5 -1.5 3 0.5 6 }
output: optional(seq(tensor(float4e2m1))) { { [2,3] 0.5 6 0 1 2 6 [3,2] 6 1.5 -1.5 3 0.5 6 } }
)case"},
    {"Optional_v28.filled_seq_float6e2m3", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float6e2m3)) { [2,3] -5 7 -6 7 6.5 2.5 [3,2] 2 1.25 -0.625 -7 -7 5 }
output: optional(seq(tensor(float6e2m3))) { { [2,3] -5 7 -6 7 6.5 2.5 [3,2] 2 1.25 -0.625 -7 -7 5 } }
)case"},
    {"Optional_v28.filled_seq_float6e3m2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float6e3m2)) { [2,3] 0.1875 -0.125 0.5 -12 6 -12 [3,2] 16 -20 -0.4375 -24 5 -24 }
output: optional(seq(tensor(float6e3m2))) { { [2,3] 0.1875 -0.125 0.5 -12 6 -12 [3,2] 16 -20 -0.4375 -24 5 -24
    } }
)case"},
    {"Optional_v28.filled_seq_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float8e4m3fn)) { [2,3] 4 6.5 0.9375 1.875 6.5 0.4375 [3,2] 4.5 -0.4375 -1.25 0.0390625 -64
    -64 }
output: optional(seq(tensor(float8e4m3fn))) { { [2,3] 4 6.5 0.9375 1.875 6.5 0.4375 [3,2] 4.5 -0.4375 -1.25
    0.0390625 -64 -64 } }
)case"},
    {"Optional_v28.filled_seq_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float8e4m3fnuz)) { [2,3] -36 56 56 -0.009765625 52 -0.005859375 [3,2] -7 -24 0.109375
    -0.109375 -56 -56 }
output: optional(seq(tensor(float8e4m3fnuz))) { { [2,3] -36 56 56 -0.009765625 52 -0.005859375 [3,2] -7 -24
    0.109375 -0.109375 -56 -56 } }
)case"},
    {"Optional_v28.filled_seq_float8e5m2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float8e5m2)) { [2,3] 56 0.009765625 16 -0.15625 0.005859375 56 [3,2] -0.000152587890625
    9.1552734375e-05 -0.0068359375 0.625 1.52587890625e-05 0.625 }
output: optional(seq(tensor(float8e5m2))) { { [2,3] 56 0.009765625 16 -0.15625 0.005859375 56 [3,2]
    -0.000152587890625 9.1552734375e-05 -0.0068359375 0.625 1.52587890625e-05 0.625 } }
)case"},
    {"Optional_v28.filled_seq_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float8e5m2fnuz)) { [2,3] 0.125 24 1.52587890625e-05 0.001220703125 -0.046875 24 [3,2] -8
    0.0048828125 28 -9.1552734375e-05 28 0.3125 }
output: optional(seq(tensor(float8e5m2fnuz))) { { [2,3] 0.125 24 1.52587890625e-05 0.001220703125 -0.046875 24
    [3,2] -8 0.0048828125 28 -9.1552734375e-05 28 0.3125 } }
)case"},
    {"Optional_v28.filled_seq_float8e8m0", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(float8e8m0)) { [2,3] 0.125 0.5 0.0625 0.015625 4 4 [3,2] 16 32 0.125 32 0.5 4 }
output: optional(seq(tensor(float8e8m0))) { { [2,3] 0.125 0.5 0.0625 0.015625 4 4 [3,2] 16 32 0.125 32 0.5 4 }
    }
)case"},
    {"Optional_v28.filled_seq_int16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(int16)) { [2,3] -90 -126 -317 -317 174 75 [3,2] 125 -2 -324 -324 -9 -75 }
output: optional(seq(tensor(int16))) { { [2,3] -90 -126 -317 -317 174 75 [3,2] 125 -2 -324 -324 -9 -75 } }
)case"},
    {"Optional_v28.filled_seq_int2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(int2)) { [2,3] 1 -2 -2 -1 -1 0 [3,2] 0 -1 -2 1 -2 -2 }
output: optional(seq(tensor(int2))) { { [2,3] 1 -2 -2 -1 -1 0 [3,2] 0 -1 -2 1 -2 -2 } }
)case"},
    {"Optional_v28.filled_seq_int32", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(int32)) { [2,3] 17254947 5001132 -20535180 -20535180 -91 78 [3,2] 90 -15932520 85 -15932520
    -4766314 -35 }
output: optional(seq(tensor(int32))) { { [2,3] 17254947 5001132 -20535180 -20535180 -91 78 [3,2] 90 -15932520
    85 -15932520 -4766314 -35 } }
)case"},
    {"Optional_v28.filled_seq_int4", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(int4)) { [2,3] 1 3 -5 -3 -5 5 [3,2] -8 -7 -8 4 2 -4 }
output: optional(seq(tensor(int4))) { { [2,3] 1 3 -5 -3 -5 5 [3,2] -8 -7 -8 4 2 -4 } }
)case"},
    {"Optional_v28.filled_seq_int64", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(int64)) { [2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96 [3,2] 80 28
    81553085269387762 -45969864375501230 -51560901929272830 81553085269387762 }
output: optional(seq(tensor(int64))) { { [2,3] -39438949664370974 61210643339502098 49 61210643339502098 1 96
    [3,2] 80 28 81553085269387762 -45969864375501230 -51560901929272830 81553085269387762 } }
)case"},
    {"Optional_v28.filled_seq_int8", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(int8)) { [2,3] -75 93 44 -96 -96 87 [3,2] -28 -86 48 67 -43 -86 }
output: optional(seq(tensor(int8))) { { [2,3] -75 93 44 -96 -96 87 [3,2] -28 -86 48 67 -43 -86 } }
)case"},
    {"Optional_v28.filled_seq_string", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(string)) { [2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s" [3,2]
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "back\\slash" "zz top" "line\x0abreak" "\xc3\xa9t\xc3\xa9" }
output: optional(seq(tensor(string))) { { [2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s" [3,2]
    "\xe6\x97\xa5\xe6\x9c\xac" "Beta" "back\\slash" "zz top" "line\x0abreak" "\xc3\xa9t\xc3\xa9" } }
)case"},
    {"Optional_v28.filled_seq_uint16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(uint16)) { [2,3] 47 59 23 44 62 90 [3,2] 89 90 50 90 79 35 }
output: optional(seq(tensor(uint16))) { { [2,3] 47 59 23 44 62 90 [3,2] 89 90 50 90 79 35 } }
)case"},
    {"Optional_v28.filled_seq_uint2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(uint2)) { [2,3] 0 2 3 1 0 1 [3,2] 0 3 2 1 3 3 }
output: optional(seq(tensor(uint2))) { { [2,3] 0 2 3 1 0 1 [3,2] 0 3 2 1 3 3 } }
)case"},
    {"Optional_v28.filled_seq_uint32", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(uint32)) { [2,3] 19 20276444 69 54 20276444 48 [3,2] 79 7 41 92 92 22 }
output: optional(seq(tensor(uint32))) { { [2,3] 19 20276444 69 54 20276444 48 [3,2] 79 7 41 92 92 22 } }
)case"},
    {"Optional_v28.filled_seq_uint4", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(uint4)) { [2,3] 8 5 2 0 13 13 [3,2] 0 15 9 10 12 15 }
output: optional(seq(tensor(uint4))) { { [2,3] 8 5 2 0 13 13 [3,2] 0 15 9 10 12 15 } }
)case"},
    {"Optional_v28.filled_seq_uint64", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(uint64)) { [2,3] 55 35096530596164240 0 35096530596164240 77 2 [3,2] 5 51 44850183762549968
    67 66 44850183762549968 }
output: optional(seq(tensor(uint64))) { { [2,3] 55 35096530596164240 0 35096530596164240 77 2 [3,2] 5 51
    44850183762549968 67 66 44850183762549968 } }
)case"},
    {"Optional_v28.filled_seq_uint8", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: seq(tensor(uint8)) { [2,3] 30 179 48 5 55 179 [3,2] 100 42 126 10 92 126 }
output: optional(seq(tensor(uint8))) { { [2,3] 30 179 48 5 55 179 [3,2] 100 42 126 10 92 126 } }
)case"},
    {"Optional_v28.filled_string", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(string)[2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s"
output: optional(tensor(string)) { [2,3] "-1.5" "zz top" "0" "back\\slash" "Beta" "quote\"s" }
)case"},
    {"Optional_v28.filled_uint16", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(uint16)[2,3] 47 59 23 44 62 90
output: optional(tensor(uint16)) { [2,3] 47 59 23 44 62 90 }
)case"},
    {"Optional_v28.filled_uint2", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(uint2)[2,3] 0 2 3 1 0 1
output: optional(tensor(uint2)) { [2,3] 0 2 3 1 0 1 }
)case"},
    {"Optional_v28.filled_uint32", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(uint32)[2,3] 19 20276444 69 54 20276444 48
output: optional(tensor(uint32)) { [2,3] 19 20276444 69 54 20276444 48 }
)case"},
    {"Optional_v28.filled_uint4", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(uint4)[2,3] 8 5 2 0 13 13
output: optional(tensor(uint4)) { [2,3] 8 5 2 0 13 13 }
)case"},
    {"Optional_v28.filled_uint64", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(uint64)[2,3] 55 35096530596164240 0 35096530596164240 77 2
output: optional(tensor(uint64)) { [2,3] 55 35096530596164240 0 35096530596164240 77 2 }
)case"},
    {"Optional_v28.filled_uint8", Origin::Derived, "numpy", R"case(
output = Optional-28(input)
input: tensor(uint8)[2,3] 30 179 48 5 55 179
output: optional(tensor(uint8)) { [2,3] 30 179 48 5 55 179 }
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
