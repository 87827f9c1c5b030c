// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/toy.math/Blend.json
//   runtime/ops/toy/blend.toml
//   runtime/ops/toy/blend.h
#include "generated/api/toy_math_blend.h"
#include "runtime/ops/toy/blend.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::toy_math {
namespace blend {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Float, DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Float16, DType::Int4)},
    {"tensor(bool)", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v1[] = {
    {"switch", 0},
    {"mask", 2, Option::Optional},
    {"rest", 0, Option::Variadic, true, 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
    {"mask", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"to", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v3[] = {
    {"T1", tensors(DType::Float, DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Float16, DType::Int4)},
    {"tensor(bool)", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v3[] = {
    {"switch", 0},
    {"mask", 2, Option::Optional},
    {"rest", 0, Option::Variadic, true, 0},
};
constexpr ParamRow kOutputs_v3[] = {
    {"Y", 1},
    {"mask", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v3[] = {
    {"to", AttributeKind::Int, true},
};

using Op = ops::toy::math::Blend;

template <class T0>
Status switch_on_output_0(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
        case DType::BFloat16:
        case DType::Float16: return Op::run<T0, std::uint16_t>(params, context);
        case DType::Int4: return Op::run<T0, Packed<4>>(params, context);
        default: return no_arm(context.output_type(0));
    }
}

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::Float: return switch_on_output_0<float>(params, context);
        case DType::Int64: return switch_on_output_0<std::int64_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v3;
const OpRow row_v1 = {
    "toy.math", "Blend", 1, false, true, nullptr,
    1, INT_MAX, 1, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v3 = {
    "toy.math", "Blend", 3, false, true, nullptr,
    1, INT_MAX, 1, 2,
    kInputs_v3, kOutputs_v3, kAttributes_v3, kConstraints_v3,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 2);

}  // namespace blend

Status blend_v1(const blend::Attributes_v1& attributes, const Tensor& switch_, const Tensor* mask,
        std::span<const Value> rest, Tensor& Y, Tensor* mask_out, const Services& services) {
    using namespace blend;
    return Entry(services)
        .input(switch_).input(mask).input(rest)
        .output(Y).output(mask_out)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::toy_math
