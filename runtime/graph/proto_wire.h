// SPDX-License-Identifier: Apache-2.0
#pragma once

// The protobuf wire format: fields one after the other, and nothing about ONNX.

#include <cstdint>
#include <string_view>

#include "runtime/graph/proto_packed.h"

namespace opwright::proto::wire {

enum class WireType : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

/// One field as it stands in its message.
struct Field {
    std::uint32_t number = 0;
    WireType type = WireType::Varint;
    std::uint64_t value = 0;      ///< Of Varint, Fixed64, Fixed32.
    std::string_view bytes;       ///< Of Bytes.
    const char* start = nullptr;  ///< Its tag.
    const char* next = nullptr;   ///< The first byte behind it.
    const char* end = nullptr;    ///< The end of the message it stands in.
};

/// Reads the field at p (p < end). Returns null, or static text that says what is wrong.
inline const char* read_field(const char* p, const char* end, Field& field) {
    static constexpr const char* kTooLong = "a varint is cut off or needs more than 64 bits";
    static constexpr const char* kCutOff = "the message ends inside a field";
    field.start = p;
    field.end = end;
    std::uint64_t tag = 0;
    if (!read_varint(p, end, tag)) return kTooLong;
    if (tag > 0xffffffff || tag < 8) return "a field number is out of range";
    field.number = static_cast<std::uint32_t>(tag >> 3);
    const unsigned type = tag & 7;
    switch (type) {
        case 0:
            if (!read_varint(p, end, field.value)) return kTooLong;
            break;
        case 1:
            if (end - p < 8) return kCutOff;
            field.value = load_little_endian<std::uint64_t>(p);
            p += 8;
            break;
        case 2: {
            std::uint64_t length = 0;
            if (!read_varint(p, end, length)) return kTooLong;
            if (length > static_cast<std::uint64_t>(end - p)) {
                return "a length runs past the end of its message";
            }
            field.bytes = {p, static_cast<std::size_t>(length)};
            p += length;
            break;
        }
        case 5:
            if (end - p < 4) return kCutOff;
            field.value = load_little_endian<std::uint32_t>(p);
            p += 4;
            break;
        case 3:
        case 4: return "groups are not part of the ONNX format";
        default: return "a wire type is unknown";
    }
    field.type = static_cast<WireType>(type);
    field.next = p;
    return nullptr;
}

/// How many fields with the number and wire type of `field` follow one another, itself included.
std::size_t run_length(const Field& field);

/// The number of varints in a packed chunk; false when one of them is malformed.
bool count_varints(std::string_view chunk, std::size_t& count);

/// Whether text is UTF-8 as RFC 3629 has it: no overlong forms, surrogates or code points past U+10FFFF.
bool valid_utf8(std::string_view text);

}  // namespace opwright::proto::wire
