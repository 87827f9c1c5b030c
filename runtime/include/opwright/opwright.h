// SPDX-License-Identifier: Apache-2.0
// Everything public but the typed API of each operator, which is in generated/api.
#pragma once

#include "opwright/kernel.h"
#include "opwright/model.h"
#include "opwright/registry.h"

namespace opwright {

/// The version of Opwright; meson.build takes it from this line.
inline constexpr const char* kVersion = "0.1.0";

}  // namespace opwright
