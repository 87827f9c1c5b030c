// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <type_traits>

namespace opwright {

// How a kernel hands work to threads. A plain struct of a function pointer and its state, so that a vendor
// can plug in any scheduler. `run` calls body(arg, begin, end) on disjoint ranges that cover [0, n) exactly
// once, on at most `threads` threads, and returns when all have finished. It may call the body once for the
// whole range. `cost_per_item_ns` is a rough serial time for one item; a scheduler uses it to decide whether
// to split at all. Bodies must not throw, and must give results that do not depend on how the range was cut.
struct Parallel {
    void* self = nullptr;
    int threads = 1;
    void (*run)(void* self, int64_t n, double cost_per_item_ns,
                void (*body)(void* arg, int64_t begin, int64_t end), void* arg) = nullptr;
};

// Runs everything in the calling thread.
inline constexpr Parallel kSerial{};

// Calls body(begin, end) on ranges that cover [0, n). With one thread or one item there is one direct call,
// which the compiler can inline. The lambda is borrowed for the duration of the call.
template <class Body>
inline void parallel_for(const Parallel& parallel, int64_t n, double cost_per_item_ns, Body&& body) {
    if (n <= 0) {
        return;
    }
    if (parallel.run == nullptr || parallel.threads <= 1 || n == 1) {
        body(int64_t{0}, n);
        return;
    }
    using Plain = std::remove_reference_t<Body>;
    auto* address = const_cast<std::remove_const_t<Plain>*>(&body);
    parallel.run(
        parallel.self, n, cost_per_item_ns,
        [](void* arg, int64_t begin, int64_t end) { (*static_cast<Plain*>(arg))(begin, end); }, address);
}

}  // namespace opwright
