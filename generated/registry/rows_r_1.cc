// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::rms_normalization {
namespace {

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"V", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v23[] = {
    {"X", 0},
    {"scale", 1},
};
constexpr ParamRow kOutputs_v23[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"axis", AttributeKind::Int},
    {"epsilon", AttributeKind::Float},
    {"stash_type", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v23;
const OpRow row_v23 = {
    "ai.onnx", "RMSNormalization", 23, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};

}  // namespace opwright::ai_onnx::rms_normalization

namespace opwright::ai_onnx::rnn {
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
    {"Y_h", 0, Option::Optional},
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
};

}  // namespace

extern const OpRow row_v1, row_v7, row_v14, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "RNN", 1, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "RNN", 7, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v14 = {
    "ai.onnx", "RNN", 14, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v14, kOutputs_v14, kAttributes_v14, kConstraints_v14,
};
const OpRow row_v22 = {
    "ai.onnx", "RNN", 22, false, true, nullptr,
    3, 6, 0, 2,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::rnn

namespace opwright::ai_onnx::random_normal {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"dtype", AttributeKind::Int},
    {"mean", AttributeKind::Float},
    {"scale", AttributeKind::Float},
    {"seed", AttributeKind::Float},
    {"shape", AttributeKind::Ints, true},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"dtype", AttributeKind::Int},
    {"mean", AttributeKind::Float},
    {"scale", AttributeKind::Float},
    {"seed", AttributeKind::Float},
    {"shape", AttributeKind::Ints, true},
};

}  // namespace

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "RandomNormal", 1, false, false, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "RandomNormal", 22, false, false, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::random_normal

namespace opwright::ai_onnx::random_normal_like {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"dtype", AttributeKind::Int},
    {"mean", AttributeKind::Float},
    {"scale", AttributeKind::Float},
    {"seed", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"dtype", AttributeKind::Int},
    {"mean", AttributeKind::Float},
    {"scale", AttributeKind::Float},
    {"seed", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "RandomNormalLike", 1, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "RandomNormalLike", 22, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::random_normal_like

namespace opwright::ai_onnx::random_uniform_like {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"dtype", AttributeKind::Int},
    {"high", AttributeKind::Float},
    {"low", AttributeKind::Float},
    {"seed", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"dtype", AttributeKind::Int},
    {"high", AttributeKind::Float},
    {"low", AttributeKind::Float},
    {"seed", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "RandomUniformLike", 1, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "RandomUniformLike", 22, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::random_uniform_like

namespace opwright::ai_onnx::range {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Int16, DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"start", 0},
    {"limit", 0},
    {"delta", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v27[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64)},
};
constexpr ParamRow kInputs_v27[] = {
    {"start", 0},
    {"limit", 0},
    {"delta", 0},
};
constexpr ParamRow kOutputs_v27[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v27[] = {
    {"stash_type", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v11, row_v27;
const OpRow row_v11 = {
    "ai.onnx", "Range", 11, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v27 = {
    "ai.onnx", "Range", 27, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v27, kOutputs_v27, kAttributes_v27, kConstraints_v27,
};

}  // namespace opwright::ai_onnx::range

namespace opwright::ai_onnx::reciprocal {
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
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Reciprocal", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Reciprocal", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Reciprocal", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::reciprocal

namespace opwright::ai_onnx::reduce_l1 {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v18;
const OpRow row_v1 = {
    "ai.onnx", "ReduceL1", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceL1", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceL1", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceL1", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::reduce_l1

namespace opwright::ai_onnx::reduce_l2 {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v18;
const OpRow row_v1 = {
    "ai.onnx", "ReduceL2", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceL2", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceL2", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceL2", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::reduce_l2

namespace opwright::ai_onnx::reduce_log_sum {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v28[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v28[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v18, row_v28;
const OpRow row_v1 = {
    "ai.onnx", "ReduceLogSum", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceLogSum", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceLogSum", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceLogSum", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v28 = {
    "ai.onnx", "ReduceLogSum", 28, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::reduce_log_sum

namespace opwright::ai_onnx::reduce_log_sum_exp {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v28[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v28[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v18, row_v28;
const OpRow row_v1 = {
    "ai.onnx", "ReduceLogSumExp", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceLogSumExp", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceLogSumExp", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceLogSumExp", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v28 = {
    "ai.onnx", "ReduceLogSumExp", 28, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::reduce_log_sum_exp

namespace opwright::ai_onnx::reduce_mean {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v18;
const OpRow row_v1 = {
    "ai.onnx", "ReduceMean", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceMean", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceMean", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceMean", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::reduce_mean

namespace opwright::ai_onnx::reduce_min {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::Int8,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v12[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v12[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v20[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v20[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v20[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v12, row_v13, row_v18, row_v20;
const OpRow row_v1 = {
    "ai.onnx", "ReduceMin", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceMin", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v12 = {
    "ai.onnx", "ReduceMin", 12, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceMin", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceMin", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v20 = {
    "ai.onnx", "ReduceMin", 20, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::reduce_min

namespace opwright::ai_onnx::reduce_prod {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v18;
const OpRow row_v1 = {
    "ai.onnx", "ReduceProd", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceProd", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceProd", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceProd", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::reduce_prod

