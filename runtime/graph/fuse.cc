// SPDX-License-Identifier: Apache-2.0
#include "runtime/graph/fuse.h"

#include <cmath>
#include <limits>

#include "runtime/simd/norm.h"

namespace opwright::net {

namespace {

using Kind = Trait::Kind;

/// A number among a node's attributes.
template <class T>
T value_of(const Node& node, std::string_view name, T otherwise) {
    for (const Attribute& attribute : node.attributes) {
        if (attribute.name != name) continue;
        if (const T* value = std::get_if<T>(&attribute.data)) return *value;
    }
    return otherwise;
}

bool trains(const Node& node) {
    if (node.row->since >= 14) return value_of<std::int64_t>(node, "training_mode", 0) != 0;
    if (node.row->since >= 7) return node.outputs.size() > 1;
    return value_of<std::int64_t>(node, "is_test", 0) == 0;
}

/// A constant of floats, or null.
const Tensor* floats(const std::vector<Constant>& constants, const Operand& operand) {
    if (operand.from != Operand::From::Constant) return nullptr;
    const Value& value = constants[static_cast<std::size_t>(operand.index)].value;
    if (!value.is_tensor()) return nullptr;
    const Tensor& tensor = value.tensor();
    return tensor.dtype() == DType::Float && tensor.filled() ? &tensor : nullptr;
}

/// The nodes that become one, as far as they have been found.
class Chain {
public:
    Chain(Node& head, const std::vector<Constant>& constants) : constants_(constants) {
        fusion_.parts.push_back(&head);
        fusion_.kind = head.trait.kind;
    }

    /// Whether the head can be one.
    bool start() {
        const Node& head = *fusion_.parts[0];
        switch (fusion_.kind) {
            case Kind::Convolution: {
                const Operand& weights = head.inputs[1];
                if (weights.from != Operand::From::Constant) return false;
                const Value& value = constants_[static_cast<std::size_t>(weights.index)].value;
                if (!value.is_tensor() || value.tensor().rank() < 3) return false;
                channels_ = value.tensor().dim(0);
                fusion_.rank = value.tensor().rank();
                return channels_ > 0;
            }
            case Kind::Normalisation:
            case Kind::Product:
                fusion_.input = variable(head);
                return fusion_.input >= 0 && scale(head);
            case Kind::Sum:
                fusion_.input = variable(head);
                if (fusion_.input >= 0) {
                    fusion_.kind = Kind::Product;
                    return scale(head);
                }
                return head.inputs.size() == 2 && head.inputs[0].from != Operand::From::Absent &&
                       head.inputs[1].from != Operand::From::Absent;
            default:
                return false;
        }
    }

    /// Whether `next`, which reads `slot`, becomes a part.
    bool add(Node& next, std::int32_t slot) {
        if (next.trait.kind == Kind::Bounds) {
            if (next.inputs[0].from != Operand::From::Local || next.inputs[0].index != slot) return false;
            if (!bound(next)) return false;
            ended_ = true;
        } else {
            const int input = variable(next);
            if (fusion_.kind == Kind::Sum || input < 0 || !scale(next)) return false;
        }
        fusion_.parts.push_back(&next);
        return true;
    }

    bool ended() const { return ended_; }
    std::span<Node* const> parts() const { return fusion_.parts; }

    /// The fusion, or null if it is none.
    std::unique_ptr<Fusion> finish() {
        if (fusion_.parts.size() < 2) return nullptr;
        for (std::size_t c = 0; c < scale_.size(); ++c) {
            fusion_.scale.push_back(static_cast<float>(scale_[c]));
            fusion_.shift.push_back(static_cast<float>(shift_[c]));
            if (!std::isfinite(fusion_.scale[c]) || !std::isfinite(fusion_.shift[c])) return nullptr;
        }
        auto result = std::make_unique<Fusion>(std::move(fusion_));
        if (!result->scale.empty()) {
            result->epilogue.scale = result->scale.data();
            result->epilogue.shift = result->shift.data();
        }
        return result;
    }

private:
    /// The only input that is no constant, of a node that multiplies and adds by channel; -1: there is none
    /// such.
    static int variable(const Node& node) {
        if (node.trait.kind == Kind::Normalisation) {
            return node.inputs[0].from == Operand::From::Local ? 0 : -1;
        }
        const bool pair = node.trait.kind == Kind::Product || node.trait.kind == Kind::Sum;
        if (!pair || !node.trait.broadcasts || node.inputs.size() != 2) return -1;
        for (int i = 0; i < 2; ++i) {
            if (node.inputs[static_cast<std::size_t>(i)].from == Operand::From::Local &&
                node.inputs[static_cast<std::size_t>(1 - i)].from == Operand::From::Constant) {
                return i;
            }
        }
        return -1;
    }

