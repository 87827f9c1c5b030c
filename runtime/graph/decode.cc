// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/decode.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace opwright::net {

namespace {

Status invalid(std::string what) { return failure(Code::InvalidModel, std::move(what)); }

bool in_host_order(DType dtype) {
    return std::endian::native == std::endian::little || dtype_bits(dtype) <= 8;
}

std::size_t natural_alignment(DType dtype) {
    const int bits = dtype_bits(dtype);
    const bool complex = dtype == DType::Complex64 || dtype == DType::Complex128;
    return static_cast<std::size_t>(std::max(1, complex ? bits / 16 : bits / 8));
}

/// A bool that is neither 0 nor 1 would not be a C++ bool.
bool may_borrow(DType dtype, const void* data) {
    return dtype != DType::Bool && !is_packed(dtype) && in_host_order(dtype) &&
           reinterpret_cast<std::uintptr_t>(data) % natural_alignment(dtype) == 0;
}

Status from_bytes(const proto::Tensor& meta, std::string_view raw, const File* file, Source& source,
                  DType dtype, const Shape& shape, Tensor& result) {
    if (file != nullptr && may_borrow(dtype, raw.data()) && !raw.empty()) {
        result = Tensor::borrow(dtype, shape, raw.data());
        return {};
    }
    OPW_TRY(Tensor::make(dtype, shape, *source.allocator, result));
    if (result.bytes() == 0) return {};
    proto::Tensor plain;
    plain.dims = meta.dims;
    plain.data_type = meta.data_type;
    plain.raw_data = raw;
    if (!proto::copy_elements(plain, {result.mutable_raw(), result.bytes()})) {
        return invalid("the data do not fit dims and type");
    }
    if (file != nullptr) file->forget(reinterpret_cast<const std::byte*>(raw.data()), raw.size());
    return {};
}

Status open_external(std::string_view name, Source& source, const File*& result) {
    if (!source.has_folder) {
        return invalid("external data '" + std::string(name) + "': the model was not loaded from a folder");
    }
    for (const auto& [known, file] : source.external) {
        if (known == name) {
            result = file.get();
            return {};
        }
    }
    Ref<File> file;
    OPW_TRY(File::open_inside(source.folder, name, file));
    result = file.get();
    source.external.emplace_back(std::string(name), std::move(file));
    return {};
}

Status decode_dense(const proto::Tensor& from, Source& source, Tensor& result) {
    const char* why = nullptr;
    const auto elements = proto::tensor_elements(from, &why);
    if (!elements) return invalid(why);
    if (from.dims.size() > static_cast<std::size_t>(kMaxRank)) {
        return invalid("the rank exceeds " + std::to_string(kMaxRank));
    }
    const DType dtype = proto::dtype_of(from.data_type);
    const Shape shape{std::span<const std::int64_t>(from.dims)};
    if (dtype == DType::String) {
        OPW_TRY(Tensor::make(dtype, shape, *source.allocator, result));
        auto* out = result.mutable_data<std::string>();
        for (std::string_view text : from.string_data) *out++ = text;
        return {};
    }
    if (from.location == 1) {
        const File* file = nullptr;
        OPW_TRY(open_external(from.external.location, source, file));
        const auto bytes = static_cast<std::uint64_t>(*proto::raw_bytes(dtype, *elements));
        const std::uint64_t size = file->bytes().size();
        if (from.external.offset > size || bytes > size - from.external.offset) {
            return invalid("external data '" + std::string(from.external.location) +
                           "': " + std::to_string(bytes) + " bytes at offset " +
                           std::to_string(from.external.offset) + " end beyond its " + std::to_string(size) +
                           " bytes");
        }
        const auto* data = reinterpret_cast<const char*>(file->bytes().data()) + from.external.offset;
        return from_bytes(from, {data, static_cast<std::size_t>(bytes)}, file, source, dtype, shape, result);
    }
    if (!from.raw_data.empty()) {
        return from_bytes(from, from.raw_data, source.model.get(), source, dtype, shape, result);
    }
    OPW_TRY(Tensor::make(dtype, shape, *source.allocator, result));
    if (!proto::copy_elements(from, {result.mutable_raw(), result.bytes()})) {
        return invalid("the data do not fit dims and type");
    }
    return {};
}

/// Where element `i` of a sparse tensor stands; -1 if outside.
std::int64_t place_of(const Tensor& indices, std::int64_t i, const Shape& shape) {
    const auto* index = indices.data<std::int64_t>();
    if (indices.rank() == 1) return index[i] < 0 || index[i] >= shape.elements() ? -1 : index[i];
    std::int64_t place = 0;
    for (int axis = 0; axis < shape.rank(); ++axis) {
        const std::int64_t at = index[i * shape.rank() + axis];
        if (at < 0 || at >= shape[axis]) return -1;
        place = place * shape[axis] + at;
    }
    return place;
}

Type wrap(Kind plain, Kind of_sequence, Kind of_map, const Type& inner) {
    switch (inner.kind) {
        case Kind::Tensor: return {plain, inner.elem, DType::Undefined};
        case Kind::Sequence: return {of_sequence, inner.elem, DType::Undefined};
        case Kind::Map: return {of_map, inner.elem, inner.key};
        default: return {};
    }
}

}  // namespace

