// SPDX-License-Identifier: Apache-2.0
// Conv: cross-correlation of x [batch, channels, spatial...] with w [outputs, channels / group, kernel...],
// plus a bias. Sums are formed in the type itself, or in float for smaller types.
#pragma once

#include "generated/api/conv.h"
#include "runtime/core/number_blocks.h"
#include "runtime/loops/apply.h"
#include "runtime/loops/window.h"
#include "runtime/simd/conv.h"
#include "runtime/simd/norm.h"

#include <algorithm>

namespace opwright::ops {

struct Conv {
    struct Params {
        loops::WindowParams window;
        std::int64_t group = 1;
    };

    template <class A> static Status resolve(const A& attributes, const Known&, Params& params) {
        params.group = attributes.group;
        if (params.group < 1) return bad_attribute("group", "value", params.group, "1 or more");
        return loops::resolve_window(attributes, params.window);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        loops::Window window;
        OPW_TRY(check(params, context.shape(0), context.shape(1),
                      context.has(2) ? &context.shape(2) : nullptr, window));
        Shape shape{context.shape(0)[0], context.shape(1)[0]};
        for (int axis = 0; axis < window.rank; ++axis) shape.push_back(window.out[axis]);
        context.set_shape(0, shape);
        return {};
    }

    /// Constant float weights are packed once where the input's shape is known, as the packing follows from
    /// it.
    static Status prepare(const Params& params, PrepareContext& context) {
        const Tensor* w = context.constant(1);
        const Shape* x = context.shape(0);
        if (w == nullptr || x == nullptr || w->dtype() != DType::Float || !flat(w->rank())) return {};
        loops::Window window;
        OPW_TRY(check(params, *x, w->shape(), nullptr, window));
        if (w->elements() == 0 || window.outputs() == 0) return {};
        const ConvShape shape = conv_shape(params, *x, w->shape(), window);
        std::string kind = "conv " + std::to_string(shape.groups);
        for (int k = 0; k < 2; ++k) {
            for (std::int64_t value :
                 {shape.in[k], shape.out[k], shape.stride[k], shape.dilation[k], shape.pad[k]})
                kind += " " + std::to_string(value);
        }
        OPW_TRY(context.pack(1, kind, conv_packed_bytes(shape),
                             [&](std::byte* memory) { conv_pack(shape, w->data<float>(), memory); }));
        context.release(1);
        return {};
    }

    template <class T> static Status run(const Params& params, Context& context) {
        const Tensor& x = context.tensor(0);
        const Tensor& w = context.tensor(1);
        Tensor& y = context.output(0);
        if (y.elements() == 0) return {};
        loops::Window window;
        OPW_TRY(check(params, x.shape(), w.shape(), nullptr, window));
        using C = std::conditional_t<loops::kThroughFloat<T>, float, T>;
        const C *from = nullptr, *weights = nullptr, *bias = nullptr;
        OPW_TRY(as<C, T>(context, x, from));
        if (context.packed(1) == nullptr) OPW_TRY(as<C, T>(context, w, weights));
        if (context.has(2)) OPW_TRY(as<C, T>(context, context.tensor(2), bias));
        C* to = nullptr;
        if constexpr (std::is_same_v<C, T>) {
            to = y.mutable_data<T>();
        } else {
            std::byte* memory;
            OPW_TRY(context.workspace(static_cast<std::size_t>(y.elements()) * sizeof(C), memory));
            to = reinterpret_cast<C*>(memory);
        }
        // Where the sums are not formed by what applies it.
        const auto finish = [&] {
            const Epilogue* after = context.services().epilogue;
            if constexpr (std::is_same_v<C, float>) {
                if (after != nullptr)
                    scale_shift(y.dim(0), y.dim(1), window.outputs(), to, *after, to, context.parallel());
            }
        };
        if (x.elements() == 0 || w.elements() == 0) {  // nothing to sum
            const std::int64_t plane = window.outputs();
            for (std::int64_t k = 0; k * plane < y.elements(); ++k)
                std::fill_n(to + k * plane, plane, bias != nullptr ? bias[k % w.dim(0)] : C(0));
            finish();
        } else if (std::is_same_v<C, float> && flat(w.rank())) {
            if constexpr (std::is_same_v<C, float>)
                OPW_TRY(run_flat(params, context, window, from, weights, bias, to));
        } else {
            run_any(params, context, window, from, weights, bias, to);
            finish();
        }
        if constexpr (!std::is_same_v<C, T>) from_floats(to, y.mutable_data<T>(), y.elements());
        return {};
    }

private:
    /// One or two spatial axes: what runtime/simd/conv.h does.
    static bool flat(int rank) { return rank == 3 || rank == 4; }

