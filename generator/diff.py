# SPDX-License-Identifier: Apache-2.0
"""What changes from one op-version to another, and from one release to another: facts by section, and what it is called.

Facts, texts and function bodies are compared as schemas/ states them: texts and bodies by hash. Nothing here knows whether
there is a kernel.
"""

from dataclasses import dataclass

from generator.plan import binds_by_itself
from generator.schema import Attribute, OpVersion, Param, Schemas

ATTRIBUTES, INPUTS, OUTPUTS, CONSTRAINTS = "Attributes", "Inputs", "Outputs", "Type constraints"
GENERAL, TEXTS, BODIES = "General", "Texts", "Function body"
_CONSTRAINT_TEXT = "type constraint '"
# In the order in which a step's kind names them.
KINDS = ("deprecated", "attribute", "input/output", "narrowed", "types", "text", "function body", "other facts", "constraint text")


@dataclass(frozen=True)
class Difference:
    """From one op-version to another. `sections` are (title, lines) in the order of pages; `breaking` says why a node
    that is valid before may be refused or mean something else after, by the facts alone; `texts` are the parts
    whose text differs, as `doc` or `input 'A'`."""

    old: int
    new: int
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    kinds: tuple[str, ...]
    breaking: tuple[str, ...]
    texts: tuple[str, ...]

    @property
    def kind(self) -> str:
        """`types only`, `types and text`, `attribute`: the kinds in one phrase."""
        if self.kinds in (("types",), ("text",)):
            return f"{self.kinds[0]} only"
        return ", ".join(self.kinds[:-1]) + (" and " if len(self.kinds) > 1 else "") + self.kinds[-1] if self.kinds else "no change"


