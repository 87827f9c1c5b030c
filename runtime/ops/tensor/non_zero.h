// SPDX-License-Identifier: Apache-2.0
// NonZero: the indices of all elements other than zero (or the empty string), in row-major order, one row per
// axis.
#pragma once

#include "generated/api/non_zero.h"
#include "runtime/core/number.h"

#include <complex>

namespace opwright::ops {

struct NonZero {
    using Params = NoParams;

    template <class A> static Status resolve(const A&, const Known&, Params&) { return {}; }

    static Status shape(const Params&, ShapeContext& context) {
        context.set_at_run(0);
        return {};
    }

    template <class T> static Status run(const Params&, Context& context) {
        const Tensor& input = context.tensor(0);
        const Shape& shape = input.shape();
        const int rank = shape.rank();
        const T* x = input.template data<T>();
        const std::int64_t elements = input.elements();
        std::int64_t count = 0;
        for (std::int64_t i = 0; i < elements; ++i) count += is_non_zero(x[i]) ? 1 : 0;
        OPW_TRY(context.make_output(0, Shape{rank, count}));
        if (rank > 0 && count > 0)
            write(x, shape, count, context.output(0).template mutable_data<std::int64_t>());
        return {};
    }

private:
    /// NaN is not zero, and both signed zeros are.
    template <class T> static bool is_non_zero(const T& x) {
        if constexpr (std::is_same_v<T, std::string>) {
            return !x.empty();
        } else if constexpr (kIsSmallFloat<T>) {
            return to_float(x) != 0;
        } else {
            return x != T{};
        }
    }

    template <class T>
    static void write(const T* x, const Shape& shape, std::int64_t count, std::int64_t* y) {
        const int last = shape.rank() - 1;
        std::int64_t index[kMaxRank]{};
        const std::int64_t rows = shape.product(0, last);
        for (std::int64_t row = 0, found = 0; row < rows; ++row, x += shape[last]) {
            for (std::int64_t i = 0; i < shape[last]; ++i) {
                if (!is_non_zero(x[i])) continue;
                for (int axis = 0; axis < last; ++axis) y[axis * count + found] = index[axis];
                y[last * count + found++] = i;
            }
            for (int axis = last - 1; axis >= 0 && ++index[axis] == shape[axis]; --axis) index[axis] = 0;
        }
    }
};

}  // namespace opwright::ops
