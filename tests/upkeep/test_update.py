# SPDX-License-Identifier: Apache-2.0
"""Taking in a release: what it is called, what is written, what is refused."""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from generator import report as reports
from generator.cases import read_exclusions
from generator.expected import renew_coverage
from generator.merge import release_number
from generator.plan import make_plan
from generator.schema import load_schemas
from generator.store import Pack, write_pack
from generator.unread import unread
from generator.update import Tree, case_changes, set_aside, waiting
from tests.upkeep.next_release import INSTALLED, NEWEST, ROOT, contents, copy_project, make_wheel, run

NEXT = NEWEST + 1


@pytest.fixture(scope="module")
def updated(tmp_path_factory, wheel) -> tuple[Path, dict, str]:
    """A copy after the update, its report, and what was printed."""
    root = copy_project(tmp_path_factory.mktemp("updated"))
    printed = run(root, "--wheel", wheel, "--report", root / "report")
    return root, json.loads((root / "report" / "report.json").read_text()), printed


def entry(report: dict, op: str, since: int) -> dict:
    return next(e for e in (*report["steps"], *report["edited"]) if (e["op"], e["since"]) == (op, since))


def test_a_release_that_does_not_exist_is_classified(updated):
    _, report, printed = updated
    assert report["to"] == {"onnx": "99.0.0", "opsets": report["from"]["opsets"] | {"ai.onnx": NEXT}}
    found = {(e["op"], e["since"]): (e["kind"], e["breaking"], e["bound"], bool(e["todo"])) for e in (*report["steps"], *report["edited"])}
    assert found.pop(("Softmax", NEXT))[0].startswith("attribute")
    assert found == {
        ("Add", NEXT): ("types only", False, True, False),
        ("Abs", NEXT): ("text only", False, False, True),
        ("AbsoluteTwice", NEXT): ("new operator", False, False, False),
        ("Celu", 12): ("edited in place: text and function body", False, False, False),
        ("StringNormalizer", 10): ("edited in place: text only", False, True, True),
    }
    text = next(t for t in entry(report, "Abs", NEXT)["texts"] if t["part"] == "doc")
    assert any(line.startswith("+") and "The value of zero is zero." in line for line in text["diff"])
    assert f"Abs-{NEXT}" in printed and "needs a hand" in printed


def test_what_needs_a_hand_is_pending_and_the_rest_is_bound(updated):
    root, report, _ = updated
    plan = make_plan(root)
    assert plan.get("", "Add").at(NEXT).kernel
    assert "tensor(float8e5m2)" in {str(a.type) for a in plan.get("", "Add").at(NEXT).arms()}
    for op in ("Abs", "Softmax"):
        assert not plan.get("", op).at(NEXT).kernel and plan.get("", op).versions[-2].kernel
        assert any(text.startswith(f"{op}-{NEXT}: pending") for text in report["pending"])
    assert load_schemas(root / "schemas", check_hashes=True).onnx == "99.0.0"
    assert {p: d for p, d in contents(root).items() if p.startswith("runtime/")} == {
        p.relative_to(ROOT).as_posix(): p.read_bytes() for p in sorted((ROOT / "runtime/ops").rglob("*")) if p.is_file()}


def test_only_what_changed_is_touched(updated, fresh):
    root, report, _ = updated
    before, after = contents(fresh), contents(root)
    assert sorted(n for n in before.keys() | after.keys() if before.get(n) != after.get(n)) == report["done"]["Files"]
    operators = {Path(n).stem for n in report["done"]["Files"] if n.startswith("schemas/ai.onnx/")}
    assert operators == {"Add", "Abs", "AbsoluteTwice", "Celu", "Softmax", "StringNormalizer"}
    kept = [n for n in before if before[n] == after.get(n)]
    assert all((root / n).stat().st_mtime_ns == (fresh / n).stat().st_mtime_ns for n in kept)


def test_the_report_says_what_to_write(updated, tmp_path):
    """The printed lines, with the blanks filled in, bind what was pending."""
    root = tmp_path / "copy"
    shutil.copytree(updated[0], root, symlinks=True)
    for op in ("Abs", "Softmax"):
        step, overload = entry(updated[1], op, NEXT)["todo"]
        assert step["lines"] == [f'{NEXT} = {{ verdict = "", reason = "" }}'] and f"Attributes_v{NEXT}&" in overload["lines"][0]
        path = root / step["file"]
        line = step["lines"][0].replace('verdict = ""', 'verdict = "same"').replace('reason = ""', 'reason = "says no more"')
        path.write_text(path.read_text().replace("[steps]\n", f"[steps]\n{line}\n"))
    plan = make_plan(root)
    assert plan.get("", "Abs").at(NEXT).kernel and plan.get("", "Softmax").at(NEXT).kernel
    assert plan.get("", "Softmax").at(NEXT).group == NEXT


