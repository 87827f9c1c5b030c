// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>

#include "runtime/core/number_text.h"

namespace opwright {
namespace {

template <class T> double parsed(std::string_view text, CastRules rules = {}) {
    T value{};
    EXPECT_TRUE(from_text(text, value, rules)) << text;
    return to_double(value);
}

template <class T> bool refuses(std::string_view text) {
    T value{};
    return !from_text(text, value);
}

TEST(NumberText, PlainAndShortest) {
    EXPECT_EQ(to_text(314.15926), "314.15926");
    EXPECT_EQ(to_text(1.0F), "1");
    EXPECT_EQ(to_text(-0.0F), "-0");
    EXPECT_EQ(to_text(0.1F), "0.1");
    EXPECT_EQ(to_text(0.1), "0.1");
    EXPECT_EQ(to_text(static_cast<double>(0.1F)), "0.10000000149011612");
    EXPECT_EQ(to_text(1e-5F), "0.00001");
    EXPECT_EQ(to_text(-1e22), "-10000000000000000000000");
    EXPECT_EQ(to_text(3.4028235e38F), "340282350000000000000000000000000000000");
    EXPECT_EQ(to_text(5e-324), "0." + std::string(323, '0') + "5");
    EXPECT_EQ(to_text(HUGE_VAL), "INF");
    EXPECT_EQ(to_text(-HUGE_VALF), "-INF");
    EXPECT_EQ(to_text(-std::nan("")), "NaN");
    EXPECT_EQ(to_text(Half{0x2E66}), "0.1");
    EXPECT_EQ(to_text(Half{0x7BFF}), "65500");
    EXPECT_EQ(to_text(Half{0x7C00}), "INF");
    EXPECT_EQ(to_text(Half{0x0001}), "0.00000006");
    EXPECT_EQ(to_text(BFloat16{0x4049}), "3.14");
    EXPECT_EQ(to_text(Float8E4M3FN{0x7E}), "448");
    EXPECT_EQ(to_text(Float4E2M1{0x9}), "-0.5");
    EXPECT_EQ(to_text(Float8E8M0{0xFF}), "NaN");
    EXPECT_EQ(to_text(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
    EXPECT_EQ(to_text(std::uint64_t{0xFFFFFFFFFFFFFFFFULL}), "18446744073709551615");
    EXPECT_EQ(to_text(std::int8_t{-20}), "-20");
    EXPECT_EQ(to_text(Int4{0xC}), "-4");
    EXPECT_EQ(to_text(UInt4{0xC}), "12");
    EXPECT_EQ(to_text(true), "1");
}

template <class T> void every_encoding_comes_back() {
    const int count = sizeof(T) == 2 ? 65536 : 1 << dtype_bits(kDTypeOf<T>);
    for (int bits = 0; bits < count; ++bits) {
        const T x{static_cast<decltype(T::bits)>(bits)};
        const std::string text = to_text(x);
        T back{};
        ASSERT_TRUE(from_text(text, back, CastRules{false, RoundMode::Nearest})) << text;
        if (std::isnan(to_float(x))) {
            ASSERT_TRUE(std::isnan(to_float(back)) || kFloatLayout<T>.specials == Specials::None);
        } else {
            ASSERT_EQ(back.bits, bits) << text;
        }
        ASSERT_EQ(text.find('e'), std::string::npos) << "plain notation";
    }
}

TEST(NumberText, EveryEncodingComesBack) {
    every_encoding_comes_back<Half>();
    every_encoding_comes_back<BFloat16>();
    every_encoding_comes_back<Float8E4M3FN>();
    every_encoding_comes_back<Float8E4M3FNUZ>();
    every_encoding_comes_back<Float8E5M2>();
    every_encoding_comes_back<Float8E5M2FNUZ>();
    every_encoding_comes_back<Float8E8M0>();
    every_encoding_comes_back<Float6E2M3>();
    every_encoding_comes_back<Float6E3M2>();
    every_encoding_comes_back<Float4E2M1>();
    for (std::uint32_t bits = 0; bits < 0x7F800000U; bits += 0x12345U) {
        const float x = detail::bits_float(bits);
        ASSERT_EQ(parsed<float>(to_text(x)), x);
        const double d = __builtin_bit_cast(double, static_cast<std::uint64_t>(bits) * 0xFFFFFFFFULL);
        ASSERT_EQ(parsed<double>(to_text(d)), d);
    }
}

TEST(NumberText, Reads) {
    EXPECT_EQ(parsed<float>("3.14"), 3.14F);
    EXPECT_EQ(parsed<float>("1e-5"), 1e-5F);
    EXPECT_EQ(parsed<float>("1E8"), 1e8F);
    EXPECT_EQ(parsed<double>("+.5"), 0.5);
    EXPECT_EQ(parsed<double>("5."), 5.0);
    EXPECT_EQ(parsed<double>("-2e+3"), -2000.0);
    EXPECT_EQ(parsed<double>("000.0001e4"), 1.0);
    EXPECT_TRUE(std::signbit(parsed<float>("-0.0")));
    for (const char* text : {"INF", "inf", "+inf", "+INF", "Inf"}) EXPECT_EQ(parsed<float>(text), HUGE_VAL);
    EXPECT_EQ(parsed<double>("-iNf"), -HUGE_VAL);
    EXPECT_TRUE(std::isnan(parsed<float>("nan")));
    EXPECT_TRUE(std::isnan(parsed<Half>("NaN")));
    EXPECT_EQ(parsed<float>("1e39"), HUGE_VAL);
    EXPECT_EQ(parsed<float>("-1e99999999999999999999"), -HUGE_VAL);
    EXPECT_EQ(parsed<float>("1e-50"), 0.0);
    EXPECT_EQ(parsed<double>("1e309"), HUGE_VAL);
    EXPECT_EQ(parsed<double>("-1e-330"), 0.0);
    EXPECT_EQ(parsed<double>("4.9406564584124654e-324"), 5e-324);
    EXPECT_EQ(parsed<double>("0." + std::string(500, '0') + "1e501"), 1.0);
    EXPECT_EQ(parsed<bool>("0.0"), 0);
    EXPECT_EQ(parsed<bool>("2"), 1);
    EXPECT_EQ(parsed<bool>("1e-400"), 1);
}

TEST(NumberText, RoundsTheDecimalOnce) {
    EXPECT_EQ(parsed<Half>("1.00048828125"), 1.0) << "a tie to even";
    EXPECT_EQ(parsed<Half>("1.000488281250000000000000000000000001"), 1.0009765625) << "just above the tie";
    EXPECT_EQ(parsed<Half>("1.001464843749999999999999999999999999"), 1.0009765625)
        << "just below the next tie";
    EXPECT_EQ(parsed<Half>("1.00146484375"), 1.001953125);
    EXPECT_EQ(parsed<Half>("65519.99999999999999999999999"), 65504.0);
    EXPECT_EQ(parsed<Half>("65520"), HUGE_VAL);
    EXPECT_EQ(parsed<BFloat16>("-1.0039062500000000000000000000000000001"), -1.0078125);
    EXPECT_EQ(parsed<float>("1.00000005960464477539062500000000000001"), 1.0F + 0x1p-23F);
    EXPECT_EQ(parsed<Float8E4M3FN>("464.0000000000000000000000000001", {false, RoundMode::Up}) == 448.0,
              false);
    EXPECT_EQ(parsed<Float8E4M3FN>("1e400"), 448.0);
    EXPECT_EQ(parsed<Float8E8M0>("1.00000000000000000000000000000000000001"), 2.0);
    EXPECT_EQ(parsed<Float8E8M0>("1e-400"), 0x1p-127);
}

TEST(NumberText, IntegersTowardZeroAndInRange) {
    EXPECT_EQ(parsed<std::int32_t>("100.5"), 100);
    EXPECT_EQ(parsed<std::int32_t>("-2.99"), -2);
    EXPECT_EQ(parsed<std::int32_t>("1e3"), 1000);
    EXPECT_EQ(parsed<std::int8_t>("-128.9"), -128);
    EXPECT_EQ(parsed<std::uint8_t>("-0.9"), 0);
    EXPECT_EQ(parsed<Int4>("-8"), -8);
    std::int64_t wide = 0;
    EXPECT_TRUE(from_text("-9223372036854775808", wide));
    EXPECT_EQ(wide, std::numeric_limits<std::int64_t>::min());
    EXPECT_TRUE(from_text("9007199254740993", wide));
    EXPECT_EQ(wide, 9007199254740993) << "not by way of double";
    std::uint64_t huge = 0;
    EXPECT_TRUE(from_text("18446744073709551615", huge));
    EXPECT_EQ(huge, 0xFFFFFFFFFFFFFFFFULL);
    EXPECT_TRUE(refuses<std::uint64_t>("18446744073709551616"));
    EXPECT_TRUE(refuses<std::int64_t>("9223372036854775808"));
    EXPECT_TRUE(refuses<std::int8_t>("128"));
    EXPECT_TRUE(refuses<std::int8_t>("-129"));
    EXPECT_TRUE(refuses<UInt2>("4"));
    EXPECT_TRUE(refuses<std::uint8_t>("-1"));
    EXPECT_TRUE(refuses<std::int32_t>("INF"));
    EXPECT_TRUE(refuses<std::int32_t>("NaN"));
    EXPECT_TRUE(refuses<std::int32_t>("1e99"));
}

TEST(NumberText, RefusesWhatIsNoNumber) {
    for (const char* text :
         {"",    "+",    "-",     ".",   "e5",       "1e",     "1e+", "Hello World!", " 1",  "1 ",
          "1,5", "0x10", "1.2.3", "--1", "infinity", "nan(1)", "1f",  "1e5.0",        "+-1", "True"}) {
        EXPECT_TRUE(refuses<float>(text)) << text;
        EXPECT_TRUE(refuses<Half>(text)) << text;
        EXPECT_TRUE(refuses<std::int32_t>(text)) << text;
        EXPECT_TRUE(refuses<bool>(text)) << text;
    }
}

}  // namespace
}  // namespace opwright
