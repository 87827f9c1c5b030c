// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/conv.h"
#include "runtime/simd/norm.h"
#include "test_simd_support.h"

namespace opwright::testing_simd {
namespace {

std::string name(const ConvShape& s, Isa isa) {
    std::string text(isa_name(isa));
    const auto add = [&](const char* what, int64_t a, int64_t b) {
        text += std::string(" ") + what + " " + std::to_string(a) + "," + std::to_string(b);
    };
    add("batch,groups", s.batch, s.groups);
    add("channels,outputs", s.channels, s.outputs);
    add("in", s.in[0], s.in[1]);
    add("kernel", s.kernel[0], s.kernel[1]);
    add("stride", s.stride[0], s.stride[1]);
    add("dilation", s.dilation[0], s.dilation[1]);
    add("pad", s.pad[0], s.pad[1]);
    add("out", s.out[0], s.out[1]);
    return text;
}

// The plain definition, in double.
void check(const ConvShape& s, const std::vector<float>& x, const std::vector<float>& w, const float* bias,
           bool relu, const std::vector<float>& y) {
    const int64_t channels = s.channels / s.groups;
    const int64_t outputs = s.outputs / s.groups;
    size_t at = 0;
    for (int64_t n = 0; n < s.batch; ++n) {
        for (int64_t m = 0; m < s.outputs; ++m) {
            for (int64_t oy = 0; oy < s.out[0]; ++oy) {
                for (int64_t ox = 0; ox < s.out[1]; ++ox, ++at) {
                    double sum = bias == nullptr ? 0 : static_cast<double>(bias[m]);
                    double magnitude = std::fabs(sum);
                    for (int64_t c = 0; c < channels; ++c) {
                        for (int64_t ky = 0; ky < s.kernel[0]; ++ky) {
                            for (int64_t kx = 0; kx < s.kernel[1]; ++kx) {
                                const int64_t iy = oy * s.stride[0] - s.pad[0] + ky * s.dilation[0];
                                const int64_t ix = ox * s.stride[1] - s.pad[1] + kx * s.dilation[1];
                                if (iy < 0 || iy >= s.in[0] || ix < 0 || ix >= s.in[1]) {
                                    continue;
                                }
                                const int64_t channel = m / outputs * channels + c;
                                const double product =
                                    static_cast<double>(
                                        x[((n * s.channels + channel) * s.in[0] + iy) * s.in[1] + ix]) *
                                    static_cast<double>(
                                        w[((m * channels + c) * s.kernel[0] + ky) * s.kernel[1] + kx]);
                                sum += product;
                                magnitude += std::fabs(product);
                            }
                        }
                    }
                    ASSERT_TRUE(close_sum(y[at], relu ? std::fmax(sum, 0.0) : sum, magnitude,
                                          channels * s.kernel[0] * s.kernel[1]))
                        << "image " << n << " output " << m << " at " << oy << ", " << ox;
                }
            }
        }
    }
}

void run(const ConvShape& s, uint64_t seed) {
    Random random(seed);
    const std::vector<float> x = random.values(s.batch * s.channels * s.in[0] * s.in[1]);
    const std::vector<float> w =
        random.values(s.outputs * (s.channels / s.groups) * s.kernel[0] * s.kernel[1]);
    const std::vector<float> bias = random.values(s.outputs);
    const bool has_bias = seed % 2 == 0;
    const bool relu = seed % 3 == 0;
    Epilogue after;
    if (relu) after.low = 0.0f;
    const std::vector<float> scale = random.values(s.outputs);
    const std::vector<float> shift = random.values(s.outputs);
    for (Isa isa : available_isas()) {
        SCOPED_TRACE(name(s, isa));
        Scratch packed(conv_packed_bytes(s, isa));
        conv_pack(s, w.data(), packed.data(), isa);
        std::vector<float> first;
        for (int count : {1, 3}) {
            const Parallel parallel = threads(count);
            Scratch workspace(conv_workspace_bytes(s, parallel, isa));
            std::vector<float> y(static_cast<size_t>(s.batch * s.outputs * s.out[0] * s.out[1]), NAN);
            conv_run(s, x.data(), packed.data(), has_bias ? bias.data() : nullptr, after, y.data(),
                     workspace.data(), parallel, isa);
            if (count == 1) {
                first = y;
                check(s, x, w, has_bias ? bias.data() : nullptr, relu, y);
            }
            ASSERT_EQ(first, y) << "depends on the number of threads";
            // With a scale, or an upper bound, the same as both steps one after the other.
            Epilogue more{seed % 5 == 0 ? nullptr : scale.data(), shift.data(), relu ? 0.0f : after.low,
                          0.5f};
            if (seed % 7 == 0) more.high = after.high;
            std::vector<float> apart(y.size(), NAN);
            conv_run(s, x.data(), packed.data(), has_bias ? bias.data() : nullptr, {}, apart.data(),
                     workspace.data(), parallel, isa);
            scale_shift(s.batch, s.outputs, s.out[0] * s.out[1], apart.data(), more, apart.data(), kSerial,
                        isa);
            conv_run(s, x.data(), packed.data(), has_bias ? bias.data() : nullptr, more, y.data(),
                     workspace.data(), parallel, isa);
            ASSERT_EQ(apart, y);
        }
        if (::testing::Test::HasFatalFailure()) {
            return;
        }
    }
}

// Sets `out` from a total padding of pad + after.
ConvShape sized(ConvShape s, int64_t after_y, int64_t after_x) {
    const int64_t after[2] = {after_y, after_x};
    for (int i = 0; i < 2; ++i) {
        const int64_t window = (s.kernel[i] - 1) * s.dilation[i] + 1;
        s.out[i] = (s.in[i] + s.pad[i] + after[i] - window) / s.stride[i] + 1;
    }
    return s;
}

// The layers of usual networks, with fewer channels.
TEST(SimdConv, NetworkShapes) {
    const struct {
        int64_t channels, outputs, in, kernel, stride, pad, groups;
    } rows[] = {
        {3, 16, 37, 7, 2, 3, 1},   {3, 13, 51, 11, 4, 2, 1}, {20, 24, 14, 3, 1, 1, 1},
        {40, 48, 7, 3, 1, 1, 1},   {70, 50, 7, 1, 1, 0, 1},  {64, 64, 28, 1, 1, 0, 1},
        {32, 40, 14, 1, 2, 0, 1},  {24, 24, 13, 5, 1, 2, 2}, {24, 24, 14, 3, 1, 1, 24},
        {24, 24, 28, 3, 2, 1, 24}, {12, 24, 7, 3, 1, 1, 12}, {30, 60, 7, 1, 1, 0, 3},
        {130, 20, 9, 3, 1, 1, 1},  {600, 33, 7, 1, 1, 0, 1}, {600, 33, 20, 1, 1, 0, 1},
        {256, 10, 6, 6, 1, 0, 1},  {16, 16, 56, 3, 1, 1, 1}, {8, 8, 112, 3, 2, 1, 8},
        {100, 50, 3, 3, 1, 1, 1},  {100, 50, 2, 3, 1, 1, 1}, {180, 17, 5, 3, 2, 1, 1},
    };
    uint64_t seed = 1;
    for (const auto& row : rows) {
        ConvShape s;
        s.batch = 1;
        s.channels = row.channels;
        s.outputs = row.outputs;
        s.groups = row.groups;
        for (int i = 0; i < 2; ++i) {
            s.in[i] = row.in;
            s.kernel[i] = row.kernel;
            s.stride[i] = row.stride;
            s.pad[i] = row.pad;
        }
        for (int i = 0; i < 6; ++i) {
            run(sized(s, row.pad, row.pad), ++seed);
        }
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(SimdConv, RandomShapes) {
    Random random(5);
    for (uint64_t i = 0; i < 600; ++i) {
        ConvShape s;
        s.batch = random.range(1, 2);
        s.groups = random.range(0, 2) == 0 ? random.range(1, 5) : 1;
        const bool depthwise = random.range(0, 3) == 0;
        s.channels = s.groups * (depthwise ? 1 : random.range(1, 9));
        s.outputs = s.groups * random.range(1, depthwise ? 3 : 21);
        int64_t after[2];
        for (int axis = 0; axis < 2; ++axis) {
            s.kernel[axis] = random.range(1, 5);
            s.stride[axis] = random.range(1, 4);
            s.dilation[axis] = random.range(1, 3);
            // Paddings beyond the window, and inputs smaller than the window, give outputs that see no input.
            s.pad[axis] = random.range(0, 6);
            after[axis] = random.range(0, 6);
            const int64_t window = (s.kernel[axis] - 1) * s.dilation[axis] + 1;
            s.in[axis] = std::max<int64_t>(1, random.range(1, 40));
            s.in[axis] = std::max(s.in[axis], window - s.pad[axis] - after[axis]);
        }
        run(sized(s, after[0], after[1]), i);
        if (HasFatalFailure()) {
            return;
        }
    }
}

// One-dimensional ones have height 1; long rows are cut within the row.
TEST(SimdConv, OneDimensional) {
    uint64_t seed = 0;
    for (int64_t length : {1, 15, 100, 3000}) {
        for (int64_t stride : {1, 2, 3, 9}) {
            for (int64_t groups : {1, 4}) {
                ConvShape s;
                s.channels = 4;
                s.outputs = 12;
                s.groups = groups;
                s.in[1] = length;
                s.kernel[1] = 5;
                s.stride[1] = stride;
                s.dilation[1] = 1 + length % 2;
                s.pad[1] = 4;
                run(sized(s, 0, 6), ++seed);
            }
        }
    }
}

// So many channels that a block holds some rows, or a part of one.
TEST(SimdConv, BlocksOfRowsAndColumns) {
    uint64_t seed = 0;
    for (const int64_t height : {1, 2, 41}) {
        ConvShape s;
        s.channels = height == 41 ? 150 : 70;
        s.outputs = 11;
        s.in[0] = height;
        s.in[1] = height == 41 ? 43 : 1500;
        s.kernel[0] = height == 1 ? 1 : 3;
        s.kernel[1] = 3;
        s.pad[0] = height == 1 ? 0 : 1;
        s.pad[1] = 1;
        for (int i = 0; i < 2; ++i) {
            run(sized(s, s.pad[0], 1), ++seed);
        }
    }
}

// One channel per group and 3 x 3 taps around each pixel, from a plane of one pixel on.
TEST(SimdConv, DepthwiseAroundEachPixel) {
    uint64_t seed = 0;
    for (const int64_t height : {1, 2, 3, 4, 5, 7, 9, 40}) {
        for (const int64_t width : {1, 3, 4, 5, 7, 13, 15, 16, 17, 31, 33}) {
            ConvShape s;
            s.batch = 1 + width % 2;
            s.channels = s.groups = 1 + height % 3;
            s.outputs = s.channels * (1 + width % 3 / 2);
            s.in[0] = height;
            s.in[1] = width;
            for (int i = 0; i < 2; ++i) {
                s.kernel[i] = 3;
                s.pad[i] = 1;
            }
            run(sized(s, 1, 1), ++seed);
        }
    }
}

// Taps so far apart that no more than one of them meets the input: sizes that follow from the distance alone
// must stay small.
TEST(SimdConv, DistantTaps) {
    uint64_t seed = 0;
    for (const int64_t outputs : {3, 40}) {
        for (const int64_t extent : {3, 9, 20}) {
            ConvShape s;
            s.channels = 6;
            s.outputs = outputs;
            s.kernel[1] = 2;
            s.dilation[1] = 100'000;
            s.in[0] = s.in[1] = extent;
            s.pad[1] = 100'000;
            run(sized(s, 0, 0), ++seed);
        }
    }
}

TEST(SimdConv, ReluKeepsNaN) {
    for (Isa isa : available_isas()) {
        for (int64_t groups : {1, 2}) {
            ConvShape s;
            s.channels = 2;
            s.outputs = 2;
            s.groups = groups;
            s.in[1] = s.out[1] = 40;
            std::vector<float> x(80, -1.0f);
            x[3] = NAN;
            const std::vector<float> w(static_cast<size_t>(4 / groups), 1.0f);
            std::vector<float> y(80);
            Scratch packed(conv_packed_bytes(s, isa));
            conv_pack(s, w.data(), packed.data(), isa);
            Scratch workspace(conv_workspace_bytes(s, kSerial, isa));
            conv_run(s, x.data(), packed.data(), nullptr, Epilogue{nullptr, nullptr, 0.0f}, y.data(),
                     workspace.data(), kSerial, isa);
            EXPECT_TRUE(std::isnan(y[3]));
            EXPECT_EQ(y[4], 0.0f);
        }
    }
}

}  // namespace
}  // namespace opwright::testing_simd
