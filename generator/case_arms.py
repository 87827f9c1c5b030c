# SPDX-License-Identifier: Apache-2.0
"""Which arms (op-version, type variable, type) a case of one node has, by the types in its model."""

import onnx

from generator.schema import ELEMENT_TYPES, Operator, OpVersion, ValueType
from generator.store import Case


def element_name(number: int) -> str:
    """The ONNX name of a TensorProto.DataType."""
    name = onnx.TensorProto.DataType.Name(number).lower()
    if name not in ELEMENT_TYPES:
        raise ValueError(f"data type {number} is no element type")
    return name


def value_type(proto: onnx.TypeProto) -> ValueType | None:
    """The ValueType of a TypeProto, None if it states none."""
    kind = proto.WhichOneof("value")
    if kind == "tensor_type":
        return ValueType("tensor", dtype=element_name(proto.tensor_type.elem_type)) if proto.tensor_type.elem_type else None
    if kind == "sparse_tensor_type":
        return ValueType("sparse_tensor", dtype=element_name(proto.sparse_tensor_type.elem_type))
    if kind in ("sequence_type", "optional_type"):
        inner = value_type(getattr(proto, kind).elem_type)
        return ValueType("seq" if kind == "sequence_type" else "optional", element=inner) if inner else None
    if kind == "map_type":
        return ValueType("map", element=value_type(proto.map_type.value_type), key=element_name(proto.map_type.key_type))
    return None


def graph_types(graph: onnx.GraphProto) -> dict[str, ValueType]:
    """The types of a graph's inputs, outputs and initializers by name."""
    found = {t.name: ValueType("tensor", dtype=element_name(t.data_type)) for t in graph.initializer}
    for info in (*graph.input, *graph.output):
        kind = value_type(info.type)
        if kind is not None:
            found[info.name] = kind
    return found


def node_arms(version: OpVersion, node: onnx.NodeProto, types: dict[str, ValueType]) -> set[tuple[int, str, str]]:
    """The arms (since, constraint, type) of one node whose values have these types."""
    found = set()
    for names, params in ((node.input, version.inputs), (node.output, version.outputs)):
        for k, name in enumerate(names):
            kind = types.get(name)
            if kind is None or not params:
                continue
            constraint = version.constraint(params[min(k, len(params) - 1)].type)
            if constraint is not None and kind in constraint.types:
                found.add((version.since, constraint.name, str(kind)))
    return found


def arms_of(case: Case, operator: Operator) -> set[tuple[int, str, str]]:
    """The arms of `operator` that a case of one node has; none for a case of several nodes."""
    graph = onnx.ModelProto.FromString(case.model).graph
    if len(graph.node) != 1 or len(case.ops) != 1:
        return set()
    version = next((v for v in operator.versions if v.since == case.ops[0][2]), None)
    return node_arms(version, graph.node[0], graph_types(graph)) if version else set()
