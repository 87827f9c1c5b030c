# SPDX-License-Identifier: Apache-2.0
"""The past again, without network: a tree of the release before takes in the installed one, and ends as the committed tree."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from generator import history
from generator.expected import expected_texts
from generator.hashing import short_hash
from generator.importer import json_index
from generator.json_text import dump
from generator.plan import make_plan
from generator.schema import load_schemas
from generator.update import drop_needless_verdicts, generator
from tests.upkeep.next_release import INSTALLED, ROOT, contents, copy_project
from tests.upkeep.test_update import run

BEFORE = history.releases(ROOT / "schemas")[0]
_VERDICT = re.compile(r"^(\d+) = \{[^\n]*\}\n", re.M)


def write_coverage(root: Path) -> None:
    for name, text in expected_texts(root).items():
        (root / name).write_text(text)


def turn_back(root: Path, release: str) -> None:
    """Make `root` what it was at a past release: its facts, no verdict that was still to come, its generated code.

    Cases stay: those of op-versions to come are not run.
    """
    opsets, facts = history.facts_at(root / "schemas", release)
    operators: dict[tuple[str, str], list[dict]] = {}
    for (domain, name, _), version in facts.items():
        operators.setdefault((domain, name), []).append(version)
    for name in json.loads((root / "schemas/index.json").read_text())["files"]:
        (root / "schemas" / name).unlink()
    files = {}
    for (domain, name), versions in sorted(operators.items()):
        data = dump({"domain": domain, "name": name, "versions": sorted(versions, key=lambda v: v["since"])}).encode()
        files[f"{domain}/{name}.json"] = short_hash(data)
        (root / "schemas" / domain / f"{name}.json").write_bytes(data)
    index = {"onnx": release, "opsets": opsets, "operators": len(operators), "op_versions": len(facts), "files": files}
    (root / "schemas/index.json").write_bytes(json_index(index))
    (root / "schemas" / history.FOLDER / f"{release}.json").unlink()
    for path in (root / "runtime/ops").glob("*/*.toml"):
        text = path.read_text()
        op = re.search(r'^operator = "(\w+)"', text, re.M)[1]
        domain = (re.search(r'^domain = "([\w.]+)"', text, re.M) or ["", "ai.onnx"])[1]
        path.write_text(_VERDICT.sub(lambda line: line[0] if (domain, op, int(line[1])) in facts else "", text))
    drop_needless_verdicts(root, load_schemas(root / "schemas"))  # on texts that were edited later
    generator("generate", "--root", str(root), "--out", str(root / "generated"), "--quiet")
    write_coverage(root)


def fill_in(root: Path, item: dict) -> None:
    """Type in a line of the report, with its blanks as the committed tree has them."""
    (line,) = item["lines"]
    since, blank = line.split(" = ", 1)
    assert blank == '{ verdict = "", reason = "" }'
    filled = next(m[0] for m in _VERDICT.finditer((ROOT / item["file"]).read_text()) if m[1] == since)
    head, found, tail = (root / item["file"]).read_text().partition("[steps]\n")
    table = re.match(r"(?:[^\[\n][^\n]*\n)*", tail)[0]
    assert found
    (root / item["file"]).write_text(head + found + table + filled + tail[len(table):])


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
