// SPDX-License-Identifier: Apache-2.0
#include "opwright/registry.h"

#include <algorithm>

namespace opwright {

namespace {

std::string versions_of(std::span<const RegistryEntry> entries, bool with_kernel) {
    std::string text;
    for (const RegistryEntry& entry : entries) {
        if (with_kernel && entry.kernel == nullptr) continue;
        text += (text.empty() ? "" : ", ") + std::to_string(entry.row->since);
    }
    return text.empty() ? "none" : text;
}

std::string known_domains() {
    std::string text;
    std::string_view last;
    for (const RegistryEntry& entry : registry()) {
        if (entry.row->domain == last) continue;
        last = entry.row->domain;
        text += (text.empty() ? "" : ", ") + std::string(last);
    }
    return text;
}

std::span<const RegistryEntry> versions(std::string_view domain, std::string_view name) {
    struct Key {
        std::string_view domain, name;
        bool operator<(const Key& other) const {
            return domain != other.domain ? domain < other.domain : name < other.name;
        }
    };
    const auto all = registry();
    const Key key{domain, name};
    const auto first =
        std::lower_bound(all.begin(), all.end(), key, [](const RegistryEntry& entry, const Key& k) {
            return Key{entry.row->domain, entry.row->name} < k;
        });
    auto last = first;
    while (last != all.end() && last->row->domain == domain && last->row->name == name) ++last;
    return {first, last};
}

std::string spelt(std::string_view domain, std::string_view name) {
    return (domain == "ai.onnx" ? "" : std::string(domain) + ".") + std::string(name);
}

/// Where an operator that the domain lacks is known, or how many operators it has.
std::string known_elsewhere(std::string_view domain, std::string_view name) {
    int count = 0;
    const OpRow* before = nullptr;
    for (const RegistryEntry& entry : registry()) {
        if (entry.row->name == name) return "that of domain '" + std::string(entry.row->domain) + "'";
        const bool counted = before != nullptr && std::string_view(before->name) == entry.row->name;
        if (entry.row->domain == domain && !counted) ++count;
        before = entry.row;
    }
    return std::to_string(count) + " others of opsets 1 to " + std::to_string(newest_opset(domain));
}

Status find(std::string_view domain, std::string_view name, std::int64_t opset,
            std::span<const RegistryEntry>& all, const RegistryEntry*& result) {
    if (domain.empty()) domain = "ai.onnx";
    const int newest = newest_opset(domain);
    if (newest == 0) {
        return failure(Code::Unsupported, spelt(domain, name) + ": domain '" + std::string(domain) +
                                              "' is unknown; known: " + known_domains());
    }
    if (opset < 1 || opset > newest) {
        return failure(Code::Unsupported, spelt(domain, name) + ": opset " + std::to_string(opset) +
                                              " of domain '" + std::string(domain) +
                                              "' is unknown; known: 1 to " + std::to_string(newest));
    }
    all = versions(domain, name);
    if (all.empty()) {
        return failure(Code::Unsupported, spelt(domain, name) + ": no such operator in domain '" +
                                              std::string(domain) +
                                              "'; known: " + known_elsewhere(domain, name));
    }
    result = nullptr;
    for (const RegistryEntry& entry : all) {
        if (entry.row->since <= opset) result = &entry;
    }
    if (result == nullptr) {
        return failure(Code::Unsupported, spelt(domain, name) + ": not in opset " + std::to_string(opset) +
                                              "; known versions: " + versions_of(all, false));
    }
    return {};
}

}  // namespace

Status find_version(std::string_view domain, std::string_view name, std::int64_t opset,
                    const RegistryEntry*& result) {
    std::span<const RegistryEntry> all;
    return find(domain, name, opset, all, result);
}

Status find_kernel(std::string_view domain, std::string_view name, std::int64_t opset,
                   const Kernel*& result) {
    std::span<const RegistryEntry> all;
    const RegistryEntry* entry = nullptr;
    OPW_TRY(find(domain, name, opset, all, entry));
    if (entry->row->deprecated) {
        const char* successor = entry->row->successor;
        return failure(Code::Unsupported, std::string("deprecated in this version") +
                                              (successor ? std::string("; use ") + successor : ""))
            .in(*entry->row);
    }
    if (entry->kernel == nullptr) {
        return failure(Code::Unsupported,
                       "no kernel for this version; versions with a kernel: " + versions_of(all, true))
            .in(*entry->row);
    }
    result = entry->kernel;
    return {};
}

}  // namespace opwright
