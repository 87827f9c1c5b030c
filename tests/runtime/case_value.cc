// SPDX-License-Identifier: Apache-2.0
#include "tests/runtime/case_value.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "runtime/core/packed.h"

namespace opwright::cases {

namespace {

enum class Top : std::uint8_t { InfNan, Nan, NanZero, None };
struct Layout {
    int exponent, mantissa, bias;
    Top top;
};

bool layout_of(DType dtype, Layout& layout) {
    switch (dtype) {
        case DType::Float16: layout = {5, 10, 15, Top::InfNan}; return true;
        case DType::BFloat16: layout = {8, 7, 127, Top::InfNan}; return true;
        case DType::Float8E4M3FN: layout = {4, 3, 7, Top::Nan}; return true;
        case DType::Float8E4M3FNUZ: layout = {4, 3, 8, Top::NanZero}; return true;
        case DType::Float8E5M2: layout = {5, 2, 15, Top::InfNan}; return true;
        case DType::Float8E5M2FNUZ: layout = {5, 2, 16, Top::NanZero}; return true;
        case DType::Float6E2M3: layout = {2, 3, 1, Top::None}; return true;
        case DType::Float6E3M2: layout = {3, 2, 3, Top::None}; return true;
        case DType::Float4E2M1: layout = {2, 1, 1, Top::None}; return true;
        default: return false;
    }
}

unsigned raw_bits(const Tensor& tensor, std::int64_t i) {
    if (dtype_bits(tensor.dtype()) == 16) return tensor.data<std::uint16_t>()[i];
    return get_bits(tensor, i);
}

double decode(const Layout& layout, unsigned bits) {
    const unsigned most = (1U << layout.exponent) - 1;
    const bool negative = (bits >> (layout.exponent + layout.mantissa) & 1U) != 0;
    const unsigned exponent = bits >> layout.mantissa & most;
    const unsigned mantissa = bits & ((1U << layout.mantissa) - 1);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    if (layout.top == Top::NanZero && negative && exponent == 0 && mantissa == 0) return nan;
    if (layout.top == Top::Nan && exponent == most && mantissa == (1U << layout.mantissa) - 1) return nan;
    if (layout.top == Top::InfNan && exponent == most) {
        if (mantissa != 0) return nan;
        return negative ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    }
    const double fraction = mantissa + (exponent == 0 ? 0.0 : std::ldexp(1.0, layout.mantissa));
    const int scale = (exponent == 0 ? 1 : static_cast<int>(exponent)) - layout.bias - layout.mantissa;
    return (negative ? -1.0 : 1.0) * std::ldexp(fraction, scale);
}

/// The bits that mean `value`, if any do.
bool encode(const Layout& layout, double value, unsigned& bits) {
    const unsigned sign = std::signbit(value) ? 1U << (layout.exponent + layout.mantissa) : 0;
    const unsigned most = (1U << layout.exponent) - 1;
    if (std::isnan(value)) {
        if (layout.top == Top::None) return false;
        if (layout.top == Top::NanZero) bits = 1U << (layout.exponent + layout.mantissa);
        if (layout.top == Top::Nan) bits = (1U << (layout.exponent + layout.mantissa)) - 1;
        if (layout.top == Top::InfNan) bits = most << layout.mantissa | 1U << (layout.mantissa - 1);
        return true;
    }
    if (std::isinf(value)) {
        bits = sign | most << layout.mantissa;
        return layout.top == Top::InfNan;
    }
    int exponent = 0;
    std::frexp(value, &exponent);
    exponent += layout.bias - 1;
    if (value == 0 || exponent < 1) exponent = 0;
    const double steps = std::ldexp(std::fabs(value), layout.mantissa + layout.bias - (exponent == 0 ? 1 : exponent));
    if (steps != std::floor(steps) || exponent > static_cast<int>(most)) return false;
    const unsigned fraction = static_cast<unsigned>(steps) & ((1U << layout.mantissa) - 1);
    bits = sign | static_cast<unsigned>(exponent) << layout.mantissa | fraction;
    return decode(layout, bits) == value && std::signbit(decode(layout, bits)) == std::signbit(value);
}

template <class T> void append_number(std::string& text, T value) {
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    text.append(buffer, end);
}

void append_float(std::string& text, double value, bool single) {
    if (std::isnan(value)) {
        text += "nan";
    } else if (single) {
        append_number(text, static_cast<float>(value));
    } else {
        append_number(text, value);
    }
}

void append_string(std::string& text, const std::string& value) {
    static const char kDigits[] = "0123456789abcdef";
    text += '"';
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text += '\\';
            text += c;
        } else if (byte < 0x20 || byte > 0x7e) {
            text += "\\x";
            text += kDigits[byte >> 4];
            text += kDigits[byte & 15];
        } else {
            text += c;
        }
    }
    text += '"';
}

