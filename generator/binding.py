# SPDX-License-Identifier: Apache-2.0
"""Bindings: runtime/ops/<category>/<op>.toml says how an operator's versions are implemented; names only, no C++."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from generator.names import is_release, room_stem, room_struct
from generator.schema import Location, SchemaError, Schemas

# What a family means for the generated switch: the wrapper that a room's struct is put into, the wrapper's header,
# and what the switch passes on: the element `type`, its `width` in memory, or nothing (`any`).
@dataclass(frozen=True)
class Family:
    wrapper: str
    header: str
    by: str


FAMILIES = {
    "unary": Family("loops::Unary", "runtime/loops/unary.h", "type"),
    "binary": Family("loops::Binary", "runtime/loops/binary.h", "type"),
    "variadic": Family("loops::Variadic", "runtime/loops/variadic.h", "type"),
    "compare": Family("loops::Compare", "runtime/loops/binary.h", "type"),
    "reduce": Family("loops::Reduce", "runtime/loops/reduce.h", "type"),
    "move": Family("", "", "width"),
    "convert": Family("", "", "type"),
    "contract": Family("", "", "type"),
    "window": Family("", "", "type"),
    "normalise": Family("", "", "type"),
    "control": Family("", "", "any"),
    "sequence": Family("", "", "any"),
    "free": Family("", "", "type"),
}
MODES = ("type", "width", "any")
VERDICTS = ("same", "other")


@dataclass(frozen=True)
class Switch:
    """One type switch of a kernel: over the types of `role` ("input 0", "output 1")."""

    role: str
    by: str
    location: Location

    @property
    def side(self) -> str:
        return self.role.split()[0]

    @property
    def index(self) -> int:
        return int(self.role.split()[1])


@dataclass(frozen=True)
class Step:
    """A verdict on the step to version `since`: the same implementation, or another one of the room's overloads."""

    since: int
    verdict: str
    reason: str
    location: Location


@dataclass(frozen=True)
class Binding:
    domain: str
    op: str
    category: str
    family: str
    switches: tuple[Switch, ...]
    parameters: tuple[str, ...]  # inputs whose values resolve() reads
    successor: str  # what an error names for a deprecated version
    steps: tuple[Step, ...]
    cases: tuple[dict, ...]  # recipes of derived cases, read by generator.cases
    read: str  # the release up to which edits of the texts have been read, "" if only what the pinned one states
    location: Location

    @property
    def header(self) -> str:
        return str(Path(self.location.file).with_suffix(".h"))

    def step(self, since: int) -> Step | None:
        return next((s for s in self.steps if s.since == since), None)


_KEYS = {
    "domain": str, "operator": str, "family": str, "switch": list, "parameters": list, "successor": str, "steps": dict, "cases": list,
    "read": str,
}


