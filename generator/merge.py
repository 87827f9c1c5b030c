# SPDX-License-Identifier: Apache-2.0
"""Merges one release's cases into schemas/cases: packs, index, and for every case the releases that have it.

A stored case is frozen: what a later import computes with other last bits is the same case and changes no
byte. Files of a published wheel are compared exactly. A name belongs to the case that had it first; another
case of that name is stored as <name>@<release>. The index accounts for every case of every release: it is a
case (`first`, `last`, and `in` where releases between lack it), is merged into one (`also`), or left out.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from generator.json_text import dump
from generator.official import (
    CaseError,
    RawCase,
    case_key,
    known_op_versions,
    model_key,
    pack_operator,
    same_but_rounding,
    seed_cases,
    to_case,
    values_key,
)
from generator.store import Case, Pack, write_pack

# compare-shape: the values are one draw; leave-out: cannot be stored; note: runs, read this when it fails;
# wrong: stored, does not run as it stands, `right` says what is right and how one sees it.
_DOINGS = ("compare-shape", "leave-out", "note", "wrong")
# What the index leaves out of an entry; the packs say it of every case.
_USUAL = {"kind": "node", "compare": "values", "rtol": 1e-3, "atol": 1e-7}
_RULE_KEYS = {"cases", "do", "reason", "releases", "right"}


class ImportFailure(ValueError):
    """The import cannot go on; the text says file, what is wrong and the edit."""


@dataclass(frozen=True)
class Rule:
    """One entry of rules.json: what to do with cases of these names, in all releases or in those named."""

    cases: tuple[str, ...]
    do: str
    reason: str
    releases: tuple[str, ...] = ()
    right: str = ""

    def fits(self, name: str, release: str) -> bool:
        return name in self.cases and (not self.releases or release in self.releases)


def load_rules(path: Path) -> list[Rule]:
    """Read schemas/cases/rules.json; ImportFailure names every wrong entry."""
    rules, wrong = [], []
    for k, entry in enumerate(json.loads(path.read_text(encoding="utf-8"))["rules"]):
        where = f"{path.name}: rules[{k}]"
        unknown = set(entry) - _RULE_KEYS
        missing = _RULE_KEYS - {"releases"} - ({"right"} if entry.get("do") != "wrong" else set()) - set(entry)
        if unknown or missing:
            wrong.append(
                f"{where}: unknown keys {sorted(unknown)}, missing keys {sorted(missing)}; correct the entry"
            )
        elif entry["do"] not in _DOINGS:
            wrong.append(f"{where}: '{entry['do']}' is none of {', '.join(_DOINGS)}; correct 'do'")
        else:
            releases = tuple(entry.get("releases", ()))
            right = entry.get("right", "")
            rules.append(Rule(tuple(entry["cases"]), entry["do"], entry["reason"], releases, right))
    if wrong:
        raise ImportFailure("\n".join(wrong))
    return rules


def base_name(name: str) -> str:
    """The name that a stored case has in its release."""
    return name.partition("@")[0]


def release_number(release: str) -> tuple:
    """What releases are ordered by: a pre-release such as 1.24.0.dev20261026 comes before 1.24.0. ImportFailure for other words."""
    found = re.fullmatch(r"(\d+(?:\.\d+)*)(.*)", release)
    if found is None:
        raise ImportFailure(f"'{release}' is no release: write a number such as 1.22.0")
    number, rest = found.groups()
    parts = [int(part) for part in number.split(".")]
    return (*parts, *[0] * (3 - len(parts)), not rest, not rest.startswith(".dev"), [int(part) for part in re.findall(r"\d+", rest)])


def write_ranges(found: set[str], releases: list[str]) -> str:
    """Which of the sorted releases are in `found`: `1.5.0 1.7.0-1.9.0 1.22.0-`, open if the newest one is."""
    words, k = [], 0
    while k < len(releases):
        if releases[k] not in found:
            k += 1
            continue
        begin = k
        while k < len(releases) and releases[k] in found:
            k += 1
        end = "" if k == len(releases) else releases[k - 1]
        words.append(releases[begin] if begin == k - 1 and end else f"{releases[begin]}-{end}")
    return " ".join(words)


def read_ranges(text: str, releases: list[str]) -> list[str]:
    """The releases that `write_ranges` wrote."""
    found = []
    for word in text.split():
        begin, dash, end = word.partition("-")
        last = releases.index(end) if end else len(releases) - 1 if dash else releases.index(begin)
        found += releases[releases.index(begin) : last + 1]
    return found


class CaseStore:
    """The stored cases of all releases, by name, with the pack that each lies in.

    `table` says for every release under which name the store has each of its cases.
    """

    def __init__(self, root: Path):
        self.root = root
        self.cases: dict[str, Case] = {}
        self.packs: dict[str, str] = {}
        self.releases: list[str] = []
        self.left_out: list[dict] = []
        self.table: dict[str, dict[str, str]] = {}
        for path in sorted(root.glob("*/*.pack")):
            with Pack(path) as pack:
                for case in pack:
                    self.cases[case.name] = case
                    self.packs[case.name] = f"{path.parent.name}/{path.stem}"
        index = root / "index.json"
        if index.is_file():
            data = json.loads(index.read_text(encoding="utf-8"))
            self.releases, self.left_out = data["releases"], data["left_out"]
            self.table = {release: {} for release in self.releases}
            for entry in data["cases"]:
                end = "" if entry["last"] == "-" else entry["last"]
                own = {base_name(entry["name"]): entry.get("in", f"{entry['first']}-{end}")}
                for name, ranges in (own | entry.get("also", {})).items():
                    for release in read_ranges(ranges, self.releases):
                        self.table[release][name] = entry["name"]
        self._others: list[str] = []
        self._latest: dict[str, str] = {}
        self._keys: dict[str, list[str]] | None = None
        self._names: dict[str, list[str]] = {}
        for name in self.cases:
            self._names.setdefault(base_name(name), []).append(name)

    def _equal(self, case: Case) -> list[str]:
        """The names of all stored cases that mean the same."""
        if self._keys is None:
            self._keys = {}
            for name, stored in self.cases.items():
                self._keys.setdefault(case_key(stored), []).append(name)
        return self._keys.get(case_key(case), [])

    def find(self, case: Case, release: str, computed: bool = True) -> str | None:
        """The name of the stored case that this one is.

        With `computed` the values were made on this machine: their last bits do not count.
        """
        variants = self._names.get(case.name, [])
        if computed:
            # The same release again, or the newest one before: older values may lie within the tolerance too.
            variants = sorted(variants, key=lambda n: release_number(self._latest.get(n, "0")), reverse=True)
            known = self.table.get(release, {}).get(case.name)
            variants = [n for n in variants if n == known] + [n for n in variants if n != known]
            same = next((n for n in variants if same_but_rounding(case, self.cases[n])), None)
        else:
            same = next((n for n in self._equal(case) if n in variants), None)
        # Within its first release every name is a case of its own, although a few hold the same data.
        return same or (next(iter(self._equal(case)), None) if self._others else None)

    def _add(self, case: Case, pack: str) -> None:
        self.cases[case.name], self.packs[case.name] = case, pack
        self._names.setdefault(base_name(case.name), []).append(case.name)
        if self._keys is not None:
            self._keys.setdefault(case_key(case), []).append(case.name)

    def merge(self, incoming: list[tuple[Case, str]], release: str, computed: bool = True) -> dict[str, int]:
        """Take in all cases of one release; returns how many are new, known and gone."""
        self._others = [r for r in self.releases if r != release]
        self.releases = sorted({*self._others, release}, key=release_number)
        gone_before = {name for name, case in self.cases.items() if case.last != "-"}
        before = len(self.cases)
        self._latest = {name: releases[-1] for name, releases in self._found().items()}
        table: dict[str, str] = {}
        counts = {"new": 0, "known": 0, "gone": 0}
        for case, pack in incoming:
            name = self.find(case, release, computed)
            if name is None:
                name = case.name if case.name not in self.cases else f"{case.name}@{release}"
                self._add(replace(case, name=name), pack)
                counts["new"] += 1
            else:
                old = self.cases[name]
                if release_number(release) >= release_number(self._latest.get(name, release)):
                    # What the rules and the tables say now holds, only the data are frozen.
                    facts = {"compare": case.compare, "rtol": case.rtol, "atol": case.atol, "ops": case.ops}
                    self.cases[name] = replace(old, **facts)
                counts["known"] += 1
            table[case.name] = name
        self.table[release] = table
        self._set_releases()
        gone = {name for name, case in self.cases.items() if case.last != "-"} - gone_before
        counts["gone"] = len(gone) + before + counts["new"] - len(self.cases)
        return counts

    def _found(self) -> dict[str, list[str]]:
        """The releases of every case, oldest first."""
        found: dict[str, list[str]] = {}
        for release in self.releases:
            for name in dict.fromkeys(self.table.get(release, {}).values()):
                found.setdefault(name, []).append(release)
        return found

    def _set_releases(self) -> None:
        """First and last release of every case from the table; a case that no release has goes."""
        found = self._found()
        for name in [n for n in self.cases if n not in found]:
            del self.cases[name], self.packs[name]
        for name, releases in found.items():
            last = "-" if releases[-1] == self.releases[-1] else releases[-1]
            self.cases[name] = replace(self.cases[name], first=releases[0], last=last)

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
        known = {name for table in self.table.values() for name in table}
        known |= {entry["name"] for entry in self.left_out}
        stale = sorted({name for rule in rules if self._in_use(rule) for name in rule.cases} - known)
        if stale:
            names = ", ".join(stale)
            raise ImportFailure(f"rules.json: no case is named {names}; correct or remove the rule")

    def _entries(self) -> list[dict]:
        """One entry per case, sorted by name."""
        found: dict[str, dict[str, set[str]]] = {}
        for release, table in self.table.items():
            for name, stored in table.items():
                found.setdefault(stored, {}).setdefault(name, set()).add(release)
        entries = []
        for name, case in sorted(self.cases.items()):
            end = "" if case.last == "-" else case.last
            ranges = {n: write_ranges(r, self.releases) for n, r in sorted(found[name].items())}
            entry = {"name": name, "pack": self.packs[name], "first": case.first, "last": case.last}
            own = ranges.pop(base_name(name), "")
            if own not in (f"{case.first}-{end}", case.first if case.first == end else None):
                entry["in"] = own
            if ranges:
                entry["also"] = ranges
            facts = {"kind": case.kind, "compare": case.compare, "rtol": case.rtol, "atol": case.atol}
            entry |= {key: value for key, value in facts.items() if _USUAL[key] != value}
            entries.append(entry | {"ops": [f"{domain}:{op}:{since}" for domain, op, since in case.ops]})
        return entries

    def _totals(self) -> list[dict]:
        """Per release: how many cases its wheel has, how many of these are stored, new, merged, left out."""
        seen: set[str] = set()
        totals = []
        for release in self.releases:
            # A case of a wheel may be what a seed is; the seed itself is of no wheel.
            seeds = sum(name == stored and self.cases[name].kind == "seed" for name, stored in self.table[release].items())
            stored = set(self.table[release].values())
            left_out = sum(entry["release"] == release for entry in self.left_out)
            cases = len(self.table[release]) - seeds + left_out
            merged = sum(name != base_name(stored) for name, stored in self.table[release].items())
            totals.append({"release": release, "cases": cases, "distinct": len(stored) - seeds, "new": len(stored - seen),
                           "other_name": merged, "left_out": left_out})
            seen |= stored
        return totals

    def _wrong(self, rules: list[Rule]) -> list[dict]:
        """The stored cases that rules call wrong; `right_case` has the same inputs and is not."""
        found: dict[str, dict] = {}
        for release, table in self.table.items():
            for name, stored in sorted(table.items()):
                rule = next((r for r in rules if r.do == "wrong" and r.fits(name, release)), None)
                if rule:
                    found[stored] = {"case": stored, "reason": rule.reason, "right": rule.right}
        for name, entry in found.items():
            given = values_key(self.cases[name].inputs)
            others = [n for n in self._names[base_name(name)] if n not in found and values_key(self.cases[n].inputs) == given]
            # Rather the same model with other outputs than another model.
            key = model_key(self.cases[name].model)
            others.sort(key=lambda n: (model_key(self.cases[n].model) != key, self.cases[n].last != "-", n))
            if others:
                entry["right_case"] = others[0]
        return [found[name] for name in sorted(found)]

    def index(self, rules: list[Rule]) -> dict:
        """The table of all cases as index.json holds it."""
        cases = self.cases.values()
        kinds = {
            kind: sum(case.kind == kind for case in cases) for kind in sorted({case.kind for case in cases})
        }
        ops = {op for case in cases for op in case.ops if op[2]}  # 0: no schema any more
        return {
            "releases": self.releases,
            "counts": {"cases": len(cases), "packs": len(set(self.packs.values())), "op_versions": len(ops), **kinds},
            "op_versions_without_case": [":".join(map(str, op)) for op in known_op_versions() if op not in ops],
            "totals": self._totals(),
            "left_out": self.left_out,
            "wrong": self._wrong(rules),
            "notes": [self._note(rule) for rule in rules if rule.do in ("compare-shape", "note") and self._in_use(rule)],
            "cases": self._entries(),
        }


def import_cases(
    root: Path,
    release: str,
    sources: Iterable[tuple[str, str, RawCase | CaseError]],
    progress: Callable[[str], object] = lambda text: None,
    computed: bool = True,
) -> str:
    """Merge a release's cases into the store at `root` (schemas/cases); returns a line of text that sums up.

    Reads seeds.json and rules.json there. A case that cannot be stored is listed in the index with the
    reason. `computed`: the values were made on this machine, so that their last bits do not count.
    """
    rules = load_rules(root / "rules.json")
    store = CaseStore(root)
    raws: list[RawCase] = []
    left_out: list[dict] = []

    def leave_out(name: str, kind: str, reason: str) -> None:
        left_out.append({"name": name, "kind": kind, "release": release, "reason": reason})

    # The seeds belong to no release of onnx: they come in with the newest one and stay, also where that one comes again later.
    newest = all(release_number(release) >= release_number(r) for r in store.releases)
    had = any(store.cases[stored].kind == "seed" for stored in store.table.get(release, {}).values())
    seeds = seed_cases(root / "seeds.json") if newest or had else ()
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
            case = to_case(raw, release, "shape" if shape_only else "values", past=not computed)
        except CaseError as error:
            leave_out(raw.name, raw.kind, str(error))
            continue
        incoming.append((case, "/".join(pack_operator(raw, models))))
    progress(f"{len(incoming)} cases of release {release}, {len(left_out)} left out")
    counts = store.merge(incoming, release, computed)
    kept = [entry for entry in store.left_out if entry["release"] != release]
    store.left_out = sorted(kept + left_out, key=lambda e: (release_number(e["release"]), e["name"]))
    store.check_rules(rules)
    changed = store.write(rules)
    return (
        f"release {release}: {counts['new']} new, {counts['known']} known, {counts['gone']} gone, "
        f"{len(left_out)} left out; {len(store.cases)} cases in all, {len(changed)} files changed"
    )
