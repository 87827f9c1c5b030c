// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Cast.json
//   runtime/ops/convert/cast.toml
//   runtime/ops/convert/cast.h
#include "generated/api/cast.h"
#include "runtime/ops/convert/cast.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace cast {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v1[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"to", AttributeKind::String, true},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T1", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::UInt16, DType::UInt32, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v6[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"to", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T1", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
    {"T2", tensors(DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16, DType::Int32,
        DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v9[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"to", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16, DType::Int16,
        DType::Int32, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt32, DType::UInt64,
        DType::UInt8)},
};
constexpr ParamRow kInputs_v13[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"to", AttributeKind::Int, true},
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
};
constexpr ParamRow kOutputs_v19[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v19[] = {
    {"saturate", AttributeKind::Int},
    {"to", AttributeKind::Int, true},
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
};
constexpr ParamRow kOutputs_v21[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v21[] = {
    {"saturate", AttributeKind::Int},
    {"to", AttributeKind::Int, true},
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
};
constexpr ParamRow kOutputs_v23[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v23[] = {
    {"saturate", AttributeKind::Int},
    {"to", AttributeKind::Int, true},
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
};
constexpr ParamRow kOutputs_v24[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v24[] = {
    {"round_mode", AttributeKind::String},
    {"saturate", AttributeKind::Int},
    {"to", AttributeKind::Int, true},
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
};
constexpr ParamRow kOutputs_v25[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v25[] = {
    {"round_mode", AttributeKind::String},
    {"saturate", AttributeKind::Int},
    {"to", AttributeKind::Int, true},
};

constexpr ConstraintRow kConstraints_v28[] = {
    {"T1", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float6E2M3, DType::Float6E3M2, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
    {"T2", tensors(DType::BFloat16, DType::Bool, DType::Double, DType::Float, DType::Float16,
        DType::Float4E2M1, DType::Float6E2M3, DType::Float6E3M2, DType::Float8E4M3FN, DType::Float8E4M3FNUZ,
        DType::Float8E5M2, DType::Float8E5M2FNUZ, DType::Float8E8M0, DType::Int16, DType::Int2, DType::Int32,
        DType::Int4, DType::Int64, DType::Int8, DType::String, DType::UInt16, DType::UInt2, DType::UInt32,
        DType::UInt4, DType::UInt64, DType::UInt8)},
};
constexpr ParamRow kInputs_v28[] = {
    {"input", 0},
};
constexpr ParamRow kOutputs_v28[] = {
    {"output", 1},
};
constexpr AttributeRow kAttributes_v28[] = {
    {"round_mode", AttributeKind::String},
    {"saturate", AttributeKind::Int},
    {"to", AttributeKind::Int, true},
};

using Op = ops::Cast;

Status switch_on_input_0(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16:
        case DType::Bool:
        case DType::Double:
        case DType::Float:
        case DType::Float16:
        case DType::Float4E2M1:
        case DType::Float6E2M3:
        case DType::Float6E3M2:
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
    switch (context.output_dtype(0)) {
        case DType::BFloat16:
        case DType::Bool:
        case DType::Double:
        case DType::Float:
        case DType::Float16:
        case DType::Float4E2M1:
        case DType::Float6E2M3:
        case DType::Float6E3M2:
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
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v6, row_v9, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25, row_v28;
const OpRow row_v1 = {
    "ai.onnx", "Cast", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Cast", 6, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v9 = {
    "ai.onnx", "Cast", 9, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v13 = {
    "ai.onnx", "Cast", 13, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v19 = {
    "ai.onnx", "Cast", 19, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v19, kOutputs_v19, kAttributes_v19, kConstraints_v19,
};
const OpRow row_v21 = {
    "ai.onnx", "Cast", 21, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v21, kOutputs_v21, kAttributes_v21, kConstraints_v21,
};
const OpRow row_v23 = {
    "ai.onnx", "Cast", 23, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v23, kOutputs_v23, kAttributes_v23, kConstraints_v23,
};
const OpRow row_v24 = {
    "ai.onnx", "Cast", 24, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v24, kOutputs_v24, kAttributes_v24, kConstraints_v24,
};
const OpRow row_v25 = {
    "ai.onnx", "Cast", 25, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v25, kOutputs_v25, kAttributes_v25, kConstraints_v25,
};
const OpRow row_v28 = {
    "ai.onnx", "Cast", 28, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v28, kOutputs_v28, kAttributes_v28, kConstraints_v28,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v9 = KernelFor<Attributes_v6>::make(row_v9, 0);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v6>::make(row_v13, 0);
constinit const Kernel kernel_v19 = KernelFor<Attributes_v19>::make(row_v19, 0);
constinit const Kernel kernel_v21 = KernelFor<Attributes_v19>::make(row_v21, 0);
constinit const Kernel kernel_v23 = KernelFor<Attributes_v19>::make(row_v23, 0);
constinit const Kernel kernel_v24 = KernelFor<Attributes_v24>::make(row_v24, 0);
constinit const Kernel kernel_v25 = KernelFor<Attributes_v24>::make(row_v25, 0);
constinit const Kernel kernel_v28 = KernelFor<Attributes_v24>::make(row_v28, 0);

}  // namespace cast

Status cast_v1(const cast::Attributes_v1& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status cast_v6(const cast::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt(attributes));
}

Status cast_v9(const cast::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v9, KernelFor<Attributes_v6>::adopt(attributes));
}

Status cast_v13(const cast::Attributes_v6& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v13, KernelFor<Attributes_v6>::adopt(attributes));
}

Status cast_v19(const cast::Attributes_v19& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v19, KernelFor<Attributes_v19>::adopt(attributes));
}

Status cast_v21(const cast::Attributes_v19& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v21, KernelFor<Attributes_v19>::adopt(attributes));
}

Status cast_v23(const cast::Attributes_v19& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v23, KernelFor<Attributes_v19>::adopt(attributes));
}

Status cast_v24(const cast::Attributes_v24& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v24, KernelFor<Attributes_v24>::adopt(attributes));
}

Status cast_v25(const cast::Attributes_v24& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v25, KernelFor<Attributes_v24>::adopt(attributes));
}

Status cast_v28(const cast::Attributes_v24& attributes, const Tensor& input, Tensor& output,
        const Services& services) {
    using namespace cast;
    return Entry(services)
        .input(input)
        .output(output)
        .run(kernel_v28, KernelFor<Attributes_v24>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
