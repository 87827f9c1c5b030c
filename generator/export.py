# SPDX-License-Identifier: Apache-2.0
"""The command `cases`: list, show, and write as files for other implementations, per operator version.

`export` writes one folder per op-version below <domain>/, `<Op>-<version>`, and `<Op>-body` for cases of the nodes that a
function body names. In it, by format:

    onnx   <case>/model.onnx, test_data_set_0/input_<k>.pb and output_<k>.pb, data.json: the layout of onnx's backend tests.
           onnx.backend.test.loader.load_model_tests(data_dir="DIR/ai.onnx", kind="Size-13") reads it.
    npz    <case>.npz: `model` (the bytes of the ONNX file), `meta` (a JSON text), and every array as input_<k> or output_<k>
    json   <case>.json: meta, the nodes, and every value with its data

manifest.json counts and hashes the files per op-version. Each case says in `wrong` what is wrong with it, if anything: published cases
are kept as they are.
"""

import argparse
import difflib
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from generator.case_files import FORMATS, case_files
from generator.case_library import Choice, Entry, cases, entries, wrong_cases
from generator.case_show import case_text
from generator.schema import SchemaError, load_schemas
from generator.store import ORIGINS, PackError

ROOT = Path(__file__).resolve().parent.parent
MANIFEST = "manifest.json"


class ExportError(Exception):
    """What was asked for cannot be given; the text says why and what to do."""


class _Group:
    """Count and hash of what is written for one op-version."""

    def __init__(self, entry: Entry):
        self.entry = entry
        self.cases: list[str] = []
        self.digests: list[str] = []

    def add(self, name: str, path: str, data: bytes) -> None:
        if not self.cases or self.cases[-1] != name:
            self.cases.append(name)
        self.digests.append(f"{hashlib.sha256(data).hexdigest()}  {path}\n")

    def row(self) -> dict:
        """`sha256` is that of the lines `<sha256 of a file>  <its path from here>`, sorted by path."""
        lines = sorted(self.digests, key=lambda line: line.partition("  ")[2])
        return {
            "domain": self.entry.domain, "op": self.entry.op, "since": self.entry.since,
            "folder": f"{self.entry.domain}/{self.entry.place}", "cases": len(self.cases), "files": len(lines),
            "sha256": hashlib.sha256("".join(lines).encode()).hexdigest(),
        }


def manifest_text(kind: str, release: str, groups: list[_Group]) -> str:
    """One op-version a line, sorted."""
    rows = sorted((g.row() for g in groups), key=lambda r: (r["domain"], r["op"], r["since"] or 0))
    head = {"format": kind, "onnx": release, "cases": sum(r["cases"] for r in rows), "files": sum(r["files"] for r in rows)}
    lines = ",\n".join("    " + json.dumps(row) for row in rows)
    return json.dumps(head, indent=2)[:-2] + f',\n  "op_versions": [\n{lines}\n  ]\n}}\n'


def export(root: Path, out: Path, kind: str, choice: Choice) -> tuple[int, int]:
    """Write the cases that fit into `out`, which must be empty or absent; returns (op-versions, cases)."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise ExportError(f"{out} is not an empty folder; name another one, or remove it")
    if next(entries(root, choice), None) is None:
        raise ExportError(_nothing(root, choice))
    groups: dict[tuple[str, str], _Group] = {}
    wrong = wrong_cases(root)
    for entry, case in cases(root, choice):
        folder = f"{entry.domain}/{entry.place}"
        group = groups.setdefault((entry.domain, entry.place), _Group(entry))
        for name, data in case_files(case, kind, wrong.get(case.name, "")):
            path = out / folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            group.add(case.name, f"{folder}/{name}", data)
    text = manifest_text(kind, load_schemas(root / "schemas").onnx, list(groups.values()))
    (out / MANIFEST).write_text(text, encoding="utf-8")
    return len(groups), sum(len(g.cases) for g in groups.values())


def _nothing(root: Path, choice: Choice) -> str:
    """Why no case fits: the name is unknown, or the version, or it occurs in other operators' cases only."""
    domain, _, op = choice.op.rpartition(":")
    known = [o for o in load_schemas(root / "schemas").operators if o.name == op and domain in ("", o.domain)]
    if choice.op and not known:
        near = difflib.get_close_matches(op, sorted({o.name for o in load_schemas(root / "schemas").operators}), 5)
        return f"'{choice.op}' is no operator" + (f"; near: {', '.join(near)}" if near else "")
    versions = sorted({v.since for o in known for v in o.versions})
    if choice.since is not None and known and choice.since not in versions:
        return f"{op} has no version {choice.since}; its versions: {', '.join(map(str, versions))}"
    if choice.op:
        wanted = [(o.domain, o.name, v.since) for o in known for v in o.versions if choice.since in (None, v.since)]
        inside = [e.name for e in entries(root) if e.op != op and any(w in e.ops for w in wanted)]
        more = f"; it occurs in {len(inside)} cases of other operators, such as {inside[0]}" if inside else ""
        return f"no case of {op}{'' if choice.since is None else f'-{choice.since}'} fits{more}"
    return "no case fits"


