// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Relu.json
//   runtime/ops/activation/relu.toml
//   runtime/ops/activation/relu.h
#include "generated/api/relu.h"
#include "runtime/loops/unary.h"
#include "runtime/ops/activation/relu.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace relu {
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

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8)},
};
constexpr ParamRow kInputs_v14[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v14[] = {
    {"Y", 0},
};

using Op = loops::Unary<ops::Relu>;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        case DType::Int16: return Op::run<std::int16_t>(params, context);
        case DType::Int32: return Op::run<std::int32_t>(params, context);
        case DType::Int64: return Op::run<std::int64_t>(params, context);
        case DType::Int8: return Op::run<std::int8_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v6, row_v13, row_v14;
const OpRow row_v1 = {
    "ai.onnx", "Relu", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Relu", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, {}, kConstraints_v6,
};
const OpRow row_v13 = {
    "ai.onnx", "Relu", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v14 = {
    "ai.onnx", "Relu", 14, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v14, kOutputs_v14, {}, kConstraints_v14,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v6>::make(row_v13, 0);
constinit const Kernel kernel_v14 = KernelFor<Attributes_v6>::make(row_v14, 0);

}  // namespace relu

Status relu_v1(const relu::Attributes_v1& attributes, const Tensor& X, Tensor& Y, const Services& services) {
    using namespace relu;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status relu_v6(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace relu;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt({}));
}

Status relu_v13(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace relu;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v13, KernelFor<Attributes_v6>::adopt({}));
}

Status relu_v14(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace relu;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v14, KernelFor<Attributes_v6>::adopt({}));
}

}  // namespace opwright::ai_onnx
