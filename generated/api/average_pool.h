// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/AveragePool.json
//   runtime/ops/nn/average_pool.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::average_pool {

/// Attributes of AveragePool in version 1.
struct Attributes_v1 {
    std::string auto_pad = "NOTSET";
    std::vector<std::int64_t> kernel_shape{};  // required
    std::optional<std::vector<std::int64_t>> pads{};
    std::optional<std::vector<std::int64_t>> strides{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("auto_pad", attributes.auto_pad);
    list.read("kernel_shape", attributes.kernel_shape);
    list.read("pads", attributes.pads);
    list.read("strides", attributes.strides);
}

/// Attributes of AveragePool in version 7.
struct Attributes_v7 {
    std::string auto_pad = "NOTSET";
    std::int64_t count_include_pad = 0;
    std::vector<std::int64_t> kernel_shape{};  // required
    std::optional<std::vector<std::int64_t>> pads{};
    std::optional<std::vector<std::int64_t>> strides{};
};
inline void read_attributes(const Attributes& list, Attributes_v7& attributes) {
    list.read("auto_pad", attributes.auto_pad);
    list.read("count_include_pad", attributes.count_include_pad);
    list.read("kernel_shape", attributes.kernel_shape);
    list.read("pads", attributes.pads);
    list.read("strides", attributes.strides);
}

/// Attributes of AveragePool in versions 10, 11.
struct Attributes_v10 {
    std::string auto_pad = "NOTSET";
    std::int64_t ceil_mode = 0;
    std::int64_t count_include_pad = 0;
    std::vector<std::int64_t> kernel_shape{};  // required
    std::optional<std::vector<std::int64_t>> pads{};
    std::optional<std::vector<std::int64_t>> strides{};
};
inline void read_attributes(const Attributes& list, Attributes_v10& attributes) {
    list.read("auto_pad", attributes.auto_pad);
    list.read("ceil_mode", attributes.ceil_mode);
    list.read("count_include_pad", attributes.count_include_pad);
    list.read("kernel_shape", attributes.kernel_shape);
    list.read("pads", attributes.pads);
    list.read("strides", attributes.strides);
}

/// Attributes of AveragePool in versions 19, 22.
struct Attributes_v19 {
    std::string auto_pad = "NOTSET";
    std::int64_t ceil_mode = 0;
    std::int64_t count_include_pad = 0;
    std::optional<std::vector<std::int64_t>> dilations{};
    std::vector<std::int64_t> kernel_shape{};  // required
    std::optional<std::vector<std::int64_t>> pads{};
    std::optional<std::vector<std::int64_t>> strides{};
};
inline void read_attributes(const Attributes& list, Attributes_v19& attributes) {
    list.read("auto_pad", attributes.auto_pad);
    list.read("ceil_mode", attributes.ceil_mode);
    list.read("count_include_pad", attributes.count_include_pad);
    list.read("dilations", attributes.dilations);
    list.read("kernel_shape", attributes.kernel_shape);
    list.read("pads", attributes.pads);
    list.read("strides", attributes.strides);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v7;
extern const Kernel kernel_v10;
extern const Kernel kernel_v11;
extern const Kernel kernel_v19;
extern const Kernel kernel_v22;

}  // namespace opwright::ai_onnx::average_pool

namespace opwright::ai_onnx {

/// AveragePool, version 1.
/// T: double, float, float16.
Status average_pool_v1(const average_pool::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// AveragePool, version 7.
/// T: double, float, float16.
Status average_pool_v7(const average_pool::Attributes_v7& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// AveragePool, version 10.
/// T: double, float, float16.
Status average_pool_v10(const average_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// AveragePool, version 11.
/// T: double, float, float16.
Status average_pool_v11(const average_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// AveragePool, version 19.
/// T: double, float, float16.
Status average_pool_v19(const average_pool::Attributes_v19& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// AveragePool, version 22.
/// T: bfloat16, double, float, float16.
Status average_pool_v22(const average_pool::Attributes_v19& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

}  // namespace opwright::ai_onnx
