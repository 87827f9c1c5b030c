# SPDX-License-Identifier: Apache-2.0
"""What the tests cover: arms without a case, and the counts that the test binaries report of a run.

`arms` looks at the packs and needs no run. `coverage` reads what the binaries wrote to the file that OPWRIGHT_CASE_REPORT
names, writes generated/coverage.json and COVERAGE.md, and fails if an arm with a kernel has no case, if a case failed, or if
fewer cases ran than tests/cases/minimum.json records.
"""

import argparse
import json
import math
import sys
from dataclasses import dataclass, field
from pathlib import Path

from generator.generate import pending_steps
from generator.minimum import MINIMUM, read_minimum, recorded_opsets, tree_counts, waiting
from generator.plan import OperatorPlan, Plan, VersionPlan, make_plan
from generator.schema import SchemaError, parse_type
from generator.store import ORIGINS

ROOT = Path(__file__).resolve().parent.parent
_KEYS = {"case", "origin", "arms", "result"}

Arm = tuple[str, str, int, str, str]  # domain, operator, since, constraint, type


class CoverageError(Exception):
    """Everything that is wrong, a line each."""


def arms_of_version(operator: OperatorPlan, version: VersionPlan) -> list[Arm]:
    return [(operator.domain, operator.op, version.since, arm.constraint, str(arm.type)) for arm in version.arms()]


def _normal(kind: str) -> str:
    """A type as the runtime spells it, in the spelling of the schemas: `map(int64, float)` is `map(int64,tensor(float))`."""
    return str(parse_type(kind))


@dataclass
class Run:
    """The reports of all binaries, put together. A case counts once, whatever number of binaries ran it."""

    origins: dict[str, str] = field(default_factory=dict)
    operators: dict[str, tuple[str, str, int] | None] = field(default_factory=dict)
    arms: dict[str, set[Arm]] = field(default_factory=dict)
    failed: set[str] = field(default_factory=set)

    def read(self, path: Path) -> None:
        """Raises CoverageError if the file does not hold a report."""
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except OSError as error:
            raise CoverageError(f"{path}: {error.strerror}") from error
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                name, origin, result = entry["case"], entry["origin"], entry["result"]
                missing = _KEYS - entry.keys()
                if missing or origin not in ORIGINS or result not in ("passed", "failed"):
                    raise ValueError("not a case")
            except (ValueError, KeyError, TypeError) as error:
                raise CoverageError(f"{path}:{number}: no line of a report: {error}") from error
            self.origins[name] = origin
            if result == "failed":
                self.failed.add(name)
            self.operators[name] = (entry["domain"], entry["op"], entry["since"]) if "op" in entry else None
            if "op" in entry:
                where = (entry["domain"], entry["op"], entry["since"])
                self.arms.setdefault(name, set()).update((*where, c, _normal(t)) for c, t in entry["arms"])

    def passed(self) -> list[str]:
        return sorted(name for name in self.origins if name not in self.failed)


def count_arms(run: Run) -> dict[Arm, dict[str, int]]:
    counts: dict[Arm, dict[str, int]] = {}
    for name in run.passed():
        for arm in run.arms.get(name, ()):
            row = counts.setdefault(arm, dict.fromkeys(ORIGINS, 0))
            row[run.origins[name]] += 1
    return counts


def combinations(run: Run, operator: OperatorPlan, version: VersionPlan) -> tuple[int, int] | None:
    """(covered, possible) combinations of types, where a version has several type variables with a choice."""
    free = {c.name: len(c.types) for c in version.schema.constraints if len(c.types) > 1}
    if len(free) < 2:
        return None
    where = (operator.domain, operator.op, version.since)
    seen = set()
    for name in run.passed():
        if run.operators.get(name) == where:
            chosen = {c: t for _, _, _, c, t in run.arms[name] if c in free}
            if len(chosen) == len(free):
                seen.add(tuple(sorted(chosen.items())))
    return len(seen), math.prod(free.values())


def operator_counts(run: Run) -> dict[str, int]:
    """Cases per operator, `domain:Operator`; cases of several nodes count under `models`."""
    counts: dict[str, int] = {}
    for name in run.passed():
        where = run.operators.get(name)
        key = f"{where[0]}:{where[1]}" if where else "models"
        counts[key] = counts.get(key, 0) + 1
    return dict(sorted(counts.items()))


