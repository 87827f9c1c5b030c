// SPDX-License-Identifier: Apache-2.0
// If: one of two subgraphs. The other one is not run, so that nothing is said of the shapes that it would
// give.
#pragma once

#include "generated/api/if.h"

namespace opwright::ops {

struct If {
    struct Params {
        const Body* then_branch = nullptr;
        const Body* else_branch = nullptr;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.then_branch = attributes.then_branch;
        params.else_branch = attributes.else_branch;
        return {};
    }

    template <class A> static Status types(const A& attributes, TypeContext& context) {
        const Body* yes = attributes.then_branch;
        const Body* no = attributes.else_branch;
        if (yes == nullptr)
            return bad_attribute("then_branch", "subgraph", "missing", "a graph without inputs");
        if (no == nullptr)
            return bad_attribute("else_branch", "subgraph", "missing", "a graph without inputs");
        if (yes->inputs() != 0) return bad_attribute("then_branch", "number of inputs", yes->inputs(), 0);
        if (no->inputs() != 0) return bad_attribute("else_branch", "number of inputs", no->inputs(), 0);
        if (yes->outputs() != no->outputs()) {
            return bad_attribute("else_branch", "number of outputs", no->outputs(),
                                 std::to_string(yes->outputs()) + ", as of then_branch");
        }
        if (context.outputs() > yes->outputs()) {
            return failure(Code::InvalidInput, "number of outputs is " + std::to_string(context.outputs()) +
                                                   "; allowed: at most " + std::to_string(yes->outputs()) +
                                                   ", as the subgraphs have");
        }
        for (int o = 0; o < context.outputs(); ++o) {
            const Type one = yes->output_type(o), other = no->output_type(o);
            if (one.kind != Kind::None && other.kind != Kind::None && one != other) {
                return bad_attribute("else_branch", "type of output " + std::to_string(o), other,
                                     to_string(one) + ", as of then_branch");
            }
            context.set(o, one.kind != Kind::None ? one : other);
        }
        return {};
    }

    static Status shape(const Params&, ShapeContext& context) {
        if (context.tensor(0).elements() != 1) return bad_input(0, "shape", context.shape(0), "one element");
        for (int o = 0; o < context.outputs(); ++o) context.set_at_run(o);
        return {};
    }

    static Status run(const Params& params, Context& context) {
        const bool yes = context.tensor(0).data<bool>()[0];
        const Body& body = yes ? *params.then_branch : *params.else_branch;
        Array<Value> results;
        OPW_TRY(results.make(static_cast<std::size_t>(body.outputs()), context.allocator()));
        OPW_TRY(body.run(context, {}, results));
        for (int o = 0; o < context.outputs(); ++o) {
            if (!context.wants(o)) continue;
            Value& result = results[static_cast<std::size_t>(o)];
            const Type planned = context.output_type(o);
            const bool fits = planned.kind == Kind::None ? !result.absent() : result.type() == planned;
            if (!fits) {
                return bad_attribute(yes ? "then_branch" : "else_branch",
                                     "type of the value of output " + std::to_string(o),
                                     result.absent() ? Operand("none") : Operand(result.type()),
                                     planned.kind == Kind::None ? Operand("any value") : Operand(planned));
            }
            context.set_output(o, std::move(result));
        }
        return {};
    }
};

}  // namespace opwright::ops
