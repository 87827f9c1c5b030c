# SPDX-License-Identifier: Apache-2.0
"""All versions: the engines differ about SAME_LOWER, the last window of ceil_mode and (version 1) about padding, which never counts
there."""
import itertools

import numpy as np

from generator.case_number import wide
from tests.oracles.pool import windows


def v1(inputs, attributes):
    x = wide(inputs[0])
    shape, found = windows(x.shape, attributes)
    y = np.zeros(shape)
    for n, c in itertools.product(range(x.shape[0]), range(x.shape[1])):
        for o, window in found:
            values = [x[(n, c) + at] for at, inside in window if inside]
            y[(n, c) + o] = sum(values) / (len(window) if attributes.get("count_include_pad") else len(values))
    return y
