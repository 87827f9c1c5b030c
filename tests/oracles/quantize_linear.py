# SPDX-License-Identifier: Apache-2.0
"""QuantizeLinear from its text. The reference evaluator divides in NumPy's common type and not in the scale's, wraps
what lies beyond int32 and leaves out the zero point of float8; onnxruntime divides float16 in float.
"""
from fractions import Fraction

import numpy as np
import onnx

from generator.case_number import BY_NAME, FLOATS, dtype_name, integer_range, narrow, to_type, wide
from tests.oracles.cast import round_to


def spread(values, shape, axis, block_size):
    """Scales or zero points, one for each element of a tensor of that shape."""
    if values.size == 1 and not (block_size and values.ndim):
        return np.broadcast_to(values.reshape(()), shape)
    axis %= len(shape)
    if block_size:
        return np.repeat(values, block_size, axis).take(range(shape[axis]), axis)
    return np.broadcast_to(values.reshape([-1 if k == axis else 1 for k in range(len(shape))]), shape)


def _quotient(x, scale, precision):
    if precision == "int32":  # integers have as much precision as they need
        return wide(x).astype(np.float64) / wide(scale).astype(np.float64)
    a, b = (narrow(wide(v).astype(np.float64), precision).astype(np.float64) for v in (x, scale))
    return narrow(a / b, precision).astype(np.float64)  # double has more than twice the digits: rounds once


def _quantize(inputs, attributes):
    x, scale, zero = (*inputs, None)[:3]
    number = attributes.get("output_dtype") or 0
    dtype = dtype_name(zero) if zero is not None else onnx.TensorProto.DataType.Name(number or 2).lower()
    precision = onnx.TensorProto.DataType.Name(attributes.get("precision") or 0).lower()
    if precision == "undefined":
        precision = dtype_name(scale)
        if precision == "float8e8m0":
            precision = "float" if dtype_name(x) == "int32" else dtype_name(x)
    axis, block = attributes.get("axis", 1), attributes.get("block_size", 0)
    scale = spread(scale, x.shape, axis, block)
    zeros = spread(wide(zero), x.shape, axis, block) if zero is not None else np.zeros(x.shape)
    with np.errstate(all="ignore"):
        q = _quotient(x, scale, precision)
    if dtype in FLOATS:
        sums = [
            round_to(Fraction(a) + Fraction(float(b)) if np.isfinite(a) and b else float(a), dtype, attributes.get("saturate", 1))
            for a, b in zip(q.ravel().tolist(), zeros.ravel().tolist())
        ]
        return np.asarray(sums, np.float64).astype(BY_NAME[dtype]).reshape(x.shape)
    low, high = integer_range(dtype)
    sums = np.clip(np.rint(q) + zeros.astype(np.float64), low, high)
    return to_type(sums.ravel().tolist(), dtype).reshape(x.shape)


v10 = _quantize
