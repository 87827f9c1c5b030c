// SPDX-License-Identifier: Apache-2.0
// What stands in a model or a data file, as tensors, types and values; and values as data files.
#pragma once

#include "opwright/value.h"
#include "runtime/graph/file.h"
#include "runtime/graph/proto.h"

#include <string>
#include <utility>
#include <vector>

namespace opwright::net {

/// Where the data of tensors lie, and where decoded ones go.
struct Source {
    Ref<File> model;     ///< null: the bytes are the caller's, and are copied
    std::string folder;  ///< of external data; no value: there are none
    bool has_folder = false;
    Allocator* allocator = &heap();
    std::vector<std::pair<std::string, Ref<File>>> external;  ///< files opened so far

    bool maps(const void* address) const;
};

/// A declared type and shape.
struct Declared {
    Type type;  ///< Kind::None: not said
    bool has_shape = false;
    std::vector<std::int64_t> shape;  ///< -1: not fixed
};

/// Tensors that lie in a mapped file with the right alignment are not copied: `source` must outlive them.
/// Errors: InvalidModel, OutOfMemory, Failed.
Status decode(const proto::Tensor& from, Source& source, Tensor& result);
/// A dense tensor with zeros where nothing is stated.
Status decode(const proto::SparseTensor& from, Source& source, Tensor& result);
/// Errors: InvalidModel, and Unsupported for types that no operator takes.
Status decode(const proto::Type& from, Declared& result);

/// A .pb file of test data: a TensorProto, SequenceProto or OptionalProto as `type` says; a TensorProto if it
/// says nothing. A tensor of uint16 for bfloat16 is taken as what it is: older releases of onnx wrote them
/// like that.
Status decode_data(std::span<const std::byte> bytes, const Type& type, Value& result);
/// The same the other way round. Maps are written as a MapProto, sequences of maps as a SequenceProto of
/// them.
std::string encode_data(const Value& value, std::string_view name);

/// Fails with what parse_*() says.
Status read_error(const proto::ReadError& error);

}  // namespace opwright::net
