# SPDX-License-Identifier: Apache-2.0
"""Telling values for derived cases: the arrays that stand where a recipe gives only a shape.

Everything is a pure function of (seed text, fill, element type, shape). No fill gives all zeros or all ones unless the
shape has one element and the type leaves no choice.
"""

import math
import random

import ml_dtypes
import numpy as np

from generator.case_number import (
    BY_NAME, FLOATS, INTEGERS, SMALL_FLOATS, finite_values, integer_range, narrow, to_type,
)

FILLS = {
    "telling": "several signs and magnitudes, distinct but for one repeated value; integers up to a hundredth of their range",
    "small": "multiples of 0.5 in [-4, 4], integers in [-4, 4]: sums and products are exact in every type",
    "positive": "telling, greater than zero",
    "nonzero": "telling, without zero",
    "unit": "in (-1, 1)",
    "probability": "in (0, 1)",
    "above_one": "in (1, 10]",
    "distinct": "telling, no value twice (as far as the type has that many)",
    "ties": "halves and integers around zero, repeated values: rounding, sorting, maximum",
    "corners": "NaN, infinities, both zeros, smallest and largest of the type, then telling",
    "finite_corners": "corners without NaN and infinities",
    "numbers": "telling; strings are decimal numbers",
    "zero": "zeros, for zero points and biases that must not matter",
}
_WORDS = (
    "alpha", "", "Beta", "beta ", "\u00e9t\u00e9", "zz top", "0", "-1.5", "line\nbreak", "tab\t", "quote\"s", "\u65e5\u672c",
    "back\\slash", "Omega", "nan", "x" * 20, "{}", "a,b", "\U0001f600", "end",
)


class _Draw:
    """Numbers in [0, 1) that no version of Python or NumPy will change."""

    def __init__(self, seed: str):
        self.random = random.Random(seed).random

    def uniform(self, low: float, high: float) -> float:
        return low + (high - low) * self.random()

    def integer(self, low: int, high: int) -> int:
        return low + min(int(self.random() * (high - low + 1)), high - low)

    def sign(self) -> int:
        return -1 if self.random() < 0.5 else 1

    def shuffle(self, items: list) -> None:
        for k in range(len(items) - 1, 0, -1):
            j = self.integer(0, k)
            items[k], items[j] = items[j], items[k]


def _magnitude(draw: _Draw, dtype: str) -> float:
    """Between 1/16 and 16, with as many digits as show that the arithmetic had the type's precision."""
    digits = {"double": 10, "complex128": 10, "float": 5, "complex64": 5}.get(dtype, 4)
    return float(f"{2.0 ** draw.uniform(-4, 4):.{digits}g}")


def _real(draw: _Draw, fill: str, dtype: str) -> float:
    if fill == "small":
        return draw.integer(-8, 8) / 2
    if fill == "ties":
        return draw.integer(-7, 7) / 2
    if fill in ("unit", "probability", "above_one"):
        low, high = {"unit": (-0.98, 0.98), "probability": (0.02, 0.98), "above_one": (1.02, 10.0)}[fill]
        digits = 9 if dtype in ("double", "complex128") else 4
        return round(draw.uniform(low, high), digits)
    value = _magnitude(draw, dtype)
    return value if fill == "positive" else value * draw.sign()


def _integer(draw: _Draw, fill: str, dtype: str) -> int:
    low, high = integer_range(dtype)
    if fill in ("small", "ties", "unit", "probability", "above_one"):
        value = draw.integer(max(low, -4), min(high, 4))
        return abs(value) or 1 if fill in ("probability", "above_one") else value
    if high < 16:
        value = draw.integer(low, high)
    elif draw.random() < 0.75:
        value = draw.integer(max(low, -99), min(high, 99))
    else:
        reach = high // 100 if high > 1000 else high
        value = draw.integer(max(low, -reach), reach)
    if fill == "positive":
        return min(abs(value), high) or 1
    if fill == "nonzero":
        return value or 1
    return value


def _corners(dtype: str, finite: bool) -> list:
    if dtype in INTEGERS:
        low, high = integer_range(dtype)
        return [low, high, 0, 1, max(low, -1), high - 1]
    kind = BY_NAME[dtype]
    if dtype in ("complex64", "complex128"):
        return [complex(0, -1), complex(1e3, 1e-3), complex(-2, 0)]
    info = np.finfo(kind) if dtype in ("float", "double", "float16") else ml_dtypes.finfo(kind)
    every = [0.0, -0.0, float(info.max), float(info.min), float(info.smallest_subnormal), float(info.tiny), 1.0, -1.0]
    if not finite:
        every = [math.nan, math.inf, -math.inf, *every]
    kept = []
    for value in every:
        back = float(np.asarray(value, np.float64).astype(kind))
        same = back == value and math.copysign(1, back) == math.copysign(1, value)
        if same or (math.isnan(value) and math.isnan(back)):
            kept.append(value)
    return kept


