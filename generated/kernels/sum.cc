// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Sum.json
//   runtime/ops/math/sum.toml
//   runtime/ops/math/sum.h
#include "generated/api/sum.h"
#include "runtime/loops/variadic.h"
#include "runtime/ops/math/sum.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace sum {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"sum", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v6[] = {
    {"sum", 0},
};

constexpr ConstraintRow kConstraints_v8[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v8[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v8[] = {
    {"sum", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data_0", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"sum", 0},
};

using Op = loops::Variadic<ops::Sum>;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v6, row_v8, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Sum", 1, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Sum", 6, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v8 = {
    "ai.onnx", "Sum", 8, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v8, kOutputs_v8, {}, kConstraints_v8,
};
const OpRow row_v13 = {
    "ai.onnx", "Sum", 13, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v8 = KernelFor<Attributes_v8>::make(row_v8, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v8>::make(row_v13, 0);

}  // namespace sum

Status sum_v1(const sum::Attributes_v1& attributes, std::span<const Value> data_0, Tensor& sum,
        const Services& services) {
    using namespace sum;
    return Entry(services)
        .input(data_0)
        .output(sum)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status sum_v6(std::span<const Value> data_0, Tensor& sum, const Services& services) {
    using namespace sum;
    return Entry(services)
        .input(data_0)
        .output(sum)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt({}));
}

Status sum_v8(std::span<const Value> data_0, Tensor& sum, const Services& services) {
    using namespace sum;
    return Entry(services)
        .input(data_0)
        .output(sum)
        .run(kernel_v8, KernelFor<Attributes_v8>::adopt({}));
}

Status sum_v13(std::span<const Value> data_0, Tensor& sum, const Services& services) {
    using namespace sum;
    return Entry(services)
        .input(data_0)
        .output(sum)
        .run(kernel_v13, KernelFor<Attributes_v8>::adopt({}));
}

}  // namespace opwright::ai_onnx
