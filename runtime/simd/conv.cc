// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/conv.h"

#include <algorithm>

#include "runtime/simd/conv_plan.h"

namespace opwright::simd {

// One register tile whose pixels are read where they lie: those of channel c and tap t are
// pixels[c * channel_step + offsets[t]] and what follows. The sums run over channels and, for each, taps.
struct WindowTile {
    int64_t channels;
    int64_t taps;
    const int64_t* offsets;
    const float* pixels;
    int64_t channel_step;
    const float* weights;  // for every depth step those of all rows, or of all columns
    float* c;
    int64_t c_step;
    const float* bias;  // of each row
    bool add;           // to what c holds
    TileEnd<float> end;
    const float* ahead;  // the weights that are needed next
};

using WindowTileFunction = void (*)(const WindowTile& tile);

// Pixels of some output planes, each plane from a row of `sums`: `count` pieces of it go to y.
struct Pieces {
    static constexpr int kMost = 48;
    int count;
    int64_t from[kMost];
    int64_t to[kMost];
    int64_t length[kMost];
};

// The sums of one channel start with the bias, and end as those of a tile.
struct ChannelEnd {
    float bias;
    float scale;
    float shift;
    float low;
    float high;
};

// Some rows of one output plane of 3 x 3 taps around each pixel. Around the rows of x that are read, a vector
// and one more float are readable.
struct SameRows {
    int64_t height;
    int64_t width;
    int64_t first;
    int64_t last;
    const float* x;  // the plane
    const float* weights;
    ChannelEnd end;
    float* y;  // the plane
};

struct ConvLoops {
    void (*fill_stripes)(const Stripe& stripe, int64_t planes, const float* plane, const float* begin,
                         const float* end, float padding, float* to);
    void (*pack_panel)(const PanelPlan& plan, const float* stripes, int64_t stripe_size, int64_t channels,
                       const int64_t* taps, float* panel);
    void (*pack_plane)(int64_t channels, const float* x, int64_t plane_size, int64_t columns, int64_t width,
                       float* panel);
    WindowTileFunction window[TileSet<float>::kMaxRows][TileSet<float>::kMaxVectors];   // columns: pixels
    WindowTileFunction outputs[TileSet<float>::kMaxRows][TileSet<float>::kMaxVectors];  // columns: outputs
    void (*store_pieces)(const Pieces& pieces, int rows, const float* sums, int64_t sums_step, float* y,
                         int64_t y_step);
    void (*store_transposed)(int64_t pixels, int64_t outputs, const float* sums, int64_t sums_step,
                             const float* bias, const TileEnd<float>& end, float* y, int64_t y_step);
    void (*depthwise_rows)(const Stripe& stripe, const float* from, int64_t taps, const int64_t* offsets,
                           const float* weights, const ChannelEnd& end, float* flat, float* y);
    void (*depthwise_same)(const SameRows& rows);
    void (*copy_flat)(int64_t rows, int64_t columns, int64_t pitch, const float* flat, float* y);
};

}  // namespace opwright::simd

#define OPWRIGHT_BODY "runtime/simd/vector_body.inc"
#include "runtime/simd/each_isa.h"
#define OPWRIGHT_BODY "runtime/simd/stripe_body.inc"
#include "runtime/simd/each_isa.h"
#define OPWRIGHT_BODY "runtime/simd/conv_body.inc"
#include "runtime/simd/each_isa.h"

namespace opwright {
namespace {

using simd::ceil_div;
using simd::ConvKind;
using simd::ConvPlan;
using simd::Cut;
using simd::PanelPlan;
using simd::round_up;
using simd::Stripe;
using simd::TileCall;

constexpr int64_t kFloat = ConvPlan::kFloat;
constexpr int64_t kSlack = ConvPlan::kSlack;
constexpr int64_t kLineFloats = 16;  // of a cache line
constexpr int64_t kNoOffset = 0;

const simd::ConvLoops& loops(Isa isa) { return *OPWRIGHT_DISPATCH_FOR(isa, kConvLoops); }

// The scratch memory of one slot.
struct Memory {
    float* stripes;
    float* panels;
    float* sums;
    int64_t* taps;

