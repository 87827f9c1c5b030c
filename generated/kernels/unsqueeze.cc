// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Unsqueeze.json
//   runtime/ops/tensor/unsqueeze.toml
//   runtime/ops/tensor/unsqueeze.h
#include "generated/api/unsqueeze.h"
#include "runtime/ops/tensor/unsqueeze.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace unsqueeze {
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
    {"expanded", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"axes", AttributeKind::Ints, true},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"expanded", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"axes", AttributeKind::Ints, true},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"axes", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"expanded", 0},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v21[] = {
    {"data", 0},
    {"axes", 1},
};
constexpr ParamRow kOutputs_v21[] = {
    {"expanded", 0},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v23[] = {
    {"data", 0},
    {"axes", 1},
};
constexpr ParamRow kOutputs_v23[] = {
    {"expanded", 0},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v24[] = {
    {"data", 0},
    {"axes", 1},
};
constexpr ParamRow kOutputs_v24[] = {
    {"expanded", 0},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v25[] = {
    {"data", 0},
    {"axes", 1},
};
constexpr ParamRow kOutputs_v25[] = {
    {"expanded", 0},
};

using Op = ops::Unsqueeze;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16:
        case DType::Bool:
        case DType::Complex128:
        case DType::Complex64:
        case DType::Double:
        case DType::Float:
        case DType::Float16:
        case DType::Float4E2M1:
        case DType::Float8E4M3FN:
        case DType::Float8E4M3FNUZ:
        case DType::Float8E5M2:
        case DType::Float8E5M2FNUZ:
        case DType::Float8E8M0:
        case DType::Int16:
        case DType::Int2:
        case DType::Int32:
        case DType::Int4:
        case DType::Int64:
        case DType::Int8:
        case DType::String:
        case DType::UInt16:
        case DType::UInt2:
        case DType::UInt32:
        case DType::UInt4:
        case DType::UInt64:
        case DType::UInt8: return Op::run(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Unsqueeze", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "Unsqueeze", 11, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Unsqueeze", 13, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v21 = {
    "ai.onnx", "Unsqueeze", 21, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v21, kOutputs_v21, {}, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Unsqueeze", 23, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v23, kOutputs_v23, {}, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Unsqueeze", 24, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v24, kOutputs_v24, {}, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Unsqueeze", 25, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v25, kOutputs_v25, {}, kConstraints_v25,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v1>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v13>::make(row_v13, 2);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v13>::make(row_v21, 2);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v13>::make(row_v23, 2);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v13>::make(row_v24, 2);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v13>::make(row_v25, 2);

}  // namespace unsqueeze

Status unsqueeze_v1(const unsqueeze::Attributes_v1& attributes, const Tensor& data, Tensor& expanded,
        const Services& services) {
    using namespace unsqueeze;
    return Entry(services)
        .input(data)
        .output(expanded)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status unsqueeze_v11(const unsqueeze::Attributes_v1& attributes, const Tensor& data, Tensor& expanded,
        const Services& services) {
    using namespace unsqueeze;
    return Entry(services)
        .input(data)
        .output(expanded)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status unsqueeze_v13(const Tensor& data, const Tensor& axes, Tensor& expanded, const Services& services) {
    using namespace unsqueeze;
    return Entry(services)
        .input(data).input(axes)
        .output(expanded)
        .run(kernel_v13, KernelFor<Attributes_v13>::adopt({}));
}

Status unsqueeze_v21(const Tensor& data, const Tensor& axes, Tensor& expanded, const Services& services) {
    using namespace unsqueeze;
    return Entry(services)
        .input(data).input(axes)
        .output(expanded)
        .run(kernel_v21, KernelFor<Attributes_v13>::adopt({}));
}

Status unsqueeze_v23(const Tensor& data, const Tensor& axes, Tensor& expanded, const Services& services) {
    using namespace unsqueeze;
    return Entry(services)
        .input(data).input(axes)
        .output(expanded)
        .run(kernel_v23, KernelFor<Attributes_v13>::adopt({}));
}

Status unsqueeze_v24(const Tensor& data, const Tensor& axes, Tensor& expanded, const Services& services) {
    using namespace unsqueeze;
    return Entry(services)
        .input(data).input(axes)
        .output(expanded)
        .run(kernel_v24, KernelFor<Attributes_v13>::adopt({}));
}

Status unsqueeze_v25(const Tensor& data, const Tensor& axes, Tensor& expanded, const Services& services) {
    using namespace unsqueeze;
    return Entry(services)
        .input(data).input(axes)
        .output(expanded)
        .run(kernel_v25, KernelFor<Attributes_v13>::adopt({}));
}

}  // namespace opwright::ai_onnx
