# SPDX-License-Identifier: Apache-2.0
"""The command `explain`: an operator's way from its schema to its arm, its files and its cases."""

import argparse
import difflib
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from generator import names
from generator.binding import struct_of
from generator.generate import case_label, switch_levels
from generator.plan import Arm, OperatorPlan, Plan, VersionPlan, make_plan, types_of_role
from generator.schema import SchemaError, ValueType

ROOT = Path(__file__).resolve().parent.parent


class UnknownName(Exception):
    """What was asked for is not there; the text says what is."""


@dataclass(frozen=True)
class _Only(Plan):
    """The whole plan, of which one operator is emitted."""

    only: OperatorPlan

    def bound(self) -> tuple[OperatorPlan, ...]:
        return (self.only,) if self.only.kernels() else ()


def find_operator(plan: Plan, name: str, domain: str) -> OperatorPlan:
    """`name` alone, or `domain:name`; without a domain it may be of any that has it, ai.onnx first."""
    if ":" in name:
        domain, _, name = name.rpartition(":")
    known = {o.domain for o in plan.operators}
    if domain and domain not in known:
        raise UnknownName(f"domain '{domain}' is unknown; known: {', '.join(sorted(known))}")
    found = [o for o in plan.operators if o.op == name and domain in ("", o.domain)]
    if found:
        return min(found, key=lambda o: o.domain != "ai.onnx")
    listed = sorted({o.op for o in plan.operators if domain in ("", o.domain)})
    near = difflib.get_close_matches(name, listed, 5) or [o for o in listed if o.lower() == name.lower()]
    where = f"domain '{domain}'" if domain else "any domain"
    raise UnknownName(f"'{name}' is no operator of {where}; known: " + (f"{', '.join(near)}, …" if near else f"{len(listed)} operators, see schemas/"))


def find_version(plan: Plan, operator: OperatorPlan, opset: int) -> VersionPlan:
    """The version that `opset` means."""
    newest = dict(plan.schemas.opsets)[operator.domain]
    version = operator.operator.at(opset) if 1 <= opset <= newest else None
    if version is None:
        since = ", ".join(str(v.since) for v in operator.versions)
        raise UnknownName(f"{operator.op} is not in opset {opset} of {operator.domain}; known: versions {since}, up to opset {newest}")
    return operator.at(version.since)


def find_arms(version: VersionPlan, text: str) -> tuple[Arm, ...]:
    """`bfloat16`, `tensor(bfloat16)`, or `T=bfloat16` for one type variable only."""
    constraint, equals, kind = text.rpartition("=")
    found = [a for a in version.arms() if kind in (str(a.type), a.type.dtype) and (not equals or a.constraint == constraint)]
    if not found:
        allowed = "; ".join(f"{c.name}: {', '.join(_short(t) for t in c.types)}" for c in version.schema.constraints)
        raise UnknownName(f"{version.schema.label} does not allow {text}; allowed: {allowed or 'no choice of types'}")
    return tuple(found)


def _short(value: ValueType) -> str:
    return value.dtype if value.kind == "tensor" else str(value)


def _step(operator: OperatorPlan, version: VersionPlan) -> str:
    place = operator.versions.index(version)
    if version.schema.deprecated:
        successor = operator.successor
        return "deprecated, refused" + (f" with the name of {successor}" if successor else "")
    if operator.binding is None:
        return "no kernel: runtime/ops has no binding for it"
    if place == 0:
        return "the first version"
    before = operator.versions[place - 1]
    if not version.bound:
        return f"from {before.since}: {version.why}"
    if version.step:
        return f"from {before.since}: {version.step.verdict} implementation, \"{version.step.reason}\" ({version.step.location})"
    return f"from {before.since}: binds by itself, {version.why}"


def _roles(version: VersionPlan, constraint: str) -> str:
    sides = (("input", version.schema.inputs), ("output", version.schema.outputs))
    found = [f"{side} {k} '{p.name}'" for side, params in sides for k, p in enumerate(params) if p.type == constraint]
    return ", ".join(found) or "no input or output"


