// SPDX-License-Identifier: Apache-2.0
#include "runtime/cli/cli.h"

#include <cstdio>
#include <cstring>

namespace opwright::cli {

namespace {

/// Formal parameters of one fixed type have a constraint of their own, named after the type; schemas do not
/// list it.
bool is_variable(const ConstraintRow& constraint) { return std::strchr(constraint.name, '(') == nullptr; }

void print_json(const RegistryEntry& entry, Json& json) {
    json.line().begin('{');
    json.key("domain")
        .string(entry.row->domain)
        .key("op")
        .string(entry.row->name)
        .key("since")
        .integer(entry.row->since);
    json.key("deprecated")
        .boolean(entry.row->deprecated)
        .key("kernel")
        .boolean(entry.kernel != nullptr)
        .key("types")
        .begin('{');
    for (const ConstraintRow& constraint : entry.row->constraints) {
        if (!is_variable(constraint)) continue;
        json.key(constraint.name).begin('[');
        for (int i = 0; i < constraint.types.size(); ++i) {
            json.string(schema_spelling(constraint.types.at(i)));
        }
        json.end(']');
    }
    json.end('}').end('}');
}

void print_text(const RegistryEntry& entry, bool with_types) {
    const char* state = entry.row->deprecated     ? "deprecated"
                        : entry.kernel != nullptr ? "kernel"
                                                  : "no kernel";
    std::printf("%-24s %-32s %3d  %s\n", entry.row->domain, entry.row->name, entry.row->since, state);
    if (!with_types) return;
    for (const ConstraintRow& constraint : entry.row->constraints) {
        if (!is_variable(constraint)) continue;
        std::printf("    %s:", constraint.name);
        for (int i = 0; i < constraint.types.size(); ++i) {
            std::printf("%s %s", i > 0 ? "," : "", schema_spelling(constraint.types.at(i)).c_str());
        }
        std::printf("\n");
    }
}

}  // namespace

int ops(const OpsOptions& options) {
    Json json;
    json.begin('[');
    int found = 0;
    int with_kernel = 0;
    for (const RegistryEntry& entry : registry()) {
        if (!options.name.empty() && options.name != entry.row->name) continue;
        ++found;
        with_kernel += entry.kernel != nullptr ? 1 : 0;
        if (options.json) {
            print_json(entry, json);
        } else {
            print_text(entry, !options.name.empty());
        }
    }
    if (options.json) json.line().end(']').print();
    if (found == 0) return complain(kUsage, "no domain has an operator '" + options.name + "'");
    if (!options.json) {
        std::printf("%d op-versions, %d with a kernel\n", found, with_kernel);
    }
    return kOk;
}

}  // namespace opwright::cli
