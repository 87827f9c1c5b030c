// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/AveragePool.json
//   runtime/ops/nn/average_pool.toml
//   runtime/ops/nn/average_pool.h
#include "generated/api/average_pool.h"
#include "runtime/ops/nn/average_pool.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace average_pool {
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
    {"auto_pad", AttributeKind::String},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"auto_pad", AttributeKind::String},
    {"count_include_pad", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"count_include_pad", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"count_include_pad", AttributeKind::Int},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v19[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v19[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"count_include_pad", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
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
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"count_include_pad", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"strides", AttributeKind::Ints},
};

using Op = ops::AveragePool;

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

extern const OpRow row_v1, row_v7, row_v10, row_v11, row_v19, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "AveragePool", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "AveragePool", 7, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v10 = {
    "ai.onnx", "AveragePool", 10, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v11 = {
    "ai.onnx", "AveragePool", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v19 = {
    "ai.onnx", "AveragePool", 19, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v22 = {
    "ai.onnx", "AveragePool", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v7 = KernelFor<Attributes_v7>::make(row_v7, 0);
constinit const Kernel kernel_v10 = KernelFor<Attributes_v10>::make(row_v10, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v10>::make(row_v11, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v19>::make(row_v19, 0);
constinit const Kernel kernel_v22 = KernelFor<Attributes_v19>::make(row_v22, 0);

}  // namespace average_pool

Status average_pool_v1(const average_pool::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status average_pool_v7(const average_pool::Attributes_v7& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v7, KernelFor<Attributes_v7>::adopt(attributes));
}

Status average_pool_v10(const average_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v10, KernelFor<Attributes_v10>::adopt(attributes));
}

Status average_pool_v11(const average_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v11, KernelFor<Attributes_v10>::adopt(attributes));
}

Status average_pool_v19(const average_pool::Attributes_v19& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v19, KernelFor<Attributes_v19>::adopt(attributes));
}

Status average_pool_v22(const average_pool::Attributes_v19& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v22, KernelFor<Attributes_v19>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
