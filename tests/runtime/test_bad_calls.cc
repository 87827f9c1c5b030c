// SPDX-License-Identifier: Apache-2.0
// Calls that a kernel must refuse, and the whole text of each refusal. The tables are bad_calls_facts.txt,
// which tells the format, and bad_calls_values.txt.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "opwright/registry.h"
#include "tests/runtime/case_text.h"

namespace opwright::cases {
namespace {

struct Row {
    std::string place;    ///< file and line
    std::string section;  ///< what kind of mistake it is
    std::string call;
    std::string text;
};

std::ifstream open_file(const std::string& name) {
    const char* root = std::getenv("OPWRIGHT_SOURCE_DIR");
    std::ifstream file((root != nullptr ? std::string(root) + "/" : std::string()) + name);
    EXPECT_TRUE(file.good()) << "run from the repository's root or set OPWRIGHT_SOURCE_DIR";
    return file;
}

/// What a release changes in texts: the newest opset of ai.onnx and the number of its operators.
std::map<std::string, std::string> release_facts() {
    std::ifstream file = open_file("schemas/opsets.txt");
    int newest = 0, operators = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string first, second;
        words >> first >> second;
        if (first == "newest" && second == "ai.onnx") words >> newest;
        operators += first == "ai.onnx" ? 1 : 0;
    }
    return {{"{newest}", std::to_string(newest)}, {"{operators}", std::to_string(operators)}};
}

void read_rows(const std::string& name, std::vector<Row>& rows) {
    std::ifstream file = open_file(name);
    std::string line, section;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.empty() || line[0] == '#') continue;
        if (line[0] == '[') {
            section = line.substr(1, line.size() - 2);
        } else if (line[0] != ' ') {
            rows.push_back({name + ":" + std::to_string(number), section, line, ""});
        } else if (!rows.empty()) {
            rows.back().text +=
                (rows.back().text.empty() ? "" : " ") + line.substr(line.find_first_not_of(' '));
        }
    }
}

std::vector<Row> read_rows() {
    std::vector<Row> rows;
    read_rows("tests/runtime/bad_calls_facts.txt", rows);
    read_rows("tests/runtime/bad_calls_values.txt", rows);
    for (const auto& [name, value] : release_facts()) {
        for (Row& row : rows) {
            const std::size_t at = row.text.find(name);
            if (at != std::string::npos) row.text.replace(at, name.size(), value);
        }
    }
    return rows;
}

std::vector<std::string> split(const std::string& text, const std::string& at) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t end = text.find(at); end != std::string::npos; end = text.find(at, begin)) {
        parts.push_back(text.substr(begin, end - begin));
        begin = end + at.size();
    }
    parts.push_back(text.substr(begin));
    return parts;
}

/// A tensor whose elements are left out gets zeros.
std::string with_elements(std::string value) {
    if (value.back() != ']') return value;
    std::int64_t count = 1;
    const std::size_t begin = value.rfind('[') + 1;
    const std::string extents = value.substr(begin, value.size() - 1 - begin);
    if (!extents.empty()) {
        for (const std::string& extent : split(extents, ",")) count *= std::stoll(extent);
    }
    const char* zero = value.find("(string)") != std::string::npos   ? " \"\""
                       : value.find("(complex") != std::string::npos ? " (0,0)"
                                                                     : " 0";
    for (std::int64_t i = 0; i < count; ++i) value += zero;
    return value;
}

/// A subgraph that is only looked at from outside.
class Facade final : public Body {
public:
    Facade(int inputs, std::vector<Type> outputs) : inputs_(inputs), outputs_(std::move(outputs)) {}
    int inputs() const override { return inputs_; }
    int outputs() const override { return static_cast<int>(outputs_.size()); }
    Type output_type(int i) const override { return outputs_[static_cast<std::size_t>(i)]; }
    Status run(Context&, std::span<Value>, std::span<Value>) const override {
        return failure(Code::Failed, "the body ran");
    }

private:
    int inputs_;
    std::vector<Type> outputs_;
};

