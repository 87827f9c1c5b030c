// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx/StringNormalizer.json
//   runtime/ops/text/string_normalizer.toml
//   runtime/ops/text/string_normalizer.h
#include "generated/api/string_normalizer.h"
#include "runtime/ops/text/string_normalizer.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx {
namespace string_normalizer {
namespace {

constexpr ConstraintRow kConstraints_v10[] = {
    {"tensor(string)", tensors(DType::String)},
};
constexpr ParamRow kInputs_v10[] = {
    {"X", 0},
};
constexpr ParamRow kOutputs_v10[] = {
    {"Y", 0},
};
constexpr AttributeRow kAttributes_v10[] = {
    {"case_change_action", AttributeKind::String},
    {"is_case_sensitive", AttributeKind::Int},
    {"locale", AttributeKind::String},
    {"stopwords", AttributeKind::Strings},
};

using Op = ops::StringNormalizer;

Status run(const Op::Params& params, Context& context) {
    return Op::run(params, context);
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v10;
const OpRow row_v10 = {
    "ai.onnx", "StringNormalizer", 10, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v10, kOutputs_v10, kAttributes_v10, kConstraints_v10,
};

constinit const Kernel kernel_v10 = KernelFor<Attributes_v10>::make(row_v10, 0);

}  // namespace string_normalizer

Status string_normalizer_v10(const string_normalizer::Attributes_v10& attributes, const Tensor& X, Tensor& Y,
        const Services& services) {
    using namespace string_normalizer;
    return Entry(services)
        .input(X)
        .output(Y)
        .run(kernel_v10, KernelFor<Attributes_v10>::adopt(attributes));
}

}  // namespace opwright::ai_onnx
