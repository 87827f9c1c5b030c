// SPDX-License-Identifier: Apache-2.0
#include "tests/runtime/case_run.h"

#include <algorithm>
#include <atomic>
#include <memory>

namespace opwright::cases {

namespace {

/// Packed constants as an executor would keep them, for one run.
class Packs final : public PackStore {
public:
    Status packed(const Tensor& constant, std::string_view kind, std::size_t bytes, void (*fill)(void* arg, std::byte* memory),
                  void* arg, Ref<Buffer>& result) override {
        static_cast<void>(constant);
        static_cast<void>(kind);
        auto* buffer = new Memory(bytes);
        fill(arg, buffer->data);
        result = Ref<Buffer>(buffer);
        return {};
    }

private:
    class Memory final : public Buffer {
    public:
        explicit Memory(std::size_t count) {
            bytes = count;
            data = static_cast<std::byte*>(heap().allocate(heap().self, count == 0 ? 1 : count));
        }
        ~Memory() { heap().release(heap().self, data, bytes == 0 ? 1 : bytes); }
        void destroy() override { delete this; }
    };
};

std::vector<Type> types_of(std::span<const Value> values) {
    std::vector<Type> types;
    for (const Value& value : values) types.push_back(value.type());
    return types;
}

/// The heap, but for one allocation, which it refuses.
class Refusing {
public:
    explicit Refusing(int granted) : left_(granted) {}
    Allocator& allocator() { return allocator_; }
    bool refused() const { return left_ < 0; }

private:
    static void* allocate(void* self, std::size_t bytes) {
        return static_cast<Refusing*>(self)->left_-- == 0 ? nullptr : heap().allocate(heap().self, bytes);
    }
    static void release(void*, void* memory, std::size_t bytes) { heap().release(heap().self, memory, bytes); }
    std::atomic<int> left_;
    Allocator allocator_{this, allocate, release};
};

class NodeRun {
public:
    explicit NodeRun(const NodeCase& given, Allocator& allocator = heap())
        : given_(given), wanted_(new bool[given.outputs.size()]), random_(1) {
        services_.allocator = &allocator;
        for (std::size_t o = 0; o < given.outputs.size(); ++o) wanted_[o] = !given.outputs[o].absent();
        services_.random = &random_;
    }

    /// A text if binding fails.
    std::string bind() {
        const std::vector<Type> types = types_of(given_.inputs);
        const Status status = BoundKernel::bind(*given_.kernel, Attributes(given_.attributes), types, {wanted_.get(), given_.outputs.size()}, bound_);
        return status.ok() ? std::string() : status.text();
    }

    /// Every input but the first known beforehand, and that one too if it is a parameter.
    std::string prepare() {
        std::vector<Value> constants;
        for (std::size_t i = 0; i < given_.inputs.size(); ++i) {
            const Value& value = given_.inputs[i];
            const bool parameter = (given_.kernel->parameters >> std::min<std::size_t>(i, 63) & 1U) != 0;
            const bool open = i == 0 && !parameter;
            if (open && value.is_tensor()) {
                constants.emplace_back(Tensor::unfilled(value.tensor().dtype(), value.tensor().shape()));
            } else {
                constants.push_back(open ? Value() : value);
            }
        }
        if (const Status status = bound_.set_constants(constants, *services_.allocator); !status.ok()) return status.text();
        if (given_.kernel->parameters != 0 && !bound_.resolved()) return "parameters that are constant were not resolved";
        released_ = std::make_unique<bool[]>(constants.size());
        const Status status = bound_.prepare(constants, {released_.get(), constants.size()}, packs_);
        return status.ok() ? std::string() : status.text();
    }

    std::string run(std::vector<Value> inputs) {
        for (std::size_t i = 0; released_ && i < inputs.size(); ++i) {
            if (released_[i]) inputs[i] = Tensor::unfilled(inputs[i].tensor().dtype(), inputs[i].tensor().shape());
        }
        std::vector<OutputPlan> plan(bound_.outputs().begin(), bound_.outputs().end());
        if (const Status status = bound_.shape(inputs, plan, *services_.allocator); !status.ok()) return status.text();
        outputs_.assign(given_.outputs.size(), Value());
        if (const Status status = bound_.run(inputs, outputs_, services_); !status.ok()) return status.text();
        for (std::size_t o = 0; o < plan.size(); ++o) {
            if (!plan[o].wanted || plan[o].at_run) continue;
            if (outputs_[o].is_tensor() && outputs_[o].tensor().shape() == plan[o].shape) continue;
            return "output " + std::to_string(o) + " is not of the shape that was foretold: " + text_of(outputs_[o], 0);
        }
        return compare_outputs(outputs_, given_.outputs, given_.output_names, given_.tolerance);
    }

