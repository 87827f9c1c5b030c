// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml/LabelEncoder.json
//   runtime/ops/ml/label_encoder.toml
//   runtime/ops/ml/label_encoder.h
#include "generated/api/ml_label_encoder.h"
#include "runtime/ops/ml/label_encoder.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx_ml {
namespace label_encoder {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T1", tensors(DType::Int64, DType::String)},
    {"T2", tensors(DType::Int64, DType::String)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"classes_strings", AttributeKind::Strings},
    {"default_int64", AttributeKind::Int},
    {"default_string", AttributeKind::String},
};

constexpr ConstraintRow kConstraints_v2[] = {
    {"T1", tensors(DType::Float, DType::Int64, DType::String)},
    {"T2", tensors(DType::Float, DType::Int64, DType::String)},
};
constexpr ParamRow kInputs_v2[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v2[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v2[] = {
    {"default_float", AttributeKind::Float},
    {"default_int64", AttributeKind::Int},
    {"default_string", AttributeKind::String},
    {"keys_floats", AttributeKind::Floats},
    {"keys_int64s", AttributeKind::Ints},
    {"keys_strings", AttributeKind::Strings},
    {"values_floats", AttributeKind::Floats},
    {"values_int64s", AttributeKind::Ints},
    {"values_strings", AttributeKind::Strings},
};

constexpr ConstraintRow kConstraints_v4[] = {
    {"T1", tensors(DType::Double, DType::Float, DType::Int16, DType::Int32, DType::Int64, DType::String)},
    {"T2", tensors(DType::Double, DType::Float, DType::Int16, DType::Int32, DType::Int64, DType::String)},
};
constexpr ParamRow kInputs_v4[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v4[] = {
    {"Y", 1},
};
constexpr AttributeRow kAttributes_v4[] = {
    {"default_float", AttributeKind::Float},
    {"default_int64", AttributeKind::Int},
    {"default_string", AttributeKind::String},
    {"default_tensor", AttributeKind::Tensor},
    {"keys_floats", AttributeKind::Floats},
    {"keys_int64s", AttributeKind::Ints},
    {"keys_strings", AttributeKind::Strings},
    {"keys_tensor", AttributeKind::Tensor},
    {"values_floats", AttributeKind::Floats},
    {"values_int64s", AttributeKind::Ints},
    {"values_strings", AttributeKind::Strings},
    {"values_tensor", AttributeKind::Tensor},
};

using Op = ops::ml::LabelEncoder;

template <class T0>
Status switch_on_output_0(const Op::Params& params, Context& context) {
    switch (context.output_dtype(0)) {
        case DType::Double: return Op::run<T0, double>(params, context);
        case DType::Float: return Op::run<T0, float>(params, context);
        case DType::Int16: return Op::run<T0, std::int16_t>(params, context);
        case DType::Int32: return Op::run<T0, std::int32_t>(params, context);
        case DType::Int64: return Op::run<T0, std::int64_t>(params, context);
        case DType::String: return Op::run<T0, std::string>(params, context);
        default: return no_arm(context.output_type(0));
    }
}

Status run(const Op::Params& params, Context& context) {
    switch (context.dtype(0)) {
        case DType::Double: return switch_on_output_0<double>(params, context);
        case DType::Float: return switch_on_output_0<float>(params, context);
        case DType::Int16: return switch_on_output_0<std::int16_t>(params, context);
        case DType::Int32: return switch_on_output_0<std::int32_t>(params, context);
        case DType::Int64: return switch_on_output_0<std::int64_t>(params, context);
        case DType::String: return switch_on_output_0<std::string>(params, context);
        default: return no_arm(context.value(0).type());
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1, row_v2, row_v4;
const OpRow row_v1 = {
    "ai.onnx.ml", "LabelEncoder", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};
const OpRow row_v2 = {
    "ai.onnx.ml", "LabelEncoder", 2, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v2, kOutputs_v2, kAttributes_v2, kConstraints_v2,
};
const OpRow row_v4 = {
    "ai.onnx.ml", "LabelEncoder", 4, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v4, kOutputs_v4, kAttributes_v4, kConstraints_v4,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);
constinit const Kernel kernel_v2 = KernelFor<Attributes_v2>::make(row_v2, 0);
constinit const Kernel kernel_v4 = KernelFor<Attributes_v4>::make(row_v4, 0);

}  // namespace label_encoder

Status label_encoder_v1(const label_encoder::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace label_encoder;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

Status label_encoder_v2(const label_encoder::Attributes_v2& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace label_encoder;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v2, KernelFor<Attributes_v2>::adopt(attributes));
}

Status label_encoder_v4(const label_encoder::Attributes_v4& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace label_encoder;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v4, KernelFor<Attributes_v4>::adopt(attributes));
}

}  // namespace opwright::ai_onnx_ml
