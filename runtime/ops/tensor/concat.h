// SPDX-License-Identifier: Apache-2.0
// Concat: the inputs one behind the other along an axis.
#pragma once

#include "generated/api/concat.h"
#include "runtime/loops/axis.h"
#include "runtime/loops/move.h"

namespace opwright::ops {

struct Concat {
    struct Params {
        std::int64_t axis = 1;
    };

    static Status resolve(const ai_onnx::concat::Attributes_v1& attributes, const Known&, Params& params) {
        params.axis = attributes.axis.value_or(1);
        return {};
    }
    static Status resolve(const ai_onnx::concat::Attributes_v4& attributes, const Known&, Params& params) {
        params.axis = attributes.axis;
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        Shape shape = context.shape(0);
        std::int64_t axis = params.axis;
        OPW_TRY(loops::axis_attribute(axis, shape.rank()));
        const int along = static_cast<int>(axis);
        std::int64_t total = shape[along];
        for (int i = 1; i < context.inputs(); ++i) {
            const Shape& other = context.shape(i);
            if (other.rank() != shape.rank())
                return bad_input(i, "rank", other.rank(),
                                 std::to_string(shape.rank()) + ", the rank of input 0");
            for (int k = 0; k < shape.rank(); ++k) {
                if (k != along && other[k] != shape[k]) {
                    return bad_input(i, "shape", other,
                                     Operand(shape).text() + " but for axis " + std::to_string(along));
                }
            }
            if (other[along] > std::numeric_limits<std::int64_t>::max() - total) {
                return bad_input(i, "extent of axis " + std::to_string(along), other[along],
                                 "a total below 2^63");
            }
            total += other[along];
        }
        shape[along] = total;
        context.set_shape(0, shape);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        using E = loops::Element<W>;
        loops::Moved<W> moved(context);
        E* y = nullptr;
        OPW_TRY(moved.output(y));
        const Shape& shape = context.output_shape(0);
        std::int64_t axis = params.axis;
        OPW_TRY(loops::axis_attribute(axis, shape.rank()));
        const int along = static_cast<int>(axis);
        const std::int64_t outer = shape.product(0, along), step = shape.product(along, shape.rank());
        if (outer == 0 || step == 0) return {};
        for (int i = 0; i < context.inputs(); ++i) {
            const E* x = nullptr;
            OPW_TRY(moved.input(i, x));
            const std::int64_t block = context.tensor(i).elements() / outer;
            loops::copy_strided(context.parallel(), Shape{outer, block}, x, {block, 1}, y, {step, 1});
            y += block;
        }
        moved.finish();
        return {};
    }
};

}  // namespace opwright::ops
