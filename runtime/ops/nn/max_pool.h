// SPDX-License-Identifier: Apache-2.0
// MaxPool: the largest element of each window, padding left out; NaN is passed over. Output 1 tells where it
// stood: the index into the whole input, in a plane row by row or (storage_order 1) column by column; -1 if
// the window lies in the padding.
#pragma once

#include "generated/api/max_pool.h"
#include "runtime/loops/pool.h"
#include "runtime/simd/pool.h"

namespace opwright::ops {

struct MaxPool {
    struct Params {
        loops::WindowParams window;
        bool columns = false;  ///< storage_order
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        if constexpr (requires { attributes.storage_order; }) params.columns = attributes.storage_order != 0;
        return loops::resolve_window(attributes, params.window);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        OPW_TRY(loops::pool_shape(params.window, context));
        context.set_shape(1, context.output_shape(0));
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        loops::Window window;
        OPW_TRY(loops::make_window(params.window, context.shape(0), params.window.kernel.span(), window));
        const auto any = [&](const auto* x, auto* y, std::int64_t first, std::int64_t last) {
            planes(params, context, window, x, y, first, last);
        };
        if (context.wants(1)) return loops::run_pool<T>(context, window, nullptr, any);
        return loops::run_pool<T>(
            context, window,
            [&](const PoolShape& shape, const float* x, float* y, void* workspace) {
                max_pool(shape, x, y, workspace, context.parallel());
            },
            any);
    }

private:
    template <class C> static void planes(const Params& params, Context& context, const loops::Window& window,
                                          const C* x, C* y, std::int64_t first, std::int64_t last) {
        const std::int64_t in = window.inputs(), out = window.outputs();
        std::int64_t* indices = context.wants(1) ? context.output(1).mutable_data<std::int64_t>() : nullptr;
        for (std::int64_t plane = first; plane < last; ++plane) {
            const C* from = x + plane * in;
            C best;
            std::int64_t where;
            loops::walk_windows(
                window,
                [&] {
                    best = bottom<C>();
                    where = -1;
                },
                [&](std::int64_t at, std::int64_t) {
                    if (from[at] > best) {
                        best = from[at];
                        where = at;
                    } else if (where < 0) {
                        where = at;  // the lowest number, or a NaN: neither is above the start, and still it
                                     // is there
                    }
                },
                [&](std::int64_t o, std::int64_t, std::int64_t) {
                    y[plane * out + o] = best;
                    if (indices == nullptr) return;
                    std::int64_t& index = indices[plane * out + o];
                    index =
                        where < 0 ? -1 : plane * in + (params.columns ? by_columns(window, where) : where);
                });
        }
    }

    static std::int64_t by_columns(const loops::Window& window, std::int64_t at) {
        std::int64_t result = 0;
        std::int64_t strides[kMaxRank];
        std::int64_t stride = 1;
        for (int axis = 0; axis < window.rank; ++axis) {
            strides[axis] = stride;
            stride *= window.in[axis];
        }
        for (int axis = window.rank - 1; axis >= 0; --axis) {
            result += at % window.in[axis] * strides[axis];
            at /= window.in[axis];
        }
        return result;
    }
};

}  // namespace opwright::ops
