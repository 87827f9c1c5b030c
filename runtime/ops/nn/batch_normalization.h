// SPDX-License-Identifier: Apache-2.0
// BatchNormalization: (x - mean) / sqrt(var + epsilon) * scale + bias per channel. In training mode mean and
// (population) variance are those of the batch, and the running values, given * momentum +
// batch * (1 - momentum), are returned as well.
#pragma once

#include "generated/api/batch_normalization.h"
#include "runtime/core/number_blocks.h"
#include "runtime/core/number_convert.h"
#include "runtime/loops/apply.h"
#include "runtime/simd/norm.h"

#include <cmath>

namespace opwright::ops {

struct BatchNormalization {
    /// ByOutputs: training if there are several.
    enum class Mode : std::uint8_t { Inference, Training, ByOutputs };

    struct Params {
        double epsilon = 0, momentum = 0;
        bool spatial = true;  ///< statistics per channel; else per element of [channels, axes...]
        Mode mode = Mode::Inference;
    };
    static constexpr int kInPlace = 0;

    static Status resolve(const ai_onnx::batch_normalization::Attributes_v1& a, const Known&,
                          Params& params) {
        return legacy(a, params);
    }
    static Status resolve(const ai_onnx::batch_normalization::Attributes_v6& a, const Known&,
                          Params& params) {
        return legacy(a, params);
    }
    static Status resolve(const ai_onnx::batch_normalization::Attributes_v7& a, const Known&,
                          Params& params) {
        params = {a.epsilon, a.momentum, a.spatial != 0, Mode::ByOutputs};
        return {};
    }
    static Status resolve(const ai_onnx::batch_normalization::Attributes_v9& a, const Known&,
                          Params& params) {
        params = {a.epsilon, a.momentum, true, Mode::ByOutputs};
        return {};
    }
    static Status resolve(const ai_onnx::batch_normalization::Attributes_v14& a, const Known&,
                          Params& params) {
        params = {a.epsilon, a.momentum, true, a.training_mode != 0 ? Mode::Training : Mode::Inference};
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& x = context.shape(0);
        if (x.rank() < 1) return bad_input(0, "rank", 0, "1 or more");
        Shape each;
        if (x.rank() == 1) each.push_back(1);  // one channel
        for (int axis = 1; axis < (params.spatial ? std::min(x.rank(), 2) : x.rank()); ++axis)
            each.push_back(x[axis]);
        for (int i = 1; i < 5; ++i) {
            if (context.shape(i) != each) return bad_input(i, "shape", context.shape(i), each);
        }
        context.set_shape(0, x);
        for (int o = 1; o < context.outputs(); ++o) {
            if (context.wants(o) && !training(params, context))
                return bad_output(o, "output", "wanted", "outputs after the first in training mode only");
            context.set_shape(o, each);
        }
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        using C = std::conditional_t<loops::kThroughFloat<T>, float, T>;
        const Tensor& x = context.tensor(0);
        const std::int64_t each = context.tensor(1).elements();  // sets of statistics
        const std::int64_t batch = x.dim(0), plane = batch * each == 0 ? 0 : x.elements() / batch / each;
        const auto sets = static_cast<std::size_t>(each);
        Array<double> memory;
        OPW_TRY(memory.make(6 * sets, context.allocator()));
        const auto part = [&](std::size_t k) { return std::span(memory.data() + k * sets, sets); };
        for (int i = 1; i < 5; ++i) load(context.tensor(i), part(static_cast<std::size_t>(i - 1)));
        const std::span<const double> weight = part(0), bias = part(1);
        std::span<double> mean = part(2), variance = part(3);
        const C* from = nullptr;
        OPW_TRY(widened(context, x, from));
        if (training(params, context)) {
            const std::span<double> batch_mean = part(4), batch_variance = part(5);
            statistics(from, batch, each, plane, batch_mean, batch_variance, context);
            for (std::size_t c = 0; c < sets; ++c) {
                mean[c] = mean[c] * params.momentum + batch_mean[c] * (1 - params.momentum);
                variance[c] = variance[c] * params.momentum + batch_variance[c] * (1 - params.momentum);
            }
            store(mean, context, 1);
            store(variance, context, 2);
            store(batch_mean, context, 3);
            store(batch_variance, context, 4);
            mean = batch_mean;
            variance = batch_variance;
        }
        Array<C> factors;
        OPW_TRY(factors.make(2 * sets, context.allocator()));
        C *scale = factors.data(), *shift = scale + sets;
        for (std::size_t c = 0; c < sets; ++c) {
            const double factor = weight[c] / std::sqrt(variance[c] + params.epsilon);
            scale[c] = static_cast<C>(factor);
            shift[c] = static_cast<C>(bias[c] - mean[c] * factor);
        }
        T* y = context.output(0).mutable_data<T>();
        if constexpr (std::is_same_v<T, float>) {
            scale_shift(batch, each, plane, from, {scale, shift}, y, context.parallel());
        } else if constexpr (std::is_same_v<C, float>) {
            scale_shift(batch, each, plane, from, {scale, shift}, const_cast<float*>(from),
                        context.parallel());
            from_floats(from, y, x.elements());
        } else {
            for (std::int64_t k = 0; k < batch * each; ++k) {
                const auto c = static_cast<std::size_t>(k % each);
                for (std::int64_t i = k * plane; i < (k + 1) * plane; ++i)
                    y[i] = from[i] * scale[c] + shift[c];
            }
        }
        return {};
    }

private:
    template <class A> static Status legacy(const A& a, Params& params) {
        params = {a.epsilon, a.momentum, a.spatial != 0, a.is_test != 0 ? Mode::Inference : Mode::Training};
        return {};
    }

