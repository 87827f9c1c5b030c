// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/toy.math/Twist.json
//   runtime/ops/toy/twist.toml
//   runtime/ops/toy/twist.h
#include "generated/api/toy_math_twist.h"
#include "runtime/loops/unary.h"
#include "runtime/ops/toy/twist.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::toy_math {
namespace twist {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v2[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32)},
};
constexpr ParamRow kInputs_v2[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v2[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v4[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32)},
};
constexpr ParamRow kInputs_v4[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v4[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v4[] = {
    {"angle", AttributeKind::Float},
    {"mode", AttributeKind::String},
    {"turns", AttributeKind::Int, true},
    {"weights", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v5[] = {
    {"T", tensors(DType::Double, DType::Float)},
};
constexpr ParamRow kInputs_v5[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v5[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v5[] = {
    {"angle", AttributeKind::Float},
    {"mode", AttributeKind::String},
    {"turns", AttributeKind::Int, true},
    {"weights", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float)},
};
constexpr ParamRow kInputs_v7[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0},
};

using Op = loops::Unary<ops::toy::math::Twist>;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        case DType::Int32: return Op::run<std::int32_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v2, row_v4, row_v5, row_v7;
const OpRow row_v1 = {
    "toy.math", "Twist", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v2 = {
    "toy.math", "Twist", 2, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v2, kOutputs_v2, {}, kConstraints_v2,
};
const OpRow row_v4 = {
    "toy.math", "Twist", 4, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v4, kOutputs_v4, kAttributes_v4, kConstraints_v4,
};
const OpRow row_v5 = {
    "toy.math", "Twist", 5, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v5, kOutputs_v5, kAttributes_v5, kConstraints_v5,
};
const OpRow row_v7 = {
    "toy.math", "Twist", 7, true, true, "Blend",
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v2 = KernelFor<Attributes_v1>::make(row_v2, 0);
constinit const Kernel kernel_v4 = KernelFor<Attributes_v4>::make(row_v4, 0);
constinit const Kernel kernel_v5 = KernelFor<Attributes_v4>::make(row_v5, 0);

}  // namespace twist

Status twist_v1(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace twist;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt({}));
}

Status twist_v2(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace twist;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v2, KernelFor<Attributes_v1>::adopt({}));
}

Status twist_v4(const twist::Attributes_v4& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace twist;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v4, KernelFor<Attributes_v4>::adopt(attributes));
}

Status twist_v5(const twist::Attributes_v4& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace twist;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v5, KernelFor<Attributes_v4>::adopt(attributes));
}

}  // namespace opwright::toy_math
