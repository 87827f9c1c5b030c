// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/isa.h"

#include "test_simd_support.h"

#define OPWRIGHT_BODY "tests/runtime/test_simd_isa_body.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::testing_simd {
namespace {

TEST(SimdIsa, RequestsAreFollowedOrReported) {
    for (Isa best : kAllIsas) {
        const IsaChoice none = choose_isa("", best);
        EXPECT_EQ(none.active, best);
        EXPECT_STREQ(none.error, "");
        for (Isa wanted : kAllIsas) {
            const IsaChoice choice = choose_isa(isa_name(wanted), best);
            EXPECT_EQ(choice.active, wanted <= best ? wanted : best);
            EXPECT_EQ(std::string(choice.error).empty(), wanted <= best);
        }
        const IsaChoice unknown = choose_isa("AVX2", best);
        EXPECT_EQ(unknown.active, best);
        EXPECT_NE(std::string(unknown.error), "");
        EXPECT_NE(std::string(choose_isa(std::string(5000, 'x'), best).error), "");
    }
    EXPECT_STREQ(choose_isa("avx512", Isa::Avx2).error,
                 "OPWRIGHT_ISA asks for avx512, which this machine lacks; its best is avx2");
    EXPECT_STREQ(choose_isa("AVX2", Isa::Avx2).error, "OPWRIGHT_ISA is 'AVX2'; allowed: baseline, avx2, avx512");
}

TEST(SimdIsa, TheActiveOneIsAvailable) {
    EXPECT_TRUE(isa_available(Isa::Baseline));
    EXPECT_TRUE(isa_available(active_isa()));
}

TEST(SimdIsa, DispatchPicksTheVariant) {
    for (Isa isa : available_isas()) {
        EXPECT_EQ(OPWRIGHT_DISPATCH_FOR(isa, test_level)(), static_cast<int>(isa));
        EXPECT_EQ(*OPWRIGHT_DISPATCH_FOR(isa, kTestVectorBytes), 16 << static_cast<int>(isa));
    }
    EXPECT_EQ(OPWRIGHT_DISPATCH(test_level)(), static_cast<int>(active_isa()));
}

TEST(SimdIsa, EveryIndexOnce) {
    Random random(1);
    for (int64_t n = 0; n < 200; ++n) {
        const std::vector<float> a = random.values(n);
        const std::vector<float> b = random.values(n);
        for (Isa isa : available_isas()) {
            std::vector<float> y(static_cast<size_t>(n));
            OPWRIGHT_DISPATCH_FOR(isa, test_add)(a.data(), b.data(), y.data(), n);
            for (size_t i = 0; i < y.size(); ++i) {
                ASSERT_EQ(y[i], a[i] + b[i]);
            }
            y = a;  // in place
            OPWRIGHT_DISPATCH_FOR(isa, test_add)(y.data(), b.data(), y.data(), n);
            for (size_t i = 0; i < y.size(); ++i) {
                ASSERT_EQ(y[i], a[i] + b[i]);
            }
        }
    }
}

TEST(SimdIsa, ReluKeepsNaN) {
    std::vector<float> x(70, -1.0f);
    x[3] = x[69] = NAN;
    x[5] = 2.0f;
    for (Isa isa : available_isas()) {
        std::vector<float> y(70);
        OPWRIGHT_DISPATCH_FOR(isa, test_relu)(x.data(), y.data(), 70);
        EXPECT_TRUE(std::isnan(y[3]));
        EXPECT_TRUE(std::isnan(y[69]));
        EXPECT_EQ(y[5], 2.0f);
        EXPECT_EQ(y[6], 0.0f);
    }
}

TEST(SimdIsa, ParallelForCoversTheRange) {
    for (int count : {1, 4}) {
        const Parallel parallel = threads(count);
        for (int64_t n : {0, 1, 2, 9}) {
            std::vector<int> seen(static_cast<size_t>(n));
            parallel_for(parallel, n, 1.0, [&](int64_t begin, int64_t end) {
                for (int64_t i = begin; i < end; ++i) {
                    ++seen[static_cast<size_t>(i)];
                }
            });
            EXPECT_EQ(seen, std::vector<int>(static_cast<size_t>(n), 1));
        }
    }
}

}  // namespace
}  // namespace opwright::testing_simd
