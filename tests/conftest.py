# SPDX-License-Identifier: Apache-2.0
"""Fixtures for all tests in Python. `./opw test` sets OPWRIGHT_BUILD_DIR; by hand it is build/."""

import os
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
