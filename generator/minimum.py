# SPDX-License-Identifier: Apache-2.0
"""tests/cases/minimum.json: counts that may grow and must not shrink. `./opw coverage --record` writes it from a run."""

import json
from pathlib import Path

from generator.plan import Plan, make_plan

MINIMUM = Path("tests") / "cases" / "minimum.json"


_OPSET = "opset of "


def recorded_opsets(root: Path) -> dict[str, int]:
    """The opset of each domain when the minimum was recorded; empty if none was."""
    tree = read_minimum(root).get("tree", {}) if (root / MINIMUM).is_file() else {}
    return {key.removeprefix(_OPSET): opset for key, opset in tree.items() if key.startswith(_OPSET)}


def read_minimum(root: Path) -> dict:
    return json.loads((root / MINIMUM).read_text(encoding="utf-8"))


def waiting(plan: Plan, root: Path) -> tuple[dict[str, int], int]:
    """Cases that only wait for verdicts: per operator as `domain:Operator`, those of several op-versions as `models`; and how many
    of all are official. An edit of texts may turn a step that had bound by itself into one that asks, and its cases rest."""
    from generator.cases import PACKS, read_exclusions
    from generator.store import Pack

    bound = {(o.domain, o.op, v.since) for o in plan.operators for v in o.versions if v.kernel}
    asking = {(o.domain, o.op, v.since) for o in plan.operators if o.binding for v in o.versions if not v.bound and not v.schema.deprecated}
    counts: dict[str, int] = {}
    official = 0
    if not asking:
        return counts, official
    excluded = read_exclusions(root)
    for parts in PACKS:
        for path in sorted(root.joinpath(*parts).glob("*/*.pack")):
            with Pack(path) as pack:
                for name in pack.names:
                    ops = [(d, o, int(s)) for d, o, s in (word.split(":") for word in pack.facts(name)["ops"].split(",") if word)]
                    if name in excluded or not asking.intersection(ops) or not set(ops) <= bound | asking:
                        continue
                    key = f"{ops[0][0]}:{ops[0][1]}" if len(ops) == 1 else "models"
                    counts[key] = counts.get(key, 0) + 1
                    official += parts == PACKS[0]
    return counts, official


def tree_counts(root: Path) -> dict[str, int]:
    """What a tree holds, whatever its tests run. Cases that wait for a verdict count as if they ran."""
    from generator.cases import case_jobs
    from generator.merge import CaseStore
    from generator.official import case_key

    plan = make_plan(root)
    cases = CaseStore(root / "schemas" / "cases").cases.values()
    kinds = {f"cases of kind {kind}": sum(c.kind == kind for c in cases) for kind in sorted({c.kind for c in cases})}
    rows = [entry for job in case_jobs(plan, root) for entry in (*job.params["rows"], *job.params["packed"])]
    return {
        "operators": len(plan.operators),
        "op-versions": sum(len(o.versions) for o in plan.operators),
        **{f"{_OPSET}{domain}": opset for domain, opset in plan.schemas.opsets},
        "official cases": len(cases),
        **kinds,
        "distinct official cases": len({case_key(c) for c in cases if c.kind != "seed"}),
        "op-versions with an official case": len({op for c in cases for op in c.ops if op[2]}),
        "official cases that run": sum(row.origin == "Official" for row in rows) + waiting(plan, root)[1],
    }


def fewer(recorded: dict[str, int], counts: dict[str, int]) -> list[str]:
    """What falls short of what was recorded."""
    return [f"{key}: {counts.get(key, 0)}, the recorded minimum is {least}" for key, least in recorded.items() if counts.get(key, 0) < least]
