// SPDX-License-Identifier: Apache-2.0
#include "runtime/loops/broadcast.h"

namespace opwright::loops {

Status broadcast_shapes(const Shape& a, const Shape& b, int index, Shape& result) {
    const Shape& longer = a.rank() >= b.rank() ? a : b;
    const Shape& shorter = a.rank() >= b.rank() ? b : a;
    Shape shape = longer;
    const int offset = longer.rank() - shorter.rank();
    for (int axis = 0; axis < shorter.rank(); ++axis) {
        const std::int64_t x = longer[offset + axis], y = shorter[axis];
        if (x != y && x != 1 && y != 1) {
            return bad_input(index, "shape", b, "a shape that broadcasts with " + Operand(a).text());
        }
        shape[offset + axis] = x == 1 ? y : x;
    }
    result = shape;
    return {};
}

Status legacy_broadcast(const Shape& a, const Shape& b, bool broadcast, const std::int64_t* axis,
                        Shape& aligned, int index) {
    if (!broadcast) {
        if (a == b) {
            aligned = b;
            return {};
        }
        return bad_input(index, "shape", b, Operand(a).text() + ", as attribute 'broadcast' is 0");
    }
    if (b.elements() == 1 && b.rank() <= a.rank()) {
        aligned = Shape(a.rank(), 1);
        return {};
    }
    const std::int64_t room = a.rank() - b.rank();
    if (room < 0)
        return bad_input(index, "rank", b.rank(),
                         "at most " + std::to_string(a.rank()) + ", the rank of what it expands to");
    const std::int64_t start = axis == nullptr ? room : *axis < 0 ? *axis + a.rank() : *axis;
    if (start < 0 || start > room) return bad_attribute("axis", "value", *axis, range(0, room));
    aligned = Shape(a.rank(), 1);
    for (int k = 0; k < b.rank(); ++k) {
        const int at = static_cast<int>(start) + k;
        if (b[k] != a[at] && b[k] != 1) {
            return bad_input(
                index, "shape", b,
                "extents of " + Operand(a).text() + " from axis " + std::to_string(start) + " on");
        }
        aligned[at] = b[k];
    }
    return {};
}

}  // namespace opwright::loops
