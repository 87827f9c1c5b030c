// SPDX-License-Identifier: Apache-2.0
// Reductions over some axes: totals by F::combine, from identity(). Halves and small floats accumulate in
// float.
#pragma once

#include "runtime/loops/apply.h"
#include "runtime/loops/axis.h"

#define OPWRIGHT_BODY "runtime/loops/reduce.inc"
#include "runtime/simd/each_isa.h"

namespace opwright::loops {

struct ReduceParams {
    bool all = true;  ///< no axes given: all of them
    Ints axes;
    bool keep = true;
    bool axes_are_input = false;

    /// Attribute `axes`, or input 1 in the versions that have none; an empty list means all, or none with
    /// `noop`.
    template <class A> static Status resolve(const A& attributes, const Known& known, ReduceParams& params) {
        params.keep = attributes.keepdims != 0;
        bool noop = false;
        if constexpr (requires { attributes.axes; }) {
            if (attributes.axes) {
                if (attributes.axes->size() > kMaxRank) {
                    return bad_attribute("axes", "length", static_cast<std::int64_t>(attributes.axes->size()),
                                         range(0, kMaxRank));
                }
                params.axes = Ints(*attributes.axes);
            }
        } else {
            params.axes_are_input = true;
            if (const Tensor* list = known.tensor(1); list != nullptr && list->rank() > 1) {
                return bad_input(1, "rank", list->rank(), range(0, 1));
            }
            OPW_TRY(known.ints(1, params.axes));
        }
        if constexpr (requires { attributes.noop_with_empty_axes; })
            noop = attributes.noop_with_empty_axes != 0;
        params.all = params.axes.empty() && !noop;
        return {};
    }

    /// Which axes of `shape` are reduced, and what is left of it.
    Status apply(const Shape& shape, bool (&reduced)[kMaxRank], Shape& result) const {
        const int rank = shape.rank();
        std::fill(reduced, reduced + rank, all);
        for (std::int64_t given : axes) {
            std::int64_t axis = given;
            if (!wrap_axis(axis, rank)) {
                if (axes_are_input) return bad_input(1, "axis", given, axis_range(rank));
                return bad_attribute("axes", "axis", given, axis_range(rank));
            }
            reduced[axis] = true;
        }
        Shape left;
        for (int axis = 0; axis < rank; ++axis) {
            if (!reduced[axis]) left.push_back(shape[axis]);
            if (reduced[axis] && keep) left.push_back(1);
        }
        result = left;
        return {};
    }
};

/// Kept and reduced axes in turn, adjacent ones of a kind joined, extents of 1 left out.
struct ReducePlan {
    int axes = 0;
    std::int64_t extents[kMaxRank + 1];
    std::int64_t strides[kMaxRank + 1];
    bool reduced[kMaxRank + 1];

    ReducePlan(const Shape& shape, const bool (&mask)[kMaxRank]) {
        for (int axis = 0; axis < shape.rank(); ++axis) {
            if (shape[axis] == 1) continue;
            if (axes > 0 && reduced[axes - 1] == mask[axis]) {
                extents[axes - 1] *= shape[axis];
            } else {
                extents[axes] = shape[axis];
                reduced[axes++] = mask[axis];
            }
        }
        if (axes == 0) {
            extents[0] = 1;
            reduced[axes++] = true;
        }
        std::int64_t stride = 1;
        for (int axis = axes - 1; axis >= 0; --axis) {
            strides[axis] = stride;
            stride *= extents[axis];
        }
    }

