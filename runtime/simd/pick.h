// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "runtime/simd/isa.h"
#include "runtime/simd/isa_target.h"

namespace opwright {

// The one for `isa` out of the three variants that each_isa.h made of one function or constant.
template <class Entity>
constexpr Entity* pick(Isa isa, Entity* baseline, Entity* avx2, Entity* avx512) {
    return isa == Isa::Avx512 ? avx512 : isa == Isa::Avx2 ? avx2 : baseline;
}

}  // namespace opwright

// After each_isa.h: a pointer to the variant of a function (or of a constant, such as a table of functions)
// that active_isa(), respectively `isa`, asks for.
#if OPWRIGHT_ISA_X86
#define OPWRIGHT_DISPATCH_FOR(isa, ...)                                                       \
    ::opwright::pick(isa, &::opwright::baseline::__VA_ARGS__, &::opwright::avx2::__VA_ARGS__, \
                     &::opwright::avx512::__VA_ARGS__)
#else
#define OPWRIGHT_DISPATCH_FOR(isa, ...) (static_cast<void>(isa), &::opwright::baseline::__VA_ARGS__)
#endif
#define OPWRIGHT_DISPATCH(...) OPWRIGHT_DISPATCH_FOR(::opwright::active_isa(), __VA_ARGS__)
