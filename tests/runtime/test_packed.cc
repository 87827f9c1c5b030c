// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <vector>

#include "runtime/core/packed.h"

namespace opwright {
namespace {

std::uint8_t value_of(std::int64_t i, int bits) {
    return static_cast<std::uint8_t>((static_cast<unsigned>(i) * 2654435761U >> 13) & ((1U << bits) - 1));
}

// Bit by bit: element i is the bits [i * width, (i + 1) * width) of the array, lowest first.
unsigned slow_get(const std::vector<std::uint8_t>& bytes, int bits, std::int64_t i) {
    unsigned value = 0;
    for (int b = 0; b < bits; ++b) {
        const std::int64_t at = i * bits + b;
        value |= (bytes[static_cast<std::size_t>(at / 8)] >> (at % 8) & 1U) << b;
    }
    return value;
}

TEST(Packed, BytesByHand) {
    const std::vector<std::uint8_t> two{3, 0, 1, 2, 1};
    std::vector<std::uint8_t> out(2, 0xFF);
    pack_all(2, two.data(), 5, out.data());
    EXPECT_EQ(out, (std::vector<std::uint8_t>{0x93, 0x01}));
    const std::vector<std::uint8_t> four{0xC, 0xC, 7};
    pack_all(4, four.data(), 3, out.data());
    EXPECT_EQ(out, (std::vector<std::uint8_t>{0xCC, 0x07}));
    const std::vector<std::uint8_t> six{0x01, 0x3F, 0x20, 0x15};  // 000001 111111 100000 010101, lowest first
    out.assign(3, 0);
    pack_all(6, six.data(), 4, out.data());
    EXPECT_EQ(out, (std::vector<std::uint8_t>{0xC1, 0x0F, 0x56}));
    EXPECT_EQ(packed_bytes(6, 3), 3);
    EXPECT_EQ(packed_bytes(6, 5), 4);
    EXPECT_EQ(packed_bytes(2, 0), 0);
}

TEST(Packed, EveryRangeOfEveryWidth) {
    for (int bits : {2, 4, 6}) {
        constexpr std::int64_t kTotal = 40;
        for (std::int64_t first = 0; first <= kTotal; ++first) {
            for (std::int64_t count = 0; first + count <= kTotal; ++count) {
                std::vector<std::uint8_t> in(static_cast<std::size_t>(count) + 1);
                for (std::int64_t i = 0; i < count; ++i) {
                    in[static_cast<std::size_t>(i)] =
                        static_cast<std::uint8_t>(value_of(i, bits) | 0xFFU << bits);  // dirt above
                }
                const auto background = static_cast<std::uint8_t>(count % 2 != 0 ? 0x00 : 0xFF);
                std::vector<std::uint8_t> bytes(static_cast<std::size_t>(packed_bytes(bits, kTotal)),
                                                background);
                pack(bits, in.data(), first, count, bytes.data());
                for (std::int64_t i = 0; i < kTotal; ++i) {
                    const bool written = i >= first && i < first + count;
                    const unsigned want =
                        written ? value_of(i - first, bits) : background & ((1U << bits) - 1);
                    ASSERT_EQ(slow_get(bytes, bits, i), want)
                        << bits << ' ' << first << ' ' << count << ' ' << i;
                    ASSERT_EQ(get_packed(bits, bytes.data(), i), want);
                }
                std::vector<std::uint8_t> out(static_cast<std::size_t>(count) + 1, 0xAA);
                unpack(bits, bytes.data(), first, count, out.data());
                std::vector<std::int8_t> wide(static_cast<std::size_t>(count) + 1, 0x55);
                unpack_signed(bits, bytes.data(), first, count, wide.data());
                for (std::int64_t i = 0; i < count; ++i) {
                    const int value = value_of(i, bits);
                    ASSERT_EQ(out[static_cast<std::size_t>(i)], value);
                    ASSERT_EQ(wide[static_cast<std::size_t>(i)],
                              value >= 1 << (bits - 1) ? value - (1 << bits) : value);
                }
                ASSERT_EQ(out[static_cast<std::size_t>(count)], 0xAA) << "nothing is written behind the end";
                ASSERT_EQ(wide[static_cast<std::size_t>(count)], 0x55);
                if (first != 0) continue;
                std::vector<std::uint8_t> whole(static_cast<std::size_t>(packed_bytes(bits, count)) + 1,
                                                0xAA);
                pack_all(bits, in.data(), count, whole.data());
                for (std::int64_t i = 0; i < packed_bytes(bits, count) * 8 / bits; ++i) {
                    ASSERT_EQ(slow_get(whole, bits, i), i < count ? value_of(i, bits) : 0U)
                        << "zeros are the padding";
                }
                ASSERT_EQ(whole.back(), 0xAA);
            }
        }
    }
}

// Long enough for whole vectors, from every beginning.
TEST(Packed, LongArrays) {
    constexpr std::int64_t kTotal = 1500;
    for (int bits : {2, 4, 6}) {
        for (std::int64_t first = 0; first < 9; ++first) {
            const std::int64_t count = kTotal - 7 - first;
            std::vector<std::uint8_t> in(static_cast<std::size_t>(count));
            for (std::int64_t i = 0; i < count; ++i) {
                in[static_cast<std::size_t>(i)] =
                    static_cast<std::uint8_t>(value_of(i, bits) | 0xFFU << bits);
            }
            std::vector<std::uint8_t> bytes(static_cast<std::size_t>(packed_bytes(bits, kTotal)), 0xA5);
            const std::vector<std::uint8_t> before = bytes;
            pack(bits, in.data(), first, count, bytes.data());
            for (std::int64_t i = 0; i < kTotal; ++i) {
                const bool written = i >= first && i < first + count;
                ASSERT_EQ(slow_get(bytes, bits, i),
                          written ? value_of(i - first, bits) : slow_get(before, bits, i))
                    << bits << ' ' << first << ' ' << i;
            }
            std::vector<std::uint8_t> raw(static_cast<std::size_t>(count));
            std::vector<std::int8_t> wide(static_cast<std::size_t>(count));
            unpack(bits, bytes.data(), first, count, raw.data());
            unpack_signed(bits, bytes.data(), first, count, wide.data());
            for (std::int64_t i = 0; i < count; ++i) {
                const int value = value_of(i, bits);
                ASSERT_EQ(raw[static_cast<std::size_t>(i)], value) << bits << ' ' << first << ' ' << i;
                ASSERT_EQ(wide[static_cast<std::size_t>(i)],
                          value >= 1 << (bits - 1) ? value - (1 << bits) : value);
            }
        }
    }
}

TEST(Packed, SetOneElement) {
    for (int bits : {2, 4, 6}) {
        for (std::int64_t i = 0; i < 12; ++i) {
            std::vector<std::uint8_t> bytes(10, 0xFF);
            set_packed(bits, bytes.data(), i, 0xC1);
            for (std::int64_t j = 0; j < 12; ++j)
                ASSERT_EQ(slow_get(bytes, bits, j), j == i ? 1U : (1U << bits) - 1);
        }
    }
}

}  // namespace
}  // namespace opwright
