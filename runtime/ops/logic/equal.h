// SPDX-License-Identifier: Apache-2.0
// Equal: a == b; NaN equals nothing, strings are compared byte by byte.
#pragma once

#include "generated/api/equal.h"
#include "runtime/simd/isa_target.h"

namespace opwright::ops {

struct Equal {
    template <class T> OPWRIGHT_INLINE static bool apply(const T& a, const T& b) { return a == b; }
};

}  // namespace opwright::ops
