# SPDX-License-Identifier: Apache-2.0
"""What the test binaries will report if every generated case passes: coverage of a tree that has not been built yet."""

from pathlib import Path

import onnx

from generator.case_arms import graph_types, node_arms
from generator.cases import case_jobs
from generator.coverage import Run, coverage_data, json_text, markdown
from generator.emit import Job
from generator.plan import Plan, make_plan
from generator.store import Case, OpenPacks

COVERAGE, TABLE = Path("generated") / "coverage.json", Path("COVERAGE.md")


def _add(run: Run, plan: Plan, name: str, origin: str, case: Case) -> None:
    graph = onnx.ModelProto.FromString(case.model).graph
    run.origins[name], run.operators[name] = origin, None
    if len(graph.node) != 1:
        return
    (node,) = graph.node
    operator = plan.get(node.domain, node.op_type)
    # A subgraph may hold other versions of the operator, but what a case is called after is the node itself.
    named = int(name.split(".")[0].rpartition("_v")[2])
    listed = [since for domain, op, since in case.ops if (domain, op) == (operator.domain, operator.op)]
    since = named if named in listed else listed[0]
    run.operators[name] = (operator.domain, operator.op, since)
    run.arms[name] = {(operator.domain, operator.op, *arm) for arm in node_arms(operator.at(since).schema, node, graph_types(graph))}


def expected_run(plan: Plan, root: Path, jobs: list[Job] | None = None) -> Run:
    """The reports of all binaries, put together, as they would be. `jobs` are those of the tests, if they are made already."""
    run = Run()
    with OpenPacks() as packs:
        for job in case_jobs(plan, root) if jobs is None else jobs:
            for entry in (*job.params["rows"], *job.params["packed"]):
                _add(run, plan, entry.name, entry.origin.lower(), packs(root / entry.pack).case(entry.key))
    return run


def expected_texts(root: Path, plan: Plan | None = None, jobs: list[Job] | None = None) -> dict[Path, str]:
    """generated/coverage.json and COVERAGE.md as a run of all cases of the tree at `root` will make them."""
    plan = plan or make_plan(root)
    run = expected_run(plan, root, jobs)
    data = coverage_data(plan, run)
    return {COVERAGE: json_text(data), TABLE: markdown(plan, data, run)}


def renew_coverage(old: Path, new: Path, before: dict[Path, str] | None = None, after: dict[Path, str] | None = None) -> bool:
    """Write the coverage of the tree `new` as it will be; False, and nothing written, if that of `old` is not the one of
    a run in which all cases passed: then only a run can tell. A file that `old` lacks is not made. `before` and `after` are the
    texts of both, if they are known."""
    before = {name: text for name, text in (before or expected_texts(old)).items() if (old / name).is_file()}
    if any((old / name).read_text(encoding="utf-8") != text for name, text in before.items()):
        return False
    after = after or expected_texts(new)
    for name in before:
        (new / name).write_text(after[name], encoding="utf-8")
    return True
