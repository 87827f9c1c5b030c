# SPDX-License-Identifier: Apache-2.0
"""Concat 1 may leave out axis, which is 1 then; no engine has that version."""
import numpy as np


def v1(inputs, attributes):
    axis = attributes["axis"]
    return np.concatenate([x for x in inputs if x is not None], axis=1 if axis is None else axis)


v4 = None
