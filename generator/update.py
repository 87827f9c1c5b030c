# SPDX-License-Identifier: Apache-2.0
"""Takes a release of onnx into the tree: schemas, cases, derived cases, generated code, and the report of what it brings.

Everything is made in a scratch tree (build-update/) and then put in place at once: the tree is the old or the new one,
whenever the run is stopped. What cannot be bound by itself becomes pending; nothing by hand is changed, but for verdicts on
steps that need none any more.
"""

import argparse
import filecmp
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from functools import cached_property
from pathlib import Path

from generator import history
from generator import report as reports
from generator.cases import EXCLUSIONS, read_exclusions
from generator.emit import FOLDERS, Job, Renderer, emit
from generator.expected import expected_texts, renew_coverage
from generator.generate import all_jobs
from generator.merge import ImportFailure, release_number
from generator.names import is_release
from generator.plan import Plan, make_plan
from generator.schema import SchemaError, Schemas, load_schemas
from generator.swap import COMMIT, LOCK, Busy, finish, locked, swap
from generator.unread import unread
from generator.upstream import PROJECT, Release, UpstreamError, find_release, installed, last_words, read_facts, run_with

WORK = "build-update"
REPORT = "report"  # below it: what the last run that changed the tree has reported
# What a run may change, and so copies: folders that are put in place whole, and folders of files by hand.
_FOLDERS = ("schemas", "generated", "tests/cases")
_BY_HAND = ("runtime/ops",)
_FILES = ("COVERAGE.md",)
_READ = ("templates", "tests/oracles")
_UNDECIDED = "undecided:"
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
    found = files_below(root, (*_FOLDERS, *_BY_HAND, *_READ))
    return {name: (path.stat().st_mtime_ns, path.stat().st_size) for name, path in found.items()}


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
        raise UpdateError(f"{words[0]}: {last_words(ran)}")
    return ran.stdout


class Tree:
    """A tree whose plan and jobs are made once, when they are asked for first; nothing that they come from changes after."""

    def __init__(self, root: Path):
        self.root = root

    @cached_property
    def plan(self) -> Plan:
        return make_plan(self.root)

    @cached_property
    def jobs(self) -> list[Job]:
        try:
            return all_jobs(self.plan, self.root)
        except ValueError as error:
            raise UpdateError(f"generate: {error}") from error

    def generate(self, out: Path) -> None:
        renderer = Renderer(self.root / "templates")
        for folder in FOLDERS:
            emit([job for job in self.jobs if job.folder == folder], folder, out, renderer)

    @cached_property
    def coverage(self) -> dict[Path, str]:
        return expected_texts(self.root, self.plan, [job for job in self.jobs if job.folder == "tests"])


def check_pristine(tree: Tree, work: Path) -> None:
    """Edits by hand in what is written by machine would be lost: they are refused, whether committed or not."""
    root = tree.root
    try:
        load_schemas(root / "schemas", check_hashes=True)
    except SchemaError as error:
        raise UpdateError(f"the tree is not what importing and generating give:\n{error}") from error
    made = work / "generated"
    tree.generate(made)
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
            if item["key"] not in ("steps", "read"):
                continue  # an overload or a successor belongs beside the others: the report shows it
            text = path.read_text(encoding="utf-8")
            lines = "".join(f"# {line}\n" for line in item["lines"])
            if lines in text:
                continue
            if item["key"] == "steps":
                text, how = into_steps(text, lines), "fill in"
            else:
                text, how = re.sub(r"^(operator = .*\n)", lambda line: line[0] + lines, text, count=1, flags=re.M), "take in"
            path.write_text(text, encoding="utf-8")
            written.append(f"{item['file']}: {item['key']}, as a comment to {how}")
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
            printed = run_with(release, "derive", op, "--partial", "--root", str(tree))
        except UpstreamError as error:
            said.append(f"{op}: no derived cases were made: {str(error).splitlines()[-1]}")
            continue
        missed = [line.removeprefix("not derived: ") for line in printed.splitlines() if line.startswith("not derived: ")]
        if missed:
            said.append(f"{op}: {len(missed)} cases could not be derived, the first: {missed[0]}")
    return said


def case_changes(old: Path, new: Path) -> dict:
    """What the release did to the official cases: new ones, ones whose values differ, ones that it has no more. A case that
    tests another op-version under its old name is a new one."""
    before, after = (json.loads((root / "schemas/cases/index.json").read_text(encoding="utf-8")) for root in (old, new))
    known = {case["name"]: case for case in before["cases"]}
    fresh = [case for case in after["cases"] if case["name"] not in known]
    renewed = {case["name"].partition("@")[0] for case in fresh}
    found = {"new": {}, "changed": [], "removed": [], "left_out": [e for e in after["left_out"] if e not in before["left_out"]]}
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
            found["new"][case["name"]] = _tested(case)
    return found