    /// Multiplies a node that multiplies or adds by channel into scale_ and shift_.
    bool scale(const Node& node) {
        std::vector<double> factor, summand;
        if (node.trait.kind == Kind::Normalisation) {
            const Tensor* given[4];
            for (std::size_t i = 0; i < 4; ++i) {
                given[i] = floats(constants_, node.inputs[i + 1]);
                if (given[i] == nullptr || given[i]->rank() != 1 || !fits(given[i]->elements())) return false;
            }
            for (std::int64_t c = 0; c < given[0]->elements(); ++c) {
                const auto at = [&](int i) { return static_cast<double>(given[i]->data<float>()[c]); };
                factor.push_back(at(0) / std::sqrt(at(3) + static_cast<double>(node.trait.epsilon)));
                summand.push_back(at(1) - at(2) * factor.back());
            }
        } else {
            const Tensor* given =
                floats(constants_, node.inputs[static_cast<std::size_t>(1 - variable(node))]);
            if (given == nullptr || given->elements() < 2 || !fits(given->elements())) return false;
            int axis = 0;
            while (given->dim(axis) == 1) ++axis;
            if (axis > 1 || given->dim(axis) != given->elements()) return false;
            const int rank = given->rank() - axis + 1;  // of what has the channels at axis 1
            if (fusion_.rank != 0 && fusion_.rank != rank) return false;
            fusion_.rank = rank;
            for (std::int64_t c = 0; c < given->elements(); ++c) {
                const auto value = static_cast<double>(given->data<float>()[c]);
                const bool product = node.trait.kind == Kind::Product;
                factor.push_back(product ? value : 1.0);
                summand.push_back(product ? 0.0 : value);
            }
        }
        channels_ = static_cast<std::int64_t>(factor.size());
        if (scale_.empty()) {
            scale_ = std::move(factor);
            shift_ = std::move(summand);
            return true;
        }
        for (std::size_t c = 0; c < factor.size(); ++c) {
            scale_[c] *= factor[c];
            shift_[c] = shift_[c] * factor[c] + summand[c];
        }
        return true;
    }

    bool fits(std::int64_t channels) const {
        return channels > 0 && (channels_ == 0 || channels_ == channels);
    }

    bool bound(const Node& node) {
        float low = node.trait.low;
        float high = node.trait.high;
        for (std::size_t i = 1; i < node.inputs.size(); ++i) {
            if (node.inputs[i].from == Operand::From::Absent) continue;
            const Tensor* given = floats(constants_, node.inputs[i]);
            if (given == nullptr || given->elements() != 1) return false;
            (i == 1 ? low : high) = given->data<float>()[0];
        }
        if (std::isnan(low) || std::isnan(high)) return false;
        fusion_.epilogue.low = low;
        fusion_.epilogue.high = high;
        return true;
    }

