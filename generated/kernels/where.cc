// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Where.json
//   runtime/ops/tensor/where.toml
//   runtime/ops/tensor/where.h
#include "generated/api/where.h"
#include "runtime/ops/tensor/where.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace where {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"B", tensors(DType::Bool)},
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"condition", 0},
    {"X", 1},
    {"Y", 1},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 1},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"B", tensors(DType::Bool)},
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v16[] = {
    {"condition", 0},
    {"X", 1},
    {"Y", 1},
};
constexpr ParamRow kOutputs_v16[] = {
    {"output", 1},
};

using Op = ops::Where;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(1)) {
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
        default: return no_arm(context.value(1).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v9, row_v16;
const OpRow row_v9 = {
    "ai.onnx", "Where", 9, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v9, kOutputs_v9, {}, kConstraints_v9,
};
const OpRow row_v16 = {
    "ai.onnx", "Where", 16, false, true, nullptr,
    3, 3, 1, 1,
    kInputs_v16, kOutputs_v16, {}, kConstraints_v16,
};

constinit const Kernel kernel_v9 = KernelFor<Attributes_v9>::make(row_v9, 0);
constinit const Kernel kernel_v16 = KernelFor<Attributes_v9>::make(row_v16, 0);

}  // namespace where

Status where_v9(const Tensor& condition, const Tensor& X, const Tensor& Y, Tensor& output,
        const Services& services) {
    using namespace where;
    return Entry(services)
        .input(condition).input(X).input(Y)
        .output(output)
        .run(kernel_v9, KernelFor<Attributes_v9>::adopt({}));
}

Status where_v16(const Tensor& condition, const Tensor& X, const Tensor& Y, Tensor& output,
        const Services& services) {
    using namespace where;
    return Entry(services)
        .input(condition).input(X).input(Y)
        .output(output)
        .run(kernel_v16, KernelFor<Attributes_v9>::adopt({}));
}

}  // namespace opwright::ai_onnx
