// SPDX-License-Identifier: Apache-2.0
// Element-wise operators of one input: y[i] = F::apply(x[i]).
#pragma once

#include "runtime/loops/apply.h"

#define OPWRIGHT_BODY "runtime/loops/unary.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::loops {

/// Output 0 is F of each element of input 0, both of type T.
template <class F, class T, class P> Status map(Context& context, const P& params) {
    const auto loop = OPWRIGHT_DISPATCH(unary_array<F, T, P>);
    const T* x = context.tensor(0).template data<T>();
    T* y = context.output(0).template mutable_data<T>();
    parallel_for(
        context.parallel(), context.tensor(0).elements(), kElementCost,
        [&](std::int64_t begin, std::int64_t end) { loop(x + begin, y + begin, end - begin, params); });
    return {};
}

template <class F> struct Unary {
    using Params = typename ParamsOf<F>::type;
    static constexpr int kInPlace = 0;

    template <class A> static Status resolve(const A& attributes, const Known& known, Params& params) {
        return loops::resolve<F>(attributes, known, params);
    }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_shape(0, context.shape(0));
        return {};
    }
    template <class T> static Status run(const Params& params, Context& context) {
        return map<F, T>(context, params);
    }
};

}  // namespace opwright::loops
