// SPDX-License-Identifier: Apache-2.0
// Extents of a tensor, and other short lists of integers (axes, pads, strides).
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace opwright {

/// A list of at most N integers, held in place: no allocation, and only the used part is copied.
template <int N> class IntList {
public:
    static constexpr int kCapacity = N;

    IntList() = default;
    IntList(std::initializer_list<std::int64_t> values) { assign({values.begin(), values.size()}); }
    explicit IntList(std::span<const std::int64_t> values) { assign(values); }
    IntList(int count, std::int64_t value) {
        resize(count);
        std::fill(begin(), end(), value);
    }
    IntList(const IntList& other) { assign(other.span()); }
    IntList& operator=(const IntList& other) {
        assign(other.span());
        return *this;
    }

    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    std::int64_t operator[](int i) const { return values_[i]; }
    std::int64_t& operator[](int i) { return values_[i]; }
    const std::int64_t* begin() const { return values_; }
    const std::int64_t* end() const { return values_ + size_; }
    std::int64_t* begin() { return values_; }
    std::int64_t* end() { return values_ + size_; }
    std::int64_t back() const { return values_[size_ - 1]; }
    std::span<const std::int64_t> span() const { return {values_, static_cast<std::size_t>(size_)}; }

    /// The caller makes sure that `count` <= kCapacity; new elements are not set.
    void resize(int count) { size_ = count; }
    void push_back(std::int64_t value) { values_[size_++] = value; }
    void insert(int at, std::int64_t value) {
        for (int i = size_++; i > at; --i) values_[i] = values_[i - 1];
        values_[at] = value;
    }
    void assign(std::span<const std::int64_t> values) {
        size_ = static_cast<int>(values.size());
        std::copy(values.begin(), values.end(), values_);
    }
    bool contains(std::int64_t value) const { return std::find(begin(), end(), value) != end(); }

    friend bool operator==(const IntList& a, const IntList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    int size_ = 0;
    std::int64_t values_[N];
};

/// The highest rank that a tensor may have (docs/decisions.md).
inline constexpr int kMaxRank = 32;

/// Extents, outermost first; rank 0 is a scalar.
class Shape : public IntList<kMaxRank> {
public:
    using IntList::IntList;
    Shape() = default;

    int rank() const { return size(); }

    /// Product of the extents [from, to); the caller knows that elements() does not overflow.
    std::int64_t product(int from, int to) const {
        std::int64_t result = 1;
        for (int i = from; i < to; ++i) result *= (*this)[i];
        return result;
    }

    /// Number of elements, or -1 if an extent is negative or the number (or that of any partial product
    /// of extents other than 0) exceeds 2^62: strides then never overflow either.
    std::int64_t elements() const { return count(span()); }
    /// The same of any list of extents.
    static std::int64_t count(std::span<const std::int64_t> extents);
};

/// The most elements that a tensor may have: sizes in bytes then never overflow.
inline constexpr std::int64_t kMostElements = std::int64_t{1} << 56;

/// Axes, or pads of two ends: as many integers as a tensor may need.
using Ints = IntList<2 * kMaxRank>;

}  // namespace opwright
