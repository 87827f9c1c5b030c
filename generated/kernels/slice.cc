// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Slice.json
//   runtime/ops/tensor/slice.toml
//   runtime/ops/tensor/slice.h
#include "generated/api/slice.h"
#include "runtime/ops/tensor/slice.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace slice {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints},
    {"ends", AttributeKind::Ints, true},
    {"starts", AttributeKind::Ints, true},
};

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v10[] = {
    {"data", 0},
    {"starts", 1},
    {"ends", 1},
    {"axes", 1, Option::Optional},
    {"steps", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v10[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
    {"starts", 1},
    {"ends", 1},
    {"axes", 1, Option::Optional},
    {"steps", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"starts", 1},
    {"ends", 1},
    {"axes", 1, Option::Optional},
    {"steps", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

using Op = ops::Slice;

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

extern const OpRow row_v1, row_v10, row_v11, row_v13;
const OpRow row_v1 = {
    "ai.onnx", "Slice", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v10 = {
    "ai.onnx", "Slice", 10, false, true, nullptr,
    3, 5, 1, 1,
    kInputs_v10, kOutputs_v10, {}, kConstraints_v10,
};
const OpRow row_v11 = {
    "ai.onnx", "Slice", 11, false, true, nullptr,
    3, 5, 1, 1,
    kInputs_v11, kOutputs_v11, {}, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Slice", 13, false, true, nullptr,
    3, 5, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v10 = KernelFor<Attributes_v10>::make(row_v10, 30);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v10>::make(row_v11, 30);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v10>::make(row_v13, 30);

}  // namespace slice

Status slice_v1(const slice::Attributes_v1& attributes, const Tensor& data, Tensor& output,
        const Services& services) {
    using namespace slice;
    return Entry(services)
        .input(data)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status slice_v10(const Tensor& data, const Tensor& starts, const Tensor& ends, const Tensor* axes,
        const Tensor* steps, Tensor& output, const Services& services) {
    using namespace slice;
    return Entry(services)
        .input(data).input(starts).input(ends).input(axes).input(steps)
        .output(output)
        .run(kernel_v10, KernelFor<Attributes_v10>::adopt({}));
}

Status slice_v11(const Tensor& data, const Tensor& starts, const Tensor& ends, const Tensor* axes,
        const Tensor* steps, Tensor& output, const Services& services) {
    using namespace slice;
    return Entry(services)
        .input(data).input(starts).input(ends).input(axes).input(steps)
        .output(output)
        .run(kernel_v11, KernelFor<Attributes_v10>::adopt({}));
}

Status slice_v13(const Tensor& data, const Tensor& starts, const Tensor& ends, const Tensor* axes,
        const Tensor* steps, Tensor& output, const Services& services) {
    using namespace slice;
    return Entry(services)
        .input(data).input(starts).input(ends).input(axes).input(steps)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v10>::adopt({}));
}

}  // namespace opwright::ai_onnx
