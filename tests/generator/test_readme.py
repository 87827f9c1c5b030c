# SPDX-License-Identifier: Apache-2.0
"""README's two C++ examples are cut out, compiled with its commands, run, and print what it says."""

from pathlib import Path

import pytest

from tests.documents import blocks, follow

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder that looks like the project, with the examples in it."""
    path = tmp_path_factory.mktemp("readme")
    for name in ("runtime", "generated", "tests"):
        (path / name).symlink_to(ROOT / name)
    for block in blocks(ROOT / "README.md", "## Use"):
        if block.language == "cpp":
            (path / block.file).write_text(block.text)
    return path


@pytest.mark.parametrize("name", ["softmax", "model"])
def test_example_prints_what_readme_says(folder, name, build_dir):
    found = blocks(ROOT / "README.md", "## Use")
    (commands,) = [block.text for block in found if block.language == "sh"]
    (promised,) = [block.text for block in found if (block.language, block.file) == ("text", name)]
    own = "\n".join(line for line in commands.split("\n") if f"{name}.cc" in line or line == f"./{name}")
    assert own.count("\n") == 1
    assert follow(own, folder, build_dir / "libopwright.a") == promised


def test_both_kinds_of_use_are_shown():
    examples = {block.file: block.text for block in blocks(ROOT / "README.md", "## Use") if block.language == "cpp"}
    assert set(examples) == {"softmax.cc", "model.cc"}
    assert '#include "generated/api/softmax.h"' in examples["softmax.cc"] and "opwright/model.h" not in examples["softmax.cc"]
    assert "Model::load(" in examples["model.cc"] and ".run(" in examples["model.cc"]
