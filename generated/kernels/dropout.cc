// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/Dropout.json
//   runtime/ops/nn/dropout.toml
//   runtime/ops/nn/dropout.h
#include "generated/api/dropout.h"
#include "runtime/ops/nn/dropout.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace dropout {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"output", 0},
    {"mask", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints},
    {"is_test", AttributeKind::Int},
    {"ratio", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"output", 0},
    {"mask", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"is_test", AttributeKind::Int},
    {"ratio", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"output", 0},
    {"mask", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"ratio", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v10[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v10[] = {
    {"data", 0},
};
constexpr ParamRow kOutputs_v10[] = {
    {"output", 0},
    {"mask", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"ratio", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v12[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v12[] = {
    {"data", 0},
    {"ratio", 1, Option::Optional},
    {"training_mode", 2, Option::Optional},
};
constexpr ParamRow kOutputs_v12[] = {
    {"output", 0},
    {"mask", 2, Option::Optional},
};
constexpr AttributeRow kAttributes_v12[] = {
    {"seed", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v13[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v13[] = {
    {"data", 0},
    {"ratio", 1, Option::Optional},
    {"training_mode", 2, Option::Optional},
};
constexpr ParamRow kOutputs_v13[] = {
    {"output", 0},
    {"mask", 2, Option::Optional},
};
constexpr AttributeRow kAttributes_v13[] = {
    {"seed", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v22[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN,
        DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ)},
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16, DType::Float8E4M3FN,
        DType::Float8E4M3FNUZ, DType::Float8E5M2, DType::Float8E5M2FNUZ)},
    {"T2", tensors(DType::Bool)},
};
constexpr ParamRow kInputs_v22[] = {
    {"data", 0},
    {"ratio", 1, Option::Optional},
    {"training_mode", 2, Option::Optional},
};
constexpr ParamRow kOutputs_v22[] = {
    {"output", 0},
    {"mask", 2, Option::Optional},
};
constexpr AttributeRow kAttributes_v22[] = {
    {"seed", AttributeKind::Int},
};

using Op = ops::Dropout;

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        case DType::Float8E4M3FN: return Op::run<Float8E4M3FN>(params, context);
        case DType::Float8E4M3FNUZ: return Op::run<Float8E4M3FNUZ>(params, context);
        case DType::Float8E5M2: return Op::run<Float8E5M2>(params, context);
        case DType::Float8E5M2FNUZ: return Op::run<Float8E5M2FNUZ>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v6, row_v7, row_v10, row_v12, row_v13, row_v22;
const OpRow row_v1 = {
    "ai.onnx", "Dropout", 1, false, false, nullptr,
    1, 1, 1, 2,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "Dropout", 6, false, false, nullptr,
    1, 1, 1, 2,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v7 = {
    "ai.onnx", "Dropout", 7, false, false, nullptr,
    1, 1, 1, 2,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v10 = {
    "ai.onnx", "Dropout", 10, false, false, nullptr,
    1, 1, 1, 2,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};
const OpRow row_v12 = {
    "ai.onnx", "Dropout", 12, false, false, nullptr,
    1, 3, 1, 2,
    kInputs_v12, kOutputs_v12, kAttributes_v12, kConstraints_v12,
};
const OpRow row_v13 = {
    "ai.onnx", "Dropout", 13, false, false, nullptr,
    1, 3, 1, 2,
    kInputs_v13, kOutputs_v13, kAttributes_v13, kConstraints_v13,
};
const OpRow row_v22 = {
    "ai.onnx", "Dropout", 22, false, false, nullptr,
    1, 3, 1, 2,
    kInputs_v22, kOutputs_v22, kAttributes_v22, kConstraints_v22,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v7 = KernelFor<Attributes_v7>::make(row_v7, 0);
constinit const Kernel kernel_v10 = KernelFor<Attributes_v10>::make(row_v10, 0);
constinit const Kernel kernel_v12 = KernelFor<Attributes_v12>::make(row_v12, 6);
constinit const Kernel kernel_v13 = KernelFor<Attributes_v12>::make(row_v13, 6);
constinit const Kernel kernel_v22 = KernelFor<Attributes_v12>::make(row_v22, 6);

}  // namespace dropout

Status dropout_v1(const dropout::Attributes_v1& attributes, const Tensor& data, Tensor& output, Tensor* mask,
        const Services& services) {
    using namespace dropout;
    return Entry(services)
        .input(data)
        .output(output).output(mask)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status dropout_v6(const dropout::Attributes_v6& attributes, const Tensor& data, Tensor& output, Tensor* mask,
        const Services& services) {
    using namespace dropout;
    return Entry(services)
        .input(data)
        .output(output).output(mask)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt(attributes));
}

Status dropout_v7(const dropout::Attributes_v7& attributes, const Tensor& data, Tensor& output, Tensor* mask,
        const Services& services) {
    using namespace dropout;
    return Entry(services)
        .input(data)
        .output(output).output(mask)
        .run(kernel_v7, KernelFor<Attributes_v7>::adopt(attributes));
}

Status dropout_v10(const dropout::Attributes_v10& attributes, const Tensor& data, Tensor& output,
        Tensor* mask, const Services& services) {
    using namespace dropout;
    return Entry(services)
        .input(data)
        .output(output).output(mask)
        .run(kernel_v10, KernelFor<Attributes_v10>::adopt(attributes));
}

Status dropout_v12(const dropout::Attributes_v12& attributes, const Tensor& data, const Tensor* ratio,
        const Tensor* training_mode, Tensor& output, Tensor* mask, const Services& services) {
    using namespace dropout;
    return Entry(services)
        .input(data).input(ratio).input(training_mode)
        .output(output).output(mask)
        .run(kernel_v12, KernelFor<Attributes_v12>::adopt(attributes));
}

Status dropout_v13(const dropout::Attributes_v12& attributes, const Tensor& data, const Tensor* ratio,
        const Tensor* training_mode, Tensor& output, Tensor* mask, const Services& services) {
    using namespace dropout;
    return Entry(services)
        .input(data).input(ratio).input(training_mode)
        .output(output).output(mask)
        .run(kernel_v13, KernelFor<Attributes_v12>::adopt(attributes));
}

Status dropout_v22(const dropout::Attributes_v12& attributes, const Tensor& data, const Tensor* ratio,
        const Tensor* training_mode, Tensor& output, Tensor* mask, const Services& services) {
    using namespace dropout;
    return Entry(services)
        .input(data).input(ratio).input(training_mode)
        .output(output).output(mask)
        .run(kernel_v22, KernelFor<Attributes_v12>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
