// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include "opwright/parallel.h"
#include "runtime/simd/isa.h"

namespace opwright::testing_simd {

// Deterministic values in [-1, 1).
class Random {
public:
    explicit Random(uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15ull + 1) {}

    float next() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return static_cast<float>(static_cast<double>(state_ >> 11) / 9007199254740992.0 * 2.0 - 1.0);
    }

    // A whole number in [low, high].
    int64_t range(int64_t low, int64_t high) {
        next();
        return low + static_cast<int64_t>((state_ >> 20) % static_cast<uint64_t>(high - low + 1));
    }

    template <class T = float>
    std::vector<T> values(int64_t count) {
        std::vector<T> result(static_cast<size_t>(count));
        for (T& value : result) {
            value = static_cast<T>(next());
        }
        return result;
    }

private:
    uint64_t state_;
};

// Memory aligned to 64 and followed by a pattern, so that a test sees whether a routine keeps to what it
// asked for.
class Scratch {
public:
    explicit Scratch(size_t bytes) : bytes_(bytes) {
        data_ = static_cast<unsigned char*>(std::aligned_alloc(64, (bytes + kGuard + 63) / 64 * 64));
        for (size_t i = 0; i < bytes + kGuard; ++i) {
            data_[i] = kPattern;
        }
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        for (size_t i = bytes_; i < bytes_ + kGuard; ++i) {
            EXPECT_EQ(data_[i], kPattern) << "written " << i - bytes_ << " bytes after the end of " << bytes_;
            if (data_[i] != kPattern) {
                break;
            }
        }
        std::free(data_);
    }

    void* data() { return data_; }

private:
    static constexpr size_t kGuard = 128;
    // As floats and as doubles these bytes are NaN: whatever is read before it is written shows.
    static constexpr unsigned char kPattern = 0xff;
    size_t bytes_;
    unsigned char* data_;
};

// Runs every item in a thread of its own.
inline Parallel threads(int count) {
    Parallel parallel;
    parallel.threads = count;
    parallel.run = [](void*, int64_t n, double, void (*body)(void*, int64_t, int64_t), void* arg) {
        std::vector<std::thread> running;
        for (int64_t i = 0; i < n; ++i) {
            running.emplace_back(body, arg, i, i + 1);
        }
        for (std::thread& thread : running) {
            thread.join();
        }
    };
    return parallel;
}

inline std::vector<Isa> available_isas() {
    std::vector<Isa> result;
    for (Isa isa : kAllIsas) {
        if (isa_available(isa)) {
            result.push_back(isa);
        }
    }
    return result;
}

// Checks a sum of products against one in double precision: the error of `terms` roundings is at most about
// terms * eps * (sum of the magnitudes).
template <class T>
::testing::AssertionResult close_sum(T got, double expected, double magnitude, int64_t terms) {
    const double bound =
        static_cast<double>(terms + 4) * static_cast<double>(std::numeric_limits<T>::epsilon()) * magnitude +
        std::numeric_limits<T>::min();
    const double error = std::fabs(static_cast<double>(got) - expected);
    if (error <= bound) {
        return ::testing::AssertionSuccess();
    }
    return ::testing::AssertionFailure() << "got " << got << ", expected " << expected << ", bound " << bound;
}

}  // namespace opwright::testing_simd
