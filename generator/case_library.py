# SPDX-License-Identifier: Apache-2.0
"""All stored cases, official and derived, found by operator, version, origin or name; packs are read one at a time.

A case belongs to the version of its pack's operator that its model has. Official cases of a function's body have no such
node: they belong to the operator, and to no version of it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.cases import PACKS
from generator.store import Case, Pack


@dataclass(frozen=True)
class Entry:
    """One case by its header: nothing of the model or the arrays is read for it."""

    name: str
    pack: Path
    domain: str
    op: str
    since: int | None
    ops: tuple[tuple[str, str, int], ...]
    kind: str
    origin: str
    oracle: str

    @property
    def place(self) -> str:
        """The operator and its version, `Size-13`; `Size-body` for the nodes that a function body names."""
        return f"{self.op}-{'body' if self.since is None else self.since}"


@dataclass(frozen=True)
class Choice:
    """What is asked for; None and "" leave a criterion open."""

    op: str = ""
    since: int | None = None
    origin: str = ""
    name: str = ""

    def fits_operator(self, domain: str, op: str) -> bool:
        wanted, _, name = self.op.rpartition(":")
        return name in ("", op) and wanted in ("", domain)

    def fits(self, entry: Entry) -> bool:
        return (
            self.fits_operator(entry.domain, entry.op) and (self.since is None or self.since == entry.since)
            and self.origin in ("", entry.origin) and self.name in ("", entry.name)
        )


def pack_paths(root: Path, choice: Choice) -> list[Path]:
    """The packs that may hold a case that fits."""
    found = [path for parts in PACKS for path in sorted(root.joinpath(*parts).glob("*/*.pack"))]
    return [path for path in found if choice.fits_operator(path.parent.name, path.stem)]


def pack_entries(path: Path, pack: Pack) -> Iterator[Entry]:
    """The headers of one pack, in the order of the names."""
    domain, op = path.parent.name, path.stem
    for name in pack.names:
        facts = pack.facts(name)
        ops = tuple((d, o, int(s)) for d, o, s in (word.split(":") for word in facts["ops"].split(",") if word))
        since = next((s for d, o, s in ops if (d, o) == (domain, op)), None)
        yield Entry(name, path, domain, op, since, ops, facts["kind"], facts["origin"], facts["oracle"])


def entries(root: Path, choice: Choice = Choice()) -> Iterator[Entry]:
    """The headers of all cases that fit. PackError if a pack is broken."""
    for path in pack_paths(root, choice):
        with Pack(path) as pack:
            yield from (entry for entry in pack_entries(path, pack) if choice.fits(entry))


def cases(root: Path, choice: Choice = Choice()) -> Iterator[tuple[Entry, Case]]:
    """The cases that fit, one in memory at a time."""
    for path in pack_paths(root, choice):
        with Pack(path) as pack:
            for entry in pack_entries(path, pack):
                if choice.fits(entry):
                    yield entry, pack.case(entry.name)


def wrong_cases(root: Path) -> dict[str, str]:
    """Official cases that are kept although they are wrong: by name, what is wrong, and what is right."""
    path = root / "schemas" / "cases" / "index.json"
    index = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {entry["case"]: f"{entry['reason']}; right: {entry['right']}" for entry in index.get("wrong", [])}
