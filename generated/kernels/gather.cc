// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Gather.json
//   runtime/ops/tensor/gather.toml
//   runtime/ops/tensor/gather.h
#include "generated/api/gather.h"
#include "runtime/ops/tensor/gather.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace gather {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"indices", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

using Op = ops::Gather;

Status switch_on_input_0(const Op::Params& params, Context& context) {
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

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(1)) {
        case DType::Int32:
        case DType::Int64: return switch_on_input_0(params, context);
        default: return no_arm(context.value(1).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Gather", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "Gather", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Gather", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v1>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);

}  // namespace gather

Status gather_v1(const gather::Attributes_v1& attributes, const Tensor& data, const Tensor& indices,
        Tensor& output, const Services& services) {
    using namespace gather;
    return Entry(services)
        .input(data).input(indices)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status gather_v11(const gather::Attributes_v1& attributes, const Tensor& data, const Tensor& indices,
        Tensor& output, const Services& services) {
    using namespace gather;
    return Entry(services)
        .input(data).input(indices)
        .output(output)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status gather_v13(const gather::Attributes_v1& attributes, const Tensor& data, const Tensor& indices,
        Tensor& output, const Services& services) {
    using namespace gather;
    return Entry(services)
        .input(data).input(indices)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
