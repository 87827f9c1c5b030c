// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/kernel.cc.j2; do not edit. From:
//   schemas/ai.onnx.ml/ZipMap.json
//   runtime/ops/ml/zip_map.toml
//   runtime/ops/ml/zip_map.h
#include "generated/api/ml_zip_map.h"
#include "runtime/ops/ml/zip_map.h"
#include "runtime/core/width.h"

#include <climits>

namespace opwright::ai_onnx_ml {
namespace zip_map {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"T", TypeSet()
        .with_key(Kind::SequenceMap, DType::Int64, DType::Float)
        .with_key(Kind::SequenceMap, DType::String, DType::Float)},
    {"tensor(float)", tensors(DType::Float)},
};
constexpr ParamRow kInputs_v1[] = {
    {"X", 1},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Z", 0},
};
constexpr AttributeRow kAttributes_v1[] = {
    {"classlabels_int64s", AttributeKind::Ints},
    {"classlabels_strings", AttributeKind::Strings},
};

using Op = ops::ml::ZipMap;

Status run(const Op::Params& params, Context& context) {
    switch (code(context.output_type(0))) {
        case code({Kind::SequenceMap, DType::Float, DType::Int64}):
        case code({Kind::SequenceMap, DType::Float, DType::String}): return Op::run(params, context);
        default: return no_arm(context.output_type(0));
    }
}

template <class A> using KernelFor = KernelOf<Op, A, run>;

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "ai.onnx.ml", "ZipMap", 1, false, true, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, kAttributes_v1, kConstraints_v1,
};

constinit const Kernel kernel_v1 = KernelFor<Attributes_v1>::make(row_v1, 0);

}  // namespace zip_map

Status zip_map_v1(const zip_map::Attributes_v1& attributes, const Tensor& X, Value& Z,
        const Services& services) {
    using namespace zip_map;
    return Entry(services)
        .input(X)
        .output(Z)
        .run(kernel_v1, KernelFor<Attributes_v1>::adopt(attributes));
}

}  // namespace opwright::ai_onnx_ml
