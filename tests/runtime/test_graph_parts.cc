// SPDX-License-Identifier: Apache-2.0
// What the executor stands on: threads, arena, comparison, data files.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <limits>
#include <memory>
#include <optional>

#include <sys/resource.h>
#include <unistd.h>

#include "runtime/graph/arena.h"
#include "runtime/graph/compare.h"
#include "runtime/graph/decode.h"
#include "runtime/graph/npy.h"
#include "runtime/graph/threads.h"

#ifdef __has_feature  // clang
#define OPWRIGHT_SANITIZED __has_feature(address_sanitizer)
#elif defined(__SANITIZE_ADDRESS__)
#define OPWRIGHT_SANITIZED 1
#else
#define OPWRIGHT_SANITIZED 0
#endif

namespace opwright {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

// ---- threads ----

TEST(GraphThreads, EveryItemOnceWhateverTheCost) {
    net::Threads threads(4);
    for (const std::int64_t n : {1, 2, 3, 7, 1000, 100'001}) {
        for (const double cost : {0.0, 1.0, 1e3, 1e7}) {
            std::vector<std::atomic<int>> seen(static_cast<std::size_t>(n));
            parallel_for(threads.parallel(), n, cost, [&](std::int64_t begin, std::int64_t end) {
                ASSERT_LT(begin, end);
                for (std::int64_t i = begin; i < end; ++i) seen[static_cast<std::size_t>(i)].fetch_add(1);
            });
            for (const auto& count : seen) ASSERT_EQ(count.load(), 1);
        }
    }
}

TEST(GraphThreads, LoopsInsideAndBesideOneAnother) {
    net::Threads threads(3);
    std::atomic<int> inner{0};
    parallel_for(threads.parallel(), 8, 1e6, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            parallel_for(threads.parallel(), 16, 1e6, [&](std::int64_t from, std::int64_t to) {
                inner.fetch_add(static_cast<int>(to - from));
            });
        }
    });
    EXPECT_EQ(inner.load(), 8 * 16);
    std::atomic<int> total{0};
    std::vector<std::thread> callers;
    for (int c = 0; c < 4; ++c) {
        callers.emplace_back([&] {
            for (int round = 0; round < 50; ++round) {
                parallel_for(threads.parallel(), 10, 1e4, [&](std::int64_t from, std::int64_t to) {
                    total.fetch_add(static_cast<int>(to - from));
                });
            }
        });
    }
    for (std::thread& caller : callers) caller.join();
    EXPECT_EQ(total.load(), 4 * 50 * 10);
}

TEST(GraphThreads, AwakeInASessionAsleepWithout) {
    net::Threads threads(3);
    for (int round = 0; round < 20; ++round) {
        std::optional<net::Threads::Session> session;
        if (round % 2 == 0) session.emplace(threads);
        for (int loop = 0; loop < 50; ++loop) {
            std::vector<int> seen(64, 0);  // not atomic: what workers wrote is the caller's after the loop
            parallel_for(threads.parallel(), 64, 1e4, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i) ++seen[static_cast<std::size_t>(i)];
            });
            ASSERT_EQ(std::count(seen.begin(), seen.end(), 1), 64);
        }
    }
}

TEST(GraphThreads, TheCallerSleepsUntilTheLastOneHasLeft) {
    net::Threads threads(3);
    for (int round = 0; round < 5; ++round) {
        const auto caller = std::this_thread::get_id();
        std::vector<int> seen(3, 0);
        std::atomic<int> begun{0};
        parallel_for(threads.parallel(), 3, 1e7, [&](std::int64_t begin, std::int64_t end) {
            begun.fetch_add(1);
            // The caller stays until another one has come, which then is by far the last to end.
            while (std::this_thread::get_id() == caller && begun.load() < 2) std::this_thread::yield();
            if (std::this_thread::get_id() != caller)
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
            for (std::int64_t i = begin; i < end; ++i) ++seen[static_cast<std::size_t>(i)];
        });
        EXPECT_EQ(std::count(seen.begin(), seen.end(), 1), 3);
    }
}

TEST(GraphThreads, StartAndEndWithoutALoop) {
    for (int i = 0; i < 10; ++i) net::Threads threads(i);
}

