// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/tests.cc.j2; do not edit. From:
//   schemas/cases/ai.onnx/QuantizeLinear.pack
//   tests/cases/ai.onnx/QuantizeLinear.pack
#include "tests/runtime/case_runner.h"

namespace {

using namespace opwright::cases;

constexpr Row kRows[] = {
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_bfloat16_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(bfloat16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70144 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_float_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float16_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 inf -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_float_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1.5 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -448 448 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2.25 1.375 52 -240 240 -1.125
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1.5 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_float_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[12] 0 1 -1 3 5 -7 2.5 0.75 100 -1000 70000 -4.25
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35073 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_bfloat16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(bfloat16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 57344 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 65535 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float16_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float16)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float8e8m0_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float8e8m0)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_float_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[12] 1 1.5 0.5 2 4 -2 2 1 6 -6 6 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_float8e4m3fn", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fn)[] 1
y: tensor(float8e4m3fn)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -448 448 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_float8e4m3fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e4m3fnuz)[] 1
y: tensor(float8e4m3fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 52 -240 240 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_float8e5m2", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2)[] 1
y: tensor(float8e5m2)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_float8e5m2fnuz", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(float8e5m2fnuz)[] 1
y: tensor(float8e5m2fnuz)[12] 1 1.5 0.5 2.5 3.5 -2.5 2 1 48 -512 32768 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int16)[] 1
y: tensor(int16)[12] 1 1 1 3 3 -3 2 1 51 -499 32767 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_int4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int4)[] 1
y: tensor(int4)[12] 1 1 1 3 3 -3 2 1 7 -8 7 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_int8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(int8)[] 1
y: tensor(int8)[12] 1 1 1 3 3 -3 2 1 51 -128 127 -1
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_uint16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint16)[] 1
y: tensor(uint16)[12] 1 1 1 3 3 0 2 1 51 0 35001 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_uint4", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint4)[] 1
y: tensor(uint4)[12] 1 1 1 3 3 0 2 1 15 0 15 0
)case"},
    {"QuantizeLinear_v24.one_scale_int32_int32_uint8", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[12] 0 1 -1 3 5 -7 2 0 100 -1000 70000 -4
y_scale: tensor(int32)[] 2
y_zero_point: tensor(uint8)[] 1
y: tensor(uint8)[12] 1 1 1 3 3 0 2 1 51 0 255 0
)case"},
    {"QuantizeLinear_v24.overflow_without_saturation_float_float", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale) output_dtype=17 saturate=0
x: tensor(float)[10] 0 -0 1e+06 -1e+06 500 0.3 inf -inf nan -3
y_scale: tensor(float)[] 1
y: tensor(float8e4m3fn)[10] 0 -0 nan nan nan 0.3125 nan nan nan -3
)case"},
    {"QuantizeLinear_v24.precision_of_float16_float_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point) precision=10
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float)[] 1
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 2050 4098 2 6 32767 -5
)case"},
    {"QuantizeLinear_v24.scalar_float_float_float4e2m1", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[] 5
y_scale: tensor(float)[] 2
y_zero_point: tensor(float4e2m1)[] 1
y: tensor(float4e2m1)[] 4
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float16_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(bfloat16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 686 1370 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float16_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(float16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 684 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float16_float8e8m0_int16", Origin::Derived, "numpy",
     R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(float8e8m0)[] 4
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 514 1026 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float16_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(float)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float16_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float16)[6] 2048 4096 0.5 3.5 inf -7
y_scale: tensor(int32)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(bfloat16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 686 1370 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 684 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float8e8m0)[] 4
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 514 1026 2 3 25002 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(float)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_float_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[6] 2049 4095 0.50001 3.49999 100000 -7
y_scale: tensor(int32)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_int32_bfloat16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(bfloat16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 686 1370 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_int32_float16_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(float16)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 684 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_int32_float8e8m0_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(float8e8m0)[] 4
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 514 1026 2 3 25002 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_int32_float_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(float)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.scale_gives_the_precision_int32_int32_int16", Origin::Derived, "numpy", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(int32)[6] 2049 4095 0 3 100000 -7
y_scale: tensor(int32)[] 3
y_zero_point: tensor(int16)[] 2
y: tensor(int16)[6] 685 1367 2 3 32767 0
)case"},
    {"QuantizeLinear_v24.test_quantizelinear@1_19_1", Origin::Official, "official", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[6] 0 2 3 1000 -254 -1000
y_scale: tensor(float)[] 2
y_zero_point: tensor(uint8)[] 128
y: tensor(uint8)[6] 128 129 130 255 1 0
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v24.test_quantizelinear_axis@1_19_1", Origin::Official, "official", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[1,3,3,2] -162 10 -100 232 -20 -50 -76 0 0 252 32 -44 245 -485 -960 -270 -375 -470
y_scale: tensor(float)[3] 2 4 5
y_zero_point: tensor(uint8)[3] 84 24 196
y: tensor(uint8)[1,3,3,2] 3 89 34 200 74 59 5 24 24 87 32 13 245 99 4 142 121 102
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v24.test_quantizelinear_blocked_asymmetric@1_19_1", Origin::Official, "official",
     R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point) axis=1 block_size=2
x: tensor(float)[3,4] 6 12 50 5 1 8 4 5 0 20 10 4
y_scale: tensor(float)[3,2] 1.5 2.5 3 4.9 5.1 6.9
y_zero_point: tensor(uint8)[3,2] 0 1 1 0 2 3
y: tensor(uint8)[3,4] 4 8 21 3 1 4 1 1 2 6 4 4
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v24.test_quantizelinear_blocked_symmetric@1_19_1", Origin::Official, "official", R"case(
y = QuantizeLinear-24(x, y_scale) axis=1 block_size=2 output_dtype=5
x: tensor(float)[3,4] 6 -8 -10 5 1 8 4 5 0 20 10 4
y_scale: tensor(float)[3,2] 1.5 2.5 3 4.9 5.1 6.9
y: tensor(int16)[3,4] 4 -5 -4 2 0 3 1 1 0 4 1 1
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v24.test_quantizelinear_e4m3fn@1_19_1", Origin::Official, "official", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[5] 0 1 2 100000 200
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e4m3fn)[1] 0
y: tensor(float8e4m3fn)[5] 0 0.5 1 448 96
rtol=0.001 atol=1e-07
)case"},
    {"QuantizeLinear_v24.test_quantizelinear_e5m2@1_19_1", Origin::Official, "official", R"case(
y = QuantizeLinear-24(x, y_scale, y_zero_point)
x: tensor(float)[5] 0 1 2 100000 200
y_scale: tensor(float)[] 2
y_zero_point: tensor(float8e5m2)[1] 0
y: tensor(float8e5m2)[5] 0 0.5 1 49152 96
rtol=0.001 atol=1e-07
)case"},
};
const Registration kRegisterRows(kRows);

}  // namespace
