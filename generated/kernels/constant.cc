// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Constant.json
//   runtime/ops/tensor/constant.toml
//   runtime/ops/tensor/constant.h
#include "generated/api/constant.h"
#include "runtime/ops/tensor/constant.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace constant {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"value", AttributeKind::Tensor, true},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"value", AttributeKind::Tensor, true},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v11[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v12[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
    {"value_float", AttributeKind::Float},
    {"value_floats", AttributeKind::Floats},
    {"value_int", AttributeKind::Int},
    {"value_ints", AttributeKind::Ints},
    {"value_string", AttributeKind::String},
    {"value_strings", AttributeKind::Strings},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
    {"value_float", AttributeKind::Float},
    {"value_floats", AttributeKind::Floats},
    {"value_int", AttributeKind::Int},
    {"value_ints", AttributeKind::Ints},
    {"value_string", AttributeKind::String},
    {"value_strings", AttributeKind::Strings},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v19[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
    {"value_float", AttributeKind::Float},
    {"value_floats", AttributeKind::Floats},
    {"value_int", AttributeKind::Int},
    {"value_ints", AttributeKind::Ints},
    {"value_string", AttributeKind::String},
    {"value_strings", AttributeKind::Strings},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v21[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
    {"value_float", AttributeKind::Float},
    {"value_floats", AttributeKind::Floats},
    {"value_int", AttributeKind::Int},
    {"value_ints", AttributeKind::Ints},
    {"value_string", AttributeKind::String},
    {"value_strings", AttributeKind::Strings},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kOutputs_v23[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
    {"value_float", AttributeKind::Float},
    {"value_floats", AttributeKind::Floats},
    {"value_int", AttributeKind::Int},
    {"value_ints", AttributeKind::Ints},
    {"value_string", AttributeKind::String},
    {"value_strings", AttributeKind::Strings},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kOutputs_v24[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
    {"value_float", AttributeKind::Float},
    {"value_floats", AttributeKind::Floats},
    {"value_int", AttributeKind::Int},
    {"value_ints", AttributeKind::Ints},
    {"value_string", AttributeKind::String},
    {"value_strings", AttributeKind::Strings},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kOutputs_v25[] = {
    {"output", 0},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"sparse_value", AttributeKind::SparseTensor},
    {"value", AttributeKind::Tensor},
    {"value_float", AttributeKind::Float},
    {"value_floats", AttributeKind::Floats},
    {"value_int", AttributeKind::Int},
    {"value_ints", AttributeKind::Ints},
    {"value_string", AttributeKind::String},
    {"value_strings", AttributeKind::Strings},
};

using Op = ops::Constant;

Status run(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
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
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v9, row_v11, row_v12, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Constant", 1, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v9 = {
    "ai.onnx", "Constant", 9, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v11 = {
    "ai.onnx", "Constant", 11, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v12 = {
    "ai.onnx", "Constant", 12, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "Constant", 13, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v19 = {
    "ai.onnx", "Constant", 19, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "Constant", 21, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Constant", 23, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Constant", 24, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Constant", 25, false, true, nullptr,
    0, 0, 1, 1,
    {}, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v9 = KernelFor<Attributes_v1>::make(row_v9, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v11>::make(row_v11, 0);
constinit const Kernel kernel_v12 = KernelFor<Attributes_v12>::make(row_v12, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v12>::make(row_v13, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v12>::make(row_v19, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v12>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v12>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v12>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v12>::make(row_v25, 0);

}  // namespace constant

Status constant_v1(const constant::Attributes_v1& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status constant_v9(const constant::Attributes_v1& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v9, KernelFor<Attributes_v1>::adopt(attributes));
}

Status constant_v11(const constant::Attributes_v11& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v11, KernelFor<Attributes_v11>::adopt(attributes));
}

Status constant_v12(const constant::Attributes_v12& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v12, KernelFor<Attributes_v12>::adopt(attributes));
}

Status constant_v13(const constant::Attributes_v12& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v12>::adopt(attributes));
}

Status constant_v19(const constant::Attributes_v12& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v19, KernelFor<Attributes_v12>::adopt(attributes));
}

Status constant_v21(const constant::Attributes_v12& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v21, KernelFor<Attributes_v12>::adopt(attributes));
}

Status constant_v23(const constant::Attributes_v12& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v23, KernelFor<Attributes_v12>::adopt(attributes));
}

Status constant_v24(const constant::Attributes_v12& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v24, KernelFor<Attributes_v12>::adopt(attributes));
}

Status constant_v25(const constant::Attributes_v12& attributes, Tensor& output, const Services& services) {
    using namespace constant;
    return Entry(services)
        .output(output)
        .run(kernel_v25, KernelFor<Attributes_v12>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