def _tested(case: dict) -> str:
    """The op-version that a case of the index is about."""
    domain, op = case["pack"].split("/")
    since = next((word.rpartition(":")[2] for word in case["ops"] if word.startswith(f"{domain}:{op}:")), "body")
    return f"{op}-{since}" if domain == "ai.onnx" else f"{domain} {op}-{since}"


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
        return "of other shapes or types", False
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
    return (f"outputs differ by up to {largest:.3g}", same) if largest else ("another node or input, the same outputs", False)


def set_aside(tree: Path, cases: dict) -> None:
    """Two answers to one question cannot both be right: the new one is kept and not run until a hand decides."""
    path = tree / EXCLUSIONS
    text = path.read_text(encoding="utf-8") if path.is_file() else "# SPDX-License-Identifier: Apache-2.0\n"
    for case in cases["changed"]:
        if case["contradicts"]:
            proof = f"{_UNDECIDED} {case['difference']} from what earlier releases have for the same node and inputs"
            text += f"\n[[exclusions]]\ncase = {json.dumps(case['stored_as'])}\nproof = {json.dumps(proof)}\n"
            case["todo"] = [{"file": EXCLUSIONS.as_posix(), "key": case["stored_as"], "lines": ['proof = ""']}]
    if any(case["contradicts"] for case in cases["changed"]):
        path.write_text(text, encoding="utf-8")


def arm_changes(old: Tree, new: Tree) -> tuple[int, list[str]]:
    """(arms with a kernel that were not there, arms with a kernel and without a case) of the new tree."""
    from generator.coverage import static_gaps

    def arms(plan: Plan) -> set:
        return {(o.domain, o.op, v.since, a) for o in plan.bound() for v in o.kernels() for a in v.arms()}

    return len(arms(new.plan) - arms(old.plan)), static_gaps(new.plan, new.root)


def keep_history(root: Path, tree: Path) -> None:
    """What the release before stated, as its difference from the new one; those before it are differences from it."""
    release, opsets, facts = history.tree_facts(root / "schemas")
    _, _, new = history.tree_facts(tree / "schemas")
    (tree / "schemas" / history.FOLDER).mkdir(exist_ok=True)
    (tree / "schemas" / history.FOLDER / f"{release}.json").write_text(history.file_text(release, opsets, facts, new), encoding="utf-8")


def pending(tree: Path, plan: Plan | None = None) -> list[str]:
    """Every op-version that waits for a verdict, on its own step or on one before it. `plan` is that of the tree, if it is made."""
    steps = [v for o in (plan or make_plan(tree)).operators if o.binding for v in o.versions if not v.bound and not v.schema.deprecated]
    return [f"{v.schema.label}: {v.why}" for v in steps]


def waiting(made: Tree, report: dict) -> None:
    """Enter what waits for a hand: `pending`, all op-versions without a kernel; `earlier`, what to write that no entry of the report
    states: what earlier updates have left, and steps that ask again as the version before them was edited."""
    plan, tree = made.plan, made.root
    entries = [entry for entry in (*report["steps"], *report["edited"]) if entry["todo"]]
    stated = {(e["domain"], e["op"], e["since"]) for e in entries}
    report["pending"] = pending(tree, plan)
    asking = [v for o in plan.operators if o.binding for v in o.versions if v.why.startswith("pending: ") and not v.schema.deprecated]
    report["earlier"] = [f"{v.schema.label}: {v.why}" for v in asking if (v.schema.domain, v.schema.op, v.schema.since) not in stated]
    files = {item["file"] for e in entries for item in e["todo"] if item["key"] == "read"}
    report["earlier"] += [text for text in unread(plan, tree) if text.rpartition(" ")[2] not in files]
    new = {case["stored_as"] for case in report["cases"]["changed"]}
    report["earlier"] += [f"{name}: {proof}; say in {EXCLUSIONS} which one is wrong, and why" for name, proof in read_exclusions(tree).items()
                          if proof.startswith(_UNDECIDED) and name not in new]


def prepare(before: Tree, work: Path, release: Release, scaffolding: bool, progress) -> dict:
    """Make the new tree below `work` and return its report."""
    root, tree = before.root, work / "tree"
    copy_tree(root, tree)
    old = load_schemas(root / "schemas")
    progress(f"importing onnx {release.version}")
    if release.schemas:
        history.take_facts(release.schemas, tree / "schemas")
    else:
        run_with(release, "import", "--root", str(tree / "schemas"))
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
    set_aside(tree, report["cases"])
    progress("generating")
    after = Tree(tree)
    after.generate(tree / "generated")
    if not renew_coverage(root, tree, before.coverage, after.coverage):
        done.append("coverage is left as it is, as it is not that of the tree before: run ./opw test, then ./opw coverage")
    added, without = arm_changes(before, after)
    waiting(after, report)
    names = changed_files(root, tree)
    report["done"] = {
        "Done": [f"{len(names)} files written", f"{added} arms added", f"{len(without)} arms with a kernel have no case", *done],
        "Pending": report["pending"], "Arms without a case": without, "Files": names,
    }
    return report


