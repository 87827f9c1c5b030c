// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Transpose.json
//   runtime/ops/tensor/transpose.toml
//   runtime/ops/tensor/transpose.h
#include "generated/api/transpose.h"
#include "runtime/ops/tensor/transpose.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace transpose {
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
    {"transposed", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"perm", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"transposed", 0},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"perm", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v21[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v21[] = {
    {"transposed", 0},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"perm", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v23[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v23[] = {
    {"transposed", 0},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"perm", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v24[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v24[] = {
    {"transposed", 0},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"perm", AttributeKind::Ints},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v25[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v25[] = {
    {"transposed", 0},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"perm", AttributeKind::Ints},
};

using Op = ops::Transpose;

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

extern const OpRow row_v1, row_v13, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Transpose", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v13 = {
    "ai.onnx", "Transpose", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v21 = {
    "ai.onnx", "Transpose", 21, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Transpose", 23, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Transpose", 24, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Transpose", 25, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v1>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v1>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v1>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v1>::make(row_v25, 0);

}  // namespace transpose

Status transpose_v1(const transpose::Attributes_v1& attributes, const Tensor& data, Tensor& transposed,
        const Services& services) {
    using namespace transpose;
    return Entry(services)
        .input(data)
        .output(transposed)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status transpose_v13(const transpose::Attributes_v1& attributes, const Tensor& data, Tensor& transposed,
        const Services& services) {
    using namespace transpose;
    return Entry(services)
        .input(data)
        .output(transposed)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt(attributes));
}

Status transpose_v21(const transpose::Attributes_v1& attributes, const Tensor& data, Tensor& transposed,
        const Services& services) {
    using namespace transpose;
    return Entry(services)
        .input(data)
        .output(transposed)
        .run(kernel_v21, KernelFor<Attributes_v1>::adopt(attributes));
}

Status transpose_v23(const transpose::Attributes_v1& attributes, const Tensor& data, Tensor& transposed,
        const Services& services) {
    using namespace transpose;
    return Entry(services)
        .input(data)
        .output(transposed)
        .run(kernel_v23, KernelFor<Attributes_v1>::adopt(attributes));
}

Status transpose_v24(const transpose::Attributes_v1& attributes, const Tensor& data, Tensor& transposed,
        const Services& services) {
    using namespace transpose;
    return Entry(services)
        .input(data)
        .output(transposed)
        .run(kernel_v24, KernelFor<Attributes_v1>::adopt(attributes));
}

Status transpose_v25(const transpose::Attributes_v1& attributes, const Tensor& data, Tensor& transposed,
        const Services& services) {
    using namespace transpose;
    return Entry(services)
        .input(data)
        .output(transposed)
        .run(kernel_v25, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
