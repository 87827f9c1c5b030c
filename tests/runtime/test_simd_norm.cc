// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "runtime/simd/norm.h"
#include "test_simd_support.h"

namespace opwright::testing_simd {
namespace {

TEST(SimdNorm, LocalResponse) {
    Random random(3);
    for (int round = 0; round < 120; ++round) {
        const int64_t batch = random.range(1, 2);
        const int64_t channels = random.range(1, 12);
        const int64_t plane = random.range(1, 600);
        const int64_t size = random.range(1, 7);
        const float beta = round % 2 == 0 ? 0.75f : 0.6f;
        const float alpha = 0.9f;
        const float bias = 1.5f;
        const std::vector<float> x = random.values(batch * channels * plane);
        for (Isa isa : available_isas()) {
            std::vector<float> first;
            for (int count : {1, 3}) {
                std::vector<float> y(x.size());
                lrn(batch, channels, plane, size, alpha, beta, bias, x.data(), y.data(), threads(count), isa);
                if (count == 1) {
                    first = y;
                }
                ASSERT_EQ(first, y);
            }
            for (int64_t n = 0; n < batch; ++n) {
                for (int64_t c = 0; c < channels; ++c) {
                    for (int64_t p = 0; p < plane; ++p) {
                        // The standard: from c - floor((size - 1) / 2) to c + ceil((size - 1) / 2).
                        const int64_t low = std::max<int64_t>(0, c - (size - 1) / 2);
                        const int64_t high = std::min<int64_t>(channels - 1, c + (size - 1 + 1) / 2);
                        double squares = 0;
                        for (int64_t i = low; i <= high; ++i) {
                            const double value = static_cast<double>(x[(n * channels + i) * plane + p]);
                            squares += value * value;
                        }
                        const size_t at = static_cast<size_t>((n * channels + c) * plane + p);
                        const double expected =
                            static_cast<double>(x[at]) /
                            std::pow(static_cast<double>(bias) +
                                         static_cast<double>(alpha) * squares / static_cast<double>(size),
                                     static_cast<double>(beta));
                        ASSERT_NEAR(static_cast<double>(first[at]), expected, 2e-6 * std::fabs(expected))
                            << isa_name(isa) << " size " << size << " at " << n << ", " << c << ", " << p;
                    }
                }
            }
        }
    }
}

TEST(SimdNorm, ScaleShift) {
    Random random(4);
    for (int64_t plane : {1, 7, 16, 31, 49, 100, 196, 3136}) {
        const int64_t batch = 2;
        const int64_t channels = 5;
        std::vector<float> x = random.values(batch * channels * plane);
        const std::vector<float> scale = random.values(channels);
        const std::vector<float> shift = random.values(channels);
        x[0] = NAN;
        for (Isa isa : available_isas()) {
            for (bool relu : {false, true}) {
                std::vector<float> y = x;  // in place
                Epilogue after{scale.data(), shift.data()};
                if (relu) after.low = 0.0f;
                scale_shift(batch, channels, plane, y.data(), after, y.data(), threads(3), isa);
                EXPECT_TRUE(std::isnan(y[0]));
                for (size_t i = 1; i < x.size(); ++i) {
                    const size_t c = i / static_cast<size_t>(plane) % 5;
                    const double product = static_cast<double>(x[i]) * static_cast<double>(scale[c]);
                    const double sum = product + static_cast<double>(shift[c]);
                    ASSERT_TRUE(close_sum(y[i], relu ? std::fmax(sum, 0.0) : sum,
                                          std::fabs(product) + std::fabs(static_cast<double>(shift[c])), 1));
                }
            }
        }
    }
}

// Bounds alone keep every other bit: the sign of zero, NaN, infinities; the upper one wins.
TEST(SimdNorm, Bounds) {
    const std::vector<float> values = {-0.0f, 0.0f, NAN, INFINITY, -INFINITY, -2.0f, 7.0f, 0.25f, 1e-40f};
    for (size_t count = 1; count < 70; ++count) {
        std::vector<float> x(count), zeros(count, -0.0f);
        for (size_t i = 0; i < count; ++i) x[i] = values[i % values.size()];
        for (Isa isa : available_isas()) {
            for (const Epilogue& after :
                 {Epilogue{}, Epilogue{nullptr, nullptr, 0.0f}, Epilogue{nullptr, nullptr, -1.0f, 6.0f},
                  Epilogue{nullptr, nullptr, 1.0f, 0.5f}}) {
                std::vector<float> y(count), sum(count);
                const auto n = static_cast<int64_t>(count);
                scale_shift(1, 1, n, x.data(), after, y.data(), kSerial, isa);
                add_clamped(n, x.data(), zeros.data(), after, sum.data(), threads(2), isa);
                for (size_t i = 0; i < count; ++i) {
                    float want = after.low > x[i] ? after.low : x[i];
                    want = after.high < want ? after.high : want;
                    for (float got : {y[i], sum[i]}) {
                        ASSERT_EQ(std::isnan(got), std::isnan(want)) << x[i];
                        if (std::isnan(want)) continue;
                        ASSERT_EQ(got, want);
                        ASSERT_EQ(std::signbit(got), std::signbit(want)) << x[i];
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace opwright::testing_simd
