# SPDX-License-Identifier: Apache-2.0
"""The files that hold one case for other implementations: onnx's backend-test folder, NumPy's npz, or JSON.

JSON spells a value {"name", "type": "tensor(float)", "shape", "data": flat list}. Numbers are exact; what JSON has no number
for is a string: "NaN", "Infinity", "-Infinity". A complex number is a pair. Floats of 16 bits and less are the numbers that they
stand for. A sequence has "items", a map "keys" and "values", an optional "value", which is null for the empty one.

In an npz, arrays of types that NumPy lacks are their bit patterns (uint8, uint16), one element each; `meta` names the types.
Members of sequences are input_0.0, input_0.1; a map is input_0.keys and input_0.values. A string tensor is an array of
Unicode strings.
"""

import io
import json
from collections.abc import Iterator

import numpy as np
import onnx
from onnx import helper, numpy_helper

from generator.case_arms import value_type
from generator.case_show import element_type
from generator.official import opset_imports
from generator.store import Case, MapValue, OptionalValue, Value, array_bytes, array_from_proto

FORMATS = ("onnx", "npz", "json")
_PLAIN = "biufc"  # kinds of dtype that NumPy itself knows; those of ml_dtypes are "V" or say so by their module


def _graph(case: Case) -> onnx.GraphProto:
    return onnx.ModelProto.FromString(case.model).graph


def _sides(case: Case) -> list[tuple[str, list[onnx.ValueInfoProto], tuple[Value, ...]]]:
    graph = _graph(case)
    return [("input", list(graph.input), case.inputs), ("output", list(graph.output), case.outputs)]


def _is_plain(array: np.ndarray) -> bool:
    return array.dtype.kind in _PLAIN and array.dtype.type.__module__ == "numpy"


# ---------------------------------------------------------------------------------------------------------------------
# onnx


def _tensor(array: np.ndarray, name: str = "") -> onnx.TensorProto:
    tensor = onnx.TensorProto.FromString(array_bytes(array))
    if name:
        tensor.name = name
    return tensor


def _sequence(values: list, kind: onnx.TypeProto.Sequence, name: str) -> onnx.SequenceProto:
    proto = onnx.SequenceProto(name=name)
    held = kind.elem_type.WhichOneof("value")
    if held == "sequence_type":
        proto.elem_type = onnx.SequenceProto.SEQUENCE
        proto.sequence_values.extend(_sequence(v, kind.elem_type.sequence_type, "") for v in values)
    elif held == "map_type":
        proto.elem_type = onnx.SequenceProto.MAP
        proto.map_values.extend(_map(v, "") for v in values)
    else:
        proto.elem_type = onnx.SequenceProto.TENSOR
        proto.tensor_values.extend(_tensor(v) for v in values)
    return proto


def _map(value: MapValue, name: str) -> onnx.MapProto:
    proto = onnx.MapProto(name=name)
    keys = _tensor(value.keys)
    proto.key_type = keys.data_type
    if keys.data_type == onnx.TensorProto.STRING:
        proto.string_keys.extend(keys.string_data)
    else:
        proto.keys.extend(int(k) for k in value.keys)
    proto.values.elem_type = onnx.SequenceProto.TENSOR
    proto.values.tensor_values.extend(_tensor(v) for v in value.values)
    return proto


def _optional(value: OptionalValue, kind: onnx.TypeProto.Optional, name: str) -> onnx.OptionalProto:
    proto = onnx.OptionalProto(name=name)
    held = kind.elem_type.WhichOneof("value")
    if value.value is None:
        proto.elem_type = onnx.OptionalProto.UNDEFINED  # what onnx's loader reads as None
    elif held == "sequence_type":
        proto.elem_type = onnx.OptionalProto.SEQUENCE
        proto.sequence_value.CopyFrom(_sequence(value.value, kind.elem_type.sequence_type, ""))
    else:
        proto.elem_type = onnx.OptionalProto.TENSOR
        proto.tensor_value.CopyFrom(_tensor(value.value))
    return proto


def proto_bytes(value: Value, entry: onnx.ValueInfoProto) -> bytes:
    """The .pb file of one value; its kind is the one that the graph states, as readers expect."""
    if isinstance(value, OptionalValue):
        proto = _optional(value, entry.type.optional_type, entry.name)
    elif isinstance(value, list):
        proto = _sequence(value, entry.type.sequence_type, entry.name)
    elif isinstance(value, MapValue):
        proto = _map(value, entry.name)
    else:
        proto = _tensor(value, entry.name)
    return proto.SerializeToString(deterministic=True)


def _onnx_files(case: Case, wrong: str) -> Iterator[tuple[str, bytes]]:
    yield f"{case.name}/model.onnx", case.model
    yield f"{case.name}/data.json", (json.dumps(_meta(case, wrong)) + "\n").encode()
    for side, entries, values in _sides(case):
        for k, (entry, value) in enumerate(zip(entries, values)):
            if value is not None:
                yield f"{case.name}/test_data_set_0/{side}_{k}.pb", proto_bytes(value, entry)


# ---------------------------------------------------------------------------------------------------------------------
# npz


def _meta(case: Case, wrong: str) -> dict:
    """What is told beside the values; rtol and atol as onnx's loader reads them. `wrong` is "" for cases that hold."""
    return {
        "name": case.name, "op_versions": [list(op) for op in case.ops], "rtol": case.rtol, "atol": case.atol, "compare": case.compare,
        "origin": case.origin, "oracle": case.oracle, "first_release": case.first, "last_release": case.last, "wrong": wrong,
    }


