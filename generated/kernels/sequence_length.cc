// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/SequenceLength.json
//   runtime/ops/sequence/sequence_length.toml
//   runtime/ops/sequence/sequence_length.h
#include "generated/api/sequence_length.h"
#include "runtime/ops/sequence/sequence_length.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace sequence_length {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input_sequence", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"length", 1},
};

using Op = ops::SequenceLength;

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
        case code({Kind::Sequence, DType::UInt8}): return Op::run(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v11;
const OpRow row_v11 = {
    "ai.onnx", "SequenceLength", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};

constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);

}  // namespace sequence_length

Status sequence_length_v11(const Value& input_sequence, Tensor& length, const Services& services) {
    using namespace sequence_length;
    return Entry(services)
        .input(input_sequence)
        .output(length)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt({}));
}

}  // namespace opwright::ai_onnx
