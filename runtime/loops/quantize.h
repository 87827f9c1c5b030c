// SPDX-License-Identifier: Apache-2.0
// Linear quantization and its inverse: scales and zero points for a whole tensor, per index of an axis, or
// per block.
#pragma once

#include "opwright/context.h"
#include "runtime/core/number_convert.h"

namespace opwright::loops {

/// The tensor as [outer, extent, inner] around the quantization axis, and how many indices of it share a
/// scale.
struct Granularity {
    enum class Kind : std::uint8_t { Tensor, Axis, Block };
    Kind kind = Kind::Tensor;
    std::int64_t outer = 1;
    std::int64_t extent = 1;
    std::int64_t inner = 1;
    std::int64_t block = 1;  ///< of Kind::Block
};

/// What the shapes of input 0, input 1 (the scales) and input 2 (the zero points, if there) say. `axis`
/// counts from the back if negative and is looked at only if it matters; `block_size` 0 is none.
/// `tensor_only`: no more than one scale.
Status granularity(ShapeContext& context, std::int64_t axis, std::int64_t block_size, bool tensor_only,
                   Granularity& result);

/// The attribute `output_dtype`: the number of an element type, or 0 for DType::Undefined.
Status read_output_dtype(std::int64_t number, DType& type);

/// The attribute `precision`: the number of float, double, float16 or bfloat16, or 0 for DType::Undefined.
Status read_precision(std::int64_t number, DType& type);

/// Output 0 = saturate(round(input 0 / input 1) + input 2), rounded to the nearest integer with ties to even
/// for integer types, to the nearest number of the type for floating point (`rules` as for a cast). The
/// division is in `precision`, or that of the scale's type if it is Undefined; where that is int32, as exact
/// as it needs to be.
Status quantize(Context& context, const Granularity& granularity, DType precision, CastRules rules);

/// Output 0 = (input 0 - input 2) * input 1 in float, rounded once to the output's type.
Status dequantize(Context& context, const Granularity& granularity);

}  // namespace opwright::loops
