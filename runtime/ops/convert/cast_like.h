// SPDX-License-Identifier: Apache-2.0
// CastLike: Cast to the element type of the second input, whose elements do not matter.
#pragma once

#include "generated/api/cast_like.h"
#include "runtime/ops/convert/cast_common.h"

namespace opwright::ops {

struct CastLike {
    struct Params {
        CastRules rules;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        return read_rules(attributes, params.rules);
    }

    static Status shape(const Params&, ShapeContext& context) { return cast_shape(context); }
    static Status run(const Params& params, Context& context) { return cast_run(params.rules, context); }
};

}  // namespace opwright::ops
