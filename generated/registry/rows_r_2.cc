// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::reduce_sum_square {
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
    "ai.onnx", "ReduceSumSquare", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceSumSquare", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceSumSquare", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceSumSquare", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::reduce_sum_square

namespace opwright::ai_onnx::regex_full_match {
namespace {

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::String)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v20[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"pattern", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v20;
const OpRow row_v20 = {
    "ai.onnx", "RegexFullMatch", 20, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

}  // namespace opwright::ai_onnx::regex_full_match

namespace opwright::ai_onnx::resize {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
    {"scales", 1},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T1", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
    {"tensor(float)", tensors(DType::Float)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
    {"roi", 1},
    {"scales", 2},
    {"sizes", 3, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"coordinate_transformation_mode", AttributeKind::String},
    {"cubic_coeff_a", AttributeKind::Float},
    {"exclude_outside", AttributeKind::Int},
    {"extrapolation_value", AttributeKind::Float},
    {"mode", AttributeKind::String},
    {"nearest_mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
    {"tensor(float)", tensors(DType::Float)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
    {"roi", 1, Option::Optional},
    {"scales", 2, Option::Optional},
    {"sizes", 3, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"coordinate_transformation_mode", AttributeKind::String},
    {"cubic_coeff_a", AttributeKind::Float},
    {"exclude_outside", AttributeKind::Int},
    {"extrapolation_value", AttributeKind::Float},
    {"mode", AttributeKind::String},
    {"nearest_mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
    {"tensor(float)", tensors(DType::Float)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"X", 0},
    {"roi", 1, Option::Optional},
    {"scales", 2, Option::Optional},
    {"sizes", 3, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"antialias", AttributeKind::Int},
    {"axes", AttributeKind::Ints},
    {"coordinate_transformation_mode", AttributeKind::String},
    {"cubic_coeff_a", AttributeKind::Float},
    {"exclude_outside", AttributeKind::Int},
    {"extrapolation_value", AttributeKind::Float},
    {"keep_aspect_ratio_policy", AttributeKind::String},
    {"mode", AttributeKind::String},
    {"nearest_mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Double, DType::Float, DType::Float16)},
    {"tensor(float)", tensors(DType::Float)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v19[] = {
    {"X", 0},
    {"roi", 1, Option::Optional},
    {"scales", 2, Option::Optional},
    {"sizes", 3, Option::Optional},
};
constexpr ParamRow kOutputs_v19[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"antialias", AttributeKind::Int},
    {"axes", AttributeKind::Ints},
    {"coordinate_transformation_mode", AttributeKind::String},
    {"cubic_coeff_a", AttributeKind::Float},
    {"exclude_outside", AttributeKind::Int},
    {"extrapolation_value", AttributeKind::Float},
    {"keep_aspect_ratio_policy", AttributeKind::String},
    {"mode", AttributeKind::String},
    {"nearest_mode", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v10, row_v11, row_v13, row_v18, row_v19;
const OpRow row_v10 = {
    "ai.onnx", "Resize", 10, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v11 = {
    "ai.onnx", "Resize", 11, false, true, nullptr,
    3, 4, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Resize", 13, false, true, nullptr,
    1, 4, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "Resize", 18, false, true, nullptr,
    1, 4, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v19 = {
    "ai.onnx", "Resize", 19, false, true, nullptr,
    1, 4, 1, 1,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};

}  // namespace opwright::ai_onnx::resize

namespace opwright::ai_onnx::reverse_sequence {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v10[] = {
    {"input", 0},
    {"sequence_lens", 1},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"batch_axis", AttributeKind::Int},
    {"time_axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v28[] = {
    {"input", 0},
    {"sequence_lens", 1},
};
constexpr ParamRow kOutputs_v28[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"batch_axis", AttributeKind::Int},
    {"time_axis", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v10, row_v28;
const OpRow row_v10 = {
    "ai.onnx", "ReverseSequence", 10, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v28 = {
    "ai.onnx", "ReverseSequence", 28, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::reverse_sequence

namespace opwright::ai_onnx::roi_align {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
    {"rois", 0},
    {"batch_indices", 1},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"mode", AttributeKind::String},
    {"output_height", AttributeKind::Int},
    {"output_width", AttributeKind::Int},
    {"sampling_ratio", AttributeKind::Int},
    {"spatial_scale", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v16[] = {
    {"X", 0},
    {"rois", 0},
    {"batch_indices", 1},
};
constexpr ParamRow kOutputs_v16[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"coordinate_transformation_mode", AttributeKind::String},
    {"mode", AttributeKind::String},
    {"output_height", AttributeKind::Int},
    {"output_width", AttributeKind::Int},
    {"sampling_ratio", AttributeKind::Int},
    {"spatial_scale", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"rois", 0},
    {"batch_indices", 1},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"coordinate_transformation_mode", AttributeKind::String},
    {"mode", AttributeKind::String},
    {"output_height", AttributeKind::Int},
    {"output_width", AttributeKind::Int},
    {"sampling_ratio", AttributeKind::Int},
    {"spatial_scale", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v10, row_v16, row_v22;
const OpRow row_v10 = {
    "ai.onnx", "RoiAlign", 10, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v16 = {
    "ai.onnx", "RoiAlign", 16, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};
const OpRow row_v22 = {
    "ai.onnx", "RoiAlign", 22, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::roi_align

namespace opwright::ai_onnx::rotary_embedding {
namespace {

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Float, DType::Float16)},
    {"M", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v23[] = {
    {"X", 0},
    {"cos_cache", 0},
    {"sin_cache", 0},
    {"position_ids", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v23[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"interleaved", AttributeKind::Int},
    {"num_heads", AttributeKind::Int},
    {"rotary_embedding_dim", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v23;
const OpRow row_v23 = {
    "ai.onnx", "RotaryEmbedding", 23, false, true, nullptr,
    3, 4, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};

}  // namespace opwright::ai_onnx::rotary_embedding

namespace opwright::ai_onnx::round {
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
    "ai.onnx", "Round", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v22 = {
    "ai.onnx", "Round", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::round

