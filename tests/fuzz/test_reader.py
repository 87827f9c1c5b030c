# SPDX-License-Identifier: Apache-2.0
"""The model reader beside protobuf's, over everything that onnx ships; and on damaged files, under a memory limit."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from onnx.backend.test import loader

LIMIT = 4 << 30  # bytes of address space


def test_reads_as_protobuf_does(root: Path, build_dir: Path) -> None:
    command = [sys.executable, root / "tests/fuzz/check_dump.py", build_dir / "tests/dump_model"]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    equal = int(ran.stdout.splitlines()[-1].split()[0])
    assert equal >= 1884, ran.stdout  # the official node models alone


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The official node models as files."""
    folder = tmp_path_factory.mktemp("models")
    files = []
    for case in loader.load_model_tests(kind="node"):
        files.append(folder / f"{case.name}.onnx")
        files[-1].write_bytes(case.model.SerializeToString())
    return files


@pytest.mark.parametrize("seed", range(4))
def test_damaged_models_do_no_harm(build_dir: Path, models: list[Path], seed: int) -> None:
    # The address sanitizer reserves more than any limit.
    limit = None if os.environ.get("OPWRIGHT_SANITIZE") else lambda: resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))
    command = [build_dir / "tests/damage_models", str(seed), "2000", *models[seed::4]]
    ran = subprocess.run(command, capture_output=True, text=True, preexec_fn=limit)
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    assert ran.stdout.startswith("2000 damaged files")