AttributeKind kind_of(const std::string& name) {
    const std::map<std::string, AttributeKind> kinds = {
        {"FLOAT", AttributeKind::Float},
        {"INT", AttributeKind::Int},
        {"STRING", AttributeKind::String},
        {"TENSOR", AttributeKind::Tensor},
        {"GRAPH", AttributeKind::Graph},
        {"FLOATS", AttributeKind::Floats},
        {"INTS", AttributeKind::Ints},
        {"STRINGS", AttributeKind::Strings},
        {"TYPE_PROTO", AttributeKind::TypeProto},
    };
    const auto found = kinds.find(name);
    return found == kinds.end() ? AttributeKind::Undefined : found->second;
}

/// `axis FLOATS`: an attribute of that kind, whatever the operator has; `body GRAPH 2 float bool`: a subgraph
/// of two inputs that gives tensors of those types.
Attribute extra_attribute(const std::string& text, std::vector<std::unique_ptr<Facade>>& bodies) {
    const std::vector<std::string> words = split(text, " ");
    Attribute attribute{words.at(0), kind_of(words.at(1)), {}};
    if (attribute.kind == AttributeKind::Graph) {
        std::vector<Type> outputs;
        for (std::size_t k = 3; k < words.size(); ++k)
            outputs.push_back(tensor_type(dtype_from_name(words[k].data(), words[k].size())));
        bodies.push_back(std::make_unique<Facade>(std::stoi(words.at(2)), std::move(outputs)));
        attribute.data = static_cast<const Body*>(bodies.back().get());
    }
    return attribute;
}

/// At most 64 MB, so that a size that overflows is never tried out.
Allocator& small_memory() {
    static Allocator allocator{
        nullptr,
        [](void*, std::size_t bytes) -> void* {
            return bytes > (std::size_t{64} << 20) ? nullptr : heap().allocate(heap().self, bytes);
        },
        [](void*, void* memory, std::size_t bytes) { heap().release(heap().self, memory, bytes); }};
    return allocator;
}

std::string call_node(const NodeCase& given, bool constant) {
    std::vector<Type> types;
    for (const Value& value : given.inputs) types.push_back(value.type());
    const auto wanted = std::make_unique<bool[]>(given.output_names.size());
    for (std::size_t o = 0; o < given.output_names.size(); ++o) wanted[o] = !given.output_names[o].empty();
    BoundKernel bound;
    Status status = BoundKernel::bind(*given.kernel, Attributes(given.attributes), types,
                                      {wanted.get(), given.output_names.size()}, bound);
    if (status.ok() && constant) status = bound.set_constants(given.inputs, small_memory());
    std::vector<Value> inputs = given.inputs, outputs(given.output_names.size());
    Services services;
    services.allocator = &small_memory();
    if (status.ok()) status = bound.run(inputs, outputs, services);
    return status.ok() ? "is accepted" : status.text();
}

/// What is said of one call, whether its inputs are known beforehand or not.
std::string refusal(const std::string& call) {
    std::vector<std::string> parts = split(call, " | ");
    const std::vector<std::string> words = split(call, " ");
    if (words.size() == 3 && words[1] == "opset") {  // `ai.onnx.ml.Scaler opset 7`
        const std::size_t dot = words[0].rfind('.');
        const std::string domain = dot == std::string::npos ? "" : words[0].substr(0, dot);
        const Kernel* kernel = nullptr;
        return find_kernel(domain, words[0].substr(dot + 1), std::stoll(words[2]), kernel).text();
    }
    std::vector<std::unique_ptr<Facade>> bodies;
    std::vector<Attribute> more;
    std::string text = parts[0];
    for (std::size_t k = 1; k < parts.size(); ++k) {
        if (parts[k][0] == '+') {
            more.push_back(extra_attribute(parts[k].substr(2), bodies));
        } else {
            text += "\n" + with_elements(parts[k]);
        }
    }
    for (const std::string& output : split(call.substr(0, call.find(" = ")), ", ")) {
        if (output != "_") text += "\n" + output + ": tensor(float)[0]";
    }
    NodeCase given;
    std::string error;
    if (!parse_case(text, given, error)) return "not read: " + error;
    given.attributes.insert(given.attributes.end(), more.begin(), more.end());
    const std::string at_run = call_node(given, false), before = call_node(given, true);
    return at_run == before ? at_run : "at run: " + at_run + "; before: " + before;
}

