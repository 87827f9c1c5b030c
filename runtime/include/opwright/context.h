// SPDX-License-Identifier: Apache-2.0
// What a kernel is given: its inputs, and the services that a vendor may replace.
#pragma once

#include "opwright/attributes.h"
#include "opwright/epilogue.h"
#include "opwright/parallel.h"
#include "opwright/value.h"

namespace opwright {

/// A stream of random bits; every session or caller has its own.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {  // SplitMix64 (Steele, Lea, Flood 2014)
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }
    /// Uniform in [0, 1), 53 bits.
    double uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    std::uint64_t state_;
};

/// Everything outside the node that a kernel may ask for. `random` may be null: a fixed seed is used then.
struct Services {
    Allocator* allocator = &heap();
    Parallel parallel = kSerial;
    Random* random = nullptr;
    const Epilogue* epilogue = nullptr;  ///< for output 0; only for kernels that are known to apply it
};

/// The values of the inputs that resolve() may read; an absent input has none. What parameters need of memory
/// that grows with values or attributes comes from allocator().
class Known {
public:
    Known(std::span<const Value> inputs, Allocator& allocator) : inputs_(inputs), allocator_(allocator) {}
    Allocator& allocator() const { return allocator_; }
    bool has(int i) const { return i < static_cast<int>(inputs_.size()) && !input(i).absent(); }
    const Tensor* tensor(int i) const {
        return has(i) && input(i).is_tensor() ? &input(i).tensor() : nullptr;
    }

    /// Input `i` (int32 or int64, any shape) as a list of at most `Ints::kCapacity` integers; untouched if
    /// absent.
    Status ints(int i, Ints& list) const;
    /// Input `i` as one integer, or boolean; it must have exactly one element. Untouched if absent.
    Status integer(int i, std::int64_t& value) const;
    Status boolean(int i, bool& value) const;

private:
    const Value& input(int i) const { return inputs_[static_cast<std::size_t>(i)]; }
    std::span<const Value> inputs_;
    Allocator& allocator_;
};

/// What is planned for one output.
struct OutputPlan {
    bool wanted = false;   ///< the node names this output
    bool at_run = false;   ///< the kernel makes it: a view, no tensor, or of a size that follows from data
    bool shaped = false;   ///< the shape has been told, as it may be for a view
    Type type;
    Shape shape;
};

/// Shapes and types of a node's inputs; takes the shapes of its outputs.
class ShapeContext {
public:
    ShapeContext(std::span<Value> inputs, std::span<OutputPlan> outputs, Allocator& allocator)
        : inputs_(inputs), plan_(outputs), allocator_(allocator) {}

    int inputs() const { return static_cast<int>(inputs_.size()); }
    bool has(int i) const { return i < inputs() && !value(i).absent(); }
    const Value& value(int i) const { return inputs_[static_cast<std::size_t>(i)]; }
    const Tensor& tensor(int i) const { return value(i).tensor(); }
    const Shape& shape(int i) const { return tensor(i).shape(); }
    int rank(int i) const { return tensor(i).rank(); }
    DType dtype(int i) const { return value(i).type().elem; }
    Known known() const { return {inputs_, allocator_}; }
    Allocator& allocator() const { return allocator_; }

    int outputs() const { return static_cast<int>(plan_.size()); }
    bool wants(int o) const { return o < outputs() && plan_[static_cast<std::size_t>(o)].wanted; }
    Type output_type(int o) const { return plan_[static_cast<std::size_t>(o)].type; }
    DType output_dtype(int o) const { return output_type(o).elem; }
    const Shape& output_shape(int o) const { return plan_[static_cast<std::size_t>(o)].shape; }

    /// The shape of output `o`; nothing happens if the node does not want it.
    void set_shape(int o, const Shape& shape) {
        if (!wants(o)) return;
        plan_[static_cast<std::size_t>(o)].shape = shape;
        plan_[static_cast<std::size_t>(o)].shaped = true;
    }
    /// Output `o` is made by the kernel at run.
    void set_at_run(int o) {
        if (wants(o)) plan_[static_cast<std::size_t>(o)].at_run = true;
    }

protected:
    std::span<Value> inputs_;
    std::span<OutputPlan> plan_;

private:
    Allocator& allocator_;
};

