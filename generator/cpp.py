# SPDX-License-Identifier: Apache-2.0
"""How facts are spelt in C++: types, literals, lists. Templates call these and nothing else computes C++ text."""

import json

from generator import names
from generator.schema import Attribute, Constraint, OpVersion, Param, ValueType

WIDTH = 110

# ONNX element type -> (DType enumerator, C++ element type, C++ type of its width in memory).
_ELEMENTS = {
    "float": ("Float", "float", "std::uint32_t"),
    "uint8": ("UInt8", "std::uint8_t", "std::uint8_t"),
    "int8": ("Int8", "std::int8_t", "std::uint8_t"),
    "uint16": ("UInt16", "std::uint16_t", "std::uint16_t"),
    "int16": ("Int16", "std::int16_t", "std::uint16_t"),
    "int32": ("Int32", "std::int32_t", "std::uint32_t"),
    "int64": ("Int64", "std::int64_t", "std::uint64_t"),
    "string": ("String", "std::string", "std::string"),
    "bool": ("Bool", "bool", "std::uint8_t"),
    "float16": ("Float16", "Half", "std::uint16_t"),
    "double": ("Double", "double", "std::uint64_t"),
    "uint32": ("UInt32", "std::uint32_t", "std::uint32_t"),
    "uint64": ("UInt64", "std::uint64_t", "std::uint64_t"),
    "complex64": ("Complex64", "std::complex<float>", "std::uint64_t"),
    "complex128": ("Complex128", "std::complex<double>", "Bytes16"),
    "bfloat16": ("BFloat16", "BFloat16", "std::uint16_t"),
    "float8e4m3fn": ("Float8E4M3FN", "Float8E4M3FN", "std::uint8_t"),
    "float8e4m3fnuz": ("Float8E4M3FNUZ", "Float8E4M3FNUZ", "std::uint8_t"),
    "float8e5m2": ("Float8E5M2", "Float8E5M2", "std::uint8_t"),
    "float8e5m2fnuz": ("Float8E5M2FNUZ", "Float8E5M2FNUZ", "std::uint8_t"),
    "uint4": ("UInt4", "UInt4", "Packed<4>"),
    "int4": ("Int4", "Int4", "Packed<4>"),
    "float4e2m1": ("Float4E2M1", "Float4E2M1", "Packed<4>"),
    "float8e8m0": ("Float8E8M0", "Float8E8M0", "std::uint8_t"),
    "uint2": ("UInt2", "UInt2", "Packed<2>"),
    "int2": ("Int2", "Int2", "Packed<2>"),
    "float6e2m3": ("Float6E2M3", "Float6E2M3", "Packed<6>"),
    "float6e3m2": ("Float6E3M2", "Float6E3M2", "Packed<6>"),
}

_KINDS = {
    "tensor": "Tensor", "sparse_tensor": "SparseTensor", "seq(tensor": "Sequence", "optional(tensor": "Optional",
    "optional(seq": "OptionalSequence", "map": "Map", "seq(map": "SequenceMap",
}

_FIELDS = {
    "INT": "std::int64_t", "FLOAT": "float", "STRING": "std::string", "TENSOR": "Tensor", "GRAPH": "const Body*",
    "SPARSE_TENSOR": "Tensor", "TYPE_PROTO": "Type", "INTS": "std::vector<std::int64_t>", "FLOATS": "std::vector<float>",
    "STRINGS": "std::vector<std::string>",
}


def dtype(element: str) -> str:
    return "DType::" + _ELEMENTS[element][0]


def element_type(element: str) -> str:
    return _ELEMENTS[element][1]


def width_type(element: str) -> str:
    return _ELEMENTS[element][2]


def kind(value: ValueType) -> str:
    """The Kind enumerator of a type."""
    if value.kind in ("seq", "optional"):
        return _KINDS[f"{value.kind}({value.element.kind}"]
    return _KINDS[value.kind]


def map_key(value: ValueType) -> str:
    while value.element is not None and value.kind != "map":
        value = value.element
    return value.key


def wrap(items: list[str], first: str, indent: str, last: str) -> str:
    """`first` item, item, ... `last`, continued on lines that start with `indent`."""
    lines, line = [], first
    for k, item in enumerate(items):
        piece = item + (last if k == len(items) - 1 else ",")
        if len(line) + len(piece) + 1 > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = indent
        line += piece + ("" if k == len(items) - 1 else " ")
    return "\n".join([*lines, line if items else first + last])