def test_an_edit_of_a_version_with_a_kernel_is_said_until_it_was_read(updated, tmp_path):
    root, report, printed = updated
    (item,) = entry(report, "StringNormalizer", 10)["todo"]
    assert (item["key"], item["lines"]) == ("read", ['read = "99.0.0"']) and "StringNormalizer-10: read the difference" in printed
    assert make_plan(root).get("", "StringNormalizer").at(10).kernel, "nearly all edits only word something better"
    said = unread(make_plan(root), root)
    assert [text.partition(":")[0] for text in said] == ["StringNormalizer-10"] and item["file"] in said[0] and item["lines"][0] in said[0]
    copy = tmp_path / "copy"
    shutil.copytree(root, copy, symlinks=True)
    path = copy / item["file"]
    path.write_text(path.read_text().replace("operator =", item["lines"][0] + "\noperator =", 1))
    assert unread(make_plan(copy), copy) == []


def test_twice_changes_nothing(updated, wheel):
    root = updated[0]
    before = contents(root)
    printed = run(root, "--wheel", wheel)
    assert "nothing to do" in printed and f"Abs-{NEXT}: pending: write under" in printed and "StringNormalizer-10: edited upstream" in printed
    assert contents(root) == before


def test_the_same_onnx_and_a_dry_run_change_nothing(fresh, wheel, tmp_path):
    """Through a symbolic link, and over what runs of other releases have left."""
    before = contents(fresh)
    link = tmp_path / "link"
    link.symlink_to(fresh)
    for name in ("run-1/tree/schemas/index.json", "wheels/onnx-0.9.0-py3-none-any.whl", "commit.json.new"):
        (fresh / "build-update" / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / "build-update" / name).write_text("left")
    assert "nothing to do" in run(link, "--onnx", INSTALLED)
    assert "dry run: nothing of that was written" in run(fresh, "--wheel", wheel, "--dry-run")
    assert contents(fresh) == before
    assert [p.name for p in (fresh / "build-update").iterdir()] == ["lock"]


def test_scaffold_writes_blanks_as_comments(wheel, tmp_path):
    root = copy_project(tmp_path)
    run(root, "--wheel", wheel, "--scaffold")
    assert f'# {NEXT} = {{ verdict = "", reason = "" }}\n' in (root / "runtime/ops/math/abs.toml").read_text()
    assert 'operator = "StringNormalizer"\n# read = "99.0.0"\n' in next((root / "runtime/ops").glob("*/string_normalizer.toml")).read_text()
    assert make_plan(root).get("", "Abs").at(NEXT).kernel is False


@pytest.mark.parametrize("name, wrong", [
    ("generated/kernels/abs.cc", "generated/kernels/abs.cc is not what ./opw generate gives"),
    ("schemas/ai.onnx/Abs.json", "differs from its hash in the index"),
])
def test_edits_in_what_is_generated_are_refused(wheel, tmp_path, name, wrong):
    root = copy_project(tmp_path)
    (root / name).write_text((root / name).read_text() + "\n")
    before = contents(root)
    assert wrong in run(root, "--wheel", wheel, code=1)
    assert contents(root) == before


def test_refusals(fresh, tmp_path):
    old = make_wheel(tmp_path, "0.1.0", "")
    assert f"the tree is of onnx {INSTALLED}, which is newer" in run(fresh, "--wheel", old, code=1)
    assert f"the tree is of onnx {INSTALLED}, which is newer" in run(fresh, "--onnx", "1.0.0", code=1)  # without a download
    assert "cannot be read as a wheel" in run(fresh, "--wheel", tmp_path / "none.whl", code=1)
    (tmp_path / "cut.whl").write_bytes(old.read_bytes()[:100_000])
    assert "cannot be read as a wheel" in run(fresh, "--wheel", tmp_path / "cut.whl", code=1)
    broken = make_wheel(tmp_path, "99.0.1", "\nraise RuntimeError('broken')\n")
    before = contents(fresh)
    assert "RuntimeError: broken\n" in (printed := run(fresh, "--wheel", broken, code=1)) and "Traceback" not in printed
    assert "'../..' is no release" in run(fresh, "--onnx", "../..", code=1)
    assert contents(fresh) == before


