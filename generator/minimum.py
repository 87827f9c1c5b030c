# SPDX-License-Identifier: Apache-2.0
"""tests/cases/minimum.json: counts that may grow and must not shrink. `./opw coverage --record` writes it from a run."""

import json
from pathlib import Path

MINIMUM = Path("tests") / "cases" / "minimum.json"


def read_minimum(root: Path) -> dict:
    return json.loads((root / MINIMUM).read_text(encoding="utf-8"))


def tree_counts(root: Path) -> dict[str, int]:
    """What a tree holds, whatever its tests run."""
    from generator.cases import case_jobs
    from generator.merge import CaseStore
    from generator.official import case_key
    from generator.plan import make_plan

    plan = make_plan(root)
    cases = CaseStore(root / "schemas" / "cases").cases.values()
    kinds = {f"cases of kind {kind}": sum(c.kind == kind for c in cases) for kind in sorted({c.kind for c in cases})}
    rows = [entry for job in case_jobs(plan, root) for entry in (*job.params["rows"], *job.params["packed"])]
    return {
        "operators": len(plan.operators),
        "op-versions": sum(len(o.versions) for o in plan.operators),
        "opset of ai.onnx": dict(plan.schemas.opsets)["ai.onnx"],
        "official cases": len(cases),
        **kinds,
        "distinct official cases": len({case_key(c) for c in cases if c.kind != "seed"}),
        "op-versions with an official case": len({op for c in cases for op in c.ops if op[2]}),
        "official cases that run": sum(row.origin == "Official" for row in rows),
    }


def fewer(recorded: dict[str, int], counts: dict[str, int]) -> list[str]:
    """What falls short of what was recorded."""
    return [f"{key}: {counts.get(key, 0)}, the recorded minimum is {least}" for key, least in recorded.items() if counts.get(key, 0) < least]
