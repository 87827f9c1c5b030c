// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::sqrt {
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
    "ai.onnx", "Sqrt", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Sqrt", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Sqrt", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::sqrt

namespace opwright::ai_onnx::squeeze {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"squeezed", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"squeezed", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"squeezed", 0},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v21[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v21[] = {
    {"squeezed", 0},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v23[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v23[] = {
    {"squeezed", 0},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v24[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v24[] = {
    {"squeezed", 0},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v25[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v25[] = {
    {"squeezed", 0},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Squeeze", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "Squeeze", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Squeeze", 13, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v21 = {
    "ai.onnx", "Squeeze", 21, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v21, kOutputs_v21, {}, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Squeeze", 23, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v23, kOutputs_v23, {}, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Squeeze", 24, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v24, kOutputs_v24, {}, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Squeeze", 25, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v25, kOutputs_v25, {}, kConstraints_v25,
};

}  // namespace opwright::ai_onnx::squeeze

namespace opwright::ai_onnx::string_concat {
namespace {

constexpr ConstraintRow kConstraints_v20[] = {
    {"T", tensors(DType::String)},
};
constexpr ParamRow kInputs_v20[] = {
    {"X", 0},
    {"Y", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"Z", 0},
};

}  // namespace

extern const OpRow row_v20;
const OpRow row_v20 = {
    "ai.onnx", "StringConcat", 20, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v20, kOutputs_v20, {}, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::string_concat

namespace opwright::ai_onnx::string_split {
namespace {

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::String)},
    {"T2", tensors(DType::String)},
    {"T3", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v20[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"Y", 1},
    {"Z", 2},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"delimiter", AttributeKind::String},
    {"maxsplit", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v20;
const OpRow row_v20 = {
    "ai.onnx", "StringSplit", 20, false, true, nullptr,
    1, 1, 2, 2,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::string_split

namespace opwright::ai_onnx::sub {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"C", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v6[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"C", 0},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v7[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"C", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"C", 0},
};

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v14[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v14[] = {
    {"C", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v7, row_v13, row_v14;
const OpRow row_v1 = {
    "ai.onnx", "Sub", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Sub", 6, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v7 = {
    "ai.onnx", "Sub", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v13 = {
    "ai.onnx", "Sub", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v14 = {
    "ai.onnx", "Sub", 14, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v14, kOutputs_v14, {}, kConstraints_v14,
};

}  // namespace opwright::ai_onnx::sub

namespace opwright::ai_onnx::swi_glu {
namespace {

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v28[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"alpha", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v28;
const OpRow row_v28 = {
    "ai.onnx", "SwiGLU", 28, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::swi_glu

namespace opwright::ai_onnx::swish {
namespace {

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v24[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v24[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"alpha", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v24;
const OpRow row_v24 = {
    "ai.onnx", "Swish", 24, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};

}  // namespace opwright::ai_onnx::swish