template <class T> void append_complex(std::string& text, const std::complex<T>& value) {
    text += '(';
    append_float(text, static_cast<double>(value.real()), sizeof(T) == 4);
    text += ',';
    append_float(text, static_cast<double>(value.imag()), sizeof(T) == 4);
    text += ')';
}

int sign_extended(unsigned bits, int width) { return (bits >> (width - 1) & 1U) != 0 ? static_cast<int>(bits) - (1 << width) : static_cast<int>(bits); }

void append_element(std::string& text, const Tensor& tensor, std::int64_t i) {
    switch (tensor.dtype()) {
        case DType::String: append_string(text, tensor.data<std::string>()[i]); return;
        case DType::Complex64: append_complex(text, tensor.data<std::complex<float>>()[i]); return;
        case DType::Complex128: append_complex(text, tensor.data<std::complex<double>>()[i]); return;
        case DType::Int64: append_number(text, tensor.data<std::int64_t>()[i]); return;
        case DType::UInt64: append_number(text, tensor.data<std::uint64_t>()[i]); return;
        case DType::Int32: append_number(text, tensor.data<std::int32_t>()[i]); return;
        case DType::UInt32: append_number(text, tensor.data<std::uint32_t>()[i]); return;
        case DType::Int16: append_number(text, tensor.data<std::int16_t>()[i]); return;
        case DType::UInt16: append_number(text, tensor.data<std::uint16_t>()[i]); return;
        case DType::Int8: append_number(text, tensor.data<std::int8_t>()[i]); return;
        case DType::Int4: append_number(text, sign_extended(get_bits(tensor, i), 4)); return;
        case DType::Int2: append_number(text, sign_extended(get_bits(tensor, i), 2)); return;
        default: break;
    }
    if (is_float(tensor.dtype())) {
        append_float(text, get_float(tensor, i), tensor.dtype() == DType::Float);
    } else {
        append_number(text, get_bits(tensor, i));
    }
}

void append_tensor(std::string& text, const Tensor& tensor, std::int64_t most) {
    text += '[';
    for (int axis = 0; axis < tensor.rank(); ++axis) {
        if (axis > 0) text += ',';
        append_number(text, tensor.dim(axis));
    }
    text += ']';
    for (std::int64_t i = 0; i < tensor.elements() && i < most; ++i) {
        text += ' ';
        append_element(text, tensor, i);
    }
    if (tensor.elements() > most) text += " ... (" + std::to_string(tensor.elements()) + " elements)";
}

void append_value(std::string& text, const Value& value, std::int64_t most) {
    if (value.is_tensor()) return append_tensor(text, value.tensor(), most);
    text += '{';
    for (const Value& item : value.items()) {
        text += ' ';
        append_value(text, item, most);
    }
    text += " }";
}

std::string element_text(const Tensor& tensor, std::int64_t i) {
    std::string text;
    append_element(text, tensor, i);
    return text;
}

