// SPDX-License-Identifier: Apache-2.0
// Constants are made when they are needed and dropped when nothing reads their elements any more.
#pragma once

#include "runtime/graph/program.h"

#include <string>
#include <string_view>

namespace opwright::net {

/// Packed forms by (constant, kind, instruction set). A constant is told by where its elements lie and by its
/// shape.
class Packs final : public PackStore {
public:
    explicit Packs(Allocator& allocator) : allocator_(allocator) {}
    Status packed(const Tensor& constant, std::string_view kind, std::size_t bytes,
                  void (*fill)(void* arg, std::byte* memory), void* arg, Ref<Buffer>& result) override;
    /// The elements of `constant` go: no node will ask for it again.
    void forget(const Tensor& constant);

private:
    struct Entry {
        const std::byte* data;
        DType dtype;
        Shape shape;
        std::string kind;
        Ref<Buffer> pack;
    };
    Allocator& allocator_;
    std::vector<Entry> entries_;
};

class Constants {
public:
    explicit Constants(Program& program) : program_(program), packs_(program.arena->allocator()) {}

    /// Makes constant `index` and whatever it is made of.
    Status make(std::int32_t index);
    /// One operand of a node that runs does not need the elements after all.
    void drop_reader(std::int32_t index);
    /// What is left that nothing reads.
    void finish();

    PackStore& packs() { return packs_; }
    Constant& operator[](std::int32_t index) { return program_.constants[static_cast<std::size_t>(index)]; }

private:
    Status load(Constant& constant);
    Status fold(const Node& node);
    void drop_if_unread(Constant& constant);

    Program& program_;
    Packs packs_;
};

}  // namespace opwright::net
