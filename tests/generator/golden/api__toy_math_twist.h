// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/toy.math/Twist.json
//   runtime/ops/toy/twist.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::toy_math::twist {

/// Attributes of Twist in versions 1, 2.
struct Attributes_v1 {};
inline void read_attributes(const Attributes&, Attributes_v1&) {}

/// Attributes of Twist in versions 4, 5.
struct Attributes_v4 {
    float angle = 0.5f;
    std::string mode = "left";
    std::int64_t turns = 0;  // required
    std::optional<std::vector<std::int64_t>> weights{};
};
inline void read_attributes(const Attributes& list, Attributes_v4& attributes) {
    list.read("angle", attributes.angle);
    list.read("mode", attributes.mode);
    list.read("turns", attributes.turns);
    list.read("weights", attributes.weights);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v2;
extern const Kernel kernel_v4;
extern const Kernel kernel_v5;

}  // namespace opwright::toy_math::twist

namespace opwright::toy_math {

/// Twist, version 1.
/// T: double, float.
Status twist_v1(const Tensor& X, Tensor& Y, const Services& services = {});

/// Twist, version 2.
/// T: double, float, float16, int32.
Status twist_v2(const Tensor& X, Tensor& Y, const Services& services = {});

/// Twist, version 4.
/// T: double, float, float16, int32.
Status twist_v4(const twist::Attributes_v4& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// Twist, version 5.
/// T: double, float.
Status twist_v5(const twist::Attributes_v4& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

}  // namespace opwright::toy_math
