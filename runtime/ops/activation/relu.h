// SPDX-License-Identifier: Apache-2.0
// Relu: max(0, x); NaN stays NaN.
#pragma once

#include "generated/api/relu.h"
#include "runtime/simd/isa_target.h"

namespace opwright::ops {

struct Relu {
    template <class T> OPWRIGHT_INLINE static T apply(T x) { return T(0) > x ? T(0) : x; }
};

}  // namespace opwright::ops
