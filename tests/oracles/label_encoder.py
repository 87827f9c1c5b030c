# SPDX-License-Identifier: Apache-2.0
"""LabelEncoder from the text of each version. Version 2 compares floats by their bits, which no engine does; 4 lets any NaN
match and the last of equal keys count. For versions 1 and 2, which are silent on repeated keys, the last one counts too
(docs/decisions.md)."""
import math

import numpy as np


def _same_bits(key):
    return int(np.array(key, np.float32).view(np.uint32)) if isinstance(key, (float, np.floating)) else key


def _number(key):
    if isinstance(key, (float, np.floating)):
        return "nan" if math.isnan(key) else float(key)
    return key if isinstance(key, str) else int(key)


def _look_up(x, keys, values, default, dtype, form):
    table = {form(k): v for k, v in zip(keys, values, strict=True)}
    found = [table.get(form(k), default) for k in x.reshape(-1)]
    result = np.empty(len(found), dtype)
    result[:] = found
    return result.reshape(x.shape)


def v1(inputs, attributes):
    x, classes = inputs[0], attributes["classes_strings"]
    if x.dtype == object:
        return _look_up(x, classes, range(len(classes)), attributes["default_int64"], np.int64, str)
    return _look_up(x, range(len(classes)), classes, attributes["default_string"], object, int)


def _lists(attributes):
    keys = next(attributes[f"keys_{k}"] for k in ("strings", "int64s", "floats") if attributes[f"keys_{k}"] is not None)
    kinds = {"strings": ("default_string", object), "int64s": ("default_int64", np.int64), "floats": ("default_float", np.float32)}
    kind = next(k for k in kinds if attributes[f"values_{k}"] is not None)
    return keys, attributes[f"values_{kind}"], attributes[kinds[kind][0]], kinds[kind][1]


def v2(inputs, attributes):
    return _look_up(inputs[0], *_lists(attributes), _same_bits)


def v4(inputs, attributes):
    if attributes["keys_tensor"] is None:
        return _look_up(inputs[0], *_lists(attributes), _number)
    values = attributes["values_tensor"]
    default = attributes["default_tensor"]
    if default is None:
        default = {"O": "_Unused", "i": -1, "f": -0.0}[values.dtype.kind]
    else:
        default = default[0]
    return _look_up(inputs[0], attributes["keys_tensor"], values, default, values.dtype, _number)