class _Comparison:
    def __init__(self, old: OpVersion, new: OpVersion):
        self.old, self.new = old, new
        self.lines: dict[str, list[str]] = {}
        self.kinds: set[str] = set()
        self.breaking: list[str] = []
        self.texts: list[str] = []

    def line(self, section: str, kind: str, text: str, breaking: str = "") -> None:
        self.lines.setdefault(section, []).append(text)
        self.kinds.add(kind)
        if breaking:
            self.breaking.append(breaking)

    def general(self) -> None:
        if self.old.deprecated != self.new.deprecated:
            gone = "deprecated" if self.new.deprecated else "deprecated no more"
            self.line(GENERAL, "deprecated", gone, gone if self.new.deprecated else "")
        for key, text in (("experimental", "experimental"), ("deterministic", "deterministic")):
            before, after = getattr(self.old, key), getattr(self.new, key)
            if before != after:
                self.line(GENERAL, "other facts", f"{text}: {_yes(before)} -> {_yes(after)}")
        for side in ("input", "output"):
            before, after = ((getattr(v, f"min_{side}"), getattr(v, f"max_{side}")) for v in (self.old, self.new))
            if before == after:
                continue
            fewer = after[1] is not None and (before[1] is None or after[1] < before[1])
            tighter = after[0] > before[0] or fewer
            text = f"number of {side}s: {_range(before)} -> {_range(after)}"
            self.line(GENERAL, "input/output", text, text if tighter else "")

    def attributes(self) -> None:
        before, after = ({a.name: a for a in v.attributes} for v in (self.old, self.new))
        for name in sorted(before.keys() | after.keys()):
            old, new = before.get(name), after.get(name)
            if old is None:
                wrong = f"attribute '{name}' is new and required" if new.required else ""
                self.line(ATTRIBUTES, "attribute", f"added '{name}': {_attribute(new)}", wrong)
            elif new is None:
                self.line(ATTRIBUTES, "attribute", f"removed '{name}'", f"attribute '{name}' is removed")
            elif old != new:
                self.attribute(old, new)

    def attribute(self, old: Attribute, new: Attribute) -> None:
        parts, wrong = [], []
        if old.type != new.type:
            parts.append(f"type {old.type} -> {new.type}")
            wrong.append(f"attribute '{new.name}' has another type")
        if old.required != new.required:
            parts.append(f"required: {_yes(old.required)} -> {_yes(new.required)}")
            wrong += [f"attribute '{new.name}' is required now"] if new.required else []
        if old.default != new.default:
            parts.append(f"default {_default(old)} -> {_default(new)}")
            # Where it was required, no node does without it.
            wrong += [] if old.required or new.required else [f"attribute '{new.name}' has another default"]
        self.line(ATTRIBUTES, "attribute", f"changed '{new.name}': {', '.join(parts)}", "; ".join(wrong))

    def params(self, section: str, before: tuple[Param, ...], after: tuple[Param, ...]) -> None:
        what = section.lower().removesuffix("s")
        old_names, new_names = {p.name for p in before}, {p.name for p in after}
        for k, new in enumerate(after):
            old = before[k] if k < len(before) else None
            renamed = old is not None and old.name not in new_names and new.name not in old_names
            if renamed:
                self.line(section, "input/output", f"renamed '{old.name}' to '{new.name}'")
            elif new.name not in old_names:
                wrong = f"{what} '{new.name}' is new and not optional" if new.option == "single" else ""
                self.line(section, "input/output", f"added '{new.name}': {new.option}, {new.type}", wrong)
                continue
            else:
                old = next(p for p in before if p.name == new.name)
                if before.index(old) != k:
                    moved = f"{what} '{new.name}' moves from position {before.index(old)} to {k}"
                    self.line(section, "input/output", f"moved '{new.name}' from {before.index(old)} to {k}", moved)
            self.param(section, what, old, new)
        for k, old in enumerate(before):
            if old.name not in new_names and not (k < len(after) and after[k].name not in old_names):
                self.line(section, "input/output", f"removed '{old.name}'", f"{what} '{old.name}' is removed")

    def param(self, section: str, what: str, old: Param, new: Param) -> None:
        parts, wrong = [], []
        if old.option != new.option:
            parts.append(f"{old.option} -> {new.option}")
            loosened = new.option == "variadic" and old.option == "single" or old.option == "single"
            wrong += [] if loosened else [f"{what} '{new.name}' is {new.option} and was {old.option}"]
        if old.homogeneous != new.homogeneous:
            parts.append(f"homogeneous: {_yes(old.homogeneous)} -> {_yes(new.homogeneous)}")
            wrong += [f"the values of {what} '{new.name}' must be of one type now"] if new.homogeneous else []
        if old.min_arity != new.min_arity:
            parts.append(f"at least {old.min_arity} -> {new.min_arity}")
            wrong += [f"{what} '{new.name}' needs more values"] if new.min_arity > old.min_arity else []
        if parts:
            self.line(section, "input/output", f"changed '{new.name}': {', '.join(parts)}", "; ".join(wrong))
        if old.type != new.type:
            self.line(section, "types" if self.widens(old, new) else "narrowed", f"changed '{new.name}': type {old.type} -> {new.type}",
                      "" if self.widens(old, new) else f"{what} '{new.name}' allows fewer types")

    def widens(self, old: Param, new: Param) -> bool:
        return set(self.old.types_of(old)) <= set(self.new.types_of(new))

    def constraints(self) -> None:
        before, after = ({c.name: c for c in v.constraints} for v in (self.old, self.new))
        for name in dict.fromkeys([*after, *before]):
            old, new = before.get(name), after.get(name)
            if old is None:
                self.line(CONSTRAINTS, "types", f"added '{name}': types: {_types(new.types)}")
            elif new is None:
                # Whether a parameter loses types by it is seen at the parameter.
                self.line(CONSTRAINTS, "types", f"removed '{name}'")
            elif set(old.types) != set(new.types):
                more = [t for t in new.types if t not in old.types]
                fewer = [t for t in old.types if t not in new.types]
                parts = [f"added types: {_types(more)}"] if more else []
                parts += [f"removed types: {_types(fewer)}"] if fewer else []
                used = any(p.type == name for p in (*self.old.inputs, *self.old.outputs))
                wrong = f"'{name}' loses {', '.join(map(str, fewer))}" if fewer and used else ""
                if more:
                    self.kinds.add("types")
                self.line(CONSTRAINTS, "narrowed" if fewer else "types", f"changed '{name}': {', '.join(parts)}", wrong)
            if old and new and old.text != new.text:
                self.line(TEXTS, "constraint text", f"changed: {_CONSTRAINT_TEXT}{name}'")

    def sharing(self) -> None:
        """Parameters that had types of their own and share one now."""
        before, after = ({p.name: p.type for p in (*v.inputs, *v.outputs)} for v in (self.old, self.new))
        both = [name for name in after if name in before]
        for k, one in enumerate(both):
            for other in both[k + 1:]:
                if after[one] == after[other] and before[one] != before[other] and self.new.constraint(after[one]):
                    if len(self.new.constraint(after[one]).types) > 1:
                        text = f"'{one}' and '{other}' must be of one type now"
                        self.line(CONSTRAINTS, "narrowed", text, text)

    def all_texts(self) -> None:
        for part, old, new in _texts(self.old, self.new):
            if old != new:
                self.texts.append(part)
                self.line(TEXTS, "text", f"changed: {part}")

    def bodies(self) -> None:
        old, new = ({(b.opset, bool(b.hash)): b.hash for b in v.bodies} for v in (self.old, self.new))
        # A new version's first body is stated for another opset: what counts is what it computes.
        if self.old.since != self.new.since and [b.hash for b in self.old.bodies] == [b.hash for b in self.new.bodies]:
            return
        if not old and new:
            self.line(BODIES, "function body", "added")
        elif old and not new:
            self.line(BODIES, "function body", "removed")
        elif self.old.since != self.new.since:
            self.line(BODIES, "function body", "changed")
        else:
            for opset, fixed in sorted(old.keys() | new.keys()):
                was, now = old.get((opset, fixed)), new.get((opset, fixed))
                if was != now:
                    how = "added" if was is None else "removed" if now is None else "changed"
                    self.line(BODIES, "function body", f"{how} for opset {opset}")


