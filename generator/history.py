# SPDX-License-Identifier: Apache-2.0
"""`python -m generator history`: what past releases stated, kept as differences in schemas/history.

schemas/history/<release>.json holds the op-versions whose facts or hashes differ from those of the next newer
release there is (the newest from schemas/ itself), those that it has alone, and the names of those it lacks. So
`facts_at` gives any of these releases as importing it would, without network. A wheel is unpacked into a folder that
goes away again and asked in a process of its own; nothing is installed.
"""

import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from generator.hashing import short_hash
from generator.json_text import dump
from generator.merge import ImportFailure, release_number
from generator.releases import check, download, read_pins

FOLDER = "history"
# (domain, operator, since) -> that version's entry in schemas/<domain>/<Op>.json
Facts = dict[tuple[str, str, int], dict]

_ASK = """
import json, sys
import onnx, onnx.defs
from generator import importer
from generator.hashing import short_hash
from generator.importer import all_schemas, domain_folder, version_facts
usual = importer.default_value
def default_value(attribute):
    # Some releases had a tensor as default; a later import of such a one would have to say what it means.
    kind = onnx.AttributeProto.AttributeType.Name(attribute.type)
    return usual(attribute) if kind != "TENSOR" else "tensor " + short_hash(attribute.t.SerializeToString(deterministic=True))
importer.default_value = default_value
class OldParam:  # up to 1.13 these names were in camel case
    def __init__(self, param): self.param = param
    def __getattr__(self, name):
        head, *rest = name.split("_")
        if name == "min_arity": return getattr(self.param, name, 1)
        camel = head + "".join(word.title() for word in rest)
        return getattr(self.param, name if hasattr(self.param, name) else camel)
param = importer._param
importer._param = lambda given: param(OldParam(given))
entries = [[d, n, [version_facts(s) for s in v]] for (d, n), v in all_schemas().items()]
opsets = {domain_folder(d): v[1] for d, v in onnx.defs.C.schema_version_map().items()}
known = hasattr(onnx.defs.OpSchema, "non_deterministic")
json.dump({"file": onnx.__file__, "opsets": opsets, "deterministic": known, "entries": entries}, sys.stdout)
"""


def wheel_facts(wheel: Path) -> tuple[dict[str, int], Facts, bool]:
    """(opsets, facts, whether determinism is stated) of an onnx wheel for this Python; ImportFailure if it does not load."""
    with tempfile.TemporaryDirectory() as scratch:
        with zipfile.ZipFile(wheel) as archive:
            wanted = [n for n in archive.namelist() if not n.startswith("onnx/backend/test/")]
            archive.extractall(scratch, wanted)
        path = os.pathsep.join([scratch, str(Path(__file__).resolve().parents[1])])
        env = dict(os.environ, PYTHONPATH=path, PYTHONDONTWRITEBYTECODE="1")
        # Not in a folder that could hold another onnx: -c puts the current one before PYTHONPATH.
        ran = subprocess.run([sys.executable, "-c", _ASK], cwd=scratch, env=env, capture_output=True, text=True)
        if ran.returncode != 0:
            last = ran.stderr.strip().splitlines()[-1:] or ["no message"]
            raise ImportFailure(f"{wheel.name} does not load in this Python: {last[0]}")
        answer = json.loads(ran.stdout)
        if not answer["file"].startswith(scratch):
            raise ImportFailure(f"{wheel.name} was not asked: {answer['file']} stood before it")
    facts = {(d, n, v["since"]): v for d, n, versions in answer["entries"] for v in versions}
    domains = {d for d, _, _ in facts}
    return {d: v for d, v in sorted(answer["opsets"].items()) if d in domains}, facts, answer["deterministic"]


def tree_facts(root: Path) -> tuple[str, dict[str, int], Facts]:
    """(release, opsets, facts) that schemas/ holds now."""
    index = json.loads((root / "index.json").read_text(encoding="utf-8"))
    facts: Facts = {}
    for name in index["files"]:
        data = json.loads((root / name).read_text(encoding="utf-8"))
        facts |= {(data["domain"], data["name"], v["since"]): v for v in data["versions"]}
    return index["onnx"], index["opsets"], facts


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


