// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "runtime/graph/proto.h"

namespace opwright::proto {

/// Prints what the reader kept, one `path=value` a line: numbers that are not 0 (floats as bits in hex),
/// strings that are not empty (in hex), `path{}` for every message that is there. check_dump.py prints the
/// same from onnx.
class Dump {
public:
    void add(const std::string& path, const Model& m) {
        number(path + "ir_version", m.ir_version);
        string(path + "producer_name", m.producer_name);
        string(path + "producer_version", m.producer_version);
        string(path + "domain", m.domain);
        number(path + "model_version", m.model_version);
        if (m.has_graph) one(path + "graph", m.graph);
        list(path + "opset_import", m.opset_imports);
        list(path + "metadata_props", m.metadata);
        list(path + "functions", m.functions);
    }
    void add(const std::string& path, const Tensor& t) {
        numbers(path + "dims", t.dims);
        number(path + "data_type", t.data_type);
        if (t.has_segment) line(path + "segment", "{}");
        floats(path + "float_data", t.float_data);
        numbers(path + "int32_data", t.int32_data);
        strings(path + "string_data", t.string_data);
        numbers(path + "int64_data", t.int64_data);
        string(path + "name", t.name);
        string(path + "raw_data", t.raw_data);
        floats(path + "double_data", t.double_data);
        numbers(path + "uint64_data", t.uint64_data);
        number(path + "data_location", t.location);
        string(path + "external.location", t.external.location);
        number(path + "external.offset", t.external.offset);
        number(path + "external.length", t.external.length.value_or(0));
        string(path + "external.checksum", t.external.checksum);
    }
    void add(const std::string& path, const SparseTensor& t) {
        one(path + "values", t.values);
        one(path + "indices", t.indices);
        numbers(path + "dims", t.dims);
    }
    void add(const std::string& path, const Type& t) {
        static constexpr const char* kKinds[] = {
            "",         "tensor_type",   "sparse_tensor_type", "sequence_type",
            "map_type", "optional_type", "opaque_type"};
        if (t.kind == Type::Kind::None) return;
        const std::string inner = path + kKinds[static_cast<int>(t.kind)];
        line(inner, "{}");
        number(inner + (t.kind == Type::Kind::Map ? ".key_type" : ".elem_type"), t.elem_type);
        if (t.has_shape) line(inner + ".shape", "{}");
        list(inner + ".shape.dim", t.shape);
        pointer(inner + (t.kind == Type::Kind::Map ? ".value_type" : ".elem_type"), t.element);
    }
    void add(const std::string& path, const Sequence& s) {
        string(path + "name", s.name);
        number(path + "elem_type", s.elem_type);
        list(path + "tensor_values", s.tensors);
        list(path + "sparse_tensor_values", s.sparse_tensors);
        list(path + "sequence_values", s.sequences);
        list(path + "map_values", s.maps);
        list(path + "optional_values", s.optionals);
    }
    void add(const std::string& path, const Map& m) {
        string(path + "name", m.name);
        number(path + "key_type", m.key_type);
        numbers(path + "keys", m.keys);
        strings(path + "string_keys", m.string_keys);
        pointer(path + "values", m.values);
    }
    void add(const std::string& path, const Optional& o) {
        string(path + "name", o.name);
        number(path + "elem_type", o.elem_type);
        pointer(path + "tensor_value", o.tensor);
        pointer(path + "sparse_tensor_value", o.sparse_tensor);
        pointer(path + "sequence_value", o.sequence);
        pointer(path + "map_value", o.map);
        pointer(path + "optional_value", o.optional);
    }
    const std::string& text() const { return text_; }

private:
    void add(const std::string& path, const OpsetImport& o) {
        string(path + "domain", o.domain);
        number(path + "version", o.version);
    }
    void add(const std::string& path, const Entry& e) {
        string(path + "key", e.key);
        string(path + "value", e.value);
    }
    void add(const std::string& path, const Function& f) {
        string(path + "name", f.name);
        strings(path + "input", f.inputs);
        strings(path + "output", f.outputs);
        strings(path + "attribute", f.attributes);
        list(path + "node", f.nodes);
        list(path + "opset_import", f.opset_imports);
        string(path + "domain", f.domain);
        list(path + "attribute_proto", f.attribute_protos);
        list(path + "value_info", f.value_info);
        string(path + "overload", f.overload);
    }
    void add(const std::string& path, const Graph& g) {
        list(path + "node", g.nodes);
        string(path + "name", g.name);
        list(path + "initializer", g.initializers);
        list(path + "input", g.inputs);
        list(path + "output", g.outputs);
        list(path + "value_info", g.value_info);
        list(path + "sparse_initializer", g.sparse_initializers);
    }
    void add(const std::string& path, const Node& n) {
        strings(path + "input", n.inputs);
        strings(path + "output", n.outputs);
        string(path + "name", n.name);
        string(path + "op_type", n.op_type);
        list(path + "attribute", n.attributes);
        string(path + "domain", n.domain);
        string(path + "overload", n.overload);
    }
    void add(const std::string& path, const Attribute& a) {
        string(path + "name", a.name);
        if (a.has_f) line(path + "f", float_bits(a.f));
        if (a.has_i) line(path + "i", std::to_string(a.i));
        if (a.has_s) line(path + "s", hex(a.s));
        pointer(path + "t", a.t);
        pointer(path + "g", a.g);
        floats(path + "floats", a.floats);
        numbers(path + "ints", a.ints);
        strings(path + "strings", a.strings);
        list(path + "tensors", a.tensors);
        list(path + "graphs", a.graphs);
        pointer(path + "tp", a.tp);
        list(path + "type_protos", a.type_protos);
        number(path + "type", a.type);
        string(path + "ref_attr_name", a.ref_attr_name);
        pointer(path + "sparse_tensor", a.sparse_tensor);
        list(path + "sparse_tensors", a.sparse_tensors);
    }
    void add(const std::string& path, const ValueInfo& v) {
        string(path + "name", v.name);
        if (v.has_type) one(path + "type", v.type);
    }
    void add(const std::string& path, const Dimension& d) {
        if (d.kind == Dimension::Kind::Value) line(path + "dim_value", std::to_string(d.value));
        if (d.kind == Dimension::Kind::Param) line(path + "dim_param", hex(d.param));
    }

