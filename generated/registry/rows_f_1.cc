// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::flatten {
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
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v21[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v21[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v23[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v23[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v24[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v24[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v25[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v25[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"axis", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v9, row_v11, row_v13, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Flatten", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v9 = {
    "ai.onnx", "Flatten", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "Flatten", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Flatten", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v21 = {
    "ai.onnx", "Flatten", 21, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Flatten", 23, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Flatten", 24, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Flatten", 25, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

}  // namespace opwright::ai_onnx::flatten

namespace opwright::ai_onnx::floor {
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

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Floor", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Floor", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Floor", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::floor

