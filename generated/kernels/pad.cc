// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Pad.json
//   runtime/ops/tensor/pad.toml
//   runtime/ops/tensor/pad.h
#include "generated/api/pad.h"
#include "runtime/ops/tensor/pad.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace pad {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"mode", AttributeKind::String},
    {"paddings", AttributeKind::Ints, true},
    {"value", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v2[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v2[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v2[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v2[] = {
    {"mode", AttributeKind::String},
    {"pads", AttributeKind::Ints, true},
    {"value", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v11[] = {
    {"data", 0},
    {"pads", 1},
    {"constant_value", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"pads", 1},
    {"constant_value", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v18[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v18[] = {
    {"data", 0},
    {"pads", 2},
    {"constant_value", 0, Option::Optional},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v18[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v18[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v19[] = {
    {"data", 0},
    {"pads", 2},
    {"constant_value", 0, Option::Optional},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v19[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v21[] = {
    {"data", 0},
    {"pads", 2},
    {"constant_value", 0, Option::Optional},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v21[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v23[] = {
    {"data", 0},
    {"pads", 2},
    {"constant_value", 0, Option::Optional},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v23[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v24[] = {
    {"data", 0},
    {"pads", 2},
    {"constant_value", 0, Option::Optional},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v24[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"mode", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
    {"Tind", tensors(DType::Int32, DType::Int64)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v25[] = {
    {"data", 0},
    {"pads", 2},
    {"constant_value", 0, Option::Optional},
    {"axes", 1, Option::Optional},
};
constexpr ParamRow kOutputs_v25[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"mode", AttributeKind::String},
};

using Op = ops::Pad;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16:
        case DType::Float16:
        case DType::Int16:
        case DType::UInt16: return Op::run<std::uint16_t>(params, context);
        case DType::Bool:
        case DType::Float8E4M3FN:
        case DType::Float8E4M3FNUZ:
        case DType::Float8E5M2:
        case DType::Float8E5M2FNUZ:
        case DType::Float8E8M0:
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
        case DType::Float4E2M1:
        case DType::Int4:
        case DType::UInt4: return Op::run<Packed<4>>(params, context);
        case DType::Int2:
        case DType::UInt2: return Op::run<Packed<2>>(params, context);
        case DType::String: return Op::run<std::string>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v2, row_v11, row_v13, row_v18, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Pad", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v2 = {
    "ai.onnx", "Pad", 2, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v2, kOutputs_v2, kAttributes_v2, kConstraints_v2,
};
const OpRow row_v11 = {
    "ai.onnx", "Pad", 11, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Pad", 13, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v18 = {
    "ai.onnx", "Pad", 18, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v18, kOutputs_v18, kAttributes_v18, kConstraints_v18,
};
const OpRow row_v19 = {
    "ai.onnx", "Pad", 19, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "Pad", 21, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Pad", 23, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Pad", 24, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Pad", 25, false, true, nullptr,
    2, 4, 1, 1,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v2 = KernelFor<Attributes_v2>::make(row_v2, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 2);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v11>::make(row_v13, 2);
constinit const Kernel kernel_v18 = KernelFor<Attributes_v18>::make(row_v18, 10);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v19>::make(row_v19, 10);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v19>::make(row_v21, 10);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v19>::make(row_v23, 10);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v19>::make(row_v24, 10);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v19>::make(row_v25, 10);

}  // namespace pad

Status pad_v1(const pad::Attributes_v1& attributes, const Tensor& data, Tensor& output,
        const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status pad_v2(const pad::Attributes_v2& attributes, const Tensor& data, Tensor& output,
        const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data)
        .output(output)
        .run(kernel_v2, KernelFor<Attributes_v2>::adopt(attributes));
}

Status pad_v11(const pad::Attributes_v11& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value)
        .output(output)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt(attributes));
}

Status pad_v13(const pad::Attributes_v11& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v11>::adopt(attributes));
}

Status pad_v18(const pad::Attributes_v18& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value).input(axes)
        .output(output)
        .run(kernel_v18, KernelFor<Attributes_v18>::adopt(attributes));
}

Status pad_v19(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value).input(axes)
        .output(output)
        .run(kernel_v19, KernelFor<Attributes_v19>::adopt(attributes));
}

Status pad_v21(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value).input(axes)
        .output(output)
        .run(kernel_v21, KernelFor<Attributes_v19>::adopt(attributes));
}

Status pad_v23(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value).input(axes)
        .output(output)
        .run(kernel_v23, KernelFor<Attributes_v19>::adopt(attributes));
}

Status pad_v24(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value).input(axes)
        .output(output)
        .run(kernel_v24, KernelFor<Attributes_v19>::adopt(attributes));
}

Status pad_v25(const pad::Attributes_v19& attributes, const Tensor& data, const Tensor& pads,
        const Tensor* constant_value, const Tensor* axes, Tensor& output, const Services& services) {
    using namespace pad;
    return Entry(services)
        .input(data).input(pads).input(constant_value).input(axes)
        .output(output)
        .run(kernel_v25, KernelFor<Attributes_v19>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
