// SPDX-License-Identifier: Apache-2.0
// The commands of `opwright`. Each prints its result to stdout and errors to stderr, and returns the exit
// code.
#pragma once

#include "opwright/opwright.h"

#include <cstdint>
#include <string>
#include <vector>

namespace opwright::cli {

enum Exit : int {
    kOk = 0,
    kFailed = 1,       ///< a run or a comparison went wrong, be it while a model's constants are computed
    kUsage = 2,        ///< arguments, files or models that cannot be used
    kUnsupported = 3,  ///< a model is in order, but for op-versions or types that have no kernel
};

struct OpsOptions {
    std::string name;
    bool json = false;
};
int ops(const OpsOptions& options);

struct CheckOptions {
    std::string model;
    bool json = false;
};
int check(const CheckOptions& options);

struct RunOptions {
    std::string model;
    std::vector<std::string> inputs;  ///< NAME=FILE
    bool random = false;
    std::uint64_t seed = 0;
    std::string output_dir;
    int threads = 0;
    int repeat = 1;
    bool profile = false;
    double max_memory_mb = 0;
    bool json = false;
};
int run(const RunOptions& options);

struct TestOptions {
    std::vector<std::string> dirs;
    int threads = 0;
    double max_memory_mb = 0;
    bool json = false;
};
int test_dirs(const TestOptions& options);

/// Prints `opwright: ...` to stderr and returns `code`.
int complain(Exit code, const std::string& what);
/// Prints `{"error": ...}` to stdout if `json`: who asked for JSON gets some in any case.
void error_in_json(bool json, const std::string& what);
/// Both.
int refuse(bool json, Exit code, const std::string& what);
/// What Model::check() found: one answer for a model, whichever of its errors comes first.
Exit check_exit(const Status& status, const std::vector<NodeReport>& nodes);
/// The exit code of an error while loading a model: what check says of it, or kFailed if it has no objection.
Exit load_exit(const std::string& model, const Status& status);
/// The most memory that this process has had so far, in megabytes of 2^20 bytes.
double peak_megabytes();
LoadOptions load_options(int threads, double max_memory_mb);

/// A type as the schemas spell it; maps differ from Type's own text: `map(int64, float)`.
std::string schema_spelling(const Type& type);

/// Prints JSON piece by piece; commas and quotes come of themselves.
class Json {
public:
    Json& begin(char bracket) {
        comma();
        text_ += bracket;
        first_ = true;
        return *this;
    }
    Json& end(char bracket) {
        text_ += bracket;
        first_ = false;
        return *this;
    }
    Json& key(std::string_view name) {
        comma();
        quote(name);
        text_ += ": ";
        first_ = true;
        return *this;
    }
    Json& string(std::string_view value) {
        comma();
        quote(value);
        return *this;
    }
    Json& integer(std::int64_t value) { return plain(std::to_string(value)); }
    Json& boolean(bool value) { return plain(value ? "true" : "false"); }
    Json& null() { return plain("null"); }
    Json& number(double value);
    /// A new line where a reader wants one.
    Json& line() {
        break_ = true;
        return *this;
    }
    void print() const;

private:
    Json& plain(std::string_view value) {
        comma();
        text_ += value;
        return *this;
    }
    void comma() {
        if (!first_) {
            text_ += break_ ? ",\n" : ", ";
        } else if (break_) {
            text_ += "\n";
        }
        first_ = false;
        break_ = false;
    }
    void quote(std::string_view value);

    std::string text_;
    bool first_ = true;
    bool break_ = false;
};

}  // namespace opwright::cli
