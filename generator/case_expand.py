# SPDX-License-Identifier: Apache-2.0
"""From a recipe and an op-version to drafts: one node with its inputs for every choice of types."""

import itertools
import re
from dataclasses import dataclass

import numpy as np

from generator.case_fill import fill_array
from generator.case_number import to_type
from generator.case_recipe import GraphSpec, Recipe, SparseSpec, TypeSpec, ValueSpec
from generator.schema import OpVersion, Param, ValueType, parse_type
from generator.store import MapValue, OptionalValue, Value

_REFERENCE = re.compile(r"\$([A-Za-z_][A-Za-z0-9_]*)(\.dtype|\.number)?")


class DraftError(Exception):
    """A recipe that cannot be carried out on a version that it asks for."""


@dataclass(frozen=True)
class Draft:
    """One case without its expected values.

    `inputs` are the node's actual inputs as (name, type, value), the name "" where absent; `captures` further graph
    inputs for subgraphs to see. `attributes` hold what generator.case_model makes attributes of. `outputs` are the
    names of the outputs, "" where not wanted. `types` is what each type variable stands for; `output_types` holds what
    the recipe says of outputs whose types the signature does not tell.
    """

    name: str
    version: OpVersion
    recipe: Recipe
    inputs: tuple[tuple[str, ValueType | None, Value], ...]
    captures: tuple[tuple[str, ValueType, Value], ...]
    attributes: dict
    outputs: tuple[str, ...]
    types: dict[str, ValueType]
    output_types: tuple[ValueType | None, ...] = ()


def _actual(recipe: Recipe, version: OpVersion) -> list[tuple[Param, ValueSpec]]:
    """The node's inputs with their formal parameters, absent ones at the end left out."""
    listed: list[ValueSpec] = []
    if isinstance(recipe.inputs, dict):
        for name in recipe.inputs:
            if not any(p.name == name for p in version.inputs):
                raise DraftError(f"{version.label} has no input '{name}'")
        for param in version.inputs:
            listed += recipe.inputs.get(param.name, (ValueSpec("absent"),))
    else:
        listed = list(recipe.inputs)
    while listed and listed[-1].form == "absent":
        listed.pop()
    least, most = version.min_input, version.max_input
    if len(listed) < least or (most is not None and len(listed) > most):
        raise DraftError(f"{version.label} takes {least} to {most} inputs, the recipe gives {len(listed)}")
    pairs = []
    for k, spec in enumerate(listed):
        param = version.inputs[min(k, len(version.inputs) - 1)]
        if spec.form == "absent" and param.option == "single":
            raise DraftError(f"input '{param.name}' of {version.label} is required")
        pairs.append((param, spec))
    return pairs


def _references(item) -> set[str]:
    """The type variables that an attribute's value names."""
    if isinstance(item, str):
        return {match[1] for match in _REFERENCE.finditer(item)}
    if isinstance(item, (GraphSpec, TypeSpec)):
        return _references(item.text if isinstance(item, GraphSpec) else item.type)
    if isinstance(item, ValueSpec):
        return _references(item.type).union(*(_references(i) for i in item.items))
    if isinstance(item, SparseSpec):
        return _references(item.values)
    return set().union(*(_references(i) for i in item)) if isinstance(item, tuple) else set()


def references(recipe: Recipe) -> set[str]:
    """The type variables that any attribute of the recipe names."""
    return set().union(*(_references(value) for value in recipe.attributes.values()), *(_references(t) for t in recipe.output_types))


def _check_attributes(recipe: Recipe, version: OpVersion) -> None:
    for name in recipe.attributes:
        if version.attribute(name) is None:
            raise DraftError(f"{version.label} has no attribute '{name}'")
    for attribute in version.attributes:
        if attribute.required and attribute.name not in recipe.attributes:
            raise DraftError(f"{version.label} needs attribute '{attribute.name}'")


_KINDS = {"sequence": ("seq",), "optional": ("optional",), "empty": ("optional",), "map": ("map",)}


def _choices(recipe: Recipe, version: OpVersion, actual) -> tuple[dict[str, list[ValueType]], dict[str, ValueType]]:
    """What the type variables that the recipe binds may stand for: (the free ones, the fixed ones)."""
    possible: dict[str, list[ValueType]] = {}
    fixed: dict[str, ValueType] = {}
    for name in sorted(references(recipe) | set().union(*(_references(spec) for _, spec in actual),
                                                        *(_references(s) for s in recipe.captures.values()))):
        constraint = version.constraint(name)
        if constraint is None:
            raise DraftError(f"{version.label} has no type variable '{name}'")
        possible[name] = list(constraint.types)
    for param, spec in actual:
        constraint = version.constraint(param.type)
        if spec.form == "absent" or constraint is None:
            continue
        mixed = param.option == "variadic" and not param.homogeneous
        types = possible.setdefault(constraint.name, list(constraint.types)) if not mixed or not spec.type else list(constraint.types)
        if spec.type and "$" not in spec.type:
            wanted = parse_type(spec.type)
            if wanted not in constraint.types:
                raise DraftError(f"{constraint.name} of {version.label} does not allow {wanted}")
            if not mixed:
                fixed[constraint.name] = wanted
        elif spec.form in _KINDS:
            types[:] = [t for t in types if t.kind in _KINDS[spec.form]]
    free = {}
    for constraint in version.constraints:
        name = constraint.name
        if name not in possible or name in fixed:
            continue
        left = [t for t in possible[name] if str(t) not in recipe.leave_out]
        if not left:
            raise DraftError(f"no type of {name} of {version.label} is left")
        free[name] = left
    return free, fixed


