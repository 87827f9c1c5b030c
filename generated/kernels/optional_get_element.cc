// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/OptionalGetElement.json
//   runtime/ops/sequence/optional_get_element.toml
//   runtime/ops/sequence/optional_get_element.h
#include "generated/api/optional_get_element.h"
#include "runtime/ops/sequence/optional_get_element.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace optional_get_element {
namespace {

constexpr ConstraintRow kConstraints_v15[] = {
    {"O", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"V", TypeSet()
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v15[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v15[] = {
    {"output", 1},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"O", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"V", TypeSet()
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v18[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v18[] = {
    {"output", 1},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"O", TypeSet()
        .with(Kind::OptionalSequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float6E2M3,
            DType::Float6E3M2, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4,
            DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float6E2M3,
            DType::Float6E3M2, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4,
            DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float6E2M3,
            DType::Float6E3M2, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4,
            DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float6E2M3, DType::Float6E3M2,
            DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ,
            DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32, DType::UInt4,
            DType::UInt64, DType::UInt8)},
    {"V", TypeSet()
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float6E2M3,
            DType::Float6E3M2, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4,
            DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float6E2M3, DType::Float6E3M2,
            DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ,
            DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32, DType::UInt4,
            DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v28[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"output", 1},
};

using Op = ops::OptionalGetElement;

Status switch_on_input_0(const Op::Params& params, Context& context) {
    switch (code(context.value(0).type())) {
        case code({Kind::OptionalSequence, DType::BFloat16}):
        case code({Kind::OptionalSequence, DType::Bool}):
        case code({Kind::OptionalSequence, DType::Complex128}):
        case code({Kind::OptionalSequence, DType::Complex64}):
        case code({Kind::OptionalSequence, DType::Double}):
        case code({Kind::OptionalSequence, DType::Float}):
        case code({Kind::OptionalSequence, DType::Float16}):
        case code({Kind::OptionalSequence, DType::Float4E2M1}):
        case code({Kind::OptionalSequence, DType::Float6E2M3}):
        case code({Kind::OptionalSequence, DType::Float6E3M2}):
        case code({Kind::OptionalSequence, DType::Float8E4M3FN}):
        case code({Kind::OptionalSequence, DType::Float8E4M3FNUZ}):
        case code({Kind::OptionalSequence, DType::Float8E5M2}):
        case code({Kind::OptionalSequence, DType::Float8E5M2FNUZ}):
        case code({Kind::OptionalSequence, DType::Float8E8M0}):
        case code({Kind::OptionalSequence, DType::Int16}):
        case code({Kind::OptionalSequence, DType::Int2}):
        case code({Kind::OptionalSequence, DType::Int32}):
        case code({Kind::OptionalSequence, DType::Int4}):
        case code({Kind::OptionalSequence, DType::Int64}):
        case code({Kind::OptionalSequence, DType::Int8}):
        case code({Kind::OptionalSequence, DType::String}):
        case code({Kind::OptionalSequence, DType::UInt16}):
        case code({Kind::OptionalSequence, DType::UInt2}):
        case code({Kind::OptionalSequence, DType::UInt32}):
        case code({Kind::OptionalSequence, DType::UInt4}):
        case code({Kind::OptionalSequence, DType::UInt64}):
        case code({Kind::OptionalSequence, DType::UInt8}):
        case code({Kind::Optional, DType::BFloat16}):
        case code({Kind::Optional, DType::Bool}):
        case code({Kind::Optional, DType::Complex128}):
        case code({Kind::Optional, DType::Complex64}):
        case code({Kind::Optional, DType::Double}):
        case code({Kind::Optional, DType::Float}):
        case code({Kind::Optional, DType::Float16}):
        case code({Kind::Optional, DType::Float4E2M1}):
        case code({Kind::Optional, DType::Float6E2M3}):
        case code({Kind::Optional, DType::Float6E3M2}):
        case code({Kind::Optional, DType::Float8E4M3FN}):
        case code({Kind::Optional, DType::Float8E4M3FNUZ}):
        case code({Kind::Optional, DType::Float8E5M2}):
        case code({Kind::Optional, DType::Float8E5M2FNUZ}):
        case code({Kind::Optional, DType::Float8E8M0}):
        case code({Kind::Optional, DType::Int16}):
        case code({Kind::Optional, DType::Int2}):
        case code({Kind::Optional, DType::Int32}):
        case code({Kind::Optional, DType::Int4}):
        case code({Kind::Optional, DType::Int64}):
        case code({Kind::Optional, DType::Int8}):
        case code({Kind::Optional, DType::String}):
        case code({Kind::Optional, DType::UInt16}):
        case code({Kind::Optional, DType::UInt2}):
        case code({Kind::Optional, DType::UInt32}):
        case code({Kind::Optional, DType::UInt4}):
        case code({Kind::Optional, DType::UInt64}):
        case code({Kind::Optional, DType::UInt8}):
        case code({Kind::Sequence, DType::BFloat16}):
        case code({Kind::Sequence, DType::Bool}):
        case code({Kind::Sequence, DType::Complex128}):
        case code({Kind::Sequence, DType::Complex64}):
        case code({Kind::Sequence, DType::Double}):
        case code({Kind::Sequence, DType::Float}):
        case code({Kind::Sequence, DType::Float16}):
        case code({Kind::Sequence, DType::Float4E2M1}):
        case code({Kind::Sequence, DType::Float6E2M3}):
        case code({Kind::Sequence, DType::Float6E3M2}):
        case code({Kind::Sequence, DType::Float8E4M3FN}):
        case code({Kind::Sequence, DType::Float8E4M3FNUZ}):
        case code({Kind::Sequence, DType::Float8E5M2}):
        case code({Kind::Sequence, DType::Float8E5M2FNUZ}):
        case code({Kind::Sequence, DType::Float8E8M0}):
        case code({Kind::Sequence, DType::Int16}):
        case code({Kind::Sequence, DType::Int2}):
        case code({Kind::Sequence, DType::Int32}):
        case code({Kind::Sequence, DType::Int4}):
        case code({Kind::Sequence, DType::Int64}):
        case code({Kind::Sequence, DType::Int8}):
        case code({Kind::Sequence, DType::String}):
        case code({Kind::Sequence, DType::UInt16}):
        case code({Kind::Sequence, DType::UInt2}):
        case code({Kind::Sequence, DType::UInt32}):
        case code({Kind::Sequence, DType::UInt4}):
        case code({Kind::Sequence, DType::UInt64}):
        case code({Kind::Sequence, DType::UInt8}):
        case code({Kind::Tensor, DType::BFloat16}):
        case code({Kind::Tensor, DType::Bool}):
        case code({Kind::Tensor, DType::Complex128}):
        case code({Kind::Tensor, DType::Complex64}):
        case code({Kind::Tensor, DType::Double}):
        case code({Kind::Tensor, DType::Float}):
        case code({Kind::Tensor, DType::Float16}):
        case code({Kind::Tensor, DType::Float4E2M1}):
        case code({Kind::Tensor, DType::Float6E2M3}):
        case code({Kind::Tensor, DType::Float6E3M2}):
        case code({Kind::Tensor, DType::Float8E4M3FN}):
        case code({Kind::Tensor, DType::Float8E4M3FNUZ}):
        case code({Kind::Tensor, DType::Float8E5M2}):
        case code({Kind::Tensor, DType::Float8E5M2FNUZ}):
        case code({Kind::Tensor, DType::Float8E8M0}):
        case code({Kind::Tensor, DType::Int16}):
        case code({Kind::Tensor, DType::Int2}):
        case code({Kind::Tensor, DType::Int32}):
        case code({Kind::Tensor, DType::Int4}):
        case code({Kind::Tensor, DType::Int64}):
        case code({Kind::Tensor, DType::Int8}):
        case code({Kind::Tensor, DType::String}):
        case code({Kind::Tensor, DType::UInt16}):
        case code({Kind::Tensor, DType::UInt2}):
        case code({Kind::Tensor, DType::UInt32}):
        case code({Kind::Tensor, DType::UInt4}):
        case code({Kind::Tensor, DType::UInt64}):
        case code({Kind::Tensor, DType::UInt8}): return Op::run(params, context);
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
        case code({Kind::Sequence, DType::Float4E2M1}):
        case code({Kind::Sequence, DType::Float6E2M3}):
        case code({Kind::Sequence, DType::Float6E3M2}):
        case code({Kind::Sequence, DType::Float8E4M3FN}):
        case code({Kind::Sequence, DType::Float8E4M3FNUZ}):
        case code({Kind::Sequence, DType::Float8E5M2}):
        case code({Kind::Sequence, DType::Float8E5M2FNUZ}):
        case code({Kind::Sequence, DType::Float8E8M0}):
        case code({Kind::Sequence, DType::Int16}):
        case code({Kind::Sequence, DType::Int2}):
        case code({Kind::Sequence, DType::Int32}):
        case code({Kind::Sequence, DType::Int4}):
        case code({Kind::Sequence, DType::Int64}):
        case code({Kind::Sequence, DType::Int8}):
        case code({Kind::Sequence, DType::String}):
        case code({Kind::Sequence, DType::UInt16}):
        case code({Kind::Sequence, DType::UInt2}):
        case code({Kind::Sequence, DType::UInt32}):
        case code({Kind::Sequence, DType::UInt4}):
        case code({Kind::Sequence, DType::UInt64}):
        case code({Kind::Sequence, DType::UInt8}):
        case code({Kind::Tensor, DType::BFloat16}):
        case code({Kind::Tensor, DType::Bool}):
        case code({Kind::Tensor, DType::Complex128}):
        case code({Kind::Tensor, DType::Complex64}):
        case code({Kind::Tensor, DType::Double}):
        case code({Kind::Tensor, DType::Float}):
        case code({Kind::Tensor, DType::Float16}):
        case code({Kind::Tensor, DType::Float4E2M1}):
        case code({Kind::Tensor, DType::Float6E2M3}):
        case code({Kind::Tensor, DType::Float6E3M2}):
        case code({Kind::Tensor, DType::Float8E4M3FN}):
        case code({Kind::Tensor, DType::Float8E4M3FNUZ}):
        case code({Kind::Tensor, DType::Float8E5M2}):
        case code({Kind::Tensor, DType::Float8E5M2FNUZ}):
        case code({Kind::Tensor, DType::Float8E8M0}):
        case code({Kind::Tensor, DType::Int16}):
        case code({Kind::Tensor, DType::Int2}):
        case code({Kind::Tensor, DType::Int32}):
        case code({Kind::Tensor, DType::Int4}):
        case code({Kind::Tensor, DType::Int64}):
        case code({Kind::Tensor, DType::Int8}):
        case code({Kind::Tensor, DType::String}):
        case code({Kind::Tensor, DType::UInt16}):
        case code({Kind::Tensor, DType::UInt2}):
        case code({Kind::Tensor, DType::UInt32}):
        case code({Kind::Tensor, DType::UInt4}):
        case code({Kind::Tensor, DType::UInt64}):
        case code({Kind::Tensor, DType::UInt8}): return switch_on_input_0(params, context);
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v15, row_v18, row_v28;
const OpRow row_v15 = {
    "ai.onnx", "OptionalGetElement", 15, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v15, kOutputs_v15, {}, kConstraints_v15,
};
const OpRow row_v18 = {
    "ai.onnx", "OptionalGetElement", 18, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v18, kOutputs_v18, {}, kConstraints_v18,
};
const OpRow row_v28 = {
    "ai.onnx", "OptionalGetElement", 28, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v28, kOutputs_v28, {}, kConstraints_v28,
};

constinit const Kernel kernel_v15 = KernelFor<Attributes_v15>::make(row_v15, 0);
constinit const Kernel kernel_v18 = KernelFor<Attributes_v15>::make(row_v18, 0);
constinit const Kernel kernel_v28 = KernelFor<Attributes_v15>::make(row_v28, 0);

}  // namespace optional_get_element

Status optional_get_element_v15(const Value& input, Value& output, const Services& services) {
    using namespace optional_get_element;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v15, KernelFor<Attributes_v15>::adopt({}));
}

Status optional_get_element_v18(const Value& input, Value& output, const Services& services) {
    using namespace optional_get_element;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v18, KernelFor<Attributes_v15>::adopt({}));
}

Status optional_get_element_v28(const Value& input, Value& output, const Services& services) {
    using namespace optional_get_element;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v28, KernelFor<Attributes_v15>::adopt({}));
}

}  // namespace opwright::ai_onnx
