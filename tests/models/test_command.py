# SPDX-License-Identifier: Apache-2.0
"""The `opwright` command: exit codes, JSON, files in and out."""

import json
import os
import re
import resource
import shutil
import subprocess
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper


def call(command: Path, *arguments: object, **more) -> subprocess.CompletedProcess:
    return subprocess.run([command, *map(str, arguments)], capture_output=True, text=True, **more)


def save(path: Path, nodes: list, inputs: list, outputs: list, initializers: list = (), opset: int = 21) -> Path:
    graph = helper.make_graph(nodes, "g", inputs, outputs, list(initializers))
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10), path)
    return path


def floats(name: str, shape: list | None = None) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)


@pytest.fixture
def doubled(tmp_path: Path) -> Path:
    """y = x + x"""
    return save(tmp_path / "m.onnx", [helper.make_node("Add", ["x", "x"], ["y"], "sum")], [floats("x", [2, None])], [floats("y")])


def test_help_has_examples(opwright: Path, build_dir: Path, root: Path) -> None:
    for arguments in (["ops"], ["check"], ["run"], ["test-dir"], []):
        ran = call(opwright, *arguments, "--help")
        assert ran.returncode == 0
        assert "Example:\n  opwright " in ran.stdout
    header = (root / "runtime/include/opwright/opwright.h").read_text()
    version = re.search('kVersion = "(.*)";', header)[1]
    assert call(opwright, "--version").stdout.startswith(f"opwright {version} (")
    assert json.loads((build_dir / "meson-info/intro-projectinfo.json").read_text())["version"] == version


def test_bad_usage_is_2_and_on_stderr(opwright: Path, tmp_path: Path) -> None:
    for arguments in ([], ["frobnicate"], ["run"], ["check", tmp_path / "none.onnx"], ["ops", "Nope"], ["run", tmp_path], ["test-dir"]):
        ran = call(opwright, *arguments)
        assert ran.returncode == 2, arguments
        assert ran.stderr and not ran.stdout


def test_ops_lists_every_version(opwright: Path, root: Path) -> None:
    rows = json.loads(call(opwright, "ops", "--json").stdout)
    by_key = {(row["domain"], row["op"], row["since"]): row for row in rows}
    stated = {}
    for path in (root / "schemas").glob("ai.onnx*/*.json"):
        operator = json.loads(path.read_text())
        stated |= {(operator["domain"], operator["name"], version["since"]): version for version in operator["versions"]}
    assert by_key.keys() == stated.keys() and len(rows) == len(stated)
    for key, version in stated.items():
        row = by_key[key]
        assert row["deprecated"] == version.get("deprecated", False)
        if not row["deprecated"]:
            assert {name: sorted(types) for name, types in row["types"].items()} == {
                entry["name"]: sorted(entry["types"]) for entry in version.get("constraints", ())
            }, key
    one = json.loads(call(opwright, "ops", "Size", "--json").stdout)
    assert [row["since"] for row in one] == sorted(since for domain, op, since in stated if (domain, op) == ("ai.onnx", "Size"))


def test_runs_with_numpy_files(opwright: Path, doubled: Path, tmp_path: Path) -> None:
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    np.save(tmp_path / "x.npy", x)
    ran = call(opwright, "run", doubled, "--input", f"x={tmp_path / 'x.npy'}", "--output-dir", tmp_path / "out", "--repeat", 3, "--json")
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["outputs"] == [{"name": "y", "type": "tensor(float)", "shape": [2, 3]}]
    assert len(told["run_ms"]) == 3 and told["load_ms"] > 0 and told["peak_mb"] > 0
    np.testing.assert_array_equal(np.load(tmp_path / "out" / "output_0.npy"), x + x)
    np.save(tmp_path / "f.npy", np.asfortranarray(x))
    call(opwright, "run", doubled, "--input", f"x={tmp_path / 'f.npy'}", "--output-dir", tmp_path / "out")
    np.testing.assert_array_equal(np.load(tmp_path / "out" / "output_0.npy"), x + x)


NUMPY_TYPES = ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16", "U5"]


