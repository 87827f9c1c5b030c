// SPDX-License-Identifier: Apache-2.0
//
// Which field of which ONNX message goes where. The numbers are those of onnx 1.23.2 (IR version 14); numbers
// that are not named here are skipped.

#include <charconv>

#include "runtime/graph/proto_read.h"

namespace opwright::proto {

bool Reader::read(std::string_view m, Model& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return number(f, "ir_version", out.ir_version);
            case 2: return text(f, "producer_name", out.producer_name);
            case 3: return text(f, "producer_version", out.producer_version);
            case 4: return text(f, "domain", out.domain);
            case 5: return number(f, "model_version", out.model_version);
            case 7: out.has_graph = true; return message(f, "graph", out.graph);
            case 8: return messages(f, "opset_import", out.opset_imports);
            case 14: return messages(f, "metadata_props", out.metadata);
            case 25: return messages(f, "functions", out.functions);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, OpsetImport& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "domain", out.domain);
            case 2: return number(f, "version", out.version);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Entry& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "key", out.key);
            case 2: return text(f, "value", out.value);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Function& out) {
    return nested_fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "name", out.name);
            case 4: return texts(f, "input", out.inputs);
            case 5: return texts(f, "output", out.outputs);
            case 6: return texts(f, "attribute", out.attributes);
            case 7: return read_node(f, out.nodes);
            case 9: return messages(f, "opset_import", out.opset_imports);
            case 10: return text(f, "domain", out.domain);
            case 11: return messages(f, "attribute_proto", out.attribute_protos, limits_.attributes);
            case 12: return messages(f, "value_info", out.value_info);
            case 13: return text(f, "overload", out.overload);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Graph& out) {
    return nested_fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return read_node(f, out.nodes);
            case 2: return text(f, "name", out.name);
            case 5: return messages(f, "initializer", out.initializers);
            case 11: return messages(f, "input", out.inputs);
            case 12: return messages(f, "output", out.outputs);
            case 13: return messages(f, "value_info", out.value_info);
            case 15: return messages(f, "sparse_initializer", out.sparse_initializers);
            default: return true;
        }
    });
}

bool Reader::read_node(const Field& f, std::vector<Node>& nodes) {
    if (nodes_ == 0) return fail(f, "node", "the model has more nodes than the limit allows");
    --nodes_;
    return messages(f, "node", nodes, limits_.nodes);
}

bool Reader::read(std::string_view m, Node& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return texts(f, "input", out.inputs);
            case 2: return texts(f, "output", out.outputs);
            case 3: return text(f, "name", out.name);
            case 4: return text(f, "op_type", out.op_type);
            case 5: return messages(f, "attribute", out.attributes, limits_.attributes);
            case 7: return text(f, "domain", out.domain);
            case 8: return text(f, "overload", out.overload);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Attribute& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "name", out.name);
            case 2: out.has_f = true; return number(f, "f", out.f);
            case 3: out.has_i = true; return number(f, "i", out.i);
            case 4: out.has_s = true; return bytes(f, "s", out.s);
            case 5: return message(f, "t", out.t);
            case 6: return message(f, "g", out.g);
            case 7: return numbers(f, "floats", out.floats);
            case 8: return numbers(f, "ints", out.ints);
            case 9: return byte_strings(f, "strings", out.strings);
            case 10: return messages(f, "tensors", out.tensors);
            case 11: return messages(f, "graphs", out.graphs);
            case 14: return message(f, "tp", out.tp);
            case 15: return messages(f, "type_protos", out.type_protos);
            case 20: return number(f, "type", out.type);
            case 21: return text(f, "ref_attr_name", out.ref_attr_name);
            case 22: return message(f, "sparse_tensor", out.sparse_tensor);
            case 23: return messages(f, "sparse_tensors", out.sparse_tensors);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, ValueInfo& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "name", out.name);
            case 2: out.has_type = true; return message(f, "type", out.type);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Type& out) {
    return nested_fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return read_type_body(f, "tensor_type", Type::Kind::Tensor, out);
            case 4: return read_type_body(f, "sequence_type", Type::Kind::Sequence, out);
            case 5: return read_type_body(f, "map_type", Type::Kind::Map, out);
            case 7: return read_type_body(f, "opaque_type", Type::Kind::Opaque, out);
            case 8: return read_type_body(f, "sparse_tensor_type", Type::Kind::SparseTensor, out);
            case 9: return read_type_body(f, "optional_type", Type::Kind::Optional, out);
            default: return true;
        }
    });
}

bool Reader::read_type_body(const Field& f, const char* name, Type::Kind kind, Type& out) {
    if (f.type != WireType::Bytes) return wrong_type(f, name);
    if (out.kind != kind) out = Type();
    out.kind = kind;
    const bool tensor = kind == Type::Kind::Tensor || kind == Type::Kind::SparseTensor;
    const bool map = kind == Type::Kind::Map;
    const bool opaque = kind == Type::Kind::Opaque;
    const bool ok = fields(f.bytes, [&](const Field& g) {
        if (opaque) return true;
        if (g.number == 1 && tensor) return number(g, "elem_type", out.elem_type);
        if (g.number == 1 && map) return number(g, "key_type", out.elem_type);
        if (g.number == 1) return message(g, "elem_type", out.element);
        if (g.number == 2 && map) return message(g, "value_type", out.element);
        if (g.number == 2 && tensor) {
            if (g.type != WireType::Bytes) return wrong_type(g, "shape");
            out.has_shape = true;
            return read_shape(g.bytes, out) || inside("shape");
        }
        return true;
    });
    return ok || inside(name);
}

