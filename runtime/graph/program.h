// SPDX-License-Identifier: Apache-2.0
// A loaded model: graphs whose nodes know their operands by number, and the constants of all of them.
#pragma once

#include "opwright/kernel.h"
#include "opwright/model.h"
#include "runtime/graph/arena.h"
#include "runtime/graph/decode.h"
#include "runtime/graph/threads.h"

#include <deque>
#include <limits>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace opwright::net {

struct Graph;
struct Node;

/// Where a value that a node or a graph's output reads comes from.
struct Operand {
    enum class From : std::uint8_t {
        Absent,
        Local,     ///< slot of the same graph
        Outer,     ///< slot of a graph around it
        Constant,  ///< of the whole program
    };
    From from = From::Absent;
    bool last = false;        ///< Local: nothing reads the slot afterwards
    std::uint16_t depth = 0;  ///< Outer: 1 is the graph that owns the node with this body
    std::int32_t index = -1;
};

/// A value that no run changes. It is made when the first node that runs needs it, and its elements go when
/// nothing reads them any more, so that at no time all originals of packed or folded weights are in memory.
struct Constant {
    Value value;  ///< absent: not made yet; without elements: not needed any more
    Type type;
    const proto::Tensor* dense = nullptr;  ///< what it is made of; valid while loading
    const proto::SparseTensor* sparse = nullptr;
    Node* producer = nullptr;
    std::int32_t readers = 0;  ///< operands of nodes that run, and outputs
    std::int32_t folders = 0;  ///< operands of nodes that are folded and have not been yet
};

/// A subgraph of a node.
class Subgraph final : public Body {
public:
    Subgraph();
    ~Subgraph();
    int inputs() const override;
    int outputs() const override;
    Type output_type(int i) const override;
    std::span<const std::int64_t> output_extents(int i) const override;
    Status run(Context& caller, std::span<Value> inputs, std::span<Value> outputs) const override;

    std::unique_ptr<Graph> graph;
};

/// An attribute as the model gives it; inside a function it may be the caller's, under another name.
struct GivenAttribute {
    std::string_view name;
    const proto::Attribute* value = nullptr;
    Subgraph* body = nullptr;
};

/// Kernels of a node whose input types are known at run only, one for each combination that came.
struct LateBindings {
    struct Entry {
        std::vector<Type> types;
        BoundKernel kernel;
    };
    std::mutex mutex;
    std::deque<Entry> entries;
};

/// The node that calls a function, and the one that calls the function it stands in.
struct Caller {
    std::string label;
    std::shared_ptr<const Caller> outer;
};

/// What a node does to each element of floats, as far as it can be fused.
struct Trait {
    enum class Kind : std::uint8_t {
        None,
        Convolution,
        Normalisation,  ///< by channel, with given statistics
        Product,
        Sum,
        Bounds,  ///< Relu, Clip
    };
    Kind kind = Kind::None;
    bool broadcasts = false;  ///< Product, Sum: either input may have fewer axes
    float epsilon = 0;        ///< Normalisation
    float low = -std::numeric_limits<float>::infinity();
    float high = std::numeric_limits<float>::infinity();
};

/// Nodes that run in one pass, kept by the first of them.
struct Fusion {
    Trait::Kind kind = Trait::Kind::None;  ///< Convolution; Sum, of two values; else multiplied and added
    std::vector<Node*> parts;              ///< in their order, the first included
    int input = -1;                        ///< of the first part: what is multiplied and added
    int rank = 0;                          ///< that it must have; 0: any
    std::vector<float> scale;
    std::vector<float> shift;
    Epilogue epilogue;
};

struct Node {
    int id = 0;
    std::string label;                     ///< `node 'conv1' (Conv)`
    std::shared_ptr<const Caller> caller;  ///< of the function that it stands in
    const OpRow* row = nullptr;
    const Kernel* kernel = nullptr;
    std::vector<Operand> inputs;
    std::vector<std::int32_t> outputs;  ///< slots, or constants if folded; -1: not kept
    std::unique_ptr<bool[]> wanted;     ///< per output: it is named
    std::vector<std::int32_t> drops;    ///< slots that only bodies read, for the last time
    bool folded = false;                ///< its outputs are constants; it takes no part in a run
    bool is_bound = false;
    BoundKernel bound;
    std::unique_ptr<LateBindings> late;
    std::vector<Attribute> attributes;
    std::vector<std::unique_ptr<Subgraph>> bodies;
    std::unique_ptr<Fusion> fusion;  ///< with nodes that follow
    bool absorbed = false;           ///< it is part of another one's fusion

