// SPDX-License-Identifier: Apache-2.0
// Slice: a range of every axis, walked in steps, backwards too. If that is everything, the result is a view.
#pragma once

#include "generated/api/slice.h"
#include "runtime/loops/axis.h"
#include "runtime/loops/move.h"

namespace opwright::ops {

struct Slice {
    struct Params {
        Ints starts, ends;
        std::optional<Ints> axes;   ///< absent: the first ones
        std::optional<Ints> steps;  ///< absent: all 1
        bool inputs = true;         ///< they came as inputs 1 to 4, not as attributes
    };

    static Status resolve(const ai_onnx::slice::Attributes_v1& attributes, const Known&, Params& params) {
        params.inputs = false;
        OPW_TRY(list("starts", attributes.starts, params.starts));
        OPW_TRY(list("ends", attributes.ends, params.ends));
        if (attributes.axes) OPW_TRY(list("axes", *attributes.axes, params.axes.emplace()));
        return {};
    }
    static Status resolve(const ai_onnx::slice::Attributes_v10&, const Known& known, Params& params) {
        OPW_TRY(list(known, 1, params.starts));
        OPW_TRY(list(known, 2, params.ends));
        if (known.has(3)) OPW_TRY(list(known, 3, params.axes.emplace()));
        if (known.has(4)) OPW_TRY(list(known, 4, params.steps.emplace()));
        return {};
    }

    static Status shape(const Params& params, ShapeContext& context) {
        Ranges ranges;
        OPW_TRY(find(params, context.shape(0), ranges));
        context.set_shape(0, ranges.extents);
        if (ranges.everything) context.set_at_run(0);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        Ranges ranges;
        OPW_TRY(find(params, context.shape(0), ranges));
        if (ranges.everything) {
            context.set_output(0, context.take(0));
            return {};
        }
        if (context.output(0).elements() == 0) return {};
        loops::Moved<W> moved(context);
        const loops::Element<W>* x = nullptr;
        loops::Element<W>* y = nullptr;
        OPW_TRY(moved.input(0, x));
        OPW_TRY(moved.output(y));
        loops::Strides strides = loops::dense_strides(context.shape(0));
        for (int axis = 0; axis < strides.size(); ++axis) {
            x += ranges.starts[axis] * strides[axis];
            // A single place needs no step, however far it would go.
            strides[axis] *= ranges.extents[axis] == 1 ? 1 : ranges.steps[axis];
        }
        loops::copy_strided(context.parallel(), ranges.extents, x, strides, y,
                            loops::dense_strides(ranges.extents));
        moved.finish();
        return {};
    }

private:
    struct Ranges {
        opwright::Shape extents;
        Ints starts, steps;
        bool everything = true;
    };

    static Status list(const char* name, const std::vector<std::int64_t>& values, Ints& result) {
        if (values.size() > Ints::kCapacity) {
            return bad_attribute(name, "length", static_cast<std::int64_t>(values.size()),
                                 range(0, kMaxRank));
        }
        result = Ints(values);
        return {};
    }
    static Status list(const Known& known, int i, Ints& result) {
        if (known.tensor(i)->rank() != 1) return bad_input(i, "rank", known.tensor(i)->rank(), 1);
        return known.ints(i, result);
    }

    static Status find(const Params& params, const opwright::Shape& input, Ranges& ranges) {
        const int rank = input.rank(), count = params.starts.size();
        if (params.ends.size() != count)
            return error(params, 2, "length", params.ends.size(),
                         std::to_string(count) + ", the length of 'starts'");
        if (!params.axes && count > rank) return error(params, 1, "length", count, range(0, rank));
        if (params.axes && params.axes->size() != count) {
            return error(params, 3, "length", params.axes->size(),
                         std::to_string(count) + ", the length of 'starts'");
        }
        if (params.steps && params.steps->size() != count) {
            return error(params, 4, "length", params.steps->size(),
                         std::to_string(count) + ", the length of 'starts'");
        }
        ranges.extents = input;
        ranges.starts = Ints(rank, 0);
        ranges.steps = Ints(rank, 1);
        std::uint64_t seen = 0;
        for (int k = 0; k < count; ++k) {
            std::int64_t axis = params.axes ? (*params.axes)[k] : k;
            const std::int64_t came = axis, step = params.steps ? (*params.steps)[k] : 1;
            if (!loops::wrap_axis(axis, rank)) return error(params, 3, "axis", came, loops::axis_range(rank));
            if ((seen >> axis & 1U) != 0)
                return error(params, 3, "repeated axis", came, "every axis at most once");
            if (step == 0)
                return error(params, 4, "value of element " + std::to_string(k), 0, "a step other than 0");
            seen |= std::uint64_t{1} << axis;
            const int along = static_cast<int>(axis);
            const std::int64_t extent = input[along];
            // Places [0, extent] forwards, [-1, extent - 1] backwards: the end is not part of the range.
            const std::int64_t lowest = step > 0 ? 0 : -1, highest = step > 0 ? extent : extent - 1;
            const auto place = [&](std::int64_t value) {
                return std::max(lowest, std::min(highest, value < 0 ? value + extent : value));
            };
            const std::int64_t start = std::max<std::int64_t>(place(params.starts[k]), 0),
                               end = place(params.ends[k]);
            const std::int64_t length = step > 0 ? end - start : start - end;
            const auto stride =
                step > 0 ? static_cast<std::uint64_t>(step) : 0 - static_cast<std::uint64_t>(step);
            const std::int64_t places =
                length <= 0 || extent == 0
                    ? 0
                    : 1 + static_cast<std::int64_t>(static_cast<std::uint64_t>(length - 1) / stride);
            ranges.extents[along] = places;
            ranges.starts[along] = start;
            ranges.steps[along] = step;
            ranges.everything = ranges.everything && places == extent && (step == 1 || extent <= 1);
        }
        return {};
    }

    /// An error of the list that is input `i` from version 10 on.
    static Status error(const Params& params, int i, std::string aspect, Operand came, Operand allowed) {
        constexpr const char* names[] = {"data", "starts", "ends", "axes", "steps"};
        return params.inputs
                   ? bad_input(i, std::move(aspect), std::move(came), std::move(allowed))
                   : bad_attribute(names[i], std::move(aspect), std::move(came), std::move(allowed));
    }
};

}  // namespace opwright::ops
