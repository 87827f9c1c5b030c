// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "opwright/epilogue.h"
#include "opwright/parallel.h"
#include "runtime/simd/isa.h"

namespace opwright {

// Local response normalisation of a float tensor [batch, channels, plane]:
//   y = x / (bias + alpha / size * s) ^ beta,  s = the sum of the squares of the channels c - (size - 1) / 2
//   to c + size / 2, as far as they exist.
// size is at least 1. x and y must not overlap. beta == 0.75 is fast.
void lrn(int64_t batch, int64_t channels, int64_t plane, int64_t size, float alpha, float beta, float bias,
         const float* x, float* y, const Parallel& parallel, Isa isa = active_isa());

// y = after(x), [batch, channels, plane]. Batch normalisation of a trained network is this with
// scale = gamma / sqrt(variance + epsilon) and shift = beta - mean * scale. y may be x.
void scale_shift(int64_t batch, int64_t channels, int64_t plane, const float* x, const Epilogue& after,
                 float* y, const Parallel& parallel, Isa isa = active_isa());

// y = after(a + b), of which only the bounds count. y may be a or b.
void add_clamped(int64_t count, const float* a, const float* b, const Epilogue& after, float* y,
                 const Parallel& parallel, Isa isa = active_isa());

}  // namespace opwright
