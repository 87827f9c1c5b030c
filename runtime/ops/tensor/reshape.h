// SPDX-License-Identifier: Apache-2.0
// Reshape: the same elements under another shape; the result is a view of the input.
#pragma once

#include "generated/api/reshape.h"

namespace opwright::ops {

struct Reshape {
    struct Params {
        Ints shape;
        bool input = false;       ///< the shape came as input 1, not as an attribute
        bool allow_zero = false;  ///< a 0 is an extent of 0, not a copy of the input's extent
    };

    static Status resolve(const ai_onnx::reshape::Attributes_v1& attributes, const Known&, Params& params) {
        if (!attributes.shape) return bad_attribute("shape", "attribute", "missing", "INTS");
        if (attributes.shape->size() > kMaxRank)
            return bad_attribute("shape", "length", static_cast<int>(attributes.shape->size()),
                                 range(0, kMaxRank));
        params.shape = Ints(*attributes.shape);
        return {};
    }
    static Status resolve(const ai_onnx::reshape::Attributes_v5&, const Known& known, Params& params) {
        return from_input(known, params);
    }
    static Status resolve(const ai_onnx::reshape::Attributes_v14& attributes, const Known& known,
                          Params& params) {
        params.allow_zero = attributes.allowzero != 0;
        return from_input(known, params);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& input = context.shape(0);
        const std::int64_t elements = context.tensor(0).elements();
        Shape shape;
        int inferred = -1;
        bool zero = false;
        for (int axis = 0; axis < params.shape.size(); ++axis) {
            std::int64_t extent = params.shape[axis];
            if (extent == -1) {
                if (inferred >= 0) return error(params, "at most one -1");
                inferred = axis;
                extent = 1;
            } else if (extent == 0 && !params.allow_zero) {
                if (axis >= input.rank())
                    return error(params,
                                 "0 only where the input has an axis, of " + std::to_string(input.rank()));
                extent = input[axis];
            } else if (extent < 0) {
                return error(params, "extents that are not negative, and -1");
            }
            zero = zero || (extent == 0 && params.allow_zero);
            shape.push_back(extent);
        }
        const std::int64_t rest = shape.elements();
        if (inferred >= 0) {
            if (zero) return error(params, "no -1 beside a 0 when allowzero is 1");
            if (rest == 0) return error(params, "no -1 beside an extent of 0, as any extent would do");
            if (rest < 0 || elements % rest != 0)
                return error(params, "a shape of " + std::to_string(elements) + " elements");
            shape[inferred] = elements / rest;
        } else if (rest != elements) {
            return error(params, "a shape of " + std::to_string(elements) + " elements");
        }
        context.set_shape(0, shape);
        context.set_at_run(0);
        return {};
    }

    static Status run(const Params&, Context& context) {
        context.set_output(0, context.tensor(0).view(context.output_shape(0)));
        return {};
    }

private:
    static Status from_input(const Known& known, Params& params) {
        const Tensor& shape = *known.tensor(1);
        if (shape.rank() != 1) return bad_input(1, "rank", shape.rank(), 1);
        if (shape.elements() > kMaxRank)
            return bad_input(1, "shape", shape.shape(), "at most " + std::to_string(kMaxRank) + " elements");
        params.input = true;
        return known.ints(1, params.shape);
    }
    static Status error(const Params& params, std::string allowed) {
        const Operand came(params.shape.span());
        return params.input ? bad_input(1, "value", came, std::move(allowed))
                            : bad_attribute("shape", "value", came, std::move(allowed));
    }
};

}  // namespace opwright::ops
