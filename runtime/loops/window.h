// SPDX-License-Identifier: Apache-2.0
// Windows that slide over the spatial axes of [batch, channels, spatial...]: their geometry for convolution
// and pooling (AUTO-PAD and POOL-SIZE of the standard), and a plain walk over them for every rank and type.
#pragma once

#include "opwright/context.h"

namespace opwright::loops {

/// Attributes as given; empty lists stand for their defaults.
struct WindowParams {
    enum class AutoPad : std::uint8_t { NotSet, SameUpper, SameLower, Valid };
    AutoPad auto_pad = AutoPad::NotSet;
    bool ceil = false;
    Ints kernel, strides, dilations, pads;
};

namespace detail {
inline const std::vector<std::int64_t>* list_of(const std::vector<std::int64_t>& list) { return &list; }
inline const std::vector<std::int64_t>* list_of(const std::optional<std::vector<std::int64_t>>& list) {
    return list ? &*list : nullptr;
}
Status take_list(const char* name, const std::vector<std::int64_t>* list, std::int64_t lowest, int per_axis,
                 Ints& result);
Status take_auto_pad(const std::string& text, WindowParams& params);
}  // namespace detail

/// Reads what the op-version has of kernel_shape, strides, dilations, pads, auto_pad, ceil_mode.
template <class A> Status resolve_window(const A& attributes, WindowParams& params) {
    OPW_TRY(detail::take_list("kernel_shape", detail::list_of(attributes.kernel_shape), 1, 1, params.kernel));
    OPW_TRY(detail::take_list("strides", detail::list_of(attributes.strides), 1, 1, params.strides));
    OPW_TRY(detail::take_list("pads", detail::list_of(attributes.pads), 0, 2, params.pads));
    if constexpr (requires { attributes.dilations; }) {
        OPW_TRY(
            detail::take_list("dilations", detail::list_of(attributes.dilations), 1, 1, params.dilations));
    }
    if constexpr (requires { attributes.ceil_mode; }) params.ceil = attributes.ceil_mode != 0;
    return detail::take_auto_pad(attributes.auto_pad, params);
}

/// One kernel over one input shape, all lists with one entry per spatial axis.
struct Window {
    int rank = 0;  ///< spatial axes
    std::int64_t in[kMaxRank], kernel[kMaxRank], stride[kMaxRank], dilation[kMaxRank];
    std::int64_t begin[kMaxRank], end[kMaxRank];  ///< pads
    std::int64_t out[kMaxRank];

    std::int64_t extent(int axis) const { return (kernel[axis] - 1) * dilation[axis] + 1; }
    std::int64_t inputs() const;   ///< elements of an input plane
    std::int64_t outputs() const;  ///< elements of an output plane
};

/// The geometry for an input (input 0) of shape [batch, channels, spatial...] and a kernel of spatial shape
/// `kernel`.
Status make_window(const WindowParams& params, const Shape& input, std::span<const std::int64_t> kernel,
                   Window& window);

/// Visits the windows of one plane in the order of outputs: start(), visit(offset of an input element, index
/// of the kernel element) for each element inside the input, done(output, elements inside, elements inside or
/// in the padding).
template <class Start, class Visit, class Done>
void walk_windows(const Window& w, Start start, Visit visit, Done done) {
    const int last = w.rank - 1;
    std::int64_t at[kMaxRank] = {}, low[kMaxRank], high[kMaxRank], k[kMaxRank], strides[kMaxRank],
                 kernel_strides[kMaxRank];
    strides[last] = kernel_strides[last] = 1;
    for (int axis = last - 1; axis >= 0; --axis) {
        strides[axis] = strides[axis + 1] * w.in[axis + 1];
        kernel_strides[axis] = kernel_strides[axis + 1] * w.kernel[axis + 1];
    }
    const std::int64_t outputs = w.outputs();
    for (std::int64_t o = 0; o < outputs; ++o) {
        std::int64_t inside = 1, padded = 1, base = 0, kernel_base = 0;
        for (int axis = 0; axis <= last; ++axis) {
            const std::int64_t first = at[axis] * w.stride[axis] - w.begin[axis], step = w.dilation[axis];
            const auto steps_to = [&](std::int64_t limit) {  // kernel elements before `limit`
                return limit <= first ? 0 : std::min(w.kernel[axis], (limit - first + step - 1) / step);
            };
            low[axis] = k[axis] = steps_to(0);
            high[axis] = std::max(low[axis], steps_to(w.in[axis]));
            inside *= high[axis] - low[axis];
            padded *= steps_to(w.in[axis] + w.end[axis]);
            base += (first + low[axis] * step) * strides[axis];
            kernel_base += low[axis] * kernel_strides[axis];
        }
        start();
        for (std::int64_t rows = inside > 0 ? inside / (high[last] - low[last]) : 0; rows > 0; --rows) {
            for (std::int64_t j = 0; j < high[last] - low[last]; ++j)
                visit(base + j * w.dilation[last], kernel_base + j);
            for (int axis = last - 1; axis >= 0; --axis) {
                base += w.dilation[axis] * strides[axis];
                kernel_base += kernel_strides[axis];
                if (++k[axis] < high[axis]) break;
                base -= (high[axis] - low[axis]) * w.dilation[axis] * strides[axis];
                kernel_base -= (high[axis] - low[axis]) * kernel_strides[axis];
                k[axis] = low[axis];
            }
        }
        done(o, inside, padded);
        for (int axis = last; axis >= 0; --axis) {
            if (++at[axis] < w.out[axis]) break;
            at[axis] = 0;
        }
    }
}

}  // namespace opwright::loops