    /// Product of the extents of outer axes (all but the last one) that are, or are not, reduced.
    std::int64_t outer(bool which) const {
        std::int64_t product = 1;
        for (int axis = 0; axis < axes - 1; ++axis) product *= reduced[axis] == which ? extents[axis] : 1;
        return product;
    }
    /// Offset of the n-th combination of indices of those axes.
    std::int64_t offset(std::int64_t n, bool which) const {
        std::int64_t offset = 0;
        for (int axis = axes - 2; axis >= 0; --axis) {
            if (reduced[axis] != which) continue;
            offset += n % extents[axis] * strides[axis];
            n /= extents[axis];
        }
        return offset;
    }
};

namespace detail {

template <class T> using Total = std::conditional_t<kThroughFloat<T>, float, T>;

/// The last axis is reduced: one total per kept combination.
template <class F, class T>
void rows(const ReducePlan& plan, const T* x, T* y, std::int64_t count, const Context& context) {
    using C = Total<T>;
    const auto row = OPWRIGHT_DISPATCH(reduce_row<F, C, T>);
    const std::int64_t length = plan.extents[plan.axes - 1], inner = plan.outer(true);
    parallel_for(context.parallel(), plan.outer(false), kElementCost * static_cast<double>(count),
                 [&](std::int64_t begin, std::int64_t end) {
                     for (std::int64_t k = begin; k < end; ++k) {
                         const T* from = x + plan.offset(k, false);
                         C total = F::template identity<C>();
                         for (std::int64_t r = 0; r < inner; ++r)
                             row(from + plan.offset(r, true), length, &total);
                         y[k] = number_cast<T>(F::finish(total, count));
                     }
                 });
}

/// The last axis is kept: a row of totals per combination of the other kept axes.
template <class F, class T>
void columns(const ReducePlan& plan, const T* x, T* y, std::int64_t count, const Context& context) {
    using C = Total<T>;
    const auto add = OPWRIGHT_DISPATCH(reduce_rows<F, C, T>);
    const std::int64_t length = plan.extents[plan.axes - 1], kept = plan.outer(false),
                       inner = plan.outer(true);
    constexpr std::int64_t kPiece = 1024;  // totals that stay in the first-level cache
    const std::int64_t pieces = (length + kPiece - 1) / kPiece;
    parallel_for(context.parallel(), kept * pieces, kElementCost * static_cast<double>(count * kPiece),
                 [&](std::int64_t begin, std::int64_t end) {
                     C totals[kPiece];
                     for (std::int64_t item = begin; item < end; ++item) {
                         const std::int64_t k = item / pieces, first = item % pieces * kPiece;
                         const std::int64_t width = std::min(kPiece, length - first);
                         std::fill_n(totals, width, F::template identity<C>());
                         const T* from = x + plan.offset(k, false) + first;
                         for (std::int64_t r = 0; r < inner; ++r)
                             add(from + plan.offset(r, true), width, totals);
                         T* to = y + k * length + first;
                         for (std::int64_t j = 0; j < width; ++j)
                             to[j] = number_cast<T>(F::finish(totals[j], count));
                     }
                 });
}

}  // namespace detail

/// Output 0 is input 0 reduced over the axes of `mask`. F has combine(C a, C b), identity<C>(), empty<T>()
/// for the result over no element, and finish(C total, count) -> C.
template <class F, class T> Status reduce(Context& context, const bool (&mask)[kMaxRank]) {
    const Tensor& x = context.tensor(0);
    Tensor& y = context.output(0);
    if (x.elements() == 0) {
        std::fill_n(y.mutable_data<T>(), y.elements(), F::template empty<T>());
        return {};
    }
    const ReducePlan plan(x.shape(), mask);
    const std::int64_t count = x.elements() / y.elements();
    if (plan.reduced[plan.axes - 1]) {
        detail::rows<F, T>(plan, x.data<T>(), y.mutable_data<T>(), count, context);
    } else {
        detail::columns<F, T>(plan, x.data<T>(), y.mutable_data<T>(), count, context);
    }
    return {};
}

/// The family: F as reduce() has it.
template <class F> struct Reduce {
    using Params = ReduceParams;

    template <class A> static Status resolve(const A& attributes, const Known& known, Params& params) {
        return ReduceParams::resolve(attributes, known, params);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        bool reduced[kMaxRank];
        Shape shape;
        OPW_TRY(params.apply(context.shape(0), reduced, shape));
        context.set_shape(0, shape);
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        if (!params.all && params.axes.empty()) {
            context.set_output(0, context.take(0));  // noop_with_empty_axes
            return {};
        }
        bool mask[kMaxRank];
        Shape shape;
        OPW_TRY(params.apply(context.shape(0), mask, shape));
        return reduce<F, T>(context, mask);
    }
};

}  // namespace opwright::loops
