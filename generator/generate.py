# SPDX-License-Identifier: Apache-2.0
"""The command `generate`: plan -> jobs -> files of generated/."""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from generator import cpp, names
from generator.binding import FAMILIES, struct_of
from generator.emit import FOLDERS, Job, Renderer, check_unique, emit, file_list
from generator.plan import OperatorPlan, Plan, RoleSwitch, VersionPlan, make_plan
from generator.schema import SchemaError, ValueType

ROOT = Path(__file__).resolve().parent.parent
_ROWS_A_FILE = 50  # op-versions; keeps a file below 1,500 lines


@dataclass(frozen=True)
class Level:
    """One switch of a kernel: a function, a template over the types that the outer switches have chosen."""

    name: str
    template: str
    subject: str
    type: str
    arms: tuple[tuple[tuple[str, ...], str], ...]


def _subject(role: RoleSwitch) -> tuple[str, str]:
    """What is switched on, and the expression of its whole type."""
    side, index = role.switch.side, role.switch.index
    whole = f"context.value({index}).type()" if side == "input" else f"context.output_type({index})"
    if all(value.kind == "tensor" for value in role.types):
        return (f"context.dtype({index})" if side == "input" else f"context.output_dtype({index})"), whole
    return f"code({whole})", whole


def case_label(role: RoleSwitch, value: ValueType) -> str:
    """What stands behind `case` for one type of a switch."""
    if all(v.kind == "tensor" for v in role.types):
        return cpp.dtype(value.dtype)
    key = cpp.map_key(value)
    return f"code({{Kind::{cpp.kind(value)}, {cpp.dtype(value.element_dtype())}" + (f", {cpp.dtype(key)}" if key else "") + "})"


def switch_levels(plan: OperatorPlan) -> tuple[Level, ...]:
    """The switches innermost first: each function is called by the next one."""
    levels: list[Level] = []
    count = len(plan.switches)
    for depth in reversed(range(count)):
        role = plan.switches[depth]
        outer = [f"T{k}" for k in range(depth) if plan.switches[k].switch.by != "any"]
        inner = "Op::run" if depth == count - 1 else levels[-1].name
        groups: dict[str, list[str]] = {}
        for value in role.types:
            spell = {"type": cpp.element_type, "width": cpp.width_type, "any": lambda _: ""}[role.switch.by]
            groups.setdefault(spell(value.element_dtype()), []).append(case_label(role, value))
        arms = []
        for chosen, labels in groups.items():
            arguments = [*outer, chosen] if chosen else outer
            arms.append((tuple(labels), f"{inner}<{', '.join(arguments)}>(params, context)" if arguments else f"{inner}(params, context)"))
        subject, whole = _subject(role)
        name = "run" if depth == 0 else f"switch_on_{role.switch.role.replace(' ', '_')}"
        levels.append(Level(name, ", ".join(f"class {t}" for t in outer), subject, whole, tuple(arms)))
    return tuple(levels)


def _arguments(version: VersionPlan) -> list[str]:
    schema = version.schema
    found = []
    if schema.attributes:
        found.append(f"const {names.op_namespace(schema.op)}::Attributes_v{version.group}& attributes")
    found += [cpp.argument(schema, p, False) for p in schema.inputs]
    found += [cpp.argument(schema, p, True) for p in schema.outputs]
    return found


def _signature(version: VersionPlan, declared: bool) -> str:
    start = f"Status {names.entry_point(version.schema.op, version.since)}("
    services = "const Services& services" + (" = {}" if declared else "")
    return cpp.wrap([*_arguments(version), services], start, " " * 8, ");" if declared else ") {")


def _body(version: VersionPlan) -> str:
    schema = version.schema
    name = lambda argument: argument.split()[-1]  # noqa: E731
    inputs = "".join(f".input({name(cpp.argument(schema, p, False))})" for p in schema.inputs)
    outputs = "".join(f".output({name(cpp.argument(schema, p, True))})" for p in schema.outputs)
    run = f".run(kernel_v{version.since}, KernelFor<Attributes_v{version.group}>::adopt({'attributes' if schema.attributes else '{}'}))"
    return "Entry(services)" + "".join(f"\n        {calls}" for calls in (inputs, outputs, run) if calls)


def _rows(plan: OperatorPlan) -> list[str]:
    return [f"row_v{v.since}" for v in plan.versions]


def _sources(plan: OperatorPlan) -> tuple[str, ...]:
    return (f"schemas/{plan.domain}/{plan.op}.json", plan.binding.location.file)


def operator_jobs(plan: OperatorPlan) -> list[Job]:
    """The typed API and the kernel of one operator."""
    stem = names.file_stem(plan.domain, plan.op)
    kernels = plan.kernels()
    members: dict[int, list[int]] = {}
    for version in kernels:
        members.setdefault(version.group, []).append(version.since)
    api = {"plan": plan, "members": members, "signatures": {v.since: _signature(v, True) for v in kernels}}
    kernel = {
        "plan": plan, "rows": _rows(plan), "struct": struct_of(plan.binding), "wrapper_header": FAMILIES[plan.binding.family].header,
        "levels": switch_levels(plan), "definitions": {v.since: _signature(v, False) for v in kernels},
        "bodies": {v.since: _body(v) for v in kernels},
    }
    return [
        Job("api.h.j2", "api", f"{stem}.h", _sources(plan), api),
        Job("kernel.cc.j2", "kernels", f"{stem}.cc", (*_sources(plan), plan.binding.header), kernel),
    ]