    // While loading:
    std::vector<GivenAttribute> given;
    Trait trait;
    std::vector<std::int32_t> captures;  ///< slots of this node's graph that its bodies read
    int report = -1;

    /// The label, after those of the functions around.
    std::string place() const;
    std::span<const bool> wants() const { return {wanted.get(), outputs.size()}; }
};

struct GraphInput {
    std::string name;
    Declared declared;
    std::int32_t slot = -1;      ///< -1: nothing reads it
    std::int32_t fallback = -1;  ///< constant to take if the value is absent
};

struct GraphOutput {
    std::string name;
    Declared declared;
    Operand from;
    Type type;  ///< as far as it is known before a run
};

struct Graph {
    int id = 0;
    Graph* parent = nullptr;
    int depth = 0;
    std::int32_t slots = 0;
    std::vector<GraphInput> inputs;
    std::vector<GraphOutput> outputs;
    std::vector<std::unique_ptr<Node>> nodes;
    std::vector<const Node*> steps;  ///< the nodes that run
    std::size_t most_inputs = 0;
    std::size_t most_outputs = 0;

    // While loading:
    Node* building = nullptr;
    std::vector<std::int32_t> reads;  ///< by slot: operands, captures and outputs
    std::vector<Type> slot_types;    ///< Kind::None: not known before a run
    std::vector<Value> slot_shapes;  ///< a tensor without elements, or absent if the shape is not known
};

/// One graph in execution.
struct Frame {
    const Graph* graph = nullptr;
    Frame* parent = nullptr;
    struct Run* run = nullptr;
    std::vector<Value> slots;
    std::vector<Value> arguments;
    std::vector<Value> results;
};

struct Program;

/// One run of a program. Frames are kept for the next evaluation of their graph.
struct Run {
    const Program* program = nullptr;
    Services services;
    Profile* profile = nullptr;
    std::vector<std::vector<std::unique_ptr<Frame>>> spare;  ///< by graph
};

struct Program {
    explicit Program(const LoadOptions& options)
        : arena(new Arena(options.max_memory)), threads(options.threads), fuses(options.fuse) {
        source.allocator = &arena->allocator();
    }

    Services services() { return {&arena->allocator(), threads.parallel(), nullptr, nullptr}; }

    // Values are released before what they are made of: members go in reverse.
    Ref<Arena> arena;
    Threads threads;
    bool fuses;
    Source source;
    std::vector<Constant> constants;
    Graph main;
    int graphs = 1;
    int nodes = 0;
    std::mutex mutex;
    std::vector<std::unique_ptr<Run>> spare_runs;
};

/// Checks the structure of a model and makes a program of it that is not bound yet. `proto` must stay alive
/// until bind() is done. With `reports`, every node is looked at and gets a report; the first error is
/// returned in any case.
Status build(const proto::Model& proto, Program& program, std::vector<NodeReport>* reports);

/// Binds every node. Without `reports`, also evaluates and packs constants; with them, runs nothing and goes
/// on after errors.
Status bind(Program& program, std::vector<NodeReport>* reports);

/// Runs one node, as if it held no fusion.
Status run_node(Frame& frame, const Node& node);

/// A copy of an operand for most readers; the value itself for the last one, who may then write over it.
Value fetch(Frame& frame, const Operand& operand);

/// Evaluates a graph whose frame has the inputs.
Status execute(Frame& frame, std::span<Value> outputs);

/// A frame for `graph`; give it back after use.
std::unique_ptr<Frame> take_frame(Run& run, const Graph& graph, Frame* parent);
void give_frame(Run& run, std::unique_ptr<Frame> frame);

/// Note what is wrong with a node: in its report if there are any, else as the error that ends loading.
Status note(Status status, const Node& node, std::vector<NodeReport>* reports);

}  // namespace opwright::net
