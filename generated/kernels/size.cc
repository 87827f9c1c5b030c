// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Size.json
//   runtime/ops/tensor/size.toml
//   runtime/ops/tensor/size.h
#include "generated/api/size.h"
#include "runtime/ops/tensor/size.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace size {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"size", 1},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"size", 1},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v19[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v19[] = {
    {"size", 1},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v21[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v21[] = {
    {"size", 1},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v23[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v23[] = {
    {"size", 1},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v24[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v24[] = {
    {"size", 1},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
    {"T1", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v25[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v25[] = {
    {"size", 1},
};

using Op = ops::Size;

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

extern const OpRow row_v1, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Size", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v13 = {
    "ai.onnx", "Size", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v19 = {
    "ai.onnx", "Size", 19, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v19, kOutputs_v19, {}, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "Size", 21, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v21, kOutputs_v21, {}, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Size", 23, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v23, kOutputs_v23, {}, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Size", 24, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v24, kOutputs_v24, {}, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Size", 25, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v25, kOutputs_v25, {}, kConstraints_v25,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v1>::make(row_v19, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v1>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v1>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v1>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v1>::make(row_v25, 0);

}  // namespace size

Status size_v1(const Tensor& data, Tensor& size, const Services& services) {
    using namespace size;
    return Entry(services)
        .input(data)
        .output(size)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt({}));
}

Status size_v13(const Tensor& data, Tensor& size, const Services& services) {
    using namespace size;
    return Entry(services)
        .input(data)
        .output(size)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt({}));
}

Status size_v19(const Tensor& data, Tensor& size, const Services& services) {
    using namespace size;
    return Entry(services)
        .input(data)
        .output(size)
        .run(kernel_v19, KernelFor<Attributes_v1>::adopt({}));
}

Status size_v21(const Tensor& data, Tensor& size, const Services& services) {
    using namespace size;
    return Entry(services)
        .input(data)
        .output(size)
        .run(kernel_v21, KernelFor<Attributes_v1>::adopt({}));
}

Status size_v23(const Tensor& data, Tensor& size, const Services& services) {
    using namespace size;
    return Entry(services)
        .input(data)
        .output(size)
        .run(kernel_v23, KernelFor<Attributes_v1>::adopt({}));
}

Status size_v24(const Tensor& data, Tensor& size, const Services& services) {
    using namespace size;
    return Entry(services)
        .input(data)
        .output(size)
        .run(kernel_v24, KernelFor<Attributes_v1>::adopt({}));
}

Status size_v25(const Tensor& data, Tensor& size, const Services& services) {
    using namespace size;
    return Entry(services)
        .input(data)
        .output(size)
        .run(kernel_v25, KernelFor<Attributes_v1>::adopt({}));
}

}  // namespace opwright::ai_onnx
