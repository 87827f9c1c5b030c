# SPDX-License-Identifier: Apache-2.0
"""Recipes of derived cases: the [[cases]] tables of an operator's TOML, read strictly. docs/cases.md describes them."""

import re
from dataclasses import dataclass

from generator.case_fill import FILLS
from generator.schema import Location, parse_type

COMPARES = ("values", "shape")
ARMS = ("all", "one", "pairs")
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_CONDITION = re.compile(r"(>=|<=|=|<|>)\s*(\d+)")


@dataclass(frozen=True)
class ValueSpec:
    """One input, or a tensor of an attribute.

    form: "absent", "tensor" (by shape or values; wrapped where the type variable stands for a sequence, optional or map),
    "sequence" and "map" (items), "optional" (one item), "empty" (an empty optional). `type` is a type string, "$T" for
    what type variable T stands for, or "" for the type of the parameter.
    """

    form: str
    shape: tuple[int, ...] | None = None
    values: tuple | None = None
    type: str = ""
    fill: str = ""
    bounds: tuple[float, float] | None = None
    strings: tuple[str, ...] | None = None
    items: tuple["ValueSpec", ...] = ()
    location: Location = Location("")


@dataclass(frozen=True)
class GraphSpec:
    """A GRAPH attribute, in onnx's text syntax."""

    text: str


@dataclass(frozen=True)
class SparseSpec:
    """A SPARSE_TENSOR attribute."""

    shape: tuple[int, ...]
    indices: tuple
    values: ValueSpec


@dataclass(frozen=True)
class TypeSpec:
    """A TYPE_PROTO attribute."""

    type: str


@dataclass(frozen=True)
class Recipe:
    """One [[cases]] table. `inputs` is a tuple by position, or a dict by formal name."""

    name: str
    since: tuple[tuple[str, int], ...]
    inputs: "tuple[ValueSpec, ...] | dict[str, tuple[ValueSpec, ...]]"
    attributes: dict
    captures: dict[str, ValueSpec]
    outputs: "tuple[bool, ...] | None"
    output_types: tuple[str, ...]
    arms: "str | dict[str, str | tuple[str, ...]]"
    leave_out: tuple[str, ...]
    fill: str
    ulp: float | None
    rtol: float | None
    atol: float | None
    sum: int | None
    compare: str
    location: Location

    def wants(self, since: int) -> bool:
        tests = {">=": since.__ge__, "<=": since.__le__, "=": since.__eq__, "<": since.__lt__, ">": since.__gt__}
        return all(tests[sign](number) for sign, number in self.since)


_KEYS = {
    "name": str, "since": str, "inputs": (list, dict), "attributes": dict, "captures": dict, "outputs": (list, int),
    "arms": (str, dict), "except": list, "fill": str, "ulp": (int, float), "rtol": (int, float), "atol": (int, float),
    "sum": int, "compare": str, "output_types": list,
}
_VALUE_KEYS = {
    "shape": list, "values": (list, int, float, str, bool), "type": str, "fill": str, "range": list, "strings": list,
    "sequence": list, "optional": (list, dict), "empty": bool, "map": dict,
}


class _Problem(Exception):
    """Something wrong in a recipe: place, text, edit."""


def _names(kinds) -> str:
    names = {str: "a string", list: "a list", dict: "a table", int: "an integer", float: "a number", bool: "true or false"}
    return " or ".join(names[kind] for kind in (kinds if isinstance(kinds, tuple) else (kinds,)))