def _unknown_name(root: Path, name: str) -> str:
    near = difflib.get_close_matches(name, [e.name for e in entries(root)], 5, 0.7)
    return f"no case is named '{name}'" + (f"; near: {', '.join(near)}" if near else "; ./opw cases list shows the names")


def list_lines(root: Path, choice: Choice) -> Iterator[str]:
    """A line per case: op-version, name, origin, kind, oracle."""
    found = sorted(entries(root, choice), key=lambda e: (e.domain, e.op, e.since or 0, e.name))
    for entry in found:
        place = entry.place if entry.domain == "ai.onnx" else f"{entry.domain}:{entry.place}"
        yield f"{place:<28} {entry.name:<60} {entry.origin} {entry.kind} {entry.oracle}"


def _run(args: argparse.Namespace) -> int:
    root = Path(args.root)
    try:
        return args.do(root, args)
    except BrokenPipeError:
        # The reader has seen enough; what is left in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ExportError, PackError, SchemaError, OSError) as error:
        print(f"cases: {error}", file=sys.stderr)
        return 1


def _choice(args: argparse.Namespace) -> Choice:
    return Choice(op=args.op, since=args.since, origin=args.origin)


def _do_list(root: Path, args: argparse.Namespace) -> int:
    count = 0
    for line in list_lines(root, _choice(args)):
        print(line)
        count += 1
    if count == 0:
        raise ExportError(_nothing(root, _choice(args)))
    sys.stdout.flush()
    return 0


def _do_show(root: Path, args: argparse.Namespace) -> int:
    found = [case for name in args.names for _, case in cases(root, Choice(name=name))]
    missing = [name for name in args.names if name not in {case.name for case in found}]
    if missing:
        raise ExportError("\n       ".join(_unknown_name(root, name) for name in missing))
    wrong = wrong_cases(root)
    print("\n\n".join(case_text(case, args.elements, wrong.get(case.name, "")) for case in found), flush=True)
    return 0


def _do_export(root: Path, args: argparse.Namespace) -> int:
    if not (args.all or args.op):
        raise ExportError("say which: --op NAME [--since VERSION], or --all")
    versions, count = export(root, Path(args.out), args.format, _choice(args))
    print(f"{count} cases of {versions} op-versions and function bodies in {args.out}")
    return 0


def _do_check(root: Path, args: argparse.Namespace) -> int:
    from generator.case_check import ReadError, check

    folder = Path(args.folder)
    try:
        kind = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["format"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ExportError(f"{folder} holds no export: {MANIFEST}: {type(error).__name__}: {error}") from error
    if kind != "onnx":
        raise ExportError(f"{folder} is of the format {kind}; export with --format onnx")
    try:
        results = list(check(folder, root))
    except ReadError as error:
        raise ExportError(error) from error
    rest = [r for r in results if r.what]
    text = "".join(f"{r.folder}/{r.name}: {r.why or 'no reason is known'} [{r.what}]\n" for r in rest)
    if args.report:
        Path(args.report).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    unknown = sum(not r.why for r in rest)
    print(f"onnx's loader read {len(results)} cases; its reference evaluator agrees with {len(results) - len(rest)}, not with {len(rest)}, "
          f"of which {unknown} without a known reason")
    return 1 if unknown else 0


def add_commands(subparsers) -> None:
    """Adds `cases` with list, show, export and check to the command line."""
    parser = subparsers.add_parser(
        "cases", help="list, show, export and check test cases", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    which = parser.add_subparsers(dest="which", required=True, metavar="{list,show,export,check}")

    def add(name: str, do, text: str) -> argparse.ArgumentParser:
        command = which.add_parser(name, help=text, description=text)
        command.add_argument("--root", default=str(ROOT), help="the project's root")
        command.set_defaults(run=_run, do=do)
        return command

    def choose(command: argparse.ArgumentParser) -> None:
        command.add_argument("--op", default="", help="only this operator, NAME or DOMAIN:NAME")
        command.add_argument("--since", type=int, help="only this version of it")
        command.add_argument("--origin", default="", choices=ORIGINS, help="only cases of this origin")

    choose(add("list", _do_list, "a line per case: op-version, name, origin, kind, oracle"))
    show = add("show", _do_show, "print cases: node, inputs, outputs")
    show.add_argument("names", nargs="+", metavar="NAME")
    show.add_argument("--elements", type=int, default=100, metavar="N", help="shorten tensors of more elements (default: 100)")
    command = add("export", _do_export, "write cases as files, a folder per op-version")
    choose(command)
    command.add_argument("--all", action="store_true", help="all cases")
    command.add_argument("--format", choices=FORMATS, default="onnx")
    command.add_argument("-o", "--out", required=True, metavar="DIR", help="an empty or new folder")
    checked = add("check", _do_check, "read an export back with onnx's loader and run its reference evaluator over it")
    checked.add_argument("folder", metavar="DIR", help="what `cases export --format onnx` wrote")
    checked.add_argument("--report", metavar="FILE", help="write the cases that it does not agree with here, with the reason")
