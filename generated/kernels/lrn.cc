// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/LRN.json
//   runtime/ops/nn/lrn.toml
//   runtime/ops/nn/lrn.h
#include "generated/api/lrn.h"
#include "runtime/ops/nn/lrn.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace lrn {
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
    {"bias", AttributeKind::Float},
    {"size", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"bias", AttributeKind::Float},
    {"size", AttributeKind::Int, true},
};

using Op = ops::LRN;

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

extern const OpRow row_v1, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "LRN", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v13 = {
    "ai.onnx", "LRN", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);

}  // namespace lrn

Status lrn_v1(const lrn::Attributes_v1& attributes, const Tensor& X, Tensor& Y, const Services& services) {
    using namespace lrn;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status lrn_v13(const lrn::Attributes_v1& attributes, const Tensor& X, Tensor& Y, const Services& services) {
    using namespace lrn;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
