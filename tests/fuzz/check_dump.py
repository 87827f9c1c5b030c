#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares Opwright's model reader with protobuf's.

    python tests/fuzz/check_dump.py build/tests/dump_model

Writes every official node model, the model files and test data of the installed onnx package, and a few made
for fields that those never use, to a temporary folder; runs dump_model over them; and compares each dump with
one made from onnx's own protobuf classes. Exits with 1 if any differs.
"""

import pathlib
import struct
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import helper, numpy_helper
from onnx.backend.test import loader

try:
    from onnx import onnx_data_pb2 as data
except ImportError:  # Some releases keep these messages beside the others.
    data = onnx

# What the reader does not keep: see the head of runtime/graph/proto.h.
SKIPPED = {
    "doc_string", "denotation", "training_info", "quantization_annotation", "configuration",
    "device_configurations",
}
CLASSES = {
    "model": onnx.ModelProto, "tensor": onnx.TensorProto, "type": onnx.TypeProto,
    "sequence": data.SequenceProto, "optional": data.OptionalProto, "map": data.MapProto,
}
PRESENCE_MATTERS = {
    ("AttributeProto", "f"), ("AttributeProto", "i"), ("AttributeProto", "s"),
    ("Dimension", "dim_value"), ("Dimension", "dim_param"),
}


def scalar(field, value):
    if field.type == field.TYPE_FLOAT:
        return struct.pack("<f", value).hex()
    if field.type == field.TYPE_DOUBLE:
        return struct.pack("<d", value).hex()
    if isinstance(value, str):
        return value.encode().hex()
    if isinstance(value, bytes):
        return value.hex()
    # Written as int64 by the dump, whatever the sign.
    return str(value - 2**64 if value >= 2**63 and field.name != "uint64_data" else value)


def repeated(field):
    known = getattr(field, "is_repeated", None)
    return known if known is not None else field.label == field.LABEL_REPEATED


def lines(message, path=""):
    """The lines of Dump (dump_proto.h) in any order."""
    name = message.DESCRIPTOR.name
    for field in message.DESCRIPTOR.fields:
        value = getattr(message, field.name)
        here = path + field.name
        if field.name in SKIPPED or (field.name == "metadata_props" and name != "ModelProto"):
            continue
        if name == "TensorProto" and field.name == "external_data":
            for entry in value:
                if entry.key in ("location", "checksum") and entry.value:
                    yield f"{path}external.{entry.key}={entry.value.encode().hex()}"
                elif entry.key in ("offset", "length") and int(entry.value):
                    yield f"{path}external.{entry.key}={int(entry.value)}"
        elif repeated(field) and field.message_type:
            for i, one in enumerate(value):
                yield f"{here}[{i}]={{}}"
                yield from lines(one, f"{here}[{i}].")
        elif repeated(field):
            if value:
                yield f"{here}=" + "".join(scalar(field, one) + "," for one in value)
        elif field.message_type:
            # The reader keeps the two tensors of a sparse one always.
            if message.HasField(field.name) or name == "SparseTensorProto":
                yield f"{here}={{}}"
                if field.message_type.name not in ("Segment", "Opaque"):
                    yield from lines(value, f"{here}.")
        elif (name, field.name) in PRESENCE_MATTERS:
            if message.HasField(field.name):
                yield f"{here}={scalar(field, value)}"
        elif value:
            yield f"{here}={scalar(field, value)}"


def to_proto(value, type_proto):
    """A test value of onnx's loader as (kind, message)."""
    if type_proto.WhichOneof("value") == "optional_type":
        return "optional", numpy_helper.from_optional(value)
    if isinstance(value, list):
        return "sequence", numpy_helper.from_list(value)
    if isinstance(value, onnx.TensorProto):
        return "tensor", value
    return "tensor", numpy_helper.from_array(np.asarray(value))


def official():
    """(kind, name, bytes) of what onnx ships."""
    for case in loader.load_model_tests(kind="node"):
        yield "model", case.name, case.model.SerializeToString()
        for values in case.data_sets or []:
            for side, infos, arrays in zip(
                    ("input", "output"), (case.model.graph.input, case.model.graph.output), values):
                for i, (info, array) in enumerate(zip(infos, arrays)):
                    kind, message = to_proto(array, info.type)
                    yield kind, f"{case.name}_{side}_{i}", message.SerializeToString()
    root = pathlib.Path(onnx.__file__).parent / "backend" / "test" / "data"
    for file in sorted(root.rglob("*.onnx")):
        name = str(file.relative_to(root)).replace("/", "_")
        yield "model", name, file.read_bytes()
        graph = onnx.load(file).graph
        for beside in sorted(file.parent.glob("test_data_set_*/*.pb")):
            # Nothing in a data file says what it holds.
            side, index = beside.stem.rsplit("_", 1)
            of = {"input": graph.input, "output": graph.output}[side][int(index)].type.WhichOneof("value")
            yield of.removesuffix("_type"), f"{name}_{beside.parent.name}_{beside.name}", beside.read_bytes()


