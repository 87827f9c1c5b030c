// SPDX-License-Identifier: Apache-2.0
// Unsqueeze: axes of extent 1 at given places of the result; the result is a view of the input.
#pragma once

#include "generated/api/unsqueeze.h"
#include "runtime/loops/axis.h"

namespace opwright::ops {

struct Unsqueeze {
    struct Params {
        Ints axes;           ///< places in the result, in any order
        bool input = false;  ///< they came as input 1, not as an attribute
    };

    static Status resolve(const ai_onnx::unsqueeze::Attributes_v1& attributes, const Known&, Params& params) {
        if (attributes.axes.size() > kMaxRank) {
            return bad_attribute("axes", "length", static_cast<std::int64_t>(attributes.axes.size()),
                                 range(0, kMaxRank));
        }
        params.axes = Ints(attributes.axes);
        return {};
    }
    static Status resolve(const ai_onnx::unsqueeze::Attributes_v13&, const Known& known, Params& params) {
        const Tensor& axes = *known.tensor(1);
        if (axes.rank() > 1) return bad_input(1, "rank", axes.rank(), range(0, 1));
        params.input = true;
        return known.ints(1, params.axes);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& input = context.shape(0);
        const int rank = input.rank() + params.axes.size();
        if (rank > kMaxRank)
            return error(params, "number of axes", params.axes.size(), range(0, kMaxRank - input.rank()));
        std::uint64_t added = 0;
        for (std::int64_t axis : params.axes) {
            const std::int64_t came = axis;
            if (!loops::wrap_axis(axis, rank)) return error(params, "axis", came, loops::axis_range(rank));
            if ((added >> axis & 1U) != 0) return error(params, "repeated axis", came, "every axis once");
            added |= std::uint64_t{1} << axis;
        }
        Shape shape;
        for (int k = 0, from = 0; k < rank; ++k) shape.push_back((added >> k & 1U) != 0 ? 1 : input[from++]);
        context.set_shape(0, shape);
        context.set_at_run(0);
        return {};
    }

    static Status run(const Params&, Context& context) {
        context.set_output(0, context.tensor(0).view(context.output_shape(0)));
        return {};
    }

private:
    static Status error(const Params& params, const char* aspect, Operand came, Operand allowed) {
        return params.input ? bad_input(1, aspect, std::move(came), std::move(allowed))
                            : bad_attribute("axes", aspect, std::move(came), std::move(allowed));
    }
};

}  // namespace opwright::ops
