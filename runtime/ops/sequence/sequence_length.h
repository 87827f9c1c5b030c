// SPDX-License-Identifier: Apache-2.0
// SequenceLength: the number of tensors of a sequence, as an int64 scalar.
#pragma once

#include "generated/api/sequence_length.h"

namespace opwright::ops {

struct SequenceLength {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_shape(0, Shape());
        return {};
    }
    static Status run(const Params&, Context& context) {
        context.output(0).mutable_data<std::int64_t>()[0] =
            static_cast<std::int64_t>(context.value(0).items().size());
        return {};
    }
};

}  // namespace opwright::ops
