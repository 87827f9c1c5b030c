// SPDX-License-Identifier: Apache-2.0
// Conversions between all numeric element types (everything but string and complex), one element at a time.
// All of it is inline, branch-free and rounds once: a loop over it in a body of each_isa.h vectorises.
//
// Rules (docs/decisions.md has the reasons):
// - to a floating-point type: round to nearest, ties to even, once, also from double and 64-bit integers.
//   Beyond the range: infinity (float, double, float16, bfloat16); float8 as CastRules::saturate says; the
//   types without infinity and NaN (float6, float4) give their largest value, and -0 for NaN.
// - floating point to integer: toward zero. What does not fit, which the standard leaves undefined, goes
//   through int32 (targets of at most 16 bits, int32) or int64 (uint32, int64, uint64) and keeps the low
//   bits; what exceeds even that, and NaN, becomes the minimum of that intermediate. uint64 takes
//   [2^63, 2^64) as it is.
// - integer to integer: the low bits.
// - to bool: different from zero; NaN is true.
#pragma once

#include "opwright/dtype.h"
#include "runtime/simd/isa_target.h"

#include <cstdint>
#include <limits>
#include <type_traits>

namespace opwright {

/// How a value between two powers of two becomes a float8e8m0: `round_mode` of Cast.
enum class RoundMode : std::uint8_t { Up, Down, Nearest };

/// `saturate` concerns float8 targets only (float8e8m0 included), `round` only float8e8m0.
struct CastRules {
    bool saturate = true;
    RoundMode round = RoundMode::Up;
};

/// What the highest encodings of a small floating-point type mean.
enum class Specials : std::uint8_t {
    InfNan,   ///< as IEEE 754: infinities and NaNs
    Nan,      ///< all ones is NaN, there is no infinity (FN)
    NanZero,  ///< the encoding of -0 is NaN, there is neither -0 nor infinity (FNUZ)
    None,     ///< every encoding is a finite number
};

/// A sign bit, `exponent` bits and `mantissa` bits; 0 bits for every type that is not laid out like this.
struct FloatLayout {
    int exponent = 0;
    int mantissa = 0;
    int bias = 0;
    Specials specials = Specials::None;
};

template <class T> inline constexpr FloatLayout kFloatLayout{};
template <> inline constexpr FloatLayout kFloatLayout<Half>{5, 10, 15, Specials::InfNan};
template <> inline constexpr FloatLayout kFloatLayout<BFloat16>{8, 7, 127, Specials::InfNan};
template <> inline constexpr FloatLayout kFloatLayout<Float8E4M3FN>{4, 3, 7, Specials::Nan};
template <> inline constexpr FloatLayout kFloatLayout<Float8E4M3FNUZ>{4, 3, 8, Specials::NanZero};
template <> inline constexpr FloatLayout kFloatLayout<Float8E5M2>{5, 2, 15, Specials::InfNan};
template <> inline constexpr FloatLayout kFloatLayout<Float8E5M2FNUZ>{5, 2, 16, Specials::NanZero};
template <> inline constexpr FloatLayout kFloatLayout<Float6E2M3>{2, 3, 1, Specials::None};
template <> inline constexpr FloatLayout kFloatLayout<Float6E3M2>{3, 2, 3, Specials::None};
template <> inline constexpr FloatLayout kFloatLayout<Float4E2M1>{2, 1, 1, Specials::None};

template <class T>
inline constexpr bool kIsSmallFloat = kFloatLayout<T>.exponent != 0 || std::is_same_v<T, Float8E8M0>;
template <class T> inline constexpr bool kIsFloating = kIsSmallFloat<T> || std::is_floating_point_v<T>;
template <class T>
inline constexpr bool kIsSubByteInt = std::is_same_v<T, Int4> || std::is_same_v<T, UInt4> ||
                                      std::is_same_v<T, Int2> || std::is_same_v<T, UInt2>;
/// Integers of 2 to 64 bits; bool is not one.
template <class T>
inline constexpr bool kIsInteger = kIsSubByteInt<T> || (std::is_integral_v<T> && !std::is_same_v<T, bool>);
template <class T>
inline constexpr bool kIsSigned = std::is_signed_v<T> || std::is_same_v<T, Int4> || std::is_same_v<T, Int2> ||
                                  kFloatLayout<T>.exponent != 0;
template <class T>
inline constexpr bool kIsNumber = kIsFloating<T> || kIsInteger<T> || std::is_same_v<T, bool>;

// ---- small floating-point types to and from float ----------------------------------------------

namespace detail {

OPWRIGHT_INLINE constexpr std::uint32_t float_bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
OPWRIGHT_INLINE constexpr float bits_float(std::uint32_t x) { return __builtin_bit_cast(float, x); }

/// condition ? yes : no, as masks: g++ 12 turns a conditional around a floating-point operation into a
/// branch, and then does not vectorise the loop.
OPWRIGHT_INLINE constexpr std::uint32_t select(bool condition, std::uint32_t yes, std::uint32_t no) {
    return no ^ ((yes ^ no) & (0U - static_cast<std::uint32_t>(condition)));
}

inline constexpr std::uint32_t kFloatInf = 0x7F800000U;
inline constexpr std::uint32_t kFloatNan = 0x7FC00000U;

/// The encodings of a layout that conversions compare with or return, without the sign.
template <class T> struct Encoding {
    static constexpr FloatLayout kLayout = kFloatLayout<T>;
    static constexpr int kSignShift = kLayout.exponent + kLayout.mantissa;
    static constexpr std::uint32_t kSign = 1U << kSignShift;
    static constexpr std::uint32_t kInf = ((1U << kLayout.exponent) - 1) << kLayout.mantissa;
    static constexpr std::uint32_t kMax = kLayout.specials == Specials::InfNan ? kInf - 1
                                          : kLayout.specials == Specials::Nan  ? kSign - 2
                                                                               : kSign - 1;
    /// With the sign for the types that have one NaN, or none: those give -0.
    static constexpr std::uint32_t kNan = kLayout.specials == Specials::InfNan
                                              ? kInf | 1U << (kLayout.mantissa - 1)
                                          : kLayout.specials == Specials::Nan ? kSign - 1
                                                                              : kSign;
    static constexpr bool kNanHasSign =
        kLayout.specials == Specials::InfNan || kLayout.specials == Specials::Nan;
};

template <class T> OPWRIGHT_INLINE constexpr float decode(T x) {
    using E = Encoding<T>;
    constexpr FloatLayout kLayout = E::kLayout;
    const std::uint32_t bits = x.bits;
    const std::uint32_t magnitude = bits & (E::kSign - 1);
    const std::uint32_t sign = (bits & E::kSign) << (31 - E::kSignShift);
    const std::uint32_t shifted = magnitude << (23 - kLayout.mantissa);
    std::uint32_t result = shifted;
    if constexpr (kLayout.bias != 127) {
        // A denormal is the fraction of a number with the lowest exponent minus that exponent's power of two.
        constexpr std::uint32_t kLowest = static_cast<std::uint32_t>(128 - kLayout.bias) << 23;
        const std::uint32_t denormal = float_bits(bits_float(shifted + kLowest) - bits_float(kLowest));
        const std::uint32_t normal = shifted + (static_cast<std::uint32_t>(127 - kLayout.bias) << 23);
        result = select(magnitude >= (1U << kLayout.mantissa), normal, denormal);
        if constexpr (kLayout.specials == Specials::InfNan) {
            result = select(magnitude >= E::kInf, shifted | kFloatInf, result);
        } else if constexpr (kLayout.specials == Specials::Nan) {
            result = select(magnitude == E::kNan, kFloatNan, result);
        } else if constexpr (kLayout.specials == Specials::NanZero) {
            result = select((bits & (2 * E::kSign - 1)) == E::kNan, kFloatNan, result);
        }
    }
    return bits_float(result | sign);
}

template <class T> OPWRIGHT_INLINE constexpr T encode(float x, bool saturate) {
    using E = Encoding<T>;
    constexpr FloatLayout kLayout = E::kLayout;
    constexpr int kDropped = 23 - kLayout.mantissa;
    const std::uint32_t bits = float_bits(x);
    const std::uint32_t magnitude = bits & 0x7FFFFFFFU;
    const std::uint32_t sign = bits >> 31 << E::kSignShift;
    const std::uint32_t odd = magnitude >> kDropped & 1U;
    std::uint32_t result = (magnitude + ((1U << (kDropped - 1)) - 1) + odd) >> kDropped;
    if constexpr (kLayout.bias != 127) {
        // Below the smallest normal number, let the addition round: its last place is one unit of the
        // denormals.
        constexpr std::uint32_t kMinNormal = static_cast<std::uint32_t>(128 - kLayout.bias) << 23;
        constexpr std::uint32_t kUnit = static_cast<std::uint32_t>(127 + 24 - kLayout.bias - kLayout.mantissa)
                                        << 23;
        const std::uint32_t denormal = float_bits(bits_float(magnitude) + bits_float(kUnit)) - kUnit;
        const std::uint32_t normal =
            result - (static_cast<std::uint32_t>(127 - kLayout.bias) << kLayout.mantissa);
        result = select(magnitude >= kMinNormal, normal, denormal);
    }
    std::uint32_t beyond = E::kMax;
    if constexpr (sizeof(T) > 1) {
        beyond = E::kInf;
    } else if constexpr (kLayout.specials != Specials::None) {
        beyond = saturate ? E::kMax : kLayout.specials == Specials::InfNan ? E::kInf : E::kNan;
    }
    result = select(result > E::kMax, beyond, result);
    if constexpr (kLayout.specials == Specials::NanZero) {
        result = select(result != 0, result | sign, 0U);  // kNan has that bit already
    } else {
        result |= sign;
    }
    const std::uint32_t nan = E::kNanHasSign ? E::kNan | sign : E::kNan;
    result = select(magnitude > kFloatInf, nan, result);
    return T{static_cast<decltype(T::bits)>(result)};
}

// float8e8m0 is an exponent alone: 2^(bits - 127), and 255 is NaN. There is no zero and no sign.
OPWRIGHT_INLINE constexpr float decode(Float8E8M0 x) {
    const std::uint32_t bits = x.bits;
    const std::uint32_t finite = bits == 0 ? 0x00400000U : bits << 23;  // 2^-127 is a denormal of float
    return bits_float(bits == 0xFFU ? kFloatNan : finite);
}

OPWRIGHT_INLINE constexpr Float8E8M0 encode_e8m0(float x, CastRules rules) {
    const std::uint32_t bits = float_bits(x);
    // In between: the exponent, plus one where the fraction rounds up. Between 2^-127 and 2^-126 the bits are
    // those of a denormal, whose fraction starts one place lower.
    const bool lowest = bits < 0x00800000U;
    const std::uint32_t half = lowest ? 0x00200000U : 0x00400000U;
    const std::uint32_t fraction = lowest ? bits - 0x00400000U : bits & 0x007FFFFFU;
    const bool up = rules.round == RoundMode::Up        ? fraction != 0
                    : rules.round == RoundMode::Nearest ? fraction >= half
                                                        : false;
    const std::uint32_t inside = (bits >> 23) + (up ? 1U : 0U);
    // The table of Cast compares the value itself, before rounding, with the ends of the range.
    const std::uint32_t low = rules.saturate ? 0x00U : 0xFFU;
    const std::uint32_t high = rules.saturate ? 0xFEU : 0xFFU;
    std::uint32_t result = bits < 0x00400000U || bits >> 31 != 0 ? low : inside;  // also zeros and negatives
    result = bits > 0x7F000000U && bits <= kFloatInf ? high : result;
    result = (bits & 0x7FFFFFFFU) > kFloatInf ? 0xFFU : result;
    return Float8E8M0{static_cast<std::uint8_t>(result)};
}

/// To float, but an inexact result has its last bit set ("round to odd"), which a later rounding to at most
/// 22 bits of precision then sees: the two together round once.
OPWRIGHT_INLINE constexpr float odd_float(double x) {
    const float nearest = static_cast<float>(x);
    const std::uint32_t bits = float_bits(nearest);
    const double back = nearest;
    const double above = back < 0 ? -back : back;
    const double exact = x < 0 ? -x : x;
    const std::uint32_t odd = (above > exact ? bits - 1 : bits) | 1U;
    return bits_float(back == x ? bits : odd);
}

OPWRIGHT_INLINE constexpr float odd_float(std::uint64_t x) {
    const std::uint64_t kept =
        (x & ~std::uint64_t{0xFFF}) | (static_cast<std::uint64_t>((x & 0xFFF) != 0) << 12);
    return odd_float(static_cast<double>(x >> 53 != 0 ? kept : x));
}

OPWRIGHT_INLINE constexpr float odd_float(std::int64_t x) {
    const std::uint64_t magnitude = x < 0 ? 0 - static_cast<std::uint64_t>(x) : static_cast<std::uint64_t>(x);
    const float result = odd_float(magnitude);
    return x < 0 ? -result : result;
}

// ---- integers ----------------------------------------------------------------------------------

/// The value as a built-in arithmetic type: bool and the integers of 2 and 4 bits as 8-bit ones.
template <class T> OPWRIGHT_INLINE constexpr auto plain_integer(T x) {
    if constexpr (std::is_same_v<T, Int4>) {
        return static_cast<std::int8_t>(((x.bits & 0xF) ^ 0x8) - 0x8);
    } else if constexpr (std::is_same_v<T, Int2>) {
        return static_cast<std::int8_t>(((x.bits & 0x3) ^ 0x2) - 0x2);
    } else if constexpr (std::is_same_v<T, UInt4>) {
        return static_cast<std::uint8_t>(x.bits & 0xF);
    } else if constexpr (std::is_same_v<T, UInt2>) {
        return static_cast<std::uint8_t>(x.bits & 0x3);
    } else if constexpr (std::is_same_v<T, bool>) {
        return static_cast<std::uint8_t>(x);
    } else {
        return x;
    }
}

/// An integer type from the low bits of a built-in integer.
template <class T, class I> OPWRIGHT_INLINE constexpr T from_low_bits(I x) {
    if constexpr (std::is_same_v<T, Int4> || std::is_same_v<T, UInt4>) {
        return T{static_cast<std::uint8_t>(static_cast<unsigned>(x) & 0xFU)};
    } else if constexpr (std::is_same_v<T, Int2> || std::is_same_v<T, UInt2>) {
        return T{static_cast<std::uint8_t>(static_cast<unsigned>(x) & 0x3U)};
    } else {
        return static_cast<T>(x);
    }
}

template <class T, class F> OPWRIGHT_INLINE constexpr T truncate(F x) {
    if constexpr (sizeof(T) < 4 || std::is_same_v<T, std::int32_t>) {
        constexpr F kLow = static_cast<F>(-2147483648.0);
        const bool above = sizeof(F) == 4 ? x >= kLow : x > static_cast<F>(-2147483649.0);
        const bool inside = above && x < static_cast<F>(2147483648.0);
        return from_low_bits<T>(static_cast<std::int32_t>(inside ? x : kLow));
    } else {
        constexpr F kLow = static_cast<F>(-9223372036854775808.0);
        const bool inside = x >= kLow && x < -kLow;
        const std::int64_t low = static_cast<std::int64_t>(inside ? x : kLow);
        if constexpr (std::is_same_v<T, std::uint64_t>) {
            const bool upper = x >= -kLow && x < -2 * kLow;
            const std::int64_t rest = static_cast<std::int64_t>(upper ? x + kLow : static_cast<F>(0));
            return upper ? static_cast<std::uint64_t>(rest) + (std::uint64_t{1} << 63)
                         : static_cast<std::uint64_t>(low);
        }
        return from_low_bits<T>(low);
    }
}

/// Any number as the arithmetic type that holds it exactly.
template <class T> OPWRIGHT_INLINE constexpr auto plain(T x) {
    if constexpr (kIsSmallFloat<T>) {
        return decode(x);
    } else {
        return plain_integer(x);
    }
}

}  // namespace detail

// ---- the conversions ---------------------------------------------------------------------------

/// Any numeric type to any other, by the rules at the top of this file: what Cast computes.
template <class To, class From> OPWRIGHT_INLINE constexpr To number_cast(From x, CastRules rules = {}) {
    static_assert(kIsNumber<To> && kIsNumber<From>);
    const auto value = detail::plain(x);
    using Plain = std::remove_cv_t<decltype(value)>;
    if constexpr (std::is_same_v<To, From>) {
        return x;
    } else if constexpr (std::is_same_v<To, bool>) {
        return value != 0;
    } else if constexpr (std::is_floating_point_v<To>) {
        return static_cast<To>(value);
    } else if constexpr (kIsSmallFloat<To>) {
        float single;
        if constexpr (std::is_same_v<Plain, double>) {
            single = detail::odd_float(value);
        } else if constexpr (std::is_integral_v<Plain> && sizeof(Plain) >= 4) {
            using Wide = std::conditional_t<std::is_signed_v<Plain>, std::int64_t, std::uint64_t>;
            single = detail::odd_float(static_cast<Wide>(value));
        } else {
            single = static_cast<float>(value);
        }
        if constexpr (std::is_same_v<To, Float8E8M0>) {
            return detail::encode_e8m0(single, rules);
        } else {
            return detail::encode<To>(single, rules.saturate);
        }
    } else if constexpr (std::is_floating_point_v<Plain>) {
        return detail::truncate<To>(value);
    } else {
        return detail::from_low_bits<To>(value);
    }
}

/// float: exact for every type of at most 16 bits and float; double and wide integers round once.
template <class T> OPWRIGHT_INLINE constexpr float to_float(T x) { return number_cast<float>(x); }
/// double: exact for all but int64 and uint64, which round once.
template <class T> OPWRIGHT_INLINE constexpr double to_double(T x) { return number_cast<double>(x); }
/// Integer types and bool: the value. Unsigned 64-bit values keep their bits.
template <class T> OPWRIGHT_INLINE constexpr std::int64_t to_int(T x) {
    static_assert(!kIsFloating<T>);
    return static_cast<std::int64_t>(detail::plain_integer(x));
}

template <class T> OPWRIGHT_INLINE constexpr T from_float(float x, CastRules rules = {}) {
    return number_cast<T>(x, rules);
}
template <class T> OPWRIGHT_INLINE constexpr T from_double(double x, CastRules rules = {}) {
    return number_cast<T>(x, rules);
}
template <class T> OPWRIGHT_INLINE constexpr T from_int(std::int64_t x, CastRules rules = {}) {
    return number_cast<T>(x, rules);
}
template <class T> OPWRIGHT_INLINE constexpr T from_uint(std::uint64_t x, CastRules rules = {}) {
    return number_cast<T>(x, rules);
}

// ---- limits ------------------------------------------------------------------------------------

/// The largest finite number.
template <class T> constexpr T highest() {
    static_assert(kIsNumber<T>);
    if constexpr (std::is_same_v<T, Float8E8M0>) {
        return T{0xFE};
    } else if constexpr (kIsSmallFloat<T>) {
        return T{static_cast<decltype(T::bits)>(detail::Encoding<T>::kMax)};
    } else if constexpr (kIsSubByteInt<T>) {
        const unsigned all = dtype_bits(kDTypeOf<T>) == 4 ? 0xFU : 0x3U;
        return T{static_cast<std::uint8_t>(kIsSigned<T> ? all >> 1 : all)};
    } else {
        return std::numeric_limits<T>::max();
    }
}

/// The smallest finite number: the most negative one, or 0 (2^-127 for float8e8m0).
template <class T> constexpr T lowest() {
    static_assert(kIsNumber<T>);
    if constexpr (std::is_same_v<T, Float8E8M0>) {
        return T{0};
    } else if constexpr (kIsSmallFloat<T>) {
        return T{static_cast<decltype(T::bits)>(detail::Encoding<T>::kMax | detail::Encoding<T>::kSign)};
    } else if constexpr (kIsSubByteInt<T>) {
        return T{static_cast<std::uint8_t>(!kIsSigned<T> ? 0 : dtype_bits(kDTypeOf<T>) == 4 ? 0x8 : 0x2)};
    } else {
        return std::numeric_limits<T>::lowest();
    }
}

template <class T>
inline constexpr bool kHasInfinity = std::is_floating_point_v<T> ||
                                     (kFloatLayout<T>.exponent != 0 &&
                                      kFloatLayout<T>.specials == Specials::InfNan);

/// +infinity where the type has one, otherwise the largest number; and the same below.
template <class T> constexpr T top() {
    if constexpr (std::is_floating_point_v<T>) {
        return std::numeric_limits<T>::infinity();
    } else if constexpr (kHasInfinity<T>) {
        return T{static_cast<decltype(T::bits)>(detail::Encoding<T>::kInf)};
    } else {
        return highest<T>();
    }
}
template <class T> constexpr T bottom() {
    if constexpr (std::is_floating_point_v<T>) {
        return -std::numeric_limits<T>::infinity();
    } else if constexpr (kHasInfinity<T>) {
        return T{static_cast<decltype(T::bits)>(detail::Encoding<T>::kInf | detail::Encoding<T>::kSign)};
    } else {
        return lowest<T>();
    }
}

}  // namespace opwright
