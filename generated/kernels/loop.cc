// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Loop.json
//   runtime/ops/control/loop.toml
//   runtime/ops/control/loop.h
#include "generated/api/loop.h"
#include "runtime/ops/control/loop.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace loop {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"V", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v1[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"V", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v11[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v11[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"V", TypeSet()
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v13[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v16[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v16[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v19[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v19[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
            DType::UInt8)
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
            DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v21[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v21[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN,
            DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32,
            DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN,
            DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32,
            DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
            DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v23[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v23[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN,
            DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16,
            DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16,
            DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN,
            DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16,
            DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16,
            DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32,
            DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v24[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v24[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"body", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN,
            DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16,
            DType::Int2, DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16,
            DType::UInt2, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64,
            DType::Double, DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN,
            DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16,
            DType::Int2, DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16,
            DType::UInt2, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2,
            DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2,
            DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
    {"I", tensors(DType::Int64)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v25[] = {
    {"M", 1, Option::Optional},
    {"cond", 2, Option::Optional},
    {"v_initial", 0, Option::Variadic, false, 0},
};
constexpr ParamRow kOutputs_v25[] = {
    {"v_final_and_scan_outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"body", AttributeKind::Graph, true},
};

using Op = ops::Loop;

Status run(const Op::Params& params, Context& context) {
    return Op::run(params, context);
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Loop", 1, false, false, nullptr,
    3, INT_MAX, 1, INT_MAX,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "Loop", 11, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "Loop", 13, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v16 = {
    "ai.onnx", "Loop", 16, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};
const OpRow row_v19 = {
    "ai.onnx", "Loop", 19, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "Loop", 21, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Loop", 23, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Loop", 24, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Loop", 25, false, false, nullptr,
    2, INT_MAX, 1, INT_MAX,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v11 = KernelFor<Attributes_v1>::make(row_v11, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);
constinit const Kernel kernel_v16 = KernelFor<Attributes_v1>::make(row_v16, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v1>::make(row_v19, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v1>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v1>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v1>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v1>::make(row_v25, 0);

}  // namespace loop

Status loop_v1(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v11(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v13(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v16(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v16, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v19(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v19, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v21(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v21, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v23(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v23, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v24(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v24, KernelFor<Attributes_v1>::adopt(attributes));
}

Status loop_v25(const loop::Attributes_v1& attributes, const Tensor* M, const Tensor* cond,
        std::span<const Value> v_initial, std::span<Value> v_final_and_scan_outputs,
        const Services& services) {
    using namespace loop;
    return Entry(services)
        .input(M).input(cond).input(v_initial)
        .output(v_final_and_scan_outputs)
        .run(kernel_v25, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
