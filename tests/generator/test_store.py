# SPDX-License-Identifier: Apache-2.0
"""The case store: what is written is read back, each kind of value apart; broken packs are refused."""

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from generator.store import (
    Case,
    MapValue,
    OptionalValue,
    Pack,
    PackError,
    array_bytes,
    pack_bytes,
    write_pack,
)

MODEL = helper.make_model(
    helper.make_graph([helper.make_node("Identity", ["x"], ["y"])], "case", [], [])
).SerializeToString(deterministic=True)


def make_case(name="test_a", inputs=(), outputs=(), **changes) -> Case:
    facts = dict(
        kind="node", model=MODEL, rtol=1e-3, atol=1e-7, origin="official", oracle="official", first="1.23.2",
        last="-", compare="values", ops=(("ai.onnx", "Identity", 25),),
    )  # fmt: skip
    return Case(name=name, inputs=tuple(inputs), outputs=tuple(outputs), **(facts | changes))


def round_trip(path, value):
    write_pack(path / "x.pack", [make_case(inputs=[value])])
    with Pack(path / "x.pack") as pack:
        return pack.case("test_a").inputs[0]


def strings(values, shape=None) -> np.ndarray:
    array = np.empty(len(values), dtype=object)
    array[:] = values
    return array.reshape(shape) if shape is not None else array


NUMBER_TYPES = [
    np.float32, np.float64, np.float16, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32,
    np.uint64, np.bool_, np.complex64, np.complex128, ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn,
    ml_dtypes.float8_e4m3fnuz, ml_dtypes.float8_e5m2, ml_dtypes.float8_e5m2fnuz, ml_dtypes.float8_e8m0fnu,
    ml_dtypes.float6_e2m3fn, ml_dtypes.float6_e3m2fn, ml_dtypes.float4_e2m1fn, ml_dtypes.int4,
    ml_dtypes.uint4, ml_dtypes.int2, ml_dtypes.uint2,
]  # fmt: skip


def test_every_element_type_is_tested():
    numbers = {helper.np_dtype_to_tensor_dtype(np.dtype(t)) for t in NUMBER_TYPES}
    every = set(onnx.TensorProto.DataType.values()) - {onnx.TensorProto.UNDEFINED, onnx.TensorProto.STRING}
    assert numbers == every


@pytest.mark.parametrize("shape", [(), (0,), (1,), (2, 3), (5,), (2, 0, 3)])
@pytest.mark.parametrize("dtype", NUMBER_TYPES)
def test_tensors_of_all_types(tmp_path, dtype, shape):
    # 0 and 1 exist in each type (float8e8m0 has no 0 and reads it as its smallest value).
    array = (np.arange(int(np.prod(shape))) % 2).reshape(shape).astype(dtype)
    read = round_trip(tmp_path, array)
    assert read.dtype == array.dtype and read.shape == shape
    assert read.tobytes() == array.tobytes()
    tensor = onnx.TensorProto.FromString(array_bytes(array))
    assert not tensor.name and tensor.HasField("raw_data")
    assert numpy_helper.to_array(tensor).tobytes() == array.tobytes()


@pytest.mark.parametrize(
    "dtype, values, raw",
    [
        (ml_dtypes.int4, [-8, 7, -1], b"\x78\x0f"),
        (ml_dtypes.uint4, [1, 15, 3], b"\xf1\x03"),
        (ml_dtypes.int2, [-2, 1, -1, 0, 1], b"\x36\x01"),
        (ml_dtypes.uint2, [1, 2, 3], b"\x39"),
        (ml_dtypes.float4_e2m1fn, [0.5, -6.0, 1.0], b"\xf1\x02"),
    ],
)
def test_small_types_are_packed_from_the_low_end(tmp_path, dtype, values, raw):
    array = np.array(values, dtype=dtype)
    assert onnx.TensorProto.FromString(array_bytes(array)).raw_data == raw
    assert round_trip(tmp_path, array).astype(float).tolist() == [float(v) for v in values]


