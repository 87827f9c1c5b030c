// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/SequenceEmpty.json
//   runtime/ops/sequence/sequence_empty.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::sequence_empty {

/// Attributes of SequenceEmpty in version 11.
struct Attributes_v11 {
    std::optional<std::int64_t> dtype{};
};
inline void read_attributes(const Attributes& list, Attributes_v11& attributes) {
    list.read("dtype", attributes.dtype);
}

extern const Kernel kernel_v11;

}  // namespace opwright::ai_onnx::sequence_empty

namespace opwright::ai_onnx {

/// SequenceEmpty, version 11.
/// S: seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int64)),
///     seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)).
Status sequence_empty_v11(const sequence_empty::Attributes_v11& attributes, Value& output,
        const Services& services = {});

}  // namespace opwright::ai_onnx
