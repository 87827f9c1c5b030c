// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/StringNormalizer.json
//   runtime/ops/text/string_normalizer.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::string_normalizer {

/// Attributes of StringNormalizer in version 10.
struct Attributes_v10 {
    std::string case_change_action = "NONE";
    std::int64_t is_case_sensitive = 0;
    std::optional<std::string> locale{};
    std::optional<std::vector<std::string>> stopwords{};
};
inline void read_attributes(const Attributes& list, Attributes_v10& attributes) {
    list.read("case_change_action", attributes.case_change_action);
    list.read("is_case_sensitive", attributes.is_case_sensitive);
    list.read("locale", attributes.locale);
    list.read("stopwords", attributes.stopwords);
}

extern const Kernel kernel_v10;

}  // namespace opwright::ai_onnx::string_normalizer

namespace opwright::ai_onnx {

/// StringNormalizer, version 10.
Status string_normalizer_v10(const string_normalizer::Attributes_v10& attributes, const Tensor& X, Tensor& Y,
        const Services& services = {});

}  // namespace opwright::ai_onnx