@pytest.mark.parametrize("kind", NUMPY_TYPES)
def test_every_numpy_type(opwright: Path, tmp_path: Path, kind: str) -> None:
    array = np.array(["", "ä", "日本語", "🙂b"] if kind == "U5" else [0, 1, 2, 3]).astype(kind)
    elem = TensorProto.STRING if kind == "U5" else helper.np_dtype_to_tensor_dtype(array.dtype)
    value = [helper.make_tensor_value_info(name, elem, [4]) for name in "xy"]
    model = save(tmp_path / "m.onnx", [helper.make_node("Identity", ["x"], ["y"])], value[:1], value[1:])
    np.save(tmp_path / "x.npy", array)
    ran = call(opwright, "run", model, "--input", f"x={tmp_path / 'x.npy'}", "--output-dir", tmp_path)
    assert ran.returncode == 0, ran.stderr
    got = np.load(tmp_path / "output_0.npy")
    assert got.dtype.kind == array.dtype.kind
    np.testing.assert_array_equal(got, array)


def test_types_without_a_numpy_one_go_to_data_files(opwright: Path, tmp_path: Path) -> None:
    value = [helper.make_tensor_value_info(name, TensorProto.BFLOAT16, [2]) for name in "xy"]
    model = save(tmp_path / "m.onnx", [helper.make_node("Identity", ["x"], ["y"])], value[:1], value[1:])
    x = helper.make_tensor("x", TensorProto.BFLOAT16, [2], [1.5, -2.0])
    (tmp_path / "x.pb").write_bytes(x.SerializeToString())
    ran = call(opwright, "run", model, "--input", f"x={tmp_path / 'x.pb'}", "--output-dir", tmp_path)
    assert ran.returncode == 0, ran.stderr
    got = onnx.load_tensor(tmp_path / "output_0.pb")
    assert got.name == "y"
    np.testing.assert_array_equal(numpy_helper.to_array(got), numpy_helper.to_array(x))


def test_inputs_that_do_not_fit(opwright: Path, doubled: Path, tmp_path: Path) -> None:
    np.save(tmp_path / "shape.npy", np.zeros(3, np.float32))
    np.save(tmp_path / "type.npy", np.zeros((2, 3), np.int8))
    np.save(tmp_path / "big.npy", np.zeros((2, 3), ">f4"))
    np.save(tmp_path / "object.npy", np.array([[None], [None]]))
    whole = tmp_path / "whole.npy"
    np.save(whole, np.zeros((2, 3), np.float32))
    (tmp_path / "short.npy").write_bytes(whole.read_bytes()[:-1])
    (tmp_path / "x.txt").write_text("1 2 3")
    expected = {
        "x=shape.npy": "model input 0 'x': shape is [3]; allowed: [2,?]",
        "x=type.npy": "model input 0 'x': type is tensor(int8); allowed: tensor(float)",
        "x=big.npy": "not little-endian",
        "x=object.npy": "the type is '|O'",
        "x=short.npy": "the data are cut off",
        "x=x.txt": "neither .npy nor .pb",
        "x=none.npy": "cannot open",
        "z=whole.npy": "the model has no input 'z'",
        "x": "expected NAME=FILE",
    }
    for argument, text in expected.items():
        name, equals, file = argument.partition("=")
        ran = call(opwright, "run", doubled, "--input", name + equals + (str(tmp_path / file) if file else ""))
        assert (ran.returncode, text in ran.stderr) == (2, True), (argument, ran.stderr)
    ran = call(opwright, "run", doubled)
    assert (ran.returncode, ran.stderr) == (2, "opwright: model input 0 'x' is missing\n")


def test_random_inputs_profile_and_limit(opwright: Path, doubled: Path) -> None:
    first = call(opwright, "run", doubled, "--random-inputs", 7, "--profile")
    assert first.returncode == 0 and "node 'sum' (Add)" in first.stdout
    tell = lambda seed: call(opwright, "run", doubled, "--random-inputs", seed).stdout.splitlines()[1]  # noqa: E731
    assert tell(7) == tell(7) != tell(8)
    limited = call(opwright, "run", doubled, "--random-inputs", 7, "--max-memory", 0.00001)
    assert limited.returncode == 1 and "limit" in limited.stderr
    # Less than a byte is a limit too, not none.
    assert call(opwright, "run", doubled, "--random-inputs", 7, "--max-memory", 1e-9).returncode == 1


