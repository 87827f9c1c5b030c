# SPDX-License-Identifier: Apache-2.0
"""Optional without an input is empty; the reference evaluator and onnxruntime cannot tell its type."""


def v15(inputs, attributes):
    return inputs[0]
