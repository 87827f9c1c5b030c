// SPDX-License-Identifier: Apache-2.0
// Pad: places added before and after every axis, or removed where the amount is negative. Removing comes
// first; what is added then holds a constant, the edge, or the rest mirrored or repeated (as often as
// needed).
#pragma once

#include "generated/api/pad.h"
#include "runtime/core/number.h"
#include "runtime/loops/axis.h"
#include "runtime/loops/move.h"

#include <bit>

namespace opwright::ops {

struct Pad {
    enum class Mode { Constant, Reflect, Edge, Wrap };
    struct Params {
        Ints pads;                 ///< of every axis of `axes` in front, then behind
        std::optional<Ints> axes;  ///< absent: all
        Mode mode = Mode::Constant;
        bool inputs = true;  ///< pads are an input, and so is the constant if the node has one
        float value = 0;     ///< the constant of versions 1 and 2
        const char* name = "pads";
    };

    static Status resolve(const ai_onnx::pad::Attributes_v1& attributes, const Known&, Params& params) {
        params.name = "paddings";
        return legacy(attributes.paddings, attributes, params);
    }
    static Status resolve(const ai_onnx::pad::Attributes_v2& attributes, const Known&, Params& params) {
        return legacy(attributes.pads, attributes, params);
    }
    static Status resolve(const ai_onnx::pad::Attributes_v11& attributes, const Known& known,
                          Params& params) {
        return from_inputs(attributes.mode, false, known, params);
    }
    static Status resolve(const ai_onnx::pad::Attributes_v18& attributes, const Known& known,
                          Params& params) {
        return from_inputs(attributes.mode, false, known, params);
    }
    static Status resolve(const ai_onnx::pad::Attributes_v19& attributes, const Known& known,
                          Params& params) {
        return from_inputs(attributes.mode, true, known, params);
    }

    static Status shape(const Params& params, ShapeContext& context) {
        const Shape& input = context.shape(0);
        Amounts amounts;
        OPW_TRY(find(params, input, amounts));
        Shape shape = input;
        for (int axis = 0; axis < input.rank(); ++axis) {
            const std::int64_t before = amounts.before[axis], after = amounts.after[axis];
            const std::int64_t extent = input[axis] + before + after;
            if (extent < 0) {
                return error(params, "sum for axis " + std::to_string(axis), before + after,
                             "at least " + std::to_string(-input[axis]));
            }
            const std::int64_t left =
                input[axis] + std::min<std::int64_t>(before, 0) + std::min<std::int64_t>(after, 0);
            if (params.mode != Mode::Constant && extent > 0 && left <= 0) {
                return bad_input(0, "extent left of axis " + std::to_string(axis), left,
                                 "1 or more, as the mode is not constant");
            }
            shape[axis] = extent;
        }
        if (params.inputs && context.has(2) && context.tensor(2).elements() != 1) {
            return bad_input(2, "shape", context.shape(2), "one element");
        }
        context.set_shape(0, shape);
        if (amounts.none) context.set_at_run(0);
        return {};
    }

    template <class W> static Status run(const Params& params, Context& context) {
        using E = loops::Element<W>;
        const Shape& input = context.shape(0);
        Amounts amounts;
        OPW_TRY(find(params, input, amounts));
        if (amounts.none) {
            context.set_output(0, context.take(0));
            return {};
        }
        if (context.output(0).elements() == 0) return {};
        loops::Moved<W> moved(context);
        const E* x = nullptr;
        E* y = nullptr;
        OPW_TRY(moved.input(0, x));
        OPW_TRY(moved.output(y));
        E value{};
        if (params.inputs && context.has(2)) {
            const E* given = nullptr;
            OPW_TRY(moved.input(2, given));
            value = *given;
        } else if (!params.inputs) {
            value = legacy_value<E>(params.value);
        }
        loops::PlaceMap map;
        OPW_TRY(find_places(params, amounts, context, map));
        loops::copy_mapped(context.parallel(), map, x, value, y);
        moved.finish();
        return {};
    }

private:
    /// Far beyond any memory, and small enough that sums with an extent do not overflow.
    static constexpr std::int64_t kMost = std::int64_t{1} << 60;

    struct Amounts {
        Ints before, after;
        bool none = true;
    };

    template <class A>
    static Status legacy(const std::vector<std::int64_t>& pads, const A& attributes, Params& params) {
        if (pads.size() > Ints::kCapacity) {
            return bad_attribute(params.name, "length", static_cast<std::int64_t>(pads.size()),
                                 range(0, Ints::kCapacity));
        }
        params.inputs = false;
        params.pads = Ints(pads);
        params.value = attributes.value;
        return read_mode(attributes.mode, false, params);
    }

    static Status from_inputs(const std::string& mode, bool wrap, const Known& known, Params& params) {
        const Tensor& pads = *known.tensor(1);
        if (pads.rank() != 1) return bad_input(1, "rank", pads.rank(), 1);
        OPW_TRY(known.ints(1, params.pads));
        if (const Tensor* axes = known.tensor(3)) {
            if (axes->rank() != 1) return bad_input(3, "rank", axes->rank(), 1);
            OPW_TRY(known.ints(3, params.axes.emplace()));
        }
        return read_mode(mode, wrap, params);
    }

    static Status read_mode(const std::string& mode, bool wrap, Params& params) {
        if (mode == "constant") {
            params.mode = Mode::Constant;
        } else if (mode == "reflect") {
            params.mode = Mode::Reflect;
        } else if (mode == "edge") {
            params.mode = Mode::Edge;
        } else if (mode == "wrap" && wrap) {
            params.mode = Mode::Wrap;
        } else {
            return bad_attribute("mode", "value", mode,
                                 wrap ? "constant, reflect, edge, wrap" : "constant, reflect, edge");
        }
        return {};
    }

