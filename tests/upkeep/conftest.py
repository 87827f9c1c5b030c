# SPDX-License-Identifier: Apache-2.0
"""What all updates of copies begin with: a release that does not exist, and a copy that no test changes."""

from pathlib import Path

import pytest

from tests.upkeep.next_release import copy_project, make_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    return make_wheel(tmp_path_factory.mktemp("wheel"), "99.0.0")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory) -> Path:
    return copy_project(tmp_path_factory.mktemp("fresh"))
