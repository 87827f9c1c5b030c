# SPDX-License-Identifier: Apache-2.0
"""Every hand-written C++ unit is compiled: Meson has no globbing, so a new one is easily forgotten."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ["runtime/core", "runtime/simd", "runtime/loops", "runtime/graph", "runtime/cli", "tests/runtime",
           "tests/models", "bench"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_unit_is_listed(folder: str) -> None:
    listed = (ROOT / folder / "meson.build").read_text() + (ROOT / "tests/meson.build").read_text()
    forgotten = [unit.name for unit in sorted((ROOT / folder).rglob("*.cc")) if f"{unit.name}'" not in listed]
    assert not forgotten, f"{folder}/meson.build does not name {forgotten}: add a line for each to its list"


def test_no_unit_lies_elsewhere() -> None:
    known = {ROOT / folder for folder in FOLDERS} | {ROOT / "runtime/ops"}
    for unit in (ROOT / "runtime").rglob("*.cc"):
        assert known & set(unit.parents), f"no meson.build lists the units of {unit.parent.relative_to(ROOT)}"
