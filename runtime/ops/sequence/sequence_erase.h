// SPDX-License-Identifier: Apache-2.0
// SequenceErase: a sequence without one of its tensors, by default the last; in place if nothing else holds
// it.
#pragma once

#include "generated/api/sequence_erase.h"
#include "runtime/ops/sequence/position.h"

namespace opwright::ops {

struct SequenceErase {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        const auto length = static_cast<std::int64_t>(context.value(0).items().size());
        std::size_t position = static_cast<std::size_t>(length - 1);
        if (context.has(1)) {
            OPW_TRY(read_position(context, 1, length, length - 1, position));
        } else if (length == 0) {
            return bad_input(0, "number of tensors", 0, "1 or more");
        }
        Value sequence = context.take(0);
        OPW_TRY(sequence.erase(position, context.allocator()));
        context.set_output(0, std::move(sequence));
        return {};
    }
};

}  // namespace opwright::ops
