// SPDX-License-Identifier: Apache-2.0
// The phases of a node: one routine checks every op-version against its row, and one runs every kernel.
#include "opwright/kernel.h"

#include "runtime/simd/isa.h"

#include <array>
#include <climits>

namespace opwright {

namespace {

Operand count_allowed(int lowest, int highest) {
    if (highest == INT_MAX) return std::to_string(lowest) + " or more";
    return lowest == highest ? Operand(lowest) : range(lowest, highest);
}

Status count_error(const char* what, int count, int lowest, int highest) {
    return Status::error(Code::InvalidInput, Status::Subject::None, 0, {}, std::string("number of ") + what,
                         count, count_allowed(lowest, highest));
}

const char* kind_name(AttributeKind kind) {
    constexpr const char* names[] = {"undefined",      "FLOAT",      "INT",        "STRING",
                                     "TENSOR",         "GRAPH",      "FLOATS",     "INTS",
                                     "STRINGS",        "TENSORS",    "GRAPHS",     "SPARSE_TENSOR",
                                     "SPARSE_TENSORS", "TYPE_PROTO", "TYPE_PROTOS"};
    return names[static_cast<std::size_t>(kind)];
}

Status check_attributes(const OpRow& row, const Attributes& attributes) {
    const auto list = attributes.list();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Attribute& attribute = list[i];
        const AttributeRow* formal = nullptr;
        for (const AttributeRow& candidate : row.attributes) {
            if (attribute.name == candidate.name) formal = &candidate;
        }
        if (formal == nullptr) {
            std::string names;
            for (const AttributeRow& candidate : row.attributes)
                names += (names.empty() ? "" : ", ") + std::string(candidate.name);
            return bad_attribute(attribute.name, "name", "unknown", names.empty() ? "no attribute" : names);
        }
        if (attribute.kind != formal->kind) {
            return bad_attribute(attribute.name, "kind", kind_name(attribute.kind), kind_name(formal->kind));
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (list[j].name == attribute.name)
                return bad_attribute(attribute.name, "number of occurrences", 2, 1);
        }
    }
    for (const AttributeRow& formal : row.attributes) {
        bool found = !formal.required;
        for (const Attribute& attribute : list) found = found || attribute.name == formal.name;
        if (!found)
            return bad_attribute(formal.name, "required attribute", "missing", kind_name(formal.kind));
    }
    return {};
}

Status check_counts(const OpRow& row, std::span<const Type> inputs, std::span<const bool> wanted) {
    const int count = static_cast<int>(inputs.size());
    if (count < row.min_inputs || count > row.max_inputs)
        return count_error("inputs", count, row.min_inputs, row.max_inputs);
    const int outputs = static_cast<int>(wanted.size());
    if (outputs < row.min_outputs || outputs > row.max_outputs) {
        return count_error("outputs", outputs, row.min_outputs, row.max_outputs);
    }
    for (int i = 0; i < static_cast<int>(row.inputs.size()); ++i) {
        const ParamRow& param = row.inputs[static_cast<std::size_t>(i)];
        const bool present = i < count && inputs[static_cast<std::size_t>(i)].kind != Kind::None;
        if (param.option == Option::Single && !present)
            return bad_input(i, "required input", "missing", row.constraints[param.constraint].types);
        if (param.option == Option::Variadic && count - i < param.min_arity) {
            return bad_input(i, "number of values", count - i, count_allowed(param.min_arity, INT_MAX));
        }
        for (int k = i; param.option == Option::Variadic && k < count; ++k) {
            if (inputs[static_cast<std::size_t>(k)].kind == Kind::None) {
                return bad_input(k, "value of a variadic input", "missing", "a value");
            }
        }
    }
    for (int o = 0; o < static_cast<int>(row.outputs.size()); ++o) {
        const bool named = o < outputs && wanted[static_cast<std::size_t>(o)];
        if (row.outputs[static_cast<std::size_t>(o)].option == Option::Single && !named) {
            return bad_output(o, "required output", "missing", "a name");
        }
    }
    return {};
}

/// What each type variable stands for.
class Bindings {
public:
    explicit Bindings(const OpRow& row)
        : row_(row), bound_(row.constraints.size()), by_(row.constraints.size()) {}

