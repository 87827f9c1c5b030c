// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/pool.h"

#include <algorithm>

#include "test_simd_support.h"

namespace opwright::testing_simd {
namespace {

std::string name(const PoolShape& s, Isa isa) {
    std::string text(isa_name(isa));
    const auto add = [&](const char* what, int64_t a, int64_t b) {
        text += std::string(" ") + what + " " + std::to_string(a) + "," + std::to_string(b);
    };
    add("in", s.in[0], s.in[1]);
    add("kernel", s.kernel[0], s.kernel[1]);
    add("stride", s.stride[0], s.stride[1]);
    add("dilation", s.dilation[0], s.dilation[1]);
    add("before", s.pad_before[0], s.pad_before[1]);
    add("after", s.pad_after[0], s.pad_after[1]);
    add("out", s.out[0], s.out[1]);
    return text;
}

enum class Mode { Max, Mean, MeanWithPadding };

void check(const PoolShape& s, Mode mode, const std::vector<float>& x, const std::vector<float>& y) {
    size_t at = 0;
    for (int64_t plane = 0; plane < s.planes; ++plane) {
        for (int64_t oy = 0; oy < s.out[0]; ++oy) {
            for (int64_t ox = 0; ox < s.out[1]; ++ox, ++at) {
                float largest = -std::numeric_limits<float>::infinity();
                double sum = 0;
                double magnitude = 0;
                int64_t inputs = 0;
                int64_t positions = 0;
                for (int64_t ky = 0; ky < s.kernel[0]; ++ky) {
                    for (int64_t kx = 0; kx < s.kernel[1]; ++kx) {
                        const int64_t iy = oy * s.stride[0] - s.pad_before[0] + ky * s.dilation[0];
                        const int64_t ix = ox * s.stride[1] - s.pad_before[1] + kx * s.dilation[1];
                        if (iy >= s.in[0] + s.pad_after[0] || ix >= s.in[1] + s.pad_after[1]) {
                            continue;
                        }
                        ++positions;
                        if (iy < 0 || iy >= s.in[0] || ix < 0 || ix >= s.in[1]) {
                            continue;
                        }
                        ++inputs;
                        const float value = x[(plane * s.in[0] + iy) * s.in[1] + ix];
                        largest = std::max(largest, value);
                        sum += static_cast<double>(value);
                        magnitude += std::fabs(static_cast<double>(value));
                    }
                }
                const double count = static_cast<double>(mode == Mode::Mean ? inputs : positions);
                if (mode == Mode::Max) {
                    ASSERT_EQ(y[at], largest) << plane << ": " << oy << ", " << ox;
                } else if (count == 0) {
                    ASSERT_TRUE(std::isnan(y[at]));
                } else {
                    ASSERT_TRUE(close_sum(y[at], sum / count, magnitude / count, inputs))
                        << plane << ": " << oy << ", " << ox;
                }
            }
        }
    }
}

void run(const PoolShape& s, uint64_t seed) {
    Random random(seed);
    const std::vector<float> x = random.values(s.planes * s.in[0] * s.in[1]);
    for (Isa isa : available_isas()) {
        SCOPED_TRACE(name(s, isa));
        for (Mode mode : {Mode::Max, Mode::Mean, Mode::MeanWithPadding}) {
            std::vector<float> first;
            for (int count : {1, 3}) {
                const Parallel parallel = threads(count);
                Scratch workspace(pool_workspace_bytes(s, parallel, isa));
                std::vector<float> y(static_cast<size_t>(s.planes * s.out[0] * s.out[1]), 77.0f);
                if (mode == Mode::Max) {
                    max_pool(s, x.data(), y.data(), workspace.data(), parallel, isa);
                } else {
                    average_pool(s, mode == Mode::MeanWithPadding, x.data(), y.data(), workspace.data(),
                                 parallel, isa);
                }
                if (count == 1) {
                    check(s, mode, x, y);
                    first = y;
                }
                for (size_t i = 0; i < y.size(); ++i) {
                    ASSERT_TRUE(first[i] == y[i] || std::isnan(y[i])) << "depends on the number of threads";
                }
            }
        }
        if (::testing::Test::HasFatalFailure()) {
            return;
        }
    }
}

PoolShape sized(PoolShape s, bool round_up) {
    for (int i = 0; i < 2; ++i) {
        const int64_t window = (s.kernel[i] - 1) * s.dilation[i] + 1;
        const int64_t room = s.in[i] + s.pad_before[i] + s.pad_after[i] - window;
        s.out[i] = (room + (round_up ? s.stride[i] - 1 : 0)) / s.stride[i] + 1;
    }
    return s;
}

TEST(SimdPool, NetworkShapes) {
    const struct {
        int64_t in, kernel, stride, pad;
        bool round_up;
    } rows[] = {{112, 3, 2, 1, false}, {55, 3, 2, 0, false}, {28, 3, 1, 1, false}, {14, 3, 2, 0, true},
                {224, 2, 2, 0, false}, {14, 2, 2, 0, false}, {7, 3, 1, 1, false},  {7, 7, 1, 0, false},
                {13, 13, 1, 0, false}, {14, 3, 2, 1, false}};
    uint64_t seed = 0;
    for (const auto& row : rows) {
        PoolShape s;
        s.planes = 5;
        for (int i = 0; i < 2; ++i) {
            s.in[i] = row.in;
            s.kernel[i] = row.kernel;
            s.stride[i] = row.stride;
            s.pad_before[i] = s.pad_after[i] = row.pad;
        }
        run(sized(s, row.round_up), ++seed);
    }
}

TEST(SimdPool, RandomShapes) {
    Random random(9);
    for (uint64_t i = 0; i < 500; ++i) {
        PoolShape s;
        s.planes = random.range(1, 4);
        for (int axis = 0; axis < 2; ++axis) {
            s.kernel[axis] = random.range(1, 5);
            s.stride[axis] = random.range(1, 4);
            s.dilation[axis] = random.range(1, 3);
            s.pad_before[axis] = random.range(0, 4);
            s.pad_after[axis] = random.range(0, 4);
            const int64_t window = (s.kernel[axis] - 1) * s.dilation[axis] + 1;
            s.in[axis] = std::max(random.range(1, 60), window - s.pad_before[axis] - s.pad_after[axis]);
        }
        run(sized(s, i % 2 == 0), i);
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(SimdPool, NaNIsPassedOver) {
    for (Isa isa : available_isas()) {
        PoolShape s;
        s.in[1] = 40;
        s.kernel[1] = 2;
        s.out[1] = 39;
        std::vector<float> x(40, -3.0f);
        x[0] = x[7] = x[8] = NAN;
        std::vector<float> y(39);
        Scratch workspace(pool_workspace_bytes(s, kSerial, isa));
        max_pool(s, x.data(), y.data(), workspace.data(), kSerial, isa);
        EXPECT_EQ(y[0], -3.0f);
        EXPECT_EQ(y[6], -3.0f);
        EXPECT_EQ(y[7], -std::numeric_limits<float>::infinity());
        EXPECT_EQ(y[8], -3.0f);
    }
}

}  // namespace
}  // namespace opwright::testing_simd
