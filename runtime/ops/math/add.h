// SPDX-License-Identifier: Apache-2.0
// Add: a + b; integers wrap around.
#pragma once

#include "generated/api/add.h"
#include "runtime/simd/isa_target.h"

namespace opwright::ops {

struct Add {
    template <class T> OPWRIGHT_INLINE static T apply(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            using U = std::make_unsigned_t<T>;
            return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
        } else {
            return a + b;
        }
    }
};

}  // namespace opwright::ops
