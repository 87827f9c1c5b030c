// SPDX-License-Identifier: Apache-2.0
// ConstantOfShape: a tensor of a given shape, all of one value.
#pragma once

#include "generated/api/constant_of_shape.h"
#include "runtime/loops/move.h"

namespace opwright::ops {

struct ConstantOfShape {
    using Attributes = ai_onnx::constant_of_shape::Attributes_v9;
    struct Params {
        Shape shape;
        std::optional<Tensor> value;  ///< one element; absent: a float 0
    };

    static Status types(const Attributes& attributes, TypeContext& context) {
        context.set(0, tensor_type(attributes.value ? attributes.value->dtype() : DType::Float));
        return {};
    }

    static Status resolve(const Attributes& attributes, const Known& known, Params& params) {
        const Tensor& input = *known.tensor(0);
        if (input.rank() != 1) return bad_input(0, "rank", input.rank(), 1);
        if (input.elements() > kMaxRank)
            return bad_input(0, "number of elements", input.elements(), range(0, kMaxRank));
        Ints extents;
        OPW_TRY(known.ints(0, extents));
        params.shape = Shape(extents.span());
        if (params.shape.elements() < 0)
            return bad_input(0, "value", params.shape,
                             "extents that are not negative, and at most 2^62 elements");
        if (attributes.value && attributes.value->elements() != 1) {
            return bad_attribute("value", "shape", attributes.value->shape(), "one element");
        }
        params.value = attributes.value;
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        context.set_shape(0, params.shape);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        using E = loops::Element<W>;
        loops::Moved<W> moved(context);
        E* y = nullptr;
        OPW_TRY(moved.output(y));
        const E* value = nullptr;
        if (params.value) OPW_TRY(moved.input(*params.value, value));
        loops::fill(context.parallel(), y, context.output(0).elements(), value != nullptr ? *value : E{});
        moved.finish();
        return {};
    }
};

}  // namespace opwright::ops