def test_names_and_files_with_an_equals_sign(opwright: Path, tmp_path: Path) -> None:
    model = save(tmp_path / "m.onnx", [helper.make_node("Add", ["a=b", "a"], ["y"])], [floats("a"), floats("a=b")], [floats("y")])
    np.save(tmp_path / "one=1.npy", np.array([1], np.float32))
    np.save(tmp_path / "2.npy", np.array([2], np.float32))
    arguments = ["--input", f"a={tmp_path / 'one=1.npy'}", "--input", f"a=b={tmp_path / '2.npy'}"]
    ran = call(opwright, "run", model, *arguments, "--output-dir", tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert np.load(tmp_path / "output_0.npy").tolist() == [3]


def test_errors_in_json(opwright: Path, doubled: Path, tmp_path: Path) -> None:
    for arguments in (["run", doubled, "--json"], ["run", tmp_path / "none.onnx", "--json"]):
        ran = call(opwright, *arguments)
        assert ran.returncode == 2
        assert ran.stderr == "opwright: " + json.loads(ran.stdout)["error"] + "\n"
    ran = call(opwright, "ops", "Nope", "--json")
    assert (ran.returncode, json.loads(ran.stdout)) == (2, [])
    for arguments in (["run", "--json"], ["run", doubled, "--threads", "-1", "--json"], ["check", "--json"]):
        ran = call(opwright, *arguments)
        assert ran.returncode == 2
        assert json.loads(ran.stdout)["error"].splitlines()[0] == ran.stderr.splitlines()[0]
    assert call(opwright, "run", "--help", "--json").returncode == 0


def test_an_instruction_set_that_cannot_be_had_is_an_error(opwright: Path, build_dir: Path, doubled: Path) -> None:
    environment = os.environ | {"OPWRIGHT_ISA": "avx\xff3"}
    text = "OPWRIGHT_ISA is 'avx\xff3'; allowed: baseline, avx2, avx512"
    for arguments in (["run", doubled, "--random-inputs", "1"], ["check", doubled], ["ops"], ["test-dir", doubled.parent]):
        ran = call(opwright, *arguments, env=environment)
        assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"opwright: {text}\n")
        ran = call(opwright, *arguments, "--json", env=environment)
        assert (ran.returncode, json.loads(ran.stdout)) == (2, {"error": text})
    # The library itself: a program that asks nothing but to load a model.
    ran = call(build_dir / "tests/damage_runs", 1, 1, doubled, env=environment)
    assert (ran.returncode, ran.stderr) == (2, f"no model can be loaded: {text}\n")


