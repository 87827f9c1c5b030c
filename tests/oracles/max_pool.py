# SPDX-License-Identifier: Apache-2.0
"""All versions: the engines differ about SAME_LOWER and about the last window of ceil_mode."""
import itertools

import numpy as np

from tests.oracles.pool import windows


def v1(inputs, attributes):
    x = inputs[0]
    shape, found = windows(x.shape, attributes)
    y = np.zeros(shape, x.dtype)
    indices = np.zeros(shape, np.int64)
    order = "F" if attributes.get("storage_order") else "C"
    plane = int(np.prod(x.shape[2:]))
    for n, c in itertools.product(range(x.shape[0]), range(x.shape[1])):
        for o, window in found:
            best = max((at for at, inside in window if inside), key=lambda at: x[(n, c) + at])
            y[(n, c) + o] = x[(n, c) + best]
            indices[(n, c) + o] = (n * x.shape[1] + c) * plane + np.ravel_multi_index(best, x.shape[2:], order=order)
    return y, indices
