// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/SequenceErase.json
//   runtime/ops/sequence/sequence_erase.toml
//   runtime/ops/sequence/sequence_erase.h
#include "generated/api/sequence_erase.h"
#include "runtime/ops/sequence/sequence_erase.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace sequence_erase {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input_sequence", 0},
    {"position", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output_sequence", 0},
};

using Op = ops::SequenceErase;

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
    "ai.onnx", "SequenceErase", 11, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};

constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);

}  // namespace sequence_erase

Status sequence_erase_v11(const Value& input_sequence, const Tensor* position, Value& output_sequence,
        const Services& services) {
    using namespace sequence_erase;
    return Entry(services)
        .input(input_sequence).input(position)
        .output(output_sequence)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt({}));
}

}  // namespace opwright::ai_onnx
