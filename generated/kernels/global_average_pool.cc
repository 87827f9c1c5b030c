// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/GlobalAveragePool.json
//   runtime/ops/nn/global_average_pool.toml
//   runtime/ops/nn/global_average_pool.h
#include "generated/api/global_average_pool.h"
#include "runtime/ops/nn/global_average_pool.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace global_average_pool {
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

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v22[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v22[] = {
    {"Y", 0},
};

using Op = ops::GlobalAveragePool;

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

extern const OpRow row_v1, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "GlobalAveragePool", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v22 = {
    "ai.onnx", "GlobalAveragePool", 22, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v22, kOutputs_v22, {}, kConstraints_v22,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v22 = KernelFor<Attributes_v1>::make(row_v22, 0);

}  // namespace global_average_pool

Status global_average_pool_v1(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace global_average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt({}));
}

Status global_average_pool_v22(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace global_average_pool;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v22, KernelFor<Attributes_v1>::adopt({}));
}

}  // namespace opwright::ai_onnx
