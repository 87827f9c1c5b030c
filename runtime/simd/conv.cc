// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/conv.h"

#include <algorithm>
#include <limits>

#include "runtime/simd/stripe.h"
#include "runtime/simd/tile.h"
#include "runtime/simd/units.h"

namespace opwright::simd {

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

struct ConvLoops {
    void (*fill_stripes)(const Stripe& stripe, int64_t planes, const float* plane, const float* begin,
                         const float* end, float padding, float* to);
    void (*pack_panel)(const PanelPlan& plan, const float* stripes, int64_t stripe_size, int64_t channels,
                       const int64_t* taps, float* panel);
    void (*pack_plane)(int64_t channels, const float* x, int64_t plane_size, int64_t columns, int64_t width,
                       float* panel);
    void (*store_transposed)(int64_t pixels, int64_t outputs, const float* sums, int64_t sums_step,
                             const float* bias, float floor, float* y, int64_t y_step);
    void (*depthwise_rows)(const Stripe& stripe, const float* from, int64_t taps, const int64_t* offsets,
                           const float* weights, float bias, float floor, float* flat, float* y);
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
using simd::PanelPlan;
using simd::round_up;
using simd::Stripe;
using simd::TileCall;

constexpr int64_t kFloat = sizeof(float);
constexpr int64_t kSlack = 64;  // floats that vectors may read or write behind an end
constexpr double kNsPerFlop = 1.0 / 100.0;
constexpr float kNoFloor = -std::numeric_limits<float>::infinity();

// One channel per group needs no product of matrices. Otherwise the sums are tiles of a product whose columns
// are the pixels of the output or, where those fill vectors badly, the outputs.
enum class Kind { Depthwise, Pixels, Outputs };

// How a convolution is cut. It depends on the shape and the instruction set only, never on the number of
// threads.
struct ConvPlan {
    const ConvShape& shape;
    const simd::TileSet<float>& set;
    const simd::ConvLoops& loops;
    Kind kind;
    bool pointwise;  // one tap, stride 1, no padding: a plane of x is a row of the product
    int64_t pixels;  // of one output plane
    int64_t taps;
    int64_t group_channels;
    int64_t group_outputs;
    int64_t depth_channels;  // channels of one depth block
    int64_t block_pixels;    // pixels of one unit of work
    int64_t pixel_rows;      // Outputs: rows of one tile
    int64_t padded_outputs;  // Outputs: group_outputs, rounded up to whole vectors
    int64_t stripe_floats;   // of all channels of a depth block, at most
    int64_t panel_floats;
    int64_t sums_floats;
    int64_t group;      // Depthwise: channels that go through each step together
    int64_t flat_step;  // Depthwise: between the flat rows of two outputs, or 0 if rows fill a vector

    ConvPlan(const ConvShape& s, Isa isa)
        : shape(s), set(simd::tiles<float>(isa)), loops(*OPWRIGHT_DISPATCH_FOR(isa, kConvLoops)) {
        pixels = s.out[0] * s.out[1];
        taps = s.kernel[0] * s.kernel[1];
        group_channels = s.channels / s.groups;
        group_outputs = s.outputs / s.groups;
        pointwise = taps == 1 && s.stride[0] == 1 && s.stride[1] == 1 && s.pad[0] == 0 && s.pad[1] == 0 &&
                    s.in[0] == s.out[0] && s.in[1] == s.out[1];
        padded_outputs = round_up(group_outputs, set.lanes);
        choose_kind();
        constexpr int64_t kDepth = 512;
        const int64_t blocks = ceil_div(group_channels * taps, kDepth);
        depth_channels = ceil_div(group_channels, std::min(blocks, group_channels));
        const int64_t depth = depth_channels * taps;
        sums_floats = 0;
        group = 0;
        flat_step = 0;
        if (kind == Kind::Depthwise) {
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
        } else if (kind == Kind::Pixels) {
            pixel_rows = 0;
            const int64_t budget = (set.lanes >= 16 ? 96 : 48) * 1024;  // floats, of the second cache level
            const int64_t panels = std::clamp<int64_t>(budget / (depth * set.width()), 1, 16);
            block_pixels = std::min(panels * set.width(), round_up(pixels, set.lanes));
            panel_floats = depth * block_pixels + kSlack;
            stripe_floats = pointwise ? 0 : depth_channels * largest_stripe() + kSlack;
        } else {
            const int64_t tiles = ceil_div(pixels, set.rows);
            pixel_rows = ceil_div(pixels, tiles);
            block_pixels = pixels;
            panel_floats = pointwise ? 0 : depth * pixels + kSlack;
            stripe_floats = pointwise ? 0 : depth_channels * stripe(0, pixels).size() + kSlack;
            sums_floats = pixels * padded_outputs;
        }
    }

