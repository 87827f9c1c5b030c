// SPDX-License-Identifier: Apache-2.0
#include "tests/runtime/case_pack.h"

#include "opwright/model.h"
#include "runtime/graph/proto.h"

namespace opwright::cases {

namespace {

Type type_of(const proto::Type& from) {
    Type type;
    if (from.kind == proto::Type::Kind::Tensor) return tensor_type(proto::dtype_of(from.elem_type));
    if (from.element == nullptr) return type;
    type = type_of(*from.element);
    if (from.kind == proto::Type::Kind::Sequence) type.kind = type.kind == Kind::Map ? Kind::SequenceMap : Kind::Sequence;
    if (from.kind == proto::Type::Kind::Optional) type.kind = type.kind == Kind::Sequence ? Kind::OptionalSequence : Kind::Optional;
    if (from.kind == proto::Type::Kind::Map) {
        type.kind = Kind::Map;
        type.key = proto::dtype_of(from.elem_type);
    }
    return type;
}

std::vector<std::string> strings(const std::vector<std::string_view>& from) { return {from.begin(), from.end()}; }

bool tensor_of(const proto::Tensor& from, Tensor& tensor) {
    if (!Tensor::make(proto::dtype_of(from.data_type), Shape(from.dims), tensor).ok()) return false;
    if (tensor.dtype() != DType::String) return tensor.elements() == 0 || proto::copy_elements(from, {tensor.mutable_raw(), tensor.bytes()});
    if (from.string_data.size() != static_cast<std::size_t>(tensor.elements())) return false;
    std::copy(from.string_data.begin(), from.string_data.end(), tensor.mutable_data<std::string>());
    return true;
}

/// False for the kinds that only the executor deals with.
bool attribute_of(const proto::Attribute& from, Attribute& attribute) {
    attribute.name = std::string(from.name);
    switch (from.type) {
        case proto::AttributeType::Float: attribute.kind = AttributeKind::Float; attribute.data = from.f; return true;
        case proto::AttributeType::Int: attribute.kind = AttributeKind::Int; attribute.data = from.i; return true;
        case proto::AttributeType::String: attribute.kind = AttributeKind::String; attribute.data = std::string(from.s); return true;
        case proto::AttributeType::Floats: attribute.kind = AttributeKind::Floats; attribute.data = from.floats; return true;
        case proto::AttributeType::Ints: attribute.kind = AttributeKind::Ints; attribute.data = from.ints; return true;
        case proto::AttributeType::Strings: attribute.kind = AttributeKind::Strings; attribute.data = strings(from.strings); return true;
        case proto::AttributeType::TypeProto: attribute.kind = AttributeKind::TypeProto; attribute.data = type_of(*from.tp); return true;
        case proto::AttributeType::Tensor: {
            Tensor tensor;
            if (!tensor_of(*from.t, tensor)) return false;
            attribute.kind = AttributeKind::Tensor;
            attribute.data = std::move(tensor);
            return true;
        }
        default: return false;
    }
}

std::int64_t opset_of(const proto::Model& model, std::string_view domain) {
    for (const proto::OpsetImport& import : model.opset_imports) {
        const bool both_default = (import.domain.empty() || import.domain == "ai.onnx") && (domain.empty() || domain == "ai.onnx");
        if (import.domain == domain || both_default) return import.version;
    }
    return 1;
}

/// The values of a graph's inputs or outputs by position.
bool values_of(const Pack& pack, const std::vector<int>& ids, const std::vector<proto::ValueInfo>& infos, std::vector<Value>& values,
               std::string& error) {
    if (ids.size() > infos.size()) {
        error = "the case has more values than its model";
        return false;
    }
    for (std::size_t i = 0; i < ids.size() && error.empty(); ++i) values.push_back(pack.value(ids[i], type_of(infos[i].type), error));
    return error.empty();
}

Value by_name(const std::vector<proto::ValueInfo>& infos, const std::vector<Value>& values, std::string_view name) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (infos[i].name == name && !name.empty()) return values[i];
    }
    return {};
}

