// SPDX-License-Identifier: Apache-2.0
// A kernel: one op-version's implementation as four phases (bind, shape, prepare, run), type-erased.
#pragma once

#include "opwright/context.h"

#include <memory>

namespace opwright {

/// A node's attributes, and its parameters if they are known before a run.
class State {
public:
    virtual ~State() = default;
};

struct Kernel {
    const OpRow* row;
    std::uint64_t parameters;  ///< mask of the inputs whose values resolve() reads (bit 63: all from 63 on)
    int in_place;              ///< output 0 may be written over this input; -1: none

    std::unique_ptr<State> (*create)(const Attributes&);
    Status (*types)(const State&, TypeContext&);              ///< null: the row tells all output types
    Status (*resolve)(State&, const Known&);                  ///< once, when all parameters are constant
    Status (*shape)(const State&, ShapeContext&);
    Status (*prepare)(const State&, PrepareContext&);         ///< null: nothing to prepare
    Status (*run)(const State&, Context&);                    ///< outputs are made, but for those at run
};

/// A kernel bound to one node: types are checked, parameters resolved where they are constant.
class BoundKernel {
public:
    /// Checks arity, attributes and types of a node against the row, and finds the types of its outputs.
    /// `inputs`: one type per actual input, Kind::None where absent. `wanted`: which outputs the node names.
    static Status bind(const Kernel& kernel, const Attributes& attributes, std::span<const Type> inputs,
                       std::span<const bool> wanted, BoundKernel& result);
    /// The same with a typed attribute struct's state, already made.
    static Status bind(const Kernel& kernel, std::unique_ptr<State> state, std::span<const Type> inputs,
                       std::span<const bool> wanted, BoundKernel& result);

    const Kernel& kernel() const { return *kernel_; }
    std::span<const OutputPlan> outputs() const { return outputs_; }

    /// Tell which inputs are constant, before the first run: resolves parameters if none is missing.
    /// `inputs` holds a value where constant, and a tensor without elements' memory where only its shape is
    /// known. What parameters need of memory comes from `allocator`.
    Status set_constants(std::span<const Value> inputs, Allocator& allocator);
    /// Output shapes where the inputs' shapes and the parameters are known; `plan` starts as outputs().
    Status shape(std::span<Value> inputs, std::span<OutputPlan> plan, Allocator& allocator) const;
    bool resolved() const { return resolved_; }
    /// Pack constant inputs; `released[i]` is set for those that run reads in packed form only.
    Status prepare(std::span<const Value> inputs, std::span<bool> released, PackStore& store);

    /// Inputs must have the types that were bound; those that the caller moves in may be reused for outputs.
    Status run(std::span<Value> inputs, std::span<Value> outputs, const Services& services,
               void* frame = nullptr) const;

private:
    const Kernel* kernel_ = nullptr;
    std::unique_ptr<State> state_;
    bool resolved_ = false;
    std::vector<Type> inputs_;
    std::vector<OutputPlan> outputs_;
    std::vector<Ref<Buffer>> packs_;
};

/// Attribute-less parameters, for operators that have none.
struct NoParams {};

/// Makes a Kernel of an operator's room. `Op` has
///     struct Params;
///     static Status resolve(const A& attributes, const Known&, Params&);
///     static Status shape(const Params&, ShapeContext&);
/// and may have `types(const A&, TypeContext&)`, `prepare(const Params&, PrepareContext&)` and `kInPlace`.
/// `Run` is the generated switch, Status(const Op::Params&, Context&).
template <class Op, class A, auto Run> struct KernelOf {
    using Params = typename Op::Params;
    struct Typed final : State {
        A attributes;
        Params params{};
        bool resolved = false;
    };

    static std::unique_ptr<State> create(const Attributes& list) {
        auto state = std::make_unique<Typed>();
        read_attributes(list, state->attributes);
        return state;
    }
    static std::unique_ptr<State> adopt(const A& attributes) {
        auto state = std::make_unique<Typed>();
        state->attributes = attributes;
        return state;
    }
    static Status types(const State& state, TypeContext& context) {
        return Op::types(static_cast<const Typed&>(state).attributes, context);
    }
    static Status resolve(State& state, const Known& known) {
        auto& typed = static_cast<Typed&>(state);
        OPW_TRY(Op::resolve(typed.attributes, known, typed.params));
        typed.resolved = true;
        return {};
    }
    static Status shape(const State& state, ShapeContext& context) {
        return with_params(state, context, [&](const Params& params) { return Op::shape(params, context); });
    }
    static Status prepare(const State& state, PrepareContext& context) {
        return Op::prepare(static_cast<const Typed&>(state).params, context);
    }
    static Status run(const State& state, Context& context) {
        return with_params(state, context, [&](const Params& params) { return Run(params, context); });
    }

    static constexpr Kernel make(const OpRow& row, std::uint64_t parameters) {
        Kernel kernel{&row, parameters, -1, create, nullptr, resolve, shape, nullptr, run};
        if constexpr (requires { Op::kInPlace; }) kernel.in_place = Op::kInPlace;
        if constexpr (requires(const A& a, TypeContext& c) { Op::types(a, c); }) kernel.types = types;
        if constexpr (requires(const Params& p, PrepareContext& c) { Op::prepare(p, c); })
            kernel.prepare = prepare;
        return kernel;
    }

private:
    template <class Use> static Status with_params(const State& state, ShapeContext& context, Use use) {
        const auto& typed = static_cast<const Typed&>(state);
        if (typed.resolved) return use(typed.params);
        Params params{};
        OPW_TRY(Op::resolve(typed.attributes, context.known(), params));
        return use(params);
    }
};

/// What a generated switch says of a type that bind has let through; never reached.
Status no_arm(const Type& type);

/// One call of a typed entry point: takes its arguments in order, binds and runs once, and hands the results
/// out. A null pointer is an absent input, or an output that is not wanted.
class Entry {
public:
    explicit Entry(const Services& services) : services_(services) {}

    Entry& input(const Value& value) { return add(value); }
    Entry& input(const Tensor* tensor) { return add(tensor != nullptr ? Value(*tensor) : Value()); }
    Entry& input(const Value* value) { return add(value != nullptr ? *value : Value()); }
    Entry& input(std::span<const Value> values);

    Entry& output(Tensor& tensor) { return add({&tensor, nullptr}); }
    Entry& output(Value& value) { return add({nullptr, &value}); }
    Entry& output(Tensor* tensor) { return add({tensor, nullptr}); }
    Entry& output(Value* value) { return add({nullptr, value}); }
    Entry& output(std::span<Value> values);

    Status run(const Kernel& kernel, std::unique_ptr<State> state);

private:
    struct Target {
        Tensor* tensor;
        Value* value;
    };
    Entry& add(Value value) {
        inputs_.push_back(std::move(value));
        return *this;
    }
    Entry& add(Target target) {
        targets_.push_back(target);
        return *this;
    }

    const Services& services_;
    std::vector<Value> inputs_;
    std::vector<Target> targets_;
};

}  // namespace opwright
