// SPDX-License-Identifier: Apache-2.0
#pragma once

// Protobuf messages by hand, for the tests of the model reader.

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <string>

namespace opwright::proto {

inline std::string varint(std::uint64_t value) {
    std::string out;
    for (; value >= 0x80; value >>= 7) out += static_cast<char>(value | 0x80);
    return out + static_cast<char>(value);
}
inline std::string tag(std::uint32_t number, unsigned wire_type) {
    return varint(std::uint64_t{number} << 3 | wire_type);
}
/// A varint field; negative numbers take ten bytes, as in protobuf.
inline std::string num(std::uint32_t number, std::int64_t value) {
    return tag(number, 0) + varint(static_cast<std::uint64_t>(value));
}
/// A string, bytes or message field, or a packed list.
inline std::string len(std::uint32_t number, const std::string& bytes) {
    return tag(number, 2) + varint(bytes.size()) + bytes;
}
template <class T>
std::string raw(std::initializer_list<T> values) {
    std::string out;
    for (T value : values) {
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        out.append(bytes, sizeof value);
    }
    return out;
}
inline std::string fixed32(std::uint32_t number, float value) { return tag(number, 5) + raw({value}); }
inline std::string fixed64(std::uint32_t number, double value) { return tag(number, 1) + raw({value}); }
inline std::string packed(std::uint32_t number, std::initializer_list<std::int64_t> values) {
    std::string out;
    for (std::int64_t value : values) out += varint(static_cast<std::uint64_t>(value));
    return len(number, out);
}

}  // namespace opwright::proto
