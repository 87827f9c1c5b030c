// SPDX-License-Identifier: Apache-2.0
// ReduceSum: the sum over axes; 0 over no element. Integers wrap around.
#pragma once

#include "generated/api/reduce_sum.h"
#include "runtime/core/number.h"

namespace opwright::ops {

struct ReduceSum {
    /// -0 is what changes no sum: 0 would turn -0 into 0.
    template <class C> OPWRIGHT_INLINE static C identity() {
        if constexpr (std::is_floating_point_v<C>) return C(-0.0);
        return C(0);
    }
    template <class T> static T empty() { return from_int<T>(0); }
    template <class C> OPWRIGHT_INLINE static C combine(C a, C b) {
        if constexpr (std::is_integral_v<C>) {
            using U = std::make_unsigned_t<C>;
            return static_cast<C>(static_cast<U>(a) + static_cast<U>(b));
        } else {
            return a + b;
        }
    }
    template <class C> OPWRIGHT_INLINE static C finish(C total, std::int64_t) { return total; }
};

}  // namespace opwright::ops
