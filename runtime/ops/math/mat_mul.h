// SPDX-License-Identifier: Apache-2.0
// MatMul: matrix products over the last two axes, the others broadcast; a vector is a row on the left, a
// column on the right, and its axis is not in the result.
#pragma once

#include "generated/api/mat_mul.h"
#include "runtime/loops/broadcast.h"
#include "runtime/loops/product.h"

namespace opwright::ops {

struct MatMul {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }

    static Status shape(const Params&, ShapeContext& context) {
        Sizes sizes;
        Shape batch, result;
        OPW_TRY(sizes.take(context.shape(0), context.shape(1), batch));
        for (std::int64_t extent : batch) result.push_back(extent);
        if (context.rank(0) > 1) result.push_back(sizes.m);
        if (context.rank(1) > 1) result.push_back(sizes.n);
        context.set_shape(0, result);
        return {};
    }

    static Status prepare(const Params&, PrepareContext& context) {
        const Shape* a = context.shape(0);
        const Tensor* b = context.constant(1);
        if (a == nullptr || b == nullptr || b->rank() != 2) return {};
        Sizes sizes;
        Shape batch;
        OPW_TRY(sizes.take(*a, b->shape(), batch));
        return loops::pack_constant(context, {sizes.m * batch.elements(), sizes.n, sizes.k, false, false});
    }

    template <class T> static Status run(const Params&, Context& context) {
        const Tensor& a = context.tensor(0);
        const Tensor& b = context.tensor(1);
        Tensor& y = context.output(0);
        if (y.elements() == 0) return {};
        Sizes sizes;
        Shape batch;
        OPW_TRY(sizes.take(a.shape(), b.shape(), batch));
        loops::ProductOperands operands;
        operands.shape = {sizes.m, sizes.n, sizes.k, false, false};
        if (b.rank() <= 2) {  // all of the left operand is one matrix
            operands.shape.m *= batch.elements();
            operands.packed_b = context.packed(1);
            return loops::product<T>(context, operands, 1, a.data<T>(), b.data<T>(), 0, y.mutable_data<T>());
        }
        const Shape left = leading(a.shape()), right = leading(b.shape());
        const loops::Broadcast<2> walk(batch, {&left, &right});
        Status status;
        walk.walk(0, walk.rows(), [&](std::int64_t out, const std::array<std::int64_t, 2>& at) {
            for (std::int64_t i = 0; i < walk.row_length() && status.ok(); ++i) {
                const T* x = a.data<T>() + (at[0] + (walk.moves(0) ? i : 0)) * sizes.m * sizes.k;
                const T* z = b.data<T>() + (at[1] + (walk.moves(1) ? i : 0)) * sizes.k * sizes.n;
                status = loops::product<T>(context, operands, 1, x, z, 0,
                                           y.mutable_data<T>() + (out + i) * sizes.m * sizes.n);
            }
        });
        return status;
    }

private:
    static Shape leading(const Shape& shape) {
        return Shape(shape.span().first(static_cast<std::size_t>(std::max(shape.rank() - 2, 0))));
    }

    struct Sizes {
        std::int64_t m = 1, n = 1, k = 1;

        Status take(const Shape& a, const Shape& b, Shape& batch) {
            if (a.rank() < 1) return bad_input(0, "rank", 0, "1 or more");
            if (b.rank() < 1) return bad_input(1, "rank", 0, "1 or more");
            k = a.back();
            m = a.rank() > 1 ? a[a.rank() - 2] : 1;
            n = b.rank() > 1 ? b.back() : 1;
            const std::int64_t rows = b.rank() > 1 ? b[b.rank() - 2] : b[0];
            if (rows != k)
                return bad_input(
                    1, "shape", b,
                    std::to_string(k) + " rows, the last extent of input 0 " + Operand(a).text());
            if (loops::broadcast_shapes(leading(a), leading(b), 1, batch).ok()) return {};
            return bad_input(1, "shape", b,
                             "a shape whose extents but the last two broadcast with those of input 0 " +
                                 Operand(a).text());
        }
    };
};

}  // namespace opwright::ops