def test_contradicting_answers_are_set_aside(tmp_path, fresh):
    """A case of other values for the same node and inputs is told from one of other inputs, and not run."""
    root = tmp_path / "tree"
    shutil.copytree(fresh, root, symlinks=True)
    with Pack(root / "schemas/cases/ai.onnx/Abs.pack") as pack:
        cases = list(pack)
    case = next(c for c in cases if c.name == "test_abs")
    other = replace(case, name="test_abs@99", outputs=(case.outputs[0] + np.float32(0.5),))
    asked = replace(case, name="test_abs@98", inputs=(case.inputs[0] * 2,), outputs=(case.outputs[0] * 2,))
    write_pack(root / "schemas/cases/ai.onnx/Abs.pack", [*cases, other, asked])
    index = json.loads((root / "schemas/cases/index.json").read_text())
    (entry_of,) = [c for c in index["cases"] if c["name"] == "test_abs"]
    index["cases"] += [entry_of | {"name": other.name}, entry_of | {"name": asked.name}]
    (root / "schemas/cases/index.json").write_text(json.dumps(index))
    found = case_changes(fresh, root)
    assert [(c["stored_as"], c["difference"], c["contradicts"]) for c in found["changed"]][:1] == [
        ("test_abs@99", "outputs differ by up to 0.5", True)]
    assert not found["changed"][1]["contradicts"]
    set_aside(root, found)
    assert found["changed"][0]["todo"] and "todo" not in found["changed"][1]
    new = set(read_exclusions(root)) - set(read_exclusions(fresh))
    assert new == {"test_abs@99"}


def test_order_of_releases():
    listed = ["1.9.0", "1.23.2", "1.24.0.dev20261026", "1.24.0rc1", "1.24.0"]
    assert sorted(reversed(listed), key=release_number) == listed


def test_coverage_of_another_tree_is_left(tmp_path, fresh):
    old = tmp_path / "old"
    shutil.copytree(fresh, old, symlinks=True)
    (old / "generated/coverage.json").write_text("{}\n")
    assert not renew_coverage(old, old)
    assert (old / "generated/coverage.json").read_text() == "{}\n"


# ---------------------------------------------------------------------------------------------------------------------
# The report of two releases


def test_report_on_two_releases_touches_nothing(updated, fresh, tmp_path):
    """Folders of facts serve as releases where there is no network."""
    ran = subprocess.run([sys.executable, "-m", "generator", "report", "--from", fresh / "schemas", "--onnx", updated[0] / "schemas",
                          "--report", tmp_path], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    report = json.loads((tmp_path / "report.json").read_text())
    assert [(e["op"], e["kind"]) for e in report["edited"]] == [
        ("Celu", "edited in place: text and function body"), ("StringNormalizer", "edited in place: text only")]
    assert len(report["steps"]) == 4 and f"Add-{NEXT}" in (tmp_path / "report.md").read_text()


def test_a_pending_version_holds_back_the_next(updated):
    """Steps are judged as the plan does, also where the bindings know other versions."""
    plan = make_plan(ROOT)
    rooms = reports.read_rooms(ROOT)
    for operator in plan.bound():
        found = reports.standings(operator.operator, rooms[operator.domain, operator.op])
        assert {v.since: v.kernel for v in operator.versions} == {since: s.bound for since, s in found.items()}
    room = rooms["ai.onnx", "Clip"]
    first = reports.Room(room.file, {k: v for k, v in room.verdicts.items() if k != 6})
    found = reports.standings(plan.get("", "Clip").operator, first)
    assert {since: (s.bound, s.needs) for since, s in found.items()} == {
        1: (True, False), 6: (False, True), 11: (False, False), 12: (False, False), 13: (False, False)}


def test_only_a_step_that_lacks_its_own_verdict_is_to_be_written(tmp_path):
    """Clip's later versions wait with version 6, but their verdicts are there."""
    root = copy_project(tmp_path)
    path = root / reports.read_rooms(root)["ai.onnx", "Clip"].file
    path.write_text(re.sub(r"^6 = \{[^\n]*\n", "", path.read_text(), count=1, flags=re.M))
    report = {"steps": [], "edited": [], "cases": {"changed": []}}
    waiting(Tree(root), report)
    assert [text.split(":")[0] for text in report["pending"]] == ["Clip-6", "Clip-11", "Clip-12", "Clip-13"]
    assert [text.split(": write")[0] for text in report["earlier"]] == ["Clip-6: pending"]
