// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/threads.h"

#include <algorithm>
#include <thread>

namespace opwright::net {

namespace {

constexpr double kWorthSharingNs = 20'000;  // waking a thread takes a few microseconds
constexpr int kSpins = 2'000;               // loops of one network follow each other closely

inline void pause() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

}  // namespace

Threads::Threads(int threads)
    : wanted_(threads > 0 ? std::min(threads, 1024)
                          : std::max(1, static_cast<int>(std::thread::hardware_concurrency()))) {}

Threads::~Threads() {
    stop_.store(true);
    round_.fetch_add(1);
    round_.notify_all();
    for (const pthread_t worker : workers_) pthread_join(worker, nullptr);
}

void Threads::start() {
    if (!workers_.empty()) return;
    // std::thread would throw where there is no room for one more: the loops are then shared by fewer.
    const auto enter = [](void* self) -> void* {
        static_cast<Threads*>(self)->work();
        return nullptr;
    };
    workers_.reserve(static_cast<std::size_t>(wanted_ - 1));
    for (pthread_t worker; count_ < wanted_ && pthread_create(&worker, nullptr, enter, this) == 0; ++count_) {
        workers_.push_back(worker);
    }
}

void Threads::run(void* self, std::int64_t n, double cost_per_item_ns, Body body, void* arg) {
    auto& threads = *static_cast<Threads*>(self);
    const bool worth = static_cast<double>(n) * cost_per_item_ns >= kWorthSharingNs;
    if (n < 2 || !worth || threads.busy_.exchange(true, std::memory_order_acquire)) {
        body(arg, 0, n);
        return;
    }
    threads.start();
    threads.body_ = body;
    threads.arg_ = arg;
    threads.n_ = n;
    // Four chunks a thread even out what differs; none is so small that taking it costs more than doing it.
    const auto least = static_cast<std::int64_t>(kWorthSharingNs / 4 / std::max(cost_per_item_ns, 1e-3)) + 1;
    threads.chunk_ = std::max((n + threads.count_ * 4 - 1) / (threads.count_ * 4), std::min(least, n));
    threads.next_.store(0, std::memory_order_relaxed);
    threads.working_.store(threads.count_ - 1, std::memory_order_relaxed);
    threads.round_.fetch_add(1, std::memory_order_release);
    threads.round_.notify_all();
    threads.take_chunks();
    int left = threads.working_.load(std::memory_order_acquire);
    for (int spin = 0; left != 0; left = threads.working_.load(std::memory_order_acquire)) {
        if (spin++ < kSpins) {
            pause();
        } else {
            threads.working_.wait(left, std::memory_order_acquire);
        }
    }
    threads.busy_.store(false, std::memory_order_release);
}

void Threads::take_chunks() {
    for (;;) {
        const std::int64_t begin = next_.fetch_add(chunk_, std::memory_order_relaxed);
        if (begin >= n_) return;
        body_(arg_, begin, std::min(begin + chunk_, n_));
    }
}

void Threads::work() {
    std::uint32_t seen = 0;
    for (;;) {
        for (int spin = 0; spin < kSpins && round_.load(std::memory_order_acquire) == seen; ++spin) pause();
        round_.wait(seen, std::memory_order_acquire);
        if (stop_.load()) return;
        seen = round_.load(std::memory_order_acquire);
        take_chunks();
        // The caller starts the next round only after every worker has come to this point.
        if (working_.fetch_sub(1, std::memory_order_acq_rel) == 1) working_.notify_all();
    }
}

}  // namespace opwright::net
