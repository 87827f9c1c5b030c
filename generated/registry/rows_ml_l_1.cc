// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_ml::linear_classifier {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64)},
    {"T2", tensors(DType::Int64, DType::String)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
    {"Z", 2},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"classlabels_ints", AttributeKind::Ints},
    {"classlabels_strings", AttributeKind::Strings},
    {"coefficients", AttributeKind::Floats, true},
    {"intercepts", AttributeKind::Floats},
    {"multi_class", AttributeKind::Int},
    {"post_transform", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "LinearClassifier", 1, false, true, nullptr,
    1, 1, 2, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::linear_classifier

namespace opwright::ai_onnx_ml::linear_regressor {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"coefficients", AttributeKind::Floats},
    {"intercepts", AttributeKind::Floats},
    {"post_transform", AttributeKind::String},
    {"targets", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "LinearRegressor", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::linear_regressor

