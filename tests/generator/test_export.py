# SPDX-License-Identifier: Apache-2.0
"""cases list, show, export, check: what other implementations are given."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper
from onnx.backend.test.loader import load_model_tests

from generator import __main__ as command
from generator.case_check import _Reasons, load_values
from generator.case_files import FORMATS, case_files
from generator.case_library import Choice, cases, entries
from generator.case_show import case_text
from generator.store import Case, MapValue, OptionalValue, array_bytes, value_arrays, value_shape

ROOT = Path(__file__).resolve().parents[2]

SHOWN = """\
test_cc_size_scalar
  manual, oracle reference, since release 1.23.2; compared by rtol 0.001, atol 1e-07
  op-versions: Size-13

Node:
  Size(x) -> (y)

Inputs:
  x: shape=(), dtype=float32
    42.

Outputs:
  y: shape=(), dtype=int64
    1
"""


def tensor(name: str, element: int, shape=()):
    return helper.make_tensor_value_info(name, element, shape)


def make_case(inputs: dict, outputs: dict, types: dict, node=None) -> Case:
    infos = [[helper.make_value_info(name, types[name]) for name in side] for side in (inputs, outputs)]
    node = node or helper.make_node("Identity", list(inputs), list(outputs))
    model = helper.make_model(helper.make_graph([node], "case", *infos), opset_imports=[helper.make_opsetid("", 25)])
    return Case("made", "manual", model.SerializeToString(), tuple(inputs.values()), tuple(outputs.values()), 1e-3, 1e-7, "manual", "numpy",
                "1.0.0", "-", "values", (("ai.onnx", "Identity", 25),))


def one(value, kind: onnx.TypeProto) -> Case:
    return make_case({"x": value}, {"y": value}, {"x": kind, "y": kind})


def tensor_type(element: int) -> onnx.TypeProto:
    return helper.make_tensor_type_proto(element, None)


def run(*words: str) -> int:
    return command.main(["cases", *words])


def json_of(case: Case) -> dict:
    ((name, data),) = case_files(case, "json")
    assert name == "made.json"
    return json.loads(data)


# ---------------------------------------------------------------------------------------------------------------------
# list and show


def test_show_prints_a_case_as_the_pages_do(capsys):
    assert run("show", "test_cc_size_scalar") == 0
    assert capsys.readouterr().out == SHOWN


def test_show_names_near_ones(capsys):
    assert run("show", "test_siz") == 1
    assert "no case is named 'test_siz'; near: test_size" in capsys.readouterr().err


def test_shown_values_of_every_kind():
    types = {"s": helper.make_sequence_type_proto(tensor_type(1)), "o": helper.make_optional_type_proto(tensor_type(1)), "m": tensor_type(7), "t": tensor_type(8)}
    values = {"s": [np.float32([1, 2]), np.float32([])], "o": OptionalValue(), "m": MapValue(np.int64([3]), np.float32([0.5])), "t": np.array(["a\n"], object)}
    text = case_text(make_case(values, {}, types, helper.make_node("Identity", list(values), [])))
    assert text.split("Inputs:\n")[1] == (
        "  s: sequence of 2\n    s[0]: shape=(2,), dtype=float32\n      [1., 2.]\n    s[1]: shape=(0,), dtype=float32\n      []\n"
        "  o: empty optional\n  m: map of 1\n    keys: shape=(1,), dtype=int64\n      [3]\n    values: shape=(1,), dtype=float32\n      [0.5]\n"
        "  t: shape=(1,), dtype=string\n    ['a\\n']"
    )


def test_long_tensors_are_shortened():
    case = one(np.arange(200, dtype=np.float32), tensor_type(1))
    assert "[  0.,   1.,   2., ..., 197., 198., 199.]" in case_text(case)
    assert "..." not in case_text(case, 200)


def test_attributes_and_bodies_are_shown():
    body = helper.make_graph([helper.make_node("Identity", ["a"], ["b"])], "body", [], [tensor("b", 1)])
    node = helper.make_node("If", ["c"], ["y"], then_branch=body, else_branch=body, alpha=0.1, axes=[1, 2], mode="linear", value=numpy_helper.from_array(np.int8([5])))
    case = make_case({"c": np.array(True)}, {"y": np.float32(1)}, {"c": tensor_type(9), "y": tensor_type(1)}, node)
    shown = "  If(c, alpha=0.1, axes=[1, 2], else_branch=graph, mode='linear', then_branch=graph, value=int8[1] [5]) -> (y)\n"
    assert shown + "    else_branch: () -> (b)\n      Identity(a) -> (b)\n    then_branch: () -> (b)\n" in case_text(case)


def test_list_is_by_version(capsys):
    assert run("list", "--op", "Size", "--since", "13", "--origin", "manual") == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [
        ["Size-13", name] for name in ("test_cc_size", "test_cc_size_empty", "test_cc_size_example", "test_cc_size_scalar")]


@pytest.mark.parametrize("words, text", [
    (["list", "--op", "Sizee"], "'Sizee' is no operator; near: Size"),
    (["list", "--op", "Size", "--since", "14"], "Size has no version 14; its versions: 1, 13, 19"),
    (["export", "-o", "x"], "say which"),
])
def test_what_is_not_there_is_an_error(words, text, capsys):
    assert run(*words) == 1
    assert text in capsys.readouterr().err


# ---------------------------------------------------------------------------------------------------------------------
# export


def test_every_case_has_one_place():
    names = [entry.name for entry in entries(ROOT)]
    assert len(names) == len(set(names)) > 17000
    body = next(entries(ROOT, Choice(op="Softmax", name="test_softmax_axis_0_expanded")))
    assert body.place == "Softmax-body" and ("ai.onnx", "Softmax") not in {op[:2] for op in body.ops}


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """Operators with tensors, optionals, sequences, strings and maps, by format."""
    folders = {}
    for kind in FORMATS:
        for op in ("Size", "Identity", "SequenceInsert", "OptionalHasElement", "StringNormalizer"):
            out = tmp_path_factory.mktemp(kind) / op
            assert run("export", "--op", op, "--origin", "official", "--format", kind, "-o", str(out)) == 0
            folders[kind, op] = out
    return folders


def test_manifest_counts_and_hashes(exported):
    for (kind, op), out in exported.items():
        manifest = json.loads((out / "manifest.json").read_text())
        assert manifest["format"] == kind and manifest["cases"] == sum(row["cases"] for row in manifest["op_versions"]) > 0
        files = [p for p in out.rglob("*") if p.is_file() and p.name != "manifest.json"]
        assert manifest["files"] == len(files)
        for row in manifest["op_versions"]:
            inside = sorted(str(p.relative_to(out)) for p in (out / row["folder"]).rglob("*") if p.is_file())
            lines = "".join(f"{hashlib.sha256((out / p).read_bytes()).hexdigest()}  {p}\n" for p in inside)
            assert (row["op"], row["files"], row["sha256"]) == (op, len(inside), hashlib.sha256(lines.encode()).hexdigest())


def test_onnx_loader_reads_the_same_values(exported):
    seen = 0
    for (kind, op), out in exported.items():
        if kind != "onnx":
            continue
        for row in json.loads((out / "manifest.json").read_text())["op_versions"]:
            tests = load_model_tests(data_dir=str((out / row["folder"]).parent), kind=Path(row["folder"]).name)
            assert len(tests) == row["cases"]
            for test in tests:
                ((_, case),) = cases(ROOT, Choice(op=op, name=test.name))
                assert (test.rtol, test.atol) == (case.rtol, case.atol)
                graph = onnx.load(Path(test.model_dir) / "model.onnx").graph
                for side, infos, values in (("input", graph.input, case.inputs), ("output", graph.output, case.outputs)):
                    for got, want in zip(load_values(Path(test.model_dir), side, infos), values, strict=True):
                        want = want.value if isinstance(want, OptionalValue) else want
                        assert value_shape(got) == value_shape(want)
                        assert [array_bytes(a) for a in value_arrays(got)] == [array_bytes(a) for a in value_arrays(want)]
                        seen += 1
    assert seen > 30


def test_check_reads_an_export_and_lists_what_differs(exported, tmp_path, capsys):
    folder = exported["onnx", "Size"]
    count = sum(1 for _ in entries(ROOT, Choice(op="Size", origin="official")))
    assert run("check", str(folder)) == 0
    said = f"onnx's loader read {count} cases; its reference evaluator agrees with {count}, not with 0, of which 0 without a known reason\n"
    assert capsys.readouterr().out == said
    out = tmp_path / "wrong"
    assert run("export", "--op", "Size", "--origin", "official", "-o", str(out)) == 0
    path = out / "ai.onnx" / "Size-25" / "test_size_example" / "test_data_set_0" / "output_0.pb"
    path.write_bytes(numpy_helper.from_array(np.array(7, np.int64), "y").SerializeToString())
    capsys.readouterr()
    assert run("check", str(out), "--report", str(tmp_path / "report")) == 1
    assert f"agrees with {count - 1}, not with 1, of which 1 without a known reason" in capsys.readouterr().out
    assert (tmp_path / "report").read_text().startswith("ai.onnx/Size-25/test_size_example: no reason is known [AssertionError: ")


@pytest.mark.parametrize("name, text, said", [
    ("manifest.json", None, "holds no export: manifest.json: "),
    ("manifest.json", "[]", "holds no export: manifest.json: "),
    ("manifest.json", '{"format": "onnx"}', "manifest.json cannot be read back"),
    ("ai.onnx/Size-1/test_size@1.1.2/model.onnx", "junk", "Size-1/test_size@1.1.2 cannot be read back"),
    ("ai.onnx/Size-1/test_size@1.1.2/model.onnx", None, "the loader finds "),
    ("ai.onnx/Size-1/test_size@1.1.2/data.json", "{", "ai.onnx/Size-1 cannot be read back"),
    ("ai.onnx/Size-1/test_size@1.1.2/test_data_set_0/input_0.pb", "junk", "Size-1/test_size@1.1.2 cannot be read back"),
])
def test_an_export_that_was_damaged_is_said_in_one_line(exported, tmp_path, capsys, name, text, said):
    out = tmp_path / "damaged"
    shutil.copytree(exported["onnx", "Size"], out)
    if text is None:
        path = out / name
        shutil.rmtree(path.parent) if path.name == "model.onnx" else path.unlink()
    else:
        (out / name).write_text(text)
    assert run("check", str(out)) == 1
    errors = capsys.readouterr().err
    assert said in errors and errors.count("\n") == 1


def test_cases_newer_than_the_evaluator_say_so():
    reasons = _Reasons(ROOT)
    meta = {"op_versions": [["ai.onnx", "Abs", 13]], "first_release": "1.23.2", "origin": "official", "oracle": "official"}
    assert reasons.of("test_abs", meta | {"first_release": onnx.__version__}) == reasons.of("x", meta | {"first_release": "-"}) == ""
    assert reasons.of("x", meta | {"first_release": "99.0.0"}) == f"the case came with onnx 99.0.0, and the evaluator is that of {onnx.__version__}"


def test_cases_derived_without_the_evaluator_say_so():
    reasons = _Reasons(ROOT)
    meta = {"op_versions": [["ai.onnx", "Cast", 13]], "first_release": "-", "origin": "derived"}
    assert reasons.of("x", meta | {"oracle": "numpy"}) == "derived without the evaluator, for what tests/oracles/cast.py says"
    assert reasons.of("x", meta | {"oracle": "reference"}) == ""
    assert reasons.of("x", meta | {"oracle": "ort", "op_versions": [["ai.onnx", "Abs", 13]]}) == ""  # no such file


def test_every_case_is_read_back_and_what_the_evaluator_lacks_is_known(tmp_path, capsys):
    out = tmp_path / "all"
    assert run("export", "--all", "-o", str(out)) == 0
    capsys.readouterr()
    assert run("check", str(out), "--report", str(tmp_path / "report")) == 0
    read, agreed, rest, unknown = map(int, re.findall(r"\d+", capsys.readouterr().out))
    assert read == sum(1 for _ in entries(ROOT))
    assert agreed >= 4600 and unknown == 0, (tmp_path / "report").read_text()
    assert len((tmp_path / "report").read_text().splitlines()) == rest


def test_a_folder_with_something_in_it_is_left_alone(tmp_path, capsys):
    (tmp_path / "mine").write_text("x")
    assert run("export", "--op", "Size", "-o", str(tmp_path)) == 1
    assert "not an empty folder" in capsys.readouterr().err
    assert [p.name for p in tmp_path.iterdir()] == ["mine"]


def test_the_same_bytes_whatever_the_hash_seed(tmp_path):
    for kind in FORMATS:
        texts = []
        for seed in ("0", "1"):
            out = tmp_path / kind / seed
            code = subprocess.run([sys.executable, "-m", "generator", "cases", "export", "--op", "Identity", "--format", kind, "-o", out], cwd=ROOT,
                                  env={"PYTHONHASHSEED": seed, "PATH": ""}, capture_output=True).returncode
            assert code == 0
            texts.append((out / "manifest.json").read_text())
        assert texts[0] == texts[1]


# ---------------------------------------------------------------------------------------------------------------------
# npz and JSON


def test_json_is_exact():
    data = json_of(one(np.float32([0.1, -0.0, np.nan, np.inf, -np.inf]), tensor_type(1)))
    value = data["inputs"][0]
    assert (value["name"], value["type"], value["shape"]) == ("x", "tensor(float)", [5])
    assert np.float32(value["data"][0]) == np.float32(0.1) and str(value["data"][1]) == "-0.0"
    assert value["data"][2:] == ["NaN", "Infinity", "-Infinity"]
    assert data["graph"]["nodes"] == [{"domain": "ai.onnx", "op": "Identity", "inputs": ["x"], "outputs": ["y"], "attributes": []}]
    assert data["opsets"] == {"ai.onnx": 25} and data["op_versions"] == [["ai.onnx", "Identity", 25]]


@pytest.mark.parametrize("array, element, want", [
    (np.array([1.5, -2], ml_dtypes.bfloat16), "bfloat16", [1.5, -2.0]), (np.array([1.5, 448], ml_dtypes.float8_e4m3fn), "float8e4m3fn", [1.5, 448.0]),
    (np.array([-8, 7], ml_dtypes.int4), "int4", [-8, 7]), (np.array([3], ml_dtypes.uint2), "uint2", [3]), (np.complex64([1 - 2j]), "complex64", [[1.0, -2.0]]),
    (np.array(["ä", ""], object), "string", ["ä", ""]), (np.uint64([2**64 - 1]), "uint64", [2**64 - 1]), (np.array([True]), "bool", [True]),
])
def test_json_of_every_kind_of_number(array, element, want):
    kind = tensor_type(onnx.TensorProto.DataType.Value(element.upper()))
    value = json_of(one(array, kind))["inputs"][0]
    assert (value["type"], value["data"]) == (f"tensor({element})", want)


def test_json_of_other_values():
    floats = tensor_type(1)
    sequence = json_of(one([np.float32([1])], helper.make_sequence_type_proto(floats)))["inputs"][0]
    assert sequence["type"] == "seq(tensor(float))" and sequence["items"][0]["data"] == [1.0]
    assert json_of(one(OptionalValue(), helper.make_optional_type_proto(floats)))["inputs"][0]["value"] is None
    pairs = json_of(one(MapValue(np.int64([1]), np.float32([2])), helper.make_map_type_proto(7, floats)))["inputs"][0]
    assert (pairs["keys"]["data"], pairs["values"]["data"]) == ([1], [2.0])


def test_npz_needs_no_pickle(tmp_path):
    values = {"a": np.float32([[1, 2]]), "b": np.array([1.5], ml_dtypes.bfloat16), "c": np.array(["ä"], object), "d": [np.int64([4]), np.int64([])],
              "e": OptionalValue()}
    types = {"a": tensor_type(1), "b": tensor_type(16), "c": tensor_type(8), "d": helper.make_sequence_type_proto(tensor_type(7)),
             "e": helper.make_optional_type_proto(tensor_type(1))}
    case = make_case(values, {}, types, helper.make_node("Identity", list(values), []))
    ((name, data),) = case_files(case, "npz")
    (tmp_path / name).write_bytes(data)
    with np.load(tmp_path / name, allow_pickle=False) as found:
        meta = json.loads(str(found["meta"]))
        assert found["model"].tobytes() == case.model and found["input_0"].tolist() == [[1, 2]]
        assert found["input_1"].dtype == np.uint16 and found["input_1"].view(ml_dtypes.bfloat16).tolist() == [1.5]
        assert found["input_2"].tolist() == ["ä"] and found["input_3.0"].tolist() == [4] and found["input_3.1"].shape == (0,)
        assert not any(key.startswith("input_4") for key in found.files)
    assert [(i["type"], i["present"]) for i in meta["inputs"]] == [("tensor(float)", True), ("tensor(bfloat16)", True), ("tensor(string)", True),
                                                                  ("seq(tensor(int64))", True), ("optional(tensor(float))", False)]


def test_a_wrong_case_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("generator.export.wrong_cases", lambda root: {"test_size": "two is no seven; right: 7"})
    assert run("show", "test_size", "test_size_example") == 0
    assert capsys.readouterr().out.count("  wrong as published: two is no seven; right: 7\n") == 1
    assert run("export", "--op", "Size", "--origin", "official", "--format", "json", "-o", str(tmp_path / "x")) == 0
    found = {path.stem: json.loads(path.read_text())["wrong"] for path in (tmp_path / "x").rglob("test_*.json")}
    assert found["test_size"] == "two is no seven; right: 7" and found["test_size_example"] == ""
