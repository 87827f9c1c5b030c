// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/ConstantOfShape.json
//   runtime/ops/tensor/constant_of_shape.toml
//   runtime/ops/tensor/constant_of_shape.h
#include "generated/api/constant_of_shape.h"
#include "runtime/ops/tensor/constant_of_shape.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace constant_of_shape {
namespace {

constexpr ConstraintRow kConstraints_v9[] = {
    {"T1", tensors(DType::Int64)},
    {"T2", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"value", AttributeKind::Tensor},
};

constexpr ConstraintRow kConstraints_v20[] = {
    {"T1", tensors(DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v20[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v20[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v20[] = {
    {"value", AttributeKind::Tensor},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T1", tensors(DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16,
        DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt4,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v21[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v21[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"value", AttributeKind::Tensor},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T1", tensors(DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v23[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v23[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"value", AttributeKind::Tensor},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T1", tensors(DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v24[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v24[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"value", AttributeKind::Tensor},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T1", tensors(DType::Int64)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt2, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v25[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v25[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"value", AttributeKind::Tensor},
};

using Op = ops::ConstantOfShape;

Status run(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
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
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v9, row_v20, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v9 = {
    "ai.onnx", "ConstantOfShape", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v20 = {
    "ai.onnx", "ConstantOfShape", 20, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v20, kOutputs_v20, kAttributes_v20, kConstraints_v20,
};
const OpRow row_v21 = {
    "ai.onnx", "ConstantOfShape", 21, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "ConstantOfShape", 23, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "ConstantOfShape", 24, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "ConstantOfShape", 25, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

constinit const Kernel kernel_v9 = KernelFor<Attributes_v9>::make(row_v9, 1);
constinit const Kernel kernel_v20 = KernelFor<Attributes_v9>::make(row_v20, 1);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v9>::make(row_v21, 1);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v9>::make(row_v23, 1);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v9>::make(row_v24, 1);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v9>::make(row_v25, 1);

}  // namespace constant_of_shape

Status constant_of_shape_v9(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services) {
    using namespace constant_of_shape;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v9, KernelFor<Attributes_v9>::adopt(attributes));
}

Status constant_of_shape_v20(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services) {
    using namespace constant_of_shape;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v20, KernelFor<Attributes_v9>::adopt(attributes));
}

Status constant_of_shape_v21(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services) {
    using namespace constant_of_shape;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v21, KernelFor<Attributes_v9>::adopt(attributes));
}

Status constant_of_shape_v23(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services) {
    using namespace constant_of_shape;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v23, KernelFor<Attributes_v9>::adopt(attributes));
}

Status constant_of_shape_v24(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services) {
    using namespace constant_of_shape;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v24, KernelFor<Attributes_v9>::adopt(attributes));
}

Status constant_of_shape_v25(const constant_of_shape::Attributes_v9& attributes, const Tensor& input,
        Tensor& output, const Services& services) {
    using namespace constant_of_shape;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v25, KernelFor<Attributes_v9>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
