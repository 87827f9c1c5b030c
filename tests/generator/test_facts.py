# SPDX-License-Identifier: Apache-2.0
"""Facts drive the code: a type or a verdict taken away takes away what follows from it and nothing else.

Each operator with a kernel is tried in a small tree that holds it alone; one operator also in a copy of the whole project.
"""

import json
import re
import shutil
from pathlib import Path

import pytest

from generator import __main__ as command
from generator.case_arms import arms_of
from generator.cases import entries_of
from generator.coverage import arms_of_version
from generator.emit import Renderer
from generator.generate import case_label, operator_jobs, registry_jobs
from generator.minimum import fewer, read_minimum, tree_counts
from generator.plan import make_plan, types_of_role
from generator.schema import SchemaError, parse_type
from generator.store import OpenPacks, Pack
from tests.generator.toy_tree import ROOT, edit_json, edit_text

_LABEL = re.compile(r"^        case (.+?):(?: return (.*);)?$", re.M)
_SWITCH = re.compile(r"^Status (\w+)\(.*?^}$", re.M | re.S)
_MASK = re.compile(r"^constexpr ConstraintRow kConstraints_v(\d+)\[\] = \{\n(.*?)^\};$", re.M | re.S)
_WHOLE = make_plan(ROOT)
BOUND = [pytest.param(o.domain, o.op, id=f"{o.domain}:{o.op}") for o in _WHOLE.bound()]


class Tree:
    """A tree that holds one operator of the project: a copy of its schema and room, links to the rest."""

    def __init__(self, root: Path, domain: str, op: str):
        self.root, self.domain, self.op = root, domain, op
        operator = _WHOLE.get(domain, op)
        self.json = root / "schemas" / domain / f"{op}.json"
        self.toml = root / operator.binding.location.file
        for path in (self.json, self.toml, self.toml.with_suffix(".h")):
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path.relative_to(root), path)
        index = {"onnx": "0", "opsets": {domain: 28}, "operators": 1, "op_versions": len(operator.versions), "files": {f"{domain}/{op}.json": ""}}
        (root / "schemas/index.json").write_text(json.dumps(index))
        for name in ("templates", "tests"):
            (root / name).symlink_to(ROOT / name)
        (root / "schemas/cases").symlink_to(ROOT / "schemas/cases")
        self.renderer = Renderer(root / "templates")

    def plan(self):
        return make_plan(self.root)

    def texts(self) -> dict[str, str]:
        plan = self.plan()
        jobs = operator_jobs(plan.get(self.domain, self.op)) + registry_jobs(plan)
        return {job.path: self.renderer.render(job) for job in jobs}

    def entries(self) -> dict:
        plan = self.plan()
        with OpenPacks() as packs:
            return {e.name: e for e in entries_of(plan, plan.get(self.domain, self.op), self.root, {}, packs)}


def kernel_of(texts: dict[str, str]) -> str:
    return next(text for path, text in texts.items() if path.startswith("kernels/"))


def switches(kernel: str) -> dict[str, dict[str, str]]:
    """Function -> the labels of its switch, each with what it returns (several labels may share it)."""
    found: dict[str, dict[str, str]] = {}
    for function in _SWITCH.finditer(kernel):
        waiting = []
        for label, call in _LABEL.findall(function[0]):
            assert label not in waiting and label not in found.get(function[1], {}), f"two lines for {label}"
            waiting.append(label)
            if call:
                found.setdefault(function[1], {}).update(dict.fromkeys(waiting, call))
                waiting = []
        assert not waiting
    return found


def masks(kernel: str) -> dict[tuple[int, str], str]:
    """(version, type variable) -> its set of types, as one line."""
    found = {}
    for version, body in _MASK.findall(kernel):
        for name, types in re.findall(r'^    \{"(.+?)", (.*?)\},$', body, re.M | re.S):
            found[int(version), name] = " ".join(types.split())
    return found


def rest(text: str) -> str:
    """The text without what states types: masks, case lines and what they return, type comments of the API."""
    text = _MASK.sub(r"kConstraints_v\1", text)
    return re.sub(r"^        case .*\n|^/// \w+: .*\n(///     .*\n)*", "", text, flags=re.M)


def take_out(data: dict, constraints: dict[int, str], kind: str) -> None:
    """Remove a type from one type variable of each version; `constraints`: since -> name."""
    for version in data["versions"]:
        for constraint in version["constraints"]:
            if constraint["name"] == constraints.get(version["since"]):
                constraint["types"] = [t for t in constraint["types"] if str(parse_type(t)) != kind]


