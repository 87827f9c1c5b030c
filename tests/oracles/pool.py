# SPDX-License-Identifier: Apache-2.0
"""Windows over [batch, channels, spatial...] from the texts of MaxPool and AveragePool, for the two oracles of that name."""
import itertools

import numpy as np


def windows(shape, attributes):
    """(output shape, for every output the list of (input index, inside), one per kernel element in the padded input)."""
    size, kernel = shape[2:], attributes["kernel_shape"]
    rank = len(size)
    strides = attributes.get("strides") or [1] * rank
    dilations = attributes.get("dilations") or [1] * rank
    pads = list(attributes.get("pads") or [0] * 2 * rank)
    auto, ceil = attributes["auto_pad"], bool(attributes.get("ceil_mode"))
    out, begin, end = [], [], []
    for a in range(rank):
        extent = (kernel[a] - 1) * dilations[a] + 1
        if auto.startswith("SAME"):
            n = -(-size[a] // strides[a])
            total = max((n - 1) * strides[a] + extent - size[a], 0)
            first = total // 2 if auto == "SAME_UPPER" else total - total // 2
            last = total - first
        elif auto == "VALID":
            n, first, last = (size[a] - extent) // strides[a] + 1, 0, 0
        else:
            first, last = pads[a], pads[a + rank]
            room = size[a] + first + last - extent
            n = (-(-room // strides[a]) if ceil else room // strides[a]) + 1
            if ceil and (n - 1) * strides[a] >= size[a] + first:
                n -= 1
        out.append(n), begin.append(first), end.append(last)
    found = []
    for o in itertools.product(*map(range, out)):
        window = []
        for k in itertools.product(*map(range, kernel)):
            at = [o[a] * strides[a] - begin[a] + k[a] * dilations[a] for a in range(rank)]
            if all(at[a] < size[a] + end[a] for a in range(rank)):
                window.append((tuple(at), all(0 <= at[a] < size[a] for a in range(rank))))
        found.append((o, window))
    return tuple(shape[:2]) + tuple(out), found
