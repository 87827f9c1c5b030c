# SPDX-License-Identifier: Apache-2.0
"""Fixtures for all tests in Python. `./opw test` sets OPWRIGHT_BUILD_DIR; by hand it is build/."""

import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest


def pytest_addoption(parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write tests/generator/golden again instead of comparing")
    parser.addoption("--all-units", action="store_true", help="compile every generated file alone, not a sample")


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def build_dir(root: Path) -> Path:
    folder = Path(os.environ.get("OPWRIGHT_BUILD_DIR", root / "build"))
    assert (folder / "build.ninja").exists(), f"{folder} is not built: run ./opw build"
    return folder


@pytest.fixture(scope="session")
def opwright(build_dir: Path) -> Path:
    """The command."""
    return build_dir / "opwright"


@pytest.fixture(scope="session")
def official_models(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """onnx's official node models as files."""
    from onnx.backend.test import loader

    folder = tmp_path_factory.mktemp("models")
    files = []
    for case in loader.load_model_tests(kind="node"):
        files.append(folder / f"{case.name}.onnx")
        files[-1].write_bytes(case.model.SerializeToString())
    return files


@pytest.fixture(scope="session")
def memory_limit() -> Callable[[], None] | None:
    """For `preexec_fn`: 4 GB of address space. The address sanitizer reserves more than any limit."""
    limit = 4 << 30
    return None if os.environ.get("OPWRIGHT_SANITIZE") else lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
