// SPDX-License-Identifier: Apache-2.0
// Identity: the value itself, whatever it is; nothing is copied.
#pragma once

#include "generated/api/identity.h"

namespace opwright::ops {

struct Identity {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    static Status shape(const Params&, ShapeContext& context) {
        if (context.value(0).is_tensor()) context.set_shape(0, context.shape(0));
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        context.set_output(0, context.take(0));
        return {};
    }
};

}  // namespace opwright::ops
