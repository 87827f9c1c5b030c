# SPDX-License-Identifier: Apache-2.0
"""Takes a release of onnx into the tree: schemas, cases, derived cases, generated code, and the report of what it brings.

Everything is made in a scratch tree (build-update/) and then put in place at once: the tree is the old or the new one,
whenever the run is stopped. What cannot be bound by itself becomes pending; nothing by hand is changed, but for verdicts on
steps that need none any more.
"""

import argparse
import fcntl
import filecmp
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from generator import history
from generator import report as reports
from generator.cases import EXCLUSIONS
from generator.expected import renew_coverage
from generator.json_text import dump
from generator.merge import release_number
from generator.plan import make_plan
from generator.schema import SchemaError, Schemas, load_schemas
from generator.swap import finish, swap
from generator.upstream import PROJECT, Release, UpstreamError, find_release, installed, read_facts, run_with

WORK = "build-update"
# What a run may change, and so copies: folders that are put in place whole, and folders of files by hand.
_FOLDERS = ("schemas", "generated", "tests/cases")
_BY_HAND = ("runtime/ops",)
_FILES = ("COVERAGE.md",)
_READ = ("templates", "tests/oracles")
_STEP = re.compile(r"^(?:# )?(\d+) = \{[^\n]*\n", re.M)  # a verdict, or one that waits as a comment


class UpdateError(Exception):
    """The update cannot be made; the tree is as it was. The text says why and what to do."""


def files_below(root: Path, folders=(*_FOLDERS, *_BY_HAND), single=_FILES) -> dict[str, Path]:
    """Every file of the folders, and the single files, by name relative to `root`."""
    found = {name: root / name for name in single if (root / name).is_file()}
    for folder in folders:
        found |= {p.relative_to(root).as_posix(): p for p in sorted((root / folder).rglob("*")) if p.is_file()}
    return found


def _state(root: Path) -> dict[str, tuple[int, int]]:
    return {name: (path.stat().st_mtime_ns, path.stat().st_size) for name, path in files_below(root).items()}


def changed_files(old: Path, new: Path) -> list[str]:
    """Names of files that differ, appear or go."""
    before, after = files_below(old), files_below(new)
    return sorted(n for n in before.keys() | after.keys()
                  if n not in before or n not in after or not filecmp.cmp(before[n], after[n], shallow=False))


