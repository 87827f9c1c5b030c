// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Concat.json
//   runtime/ops/tensor/concat.toml
//   runtime/ops/tensor/concat.h
#include "generated/api/concat.h"
#include "runtime/ops/tensor/concat.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace concat {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"inputs", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"concat_result", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v4[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v4[] = {
    {"inputs", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v4[] = {
    {"concat_result", 0},
};
constexpr AttributeRow kAttributes_v4[] = {
    {"axis", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"inputs", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"concat_result", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"inputs", 0, Option::Variadic, true, 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"concat_result", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int, true},
};

using Op = ops::Concat;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16:
        case DType::Float16:
        case DType::Int16:
        case DType::UInt16: return Op::run<std::uint16_t>(params, context);
        case DType::Bool:
        case DType::Int8:
        case DType::UInt8: return Op::run<std::uint8_t>(params, context);
        case DType::Complex128: return Op::run<Bytes16>(params, context);
        case DType::Complex64:
        case DType::Double:
        case DType::Int64:
        case DType::UInt64: return Op::run<std::uint64_t>(params, context);
        case DType::Float:
        case DType::Int32:
        case DType::UInt32: return Op::run<std::uint32_t>(params, context);
        case DType::String: return Op::run<std::string>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v4, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Concat", 1, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v4 = {
    "ai.onnx", "Concat", 4, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v4, kOutputs_v4, kAttributes_v4, kConstraints_v4,
};
const OpRow row_v11 = {
    "ai.onnx", "Concat", 11, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Concat", 13, false, true, nullptr,
    1, INT_MAX, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v4 = KernelFor<Attributes_v4>::make(row_v4, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v4>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v4>::make(row_v13, 0);

}  // namespace concat

Status concat_v1(const concat::Attributes_v1& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services) {
    using namespace concat;
    return Entry(services)
        .input(inputs)
        .output(concat_result)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status concat_v4(const concat::Attributes_v4& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services) {
    using namespace concat;
    return Entry(services)
        .input(inputs)
        .output(concat_result)
        .run(kernel_v4, KernelFor<Attributes_v4>::adopt(attributes));
}

Status concat_v11(const concat::Attributes_v4& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services) {
    using namespace concat;
    return Entry(services)
        .input(inputs)
        .output(concat_result)
        .run(kernel_v11, KernelFor<Attributes_v4>::adopt(attributes));
}

Status concat_v13(const concat::Attributes_v4& attributes, std::span<const Value> inputs,
        Tensor& concat_result, const Services& services) {
    using namespace concat;
    return Entry(services)
        .input(inputs)
        .output(concat_result)
        .run(kernel_v13, KernelFor<Attributes_v4>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
