// SPDX-License-Identifier: Apache-2.0
// Loop: a subgraph until a number of iterations M is reached or a condition is false. Without the input cond
// the condition that the body gives is passed on to its next iteration, but not looked at.
#pragma once

#include "generated/api/loop.h"
#include "runtime/ops/control/stack.h"

namespace opwright::ops {

struct Loop {
    struct Params {
        const Body* body = nullptr;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.body = attributes.body;
        return {};
    }

    template <class A> static Status types(const A& attributes, TypeContext& context) {
        const Body* body = attributes.body;
        const int carried = carried_of(context.inputs());
        if (body == nullptr) return bad_attribute("body", "subgraph", "missing", "a graph");
        if (body->inputs() != carried + 2) {
            return bad_attribute("body", "number of inputs", body->inputs(),
                                 std::to_string(carried + 2) + ", as there are " + std::to_string(carried) +
                                     " carried values");
        }
        if (body->outputs() < carried + 1) {
            return bad_attribute("body", "number of outputs", body->outputs(),
                                 std::to_string(carried + 1) + " or more, as there are " +
                                     std::to_string(carried) + " carried values");
        }
        if (context.outputs() > body->outputs() - 1) {
            return failure(Code::InvalidInput, "number of outputs is " + std::to_string(context.outputs()) +
                                                   "; allowed: at most " +
                                                   std::to_string(body->outputs() - 1) + ", as the body has");
        }
        for (int k = 0; k < carried; ++k) {
            const Type type = body->output_type(1 + k);
            if (type.kind != Kind::None && type != context.input(2 + k) &&
                type != content(context.input(2 + k))) {
                return bad_attribute("body", "type of output " + std::to_string(1 + k), type,
                                     to_string(context.input(2 + k)) + ", as of the carried value's input");
            }
            context.set(k, type);
        }
        for (int o = carried; o < context.outputs(); ++o) {
            const Type type = body->output_type(1 + o);
            if (type.kind != Kind::None && type.kind != Kind::Tensor) {
                return bad_attribute("body", "type of scan output " + std::to_string(1 + o), type,
                                     "a tensor");
            }
            context.set(o, type);
        }
        return {};
    }

    static Status shape(const Params&, ShapeContext& context) {
        for (int i = 0; i < std::min(context.inputs(), 2); ++i) {
            if (context.has(i) && context.tensor(i).elements() != 1)
                return bad_input(i, "shape", context.shape(i), "one element");
        }
        if (!context.has(0) && !context.has(1)) {
            return failure(
                Code::InvalidInput,
                "neither M nor cond is given; allowed: one of them or both, as the loop would never end");
        }
        for (int o = 0; o < context.outputs(); ++o) context.set_at_run(o);
        return {};
    }

