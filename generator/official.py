# SPDX-License-Identifier: Apache-2.0
"""Official test cases: from the installed onnx (in memory), from the files of a release's wheel, and the
seeds.

Every source gives `RawCase`s; `to_case` turns one into a stored Case: the model without prose, values as the
graph's types say, and the op-versions that its nodes mean. `case_key` says when two cases are the same apart
from names.
"""

import functools
import hashlib
import json
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import ml_dtypes
import numpy as np
import onnx
import onnx.defs
from google.protobuf.message import DecodeError
from onnx import helper, numpy_helper

from generator.store import (
    Case,
    MapValue,
    OptionalValue,
    Value,
    array_bytes,
    array_from_proto,
    value_arrays,
    value_shape,
)

FILE_KINDS = ("simple", "pytorch-converted", "pytorch-operator")
# The relative tolerance that onnx's own runner grants bfloat16 outputs.
_BFLOAT16_RTOL = 2.0**-6
_RTOL, _ATOL = 1e-3, 1e-7


class CaseError(Exception):
    """A case that cannot be stored; the text says why."""


@dataclass(frozen=True, eq=False)
class RawCase:
    """A case as its source gives it; inputs and outputs are in the order of the graph's."""

    name: str
    kind: str
    model: onnx.ModelProto
    inputs: tuple[Value, ...]
    outputs: tuple[Value, ...]
    rtol: float = _RTOL
    atol: float = _ATOL


def resolve_since(domain: str, op: str, opset: int) -> int | None:
    """The op-version that a node has under an opset import, None if no schema is there."""
    try:
        return onnx.defs.get_schema(op, opset, "" if domain == "ai.onnx" else domain).since_version
    except onnx.defs.SchemaError:
        return None


def known_op_versions() -> list[tuple[str, str, int]]:
    """All op-versions of the installed onnx, sorted."""
    schemas = onnx.defs.get_all_schemas_with_history()
    return sorted((schema.domain or "ai.onnx", schema.name, schema.since_version) for schema in schemas)


def opset_imports(model: onnx.ModelProto) -> dict[str, int]:
    """Domain -> opset, with ai.onnx for the default domain; IR 1 and 2 models without imports mean opset
    1."""
    return {entry.domain or "ai.onnx": entry.version for entry in model.opset_import} or {"ai.onnx": 1}


def subgraphs(node: onnx.NodeProto) -> list[onnx.GraphProto]:
    """The graphs in a node's attributes."""
    found = []
    for attribute in node.attribute:
        found += [attribute.g] if attribute.type == onnx.AttributeProto.GRAPH else list(attribute.graphs)
    return found


def all_nodes(graph: onnx.GraphProto) -> Iterator[onnx.NodeProto]:
    """Every node of a graph and of the graphs inside."""
    for node in graph.node:
        yield node
        for inner in subgraphs(node):
            yield from all_nodes(inner)


def model_ops(model: onnx.ModelProto, past: bool = False) -> tuple[tuple[str, str, int], ...]:
    """The op-versions of all nodes, each once, sorted.

    A node that has no schema at the model's opset is a CaseError; with `past`, as old releases had operators that
    were on trial and are gone, it has since version 0.
    """
    imports = opset_imports(model)
    found = set()
    for node in all_nodes(model.graph):
        domain = node.domain or "ai.onnx"
        opset = imports.get(domain)
        since = resolve_since(domain, node.op_type, opset) if opset else None
        if since is None and not past:
            raise CaseError(f"{domain} {node.op_type} has no schema at opset {opset}")
        found.add((domain, node.op_type, since or 0))
    return tuple(sorted(found))


# Upstream prefixes the names inside an inlined function body with the case's own name, thousands of times.
_INLINED = re.compile(r".*_expanded(?:_ver\d+)?_function_(.+)", re.DOTALL)


def _shorten_names(graph: onnx.GraphProto) -> None:
    """Take the prefix of inlined bodies off the names of values, where no two become one."""
    graphs = [graph] + [inner for node in all_nodes(graph) for inner in subgraphs(node)]
    names: dict[str, str] = {}
    for part in graphs:
        for entry in (*part.input, *part.output, *part.initializer):
            names.setdefault(entry.name, "")
        for node in part.node:
            for name in (*node.input, *node.output):
                names.setdefault(name, "")
    for name in names:
        found = _INLINED.fullmatch(name)
        names[name] = found[1] if found and found[1] not in names else name
    if len(set(names.values())) < len(names):
        return
    for part in graphs:
        for entry in (*part.input, *part.output, *part.initializer, *part.value_info):
            entry.name = names.get(entry.name, entry.name)
        for node in part.node:
            for side in (node.input, node.output):
                side[:] = [names[name] for name in side]


