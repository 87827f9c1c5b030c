// SPDX-License-Identifier: Apache-2.0
// Abs: |x|. The most negative integer stays as it is, as two's complement has no counterpart for it.
#pragma once

#include "generated/api/abs.h"
#include "runtime/simd/isa_target.h"

#include <cmath>

namespace opwright::ops {

struct Abs {
    template <class T> OPWRIGHT_INLINE static T apply(T x) {
        if constexpr (std::is_floating_point_v<T>) {
            return std::fabs(x);
        } else if constexpr (std::is_signed_v<T>) {
            using U = std::make_unsigned_t<T>;
            return x < 0 ? static_cast<T>(U{0} - static_cast<U>(x)) : x;
        } else {
            return x;
        }
    }
};

}  // namespace opwright::ops
