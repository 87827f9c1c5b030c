# SPDX-License-Identifier: Apache-2.0
"""What a release brings: every new op-version by kind, whether it binds by itself, and what to write where it does not.

`python -m generator report --from A --onnx B --report DIR` compares two published releases (numbers, wheels, or folders of
facts) and touches nothing. `update` makes the same report of the tree and the release that it takes in.
"""

import argparse
import difflib
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

from generator import history, names
from generator.diff import Change, changes
from generator.merge import ImportFailure, release_number
from generator.plan import Plan, binds_by_itself, make_plan
from generator.plan import signature as plan_signature
from generator.report_text import NO_KERNEL, summary_lines, write_report
from generator.schema import Operator, OpVersion, SchemaError, Schemas, load_schemas
from generator.unread import read_release
from generator.upstream import PROJECT, Release, UpstreamError, find_release, installed, read_facts

_SUCCESSORS = "runtime/ops/deprecated.toml"
_VERDICT = '{since} = {{ verdict = "", reason = "" }}'


@dataclass(frozen=True)
class Room:
    """What a binding says of steps. Read leniently: it may acknowledge steps that one of the two releases lacks."""

    file: str
    verdicts: dict[int, str]
    successor: str = ""
    read: str = ""


def read_rooms(root: Path) -> dict[tuple[str, str], Room]:
    """The rooms below root/runtime/ops by (domain, operator)."""
    found = {}
    for path in sorted((root / "runtime" / "ops").glob("*/*.toml")):
        path_name = path.relative_to(root).as_posix()
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise SchemaError([f"{path_name}: not TOML: {error}; correct it"]) from error
        verdicts = {int(k): v.get("verdict", "") for k, v in data.get("steps", {}).items() if k.isdecimal()}
        found[data.get("domain", "ai.onnx"), data.get("operator", "")] = Room(path_name, verdicts, data.get("successor", ""), data.get("read", ""))
    return found


@dataclass(frozen=True)
class Standing:
    """How an op-version of an operator with a kernel stands: with a kernel, or pending, and why."""

    bound: bool
    why: str
    needs: bool  # its own step needs a verdict


def standings(operator: Operator, room: Room) -> dict[int, Standing]:
    """By the rules of the plan, for every version."""
    found: dict[int, Standing] = {}
    before: OpVersion | None = None
    for version in operator.versions:
        if version.deprecated:
            found[version.since] = Standing(False, "deprecated: refused", False)
            continue
        if before is None:
            found[version.since] = Standing(True, "the first version", False)
        else:
            last = found[before.since]
            itself = binds_by_itself(before, version)
            verdict = room.verdicts.get(version.since)
            why = "binds by itself: only wider types" if itself else f"acknowledged in {room.file}: {verdict}" if verdict else "needs a verdict"
            if last.bound or not (itself or verdict):
                found[version.since] = Standing(last.bound and bool(itself or verdict), why, not (itself or verdict))
            else:
                found[version.since] = Standing(False, f"pending, as version {before.since} is", False)
        before = version
    return found


def _overload(version: OpVersion) -> str:
    space = f"{names.domain_namespace(version.domain)}::{names.op_namespace(version.op)}"
    return f"static Status resolve(const {space}::Attributes_v{version.since}& attributes, const Known& known, Params& params) {{}}"


def _todo(room: Room, before: OpVersion, version: OpVersion) -> list[dict]:
    """What a step that needs a hand asks for; what is left blank is for the reader of the two texts to say."""
    found = [{"file": room.file, "key": "steps", "lines": [_VERDICT.format(since=version.since)]}]
    overload = {"file": room.file.removesuffix(".toml") + ".h", "key": "resolve", "lines": [_overload(version)]}
    if plan_signature(before) == plan_signature(version):
        overload["if"] = 'verdict = "other"'
    else:
        overload["if"] = "no overload or template takes these attributes yet"
    return [*found, overload]


def _to_read(room: Room, release: str) -> list[dict]:
    """What an edit under the same number asks for where there is a kernel; nothing if it is known that someone has read it."""
    read = read_release(room.read, installed())
    if read and release_number(read) >= release_number(release):
        return []
    return [{"file": room.file, "key": "read", "lines": [f'read = "{release}"'], "if": f"{room.file.removesuffix('.toml')}.h does what the new text says"}]


