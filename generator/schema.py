# SPDX-License-Identifier: Apache-2.0
"""The operator schemas as frozen dataclasses, and the strict loader of schemas/<domain>/<Op>.json.

The files of upstream's domains are written by the importer only and hold facts: signatures, attributes, types, and
hashes of upstream's texts and function bodies. Keys that hold their usual value are left out of a file; the loader
fills them in. A folder whose domain the index does not know is a private domain: its files are written by hand.

Equality of Param, Attribute, Constraint compares the facts: location and text hash take no part, so that
`new.inputs == old.inputs` says whether the signature is the same. The texts are compared by
OpVersion.texts().
"""

import json
from dataclasses import dataclass, field
from pathlib import Path

from generator.hashing import short_hash

# ONNX element types in the order of TensorProto.DataType, as type strings spell them.
ELEMENT_TYPES = tuple(
    "float uint8 int8 uint16 int16 int32 int64 string bool float16 double uint32 uint64 complex64 complex128 "
    "bfloat16 float8e4m3fn float8e4m3fnuz float8e5m2 float8e5m2fnuz uint4 int4 float4e2m1 float8e8m0 "
    "uint2 int2 float6e2m3 float6e3m2".split()
)

ATTRIBUTE_TYPES = tuple(
    "FLOAT INT STRING TENSOR GRAPH SPARSE_TENSOR TYPE_PROTO "
    "FLOATS INTS STRINGS TENSORS GRAPHS SPARSE_TENSORS TYPE_PROTOS".split()
)

OPTIONS = ("single", "optional", "variadic")


@dataclass(frozen=True)
class Location:
    """Where a fact stands: file relative to the project, and the key inside it."""

    file: str
    key: str = ""

    def __str__(self) -> str:
        return f"{self.file}: {self.key}" if self.key else self.file

    def at(self, key: str) -> "Location":
        joined = f"{self.key}.{key}" if self.key and not key.startswith("[") else f"{self.key}{key}"
        return Location(self.file, joined)


class SchemaError(Exception):
    """All errors found in one pass over the schema files; `errors` holds one line of text each."""

    def __init__(self, errors: list[str]):
        self.errors = tuple(errors)
        super().__init__("\n".join(errors))


@dataclass(frozen=True)
class ValueType:
    """A parsed type string.

    kind is "tensor", "sparse_tensor", "seq", "optional" or "map". `dtype` is the ONNX element type of a
    (sparse) tensor, else "". `element` is what a seq, an optional or a map holds, else None. `key` is the key
    type of a map.
    """

    kind: str
    dtype: str = ""
    element: "ValueType | None" = None
    key: str = ""

    def __str__(self) -> str:
        """The canonical spelling; a map's values are spelt as tensors."""
        if self.element is None:
            return f"{self.kind}({self.dtype})"
        return f"map({self.key},{self.element})" if self.kind == "map" else f"{self.kind}({self.element})"

    def element_dtype(self) -> str:
        """The element type of the innermost tensor."""
        return self.dtype if self.element is None else self.element.element_dtype()


def parse_type(text: str) -> ValueType:
    """Parse `tensor(float)`, `seq(map(int64, float))` and the like; ValueError says what is wrong."""

    def element_name(name: str) -> str:
        if name not in ELEMENT_TYPES:
            raise ValueError(f"'{name}' in type '{text}' is no ONNX element type")
        return name

    def parse(part: str) -> ValueType:
        part = part.strip()
        kind, bracket, inner = part.partition("(")
        if not bracket or not inner.endswith(")"):
            raise ValueError(f"'{part}' in type '{text}' is not of the form kind(element)")
        inner = inner[:-1].strip()
        if kind in ("tensor", "sparse_tensor"):
            return ValueType(kind, dtype=element_name(inner))
        if kind in ("seq", "optional"):
            return ValueType(kind, element=parse(inner))
        if kind == "map":
            key, comma, value = inner.partition(",")
            if not comma:
                raise ValueError(f"map '{part}' in type '{text}' has no value type")
            value = value.strip()
            held = parse(value) if "(" in value else ValueType("tensor", dtype=element_name(value))
            return ValueType("map", element=held, key=element_name(key.strip()))
        raise ValueError(f"'{kind}' in type '{text}' is no kind of value")

    return parse(text)


