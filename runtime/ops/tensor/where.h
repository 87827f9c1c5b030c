// SPDX-License-Identifier: Apache-2.0
// Where: elements of X where the condition is true, of Y elsewhere; the three broadcast.
#pragma once

#include "generated/api/where.h"
#include "runtime/loops/select.h"

namespace opwright::ops {

struct Where {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }

    static Status shape(const Params&, ShapeContext& context) {
        Shape shape;
        OPW_TRY(loops::broadcast_shapes(context.shape(0), context.shape(1), 1, shape));
        OPW_TRY(loops::broadcast_shapes(shape, context.shape(2), 2, shape));
        context.set_shape(0, shape);
        return {};
    }

    template <class W> static Status run(const Params&, Context& context) {
        loops::select<W>(context);
        return {};
    }
};

}  // namespace opwright::ops
