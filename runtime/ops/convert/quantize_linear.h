// SPDX-License-Identifier: Apache-2.0
// QuantizeLinear: saturate(round(x / y_scale) + y_zero_point), see runtime/loops/quantize.h.
#pragma once

#include "generated/api/quantize_linear.h"
#include "runtime/loops/quantize.h"

namespace opwright::ops {

struct QuantizeLinear {
    struct Params {
        std::int64_t axis = 1;
        std::int64_t block_size = 0;
        DType precision = DType::Undefined;  ///< of the division; Undefined: that of the scale
        bool tensor_only = false;
        CastRules rules;
    };

    /// The zero point's type, or what output_dtype says, or uint8.
    template <class A> static Status types(const A& attributes, TypeContext& context) {
        Type type = context.has(2) ? context.input(2) : tensor_type(DType::UInt8);
        if constexpr (requires { attributes.output_dtype; }) {
            DType given = DType::Undefined;
            OPW_TRY(loops::read_output_dtype(attributes.output_dtype, given));
            const Type wanted = tensor_type(given);
            if (given != DType::Undefined && context.has(2) && wanted != type) {
                return bad_attribute("output_dtype", "type", wanted, to_string(type) + ", as the zero point");
            }
            if (given != DType::Undefined) type = wanted;
        }
        context.set(0, type);
        return {};
    }

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.tensor_only = true;  // before there was an axis
        if constexpr (requires { attributes.axis; }) {
            params.axis = attributes.axis;
            params.tensor_only = false;
        }
        if constexpr (requires { attributes.saturate; }) params.rules.saturate = attributes.saturate != 0;
        if constexpr (requires { attributes.block_size; }) params.block_size = attributes.block_size;
        if constexpr (requires { attributes.precision; })
            return loops::read_precision(attributes.precision, params.precision);
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
        return loops::quantize(context, granularity, params.precision, params.rules);
    }
};

}  // namespace opwright::ops