@dataclass(frozen=True)
class Param:
    """One input or output. `type` names a constraint of the same version or is a type string itself.

    `min_arity` counts for variadic ones only. `homogeneous` is false where a variadic's members may differ in
    type.
    """

    name: str
    type: str
    option: str = "single"
    homogeneous: bool = True
    min_arity: int = 1
    text: str = field(default="", compare=False)
    location: Location = field(default=Location(""), compare=False, repr=False)


@dataclass(frozen=True)
class Attribute:
    """One attribute. `default` is None if the schema gives none, else int, float, str or a tuple of these.

    A FLOAT default is the shortest decimal that gives the schema's float32 back.
    """

    name: str
    type: str
    required: bool = False
    default: int | float | str | tuple | None = None
    text: str = field(default="", compare=False)
    location: Location = field(default=Location(""), compare=False, repr=False)


@dataclass(frozen=True)
class Constraint:
    """A type variable and the types it allows, parsed, in the order of their type strings."""

    name: str
    types: tuple[ValueType, ...]
    text: str = field(default="", compare=False)
    location: Location = field(default=Location(""), compare=False, repr=False)


@dataclass(frozen=True)
class Body:
    """A function body that defines the operator from `opset` on.

    `hash` covers its nodes, each resolved to the operator version that `opset` gives it. It is "" where the
    body depends on the node and so exists only when asked for one.
    """

    opset: int
    hash: str = ""


@dataclass(frozen=True)
class OpVersion:
    """One version of an operator. `max_input` and `max_output` are None when unbounded."""

    domain: str
    op: str
    since: int
    deprecated: bool
    experimental: bool
    deterministic: bool
    inputs: tuple[Param, ...]
    outputs: tuple[Param, ...]
    min_input: int
    max_input: int | None
    min_output: int
    max_output: int | None
    attributes: tuple[Attribute, ...]
    constraints: tuple[Constraint, ...]
    bodies: tuple[Body, ...]
    text: str = field(default="", compare=False)
    location: Location = field(default=Location(""), compare=False, repr=False)

    @property
    def label(self) -> str:
        return (
            f"{self.op}-{self.since}" if self.domain == "ai.onnx" else f"{self.domain}.{self.op}-{self.since}"
        )

    def attribute(self, name: str) -> Attribute | None:
        return next((a for a in self.attributes if a.name == name), None)

    def constraint(self, name: str) -> Constraint | None:
        return next((c for c in self.constraints if c.name == name), None)

    def types_of(self, param: Param) -> tuple[ValueType, ...]:
        """What a parameter may be: its constraint's types, or the one type that it names."""
        constraint = self.constraint(param.type)
        return constraint.types if constraint else (parse_type(param.type),)

    def texts(self) -> tuple[tuple[str, str], ...]:
        """(part, hash) of every upstream text that may state a meaning; by position where names may change.

        Descriptions of constraints are left out: they restate the types and change with them.
        """
        found = [("doc", self.text)]
        for part in ("inputs", "outputs"):
            found += [(f"{part}[{k}]", entry.text) for k, entry in enumerate(getattr(self, part))]
        found += [(f"attributes.{a.name}", a.text) for a in self.attributes]
        return tuple(found)


@dataclass(frozen=True)
class Operator:
    """An operator with all its versions, oldest first."""

    domain: str
    name: str
    versions: tuple[OpVersion, ...]
    location: Location = field(default=Location(""), compare=False, repr=False)

    def at(self, opset: int) -> OpVersion | None:
        """The version that a model with this opset uses, None if the operator is younger."""
        return next((v for v in reversed(self.versions) if v.since <= opset), None)


@dataclass(frozen=True)
class Schemas:
    """Everything in schemas/: the onnx release, the newest opset per domain, all operators by (domain,
    name)."""

    onnx: str
    opsets: tuple[tuple[str, int], ...]
    operators: tuple[Operator, ...]

    def get(self, domain: str, name: str) -> Operator | None:
        """`domain` may be spelt "" for ai.onnx."""
        key = (domain or "ai.onnx", name)
        return next((op for op in self.operators if (op.domain, op.name) == key), None)


