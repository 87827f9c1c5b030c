// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/Dropout.json
//   runtime/ops/nn/dropout.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::dropout {

/// Attributes of Dropout in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> consumed_inputs{};
    std::int64_t is_test = 0;
    float ratio = 0.5f;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("consumed_inputs", attributes.consumed_inputs);
    list.read("is_test", attributes.is_test);
    list.read("ratio", attributes.ratio);
}

/// Attributes of Dropout in version 6.
struct Attributes_v6 {
    std::int64_t is_test = 0;
    float ratio = 0.5f;
};
inline void read_attributes(const Attributes& list, Attributes_v6& attributes) {
    list.read("is_test", attributes.is_test);
    list.read("ratio", attributes.ratio);
}

/// Attributes of Dropout in version 7.
struct Attributes_v7 {
    float ratio = 0.5f;
};
inline void read_attributes(const Attributes& list, Attributes_v7& attributes) {
    list.read("ratio", attributes.ratio);
}

/// Attributes of Dropout in version 10.
struct Attributes_v10 {
    float ratio = 0.5f;
};
inline void read_attributes(const Attributes& list, Attributes_v10& attributes) {
    list.read("ratio", attributes.ratio);
}

/// Attributes of Dropout in versions 12, 13, 22.
struct Attributes_v12 {
    std::optional<std::int64_t> seed{};
};
inline void read_attributes(const Attributes& list, Attributes_v12& attributes) {
    list.read("seed", attributes.seed);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v7;
extern const Kernel kernel_v10;
extern const Kernel kernel_v12;
extern const Kernel kernel_v13;
extern const Kernel kernel_v22;

}  // namespace opwright::ai_onnx::dropout

namespace opwright::ai_onnx {

/// Dropout, version 1.
/// T: double, float, float16.
Status dropout_v1(const dropout::Attributes_v1& attributes, const Tensor& data, Tensor& output, Tensor* mask,
        const Services& services = {});

/// Dropout, version 6.
/// T: double, float, float16.
Status dropout_v6(const dropout::Attributes_v6& attributes, const Tensor& data, Tensor& output, Tensor* mask,
        const Services& services = {});

/// Dropout, version 7.
/// T: double, float, float16.
Status dropout_v7(const dropout::Attributes_v7& attributes, const Tensor& data, Tensor& output, Tensor* mask,
        const Services& services = {});

/// Dropout, version 10.
/// T: double, float, float16.
/// T1: bool.
Status dropout_v10(const dropout::Attributes_v10& attributes, const Tensor& data, Tensor& output,
        Tensor* mask, const Services& services = {});

/// Dropout, version 12.
/// T: double, float, float16.
/// T1: double, float, float16.
/// T2: bool.
Status dropout_v12(const dropout::Attributes_v12& attributes, const Tensor& data, const Tensor* ratio,
        const Tensor* training_mode, Tensor& output, Tensor* mask, const Services& services = {});

/// Dropout, version 13.
/// T: bfloat16, double, float, float16.
/// T1: double, float, float16.
/// T2: bool.
Status dropout_v13(const dropout::Attributes_v12& attributes, const Tensor& data, const Tensor* ratio,
        const Tensor* training_mode, Tensor& output, Tensor* mask, const Services& services = {});

/// Dropout, version 22.
/// T: bfloat16, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz.
/// T1: bfloat16, double, float, float16, float8e4m3fn, float8e4m3fnuz, float8e5m2, float8e5m2fnuz.
/// T2: bool.
Status dropout_v22(const dropout::Attributes_v12& attributes, const Tensor& data, const Tensor* ratio,
        const Tensor* training_mode, Tensor& output, Tensor* mask, const Services& services = {});

}  // namespace opwright::ai_onnx