    void choose_kind() {
        if (group_channels == 1) {
            kind = Kind::Depthwise;
            pointwise = false;  // the sums come from a stripe in any case
            return;
        }
        const auto filled = [&](int64_t n) {
            return static_cast<double>(n) / static_cast<double>(round_up(n, set.lanes));
        };
        kind = pixels <= 128 && filled(group_outputs) > 1.05 * filled(pixels) ? Kind::Outputs : Kind::Pixels;
    }

    // Few outputs use the pixels so seldom that whole vectors of them are read where they lie. Where the
    // planes are a multiple of the vectors long, these are aligned, and it pays for more outputs.
    bool reads_directly(int64_t columns) const {
        const int64_t most = (pixels % set.lanes == 0 ? 32 : 8) * set.rows;
        return pointwise && group_outputs <= most && columns == set.width();
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

    int64_t largest_stripe() const {
        int64_t most = 0;
        for (int64_t first = 0; first < pixels; first += block_pixels) {
            most = std::max(most, stripe(first, std::min(first + block_pixels, pixels)).size());
        }
        return most;
    }

    int64_t tap_floats() const { return pointwise ? 0 : 2 * taps; }  // int64_t each

    int64_t slot_bytes() const {
        return round_up(stripe_floats * kFloat, 64) + round_up(panel_floats * kFloat, 64) +
               round_up(sums_floats * kFloat, 64) + round_up(tap_floats() * kFloat, 64);
    }

    // The copies that make up a panel of `columns` pixels from `first` on.
    PanelPlan panel(const Stripe& from, int64_t first, int64_t columns, int64_t width) const {
        PanelPlan plan = {};
        plan.width = width;
        plan.zero_at = width > columns && width >= set.lanes ? width - set.lanes : -1;
        plan.taps = taps;
        for (int64_t at = 0; at < columns;) {
            const int64_t y = (first + at) / shape.out[1] - from.first_row;
            const int64_t x = (first + at) % shape.out[1] - from.first_column;
            const int64_t length = std::min(columns - at, from.columns - x);
            for (int64_t i = 0; i < length; i += set.lanes) {
                plan.to[plan.copies] = at + i;
                plan.from[plan.copies] = y * from.pitch() + x + i;
                ++plan.copies;
            }
            at += length;
        }
        return plan;
    }
};

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
    float floor;
    float* y;
};

const float* bias_at(const Operands& in, int64_t output) {
    return in.bias == nullptr ? nullptr : in.bias + output;
}

void fill_stripes(const ConvPlan& plan, const Stripe& stripe, const Operands& in, int64_t image,
                  int64_t channel, int64_t channels, const Memory& memory) {
    const int64_t plane = plan.shape.in[0] * plan.shape.in[1];
    const float* end = in.x + plan.shape.batch * plan.shape.channels * plane;
    const float* from = in.x + (image * plan.shape.channels + channel) * plane;
    plan.loops.fill_stripes(stripe, channels, from, in.x, end, 0.0f, memory.stripes);
}

// Pixels [first, last) of the outputs [first_output, last_output) of one group of one image.
void run_pixels(const ConvPlan& plan, const Operands& in, int64_t image, int64_t group, int64_t first,
                int64_t last, int64_t first_output, int64_t last_output, const Memory& memory) {
    const ConvShape& s = plan.shape;
    const int64_t plane = s.in[0] * s.in[1];
    const float* x = in.x + (image * s.channels + group * plan.group_channels) * plane;
    const float* weights = in.packed + group * plan.group_outputs * plan.group_channels * plan.taps;
    const int64_t output = group * plan.group_outputs;
    float* y = in.y + (image * s.outputs + output) * plan.pixels;
    const int64_t width = plan.set.width();
    const Stripe stripe = plan.stripe(first, last);
    if (!plan.pointwise) {
        memory.fill_taps(plan, stripe);
    }
    for (int64_t c = 0; c < plan.group_channels; c += plan.depth_channels) {
        const int64_t channels = std::min(plan.depth_channels, plan.group_channels - c);
        const int64_t depth = channels * plan.taps;
        if (!plan.pointwise) {
            fill_stripes(plan, stripe, in, image, group * plan.group_channels + c, channels, memory);
        }
        for (int64_t p = first; p < last; p += width) {
            const int64_t columns = std::min(width, last - p);
            const int64_t padded = round_up(columns, plan.set.lanes);
            float* panel = memory.panels + (p - first) * depth;
            if (plan.reads_directly(columns)) {
                continue;
            }
            if (plan.pointwise) {
                plan.loops.pack_plane(channels, x + c * plane + p, plane, columns, padded, panel);
            } else {
                plan.loops.pack_panel(plan.panel(stripe, p, columns, padded), memory.stripes, stripe.size(),
                                      channels, memory.taps, panel);
            }
        }
        TileCall<float> call = {};
        call.depth = depth;
        call.row_step = 1;
        call.c_step = plan.pixels;
        call.alpha = 1.0f;
        call.beta = c == 0 ? 0.0f : 1.0f;
        call.floor = c + channels == plan.group_channels ? in.floor : kNoFloor;
        for (int64_t m = first_output; m < last_output; m += plan.set.rows) {
            call.rows = static_cast<int>(std::min<int64_t>(plan.set.rows, plan.group_outputs - m));
            call.a = weights + c * plan.taps * plan.group_outputs + m * depth;
            call.depth_step = call.rows;
            call.bias = c == 0 ? bias_at(in, output + m) : nullptr;
            for (int64_t p = first; p < last; p += width) {
                call.columns = std::min(width, last - p);
                if (plan.reads_directly(call.columns)) {
                    call.b = x + c * plane + p;
                    call.b_step = plane;
                } else {
                    call.b = memory.panels + (p - first) * depth;
                    call.b_step = round_up(call.columns, plan.set.lanes);
                }
                call.c = y + m * plan.pixels + p;
                simd::run_tile(plan.set, call);
            }
        }
    }
}

// All pixels of the outputs [first_output, last_output) of one group of one image; first_output is a multiple
// of the width.
void run_outputs(const ConvPlan& plan, const Operands& in, int64_t image, int64_t group, int64_t first_output,
                 int64_t last_output, const Memory& memory) {
    const ConvShape& s = plan.shape;
    const int64_t plane = s.in[0] * s.in[1];
    const float* x = in.x + (image * s.channels + group * plan.group_channels) * plane;
    const float* weights = in.packed + group * plan.padded_outputs * plan.group_channels * plan.taps;
    const int64_t output = group * plan.group_outputs;
    const int64_t width = plan.set.width();
    const Stripe stripe = plan.stripe(0, plan.pixels);
    if (!plan.pointwise) {
        memory.fill_taps(plan, stripe);
    }
    for (int64_t c = 0; c < plan.group_channels; c += plan.depth_channels) {
        const int64_t channels = std::min(plan.depth_channels, plan.group_channels - c);
        const int64_t depth = channels * plan.taps;
        if (!plan.pointwise) {
            fill_stripes(plan, stripe, in, image, group * plan.group_channels + c, channels, memory);
            for (int64_t p = 0; p < plan.pixels; p += plan.pixel_rows) {
                const int64_t rows = std::min(plan.pixel_rows, plan.pixels - p);
                plan.loops.pack_panel(plan.panel(stripe, p, rows, rows), memory.stripes, stripe.size(),
                                      channels, memory.taps, memory.panels + p * depth);
            }
        }
        TileCall<float> call = {};
        call.depth = depth;
        call.row_step = 1;
        call.c_step = plan.padded_outputs;
        call.alpha = 1.0f;
        call.beta = c == 0 ? 0.0f : 1.0f;
        call.floor = kNoFloor;
        for (int64_t m = first_output; m < last_output; m += width) {
            call.columns = std::min(width, plan.padded_outputs - m);
            call.b = weights + c * plan.taps * plan.padded_outputs + m * depth;
            call.b_step = call.columns;
            for (int64_t p = 0; p < plan.pixels; p += plan.pixel_rows) {
                call.rows = static_cast<int>(std::min(plan.pixel_rows, plan.pixels - p));
                call.a = plan.pointwise ? x + c * plane + p : memory.panels + p * depth;
                call.depth_step = plan.pointwise ? plane : call.rows;
                call.c = memory.sums + p * plan.padded_outputs + m;
                simd::run_tile(plan.set, call);
            }
        }
    }
    plan.loops.store_transposed(plan.pixels, last_output - first_output, memory.sums + first_output,
                                plan.padded_outputs, bias_at(in, output + first_output), in.floor,
                                in.y + (image * s.outputs + output + first_output) * plan.pixels,
                                plan.pixels);
}

// Rows of all outputs that the channels [channel, last_channel) of one image have.
void run_depthwise(const ConvPlan& plan, const Operands& in, int64_t image, int64_t channel,
                   int64_t last_channel, int64_t first, int64_t last, const Memory& memory) {
    const ConvShape& s = plan.shape;
    const Stripe stripe = plan.stripe(first, last);
    memory.fill_taps(plan, stripe);
    const int64_t multiplier = plan.group_outputs;
    for (int64_t c = channel; c < last_channel; c += plan.group) {
        const int64_t count = std::min(plan.group, last_channel - c);
        fill_stripes(plan, stripe, in, image, c, count, memory);
        std::fill_n(memory.stripes + count * stripe.size(), kSlack, 0.0f);
        float* const y = in.y + (image * s.outputs + c * multiplier) * plan.pixels + first;
        for (int64_t i = 0; i < count * multiplier; ++i) {
            const int64_t m = c * multiplier + i;
            plan.loops.depthwise_rows(stripe, memory.stripes + i / multiplier * stripe.size(), plan.taps,
                                      memory.taps, in.packed + m * plan.taps,
                                      in.bias == nullptr ? 0.0f : in.bias[m], in.floor,
                                      memory.panels + i * plan.flat_step, y + i * plan.pixels);
        }
        if (plan.flat_step != 0) {
            for (int64_t i = 0; i < count * multiplier; ++i) {
                plan.loops.copy_flat(stripe.rows, stripe.columns, stripe.pitch(),
                                     memory.panels + i * plan.flat_step, y + i * plan.pixels);
            }
        }
    }
}

}  // namespace

size_t conv_packed_bytes(const ConvShape& shape, Isa isa) {
    const ConvPlan plan(shape, isa);
    const int64_t outputs = plan.kind == Kind::Outputs ? plan.padded_outputs * shape.groups : shape.outputs;
    return static_cast<size_t>(outputs * plan.group_channels * plan.taps * kFloat);
}

void conv_pack(const ConvShape& shape, const float* w, void* packed, Isa isa) {
    const ConvPlan plan(shape, isa);
    float* to = static_cast<float*>(packed);
    const int64_t filter = plan.group_channels * plan.taps;
    if (plan.kind == Kind::Depthwise) {
        std::copy_n(w, shape.outputs * filter, to);
        return;
    }
    // Per group and depth block: panels of some outputs, a row for every depth step.
    const int64_t width = plan.kind == Kind::Outputs ? plan.set.width() : plan.set.rows;
    for (int64_t group = 0; group < shape.groups; ++group, w += plan.group_outputs * filter) {
        for (int64_t c = 0; c < plan.group_channels; c += plan.depth_channels) {
            const int64_t depth = std::min(plan.depth_channels, plan.group_channels - c) * plan.taps;
            for (int64_t m = 0; m < plan.group_outputs; m += width) {
                const int64_t rows = std::min(width, plan.group_outputs - m);
                const int64_t step = plan.kind == Kind::Outputs ? round_up(rows, plan.set.lanes) : rows;
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

void conv_run(const ConvShape& shape, const float* x, const void* packed, const float* bias,
              Activation activation, float* y, void* workspace, const Parallel& parallel, Isa isa) {
    const ConvPlan plan(shape, isa);
    const Operands in = {x, static_cast<const float*>(packed), bias,
                         activation == Activation::Relu ? 0.0f : kNoFloor, y};
    const int64_t blocks = ceil_div(plan.pixels, plan.block_pixels);
    const double ns = 2.0 * static_cast<double>(shape.batch * shape.outputs * plan.pixels) *
                      static_cast<double>(plan.group_channels * plan.taps) * kNsPerFlop;
    if (plan.kind == Kind::Depthwise) {
        // Small planes go through together, so that what is the same for all of them is worked out seldom.
        const int64_t together =
            round_up(std::clamp<int64_t>(16384 / plan.block_pixels, 1, shape.channels), plan.group);
        const int64_t bundles = ceil_div(shape.channels, together);
        const int64_t units = shape.batch * bundles * blocks;
        simd::run_units(
            parallel, units, 4 * ns / static_cast<double>(units), [&](int64_t unit, int64_t slot) {
                const int64_t first = unit % blocks * plan.block_pixels;
                const int64_t channel = unit / blocks % bundles * together;
                run_depthwise(
                    plan, in, unit / blocks / bundles, channel, std::min(channel + together, shape.channels),
                    first, std::min(first + plan.block_pixels, plan.pixels), Memory(plan, workspace, slot));
            });
        return;
    }
    // Where images, groups and pixels give too few units for the threads, the outputs are shared out too.
    const int64_t step = plan.kind == Kind::Outputs ? plan.set.width() : plan.set.rows;
    const int64_t steps = ceil_div(plan.group_outputs, step);
    const int64_t whole = shape.batch * shape.groups * blocks;
    const int64_t threads = simd::slot_count(parallel, INT64_MAX);
    const int64_t wanted = threads == 1 ? 1 : ceil_div(3 * threads, whole);
    const int64_t chunk = ceil_div(steps, std::clamp<int64_t>(wanted, 1, steps)) * step;
    const int64_t chunks = ceil_div(plan.group_outputs, chunk);
    const int64_t units = whole * chunks;
    simd::run_units(parallel, units, ns / static_cast<double>(units), [&](int64_t unit, int64_t slot) {
        const Memory memory(plan, workspace, slot);
        const int64_t first_output = unit % chunks * chunk;
        const int64_t last_output = std::min(first_output + chunk, plan.group_outputs);
        const int64_t first = unit / chunks % blocks * plan.block_pixels;
        const int64_t group = unit / chunks / blocks % shape.groups;
        const int64_t image = unit / chunks / blocks / shape.groups;
        if (plan.kind == Kind::Outputs) {
            run_outputs(plan, in, image, group, first_output, last_output, memory);
        } else {
            run_pixels(plan, in, image, group, first, std::min(first + plan.block_pixels, plan.pixels),
                       first_output, last_output, memory);
        }
    });
}

}  // namespace opwright
