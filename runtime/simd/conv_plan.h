// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>

#include "runtime/simd/conv.h"
#include "runtime/simd/stripe.h"
#include "runtime/simd/tile.h"
#include "runtime/simd/units.h"

// Internal to runtime/simd: how a convolution is cut.
namespace opwright::simd {

struct ConvLoops;

// How the pixels of one panel lie in a stripe: vector copies of `to[i]` in the panel's row from `from[i]` in
// the stripe, both relative to their starts.
struct PanelPlan {
    static constexpr int kMost = 48;
    int64_t width;    // of a row of the panel
    int64_t zero_at;  // where a vector of zeros is stored first, or -1
    int64_t taps;
    int copies;
    int64_t to[kMost];
    int64_t from[kMost];
};

// Which sums one routine forms side by side. One channel per group needs no product of matrices. Otherwise
// the sums are tiles of a product whose columns are pixels of the output or, where few pixels fill vectors
// badly, outputs:
//   Panels   pixels, which are copied into a panel with a row for every depth step, as GEMM has it;
//   Windows  pixels, which are read where they lie in a stripe: without the copy, but what lies between two
//            rows of the stripe is computed as well;
//   Outputs  outputs; the pixels are read where they lie in a stripe, or in a panel where rows fill tiles
//   badly.
enum class ConvKind { Depthwise, Panels, Windows, Outputs };

// A row of pixels or vectors cut into tiles of almost equal length.
struct Cut {
    int64_t length;
    int64_t tiles;

    Cut(int64_t n, int64_t most) : length(n), tiles(ceil_div(n, most)) {}
    int64_t at(int64_t tile) const { return length / tiles * tile + std::min(tile, length % tiles); }
};

// It depends on the shape and the instruction set only, never on the number of threads.
struct ConvPlan {
    static constexpr int64_t kFloat = sizeof(float);
    static constexpr int64_t kSlack = 64;  // floats that vectors may read or write behind an end

    const ConvShape& shape;
    const TileSet<float>& set;
    ConvKind kind;
    bool pointwise;  // one tap, stride 1, no padding: a plane of x is a row of the product
    int64_t pixels;  // of one output plane
    int64_t taps;
    int64_t group_channels;
    int64_t group_outputs;
    int64_t depth_channels;  // channels of one depth block
    int64_t block_pixels;    // pixels of one block; of Windows and Depthwise, whole rows or part of one
    int64_t padded_outputs;  // Outputs: group_outputs, rounded up to whole vectors
    bool flat;               // Windows, Outputs: tiles go on from one row to the next
    int64_t sums_pitch;      // Outputs: pixels from one row of sums to the next
    int64_t stripe_floats;   // of all channels of a depth block, at most
    int64_t panel_floats;
    int64_t sums_floats;
    int64_t group;      // Depthwise: channels that go through each step together
    bool packs;         // Outputs: pixels are copied into panels
    bool same;          // Depthwise: 3 x 3 taps around each pixel, which are read where they lie
    int64_t flat_step;  // Depthwise: between the flat rows of two outputs, or 0 if rows fill a vector

    ConvPlan(const ConvShape& s, Isa isa) : shape(s), set(tiles<float>(isa)) {
        pixels = s.out[0] * s.out[1];
        taps = s.kernel[0] * s.kernel[1];
        group_channels = s.channels / s.groups;
        group_outputs = s.outputs / s.groups;
        pointwise = taps == 1 && s.stride[0] == 1 && s.stride[1] == 1 && s.pad[0] == 0 && s.pad[1] == 0 &&
                    s.in[0] == s.out[0] && s.in[1] == s.out[1];
        padded_outputs = round_up(group_outputs, set.lanes);
        constexpr int64_t kDepth = 512;
        const int64_t depth_blocks = ceil_div(group_channels * taps, kDepth);
        depth_channels = ceil_div(group_channels, std::min(depth_blocks, group_channels));
        flat = packs = same = false;
        sums_pitch = stripe_floats = panel_floats = sums_floats = group = flat_step = 0;
        if (group_channels == 1) {
            plan_depthwise();
        } else if (!plan_outputs()) {
            plan_pixels();
        }
    }

    // A row's pixels in a stripe, and where the next row begins.
    int64_t width() const { return kind == ConvKind::Outputs && pointwise ? pixels : shape.out[1]; }
    int64_t pitch() const { return pixels == width() ? width() : stripe(0, pixels).pitch(); }

