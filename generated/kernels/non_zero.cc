// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/NonZero.json
//   runtime/ops/tensor/non_zero.toml
//   runtime/ops/tensor/non_zero.h
#include "generated/api/non_zero.h"
#include "runtime/ops/tensor/non_zero.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace non_zero {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 1},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"Y", 1},
};

using Op = ops::NonZero;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Bool: return Op::run<bool>(params, context);
        case DType::Complex128: return Op::run<std::complex<double>>(params, context);
        case DType::Complex64: return Op::run<std::complex<float>>(params, context);
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

extern const OpRow row_v9, row_v13;
const OpRow row_v9 = {
    "ai.onnx", "NonZero", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "NonZero", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

constinit const Kernel kernel_v9 = KernelFor<Attributes_v9>::make(row_v9, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v9>::make(row_v13, 0);

}  // namespace non_zero

Status non_zero_v9(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace non_zero;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v9, KernelFor<Attributes_v9>::adopt({}));
}

Status non_zero_v13(const Tensor& X, Tensor& Y, const Services& services) {
    using namespace non_zero;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v13, KernelFor<Attributes_v9>::adopt({}));
}

}  // namespace opwright::ai_onnx