std::string operator_of(const std::string& text) {
    const std::string name = text.substr(0, text.find(": "));
    return std::regex_replace(name, std::regex("-[0-9]+$"), "");
}

/// What is left of an error without all that another call which fails at the same check would change:
/// version, operand, types, numbers.
std::string check_of(const std::string& text) {
    const std::string type = "(optional|seq|map|tensor|sparse_tensor)\\([a-z0-9(), ]*\\)";
    const std::pair<std::string, std::string> blanks[] = {
        {"^([^:]*)-[0-9]+:", "$1:"},
        {"attribute '[^']*': (name|kind|required attribute|number of occurrences) is .*", "$1"},
        {"(input|output) [0-9]+ '[^']*'", "$1"},
        {" is .*; allowed", " allowed"},
        {type + "(, " + type + ")*", "type"},
        {"\\[[-0-9,]*\\]", "#"},
        {"-?[0-9]+(\\.[0-9]+)?", "#"},
    };
    std::string left = text;
    for (const auto& [pattern, by] : blanks) left = std::regex_replace(left, std::regex(pattern), by);
    return left;
}

TEST(BadCalls, EachIsRefusedWithItsText) {
    for (const Row& row : read_rows())
        EXPECT_EQ(refusal(row.call), row.text) << row.place << ": " << row.call;
}

TEST(BadCalls, NoTwoFailAtTheSameCheckOfAnOperator) {
    std::map<std::string, Row> seen;
    for (const Row& row : read_rows()) {
        const auto [other, fresh] = seen.emplace(check_of(row.text), row);
        EXPECT_TRUE(fresh) << row.place << " and " << other->second.place
                           << " fail at one check: " << other->first;
    }
}

TEST(BadCalls, BlankedTextsOfOneCheckAreEqual) {
    EXPECT_EQ(check_of("Gemm-13: input 0 'A': rank is 3; allowed: 2"),
              check_of("Gemm-7: input 1 'B': rank is 1; allowed: 2"));
    EXPECT_EQ(check_of("Abs-13: input 0 'X': type is tensor(bool); allowed: tensor(float), tensor(int8)"),
              check_of("Abs-1: input 0 'X': type is seq(tensor(float)); allowed: tensor(float)"));
    EXPECT_EQ(check_of("Abs-13: attribute 'a': name is unknown; allowed: no attribute"),
              check_of("Abs-1: attribute 'b': name is unknown; allowed: consumed_inputs"));
    EXPECT_NE(check_of("Abs-13: input 0 'X': rank is 3; allowed: 2"),
              check_of("Size-13: input 0 'X': rank is 3; allowed: 2"));
    EXPECT_NE(check_of("Abs-13: input 0 'X': rank is 3; allowed: 2"),
              check_of("Abs-13: input 0 'X': shape is [3]; allowed: [2]"));
}

TEST(BadCalls, EveryKindAndEveryOperatorIsThere) {
    std::map<std::string, int> sections;
    std::set<std::string> operators;
    const std::vector<Row> rows = read_rows();
    for (const Row& row : rows) {
        ++sections[row.section];
        operators.insert(operator_of(row.text));
    }
    EXPECT_GE(rows.size(), 100U);
    for (const char* kind :
         {"arity", "type", "rank", "shape", "axis", "index", "attribute", "missing", "size", "version"}) {
        EXPECT_GE(sections[kind], 3) << kind;
    }
    for (const RegistryEntry& entry : registry()) {
        const bool standard = std::string_view(entry.row->domain).starts_with("ai.onnx");
        if (entry.kernel == nullptr || !standard) continue;
        const std::string domain =
            std::string_view(entry.row->domain) == "ai.onnx" ? "" : std::string(entry.row->domain) + ".";
        EXPECT_TRUE(operators.contains(domain + entry.row->name))
            << "no bad call of " << domain << entry.row->name;
    }
}

}  // namespace
}  // namespace opwright::cases