    // Blocks of pixels of one plane. Those of Windows and Depthwise that are no whole rows end with a row.
    bool in_rows() const { return kind == ConvKind::Windows || kind == ConvKind::Depthwise; }
    int64_t blocks_per_row() const { return ceil_div(shape.out[1], block_pixels); }
    int64_t blocks() const {
        return in_rows() && block_pixels < shape.out[1] ? shape.out[0] * blocks_per_row()
                                                        : ceil_div(pixels, block_pixels);
    }
    // The pixels [first, last) of part `part` of `parts` of a block; there may be none.
    struct Range {
        int64_t first;
        int64_t last;
    };
    Range range(int64_t block, int64_t part, int64_t parts) const {
        int64_t first = block * block_pixels;
        int64_t end = pixels;
        int64_t unit = set.lanes;
        if (in_rows() && block_pixels < shape.out[1]) {
            const int64_t row = block / blocks_per_row();
            first = row * shape.out[1] + block % blocks_per_row() * block_pixels;
            end = (row + 1) * shape.out[1];
        } else if (in_rows()) {
            unit = shape.out[1];
        }
        end = std::min(end, first + block_pixels);
        const int64_t units = ceil_div(end - first, unit);
        return {first + units * part / parts * unit,
                std::min(end, first + units * (part + 1) / parts * unit)};
    }

    // Few outputs use the pixels so seldom that whole vectors of them are read where they lie. Where the
    // planes are a multiple of the vectors long, these are aligned, and it pays for more outputs.
    bool reads_directly(int64_t columns) const {
        const int64_t most = (pixels % set.lanes == 0 ? 32 : 8) * set.rows;
        return pointwise && group_outputs <= most && columns % set.lanes == 0;
    }

    // The stripe for the pixels [first, last). Within one row it holds only the columns needed.
    Stripe stripe(int64_t first, int64_t last) const {
        const ConvShape& s = shape;
        Stripe result = {};
        result.y = {s.in[0], s.kernel[0], s.stride[0], s.dilation[0], s.pad[0]};
        result.x = {s.in[1], s.kernel[1], s.stride[1], s.dilation[1], s.pad[1]};
        result.first_row = first / s.out[1];
        result.rows = (last - 1) / s.out[1] + 1 - result.first_row;
        result.columns = s.out[1];
        if (result.rows == 1) {
            result.first_column = first % s.out[1];
            result.columns = last - first;
        }
        return result;
    }

    // The copies that make up a panel of `columns` pixels from `first` on.
    PanelPlan panel(const Stripe& from, int64_t first, int64_t columns, int64_t row_width) const {
        PanelPlan result = {};
        result.width = row_width;
        result.zero_at = row_width > columns && row_width >= set.lanes ? row_width - set.lanes : -1;
        result.taps = taps;
        for (int64_t at = 0; at < columns;) {
            const int64_t y = (first + at) / shape.out[1] - from.first_row;
            const int64_t x = (first + at) % shape.out[1] - from.first_column;
            const int64_t length = std::min(columns - at, from.columns - x);
            for (int64_t i = 0; i < length; i += set.lanes) {
                result.to[result.copies] = at + i;
                result.from[result.copies] = y * from.pitch() + x + i;
                ++result.copies;
            }
            at += length;
        }
        return result;
    }

    int64_t tap_floats() const { return 2 * taps; }  // int64_t each

    int64_t slot_bytes() const {
        return round_up(stripe_floats * kFloat, 64) + round_up(panel_floats * kFloat, 64) +
               round_up(sums_floats * kFloat, 64) + round_up(tap_floats() * kFloat, 64);
    }

private:
    void plan_depthwise() {
        const ConvShape& s = shape;
        kind = ConvKind::Depthwise;
        pointwise = false;  // the sums come from a stripe in any case
        // As many rows as leave the stripe in the first cache level, but not so few that their seams cost
        // much.
        constexpr int64_t kStripeFloats = 8192;
        const int64_t row_floats = s.stride[0] * std::min(s.stride[1], s.kernel[1]) * s.out[1];
        const int64_t rows = std::max<int64_t>(4 * s.kernel[0], kStripeFloats / row_floats);
        const int64_t parts = ceil_div(s.out[0], std::min(rows, s.out[0]));
        block_pixels = round_up(ceil_div(s.out[0], parts), 4) * s.out[1];
        block_pixels = std::min(block_pixels, pixels);
        depth_channels = 1;
        const Stripe part = stripe(0, block_pixels);
        group = std::clamp<int64_t>(kStripeFloats / part.size(), 1, s.channels);
        flat_step = s.out[1] < set.lanes ? part.rows * part.pitch() : 0;
        panel_floats = group * group_outputs * flat_step + kSlack;
        stripe_floats = group * part.size() + kSlack;
        same = 4 * s.out[1] >= set.lanes;
        for (int i = 0; i < 2; ++i) {
            same = same && s.kernel[i] == 3 && s.stride[i] == 1 && s.dilation[i] == 1 && s.pad[i] == 1 &&
                   s.in[i] == s.out[i];
        }
        if (same) stripe_floats = block_pixels + 2 * s.in[1] + 2 * kSlack;
    }

