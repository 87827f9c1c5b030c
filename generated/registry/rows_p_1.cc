// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::p_relu {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
    {"slope", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"X", 0},
    {"slope", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"X", 0},
    {"slope", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
    {"slope", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v16[] = {
    {"X", 0},
    {"slope", 0},
};
constexpr ParamRow kOutputs_v16[] = {
    {"Y", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v7, row_v9, row_v16;
const OpRow row_v1 = {
    "ai.onnx", "PRelu", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "PRelu", 6, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v7 = {
    "ai.onnx", "PRelu", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v9 = {
    "ai.onnx", "PRelu", 9, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v16 = {
    "ai.onnx", "PRelu", 16, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v16, kOutputs_v16, {}, kConstraints_v16,
};

}  // namespace opwright::ai_onnx::p_relu

namespace opwright::ai_onnx::pow {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
    {"Y", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Z", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"X", 0},
    {"Y", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Z", 0},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64)},
    {"T1", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v12[] = {
    {"X", 0},
    {"Y", 1},
};
constexpr ParamRow kOutputs_v12[] = {
    {"Z", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64)},
    {"T1", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
    {"Y", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Z", 0},
};

constexpr ConstraintRow kConstraints_v15[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64)},
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v15[] = {
    {"X", 0},
    {"Y", 1},
};
constexpr ParamRow kOutputs_v15[] = {
    {"Z", 0},
};

}  // namespace

extern const OpRow row_v1, row_v7, row_v12, row_v13, row_v15;
const OpRow row_v1 = {
    "ai.onnx", "Pow", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "Pow", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v12 = {
    "ai.onnx", "Pow", 12, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v12, kOutputs_v12, {}, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "Pow", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v15 = {
    "ai.onnx", "Pow", 15, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v15, kOutputs_v15, {}, kConstraints_v15,
};

}  // namespace opwright::ai_onnx::pow