    Memory(const ConvPlan& plan, void* workspace, int64_t slot) {
        std::byte* at = static_cast<std::byte*>(workspace) + slot * plan.slot_bytes();
        stripes = reinterpret_cast<float*>(at);
        at += round_up(plan.stripe_floats * kFloat, 64);
        panels = reinterpret_cast<float*>(at);
        at += round_up(plan.panel_floats * kFloat, 64);
        sums = reinterpret_cast<float*>(at);
        at += round_up(plan.sums_floats * kFloat, 64);
        taps = reinterpret_cast<int64_t*>(at);
    }

    void fill_taps(const ConvPlan& plan, const Stripe& stripe) const {
        for (int64_t ky = 0; ky < plan.shape.kernel[0]; ++ky) {
            for (int64_t kx = 0; kx < plan.shape.kernel[1]; ++kx) {
                taps[ky * plan.shape.kernel[1] + kx] = stripe.tap(ky, kx);
            }
        }
    }
};

struct Operands {
    const float* x;
    const float* packed;
    const float* bias;
    const Epilogue& after;
    float* y;

    simd::TileEnd<float> end(int64_t output) const {
        if (after.scale == nullptr) return {after.low, after.high, nullptr, nullptr};
        return {after.low, after.high, after.scale + output, after.shift + output};
    }
    simd::ChannelEnd channel_end(int64_t output) const {
        const float start = bias == nullptr ? 0.0f : bias[output];
        if (after.scale == nullptr) return {start, 1.0f, -0.0f, after.low, after.high};
        return {start, after.scale[output], after.shift[output], after.low, after.high};
    }
};

const float* bias_at(const Operands& in, int64_t output) {
    return in.bias == nullptr ? nullptr : in.bias + output;
}

void fill_stripes(const ConvPlan& plan, const simd::ConvLoops& loops, const Stripe& stripe,
                  const Operands& in, int64_t image, int64_t channel, int64_t channels,
                  const Memory& memory) {
    const int64_t plane = plan.shape.in[0] * plan.shape.in[1];
    const float* end = in.x + plan.shape.batch * plan.shape.channels * plane;
    const float* from = in.x + (image * plan.shape.channels + channel) * plane;
    loops.fill_stripes(stripe, channels, from, in.x, end, 0.0f, memory.stripes);
}

// What one unit of work makes: pixels [first, last) of the outputs [first_output, last_output) of a group.
struct Part {
    int64_t image;
    int64_t group;
    int64_t first;
    int64_t last;
    int64_t first_output;
    int64_t last_output;
};

void run_panels(const ConvPlan& plan, const simd::ConvLoops& loops, const Operands& in, const Part& part,
                const Memory& memory) {
    const ConvShape& s = plan.shape;
    const int64_t plane = s.in[0] * s.in[1];
    const float* x = in.x + (part.image * s.channels + part.group * plan.group_channels) * plane;
    const float* weights = in.packed + part.group * plan.group_outputs * plan.group_channels * plan.taps;
    const int64_t output = part.group * plan.group_outputs;
    float* y = in.y + (part.image * s.outputs + output) * plan.pixels;
    const Stripe stripe = plan.stripe(part.first, part.last);
    const int64_t lanes = plan.set.lanes;
    const Cut cut(ceil_div(part.last - part.first, lanes), plan.set.vectors);
    if (!plan.pointwise) {
        memory.fill_taps(plan, stripe);
    }
    for (int64_t c = 0; c < plan.group_channels; c += plan.depth_channels) {
        const int64_t channels = std::min(plan.depth_channels, plan.group_channels - c);
        const int64_t depth = channels * plan.taps;
        if (!plan.pointwise) {
            fill_stripes(plan, loops, stripe, in, part.image, part.group * plan.group_channels + c, channels,
                         memory);
        }
        for (int64_t tile = 0; tile < cut.tiles; ++tile) {
            const int64_t p = part.first + cut.at(tile) * lanes;
            const int64_t columns =
                std::min(cut.at(tile + 1) * lanes, part.last - part.first) - cut.at(tile) * lanes;
            const int64_t padded = round_up(columns, lanes);
            float* panel = memory.panels + cut.at(tile) * lanes * depth;
            if (plan.reads_directly(columns)) {
                continue;
            }
            if (plan.pointwise) {
                loops.pack_plane(channels, x + c * plane + p, plane, columns, padded, panel);
            } else {
                loops.pack_panel(plan.panel(stripe, p, columns, padded), memory.stripes, stripe.size(),
                                 channels, memory.taps, panel);
            }
        }
        TileCall<float> call = {};
        call.depth = depth;
        call.row_step = 1;
        call.c_step = plan.pixels;
        call.alpha = 1.0f;
        call.beta = c == 0 ? 0.0f : 1.0f;
        const bool ends = c + channels == plan.group_channels;
        for (int64_t m = part.first_output; m < part.last_output; m += plan.set.rows) {
            call.rows = static_cast<int>(std::min<int64_t>(plan.set.rows, plan.group_outputs - m));
            call.a = weights + c * plan.taps * plan.group_outputs + m * depth;
            call.depth_step = call.rows;
            call.bias = c == 0 ? bias_at(in, output + m) : nullptr;
            if (ends) call.end = in.end(output + m);
            for (int64_t tile = 0; tile < cut.tiles; ++tile) {
                const int64_t at = cut.at(tile) * lanes;
                call.columns = std::min(cut.at(tile + 1) * lanes, part.last - part.first) - at;
                if (plan.reads_directly(call.columns)) {
                    call.b = x + c * plane + part.first + at;
                    call.b_step = plane;
                } else {
                    call.b = memory.panels + at * depth;
                    call.b_step = round_up(call.columns, lanes);
                }
                call.c = y + m * plan.pixels + part.first + at;
                simd::run_tile(plan.set, call);
            }
        }
    }
}

// The pieces of output rows that the positions [first, last) of a stripe's rows hold, from `pixel` on.
void find_pieces(const ConvPlan& plan, const Stripe& stripe, int64_t first, int64_t last, int64_t pixel,
                 simd::Pieces& pieces) {
    pieces.count = 0;
    const int64_t pitch = stripe.pitch();
    for (int64_t row = first / pitch; row < stripe.rows && row * pitch < last; ++row) {
        const int64_t low = std::max(first - row * pitch, int64_t{0});
        const int64_t high = std::min(last - row * pitch, stripe.columns);
        if (low >= high) {
            continue;
        }
        pieces.from[pieces.count] = row * pitch + low - first;
        pieces.to[pieces.count] = pixel + row * plan.shape.out[1] + low;
        pieces.length[pieces.count] = high - low;
        ++pieces.count;
    }
}

void run_windows(const ConvPlan& plan, const simd::ConvLoops& loops, const Operands& in, const Part& part,
                 const Memory& memory) {
    const ConvShape& s = plan.shape;
    const int64_t depth = plan.group_channels * plan.taps;
    const float* weights = in.packed + part.group * plan.group_outputs * depth;
    const int64_t output = part.group * plan.group_outputs;
    float* y = in.y + (part.image * s.outputs + output) * plan.pixels;
    const Stripe stripe = plan.stripe(part.first, part.last);
    memory.fill_taps(plan, stripe);
    fill_stripes(plan, loops, stripe, in, part.image, part.group * plan.group_channels, plan.group_channels,
                 memory);
    std::fill_n(memory.stripes + plan.group_channels * stripe.size(), kSlack, 0.0f);
    const int64_t lanes = plan.set.lanes;
    const int64_t runs = plan.flat ? 1 : stripe.rows;
    const int64_t length = plan.flat ? (stripe.rows - 1) * stripe.pitch() + stripe.columns : stripe.columns;
    const Cut cut(ceil_div(length, lanes), plan.set.vectors);
    alignas(64) float sums[simd::TileSet<float>::kMaxTile];
    simd::WindowTile call = {};
    call.channels = plan.group_channels;
    call.taps = plan.taps;
    call.offsets = memory.taps;
    call.channel_step = stripe.size();
    simd::Pieces pieces;
    for (int64_t m = part.first_output; m < part.last_output; m += plan.set.rows) {
        const int rows = static_cast<int>(std::min<int64_t>(plan.set.rows, plan.group_outputs - m));
        call.weights = weights + m * depth;
        call.ahead = call.weights + rows * depth;
        call.end = in.end(output + m);
        call.bias = in.bias == nullptr ? simd::kNoBias<float> : in.bias + output + m;
        for (int64_t run = 0; run < runs; ++run) {
            for (int64_t tile = 0; tile < cut.tiles; ++tile) {
                const int64_t first = run * stripe.pitch() + cut.at(tile) * lanes;
                const int64_t vectors = cut.at(tile + 1) - cut.at(tile);
                const int64_t last = run * stripe.pitch() + std::min(cut.at(tile + 1) * lanes, length);
                find_pieces(plan, stripe, first, last, part.first, pieces);
                const bool whole = pieces.count == 1 && pieces.length[0] == vectors * lanes;
                call.pixels = memory.stripes + first;
                call.c = whole ? y + m * plan.pixels + pieces.to[0] : sums;
                call.c_step = whole ? plan.pixels : vectors * lanes;
                loops.window[rows - 1][vectors - 1](call);
                if (!whole) {
                    loops.store_pieces(pieces, rows, sums, vectors * lanes, y + m * plan.pixels, plan.pixels);
                }
            }
        }
    }
}

// All pixels; first_output is a multiple of the width.
void run_outputs(const ConvPlan& plan, const simd::ConvLoops& loops, const Operands& in, const Part& part,
                 const Memory& memory) {
    const ConvShape& s = plan.shape;
    const int64_t plane = s.in[0] * s.in[1];
    const float* x = in.x + (part.image * s.channels + part.group * plan.group_channels) * plane;
    const float* weights = in.packed + part.group * plan.padded_outputs * plan.group_channels * plan.taps;
    const int64_t output = part.group * plan.group_outputs;
    const int64_t width = plan.set.width();
    const Stripe stripe = plan.stripe(0, plan.pixels);
    memory.fill_taps(plan, stripe);
    const int64_t rows = plan.pixels / plan.width();
    const int64_t pitch = plan.pitch();
    const int64_t runs = plan.flat || plan.packs ? 1 : rows;
    const Cut cut(plan.packs  ? plan.pixels
                  : plan.flat ? (rows - 1) * pitch + plan.width()
                              : plan.width(),
                  plan.set.rows);
    simd::WindowTile call = {};
    call.taps = plan.taps;
    call.offsets = memory.taps;
    call.channel_step = plan.pointwise ? plane : stripe.size();
    call.c_step = plan.padded_outputs;
    for (int64_t c = 0; c < plan.group_channels; c += plan.depth_channels) {
        call.channels = std::min(plan.depth_channels, plan.group_channels - c);
        const int64_t depth = call.channels * plan.taps;
        if (!plan.pointwise) {
            fill_stripes(plan, loops, stripe, in, part.image, part.group * plan.group_channels + c,
                         call.channels, memory);
        }
        if (plan.packs) {
            for (int64_t tile = 0; tile < cut.tiles; ++tile) {
                const int64_t count = cut.at(tile + 1) - cut.at(tile);
                loops.pack_panel(plan.panel(stripe, cut.at(tile), count, count), memory.stripes,
                                 stripe.size(), call.channels, memory.taps,
                                 memory.panels + cut.at(tile) * depth);
            }
            // A panel is as a channel for each depth step.
            call.channels = depth;
            call.taps = 1;
            call.offsets = &kNoOffset;
        }
        const float* pixels = plan.pointwise ? x + c * plane : memory.stripes;
        call.add = c > 0;
        for (int64_t m = part.first_output; m < part.last_output; m += width) {
            const int64_t columns = std::min(width, plan.padded_outputs - m);
            call.weights = weights + c * plan.taps * plan.padded_outputs + m * depth;
            // While the first tiles use these weights the next ones come from memory.
            call.ahead = call.weights + depth * columns;
            for (int64_t run = 0; run < runs; ++run) {
                for (int64_t tile = 0; tile < cut.tiles; ++tile) {
                    const int64_t at = run * plan.sums_pitch + cut.at(tile);
                    call.pixels =
                        plan.packs ? memory.panels + at * depth : pixels + run * pitch + cut.at(tile);
                    if (plan.packs) call.channel_step = cut.at(tile + 1) - cut.at(tile);
                    call.c = memory.sums + at * plan.padded_outputs + m;
                    loops.outputs[cut.at(tile + 1) - cut.at(tile) - 1][columns / plan.set.lanes - 1](call);
                    const bool more = (run * cut.tiles + tile + 1) * kLineFloats < columns;
                    call.ahead = more ? call.ahead + depth * kLineFloats : call.weights;
                }
            }
        }
    }
    for (int64_t row = 0; row < rows; ++row) {
        loops.store_transposed(
            plan.width(), part.last_output - part.first_output,
            memory.sums + row * plan.sums_pitch * plan.padded_outputs + part.first_output,
            plan.padded_outputs, bias_at(in, output + part.first_output), in.end(output + part.first_output),
            in.y + (part.image * s.outputs + output + part.first_output) * plan.pixels + row * plan.width(),
            plan.pixels);
    }
}

// As run_depthwise, from the plane itself, or from a copy of some rows where vectors would reach beyond x.
void run_same(const ConvPlan& plan, const simd::ConvLoops& loops, const Operands& in, int64_t image,
              int64_t channel, int64_t last_channel, int64_t first, int64_t last, const Memory& memory) {
    const ConvShape& s = plan.shape;
    const int64_t width = s.in[1];
    simd::SameRows rows = {};
    rows.height = s.in[0];
    rows.width = width;
    rows.first = first / width;
    rows.last = last / width;
    const int64_t reach = plan.set.lanes + 1;
    const int64_t multiplier = plan.group_outputs;
    for (int64_t c = channel; c < last_channel; ++c) {
        const int64_t plane = (image * s.channels + c) * plan.pixels;
        const int64_t low = std::max<int64_t>(rows.first - 1, 0) * width;
        const int64_t high = std::min(rows.last + 1, rows.height) * width;
        rows.x = in.x + plane;
        if (plane + low < reach || plane + high + reach > s.batch * s.channels * plan.pixels) {
            std::copy(rows.x + low, rows.x + high, memory.stripes + reach);
            rows.x = memory.stripes + reach - low;
        }
        for (int64_t m = c * multiplier; m < (c + 1) * multiplier; ++m) {
            rows.weights = in.packed + m * plan.taps;
            rows.end = in.channel_end(m);
            rows.y = in.y + (image * s.outputs + m) * plan.pixels;
            loops.depthwise_same(rows);
        }
    }
}

// Rows of all outputs that the channels [channel, last_channel) of one image have.
void run_depthwise(const ConvPlan& plan, const simd::ConvLoops& loops, const Operands& in, int64_t image,
                   int64_t channel, int64_t last_channel, int64_t first, int64_t last, const Memory& memory) {
    const ConvShape& s = plan.shape;
    const Stripe stripe = plan.stripe(first, last);
    memory.fill_taps(plan, stripe);
    const int64_t multiplier = plan.group_outputs;
    for (int64_t c = channel; c < last_channel; c += plan.group) {
        const int64_t count = std::min(plan.group, last_channel - c);
        fill_stripes(plan, loops, stripe, in, image, c, count, memory);
        std::fill_n(memory.stripes + count * stripe.size(), kSlack, 0.0f);
        float* const y = in.y + (image * s.outputs + c * multiplier) * plan.pixels + first;
        for (int64_t i = 0; i < count * multiplier; ++i) {
            const int64_t m = c * multiplier + i;
            loops.depthwise_rows(stripe, memory.stripes + i / multiplier * stripe.size(), plan.taps,
                                 memory.taps, in.packed + m * plan.taps, in.channel_end(m),
                                 memory.panels + i * plan.flat_step, y + i * plan.pixels);
        }
        if (plan.flat_step != 0) {
            for (int64_t i = 0; i < count * multiplier; ++i) {
                loops.copy_flat(stripe.rows, stripe.columns, stripe.pitch(),
                                memory.panels + i * plan.flat_step, y + i * plan.pixels);
            }
        }
    }
}

}  // namespace

size_t conv_packed_bytes(const ConvShape& shape, Isa isa) {
    const ConvPlan plan(shape, isa);
    const int64_t outputs =
        plan.kind == ConvKind::Outputs ? plan.padded_outputs * shape.groups : shape.outputs;
    return static_cast<size_t>(outputs * plan.group_channels * plan.taps * kFloat);
}

void conv_pack(const ConvShape& shape, const float* w, void* packed, Isa isa) {
    const ConvPlan plan(shape, isa);
    float* to = static_cast<float*>(packed);
    const int64_t filter = plan.group_channels * plan.taps;
    if (plan.kind == ConvKind::Depthwise) {
        std::copy_n(w, shape.outputs * filter, to);
        return;
    }
    // Per group and depth block: panels of some outputs, a row for every depth step.
    const int64_t width = plan.kind == ConvKind::Outputs ? plan.set.width() : plan.set.rows;
    for (int64_t group = 0; group < shape.groups; ++group, w += plan.group_outputs * filter) {
        for (int64_t c = 0; c < plan.group_channels; c += plan.depth_channels) {
            const int64_t depth = std::min(plan.depth_channels, plan.group_channels - c) * plan.taps;
            for (int64_t m = 0; m < plan.group_outputs; m += width) {
                const int64_t rows = std::min(width, plan.group_outputs - m);
                const int64_t step = plan.kind == ConvKind::Outputs ? round_up(rows, plan.set.lanes) : rows;
                for (int64_t k = 0; k < depth; ++k) {
                    for (int64_t i = 0; i < step; ++i) {
                        *to++ = i < rows ? w[(m + i) * filter + c * plan.taps + k] : 0.0f;
                    }
                }
            }
        }
    }
}

size_t conv_workspace_bytes(const ConvShape& shape, const Parallel& parallel, Isa isa) {
    return static_cast<size_t>(simd::slot_count(parallel, INT64_MAX) * ConvPlan(shape, isa).slot_bytes());
}

namespace {

// How the blocks are cut further for threads.
struct Shares {
    int64_t parts = 1;   // of the pixels of a block
    int64_t chunk;       // outputs of one unit of work
    int64_t chunks = 1;  // of the outputs of a group

