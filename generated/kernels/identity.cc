// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Identity.json
//   runtime/ops/tensor/identity.toml
//   runtime/ops/tensor/identity.h
#include "generated/api/identity.h"
#include "runtime/ops/tensor/identity.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace identity {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
        DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16,
        DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
        DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
        DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v14[] = {
    {"V", TypeSet()
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v14[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v14[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v16[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v16[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v16[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v19[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v19[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
            DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v21[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v21[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
            DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
            DType::UInt8)},
};
constexpr ParamRow kInputs_v23[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v23[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32,
            DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32,
            DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v24[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v24[] = {
    {"output", 0},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"V", TypeSet()
        .with(Kind::OptionalSequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8,
            DType::String, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Optional, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Sequence, DType::Bool, DType::Complex128, DType::Complex64, DType::Double, DType::Float,
            DType::Float16, DType::Int16, DType::Int32, DType::Int64, DType::Int8, DType::String,
            DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)
        .with(Kind::Tensor, DType::BFloat16, DType::Bool, DType::Complex128, DType::Complex64, DType::Double,
            DType::Float, DType::Float16, DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
            DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2,
            DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2,
            DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v25[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v25[] = {
    {"output", 0},
};

using Op = ops::Identity;

Status run(const Op::Params& params, Context& context) {
    switch (code(context.value(0).type())) {
        case code({Kind::OptionalSequence, DType::Bool}):
        case code({Kind::OptionalSequence, DType::Complex128}):
        case code({Kind::OptionalSequence, DType::Complex64}):
        case code({Kind::OptionalSequence, DType::Double}):
        case code({Kind::OptionalSequence, DType::Float}):
        case code({Kind::OptionalSequence, DType::Float16}):
        case code({Kind::OptionalSequence, DType::Int16}):
        case code({Kind::OptionalSequence, DType::Int32}):
        case code({Kind::OptionalSequence, DType::Int64}):
        case code({Kind::OptionalSequence, DType::Int8}):
        case code({Kind::OptionalSequence, DType::String}):
        case code({Kind::OptionalSequence, DType::UInt16}):
        case code({Kind::OptionalSequence, DType::UInt32}):
        case code({Kind::OptionalSequence, DType::UInt64}):
        case code({Kind::OptionalSequence, DType::UInt8}):
        case code({Kind::Optional, DType::Bool}):
        case code({Kind::Optional, DType::Complex128}):
        case code({Kind::Optional, DType::Complex64}):
        case code({Kind::Optional, DType::Double}):
        case code({Kind::Optional, DType::Float}):
        case code({Kind::Optional, DType::Float16}):
        case code({Kind::Optional, DType::Int16}):
        case code({Kind::Optional, DType::Int32}):
        case code({Kind::Optional, DType::Int64}):
        case code({Kind::Optional, DType::Int8}):
        case code({Kind::Optional, DType::String}):
        case code({Kind::Optional, DType::UInt16}):
        case code({Kind::Optional, DType::UInt32}):
        case code({Kind::Optional, DType::UInt64}):
        case code({Kind::Optional, DType::UInt8}):
        case code({Kind::Sequence, DType::Bool}):
        case code({Kind::Sequence, DType::Complex128}):
        case code({Kind::Sequence, DType::Complex64}):
        case code({Kind::Sequence, DType::Double}):
        case code({Kind::Sequence, DType::Float}):
        case code({Kind::Sequence, DType::Float16}):
        case code({Kind::Sequence, DType::Int16}):
        case code({Kind::Sequence, DType::Int32}):
        case code({Kind::Sequence, DType::Int64}):
        case code({Kind::Sequence, DType::Int8}):
        case code({Kind::Sequence, DType::String}):
        case code({Kind::Sequence, DType::UInt16}):
        case code({Kind::Sequence, DType::UInt32}):
        case code({Kind::Sequence, DType::UInt64}):
        case code({Kind::Sequence, DType::UInt8}):
        case code({Kind::Tensor, DType::BFloat16}):
        case code({Kind::Tensor, DType::Bool}):
        case code({Kind::Tensor, DType::Complex128}):
        case code({Kind::Tensor, DType::Complex64}):
        case code({Kind::Tensor, DType::Double}):
        case code({Kind::Tensor, DType::Float}):
        case code({Kind::Tensor, DType::Float16}):
        case code({Kind::Tensor, DType::Float4E2M1}):
        case code({Kind::Tensor, DType::Float8E4M3FN}):
        case code({Kind::Tensor, DType::Float8E4M3FNUZ}):
        case code({Kind::Tensor, DType::Float8E5M2}):
        case code({Kind::Tensor, DType::Float8E5M2FNUZ}):
        case code({Kind::Tensor, DType::Float8E8M0}):
        case code({Kind::Tensor, DType::Int16}):
        case code({Kind::Tensor, DType::Int2}):
        case code({Kind::Tensor, DType::Int32}):
        case code({Kind::Tensor, DType::Int4}):
        case code({Kind::Tensor, DType::Int64}):
        case code({Kind::Tensor, DType::Int8}):
        case code({Kind::Tensor, DType::String}):
        case code({Kind::Tensor, DType::UInt16}):
        case code({Kind::Tensor, DType::UInt2}):
        case code({Kind::Tensor, DType::UInt32}):
        case code({Kind::Tensor, DType::UInt4}):
        case code({Kind::Tensor, DType::UInt64}):
        case code({Kind::Tensor, DType::UInt8}): return Op::run(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v13, row_v14, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v1 = {
    "ai.onnx", "Identity", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};
const OpRow row_v13 = {
    "ai.onnx", "Identity", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, {}, kConstraints_v13,
};
const OpRow row_v14 = {
    "ai.onnx", "Identity", 14, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v14, kOutputs_v14, {}, kConstraints_v14,
};
const OpRow row_v16 = {
    "ai.onnx", "Identity", 16, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v16, kOutputs_v16, {}, kConstraints_v16,
};
const OpRow row_v19 = {
    "ai.onnx", "Identity", 19, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v19, kOutputs_v19, {}, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "Identity", 21, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v21, kOutputs_v21, {}, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Identity", 23, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v23, kOutputs_v23, {}, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Identity", 24, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v24, kOutputs_v24, {}, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Identity", 25, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v25, kOutputs_v25, {}, kConstraints_v25,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v1>::make(row_v13, 0);
constinit const Kernel kernel_v14 = KernelFor<Attributes_v1>::make(row_v14, 0);
constinit const Kernel kernel_v16 = KernelFor<Attributes_v1>::make(row_v16, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v1>::make(row_v19, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v1>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v1>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v1>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v1>::make(row_v25, 0);

}  // namespace identity

Status identity_v1(const Tensor& input, Tensor& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v13(const Tensor& input, Tensor& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v14(const Value& input, Value& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v14, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v16(const Value& input, Value& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v16, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v19(const Value& input, Value& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v19, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v21(const Value& input, Value& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v21, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v23(const Value& input, Value& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v23, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v24(const Value& input, Value& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v24, KernelFor<Attributes_v1>::adopt({}));
}

Status identity_v25(const Value& input, Value& output, const Services& services) {
    using namespace identity;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v25, KernelFor<Attributes_v1>::adopt({}));
}

}  // namespace opwright::ai_onnx
