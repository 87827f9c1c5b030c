// SPDX-License-Identifier: Apache-2.0
// A model in the ONNX format: load it, look at it, run it.
//
//     opwright::Model model;
//     std::vector<opwright::Value> outputs;
//     opwright::Status status = opwright::Model::load("model.onnx", model);
//     if (status) status = model.run({opwright::Tensor::of<float>({1, 3}, {1, 2, 3})}, outputs);
//     if (!status) std::puts(status.text().c_str());
#pragma once

#include "opwright/value.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace opwright {

/// An input or output of a model.
struct ModelValue {
    std::string name;
    Type type;                        ///< Kind::None if the model leaves it open
    bool has_shape = false;           ///< false: not even the rank is known
    std::vector<std::int64_t> shape;  ///< -1 where an extent is not fixed
    bool optional = false;            ///< an input that has a default value in the model
};

struct NamedValue {
    std::string name;
    Value value;
};

struct LoadOptions {
    int threads = 0;             ///< threads of a run, the caller included; 0: one per processor
    std::size_t max_memory = 0;  ///< bytes for weights and values together; 0: what the machine has
    bool fuse = true;            ///< run what follows a convolution, normalisation or sum in one pass with it
    std::string folder = {};     ///< where external data lie; for a file its own folder, if this is empty
};

/// How long a node took, over all runs that were given the same profile.
struct NodeTime {
    std::string node;  ///< `node 'conv1' (Conv)`
    std::int64_t calls = 0;
    std::int64_t nanoseconds = 0;  ///< bodies of a control-flow node count for it and for their own nodes
};

struct Profile {
    std::vector<NodeTime> nodes;
};

struct RunOptions {
    std::uint64_t seed = 0;      ///< of random operators that have no seed of their own
    Profile* profile = nullptr;  ///< is filled if given; not by two runs at a time
};

/// What Model::check finds about one node, nodes of subgraphs and of local functions included.
struct NodeReport {
    std::string node;    ///< `node 'conv1' (Conv)`, with the nodes around it
    std::string domain;  ///< "ai.onnx", ...
    std::string op;
    std::int64_t opset = 0;
    int since = 0;        ///< the op-version that the opset means; 0: there is none
    bool kernel = false;  ///< there is a kernel of that version
    bool types =
        false;  ///< and it takes these attributes and input types, as far as they are known before a run
    Code code = Code::Ok;
    std::string problem;  ///< empty if none
};

/// A loaded model: checked, bound to kernels, constants folded and packed. Runs do not change it: several
/// threads may run it at a time (they share one pool of threads, so that one of them at a time is spread over
/// it).
class Model {
public:
    Model();
    ~Model();
    Model(Model&&) noexcept;
    Model& operator=(Model&&) noexcept;

    /// Errors: Failed (the file cannot be read), InvalidModel, Unsupported (an operator, a version, a type),
    /// OutOfMemory, and InvalidInput or InvalidAttribute of a node. `result` is left empty then.
    static Status load(const std::string& path, Model& result, const LoadOptions& options = {});
    /// The same from memory, which is not needed any more afterwards. External data need options.folder.
    static Status load(std::span<const std::byte> bytes, Model& result, const LoadOptions& options = {});

    /// Looks at every node, whether or not the ones before are in order, and runs nothing. Returns the first
    /// error.
    static Status check(const std::string& path, std::vector<NodeReport>& nodes,
                        const LoadOptions& options = {});

    std::span<const ModelValue> inputs() const;
    std::span<const ModelValue> outputs() const;

    /// Whether run() would take these values, by number, type and shape; it asks that itself. Error:
    /// InvalidInput.
    Status accepts(std::span<const Value> inputs) const;

    /// Inputs by position; trailing optional ones may be left out, others be absent. Inputs that are moved in
    /// may be written over. Outputs stay valid when the model is gone.
    Status run(std::vector<Value> inputs, std::vector<Value>& outputs, const RunOptions& options = {}) const;
    /// Inputs by name, in any order.
    Status run(std::vector<NamedValue> inputs, std::vector<Value>& outputs,
               const RunOptions& options = {}) const;

private:
    struct Loaded;
    static Status load_all(Loaded& loaded, std::span<const std::byte> bytes);
    std::unique_ptr<Loaded> loaded_;
};

}  // namespace opwright
