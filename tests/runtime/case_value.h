// SPDX-License-Identifier: Apache-2.0
// Values of test cases: elements as numbers and as text, comparison, copies. Written apart from the product's own
// conversions, so that an error in those cannot hide itself.
#pragma once

#include "opwright/value.h"

#include <string>

namespace opwright::cases {

struct Tolerance {
    double rtol = 0;
    double atol = 0;
    bool signed_zero = false;  ///< an expected -0.0 must be -0.0
    bool shape_only = false;   ///< random results: types and shapes
};

/// Writes number `value` to element `i` of a floating-point tensor of at most 16 bits an element; false if the type
/// does not have that number.
bool set_small_float(Tensor& tensor, std::int64_t i, double value);

/// Element `i` of any floating-point tensor.
double get_float(const Tensor& tensor, std::int64_t i);
bool is_float(DType dtype);

/// Raw bits of element `i` of a tensor of integers of at most 8 bits, sign not extended.
unsigned get_bits(const Tensor& tensor, std::int64_t i);
void set_bits(Tensor& tensor, std::int64_t i, unsigned bits);

/// A value as a case's text spells it, cut off after `most` elements.
std::string text_of(const Value& value, std::int64_t most = 64);

/// Empty if `got` is as expected, else what differs first.
std::string difference(const Value& got, const Value& expected, const Tolerance& tolerance);

/// A value that shares no memory with `value`.
Value deep_copy(const Value& value);
/// True if the two have the same types, shapes and bits.
bool same_bits(const Value& a, const Value& b);

}  // namespace opwright::cases
