// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace opwright::proto {

namespace wire {

/// Reads one varint of at most ten bytes from [p, end) and moves p behind it. Returns false, with p where it
/// was, when the bytes end first or the number needs more than 64 bits. Padded (non-minimal) varints are
/// legal protobuf.
inline bool read_varint(const char*& p, const char* end, std::uint64_t& value) {
    const char* q = p;
    std::uint64_t result = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        if (q == end) return false;
        const auto byte = static_cast<unsigned char>(*q++);
        if (shift == 63 && byte > 1) return false;
        result |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        if (byte < 0x80) {
            p = q;
            value = result;
            return true;
        }
    }
    return false;
}

/// Unaligned little-endian load on any host.
template <class T>
T load_little_endian(const char* p) {
    using Bits = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
    static_assert(sizeof(T) == sizeof(Bits));
    Bits bits = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&bits, p, sizeof bits);
    } else {
        for (unsigned i = 0; i < sizeof bits; ++i) {
            bits |= static_cast<Bits>(static_cast<unsigned char>(p[i])) << (8 * i);
        }
    }
    return std::bit_cast<T>(bits);
}

}  // namespace wire

/// A repeated number field, read in order. The usual form, one packed chunk, stays a view into the file and
/// is decoded while it is walked; elements written one by one, or several chunks, are decoded into memory of
/// its own. T: float, double (fixed width on the wire), int32_t, int64_t, uint64_t (varints).
template <class T>
class Packed {
public:
    static constexpr bool kFixed = std::is_floating_point_v<T>;

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = T;

        Iterator() = default;
        T operator*() const { return value_; }
        Iterator& operator++() {
            --left_;
            load();
            return *this;
        }
        Iterator operator++(int) {
            Iterator old = *this;
            ++*this;
            return old;
        }
        bool operator==(const Iterator& other) const { return left_ == other.left_; }

    private:
        friend class Packed;
        Iterator(const T* values, std::string_view chunk, std::size_t left)
            : values_(values), p_(chunk.data()), end_(chunk.data() + chunk.size()), left_(left) {
            load();
        }
        void load() {
            if (left_ == 0) return;
            if (values_ != nullptr) {
                value_ = *values_++;
            } else if constexpr (kFixed) {
                value_ = wire::load_little_endian<T>(p_);
                p_ += sizeof(T);
            } else {
                // Bounded although the reader has checked the chunk: a mapped file may change under us.
                std::uint64_t bits = 0;
                wire::read_varint(p_, end_, bits);
                value_ = static_cast<T>(bits);
            }
        }
        const T* values_ = nullptr;
        const char* p_ = nullptr;
        const char* end_ = nullptr;
        std::size_t left_ = 0;
        T value_ = T();
    };

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Iterator begin() const { return {values_.empty() ? nullptr : values_.data(), chunk_, size_}; }
    Iterator end() const { return {}; }

    /// Writes all size() elements, in host byte order, to memory of any alignment.
    void copy_to(void* out) const {
        if (kFixed && std::endian::native == std::endian::little && !chunk_.empty()) {
            std::memcpy(out, chunk_.data(), chunk_.size());
            return;
        }
        auto* p = static_cast<char*>(out);
        for (T value : *this) {
            std::memcpy(p, &value, sizeof value);
            p += sizeof value;
        }
    }

    /// The single packed chunk as it stands in the file, or empty when the elements were decoded.
    std::string_view packed_bytes() const { return chunk_; }

    /// For the reader: takes over a checked chunk of `count` elements. Only legal while empty().
    void set_chunk(std::string_view chunk, std::size_t count) {
        chunk_ = chunk;
        size_ = count;
    }

    /// For the reader: the decoded elements, to append to; set_count() must follow. Decodes a chunk held so
    /// far.
    std::vector<T>& decoded() {
        if (!chunk_.empty()) {
            std::vector<T> values(size_);
            copy_to(values.data());
            values_ = std::move(values);
            chunk_ = {};
        }
        return values_;
    }
    void set_count() { size_ = values_.size(); }

private:
    std::string_view chunk_;
    std::size_t size_ = 0;
    std::vector<T> values_;
};

}  // namespace opwright::proto
