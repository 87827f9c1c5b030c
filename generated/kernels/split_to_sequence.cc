// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/SplitToSequence.json
//   runtime/ops/sequence/split_to_sequence.toml
//   runtime/ops/sequence/split_to_sequence.h
#include "generated/api/split_to_sequence.h"
#include "runtime/ops/sequence/split_to_sequence.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace split_to_sequence {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int32, DType::Int64)},
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input", 0},
    {"split", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output_sequence", 2},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int32, DType::Int64)},
    {"S", TypeSet().with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v24[] = {
    {"input", 0},
    {"split", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v24[] = {
    {"output_sequence", 2},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"axis", AttributeKind::Int},
    {"keepdims", AttributeKind::Int},
};

using Op = ops::SplitToSequence;

Status switch_on_input_0(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16:
        case DType::Float16:
        case DType::Int16:
        case DType::UInt16: return Op::run<std::uint16_t>(params, context);
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
        case DType::String: return Op::run<std::string>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

Status run(const Op::Params& params, Context& context) {
    switch (code(context.output_type(0))) {
        case code({Kind::Sequence, DType::BFloat16}):
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
        case code({Kind::Sequence, DType::UInt8}): return switch_on_input_0(params, context);
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v11, row_v24;
const OpRow row_v11 = {
    "ai.onnx", "SplitToSequence", 11, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v24 = {
    "ai.onnx", "SplitToSequence", 24, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};

constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v11>::make(row_v24, 0);

}  // namespace split_to_sequence

Status split_to_sequence_v11(const split_to_sequence::Attributes_v11& attributes, const Tensor& input,
        const Tensor* split, Value& output_sequence, const Services& services) {
    using namespace split_to_sequence;
    return Entry(services)
        .input(input).input(split)
        .output(output_sequence)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt(attributes));
}

Status split_to_sequence_v24(const split_to_sequence::Attributes_v11& attributes, const Tensor& input,
        const Tensor* split, Value& output_sequence, const Services& services) {
    using namespace split_to_sequence;
    return Entry(services)
        .input(input).input(split)
        .output(output_sequence)
        .run(kernel_v24, KernelFor<Attributes_v11>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
