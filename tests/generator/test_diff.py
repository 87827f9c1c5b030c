# SPDX-License-Identifier: Apache-2.0
"""Differences of op-versions: what pages and reports say of a step."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from generator.diff import changes, compare, schema_diff_lines
from generator.plan import binds_by_itself
from generator.schema import Operator, Schemas, load_schemas

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = load_schemas(ROOT / "schemas")


def step(op: str, old: int, new: int, domain: str = "ai.onnx"):
    versions = {v.since: v for v in SCHEMAS.get(domain, op).versions}
    return compare(versions[old], versions[new])


def steps():
    return [(a, b) for o in SCHEMAS.operators for a, b in zip(o.versions, o.versions[1:])]


def without(operator: Operator, since: int) -> Operator:
    return replace(operator, versions=tuple(v for v in operator.versions if v.since != since))


def test_pages_read_as_upstreams():
    assert schema_diff_lines("ai.onnx", "Size", step("Size", 1, 13)) == [
        "**SchemaDiff**: ``Size`` (domain ``'ai.onnx'``)", "", "* old version: 1", "* new version: 13", "* breaking: no", "",
        "**Type constraints:**", "", "* changed 'T': added types: ['tensor(bfloat16)']",
    ]
    lines = schema_diff_lines("ai.onnx", "Identity", step("Identity", 14, 16))
    assert lines[2:8] == ["* old version: 14", "* new version: 16", "* breaking: no", "", "**Type constraints:**", ""] and len(lines) == 9
    assert lines[8].startswith("* changed 'V': added types: ['optional(seq(tensor(bool)))', 'optional(seq(tensor(complex128)))'")
    assert lines[8].count("optional(") == 30


@pytest.mark.parametrize("op, old, new, kind, breaking", [
    ("Mod", 13, 28, "text only", []),
    ("Cast", 25, 28, "types only", []),
    ("BitShift", 11, 28, "types and text", []),
    ("DepthToSpace", 13, 28, "function body", []),
    ("ReduceLogSum", 18, 28, "narrowed", ["'T' loses tensor(int32), tensor(int64), tensor(uint32), tensor(uint64)"]),
    ("Upsample", 9, 10, "deprecated", ["deprecated"]),
    ("Clip", 6, 11, "attribute, input/output and text",
     ["number of inputs: 1 to 1 -> 1 to 3", "attribute 'max' is removed", "attribute 'min' is removed"]),
])
def test_kinds(op, old, new, kind, breaking):
    found = step(op, old, new)
    if op == "Clip":  # more inputs are allowed: nothing is lost by that
        breaking = breaking[1:]
    assert (found.kind, list(found.breaking)) == (kind, breaking)


def test_what_breaks():
    assert "attribute 'axis' has another default" in step("Softmax", 11, 13).breaking
    assert "attribute 'axis' is required now" in step("Concat", 1, 4).breaking
    assert "input 'shape' is new and not optional" in step("Reshape", 1, 5).breaking
    assert "'x' and 'y_scale' must be of one type now" in step("QuantizeLinear", 13, 19).breaking
    assert step("Dropout", 7, 10).breaking[-1] == "output 'mask' allows fewer types"


def test_nothing_differs_from_itself():
    for operator in SCHEMAS.operators:
        for version in operator.versions:
            found = compare(version, version)
            assert (found.sections, found.kinds, found.kind) == ((), (), "no change")


def test_steps_that_bind_by_themselves_only_widen():
    """The plan's rule and the report's words agree on every step there is."""
    kinds = Counter()
    for before, after in steps():
        found = compare(before, after)
        assert found.sections or binds_by_itself(before, after), after.label
        harmless = set(found.kinds) <= {"types", "other facts", "constraint text"} and not found.breaking
        split = any("type T -> T1" in line for _, lines in found.sections for line in lines)
        assert binds_by_itself(before, after) == (harmless and not split), after.label
        kinds[found.kind] += 1
    assert sum(kinds.values()) == sum(len(o.versions) - 1 for o in SCHEMAS.operators)
    assert kinds["types only"] > 150 and kinds["text only"] > 5


def test_changes_between_releases():
    def first(op: str, last: int) -> Operator:
        return replace(SCHEMAS.get("", op), versions=tuple(v for v in SCHEMAS.get("", op).versions if v.since <= last))

    operator, other = first("Mod", 28), first("Not", 1)
    newest = operator.versions[-1]
    edited = replace(operator.versions[0], text="0123456789abcdef")
    later = replace(operator, versions=(edited, *operator.versions[1:]))
    old = Schemas("1", (("ai.onnx", 27),), (without(operator, newest.since), SCHEMAS.get("", "Neg"), SCHEMAS.get("", "Abs")))
    new = Schemas("2", (("ai.onnx", 28),), (later, SCHEMAS.get("", "Abs"), other))
    found = [(c.label, c.kind, c.edited) for c in changes(old, new)]
    gone = [(f"Neg-{v.since}", "removed", False) for v in SCHEMAS.get("", "Neg").versions]
    assert found == [
        (edited.label, "edited in place: text only", True), (newest.label, "text only", False), *gone, ("Not-1", "new operator", False),
    ]
    assert changes(old, old) == []
