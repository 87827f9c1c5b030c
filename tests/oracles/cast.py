# SPDX-License-Identifier: Apache-2.0
"""Cast in exact arithmetic, for all pairs of types: no engine runs half of them, and both round twice in places.

From the text of Cast (13 for numbers, 9 for strings, 24 for the float8 tables) and, where it leaves a value open, from
docs/decisions.md: floating point to integer is toward zero, out of range by way of int32 or int64; text is plain
decimal notation.
"""
import math
import re
from fractions import Fraction

import ml_dtypes
import numpy as np
import onnx

from generator.case_number import BY_NAME, FLOATS, PRECISION, dtype_name, integer_range, to_type

_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?", re.IGNORECASE)
_WITH_INFINITY = ("float", "double", "float16", "bfloat16")
_FLOAT8 = ("float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz")


def _largest(dtype):
    kind = BY_NAME[dtype]
    return float((np.finfo if dtype in ("float", "double", "float16") else ml_dtypes.finfo)(kind).max)


def _overflow(sign, dtype, saturate):
    if dtype in _WITH_INFINITY:
        return math.copysign(math.inf, sign)
    if dtype in _FLOAT8 and not saturate:
        return math.copysign(math.inf if dtype == "float8e5m2" else math.nan, sign)
    return math.copysign(_largest(dtype), sign)


def round_to(value, dtype, saturate):
    """To the nearest number of a type, ties to even; `value` is a Fraction, or a float that is not finite or is a zero."""
    if isinstance(value, float):
        if math.isnan(value):
            return -0.0 if dtype in ("float4e2m1", "float6e2m3", "float6e3m2") else value
        return _overflow(value, dtype, saturate) if math.isinf(value) else value
    bits, smallest = PRECISION[dtype]
    magnitude = abs(value)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    unit = max(Fraction(2) ** (exponent - bits + 1), Fraction(smallest))
    rounded = round(magnitude / unit) * unit
    if rounded > Fraction(_largest(dtype)):
        return _overflow(1.0 if value > 0 else -1.0, dtype, saturate)
    return math.copysign(float(rounded), 1.0 if value > 0 else -1.0)


def _round_e8m0(value, saturate, round_mode):
    low, high = (2.0**-127, 2.0**127) if saturate else (math.nan, math.nan)
    if isinstance(value, float):
        return value if math.isnan(value) else (high if value == math.inf else low)
    if value < Fraction(2) ** -127:
        return low
    if value > Fraction(2) ** 127:
        return high
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if value < Fraction(2) ** exponent:
        exponent -= 1
    fraction = value / Fraction(2) ** exponent
    up = {"up": fraction > 1, "down": False, "nearest": fraction >= Fraction(3, 2)}[round_mode]
    return 2.0 ** (exponent + up)


def _truncate(value, dtype):
    low, high = integer_range(dtype)
    whole = None if isinstance(value, float) and not math.isfinite(value) else int(value)
    if dtype == "uint64" and whole is not None and 2**63 <= whole < 2**64:
        return whole
    middle = 64 if dtype in ("uint32", "int64", "uint64") else 32
    if whole is None or not -(2 ** (middle - 1)) <= whole < 2 ** (middle - 1):
        whole = -(2 ** (middle - 1))
    return _low_bits(whole, low, high)


def _low_bits(value, low, high):
    return (value - low) % (high - low + 1) + low


def _text(value, source):
    if source == "bool":
        return str(int(value))
    if source not in FLOATS:
        return str(int(value))
    number = float(value)
    if math.isnan(number):
        return "NaN"
    if math.isinf(number):
        return "INF" if number > 0 else "-INF"
    if source == "bfloat16":
        for digits in range(5):
            short = f"{number:.{digits}e}"
            if np.float64(short).astype(BY_NAME[source]) == value:
                return np.format_float_positional(np.float64(short), trim="-")
    if source not in ("float", "double", "float16"):
        value = np.float32(number)
    return np.format_float_positional(value, unique=True, trim="-")


def _parsed(text):
    word = text.upper().lstrip("+-")
    sign = -1.0 if text.startswith("-") else 1.0
    if word in ("INF", "NAN"):
        return sign * float(word)
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is no number")
    value = Fraction(text)
    return value if value else sign * 0.0


def _exact(value, source):
    if source == "string":
        return _parsed(value)
    if source in FLOATS:
        number = float(value)
        return Fraction(number) if math.isfinite(number) and number != 0 else number
    return Fraction(int(value)) if int(value) else 0.0


def cast_to(x, dtype, saturate=1, round_mode="up"):
    """`x`, an array of any type, as the type of that name."""
    source = dtype_name(x)
    if source == dtype:
        return x
    results = []
    for value in x.ravel():
        if dtype == "string":
            results.append(_text(value, source))
            continue
        exact = _exact(value, source)
        if dtype == "bool":
            results.append(bool(exact))
        elif dtype == "float8e8m0":
            results.append(_round_e8m0(exact, saturate, round_mode))
        elif dtype in FLOATS:
            results.append(round_to(exact, dtype, saturate))
        elif source == "string":
            results.append(int(exact))
        elif source in FLOATS:
            results.append(_truncate(exact, dtype))
        else:
            results.append(_low_bits(int(exact), *integer_range(dtype)))
    if dtype in FLOATS:
        return np.asarray(results, np.float64).astype(BY_NAME[dtype]).reshape(x.shape)
    return to_type(results, dtype).reshape(x.shape)


def v1(inputs, attributes):
    return cast_to(inputs[0], attributes["to"].lower())


def v6(inputs, attributes):
    name = onnx.TensorProto.DataType.Name(attributes["to"]).lower()
    return cast_to(inputs[0], name, attributes.get("saturate", 1), attributes.get("round_mode", "up"))