def copy_tree(root: Path, tree: Path) -> None:
    for folder in (*_FOLDERS, *_BY_HAND):
        if (root / folder).is_dir():
            shutil.copytree(root / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in _FILES:
        if (root / name).is_file():
            shutil.copy2(root / name, tree / name)
    for name in _READ:
        if (root / name).is_dir():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            (tree / name).symlink_to((root / name).resolve())


def generator(*words: str) -> str:
    """Run `python -m generator WORDS` in the interpreter and with the onnx of this process; UpdateError if it fails."""
    env = os.environ | {"PYTHONPATH": str(PROJECT), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run([sys.executable, "-m", "generator", *words], cwd=PROJECT, env=env, capture_output=True, text=True)
    if ran.returncode != 0:
        raise UpdateError(f"{words[0]}: {(ran.stderr or ran.stdout).strip()}")
    return ran.stdout


def check_pristine(root: Path, work: Path) -> None:
    """Edits by hand in what is written by machine would be lost: they are refused, whether committed or not."""
    try:
        load_schemas(root / "schemas", check_hashes=True)
    except SchemaError as error:
        raise UpdateError(f"the tree is not what importing and generating give:\n{error}") from error
    made = work / "generated"
    generator("generate", "--root", str(root), "--out", str(made), "--quiet")
    before = files_below(root / "generated", ("api", "kernels", "registry", "tests"), ())
    after = files_below(made, ("api", "kernels", "registry", "tests"), ())
    other = sorted(n for n in before.keys() | after.keys() if not n.endswith("meson.build") and
                   (n not in before or n not in after or not filecmp.cmp(before[n], after[n], shallow=False)))
    shutil.rmtree(made)
    if other:
        raise UpdateError(f"generated/{other[0]}" + (f" and {len(other) - 1} more are" if len(other) > 1 else " is")
                          + " not what ./opw generate gives: undo the edits, or run ./opw generate, then this again")


def drop_needless_verdicts(tree: Path, new: Schemas) -> list[str]:
    """Remove verdicts on steps that bind by themselves since upstream has edited their texts: the plan refuses them."""
    dropped = []
    for (domain, op), room in reports.read_rooms(tree).items():
        operator = new.get(domain, op)
        for before, version in zip(operator.versions, operator.versions[1:]) if operator else ():
            if version.since in room.verdicts and reports.binds_by_itself(before, version):
                path = tree / room.file
                text = path.read_text(encoding="utf-8")
                kept = re.sub(rf"^{version.since} = \{{[^\n]*\}}\n", "", text, count=1, flags=re.M)
                if kept == text:
                    raise UpdateError(f"{room.file}: steps.{version.since} is needless now; remove it, then run this again")
                kept = re.sub(r"^\[steps\]\n(?:\n(?=\[)|\Z)", "", kept, flags=re.M).rstrip("\n") + "\n"  # if it was the only one
                path.write_text(kept, encoding="utf-8")
                dropped.append(f"{room.file}: steps.{version.since} binds by itself now; the verdict is removed")
    return dropped


def into_steps(text: str, line: str) -> str:
    """A room's TOML with one more line below [steps], before that of the next later version."""
    head, found, tail = text.partition("[steps]\n")
    if not found:  # the table comes before the cases
        at = text.find("\n[[") + 1 or len(text)
        return text[:at] + ("" if text[at:] else "\n") + "[steps]\n" + line + ("\n" if text[at:] else "") + text[at:]
    table = re.match(r"(?:[^\[\n][^\n]*\n)*", tail)[0]
    since = int(_STEP.search(line)[1])
    at = next((m.start() for m in _STEP.finditer(table) if int(m[1]) > since), len(table))
    return head + found + table[:at] + line + tail[at:]


def scaffold(tree: Path, report: dict) -> list[str]:
    """Write what the report asks for into the rooms, as comments with blanks: a blank verdict is none."""
    written = []
    for entry in (*report["steps"], *report["edited"]):
        for item in entry["todo"]:
            path = tree / item["file"]
            text = path.read_text(encoding="utf-8")
            mark = "#" if item["file"].endswith(".toml") else "//"
            lines = "".join(f"{mark} {line}\n" for line in item["lines"])
            if lines in text:
                continue
            if item["key"] == "steps":
                text = into_steps(text, lines)
            else:
                continue  # an overload belongs beside the others: the report shows it
            path.write_text(text, encoding="utf-8")
            written.append(f"{item['file']}: {item['key']}, as a comment to fill in")
    return written


def derive(tree: Path, release: Release, report: dict) -> list[str]:
    """Derived cases of the operators that changed; what could not be derived is said and stays as it was."""
    rooms = reports.read_rooms(tree)
    said = []
    if release.schemas:
        return ["no cases were imported or derived, as a folder of facts has none"]
    if importlib.util.find_spec("onnxruntime") is None:
        return ["no derived cases were made, as onnxruntime is not installed: run ./opw derive"]
    for domain, op in dict.fromkeys((e["domain"], e["op"]) for e in (*report["steps"], *report["edited"])):
        if (domain, op) not in rooms:
            continue
        try:
            run_with(release, "derive", op, "--root", str(tree))
        except UpstreamError as error:
            said.append(f"{op}: no derived cases were made: {str(error).splitlines()[-1]}")
    return said


def case_changes(old: Path, new: Path) -> dict:
    """What the release did to the official cases: new ones, ones whose values differ, ones that it has no more. A case that
    tests another op-version under its old name is a new one."""
    before, after = (json.loads((root / "schemas/cases/index.json").read_text(encoding="utf-8")) for root in (old, new))
    known = {case["name"]: case for case in before["cases"]}
    fresh = [case for case in after["cases"] if case["name"] not in known]
    renewed = {case["name"].partition("@")[0] for case in fresh}
    found = {"new": [], "changed": [], "removed": [], "left_out": [e for e in after["left_out"] if e not in before["left_out"]]}
    for case in after["cases"]:
        stored = known.get(case["name"])
        if stored and stored["last"] == "-" != case["last"] and case["name"].partition("@")[0] not in renewed:
            found["removed"].append({"name": case["name"], "last": case["last"]})
    for case in fresh:
        base = case["name"].partition("@")[0]
        same = [c["name"] for c in before["cases"] if c["name"].partition("@")[0] == base and c["ops"] == case["ops"]]
        if same:
            apart, contradicts = _difference(new, after, same[-1], case["name"])
            found["changed"].append({"name": base, "stored_as": case["name"], "difference": apart, "contradicts": contradicts})
        else:
            found["new"].append(case["name"])
    return found


def _difference(root: Path, index: dict, before: str, name: str) -> tuple[str, bool]:
    """The largest difference of a case's outputs from those of the case `before`; and whether they contradict each other,
    being the answers to one question."""
    import numpy as np

    from generator.official import model_key
    from generator.store import Pack, array_bytes, value_arrays, value_shape

    def held(values) -> list:
        return [array_bytes(array) for value in values for array in value_arrays(value)]

    packs = {case["name"]: case["pack"] for case in index["cases"]}

    def case(of: str):
        with Pack(root / "schemas" / "cases" / f"{packs[of]}.pack") as pack:
            return pack.case(of)

    old, new = case(before), case(name)
    if [value_shape(v) for v in (*old.inputs, *old.outputs)] != [value_shape(v) for v in (*new.inputs, *new.outputs)]:
        return "other shapes or types", False
    same = model_key(old.model) == model_key(new.model) and held(old.inputs) == held(new.inputs)
    largest = 0.0
    for a, b in zip(new.outputs, old.outputs):
        for x, y in zip(value_arrays(a), value_arrays(b)):
            if x.dtype == object:
                if x.tolist() != y.tolist():
                    return "other strings", same
            elif x.size:
                wide = np.complex128 if x.dtype.kind == "c" else np.float64
                with np.errstate(invalid="ignore"):
                    apart = np.abs(x.astype(wide) - y.astype(wide))
                equal = (x.astype(wide) == y.astype(wide)) | (np.isnan(x.astype(wide)) & np.isnan(y.astype(wide)))
                largest = max(largest, float(np.where(equal, 0.0, np.where(np.isnan(apart), np.inf, apart)).max()))
    return (f"{largest:.3g}", same) if largest else ("the node or an input, not the outputs", False)


def set_aside(tree: Path, cases: dict) -> list[str]:
    """Two answers to one question cannot both be right: the new one is kept and not run until a hand decides."""
    path = tree / EXCLUSIONS
    text = path.read_text(encoding="utf-8") if path.is_file() else "# SPDX-License-Identifier: Apache-2.0\n"
    said = []
    for case in cases["changed"]:
        if case["contradicts"]:
            proof = f"undecided: differs by {case['difference']} from what earlier releases have for the same node and inputs"
            text += f"\n[[exclusions]]\ncase = {json.dumps(case['stored_as'])}\nproof = {json.dumps(proof)}\n"
            case["todo"] = [{"file": EXCLUSIONS.as_posix(), "key": case["stored_as"], "lines": ['proof = ""']}]
            said.append(f"{case['stored_as']} contradicts an earlier case and is not run: say in {EXCLUSIONS} which one is wrong, and why")
    if said:
        path.write_text(text, encoding="utf-8")
    return said


def arm_changes(old: Path, new: Path) -> tuple[int, list[str]]:
    """(arms with a kernel that were not there, arms with a kernel and without a case) of the new tree."""
    from generator.coverage import static_gaps

    def arms(root: Path) -> set:
        return {(o.domain, o.op, v.since, a) for o in make_plan(root).bound() for v in o.kernels() for a in v.arms()}

    return len(arms(new) - arms(old)), static_gaps(make_plan(new), new)


def keep_history(root: Path, tree: Path) -> None:
    """What the release before stated, as its difference from the new one; those before it are differences from it."""
    release, opsets, facts = history.tree_facts(root / "schemas")
    _, _, new = history.tree_facts(tree / "schemas")
    data = {"onnx": release, "opsets": opsets, "op_versions": len(facts), "hash": history.facts_hash(facts), **history.difference(facts, new)}
    (tree / "schemas" / history.FOLDER).mkdir(exist_ok=True)
    (tree / "schemas" / history.FOLDER / f"{release}.json").write_text(dump(data), encoding="utf-8")


def pending(tree: Path) -> list[str]:
    """What waits for a verdict, since this update or an earlier one."""
    return [f"{v.schema.label}: {v.why}" for o in make_plan(tree).operators if o.binding for v in o.versions if not v.bound and not v.schema.deprecated]


def prepare(root: Path, work: Path, release: Release, scaffolding: bool, progress) -> dict:
    """Make the new tree below `work` and return its report."""
    tree = work / "tree"
    copy_tree(root, tree)
    old = load_schemas(root / "schemas")
    progress(f"importing onnx {release.version}")
    if release.schemas:
        imported = [f"onnx {release.version}: {len(history.take_facts(release.schemas, tree / 'schemas'))} schema files changed"]
    else:
        imported = run_with(release, "import", "--root", str(tree / "schemas")).strip().splitlines()
    new = load_schemas(tree / "schemas", check_hashes=True)
    if new.onnx != old.onnx:
        keep_history(root, tree)
    _, new_texts = read_facts(release, work)
    old_texts: dict = {}
    if installed() == old.onnx:
        (work / "old").mkdir()
        _, old_texts = read_facts(Release(old.onnx), work / "old")
    done = drop_needless_verdicts(tree, new)
    report = reports.make_report(old, new, tree, old_texts, new_texts)
    if scaffolding:
        done += scaffold(tree, report)
    progress("deriving cases")
    done += derive(tree, release, report)
    report["cases"] = case_changes(root, tree)
    done += set_aside(tree, report["cases"])
    progress("generating")
    generator("generate", "--root", str(tree), "--out", str(tree / "generated"), "--quiet")
    if not renew_coverage(root, tree):
        done.append("coverage is left as it is, as it is not that of the tree before: run ./opw test, then ./opw coverage")
    added, without = arm_changes(root, tree)
    report["pending"] = pending(tree)
    names = changed_files(root, tree)
    report["done"] = {
        "Done": [*imported[-1:], f"{len(names)} files written", f"{added} arms added", f"{len(without)} arms with a kernel have no case", *done],
        "Pending": report["pending"], "Arms without a case": without, "Files": names,
    }
    return report


def _put_in_place(root: Path, work: Path, names: list[str]) -> None:
    folders = [folder for folder in _FOLDERS if any(name.startswith(folder + "/") for name in names)]
    files = [name for name in names if not name.startswith(tuple(folder + "/" for folder in _FOLDERS))]
    swap(root, work, folders, files)


def update(root: Path, wanted: str, pre: bool = False, dry_run: bool = False, scaffolding: bool = False, progress=print) -> dict:
    """The whole command; returns the report. Raises UpdateError, UpstreamError or SchemaError with the tree untouched."""
    work = root / WORK
    work.mkdir(exist_ok=True)
    with open(work / "lock", "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise UpdateError("another update is running in this tree") from error
        if finish(root, work):
            progress("finished what an interrupted update had begun")
        _clear(work)
        try:
            release = find_release(wanted, work, pre)
            now = load_schemas(root / "schemas").onnx
            if release_number(release.version) < release_number(now):
                raise UpdateError(f"the tree is of onnx {now}, which is newer than {release.version}; the report compares them: "
                                  f"python -m generator report --from {release.version} --onnx {now}")
            state = _state(root)
            progress(f"looking at the tree (onnx {now})")
            check_pristine(root, work)
            report = prepare(root, work, release, scaffolding, progress)
            names = report["done"]["Files"]
            if _state(root) != state:
                raise UpdateError("the tree was changed while the update ran, and is left as it is; run this again")
            if names and not dry_run:
                _put_in_place(root, work, names)
            return report
        finally:
            _clear(work)


def _clear(work: Path) -> None:
    """Remove scratch; a swap that is not finished keeps what it needs."""
    if (work / "commit.json").exists():
        return
    for path in work.iterdir():
        if path.name not in ("lock", "wheels"):
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def _run(args: argparse.Namespace) -> int:
    root = Path(args.root).resolve()
    try:
        report = update(root, args.wheel or args.onnx, args.pre, args.dry_run, args.scaffold, lambda text: print(text, flush=True))
    except (UpdateError, UpstreamError, SchemaError) as error:
        print(error, file=sys.stderr)
        return 1
    print(*reports.summary_lines(report), sep="\n")
    cases = report["cases"]
    print(f"\ncases: {len(cases['new'])} new, {len(cases['changed'])} with other values, {len(cases['removed'])} gone")
    print(*(f"  {c['name']}: differs by {c['difference']}" for c in cases["changed"]), sep="\n", end="\n" if cases["changed"] else "")
    print(*report["done"]["Done"], *(f"pending: {text}" for text in report["pending"]), sep="\n")
    if args.report:
        reports.write_report(report, Path(args.report))
    if args.dry_run:
        print("dry run: nothing was written")
    elif not report["done"]["Files"]:
        print("nothing to do: the tree is as this release gives it")
    return 0


def add_commands(subparsers) -> None:
    """Adds `update` to the command line."""
    command = subparsers.add_parser("update", help="take a release of onnx into the tree", description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    which = command.add_mutually_exclusive_group()
    which.add_argument("--onnx", default="", metavar="VERSION", help="the release, or a folder of facts as schemas/ has them (default: the newest release)")
    which.add_argument("--wheel", default="", metavar="FILE", help="a wheel of onnx")
    which.add_argument("--pre", action="store_true", help="the newest pre-release (onnx-weekly)")
    command.add_argument("--dry-run", action="store_true", help="make the report, write nothing into the tree")
    command.add_argument("--report", metavar="DIR", help="write report.json and report.md there")
    command.add_argument("--scaffold", action="store_true", help="write what needs a hand into the rooms, as comments to fill in")
    command.add_argument("--root", default=str(PROJECT), help=argparse.SUPPRESS)
    command.set_defaults(run=_run)