/// Input and output types at bind; takes the types of outputs that no input determines.
class TypeContext {
public:
    TypeContext(std::span<const Type> inputs, std::span<Type> outputs) : inputs_(inputs), outputs_(outputs) {}
    int inputs() const { return static_cast<int>(inputs_.size()); }
    bool has(int i) const { return i < inputs() && input(i).kind != Kind::None; }
    Type input(int i) const { return inputs_[static_cast<std::size_t>(i)]; }
    int outputs() const { return static_cast<int>(outputs_.size()); }
    void set(int o, Type type) {
        if (o < outputs()) outputs_[static_cast<std::size_t>(o)] = type;
    }

private:
    std::span<const Type> inputs_;
    std::span<Type> outputs_;
};

/// Packed forms of constant inputs, shared by nodes and sessions.
class PackStore {
public:
    /// The packed form of `constant` (input `input` of a node) under the name `kind`, made by `fill(memory)`
    /// if it is not there yet. `kind` names everything the bytes depend on besides the constant and the
    /// instruction set.
    virtual Status packed(const Tensor& constant, std::string_view kind, std::size_t bytes,
                          void (*fill)(void* arg, std::byte* memory), void* arg, Ref<Buffer>& result) = 0;

protected:
    ~PackStore() = default;
};

/// Constant inputs and known shapes at prepare.
class PrepareContext {
public:
    PrepareContext(std::span<const Value> inputs, std::span<Ref<Buffer>> packs, std::span<bool> released,
                   PackStore& store)
        : inputs_(inputs), packs_(packs), released_(released), store_(store) {}
    /// Constant input `i`, or null if it is absent or not constant.
    const Tensor* constant(int i) const;
    /// Shape of input `i`, or null if it is not known before a run.
    const Shape* shape(int i) const;
    /// Keep a packed form of constant input `i` for run (Context::packed); fill(std::byte*) writes it.
    template <class Fill> Status pack(int i, std::string_view kind, std::size_t bytes, Fill fill) {
        return store_.packed(
            *constant(i), kind, bytes,
            [](void* arg, std::byte* memory) { (*static_cast<Fill*>(arg))(memory); }, &fill,
            packs_[static_cast<std::size_t>(i)]);
    }
    /// run() reads input `i` in its packed form only: the original's elements may go (its shape stays).
    void release(int i) { released_[static_cast<std::size_t>(i)] = true; }

private:
    std::span<const Value> inputs_;
    std::span<Ref<Buffer>> packs_;
    std::span<bool> released_;
    PackStore& store_;
};

/// One execution of a node.
class Context : public ShapeContext {
public:
    Context(std::span<Value> inputs, std::span<OutputPlan> plan, std::span<Value> outputs,
            const Services& services, std::span<const Ref<Buffer>> packs = {}, void* frame = nullptr)
        : ShapeContext(inputs, plan, *services.allocator),
          outputs_(outputs),
          services_(services),
          packs_(packs),
          frame_(frame) {}

    /// Output `o`, made beforehand with the type and shape planned for it.
    Tensor& output(int o) { return outputs_[static_cast<std::size_t>(o)].tensor(); }
    /// Make output `o` now (after set_at_run); its type is the planned one.
    Status make_output(int o, const Shape& shape);
    /// Give output `o` a value that exists: a view, a sequence, an input passed on.
    void set_output(int o, Value value) {
        if (wants(o)) outputs_[static_cast<std::size_t>(o)] = std::move(value);
    }
    /// Input `i`, to keep or to change: if the caller has no further use for it, nothing else holds it.
    Value take(int i) { return std::move(inputs_[static_cast<std::size_t>(i)]); }

    /// Memory until run returns; null for 0 bytes. Aligned to kAlignment.
    Status workspace(std::size_t bytes, std::byte*& memory);

    const Services& services() const { return services_; }
    const Parallel& parallel() const { return services_.parallel; }
    /// The packed form of input `i` that prepare made, or null.
    const std::byte* packed(int i) const {
        return i < static_cast<int>(packs_.size()) && packs_[static_cast<std::size_t>(i)]
                   ? packs_[static_cast<std::size_t>(i)]->data
                   : nullptr;
    }
    /// Of the executor, for Body::run.
    void* frame() const { return frame_; }

private:
    std::span<Value> outputs_;
    const Services& services_;
    std::span<const Ref<Buffer>> packs_;
    void* frame_;
    std::vector<Tensor> workspaces_;
};

}  // namespace opwright