    static Status check(const Params& params, const Shape& x, const Shape& w, const Shape* bias,
                        loops::Window& window) {
        if (x.rank() < 3)
            return bad_input(0, "rank", x.rank(), "3 or more: batch, channels and spatial axes");
        if (w.rank() != x.rank())
            return bad_input(1, "rank", w.rank(), std::to_string(x.rank()) + ", the rank of input 0");
        const std::int64_t group = params.group;
        if (x[1] % group != 0 || x[1] / group != w[1])
            return bad_input(1, "shape", w,
                             "extent of axis 1 times group " + std::to_string(group) +
                                 " equal to the input's channels, " + std::to_string(x[1]));
        if (w[0] % group != 0)
            return bad_input(1, "extent of axis 0", w[0], "a multiple of group, " + std::to_string(group));
        if (bias != nullptr && (bias->rank() != 1 || (*bias)[0] != w[0]))
            return bad_input(2, "shape", *bias, Shape{w[0]});
        const auto kernel = w.span().subspan(2);
        if (std::find(kernel.begin(), kernel.end(), 0) != kernel.end())
            return bad_input(1, "shape", w, "spatial extents of 1 or more");
        if (!params.window.kernel.empty() &&
            !std::equal(kernel.begin(), kernel.end(), params.window.kernel.begin(),
                        params.window.kernel.end())) {
            return bad_attribute("kernel_shape", "value", params.window.kernel.span(),
                                 Operand(kernel).text() + ", the shape of the weights");
        }
        return loops::make_window(params.window, x, kernel, window);
    }

    static ConvShape conv_shape(const Params& params, const Shape& x, const Shape& w,
                                const loops::Window& window) {
        ConvShape shape;
        shape.batch = x[0];
        shape.channels = x[1];
        shape.outputs = w[0];
        shape.groups = params.group;
        for (int axis = 0; axis < window.rank; ++axis) {
            const int k = axis + 2 - window.rank;  // a single axis is the width
            shape.in[k] = window.in[axis];
            shape.kernel[k] = window.kernel[axis];
            shape.stride[k] = window.stride[axis];
            shape.dilation[k] = window.dilation[axis];
            shape.pad[k] = window.begin[axis];
            shape.out[k] = window.out[axis];
        }
        return shape;
    }

    /// The elements of `tensor` as C: themselves, or a wider copy.
    template <class C, class T> static Status as(Context& context, const Tensor& tensor, const C*& result) {
        if constexpr (std::is_same_v<C, T>) {
            result = tensor.data<T>();
        } else {
            std::byte* memory;
            OPW_TRY(context.workspace(static_cast<std::size_t>(tensor.elements()) * sizeof(C), memory));
            to_floats(tensor.data<T>(), reinterpret_cast<C*>(memory), tensor.elements());
            result = reinterpret_cast<const C*>(memory);
        }
        return {};
    }

    static Status run_flat(const Params& params, Context& context, const loops::Window& window,
                           const float* x, const float* w, const float* bias, float* y) {
        const ConvShape shape = conv_shape(params, context.shape(0), context.shape(1), window);
        const std::byte* packed = context.packed(1);
        if (packed == nullptr) {
            std::byte* memory;
            OPW_TRY(context.workspace(conv_packed_bytes(shape), memory));
            conv_pack(shape, w, memory);
            packed = memory;
        }
        std::byte* workspace;
        OPW_TRY(context.workspace(conv_workspace_bytes(shape, context.parallel()), workspace));
        const Epilogue* after = context.services().epilogue;
        conv_run(shape, x, packed, bias, after != nullptr ? *after : Epilogue{}, y, workspace,
                 context.parallel());
        return {};
    }

    /// Any number of axes: output planes one by one.
    template <class C> static void run_any(const Params& params, const Context& context,
                                           const loops::Window& window, const C* x, const C* w, const C* bias,
                                           C* y) {
        const std::int64_t batch = context.shape(0)[0], channels = context.shape(1)[1],
                           outputs = context.shape(1)[0];
        const std::int64_t in = window.inputs(), out = window.outputs(),
                           taps = context.shape(1).product(2, context.shape(1).rank());
        const std::int64_t group_outputs = outputs / params.group;
        parallel_for(
            context.parallel(), batch * outputs, static_cast<double>(out * channels * taps),
            [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t k = begin; k < end; ++k) {
                    const std::int64_t m = k % outputs, image = k / outputs;
                    C* plane = y + k * out;
                    std::fill_n(plane, out, bias != nullptr ? bias[m] : C(0));
                    for (std::int64_t c = 0; c < channels; ++c) {
                        const C* from = x + ((image * params.group + m / group_outputs) * channels + c) * in;
                        const C* filter = w + (m * channels + c) * taps;
                        C sum;
                        loops::walk_windows(
                            window, [&] { sum = C(0); },
                            [&](std::int64_t at, std::int64_t tap) { sum += from[at] * filter[tap]; },
                            [&](std::int64_t o, std::int64_t, std::int64_t) { plane[o] += sum; });
                    }
                }
            });
    }
};

}  // namespace opwright::ops
