// SPDX-License-Identifier: Apache-2.0
// Softmax: exp(x - max) / sum(exp(x - max)) along one axis, or before version 13 over each row of the input
// as a matrix [extents before axis, extents from axis on].
#pragma once

#include "generated/api/softmax.h"
#include "runtime/core/number_blocks.h"
#include "runtime/loops/apply.h"
#include "runtime/loops/axis.h"

#include <cmath>

namespace opwright::ops {

struct Softmax {
    struct Params {
        std::int64_t axis = -1;
        bool matrix = false;
    };
    static constexpr int kInPlace = 0;

    static Status resolve(const ai_onnx::softmax::Attributes_v1& attributes, const Known&, Params& params) {
        params = {attributes.axis, true};
        return {};
    }
    static Status resolve(const ai_onnx::softmax::Attributes_v13& attributes, const Known&, Params& params) {
        params = {attributes.axis, false};
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        std::int64_t axis = params.axis;
        if (context.rank(0) > 0 || params.matrix) {
            OPW_TRY(loops::axis_attribute(axis, context.rank(0)));
        } else {
            OPW_TRY(loops::axis_attribute(axis, 1));  // a scalar is one element along axis 0
        }
        context.set_shape(0, context.shape(0));
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        using C = std::conditional_t<loops::kThroughFloat<T>, float, T>;
        const Tensor& x = context.tensor(0);
        if (x.elements() == 0) return {};
        const std::int64_t axis = params.axis < 0 ? params.axis + std::max(x.rank(), 1) : params.axis;
        const int at = static_cast<int>(axis), rank = x.rank();
        const std::int64_t extent = rank == 0 ? 1 : params.matrix ? x.shape().product(at, rank) : x.dim(at);
        const std::int64_t inner = rank == 0 || params.matrix ? 1 : x.shape().product(at + 1, rank);
        const std::int64_t outer = x.elements() / extent / inner;
        // A block of columns at a time; with inner == 1 it is one row.
        const std::int64_t blocks = (inner + kColumns - 1) / kColumns;
        std::byte* memory = nullptr;
        const std::int64_t work = extent * std::min(inner, kColumns);
        if constexpr (!std::is_same_v<C, T>) {
            OPW_TRY(context.workspace(static_cast<std::size_t>(outer * blocks * work) * sizeof(C), memory));
        }
        parallel_for(context.parallel(), outer * blocks, 4.0 * static_cast<double>(work),
                     [&](std::int64_t begin, std::int64_t end) {
                         for (std::int64_t item = begin; item < end; ++item) {
                             const std::int64_t first = item % blocks * kColumns,
                                                width = std::min(kColumns, inner - first);
                             const std::int64_t offset = item / blocks * extent * inner + first;
                             const T* from = x.data<T>() + offset;
                             T* to = context.output(0).template mutable_data<T>() + offset;
                             if constexpr (std::is_same_v<C, T>) {
                                 columns(from, to, extent, inner, width);
                             } else {
                                 C* block = reinterpret_cast<C*>(memory) + item * work;
                                 for (std::int64_t k = 0; k < extent; ++k)
                                     to_floats(from + k * inner, block + k * width, width);
                                 columns(block, block, extent, width, width);
                                 for (std::int64_t k = 0; k < extent; ++k)
                                     from_floats(block + k * width, to + k * inner, width);
                             }
                         }
                     });
        return {};
    }

private:
    static constexpr std::int64_t kColumns = 64;

    /// The function down each of `width` columns of x[extent][stride].
    template <class C>
    static void columns(const C* x, C* y, std::int64_t extent, std::int64_t stride, std::int64_t width) {
        C top[kColumns];
        double sum[kColumns];  // so that long rows lose no precision
        for (std::int64_t j = 0; j < width; ++j) top[j] = x[j], sum[j] = 0;
        for (std::int64_t k = 1; k < extent; ++k) {
            for (std::int64_t j = 0; j < width; ++j)
                top[j] = x[k * stride + j] > top[j] ? x[k * stride + j] : top[j];
        }
        for (std::int64_t k = 0; k < extent; ++k) {
            for (std::int64_t j = 0; j < width; ++j) {
                const C e = std::exp(x[k * stride + j] - top[j]);
                y[k * stride + j] = e;
                sum[j] += static_cast<double>(e);
            }
        }
        for (std::int64_t k = 0; k < extent; ++k) {
            for (std::int64_t j = 0; j < width; ++j) y[k * stride + j] /= static_cast<C>(sum[j]);
        }
    }
};

}  // namespace opwright::ops
