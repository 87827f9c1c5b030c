# SPDX-License-Identifier: Apache-2.0
"""All versions from their texts: onnxruntime has no kernel below 7 and returns 1 / sqrt(var + epsilon) as saved_var, the reference
evaluator is wrong at 9 and fails at 7."""
import numpy as np

from generator.case_number import wide


def compute(inputs, attributes, training, saved):
    x, scale, bias, mean, var = (wide(v) for v in inputs)
    spatial = attributes.get("spatial", 1)
    axes = (0, *range(2, x.ndim)) if spatial else (0,)
    shape = (1, *scale.shape) + (1,) * (x.ndim - 1 - scale.ndim) if x.ndim > 1 else (1,)
    outputs = []
    if training:
        batch_mean, batch_var = x.mean(axis=axes).reshape(mean.shape), x.var(axis=axes).reshape(var.shape)
        momentum = attributes["momentum"]
        outputs = [mean * momentum + batch_mean * (1 - momentum), var * momentum + batch_var * (1 - momentum)]
        outputs += [batch_mean, batch_var] if saved else []
        mean, var = batch_mean, batch_var
    at = lambda v: v.reshape(shape)  # noqa: E731
    y = (x - at(mean)) / np.sqrt(at(var) + attributes["epsilon"]) * at(scale) + at(bias)
    return (y, *outputs)


def v1(inputs, attributes):
    return compute(inputs, attributes, not attributes["is_test"], True)


def v7(inputs, attributes, outputs):
    return compute(inputs, attributes, outputs > 1, True)


def v14(inputs, attributes):
    return compute(inputs, attributes, attributes["training_mode"], False)
