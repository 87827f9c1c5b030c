// SPDX-License-Identifier: Apache-2.0
#include "runtime/loops/pool.h"

namespace opwright::loops {

Status pool_shape(const WindowParams& params, ShapeContext& context) {
    Window window;
    OPW_TRY(make_window(params, context.shape(0), params.kernel.span(), window));
    Shape shape{context.shape(0)[0], context.shape(0)[1]};
    for (int axis = 0; axis < window.rank; ++axis) shape.push_back(window.out[axis]);
    context.set_shape(0, shape);
    return {};
}

PoolShape flat_pool(const Window& window, std::int64_t planes) {
    PoolShape shape;
    shape.planes = planes;
    for (int axis = 0; axis < window.rank; ++axis) {
        const int k = axis + 2 - window.rank;  // a single axis is the width
        shape.in[k] = window.in[axis];
        shape.kernel[k] = window.kernel[axis];
        shape.stride[k] = window.stride[axis];
        shape.dilation[k] = window.dilation[axis];
        shape.pad_before[k] = window.begin[axis];
        shape.pad_after[k] = window.end[axis];
        shape.out[k] = window.out[axis];
    }
    return shape;
}

}  // namespace opwright::loops
