# SPDX-License-Identifier: Apache-2.0
"""Constant from 11 on: a sparse value stands for the dense tensor of its shape; both engines keep it sparse or refuse it."""
import numpy as np
from onnx.numpy_helper import to_array

v1 = None


def v11(inputs, attributes):
    sparse = attributes["sparse_value"]
    if sparse is not None:
        values = to_array(sparse.values)
        dense = np.zeros(tuple(sparse.dims), values.dtype)
        for index, value in zip(to_array(sparse.indices), values):
            if np.ndim(index) == 0:
                dense.reshape(-1)[index] = value
            else:
                dense[tuple(index)] = value
        return dense
    for name, dtype in (("int", np.int64), ("float", np.float32), ("string", object)):
        one, several = attributes.get(f"value_{name}"), attributes.get(f"value_{name}s")
        if one is not None:
            return np.array(one, dtype)
        if several is not None:
            return np.array(list(several), dtype)
    return attributes["value"]
