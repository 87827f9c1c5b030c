// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/QuantizeLinear.pack
//   tests/cases/ai.onnx/QuantizeLinear.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_bfloat16_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_float_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float16_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_float_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 7.5 -7.5 7.5 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_float_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 7.5 -7.5 7.5 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 7.5 -7.5 7.5 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 7.5 -7.5 7.5 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 28 -28 28 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_int2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int2)[] 1
y: tensor(int2)[12] 1 1 1 1 1 -2 1 1 1 -2 1 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_uint2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint2)[] 1
y: tensor(uint2)[12] 1 1 1 3 3 0 2 1 3 0 3 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float_float6e2m3", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e2m3)[] 1
y: tensor(float6e2m3)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 7.5 -7.5 7.5 -1
)case"},
    {"QuantizeLinear_v28.one_scale_int32_float_float6e3m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-28(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float6e3m2)[] 1
y: tensor(float6e3m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 28 -28 28 -1
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
