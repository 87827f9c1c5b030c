// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/MaxPool.json
//   runtime/ops/nn/max_pool.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::max_pool {

/// Attributes of MaxPool in version 1.
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

/// Attributes of MaxPool in version 8.
struct Attributes_v8 {
    std::string auto_pad = "NOTSET";
    std::vector<std::int64_t> kernel_shape{};  // required
    std::optional<std::vector<std::int64_t>> pads{};
    std::int64_t storage_order = 0;
    std::optional<std::vector<std::int64_t>> strides{};
};
inline void read_attributes(const Attributes& list, Attributes_v8& attributes) {
    list.read("auto_pad", attributes.auto_pad);
    list.read("kernel_shape", attributes.kernel_shape);
    list.read("pads", attributes.pads);
    list.read("storage_order", attributes.storage_order);
    list.read("strides", attributes.strides);
}

/// Attributes of MaxPool in versions 10, 11, 12, 22.
struct Attributes_v10 {
    std::string auto_pad = "NOTSET";
    std::int64_t ceil_mode = 0;
    std::optional<std::vector<std::int64_t>> dilations{};
    std::vector<std::int64_t> kernel_shape{};  // required
    std::optional<std::vector<std::int64_t>> pads{};
    std::int64_t storage_order = 0;
    std::optional<std::vector<std::int64_t>> strides{};
};
inline void read_attributes(const Attributes& list, Attributes_v10& attributes) {
    list.read("auto_pad", attributes.auto_pad);
    list.read("ceil_mode", attributes.ceil_mode);
    list.read("dilations", attributes.dilations);
    list.read("kernel_shape", attributes.kernel_shape);
    list.read("pads", attributes.pads);
    list.read("storage_order", attributes.storage_order);
    list.read("strides", attributes.strides);
}

extern const Kernel kernel_v1;
extern const Kernel kernel_v8;
extern const Kernel kernel_v10;
extern const Kernel kernel_v11;
extern const Kernel kernel_v12;
extern const Kernel kernel_v22;

}  // namespace opwright::ai_onnx::max_pool

namespace opwright::ai_onnx {

/// MaxPool, version 1.
/// T: double, float, float16.
Status max_pool_v1(const max_pool::Attributes_v1& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

/// MaxPool, version 8.
/// T: double, float, float16.
/// I: int64.
Status max_pool_v8(const max_pool::Attributes_v8& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services = {});

/// MaxPool, version 10.
/// T: double, float, float16.
/// I: int64.
Status max_pool_v10(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services = {});

/// MaxPool, version 11.
/// T: double, float, float16.
/// I: int64.
Status max_pool_v11(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services = {});

/// MaxPool, version 12.
/// T: double, float, float16, int8, uint8.
/// I: int64.
Status max_pool_v12(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services = {});

/// MaxPool, version 22.
/// T: bfloat16, double, float, float16, int8, uint8.
/// I: int64.
Status max_pool_v22(const max_pool::Attributes_v10& attributes, const Tensor& X, Tensor& Y, Tensor* Indices,
        const Services& services = {});

}  // namespace opwright::ai_onnx
