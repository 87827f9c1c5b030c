// SPDX-License-Identifier: Apache-2.0
// Private to build.cc: the state of one build.
#pragma once

#include "runtime/graph/program.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace opwright::net {

/// The newest version of the file format that is read.
inline constexpr std::int64_t kNewestIr = 14;

/// Which opset of each domain a model or a function imports.
class Opsets {
public:
    Status read(const std::vector<proto::OpsetImport>& imports);
    const std::int64_t* find(std::string_view domain) const;
    bool empty() const { return list_.empty(); }
    void set_default(std::int64_t version) { list_.emplace_back(std::string_view(), version); }

private:
    std::vector<std::pair<std::string_view, std::int64_t>> list_;
};

class Builder {
public:
    Builder(const proto::Model& proto, Program& program, std::vector<NodeReport>* reports)
        : proto_(proto), program_(program), reports_(reports) {}
    Status build();

private:
    /// What a name means.
    struct Where {
        Graph* graph;        ///< null: a constant
        std::int32_t index;  ///< -1: an absent input of a function
    };
    struct Scope;
    /// An attribute, and the scope that the names in its graph belong to.
    struct Given {
        const proto::Attribute* value = nullptr;
        const Scope* scope = nullptr;
    };
    /// A function that is being inlined.
    struct Call {
        const proto::Function* function = nullptr;
        const Call* outer = nullptr;
        std::vector<std::pair<std::string_view, Given>> attributes;
    };
    /// The names of a graph or of a function's body; a body of a node also sees those around it.
    struct Scope {
        std::unordered_map<std::string_view, Where> names;
        Graph* graph = nullptr;
        const Scope* outer = nullptr;
        const Opsets* opsets = nullptr;
        const Call* call = nullptr;
        std::shared_ptr<const Caller> caller = nullptr;
        std::string path = {};  ///< of reports: the nodes around the graph
    };

    static Status define(Scope& scope, std::string_view name, Where where);
    static const Where* find(const Scope& scope, std::string_view name);
    static Operand operand(const Graph& graph, const Where& where);
    static Status lookup(const proto::Attribute& attribute, const Scope& scope, Given& result);
    static Status source_of(const proto::Node& from, std::size_t i, const Scope& scope, const Where*& result);
    static void lifetimes(Graph& graph);

    std::int32_t add_constant(Constant constant);
    Status initializer(std::string_view name, Constant constant, Graph& graph, Scope& scope);
    Status graph(const proto::Graph& from, Graph& graph, Scope& scope);
    Status nodes(const std::vector<proto::Node>& list, Scope& scope);
    Status node(const proto::Node& from, std::size_t position, Scope& scope);
    Status resolve(const proto::Node& from, Node& node, const Scope& scope);
    Status operands(const proto::Node& from, Node& node, const Scope& scope);
    Status attributes(const proto::Node& from, Node& node, Scope& scope);
    Status results(const proto::Node& from, Node& node, Scope& scope);
    Status call(const proto::Function& function, const proto::Node& from, std::string label, Scope& scope);
    Status arguments(const proto::Function& function, const proto::Node& from, Call& call, const Scope& scope,
                     Scope& inner);

    /// Domain, name and overload.
    using FunctionKey = std::tuple<std::string_view, std::string_view, std::string_view>;

    const proto::Model& proto_;
    Program& program_;
    std::vector<NodeReport>* reports_;
    std::map<FunctionKey, const proto::Function*> functions_;
    int inlined_ = 0;
};

}  // namespace opwright::net
