// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/SplitToSequence.json
//   runtime/ops/sequence/split_to_sequence.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::split_to_sequence {

/// Attributes of SplitToSequence in versions 11, 24.
struct Attributes_v11 {
    std::int64_t axis = 0;
    std::int64_t keepdims = 1;
};
inline void read_attributes(const Attributes& list, Attributes_v11& attributes) {
    list.read("axis", attributes.axis);
    list.read("keepdims", attributes.keepdims);
}

extern const Kernel kernel_v11;
extern const Kernel kernel_v24;

}  // namespace opwright::ai_onnx::split_to_sequence

namespace opwright::ai_onnx {

/// SplitToSequence, version 11.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// I: int32, int64.
/// S: seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int64)),
///     seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)).
Status split_to_sequence_v11(const split_to_sequence::Attributes_v11& attributes, const Tensor& input,
        const Tensor* split, Value& output_sequence, const Services& services = {});

/// SplitToSequence, version 24.
/// T: bfloat16, bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string,
///     uint16, uint32, uint64, uint8.
/// I: int32, int64.
/// S: seq(tensor(bfloat16)), seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)),
///     seq(tensor(double)), seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)),
///     seq(tensor(int32)), seq(tensor(int64)), seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)),
///     seq(tensor(uint32)), seq(tensor(uint64)), seq(tensor(uint8)).
Status split_to_sequence_v24(const split_to_sequence::Attributes_v11& attributes, const Tensor& input,
        const Tensor* split, Value& output_sequence, const Services& services = {});

}  // namespace opwright::ai_onnx
