// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/QuantizeLinear.pack
//   tests/cases/ai.onnx/QuantizeLinear.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"QuantizeLinear_v25.one_scale_float_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v25.one_scale_float_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_float_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v25.one_scale_int32_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v25.overflow_without_saturation_float_float", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale) output_dtype=17 saturate=0
x: tensor(float)[10] 0 -0 1e+06 -1e+06 500 0.3 inf -inf nan -3
y_scale: tensor(float)[] 1
y: tensor(float8e4m3fn)[10] 0 -0 nan nan nan 0.3125 nan nan nan -3
)case"},
    {"QuantizeLinear_v25.precision_of_float16_float_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point) precision=10
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float)[] 1
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 2050 4098 2 6 32767 -5
)case"},
    {"QuantizeLinear_v25.scalar_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[] 5
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[] 4
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float16_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(bfloat16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 686 1370 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float16_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(float16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 684 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float16_float8e8m0_int16", Origin::Derived, "numpy",
     R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(float8e8m0)[] 4
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 514 1026 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float16_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(float)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float16_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(int32)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(bfloat16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 686 1370 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 684 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float8e8m0)[] 4
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 514 1026 2 3 25002 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_float_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(int32)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_int32_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(bfloat16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 686 1370 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_int32_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(float16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 684 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_int32_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(float8e8m0)[] 4
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 514 1026 2 3 25002 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_int32_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(float)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.scale_gives_the_precision_int32_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(int32)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v25.test_quantizelinear@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[6] 0 2 3 1000 -254 -1000
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 128
y: tensor(uint8)[6] 128 129 130 255 1 0
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_axis@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[1,3,3,2] -162 10 -100 232 -20 -50 -76 0 0 252 32 -44 245 -485 -960 -270 -375 -470
y_scale: tensor(float)[3] 2 4 5
y_zero_point: tensor(uint8)[3] 84 24 196
y: tensor(uint8)[1,3,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 245 99 4 142 121 102
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_blocked_asymmetric@1_20_1", Origin::Official, "official",
     R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point) axis=1 block_size=2
x: tensor(float)[3,4] 6 12 50 5 1 8 4 5 0 20 10 4
y_scale: tensor(float)[3,2] 1.5 2.5 3 4.9 5.1 6.9
y_zero_point: tensor(uint8)[3,2] 0 1 1 0 2 3
y: tensor(uint8)[3,4] 4 8 21 3 1 4 1 1 2 6 4 4
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_blocked_symmetric@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale) axis=1 block_size=2 output_dtype=5
x: tensor(float)[3,4] 6 -8 -10 5 1 8 4 5 0 20 10 4
y_scale: tensor(float)[3,2] 1.5 2.5 3 4.9 5.1 6.9
y: tensor(int16)[3,4] 4 -5 -4 2 0 3 1 1 0 4 1 1
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_e4m3fn@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[5] 0 1 2 100000 200
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[1] 0
y: tensor(float8e4m3fn)[5] 0 0.5 1 448 96
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_e5m2@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[5] 0 1 2 100000 200
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[1] 0
y: tensor(float8e5m2)[5] 0 0.5 1 49152 96
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_float4e2m1@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point) axis=0
x: tensor(float)[3,4] 0 2.5 4.8 8.6 -30 -20 6 9 -0 -2.5 -4.8 -8.6
y_scale: tensor(float)[3] 2 3 4
y_zero_point: tensor(float4e2m1)[3] 0 0 0
y: tensor(float4e2m1)[3,4] 0 1 2 4 -6 -6 2 3 0 -0.5 -1 -2
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_int16@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[16] 0 -514 3 -3 2.9 -2.9 3.1 -3.1 65022 -66046 65023 -66047 65024 -66048 70000 -70000
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 256
y: tensor(int16)[16] 256 -1 258 254 257 255 258 254 32767 -32767 32767 -32768 32767 -32768 32767 -32768
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_int2@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point) axis=0
x: tensor(float)[3,4] 0 2.5 4.8 8.6 -4 -3 1 2 -0 -2.5 -4.8 -8.6
y_scale: tensor(float)[3] 2 3 4
y_zero_point: tensor(int2)[3] 0 0 0
y: tensor(int2)[3,4] 0 1 1 1 -1 -1 0 1 0 -1 -1 -2
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_int4@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point) axis=0
x: tensor(float)[3,4] 0 2.5 4.8 8.6 -30 -20 6 9 12 15 16 40
y_scale: tensor(float)[3] 2 3 4
y_zero_point: tensor(int4)[3] 1 1 1
y: tensor(int4)[3,4] 1 2 3 5 -8 -6 3 4 4 5 5 7
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_uint16@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 -128 3 -3 2.9 -2.9 3.1 -3.1 65536 -65534 70000 -70000
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 32767
y: tensor(uint16)[12] 32767 32703 32769 32765 32768 32766 32769 32765 65535 0 65535 0
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_uint2@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point) axis=0
x: tensor(float)[3,4] 0 2.5 4.8 8.6 -2 -1 1 3 4 5 6 7
y_scale: tensor(float)[3] 2 3 4
y_zero_point: tensor(uint2)[3] 0 0 0
y: tensor(uint2)[3,4] 0 1 2 3 0 0 0 1 1 1 2 2
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.test_quantizelinear_uint4@1_20_1", Origin::Official, "official", R"case(
y = QuantizeLinear-25(x, y_scale, y_zero_point) axis=0
x: tensor(float)[3,4] 0 2.5 4.8 8.6 -30 -20 6 9 12 15 16 40
y_scale: tensor(float)[3] 2 3 4
y_zero_point: tensor(uint4)[3] 1 1 1
y: tensor(uint4)[3,4] 1 2 3 5 0 0 3 4 4 5 5 11
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v25.uint8_without_a_zero_point_float_float", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-25(x, y_scale)
x: tensor(float)[2,3] 0 1.25 -1 300 5 1e+10
y_scale: tensor(float)[] 0.5
y: tensor(uint8)[2,3] 0 2 0 255 10 255
)case"},
    {"QuantizeLinear_v28.axis_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[2,3,4] -4.5479 0.12676 -0.12746 0.079476 0.08798 -0.7163 2.4415 -2.1013 -0.10593 0.082277
    0.12649 10.782 -14.311 -0.18232 0.18566 1.1048 -14.311 -8.9283 -3.6696 -0.074771 -0.1837 -0.24914 1.2677
    0.13111
y_scale: tensor(float)[3] 0.25 1.5 3
y_zero_point: tensor(float4e2m1)[3] 0 1 -2
y: tensor(float4e2m1)[2,3,4] -6 0.5 -0.5 0.5 1 0.5 3 -0.5 -2 -2 -2 1.5 -6 -0.5 0.5 4 -6 -4 -1.5 1 -2 -2 -1.5
    -2
)case"},
    {"QuantizeLinear_v28.blocks_of_three_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point) axis=1 block_size=3
x: tensor(float)[3,5] 0.79493 -10.293 5.2316 2.9241 1.4261 -12.35 0.37408 4.9886 -13.828 0.8505 -0.24176 2.472
    -13.828 -10.779 0.53514
y_scale: tensor(float)[3,2] 0.5 1 1.5 2 0.25 3
y_zero_point: tensor(float4e2m1)[3,2] 0 1 2 3 1 0
y: tensor(float4e2m1)[3,5] 1.5 -6 6 4 2 -6 2 6 -4 3 0 6 -6 -4 0
)case"},
    {"QuantizeLinear_v28.blocks_over_rows_float_float", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale) axis=-2 block_size=2 output_dtype=22
