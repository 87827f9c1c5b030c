// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/ai.onnx
#include "opwright/row.h"

#include <climits>

namespace opwright::ai_onnx::stft {
namespace {

constexpr ConstraintRow kConstraints_v17[] = {
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v17[] = {
    {"signal", 0},
    {"frame_step", 1},
    {"window", 0, Option::Optional},
    {"frame_length", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v17[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v17[] = {
    {"onesided", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v17;
const OpRow row_v17 = {
    "ai.onnx", "STFT", 17, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};

}  // namespace opwright::ai_onnx::stft

namespace opwright::ai_onnx::scan {
namespace {

constexpr ConstraintRow kConstraints_v8[] = {
    {"I", tensors(DType::Int64)},
    {"V", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v8[] = {
    {"sequence_lens", 0, Option::Optional},
    {"initial_state_and_scan_inputs", 1, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v8[] = {
    {"final_state_and_scan_outputs", 1, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v8[] = {
    {"body", AttributeKind::Graph, true},
    {"directions", AttributeKind::Ints},
    {"num_scan_inputs", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"V", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v9[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"V", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"V", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v16[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v16[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"V", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v19[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v19[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"V", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v21[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v21[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"V", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v23[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v23[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"V", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v24[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v24[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"V", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v25[] = {
    {"initial_state_and_scan_inputs", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v25[] = {
    {"final_state_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"body", AttributeKind::Graph, true},
    {"num_scan_inputs", AttributeKind::Int, true},
    {"scan_input_axes", AttributeKind::Ints},
    {"scan_input_directions", AttributeKind::Ints},
    {"scan_output_axes", AttributeKind::Ints},
    {"scan_output_directions", AttributeKind::Ints},
};

}  // namespace

extern const OpRow row_v8, row_v9, row_v11, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v8 = {
    "ai.onnx", "Scan", 8, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v8, kOutputs_v8, kAttributes_v8, kConstraints_v8,
};
const OpRow row_v9 = {
    "ai.onnx", "Scan", 9, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "Scan", 11, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v16 = {
    "ai.onnx", "Scan", 16, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};
const OpRow row_v19 = {
    "ai.onnx", "Scan", 19, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "Scan", 21, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Scan", 23, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Scan", 24, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Scan", 25, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

}  // namespace opwright::ai_onnx::scan

namespace opwright::ai_onnx::scatter {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v9[] = {
    {"data", 0},
    {"indices", 1},
    {"updates", 0},
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
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
    {"indices", 1},
    {"updates", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v9, row_v11;
const OpRow row_v9 = {
    "ai.onnx", "Scatter", 9, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "Scatter", 11, true, true, "ScatterElements",
    3, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};

}  // namespace opwright::ai_onnx::scatter

namespace opwright::ai_onnx::scatter_elements {
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
    {"updates", 0},
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
    {"updates", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v16[] = {
    {"data", 0},
    {"indices", 1},
    {"updates", 0},
};
constexpr ParamRow kOutputs_v16[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"axis", AttributeKind::Int},
    {"reduction", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"indices", 1},
    {"updates", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"axis", AttributeKind::Int},
    {"reduction", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v11, row_v13, row_v16, row_v18;
const OpRow row_v11 = {
    "ai.onnx", "ScatterElements", 11, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ScatterElements", 13, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v16 = {
    "ai.onnx", "ScatterElements", 16, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};
const OpRow row_v18 = {
    "ai.onnx", "ScatterElements", 18, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::scatter_elements

namespace opwright::ai_onnx::scatter_nd {
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
    {"updates", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
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
    {"updates", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v16[] = {
    {"data", 0},
    {"indices", 1},
    {"updates", 0},
};
constexpr ParamRow kOutputs_v16[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"reduction", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"indices", 1},
    {"updates", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"reduction", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v11, row_v13, row_v16, row_v18;
const OpRow row_v11 = {
    "ai.onnx", "ScatterND", 11, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ScatterND", 13, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v16 = {
    "ai.onnx", "ScatterND", 16, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};
const OpRow row_v18 = {
    "ai.onnx", "ScatterND", 18, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::scatter_nd

namespace opwright::ai_onnx::selu {
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
    {"gamma", AttributeKind::Float},
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
    {"gamma", AttributeKind::Float},
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
    {"gamma", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v1, row_v6, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "Selu", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Selu", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v22 = {
    "ai.onnx", "Selu", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::selu

namespace opwright::ai_onnx::sequence_map {
namespace {

constexpr ConstraintRow kConstraints_v17[] = {
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"V", TypeSet()
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v17[] = {
    {"input_sequence", 0},
    {"additional_inputs", 1, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v17[] = {
    {"out_sequence", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v17[] = {
    {"body", AttributeKind::Graph, true},
};

}  // namespace

extern const OpRow row_v17;
const OpRow row_v17 = {
    "ai.onnx", "SequenceMap", 17, false, false, nullptr,
    1, INT_MAX, 1, INT_MAX,
    kInputs_v17, kOutputs_v17, kAttributes_v17, kConstraints_v17,
};

}  // namespace opwright::ai_onnx::sequence_map

namespace opwright::ai_onnx::shrink {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"bias", AttributeKind::Float},
    {"lambd", AttributeKind::Float},
};

}  // namespace

extern const OpRow row_v9;
const OpRow row_v9 = {
    "ai.onnx", "Shrink", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};

}  // namespace opwright::ai_onnx::shrink

namespace opwright::ai_onnx::sigmoid {
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
    "ai.onnx", "Sigmoid", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Sigmoid", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Sigmoid", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::sigmoid

namespace opwright::ai_onnx::sign {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

}  // namespace

extern const OpRow row_v9, row_v13;
const OpRow row_v9 = {
    "ai.onnx", "Sign", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "Sign", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::sign

namespace opwright::ai_onnx::sin {
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
    "ai.onnx", "Sin", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v22 = {
    "ai.onnx", "Sin", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::sin

namespace opwright::ai_onnx::sinh {
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
    "ai.onnx", "Sinh", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v22 = {
    "ai.onnx", "Sinh", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::sinh

namespace opwright::ai_onnx::softmax_cross_entropy_loss {
namespace {

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v12[] = {
    {"scores", 0},
    {"labels", 1},
    {"weights", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v12[] = {
    {"output", 0},
    {"log_prob", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"ignore_index", AttributeKind::Int},
    {"reduction", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"scores", 0},
    {"labels", 1},
    {"weights", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
    {"log_prob", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"ignore_index", AttributeKind::Int},
    {"reduction", AttributeKind::String},
};

}  // namespace

extern const OpRow row_v12, row_v13;
const OpRow row_v12 = {
    "ai.onnx", "SoftmaxCrossEntropyLoss", 12, false, true, nullptr,
    2, 3, 1, 2,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "SoftmaxCrossEntropyLoss", 13, false, true, nullptr,
    2, 3, 1, 2,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

}  // namespace opwright::ai_onnx::softmax_cross_entropy_loss

namespace opwright::ai_onnx::softplus {
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
    "ai.onnx", "Softplus", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "Softplus", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::softplus

namespace opwright::ai_onnx::softsign {
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

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "Softsign", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "Softsign", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

}  // namespace opwright::ai_onnx::softsign

namespace opwright::ai_onnx::space_to_depth {
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

extern const OpRow row_v1, row_v13, row_v28;
const OpRow row_v1 = {
    "ai.onnx", "SpaceToDepth", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v13 = {
    "ai.onnx", "SpaceToDepth", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v28 = {
    "ai.onnx", "SpaceToDepth", 28, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

}  // namespace opwright::ai_onnx::space_to_depth

namespace opwright::ai_onnx::split {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
    {"split", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v1[] = {
    {"outputs...", 0, Option::Variadic, true, 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"split", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v2[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v2[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v2[] = {
    {"outputs", 0, Option::Variadic, true, 1},
};
constexpr AttributeRow kAttributes_v2[] = {
    {"axis", AttributeKind::Int},
    {"split", AttributeKind::Ints},
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
    {"outputs", 0, Option::Variadic, true, 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
    {"split", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
    {"split", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"outputs", 0, Option::Variadic, true, 1},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"input", 0},
    {"split", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"outputs", 0, Option::Variadic, true, 1},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"axis", AttributeKind::Int},
    {"num_outputs", AttributeKind::Int},
};

}  // namespace

extern const OpRow row_v1, row_v2, row_v11, row_v13, row_v18;
const OpRow row_v1 = {
    "ai.onnx", "Split", 1, false, true, nullptr,
    1, 2, 1, INT_MAX,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v2 = {
    "ai.onnx", "Split", 2, false, true, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v2, kOutputs_v2, kAttributes_v2, kConstraints_v2,
};
const OpRow row_v11 = {
    "ai.onnx", "Split", 11, false, true, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Split", 13, false, true, nullptr,
    1, 2, 1, INT_MAX,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "Split", 18, false, true, nullptr,
    1, 2, 1, INT_MAX,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};

}  // namespace opwright::ai_onnx::split