def type_set(types: tuple[ValueType, ...], first: str, indent: str, last: str) -> str:
    """`first`, an expression of type TypeSet, `last`; continued on lines that start with `indent`."""
    by_kind: dict[tuple[str, str], list[str]] = {}
    for value in types:
        by_kind.setdefault((kind(value), map_key(value)), []).append(dtype(value.element_dtype()))
    text = first
    for k, ((name, key), elements) in enumerate(by_kind.items()):
        end = ")" + (last if k == len(by_kind) - 1 else "")
        if name == "Tensor" and k == 0:
            text = wrap(elements, first + "tensors(", indent, end)
            continue
        text += "" if k else "TypeSet()"
        start = f".with_key(Kind::{name}, {dtype(key)}, " if key else f".with(Kind::{name}, "
        if len(by_kind) > 1:
            text += "\n" + wrap(elements, indent + start, indent + "    ", end)
        else:
            text = wrap(elements, text + start, indent + "    ", end)
    return text if by_kind else first + "TypeSet()" + last


def field_type(attribute: Attribute) -> str:
    plain = _FIELDS[attribute.type]
    optional = not attribute.required and attribute.default is None and not plain.endswith("*")
    return f"std::optional<{plain}>" if optional else plain


def literal(value, kind: str) -> str:
    if kind == "FLOAT":
        text = repr(float(value))
        return text + "f"
    if kind == "STRING":
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def default(attribute: Attribute) -> str:
    """The initialiser of an attribute's field, with its `=`; `{}` where the type's own default is meant."""
    if attribute.default is None:
        plain = field_type(attribute)
        return {"std::int64_t": " = 0", "float": " = 0.0f", "const Body*": " = nullptr"}.get(plain, "{}")
    if attribute.type.endswith("S"):
        return " = {" + ", ".join(literal(v, attribute.type[:-1]) for v in attribute.default) + "}"
    return " = " + literal(attribute.default, attribute.type)


def attribute_kind(attribute: Attribute) -> str:
    return "AttributeKind::" + "".join(word.capitalize() for word in attribute.type.split("_"))


def constraints(version: OpVersion) -> list[tuple[str, tuple[ValueType, ...]]]:
    """The type variables of a version, then the fixed types that its inputs and outputs name."""
    found = {c.name: c.types for c in version.constraints}
    for param in (*version.inputs, *version.outputs):
        found.setdefault(param.type, version.types_of(param))
    return list(found.items())


def param_row(version: OpVersion, param: Param) -> str:
    index = [name for name, _ in constraints(version)].index(param.type)
    fields = [json.dumps(param.name), str(index)]
    extra = [f"Option::{param.option.capitalize()}", str(param.homogeneous).lower(), str(param.min_arity)]
    if param.option != "variadic":
        extra = extra[:1]
    if extra != ["Option::Single"]:
        fields += extra
    return "{" + ", ".join(fields) + "}"


def bound(count: int | None) -> str:
    return "INT_MAX" if count is None else str(count)


def type_comment(constraint: Constraint) -> str:
    """`/// T: float, float16.`: a constraint's types; element names alone where all are tensors."""
    tensors = all(value.kind == "tensor" for value in constraint.types)
    listed = [value.dtype if tensors else str(value) for value in constraint.types]
    return wrap(listed, f"/// {constraint.name}: ", "///     ", ".")


def only_tensors(version: OpVersion, param: Param) -> bool:
    return all(value.kind == "tensor" for value in version.types_of(param))


def argument(version: OpVersion, param: Param, output: bool) -> str:
    """The parameter of a typed entry point that stands for an input or output."""
    held = "Tensor" if only_tensors(version, param) else "Value"
    name = names.identifier(param.name)
    if output:
        name = name + "_out" if param.name in {p.name for p in version.inputs} else name
        mark = {"single": f"{held}& ", "optional": f"{held}* ", "variadic": "std::span<Value> "}[param.option]
    else:
        mark = {"single": f"const {held}& ", "optional": f"const {held}* ", "variadic": "std::span<const Value> "}[param.option]
    return mark + name
