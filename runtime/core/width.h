// SPDX-License-Identifier: Apache-2.0
// What operators that only move elements see of a type: its width in memory. Switches with by = "width" pass
// one of std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t, Bytes16, Packed<2>, Packed<4>, Packed<6>,
// std::string.
#pragma once

#include <cstdint>

namespace opwright {

struct Bytes16 {
    std::uint64_t halves[2];
};

/// Elements of Bits bits, packed; see runtime/core/packed.h.
template <int Bits> struct Packed {
    static constexpr int kBits = Bits;
};

template <class W> inline constexpr int kPackedBits = 0;
template <int Bits> inline constexpr int kPackedBits<Packed<Bits>> = Bits;

}  // namespace opwright