bool Source::maps(const void* address) const {
    if (model && model->contains(address)) return true;
    return std::any_of(external.begin(), external.end(),
                       [&](const auto& entry) { return entry.second->contains(address); });
}

Status decode(const proto::Tensor& from, Source& source, Tensor& result) {
    return decode_dense(from, source, result).at("tensor '" + std::string(from.name) + "'");
}

Status decode(const proto::SparseTensor& from, Source& source, Tensor& result) {
    const std::string place = "sparse tensor '" + std::string(from.values.name) + "'";
    Tensor values;
    Tensor indices;
    OPW_TRY(decode_dense(from.values, source, values).at(place + ": values"));
    OPW_TRY(decode_dense(from.indices, source, indices).at(place + ": indices"));
    const Shape shape{
        std::span<const std::int64_t>(from.dims).first(std::min<std::size_t>(from.dims.size(), kMaxRank))};
    const int bits = dtype_bits(values.dtype());
    if (from.dims.size() > static_cast<std::size_t>(kMaxRank)) {
        return invalid("the rank exceeds " + std::to_string(kMaxRank)).at(place);
    }
    if (shape.elements() < 0) {
        return invalid("a dim is negative or the number of elements is out of range").at(place);
    }
    if (values.rank() != 1) return invalid("the values are not a list").at(place);
    if (bits < 8) {
        return failure(Code::Unsupported, "sparse tensors of " + std::string(dtype_name(values.dtype())))
            .at(place);
    }
    const bool fits = indices.dtype() == DType::Int64 && indices.rank() >= 1 && indices.rank() <= 2 &&
                      indices.dim(0) == values.dim(0) &&
                      (indices.rank() == 1 || indices.dim(1) == shape.rank());
    if (!fits) return invalid("the indices do not fit values and dims").at(place);
    OPW_TRY(Tensor::make(values.dtype(), shape, *source.allocator, result).at(place));
    if (result.bytes() > 0) std::memset(result.mutable_raw(), 0, result.bytes());
    const auto width = static_cast<std::size_t>(bits / 8);
    std::int64_t last = -1;
    for (std::int64_t i = 0; i < values.elements(); ++i) {
        const std::int64_t at = place_of(indices, i, shape);
        if (at < 0) return invalid("index " + std::to_string(i) + " lies outside").at(place);
        if (at <= last) return invalid("the indices are not in ascending order").at(place);
        last = at;
        std::memcpy(result.mutable_raw() + static_cast<std::size_t>(at) * width,
                    values.raw() + static_cast<std::size_t>(i) * width, width);
    }
    return {};
}

Status decode(const proto::Type& from, Declared& result) {
    result = Declared();
    Declared inner;
    if (from.element != nullptr) OPW_TRY(decode(*from.element, inner));
    switch (from.kind) {
        case proto::Type::Kind::None: return {};
        case proto::Type::Kind::Tensor:
        case proto::Type::Kind::SparseTensor: {
            const DType elem = proto::dtype_of(from.elem_type);
            if (elem == DType::Undefined) {
                return invalid("element type " + std::to_string(from.elem_type) + " is unknown");
            }
            result.type = {from.kind == proto::Type::Kind::Tensor ? Kind::Tensor : Kind::SparseTensor, elem,
                           DType::Undefined};
            result.has_shape = from.has_shape;
            for (const proto::Dimension& dim : from.shape) {
                // Some exporters write -1 or 0 for "not fixed"; 0 is a size like any other.
                result.shape.push_back(dim.kind == proto::Dimension::Kind::Value && dim.value >= 0 ? dim.value
                                                                                                   : -1);
            }
            return {};
        }
        case proto::Type::Kind::Sequence:
            result.type = wrap(Kind::Sequence, Kind::None, Kind::SequenceMap, inner.type);
            break;
        case proto::Type::Kind::Optional:
            result.type = wrap(Kind::Optional, Kind::OptionalSequence, Kind::None, inner.type);
            break;
        case proto::Type::Kind::Map: {
            const DType key = proto::dtype_of(from.elem_type);
            if (inner.type.kind == Kind::Tensor && (key == DType::Int64 || key == DType::String)) {
                result.type = {Kind::Map, inner.type.elem, key};
            }
            break;
        }
        case proto::Type::Kind::Opaque: break;
    }
    if (result.type.kind == Kind::None) return failure(Code::Unsupported, "a type that no operator takes");
    return {};
}

Status read_error(const proto::ReadError& error) {
    std::string text(error.format({}) + 1, '\0');
    text.resize(error.format(text));
    return invalid("not a valid file: " + text);
}

}  // namespace opwright::net
