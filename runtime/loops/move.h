// SPDX-License-Identifier: Apache-2.0
// Moving elements without looking at them: what Transpose, Concat, Slice, Gather, Pad and their like have in
// common. Compiled once per width in memory (move.cc), see runtime/core/width.h.
#pragma once

#include "opwright/context.h"
#include "runtime/core/width.h"

#include <string>
#include <type_traits>

namespace opwright::loops {

/// One element as these loops see it: those of 2, 4 and 6 bits are unpacked to a byte each, see Moved.
template <class W> using Element = std::conditional_t<kPackedBits<W> != 0, std::uint8_t, W>;

/// From one element to its neighbour along each axis, in elements: negative walks backwards, 0 stands still.
using Strides = IntList<kMaxRank>;

/// Strides of a dense tensor.
Strides dense_strides(const Shape& shape);

/// to[i . to_strides] = from[i . from_strides] for every index i of `extents`. All three lists have one
/// length, no two indices meet in `to`, and the ranges do not overlap.
template <class E> void copy_strided(const Parallel& parallel, const Shape& extents, const E* from,
                                     const Strides& from_strides, E* to, const Strides& to_strides);

/// Blocks chosen by number: to[o][k][block] = from[o][at[k]][block] for o < outer, k < count; `from` has
/// `slots` blocks per o, and at[k] is in [0, slots).
template <class E> void copy_chosen(const Parallel& parallel, std::int64_t outer, std::int64_t slots,
                                    std::int64_t block, const std::int64_t* at, std::int64_t count,
                                    const E* from, E* to);

/// All elements of `to` become `value`.
template <class E> void fill(const Parallel& parallel, E* to, std::int64_t count, const E& value);

/// For every axis of a result where along that axis of the input each of its places comes from.
struct PlaceMap {
    Shape extents;           ///< of the result, rank 1 or more, without the trailing axes that `block` holds
    std::int64_t block = 1;  ///< contiguous elements behind each place
    /// Per axis extents[axis] offsets in elements of the input, or -1: no element. Of the last axis only
    /// those of the places before core_begin and, behind them, from core_end on: the blocks between are
    /// contiguous in the input too.
    const std::int64_t* from[kMaxRank]{};
    std::int64_t core_begin = 0, core_end = 0;
    std::int64_t core_from = 0;  ///< offset of place core_begin
};

/// The elements that `map` chooses; `value` where an axis says that there is none.
template <class E>
void copy_mapped(const Parallel& parallel, const PlaceMap& map, const E* from, const E& value, E* to);

/// Inputs and output 0 of a kernel that moves elements of width W: in place, or, if packed, unpacked to
/// workspace.
template <class W> class Moved {
public:
    explicit Moved(Context& context) : context_(context) {}

    Status input(int i, const Element<W>*& data) { return input(context_.tensor(i), data); }
    Status input(const Tensor& tensor, const Element<W>*& data);
    Status output(Element<W>*& data);
    /// Packs the output: call it last.
    void finish();

private:
    Context& context_;
    Element<W>* unpacked_ = nullptr;
};

}  // namespace opwright::loops
