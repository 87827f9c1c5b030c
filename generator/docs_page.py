# SPDX-License-Identifier: Apache-2.0
"""What stands on an op-version's page: facts of schemas/, prose of the installed onnx, examples of the case store, the kernel's
support of generated/. Templates see these dataclasses and lay them out."""

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import onnx.defs

from generator import names
from generator.case_library import Entry
from generator.case_show import data_lines, facts_text, node_lines
from generator.diff import Difference, compare, schema_diff_lines
from generator.docs_prose import escape, first_sentence, prose
from generator.plan import OperatorPlan, VersionPlan, binds_by_itself
from generator.schema import OpVersion, Param
from generator.store import Case

MOST_EXAMPLES = 20  # official ones; the rest is named
_MOST_DERIVED = 3  # where there are no official ones
_MOST_DIFF = 200  # lines of a text's difference


@dataclass(frozen=True)
class Example:
    name: str
    facts: str
    node: tuple[str, ...]
    data: tuple[str, ...]


@dataclass(frozen=True)
class Support:
    """A type variable's types, each with the number of cases that ran: `text` is `float (4), int8 (2)`."""

    constraint: str
    text: str
    without: int  # types without a case


@dataclass(frozen=True)
class Page:
    """One op-version; every field of text is reStructuredText, lists of lines without indentation."""

    domain: str
    op: str
    since: int
    label: str
    intro: str
    facts: tuple[str, ...]
    summary: tuple[str, ...]
    inputs: tuple[tuple[str, ...], ...]
    outputs: tuple[tuple[str, ...], ...]
    attributes: tuple[tuple[str, ...], ...]
    constraints: tuple[tuple[str, ...], ...]
    signature: tuple[str, ...]
    header: str
    kernel: str
    support: tuple[Support, ...]
    examples: tuple[Example, ...]
    more: str
    before: int | None
    difference: tuple[str, ...]
    step: str
    text_difference: tuple[str, ...]
    search: str  # plain text beside the title in the list of search results

    @property
    def title(self) -> str:
        return f"{self.op} - version {self.since}"


def upstream(version: OpVersion):
    """The installed onnx's schema of an op-version; None where that has none, as in a private domain."""
    domain = "" if version.domain == "ai.onnx" else version.domain
    try:
        found = onnx.defs.get_schema(version.op, version.since, domain)
    except onnx.defs.SchemaError:
        return None
    return found if found.since_version == version.since else None


def _described(head: str, text: str) -> tuple[str, ...]:
    """A list item: what it is, then its description, of which only the first paragraph may share the line."""
    lines = prose(text) if text.strip() else []
    starts_plain = bool(lines) and not lines[0].startswith(("- ", ".."))
    if not lines:
        return (head,)
    return (f"{head}: {lines[0]}", *lines[1:]) if starts_plain else (f"{head}:", "", *lines)


def _param(param: Param, text: str) -> tuple[str, ...]:
    more = [] if param.option == "single" else [param.option]
    if param.option == "variadic":
        more += [f"at least {param.min_arity}", *([] if param.homogeneous else ["types may differ"])]
    return _described(f"**{escape(param.name)}** ({', '.join([f'*{escape(param.type)}*', *more])})", text)


def _params(params: tuple[Param, ...], stated) -> tuple[tuple[str, ...], ...]:
    texts = [p.description for p in stated] if stated is not None else []
    return tuple(_param(p, texts[k] if k < len(texts) else "") for k, p in enumerate(params))


def _default(value) -> str:
    shown = list(value) if isinstance(value, tuple) else value
    text = repr(shown)
    return f", default ``{text}``" if "`" not in text else f", default {escape(text)}"


def _attributes(version: OpVersion, stated) -> tuple[tuple[str, ...], ...]:
    found = []
    for attribute in sorted(version.attributes, key=lambda a: a.name):
        more = ", required" if attribute.required else "" if attribute.default is None else _default(attribute.default)
        known = stated.attributes.get(attribute.name) if stated is not None else None
        text = known.description if known is not None else ""
        found.append(_described(f"**{escape(attribute.name)}** (*{attribute.type}*{more})", text))
    return tuple(found)


