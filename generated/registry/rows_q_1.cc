// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::q_linear_conv {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T1", tensors(DType::Int8, DType::UInt8)},
    {"T2", tensors(DType::Int8, DType::UInt8)},
    {"T3", tensors(DType::Int8, DType::UInt8)},
    {"T4", tensors(DType::Int32)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v10[] = {
    {"x", 0},
    {"x_scale", 4},
    {"x_zero_point", 0},
    {"w", 1},
    {"w_scale", 4},
    {"w_zero_point", 1},
    {"y_scale", 4},
    {"y_zero_point", 2},
    {"B", 3, Option::Optional},
};
constexpr ParamRow kOutputs_v10[] = {
    {"y", 2},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v10;
const OpRow row_v10 = {
    "ai.onnx", "QLinearConv", 10, false, true, nullptr,
    8, 9, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};

}  // namespace opwright::ai_onnx::q_linear_conv

namespace opwright::ai_onnx::q_linear_mat_mul {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T1", tensors(DType::Int8, DType::UInt8)},
    {"T2", tensors(DType::Int8, DType::UInt8)},
    {"T3", tensors(DType::Int8, DType::UInt8)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v10[] = {
    {"a", 0},
    {"a_scale", 3},
    {"a_zero_point", 0},
    {"b", 1},
    {"b_scale", 3},
    {"b_zero_point", 1},
    {"y_scale", 3},
    {"y_zero_point", 2},
};
constexpr ParamRow kOutputs_v10[] = {
    {"y", 2},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"TS", tensors(DType::BFloat16, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ,
        DType::Int8, DType::UInt8)},
    {"T2", tensors(DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ,
        DType::Int8, DType::UInt8)},
    {"T3", tensors(DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ,
        DType::Int8, DType::UInt8)},
};
constexpr ParamRow kInputs_v21[] = {
    {"a", 1},
    {"a_scale", 0},
    {"a_zero_point", 1},
    {"b", 2},
    {"b_scale", 0},
    {"b_zero_point", 2},
    {"y_scale", 0},
    {"y_zero_point", 3},
};
constexpr ParamRow kOutputs_v21[] = {
    {"y", 3},
};

}  // namespace

extern const OpRow row_v10, row_v21;
const OpRow row_v10 = {
    "ai.onnx", "QLinearMatMul", 10, false, true, nullptr,
    8, 8, 1, 1,
    kInputs_v10, kOutputs_v10, {}, kConstraints_v10,
};
const OpRow row_v21 = {
    "ai.onnx", "QLinearMatMul", 21, false, true, nullptr,
    8, 8, 1, 1,
    kInputs_v21, kOutputs_v21, {}, kConstraints_v21,
};

}  // namespace opwright::ai_onnx::q_linear_mat_mul

