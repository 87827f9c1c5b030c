# SPDX-License-Identifier: Apache-2.0
"""Deterministic JSON text that reads well and gives small diffs: 2 spaces, scalars filled up to 120
columns."""

import json

_WIDTH = 120


def dump(value, width: int = _WIDTH) -> str:
    """JSON text of `value` with a final newline; keys keep their order, everything is ASCII.

    A list of scalars and an object of scalars stand on one line if they fit; else a list is filled line by
    line and an object has one key per line. A list of objects always has one entry per line.
    """
    return _dump(value, 0, 0, width) + "\n"


def _is_scalar(value) -> bool:
    return not isinstance(value, (list, dict)) or value in ([], {})


def _is_flat(value) -> bool:
    """Whether the value may stand on one line: no list of objects or lists inside."""
    if isinstance(value, list):
        return all(_is_scalar(item) for item in value)
    return all(_is_scalar(item) or _is_flat(item) for item in value.values())


def _dump(value, indent: int, used: int, width: int) -> str:
    """`used`: the columns that stand before the value on its line, and the comma after it."""
    if _is_scalar(value):
        return json.dumps(value)
    line = json.dumps(value)
    if _is_flat(value) and used + len(line) <= width:
        return line
    inner = " " * (indent + 2)
    outer = " " * indent
    if isinstance(value, dict):
        parts = []
        for key, item in value.items():
            head = f"{inner}{json.dumps(key)}: "
            parts.append(head + _dump(item, indent + 2, len(head) + 1, width))
        return "{\n" + ",\n".join(parts) + f"\n{outer}}}"
    if not _is_flat(value):
        parts = [inner + _dump(item, indent + 2, indent + 3, width) for item in value]
        return "[\n" + ",\n".join(parts) + f"\n{outer}]"
    lines, current = [], ""
    for k, item in enumerate(value):
        text = json.dumps(item) + ("," if k + 1 < len(value) else "")
        if current and len(inner) + len(current) + 1 + len(text) > width:
            lines.append(inner + current)
            current = text
        else:
            current = f"{current} {text}" if current else text
    return "[\n" + "\n".join(lines + [inner + current]) + f"\n{outer}]"
