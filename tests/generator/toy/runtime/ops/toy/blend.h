// SPDX-License-Identifier: Apache-2.0
// Blend: an output of the type that an attribute names, as the first input's shape says; its elements are zero.
#pragma once

#include "generated/api/toy_math_blend.h"

#include <cstring>

namespace opwright::ops::toy::math {

struct Blend {
    using Params = NoParams;

    static Status types(const toy_math::blend::Attributes_v1& attributes, TypeContext& context) {
        context.set(0, tensor_type(static_cast<DType>(attributes.to)));
        return {};
    }
    static Status resolve(const toy_math::blend::Attributes_v1&, const Known&, Params&) { return {}; }
    static Status shape(const Params&, ShapeContext& context) {
        context.set_shape(0, context.shape(0));
        return {};
    }
    template <class In, class Width> static Status run(const Params&, Context& context) {
        std::memset(context.output(0).mutable_raw(), 0, context.output(0).bytes());
        return {};
    }
};

}  // namespace opwright::ops::toy::math
