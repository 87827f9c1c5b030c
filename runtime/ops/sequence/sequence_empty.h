// SPDX-License-Identifier: Apache-2.0
// SequenceEmpty: a sequence without tensors; attribute dtype, by default float, says of which type they would
// be.
#pragma once

#include "generated/api/sequence_empty.h"
#include "runtime/core/element_type.h"

namespace opwright::ops {

struct SequenceEmpty {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }
    template <class A> static Status types(const A& attributes, TypeContext& context) {
        DType dtype = DType::Float;
        if (attributes.dtype) OPW_TRY(element_type_of("dtype", *attributes.dtype, dtype));
        context.set(0, {Kind::Sequence, dtype});
        return {};
    }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }
    static Status run(const Params&, Context& context) {
        Value sequence;
        OPW_TRY(Value::make_sequence(context.output_type(0), {}, sequence));
        context.set_output(0, std::move(sequence));
        return {};
    }
};

}  // namespace opwright::ops
