// SPDX-License-Identifier: Apache-2.0
// SequenceConstruct: a sequence of the inputs, which it shares.
#pragma once

#include "generated/api/sequence_construct.h"

namespace opwright::ops {

struct SequenceConstruct {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    template <class A> static Status types(const A&, TypeContext& context) {
        context.set(0, {Kind::Sequence, context.input(0).elem});
        return {};
    }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        std::vector<Value> items;
        items.reserve(static_cast<std::size_t>(context.inputs()));
        const Type type{Kind::Sequence, context.dtype(0)};
        for (int i = 0; i < context.inputs(); ++i) items.push_back(context.take(i));
        context.set_output(0, Value::sequence(type, std::move(items)));
        return {};
    }
};

}  // namespace opwright::ops