    static bool training(const Params& params, const ShapeContext& context) {
        if (params.mode != Mode::ByOutputs) return params.mode == Mode::Training;
        for (int o = 1; o < context.outputs(); ++o) {
            if (context.wants(o)) return true;
        }
        return false;
    }

    static constexpr std::int64_t kBlock = 256;

    static void load(const Tensor& tensor, std::span<double> values) {
        if (tensor.dtype() == kDTypeOf<double>) {
            std::copy_n(tensor.data<double>(), values.size(), values.begin());
            return;
        }
        float floats[kBlock];
        for (std::int64_t i = 0; i < tensor.elements(); i += kBlock) {
            const std::int64_t count = std::min(kBlock, tensor.elements() - i);
            load_floats(tensor.dtype(), tensor.raw(), i, count, floats);
            std::copy_n(floats, count, values.begin() + i);
        }
    }

    static void store(std::span<const double> values, Context& context, int o) {
        if (!context.wants(o)) return;
        Tensor& tensor = context.output(o);
        if (tensor.dtype() == kDTypeOf<double>) {
            std::copy(values.begin(), values.end(), tensor.mutable_data<double>());
            return;
        }
        float floats[kBlock];
        for (std::int64_t i = 0; i < tensor.elements(); i += kBlock) {
            const std::int64_t count = std::min(kBlock, tensor.elements() - i);
            for (std::int64_t k = 0; k < count; ++k)
                floats[k] = static_cast<float>(values[static_cast<std::size_t>(i + k)]);
            store_floats(floats, tensor.dtype(), tensor.mutable_raw(), i, count);
        }
    }

    template <class C> static void statistics(const C* x, std::int64_t batch, std::int64_t each,
                                              std::int64_t plane, std::span<double> mean,
                                              std::span<double> variance, const Context& context) {
        const double count = static_cast<double>(batch * plane);
        parallel_for(context.parallel(), each, count, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t c = begin; c < end; ++c) {
                const auto over_all = [&](auto value) {
                    double sum = 0;
                    for (std::int64_t n = 0; n < batch; ++n) {
                        const C* row = x + (n * each + c) * plane;
                        for (std::int64_t i = 0; i < plane; ++i) sum += value(static_cast<double>(row[i]));
                    }
                    return sum / count;
                };
                const double middle = over_all([](double v) { return v; });
                mean[static_cast<std::size_t>(c)] = middle;
                variance[static_cast<std::size_t>(c)] =
                    over_all([middle](double v) { return (v - middle) * (v - middle); });
            }
        });
    }

    /// The input as C; a wider copy is the caller's to write over.
    template <class C> static Status widened(Context& context, const Tensor& x, const C*& result) {
        if (x.dtype() == kDTypeOf<C>) {
            result = x.data<C>();
            return {};
        }
        std::byte* memory;
        OPW_TRY(context.workspace(static_cast<std::size_t>(x.elements()) * sizeof(C), memory));
        if constexpr (std::is_same_v<C, float>)
            load_floats(x.dtype(), x.raw(), 0, x.elements(), reinterpret_cast<float*>(memory));
        result = reinterpret_cast<const C*>(memory);
        return {};
    }
};

}  // namespace opwright::ops
