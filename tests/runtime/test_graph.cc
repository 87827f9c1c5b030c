// SPDX-License-Identifier: Apache-2.0
// Loader and executor on small models: names and scopes, constants, functions, bodies, memory.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "opwright/opwright.h"
#include "tests/runtime/model_bytes.h"

namespace opwright {
namespace {

using Values = std::vector<Value>;
using onnx::attribute;
using onnx::info;
using onnx::Names;
using onnx::node;

const std::string kFloats = onnx::tensor_type(DType::Float, {-1});

std::span<const std::byte> bytes_of(const std::string& text) { return std::as_bytes(std::span(text)); }

Value floats(std::initializer_list<float> values) {
    return Tensor::of<float>(Shape{static_cast<std::int64_t>(values.size())}, values);
}

std::vector<float> floats(const Value& value) {
    const auto values = value.tensor().values<float>();
    return {values.begin(), values.end()};
}

Model load(const onnx::Model& from, const LoadOptions& options = {}) {
    Model model;
    const Status status = Model::load(bytes_of(from.bytes()), model, options);
    EXPECT_EQ(status.text(), "");
    return model;
}

Values run(const Model& model, Values inputs, const RunOptions& options = {}) {
    Values outputs;
    EXPECT_EQ(model.run(std::move(inputs), outputs, options).text(), "");
    return outputs;
}

/// x -> nodes -> y, one-dimensional tensors of float.
onnx::Model chain(Names nodes, Names initializers = {}) {
    onnx::Model model;
    model.graph = {std::move(nodes), {info("x", kFloats)}, {info("y", kFloats)}, std::move(initializers)};
    return model;
}

TEST(Graph, RunsNodesInOrderAndByName) {
    onnx::Model from = chain({node("Add", {"x", "b"}, {"s"}), node("Mul", {"s", "s"}, {"y"})},
                             {onnx::tensor<float>("b", {2}, {1, 2})});
    const Model model = load(from);
    ASSERT_EQ(model.inputs().size(), 1U);
    EXPECT_EQ(model.inputs()[0].name, "x");
    EXPECT_EQ(model.inputs()[0].shape, std::vector<std::int64_t>{-1});
    EXPECT_EQ(model.outputs()[0].type, tensor_type(DType::Float));
    EXPECT_EQ(floats(run(model, {floats({1, 2})})[0]), (std::vector<float>{4, 16}));
    Values outputs;
    ASSERT_TRUE(model.run(std::vector<NamedValue>{{"x", floats({0, -2})}}, outputs).ok());
    EXPECT_EQ(floats(outputs[0]), (std::vector<float>{1, 0}));
    EXPECT_EQ(model.run(std::vector<NamedValue>{{"z", floats({0})}}, outputs).text(),
              "the model has no input 'z'");
}

TEST(Graph, RefusesInputsOfAnotherTypeShapeOrNumber) {
    onnx::Model from = chain({node("Relu", {"x"}, {"y"})});
    from.graph.inputs = {info("x", onnx::tensor_type(DType::Float, {2, -1}))};
    from.graph.outputs = {info("y", onnx::tensor_type(DType::Float))};
    const Model model = load(from);
    Values outputs;
    EXPECT_EQ(model.run(Values{floats({1})}, outputs).text(),
              "model input 0 'x': shape is [1]; allowed: [2,?]");
    EXPECT_EQ(model.run(Values{Tensor::scalar<std::int64_t>(1)}, outputs).text(),
              "model input 0 'x': type is tensor(int64); allowed: tensor(float)");
    EXPECT_EQ(model.run(Values{}, outputs).text(), "model input 0 'x' is missing");
    EXPECT_EQ(model.run(Values{floats({1}), floats({1})}, outputs).text(),
              "number of model inputs is 2; allowed: 0 to 1");
}

TEST(Graph, ValuesOfTheCallerAreNotWrittenOver) {
    const Model model = load(chain({node("Relu", {"x"}, {"y"})}));
    const Value mine = floats({-1, 2});
    EXPECT_EQ(floats(run(model, {mine})[0]), (std::vector<float>{0, 2}));
    EXPECT_EQ(floats(mine), (std::vector<float>{-1, 2}));
    // Moved in, the buffer may serve for the output.
    Value gone = floats({-3, 4});
    const void* memory = gone.tensor().raw();
    Values inputs;
    inputs.push_back(std::move(gone));
    const Values outputs = run(model, std::move(inputs));
    EXPECT_EQ(floats(outputs[0]), (std::vector<float>{0, 4}));
    EXPECT_EQ(outputs[0].tensor().raw(), memory);
}

TEST(Graph, AValueReadTwiceSurvivesItsFirstReader) {
    // Relu could work in place, but Add reads s afterwards.
    const Model model = load(
        chain({node("Add", {"x", "x"}, {"s"}), node("Relu", {"s"}, {"r"}), node("Add", {"s", "r"}, {"y"})}));
    EXPECT_EQ(floats(run(model, {floats({-1, 3})})[0]), (std::vector<float>{-2, 12}));
}

TEST(Graph, OutputsMayBeInputsConstantsAndListedTwice) {
    onnx::Model from = chain({node("Relu", {"x"}, {"y"})}, {onnx::tensor<float>("c", {1}, {7})});
    from.graph.outputs = {info("y", kFloats), info("x", kFloats), info("c", kFloats), info("y", "")};
    Values outputs;
    {
        const Model model = load(from);
        outputs = run(model, {floats({-5})});
    }
    // They outlive the model.
    ASSERT_EQ(outputs.size(), 4U);
    EXPECT_EQ(floats(outputs[0]), std::vector<float>{0});
    EXPECT_EQ(floats(outputs[1]), std::vector<float>{-5});
    EXPECT_EQ(floats(outputs[2]), std::vector<float>{7});
    EXPECT_EQ(floats(outputs[3]), std::vector<float>{0});
}

TEST(Graph, AbsentOptionalInputs) {
    onnx::Model from =
        chain({node("Clip", {"x", "", "most"}, {"y"})}, {onnx::tensor<float>("most", {}, {3})});
    EXPECT_EQ(floats(run(load(from), {floats({-9, 9})})[0]), (std::vector<float>{-9, 3}));
}

TEST(Graph, DefaultsOfInputs) {
    onnx::Model from = chain({node("Add", {"x", "b"}, {"y"})}, {onnx::tensor<float>("b", {1}, {10})});
    from.graph.inputs.push_back(info("b", kFloats));
    const Model model = load(from);
    ASSERT_EQ(model.inputs().size(), 2U);
    EXPECT_TRUE(model.inputs()[1].optional);
    EXPECT_EQ(floats(run(model, {floats({1})})[0]), std::vector<float>{11});
    EXPECT_EQ(floats(run(model, {floats({1}), floats({2})})[0]), std::vector<float>{3});
    // Before IR 4 initializers had to be inputs, too, and are constants.
    from.ir = 3;
    EXPECT_EQ(load(from).inputs().size(), 1U);
}

TEST(Graph, SparseInitializersBecomeDense) {
    onnx::Model from = chain({node("Add", {"x", "s"}, {"y"})});
    const std::string values = onnx::tensor<float>("s", {2}, {5, 6});
    from.graph.sparse = {proto::len(1, values) + proto::len(2, onnx::tensor<std::int64_t>("", {2}, {1, 3})) +
                         proto::num(3, 4)};
    EXPECT_EQ(floats(run(load(from), {floats({1, 1, 1, 1})})[0]), (std::vector<float>{1, 6, 1, 7}));
    from.graph.sparse = {proto::len(1, values) +
                         proto::len(2, onnx::tensor<std::int64_t>("", {2, 2}, {0, 1, 1, 0})) +
                         proto::num(3, 2) + proto::num(3, 2)};
    from.graph.inputs = {info("x", onnx::tensor_type(DType::Float))};
    from.graph.outputs = {info("y", "")};
    EXPECT_EQ(floats(run(load(from), {floats({1, 1})})[0]), (std::vector<float>{1, 6, 7, 1}));
}

TEST(Graph, ConstantNodesAreFoldedAndRandomOnesAreNot) {
    onnx::Model from = chain(
        {node("Constant", {}, {"c"}, {onnx::attribute_tensor("value", onnx::tensor<float>("", {1}, {4}))}),
         node("Mul", {"c", "c"}, {"d"}), node("Add", {"x", "d"}, {"y"})});
    Profile profile;
    EXPECT_EQ(floats(run(load(from), {floats({1})}, {.profile = &profile})[0]), std::vector<float>{17});
    int ran = 0;
    for (const NodeTime& time : profile.nodes) ran += time.calls > 0 ? 1 : 0;
    EXPECT_EQ(ran, 1);

    onnx::Model random;
    random.graph = {{node("RandomUniform", {}, {"y"},
                          {proto::len(1, "shape") + proto::packed(8, {4}) + proto::num(20, 7)})},
                    {},
                    {info("y", "")}};
    const Model model = load(random);
    const auto first = floats(run(model, {}, {.seed = 1})[0]);
    EXPECT_EQ(floats(run(model, {}, {.seed = 1})[0]), first);
    EXPECT_NE(floats(run(model, {}, {.seed = 2})[0]), first);
}

TEST(Graph, FunctionsAreInlinedWithTheirOwnNamesAndAttributes) {
    onnx::Model from =
        chain({node("Twice", {"x"}, {"s"}, {}, "", "local"), node("Shift", {"s"}, {"y"}, {}, "", "local")});
    from.functions = {
        {"Twice", {"a"}, {"b"}, {node("Add", {"a", "a"}, {"b"})}},
        {"Shift",
         {"x"},
         {"y"},
         {node("Constant", {}, {"s"}, {onnx::attribute_tensor("value", onnx::tensor<float>("", {1}, {100}))}),
          node("Twice", {"x"}, {"t"}, {}, "", "local"), node("Add", {"t", "s"}, {"y"})}}};
    EXPECT_EQ(floats(run(load(from), {floats({1, 2})})[0]), (std::vector<float>{104, 108}));

    onnx::Model called = chain({node("Pick", {"x"}, {"y"}, {attribute("which", 1)}, "", "local")});
    called.functions = {{"Pick",
                         {"a"},
                         {"b"},
                         {node("Concat", {"a", "a"}, {"c"}, {attribute("axis", 0)}),
                          node("Gather", {"c", "i"}, {"b"}, {onnx::attribute_ref("axis", "which", 2)})},
                         {"which"}}};
    called.functions[0].nodes.insert(
        called.functions[0].nodes.begin(),
        node("Constant", {}, {"i"},
             {onnx::attribute_tensor("value", onnx::tensor<std::int64_t>("", {1}, {0}))}));
    // The axis comes from the caller: 1 is out of range for one dimension.
    Values outputs;
    EXPECT_EQ(load(called).run(Values{floats({1})}, outputs).code(), Code::InvalidAttribute);
    called.graph.nodes = {node("Pick", {"x"}, {"y"}, {}, "", "local")};  // not given: the operator's default
    EXPECT_EQ(floats(run(load(called), {floats({8, 9})})[0]), std::vector<float>{8});
}

/// then: x + outer, else: outer; both bodies see values of the graph around them.
onnx::Model branching() {
    const onnx::Graph yes{{node("Add", {"x", "outer"}, {"sum"})}, {}, {info("sum", kFloats)}};
    const onnx::Graph no{{node("Identity", {"outer"}, {"same"})}, {}, {info("same", kFloats)}};
    onnx::Model from =
        chain({node("Mul", {"x", "x"}, {"outer"}), node("If", {"c"}, {"y"},
                                                        {onnx::attribute_graph("then_branch", yes.bytes()),
                                                         onnx::attribute_graph("else_branch", no.bytes())})});
    from.graph.inputs.push_back(info("c", onnx::tensor_type(DType::Bool, {})));
    return from;
}

TEST(Graph, BodiesSeeValuesAroundThem) {
    const Model model = load(branching());
    for (int round = 0; round < 2; ++round) {  // the second time in frames that were used
        EXPECT_EQ(floats(run(model, {floats({3}), Tensor::scalar<bool>(true)})[0]), std::vector<float>{12});
        EXPECT_EQ(floats(run(model, {floats({3}), Tensor::scalar<bool>(false)})[0]), std::vector<float>{9});
    }
}

TEST(Graph, TypesThatAreKnownAtRunOnly) {
    // The body does not declare its types, so that what follows from them is bound at the first run.
    const onnx::Graph body{{node("Add", {"v", "k"}, {"w"}), node("Identity", {"go"}, {"on"})},
                           {info("i", ""), info("go", ""), info("v", "")},
                           {info("on", ""), info("w", "")}};
    onnx::Model from;
    from.graph = {{node("Loop", {"n", "", "x"}, {"v"}, {onnx::attribute_graph("body", body.bytes())}),
                   node("Mul", {"v", "k"}, {"y"})},
                  {info("x", kFloats), info("n", onnx::tensor_type(DType::Int64))},
                  {info("y", "")},
                  {onnx::tensor<float>("k", {1}, {3})}};
    const Model model = load(from);
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(floats(run(model, {floats({1}), Tensor::scalar<std::int64_t>(2)})[0]),
                  std::vector<float>{21});
    }
}

TEST(Graph, LoopsCarryValuesAndSequencesGrowInPlace) {
    const std::string sequence = onnx::sequence_type(kFloats);
    const onnx::Graph body{
        {node("Add", {"v", "step"}, {"w"}), node("SequenceInsert", {"s", "w"}, {"t"}),
         node("Identity", {"go"}, {"on"})},
        {info("i", onnx::tensor_type(DType::Int64, {})), info("go", onnx::tensor_type(DType::Bool, {})),
         info("v", kFloats), info("s", sequence)},
        {info("on", onnx::tensor_type(DType::Bool, {})), info("w", kFloats), info("t", sequence)}};
    onnx::Model from;
    from.graph = {
        {node("SequenceEmpty", {}, {"none"}),
         node("Loop", {"n", "", "x", "none"}, {"last", "all"}, {onnx::attribute_graph("body", body.bytes())}),
         node("ConcatFromSequence", {"all"}, {"y"}, {attribute("axis", 0)})},
        {info("x", kFloats), info("n", onnx::tensor_type(DType::Int64, {})), info("step", kFloats)},
        {info("last", kFloats), info("y", kFloats)}};
    const Values outputs = run(load(from), {floats({1}), Tensor::scalar<std::int64_t>(4), floats({10})});
    EXPECT_EQ(floats(outputs[0]), std::vector<float>{41});
    EXPECT_EQ(floats(outputs[1]), (std::vector<float>{11, 21, 31, 41}));
}

TEST(Graph, ScanOutputWithoutIterationHasTheDeclaredShape) {
    // Both inputs of Loop are optional, but its text asks for two: the empty name at the end counts.
    const std::string integer = onnx::tensor_type(DType::Int64), flag = onnx::tensor_type(DType::Bool);
    const std::string open = onnx::tensor_type(DType::Float);
    const auto shape = [&](const std::string& row, std::int64_t times) {
        const onnx::Graph body{{node("Identity", {"go"}, {"on"}), node("Identity", {"x"}, {"row"})},
                               {info("i", integer), info("go", flag)},
                               {info("on", flag), info("row", row)}};
        onnx::Model from;
        from.graph = {{node("Loop", {"n", ""}, {"rows"}, {onnx::attribute_graph("body", body.bytes())})},
                      {info("n", integer), info("x", open)},
                      {info("rows", open)}};
        const Tensor x = Tensor::of<float>(Shape{2, 3}, {1, 2, 3, 4, 5, 6});
        return run(load(from), {Tensor::scalar<std::int64_t>(times), x})[0].tensor().shape();
    };
    EXPECT_EQ(shape(onnx::tensor_type(DType::Float, {2, 3}), 0), (Shape{0, 2, 3}));
    EXPECT_EQ(shape(onnx::tensor_type(DType::Float, {-1, 3}), 0), (Shape{0, 0, 3}));
    EXPECT_EQ(shape(open, 0), Shape{0});
    EXPECT_EQ(shape(onnx::tensor_type(DType::Float, {5}), 2), (Shape{2, 2, 3}));  // it binds nobody
}

TEST(Graph, ErrorsNameTheNode) {
    onnx::Model from =
        chain({node("Add", {"x", "b"}, {"y"}, {}, "sum")}, {onnx::tensor<float>("b", {2}, {1, 2})});
    Values outputs;
    const Status status = load(from).run(Values{floats({1, 2, 3})}, outputs);
    EXPECT_EQ(status.text().rfind("node 'sum' (Add): Add-14: ", 0), 0U) << status.text();
    onnx::Model inner = branching();
    const Status nested = load(inner).run(Values{floats({}), Tensor::of<bool>({2}, {true, false})}, outputs);
    EXPECT_FALSE(nested.ok());
}

TEST(Graph, MemoryHasALimit) {
    onnx::Model from = chain({node("Concat", {"x", "x"}, {"y"}, {attribute("axis", 0)})});
    const Model model = load(from, {.max_memory = 100'000});
    Values outputs;
    Value large;
    {
        Tensor tensor;
        ASSERT_TRUE(Tensor::make(DType::Float, Shape{20'000}, tensor).ok());
        large = tensor;
    }
    EXPECT_EQ(model.run(Values{large}, outputs).code(), Code::OutOfMemory);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(floats(run(model, {floats({1})})[0]), (std::vector<float>{1, 1}));
}

TEST(Graph, MemoryOfSequencesHasALimitToo) {
    // The tensors are shared and take no memory; the sequence grows for ever.
    const std::string sequence = onnx::sequence_type(kFloats);
    const onnx::Graph body{
        {node("SequenceInsert", {"s", "x"}, {"t"}), node("Identity", {"go"}, {"on"})},
        {info("i", onnx::tensor_type(DType::Int64, {})), info("go", onnx::tensor_type(DType::Bool, {})),
         info("s", sequence)},
        {info("on", onnx::tensor_type(DType::Bool, {})), info("t", sequence)}};
    onnx::Model from;
    from.graph = {
        {node("SequenceEmpty", {}, {"none"}),
         node("Loop", {"", "yes", "none"}, {"all"}, {onnx::attribute_graph("body", body.bytes())})},
        {info("x", kFloats)},
        {info("all", sequence)},
        {onnx::tensor<bool>("yes", {}, {true})}};
    const Model model = load(from, {.max_memory = 1'000'000});
    Values outputs;
    for (int round = 0; round < 2; ++round) {
        const Status status = model.run(Values{floats({1})}, outputs);
        EXPECT_EQ(status.code(), Code::OutOfMemory) << status.text();
        EXPECT_NE(status.text().find("SequenceInsert-11: allocation is "), std::string::npos) << status.text();
    }
}

TEST(Graph, ChecksEveryNodeAndGoesOn) {
    onnx::Model from =
        chain({node("Nothing", {"x"}, {"a"}), node("Add", {"a", "x"}, {"b"}), node("Relu", {"b"}, {"y"})});
    const std::string path = testing::TempDir() + "opwright_check.onnx";
    std::ofstream(path, std::ios::binary) << from.bytes();
    std::vector<NodeReport> nodes;
    const Status status = Model::check(path, nodes);
    EXPECT_EQ(status.code(), Code::Unsupported);
    ASSERT_EQ(nodes.size(), 3U);
    EXPECT_EQ(nodes[0].since, 0);
    EXPECT_EQ(nodes[0].node, "node #0 (Nothing)");
    EXPECT_EQ(nodes[0].problem.find("Nothing: no such operator in domain 'ai.onnx'; known: "), 0U);
    EXPECT_EQ(nodes[1].since, 14);
    EXPECT_TRUE(nodes[2].kernel && nodes[2].types && nodes[2].problem.empty());
    std::remove(path.c_str());
}

TEST(Graph, ExternalDataOfTheModelsFolder) {
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "opwright_external";
    std::filesystem::create_directories(folder / "sub");
    std::ofstream(folder / "sub" / "w.bin", std::ios::binary) << proto::raw({0.F, 1.F, 2.F, 3.F});
    onnx::Model from =
        chain({node("Add", {"x", "w"}, {"s"}), node("Add", {"s", "v"}, {"y"})},
              {onnx::external("w", 2, "sub/w.bin", "8", "8"), onnx::external("v", 2, "sub/w.bin")});
    std::ofstream(folder / "m.onnx", std::ios::binary) << from.bytes();
    Values outputs;
    {
        Model model;
        ASSERT_EQ(Model::load((folder / "m.onnx").string(), model).text(), "");
        outputs = run(model, {floats({10, 20})});
    }
    EXPECT_EQ(floats(outputs[0]), (std::vector<float>{12, 24}));
    std::filesystem::remove_all(folder);
}

TEST(Graph, ResultsDoNotDependOnThreads) {
    onnx::Model from =
        chain({node("Mul", {"x", "x"}, {"a"}), node("Add", {"a", "x"}, {"b"}), node("Relu", {"b"}, {"y"})});
    Tensor input;
    ASSERT_TRUE(Tensor::make(DType::Float, Shape{1'000'003}, input).ok());
    for (std::int64_t i = 0; i < input.elements(); ++i) {
        input.mutable_data<float>()[i] = std::sin(static_cast<float>(i));
    }
    const auto one = floats(run(load(from, {.threads = 1}), {input})[0]);
    const Model model = load(from, {.threads = 4});
    for (int i = 0; i < 3; ++i) EXPECT_EQ(floats(run(model, {input})[0]), one);
}

}  // namespace
}  // namespace opwright
