// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::one_hot {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T3", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"indices", 0},
    {"depth", 1},
    {"values", 2},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 2},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T3", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"indices", 0},
    {"depth", 1},
    {"values", 2},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 2},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T3", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v28[] = {
    {"indices", 0},
    {"depth", 1},
    {"values", 2},
};
constexpr ParamRow kOutputs_v28[] = {
    {"output", 2},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"axis", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v9, row_v11, row_v28;
const OpRow row_v9 = {
    "ai.onnx", "OneHot", 9, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "OneHot", 11, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v28 = {
    "ai.onnx", "OneHot", 28, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::one_hot

namespace opwright::ai_onnx::or_ {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v1[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"C", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Bool)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v7[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"C", 1},
};

}  // namespace

extern const OpRow row_v1, row_v7;
const OpRow row_v1 = {
    "ai.onnx", "Or", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "Or", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};

}  // namespace opwright::ai_onnx::or_

