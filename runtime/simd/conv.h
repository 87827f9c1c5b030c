// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "opwright/epilogue.h"
#include "opwright/parallel.h"
#include "runtime/simd/isa.h"

namespace opwright {

// A 2-D convolution of float tensors in NCHW order; a 1-D one has height 1 throughout. Pairs are (height,
// width).
//   x [batch, channels, in], w [outputs, channels / groups, kernel], bias [outputs], y [batch, outputs, out]
// `pad` is what precedes each row and column; what follows is whatever `out` needs. The caller has checked
// that groups divides channels and outputs, and that strides and dilations are at least 1; all sizes but
// batch are at least 1.
struct ConvShape {
    int64_t batch = 1;
    int64_t channels = 1;
    int64_t outputs = 1;
    int64_t groups = 1;
    int64_t in[2] = {1, 1};
    int64_t kernel[2] = {1, 1};
    int64_t stride[2] = {1, 1};
    int64_t dilation[2] = {1, 1};
    int64_t pad[2] = {0, 0};
    int64_t out[2] = {1, 1};
};

// Packing rearranges the weights for one instruction set; it must happen before conv_run, at run time if w is
// not constant. The packed form is aligned to 64 bytes and hardly larger than w.
size_t conv_packed_bytes(const ConvShape& shape, Isa isa = active_isa());
void conv_pack(const ConvShape& shape, const float* w, void* packed, Isa isa = active_isa());

// Scratch memory, aligned to 64, of conv_run with this `parallel`: under 1 MB a thread for the usual shapes.
size_t conv_workspace_bytes(const ConvShape& shape, const Parallel& parallel, Isa isa = active_isa());

// y = after(conv(x, w) + bias); bias may be null. x and y must not overlap. The result depends on the shape
// and the instruction set, but not on the number of threads.
void conv_run(const ConvShape& shape, const float* x, const void* packed, const float* bias,
              const Epilogue& after, float* y, void* workspace, const Parallel& parallel,
              Isa isa = active_isa());

}  // namespace opwright
