// SPDX-License-Identifier: Apache-2.0
// The executor: nodes in order, values freed at their last use.
#include "runtime/graph/fuse.h"

#include <algorithm>
#include <chrono>

namespace opwright::net {

namespace {

Status bind_late(const Frame& frame, const Node& node, std::span<const Value> inputs,
                 const BoundKernel*& result) {
    std::vector<Type> types;
    for (const Value& input : inputs) types.push_back(input.type());
    const std::lock_guard lock(node.late->mutex);
    for (const LateBindings::Entry& entry : node.late->entries) {
        if (entry.types != types) continue;
        result = &entry.kernel;
        return {};
    }
    BoundKernel bound;
    OPW_TRY(BoundKernel::bind(*node.kernel, Attributes(node.attributes), types, node.wants(), bound));
    std::vector<Value> constants(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (node.inputs[i].from == Operand::From::Constant) {
            constants[i] =
                frame.run->program->constants[static_cast<std::size_t>(node.inputs[i].index)].value;
        }
    }
    OPW_TRY(bound.set_constants(constants, *frame.run->services.allocator));
    result = &node.late->entries.emplace_back(LateBindings::Entry{std::move(types), std::move(bound)}).kernel;
    return {};
}

/// The error names its node.
Status run_step(Frame& frame, const Node& node) {
    if (node.fusion != nullptr) return run_fused(frame, node);
    Status status = run_node(frame, node);
    return status.ok() ? std::move(status) : std::move(status).at(node.place());
}

Status run_timed(Frame& frame, const Node& node, Profile& profile) {
    const auto start = std::chrono::steady_clock::now();
    OPW_TRY(run_step(frame, node));
    NodeTime& time = profile.nodes[static_cast<std::size_t>(node.id)];
    if (time.calls++ == 0) time.node = node.place();
    time.nanoseconds +=
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - start)
            .count();
    return {};
}

/// Values must not outlive their run in a frame that is kept.
void clear(Frame& frame) {
    for (auto* values : {&frame.slots, &frame.arguments, &frame.results}) {
        std::fill(values->begin(), values->end(), Value());
    }
}

}  // namespace

Value fetch(Frame& frame, const Operand& operand) {
    const auto index = static_cast<std::size_t>(operand.index);
    switch (operand.from) {
        case Operand::From::Absent: return {};
        case Operand::From::Local:
            if (operand.last) return std::move(frame.slots[index]);
            return frame.slots[index];
        case Operand::From::Outer: {
            Frame* at = &frame;
            for (int up = 0; up < operand.depth; ++up) at = at->parent;
            return at->slots[index];
        }
        case Operand::From::Constant: return frame.run->program->constants[index].value;
    }
    return {};
}

Status run_node(Frame& frame, const Node& node) {
    const std::span<Value> inputs(frame.arguments.data(), node.inputs.size());
    const std::span<Value> outputs(frame.results.data(), node.outputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) inputs[i] = fetch(frame, node.inputs[i]);
    const BoundKernel* kernel = &node.bound;
    if (!node.is_bound) OPW_TRY(bind_late(frame, node, inputs, kernel));
    OPW_TRY(kernel->run(inputs, outputs, frame.run->services, &frame));
    for (std::size_t o = 0; o < outputs.size(); ++o) {
        const OutputPlan& plan = kernel->outputs()[o];
        // What follows was bound to these types. A body may have given something else.
        if (plan.wanted && plan.type.kind != Kind::None && outputs[o].type() != plan.type) {
            return bad_output(static_cast<int>(o), "type", outputs[o].type(), plan.type).in(*node.row);
        }
        if (node.outputs[o] >= 0) {
            frame.slots[static_cast<std::size_t>(node.outputs[o])] = std::move(outputs[o]);
        }
        outputs[o] = Value();
    }
    for (Value& input : inputs) input = Value();
    for (std::int32_t slot : node.drops) frame.slots[static_cast<std::size_t>(slot)] = Value();
    return {};
}

