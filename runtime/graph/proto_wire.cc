// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/proto_wire.h"

namespace opwright::proto::wire {

const char* read_field(const char* p, const char* end, Field& field) {
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

std::size_t run_length(const Field& field) {
    std::size_t count = 1;
    Field other;
    for (const char* p = field.next; p < field.end; p = other.next) {
        if (read_field(p, field.end, other) != nullptr) break;
        if (other.number != field.number || other.type != field.type) break;
        ++count;
    }
    return count;
}

bool count_varints(std::string_view chunk, std::size_t& count) {
    const char* p = chunk.data();
    const char* const end = p + chunk.size();
    std::uint64_t ignored = 0;
    for (count = 0; p < end; ++count) {
        if (!read_varint(p, end, ignored)) return false;
    }
    return true;
}

bool valid_utf8(std::string_view text) {
    const char* p = text.data();
    const char* const end = p + text.size();
    while (p < end) {
        // Names are nearly always ASCII: eight bytes at a time.
        if (end - p >= 8 && (load_little_endian<std::uint64_t>(p) & 0x8080808080808080u) == 0) {
            p += 8;
            continue;
        }
        const auto first = static_cast<unsigned char>(*p++);
        if (first < 0x80) continue;
        std::uint32_t code = 0;
        std::uint32_t least = 0;
        int more = 0;
        if ((first & 0xe0) == 0xc0) {
            code = first & 0x1fu;
            least = 0x80;
            more = 1;
        } else if ((first & 0xf0) == 0xe0) {
            code = first & 0x0fu;
            least = 0x800;
            more = 2;
        } else if ((first & 0xf8) == 0xf0) {
            code = first & 0x07u;
            least = 0x10000;
            more = 3;
        } else {
            return false;
        }
        for (; more > 0; --more) {
            if (p == end || (static_cast<unsigned char>(*p) & 0xc0) != 0x80) return false;
            code = code << 6 | (static_cast<unsigned char>(*p++) & 0x3fu);
        }
        if (code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return false;
    }
    return true;
}

}  // namespace opwright::proto::wire
