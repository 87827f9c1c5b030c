// SPDX-License-Identifier: Apache-2.0
// Mul: a * b; integers wrap around.
#pragma once

#include "generated/api/mul.h"
#include "runtime/simd/isa_target.h"

namespace opwright::ops {

struct Mul {
    template <class T> OPWRIGHT_INLINE static T apply(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            // In 64 bits: the product of two uint16 promotes to int, which could overflow.
            return static_cast<T>(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
        } else {
            return a * b;
        }
    }
};

}  // namespace opwright::ops
