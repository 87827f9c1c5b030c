// SPDX-License-Identifier: Apache-2.0
// Optional: an optional that holds the input, or, without an input, an empty one of the type that the
// attribute states.
#pragma once

#include "generated/api/optional.h"

namespace opwright::ops {

struct Optional {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    template <class A> static Status types(const A& attributes, TypeContext& context) {
        Type type;
        if (context.has(0)) {
            type = context.input(0);
            if (attributes.type && *attributes.type != type)
                return bad_attribute("type", "value", *attributes.type,
                                     to_string(type) + ", that of the input");
        } else if (attributes.type) {
            type = *attributes.type;
        } else {
            return bad_attribute("type", "attribute", "missing", "a type, as there is no input");
        }
        if (type.kind != Kind::Tensor && type.kind != Kind::Sequence)
            return bad_attribute("type", "value", type, "a tensor or a sequence of tensors");
        context.set(0, {type.kind == Kind::Tensor ? Kind::Optional : Kind::OptionalSequence, type.elem});
        return {};
    }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        Value optional;
        OPW_TRY(Value::make_optional(context.output_type(0), context.has(0) ? context.take(0) : Value(),
                                     context.allocator(), optional));
        context.set_output(0, std::move(optional));
        return {};
    }
};

}  // namespace opwright::ops
