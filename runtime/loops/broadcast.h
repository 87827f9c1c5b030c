// SPDX-License-Identifier: Apache-2.0
// Broadcasting: N operands of several shapes walked as rows in which every operand either advances or stands
// still.
#pragma once

#include "opwright/context.h"

#include <array>

namespace opwright::loops {

/// NumPy's rule (NUMPY-BROADCAST, from opset 7): `a` against `b`, which is input `index`.
Status broadcast_shapes(const Shape& a, const Shape& b, int index, Shape& result);

/// The rule of opsets 1 to 6: only B expands. Without `broadcast` the shapes are equal; with it B has one
/// element, or its extents (1 is accepted too) lie at `axis` of A, or at its end without `axis`. `aligned` is
/// B's shape in A's rank; B is input `index`.
Status legacy_broadcast(const Shape& a, const Shape& b, bool broadcast, const std::int64_t* axis,
                        Shape& aligned, int index = 1);

/// The walk over an output of shape `out`. Adjacent axes in which all operands behave alike are one.
template <int N> class Broadcast {
public:
    /// Operand shapes in the output's rank or less, right-aligned; each extent is the output's or 1.
    Broadcast(const Shape& out, const std::array<const Shape*, N>& operands) {
        const int rank = out.rank();
        for (int axis = 0; axis < rank; ++axis) {
            if (out[axis] == 1) continue;
            std::array<bool, N> moves;
            for (int k = 0; k < N; ++k) {
                const int own = axis - (rank - operands[k]->rank());
                moves[k] = own >= 0 && (*operands[k])[own] != 1;
            }
            if (axes_ > 0 && moves == moves_[axes_ - 1]) {
                extents_[axes_ - 1] *= out[axis];
            } else {
                extents_[axes_] = out[axis];
                moves_[axes_++] = moves;
            }
        }
        if (axes_ == 0) {  // one element
            extents_[0] = out.elements();
            moves_[0].fill(false);
            axes_ = 1;
        }
        for (int k = 0; k < N; ++k) {
            std::int64_t stride = 1;
            for (int axis = axes_ - 1; axis >= 0; --axis) {
                strides_[axis][k] = moves_[axis][k] ? stride : 0;
                if (moves_[axis][k]) stride *= extents_[axis];
            }
        }
        rows_ = 1;
        for (int axis = 0; axis < axes_ - 1; ++axis) rows_ *= extents_[axis];
    }

    std::int64_t rows() const { return rows_; }
    std::int64_t row_length() const { return extents_[axes_ - 1]; }
    /// Whether operand `k` advances along a row (else all of the row has one element of it).
    bool moves(int k) const { return moves_[axes_ - 1][k]; }

    /// row(offset in the output, offsets of the operands) for rows [begin, end).
    template <class Row> void walk(std::int64_t begin, std::int64_t end, Row row) const {
        std::array<std::int64_t, N> offsets{};
        std::int64_t index[kMaxRank];
        std::int64_t rest = begin;
        for (int axis = axes_ - 2; axis >= 0; --axis) {
            index[axis] = rest % extents_[axis];
            rest /= extents_[axis];
            for (int k = 0; k < N; ++k) offsets[k] += index[axis] * strides_[axis][k];
        }
        for (std::int64_t r = begin; r < end; ++r) {
            row(r * row_length(), offsets);
            for (int axis = axes_ - 2; axis >= 0; --axis) {
                for (int k = 0; k < N; ++k) offsets[k] += strides_[axis][k];
                if (++index[axis] < extents_[axis]) break;
                for (int k = 0; k < N; ++k) offsets[k] -= extents_[axis] * strides_[axis][k];
                index[axis] = 0;
            }
        }
    }

    /// part(offset in the output, offsets of the operands, length) over everything: rows, or pieces of a
    /// single row.
    template <class Part> void run(const Parallel& parallel, double cost, Part part) const {
        if (rows_ == 0 || row_length() == 0) return;
        if (rows_ == 1) {
            parallel_for(parallel, row_length(), cost, [&](std::int64_t begin, std::int64_t end) {
                std::array<std::int64_t, N> offsets;
                for (int k = 0; k < N; ++k) offsets[k] = moves(k) ? begin : 0;
                part(begin, offsets, end - begin);
            });
            return;
        }
        parallel_for(parallel, rows_, cost * static_cast<double>(row_length()),
                     [&](std::int64_t begin, std::int64_t end) {
                         walk(begin, end, [&](std::int64_t out, const std::array<std::int64_t, N>& offsets) {
                             part(out, offsets, row_length());
                         });
                     });
    }

private:
    int axes_ = 0;
    std::int64_t rows_ = 1;
    std::int64_t extents_[kMaxRank];
    std::array<bool, N> moves_[kMaxRank];
    std::int64_t strides_[kMaxRank][N];
};

}  // namespace opwright::loops
