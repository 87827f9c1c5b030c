// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/norm.h"

#include <algorithm>

#include "runtime/simd/units.h"

namespace opwright::simd {

struct LrnCall {
    int64_t channels;
    int64_t plane;
    int64_t before;  // channels of the window in front of the one in question, and behind it
    int64_t after;
    float factor;
    float bias;
    float beta;
    const float* x;
    float* y;
};

struct NormLoops {
    void (*lrn_pixels)(const LrnCall& call, int64_t first, int64_t last);
    void (*scale_shift_plane)(int64_t count, const float* x, float scale, float shift, float low, float high,
                              float* y);
    void (*add_row)(int64_t count, const float* a, const float* b, float low, float high, float* y);
};

}  // namespace opwright::simd

#define OPWRIGHT_BODY "runtime/simd/vector_body.inc"
#include "runtime/simd/each_isa.h"
#define OPWRIGHT_BODY "runtime/simd/norm_body.inc"
#include "runtime/simd/each_isa.h"

namespace opwright {

void lrn(int64_t batch, int64_t channels, int64_t plane, int64_t size, float alpha, float beta, float bias,
         const float* x, float* y, const Parallel& parallel, Isa isa) {
    // Few enough pixels that the channels of a window stay in the first cache level.
    constexpr int64_t kPixels = 256;
    const simd::NormLoops& loops = *OPWRIGHT_DISPATCH_FOR(isa, kNormLoops);
    const int64_t blocks = simd::ceil_div(plane, kPixels);
    const double ns = 0.5 * static_cast<double>(channels * std::min(plane, kPixels));
    parallel_for(parallel, batch * blocks, ns, [&](int64_t begin, int64_t end) {
        for (int64_t unit = begin; unit < end; ++unit) {
            const int64_t image = unit / blocks;
            const int64_t first = unit % blocks * kPixels;
            simd::LrnCall call = {};
            call.channels = channels;
            call.plane = plane;
            call.before = (size - 1) / 2;
            call.after = size / 2;
            call.factor = alpha / static_cast<float>(size);
            call.bias = bias;
            call.beta = beta;
            call.x = x + image * channels * plane;
            call.y = y + image * channels * plane;
            loops.lrn_pixels(call, first, std::min(first + kPixels, plane));
        }
    });
}

namespace {

void run_channel(const simd::NormLoops& loops, int64_t count, const float* x, int64_t channel,
                 const Epilogue& after, float* y) {
    // x * 1 + -0 is x, also where x is -0.
    const float scale = after.scale == nullptr ? 1.0f : after.scale[channel];
    const float shift = after.scale == nullptr ? -0.0f : after.shift[channel];
    loops.scale_shift_plane(count, x, scale, shift, after.low, after.high, y);
}

constexpr double kNsPerElement = 0.1;

}  // namespace

void scale_shift(int64_t batch, int64_t channels, int64_t plane, const float* x, const Epilogue& after,
                 float* y, const Parallel& parallel, Isa isa) {
    const simd::NormLoops& loops = *OPWRIGHT_DISPATCH_FOR(isa, kNormLoops);
    parallel_for(parallel, batch * channels, kNsPerElement * static_cast<double>(plane),
                 [&](int64_t begin, int64_t end) {
                     for (int64_t unit = begin; unit < end; ++unit) {
                         run_channel(loops, plane, x + unit * plane, unit % channels, after,
                                     y + unit * plane);
                     }
                 });
}

void add_clamped(int64_t count, const float* a, const float* b, const Epilogue& after, float* y,
                 const Parallel& parallel, Isa isa) {
    const simd::NormLoops& loops = *OPWRIGHT_DISPATCH_FOR(isa, kNormLoops);
    parallel_for(parallel, count, kNsPerElement, [&](int64_t begin, int64_t end) {
        loops.add_row(end - begin, a + begin, b + begin, after.low, after.high, y + begin);
    });
}

}  // namespace opwright
