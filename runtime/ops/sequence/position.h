// SPDX-License-Identifier: Apache-2.0
// Positions in a sequence.
#pragma once

#include "opwright/context.h"

namespace opwright::ops {

/// Input `i` as a position in [-length, highest]; a negative one counts from the back of `length` tensors.
inline Status read_position(const Context& context, int i, std::int64_t length, std::int64_t highest,
                            std::size_t& result) {
    std::int64_t position = 0;
    OPW_TRY(context.known().integer(i, position));
    if (position < -length || position > highest) {
        return bad_input(
            i, "position", position,
            highest < -length ? Operand("none, as the sequence is empty") : range(-length, highest));
    }
    result = static_cast<std::size_t>(position < 0 ? position + length : position);
    return {};
}

}  // namespace opwright::ops