bool close(double got, double expected, const Tolerance& tolerance) {
    if (std::isnan(expected)) return std::isnan(got);
    if (got == expected) return !tolerance.signed_zero || expected != 0 || !std::signbit(expected) || std::signbit(got);
    return std::isfinite(got) && std::isfinite(expected) && std::fabs(got - expected) <= tolerance.atol + tolerance.rtol * std::fabs(expected);
}

/// The standard does not fix the digits of a number as text.
bool close_text(const std::string& got, const std::string& expected, const Tolerance& tolerance) {
    if (got == expected) return true;
    if (tolerance.rtol == 0 || got.empty() || expected.empty()) return false;
    char* got_end = nullptr;
    char* expected_end = nullptr;
    const double a = std::strtod(got.c_str(), &got_end);
    const double b = std::strtod(expected.c_str(), &expected_end);
    return *got_end == '\0' && *expected_end == '\0' && close(a, b, tolerance);
}

template <class T> bool close_complex(const Tensor& got, const Tensor& expected, std::int64_t i, const Tolerance& tolerance) {
    const std::complex<T> a = got.data<std::complex<T>>()[i];
    const std::complex<T> b = expected.data<std::complex<T>>()[i];
    if (a == b || (std::isnan(std::abs(a)) && std::isnan(std::abs(b)))) return true;
    return static_cast<double>(std::abs(a - b)) <= tolerance.atol + tolerance.rtol * static_cast<double>(std::abs(b));
}

bool close_element(const Tensor& got, const Tensor& expected, std::int64_t i, const Tolerance& tolerance) {
    switch (expected.dtype()) {
        case DType::String: return close_text(got.data<std::string>()[i], expected.data<std::string>()[i], tolerance);
        case DType::Complex64: return close_complex<float>(got, expected, i, tolerance);
        case DType::Complex128: return close_complex<double>(got, expected, i, tolerance);
        default: break;
    }
    if (is_float(expected.dtype())) return close(get_float(got, i), get_float(expected, i), tolerance);
    return element_text(got, i) == element_text(expected, i);
}

std::string tensor_difference(const Tensor& got, const Tensor& expected, const Tolerance& tolerance) {
    if (!(got.shape() == expected.shape())) return "its shape is " + text_of(got, 0) + ", expected " + text_of(expected, 0);
    if (tolerance.shape_only) return {};
    std::int64_t wrong = 0;
    std::int64_t first = -1;
    for (std::int64_t i = 0; i < expected.elements(); ++i) {
        if (close_element(got, expected, i, tolerance)) continue;
        if (wrong++ == 0) first = i;
    }
    if (wrong == 0) return {};
    return std::to_string(wrong) + " of " + std::to_string(expected.elements()) + " elements differ, first element " + std::to_string(first) +
           ": got " + element_text(got, first) + ", expected " + element_text(expected, first);
}

Tensor tensor_copy(const Tensor& tensor) {
    Tensor copy;
    if (!Tensor::make(tensor.dtype(), tensor.shape(), copy).ok()) return copy;
    if (tensor.dtype() == DType::String) {
        std::copy_n(tensor.data<std::string>(), tensor.elements(), copy.mutable_data<std::string>());
    } else if (tensor.bytes() > 0) {
        std::memcpy(copy.mutable_raw(), tensor.raw(), tensor.bytes());
    }
    return copy;
}

}  // namespace

bool is_float(DType dtype) {
    Layout layout{};
    return dtype == DType::Float || dtype == DType::Double || dtype == DType::Float8E8M0 || layout_of(dtype, layout);
}

unsigned get_bits(const Tensor& tensor, std::int64_t i) {
    const auto* bytes = tensor.data<std::uint8_t>();
    return is_packed(tensor.dtype()) ? get_packed(dtype_bits(tensor.dtype()), bytes, i) : bytes[i];
}

