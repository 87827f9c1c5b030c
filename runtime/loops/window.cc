// SPDX-License-Identifier: Apache-2.0
#include "runtime/loops/window.h"

namespace opwright::loops {

namespace detail {

Status take_list(const char* name, const std::vector<std::int64_t>* list, std::int64_t lowest, int per_axis,
                 Ints& result) {
    result.resize(0);
    if (list == nullptr) return {};
    const auto most = static_cast<std::size_t>(per_axis * (kMaxRank - 2));
    if (list->size() > most)
        return bad_attribute(name, "length", static_cast<std::int64_t>(list->size()),
                             range(0, static_cast<std::int64_t>(most)));
    for (std::int64_t value : *list) {
        constexpr std::int64_t kMost = std::int64_t{1} << 31;  // products with extents stay in 64 bits
        if (value < lowest || value > kMost)
            return bad_attribute(name, "value", std::span<const std::int64_t>(*list),
                                 "each " + range(lowest, kMost).text());
        result.push_back(value);
    }
    return {};
}

Status take_auto_pad(const std::string& text, WindowParams& params) {
    if (text == "NOTSET" || text.empty()) {
        params.auto_pad = WindowParams::AutoPad::NotSet;
    } else if (text == "SAME_UPPER") {
        params.auto_pad = WindowParams::AutoPad::SameUpper;
    } else if (text == "SAME_LOWER") {
        params.auto_pad = WindowParams::AutoPad::SameLower;
    } else if (text == "VALID") {
        params.auto_pad = WindowParams::AutoPad::Valid;
    } else {
        return bad_attribute("auto_pad", "value", text, "NOTSET, SAME_UPPER, SAME_LOWER, VALID");
    }
    for (std::int64_t pad : params.pads) {
        if (pad != 0 && params.auto_pad != WindowParams::AutoPad::NotSet) {
            return bad_attribute("pads", "value", params.pads.span(), "none beside auto_pad " + text);
        }
    }
    return {};
}

}  // namespace detail

std::int64_t Window::inputs() const {
    std::int64_t count = 1;
    for (int axis = 0; axis < rank; ++axis) count *= in[axis];
    return count;
}

std::int64_t Window::outputs() const {
    std::int64_t count = 1;
    for (int axis = 0; axis < rank; ++axis) count *= out[axis];
    return count;
}

Status make_window(const WindowParams& params, const Shape& input, std::span<const std::int64_t> kernel,
                   Window& window) {
    using AutoPad = WindowParams::AutoPad;
    const int rank = static_cast<int>(kernel.size());
    if (input.rank() < 3 || input.rank() != rank + 2) {
        return bad_input(0, "rank", input.rank(),
                         std::to_string(std::max(rank, 1) + 2) + ": batch, channels and the kernel's " +
                             std::to_string(rank) + " axes");
    }
    const auto check = [rank](const char* name, const Ints& list, int per_axis) -> Status {
        if (list.empty() || list.size() == rank * per_axis) return {};
        return bad_attribute(name, "length", list.size(), rank * per_axis);
    };
    OPW_TRY(check("strides", params.strides, 1));
    OPW_TRY(check("dilations", params.dilations, 1));
    OPW_TRY(check("pads", params.pads, 2));
    window.rank = rank;
    for (int axis = 0; axis < rank; ++axis) {
        const std::int64_t in = window.in[axis] = input[axis + 2];
        constexpr std::int64_t kMost = std::int64_t{1} << 40;
        if (in > kMost)
            return bad_input(0, "shape", input, "spatial extents of at most " + std::to_string(kMost));
        window.kernel[axis] = kernel[static_cast<std::size_t>(axis)];
        const std::int64_t stride = window.stride[axis] = params.strides.empty() ? 1 : params.strides[axis];
        window.dilation[axis] = params.dilations.empty() ? 1 : params.dilations[axis];
        if (window.kernel[axis] > kMost / window.dilation[axis])
            return bad_attribute("dilations", "value", params.dilations.span(),
                                 "a kernel that stays below 2^40");
        const std::int64_t extent = window.extent(axis);
        std::int64_t& begin = window.begin[axis] = params.pads.empty() ? 0 : params.pads[axis];
        std::int64_t& end = window.end[axis] = params.pads.empty() ? 0 : params.pads[axis + rank];
        std::int64_t& out = window.out[axis];
        switch (params.auto_pad) {
            case AutoPad::NotSet: {
                const std::int64_t room = in + begin + end - extent;
                out = room < 0 ? 0 : (params.ceil ? (room + stride - 1) / stride : room / stride) + 1;
                // A last window that would start in the padding at the end is none (docs/decisions.md).
                if (params.ceil && out > 0 && (out - 1) * stride >= in + begin) --out;
                break;
            }
            case AutoPad::Valid: out = in < extent ? 0 : (in - extent) / stride + 1; break;
            case AutoPad::SameUpper:
            case AutoPad::SameLower: {
                out = (in + stride - 1) / stride;
                const std::int64_t total = std::max<std::int64_t>((out - 1) * stride + extent - in, 0);
                begin = params.auto_pad == AutoPad::SameUpper ? total / 2 : total - total / 2;
                end = total - begin;
                break;
            }
        }
        if (out <= 0 && input.elements() != 0) {
            return bad_input(
                0, "extent of axis " + std::to_string(axis + 2), in,
                "at least " + std::to_string(extent) + ", the kernel's extent, with its padding");
        }
        out = std::max<std::int64_t>(out, 0);
    }
    std::int64_t outputs = 1, taps = 1;
    for (int axis = 0; axis < rank; ++axis) {
        constexpr std::int64_t kMost = std::int64_t{1}
                                       << 62;  // so that counts of taps and outputs stay in 64 bits
        if (window.kernel[axis] > kMost / taps)
            return bad_attribute("kernel_shape", "value", kernel, "a kernel of at most 2^62 elements");
        taps *= window.kernel[axis];
        if (window.out[axis] > kMost / outputs)
            return bad_attribute("pads", "value", params.pads.span(),
                                 "pads of an output plane of at most 2^62 elements");
        outputs *= std::max<std::int64_t>(window.out[axis], 1);
    }
    return {};
}

}  // namespace opwright::loops
