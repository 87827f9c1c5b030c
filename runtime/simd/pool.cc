// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/pool.h"

#include <algorithm>
#include <limits>

#include "runtime/simd/stripe.h"
#include "runtime/simd/units.h"

namespace opwright::simd {

// Everything that the planes of one unit of work have in common.
struct PoolRows {
    int64_t rows;
    int64_t columns;
    int64_t pitch;
    int64_t flat;         // (rows - 1) * pitch + columns
    int64_t most_shift;   // of the column taps
    int64_t slots;        // column slots
    int64_t slot_step;    // between them in the stripe
    int64_t stripe_step;  // between planes
    int64_t down_step;    // between them in the intermediate result
    int64_t taps_y;
    int64_t taps_x;
    const int64_t* offsets_y;  // in the stripe
    const int64_t* offsets_x;  // in the intermediate result
    const float* counts;       // of every position of a flat plane, or null for a maximum
};

// For planes that are some vectors wide.
struct PoolWide {
    static constexpr int64_t kRows = 4;  // of the result, that go through each step together
    int64_t in[2];
    int64_t out[2];
    int64_t kernel[2];
    int64_t stride[2];
    int64_t dilation[2];
    int64_t pad[2];
    int64_t row_floats;  // of a padded row, and what vectors read behind it
    const float* row_counts;
    const float* column_counts;  // or null for a maximum
};

struct PoolLoops {
    void (*fill_stripes)(const Stripe& stripe, int64_t planes, const float* plane, const float* begin,
                         const float* end, float padding, float* to);
    void (*max_rows)(const PoolRows& rows, int64_t planes, const float* stripes, float* down, float* across,
                     float* y, int64_t y_step);
    void (*sum_rows)(const PoolRows& rows, int64_t planes, const float* stripes, float* down, float* across,
                     float* y, int64_t y_step);
    void (*max_wide)(const PoolWide& wide, int64_t planes, const float* x, float* memory, float* y);
    void (*sum_wide)(const PoolWide& wide, int64_t planes, const float* x, float* memory, float* y);
    float (*max_plane)(int64_t count, const float* x);
    float (*sum_plane)(int64_t count, const float* x);
};

}  // namespace opwright::simd

#define OPWRIGHT_BODY "runtime/simd/vector_body.inc"
#include "runtime/simd/each_isa.h"
#define OPWRIGHT_BODY "runtime/simd/stripe_body.inc"
#include "runtime/simd/each_isa.h"
#define OPWRIGHT_BODY "runtime/simd/pool_body.inc"
#include "runtime/simd/each_isa.h"

namespace opwright {
namespace {

using simd::ceil_div;
using simd::round_up;
using simd::Stripe;

constexpr int64_t kSlack = 64;  // floats: four of the widest vectors may be read or written behind an end
constexpr float kLowest = -std::numeric_limits<float>::infinity();

// How a pooling is cut: blocks of rows whose stripe fits into the first cache level. Depends on the shape
// only.
struct PoolPlan {
    const PoolShape& shape;
    int64_t block_rows;
    int64_t blocks;
    int64_t group;  // planes that go through each step together
    int64_t stripe_floats;
    int64_t down_floats;
    int64_t across_floats;

    explicit PoolPlan(const PoolShape& s) : shape(s) {
        constexpr int64_t kFloats = 6144;
        const int64_t row_floats = stripe(0, 1).y.slots() * stripe(0, 1).x.slots() * stripe(0, 1).pitch();
        const int64_t rows =
            std::clamp<int64_t>(kFloats / row_floats, std::min<int64_t>(4, s.out[0]), s.out[0]);
        blocks = ceil_div(s.out[0], rows);
        block_rows = ceil_div(s.out[0], blocks);
        blocks = ceil_div(s.out[0], block_rows);
        const Stripe part = stripe(0, block_rows);
        group = std::clamp<int64_t>(kFloats / part.size(), 1, std::max<int64_t>(s.planes, 1));
        stripe_floats = group * part.size() + kSlack;
        down_floats = group * part.x.slots() * part.rows * part.pitch() + kSlack;
        across_floats = group * part.rows * part.pitch() + kSlack;
    }

    Stripe stripe(int64_t first_row, int64_t rows) const {
        const PoolShape& s = shape;
        Stripe result = {};
        result.y = {s.in[0], s.kernel[0], s.stride[0], s.dilation[0], s.pad_before[0]};
        result.x = {s.in[1], s.kernel[1], s.stride[1], s.dilation[1], s.pad_before[1]};
        result.first_row = first_row;
        result.rows = rows;
        result.columns = s.out[1];
        return result;
    }

