# SPDX-License-Identifier: Apache-2.0
"""Before version 13 the input is a matrix [extents before axis, extents from axis on]; the reference evaluator does not know that."""
import numpy as np

from generator.case_number import wide


def v1(inputs, attributes):
    x = wide(inputs[0])
    axis = attributes["axis"] % x.ndim
    rows = x.reshape((int(np.prod(x.shape[:axis])), int(np.prod(x.shape[axis:]))))
    if x.size == 0:
        return x
    with np.errstate(invalid="ignore"):
        e = np.exp(rows - rows.max(axis=1, keepdims=True))
        return (e / e.sum(axis=1, keepdims=True)).reshape(x.shape)


def v13(inputs, attributes):
    x = wide(inputs[0])
    if x.size == 0:
        return x
    with np.errstate(invalid="ignore"):
        e = np.exp(x - x.max(axis=attributes["axis"], keepdims=True))
        return e / e.sum(axis=attributes["axis"], keepdims=True)
