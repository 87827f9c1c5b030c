// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx.preview.training
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx_preview_training::gradient {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"Inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Outputs", 1, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"xs", AttributeKind::Strings, true},
    {"y", AttributeKind::String, true},
    {"zs", AttributeKind::Strings},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.preview.training", "Gradient", 1, false, true, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

}  // namespace opwright::ai_onnx_preview_training::gradient

