// SPDX-License-Identifier: Apache-2.0
#include "runtime/core/number_text.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace opwright::detail {
namespace {

// A decimal number: sign, digits without leading and trailing zeros, and the power of ten of the place before
// the first digit: 0.digits * 10^point.
struct Decimal {
    enum class Kind { Finite, Infinite, Nan } kind = Kind::Finite;
    bool negative = false;
    std::string digits;
    std::int64_t point = 0;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool equals_ignoring_case(std::string_view text, std::string_view upper) {
    if (text.size() != upper.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i] >= 'a' && text[i] <= 'z' ? static_cast<char>(text[i] - 'a' + 'A') : text[i];
        if (c != upper[i]) return false;
    }
    return true;
}

bool parse(std::string_view text, Decimal& out) {
    out = {};
    if (!text.empty() && (text[0] == '+' || text[0] == '-')) {
        out.negative = text[0] == '-';
        text.remove_prefix(1);
    }
    if (equals_ignoring_case(text, "INF")) {
        out.kind = Decimal::Kind::Infinite;
        return true;
    }
    if (equals_ignoring_case(text, "NAN")) {
        out.kind = Decimal::Kind::Nan;
        return true;
    }
    bool any = false;
    bool point_seen = false;
    std::size_t i = 0;
    for (; i < text.size(); ++i) {
        if (text[i] == '.' && !point_seen) {
            point_seen = true;
        } else if (is_digit(text[i])) {
            any = true;
            if (text[i] != '0' || !out.digits.empty()) {
                out.digits += text[i];
                out.point += point_seen ? 0 : 1;
            } else if (point_seen) {
                --out.point;
            }
        } else {
            break;
        }
    }
    if (!any) return false;
    if (i < text.size()) {
        if (text[i] != 'e' && text[i] != 'E') return false;
        if (++i < text.size() && (text[i] == '+' || text[i] == '-')) ++i;
        const bool down = text[i - 1] == '-';
        if (i == text.size()) return false;
        std::int64_t exponent = 0;
        for (; i < text.size(); ++i) {
            if (!is_digit(text[i])) return false;
            exponent = std::min<std::int64_t>(exponent * 10 + (text[i] - '0'), std::int64_t{1} << 40);
        }
        out.point += down ? -exponent : exponent;
    }
    while (!out.digits.empty() && out.digits.back() == '0') out.digits.pop_back();
    return true;
}

template <class F> F signed_value(F magnitude, bool negative) { return negative ? -magnitude : magnitude; }

// The nearest F of the decimal. std::from_chars reads what is in range; it does not tell apart what is not.
template <class F> F nearest(const Decimal& decimal) {
    if (decimal.kind == Decimal::Kind::Nan) return std::numeric_limits<F>::quiet_NaN();
    if (decimal.kind == Decimal::Kind::Infinite)
        return signed_value(std::numeric_limits<F>::infinity(), decimal.negative);
    F value = 0;
    if (decimal.digits.empty() || decimal.point < -400) return signed_value(value, decimal.negative);
    if (decimal.point > 400) return signed_value(std::numeric_limits<F>::infinity(), decimal.negative);
    const std::string text = "0." + decimal.digits + "e" + std::to_string(decimal.point);
    const std::from_chars_result result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec == std::errc::result_out_of_range)
        value = decimal.point > 0 ? std::numeric_limits<F>::infinity() : F(0);
    return signed_value(value, decimal.negative);
}

// -1, 0 or 1: the magnitude of `decimal` compared with that of a finite, nonzero `value`.
int compare(const Decimal& decimal, double value) {
    char buffer[1200];  // no double has more than 767 significant digits, none of scientific notation more
                        // than 1,084
    const auto end =
        std::to_chars(buffer, buffer + sizeof buffer, std::fabs(value), std::chars_format::scientific, 1080);
    Decimal exact;
    parse({buffer, static_cast<std::size_t>(end.ptr - buffer)}, exact);
    if (decimal.point != exact.point) return decimal.point < exact.point ? -1 : 1;
    const int order = decimal.digits.compare(exact.digits);
    return order < 0 ? -1 : order > 0 ? 1 : 0;
}

