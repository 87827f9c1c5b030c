# SPDX-License-Identifier: Apache-2.0
"""`python -m generator history`: what past releases stated, kept as differences in schemas/history.

schemas/history/<release>.json holds the op-versions whose facts or hashes differ from those of the next newer
release there is (the newest from schemas/ itself), those that it has alone, and the names of those it lacks. So
`facts_at` gives any of these releases as importing it would, without network. A wheel is unpacked into a folder that
goes away again and asked in a process of its own; nothing is installed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import onnx
import onnx.helper

from generator.hashing import short_hash
from generator.importer import domain_folder, version_facts, write_schemas
from generator.json_text import dump
from generator.merge import ImportFailure, release_number
from generator.releases import check, download, install, read_pins, wheel_python

FOLDER = "history"
# (domain, operator, since) -> that version's entry in schemas/<domain>/<Op>.json
Facts = dict[tuple[str, str, int], dict]

_PACKAGES = ("numpy<1.24", "protobuf<3.21", "six", "typing_extensions")  # what a wheel for another Python imports


class _Schema:
    """What schema_dump.py printed of an op-version, as `version_facts` reads it. What the release did not state of it is as
    `known`, that op-version's entry of the next newer release, has it."""

    def __init__(self, stated: dict, known: dict):
        self.__dict__ |= stated
        self.support_level = SimpleNamespace(name=stated["support_level"])
        if stated["deprecated"] is None:
            self.deprecated = known.get("deprecated", False)
        if stated["non_deterministic"] is None:
            self.non_deterministic = not known.get("deterministic", True)
        for side in ("inputs", "outputs"):
            params = {param["name"]: param for param in known.get(side, ())}
            setattr(self, side, [self._param(param, params.get(param["name"], {})) for param in stated[side]])
        attributes = {attribute["name"]: attribute for attribute in known.get("attributes", ())}
        self.attributes = {n: self._attribute(n, a, attributes.get(n, {})) for n, a in stated["attributes"].items()}
        self.type_constraints = [SimpleNamespace(**constraint) for constraint in stated["type_constraints"]]
        for constraint in self.type_constraints:  # up to 1.3 some types were "int64"
            constraint.allowed_type_strs = [t if "(" in t else f"tensor({t})" for t in constraint.allowed_type_strs]
        self.function_opset_versions = [int(opset) for opset in stated["bodies"] or ()]
        self.context_dependent_function_opset_versions = stated["context_bodies"] or ()

    @staticmethod
    def _param(stated: dict, known: dict) -> SimpleNamespace:
        usual = {"is_homogeneous": known.get("homogeneous", True), "min_arity": known.get("min_arity", 1)}
        found = {key: usual[key] if value is None else value for key, value in stated.items()}
        return SimpleNamespace(**found | {"option": SimpleNamespace(name=stated["option"])})

    @staticmethod
    def _attribute(name: str, stated: dict, known: dict) -> SimpleNamespace:
        kind = getattr(onnx.AttributeProto, stated["type"])
        if stated["default_value"]:
            default = onnx.AttributeProto.FromString(bytes.fromhex(stated["default_value"]))
        elif stated["default_value"] is None and "default" in known and not stated["required"]:
            default = onnx.helper.make_attribute(name, known["default"], attr_type=kind)
        else:
            default = onnx.AttributeProto()
        return SimpleNamespace(name=name, type=SimpleNamespace(name=stated["type"]), required=stated["required"], default_value=default,
                               description=stated["description"])

    def get_function_with_opset_version(self, opset: int) -> bytes:
        body = onnx.FunctionProto.FromString(bytes.fromhex(self.bodies[str(opset)]))
        body.DiscardUnknownFields()  # up to 1.7 a body stated its since version and status
        return body.SerializeToString()


def wheel_entry(stated: dict, newer: Facts) -> tuple[tuple[str, str, int], dict]:
    """(place, entry) of an op-version from what schema_dump.py printed of it; `newer` are the next release's facts."""
    key = (domain_folder(stated["domain"]), stated["name"], stated["since_version"])
    known = newer.get(key, {})
    entry = version_facts(_Schema(stated, known))
    for member, name in (("bodies", "body"), ("context_bodies", "context_body")):
        if stated[member] is None and name in known.get("hashes", {}):
            entry["hashes"][name] = known["hashes"][name]
    return key, entry


