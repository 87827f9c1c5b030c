// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/ConcatFromSequence.json
//   runtime/ops/sequence/concat_from_sequence.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::concat_from_sequence {

/// Attributes of ConcatFromSequence in version 11.
struct Attributes_v11 {
    std::int64_t axis = 0;  // required
    std::int64_t new_axis = 0;
};
inline void read_attributes(const Attributes& list, Attributes_v11& attributes) {
    list.read("axis", attributes.axis);
    list.read("new_axis", attributes.new_axis);
}

extern const Kernel kernel_v11;

}  // namespace opwright::ai_onnx::concat_from_sequence

namespace opwright::ai_onnx {

/// ConcatFromSequence, version 11.
/// S: seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int64)),
///     seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)).
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
Status concat_from_sequence_v11(const concat_from_sequence::Attributes_v11& attributes,
        const Value& input_sequence, Tensor& concat_result, const Services& services = {});

}  // namespace opwright::ai_onnx
