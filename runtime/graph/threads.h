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
/// thread. Workers join a loop when they get to it, and the caller waits only for those that have: on a busy
/// machine a loop takes no longer than the caller alone would.
class Threads {
public:
    /// `threads` includes the caller; 0: one per processor. The threads start with the first loop that is
    /// shared.
    explicit Threads(int threads);
    ~Threads();
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    Parallel parallel() { return {this, wanted_, wanted_ > 1 ? &run : nullptr}; }

    /// While one exists loops are expected to follow each other closely, and workers that have nothing to do
    /// stay awake for a while. Without one they sleep at once.
    class Session {
    public:
        explicit Session(Threads& threads) : threads_(threads) {
            threads_.sessions_.fetch_add(1, std::memory_order_relaxed);
        }
        ~Session() { threads_.sessions_.fetch_sub(1, std::memory_order_relaxed); }
        Session(const Session&) = delete;
        Session& operator=(const Session&) = delete;

    private:
        Threads& threads_;
    };

private:
    using Body = void (*)(void* arg, std::int64_t begin, std::int64_t end);

    static void run(void* self, std::int64_t n, double cost_per_item_ns, Body body, void* arg);
    void start();
    void open(std::int64_t chunks);
    void close();
    void work();
    bool join(std::uint32_t& seen);
    void leave();
    void idle(std::uint32_t seen);
    void take_chunks();

    const int wanted_;
    int count_ = 1;  // those there are; a machine may refuse to start as many as are wanted
    std::vector<pthread_t> workers_;
    std::atomic<bool> busy_{false};
    std::atomic<int> sessions_{0};
    std::atomic<int> awake_{0};  ///< workers that need no notification

    // The loop that is shared; written by the caller while the gate is closed and nobody is inside.
    Body body_ = nullptr;
    void* arg_ = nullptr;
    std::int64_t n_ = 0;
    std::int64_t chunk_ = 0;
    alignas(64) std::atomic<std::int64_t> next_{0};

    /// How many workers are inside the loop, whether more may join, whether the caller sleeps until the last
    /// one has left, and the number of the loop.
    alignas(64) std::atomic<std::uint32_t> gate_{0};
    std::atomic<std::uint32_t> empty_{0};  ///< counts how often a sleeping caller was called
    std::atomic<bool> stop_{false};
};

}  // namespace opwright::net
