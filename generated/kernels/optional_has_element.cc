// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/OptionalHasElement.json
//   runtime/ops/sequence/optional_has_element.toml
//   runtime/ops/sequence/optional_has_element.h
#include "generated/api/optional_has_element.h"
#include "runtime/ops/sequence/optional_has_element.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace optional_has_element {
namespace {

constexpr ConstraintRow kConstraints_v15[] = {
    {"O", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"B", tensors(DType::Bool)},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v18[] = {
    {"input", 0, Option::Optional},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v28[] = {
    {"input", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v28[] = {
    {"output", 1},
};

using Op = ops::OptionalHasElement;

Status run(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
        case DType::Bool: return Op::run(params, context);
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v15, row_v18, row_v28;
const OpRow row_v15 = {
    "ai.onnx", "OptionalHasElement", 15, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v15, kOutputs_v15, {}, kConstraints_v15,
};
const OpRow row_v18 = {
    "ai.onnx", "OptionalHasElement", 18, false, true, nullptr,
    0, 1, 1, 1,
    kInputs_v18, kOutputs_v18, {}, kConstraints_v18,
};
const OpRow row_v28 = {
    "ai.onnx", "OptionalHasElement", 28, false, true, nullptr,
    0, 1, 1, 1,
    kInputs_v28, kOutputs_v28, {}, kConstraints_v28,
};

constinit const Kernel kernel_v15 = KernelFor<Attributes_v15>::make(row_v15, 0);
constinit const Kernel kernel_v18 = KernelFor<Attributes_v18>::make(row_v18, 0);
constinit const Kernel kernel_v28 = KernelFor<Attributes_v18>::make(row_v28, 0);

}  // namespace optional_has_element

Status optional_has_element_v15(const Value& input, Tensor& output, const Services& services) {
    using namespace optional_has_element;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v15, KernelFor<Attributes_v15>::adopt({}));
}

Status optional_has_element_v18(const Value* input, Tensor& output, const Services& services) {
    using namespace optional_has_element;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v18, KernelFor<Attributes_v18>::adopt({}));
}

Status optional_has_element_v28(const Value* input, Tensor& output, const Services& services) {
    using namespace optional_has_element;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v28, KernelFor<Attributes_v18>::adopt({}));
}

}  // namespace opwright::ai_onnx