def _constraints(version: OpVersion, stated) -> tuple[tuple[str, ...], ...]:
    texts = {c.type_param_str: c.description for c in stated.type_constraints} if stated is not None else {}
    found = []
    for constraint in version.constraints:
        lines = _described(f"**{escape(constraint.name)}**", texts.get(constraint.name, ""))
        allowed = f"Allowed types: {', '.join(str(t) for t in constraint.types)}."
        found.append((*lines, *([""] if len(lines) > 1 else []), allowed))
    return tuple(found)


def signature_lines(header: str, version: VersionPlan) -> tuple[str, ...]:
    """The attribute struct and the entry point, as the generated header declares them; () if it has no such function."""
    function = re.search(rf"^Status {re.escape(names.entry_point(version.schema.op, version.since))}\(.*?\);", header, re.M | re.S)
    struct = re.search(rf"^(?:/// [^\n]*\n)*struct Attributes_v{version.group} \{{.*?^\}};", header, re.M | re.S)
    shown = [struct[0], ""] if struct and version.schema.attributes else []
    return tuple("\n".join([*shown, function[0]]).split("\n")) if function else ()


def _support(version: VersionPlan, counts: dict[tuple, int]) -> tuple[Support, ...]:
    found = []
    schema = version.schema
    for constraint in schema.constraints:
        cells = [(t.dtype if t.kind == "tensor" else str(t), counts.get((schema.domain, schema.op, schema.since, constraint.name, str(t)), 0))
                 for t in constraint.types]
        found.append(Support(constraint.name, ", ".join(f"{name} ({count})" for name, count in cells), sum(not count for _, count in cells)))
    return tuple(found)


def _kernel(operator: OperatorPlan, version: VersionPlan) -> str:
    if version.schema.deprecated:
        after = f" Use {escape(operator.successor)} instead." if operator.successor else ""
        return f"This version is deprecated: a model that asks it is refused.{after}"
    if operator.binding is None:
        return "Opwright has no kernel of this operator yet: a model that asks it is refused with a clear error."
    if not version.kernel:
        return f"No kernel yet: {escape(version.why)}"
    return "The kernel takes these types; in brackets, how many cases ran with it."


def _step(operator: OperatorPlan, version: VersionPlan, before: VersionPlan) -> str:
    if version.schema.deprecated or operator.binding is None:
        return ""
    if version.step is not None:
        return f"Acknowledged by hand: {version.step.verdict} implementation, {escape(version.step.reason)}."
    if binds_by_itself(before.schema, version.schema):
        return "Bound by itself: the facts merely widen, texts and function bodies are the same."
    return escape(version.why)


def text_difference(old, new) -> tuple[str, ...]:
    """A unified difference of all prose of two of upstream's schemas."""
    def lines(stated) -> list[str]:
        parts = [("summary", stated.doc)]
        parts += [(f"{side} {p.name}", p.description) for side, params in (("input", stated.inputs), ("output", stated.outputs)) for p in params]
        parts += [(f"attribute {a.name}", a.description) for a in sorted(stated.attributes.values(), key=lambda a: a.name)]
        parts += [(f"type constraint {c.type_param_str}", c.description) for c in stated.type_constraints]
        return [line.rstrip() for title, text in parts for line in (f"[{title}]", *text.strip().expandtabs().split("\n"))]

    found = list(difflib.unified_diff(lines(old), lines(new), str(old.since_version), str(new.since_version), lineterm="", n=1))
    rest = len(found) - _MOST_DIFF
    return tuple(found[:_MOST_DIFF] + ([f"... {rest} more lines"] if rest > 0 else []))


