// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::lstm {
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
    {"initial_c", 0, Option::Optional},
    {"P", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
    {"Y_c", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"input_forget", AttributeKind::Int},
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
    {"initial_c", 0, Option::Optional},
    {"P", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
    {"Y_c", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"input_forget", AttributeKind::Int},
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
    {"initial_c", 0, Option::Optional},
    {"P", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v14[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
    {"Y_c", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v14[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"input_forget", AttributeKind::Int},
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
    {"initial_c", 0, Option::Optional},
    {"P", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0, Option::Optional},
    {"Y_h", 0, Option::Optional},
    {"Y_c", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"activation_alpha", AttributeKind::Floats},
    {"activation_beta", AttributeKind::Floats},
    {"activations", AttributeKind::Strings},
    {"clip", AttributeKind::Float},
    {"direction", AttributeKind::String},
    {"hidden_size", AttributeKind::Int},
    {"input_forget", AttributeKind::Int},
    {"layout", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v7, row_v14, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "LSTM", 1, false, true, nullptr,
    3, 8, 0, 3,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "LSTM", 7, false, true, nullptr,
    3, 8, 0, 3,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v14 = {
    "ai.onnx", "LSTM", 14, false, true, nullptr,
    3, 8, 0, 3,
    kInputs_v14, kOutputs_v14, kAttributes_v14, kConstraints_v14,
};
const OpRow row_v22 = {
    "ai.onnx", "LSTM", 22, false, true, nullptr,
    3, 8, 0, 3,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::lstm

namespace opwright::ai_onnx::layer_normalization {
namespace {

constexpr ConstraintRow kConstraints_v17[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"U", tensors(DType::BFloat16, DType::Float)},
};
constexpr ParamRow kInputs_v17[] = {
    {"X", 0},
    {"Scale", 0},
    {"B", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v17[] = {
    {"Y", 0},
    {"Mean", 1, Option::Optional},
    {"InvStdDev", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v17[] = {
    {"axis", AttributeKind::Int},
    {"epsilon", AttributeKind::Float},
    {"stash_type", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v17;
const OpRow row_v17 = {
    "ai.onnx", "LayerNormalization", 17, false, true, nullptr,
    2, 3, 1, 3,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};

}  // namespace opwright::ai_onnx::layer_normalization

namespace opwright::ai_onnx::leaky_relu {
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
    {"alpha", AttributeKind::Float},
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
constexpr AttributeRow kAttributes_v6[] = {
    {"alpha", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v16[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v16[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"alpha", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v16;
const OpRow row_v1 = {
    "ai.onnx", "LeakyRelu", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "LeakyRelu", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v16 = {
    "ai.onnx", "LeakyRelu", 16, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};

}  // namespace opwright::ai_onnx::leaky_relu

namespace opwright::ai_onnx::less {
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
    "ai.onnx", "Less", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "Less", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v9 = {
    "ai.onnx", "Less", 9, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "Less", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::less

namespace opwright::ai_onnx::less_or_equal {
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
    "ai.onnx", "LessOrEqual", 12, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v12, kOutputs_v12, {}, kConstraints_v12,
};
const OpRow row_v16 = {
    "ai.onnx", "LessOrEqual", 16, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v16, kOutputs_v16, {}, kConstraints_v16,
};

}  // namespace opwright::ai_onnx::less_or_equal

namespace opwright::ai_onnx::linear_attention {
namespace {

constexpr ConstraintRow kConstraints_v27[] = {
    {"T", tensors(DType::BFloat16, DType::Float, DType::Float16)},
    {"S", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v27[] = {
    {"query", 0},
    {"key", 0},
    {"value", 0},
    {"past_state", 1, Option::Optional},
    {"decay", 0, Option::Optional},
    {"beta", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v27[] = {
    {"output", 0},
    {"present_state", 1},
};
constexpr AttributeRow kAttributes_v27[] = {
    {"chunk_size", AttributeKind::Int},
    {"kv_num_heads", AttributeKind::Int, true},
    {"q_num_heads", AttributeKind::Int, true},
    {"scale", AttributeKind::Float},
    {"update_rule", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v27;
const OpRow row_v27 = {
    "ai.onnx", "LinearAttention", 27, false, false, nullptr,
    3, 6, 2, 2,
    kInputs_v27, kOutputs_v27, kAttributes_v27, kConstraints_v27,
};

}  // namespace opwright::ai_onnx::linear_attention

namespace opwright::ai_onnx::log {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Log", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Log", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Log", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::log

namespace opwright::ai_onnx::log_softmax {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "LogSoftmax", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "LogSoftmax", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "LogSoftmax", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::log_softmax

namespace opwright::ai_onnx::lp_normalization {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"p", AttributeKind::Int},
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
constexpr AttributeRow kAttributes_v22[] = {
    {"axis", AttributeKind::Int},
    {"p", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "LpNormalization", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "LpNormalization", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::lp_normalization

namespace opwright::ai_onnx::lp_pool {
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
    {"auto_pad", AttributeKind::String},
    {"kernel_shape", AttributeKind::Ints},
    {"p", AttributeKind::Float},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
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
    {"auto_pad", AttributeKind::String},
    {"kernel_shape", AttributeKind::Ints, true},
    {"p", AttributeKind::Int},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"auto_pad", AttributeKind::String},
    {"kernel_shape", AttributeKind::Ints, true},
    {"p", AttributeKind::Int},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v18[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"p", AttributeKind::Int},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
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
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"p", AttributeKind::Int},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v1, row_v2, row_v11, row_v18, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "LpPool", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v2 = {
    "ai.onnx", "LpPool", 2, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v2, kOutputs_v2, kAttributes_v2, kConstraints_v2,
};
const OpRow row_v11 = {
    "ai.onnx", "LpPool", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v18 = {
    "ai.onnx", "LpPool", 18, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v22 = {
    "ai.onnx", "LpPool", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::lp_pool

