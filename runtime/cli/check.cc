// SPDX-License-Identifier: Apache-2.0
#include "runtime/cli/cli.h"

#include <cstdio>
#include <map>
#include <set>

namespace opwright::cli {

namespace {

/// `Conv-11`, or the opset that asks in vain: `Foo (opset 12)`.
std::string version_text(const NodeReport& node) {
    const std::string op = (node.domain == "ai.onnx" ? "" : node.domain + ".") + node.op;
    return node.since > 0 ? op + "-" + std::to_string(node.since)
                          : op + " (opset " + std::to_string(node.opset) + ")";
}

void print_json(const CheckOptions& options, const std::vector<NodeReport>& nodes,
                const std::set<std::string>& missing, const Status& status) {
    Json json;
    json.begin('{').key("model").string(options.model).key("ok").boolean(status.ok());
    json.line().key("error");
    if (status.ok()) {
        json.null();
    } else {
        json.string(status.text());
    }
    json.line().key("missing").begin('[');
    for (const std::string& op : missing) json.string(op);
    json.end(']').line().key("nodes").begin('[');
    for (const NodeReport& node : nodes) {
        json.line()
            .begin('{')
            .key("node")
            .string(node.node)
            .key("domain")
            .string(node.domain)
            .key("op")
            .string(node.op);
        json.key("opset").integer(node.opset).key("since");
        if (node.since > 0) {
            json.integer(node.since);
        } else {
            json.null();
        }
        json.key("kernel").boolean(node.kernel).key("types").boolean(node.types).key("problem");
        if (node.problem.empty()) {
            json.null();
        } else {
            json.string(node.problem);
        }
        json.end('}');
    }
    json.end(']').end('}').print();
}

void print_text(const std::vector<NodeReport>& nodes) {
    struct Count {
        int nodes = 0;
        int kernels = 0;
        int types = 0;
    };
    std::map<std::string, Count> counts;
    for (const NodeReport& node : nodes) {
        Count& count = counts[version_text(node)];
        ++count.nodes;
        count.kernels += node.kernel ? 1 : 0;
        count.types += node.types ? 1 : 0;
    }
    for (const auto& [version, count] : counts) {
        const char* state = count.kernels < count.nodes ? "no kernel"
                            : count.types < count.nodes ? "refused"
                                                        : "ok";
        std::printf("%-40s %6d %s  %s\n", version.c_str(), count.nodes, count.nodes == 1 ? "node " : "nodes",
                    state);
    }
}

}  // namespace

int check(const CheckOptions& options) {
    std::vector<NodeReport> nodes;
    const Status status = Model::check(options.model, nodes);
    std::set<std::string> missing;
    for (const NodeReport& node : nodes) {
        if (!node.kernel && node.code == Code::Unsupported) missing.insert(version_text(node));
    }
    if (options.json) {
        print_json(options, nodes, missing, status);
    } else {
        print_text(nodes);
        if (status.ok()) std::printf("%s: %zu nodes, all can run\n", options.model.c_str(), nodes.size());
    }
    if (status.ok()) return kOk;
    const Exit code = check_exit(status, nodes);
    bool of_node = false;  // the status is the first of these
    for (const NodeReport& node : nodes) {
        if (node.problem.empty()) continue;
        complain(code, node.node + ": " + node.problem);
        of_node = of_node || node.problem == status.text();
    }
    return of_node ? code : complain(code, options.model + ": " + status.text());
}

}  // namespace opwright::cli
