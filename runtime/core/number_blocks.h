// SPDX-License-Identifier: Apache-2.0
// Arrays of small floating-point numbers to and from float, with the best instruction set of this machine.
// Kernels that compute through float block by block include runtime/core/halves.inc in their body instead.
#pragma once

#include "opwright/dtype.h"

#include <cstdint>

namespace opwright {

void to_floats(const Half* x, float* y, std::int64_t n);
void to_floats(const BFloat16* x, float* y, std::int64_t n);
void to_floats(const Float8E4M3FN* x, float* y, std::int64_t n);
void to_floats(const Float8E4M3FNUZ* x, float* y, std::int64_t n);
void to_floats(const Float8E5M2* x, float* y, std::int64_t n);
void to_floats(const Float8E5M2FNUZ* x, float* y, std::int64_t n);

/// To nearest, ties to even; overflow gives infinity.
void from_floats(const float* x, Half* y, std::int64_t n);
void from_floats(const float* x, BFloat16* y, std::int64_t n);
/// Overflow as Cast's `saturate` says.
void from_floats(const float* x, Float8E4M3FN* y, std::int64_t n, bool saturate);
void from_floats(const float* x, Float8E4M3FNUZ* y, std::int64_t n, bool saturate);
void from_floats(const float* x, Float8E5M2* y, std::int64_t n, bool saturate);
void from_floats(const float* x, Float8E5M2FNUZ* y, std::int64_t n, bool saturate);

}  // namespace opwright
