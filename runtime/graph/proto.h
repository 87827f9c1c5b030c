// SPDX-License-Identifier: Apache-2.0
#pragma once

// ONNX models and test data as plain structs, read from the protobuf wire format without protobuf.
//
// - Every std::string_view and every Packed list points into the bytes given to parse_*(): keep them alive.
// - Only what a checker, an executor or a test needs is kept. Doc strings, denotations, training information,
//   quantization annotations, device configurations and the metadata of anything but the model are skipped.
// - Rules of the format: unknown fields are skipped; a scalar given twice counts as its last value; a message
//   given twice is merged as protobuf does (its scalars by the last value, its lists appended); setting one
//   member of a `oneof` clears the others. Lists of numbers may be packed, unpacked or mixed. int32 and enum
//   fields keep the low 32 bits of their varint.
// - Errors: truncation, lengths past the end, varints of more than 64 bits, groups, field number 0, a known
//   field with another wire type, text that is not UTF-8 (all `string` fields that are kept; `bytes` fields
//   may hold anything), and whatever exceeds Limits.
// - What a model means (are types known, names unique, sizes right) is the checker's business, not the
//   reader's.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "opwright/dtype.h"
#include "opwright/shape.h"
#include "runtime/graph/proto_packed.h"

namespace opwright::proto {

/// The element type that a number in a file means (TensorProto.data_type, elem_type, key_type), or Undefined.
inline DType dtype_of(std::int32_t number) {
    return number > 0 && number < kDTypeCount ? static_cast<DType>(number) : DType::Undefined;
}

enum class AttributeType : std::int32_t {
    Undefined = 0,
    Float = 1,
    Int = 2,
    String = 3,
    Tensor = 4,
    Graph = 5,
    Floats = 6,
    Ints = 7,
    Strings = 8,
    Tensors = 9,
    Graphs = 10,
    SparseTensor = 11,
    SparseTensors = 12,
    TypeProto = 13,
    TypeProtos = 14,
};

struct Graph;

/// A key and its value, of metadata and external data.
struct Entry {
    std::string_view key;
    std::string_view value;
};

struct OpsetImport {
    std::string_view domain;
    std::int64_t version = 0;
};

/// Where a tensor's bytes lie when they are not in the model. `location` is text from the file: whoever opens
/// it must reject absolute paths, "..", NUL bytes and links that leave the model's folder.
struct External {
    std::string_view location;
    std::uint64_t offset = 0;
    std::optional<std::uint64_t> length;
    std::string_view checksum;
    std::int32_t entries = 0;  ///< How many key-value pairs there were, known keys or not.
};

/// A tensor as it is stored. tensor_elements() says whether data, type and dims agree; copy_elements()
/// unpacks.
struct Tensor {
    std::string_view name;
    std::vector<std::int64_t> dims;  ///< May hold negative numbers: the reader does not judge.
    std::int32_t data_type = 0;      ///< Whatever number the file has: see dtype_of().
    std::int32_t location = 0;       ///< 0: in the model; 1: external.
    bool has_segment = false;        ///< Written in segments, a form that nobody supports.
    External external;
    std::string_view raw_data;
    Packed<float> float_data;
    Packed<std::int32_t> int32_data;
    Packed<std::int64_t> int64_data;
    Packed<double> double_data;
    Packed<std::uint64_t> uint64_data;
    std::vector<std::string_view> string_data;  ///< Bytes, not checked to be UTF-8.
};

struct SparseTensor {
    Tensor values;
    Tensor indices;
    std::vector<std::int64_t> dims;
};

struct Dimension {
    enum class Kind : std::uint8_t { Unknown, Value, Param };
    Kind kind = Kind::Unknown;
    std::int64_t value = 0;  ///< Of Kind::Value; may be negative.
    std::string_view param;  ///< Of Kind::Param; may be empty.
};

struct Type {
    enum class Kind : std::uint8_t { None, Tensor, SparseTensor, Sequence, Map, Optional, Opaque };
    Kind kind = Kind::None;
    std::int32_t elem_type = 0;           ///< Tensor, SparseTensor: of an element; Map: of a key.
    bool has_shape = false;               ///< Tensor, SparseTensor. Without it the rank is unknown.
    std::vector<Dimension> shape;
    /// Sequence, Optional: of an element; Map: of a value. Null if absent.
    std::shared_ptr<const Type> element;
};

struct ValueInfo {
    std::string_view name;
    bool has_type = false;
    Type type;
};

struct Attribute {
    std::string_view name;
    std::string_view ref_attr_name;  ///< Inside functions: the function's attribute to take the value from.
    AttributeType type = AttributeType::Undefined;  ///< Or whatever number the file has.
    bool has_f = false;  ///< Whether the field stands in the file; writers may leave zeros out.
    bool has_i = false;
    bool has_s = false;
    float f = 0;
    std::int64_t i = 0;
    std::string_view s;  ///< Bytes, not checked to be UTF-8.
    std::shared_ptr<const Tensor> t;
    std::shared_ptr<const Graph> g;
    std::shared_ptr<const SparseTensor> sparse_tensor;
    std::shared_ptr<const Type> tp;
    std::vector<float> floats;
    std::vector<std::int64_t> ints;
    std::vector<std::string_view> strings;
    std::vector<Tensor> tensors;
    std::vector<Graph> graphs;
    std::vector<SparseTensor> sparse_tensors;
    std::vector<Type> type_protos;
};

struct Node {
    std::string_view name;
    std::string_view op_type;
    std::string_view domain;
    std::string_view overload;
    std::vector<std::string_view> inputs;  ///< An empty name is an absent input.
    std::vector<std::string_view> outputs;
    std::vector<Attribute> attributes;
};

struct Graph {
    std::string_view name;
    std::vector<Node> nodes;
    std::vector<Tensor> initializers;
    std::vector<SparseTensor> sparse_initializers;
    std::vector<ValueInfo> inputs;
    std::vector<ValueInfo> outputs;
    std::vector<ValueInfo> value_info;
};

struct Function {
    std::string_view name;
    std::string_view domain;
    std::string_view overload;
    std::vector<std::string_view> inputs;
    std::vector<std::string_view> outputs;
    std::vector<std::string_view> attributes;  ///< Names of attributes without a default.
    std::vector<Attribute> attribute_protos;   ///< Attributes with a default.
    std::vector<Node> nodes;
    std::vector<OpsetImport> opset_imports;
    std::vector<ValueInfo> value_info;
};

struct Model {
    std::int64_t ir_version = 0;
    std::vector<OpsetImport> opset_imports;
    std::string_view producer_name;
    std::string_view producer_version;
    std::string_view domain;
    std::int64_t model_version = 0;
    bool has_graph = false;
    Graph graph;
    std::vector<Function> functions;
    std::vector<Entry> metadata;
};

struct Map;
struct Optional;

/// What a Sequence or an Optional holds.
enum class ValueType : std::int32_t {
    Undefined = 0,
    Tensor = 1,
    SparseTensor = 2,
    Sequence = 3,
    Map = 4,
    Optional = 5,
};

/// A sequence in a test data file; elem_type says which list is meant.
struct Sequence {
    std::string_view name;
    ValueType elem_type = ValueType::Undefined;
    std::vector<Tensor> tensors;
    std::vector<SparseTensor> sparse_tensors;
    std::vector<Sequence> sequences;
    std::vector<Map> maps;
    std::vector<Optional> optionals;
};

/// A map in a test data file: keys in `keys` or, for key_type String, in `string_keys`.
struct Map {
    std::string_view name;
    std::int32_t key_type = 0;
    std::vector<std::int64_t> keys;
    std::vector<std::string_view> string_keys;  ///< Bytes, not checked to be UTF-8.
    std::shared_ptr<const Sequence> values;     ///< Null if absent.
};

/// An optional in a test data file; it is empty when the pointer that elem_type means is null.
struct Optional {
    std::string_view name;
    ValueType elem_type = ValueType::Undefined;
    std::shared_ptr<const Tensor> tensor;
    std::shared_ptr<const SparseTensor> sparse_tensor;
    std::shared_ptr<const Sequence> sequence;
    std::shared_ptr<const Map> map;
    std::shared_ptr<const Optional> optional;
};

/// What a file may ask for. Exceeding any of them is an error, so a small hostile file cannot claim much
/// memory or stack.
struct Limits {
    std::size_t bytes = 0x7fffffff;         ///< Of the file; protobuf's own limit.
    std::size_t memory = std::size_t{1} << 30;  ///< Bytes allocated for the structs, over the whole parse.
    std::uint32_t depth = 64;               ///< Graphs, types and values inside one another.
    std::uint32_t nodes = 1'000'000;        ///< Over all graphs and functions.
    std::uint32_t attributes = 1'024;       ///< Of one node or function.
    std::uint32_t rank = kMaxRank;          ///< Dims of one tensor or type.
    std::uint32_t list = 16'777'216;        ///< Entries of any other list of names or messages.
};

/// Why a parse failed. `what` is static text.
struct ReadError {
    struct Step {
        const char* field;    ///< The name in the ONNX schema.
        std::int64_t index;   ///< -1 for a field that is not repeated.
    };
    const char* what = nullptr;
    std::size_t offset = 0;    ///< Of the offending field (or element) from the start of the bytes.
    std::vector<Step> path;    ///< From the innermost field outwards; empty at the top message itself.

