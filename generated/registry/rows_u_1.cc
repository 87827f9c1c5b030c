// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::unique {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
    {"indices", 1, Option::Optional},
    {"inverse_indices", 1, Option::Optional},
    {"counts", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
    {"sorted", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v28[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"Y", 0},
    {"indices", 1, Option::Optional},
    {"inverse_indices", 1, Option::Optional},
    {"counts", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"axis", AttributeKind::Int},
    {"sorted", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v11, row_v28;
const OpRow row_v11 = {
    "ai.onnx", "Unique", 11, false, true, nullptr,
    1, 1, 1, 4,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v28 = {
    "ai.onnx", "Unique", 28, false, true, nullptr,
    1, 1, 1, 4,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::unique

namespace opwright::ai_onnx::upsample {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"height_scale", AttributeKind::Float, true},
    {"mode", AttributeKind::String},
    {"width_scale", AttributeKind::Float, true},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v7[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"mode", AttributeKind::String},
    {"scales", AttributeKind::Floats, true},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
    {"scales", 1},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
    {"scales", 1},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"mode", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v1, row_v7, row_v9, row_v10;
const OpRow row_v1 = {
    "ai.onnx", "Upsample", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "Upsample", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v9 = {
    "ai.onnx", "Upsample", 9, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v10 = {
    "ai.onnx", "Upsample", 10, true, true, "Resize",
    2, 2, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};

}  // namespace opwright::ai_onnx::upsample

