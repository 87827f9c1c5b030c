# SPDX-License-Identifier: Apache-2.0
"""A small tree of its own for tests: the schemas and rooms of tests/generator/toy, the project's templates, and a pack."""

import json
import shutil
from pathlib import Path

import numpy as np
from onnx import TensorProto, helper

from generator.store import Case, write_pack

ROOT = Path(__file__).resolve().parents[2]
TOY = Path(__file__).resolve().parent / "toy"
TWIST = Path("schemas/toy.math/Twist.json")
TWIST_BINDING = Path("runtime/ops/toy/twist.toml")


def make_tree(root: Path) -> Path:
    """Write the tree into the folder `root`, which is made, and return it."""
    shutil.copytree(TOY, root)
    (root / "templates").symlink_to(ROOT / "templates")
    write_pack(root / "tests/cases/toy.math/Twist.pack", [
        twist_case("plain", 1, [1.5, -2.0], "float", {}), twist_case("turned", 4, [1, -2], "int32", {"turns": 3}),
        twist_case("long", 2, [0.25] * 65, "double", {}),
    ])
    return root


def twist_case(name: str, since: int, values: list, kind: str, attributes: dict) -> Case:
    """A case of one node; its expected values are the inputs times `turns`."""
    number, dtype = {"float": (TensorProto.FLOAT, np.float32), "int32": (TensorProto.INT32, np.int32), "double": (TensorProto.DOUBLE, np.float64)}[kind]
    x, y = (helper.make_tensor_value_info(n, number, [len(values)]) for n in "xy")
    node = helper.make_node("Twist", ["x"], ["y"], domain="toy.math", **attributes)
    graph = helper.make_graph([node], "g", [x], [y])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("toy.math", since)], ir_version=8)
    array = np.array(values, dtype)
    return Case(
        name=f"toy_math_Twist_v{since}.{name}_{kind}", kind="derived", model=model.SerializeToString(deterministic=True), inputs=(array,),
        outputs=((array * attributes.get("turns", 1)).astype(dtype),), rtol=0.0, atol=0.0, origin="derived", oracle="numpy", first="0.0.0",
        last="-", compare="values", ops=(("toy.math", "Twist", since),),
    )


def edit_json(path: Path, change) -> None:
    """Apply `change` to the file's data in place."""
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data, indent=1))


def edit_text(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
