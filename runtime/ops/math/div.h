// SPDX-License-Identifier: Apache-2.0
// Div: a / b; integers truncate toward zero. Division of an integer by zero, which the standard leaves
// undefined, gives 0, and the quotient that overflows (the most negative integer by -1) wraps around.
#pragma once

#include "generated/api/div.h"
#include "runtime/simd/isa_target.h"

namespace opwright::ops {

struct Div {
    template <class T> OPWRIGHT_INLINE static T apply(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            if (b == 0) return 0;
            if constexpr (std::is_signed_v<T>) {
                using U = std::make_unsigned_t<T>;
                if (b == -1) return static_cast<T>(U{0} - static_cast<U>(a));
            }
            return static_cast<T>(a / b);
        } else {
            return a / b;
        }
    }
};

}  // namespace opwright::ops