def role_constraints(operator, role) -> dict[int, str]:
    """since -> the type variable of a switch's role."""
    found = {}
    for version in operator.versions:
        params = version.schema.inputs if role.switch.side == "input" else version.schema.outputs
        if role.switch.index < len(params) and version.schema.constraint(params[role.switch.index].type):
            found[version.since] = params[role.switch.index].type
    return found


@pytest.mark.parametrize("domain, op", BOUND)
def test_a_type_taken_out_takes_its_arm_and_nothing_else(tmp_path, domain, op):
    tree = Tree(tmp_path, domain, op)
    original, before = tree.json.read_text(), tree.texts()
    operator = tree.plan().get(domain, op)
    tried = 0
    for depth, role in enumerate(operator.switches):
        function = "run" if depth == 0 else f"switch_on_{role.switch.role.replace(' ', '_')}"
        constraints = role_constraints(operator, role)
        for kind in role.types:
            holders = [v for v in operator.versions if kind in types_of_role(v.schema, role.switch)]
            left = min(len(types_of_role(v.schema, role.switch)) for v in holders) - 1
            if left == 0 or (left == 1 and role.switch.by == "any"):
                continue  # no type left is no schema; one type left needs no switch that chooses nothing by it
            edit_json(tree.json, lambda data: take_out(data, constraints, str(kind)))
            try:
                after = tree.texts()
            except SchemaError as error:
                # A version gave the type up, and that alone had asked for a verdict.
                assert all("this step binds by itself; remove the line" in line for line in error.errors)
                tree.json.write_text(original)
                continue
            tried += 1
            lost, kept = switches(kernel_of(before)), switches(kernel_of(after))
            del lost[function][case_label(role, kind)]
            assert kept == {name: labels for name, labels in lost.items() if labels}
            changed = {key for key, types in masks(kernel_of(before)).items() if masks(kernel_of(after))[key] != types}
            assert changed == {(v.since, constraints[v.since]) for v in holders}
            assert {path: rest(text) for path, text in after.items()} == {path: rest(text) for path, text in before.items()}
            tree.json.write_text(original)
    assert tree.texts() == before
    assert tried > 0 or all(len(role.types) <= 2 for role in operator.switches)


def unswitched(operator) -> set:
    """(type variable, one of its types) where no switch has the variable in any version."""
    switched = {name for role in operator.switches for name in role_constraints(operator, role).values()}
    return {(c.name, c.types[-1]) for v in operator.versions for c in v.schema.constraints if c.name not in switched and len(c.types) > 2}


@pytest.mark.parametrize("domain, op", [p for p in BOUND if unswitched(_WHOLE.get(*p.values))])
def test_a_type_that_no_switch_asks_for_is_a_matter_of_the_row(tmp_path, domain, op):
    """Values of any type, which the implementation passes on or looks at itself: only the mask changes."""
    tree = Tree(tmp_path, domain, op)
    original, before = tree.json.read_text(), tree.texts()
    operator = tree.plan().get(domain, op)
    for name, kind in sorted(unswitched(operator), key=str):
        holders = {v.since: name for v in operator.versions if (c := v.schema.constraint(name)) and kind in c.types}
        edit_json(tree.json, lambda data: take_out(data, holders, str(kind)))
        after = tree.texts()
        assert switches(kernel_of(after)) == switches(kernel_of(before))
        changed = {key for key, types in masks(kernel_of(before)).items() if masks(kernel_of(after))[key] != types}
        assert changed == {(since, name) for since in holders}
        assert {path: rest(text) for path, text in after.items()} == {path: rest(text) for path, text in before.items()}
        tree.json.write_text(original)
    assert tree.texts() == before


