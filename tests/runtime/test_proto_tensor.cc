// SPDX-License-Identifier: Apache-2.0
//
// Sizes of stored tensors, and their elements in raw form.

#include <gtest/gtest.h>

#include <vector>

#include "runtime/graph/proto.h"
#include "tests/runtime/proto_bytes.h"

namespace opwright::proto {
namespace {

constexpr std::int64_t kMax = INT64_MAX;

/// The raw form of a tensor, or why it has none.
std::string elements(const std::string& bytes) {
    Tensor tensor;
    ReadError error;
    if (!parse_tensor(std::as_bytes(std::span(bytes)), Limits(), tensor, error)) return "not read";
    const char* why = "no reason";
    const auto count = tensor_elements(tensor, &why);
    if (!count) return why;
    const auto size = raw_bytes(dtype_of(tensor.data_type), *count);
    if (!size) return "no raw form";
    std::string out(static_cast<std::size_t>(*size), '#');
    const auto target = std::as_writable_bytes(std::span(out));
    std::string longer = out + "#";
    EXPECT_FALSE(copy_elements(tensor, std::as_writable_bytes(std::span(longer))));
    return copy_elements(tensor, target) ? out : "not copied";
}

std::string header(DType type, std::initializer_list<std::int64_t> dims) {
    return packed(1, dims) + num(2, static_cast<std::int64_t>(type));
}

TEST(ProtoTensorSize, ElementCount) {
    const auto count = [](std::vector<std::int64_t> dims) { return Shape::count(dims); };
    EXPECT_EQ(count({}), 1);
    EXPECT_EQ(count({3, 4, 5}), 60);
    EXPECT_EQ(count({0}), 0);
    EXPECT_EQ(count({5, 0, 7}), 0);
    EXPECT_EQ(count({std::int64_t{1} << 62}), std::int64_t{1} << 62);
    EXPECT_EQ(count({(std::int64_t{1} << 62) + 1}), -1);
    EXPECT_EQ(count({std::int64_t{1} << 31, std::int64_t{1} << 31}), std::int64_t{1} << 62);
    EXPECT_EQ(count({std::int64_t{1} << 31, std::int64_t{1} << 31, 2}), -1);
    EXPECT_EQ(count({kMax, kMax}), -1);
    EXPECT_EQ(count({0, kMax, kMax}), -1);  // its strides would overflow
    EXPECT_EQ(count({-1}), -1);
    EXPECT_EQ(count({0, -1}), -1);
    EXPECT_EQ(count({INT64_MIN, INT64_MIN}), -1);
}

TEST(ProtoTensorSize, RawBytesOfEveryType) {
    // Bytes of 1, 3, 4, 5 and 8 elements, by width in bits.
    const struct {
        int bits;
        std::int64_t bytes[5];
    } widths[] = {{2, {1, 1, 1, 2, 2}},      {4, {1, 2, 2, 3, 4}},        {6, {1, 3, 3, 4, 6}},
                  {8, {1, 3, 4, 5, 8}},      {16, {2, 6, 8, 10, 16}},     {32, {4, 12, 16, 20, 32}},
                  {64, {8, 24, 32, 40, 64}}, {128, {16, 48, 64, 80, 128}}};
    // In the order of the types' numbers, 1 to 28; 0 for string.
    const int bits[] = {32,  8,  8, 16, 16, 32, 64, 0, 8, 16, 64, 32, 64, 64,
                        128, 16, 8, 8,  8,  8,  4,  4, 4, 8,  2,  2,  6,  6};
    int checked = 0;
    for (int number = 1; number <= 28; ++number) {
        const DType type = dtype_of(number);
        ASSERT_NE(type, DType::Undefined);
        EXPECT_EQ(raw_bytes(type, -1), std::nullopt);
        for (const auto& width : widths) {
            if (width.bits != bits[number - 1]) continue;
            ++checked;
            EXPECT_EQ(raw_bytes(type, 0), 0);
            const std::int64_t counts[] = {1, 3, 4, 5, 8};
            for (int i = 0; i < 5; ++i) EXPECT_EQ(raw_bytes(type, counts[i]), width.bytes[i]) << number;
        }
    }
    EXPECT_EQ(checked, 27);
    EXPECT_EQ(raw_bytes(DType::String, 1), std::nullopt);
    EXPECT_EQ(raw_bytes(DType::Undefined, 1), std::nullopt);
    EXPECT_EQ(raw_bytes(DType::Int2, kMostElements), kMostElements / 4);
    EXPECT_EQ(raw_bytes(DType::UInt8, kMostElements), kMostElements);
    EXPECT_EQ(raw_bytes(DType::Complex128, kMostElements), kMostElements * 16);
    for (const DType type : {DType::Int2, DType::UInt8, DType::Complex128}) {
        EXPECT_EQ(raw_bytes(type, kMostElements + 1), std::nullopt);
        EXPECT_EQ(raw_bytes(type, kMax), std::nullopt);
    }
    for (int number : {0, -1, 29, 256 + 1, INT32_MAX, INT32_MIN})
        EXPECT_EQ(dtype_of(number), DType::Undefined);
}

TEST(ProtoTensorSize, TypedFieldsBecomeRawData) {
    EXPECT_EQ(elements(header(DType::Float, {2}) + len(4, raw({1.f, -0.f}))), raw({1.f, -0.f}));
    EXPECT_EQ(elements(header(DType::Float, {2}) + fixed32(4, 1) + fixed32(4, 2)), raw({1.f, 2.f}));
    EXPECT_EQ(elements(header(DType::Complex64, {1}) + len(4, raw({1.f, 2.f}))), raw({1.f, 2.f}));
    EXPECT_EQ(elements(header(DType::Double, {}) + fixed64(10, 2.5)), raw({2.5}));
    EXPECT_EQ(elements(header(DType::Complex128, {1}) + len(10, raw({1., 2.}))), raw({1., 2.}));
    EXPECT_EQ(elements(header(DType::Int64, {2}) + packed(7, {-1, kMax})), (raw<std::int64_t>({-1, kMax})));
    EXPECT_EQ(elements(header(DType::UInt64, {1}) + packed(11, {-1})), raw<std::uint64_t>({UINT64_MAX}));
    EXPECT_EQ(elements(header(DType::UInt32, {1}) + packed(11, {0xffffffff})),
              raw<std::uint32_t>({0xffffffff}));
    EXPECT_EQ(elements(header(DType::Int32, {2}) + packed(5, {-1, 7})), (raw<std::int32_t>({-1, 7})));
    EXPECT_EQ(elements(header(DType::Int16, {2}) + packed(5, {-2, 300})), (raw<std::int16_t>({-2, 300})));
    EXPECT_EQ(elements(header(DType::UInt16, {1}) + packed(5, {0xffff})), raw<std::uint16_t>({0xffff}));
    EXPECT_EQ(elements(header(DType::Float16, {1}) + packed(5, {0x3c00})), raw<std::uint16_t>({0x3c00}));
    EXPECT_EQ(elements(header(DType::BFloat16, {1}) + packed(5, {0xbf80})), raw<std::uint16_t>({0xbf80}));
    EXPECT_EQ(elements(header(DType::Int8, {2}) + packed(5, {-128, 127})), "\x80\x7f");
    EXPECT_EQ(elements(header(DType::UInt8, {2}) + packed(5, {255, 1})), "\xff\x01");
    EXPECT_EQ(elements(header(DType::Float8E4M3FN, {1}) + packed(5, {0x7e})), "\x7e");
    EXPECT_EQ(elements(header(DType::Bool, {4}) + packed(5, {0, 1, 2, 256})), std::string("\0\1\1\1", 4));
    // Packed types: one byte an entry, the sign of a negative entry and the padding dropped.
    EXPECT_EQ(elements(header(DType::Int4, {3}) + packed(5, {0x21, 0xf3})), "\x21\x03");
    EXPECT_EQ(elements(header(DType::Int4, {2}) + packed(5, {-1})), "\xff");
    EXPECT_EQ(elements(header(DType::UInt2, {5}) + packed(5, {0x93, 0xfd})), "\x93\x01");
    EXPECT_EQ(elements(header(DType::Int2, {4}) + packed(5, {0x93})), "\x93");
    // 6-bit types: one element an entry, four in three bytes when packed.
    EXPECT_EQ(elements(header(DType::Float6E2M3, {4}) + packed(5, {1, 2, 3, 0x3f})), "\x81\x30\xfc");
    EXPECT_EQ(elements(header(DType::Float6E3M2, {5}) + packed(5, {0, 0, 0, 0, 0x7f})),
              std::string("\0\0\0\x3f", 4));
    EXPECT_EQ(elements(header(DType::Float, {3, 0})), "");
}

TEST(ProtoTensorSize, RawDataStaysButForPaddingAndBools) {
    EXPECT_EQ(elements(header(DType::Int16, {2}) + len(9, "abcd")), "abcd");
    EXPECT_EQ(elements(header(DType::Complex128, {}) + len(9, "0123456789abcdef")), "0123456789abcdef");
    EXPECT_EQ(elements(header(DType::Bool, {3}) + len(9, std::string("\0\2\xff", 3))),
              std::string("\0\1\1", 3));
    EXPECT_EQ(elements(header(DType::UInt4, {3}) + len(9, "\xff\xff")), "\xff\x0f");
    EXPECT_EQ(elements(header(DType::Int2, {3}) + len(9, "\xff")), "\x3f");
    EXPECT_EQ(elements(header(DType::Int2, {4}) + len(9, "\xff")), "\xff");
    EXPECT_EQ(elements(header(DType::Float6E2M3, {3}) + len(9, "\xff\xff\xff")), "\xff\xff\x03");
    EXPECT_EQ(elements(header(DType::Float6E2M3, {1}) + len(9, "\xff")), "\x3f");
}

TEST(ProtoTensorSize, UnsoundTensorsAreRejectedWithTheReason) {
    const std::string raw_length = "raw_data is not as long as dims and data type need";
    const std::string few = "the data are not as many as dims and data type need";
    const std::string other = "the data stand in a field that does not go with the data type";
    const std::string floats = header(DType::Float, {2});
    const std::string external = num(14, 1) + len(13, len(1, "location") + len(2, "w"));
    EXPECT_EQ(elements(floats), few);
    EXPECT_EQ(elements(floats + fixed32(4, 1)), few);
    EXPECT_EQ(elements(floats + len(4, raw({1.f, 2.f, 3.f}))), few);
    EXPECT_EQ(elements(floats + len(9, "1234567")), raw_length);
    EXPECT_EQ(elements(floats + len(9, "123456789")), raw_length);
    EXPECT_EQ(elements(header(DType::Float, {0}) + len(9, "1234")), raw_length);
    EXPECT_EQ(elements(header(DType::Float, {0}) + fixed32(4, 1)), few);
    EXPECT_EQ(elements(floats + packed(7, {1, 2})), other);
    EXPECT_EQ(elements(floats + len(6, "a")), other);
    EXPECT_EQ(elements(header(DType::Int4, {3}) + packed(5, {1, 2, 3})), few);
    EXPECT_EQ(elements(floats + len(9, "12345678") + len(4, raw({1.f, 2.f}))),
              "the data stand in more than one field");
    EXPECT_EQ(elements(header(DType::Undefined, {}) + len(9, "1")), "the data type is unknown");
    EXPECT_EQ(elements(num(2, 29) + len(9, "1")), "the data type is unknown");
    EXPECT_EQ(elements(floats + len(3, "") + len(9, "12345678")), "segmented tensors are not supported");
    const std::string range = "a dim is negative or the number of elements is out of range";
    EXPECT_EQ(elements(header(DType::Float, {-1})), range);
    EXPECT_EQ(elements(header(DType::Float, {kMax, kMax})), range);
    EXPECT_EQ(elements(header(DType::Float, {std::int64_t{1} << 62})), "the number of bytes is out of range");
    EXPECT_EQ(elements(header(DType::String, {1}) + len(9, "1")), "strings cannot be raw data");
    EXPECT_EQ(elements(header(DType::String, {2}) + len(6, "a")), few);
    EXPECT_EQ(elements(header(DType::String, {1}) + len(6, "a")), "no raw form");
    EXPECT_EQ(elements(floats + external), "not copied");  // sound, but the bytes are elsewhere
    EXPECT_EQ(elements(floats + external + len(13, len(1, "length") + len(2, "8"))), "not copied");
    EXPECT_EQ(elements(floats + external + len(13, len(1, "length") + len(2, "9"))),
              "the length of the external data is not what dims and data type need");
    EXPECT_EQ(elements(floats + external + len(9, "12345678")),
              "external data and data in the model exclude one another");
    EXPECT_EQ(elements(header(DType::String, {1}) + external), "strings cannot be external data");
    EXPECT_EQ(elements(floats + num(14, 1)), "external data have no location");
    EXPECT_EQ(elements(floats + num(14, 2)), "the data location is unknown");
}

}  // namespace
}  // namespace opwright::proto
