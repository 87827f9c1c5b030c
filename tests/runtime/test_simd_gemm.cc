// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/gemm.h"

#include "test_simd_support.h"

namespace opwright::testing_simd {
namespace {

struct Case {
    GemmShape shape;
    double alpha;
    double beta;
};

std::string name(const Case& test, Isa isa) {
    const GemmShape& s = test.shape;
    return std::string(isa_name(isa)) + " m " + std::to_string(s.m) + " n " + std::to_string(s.n) + " k " +
           std::to_string(s.k) + (s.trans_a ? " trans_a" : "") + (s.trans_b ? " trans_b" : "") + " alpha " +
           std::to_string(test.alpha) + " beta " + std::to_string(test.beta);
}

template <class T>
struct Operands {
    int64_t lda, ldb, ldc;
    std::vector<T> a, b, c;

    Operands(const GemmShape& s, Random& random)
        : lda((s.trans_a ? s.m : s.k) + 3),
          ldb((s.trans_b ? s.k : s.n) + 1),
          ldc(s.n + 2),
          // Exactly as long as needed, so that the address sanitizer sees a read behind the end.
          a(random.values<T>(extent(s.trans_a ? s.k : s.m, s.trans_a ? s.m : s.k, lda))),
          b(random.values<T>(extent(s.trans_b ? s.n : s.k, s.trans_b ? s.k : s.n, ldb))),
          c(random.values<T>(extent(s.m, s.n, ldc))) {}

