// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/constants.h"

#include "runtime/simd/isa.h"

#include <algorithm>

namespace opwright::net {

namespace {

constexpr std::size_t kWorthTrimming = std::size_t{1} << 20;

/// A pack is memory of a tensor of bytes, which it keeps.
class PackBuffer final : public Buffer {
public:
    explicit PackBuffer(Tensor memory) : memory_(std::move(memory)) {
        data = memory_.mutable_raw();
        bytes = memory_.bytes();
    }

private:
    void destroy() override { delete this; }
    Tensor memory_;
};

}  // namespace

Status Packs::packed(const Tensor& constant, std::string_view kind, std::size_t bytes,
                     void (*fill)(void* arg, std::byte* memory), void* arg, Ref<Buffer>& result) {
    // One process packs for one instruction set, so that it needs no place in the key.
    for (const Entry& entry : entries_) {
        if (entry.data != constant.raw() || entry.dtype != constant.dtype() || entry.kind != kind ||
            !(entry.shape == constant.shape())) {
            continue;
        }
        result = entry.pack;
        return {};
    }
    Tensor memory;
    OPW_TRY(Tensor::make(DType::UInt8, Shape{static_cast<std::int64_t>(bytes)}, allocator_, memory));
    fill(arg, memory.mutable_raw());
    result = Ref<Buffer>(new PackBuffer(std::move(memory)));
    entries_.push_back({constant.raw(), constant.dtype(), constant.shape(), std::string(kind), result});
    return {};
}

void Packs::forget(const Tensor& constant) {
    std::erase_if(entries_, [&](const Entry& entry) { return entry.data == constant.raw(); });
}

Status Constants::make(std::int32_t index) {
    // A chain of constant nodes may be as long as the model: no recursion.
    std::vector<std::int32_t> wanted{index};
    while (!wanted.empty()) {
        Constant& constant = (*this)[wanted.back()];
        if (!constant.value.absent()) {
            wanted.pop_back();
            continue;
        }
        if (constant.producer == nullptr) {
            OPW_TRY(load(constant));
            wanted.pop_back();
            continue;
        }
        const std::size_t before = wanted.size();
        for (const Operand& input : constant.producer->inputs) {
            if (input.from == Operand::From::Constant && (*this)[input.index].value.absent()) {
                wanted.push_back(input.index);
            }
        }
        if (wanted.size() == before) {
            OPW_TRY(fold(*constant.producer));
            wanted.pop_back();
        }
    }
    return {};
}

Status Constants::load(Constant& constant) {
    Tensor tensor;
    OPW_TRY(constant.dense != nullptr ? decode(*constant.dense, program_.source, tensor)
                                      : decode(*constant.sparse, program_.source, tensor));
    constant.value = std::move(tensor);
    return {};
}

Status Constants::fold(const Node& node) {
    std::vector<Value> inputs;
    for (const Operand& input : node.inputs) {
        inputs.push_back(input.from == Operand::From::Constant ? (*this)[input.index].value : Value());
    }
    std::vector<Value> outputs(node.outputs.size());
    OPW_TRY(node.bound.run(inputs, outputs, program_.services()).at(node.place()));
    for (std::size_t o = 0; o < outputs.size(); ++o) {
        if (node.outputs[o] < 0) continue;
        Constant& made = (*this)[node.outputs[o]];
        made.value = std::move(outputs[o]);
        made.type = made.value.type();
    }
    inputs.clear();
    for (const Operand& input : node.inputs) {
        if (input.from != Operand::From::Constant) continue;
        Constant& constant = (*this)[input.index];
        --constant.folders;
        drop_if_unread(constant);
    }
    return {};
}

void Constants::drop_reader(std::int32_t index) {
    Constant& constant = (*this)[index];
    --constant.readers;
    drop_if_unread(constant);
}

void Constants::drop_if_unread(Constant& constant) {
    if (constant.readers > 0 || constant.folders > 0 || !constant.value.is_tensor()) return;
    const Tensor& tensor = constant.value.tensor();
    packs_.forget(tensor);
    const bool large = tensor.bytes() >= kWorthTrimming;
    constant.value = Tensor::unfilled(tensor.dtype(), tensor.shape());
    // The arena would keep the block for another one of its size, which weights seldom have.
    if (large) program_.arena->trim();
}

void Constants::finish() {
    for (Constant& constant : program_.constants) {
        constant.folders = 0;
        if (constant.readers == 0 && !constant.value.absent()) drop_if_unread(constant);
        constant.dense = nullptr;
        constant.sparse = nullptr;
        constant.producer = nullptr;
    }
    program_.arena->trim();
}

}  // namespace opwright::net
