// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/ConcatFromSequence.json
//   runtime/ops/sequence/concat_from_sequence.toml
//   runtime/ops/sequence/concat_from_sequence.h
#include "generated/api/concat_from_sequence.h"
#include "runtime/ops/sequence/concat_from_sequence.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace concat_from_sequence {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input_sequence", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"concat_result", 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int, true},
    {"new_axis", AttributeKind::Int},
};

using Op = ops::ConcatFromSequence;

Status switch_on_output_0(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
        case DType::Bool:
        case DType::Int8:
        case DType::UInt8: return Op::run<std::uint8_t>(params, context);
        case DType::Complex128: return Op::run<Bytes16>(params, context);
        case DType::Complex64:
        case DType::Double:
        case DType::Int64:
        case DType::UInt64: return Op::run<std::uint64_t>(params, context);
        case DType::Float:
        case DType::Int32:
        case DType::UInt32: return Op::run<std::uint32_t>(params, context);
        case DType::Float16:
        case DType::Int16:
        case DType::UInt16: return Op::run<std::uint16_t>(params, context);
        case DType::String: return Op::run<std::string>(params, context);
        default: return no_arm(context.output_type(0));
    }
}

Status run(const Op::Params& params, Context& context) {
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
        case code({Kind::Sequence, DType::UInt8}): return switch_on_output_0(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v11;
const OpRow row_v11 = {
    "ai.onnx", "ConcatFromSequence", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};

constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);

}  // namespace concat_from_sequence

Status concat_from_sequence_v11(const concat_from_sequence::Attributes_v11& attributes,
        const Value& input_sequence, Tensor& concat_result, const Services& services) {
    using namespace concat_from_sequence;
    return Entry(services)
        .input(input_sequence)
        .output(concat_result)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