_REQUIRED = object()
_ANY = (int, float, str, list)
_KEYS = {
    "operator": {"domain": (str, _REQUIRED), "name": (str, _REQUIRED), "versions": (list, _REQUIRED)},
    "version": {
        "since": (int, _REQUIRED),
        "deprecated": (bool, False),
        "experimental": (bool, False),
        "deterministic": (bool, True),
        "min_input": (int, _REQUIRED),
        "max_input": ((int, type(None)), _REQUIRED),
        "min_output": (int, _REQUIRED),
        "max_output": ((int, type(None)), _REQUIRED),
        "inputs": (list, []),
        "outputs": (list, []),
        "attributes": (list, []),
        "constraints": (list, []),
        "hashes": (dict, _REQUIRED),
    },
    "param": {
        "name": (str, _REQUIRED),
        "type": (str, _REQUIRED),
        "option": (str, "single"),
        "homogeneous": (bool, True),
        "min_arity": (int, 1),
        "text": (str, ""),
    },
    "attribute": {
        "name": (str, _REQUIRED),
        "type": (str, _REQUIRED),
        "required": (bool, False),
        "default": (_ANY, None),
        "text": (str, ""),
    },
    "constraint": {"name": (str, _REQUIRED), "types": (list, _REQUIRED), "text": (str, "")},
    "hashes": {"doc": (str, _REQUIRED), "body": (dict, {}), "context_body": (list, [])},
    "index": {
        "onnx": (str, _REQUIRED),
        "opsets": (dict, _REQUIRED),
        "operators": (int, _REQUIRED),
        "op_versions": (int, _REQUIRED),
        "files": (dict, _REQUIRED),
    },
}
_DEFAULT_TYPES = {"INT": int, "FLOAT": float, "STRING": str}


def _kind_name(kinds) -> str:
    names = {
        int: "an integer",
        str: "a string",
        bool: "true or false",
        list: "a list",
        dict: "an object",
        float: "a number",
        type(None): "null",
    }
    return " or ".join(names[k] for k in (kinds if isinstance(kinds, tuple) else (kinds,)))


