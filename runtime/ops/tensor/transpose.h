// SPDX-License-Identifier: Apache-2.0
// Transpose: the axes in another order. If only axes of extent 1 change places, the result is a view.
#pragma once

#include "generated/api/transpose.h"
#include "runtime/loops/move.h"

namespace opwright::ops {

struct Transpose {
    struct Params {
        std::optional<Ints> perm;  ///< absent: the axes in reverse
    };

    static Status resolve(const ai_onnx::transpose::Attributes_v1& attributes, const Known&, Params& params) {
        if (!attributes.perm) return {};
        if (attributes.perm->size() > kMaxRank) {
            return bad_attribute("perm", "length", static_cast<std::int64_t>(attributes.perm->size()),
                                 range(0, kMaxRank));
        }
        params.perm = Ints(*attributes.perm);
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& input = context.shape(0);
        const int rank = input.rank();
        if (params.perm) {
            const Ints& perm = *params.perm;
            if (perm.size() != rank)
                return bad_attribute("perm", "length", perm.size(),
                                     std::to_string(rank) + ", the rank of input 0");
            std::uint64_t seen = 0;
            for (std::int64_t axis : perm) {
                if (axis < 0 || axis >= rank) return bad_attribute("perm", "axis", axis, range(0, rank - 1));
                if ((seen >> axis & 1U) != 0)
                    return bad_attribute("perm", "value", Operand(perm.span()), "every axis once");
                seen |= std::uint64_t{1} << axis;
            }
        }
        Shape shape(rank, 0);
        for (int k = 0; k < rank; ++k) shape[k] = input[axis_of(params, rank, k)];
        context.set_shape(0, shape);
        if (is_view(params, input)) context.set_at_run(0);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        const Tensor& input = context.tensor(0);
        const Shape& shape = context.output_shape(0);
        if (is_view(params, input.shape())) {
            context.set_output(0, input.view(shape));
            return {};
        }
        loops::Moved<W> moved(context);
        const loops::Element<W>* x = nullptr;
        loops::Element<W>* y = nullptr;
        OPW_TRY(moved.input(0, x));
        OPW_TRY(moved.output(y));
        const loops::Strides dense = loops::dense_strides(input.shape());
        loops::Strides strides = dense;
        for (int k = 0; k < shape.rank(); ++k) strides[k] = dense[axis_of(params, shape.rank(), k)];
        loops::copy_strided(context.parallel(), shape, x, strides, y, loops::dense_strides(shape));
        moved.finish();
        return {};
    }

private:
    static int axis_of(const Params& params, int rank, int k) {
        return params.perm ? static_cast<int>((*params.perm)[k]) : rank - 1 - k;
    }
    /// Whether the axes of other extents than 1 keep their order.
    static bool is_view(const Params& params, const Shape& input) {
        int before = -1;
        for (int k = 0; k < input.rank(); ++k) {
            const int axis = axis_of(params, input.rank(), k);
            if (input[axis] == 1) continue;
            if (axis < before) return false;
            before = axis;
        }
        return true;
    }
};

}  // namespace opwright::ops