def _small_floats(draw: _Draw, fill: str, dtype: str, count: int) -> list[float]:
    """Values of a type with so few of them that drawing by magnitude would miss it."""
    reach = {
        "small": (-4, 4), "ties": (-3.5, 3.5), "unit": (-0.99, 0.99), "probability": (0.01, 0.99), "above_one": (1.01, 10),
        "positive": (1e-30, 64),
    }.get(fill, (-64, 64))
    known = [v for v in finite_values(dtype) if reach[0] <= v <= reach[1]] or finite_values(dtype)
    if fill == "nonzero":
        known = [v for v in known if v != 0]
    if fill in ("small", "ties"):
        known = [v for v in known if v * 2 == int(v * 2)]
    if dtype == "float8e8m0":
        known = [v for v in known if 2.0**-8 <= v <= 64] or known
    picked: list[float] = []
    while len(picked) < count:
        batch = list(known)
        draw.shuffle(batch)
        picked += batch
    return picked[:count]


def _plain(draw: _Draw, fill: str, dtype: str, count: int) -> list:
    if dtype == "bool":
        values = [draw.random() < 0.5 for _ in range(count)]
        if count > 1 and len(set(values)) == 1:
            values[draw.integer(0, count - 1)] ^= True
        return values
    if dtype == "string":
        if fill == "numbers":
            return [repr(_real(draw, "telling", "float")) if k % 3 else str(_integer(draw, "telling", "int8")) for k in range(count)]
        words = list(_WORDS)
        draw.shuffle(words)
        return [words[k % len(words)] + (str(k) if k >= len(words) else "") for k in range(count)]
    if dtype in SMALL_FLOATS:
        return _small_floats(draw, fill, dtype, count)
    one = _integer if dtype in INTEGERS else _real
    seen, values = set(), []
    for k in range(count):
        for _ in range(50 if k < 64 else 1):  # so many shall be distinct, where the type has them
            value = one(draw, fill, dtype)
            if dtype.startswith("complex"):
                value = complex(value, one(draw, fill, dtype))
            if value not in seen:
                break
        seen.add(value)
        values.append(value)
    return values


def fill_array(seed: str, fill: str, dtype: str, shape: tuple[int, ...], bounds: tuple[float, float] | None = None) -> np.ndarray:
    """An array of element type `dtype` (an ONNX name); `bounds` restricts numbers to [low, high] and replaces the fill."""
    draw = _Draw(f"{seed}|{fill}|{dtype}|{shape}")
    count = math.prod(shape)
    if count == 1 and fill == "telling":
        fill = "nonzero"
    if fill == "zero":
        return to_type([0] * count, dtype).reshape(shape)
    if bounds is not None:
        return _within(draw, dtype, count, bounds).reshape(shape)
    values = _plain(draw, fill, dtype, count)
    if fill in ("corners", "finite_corners") and dtype not in ("bool", "string"):
        corners = _corners(dtype, fill == "finite_corners")
        draw.shuffle(corners)
        values[: len(corners)] = corners[:count]
    elif fill in ("telling", "numbers", "nonzero", "positive") and count >= 6 and dtype not in ("bool", "string"):
        # One tie between two places that the draw chooses, at the largest value: whatever ranks values sees it.
        at = draw.integer(1, count - 1)
        largest = max(range(count), key=lambda k: abs(values[k]))
        if at != largest:
            values[at] = values[largest]
    return to_type(values, dtype).reshape(shape)


def _within(draw: _Draw, dtype: str, count: int, bounds: tuple[float, float]) -> np.ndarray:
    low, high = bounds
    if dtype in INTEGERS or dtype == "bool":
        pool = list(range(math.ceil(low), math.floor(high) + 1)) if high - low < 4096 else []
        values: list = []
        while len(values) < count:
            batch = pool[:] if pool else [draw.integer(math.ceil(low), math.floor(high)) for _ in range(count)]
            draw.shuffle(batch)
            values += batch
        return to_type(values[:count], dtype)
    digits = 9 if dtype in ("double", "complex128") else 4
    values = [float(f"{draw.uniform(low, high):.{digits}g}") for _ in range(count)]
    if dtype in FLOATS:
        return narrow(np.array(values), dtype)
    return to_type(values, dtype)
