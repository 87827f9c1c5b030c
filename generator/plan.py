# SPDX-License-Identifier: Apache-2.0
"""The plan: what is emitted for every op-version. Schemas (facts) and bindings (choices) meet here and nowhere else."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.binding import FAMILIES, Binding, Step, Switch, load_bindings, load_successors
from generator.schema import Operator, OpVersion, Param, SchemaError, Schemas, ValueType, load_schemas


@dataclass(frozen=True)
class Arm:
    """One allowed type of one constraint of one op-version."""

    constraint: str
    type: ValueType


@dataclass(frozen=True)
class RoleSwitch:
    """A switch of the kernel, with the union of the types that its role has in any version."""

    switch: Switch
    types: tuple[ValueType, ...]


@dataclass(frozen=True)
class VersionPlan:
    """One op-version. `group` is the since version whose attribute struct and resolve() overload it shares."""

    schema: OpVersion
    bound: bool
    group: int
    parameters: int  # mask of the inputs that resolve() reads
    step: Step | None
    why: str  # how the step to this version was bound, or why it is pending

    @property
    def since(self) -> int:
        return self.schema.since

    @property
    def kernel(self) -> bool:
        return self.bound and not self.schema.deprecated

    def arms(self) -> tuple[Arm, ...]:
        return tuple(Arm(c.name, t) for c in self.schema.constraints for t in c.types)


@dataclass(frozen=True)
class OperatorPlan:
    operator: Operator
    binding: Binding | None
    versions: tuple[VersionPlan, ...]
    switches: tuple[RoleSwitch, ...]
    successor: str = ""  # what an error names for a deprecated version

    @property
    def domain(self) -> str:
        return self.operator.domain

    @property
    def op(self) -> str:
        return self.operator.name

    def kernels(self) -> tuple[VersionPlan, ...]:
        return tuple(v for v in self.versions if v.kernel)

    def groups(self) -> tuple[VersionPlan, ...]:
        """The first version of each signature group that has a kernel."""
        seen: dict[int, VersionPlan] = {}
        for version in self.kernels():
            seen.setdefault(version.group, version)
        return tuple(seen.values())

    def at(self, since: int) -> VersionPlan | None:
        return next((v for v in self.versions if v.since == since), None)


@dataclass(frozen=True)
class Plan:
    schemas: Schemas
    operators: tuple[OperatorPlan, ...]

    def bound(self) -> tuple[OperatorPlan, ...]:
        return tuple(o for o in self.operators if o.kernels())

    @cached_property
    def _by_name(self) -> dict[tuple[str, str], OperatorPlan]:
        return {(o.domain, o.op): o for o in self.operators}

    def get(self, domain: str, op: str) -> OperatorPlan | None:
        return self._by_name.get((domain or "ai.onnx", op))


def types_of_role(version: OpVersion, switch: Switch) -> tuple[ValueType, ...]:
    """The types that a role may have in one version; none if the version lacks that input or output."""
    params = version.inputs if switch.side == "input" else version.outputs
    return version.types_of(params[switch.index]) if switch.index < len(params) else ()


def _wider(old: OpVersion, new: OpVersion) -> bool:
    """True if the facts stay or merely allow more types: the same names, attributes, defaults, options and roles."""

    def shape(params: tuple[Param, ...]):
        return [(p.name, p.option, p.homogeneous, p.min_arity) for p in params]

    same = (
        shape(old.inputs) == shape(new.inputs) and shape(old.outputs) == shape(new.outputs)
        and sorted(old.attributes, key=lambda a: a.name) == sorted(new.attributes, key=lambda a: a.name)
        and (old.min_input, old.max_input, old.min_output, old.max_output)
        == (new.min_input, new.max_input, new.min_output, new.max_output)
        and old.deprecated == new.deprecated
    )
    if not same:
        return False
    pairs = zip((*old.inputs, *old.outputs), (*new.inputs, *new.outputs))
    # A type variable may be renamed, but parameters that shared one must go on sharing one, and apart ones stay apart.
    renamed: dict[str, str] = {}
    for before, after in pairs:
        if renamed.setdefault(before.type, after.type) != after.type:
            return False
        if not set(old.types_of(before)) <= set(new.types_of(after)):
            return False
    return len(set(renamed.values())) == len(renamed)


def binds_by_itself(old: OpVersion, new: OpVersion) -> bool:
    """A step binds by itself only if facts merely widen and all texts and function bodies are the same."""
    bodies = tuple(b.hash for b in old.bodies) == tuple(b.hash for b in new.bodies)
    return _wider(old, new) and old.texts() == new.texts() and bodies


def signature(version: OpVersion):
    """What an attribute struct and its resolve() overload depend on: attributes, and inputs by name and option."""
    return (
        sorted((a.name, a.type, a.required, a.default) for a in version.attributes),
        [(p.name, p.option) for p in version.inputs], [(p.name, p.option) for p in version.outputs],
    )


def _versions(operator: Operator, binding: Binding | None, errors: list[str]) -> tuple[VersionPlan, ...]:
    plans: list[VersionPlan] = []
    before: VersionPlan | None = None
    for version in operator.versions:
        if binding is None:
            plans.append(VersionPlan(version, False, version.since, 0, None, "no binding"))
            continue
        step, bound, group, why = None, True, version.since, "the first version"
        if before is not None:
            step = binding.step(version.since)
            itself = binds_by_itself(before.schema, version)
            judged = itself or step is not None
            bound = before.bound and (judged or version.deprecated)
            why = step.reason if step else "only wider types" if itself else (
                f"pending: write under [steps] of {binding.location.file}: "
                f'{version.since} = {{ verdict = "same" or "other", reason = "..." }}'
            )
            if not before.bound:
                # As reports say it; what is missing for the step itself stands first.
                why = f"pending, as version {before.since} is" if judged else f"{why}; version {before.since} is pending, too"
            if itself and step is not None:
                errors.append(f"{step.location}: this step binds by itself; remove the line; then run: ./opw generate")
            same = signature(before.schema) == signature(version) and (step is None or step.verdict == "same")
            group = before.group if same else version.since
        mask = 0
        for k, param in enumerate(version.inputs):
            if param.name in binding.parameters:
                mask |= 1 << k
        plans.append(VersionPlan(version, bound, group, mask, step, why))
        before = plans[-1] if not version.deprecated else before
    return tuple(plans)


def _switches(operator: Operator, binding: Binding, versions: tuple[VersionPlan, ...], errors: list[str]) -> tuple[RoleSwitch, ...]:
    listed = binding.switches
    if not listed:
        roles = [f"input {k}" for k in range(8)] + [f"output {k}" for k in range(8)]
        by = FAMILIES[binding.family].by
        for role in roles:
            candidate = Switch(role, by, binding.location)
            if any(len(types_of_role(v.schema, candidate)) > 1 for v in versions) and not _mixed(versions, candidate):
                listed = (candidate,)
                break
    found = []
    for switch in (*_further_switches(binding, versions, listed), *listed):
        union: dict[ValueType, None] = {}
        for version in versions:
            if version.kernel:
                union.update(dict.fromkeys(types_of_role(version.schema, switch)))
        if not union:
            errors.append(f"{switch.location}: no version of {operator.name} has {switch.role}; correct the role; then run: ./opw generate")
        found.append(RoleSwitch(switch, tuple(sorted(union, key=str))))
    return tuple(found)


def _mixed(versions: tuple[VersionPlan, ...], switch: Switch) -> bool:
    """True if the values of a role may have several types in one node, or be none at all: there is nothing to switch on."""
    sides = [v.schema.inputs if switch.side == "input" else v.schema.outputs for v in versions]
    return any(not params[switch.index].homogeneous for params in sides if switch.index < len(params))


def _further_switches(binding: Binding, versions: tuple[VersionPlan, ...], listed: tuple[Switch, ...]) -> list[Switch]:
    """Switches for the type variables that the room's own switches leave out, so that every arm stands in the kernel.

    A role qualifies if every version has it and it is never absent or of mixed types. Variables without such a role
    (an optional input's own type, a subgraph's results) are read by value and checked by the row alone.
    """
    kernels = [v.schema for v in versions if v.kernel]
    found: list[Switch] = []

    def params(version: OpVersion, switch: Switch) -> tuple[Param, ...]:
        return version.inputs if switch.side == "input" else version.outputs

    for version in kernels:
        covered = {params(version, s)[s.index].type for s in (*listed, *found) if s.index < len(params(version, s))}
        for constraint in version.constraints:
            if len(constraint.types) < 2 or constraint.name in covered:
                continue
            for role in (f"{side} {k}" for side in ("input", "output") for k in range(8)):
                switch = Switch(role, "any", binding.location)
                at = [params(v, switch)[switch.index] for v in kernels if switch.index < len(params(v, switch))]
                fixed = len(at) == len(kernels) and all(p.option == "single" for p in at)
                here = params(version, switch)
                if fixed and here[switch.index].type == constraint.name:
                    found.append(switch)
                    break
    return found


def make_plan(root: Path) -> Plan:
    """Read schemas/ and runtime/ops/ below `root`; raises SchemaError with every error found."""
    schemas = load_schemas(root / "schemas")
    bindings = load_bindings(root, schemas)
    successors = load_successors(root, schemas, bindings)
    errors: list[str] = []
    operators = []
    for operator in schemas.operators:
        binding = bindings.get((operator.domain, operator.name))
        versions = _versions(operator, binding, errors)
        if binding is not None:
            names = {p.name for v in versions for p in v.schema.inputs}
            for name in binding.parameters:
                if name not in names:
                    where = binding.location.at("parameters")
                    errors.append(f"{where}: {operator.name} has no input '{name}'; use one of {', '.join(sorted(names))}; then run: ./opw generate")
        switches = _switches(operator, binding, versions, errors) if binding else ()
        operators.append(OperatorPlan(operator, binding, versions, switches, successors.get((operator.domain, operator.name), "")))
    if errors:
        raise SchemaError(errors)
    return Plan(schemas, tuple(operators))

