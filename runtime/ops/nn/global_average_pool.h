// SPDX-License-Identifier: Apache-2.0
// GlobalAveragePool: the mean over all spatial axes of [batch, channels, spatial...], kept with extent 1.
#pragma once

#include "generated/api/global_average_pool.h"
#include "runtime/loops/reduce.h"

namespace opwright::ops {

struct GlobalAveragePool {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }

    static Status shape(const Params&, ShapeContext& context) {
        Shape shape = context.shape(0);
        if (shape.rank() < 2)
            return bad_input(0, "rank", shape.rank(), "2 or more: batch, channels and spatial axes");
        std::fill(shape.begin() + 2, shape.end(), 1);
        context.set_shape(0, shape);
        return {};
    }

    template <class T> static Status run(const Params&, Context& context) {
        bool spatial[kMaxRank];
        std::fill_n(spatial, kMaxRank, true);
        spatial[0] = spatial[1] = false;
        return loops::reduce<Mean, T>(context, spatial);
    }

private:
    struct Mean {
        template <class C> OPWRIGHT_INLINE static C identity() { return C(0); }
        template <class T> static T empty() {
            return from_double<T>(std::numeric_limits<double>::quiet_NaN());
        }  // 0 / 0
        template <class C> OPWRIGHT_INLINE static C combine(C a, C b) { return a + b; }
        template <class C> OPWRIGHT_INLINE static C finish(C total, std::int64_t count) {
            return total / static_cast<C>(count);
        }
    };
};

}  // namespace opwright::ops
