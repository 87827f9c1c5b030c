// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx.ml/ZipMap.json
//   runtime/ops/ml/zip_map.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx_ml::zip_map {

/// Attributes of ZipMap in version 1.
struct Attributes_v1 {
    std::optional<std::vector<std::int64_t>> classlabels_int64s{};
    std::optional<std::vector<std::string>> classlabels_strings{};
};
inline void read_attributes(const Attributes& list, Attributes_v1& attributes) {
    list.read("classlabels_int64s", attributes.classlabels_int64s);
    list.read("classlabels_strings", attributes.classlabels_strings);
}

extern const Kernel kernel_v1;

}  // namespace opwright::ai_onnx_ml::zip_map

namespace opwright::ai_onnx_ml {

/// ZipMap, version 1.
/// T: seq(map(int64,tensor(float))), seq(map(string,tensor(float))).
Status zip_map_v1(const zip_map::Attributes_v1& attributes, const Tensor& X, Value& Z,
        const Services& services = {});

}  // namespace opwright::ai_onnx_ml
