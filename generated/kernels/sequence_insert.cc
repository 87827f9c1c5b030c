// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/SequenceInsert.json
//   runtime/ops/sequence/sequence_insert.toml
//   runtime/ops/sequence/sequence_insert.h
#include "generated/api/sequence_insert.h"
#include "runtime/ops/sequence/sequence_insert.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace sequence_insert {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input_sequence", 1},
    {"tensor", 0},
    {"position", 2, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output_sequence", 1},
};

using Op = ops::SequenceInsert;

Status switch_on_input_0(const Op::Params& params, Context& context) {
    switch (code(context.value(0).type())) {
        case code({Kind::Sequence, DType::Bool}):
        case code({Kind::Sequence, DType::Complex128}):
        case code({Kind::Sequence, DType::Complex64}):
        case code({Kind::Sequence, DType::Double}):
        case code({Kind::Sequence, DType::Float}):
        case code({Kind::Sequence, DType::Float16}):
        case code({Kind::Sequence, DType::Int16}):
        case code({Kind::Sequence, DType::Int32}):
        case code({Kind::Sequence, DType::Int64}):
        case code({Kind::Sequence, DType::Int8}):
        case code({Kind::Sequence, DType::String}):
        case code({Kind::Sequence, DType::UInt16}):
        case code({Kind::Sequence, DType::UInt32}):
        case code({Kind::Sequence, DType::UInt64}):
        case code({Kind::Sequence, DType::UInt8}): return Op::run(params, context);
        default: return no_arm(context.value(0).type());
    }
}

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(1)) {
        case DType::Bool:
        case DType::Complex128:
        case DType::Complex64:
        case DType::Double:
        case DType::Float:
        case DType::Float16:
        case DType::Int16:
        case DType::Int32:
        case DType::Int64:
        case DType::Int8:
        case DType::String:
        case DType::UInt16:
        case DType::UInt32:
        case DType::UInt64:
        case DType::UInt8: return switch_on_input_0(params, context);
        default: return no_arm(context.value(1).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v11;
const OpRow row_v11 = {
    "ai.onnx", "SequenceInsert", 11, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};

constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);

}  // namespace sequence_insert

Status sequence_insert_v11(const Value& input_sequence, const Tensor& tensor, const Tensor* position,
        Value& output_sequence, const Services& services) {
    using namespace sequence_insert;
    return Entry(services)
        .input(input_sequence).input(tensor).input(position)
        .output(output_sequence)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt({}));
}

}  // namespace opwright::ai_onnx