bool Reader::read_shape(std::string_view m, Type& out) {
    return fields(m, [&](const Field& f) {
        return f.number == 1 ? messages(f, "dim", out.shape, limits_.rank) : true;
    });
}

bool Reader::read(std::string_view m, Dimension& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: out = {Dimension::Kind::Value, 0, {}}; return number(f, "dim_value", out.value);
            case 2: out = {Dimension::Kind::Param, 0, {}}; return text(f, "dim_param", out.param);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Tensor& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return numbers(f, "dims", out.dims, limits_.rank);
            case 2: return number(f, "data_type", out.data_type);
            case 3: out.has_segment = true; return f.type == WireType::Bytes || wrong_type(f, "segment");
            case 4: return numbers(f, "float_data", out.float_data);
            case 5: return numbers(f, "int32_data", out.int32_data);
            case 6: return byte_strings(f, "string_data", out.string_data);
            case 7: return numbers(f, "int64_data", out.int64_data);
            case 8: return text(f, "name", out.name);
            case 9: return bytes(f, "raw_data", out.raw_data);
            case 10: return numbers(f, "double_data", out.double_data);
            case 11: return numbers(f, "uint64_data", out.uint64_data);
            case 13: return read_external(f, out.external);
            case 14: return number(f, "data_location", out.location);
            default: return true;
        }
    });
}

bool Reader::read_external(const Field& f, External& out) {
    const std::int64_t index = out.entries++;
    if (f.type != WireType::Bytes) return wrong_type(f, "external_data", index);
    Entry entry;
    if (!read(f.bytes, entry)) return inside("external_data", index);
    if (entry.key == "location") out.location = entry.value;
    if (entry.key == "checksum") out.checksum = entry.value;
    if (entry.key == "offset" || entry.key == "length") {
        std::uint64_t value = 0;
        const char* const end = entry.value.data() + entry.value.size();
        const auto [stop, code] = std::from_chars(entry.value.data(), end, value);
        if (code != std::errc() || stop != end) {
            return fail(f, "external_data", "offset or length is not a decimal number", index);
        }
        if (entry.key == "offset") out.offset = value;
        if (entry.key == "length") out.length = value;
    }
    return true;
}

bool Reader::read(std::string_view m, SparseTensor& out) {
    return fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return message(f, "values", out.values);
            case 2: return message(f, "indices", out.indices);
            case 3: return numbers(f, "dims", out.dims, limits_.rank);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Sequence& out) {
    return nested_fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "name", out.name);
            case 2: return number(f, "elem_type", out.elem_type);
            case 3: return messages(f, "tensor_values", out.tensors);
            case 4: return messages(f, "sparse_tensor_values", out.sparse_tensors);
            case 5: return messages(f, "sequence_values", out.sequences);
            case 6: return messages(f, "map_values", out.maps);
            case 7: return messages(f, "optional_values", out.optionals);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Map& out) {
    return nested_fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "name", out.name);
            case 2: return number(f, "key_type", out.key_type);
            case 3: return numbers(f, "keys", out.keys);
            case 4: return byte_strings(f, "string_keys", out.string_keys);
            case 5: return message(f, "values", out.values);
            default: return true;
        }
    });
}

bool Reader::read(std::string_view m, Optional& out) {
    return nested_fields(m, [&](const Field& f) {
        switch (f.number) {
            case 1: return text(f, "name", out.name);
            case 2: return number(f, "elem_type", out.elem_type);
            case 3: return message(f, "tensor_value", out.tensor);
            case 4: return message(f, "sparse_tensor_value", out.sparse_tensor);
            case 5: return message(f, "sequence_value", out.sequence);
            case 6: return message(f, "map_value", out.map);
            case 7: return message(f, "optional_value", out.optional);
            default: return true;
        }
    });
}

bool parse_model(std::span<const std::byte> bytes, const Limits& limits, Model& out, ReadError& error) {
    return Reader(bytes, limits, error).file(out);
}
bool parse_tensor(std::span<const std::byte> bytes, const Limits& limits, Tensor& out, ReadError& error) {
    return Reader(bytes, limits, error).file(out);
}
bool parse_sparse_tensor(std::span<const std::byte> bytes, const Limits& limits, SparseTensor& out,
                         ReadError& error) {
    return Reader(bytes, limits, error).file(out);
}
bool parse_type(std::span<const std::byte> bytes, const Limits& limits, Type& out, ReadError& error) {
    return Reader(bytes, limits, error).file(out);
}
bool parse_sequence(std::span<const std::byte> bytes, const Limits& limits, Sequence& out, ReadError& error) {
    return Reader(bytes, limits, error).file(out);
}
bool parse_optional(std::span<const std::byte> bytes, const Limits& limits, Optional& out, ReadError& error) {
    return Reader(bytes, limits, error).file(out);
}
bool parse_map(std::span<const std::byte> bytes, const Limits& limits, Map& out, ReadError& error) {
    return Reader(bytes, limits, error).file(out);
}

}  // namespace opwright::proto
