// SPDX-License-Identifier: Apache-2.0
// OptionalGetElement: what an optional holds; a tensor or a sequence passes through. An empty optional is an
// error.
#pragma once

#include "generated/api/optional_get_element.h"

namespace opwright::ops {

struct OptionalGetElement {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    template <class A> static Status types(const A&, TypeContext& context) {
        const Type type = context.input(0);
        const bool sequence = type.kind == Kind::Sequence || type.kind == Kind::OptionalSequence;
        context.set(0, {sequence ? Kind::Sequence : Kind::Tensor, type.elem});
        return {};
    }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        const Kind kind = context.value(0).kind();
        if (kind == Kind::Tensor || kind == Kind::Sequence) {
            context.set_output(0, context.take(0));
            return {};
        }
        if (!context.value(0).has_item())
            return bad_input(0, "optional", "empty", "one that holds an element");
        // Out of an optional that nothing else holds, the element moves, so that a sequence may still grow in
        // place.
        Value optional = context.take(0);
        std::span<Value> items;
        OPW_TRY(optional.edit(context.allocator(), items));
        context.set_output(0, std::move(items[0]));
        return {};
    }
};

}  // namespace opwright::ops
