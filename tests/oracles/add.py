# SPDX-License-Identifier: Apache-2.0
"""Below version 7 only the second input expands, from attribute `axis` on; the reference evaluator ignores both attributes."""
from generator.case_number import wide
from tests.oracles.legacy import aligned


def v1(inputs, attributes):
    a, b = (wide(x) for x in inputs)
    return a + aligned(a, b, attributes)


v7 = None