def _put_in_place(root: Path, work: Path, tree: Path, names: list[str]) -> None:
    witnesses = {folder: next((n for n in names if n.startswith(folder + "/")), None) for folder in _FOLDERS}
    files = [name for name in names if not name.startswith(tuple(folder + "/" for folder in _FOLDERS))]
    swap(root, work, tree, {folder: name.removeprefix(folder + "/") for folder, name in witnesses.items() if name}, files)


def _check_place(root: Path, work: Path) -> None:
    """Folders that cannot change places with prepared ones would be found out only at the end."""
    device = work.stat().st_dev
    for name in _FOLDERS:
        path = root / name
        if path.is_symlink() or not path.is_dir():
            raise UpdateError(f"{name} is no folder of its own: it cannot be replaced at once; lay the folder itself there")
        if path.stat().st_dev != device:
            raise UpdateError(f"{name} and {WORK} are on different file systems: the new tree could not be put in place at once")


def _check_order(wanted: str, now: str) -> None:
    if release_number(wanted) < release_number(now):
        raise UpdateError(f"the tree is of onnx {now}, which is newer than {wanted}; the report compares them: "
                          f"./opw report --from {wanted} --onnx {now}")


def update(root: Path, wanted: str, pre: bool = False, dry_run: bool = False, scaffolding: bool = False, progress=print,
           folder: Path | None = None) -> dict:
    """The whole command; returns the report, which it writes to `folder`, or else beside its scratch, before it touches the
    tree. Raises UpdateError, UpstreamError, SchemaError, ImportFailure or OSError with the tree untouched."""
    work = root / WORK
    work.mkdir(exist_ok=True)
    try:
        with locked(work, wait=False):
            if finish(root, work):
                progress("finished what an interrupted update had begun")
            _clear(work)
            # A name of its own: what a killed run has left running cannot write into this one's.
            scratch = Path(tempfile.mkdtemp(prefix="run-", dir=work))
            try:
                return _update(root, work, scratch, wanted, pre, dry_run, scaffolding, progress, folder)
            finally:
                _clear(work)
    except Busy:
        raise UpdateError("another update is running in this tree") from None


def _update(root: Path, work: Path, scratch: Path, wanted: str, pre: bool, dry_run: bool, scaffolding: bool, progress, folder) -> dict:
    _check_place(root, work)
    now = load_schemas(root / "schemas").onnx
    if is_release(wanted):  # no need to fetch it first
        _check_order(wanted, now)
    release = find_release(wanted, scratch, pre)
    _check_order(release.version, now)
    state = _state(root)
    progress(f"looking at the tree (onnx {now})")
    before = Tree(root)
    check_pristine(before, scratch)
    report = prepare(before, scratch, release, scaffolding, progress)
    names = report["done"]["Files"]
    if folder or (names and not dry_run):
        reports.write_report(report, folder or work / REPORT)
    if _state(root) != state:
        raise UpdateError("the tree was changed while the update ran, and is left as it is; run this again")
    if names and not dry_run:
        _put_in_place(root, work, scratch / "tree", names)
    return report


def _clear(work: Path) -> None:
    """Remove scratch; a swap that is not finished keeps what it needs."""
    if (work / COMMIT).exists():
        return
    for path in work.iterdir():
        if path.name not in (LOCK, REPORT):
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def _run(args: argparse.Namespace) -> int:
    root = Path(args.root).resolve()
    folder = Path(args.report).resolve() if args.report else None
    try:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        report = update(root, args.wheel or args.onnx, args.pre, args.dry_run, args.scaffold, lambda text: print(text, flush=True), folder)
    except (UpdateError, UpstreamError, SchemaError, ImportFailure) as error:
        print(error, file=sys.stderr)
        return 1
    except (OSError, KeyboardInterrupt) as error:
        begun = (root / WORK / COMMIT).exists()
        if isinstance(error, shutil.Error):  # of a whole folder, with a tuple for every file
            error = OSError(error.args[0][0][2])
        what = "interrupted" if isinstance(error, KeyboardInterrupt) else f"the update stopped: {error}"
        print(f"{what}; " + ("the next ./opw command puts the new tree in place" if begun else "the tree is as it was"), file=sys.stderr)
        return 130 if isinstance(error, KeyboardInterrupt) else 1
    print(*reports.summary_lines(report), sep="\n")
    if args.dry_run:
        print("dry run: nothing of that was written")
    elif not report["done"]["Files"]:
        print("nothing to do: the tree is as this release gives it")
    else:
        print(f"the whole report: {(folder or root / WORK / REPORT) / 'report.md'}")
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
