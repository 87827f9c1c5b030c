# SPDX-License-Identifier: Apache-2.0
"""DequantizeLinear from its text: the reference evaluator has nothing below version 19, onnxruntime nothing for the
newest types. The difference is exact; the product is in float and rounds once to the output's type.
"""
import numpy as np
import onnx

from generator.case_number import dtype_name, narrow, wide
from tests.oracles.quantize_linear import spread


def _dequantize(inputs, attributes, fixed=None):
    x, scale, zero = (*inputs, None)[:3]
    number = attributes.get("output_dtype") or 0
    dtype = fixed or (onnx.TensorProto.DataType.Name(number).lower() if number else dtype_name(scale))
    axis, block = attributes.get("axis", 1), attributes.get("block_size", 0)
    zeros = spread(wide(zero), x.shape, axis, block).astype(np.float64) if zero is not None else np.zeros(x.shape)
    with np.errstate(all="ignore"):
        difference = (wide(x).astype(np.float64) - zeros).astype(np.float32)
        product = difference * spread(wide(scale), x.shape, axis, block).astype(np.float32)
    return narrow(product, dtype)


def v10(inputs, attributes):
    return _dequantize(inputs, attributes, "float")



def v19(inputs, attributes):
    return _dequantize(inputs, attributes)