def test_special_values_keep_their_bits(tmp_path):
    array = np.array([np.nan, -np.nan, np.inf, -np.inf, -0.0, 1e-45], dtype=np.float32)
    assert round_trip(tmp_path, array).tobytes() == array.tobytes()


@pytest.mark.parametrize("shape", [(4,), (2, 2)])
def test_strings(tmp_path, shape):
    array = strings(["", "plain", "größe 日本", "a\x00b\n"], shape)
    read = round_trip(tmp_path, array)
    assert read.dtype == object and read.shape == shape and read.tolist() == array.tolist()


def test_strings_that_are_no_utf8_keep_their_bytes(tmp_path):
    tensor = onnx.TensorProto(data_type=onnx.TensorProto.STRING, dims=[1], string_data=[b"\xff\xfe"])
    read = round_trip(tmp_path, strings([b"\xff\xfe"]))
    assert isinstance(read[0], str)
    assert onnx.TensorProto.FromString(array_bytes(read)) == tensor


def test_rank_zero_string(tmp_path):
    read = round_trip(tmp_path, strings(["x"], ()))
    assert read.shape == () and read.item() == "x"


def test_noncontiguous_arrays(tmp_path):
    array = np.arange(6, dtype=np.int32).reshape(2, 3).T
    np.testing.assert_array_equal(round_trip(tmp_path, array), array)


def test_absent_empty_optional_and_zero_size_are_three_things(tmp_path):
    x = np.zeros((0,), dtype=np.float32)
    case = make_case(inputs=[None, OptionalValue(), x, OptionalValue(x), [], OptionalValue([])])
    write_pack(tmp_path / "x.pack", [case])
    with Pack(tmp_path / "x.pack") as pack:
        absent, empty, tensor, held, sequence, held_sequence = pack.case("test_a").inputs
    assert absent is None
    assert isinstance(empty, OptionalValue) and empty.value is None
    assert isinstance(tensor, np.ndarray) and tensor.shape == (0,)
    assert isinstance(held, OptionalValue) and held.value.shape == (0,)
    assert sequence == []
    assert isinstance(held_sequence, OptionalValue) and held_sequence.value == []


def test_sequences_and_maps(tmp_path):
    x, y = np.array([1.0], dtype=np.float32), np.array([[2.0]], dtype=np.float32)
    read = round_trip(tmp_path, [x, y, x])
    assert [a.tolist() for a in read] == [[1.0], [[2.0]], [1.0]]
    keys, values = strings(["a", "b"]), np.array([1.5, 2.5], dtype=np.float32)
    (read,) = round_trip(tmp_path, [MapValue(keys, values)])
    assert read.keys.tolist() == ["a", "b"] and read.values.tolist() == [1.5, 2.5]


def test_facts_come_back(tmp_path):
    case = make_case(
        "test_b", outputs=[np.float32([1])], kind="derived", rtol=2.0**-6, atol=0.0, origin="derived",
        oracle="numpy", first="1.5.0", last="1.22.0", compare="shape",
        ops=(("ai.onnx", "If", 25), ("ai.onnx.ml", "Scaler", 1)),
    )  # fmt: skip
    write_pack(tmp_path / "x.pack", [case, make_case("test_a", ops=())])
    with Pack(tmp_path / "x.pack") as pack:
        assert pack.names == ("test_a", "test_b") and len(pack) == 2
        read = pack.case("test_b")
        assert [c.name for c in pack] == ["test_a", "test_b"]
        assert pack.case("test_a").ops == ()
        assert pack.facts("test_b")["oracle"] == "numpy"
        with pytest.raises(KeyError):
            pack.case("test_c")
    for name in ("kind", "model", "rtol", "atol", "origin", "oracle", "first", "last", "compare", "ops"):
        assert getattr(read, name) == getattr(case, name)


