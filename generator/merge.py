# SPDX-License-Identifier: Apache-2.0
"""Merges one release's cases into schemas/cases: packs, index, and for every case the releases that have it.

A stored case is frozen: what a later import computes with other last bits is the same case and changes no
byte. A name belongs to the case that had it first; another case of that name is stored as <name>@<release>.
"""

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from generator.json_text import dump
from generator.official import (
    CaseError,
    RawCase,
    case_key,
    pack_operator,
    same_but_rounding,
    seed_cases,
    to_case,
)
from generator.store import Case, Pack, write_pack

_DOINGS = ("compare-shape", "leave-out", "note")
_RULE_KEYS = {"cases", "do", "reason", "releases"}


class ImportFailure(Exception):
    """The import cannot go on; the text says file, what is wrong and the edit."""


@dataclass(frozen=True)
class Rule:
    """One entry of rules.json: what to do with cases of these names, in all releases or in those named."""

    cases: tuple[str, ...]
    do: str
    reason: str
    releases: tuple[str, ...] = ()

    def fits(self, name: str, release: str) -> bool:
        return name in self.cases and (not self.releases or release in self.releases)


def load_rules(path: Path) -> list[Rule]:
    """Read schemas/cases/rules.json; ImportFailure names every wrong entry."""
    rules, wrong = [], []
    for k, entry in enumerate(json.loads(path.read_text(encoding="utf-8"))["rules"]):
        where = f"{path.name}: rules[{k}]"
        unknown = set(entry) - _RULE_KEYS
        missing = _RULE_KEYS - {"releases"} - set(entry)
        if unknown or missing:
            wrong.append(
                f"{where}: unknown keys {sorted(unknown)}, missing keys {sorted(missing)}; correct the entry"
            )
        elif entry["do"] not in _DOINGS:
            wrong.append(f"{where}: '{entry['do']}' is none of {', '.join(_DOINGS)}; correct 'do'")
        else:
            releases = tuple(entry.get("releases", ()))
            rules.append(Rule(tuple(entry["cases"]), entry["do"], entry["reason"], releases))
    if wrong:
        raise ImportFailure("\n".join(wrong))
    return rules


def release_number(release: str) -> tuple[int, ...]:
    """What releases are ordered by."""
    return tuple(int(part) for part in release.split("."))


class CaseStore:
    """The stored cases of all releases, by name, with the pack that each lies in."""

    def __init__(self, root: Path):
        self.root = root
        self.cases: dict[str, Case] = {}
        self.packs: dict[str, str] = {}
        self.releases: list[str] = []
        self.left_out: list[dict] = []
        index = root / "index.json"
        if index.is_file():
            data = json.loads(index.read_text(encoding="utf-8"))
            self.releases, self.left_out = data["releases"], data["left_out"]
        for path in sorted(root.glob("*/*.pack")):
            with Pack(path) as pack:
                for case in pack:
                    self.cases[case.name] = case
                    self.packs[case.name] = f"{path.parent.name}/{path.stem}"
        self._others: list[str] = []
        self._keys: dict[str, list[str]] | None = None

    def _by_key(self, case: Case) -> str | None:
        """The name of an equal case of another name; keys are made only when a name does not decide."""
        if self._keys is None:
            self._keys = {}
            for name, stored in self.cases.items():
                self._keys.setdefault(case_key(stored), []).append(name)
        return next(iter(self._keys.get(case_key(case), ())), None)

    def find(self, case: Case) -> str | None:
        """The name of the stored case that this one is, by name first."""
        variants = [n for n in self.cases if n == case.name or n.startswith(case.name + "@")]
        same = next((n for n in variants if same_but_rounding(case, self.cases[n])), None)
        # Within its first release every name is a case of its own, although a few hold the same data.
        return same or (self._by_key(case) if self._others else None)

    def merge(self, incoming: list[tuple[Case, str]], release: str) -> dict[str, int]:
        """Take in all cases of one release; returns how many are new, known and gone."""
        self._others = [r for r in self.releases if r != release]
        newest = all(release_number(release) > release_number(r) for r in self._others)
        before = max(self._others, key=release_number) if self._others else None
        seen: set[str] = set()
        counts = {"new": 0, "known": 0, "gone": 0}
        for case, pack in incoming:
            name = self.find(case)
            if name is None:
                name = case.name if case.name not in self.cases else f"{case.name}@{release}"
                case = replace(case, name=name, first=release, last="-" if newest else release)
                self.cases[name], self.packs[name] = case, pack
                if self._keys is not None:
                    self._keys.setdefault(case_key(case), []).append(name)
                counts["new"] += 1
            else:
                old = self.cases[name]
                first = min(old.first, release, key=release_number)
                last = old.last if old.last == "-" else max(old.last, release, key=release_number)
                # What the rules and the tables say now holds, only the data are frozen.
                facts = {"compare": case.compare, "rtol": case.rtol, "atol": case.atol, "ops": case.ops}
                self.cases[name] = replace(old, first=first, last="-" if newest else last, **facts)
                counts["known"] += 1
            seen.add(name)
        if newest:
            for name in [n for n, c in self.cases.items() if n not in seen and c.last == "-"]:
                counts["gone"] += 1
                if self.cases[name].first == release or before is None:
                    del self.cases[name], self.packs[name]
                else:
                    self.cases[name] = replace(self.cases[name], last=before)
        self.releases = sorted({*self._others, release}, key=release_number)
        return counts

    def write(self, rules: list[Rule]) -> list[str]:
        """Write packs and index, delete packs without cases; returns the names of the changed files."""
        packs: dict[str, list[Case]] = {}
        for name, case in self.cases.items():
            packs.setdefault(self.packs[name], []).append(case)
        changed = [f"{p}.pack" for p in sorted(packs) if write_pack(self.root / f"{p}.pack", packs[p])]
        for path in sorted(self.root.glob("*/*.pack")):
            if f"{path.parent.name}/{path.stem}" not in packs:
                path.unlink()
                changed.append(f"{path.parent.name}/{path.name}")
        # One line per case, however long: a release then changes only the lines of its cases.
        data = dump(self.index(rules), width=sys.maxsize).encode()
        index = self.root / "index.json"
        if not index.is_file() or index.read_bytes() != data:
            index.write_bytes(data)
            changed.append("index.json")
        return changed

    def _in_use(self, rule: Rule) -> bool:
        return not rule.releases or any(release in self.releases for release in rule.releases)

    @staticmethod
    def _note(rule: Rule) -> dict:
        note = {"cases": list(rule.cases), "reason": rule.reason}
        return note | ({"releases": list(rule.releases)} if rule.releases else {})

    def check_rules(self, rules: list[Rule]) -> None:
        """ImportFailure if a rule for an imported release names a case that no import has seen."""
        known = {name.partition("@")[0] for name in self.cases} | {entry["name"] for entry in self.left_out}
        stale = sorted({name for rule in rules if self._in_use(rule) for name in rule.cases} - known)
        if stale:
            names = ", ".join(stale)
            raise ImportFailure(f"rules.json: no case is named {names}; correct or remove the rule")

    def index(self, rules: list[Rule]) -> dict:
        """The table of all cases as index.json holds it."""
        cases = sorted(self.cases.values(), key=lambda case: case.name)
        kinds = {
            kind: sum(case.kind == kind for case in cases) for kind in sorted({case.kind for case in cases})
        }
        return {
            "releases": self.releases,
            "counts": {"cases": len(cases), "packs": len(set(self.packs.values())), **kinds},
            "left_out": self.left_out,
            "notes": [self._note(rule) for rule in rules if rule.do != "leave-out" and self._in_use(rule)],
            "cases": [
                {
                    "name": case.name,
                    "kind": case.kind,
                    "pack": self.packs[case.name],
                    "first": case.first,
                    "last": case.last,
                    "compare": case.compare,
                    "rtol": case.rtol,
                    "atol": case.atol,
                    "ops": [f"{domain}:{op}:{since}" for domain, op, since in case.ops],
                }
                for case in cases
            ],
        }


