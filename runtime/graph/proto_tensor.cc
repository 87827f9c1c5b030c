// SPDX-License-Identifier: Apache-2.0
//
// What a stored tensor amounts to: sizes, and its elements in raw form.

#include <algorithm>
#include <bit>
#include <cstring>

#include "opwright/tensor.h"
#include "runtime/graph/proto.h"

namespace opwright::proto {

namespace {

/// The typed field that may hold a type's elements.
enum class DataField { None, Float, Int32, Int64, Double, Uint64, String };

DataField data_field(DType type) {
    switch (type) {
        case DType::Float:
        case DType::Complex64: return DataField::Float;
        case DType::Double:
        case DType::Complex128: return DataField::Double;
        case DType::Int64: return DataField::Int64;
        case DType::UInt32:
        case DType::UInt64: return DataField::Uint64;
        case DType::String: return DataField::String;
        case DType::UInt8:
        case DType::Int8:
        case DType::UInt16:
        case DType::Int16:
        case DType::Int32:
        case DType::Bool:
        case DType::Float16:
        case DType::BFloat16:
        case DType::Float8E4M3FN:
        case DType::Float8E4M3FNUZ:
        case DType::Float8E5M2:
        case DType::Float8E5M2FNUZ:
        case DType::Float8E8M0:
        case DType::UInt4:
        case DType::Int4:
        case DType::Float4E2M1:
        case DType::UInt2:
        case DType::Int2:
        case DType::Float6E2M3:
        case DType::Float6E3M2: return DataField::Int32;
        case DType::Undefined: break;
    }
    return DataField::None;
}

std::size_t field_size(const Tensor& tensor, DataField field) {
    switch (field) {
        case DataField::Float: return tensor.float_data.size();
        case DataField::Int32: return tensor.int32_data.size();
        case DataField::Int64: return tensor.int64_data.size();
        case DataField::Double: return tensor.double_data.size();
        case DataField::Uint64: return tensor.uint64_data.size();
        case DataField::String: return tensor.string_data.size();
        case DataField::None: break;
    }
    return 0;
}

/// Entries that the typed field of a type needs for so many elements: complex numbers take two, a byte of 2-
/// or 4-bit elements one, a 6-bit element one.
std::uint64_t field_entries(DType type, std::uint64_t elements) {
    switch (type) {
        case DType::Complex64:
        case DType::Complex128: return elements * 2;
        case DType::UInt4:
        case DType::Int4:
        case DType::Float4E2M1: return elements / 2 + elements % 2;
        case DType::UInt2:
        case DType::Int2: return elements / 4 + (elements % 4 != 0);
        default: return elements;
    }
}

/// Writes the low bytes of each entry, in host order.
template <class Out, class In>
void narrow(const Packed<In>& in, std::byte* out) {
    for (In value : in) {
        const auto low = static_cast<Out>(value);
        std::memcpy(out, &low, sizeof low);
        out += sizeof low;
    }
}

/// Packs one 6-bit code per entry into a little-endian bit stream.
void pack_six_bits(const Packed<std::int32_t>& in, std::byte* out) {
    std::uint32_t bits = 0;
    int held = 0;
    for (std::int32_t value : in) {
        bits |= (static_cast<std::uint32_t>(value) & 0x3f) << held;
        for (held += 6; held >= 8; held -= 8, bits >>= 8) *out++ = static_cast<std::byte>(bits & 0xff);
    }
    if (held > 0) *out = static_cast<std::byte>(bits & 0xff);
}

/// Raw data is little-endian: turns every unit of `width` bytes around where the host is not.
void to_host_order(std::span<std::byte> data, std::size_t width) {
    if constexpr (std::endian::native == std::endian::little) return;
    for (std::size_t i = 0; i + width <= data.size(); i += width) std::reverse(&data[i], &data[i] + width);
}

}  // namespace

std::optional<std::int64_t> raw_bytes(DType type, std::int64_t elements) {
    if (dtype_bits(type) == 0 || elements < 0 || elements > kMostElements) return std::nullopt;
    return static_cast<std::int64_t>(opwright::Tensor::storage_bytes(type, elements));
}

std::optional<std::int64_t> tensor_elements(const Tensor& tensor, const char** why) {
    const auto reject = [why](const char* text) {
        if (why != nullptr) *why = text;
        return std::nullopt;
    };
    const DType type = dtype_of(tensor.data_type);
    const DataField field = data_field(type);
    if (field == DataField::None) return reject("the data type is unknown");
    if (tensor.has_segment) return reject("segmented tensors are not supported");
    const std::int64_t count = Shape::count(tensor.dims);
    if (count < 0) return reject("a dim is negative or the number of elements is out of range");
    const std::optional<std::int64_t> bytes = raw_bytes(type, count);
    if (!bytes && type != DType::String) return reject("the number of bytes is out of range");

    int filled = tensor.raw_data.empty() ? 0 : 1;
    for (DataField other : {DataField::Float, DataField::Int32, DataField::Int64, DataField::Double,
                            DataField::Uint64, DataField::String}) {
        if (field_size(tensor, other) == 0) continue;
        if (other != field) return reject("the data stand in a field that does not go with the data type");
        ++filled;
    }
    if (tensor.location != 0) {
        if (tensor.location != 1) return reject("the data location is unknown");
        if (type == DType::String) return reject("strings cannot be external data");
        if (filled != 0) return reject("external data and data in the model exclude one another");
        if (tensor.external.location.empty()) return reject("external data have no location");
        if (tensor.external.length && *tensor.external.length != static_cast<std::uint64_t>(*bytes)) {
            return reject("the length of the external data is not what dims and data type need");
        }
        return count;
    }
    if (filled > 1) return reject("the data stand in more than one field");
    if (!tensor.raw_data.empty()) {
        if (type == DType::String) return reject("strings cannot be raw data");
        if (tensor.raw_data.size() != static_cast<std::uint64_t>(*bytes)) {
            return reject("raw_data is not as long as dims and data type need");
        }
    } else if (field_size(tensor, field) != field_entries(type, static_cast<std::uint64_t>(count))) {
        return reject("the data are not as many as dims and data type need");
    }
    return count;
}

bool copy_elements(const Tensor& tensor, std::span<std::byte> out) {
    const std::optional<std::int64_t> count = tensor_elements(tensor);
    if (!count || tensor.location != 0) return false;
    const DType type = dtype_of(tensor.data_type);
    const std::optional<std::int64_t> bytes = raw_bytes(type, *count);
    if (!bytes || static_cast<std::uint64_t>(*bytes) != out.size()) return false;
    if (out.empty()) return true;

    const int bits = dtype_bits(type);
    if (!tensor.raw_data.empty()) {
        std::memcpy(out.data(), tensor.raw_data.data(), out.size());
        const bool complex = type == DType::Complex64 || type == DType::Complex128;
        if (bits > 8) to_host_order(out, static_cast<std::size_t>(complex ? bits / 16 : bits / 8));
    } else {
        switch (data_field(type)) {
            case DataField::Float: tensor.float_data.copy_to(out.data()); break;
            case DataField::Double: tensor.double_data.copy_to(out.data()); break;
            case DataField::Int64: tensor.int64_data.copy_to(out.data()); break;
            case DataField::Uint64:
                if (bits == 32) {
                    narrow<std::uint32_t>(tensor.uint64_data, out.data());
                } else {
                    tensor.uint64_data.copy_to(out.data());
                }
                break;
            case DataField::Int32:
                if (type == DType::Bool) {
                    // Not narrowed: 256 is true as well.
                    std::byte* p = out.data();
                    for (std::int32_t value : tensor.int32_data) *p++ = std::byte{value != 0};
                } else if (bits == 32) {
                    tensor.int32_data.copy_to(out.data());
                } else if (bits == 16) {
                    narrow<std::uint16_t>(tensor.int32_data, out.data());
                } else if (bits == 6) {
                    pack_six_bits(tensor.int32_data, out.data());
                } else {
                    narrow<std::uint8_t>(tensor.int32_data, out.data());
                }
                break;
            case DataField::String:
            case DataField::None: return false;
        }
    }
    if (type == DType::Bool) {
        for (std::byte& value : out) value = std::byte{value != std::byte{0}};
    }
    if (const std::int64_t used = *count % 8 * bits % 8; bits < 8 && used != 0) {
        out.back() &= static_cast<std::byte>((1 << used) - 1);
    }
    return true;
}

}  // namespace opwright::proto
