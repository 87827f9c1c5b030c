// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::image_decoder {
namespace {

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::UInt8)},
    {"T2", tensors(DType::UInt8)},
};
constexpr ParamRow kInputs_v20[] = {
    {"encoded_stream", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"image", 1},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"pixel_format", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v20;
const OpRow row_v20 = {
    "ai.onnx", "ImageDecoder", 20, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::image_decoder

namespace opwright::ai_onnx::instance_normalization {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
    {"scale", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
    {"epsilon", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"input", 0},
    {"scale", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"epsilon", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
    {"scale", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"epsilon", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "InstanceNormalization", 1, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "InstanceNormalization", 6, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v22 = {
    "ai.onnx", "InstanceNormalization", 22, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::instance_normalization

namespace opwright::ai_onnx::is_inf {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T1", tensors(DType::Double, DType::Float)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"detect_negative", AttributeKind::Int},
    {"detect_positive", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN,
        DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v20[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"detect_negative", AttributeKind::Int},
    {"detect_positive", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v10, row_v20;
const OpRow row_v10 = {
    "ai.onnx", "IsInf", 10, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v20 = {
    "ai.onnx", "IsInf", 20, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::is_inf

namespace opwright::ai_onnx::is_na_n {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 1},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 1},
};

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN,
        DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v20[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"Y", 1},
};

}  // namespace

extern const OpRow row_v9, row_v13, row_v20;
const OpRow row_v9 = {
    "ai.onnx", "IsNaN", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "IsNaN", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v20 = {
    "ai.onnx", "IsNaN", 20, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v20, kOutputs_v20, {}, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::is_na_n

