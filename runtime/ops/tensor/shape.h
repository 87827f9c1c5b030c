// SPDX-License-Identifier: Apache-2.0
// Shape: the extents of a tensor, or a range of them, as an int64 vector.
#pragma once

#include "generated/api/shape.h"

namespace opwright::ops {

struct Shape {
    struct Params {
        std::int64_t start = 0;
        std::optional<std::int64_t> end;  ///< absent: the rank
    };

    static Status resolve(const ai_onnx::shape::Attributes_v1&, const Known&, Params&) { return {}; }
    static Status resolve(const ai_onnx::shape::Attributes_v15& attributes, const Known&, Params& params) {
        params.start = attributes.start;
        params.end = attributes.end;
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const auto [start, end] = bounds(params, context.rank(0));
        context.set_shape(0, opwright::Shape{std::max<std::int64_t>(end - start, 0)});
        return {};
    }

    static Status run(const Params& params, Context& context) {
        const opwright::Shape& shape = context.shape(0);
        const auto [start, end] = bounds(params, shape.rank());
        auto* y = context.output(0).mutable_data<std::int64_t>();
        for (std::int64_t axis = start; axis < end; ++axis) *y++ = shape[static_cast<int>(axis)];
        return {};
    }

private:
    /// Negative bounds count from the end; both are clamped to [0, rank].
    static std::pair<std::int64_t, std::int64_t> bounds(const Params& params, std::int64_t rank) {
        const auto clamp = [rank](std::int64_t axis) {
            return std::clamp<std::int64_t>(axis < 0 ? axis + rank : axis, 0, rank);
        };
        return {clamp(params.start), clamp(params.end.value_or(rank))};
    }
};

}  // namespace opwright::ops
