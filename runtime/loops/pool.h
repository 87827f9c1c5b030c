// SPDX-License-Identifier: Apache-2.0
// What pooling operators share: halves go through float, planes of one or two axes to the vector routines.
#pragma once

#include "runtime/core/number_blocks.h"
#include "runtime/loops/apply.h"
#include "runtime/loops/window.h"
#include "runtime/simd/pool.h"

namespace opwright::loops {

/// Output 0 of a pooling of input 0.
Status pool_shape(const WindowParams& params, ShapeContext& context);

/// The window of one or two axes as the vector routines take it.
PoolShape flat_pool(const Window& window, std::int64_t planes);

/// Pools every plane of input 0 into output 0: by flat(shape, x, y, workspace) over all of them where that is
/// not null, the window has one or two axes and T is float or smaller, else by any(x, y, first plane, last
/// plane).
template <class T, class Flat, class Any>
Status run_pool(Context& context, const Window& window, Flat flat, Any any) {
    using C = std::conditional_t<kThroughFloat<T>, float, T>;
    const Tensor& input = context.tensor(0);
    Tensor& output = context.output(0);
    if (output.elements() == 0) return {};
    const C* x;
    C* y;
    if constexpr (std::is_same_v<C, T>) {
        x = input.data<T>();
        y = output.mutable_data<T>();
    } else {
        std::byte *wide, *result;
        OPW_TRY(context.workspace(static_cast<std::size_t>(input.elements()) * sizeof(C), wide));
        OPW_TRY(context.workspace(static_cast<std::size_t>(output.elements()) * sizeof(C), result));
        to_floats(input.data<T>(), reinterpret_cast<C*>(wide), input.elements());
        x = reinterpret_cast<const C*>(wide);
        y = reinterpret_cast<C*>(result);
    }
    const std::int64_t planes = input.dim(0) * input.dim(1);
    bool done = false;
    if constexpr (std::is_same_v<C, float> && !std::is_null_pointer_v<Flat>) {
        if (window.rank <= 2 && input.elements() > 0) {
            const PoolShape shape = flat_pool(window, planes);
            std::byte* workspace;
            OPW_TRY(context.workspace(pool_workspace_bytes(shape, context.parallel()), workspace));
            flat(shape, x, y, workspace);
            done = true;
        }
    }
    if (!done) {
        parallel_for(context.parallel(), planes, static_cast<double>(window.inputs()),
                     [&](std::int64_t begin, std::int64_t end) { any(x, y, begin, end); });
    }
    if constexpr (!std::is_same_v<C, T>) from_floats(y, output.mutable_data<T>(), output.elements());
    return {};
}

}  // namespace opwright::loops
