// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/threads.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace opwright::net {

namespace {

// Handing a loop to a thread that is awake takes well under a microsecond, to one that sleeps a few for the
// caller and tens until it has come.
constexpr double kWorthSharingNs = 8'000;
constexpr double kWorthWakingNs = 40'000;
constexpr double kLeastChunkNs = 2'000;
// How long a worker looks out for the next loop: between the loops of a run lie nodes that are not shared.
constexpr std::chrono::microseconds kAwake{200};
constexpr int kPausesPerLook = 32;  // at the clock
constexpr int kLooksAlone = 16;     // before others are let run that want the processor

constexpr std::uint32_t kInside = 0x0fff;  // the number of workers inside
constexpr std::uint32_t kOpen = 0x1000;
constexpr std::uint32_t kCallerSleeps = 0x2000;
constexpr std::uint32_t kRound = 0x4000;  // the lowest bit of the loop's number

constexpr std::uint32_t round_of(std::uint32_t gate) { return gate / kRound; }

inline void pause() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

/// Waits in steps that cost little; false when `limit` has passed since the first step. A thread that waits
/// for longer than a moment lets others run, as what it waits for may want its processor.
class Patience {
public:
    explicit Patience(std::chrono::microseconds limit) : limit_(limit) {}
    bool step() {
        pause();
        if (++steps_ % kPausesPerLook != 0) return true;
        const auto now = std::chrono::steady_clock::now();
        if (steps_ == kPausesPerLook) {
            end_ = now + limit_;
            return true;
        }
        if (steps_ > kLooksAlone * kPausesPerLook) std::this_thread::yield();
        return now < end_;
    }

private:
    std::chrono::microseconds limit_;
    std::chrono::steady_clock::time_point end_;
    int steps_ = 0;
};

}  // namespace

Threads::Threads(int threads)
    : wanted_(threads > 0 ? std::min(threads, 1024)
                          : std::max(1, static_cast<int>(std::thread::hardware_concurrency()))) {}

Threads::~Threads() {
    stop_.store(true);
    gate_.fetch_add(kRound);
    gate_.notify_all();
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
    const double ns = static_cast<double>(n) * cost_per_item_ns;
    const bool worth = ns >= (threads.awake_.load() > 0 ? kWorthSharingNs : kWorthWakingNs);
    if (n < 2 || !worth || threads.busy_.exchange(true, std::memory_order_acquire)) {
        body(arg, 0, n);
        return;
    }
    threads.start();
    threads.body_ = body;
    threads.arg_ = arg;
    threads.n_ = n;
    // Four chunks a thread even out what differs; none is so small that taking it costs more than doing it.
    const auto least = static_cast<std::int64_t>(kLeastChunkNs / std::max(cost_per_item_ns, 1e-3)) + 1;
    const std::int64_t parts = std::int64_t{threads.count_} * 4;
    threads.chunk_ = std::max((n + parts - 1) / parts, std::min(least, n));
    threads.next_.store(0, std::memory_order_relaxed);
    threads.open((n + threads.chunk_ - 1) / threads.chunk_);
    threads.take_chunks();
    threads.close();
    threads.busy_.store(false, std::memory_order_release);
}

/// Lets workers in, and wakes as many as there is something to do for.
void Threads::open(std::int64_t chunks) {
    // Nobody else writes to a closed gate with nobody inside, but for the destructor.
    gate_.store((gate_.load(std::memory_order_relaxed) & ~(kRound - 1)) + kRound + kOpen);
    const std::int64_t awake = awake_.load();
    const std::int64_t asleep = static_cast<std::int64_t>(workers_.size()) - awake;
    const std::int64_t wanted = std::min(chunks - 1 - awake, asleep);
    for (std::int64_t i = 0; i < wanted; ++i) gate_.notify_one();
}

/// Lets nobody in any more, and waits for those inside.
void Threads::close() {
    std::uint32_t gate = gate_.fetch_and(~kOpen, std::memory_order_acq_rel);
    Patience patience(kAwake);
    while ((gate & kInside) != 0) {
        if (patience.step()) {
            gate = gate_.load(std::memory_order_acquire);
            continue;
        }
        const std::uint32_t calls = empty_.load(std::memory_order_acquire);
        gate = gate_.fetch_or(kCallerSleeps, std::memory_order_acq_rel);
        if ((gate & kInside) != 0) empty_.wait(calls, std::memory_order_acquire);
        gate = gate_.fetch_and(~kCallerSleeps, std::memory_order_acq_rel);
    }
}

void Threads::take_chunks() {
    for (;;) {
        const std::int64_t begin = next_.fetch_add(chunk_, std::memory_order_relaxed);
        if (begin >= n_) return;
        body_(arg_, begin, std::min(begin + chunk_, n_));
    }
}

/// Whether this worker now is inside a loop that is not the one of number `seen`, which then becomes its own.
bool Threads::join(std::uint32_t& seen) {
    std::uint32_t gate = gate_.load(std::memory_order_relaxed);
    while ((gate & kOpen) != 0 && round_of(gate) != seen) {
        if (!gate_.compare_exchange_weak(gate, gate + 1, std::memory_order_acquire,
                                         std::memory_order_relaxed)) {
            continue;
        }
        seen = round_of(gate);
        return true;
    }
    return false;
}

void Threads::leave() {
    const std::uint32_t gate = gate_.fetch_sub(1, std::memory_order_acq_rel);
    if ((gate & kInside) != 1 || (gate & kCallerSleeps) == 0) return;
    empty_.fetch_add(1, std::memory_order_release);
    empty_.notify_one();
}

/// Waits for a loop other than the one of number `seen`.
void Threads::idle(std::uint32_t seen) {
    const auto nothing = [&](std::uint32_t gate) { return (gate & kOpen) == 0 || round_of(gate) == seen; };
    Patience patience(kAwake);
    while (sessions_.load(std::memory_order_relaxed) > 0 && patience.step()) {
        if (!nothing(gate_.load(std::memory_order_relaxed)) || stop_.load(std::memory_order_relaxed)) return;
    }
    awake_.fetch_sub(1);
    const std::uint32_t gate = gate_.load();
    if (nothing(gate) && !stop_.load()) gate_.wait(gate);
    awake_.fetch_add(1);
}

void Threads::work() {
    std::uint32_t seen = ~0U;
    awake_.fetch_add(1);
    while (!stop_.load()) {
        if (!join(seen)) {
            idle(seen);
            continue;
        }
        take_chunks();
        leave();
    }
}

}  // namespace opwright::net
