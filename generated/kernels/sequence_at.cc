// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/SequenceAt.json
//   runtime/ops/sequence/sequence_at.toml
//   runtime/ops/sequence/sequence_at.h
#include "generated/api/sequence_at.h"
#include "runtime/ops/sequence/sequence_at.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace sequence_at {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input_sequence", 0},
    {"position", 2},
};
constexpr ParamRow kOutputs_v11[] = {
    {"tensor", 1},
};

using Op = ops::SequenceAt;

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

Status switch_on_input_1(const Op::Params& params, Context& context) {
    switch (context.dtype(1)) {
        case DType::Int32:
        case DType::Int64: return switch_on_input_0(params, context);
        default: return no_arm(context.value(1).type());
    }
}

Status run(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
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
        case DType::UInt8: return switch_on_input_1(params, context);
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v11;
const OpRow row_v11 = {
    "ai.onnx", "SequenceAt", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};

constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);

}  // namespace sequence_at

Status sequence_at_v11(const Value& input_sequence, const Tensor& position, Tensor& tensor,
        const Services& services) {
    using namespace sequence_at;
    return Entry(services)
        .input(input_sequence).input(position)
        .output(tensor)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt({}));
}

}  // namespace opwright::ai_onnx