def import_cases(
    root: Path,
    release: str,
    sources: Iterable[tuple[str, str, RawCase | CaseError]],
    progress: Callable[[str], object] = lambda text: None,
) -> str:
    """Merge a release's cases into the store at `root` (schemas/cases); returns a line of text that sums up.

    Reads seeds.json and rules.json there. A case that cannot be stored is listed in the index with the
    reason.
    """
    rules = load_rules(root / "rules.json")
    store = CaseStore(root)
    raws: list[RawCase] = []
    left_out: list[dict] = []

    def leave_out(name: str, kind: str, reason: str) -> None:
        left_out.append({"name": name, "kind": kind, "release": release, "reason": reason})

    # The seeds belong to no release of onnx: they come in with the newest one and stay.
    newest = all(release_number(release) >= release_number(r) for r in store.releases)
    seeds = seed_cases(root / "seeds.json") if newest else ()
    for name, kind, raw in (*sources, *seeds):
        rule = next((r for r in rules if r.do == "leave-out" and r.fits(name, release)), None)
        if rule:
            leave_out(name, kind, rule.reason)
        elif isinstance(raw, CaseError):
            leave_out(name, kind, str(raw))
        else:
            raws.append(raw)
            if len(raws) % 500 == 0:
                progress(f"read {len(raws)} cases")
    models = {raw.name: raw.model for raw in raws}
    if len(models) != len(raws):
        raise ImportFailure("two cases of the release have one name; the store needs a rule for that")
    incoming: list[tuple[Case, str]] = []
    for raw in raws:
        shape_only = any(r.do == "compare-shape" and r.fits(raw.name, release) for r in rules)
        try:
            case = to_case(raw, release, "shape" if shape_only else "values")
        except CaseError as error:
            leave_out(raw.name, raw.kind, str(error))
            continue
        incoming.append((case, "/".join(pack_operator(raw, models))))
    progress(f"{len(incoming)} cases of release {release}, {len(left_out)} left out")
    counts = store.merge(incoming, release)
    kept = [entry for entry in store.left_out if entry["release"] != release]
    store.left_out = sorted(kept + left_out, key=lambda e: (release_number(e["release"]), e["name"]))
    store.check_rules(rules)
    changed = store.write(rules)
    return (
        f"release {release}: {counts['new']} new, {counts['known']} known, {counts['gone']} gone, "
        f"{len(left_out)} left out; {len(store.cases)} cases in all, {len(changed)} files changed"
    )
