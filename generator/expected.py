# SPDX-License-Identifier: Apache-2.0
"""What the test binaries will report if every generated case passes: coverage of a tree that has not been built yet."""

from pathlib import Path

import onnx

from generator.case_arms import graph_types, node_arms
from generator.cases import entries_of, read_exclusions
from generator.coverage import Run, coverage_data, json_text, markdown
from generator.plan import OperatorPlan, Plan, make_plan
from generator.store import Case, Pack

COVERAGE, TABLE = Path("generated") / "coverage.json", Path("COVERAGE.md")


def _add(run: Run, operator: OperatorPlan, name: str, origin: str, case: Case) -> None:
    graph = onnx.ModelProto.FromString(case.model).graph
    since = int(name.split(".")[0].rpartition("_v")[2])
    run.origins[name], run.operators[name] = origin, None
    if len(graph.node) == 1:
        found = node_arms(operator.at(since).schema, graph.node[0], graph_types(graph))
        run.operators[name] = (operator.domain, operator.op, since)
        run.arms[name] = {(operator.domain, operator.op, *arm) for arm in found}


def expected_run(plan: Plan, root: Path) -> Run:
    """The reports of all binaries, put together, as they would be."""
    run = Run()
    excluded = read_exclusions(root)
    for operator in plan.bound():
        packs: dict[str, Pack] = {}
        for entry in entries_of(plan, operator, root, excluded):
            if entry.pack not in packs:
                packs[entry.pack] = Pack(root / entry.pack)
            _add(run, operator, entry.name, entry.origin.lower(), packs[entry.pack].case(entry.key))
        for pack in packs.values():
            pack.close()
    return run


def _texts(root: Path) -> dict[Path, str]:
    plan = make_plan(root)
    run = expected_run(plan, root)
    data = coverage_data(plan, run)
    return {COVERAGE: json_text(data), TABLE: markdown(plan, data, run)}


def renew_coverage(old: Path, new: Path) -> bool:
    """Write the coverage of the tree `new` as it will be; False, and nothing written, if that of `old` is not the one of
    a run in which all cases passed: then only a run can tell. A file that `old` lacks is not made."""
    before = {name: text for name, text in _texts(old).items() if (old / name).is_file()}
    if any((old / name).read_text(encoding="utf-8") != text for name, text in before.items()):
        return False
    after = _texts(new)
    for name in before:
        (new / name).write_text(after[name], encoding="utf-8")
    return True
