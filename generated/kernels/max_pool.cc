// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/MaxPool.json
//   runtime/ops/nn/max_pool.toml
//   runtime/ops/nn/max_pool.h
#include "generated/api/max_pool.h"
#include "runtime/ops/nn/max_pool.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace max_pool {
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

constexpr ConstraintRow kConstraints_v8[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"I", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v8[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v8[] = {
    {"Y", 0},
    {"Indices", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v8[] = {
    {"auto_pad", AttributeKind::String},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"storage_order", AttributeKind::Int},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"I", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
    {"Indices", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"storage_order", AttributeKind::Int},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"I", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
    {"Indices", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"storage_order", AttributeKind::Int},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int8, DType::UInt8)},
    {"I", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v12[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v12[] = {
    {"Y", 0},
    {"Indices", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"storage_order", AttributeKind::Int},
    {"strides", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int8, DType::UInt8)},
    {"I", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
    {"Indices", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"auto_pad", AttributeKind::String},
    {"ceil_mode", AttributeKind::Int},
    {"dilations", AttributeKind::Ints},
    {"kernel_shape", AttributeKind::Ints, true},
    {"pads", AttributeKind::Ints},
    {"storage_order", AttributeKind::Int},
    {"strides", AttributeKind::Ints},
};

using Op = ops::MaxPool;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        case DType::Int8: return Op::run<std::int8_t>(params, context);
        case DType::UInt8: return Op::run<std::uint8_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v8, row_v10, row_v11, row_v12, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "MaxPool", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v8 = {
    "ai.onnx", "MaxPool", 8, false, true, nullptr,
    1, 1, 1, 2,
    kInputs_v8, kOutputs_v8, kAttributes_v8, kConstraints_v8,
};
const OpRow row_v10 = {
    "ai.onnx", "MaxPool", 10, false, true, nullptr,
    1, 1, 1, 2,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v11 = {
    "ai.onnx", "MaxPool", 11, false, true, nullptr,
    1, 1, 1, 2,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v12 = {
    "ai.onnx", "MaxPool", 12, false, true, nullptr,
    1, 1, 1, 2,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v22 = {
    "ai.onnx", "MaxPool", 22, false, true, nullptr,
    1, 1, 1, 2,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v8 = KernelFor<Attributes_v8>::make(row_v8, 0);
constinit const Kernel kernel_v10 = KernelFor<Attributes_v10>::make(row_v10, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v10>::make(row_v11, 0);
constinit const Kernel kernel_v12 = KernelFor<Attributes_v10>::make(row_v12, 0);
constinit const Kernel kernel_v22 = KernelFor<Attributes_v10>::make(row_v22, 0);

}  // namespace max_pool

Status max_pool_v1(const max_pool::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace max_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status max_pool_v8(const max_pool::Attributes_v8& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services) {
    using namespace max_pool;
    return Entry(services)
        .input(X)
        .output(Y).output(Indices)
        .run(kernel_v8, KernelFor<Attributes_v8>::adopt(attributes));
}

Status max_pool_v10(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services) {
    using namespace max_pool;
    return Entry(services)
        .input(X)
        .output(Y).output(Indices)
        .run(kernel_v10, KernelFor<Attributes_v10>::adopt(attributes));
}

Status max_pool_v11(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services) {
    using namespace max_pool;
    return Entry(services)
        .input(X)
        .output(Y).output(Indices)
        .run(kernel_v11, KernelFor<Attributes_v10>::adopt(attributes));
}

Status max_pool_v12(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services) {
    using namespace max_pool;
    return Entry(services)
        .input(X)
        .output(Y).output(Indices)
        .run(kernel_v12, KernelFor<Attributes_v10>::adopt(attributes));
}

Status max_pool_v22(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services) {
    using namespace max_pool;
    return Entry(services)
        .input(X)
        .output(Y).output(Indices)
        .run(kernel_v22, KernelFor<Attributes_v10>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
