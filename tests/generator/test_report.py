# SPDX-License-Identifier: Apache-2.0
"""Reports on releases that schemas/history has: without network, and what an edited version asks of the step after it."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from generator import history, report
from generator.plan import make_plan
from generator.schema import Schemas, load_schemas
from generator.upstream import UpstreamError

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = load_schemas(ROOT / "schemas")


def with_versions(domain: str, op: str, *changed) -> Schemas:
    """The tree's schemas with other versions of one operator, those with the same numbers replaced or added."""
    operator = SCHEMAS.get(domain, op)
    versions = {v.since: v for v in (*operator.versions, *changed)}
    edited = replace(operator, versions=tuple(versions[since] for since in sorted(versions)))
    return replace(SCHEMAS, operators=tuple(edited if o is operator else o for o in SCHEMAS.operators))


def todo(found: dict) -> list[tuple]:
    return [(e["op"], e["since"], item["file"], item["key"], *item["lines"]) for e in (*found["steps"], *found["edited"]) for item in e["todo"]
            if item["key"] not in ("resolve", "read")]  # these depend on the release that is installed


def test_every_release_is_counted():
    plan = make_plan(ROOT)
    reports = list(report.release_reports(ROOT))
    rows = [report.release_row(found, plan) for found in reports]
    for row in rows:
        assert row.new == row.first + row.deprecated + row.alone + row.by_hand + row.pending + row.no_kernel
    assert [row.opsets.split(",")[0] for row in rows[:8]] == [str(opset) for opset in range(7, 15)]
    assert rows[-1].release == SCHEMAS.onnx and sum(row.pending for row in rows) <= len(rows)
    total = report.release_total(rows)
    # What came since the first release in history, and what the standard has dropped since, is all there is.
    dropped = sum(entry["kind"] == "removed" for found in reports for entry in found["steps"])
    first = history.facts_at(ROOT / "schemas", history.releases(ROOT / "schemas")[-1])[1]
    assert total.new + len(first) - dropped == sum(len(operator.versions) for operator in SCHEMAS.operators)
    table = report.release_table(rows)
    assert len(table) == len(rows) + 2 and table[-1].split()[:2] == ["all", str(total.new)]


def test_a_release_without_a_wheel_is_reported_from_its_facts():
    """1.3.0 and 1.4.1 have none for today's Python; here pip is given nowhere to look."""
    ran = subprocess.run([sys.executable, "-m", "generator", "report", "--from", "1.3.0", "--onnx", "1.4.1"], cwd=ROOT, capture_output=True,
                         text=True, env={"PATH": "/usr/bin:/bin", "PIP_NO_INDEX": "1"})
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("onnx 1.3.0 -> 1.4.1: ") and "opsets: ai.onnx 8 -> 9" in ran.stdout
    assert ran.stderr.count("its facts are from schemas/history, without texts") == 2
    with pytest.raises(UpstreamError, match="schemas/history has no release 1.0.0; it has 1.1.2, "):
        list(report.release_reports(ROOT, "1.0.0"))


def test_an_edit_asks_for_the_step_that_follows_too():
    """Size-13 binds by itself as long as the texts of 1 and 13 are the same."""
    versions = {v.since: v for v in SCHEMAS.get("ai.onnx", "Size").versions}
    edited = with_versions("ai.onnx", "Size", replace(versions[1], text="0000000000000000"))
    found = report.make_report(SCHEMAS, edited, ROOT)
    assert [(e["since"], e["asked"]) for e in found["edited"]] == [(1, True)]
    assert todo(found) == [("Size", 1, "runtime/ops/tensor/size.toml", "steps", '13 = { verdict = "", reason = "" }')]
    both = with_versions("ai.onnx", "Size", replace(versions[1], text="0"), replace(versions[13], text="1"))
    found = report.make_report(SCHEMAS, both, ROOT)
    assert [line[:2] for line in todo(found)] == [("Size", 13), ("Size", 13)] and sum(e["asked"] for e in found["edited"]) == 1
    assert [line[4][:2] for line in todo(found)] == ["13", "19"]


@pytest.mark.parametrize("op, place", [
    ("Abs", ("runtime/ops/math/abs.toml", "successor", 'successor = ""')),
    ("Bernoulli", ("runtime/ops/deprecated.toml", "ai.onnx", 'Bernoulli = ""')),
])
def test_a_deprecated_version_asks_for_its_successor(op, place):
    newest = SCHEMAS.get("ai.onnx", op).versions[-1]
    later = with_versions("ai.onnx", op, replace(newest, since=99, deprecated=True))
    assert (op, 99, *place) in todo(report.make_report(SCHEMAS, later, ROOT))
