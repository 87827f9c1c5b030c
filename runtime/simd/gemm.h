// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "opwright/parallel.h"
#include "runtime/simd/isa.h"

namespace opwright {

// C[m, n] = alpha * op(A)[m, k] * op(B)[k, n] + beta * C, row-major. op(X) is X, or its transpose if trans_x;
// lda, ldb and ldc are the distances between the stored rows. With beta == 0 C is not read; with k == 0 or
// alpha == 0 C becomes beta * C. All sizes may be 0. A, B and C must not overlap. The result depends on the
// shape and the instruction set, but not on the number of threads.
struct GemmShape {
    int64_t m = 0;
    int64_t n = 0;
    int64_t k = 0;
    bool trans_a = false;
    bool trans_b = false;
};

// Bytes of scratch memory, aligned to 64, that gemm needs for this shape; often 0 for packed or one-row
// products.
template <class T>
size_t gemm_workspace_bytes(const GemmShape& shape, const Parallel& parallel, Isa isa = active_isa());

template <class T>
void gemm(const GemmShape& shape, T alpha, const T* a, int64_t lda, const T* b, int64_t ldb, T beta, T* c,
          int64_t ldc, const Parallel& parallel, void* workspace, Isa isa = active_isa());

// A constant B can be packed once. Whether that pays is for gemm_wants_packing to say: products of one row
// stream B in its own layout. `packed` holds gemm_packed_bytes and is aligned to 64; it belongs to one
// instruction set.
bool gemm_wants_packing(const GemmShape& shape);
template <class T>
size_t gemm_packed_bytes(const GemmShape& shape, Isa isa = active_isa());
template <class T>
void gemm_pack_b(const GemmShape& shape, const T* b, int64_t ldb, void* packed, Isa isa = active_isa());

// As gemm, with a packed B; needs no workspace. m may differ from the m at packing.
template <class T>
void gemm_packed(const GemmShape& shape, T alpha, const T* a, int64_t lda, const void* packed, T beta, T* c,
                 int64_t ldc, const Parallel& parallel, Isa isa = active_isa());

}  // namespace opwright
