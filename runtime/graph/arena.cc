// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/arena.h"

#include <bit>
#include <limits>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace opwright::net {

namespace {

std::size_t machine_memory() {
#ifdef _SC_PHYS_PAGES
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long size = ::sysconf(_SC_PAGESIZE);
    if (pages > 0 && size > 0) return static_cast<std::size_t>(pages) * static_cast<std::size_t>(size);
#endif
    return std::numeric_limits<std::size_t>::max();
}

}  // namespace

Arena::Arena(std::size_t limit) : limit_(limit > 0 ? limit : machine_memory()) {
    allocator_.self = this;
    allocator_.allocate = [](void* self, std::size_t bytes) {
        return static_cast<Arena*>(self)->take(bytes);
    };
    allocator_.release = [](void* self, void* memory, std::size_t bytes) {
        static_cast<Arena*>(self)->give(memory, bytes);
    };
}

std::size_t Arena::rounded(std::size_t bytes) {
    // Eight sizes per power of two: at most an eighth is lost.
    const std::size_t step = bytes <= kSmall ? kAlignment : std::bit_floor(bytes) / 8;
    return (bytes + step - 1) / step * step;
}

void* Arena::take(std::size_t bytes) {
    if (bytes > limit_) return nullptr;
    const std::size_t size = rounded(bytes);
    const std::lock_guard lock(mutex_);
    std::vector<void*>* kept = nullptr;
    if (size <= kSmall) {
        kept = &small_[size / kAlignment];
    } else if (const auto best = large_.lower_bound(size); best != large_.end() && best->first == size) {
        kept = &best->second;
    }
    void* memory = nullptr;
    if (kept != nullptr && !kept->empty()) {
        memory = kept->back();
        kept->pop_back();
    } else {
        if (size > limit_ - total_) trim_locked();
        if (size > limit_ - total_) return nullptr;
        memory = heap().allocate(heap().self, size);
        if (memory == nullptr) {
            trim_locked();
            memory = heap().allocate(heap().self, size);
        }
        if (memory == nullptr) return nullptr;
        total_ += size;
    }
    retain();
    return memory;
}

void Arena::give(void* memory, std::size_t bytes) {
    const std::size_t size = rounded(bytes);
    {
        const std::lock_guard lock(mutex_);
        (size <= kSmall ? small_[size / kAlignment] : large_[size]).push_back(memory);
    }
    release();
}

void Arena::trim() {
    const std::lock_guard lock(mutex_);
    trim_locked();
}

void Arena::trim_locked() {
    const auto give_back = [this](std::size_t size, std::vector<void*>& blocks) {
        for (void* memory : blocks) heap().release(heap().self, memory, size);
        total_ -= size * blocks.size();
        blocks.clear();
    };
    for (std::size_t i = 0; i < small_.size(); ++i) give_back(i * kAlignment, small_[i]);
    for (auto& [size, blocks] : large_) give_back(size, blocks);
    large_.clear();
}

}  // namespace opwright::net
