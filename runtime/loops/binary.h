// SPDX-License-Identifier: Apache-2.0
// Element-wise operators of two inputs with broadcasting, by the rule of the op-version: y[i] =
// F::apply(a[i], b[i]).
#pragma once

#include "runtime/loops/apply.h"
#include "runtime/loops/broadcast.h"

#define OPWRIGHT_BODY "runtime/loops/binary.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::loops {

/// R: the element type of the result, or void for that of the inputs.
template <class F, class R = void> struct Binary {
    struct Params {
        bool legacy = false;  ///< opsets 1 to 6: attributes `broadcast` and `axis`
        bool broadcast = true;
        std::optional<std::int64_t> axis;
        typename ParamsOf<F>::type own;
    };
    static constexpr int kInPlace = std::is_void_v<R> ? 0 : -1;

    template <class A> static Status resolve(const A& attributes, const Known& known, Params& params) {
        if constexpr (requires { attributes.broadcast; }) {
            params.legacy = true;
            params.broadcast = attributes.broadcast != 0;
            params.axis = attributes.axis;
        }
        return loops::resolve<F>(attributes, known, params.own);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        Shape shape = context.shape(0);
        if (params.legacy) {
            Shape aligned;
            OPW_TRY(align(params, context, aligned));
        } else {
            OPW_TRY(broadcast_shapes(context.shape(0), context.shape(1), 1, shape));
        }
        context.set_shape(0, shape);
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        using Result = std::conditional_t<std::is_void_v<R>, T, R>;
        const Tensor& a = context.tensor(0);
        const Tensor& b = context.tensor(1);
        Tensor& y = context.output(0);
        Shape right = b.shape();
        if (params.legacy) OPW_TRY(align(params, context, right));
        const Broadcast<2> walk(y.shape(), {&a.shape(), &right});
        const auto row = row_of<T, Result>();
        walk.run(context.parallel(), kElementCost,
                 [&](std::int64_t out, const std::array<std::int64_t, 2>& at, std::int64_t n) {
                     row(a.data<T>() + at[0], walk.moves(0), b.data<T>() + at[1], walk.moves(1),
                         y.mutable_data<Result>() + out, n, params.own);
                 });
        return {};
    }

private:
    using Own = typename ParamsOf<F>::type;

    static Status align(const Params& params, const ShapeContext& context, Shape& aligned) {
        return legacy_broadcast(context.shape(0), context.shape(1), params.broadcast,
                                params.axis ? &*params.axis : nullptr, aligned);
    }
    template <class T, class Result> static auto row_of() {
        if constexpr (std::is_same_v<T, std::string>) {
            return &baseline::binary_row<F, T, Result, Own>;
        } else {
            return OPWRIGHT_DISPATCH(binary_row<F, T, Result, Own>);
        }
    }
};

/// Comparisons: the result is bool.
template <class F> using Compare = Binary<F, bool>;

}  // namespace opwright::loops