/// Values of the node's operands in the node's order.
std::vector<Value> operands(const std::vector<std::string_view>& names, const std::vector<proto::ValueInfo>& infos, const std::vector<Value>& values) {
    std::vector<Value> list;
    for (const std::string_view name : names) list.push_back(by_name(infos, values, name));
    return list;
}

/// True if a kernel alone can run the node.
bool plain(const proto::Model& model, NodeCase& result) {
    const proto::Graph& graph = model.graph;
    if (graph.nodes.size() != 1 || !graph.initializers.empty() || !graph.sparse_initializers.empty() || !model.functions.empty()) return false;
    for (const proto::Attribute& from : graph.nodes[0].attributes) {
        if (!attribute_of(from, result.attributes.emplace_back())) return false;
    }
    return true;
}

std::string run_model(const std::vector<std::byte>& bytes, const std::vector<Value>& inputs, const std::vector<Value>& expected,
                      const std::vector<std::string>& names, const Tolerance& tolerance) {
    LoadOptions options;
    options.threads = 1;
    Model model;
    if (const Status status = Model::load(bytes, model, options); !status.ok()) return status.text();
    for (const bool copied : {false, true}) {
        std::vector<Value> given;
        for (const Value& input : inputs) given.push_back(copied ? deep_copy(input) : input);
        std::vector<Value> outputs;
        if (const Status status = model.run(std::move(given), outputs); !status.ok()) return status.text();
        const std::string text = compare_outputs(outputs, expected, names, tolerance);
        if (!text.empty()) return text;
    }
    return {};
}

}  // namespace

std::string run_pack_case(const Pack& pack, const std::string& key, bool derived, Ran& ran) {
    std::string error;
    const Pack::Entry* entry = pack.find(key);
    if (entry == nullptr) return "the pack has no case of this name";
    const std::vector<std::byte> bytes = pack.model(entry->model, error);
    if (!error.empty()) return error;
    proto::Model model;
    proto::ReadError wrong;
    if (!proto::parse_model(bytes, {}, model, wrong)) return std::string("its model cannot be read: ") + wrong.what;

    const proto::Graph& graph = model.graph;
    std::vector<Value> inputs;
    std::vector<Value> expected;
    if (!values_of(pack, entry->inputs, graph.inputs, inputs, error)) return error;
    if (!values_of(pack, entry->outputs, graph.outputs, expected, error)) return error;
    for (std::size_t i = 0; i < inputs.size(); ++i) ran.text += "\n  " + std::string(graph.inputs[i].name) + ": " + text_of(inputs[i]);

    NodeCase given;
    given.tolerance = {entry->rtol, entry->atol, derived, entry->shape_only};
    if (graph.nodes.size() == 1) {
        const proto::Node& node = graph.nodes[0];
        const std::string_view domain = node.domain.empty() ? std::string_view("ai.onnx") : node.domain;
        given.kernel = kernel_of(domain, node.op_type, opset_of(model, node.domain), false, error);
        if (given.kernel == nullptr) return error;
        ran.row = given.kernel->row;
        ran.text = std::string(node.op_type) + "-" + std::to_string(ran.row->since) + ran.text;
        given.inputs = operands(node.inputs, graph.inputs, inputs);
        given.outputs = operands(node.outputs, graph.outputs, expected);
        given.input_names = strings(node.inputs);
        given.output_names = strings(node.outputs);
        if (plain(model, given)) return run_node(given, ran.arms);
        note_arms(*ran.row, given.inputs, given.outputs, ran.arms);
    } else {
        ran.text = "a model of " + std::to_string(graph.nodes.size()) + " nodes" + ran.text;
    }
    std::vector<std::string> names;
    for (const proto::ValueInfo& output : graph.outputs) names.emplace_back(output.name);
    return run_model(bytes, inputs, expected, names, given.tolerance);
}

}  // namespace opwright::cases
