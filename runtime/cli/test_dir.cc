// SPDX-License-Identifier: Apache-2.0
// Cases in onnx's backend-test layout: model.onnx, and folders test_data_set_N with input_K.pb and
// output_K.pb.
#include "runtime/cli/cli.h"
#include "runtime/graph/compare.h"
#include "runtime/graph/decode.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace opwright::cli {

namespace {

namespace fs = std::filesystem;

enum class Outcome { Passed, Failed, Unsupported, Unusable };

struct Result {
    std::string dir;
    Outcome outcome = Outcome::Passed;
    std::string problem;
};

const char* outcome_name(Outcome outcome) {
    switch (outcome) {
        case Outcome::Passed: return "passed";
        case Outcome::Failed: return "failed";
        case Outcome::Unsupported: return "unsupported";
        case Outcome::Unusable: return "unusable";
    }
    return "";
}

/// N of `prefix`N`suffix`, or -1.
std::int64_t number_in(std::string_view name, std::string_view prefix, std::string_view suffix) {
    if (!name.starts_with(prefix) || !name.ends_with(suffix) ||
        name.size() <= prefix.size() + suffix.size()) {
        return -1;
    }
    name.remove_prefix(prefix.size());
    name.remove_suffix(suffix.size());
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    return error == std::errc() && end == name.data() + name.size() ? number : -1;
}

/// What a folder holds, or nothing if it cannot be read to its end.
std::vector<fs::path> entries(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    // A range-based loop would throw at the step that fails.
    for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator();
         at.increment(error)) {
        found.push_back(at->path());
    }
    if (error) found.clear();
    return found;
}

/// The paths of `prefix`N`suffix` in a folder, by N.
std::vector<fs::path> numbered(const fs::path& folder, std::string_view prefix, std::string_view suffix) {
    std::vector<std::pair<std::int64_t, fs::path>> found;
    for (const fs::path& entry : entries(folder)) {
        const std::int64_t number = number_in(entry.filename().string(), prefix, suffix);
        if (number >= 0) found.emplace_back(number, entry);
    }
    std::sort(found.begin(), found.end());
    std::vector<fs::path> paths;
    for (auto& [number, path] : found) paths.push_back(std::move(path));
    return paths;
}

Status read_values(const std::vector<fs::path>& paths, std::span<const ModelValue> formal,
                   std::vector<Value>& values) {
    for (std::size_t i = 0; i < paths.size(); ++i) {
        Ref<net::File> file;
        OPW_TRY(net::File::open(paths[i].string(), file));
        OPW_TRY(net::decode_data(file->bytes(), i < formal.size() ? formal[i].type : Type(),
                                 values.emplace_back())
                    .at(paths[i].string()));
    }
    return {};
}

/// The first of `prefix`0.pb, `prefix`1.pb, ... that is not among the paths although a later one is: what is
/// read by position would take another's place. Empty if none is missing.
std::string gap_in(const std::vector<fs::path>& paths, const std::string& prefix) {
    for (std::size_t i = 0; i < paths.size(); ++i) {
        std::string name = prefix + std::to_string(i) + ".pb";
        if (paths[i].filename() != name) return name;
    }
    return {};
}

Result run_data_set(const fs::path& folder, const Model& model, Result result) {
    const std::vector<fs::path> input_files = numbered(folder, "input_", ".pb");
    const std::vector<fs::path> output_files = numbered(folder, "output_", ".pb");
    std::string gap = output_files.empty() ? "output_0.pb" : gap_in(output_files, "output_");
    if (gap.empty()) gap = gap_in(input_files, "input_");
    if (!gap.empty()) {
        result.outcome = Outcome::Unusable;
        result.problem = folder.string() + ": there is no " + gap;
        return result;
    }
    std::vector<Value> inputs;
    std::vector<Value> expected;
    Status status = read_values(input_files, model.inputs(), inputs);
    if (status.ok()) status = read_values(output_files, model.outputs(), expected);
    if (!status.ok()) {
        result.outcome = Outcome::Unusable;
        result.problem = status.text();
        return result;
    }
    result.outcome = Outcome::Failed;
    std::vector<Value> outputs;
    status = model.run(std::move(inputs), outputs);
    if (!status.ok()) {
        result.problem = folder.filename().string() + ": " + status.text();
        return result;
    }
    if (outputs.size() != expected.size()) {
        result.problem = folder.filename().string() + ": " + std::to_string(outputs.size()) +
                         " outputs, expected " + std::to_string(expected.size());
        return result;
    }
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const std::string what = difference(outputs[i], expected[i]);
        if (what.empty()) continue;
        result.problem = folder.filename().string() + ": output " + std::to_string(i) + " '" +
                         model.outputs()[i].name + "': " + what;
        return result;
    }
    result.outcome = Outcome::Passed;
    return result;
}