def registry_jobs(plan: Plan) -> list[Job]:
    """One table of all op-versions, and the rows of operators without a binding: per domain and first letter, in parts."""
    rows = {(o.domain, o.op): _rows(o) for o in plan.operators}
    shards: dict[str, list[OperatorPlan]] = {}
    sizes: dict[str, int] = {}
    for operator in plan.operators:
        if operator.binding is not None:
            continue
        letter = "_".join((*names.domain_words(operator.domain), names.snake(operator.op)[0]))
        part = sizes[letter] = sizes.get(letter, 0) + len(operator.versions)
        shards.setdefault(f"rows_{letter}_{1 + part // _ROWS_A_FILE}.cc", []).append(operator)
    jobs = [
        Job("rows.cc.j2", "registry", name, (f"schemas/{plans[0].domain}",), {"plans": plans, "rows": rows})
        for name, plans in shards.items()
    ]
    kernels = {(o.domain, o.op): [f"kernel_v{v.since}" for v in o.kernels()] for o in plan.operators}
    table = {"plans": plan.operators, "rows": rows, "kernels": kernels, "opsets": plan.schemas.opsets}
    return [*jobs, Job("registry.cc.j2", "registry", "registry.cc", ("schemas", "runtime/ops"), table)]


def all_jobs(plan: Plan, root: Path) -> list[Job]:
    jobs = [job for operator in plan.operators if operator.binding for job in operator_jobs(operator)]
    jobs += registry_jobs(plan)
    from generator.cases import case_jobs  # it needs onnx, which the rest does not

    jobs += case_jobs(plan, root)
    check_unique(jobs)
    return jobs


def pending_steps(plan: Plan) -> list[str]:
    """The op-versions that have no kernel although their operator has a binding, each with the reason."""
    return sorted(f"{v.schema.label}: {v.why}" for o in plan.operators if o.binding for v in o.versions if not v.kernel and not v.schema.deprecated)


def inputs_of(root: Path) -> list[Path]:
    """Everything that the output depends on, for Meson's depfile: files, and the folders in which one may appear."""
    found: list[Path] = []
    for pattern in ("generator/**/*.py", "templates/*.j2", "schemas/*/*.json", "schemas/index.json", "runtime/ops/*.toml", "runtime/ops/*/*.toml",
                    "schemas/cases/*/*.pack", "schemas/cases/index.json", "tests/cases/*/*.pack", "tests/cases/exclusions.toml"):
        found += sorted(root.glob(pattern))
    folders = {path.parent for path in found if path.suffix != ".py"} | {root / "tests" / "cases"}
    return found + sorted(folders)


def run(args: argparse.Namespace) -> int:
    try:
        return _run(args, Path(args.root), Path(args.out))
    except (SchemaError, ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 1


def _run(args: argparse.Namespace, root: Path, out: Path) -> int:
    plan = make_plan(root)
    jobs = all_jobs(plan, root)
    renderer = Renderer(root / "templates")
    for folder in [args.folder] if args.folder else FOLDERS:
        chosen = [job for job in jobs if job.folder == folder]
        committed = root / "generated" / folder / "files.txt"
        if out.resolve() != (root / "generated").resolve() and committed.exists() and committed.read_text() != file_list(chosen):
            print(f"generated/{folder}/files.txt: the set of files has changed; run: ./opw generate", file=sys.stderr)
            return 1
        files, changed = emit(chosen, folder, out, renderer)
        if not args.quiet:
            print(f"generated/{folder}: {files} files, {changed} changed")
        if args.depfile:
            targets = " ".join(f"{args.target_prefix}{job.path}" for job in chosen) or folder
            Path(args.depfile).write_text(f"{targets}: " + " ".join(str(p) for p in inputs_of(root)) + "\n")
    if not args.quiet and not args.folder:
        from generator.unread import unread  # it looks for onnx

        for text in (*pending_steps(plan), *unread(plan, root)):
            print(text)
    return 0


def add_commands(subparsers) -> None:
    parser = subparsers.add_parser("generate", help="write generated/ from schemas/, runtime/ops/ and templates/")
    parser.add_argument("--out", default=str(ROOT / "generated"), help="the folder to write (default: generated)")
    parser.add_argument("--folder", choices=FOLDERS, help="only this folder of it")
    parser.add_argument("--depfile", help="write the inputs as a depfile for a build system")
    parser.add_argument("--target-prefix", default="generated/", help="what the depfile puts before an output's name")
    parser.add_argument("--root", default=str(ROOT), help="the project's root")
    parser.add_argument("--quiet", action="store_true", help="print nothing when all goes well")
    parser.set_defaults(run=run)