def _npz_array(array: np.ndarray) -> np.ndarray:
    if array.dtype == object:
        return np.array(array.tolist(), dtype=str).reshape(array.shape)
    return np.ascontiguousarray(array).reshape(array.shape) if _is_plain(array) else _bits(array)


def _bits(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array).view(np.uint8 if array.dtype.itemsize == 1 else np.uint16).reshape(array.shape)


def _npz_parts(name: str, value: Value) -> Iterator[tuple[str, np.ndarray]]:
    if isinstance(value, OptionalValue):
        if value.value is not None:
            yield from _npz_parts(name, value.value)
    elif isinstance(value, list):
        for k, item in enumerate(value):
            yield from _npz_parts(f"{name}.{k}", item)
    elif isinstance(value, MapValue):
        yield f"{name}.keys", value.keys
        yield f"{name}.values", value.values
    elif value is not None:
        yield name, value


def _type_of(entry: onnx.ValueInfoProto) -> str:
    return str(value_type(entry.type) or "")


def _npz_files(case: Case, wrong: str) -> Iterator[tuple[str, bytes]]:
    meta = _meta(case, wrong)
    arrays = {"model": np.frombuffer(case.model, dtype=np.uint8)}
    for side, entries, values in _sides(case):
        parts = [(f"{side}_{k}", entry, value) for k, (entry, value) in enumerate(zip(entries, values))]
        meta[f"{side}s"] = [
            {"array": array, "name": entry.name, "type": _type_of(entry), "present": next(_npz_parts(array, value), None) is not None or
             isinstance(value, list)}
            for array, entry, value in parts
        ]
        arrays |= {name: _npz_array(a) for array, _, value in parts for name, a in _npz_parts(array, value)}
    file = io.BytesIO()
    np.savez(file, meta=np.array(json.dumps(meta)), **arrays)
    yield f"{case.name}.npz", file.getvalue()


# ---------------------------------------------------------------------------------------------------------------------
# JSON


def _number(value):
    """A Python number as JSON can say it."""
    if isinstance(value, complex):
        return [_number(value.real), _number(value.imag)]
    if isinstance(value, float) and not np.isfinite(value):
        return "NaN" if np.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value


def _flat(array: np.ndarray) -> list:
    """The elements as Python's numbers, strings or truth values, exactly."""
    if array.dtype == object or _is_plain(array):
        if array.dtype.kind in "fc":  # float16 and float32 widen without loss
            array = array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)
        return [_number(v) for v in array.ravel().tolist()]
    whole = element_type(array).lstrip("u").startswith("int")
    return [_number(v) for v in array.astype(np.int64 if whole else np.float64).ravel().tolist()]


def _json_array(array: np.ndarray) -> dict:
    return {"type": f"tensor({element_type(array)})", "shape": list(array.shape), "data": _flat(array)}


def _json_value(value: Value) -> dict | None:
    if isinstance(value, OptionalValue):
        return {"value": _json_value(value.value)}
    if isinstance(value, list):
        return {"items": [_json_value(item) for item in value]}
    if isinstance(value, MapValue):
        return {"keys": _json_array(value.keys), "values": _json_array(value.values)}
    return None if value is None else _json_array(value)


def _json_attribute(attribute: onnx.AttributeProto) -> dict:
    kind = onnx.AttributeProto.AttributeType.Name(attribute.type)
    value = helper.get_attribute_value(attribute)
    single = {
        "FLOAT": lambda v: _number(float(v)), "INT": int, "STRING": lambda v: v.decode("utf-8", "surrogateescape"),
        "TENSOR": lambda v: _json_array(array_from_proto(v)), "GRAPH": _json_graph, "TYPE_PROTO": lambda v: str(value_type(v) or ""),
        "SPARSE_TENSOR": lambda v: {
            "values": _json_array(array_from_proto(v.values)), "indices": _json_array(numpy_helper.to_array(v.indices)), "shape": list(v.dims),
        },
    }
    convert = single[kind if kind in single else kind.removesuffix("S")]
    return {"name": attribute.name, "type": kind, "value": convert(value) if kind in single else [convert(v) for v in value]}


def _json_graph(graph: onnx.GraphProto) -> dict:
    return {
        "inputs": [{"name": e.name, "type": _type_of(e)} for e in graph.input],
        "outputs": [{"name": e.name, "type": _type_of(e)} for e in graph.output],
        "initializers": [{"name": t.name} | _json_array(array_from_proto(t)) for t in graph.initializer],
        "nodes": [
            {"domain": n.domain or "ai.onnx", "op": n.op_type, "inputs": list(n.input), "outputs": list(n.output),
             "attributes": [_json_attribute(a) for a in n.attribute]}
            for n in graph.node
        ],
    }


def _json_files(case: Case, wrong: str) -> Iterator[tuple[str, bytes]]:
    model = onnx.ModelProto.FromString(case.model)
    found = _meta(case, wrong) | {"opsets": opset_imports(model)} | {"graph": _json_graph(model.graph)}
    for side, entries, values in _sides(case):
        given = [(e.name, _type_of(e), _json_value(v)) for e, v in zip(entries, values)]
        found[f"{side}s"] = [{"name": name, "type": kind} | ({"absent": True} if value is None else value) for name, kind, value in given]
    yield f"{case.name}.json", (json.dumps(found, allow_nan=False) + "\n").encode()


def case_files(case: Case, kind: str, wrong: str = "") -> Iterator[tuple[str, bytes]]:
    """(path below the op-version's folder, bytes) of all files of a case in one of FORMATS; the same case gives the same bytes.

    `wrong` says what is wrong with a published case that is kept all the same.
    """
    return {"onnx": _onnx_files, "npz": _npz_files, "json": _json_files}[kind](case, wrong)