def _why_not(change: Change) -> list[str]:
    """Why a step does not bind by itself, apart from facts that break."""
    d = change.difference
    found = [f"text changed: {', '.join(d.texts)}" if d.texts else "", "function body changed" if "function body" in d.kinds else ""]
    if not change.by_itself and not any(found) and not d.breaking:
        other = set(change.difference.kinds) - {"types"}
        found.append("the signature changed" if other else "a type variable is split: values that were of one type may differ")
    return [text for text in found if text]


def _entry(change: Change, others: list[Change], old: Schemas, new: Schemas, rooms: dict[tuple[str, str], Room]) -> dict:
    operator = new.get(change.domain, change.op)
    room = rooms.get((change.domain, change.op))
    version = next((v for v in operator.versions if v.since == change.since), None) if operator else None
    reasons = list(change.difference.breaking) if change.difference else []
    bound, asked, todo = False, False, []
    if change.difference:
        reasons += _why_not(change)
    if room is None or version is None:
        reasons.append("removed upstream" if change.removed else NO_KERNEL)
    else:
        found = standings(operator, room)
        bound = found[change.since].bound
        reasons.append(found[change.since].why)
        for before, after in _steps(operator, change, others):
            if found[after.since].needs:
                todo += _todo(room, before, after)
            asked |= change.edited and not binds_by_itself(before, after) and _bound_by_itself(old, before, after)
        if change.edited and bound:
            todo += _to_read(room, new.onnx)
    if version and version.deprecated and not change.edited and not (room and room.successor):
        place = {"file": room.file, "key": "successor"} if room else {"file": _SUCCESSORS, "key": change.domain}
        todo.append(place | {"lines": ['successor = ""' if room else f'{change.op} = ""']})
    return {
        "domain": change.domain, "op": change.op, "since": change.since, "before": change.before, "kind": change.kind,
        "breaking": bool(change.difference and change.difference.breaking) or change.removed, "bound": bound,
        "deprecated": bool(version and version.deprecated), "by_itself": change.by_itself, "asked": asked, "reasons": reasons, "todo": todo,
        "changes": [{"section": title, "lines": list(lines)} for title, lines in _sections(change, version)],
    }


def _steps(operator: Operator, change: Change, others: list[Change]) -> list[tuple[OpVersion, OpVersion]]:
    """The steps that a change concerns: that to its version, and where that was edited, also the one that follows it, unless
    it is for the entry of the version that follows."""
    kept = [v for v in operator.versions if not v.deprecated]
    theirs = {c.since for c in others if (c.domain, c.op) == (change.domain, change.op)}
    return [(a, b) for a, b in zip(kept, kept[1:])
            if b.since == change.since or (change.edited and a.since == change.since and b.since not in theirs)]


def _bound_by_itself(old: Schemas, before: OpVersion, after: OpVersion) -> bool:
    """Whether that step was one that binds by itself as an older release states it."""
    operator = old.get(before.domain, before.op)
    pair = [v for v in operator.versions if v.since in (before.since, after.since)] if operator else []
    return len(pair) == 2 and binds_by_itself(*pair)


def _sections(change: Change, version: OpVersion | None):
    """The facts that differ; of a new operator all of them."""
    if change.difference:
        return change.difference.sections
    if version is None:
        return ()

    def params(listed) -> list[str]:
        return [f"{p.name}: {p.type}" + ("" if p.option == "single" else f", {p.option}") for p in listed]

    attributes = [f"{a.name}: {a.type}" + (", required" if a.required else "" if a.default is None else f", default {a.default!r}") for a in version.attributes]
    constraints = [f"{c.name}: {', '.join(map(str, c.types))}" for c in version.constraints]
    named = (("Inputs", params(version.inputs)), ("Outputs", params(version.outputs)), ("Attributes", attributes), ("Type constraints", constraints))
    return [(title, lines) for title, lines in named if lines]