def coverage_data(plan: Plan, run: Run) -> dict:
    """Totals first, then a row per arm, in the order of domain, operator, version and schema."""
    counts = count_arms(run)
    rows, pairs = [], []
    for operator in plan.operators:
        for version in operator.versions:
            for arm in arms_of_version(operator, version):
                cases = counts.get(arm, dict.fromkeys(ORIGINS, 0))
                domain, op, since, constraint, kind = arm
                rows.append({"domain": domain, "op": op, "since": since, "constraint": constraint, "type": kind,
                             "kernel": version.kernel, "cases": cases})
            both = combinations(run, operator, version) if version.kernel else None
            if both:
                pairs.append({"domain": operator.domain, "op": operator.op, "since": version.since, "covered": both[0], "possible": both[1]})
    kernels = [row for row in rows if row["kernel"]]
    versions = [v for o in plan.operators for v in o.versions]
    passed = run.passed()
    totals = {
        "operators": len(plan.operators),
        "operators_with_kernel": len(plan.bound()),
        "op_versions": len(versions),
        "op_versions_with_kernel": sum(v.kernel for v in versions),
        "arms": len(rows),
        "arms_with_kernel": len(kernels),
        "arms_with_kernel_and_case": sum(any(row["cases"].values()) for row in kernels),
        "cases": len(passed),
        "cases_by_origin": {origin: sum(run.origins[n] == origin for n in passed) for origin in ORIGINS},
        "cases_of_several_nodes": sum(run.operators.get(n) is None for n in passed),
    }
    return {"totals": totals, "rows": rows, "combinations": pairs}


def json_text(data: dict) -> str:
    """One row a line."""
    rows = ",\n".join("    " + json.dumps(row) for row in data["rows"])
    pairs = ",\n".join("    " + json.dumps(row) for row in data["combinations"])
    totals = json.dumps(data["totals"], indent=2).replace("\n", "\n  ")
    return f'{{\n  "totals": {totals},\n  "rows": [\n{rows}\n  ],\n  "combinations": [\n{pairs}\n  ]\n}}\n'


def version_counts(run: Run) -> dict[tuple[str, str, int], dict[str, int]]:
    """Cases of one node per op-version, by origin."""
    counts: dict[tuple[str, str, int], dict[str, int]] = {}
    for name in run.passed():
        where = run.operators.get(name)
        if where is not None:
            counts.setdefault(where, dict.fromkeys(ORIGINS, 0))[run.origins[name]] += 1
    return counts


