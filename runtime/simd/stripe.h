// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

#include "runtime/simd/units.h"

// Internal to runtime/simd: a padded copy of some rows of one channel, in which every tap of a sliding window
// is a shift.
//
// With a stride s along an axis the tap k reads the inputs o * s + k * dilation - pad of the outputs o.
// Splitting the padded axis into its residues modulo s ("slots") makes that slot[(k * dilation) % s][o + (k *
// dilation) / s]: a contiguous run for any stride. If there are fewer taps than residues, each tap has a slot
// of its own.
namespace opwright::simd {

struct StripeAxis {
    int64_t in;
    int64_t kernel;
    int64_t stride;
    int64_t dilation;
    int64_t pad;

    int64_t slots() const { return std::min(stride, kernel); }
    int64_t slot(int64_t tap) const { return stride <= kernel ? tap * dilation % stride : tap; }
    int64_t shift(int64_t tap) const { return stride <= kernel ? tap * dilation / stride : 0; }
    int64_t most_shift() const { return shift(kernel - 1); }
    // The input that position `at` of a slot holds; outside [0, in) it is padding.
    int64_t source(int64_t slot_index, int64_t at) const {
        return at * stride + (stride <= kernel ? slot_index : slot_index * dilation) - pad;
    }
};

// The copy for the outputs [first_row, first_row + rows) x [first_column, first_column + columns).
// Layout: [row slot][column slot][rows + most_shift][pitch], pitch = columns + most_shift, and kSlack floats
// behind each slot, where a vector may reach.
struct Stripe {
    static constexpr int64_t kSlack = 16;
    StripeAxis y;
    StripeAxis x;
    int64_t first_row;
    int64_t rows;
    int64_t first_column;
    int64_t columns;

    int64_t pitch() const { return columns + x.most_shift(); }
    int64_t height() const { return rows + y.most_shift(); }
    int64_t slot_step() const { return height() * pitch() + kSlack; }
    int64_t size() const { return y.slots() * x.slots() * slot_step(); }
    // Where the tap (ky, kx) of the output (first_row, first_column) lies. Outputs further down or right lie
    // as many pitches and elements further on.
    int64_t tap(int64_t ky, int64_t kx) const {
        return (y.slot(ky) * x.slots() + x.slot(kx)) * slot_step() + y.shift(ky) * pitch() + x.shift(kx);
    }
};

}  // namespace opwright::simd