class _Reader:
    """Collects errors while it turns JSON into dataclasses; a broken part is skipped, the rest still
    checked."""

    def __init__(self):
        self.errors: list[str] = []
        self.again = "python -m generator import"

    def error(self, where: Location, wrong: str, edit: str) -> None:
        self.errors.append(f"{where}: {wrong}; {edit}; then run: {self.again}")

    def keys(self, what: str, data, where: Location) -> dict | None:
        """The object's values with defaults filled in, or None if it is unusable."""
        table = _KEYS[what]
        if not isinstance(data, dict):
            self.error(where, f"expected an object, got {json.dumps(data)[:40]}", "make it an object")
            return None
        usable = True
        for key in data:
            if key not in table:
                self.error(
                    where.at(key), f"unknown key '{key}'", f"remove it or use one of {', '.join(table)}"
                )
        values = {}
        for key, (kinds, default) in table.items():
            value = data.get(key, default)
            if value is _REQUIRED:
                self.error(where, f"key '{key}' is missing", f"add it as {_kind_name(kinds)}")
                usable = False
                continue
            allowed = kinds if isinstance(kinds, tuple) else (kinds,)
            right = isinstance(value, allowed) and not (isinstance(value, bool) and bool not in allowed)
            if key in data and not right:
                self.error(
                    where.at(key), f"expected {_kind_name(kinds)}, got {json.dumps(value)[:40]}", "correct it"
                )
                usable = False
            values[key] = value
        return values if usable else None

    def unique(self, entries: list, where: Location, what: str) -> None:
        seen = set()
        for entry in entries:
            if entry.name in seen:
                self.error(
                    entry.location,
                    f"{what} '{entry.name}' appears twice in {where.key}",
                    "rename or remove one",
                )
            seen.add(entry.name)

    def operator(self, data, where: Location, domain: str, name: str) -> Operator | None:
        values = self.keys("operator", data, where)
        if values is None:
            return None
        for key, expected in (("domain", domain), ("name", name)):
            if values[key] != expected:
                self.error(
                    where.at(key), f"'{values[key]}' does not fit the file's place", f"make it '{expected}'"
                )
        listed = values["versions"]
        if not listed:
            self.error(where.at("versions"), "no versions", "list at least one or delete the file")
        versions = [self.version(v, where.at(f"versions[{k}]"), domain, name) for k, v in enumerate(listed)]
        versions = [v for v in versions if v]
        for before, after in zip(versions, versions[1:]):
            if after.since <= before.since:
                self.error(
                    after.location.at("since"),
                    f"{after.since} does not follow {before.since}",
                    "sort by 'since'",
                )
        return Operator(domain, name, tuple(versions), where)

    def version(self, data, where: Location, domain: str, name: str) -> OpVersion | None:
        values = self.keys("version", data, where)
        if values is None:
            return None
        hashes = self.keys("hashes", values.pop("hashes"), where.at("hashes"))
        for side in ("input", "output"):
            low, high = values[f"min_{side}"], values[f"max_{side}"]
            if high is not None and low > high:
                self.error(
                    where.at(f"min_{side}"), f"{low} is more than max_{side} {high}", "correct one of them"
                )
        constraints = self.entries("constraints", values, where, self.constraint)
        names = {c.name for c in constraints}
        inputs = self.entries("inputs", values, where, lambda d, w: self.param(d, w, names))
        outputs = self.entries("outputs", values, where, lambda d, w: self.param(d, w, names))
        attributes = self.entries("attributes", values, where, self.attribute)
        for what, entries in (("constraint", constraints), ("attribute", attributes)):
            self.unique(entries, where.at(f"{what}s"), what)
        if hashes is None:
            return None
        bodies = self.bodies(hashes, where.at("hashes"))
        values.update(inputs=inputs, outputs=outputs, attributes=attributes, constraints=constraints)
        return OpVersion(domain=domain, op=name, bodies=bodies, text=hashes["doc"], location=where, **values)

    def bodies(self, hashes: dict, where: Location) -> tuple[Body, ...]:
        found = []
        for opset, value in hashes["body"].items():
            if not opset.isdecimal() or not isinstance(value, str):
                self.error(where.at(f"body.{opset}"), "expected an opset and a hash", "correct it")
            else:
                found.append(Body(int(opset), value))
        for k, opset in enumerate(hashes["context_body"]):
            if type(opset) is not int:
                self.error(where.at(f"context_body[{k}]"), "expected an opset", "correct it")
            else:
                found.append(Body(opset))
        return tuple(sorted(found, key=lambda body: body.opset))

    def entries(self, key: str, values: dict, where: Location, read) -> tuple:
        found = [read(entry, where.at(f"{key}[{k}]")) for k, entry in enumerate(values[key])]
        return tuple(entry for entry in found if entry)

    def param(self, data, where: Location, constraints: set[str]) -> Param | None:
        values = self.keys("param", data, where)
        if values is None:
            return None
        if values["option"] not in OPTIONS:
            self.error(
                where.at("option"), f"'{values['option']}' is no option", f"use one of {', '.join(OPTIONS)}"
            )
        if values["type"] not in constraints:
            self.parsed(values["type"], where.at("type"), "name a constraint of this version or write a type")
        return Param(**values, location=where)

    def constraint(self, data, where: Location) -> Constraint | None:
        values = self.keys("constraint", data, where)
        if values is None:
            return None
        listed = values["types"]
        if not listed:
            self.error(where.at("types"), f"constraint '{values['name']}' allows no type", "list its types")
        types = [
            self.parsed(text, where.at(f"types[{k}]"), "correct the type") for k, text in enumerate(listed)
        ]
        for k, kind in enumerate(types):
            if kind and kind in types[:k]:
                self.error(where.at(f"types[{k}]"), f"type '{kind}' appears twice", "remove one")
        return Constraint(values["name"], tuple(t for t in types if t), values["text"], where)

    def parsed(self, text, where: Location, edit: str) -> ValueType | None:
        if not isinstance(text, str):
            self.error(where, f"expected a string, got {json.dumps(text)[:40]}", edit)
            return None
        try:
            return parse_type(text)
        except ValueError as error:
            self.error(where, str(error), edit)
            return None

    def attribute(self, data, where: Location) -> Attribute | None:
        values = self.keys("attribute", data, where)
        if values is None:
            return None
        kind, default = values["type"], values["default"]
        if kind not in ATTRIBUTE_TYPES:
            self.error(
                where.at("type"), f"'{kind}' is no attribute type", f"use one of {', '.join(ATTRIBUTE_TYPES)}"
            )
            return None
        if values["required"] and default is not None:
            self.error(where.at("default"), "a required attribute has a default", "remove one of the two")
        single = _DEFAULT_TYPES.get(kind.removesuffix("S"))
        if default is not None:
            items = default if kind.endswith("S") and isinstance(default, list) else [default]
            listed = kind.endswith("S")
            if (
                single is None
                or listed != isinstance(default, list)
                or any(type(i) is not single for i in items)
            ):
                self.error(
                    where.at("default"), f"{json.dumps(default)[:40]} is no {kind}", "correct it or remove it"
                )
                return None
            values["default"] = tuple(default) if listed else default
        return Attribute(**values, location=where)


