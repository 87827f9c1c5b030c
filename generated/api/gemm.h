// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Gemm.json
//   runtime/ops/math/gemm.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::gemm {

/// Attributes of Gemm in versions 1, 6.
struct Attributes_v1 {
    float alpha = 1.0f;
    float beta = 1.0f;
    std::int64_t broadcast = 0;
    std::int64_t transA = 0;
    std::int64_t transB = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("alpha", attributes.alpha);
    list.read("beta", attributes.beta);
    list.read("broadcast", attributes.broadcast);
    list.read("transA", attributes.transA);
    list.read("transB", attributes.transB);
}

/// Attributes of Gemm in versions 7, 9.
struct Attributes_v7 {
    float alpha = 1.0f;
    float beta = 1.0f;
    std::int64_t transA = 0;
    std::int64_t transB = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v7& attributes) {
    list.read("alpha", attributes.alpha);
    list.read("beta", attributes.beta);
    list.read("transA", attributes.transA);
    list.read("transB", attributes.transB);
}

/// Attributes of Gemm in versions 11, 13.
struct Attributes_v11 {
    float alpha = 1.0f;
    float beta = 1.0f;
    std::int64_t transA = 0;
    std::int64_t transB = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v11& attributes) {
    list.read("alpha", attributes.alpha);
    list.read("beta", attributes.beta);
    list.read("transA", attributes.transA);
    list.read("transB", attributes.transB);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v7;
extern const Kernel kernel_v9;
extern const Kernel kernel_v11;
extern const Kernel kernel_v13;

}  // namespace opwright::ai_onnx::gemm

namespace opwright::ai_onnx {

/// Gemm, version 1.
/// T: double, float, float16.
Status gemm_v1(const gemm::Attributes_v1& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services = {});

/// Gemm, version 6.
/// T: double, float, float16.
Status gemm_v6(const gemm::Attributes_v1& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services = {});

/// Gemm, version 7.
/// T: double, float, float16.
Status gemm_v7(const gemm::Attributes_v7& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services = {});

/// Gemm, version 9.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status gemm_v9(const gemm::Attributes_v7& attributes, const Tensor& A, const Tensor& B, const Tensor& C,
        Tensor& Y, const Services& services = {});

/// Gemm, version 11.
/// T: double, float, float16, int32, int64, uint32, uint64.
Status gemm_v11(const gemm::Attributes_v11& attributes, const Tensor& A, const Tensor& B, const Tensor* C,
        Tensor& Y, const Services& services = {});

/// Gemm, version 13.
/// T: bfloat16, double, float, float16, int32, int64, uint32, uint64.
Status gemm_v13(const gemm::Attributes_v11& attributes, const Tensor& A, const Tensor& B, const Tensor* C,
        Tensor& Y, const Services& services = {});

}  // namespace opwright::ai_onnx
