# SPDX-License-Identifier: Apache-2.0
"""All versions in float64, or exact in integers: below 7 the reference evaluator ignores beta without broadcast, onnxruntime has no
integer kernel. Integer results with factors other than 1 are not defined by the text; no case has them."""
import numpy as np

from generator.case_number import wide


def v1(inputs, attributes):
    a, b = (wide(x) for x in inputs[:2])
    c = wide(inputs[2]) if inputs[2] is not None else None
    a = a.T if attributes["transA"] else a
    b = b.T if attributes["transB"] else b
    alpha, beta = attributes["alpha"], attributes["beta"]
    if a.dtype.kind != "f":
        if alpha != 1 or beta != 1:
            return NotImplemented
        alpha, beta = a.dtype.type(1), a.dtype.type(1)
    y = alpha * (a @ b)
    return y if c is None else y + beta * c
