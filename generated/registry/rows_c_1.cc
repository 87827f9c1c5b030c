// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::causal_conv_with_state {
namespace {

constexpr ConstraintRow kConstraints_v27[] = {
    {"T", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v27[] = {
    {"input", 0},
    {"weight", 0},
    {"bias", 0, Option::Optional},
    {"past_state", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v27[] = {
    {"output", 0},
    {"present_state", 0},
};
constexpr AttributeRow kAttributes_v27[] = {
    {"activation", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v27;
const OpRow row_v27 = {
    "ai.onnx", "CausalConvWithState", 27, false, false, nullptr,
    2, 4, 2, 2,
    kInputs_v27, kOutputs_v27, kAttributes_v27, kConstraints_v27,
};

}  // namespace opwright::ai_onnx::causal_conv_with_state

namespace opwright::ai_onnx::ceil {
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
    "ai.onnx", "Ceil", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Ceil", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Ceil", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::ceil

namespace opwright::ai_onnx::celu {
namespace {

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v12[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v12[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"alpha", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v28[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"alpha", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v12, row_v28;
const OpRow row_v12 = {
    "ai.onnx", "Celu", 12, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v28 = {
    "ai.onnx", "Celu", 28, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::celu

namespace opwright::ai_onnx::center_crop_pad {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"input_data", 0},
    {"shape", 1},
};
constexpr ParamRow kOutputs_v18[] = {
    {"output_data", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"axes", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v18;
const OpRow row_v18 = {
    "ai.onnx", "CenterCropPad", 18, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::center_crop_pad

namespace opwright::ai_onnx::col2_im {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"input", 0},
    {"image_shape", 1},
    {"block_shape", 1},
};
constexpr ParamRow kOutputs_v18[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"dilations", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v18;
const OpRow row_v18 = {
    "ai.onnx", "Col2Im", 18, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::col2_im

namespace opwright::ai_onnx::compress {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
    {"condition", 1},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input", 0},
    {"condition", 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v28[] = {
    {"input", 0},
    {"condition", 1},
};
constexpr ParamRow kOutputs_v28[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"axis", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v9, row_v11, row_v28;
const OpRow row_v9 = {
    "ai.onnx", "Compress", 9, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "Compress", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v28 = {
    "ai.onnx", "Compress", 28, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::compress

namespace opwright::ai_onnx::conv_integer {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T1", tensors(DType::Int8, DType::UInt8)},
    {"T2", tensors(DType::Int8, DType::UInt8)},
    {"T3", tensors(DType::Int32)},
};
constexpr ParamRow kInputs_v10[] = {
    {"x", 0},
    {"w", 1},
    {"x_zero_point", 0, Option::Optional},
    {"w_zero_point", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v10[] = {
    {"y", 2},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v10;
const OpRow row_v10 = {
    "ai.onnx", "ConvInteger", 10, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};

}  // namespace opwright::ai_onnx::conv_integer

namespace opwright::ai_onnx::conv_transpose {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
    {"W", 0},
    {"B", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"output_padding", AttributeKind::Ints},
    {"output_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
    {"W", 0},
    {"B", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"output_padding", AttributeKind::Ints},
    {"output_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"W", 0},
    {"B", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"output_padding", AttributeKind::Ints},
    {"output_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "ConvTranspose", 1, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ConvTranspose", 11, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v22 = {
    "ai.onnx", "ConvTranspose", 22, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::conv_transpose

namespace opwright::ai_onnx::cos {
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
    "ai.onnx", "Cos", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v22 = {
    "ai.onnx", "Cos", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::cos

namespace opwright::ai_onnx::cosh {
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
    "ai.onnx", "Cosh", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v22 = {
    "ai.onnx", "Cosh", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::cosh

namespace opwright::ai_onnx::cum_prod {
namespace {

constexpr ConstraintRow kConstraints_v26[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"T2", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v26[] = {
    {"x", 0},
    {"axis", 1},
};
constexpr ParamRow kOutputs_v26[] = {
    {"y", 0},
};
constexpr AttributeRow kAttributes_v26[] = {
    {"exclusive", AttributeKind::Int},
    {"reverse", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v26;
const OpRow row_v26 = {
    "ai.onnx", "CumProd", 26, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v26, kOutputs_v26, kAttributes_v26, kConstraints_v26,
};

}  // namespace opwright::ai_onnx::cum_prod

namespace opwright::ai_onnx::cum_sum {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Int32, DType::Int64, DType::UInt32, DType::UInt64)},
    {"T2", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"x", 0},
    {"axis", 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"y", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"exclusive", AttributeKind::Int},
    {"reverse", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"T2", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v14[] = {
    {"x", 0},
    {"axis", 1},
};
constexpr ParamRow kOutputs_v14[] = {
    {"y", 0},
};
constexpr AttributeRow kAttributes_v14[] = {
    {"exclusive", AttributeKind::Int},
    {"reverse", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v11, row_v14;
const OpRow row_v11 = {
    "ai.onnx", "CumSum", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v14 = {
    "ai.onnx", "CumSum", 14, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v14, kOutputs_v14, kAttributes_v14, kConstraints_v14,
};

}  // namespace opwright::ai_onnx::cum_sum

