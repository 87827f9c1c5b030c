// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::hamming_window {
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
    "ai.onnx", "HammingWindow", 17, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};

}  // namespace opwright::ai_onnx::hamming_window

namespace opwright::ai_onnx::hann_window {
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
    "ai.onnx", "HannWindow", 17, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};

}  // namespace opwright::ai_onnx::hann_window

namespace opwright::ai_onnx::hard_swish {
namespace {

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v14[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v14[] = {
    {"Y", 0},
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

}  // namespace

extern const OpRow row_v14, row_v22;
const OpRow row_v14 = {
    "ai.onnx", "HardSwish", 14, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v14, kOutputs_v14, {}, kConstraints_v14,
};
const OpRow row_v22 = {
    "ai.onnx", "HardSwish", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::hard_swish

namespace opwright::ai_onnx::hardmax {
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

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
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
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
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

}  // namespace

extern const OpRow row_v1, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Hardmax", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "Hardmax", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Hardmax", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::hardmax

