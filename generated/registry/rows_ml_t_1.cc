// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_ml::tree_ensemble {
namespace {

constexpr ConstraintRow kConstraints_v5[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v5[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v5[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v5[] = {
    {"aggregate_function", AttributeKind::Int},
    {"leaf_targetids", AttributeKind::Ints, true},
    {"leaf_weights", AttributeKind::Tensor, true},
    {"membership_values", AttributeKind::Tensor},
    {"n_targets", AttributeKind::Int},
    {"nodes_falseleafs", AttributeKind::Ints, true},
    {"nodes_falsenodeids", AttributeKind::Ints, true},
    {"nodes_featureids", AttributeKind::Ints, true},
    {"nodes_hitrates", AttributeKind::Tensor},
    {"nodes_missing_value_tracks_true", AttributeKind::Ints},
    {"nodes_modes", AttributeKind::Tensor, true},
    {"nodes_splits", AttributeKind::Tensor, true},
    {"nodes_trueleafs", AttributeKind::Ints, true},
    {"nodes_truenodeids", AttributeKind::Ints, true},
    {"post_transform", AttributeKind::Int},
    {"tree_roots", AttributeKind::Ints, true},
};

}  // namespace

extern const OpRow row_v5;
const OpRow row_v5 = {
    "ai.onnx.ml", "TreeEnsemble", 5, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v5, kOutputs_v5, kAttributes_v5, kConstraints_v5,
};

}  // namespace opwright::ai_onnx_ml::tree_ensemble

namespace opwright::ai_onnx_ml::tree_ensemble_classifier {
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
    {"base_values", AttributeKind::Floats},
    {"class_ids", AttributeKind::Ints},
    {"class_nodeids", AttributeKind::Ints},
    {"class_treeids", AttributeKind::Ints},
    {"class_weights", AttributeKind::Floats},
    {"classlabels_int64s", AttributeKind::Ints},
    {"classlabels_strings", AttributeKind::Strings},
    {"nodes_falsenodeids", AttributeKind::Ints},
    {"nodes_featureids", AttributeKind::Ints},
    {"nodes_hitrates", AttributeKind::Floats},
    {"nodes_missing_value_tracks_true", AttributeKind::Ints},
    {"nodes_modes", AttributeKind::Strings},
    {"nodes_nodeids", AttributeKind::Ints},
    {"nodes_treeids", AttributeKind::Ints},
    {"nodes_truenodeids", AttributeKind::Ints},
    {"nodes_values", AttributeKind::Floats},
    {"post_transform", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v3[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64)},
    {"T2", tensors(DType::Int64, DType::String)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v3[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v3[] = {
    {"Y", 1},
    {"Z", 2},
};
constexpr AttributeRow kAttributes_v3[] = {
    {"base_values", AttributeKind::Floats},
    {"base_values_as_tensor", AttributeKind::Tensor},
    {"class_ids", AttributeKind::Ints},
    {"class_nodeids", AttributeKind::Ints},
    {"class_treeids", AttributeKind::Ints},
    {"class_weights", AttributeKind::Floats},
    {"class_weights_as_tensor", AttributeKind::Tensor},
    {"classlabels_int64s", AttributeKind::Ints},
    {"classlabels_strings", AttributeKind::Strings},
    {"nodes_falsenodeids", AttributeKind::Ints},
    {"nodes_featureids", AttributeKind::Ints},
    {"nodes_hitrates", AttributeKind::Floats},
    {"nodes_hitrates_as_tensor", AttributeKind::Tensor},
    {"nodes_missing_value_tracks_true", AttributeKind::Ints},
    {"nodes_modes", AttributeKind::Strings},
    {"nodes_nodeids", AttributeKind::Ints},
    {"nodes_treeids", AttributeKind::Ints},
    {"nodes_truenodeids", AttributeKind::Ints},
    {"nodes_values", AttributeKind::Floats},
    {"nodes_values_as_tensor", AttributeKind::Tensor},
    {"post_transform", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v5[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64)},
    {"T2", tensors(DType::Int64, DType::String)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v5[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v5[] = {
    {"Y", 1},
    {"Z", 2},
};
constexpr AttributeRow kAttributes_v5[] = {
    {"base_values", AttributeKind::Floats},
    {"base_values_as_tensor", AttributeKind::Tensor},
    {"class_ids", AttributeKind::Ints},
    {"class_nodeids", AttributeKind::Ints},
    {"class_treeids", AttributeKind::Ints},
    {"class_weights", AttributeKind::Floats},
    {"class_weights_as_tensor", AttributeKind::Tensor},
    {"classlabels_int64s", AttributeKind::Ints},
    {"classlabels_strings", AttributeKind::Strings},
    {"nodes_falsenodeids", AttributeKind::Ints},
    {"nodes_featureids", AttributeKind::Ints},
    {"nodes_hitrates", AttributeKind::Floats},
    {"nodes_hitrates_as_tensor", AttributeKind::Tensor},
    {"nodes_missing_value_tracks_true", AttributeKind::Ints},
    {"nodes_modes", AttributeKind::Strings},
    {"nodes_nodeids", AttributeKind::Ints},
    {"nodes_treeids", AttributeKind::Ints},
    {"nodes_truenodeids", AttributeKind::Ints},
    {"nodes_values", AttributeKind::Floats},
    {"nodes_values_as_tensor", AttributeKind::Tensor},
    {"post_transform", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v1, row_v3, row_v5;
const OpRow row_v1 = {
    "ai.onnx.ml", "TreeEnsembleClassifier", 1, false, true, nullptr,
    1, 1, 2, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v3 = {
    "ai.onnx.ml", "TreeEnsembleClassifier", 3, false, true, nullptr,
    1, 1, 2, 2,
    kInputs_v3, kOutputs_v3, kAttributes_v3, kConstraints_v3,
};
const OpRow row_v5 = {
    "ai.onnx.ml", "TreeEnsembleClassifier", 5, true, true, "ai.onnx.ml.TreeEnsemble",
    1, 1, 2, 2,
    kInputs_v5, kOutputs_v5, kAttributes_v5, kConstraints_v5,
};

}  // namespace opwright::ai_onnx_ml::tree_ensemble_classifier

namespace opwright::ai_onnx_ml::tree_ensemble_regressor {
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
    {"aggregate_function", AttributeKind::String},
    {"base_values", AttributeKind::Floats},
    {"n_targets", AttributeKind::Int},
    {"nodes_falsenodeids", AttributeKind::Ints},
    {"nodes_featureids", AttributeKind::Ints},
    {"nodes_hitrates", AttributeKind::Floats},
    {"nodes_missing_value_tracks_true", AttributeKind::Ints},
    {"nodes_modes", AttributeKind::Strings},
    {"nodes_nodeids", AttributeKind::Ints},
    {"nodes_treeids", AttributeKind::Ints},
    {"nodes_truenodeids", AttributeKind::Ints},
    {"nodes_values", AttributeKind::Floats},
    {"post_transform", AttributeKind::String},
    {"target_ids", AttributeKind::Ints},
    {"target_nodeids", AttributeKind::Ints},
    {"target_treeids", AttributeKind::Ints},
    {"target_weights", AttributeKind::Floats},
};

constexpr ConstraintRow kConstraints_v3[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v3[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v3[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v3[] = {
    {"aggregate_function", AttributeKind::String},
    {"base_values", AttributeKind::Floats},
    {"base_values_as_tensor", AttributeKind::Tensor},
    {"n_targets", AttributeKind::Int},
    {"nodes_falsenodeids", AttributeKind::Ints},
    {"nodes_featureids", AttributeKind::Ints},
    {"nodes_hitrates", AttributeKind::Floats},
    {"nodes_hitrates_as_tensor", AttributeKind::Tensor},
    {"nodes_missing_value_tracks_true", AttributeKind::Ints},
    {"nodes_modes", AttributeKind::Strings},
    {"nodes_nodeids", AttributeKind::Ints},
    {"nodes_treeids", AttributeKind::Ints},
    {"nodes_truenodeids", AttributeKind::Ints},
    {"nodes_values", AttributeKind::Floats},
    {"nodes_values_as_tensor", AttributeKind::Tensor},
    {"post_transform", AttributeKind::String},
    {"target_ids", AttributeKind::Ints},
    {"target_nodeids", AttributeKind::Ints},
    {"target_treeids", AttributeKind::Ints},
    {"target_weights", AttributeKind::Floats},
    {"target_weights_as_tensor", AttributeKind::Tensor},
};

constexpr ConstraintRow kConstraints_v5[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v5[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v5[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v5[] = {
    {"aggregate_function", AttributeKind::String},
    {"base_values", AttributeKind::Floats},
    {"base_values_as_tensor", AttributeKind::Tensor},
    {"n_targets", AttributeKind::Int},
    {"nodes_falsenodeids", AttributeKind::Ints},
    {"nodes_featureids", AttributeKind::Ints},
    {"nodes_hitrates", AttributeKind::Floats},
    {"nodes_hitrates_as_tensor", AttributeKind::Tensor},
    {"nodes_missing_value_tracks_true", AttributeKind::Ints},
    {"nodes_modes", AttributeKind::Strings},
    {"nodes_nodeids", AttributeKind::Ints},
    {"nodes_treeids", AttributeKind::Ints},
    {"nodes_truenodeids", AttributeKind::Ints},
    {"nodes_values", AttributeKind::Floats},
    {"nodes_values_as_tensor", AttributeKind::Tensor},
    {"post_transform", AttributeKind::String},
    {"target_ids", AttributeKind::Ints},
    {"target_nodeids", AttributeKind::Ints},
    {"target_treeids", AttributeKind::Ints},
    {"target_weights", AttributeKind::Floats},
    {"target_weights_as_tensor", AttributeKind::Tensor},
};

}  // namespace

extern const OpRow row_v1, row_v3, row_v5;
const OpRow row_v1 = {
    "ai.onnx.ml", "TreeEnsembleRegressor", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v3 = {
    "ai.onnx.ml", "TreeEnsembleRegressor", 3, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v3, kOutputs_v3, kAttributes_v3, kConstraints_v3,
};
const OpRow row_v5 = {
    "ai.onnx.ml", "TreeEnsembleRegressor", 5, true, true, "ai.onnx.ml.TreeEnsemble",
    1, 1, 1, 1,
    kInputs_v5, kOutputs_v5, kAttributes_v5, kConstraints_v5,
};

}  // namespace opwright::ai_onnx_ml::tree_ensemble_regressor

