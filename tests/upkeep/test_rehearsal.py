# SPDX-License-Identifier: Apache-2.0
"""The past again, without network: a tree of the release before takes in the installed one, and ends as the committed tree."""

import json
import re
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from generator import history
from generator.expected import expected_texts
from generator.merge import release_number
from generator.plan import make_plan
from generator.schema import Operator, Schemas, load_schemas
from generator.update import drop_needless_verdicts, generator
from tests.upkeep.next_release import INSTALLED, ROOT, contents, copy_project
from tests.upkeep.test_update import run

BEFORE = history.releases(ROOT / "schemas")[0]
SUCCESSORS = "runtime/ops/deprecated.toml"
_VERDICT = re.compile(r"^(\d+) = \{[^\n]*\}\n", re.M)


def write_coverage(root: Path) -> None:
    for name, text in expected_texts(root).items():
        (root / name).write_text(text)


def put_rooms(root: Path, schemas: Schemas) -> None:
    """The committed rooms as far as these schemas go: those of their operators, without verdicts and names of what is to come."""
    for path in sorted((ROOT / "runtime/ops").glob("*/*.toml")):
        text, place = path.read_text(), root / path.relative_to(ROOT)
        data = tomllib.loads(text)
        operator = schemas.get(data.get("domain", "ai.onnx"), data["operator"])
        if operator is None:
            place.unlink(missing_ok=True)
            place.with_suffix(".h").unlink(missing_ok=True)
            continue
        steps = {version.since for version in operator.versions[1:]}
        text = _VERDICT.sub(lambda line: line[0] if int(line[1]) in steps else "", text)
        inputs = {param.name for version in operator.versions for param in version.inputs}
        given = [name for name in data.get("parameters", ()) if name in inputs]
        if given != data.get("parameters", []):
            text = re.sub(r"^parameters = .*\n", f"parameters = {json.dumps(given)}\n" if given else "", text, flags=re.M)
        place.write_text(text)
        shutil.copy2(path.with_suffix(".h"), place.with_suffix(".h"))
    successors = tomllib.loads((ROOT / SUCCESSORS).read_text())
    gone = {op for domain, listed in successors.items() for op in listed if not _deprecated(schemas.get(domain, op))}
    lines = (ROOT / SUCCESSORS).read_text().splitlines(keepends=True)
    (root / SUCCESSORS).write_text("".join(line for line in lines if line.partition(" = ")[0] not in gone))


def _deprecated(operator: Operator | None) -> bool:
    return operator is not None and any(version.deprecated for version in operator.versions)


def turn_back(root: Path, release: str) -> None:
    """Make `root` what it was at a past release: its facts, no verdict that was still to come, its generated code.

    Cases stay: those of op-versions to come are not run.
    """
    history.put_facts(root / "schemas", release, *history.facts_at(root / "schemas", release))
    for path in (root / "schemas" / history.FOLDER).glob("*.json"):
        if release_number(path.stem) >= release_number(release):
            path.unlink()
    schemas = load_schemas(root / "schemas", check_hashes=True)
    put_rooms(root, schemas)
    drop_needless_verdicts(root, schemas)  # on texts that were edited later
    generator("generate", "--root", str(root), "--out", str(root / "generated"), "--quiet")
    write_coverage(root)


@pytest.fixture(scope="module")
def rehearsed(tmp_path_factory) -> tuple[Path, dict, dict]:
    """The tree after the update, its report, and the committed tree with the coverage that it will have."""
    root = copy_project(tmp_path_factory.mktemp("rehearsal"))
    write_coverage(root)  # what is committed may wait for a run
    committed = contents(root)
    turn_back(root, BEFORE)
    old = load_schemas(root / "schemas", check_hashes=True)
    assert old.onnx == BEFORE and make_plan(root)
    run(root, "--onnx", INSTALLED, "--report", root / "report")
    return root, json.loads((root / "report" / "report.json").read_text()), committed


def test_steps_are_classified(rehearsed):
    """What onnx 1.23.2 brought. Celu's function body depended on the node before and is the same for all nodes now."""
    _, report, _ = rehearsed
    if (report["from"]["onnx"], report["to"]["onnx"]) != ("1.22.0", "1.23.2"):
        assert report["steps"] or report["edited"]
        return
    newest = [s for s in report["steps"] if (s["domain"], s["since"]) == ("ai.onnx", 28)]
    assert Counter(s["kind"] for s in newest) == {
        "types only": 10, "types and function body": 1, "types and text": 2, "narrowed": 1, "narrowed and function body": 1, "text only": 1,
        "function body": 1, "attribute, text and function body": 1, "new operator": 1,
    }
    # One came late: a version of an opset that was out already.
    assert [(s["op"], s["since"]) for s in report["steps"] if s not in newest] == [("Attention", 25)]
    assert [s["op"] for s in newest if s["breaking"]] == ["ReduceLogSum", "ReduceLogSumExp"]
    assert len(report["edited"]) == 25
    # Its text was corrected at all versions but not in the same words: the last step is no longer one of types only.
    assert [(s["op"], s["since"]) for s in report["edited"] if s["todo"]] == [("Transpose", 25)]


def test_wider_types_are_bound_and_the_rest_is_listed(rehearsed):
    _, report, _ = rehearsed
    plan = make_plan(ROOT)
    with_room = [s for s in report["steps"] if plan.get(s["domain"], s["op"]).binding]
    assert with_room
    for step in with_room:
        assert step["bound"] == step["by_itself"] and bool(step["todo"]) != step["bound"], step
        assert not step["bound"] or step["kind"] == "types only"


def test_with_the_lines_typed_in_the_tree_is_the_committed_one(rehearsed):
    root, report, committed = rehearsed
    for entry in (*report["steps"], *report["edited"]):
        for item in entry["todo"]:
            if item["key"] == "steps":
                fill_in(root, item)
    generator("generate", "--root", str(root), "--out", str(root / "generated"), "--quiet")
    write_coverage(root)
    now = contents(root)
    assert sorted(n for n in now.keys() | committed.keys() if now.get(n) != committed.get(n)) == []
