# SPDX-License-Identifier: Apache-2.0
"""The committed generated/ is what the generator writes, byte for byte, whatever the hash seed and wherever it runs."""

import difflib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDERS = ("api", "kernels", "registry", "tests")
BY_HAND = "meson.build"


def files(folder: Path) -> dict[str, bytes]:
    """Name -> bytes of the emitted files of one folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()
            if path.is_file() and path.name != BY_HAND and path.suffix in (".h", ".cc", ".json", ".txt")}


def assert_same(made: Path, committed: Path, what: str) -> None:
    for name in FOLDERS:
        have, want = files(made / name), files(committed / name)
        assert have, f"{what} wrote nothing into {name}/"
        assert sorted(have) == sorted(want), f"generated/{name} holds other files than {what}: run ./opw generate"
        for file in sorted(have):
            if have[file] != want[file]:
                lines = difflib.unified_diff(want[file].decode().splitlines(), have[file].decode().splitlines(),
                                             f"generated/{name}/{file}", what, lineterm="", n=1)
                pytest.fail(f"generated/{name}/{file} is stale: run ./opw generate\n" + "\n".join(list(lines)[:20]))


@pytest.mark.parametrize("seed", ["0", "1"])
def test_committed_tree_is_fresh(root: Path, tmp_path: Path, seed: str) -> None:
    env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
    command = [sys.executable, "-m", "generator", "generate", "--out", tmp_path / "generated"]
    ran = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert_same(tmp_path / "generated", root / "generated", f"the generator under hash seed {seed}")


def test_build_tree_is_the_committed_tree(root: Path, build_dir: Path) -> None:
    """What was compiled and tested is what is committed."""
    assert_same(build_dir / "generated", root / "generated", "the build step")


def test_another_set_of_files_stops_the_build(root: Path, tmp_path: Path) -> None:
    """Meson compiles the files of the committed list: a new operator must not be generated and left uncompiled."""
    for name in ("schemas", "templates", "runtime", "tests"):
        (tmp_path / name).symlink_to(root / name)
    shutil.copytree(root / "generated", tmp_path / "generated")
    listed = tmp_path / "generated" / "kernels" / "files.txt"
    listed.write_text("".join(listed.read_text().splitlines(keepends=True)[1:]))
    command = [sys.executable, "-m", "generator", "generate", "--root", tmp_path, "--out", tmp_path / "build",
               "--folder", "kernels"]
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert ran.returncode == 1
    assert "./opw generate" in ran.stderr and "generated/kernels/files.txt" in ran.stderr
    assert not (tmp_path / "build").exists()


def test_no_trace_of_the_machine(root: Path) -> None:
    for name in FOLDERS:
        for file, data in files(root / "generated" / name).items():
            assert str(root).encode() not in data, f"generated/{name}/{file} names the folder it was made in"
