// SPDX-License-Identifier: Apache-2.0
// Every node of a program gets its kernel's parameters, types, shapes and packed constants, as far as they
// are known.
#include "runtime/graph/constants.h"
#include "runtime/graph/fuse.h"

#include <algorithm>

namespace opwright::net {

namespace {

Status invalid(std::string what) { return failure(Code::InvalidModel, std::move(what)); }

/// Files before IR 3 leave the kind of an attribute out.
proto::AttributeType kind_of(const proto::Attribute& from) {
    using enum proto::AttributeType;
    if (from.type != Undefined) return from.type;
    if (from.has_f) return Float;
    if (from.has_i) return Int;
    if (from.has_s) return String;
    if (from.t != nullptr) return Tensor;
    if (from.g != nullptr) return Graph;
    if (!from.floats.empty()) return Floats;
    if (!from.ints.empty()) return Ints;
    if (!from.strings.empty()) return Strings;
    return Undefined;
}

Status convert(const GivenAttribute& given, Source& source, Attribute& result) {
    const proto::Attribute& from = *given.value;
    const proto::AttributeType kind = kind_of(from);
    const auto wrong = [&](const char* what) {
        return bad_attribute(given.name, "value", what, opwright::Operand());
    };
    result.name = given.name;
    const auto number = static_cast<std::int32_t>(kind);
    if (number < 1 || number > 14) return bad_attribute(given.name, "kind", number, range(1, 14));
    result.kind = static_cast<AttributeKind>(number);
    switch (kind) {
        case proto::AttributeType::Float: result.data = from.f; break;
        case proto::AttributeType::Int: result.data = from.i; break;
        case proto::AttributeType::String: result.data = std::string(from.s); break;
        case proto::AttributeType::Floats: result.data = from.floats; break;
        case proto::AttributeType::Ints: result.data = from.ints; break;
        case proto::AttributeType::Strings:
            result.data = std::vector<std::string>(from.strings.begin(), from.strings.end());
            break;
        case proto::AttributeType::Tensor:
        case proto::AttributeType::SparseTensor: {
            const bool sparse = kind == proto::AttributeType::SparseTensor;
            if (sparse ? from.sparse_tensor == nullptr : from.t == nullptr) return wrong("missing");
            Tensor tensor;
            OPW_TRY((sparse ? decode(*from.sparse_tensor, source, tensor) : decode(*from.t, source, tensor))
                        .at("attribute '" + result.name + "'"));
            result.data = std::move(tensor);
            break;
        }
        case proto::AttributeType::Graph:
            if (given.body == nullptr) return wrong("missing");
            result.data = static_cast<const Body*>(given.body);
            break;
        case proto::AttributeType::TypeProto: {
            if (from.tp == nullptr) return wrong("missing");
            Declared declared;
            OPW_TRY(decode(*from.tp, declared).at("attribute '" + result.name + "'"));
            result.data = declared.type;
            break;
        }
        default:
            break;  // lists of tensors, graphs and types: no operator has them, which the row's check says
    }
    return {};
}

class Binder {
public:
    Binder(Program& program, std::vector<NodeReport>* reports)
        : program_(program), constants_(program), reports_(reports) {}

    Status whole() {
        OPW_TRY(graph(program_.main, true));
        if (reports_ != nullptr) return {};
        for (const GraphInput& input : program_.main.inputs) {
            if (input.fallback >= 0) OPW_TRY(constants_.make(input.fallback));
        }
        constants_.finish();
        return {};
    }

private:
    bool checking() const { return reports_ != nullptr; }

    Status graph(Graph& graph, bool is_main) {
        for (const GraphInput& input : graph.inputs) {
            if (input.slot < 0) continue;
            graph.slot_types[static_cast<std::size_t>(input.slot)] = input.declared.type;
            // A body's declared shapes bind nobody: a loop may carry values of growing shapes.
            const auto& shape = input.declared.shape;
            const bool fixed =
                is_main && input.declared.type.kind == Kind::Tensor && input.declared.has_shape &&
                shape.size() <= static_cast<std::size_t>(kMaxRank) &&
                std::all_of(shape.begin(), shape.end(), [](std::int64_t extent) { return extent >= 0; });
            if (!fixed) continue;
            const Shape known{std::span<const std::int64_t>(shape)};
            if (known.elements() < 0) {
                return invalid("graph input '" + input.name + "' has more elements than can be counted");
            }
            graph.slot_shapes[static_cast<std::size_t>(input.slot)] =
                Tensor::unfilled(input.declared.type.elem, known);
        }
        for (const auto& node : graph.nodes) OPW_TRY(this->node(graph, *node));
        for (GraphOutput& output : graph.outputs) OPW_TRY(this->output(graph, output));
        if (!checking() && program_.fuses) fuse(graph, program_.constants);
        graph.reads = {};
        graph.slot_types = {};
        graph.slot_shapes = {};
        return {};
    }

    Status output(const Graph& graph, GraphOutput& output) {
        if (output.from.from == Operand::From::Constant && !checking()) {
            OPW_TRY(constants_.make(output.from.index));
        }
        output.type = type_of(graph, output.from);
        const Type declared = output.declared.type;
        if (output.type.kind == Kind::None) output.type = declared;
        if (declared.kind == Kind::None || declared == output.type) return {};
        return Status::error(Code::InvalidModel, Status::Subject::None, 0, {},
                             "type of graph output '" + output.name + "'", declared,
                             to_string(output.type) + ", which the nodes give");
    }

