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
        Array<Value> items;
        OPW_TRY(items.make(static_cast<std::size_t>(context.inputs()), context.allocator()));
        const Type type{Kind::Sequence, context.dtype(0)};
        for (int i = 0; i < context.inputs(); ++i) items[static_cast<std::size_t>(i)] = context.take(i);
        Value sequence;
        OPW_TRY(Value::make_sequence(type, std::move(items), sequence));
        context.set_output(0, std::move(sequence));
        return {};
    }
};

}  // namespace opwright::ops
