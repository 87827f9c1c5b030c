# SPDX-License-Identifier: Apache-2.0
"""Telling weights for the nine light networks.

The networks that come with onnx fill every weight with one constant, so that all classes come out equal and a wrong
convolution goes unseen. This script replaces those constants by seeded random weights, with which each layer keeps the
magnitude of its input, and asks onnxruntime for the outputs:

    python tests/models/seed_light.py FOLDER [NAME ...]

makes FOLDER/NAME/ with model.onnx and test_data_set_0 (input_0.pb, output_0.pb), which `opwright test-dir` runs.
NAME is light_squeezenet, ...; without one, all nine are made. Needs numpy, onnx and onnxruntime.
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

LIGHT = Path(__file__).resolve().parent / "light"
LARGEST_LOGIT = 4.0


def names() -> list[str]:
    return sorted(path.stem for path in LIGHT.glob("*.onnx"))


def consumer(graph: onnx.GraphProto, name: str) -> tuple[str, int]:
    """The operator, and the number of its input, that a weight is for; a weight may be reshaped on its way."""
    for node in graph.node:
        for position, tensor in enumerate(node.input):
            if tensor != name:
                continue
            if position == 0 and node.op_type in {"Unsqueeze", "Reshape"}:
                return consumer(graph, node.output[0])
            return node.op_type, position
    return "", 0


def weight(name: str, shape: tuple[int, ...], operator: str, position: int) -> np.ndarray:
    """Random values that depend on the weight's name alone, in the range that its role asks for."""
    random = np.random.RandomState(zlib.crc32(name.encode()) & 0x7FFFFFFF)  # NumPy promises never to change its stream
    values = random.standard_normal(shape)
    match operator, position:
        case ("Conv" | "Gemm"), 1:
            inputs = np.prod(shape[1:]) if len(shape) > 1 else 1
            values = values * np.sqrt(2.0 / inputs)  # keeps the variance through a Relu
        case "BatchNormalization", 4:
            values = 0.5 + random.random_sample(shape)  # a variance is positive
        case ("BatchNormalization", 1) | ("Mul", _):
            values = 1.0 + 0.1 * values
        case _:
            values = 0.1 * values
    return values.astype(np.float32)


def replaced(graph: onnx.GraphProto) -> Iterator[tuple[onnx.NodeProto, tuple[int, ...]]]:
    """The nodes that make constant weights, with the weights' shapes."""
    shapes = {tensor.name: tensor for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type == "ConstantOfShape" and node.input[0] in shapes:
            yield node, tuple(int(extent) for extent in numpy_helper.to_array(shapes[node.input[0]]))


def keep(field, wanted) -> None:
    kept = [item for item in field if wanted(item)]
    del field[:]
    field.extend(kept)


def seed(model: onnx.ModelProto) -> None:
    """Turns the constant weights of a light network into seeded initializers."""
    graph = model.graph
    made = list(replaced(graph))
    weights = {node.output[0]: weight(node.output[0], shape, *consumer(graph, node.output[0])) for node, shape in made}
    keep(graph.node, lambda node: not (node.op_type == "ConstantOfShape" and node.output[0] in weights))
    used = {name for node in graph.node for name in node.input}
    keep(graph.initializer, lambda tensor: tensor.name in used)
    keep(graph.input, lambda value: value.name in used)
    for name, values in weights.items():
        graph.initializer.append(numpy_helper.from_array(values, name))
        if model.ir_version < 4:  # where every initializer is an input as well
            graph.input.append(onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, values.shape))
    scale_last_layer(model, weights)
    onnx.checker.check_model(model)


def scale_last_layer(model: onnx.ModelProto, weights: dict[str, np.ndarray]) -> None:
    """By a power of two, to logits of a magnitude that Softmax neither flattens nor saturates."""
    graph = model.graph
    last = [node for node in graph.node if node.op_type in {"Conv", "Gemm"}][-1]
    probe = onnx.ModelProto()
    probe.CopyFrom(model)
    del probe.graph.output[:]
    probe.graph.output.append(onnx.ValueInfoProto(name=last.output[0]))
    logits = run(probe.SerializeToString(), optimized=True)
    scale = np.float32(2.0 ** np.round(np.log2(LARGEST_LOGIT / np.abs(logits).max())))
    for tensor in graph.initializer:
        if tensor.name in last.input[1:] and tensor.name in weights:
            tensor.CopyFrom(numpy_helper.from_array(weights[tensor.name] * scale, tensor.name))


def picture(shape: list[int]) -> np.ndarray:
    return np.random.RandomState(1).standard_normal(shape).astype(np.float32)


def run(model: bytes | str, optimized: bool = False, threads: int = 1) -> np.ndarray:
    """What onnxruntime gives for the network's picture; node by node unless optimized."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = threads
    options.log_severity_level = 3
    levels = onnxruntime.GraphOptimizationLevel
    options.graph_optimization_level = levels.ORT_ENABLE_ALL if optimized else levels.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    (value,) = session.get_inputs()
    return session.run(None, {value.name: picture(value.shape)})[0]


def write(name: str, folder: Path) -> Path:
    """Makes the case of one network; returns its folder."""
    model = onnx.load(LIGHT / f"{name}.onnx")
    seed(model)
    data = folder / name / "test_data_set_0"
    data.mkdir(parents=True, exist_ok=True)
    path = folder / name / "model.onnx"
    onnx.save(model, path)
    initializers = {tensor.name for tensor in model.graph.initializer}
    (value,) = [value for value in model.graph.input if value.name not in initializers]
    shape = [dim.dim_value for dim in value.type.tensor_type.shape.dim]
    (data / "input_0.pb").write_bytes(numpy_helper.from_array(picture(shape), value.name).SerializeToString())
    output = numpy_helper.from_array(run(str(path)), model.graph.output[0].name)
    (data / "output_0.pb").write_bytes(output.SerializeToString())
    return folder / name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", default=names())
    arguments = parser.parse_args()
    if unknown := sorted(set(arguments.names) - set(names())):
        parser.error(f"unknown networks: {', '.join(unknown)}; known: {', '.join(names())}")
    for name in arguments.names:
        folder = write(name, arguments.folder)
        output = numpy_helper.to_array(onnx.load_tensor(folder / "test_data_set_0" / "output_0.pb"))
        print(f"{name:24} {output.shape} min {output.min():.3g} max {output.max():.3g}", flush=True)


if __name__ == "__main__":
    main()