    Shares(const ConvPlan& plan, int64_t blocks, int64_t threads) : chunk(plan.group_outputs) {
        if (threads == 1) return;
        const int64_t step = plan.kind == ConvKind::Outputs ? plan.set.width() : plan.set.rows;
        const int64_t steps = ceil_div(plan.group_outputs, step);
        const ConvPlan::Range block = plan.range(0, 0, 1);
        const bool rows = plan.kind == ConvKind::Windows && plan.block_pixels >= plan.shape.out[1];
        const int64_t units = ceil_div(block.last - block.first, rows ? plan.shape.out[1] : plan.set.lanes);
        const int64_t most_parts = plan.kind == ConvKind::Outputs ? 1
                                   : rows                         ? units
                                                                  : ceil_div(units, plan.set.vectors);
        // What each chunk does again for its pixels, counted in outputs.
        const double again = plan.kind == ConvKind::Panels ? 12 : 3;
        double best = 0;
        for (int64_t p = 1; p <= most_parts && (p == 1 || blocks * (p - 1) < 4 * threads); ++p) {
            for (int64_t each = 1; each <= 4; ++each) {
                const int64_t c = std::clamp<int64_t>(ceil_div(each * threads, blocks * p), 1, steps);
                // All work, evenly shared, and on average half of a unit for which the others wait.
                const double outputs = static_cast<double>(ceil_div(steps, c) * step) + again;
                const double unit = static_cast<double>(ceil_div(units, p)) * outputs;
                const double all =
                    static_cast<double>(blocks * units * ceil_div(steps, ceil_div(steps, c))) * outputs;
                const double share = static_cast<double>(threads);
                const double cost = std::max(all / share + 0.5 * unit * (1 - 1 / share), unit);
                if (best != 0 && cost >= best) continue;
                best = cost;
                parts = p;
                chunk = ceil_div(steps, c) * step;
            }
        }
        chunks = ceil_div(plan.group_outputs, chunk);
    }
};

}  // namespace

void conv_run(const ConvShape& shape, const float* x, const void* packed, const float* bias,
              const Epilogue& after, float* y, void* workspace, const Parallel& parallel, Isa isa) {
    const ConvPlan plan(shape, isa);
    const simd::ConvLoops& loops = opwright::loops(isa);
    const Operands in = {x, static_cast<const float*>(packed), bias, after, y};
    const int64_t blocks = plan.blocks();
    const double ns = 2.0 * static_cast<double>(shape.batch * shape.outputs * plan.pixels) *
                      static_cast<double>(plan.group_channels * plan.taps) /
                      (plan.set.lanes >= 16  ? 200.0
                       : plan.set.lanes >= 8 ? 110.0
                                             : 40.0);
    if (plan.kind == ConvKind::Depthwise) {
        // Small planes go through together, so that what is the same for all of them is worked out seldom.
        const int64_t together =
            round_up(std::clamp<int64_t>(16384 / plan.block_pixels, 1, shape.channels), plan.group);
        const int64_t bundles = ceil_div(shape.channels, together);
        const int64_t units = shape.batch * bundles * blocks;
        simd::run_units(parallel, units, 6 * ns / static_cast<double>(units),
                        [&](int64_t unit, int64_t slot) {
                            const ConvPlan::Range range = plan.range(unit % blocks, 0, 1);
                            const int64_t channel = unit / blocks % bundles * together;
                            const int64_t last = std::min(channel + together, shape.channels);
                            const int64_t image = unit / blocks / bundles;
                            const auto run = plan.same ? run_same : run_depthwise;
                            run(plan, loops, in, image, channel, last, range.first, range.last,
                                Memory(plan, workspace, slot));
                        });
        return;
    }
    const int64_t whole = shape.batch * shape.groups * blocks;
    const Shares shares(plan, whole, simd::slot_count(parallel, INT64_MAX));
    const int64_t units = whole * shares.parts * shares.chunks;
    simd::run_units(parallel, units, ns / static_cast<double>(units), [&](int64_t unit, int64_t slot) {
        const Memory memory(plan, workspace, slot);
        Part part;
        part.first_output = unit % shares.chunks * shares.chunk;
        part.last_output = std::min(part.first_output + shares.chunk, plan.group_outputs);
        unit /= shares.chunks;
        const int64_t piece = unit % shares.parts;
        unit /= shares.parts;
        const ConvPlan::Range range = plan.range(unit % blocks, piece, shares.parts);
        part.first = range.first;
        part.last = range.last;
        part.group = unit / blocks % shape.groups;
        part.image = unit / blocks / shape.groups;
        if (part.first >= part.last) {
            return;
        }
        const auto run = plan.kind == ConvKind::Outputs   ? run_outputs
                         : plan.kind == ConvKind::Windows ? run_windows
                                                          : run_panels;
        run(plan, loops, in, part, memory);
    });
}

}  // namespace opwright
