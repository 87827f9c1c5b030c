// SPDX-License-Identifier: Apache-2.0
// What flows between nodes: a tensor, a sequence, an optional, a map, or nothing.
#pragma once

#include "opwright/tensor.h"

#include <vector>

namespace opwright {

/// A counted handle to an immutable value; cheap to copy. An absent input (Kind::None), an empty optional and a
/// tensor without elements are three different things.
class Value {
public:
    Value() = default;                                                     ///< absent
    Value(Tensor tensor)                                                   // NOLINT: a tensor is a value
        : type_(tensor_type(tensor.dtype())), tensor_(std::move(tensor)) {}
    /// Tensors of type `elem` (any shapes), or maps for Kind::SequenceMap; `type` says so when there are none.
    static Value sequence(Type type, std::vector<Value> items);
    /// An optional that holds `item` (a tensor or a sequence of the type that `type` wraps), or nothing.
    static Value optional(Type type, Value item);
    static Value empty_optional(Type type) { return optional(type, {}); }
    /// Parallel 1-D tensors of keys (int64 or string, distinct) and values.
    static Value map(Tensor keys, Tensor values);

    const Type& type() const { return type_; }
    Kind kind() const { return type_.kind; }
    bool absent() const { return type_.kind == Kind::None; }
    bool is_tensor() const { return type_.kind == Kind::Tensor; }

    const Tensor& tensor() const { return tensor_; }
    Tensor& tensor() { return tensor_; }

    /// The elements of a sequence.
    std::span<const Value> items() const;
    /// The elements of a sequence to change in place: the sequence itself if nothing else holds it, else a copy.
    std::vector<Value>& edit_items();

    bool has_item() const { return !items().empty(); }
    /// What an optional holds; call has_item() first.
    const Value& item() const { return items()[0]; }

    const Tensor& keys() const { return items()[0].tensor(); }
    const Tensor& map_values() const { return items()[1].tensor(); }

private:
    struct Box final : Counted {
        std::vector<Value> items;
        void destroy() override { delete this; }
    };
    Value(Type type, std::vector<Value> items);

    Type type_;
    Tensor tensor_;
    Ref<Box> box_;
};

}  // namespace opwright
