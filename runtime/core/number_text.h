// SPDX-License-Identifier: Apache-2.0
// Numbers as text and back, by the rules of Cast from version 9 on.
#pragma once

#include "runtime/core/number.h"

#include <string>
#include <string_view>

namespace opwright {

namespace detail {

std::string text_of(std::int64_t x);
std::string text_of(std::uint64_t x);
std::string text_of(float x);
std::string text_of(double x);
std::string text_of(Half x);
std::string text_of(BFloat16 x);

/// Whether `text` is a number. If so: `value` is rounded to odd (number.h), so that rounding it to at most 51
/// bits gives the text's value rounded once.
bool read_odd(std::string_view text, double& value);
bool read(std::string_view text, float& value);
bool read(std::string_view text, double& value);
/// Toward zero; false also when the result is outside [lowest, highest].
bool read(std::string_view text, std::int64_t lowest, std::int64_t highest, std::int64_t& value);
bool read(std::string_view text, std::uint64_t highest, std::uint64_t& value);

}  // namespace detail

/// Integers in decimal, bool as 0 or 1. Floating point in plain notation, never with an exponent: float,
/// double, float16 and bfloat16 with the fewest digits that read back as the same value of that type ("0.1",
/// "1", "-0"); smaller types as their value in float. Infinity is "INF" or "-INF"; every NaN is "NaN".
template <class T> std::string to_text(T x) {
    if constexpr (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>) {
        return detail::text_of(x);
    } else if constexpr (kIsFloating<T>) {
        return detail::text_of(detail::plain(x));
    } else {
        using Wide = std::conditional_t<kIsSigned<T>, std::int64_t, std::uint64_t>;
        return detail::text_of(static_cast<Wide>(detail::plain_integer(x)));
    }
}

/// Read [+-]digits[.digits][e[+-]digits] (digits on at least one side of the point), or [+-]INF or NaN in any
/// case; nothing else, so no blanks. False for other text: there is no value to give. Floating point rounds
/// the decimal once, beyond the range as number_cast does. Integers take the number toward zero ("100.5" is
/// 100) and refuse what is outside their range, INF and NaN. bool is whether it differs from 0.
template <class T> [[nodiscard]] bool from_text(std::string_view text, T& value, CastRules rules = {}) {
    if constexpr (std::is_floating_point_v<T>) {
        return detail::read(text, value);
    } else if constexpr (kIsFloating<T> || std::is_same_v<T, bool>) {
        double odd = 0;
        if (!detail::read_odd(text, odd)) return false;
        value = number_cast<T>(odd, rules);
        return true;
    } else if constexpr (kIsSigned<T>) {
        std::int64_t wide = 0;
        if (!detail::read(text, to_int(lowest<T>()), to_int(highest<T>()), wide)) return false;
        value = from_int<T>(wide);
        return true;
    } else {
        std::uint64_t wide = 0;
        if (!detail::read(text, static_cast<std::uint64_t>(detail::plain_integer(highest<T>())), wide))
            return false;
        value = from_uint<T>(wide);
        return true;
    }
}

}  // namespace opwright
