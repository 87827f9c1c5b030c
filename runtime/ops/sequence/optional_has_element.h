// SPDX-License-Identifier: Apache-2.0
// OptionalHasElement: whether there is an element. Tensors and sequences are one; an absent input is none.
#pragma once

#include "generated/api/optional_has_element.h"

namespace opwright::ops {

struct OptionalHasElement {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_shape(0, Shape());
        return {};
    }
    static Status run(const Params&, Context& context) {
        bool has = context.has(0);
        if (has) {
            const Kind kind = context.value(0).kind();
            has = kind == Kind::Tensor || kind == Kind::Sequence || context.value(0).has_item();
        }
        context.output(0).mutable_data<bool>()[0] = has;
        return {};
    }
};

}  // namespace opwright::ops
