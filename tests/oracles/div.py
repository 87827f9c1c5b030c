# SPDX-License-Identifier: Apache-2.0
"""Below version 7 only the second input expands, from attribute `axis` on; the reference evaluator ignores both attributes.
Integers truncate toward zero in every version."""
import numpy as np

from generator.case_number import wide
from tests.oracles.legacy import aligned


def v1(inputs, attributes):
    a, b = (wide(x) for x in inputs)
    b = aligned(a, b, attributes)
    if a.dtype.kind == "f":
        return a / b
    quotient = np.abs(a.astype(object)) // np.abs(b.astype(object)) * np.sign(a.astype(object)) * np.sign(b.astype(object))
    return quotient.astype(a.dtype)


v7 = None