void set_bits(Tensor& tensor, std::int64_t i, unsigned bits) {
    auto* bytes = tensor.mutable_data<std::uint8_t>();
    const auto value = static_cast<std::uint8_t>(bits);
    if (is_packed(tensor.dtype())) {
        set_packed(dtype_bits(tensor.dtype()), bytes, i, value);
    } else {
        bytes[i] = value;
    }
}

double get_float(const Tensor& tensor, std::int64_t i) {
    Layout layout{};
    if (tensor.dtype() == DType::Float) return static_cast<double>(tensor.data<float>()[i]);
    if (tensor.dtype() == DType::Double) return tensor.data<double>()[i];
    if (layout_of(tensor.dtype(), layout)) return decode(layout, raw_bits(tensor, i));
    const unsigned bits = raw_bits(tensor, i);  // Float8E8M0: a power of two
    return bits == 255 ? std::numeric_limits<double>::quiet_NaN() : std::ldexp(1.0, static_cast<int>(bits) - 127);
}

bool set_small_float(Tensor& tensor, std::int64_t i, double value) {
    Layout layout{};
    unsigned bits = 0;
    if (layout_of(tensor.dtype(), layout)) {
        if (!encode(layout, value, bits)) return false;
    } else if (std::isnan(value)) {
        bits = 255;
    } else {
        int exponent = 0;
        if (std::frexp(value, &exponent) != 0.5 || exponent < -126 || exponent > 128) return false;
        bits = static_cast<unsigned>(exponent + 126);
    }
    if (dtype_bits(tensor.dtype()) == 16) {
        tensor.mutable_data<std::uint16_t>()[i] = static_cast<std::uint16_t>(bits);
    } else {
        set_bits(tensor, i, bits);
    }
    return true;
}

std::string text_of(const Value& value, std::int64_t most) {
    if (value.absent()) return "absent";
    std::string text = to_string(value.type());
    text += ' ';
    append_value(text, value, most);
    return text;
}

std::string difference(const Value& got, const Value& expected, const Tolerance& tolerance) {
    if (!(got.type() == expected.type())) return "its type is " + to_string(got.type()) + ", expected " + to_string(expected.type());
    if (expected.absent()) return {};
    if (expected.is_tensor()) return tensor_difference(got.tensor(), expected.tensor(), tolerance);
    if (got.items().size() != expected.items().size()) {
        return "it has " + std::to_string(got.items().size()) + " members, expected " + std::to_string(expected.items().size());
    }
    for (std::size_t i = 0; i < expected.items().size(); ++i) {
        const std::string text = difference(got.items()[i], expected.items()[i], tolerance);
        if (!text.empty()) return "member " + std::to_string(i) + ": " + text;
    }
    return {};
}

Value deep_copy(const Value& value) {
    if (value.absent()) return {};
    if (value.is_tensor()) return tensor_copy(value.tensor());
    std::vector<Value> items;
    for (const Value& item : value.items()) items.push_back(deep_copy(item));
    switch (value.kind()) {
        case Kind::Optional:
        case Kind::OptionalSequence: return Value::optional(value.type(), items.empty() ? Value() : items[0]);
        case Kind::Map: return Value::map(items[0].tensor(), items[1].tensor());
        default: return Value::sequence(value.type(), std::move(items));
    }
}

bool same_bits(const Value& a, const Value& b) {
    if (!(a.type() == b.type())) return false;
    if (a.absent()) return true;
    if (!a.is_tensor()) {
        if (a.items().size() != b.items().size()) return false;
        for (std::size_t i = 0; i < a.items().size(); ++i) {
            if (!same_bits(a.items()[i], b.items()[i])) return false;
        }
        return true;
    }
    const Tensor& x = a.tensor();
    const Tensor& y = b.tensor();
    if (!(x.shape() == y.shape())) return false;
    if (x.dtype() == DType::String) return std::equal(x.data<std::string>(), x.data<std::string>() + x.elements(), y.data<std::string>());
    return x.bytes() == 0 || std::memcmp(x.raw(), y.raw(), x.bytes()) == 0;
}

}  // namespace opwright::cases
