// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Where.json
//   runtime/ops/tensor/where.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::where {

/// Attributes of Where in versions 9, 16.
struct Attributes_v9 {};
inline void read_attributes(const Attributes&, Attributes_v9&) {}

extern const Kernel kernel_v9;
extern const Kernel kernel_v16;

}  // namespace opwright::ai_onnx::where

namespace opwright::ai_onnx {

/// Where, version 9.
/// B: bool.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status where_v9(const Tensor& condition, const Tensor& X, const Tensor& Y, Tensor& output,
        const Services& services = {});

/// Where, version 16.
/// B: bool.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
Status where_v16(const Tensor& condition, const Tensor& X, const Tensor& Y, Tensor& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