    template <class T>
    void one(const std::string& path, const T& message) {
        line(path, "{}");
        add(path + ".", message);
    }
    template <class T>
    void pointer(const std::string& path, const T& message) {
        if (message != nullptr) one(path, *message);
    }
    template <class T>
    void list(const std::string& path, const T& messages) {
        std::size_t i = 0;
        for (const auto& message : messages) one(path + "[" + std::to_string(i++) + "]", message);
    }
    template <class T>
    void number(const std::string& path, T value) {
        const auto wide = static_cast<std::int64_t>(value);
        if (wide != 0) line(path, std::to_string(wide));
    }
    void string(const std::string& path, std::string_view value) {
        if (!value.empty()) line(path, hex(value));
    }
    template <class T>
    void numbers(const std::string& path, const T& values) {
        std::string all;
        for (auto value : values) all += std::to_string(value) + ",";
        if (!all.empty()) line(path, all);
    }
    template <class T>
    void floats(const std::string& path, const T& values) {
        std::string all;
        for (auto value : values) all += float_bits(value) + ",";
        if (!all.empty()) line(path, all);
    }
    void strings(const std::string& path, const std::vector<std::string_view>& values) {
        std::string all;
        for (auto value : values) all += hex(value) + ",";
        if (!all.empty()) line(path, all);
    }
    template <class T>
    static std::string float_bits(T value) {
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        return hex({bytes, sizeof value});
    }
    static std::string hex(std::string_view bytes) {
        static constexpr char kDigits[] = "0123456789abcdef";
        std::string out;
        for (char c : bytes) {
            out += kDigits[static_cast<unsigned char>(c) >> 4];
            out += kDigits[static_cast<unsigned char>(c) & 15];
        }
        return out;
    }
    void line(const std::string& path, const std::string& value) { text_ += path + "=" + value + "\n"; }

    std::string text_;
};

}  // namespace opwright::proto
