// SPDX-License-Identifier: Apache-2.0
// Fused nodes beside the same nodes one by one: which are joined, what they give, what an error names.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "opwright/opwright.h"
#include "tests/runtime/model_bytes.h"

namespace opwright {
namespace {

using onnx::attribute;
using onnx::info;
using onnx::Names;
using onnx::node;
using Extents = std::vector<std::int64_t>;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

std::string weights(const std::string& name, const Extents& extents, unsigned seed, float low, float high) {
    std::mt19937 random(seed);
    std::int64_t count = 1;
    std::string out, values;
    for (std::int64_t extent : extents) {
        out += onnx::num(1, extent);
        count *= extent;
    }
    for (std::int64_t i = 0; i < count; ++i) {
        const float unit = static_cast<float>(random() % 1000) / 999.0F;
        const float value = low + (high - low) * unit;
        values.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    return out + onnx::num(2, onnx::elem(DType::Float)) + onnx::len(8, name) + onnx::len(9, values);
}

/// Values around zero, with what is special among them.
Tensor values(const Shape& shape) {
    Tensor tensor;
    EXPECT_TRUE(Tensor::make(DType::Float, shape, tensor).ok());
    std::mt19937 random(3);
    float* at = tensor.mutable_data<float>();
    for (std::int64_t i = 0; i < tensor.elements(); ++i) {
        at[i] = static_cast<float>(random() % 2001) / 1000.0F - 1.0F;
    }
    if (tensor.elements() > 4) {
        at[1] = -0.0F;
        at[tensor.elements() / 2] = kNan;
        at[tensor.elements() - 1] = INFINITY;
    }
    return tensor;
}

struct Net {
    Names nodes;
    Names initializers;
    Names outputs = {"y"};
    Extents declared = {};  ///< of the inputs x and z; empty: any
    std::int64_t opset = 9;

    onnx::Model model() const {
        onnx::Model from;
        from.opset = opset;
        const std::string type =
            declared.empty() ? onnx::tensor_type(DType::Float) : onnx::tensor_type(DType::Float, declared);
        from.graph.nodes = nodes;
        from.graph.initializers = initializers;
        from.graph.inputs = {info("x", type), info("z", type)};
        for (const std::string& name : outputs) {
            from.graph.outputs.push_back(info(name, onnx::tensor_type(DType::Float)));
        }
        return from;
    }
};

struct Ran {
    std::string error;
    std::vector<Value> outputs;
    int steps = 0;
};

Ran run(const Net& net, bool fuse, const Tensor& x, const Tensor& z, int threads) {
    Ran ran;
    const std::string bytes = net.model().bytes();
    Model model;
    ran.error =
        Model::load(std::as_bytes(std::span(bytes)), model, {.threads = threads, .fuse = fuse}).text();
    if (!ran.error.empty()) return ran;
    Profile profile;
    RunOptions options;
    options.profile = &profile;
    ran.error = model.run(std::vector<Value>{x, z}, ran.outputs, options).text();
    for (const NodeTime& time : profile.nodes) ran.steps += time.calls > 0 ? 1 : 0;
    return ran;
}

/// `steps`: how many are left of the nodes. With `rounding`, the results may differ by roundings.
void check(const Net& net, const Shape& shape, int steps, bool rounding = false) {
    const Tensor x = values(shape), z = values(shape);
    const Ran apart = run(net, false, x, z, 1);
    ASSERT_EQ(apart.error, "");
    ASSERT_EQ(apart.steps, static_cast<int>(net.nodes.size()));
    for (int threads : {1, 3}) {
        const Ran fused = run(net, true, x, z, threads);
        ASSERT_EQ(fused.error, "");
        EXPECT_EQ(fused.steps, steps);
        for (std::size_t o = 0; o < apart.outputs.size(); ++o) {
            const Tensor &a = apart.outputs[o].tensor(), &b = fused.outputs[o].tensor();
            ASSERT_EQ(a.shape(), b.shape());
            if (!rounding) {
                ASSERT_TRUE(a.elements() == 0 || std::memcmp(a.raw(), b.raw(), a.bytes()) == 0) << o;
                continue;
            }
            for (std::int64_t i = 0; i < a.elements(); ++i) {
                const float want = a.data<float>()[i], got = b.data<float>()[i];
                ASSERT_EQ(std::isnan(want), std::isnan(got)) << i;
                if (!std::isfinite(want)) continue;
                ASSERT_NEAR(want, got, 1e-6F * (1 + std::fabs(want))) << i;
            }
        }
    }
}

const Names kNorm = {weights("g", {5}, 1, 0.5F, 2), weights("b", {5}, 2, -1, 1), weights("m", {5}, 3, -1, 1),
                     weights("v", {5}, 4, 0.1F, 2)};

Names with(Names list, const Names& more) {
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

std::string norm(const std::string& from, const std::string& to) {
    return node("BatchNormalization", {from, "g", "b", "m", "v"}, {to}, {}, "bn");
}

TEST(Fuse, WhatFollowsAConvolution) {
    const Names filter = {weights("w", {5, 3, 3, 3}, 5, -1, 1)};
    for (const Extents& declared : {Extents{}, Extents{2, 3, 9, 21}}) {
        Net net{{node("Conv", {"x", "w"}, {"c"}), node("Relu", {"c"}, {"y"})}, filter, {"y"}, declared};
        check(net, {2, 3, 9, 21}, 1);
        net.nodes = {node("Conv", {"x", "w"}, {"c"}), norm("c", "n"), node("Relu", {"n"}, {"y"})};
        net.initializers = with(filter, kNorm);
        check(net, {2, 3, 9, 21}, 1);
        net.nodes = {node("Conv", {"x", "w"}, {"c"}), norm("c", "y")};
        check(net, {2, 3, 9, 21}, 1);
        net.nodes = {node("Conv", {"x", "w"}, {"c"}),
                     node("Clip", {"c"}, {"y"}, {onnx::attribute_float("max", 0.5F)})};
        check(net, {2, 3, 9, 21}, 1);
        net.nodes = {node("Conv", {"x", "w"}, {"c"}), norm("c", "n"), node("Mul", {"s", "n"}, {"p"}),
                     node("Add", {"p", "t"}, {"q"}), node("Relu", {"q"}, {"y"})};
        net.initializers =
            with(net.initializers, {weights("s", {5, 1, 1}, 6, -2, 2), weights("t", {1, 5, 1, 1}, 7, -1, 1)});
        check(net, {2, 3, 9, 21}, 1, true);
    }
}

TEST(Fuse, ConvolutionsOfOtherRanksAndGroups) {
    Net line{{node("Conv", {"x", "w"}, {"c"}), node("Relu", {"c"}, {"y"})},
             {weights("w", {4, 2, 3}, 5, -1, 1)}};
    check(line, {1, 2, 40}, 1);
    Net cube = line;
    cube.initializers = {weights("w", {4, 2, 2, 2, 2}, 5, -1, 1)};
    check(cube, {2, 2, 5, 4, 6}, 1);
    Net depthwise{{node("Conv", {"x", "w"}, {"c"}, {attribute("group", 5)}), norm("c", "n"),
                   node("Relu", {"n"}, {"y"})},
                  with(kNorm, {weights("w", {5, 1, 3, 3}, 5, -1, 1)})};
    check(depthwise, {2, 5, 17, 20}, 1);
    check(depthwise, {0, 5, 17, 20}, 1);
}

TEST(Fuse, NormalisationsAndProductsByChannel) {
    Net net{{norm("x", "n"), node("Relu", {"n"}, {"y"})}, kNorm};
    for (const Shape& shape : {Shape{3, 5, 7, 3}, Shape{2, 5}, Shape{1, 5, 33}, Shape{0, 5, 2}})
        check(net, shape, 1);
    net.nodes = {node("Mul", {"x", "s"}, {"p"}), node("Add", {"t", "p"}, {"q"}), node("Clip", {"q"}, {"y"})};
    net.initializers = {weights("s", {5, 1, 1}, 6, -2, 2), weights("t", {5, 1, 1}, 7, -1, 1)};
    check(net, {3, 5, 7, 3}, 1, true);
    // Of another rank the channels lie elsewhere: the parts run one by one, and count for the first of them.
    check(net, {5, 5, 3}, 1);
    check(net, {2, 2, 5, 3, 4}, 1);
    // One channel, of which the operator makes five.
    check(net, {2, 1, 3, 4}, 1);
}

TEST(Fuse, SumsOfTwoValues) {
    for (const char* op : {"Add", "Sum"}) {
        Net net{{node(op, {"x", "z"}, {"s"}), node("Relu", {"s"}, {"y"})}, {}};
        for (const Shape& shape : {Shape{2, 3, 5}, Shape{1000}, Shape{}, Shape{0, 3}}) check(net, shape, 1);
        // Unequal shapes expand.
        const Tensor x = values({4, 3, 5}), z = values({3, 1});
        const Ran apart = run(net, false, x, z, 1), fused = run(net, true, x, z, 1);
        ASSERT_EQ(apart.error + fused.error, "");
        ASSERT_EQ(apart.outputs[0].tensor().shape(), (Shape{4, 3, 5}));
        ASSERT_EQ(std::memcmp(apart.outputs[0].tensor().raw(), fused.outputs[0].tensor().raw(), 240), 0);
    }
    // Memory is taken over from values that nobody else reads.
    check({{node("Relu", {"x"}, {"a"}), node("Relu", {"z"}, {"b"}), node("Add", {"a", "b"}, {"s"}),
            node("Relu", {"s"}, {"y"})},
           {}},
          {3, 50}, 3);
    check({{node("Relu", {"x"}, {"a"}), node("Add", {"a", "a"}, {"s"}), node("Relu", {"s"}, {"y"})}, {}},
          {3, 50}, 2);
}

TEST(Fuse, ValuesThatOthersReadStayApart) {
    const std::string sum = node("Add", {"x", "z"}, {"s"}), relu = node("Relu", {"s"}, {"y"});
    check({{sum, relu}, {}, {"y", "s"}}, {2, 5}, 2);
    check({{sum, relu, node("Mul", {"s", "y"}, {"w"})}, {}, {"w"}}, {2, 5}, 3);
    check({{sum, node("Mul", {"s", "s"}, {"y"})}, {}}, {2, 5}, 2);
    // What a body reads is read as well.
    const auto body = [](const std::string& name) {
        onnx::Graph graph;
        graph.nodes = {node("Identity", {"s"}, {name})};
        graph.outputs = {info(name, onnx::tensor_type(DType::Float))};
        return graph.bytes();
    };
    const std::string yes = onnx::attribute_graph("then_branch", body("i"));
    const std::string no = onnx::attribute_graph("else_branch", body("j"));
    const std::string truth =
        onnx::num(2, onnx::elem(DType::Bool)) + onnx::len(8, "c") + onnx::len(9, std::string("\1"));
    const Net net{{sum, relu, node("If", {"c"}, {"w"}, {yes, no})}, {truth}, {"y", "w"}};
    const Tensor x = values({2, 5});
    const Ran apart = run(net, false, x, x, 1), fused = run(net, true, x, x, 1);
    ASSERT_EQ(apart.error + fused.error, "");
    EXPECT_EQ(apart.steps, fused.steps);
    for (int o = 0; o < 2; ++o) {
        ASSERT_EQ(std::memcmp(apart.outputs[static_cast<std::size_t>(o)].tensor().raw(),
                              fused.outputs[static_cast<std::size_t>(o)].tensor().raw(), 40),
                  0);
    }
}

TEST(Fuse, WhatDoesNotFit) {
    // Bounds that come with the run; training; another axis than that of the channels.
    check({{node("Add", {"x", "z"}, {"s"}), node("ReduceMax", {"x"}, {"h"}, {attribute("keepdims", 0)}),
            node("Clip", {"s", "", "h"}, {"y"})},
           {},
           {"y"},
           {},
           13},
          {2, 5}, 3);
    check({{node("Add", {"x", "z"}, {"s"}), node("Clip", {"s", "l", "h"}, {"y"})},
           {onnx::tensor<float>("l", {}, {-0.5F}), onnx::tensor<float>("h", {}, {0.25F})},
           {"y"},
           {},
           13},
          {2, 5}, 1);
    check({{node("BatchNormalization", {"x", "g", "b", "m", "v"}, {"n", "p", "q"},
                 {attribute("training_mode", 1)}),
            node("Relu", {"n"}, {"y"})},
           kNorm,
           {"y"},
           {},
           15},
          {3, 5, 4}, 2);
    check({{node("Mul", {"x", "s"}, {"p"}), node("Relu", {"p"}, {"y"})}, {weights("s", {5}, 6, -2, 2)}},
          {4, 3, 5}, 1);
    check({{node("Mul", {"x", "s"}, {"p"}), node("Relu", {"p"}, {"y"})}, {weights("s", {5, 4}, 6, -2, 2)}},
          {5, 4}, 2);
}

TEST(Fuse, ErrorsNameTheNodeThatFails) {
    const Net net{{norm("x", "n"), node("Add", {"n", "t"}, {"q"}, {}, "add"), node("Relu", {"q"}, {"y"})},
                  with(kNorm, {weights("t", {5, 1, 1}, 7, -1, 1)})};
    for (const Shape& shape : {Shape{2, 4, 3, 3}, Shape{3}}) {
        const Ran apart = run(net, false, values(shape), values(shape), 1);
        const Ran fused = run(net, true, values(shape), values(shape), 1);
        EXPECT_NE(fused.error.find("node 'bn' (BatchNormalization)"), std::string::npos) << fused.error;
        EXPECT_EQ(apart.error, fused.error);
    }
    const Net conv{{node("Conv", {"x", "w"}, {"c"}, {}, "conv"), node("Relu", {"c"}, {"y"})},
                   {weights("w", {5, 3, 3, 3}, 5, -1, 1)}};
    const Ran fused = run(conv, true, values({1, 4, 9, 9}), values({1}), 1);
    EXPECT_NE(fused.error.find("node 'conv' (Conv)"), std::string::npos) << fused.error;
    EXPECT_EQ(fused.error, run(conv, false, values({1, 4, 9, 9}), values({1}), 1).error);
}

/// Weights behind a node that makes a view are packed once as well: their elements are gone after loading.
TEST(Fuse, ShapesGoThroughViews) {
    const Names nodes = {node("Dropout", {"x"}, {"d"}), node("Conv", {"d", "w"}, {"y"})};
    const Net net{nodes, {weights("w", {64, 64, 3, 3}, 5, -1, 1)}, {"y"}, {1, 64, 8, 8}};
    const std::string bytes = net.model().bytes();
    // Loading holds both forms for a moment; a run that packed again would need memory for its values as
    // well.
    Model model;
    const std::size_t size = 64 * 64 * 9 * 4;
    LoadOptions options{.threads = 1, .max_memory = 2 * size + 24'000};
    ASSERT_EQ(Model::load(std::as_bytes(std::span(bytes)), model, options).text(), "");
    std::vector<Value> outputs;
    EXPECT_EQ(model.run(std::vector<Value>{values({1, 64, 8, 8}), values({1, 64, 8, 8})}, outputs).text(),
              "");
}

}  // namespace
}  // namespace opwright
