// SPDX-License-Identifier: Apache-2.0
#pragma once

// 1 where the AVX2 and AVX-512 variants are compiled. A vendor may define it as 0 to build the baseline only.
#ifndef OPWRIGHT_ISA_X86
#if defined(__x86_64__) && defined(__GNUC__)
#define OPWRIGHT_ISA_X86 1
#else
#define OPWRIGHT_ISA_X86 0
#endif
#endif

// Put before a loop whose iterations do not depend on each other through memory (each one reads at most what
// it writes itself, so input and output may be the same array but must not overlap otherwise). Unlike
// __restrict it allows working in place, and it spares the run-time alias checks that g++ does not make at
// -O2.
#if defined(__clang__)
#define OPWRIGHT_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define OPWRIGHT_INDEPENDENT _Pragma("GCC ivdep")
#else
#define OPWRIGHT_INDEPENDENT
#endif

#if defined(__GNUC__)
#define OPWRIGHT_INLINE __attribute__((always_inline)) inline
#else
#define OPWRIGHT_INLINE inline
#endif

// Put before a small loop of a constant trip count that must disappear (register arrays).
#if defined(__clang__)
#define OPWRIGHT_UNROLL _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define OPWRIGHT_UNROLL _Pragma("GCC unroll 16")
#else
#define OPWRIGHT_UNROLL
#endif
