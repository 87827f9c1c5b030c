// SPDX-License-Identifier: Apache-2.0
// What a loop's scan output gathers: equal tensors, one after the other along a new axis 0.
#pragma once

#include "opwright/context.h"
#include "runtime/core/packed.h"

#include <cstring>

namespace opwright::ops {

class Stack {
public:
    /// Adds one tensor, which must have the type and shape of the first one. `most` values will come at most:
    /// if they are small or no more than that come, they are written where they stay. An error speaks of the
    /// attribute `body` and of its output `output`.
    Status append(const Tensor& value, std::int64_t most, int output, Allocator& allocator) {
        if (!first_.defined()) {
            first_ = Tensor::unfilled(value.dtype(), value.shape());
            if (value.rank() == kMaxRank) return bad_rank(value.rank(), output);
            const auto bytes =
                static_cast<std::int64_t>(Tensor::storage_bytes(value.dtype(), value.elements()));
            OPW_TRY(make(std::min(most, std::max(kFew, kSmall / std::max<std::int64_t>(bytes, 1))), allocator,
                         rows_));
            const std::int64_t bits = dtype_bits(value.dtype());
            if (value.elements() * bits % 8 != 0)
                OPW_TRY(unpacked_.make(static_cast<std::size_t>(value.elements()), allocator));
        } else if (value.dtype() != first_.dtype()) {
            return bad_attribute("body", differs("type", output), value.dtype(), Operand(first_.dtype()));
        } else if (value.shape() != first_.shape()) {
            return bad_attribute("body", differs("shape", output), value.shape(), Operand(first_.shape()));
        }
        if (count_ == capacity()) {
            Tensor larger;
            OPW_TRY(make(count_ < most / 2 ? count_ * 2 : most, allocator, larger));
            move_rows(larger);
            rows_ = std::move(larger);
        }
        put(value);
        ++count_;
        return {};
    }

    bool empty() const { return count_ == 0; }

    /// All of them. If there are none, `dtype` is the type, and `extents` are those declared for one: an open
    /// one counts as 0.
    Status finish(DType dtype, std::span<const std::int64_t> extents, int output, Allocator& allocator,
                  Tensor& result) {
        if (!first_.defined()) {
            if (extents.size() >= kMaxRank) return bad_rank(static_cast<int>(extents.size()), output);
            Shape shape{0};
            for (const std::int64_t extent : extents) shape.push_back(std::max<std::int64_t>(extent, 0));
            return Tensor::make(dtype, shape, allocator, result);
        }
        if (count_ == capacity()) {
            result = std::move(rows_);
            return {};
        }
        OPW_TRY(make(count_, allocator, result));
        move_rows(result);
        return {};
    }

private:
    static constexpr std::int64_t kFew = 8;
    static constexpr std::int64_t kSmall = 1 << 20;  // bytes

    static std::string differs(const char* what, int output) {
        return std::string(what) + " of scan output " + std::to_string(output) + " in a later iteration";
    }

    static Status bad_rank(int rank, int output) {
        return bad_attribute("body", "rank of scan output " + std::to_string(output), rank,
                             range(0, kMaxRank - 1));
    }

    std::int64_t capacity() const { return rows_.dim(0); }

    Status make(std::int64_t rows, Allocator& allocator, Tensor& result) const {
        Shape shape = first_.shape();
        shape.insert(0, rows);
        OPW_TRY(Tensor::make(first_.dtype(), shape, allocator, result));
        // Elements that share a byte are written one after the other: the rest of the byte must be defined.
        if (is_packed(first_.dtype()) && result.bytes() > 0)
            std::memset(result.mutable_raw(), 0, result.bytes());
        return {};
    }

    void put(const Tensor& value) {
        const std::int64_t size = value.elements(), at = count_ * size;
        if (size == 0) return;
        const int bits = dtype_bits(value.dtype());
        if (bits == 0) {
            std::copy_n(value.data<std::string>(), size, rows_.mutable_data<std::string>() + at);
        } else if (size * bits % 8 == 0) {
            std::memcpy(rows_.mutable_raw() + at * bits / 8, value.raw(), value.bytes());
        } else {
            unpack(bits, value.data<std::uint8_t>(), 0, size, unpacked_.data());
            pack(bits, unpacked_.data(), at, size, rows_.mutable_data<std::uint8_t>());
        }
    }

    void move_rows(Tensor& to) {
        const std::int64_t elements = count_ * first_.elements();
        if (elements == 0) return;
        if (dtype_bits(first_.dtype()) == 0) {
            auto* from = rows_.mutable_data<std::string>();
            std::move(from, from + elements, to.mutable_data<std::string>());
        } else {
            std::memcpy(to.mutable_raw(), rows_.raw(), Tensor::storage_bytes(first_.dtype(), elements));
        }
    }

    Tensor first_;  // without elements
    Tensor rows_;
    std::int64_t count_ = 0;
    Array<std::uint8_t> unpacked_;  // one value, if values begin within a byte
};

}  // namespace opwright::ops