@pytest.mark.parametrize("domain, op, since, constraint, kind", [
    ("ai.onnx", "Abs", 13, "T", "tensor(bfloat16)"), ("ai.onnx", "Size", 25, "T", "tensor(int2)"),
    ("ai.onnx", "Identity", 16, "V", "optional(seq(tensor(float)))"), ("ai.onnx", "Reshape", 13, "T", "tensor(string)"),
    ("ai.onnx.ml", "LabelEncoder", 4, "T1", "tensor(double)"),
])
def test_cases_and_coverage_lose_the_arm(tmp_path, domain, op, since, constraint, kind):
    tree = Tree(tmp_path, domain, op)
    before, rows = tree.entries(), {row for v in tree.plan().get(domain, op).versions for row in arms_of_version(tree.plan().get(domain, op), v)}
    operator = tree.plan().get(domain, op)
    gone = set()
    for entry in before.values():
        with Pack(tree.root / entry.pack) as pack:
            if (since, constraint, kind) in arms_of(pack.case(entry.key), operator.operator):
                gone.add(entry.name)
    assert gone, "the arm has cases"
    newer = {v.since: constraint for v in operator.versions if v.since >= since}
    edit_json(tree.json, lambda data: take_out(data, {since: constraint} if since == operator.versions[-1].since else newer, kind))
    after = tree.plan().get(domain, op)
    lost = rows - {row for v in after.versions for row in arms_of_version(after, v)}
    assert (domain, op, since, constraint, kind) in lost
    assert {(c, t) for _, _, _, c, t in lost} == {(constraint, kind)} and min(s for _, _, s, _, _ in lost) == since
    left = tree.entries()
    assert gone <= before.keys() - left.keys()
    assert all(int(re.match(r".*_v(\d+)\.", name)[1]) >= since for name in before.keys() - left.keys())
    assert left.items() <= before.items()


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A copy of the project's inputs, with what is generated from them."""
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(ROOT / "schemas", root / "schemas", ignore=shutil.ignore_patterns("cases"))
    shutil.copytree(ROOT / "runtime/ops", root / "runtime/ops")
    (root / "schemas/cases").symlink_to(ROOT / "schemas/cases")
    for name in ("templates", "tests"):
        (root / name).symlink_to(ROOT / name)
    return root, generated(root)


def generated(root: Path) -> dict[str, bytes]:
    assert command.main(["generate", "--root", str(root), "--out", str(root / "generated"), "--quiet"]) == 0
    return {str(p.relative_to(root / "generated")): p.read_bytes() for p in (root / "generated").rglob("*.*")}


def test_whole_project_without_one_type(project):
    root, before = project
    schema = root / "schemas/ai.onnx/Abs.json"
    original = schema.read_text()
    allowing = {v.since for v in _WHOLE.get("ai.onnx", "Abs").operator.versions if "tensor(bfloat16)" in {str(t) for c in v.constraints for t in c.types}}
    edit_json(schema, lambda data: take_out(data, dict.fromkeys(allowing, "T"), "tensor(bfloat16)"))
    after = generated(root)
    changed = {name for name in before if before[name] != after.get(name)}
    assert changed == {"api/abs.h", "kernels/abs.cc", "tests/abs.cc"} and after.keys() == before.keys()
    lines = set(before["kernels/abs.cc"].decode().split("\n")) - set(after["kernels/abs.cc"].decode().split("\n"))
    assert [line for line in lines if "case " in line] == ["        case DType::BFloat16: return Op::run<BFloat16>(params, context);"]
    cases = [set(re.findall(r'"(Abs_v\d+\.\w+)"', tree["tests/abs.cc"].decode())) for tree in (before, after)]
    assert cases[0] - cases[1] == {name for name in cases[0] if name.startswith(tuple(f"Abs_v{since}." for since in allowing)) and name.endswith("_bfloat16")} != set()
    assert cases[1] < cases[0]
    schema.write_text(original)
    assert generated(root) == before


def test_whole_project_without_one_verdict(project, capsys):
    root, before = project
    binding = root / "runtime/ops/math/abs.toml"
    original = binding.read_text()
    line = next(line for line in original.split("\n") if line.startswith("13 = "))
    edit_text(binding, line + "\n", "")
    after = generated(root)
    assert {name for name in before if before[name] != after.get(name)} == {"api/abs.h", "kernels/abs.cc", "tests/abs.cc", "registry/registry.cc"}
    assert b"{&ai_onnx::abs::row_v13, nullptr}," in after["registry/registry.cc"], "it is known, and has no kernel"
    assert b"abs_v13" not in after["api/abs.h"] and b"abs_v6(" in after["api/abs.h"]
    assert b"Abs_v13." not in after["tests/abs.cc"] and b"Abs_v6." in after["tests/abs.cc"]
    assert command.main(["explain", "Abs", "13", "--root", str(root)]) == 0
    wanted = 'pending: write under [steps] of runtime/ops/math/abs.toml: 13 = { verdict = "same" or "other", reason = "..." }'
    assert wanted in capsys.readouterr().out
    binding.write_text(original)
    assert generated(root) == before