    static const Graph& around(const Graph& graph, const Operand& operand) {
        const Graph* at = &graph;
        for (int up = 0; up < operand.depth; ++up) at = at->parent;
        return *at;
    }

    /// Kind::None: absent, or not known before a run.
    Type type_of(const Graph& graph, const Operand& operand) {
        if (operand.from == Operand::From::Absent) return {};
        if (operand.from == Operand::From::Constant) return constants_[operand.index].type;
        return around(graph, operand).slot_types[static_cast<std::size_t>(operand.index)];
    }

    /// What is known of an operand: a constant, a tensor without elements, or nothing.
    Value known(const Graph& graph, const Operand& operand) {
        if (operand.from == Operand::From::Absent) return {};
        if (operand.from == Operand::From::Constant) return constants_[operand.index].value;
        return around(graph, operand).slot_shapes[static_cast<std::size_t>(operand.index)];
    }

    Status node(Graph& graph, Node& node) {
        if (node.kernel != nullptr) {
            OPW_TRY(note(attributes(node), node, reports_));
            // The bodies come first, as the types of a node's outputs may be theirs.
            for (const auto& body : node.bodies) OPW_TRY(this->graph(*body->graph, false).at(node.place()));
            if (!checking() || (*reports_)[static_cast<std::size_t>(node.report)].problem.empty()) {
                OPW_TRY(note(bind(graph, node), node, reports_));
            }
        } else {
            for (const auto& body : node.bodies) OPW_TRY(this->graph(*body->graph, false));
        }
        node.given = {};
        node.captures = {};
        return {};
    }

    Status attributes(Node& node) {
        node.attributes.resize(node.given.size());
        for (std::size_t i = 0; i < node.given.size(); ++i) {
            OPW_TRY(convert(node.given[i], program_.source, node.attributes[i]));
        }
        return {};
    }

    Status bind(Graph& graph, Node& node) {
        std::vector<Type> types;
        bool open = false;
        for (const Operand& operand : node.inputs) {
            types.push_back(type_of(graph, operand));
            open = open || (operand.from != Operand::From::Absent && types.back().kind == Kind::None);
        }
        if (open) return late(node);
        OPW_TRY(
            BoundKernel::bind(*node.kernel, Attributes(node.attributes), types, node.wants(), node.bound));
        node.is_bound = true;
        if (!checking()) node.trait = trait_of(node);
        node.attributes = {};
        if (checking()) (*reports_)[static_cast<std::size_t>(node.report)].types = true;
        for (std::size_t o = 0; o < node.outputs.size(); ++o) {
            if (node.outputs[o] < 0) continue;
            const Type type = node.bound.outputs()[o].type;
            if (node.folded) {
                constants_[node.outputs[o]].type = type;
            } else {
                graph.slot_types[static_cast<std::size_t>(node.outputs[o])] = type;
            }
        }
        if (checking()) return {};
        return node.folded ? Status() : prepare(graph, node);
    }

    /// Types are known at run only; so the node waits for its first run, and its constants for the node.
    Status late(Node& node) {
        node.late = std::make_unique<LateBindings>();
        if (checking()) {
            (*reports_)[static_cast<std::size_t>(node.report)].types = true;
            return {};
        }
        for (const Operand& operand : node.inputs) {
            if (operand.from == Operand::From::Constant) OPW_TRY(constants_.make(operand.index));
        }
        return {};
    }

    Status prepare(Graph& graph, Node& node) {
        std::vector<Value> inputs;
        bool shapes_known = true;
        for (const Operand& operand : node.inputs) {
            if (operand.from == Operand::From::Constant) OPW_TRY(constants_.make(operand.index));
            inputs.push_back(known(graph, operand));
            shapes_known =
                shapes_known && (operand.from == Operand::From::Absent || inputs.back().is_tensor());
        }
        OPW_TRY(node.bound.set_constants(inputs, program_.arena->allocator()));
        if (shapes_known && node.bound.resolved()) OPW_TRY(shapes(graph, node, inputs));
        const auto released = std::make_unique<bool[]>(inputs.size());
        OPW_TRY(node.bound.prepare(inputs, {released.get(), inputs.size()}, constants_.packs()));
        inputs.clear();
        for (std::size_t i = 0; i < node.inputs.size(); ++i) {
            if (released[i] && node.inputs[i].from == Operand::From::Constant) {
                constants_.drop_reader(node.inputs[i].index);
            }
        }
        return {};
    }

    Status shapes(Graph& graph, const Node& node, std::span<const Value> inputs) {
        std::vector<Value> copies(inputs.begin(), inputs.end());
        std::vector<OutputPlan> plan(node.bound.outputs().begin(), node.bound.outputs().end());
        OPW_TRY(node.bound.shape(copies, plan, program_.arena->allocator()));
        for (std::size_t o = 0; o < plan.size(); ++o) {
            const bool told = plan[o].shaped || !plan[o].at_run;
            const bool tells = plan[o].wanted && told && plan[o].type.kind == Kind::Tensor;
            if (node.outputs[o] < 0 || !tells || plan[o].shape.elements() < 0) continue;
            graph.slot_shapes[static_cast<std::size_t>(node.outputs[o])] =
                Tensor::unfilled(plan[o].type.elem, plan[o].shape);
        }
        return {};
    }

    Program& program_;
    Constants constants_;
    std::vector<NodeReport>* reports_;
};

}  // namespace

Status bind(Program& program, std::vector<NodeReport>* reports) { return Binder(program, reports).whole(); }

}  // namespace opwright::net
