// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Gemm.json
//   runtime/ops/math/gemm.toml
//   runtime/ops/math/gemm.h
#include "generated/api/gemm.h"
#include "runtime/ops/math/gemm.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace gemm {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"A", 0},
    {"B", 0},
    {"C", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"broadcast", AttributeKind::Int},
    {"transA", AttributeKind::Int},
    {"transB", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"A", 0},
    {"B", 0},
    {"C", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"broadcast", AttributeKind::Int},
    {"transA", AttributeKind::Int},
    {"transB", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"A", 0},
    {"B", 0},
    {"C", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"transA", AttributeKind::Int},
    {"transB", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v9[] = {
    {"A", 0},
    {"B", 0},
    {"C", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"transA", AttributeKind::Int},
    {"transB", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"A", 0},
    {"B", 0},
    {"C", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"transA", AttributeKind::Int},
    {"transB", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64,
        DType::UInt32, DType::UInt64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"A", 0},
    {"B", 0},
    {"C", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"alpha", AttributeKind::Float},
    {"beta", AttributeKind::Float},
    {"transA", AttributeKind::Int},
    {"transB", AttributeKind::Int},
};

using Op = ops::Gemm;

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

extern const OpRow row_v1, row_v6, row_v7, row_v9, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Gemm", 1, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Gemm", 6, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v7 = {
    "ai.onnx", "Gemm", 7, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v9 = {
    "ai.onnx", "Gemm", 9, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "Gemm", 11, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Gemm", 13, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v1>::make(row_v6, 0);
constinit const Kernel kernel_v7 = KernelFor<Attributes_v7>::make(row_v7, 0);
constinit const Kernel kernel_v9 = KernelFor<Attributes_v7>::make(row_v9, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v11>::make(row_v13, 0);

}  // namespace gemm

Status gemm_v1(const gemm::Attributes_v1& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services) {
    using namespace gemm;
    return Entry(services)
        .input(A).input(B).input(C)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status gemm_v6(const gemm::Attributes_v1& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services) {
    using namespace gemm;
    return Entry(services)
        .input(A).input(B).input(C)
        .output(Y)
        .run(kernel_v6, KernelFor<Attributes_v1>::adopt(attributes));
}

Status gemm_v7(const gemm::Attributes_v7& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services) {
    using namespace gemm;
    return Entry(services)
        .input(A).input(B).input(C)
        .output(Y)
        .run(kernel_v7, KernelFor<Attributes_v7>::adopt(attributes));
}

Status gemm_v9(const gemm::Attributes_v7& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services) {
    using namespace gemm;
    return Entry(services)
        .input(A).input(B).input(C)
        .output(Y)
        .run(kernel_v9, KernelFor<Attributes_v7>::adopt(attributes));
}

Status gemm_v11(const gemm::Attributes_v11& attributes, const Tensor& A, const Tensor& B, const Tensor* C,
        Tensor& Y, const Services& services) {
    using namespace gemm;
    return Entry(services)
        .input(A).input(B).input(C)
        .output(Y)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt(attributes));
}

Status gemm_v13(const gemm::Attributes_v11& attributes, const Tensor& A, const Tensor& B, const Tensor* C,
        Tensor& Y, const Services& services) {
    using namespace gemm;
    return Entry(services)
        .input(A).input(B).input(C)
        .output(Y)
        .run(kernel_v13, KernelFor<Attributes_v11>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
