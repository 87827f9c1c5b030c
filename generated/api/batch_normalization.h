// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/BatchNormalization.json
//   runtime/ops/nn/batch_normalization.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::batch_normalization {

/// Attributes of BatchNormalization in version 1.
struct Attributes_v1 {
    std::vector<std::int64_t> consumed_inputs{};  // required
    float epsilon = 1e-05f;
    std::int64_t is_test = 0;
    float momentum = 0.9f;
    std::int64_t spatial = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("consumed_inputs", attributes.consumed_inputs);
    list.read("epsilon", attributes.epsilon);
    list.read("is_test", attributes.is_test);
    list.read("momentum", attributes.momentum);
    list.read("spatial", attributes.spatial);
}

/// Attributes of BatchNormalization in version 6.
struct Attributes_v6 {
    float epsilon = 1e-05f;
    std::int64_t is_test = 0;
    float momentum = 0.9f;
    std::int64_t spatial = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v6& attributes) {
    list.read("epsilon", attributes.epsilon);
    list.read("is_test", attributes.is_test);
    list.read("momentum", attributes.momentum);
    list.read("spatial", attributes.spatial);
}

/// Attributes of BatchNormalization in version 7.
struct Attributes_v7 {
    float epsilon = 1e-05f;
    float momentum = 0.9f;
    std::int64_t spatial = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v7& attributes) {
    list.read("epsilon", attributes.epsilon);
    list.read("momentum", attributes.momentum);
    list.read("spatial", attributes.spatial);
}

/// Attributes of BatchNormalization in version 9.
struct Attributes_v9 {
    float epsilon = 1e-05f;
    float momentum = 0.9f;
};
inline void read_attributes(const Attributes& list, Attributes_v9& attributes) {
    list.read("epsilon", attributes.epsilon);
    list.read("momentum", attributes.momentum);
}

/// Attributes of BatchNormalization in versions 14, 15.
struct Attributes_v14 {
    float epsilon = 1e-05f;
    float momentum = 0.9f;
    std::int64_t training_mode = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v14& attributes) {
    list.read("epsilon", attributes.epsilon);
    list.read("momentum", attributes.momentum);
    list.read("training_mode", attributes.training_mode);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v6;
extern const Kernel kernel_v7;
extern const Kernel kernel_v9;
extern const Kernel kernel_v14;
extern const Kernel kernel_v15;

}  // namespace opwright::ai_onnx::batch_normalization

namespace opwright::ai_onnx {

/// BatchNormalization, version 1.
/// T: double, float, float16.
Status batch_normalization_v1(const batch_normalization::Attributes_v1& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var,
        const Services& services = {});

/// BatchNormalization, version 6.
/// T: double, float, float16.
Status batch_normalization_v6(const batch_normalization::Attributes_v6& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var,
        const Services& services = {});

/// BatchNormalization, version 7.
/// T: double, float, float16.
Status batch_normalization_v7(const batch_normalization::Attributes_v7& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var,
        const Services& services = {});

/// BatchNormalization, version 9.
/// T: double, float, float16.
Status batch_normalization_v9(const batch_normalization::Attributes_v9& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& mean, const Tensor& var, Tensor& Y,
        Tensor* mean_out, Tensor* var_out, Tensor* saved_mean, Tensor* saved_var,
        const Services& services = {});

/// BatchNormalization, version 14.
/// T: bfloat16, double, float, float16.
/// U: bfloat16, double, float, float16.
Status batch_normalization_v14(const batch_normalization::Attributes_v14& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& input_mean, const Tensor& input_var, Tensor& Y,
        Tensor* running_mean, Tensor* running_var, const Services& services = {});

/// BatchNormalization, version 15.
/// T: bfloat16, double, float, float16.
/// T1: bfloat16, double, float, float16.
/// T2: bfloat16, double, float, float16.
Status batch_normalization_v15(const batch_normalization::Attributes_v14& attributes, const Tensor& X,
        const Tensor& scale, const Tensor& B, const Tensor& input_mean, const Tensor& input_var, Tensor& Y,
        Tensor* running_mean, Tensor* running_var, const Services& services = {});

}  // namespace opwright::ai_onnx
