// SPDX-License-Identifier: Apache-2.0
#include "opwright/value.h"

namespace opwright {

Value::Value(Type type, std::vector<Value> items) : type_(type), box_(new Box) { box_->items = std::move(items); }

Value Value::sequence(Type type, std::vector<Value> items) { return {type, std::move(items)}; }

Value Value::optional(Type type, Value item) {
    std::vector<Value> items;
    if (!item.absent()) items.push_back(std::move(item));
    return {type, std::move(items)};
}

Value Value::map(Tensor keys, Tensor values) {
    const Type type{Kind::Map, values.dtype(), keys.dtype()};
    std::vector<Value> items;
    items.emplace_back(std::move(keys));
    items.emplace_back(std::move(values));
    return {type, std::move(items)};
}

std::span<const Value> Value::items() const {
    if (!box_) return {};
    return box_->items;
}

std::vector<Value>& Value::edit_items() {
    if (!box_ || !box_->unique()) {
        Ref<Box> copy(new Box);
        if (box_) copy->items = box_->items;
        box_ = std::move(copy);
    }
    return box_->items;
}

}  // namespace opwright
