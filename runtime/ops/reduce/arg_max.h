// SPDX-License-Identifier: Apache-2.0
// ArgMax: the index of the maximum along one axis, the first of equal ones unless the last is asked for. The
// first (or last) NaN counts as the maximum.
#pragma once

#include "generated/api/arg_max.h"
#include "runtime/loops/arg_reduce.h"

namespace opwright::ops {

struct ArgMaxOrder {
    /// Whether `b` takes the place of `a`.
    template <class C> OPWRIGHT_INLINE static bool before(C a, C b) {
        if constexpr (std::is_floating_point_v<C>) {
            return b > a || (b != b && a == a);
        } else {
            return b > a;
        }
    }
};

struct ArgMax : loops::ArgReduce<ArgMaxOrder> {};

}  // namespace opwright::ops
