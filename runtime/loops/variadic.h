// SPDX-License-Identifier: Apache-2.0
// Element-wise operators of any number of inputs, folded from the left: y = F(F(x0, x1), x2)...
#pragma once

#include "runtime/loops/binary.h"

namespace opwright::loops {

struct VariadicParams {
    bool broadcasts = false;  ///< from opset 8; before, all shapes are equal
};

/// F: `apply(T a, T b)`, `using Params = VariadicParams` and its resolve().
template <class F> struct Variadic {
    using Params = VariadicParams;
    static constexpr int kInPlace = 0;

    template <class A> static Status resolve(const A& attributes, const Known& known, Params& params) {
        return F::resolve(attributes, known, params);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        Shape shape = context.shape(0);
        for (int i = 1; i < context.inputs(); ++i) {
            if (params.broadcasts) {
                OPW_TRY(broadcast_shapes(shape, context.shape(i), i, shape));
            } else if (context.shape(i) != shape) {
                return bad_input(i, "shape", context.shape(i),
                                 Operand(shape).text() + ", the shape of input 0");
            }
        }
        context.set_shape(0, shape);
        return {};
    }

    template <class T> static Status run(const Params&, Context& context) {
        Tensor& y = context.output(0);
        if (context.inputs() == 1) {
            context.set_output(0, context.tensor(0));
            return {};
        }
        fold<T>(context, context.tensor(0), context.tensor(1), y);
        for (int i = 2; i < context.inputs(); ++i) fold<T>(context, y, context.tensor(i), y);
        return {};
    }

private:
    struct Step {
        template <class T> OPWRIGHT_INLINE static T apply(T a, T b) { return F::apply(a, b); }
    };

    template <class T> static void fold(const Context& context, const Tensor& a, const Tensor& b, Tensor& y) {
        const auto row = OPWRIGHT_DISPATCH(binary_row<Step, T, T, NoParams>);
        const Broadcast<2> walk(y.shape(), {&a.shape(), &b.shape()});
        walk.run(context.parallel(), kElementCost,
                 [&](std::int64_t out, const std::array<std::int64_t, 2>& at, std::int64_t n) {
                     row(a.data<T>() + at[0], walk.moves(0), b.data<T>() + at[1], walk.moves(1),
                         y.mutable_data<T>() + out, n, NoParams());
                 });
    }
};

}  // namespace opwright::loops
