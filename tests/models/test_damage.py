# SPDX-License-Identifier: Apache-2.0
"""Damaged models are loaded and run under a memory limit: refusals, wrong numbers, but no crash."""

import subprocess
from pathlib import Path

import pytest


@pytest.mark.parametrize("seed", range(4))
def test_damaged_models_do_not_crash(build_dir: Path, official_models: list[Path], memory_limit, tmp_path: Path, seed: int) -> None:
    command = [build_dir / "tests/damage_runs", str(seed), "500", *official_models[seed::4]]
    ran = subprocess.run(command, capture_output=True, text=True, preexec_fn=memory_limit, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    words = ran.stdout.split()
    assert int(words[3]) >= 40, ran.stdout  # enough of them get as far as the kernels
