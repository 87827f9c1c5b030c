# SPDX-License-Identifier: Apache-2.0
"""Damaged models are loaded and run under a memory limit: refusals, wrong numbers, but no crash."""

import os
import resource
import subprocess
from pathlib import Path

import pytest
from onnx.backend.test import loader

LIMIT = 4 << 30  # bytes of address space


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
def test_damaged_models_do_not_crash(build_dir: Path, models: list[Path], tmp_path: Path, seed: int) -> None:
    # The address sanitizer reserves more than any limit.
    limit = None if os.environ.get("OPWRIGHT_SANITIZE") else lambda: resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))
    command = [build_dir / "tests/damage_runs", str(seed), "500", *models[seed::4]]
    ran = subprocess.run(command, capture_output=True, text=True, preexec_fn=limit, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    words = ran.stdout.split()
    assert int(words[3]) >= 40, ran.stdout  # enough of them get as far as the kernels
