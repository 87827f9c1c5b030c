// SPDX-License-Identifier: Apache-2.0
// Size: the number of elements, as an int64 scalar.
#pragma once

#include "generated/api/size.h"

namespace opwright::ops {

struct Size {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_shape(0, Shape());
        return {};
    }
    static Status run(const Params&, Context& context) {
        context.output(0).mutable_data<std::int64_t>()[0] = context.tensor(0).elements();
        return {};
    }
};

}  // namespace opwright::ops
