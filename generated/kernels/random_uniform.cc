// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/RandomUniform.json
//   runtime/ops/random/random_uniform.toml
//   runtime/ops/random/random_uniform.h
#include "generated/api/random_uniform.h"
#include "runtime/ops/random/random_uniform.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace random_uniform {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"dtype", AttributeKind::Int},
    {"high", AttributeKind::Float},
    {"low", AttributeKind::Float},
    {"seed", AttributeKind::Float},
    {"shape", AttributeKind::Ints, true},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"dtype", AttributeKind::Int},
    {"high", AttributeKind::Float},
    {"low", AttributeKind::Float},
    {"seed", AttributeKind::Float},
    {"shape", AttributeKind::Ints, true},
};

using Op = ops::RandomUniform;

Status run(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "RandomUniform", 1, false, false, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "RandomUniform", 22, false, false, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v22 = KernelFor<Attributes_v1>::make(row_v22, 0);

}  // namespace random_uniform

Status random_uniform_v1(const random_uniform::Attributes_v1& attributes, Tensor& output,
        const Services& services) {
    using namespace random_uniform;
    return Entry(services)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status random_uniform_v22(const random_uniform::Attributes_v1& attributes, Tensor& output,
        const Services& services) {
    using namespace random_uniform;
    return Entry(services)
        .output(output)
        .run(kernel_v22, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
