// SPDX-License-Identifier: Apache-2.0
#include "opwright/model.h"

#include "runtime/graph/program.h"
#include "runtime/simd/isa.h"

#include <algorithm>

namespace opwright {

struct Model::Loaded {
    explicit Loaded(const LoadOptions& options) : program(options) {}
    net::Program program;
    std::vector<ModelValue> inputs;
    std::vector<ModelValue> outputs;
};

Model::Model() = default;
Model::~Model() = default;
Model::Model(Model&&) noexcept = default;
Model& Model::operator=(Model&&) noexcept = default;

namespace {

std::string folder_of(const std::string& path) {
    const auto slash = path.find_last_of('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

ModelValue described(const std::string& name, const net::Declared& declared, const Type& type) {
    return {name, type, declared.has_shape, declared.shape, false};
}

Status compile(std::span<const std::byte> bytes, net::Program& program, std::vector<NodeReport>* reports) {
    if (const std::string_view why = isa_request_error(); !why.empty())
        return failure(Code::Failed, std::string(why));
    proto::Model proto;
    proto::ReadError error;
    if (!proto::parse_model(bytes, {}, proto, error)) return net::read_error(error);
    OPW_TRY(net::build(proto, program, reports));
    return net::bind(program, reports);
}

/// Values that lie in a mapped file are copied, so that they outlive the model.
Status detach(const net::Source& source, Value& value) {
    if (value.is_tensor()) {
        const Tensor& tensor = value.tensor();
        if (tensor.elements() == 0 || !source.maps(tensor.raw())) return {};
        Tensor copy;
        OPW_TRY(Tensor::make(tensor.dtype(), tensor.shape(), *source.allocator, copy));
        std::copy_n(tensor.raw(), tensor.bytes(), copy.mutable_raw());
        value = std::move(copy);
        return {};
    }
    const auto maps = [&](const Value& item) {
        return !item.is_tensor() || source.maps(item.tensor().raw());
    };
    if (std::none_of(value.items().begin(), value.items().end(), maps)) return {};
    std::span<Value> items;
    OPW_TRY(value.edit(*source.allocator, items));
    for (Value& item : items) OPW_TRY(detach(source, item));
    return {};
}

Status check_input(const net::GraphInput& input, std::size_t position, const Value& value) {
    const std::string place = "model input " + std::to_string(position) + " '" + input.name + "'";
    const auto wrong = [&](std::string aspect, Operand came, Operand allowed) {
        return Status::error(Code::InvalidInput, Status::Subject::None, 0, {},
                             place + ": " + std::move(aspect), std::move(came), std::move(allowed));
    };
    const Type declared = input.declared.type;
    if (declared.kind != Kind::None && value.type() != declared) return wrong("type", value.type(), declared);
    if (!value.is_tensor() || !input.declared.has_shape) return {};
    const auto& want = input.declared.shape;
    const Shape& shape = value.tensor().shape();
    bool fits = want.size() == static_cast<std::size_t>(shape.rank());
    for (int axis = 0; fits && axis < shape.rank(); ++axis) {
        const std::int64_t extent = want[static_cast<std::size_t>(axis)];
        fits = extent < 0 || extent == shape[axis];
    }
    if (fits) return {};
    std::string allowed;
    for (std::int64_t extent : want) {
        allowed += (allowed.empty() ? "" : ",") + (extent < 0 ? std::string("?") : std::to_string(extent));
    }
    return wrong("shape", shape, "[" + allowed + "]");
}

}  // namespace

Status Model::load_all(Loaded& loaded, std::span<const std::byte> bytes) {
    net::Program& program = loaded.program;
    OPW_TRY(compile(bytes, program, nullptr));
    for (const net::GraphInput& input : program.main.inputs) {
        loaded.inputs.push_back(described(input.name, input.declared, input.declared.type));
        loaded.inputs.back().optional = input.fallback >= 0;
    }
    for (const net::GraphOutput& output : program.main.outputs) {
        loaded.outputs.push_back(described(output.name, output.declared, output.type));
    }
    return {};
}

Status Model::load(const std::string& path, Model& result, const LoadOptions& options) {
    result = Model();
    auto loaded = std::make_unique<Loaded>(options);
    net::Source& source = loaded->program.source;
    OPW_TRY(net::File::open(path, source.model));
    source.folder = options.folder.empty() ? folder_of(path) : options.folder;
    source.has_folder = true;
    OPW_TRY(load_all(*loaded, source.model->bytes()));
    result.loaded_ = std::move(loaded);
    return {};
}

Status Model::load(std::span<const std::byte> bytes, Model& result, const LoadOptions& options) {
    result = Model();
    auto loaded = std::make_unique<Loaded>(options);
    loaded->program.source.folder = options.folder;
    loaded->program.source.has_folder = !options.folder.empty();
    OPW_TRY(load_all(*loaded, bytes));
    result.loaded_ = std::move(loaded);
    return {};
}

Status Model::check(const std::string& path, std::vector<NodeReport>& nodes, const LoadOptions& options) {
    nodes.clear();
    Loaded loaded(options);
    net::Source& source = loaded.program.source;
    OPW_TRY(net::File::open(path, source.model));
    source.folder = options.folder.empty() ? folder_of(path) : options.folder;
    source.has_folder = true;
    OPW_TRY(compile(source.model->bytes(), loaded.program, &nodes));
    for (const NodeReport& node : nodes) {
        if (!node.problem.empty()) return failure(node.code, node.problem);
    }
    return {};
}

std::span<const ModelValue> Model::inputs() const {
    return loaded_ ? std::span<const ModelValue>(loaded_->inputs) : std::span<const ModelValue>();
}
std::span<const ModelValue> Model::outputs() const {
    return loaded_ ? std::span<const ModelValue>(loaded_->outputs) : std::span<const ModelValue>();
}

Status Model::run(std::vector<NamedValue> inputs, std::vector<Value>& outputs,
                  const RunOptions& options) const {
    if (!loaded_) return failure(Code::Failed, "no model is loaded");
    std::vector<Value> values(loaded_->inputs.size());
    for (NamedValue& input : inputs) {
        const auto at = std::find_if(loaded_->inputs.begin(), loaded_->inputs.end(),
                                     [&](const ModelValue& known) { return known.name == input.name; });
        if (at == loaded_->inputs.end()) {
            return failure(Code::InvalidInput, "the model has no input '" + input.name + "'");
        }
        Value& value = values[static_cast<std::size_t>(at - loaded_->inputs.begin())];
        if (!value.absent()) {
            return failure(Code::InvalidInput, "model input '" + input.name + "' is given twice");
        }
        value = std::move(input.value);
    }
    return run(std::move(values), outputs, options);
}

Status Model::accepts(std::span<const Value> inputs) const {
    if (!loaded_) return failure(Code::Failed, "no model is loaded");
    const auto& formal = loaded_->program.main.inputs;
    if (inputs.size() > formal.size()) {
        return Status::error(Code::InvalidInput, Status::Subject::None, 0, {}, "number of model inputs",
                             static_cast<std::int64_t>(inputs.size()),
                             range(0, static_cast<std::int64_t>(formal.size())));
    }
    for (std::size_t i = 0; i < formal.size(); ++i) {
        const bool given = i < inputs.size() && !inputs[i].absent();
        if (given) OPW_TRY(check_input(formal[i], i, inputs[i]));
        if (given || formal[i].fallback >= 0) continue;
        return failure(Code::InvalidInput,
                       "model input " + std::to_string(i) + " '" + formal[i].name + "' is missing");
    }
    return {};
}

Status Model::run(std::vector<Value> inputs, std::vector<Value>& outputs, const RunOptions& options) const {
    OPW_TRY(accepts(inputs));
    net::Program& program = loaded_->program;
    const auto& formal = program.main.inputs;
    inputs.resize(formal.size());
    std::unique_ptr<net::Run> run;
    {
        const std::lock_guard lock(program.mutex);
        if (!program.spare_runs.empty()) {
            run = std::move(program.spare_runs.back());
            program.spare_runs.pop_back();
        }
    }
    if (run == nullptr) {
        run = std::make_unique<net::Run>();
        run->program = &program;
        run->spare.resize(static_cast<std::size_t>(program.graphs));
    }
    const net::Threads::Session session(program.threads);
    Random random(options.seed);
    run->services = program.services();
    run->services.random = &random;
    run->profile = options.profile;
    if (run->profile != nullptr) run->profile->nodes.resize(static_cast<std::size_t>(program.nodes));

    std::unique_ptr<net::Frame> frame = net::take_frame(*run, program.main, nullptr);
    for (std::size_t i = 0; i < formal.size(); ++i) {
        if (formal[i].slot < 0) continue;
        Value& slot = frame->slots[static_cast<std::size_t>(formal[i].slot)];
        slot = inputs[i].absent() ? program.constants[static_cast<std::size_t>(formal[i].fallback)].value
                                  : std::move(inputs[i]);
    }
    inputs.clear();
    outputs.clear();
    outputs.resize(program.main.outputs.size());
    Status status = net::execute(*frame, outputs);
    for (Value& output : outputs) {
        if (status.ok()) status = detach(program.source, output);
    }
    if (!status.ok()) outputs.clear();
    net::give_frame(*run, std::move(frame));
    const std::lock_guard lock(program.mutex);
    program.spare_runs.push_back(std::move(run));
    return status;
}

}  // namespace opwright