x: tensor(float)[2,5,3] -0.098762 6.4211 -0.095015 0.079999 0.60471 -0.091376 0.30948 10.523 -1.5117 3.4899
    -0.82517 0.14945 -0.153 0.16587 4.2368 0.086234 0.36693 6.5879 -8.2125 10.523 -3.0064 -0.19142 0.21909
    0.12022 -1.3216 -5.158 -10.255 -0.22387 0.28267 1.0025
y_scale: tensor(float)[2,3,3] 0.5 1 2 1.5 2 3 0.25 3 1 1 0.5 4 2 1 1 3 2 0.5
y: tensor(int4)[2,5,3] 0 6 0 0 1 0 0 5 -1 2 0 0 -1 0 4 0 1 2 -8 7 -1 0 0 0 -1 -5 -8 0 0 2
)case"},
    {"QuantizeLinear_v28.first_axis_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point) axis=0
x: tensor(float)[3,3,2] -0.080227 0.12884 0.093501 -0.96753 -0.10943 -0.97209 -0.36099 3.048 -2.2645 4.8339
    2.0638 -4.1773 0.95509 -0.61048 0.099874 0.15534 2.5291 4.8339
y_scale: tensor(float)[3] 0.25 1.5 3
y_zero_point: tensor(float4e2m1)[3] 0 1 2
y: tensor(float4e2m1)[3,3,2] -0.5 0.5 0.5 -4 -0.5 -4 1 3 -0.5 4 2 -2 2 2 2 2 3 4
)case"},
    {"QuantizeLinear_v28.float8_without_saturation_from_23_float_float_float8e4m3fn", Origin::Derived,
     "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point) saturate=0
x: tensor(float)[7] 0 1.25 -600 1e+06 447 464.5 -1e+09
y_scale: tensor(float)[] 1
y_zero_point: tensor(float8e4m3fn)[] 0
y: tensor(float8e4m3fn)[7] 0 1.25 nan nan 448 nan nan
)case"},
    {"QuantizeLinear_v28.float8_without_saturation_from_23_float_float_float8e5m2", Origin::Derived, "numpy",
     R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point) saturate=0
