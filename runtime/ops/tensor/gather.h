// SPDX-License-Identifier: Apache-2.0
// Gather: slices of an axis chosen by indices, whose shape takes the place of that axis.
#pragma once

#include "generated/api/gather.h"
#include "runtime/loops/axis.h"
#include "runtime/loops/indices.h"
#include "runtime/loops/move.h"

namespace opwright::ops {

struct Gather {
    struct Params {
        std::int64_t axis = 0;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.axis = attributes.axis;
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& input = context.shape(0);
        const Shape& indices = context.shape(1);
        std::int64_t axis = params.axis;
        OPW_TRY(loops::axis_attribute(axis, input.rank()));
        if (input.rank() - 1 + indices.rank() > kMaxRank) {
            return bad_input(1, "rank", indices.rank(), range(0, kMaxRank + 1 - input.rank()));
        }
        Shape shape;
        for (int k = 0; k < axis; ++k) shape.push_back(input[k]);
        for (std::int64_t extent : indices) shape.push_back(extent);
        for (int k = static_cast<int>(axis) + 1; k < input.rank(); ++k) shape.push_back(input[k]);
        context.set_shape(0, shape);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        const Shape& input = context.shape(0);
        std::int64_t axis = params.axis;
        OPW_TRY(loops::axis_attribute(axis, input.rank()));
        const int along = static_cast<int>(axis);
        const std::int64_t* places = nullptr;
        OPW_TRY(loops::read_indices(context, 1, input[along], places));
        if (context.output(0).elements() == 0) return {};
        loops::Moved<W> moved(context);
        const loops::Element<W>* x = nullptr;
        loops::Element<W>* y = nullptr;
        OPW_TRY(moved.input(0, x));
        OPW_TRY(moved.output(y));
        loops::copy_chosen(context.parallel(), input.product(0, along), input[along],
                           input.product(along + 1, input.rank()), places, context.tensor(1).elements(), x,
                           y);
        moved.finish();
        return {};
    }
};

}  // namespace opwright::ops
