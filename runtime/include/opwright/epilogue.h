// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>

namespace opwright {

/// What is done to each float of a result before it is stored, where nodes are fused:
///     y = min(high, max(low, y * scale[channel] + shift[channel]))
/// NaN stays NaN. Without `scale` there is no multiplication and no addition. Channels are axis 1.
struct Epilogue {
    const float* scale = nullptr;
    const float* shift = nullptr;
    float low = -std::numeric_limits<float>::infinity();
    float high = std::numeric_limits<float>::infinity();

    bool clamps() const {
        return low > -std::numeric_limits<float>::infinity() || high < std::numeric_limits<float>::infinity();
    }
    bool empty() const { return scale == nullptr && !clamps(); }
};

}  // namespace opwright