def facts_at(root: Path, release: str) -> tuple[dict[str, int], Facts]:
    """(opsets, facts) of a release in schemas/history, or of schemas/ itself; ImportFailure for others."""
    newest, opsets, facts = tree_facts(root)
    if release == newest:
        return opsets, dict(sorted(facts.items()))
    known = releases(root)
    if release not in known:
        raise ImportFailure(f"schemas/history has no release {release}; it has {', '.join(known)}")
    for step in known[: known.index(release) + 1]:
        data = json.loads((root / FOLDER / f"{step}.json").read_text(encoding="utf-8"))
        opsets, facts = data["opsets"], restore(data, facts)
    if facts_hash(facts) != data["hash"]:
        raise ImportFailure(f"schemas/history/{release}.json does not give the facts that it was made from; restore schemas/")
    return opsets, facts


def everything(root: Path) -> dict[str, tuple[dict[str, int], Facts]]:
    """(opsets, facts) of all releases that are there, that of schemas/ too.

    Importing another release: call this before, and `write` with the answer after it.
    """
    newest, opsets, facts = tree_facts(root)
    return {release: facts_at(root, release) for release in releases(root)} | {newest: (opsets, facts)}


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
        data = {"onnx": release, "opsets": opsets, "op_versions": len(old), "hash": facts_hash(old), **difference(old, facts)}
        path, text = root / FOLDER / f"{release}.json", dump(data)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed.append(f"{FOLDER}/{release}.json")
        facts = old
    return changed


def _insert(entry: dict, key: str, value, before: tuple[str, ...]) -> dict:
    """The entry with another key where version_facts has it."""
    items = list(entry.items())
    place = next((k for k, (name, _) in enumerate(items) if name in before), len(items))
    return dict([*items[:place], (key, value), *items[place:]])


def _take_over(facts: Facts, newer: Facts) -> Facts:
    """The facts of a release that did not state determinism or the arity of parameters: as the next newer one has them."""
    result = {}
    for key, entry in facts.items():
        known = newer.get(key, {})
        if known.get("deterministic") is False:
            entry = _insert(entry, "deterministic", False, ("min_input",))
        for side in ("inputs", "outputs"):
            arities = {param["name"]: param["min_arity"] for param in known.get(side, ()) if "min_arity" in param}
            if side in entry:
                entry = entry | {side: [
                    _insert(param, "min_arity", arities[param["name"]], ("text",))
                    if param["name"] in arities and "min_arity" not in param else param for param in entry[side]
                ]}
        result[key] = entry
    return result


def _run(args) -> int:
    root = Path(args.root)
    try:
        pins = read_pins(root / "cases")
        newest, _, facts = tree_facts(root)
        wanted = sorted(args.release or pins, key=release_number, reverse=True)
        past: dict[str, tuple[dict[str, int], Facts]] = {}
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(args.wheels or scratch)
            folder.mkdir(parents=True, exist_ok=True)
            for release in wanted:
                if release not in pins:
                    raise ImportFailure(f"releases.json has no release {release}; it has {', '.join(pins)}")
                tag = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
                if release == newest or (not args.release and tag not in pins[release].file):
                    continue
                wheel = download(pins[release], folder)
                check(wheel, pins[release])
                opsets, old, determinism = wheel_facts(wheel)
                old = old if determinism else _take_over(old, facts)
                past[release], facts = (opsets, old), old
                print(f"onnx {release}: {len(old)} op-versions", flush=True)
        changed = write(root, everything(root) | past)
        print(f"{len(changed)} files changed")
    except (ImportFailure, OSError, zipfile.BadZipFile) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def add_commands(subparsers) -> None:
    """Add `history` to the command line of `python -m generator`."""
    parser = subparsers.add_parser("history", help="write schemas/history from the wheels of past releases")
    parser.add_argument("--root", default="schemas", help="folder to write (default: schemas)")
    parser.add_argument("--release", action="append", default=[], metavar="R", help="a pinned release; default: all for this Python")
    parser.add_argument("--wheels", metavar="DIR", help="keep downloaded wheels in DIR, and take those that are there")
    parser.set_defaults(run=_run)
