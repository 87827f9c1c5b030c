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
const char* read_field(const char* p, const char* end, Field& field);

/// How many fields with the number and wire type of `field` follow one another, itself included.
std::size_t run_length(const Field& field);

/// The number of varints in a packed chunk; false when one of them is malformed.
bool count_varints(std::string_view chunk, std::size_t& count);

/// Whether text is UTF-8 as RFC 3629 has it: no overlong forms, surrogates or code points past U+10FFFF.
bool valid_utf8(std::string_view text);

}  // namespace opwright::proto::wire
