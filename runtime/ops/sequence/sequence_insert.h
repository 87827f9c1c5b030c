// SPDX-License-Identifier: Apache-2.0
// SequenceInsert: a tensor put into a sequence. A sequence that nothing else holds grows in place, so that a
// loop which appends to one takes constant time per tensor.
#pragma once

#include "generated/api/sequence_insert.h"
#include "runtime/ops/sequence/position.h"

namespace opwright::ops {

struct SequenceInsert {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    template <class A> static Status types(const A&, TypeContext& context) {
        const DType elem = context.input(0).elem;
        if (context.input(1).elem != elem) {
            return bad_input(1, "type", context.input(1),
                             to_string(tensor_type(elem)) + ", as the sequence holds");
        }
        return {};
    }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        const std::size_t length = context.value(0).items().size();
        std::size_t position = length;
        if (context.has(2)) {
            const auto signed_length = static_cast<std::int64_t>(length);
            OPW_TRY(read_position(context, 2, signed_length, signed_length, position));
        }
        Value sequence = context.take(0);
        OPW_TRY(sequence.insert(position, context.take(1), context.allocator()));
        context.set_output(0, std::move(sequence));
        return {};
    }
};

}  // namespace opwright::ops
