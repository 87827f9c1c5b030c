// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Equal.json
//   runtime/ops/logic/equal.toml
//   runtime/ops/logic/equal.h
#include "generated/api/equal.h"
#include "runtime/loops/binary.h"
#include "runtime/ops/logic/equal.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace equal {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Int32, DType::Int64)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v1[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"C", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Bool, DType::Int32, DType::Int64)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v7[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"C", 1},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v11[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"C", 1},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v13[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"C", 1},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v19[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v19[] = {
    {"C", 1},
};

using Op = loops::Compare<ops::Equal>;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Bool: return Op::run<bool>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        case DType::Int16: return Op::run<std::int16_t>(params, context);
        case DType::Int32: return Op::run<std::int32_t>(params, context);
        case DType::Int64: return Op::run<std::int64_t>(params, context);
        case DType::Int8: return Op::run<std::int8_t>(params, context);
        case DType::String: return Op::run<std::string>(params, context);
        case DType::UInt16: return Op::run<std::uint16_t>(params, context);
        case DType::UInt32: return Op::run<std::uint32_t>(params, context);
        case DType::UInt64: return Op::run<std::uint64_t>(params, context);
        case DType::UInt8: return Op::run<std::uint8_t>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v7, row_v11, row_v13, row_v19;
const OpRow row_v1 = {
    "ai.onnx", "Equal", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v7 = {
    "ai.onnx", "Equal", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v11 = {
    "ai.onnx", "Equal", 11, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Equal", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v19 = {
    "ai.onnx", "Equal", 19, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v19, kOutputs_v19, {}, kConstraints_v19,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v7 = KernelFor<Attributes_v7>::make(row_v7, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v7>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v7>::make(row_v13, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v7>::make(row_v19, 0);

}  // namespace equal

Status equal_v1(const equal::Attributes_v1& attributes, const Tensor& A, const Tensor& B, Tensor& C,
        const Services& services) {
    using namespace equal;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status equal_v7(const Tensor& A, const Tensor& B, Tensor& C, const Services& services) {
    using namespace equal;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v7, KernelFor<Attributes_v7>::adopt({}));
}

Status equal_v11(const Tensor& A, const Tensor& B, Tensor& C, const Services& services) {
    using namespace equal;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v11, KernelFor<Attributes_v7>::adopt({}));
}

Status equal_v13(const Tensor& A, const Tensor& B, Tensor& C, const Services& services) {
    using namespace equal;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v13, KernelFor<Attributes_v7>::adopt({}));
}

Status equal_v19(const Tensor& A, const Tensor& B, Tensor& C, const Services& services) {
    using namespace equal;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v19, KernelFor<Attributes_v7>::adopt({}));
}

}  // namespace opwright::ai_onnx
