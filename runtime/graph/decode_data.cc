// SPDX-License-Identifier: Apache-2.0
// Data files (.pb): values from and to the messages of onnx.
#include "runtime/graph/decode.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace opwright::net {

namespace {

Status invalid(std::string what) { return failure(Code::InvalidModel, std::move(what)); }

Type element_type(Kind kind, const Type& type) { return {kind, type.elem, type.key}; }

Status tensor_value(const proto::Tensor& from, const Type& type, Value& result) {
    Source source;
    Tensor tensor;
    OPW_TRY(decode(from, source, tensor));
    if (type.elem == DType::BFloat16 && tensor.dtype() == DType::UInt16) tensor = tensor.as(DType::BFloat16);
    result = std::move(tensor);
    return {};
}

Status map_value(const proto::Map& from, Value& result) {
    const DType key = proto::dtype_of(from.key_type);
    if (from.values == nullptr || (key != DType::Int64 && key != DType::String)) {
        return failure(Code::Unsupported, "a map whose keys are neither int64 nor string");
    }
    const auto count =
        static_cast<std::int64_t>(key == DType::String ? from.string_keys.size() : from.keys.size());
    const auto& items = from.values->tensors;
    if (static_cast<std::int64_t>(items.size()) != count) {
        return invalid("a map with more or fewer keys than values");
    }
    Tensor keys;
    OPW_TRY(Tensor::make(key, Shape{count}, keys));
    for (std::int64_t i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (key == DType::String) keys.mutable_data<std::string>()[i] = from.string_keys[at];
        if (key == DType::Int64) keys.mutable_data<std::int64_t>()[i] = from.keys[at];
    }
    // Values are scalars, one tensor each.
    Tensor values = Tensor::unfilled(DType::Float, Shape{0});
    for (std::int64_t i = 0; i < count; ++i) {
        Value item;
        OPW_TRY(tensor_value(items[static_cast<std::size_t>(i)], {}, item));
        const Tensor& one = item.tensor();
        if (i == 0) OPW_TRY(Tensor::make(one.dtype(), Shape{count}, values));
        if (one.elements() != 1 || one.dtype() != values.dtype()) {
            return invalid("values of a map that are not scalars of one type");
        }
        if (one.dtype() == DType::String) {
            values.mutable_data<std::string>()[i] = one.data<std::string>()[0];
        } else if (!is_packed(one.dtype())) {
            std::memcpy(values.mutable_raw() + static_cast<std::size_t>(i) * one.bytes(), one.raw(),
                        one.bytes());
        } else {
            return failure(Code::Unsupported, "a map of elements below 8 bits");
        }
    }
    return Value::make_map(std::move(keys), std::move(values), heap(), result);
}

Status sequence_value(const proto::Sequence& from, const Type& type, Value& result) {
    Array<Value> items;
    switch (from.elem_type) {
        case proto::ValueType::Undefined:
        case proto::ValueType::Tensor:
            OPW_TRY(items.make(from.tensors.size(), heap()));
            for (std::size_t i = 0; i < items.size(); ++i)
                OPW_TRY(tensor_value(from.tensors[i], type, items[i]));
            break;
        case proto::ValueType::Map:
            OPW_TRY(items.make(from.maps.size(), heap()));
            for (std::size_t i = 0; i < items.size(); ++i) OPW_TRY(map_value(from.maps[i], items[i]));
            break;
        default: return failure(Code::Unsupported, "a sequence of neither tensors nor maps");
    }
    Type whole = type;
    if (!items.empty()) {
        const Type& first = items[0].type();
        whole = first.kind == Kind::Map ? element_type(Kind::SequenceMap, first)
                                        : element_type(Kind::Sequence, first);
        for (const Value& item : items) {
            if (item.type() != first) return invalid("a sequence of items of several types");
        }
    }
    return Value::make_sequence(whole, std::move(items), result);
}

Status optional_value(const proto::Optional& from, const Type& type, Value& result) {
    Value item;
    if (from.tensor != nullptr) {
        OPW_TRY(tensor_value(*from.tensor, type, item));
    } else if (from.sequence != nullptr) {
        OPW_TRY(sequence_value(*from.sequence, element_type(Kind::Sequence, type), item));
    } else if (from.sparse_tensor != nullptr || from.map != nullptr || from.optional != nullptr) {
        return failure(Code::Unsupported, "an optional of neither a tensor nor a sequence");
    }
    Type whole = type;
    if (!item.absent()) {
        whole = {item.is_tensor() ? Kind::Optional : Kind::OptionalSequence, item.type().elem,
                 DType::Undefined};
    }
    return Value::make_optional(whole, std::move(item), heap(), result);
}

// ---- writing ----

void put_varint(std::string& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) out += static_cast<char>(value | 0x80);
    out += static_cast<char>(value);
}

void put_number(std::string& out, unsigned field, std::uint64_t value) {
    put_varint(out, field << 3);
    put_varint(out, value);
}

void put_bytes(std::string& out, unsigned field, std::string_view bytes) {
    put_varint(out, field << 3 | 2);
    put_varint(out, bytes.size());
    out += bytes;
}

