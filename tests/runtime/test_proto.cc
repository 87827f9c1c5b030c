// SPDX-License-Identifier: Apache-2.0
//
// The model reader on messages made by hand: what it keeps, and what it rejects with which words.

#include <gtest/gtest.h>

#include <vector>

#include "runtime/graph/proto.h"
#include "tests/runtime/proto_bytes.h"

namespace opwright::proto {
namespace {

template <class T>
using Parse = bool (*)(std::span<const std::byte>, const Limits&, T&, ReadError&);

std::span<const std::byte> bytes_of(const std::string& bytes) { return std::as_bytes(std::span(bytes)); }

template <class T>
std::string error_of(Parse<T> parse, const std::string& bytes, const Limits& limits = {}) {
    T out;
    ReadError error;
    if (parse(bytes_of(bytes), limits, out, error)) return "no error";
    char text[512];
    error.format(text);
    return text;
}

/// Reads a message that must be sound. The bytes must outlive the result.
template <class T>
T read(Parse<T> parse, const std::string& bytes) {
    T out;
    EXPECT_EQ(error_of(parse, bytes), "no error");
    ReadError error;
    parse(bytes_of(bytes), Limits(), out, error);
    return out;
}

template <class T>
std::vector<T> list(const Packed<T>& values) {
    return {values.begin(), values.end()};
}

const std::string kGraph = len(7, "");  // ModelProto.graph, empty

// ---- what is kept ----

TEST(ProtoModel, KeepsEveryFieldThatItNames) {
    const std::string bytes = num(1, 13) + len(2, "maker") + len(3, "1.2") + len(4, "org") + num(5, -4) +
                              len(6, "doc") + len(8, len(1, "ai.onnx.ml") + num(2, 5)) + len(8, num(2, 21)) +
                              len(7, len(2, "g")) + len(14, len(1, "k") + len(2, "v"));
    const Model model = read(parse_model, bytes);
    EXPECT_EQ(model.ir_version, 13);
    EXPECT_EQ(model.producer_name, "maker");
    EXPECT_EQ(model.producer_version, "1.2");
    EXPECT_EQ(model.domain, "org");
    EXPECT_EQ(model.model_version, -4);
    ASSERT_EQ(model.opset_imports.size(), 2u);
    EXPECT_EQ(model.opset_imports[0].domain, "ai.onnx.ml");
    EXPECT_EQ(model.opset_imports[0].version, 5);
    EXPECT_EQ(model.opset_imports[1].domain, "");
    EXPECT_TRUE(model.has_graph);
    EXPECT_EQ(model.graph.name, "g");
    ASSERT_EQ(model.metadata.size(), 1u);
    EXPECT_EQ(model.metadata[0].key, "k");
    EXPECT_EQ(model.metadata[0].value, "v");
}

TEST(ProtoModel, StringsAreViewsIntoTheFile) {
    const std::string bytes = len(2, "maker");
    const Model model = read(parse_model, bytes);
    EXPECT_EQ(model.producer_name.data(), bytes.data() + 2);
}

TEST(ProtoModel, NoBytesAreAnEmptyModel) {
    const Model model = read(parse_model, "");
    EXPECT_FALSE(model.has_graph);
    EXPECT_TRUE(read(parse_model, kGraph).has_graph);
}

TEST(ProtoModel, NodesAttributesAndSubgraphs) {
    const std::string body = len(1, len(1, "x") + len(1, "") + len(2, "y") + len(4, "Neg") + len(8, "o"));
    const std::string attributes =
        len(5, len(1, "then") + len(6, body) + num(20, 5)) +
        len(5, len(1, "axes") + num(8, -1) + packed(8, {2, 3})) + len(5, len(1, "alpha") + fixed32(2, 0.5f)) +
        len(5, len(1, "scales") + len(7, raw({1.5f, -2.f}))) + len(5, len(1, "s") + len(4, "\xff")) +
        len(5, len(1, "words") + len(9, "") + len(9, "b")) +
        len(5, len(1, "i") + num(3, 0) + len(21, "outer")) + len(5, len(14, len(1, num(1, 7))) + len(15, ""));
    const std::string bytes = len(7, len(1, len(3, "n") + len(7, "own") + attributes));
    const Model model = read(parse_model, bytes);
    ASSERT_EQ(model.graph.nodes.size(), 1u);
    const Node& node = model.graph.nodes[0];
    EXPECT_EQ(node.name, "n");
    EXPECT_EQ(node.domain, "own");
    ASSERT_EQ(node.attributes.size(), 8u);
    const Attribute& then = node.attributes[0];
    EXPECT_EQ(then.type, AttributeType::Graph);
    ASSERT_NE(then.g, nullptr);
    ASSERT_EQ(then.g->nodes.size(), 1u);
    EXPECT_EQ(then.g->nodes[0].op_type, "Neg");
    EXPECT_EQ(then.g->nodes[0].overload, "o");
    EXPECT_EQ(then.g->nodes[0].inputs, (std::vector<std::string_view>{"x", ""}));
    EXPECT_EQ(node.attributes[1].ints, (std::vector<std::int64_t>{-1, 2, 3}));
    EXPECT_TRUE(node.attributes[2].has_f);
    EXPECT_FALSE(node.attributes[2].has_i);
    EXPECT_EQ(node.attributes[2].f, 0.5f);
    EXPECT_EQ(node.attributes[3].floats, (std::vector<float>{1.5f, -2.f}));
    EXPECT_TRUE(node.attributes[4].has_s);
    EXPECT_EQ(node.attributes[4].s, "\xff");
    EXPECT_EQ(node.attributes[5].strings, (std::vector<std::string_view>{"", "b"}));
    EXPECT_TRUE(node.attributes[6].has_i);
    EXPECT_EQ(node.attributes[6].ref_attr_name, "outer");
    ASSERT_NE(node.attributes[7].tp, nullptr);
    EXPECT_EQ(node.attributes[7].tp->elem_type, 7);
    EXPECT_EQ(node.attributes[7].type_protos.size(), 1u);
}

TEST(ProtoModel, GraphAndFunctionLists) {
    const std::string value = len(1, "v") + len(2, len(1, num(1, 1)));
    const std::string sparse = len(1, len(8, "w")) + len(2, num(2, 7)) + packed(3, {4, 5});
    const std::string function = len(1, "F") + len(4, "a") + len(5, "b") + len(6, "must") +
                                 len(7, len(4, "Neg")) + len(9, num(2, 18)) + len(10, "own") +
                                 len(11, len(1, "may")) + len(12, value) + len(13, "o");
    const std::string bytes = len(7, len(5, len(8, "t")) + len(11, value) + len(12, value) +
                                         len(12, len(1, "u")) + len(13, value) + len(15, sparse)) +
                              len(25, function);
    const Model model = read(parse_model, bytes);
    ASSERT_EQ(model.graph.initializers.size(), 1u);
    EXPECT_EQ(model.graph.initializers[0].name, "t");
    ASSERT_EQ(model.graph.inputs.size(), 1u);
    EXPECT_TRUE(model.graph.inputs[0].has_type);
    ASSERT_EQ(model.graph.outputs.size(), 2u);
    EXPECT_FALSE(model.graph.outputs[1].has_type);
    EXPECT_EQ(model.graph.value_info.size(), 1u);
    ASSERT_EQ(model.graph.sparse_initializers.size(), 1u);
    EXPECT_EQ(model.graph.sparse_initializers[0].values.name, "w");
    EXPECT_EQ(model.graph.sparse_initializers[0].indices.data_type, 7);
    EXPECT_EQ(model.graph.sparse_initializers[0].dims, (std::vector<std::int64_t>{4, 5}));
    ASSERT_EQ(model.functions.size(), 1u);
    const Function& f = model.functions[0];
    EXPECT_EQ(f.name, "F");
    EXPECT_EQ(f.domain, "own");
    EXPECT_EQ(f.overload, "o");
    EXPECT_EQ(f.inputs, (std::vector<std::string_view>{"a"}));
    EXPECT_EQ(f.outputs, (std::vector<std::string_view>{"b"}));
    EXPECT_EQ(f.attributes, (std::vector<std::string_view>{"must"}));
    ASSERT_EQ(f.attribute_protos.size(), 1u);
    EXPECT_EQ(f.attribute_protos[0].name, "may");
    EXPECT_EQ(f.nodes.size(), 1u);
    EXPECT_EQ(f.opset_imports[0].version, 18);
    EXPECT_EQ(f.value_info[0].name, "v");
}

TEST(ProtoType, ShapesAndNesting) {
    const std::string dims = len(1, num(1, 3)) + len(1, len(2, "N")) + len(1, "") + len(1, num(1, -1));
    const Type tensor = read(parse_type, len(1, num(1, 10) + len(2, dims)));
    EXPECT_EQ(tensor.kind, Type::Kind::Tensor);
    EXPECT_EQ(tensor.elem_type, 10);
    EXPECT_TRUE(tensor.has_shape);
    ASSERT_EQ(tensor.shape.size(), 4u);
    EXPECT_EQ(tensor.shape[0].kind, Dimension::Kind::Value);
    EXPECT_EQ(tensor.shape[0].value, 3);
    EXPECT_EQ(tensor.shape[1].kind, Dimension::Kind::Param);
    EXPECT_EQ(tensor.shape[2].kind, Dimension::Kind::Unknown);
    EXPECT_EQ(tensor.shape[3].value, -1);

    EXPECT_FALSE(read(parse_type, len(1, num(1, 1))).has_shape);
    EXPECT_TRUE(read(parse_type, len(1, len(2, ""))).has_shape);

    const std::string map = len(5, num(1, 8) + len(2, len(1, num(1, 1))));
    const Type optional = read(parse_type, len(9, len(1, len(4, len(1, map)))));
    ASSERT_EQ(optional.kind, Type::Kind::Optional);
    ASSERT_EQ(optional.element->kind, Type::Kind::Sequence);
    ASSERT_EQ(optional.element->element->kind, Type::Kind::Map);
    EXPECT_EQ(optional.element->element->elem_type, 8);
    EXPECT_EQ(optional.element->element->element->kind, Type::Kind::Tensor);

    EXPECT_EQ(read(parse_type, len(8, num(1, 1))).kind, Type::Kind::SparseTensor);
    EXPECT_EQ(read(parse_type, len(7, len(1, "d"))).kind, Type::Kind::Opaque);
    EXPECT_EQ(read(parse_type, "").kind, Type::Kind::None);
    EXPECT_EQ(read(parse_type, len(4, "")).element, nullptr);
}

TEST(ProtoData, SequencesOptionalsAndMaps) {
    const std::string tensor = len(8, "t");
    const std::string map = num(2, 8) + len(4, "a") + len(4, "\xff") + len(5, num(2, 1) + len(3, tensor));
    const std::string bytes = len(1, "s") + num(2, 4) + len(3, tensor) + len(3, tensor) + len(4, "") +
                              len(5, len(1, "in")) + len(6, map) + len(7, num(2, 1) + len(3, tensor)) +
                              len(7, "");
    const Sequence sequence = read(parse_sequence, bytes);
    EXPECT_EQ(sequence.name, "s");
    EXPECT_EQ(sequence.elem_type, ValueType::Map);
    EXPECT_EQ(sequence.tensors.size(), 2u);
    EXPECT_EQ(sequence.sparse_tensors.size(), 1u);
    EXPECT_EQ(sequence.sequences[0].name, "in");
    EXPECT_EQ(sequence.maps[0].key_type, 8);
    EXPECT_EQ(sequence.maps[0].string_keys, (std::vector<std::string_view>{"a", "\xff"}));
    ASSERT_NE(sequence.maps[0].values, nullptr);
    EXPECT_EQ(sequence.maps[0].values->tensors.size(), 1u);
    EXPECT_EQ(sequence.optionals[0].tensor->name, "t");
    EXPECT_EQ(sequence.optionals[1].tensor, nullptr);

    EXPECT_EQ(read(parse_map, packed(3, {1, -1}) + num(3, 5)).keys, (std::vector<std::int64_t>{1, -1, 5}));
    const Optional optional =
        read(parse_optional, num(2, 5) + len(4, "") + len(5, "") + len(6, "") + len(7, ""));
    EXPECT_EQ(optional.elem_type, ValueType::Optional);
    EXPECT_NE(optional.sparse_tensor, nullptr);
    EXPECT_NE(optional.sequence, nullptr);
    EXPECT_NE(optional.map, nullptr);
    EXPECT_NE(optional.optional, nullptr);
}

TEST(ProtoTensor, PackedListsAreViewsAndMixedOnesAreDecoded) {
    const std::string one_chunk = len(4, raw({1.f, 2.f}));
    const Tensor viewed = read(parse_tensor, one_chunk);
    EXPECT_EQ(viewed.float_data.packed_bytes().data(), one_chunk.data() + 2);
    EXPECT_EQ(list(viewed.float_data), (std::vector<float>{1, 2}));

    // An empty chunk beside it changes nothing.
    EXPECT_FALSE(read(parse_tensor, one_chunk + len(4, "")).float_data.packed_bytes().empty());

    const std::string mixed = fixed32(4, 1) + len(4, "") + len(4, raw({2.f, 3.f})) + fixed32(4, 4);
    const Tensor decoded = read(parse_tensor, mixed);
    EXPECT_TRUE(decoded.float_data.packed_bytes().empty());
    EXPECT_EQ(decoded.float_data.size(), 4u);
    EXPECT_EQ(list(decoded.float_data), (std::vector<float>{1, 2, 3, 4}));

    const std::string chunks = packed(7, {-1, 300}) + packed(7, {1}) + num(7, INT64_MIN);
    EXPECT_EQ(list(read(parse_tensor, chunks).int64_data),
              (std::vector<std::int64_t>{-1, 300, 1, INT64_MIN}));
    const std::string unsigned_data = packed(11, {-1, 128});
    EXPECT_EQ(list(read(parse_tensor, unsigned_data).uint64_data),
              (std::vector<std::uint64_t>{UINT64_MAX, 128}));
    // An int32 keeps the low half of its varint.
    const std::string wide = packed(5, {-1, (std::int64_t{1} << 32) + 7}) + num(5, -2);
    EXPECT_EQ(list(read(parse_tensor, wide).int32_data), (std::vector<std::int32_t>{-1, 7, -2}));
    const std::string doubles = len(10, raw({0.5})) + fixed64(10, -1.5);
    EXPECT_EQ(list(read(parse_tensor, doubles).double_data), (std::vector<double>{0.5, -1.5}));
    const std::string dims = num(1, 2) + packed(1, {3, -4});
    EXPECT_EQ(read(parse_tensor, dims).dims, (std::vector<std::int64_t>{2, 3, -4}));
}

TEST(ProtoTensor, ExternalData) {
    const auto entry = [](const char* key, const char* value) {
        return len(13, len(1, key) + len(2, value));
    };
    const std::string bytes = entry("location", "w.bin") + entry("offset", "4096") + entry("other", "x") +
                              entry("length", "18446744073709551615") + entry("checksum", "ab") + num(14, 1);
    const Tensor tensor = read(parse_tensor, bytes);
    EXPECT_EQ(tensor.location, 1);
    EXPECT_EQ(tensor.external.location, "w.bin");
    EXPECT_EQ(tensor.external.offset, 4096u);
    EXPECT_EQ(tensor.external.length, UINT64_MAX);
    EXPECT_EQ(tensor.external.checksum, "ab");
    EXPECT_EQ(tensor.external.entries, 5);
    EXPECT_FALSE(read(parse_tensor, entry("location", "w.bin")).external.length.has_value());
    for (const char* bad : {"", "-1", "+1", "1 ", " 1", "0x10", "1.0", "18446744073709551616"}) {
        const std::string text = entry("location", "w.bin") + entry("length", bad);
        EXPECT_EQ(error_of(parse_tensor, text),
                  "external_data[1]: offset or length is not a decimal number (byte 19)")
            << bad;
    }
}

// ---- rules of the format ----

TEST(ProtoFormat, UnknownFieldsAreSkipped) {
    const std::string unknown =
        num(100, 1) + fixed32(101, 1) + fixed64(102, 1) + len(103, "\xff\xff") + num(0x1fffffff, 1);
    const std::string bytes = unknown + len(2, "maker") + unknown;
    EXPECT_EQ(read(parse_model, bytes).producer_name, "maker");
    // Fields of other messages, and doc strings whatever they hold.
    EXPECT_EQ(error_of(parse_model, len(6, "\xff") + len(20, "\xff") + len(26, "\xff")), "no error");
}

TEST(ProtoFormat, LastValueCountsAndMessagesMerge) {
    const std::string bytes = num(1, 3) + num(1, 4) + len(7, len(2, "a") + len(1, len(4, "Neg"))) +
                              len(7, len(1, len(4, "Abs")) + len(2, "b"));
    const Model model = read(parse_model, bytes);
    EXPECT_EQ(model.ir_version, 4);
    EXPECT_EQ(model.graph.name, "b");
    ASSERT_EQ(model.graph.nodes.size(), 2u);
    EXPECT_EQ(model.graph.nodes[1].op_type, "Abs");

    const std::string attribute = len(5, len(5, num(2, 1) + num(1, 2)) + len(5, num(1, 3)));
    const std::string node = len(7, len(1, attribute));
    EXPECT_EQ(read(parse_model, node).graph.nodes[0].attributes[0].t->dims,
              (std::vector<std::int64_t>{2, 3}));
}

TEST(ProtoFormat, OneofKeepsTheLastMember) {
    const std::string bytes = len(1, num(1, 1) + len(2, len(1, num(1, 2)))) + len(4, "") + len(1, num(1, 7));
    const Type type = read(parse_type, bytes);
    EXPECT_EQ(type.kind, Type::Kind::Tensor);
    EXPECT_EQ(type.elem_type, 7);
    EXPECT_FALSE(type.has_shape);
    // The same member twice merges.
    EXPECT_EQ(read(parse_type, len(1, num(1, 9)) + len(1, len(2, ""))).elem_type, 9);
    const Type dims =
        read(parse_type, len(1, len(2, len(1, num(1, 5) + len(2, "N")) + len(1, len(2, "N") + num(1, 5)))));
    EXPECT_EQ(dims.shape[0].kind, Dimension::Kind::Param);
    EXPECT_EQ(dims.shape[1].kind, Dimension::Kind::Value);
    EXPECT_EQ(dims.shape[1].value, 5);
}

TEST(ProtoFormat, Varints) {
    const auto version = [](std::string bytes) { return read(parse_model, bytes).ir_version; };
    EXPECT_EQ(version(tag(1, 0) + std::string("\x00", 1)), 0);
    EXPECT_EQ(version(tag(1, 0) + "\x7f"), 127);
    EXPECT_EQ(version(tag(1, 0) + "\x80\x01"), 128);
    EXPECT_EQ(version(tag(1, 0) + std::string("\x85\x80\x80\x00", 4)), 5);  // padded, and legal
    EXPECT_EQ(version(tag(1, 0) + std::string(9, '\xff') + "\x01"), -1);
    EXPECT_EQ(version(std::string("\x88\x00", 2) + "\x05"), 5);  // a padded tag
}

struct Wrong {
    std::string bytes;
    const char* text;
};

TEST(ProtoFormat, MalformedModelsAreRejected) {
    const char* const cut = "a varint is cut off or needs more than 64 bits (byte 0)";
    const Wrong table[] = {
        {"\x08", cut},
        {"\x80", cut},
        {"\x08\xff", cut},
        {tag(1, 0) + std::string(9, '\xff') + "\x02", cut},
        {tag(1, 0) + std::string(10, '\x80') + "\x01", cut},
        {num(1, 8) + std::string("\x00\x01", 2), "a field number is out of range (byte 2)"},
        {varint(std::uint64_t{1} << 32) + "\x01", "a field number is out of range (byte 0)"},
        {tag(100, 1) + "1234567", "the message ends inside a field (byte 0)"},
        {tag(100, 5) + "123", "the message ends inside a field (byte 0)"},
        {tag(100, 2) + "\x05" + "1234", "a length runs past the end of its message (byte 0)"},
        {tag(2, 2) + std::string(9, '\xff') + "\x01", "a length runs past the end of its message (byte 0)"},
        {tag(2, 2) + varint(0x7fffffff), "a length runs past the end of its message (byte 0)"},
        {tag(2, 2), cut},
        {tag(100, 3) + tag(100, 4), "groups are not part of the ONNX format (byte 0)"},
        {kGraph + tag(100, 4), "groups are not part of the ONNX format (byte 2)"},
        {tag(100, 6), "a wire type is unknown (byte 0)"},
        {tag(100, 7), "a wire type is unknown (byte 0)"},
        {len(2, "\xc3"), "producer_name: the text is not UTF-8 (byte 0)"},
        {len(1, "\x01"), "ir_version: the field has another wire type (byte 0)"},
        {num(7, 1), "graph: the field has another wire type (byte 0)"},
        {len(7, num(1, 1)), "graph.node[0]: the field has another wire type (byte 2)"},
        {len(7, len(1, "") + len(1, num(4, 1))),
         "graph.node[1].op_type: the field has another wire type (byte 6)"},
        // A length that fits the file but not its own message.
        {tag(7, 2) + "\x02" + tag(2, 2) + "\x03" + "abc",
         "graph: a length runs past the end of its message (byte 2)"},
        {len(7, len(1, len(1, "x") + len(1, "\xff"))),
         "graph.node[0].input[1]: the text is not UTF-8 (byte 7)"},
        {len(25, len(7, len(5, fixed64(2, 1)))),
         "functions[0].node[0].attribute[0].f: the field has another wire type (byte 7)"},
    };
    for (const Wrong& row : table) EXPECT_EQ(error_of(parse_model, row.bytes), row.text);
}

TEST(ProtoFormat, MalformedListsAreRejected) {
    const Wrong table[] = {
        {len(1, "\x80"), "dims: a varint in a packed list is cut off or needs more than 64 bits (byte 0)"},
        {len(7, std::string(10, '\xff') + "\x01"),
         "int64_data: a varint in a packed list is cut off or needs more than 64 bits (byte 0)"},
        {len(4, "12345"), "float_data: a packed list ends inside an element (byte 0)"},
        {len(10, "1234"), "double_data: a packed list ends inside an element (byte 0)"},
        {num(4, 1), "float_data: the field has another wire type (byte 0)"},
        {fixed32(10, 1), "double_data: the field has another wire type (byte 0)"},
        {fixed64(7, 1), "int64_data: the field has another wire type (byte 0)"},
        {num(6, 1), "string_data[0]: the field has another wire type (byte 0)"},
        {num(9, 1), "raw_data: the field has another wire type (byte 0)"},
        {num(3, 1), "segment: the field has another wire type (byte 0)"},
        {num(13, 1), "external_data[0]: the field has another wire type (byte 0)"},
        {len(13, num(1, 1)), "external_data[0].key: the field has another wire type (byte 2)"},
        {len(8, "\xed\xa0\x80"), "name: the text is not UTF-8 (byte 0)"},
    };
    for (const Wrong& row : table) EXPECT_EQ(error_of(parse_tensor, row.bytes), row.text);
}

TEST(ProtoFormat, TheErrorNamesThePath) {
    const std::string tensor = num(2, 1) + len(1, "\x80");
    const std::string attributes = len(5, "") + len(5, len(1, "value") + len(5, tensor));
    const std::string bytes = num(1, 8) + len(7, len(1, "") + len(1, "") + len(1, "") + len(1, attributes));
    EXPECT_EQ(
        error_of(parse_model, bytes),
        "graph.node[3].attribute[1].t.dims: a varint in a packed list is cut off or needs more than 64 bits "
        "(byte 27)");
    EXPECT_EQ(error_of(parse_type, len(9, len(1, len(1, len(2, len(1, len(1, ""))))))),
              "optional_type.elem_type.tensor_type.shape.dim[0].dim_value: the field has another wire type "
              "(byte 10)");
}

TEST(ProtoFormat, AnErrorCanBeUsedAgain) {
    Model model;
    ReadError error;
    ASSERT_FALSE(parse_model(bytes_of(len(7, num(1, 1))), Limits(), model, error));
    ASSERT_FALSE(parse_model(bytes_of(len(1, "")), Limits(), model, error));
    ASSERT_EQ(error.path.size(), 1u);
    EXPECT_STREQ(error.path[0].field, "ir_version");
    EXPECT_TRUE(parse_model(bytes_of(kGraph), Limits(), model, error));
    EXPECT_EQ(error.what, nullptr);
    EXPECT_TRUE(error.path.empty());
}

TEST(ProtoFormat, ErrorTextIsCutToTheBuffer) {
    Model model;
    ReadError error;
    EXPECT_EQ(error.format({}), std::string("no error").size());
    ASSERT_FALSE(parse_model(bytes_of(len(1, "")), Limits(), model, error));
    const std::string whole = "ir_version: the field has another wire type (byte 0)";
    for (std::size_t size :
         {std::size_t{1}, std::size_t{5}, whole.size(), whole.size() + 1, whole.size() + 9}) {
        std::vector<char> buffer(size, '#');
        EXPECT_EQ(error.format(buffer), whole.size());
        EXPECT_EQ(std::string(buffer.data()), whole.substr(0, size - 1));
    }
}

TEST(ProtoFormat, Utf8) {
    for (const char* good :
         {"", "plain", "12345678", "123456789", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf",
          "\xee\x80\x80", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf", "12345678\xc3\xa9"}) {
        EXPECT_EQ(error_of(parse_model, len(4, good)), "no error") << good;
    }
    for (const char* bad :
         {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc3", "\xc3(", "\xe0\x9f\xbf", "\xe2\x82", "\xed\xa0\x80",
          "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xf8\x88\x80\x80\x80",
          "\xff", "1234567\xff", "12345678\xff"}) {
        EXPECT_EQ(error_of(parse_model, len(4, bad)), "domain: the text is not UTF-8 (byte 0)") << bad;
    }
}

// ---- limits ----

std::string nested_graphs(int depth) {
    std::string graph;
    for (int i = 1; i < depth; ++i) graph = len(1, len(5, len(6, graph)));
    return len(7, graph);
}
std::string nested_types(int depth) {
    std::string type;
    for (int i = 1; i < depth; ++i) type = len(4, len(1, type));
    return type;
}
std::string nested_values(int depth) {
    std::string value;
    for (int i = 1; i < depth; ++i) value = len(5, value);
    return value;
}

TEST(ProtoLimits, Depth) {
    const std::string text = "messages are nested deeper than the limit allows";
    EXPECT_EQ(error_of(parse_model, nested_graphs(64)), "no error");
    // Of a long path both ends are written.
    EXPECT_EQ(error_of(parse_model, nested_graphs(65))
                  .find("graph.node[0].attribute[0].g.node[0].attribute[0].g.node[0]"
                        ".[...].attribute[0].g.node[0].attribute[0].g.node[0]"
                        ".attribute[0].g: " +
                        text),
              0u)
        << error_of(parse_model, nested_graphs(65));
    EXPECT_EQ(error_of(parse_type, nested_types(64)), "no error");
    EXPECT_NE(error_of(parse_type, nested_types(65)).find(text), std::string::npos);
    EXPECT_EQ(error_of(parse_sequence, nested_values(64)), "no error");
    EXPECT_NE(error_of(parse_sequence, nested_values(65)).find(text), std::string::npos);
    // Deep enough to exhaust the stack of a reader that does not count.
    EXPECT_NE(error_of(parse_sequence, nested_values(3000)).find(text), std::string::npos);
    // Depth is counted along a path, not over siblings.
    std::string siblings;
    for (int i = 0; i < 200; ++i) siblings += len(5, "");
    EXPECT_EQ(error_of(parse_sequence, siblings), "no error");
}

TEST(ProtoLimits, Counts) {
    Limits limits;
    limits.nodes = 3;
    const std::string node = len(1, "");
    EXPECT_EQ(error_of(parse_model, len(7, node + node + node), limits), "no error");
    EXPECT_EQ(error_of(parse_model, len(7, node + node) + len(25, len(7, "") + len(7, "")), limits),
              "functions[0].node: the model has more nodes than the limit allows (byte 11)");
    limits.attributes = 1;
    EXPECT_EQ(error_of(parse_model, len(7, len(1, len(5, "") + len(5, ""))), limits),
              "graph.node[0].attribute: the list is longer than the limit allows (byte 6)");
    limits.list = 2;
    EXPECT_EQ(error_of(parse_model, len(8, "") + len(8, "") + len(8, ""), limits),
              "opset_import: the list is longer than the limit allows (byte 4)");
    limits.rank = 2;
    EXPECT_EQ(error_of(parse_tensor, packed(1, {1, 2}), limits), "no error");
    EXPECT_EQ(error_of(parse_tensor, packed(1, {1, 2, 3}), limits),
              "dims: the list is longer than the limit allows (byte 0)");
    EXPECT_EQ(error_of(parse_tensor, num(1, 1) + num(1, 2) + num(1, 3), limits),
              "dims: the list is longer than the limit allows (byte 4)");
    EXPECT_EQ(error_of(parse_type, len(1, len(2, len(1, "") + len(1, "") + len(1, ""))), limits),
              "tensor_type.shape.dim: the list is longer than the limit allows (byte 8)");
    EXPECT_EQ(error_of(parse_tensor, packed(1, {1}) + packed(1, {2, 3}), limits),
              "dims: the list is longer than the limit allows (byte 3)");
    // A list that is too long does not even take memory for its whole length.
    limits.memory = 2 * sizeof(OpsetImport);
    EXPECT_EQ(error_of(parse_model, len(8, "") + len(8, "") + len(8, ""), limits),
              "opset_import: the list is longer than the limit allows (byte 4)");
    limits.bytes = 5;
    EXPECT_EQ(error_of(parse_model, len(2, "abc"), limits), "no error");
    EXPECT_EQ(error_of(parse_model, len(2, "abcd"), limits),
              "the file is longer than the limit allows (byte 0)");
}

TEST(ProtoLimits, MemoryIsCountedBeforeItIsTaken) {
    std::string nodes;
    for (int i = 0; i < 100000; ++i) nodes += len(1, "");
    const std::string model = len(7, nodes);  // 200 KB that become 100,000 structs
    Limits limits;
    EXPECT_EQ(error_of(parse_model, model, limits), "no error");
    limits.memory = 100000 * sizeof(Node);
    EXPECT_EQ(error_of(parse_model, model, limits), "no error");
    --limits.memory;
    EXPECT_EQ(error_of(parse_model, model, limits),
              "graph.node: the file needs more memory than the limit allows (byte 4)");

    limits.memory = 999;
    EXPECT_EQ(error_of(parse_map, len(3, std::string(125, '\x01')), limits),
              "keys: the file needs more memory than the limit allows (byte 0)");
    // A view needs none, however long.
    EXPECT_EQ(error_of(parse_tensor, len(7, std::string(100000, '\x01')), limits), "no error");
    EXPECT_EQ(error_of(parse_tensor, len(7, std::string(125, '\x01')) + num(7, 1), limits),
              "int64_data: the file needs more memory than the limit allows (byte 127)");
}

// ---- damage ----

TEST(ProtoDamage, EveryCutAndEveryByteIsEitherReadOrRejectedWithAReason) {
    const std::string tensor = packed(1, {2}) + num(2, 1) + len(4, raw({1.f, 2.f})) + len(8, "t");
    const std::string attribute =
        len(1, "value") + len(5, tensor) + num(20, 4) + len(7, raw({3.f})) + len(9, "s");
    const std::string value =
        len(1, "x") + len(2, len(1, num(1, 1) + len(2, len(1, num(1, 2)) + len(1, len(2, "N")))));
    const std::string node = len(1, "x") + len(2, "y") + len(4, "Constant") + len(5, attribute);
    const std::string graph = len(1, node) + len(2, "g") + len(5, tensor) + len(11, value) + len(12, value);
    const std::string model = num(1, 8) + len(8, num(2, 21)) + len(7, graph);
    ASSERT_EQ(error_of(parse_model, model), "no error");
    int accepted = 0;
    int rejected = 0;
    const auto count = [&](const std::string& bytes) {
        // Exactly sized, so that a sanitizer sees a read past the end.
        const std::vector<char> exact(bytes.begin(), bytes.end());
        Model out;
        ReadError error;
        if (parse_model(std::as_bytes(std::span(exact)), Limits(), out, error)) {
            ++accepted;
            return;
        }
        ++rejected;
        EXPECT_NE(error.what, nullptr);
        EXPECT_LE(error.offset, bytes.size());
        EXPECT_FALSE(out.has_graph);
    };
    for (std::size_t i = 0; i < model.size(); ++i) {
        count(model.substr(0, i));
        for (int byte = 0; byte < 256; ++byte) {
            std::string damaged = model;
            damaged[i] = static_cast<char>(byte);
            count(damaged);
        }
    }
    EXPECT_GT(accepted, 1000);
    EXPECT_GT(rejected, 1000);
}

}  // namespace
}  // namespace opwright::proto
