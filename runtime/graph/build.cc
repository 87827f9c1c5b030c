// SPDX-License-Identifier: Apache-2.0
// From the messages of a model to a program: names become numbers, functions are inlined, what is constant is
// told apart.
#include "runtime/graph/build.h"

#include "opwright/registry.h"

namespace opwright::net {

namespace {

Status invalid(std::string what) { return failure(Code::InvalidModel, std::move(what)); }

std::string quoted(std::string_view name) { return "'" + std::string(name) + "'"; }

/// The default domain has two spellings.
std::string_view plain_domain(std::string_view domain) {
    return domain == "ai.onnx" ? std::string_view() : domain;
}

constexpr int kMostInlined = 100'000;      // functions that call functions multiply
constexpr std::size_t kLongestName = 200;  // as places show it: what is inlined often repeats it
constexpr std::size_t kLongestPath = 2'000;
constexpr int kDeepest = 64;  // functions, and graphs, inside one another

Status placed(Status status, const Node& node) {
    return status.ok() ? std::move(status) : std::move(status).at(node.place());
}

}  // namespace

std::string Node::place() const {
    std::string text = label;
    for (const Caller* at = caller.get(); at != nullptr; at = at->outer.get()) {
        text.insert(0, at->label + ": ");
    }
    return text;
}

Status note(Status status, const Node& node, std::vector<NodeReport>* reports) {
    if (status.ok() || reports == nullptr) return std::move(status).at(node.place());
    NodeReport& report = (*reports)[static_cast<std::size_t>(node.report)];
    if (report.problem.empty()) {
        report.code = status.code();
        report.problem = status.text();
    }
    return {};
}

Status Builder::build() {
    if (proto_.ir_version < 1) return invalid("ir_version is missing");
    if (proto_.ir_version > kNewestIr) {
        return failure(Code::Unsupported, "ir_version " + std::to_string(proto_.ir_version) +
                                              " is unknown; known: 1 to " + std::to_string(kNewestIr));
    }
    if (!proto_.has_graph) return invalid("the model has no graph");
    Opsets opsets;
    OPW_TRY(opsets.read(proto_.opset_imports));
    if (opsets.empty() && proto_.ir_version >= 3) return invalid("the model imports no opset");
    if (opsets.empty()) opsets.set_default(1);
    for (const proto::Function& function : proto_.functions) {
        const FunctionKey key{plain_domain(function.domain), function.name, function.overload};
        if (!functions_.emplace(key, &function).second) {
            return invalid("function " + quoted(function.name) + " is defined twice");
        }
    }
    Scope scope;
    scope.graph = &program_.main;
    scope.opsets = &opsets;
    return graph(proto_.graph, program_.main, scope);
}

Status Opsets::read(const std::vector<proto::OpsetImport>& imports) {
    for (const proto::OpsetImport& import : imports) {
        const std::string_view domain = plain_domain(import.domain);
        const std::int64_t* known = find(domain);
        if (known != nullptr && *known != import.version) {
            return invalid("domain " + quoted(import.domain) + " is imported as opset " +
                           std::to_string(*known) + " and " + std::to_string(import.version));
        }
        if (known == nullptr) list_.emplace_back(domain, import.version);
    }
    return {};
}

const std::int64_t* Opsets::find(std::string_view domain) const {
    for (const auto& [name, version] : list_) {
        if (name == plain_domain(domain)) return &version;
    }
    return nullptr;
}

Status Builder::define(Scope& scope, std::string_view name, Where where) {
    if (!scope.names.emplace(name, where).second) {
        return invalid("name " + quoted(name) + " is defined twice");
    }
    return {};
}

const Builder::Where* Builder::find(const Scope& scope, std::string_view name) {
    for (const Scope* at = &scope; at != nullptr; at = at->outer) {
        if (const auto found = at->names.find(name); found != at->names.end()) return &found->second;
    }
    return nullptr;
}

Operand Builder::operand(const Graph& graph, const Where& where) {
    Operand result;
    result.index = where.index;
    if (where.index < 0) return {};
    if (where.graph == nullptr) {
        result.from = Operand::From::Constant;
    } else if (where.graph == &graph) {
        result.from = Operand::From::Local;
    } else {
        result.from = Operand::From::Outer;
        result.depth = static_cast<std::uint16_t>(graph.depth - where.graph->depth);
        where.graph->building->captures.push_back(where.index);
    }
    return result;
}

std::int32_t Builder::add_constant(Constant constant) {
    program_.constants.push_back(std::move(constant));
    return static_cast<std::int32_t>(program_.constants.size() - 1);
}

Status Builder::initializer(std::string_view name, Constant constant, Graph& graph, Scope& scope) {
    if (name.empty()) return invalid("an initializer has no name");
    const std::int32_t index = add_constant(std::move(constant));
    const Type type = program_.constants[static_cast<std::size_t>(index)].type;
    for (std::size_t i = 0; i < graph.inputs.size(); ++i) {
        GraphInput& input = graph.inputs[i];
        if (input.name != name) continue;
        if (input.declared.type.kind != Kind::None && input.declared.type != type) {
            return Status::error(Code::InvalidModel, Status::Subject::None, 0, {},
                                 "type of initializer " + quoted(name), type, input.declared.type);
        }
        if (input.fallback >= 0) return invalid("name " + quoted(name) + " is defined twice");
        // Before IR 4 every initializer had to be an input as well, and nobody meant to give it another
        // value.
        if (proto_.ir_version < 4) {
            graph.inputs.erase(graph.inputs.begin() + static_cast<std::ptrdiff_t>(i));
            scope.names[name] = {nullptr, index};
        } else {
            input.fallback = index;
            ++program_.constants[static_cast<std::size_t>(index)].readers;
        }
        return {};
    }
    return define(scope, name, {nullptr, index});
}

Status Builder::graph(const proto::Graph& from, Graph& graph, Scope& scope) {
    for (const proto::ValueInfo& info : from.inputs) {
        if (info.name.empty()) return invalid("a graph input has no name");
        GraphInput& input = graph.inputs.emplace_back();
        input.name = info.name;
        if (info.has_type) OPW_TRY(decode(info.type, input.declared).at("graph input " + quoted(info.name)));
        input.slot = graph.slots++;
        OPW_TRY(define(scope, info.name, {&graph, input.slot}));
    }
    for (const proto::Tensor& tensor : from.initializers) {
        Constant constant;
        constant.type = tensor_type(proto::dtype_of(tensor.data_type));
        constant.dense = &tensor;
        if (constant.type.elem == DType::Undefined) {
            return invalid("initializer " + quoted(tensor.name) + " has an unknown type");
        }
        OPW_TRY(initializer(tensor.name, std::move(constant), graph, scope));
    }
    for (const proto::SparseTensor& tensor : from.sparse_initializers) {
        Constant constant;
        constant.type = tensor_type(proto::dtype_of(tensor.values.data_type));
        constant.sparse = &tensor;
        if (constant.type.elem == DType::Undefined) {
            return invalid("initializer " + quoted(tensor.values.name) + " has an unknown type");
        }
        OPW_TRY(initializer(tensor.values.name, std::move(constant), graph, scope));
    }
    OPW_TRY(nodes(from.nodes, scope));
    for (const proto::ValueInfo& info : from.outputs) {
        GraphOutput& output = graph.outputs.emplace_back();
        output.name = info.name;
        if (info.has_type) {
            OPW_TRY(decode(info.type, output.declared).at("graph output " + quoted(info.name)));
        }
        const Where* where = find(scope, info.name);
        if (where == nullptr) {
            return invalid("graph output " + quoted(info.name) + " is not made by any node");
        }
        // A body may hand on a value from around it, which the node then holds as a capture.
        output.from = operand(graph, *where);
        if (output.from.from == Operand::From::Absent) {
            return invalid("graph output " + quoted(info.name) +
                           " is an input of a function, which its caller leaves out");
        }
        if (output.from.from == Operand::From::Constant) {
            ++program_.constants[static_cast<std::size_t>(output.from.index)].readers;
        }
    }
    lifetimes(graph);
    graph.slot_types.resize(static_cast<std::size_t>(graph.slots));
    graph.slot_shapes.resize(static_cast<std::size_t>(graph.slots));
    return {};
}

Status Builder::nodes(const std::vector<proto::Node>& list, Scope& scope) {
    for (std::size_t i = 0; i < list.size(); ++i) OPW_TRY(node(list[i], i, scope));
    return {};
}

Status Builder::node(const proto::Node& from, std::size_t position, Scope& scope) {
    const std::string name =
        from.name.empty() ? "#" + std::to_string(position) : quoted(from.name.substr(0, kLongestName));
    std::string label = "node " + name + " (" + std::string(from.op_type.substr(0, kLongestName)) + ")";
    // Calls count as well: functions that only call functions unfold to no node, and may do so for ever.
    if (scope.call != nullptr && ++inlined_ > kMostInlined) {
        return invalid("functions unfold to more than " + std::to_string(kMostInlined) + " nodes");
    }
    const auto function = functions_.find({plain_domain(from.domain), from.op_type, from.overload});
    if (function != functions_.end()) return call(*function->second, from, std::move(label), scope);
    Graph& graph = *scope.graph;
    Node& node = *graph.nodes.emplace_back(std::make_unique<Node>());
    node.id = program_.nodes++;
    node.label = std::move(label);
    node.caller = scope.caller;
    if (reports_ != nullptr) {
        node.report = static_cast<int>(reports_->size());
        NodeReport& report = reports_->emplace_back();
        report.node = scope.path + node.place();
        report.domain = from.domain.empty() ? "ai.onnx" : std::string(from.domain);
        report.op = from.op_type;
    }
    graph.building = &node;
    Status status = resolve(from, node, scope);
    if (status.ok()) status = operands(from, node, scope);
    OPW_TRY(note(std::move(status), node, reports_));
    OPW_TRY(placed(attributes(from, node, scope), node));
    graph.building = nullptr;
    return placed(results(from, node, scope), node);
}

Status Builder::resolve(const proto::Node& from, Node& node, const Scope& scope) {
    const std::int64_t* opset = scope.opsets->find(from.domain);
    if (opset == nullptr) {
        return invalid("domain " + quoted(from.domain.empty() ? "ai.onnx" : from.domain) +
                       " is not imported");
    }
    NodeReport* report = reports_ != nullptr ? &(*reports_)[static_cast<std::size_t>(node.report)] : nullptr;
    if (report != nullptr) report->opset = *opset;
    const RegistryEntry* entry = nullptr;
    OPW_TRY(find_version(from.domain, from.op_type, *opset, entry));
    node.row = entry->row;
    if (report != nullptr) report->since = entry->row->since;
    OPW_TRY(find_kernel(from.domain, from.op_type, *opset, node.kernel));
    if (report != nullptr) report->kernel = true;
    return {};
}

Status Builder::source_of(const proto::Node& from, std::size_t i, const Scope& scope, const Where*& result) {
    const std::string_view name = from.inputs[i];
    result = name.empty() ? nullptr : find(scope, name);
    if (result != nullptr || name.empty()) return {};
    return invalid("input " + std::to_string(i) + " " + quoted(name) +
                   " is neither a graph input nor made by a node before this one");
}

Status Builder::operands(const proto::Node& from, Node& node, const Scope& scope) {
    for (std::size_t i = 0; i < from.inputs.size(); ++i) {
        const Where* where = nullptr;
        OPW_TRY(source_of(from, i, scope, where));
        node.inputs.push_back(where != nullptr ? operand(*scope.graph, *where) : Operand());
    }
    // Trailing absent inputs say nothing, but count where some must be written: Loop has two, both optional.
    const int fewest = node.row != nullptr ? node.row->min_inputs : 0;
    while (static_cast<int>(node.inputs.size()) > fewest &&
           node.inputs.back().from == Operand::From::Absent) {
        node.inputs.pop_back();
    }
    return {};
}

Status Builder::attributes(const proto::Node& from, Node& node, Scope& scope) {
    for (const proto::Attribute& attribute : from.attributes) {
        Given given;
        OPW_TRY(lookup(attribute, scope, given));
        if (given.value == nullptr) continue;
        GivenAttribute& kept = node.given.emplace_back();
        kept.name = attribute.name;
        kept.value = given.value;
        if (given.value->g == nullptr) continue;
        Subgraph& body = *node.bodies.emplace_back(std::make_unique<Subgraph>());
        body.graph->id = program_.graphs++;
        body.graph->parent = scope.graph;
        body.graph->depth = scope.graph->depth + 1;
        Scope inner;
        inner.graph = body.graph.get();
        inner.opsets = given.scope->opsets;
        inner.call = given.scope->call;
        inner.outer = given.scope;
        if (reports_ != nullptr && scope.path.size() < kLongestPath) {
            inner.path = scope.path + node.place() + ": ";
        }
        if (body.graph->depth > kDeepest) {
            return invalid("graphs nest more than " + std::to_string(kDeepest) + " deep");
        }
        OPW_TRY(graph(*given.value->g, *body.graph, inner).at("attribute " + quoted(attribute.name)));
        kept.body = &body;
    }
    return {};
}

Status Builder::results(const proto::Node& from, Node& node, Scope& scope) {
    Graph& graph = *scope.graph;
    const auto is_constant = [](const Operand& operand) {
        return operand.from == Operand::From::Constant || operand.from == Operand::From::Absent;
    };
    node.folded = node.kernel != nullptr && node.bodies.empty() && node.row->deterministic &&
                  std::all_of(node.inputs.begin(), node.inputs.end(), is_constant);
    for (const Operand& operand : node.inputs) {
        if (operand.from != Operand::From::Constant) continue;
        Constant& constant = program_.constants[static_cast<std::size_t>(operand.index)];
        ++(node.folded ? constant.folders : constant.readers);
    }
    std::size_t count = from.outputs.size();
    while (count > 0 && from.outputs[count - 1].empty()) --count;
    node.wanted = std::make_unique<bool[]>(count);
    for (std::size_t o = 0; o < count; ++o) {
        node.wanted[o] = !from.outputs[o].empty();
        node.outputs.push_back(-1);
        if (!node.wanted[o]) continue;
        Where where{nullptr, 0};
        if (node.folded) {
            Constant constant;
            constant.producer = &node;
            where.index = add_constant(std::move(constant));
        } else {
            where = {&graph, graph.slots++};
        }
        node.outputs.back() = where.index;
        OPW_TRY(define(scope, from.outputs[o], where));
    }
    return {};
}

Status Builder::lookup(const proto::Attribute& attribute, const Scope& scope, Given& result) {
    if (attribute.ref_attr_name.empty()) {
        result = {&attribute, &scope};
        return {};
    }
    if (scope.call == nullptr) {
        return invalid("attribute " + quoted(attribute.name) +
                       " refers to one of a function, but stands in none");
    }
    for (const auto& [name, given] : scope.call->attributes) {
        if (name == attribute.ref_attr_name) result = given;
    }
    return {};
}

Status Builder::call(const proto::Function& function, const proto::Node& from, std::string label,
                     Scope& scope) {
    Node here;  // takes no part in a run; names the place
    here.label = std::move(label);
    here.caller = scope.caller;
    int depth = 0;
    for (const Call* outer = scope.call; outer != nullptr; outer = outer->outer) {
        if (outer->function == &function) {
            return placed(invalid("function " + quoted(function.name) + " calls itself"), here);
        }
        if (++depth == kDeepest) {
            return invalid("functions call one another more than " + std::to_string(kDeepest) + " deep");
        }
    }
    Call call;
    call.function = &function;
    call.outer = scope.call;
    Opsets opsets;
    OPW_TRY(placed(opsets.read(function.opset_imports), here));
    Scope inner;
    inner.graph = scope.graph;
    inner.opsets = opsets.empty() ? scope.opsets : &opsets;
    inner.call = &call;
    inner.caller = std::make_shared<Caller>(Caller{here.label, scope.caller});
    inner.path = scope.path;
    OPW_TRY(placed(arguments(function, from, call, scope, inner), here));
    OPW_TRY(nodes(function.nodes, inner));
    for (std::size_t o = 0; o < from.outputs.size(); ++o) {
        if (from.outputs[o].empty()) continue;
        const Where* where = find(inner, function.outputs[o]);
        if (where == nullptr) {
            return placed(invalid("function " + quoted(function.name) + ": output " +
                                  quoted(function.outputs[o]) + " is not made by any node"),
                          here);
        }
        OPW_TRY(placed(define(scope, from.outputs[o], *where), here));
    }
    return {};
}

Status Builder::arguments(const proto::Function& function, const proto::Node& from, Call& call,
                          const Scope& scope, Scope& inner) {
    for (const proto::Attribute& attribute : function.attribute_protos) {
        call.attributes.push_back({attribute.name, {&attribute, &inner}});
    }
    for (std::string_view name : function.attributes) call.attributes.push_back({name, {}});
    for (const proto::Attribute& attribute : from.attributes) {
        Given given;
        OPW_TRY(lookup(attribute, scope, given));
        const auto formal = std::find_if(call.attributes.begin(), call.attributes.end(),
                                         [&](const auto& entry) { return entry.first == attribute.name; });
        if (formal == call.attributes.end()) {
            return failure(Code::InvalidAttribute, "function " + quoted(function.name) +
                                                       " has no attribute " + quoted(attribute.name));
        }
        if (given.value != nullptr) formal->second = given;
    }
    if (from.inputs.size() > function.inputs.size() || from.outputs.size() > function.outputs.size()) {
        return invalid("function " + quoted(function.name) + " has " +
                       std::to_string(function.inputs.size()) + " inputs and " +
                       std::to_string(function.outputs.size()) + " outputs");
    }
    for (std::size_t i = 0; i < function.inputs.size(); ++i) {
        const Where* where = nullptr;
        if (i < from.inputs.size()) OPW_TRY(source_of(from, i, scope, where));
        OPW_TRY(define(inner, function.inputs[i], where != nullptr ? *where : Where{nullptr, -1}));
    }
    return {};
}

void Builder::lifetimes(Graph& graph) {
    std::vector<bool> read(static_cast<std::size_t>(graph.slots));
    const auto first_time = [&](std::int32_t slot) {
        ++graph.reads[static_cast<std::size_t>(slot)];
        const bool first = !read[static_cast<std::size_t>(slot)];
        read[static_cast<std::size_t>(slot)] = true;
        return first;
    };
    graph.reads.resize(static_cast<std::size_t>(graph.slots));
    for (std::size_t o = graph.outputs.size(); o-- > 0;) {
        Operand& from = graph.outputs[o].from;
        if (from.from == Operand::From::Local) from.last = first_time(from.index);
    }
    for (std::size_t n = graph.nodes.size(); n-- > 0;) {
        Node& node = *graph.nodes[n];
        graph.most_inputs = std::max(graph.most_inputs, node.inputs.size());
        graph.most_outputs = std::max(graph.most_outputs, node.outputs.size());
        if (node.folded) continue;
        for (std::int32_t& slot : node.outputs) {
            if (slot >= 0 && !read[static_cast<std::size_t>(slot)]) slot = -1;
        }
        for (std::int32_t slot : node.captures) {
            if (first_time(slot)) node.drops.push_back(slot);
        }
        for (std::size_t i = node.inputs.size(); i-- > 0;) {
            Operand& input = node.inputs[i];
            if (input.from == Operand::From::Local) input.last = first_time(input.index);
        }
    }
    for (GraphInput& input : graph.inputs) {
        if (!read[static_cast<std::size_t>(input.slot)]) input.slot = -1;
    }
    for (const auto& node : graph.nodes) {
        if (!node->folded) graph.steps.push_back(node.get());
    }
}

Status build(const proto::Model& proto, Program& program, std::vector<NodeReport>* reports) {
    return Builder(proto, program, reports).build();
}

}  // namespace opwright::net