def markdown(plan: Plan, data: dict, run: Run) -> str:
    """The totals, then a line per op-version with a kernel."""
    totals = data["totals"]
    lines = [
        "# Coverage", "",
        "Made by `python -m generator coverage` from what the test binaries report that they ran; do not edit. A line per arm",
        "(op-version, type variable, type) stands in `generated/coverage.json`.", "",
        "| | with a kernel | of |", "| --- | ---: | ---: |",
        f"| operators | {totals['operators_with_kernel']} | {totals['operators']} |",
        f"| op-versions | {totals['op_versions_with_kernel']} | {totals['op_versions']} |",
        f"| arms | {totals['arms_with_kernel']} | {totals['arms']} |",
        f"| arms with a kernel that have a case | {totals['arms_with_kernel_and_case']} | {totals['arms_with_kernel']} |", "",
        "| cases that ran | " + " | ".join(ORIGINS) + " | of several nodes |", "| ---: |" + " ---: |" * (len(ORIGINS) + 1),
        f"| {totals['cases']} | " + " | ".join(str(totals["cases_by_origin"][o]) for o in ORIGINS) + f" | {totals['cases_of_several_nodes']} |", "",
        "| op-version | arms | with a case | " + " | ".join(ORIGINS) + " | combinations |",
        "| --- | ---: | ---: |" + " ---: |" * len(ORIGINS) + " ---: |",
    ]
    pairs = {(p["domain"], p["op"], p["since"]): f"{p['covered']} of {p['possible']}" for p in data["combinations"]}
    by_version = version_counts(run)
    groups: dict[tuple, list[dict]] = {}
    for row in data["rows"]:
        if row["kernel"]:
            groups.setdefault((row["domain"], row["op"], row["since"]), []).append(row)
    for (domain, op, since), rows in groups.items():
        covered = sum(any(row["cases"].values()) for row in rows)
        counts = by_version.get((domain, op, since), dict.fromkeys(ORIGINS, 0)).values()
        label = f"{op}-{since}" if domain == "ai.onnx" else f"{domain} {op}-{since}"
        cells = [label, len(rows), covered, *counts, pairs.get((domain, op, since), "")]
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    pending = pending_steps(plan)
    if pending:
        lines += ["", "Pending, without a kernel until the step is acknowledged:", "", *(f"- {text}" for text in pending)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def check_minimum(root: Path, run: Run, plan: Plan | None = None) -> list[str]:
    """What falls short of the recorded minimum; the file missing, or no case at all, is short, too. Cases of the plan that wait
    for a verdict are not missed: the pending steps are said on their own."""
    path = root / MINIMUM
    if not run.passed():
        return ["no case ran"]
    if not path.is_file():
        return [f"{MINIMUM} is missing; make it with: python -m generator coverage --record --report FILE..."]
    recorded = read_minimum(root)
    counts = operator_counts(run)
    for key, count in (waiting(plan, root)[0] if plan else {}).items():
        counts[key] = counts.get(key, 0) + count
    errors = []
    total = sum(counts.values())
    if total < recorded["all"]:
        errors.append(f"{total} cases ran, the recorded minimum is {recorded['all']}")
    for key, least in recorded["operators"].items():
        if counts.get(key, 0) < least:
            errors.append(f"{key}: {counts.get(key, 0)} cases ran, the recorded minimum is {least}")
    return errors


def record_minimum(root: Path, run: Run, tree: dict[str, int]) -> None:
    counts = operator_counts(run)
    data = {"tree": tree, "all": sum(counts.values()), "operators": counts}
    (root / MINIMUM).write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def check_run(plan: Plan, data: dict, run: Run, recorded: dict[str, int] | None = None) -> tuple[list[str], list[str]]:
    """(what is wrong, what has no case yet): op-versions above the opset that was `recorded` of their domain have come in
    since, and what no oracle could give for their arms waits for a hand."""
    errors, waits = [f"failed: {name}" for name in sorted(run.failed)], []
    for row in data["rows"]:
        if row["kernel"] and not any(row["cases"].values()):
            fresh = row["since"] > (recorded or {}).get(row["domain"], row["since"])
            label = f"{row['op']}-{row['since']}"
            (waits if fresh else errors).append(f"no case: {label} {row['constraint']} {row['type']} (write a recipe, see docs/cases.md)")
    return errors, waits


def static_gaps(plan: Plan, root: Path) -> list[str]:
    """Arms with a kernel that no case of one node in any pack has, by the types that the packs state."""
    from generator.case_arms import arms_of
    from generator.cases import PACKS, read_exclusions
    from generator.store import Pack

    excluded = read_exclusions(root)
    gaps = []
    for operator in plan.bound():
        seen = set()
        for parts in PACKS:
            path = root.joinpath(*parts, operator.domain, f"{operator.op}.pack")
            if path.is_file():
                with Pack(path) as pack:
                    for case in pack:
                        if case.name not in excluded:
                            seen |= arms_of(case, operator.operator)
        for version in operator.kernels():
            gaps += [f"{version.schema.label} {a.constraint} {a.type}" for a in version.arms() if (version.since, a.constraint, str(a.type)) not in seen]
    return gaps


def _run_arms(args: argparse.Namespace) -> int:
    root = Path(args.root)
    try:
        plan = make_plan(root)
    except SchemaError as error:
        print(error, file=sys.stderr)
        return 1
    gaps = static_gaps(plan, root)
    for text in gaps:
        print(f"no case: {text}")
    total = sum(len(v.arms()) for o in plan.bound() for v in o.kernels())
    print(f"{total - len(gaps)} of {total} arms with a kernel have a case")
    return 1 if gaps else 0


def _write(path: Path, text: str, check: bool) -> list[str]:
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return []
    if check:
        return [f"{path.name} is not what this run gives; make it again with: python -m generator coverage --report FILE..."]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return []


def _run_coverage(args: argparse.Namespace) -> int:
    root = Path(args.root)
    run = Run()
    try:
        plan = make_plan(root)
        for path in args.report:
            run.read(Path(path))
    except (SchemaError, CoverageError) as error:
        print(error, file=sys.stderr)
        return 1
    data = coverage_data(plan, run)
    if args.record:
        record_minimum(root, run, tree_counts(root))
    errors, waits = check_run(plan, data, run, recorded_opsets(root))
    print(*waits, sep="\n", end="\n" if waits else "")
    errors += check_minimum(root, run, plan)
    errors += _write(root / "generated" / "coverage.json", json_text(data), args.check)
    errors += _write(root / "COVERAGE.md", markdown(plan, data, run), args.check)
    totals = data["totals"]
    print(f"{totals['cases']} cases, {totals['arms_with_kernel_and_case']} of {totals['arms_with_kernel']} arms with a kernel have one")
    print(*errors, sep="\n", end="\n" if errors else "", file=sys.stderr)
    return 1 if errors else 0


def add_commands(subparsers) -> None:
    """Adds `arms` and `coverage` to the command line."""
    arms = subparsers.add_parser("arms", help="which arms with a kernel have no case, by the packs")
    arms.add_argument("--root", default=str(ROOT), help="the project's root")
    arms.set_defaults(run=_run_arms)
    coverage = subparsers.add_parser("coverage", help="count what the test binaries report that they ran", description=__doc__)
    coverage.add_argument("--report", nargs="+", required=True, metavar="FILE", help="what OPWRIGHT_CASE_REPORT named")
    coverage.add_argument("--check", action="store_true", help="write nothing, fail if the committed files differ")
    coverage.add_argument("--record", action="store_true", help="take this run's counts as the minimum")
    coverage.add_argument("--root", default=str(ROOT), help="the project's root")
    coverage.set_defaults(run=_run_coverage)