class RecipeReader:
    """Reads the recipes of one file; `errors` holds a line for everything that is wrong."""

    def __init__(self):
        self.errors: list[str] = []

    def wrong(self, where: Location, text: str, edit: str) -> _Problem:
        return _Problem(f"{where}: {text}; {edit}; then run: python -m generator derive")

    def read(self, tables, where: Location) -> tuple[Recipe, ...]:
        found: list[Recipe] = []
        for k, table in enumerate(tables):
            at = where.at(f"cases[{k}]")
            try:
                recipe = self.recipe(table, at, first=k == 0)
                if any(recipe.name == other.name for other in found):
                    raise self.wrong(at.at("name"), f"two recipes are named '{recipe.name}'", "rename one")
                found.append(recipe)
            except _Problem as problem:
                self.errors.append(str(problem))
        return tuple(found)

    def table(self, data, keys: dict, where: Location) -> dict:
        if not isinstance(data, dict):
            raise self.wrong(where, f"expected a table, got {data!r}", "write { ... }")
        for key, value in data.items():
            if key not in keys:
                raise self.wrong(where.at(key), f"unknown key '{key}'", f"remove it or use one of {', '.join(keys)}")
            kinds = keys[key] if isinstance(keys[key], tuple) else (keys[key],)
            if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
                raise self.wrong(where.at(key), f"expected {_names(kinds)}, got {value!r}", "correct it")
        return data

    def recipe(self, data, where: Location, first: bool) -> Recipe:
        data = self.table(data, _KEYS, where)
        name = data.get("name", "")
        if not _NAME.fullmatch(name):
            raise self.wrong(where.at("name"), f"'{name}' is no name", "use small letters, digits and underscores")
        since = []
        for part in data.get("since", ">=1").split(","):
            match = _CONDITION.fullmatch(part.strip())
            if match is None:
                raise self.wrong(where.at("since"), f"'{part}' is no condition", 'write for example "=1" or ">=11,<18"')
            since.append((match[1], int(match[2])))
        fill = self.fill(data.get("fill", "telling"), where)
        outputs = data.get("outputs")
        if isinstance(outputs, int):
            outputs = [True] * outputs
        if outputs is not None and (not any(outputs) or not all(isinstance(o, bool) for o in outputs)):
            raise self.wrong(where.at("outputs"), f"{outputs} names no output", "write a number, or one true or false each")
        compare = data.get("compare", "values")
        if compare not in COMPARES:
            raise self.wrong(where.at("compare"), f"'{compare}' is no way to compare", f"use one of {', '.join(COMPARES)}")
        for key in ("ulp", "rtol", "atol", "sum"):
            if data.get(key, 0) < 0:
                raise self.wrong(where.at(key), "a tolerance is not negative", "correct it")
        captures = {key: self.value(value, where.at(f"captures.{key}")) for key, value in data.get("captures", {}).items()}
        return Recipe(
            name, tuple(since), self.inputs(data.get("inputs", []), where.at("inputs")),
            {key: self.attribute(value, where.at(f"attributes.{key}")) for key, value in data.get("attributes", {}).items()},
            captures, tuple(outputs) if outputs is not None else None, tuple(data.get("output_types", ())),
            self.arms(data.get("arms", "all" if first else "one"), where.at("arms")),
            tuple(self.type(t, where.at("except")) for t in data.get("except", ())), fill,
            data.get("ulp"), data.get("rtol"), data.get("atol"), data.get("sum"), compare, where,
        )

    def fill(self, name: str, where: Location) -> str:
        if name not in FILLS:
            raise self.wrong(where.at("fill"), f"'{name}' is no fill", f"use one of {', '.join(FILLS)}")
        return name

    def type(self, text, where: Location) -> str:
        try:
            return str(parse_type(text))
        except (ValueError, AttributeError) as error:
            raise self.wrong(where, str(error), "write a type such as tensor(float)") from error

    def arms(self, data, where: Location):
        if isinstance(data, str):
            if data not in ARMS:
                raise self.wrong(where, f"'{data}' is no choice of arms", f"use one of {', '.join(ARMS)} or a table")
            return data
        table = {}
        for key, value in data.items():
            if value in ("all", "one"):
                table[key] = value
            elif isinstance(value, list) and value:
                table[key] = tuple(self.type(text, where.at(key)) for text in value)
            else:
                raise self.wrong(where.at(key), f"{value!r} chooses no types", 'write "all", "one" or a list of types')
        return table

    def inputs(self, data, where: Location):
        if isinstance(data, list):
            return tuple(self.value(value, where.at(f"[{k}]")) for k, value in enumerate(data))
        named = {}
        for key, value in data.items():
            shape = not isinstance(value, list) or all(isinstance(v, int) for v in value)
            many = [value] if shape else value
            named[key] = tuple(self.value(v, where.at(f"{key}[{k}]")) for k, v in enumerate(many))
        return named

    def value(self, data, where: Location) -> ValueSpec:
        """A table; or a list of integers, short for its shape."""
        if isinstance(data, list):
            data = {"shape": data}
        data = self.table(data, _VALUE_KEYS, where)
        if not data:
            return ValueSpec("absent", location=where)
        kind = data.get("type", "")
        if kind and "$" not in kind:
            self.type(kind, where.at("type"))
        forms = [key for key in ("sequence", "optional", "empty", "map") if key in data]
        if len(forms) > 1 or (forms and ("shape" in data or "values" in data)):
            raise self.wrong(where, "a value has one form", "keep one of shape/values, sequence, optional, empty, map")
        if "sequence" in data:
            items = tuple(self.value(v, where.at(f"sequence[{k}]")) for k, v in enumerate(data["sequence"]))
            return ValueSpec("sequence", type=kind, items=items, location=where)
        if "optional" in data:
            return ValueSpec("optional", type=kind, items=(self.value(data["optional"], where.at("optional")),), location=where)
        if "empty" in data:
            return ValueSpec("empty", type=kind, location=where)
        if "map" in data:
            pair = self.table(data["map"], {"keys": list, "values": list, "fill": str}, where.at("map"))
            if len(pair.get("keys", [])) != len(pair.get("values", [])):
                raise self.wrong(where.at("map"), "a map has as many values as keys", "correct it")
            items = tuple(ValueSpec("tensor", values=tuple(pair[k]), location=where.at("map")) for k in ("keys", "values"))
            return ValueSpec("map", type=kind, items=items, location=where)
        values, shape = self.flat(data["values"], where) if "values" in data else (None, None)
        if "shape" in data:
            shape = tuple(data["shape"])
            if any(not isinstance(d, int) or d < 0 for d in shape):
                raise self.wrong(where.at("shape"), f"{list(shape)} is no shape", "write integers of 0 or more")
            if values is not None and len(values) != _product(shape):
                raise self.wrong(where.at("values"), f"{len(values)} values for shape {list(shape)}", "correct one of them")
        if shape is None:
            raise self.wrong(where, "neither shape nor values", "add one of them")
        bounds = tuple(data["range"]) if "range" in data else None
        if bounds is not None and (len(bounds) != 2 or bounds[0] > bounds[1]):
            raise self.wrong(where.at("range"), f"{list(bounds)} is no range", "write [low, high]")
        fill = self.fill(data["fill"], where) if "fill" in data else ""
        strings = tuple(data["strings"]) if "strings" in data else None
        return ValueSpec("tensor", shape, values, kind, fill, bounds, strings, location=where)

    def flat(self, values, where: Location) -> tuple[tuple, tuple[int, ...]]:
        """Nested lists as a flat tuple and a shape; a single number is a scalar."""
        if not isinstance(values, list):
            return (values,), ()
        if not values or not isinstance(values[0], list):
            if any(isinstance(v, (list, dict)) for v in values):
                raise self.wrong(where.at("values"), "lists of different depth", "make them regular")
            return tuple(values), (len(values),)
        parts = [self.flat(v, where) for v in values]
        if len({shape for _, shape in parts}) != 1:
            raise self.wrong(where.at("values"), "rows of different length", "make them regular")
        return tuple(v for part, _ in parts for v in part), (len(values), *parts[0][1])

    def attribute(self, data, where: Location):
        """Numbers, strings and lists stand for themselves; tables say which kind of attribute they are."""
        if not isinstance(data, dict):
            return tuple(data) if isinstance(data, list) else data
        if "graph" in data:
            return GraphSpec(self.table(data, {"graph": str}, where)["graph"])
        if "indices" in data:
            data = self.table(data, {"shape": list, "indices": list, "values": list, "type": str}, where)
            values = self.value({key: data[key] for key in ("values", "type") if key in data}, where)
            return SparseSpec(tuple(data["shape"]), self.flat(data["indices"], where), values)
        if data.keys() == {"type"}:
            if "$" not in data["type"]:
                self.type(data["type"], where.at("type"))
            return TypeSpec(data["type"])
        return self.value(data, where)


def _product(shape: tuple[int, ...]) -> int:
    count = 1
    for extent in shape:
        count *= extent
    return count