def _read_json(path: Path, where: Location, reader: _Reader):
    def no_duplicates(pairs):
        keys = [key for key, _ in pairs]
        for key in sorted({k for k in keys if keys.count(k) > 1}):
            reader.error(where.at(key), f"key '{key}' appears twice in one object", "remove one")
        return dict(pairs)

    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=no_duplicates)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        text = error.strerror if isinstance(error, OSError) else str(error)
        reader.error(where, f"cannot be read as JSON: {text}", "correct or delete the file")
        return None


def load_operator(path: Path) -> Operator:
    """Read one schemas/<domain>/<Op>.json; raises SchemaError with everything that is wrong in it."""
    reader = _Reader()
    where = Location(f"{path.parent.parent.name}/{path.parent.name}/{path.name}")
    data = _read_json(path, where, reader)
    operator = reader.operator(data, where, path.parent.name, path.stem) if data is not None else None
    if reader.errors or operator is None:
        raise SchemaError(reader.errors)
    return operator


def load_schemas(root: Path, check_hashes: bool = False) -> Schemas:
    """Read the folder `schemas`; raises SchemaError with everything that is wrong in any of its files.

    The index must name exactly the files of its domains; with `check_hashes` also the hash of each, so that
    an edit by hand is seen. Other folders are private domains; their newest opset is that of their newest operator.
    """
    reader = _Reader()
    index_place = Location(f"{root.name}/index.json")
    index = _read_json(root / "index.json", index_place, reader)
    index = reader.keys("index", index, index_place) if index is not None else None
    files = index["files"] if index else {}
    opsets = dict(index["opsets"]) if index else {}
    found = sorted(p for p in root.glob("*/*.json") if p.parent.name not in ("cases", "history"))
    for name in sorted(set(files) - {f"{p.parent.name}/{p.name}" for p in found}):
        reader.error(index_place.at(f"files.{name}"), "there is no such file", "restore it")
    operators = []
    for path in found:
        name = f"{path.parent.name}/{path.name}"
        where = Location(f"{root.name}/{name}")
        private = index is not None and path.parent.name not in index["opsets"]
        reader.again = "./opw generate" if private else "python -m generator import"
        if index and not private and name not in files:
            reader.error(where, "the index does not name this file", "delete it")
        elif check_hashes and index and not private and files[name] != short_hash(path.read_bytes()):
            reader.error(where, "the file differs from its hash in the index", "undo the edit by hand")
        data = _read_json(path, where, reader)
        operator = reader.operator(data, where, path.parent.name, path.stem) if data is not None else None
        if operator:
            operators.append(operator)
        if operator and private and operator.versions:
            opsets[operator.domain] = max(opsets.get(operator.domain, 1), operator.versions[-1].since)
    reader.again = "python -m generator import"
    operators.sort(key=lambda op: (op.domain, op.name))
    if index and not reader.errors:
        indexed = [o for o in operators if o.domain in index["opsets"]]
        for key, count in (
            ("operators", len(indexed)),
            ("op_versions", sum(len(o.versions) for o in indexed)),
        ):
            if index[key] != count:
                reader.error(
                    index_place.at(key), f"{index[key]} does not fit the files: {count}", "correct it"
                )
    if reader.errors:
        raise SchemaError(reader.errors)
    return Schemas(index["onnx"], tuple(sorted(opsets.items())), tuple(operators))
