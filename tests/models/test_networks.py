# SPDX-License-Identifier: Apache-2.0
"""Whole networks beside onnxruntime: the nine light ones with telling weights, and trained ones out of Python packages."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import onnx
import pytest
from onnx import numpy_helper


def script(name: str) -> ModuleType:
    """A script of this folder as a module."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


seed_light = script("seed_light")
fetch = script("fetch")


def run(command: Path, model: Path, inputs: dict[str, Path], folder: Path) -> list[np.ndarray]:
    """The outputs that `opwright run` gives."""
    arguments = [f"--input={name}={path}" for name, path in inputs.items()]
    ran = subprocess.run([command, "run", model, *arguments, "--output-dir", folder, "--json"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    outputs = json.loads(ran.stdout)["outputs"]
    arrays = [np.load(folder / f"output_{i}.npy") for i in range(len(outputs))]
    assert [list(array.shape) for array in arrays] == [output["shape"] for output in outputs]
    return arrays


@pytest.mark.parametrize("name", seed_light.names())
def test_telling_weights(name: str, opwright: Path, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime", reason="onnxruntime gives the expected values")
    case = seed_light.write(name, tmp_path)
    data = case / "test_data_set_0"
    tensor = onnx.load_tensor(data / "input_0.pb")
    (output,) = run(opwright, case / "model.onnx", {tensor.name: data / "input_0.pb"}, tmp_path / "out")
    expected = numpy_helper.to_array(onnx.load_tensor(data / "output_0.pb"))
    assert expected.std() > 1e-5, "the classes came out equal: the weights tell nothing"
    np.testing.assert_allclose(output, expected, rtol=0, atol=1e-5)
    (case / "model.onnx").unlink()  # up to 575 MB


@pytest.mark.parametrize("entry", fetch.models(), ids=lambda entry: entry["name"])
def test_trained_models(entry: dict, opwright: Path, build_dir: Path, tmp_path: Path) -> None:
    onnxruntime = pytest.importorskip("onnxruntime", reason="onnxruntime gives the expected values")
    try:
        model = fetch.fetch(entry, build_dir / "fetched")
    except fetch.FetchError as error:
        pytest.skip(f"cannot be fetched: {error}")
    values = {name: fetch.value(recipe) for name, recipe in entry["inputs"].items()}
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
    expected = session.run(None, values)
    files = {}
    for name, value in values.items():
        files[name] = tmp_path / f"{name}.npy"
        np.save(files[name], value)
    outputs = run(opwright, model, files, tmp_path / "out")
    assert len(outputs) == len(expected)
    for got, want in zip(outputs, expected, strict=True):
        assert got.dtype == want.dtype
        assert want.std() > 1e-4, "an output without contrast tells nothing"
        np.testing.assert_allclose(got, want, rtol=entry["rtol"], atol=entry["atol"])
