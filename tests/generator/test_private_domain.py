# SPDX-License-Identifier: Apache-2.0
"""Private domains: folders of schemas/ that the index does not know."""

import json
import shutil

import pytest

from generator.importer import import_schemas
from generator.schema import SchemaError, load_schemas
from tests.generator.toy_tree import ROOT, TOY, TWIST, edit_text, make_tree


@pytest.fixture
def mixed(tmp_path):
    """Upstream's schemas and a private domain."""
    shutil.copytree(ROOT / "schemas", tmp_path / "schemas", ignore=shutil.ignore_patterns("cases"))
    shutil.copytree(TOY / "schemas/toy.math", tmp_path / "schemas/toy.math")
    return tmp_path / "schemas"


def test_both_are_loaded(mixed):
    plain, schemas = load_schemas(ROOT / "schemas"), load_schemas(mixed, check_hashes=True)
    assert {(o.domain, o.name) for o in schemas.operators} - {(o.domain, o.name) for o in plain.operators} == {
        ("toy.math", "Blend"), ("toy.math", "Not"), ("toy.math", "Twist")}
    assert dict(schemas.opsets) == dict(plain.opsets) | {"toy.math": 7}
    assert schemas.get("toy.math", "Not") != schemas.get("ai.onnx", "Not") == plain.get("", "Not")


def test_importing_leaves_them_alone(mixed):
    import_schemas(mixed)  # they may be of another release than the installed onnx
    gone = mixed / "ai.onnx/Gone.json"
    gone.write_text("{}")
    assert import_schemas(mixed) == ["ai.onnx/Gone.json"], "of upstream's domains everything is the importer's"
    assert not gone.exists() and len(list((mixed / "toy.math").iterdir())) == 3
    assert not any(name.startswith("toy.math") for name in json.loads((mixed / "index.json").read_text())["files"])


def test_errors_name_the_command_that_reads_them(tmp_path):
    tree = make_tree(tmp_path / "tree")
    edit_text(tree / TWIST, '"since": 5', '"since": 3')
    with pytest.raises(SchemaError) as raised:
        load_schemas(tree / "schemas")
    assert raised.value.errors == ("schemas/toy.math/Twist.json: versions[3].since: 3 does not follow 4; sort by 'since'; then run: ./opw generate",)
