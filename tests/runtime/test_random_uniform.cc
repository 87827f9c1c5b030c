// SPDX-License-Identifier: Apache-2.0
// RandomUniform: no case can hold its values, so that their distribution, their source and the bounds are
// judged here.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "generated/api/random_uniform.h"
#include "runtime/core/number.h"

namespace opwright {
namespace {

using Attributes = ai_onnx::random_uniform::Attributes_v1;

constexpr std::int64_t kCount = 100000;

Attributes with_shape(std::vector<std::int64_t> shape) {
    Attributes attributes;
    attributes.shape = std::move(shape);
    return attributes;
}

template <class T> std::vector<double> draw(Attributes attributes, Random* random = nullptr) {
    attributes.dtype = static_cast<std::int64_t>(kDTypeOf<T>);
    Services services;
    services.random = random;
    Tensor y;
    EXPECT_EQ(ai_onnx::random_uniform_v22(attributes, y, services).text(), "");
    EXPECT_EQ(y.dtype(), kDTypeOf<T>);
    std::vector<double> values;
    for (const T x : y.values<T>()) values.push_back(to_double(x));
    return values;
}

/// The largest distance between the values' distribution and the uniform one, times sqrt(n): above 1.95 with
/// a probability of 0.001.
double kolmogorov(std::vector<double> values, double low, double high) {
    std::sort(values.begin(), values.end());
    const auto n = static_cast<double>(values.size());
    double distance = 0;
    for (std::size_t k = 0; k < values.size(); ++k) {
        const double expected = (values[k] - low) / (high - low), i = static_cast<double>(k);
        distance = std::max({distance, expected - i / n, (i + 1) / n - expected});
    }
    return distance * std::sqrt(n);
}

template <class T> void check_distribution(double step) {
    Attributes attributes = with_shape({10, kCount / 10});
    attributes.low = -3;
    attributes.high = 5;
    for (const float seed : {0.0f, 1.0f, 2.0f, -7.5f}) {
        attributes.seed = seed;
        const auto values = draw<T>(attributes);
        ASSERT_EQ(values.size(), static_cast<std::size_t>(kCount));
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        EXPECT_GE(*least, -3);
        EXPECT_LE(*most, 5);
        EXPECT_LT(*least, -2.99);
        EXPECT_GT(*most, 4.98);
        // Rounding moves a value by up to half a step.
        EXPECT_LT(kolmogorov(values, -3, 5), 1.95 + step / 8 * std::sqrt(kCount))
            << dtype_name(kDTypeOf<T>) << " seed " << seed;
        double product = 0;
        for (std::size_t k = 1; k < values.size(); ++k) product += (values[k - 1] - 1) * (values[k] - 1);
        const double variance = 64.0 / 12;
        EXPECT_LT(std::abs(product / static_cast<double>(kCount) / variance), 0.015)
            << "neighbours hang together";
    }
}

TEST(RandomUniform, IsUniformInEveryType) {
    check_distribution<float>(0);
    check_distribution<double>(0);
    check_distribution<Half>(0x1p-8);
    check_distribution<BFloat16>(0x1p-5);
}

TEST(RandomUniform, ASeedGivesTheSameNumbersAndAnotherSeedOthers) {
    Attributes attributes = with_shape({100});
    attributes.seed = 1.0f;
    Random stream(5);
    const auto first = draw<float>(attributes, &stream), again = draw<float>(attributes);
    EXPECT_EQ(first, again);
    attributes.seed = std::nextafter(1.0f, 2.0f);
    const auto other = draw<float>(attributes);
    int equal = 0;
    for (std::size_t k = 0; k < other.size(); ++k) equal += other[k] == first[k];
    EXPECT_LT(equal, 3);
    EXPECT_EQ(stream.next(), Random(5).next()) << "a seeded node leaves the caller's stream alone";
}

TEST(RandomUniform, WithoutASeedTheCallersStreamGoesOn) {
    const Attributes attributes = with_shape({50});
    Random one(9), two(9), three(10);
    const auto first = draw<double>(attributes, &one), second = draw<double>(attributes, &one);
    EXPECT_NE(first, second);
    EXPECT_EQ(draw<double>(attributes, &two), first);
    EXPECT_EQ(draw<double>(attributes, &two), second);
    EXPECT_NE(draw<double>(attributes, &three), first);
    EXPECT_EQ(draw<double>(attributes), draw<double>(attributes))
        << "without a stream the numbers are the same";
}

TEST(RandomUniform, KeepsBelowTheUpperBound) {
    // Between these neighbours in float every sum rounds up to one of them, half the time to the upper one.
    Attributes attributes = with_shape({1000});
    attributes.low = 1.0f;
    attributes.high = std::nextafter(1.0f, 2.0f);
    for (const double x : draw<float>(attributes)) ASSERT_EQ(x, 1.0);
    for (const double x : draw<double>(attributes))
        ASSERT_TRUE(x >= 1.0 && x < static_cast<double>(attributes.high));
    attributes.high = 1.0f;
    for (const double x : draw<double>(attributes)) ASSERT_EQ(x, 1.0);
    attributes.low = -3.4028235e38f;
    attributes.high = 3.4028235e38f;
    double least = 0, most = 0;
    for (const double x : draw<float>(attributes)) {
        least = std::min(least, x);
        most = std::max(most, x);
    }
    EXPECT_TRUE(least < -3e38 && most > 3e38);
}

TEST(RandomUniform, SaysWhatIsWrong) {
    const auto refused = [](Attributes attributes) {
        Tensor y;
        return ai_onnx::random_uniform_v1(attributes, y).text();
    };
    Attributes attributes = with_shape({2, -1});
    EXPECT_EQ(refused(attributes),
              "RandomUniform-1: attribute 'shape': value is [2,-1]; allowed: extents of 0 or more with at "
              "most 2^62 elements");
    attributes = with_shape({INT64_MAX, 4});
    EXPECT_NE(refused(attributes).find("at most 2^62"), std::string::npos);
    attributes = with_shape(std::vector<std::int64_t>(33, 1));
    EXPECT_EQ(refused(attributes), "RandomUniform-1: attribute 'shape': length is 33; allowed: 0 to 32");
    attributes = with_shape({2});
    attributes.dtype = 99;
    EXPECT_EQ(refused(attributes),
              "RandomUniform-1: attribute 'dtype': element type is 99; allowed: the number of one, 1 to 28");
    attributes.dtype = 6;
    EXPECT_EQ(refused(attributes),
              "RandomUniform-1: output 0 'output': type is tensor(int32); allowed: tensor(float), "
              "tensor(float16), tensor(double)");
    attributes.dtype = 16;
    EXPECT_NE(refused(attributes), "") << "bfloat16 came with version 22";
    attributes = with_shape({2});
    attributes.low = 2;
    EXPECT_EQ(refused(attributes),
              "RandomUniform-1: attribute 'high': value is 1; allowed: a finite number, 2 (low) or more");
    attributes.low = NAN;
    EXPECT_EQ(refused(attributes),
              "RandomUniform-1: attribute 'low': value is nan; allowed: a finite number");
}

}  // namespace
}  // namespace opwright
