# SPDX-License-Identifier: Apache-2.0
"""The past again, without network: a tree of opset 8 takes in release by release, up to the installed one, and ends as the
committed tree.

What is typed in is what each report printed, with verdicts as the committed rooms have them. A room comes in with its operator, as
a hand would write it then.
"""

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
from generator.report import release_reports, release_row
from generator.schema import Operator, Schemas, load_schemas
from generator.update import drop_needless_verdicts, generator, into_steps, pending
from tests.upkeep.next_release import INSTALLED, ROOT, contents, copy_project
from tests.upkeep.test_update import run

FIRST = "1.3.0"  # opset 8
SUCCESSORS = "runtime/ops/deprecated.toml"
_VERDICT = re.compile(r"^(\d+) = \{[^\n]*\}\n", re.M)


def write_coverage(root: Path) -> None:
    for name, text in expected_texts(root).items():
        (root / name).write_text(text)


def put_rooms(root: Path, schemas: Schemas, renew: bool) -> None:
    """The committed rooms as far as these schemas go: those of their operators, without verdicts and names of what is to come.

    With `renew`, of a room that is there already only its parameters are renewed: verdicts are for the test to type in.
    """
    for path in sorted((ROOT / "runtime/ops").glob("*/*.toml")):
        text, place = path.read_text(), root / path.relative_to(ROOT)
        data = tomllib.loads(text)
        operator = schemas.get(data.get("domain", "ai.onnx"), data["operator"])
        if operator is None:
            place.unlink(missing_ok=True)
            place.with_suffix(".h").unlink(missing_ok=True)
            continue
        inputs = {param.name for version in operator.versions for param in version.inputs}
        named = json.dumps([name for name in data.get("parameters", ()) if name in inputs])
        if place.exists() and renew:
            text = place.read_text()
        else:
            steps = {version.since for version in operator.versions[1:]}
            text = _VERDICT.sub(lambda line: line[0] if int(line[1]) in steps else "", text)
        place.write_text(re.sub(r"^parameters = .*$", f"parameters = {named}", text, flags=re.M))
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
    past = history.facts_at(root / "schemas", release)
    for name in json.loads((root / "schemas/index.json").read_text())["files"]:
        (root / "schemas" / name).unlink()  # a folder of a domain that was not yet would count as a private one
    history.put_facts(root / "schemas", release, *past)
    for path in (root / "schemas" / history.FOLDER).glob("*.json"):
        if release_number(path.stem) >= release_number(release):
            path.unlink()
    schemas = load_schemas(root / "schemas", check_hashes=True)
    put_rooms(root, schemas, renew=False)
    drop_needless_verdicts(root, schemas)  # on texts that were edited later
    generator("generate", "--root", str(root), "--out", str(root / "generated"), "--quiet")
    write_coverage(root)


def fill_in(root: Path, item: dict) -> None:
    """Type in a line of the report, with its blanks as the committed tree has them. A step that binds by itself there, as its
    texts were edited since, has no verdict there: any will do until then."""
    (line,) = item["lines"]
    since, blank = line.split(" = ", 1)
    assert blank == '{ verdict = "", reason = "" }'
    committed = (m[0] for m in _VERDICT.finditer((ROOT / item["file"]).read_text()) if m[1] == since)
    filled = next(committed, f'{since} = {{ verdict = "same", reason = "the texts say the same" }}\n')
    (root / item["file"]).write_text(into_steps((root / item["file"]).read_text(), filled))


def type_in(root: Path, report: dict) -> int:
    """Do what the report of an update asks for; returns how many verdicts that were."""
    put_rooms(root, load_schemas(root / "schemas"), renew=True)
    items = [item for entry in (*report["steps"], *report["edited"]) for item in entry["todo"] if item["key"] == "steps"]
    for item in items:
        fill_in(root, item)
    generator("generate", "--root", str(root), "--out", str(root / "generated"), "--quiet")
    write_coverage(root)
    return len(items)


@pytest.fixture(scope="module")
def rehearsed(tmp_path_factory) -> tuple[Path, list[dict], dict, list[list[str]]]:
    """The tree after all updates, their reports, the committed tree with the coverage that it will have, and what was pending
    after each update once the report's lines were in."""
    root = copy_project(tmp_path_factory.mktemp("rehearsal"))
    write_coverage(root)  # what is committed may wait for a run
    committed = contents(root)
    turn_back(root, FIRST)
    assert load_schemas(root / "schemas", check_hashes=True).onnx == FIRST and not pending(root)
    reports, left = [], []
    order = sorted(history.releases(ROOT / "schemas"), key=release_number)
    for release in (*order[order.index(FIRST) + 1:], INSTALLED):
        source = release
        if release != INSTALLED:
            source = tmp_path_factory.mktemp("facts")
            history.put_facts(source, release, *history.facts_at(ROOT / "schemas", release))
        run(root, "--onnx", source, "--report", root / "report")
        reports.append(json.loads((root / "report" / "report.json").read_text()))
        type_in(root, reports[-1])
        left.append(pending(root))
    return root, reports, committed, left


def test_each_release_is_bound_but_for_what_its_report_lists(rehearsed):
    """Wider types bind by themselves, all else is listed, and nothing is pending once the listed lines are there."""
    _, reports, _, left = rehearsed
    assert left == [[] for _ in reports]
    plan = make_plan(ROOT)
    for report in reports:
        rooms = {(o.domain, o.op) for o in plan.operators if o.binding}
        for step in (s for s in report["steps"] if (s["domain"], s["op"]) in rooms and s["before"]):
            behind = step["reasons"][-1].startswith("pending, as version")  # the version before it waits for a hand
            assert step["bound"] == (step["by_itself"] and not behind) and bool(step["todo"]) != step["by_itself"], step
            assert not step["by_itself"] or step["kind"] in ("types only", "constraint text", "no change"), step


def test_the_counts_by_release_are_those_that_pages_and_report_print(rehearsed):
    _, reports, _, _ = rehearsed
    plan = make_plan(ROOT)
    rows = [release_row(report, plan) for report in reports]
    assert rows == [release_row(report, plan) for report in release_reports(ROOT, FIRST)]
    assert sum(row.alone for row in rows) and sum(row.by_hand for row in rows) and not any(row.pending for row in rows)


def test_the_last_steps_are_classified(rehearsed):
    """What onnx 1.23.2 brought. Celu's function body depended on the node before and is the same for all nodes now."""
    report = rehearsed[1][-1]
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


def test_at_the_end_the_tree_is_the_committed_one(rehearsed):
    root, _, committed, _ = rehearsed
    now = contents(root)
    assert sorted(n for n in now.keys() | committed.keys() if now.get(n) != committed.get(n)) == []
