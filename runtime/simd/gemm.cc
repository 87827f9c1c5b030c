// SPDX-License-Identifier: Apache-2.0
#include "runtime/simd/gemm.h"

#include <algorithm>
#include <type_traits>

#include "runtime/simd/tile.h"
#include "runtime/simd/units.h"

namespace opwright::simd {

constexpr int64_t kStreamColumns = 2048;

template <class T>
struct GemmLoops {
    void (*pack_panel)(int64_t depth, int64_t columns, int64_t width, const T* b, int64_t ldb, bool trans,
                       T* panel);
    void (*dot_rows)(int64_t rows, int64_t depth, const T* a, int64_t lda, const T* x, T alpha, T beta, T* y,
                     int64_t y_step);
    void (*combine_rows)(int64_t depth, int64_t columns, const T* a, int64_t lda, const T* x, int64_t x_step,
                         T alpha, T beta, T* y, int64_t y_step);
};

}  // namespace opwright::simd

#define OPWRIGHT_BODY "runtime/simd/gemm_body.inc"
#include "runtime/simd/each_isa.h"

namespace opwright {
namespace {

using simd::ceil_div;
using simd::round_up;

template <class T>
const simd::GemmLoops<T>& loops(Isa isa) {
    if constexpr (std::is_same_v<T, float>) {
        return *OPWRIGHT_DISPATCH_FOR(isa, kFloatGemm);
    } else {
        return *OPWRIGHT_DISPATCH_FOR(isa, kDoubleGemm);
    }
}

// How a product is cut. Depends on the shape and the tile only, never on threads.
template <class T>
struct GemmPlan {
    // A panel of B of this depth and the rows of A beside it stay in the first two cache levels; the sums go
    // to memory once per block.
    static constexpr int64_t kDepth = 4096 / static_cast<int64_t>(sizeof(T));
    static constexpr int64_t kBlockBytes = 256 * 1024;

    int64_t depth;   // of one block
    int64_t width;   // columns of a panel
    int64_t panels;  // of one column block
    int64_t column_blocks;

    GemmPlan(const GemmShape& shape, const simd::TileSet<T>& set) {
        const int64_t blocks = std::max<int64_t>(1, ceil_div(shape.k, kDepth));
        depth = std::max<int64_t>(1, ceil_div(shape.k, blocks));
        width = set.width();
        const int64_t panel_bytes = depth * width * static_cast<int64_t>(sizeof(T));
        const int64_t all = ceil_div(shape.n, width);
        panels = std::clamp<int64_t>(kBlockBytes / panel_bytes, 1, std::max<int64_t>(all, 1));
        column_blocks = ceil_div(all, panels);
    }