    static int64_t extent(int64_t rows, int64_t columns, int64_t step) {
        return rows == 0 || columns == 0 ? 0 : (rows - 1) * step + columns;
    }
};

template <class T>
void check(const Case& test, const Operands<T>& in, const std::vector<T>& got) {
    const GemmShape& s = test.shape;
    for (int64_t i = 0; i < s.m; ++i) {
        for (int64_t j = 0; j < s.n; ++j) {
            double sum = 0;
            double magnitude = 0;
            for (int64_t k = 0; k < s.k; ++k) {
                const double product =
                    static_cast<double>(in.a[s.trans_a ? k * in.lda + i : i * in.lda + k]) *
                    static_cast<double>(in.b[s.trans_b ? j * in.ldb + k : k * in.ldb + j]);
                sum += product;
                magnitude += std::fabs(product);
            }
            const double old = test.beta == 0 ? 0 : test.beta * static_cast<double>(in.c[i * in.ldc + j]);
            ASSERT_TRUE(close_sum(got[i * in.ldc + j], test.alpha * sum + old,
                                  std::fabs(test.alpha) * magnitude + std::fabs(old), s.k))
                << "at " << i << ", " << j;
        }
        // What lies between the rows stays as it was.
        for (int64_t j = s.n; j < in.ldc && i * in.ldc + j < static_cast<int64_t>(got.size()); ++j) {
            ASSERT_EQ(got[i * in.ldc + j], in.c[i * in.ldc + j]);
        }
    }
}

template <class T>
void run(const Case& test, uint64_t seed) {
    Random random(seed);
    const Operands<T> in(test.shape, random);
    const T alpha = static_cast<T>(test.alpha);
    const T beta = static_cast<T>(test.beta);
    for (Isa isa : available_isas()) {
        SCOPED_TRACE(name(test, isa));
        std::vector<T> first;
        for (int count : {1, 3}) {
            const Parallel parallel = threads(count);
            std::vector<T> c = in.c;
            {
                Scratch workspace(gemm_workspace_bytes<T>(test.shape, parallel, isa));
                gemm<T>(test.shape, alpha, in.a.data(), in.lda, in.b.data(), in.ldb, beta, c.data(), in.ldc,
                        parallel, workspace.data(), isa);
            }
            check(test, in, c);
            if (count == 1) {
                first = c;
            }
            ASSERT_EQ(first, c) << "depends on the number of threads";

            Scratch packed(gemm_packed_bytes<T>(test.shape, isa));
            gemm_pack_b<T>(test.shape, in.b.data(), in.ldb, packed.data(), isa);
            c = in.c;
            gemm_packed<T>(test.shape, alpha, in.a.data(), in.lda, packed.data(), beta, c.data(), in.ldc,
                           parallel, isa);
            check(test, in, c);
        }
        if (::testing::Test::HasFatalFailure()) {
            return;
        }
    }
}

TEST(SimdGemm, SmallShapes) {
    uint64_t seed = 1;
    for (int64_t m : {0, 1, 2, 3, 5, 8, 9, 17}) {
        for (int64_t n : {0, 1, 2, 15, 16, 17, 47, 48, 49, 100}) {
            for (int64_t k : {0, 1, 2, 7, 33}) {
                for (int trans = 0; trans < 4; ++trans) {
                    const Case test = {{m, n, k, (trans & 1) != 0, (trans & 2) != 0}, 1.0, 0.0};
                    run<float>(test, ++seed);
                    if (HasFatalFailure()) {
                        return;
                    }
                }
            }
        }
    }
}

TEST(SimdGemm, RandomShapesAndFactors) {
    Random random(77);
    const double factors[] = {0.0, 1.0, 0.5, -2.0};
    for (int i = 0; i < 150; ++i) {
        Case test;
        test.shape = {random.range(1, 70), random.range(1, 200), random.range(1, 300),
                      random.range(0, 1) == 1, random.range(0, 1) == 1};
        test.alpha = factors[random.range(0, 3)];
        test.beta = factors[random.range(0, 3)];
        run<float>(test, static_cast<uint64_t>(i));
        run<double>(test, static_cast<uint64_t>(i));
        if (HasFatalFailure()) {
            return;
        }
    }
}

// Deep enough to be cut into several blocks, and wide enough for several column blocks.
TEST(SimdGemm, DeepShapes) {
    for (int trans = 0; trans < 4; ++trans) {
        const bool a = (trans & 1) != 0;
        const bool b = (trans & 2) != 0;
        run<float>({{20, 130, 2500, a, b}, 1.0, 0.0}, 1);
        run<float>({{9, 50, 1030, a, b}, 0.5, 1.0}, 2);
        run<double>({{9, 50, 1030, a, b}, 1.0, 1.0}, 3);
        run<float>({{1, 2100, 1500, a, b}, 1.0, 0.0}, 4);
        run<float>({{300, 1, 1500, a, b}, 1.0, 2.0}, 5);
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(SimdGemm, BetaZeroDoesNotReadC) {
    for (Isa isa : available_isas()) {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (int64_t m : {1, 20}) {
            const GemmShape shape = {m, 50, 5, false, false};
            const std::vector<float> a(static_cast<size_t>(m * 5), 1.0f);
            const std::vector<float> b(250, 2.0f);
            for (float alpha : {1.0f, 0.5f, 0.0f}) {
                std::vector<float> c(static_cast<size_t>(m * 50), nan);
                Scratch workspace(gemm_workspace_bytes<float>(shape, kSerial, isa));
                gemm<float>(shape, alpha, a.data(), 5, b.data(), 50, 0.0f, c.data(), 50, kSerial,
                            workspace.data(), isa);
                for (float value : c) {
                    ASSERT_EQ(value, alpha * 10.0f);
                }
            }
        }
    }
}

TEST(SimdGemm, NaNAndInfinityPass) {
    for (Isa isa : available_isas()) {
        const GemmShape shape = {4, 20, 3, false, false};
        std::vector<float> a(12, 1.0f);
        std::vector<float> b(60, 1.0f);
        b[7] = std::numeric_limits<float>::infinity();
        b[9] = std::numeric_limits<float>::quiet_NaN();
        std::vector<float> c(80);
        Scratch workspace(gemm_workspace_bytes<float>(shape, kSerial, isa));
        gemm<float>(shape, 1.0f, a.data(), 3, b.data(), 20, 0.0f, c.data(), 20, kSerial, workspace.data(),
                    isa);
        EXPECT_EQ(c[27], std::numeric_limits<float>::infinity());
        EXPECT_TRUE(std::isnan(c[29]));
        EXPECT_EQ(c[28], 3.0f);
    }
}

}  // namespace
}  // namespace opwright::testing_simd
