# SPDX-License-Identifier: Apache-2.0
"""Version 1 has no default bounds, and no engine runs it. From 6 on they are the limits of float32, brought into the type of the
input: infinity for float16. From 11 on both engines again."""
import numpy as np

from generator.case_number import wide


def v1(inputs, attributes):
    x = wide(inputs[0])
    low = -np.inf if attributes["min"] is None else attributes["min"]
    high = np.inf if attributes["max"] is None else attributes["max"]
    return np.minimum(np.maximum(x, low), high)


def v6(inputs, attributes):
    low, high = (inputs[0].dtype.type(attributes[name]) for name in ("min", "max"))
    return np.minimum(np.maximum(inputs[0], low), high)


v11 = None
