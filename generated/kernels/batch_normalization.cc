// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/BatchNormalization.json
//   runtime/ops/nn/batch_normalization.toml
//   runtime/ops/nn/batch_normalization.h
#include "generated/api/batch_normalization.h"
#include "runtime/ops/nn/batch_normalization.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace batch_normalization {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
    {"scale", 0},
    {"B", 0},
    {"mean", 0},
    {"var", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 0},
    {"mean", 0, Option::Optional},
    {"var", 0, Option::Optional},
    {"saved_mean", 0, Option::Optional},
    {"saved_var", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"consumed_inputs", AttributeKind::Ints, true},
    {"epsilon", AttributeKind::Float},
    {"is_test", AttributeKind::Int},
    {"momentum", AttributeKind::Float},
    {"spatial", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v6[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v6[] = {
    {"X", 0},
    {"scale", 0},
    {"B", 0},
    {"mean", 0},
    {"var", 0},
};
constexpr ParamRow kOutputs_v6[] = {
    {"Y", 0},
    {"mean", 0, Option::Optional},
    {"var", 0, Option::Optional},
    {"saved_mean", 0, Option::Optional},
    {"saved_var", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v6[] = {
    {"epsilon", AttributeKind::Float},
    {"is_test", AttributeKind::Int},
    {"momentum", AttributeKind::Float},
    {"spatial", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v7[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v7[] = {
    {"X", 0},
    {"scale", 0},
    {"B", 0},
    {"mean", 0},
    {"var", 0},
};
constexpr ParamRow kOutputs_v7[] = {
    {"Y", 0},
    {"mean", 0, Option::Optional},
    {"var", 0, Option::Optional},
    {"saved_mean", 0, Option::Optional},
    {"saved_var", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v7[] = {
    {"epsilon", AttributeKind::Float},
    {"momentum", AttributeKind::Float},
    {"spatial", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v9[] = {
    {"T", tensors(DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v9[] = {
    {"X", 0},
    {"scale", 0},
    {"B", 0},
    {"mean", 0},
    {"var", 0},
};
constexpr ParamRow kOutputs_v9[] = {
    {"Y", 0},
    {"mean", 0, Option::Optional},
    {"var", 0, Option::Optional},
    {"saved_mean", 0, Option::Optional},
    {"saved_var", 0, Option::Optional},
};
constexpr AttributeRow kAttributes_v9[] = {
    {"epsilon", AttributeKind::Float},
    {"momentum", AttributeKind::Float},
};

constexpr ConstraintRow kConstraints_v14[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"U", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v14[] = {
    {"X", 0},
    {"scale", 0},
    {"B", 0},
    {"input_mean", 1},
    {"input_var", 1},
};
constexpr ParamRow kOutputs_v14[] = {
    {"Y", 0},
    {"running_mean", 1, Option::Optional},
    {"running_var", 1, Option::Optional},
};
constexpr AttributeRow kAttributes_v14[] = {
    {"epsilon", AttributeKind::Float},
    {"momentum", AttributeKind::Float},
    {"training_mode", AttributeKind::Int},
};

constexpr ConstraintRow kConstraints_v15[] = {
    {"T", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T1", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
    {"T2", tensors(DType::BFloat16, DType::Double, DType::Float, DType::Float16)},
};
constexpr ParamRow kInputs_v15[] = {
    {"X", 0},
    {"scale", 1},
    {"B", 1},
    {"input_mean", 2},
    {"input_var", 2},
};
constexpr ParamRow kOutputs_v15[] = {
    {"Y", 0},
    {"running_mean", 2, Option::Optional},
    {"running_var", 2, Option::Optional},
};
constexpr AttributeRow kAttributes_v15[] = {
    {"epsilon", AttributeKind::Float},
    {"momentum", AttributeKind::Float},
    {"training_mode", AttributeKind::Int},
};

using Op = ops::BatchNormalization;

Status switch_on_input_0(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::BFloat16: return Op::run<BFloat16>(params, context);
        case DType::Double: return Op::run<double>(params, context);
        case DType::Float: return Op::run<float>(params, context);
        case DType::Float16: return Op::run<Half>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

Status switch_on_input_1(const Op::Params& params, Context& context) {
    switch (context.dtype(1)) {
        case DType::BFloat16:
        case DType::Double:
        case DType::Float:
        case DType::Float16: return switch_on_input_0(params, context);
        default: return no_arm(context.value(1).type());
    }
}

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(3)) {
        case DType::BFloat16:
        case DType::Double:
        case DType::Float:
        case DType::Float16: return switch_on_input_1(params, context);
        default: return no_arm(context.value(3).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v6, row_v7, row_v9, row_v14, row_v15;
const OpRow row_v1 = {
    "ai.onnx", "BatchNormalization", 1, false, true, nullptr,
    5, 5, 1, 5,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v6 = {
    "ai.onnx", "BatchNormalization", 6, false, true, nullptr,
    5, 5, 1, 5,
    kInputs_v6, kOutputs_v6, kAttributes_v6, kConstraints_v6,
};
const OpRow row_v7 = {
    "ai.onnx", "BatchNormalization", 7, false, true, nullptr,
    5, 5, 1, 5,
    kInputs_v7, kOutputs_v7, kAttributes_v7, kConstraints_v7,
};
const OpRow row_v9 = {
    "ai.onnx", "BatchNormalization", 9, false, true, nullptr,
    5, 5, 1, 5,
    kInputs_v9, kOutputs_v9, kAttributes_v9, kConstraints_v9,
};
const OpRow row_v14 = {
    "ai.onnx", "BatchNormalization", 14, false, true, nullptr,
    5, 5, 1, 3,
    kInputs_v14, kOutputs_v14, kAttributes_v14, kConstraints_v14,
};
const OpRow row_v15 = {
    "ai.onnx", "BatchNormalization", 15, false, true, nullptr,
    5, 5, 1, 3,
    kInputs_v15, kOutputs_v15, kAttributes_v15, kConstraints_v15,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v6 = KernelFor<Attributes_v6>::make(row_v6, 0);
constinit const Kernel kernel_v7 = KernelFor<Attributes_v7>::make(row_v7, 0);
constinit const Kernel kernel_v9 = KernelFor<Attributes_v9>::make(row_v9, 0);
constinit const Kernel kernel_v14 = KernelFor<Attributes_v14>::make(row_v14, 0);
constinit const Kernel kernel_v15 = KernelFor<Attributes_v14>::make(row_v15, 0);

}  // namespace batch_normalization

Status batch_normalization_v1(const batch_normalization::Attributes_v1& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var, const Services& services) {
    using namespace batch_normalization;
    return Entry(services)
        .input(X).input(scale).input(B).input(mean).input(var)
        .output(Y).output(mean_out).output(var_out).output(saved_mean).output(saved_var)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status batch_normalization_v6(const batch_normalization::Attributes_v6& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var, const Services& services) {
    using namespace batch_normalization;
    return Entry(services)
        .input(X).input(scale).input(B).input(mean).input(var)
        .output(Y).output(mean_out).output(var_out).output(saved_mean).output(saved_var)
        .run(kernel_v6, KernelFor<Attributes_v6>::adopt(attributes));
}

Status batch_normalization_v7(const batch_normalization::Attributes_v7& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var, const Services& services) {
    using namespace batch_normalization;
    return Entry(services)
        .input(X).input(scale).input(B).input(mean).input(var)
        .output(Y).output(mean_out).output(var_out).output(saved_mean).output(saved_var)
        .run(kernel_v7, KernelFor<Attributes_v7>::adopt(attributes));
}

Status batch_normalization_v9(const batch_normalization::Attributes_v9& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var, const Services& services) {
    using namespace batch_normalization;
    return Entry(services)
        .input(X).input(scale).input(B).input(mean).input(var)
        .output(Y).output(mean_out).output(var_out).output(saved_mean).output(saved_var)
        .run(kernel_v9, KernelFor<Attributes_v9>::adopt(attributes));
}

Status batch_normalization_v14(const batch_normalization::Attributes_v14& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& input_mean, const Tensor& input_var, Tensor& Y,
        Tensor* running_mean, Tensor* running_var, const Services& services) {
    using namespace batch_normalization;
    return Entry(services)
        .input(X).input(scale).input(B).input(input_mean).input(input_var)
        .output(Y).output(running_mean).output(running_var)
        .run(kernel_v14, KernelFor<Attributes_v14>::adopt(attributes));
}

Status batch_normalization_v15(const batch_normalization::Attributes_v14& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& input_mean, const Tensor& input_var, Tensor& Y,
        Tensor* running_mean, Tensor* running_var, const Services& services) {
    using namespace batch_normalization;
    return Entry(services)
        .input(X).input(scale).input(B).input(input_mean).input(input_var)
        .output(Y).output(running_mean).output(running_var)
        .run(kernel_v15, KernelFor<Attributes_v14>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
