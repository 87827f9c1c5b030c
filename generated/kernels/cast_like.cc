// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/CastLike.json
//   runtime/ops/convert/cast_like.toml
//   runtime/ops/convert/cast_like.h
#include "generated/api/cast_like.h"
#include "runtime/ops/convert/cast_like.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace cast_like {
namespace {

constexpr ConstraintRow kConstraints_v15[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v15[] = {
    {"input", 0},
    {"target_type", 1},
};
constexpr ParamRow kOutputs_v15[] = {
    {"output", 1},
};

constexpr ConstraintRow kConstraints_v19[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v19[] = {
    {"input", 0},
    {"target_type", 1},
};
constexpr ParamRow kOutputs_v19[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"saturate", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v21[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16,
        DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Int16,
        DType::Int32, DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v21[] = {
    {"input", 0},
    {"target_type", 1},
};
constexpr ParamRow kOutputs_v21[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"saturate", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v23[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Int16, DType::Int32, DType::Int4, DType::Int64, DType::Int8,
        DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v23[] = {
    {"input", 0},
    {"target_type", 1},
};
constexpr ParamRow kOutputs_v23[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"saturate", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v24[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int32, DType::Int4, DType::Int64,
        DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt4, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v24[] = {
    {"input", 0},
    {"target_type", 1},
};
constexpr ParamRow kOutputs_v24[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"round_mode", AttributeKind::String},
    {"saturate", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v25[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32, DType::UInt4,
        DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float8E4M3FN, DType::Float8E4M3FNUZ, DType::Float8E5M2,
        DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32, DType::Int4,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32, DType::UInt4,
        DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v25[] = {
    {"input", 0},
    {"target_type", 1},
};
constexpr ParamRow kOutputs_v25[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"round_mode", AttributeKind::String},
    {"saturate", AttributeKind::Int},
};

using Op = ops::CastLike;

Status switch_on_input_0(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16:
        case DType::Bool:
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

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(1)) {
        case DType::BFloat16:
        case DType::Bool:
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
        case DType::UInt8: return switch_on_input_0(params, context);
        default: return no_arm(context.value(1).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v15, row_v19, row_v21, row_v23, row_v24, row_v25;
const OpRow row_v15 = {
    "ai.onnx", "CastLike", 15, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v15, kOutputs_v15, {}, kConstraints_v15,
};
const OpRow row_v19 = {
    "ai.onnx", "CastLike", 19, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "CastLike", 21, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "CastLike", 23, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "CastLike", 24, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "CastLike", 25, false, true, nullptr,
    2, 2, 1, 1,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};

constinit const Kernel kernel_v15 = KernelFor<Attributes_v15>::make(row_v15, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v19>::make(row_v19, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v19>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v19>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v24>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v24>::make(row_v25, 0);

}  // namespace cast_like

Status cast_like_v15(const Tensor& input, const Tensor& target_type, Tensor& output,
        const Services& services) {
    using namespace cast_like;
    return Entry(services)
        .input(input).input(target_type)
        .output(output)
        .run(kernel_v15, KernelFor<Attributes_v15>::adopt({}));
}

Status cast_like_v19(const cast_like::Attributes_v19& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services) {
    using namespace cast_like;
    return Entry(services)
        .input(input).input(target_type)
        .output(output)
        .run(kernel_v19, KernelFor<Attributes_v19>::adopt(attributes));
}

Status cast_like_v21(const cast_like::Attributes_v19& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services) {
    using namespace cast_like;
    return Entry(services)
        .input(input).input(target_type)
        .output(output)
        .run(kernel_v21, KernelFor<Attributes_v19>::adopt(attributes));
}

Status cast_like_v23(const cast_like::Attributes_v19& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services) {
    using namespace cast_like;
    return Entry(services)
        .input(input).input(target_type)
        .output(output)
        .run(kernel_v23, KernelFor<Attributes_v19>::adopt(attributes));
}

Status cast_like_v24(const cast_like::Attributes_v24& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services) {
    using namespace cast_like;
    return Entry(services)
        .input(input).input(target_type)
        .output(output)
        .run(kernel_v24, KernelFor<Attributes_v24>::adopt(attributes));
}

Status cast_like_v25(const cast_like::Attributes_v24& attributes, const Tensor& input,
        const Tensor& target_type, Tensor& output, const Services& services) {
    using namespace cast_like;
    return Entry(services)
        .input(input).input(target_type)
        .output(output)
        .run(kernel_v25, KernelFor<Attributes_v24>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
