// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/If.json
//   runtime/ops/control/if.toml
//   runtime/ops/control/if.h
#include "generated/api/if.h"
#include "runtime/ops/control/if.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace if_ {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"V", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v1[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v11[] = {
    {"V", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v11[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v11[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v11[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"V", TypeSet()
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v13[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v13[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v16[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v16[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v16[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v19[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v19[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v21[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v21[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v23[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v23[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v24[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v24[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
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
    {"B", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v25[] = {
    {"cond", 1},
};
constexpr ParamRow kOutputs_v25[] = {
    {"outputs", 0, Option::Variadic, false, 1},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"else_branch", AttributeKind::Graph, true},
    {"then_branch", AttributeKind::Graph, true},
};

using Op = ops::If;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::Bool: return Op::run(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v11, row_v13, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "If", 1, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v11 = {
    "ai.onnx", "If", 11, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v11, kOutputs_v11, kAttributes_v11, kConstraints_v11,
};
const OpRow row_v13 = {
    "ai.onnx", "If", 13, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v16 = {
    "ai.onnx", "If", 16, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v16, kOutputs_v16, kAttributes_v16, kConstraints_v16,
};
const OpRow row_v19 = {
    "ai.onnx", "If", 19, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "If", 21, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "If", 23, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "If", 24, false, false, nullptr,
    1, 1, 1, INT_MAX,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "If", 25, false, false, nullptr,
    1, 1, 1, INT_MAX,
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

}  // namespace if_

Status if_v1(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v11(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v11, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v13(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v16(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v16, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v19(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v19, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v21(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v21, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v23(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v23, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v24(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v24, KernelFor<Attributes_v1>::adopt(attributes));
}

Status if_v25(const if_::Attributes_v1& attributes, const Tensor& cond, std::span<Value> outputs,
        const Services& services) {
    using namespace if_;
    return Entry(services)
        .input(cond)
        .output(outputs)
        .run(kernel_v25, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
