# SPDX-License-Identifier: Apache-2.0
"""Pad as the texts have it. The engines know neither version 1, negative amounts (reference), strings (both) nor all types.

Removing comes before adding, as in onnxruntime. Reflections go on beyond the extent, as in numpy.pad, to which the
text refers.
"""
import numpy as np


def padded(x, pads, axes, mode, value):
    count = len(axes)
    for k, axis in enumerate(axes):
        before, after = int(pads[k]), int(pads[k + count])
        extent = x.shape[axis]
        kept = np.arange(max(-before, 0), extent - max(-after, 0))
        added = (max(before, 0), max(after, 0))
        core = np.take(x, kept, axis=axis)
        if mode == "constant":
            shape = list(core.shape)
            shape[axis] = extent + before + after  # less than what is added if more is removed than there is
            result = np.full(shape, value, x.dtype)
            place = [slice(None)] * x.ndim
            place[axis] = slice(added[0], added[0] + len(kept))
            if len(kept):
                result[tuple(place)] = core
            x = result
        else:
            x = np.take(core, np.pad(np.arange(len(kept)), added, mode=mode), axis=axis)
    return x


def legacy(name):
    def oracle(inputs, attributes):
        x = inputs[0]
        value = np.float32(attributes["value"]).astype(x.dtype)
        return padded(x, attributes[name], range(x.ndim), attributes["mode"], value)

    return oracle


v1 = legacy("paddings")
v2 = legacy("pads")


def v11(inputs, attributes):
    x, pads, value = inputs[:3]
    axes = inputs[3] if len(inputs) > 3 and inputs[3] is not None else range(x.ndim)
    if value is None:
        value = "" if x.dtype == object else np.zeros((), x.dtype)
    elif x.dtype == object:
        value = value.reshape(-1)[0]
    else:
        value = value.reshape(())
    return padded(x, pads.tolist(), [int(a) % x.ndim for a in axes], attributes["mode"], value)