    const std::vector<Constant>& constants_;
    Fusion fusion_;
    std::int64_t channels_ = 0;  ///< 0: not known yet
    std::vector<double> scale_, shift_;
    bool ended_ = false;
};

const Value& peek(const Frame& frame, const Operand& operand) {
    static const Value kNone{};
    const auto index = static_cast<std::size_t>(operand.index);
    if (operand.from == Operand::From::Local) return frame.slots[index];
    if (operand.from == Operand::From::Constant) return frame.run->program->constants[index].value;
    if (operand.from == Operand::From::Absent) return kNone;
    const Frame* at = &frame;
    for (int up = 0; up < operand.depth; ++up) at = at->parent;
    return at->slots[index];
}

bool is_float(const Value& value) { return value.is_tensor() && value.tensor().dtype() == DType::Float; }

/// Whether the values at hand have shapes for which the fusion stands.
bool fits(const Frame& frame, const Node& node) {
    const Fusion& fusion = *node.fusion;
    if (fusion.kind == Kind::Convolution) return true;  // the weights have told at loading
    if (fusion.kind == Kind::Sum) {
        const Value& a = peek(frame, node.inputs[0]);
        const Value& b = peek(frame, node.inputs[1]);
        return is_float(a) && is_float(b) && a.tensor().shape() == b.tensor().shape();
    }
    const Value& x = peek(frame, node.inputs[static_cast<std::size_t>(fusion.input)]);
    if (!is_float(x)) return false;
    const Shape& shape = x.tensor().shape();
    const auto channels = static_cast<std::int64_t>(fusion.scale.size());
    return shape.rank() >= 2 && (fusion.rank == 0 || shape.rank() == fusion.rank) && shape[1] == channels;
}

}  // namespace

Trait trait_of(const Node& node) {
    Trait trait;
    const std::string_view name = node.row->name;
    if (std::string_view(node.row->domain) != "ai.onnx" || node.outputs.empty()) return trait;
    if (node.bound.outputs()[0].type != tensor_type(DType::Float)) return trait;
    for (std::size_t o = 1; o < node.outputs.size(); ++o) {
        if (node.wanted[o]) return trait;
    }
    constexpr float kMost = std::numeric_limits<float>::max();
    if (name == "Conv") {
        trait.kind = Kind::Convolution;
    } else if (name == "BatchNormalization") {
        if (trains(node) || value_of<std::int64_t>(node, "spatial", 1) == 0) return trait;
        trait.kind = Kind::Normalisation;
        trait.epsilon = value_of(node, "epsilon", 1e-5F);
    } else if (name == "Mul") {
        trait.kind = Kind::Product;
        trait.broadcasts = node.row->since >= 7;
    } else if (name == "Add" || name == "Sum") {
        trait.kind = Kind::Sum;
        trait.broadcasts = node.row->since >= (name == "Add" ? 7 : 8);
    } else if (name == "Relu") {
        trait.kind = Kind::Bounds;
        trait.low = 0;
    } else if (name == "Clip") {
        trait.kind = Kind::Bounds;
        const bool finite = node.row->since >= 6;  // what an absent bound is
        if (finite) trait.low = -kMost;
        if (finite) trait.high = kMost;
        trait.low = value_of(node, "min", trait.low);
        trait.high = value_of(node, "max", trait.high);
    }
    return trait;
}

void fuse(Graph& graph, const std::vector<Constant>& constants) {
    std::vector<Node*> readers(static_cast<std::size_t>(graph.slots));
    for (const auto& node : graph.nodes) {
        for (const Operand& input : node->inputs) {
            if (!node->folded && input.from == Operand::From::Local) {
                readers[static_cast<std::size_t>(input.index)] = node.get();
            }
        }
    }
    for (const auto& head : graph.nodes) {
        if (head->folded || head->absorbed) continue;
        Chain chain(*head, constants);
        if (!chain.start()) continue;
        while (!chain.ended()) {
            const std::int32_t slot = chain.parts().back()->outputs[0];
            if (slot < 0 || graph.reads[static_cast<std::size_t>(slot)] != 1) break;
            Node* next = readers[static_cast<std::size_t>(slot)];
            if (next == nullptr || !chain.add(*next, slot)) break;
        }
        std::unique_ptr<Fusion> fusion = chain.finish();
        if (fusion == nullptr) continue;
        for (std::size_t i = 1; i < fusion->parts.size(); ++i) fusion->parts[i]->absorbed = true;
        head->fusion = std::move(fusion);
    }
    std::erase_if(graph.steps, [](const Node* node) { return node->absorbed; });
}

Status run_fused(Frame& frame, const Node& node) {
    const Fusion& fusion = *node.fusion;
    if (!fits(frame, node)) {
        for (const Node* part : fusion.parts) {
            Status status = run_node(frame, *part);
            if (!status.ok()) return std::move(status).at(part->place());
        }
        return {};
    }
    Services services = frame.run->services;
    services.epilogue = &fusion.epilogue;
    const std::span<Value> inputs(frame.arguments.data(), node.inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) inputs[i] = fetch(frame, node.inputs[i]);
    Value result;
    if (fusion.kind == Kind::Convolution) {
        const std::span<Value> outputs(frame.results.data(), node.outputs.size());
        Status status = node.bound.run(inputs, outputs, services, &frame);
        if (!status.ok()) return std::move(status).at(node.place());
        result = std::move(outputs[0]);
        for (Value& output : outputs) output = Value();
    } else {
        const bool sum = fusion.kind == Kind::Sum;
        Tensor a = std::move(inputs[static_cast<std::size_t>(sum ? 0 : fusion.input)].tensor());
        Tensor b = sum ? std::move(inputs[1].tensor()) : Tensor();
        Tensor y;
        if (a.unique() || (sum && b.unique())) {
            y = a.unique() ? a : b;
        } else {
            Status status = Tensor::make(DType::Float, a.shape(), *services.allocator, y);
            if (!status.ok()) return std::move(status).of_output(0).in(*node.row).at(node.place());
        }
        if (sum) {
            add_clamped(a.elements(), a.data<float>(), b.data<float>(), fusion.epilogue,
                        y.mutable_data<float>(), services.parallel);
        } else {
            scale_shift(a.dim(0), a.dim(1), a.shape().product(2, a.rank()), a.data<float>(), fusion.epilogue,
                        y.mutable_data<float>(), services.parallel);
        }
        result = std::move(y);
    }
    const std::int32_t slot = fusion.parts.back()->outputs[0];
    if (slot >= 0) frame.slots[static_cast<std::size_t>(slot)] = std::move(result);
    for (Value& input : inputs) input = Value();
    return {};
}

}  // namespace opwright::net
