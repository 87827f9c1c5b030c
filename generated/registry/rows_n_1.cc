// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::neg {
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
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8)},
};
constexpr ParamRow kInputs_v6[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8)},
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
    "ai.onnx", "Neg", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Neg", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Neg", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::neg

namespace opwright::ai_onnx::negative_log_likelihood_loss {
namespace {

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v12[] = {
    {"input", 0},
    {"target", 1},
    {"weight", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v12[] = {
    {"loss", 0},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"ignore_index", AttributeKind::Int},
    {"reduction", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
    {"target", 1},
    {"weight", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"loss", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"ignore_index", AttributeKind::Int},
    {"reduction", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
    {"target", 1},
    {"weight", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"loss", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"ignore_index", AttributeKind::Int},
    {"reduction", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v12, row_v13, row_v22;
const OpRow row_v12 = {
    "ai.onnx", "NegativeLogLikelihoodLoss", 12, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "NegativeLogLikelihoodLoss", 13, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v22 = {
    "ai.onnx", "NegativeLogLikelihoodLoss", 22, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::negative_log_likelihood_loss

namespace opwright::ai_onnx::non_max_suppression {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"tensor(float)", tensors(DType::Float)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v10[] = {
    {"boxes", 0},
    {"scores", 0},
    {"max_output_boxes_per_class", 1, Option::Optional},
    {"iou_threshold", 0, Option::Optional},
    {"score_threshold", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v10[] = {
    {"selected_indices", 1},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"center_point_box", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"tensor(float)", tensors(DType::Float)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"boxes", 0},
    {"scores", 0},
    {"max_output_boxes_per_class", 1, Option::Optional},
    {"iou_threshold", 0, Option::Optional},
    {"score_threshold", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"selected_indices", 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"center_point_box", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v10, row_v11;
const OpRow row_v10 = {
    "ai.onnx", "NonMaxSuppression", 10, false, true, nullptr,
    2, 5, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v11 = {
    "ai.onnx", "NonMaxSuppression", 11, false, true, nullptr,
    2, 5, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};

}  // namespace opwright::ai_onnx::non_max_suppression

namespace opwright::ai_onnx::not_ {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx", "Not", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};

}  // namespace opwright::ai_onnx::not_