def choose(entries: Iterable[Entry], schema: OpVersion, wrong: Iterable[str] = ()) -> tuple[list[Entry], int]:
    """The cases to show: official ones of one node, then derived ones, then larger models; and how many more there are. Wrong ones
    are shown only where there is no other."""
    mine = (schema.domain, schema.op, schema.since)
    every = list(entries)
    listed = [e for e in every if e.name not in wrong] or every
    single = [e for e in listed if e.ops == (mine,)]
    official = sorted((e for e in single if e.origin != "derived"), key=lambda e: (e.origin != "manual", e.name))
    shown = official[:MOST_EXAMPLES] or sorted((e for e in single if e.origin == "derived"), key=lambda e: e.name)[:_MOST_DERIVED]
    shown = shown or sorted(listed, key=lambda e: (len(e.ops), e.name))[:2]
    return shown, len(every) - len(shown)


def _safe(lines: Iterable[str]) -> tuple[str, ...]:
    """Letters that a file cannot hold, or that end a line elsewhere, as escapes."""
    return tuple(re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]", lambda m: f"\\u{ord(m[0]):04x}", line) for line in lines)


def example(case: Case, wrong: str = "") -> Example:
    facts = escape(facts_text(case)) + (f" **Wrong as published**: {escape(wrong)}" if wrong else "")
    return Example(case.name, facts, _safe(node_lines(case)), _safe(data_lines(case)))


def make_page(
    root: Path, operator: OperatorPlan, version: VersionPlan, cases: tuple[Case, ...], more: int, counts: dict[tuple, int],
    wrong: dict[str, str],
) -> Page:
    """One page; `cases` are those to show, `more` how many are not, `counts` cases that ran by arm, `wrong` what is wrong by name."""
    schema = version.schema
    stated = upstream(schema)
    latest = operator.versions[-1].since
    place = operator.versions.index(version)
    before = operator.versions[place - 1] if place else None
    intro = f"This page documents version **{schema.since}** of operator **{schema.op}**. "
    intro += (f"See :doc:`{schema.op}` for the latest version (since version {latest})." if latest != schema.since
              else f"It is the latest version; :doc:`{schema.op}` lists all.")
    header = f"generated/api/{names.file_stem(schema.domain, schema.op)}.h"
    path = root / header
    signature = signature_lines(path.read_text(encoding="utf-8"), version) if version.kernel and path.is_file() else ()
    difference: Difference | None = compare(before.schema, schema) if before else None
    facts = [f"**Domain**: ``{schema.domain}``", f"**Since version**: {schema.since}"]
    facts += ["**Deprecated**"] if schema.deprecated else []
    bodies = ", ".join(str(b.opset) for b in schema.bodies)
    facts += [f"**Function body**: stated by the standard, from opset {bodies}"] if bodies else []
    old = upstream(before.schema) if before else None
    return Page(
        domain=schema.domain, op=schema.op, since=schema.since, label=f"op_{schema.domain.replace('.', '_')}_{schema.op}-{schema.since}",
        intro=intro, facts=tuple(facts), summary=tuple(prose(stated.doc)) if stated is not None and stated.doc else (),
        inputs=_params(schema.inputs, stated.inputs if stated is not None else None),
        outputs=_params(schema.outputs, stated.outputs if stated is not None else None),
        attributes=_attributes(schema, stated), constraints=_constraints(schema, stated), signature=signature, header=header,
        kernel=_kernel(operator, version), support=_support(version, counts) if version.kernel else (), examples=tuple(example(c, wrong.get(c.name, "")) for c in cases),
        more=f"{more} more cases: ``./opw cases list --op {schema.op} --since {schema.since}``" if more else "",
        before=before.since if before else None,
        difference=tuple(_diff_lines(schema, difference)) if difference else (), step=_step(operator, version, before) if before else "",
        text_difference=text_difference(old, stated) if old is not None and stated is not None else (),
        search=first_sentence(stated.doc) if stated is not None and stated.doc else "",
    )


def _diff_lines(schema: OpVersion, difference: Difference) -> list[str]:
    """The difference's lines, of which only those of facts hold text that must be escaped."""
    lines = schema_diff_lines(schema.domain, schema.op, difference)
    lines = [f"* {escape(line[2:])}" if line.startswith("* ") else line for line in lines]
    if difference.breaking:
        at = next(k for k, line in enumerate(lines) if line.startswith("* breaking"))
        lines[at] += f" ({escape('; '.join(difference.breaking))})"
    return lines
