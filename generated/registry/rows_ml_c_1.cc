// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_ml::cast_map {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", TypeSet().with_key(Kind::Map, DType::Int64, DType::Float, DType::String)},
    {"T2", tensors(DType::Float, DType::Int64, DType::String)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"cast_to", AttributeKind::String},
    {"map_form", AttributeKind::String},
    {"max_map", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "CastMap", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::cast_map

namespace opwright::ai_onnx_ml::category_mapper {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Int64, DType::String)},
    {"T2", tensors(DType::Int64, DType::String)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"cats_int64s", AttributeKind::Ints},
    {"cats_strings", AttributeKind::Strings},
    {"default_int64", AttributeKind::Int},
    {"default_string", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "CategoryMapper", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_ml::category_mapper

