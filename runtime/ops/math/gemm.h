// SPDX-License-Identifier: Apache-2.0
// Gemm: alpha * A' * B' + beta * C, where A' and B' are A and B or their transposes, and C is expanded to the
// result.
#pragma once

#include "generated/api/gemm.h"
#include "runtime/loops/broadcast.h"
#include "runtime/loops/product.h"

namespace opwright::ops {

struct Gemm {
    struct Params {
        float alpha = 1, beta = 1;
        bool trans_a = false, trans_b = false;
        bool legacy = false, broadcast = false;  ///< opsets 1 to 6: how C expands
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.alpha = attributes.alpha;
        params.beta = attributes.beta;
        params.trans_a = attributes.transA != 0;
        params.trans_b = attributes.transB != 0;
        if constexpr (requires { attributes.broadcast; }) {
            params.legacy = true;
            params.broadcast = attributes.broadcast != 0;
        }
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        GemmShape sizes;
        OPW_TRY(take(params, context.shape(0), context.shape(1), sizes));
        const Shape shape{sizes.m, sizes.n};
        if (context.has(2)) {
            Shape aligned;
            OPW_TRY(align(params, shape, context.shape(2), aligned));
        }
        context.set_shape(0, shape);
        return {};
    }

    static Status prepare(const Params& params, PrepareContext& context) {
        if (context.shape(0) == nullptr || context.constant(1) == nullptr) return {};
        GemmShape sizes;
        OPW_TRY(take(params, *context.shape(0), *context.shape(1), sizes));
        return loops::pack_constant(context, sizes);
    }

    template <class T> static Status run(const Params& params, Context& context) {
        loops::ProductOperands operands;
        OPW_TRY(take(params, context.shape(0), context.shape(1), operands.shape));
        operands.packed_b = context.packed(1);
        Tensor& y = context.output(0);
        const float beta = context.has(2) ? params.beta : 0;
        if (beta != 0) {
            const Tensor& c = context.tensor(2);
            Shape aligned;
            OPW_TRY(align(params, y.shape(), c.shape(), aligned));
            const loops::Broadcast<1> walk(y.shape(), {&aligned});
            walk.run(context.parallel(), loops::kElementCost,
                     [&](std::int64_t out, const std::array<std::int64_t, 1>& at, std::int64_t n) {
                         const T* from = c.data<T>() + at[0];
                         T* to = y.mutable_data<T>() + out;
                         if (walk.moves(0)) {
                             std::copy_n(from, n, to);
                         } else {
                             std::fill_n(to, n, *from);
                         }
                     });
        }
        return loops::product<T>(context, operands, params.alpha, context.tensor(0).data<T>(),
                                 context.tensor(1).data<T>(), beta, y.mutable_data<T>());
    }

private:
    static Status take(const Params& params, const Shape& a, const Shape& b, GemmShape& sizes) {
        if (a.rank() != 2) return bad_input(0, "rank", a.rank(), 2);
        if (b.rank() != 2) return bad_input(1, "rank", b.rank(), 2);
        sizes = {a[params.trans_a ? 1 : 0], b[params.trans_b ? 0 : 1], a[params.trans_a ? 0 : 1],
                 params.trans_a, params.trans_b};
        const std::int64_t rows = b[params.trans_b ? 1 : 0];
        if (rows != sizes.k) {
            return bad_input(1, "shape", b,
                             std::to_string(sizes.k) + (params.trans_b ? " columns" : " rows") +
                                 ", for input 0 " + Operand(a).text());
        }
        return {};
    }

    /// C's shape in rank 2.
    static Status align(const Params& params, const Shape& y, const Shape& c, Shape& aligned) {
        if (params.legacy) return loops::legacy_broadcast(y, c, params.broadcast, nullptr, aligned, 2);
        aligned = Shape(2, 1);
        const int offset = 2 - c.rank();
        bool fits = offset >= 0;
        for (int axis = 0; axis < c.rank() && fits; ++axis) {
            aligned[axis + offset] = c[axis];
            fits = c[axis] == 1 || c[axis] == y[axis + offset];
        }
        return fits ? Status() : bad_input(2, "shape", c, "a shape that expands to " + Operand(y).text());
    }
};

}  // namespace opwright::ops
