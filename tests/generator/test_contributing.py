# SPDX-License-Identifier: Apache-2.0
"""CONTRIBUTING.md's example is followed as it is written: its three files, its program, its commands, what it prints."""

import re
import shutil
from pathlib import Path

import pytest

from generator import __main__ as command
from tests.documents import blocks, follow

ROOT = Path(__file__).resolve().parents[2]
HEADING = "## Example: an operator of your own domain"
OWN_FILES = ("schemas/toy.math/Square.json", "runtime/ops/toy/square.toml", "runtime/ops/toy/square.h")


@pytest.fixture(scope="module")
def found():
    return blocks(ROOT / "CONTRIBUTING.md", HEADING)


def scratch_copy(folder: Path, found) -> Path:
    """The project without its cases, build and generated files, and with the example's files."""
    shutil.copytree(ROOT / "schemas", folder / "schemas", ignore=shutil.ignore_patterns("cases"))
    for name in ("runtime", "templates", "generator"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for block in found:
        if block.file:
            path = folder / block.file
            assert not path.exists(), f"the example writes over {block.file}"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
    return folder


def test_three_files_in_under_thirty_lines(found):
    own = {block.file: block.text for block in found if "/" in block.file}
    assert set(own) == set(OWN_FILES)
    assert sum(text.count("\n") for text in own.values()) < 30
    assert all(len(line) <= 110 for text in own.values() for line in text.split("\n"))


def test_example_does_what_it_says(found, tmp_path, build_dir):
    folder = scratch_copy(tmp_path / "scratch", found)
    (commands,) = [block.text for block in found if block.language == "sh"]
    (promised,) = [block.text for block in found if block.language == "text"]
    shown = follow(commands, folder, build_dir / "libopwright.a")
    assert shown == promised
    # By hand: 1, -2 and 0.5 squared; the same plus 1; and double is of version 2 only.
    assert shown.split("\n")[:6] == ["1", "4", "0.25", "2", "5", "1.25"]
    assert shown.split("\n")[6] == "toy.math.Square-1: input 0 'X': type is tensor(double); allowed: tensor(float)"


def test_it_is_known_and_changes_nothing_else(found, tmp_path):
    folder = scratch_copy(tmp_path / "with", found)
    plain = scratch_copy(tmp_path / "without", [])
    for tree in (folder, plain):
        assert command.main(["generate", "--root", str(tree), "--out", str(tree / "generated"), "--quiet"]) == 0
    files = [{str(p.relative_to(tree / "generated")): p.read_bytes() for p in (tree / "generated").rglob("*.*")} for tree in (folder, plain)]
    assert set(files[0]) - set(files[1]) == {"api/toy_math_square.h", "kernels/toy_math_square.cc"}
    changed = {name for name in files[1] if files[0][name] != files[1][name]}
    assert changed == {"registry/registry.cc", "api/files.txt", "kernels/files.txt"}
    registry = files[0]["registry/registry.cc"].decode()
    assert "{&toy_math::square::row_v2, &toy_math::square::kernel_v2}," in registry and 'if (domain == "toy.math") return 2;' in registry


def test_what_a_new_operator_needs_is_named():
    """The tables and the test that asks for their rows, as they are called."""
    guide = (ROOT / "CONTRIBUTING.md").read_text()
    steps = guide.split("## Adding an operator of ONNX")[1].split("\n## ")[0]
    source = (ROOT / "tests/runtime/test_bad_calls.cc").read_text()
    for table in ("bad_calls_facts.txt", "bad_calls_values.txt"):
        assert f'"tests/runtime/{table}"' in source and table in steps
    (name,) = re.findall(r"`BadCalls\.(\w+)`", steps)
    body = source.split(f"TEST(BadCalls, {name}) {{")[1].split("\n}\n")[0]
    assert "registry()" in body, "it looks at every operator that has a kernel"


def test_without_its_verdict_version_2_is_pending(found, tmp_path, capsys):
    folder = scratch_copy(tmp_path / "scratch", found)
    binding = folder / "runtime/ops/toy/square.toml"
    binding.write_text("".join(line for line in binding.read_text().splitlines(keepends=True) if not line.startswith("2 =")))
    wanted = 'pending: write under [steps] of runtime/ops/toy/square.toml: 2 = { verdict = "same" or "other", reason = "..." }'
    assert command.main(["generate", "--root", str(folder), "--out", str(folder / "generated")]) == 0
    assert f"\ntoy.math.Square-2: {wanted}\n" in capsys.readouterr().out
    assert command.main(["explain", "toy.math:Square", "2", "--root", str(folder)]) == 0
    assert wanted in capsys.readouterr().out
