# SPDX-License-Identifier: Apache-2.0
"""An opset means the op-version that the standard says, for every operator and every opset; and is answered by its kernel."""

import json
import subprocess
from pathlib import Path

import onnx
import pytest
from onnx import helper

NEWEST = {domain or "ai.onnx": newest for domain, (_, newest) in onnx.defs.C.schema_version_map().items()}
SCHEMAS = onnx.defs.get_all_schemas_with_history()
OPERATORS = sorted({(s.domain or "ai.onnx", s.name) for s in SCHEMAS})
OPSETS = [pytest.param(d, n, id=f"{d}-{n}") for d in sorted({d for d, _ in OPERATORS}) for n in range(1, NEWEST[d] + 1)]


def check(command: Path, folder: Path, domain: str, names: list[str], opset: int) -> dict[str, dict]:
    """What `opwright check` says of a model that has a node of each operator."""
    nodes = [helper.make_node(name, [], [], domain="" if domain == "ai.onnx" else domain) for name in names]
    model = helper.make_model(helper.make_graph(nodes, "g", [], []), opset_imports=[helper.make_opsetid(domain, opset)], ir_version=10)
    onnx.save(model, folder / "m.onnx")
    ran = subprocess.run([command, "check", folder / "m.onnx", "--json"], capture_output=True, text=True)
    assert ran.returncode in (2, 3), ran.stderr  # none of the nodes has its inputs
    reports = json.loads(ran.stdout)["nodes"]
    assert [(r["domain"], r["op"], r["opset"]) for r in reports] == [(domain, name, opset) for name in names]
    return {report["op"]: report for report in reports}


def meant(domain: str, name: str, opset: int):
    """The schema that onnx resolves to, or None where the operator did not exist yet."""
    try:
        return onnx.defs.get_schema(name, opset, "" if domain == "ai.onnx" else domain)
    except onnx.defs.SchemaError:
        return None


@pytest.fixture(scope="module")
def rows(opwright: Path) -> dict[tuple[str, str, int], bool]:
    """Whether an op-version has a kernel."""
    listed = json.loads(subprocess.run([opwright, "ops", "--json"], capture_output=True, text=True, check=True).stdout)
    return {(row["domain"], row["op"], row["since"]): row["kernel"] for row in listed}


def test_all_are_asked_for() -> None:
    assert len(OPERATORS) == 227 and NEWEST["ai.onnx"] == 28


@pytest.mark.parametrize("domain, opset", OPSETS)
def test_opset_means_the_version_of_the_standard(opwright: Path, rows: dict, tmp_path: Path, domain: str, opset: int) -> None:
    names = [name for d, name in OPERATORS if d == domain]
    for name, report in check(opwright, tmp_path, domain, names, opset).items():
        schema = meant(domain, name, opset)
        spelt = name if domain == "ai.onnx" else f"{domain}.{name}"
        if schema is None:
            first = min(s.since_version for s in SCHEMAS if (s.domain or "ai.onnx", s.name) == (domain, name))
            assert report["since"] is None and not report["kernel"]
            assert report["problem"].startswith(f"{spelt}: not in opset {opset}; known versions: {first}"), report
            continue
        assert report["since"] == schema.since_version, report
        assert report["kernel"] == rows[domain, name, schema.since_version], report
        if schema.deprecated:
            assert report["problem"].startswith(f"{spelt}-{schema.since_version}: deprecated"), report
        elif not report["kernel"]:
            assert report["problem"].startswith(f"{spelt}-{schema.since_version}: no kernel for this version; versions with a kernel: "), report
        else:  # the kernel itself refuses a node without inputs and outputs, and names the version that it is of
            assert report["problem"].startswith(f"{spelt}-{schema.since_version}: "), report
            assert "no kernel" not in report["problem"] and "deprecated" not in report["problem"], report


@pytest.mark.parametrize("domain", sorted(NEWEST.keys() & {d for d, _ in OPERATORS}))
def test_future_opset_is_refused(opwright: Path, tmp_path: Path, domain: str) -> None:
    newest = NEWEST[domain]
    names = [name for d, name in OPERATORS if d == domain]
    for name, report in check(opwright, tmp_path, domain, names, newest + 1).items():
        spelt = name if domain == "ai.onnx" else f"{domain}.{name}"
        assert report["since"] is None and not report["kernel"]
        assert report["problem"] == f"{spelt}: opset {newest + 1} of domain '{domain}' is unknown; known: 1 to {newest}"
