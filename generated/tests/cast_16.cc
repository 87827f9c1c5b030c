// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/Cast.pack
//   tests/cases/ai.onnx/Cast.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"Cast_v28.pairs_double_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint64)[3,4] 18446744073709551613 3 6 18446744073709551610 12 12 18446744073709551611
    18446744073709551614 2 18446744073709551605 0 0
)case"},
    {"Cast_v28.pairs_double_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(double)[3,4] -3.890059011 3.895957027 6.590146081 -6.089959726 12.46093952 12.46093952
    -5.681627446 -2.120286991 2.581919001 -11.37712291 -0.08611749193 0.3295981791
output: tensor(uint8)[3,4] 253 3 6 250 12 12 251 254 2 245 0 0
)case"},
    {"Cast_v28.pairs_float16_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(bfloat16)[3,4] 2.140625 -14.75 -14.75 0.0869140625 1.3203125 -2.5 -6.46875 -1.078125
    -0.0888671875 -0.484375 -1.3359375 -2.75
)case"},
    {"Cast_v28.pairs_float16_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float16_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(double)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v28.pairs_float16_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float)[3,4] 2.1464844 -14.7421875 -14.7421875 0.08679199 1.3183594 -2.5019531 -6.4765625
    -1.078125 -0.08892822 -0.48486328 -1.3339844 -2.7480469
)case"},
    {"Cast_v28.pairs_float16_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
)case"},
    {"Cast_v28.pairs_float16_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float4e2m1)[3,4] 2 -6 -6 0 1.5 -3 -6 -1 -0 -0.5 -1.5 -3
)case"},
    {"Cast_v28.pairs_float16_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float6e2m3)[3,4] 2.25 -7.5 -7.5 0.125 1.375 -2.5 -6.5 -1.125 -0.125 -0.5 -1.375 -2.75
)case"},
    {"Cast_v28.pairs_float16_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float6e3m2)[3,4] 2 -14 -14 0.0625 1.25 -2.5 -6 -1 -0.0625 -0.5 -1.25 -2.5
)case"},
    {"Cast_v28.pairs_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e4m3fn)[3,4] 2.25 -15 -15 0.0859375 1.375 -2.5 -6.5 -1.125 -0.0859375 -0.5 -1.375 -2.75
)case"},
    {"Cast_v28.pairs_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e4m3fnuz)[3,4] 2.25 -15 -15 0.0859375 1.375 -2.5 -6.5 -1.125 -0.0859375 -0.5 -1.375 -2.75
)case"},
    {"Cast_v28.pairs_float16_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e5m2)[3,4] 2 -14 -14 0.09375 1.25 -2.5 -6 -1 -0.09375 -0.5 -1.25 -2.5
)case"},
    {"Cast_v28.pairs_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e5m2fnuz)[3,4] 2 -14 -14 0.09375 1.25 -2.5 -6 -1 -0.09375 -0.5 -1.25 -2.5
)case"},
    {"Cast_v28.pairs_float16_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(float8e8m0)[3,4] 4 5.877471754111438e-39 5.877471754111438e-39 0.125 2 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v28.pairs_float16_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int16)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v28.pairs_float16_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int2)[3,4] -2 -2 -2 0 1 -2 -2 -1 0 0 -1 -2
)case"},
    {"Cast_v28.pairs_float16_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int32)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v28.pairs_float16_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int4)[3,4] 2 2 2 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v28.pairs_float16_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int64)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v28.pairs_float16_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(int8)[3,4] 2 -14 -14 0 1 -2 -6 -1 0 0 -1 -2
)case"},
    {"Cast_v28.pairs_float16_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint16)[3,4] 2 65522 65522 0 1 65534 65530 65535 0 0 65535 65534
)case"},
    {"Cast_v28.pairs_float16_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint2)[3,4] 2 2 2 0 1 2 2 3 0 0 3 2
)case"},
    {"Cast_v28.pairs_float16_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint32)[3,4] 2 4294967282 4294967282 0 1 4294967294 4294967290 4294967295 0 0 4294967295
    4294967294
)case"},
    {"Cast_v28.pairs_float16_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint4)[3,4] 2 2 2 0 1 14 10 15 0 0 15 14
)case"},
    {"Cast_v28.pairs_float16_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint64)[3,4] 2 18446744073709551602 18446744073709551602 0 1 18446744073709551614
    18446744073709551610 18446744073709551615 0 0 18446744073709551615 18446744073709551614
)case"},
    {"Cast_v28.pairs_float16_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float16)[3,4] 2.146484375 -14.7421875 -14.7421875 0.0867919921875 1.318359375 -2.501953125
    -6.4765625 -1.078125 -0.08892822265625 -0.48486328125 -1.333984375 -2.748046875
output: tensor(uint8)[3,4] 2 242 242 0 1 254 250 255 0 0 255 254
)case"},
    {"Cast_v28.pairs_float4e2m1_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(bfloat16)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(bool)[3,4] 1 1 1 1 1 1 0 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float4e2m1_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(double)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float16)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float6e2m3)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float6e3m2)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e4m3fn)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e4m3fnuz)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e5m2)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e5m2fnuz)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
)case"},
    {"Cast_v28.pairs_float4e2m1_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(float8e8m0)[3,4] 0.5 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 2 5.877471754111438e-39
    5.877471754111438e-39 4 2
)case"},
    {"Cast_v28.pairs_float4e2m1_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int16)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int2)[3,4] 0 -1 -1 1 -2 0 0 -2 0 -2 0 1
)case"},
    {"Cast_v28.pairs_float4e2m1_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int32)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int4)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int64)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(int8)[3,4] 0 -1 -1 -3 -6 -4 0 2 0 -6 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint16)[3,4] 0 65535 65535 65533 65530 65532 0 2 0 65530 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint2)[3,4] 0 3 3 1 2 0 0 2 0 2 0 1
)case"},
    {"Cast_v28.pairs_float4e2m1_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint32)[3,4] 0 4294967295 4294967295 4294967293 4294967290 4294967292 0 2 0 4294967290 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint4)[3,4] 0 15 15 13 10 12 0 2 0 10 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint64)[3,4] 0 18446744073709551615 18446744073709551615 18446744073709551613
    18446744073709551610 18446744073709551612 0 2 0 18446744073709551610 4 1
)case"},
    {"Cast_v28.pairs_float4e2m1_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float4e2m1)[3,4] 0.5 -1.5 -1 -3 -6 -4 0 2 -0.5 -6 4 1.5
output: tensor(uint8)[3,4] 0 255 255 253 250 252 0 2 0 250 4 1
)case"},
    {"Cast_v28.pairs_float6e2m3_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(bfloat16)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
)case"},
    {"Cast_v28.pairs_float6e2m3_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float6e2m3_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(double)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
)case"},
    {"Cast_v28.pairs_float6e2m3_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
)case"},
    {"Cast_v28.pairs_float6e2m3_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float16)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
)case"},
    {"Cast_v28.pairs_float6e2m3_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float4e2m1)[3,4] -6 -2 1.5 -4 -1 -4 1.5 -3 1 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
)case"},
    {"Cast_v28.pairs_float6e2m3_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float6e3m2)[3,4] -6 -2 1.5 -4 -1 -3.5 1.5 -3 1.25 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float8e4m3fn)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
)case"},
    {"Cast_v28.pairs_float6e2m3_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float8e4m3fnuz)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
)case"},
    {"Cast_v28.pairs_float6e2m3_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float8e5m2)[3,4] -6 -2 1.5 -4 -1 -3.5 1.5 -3 1.25 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float8e5m2fnuz)[3,4] -6 -2 1.5 -4 -1 -3.5 1.5 -3 1.25 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 5.877471754111438e-39 2 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 2 5.877471754111438e-39 2 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v28.pairs_float6e2m3_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(int16)[3,4] -5 -1 1 -4 -1 -3 1 -3 1 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(int2)[3,4] -1 -1 1 0 -1 1 1 1 1 1 -2 -2
)case"},
    {"Cast_v28.pairs_float6e2m3_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(int32)[3,4] -5 -1 1 -4 -1 -3 1 -3 1 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(int4)[3,4] -5 -1 1 -4 -1 -3 1 -3 1 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(int64)[3,4] -5 -1 1 -4 -1 -3 1 -3 1 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(int8)[3,4] -5 -1 1 -4 -1 -3 1 -3 1 -3 -6 -6
)case"},
    {"Cast_v28.pairs_float6e2m3_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(uint16)[3,4] 65531 65535 1 65532 65535 65533 1 65533 1 65533 65530 65530
)case"},
    {"Cast_v28.pairs_float6e2m3_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(uint2)[3,4] 3 3 1 0 3 1 1 1 1 1 2 2
)case"},
    {"Cast_v28.pairs_float6e2m3_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(uint32)[3,4] 4294967291 4294967295 1 4294967292 4294967295 4294967293 1 4294967293 1 4294967293
    4294967290 4294967290
)case"},
    {"Cast_v28.pairs_float6e2m3_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(uint4)[3,4] 11 15 1 12 15 13 1 13 1 13 10 10
)case"},
    {"Cast_v28.pairs_float6e2m3_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(uint64)[3,4] 18446744073709551611 18446744073709551615 1 18446744073709551612
    18446744073709551615 18446744073709551613 1 18446744073709551613 1 18446744073709551613
    18446744073709551610 18446744073709551610
)case"},
    {"Cast_v28.pairs_float6e2m3_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float6e2m3)[3,4] -5.5 -1.875 1.625 -4.5 -1 -3.5 1.5 -3 1.25 -3.25 -6.5 -6.5
output: tensor(uint8)[3,4] 251 255 1 252 255 253 1 253 1 253 250 250
)case"},
    {"Cast_v28.pairs_float6e3m2_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(bfloat16)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float6e3m2_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(double)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float16)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float4e2m1)[3,4] -6 6 -2 0 0 -6 0.5 1 -4 -6 -3 -0
)case"},
    {"Cast_v28.pairs_float6e3m2_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float6e2m3)[3,4] -6 7.5 -2.5 0.125 0.25 -7.5 0.375 0.875 -5 -7.5 -3 -0
)case"},
    {"Cast_v28.pairs_float6e3m2_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float8e4m3fn)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float8e4m3fnuz)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float8e5m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float8e5m2fnuz)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
)case"},
    {"Cast_v28.pairs_float6e3m2_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 16 5.877471754111438e-39 0.125 0.25
    5.877471754111438e-39 0.5 1 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39
)case"},
    {"Cast_v28.pairs_float6e3m2_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(int16)[3,4] -6 14 -2 0 0 -16 0 0 -5 -16 -3 0
)case"},
    {"Cast_v28.pairs_float6e3m2_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(int2)[3,4] -2 -2 -2 0 0 0 0 0 -1 0 1 0
)case"},
    {"Cast_v28.pairs_float6e3m2_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(int32)[3,4] -6 14 -2 0 0 -16 0 0 -5 -16 -3 0
)case"},
    {"Cast_v28.pairs_float6e3m2_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(int4)[3,4] -6 -2 -2 0 0 0 0 0 -5 0 -3 0
)case"},
    {"Cast_v28.pairs_float6e3m2_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(int64)[3,4] -6 14 -2 0 0 -16 0 0 -5 -16 -3 0
)case"},
    {"Cast_v28.pairs_float6e3m2_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(int8)[3,4] -6 14 -2 0 0 -16 0 0 -5 -16 -3 0
)case"},
    {"Cast_v28.pairs_float6e3m2_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(uint16)[3,4] 65530 14 65534 0 0 65520 0 0 65531 65520 65533 0
)case"},
    {"Cast_v28.pairs_float6e3m2_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(uint2)[3,4] 2 2 2 0 0 0 0 0 3 0 1 0
)case"},
    {"Cast_v28.pairs_float6e3m2_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(uint32)[3,4] 4294967290 14 4294967294 0 0 4294967280 0 0 4294967291 4294967280 4294967293 0
)case"},
    {"Cast_v28.pairs_float6e3m2_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(uint4)[3,4] 10 14 14 0 0 0 0 0 11 0 13 0
)case"},
    {"Cast_v28.pairs_float6e3m2_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(uint64)[3,4] 18446744073709551610 14 18446744073709551614 0 0 18446744073709551600 0 0
    18446744073709551611 18446744073709551600 18446744073709551613 0
)case"},
    {"Cast_v28.pairs_float6e3m2_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float6e3m2)[3,4] -6 14 -2.5 0.125 0.1875 -16 0.375 0.875 -5 -16 -3 -0.0625
output: tensor(uint8)[3,4] 250 14 254 0 0 240 0 0 251 240 253 0
)case"},
    {"Cast_v28.pairs_float8e4m3fn_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(bfloat16)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float8e4m3fn_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(double)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float16)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float4e2m1)[3,4] -0 6 -0 6 -6 -0 -0 -0.5 4 0 -1 -6
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float6e2m3)[3,4] -0 7.5 -0.125 7.5 -7.5 -0.25 -0.125 -0.75 3.75 0.125 -0.75 -7.5
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float6e3m2)[3,4] -0 28 -0.0625 28 -28 -0.25 -0.125 -0.75 4 0.125 -0.75 -28
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375
    -0.75 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e4m3fnuz)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375
    -0.75 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e5m2)[3,4] -0.015625 64 -0.0625 64 -64 -0.25 -0.15625 -0.75 4 0.109375 -0.75 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e5m2fnuz)[3,4] -0.015625 64 -0.0625 64 -64 -0.25 -0.15625 -0.75 4 0.109375 -0.75 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 64 5.877471754111438e-39 64 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 4 0.125 5.877471754111438e-39
    5.877471754111438e-39
)case"},
    {"Cast_v28.pairs_float8e4m3fn_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int16)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int2)[3,4] 0 0 0 0 0 0 0 0 -1 0 0 0
)case"},
    {"Cast_v28.pairs_float8e4m3fn_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int32)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int4)[3,4] 0 0 0 0 0 0 0 0 3 0 0 0
)case"},
    {"Cast_v28.pairs_float8e4m3fn_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int64)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(int8)[3,4] 0 64 0 64 -64 0 0 0 3 0 0 -48
)case"},
    {"Cast_v28.pairs_float8e4m3fn_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint16)[3,4] 0 64 0 64 65472 0 0 0 3 0 0 65488
)case"},
    {"Cast_v28.pairs_float8e4m3fn_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint2)[3,4] 0 0 0 0 0 0 0 0 3 0 0 0
)case"},
    {"Cast_v28.pairs_float8e4m3fn_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint32)[3,4] 0 64 0 64 4294967232 0 0 0 3 0 0 4294967248
)case"},
    {"Cast_v28.pairs_float8e4m3fn_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint4)[3,4] 0 0 0 0 0 0 0 0 3 0 0 0
)case"},
    {"Cast_v28.pairs_float8e4m3fn_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint64)[3,4] 0 64 0 64 18446744073709551552 0 0 0 3 0 0 18446744073709551568
)case"},
    {"Cast_v28.pairs_float8e4m3fn_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float8e4m3fn)[3,4] -0.015625 64 -0.0703125 64 -64 -0.234375 -0.15625 -0.6875 3.75 0.109375 -0.75
    -48
output: tensor(uint8)[3,4] 0 64 0 64 192 0 0 0 3 0 0 208
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(bfloat16)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(double)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float16)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float4e2m1)[3,4] 6 -6 0 6 1 6 6 6 3 -6 -0 1.5
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float6e2m3)[3,4] 7.5 -7.5 0 7.5 1 7 5.5 7.5 3.25 -7.5 -0 1.375
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float6e3m2)[3,4] 28 -24 0.0625 16 1 7 6 28 3 -12 -0.0625 1.5
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e4m3fn)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e5m2)[3,4] 56 -24 0.03125 16 1 7 6 56 3 -12 -0.046875 1.5
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e5m2fnuz)[3,4] 56 -24 0.03125 16 1 7 6 56 3 -12 -0.046875 1.5
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(float8e8m0)[3,4] 64 5.877471754111438e-39 0.0625 16 1 8 8 64 4 5.877471754111438e-39
    5.877471754111438e-39 2
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int16)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int2)[3,4] 0 -2 0 -1 1 -1 1 0 -1 0 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int32)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int4)[3,4] -8 6 0 -1 1 7 5 -8 3 4 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int64)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(int8)[3,4] 56 -26 0 15 1 7 5 56 3 -12 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint16)[3,4] 56 65510 0 15 1 7 5 56 3 65524 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint2)[3,4] 0 2 0 3 1 3 1 0 3 0 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint32)[3,4] 56 4294967270 0 15 1 7 5 56 3 4294967284 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint4)[3,4] 8 6 0 15 1 7 5 8 3 4 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint64)[3,4] 56 18446744073709551590 0 15 1 7 5 56 3 18446744073709551604 0 1
)case"},
    {"Cast_v28.pairs_float8e4m3fnuz_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float8e4m3fnuz)[3,4] 56 -26 0.03515625 15 1 7 5.5 56 3.25 -12 -0.046875 1.375
output: tensor(uint8)[3,4] 56 230 0 15 1 7 5 56 3 244 0 1
)case"},
    {"Cast_v28.pairs_float8e5m2_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(bfloat16)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float8e5m2_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(double)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float)[3,4] -56 5 2.5 0.00030517578 -0.625 56 -4 0.015625 0.00018310547 0.00021362305 -56
    -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float16)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float4e2m1)[3,4] -6 4 2 0 -0.5 6 -4 0 0 0 -6 -0
)case"},
    {"Cast_v28.pairs_float8e5m2_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float6e2m3)[3,4] -7.5 5 2.5 0 -0.625 7.5 -4 0 0 0 -7.5 -0
)case"},
    {"Cast_v28.pairs_float8e5m2_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float6e3m2)[3,4] -28 5 2.5 0 -0.625 28 -4 0 0 0 -28 -0
)case"},
    {"Cast_v28.pairs_float8e5m2_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e4m3fn)[3,4] -56 5 2.5 0 -0.625 56 -4 0.015625 0 0 -56 -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e4m3fnuz)[3,4] -56 5 2.5 0 -0.625 56 -4 0.015625 0 0 -56 -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e5m2fnuz)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
)case"},
    {"Cast_v28.pairs_float8e5m2_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(float8e8m0)[3,4] 5.877471754111438e-39 8 4 0.00048828125 5.877471754111438e-39 64
    5.877471754111438e-39 0.015625 0.000244140625 0.000244140625 5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v28.pairs_float8e5m2_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int16)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v28.pairs_float8e5m2_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int2)[3,4] 0 1 -2 0 0 0 0 0 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int32)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v28.pairs_float8e5m2_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int4)[3,4] -8 5 2 0 0 -8 -4 0 0 0 -8 0
)case"},
    {"Cast_v28.pairs_float8e5m2_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int64)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v28.pairs_float8e5m2_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(int8)[3,4] -56 5 2 0 0 56 -4 0 0 0 -56 0
)case"},
    {"Cast_v28.pairs_float8e5m2_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint16)[3,4] 65480 5 2 0 0 56 65532 0 0 0 65480 0
)case"},
    {"Cast_v28.pairs_float8e5m2_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint2)[3,4] 0 1 2 0 0 0 0 0 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint32)[3,4] 4294967240 5 2 0 0 56 4294967292 0 0 0 4294967240 0
)case"},
    {"Cast_v28.pairs_float8e5m2_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint4)[3,4] 8 5 2 0 0 8 12 0 0 0 8 0
)case"},
    {"Cast_v28.pairs_float8e5m2_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint64)[3,4] 18446744073709551560 5 2 0 0 56 18446744073709551612 0 0 0 18446744073709551560 0
)case"},
    {"Cast_v28.pairs_float8e5m2_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float8e5m2)[3,4] -56 5 2.5 0.00030517578125 -0.625 56 -4 0.015625 0.00018310546875
    0.000213623046875 -56 -0.01953125
output: tensor(uint8)[3,4] 200 5 2 0 0 56 252 0 0 0 200 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(bfloat16)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(double)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float)[3,4] 0.25 -7 5.340576e-05 0.005859375 -0.0048828125 4.5776367e-05 -0.0004272461
    -0.013671875 -0.02734375 -7 -0.625 -5.340576e-05
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float16)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float4e2m1)[3,4] 0 -6 0 0 -0 0 -0 -0 -0 -6 -0.5 -0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float6e2m3)[3,4] 0.25 -7 0 0 -0 0 -0 -0 -0 -7 -0.625 -0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float6e3m2)[3,4] 0.25 -7 0 0 -0 0 -0 -0 -0 -7 -0.625 -0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e4m3fn)[3,4] 0.25 -7 0 0.005859375 -0.00390625 0 -0 -0.013671875 -0.02734375 -7 -0.625 -0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e4m3fnuz)[3,4] 0.25 -7 0 0.005859375 -0.0048828125 0 0 -0.013671875 -0.02734375 -7 -0.625
    0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e5m2)[3,4] 0.25 -7 6.103515625e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -6.103515625e-05
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(float8e8m0)[3,4] 0.25 5.877471754111438e-39 6.103515625e-05 0.0078125 5.877471754111438e-39
    6.103515625e-05 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39 5.877471754111438e-39
    5.877471754111438e-39 5.877471754111438e-39
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int16)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int2)[3,4] 0 1 0 0 0 0 0 0 0 1 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int32)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int4)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int64)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(int8)[3,4] 0 -7 0 0 0 0 0 0 0 -7 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint16)[3,4] 0 65529 0 0 0 0 0 0 0 65529 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint2)[3,4] 0 1 0 0 0 0 0 0 0 1 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint32)[3,4] 0 4294967289 0 0 0 0 0 0 0 4294967289 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint4)[3,4] 0 9 0 0 0 0 0 0 0 9 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint64)[3,4] 0 18446744073709551609 0 0 0 0 0 0 0 18446744073709551609 0 0
)case"},
    {"Cast_v28.pairs_float8e5m2fnuz_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float8e5m2fnuz)[3,4] 0.25 -7 5.340576171875e-05 0.005859375 -0.0048828125 4.57763671875e-05
    -0.00042724609375 -0.013671875 -0.02734375 -7 -0.625 -5.340576171875e-05
output: tensor(uint8)[3,4] 0 249 0 0 0 0 0 0 0 249 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(bfloat16)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float8e8m0_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(double)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float16)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float4e2m1)[3,4] 1 0 6 0 2 6 4 6 0 0 0.5 0
)case"},
    {"Cast_v28.pairs_float8e8m0_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float6e2m3)[3,4] 1 0.25 7.5 0 2 7.5 4 7.5 0 0 0.5 0
)case"},
    {"Cast_v28.pairs_float8e8m0_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float6e3m2)[3,4] 1 0.25 16 0 2 28 4 28 0 0 0.5 0
)case"},
    {"Cast_v28.pairs_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e4m3fn)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e4m3fnuz)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e5m2)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e5m2fnuz)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
)case"},
    {"Cast_v28.pairs_float8e8m0_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int16)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int2)[3,4] 1 0 0 0 -2 0 0 0 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int32)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int4)[3,4] 1 0 0 0 2 0 4 0 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int64)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(int8)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=4
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint16)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_uint2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=25
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint2)[3,4] 1 0 0 0 2 0 0 0 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_uint32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=12
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint32)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=21
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint4)[3,4] 1 0 0 0 2 0 4 0 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_uint64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=13
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint64)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=2
input: tensor(float8e8m0)[3,4] 1 0.25 16 0.0078125 2 64 4 64 0.00390625 0.03125 0.5 0.015625
output: tensor(uint8)[3,4] 1 0 16 0 2 64 4 64 0 0 0 0
)case"},
    {"Cast_v28.pairs_float_bfloat16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=16
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bfloat16)[3,4] 0.58203125 -15 6.375 -0.091796875 0.34765625 0.40625 0.46875 -15 7.78125
    0.1025390625 1.96875 0.59375
)case"},
    {"Cast_v28.pairs_float_bool", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=9
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(bool)[3,4] 1 1 1 1 1 1 1 1 1 1 1 1
)case"},
    {"Cast_v28.pairs_float_double", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=11
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(double)[3,4] 0.5802199840545654 -15.006999969482422 6.383500099182129 -0.09165199846029282
    0.34793999791145325 0.4064899981021881 0.4693700075149536 -15.006999969482422 7.7692999839782715
    0.10261999815702438 1.965399980545044 0.5952900052070618
)case"},
    {"Cast_v28.pairs_float_float", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=1
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
)case"},
    {"Cast_v28.pairs_float_float16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=10
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float16)[3,4] 0.580078125 -15.0078125 6.3828125 -0.0916748046875 0.347900390625 0.406494140625
    0.469482421875 -15.0078125 7.76953125 0.10260009765625 1.9658203125 0.59521484375
)case"},
    {"Cast_v28.pairs_float_float4e2m1", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=23
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float4e2m1)[3,4] 0.5 -6 6 -0 0.5 0.5 0.5 -6 6 0 2 0.5
)case"},
    {"Cast_v28.pairs_float_float6e2m3", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=27
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float6e2m3)[3,4] 0.625 -7.5 6.5 -0.125 0.375 0.375 0.5 -7.5 7.5 0.125 2 0.625
)case"},
    {"Cast_v28.pairs_float_float6e3m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=28
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float6e3m2)[3,4] 0.625 -16 6 -0.0625 0.375 0.4375 0.5 -16 8 0.125 2 0.625
)case"},
    {"Cast_v28.pairs_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=17
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fn)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v28.pairs_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=18
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e4m3fnuz)[3,4] 0.5625 -15 6.5 -0.09375 0.34375 0.40625 0.46875 -15 8 0.1015625 2 0.625
)case"},
    {"Cast_v28.pairs_float_float8e5m2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=19
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v28.pairs_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=20
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e5m2fnuz)[3,4] 0.625 -16 6 -0.09375 0.375 0.4375 0.5 -16 8 0.109375 2 0.625
)case"},
    {"Cast_v28.pairs_float_float8e8m0", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=24
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(float8e8m0)[3,4] 1 5.877471754111438e-39 8 5.877471754111438e-39 0.5 0.5 0.5
    5.877471754111438e-39 8 0.125 2 1
)case"},
    {"Cast_v28.pairs_float_int16", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=5
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int16)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v28.pairs_float_int2", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=26
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int2)[3,4] 0 1 -2 0 0 0 0 1 -1 0 1 0
)case"},
    {"Cast_v28.pairs_float_int32", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=6
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int32)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v28.pairs_float_int4", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=22
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int4)[3,4] 0 1 6 0 0 0 0 1 7 0 1 0
)case"},
    {"Cast_v28.pairs_float_int64", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=7
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int64)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
    {"Cast_v28.pairs_float_int8", Origin::Derived, "numpy", R"case(
output = Cast-28(input) to=3
input: tensor(float)[3,4] 0.58022 -15.007 6.3835 -0.091652 0.34794 0.40649 0.46937 -15.007 7.7693 0.10262
    1.9654 0.59529
output: tensor(int8)[3,4] 0 -15 6 0 0 0 0 -15 7 0 1 0
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