def _one(types: list[ValueType]) -> ValueType:
    return next((t for t in types if t.kind == "tensor" and t.dtype == "float"), types[0])


def _assignments(recipe: Recipe, version: OpVersion, free: dict[str, list[ValueType]]) -> list[dict[str, ValueType]]:
    if not free:
        return [{}]
    if isinstance(recipe.arms, dict):
        lists = {}
        for name in recipe.arms:
            if name not in free:
                raise DraftError(f"'{name}' in arms is no free type variable of {version.label}")
        for name, types in free.items():
            choice = recipe.arms.get(name, "one")
            kept = types if choice == "all" else [_one(types)] if choice == "one" else [t for t in types if str(t) in choice]
            if not kept:
                raise DraftError(f"arms leave no type of {name} of {version.label}")
            lists[name] = kept
        return [dict(zip(lists, row)) for row in itertools.product(*lists.values())]
    if recipe.arms == "one":
        return [{name: _one(types) for name, types in free.items()}]
    if recipe.arms == "pairs":
        return [dict(zip(free, row)) for row in itertools.product(*free.values())]
    rounds = max(len(types) for types in free.values())
    return [{name: types[k % len(types)] for name, types in free.items()} for k in range(rounds)]


def _short(kind: ValueType) -> str:
    """How a type stands in a case's name: `float16`, `seq_float`, `map_int64_float`."""
    parts = []
    while kind.element is not None:
        parts += [kind.kind, kind.key] if kind.kind == "map" else [kind.kind]
        kind = kind.element
    return "_".join((*parts, kind.dtype))


class _Values:
    """Makes values; every array of a case has a seed of its own, which does not depend on the op-version."""

    def __init__(self, version: OpVersion, recipe: Recipe):
        self.prefix = f"{version.domain}:{version.op}|{recipe.name}"
        self.fill = recipe.fill

    def value(self, spec: ValueSpec, kind: ValueType, seed: str) -> Value:
        if spec.form == "absent":
            return None
        if spec.form == "sequence":
            return [self.value(item, kind.element, f"{seed}.{k}") for k, item in enumerate(spec.items)]
        if spec.form == "empty":
            return OptionalValue()
        if spec.form == "optional":
            return OptionalValue(self.value(spec.items[0], kind.element, seed))
        if spec.form == "map":
            keys, values = (to_type(list(item.values), dtype) for item, dtype in zip(spec.items, (kind.key, kind.element.dtype)))
            return MapValue(keys, values)
        return self.wrapped(spec, kind, seed)

    def wrapped(self, spec: ValueSpec, kind: ValueType, seed: str) -> Value:
        if kind.kind == "optional":
            return OptionalValue(self.wrapped(spec, kind.element, seed))
        if kind.kind == "seq":
            turned = ValueSpec("tensor", tuple(reversed(spec.shape)), spec.values, fill=spec.fill, bounds=spec.bounds, strings=spec.strings)
            return [self.wrapped(spec, kind.element, seed), self.wrapped(turned, kind.element, seed + "'")]
        if kind.kind == "map":
            flat = ValueSpec("tensor", (int(np.prod(spec.shape)),))
            keys = [f"key {k}" if kind.key == "string" else 3 * k - 4 for k in range(flat.shape[0])]
            return MapValue(to_type(keys, kind.key), self.array(flat, kind.element.dtype, seed))
        return self.array(spec, kind.dtype, seed)

    def array(self, spec: ValueSpec, dtype: str, seed: str) -> np.ndarray:
        if dtype == "string" and spec.strings is not None:
            listed = [spec.strings[k % len(spec.strings)] for k in range(int(np.prod(spec.shape, dtype=int)))]
            return to_type(listed, dtype).reshape(spec.shape)
        if spec.values is not None:
            return to_type(list(spec.values), dtype).reshape(spec.shape)
        return fill_array(f"{self.prefix}|{seed}", spec.fill or self.fill, dtype, spec.shape, spec.bounds)


