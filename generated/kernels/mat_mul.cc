// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/MatMul.json
//   runtime/ops/math/mat_mul.toml
//   runtime/ops/math/mat_mul.h
#include "generated/api/mat_mul.h"
#include "runtime/ops/math/mat_mul.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace mat_mul {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int32, DType::Int64, DType::UInt32,
        DType::UInt64)},
};
constexpr ParamRow kInputs_v9[] = {
    {"A", 0},
    {"B", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 0},
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
    {"Y", 0},
};

using Op = ops::MatMul;

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

extern const OpRow row_v1, row_v9, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "MatMul", 1, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v9 = {
    "ai.onnx", "MatMul", 9, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "MatMul", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v9 = KernelFor<Attributes_v1>::make(row_v9, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);

}  // namespace mat_mul

Status mat_mul_v1(const Tensor& A, const Tensor& B, Tensor& Y, const Services& services) {
    using namespace mat_mul;
    return Entry(services)
        .input(A).input(B)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt({}));
}

Status mat_mul_v9(const Tensor& A, const Tensor& B, Tensor& Y, const Services& services) {
    using namespace mat_mul;
    return Entry(services)
        .input(A).input(B)
        .output(Y)
        .run(kernel_v9, KernelFor<Attributes_v1>::adopt({}));
}

Status mat_mul_v13(const Tensor& A, const Tensor& B, Tensor& Y, const Services& services) {
    using namespace mat_mul;
    return Entry(services)
        .input(A).input(B)
        .output(Y)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt({}));
}

}  // namespace opwright::ai_onnx
