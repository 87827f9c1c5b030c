// SPDX-License-Identifier: Apache-2.0
#include "runtime/cli/cli.h"

#include "runtime/ops/text/unicode_case.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

namespace opwright::cli {

int complain(Exit code, const std::string& what) {
    std::fprintf(stderr, "opwright: %s\n", what.c_str());
    return code;
}

void error_in_json(bool json, const std::string& what) {
    if (json) Json().begin('{').key("error").string(what).end('}').print();
}

int refuse(bool json, Exit code, const std::string& what) {
    error_in_json(json, what);
    return complain(code, what);
}

Exit check_exit(const Status& status, const std::vector<NodeReport>& nodes) {
    if (status.ok()) return kOk;
    if (status.code() == Code::OutOfMemory) return kFailed;
    // An error of the graph comes with those of the nodes before it.
    const bool only_missing = std::all_of(nodes.begin(), nodes.end(), [](const NodeReport& node) {
        return node.problem.empty() || node.code == Code::Unsupported;
    });
    return status.code() == Code::Unsupported && only_missing ? kUnsupported : kUsage;
}

Exit load_exit(const std::string& model, const Status& status) {
    if (status.code() == Code::OutOfMemory) return kFailed;
    std::vector<NodeReport> nodes;
    const Status checked = Model::check(model, nodes);
    if (!checked.ok()) return check_exit(checked, nodes);
    // Loading also reads weights, which may be damaged or missing, and runs nodes that depend on them alone.
    return status.code() == Code::InvalidInput || status.code() == Code::InvalidAttribute
               ? kFailed
               : check_exit(status, {});
}

double peak_megabytes() {
#if __has_include(<sys/resource.h>)
    struct rusage usage {};
    if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
#ifdef __APPLE__
    return static_cast<double>(usage.ru_maxrss) / 1048576.0;
#else
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
#endif
#else
    return 0;
#endif
}

LoadOptions load_options(int threads, double max_memory_mb) {
    LoadOptions options;
    options.threads = threads;
    // 0 is no limit; so what is less than a byte must not become 0.
    options.max_memory = static_cast<std::size_t>(std::ceil(max_memory_mb * 1048576.0));
    return options;
}

std::string schema_spelling(const Type& type) {
    if (type.kind != Kind::Map && type.kind != Kind::SequenceMap) return to_string(type);
    const std::string map = std::string("map(") + dtype_name(type.key) + ", " + dtype_name(type.elem) + ")";
    return type.kind == Kind::Map ? map : "seq(" + map + ")";
}

Json& Json::number(double value) {
    if (!std::isfinite(value)) return null();
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value);
    return plain({buffer, static_cast<std::size_t>(end.ptr - buffer)});
}

void Json::quote(std::string_view value) {
    text_ += '"';
    while (!value.empty()) {
        const char c = value[0];
        std::uint32_t point = 0;
        // Names of a model may hold bytes that are no UTF-8, which JSON must not.
        const std::size_t length = ops::decode_utf8(value, point);
        if (length != 1) {
            text_ += length > 0 ? value.substr(0, length) : std::string_view("\uFFFD");
        } else if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char buffer[8];
            std::snprintf(buffer, sizeof buffer, "\\u%04x", static_cast<unsigned>(c));
            text_ += buffer;
        } else {
            text_ += c;
        }
        value.remove_prefix(std::max<std::size_t>(length, 1));
    }
    text_ += '"';
}

void Json::print() const { std::printf("%s\n", text_.c_str()); }

}  // namespace opwright::cli
