// SPDX-License-Identifier: Apache-2.0
// The facts of one op-version as the schema states them. Rows are generated; one routine checks nodes against
// them.
#pragma once

#include "opwright/status.h"
#include "opwright/type.h"

#include <span>

namespace opwright {

enum class Option : std::uint8_t { Single, Optional, Variadic };

/// A formal input or output.
struct ParamRow {
    const char* name;
    std::uint8_t constraint;  ///< index into OpRow::constraints
    Option option = Option::Single;
    bool homogeneous = true;  ///< of Variadic: all actual parameters have one type
    std::uint8_t min_arity = 1;
};

/// A type variable, or a fixed type, whose name is then the type itself.
struct ConstraintRow {
    const char* name;
    TypeSet types;
};

enum class AttributeKind : std::uint8_t {
    Undefined, Float, Int, String, Tensor, Graph, Floats, Ints, Strings, Tensors, Graphs,
    SparseTensor, SparseTensors, TypeProto, TypeProtos,
};

struct AttributeRow {
    const char* name;
    AttributeKind kind;
    bool required = false;
};

struct OpRow {
    const char* domain;  ///< "ai.onnx", "ai.onnx.ml", ...
    const char* name;
    int since;
    bool deprecated;
    bool deterministic;  ///< false: draws random numbers, so equal inputs may give different outputs
    const char* successor;  ///< of a deprecated op-version: what replaces it, or null
    int min_inputs, max_inputs, min_outputs, max_outputs;  ///< INT_MAX where there is no limit
    std::span<const ParamRow> inputs, outputs;
    std::span<const AttributeRow> attributes;
    std::span<const ConstraintRow> constraints;

    /// The formal parameter of actual input or output `i`: a variadic one takes all that follow. Null if
    /// there is none.
    const ParamRow* input(int i) const { return formal(inputs, i); }
    const ParamRow* output(int i) const { return formal(outputs, i); }

private:
    static const ParamRow* formal(std::span<const ParamRow> params, int i) {
        const int count = static_cast<int>(params.size());
        if (i < count) return &params[static_cast<std::size_t>(i)];
        if (count > 0 && params.back().option == Option::Variadic) return &params.back();
        return nullptr;
    }
};

}  // namespace opwright
