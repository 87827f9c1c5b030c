// SPDX-License-Identifier: Apache-2.0
// What the element-wise families share: how a room's struct is asked for its parameters and its arithmetic.
//
// A room of these families is a struct F with
//     template <class T> OPWRIGHT_INLINE static R apply(T x)           or apply(T a, T b), ...
// over the types that the switch passes, where float16, bfloat16 and smaller arrive as float. With
// parameters:
//     struct Params { ... };
//     static Status resolve(const Attributes_vN&, const Known&, Params&);   one overload per signature group
//     apply(T x, const Params&)
#pragma once

#include "opwright/kernel.h"
#include "runtime/core/width.h"
#include "runtime/core/number.h"
#include "runtime/simd/isa_target.h"

namespace opwright::loops {

template <class F, class = void> struct ParamsOf {
    using type = NoParams;
};
template <class F> struct ParamsOf<F, std::void_t<typename F::Params>> {
    using type = typename F::Params;
};

/// F's own resolve if it has parameters: a missing overload is then a compile error.
template <class F, class A>
Status resolve(const A& attributes, const Known& known, typename ParamsOf<F>::type& params) {
    if constexpr (std::is_same_v<typename ParamsOf<F>::type, NoParams>) {
        (void)attributes, (void)known, (void)params;
        return {};
    } else {
        return F::resolve(attributes, known, params);
    }
}

template <class F, class P, class... T> OPWRIGHT_INLINE auto apply(const P& params, const T&... x) {
    if constexpr (std::is_same_v<P, NoParams>) {
        (void)params;
        return F::apply(x...);
    } else {
        return F::apply(x..., params);
    }
}

/// Types that are computed through float, block by block.
template <class T> inline constexpr bool kThroughFloat = kIsSmallFloat<T>;

/// A rough time for one element, in ns, for parallel_for.
inline constexpr double kElementCost = 0.5;

}  // namespace opwright::loops
