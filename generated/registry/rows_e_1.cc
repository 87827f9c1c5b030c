// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::einsum {
namespace {

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v12[] = {
    {"Inputs", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v12[] = {
    {"Output", 0},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"equation", AttributeKind::String, true},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v28[] = {
    {"Inputs", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v28[] = {
    {"Output", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"equation", AttributeKind::String, true},
};

}  // namespace

extern const OpRow row_v12, row_v28;
const OpRow row_v12 = {
    "ai.onnx", "Einsum", 12, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v28 = {
    "ai.onnx", "Einsum", 28, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::einsum

namespace opwright::ai_onnx::elu {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"alpha", AttributeKind::Float},
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"alpha", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"alpha", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "Elu", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Elu", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v22 = {
    "ai.onnx", "Elu", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::elu

namespace opwright::ai_onnx::erf {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v9, row_v13;
const OpRow row_v9 = {
    "ai.onnx", "Erf", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "Erf", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::erf

namespace opwright::ai_onnx::exp {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Exp", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Exp", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Exp", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::exp

namespace opwright::ai_onnx::expand {
namespace {

constexpr ConstraintRow kConstraints_v8[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v8[] = {
    {"input", 0},
    {"shape", 1},
};
constexpr ParamRow kOutputs_v8[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
    {"shape", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v8, row_v13;
const OpRow row_v8 = {
    "ai.onnx", "Expand", 8, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v8, kOutputs_v8, {}, kConstraints_v8,
};
const OpRow row_v13 = {
    "ai.onnx", "Expand", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::expand

namespace opwright::ai_onnx::eye_like {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T1", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"dtype", AttributeKind::Int},
    {"k", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"dtype", AttributeKind::Int},
    {"k", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v9, row_v22;
const OpRow row_v9 = {
    "ai.onnx", "EyeLike", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v22 = {
    "ai.onnx", "EyeLike", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::eye_like