    /// Writes e.g. "graph.node[3].attribute[1].t.dims: a varint needs more than 64 bits (byte 1234)" and a
    /// NUL, cut to fit; a path
    /// of more than 16 steps loses its middle. Returns the length of the whole text without NUL.
    std::size_t format(std::span<char> buffer) const;
};

/// Each returns true and fills `out`, or returns false, fills `error` and leaves `out` empty.
bool parse_model(std::span<const std::byte> bytes, const Limits& limits, Model& out, ReadError& error);
bool parse_tensor(std::span<const std::byte> bytes, const Limits& limits, Tensor& out, ReadError& error);
bool parse_sparse_tensor(std::span<const std::byte> bytes, const Limits& limits, SparseTensor& out,
                         ReadError& error);
bool parse_type(std::span<const std::byte> bytes, const Limits& limits, Type& out, ReadError& error);
bool parse_sequence(std::span<const std::byte> bytes, const Limits& limits, Sequence& out, ReadError& error);
bool parse_optional(std::span<const std::byte> bytes, const Limits& limits, Optional& out, ReadError& error);
bool parse_map(std::span<const std::byte> bytes, const Limits& limits, Map& out, ReadError& error);

/// Bytes of that many elements in raw form, the last byte padded. Empty for strings, Undefined, and more
/// elements than a tensor may have.
std::optional<std::int64_t> raw_bytes(DType type, std::int64_t elements);

/// The number of elements of a tensor whose dims are sound and whose data, in exactly one field that its type
/// allows (or external, where the stated length must fit), is exactly as long as dims and type ask. Otherwise
/// empty, and `why` (if given) points to static text. A tensor without elements needs no data.
std::optional<std::int64_t> tensor_elements(const Tensor& tensor, const char** why = nullptr);

/// Writes the elements in raw form (host byte order, sub-byte types packed, padding bits zero, bools 0 or 1)
/// to `out` of raw_bytes() bytes. False, with nothing written, for strings, external data, a tensor that
/// tensor_elements() rejects, or another size of `out`.
bool copy_elements(const Tensor& tensor, std::span<std::byte> out);

}  // namespace opwright::proto
