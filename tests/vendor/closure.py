# SPDX-License-Identifier: Apache-2.0
"""Which files a vendor copies: what the given ones include, and the units that belong to the headers among them."""

import re
from functools import cache
from pathlib import Path

INCLUDES = ("runtime/include", ".")  # the include paths, from the root
_QUOTED = re.compile(r'^\s*#\s*(?:include|define\s+\w+)\s+"([\w./]+\.(?:h|inc))"', re.M)
# A public header's unit stands in one of these; all others stand beside their header.
_UNITS_OF_PUBLIC = ("runtime/core", "runtime/graph")


@cache
def _quoted(path: Path, _: float) -> tuple[str, ...]:
    return tuple(_QUOTED.findall(path.read_text()))


def included_by(path: Path, roots: tuple[Path, ...]) -> list[Path]:
    """The project's files that a file includes, by name or as OPWRIGHT_BODY; an error if one is not there."""
    found = []
    for name in _quoted(path, path.stat().st_mtime):
        place = next((r / d / name for r in roots for d in INCLUDES if (r / d / name).is_file()), None)
        assert place is not None, f"{path} includes {name}, which is in none of the include paths"
        found.append(place)
    return found


def unit_of(header: Path, root: Path) -> list[Path]:
    folders = [root / d for d in _UNITS_OF_PUBLIC] if header.parent == root / "runtime/include/opwright" else [header.parent]
    units = [folder / f"{header.stem}.cc" for folder in folders if header.suffix == ".h"]
    return [unit for unit in units if unit.is_file()]


def closure(starts: list[Path], roots: tuple[Path, ...], *, units: bool) -> list[Path]:
    """Everything that `starts` need, themselves included: headers, and with `units` what has to be linked with them.

    `roots`: where files are looked for, the first that has one wins; units are those of the last, the project.
    """
    found: dict[Path, None] = {}
    waiting = list(starts)
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found[path] = None
        waiting += included_by(path, roots)
        if units:
            waiting += unit_of(path, roots[-1])
    return sorted(found)


def operator_files(root: Path, stem: str) -> list[Path]:
    """The files of one operator with core only, relative to the root."""
    starts = [root / f"generated/api/{stem}.h", root / f"generated/kernels/{stem}.cc"]
    return [path.relative_to(root) for path in closure(starts, (root,), units=True)]
