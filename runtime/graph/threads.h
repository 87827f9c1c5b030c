// SPDX-License-Identifier: Apache-2.0
// A few threads that wait for loops to share.
#pragma once

#include "opwright/parallel.h"

#include <atomic>
#include <cstdint>
#include <vector>

#include <pthread.h>

namespace opwright::net {

/// One loop at a time is shared; a loop inside a loop, or beside one of another caller, runs in its calling
/// thread.
class Threads {
public:
    /// `threads` includes the caller; 0: one per processor. The threads start with the first loop that is
    /// shared.
    explicit Threads(int threads);
    ~Threads();
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    Parallel parallel() { return {this, wanted_, wanted_ > 1 ? &run : nullptr}; }

private:
    using Body = void (*)(void* arg, std::int64_t begin, std::int64_t end);

    static void run(void* self, std::int64_t n, double cost_per_item_ns, Body body, void* arg);
    void start();
    void work();
    void take_chunks();

    const int wanted_;
    int count_ = 1;  // those there are; a machine may refuse to start as many as are wanted
    std::vector<pthread_t> workers_;
    std::atomic<bool> busy_{false};

    // The loop that is shared; written by the caller before it raises round_.
    Body body_ = nullptr;
    void* arg_ = nullptr;
    std::int64_t n_ = 0;
    std::int64_t chunk_ = 0;
    std::atomic<std::int64_t> next_{0};
    std::atomic<std::uint32_t> round_{0};
    std::atomic<int> working_{0};
    std::atomic<bool> stop_{false};
};

}  // namespace opwright::net