def test_json_is_json_whatever_a_model_is_called(opwright: Path, tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/\xff\xc3\x28\"\x01.onnx"
    ran = subprocess.run([opwright, "run", odd, "--json"], capture_output=True)
    assert ran.returncode == 2
    assert '/\ufffd\ufffd("\x01.onnx' in json.loads(ran.stdout.decode())["error"]


def test_check_and_run_have_the_same_code(opwright: Path, tmp_path: Path) -> None:
    two = numpy_helper.from_array(np.zeros(2, np.float32), "two")
    three = numpy_helper.from_array(np.zeros(3, np.float32), "three")
    missing, wrong = helper.make_node("Odd", ["x"], ["m"]), helper.make_node("Add", ["x"], ["w"])
    hollow = [floats("y"), floats("z")]  # nothing makes z
    models = {  # nodes, outputs, initializers -> codes of check and of run
        "missing": ([missing], [floats("m")], [], 3, 3),
        "wrong": ([wrong], [floats("w")], [], 2, 2),
        "missing_then_wrong": ([missing, wrong], [floats("m"), floats("w")], [], 2, 2),
        "wrong_then_missing": ([wrong, missing], [floats("m"), floats("w")], [], 2, 2),
        "missing_and_hollow": ([helper.make_node("Odd", ["x"], ["y"])], hollow, [], 2, 2),
        # Only a run can tell, be it that of constants while the model is loaded.
        "constants": ([helper.make_node("Add", ["two", "three"], ["y"])], [floats("y")], [two, three], 0, 1),
        "values": ([helper.make_node("Add", ["x", "three"], ["y"])], [floats("y")], [three], 0, 1),
    }
    for name, (nodes, outputs, initializers, checked, run) in models.items():
        model = save(tmp_path / name / "model.onnx", nodes, [floats("x", [None])], outputs, initializers)
        np.save(tmp_path / "x.npy", np.zeros(2, np.float32))
        ran = call(opwright, "check", model)
        assert ran.returncode == checked, (name, ran.stderr)
        assert name != "missing_and_hollow" or "graph output 'z' is not made by any node" in ran.stderr
        ran = call(opwright, "run", model, "--input", f"x={tmp_path / 'x.npy'}")
        assert ran.returncode == run, (name, ran.stderr)
        data_set(tmp_path / name / "test_data_set_0", [np.zeros(2, np.float32)], [np.zeros(2, np.float32)] * len(outputs))
        assert call(opwright, "test-dir", tmp_path / name).returncode == 1, name
    cut = save(tmp_path / "cut.onnx", [helper.make_node("Add", ["x", "two"], ["y"])], [floats("x")], [floats("y")],
               [TensorProto(name="two", data_type=TensorProto.FLOAT, dims=[2], raw_data=b"123")])
    assert (call(opwright, "check", cut).returncode, call(opwright, "run", cut, "--random-inputs", 1).returncode) in ((2, 2), (0, 2))


@pytest.mark.skipif(bool(os.environ.get("OPWRIGHT_SANITIZE")), reason="sanitizers reserve more than any limit")
def test_memory_that_gives_out_is_said(opwright: Path, tmp_path: Path) -> None:
    """Text is not counted by --max-memory: it ends with the machine's memory."""
    words = numpy_helper.from_array(np.array(["w" * 1_000_000], object), "words")
    nodes = [helper.make_node("Gather", ["words", "at"], ["y"])]
    at = [helper.make_tensor_value_info("at", TensorProto.INT64, [2000])]
    y = [helper.make_tensor_value_info("y", TensorProto.STRING, [2000])]
    model = save(tmp_path / "m.onnx", nodes, at, y, [words])
    np.save(tmp_path / "at.npy", np.zeros(2000, np.int64))
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))  # noqa: E731
    ran = call(opwright, "run", model, "--input", f"at={tmp_path / 'at.npy'}", "--json", preexec_fn=limit)
    assert (ran.returncode, ran.stderr) == (1, "opwright: out of memory\n")
    assert json.loads(ran.stdout) == {"error": "out of memory"}


def test_check_tells_what_is_missing(opwright: Path, doubled: Path, tmp_path: Path) -> None:
    ran = call(opwright, "check", doubled, "--json")
    assert ran.returncode == 0
    told = json.loads(ran.stdout)
    assert told["ok"] and told["missing"] == []
    (node,) = told["nodes"]
    assert (node["domain"], node["op"], node["since"], node["kernel"], node["types"]) == ("ai.onnx", "Add", 14, True, True)
    odd = save(tmp_path / "odd.onnx", [helper.make_node("Odd", ["x"], ["y"])], [floats("x")], [floats("y")])
    ran = call(opwright, "check", odd, "--json")
    assert ran.returncode == 3
    assert json.loads(ran.stdout)["missing"] == ["Odd (opset 21)"]
    assert call(opwright, "run", odd, "--random-inputs", 1).returncode == 3
    wrong = save(tmp_path / "wrong.onnx", [helper.make_node("Add", ["x"], ["y"])], [floats("x")], [floats("y")])
    ran = call(opwright, "check", wrong)
    assert ran.returncode == 2 and "Add-14: number of inputs is 1; allowed: 2" in ran.stderr
    hollow = save(tmp_path / "hollow.onnx", [helper.make_node("Relu", ["x"], ["y"])], [floats("x")], [floats("z")])
    ran = call(opwright, "check", hollow)
    assert ran.returncode == 2 and "graph output 'z' is not made by any node" in ran.stderr
    (tmp_path / "cut.onnx").write_bytes(doubled.read_bytes()[:-3])
    assert call(opwright, "check", tmp_path / "cut.onnx").returncode == 2


