// SPDX-License-Identifier: Apache-2.0
#include "opwright/context.h"

namespace opwright {

Status Known::ints(int i, Ints& list) const {
    const Tensor* tensor = this->tensor(i);
    if (tensor == nullptr) return {};
    if (tensor->elements() > Ints::kCapacity) {
        return bad_input(i, "number of elements", tensor->elements(),
                         "at most " + std::to_string(Ints::kCapacity));
    }
    list.resize(static_cast<int>(tensor->elements()));
    for (int k = 0; k < list.size(); ++k) {
        list[k] = tensor->dtype() == DType::Int32 ? tensor->data<std::int32_t>()[k]
                                                  : tensor->data<std::int64_t>()[k];
    }
    return {};
}

Status Known::integer(int i, std::int64_t& value) const {
    const Tensor* tensor = this->tensor(i);
    if (tensor == nullptr) return {};
    if (tensor->elements() != 1) return bad_input(i, "shape", tensor->shape(), "one element");
    value =
        tensor->dtype() == DType::Int32 ? tensor->data<std::int32_t>()[0] : tensor->data<std::int64_t>()[0];
    return {};
}

Status Known::boolean(int i, bool& value) const {
    const Tensor* tensor = this->tensor(i);
    if (tensor == nullptr) return {};
    if (tensor->elements() != 1) return bad_input(i, "shape", tensor->shape(), "one element");
    value = tensor->data<std::uint8_t>()[0] != 0;
    return {};
}

const Tensor* PrepareContext::constant(int i) const {
    if (i >= static_cast<int>(inputs_.size())) return nullptr;
    const Value& value = inputs_[static_cast<std::size_t>(i)];
    return value.is_tensor() && value.tensor().filled() ? &value.tensor() : nullptr;
}

const Shape* PrepareContext::shape(int i) const {
    if (i >= static_cast<int>(inputs_.size())) return nullptr;
    const Value& value = inputs_[static_cast<std::size_t>(i)];
    return value.is_tensor() ? &value.tensor().shape() : nullptr;
}

Status Context::make_output(int o, const Shape& shape) {
    if (!wants(o)) return {};
    Tensor tensor;
    OPW_TRY(Tensor::make(output_dtype(o), shape, allocator(), tensor).of_output(o));
    outputs_[static_cast<std::size_t>(o)] = std::move(tensor);
    return {};
}

Status Context::workspace(std::size_t bytes, std::byte*& memory) {
    memory = nullptr;
    if (bytes == 0) return {};
    Tensor block;
    OPW_TRY(Tensor::make(DType::UInt8, Shape{static_cast<std::int64_t>(bytes)}, allocator(), block));
    memory = block.mutable_raw();
    workspaces_.push_back(std::move(block));
    return {};
}

}  // namespace opwright
