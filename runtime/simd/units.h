// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "opwright/parallel.h"

// Internal to runtime/simd: shares out units of work that need scratch memory.
namespace opwright::simd {

constexpr int64_t ceil_div(int64_t a, int64_t b) {
    return (a + b - 1) / b;
}

constexpr int64_t round_up(int64_t a, int64_t b) {
    return ceil_div(a, b) * b;
}

// How many slots of scratch memory run_units uses at most.
inline int64_t slot_count(const Parallel& parallel, int64_t units) {
    const int64_t threads = parallel.run == nullptr ? 1 : std::max(parallel.threads, 1);
    return std::max<int64_t>(1, std::min<int64_t>(threads, units));
}

// Calls body(unit, slot) for every unit in [0, units); no two calls with one slot run at the same time. Units
// are handed out as threads become free, so their order must not matter.
template <class Body>
void run_units(const Parallel& parallel, int64_t units, double ns_per_unit, const Body& body) {
    const int64_t slots = slot_count(parallel, units);
    if (slots == 1) {
        for (int64_t unit = 0; unit < units; ++unit) {
            body(unit, int64_t{0});
        }
        return;
    }
    std::atomic<int64_t> next{0};
    parallel_for(parallel, slots, ns_per_unit * static_cast<double>(units) / static_cast<double>(slots),
                 [&](int64_t begin, int64_t end) {
                     for (int64_t slot = begin; slot < end; ++slot) {
                         for (int64_t unit = next.fetch_add(1, std::memory_order_relaxed); unit < units;
                              unit = next.fetch_add(1, std::memory_order_relaxed)) {
                             body(unit, slot);
                         }
                     }
                 });
}

}  // namespace opwright::simd