class _Loader:
    def __init__(self, schemas: Schemas):
        self.schemas = schemas
        self.errors: list[str] = []

    def error(self, where: Location, wrong: str, edit: str) -> None:
        self.errors.append(f"{where}: {wrong}; {edit}; then run: ./opw generate")

    def load(self, path: Path, root: Path) -> Binding | None:
        where = Location(str(path.relative_to(root)))
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.error(where, f"not TOML: {error}", "correct it")
            return None
        for key, value in data.items():
            if key not in _KEYS:
                self.error(where.at(key), f"unknown key '{key}'", f"remove it or use one of {', '.join(_KEYS)}")
            elif not isinstance(value, _KEYS[key]):
                self.error(where.at(key), f"expected {_KEYS[key].__name__}, got {type(value).__name__}", "correct it")
        if self.errors and any(error.startswith(where.file) for error in self.errors):
            return None
        domain, op = data.get("domain", "ai.onnx"), data.get("operator", "")
        operator = self.schemas.get(domain, op)
        if operator is None:
            self.error(where.at("operator"), f"'{op}' is no operator of domain '{domain}'", f"name one of schemas/{domain}")
            return None
        if path.stem != room_stem(op):
            self.error(where, f"the room of {op} is called {room_stem(op)}.toml", "rename the file")
        if not path.with_suffix(".h").exists():
            self.error(where, f"{path.stem}.h is not beside it", "write the operator's header")
        family = data.get("family", "")
        if family not in FAMILIES:
            self.error(where.at("family"), f"'{family}' is no family", f"use one of {', '.join(FAMILIES)}")
            return None
        return Binding(
            domain, op, path.parent.name, family,
            self.switches(data.get("switch"), where.at("switch"), family),
            tuple(data.get("parameters", ())), data.get("successor", ""),
            self.steps(data.get("steps", {}), where.at("steps"), operator), tuple(data.get("cases", ())), self.release(data.get("read", ""), where.at("read")), where,
        )

    def release(self, text: str, where: Location) -> str:
        if text and not is_release(text):
            self.error(where, f"'{text}' is no release", 'write one such as "1.23.2"')
            return ""
        return text

    def switches(self, listed: list | None, where: Location, family: str) -> tuple[Switch, ...]:
        found = []
        for k, entry in enumerate(listed or ()):
            at = where.at(f"[{k}]")
            entry = {"role": entry} if isinstance(entry, str) else entry
            role, by = entry.get("role", ""), entry.get("by", FAMILIES[family].by)
            side, _, index = role.partition(" ")
            if side not in ("input", "output") or not index.isdecimal() or by not in MODES or entry.keys() - {"role", "by"}:
                self.error(at, f"'{entry}' is no switch", f'write "input 0" or {{ role = "output 0", by = "{"|".join(MODES)}" }}')
            else:
                found.append(Switch(role, by, at))
        return tuple(found)

    def steps(self, table: dict, where: Location, operator) -> tuple[Step, ...]:
        found = []
        known = {version.since for version in operator.versions[1:]}
        for key, entry in table.items():
            at = where.at(key)
            if not key.isdecimal() or int(key) not in known:
                self.error(at, f"{operator.name} has no step to version {key}", f"use one of {', '.join(map(str, sorted(known)))}")
                continue
            right = isinstance(entry, dict) and entry.keys() == {"verdict", "reason"} and entry["verdict"] in VERDICTS and entry["reason"]
            if not right:
                self.error(at, "a step needs a verdict and a reason", f'write {{ verdict = "{"|".join(VERDICTS)}", reason = "..." }}')
                continue
            found.append(Step(int(key), entry["verdict"], entry["reason"], at))
        return tuple(found)


def load_bindings(root: Path, schemas: Schemas) -> dict[tuple[str, str], Binding]:
    """All bindings below root/runtime/ops by (domain, operator); raises SchemaError with every error found."""
    loader = _Loader(schemas)
    found: dict[tuple[str, str], Binding] = {}
    for path in sorted((root / "runtime" / "ops").glob("*/*.toml")):
        binding = loader.load(path, root)
        if binding is None:
            continue
        key = (binding.domain, binding.op)
        if key in found:
            loader.error(binding.location, f"{binding.op} is bound in {found[key].location} already", "remove one")
        found[key] = binding
    if loader.errors:
        raise SchemaError(loader.errors)
    return found


def load_successors(root: Path, schemas: Schemas, bindings: dict[tuple[str, str], Binding]) -> dict[tuple[str, str], str]:
    """What an error names for the deprecated versions of each operator: its binding's `successor`, or, where it has no
    binding, what runtime/ops/deprecated.toml (which may be missing) says. Raises SchemaError with every error found."""
    loader = _Loader(schemas)
    found = {key: binding.successor for key, binding in bindings.items() if binding.successor}
    path = root / "runtime" / "ops" / "deprecated.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for domain, successors in listed.items():
        for op, successor in successors.items():
            where = Location(str(path.relative_to(root)), f"{domain}.{op}")
            operator = schemas.get(domain, op)
            if operator is None or not any(v.deprecated for v in operator.versions):
                loader.error(where, f"'{op}' is no operator of domain '{domain}' with a deprecated version", "remove it")
            elif (domain, op) in bindings:
                loader.error(where, f"{op} is bound in {bindings[domain, op].location}", "move it there, as `successor`")
            else:
                found[domain, op] = successor
    if loader.errors:
        raise SchemaError(loader.errors)
    return found


def struct_of(binding: Binding) -> str:
    """The C++ type that the kernel instantiates: the room's struct, in its family's wrapper."""
    struct = room_struct(binding.domain, binding.op)
    wrapper = FAMILIES[binding.family].wrapper
    return f"{wrapper}<{struct}>" if wrapper else struct
