// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/MatMul.json
//   runtime/ops/math/mat_mul.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::mat_mul {

/// Attributes of MatMul in versions 1, 9, 13.
struct Attributes_v1 {};
inline void read_attributes(const Attributes&, Attributes_v1&) {}

extern const Kernel kernel_v1;
extern const Kernel kernel_v9;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::mat_mul

namespace opwright::ai_onnx {

/// MatMul, version 1.
/// T: double, float, float16.
Status mat_mul_v1(const Tensor& A, const Tensor& B, Tensor& Y, const Services& services = {});

/// MatMul, version 9.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status mat_mul_v9(const Tensor& A, const Tensor& B, Tensor& Y, const Services& services = {});

/// MatMul, version 13.
/// T: bfloat16, double, float, float16, int32, int64, uint32, uint64.
Status mat_mul_v13(const Tensor& A, const Tensor& B, Tensor& Y, const Services& services = {});

}  // namespace opwright::ai_onnx
