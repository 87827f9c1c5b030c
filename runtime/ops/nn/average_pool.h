// SPDX-License-Identifier: Apache-2.0
// AveragePool: the mean of each window, over its elements or (count_include_pad) over its padding of zeros as
// well, but not over what lies behind the padding where ceil_mode lets a window reach there.
#pragma once

#include "generated/api/average_pool.h"
#include "runtime/loops/pool.h"

namespace opwright::ops {

struct AveragePool {
    struct Params {
        loops::WindowParams window;
        bool count_padding = false;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        if constexpr (requires { attributes.count_include_pad; })
            params.count_padding = attributes.count_include_pad != 0;
        return loops::resolve_window(attributes, params.window);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        return loops::pool_shape(params.window, context);
    }

    template <class T> static Status run(const Params& params, Context& context) {
        loops::Window window;
        OPW_TRY(loops::make_window(params.window, context.shape(0), params.window.kernel.span(), window));
        const auto flat = [&](const PoolShape& shape, const float* x, float* y, void* workspace) {
            average_pool(shape, params.count_padding, x, y, workspace, context.parallel());
        };
        const auto any = [&](const auto* x, auto* y, std::int64_t first, std::int64_t last) {
            planes(params, window, x, y, first, last);
        };
        return loops::run_pool<T>(context, window, flat, any);
    }

private:
    template <class C> static void planes(const Params& params, const loops::Window& window, const C* x, C* y,
                                          std::int64_t first, std::int64_t last) {
        const std::int64_t in = window.inputs(), out = window.outputs();
        for (std::int64_t plane = first; plane < last; ++plane) {
            const C* from = x + plane * in;
            C sum;
            loops::walk_windows(
                window, [&] { sum = C(0); }, [&](std::int64_t at, std::int64_t) { sum += from[at]; },
                [&](std::int64_t o, std::int64_t inside, std::int64_t padded) {
                    y[plane * out + o] = sum / static_cast<C>(params.count_padding ? padded : inside);
                });
        }
    }
};

}  // namespace opwright::ops
