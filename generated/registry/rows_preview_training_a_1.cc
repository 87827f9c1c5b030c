// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.preview.training
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_preview_training::adagrad {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Double, DType::Float)},
    {"T2", tensors(DType::Int64)},
    {"T3", tensors(DType::Double, DType::Float)},
};
constexpr ParamRow kInputs_v1[] = {
    {"R", 0},
    {"T", 1},
    {"inputs", 2, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"outputs", 2, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"decay_factor", AttributeKind::Float},
    {"epsilon", AttributeKind::Float},
    {"norm_coefficient", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.preview.training", "Adagrad", 1, false, true, nullptr,
    3, INT_MAX, 1, INT_MAX,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_preview_training::adagrad

namespace opwright::ai_onnx_preview_training::adam {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Double, DType::Float)},
    {"T2", tensors(DType::Int64)},
    {"T3", tensors(DType::Double, DType::Float)},
};
constexpr ParamRow kInputs_v1[] = {
    {"R", 0},
    {"T", 1},
    {"inputs", 2, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"outputs", 2, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"epsilon", AttributeKind::Float},
    {"norm_coefficient", AttributeKind::Float},
    {"norm_coefficient_post", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.preview.training", "Adam", 1, false, true, nullptr,
    3, INT_MAX, 1, INT_MAX,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_preview_training::adam

