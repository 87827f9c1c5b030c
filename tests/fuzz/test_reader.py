# SPDX-License-Identifier: Apache-2.0
"""The model reader beside protobuf's, over everything that onnx ships; and on damaged files, under a memory limit."""

import subprocess
import sys
from pathlib import Path

import pytest


def test_reads_as_protobuf_does(root: Path, build_dir: Path, official_models: list[Path]) -> None:
    command = [sys.executable, root / "tests/fuzz/check_dump.py", build_dir / "tests/dump_model"]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    equal = int(ran.stdout.splitlines()[-1].split()[0])
    assert equal > len(official_models) > 0, ran.stdout  # the official node models, and their data


@pytest.mark.parametrize("seed", range(4))
def test_damaged_models_do_no_harm(build_dir: Path, official_models: list[Path], memory_limit, seed: int) -> None:
    command = [build_dir / "tests/damage_models", str(seed), "2000", *official_models[seed::4]]
    ran = subprocess.run(command, capture_output=True, text=True, preexec_fn=memory_limit)
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    assert ran.stdout.startswith("2000 damaged files")
