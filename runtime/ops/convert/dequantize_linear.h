// SPDX-License-Identifier: Apache-2.0
// DequantizeLinear: (x - x_zero_point) * x_scale, see runtime/loops/quantize.h.
#pragma once

#include "generated/api/dequantize_linear.h"
#include "runtime/loops/quantize.h"

namespace opwright::ops {

struct DequantizeLinear {
    struct Params {
        std::int64_t axis = 1;
        std::int64_t block_size = 0;
        bool tensor_only = false;
    };

    /// From version 23 on what output_dtype says, or the scale's type, as it was before; at first always
    /// float.
    template <class A> static Status types(const A& attributes, TypeContext& context) {
        if constexpr (requires { attributes.output_dtype; }) {
            const std::int64_t given = attributes.output_dtype;
            if (given < 0 || given >= kDTypeCount) {
                return bad_attribute("output_dtype", "value", given,
                                     "the number of an element type, " + range(1, kDTypeCount - 1).text() + ", or 0");
            }
            context.set(0, given != 0 ? tensor_type(static_cast<DType>(given)) : context.input(1));
        }
        return {};
    }

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.tensor_only = true;  // before there was an axis
        if constexpr (requires { attributes.axis; }) {
            params.axis = attributes.axis;
            params.tensor_only = false;
        }
        if constexpr (requires { attributes.block_size; }) params.block_size = attributes.block_size;
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        loops::Granularity granularity;
        OPW_TRY(loops::granularity(context, params.axis, params.block_size, params.tensor_only, granularity));
        context.set_shape(0, context.shape(0));
        return {};
    }

    static Status run(const Params& params, Context& context) {
        loops::Granularity granularity;
        OPW_TRY(loops::granularity(context, params.axis, params.block_size, params.tensor_only, granularity));
        return loops::dequantize(context, granularity);
    }
};

}  // namespace opwright::ops