    Status input(int i, Type type) {
        const ParamRow& param = *row_.input(i);
        const TypeSet& allowed = row_.constraints[param.constraint].types;
        if (!allowed.contains(type)) return bad_input(i, "type", type, allowed);
        if (param.option == Option::Variadic && !param.homogeneous) return {};
        Type& bound = bound_[param.constraint];
        if (bound.kind == Kind::None) {
            bound = type;
            by_[param.constraint] = i;
        }
        if (bound == type) return {};
        return bad_input(i, "type", type,
                         to_string(bound) + ", the type of input " + std::to_string(by_[param.constraint]));
    }

    Type output(int o) const {
        const ParamRow& param = *row_.output(o);
        if (param.option == Option::Variadic && !param.homogeneous) return {};
        if (bound_[param.constraint].kind != Kind::None) return bound_[param.constraint];
        const TypeSet& allowed = row_.constraints[param.constraint].types;
        return allowed.size() == 1 ? allowed.at(0) : Type{};
    }

    Status check_output(int o, Type type) const {
        const TypeSet& allowed = row_.constraints[row_.output(o)->constraint].types;
        if (!allowed.contains(type)) return bad_output(o, "type", type, allowed);
        return {};
    }

private:
    const OpRow& row_;
    std::vector<Type> bound_;
    std::vector<int> by_;
};

bool is_parameter(std::uint64_t mask, std::size_t i) { return (mask >> (i < 63 ? i : 63) & 1U) != 0; }

/// Up to N objects in place, more on the heap: most nodes have one or two outputs.
template <class T, std::size_t N> class Small {
public:
    explicit Small(std::span<const T> from)
        : many_(from.size() > N ? std::vector<T>(from.begin(), from.end()) : std::vector<T>()) {
        if (from.size() <= N) std::copy(from.begin(), from.end(), few_.begin());
        span_ = from.size() <= N ? std::span<T>(few_.data(), from.size()) : std::span<T>(many_);
    }
    std::span<T> span() { return span_; }

private:
    std::array<T, N> few_;
    std::vector<T> many_;
    std::span<T> span_;
};

}  // namespace

Status BoundKernel::bind(const Kernel& kernel, const Attributes& attributes, std::span<const Type> inputs,
                         std::span<const bool> wanted, BoundKernel& result) {
    OPW_TRY(check_attributes(*kernel.row, attributes).in(*kernel.row));
    return bind(kernel, kernel.create(attributes), inputs, wanted, result);
}

Status BoundKernel::bind(const Kernel& kernel, std::unique_ptr<State> state, std::span<const Type> inputs,
                         std::span<const bool> wanted, BoundKernel& result) {
    const OpRow& row = *kernel.row;
    OPW_TRY(check_counts(row, inputs, wanted).in(row));
    Bindings bindings(row);
    for (int i = 0; i < static_cast<int>(inputs.size()); ++i) {
        const Type type = inputs[static_cast<std::size_t>(i)];
        if (type.kind != Kind::None) OPW_TRY(bindings.input(i, type).in(row));
    }
    std::vector<Type> types(wanted.size());
    for (std::size_t o = 0; o < wanted.size(); ++o) types[o] = bindings.output(static_cast<int>(o));
    if (kernel.types != nullptr) {
        TypeContext context(inputs, types);
        OPW_TRY(kernel.types(*state, context).in(row));
    }
    result = BoundKernel();
    result.kernel_ = &kernel;
    result.state_ = std::move(state);
    result.inputs_.assign(inputs.begin(), inputs.end());
    result.outputs_.resize(wanted.size());
    for (std::size_t o = 0; o < wanted.size(); ++o) {
        if (!wanted[o]) continue;
        OutputPlan& plan = result.outputs_[o];
        plan.wanted = true;
        plan.type = types[o];
        // A subgraph may leave the type of its results open until it has run.
        if (plan.type.kind != Kind::None)
            OPW_TRY(bindings.check_output(static_cast<int>(o), plan.type).in(row));
        plan.at_run = plan.type.kind != Kind::Tensor;
    }
    return {};
}

