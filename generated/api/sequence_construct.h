// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/api.h.j2; do not edit. From:
//   schemas/ai.onnx/SequenceConstruct.json
//   runtime/ops/sequence/sequence_construct.toml
#pragma once

#include "opwright/kernel.h"

namespace opwright::ai_onnx::sequence_construct {

/// Attributes of SequenceConstruct in version 11.
struct Attributes_v11 {};
inline void read_attributes(const Attributes&, Attributes_v11&) {}

extern const Kernel kernel_v11;

}  // namespace opwright::ai_onnx::sequence_construct

namespace opwright::ai_onnx {

/// SequenceConstruct, version 11.
/// T: bool, complex128, complex64, double, float, float16, int16, int32, int64, int8, string, uint16,
///     uint32, uint64, uint8.
/// S: seq(tensor(bool)), seq(tensor(complex128)), seq(tensor(complex64)), seq(tensor(double)),
///     seq(tensor(float)), seq(tensor(float16)), seq(tensor(int16)), seq(tensor(int32)), seq(tensor(int64)),
///     seq(tensor(int8)), seq(tensor(string)), seq(tensor(uint16)), seq(tensor(uint32)),
///     seq(tensor(uint64)), seq(tensor(uint8)).
Status sequence_construct_v11(std::span<const Value> inputs, Value& output_sequence,
        const Services& services = {});

}  // namespace opwright::ai_onnx
