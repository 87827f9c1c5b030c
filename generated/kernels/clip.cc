// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Clip.json
//   runtime/ops/math/clip.toml
//   runtime/ops/math/clip.h
#include "generated/api/clip.h"
#include "runtime/ops/math/clip.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace clip {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
    {"max", AttributeKind::Float},
    {"min", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"max", AttributeKind::Float},
    {"min", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v11[] = {
    {"input", 0},
    {"min", 0, Option::Optional},
    {"max", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v12[] = {
    {"input", 0},
    {"min", 0, Option::Optional},
    {"max", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v12[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
    {"min", 0, Option::Optional},
    {"max", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

using Op = ops::Clip;

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
        case DType::UInt16: return Op::run<std::uint16_t>(params, context);
        case DType::UInt32: return Op::run<std::uint32_t>(params, context);
        case DType::UInt64: return Op::run<std::uint64_t>(params, context);
        case DType::UInt8: return Op::run<std::uint8_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v6, row_v11, row_v12, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Clip", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Clip", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v11 = {
    "ai.onnx", "Clip", 11, false, true, nullptr,
    1, 3, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v12 = {
    "ai.onnx", "Clip", 12, false, true, nullptr,
    1, 3, 1, 1,
    kInputs_v12, kOutputs_v12, {}, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "Clip", 13, false, true, nullptr,
    1, 3, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);
constinit const Kernel kernel_v12 = KernelFor<Attributes_v11>::make(row_v12, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v11>::make(row_v13, 0);

}  // namespace clip

Status clip_v1(const clip::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace clip;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status clip_v6(const clip::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace clip;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt(attributes));
}

Status clip_v11(const Tensor& input, const Tensor* min, const Tensor* max, Tensor& output,
        const Services& services) {
    using namespace clip;
    return Entry(services)
        .input(input).input(min).input(max)
        .output(output)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt({}));
}

Status clip_v12(const Tensor& input, const Tensor* min, const Tensor* max, Tensor& output,
        const Services& services) {
    using namespace clip;
    return Entry(services)
        .input(input).input(min).input(max)
        .output(output)
        .run(kernel_v12, KernelFor<Attributes_v11>::adopt({}));
}

Status clip_v13(const Tensor& input, const Tensor* min, const Tensor* max, Tensor& output,
        const Services& services) {
    using namespace clip;
    return Entry(services)
        .input(input).input(min).input(max)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v11>::adopt({}));
}

}  // namespace opwright::ai_onnx
