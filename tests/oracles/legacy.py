# SPDX-License-Identifier: Apache-2.0
"""The broadcasting of opsets 1 to 6, which no engine runs: only the second input expands, from `axis` on or at the end."""
import numpy as np


def aligned(a: np.ndarray, b: np.ndarray, attributes: dict) -> np.ndarray:
    """`b` in the rank of `a`, so that NumPy's rule does the rest."""
    if not attributes["broadcast"]:
        assert a.shape == b.shape
        return b
    if b.size == 1:
        return b.reshape((1,) * a.ndim)
    start = a.ndim - b.ndim if attributes["axis"] is None else attributes["axis"]
    return b.reshape((1,) * start + b.shape + (1,) * (a.ndim - start - b.ndim))
