// SPDX-License-Identifier: Apache-2.0
// LRN: x / (bias + alpha / size * s)^beta, s the sum of squares over `size` neighbouring channels, as far as
// they exist.
#pragma once

#include "generated/api/lrn.h"
#include "runtime/core/number_blocks.h"
#include "runtime/loops/apply.h"
#include "runtime/simd/norm.h"

#include <cmath>

namespace opwright::ops {

struct LRN {
    struct Params {
        std::int64_t size = 1;
        float alpha = 0, beta = 0, bias = 0;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        if (attributes.size < 1) return bad_attribute("size", "value", attributes.size, "1 or more");
        params = {attributes.size, attributes.alpha, attributes.beta, attributes.bias};
        return {};
    }

    static Status shape(const Params&, ShapeContext& context) {
        if (context.rank(0) < 2)
            return bad_input(0, "rank", context.rank(0), "2 or more: batch, channels and further axes");
        context.set_shape(0, context.shape(0));
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        const Tensor& x = context.tensor(0);
        Tensor& y = context.output(0);
        if (x.elements() == 0) return {};
        const std::int64_t batch = x.dim(0), channels = x.dim(1), plane = x.elements() / batch / channels;
        // Windows beyond all channels reach no further than those.
        const std::int64_t size = std::min(params.size, 2 * channels + 1);
        const float alpha = static_cast<float>(static_cast<double>(params.alpha) /
                                               static_cast<double>(params.size) * static_cast<double>(size));
        if constexpr (std::is_same_v<T, float>) {
            lrn(batch, channels, plane, size, alpha, params.beta, params.bias, x.data<T>(),
                y.mutable_data<T>(), context.parallel());
        } else if constexpr (loops::kThroughFloat<T>) {
            std::byte* memory;
            OPW_TRY(context.workspace(2 * static_cast<std::size_t>(x.elements()) * sizeof(float), memory));
            float* wide = reinterpret_cast<float*>(memory);
            float* result = wide + x.elements();
            to_floats(x.data<T>(), wide, x.elements());
            lrn(batch, channels, plane, size, alpha, params.beta, params.bias, wide, result,
                context.parallel());
            from_floats(result, y.mutable_data<T>(), x.elements());
        } else {
            plain(params, batch, channels, plane, x.data<T>(), y.mutable_data<T>(), context);
        }
        return {};
    }

private:
    template <class T> static void plain(const Params& params, std::int64_t batch, std::int64_t channels,
                                         std::int64_t plane, const T* x, T* y, const Context& context) {
        const T factor = static_cast<T>(params.alpha) / static_cast<T>(params.size);
        parallel_for(context.parallel(), batch * channels, 20.0 * static_cast<double>(plane),
                     [&](std::int64_t begin, std::int64_t end) {
                         for (std::int64_t k = begin; k < end; ++k) {
                             const std::int64_t c = k % channels;
                             const std::int64_t low =
                                 std::max<std::int64_t>(0, c - (params.size - 1) / 2) - c;
                             const std::int64_t high = std::min(channels - 1 - c, params.size / 2);
                             for (std::int64_t i = k * plane; i < (k + 1) * plane; ++i) {
                                 T sum = 0;
                                 for (std::int64_t j = low; j <= high; ++j)
                                     sum += x[i + j * plane] * x[i + j * plane];
                                 y[i] = x[i] / std::pow(static_cast<T>(params.bias) + factor * sum,
                                                        static_cast<T>(params.beta));
                             }
                         }
                     });
    }
};

}  // namespace opwright::ops
