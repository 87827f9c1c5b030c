# SPDX-License-Identifier: Apache-2.0
"""Element types in NumPy, and conversions between them that round once."""

import math

import ml_dtypes
import numpy as np

BY_NAME = {
    "float": np.float32, "double": np.float64, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16,
    "float8e4m3fn": ml_dtypes.float8_e4m3fn, "float8e4m3fnuz": ml_dtypes.float8_e4m3fnuz,
    "float8e5m2": ml_dtypes.float8_e5m2, "float8e5m2fnuz": ml_dtypes.float8_e5m2fnuz,
    "float8e8m0": ml_dtypes.float8_e8m0fnu, "float6e2m3": ml_dtypes.float6_e2m3fn, "float6e3m2": ml_dtypes.float6_e3m2fn,
    "float4e2m1": ml_dtypes.float4_e2m1fn,
    "int8": np.int8, "int16": np.int16, "int32": np.int32, "int64": np.int64,
    "uint8": np.uint8, "uint16": np.uint16, "uint32": np.uint32, "uint64": np.uint64,
    "int4": ml_dtypes.int4, "uint4": ml_dtypes.uint4, "int2": ml_dtypes.int2, "uint2": ml_dtypes.uint2,
    "bool": np.bool_, "string": np.object_, "complex64": np.complex64, "complex128": np.complex128,
}
_NAMES = {np.dtype(kind): name for name, kind in BY_NAME.items()}
UNSIGNED = ("uint2", "uint4", "uint8", "uint16", "uint32", "uint64")
INTEGERS = (*UNSIGNED, "int2", "int4", "int8", "int16", "int32", "int64")
SMALL_FLOATS = (
    "float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz", "float8e8m0", "float6e2m3", "float6e3m2", "float4e2m1",
)
FLOATS = ("float", "double", "float16", "bfloat16", *SMALL_FLOATS)

# Bits of precision and the smallest positive value: what one unit in the last place is.
PRECISION = {
    "double": (53, 2.0**-1074), "complex128": (53, 2.0**-1074), "float": (24, 2.0**-149), "complex64": (24, 2.0**-149),
    "float16": (11, 2.0**-24), "bfloat16": (8, 2.0**-133), "float8e4m3fn": (4, 2.0**-9), "float8e4m3fnuz": (4, 2.0**-10),
    "float8e5m2": (3, 2.0**-16), "float8e5m2fnuz": (3, 2.0**-17), "float8e8m0": (1, 2.0**-127), "float6e2m3": (4, 2.0**-3),
    "float6e3m2": (3, 2.0**-4), "float4e2m1": (2, 0.5),
}


def dtype_name(array: np.ndarray) -> str:
    """The ONNX name of an array's element type."""
    if array.dtype.kind in "US":
        return "string"
    return _NAMES[array.dtype]


def integer_range(dtype: str) -> tuple[int, int]:
    bits = int(dtype.lstrip("uint"))
    return (0, 2**bits - 1) if dtype in UNSIGNED else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def finite_values(dtype: str) -> list[float]:
    """All finite values of a type of at most 8 bits, in increasing order, without -0."""
    bits = {"float4e2m1": 4, "float6e2m3": 6, "float6e3m2": 6}.get(dtype, 8)
    every = np.arange(2**bits, dtype=np.uint8).view(BY_NAME[dtype]).astype(np.float64)
    return sorted({float(v) + 0.0 for v in every if math.isfinite(v)})


def narrow(array: np.ndarray, dtype: str) -> np.ndarray:
    """Floats (or complex) to another floating type, rounded once to nearest, ties to even."""
    kind = BY_NAME[dtype]
    array = np.asarray(array)
    with np.errstate(all="ignore"):
        if dtype in ("float", "double", "float16", "complex64", "complex128"):
            return array.astype(kind)
        if array.dtype == np.float64:
            # The types of ml_dtypes are reached by way of float: round to odd, so that the last step alone decides.
            single = array.astype(np.float32)
            down = np.where(np.abs(single.astype(np.float64)) > np.abs(array), np.nextafter(single, np.float32(0)), single)
            inexact = np.isfinite(array) & (down.astype(np.float64) != array)
            array = np.where(inexact, (down.view(np.uint32) | np.uint32(1)).view(np.float32), single)
        return array.astype(kind)


def wide(array: np.ndarray) -> np.ndarray:
    """The same numbers as float64 (complex: complex128); integers, booleans and strings stay as they are."""
    name = dtype_name(array)
    if name in FLOATS:
        return array.astype(np.float64)
    return array.astype(np.complex128) if name == "complex64" else array


def to_type(values: list, dtype: str) -> np.ndarray:
    """A flat list of numbers, booleans or strings as an array of the type.

    What a type cannot hold is brought into it: integers drop the fraction, take the absolute value where they are
    unsigned, and are cut to the range; floats are rounded. Complex numbers may be written as "1+2j".
    """
    if dtype == "string":
        array = np.empty(len(values), dtype=object)
        array[:] = [value if isinstance(value, str) else str(value) for value in values]
        return array
    if dtype.startswith("complex"):
        return np.array([complex(v) for v in values], dtype=BY_NAME[dtype])
    plain = [_number(v) for v in values]
    if dtype == "bool":
        return np.array([v != 0 for v in plain], dtype=np.bool_)
    if dtype in INTEGERS:
        low, high = integer_range(dtype)
        whole = [int(v) for v in plain]
        whole = [min(max(abs(v) if low == 0 else v, low), high) for v in whole]
        wide = np.array(whole, dtype=np.uint64 if dtype == "uint64" else np.int64)
        return wide.astype(BY_NAME[dtype])
    if dtype == "float8e8m0":
        plain = [abs(v) or 1.0 for v in plain]
    return narrow(np.array(plain, dtype=np.float64), dtype)


def _number(value):
    if isinstance(value, str):
        number = complex(value.strip()) if "j" in value else float(value)
        return number.real if isinstance(number, complex) else number
    if isinstance(value, complex):
        return value.real
    return value
