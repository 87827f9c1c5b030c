// SPDX-License-Identifier: Apache-2.0
#include "opwright/value.h"

#include <new>

namespace opwright {

Status Value::hold(Array<Value> items, std::size_t count) {
    Ref<Box> box(new (std::nothrow) Box);
    if (!box) return out_of_memory(sizeof(Box));
    box->items = std::move(items);
    box->count = count;
    box_ = std::move(box);
    return {};
}

Status Value::make_sequence(Type type, Array<Value> items, Value& result) {
    Value made;
    made.type_ = type;
    const std::size_t count = items.size();
    OPW_TRY(made.hold(std::move(items), count));
    result = std::move(made);
    return {};
}

Status Value::make_optional(Type type, Value item, Allocator& from, Value& result) {
    Array<Value> items;
    if (!item.absent()) {
        OPW_TRY(items.make(1, from));
        items[0] = std::move(item);
    }
    return make_sequence(type, std::move(items), result);
}

Status Value::make_map(Tensor keys, Tensor values, Allocator& from, Value& result) {
    const Type type{Kind::Map, values.dtype(), keys.dtype()};
    Array<Value> items;
    OPW_TRY(items.make(2, from));
    items[0] = std::move(keys);
    items[1] = std::move(values);
    return make_sequence(type, std::move(items), result);
}

Value Value::sequence(Type type, std::vector<Value> items) {
    Value result;
    Array<Value> kept;
    if (!kept.make(items.size(), heap())) return result;
    std::move(items.begin(), items.end(), kept.begin());
    return make_sequence(type, std::move(kept), result) ? result : Value();
}

Value Value::optional(Type type, Value item) {
    Value result;
    return make_optional(type, std::move(item), heap(), result) ? result : Value();
}

Value Value::map(Tensor keys, Tensor values) {
    Value result;
    return make_map(std::move(keys), std::move(values), heap(), result) ? result : Value();
}

std::span<const Value> Value::items() const {
    if (!box_) return {};
    return {box_->items.data(), box_->count};
}

Status Value::edit(Allocator& from, std::span<Value>& items) {
    if (!sole()) {
        Array<Value> copy;
        OPW_TRY(copy.make(this->items().size(), from));
        std::copy(this->items().begin(), this->items().end(), copy.begin());
        const std::size_t count = copy.size();
        OPW_TRY(hold(std::move(copy), count));
    }
    items = {box_->items.data(), box_->count};
    return {};
}

Status Value::insert(std::size_t position, Value item, Allocator& from) {
    const std::size_t count = items().size();
    if (sole() && count < box_->items.size()) {
        Value* at = box_->items.data();
        std::move_backward(at + position, at + count, at + count + 1);
        at[position] = std::move(item);
        ++box_->count;
        return {};
    }
    Array<Value> larger;
    OPW_TRY(larger.make(sole() ? 2 * count + 2 : count + 1, from));
    if (sole()) {
        Value* at = box_->items.data();
        std::move(at, at + position, larger.begin());
        std::move(at + position, at + count, larger.begin() + position + 1);
    } else {
        std::copy_n(items().begin(), position, larger.begin());
        std::copy(items().begin() + static_cast<std::ptrdiff_t>(position), items().end(),
                  larger.begin() + position + 1);
    }
    larger[position] = std::move(item);
    return hold(std::move(larger), count + 1);
}

Status Value::erase(std::size_t position, Allocator& from) {
    std::span<Value> items;
    OPW_TRY(edit(from, items));
    std::move(items.begin() + static_cast<std::ptrdiff_t>(position) + 1, items.end(),
              items.begin() + static_cast<std::ptrdiff_t>(position));
    items.back() = Value();
    --box_->count;
    return {};
}

}  // namespace opwright
