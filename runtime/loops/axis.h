// SPDX-License-Identifier: Apache-2.0
// Axes as nodes give them.
#pragma once

#include "opwright/status.h"

namespace opwright::loops {

/// A negative axis counts from the end. False if it is outside [-rank, rank - 1].
inline bool wrap_axis(std::int64_t& axis, int rank) {
    if (axis < -rank || axis >= rank) return false;
    if (axis < 0) axis += rank;
    return true;
}

/// What wrap_axis allows, for an error.
inline Operand axis_range(int rank) {
    return rank == 0 ? Operand("no axis, as the rank is 0") : range(-rank, rank - 1);
}

/// Attribute `axis` against `rank`, made non-negative.
inline Status axis_attribute(std::int64_t& axis, int rank, std::string_view name = "axis") {
    const std::int64_t came = axis;
    return wrap_axis(axis, rank) ? Status() : bad_attribute(name, "value", came, axis_range(rank));
}

}  // namespace opwright::loops