x: tensor(float)[7] 0 1.25 -600 1e+06 447 464.5 -1e+09
y_scale: tensor(float)[] 1
y_zero_point: tensor(float8e5m2)[] 0
y: tensor(float8e5m2)[7] 0 1.25 -640 inf 448 448 -inf
)case"},
    {"QuantizeLinear_v28.infinities_saturate_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[5] inf -inf 1e+30 -1e+30 3
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 6
y: tensor(float4e2m1)[5] 6 -6 6 -6 6
)case"},
    {"QuantizeLinear_v28.last_axis_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point) axis=-1
x: tensor(float)[2,2,5] 0.22014 -2.2698 9.7761 -2.1928 9.7761 0.090668 -7.8604 -1.1463 -0.12651 -0.20617
    -0.071425 1.7735 -0.21654 0.39418 -0.97436 -0.13646 -1.8126 -0.59964 0.1125 -0.15533
y_scale: tensor(float)[5] 0.25 1.5 3 0.5 1
y_zero_point: tensor(float4e2m1)[5] 3 1 2 0 1
y: tensor(float4e2m1)[2,2,5] 4 -0.5 6 -4 6 3 -4 1.5 -0.5 1 3 2 2 1 0 2 -0 2 0 1
)case"},
    {"QuantizeLinear_v28.no_elements_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[0,3]
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[0,3]
)case"},
    {"QuantizeLinear_v28.one_block_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point) axis=0 block_size=7
x: tensor(float)[4] -1.4557 0.61344 6.9407 0.6475
y_scale: tensor(float)[1] 0.5
y_zero_point: tensor(float4e2m1)[1] 3
y: tensor(float4e2m1)[4] 0 4 6 4
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_float_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
};
const Registration kRegisterRows(kRows);

constexpr PackRow kPacked[] = {
    {"QuantizeLinear_v28.many_elements_float_float_float6e2m3", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_float_float_float6e2m3"},
    {"QuantizeLinear_v28.many_elements_float_float_int2", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_float_float_int2"},
    {"QuantizeLinear_v28.many_elements_float_float_uint16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_float_float_uint16"},
    {"QuantizeLinear_v28.many_elements_float_float_uint8", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_float_float_uint8"},
    {"QuantizeLinear_v28.many_elements_int32_float_float6e2m3", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_int32_float_float6e2m3"},
    {"QuantizeLinear_v28.many_elements_int32_float_int2", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_int32_float_int2"},
    {"QuantizeLinear_v28.many_elements_int32_float_uint16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_int32_float_uint16"},
    {"QuantizeLinear_v28.many_elements_int32_float_uint8", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack", "QuantizeLinear_v28.many_elements_int32_float_uint8"},
    {"QuantizeLinear_v28.many_elements_last_axis_float16_float_float8e5m2", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float16_float_float8e5m2"},
    {"QuantizeLinear_v28.many_elements_last_axis_float16_float_int16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float16_float_int16"},
    {"QuantizeLinear_v28.many_elements_last_axis_float16_float_int8", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float16_float_int8"},
    {"QuantizeLinear_v28.many_elements_last_axis_float16_float_uint4", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float16_float_uint4"},
    {"QuantizeLinear_v28.many_elements_last_axis_float_float_float8e5m2", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float_float_float8e5m2"},
    {"QuantizeLinear_v28.many_elements_last_axis_float_float_int16", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float_float_int16"},
    {"QuantizeLinear_v28.many_elements_last_axis_float_float_int8", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float_float_int8"},
    {"QuantizeLinear_v28.many_elements_last_axis_float_float_uint4", Origin::Derived, "numpy",
     "tests/cases/ai.onnx/QuantizeLinear.pack",
     "QuantizeLinear_v28.many_elements_last_axis_float_float_uint4"},
};
const Registration kRegisterPacked(kPacked);

}  // namespace
