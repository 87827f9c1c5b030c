// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/ReduceSum.json
//   runtime/ops/reduce/reduce_sum.toml
//   runtime/ops/reduce/reduce_sum.h
#include "generated/api/reduce_sum.h"
#include "runtime/loops/reduce.h"
#include "runtime/ops/reduce/reduce_sum.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace reduce_sum {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

using Op = loops::Reduce<ops::ReduceSum>;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        case DType::Int32: return Op::run<std::int32_t>(params, context);
        case DType::Int64: return Op::run<std::int64_t>(params, context);
        case DType::UInt32: return Op::run<std::uint32_t>(params, context);
        case DType::UInt64: return Op::run<std::uint64_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "ReduceSum", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceSum", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceSum", 13, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v1>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v13>::make(row_v13, 2);

}  // namespace reduce_sum

Status reduce_sum_v1(const reduce_sum::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services) {
    using namespace reduce_sum;
    return Entry(services)
        .input(data)
        .output(reduced)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status reduce_sum_v11(const reduce_sum::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services) {
    using namespace reduce_sum;
    return Entry(services)
        .input(data)
        .output(reduced)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status reduce_sum_v13(const reduce_sum::Attributes_v13& attributes, const Tensor& data, const Tensor* axes,
        Tensor& reduced, const Services& services) {
    using namespace reduce_sum;
    return Entry(services)
        .input(data).input(axes)
        .output(reduced)
        .run(kernel_v13, KernelFor<Attributes_v13>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
