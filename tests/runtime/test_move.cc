// SPDX-License-Identifier: Apache-2.0
// The moving loops against a walk that computes every index by itself.
#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <random>
#include <vector>

#include "runtime/loops/move.h"

namespace opwright::loops {
namespace {

/// Cuts every range into three, in reverse order: results must not depend on it.
Parallel cutter() {
    Parallel parallel;
    parallel.threads = 3;
    parallel.run = [](void*, std::int64_t n, double, void (*body)(void*, std::int64_t, std::int64_t),
                      void* arg) {
        for (int part = 2; part >= 0; --part) {
            if (n * part / 3 < n * (part + 1) / 3) body(arg, n * part / 3, n * (part + 1) / 3);
        }
    };
    return parallel;
}

template <class E>
E element(std::int64_t i) {
    if constexpr (std::is_same_v<E, std::string>) {
        return "element " + std::to_string(i) + " beyond the small buffer";
    } else if constexpr (std::is_same_v<E, Bytes16>) {
        return {{static_cast<std::uint64_t>(i), ~static_cast<std::uint64_t>(i)}};
    } else {
        return static_cast<E>(i * 2654435761U >> 3);
    }
}

template <class E>
bool equal(const std::vector<E>& a, const std::vector<E>& b) {
    if constexpr (std::is_same_v<E, std::string>) {
        return a == b;
    } else {
        return a.size() == b.size() &&
               (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(E)) == 0);
    }
}

/// f(offset from, offset to) for every index.
template <class F>
void each(const Shape& extents, const Strides& from, const Strides& to, F f) {
    for (std::int64_t i = 0; i < extents.elements(); ++i) {
        std::int64_t rest = i, source = 0, target = 0;
        for (int axis = extents.rank() - 1; axis >= 0; --axis) {
            source += rest % extents[axis] * from[axis];
            target += rest % extents[axis] * to[axis];
            rest /= extents[axis];
        }
        f(source, target);
    }
}

template <class E>
class MoveTest : public testing::Test {};
using Elements =
    testing::Types<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t, Bytes16, std::string>;
TYPED_TEST_SUITE(MoveTest, Elements);

template <class E>
void check_copy(const Shape& extents, Strides from, std::int64_t from_start, const Strides& to,
                std::int64_t size, const std::string& what) {
    std::vector<E> source(static_cast<std::size_t>(size)), target(source.size() * 2), expected;
    for (std::size_t i = 0; i < source.size(); ++i) source[i] = element<E>(static_cast<std::int64_t>(i));
    expected = target;
    each(extents, from, to, [&](std::int64_t a, std::int64_t b) {
        expected[static_cast<std::size_t>(b)] = source[static_cast<std::size_t>(from_start + a)];
    });
    for (const Parallel& parallel : {kSerial, cutter()}) {
        std::vector<E> got = target;
        copy_strided<E>(parallel, extents, source.data() + from_start, from, got.data(), to);
        EXPECT_TRUE(equal(got, expected)) << what;
    }
}

TYPED_TEST(MoveTest, PermutedAxes) {
    std::mt19937 random(7);
    for (int round = 0; round < 120; ++round) {
        const int rank = 1 + static_cast<int>(random() % 5);
        Shape input(rank, 0);
        for (auto& extent : input)
            extent = random() % 9 == 0 ? 37 : 1 + static_cast<std::int64_t>(random() % 6);
        std::vector<int> perm(static_cast<std::size_t>(rank));
        std::iota(perm.begin(), perm.end(), 0);
        std::shuffle(perm.begin(), perm.end(), random);
        const Strides dense = dense_strides(input);
        Shape output(rank, 0);
        Strides from(rank, 0);
        for (int k = 0; k < rank; ++k) {
            output[k] = input[perm[static_cast<std::size_t>(k)]];
            from[k] = dense[perm[static_cast<std::size_t>(k)]];
        }
        check_copy<TypeParam>(output, from, 0, dense_strides(output), input.elements(),
                              Operand(input).text() + " to " + Operand(output).text());
    }
}

TYPED_TEST(MoveTest, LargeTransposes) {
    for (const Shape& input :
         {Shape{70, 130}, Shape{2, 33, 65}, Shape{3, 2100}, Shape{2100, 3}, Shape{2, 9, 5, 33}}) {
        Shape output = input;
        Strides from = dense_strides(input);
        std::swap(output[output.rank() - 1], output[output.rank() - 2]);
        std::swap(from[from.size() - 1], from[from.size() - 2]);
        check_copy<TypeParam>(output, from, 0, dense_strides(output), input.elements(),
                              Operand(input).text());
    }
}

TYPED_TEST(MoveTest, RangesAndSteps) {
    std::mt19937 random(11);
    for (int round = 0; round < 120; ++round) {
        const int rank = 1 + static_cast<int>(random() % 4);
        Shape input(rank, 0), output(rank, 0);
        for (auto& extent : input) extent = 1 + static_cast<std::int64_t>(random() % 9);
        const Strides dense = dense_strides(input);
        Strides from = dense;
        std::int64_t start = 0;
        for (int k = 0; k < rank; ++k) {
            const std::int64_t places = 1 + static_cast<std::int64_t>(random()) % input[k];
            const std::int64_t step =
                places == 1 ? 1 : 1 + static_cast<std::int64_t>(random()) % ((input[k] - 1) / (places - 1));
            const bool backwards = random() % 3 == 0;
            output[k] = places;
            from[k] = dense[k] * (backwards ? -step : step);
            start += dense[k] * (backwards ? (places - 1) * step : 0);
        }
        check_copy<TypeParam>(output, from, start, dense_strides(output), input.elements(),
                              Operand(input).text() + " to " + Operand(output).text());
    }
}

TYPED_TEST(MoveTest, RepeatedAndIntoAPart) {
    check_copy<TypeParam>({3, 5}, {0, 1}, 2, {5, 1}, 15, "rows repeated");
    check_copy<TypeParam>({3, 5}, {1, 0}, 2, {5, 1}, 15, "columns repeated");
    check_copy<TypeParam>({4, 3}, {3, 1}, 0, {7, 1}, 12, "block of rows");
    check_copy<TypeParam>({4, 2}, {1, 4}, 0, {3, 1}, 12, "transposed block");
    check_copy<TypeParam>({2, 3}, {3, 1}, 0, {1, 2}, 12, "strided target");
    check_copy<TypeParam>({}, {}, 1, {}, 2, "one element");
    check_copy<TypeParam>({3, 0}, {1, 1}, 0, {1, 1}, 3, "nothing");
}

TYPED_TEST(MoveTest, ChosenBlocks) {
    using E = TypeParam;
    const std::vector<std::int64_t> at{3, 0, 3, 2, 1};
    for (const std::int64_t block : {1, 2, 7}) {
        std::vector<E> source(static_cast<std::size_t>(3 * 4 * block)), expected;
        for (std::size_t i = 0; i < source.size(); ++i) source[i] = element<E>(static_cast<std::int64_t>(i));
        for (std::int64_t o = 0; o < 3; ++o) {
            for (std::int64_t place : at) {
                const auto first = source.begin() + (o * 4 + place) * block;
                expected.insert(expected.end(), first, first + block);
            }
        }
        for (const Parallel& parallel : {kSerial, cutter()}) {
            std::vector<E> got(expected.size());
            copy_chosen<E>(parallel, 3, 4, block, at.data(), 5, source.data(), got.data());
            EXPECT_TRUE(equal(got, expected)) << block;
        }
    }
}

TYPED_TEST(MoveTest, Filled) {
    using E = TypeParam;
    for (const std::size_t count : {0U, 1U, 255U, 256U, 257U, 1000U}) {
        const std::vector<E> expected(count, element<E>(5));
        for (const Parallel& parallel : {kSerial, cutter()}) {
            std::vector<E> got(count);
            fill<E>(parallel, got.data(), static_cast<std::int64_t>(count), element<E>(5));
            EXPECT_TRUE(equal(got, expected)) << count;
        }
    }
}

TYPED_TEST(MoveTest, MappedPlaces) {
    using E = TypeParam;
    // Input [2, 3, 2] in blocks of 2; result [3, 6] of blocks: row 1 is constant, core places 2 to 5.
    const std::int64_t outer[] = {6, -1, 0};
    const std::int64_t border[] = {4, -1, 2};
    PlaceMap map;
    map.extents = Shape{3, 6};
    map.block = 2;
    map.from[0] = outer;
    map.from[1] = border;
    map.core_begin = 2;
    map.core_end = 5;
    map.core_from = 0;
    std::vector<E> source(12), expected;
    for (std::size_t i = 0; i < source.size(); ++i) source[i] = element<E>(static_cast<std::int64_t>(i));
    const E value = element<E>(99);
    for (std::int64_t row : outer) {
        for (std::int64_t place : {4, -1, 0, 2, 4, 2}) {
            for (std::int64_t k = 0; k < 2; ++k) {
                expected.push_back(row < 0 || place < 0 ? value
                                                        : source[static_cast<std::size_t>(row + place + k)]);
            }
        }
    }
    for (const Parallel& parallel : {kSerial, cutter()}) {
        std::vector<E> got(expected.size());
        copy_mapped<E>(parallel, map, source.data(), value, got.data());
        EXPECT_TRUE(equal(got, expected));
    }
}

}  // namespace
}  // namespace opwright::loops
