// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/registry.cc.j2; do not edit. From:
//   schemas
//   runtime/ops
#include "opwright/registry.h"

namespace opwright {

namespace toy_math::blend {
extern const OpRow row_v1, row_v3;
extern const Kernel kernel_v1;
}
namespace toy_math::not_ {
extern const OpRow row_v1;
}
namespace toy_math::twist {
extern const OpRow row_v1, row_v2, row_v4, row_v5, row_v7;
extern const Kernel kernel_v1, kernel_v2, kernel_v4, kernel_v5;
}

namespace {

constinit const RegistryEntry kEntries[] = {
    {&toy_math::blend::row_v1, &toy_math::blend::kernel_v1},
    {&toy_math::blend::row_v3, nullptr},
    {&toy_math::not_::row_v1, nullptr},
    {&toy_math::twist::row_v1, &toy_math::twist::kernel_v1},
    {&toy_math::twist::row_v2, &toy_math::twist::kernel_v2},
    {&toy_math::twist::row_v4, &toy_math::twist::kernel_v4},
    {&toy_math::twist::row_v5, &toy_math::twist::kernel_v5},
    {&toy_math::twist::row_v7, nullptr},
};

}  // namespace

std::span<const RegistryEntry> registry() { return kEntries; }

int newest_opset(std::string_view domain) {
    if (domain == "toy.math") return 7;
    return 0;
}

}  // namespace opwright
