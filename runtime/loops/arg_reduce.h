// SPDX-License-Identifier: Apache-2.0
// The index of an extreme element along one axis.
#pragma once

#include "runtime/core/number_blocks.h"
#include "runtime/loops/reduce.h"

#define OPWRIGHT_BODY "runtime/loops/arg_reduce.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::loops {

struct ArgReduceParams {
    std::int64_t axis = 0;
    bool keep = true;
    bool last = false;  ///< of equal extremes
};

/// F::before(C a, C b): whether b, which comes later, takes the place of a.
template <class F> struct ArgReduce {
    using Params = ArgReduceParams;

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.axis = attributes.axis;
        params.keep = attributes.keepdims != 0;
        if constexpr (requires { attributes.select_last_index; })
            params.last = attributes.select_last_index != 0;
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& shape = context.shape(0);
        // A scalar has one element, and axis 0 or -1 may stand for it.
        const int rank = std::max(shape.rank(), 1);
        std::int64_t given = params.axis;
        OPW_TRY(axis_attribute(given, rank));
        const int axis = static_cast<int>(given);
        Shape result;
        for (int k = 0; k < shape.rank(); ++k) {
            if (k != axis) result.push_back(shape[k]);
            if (k == axis && params.keep) result.push_back(1);
        }
        if (shape.rank() > 0 && shape[axis] == 0 && result.elements() != 0) {
            return bad_input(0, "extent of axis " + std::to_string(axis), 0,
                             "1 or more, as no element has no index");
        }
        context.set_shape(0, result);
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        using C = std::conditional_t<kThroughFloat<T>, float, T>;
        const Tensor& x = context.tensor(0);
        Tensor& y = context.output(0);
        if (y.elements() == 0) return {};
        const int axis =
            static_cast<int>(params.axis < 0 ? params.axis + std::max(x.rank(), 1) : params.axis);
        const std::int64_t extent = x.rank() == 0 ? 1 : x.dim(axis);
        const std::int64_t inner = x.rank() == 0 ? 1 : x.shape().product(axis + 1, x.rank());
        const std::int64_t outer = x.elements() / extent / inner;
        const auto search = OPWRIGHT_DISPATCH(arg_columns<F, C, T>);
        parallel_for(context.parallel(), outer, kElementCost * static_cast<double>(extent * inner),
                     [&](std::int64_t begin, std::int64_t end) {
                         for (std::int64_t k = begin; k < end; ++k) {
                             search(x.data<T>() + k * extent * inner, extent, inner, params.last,
                                    y.mutable_data<std::int64_t>() + k * inner);
                         }
                     });
        return {};
    }
};

}  // namespace opwright::loops
