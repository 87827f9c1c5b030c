# SPDX-License-Identifier: Apache-2.0
"""How facts are spelt in C++."""

import re

import pytest

from generator import cpp
from generator.schema import ELEMENT_TYPES, Attribute, Constraint, OpVersion, Param, parse_type


def version(inputs=(), outputs=(), constraints=()):
    return OpVersion("toy.math", "Twist", 1, False, False, True, tuple(inputs), tuple(outputs), 0, 1, 0, 1, (), tuple(constraints), ())


def test_every_element_type_has_a_spelling_that_the_runtime_knows(root):
    dtypes = (root / "runtime/include/opwright/dtype.h").read_text()
    enumerators = [cpp.dtype(e).removeprefix("DType::") for e in ELEMENT_TYPES]
    assert len(set(enumerators)) == len(ELEMENT_TYPES)
    for name in enumerators:
        assert re.search(rf"\b{name}\b", dtypes), name
    assert len({cpp.element_type(e) for e in ELEMENT_TYPES}) == len(ELEMENT_TYPES)


@pytest.mark.parametrize("element, width", [
    ("float", "std::uint32_t"), ("bool", "std::uint8_t"), ("bfloat16", "std::uint16_t"), ("complex128", "Bytes16"), ("int4", "Packed<4>"),
    ("float6e2m3", "Packed<6>"), ("uint2", "Packed<2>"), ("string", "std::string"),
])
def test_widths(element, width):
    assert cpp.width_type(element) == width


@pytest.mark.parametrize("text, kind, key", [
    ("tensor(float)", "Tensor", ""), ("seq(tensor(float))", "Sequence", ""), ("optional(tensor(float))", "Optional", ""),
    ("optional(seq(tensor(float)))", "OptionalSequence", ""), ("map(int64,tensor(float))", "Map", "int64"),
    ("seq(map(string,tensor(float)))", "SequenceMap", "string"), ("sparse_tensor(float)", "SparseTensor", ""),
])
def test_kinds(text, kind, key):
    assert (cpp.kind(parse_type(text)), cpp.map_key(parse_type(text))) == (kind, key)


def test_type_sets():
    types = [parse_type(t) for t in ("tensor(float)", "tensor(int4)")]
    assert cpp.type_set(types, "", "  ", "") == "tensors(DType::Float, DType::Int4)"
    mixed = cpp.type_set([*types, parse_type("seq(map(int64,tensor(float)))")], "", "  ", "")
    assert mixed == "tensors(DType::Float, DType::Int4)\n  .with_key(Kind::SequenceMap, DType::Int64, DType::Float)"
    assert cpp.type_set([parse_type("seq(tensor(bool))")], "", "  ", "") == "TypeSet().with(Kind::Sequence, DType::Bool)"


@pytest.mark.parametrize("attribute, field, default", [
    (Attribute("a", "INT"), "std::optional<std::int64_t>", "{}"),
    (Attribute("a", "INT", required=True), "std::int64_t", " = 0"),
    (Attribute("a", "INT", default=-1), "std::int64_t", " = -1"),
    (Attribute("a", "FLOAT", default=1e-05), "float", " = 1e-05f"),
    (Attribute("a", "FLOAT", default=2), "float", " = 2.0f"),
    (Attribute("a", "STRING", default='a"b\\'), "std::string", ' = "a\\"b\\\\"'),
    (Attribute("a", "INTS", default=(1, 2)), "std::vector<std::int64_t>", " = {1, 2}"),
    (Attribute("a", "FLOATS", default=()), "std::vector<float>", " = {}"),
    (Attribute("a", "STRINGS", default=("x", "y")), "std::vector<std::string>", ' = {"x", "y"}'),
    (Attribute("a", "GRAPH", required=True), "const Body*", " = nullptr"),
    (Attribute("a", "GRAPH"), "const Body*", " = nullptr"),
    (Attribute("a", "TENSOR", required=True), "Tensor", "{}"),
])
def test_attribute_fields(attribute, field, default):
    assert cpp.field_type(attribute) == field and cpp.default(attribute) == default


@pytest.mark.parametrize("kind, name", [("INT", "Int"), ("SPARSE_TENSOR", "SparseTensor"), ("TYPE_PROTO", "TypeProto"), ("STRINGS", "Strings")])
def test_attribute_kinds(kind, name):
    assert cpp.attribute_kind(Attribute("a", kind)) == f"AttributeKind::{name}"


def test_rows():
    t = Constraint("T", (parse_type("tensor(float)"),))
    inputs = [Param("x", "T"), Param("m", "tensor(bool)", option="optional"), Param("r", "T", option="variadic", homogeneous=False, min_arity=0)]
    v = version(inputs, [Param("x", "T")], [t])
    assert [name for name, _ in cpp.constraints(v)] == ["T", "tensor(bool)"]
    assert [cpp.param_row(v, p) for p in inputs] == ['{"x", 0}', '{"m", 1, Option::Optional}', '{"r", 0, Option::Variadic, false, 0}']
    assert [cpp.argument(v, p, False) for p in inputs] == ["const Tensor& x", "const Tensor* m", "std::span<const Value> r"]
    assert cpp.argument(v, v.outputs[0], True) == "Tensor& x_out", "an input has that name"
    assert (cpp.bound(None), cpp.bound(3)) == ("INT_MAX", "3")


def test_arguments_that_are_not_tensors():
    v = version([Param("and", "seq(tensor(float))")])
    assert cpp.argument(v, v.inputs[0], False) == "const Value& and_"


def test_wrap_keeps_to_the_width_and_loses_nothing():
    items = [f"item{k}" for k in range(60)]
    lines = cpp.wrap(items, "call(", "    ", ");").split("\n")
    assert len(lines) > 1 and all(len(line) <= cpp.WIDTH for line in lines)
    assert " ".join(line.strip() for line in lines) == "call(" + ", ".join(items) + ");"
    assert cpp.wrap([], "call(", "    ", ")") == "call()"


def test_type_comment():
    assert cpp.type_comment(Constraint("T", tuple(parse_type(f"tensor({e})") for e in ("float", "bool")))) == "/// T: float, bool."
    assert cpp.type_comment(Constraint("S", (parse_type("seq(tensor(bool))"),))) == "/// S: seq(tensor(bool))."
