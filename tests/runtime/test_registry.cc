// SPDX-License-Identifier: Apache-2.0
// The registry against the standard: schemas/opsets.txt says which op-version every opset means
// (test_opsets.py holds it to onnx's own look-up).
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "opwright/registry.h"

namespace opwright {
namespace {

using Name = std::pair<std::string, std::string>;  // domain, operator

struct Meaning {
    int since = 0;
    bool deprecated = false;
};

struct Standard {
    std::map<std::string, int> newest;  ///< opset by domain
    std::map<Name, std::map<int, Meaning>>
        operators;  ///< by opset; opsets that do not know the operator are not there

    std::set<int> versions(const Name& name) const {
        std::set<int> found;
        for (const auto& [opset, meaning] : operators.at(name)) found.insert(meaning.since);
        return found;
    }
};

const Standard& standard() {
    static const Standard read = [] {
        const char* root = std::getenv("OPWRIGHT_SOURCE_DIR");
        std::ifstream file((root != nullptr ? std::string(root) + "/" : std::string()) +
                           "schemas/opsets.txt");
        EXPECT_TRUE(file.good()) << "run from the repository's root or set OPWRIGHT_SOURCE_DIR";
        Standard result;
        for (std::string line; std::getline(file, line);) {
            std::istringstream words(line);
            std::string domain, op, run;
            words >> domain >> op;
            if (domain == "newest") {
                words >> result.newest[op];
            } else if (!domain.empty() && domain[0] != '#') {
                while (words >> run) {  // 7-12:7!
                    std::istringstream parts(run);
                    int first = 0, last = 0, since = 0;
                    char dash = 0, colon = 0;
                    EXPECT_TRUE(parts >> first >> dash >> last >> colon >> since) << line;
                    for (int opset = first; opset <= last; ++opset) {
                        result.operators[{domain, op}][opset] = {since, run.back() == '!'};
                    }
                }
            }
        }
        EXPECT_FALSE(result.operators.empty());
        return result;
    }();
    return read;
}

Name name_of(const RegistryEntry& entry) {
    return {entry.row->domain, entry.row->name};
}
/// Of a domain that is none of the standard's.
bool is_private(const RegistryEntry& entry) { return !standard().newest.contains(entry.row->domain); }
std::string spelt(const Name& name) {
    return (name.first == "ai.onnx" ? "" : name.first + ".") + name.second;
}

std::string list_of(const std::set<int>& versions) {
    std::string text;
    for (const int version : versions) text += (text.empty() ? "" : ", ") + std::to_string(version);
    return text.empty() ? "none" : text;
}

/// Every error of a look-up is the same whether it asks for a version or for a kernel, and of the code
/// Unsupported.
std::string error_of(const Name& name, std::int64_t opset) {
    const RegistryEntry* entry = nullptr;
    const Kernel* kernel = nullptr;
    const Status version = find_version(name.first, name.second, opset, entry);
    const Status status = find_kernel(name.first, name.second, opset, kernel);
    EXPECT_EQ(version.code(), Code::Unsupported) << version.text();
    EXPECT_EQ(version.text(), status.text());
    EXPECT_TRUE(entry == nullptr && kernel == nullptr);
    return status.text();
}

TEST(Registry, KnowsTheOpVersionsOfTheStandard) {
    std::map<Name, std::set<int>> known;
    for (const RegistryEntry& entry : registry()) {
        if (is_private(entry)) continue;
        const auto [at, fresh] = known[name_of(entry)].insert(entry.row->since);
        EXPECT_TRUE(fresh) << entry.row->name << "-" << *at << " is there twice";
    }
    std::map<Name, std::set<int>> expected;
    for (const auto& [name, meanings] : standard().operators) expected[name] = standard().versions(name);
    EXPECT_EQ(known, expected);
    for (const auto& [domain, newest] : standard().newest) EXPECT_EQ(newest_opset(domain), newest) << domain;
}

TEST(Registry, EveryOpsetMeansWhatTheStandardSays) {
    for (const auto& [name, meanings] : standard().operators) {
        for (int opset = 1; opset <= standard().newest.at(name.first); ++opset) {
            const auto meaning = meanings.find(opset);
            if (meaning == meanings.end()) {
                EXPECT_EQ(error_of(name, opset),
                          spelt(name) + ": not in opset " + std::to_string(opset) +
                              "; known versions: " + list_of(standard().versions(name)));
                continue;
            }
            const RegistryEntry* entry = nullptr;
            const Status status = find_version(name.first, name.second, opset, entry);
            ASSERT_TRUE(status.ok()) << status.text();
            EXPECT_EQ(name_of(*entry), name);
            EXPECT_EQ(entry->row->since, meaning->second.since) << spelt(name) << " in opset " << opset;
            EXPECT_EQ(entry->row->deprecated, meaning->second.deprecated)
                << spelt(name) << " in opset " << opset;
        }
    }
}

TEST(Registry, TheDefaultDomainHasTwoNames) {
    for (const RegistryEntry& entry : registry()) {
        if (std::string_view(entry.row->domain) != "ai.onnx") continue;
        const RegistryEntry* found = nullptr;
        EXPECT_TRUE(find_version("", entry.row->name, entry.row->since, found).ok());
        EXPECT_EQ(found, &entry);
    }
}

TEST(Registry, OpsetsThatDoNotExistAreErrors) {
    for (const auto& [name, meanings] : standard().operators) {
        const std::int64_t newest = standard().newest.at(name.first);
        for (const std::int64_t opset :
             {std::int64_t{0}, std::int64_t{-1}, INT64_MIN, newest + 1, INT64_MAX}) {
            EXPECT_EQ(error_of(name, opset), spelt(name) + ": opset " + std::to_string(opset) +
                                                 " of domain '" + name.first + "' is unknown; known: 1 to " +
                                                 std::to_string(newest));
        }
    }
}

TEST(Registry, UnknownDomainsAndOperatorsAreErrors) {
    std::set<std::string> known;
    for (const RegistryEntry& entry : registry()) known.insert(entry.row->domain);
    std::string domains;
    for (const std::string& domain : known) domains += (domains.empty() ? "" : ", ") + domain;
    EXPECT_EQ(error_of({"com.example", "Relu"}, 1),
              "com.example.Relu: domain 'com.example' is unknown; known: " + domains);
    for (const auto& [domain, newest] : standard().newest) {
        int operators = 0;
        for (const auto& [name, meanings] : standard().operators) operators += name.first == domain ? 1 : 0;
        for (const char* op : {"Nothing", "relu", ""}) {
            EXPECT_EQ(error_of({domain, op}, newest), spelt({domain, op}) + ": no such operator in domain '" +
                                                          domain + "'; known: " + std::to_string(operators) +
                                                          " others of opsets 1 to " + std::to_string(newest));
        }
    }
    EXPECT_EQ(error_of({"ai.onnx.ml", "Relu"}, 1),
              "ai.onnx.ml.Relu: no such operator in domain 'ai.onnx.ml'; known: that of domain 'ai.onnx'");
}

TEST(Registry, DeprecatedVersionsAreRefusedWithTheirSuccessor) {
    int deprecated = 0;
    for (const RegistryEntry& entry : registry()) {
        const OpRow& row = *entry.row;
        if (!row.deprecated) continue;
        ++deprecated;
        EXPECT_EQ(entry.kernel, nullptr);
        const std::string label = spelt(name_of(entry)) + "-" + std::to_string(row.since);
        ASSERT_NE(row.successor, nullptr) << label << " names no successor: runtime/ops/deprecated.toml";
        const Kernel* kernel = nullptr;
        const Status status = find_kernel(row.domain, row.name, row.since, kernel);
        EXPECT_EQ(status.code(), Code::Unsupported);
        EXPECT_EQ(status.text(), label + ": deprecated in this version; use " + row.successor);

        // What is named exists: DOMAIN.Operator, or Operator-since, and is not deprecated itself.
        const std::string successor = row.successor;
        const std::size_t dot = successor.rfind('.'), dash = successor.rfind('-');
        const std::string domain = dot == std::string::npos ? "ai.onnx" : successor.substr(0, dot);
        const std::size_t begin = dot == std::string::npos ? 0 : dot + 1;
        const std::string op = successor.substr(begin, dash == std::string::npos ? dash : dash - begin);
        const int opset =
            dash == std::string::npos ? newest_opset(domain) : std::stoi(successor.substr(dash + 1));
        const RegistryEntry* next = nullptr;
        ASSERT_TRUE(find_version(domain, op, opset, next).ok()) << successor;
        EXPECT_FALSE(next->row->deprecated) << successor;
        EXPECT_TRUE(dash == std::string::npos || next->row->since == opset) << successor;
    }
    EXPECT_GT(deprecated, 0);
}

TEST(Registry, AVersionWithoutAKernelIsAnErrorThatSaysWhichHaveOne) {
    std::map<Name, std::set<int>> with_kernel;
    for (const RegistryEntry& entry : registry()) {
        if (entry.kernel != nullptr) with_kernel[name_of(entry)].insert(entry.row->since);
    }
    int without = 0;
    for (const RegistryEntry& entry : registry()) {
        if (entry.kernel != nullptr || entry.row->deprecated) continue;
        ++without;
        const Kernel* kernel = nullptr;
        const Status status = find_kernel(entry.row->domain, entry.row->name, entry.row->since, kernel);
        EXPECT_EQ(status.code(), Code::Unsupported);
        EXPECT_EQ(status.text(), spelt(name_of(entry)) + "-" + std::to_string(entry.row->since) +
                                     ": no kernel for this version; versions with a kernel: " +
                                     list_of(with_kernel[name_of(entry)]));
        EXPECT_EQ(kernel, nullptr);
    }
    RecordProperty("versions_without_a_kernel", without);
}

TEST(Registry, AKernelIsThatOfExactlyItsVersion) {
    int kernels = 0;
    for (const RegistryEntry& entry : registry()) {
        if (entry.kernel == nullptr) continue;
        ++kernels;
        EXPECT_EQ(entry.kernel->row, entry.row) << entry.row->name << "-" << entry.row->since;
        const Kernel* kernel = nullptr;
        const Status status = find_kernel(entry.row->domain, entry.row->name, entry.row->since, kernel);
        ASSERT_TRUE(status.ok()) << status.text();
        EXPECT_EQ(kernel, entry.kernel);
        EXPECT_EQ(kernel->row->since, entry.row->since);
        EXPECT_EQ(name_of(entry), (Name{kernel->row->domain, kernel->row->name}));
        if (is_private(entry)) continue;
        EXPECT_EQ(standard().operators.at(name_of(entry)).at(entry.row->since).since, entry.row->since);
    }
    EXPECT_GT(kernels, 0);
}

}  // namespace
}  // namespace opwright
