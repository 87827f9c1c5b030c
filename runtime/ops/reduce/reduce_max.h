// SPDX-License-Identifier: Apache-2.0
// ReduceMax: the maximum over axes; over no element -infinity or the lowest value of the type. NaN wins.
#pragma once

#include "generated/api/reduce_max.h"
#include "runtime/core/number.h"

namespace opwright::ops {

struct ReduceMax {
    template <class C> OPWRIGHT_INLINE static C identity() { return bottom<C>(); }
    template <class T> static T empty() { return bottom<T>(); }
    template <class C> OPWRIGHT_INLINE static C combine(C a, C b) {
        if constexpr (std::is_floating_point_v<C>) {
            return b > a || b != b ? b : a;
        } else {
            return b > a ? b : a;
        }
    }
    template <class C> OPWRIGHT_INLINE static C finish(C total, std::int64_t) { return total; }
};

}  // namespace opwright::ops