def test_equal_arrays_and_models_are_stored_once_and_aligned(tmp_path):
    x = np.arange(1001, dtype=np.float32)
    cases = [
        make_case(f"test_{k}", inputs=[x.copy()], outputs=[x.copy(), OptionalValue(x.copy())])
        for k in range(9)
    ]
    data = pack_bytes(cases)
    header = data.split(b"end\n")[0].decode().splitlines()
    assert sum(line.startswith("array ") for line in header) == 1
    assert sum(line.startswith("model ") for line in header) == 1
    assert sum(line.startswith("value ") for line in header) == 2
    assert len(data) < 2 * x.nbytes
    assert all(int(line.split()[2]) % 8 == 0 for line in header if line.startswith(("array ", "model ")))


def test_bytes_do_not_depend_on_the_order_of_cases(tmp_path):
    cases = [make_case(f"test_{k}", inputs=[np.int64([k])]) for k in range(5)]
    assert pack_bytes(cases) == pack_bytes(cases[::-1])
    path = tmp_path / "x.pack"
    assert write_pack(path, cases) and not write_pack(path, cases[::-1])


def test_two_cases_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two cases are named test_a"):
        pack_bytes([make_case(), make_case()])


@pytest.mark.parametrize(
    "changes, wrong",
    [
        (dict(name="two words"), "not one word"),
        (dict(name=""), "not one word"),
        (dict(kind="odd"), "kind 'odd'"),
        (dict(origin="odd"), "origin 'odd'"),
        (dict(oracle="odd"), "oracle 'odd'"),
        (dict(compare="odd"), "compare 'odd'"),
    ],
)
def test_wrong_facts_are_refused(changes, wrong):
    with pytest.raises(ValueError, match=wrong):
        make_case(**changes)


def test_what_is_no_value_is_refused():
    with pytest.raises(TypeError, match="dict is no value"):
        pack_bytes([make_case(inputs=[{"a": 1}])])


HEAD = "opwpack 1\nmodel 0 0 0\narray 0 0 0\nvalue 0 tensor 0\n"
CASE = (
    "case a kind=node model=0 inputs=0 outputs=0 rtol=0.001 atol=1e-07 origin=official oracle=official "
    "first=1.23.2 last=- compare=values ops=\n"
)


def test_a_pack_written_by_hand_is_read(tmp_path):
    (tmp_path / "x.pack").write_text(HEAD + CASE + "end\n")
    with Pack(tmp_path / "x.pack") as pack:
        assert pack.names == ("a",)


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("", "empty"),
        ("opwpack 2\nend\n", "line 1: expected 'opwpack 1'"),
        (HEAD, "line 5: the header ends without"),
        (HEAD + "colour red\nend\n", "line 5: 'colour red' is no record"),
        (HEAD + "model 0 0 0\nend\n", "line 5: expected id 1, got 0"),
        (HEAD + "array 1 x 0\nend\n", "line 5: 'x' is no number"),
        (HEAD + "array 1 0 9\nend\n12345678", "lies beyond the end"),
        (HEAD + "value 1 tensor 1\nend\n", "line 5: '1' is no number below 1"),
        (HEAD + "value 1 sequence 1\nend\n", "line 5: '1' is no number below 1"),
        (HEAD + "value 1 tensor\nend\n", "line 5: 'tensor' is no value"),
        (HEAD + "value 1 absent 0\nend\n", "line 5: 'absent 0' is no value"),
        (HEAD + "value 1 bag 0\nend\n", "line 5: 'bag 0' is no value"),
        (HEAD + CASE + CASE + "end\n", "line 6: case 'a' appears twice"),
        (HEAD + CASE.replace("model=0", "model=1") + "end\n", "'1' is no number below 1"),
        (HEAD + CASE.replace("outputs=0", "outputs=0,1") + "end\n", "'1' is no number below 1"),
        (HEAD + CASE.replace(" last=-", "") + "end\n", "does not have the keys"),
        (HEAD + CASE.replace(" last=-", " last=- last=-") + "end\n", "does not have the keys"),
    ],
)
def test_broken_packs(tmp_path, text, wrong):
    path = tmp_path / "x.pack"
    path.write_text(text)
    with pytest.raises(PackError, match=wrong):
        Pack(path)