    // Whether that is the better way; then it has filled in the plan.
    bool plan_outputs() {
        const auto filled = [&](int64_t n) {
            return static_cast<double>(n) / static_cast<double>(round_up(n, set.lanes));
        };
        if (pixels > 128 || filled(group_outputs) <= 1.05 * filled(pixels)) return false;
        kind = ConvKind::Outputs;
        // Cycles of a depth step: two products each, but every sum takes part once in four at most.
        const auto cost = [&](int64_t n) {
            const Cut cut(n, set.rows);
            const auto step = [&](int64_t tile_rows) {
                return std::max(0.5 * static_cast<double>(tile_rows * set.vectors), 4.0);
            };
            const auto longer = static_cast<double>(n % cut.tiles);
            return longer * step(n / cut.tiles + 1) +
                   (static_cast<double>(cut.tiles) - longer) * step(n / cut.tiles);
        };
        const int64_t rows = pixels / width();
        const int64_t whole = (rows - 1) * pitch() + width();
        const double by_rows = static_cast<double>(rows) * cost(width());
        flat = cost(whole) < by_rows;
        packs = !pointwise && 1.08 * cost(pixels) < std::min(cost(whole), by_rows);
        if (packs) panel_floats = depth_channels * taps * pixels + kSlack;
        block_pixels = pixels;
        stripe_floats = pointwise ? 0 : depth_channels * stripe(0, pixels).size() + kSlack;
        sums_pitch = flat && !packs ? pitch() : width();
        sums_floats = (flat && !packs ? whole : pixels) * padded_outputs;
        return true;
    }

    void plan_pixels() {
        const int64_t budget = (set.lanes >= 16 ? 96 : 48) * 1024;  // floats, of the second cache level
        if (plan_windows(budget)) return;
        kind = ConvKind::Panels;
        const int64_t vectors = ceil_div(pixels, set.lanes);
        const int64_t depth = depth_channels * taps;
        const int64_t most = std::clamp<int64_t>(budget / (depth * set.width()), 1, 16) * set.vectors;
        // A little more than the budget is better than a small last block.
        const int64_t parts = ceil_div(4 * vectors, 5 * most);
        int64_t each = ceil_div(vectors, parts);
        const int64_t rounded = round_up(each, set.vectors);
        if (2 * (vectors - (ceil_div(vectors, rounded) - 1) * rounded) > rounded) each = rounded;
        block_pixels = std::min(each * set.lanes, round_up(pixels, set.lanes));
        panel_floats = depth * block_pixels + kSlack;
        if (pointwise) return;
        for (int64_t first = 0; first < pixels; first += block_pixels) {
            const int64_t size = stripe(first, std::min(first + block_pixels, pixels)).size();
            stripe_floats = std::max(stripe_floats, depth_channels * size + kSlack);
        }
    }

    // Whether that is the better way; then it has filled in the plan.
    bool plan_windows(int64_t budget) {
        const ConvShape& s = shape;
        if (pointwise) return false;
        // All channels at once, so that the sums stay in registers until they are done. Windows may be large
        // beyond measure: their sizes are numbers before they are memory.
        const Stripe all = stripe(0, pixels);
        const auto fits = [&](int64_t rows, int64_t columns, double times) {
            const double height = static_cast<double>(rows + all.y.most_shift());
            const double row = static_cast<double>(columns + all.x.most_shift());
            const double slots = static_cast<double>(all.y.slots()) * static_cast<double>(all.x.slots());
            const double floats =
                slots * (height * row + Stripe::kSlack) * static_cast<double>(group_channels);
            return floats <= times * static_cast<double>(budget);
        };
        int64_t rows = s.out[0];
        while (rows > 1 && !fits(rows, s.out[1], 1)) {
            rows = ceil_div(rows, 2);
        }
        int64_t parts = ceil_div(s.out[0], rows);
        while (parts > 1 && fits(ceil_div(s.out[0], parts - 1), s.out[1], 1) &&
               parts > ceil_div(s.out[0], 2 * rows)) {
            --parts;
        }
        rows = ceil_div(s.out[0], parts);
        int64_t columns = s.out[1];
        while (rows == 1 && columns > 2 * set.width() && !fits(1, columns, 1)) {
            columns = round_up(columns / 2, set.width());
        }
        if (!fits(rows, columns, 2)) return false;
        const int64_t size = stripe(0, rows == 1 ? columns : rows * s.out[1]).size();
        // Vectors for the pixels of a block, one row at a time or across rows.
        const int64_t pitch = stripe(0, pixels).pitch();
        // Rows of about a cache line, one under the other, are read so slowly that the copy is better.
        if (rows > 1 && pitch > s.out[1] && pitch < 20) return false;
        const int64_t by_rows = rows * round_up(columns, set.lanes);
        const int64_t across = round_up((rows - 1) * pitch + columns, set.lanes);
        // What a panel costs for each depth step, counted in outputs.
        const double copy = set.lanes >= 16 ? 11 : set.lanes >= 8 ? 5 : 2;
        const double windows =
            static_cast<double>(std::min(by_rows, across)) / static_cast<double>(rows * columns);
        const double panels = static_cast<double>(round_up(pixels, set.lanes)) / static_cast<double>(pixels) +
                              copy / static_cast<double>(group_outputs);
        if (windows > panels) return false;
        kind = ConvKind::Windows;
        flat = across < by_rows;
        depth_channels = group_channels;
        block_pixels = rows * columns;
        stripe_floats = group_channels * size + kSlack;
        return true;
    }
};

}  // namespace opwright::simd