/// Unsupported is an op-version that the standard has and this build has no kernel of; nothing else.
bool lacks_kernel(const std::string& model) {
    std::vector<NodeReport> nodes;
    const Status status = Model::check(model, nodes);
    return check_exit(status, nodes) == kUnsupported && !nodes.empty() &&
           std::all_of(nodes.begin(), nodes.end(), [](const NodeReport& node) {
               return node.problem.empty() || (node.since > 0 && !node.kernel);
           });
}

Result run_case(const fs::path& folder, const TestOptions& options) {
    Result result;
    result.dir = folder.string();
    const std::string path = (folder / "model.onnx").string();
    const std::vector<fs::path> sets = numbered(folder, "test_data_set_", "");
    if (sets.empty()) {
        result.outcome = Outcome::Unusable;
        result.problem = "there is no test_data_set_0";
        return result;
    }
    Model model;
    const Status status = Model::load(path, model, load_options(options.threads, options.max_memory_mb));
    if (!status.ok()) {
        result.outcome = lacks_kernel(path) ? Outcome::Unsupported : Outcome::Failed;
        result.problem = status.text();
        return result;
    }
    for (const fs::path& set : sets) {
        result = run_data_set(set, model, std::move(result));
        if (result.outcome != Outcome::Passed) break;
    }
    return result;
}

/// `dir` itself, or the folders in it, sorted, that hold a model.
std::vector<fs::path> cases_in(const fs::path& dir) {
    std::error_code error;
    if (fs::exists(dir / "model.onnx", error)) return {dir};
    std::vector<fs::path> found;
    for (fs::path& entry : entries(dir)) {
        if (fs::exists(entry / "model.onnx", error)) found.push_back(std::move(entry));
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

int test_dirs(const TestOptions& options) {
    Json json;
    json.begin('{').key("cases").begin('[');
    int counts[4] = {};
    const auto record = [&](const Result& result) {
        ++counts[static_cast<int>(result.outcome)];
        if (result.outcome != Outcome::Passed) {
            std::fprintf(stderr, "%s: %s: %s\n", outcome_name(result.outcome), result.dir.c_str(),
                         result.problem.c_str());
        }
        json.line()
            .begin('{')
            .key("dir")
            .string(result.dir)
            .key("result")
            .string(outcome_name(result.outcome))
            .key("problem");
        if (result.problem.empty()) {
            json.null();
        } else {
            json.string(result.problem);
        }
        json.end('}');
    };
    for (const std::string& dir : options.dirs) {
        const std::vector<fs::path> cases = cases_in(dir);
        if (cases.empty()) {
            record({dir, Outcome::Unusable, "neither a folder with model.onnx nor a folder of such folders"});
        }
        for (const fs::path& folder : cases) record(run_case(folder, options));
    }
    const int passed = counts[static_cast<int>(Outcome::Passed)];
    const int failed = counts[static_cast<int>(Outcome::Failed)];
    const int unsupported = counts[static_cast<int>(Outcome::Unsupported)];
    if (options.json) {
        json.end(']')
            .line()
            .key("passed")
            .integer(passed)
            .key("failed")
            .integer(failed)
            .key("unsupported")
            .integer(unsupported);
        json.end('}').print();
    } else {
        std::printf("%d passed, %d failed, %d unsupported\n", passed, failed, unsupported);
    }
    if (counts[static_cast<int>(Outcome::Unusable)] > 0) return kUsage;
    if (failed > 0) return kFailed;
    return unsupported > 0 ? kUnsupported : kOk;
}

}  // namespace opwright::cli
