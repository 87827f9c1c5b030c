// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::tan {
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
    "ai.onnx", "Tan", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v22 = {
    "ai.onnx", "Tan", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::tan

namespace opwright::ai_onnx::tanh {
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
    "ai.onnx", "Tanh", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Tanh", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Tanh", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::tanh

namespace opwright::ai_onnx::tensor_scatter {
namespace {

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v24[] = {
    {"past_cache", 0},
    {"update", 0},
    {"write_indices", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v24[] = {
    {"present_cache", 0},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"axis", AttributeKind::Int},
    {"mode", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v24;
const OpRow row_v24 = {
    "ai.onnx", "TensorScatter", 24, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};

}  // namespace opwright::ai_onnx::tensor_scatter

namespace opwright::ai_onnx::tf_idf_vectorizer {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Int32, DType::Int64, DType::String)},
    {"T1", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"max_gram_length", AttributeKind::Int, true},
    {"max_skip_count", AttributeKind::Int, true},
    {"min_gram_length", AttributeKind::Int, true},
    {"mode", AttributeKind::String, true},
    {"ngram_counts", AttributeKind::Ints, true},
    {"ngram_indexes", AttributeKind::Ints, true},
    {"pool_int64s", AttributeKind::Ints},
    {"pool_strings", AttributeKind::Strings},
    {"weights", AttributeKind::Floats},
};

}  // namespace

extern const OpRow row_v9;
const OpRow row_v9 = {
    "ai.onnx", "TfIdfVectorizer", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};

}  // namespace opwright::ai_onnx::tf_idf_vectorizer

namespace opwright::ai_onnx::thresholded_relu {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"alpha", AttributeKind::Float},
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
    {"alpha", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v10, row_v22;
const OpRow row_v10 = {
    "ai.onnx", "ThresholdedRelu", 10, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v22 = {
    "ai.onnx", "ThresholdedRelu", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::thresholded_relu

namespace opwright::ai_onnx::tile {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
    {"tiles", 0},
    {"axis", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v6[] = {
    {"input", 0},
    {"repeats", 1},
};
constexpr ParamRow kOutputs_v6[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
    {"repeats", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Tile", 1, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Tile", 6, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Tile", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::tile

namespace opwright::ai_onnx::top_k {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"I", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Values", 0},
    {"Indices", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"k", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"I", tensors(DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
    {"K", 2},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Values", 0},
    {"Indices", 1},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
    {"K", 2},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Values", 0},
    {"Indices", 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
    {"largest", AttributeKind::Int},
    {"sorted", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v24[] = {
    {"X", 0},
    {"K", 2},
};
constexpr ParamRow kOutputs_v24[] = {
    {"Values", 0},
    {"Indices", 1},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"axis", AttributeKind::Int},
    {"largest", AttributeKind::Int},
    {"sorted", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v10, row_v11, row_v24;
const OpRow row_v1 = {
    "ai.onnx", "TopK", 1, false, true, nullptr,
    1, 1, 2, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v10 = {
    "ai.onnx", "TopK", 10, false, true, nullptr,
    2, 2, 2, 2,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v11 = {
    "ai.onnx", "TopK", 11, false, true, nullptr,
    2, 2, 2, 2,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v24 = {
    "ai.onnx", "TopK", 24, false, true, nullptr,
    2, 2, 2, 2,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};

}  // namespace opwright::ai_onnx::top_k

namespace opwright::ai_onnx::trilu {
namespace {

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v14[] = {
    {"input", 0},
    {"k", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v14[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v14[] = {
    {"upper", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v14;
const OpRow row_v14 = {
    "ai.onnx", "Trilu", 14, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v14, kOutputs_v14, kAttributes_v14, kConstraints_v14,
};

}  // namespace opwright::ai_onnx::trilu