Status BoundKernel::set_constants(std::span<const Value> inputs, Allocator& allocator) {
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
        if (!is_parameter(kernel_->parameters, i) || inputs_[i].kind == Kind::None) continue;
        const bool known =
            i < inputs.size() && (inputs[i].is_tensor() ? inputs[i].tensor().filled() : !inputs[i].absent());
        if (!known) return {};
    }
    OPW_TRY(kernel_->resolve(*state_, Known(inputs, allocator)).in(*kernel_->row));
    resolved_ = true;
    return {};
}

Status BoundKernel::shape(std::span<Value> inputs, std::span<OutputPlan> plan, Allocator& allocator) const {
    ShapeContext context(inputs, plan, allocator);
    return kernel_->shape(*state_, context).in(*kernel_->row);
}

Status BoundKernel::prepare(std::span<const Value> inputs, std::span<bool> released, PackStore& store) {
    if (kernel_->prepare == nullptr || !resolved_) return {};
    packs_.resize(inputs.size());
    PrepareContext context(inputs, packs_, released, store);
    return kernel_->prepare(*state_, context).in(*kernel_->row);
}

Status BoundKernel::run(std::span<Value> inputs, std::span<Value> outputs, const Services& services,
                        void* frame) const {
    const OpRow& row = *kernel_->row;
    Small<OutputPlan, 2> plans(outputs_);
    Context context(inputs, plans.span(), outputs, services, packs_, frame);
    OPW_TRY(kernel_->shape(*state_, context).in(row));
    for (std::size_t o = 0; o < outputs_.size(); ++o) {
        const OutputPlan& plan = plans.span()[o];
        if (!plan.wanted || plan.at_run) continue;
        if (o == 0 && kernel_->in_place >= 0 && static_cast<std::size_t>(kernel_->in_place) < inputs.size()) {
            const Tensor& source = inputs[static_cast<std::size_t>(kernel_->in_place)].tensor();
            if (source.unique() && source.dtype() == plan.type.elem && source.shape() == plan.shape) {
                outputs[0] = source;
                continue;
            }
        }
        Tensor tensor;
        OPW_TRY(Tensor::make(plan.type.elem, plan.shape, *services.allocator, tensor)
                    .of_output(static_cast<int>(o))
                    .in(row));
        outputs[o] = std::move(tensor);
    }
    return kernel_->run(*state_, context).in(row);
}

Status no_arm(const Type& type) { return failure(Code::Failed, "no arm for " + to_string(type)); }

Entry& Entry::input(std::span<const Value> values) {
    inputs_.insert(inputs_.end(), values.begin(), values.end());
    return *this;
}

Entry& Entry::output(std::span<Value> values) {
    for (Value& value : values) targets_.push_back({nullptr, &value});
    return *this;
}

Status Entry::run(const Kernel& kernel, std::unique_ptr<State> state) {
    if (const std::string_view why = isa_request_error(); !why.empty())
        return failure(Code::Failed, std::string(why));
    std::vector<Type> types;
    for (const Value& value : inputs_) types.push_back(value.type());
    auto wanted = std::make_unique<bool[]>(targets_.size());
    for (std::size_t o = 0; o < targets_.size(); ++o)
        wanted[o] = targets_[o].tensor != nullptr || targets_[o].value != nullptr;
    BoundKernel bound;
    OPW_TRY(BoundKernel::bind(kernel, std::move(state), types, {wanted.get(), targets_.size()}, bound));
    OPW_TRY(bound.set_constants(inputs_, *services_.allocator));
    std::vector<Value> outputs(targets_.size());
    OPW_TRY(bound.run(inputs_, outputs, services_));
    for (std::size_t o = 0; o < targets_.size(); ++o) {
        if (targets_[o].tensor != nullptr) *targets_[o].tensor = std::move(outputs[o].tensor());
        if (targets_[o].value != nullptr) *targets_[o].value = std::move(outputs[o]);
    }
    return {};
}

}  // namespace opwright