    static Status run(const Params& params, Context& context) {
        const Body& body = *params.body;
        const bool conditional = context.has(1);
        const std::int64_t most = context.has(0) ? context.tensor(0).data<std::int64_t>()[0] : INT64_MAX;
        const int carried = carried_of(context.inputs());
        const int scans = body.outputs() - 1 - carried;

        // A value is held in one place at a time, so that the body may write over it: a sequence grows
        // without a copy.
        Array<Value> inputs, outputs, state;
        OPW_TRY(inputs.make(static_cast<std::size_t>(body.inputs()), context.allocator()));
        OPW_TRY(outputs.make(static_cast<std::size_t>(body.outputs()), context.allocator()));
        OPW_TRY(state.make(static_cast<std::size_t>(carried), context.allocator()));
        Array<Type> types;
        OPW_TRY(types.make(static_cast<std::size_t>(carried), context.allocator()));
        for (int k = 0; k < carried; ++k) {
            types[static_cast<std::size_t>(k)] = context.value(2 + k).type();
            state[static_cast<std::size_t>(k)] = context.take(2 + k);
        }
        Array<Stack> stacks;
        OPW_TRY(stacks.make(static_cast<std::size_t>(scans), context.allocator()));
        bool go = true;
        if (conditional) go = context.tensor(1).data<bool>()[0];
        OPW_TRY(scalar(DType::Bool, context, outputs[0]));
        outputs[0].tensor().mutable_data<bool>()[0] = go;

        for (std::int64_t i = 0; i < most && go; ++i) {
            OPW_TRY(scalar(DType::Int64, context, inputs[0]));
            inputs[0].tensor().mutable_data<std::int64_t>()[0] = i;
            inputs[1] = std::move(outputs[0]);
            for (std::size_t k = 0; k < state.size(); ++k) {
                // A body that takes an optional and gives what it holds gets an optional again.
                const bool wrap = state[k].type() != types[k] && state[k].type() == content(types[k]);
                Value& input = inputs[2 + k];
                input = std::move(state[k]);
                if (wrap)
                    OPW_TRY(Value::make_optional(types[k], std::move(input), context.allocator(), input));
            }
            std::fill(outputs.begin(), outputs.end(), Value());
            Status status = body.run(context, inputs, outputs);
            if (!status.ok()) return std::move(status).at("iteration " + std::to_string(i));
            const Value& condition = outputs[0];
            if (!condition.is_tensor() || condition.tensor().dtype() != DType::Bool ||
                condition.tensor().elements() != 1) {
                return bad_attribute("body", "value of output 0, the condition", describe(condition),
                                     "a bool with one element");
            }
            if (conditional) go = condition.tensor().data<bool>()[0];
            for (std::size_t k = 0; k < state.size(); ++k) {
                state[k] = std::move(outputs[1 + k]);
                if (state[k].absent())
                    return bad_attribute("body", "value of output " + std::to_string(1 + k), "none",
                                         "a carried value");
            }
            for (int s = 0; s < scans; ++s) {
                if (!context.wants(carried + s)) continue;
                const int o = 1 + carried + s;
                const Value& value = outputs[static_cast<std::size_t>(o)];
                if (!value.is_tensor())
                    return bad_attribute("body", "value of scan output " + std::to_string(o), describe(value),
                                         "a tensor");
                OPW_TRY(
                    stacks[static_cast<std::size_t>(s)].append(value.tensor(), most, o, context.allocator()));
            }
        }

        for (int k = 0; k < carried; ++k) {
            Value& value = state[static_cast<std::size_t>(k)];
            const Type planned = context.output_type(k);
            if (context.wants(k) && planned.kind != Kind::None && value.type() != planned) {
                return bad_attribute("body", "type of the value of output " + std::to_string(1 + k),
                                     value.type(), planned);
            }
            context.set_output(k, std::move(value));
        }
        for (int s = 0; s < scans; ++s) {
            const int o = carried + s;
            if (!context.wants(o)) continue;
            Stack& stack = stacks[static_cast<std::size_t>(s)];
            if (stack.empty() && context.output_dtype(o) == DType::Undefined) {
                return bad_attribute("body", "type of scan output " + std::to_string(1 + o), "unknown",
                                     "a declared one, as no iteration ran");
            }
            Tensor tensor;
            OPW_TRY(stack.finish(context.output_dtype(o), body.output_extents(1 + o), 1 + o,
                                 context.allocator(), tensor));
            context.set_output(o, std::move(tensor));
        }
        return {};
    }

private:
    static int carried_of(int inputs) { return std::max(0, inputs - 2); }

    /// What an optional of this type holds.
    static constexpr Type content(Type type) {
        if (type.kind == Kind::Optional) return tensor_type(type.elem);
        if (type.kind == Kind::OptionalSequence) return {Kind::Sequence, type.elem};
        return {};
    }

    static Operand describe(const Value& value) {
        return value.absent() ? Operand("none") : Operand(value.type());
    }

    static Status scalar(DType dtype, const Context& context, Value& result) {
        Tensor tensor;
        OPW_TRY(Tensor::make(dtype, Shape(), context.allocator(), tensor));
        result = std::move(tensor);
        return {};
    }
};

}  // namespace opwright::ops
