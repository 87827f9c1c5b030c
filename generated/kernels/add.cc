// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Add.json
//   runtime/ops/math/add.toml
//   runtime/ops/math/add.h
#include "generated/api/add.h"
#include "runtime/loops/binary.h"
#include "runtime/ops/math/add.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace add {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"C", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
    {"consumed_inputs", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v6[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"C", 0},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"axis", AttributeKind::Int},
    {"broadcast", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v7[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"C", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"C", 0},
};

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v14[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v14[] = {
    {"C", 0},
};

using Op = loops::Binary<ops::Add>;

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

extern const OpRow row_v1, row_v6, row_v7, row_v13, row_v14;
const OpRow row_v1 = {
    "ai.onnx", "Add", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Add", 6, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v7 = {
    "ai.onnx", "Add", 7, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v7, kOutputs_v7, {}, kConstraints_v7,
};
const OpRow row_v13 = {
    "ai.onnx", "Add", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v14 = {
    "ai.onnx", "Add", 14, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v14, kOutputs_v14, {}, kConstraints_v14,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v7 = KernelFor<Attributes_v7>::make(row_v7, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v7>::make(row_v13, 0);
constinit const Kernel kernel_v14 = KernelFor<Attributes_v7>::make(row_v14, 0);

}  // namespace add

Status add_v1(const add::Attributes_v1& attributes, const Tensor& A, const Tensor& B, Tensor& C,
        const Services& services) {
    using namespace add;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status add_v6(const add::Attributes_v6& attributes, const Tensor& A, const Tensor& B, Tensor& C,
        const Services& services) {
    using namespace add;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt(attributes));
}

Status add_v7(const Tensor& A, const Tensor& B, Tensor& C, const Services& services) {
    using namespace add;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v7, KernelFor<Attributes_v7>::adopt({}));
}

Status add_v13(const Tensor& A, const Tensor& B, Tensor& C, const Services& services) {
    using namespace add;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v13, KernelFor<Attributes_v7>::adopt({}));
}

Status add_v14(const Tensor& A, const Tensor& B, Tensor& C, const Services& services) {
    using namespace add;
    return Entry(services)
        .input(A).input(B)
        .output(C)
        .run(kernel_v14, KernelFor<Attributes_v7>::adopt({}));
}

}  // namespace opwright::ai_onnx
