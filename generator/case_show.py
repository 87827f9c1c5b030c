# SPDX-License-Identifier: Apache-2.0
"""A case as text for people: its nodes, inputs and outputs, as `cases show` and the pages print them."""

from collections.abc import Iterator

import numpy as np
import onnx
from onnx import helper

from generator.case_arms import element_name, value_type
from generator.official import subgraphs
from generator.store import Case, MapValue, OptionalValue, Value, array_from_proto

# Longer arrays show their edges only; as NumPy cuts them.
_MOST_ELEMENTS = 100
_MOST_LETTERS = 60


def type_name(array: np.ndarray) -> str:
    """The element type as NumPy and ml_dtypes call it."""
    return "string" if array.dtype == object else array.dtype.name


def array_lines(array: np.ndarray, most: int = _MOST_ELEMENTS) -> list[str]:
    """The elements in NumPy's spelling; only the edges of arrays of more than `most` elements."""
    edge = {0: 3, 1: 3, 2: 3, 3: 2}.get(array.ndim, 1)  # many axes of three from each end are long, too
    text = np.array2string(array, separator=", ", threshold=most, edgeitems=edge, max_line_width=88)
    return [line.rstrip() for line in text.split("\n")]


def value_lines(name: str, value: Value, most: int = _MOST_ELEMENTS) -> Iterator[str]:
    """`x: shape=(2,), dtype=float32` and its elements, indented; members of sequences and maps below their own names."""
    if isinstance(value, OptionalValue) and value.value is not None:
        yield from value_lines(name, value.value, most)
    elif isinstance(value, OptionalValue):
        yield f"{name}: empty optional"
    elif isinstance(value, list):
        yield f"{name}: sequence of {len(value)}"
        for k, item in enumerate(value):
            yield from (f"  {line}" for line in value_lines(f"{name}[{k}]", item, most))
    elif isinstance(value, MapValue):
        yield f"{name}: map of {len(value.keys)}"
        for part, array in (("keys", value.keys), ("values", value.values)):
            yield from (f"  {line}" for line in value_lines(part, array, most))
    elif value is None:
        yield f"{name}: absent"
    else:
        yield f"{name}: shape={tuple(value.shape)}, dtype={type_name(value)}"
        yield from (f"  {line}" if line else "" for line in array_lines(value, most))


def _shortened(text: str) -> str:
    return text if len(text) <= _MOST_LETTERS else f"{text[:_MOST_LETTERS - 3]}..."


def attribute_text(attribute: onnx.AttributeProto) -> str:
    """`axis=1`; a tensor by type and shape, with its elements if they are few; a graph by its name only."""
    kind = onnx.AttributeProto
    if attribute.ref_attr_name:
        return f"{attribute.name}=@{attribute.ref_attr_name}"
    if attribute.type in (kind.GRAPH, kind.GRAPHS):
        return f"{attribute.name}=graph"
    if attribute.type == kind.TENSOR:
        array = array_from_proto(attribute.t)
        shown = _shortened(" ".join(" ".join(array_lines(array, 8)).split()))
        return f"{attribute.name}={type_name(array)}{list(array.shape)} {shown}"
    if attribute.type == kind.SPARSE_TENSOR:
        values = array_from_proto(attribute.sparse_tensor.values)
        return f"{attribute.name}=sparse {type_name(values)}{list(attribute.sparse_tensor.dims)}"
    if attribute.type == kind.TYPE_PROTO:
        return f"{attribute.name}={value_type(attribute.tp) or 'no type'}"
    value = helper.get_attribute_value(attribute)
    if attribute.type in (kind.FLOAT, kind.FLOATS):
        short = [str(np.float32(v)) for v in np.atleast_1d(value)]
        return f"{attribute.name}={short[0] if attribute.type == kind.FLOAT else _shortened('[' + ', '.join(short) + ']')}"
    if attribute.type in (kind.STRING, kind.STRINGS):
        texts = [v.decode("utf-8", "surrogateescape") for v in ([value] if attribute.type == kind.STRING else value)]
        return f"{attribute.name}={_shortened(repr(texts[0] if attribute.type == kind.STRING else texts))}"
    return f"{attribute.name}={_shortened(str(value if attribute.type == kind.INT else list(value)))}"


def graph_lines(graph: onnx.GraphProto) -> Iterator[str]:
    """A line per node, `Op(x, axis=1) -> (y)`; the graphs inside a node follow it, indented."""
    for tensor in graph.initializer:
        array = array_from_proto(tensor)
        yield f"{tensor.name} = {type_name(array)}{list(array.shape)} " + _shortened(" ".join(" ".join(array_lines(array, 8)).split()))
    for node in graph.node:
        prefix = f"{node.domain}." if node.domain not in ("", "ai.onnx") else ""
        inside = [*node.input, *(attribute_text(a) for a in node.attribute)]
        yield f"{prefix}{node.op_type}({', '.join(inside)}) -> ({', '.join(node.output)})"
        names = [a.name for a in node.attribute for _ in ([a.g] if a.type == onnx.AttributeProto.GRAPH else a.graphs)]
        for name, inner in zip(names, subgraphs(node)):
            given = ", ".join(entry.name for entry in inner.input)
            yield f"  {name}: ({given}) -> ({', '.join(entry.name for entry in inner.output)})"
            yield from (f"    {line}" for line in graph_lines(inner))


def node_lines(case: Case) -> list[str]:
    """`Node:` and what the model does."""
    graph = onnx.ModelProto.FromString(case.model).graph
    title = "Node:" if len(graph.node) == 1 and not graph.initializer else "Nodes:"
    return [title, *(f"  {line}" for line in graph_lines(graph))]


def data_lines(case: Case, most: int = _MOST_ELEMENTS) -> list[str]:
    """`Inputs:` and `Outputs:` with their values."""
    graph = onnx.ModelProto.FromString(case.model).graph
    lines = []
    for title, entries, values in (("Inputs:", graph.input, case.inputs), ("Outputs:", graph.output, case.outputs)):
        shown = [f"  {line}" if line else "" for entry, value in zip(entries, values) for line in value_lines(entry.name, value, most)]
        if shown:
            lines += [*([""] if lines else []), title, *shown]
    return lines


def facts_text(case: Case) -> str:
    """Where a case comes from and how it is compared, in one line."""
    releases = "" if case.first == "-" else f", since release {case.first}" + (f" to {case.last}" if case.last != "-" else "")
    where = f"{case.origin}, oracle {case.oracle}{releases}"
    how = f"rtol {case.rtol:g}, atol {case.atol:g}" if case.compare == "values" else "types and shapes only"
    return f"{where}; compared by {how}"


def case_text(case: Case, most: int = _MOST_ELEMENTS, wrong: str = "") -> str:
    """The whole case, as `cases show` prints it; `wrong` says what is wrong with it."""
    ops = ", ".join(f"{op}-{since}" if domain == "ai.onnx" else f"{domain} {op}-{since}" for domain, op, since in case.ops)
    lines = [case.name, f"  {facts_text(case)}", f"  op-versions: {ops}", *([f"  wrong as published: {wrong}"] if wrong else []), "", *node_lines(case), "", *data_lines(case, most)]
    return "\n".join(lines)


def element_type(array: np.ndarray) -> str:
    """The ONNX element type of an array of a case."""
    return "string" if array.dtype == object else element_name(helper.np_dtype_to_tensor_dtype(array.dtype))
