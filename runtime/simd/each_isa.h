// SPDX-License-Identifier: Apache-2.0
// No include guard: every inclusion compiles one body once per instruction set.
//
// How to use it. A unit (.cc) includes whatever headers its body needs, then
//
//     #define OPWRIGHT_BODY "runtime/loops/unary.inc"
//     #include "runtime/simd/each_isa.h"
//
// The body is a fragment without guard, and includes fragments only (runtime/core/halves.inc). It is compiled
// in the namespaces opwright::baseline, and on x86-64 also opwright::avx2 and opwright::avx512, each inside a
// region in which the compiler may use that instruction set; no compiler flag is needed. Outside, choose the
// variant once per call, not per element:
//
//     auto* loop = OPWRIGHT_DISPATCH(add_float);           // by active_isa()
//     auto* loop = OPWRIGHT_DISPATCH_FOR(isa, add_float);  // by a given Isa
//
// What a body sees:
//     OPWRIGHT_ISA_NS                          baseline, avx2 or avx512
//     kFloatLanes, kDoubleLanes, kVectorBytes  the widest vector
//     for_each_index(n, f), Vec<T> and the rest of isa_prelude.inc
//
// Rules for a body:
// - Put everything in an anonymous namespace except what other units call: two bodies with a function of one
//   name would otherwise be merged by the linker.
// - A vector value (Vec<T>) never crosses a function that is defined outside the region; pass pointers.
// - Helpers that are defined outside the region are compiled for the baseline. Small ones are inlined all the
//   same; whatever must become vector code belongs into the body (functors are re-includable files as well).
// - Calls of std:: function templates: only such as are certain to be inlined (std::max, std::sqrt on
//   floats). Containers, std::sort and the like stay outside the body.
// - g++ 12 leaves a loop scalar at -O2 unless its trip count is a constant multiple of the vector width. So
//   plain loops are written with for_each_index (which forms such blocks), e.g.
//
//         void add_float(const float* a, const float* b, float* y, int64_t n) {
//             for_each_index(n, [=](int64_t i) { y[i] = a[i] + b[i]; });
//         }
//
//   Iterations must be independent: y may be a or b themselves, but must not overlap them otherwise.
// - `x > 0 ? x : 0` (NaN gives 0) and `0 > x ? 0 : x` (NaN stays) are one max instruction with clang, and a
//   compare and a masked move with g++; both are vector code.
// - With AVX2 and AVX-512 the compilers fuse a * b + c into one rounding (g++ across statements, too). Where
// a
//   result must have two roundings, keep that arithmetic out of a body.

#ifndef OPWRIGHT_BODY
#error "define OPWRIGHT_BODY before including runtime/simd/each_isa.h"
#endif

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "runtime/simd/isa.h"
#include "runtime/simd/isa_target.h"
#include "runtime/simd/pick.h"

// A block that holds a division or a call does not vectorise; that is no fault.
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

// The ISA-specific part of a body may ask `#if OPWRIGHT_ISA_LEVEL >= 2`.
#define OPWRIGHT_ISA_NS baseline
#define OPWRIGHT_ISA_LEVEL 0
namespace opwright::baseline {
#ifndef OPWRIGHT_PRELUDE_BASELINE
#define OPWRIGHT_PRELUDE_BASELINE
#include "runtime/simd/isa_prelude.inc"
#endif
#include OPWRIGHT_BODY
}  // namespace opwright::baseline
#undef OPWRIGHT_ISA_NS
#undef OPWRIGHT_ISA_LEVEL

#if OPWRIGHT_ISA_X86

#define OPWRIGHT_ISA_NS avx2
#define OPWRIGHT_ISA_LEVEL 1
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma,f16c,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,fma,f16c,bmi,bmi2")
#endif
namespace opwright::avx2 {
#ifndef OPWRIGHT_PRELUDE_AVX2
#define OPWRIGHT_PRELUDE_AVX2
#include "runtime/simd/isa_prelude.inc"
#endif
#include OPWRIGHT_BODY
}  // namespace opwright::avx2
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
#undef OPWRIGHT_ISA_NS
#undef OPWRIGHT_ISA_LEVEL

// g++ keeps to 256 bits unless told so; clang 14 drops a whole target attribute that says it, and needs none.
#define OPWRIGHT_ISA_NS avx512
#define OPWRIGHT_ISA_LEVEL 2
#if defined(__clang__)
#define OPWRIGHT_AVX512 "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx2,fma,f16c,bmi,bmi2"
#pragma clang attribute push(__attribute__((target(OPWRIGHT_AVX512))), apply_to = function)
#pragma clang attribute push(__attribute__((min_vector_width(512))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx2,fma,f16c,bmi,bmi2")
#pragma GCC target("prefer-vector-width=512")
#endif
namespace opwright::avx512 {
#ifndef OPWRIGHT_PRELUDE_AVX512
#define OPWRIGHT_PRELUDE_AVX512
#include "runtime/simd/isa_prelude.inc"
#endif
#include OPWRIGHT_BODY
}  // namespace opwright::avx512
#if defined(__clang__)
#pragma clang attribute pop
#pragma clang attribute pop
#undef OPWRIGHT_AVX512
#else
#pragma GCC pop_options
#endif
#undef OPWRIGHT_ISA_NS
#undef OPWRIGHT_ISA_LEVEL

#endif  // OPWRIGHT_ISA_X86

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#undef OPWRIGHT_BODY
