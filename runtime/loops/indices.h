// SPDX-License-Identifier: Apache-2.0
// Index inputs: int32 or int64, negative ones counted from the end.
#pragma once

#include "opwright/context.h"

namespace opwright::loops {

/// The indices of input `i` as places of an axis of `extent`, checked, in workspace; null if there are none.
inline Status read_indices(Context& context, int i, std::int64_t extent, const std::int64_t*& places) {
    const Tensor& indices = context.tensor(i);
    const std::int64_t count = indices.elements();
    std::byte* memory = nullptr;
    OPW_TRY(context.workspace(static_cast<std::size_t>(count) * sizeof(std::int64_t), memory));
    auto* result = reinterpret_cast<std::int64_t*>(memory);
    places = result;
    const auto read = [&](const auto* values) -> Status {
        for (std::int64_t k = 0; k < count; ++k) {
            const std::int64_t value = values[k];
            if (value < -extent || value >= extent) {
                return bad_input(i, "value of element " + std::to_string(k), value,
                                 extent == 0 ? Operand("no index, as the axis has no element")
                                             : range(-extent, extent - 1));
            }
            result[k] = value < 0 ? value + extent : value;
        }
        return {};
    };
    return indices.dtype() == DType::Int32 ? read(indices.data<std::int32_t>())
                                           : read(indices.data<std::int64_t>());
}

}  // namespace opwright::loops
