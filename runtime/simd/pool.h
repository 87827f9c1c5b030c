// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "opwright/parallel.h"
#include "runtime/simd/isa.h"

namespace opwright {

// A 2-D pooling of `planes` (batch times channels) float planes, x [planes, in] to y [planes, out]; a 1-D one
// has height 1. Pairs are (height, width); pad_before and pad_after matter where a window is cut off. The
// caller has checked that all sizes, strides and dilations are at least 1.
struct PoolShape {
    int64_t planes = 1;
    int64_t in[2] = {1, 1};
    int64_t kernel[2] = {1, 1};
    int64_t stride[2] = {1, 1};
    int64_t dilation[2] = {1, 1};
    int64_t pad_before[2] = {0, 0};
    int64_t pad_after[2] = {0, 0};
    int64_t out[2] = {1, 1};
};

// Scratch memory, aligned to 64, for either routine.
size_t pool_workspace_bytes(const PoolShape& shape, const Parallel& parallel, Isa isa = active_isa());

// The largest input of each window. NaN is passed over; a window of nothing but padding or NaN gives minus
// infinity.
void max_pool(const PoolShape& shape, const float* x, float* y, void* workspace, const Parallel& parallel,
              Isa isa = active_isa());

// The mean of each window: over its inputs or, with count_include_pad, over its inputs and its padding of
// zeros, but not over what lies behind pad_after (where a rounded-up output size lets windows reach).
void average_pool(const PoolShape& shape, bool count_include_pad, const float* x, float* y, void* workspace,
                  const Parallel& parallel, Isa isa = active_isa());

}  // namespace opwright