def _text_changes(change: Change, old: dict, new: dict) -> list[dict]:
    """The texts that differ, as unified differences; of a new operator, what it does."""
    if change.removed:
        return []
    if change.difference is None:
        doc = new.get(f"{change.domain}:{change.op}:{change.since}", {}).get("doc", "")
        return [{"part": "doc", "diff": doc.strip().splitlines()}]
    key = f"{change.domain}:{change.op}:"
    source = change.since if change.edited else change.before
    before = (old if change.edited else new).get(f"{key}{source}", {})
    after = new.get(f"{key}{change.since}", {})

    def shown(texts: dict) -> dict:
        # The bodies of two versions are stated for different opsets.
        return texts if change.edited else {("function body" if part.startswith("function body") else part): t for part, t in texts.items()}

    found, before, after = [], shown(before), shown(after)
    for part in dict.fromkeys([*before, *after]):
        a, b = (texts.get(part, "").strip().splitlines() for texts in (before, after))
        if " ".join(" ".join(a).split()) != " ".join(" ".join(b).split()):
            lines = list(difflib.unified_diff(a, b, f"{change.op}-{source}", f"{change.op}-{change.since}", lineterm="", n=1))
            found.append({"part": part, "diff": lines})
    return found


def make_report(old: Schemas, new: Schemas, root: Path, old_texts: dict | None = None, new_texts: dict | None = None) -> dict:
    """The report as report.json has it. `root` is the project, for its rooms."""
    rooms = read_rooms(root)
    steps, edited = [], []
    found = changes(old, new)
    for change in found:
        entry = _entry(change, found, old, new, rooms)
        if new_texts:
            entry["texts"] = _text_changes(change, old_texts or {}, new_texts)
        (edited if change.edited else steps).append(entry)
    return {
        "from": {"onnx": old.onnx, "opsets": dict(old.opsets)}, "to": {"onnx": new.onnx, "opsets": dict(new.opsets)},
        "counts": {"steps": len(steps), "edited": len(edited), "bound": sum(s["bound"] for s in steps), "todo": sum(bool(s["todo"]) for s in (*steps, *edited)),
                   "kinds": dict(sorted(Counter(s["kind"] for s in steps).items()))},
        "steps": steps, "edited": edited,
    }


def _find(wanted: str, folder: Path, pre: bool, root: Path) -> Release:
    """The release as its wheel states it, or, where there is none for this Python, its facts in schemas/history."""
    try:
        return find_release(wanted, folder, pre)
    except UpstreamError:
        if wanted not in history.releases(root / "schemas"):
            raise
        print(f"onnx {wanted}: its facts are from schemas/history, without texts, as there is no wheel of it to read", file=sys.stderr)
        history.put_facts(folder / "schemas", wanted, *history.facts_at(root / "schemas", wanted))
        return Release(wanted, schemas=folder / "schemas")


def compare_releases(before: str, after: str, root: Path, pre: bool = False) -> dict:
    """The report on two releases, each a number, a wheel or a folder of facts; `pre`: `after` is the newest pre-release."""
    with tempfile.TemporaryDirectory(prefix="opwright-report-") as scratch:
        facts = []
        for k, (wanted, newest) in enumerate(((before, False), (after, pre))):
            folder = Path(scratch) / str(k)
            folder.mkdir()
            schemas, texts = read_facts(_find(wanted, folder, newest, root), folder)
            facts.append((load_schemas(schemas), texts))
        (old, old_texts), (new, new_texts) = facts
        return make_report(old, new, root, old_texts, new_texts)


@dataclass
class ReleaseRow:
    """What a release brought, counted: new op-versions, and of those of operators with a kernel the steps that bound by
    themselves and those that a hand acknowledged. `edited` counts op-versions whose facts or texts changed under the same
    number, `asked` those of them whose step needed a hand from then on and had not before."""

    release: str
    opsets: str
    new: int = 0
    first: int = 0
    deprecated: int = 0
    alone: int = 0
    by_hand: int = 0
    pending: int = 0
    no_kernel: int = 0
    edited: int = 0
    asked: int = 0


