// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/DequantizeLinear.json
//   runtime/ops/convert/dequantize_linear.toml
//   runtime/ops/convert/dequantize_linear.h
#include "generated/api/dequantize_linear.h"
#include "runtime/ops/convert/dequantize_linear.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace dequantize_linear {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Int32, DType::Int8, DType::UInt8)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v10[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v10[] = {
    {"y", 1},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::Int32, DType::Int8, DType::UInt8)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v13[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"y", 1},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T1", tensors(DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ,
        DType::Int32, DType::Int8, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v19[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v19[] = {
    {"y", 1},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"axis", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T1", tensors(DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ,
        DType::Int16, DType::Int32, DType::Int4, DType::Int8, DType::UInt16, DType::UInt4, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v21[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v21[] = {
    {"y", 1},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"axis", AttributeKind::Int},
    {"block_size", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T1", tensors(DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int8, DType::UInt16,
        DType::UInt4, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Float, DType::Float16)},
    {"T3", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v23[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v23[] = {
    {"y", 2},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"axis", AttributeKind::Int},
    {"block_size", AttributeKind::Int},
    {"output_dtype", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T1", tensors(DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int8, DType::UInt16,
        DType::UInt4, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Float, DType::Float16, DType::Float8E8M0)},
    {"T3", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v24[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v24[] = {
    {"y", 2},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"axis", AttributeKind::Int},
    {"block_size", AttributeKind::Int},
    {"output_dtype", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T1", tensors(DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int2, DType::Int32, DType::Int4, DType::Int8,
        DType::UInt16, DType::UInt2, DType::UInt4, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Float, DType::Float16, DType::Float8E8M0)},
    {"T3", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v25[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v25[] = {
    {"y", 2},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"axis", AttributeKind::Int},
    {"block_size", AttributeKind::Int},
    {"output_dtype", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T1", tensors(DType::Float4E2M1, DType::Float6E2M3, DType::Float6E3M2, DType::Float8E4M3FN,
        DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int2,
        DType::Int32, DType::Int4, DType::Int8, DType::UInt16, DType::UInt2, DType::UInt4, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Float, DType::Float16, DType::Float8E8M0)},
    {"T3", tensors(DType::BFloat16, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v28[] = {
    {"x", 0},
    {"x_scale", 1},
    {"x_zero_point", 0, Option::Optional},
};
constexpr ParamRow kOutputs_v28[] = {
    {"y", 2},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"axis", AttributeKind::Int},
    {"block_size", AttributeKind::Int},
    {"output_dtype", AttributeKind::Int},
};

using Op = ops::DequantizeLinear;

Status switch_on_input_0(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::Float4E2M1:
        case DType::Float6E2M3:
        case DType::Float6E3M2:
        case DType::Float8E4M3FN:
        case DType::Float8E4M3FNUZ:
        case DType::Float8E5M2:
        case DType::Float8E5M2FNUZ:
        case DType::Int16:
        case DType::Int2:
        case DType::Int32:
        case DType::Int4:
        case DType::Int8:
        case DType::UInt16:
        case DType::UInt2:
        case DType::UInt4:
        case DType::UInt8: return Op::run(params, context);
        default: return no_arm(context.value(0).type());
    }
}

Status switch_on_output_0(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
        case DType::BFloat16:
        case DType::Float:
        case DType::Float16: return switch_on_input_0(params, context);
        default: return no_arm(context.output_type(0));
    }
}

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(1)) {
        case DType::BFloat16:
        case DType::Float:
        case DType::Float16:
        case DType::Float8E8M0: return switch_on_output_0(params, context);
        default: return no_arm(context.value(1).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v10, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25, row_v28;
const OpRow row_v10 = {
    "ai.onnx", "DequantizeLinear", 10, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v10, kOutputs_v10, {}, kConstraints_v10,
};
const OpRow row_v13 = {
    "ai.onnx", "DequantizeLinear", 13, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v19 = {
    "ai.onnx", "DequantizeLinear", 19, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "DequantizeLinear", 21, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "DequantizeLinear", 23, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "DequantizeLinear", 24, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "DequantizeLinear", 25, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};
const OpRow row_v28 = {
    "ai.onnx", "DequantizeLinear", 28, false, true, nullptr,
    2, 3, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

constinit const Kernel kernel_v10 = KernelFor<Attributes_v10>::make(row_v10, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v13>::make(row_v13, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v13>::make(row_v19, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v21>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v23>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v23>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v23>::make(row_v25, 0);
constinit const Kernel kernel_v28 = KernelFor<Attributes_v23>::make(row_v28, 0);

}  // namespace dequantize_linear

Status dequantize_linear_v10(const Tensor& x, const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y,
        const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v10, KernelFor<Attributes_v10>::adopt({}));
}

Status dequantize_linear_v13(const dequantize_linear::Attributes_v13& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v13, KernelFor<Attributes_v13>::adopt(attributes));
}

Status dequantize_linear_v19(const dequantize_linear::Attributes_v13& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v19, KernelFor<Attributes_v13>::adopt(attributes));
}

Status dequantize_linear_v21(const dequantize_linear::Attributes_v21& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v21, KernelFor<Attributes_v21>::adopt(attributes));
}

Status dequantize_linear_v23(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v23, KernelFor<Attributes_v23>::adopt(attributes));
}

Status dequantize_linear_v24(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v24, KernelFor<Attributes_v23>::adopt(attributes));
}

Status dequantize_linear_v25(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v25, KernelFor<Attributes_v23>::adopt(attributes));
}

Status dequantize_linear_v28(const dequantize_linear::Attributes_v23& attributes, const Tensor& x,
        const Tensor& x_scale, const Tensor* x_zero_point, Tensor& y, const Services& services) {
    using namespace dequantize_linear;
    return Entry(services)
        .input(x).input(x_scale).input(x_zero_point)
        .output(y)
        .run(kernel_v28, KernelFor<Attributes_v23>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