// Shortest digits in plain notation from what std::to_chars writes in scientific notation.
std::string plain_notation(const char* begin, const char* end) {
    Decimal decimal;
    parse({begin, static_cast<std::size_t>(end - begin)}, decimal);
    std::string text = decimal.negative ? "-" : "";
    if (decimal.digits.empty()) return text + "0";
    const auto count = static_cast<std::int64_t>(decimal.digits.size());
    if (decimal.point <= 0) {
        text += "0.";
        text.append(static_cast<std::size_t>(-decimal.point), '0');
        return text + decimal.digits;
    }
    if (decimal.point >= count) {
        text += decimal.digits;
        return text.append(static_cast<std::size_t>(decimal.point - count), '0');
    }
    const auto point = static_cast<std::size_t>(decimal.point);
    return text + decimal.digits.substr(0, point) + "." + decimal.digits.substr(point);
}

template <class F> std::string text_of_float(F x) {
    if (std::isnan(x)) return "NaN";
    if (std::isinf(x)) return x < 0 ? "-INF" : "INF";
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, x, std::chars_format::scientific);
    return plain_notation(buffer, end.ptr);
}

// A decimal of at most five digits is never so close to the middle of two 16-bit numbers that reading it by
// way of double could go wrong, unless it is that middle.
template <class T> std::string text_of_half(T x) {
    const float value = to_float(x);
    if (!std::isfinite(value)) return text_of_float(value);
    char buffer[40];
    for (int digits = 0; digits < 5; ++digits) {
        const auto end =
            std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific, digits);
        double back = 0;
        std::from_chars(buffer, end.ptr, back);
        if (from_double<T>(back).bits == x.bits) return plain_notation(buffer, end.ptr);
    }
    return text_of_float(value);
}

// The integer part of a decimal; false if it does not fit into 64 bits.
bool integer_part(const Decimal& decimal, std::uint64_t& value) {
    value = 0;
    if (decimal.kind != Decimal::Kind::Finite) return false;
    if (decimal.digits.empty()) return true;
    if (decimal.point > 20) return false;
    for (std::int64_t i = 0; i < decimal.point; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto digit =
            static_cast<std::uint64_t>(at < decimal.digits.size() ? decimal.digits[at] - '0' : 0);
        if (value > (std::numeric_limits<std::uint64_t>::max() - digit) / 10) return false;
        value = value * 10 + digit;
    }
    return true;
}

}  // namespace

std::string text_of(std::int64_t x) { return std::to_string(x); }
std::string text_of(std::uint64_t x) { return std::to_string(x); }
std::string text_of(float x) { return text_of_float(x); }
std::string text_of(double x) { return text_of_float(x); }
std::string text_of(Half x) { return text_of_half(x); }
std::string text_of(BFloat16 x) { return text_of_half(x); }

bool read(std::string_view text, float& value) {
    Decimal decimal;
    if (!parse(text, decimal)) return false;
    value = nearest<float>(decimal);
    return true;
}

bool read(std::string_view text, double& value) {
    Decimal decimal;
    if (!parse(text, decimal)) return false;
    value = nearest<double>(decimal);
    return true;
}

bool read_odd(std::string_view text, double& value) {
    Decimal decimal;
    if (!parse(text, decimal)) return false;
    value = nearest<double>(decimal);
    if (decimal.kind != Decimal::Kind::Finite || decimal.digits.empty()) return true;
    // Infinity and 0 stand for what is just inside their neighbour; every target rounds that alike.
    if (std::isinf(value)) {
        value = signed_value(std::numeric_limits<double>::max(), decimal.negative);
        return true;
    }
    if (value == 0) {
        value = signed_value(std::numeric_limits<double>::denorm_min(), decimal.negative);
        return true;
    }
    const auto bits = __builtin_bit_cast(std::uint64_t, value);
    if ((bits & 1) != 0) return true;
    const int order = compare(decimal, value);
    if (order != 0) value = __builtin_bit_cast(double, order < 0 ? bits - 1 : bits + 1);
    return true;
}

bool read(std::string_view text, std::int64_t lowest, std::int64_t highest, std::int64_t& value) {
    Decimal decimal;
    std::uint64_t magnitude = 0;
    if (!parse(text, decimal) || !integer_part(decimal, magnitude)) return false;
    const std::uint64_t limit =
        decimal.negative ? 0 - static_cast<std::uint64_t>(lowest) : static_cast<std::uint64_t>(highest);
    if (magnitude > limit) return false;
    value = static_cast<std::int64_t>(decimal.negative ? 0 - magnitude : magnitude);
    return true;
}

bool read(std::string_view text, std::uint64_t highest, std::uint64_t& value) {
    Decimal decimal;
    if (!parse(text, decimal) || !integer_part(decimal, value)) return false;
    return value <= highest && (value == 0 || !decimal.negative);
}

}  // namespace opwright::detail