Status execute(Frame& frame, std::span<Value> outputs) {
    const Graph& graph = *frame.graph;
    Profile* profile = frame.run->profile;
    for (const Node* node : graph.steps) {
        Status status = profile != nullptr ? run_timed(frame, *node, *profile) : run_step(frame, *node);
        if (status.ok()) continue;
        clear(frame);
        return status;
    }
    // Of a value that is listed twice, the last mention is the last use.
    for (std::size_t o = 0; o < graph.outputs.size(); ++o) outputs[o] = fetch(frame, graph.outputs[o].from);
    return {};
}

std::unique_ptr<Frame> take_frame(Run& run, const Graph& graph, Frame* parent) {
    auto& spare = run.spare[static_cast<std::size_t>(graph.id)];
    std::unique_ptr<Frame> frame;
    if (!spare.empty()) {
        frame = std::move(spare.back());
        spare.pop_back();
    } else {
        frame = std::make_unique<Frame>();
        frame->graph = &graph;
        frame->slots.resize(static_cast<std::size_t>(graph.slots));
        frame->arguments.resize(graph.most_inputs);
        frame->results.resize(graph.most_outputs);
    }
    frame->parent = parent;
    frame->run = &run;
    return frame;
}

void give_frame(Run& run, std::unique_ptr<Frame> frame) {
    run.spare[static_cast<std::size_t>(frame->graph->id)].push_back(std::move(frame));
}

Subgraph::Subgraph() : graph(std::make_unique<Graph>()) {}
Subgraph::~Subgraph() = default;

int Subgraph::inputs() const { return static_cast<int>(graph->inputs.size()); }
int Subgraph::outputs() const { return static_cast<int>(graph->outputs.size()); }
Type Subgraph::output_type(int i) const { return graph->outputs[static_cast<std::size_t>(i)].type; }
std::span<const std::int64_t> Subgraph::output_extents(int i) const {
    return graph->outputs[static_cast<std::size_t>(i)].declared.shape;
}

Status Subgraph::run(Context& caller, std::span<Value> inputs, std::span<Value> outputs) const {
    auto* parent = static_cast<Frame*>(caller.frame());
    const auto wrong_count = [](const char* what, std::size_t came, std::size_t allowed) {
        return Status::error(Code::InvalidInput, Status::Subject::None, 0, {},
                             std::string("number of the body's ") + what, static_cast<std::int64_t>(came),
                             static_cast<std::int64_t>(allowed));
    };
    if (parent == nullptr || parent->graph != graph->parent) {
        return failure(Code::Failed, "a body runs outside of its graph");
    }
    if (inputs.size() != graph->inputs.size()) {
        return wrong_count("inputs", inputs.size(), graph->inputs.size());
    }
    if (outputs.size() != graph->outputs.size()) {
        return wrong_count("outputs", outputs.size(), graph->outputs.size());
    }
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const GraphInput& input = graph->inputs[i];
        if (input.declared.type.kind == Kind::None || inputs[i].type() == input.declared.type) continue;
        return Status::error(Code::InvalidInput, Status::Subject::None, 0, {},
                             "type of the body's input '" + input.name + "'", inputs[i].type(),
                             input.declared.type);
    }
    Run& run = *parent->run;
    std::unique_ptr<Frame> frame = take_frame(run, *graph, parent);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (graph->inputs[i].slot >= 0) {
            frame->slots[static_cast<std::size_t>(graph->inputs[i].slot)] = std::move(inputs[i]);
        }
    }
    Status status = execute(*frame, outputs);
    give_frame(run, std::move(frame));
    OPW_TRY(std::move(status));
    for (std::size_t o = 0; o < outputs.size(); ++o) {
        const Type& type = graph->outputs[o].type;
        if (type.kind == Kind::None || outputs[o].type() == type) continue;
        return Status::error(Code::InvalidInput, Status::Subject::None, 0, {},
                             "type of the body's output '" + graph->outputs[o].name + "'", outputs[o].type(),
                             type);
    }
    return {};
}

}  // namespace opwright::net
