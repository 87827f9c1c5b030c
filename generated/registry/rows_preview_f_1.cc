// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.preview
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_preview::flex_attention {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"Q", 0},
    {"K", 0},
    {"V", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"prob_mod", AttributeKind::Graph},
    {"scale", AttributeKind::Float},
    {"score_mod", AttributeKind::Graph},
    {"softmax_precision", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.preview", "FlexAttention", 1, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_preview::flex_attention

