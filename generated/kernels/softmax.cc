// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Softmax.json
//   runtime/ops/nn/softmax.toml
//   runtime/ops/nn/softmax.h
#include "generated/api/softmax.h"
#include "runtime/ops/nn/softmax.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace softmax {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

using Op = ops::Softmax;

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

extern const OpRow row_v1, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Softmax", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "Softmax", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Softmax", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v1>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v13>::make(row_v13, 0);

}  // namespace softmax

Status softmax_v1(const softmax::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace softmax;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status softmax_v11(const softmax::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace softmax;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status softmax_v13(const softmax::Attributes_v13& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace softmax;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v13>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
