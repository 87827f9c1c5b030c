// SPDX-License-Identifier: Apache-2.0
// Whether a value is the expected one, as onnx's backend tests compare.
#pragma once

#include "opwright/value.h"

#include <string>

namespace opwright {

/// |got - want| <= atol + rtol * |want| for floating-point and complex elements.
struct Tolerance {
    double rtol = 1e-3;  ///< bfloat16: at least 2^-6
    double atol = 1e-7;
};

/// What the first difference is; empty if there is none. Types and shapes must be equal, integers, booleans
/// and strings exactly so; NaN equals NaN; sequences, optionals and maps are compared item by item, maps
/// whatever their order.
std::string difference(const Value& got, const Value& want, const Tolerance& tolerance = {});

}  // namespace opwright