    // One slot of scratch memory: stripes, intermediate, result, counts, offsets of taps.
    int64_t counts_floats() const {
        return stripe(0, block_rows).rows * stripe(0, block_rows).pitch() + kSlack;
    }
    int64_t float_bytes() const {
        return round_up((stripe_floats + down_floats + across_floats + counts_floats()) * 4, 64);
    }
    int64_t slot_bytes() const {
        if (is_wide()) {
            return round_up(wide_floats() * 4, 64);
        }
        return float_bytes() + round_up((shape.kernel[0] + shape.kernel[1]) * 8, 64);
    }

    bool is_wide() const { return shape.in[1] >= 20 && shape.stride[1] <= 2; }
    int64_t wide_row_floats() const {
        const int64_t reach =
            (shape.out[1] - 1) * shape.stride[1] + (shape.kernel[1] - 1) * shape.dilation[1] + 1;
        return round_up(std::max(reach, shape.pad_before[1] + shape.in[1]) + kSlack, 16);
    }
    int64_t wide_floats() const {
        return simd::PoolWide::kRows * wide_row_floats() + round_up(shape.out[0], 16) +
               round_up(shape.out[1], 16) + kSlack;
    }

    // A window that covers the one plane exactly needs no sliding.
    bool is_global() const {
        const PoolShape& s = shape;
        for (int i = 0; i < 2; ++i) {
            if (s.out[i] != 1 || s.kernel[i] != s.in[i] || s.dilation[i] != 1 || s.pad_before[i] != 0) {
                return false;
            }
        }
        return true;
    }
};

// How many positions the window of output `at` has: inputs, or inputs and padding.
float window_count(const PoolShape& s, int axis, int64_t at, bool with_padding) {
    const int64_t low = with_padding ? -s.pad_before[axis] : 0;
    const int64_t high = s.in[axis] + (with_padding ? s.pad_after[axis] : 0);
    int64_t count = 0;
    for (int64_t k = 0; k < s.kernel[axis]; ++k) {
        const int64_t position = at * s.stride[axis] - s.pad_before[axis] + k * s.dilation[axis];
        count += position >= low && position < high ? 1 : 0;
    }
    return static_cast<float>(count);
}

enum class Mode { Max, Mean, MeanWithPadding };

void run_wide(const PoolPlan& plan, const simd::PoolLoops& loops, Mode mode, const float* x, float* y,
              void* workspace, const Parallel& parallel) {
    const PoolShape& s = plan.shape;
    const int64_t in_plane = s.in[0] * s.in[1];
    const int64_t out_plane = s.out[0] * s.out[1];
    const int64_t together = std::max<int64_t>(1, 8192 / std::max(in_plane, out_plane));
    const int64_t bundles = ceil_div(s.planes, together);
    const double ns = 0.1 * static_cast<double>(together * (in_plane + out_plane));
    simd::run_units(parallel, bundles, ns, [&](int64_t unit, int64_t slot) {
        float* const memory = static_cast<float*>(workspace) + slot * plan.slot_bytes() / 4;
        float* const rows = memory + simd::PoolWide::kRows * plan.wide_row_floats();
        float* const columns = rows + round_up(s.out[0], 16);
        simd::PoolWide wide = {};
        for (int i = 0; i < 2; ++i) {
            wide.in[i] = s.in[i];
            wide.out[i] = s.out[i];
            wide.kernel[i] = s.kernel[i];
            wide.stride[i] = s.stride[i];
            wide.dilation[i] = s.dilation[i];
            wide.pad[i] = s.pad_before[i];
            for (int64_t at = 0; mode != Mode::Max && at < s.out[i]; ++at) {
                (i == 0 ? rows : columns)[at] = window_count(s, i, at, mode == Mode::MeanWithPadding);
            }
        }
        std::fill_n(columns + s.out[1], mode == Mode::Max ? 0 : kSlack, 1.0f);
        wide.row_floats = plan.wide_row_floats();
        wide.row_counts = rows;
        wide.column_counts = mode == Mode::Max ? nullptr : columns;
        const int64_t first = unit * together;
        (mode == Mode::Max ? loops.max_wide : loops.sum_wide)(
            wide, std::min(together, s.planes - first), x + first * in_plane, memory, y + first * out_plane);
    });
}

void run(const PoolShape& shape, Mode mode, const float* x, float* y, void* workspace,
         const Parallel& parallel, Isa isa) {
    const simd::PoolLoops& loops = *OPWRIGHT_DISPATCH_FOR(isa, kPoolLoops);
    const PoolPlan plan(shape);
    const int64_t in_plane = shape.in[0] * shape.in[1];
    const int64_t out_plane = shape.out[0] * shape.out[1];
    if (plan.is_global()) {
        const auto reduce = mode == Mode::Max ? loops.max_plane : loops.sum_plane;
        const float divisor = mode == Mode::Max ? 1.0f : static_cast<float>(in_plane);
        parallel_for(parallel, shape.planes, 0.05 * static_cast<double>(in_plane),
                     [&](int64_t begin, int64_t end) {
                         for (int64_t plane = begin; plane < end; ++plane) {
                             y[plane] = reduce(in_plane, x + plane * in_plane) / divisor;
                         }
                     });
        return;
    }
    if (plan.is_wide()) {
        run_wide(plan, loops, mode, x, y, workspace, parallel);
        return;
    }
    // Small planes go through together, so that what they have in common is worked out seldom.
    const int64_t together = simd::round_up(
        std::clamp<int64_t>(16384 / std::max(in_plane, out_plane), 1, std::max<int64_t>(shape.planes, 1)),
        plan.group);
    const int64_t bundles = ceil_div(shape.planes, together);
    const double ns = 0.2 * static_cast<double>(together * (in_plane + out_plane) / plan.blocks);
    simd::run_units(parallel, bundles * plan.blocks, ns, [&](int64_t unit, int64_t slot) {
        const int64_t first_row = unit % plan.blocks * plan.block_rows;
        const Stripe stripe = plan.stripe(first_row, std::min(plan.block_rows, shape.out[0] - first_row));
        std::byte* memory = static_cast<std::byte*>(workspace) + slot * plan.slot_bytes();
        float* const padded = reinterpret_cast<float*>(memory);
        float* const down = padded + plan.stripe_floats;
        float* const across = down + plan.down_floats;
        float* const counts = across + plan.across_floats;
        int64_t* const offsets = reinterpret_cast<int64_t*>(memory + plan.float_bytes());
        simd::PoolRows rows = {};
        rows.rows = stripe.rows;
        rows.columns = stripe.columns;
        rows.pitch = stripe.pitch();
        rows.flat = (rows.rows - 1) * rows.pitch + rows.columns;
        rows.most_shift = stripe.x.most_shift();
        rows.slots = stripe.x.slots();
        rows.slot_step = stripe.slot_step();
        rows.stripe_step = stripe.size();
        rows.down_step = rows.rows * rows.pitch;
        rows.taps_y = shape.kernel[0];
        rows.taps_x = shape.kernel[1];
        rows.offsets_y = offsets;
        rows.offsets_x = offsets + shape.kernel[0];
        for (int64_t k = 0; k < shape.kernel[0]; ++k) {
            offsets[k] = stripe.tap(k, 0) - stripe.x.shift(0) - stripe.x.slot(0) * rows.slot_step;
        }
        for (int64_t k = 0; k < shape.kernel[1]; ++k) {
            offsets[shape.kernel[0] + k] = stripe.x.slot(k) * rows.down_step + stripe.x.shift(k);
        }
        if (mode != Mode::Max) {
            std::fill_n(counts, rows.down_step, 1.0f);
            for (int64_t j = 0; j < rows.columns; ++j) {
                counts[j] = window_count(shape, 1, j, mode == Mode::MeanWithPadding);
            }
            // The first row last, as it holds the counts of the columns.
            for (int64_t i = rows.rows - 1; i >= 0; --i) {
                const float count = window_count(shape, 0, first_row + i, mode == Mode::MeanWithPadding);
                for (int64_t j = 0; j < rows.columns; ++j) {
                    counts[i * rows.pitch + j] = counts[j] * count;
                }
            }
            rows.counts = counts;
        }
        const int64_t first = unit / plan.blocks * together;
        const int64_t last = std::min(first + together, shape.planes);
        for (int64_t plane = first; plane < last; plane += plan.group) {
            const int64_t count = std::min(plan.group, last - plane);
            loops.fill_stripes(stripe, count, x + plane * in_plane, x, x + shape.planes * in_plane,
                               mode == Mode::Max ? kLowest : 0.0f, padded);
            std::fill_n(padded + count * stripe.size(), kSlack, 0.0f);
            std::fill_n(down + count * rows.slots * rows.down_step, kSlack, 0.0f);
            (mode == Mode::Max ? loops.max_rows : loops.sum_rows)(
                rows, count, padded, down, across, y + plane * out_plane + first_row * shape.out[1],
                out_plane);
        }
    });
}

}  // namespace

size_t pool_workspace_bytes(const PoolShape& shape, const Parallel& parallel, Isa) {
    return static_cast<size_t>(simd::slot_count(parallel, INT64_MAX) * PoolPlan(shape).slot_bytes());
}

void max_pool(const PoolShape& shape, const float* x, float* y, void* workspace, const Parallel& parallel,
              Isa isa) {
    run(shape, Mode::Max, x, y, workspace, parallel, isa);
}

void average_pool(const PoolShape& shape, bool count_include_pad, const float* x, float* y, void* workspace,
                  const Parallel& parallel, Isa isa) {
    run(shape, count_include_pad ? Mode::MeanWithPadding : Mode::Mean, x, y, workspace, parallel, isa);
}

}  // namespace opwright
