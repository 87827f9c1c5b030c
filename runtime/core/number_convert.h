// SPDX-License-Identifier: Apache-2.0
// Whole arrays and tensors from any element type but the complex ones to any other, strings included.
#pragma once

#include "opwright/parallel.h"
#include "opwright/tensor.h"
#include "runtime/core/number.h"

namespace opwright {

/// `y`, a tensor of the same number of elements, gets the elements of `x` in its own type by the rules of
/// number.h and number_text.h. The only error: text that is no number, told as a wrong value of input
/// `input`.
Status convert(const Tensor& x, Tensor& y, CastRules rules, const Parallel& parallel, int input = 0);

/// Elements [first, first + count) of an array as tensors store it, packed types included, as floats. `from`
/// is a numeric type; double and integers of 32 bits and more round once. `first` is a multiple of
/// kPackedCut.
void load_floats(DType from, const void* x, std::int64_t first, std::int64_t count, float* y);

/// The way back: packed types get zeros in the padding behind the last element written.
void store_floats(const float* x, DType to, void* y, std::int64_t first, std::int64_t count,
                  CastRules rules = {});

}  // namespace opwright