    std::span<const Value> outputs() const { return outputs_; }

private:
    const NodeCase& given_;
    std::unique_ptr<bool[]> wanted_;
    std::unique_ptr<bool[]> released_;
    Packs packs_;
    Random random_;
    Services services_;
    BoundKernel bound_;
    std::vector<Value> outputs_;
};

std::vector<Value> copies(std::span<const Value> values) {
    std::vector<Value> list;
    for (const Value& value : values) list.push_back(deep_copy(value));
    return list;
}

std::string named(const char* way, const std::string& text) { return text.empty() ? text : std::string(way) + ": " + text; }

/// What a kernel makes of an allocator that gives out, at each allocation that it asks for.
std::string run_short_of_memory(const NodeCase& given, bool prepared) {
    constexpr int kMost = 40;
    for (int granted = 0; granted < kMost; ++granted) {
        Refusing memory(granted);
        NodeRun run(given, memory.allocator());
        std::string text = run.bind();
        if (text.empty() && prepared) text = run.prepare();
        if (text.empty()) text = run.run(given.inputs);
        if (!memory.refused()) return text;
        if (text.find("allocation is ") == std::string::npos) {
            return "allocation " + std::to_string(granted) + " was refused, and " + (text.empty() ? "nothing was said" : text);
        }
    }
    return {};
}

}  // namespace

std::string run_node(const NodeCase& given, std::vector<Arm>& arms) {
    const std::vector<Value> before = copies(given.inputs);
    {
        NodeRun run(given);
        std::string text = run.bind();
        if (text.empty()) text = run.run(given.inputs);
        if (!text.empty()) return text;
        note_arms(*given.kernel->row, given.inputs, run.outputs(), arms);
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!same_bits(before[i], given.inputs[i])) return "input " + std::to_string(i) + ", which is shared, was written over";
    }
    {
        NodeRun run(given);
        std::string text = run.bind();
        if (text.empty()) text = run.prepare();
        if (text.empty()) text = run.run(given.inputs);
        if (!text.empty()) return named("with all inputs but the first constant", text);
    }
    for (const bool prepared : {false, true}) {
        const std::string text = run_short_of_memory(given, prepared);
        if (!text.empty()) return named("short of memory", text);
    }
    NodeRun run(given);
    std::string text = run.bind();
    if (text.empty()) text = run.run(copies(given.inputs));
    return named("with inputs that may be written over", text);
}

void note_arms(const OpRow& row, std::span<const Value> inputs, std::span<const Value> outputs, std::vector<Arm>& arms) {
    const auto note = [&](const ParamRow* param, const Value& value) {
        if (param == nullptr || value.absent()) return;
        arms.emplace_back(row.constraints[param->constraint].name, to_string(value.type()));
    };
    for (std::size_t i = 0; i < inputs.size(); ++i) note(row.input(static_cast<int>(i)), inputs[i]);
    for (std::size_t o = 0; o < outputs.size(); ++o) note(row.output(static_cast<int>(o)), outputs[o]);
    std::sort(arms.begin(), arms.end());
    arms.erase(std::unique(arms.begin(), arms.end()), arms.end());
}

std::string compare_outputs(std::span<const Value> got, std::span<const Value> expected, std::span<const std::string> names,
                            const Tolerance& tolerance) {
    if (got.size() != expected.size()) return std::to_string(got.size()) + " outputs came, expected " + std::to_string(expected.size());
    for (std::size_t o = 0; o < expected.size(); ++o) {
        if (expected[o].absent()) continue;
        const std::string text = difference(got[o], expected[o], tolerance);
        if (text.empty()) continue;
        return "output " + std::to_string(o) + " '" + names[o] + "': " + text + "\n  got      " + text_of(got[o]) + "\n  expected " + text_of(expected[o]);
    }
    return {};
}

}  // namespace opwright::cases
