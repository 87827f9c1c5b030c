# SPDX-License-Identifier: Apache-2.0
"""`cases check`: exported folders are read back by onnx's own loader, and onnx's reference evaluator runs them.

A case that the evaluator does not reproduce says nothing against the case: it may lack the operator, or follow another version's
text. Each is listed with what happened and, where it is known, why: the case itself is marked in schemas/cases/index.json, or
tests/cases/reference_limits.toml says what the evaluator lacks.
"""

import json
import tomllib
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
from google.protobuf.message import DecodeError
from onnx.backend.test.loader import load_model_tests
from onnx.backend.test.runner import Runner
from onnx.reference import ReferenceEvaluator

from generator.case_library import wrong_cases
from generator.merge import release_number
from generator.names import room_stem


class ReadError(Exception):
    """An export that cannot be read back; the text says where and why."""


@dataclass(frozen=True)
class Result:
    """`what` is "" where the evaluator agrees, else what it did; `why` is "" where no reason is known."""

    folder: str
    name: str
    what: str
    why: str


class _Reasons:
    """Why cases are not reproduced: by their names, by the op-versions in them, as they were derived without the evaluator, or as
    they are newer than it, which after `./opw update` may be of an earlier release than the tree."""

    def __init__(self, root: Path):
        self.root = root
        index = json.loads((root / "schemas" / "cases" / "index.json").read_text(encoding="utf-8"))
        self.by_name = {name: note["reason"] for note in index.get("notes", []) for name in note["cases"]}
        self.by_name |= {name: f"the case is wrong: {text}" for name, text in wrong_cases(root).items()}
        self.by_op: dict[str, str] = {}
        path = root / "tests" / "cases" / "reference_limits.toml"
        for k, entry in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["limits"] if path.is_file() else []):
            if entry.keys() != {"ops", "reason"} or not isinstance(entry["reason"], str) or not isinstance(entry["ops"], list):
                raise ValueError(f"{path.name}: limits[{k}]: write ops, a list of domain:Operator:version, and reason, a text")
            self.by_op |= dict.fromkeys(entry["ops"], entry["reason"])

    def of(self, name: str, meta: dict) -> str:
        if name in self.by_name:
            return self.by_name[name]
        unknown = [op[1] for op in meta["op_versions"] if not op[2]]
        if unknown:
            return f"{', '.join(unknown)}: no schema at the model's opset"
        ops = [":".join(map(str, op)) for op in meta["op_versions"]]
        for op in ops:
            if op in self.by_op:
                return self.by_op[op]
        if meta["origin"] == "derived" and "reference" not in meta["oracle"]:
            for stem in dict.fromkeys(room_stem(op[1]) for op in meta["op_versions"]):
                if (self.root / "tests" / "oracles" / f"{stem}.py").is_file():
                    return f"derived without the evaluator, for what tests/oracles/{stem}.py says"
        first = meta["first_release"]
        newer = first != "-" and release_number(first) > release_number(onnx.__version__)
        return f"the case came with onnx {first}, and the evaluator is that of {onnx.__version__}" if newer else ""


def load_values(folder: Path, side: str, entries) -> list:
    """The values of one side of a case, by the routine of onnx's test runner. Inputs that are not passed are None."""
    values: list = []
    for k, entry in enumerate(entries):
        path = folder / "test_data_set_0" / f"{side}_{k}.pb"
        if path.is_file():
            Runner._load_proto(None, str(path), values, entry.type)
        if len(values) <= k:
            values.append(None)
    return values


def _first_line(error: Exception) -> str:
    """The telling lines of an error: NumPy begins with an empty one and a general one."""
    lines = [line.strip() for line in str(error).split("\n") if line.strip()]
    return f"{type(error).__name__}: " + " | ".join(lines[:3])[:240]


def _compare(expected, got, rtol: float, atol: float) -> None:
    """Raises AssertionError: onnx's own comparison, but for what it cannot look at."""
    if len(expected) != len(got):
        raise AssertionError(f"{len(got)} outputs, want {len(expected)}")
    for want, have in zip(expected, got):
        if want is None or have is None:
            if want is not have:
                raise AssertionError("an empty optional against a value")
            continue
        if isinstance(want, (list, tuple)) and isinstance(have, (list, tuple)):
            _compare(want, have, rtol, atol)
            continue
        want, have = np.asarray(want), np.asarray(have)
        if want.dtype.kind in "OUS" or have.dtype.kind in "OUS":
            np.testing.assert_array_equal(have.astype(str), want.astype(str))
            continue
        if want.dtype.kind == "V" or want.dtype.type.__module__ != "numpy":  # types of ml_dtypes
            if want.dtype != have.dtype:
                raise AssertionError(f"type {have.dtype}, want {want.dtype}")
            if want.dtype.name != "bfloat16":
                want, have = want.astype(np.float32), have.astype(np.float32)
        Runner.assert_similar_outputs([want], [have], rtol, atol)


def check_case(folder: Path, rtol: float, atol: float) -> str:
    """Why the evaluator does not agree with the case in `folder`; "" if it does."""
    model = onnx.load(folder / "model.onnx")
    inputs = load_values(folder, "input", model.graph.input)
    expected = load_values(folder, "output", model.graph.output)
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            feeds = {entry.name: value for entry, value in zip(model.graph.input, inputs) if value is not None or entry.type.HasField("optional_type")}
            got = ReferenceEvaluator(model).run(None, feeds)
            if json.loads((folder / "data.json").read_text())["compare"] == "values":
                _compare(expected, got, rtol, atol)
            elif [(np.shape(v), np.asarray(v).dtype) for v in got] != [(np.shape(v), np.asarray(v).dtype) for v in expected]:
                return "another shape or type"
    except Exception as error:  # noqa: BLE001 - whatever the evaluator raises is the answer
        return _first_line(error)
    return ""


def check(export: Path, root: Path) -> Iterator[Result]:
    """All cases below an exported folder of the format onnx; reasons stand in the project. ReadError if a file cannot be read."""
    reasons = _Reasons(root)
    place = export / "manifest.json"
    try:
        for row in json.loads(place.read_text(encoding="utf-8"))["op_versions"]:
            place = export / row["folder"]
            tests = load_model_tests(data_dir=str(place.parent), kind=place.name)
            if len(tests) != row["cases"]:
                raise ValueError(f"the loader finds {len(tests)} cases, the manifest counts {row['cases']}")
            for test in sorted(tests, key=lambda t: t.name):
                place = Path(test.model_dir)
                what = check_case(place, test.rtol, test.atol)
                why = reasons.of(test.name, json.loads((place / "data.json").read_text(encoding="utf-8"))) if what else ""
                yield Result(row["folder"], test.name, what, why)
    except (OSError, ValueError, KeyError, TypeError, DecodeError) as error:
        raise ReadError(f"{place} cannot be read back: {_first_line(error)}; export again into a new folder") from error
