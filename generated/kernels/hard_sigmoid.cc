// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/HardSigmoid.json
//   runtime/ops/activation/hard_sigmoid.toml
//   runtime/ops/activation/hard_sigmoid.h
#include "generated/api/hard_sigmoid.h"
#include "runtime/loops/unary.h"
#include "runtime/ops/activation/hard_sigmoid.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace hard_sigmoid {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
};

using Op = loops::Unary<ops::HardSigmoid>;

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

extern const OpRow row_v1, row_v6, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "HardSigmoid", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "HardSigmoid", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v22 = {
    "ai.onnx", "HardSigmoid", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v22 = KernelFor<Attributes_v6>::make(row_v22, 0);

}  // namespace hard_sigmoid

Status hard_sigmoid_v1(const hard_sigmoid::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace hard_sigmoid;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status hard_sigmoid_v6(const hard_sigmoid::Attributes_v6& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace hard_sigmoid;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt(attributes));
}

Status hard_sigmoid_v22(const hard_sigmoid::Attributes_v6& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace hard_sigmoid;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v22, KernelFor<Attributes_v6>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