def wheel_facts(wheel: Path, interpreter: str, newer: Facts) -> tuple[dict[str, int], Facts]:
    """(opsets, facts) of an onnx wheel, asked in a Python that it was made for; ImportFailure if it does not load there.

    `newer` are the facts of the next newer release, for what this one did not state yet: 1.1 no defaults, up to 1.3 nothing of
    deprecation, homogeneity and function bodies, up to 1.13 no arity of parameters, up to 1.19 no determinism.
    """
    with tempfile.TemporaryDirectory() as scratch:
        with zipfile.ZipFile(wheel) as archive:
            wanted = [n for n in archive.namelist() if not n.startswith("onnx/backend/test/")]
            archive.extractall(scratch, wanted)
        path = [scratch]
        if interpreter != sys.executable:
            path.append(str(wheel.parent / f"packages-{wheel_python(wheel)}"))
            install(_PACKAGES, wheel_python(wheel), Path(path[-1]))
        env = dict(os.environ, PYTHONPATH=os.pathsep.join(path), PYTHONDONTWRITEBYTECODE="1")
        # A script's folder comes before PYTHONPATH: the one that it is copied to holds no other onnx.
        script = shutil.copy2(Path(__file__).with_name("schema_dump.py"), scratch)
        ran = subprocess.run([interpreter, script], cwd=scratch, env=env, capture_output=True, text=True)
        if ran.returncode != 0:
            last = ran.stderr.strip().splitlines()[-1:] or ["no message"]
            raise ImportFailure(f"{wheel.name} does not load in {interpreter}: {last[0]}")
        answer = json.loads(ran.stdout)
        if not answer["file"].startswith(scratch):
            raise ImportFailure(f"{wheel.name} was not asked: {answer['file']} stood before it")
    facts = dict(wheel_entry(stated, newer) for stated in answer["schemas"])
    domains = {d for d, _, _ in facts}
    opsets = {domain_folder(d): v for d, v in answer["opsets"].items()}
    return {d: v for d, v in sorted(opsets.items()) if d in domains}, facts


def tree_facts(root: Path) -> tuple[str, dict[str, int], Facts]:
    """(release, opsets, facts) that schemas/ holds now."""
    index = json.loads((root / "index.json").read_text(encoding="utf-8"))
    facts: Facts = {}
    for name in index["files"]:
        data = json.loads((root / name).read_text(encoding="utf-8"))
        facts |= {(data["domain"], data["name"], v["since"]): v for v in data["versions"]}
    return index["onnx"], index["opsets"], facts


def take_facts(source: Path, root: Path) -> list[str]:
    """Make the schemas at `root` those of another such folder; returns the names of the files that changed."""
    return put_facts(root, *tree_facts(source))


def put_facts(root: Path, release: str, opsets: dict[str, int], facts: Facts) -> list[str]:
    """Make the schemas at `root` those of a release; returns the names of the files that changed. Cases and history stay."""
    operators: dict[tuple[str, str], list[dict]] = {}
    for (domain, name, _), entry in sorted(facts.items()):
        operators.setdefault((domain, name), []).append(entry)
    return write_schemas(root, release, opsets, operators)


def releases(root: Path) -> list[str]:
    """The releases in schemas/history, newest first."""
    names = [path.stem for path in (root / FOLDER).glob("*.json")]
    return sorted(names, key=release_number, reverse=True)


def _word(key: tuple[str, str, int]) -> str:
    return f"{key[0]}:{key[1]}:{key[2]}"


def difference(old: Facts, new: Facts) -> dict:
    """What turns `new` back into `old`; `restore` does it."""
    def entries(keys) -> list[dict]:
        return [{"domain": key[0], "name": key[1], "facts": old[key]} for key in sorted(keys)]

    return {
        "changed": entries(key for key in old if key in new and old[key] != new[key]),
        "alone": entries(key for key in old if key not in new),
        "lacks": [_word(key) for key in sorted(new) if key not in old],
    }


def restore(data: dict, new: Facts) -> Facts:
    """The facts whose `difference` from `new` is `data`."""
    lacks = set(data["lacks"])
    facts = {key: value for key, value in new.items() if _word(key) not in lacks}
    for entry in data["changed"] + data["alone"]:
        facts[entry["domain"], entry["name"], entry["facts"]["since"]] = entry["facts"]
    return dict(sorted(facts.items()))


def facts_hash(facts: Facts) -> str:
    """One hash over all facts of a release: that its file and those after it give what its wheel stated."""
    return short_hash(json.dumps([[*key, value] for key, value in sorted(facts.items())]).encode())


def _back(root: Path) -> Iterator[tuple[str, dict[str, int], Facts]]:
    """(release, opsets, facts) of schemas/ itself and of every release in schemas/history, newest first; each is restored
    from the one before it. ImportFailure where a file is damaged."""
    newest, opsets, facts = tree_facts(root)
    yield newest, opsets, dict(sorted(facts.items()))
    for release in releases(root):
        try:
            data = json.loads((root / FOLDER / f"{release}.json").read_text(encoding="utf-8"))
            opsets, facts, stated = data["opsets"], restore(data, facts), data["hash"]
        except (ValueError, KeyError, TypeError) as error:
            raise ImportFailure(f"schemas/history/{release}.json cannot be read: {error!r}; restore schemas/") from error
        if facts_hash(facts) != stated:
            raise ImportFailure(f"schemas/history/{release}.json does not give the facts that it was made from; restore schemas/")
        yield release, opsets, facts


