// SPDX-License-Identifier: Apache-2.0
// Sum: the element-wise sum of all inputs.
#pragma once

#include "generated/api/sum.h"
#include "runtime/loops/variadic.h"

namespace opwright::ops {

struct Sum {
    using Params = loops::VariadicParams;

    static Status resolve(const ai_onnx::sum::Attributes_v1&, const Known&, Params&) { return {}; }
    static Status resolve(const ai_onnx::sum::Attributes_v6&, const Known&, Params&) { return {}; }
    static Status resolve(const ai_onnx::sum::Attributes_v8&, const Known&, Params& params) {
        params.broadcasts = true;
        return {};
    }

    template <class T> OPWRIGHT_INLINE static T apply(T a, T b) { return a + b; }
};

}  // namespace opwright::ops
