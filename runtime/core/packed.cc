// SPDX-License-Identifier: Apache-2.0
#include "runtime/core/packed.h"

namespace opwright {
namespace {

// Eight elements are 2, 4 or 6 bytes. The bits spread to one element a byte in three steps of halving; every
// compiler turns the byte-wise loads and stores into whole words on little-endian machines.
template <int Bits> std::uint64_t load(const std::uint8_t* in) {
    std::uint64_t word = 0;
    for (int i = 0; i < Bits; ++i) word |= static_cast<std::uint64_t>(in[i]) << (8 * i);
    return word;
}

constexpr std::uint64_t repeat(std::uint64_t pattern, int step) {
    std::uint64_t result = 0;
    for (int at = 0; at < 64; at += step) result |= pattern << at;
    return result;
}

template <int Bits> std::uint64_t spread(std::uint64_t x) {
    constexpr std::uint64_t kOne = (1U << Bits) - 1;
    constexpr std::uint64_t kTwo = (1U << 2 * Bits) - 1;
    constexpr std::uint64_t kFour = (std::uint64_t{1} << 4 * Bits) - 1;
    x = (x & kFour) | (x & kFour << 4 * Bits) << (32 - 4 * Bits);
    x = (x & repeat(kTwo, 32)) | (x & repeat(kTwo, 32) << 2 * Bits) << (16 - 2 * Bits);
    x = (x & repeat(kOne, 16)) | (x & repeat(kOne, 16) << Bits) << (8 - Bits);
    return x;
}

template <int Bits> std::uint64_t gather(std::uint64_t x) {
    constexpr std::uint64_t kOne = (1U << Bits) - 1;
    constexpr std::uint64_t kTwo = (1U << 2 * Bits) - 1;
    constexpr std::uint64_t kFour = (std::uint64_t{1} << 4 * Bits) - 1;
    x = (x & repeat(kOne, 16)) | (x >> (8 - Bits) & repeat(kOne, 16) << Bits);
    x = (x & repeat(kTwo, 32)) | (x >> (16 - 2 * Bits) & repeat(kTwo, 32) << 2 * Bits);
    x = (x & kFour) | (x >> (32 - 4 * Bits) & kFour << 4 * Bits);
    return x;
}

// Flip moves the sign: (x ^ sign) - sign on every byte; zero leaves the bits raw.
template <int Bits, bool Signed>
void unpack_bits(const std::uint8_t* packed, std::int64_t first, std::int64_t count, std::uint8_t* out) {
    constexpr unsigned kSign = Signed ? 1U << (Bits - 1) : 0U;
    const auto extend = [](unsigned x) { return static_cast<std::uint8_t>((x ^ kSign) - kSign); };
    std::int64_t i = 0;
    for (; i < count && (first + i) % kPackedCut != 0; ++i)
        out[i] = extend(get_packed(Bits, packed, first + i));
    const std::uint8_t* in = packed + (first + i) * Bits / 8;
    for (; i + 8 <= count; i += 8, in += Bits) {
        const std::uint64_t bytes = spread<Bits>(load<Bits>(in));
        for (int j = 0; j < 8; ++j) out[i + j] = extend(bytes >> (8 * j) & 0xFF);
    }
    for (; i < count; ++i) out[i] = extend(get_packed(Bits, packed, first + i));
}

template <int Bits>
void pack_bits(const std::uint8_t* in, std::int64_t first, std::int64_t count, std::uint8_t* packed) {
    std::int64_t i = 0;
    for (; i < count && (first + i) % kPackedCut != 0; ++i) set_packed(Bits, packed, first + i, in[i]);
    std::uint8_t* out = packed + (first + i) * Bits / 8;
    for (; i + 8 <= count; i += 8, out += Bits) {
        const std::uint64_t word = gather<Bits>(load<8>(in + i));
        for (int j = 0; j < Bits; ++j) out[j] = static_cast<std::uint8_t>(word >> (8 * j));
    }
    for (; i < count; ++i) set_packed(Bits, packed, first + i, in[i]);
}

}  // namespace

void unpack(int bits, const std::uint8_t* packed, std::int64_t first, std::int64_t count, std::uint8_t* out) {
    if (bits == 2) return unpack_bits<2, false>(packed, first, count, out);
    if (bits == 4) return unpack_bits<4, false>(packed, first, count, out);
    return unpack_bits<6, false>(packed, first, count, out);
}

void unpack_signed(int bits, const std::uint8_t* packed, std::int64_t first, std::int64_t count,
                   std::int8_t* out) {
    auto* bytes = reinterpret_cast<std::uint8_t*>(out);
    if (bits == 2) return unpack_bits<2, true>(packed, first, count, bytes);
    if (bits == 4) return unpack_bits<4, true>(packed, first, count, bytes);
    return unpack_bits<6, true>(packed, first, count, bytes);
}

void pack(int bits, const std::uint8_t* in, std::int64_t first, std::int64_t count, std::uint8_t* packed) {
    if (bits == 2) return pack_bits<2>(in, first, count, packed);
    if (bits == 4) return pack_bits<4>(in, first, count, packed);
    return pack_bits<6>(in, first, count, packed);
}

void pack_all(int bits, const std::uint8_t* in, std::int64_t count, std::uint8_t* packed) {
    // The last bytes of an incomplete group are cleared first: set_packed keeps what it does not write.
    const std::int64_t whole = count / 8 * 8;
    const std::int64_t end = packed_bytes(bits, count);
    for (std::int64_t i = packed_bytes(bits, whole); i < end; ++i) packed[i] = 0;
    pack(bits, in, 0, count, packed);
}

}  // namespace opwright