def release_row(report: dict, plan: Plan) -> ReleaseRow:
    """The counts of one release from its report. Each new op-version is in one of `first` to `no_kernel`, by today's kernels."""
    old, new = report["from"]["opsets"], report["to"]["opsets"]
    opsets = ", ".join(str(n) if d == "ai.onnx" else f"{d} {n}" for d, n in new.items() if old.get(d) != n)
    row = ReleaseRow(report["to"]["onnx"], opsets, edited=len(report["edited"]))
    for entry in report["steps"]:
        if entry["kind"] == "removed":
            continue
        row.new += 1
        operator = plan.get(entry["domain"], entry["op"])
        if operator is None or operator.binding is None:
            row.no_kernel += 1
        elif entry["before"] is None:
            row.first += 1
        elif entry["deprecated"]:
            row.deprecated += 1
        elif entry["by_itself"]:
            row.alone += 1
        elif operator.at(entry["since"]).kernel:
            row.by_hand += 1
        else:
            row.pending += 1
    row.asked = sum(entry["asked"] for entry in report["edited"])
    return row


def release_reports(root: Path, first: str = "") -> Iterator[dict]:
    """A report for each release in schemas/history after `first` (the oldest) and for that of schemas/, from the one before."""
    known = history.everything(root / "schemas")
    order = sorted(known, key=release_number)
    if first and first not in order:
        raise UpstreamError(f"schemas/history has no release {first}; it has {', '.join(order)}")
    before = None
    for release in order[order.index(first) if first else 0:]:
        with tempfile.TemporaryDirectory(prefix="opwright-report-") as scratch:
            history.put_facts(Path(scratch), release, *known[release])
            now = load_schemas(Path(scratch))
        if before:
            yield make_report(before, now, root)
        before = now


def add_up(total, rows: list):
    """`total`, a row of its kind, with the counts of all rows added: the fields that are 0 unless told."""
    for name in (field.name for field in fields(total) if field.default == 0):
        setattr(total, name, sum(getattr(row, name) for row in rows))
    return total


def release_total(rows: list[ReleaseRow]) -> ReleaseRow:
    """The sum over all releases."""
    return add_up(ReleaseRow("all", ""), rows)


def release_table(rows: list[ReleaseRow]) -> list[str]:
    """The rows as text, below their headings, and the sum."""
    headings = {"release": "release", "opsets": "opset", "new": "new", "first": "first", "deprecated": "deprecated", "alone": "by itself",
                "by_hand": "by hand", "pending": "pending", "no_kernel": "no kernel", "edited": "edited", "asked": "asks again"}
    cells = [[*headings.values()], *([str(vars(row)[name]) for name in headings] for row in (*rows, release_total(rows)))]
    widths = [max(len(line[k]) for line in cells) for k in range(len(headings))]
    return ["  ".join(cell.ljust(w) if k < 2 else cell.rjust(w) for k, (cell, w) in enumerate(zip(line, widths))).rstrip() for line in cells]


def _run(args: argparse.Namespace) -> int:
    root = Path(args.root)
    if args.each and (args.onnx or args.pre or args.report):
        print("--each is a table of all releases after --from, and only printed: leave out --onnx, --pre and --report", file=sys.stderr)
        return 2
    try:
        if args.report:  # found out now, and not at the end
            Path(args.report).mkdir(parents=True, exist_ok=True)
        if args.each:
            plan = make_plan(root)
            print(*release_table([release_row(report, plan) for report in release_reports(root, args.before)]), sep="\n")
            return 0
        if not args.before:
            print("name the older release with --from, or ask for all with --each", file=sys.stderr)
            return 2
        report = compare_releases(args.before, args.onnx, root, args.pre)
        if args.report:
            write_report(report, Path(args.report))
    except (UpstreamError, SchemaError, ImportFailure, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(*summary_lines(report), sep="\n")
    return 0


def add_commands(subparsers) -> None:
    """Adds `report` to the command line."""
    command = subparsers.add_parser("report", help="what changed between two releases of onnx", description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("--from", dest="before", default="", metavar="A", help="the older release: 1.22.0, a wheel, or a folder of facts")
    newer = command.add_mutually_exclusive_group()
    newer.add_argument("--onnx", default="", metavar="B", help="the newer one (default: the newest release)")
    newer.add_argument("--pre", action="store_true", help="the newer one is the newest pre-release")
    command.add_argument("--each", action="store_true", help="instead, a table of what each release in schemas/history brought, after --from")
    command.add_argument("--report", metavar="DIR", help="write report.json and report.md there")
    command.add_argument("--root", default=str(PROJECT), help="the project, for its rooms")
    command.set_defaults(run=_run)