def made():
    """Fields that the official files never use."""
    tensor = helper.make_tensor("t", onnx.TensorProto.INT64, [2, 2], [1, -1, 2**62, -(2**63)])
    big = helper.make_tensor("u", onnx.TensorProto.UINT64, [2], [2**64 - 1, 3])
    words = helper.make_tensor("w", onnx.TensorProto.STRING, [2], [b"\xff\x00", "é".encode()])
    pairs = helper.make_tensor("c", onnx.TensorProto.COMPLEX128, [1], [1 - 2j])
    outside = onnx.TensorProto(name="e", dims=[3], data_type=1, data_location=onnx.TensorProto.EXTERNAL)
    for key, value in [("location", "weights.bin"), ("offset", "4096"), ("length", "12"), ("x", "y")]:
        outside.external_data.add(key=key, value=value)
    outside.segment.begin = 1
    values = helper.make_tensor("values", onnx.TensorProto.FLOAT, [1], [2.5])
    indices = helper.make_tensor("indices", onnx.TensorProto.INT64, [1], [3])
    sparse = helper.make_sparse_tensor(values, indices, [4])
    unranked = helper.make_tensor_type_proto(1, None)
    halves = helper.make_tensor_type_proto(16, [2])
    types = [
        helper.make_tensor_type_proto(1, [None, 3, "N", 0, -1]), unranked,
        helper.make_tensor_type_proto(1, []), helper.make_sparse_tensor_type_proto(1, [7]),
        helper.make_sequence_type_proto(helper.make_tensor_type_proto(7, ["a"])),
        helper.make_map_type_proto(8, helper.make_sequence_type_proto(unranked)),
        helper.make_optional_type_proto(helper.make_sequence_type_proto(halves)),
        onnx.TypeProto(opaque_type=onnx.TypeProto.Opaque(domain="d", name="n")), onnx.TypeProto(),
    ]
    for i, one in enumerate(types):
        yield "type", f"made_type_{i}", one.SerializeToString()
    inner = helper.make_graph([helper.make_node("Neg", ["x"], ["y"])], "inner", [], [
        helper.make_value_info(f"v{i}", one) for i, one in enumerate(types)], sparse_initializer=[sparse])
    attributes = {
        "f": 0.0, "i": 0, "s": b"", "t": tensor, "g": inner, "floats": [1.0, -0.0, float("inf")],
        "ints": [0, -7, 2**40],
        "strings": [b"", b"\xfe"], "tensors": [tensor, big, words, pairs, outside], "graphs": [inner, inner],
        "sparse": sparse, "sparses": [sparse], "tp": types[5], "tps": types,
    }
    node = onnx.NodeProto(
        op_type="Odd", domain="own", overload="o", name="n", input=["a", "", "b"], output=[""])
    node.attribute.extend(helper.make_attribute(key, value) for key, value in attributes.items())
    node.attribute.add(name="r", ref_attr_name="outer", type=onnx.AttributeProto.INT)
    node.metadata_props.add(key="k", value="v")
    node.device_configurations.add(configuration_id="c")
    function = helper.make_function(
        "own", "Odd", ["a"], ["b"], [node], [helper.make_opsetid("", 21)], ["must"],
        [helper.make_attribute("may", 4)], overload="o", value_info=[helper.make_value_info("q", types[0])])
    model = helper.make_model(
        helper.make_graph([node], "outer", [], [], [tensor, outside], doc_string="long"),
        functions=[function, function], producer_name="é", producer_version="1", domain="d", model_version=-3,
        ir_version=14)
    model.metadata_props.add(key="k", value="v")
    model.training_info.add()
    yield "model", "made_model", model.SerializeToString()
    # Appending one message to another is how protobuf defines merging.
    yield "model", "made_merged", model.SerializeToString() + model.SerializeToString()
    yield "type", "made_oneof", b"".join(one.SerializeToString() for one in types)
    yield "type", "made_type_merged", types[0].SerializeToString() + types[2].SerializeToString()
    yield "tensor", "made_tensor_merged", tensor.SerializeToString() * 3
    number = data.MapProto(name="m", key_type=7, keys=[3, -4])
    number.values.elem_type = 1
    number.values.tensor_values.append(tensor)
    text = data.MapProto(name="m", key_type=8, string_keys=[b"a", b"\xff"])
    nest = data.SequenceProto(name="s", elem_type=4)
    nest.map_values.extend([number, text])
    nest.sequence_values.add(name="deep", elem_type=1).tensor_values.append(words)
    nest.optional_values.add(elem_type=1).tensor_value.CopyFrom(big)
    nest.sparse_tensor_values.append(sparse)
    maybe = data.OptionalProto(
        name="o", elem_type=4, map_value=text, sequence_value=nest, sparse_tensor_value=sparse)
    maybe.optional_value.elem_type = 5
    for kind, message in (("map", number), ("map", text), ("sequence", nest), ("optional", maybe)):
        yield kind, f"made_{kind}_{message.ByteSize()}", message.SerializeToString()


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    groups = {}
    for kind, name, content in [*made(), *official()]:
        groups.setdefault(kind, {})[name] = content
    failed = compared = 0
    with tempfile.TemporaryDirectory() as folder:
        for kind, files in sorted(groups.items()):
            names = sorted(files)
            for name in names:
                (pathlib.Path(folder) / name).write_bytes(files[name])
            for start in range(0, len(names), 200):
                batch = names[start:start + 200]
                run = subprocess.run(
                    [tool, kind, *batch], cwd=folder, capture_output=True, text=True, check=True)
                dumps = run.stdout.split("file ")[1:]
                assert len(dumps) == len(batch)
                for name, dump in zip(batch, dumps):
                    got = sorted(dump.split("\n", 1)[1].splitlines())
                    want = sorted(lines(CLASSES[kind].FromString(files[name])))
                    compared += 1
                    if got != want:
                        failed += 1
                        pairs = zip(got + [""], want + [""])
                        ours, theirs = next(pair for pair in pairs if pair[0] != pair[1])
                        print(f"{kind} {name}: ours {ours[:200]!r}, protobuf's {theirs[:200]!r}")
    print(", ".join(f"{len(files)} {kind}" for kind, files in sorted(groups.items())))
    print(f"{compared - failed} equal, {failed} different")
    return 1 if failed or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
