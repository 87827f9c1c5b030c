// SPDX-License-Identifier: Apache-2.0
// Malformed and hostile models: each is refused with its own words, by its own check.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "opwright/opwright.h"
#include "tests/runtime/model_bytes.h"

namespace opwright {
namespace {

namespace fs = std::filesystem;
using onnx::attribute_graph;
using onnx::info;
using onnx::node;

struct Bad {
    const char* name;
    std::string bytes;
    Code code;
    const char* text;
};

void PrintTo(const Bad& bad, std::ostream* out) { *out << bad.name; }

const std::string kFloats = onnx::tensor_type(DType::Float);
const std::string kCondition = onnx::tensor_type(DType::Bool, {});

onnx::Model chain(onnx::Names nodes, onnx::Names initializers = {}) {
    onnx::Model model;
    model.graph = {std::move(nodes), {info("x", kFloats)}, {info("y", kFloats)}, std::move(initializers)};
    return model;
}

onnx::Model with(onnx::Model model, void (*change)(onnx::Model&)) {
    change(model);
    return model;
}

const onnx::Names kRelu = {node("Relu", {"x"}, {"y"})};

std::string function_of(onnx::Function function, const std::string& call) {
    onnx::Model model = chain({call});
    model.functions = {std::move(function)};
    return model.bytes();
}

/// A node `depth` branches deep.
onnx::Graph inside_ifs(int depth, const std::string& innermost) {
    onnx::Graph graph{{innermost}, {}, {info("z", "")}};
    for (int i = 0; i < depth; ++i) {
        const std::string bytes = graph.bytes();
        graph = {{node("If", {"c"}, {"z"},
                       {attribute_graph("then_branch", bytes),
                        attribute_graph("else_branch", onnx::Graph{}.bytes())})},
                 {},
                 {info("z", "")}};
    }
    return graph;
}

std::string nested_ifs(int depth) {
    onnx::Model model = chain(inside_ifs(depth, node("Identity", {"x"}, {"z"})).nodes);
    model.graph.inputs.push_back(info("c", kCondition));
    return model.bytes();
}

/// Functions that call the next one from 25 branches deep: no file may nest graphs as deep as three of them do.
std::string nested_ifs_of_functions() {
    onnx::Model model = chain({node("F0", {"c"}, {"z"}, {}, "", "local")});
    model.graph.inputs.push_back(info("c", kCondition));
    for (int i = 0; i < 3; ++i) {
        const std::string next = i < 2 ? node("F" + std::to_string(i + 1), {"c"}, {"z"}, {}, "", "local")
                                       : node("Identity", {"c"}, {"z"});
        model.functions.push_back({"F" + std::to_string(i), {"c"}, {"z"}, inside_ifs(25, next).nodes});
    }
    return model.bytes();
}

std::string attribute_ints(const std::string& name, int count, std::int64_t value) {
    std::string out = proto::len(1, name) + proto::num(20, 7);
    for (int i = 0; i < count; ++i) out += proto::num(8, value);
    return out;
}

/// A pooling of one element whose kernel has 2^124, nearly all of them in the padding.
std::string huge_kernel() {
    onnx::Model model = chain({node("AveragePool", {"x"}, {"y"},
                                    {attribute_ints("kernel_shape", 4, std::int64_t{1} << 31),
                                     attribute_ints("pads", 8, std::int64_t{1} << 30)})});
    model.graph.inputs = {info("x", onnx::tensor_type(DType::Float, {1, 1, 1, 1, 1, 1}))};
    return model.bytes();
}

/// Functions that call the next one twice, `depth` times: 2^depth nodes.
std::string doubling(int depth) {
    onnx::Model model = chain({node("F0", {"x"}, {"y"}, {}, "", "local")});
    for (int i = 0; i < depth; ++i) {
        const std::string next = i + 1 < depth ? "F" + std::to_string(i + 1) : "Relu";
        const std::string domain = i + 1 < depth ? "local" : "";
        model.functions.push_back(
            {"F" + std::to_string(i),
             {"a"},
             {"b"},
             {node(next, {"a"}, {"t"}, {}, "", domain), node(next, {"t"}, {"b"}, {}, "", domain)}});
    }
    return model.bytes();
}

/// The same without a single node: nothing but calls.
std::string doubling_nothing(int depth) {
    onnx::Model model = chain({node("F0", {}, {}, {}, "", "local"), kRelu[0]});
    for (int i = 0; i < depth; ++i) {
        const std::string call = node("F" + std::to_string(i + 1), {}, {}, {}, "", "local");
        model.functions.push_back(
            {"F" + std::to_string(i), {}, {}, i + 1 < depth ? onnx::Names{call, call} : onnx::Names{}});
    }
    return model.bytes();
}

/// Functions that call one another in a chain, deeper than is allowed.
std::string calling(int depth) {
    onnx::Model model = chain({node("F0", {"x"}, {"y"}, {}, "", "local")});
    for (int i = 0; i < depth; ++i) {
        const std::string next = i + 1 < depth ? "F" + std::to_string(i + 1) : "Relu";
        model.functions.push_back({"F" + std::to_string(i),
                                   {"a"},
                                   {"b"},
                                   {node(next, {"a"}, {"b"}, {}, "", i + 1 < depth ? "local" : "")}});
    }
    return model.bytes();
}

std::string tensor_of(std::int64_t dim, DType type, const std::string& data) {
    return proto::num(1, dim) + proto::num(2, onnx::elem(type)) + proto::len(8, "w") + data;
}

std::string sparse(std::initializer_list<std::int64_t> at, std::int64_t dim) {
    return proto::len(1, onnx::tensor<float>("w", {2}, {1, 2})) +
           proto::len(2, onnx::tensor<std::int64_t>("", {2}, at)) + proto::num(3, dim);
}

std::string with_sparse(const std::string& tensor) {
    onnx::Model model = chain({node("Add", {"x", "w"}, {"y"})});
    model.graph.sparse = {tensor};
    return model.bytes();
}

std::string weight(const std::string& tensor) {
    return chain({node("Add", {"x", "w"}, {"y"})}, {tensor}).bytes();
}

std::vector<Bad> bad_models() {
    const std::string whole = chain(kRelu).bytes();
    return {
        // the file
        {"empty", "", Code::InvalidModel, "ir_version is missing"},
        {"truncated", whole.substr(0, whole.size() - 1), Code::InvalidModel, "not a valid file: "},
        {"text", "this is not a model at all", Code::InvalidModel, "not a valid file: "},
        {"length_beyond_the_end", proto::num(1, 10) + proto::tag(7, 2) + proto::varint(1'000'000'000),
         Code::InvalidModel, "not a valid file: "},
        {"endless_varint", proto::tag(1, 0) + std::string(11, '\xff'), Code::InvalidModel,
         "not a valid file: "},
        {"group", proto::num(1, 10) + proto::tag(7, 3), Code::InvalidModel, "not a valid file: "},
        {"name_not_utf8", chain({node("Relu", {"x"}, {"\xc3\x28"})}).bytes(), Code::InvalidModel,
         "not a valid file: "},
        {"graphs_65_deep", nested_ifs(70), Code::InvalidModel, "not a valid file: "},
        // the model
        {"no_graph", proto::num(1, 10) + onnx::import("", 21), Code::InvalidModel, "the model has no graph"},
        {"future_ir", with(chain(kRelu), [](onnx::Model& m) { m.ir = 99; }).bytes(), Code::Unsupported,
         "ir_version 99 is unknown; known: 1 to 14"},
        {"negative_ir", with(chain(kRelu), [](onnx::Model& m) { m.ir = -3; }).bytes(), Code::InvalidModel,
         "ir_version is missing"},
        {"no_opset", with(chain(kRelu), [](onnx::Model& m) { m.opset = 0; }).bytes(), Code::InvalidModel,
         "the model imports no opset"},
        {"two_opsets",
         with(chain(kRelu), [](onnx::Model& m) { m.more = onnx::import("ai.onnx", 7); }).bytes(),
         Code::InvalidModel, "domain 'ai.onnx' is imported as opset 21 and 7"},
        {"future_opset", with(chain(kRelu), [](onnx::Model& m) { m.opset = 1000; }).bytes(),
         Code::Unsupported, "node #0 (Relu): Relu: opset 1000 of domain 'ai.onnx' is unknown; known: 1 to "},
        {"opset_0x7fff", with(chain(kRelu), [](onnx::Model& m) { m.opset = INT64_MAX; }).bytes(),
         Code::Unsupported,
         "node #0 (Relu): Relu: opset 9223372036854775807 of domain 'ai.onnx' is unknown; known: 1 to "},
        {"domain_not_imported", chain({node("Scaler", {"x"}, {"y"}, {}, "", "ai.onnx.ml")}).bytes(),
         Code::InvalidModel, "node #0 (Scaler): domain 'ai.onnx.ml' is not imported"},
        {"unknown_domain",
         with(chain({node("Foo", {"x"}, {"y"}, {}, "", "com.x")}),
              [](onnx::Model& m) { m.more = onnx::import("com.x", 1); })
             .bytes(),
         Code::Unsupported, "node #0 (Foo): com.x.Foo: domain 'com.x' is unknown; known: "},
        {"unknown_operator", chain({node("Fold", {"x"}, {"y"}, {}, "n")}).bytes(), Code::Unsupported,
         "node 'n' (Fold): Fold: no such operator in domain 'ai.onnx'"},
        {"operator_not_yet",
         with(chain({node("Where", {"x", "x", "x"}, {"y"})}), [](onnx::Model& m) { m.opset = 8; }).bytes(),
         Code::Unsupported, "node #0 (Where): Where: not in opset 8; known versions: "},
        // names
        {"cycle",
         chain({node("Add", {"x", "b"}, {"a"}), node("Relu", {"a"}, {"b"}), node("Relu", {"b"}, {"y"})})
             .bytes(),
         Code::InvalidModel,
         "node #0 (Add): input 1 'b' is neither a graph input nor made by a node before this one"},
        {"reads_itself", chain({node("Relu", {"y"}, {"y"})}).bytes(), Code::InvalidModel,
         "node #0 (Relu): input 0 'y' is neither a graph input nor made by a node before this one"},
        {"order", chain({node("Relu", {"a"}, {"y"}), node("Relu", {"x"}, {"a"})}).bytes(), Code::InvalidModel,
         "node #0 (Relu): input 0 'a' is neither a graph input nor made by a node before this one"},
        {"output_made_twice", chain({node("Relu", {"x"}, {"y"}), node("Abs", {"x"}, {"y"})}).bytes(),
         Code::InvalidModel, "node #1 (Abs): name 'y' is defined twice"},
        {"output_is_input", chain({node("Relu", {"x"}, {"x"})}).bytes(), Code::InvalidModel,
         "node #0 (Relu): name 'x' is defined twice"},
        {"input_twice",
         with(chain(kRelu), [](onnx::Model& m) { m.graph.inputs.push_back(info("x", kFloats)); }).bytes(),
         Code::InvalidModel, "name 'x' is defined twice"},
        {"initializer_twice",
         chain(kRelu, {onnx::tensor<float>("w", {}, {1}), onnx::tensor<float>("w", {}, {2})}).bytes(),
         Code::InvalidModel, "name 'w' is defined twice"},
        {"initializer_without_name", chain(kRelu, {onnx::tensor<float>("", {}, {1})}).bytes(),
         Code::InvalidModel, "an initializer has no name"},
        {"input_without_name",
         with(chain(kRelu), [](onnx::Model& m) { m.graph.inputs.push_back(info("", kFloats)); }).bytes(),
         Code::InvalidModel, "a graph input has no name"},
        {"output_of_nobody",
         with(chain(kRelu), [](onnx::Model& m) { m.graph.outputs.push_back(info("q", kFloats)); }).bytes(),
         Code::InvalidModel, "graph output 'q' is not made by any node"},
        {"body_sees_no_sibling",
         with(
             chain({node(
                 "If", {"c"}, {"y"},
                 {attribute_graph("then_branch",
                                  onnx::Graph{{node("Relu", {"x"}, {"t"})}, {}, {info("t", "")}}.bytes()),
                  attribute_graph("else_branch",
                                  onnx::Graph{{node("Relu", {"t"}, {"e"})}, {}, {info("e", "")}}.bytes())})}),
             [](onnx::Model& m) { m.graph.inputs.push_back(info("c", kCondition)); })
             .bytes(),
         Code::InvalidModel,
         "node #0 (If): attribute 'else_branch': node #0 (Relu): input 0 't' is neither a graph input"},
        // types and arity
        {"type_of_output",
         with(chain(kRelu),
              [](onnx::Model& m) { m.graph.outputs = {info("y", onnx::tensor_type(DType::Int8))}; })
             .bytes(),
         Code::InvalidModel,
         "type of graph output 'y' is tensor(int8); allowed: tensor(float), which the nodes give"},
        {"unknown_element_type",
         with(
             chain(kRelu),
             [](onnx::Model& m) { m.graph.inputs[0] = info("x", onnx::tensor_type(static_cast<DType>(77))); })
             .bytes(),
         Code::InvalidModel, "graph input 'x': element type 77 is unknown"},
        {"type_of_node",
         with(chain(kRelu),
              [](onnx::Model& m) { m.graph.inputs[0] = info("x", onnx::tensor_type(DType::String)); })
             .bytes(),
         Code::InvalidInput, "node #0 (Relu): Relu-14: input 0 'X': type is tensor(string); allowed: "},
        {"too_many_inputs", chain({node("Relu", {"x", "x"}, {"y"})}).bytes(), Code::InvalidInput,
         "node #0 (Relu): Relu-14: number of inputs is 2; allowed: 1"},
        {"too_many_outputs", chain({node("Relu", {"x"}, {"y", "z"})}).bytes(), Code::InvalidInput,
         "node #0 (Relu): Relu-14: number of outputs is 2; allowed: 1"},
        {"unknown_attribute", chain({node("Relu", {"x"}, {"y"}, {onnx::attribute("slope", 1)})}).bytes(),
         Code::InvalidAttribute,
         "node #0 (Relu): Relu-14: attribute 'slope': name is unknown; allowed: no attribute"},
        {"kernel_of_2_to_the_124", huge_kernel(), Code::InvalidAttribute,
         "node #0 (AveragePool): AveragePool-19: attribute 'kernel_shape': value is "
         "[2147483648,2147483648,2147483648,2147483648]; allowed: a kernel of at most 2^62 elements"},
        {"attribute_of_no_kind",
         chain({node("Relu", {"x"}, {"y"}, {proto::len(1, "k") + proto::num(20, 99)})}).bytes(),
         Code::InvalidAttribute, "node #0 (Relu): attribute 'k': kind is 99; allowed: 1 to 14"},
        {"graph_attribute_without_graph",
         with(chain({node("If", {"c"}, {"y"}, {proto::len(1, "then_branch") + proto::num(20, 5)})}),
              [](onnx::Model& m) { m.graph.inputs.push_back(info("c", kCondition)); })
             .bytes(),
         Code::InvalidAttribute, "node #0 (If): attribute 'then_branch': value is missing"},
        {"reference_outside_a_function",
         chain({node("Relu", {"x"}, {"y"}, {onnx::attribute_ref("k", "k", 2)})}).bytes(), Code::InvalidModel,
         "node #0 (Relu): attribute 'k' refers to one of a function, but stands in none"},
        // tensors
        {"initializer_type", weight(tensor_of(1, static_cast<DType>(55), "")), Code::InvalidModel,
         "initializer 'w' has an unknown type"},
        {"initializer_type_differs",
         with(chain(kRelu, {onnx::tensor<float>("x", {1}, {1})}),
              [](onnx::Model& m) { m.graph.inputs[0] = info("x", onnx::tensor_type(DType::Int8)); })
             .bytes(),
         Code::InvalidModel, "type of initializer 'x' is tensor(float); allowed: tensor(int8)"},
        {"huge_dims", weight(proto::num(1, INT64_MAX) + tensor_of(INT64_MAX, DType::Float, "")),
         Code::InvalidModel,
         "node #0 (Add): tensor 'w': a dim is negative or the number of elements is out of range"},
        {"negative_dim", weight(tensor_of(-1, DType::Float, "")), Code::InvalidModel,
         "node #0 (Add): tensor 'w': a dim is negative or the number of elements is out of range"},
        {"large_without_data", weight(tensor_of(std::int64_t{1} << 40, DType::Float, "")), Code::InvalidModel,
         "node #0 (Add): tensor 'w': the data are not as many as dims and data type need"},
        {"raw_data_too_short", weight(tensor_of(3, DType::Float, proto::len(9, std::string(11, 'x')))),
         Code::InvalidModel, "node #0 (Add): tensor 'w': raw_data is not as long as dims and data type need"},
        {"strings_as_raw_data", weight(tensor_of(1, DType::String, proto::len(9, "abc"))), Code::InvalidInput,
         "node #0 (Add): Add-14: input 1 'B': type is "},
        {"rank_40", weight([] {
             std::string out;
             for (int i = 0; i < 40; ++i) out += proto::num(1, 1);
             return out + tensor_of(1, DType::Float, proto::len(9, std::string(4, '\0')));
         }()),
         Code::InvalidModel, "not a valid file: "},
        {"sparse_index_outside", with_sparse(sparse({1, 9}, 4)), Code::InvalidModel,
         "node #0 (Add): sparse tensor 'w': index 1 lies outside"},
        {"sparse_index_order", with_sparse(sparse({2, 1}, 4)), Code::InvalidModel,
         "node #0 (Add): sparse tensor 'w': the indices are not in ascending order"},
        {"sparse_huge", with_sparse(sparse({0, 1}, INT64_MAX)), Code::InvalidModel,
         "node #0 (Add): sparse tensor 'w': a dim is negative or the number of elements is out of range"},
        {"memory_of_a_constant",
         chain({node("ConstantOfShape", {"s"}, {"w"}), node("Add", {"x", "w"}, {"y"})},
               {onnx::tensor<std::int64_t>("s", {2}, {1 << 20, 1 << 30})})
             .bytes(),
         Code::OutOfMemory,
         "node #1 (Add): node #0 (ConstantOfShape): ConstantOfShape-21: output 0 'output': allocation is "},
        // functions
        {"function_calls_itself",
         function_of({"F", {"a"}, {"b"}, {node("F", {"a"}, {"b"}, {}, "", "local")}},
                     node("F", {"x"}, {"y"}, {}, "f", "local")),
         Code::InvalidModel, "node 'f' (F): node #0 (F): function 'F' calls itself"},
        {"function_calls_too_deep", calling(80), Code::InvalidModel,
         "functions call one another more than 64 deep"},
        {"graphs_of_functions_too_deep", nested_ifs_of_functions(), Code::InvalidModel,
         "graphs nest more than 64 deep"},
        {"function_multiplies", doubling(40), Code::InvalidModel,
         "functions unfold to more than 100000 nodes"},
        {"function_calls_multiply", doubling_nothing(40), Code::InvalidModel,
         "functions unfold to more than 100000 nodes"},
        {"function_attribute",
         function_of({"F", {"a"}, {"b"}, {node("Relu", {"a"}, {"b"})}},
                     node("F", {"x"}, {"y"}, {onnx::attribute("k", 1)}, "f", "local")),
         Code::InvalidAttribute, "node 'f' (F): function 'F' has no attribute 'k'"},
        {"function_inputs",
         function_of({"F", {"a"}, {"b"}, {node("Relu", {"a"}, {"b"})}},
                     node("F", {"x", "x"}, {"y"}, {}, "f", "local")),
         Code::InvalidModel, "node 'f' (F): function 'F' has 1 inputs and 1 outputs"},
        {"function_output",
         function_of({"F", {"a"}, {"c"}, {node("Relu", {"a"}, {"b"})}},
                     node("F", {"x"}, {"y"}, {}, "f", "local")),
         Code::InvalidModel, "node 'f' (F): function 'F': output 'c' is not made by any node"},
        {"function_hands_on_what_is_left_out",
         with(chain({node("F", {"x"}, {"y", "z"}, {}, "f", "local")}),
              [](onnx::Model& m) {
                  m.functions = {{"F", {"a", "b"}, {"c", "b"}, {node("Relu", {"a"}, {"c"})}}};
                  m.graph.outputs.push_back(info("z", kFloats));
              })
             .bytes(),
         Code::InvalidModel, "graph output 'z' is an input of a function, which its caller leaves out"},
        {"function_sees_no_caller",
         function_of({"F", {"a"}, {"b"}, {node("Add", {"a", "x"}, {"b"})}},
                     node("F", {"x"}, {"y"}, {}, "f", "local")),
         Code::InvalidModel,
         "node 'f' (F): node #0 (Add): input 1 'x' is neither a graph input nor made by a node before this "
         "one"},
        {"function_twice",
         with(chain(kRelu),
              [](onnx::Model& m) {
                  m.functions = {{"F", {}, {}, {}}, {"F", {}, {}, {}}};
              })
             .bytes(),
         Code::InvalidModel, "function 'F' is defined twice"},
    };
}

class BadModel : public testing::TestWithParam<Bad> {};

TEST_P(BadModel, IsRefused) {
    const Bad& bad = GetParam();
    Model model;
    const Status status =
        Model::load(std::as_bytes(std::span(bad.bytes)), model, {.max_memory = std::size_t{1} << 30});
    EXPECT_NE(status.text().find(bad.text), std::string::npos) << status.text();
    EXPECT_EQ(status.code(), bad.code) << status.text();
    // What was not loaded does not run.
    std::vector<Value> outputs;
    EXPECT_FALSE(model.run(std::vector<Value>(), outputs).ok());
}

INSTANTIATE_TEST_SUITE_P(Table, BadModel, testing::ValuesIn(bad_models()),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(BadModels, NoTwoSayTheSame) {
    // The reader's own words are its own tests'; of the rest, each names its place and its fault.
    std::set<std::string> texts;
    for (const Bad& bad : bad_models()) {
        if (std::string_view(bad.text) == "not a valid file: ") continue;
        Model model;
        texts.insert(
            std::string(bad.name == std::string_view("negative_ir") ? "negative " : "") +
            Model::load(std::as_bytes(std::span(bad.bytes)), model, {.max_memory = std::size_t{1} << 30})
                .text());
    }
    EXPECT_GE(texts.size(), 40U);
}

// ---- external data ----

class ExternalData : public testing::Test {
protected:
    void SetUp() override {
        root_ =
            fs::path(testing::TempDir()) /
            ("opwright_bad_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        fs::remove_all(root_);
        fs::create_directories(root_ / "model");
        std::ofstream(root_ / "secret.bin", std::ios::binary) << std::string(64, 's');
        std::ofstream(root_ / "model" / "w.bin", std::ios::binary) << std::string(16, 'w');
    }
    void TearDown() override { fs::remove_all(root_); }

    std::string error(const std::string& location, const std::string& offset = "",
                      const std::string& length = "") {
        onnx::Model from =
            chain({node("Add", {"x", "w"}, {"y"})}, {onnx::external("w", 4, location, offset, length)});
        const std::string path = (root_ / "model" / "m.onnx").string();
        std::ofstream(path, std::ios::binary) << from.bytes();
        Model model;
        const Status status = Model::load(path, model);
        EXPECT_NE(status.code(), Code::Ok);
        return status.text();
    }
    fs::path root_;
};

constexpr const char* kPlace = "node #0 (Add): tensor 'w': ";

TEST_F(ExternalData, StaysInsideTheModelsFolder) {
    const std::string place = kPlace;
    EXPECT_EQ(error("../secret.bin"),
              place + "external data '../secret.bin': the location leads out of the model's folder");
    EXPECT_EQ(error("sub/../../secret.bin"),
              place + "external data 'sub/../../secret.bin': the location leads out of the model's folder");
    const std::string absolute = (root_ / "secret.bin").string();
    EXPECT_EQ(error(absolute), place + "external data '" + absolute + "': the location is an absolute path");
    EXPECT_EQ(error(std::string("w.bin\0x", 7)),
              place + "external data '" + std::string("w.bin\0x", 7) + "': the location holds a NUL byte");
    EXPECT_EQ(error("..\\secret.bin"),
              place + "external data '..\\secret.bin': the location holds a backslash");
    fs::create_symlink(root_ / "secret.bin", root_ / "model" / "link.bin");
    EXPECT_EQ(error("link.bin"),
              place + "external data 'link.bin': a symbolic link leads out of the model's folder");
    fs::create_directory_symlink(root_, root_ / "model" / "up");
    EXPECT_EQ(error("up/secret.bin"),
              place + "external data 'up/secret.bin': a symbolic link leads out of the model's folder");
    // A neighbour whose name only begins like the folder's.
    fs::create_directories(root_ / "model2");
    fs::copy_file(root_ / "secret.bin", root_ / "model2" / "s.bin");
    fs::create_symlink(root_ / "model2" / "s.bin", root_ / "model" / "near.bin");
    EXPECT_EQ(error("near.bin"),
              place + "external data 'near.bin': a symbolic link leads out of the model's folder");
}

TEST_F(ExternalData, MustHoldWhatTheTensorNeeds) {
    const std::string place = kPlace;
    EXPECT_EQ(error("w.bin", "4"),
              place + "external data 'w.bin': 16 bytes at offset 4 end beyond its 16 bytes");
    EXPECT_EQ(
        error("w.bin", "9223372036854775800"),
        place + "external data 'w.bin': 16 bytes at offset 9223372036854775800 end beyond its 16 bytes");
    EXPECT_EQ(error("w.bin", "", "12"),
              place + "the length of the external data is not what dims and data type need");
    EXPECT_EQ(error(""), place + "external data have no location");
    EXPECT_NE(error("none.bin").find("cannot open"), std::string::npos);
    EXPECT_NE(error(".").find("not a regular file"), std::string::npos);
    EXPECT_NE(error("w.bin", "-8"), "");
}

TEST_F(ExternalData, NeedsAFolder) {
    onnx::Model from = chain({node("Add", {"x", "w"}, {"y"})}, {onnx::external("w", 4, "w.bin")});
    const std::string bytes = from.bytes();
    Model model;
    EXPECT_EQ(Model::load(std::as_bytes(std::span(bytes)), model).text(),
              std::string(kPlace) + "external data 'w.bin': the model was not loaded from a folder");
    EXPECT_EQ(
        Model::load(std::as_bytes(std::span(bytes)), model, {.folder = (root_ / "model").string()}).text(),
        "");
}

TEST(BadModels, MissingFileAndFolder) {
    Model model;
    EXPECT_EQ(Model::load("/nonexistent/m.onnx", model).code(), Code::Failed);
    EXPECT_EQ(Model::load(testing::TempDir(), model).code(), Code::Failed);
}

}  // namespace
}  // namespace opwright
