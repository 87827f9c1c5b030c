// SPDX-License-Identifier: Apache-2.0
// Clip: min(max(x, low), high); with low > high every element becomes high. NaN stays NaN.
#pragma once

#include "generated/api/clip.h"
#include "runtime/loops/unary.h"

#include <limits>

namespace opwright::ops {

struct Clip {
    /// Bounds as attributes give them; with `from_inputs` inputs 1 and 2 are the bounds, as values of T.
    struct Params {
        bool from_inputs = false;
        float low = -std::numeric_limits<float>::infinity();
        float high = std::numeric_limits<float>::infinity();
    };
    static constexpr int kInPlace = 0;

    static Status resolve(const ai_onnx::clip::Attributes_v1& attributes, const Known&, Params& params) {
        if (attributes.min) params.low = *attributes.min;  // an absent bound is none
        if (attributes.max) params.high = *attributes.max;
        return {};
    }
    static Status resolve(const ai_onnx::clip::Attributes_v6& attributes, const Known&, Params& params) {
        params.low = attributes.min;
        params.high = attributes.max;
        return {};
    }
    static Status resolve(const ai_onnx::clip::Attributes_v11&, const Known&, Params& params) {
        params.from_inputs = true;
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        for (int i = 1; params.from_inputs && i <= 2; ++i) {
            if (context.has(i) && context.tensor(i).elements() != 1)
                return bad_input(i, "shape", context.shape(i), "a scalar");
        }
        context.set_shape(0, context.shape(0));
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        using C = std::conditional_t<loops::kThroughFloat<T>, float, T>;  // what the loop computes in
        Bounds<C> bounds;
        if (params.from_inputs) {
            bounds.low = number_cast<C>(context.has(1) ? *context.tensor(1).data<T>() : lowest<T>());
            bounds.high = number_cast<C>(context.has(2) ? *context.tensor(2).data<T>() : highest<T>());
        } else {
            bounds.low = number_cast<C>(from_float<T>(params.low));
            bounds.high = number_cast<C>(from_float<T>(params.high));
        }
        return loops::map<Limit, T>(context, bounds);
    }

private:
    template <class C> struct Bounds {
        C low, high;
    };
    struct Limit {
        template <class T> OPWRIGHT_INLINE static T apply(T x, const Bounds<T>& bounds) {
            const T above = x < bounds.low ? bounds.low : x;
            return above > bounds.high ? bounds.high : above;
        }
    };
};

}  // namespace opwright::ops
