// SPDX-License-Identifier: Apache-2.0
#include "runtime/core/packed.h"

#define OPWRIGHT_BODY "runtime/core/packed.inc"
#include "runtime/simd/each_isa.h"

namespace opwright {
namespace {

// Eight elements of 6 bits are 6 bytes: groups of four are spread to words of 32 bits, then pairs, then
// bytes, and gathered the other way round. Compilers turn the byte-wise loads and stores into whole words.
template <int Bytes> std::uint64_t load(const std::uint8_t* in) {
    std::uint64_t word = 0;
    for (int i = 0; i < Bytes; ++i) word |= static_cast<std::uint64_t>(in[i]) << (8 * i);
    return word;
}

template <int Bytes> void store(std::uint64_t word, std::uint8_t* out) {
    for (int i = 0; i < Bytes; ++i) out[i] = static_cast<std::uint8_t>(word >> (8 * i));
}

constexpr std::uint64_t kFours = 0x0000000000FFFFFFU;
constexpr std::uint64_t kTwos = 0x00000FFF00000FFFU;
constexpr std::uint64_t kOnes = 0x003F003F003F003FU;

std::uint64_t spread(std::uint64_t x) {
    x = (x & kFours) | (x & kFours << 24) << 8;
    x = (x & kTwos) | (x & kTwos << 12) << 4;
    return (x & kOnes) | (x & kOnes << 6) << 2;
}

std::uint64_t gather(std::uint64_t x) {
    x = (x & kOnes) | (x >> 2 & kOnes << 6);
    x = (x & kTwos) | (x >> 4 & kTwos << 12);
    return (x & kFours) | (x >> 8 & kFours << 24);
}

// The elements before the first whole group and after the last one are moved one by one.
template <int Bits, bool Signed>
void unpack_bits(const std::uint8_t* packed, std::int64_t first, std::int64_t count, std::uint8_t* out) {
    constexpr unsigned kSign = Signed ? 1U << (Bits - 1) : 0U;
    const auto extend = [](unsigned x) { return static_cast<std::uint8_t>((x ^ kSign) - kSign); };
    std::int64_t i = 0;
    for (; i < count && (first + i) % kPackedCut != 0; ++i)
        out[i] = extend(get_packed(Bits, packed, first + i));
    const std::uint8_t* in = packed + (first + i) * Bits / 8;
    if constexpr (Bits != 6) {
        constexpr std::int64_t kInByte = 8 / Bits;
        const std::int64_t bytes = (count - i) / kInByte;
        (Bits == 4 ? OPWRIGHT_DISPATCH(unpack4<kSign>) : OPWRIGHT_DISPATCH(unpack2<kSign>))(in, out + i,
                                                                                            bytes);
        i += bytes * kInByte;
    } else {
        for (; i + 8 <= count; i += 8, in += 6) {
            const std::uint64_t bytes = spread(load<6>(in));
            for (int j = 0; j < 8; ++j) out[i + j] = extend(bytes >> (8 * j) & 0xFF);
        }
    }
    for (; i < count; ++i) out[i] = extend(get_packed(Bits, packed, first + i));
}

template <int Bits>
void pack_bits(const std::uint8_t* in, std::int64_t first, std::int64_t count, std::uint8_t* packed) {
    std::int64_t i = 0;
    for (; i < count && (first + i) % kPackedCut != 0; ++i) set_packed(Bits, packed, first + i, in[i]);
    std::uint8_t* out = packed + (first + i) * Bits / 8;
    if constexpr (Bits != 6) {
        constexpr std::int64_t kInByte = 8 / Bits;
        const std::int64_t bytes = (count - i) / kInByte;
        (Bits == 4 ? OPWRIGHT_DISPATCH(pack4) : OPWRIGHT_DISPATCH(pack2))(in + i, out, bytes);
        i += bytes * kInByte;
    } else {
        for (; i + 8 <= count; i += 8, out += 6) store<6>(gather(load<8>(in + i)), out);
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
