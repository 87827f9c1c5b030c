// SPDX-License-Identifier: Apache-2.0
// A number of objects in memory of an allocator: what kernels use where a container could not tell of a
// refusal.
#pragma once

#include "opwright/tensor.h"

#include <limits>
#include <memory>
#include <type_traits>

namespace opwright {

/// Objects of T that one owner holds; their number changes only by make(). Numbers begin as 0.
template <class T> class Array {
public:
    Array() = default;
    Array(Array&& other) noexcept
        : from_(other.from_),
          data_(std::exchange(other.data_, nullptr)),
          size_(std::exchange(other.size_, 0)) {}
    Array& operator=(Array other) noexcept {
        std::swap(from_, other.from_);
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        return *this;
    }
    ~Array() {
        if (data_ == nullptr) return;
        std::destroy_n(data_, size_);
        from_.release(from_.self, data_, size_ * sizeof(T));
    }

    /// `count` new objects, in place of those that were there. Error: OutOfMemory.
    Status make(std::size_t count, Allocator& from) {
        static_assert(alignof(T) <= kAlignment);
        *this = Array();
        if (count == 0) return {};
        if (count > std::numeric_limits<std::size_t>::max() / sizeof(T))
            return out_of_memory(std::numeric_limits<std::size_t>::max());
        void* memory = from.allocate(from.self, count * sizeof(T));
        if (memory == nullptr) return out_of_memory(count * sizeof(T));
        from_ = from;
        data_ = static_cast<T*>(memory);
        size_ = count;
        if constexpr (std::is_trivially_default_constructible_v<T>) {
            std::uninitialized_value_construct_n(data_, count);
        } else {
            std::uninitialized_default_construct_n(data_, count);
        }
        return {};
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T* data() { return data_; }
    const T* data() const { return data_; }
    T* begin() { return data_; }
    T* end() { return data_ + size_; }
    const T* begin() const { return data_; }
    const T* end() const { return data_ + size_; }
    T& operator[](std::size_t i) { return data_[i]; }
    const T& operator[](std::size_t i) const { return data_[i]; }

private:
    Allocator from_;
    T* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace opwright
