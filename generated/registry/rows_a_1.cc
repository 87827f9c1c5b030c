// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::acos {
namespace {

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v7, row_v22;
const OpRow row_v7 = {
    "ai.onnx", "Acos", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v22 = {
    "ai.onnx", "Acos", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::acos

namespace opwright::ai_onnx::acosh {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v9, row_v22;
const OpRow row_v9 = {
    "ai.onnx", "Acosh", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v22 = {
    "ai.onnx", "Acosh", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::acosh

namespace opwright::ai_onnx::affine_grid {
namespace {

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v20[] = {
    {"theta", 0},
    {"size", 1},
};
constexpr ParamRow kOutputs_v20[] = {
    {"grid", 0},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"align_corners", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v20;
const OpRow row_v20 = {
    "ai.onnx", "AffineGrid", 20, false, false, nullptr,
    2, 2, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::affine_grid

namespace opwright::ai_onnx::and_ {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool)},
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
    {"T", tensors(DType::Bool)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v7[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"C", 1},
};

}  // namespace

extern const OpRow row_v1, row_v7;
const OpRow row_v1 = {
    "ai.onnx", "And", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "And", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};

}  // namespace opwright::ai_onnx::and_

namespace opwright::ai_onnx::arg_min {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v12[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v12[] = {
    {"reduced", 1},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"axis", AttributeKind::Int},
    {"keepdims", AttributeKind::Int},
    {"select_last_index", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 1},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
    {"keepdims", AttributeKind::Int},
    {"select_last_index", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v12, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "ArgMin", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ArgMin", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v12 = {
    "ai.onnx", "ArgMin", 12, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "ArgMin", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::arg_min

namespace opwright::ai_onnx::asin {
namespace {

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v7, row_v22;
const OpRow row_v7 = {
    "ai.onnx", "Asin", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v22 = {
    "ai.onnx", "Asin", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::asin

namespace opwright::ai_onnx::asinh {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v9, row_v22;
const OpRow row_v9 = {
    "ai.onnx", "Asinh", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v22 = {
    "ai.onnx", "Asinh", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::asinh

namespace opwright::ai_onnx::atan {
namespace {

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v7, row_v22;
const OpRow row_v7 = {
    "ai.onnx", "Atan", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v22 = {
    "ai.onnx", "Atan", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::atan

namespace opwright::ai_onnx::atanh {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v9, row_v22;
const OpRow row_v9 = {
    "ai.onnx", "Atanh", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v22 = {
    "ai.onnx", "Atanh", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::atanh

namespace opwright::ai_onnx::attention {
namespace {

constexpr ConstraintRow kConstraints_v23[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"U", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v23[] = {
    {"Q", 0},
    {"K", 0},
    {"V", 1},
    {"attn_mask", 2, Option::Optional},
    {"past_key", 0, Option::Optional},
    {"past_value", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v23[] = {
    {"Y", 0},
    {"present_key", 0, Option::Optional},
    {"present_value", 1, Option::Optional},
    {"qk_matmul_output", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"is_causal", AttributeKind::Int},
    {"kv_num_heads", AttributeKind::Int},
    {"q_num_heads", AttributeKind::Int},
    {"qk_matmul_output_mode", AttributeKind::Int},
    {"scale", AttributeKind::Float},
    {"softcap", AttributeKind::Float},
    {"softmax_precision", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"U", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v24[] = {
    {"Q", 0},
    {"K", 0},
    {"V", 1},
    {"attn_mask", 2, Option::Optional},
    {"past_key", 0, Option::Optional},
    {"past_value", 1, Option::Optional},
    {"nonpad_kv_seqlen", 3, Option::Optional},
};
constexpr ParamRow kOutputs_v24[] = {
    {"Y", 0},
    {"present_key", 0, Option::Optional},
    {"present_value", 1, Option::Optional},
    {"qk_matmul_output", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"is_causal", AttributeKind::Int},
    {"kv_num_heads", AttributeKind::Int},
    {"q_num_heads", AttributeKind::Int},
    {"qk_matmul_output_mode", AttributeKind::Int},
    {"scale", AttributeKind::Float},
    {"softcap", AttributeKind::Float},
    {"softmax_precision", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"U", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v25[] = {
    {"Q", 0},
    {"K", 0},
    {"V", 1},
    {"attn_mask", 2, Option::Optional},
    {"past_key", 0, Option::Optional},
    {"past_value", 1, Option::Optional},
    {"nonpad_kv_seqlen", 3, Option::Optional},
};
constexpr ParamRow kOutputs_v25[] = {
    {"Y", 0},
    {"present_key", 0, Option::Optional},
    {"present_value", 1, Option::Optional},
    {"qk_matmul_output", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"is_causal", AttributeKind::Int},
    {"kv_num_heads", AttributeKind::Int},
    {"left_window_size", AttributeKind::Int},
    {"q_num_heads", AttributeKind::Int},
    {"qk_matmul_output_mode", AttributeKind::Int},
    {"right_window_size", AttributeKind::Int},
    {"scale", AttributeKind::Float},
    {"softcap", AttributeKind::Float},
    {"softmax_precision", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v23, row_v24, row_v25;
const OpRow row_v23 = {
    "ai.onnx", "Attention", 23, false, true, nullptr,
    3, 6, 1, 4,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Attention", 24, false, true, nullptr,
    3, 7, 1, 4,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Attention", 25, false, true, nullptr,
    3, 7, 1, 4,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

}  // namespace opwright::ai_onnx::attention

