// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_ml::feature_vectorizer {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"inputdimensions", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "FeatureVectorizer", 1, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::feature_vectorizer

