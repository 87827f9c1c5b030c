// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx.ml/LabelEncoder.json
//   runtime/ops/ml/label_encoder.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx_ml::label_encoder {

/// Attributes of LabelEncoder in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::string>> classes_strings{};
    std::int64_t default_int64 = -1;
    std::string default_string = "_Unused";
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("classes_strings", attributes.classes_strings);
    list.read("default_int64", attributes.default_int64);
    list.read("default_string", attributes.default_string);
}

/// Attributes of LabelEncoder in version 2.
struct Attributes_v2 {
    float default_float = -0.0f;
    std::int64_t default_int64 = -1;
    std::string default_string = "_Unused";
    std::optional<std::vector<float>> keys_floats{};
    std::optional<std::vector<std::int64_t>> keys_int64s{};
    std::optional<std::vector<std::string>> keys_strings{};
    std::optional<std::vector<float>> values_floats{};
    std::optional<std::vector<std::int64_t>> values_int64s{};
    std::optional<std::vector<std::string>> values_strings{};
};
inline void read_attributes(const Attributes& list, Attributes_v2& attributes) {
    list.read("default_float", attributes.default_float);
    list.read("default_int64", attributes.default_int64);
    list.read("default_string", attributes.default_string);
    list.read("keys_floats", attributes.keys_floats);
    list.read("keys_int64s", attributes.keys_int64s);
    list.read("keys_strings", attributes.keys_strings);
    list.read("values_floats", attributes.values_floats);
    list.read("values_int64s", attributes.values_int64s);
    list.read("values_strings", attributes.values_strings);
}

/// Attributes of LabelEncoder in version 4.
struct Attributes_v4 {
    float default_float = -0.0f;
    std::int64_t default_int64 = -1;
    std::string default_string = "_Unused";
    std::optional<Tensor> default_tensor{};
    std::optional<std::vector<float>> keys_floats{};
    std::optional<std::vector<std::int64_t>> keys_int64s{};
    std::optional<std::vector<std::string>> keys_strings{};
    std::optional<Tensor> keys_tensor{};
    std::optional<std::vector<float>> values_floats{};
    std::optional<std::vector<std::int64_t>> values_int64s{};
    std::optional<std::vector<std::string>> values_strings{};
    std::optional<Tensor> values_tensor{};
};
inline void read_attributes(const Attributes& list, Attributes_v4& attributes) {
    list.read("default_float", attributes.default_float);
    list.read("default_int64", attributes.default_int64);
    list.read("default_string", attributes.default_string);
    list.read("default_tensor", attributes.default_tensor);
    list.read("keys_floats", attributes.keys_floats);
    list.read("keys_int64s", attributes.keys_int64s);
    list.read("keys_strings", attributes.keys_strings);
    list.read("keys_tensor", attributes.keys_tensor);
    list.read("values_floats", attributes.values_floats);
    list.read("values_int64s", attributes.values_int64s);
    list.read("values_strings", attributes.values_strings);
    list.read("values_tensor", attributes.values_tensor);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v2;
extern const Kernel kernel_v4;

}  // namespace opwright::ai_onnx_ml::label_encoder

namespace opwright::ai_onnx_ml {

/// LabelEncoder, version 1.
/// T1: int64, string.
/// T2: int64, string.
Status label_encoder_v1(const label_encoder::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// LabelEncoder, version 2.
/// T1: float, int64, string.
/// T2: float, int64, string.
Status label_encoder_v2(const label_encoder::Attributes_v2& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// LabelEncoder, version 4.
/// T1: double, float, int16, int32, int64, string.
/// T2: double, float, int16, int32, int64, string.
Status label_encoder_v4(const label_encoder::Attributes_v4& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

}  // namespace opwright::ai_onnx_ml
