// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Conv.json
//   runtime/ops/nn/conv.toml
//   runtime/ops/nn/conv.h
#include "generated/api/conv.h"
#include "runtime/ops/nn/conv.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace conv {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
    {"W", 0},
    {"B", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
    {"W", 0},
    {"B", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
    {"W", 0},
    {"B", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"auto_pad", AttributeKind::String},
    {"dilations", AttributeKind::Ints},
    {"group", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

using Op = ops::Conv;

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

extern const OpRow row_v1, row_v11, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "Conv", 1, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "Conv", 11, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v22 = {
    "ai.onnx", "Conv", 22, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v1>::make(row_v11, 0);
constinit const Kernel kernel_v22 = KernelFor<Attributes_v1>::make(row_v22, 0);

}  // namespace conv

Status conv_v1(const conv::Attributes_v1& attributes, const Tensor& X, const Tensor& W, const Tensor* B,
        Tensor& Y, const Services& services) {
    using namespace conv;
    return Entry(services)
        .input(X).input(W).input(B)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status conv_v11(const conv::Attributes_v1& attributes, const Tensor& X, const Tensor& W, const Tensor* B,
        Tensor& Y, const Services& services) {
    using namespace conv;
    return Entry(services)
        .input(X).input(W).input(B)
        .output(Y)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status conv_v22(const conv::Attributes_v1& attributes, const Tensor& X, const Tensor& W, const Tensor* B,
        Tensor& Y, const Services& services) {
    using namespace conv;
    return Entry(services)
        .input(X).input(W).input(B)
        .output(Y)
        .run(kernel_v22, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
