// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_ml::dict_vectorizer {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", TypeSet()
        .with_key(Kind::Map, DType::Int64, DType::Double, DType::Float, DType::String)
        .with_key(Kind::Map, DType::String, DType::Double, DType::Float, DType::Int64)},
    {"T2", tensors(DType::Double, DType::Float, DType::Int64, DType::String)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"int64_vocabulary", AttributeKind::Ints},
    {"string_vocabulary", AttributeKind::Strings},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "DictVectorizer", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::dict_vectorizer

