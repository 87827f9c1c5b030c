// SPDX-License-Identifier: Apache-2.0
// HardSigmoid: max(0, min(1, alpha * x + beta)); NaN stays NaN.
#pragma once

#include "generated/api/hard_sigmoid.h"
#include "runtime/simd/isa_target.h"

namespace opwright::ops {

struct HardSigmoid {
    struct Params {
        float alpha, beta;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params = {attributes.alpha, attributes.beta};
        return {};
    }

    template <class T> OPWRIGHT_INLINE static T apply(T x, const Params& params) {
        const T y = static_cast<T>(params.alpha) * x + static_cast<T>(params.beta);
        const T below = y > T(1) ? T(1) : y;
        return below < T(0) ? T(0) : below;
    }
};

}  // namespace opwright::ops
