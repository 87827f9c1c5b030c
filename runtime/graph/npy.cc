// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/npy.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <vector>

namespace opwright::net {

namespace {

Status invalid(std::string what) {
    return failure(Code::InvalidInput, "not a .npy file that can be read: " + std::move(what));
}

struct Name {
    DType dtype;
    const char* text;  ///< without the byte order
};

constexpr Name kNames[] = {
    {DType::Bool, "b1"},      {DType::Int8, "i1"},        {DType::Int16, "i2"},  {DType::Int32, "i4"},
    {DType::Int64, "i8"},     {DType::UInt8, "u1"},       {DType::UInt16, "u2"}, {DType::UInt32, "u4"},
    {DType::UInt64, "u8"},    {DType::Float16, "f2"},     {DType::Float, "f4"},  {DType::Double, "f8"},
    {DType::Complex64, "c8"}, {DType::Complex128, "c16"},
};

/// The header is a Python dictionary with three keys, which NumPy writes in one form.
class Header {
public:
    explicit Header(std::string_view text) : text_(text) {}

    bool text(std::string_view key, std::string_view& value) const {
        std::string_view rest = after(key);
        const auto begin = rest.find_first_of("'\"");
        if (begin == std::string_view::npos || rest.find_first_not_of(' ') != begin) return false;
        const auto end = rest.find(rest[begin], begin + 1);
        if (end == std::string_view::npos) return false;
        value = rest.substr(begin + 1, end - begin - 1);
        return true;
    }
    bool flag(std::string_view key, bool& value) const {
        std::string_view rest = after(key);
        rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
        value = rest.starts_with("True");
        return value || rest.starts_with("False");
    }
    bool numbers(std::string_view key, Shape& value) const {
        const std::string_view rest = after(key);
        const auto begin = rest.find('(');
        const auto end = rest.find(')');
        if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return false;
        std::string_view list = rest.substr(begin + 1, end - begin - 1);
        for (;;) {
            list.remove_prefix(std::min(list.find_first_not_of(" ,"), list.size()));
            if (list.empty()) return true;
            std::int64_t number = 0;
            const auto [stop, error] = std::from_chars(list.data(), list.data() + list.size(), number);
            if (error != std::errc() || value.rank() == kMaxRank) return false;
            value.push_back(number);
            list.remove_prefix(static_cast<std::size_t>(stop - list.data()));
            if (!list.empty() && list[0] == 'L') list.remove_prefix(1);  // written by Python 2
        }
    }

private:
    std::string_view after(std::string_view key) const {
        for (const char quote : {'\'', '"'}) {
            const std::string name = quote + std::string(key) + quote + ":";
            const auto at = text_.find(name);
            if (at != std::string_view::npos) return text_.substr(at + name.size());
        }
        return {};
    }
    std::string_view text_;
};

void append_utf8(std::string& out, std::uint32_t point) {
    if (point < 0x80) {
        out += static_cast<char>(point);
    } else if (point < 0x800) {
        out += static_cast<char>(0xC0 | point >> 6);
        out += static_cast<char>(0x80 | (point & 0x3F));
    } else if (point < 0x10000) {
        out += static_cast<char>(0xE0 | point >> 12);
        out += static_cast<char>(0x80 | (point >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (point & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | point >> 18);
        out += static_cast<char>(0x80 | (point >> 12 & 0x3F));
        out += static_cast<char>(0x80 | (point >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (point & 0x3F));
    }
}

bool decode_utf8(std::string_view text, std::u32string& out) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80       ? 1
                                   : lead >> 5 == 6  ? 2
                                   : lead >> 4 == 14 ? 3
                                   : lead >> 3 == 30 ? 4
                                                     : 0;
        if (length == 0 || i + length > text.size()) return false;
        std::uint32_t point = length == 1 ? lead : lead & (0x7FU >> length);
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if (next >> 6 != 2) return false;
            point = point << 6 | (next & 0x3FU);
        }
        out += static_cast<char32_t>(point);
        i += length;
    }
    return true;
}

/// Position in column-major order of each element of a row-major tensor.
template <class Copy> void from_columns(const Shape& shape, Copy copy) {
    Shape index(shape.rank(), 0);
    for (std::int64_t i = 0, all = shape.elements(); i < all; ++i) {
        std::int64_t from = 0;
        for (int axis = shape.rank() - 1; axis >= 0; --axis) from = from * shape[axis] + index[axis];
        copy(i, from);
        for (int axis = shape.rank() - 1; axis >= 0 && ++index[axis] == shape[axis]; --axis) index[axis] = 0;
    }
}

std::string string_at(const std::byte* data, char kind, std::size_t length) {
    std::string result;
    if (kind == 'S') {
        result.assign(reinterpret_cast<const char*>(data), length);
    } else {
        for (std::size_t k = 0; k < length; ++k) {
            std::uint32_t point = 0;
            for (unsigned b = 0; b < 4; ++b) {
                point |= std::to_integer<std::uint32_t>(data[k * 4 + b]) << (8 * b);
            }
            append_utf8(result, point);
        }
    }
    while (!result.empty() && result.back() == '\0') result.pop_back();
    return result;
}

std::size_t swapped_width(DType dtype) {
    const auto width = static_cast<std::size_t>(dtype_bits(dtype) / 8);
    return dtype == DType::Complex64 || dtype == DType::Complex128 ? width / 2 : width;
}

/// Files are little-endian.
void to_host_order(std::span<std::byte> data, std::size_t width) {
    if (std::endian::native == std::endian::little) return;
    for (std::size_t i = 0; i + width <= data.size(); i += width) {
        std::reverse(data.begin() + static_cast<std::ptrdiff_t>(i),
                     data.begin() + static_cast<std::ptrdiff_t>(i + width));
    }
}

}  // namespace

Status read_npy(std::span<const std::byte> bytes, DType wanted, Tensor& result) {
    const std::string_view file(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (file.size() < 10 || !file.starts_with("\x93NUMPY")) return invalid("it does not begin like one");
    const auto version = static_cast<unsigned char>(file[6]);
    if (version < 1 || version > 3) return invalid("its version is " + std::to_string(version));
    const std::size_t start = version == 1 ? 10 : 12;
    std::size_t length = 0;
    for (std::size_t i = start; i-- > 8;) {
        length = length << 8 | (i < file.size() ? static_cast<unsigned char>(file[i]) : 0U);
    }
    if (file.size() < start || length > file.size() - start) return invalid("the header is cut off");
    const Header header(file.substr(start, length));
    std::string_view descr;
    bool by_columns = false;
    Shape shape;
    if (!header.text("descr", descr)) return invalid("it holds records, or no type");
    if (!header.flag("fortran_order", by_columns) || !header.numbers("shape", shape)) {
        return invalid("the header is incomplete");
    }
    const std::int64_t elements = shape.elements();
    if (elements < 0) return invalid("the shape is " + Operand(shape).text());
    const std::byte* data = bytes.data() + start + length;
    const std::size_t size = bytes.size() - start - length;

    const char order = descr.empty() ? '?' : descr[0];
    if (order != '<' && order != '|') {
        return invalid("the type '" + std::string(descr) + "' is not little-endian");
    }
    const std::string_view name = descr.substr(1);
    const auto shorter = [&](std::size_t each) {
        return each > 0 && size / each < static_cast<std::size_t>(elements);
    };
    if (name.size() > 1 && (name[0] == 'U' || name[0] == 'S')) {
        std::size_t each = 0;
        const auto parsed = std::from_chars(name.data() + 1, name.data() + name.size(), each);
        if (parsed.ec != std::errc() || each > (1U << 30) || (each == 0 && elements > 0)) {
            return invalid("the type is '" + std::string(descr) + "'");
        }
        const std::size_t step = name[0] == 'U' ? each * 4 : each;
        if (shorter(step)) return invalid("the data are cut off");
        OPW_TRY(Tensor::make(DType::String, shape, result));
        auto* out = result.mutable_data<std::string>();
        const auto copy = [&](std::int64_t to, std::int64_t from) {
            out[to] = string_at(data + static_cast<std::size_t>(from) * step, name[0], each);
        };
        if (by_columns) from_columns(shape, copy);
        for (std::int64_t i = 0; i < elements && !by_columns; ++i) copy(i, i);
        return {};
    }
    DType dtype = DType::Undefined;
    for (const Name& known : kNames) {
        if (name == known.text) dtype = known.dtype;
    }
    const bool raw = name.size() > 1 && name[0] == 'V' && dtype_bits(wanted) >= 8 &&
                     name.substr(1) == std::to_string(dtype_bits(wanted) / 8);
    if (raw) dtype = wanted;
    if (dtype == DType::Undefined) return invalid("the type is '" + std::string(descr) + "'");
    const auto width = static_cast<std::size_t>(dtype_bits(dtype) / 8);
    if (shorter(width)) return invalid("the data are cut off");
    OPW_TRY(Tensor::make(dtype, shape, result));
    std::byte* out = result.mutable_raw();
    if (by_columns) {
        from_columns(shape, [&](std::int64_t to, std::int64_t from) {
            std::memcpy(out + static_cast<std::size_t>(to) * width,
                        data + static_cast<std::size_t>(from) * width, width);
        });
    } else if (elements > 0) {
        std::memcpy(out, data, result.bytes());
    }
    if (dtype == DType::Bool) {
        for (std::int64_t i = 0; i < elements; ++i) out[i] = std::byte{out[i] != std::byte{0}};
    }
    to_host_order({out, result.bytes()}, swapped_width(dtype));
    return {};
}

bool npy_holds(DType dtype) {
    return dtype == DType::String || std::any_of(std::begin(kNames), std::end(kNames),
                                                 [&](const Name& name) { return name.dtype == dtype; });
}

Status write_npy(const Tensor& tensor, std::string& result) {
    std::string descr;
    std::string data;
    if (tensor.dtype() == DType::String) {
        std::vector<std::u32string> texts;
        std::size_t longest = 1;
        for (const std::string& text : tensor.values<std::string>()) {
            if (!decode_utf8(text, texts.emplace_back())) {
                return failure(Code::InvalidInput,
                               "a string that is not UTF-8 cannot be written to a .npy file");
            }
            longest = std::max(longest, texts.back().size());
        }
        descr = "<U" + std::to_string(longest);
        for (std::u32string& text : texts) {
            text.resize(longest);
            for (const char32_t point : text) {
                for (unsigned b = 0; b < 4; ++b) data += static_cast<char>(point >> (8 * b) & 0xFF);
            }
        }
    } else {
        for (const Name& known : kNames) {
            if (known.dtype == tensor.dtype()) {
                descr = (dtype_bits(known.dtype) > 8 ? "<" : "|") + std::string(known.text);
            }
        }
        if (descr.empty()) {
            return failure(Code::InvalidInput,
                           std::string("NumPy has no type ") + dtype_name(tensor.dtype()));
        }
        data.assign(reinterpret_cast<const char*>(tensor.raw()), tensor.bytes());
        to_host_order(std::as_writable_bytes(std::span(data)), swapped_width(tensor.dtype()));
    }
    std::string header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (";
    for (int axis = 0; axis < tensor.rank(); ++axis) {
        header += (axis > 0 ? ", " : "") + std::to_string(tensor.dim(axis));
    }
    header += tensor.rank() == 1 ? ",), }" : "), }";
    // The data begin at a multiple of 64 bytes; the header ends with a new line.
    header.append(63 - (10 + header.size()) % 64, ' ');
    header += '\n';
    result = std::string("\x93NUMPY\x01\x00", 8);
    result += static_cast<char>(header.size() & 0xFF);
    result += static_cast<char>(header.size() >> 8);
    result += header;
    result += data;
    return {};
}

}  // namespace opwright::net