TEST(GraphThreads, ThatCannotBeStartedAreDoneWithout) {
#if OPWRIGHT_SANITIZED
    GTEST_SKIP() << "sanitizers reserve more address space than any limit";
#endif
    // Room for a few stacks of 8 MB, and then for none: 1,023 workers are not to be had in either.
    for (const rlim_t more : {rlim_t{100'000'000}, rlim_t{2'000'000}}) {
        rlimit before{};
        ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
        rlimit limit = before;
        std::size_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        limit.rlim_cur = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) + more;
        ASSERT_EQ(setrlimit(RLIMIT_AS, &limit), 0);
        std::atomic<int> sum{0};
        {
            net::Threads threads(1024);
            for (int round = 0; round < 3; ++round) {
                parallel_for(threads.parallel(), 10'000, 1e4,
                             [&](std::int64_t begin, std::int64_t end) { sum += static_cast<int>(end - begin); });
            }
        }
        ASSERT_EQ(setrlimit(RLIMIT_AS, &before), 0);
        EXPECT_EQ(sum.load(), 30'000);
    }
}

// ---- arena ----

TEST(GraphArena, UsesBlocksAgainAndKeepsItsLimit) {
    Ref<net::Arena> arena(new net::Arena(1 << 20));
    Allocator& allocator = arena->allocator();
    for (const std::size_t bytes :
         {std::size_t{1}, std::size_t{64}, std::size_t{4096}, std::size_t{4097}, std::size_t{100'000}}) {
        void* first = allocator.allocate(allocator.self, bytes);
        ASSERT_NE(first, nullptr);
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(first) % kAlignment, 0U);
        allocator.release(allocator.self, first, bytes);
        void* second = allocator.allocate(allocator.self, bytes);
        EXPECT_EQ(second, first);
        allocator.release(allocator.self, second, bytes);
    }
    EXPECT_EQ(allocator.allocate(allocator.self, (1 << 20) + 1), nullptr);
    // What is kept makes room for another size.
    void* large = allocator.allocate(allocator.self, 900'000);
    ASSERT_NE(large, nullptr);
    EXPECT_EQ(allocator.allocate(allocator.self, 300'000), nullptr);
    allocator.release(allocator.self, large, 900'000);
    void* other = allocator.allocate(allocator.self, 800'000);
    EXPECT_NE(other, nullptr);
    allocator.release(allocator.self, other, 800'000);
}

TEST(GraphArena, TensorsOutliveIt) {
    Tensor tensor;
    {
        Ref<net::Arena> arena(new net::Arena(0));
        ASSERT_TRUE(Tensor::make(DType::Float, Shape{1000}, arena->allocator(), tensor).ok());
    }
    tensor.mutable_data<float>()[999] = 1;
    EXPECT_EQ(tensor.data<float>()[999], 1);
}

// ---- comparison ----

Value floats(std::initializer_list<float> values) {
    return Tensor::of<float>(Shape{static_cast<std::int64_t>(values.size())}, values);
}

TEST(GraphCompare, FloatsWithinTolerance) {
    EXPECT_EQ(difference(floats({1, kNan, kInf, -kInf, 0}), floats({1.0009F, kNan, kInf, -kInf, 1e-7F})), "");
    EXPECT_EQ(difference(floats({1, 2}), floats({1, 2.5F})), "element 1 is 2, expected 2.5 (1 of 2 differ)");
    EXPECT_NE(difference(floats({kInf}), floats({-kInf})), "");
    EXPECT_NE(difference(floats({kInf}), floats({3e38F})), "");
    EXPECT_NE(difference(floats({kNan}), floats({0})), "");
    EXPECT_NE(difference(floats({0}), floats({kNan})), "");
    EXPECT_EQ(difference(floats({1}), floats({1.4F}), {.rtol = 0, .atol = 0.5}), "");
    EXPECT_NE(difference(floats({1}), floats({1.0001F}), {.rtol = 0, .atol = 0}), "");
}

TEST(GraphCompare, BFloat16IsCoarser) {
    const Value a = Tensor::of<BFloat16>(Shape{1}, {BFloat16{0x3F80}});  // 1
    const Value b = Tensor::of<BFloat16>(Shape{1}, {BFloat16{0x3F82}});  // 1 + 2^-6
    const Value c = Tensor::of<BFloat16>(Shape{1}, {BFloat16{0x3F84}});
    EXPECT_EQ(difference(a, b), "");
    EXPECT_NE(difference(a, c), "");
}

TEST(GraphCompare, TypesShapesAndExactKinds) {
    EXPECT_EQ(difference(floats({1}), Tensor::scalar<float>(1)), "shape is [1], expected []");
    EXPECT_EQ(difference(floats({1}), Tensor::of<double>(Shape{1}, {1.0})),
              "type is tensor(float), expected tensor(double)");
    const std::int64_t big = std::int64_t{1} << 62;
    EXPECT_NE(difference(Tensor::scalar<std::int64_t>(big), Tensor::scalar<std::int64_t>(big + 1)), "");
    EXPECT_EQ(difference(Tensor::scalar<std::string>("a"), Tensor::scalar<std::string>("b")),
              "element 0 is 'a', expected 'b' (1 of 1 differ)");
    EXPECT_NE(difference(Tensor::scalar<bool>(true), Tensor::scalar<bool>(false)), "");
    using Complex = std::complex<float>;
    EXPECT_EQ(difference(Tensor::scalar<Complex>({1, 2}), Tensor::scalar<Complex>({1, 2.001F})), "");
    EXPECT_EQ(difference(Tensor::scalar<Complex>({1, 2}), Tensor::scalar<Complex>({2, 1})),
              "element 0 is 1+2i, expected 2+1i (1 of 1 differ)");
    EXPECT_EQ(difference(Value(), floats({1})), "type is absent, expected tensor(float)");
}

TEST(GraphCompare, PackedElementsOneByOne) {
    const auto packed = [](DType type, std::int64_t count, std::initializer_list<std::uint8_t> bytes) {
        Tensor tensor;
        EXPECT_TRUE(Tensor::make(type, Shape{count}, tensor).ok());
        std::copy(bytes.begin(), bytes.end(), tensor.mutable_data<std::uint8_t>());
        return Value(tensor);
    };
    // Padding bits say nothing.
    EXPECT_EQ(difference(packed(DType::Int4, 3, {0x21, 0xF3}), packed(DType::Int4, 3, {0x21, 0x03})), "");
    EXPECT_EQ(difference(packed(DType::Int4, 3, {0x21, 0x03}), packed(DType::Int4, 3, {0x21, 0x04})),
              "element 2 is bits 3, expected bits 4 (1 of 3 differ)");
    EXPECT_EQ(difference(packed(DType::Float4E2M1, 2, {0x42}), packed(DType::Float4E2M1, 2, {0x32})),
              "element 1 is 2, expected 1.5 (1 of 2 differ)");
}

TEST(GraphCompare, SequencesOptionalsAndMaps) {
    const Type sequence{Kind::Sequence, DType::Float, DType::Undefined};
    const Value two = Value::sequence(sequence, {floats({1}), floats({2})});
    EXPECT_EQ(difference(two, two), "");
    EXPECT_EQ(difference(two, Value::sequence(sequence, {floats({1})})), "has 2 items, expected 1");
    EXPECT_EQ(difference(two, Value::sequence(sequence, {floats({1}), floats({3})})),
              "item 1: element 0 is 2, expected 3 (1 of 1 differ)");
    const Type optional{Kind::Optional, DType::Float, DType::Undefined};
    EXPECT_EQ(difference(Value::empty_optional(optional), Value::empty_optional(optional)), "");
    EXPECT_NE(difference(Value::empty_optional(optional), Value::optional(optional, floats({1}))), "");
    const Value map =
        Value::map(Tensor::of<std::int64_t>(Shape{2}, {5, 6}), Tensor::of<float>(Shape{2}, {50, 60}));
    EXPECT_EQ(difference(map, Value::map(Tensor::of<std::int64_t>(Shape{2}, {6, 5}),
                                         Tensor::of<float>(Shape{2}, {60, 50}))),
              "");
    EXPECT_NE(difference(map, Value::map(Tensor::of<std::int64_t>(Shape{2}, {6, 5}),
                                         Tensor::of<float>(Shape{2}, {50, 60}))),
              "");
    EXPECT_EQ(difference(map, Value::map(Tensor::of<std::int64_t>(Shape{2}, {5, 7}),
                                         Tensor::of<float>(Shape{2}, {50, 60}))),
              "key '7' is missing");
}

// ---- data files ----

TEST(GraphData, WhatIsWrittenIsRead) {
    const Value map = Value::map(Tensor::of<std::string>(Shape{2}, {std::string("a"), std::string("b")}),
                                 Tensor::of<float>(Shape{2}, {1, 2}));
    const std::vector<Value> values = {
        floats({1, kNan, -0.0F}),
        Tensor::scalar<std::int64_t>(-7),
        Tensor::of<std::string>(Shape{2}, {std::string("x\0y", 3), std::string()}),
        Tensor::of<Half>(Shape{1}, {Half{0x3C00}}),
        Tensor::of<std::complex<double>>(Shape{1}, {{1, -2}}),
        Tensor::unfilled(DType::Double, Shape{0, 3}),
        Value::sequence({Kind::Sequence, DType::Float, DType::Undefined}, {floats({1}), floats({})}),
        Value::sequence({Kind::Sequence, DType::Int8, DType::Undefined}, {}),
        Value::optional({Kind::Optional, DType::Float, DType::Undefined}, floats({4})),
        Value::empty_optional({Kind::Optional, DType::Float, DType::Undefined}),
        Value::optional({Kind::OptionalSequence, DType::Float, DType::Undefined},
                        Value::sequence({Kind::Sequence, DType::Float, DType::Undefined}, {floats({4})})),
        map,
        Value::sequence({Kind::SequenceMap, DType::Float, DType::String}, {map, map}),
    };
    for (const Value& value : values) {
        const std::string bytes = net::encode_data(value, "v");
        Value read;
        ASSERT_EQ(net::decode_data(std::as_bytes(std::span(bytes)), value.type(), read).text(), "")
            << to_string(value.type());
        EXPECT_EQ(read.type(), value.type());
        EXPECT_EQ(difference(read, value, {.rtol = 0, .atol = 0}), "") << to_string(value.type());
    }
}

TEST(GraphData, NumPyFilesAreReadAndRefused) {
    std::string bytes;
    ASSERT_TRUE(net::write_npy(Tensor::of<std::int32_t>(Shape{2, 1}, {3, -4}), bytes).ok());
    EXPECT_EQ(bytes.size(), 128U + 8U);  // the data begin at a multiple of 64
    Tensor tensor;
    ASSERT_EQ(net::read_npy(std::as_bytes(std::span(bytes)), DType::Int32, tensor).text(), "");
    EXPECT_EQ(tensor.shape(), (Shape{2, 1}));
    EXPECT_EQ(tensor.data<std::int32_t>()[1], -4);
    const auto file = [](const std::string& header, const std::string& data) {
        return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(header.size()) + '\0' + header + data;
    };
    const auto error = [&](const std::string& content) {
        const Status status = net::read_npy(std::as_bytes(std::span(content)), DType::BFloat16, tensor);
        return status.text().substr(0, status.text().find('\0'));
    };
    const std::string good = "{'descr': '<V2', 'fortran_order': False, 'shape': (2,), }";
    EXPECT_EQ(error(file(good, "abcd")), "");
    EXPECT_EQ(tensor.dtype(), DType::BFloat16);
    const std::string prefix = "not a .npy file that can be read: ";
    EXPECT_EQ(error("NUMPY"), prefix + "it does not begin like one");
    EXPECT_EQ(error(std::string("\x93NUMPY\x09\x00\x01\x00 ", 11)), prefix + "its version is 9");
    EXPECT_EQ(error(std::string("\x93NUMPY\x01\x00\xff\x00 ", 11)), prefix + "the header is cut off");
    EXPECT_EQ(error(std::string("\x93NUMPY\x02\x00\xff\xff", 10)), prefix + "the header is cut off");
    EXPECT_EQ(error(file(good, "abc")), prefix + "the data are cut off");
    EXPECT_EQ(error(file("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (), }", "")),
              prefix + "it holds records, or no type");
    EXPECT_EQ(error(file("{'descr': '<f4', 'shape': (), }", "")), prefix + "the header is incomplete");
    EXPECT_EQ(error(file("{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }", "")),
              prefix + "the shape is [-1]");
    EXPECT_EQ(
        error(file("{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904, 4), }", "")),
        prefix + "the shape is [4611686018427387904,4]");
    EXPECT_EQ(error(file("{'descr': '<f4', 'fortran_order': False, 'shape': (1099511627776,), }", "")),
              prefix + "the data are cut off");
    EXPECT_EQ(error(file("{'descr': '<U0', 'fortran_order': False, 'shape': (1099511627776,), }", "")),
              prefix + "the type is '<U0'");
    EXPECT_EQ(error(file("{'descr': '>f4', 'fortran_order': False, 'shape': (), }", "abcd")),
              prefix + "the type '>f4' is not little-endian");
    EXPECT_EQ(error(file("{'descr': '|O', 'fortran_order': False, 'shape': (), }", "abcd")),
              prefix + "the type is '|O'");
    EXPECT_FALSE(net::write_npy(Tensor::unfilled(DType::BFloat16, Shape{0}), bytes).ok());
    EXPECT_FALSE(net::write_npy(Tensor::scalar<std::string>("\xff"), bytes).ok());
}

}  // namespace
}  // namespace opwright
