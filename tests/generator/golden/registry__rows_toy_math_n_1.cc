// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/rows.cc.j2; do not edit. From:
//   schemas/toy.math
#include "opwright/row.h"

#include <climits>

namespace opwright::toy_math::not_ {
namespace {

constexpr ConstraintRow kConstraints_v1[] = {
    {"S", TypeSet()
        .with_key(Kind::SequenceMap, DType::Int64, DType::Float)
        .with(Kind::Sequence, DType::Float)
        .with(Kind::OptionalSequence, DType::Int8)},
    {"tensor(int64)", tensors(DType::Int64)},
};
constexpr ParamRow kInputs_v1[] = {
    {"S", 0},
};
constexpr ParamRow kOutputs_v1[] = {
    {"Y", 1},
};

}  // namespace

extern const OpRow row_v1;
const OpRow row_v1 = {
    "toy.math", "Not", 1, false, false, nullptr,
    1, 1, 1, 1,
    kInputs_v1, kOutputs_v1, {}, kConstraints_v1,
};

}  // namespace opwright::toy_math::not_

