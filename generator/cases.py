# SPDX-License-Identifier: Apache-2.0
"""From packs to tests: which cases are generated, as rows or as references to their pack, and in which files."""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import onnx

from generator import names
from generator.case_arms import graph_types, node_arms
from generator.case_text import row_lines
from generator.emit import Job
from generator.plan import OperatorPlan, Plan
from generator.schema import OpVersion
from generator.store import Case, OpenPacks

PACKS = (("schemas", "cases"), ("tests", "cases"))  # official ones, derived ones
EXCLUSIONS = Path("tests") / "cases" / "exclusions.toml"
_MOST_LINES = 1400  # a file; what stands around the rows takes some more


@dataclass(frozen=True)
class Entry:
    """One generated test. `lines` is its text, or () if it is run from `pack` under the name `key`."""

    name: str
    origin: str
    oracle: str
    lines: tuple[str, ...]
    pack: str
    key: str


def read_exclusions(root: Path) -> dict[str, str]:
    """Official cases that are not generated, with the reason; ValueError if the file is not of that form.

    Those that schemas/cases/rules.json calls wrong are among them: they are kept as they came, with what is right.
    """
    found = {}
    index = root.joinpath(*PACKS[0], "index.json")
    if index.is_file():
        for entry in json.loads(index.read_text(encoding="utf-8")).get("wrong", ()):
            found[entry["case"]] = f"{entry['reason']}; right: {entry['right']}"
    path = root / EXCLUSIONS
    if not path.is_file():
        return found
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for k, entry in enumerate(data.get("exclusions", [])):
        if entry.keys() != {"case", "proof"} or not all(isinstance(v, str) and v for v in entry.values()):
            raise ValueError(f"{EXCLUSIONS}: exclusions[{k}]: write case and proof, both strings; then run: ./opw generate")
        found[entry["case"]] = entry["proof"]
    if data.keys() - {"exclusions"}:
        raise ValueError(f"{EXCLUSIONS}: unknown key; write [[exclusions]] tables; then run: ./opw generate")
    return found


def _runs(plan: Plan, case: Case) -> bool:
    """True if every op-version of the case has a kernel."""
    for domain, op, since in case.ops:
        operator = plan.get(domain, op)
        version = operator.at(since) if operator else None
        if version is None or not version.kernel:
            return False
    return True


def _arms_left(case: Case, version: OpVersion) -> bool:
    """False if the only node of the case has a value of a type that the version does not allow any more."""
    graph = onnx.ModelProto.FromString(case.model).graph
    if len(graph.node) != 1:
        return True
    node, types = graph.node[0], graph_types(graph)
    used = [(n, p) for side, params in ((node.input, version.inputs), (node.output, version.outputs)) if params
            for k, n in enumerate(side) for p in [params[min(k, len(params) - 1)]] if types.get(n)]
    arms = {(constraint, kind) for _, constraint, kind in node_arms(version, node, types)}
    return all(version.constraint(p.type) is None or (p.type, str(types[n])) in arms for n, p in used)


def _entry(plan: Plan, operator: OperatorPlan, case: Case, path: str) -> Entry | None:
    """The test of a case; None if it needs a kernel or an arm that is not there."""
    if not _runs(plan, case):
        return None
    since = next((s for d, o, s in case.ops if (d, o) == (operator.domain, operator.op)), None)
    if since is None:
        return None
    version = operator.at(since).schema
    if not _arms_left(case, version):
        return None
    suite = names.suite(operator.domain, operator.op, since)
    name = case.name if case.name.startswith(suite + ".") else f"{suite}.{case.name.replace('.', '_')}"
    lines = row_lines(case, version) if len(case.ops) == 1 else None
    return Entry(name, case.origin.capitalize(), case.oracle, tuple(lines or ()), path, case.name)


def _guests(plan: Plan, root: Path, excluded: dict[str, str], packs: OpenPacks) -> dict[tuple[str, str], list[tuple[Path, str]]]:
    """Cases that stand in the pack of an operator which they do not hold or which has no kernel, as bodies of functions do,
    by the first operator of their nodes: (pack, name)."""
    found: dict[tuple[str, str], list[tuple[Path, str]]] = {}
    bound = {(operator.domain, operator.op) for operator in plan.bound()}
    for path in sorted(root.joinpath(*PACKS[0]).glob("*/*.pack")):
        owner = (path.parent.name, path.stem)
        pack = packs(path)
        for name in (n for n in pack.names if n not in excluded):
            words = pack.facts(name)["ops"]
            ops = [tuple(word.split(":")[:2]) for word in words.split(",") if word]
            if ops and not (owner in bound and owner in ops):
                found.setdefault(ops[0], []).append((path, name))
    return found


def entries_of(plan: Plan, operator: OperatorPlan, root: Path, excluded: dict[str, str], packs: OpenPacks,
               guests: Iterable[tuple[Path, str]] = ()) -> list[Entry]:
    """All tests of an operator, in the order of op-version and name."""
    found: list[tuple[int, Entry]] = []
    for parts in PACKS:
        path = root.joinpath(*parts, operator.domain, f"{operator.op}.pack")
        if not path.is_file():
            continue
        for case in packs(path):
            entry = None if case.name in excluded else _entry(plan, operator, case, "/".join((*parts, operator.domain, path.name)))
            if entry is not None:
                found.append((int(entry.name.split(".")[0].rpartition("_v")[2]), entry))
    for path, name in guests:
        entry = _entry(plan, operator, packs(path).case(name), path.relative_to(root).as_posix())
        if entry is not None:
            found.append((int(entry.name.split(".")[0].rpartition("_v")[2]), entry))
    return [entry for _, entry in sorted(found, key=lambda pair: (pair[0], pair[1].name))]


def _height(entry: Entry) -> int:
    return 2 + len(entry.lines)


def _shards(entries: list[Entry]) -> list[list[Entry]]:
    shards: list[list[Entry]] = [[]]
    height = 0
    for entry in entries:
        if shards[-1] and height + _height(entry) > _MOST_LINES:
            shards.append([])
            height = 0
        shards[-1].append(entry)
        height += _height(entry)
    return shards


def case_jobs(plan: Plan, root: Path) -> list[Job]:
    """A file of tests for every operator with a kernel and a case, in parts where it would be long."""
    excluded = read_exclusions(root)
    with OpenPacks() as packs:
        guests = _guests(plan, root, excluded, packs)
        tests = [(o, entries_of(plan, o, root, excluded, packs, guests.get((o.domain, o.op), ()))) for o in plan.bound()]
    jobs = []
    for operator, entries in tests:
        if not entries:
            continue
        stem = names.file_stem(operator.domain, operator.op)
        sources = tuple("/".join((*parts, operator.domain, f"{operator.op}.pack")) for parts in PACKS
                        if root.joinpath(*parts, operator.domain, f"{operator.op}.pack").is_file())
        for k, shard in enumerate(_shards(entries)):
            name = f"{stem}.cc" if k == 0 else f"{stem}_{k + 1}.cc"
            params = {"rows": [e for e in shard if e.lines], "packed": [e for e in shard if not e.lines]}
            jobs.append(Job("tests.cc.j2", "tests", name, sources, params, operator.binding.category))
    return jobs
