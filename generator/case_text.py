# SPDX-License-Identifier: Apache-2.0
"""A case of one node as text, in the grammar of tests/runtime/case_text.h."""

import math
import re

import numpy as np
import onnx

from generator.case_arms import element_name, graph_types, value_type
from generator.case_number import BY_NAME, dtype_name
from generator.schema import OpVersion, ValueType
from generator.store import Case, MapValue, OptionalValue, Value, array_from_proto, value_arrays

MOST_ELEMENTS = 64
_WIDTH = 110
_PLAIN = {
    onnx.AttributeProto.FLOAT, onnx.AttributeProto.INT, onnx.AttributeProto.STRING, onnx.AttributeProto.TENSOR,
    onnx.AttributeProto.FLOATS, onnx.AttributeProto.INTS, onnx.AttributeProto.STRINGS, onnx.AttributeProto.TYPE_PROTO,
}


def _trim(text: str) -> str:
    return text[:-2] if text.endswith(".0") else text


def float_text(value, dtype: str) -> str:
    """The shortest text that reads as the same number of the type; half and smaller: the exact value."""
    number = float(value)
    if math.isnan(number):
        return "nan"
    if math.isinf(number):
        return "inf" if number > 0 else "-inf"
    return _trim(str(np.float32(value)) if dtype == "float" else repr(number))


def string_text(value: str | bytes) -> str:
    data = value if isinstance(value, bytes) else value.encode("utf-8", "surrogateescape")
    parts = []
    for byte in data:
        if byte in b'"\\':
            parts.append("\\" + chr(byte))
        else:
            parts.append(chr(byte) if 0x20 <= byte <= 0x7E else f"\\x{byte:02x}")
    return '"' + "".join(parts) + '"'


def _elements(array: np.ndarray) -> list[str]:
    dtype = dtype_name(array)
    flat = array.ravel()
    if dtype == "string":
        return [string_text(v) for v in flat.tolist()]
    if dtype.startswith("complex"):
        part = "float" if dtype == "complex64" else "double"
        return [f"({float_text(v.real, part)},{float_text(v.imag, part)})" for v in flat]
    if dtype.startswith(("float", "double", "bfloat")):
        return [float_text(v, dtype) for v in flat]
    return [str(int(v)) for v in flat]


def _words(value: Value) -> list[str]:
    """The value without its type."""
    if isinstance(value, np.ndarray):
        return ["[" + ",".join(map(str, value.shape)) + "]", *_elements(value)]
    if isinstance(value, MapValue):
        inside = [*_words(value.keys), *_words(value.values)]
    elif isinstance(value, OptionalValue):
        inside = _words(value.value) if value.value is not None else []
    else:
        inside = [word for item in value for word in _words(item)]
    return ["{", *inside, "}"]


def _wrapped(first: str, words: list[str]) -> list[str]:
    """Words on lines of at most _WIDTH columns, which go on indented."""
    lines, line = [], first
    for word in words:
        if len(line) + 1 + len(word) > _WIDTH:
            lines.append(line)
            line = "    " + word
        else:
            line += " " + word
    return [*lines, line]


def value_lines(name: str, kind: ValueType, value: Value) -> list[str]:
    first, *rest = _words(value)
    return _wrapped(f"{name}: {kind}{first}" if first.startswith("[") else f"{name}: {kind} {first}", rest)


def _attribute(attribute: onnx.AttributeProto) -> str:
    kind = attribute.type
    if kind == onnx.AttributeProto.INT:
        text = str(attribute.i)
    elif kind == onnx.AttributeProto.FLOAT:
        text = float_text(np.float32(attribute.f), "float")
    elif kind == onnx.AttributeProto.STRING:
        text = string_text(attribute.s)
    elif kind == onnx.AttributeProto.INTS:
        text = "[" + ",".join(map(str, attribute.ints)) + "]"
    elif kind == onnx.AttributeProto.FLOATS:
        text = "[" + ",".join(float_text(np.float32(v), "float") for v in attribute.floats) + "]"
    elif kind == onnx.AttributeProto.STRINGS:
        text = "[" + ",".join(string_text(v) for v in attribute.strings) + "]"
    elif kind == onnx.AttributeProto.TYPE_PROTO:
        text = str(value_type(attribute.tp))
    else:
        text = f"tensor({element_name(attribute.t.data_type)})" + " ".join(_words(array_from_proto(attribute.t))) + " ;"
    return f"{attribute.name}={text}"


def _simple(case: Case, model: onnx.ModelProto) -> bool:
    """True if the case is one node that a row can state."""
    graph = model.graph
    if len(graph.node) != 1 or graph.initializer or graph.sparse_initializer or model.functions:
        return False
    sizes = [array.size for value in (*case.inputs, *case.outputs) for array in value_arrays(value)]
    for attribute in graph.node[0].attribute:
        if attribute.type not in _PLAIN or attribute.ref_attr_name:
            return False
        if attribute.type == onnx.AttributeProto.TENSOR:
            sizes.append(math.prod(attribute.t.dims))
    return max(sizes, default=0) <= MOST_ELEMENTS


def row_lines(case: Case, version: OpVersion) -> list[str] | None:
    """The text of the case, or None if it is none of one node with few elements."""
    model = onnx.ModelProto.FromString(case.model)
    if not _simple(case, model):
        return None
    graph, node = model.graph, model.graph.node[0]
    types = graph_types(graph)
    given = {info.name: value for info, value in zip(graph.input, case.inputs)}
    wanted = {info.name: value for info, value in zip(graph.output, case.outputs)}
    if set(node.output) & set(node.input) - {""} or len(given) != len(case.inputs) or len(wanted) != len(case.outputs):
        return None
    names: dict[str, str] = {"": "_"}
    for name in (*node.input, *node.output):
        if name not in names:
            plain = re.sub(r"\W", "_", name).strip("_") or "v"
            while plain in names.values() or plain in ("shape", "rtol", "atol"):
                plain += "_"
            names[name] = plain
    # An input whose value is absent, or an output that the case says nothing of, is one that the node does not name.
    inputs = ["_" if given.get(n) is None else names[n] for n in node.input]
    outputs = ["_" if wanted.get(n) is None else names[n] for n in node.output]
    operator = version.op if version.domain == "ai.onnx" else f"{version.domain}.{version.op}"
    head = f"{', '.join(outputs)} = {operator}-{version.since}({', '.join(inputs)})"
    lines = [" ".join([head, *(_attribute(a) for a in node.attribute)])]
    for side, values in ((node.input, given), (node.output, wanted)):
        for name in dict.fromkeys(side):
            value = values.get(name)
            if value is None:
                continue
            kind = _actual_type(types[name], value)
            lines += value_lines(names[name], kind, value)
    if case.compare == "shape":
        lines.append("shape")
    elif case.rtol or case.atol:
        lines.append(f"rtol={_trim(repr(case.rtol))} atol={_trim(repr(case.atol))}")
    return lines


def _actual_type(kind: ValueType, value: Value) -> ValueType:
    """The declared type; of a tensor the type that it has."""
    if isinstance(value, np.ndarray) and value.dtype != BY_NAME.get(kind.dtype):
        return ValueType("tensor", dtype=dtype_name(value))
    return kind