/// raw_data is little-endian.
std::string raw_data(const Tensor& tensor) {
    std::string raw(reinterpret_cast<const char*>(tensor.raw()), tensor.bytes());
    if constexpr (std::endian::native != std::endian::little) {
        const bool complex = tensor.dtype() == DType::Complex64 || tensor.dtype() == DType::Complex128;
        const auto width =
            static_cast<std::size_t>(std::max(8, dtype_bits(tensor.dtype()) / (complex ? 2 : 1)) / 8);
        for (std::size_t i = 0; i + width <= raw.size(); i += width) {
            std::reverse(raw.begin() + i, raw.begin() + i + width);
        }
    }
    return raw;
}

std::string tensor_message(const Tensor& tensor, std::string_view name) {
    std::string out;
    for (std::int64_t extent : tensor.shape()) put_number(out, 1, static_cast<std::uint64_t>(extent));
    put_number(out, 2, static_cast<std::uint64_t>(tensor.dtype()));
    if (tensor.dtype() == DType::String) {
        for (const std::string& text : tensor.values<std::string>()) put_bytes(out, 6, text);
    }
    if (!name.empty()) put_bytes(out, 8, name);
    if (tensor.dtype() != DType::String) put_bytes(out, 9, tensor.bytes() > 0 ? raw_data(tensor) : "");
    return out;
}

std::string message(const Value& value, std::string_view name);

/// Element `i` of a list as a scalar.
Tensor scalar_at(const Tensor& list, std::int64_t i) {
    if (list.dtype() == DType::String) return Tensor::scalar(list.data<std::string>()[i]);
    Tensor result;
    if (Tensor::make(list.dtype(), Shape(), result).ok()) {
        std::memcpy(result.mutable_raw(), list.raw() + static_cast<std::size_t>(i) * result.bytes(),
                    result.bytes());
    }
    return result;
}

std::string map_message(const Value& map, std::string_view name) {
    std::string values;
    put_number(values, 2, static_cast<std::uint64_t>(proto::ValueType::Tensor));
    for (std::int64_t i = 0; i < map.map_values().elements(); ++i) {
        put_bytes(values, 3, tensor_message(scalar_at(map.map_values(), i), {}));
    }
    std::string out;
    if (!name.empty()) put_bytes(out, 1, name);
    put_number(out, 2, static_cast<std::uint64_t>(map.keys().dtype()));
    for (std::int64_t i = 0; i < map.keys().elements(); ++i) {
        if (map.keys().dtype() == DType::String) {
            put_bytes(out, 4, map.keys().data<std::string>()[i]);
        } else {
            put_number(out, 3, static_cast<std::uint64_t>(map.keys().data<std::int64_t>()[i]));
        }
    }
    put_bytes(out, 5, values);
    return out;
}

std::string sequence_message(const Value& sequence, std::string_view name) {
    const bool of_maps = sequence.kind() == Kind::SequenceMap;
    std::string out;
    if (!name.empty()) put_bytes(out, 1, name);
    put_number(out, 2,
               static_cast<std::uint64_t>(of_maps ? proto::ValueType::Map : proto::ValueType::Tensor));
    for (const Value& item : sequence.items()) put_bytes(out, of_maps ? 6 : 3, message(item, {}));
    return out;
}

std::string optional_message(const Value& optional, std::string_view name) {
    const bool of_sequence = optional.kind() == Kind::OptionalSequence;
    std::string out;
    if (!name.empty()) put_bytes(out, 1, name);
    put_number(
        out, 2,
        static_cast<std::uint64_t>(of_sequence ? proto::ValueType::Sequence : proto::ValueType::Tensor));
    if (optional.has_item()) put_bytes(out, of_sequence ? 5 : 3, message(optional.item(), {}));
    return out;
}

std::string message(const Value& value, std::string_view name) {
    switch (value.kind()) {
        case Kind::Tensor: return tensor_message(value.tensor(), name);
        case Kind::Sequence:
        case Kind::SequenceMap: return sequence_message(value, name);
        case Kind::Optional:
        case Kind::OptionalSequence: return optional_message(value, name);
        case Kind::Map: return map_message(value, name);
        case Kind::None:
        case Kind::SparseTensor: break;
    }
    return {};
}

}  // namespace

Status decode_data(std::span<const std::byte> bytes, const Type& type, Value& result) {
    const proto::Limits limits;
    proto::ReadError error;
    switch (type.kind) {
        case Kind::Sequence:
        case Kind::SequenceMap: {
            proto::Sequence sequence;
            if (!proto::parse_sequence(bytes, limits, sequence, error)) return read_error(error);
            return sequence_value(sequence, type, result);
        }
        case Kind::Optional:
        case Kind::OptionalSequence: {
            proto::Optional optional;
            if (!proto::parse_optional(bytes, limits, optional, error)) return read_error(error);
            return optional_value(optional, type, result);
        }
        case Kind::Map: {
            proto::Map map;
            if (!proto::parse_map(bytes, limits, map, error)) return read_error(error);
            return map_value(map, result);
        }
        case Kind::None:
        case Kind::Tensor:
        case Kind::SparseTensor: break;
    }
    proto::Tensor tensor;
    if (!proto::parse_tensor(bytes, limits, tensor, error)) return read_error(error);
    return tensor_value(tensor, type, result);
}

std::string encode_data(const Value& value, std::string_view name) { return message(value, name); }

}  // namespace opwright::net
