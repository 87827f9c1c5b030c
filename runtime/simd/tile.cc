// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/tile.h"

#define OPWRIGHT_BODY "runtime/simd/vector_body.inc"
#include "runtime/simd/each_isa.h"
#define OPWRIGHT_BODY "runtime/simd/tile_body.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::simd {
namespace {

template <class T>
void run_any(const TileSet<T>& set, const TileCall<T>& call) {
    const int vectors = static_cast<int>((call.columns + set.lanes - 1) / set.lanes);
    const int64_t width = int64_t{vectors} * set.lanes;
    const bool packed = call.row_step == 1 || call.rows == 1;
    const auto function = (packed ? set.packed : set.strided)[call.rows - 1][vectors - 1];
    const T* bias = call.bias == nullptr ? kNoBias<T> : call.bias;
    const bool plain =
        call.alpha == T{1} && (call.beta == T{0} || (call.beta == T{1} && call.bias == nullptr));
    if (plain && call.columns == width) {
        function(call.depth, call.a, call.row_step, call.depth_step, call.b, call.b_step, call.c, call.c_step,
                 call.beta == T{0} ? bias : nullptr, call.end);
        return;
    }
    alignas(64) T sums[TileSet<T>::kMaxTile];
    if (plain) {
        if (call.beta != T{0}) {
            for (int r = 0; r < call.rows; ++r) {
                for (int64_t j = 0; j < width; ++j) {
                    sums[r * width + j] = j < call.columns ? call.c[r * call.c_step + j] : T{0};
                }
            }
        }
        function(call.depth, call.a, call.row_step, call.depth_step, call.b, call.b_step, sums, width,
                 call.beta == T{0} ? bias : nullptr, call.end);
        for (int r = 0; r < call.rows; ++r) {
            for (int64_t j = 0; j < call.columns; ++j) {
                call.c[r * call.c_step + j] = sums[r * width + j];
            }
        }
        return;
    }
    function(call.depth, call.a, call.row_step, call.depth_step, call.b, call.b_step, sums, width, kNoBias<T>,
             TileEnd<T>());
    for (int r = 0; r < call.rows; ++r) {
        for (int64_t j = 0; j < call.columns; ++j) {
            T& c = call.c[r * call.c_step + j];
            T value = call.alpha * sums[r * width + j];
            if (call.beta != T{0}) {
                value += call.beta * c;
            }
            if (call.bias != nullptr) {
                value += call.bias[r];
            }
            if (call.end.scale != nullptr) {
                value = value * call.end.scale[r] + call.end.shift[r];
            }
            value = call.end.low > value ? call.end.low : value;
            c = call.end.high < value ? call.end.high : value;
        }
    }
}

}  // namespace

template <>
const TileSet<float>& tiles<float>(Isa isa) {
    return *OPWRIGHT_DISPATCH_FOR(isa, kFloatTiles);
}

template <>
const TileSet<double>& tiles<double>(Isa isa) {
    return *OPWRIGHT_DISPATCH_FOR(isa, kDoubleTiles);
}

void run_tile(const TileSet<float>& set, const TileCall<float>& call) { run_any(set, call); }

void run_tile(const TileSet<double>& set, const TileCall<double>& call) { run_any(set, call); }

}  // namespace opwright::simd