    int64_t block_bytes() const {
        return round_up(depth * panels * width * static_cast<int64_t>(sizeof(T)), 64);
    }
};

// Few rows use B so seldom that it is read where it lies.
template <class T>
bool reads_b_directly(const GemmShape& shape, const simd::TileSet<T>& set) {
    return !shape.trans_b && shape.m <= 2 * set.rows;
}

bool is_stream(const GemmShape& shape) {
    return shape.m == 1 || shape.n == 1;
}

// True if the vector of a one-row or one-column product must be copied to lie contiguously for dot products.
bool gathers(const GemmShape& shape) {
    return (shape.m == 1 && shape.trans_b && shape.trans_a && shape.k > 1) ||
           (shape.m != 1 && shape.n == 1 && !shape.trans_a && !shape.trans_b && shape.k > 1);
}

constexpr double kNsPerFlop = 1.0 / 100.0;
constexpr double kNsPerByte = 1.0 / 20.0;

template <class T>
void scale(const GemmShape& shape, T beta, T* c, int64_t ldc) {
    for (int64_t i = 0; i < shape.m; ++i) {
        for (int64_t j = 0; j < shape.n; ++j) {
            c[i * ldc + j] = beta == T{0} ? T{0} : beta * c[i * ldc + j];
        }
    }
}

template <class T>
void stream(const GemmShape& shape, T alpha, const T* a, int64_t lda, const T* b, int64_t ldb, T beta, T* c,
            int64_t ldc, const Parallel& parallel, T* workspace, Isa isa) {
    const auto& loop = loops<T>(isa);
    // y = M x, with the matrix stored by `count` rows (dots) or by k rows (combine).
    const bool row = shape.m == 1;
    const int64_t count = row ? shape.n : shape.m;
    const T* matrix = row ? b : a;
    const int64_t matrix_step = row ? ldb : lda;
    const bool dots = row ? shape.trans_b : !shape.trans_a;
    const T* x = row ? a : b;
    const int64_t x_step = row ? (shape.trans_a ? lda : 1) : (shape.trans_b ? 1 : ldb);
    const int64_t y_step = row ? 1 : ldc;
    if (dots) {
        if (gathers(shape)) {
            for (int64_t k = 0; k < shape.k; ++k) {
                workspace[k] = x[k * x_step];
            }
            x = workspace;
        }
        constexpr int64_t kRows = 16;
        const double ns = static_cast<double>(kRows * shape.k) * sizeof(T) * kNsPerByte;
        parallel_for(parallel, ceil_div(count, kRows), ns, [&](int64_t begin, int64_t end) {
            const int64_t first = begin * kRows;
            const int64_t last = std::min(end * kRows, count);
            loop.dot_rows(last - first, shape.k, matrix + first * matrix_step, matrix_step, x, alpha, beta,
                          c + first * y_step, y_step);
        });
        return;
    }
    // Each thread takes a share of the columns, as whole cache lines.
    const int64_t slots = simd::slot_count(parallel, ceil_div(count, 64));
    const int64_t share = std::min(simd::kStreamColumns, round_up(ceil_div(count, slots), 64));
    const double ns = static_cast<double>(share * shape.k) * sizeof(T) * kNsPerByte;
    parallel_for(parallel, ceil_div(count, share), ns, [&](int64_t begin, int64_t end) {
        for (int64_t unit = begin; unit < end; ++unit) {
            const int64_t first = unit * share;
            loop.combine_rows(shape.k, std::min(share, count - first), matrix + first, matrix_step, x, x_step,
                              alpha, beta, c + first * y_step, y_step);
        }
    });
}

template <class T>
void run_tiles(const GemmShape& shape, T alpha, const T* a, int64_t lda, const T* b, int64_t ldb,
               const T* packed, T beta, T* c, int64_t ldc, const Parallel& parallel, std::byte* workspace,
               Isa isa) {
    const auto& set = simd::tiles<T>(isa);
    const auto& loop = loops<T>(isa);
    const GemmPlan<T> plan(shape, set);
    const bool direct = packed == nullptr && reads_b_directly(shape, set);
    const int64_t row_step = shape.trans_a ? 1 : lda;
    const int64_t depth_step = shape.trans_a ? lda : 1;
    const int64_t row_tiles = ceil_div(shape.m, set.rows);
    const int64_t padded = round_up(shape.n, set.lanes);
    // More units than threads, by cutting the rows too if the columns do not suffice.
    const int64_t threads = simd::slot_count(parallel, INT64_MAX);
    const int64_t wanted = threads == 1 ? 1 : ceil_div(3 * threads, plan.column_blocks);
    const int64_t chunk = ceil_div(row_tiles, std::clamp<int64_t>(wanted, 1, row_tiles));
    const int64_t chunks = ceil_div(row_tiles, chunk);
    const double ns = 2.0 * static_cast<double>(chunk * set.rows) * static_cast<double>(shape.k) *
                      static_cast<double>(plan.panels * plan.width) * kNsPerFlop;
    simd::run_units(parallel, chunks * plan.column_blocks, ns, [&](int64_t unit, int64_t slot) {
        const int64_t first_column = unit / chunks * plan.panels * plan.width;
        const int64_t last_column = std::min(first_column + plan.panels * plan.width, shape.n);
        const int64_t first_tile = unit % chunks * chunk;
        const int64_t last_tile = std::min(first_tile + chunk, row_tiles);
        T* own = reinterpret_cast<T*>(workspace + slot * plan.block_bytes());
        for (int64_t k = 0; k < shape.k; k += plan.depth) {
            const int64_t depth = std::min(plan.depth, shape.k - k);
            if (packed == nullptr) {
                for (int64_t j = first_column; j < last_column; j += plan.width) {
                    const int64_t columns = std::min(plan.width, last_column - j);
                    if (!direct || columns < plan.width) {
                        loop.pack_panel(depth, columns, round_up(columns, set.lanes),
                                        shape.trans_b ? b + j * ldb + k : b + k * ldb + j, ldb, shape.trans_b,
                                        own + (j - first_column) * depth);
                    }
                }
            }
            for (int64_t tile = first_tile; tile < last_tile; ++tile) {
                const int64_t i = tile * set.rows;
                for (int64_t j = first_column; j < last_column; j += plan.width) {
                    const int64_t columns = std::min(plan.width, last_column - j);
                    simd::TileCall<T> call = {};
                    call.rows = static_cast<int>(std::min<int64_t>(set.rows, shape.m - i));
                    call.columns = columns;
                    call.depth = depth;
                    call.a = a + i * row_step + k * depth_step;
                    call.row_step = row_step;
                    call.depth_step = depth_step;
                    if (packed != nullptr) {
                        call.b = packed + k * padded + j * depth;
                        call.b_step = round_up(columns, set.lanes);
                    } else if (direct && columns == plan.width) {
                        call.b = b + k * ldb + j;
                        call.b_step = ldb;
                    } else {
                        call.b = own + (j - first_column) * depth;
                        call.b_step = round_up(columns, set.lanes);
                    }
                    call.c = c + i * ldc + j;
                    call.c_step = ldc;
                    call.alpha = alpha;
                    call.beta = k == 0 ? beta : T{1};
                    simd::run_tile(set, call);
                }
            }
        }
    });
}

}  // namespace

template <class T>
size_t gemm_workspace_bytes(const GemmShape& shape, const Parallel& parallel, Isa isa) {
    if (shape.m == 0 || shape.n == 0 || shape.k == 0) {
        return 0;
    }
    if (is_stream(shape)) {
        return gathers(shape) ? static_cast<size_t>(shape.k) * sizeof(T) : 0;
    }
    const auto& set = simd::tiles<T>(isa);
    if (reads_b_directly(shape, set) && shape.n % set.width() == 0) {
        return 0;
    }
    const GemmPlan<T> plan(shape, set);
    return static_cast<size_t>(simd::slot_count(parallel, INT64_MAX) * plan.block_bytes());
}

template <class T>
void gemm(const GemmShape& shape, T alpha, const T* a, int64_t lda, const T* b, int64_t ldb, T beta, T* c,
          int64_t ldc, const Parallel& parallel, void* workspace, Isa isa) {
    if (shape.m == 0 || shape.n == 0) {
        return;
    }
    if (shape.k == 0 || alpha == T{0}) {
        scale(shape, beta, c, ldc);
    } else if (is_stream(shape)) {
        stream(shape, alpha, a, lda, b, ldb, beta, c, ldc, parallel, static_cast<T*>(workspace), isa);
    } else {
        run_tiles(shape, alpha, a, lda, b, ldb, static_cast<const T*>(nullptr), beta, c, ldc, parallel,
                  static_cast<std::byte*>(workspace), isa);
    }
}

bool gemm_wants_packing(const GemmShape& shape) {
    return !is_stream(shape) && shape.k > 0;
}

template <class T>
size_t gemm_packed_bytes(const GemmShape& shape, Isa isa) {
    return static_cast<size_t>(shape.k * round_up(shape.n, simd::tiles<T>(isa).lanes)) * sizeof(T);
}

template <class T>
void gemm_pack_b(const GemmShape& shape, const T* b, int64_t ldb, void* packed, Isa isa) {
    const auto& set = simd::tiles<T>(isa);
    const GemmPlan<T> plan(shape, set);
    const int64_t padded = round_up(shape.n, set.lanes);
    for (int64_t k = 0; k < shape.k; k += plan.depth) {
        const int64_t depth = std::min(plan.depth, shape.k - k);
        for (int64_t j = 0; j < shape.n; j += plan.width) {
            const int64_t columns = std::min(plan.width, shape.n - j);
            loops<T>(isa).pack_panel(depth, columns, round_up(columns, set.lanes),
                                     shape.trans_b ? b + j * ldb + k : b + k * ldb + j, ldb, shape.trans_b,
                                     static_cast<T*>(packed) + k * padded + j * depth);
        }
    }
}

template <class T>
void gemm_packed(const GemmShape& shape, T alpha, const T* a, int64_t lda, const void* packed, T beta, T* c,
                 int64_t ldc, const Parallel& parallel, Isa isa) {
    if (shape.m == 0 || shape.n == 0) {
        return;
    }
    if (shape.k == 0 || alpha == T{0}) {
        scale(shape, beta, c, ldc);
        return;
    }
    run_tiles(shape, alpha, a, lda, static_cast<const T*>(nullptr), int64_t{0}, static_cast<const T*>(packed),
              beta, c, ldc, parallel, static_cast<std::byte*>(nullptr), isa);
}

#define OPWRIGHT_GEMM(T)                                                                              \
    template size_t gemm_workspace_bytes<T>(const GemmShape&, const Parallel&, Isa);                  \
    template void gemm<T>(const GemmShape&, T, const T*, int64_t, const T*, int64_t, T, T*, int64_t,  \
                          const Parallel&, void*, Isa);                                               \
    template size_t gemm_packed_bytes<T>(const GemmShape&, Isa);                                      \
    template void gemm_pack_b<T>(const GemmShape&, const T*, int64_t, void*, Isa);                    \
    template void gemm_packed<T>(const GemmShape&, T, const T*, int64_t, const void*, T, T*, int64_t, \
                                 const Parallel&, Isa);
OPWRIGHT_GEMM(float)
OPWRIGHT_GEMM(double)

}  // namespace opwright
