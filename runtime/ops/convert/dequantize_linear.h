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
            DType given = DType::Undefined;
            OPW_TRY(loops::read_output_dtype(attributes.output_dtype, given));
            context.set(0, given != DType::Undefined ? tensor_type(given) : context.input(1));
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
