// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/ReduceMax.json
//   runtime/ops/reduce/reduce_max.toml
//   runtime/ops/reduce/reduce_max.h
#include "generated/api/reduce_max.h"
#include "runtime/loops/reduce.h"
#include "runtime/ops/reduce/reduce_max.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace reduce_max {
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

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::Int8,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v12[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v12[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axes", AttributeKind::Ints},
    {"keepdims", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v20[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v20[] = {
    {"data", 0},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v20[] = {
    {"reduced", 0},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"keepdims", AttributeKind::Int},
    {"noop_with_empty_axes", AttributeKind::Int},
};

using Op = loops::Reduce<ops::ReduceMax>;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Bool: return Op::run<bool>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        case DType::Int32: return Op::run<std::int32_t>(params, context);
        case DType::Int64: return Op::run<std::int64_t>(params, context);
        case DType::Int8: return Op::run<std::int8_t>(params, context);
        case DType::UInt32: return Op::run<std::uint32_t>(params, context);
        case DType::UInt64: return Op::run<std::uint64_t>(params, context);
        case DType::UInt8: return Op::run<std::uint8_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v11, row_v12, row_v13, row_v18, row_v20;
const OpRow row_v1 = {
    "ai.onnx", "ReduceMax", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "ReduceMax", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v12 = {
    "ai.onnx", "ReduceMax", 12, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "ReduceMax", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "ReduceMax", 18, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v20 = {
    "ai.onnx", "ReduceMax", 20, false, true, nullptr,
    1, 2, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v1>::make(row_v11, 0);
constinit const Kernel kernel_v12 = KernelFor<Attributes_v1>::make(row_v12, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);
constinit const Kernel kernel_v18 = KernelFor<Attributes_v18>::make(row_v18, 2);
constinit const Kernel kernel_v20 = KernelFor<Attributes_v18>::make(row_v20, 2);

}  // namespace reduce_max

Status reduce_max_v1(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services) {
    using namespace reduce_max;
    return Entry(services)
        .input(data)
        .output(reduced)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status reduce_max_v11(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services) {
    using namespace reduce_max;
    return Entry(services)
        .input(data)
        .output(reduced)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status reduce_max_v12(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services) {
    using namespace reduce_max;
    return Entry(services)
        .input(data)
        .output(reduced)
        .run(kernel_v12, KernelFor<Attributes_v1>::adopt(attributes));
}

Status reduce_max_v13(const reduce_max::Attributes_v1& attributes, const Tensor& data, Tensor& reduced,
        const Services& services) {
    using namespace reduce_max;
    return Entry(services)
        .input(data)
        .output(reduced)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt(attributes));
}

Status reduce_max_v18(const reduce_max::Attributes_v18& attributes, const Tensor& data, const Tensor* axes,
        Tensor& reduced, const Services& services) {
    using namespace reduce_max;
    return Entry(services)
        .input(data).input(axes)
        .output(reduced)
        .run(kernel_v18, KernelFor<Attributes_v18>::adopt(attributes));
}

Status reduce_max_v20(const reduce_max::Attributes_v18& attributes, const Tensor& data, const Tensor* axes,
        Tensor& reduced, const Services& services) {
    using namespace reduce_max;
    return Entry(services)
        .input(data).input(axes)
        .output(reduced)
        .run(kernel_v20, KernelFor<Attributes_v18>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
