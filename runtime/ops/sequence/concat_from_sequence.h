// SPDX-License-Identifier: Apache-2.0
// ConcatFromSequence: the tensors of a sequence along one of their axes, or stacked along a new one.
#pragma once

#include "generated/api/concat_from_sequence.h"
#include "runtime/loops/axis.h"
#include "runtime/loops/move.h"

#include <limits>

namespace opwright::ops {

struct ConcatFromSequence {
    struct Params {
        std::int64_t axis = 0;
        bool new_axis = false;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        if (attributes.new_axis != 0 && attributes.new_axis != 1)
            return bad_attribute("new_axis", "value", attributes.new_axis, range(0, 1));
        params.axis = attributes.axis;
        params.new_axis = attributes.new_axis != 0;
        return {};
    }
    template <class A> static Status types(const A&, TypeContext& context) {
        context.set(0, tensor_type(context.input(0).elem));
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        // The shapes are inside a value, so there is nothing to tell before a run.
        const auto items = context.value(0).items();
        if (items.empty()) {
            context.set_at_run(0);
            return {};
        }
        Shape shape;
        int axis = 0;
        OPW_TRY(result_shape(params, items, shape, axis));
        context.set_shape(0, shape);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        const auto items = context.value(0).items();
        if (items.empty()) return bad_input(0, "number of tensors", 0, "1 or more");
        Shape shape;
        int axis = 0;
        OPW_TRY(result_shape(params, items, shape, axis));
        loops::Moved<W> moved(context);
        loops::Element<W>* to = nullptr;
        OPW_TRY(moved.output(to));
        const std::int64_t rows = shape.product(0, axis), line = shape.product(axis, shape.rank());
        for (const Value& item : items) {
            const Tensor& tensor = item.tensor();
            if (tensor.elements() == 0) continue;
            const loops::Element<W>* from = nullptr;
            OPW_TRY(moved.input(tensor, from));
            const std::int64_t block = tensor.elements() / rows;
            loops::copy_strided(context.parallel(), Shape{rows, block}, from, loops::Strides{block, 1}, to,
                                loops::Strides{line, 1});
            to += block;
        }
        moved.finish();
        return {};
    }

private:
    static Status result_shape(const Params& params, std::span<const Value> items, Shape& shape, int& axis) {
        shape = items[0].tensor().shape();
        const int rank = shape.rank() + (params.new_axis ? 1 : 0);
        if (rank > kMaxRank)
            return bad_input(0, "rank of the tensors", shape.rank(),
                             "at most " + std::to_string(kMaxRank - 1));
        if (rank == 0) return bad_input(0, "rank of the tensors", 0, "1 or more, or new_axis 1");
        std::int64_t along = params.axis;
        OPW_TRY(loops::axis_attribute(along, rank));
        axis = static_cast<int>(along);
        std::int64_t extent = 0;
        for (std::size_t k = 0; k < items.size(); ++k) {
            const Shape& item = items[k].tensor().shape();
            bool fits = item.rank() == shape.rank();
            for (int i = 0; fits && i < item.rank(); ++i)
                fits = item[i] == shape[i] || (i == axis && !params.new_axis);
            if (!fits) {
                return bad_input(0, "shape of tensor " + std::to_string(k), item,
                                 Operand(shape).text() + ", that of the first one" +
                                     (params.new_axis ? "" : ", but for axis " + std::to_string(axis)));
            }
            const std::int64_t more = params.new_axis ? 1 : item[axis];
            if (more > std::numeric_limits<std::int64_t>::max() - extent) {
                return bad_input(0,
                                 "extent of axis " + std::to_string(axis) + " of tensor " + std::to_string(k),
                                 more, "a total below 2^63");
            }
            extent += more;
        }
        if (params.new_axis) {
            shape.insert(axis, extent);
        } else {
            shape[axis] = extent;
        }
        return {};
    }
};

}  // namespace opwright::ops
