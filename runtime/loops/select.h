// SPDX-License-Identifier: Apache-2.0
// One of two elements, by a condition: y[i] = c[i] ? a[i] : b[i], all three broadcasting.
#pragma once

#include "opwright/context.h"
#include "runtime/core/width.h"
#include "runtime/loops/broadcast.h"

#include <string>

#define OPWRIGHT_BODY "runtime/loops/select.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::loops {

/// The baseline for elements that are no plain memory: their constructors belong to no instruction set.
template <class E> auto select_row_of() {
    if constexpr (std::is_same_v<E, std::string>) {
        return &baseline::select_row<E>;
    } else {
        return OPWRIGHT_DISPATCH(select_row<E>);
    }
}

/// Inputs 0 (bool), 1 and 2 into output 0; elements of E.
template <class E> void select(Context& context) {
    Tensor& result = context.output(0);
    const Broadcast<3> walk(result.shape(), {&context.shape(0), &context.shape(1), &context.shape(2)});
    const auto row = select_row_of<E>();
    const auto* c = context.tensor(0).data<std::uint8_t>();
    const auto* a = context.tensor(1).data<E>();
    const auto* b = context.tensor(2).data<E>();
    auto* y = result.mutable_data<E>();
    walk.run(context.parallel(), 0.2 * static_cast<double>(sizeof(E)),
             [&](std::int64_t out, const std::array<std::int64_t, 3>& at, std::int64_t n) {
                 row(c + at[0], walk.moves(0), a + at[1], walk.moves(1), b + at[2], walk.moves(2), y + out,
                     n);
             });
}

}  // namespace opwright::loops
