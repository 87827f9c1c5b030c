// SPDX-License-Identifier: Apache-2.0
// The type of a value (tensor, sequence, optional, map) and sets of such types.
#pragma once

#include "opwright/dtype.h"

#include <array>
#include <string>

namespace opwright {

/// What a value is made of. Nested kinds are spelt out, as the standard nests no further.
enum class Kind : std::uint8_t {
    None,              ///< absent: an input or output that the node leaves out
    Tensor,            ///< tensor(elem)
    SparseTensor,      ///< sparse_tensor(elem); made dense when a model is loaded
    Sequence,          ///< seq(tensor(elem))
    Optional,          ///< optional(tensor(elem))
    OptionalSequence,  ///< optional(seq(tensor(elem)))
    Map,               ///< map(key, elem)
    SequenceMap,       ///< seq(map(key, elem))
};

struct Type {
    Kind kind = Kind::None;
    DType elem = DType::Undefined;
    DType key = DType::Undefined;  ///< of maps: Int64 or String

    friend constexpr bool operator==(const Type&, const Type&) = default;
};

constexpr Type tensor_type(DType elem) { return {Kind::Tensor, elem, DType::Undefined}; }

/// A number for every type, to switch on.
constexpr unsigned code(Type type) {
    return static_cast<unsigned>(type.kind) << 16 | static_cast<unsigned>(type.key) << 8 |
           static_cast<unsigned>(type.elem);
}

/// A set of types: for every kind a mask of element types; maps by key.
class TypeSet {
public:
    constexpr TypeSet() = default;

    constexpr bool contains(Type type) const {
        const int slot = slot_of(type);
        return slot >= 0 &&
               (mask_[static_cast<std::size_t>(slot)] >> static_cast<unsigned>(type.elem) & 1U) != 0;
    }

    /// This set and also `kind` of each of `elems` (with `key` for maps).
    template <class... D> constexpr TypeSet with(Kind kind, D... elems) const {
        return with_key(kind, DType::Undefined, elems...);
    }
    template <class... D> constexpr TypeSet with_key(Kind kind, DType key, D... elems) const {
        TypeSet result = *this;
        (result.insert({kind, elems, key}), ...);
        return result;
    }

    constexpr void insert(Type type) {
        const int slot = slot_of(type);
        if (slot >= 0) mask_[static_cast<std::size_t>(slot)] |= 1U << static_cast<unsigned>(type.elem);
    }

    /// Number of types in the set.
    constexpr int size() const {
        int count = 0;
        for (std::uint32_t mask : mask_) {
            for (; mask != 0; mask &= mask - 1) ++count;
        }
        return count;
    }

    /// The n-th type in the order of kind, key, element; n < size().
    Type at(int n) const;

    friend constexpr bool operator==(const TypeSet&, const TypeSet&) = default;

private:
    static constexpr int kSlots = 9;
    static constexpr int slot_of(Type type) {
        if (type.elem == DType::Undefined) return -1;
        const int by_key = type.key == DType::String ? 1 : 0;
        switch (type.kind) {
            case Kind::None: return -1;
            case Kind::Tensor: return 0;
            case Kind::SparseTensor: return 1;
            case Kind::Sequence: return 2;
            case Kind::Optional: return 3;
            case Kind::OptionalSequence: return 4;
            case Kind::Map: return 5 + by_key;
            case Kind::SequenceMap: return 7 + by_key;
        }
        return -1;
    }
    std::array<std::uint32_t, kSlots> mask_{};
};

/// The set tensor(a), tensor(b), ...
template <class... D> constexpr TypeSet tensors(D... elems) { return TypeSet().with(Kind::Tensor, elems...); }

/// The onnx spelling: `tensor(float)`, `optional(seq(tensor(int8)))`, `map(string, int64)`.
void append_text(std::string& text, const Type& type);
std::string to_string(const Type& type);

}  // namespace opwright
