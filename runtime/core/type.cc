// SPDX-License-Identifier: Apache-2.0
#include "opwright/type.h"

#include <cstring>

namespace opwright {

namespace {

constexpr const char* kNames[kDTypeCount] = {
    "undefined",      "float",      "uint8",          "int8",       "uint16",     "int16",
    "int32",          "int64",      "string",         "bool",       "float16",    "double",
    "uint32",         "uint64",     "complex64",      "complex128", "bfloat16",   "float8e4m3fn",
    "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz", "uint4",      "int4",       "float4e2m1",
    "float8e8m0",     "uint2",      "int2",           "float6e2m3", "float6e3m2",
};

}  // namespace

const char* dtype_name(DType type) {
    const auto index = static_cast<std::size_t>(type);
    return index < kDTypeCount ? kNames[index] : kNames[0];
}

DType dtype_from_name(const char* name, std::size_t length) {
    for (int i = 1; i < kDTypeCount; ++i) {
        if (std::strlen(kNames[i]) == length && std::memcmp(kNames[i], name, length) == 0)
            return static_cast<DType>(i);
    }
    return DType::Undefined;
}

Type TypeSet::at(int n) const {
    struct Slot {
        Kind kind;
        DType key;
    };
    constexpr Slot slots[kSlots] = {
        {Kind::Tensor, DType::Undefined},
        {Kind::SparseTensor, DType::Undefined},
        {Kind::Sequence, DType::Undefined},
        {Kind::Optional, DType::Undefined},
        {Kind::OptionalSequence, DType::Undefined},
        {Kind::Map, DType::Int64},
        {Kind::Map, DType::String},
        {Kind::SequenceMap, DType::Int64},
        {Kind::SequenceMap, DType::String},
    };
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        for (int elem = 0; elem < kDTypeCount; ++elem) {
            if ((mask_[slot] >> elem & 1U) == 0) continue;
            if (n-- == 0) return {slots[slot].kind, static_cast<DType>(elem), slots[slot].key};
        }
    }
    return {};
}

void append_text(std::string& text, const Type& type) {
    const char* elem = dtype_name(type.elem);
    const char* key = dtype_name(type.key);
    switch (type.kind) {
        case Kind::None: text += "absent"; break;
        case Kind::Tensor: text.append("tensor(").append(elem).append(")"); break;
        case Kind::SparseTensor: text.append("sparse_tensor(").append(elem).append(")"); break;
        case Kind::Sequence: text.append("seq(tensor(").append(elem).append("))"); break;
        case Kind::Optional: text.append("optional(tensor(").append(elem).append("))"); break;
        case Kind::OptionalSequence: text.append("optional(seq(tensor(").append(elem).append(")))"); break;
        case Kind::Map: text.append("map(").append(key).append(",tensor(").append(elem).append("))"); break;
        case Kind::SequenceMap:
            text.append("seq(map(").append(key).append(",tensor(").append(elem).append(")))");
            break;
    }
}

std::string to_string(const Type& type) {
    std::string text;
    append_text(text, type);
    return text;
}

}  // namespace opwright
