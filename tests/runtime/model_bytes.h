// SPDX-License-Identifier: Apache-2.0
#pragma once

// Small ONNX models as bytes, for the tests of loader and executor.

#include <string>
#include <vector>

#include "opwright/dtype.h"
#include "tests/runtime/proto_bytes.h"

namespace opwright::onnx {

using proto::fixed32;
using proto::len;
using proto::num;
using proto::packed;
using proto::raw;
using Names = std::vector<std::string>;

inline int elem(DType type) { return static_cast<int>(type); }

// ---- types: -1 is an extent that is not fixed ----

inline std::string tensor_type(DType type) { return len(1, num(1, elem(type))); }
inline std::string tensor_type(DType type, const std::vector<std::int64_t>& shape) {
    std::string dims;
    for (std::int64_t extent : shape) dims += len(1, extent < 0 ? len(2, "N") : num(1, extent));
    return len(1, num(1, elem(type)) + len(2, dims));
}
inline std::string sequence_type(const std::string& of) { return len(4, len(1, of)); }
inline std::string optional_type(const std::string& of) { return len(9, len(1, of)); }
inline std::string info(const std::string& name, const std::string& type) {
    return len(1, name) + (type.empty() ? "" : len(2, type));
}

// ---- tensors ----

template <class T>
std::string tensor(const std::string& name, const std::vector<std::int64_t>& dims,
                   std::initializer_list<T> values) {
    std::string out;
    for (std::int64_t dim : dims) out += num(1, dim);
    return out + num(2, elem(kDTypeOf<T>)) + len(8, name) + len(9, raw(values));
}
/// A tensor whose data lie in a file; `more` are further entries.
inline std::string external(const std::string& name, std::int64_t count, const std::string& location,
                            const std::string& offset = "", const std::string& length = "") {
    std::string out = num(1, count) + num(2, elem(DType::Float)) + len(8, name) + num(14, 1);
    out += len(13, len(1, "location") + len(2, location));
    if (!offset.empty()) out += len(13, len(1, "offset") + len(2, offset));
    if (!length.empty()) out += len(13, len(1, "length") + len(2, length));
    return out;
}

// ---- attributes ----

inline std::string attribute(const std::string& name, std::int64_t value) {
    return len(1, name) + num(3, value) + num(20, 2);
}
inline std::string attribute_float(const std::string& name, float value) {
    return len(1, name) + fixed32(2, value) + num(20, 1);
}
inline std::string attribute_tensor(const std::string& name, const std::string& value) {
    return len(1, name) + len(5, value) + num(20, 4);
}
inline std::string attribute_graph(const std::string& name, const std::string& value) {
    return len(1, name) + len(6, value) + num(20, 5);
}
inline std::string attribute_ref(const std::string& name, const std::string& of, int type) {
    return len(1, name) + len(21, of) + num(20, type);
}

// ---- nodes, graphs, functions, models ----

inline std::string node(const std::string& op, const Names& inputs, const Names& outputs,
                        const Names& attributes = {}, const std::string& name = "",
                        const std::string& domain = "") {
    std::string out;
    for (const std::string& input : inputs) out += len(1, input);
    for (const std::string& output : outputs) out += len(2, output);
    if (!name.empty()) out += len(3, name);
    out += len(4, op);
    for (const std::string& one : attributes) out += len(5, one);
    if (!domain.empty()) out += len(7, domain);
    return out;
}

struct Graph {
    Names nodes = {};
    Names inputs = {};  ///< info()
    Names outputs = {};
    Names initializers = {};
    Names sparse = {};

    std::string bytes() const {
        std::string out = len(2, "g");
        for (const std::string& one : nodes) out += len(1, one);
        for (const std::string& one : initializers) out += len(5, one);
        for (const std::string& one : inputs) out += len(11, one);
        for (const std::string& one : outputs) out += len(12, one);
        for (const std::string& one : sparse) out += len(15, one);
        return out;
    }
};

struct Function {
    std::string name;
    Names inputs = {};
    Names outputs = {};
    Names nodes = {};
    Names attributes = {};
    std::string domain = "local";
    std::int64_t opset = 21;

    std::string bytes() const {
        std::string out = len(1, name) + len(10, domain);
        for (const std::string& one : inputs) out += len(4, one);
        for (const std::string& one : outputs) out += len(5, one);
        for (const std::string& one : attributes) out += len(6, one);
        for (const std::string& one : nodes) out += len(7, one);
        if (opset > 0) out += len(9, num(2, opset));
        return out;
    }
};

inline std::string import(const std::string& domain, std::int64_t version) {
    return len(8, (domain.empty() ? "" : len(1, domain)) + num(2, version));
}

struct Model {
    Graph graph = {};
    std::int64_t opset = 21;
    std::int64_t ir = 10;
    std::vector<Function> functions = {};
    std::string more = {};  ///< further fields

    std::string bytes() const {
        std::string out = num(1, ir) + len(7, graph.bytes());
        if (opset > 0) out += import("", opset);
        for (const Function& function : functions) out += len(25, function.bytes());
        return out + (functions.empty() ? "" : import("local", 1)) + more;
    }
};

}  // namespace opwright::onnx
