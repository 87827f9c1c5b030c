// SPDX-License-Identifier: Apache-2.0
// The only unit of the generated tests that includes GoogleTest.
#include "tests/runtime/case_runner.h"

#include "tests/runtime/case_pack.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace opwright::cases {

namespace {

const char* name_of(Origin origin) {
    switch (origin) {
        case Origin::Official: return "official";
        case Origin::Retargeted: return "retargeted";
        case Origin::Derived: return "derived";
        case Origin::Manual: return "manual";
    }
    return "";
}

/// Appends to the file that OPWRIGHT_CASE_REPORT names; a JSON object per line. Names are plain words, so that nothing needs escaping.
void report(const char* name, Origin origin, const Ran& ran, bool passed) {
    const char* path = std::getenv("OPWRIGHT_CASE_REPORT");
    if (path == nullptr || *path == '\0') return;
    std::string line = std::string("{\"case\": \"") + name + "\", \"origin\": \"" + name_of(origin) + "\"";
    if (ran.row != nullptr) {
        line += std::string(", \"domain\": \"") + ran.row->domain + "\", \"op\": \"" + ran.row->name + "\", \"since\": " + std::to_string(ran.row->since);
    }
    line += ", \"arms\": [";
    for (std::size_t i = 0; i < ran.arms.size(); ++i) {
        line += std::string(i > 0 ? ", " : "") + "[\"" + ran.arms[i].first + "\", \"" + ran.arms[i].second + "\"]";
    }
    line += std::string("], \"result\": \"") + (passed ? "passed" : "failed") + "\"}\n";
    std::FILE* file = std::fopen(path, "a");
    const bool written = file != nullptr && std::fwrite(line.data(), 1, line.size(), file) == line.size();
    const bool closed = file != nullptr && std::fclose(file) == 0;
    if (!written || !closed) ADD_FAILURE() << "cannot write to " << path << ", which OPWRIGHT_CASE_REPORT names";
}

bool signs_count(Origin origin) { return origin == Origin::Derived || origin == Origin::Manual; }

class RowTest : public testing::Test {
public:
    explicit RowTest(const Row& row) : row_(row) {}

    void TestBody() override {
        NodeCase given;
        std::string error;
        Ran ran;
        if (!parse_case(row_.text, given, error)) {
            ADD_FAILURE() << error;
        } else {
            given.tolerance.signed_zero = signs_count(row_.origin);
            ran.row = given.kernel->row;
            const std::string text = run_node(given, ran.arms);
            if (!text.empty()) ADD_FAILURE() << text << "\n(oracle: " << row_.oracle << ")" << row_.text;
        }
        report(row_.name, row_.origin, ran, !HasFailure());
    }

private:
    const Row& row_;
};

class PackTest : public testing::Test {
public:
    explicit PackTest(const PackRow& row) : row_(row) {}

    void TestBody() override {
        const char* root = std::getenv("OPWRIGHT_SOURCE_DIR");
        const std::string path = std::string(root == nullptr ? "." : root) + "/" + row_.path;
        std::string error;
        Ran ran;
        const Pack* pack = Pack::open(path, error);
        if (pack != nullptr) error = run_pack_case(*pack, row_.key, signs_count(row_.origin), ran);
        if (!error.empty()) ADD_FAILURE() << error << "\n(oracle: " << row_.oracle << ")\n" << ran.text;
        report(row_.name, row_.origin, ran, !HasFailure());
    }

private:
    const PackRow& row_;
};

template <class TestClass, class R> void register_all(std::span<const R> rows) {
    for (const R& row : rows) {
        const char* dot = std::strchr(row.name, '.');
        const std::string suite(row.name, dot);
        testing::RegisterTest(suite.c_str(), dot + 1, nullptr, nullptr, __FILE__, __LINE__, [&row]() -> testing::Test* { return new TestClass(row); });
    }
}

}  // namespace

Registration::Registration(std::span<const Row> rows) { register_all<RowTest>(rows); }
Registration::Registration(std::span<const PackRow> rows) { register_all<PackTest>(rows); }

}  // namespace opwright::cases
