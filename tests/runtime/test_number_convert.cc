// SPDX-License-Identifier: Apache-2.0
// Whole tensors, every pair of types, against the conversion of one element (which test_number.cc judges).
#include <gtest/gtest.h>

#include <cmath>
#include <thread>
#include <vector>

#include "runtime/core/number_convert.h"
#include "runtime/core/number_text.h"
#include "runtime/core/packed.h"

namespace opwright {
namespace {

template <class... T> struct Types {};
using AllNumbers =
    Types<float, double, Half, BFloat16, Float8E4M3FN, Float8E4M3FNUZ, Float8E5M2, Float8E5M2FNUZ, Float8E8M0,
          Float6E2M3, Float6E3M2, Float4E2M1, std::int8_t, std::int16_t, std::int32_t, std::int64_t,
          std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t, Int4, UInt4, Int2, UInt2, bool>;

template <class T> T element(const Tensor& tensor, std::int64_t i) {
    if constexpr (is_packed(kDTypeOf<T>)) {
        return T{get_packed(dtype_bits(kDTypeOf<T>), tensor.data<std::uint8_t>(), i)};
    } else {
        return tensor.data<T>()[i];
    }
}

template <class T> void set_element(Tensor& tensor, std::int64_t i, T value) {
    if constexpr (is_packed(kDTypeOf<T>)) {
        set_packed(dtype_bits(kDTypeOf<T>), tensor.mutable_data<std::uint8_t>(), i, value.bits);
    } else {
        tensor.mutable_data<T>()[i] = value;
    }
}

template <class T> bool identical(T a, T b) {
    if constexpr (kIsFloating<T>) {
        const double x = to_double(a);
        const double y = to_double(b);
        return (std::isnan(x) && std::isnan(y)) || (x == y && std::signbit(x) == std::signbit(y));
    } else {
        return to_int(a) == to_int(b);
    }
}

// Values that tell: small and large integers, fractions, ties, the ends of every type, infinities and NaN.
double sample(std::int64_t i) {
    static const std::vector<double> kCorners{0.0,
                                              -0.0,
                                              0.5,
                                              -0.5,
                                              1.5,
                                              2.5,
                                              -3.5,
                                              7.0,
                                              -8.0,
                                              8.0,
                                              15.0,
                                              127.5,
                                              -128.0,
                                              255.9,
                                              256.0,
                                              448.0,
                                              464.0,
                                              480.0,
                                              32767.0,
                                              -32769.0,
                                              65504.0,
                                              65520.0,
                                              2147483647.0,
                                              2147483648.0,
                                              -2147483649.0,
                                              4294967296.0,
                                              1e18,
                                              -1e19,
                                              1.8e19,
                                              1e-3,
                                              1e-8,
                                              1e-40,
                                              3.4028235e38,
                                              1e39,
                                              -1e300,
                                              std::numeric_limits<double>::infinity(),
                                              -std::numeric_limits<double>::infinity(),
                                              std::numeric_limits<double>::quiet_NaN(),
                                              1.0 + std::ldexp(1.0, -11) + std::ldexp(1.0, -40)};
    const auto at = static_cast<std::size_t>(i);
    if (at < kCorners.size()) return kCorners[at];
    return std::ldexp(static_cast<double>((i * 7919) % 8191 - 4095), static_cast<int>(i % 60) - 24);
}

// Runs every range on its own thread, last range first, to show that ranges do not touch each other.
const Parallel kThreads{
    nullptr, 4,
    [](void*, std::int64_t n, double, void (*body)(void*, std::int64_t, std::int64_t), void* arg) {
        for (std::int64_t i = n; i-- > 0;) std::thread([=] { body(arg, i, i + 1); }).join();
    }};

template <class From, class To> void check_pair(std::int64_t n, CastRules rules) {
    Tensor x;
    Tensor y;
    ASSERT_TRUE(Tensor::make(kDTypeOf<From>, {n}, x).ok());
    ASSERT_TRUE(Tensor::make(kDTypeOf<To>, {n}, y).ok());
    for (std::int64_t i = 0; i < n; ++i)
        set_element<From>(x, i, number_cast<From>(sample(i), CastRules{false, RoundMode::Up}));
    ASSERT_TRUE(convert(x, y, rules, kThreads).ok());
    for (std::int64_t i = 0; i < n; ++i) {
        const To want = number_cast<To>(element<From>(x, i), rules);
        ASSERT_TRUE(identical(element<To>(y, i), want))
            << dtype_name(kDTypeOf<From>) << " to " << dtype_name(kDTypeOf<To>) << ", element " << i << " of "
            << n << ", " << sample(i);
    }
}

template <class From, class... To> void check_from(Types<To...>) {
    for (bool saturate : {true, false}) (check_pair<From, To>(1031, {saturate, RoundMode::Nearest}), ...);
    (check_pair<From, To>(1, {}), ...);
    (check_pair<From, To>(0, {}), ...);
}
template <class... From> void check_all(Types<From...>) { (check_from<From>(AllNumbers()), ...); }

TEST(Convert, EveryPairOfNumericTypes) { check_all(AllNumbers()); }

TEST(Convert, ManyThreads) {
    check_pair<float, Int4>(70001, {});
    check_pair<Float6E2M3, UInt2>(70001, {});
    check_pair<std::int64_t, Half>(70001, {});
    check_pair<bool, BFloat16>(70001, {});
}

TEST(Convert, ABoolOfAnyByteIsTrue) {
    const Tensor bytes = Tensor::of<std::uint8_t>({3}, {0, 2, 255});
    Tensor y;
    ASSERT_TRUE(Tensor::make(DType::Float, {3}, y).ok());
    ASSERT_TRUE(convert(bytes.as(DType::Bool), y, {}, kSerial).ok());
    EXPECT_EQ(y.data<float>()[0], 0.0F);
    EXPECT_EQ(y.data<float>()[1], 1.0F);
    EXPECT_EQ(y.data<float>()[2], 1.0F);
}

template <class... T> void check_text(Types<T...>) {
    const auto one = []<class E>(E) {
        constexpr std::int64_t kCount = 5;
        Tensor x;
        Tensor text;
        Tensor back;
        ASSERT_TRUE(Tensor::make(kDTypeOf<E>, {kCount}, x).ok());
        ASSERT_TRUE(Tensor::make(DType::String, {kCount}, text).ok());
        ASSERT_TRUE(Tensor::make(kDTypeOf<E>, {kCount}, back).ok());
        for (std::int64_t i = 0; i < kCount; ++i)
            set_element<E>(x, i, number_cast<E>(0.5 * static_cast<double>(i)));
        ASSERT_TRUE(convert(x, text, {}, kSerial).ok());
        for (std::int64_t i = 0; i < kCount; ++i)
            EXPECT_EQ(text.data<std::string>()[i], to_text(element<E>(x, i)));
        // To nearest: the text of 2^-127 is the float's shortest, a little more than that.
        ASSERT_TRUE(convert(text, back, {true, RoundMode::Nearest}, kSerial).ok());
        for (std::int64_t i = 0; i < kCount; ++i)
            EXPECT_TRUE(identical(element<E>(x, i), element<E>(back, i)));
    };
    (one(T{}), ...);
}

TEST(Convert, TextOfEveryTypeAndBack) { check_text(AllNumbers()); }

TEST(Convert, TextThatIsNoNumber) {
    const Tensor text = Tensor::of<std::string>({3}, {"1", "Hello World!", "x"});
    Tensor y;
    ASSERT_TRUE(Tensor::make(DType::Float, {3}, y).ok());
    const Status status = convert(text, y, {}, kSerial, 2);
    EXPECT_EQ(status.code(), Code::InvalidInput);
    EXPECT_NE(status.text().find("element 1"), std::string::npos) << status.text();
    EXPECT_NE(status.text().find("'Hello World!'"), std::string::npos) << status.text();
    ASSERT_TRUE(Tensor::make(DType::UInt8, {3}, y).ok());
    EXPECT_NE(convert(Tensor::of<std::string>({3}, {"1", "2", "256"}), y, {}, kSerial)
                  .text()
                  .find("range of the output type"),
              std::string::npos);
    Tensor same;
    ASSERT_TRUE(Tensor::make(DType::String, {3}, same).ok());
    ASSERT_TRUE(convert(text, same, {}, kSerial).ok());
    EXPECT_EQ(same.data<std::string>()[1], "Hello World!");
}

TEST(Convert, FloatsOfAnyTypeAndBack) {
    constexpr std::int64_t kCount = 2500;
    std::vector<float> floats(kCount);
    for (std::int64_t i = 0; i < kCount; ++i) floats[static_cast<std::size_t>(i)] = static_cast<float>(i % 7);
    for (DType type : {DType::Float, DType::Float16, DType::UInt4, DType::Float6E2M3, DType::Int64}) {
        Tensor x;
        ASSERT_TRUE(Tensor::make(type, {kCount}, x).ok());
        store_floats(floats.data(), type, x.mutable_raw(), 0, kCount);
        std::vector<float> back(kCount - 4);
        load_floats(type, x.raw(), 4, kCount - 4, back.data());
        for (std::size_t i = 0; i < back.size(); ++i) ASSERT_EQ(back[i], floats[i + 4]) << dtype_name(type);
    }
}

}  // namespace
}  // namespace opwright
