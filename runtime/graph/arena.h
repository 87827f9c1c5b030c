// SPDX-License-Identifier: Apache-2.0
// Memory for the values of one model: freed blocks are kept and used again, and the sum has a limit.
#pragma once

#include "opwright/tensor.h"

#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

namespace opwright::net {

/// Counted, as tensors outlive the model that made them: every block in use holds the arena.
class Arena final : public Counted {
public:
    /// `limit`: bytes in use and kept together; 0: what the machine has.
    explicit Arena(std::size_t limit);

    Allocator& allocator() { return allocator_; }
    std::size_t limit() const { return limit_; }
    /// Give back what is kept for reuse.
    void trim();

private:
    ~Arena() { trim(); }
    void destroy() override { delete this; }

    void* take(std::size_t bytes);
    void give(void* memory, std::size_t bytes);
    void trim_locked();

    // Small sizes have a list of free blocks each. Larger ones are rounded up to a few sizes per power of
    // two, so that the size of a block follows from the size that was asked for, and no block is much larger
    // than what it holds.
    static constexpr std::size_t kSmall = 4096;
    static std::size_t rounded(std::size_t bytes);

    Allocator allocator_;
    std::size_t limit_;
    std::mutex mutex_;
    std::size_t total_ = 0;  // in use and kept
    std::array<std::vector<void*>, kSmall / kAlignment + 1> small_;
    std::map<std::size_t, std::vector<void*>> large_;
};

}  // namespace opwright::net
