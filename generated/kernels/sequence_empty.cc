// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/SequenceEmpty.json
//   runtime/ops/sequence/sequence_empty.toml
//   runtime/ops/sequence/sequence_empty.h
#include "generated/api/sequence_empty.h"
#include "runtime/ops/sequence/sequence_empty.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace sequence_empty {
namespace {

constexpr ConstraintRow kConstraints_v11[] = {
    {"S", TypeSet().with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"dtype", AttributeKind::Int},
};

using Op = ops::SequenceEmpty;

Status run(const Op::Params& params, Context& context) {
    switch (code(context.output_type(0))) {
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
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v11;
const OpRow row_v11 = {
    "ai.onnx", "SequenceEmpty", 11, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};

constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);

}  // namespace sequence_empty

Status sequence_empty_v11(const sequence_empty::Attributes_v11& attributes, Value& output,
        const Services& services) {
    using namespace sequence_empty;
    return Entry(services)
        .output(output)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