def strip_model(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model without what says nothing about results: prose, producer, metadata, the graph's name, prefixes of
    names inside."""
    kept = onnx.ModelProto()
    kept.CopyFrom(model)
    for name in (
        "producer_name",
        "producer_version",
        "domain",
        "model_version",
        "doc_string",
        "metadata_props",
    ):
        kept.ClearField(name)

    def strip_graph(graph: onnx.GraphProto) -> None:
        graph.ClearField("doc_string")
        graph.ClearField("metadata_props")
        for entry in (*graph.input, *graph.output, *graph.value_info, *graph.initializer):
            entry.ClearField("doc_string")
        for node in graph.node:
            node.ClearField("doc_string")
            node.ClearField("metadata_props")
            for attribute in node.attribute:
                attribute.ClearField("doc_string")
            for inner in subgraphs(node):
                strip_graph(inner)

    strip_graph(kept.graph)
    _shorten_names(kept.graph)
    kept.graph.name = "case"
    return kept


def _as_array(value) -> np.ndarray:
    if isinstance(value, onnx.TensorProto):
        return array_from_proto(value)
    array = np.asarray(value)
    if array.dtype.kind in "USO":
        texts = np.empty(array.shape, dtype=object)
        for index in np.ndindex(array.shape):
            text = array[index]
            texts[index] = text.decode("utf-8", "surrogateescape") if isinstance(text, bytes) else str(text)
        return texts
    return array


def as_value(value, type_proto: onnx.TypeProto) -> Value:
    """A source's value as the graph's type says: tensor, sequence, optional or map.

    bfloat16 that an old release stored as uint16 is reinterpreted. CaseError if value and type do not fit.
    """
    kind = type_proto.WhichOneof("value")
    if kind == "optional_type":
        return (
            OptionalValue()
            if value is None
            else OptionalValue(as_value(value, type_proto.optional_type.elem_type))
        )
    if kind == "sequence_type":
        return [as_value(item, type_proto.sequence_type.elem_type) for item in value]
    if kind == "map_type" and isinstance(value, dict):
        element = type_proto.map_type.value_type.tensor_type.elem_type
        keys = np.array(list(value), dtype=np.int64 if type_proto.map_type.key_type != 8 else object)
        return MapValue(keys, np.array(list(value.values()), dtype=helper.tensor_dtype_to_np_dtype(element)))
    if kind != "tensor_type" or value is None:
        raise CaseError(f"a value of type {type(value).__name__} does not fit the graph's {kind}")
    array = _as_array(value)
    expected = np.dtype(helper.tensor_dtype_to_np_dtype(type_proto.tensor_type.elem_type))
    if array.dtype == np.uint16 and expected == ml_dtypes.bfloat16:
        array = array.view(ml_dtypes.bfloat16)
    if array.dtype != expected:
        raise CaseError(f"data of type {array.dtype} does not fit the graph's {expected}")
    return array


def _raw_case(name: str, kind: str, model: onnx.ModelProto, inputs, outputs, **tolerance) -> RawCase:
    """Values in graph order to a RawCase; graph inputs beyond the given ones must have initializers."""
    initialized = {entry.name for entry in model.graph.initializer}
    if any(entry.name not in initialized for entry in model.graph.input[len(inputs) :]):
        raise CaseError(f"{len(inputs)} inputs for {len(model.graph.input)} graph inputs")
    if len(outputs) != len(model.graph.output):
        raise CaseError(f"{len(outputs)} outputs for {len(model.graph.output)} graph outputs")
    values = [
        tuple(as_value(v, entry.type) for v, entry in zip(given, entries))
        for given, entries in ((inputs, model.graph.input), (outputs, model.graph.output))
    ]
    return RawCase(name, kind, model, *values, **tolerance)


def memory_cases() -> Iterator[tuple[str, str, RawCase | CaseError]]:
    """(name, kind, case) of the node cases of the installed onnx, which makes them from seeded generators."""
    from onnx.backend.test.loader import load_model_tests

    with warnings.catch_warnings():
        # Several cases overflow or divide by zero on purpose while their values are made.
        warnings.simplefilter("ignore", RuntimeWarning)
        tests = load_model_tests(kind="node")
    for test in tests:
        try:
            ((inputs, outputs),) = test.data_sets
            yield (
                test.name,
                "node",
                _raw_case(test.name, "node", test.model, inputs, outputs, rtol=test.rtol, atol=test.atol),
            )
        except CaseError as error:
            yield test.name, "node", error


def _read_value(path: Path, type_proto: onnx.TypeProto):
    data = path.read_bytes()
    kind = type_proto.WhichOneof("value")
    if kind == "sequence_type":
        return numpy_helper.to_list(onnx.SequenceProto.FromString(data))
    if kind == "optional_type":
        return numpy_helper.to_optional(onnx.OptionalProto.FromString(data))
    return onnx.TensorProto.FromString(data)


def file_cases(data: Path, kinds: tuple[str, ...]) -> Iterator[tuple[str, str, RawCase | CaseError]]:
    """(name, kind, case) of the cases below onnx/backend/test/data of a wheel, by kind and name."""
    for kind in kinds:
        for folder in sorted(path for path in (data / kind).glob("*") if (path / "model.onnx").is_file()):
            try:
                model = onnx.ModelProto.FromString((folder / "model.onnx").read_bytes())
                sets = sorted(folder.glob("test_data_set_*"))
                if len(sets) != 1:
                    raise CaseError(f"{len(sets)} data sets")
                values = []
                for side, entries in (("input", model.graph.input), ("output", model.graph.output)):
                    count = len(list(sets[0].glob(f"{side}_*.pb")))
                    values.append(
                        [_read_value(sets[0] / f"{side}_{k}.pb", entries[k].type) for k in range(count)]
                    )
                yield folder.name, kind, _raw_case(folder.name, kind, model, *values)
            except CaseError as error:
                yield folder.name, kind, error
            except (DecodeError, TypeError, ValueError) as error:  # from reading files: some old ones are no sound tensors
                yield folder.name, kind, CaseError(f"cannot be read: {error}")


def installed_data() -> Path:
    """The folder of the installed onnx with the cases that are files."""
    return Path(onnx.__file__).parent / "backend" / "test" / "data"


def seed_cases(path: Path) -> Iterator[tuple[str, str, RawCase | CaseError]]:
    """The cases that a hand-written file states, each one node: see schemas/cases/seeds.json.

    A value is {"type": "tensor(float)" or "optional(tensor(float))", "shape": [..], "data": [..] or one
    number that fills the shape}.
    """
    from generator.schema import parse_type

    def typed(entry: dict, name: str) -> tuple[onnx.ValueInfoProto, Value]:
        kind = parse_type(entry["type"])
        element = onnx.TensorProto.DataType.Value(kind.element_dtype().upper())
        dtype = helper.tensor_dtype_to_np_dtype(element)
        shape = tuple(entry["shape"])
        array = np.broadcast_to(
            np.array(entry["data"], dtype=dtype).reshape(-1), (int(np.prod(shape)),)
        ).reshape(shape)
        info = helper.make_tensor_type_proto(element, shape)
        if kind.kind == "optional":
            info = helper.make_optional_type_proto(info)
        return helper.make_value_info(name, info), array

    for entry in json.loads(path.read_text(encoding="utf-8"))["cases"]:
        infos, values = [], []
        for side in ("inputs", "outputs"):
            pairs = [typed(value, name) for name, value in entry[side].items()]
            infos.append([info for info, _ in pairs])
            values.append([value for _, value in pairs])
        node = helper.make_node(
            entry["op"], list(entry["inputs"]), list(entry["outputs"]), domain=entry["domain"]
        )
        graph = helper.make_graph([node], "case", *infos)
        opset = helper.make_opsetid(entry["domain"], entry["opset"])
        model = helper.make_model(graph, opset_imports=[opset], ir_version=entry["ir_version"])
        yield entry["name"], "seed", _raw_case(entry["name"], "seed", model, *values)


def to_case(raw: RawCase, release: str, compare: str, past: bool = False) -> Case:
    """The stored form of a case of one release; CaseError if a node has no schema, unless it is a `past` one."""
    rtol = raw.rtol
    arrays = [array for value in raw.outputs for array in value_arrays(value)]
    if any(array.dtype == ml_dtypes.bfloat16 for array in arrays):
        rtol = max(rtol, _BFLOAT16_RTOL)
    model = strip_model(raw.model)
    seed = raw.kind == "seed"
    return Case(
        name=raw.name,
        kind=raw.kind,
        model=model.SerializeToString(deterministic=True),
        inputs=raw.inputs,
        outputs=raw.outputs,
        rtol=rtol,
        atol=raw.atol,
        origin="manual" if seed else "official",
        oracle="reference" if seed else "official",
        first=release,
        last="-",
        compare=compare,
        ops=model_ops(model, past),
    )


def pack_operator(raw: RawCase, models: dict[str, onnx.ModelProto]) -> tuple[str, str]:
    """The operator in whose pack a case lies.

    A case `X_expanded...` shares its data with case X and lies beside it; else the first node decides. Old
    models without nodes, which hand their input on, lie in a pack of their own, `_`.
    """
    base = re.sub(r"_expanded(_ver\d+)?$", "", raw.name)
    nodes = models.get(base, raw.model).graph.node
    return (nodes[0].domain or "ai.onnx", nodes[0].op_type) if nodes else ("ai.onnx", "_")


@functools.lru_cache(maxsize=8192)
def model_key(model_bytes: bytes) -> str:
    """Hash of what a model means: op-versions, attributes, graph types, initializers; names do not count."""
    model = onnx.ModelProto.FromString(model_bytes)
    imports = opset_imports(model)

    def rename(graph: onnx.GraphProto, outer: dict[str, str]) -> None:
        names = dict(outer)

        def new_name(name: str) -> str:
            return names.setdefault(name, f"v{len(names)}") if name else ""

        graph.ClearField("name")
        graph.ClearField("value_info")
        for entry in (*graph.input, *graph.initializer):
            entry.name = new_name(entry.name)
        for node in graph.node:
            domain = node.domain or "ai.onnx"
            node.domain = f"{domain}:{resolve_since(domain, node.op_type, imports.get(domain, 1))}"
            node.ClearField("name")
            for side in (node.input, node.output):
                side[:] = [new_name(name) for name in side]
            attributes = sorted(node.attribute, key=lambda a: a.name)
            del node.attribute[:]
            node.attribute.extend(attributes)
            for inner in subgraphs(node):
                rename(inner, names)
        for entry in graph.output:
            entry.name = new_name(entry.name)

    rename(model.graph, {})
    return hashlib.sha256(model.graph.SerializeToString(deterministic=True)).hexdigest()


def values_key(values: tuple[Value, ...]) -> str:
    """Equal for equal values."""
    digest = hashlib.sha256()
    for value in values:
        digest.update(repr(value_shape(value)).encode())
        for array in value_arrays(value):
            digest.update(array_bytes(array))
    return digest.hexdigest()


def case_key(case: Case) -> str:
    """Equal for two cases that differ in names, producer, IR version or opset numbers only."""
    parts = (model_key(case.model), values_key(case.inputs), values_key(case.outputs))
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()


def same_but_rounding(new: Case, old: Case) -> bool:
    """Whether a case is one that is stored already, up to the rounding of the machine that made its values.

    Upstream computes node cases with NumPy when asked; the last bits depend on its version and the processor.
    """
    pairs = list(zip((*new.inputs, *new.outputs), (*old.inputs, *old.outputs)))
    if len(new.inputs) != len(old.inputs) or any(value_shape(a) != value_shape(b) for a, b in pairs):
        return False
    if new.model != old.model and model_key(new.model) != model_key(old.model):
        return False
    if old.compare == "shape":
        return True
    for a, b in pairs:
        for x, y in zip(value_arrays(a), value_arrays(b)):
            if x.dtype == object or x.dtype.kind in "biu":
                if x.tolist() != y.tolist():
                    return False
            elif array_bytes(x) != array_bytes(y):
                wide = np.complex128 if x.dtype.kind == "c" else np.float64
                if not np.allclose(
                    x.astype(wide), y.astype(wide), rtol=old.rtol, atol=old.atol, equal_nan=True
                ):
                    return False
    return True
