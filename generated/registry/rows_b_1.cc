// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::bernoulli {
namespace {

constexpr ConstraintRow kConstraints_v15[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v15[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v15[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v15[] = {
    {"dtype", AttributeKind::Int},
    {"seed", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
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
    {"seed", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v15, row_v22;
const OpRow row_v15 = {
    "ai.onnx", "Bernoulli", 15, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v15, kOutputs_v15, kAttributes_v15, kConstraints_v15,
};
const OpRow row_v22 = {
    "ai.onnx", "Bernoulli", 22, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::bernoulli

namespace opwright::ai_onnx::bit_cast {
namespace {

constexpr ConstraintRow kConstraints_v26[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::UInt16, DType::UInt2, DType::UInt32, DType::UInt4,
        DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::UInt16, DType::UInt2, DType::UInt32, DType::UInt4,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v26[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v26[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v26[] = {
    {"to", AttributeKind::Int, true},
};

}  // namespace

extern const OpRow row_v26;
const OpRow row_v26 = {
    "ai.onnx", "BitCast", 26, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v26, kOutputs_v26, kAttributes_v26, kConstraints_v26,
};

}  // namespace opwright::ai_onnx::bit_cast

namespace opwright::ai_onnx::bit_shift {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
    {"Y", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Z", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"direction", AttributeKind::String, true},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v28[] = {
    {"X", 0},
    {"Y", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"Z", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"direction", AttributeKind::String, true},
};

}  // namespace

extern const OpRow row_v11, row_v28;
const OpRow row_v11 = {
    "ai.onnx", "BitShift", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v28 = {
    "ai.onnx", "BitShift", 28, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::bit_shift

namespace opwright::ai_onnx::bitwise_and {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v18[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"C", 0},
};

}  // namespace

extern const OpRow row_v18;
const OpRow row_v18 = {
    "ai.onnx", "BitwiseAnd", 18, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v18, kOutputs_v18, {}, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::bitwise_and

namespace opwright::ai_onnx::bitwise_not {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v18[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"Y", 0},
};

}  // namespace

extern const OpRow row_v18;
const OpRow row_v18 = {
    "ai.onnx", "BitwiseNot", 18, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v18, kOutputs_v18, {}, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::bitwise_not

namespace opwright::ai_onnx::bitwise_or {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v18[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"C", 0},
};

}  // namespace

extern const OpRow row_v18;
const OpRow row_v18 = {
    "ai.onnx", "BitwiseOr", 18, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v18, kOutputs_v18, {}, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::bitwise_or

namespace opwright::ai_onnx::bitwise_xor {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v18[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"C", 0},
};

}  // namespace

extern const OpRow row_v18;
const OpRow row_v18 = {
    "ai.onnx", "BitwiseXor", 18, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v18, kOutputs_v18, {}, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::bitwise_xor

namespace opwright::ai_onnx::blackman_window {
namespace {

constexpr ConstraintRow kConstraints_v17[] = {
    {"T1", tensors(DType::Int32, DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v17[] = {
    {"size", 0},
};
constexpr ParamRow kOutputs_v17[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v17[] = {
    {"output_datatype", AttributeKind::Int},
    {"periodic", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v17;
const OpRow row_v17 = {
    "ai.onnx", "BlackmanWindow", 17, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};

}  // namespace opwright::ai_onnx::blackman_window

