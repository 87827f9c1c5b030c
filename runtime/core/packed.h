// SPDX-License-Identifier: Apache-2.0
// Elements of 2, 4 and 6 bits as tensors store them, lowest bits first: four, two, or (in three bytes) four.
#pragma once

#include "opwright/dtype.h"

#include <cstdint>

namespace opwright {

/// Ranges that begin at multiples of this share no byte, whatever the width: where threads may cut.
inline constexpr std::int64_t kPackedCut = 4;

/// Bytes of `count` elements of `bits` bits, the last one padded; count * bits must not overflow.
constexpr std::int64_t packed_bytes(int bits, std::int64_t count) { return (count * bits + 7) / 8; }

/// The raw bits of element `i`, not sign-extended. `bits` is 2, 4 or 6.
inline std::uint8_t get_packed(int bits, const std::uint8_t* packed, std::int64_t i) {
    const std::int64_t at = i * bits;
    const int shift = static_cast<int>(at & 7);
    unsigned word = packed[at >> 3];
    if (shift + bits > 8) word |= static_cast<unsigned>(packed[(at >> 3) + 1]) << 8;
    return static_cast<std::uint8_t>(word >> shift & ((1U << bits) - 1));
}

/// Write the low bits of `value` to element `i` and leave its neighbours alone.
inline void set_packed(int bits, std::uint8_t* packed, std::int64_t i, std::uint8_t value) {
    const std::int64_t at = i * bits;
    const int shift = static_cast<int>(at & 7);
    const unsigned mask = ((1U << bits) - 1) << shift;
    const unsigned word = static_cast<unsigned>(value) << shift & mask;
    std::uint8_t* byte = packed + (at >> 3);
    byte[0] = static_cast<std::uint8_t>((byte[0] & ~mask) | word);
    if (shift + bits > 8) byte[1] = static_cast<std::uint8_t>((byte[1] & ~(mask >> 8)) | word >> 8);
}

/// Elements [first, first + count) of a packed array, one a byte, raw bits with zeros above.
void unpack(int bits, const std::uint8_t* packed, std::int64_t first, std::int64_t count, std::uint8_t* out);
/// The same with the sign extended to the whole byte: int4 and int2 as int8.
void unpack_signed(int bits, const std::uint8_t* packed, std::int64_t first, std::int64_t count,
                   std::int8_t* out);
/// Write the low bits of `count` bytes to elements [first, first + count); other elements keep their value.
void pack(int bits, const std::uint8_t* in, std::int64_t first, std::int64_t count, std::uint8_t* packed);
/// Write a whole array of `count` elements and zeros into the padding of its last byte.
void pack_all(int bits, const std::uint8_t* in, std::int64_t count, std::uint8_t* packed);

}  // namespace opwright
