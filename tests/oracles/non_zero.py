# SPDX-License-Identifier: Apache-2.0
"""NonZero of a scalar has the shape (0, N), as the text of both versions says; onnxruntime gives (1, N)."""
import numpy as np


def v9(inputs, attributes):
    x = inputs[0]
    if x.ndim == 0:
        return np.zeros((0, 1 if x else 0), np.int64)
    return np.array(np.nonzero(x), np.int64).reshape(x.ndim, -1)
