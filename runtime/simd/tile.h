// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>

#include "runtime/simd/isa.h"

// Internal to runtime/simd: the register tile on which matrix products and convolutions are built.
namespace opwright::simd {

// What becomes of a sum before it is stored: min(high, max(low, sum * scale[row] + shift[row])).
template <class T>
struct TileEnd {
    T low = -std::numeric_limits<T>::infinity();
    T high = std::numeric_limits<T>::infinity();
    const T* scale = nullptr;  // null: nothing is multiplied and added
    const T* shift = nullptr;

    bool changes() const { return scale != nullptr || high < std::numeric_limits<T>::infinity(); }
};

// Computes c[i][j] = end(start + sum over k of a(i, k) * b(k, j)) for a whole tile, summing in the
// order of k.
//   a(i, k) = a[i * row_step + k * depth_step]; the variants called "packed" take row_step as 1.
//   b(k, j) = b[k * b_step + j].
//   start is what c holds if bias is null, else bias[i].
//   end multiplies and adds by row, and clamps. NaN stays NaN.
template <class T>
using TileFunction = void (*)(int64_t depth, const T* a, int64_t row_step, int64_t depth_step, const T* b,
                              int64_t b_step, T* c, int64_t c_step, const T* bias, const TileEnd<T>& end);

// The tiles of one instruction set: of 1 to `rows` rows and of 1 to `vectors` vectors of `lanes` columns.
template <class T>
struct TileSet {
    static constexpr int kMaxRows = 8;
    static constexpr int kMaxVectors = 3;
    static constexpr int kMaxTile = kMaxRows * kMaxVectors * 64 / static_cast<int>(sizeof(T));
    int rows;
    int vectors;
    int lanes;
    TileFunction<T> packed[kMaxRows][kMaxVectors];  // [rows - 1][vectors - 1]
    TileFunction<T> strided[kMaxRows][kMaxVectors];

    constexpr int width() const { return vectors * lanes; }
};

template <class T>
const TileSet<T>& tiles(Isa isa);
template <>
const TileSet<float>& tiles<float>(Isa isa);
template <>
const TileSet<double>& tiles<double>(Isa isa);

// `kMaxRows` zeros, the bias of rows that have none.
template <class T>
inline constexpr T kNoBias[TileSet<T>::kMaxRows] = {};

// A tile of which only `columns` (1 to width) are stored, and that ends with c = alpha * sum + beta * c. b
// must be readable for whole vectors.
template <class T>
struct TileCall {
    int rows;
    int64_t columns;
    int64_t depth;
    const T* a;
    int64_t row_step;
    int64_t depth_step;
    const T* b;
    int64_t b_step;
    T* c;
    int64_t c_step;
    const T* bias;  // one per row, or null
    T alpha;
    T beta;
    TileEnd<T> end;
};
void run_tile(const TileSet<float>& set, const TileCall<float>& call);
void run_tile(const TileSet<double>& set, const TileCall<double>& call);

}  // namespace opwright::simd
