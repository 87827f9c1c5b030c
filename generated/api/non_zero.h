// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/NonZero.json
//   runtime/ops/tensor/non_zero.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::non_zero {

/// Attributes of NonZero in versions 9, 13.
struct Attributes_v9 {};
inline void read_attributes(const Attributes&, Attributes_v9&) {}

extern const Kernel kernel_v9;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::non_zero

namespace opwright::ai_onnx {

/// NonZero, version 9.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status non_zero_v9(const Tensor& X, Tensor& Y, const Services& services = {});

/// NonZero, version 13.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status non_zero_v13(const Tensor& X, Tensor& Y, const Services& services = {});

}  // namespace opwright::ai_onnx
