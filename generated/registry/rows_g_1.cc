// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::gru {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Int32)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
    {"W", 0},
    {"R", 0},
    {"B", 0, Option::Optional},
    {"sequence_lens", 1, Option::Optional},
    {"initial_h", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"output_sequence", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v3[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Int32)},
};
constexpr ParamRow kInputs_v3[] = {
    {"X", 0},
    {"W", 0},
    {"R", 0},
    {"B", 0, Option::Optional},
    {"sequence_lens", 1, Option::Optional},
    {"initial_h", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v3[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v3[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"linear_before_reset", AttributeKind::Int},
    {"output_sequence", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Int32)},
};
constexpr ParamRow kInputs_v7[] = {
    {"X", 0},
    {"W", 0},
    {"R", 0},
    {"B", 0, Option::Optional},
    {"sequence_lens", 1, Option::Optional},
    {"initial_h", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"linear_before_reset", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Int32)},
};
constexpr ParamRow kInputs_v14[] = {
    {"X", 0},
    {"W", 0},
    {"R", 0},
    {"B", 0, Option::Optional},
    {"sequence_lens", 1, Option::Optional},
    {"initial_h", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v14[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v14[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"layout", AttributeKind::Int},
    {"linear_before_reset", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Int32)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"W", 0},
    {"R", 0},
    {"B", 0, Option::Optional},
    {"sequence_lens", 1, Option::Optional},
    {"initial_h", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"layout", AttributeKind::Int},
    {"linear_before_reset", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v3, row_v7, row_v14, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "GRU", 1, false, true, nullptr,
    3, 6, 2, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v3 = {
    "ai.onnx", "GRU", 3, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v3, kOutputs_v3, kAttributes_v3, kConstraints_v3,
};
const OpRow row_v7 = {
    "ai.onnx", "GRU", 7, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v14 = {
    "ai.onnx", "GRU", 14, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v14, kOutputs_v14, kAttributes_v14, kConstraints_v14,
};
const OpRow row_v22 = {
    "ai.onnx", "GRU", 22, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::gru

namespace opwright::ai_onnx::gather_elements {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v11, row_v13;
const OpRow row_v11 = {
    "ai.onnx", "GatherElements", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "GatherElements", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::gather_elements

namespace opwright::ai_onnx::gather_nd {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v12[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v12[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"batch_dims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"batch_dims", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v11, row_v12, row_v13;
const OpRow row_v11 = {
    "ai.onnx", "GatherND", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v12 = {
    "ai.onnx", "GatherND", 12, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "GatherND", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::gather_nd

namespace opwright::ai_onnx::gelu {
namespace {

constexpr ConstraintRow kConstraints_v20[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v20[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"approximate", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v20;
const OpRow row_v20 = {
    "ai.onnx", "Gelu", 20, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::gelu

namespace opwright::ai_onnx::global_lp_pool {
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
    {"p", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v2[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v2[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v2[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v2[] = {
    {"p", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"p", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v2, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "GlobalLpPool", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v2 = {
    "ai.onnx", "GlobalLpPool", 2, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v2, kOutputs_v2, kAttributes_v2, kConstraints_v2,
};
const OpRow row_v22 = {
    "ai.onnx", "GlobalLpPool", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::global_lp_pool

namespace opwright::ai_onnx::global_max_pool {
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

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};

}  // namespace

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "GlobalMaxPool", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "GlobalMaxPool", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::global_max_pool

namespace opwright::ai_onnx::greater {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v1[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"C", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v7[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"C", 1},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v9[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"C", 1},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v13[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"C", 1},
};

}  // namespace

extern const OpRow row_v1, row_v7, row_v9, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Greater", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "Greater", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v9 = {
    "ai.onnx", "Greater", 9, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "Greater", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::greater

namespace opwright::ai_onnx::greater_or_equal {
namespace {

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v12[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v12[] = {
    {"C", 1},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v16[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v16[] = {
    {"C", 1},
};

}  // namespace

extern const OpRow row_v12, row_v16;
const OpRow row_v12 = {
    "ai.onnx", "GreaterOrEqual", 12, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v12, kOutputs_v12, {}, kConstraints_v12,
};
const OpRow row_v16 = {
    "ai.onnx", "GreaterOrEqual", 16, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v16, kOutputs_v16, {}, kConstraints_v16,
};

}  // namespace opwright::ai_onnx::greater_or_equal

namespace opwright::ai_onnx::grid_sample {
namespace {

constexpr ConstraintRow kConstraints_v16[] = {
    {"T1", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v16[] = {
    {"X", 0},
    {"grid", 1},
};
constexpr ParamRow kOutputs_v16[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"align_corners", AttributeKind::Int},
    {"mode", AttributeKind::String},
    {"padding_mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v20[] = {
    {"X", 0},
    {"grid", 1},
};
constexpr ParamRow kOutputs_v20[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"align_corners", AttributeKind::Int},
    {"mode", AttributeKind::String},
    {"padding_mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"grid", 1},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"align_corners", AttributeKind::Int},
    {"mode", AttributeKind::String},
    {"padding_mode", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v16, row_v20, row_v22;
const OpRow row_v16 = {
    "ai.onnx", "GridSample", 16, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};
const OpRow row_v20 = {
    "ai.onnx", "GridSample", 20, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};
const OpRow row_v22 = {
    "ai.onnx", "GridSample", 22, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::grid_sample

namespace opwright::ai_onnx::group_normalization {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v18[] = {
    {"X", 0},
    {"scale", 0},
    {"bias", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"epsilon", AttributeKind::Float},
    {"num_groups", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v21[] = {
    {"X", 0},
    {"scale", 0},
    {"bias", 0},
};
constexpr ParamRow kOutputs_v21[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"epsilon", AttributeKind::Float},
    {"num_groups", AttributeKind::Int, true},
    {"stash_type", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v18, row_v21;
const OpRow row_v18 = {
    "ai.onnx", "GroupNormalization", 18, true, true, "GroupNormalization-21",
    3, 3, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v21 = {
    "ai.onnx", "GroupNormalization", 21, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};

}  // namespace opwright::ai_onnx::group_normalization

