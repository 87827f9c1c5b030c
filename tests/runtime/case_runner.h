// SPDX-License-Identifier: Apache-2.0
// Test cases as generated files write them down: rows of text, parsed when a test runs, so that they compile fast.
#pragma once

#include <span>

namespace opwright::cases {

/// Where a case comes from: onnx's own test examples, those at another op-version, made for an arm, or by hand.
enum class Origin : unsigned char { Official, Retargeted, Derived, Manual };

/// A case of one node, in the grammar of case_text.h. `name` is <suite>.<test> as GoogleTest filters by.
struct Row {
    const char* name;
    Origin origin;
    const char* oracle;  ///< where the expected values come from
    const char* text;
};

/// A case that stands in a pack: `path` below the repository's root, `key` its name there.
struct PackRow {
    const char* name;
    Origin origin;
    const char* oracle;
    const char* path;
    const char* key;
};

/// Registers tests with GoogleTest; an object of namespace scope in every generated file.
struct Registration {
    explicit Registration(std::span<const Row> rows);
    explicit Registration(std::span<const PackRow> rows);
};

}  // namespace opwright::cases
