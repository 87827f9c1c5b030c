# SPDX-License-Identifier: Apache-2.0
"""From a draft to an ONNX model of one node at exactly the draft's op-version."""

import re

import numpy as np
import onnx
from onnx import AttributeProto, TensorProto, TypeProto, helper, numpy_helper, parser

from generator.case_expand import Draft, DraftError, SparseValue
from generator.case_recipe import GraphSpec
from generator.schema import ValueType
from generator.store import MapValue, OptionalValue, Value, array_bytes

_NUMBER = re.compile(r"\$\w+\.number:(\w+)\$")


def number_of(dtype: str) -> int:
    """TensorProto.DataType of an ONNX element name."""
    return TensorProto.DataType.Value(dtype.upper())


def type_proto(kind: ValueType, value: Value = None) -> TypeProto:
    """The TypeProto; with the shape of `value` where that is a tensor."""
    if kind.kind == "tensor":
        return helper.make_tensor_type_proto(number_of(kind.dtype), value.shape if isinstance(value, np.ndarray) else None)
    if kind.kind == "sparse_tensor":
        return helper.make_sparse_tensor_type_proto(number_of(kind.dtype), None)
    if kind.kind == "seq":
        return helper.make_sequence_type_proto(type_proto(kind.element))
    if kind.kind == "optional":
        inside = value.value if isinstance(value, OptionalValue) else None
        return helper.make_optional_type_proto(type_proto(kind.element, inside if isinstance(inside, np.ndarray) else None))
    return helper.make_map_type_proto(number_of(kind.key), type_proto(kind.element))


def tensor_proto(array: np.ndarray, name: str = "") -> TensorProto:
    tensor = TensorProto.FromString(array_bytes(array))
    tensor.name = name
    return tensor


def _graph(spec: GraphSpec, where: str) -> onnx.GraphProto:
    text = _NUMBER.sub(lambda match: str(number_of(match[1])), spec.text)
    try:
        return parser.parse_graph(text)
    except parser.ParseError as error:
        raise DraftError(f"the graph of attribute '{where}' cannot be read: {error}") from error


def _attribute(name: str, kind: str, value) -> AttributeProto:
    """An attribute of the kind that the schema states; DraftError if the value does not fit."""
    made = AttributeProto(name=name, type=AttributeProto.AttributeType.Value(kind))
    try:
        if kind == "INT":
            made.i = number_of(value.element_dtype()) if isinstance(value, ValueType) else int(value)
        elif kind == "FLOAT":
            made.f = float(value)
        elif kind == "STRING":
            made.s = (value.element_dtype().upper() if isinstance(value, ValueType) else value).encode()
        elif kind == "INTS":
            made.ints.extend(value)
        elif kind == "FLOATS":
            made.floats.extend(float(v) for v in value)
        elif kind == "STRINGS":
            made.strings.extend(v.encode() for v in value)
        elif kind == "TENSOR":
            made.t.CopyFrom(tensor_proto(value))
        elif kind == "GRAPH":
            made.g.CopyFrom(_graph(value, name))
        elif kind == "TYPE_PROTO":
            made.tp.CopyFrom(type_proto(value))
        elif kind == "SPARSE_TENSOR" and isinstance(value, SparseValue):
            values, indices = tensor_proto(value.values), numpy_helper.from_array(value.indices)
            made.sparse_tensor.CopyFrom(helper.make_sparse_tensor(values, indices, list(value.shape)))
        else:
            raise TypeError("not supported")
    except (TypeError, ValueError, AttributeError) as error:
        raise DraftError(f"attribute '{name}' is {kind}, {value!r} does not fit: {error}") from error
    return made


def make_node(draft: Draft) -> onnx.NodeProto:
    version = draft.version
    node = helper.make_node(
        version.op, [name for name, _, _ in draft.inputs], list(draft.outputs),
        domain="" if version.domain == "ai.onnx" else version.domain,
    )
    for name, value in draft.attributes.items():
        node.attribute.append(_attribute(name, version.attribute(name).type, value))
    return node


def make_model(draft: Draft, outputs: "dict[str, tuple[ValueType, Value]] | None" = None) -> onnx.ModelProto:
    """A checked-size model; without `outputs` the graph's outputs have no type (as long as no one knows them)."""
    version = draft.version
    graph_inputs = [
        helper.make_value_info(name, type_proto(kind, value))
        for name, kind, value in (*draft.inputs, *draft.captures) if name
    ]
    graph_outputs = []
    for name in draft.outputs:
        if name:
            typed = outputs and outputs[name]
            graph_outputs.append(helper.make_value_info(name, type_proto(*typed)) if typed else onnx.ValueInfoProto(name=name))
    graph = helper.make_graph([make_node(draft)], "case", graph_inputs, graph_outputs)
    domain = "" if version.domain == "ai.onnx" else version.domain
    imports = [helper.make_opsetid(domain, version.since)]
    if domain and any(isinstance(value, GraphSpec) for value in draft.attributes.values()):
        imports.append(helper.make_opsetid("", onnx.defs.onnx_opset_version()))
    model = helper.make_model(graph, opset_imports=imports, producer_name="")
    model.ir_version = helper.find_min_ir_version_for(imports, ignore_unknown=True)
    return model


def map_items(value: MapValue) -> dict:
    return dict(zip(value.keys.tolist(), value.values.tolist()))
