// SPDX-License-Identifier: Apache-2.0
// What flows between nodes: a tensor, a sequence, an optional, a map, or nothing.
#pragma once

#include "opwright/array.h"

#include <vector>

namespace opwright {

/// A counted handle to an immutable value; cheap to copy. An absent input (Kind::None), an empty optional and
/// a tensor without elements are three different things.
class Value {
public:
    Value() = default;                                                     ///< absent
    Value(Tensor tensor)                                                   // NOLINT: a tensor is a value
        : type_(tensor_type(tensor.dtype())), tensor_(std::move(tensor)) {}

    /// Tensors of type `elem` (any shapes), or maps for Kind::SequenceMap; `type` says so when there are
    /// none.
    static Status make_sequence(Type type, Array<Value> items, Value& result);
    /// An optional that holds `item` (a tensor or a sequence of the type that `type` wraps), or nothing if it
    /// is absent.
    static Status make_optional(Type type, Value item, Allocator& from, Value& result);
    /// Parallel 1-D tensors of keys (int64 or string, distinct) and values.
    static Status make_map(Tensor keys, Tensor values, Allocator& from, Value& result);

    /// The same from the C++ heap, for literals and tests: absent if there is no memory.
    static Value sequence(Type type, std::vector<Value> items);
    static Value optional(Type type, Value item);
    static Value empty_optional(Type type) { return optional(type, {}); }
    static Value map(Tensor keys, Tensor values);

    const Type& type() const { return type_; }
    Kind kind() const { return type_.kind; }
    bool absent() const { return type_.kind == Kind::None; }
    bool is_tensor() const { return type_.kind == Kind::Tensor; }

    const Tensor& tensor() const { return tensor_; }
    Tensor& tensor() { return tensor_; }

    /// The elements of a sequence.
    std::span<const Value> items() const;
    /// The elements to change in place: the sequence itself if nothing else holds it, else a copy.
    Status edit(Allocator& from, std::span<Value>& items);
    /// One element more before `position`, or one less at it; in place if nothing else holds the sequence.
    /// Appending to such a one takes constant time.
    Status insert(std::size_t position, Value item, Allocator& from);
    Status erase(std::size_t position, Allocator& from);

    bool has_item() const { return !items().empty(); }
    /// What an optional holds; call has_item() first.
    const Value& item() const { return items()[0]; }

    const Tensor& keys() const { return items()[0].tensor(); }
    const Tensor& map_values() const { return items()[1].tensor(); }

private:
    struct Box final : Counted {
        Array<Value> items;     // the first `count` are elements, the others room for more
        std::size_t count = 0;
        void destroy() override { delete this; }
    };
    bool sole() const { return box_ && box_->unique(); }
    /// Elements of its own in `items`, of which the first `count` are in use.
    Status hold(Array<Value> items, std::size_t count);

    Type type_;
    Tensor tensor_;
    Ref<Box> box_;
};

}  // namespace opwright
