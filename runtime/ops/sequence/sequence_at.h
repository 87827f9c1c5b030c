// SPDX-License-Identifier: Apache-2.0
// SequenceAt: one tensor of a sequence, shared with it.
#pragma once

#include "generated/api/sequence_at.h"
#include "runtime/ops/sequence/position.h"

namespace opwright::ops {

struct SequenceAt {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    template <class A> static Status types(const A&, TypeContext& context) {
        context.set(0, tensor_type(context.input(0).elem));
        return {};
    }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        const auto items = context.value(0).items();
        const auto length = static_cast<std::int64_t>(items.size());
        std::size_t position = 0;
        OPW_TRY(read_position(context, 1, length, length - 1, position));
        context.set_output(0, items[position]);
        return {};
    }
};

}  // namespace opwright::ops