def compare(old: OpVersion, new: OpVersion) -> Difference:
    """What changes from `old` to `new`: two versions of an operator, or one version as two releases state it."""
    found = _Comparison(old, new)
    found.general()
    found.attributes()
    found.params(INPUTS, old.inputs, new.inputs)
    found.params(OUTPUTS, old.outputs, new.outputs)
    found.constraints()
    found.sharing()
    found.all_texts()
    found.bodies()
    order = (GENERAL, ATTRIBUTES, INPUTS, OUTPUTS, CONSTRAINTS, TEXTS, BODIES)
    kinds = found.kinds
    for lesser in ("constraint text", "other facts"):  # named only where there is nothing else
        kinds = kinds - {lesser} if len(kinds) > 1 else kinds
    return Difference(
        old.since, new.since, tuple((s, tuple(found.lines[s])) for s in order if s in found.lines),
        tuple(k for k in KINDS if k in kinds), tuple(found.breaking), tuple(found.texts),
    )


def _texts(old: OpVersion, new: OpVersion) -> list[tuple[str, str, str]]:
    """(part, hash before, hash after) of what both have: parameters by position, as their names may change."""
    found = [("doc", old.text, new.text)]
    for what, before, after in (("input", old.inputs, new.inputs), ("output", old.outputs, new.outputs)):
        found += [(f"{what} '{b.name}'", a.text, b.text) for a, b in zip(before, after)]
    after = {a.name: a for a in new.attributes}
    return found + [(f"attribute '{a.name}'", a.text, after[a.name].text) for a in old.attributes if a.name in after]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _range(bounds: tuple[int, int | None]) -> str:
    return f"{bounds[0]} to {'any' if bounds[1] is None else bounds[1]}"


def _default(attribute: Attribute) -> str:
    return "none" if attribute.default is None else repr(attribute.default)


def _attribute(attribute: Attribute) -> str:
    if attribute.required:
        return f"{attribute.type}, required"
    return attribute.type + ("" if attribute.default is None else f", default {attribute.default!r}")


def _types(types) -> str:
    return repr([str(t) for t in types])


def schema_diff_lines(domain: str, op: str, difference: Difference) -> list[str]:
    """The difference as pages show it, in reStructuredText. Descriptions of type constraints restate the types: they are
    named only where nothing else changed."""
    lines = [f"**SchemaDiff**: ``{op}`` (domain ``'{domain}'``)", "", f"* old version: {difference.old}",
             f"* new version: {difference.new}", f"* breaking: {_yes(bool(difference.breaking))}"]
    for title, entries in difference.sections:
        if title == TEXTS and difference.kinds != ("constraint text",):
            entries = [entry for entry in entries if _CONSTRAINT_TEXT not in entry]
            if not entries:
                continue
        lines += ["", f"**{title}:**", "", *(f"* {entry}" for entry in entries)]
    return lines


@dataclass(frozen=True)
class Change:
    """One op-version that a release adds, changes under the same number (`edited`), or no longer has (`removed`).

    `before` is the version that it follows, None for an operator's first; `difference` is None where there is
    nothing to compare with. `by_itself`: facts merely widen, and texts and function bodies are the same.
    """

    domain: str
    op: str
    since: int
    before: int | None
    difference: Difference | None
    by_itself: bool = False
    edited: bool = False
    removed: bool = False

    @property
    def kind(self) -> str:
        if self.removed:
            return "removed"
        if self.difference is None:
            return "new operator"
        return f"edited in place: {self.difference.kind}" if self.edited else self.difference.kind

    @property
    def label(self) -> str:
        return f"{self.op}-{self.since}" if self.domain == "ai.onnx" else f"{self.domain} {self.op}-{self.since}"


def changes(old: Schemas, new: Schemas) -> list[Change]:
    """Everything that differs between two releases, by domain, operator and version. Private domains stay as they are."""
    found: list[Change] = []
    for operator in new.operators:
        known = old.get(operator.domain, operator.name)
        stated = {v.since: v for v in known.versions} if known else {}
        for k, version in enumerate(operator.versions):
            place = (operator.domain, operator.name, version.since)
            before = operator.versions[k - 1] if k else None
            if version.since in stated:
                difference = compare(stated[version.since], version)
                if difference.sections:
                    same = binds_by_itself(stated[version.since], version)
                    found.append(Change(*place, before.since if before else None, difference, same, edited=True))
            elif before is None:
                found.append(Change(*place, None, None))
            else:
                found.append(Change(*place, before.since, compare(before, version), binds_by_itself(before, version)))
        have = {v.since for v in operator.versions}
        found += [Change(operator.domain, operator.name, since, None, None, removed=True) for since in stated if since not in have]
    for operator in old.operators:
        if new.get(operator.domain, operator.name) is None:
            found += [Change(operator.domain, operator.name, v.since, None, None, removed=True) for v in operator.versions]
    return sorted(found, key=lambda c: (c.domain, c.op, c.since))
