// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_ml::svm_classifier {
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
    {"coefficients", AttributeKind::Floats},
    {"kernel_params", AttributeKind::Floats},
    {"kernel_type", AttributeKind::String},
    {"post_transform", AttributeKind::String},
    {"prob_a", AttributeKind::Floats},
    {"prob_b", AttributeKind::Floats},
    {"rho", AttributeKind::Floats},
    {"support_vectors", AttributeKind::Floats},
    {"vectors_per_class", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "SVMClassifier", 1, false, true, nullptr,
    1, 1, 2, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::svm_classifier

namespace opwright::ai_onnx_ml::svm_regressor {
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
    {"kernel_params", AttributeKind::Floats},
    {"kernel_type", AttributeKind::String},
    {"n_supports", AttributeKind::Int},
    {"one_class", AttributeKind::Int},
    {"post_transform", AttributeKind::String},
    {"rho", AttributeKind::Floats},
    {"support_vectors", AttributeKind::Floats},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "SVMRegressor", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::svm_regressor

namespace opwright::ai_onnx_ml::scaler {
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
    {"offset", AttributeKind::Floats},
    {"scale", AttributeKind::Floats},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "Scaler", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::scaler

