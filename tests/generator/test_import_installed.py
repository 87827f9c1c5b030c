# SPDX-License-Identifier: Apache-2.0
"""The importer writes what the installed onnx states, byte for byte what the tree has of that release. After `./opw update` the tree is
of a newer one than is installed, and schemas/history keeps the other."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import onnx
import onnx.defs
import pytest
from onnx import helper

from generator import merge
from generator.schema import load_schemas
from tests.generator.release_tree import ROOT, SCHEMAS, schemas_of


def run_import(root: Path, hash_seed: str) -> str:
    env = dict(os.environ, PYTHONHASHSEED=hash_seed)
    command = [sys.executable, "-m", "generator", "import", "--root", str(root)]
    return subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True).stdout


def contents(root: Path) -> dict[str, bytes]:
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*")) if p.is_file()}


@pytest.fixture(scope="module")
def of_the_installed_onnx(tmp_path_factory) -> Path:
    """What the tree has of the installed release: the committed schemas/, or, after `./opw update`, what schemas/history keeps."""
    return schemas_of(onnx.__version__, tmp_path_factory.mktemp("schemas"))


def test_what_is_committed_is_of_the_installed_onnx_or_a_newer_one(of_the_installed_onnx):
    committed = load_schemas(SCHEMAS, check_hashes=True)
    assert merge.release_number(committed.onnx) >= merge.release_number(onnx.__version__)
    if committed.onnx == onnx.__version__:
        for path in of_the_installed_onnx.glob("ai.onnx*/*.json"):
            assert (SCHEMAS / path.parent.name / path.name).read_bytes() == path.read_bytes()
        assert (SCHEMAS / "index.json").read_bytes() == (of_the_installed_onnx / "index.json").read_bytes()


def test_import_is_reproducible_and_committed(of_the_installed_onnx, tmp_path):
    for seed in ("0", "1"):
        (tmp_path / seed / "cases").mkdir(parents=True)
        for name in ("seeds.json", "rules.json"):
            shutil.copy(SCHEMAS / "cases" / name, tmp_path / seed / "cases" / name)
        run_import(tmp_path / seed, seed)
    first, second = contents(tmp_path / "0"), contents(tmp_path / "1")
    assert len(first) > 400
    assert first == second
    # Values of cases depend on NumPy and the processor; the committed ones are frozen: packs are left out.
    stated = {name: data for name, data in contents(of_the_installed_onnx).items() if not name.startswith("cases/")}
    assert {name for name in first if not name.startswith("cases/")} == stated.keys()
    for name, data in stated.items():
        assert data == first[name], f"{name} is stale; run: python -m generator import"


def test_import_over_the_committed_files_changes_nothing(of_the_installed_onnx, tmp_path):
    shutil.copytree(of_the_installed_onnx, tmp_path / "schemas")
    printed = run_import(tmp_path / "schemas", "2")
    assert "0 schema files changed" in printed
    before, after = contents(of_the_installed_onnx), contents(tmp_path / "schemas")
    if (SCHEMAS / "index.json").read_bytes() == before["index.json"]:
        assert "0 files changed" in printed
    else:  # which op-versions there are, to have a case or to be meant by a newer model, is of the release that is imported
        for held in (before, after):
            index = json.loads(held.pop("cases/index.json"))
            del index["op_versions_without_case"]
            for entry in index["wrong"]:
                entry.pop("right_case", None)
            held["cases/index.json"] = index
    assert before == after


def test_every_op_version_is_there(of_the_installed_onnx):
    committed = load_schemas(of_the_installed_onnx, check_hashes=True)
    expected = {
        (schema.domain or "ai.onnx", schema.name, schema.since_version): schema
        for schema in onnx.defs.get_all_schemas_with_history()
    }
    found = {(v.domain, v.op, v.since): v for op in committed.operators for v in op.versions}
    assert found.keys() == expected.keys()
    assert len(found) == len(expected) > 0
    for key, schema in expected.items():
        version = found[key]
        assert version.deprecated == schema.deprecated
        for ours, theirs in ((version.inputs, schema.inputs), (version.outputs, schema.outputs)):
            assert [(p.name, p.type, p.option, p.homogeneous, p.min_arity) for p in ours] == [
                (p.name, p.type_str, p.option.name.lower(), p.is_homogeneous, p.min_arity) for p in theirs
            ]
            for mine, upstream in zip(ours, theirs):
                assert {str(t) for t in version.types_of(mine)} == set(upstream.types), key
        assert (version.max_input or 2**31 - 1) == schema.max_input or schema.max_input == 0
        for attribute in version.attributes:
            upstream = schema.attributes[attribute.name]
            assert attribute.type == upstream.type.name and attribute.required == upstream.required
            if upstream.default_value.type:
                expected_value = helper.get_attribute_value(upstream.default_value)
                if attribute.type == "FLOAT":
                    assert np.float32(attribute.default) == np.float32(expected_value)
                elif attribute.type == "STRING":
                    assert attribute.default.encode() == expected_value
                elif attribute.type == "STRINGS":
                    assert [s.encode() for s in attribute.default] == expected_value
                elif attribute.type == "INTS":
                    assert list(attribute.default) == expected_value
                else:
                    assert attribute.default == expected_value
            else:
                assert attribute.default is None
        assert {a.name for a in version.attributes} == set(schema.attributes)
