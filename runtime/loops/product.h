// SPDX-License-Identifier: Apache-2.0
// Matrix products of every type: float and double by runtime/simd/gemm.h, smaller floats through float,
// integers exact modulo 2^bits.
#pragma once

#include "runtime/core/number_blocks.h"
#include "runtime/loops/apply.h"
#include "runtime/simd/gemm.h"

#define OPWRIGHT_BODY "runtime/loops/product.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::loops {

/// One product op(a) * op(b); the stored matrices are dense.
struct ProductOperands {
    GemmShape shape;
    const std::byte* packed_b = nullptr;  ///< as pack_constant made it, of type float or double

    std::int64_t lda() const { return shape.trans_a ? shape.m : shape.k; }
    std::int64_t ldb() const { return shape.trans_b ? shape.k : shape.n; }
};

/// c = alpha * op(a) * op(b) + beta * c. With beta 0 c is not read.
template <class T> Status product(Context& context, const ProductOperands& operands, float alpha, const T* a,
                                  const T* b, float beta, T* c) {
    const GemmShape& s = operands.shape;
    if constexpr (std::is_floating_point_v<T>) {
        if (operands.packed_b != nullptr) {
            gemm_packed<T>(s, alpha, a, operands.lda(), operands.packed_b, beta, c, s.n, context.parallel());
            return {};
        }
        std::byte* workspace;
        OPW_TRY(context.workspace(gemm_workspace_bytes<T>(s, context.parallel()), workspace));
        gemm<T>(s, alpha, a, operands.lda(), b, operands.ldb(), beta, c, s.n, context.parallel(), workspace);
        return {};
    } else if constexpr (kThroughFloat<T>) {
        std::byte* memory;
        OPW_TRY(context.workspace(static_cast<std::size_t>(s.m * s.k + s.k * s.n + s.m * s.n) * sizeof(float),
                                  memory));
        float* wide_a = reinterpret_cast<float*>(memory);
        float* wide_b = wide_a + s.m * s.k;
        float* wide_c = wide_b + s.k * s.n;
        to_floats(a, wide_a, s.m * s.k);
        to_floats(b, wide_b, s.k * s.n);
        if (beta != 0) to_floats(c, wide_c, s.m * s.n);
        OPW_TRY(product<float>(context, operands, alpha, wide_a, wide_b, beta, wide_c));
        from_floats(wide_c, c, s.m * s.n);
        return {};
    } else {
        using U = std::make_unsigned_t<T>;
        std::byte* memory;
        OPW_TRY(context.workspace(
            static_cast<std::size_t>((s.trans_b ? s.k * s.n : 0) + s.m * s.n) * sizeof(U), memory));
        U* result = reinterpret_cast<U*>(memory);
        const U* right = reinterpret_cast<const U*>(b);
        if (s.trans_b) {
            U* turned = result + s.m * s.n;
            for (std::int64_t j = 0; j < s.n; ++j) {
                for (std::int64_t p = 0; p < s.k; ++p) turned[p * s.n + j] = right[j * s.k + p];
            }
            right = turned;
        }
        const auto rows = OPWRIGHT_DISPATCH(product_rows<U>);
        const std::int64_t row = s.trans_a ? 1 : s.k, column = s.trans_a ? s.m : 1;
        parallel_for(context.parallel(), s.m, kElementCost * static_cast<double>(s.n * s.k),
                     [&](std::int64_t begin, std::int64_t end) {
                         rows(end - begin, s.n, s.k, reinterpret_cast<const U*>(a) + begin * row, row, column,
                              right, result + begin * s.n);
                     });
        for (std::int64_t i = 0; i < s.m * s.n; ++i) {
            const T sum = static_cast<T>(result[i]);
            if (alpha == 1 && (beta == 0 || beta == 1)) {
                c[i] = static_cast<T>(result[i] + (beta == 0 ? U(0) : static_cast<U>(c[i])));
            } else {  // the factors are floats: in double, toward zero (docs/decisions.md)
                c[i] =
                    from_double<T>(static_cast<double>(alpha) * static_cast<double>(sum) +
                                   (beta == 0 ? 0.0 : static_cast<double>(beta) * static_cast<double>(c[i])));
            }
        }
        return {};
    }
}

/// Packs constant input 1 of a product of `shape` where that pays, for products of one op(b).
inline Status pack_constant(PrepareContext& context, const GemmShape& shape) {
    const Tensor* b = context.constant(1);
    if (b == nullptr || b->elements() == 0 || !gemm_wants_packing(shape)) return {};
    const std::string kind = shape.trans_b ? "gemm transposed" : "gemm";
    const std::int64_t ldb = shape.trans_b ? shape.k : shape.n;
    const auto pack = [&]<class T>(const T* data) {
        return context.pack(1, kind, gemm_packed_bytes<T>(shape),
                            [&](std::byte* memory) { gemm_pack_b<T>(shape, data, ldb, memory); });
    };
    if (b->dtype() == kDTypeOf<float>) {
        OPW_TRY(pack(b->data<float>()));
    } else if (b->dtype() == kDTypeOf<double>) {
        OPW_TRY(pack(b->data<double>()));
    } else {
        return {};
    }
    context.release(1);
    return {};
}

}  // namespace opwright::loops
