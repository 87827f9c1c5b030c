// SPDX-License-Identifier: Apache-2.0
// Attributes of a node as a model gives them, and how a generated attribute struct takes them.
#pragma once

#include "opwright/row.h"
#include "opwright/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace opwright {

class Context;

/// The subgraph of a control-flow node. The kernel does not know where the nodes live or how they see outer
/// values.
class Body {
public:
    virtual int inputs() const = 0;
    virtual int outputs() const = 0;
    /// Type of an output as far as it can be told before a run; Kind::None if it cannot.
    virtual Type output_type(int i) const = 0;
    /// Extents that the body declares for an output, a tensor; -1 where one is open. Empty for a scalar, or
    /// if none are declared. They need not hold in a run.
    virtual std::span<const std::int64_t> output_extents(int) const { return {}; }
    /// One evaluation. `caller` is the context of the node that owns the body.
    virtual Status run(Context& caller, std::span<Value> inputs, std::span<Value> outputs) const = 0;

protected:
    ~Body() = default;
};

struct Attribute {
    using Data = std::variant<std::monostate, float, std::int64_t, std::string, Tensor, const Body*,
                              std::vector<float>, std::vector<std::int64_t>, std::vector<std::string>, Type>;
    std::string name;
    AttributeKind kind = AttributeKind::Undefined;
    Data data;
};

/// The attributes of one node. The row check comes first; reading then cannot fail.
class Attributes {
public:
    Attributes() = default;
    Attributes(std::span<const Attribute> list) : list_(list) {}  // NOLINT: a list of attributes is just that

    std::span<const Attribute> list() const { return list_; }

    /// Sets `field` if the node has the attribute; a default stands in the field already.
    template <class T> void read(std::string_view name, T& field) const {
        for (const Attribute& attribute : list_) {
            if (attribute.name != name) continue;
            if (const T* value = std::get_if<T>(&attribute.data)) field = *value;
        }
    }
    template <class T> void read(std::string_view name, std::optional<T>& field) const {
        for (const Attribute& attribute : list_) {
            if (attribute.name != name) continue;
            if (const T* value = std::get_if<T>(&attribute.data)) field = *value;
        }
    }

private:
    std::span<const Attribute> list_;
};

}  // namespace opwright