@pytest.mark.parametrize("domain, op", [p for p in BOUND if _WHOLE.get(*p.values).binding.steps])
def test_each_verdict_is_needed(tmp_path, domain, op):
    tree = Tree(tmp_path, domain, op)
    original = tree.toml.read_text()
    kernels = {v.since for v in tree.plan().get(domain, op).kernels()}
    for step in tree.plan().get(domain, op).binding.steps:
        line = next(line for line in original.split("\n") if re.match(rf'"?{step.since}"? *=', line))
        tree.toml.write_text(original.replace(line + "\n", ""))
        operator = tree.plan().get(domain, op)
        if not operator.at(step.since).schema.deprecated:
            assert {v.since for v in operator.kernels()} == {since for since in kernels if since < step.since}
            assert operator.at(step.since).why.startswith(f"pending: write under [steps] of {operator.binding.location.file}: {step.since} = ")


def json_switches(domain: str, op: str, versions: list[dict]) -> list[set[str]]:
    """What the switches must tell apart, from the files alone: the types of each role over all versions with a kernel."""
    found = []
    for role in _WHOLE.get(domain, op).switches:
        union = set()
        for version in versions:
            params = version.get(f"{role.switch.side}s", [])
            if role.switch.index < len(params):
                named = params[role.switch.index]["type"]
                union |= next((set(c["types"]) for c in version["constraints"] if c["name"] == named), {named})
        found.append({str(parse_type(t)) for t in union})
    return found


@pytest.mark.parametrize("domain, op", BOUND)
def test_case_lines_are_the_types_of_the_schema(tmp_path, domain, op):
    operator = _WHOLE.get(domain, op)
    data = json.loads((ROOT / "schemas" / domain / f"{op}.json").read_text())
    since = {v.since for v in operator.kernels()}
    wanted = json_switches(domain, op, [v for v in data["versions"] if v["since"] in since])
    renderer = Renderer(ROOT / "templates")
    found = switches(kernel_of({job.path: renderer.render(job) for job in operator_jobs(operator)}))
    labels = [found.get("run" if k == 0 else f"switch_on_{role.switch.role.replace(' ', '_')}", {}) for k, role in enumerate(operator.switches)]
    assert [len(names) for names in labels] == [len(types) for types in wanted]
    for role, names, types in zip(operator.switches, labels, wanted):
        assert set(names) == {case_label(role, parse_type(t)) for t in types}
    assert sum(map(len, found.values())) == sum(map(len, labels)), "no switch but those of the plan"


def test_case_lines_are_the_arms_of_the_coverage():
    path = ROOT / "generated/coverage.json"
    if not path.is_file():
        pytest.skip("generated/coverage.json is not there: run ./opw test, then ./opw coverage")
    rows = json.loads(path.read_text())["rows"]
    arms: dict[tuple[str, str], dict[int, dict[str, set[str]]]] = {}
    for row in rows:
        if row["kernel"]:
            arms.setdefault((row["domain"], row["op"]), {}).setdefault(row["since"], {}).setdefault(row["constraint"], set()).add(row["type"])
    assert set(arms) <= {(o.domain, o.op) for o in _WHOLE.bound()} and len(arms) == len({(o.domain, o.op) for o in _WHOLE.bound() if any(v.arms() for v in o.kernels())})
    for operator in _WHOLE.bound():
        counted = arms.get((operator.domain, operator.op), {})
        kernel = (ROOT / "generated/kernels" / f"{operator_jobs(operator)[1].name}").read_text()
        total = 0
        for role in operator.switches:
            constraints = role_constraints(operator, role)
            union = set()
            for version in operator.kernels():
                name = constraints.get(version.since)  # none: the role has a fixed type there, which is no arm
                union |= counted[version.since][name] if name else {str(t) for t in types_of_role(version.schema, role.switch)}
            total += len(union)
        assert len(re.findall(r"^        case ", kernel, re.M)) == total, f"generated/kernels of {operator.op}"


def test_nothing_of_the_tree_became_fewer():
    counts, recorded = tree_counts(ROOT), read_minimum(ROOT)["tree"]
    assert fewer(recorded, counts) == [] and recorded.keys() <= counts.keys() and recorded["op-versions"] > 0
    assert fewer({"operators": 3, "cases": 1}, {"operators": 2}) == ["operators: 2, the recorded minimum is 3", "cases: 0, the recorded minimum is 1"]