def arm_lines(operator: OperatorPlan, version: VersionPlan, arm: Arm) -> list[str]:
    """Where a kernel switches on the arm's type, and what it calls."""
    lines = [f"arm        {arm.constraint} = {arm.type}: {_roles(version, arm.constraint)}"]
    if not version.kernel:
        return lines
    switched = False
    for role, level in zip(operator.switches, reversed(switch_levels(operator))):
        params = version.schema.inputs if role.switch.side == "input" else version.schema.outputs
        if role.switch.index >= len(params) or params[role.switch.index].type != arm.constraint:
            continue
        if arm.type not in types_of_role(version.schema, role.switch):
            continue
        switched = True
        label = case_label(role, arm.type)
        call = next(call for labels, call in level.arms if label in labels)
        lines.append(f"  switch   {role.switch.role}, by {role.switch.by}: {level.name}() has `case {label}`, which returns {call}")
    if not switched:
        lines.append("  switch   none: the row's mask allows it, and the implementation reads the type itself")
    return lines


def _cases(plan: Plan, operator: OperatorPlan, version: VersionPlan, arms: tuple[Arm, ...], root: Path) -> list[str]:
    # Reading cases needs onnx, which the rest does not.
    from generator.case_arms import arms_of
    from generator.cases import case_jobs
    from generator.store import OpenPacks

    wanted = {(version.since, a.constraint, str(a.type)) for a in arms}
    suite = names.suite(operator.domain, operator.op, version.since) + "."
    lines = []
    with OpenPacks() as packs:
        for job in case_jobs(_Only(plan.schemas, plan.operators, operator), root):
            for entry in (*job.params["rows"], *job.params["packed"]):
                if not entry.name.startswith(suite):
                    continue
                if wanted and not wanted & arms_of(packs(root / entry.pack).case(entry.key), operator.operator):
                    continue
                lines.append(f"  {entry.name}  ({entry.origin.lower()}, oracle {entry.oracle}, generated/tests/{job.name}, {entry.pack})")
    return [f"cases      {len(lines)}", *lines]


def explain(plan: Plan, root: Path, name: str, opset: int | None = None, kind: str | None = None, domain: str = "") -> list[str]:
    """The lines that answer; raises UnknownName if operator, version or type is not there."""
    operator = find_operator(plan, name, domain)
    version = find_version(plan, operator, opset) if opset is not None else operator.versions[-1]
    arms = find_arms(version, kind) if kind else ()
    binding = operator.binding
    listed = ", ".join(str(v.since) + ("" if v.kernel else " (no kernel)") for v in operator.versions)
    lines = [f"operator   {operator.domain}:{operator.op}, versions {listed}", f"version    {version.since}" + (f", as opset {opset} means it" if opset else "")]
    lines.append(f"step       {_step(operator, version)}")
    if version.kernel:
        group = ", ".join(str(v.since) for v in operator.kernels() if v.group == version.group)
        lines.append(f"group      versions {group} share {names.op_namespace(operator.op)}::Attributes_v{version.group} and its resolve()")
    for arm in arms or version.arms():
        lines += arm_lines(operator, version, arm) if kind else [f"arm        {arm.constraint} = {arm.type}"]
    lines.append("files")
    stem = names.file_stem(operator.domain, operator.op)
    files = [(f"schemas/{operator.domain}/{operator.op}.json", "facts")]
    if binding:
        lines.insert(lines.index("files"), f"room       {struct_of(binding)}, family {binding.family}")
        files += [
            (binding.location.file, "binding, by hand"), (binding.header, "arithmetic, by hand"),
            (f"generated/api/{stem}.h", f"attributes, {names.entry_point(operator.op, version.since)}()"),
            (f"generated/kernels/{stem}.cc", f"rows, switch, kernel_v{version.since}"),
        ]
    lines += [f"  {path}  ({what})" for path, what in files]
    return lines + _cases(plan, operator, version, arms, root)


def run(args: argparse.Namespace) -> int:
    root = Path(args.root)
    try:
        print("\n".join(explain(make_plan(root), root, args.operator, args.opset, args.type, args.domain)))
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough; what is left in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except UnknownName as error:
        print(f"explain: {error}", file=sys.stderr)
        return 2
    except (SchemaError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def add_commands(subparsers) -> None:
    parser = subparsers.add_parser(
        "explain", help="print an operator's way from its schema to its arm, files and cases",
        epilog="examples: python -m generator explain NAME 13 bfloat16;  python -m generator explain DOMAIN:NAME",
    )
    parser.add_argument("operator", help="Name or domain:Name")
    parser.add_argument("opset", nargs="?", type=int, help="an opset or a version (default: the newest)")
    parser.add_argument("type", nargs="?", help="an element type or a type: bfloat16, seq(tensor(float)), T2=int8")
    parser.add_argument("--domain", default="", help="the operator's domain, where several have one of this name")
    parser.add_argument("--root", default=str(ROOT), help="the project's root")
    parser.set_defaults(run=run)
