# SPDX-License-Identifier: Apache-2.0
"""The site's tables over all op-versions: the coverage matrix, and what each opset brought."""

import html
import json
from dataclasses import dataclass
from pathlib import Path

from generator.plan import Plan, binds_by_itself
from generator.report import add_up
from generator.schema import ELEMENT_TYPES, OpVersion

COVERAGE = "generated/coverage.json"


def case_counts(root: Path) -> dict[tuple, int]:
    """Cases that ran by arm: (domain, operator, since, constraint, type); empty before the first coverage run."""
    path = root / COVERAGE
    rows = json.loads(path.read_text(encoding="utf-8"))["rows"] if path.is_file() else []
    return {(r["domain"], r["op"], r["since"], r["constraint"], r["type"]): sum(r["cases"].values()) for r in rows}


def _cell(version: OpVersion, kernel: bool, kind: str, counts: dict[tuple, int]) -> str:
    """The fewest cases that any type variable has with this element type; empty where none allows it."""
    found = []
    for constraint in version.constraints:
        for value in constraint.types:
            if (value.dtype if value.kind == "tensor" else "other") == kind:
                place = (version.domain, version.op, version.since, constraint.name, str(value))
                found.append((counts.get(place, 0), f"{constraint.name}: {value}"))
    if not found:
        return "<td></td>"
    least = min(count for count, _ in found)
    title = html.escape(", ".join(f"{text} {count}" for count, text in found[:12]) + (", …" if len(found) > 12 else ""))
    state = "open" if not kernel else "some" if least else "zero"
    return f'<td class="{state}" title="{title}">{least if kernel else "·"}</td>'


def matrix_html(plan: Plan, counts: dict[tuple, int]) -> str:
    """Filters and table; rows carry what the filters ask."""
    used = {(t.dtype if t.kind == "tensor" else "other") for o in plan.operators for v in o.versions for c in v.schema.constraints for t in c.types}
    kinds = [*(k for k in ELEMENT_TYPES if k in used), *(["other"] if "other" in used else [])]
    rows = []
    for operator in plan.operators:
        for version in operator.versions:
            schema = version.schema
            latest = " data-latest" if version is operator.versions[-1] else ""
            state = "yes" if version.kernel else "no"
            cells = "".join(_cell(schema, version.kernel, kind, counts) for kind in kinds)
            place = "" if schema.domain == "ai.onnx" else f"{schema.domain} "
            rows.append(
                f'<tr data-op="{schema.op} {schema.since}" data-domain="{schema.domain}" data-kernel="{state}"{latest}>'
                f'<th><a href="{schema.domain}/{schema.op}-{schema.since}.html">{place}{schema.op} {schema.since}</a></th>{cells}</tr>'
            )
    domains = "".join(f"<option>{d}</option>" for d in sorted({o.domain for o in plan.operators}))
    types = "".join(f"<option>{k}</option>" for k in kinds)
    return "\n".join([
        '<div class="filters">',
        '<label>operator <input type="search" id="op" placeholder="name, version" autocomplete="off"></label>',
        f'<label>domain <select id="domain"><option value="">all</option>{domains}</select></label>',
        f'<label>type <select id="type"><option value="">all</option>{types}</select></label>',
        '<label>kernel <select id="kernel"><option value="">all</option><option>yes</option><option>no</option></select></label>',
        '<label><input type="checkbox" id="latest"> latest versions</label>',
        '<label><input type="checkbox" id="gaps"> without a case</label>',
        '<span id="shown"></span></div>',
        '<div class="matrix" tabindex="0"><table><thead><tr><th>op-version</th>' + "".join(f"<th>{k}</th>" for k in kinds) + "</tr></thead><tbody>",
        *rows, "</tbody></table></div>", '<script src="_static/site.js"></script>', "",
    ])


@dataclass
class OpsetRow:
    """What one opset brought. Steps are those from an earlier version; `alone` counts those that may bind by themselves."""

    domain: str
    opset: int
    first: int = 0
    deprecated: int = 0
    alone: int = 0
    alone_bound: int = 0
    judged: int = 0
    judged_same: int = 0
    judged_other: int = 0
    pending: int = 0


def opset_rows(plan: Plan) -> list[OpsetRow]:
    """A row per domain and opset with a new op-version, sorted."""
    rows: dict[tuple[str, int], OpsetRow] = {}
    for operator in plan.operators:
        for before, version in zip((None, *operator.versions), operator.versions):
            row = rows.setdefault((operator.domain, version.since), OpsetRow(operator.domain, version.since))
            if before is None:
                row.first += 1
            elif version.schema.deprecated:
                row.deprecated += 1
            elif binds_by_itself(before.schema, version.schema):
                row.alone += 1
                row.alone_bound += version.kernel
            else:
                row.judged += 1
                if version.step is not None:
                    row.judged_same += version.step.verdict == "same"
                    row.judged_other += version.step.verdict == "other"
                elif operator.binding is not None:
                    row.pending += 1
    return [rows[key] for key in sorted(rows)]


def totals(rows: list[OpsetRow]) -> OpsetRow:
    """The sum over all opsets of all domains."""
    return add_up(OpsetRow("all", 0), rows)
