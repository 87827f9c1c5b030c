// SPDX-License-Identifier: Apache-2.0
// What Cast and CastLike share.
#pragma once

#include "opwright/context.h"
#include "runtime/core/number_convert.h"

namespace opwright::ops {

/// The attribute round_mode.
inline Status read_round_mode(const std::string& name, RoundMode& mode) {
    if (name == "up") {
        mode = RoundMode::Up;
    } else if (name == "down") {
        mode = RoundMode::Down;
    } else if (name == "nearest") {
        mode = RoundMode::Nearest;
    } else {
        return bad_attribute("round_mode", "value", name, "up, down, nearest");
    }
    return {};
}

/// What the op-version has of the attributes saturate and round_mode.
template <class A> Status read_rules(const A& attributes, CastRules& rules) {
    if constexpr (requires { attributes.saturate; }) rules.saturate = attributes.saturate != 0;
    if constexpr (requires { attributes.round_mode; })
        return read_round_mode(attributes.round_mode, rules.round);
    return {};
}

/// Output 0 has the shape of input 0; if it has its type too, it is that input.
inline Status cast_shape(ShapeContext& context) {
    context.set_shape(0, context.shape(0));
    if (context.dtype(0) == context.output_dtype(0)) context.set_at_run(0);
    return {};
}

inline Status cast_run(CastRules rules, Context& context) {
    if (context.dtype(0) == context.output_dtype(0)) {
        context.set_output(0, context.take(0));
        return {};
    }
    return convert(context.tensor(0), context.output(0), rules, context.parallel());
}

}  // namespace opwright::ops
