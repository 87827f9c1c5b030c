// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/GlobalAveragePool.json
//   runtime/ops/nn/global_average_pool.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::global_average_pool {

/// Attributes of GlobalAveragePool in versions 1, 22.
struct Attributes_v1 {};
inline void read_attributes(const Attributes&, Attributes_v1&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v22;

}  // namespace opwright::ai_onnx::global_average_pool

namespace opwright::ai_onnx {

/// GlobalAveragePool, version 1.
/// T: double, float, float16.
Status global_average_pool_v1(const Tensor& X, Tensor& Y, const Services& services = {});

/// GlobalAveragePool, version 22.
/// T: bfloat16, double, float, float16.
Status global_average_pool_v22(const Tensor& X, Tensor& Y, const Services& services = {});

}  // namespace opwright::ai_onnx