    static Status error(const Params& params, std::string aspect, Operand came, Operand allowed) {
        return params.inputs
                   ? bad_input(1, std::move(aspect), std::move(came), std::move(allowed))
                   : bad_attribute(params.name, std::move(aspect), std::move(came), std::move(allowed));
    }

    /// What is added to every axis of the input.
    static Status find(const Params& params, const Shape& input, Amounts& amounts) {
        const int rank = input.rank(), count = params.axes ? params.axes->size() : rank;
        if (params.pads.size() != 2 * count) {
            return error(params, "length", params.pads.size(),
                         std::to_string(2 * count) +
                             (params.axes ? ", twice the number of axes" : ", twice the rank of input 0"));
        }
        amounts.before = Ints(rank, 0);
        amounts.after = Ints(rank, 0);
        std::uint64_t seen = 0;
        for (int k = 0; k < count; ++k) {
            std::int64_t axis = params.axes ? (*params.axes)[k] : k;
            const std::int64_t came = axis;
            if (!loops::wrap_axis(axis, rank)) return bad_input(3, "axis", came, loops::axis_range(rank));
            if ((seen >> axis & 1U) != 0)
                return bad_input(3, "repeated axis", came, "every axis at most once");
            seen |= std::uint64_t{1} << axis;
            for (std::int64_t amount : {params.pads[k], params.pads[k + count]}) {
                if (amount < -kMost || amount > kMost)
                    return error(params, "amount", amount, range(-kMost, kMost));
                amounts.none = amounts.none && amount == 0;
            }
            amounts.before[static_cast<int>(axis)] = params.pads[k];
            amounts.after[static_cast<int>(axis)] = params.pads[k + count];
        }
        return {};
    }

    /// Which element of an axis stands at `place` of the result: an offset in elements, or -1 for the
    /// constant.
    class Source {
    public:
        Source(Mode mode, std::int64_t extent, std::int64_t before, std::int64_t after, std::int64_t stride)
            : mode_(mode),
              before_(before),
              stride_(stride),
              first_(std::max<std::int64_t>(-before, 0)),
              count_(extent - first_ - std::max<std::int64_t>(-after, 0)) {}

        /// Places [begin, end) of the result that hold the input's own elements.
        std::int64_t begin() const { return std::max<std::int64_t>(before_, 0); }
        std::int64_t end() const { return begin() + std::max<std::int64_t>(count_, 0); }

        std::int64_t operator()(std::int64_t place) const {
            std::int64_t at = place - begin();
            if (at < 0 || at >= count_) {
                const std::int64_t period =
                    mode_ == Mode::Reflect ? std::max<std::int64_t>(2 * count_ - 2, 1) : count_;
                switch (mode_) {
                    case Mode::Constant: return -1;
                    case Mode::Edge: at = at < 0 ? 0 : count_ - 1; break;
                    case Mode::Reflect:
                    case Mode::Wrap:
                        at %= period;
                        if (at < 0) at += period;
                        if (at >= count_) at = period - at;
                        break;
                }
            }
            return (first_ + at) * stride_;
        }

    private:
        Mode mode_;
        std::int64_t before_, stride_, first_, count_;
    };

    static Status find_places(const Params& params, const Amounts& amounts, Context& context,
                              loops::PlaceMap& map) {
        const Shape& input = context.shape(0);
        const Shape& output = context.output_shape(0);
        int last = input.rank() - 1;  // behind it no axis changes: such axes are one block
        while (amounts.before[last] == 0 && amounts.after[last] == 0) --last;
        const loops::Strides strides = loops::dense_strides(input);
        map.block = output.product(last + 1, output.rank());
        map.extents.resize(last + 1);
        for (int axis = 0; axis <= last; ++axis) {
            const Source source(params.mode, input[axis], amounts.before[axis], amounts.after[axis],
                                strides[axis]);
            const std::int64_t extent = output[axis];
            map.extents[axis] = extent;
            // The last axis lists its borders only. Without own elements (all removed) everything is border.
            const bool core = axis == last && source.begin() < source.end();
            const std::int64_t begin = core ? source.begin() : extent, end = core ? source.end() : extent;
            std::byte* memory = nullptr;
            OPW_TRY(context.workspace(static_cast<std::size_t>(begin + extent - end) * sizeof(std::int64_t),
                                      memory));
            auto* places = reinterpret_cast<std::int64_t*>(memory);
            map.from[axis] = places;
            for (std::int64_t place = 0; place < begin; ++place) *places++ = source(place);
            for (std::int64_t place = end; place < extent; ++place) *places++ = source(place);
            if (axis == last) {
                map.core_begin = begin;
                map.core_end = end;
                map.core_from = core ? source(begin) : 0;
            }
        }
        return {};
    }

    /// The constant of versions 1 and 2, a float, in the type of the tensor: double, float or float16, told
    /// by width.
    template <class E> static E legacy_value(float value) {
        if constexpr (std::is_same_v<E, std::uint64_t>) {
            return std::bit_cast<std::uint64_t>(static_cast<double>(value));
        } else if constexpr (std::is_same_v<E, std::uint32_t>) {
            return std::bit_cast<std::uint32_t>(value);
        } else if constexpr (std::is_same_v<E, std::uint16_t>) {
            return from_float<Half>(value).bits;
        } else {
            return E{};
        }
    }
};

}  // namespace opwright::ops
