// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "opwright/status.h"

namespace opwright {

/// The element type that an attribute gives by its number in onnx.TensorProto.DataType; with `or_none`, 0 is
/// DType::Undefined.
inline Status element_type_of(std::string_view attribute, std::int64_t number, DType& result,
                              bool or_none = false) {
    if (number < (or_none ? 0 : 1) || number >= kDTypeCount) {
        return bad_attribute(
            attribute, "element type", number,
            "the number of one, " + range(1, kDTypeCount - 1).text() + (or_none ? ", or 0" : ""));
    }
    result = static_cast<DType>(number);
    return {};
}

/// A real floating-point type, of any width.
constexpr bool is_floating(DType type) {
    switch (type) {
        case DType::Float:
        case DType::Double:
        case DType::Float16:
        case DType::BFloat16:
        case DType::Float8E4M3FN:
        case DType::Float8E4M3FNUZ:
        case DType::Float8E5M2:
        case DType::Float8E5M2FNUZ:
        case DType::Float8E8M0:
        case DType::Float6E2M3:
        case DType::Float6E3M2:
        case DType::Float4E2M1: return true;
        default: return false;
    }
}

}  // namespace opwright