def facts_at(root: Path, wanted: str) -> tuple[dict[str, int], Facts]:
    """(opsets, facts) of a release in schemas/history, or of schemas/ itself; ImportFailure for others."""
    for release, opsets, facts in _back(root):
        if release == wanted:
            return opsets, facts
    raise ImportFailure(f"schemas/history has no release {wanted}; it has {', '.join(releases(root))}")


def file_text(release: str, opsets: dict[str, int], facts: Facts, newer: Facts) -> str:
    """A release's file in schemas/history; `newer` are the facts of the next newer one that is there."""
    return dump({"onnx": release, "opsets": opsets, "op_versions": len(facts), "hash": facts_hash(facts), **difference(facts, newer)})


def everything(root: Path) -> dict[str, tuple[dict[str, int], Facts]]:
    """(opsets, facts) of all releases that are there, that of schemas/ too.

    Importing another release: call this before, and `write` with the answer after it.
    """
    return {release: (opsets, facts) for release, opsets, facts in _back(root)}


def write(root: Path, past: dict[str, tuple[dict[str, int], Facts]]) -> list[str]:
    """Write the files of all these releases that are older than schemas/, and no others; returns the names of changed files."""
    newest, _, facts = tree_facts(root)
    changed = []
    for path in sorted((root / FOLDER).glob("*.json")):
        if path.stem not in past or release_number(path.stem) >= release_number(newest):
            path.unlink()
            changed.append(f"{FOLDER}/{path.name}")
    for release in sorted(past, key=release_number, reverse=True):
        if release_number(release) >= release_number(newest):
            continue
        opsets, old = past[release]
        path, text = root / FOLDER / f"{release}.json", file_text(release, opsets, old, facts)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed.append(f"{FOLDER}/{release}.json")
        facts = old
    return changed


def _interpreters(given: list[str]) -> dict[str, str]:
    """Pythons by the tag that wheels have, `cp36`: those given, and this one."""
    found = {}
    for interpreter in (*given, sys.executable):
        try:
            ran = subprocess.run([interpreter, "-c", "import sys; print('cp%d%d' % sys.version_info[:2])"], capture_output=True, text=True)
        except OSError as error:
            raise ImportFailure(f"{interpreter} is no Python that runs: {error.strerror}") from error
        tag = ran.stdout.strip()
        if ran.returncode != 0 or not re.fullmatch(r"cp\d{2,}", tag):
            raise ImportFailure(f"{interpreter} is no Python that runs: {(ran.stderr.strip().splitlines() or ['it does not say its version'])[-1]}")
        found[tag] = interpreter
    return found


def _run(args) -> int:
    root = Path(args.root)
    try:
        pins = read_pins(root / "cases")
        interpreters = _interpreters(args.python)
        newest, _, _ = tree_facts(root)
        known = everything(root)
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(args.wheels or scratch).resolve()
            folder.mkdir(parents=True, exist_ok=True)
            for release in sorted(args.release or pins, key=release_number, reverse=True):
                if release not in pins:
                    raise ImportFailure(f"releases.json has no release {release}; it has {', '.join(pins)}")
                tag = wheel_python(Path(pins[release].file))
                if release == newest or (not args.release and tag not in interpreters):
                    continue
                if tag not in interpreters:
                    raise ImportFailure(f"{pins[release].file} needs a Python {tag[2]}.{tag[3:]}: name one with --python")
                wheel = download(pins[release], folder)
                check(wheel, pins[release])
                after = min((r for r in known if release_number(r) > release_number(release)), key=release_number)
                known[release] = wheel_facts(wheel, interpreters[tag], known[after][1])
                print(f"onnx {release}: {len(known[release][1])} op-versions", flush=True)
        changed = write(root, known)
        print(f"{len(changed)} files changed")
    except (ImportFailure, OSError, zipfile.BadZipFile) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def add_commands(subparsers) -> None:
    """Add `history` to the command line of `python -m generator`."""
    parser = subparsers.add_parser("history", help="write schemas/history from the wheels of past releases")
    parser.add_argument("--root", default="schemas", help="folder to write (default: schemas)")
    parser.add_argument("--release", action="append", default=[], metavar="R", help="a pinned release; default: all for these Pythons")
    parser.add_argument("--wheels", metavar="DIR", help="keep downloaded wheels in DIR, and take those that are there")
    parser.add_argument("--python", action="append", default=[], metavar="FILE",
                        help="a Python for wheels that this one does not load; 3.6 to 3.8 for those before 1.13")
    parser.set_defaults(run=_run)
