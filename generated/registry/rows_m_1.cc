// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::mat_mul_integer {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T1", tensors(DType::Int8, DType::UInt8)},
    {"T2", tensors(DType::Int8, DType::UInt8)},
    {"T3", tensors(DType::Int32)},
};
constexpr ParamRow kInputs_v10[] = {
    {"A", 0},
    {"B", 1},
    {"a_zero_point", 0, Option::Optional},
    {"b_zero_point", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 2},
};

}  // namespace

extern const OpRow row_v10;
const OpRow row_v10 = {
    "ai.onnx", "MatMulInteger", 10, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v10, kOutputs_v10, {}, kConstraints_v10,
};

}  // namespace opwright::ai_onnx::mat_mul_integer

namespace opwright::ai_onnx::max {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"max", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v6[] = {
    {"max", 0},
};

constexpr ConstraintRow kConstraints_v8[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v8[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v8[] = {
    {"max", 0},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v12[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v12[] = {
    {"max", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"max", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v8, row_v12, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Max", 1, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Max", 6, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v8 = {
    "ai.onnx", "Max", 8, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v8, kOutputs_v8, {}, kConstraints_v8,
};
const OpRow row_v12 = {
    "ai.onnx", "Max", 12, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v12, kOutputs_v12, {}, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "Max", 13, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::max

namespace opwright::ai_onnx::max_roi_pool {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
    {"rois", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"pooled_shape", AttributeKind::Ints, true},
    {"spatial_scale", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"rois", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"pooled_shape", AttributeKind::Ints, true},
    {"spatial_scale", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "MaxRoiPool", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "MaxRoiPool", 22, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::max_roi_pool

namespace opwright::ai_onnx::max_unpool {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
    {"I", 1},
    {"output_shape", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
    {"I", 1},
    {"output_shape", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"I", 1},
    {"output_shape", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v9, row_v11, row_v22;
const OpRow row_v9 = {
    "ai.onnx", "MaxUnpool", 9, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "MaxUnpool", 11, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v22 = {
    "ai.onnx", "MaxUnpool", 22, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::max_unpool

namespace opwright::ai_onnx::mean {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"mean", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v6[] = {
    {"mean", 0},
};

constexpr ConstraintRow kConstraints_v8[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v8[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v8[] = {
    {"mean", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"mean", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v8, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Mean", 1, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Mean", 6, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v8 = {
    "ai.onnx", "Mean", 8, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v8, kOutputs_v8, {}, kConstraints_v8,
};
const OpRow row_v13 = {
    "ai.onnx", "Mean", 13, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::mean

namespace opwright::ai_onnx::mean_variance_normalization {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"axes", AttributeKind::Ints},
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
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v9, row_v13;
const OpRow row_v9 = {
    "ai.onnx", "MeanVarianceNormalization", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "MeanVarianceNormalization", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::mean_variance_normalization

namespace opwright::ai_onnx::mel_weight_matrix {
namespace {

constexpr ConstraintRow kConstraints_v17[] = {
    {"T1", tensors(DType::Int32, DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T3", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v17[] = {
    {"num_mel_bins", 0},
    {"dft_length", 0},
    {"sample_rate", 0},
    {"lower_edge_hertz", 1},
    {"upper_edge_hertz", 1},
};
constexpr ParamRow kOutputs_v17[] = {
    {"output", 2},
};
constexpr AttributeRow kAttributes_v17[] = {
    {"output_datatype", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v17;
const OpRow row_v17 = {
    "ai.onnx", "MelWeightMatrix", 17, false, true, nullptr,
    5, 5, 1, 1,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};

}  // namespace opwright::ai_onnx::mel_weight_matrix

namespace opwright::ai_onnx::min {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"min", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v6[] = {
    {"min", 0},
};

constexpr ConstraintRow kConstraints_v8[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v8[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v8[] = {
    {"min", 0},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v12[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v12[] = {
    {"min", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"min", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v8, row_v12, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Min", 1, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Min", 6, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v8 = {
    "ai.onnx", "Min", 8, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v8, kOutputs_v8, {}, kConstraints_v8,
};
const OpRow row_v12 = {
    "ai.onnx", "Min", 12, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v12, kOutputs_v12, {}, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "Min", 13, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::min

namespace opwright::ai_onnx::mish {
namespace {

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v18[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v18[] = {
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

extern const OpRow row_v18, row_v22;
const OpRow row_v18 = {
    "ai.onnx", "Mish", 18, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v18, kOutputs_v18, {}, kConstraints_v18,
};
const OpRow row_v22 = {
    "ai.onnx", "Mish", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::mish

namespace opwright::ai_onnx::mod {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v10[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v10[] = {
    {"C", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"fmod", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"C", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"fmod", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v28[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"C", 0},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"fmod", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v10, row_v13, row_v28;
const OpRow row_v10 = {
    "ai.onnx", "Mod", 10, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v13 = {
    "ai.onnx", "Mod", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v28 = {
    "ai.onnx", "Mod", 28, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::mod

namespace opwright::ai_onnx::multinomial {
namespace {

constexpr ConstraintRow kConstraints_v7[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v7[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"dtype", AttributeKind::Int},
    {"sample_size", AttributeKind::Int},
    {"seed", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v22[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"dtype", AttributeKind::Int},
    {"sample_size", AttributeKind::Int},
    {"seed", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v7, row_v22;
const OpRow row_v7 = {
    "ai.onnx", "Multinomial", 7, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v22 = {
    "ai.onnx", "Multinomial", 22, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::multinomial

