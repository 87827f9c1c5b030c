// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::dft {
namespace {

constexpr ConstraintRow kConstraints_v17[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v17[] = {
    {"input", 0},
    {"dft_length", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v17[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v17[] = {
    {"axis", AttributeKind::Int},
    {"inverse", AttributeKind::Int},
    {"onesided", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int32, DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v20[] = {
    {"input", 0},
    {"dft_length", 1, Option::Optional},
    {"axis", 2, Option::Optional},
};
constexpr ParamRow kOutputs_v20[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"inverse", AttributeKind::Int},
    {"onesided", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v17, row_v20;
const OpRow row_v17 = {
    "ai.onnx", "DFT", 17, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};
const OpRow row_v20 = {
    "ai.onnx", "DFT", 20, false, true, nullptr,
    1, 3, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::dft

namespace opwright::ai_onnx::deform_conv {
namespace {

constexpr ConstraintRow kConstraints_v19[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v19[] = {
    {"X", 0},
    {"W", 0},
    {"offset", 0},
    {"B", 0, Option::Optional},
    {"mask", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v19[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"offset_group", AttributeKind::Int},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"W", 0},
    {"offset", 0},
    {"B", 0, Option::Optional},
    {"mask", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"offset_group", AttributeKind::Int},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v19, row_v22;
const OpRow row_v19 = {
    "ai.onnx", "DeformConv", 19, false, true, nullptr,
    3, 5, 1, 1,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v22 = {
    "ai.onnx", "DeformConv", 22, false, true, nullptr,
    3, 5, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::deform_conv

namespace opwright::ai_onnx::depth_to_space {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"blocksize", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"blocksize", AttributeKind::Int, true},
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"blocksize", AttributeKind::Int, true},
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v28[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"blocksize", AttributeKind::Int, true},
    {"mode", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v28;
const OpRow row_v1 = {
    "ai.onnx", "DepthToSpace", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "DepthToSpace", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "DepthToSpace", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v28 = {
    "ai.onnx", "DepthToSpace", 28, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::depth_to_space

namespace opwright::ai_onnx::det {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v11[] = {
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

extern const OpRow row_v11, row_v22;
const OpRow row_v11 = {
    "ai.onnx", "Det", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v22 = {
    "ai.onnx", "Det", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::det

namespace opwright::ai_onnx::dynamic_quantize_linear {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T1", tensors(DType::Float)},
    {"T2", tensors(DType::UInt8)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v11[] = {
    {"x", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"y", 1},
    {"y_scale", 2},
    {"y_zero_point", 1},
};

}  // namespace

extern const OpRow row_v11;
const OpRow row_v11 = {
    "ai.onnx", "DynamicQuantizeLinear", 11, false, true, nullptr,
    1, 1, 3, 3,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};

}  // namespace opwright::ai_onnx::dynamic_quantize_linear

