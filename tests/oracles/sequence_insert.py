# SPDX-License-Identifier: Apache-2.0
"""SequenceInsert behind the last tensor, where the reference evaluator inserts in front; onnxruntime does not run all types."""


def v11(inputs, attributes):
    sequence, tensor, position = inputs
    length = len(sequence)
    at = length if position is None else int(position)
    at += length if at < 0 else 0
    return [*sequence[:at], tensor, *sequence[at:]]