def element_of_values(spec: ValueSpec) -> str:
    """The element type of literals without a type: int64, float, string or bool."""
    values = spec.values or ()
    kinds = {type(v) for v in values}
    if kinds == {str}:
        return "string"
    if kinds == {bool}:
        return "bool"
    return "int64" if kinds == {int} else "float"


def _type_of(spec: ValueSpec, types: dict[str, ValueType], fallback: "ValueType | None") -> ValueType:
    return _stated(spec.type, types) or fallback or ValueType("tensor", dtype=element_of_values(spec))


def _unique(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_out"
    taken.add(name)
    return name


def _outputs(recipe: Recipe, version: OpVersion, taken: set[str]) -> tuple[str, ...]:
    wanted = recipe.outputs
    if wanted is None:
        single = [k + 1 for k, p in enumerate(version.outputs) if p.option == "single"]
        wanted = (True,) * max([1, version.min_output, *single])
    if len(wanted) < version.min_output or (version.max_output is not None and len(wanted) > version.max_output):
        raise DraftError(f"{version.label} has {version.min_output} to {version.max_output} outputs, the recipe names {len(wanted)}")
    names = []
    for k, want in enumerate(wanted):
        param = version.outputs[min(k, len(version.outputs) - 1)]
        number = str(k - len(version.outputs) + 1) if param.option == "variadic" else ""
        names.append(_unique(re.sub(r"\W", "_", param.name) + number, taken) if want else "")
    return tuple(names)


def expand(recipe: Recipe, version: OpVersion) -> list[Draft]:
    """All drafts of a recipe on one op-version; DraftError if the recipe does not fit its signature."""
    actual = _actual(recipe, version)
    _check_attributes(recipe, version)
    free, fixed = _choices(recipe, version, actual)
    drafts = []
    for chosen in _assignments(recipe, version, free):
        types = {**fixed, **chosen}
        make = _Values(version, recipe)
        taken: set[str] = set(recipe.captures)
        inputs = []
        for k, (param, spec) in enumerate(actual):
            if spec.form == "absent":
                inputs.append(("", None, None))
                continue
            default = types.get(param.type) or version.types_of(param)[0]
            kind = _type_of(spec, types, default)
            number = str(k - len(version.inputs) + 1) if param.option == "variadic" else ""
            name = _unique(re.sub(r"\W", "_", param.name) + number, taken)
            inputs.append((name, kind, make.value(spec, kind, str(k))))
        captures = []
        for name, spec in recipe.captures.items():
            kind = _type_of(spec, types, None)
            captures.append((name, kind, make.value(spec, kind, name)))
        attributes = {name: _attribute(value, name, types, make) for name, value in recipe.attributes.items()}
        name = "_".join((recipe.name, *(_short(t) for t in chosen.values())))
        outputs = _outputs(recipe, version, taken)
        stated = tuple(_stated(text, types) for text in recipe.output_types)
        drafts.append(Draft(name, version, recipe, tuple(inputs), tuple(captures), attributes, outputs, types, stated))
    return drafts


def _stated(text: str, types: dict[str, ValueType]) -> ValueType | None:
    """A type string in which "$T" stands for a type variable's type; None for ""."""
    return parse_type(_REFERENCE.sub(lambda match: str(types[match[1]]), text)) if text else None


def graph_type(kind: ValueType) -> str:
    """A type in onnx's text syntax, with tensors of any rank."""
    if kind.kind == "map":
        return f"map({kind.key}, {graph_type(kind.element)})"
    return f"{kind.dtype}[]" if kind.element is None else f"{kind.kind}({graph_type(kind.element)})"


@dataclass(frozen=True, eq=False)
class SparseValue:
    """A sparse attribute made concrete."""

    shape: tuple[int, ...]
    indices: np.ndarray
    values: np.ndarray


def _attribute(value, name: str, types: dict[str, ValueType], make: _Values):
    """The value with type variables replaced; a tensor becomes an array, a type a ValueType, a graph its text."""
    if isinstance(value, str):
        return types[value[1:]] if value.startswith("$") and value[1:] in types else value
    if isinstance(value, ValueSpec):
        return make.value(value, _type_of(value, types, None), f"attribute {name}")
    if isinstance(value, TypeSpec):
        return _stated(value.type, types)
    if isinstance(value, SparseSpec):
        kind = _type_of(value.values, types, None)
        indices, shape = value.indices
        return SparseValue(value.shape, np.array(indices, np.int64).reshape(shape), make.value(value.values, kind, f"attribute {name}"))
    if isinstance(value, GraphSpec):
        def replace(match: re.Match) -> str:
            kind = types[match[1]]
            if match[2] is None:
                return graph_type(kind)
            return kind.element_dtype() if match[2] == ".dtype" else f"${match[1]}.number:{kind.element_dtype()}$"
        return GraphSpec(_REFERENCE.sub(replace, value.text))
    return tuple(_attribute(v, name, types, make) for v in value) if isinstance(value, tuple) else value