def data_set(folder: Path, inputs: list[np.ndarray], outputs: list[np.ndarray]) -> None:
    folder.mkdir(parents=True)
    for kind, arrays in (("input", inputs), ("output", outputs)):
        for i, array in enumerate(arrays):
            (folder / f"{kind}_{i}.pb").write_bytes(numpy_helper.from_array(array).SerializeToString())


def test_test_dir(opwright: Path, doubled: Path, tmp_path: Path) -> None:
    x = np.ones((2, 2), np.float32)
    for name, y in {"good": x + x, "wrong": x, "close": x + x * np.float32(1.001), "type": (x + x).astype(np.float64)}.items():
        data_set(tmp_path / name / "test_data_set_0", [x], [y])
        shutil.copy(doubled, tmp_path / name / "model.onnx")
    ran = call(opwright, "test-dir", tmp_path / "good", tmp_path / "close")
    assert (ran.returncode, ran.stdout) == (0, "2 passed, 0 failed, 0 unsupported\n")
    ran = call(opwright, "test-dir", tmp_path / "good", tmp_path / "wrong", tmp_path / "type")
    assert (ran.returncode, ran.stdout) == (1, "1 passed, 2 failed, 0 unsupported\n")
    assert "element 0 is 2, expected 1 (4 of 4 differ)" in ran.stderr
    # A second data set counts, too.
    data_set(tmp_path / "good" / "test_data_set_1", [x], [x])
    told = json.loads(call(opwright, "test-dir", tmp_path / "good", "--json").stdout)
    assert (told["passed"], told["failed"]) == (0, 1)


def test_test_dir_never_passes_what_is_not_there(opwright: Path, doubled: Path, tmp_path: Path) -> None:
    x = np.ones((2, 2), np.float32)
    empty = tmp_path / "empty"
    empty.mkdir()
    for folder in (empty, tmp_path / "none"):
        assert call(opwright, "test-dir", folder).returncode == 2
    bare = tmp_path / "bare"
    bare.mkdir()
    shutil.copy(doubled, bare / "model.onnx")
    assert call(opwright, "test-dir", bare).returncode == 2
    data_set(bare / "test_data_set_0", [x], [])
    ran = call(opwright, "test-dir", bare)
    assert ran.returncode == 2 and "there is no output_0.pb" in ran.stderr
    for k, (kind, name) in enumerate((("input", "input_0.pb"), ("output", "output_0.pb"))):
        gap = tmp_path / f"gap{k}"
        data_set(gap / "test_data_set_0", [x], [x + x])
        shutil.copy(doubled, gap / "model.onnx")
        (gap / "test_data_set_0" / name).rename(gap / "test_data_set_0" / f"{kind}_1.pb")
        ran = call(opwright, "test-dir", gap)
        assert ran.returncode == 2 and f"there is no {name}" in ran.stderr


def test_test_dir_tells_unsupported_from_refused(opwright: Path, tmp_path: Path) -> None:
    rows = json.loads(call(opwright, "ops", "--json").stdout)
    x = np.ones((2, 2), np.float32)
    known = {(row["op"], row["since"]) for row in rows if row["kernel"]}
    # Upsample-10 is deprecated and has no kernel in any build; an operator that nobody knows is a plain failure.
    assert ("Upsample", 10) not in known
    node = helper.make_node("Upsample", ["x", "s"], ["y"])
    scales = numpy_helper.from_array(np.ones(2, np.float32), "s")
    save(tmp_path / "old" / "model.onnx", [node], [floats("x")], [floats("y")], [scales], opset=10)
    save(tmp_path / "odd" / "model.onnx", [helper.make_node("Odd", ["x"], ["y"])], [floats("x")], [floats("y")])
    for name in ("old", "odd"):
        data_set(tmp_path / name / "test_data_set_0", [x], [x])
    ran = call(opwright, "test-dir", tmp_path / "old")
    assert (ran.returncode, ran.stdout) == (3, "0 passed, 0 failed, 1 unsupported\n")
    ran = call(opwright, "test-dir", tmp_path / "old", tmp_path / "odd")
    assert (ran.returncode, ran.stdout) == (1, "0 passed, 1 failed, 1 unsupported\n")
