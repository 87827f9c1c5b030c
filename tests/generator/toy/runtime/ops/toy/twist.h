// SPDX-License-Identifier: Apache-2.0
// Twist: x, times turns from version 4 on.
#pragma once

#include "generated/api/toy_math_twist.h"
#include "runtime/simd/isa_target.h"

namespace opwright::ops::toy::math {

struct Twist {
    struct Params {
        std::int64_t turns = 1;
    };
    static Status resolve(const toy_math::twist::Attributes_v1&, const Known&, Params&) { return {}; }
    static Status resolve(const toy_math::twist::Attributes_v4& attributes, const Known&, Params& params) {
        params.turns = attributes.turns;
        return {};
    }
    template <class T> OPWRIGHT_INLINE static T apply(T x, const Params& params) { return x * static_cast<T>(params.turns); }
};

}  // namespace opwright::ops::toy::math
