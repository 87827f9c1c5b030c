# SPDX-License-Identifier: Apache-2.0
"""Expected values of derived cases, from anything but Opwright's own kernels.

In order: tests/oracles/<op>.py, written from the text of the version; else onnx's reference evaluator, cross-checked
with onnxruntime where that runs the node. Types of little precision are evaluated in a wider one and rounded once.
"""

import importlib.util
import inspect
import math
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType

import numpy as np
import onnx
from onnx.reference import ReferenceEvaluator

from generator.case_expand import Draft, DraftError, references
from generator.case_model import make_model, map_items, number_of
from generator.case_number import BY_NAME, FLOATS, PRECISION, dtype_name, narrow, to_type
from generator.schema import ValueType
from generator.store import MapValue, OptionalValue, Value, value_arrays

ENGINES = ("reference", "onnxruntime")
# How far two engines may be apart and still confirm each other: relative, and absolute as a part of the largest value.
_AGREE = {
    "double": (1e-9, 1e-10), "float": (2e-4, 2e-5), "float16": (6e-3, 2e-3), "bfloat16": (4e-2, 1e-2),
    "complex64": (2e-4, 2e-5), "complex128": (1e-9, 1e-10),
}
_SUB_BYTE = ("float4e2m1", "float6e2m3", "float6e3m2", "int4", "uint4", "int2", "uint2")
_EIGHT = (0.26, 0.05)  # types of at most 8 bits: one step up or down


class Undefined(Exception):
    """An oracle's word that the standard does not define this combination of types: there is no such case."""


class OracleError(Exception):
    """No oracle, or two that disagree."""


@dataclass(frozen=True)
class Answer:
    """Expected outputs, one per output name of the draft (None where not wanted), with their types."""

    oracle: str
    types: tuple[ValueType | None, ...]
    values: tuple[Value, ...]


def load_module(root: Path, stem: str) -> ModuleType | None:
    """tests/oracles/<stem>.py, or None if there is no such file."""
    path = root / "tests" / "oracles" / f"{stem}.py"
    if not path.is_file():
        return None
    spec = importlib.util.spec_from_file_location(f"oracle_{stem}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chosen(module: ModuleType | None, since: int):
    """What the module gives for an op-version: its function v<N> of the newest N <= since; or None."""
    numbers = [int(key[1:]) for key in vars(module or object()) if key[0] == "v" and key[1:].isdecimal()] if module else []
    numbers = [n for n in numbers if n <= since]
    return getattr(module, f"v{max(numbers)}") if numbers else None


def output_types(draft: Draft) -> list[ValueType | None]:
    """The type of each output where the recipe or the signature tells it."""
    found = []
    for k in range(len(draft.outputs)):
        if k < len(draft.output_types) and draft.output_types[k] is not None:
            found.append(draft.output_types[k])
            continue
        param = draft.version.outputs[min(k, len(draft.version.outputs) - 1)]
        allowed = draft.version.types_of(param)
        kind = draft.types.get(param.type) or (allowed[0] if len(allowed) == 1 else None)
        found.append(None if param.option == "variadic" and not param.homogeneous and kind and kind.kind == "tensor" else kind)
    return found


def _feed(value: Value):
    """A value as the engines take it."""
    if isinstance(value, list):
        return [_feed(item) for item in value]
    if isinstance(value, OptionalValue):
        return _feed(value.value)
    return map_items(value) if isinstance(value, MapValue) else value


def _cast(array, kind: ValueType | None) -> np.ndarray:
    array = np.asarray(array)
    if array.dtype.kind in "US" or (kind is not None and kind.dtype == "string"):
        return to_type(array.ravel().tolist(), "string").reshape(array.shape)
    if kind is None or array.dtype == BY_NAME[kind.dtype]:
        return array
    if kind.dtype in FLOATS or kind.dtype.startswith("complex"):
        if array.dtype.kind not in "fcV" or dtype_name(array) not in FLOATS:
            array = array.astype(np.float64) if array.dtype.kind != "c" else array
        return narrow(array, kind.dtype)
    return array.astype(BY_NAME[kind.dtype])


def _back(result, kind: ValueType | None) -> Value:
    """What an engine returned, as a value of a case, cast to the output's type where that is known."""
    if kind is not None and kind.kind == "optional":
        return OptionalValue() if result is None else OptionalValue(_back(result, kind.element))
    if isinstance(result, list):
        inner = kind.element if kind is not None else None
        return [_back(item, inner) for item in result]
    if isinstance(result, dict):
        keys, values = list(result), list(result.values())
        key = kind.key if kind else ("string" if isinstance(keys[0], str) else "int64")
        plain = np.asarray(values)
        return MapValue(to_type(keys, key), _cast(plain, kind.element if kind else None))
    if isinstance(result, MapValue):
        return result
    if result is None:
        raise OracleError("an output has no value; if it is an empty optional, say its type in output_types")
    return _cast(result, kind if kind is None or kind.kind == "tensor" else None)


def type_of_value(value: Value) -> ValueType:
    if isinstance(value, list):
        if not value:
            raise OracleError("the type of an empty sequence is not known; name its type variable in an attribute or input")
        return ValueType("seq", element=type_of_value(value[0]))
    if isinstance(value, OptionalValue):
        return ValueType("optional", element=type_of_value(value.value))
    if isinstance(value, MapValue):
        return ValueType("map", element=ValueType("tensor", dtype=dtype_name(value.values)), key=dtype_name(value.keys))
    return ValueType("tensor", dtype=dtype_name(value))


def _answer(draft: Draft, oracle: str, results) -> Answer:
    """Takes what an oracle returned: a tuple with one entry per output; a sequence is a list."""
    results = results if isinstance(results, tuple) else (results,)
    if len(results) < len(draft.outputs):
        raise OracleError(f"{oracle} gives {len(results)} outputs, the case names {len(draft.outputs)}")
    kinds, values = [], []
    for name, kind, result in zip(draft.outputs, output_types(draft), results):
        value = _back(result, kind) if name else None
        values.append(value)
        kinds.append((kind or type_of_value(value)) if name else None)
    return Answer(oracle, tuple(kinds), tuple(values))


# ---- the reference evaluator ------------------------------------------------------------------------------------


def _wide(kind: ValueType, allowed: tuple[ValueType, ...]) -> ValueType | None:
    """A wider type for the arithmetic, out of those that the type variable allows."""
    if kind.kind != "tensor" or kind.dtype not in (*FLOATS, "complex64"):
        return None
    candidates = ("complex128",) if kind.dtype == "complex64" else ("double", "float")
    for dtype in candidates:
        if dtype != kind.dtype and PRECISION[dtype][0] > PRECISION[kind.dtype][0] and ValueType("tensor", dtype=dtype) in allowed:
            return ValueType("tensor", dtype=dtype)
    return None


def widened(draft: Draft) -> Draft | None:
    """The draft in wider types: only of variables that bind inputs and outputs and that no attribute names."""
    version = draft.version
    named = references(draft.recipe)
    into = {p.type for p in version.inputs} & {p.type for p in version.outputs} - named
    types = dict(draft.types)
    for name in sorted(into):
        if name in types:
            types[name] = _wide(types[name], version.constraint(name).types) or types[name]
    if types == draft.types:
        return None
    inputs = []
    for k, (name, kind, value) in enumerate(draft.inputs):
        param = version.inputs[min(k, len(version.inputs) - 1)]
        wide = types.get(param.type)
        if name and wide is not None and kind == draft.types[param.type] and wide != kind and isinstance(value, np.ndarray):
            inputs.append((name, wide, value.astype(BY_NAME[wide.dtype])))
        else:
            inputs.append((name, kind, value))
    return replace(draft, inputs=tuple(inputs), types=types)


def _evaluate(draft: Draft) -> tuple:
    model = make_model(draft)
    feeds = {name: _feed(value) for name, _, value in (*draft.inputs, *draft.captures) if name}
    with np.errstate(all="ignore"):
        results = iter(ReferenceEvaluator(model).run(None, feeds))
    return tuple(next(results) if name else None for name in draft.outputs)


def reference(draft: Draft) -> Answer:
    wide = widened(draft)
    if wide is not None:
        try:
            return _answer(draft, "reference", _evaluate(wide))
        except Exception:  # noqa: BLE001  the evaluator raises anything where it does not know a type
            pass
    return _answer(draft, "reference", _evaluate(draft))


# ---- onnxruntime --------------------------------------------------------------------------------------------------


def _ort_input(value: Value, kind: ValueType, runtime):
    if isinstance(value, np.ndarray):
        dtype = kind.dtype
        if dtype in FLOATS[3:] or dtype in _SUB_BYTE:
            if dtype in _SUB_BYTE:
                raise OracleError("no way to pass the type")
            raw = np.ascontiguousarray(value).view(np.uint16 if value.dtype.itemsize == 2 else np.uint8)
            return runtime.OrtValue.ortvalue_from_numpy_with_onnx_type(raw, number_of(dtype))
        return runtime.OrtValue.ortvalue_from_numpy(np.ascontiguousarray(value).reshape(value.shape))
    raise OracleError("not a tensor")


def onnxruntime(draft: Draft, typed: dict) -> Answer:
    """Raises whatever onnxruntime raises where it does not run the node."""
    import onnxruntime as runtime

    runtime.set_default_logger_severity(4)
    options = runtime.SessionOptions()
    options.log_severity_level = 4
    options.intra_op_num_threads = 1
    options.graph_optimization_level = runtime.GraphOptimizationLevel.ORT_DISABLE_ALL
    data = make_model(draft, typed).SerializeToString()
    session = runtime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
    given = [entry for entry in (*draft.inputs, *draft.captures) if entry[0]]
    names = [name for name in draft.outputs if name]
    tensors = all(isinstance(value, np.ndarray) for _, _, value in given)
    if tensors and all(kind.kind == "tensor" for kind, _ in typed.values()):
        feeds = {name: _ort_input(value, kind, runtime) for name, kind, value in given}
        found = []
        for result in session.run_with_ort_values(names, feeds):
            array = result.numpy()
            dtype = result.data_type().removeprefix("tensor(").removesuffix(")")
            if dtype in _SUB_BYTE:
                raise OracleError("no way to read the type")
            if dtype in BY_NAME and dtype in FLOATS[3:] and array.dtype.kind == "u":
                array = array.view(BY_NAME[dtype])
            found.append(array)
    else:
        found = session.run(names, {name: _feed(value) for name, _, value in given})
    results = iter(found)
    return _answer(draft, "ort", tuple(next(results) if name else None for name in draft.outputs))


# ---- comparing ------------------------------------------------------------------------------------------------------


def array_difference(got: np.ndarray, expected: np.ndarray, rtol: float, atol: float) -> str:
    """"" if the arrays agree; integers, booleans and strings must be equal, NaN equals NaN."""
    if got.shape != expected.shape:
        return f"shape {got.shape} against {expected.shape}"
    if dtype_name(got) != dtype_name(expected):
        return f"type {dtype_name(got)} against {dtype_name(expected)}"
    dtype = dtype_name(expected)
    if dtype not in PRECISION:
        wrong = got != expected
    else:
        wide = np.complex128 if dtype.startswith("complex") else np.float64
        a, b = got.astype(wide), expected.astype(wide)
        with np.errstate(all="ignore"):
            close = np.abs(a - b) <= atol + rtol * np.abs(b)
        wrong = ~(close | (a == b) | (np.isnan(a) & np.isnan(b)))
    places = np.argwhere(np.asarray(wrong))
    if len(places) == 0:
        return ""
    at = tuple(int(k) for k in places[0])
    return f"{len(places)} of {expected.size} elements, first at {at}: {got[at]!r} against {expected[at]!r}"


def difference(first: Answer, second: Answer, least: tuple[float, float]) -> str:
    """"" if two answers confirm each other within the engines' accuracy or `least` (rtol, atol) if that is wider."""
    for k, (a, b) in enumerate(zip(first.values, second.values)):
        arrays = value_arrays(a), value_arrays(b)
        if len(arrays[0]) != len(arrays[1]):
            return f"output {k}: {len(arrays[0])} tensors against {len(arrays[1])}"
        for x, y in zip(*arrays):
            dtype = dtype_name(y)
            rtol, part = _AGREE.get(dtype, _EIGHT if dtype in PRECISION else (0.0, 0.0))
            finite = np.abs(y.astype(np.float64)) if dtype in FLOATS else np.zeros(1)
            finite = finite[np.isfinite(finite)]
            largest = float(finite.max()) if finite.size else 0.0
            text = array_difference(x, y, max(rtol, least[0]), max(part * largest, least[1]))
            if text:
                return f"output {k}: {text}"
    return ""


def attributes_of(draft: Draft) -> dict:
    """What a hand-written oracle gets: every attribute of the version, defaults filled in, None where there is none.

    Floats are float32 as a model holds them; types are ONNX names; graphs are GraphProto.
    """
    node = make_model(draft).graph.node[0]
    given = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
    found = {}
    for attribute in draft.version.attributes:
        value = given.get(attribute.name, attribute.default)
        if isinstance(value, bytes):
            value = value.decode()
        if isinstance(value, (list, tuple)):
            value = [v.decode() if isinstance(v, bytes) else v for v in value]
        if isinstance(value, onnx.TensorProto):
            value = draft.attributes[attribute.name]
        if attribute.type == "FLOAT" and value is not None:
            value = float(np.float32(value))
        found[attribute.name] = value
    return found


def ask(draft: Draft, module: ModuleType | None, least: tuple[float, float] = (0.0, 0.0)) -> Answer:
    """The expected values; OracleError or Undefined where there are none, DraftError where the recipe is at fault."""
    own = chosen(module, draft.version.since)
    if callable(own):
        inputs = [value for _, _, value in draft.inputs]
        count = draft.version.max_input
        inputs += [None] * ((count if count is not None else len(inputs)) - len(inputs))
        with np.errstate(all="ignore"):
            counted = len(inspect.signature(own).parameters) == 3  # the operator's meaning depends on its outputs
            results = own(tuple(inputs), attributes_of(draft), *([len(draft.outputs)] if counted else []))
        if results is NotImplemented:
            raise Undefined
        return _answer(draft, "numpy", results)
    if own is not None and own not in ENGINES:
        raise OracleError(f"v{draft.version.since} of the oracle is neither a function nor one of {', '.join(ENGINES)}")
    make_model(draft)  # a recipe at fault shows here
    try:
        first = reference(draft) if own != "onnxruntime" else None
        why = ""
    except DraftError:
        raise
    except Exception as error:  # noqa: BLE001  as above
        first, why = None, f"{type(error).__name__}: {error}"
    if own == "reference":
        if first is None:
            raise OracleError(f"the reference evaluator does not run it: {why}")
        return first
    try:
        typed = _typed(draft, first)
        second = onnxruntime(draft, typed)
    except Exception as error:  # noqa: BLE001  onnxruntime does not run the node
        second, why = None, why + f"; onnxruntime: {str(error)[:200]}"
    if first is None and second is None:
        raise OracleError(f"no engine runs it; write tests/oracles (reference: {why})")
    if first is None or second is None or own is not None or draft.recipe.compare == "shape":
        return first or second
    text = difference(first, second, least)
    if text:
        raise OracleError(f"the reference evaluator and onnxruntime disagree, {text}; settle it from the standard in tests/oracles")
    return first


def _typed(draft: Draft, known: Answer | None) -> dict:
    """Types of the outputs for a model: from the answer, else from the signature."""
    if known is not None:
        return {name: (kind, value) for name, kind, value in zip(draft.outputs, known.types, known.values) if name}
    typed = {name: (kind, None) for name, kind in zip(draft.outputs, output_types(draft)) if name}
    if any(kind is None for kind, _ in typed.values()):
        raise OracleError("the type of an output is not known")
    return typed


def tolerance(draft: Draft, answer: Answer, module: ModuleType | None) -> tuple[float, float]:
    """(rtol, atol) of a case: as the recipe says, else exact for copies and 2 units in the last place for the rest."""
    recipe = draft.recipe
    if recipe.rtol is not None or recipe.atol is not None:
        return float(recipe.rtol or 0), float(recipe.atol or 0)
    outputs = [a for value in answer.values for a in value_arrays(value)]
    floats = [dtype_name(a) for a in outputs if dtype_name(a) in PRECISION]
    if not floats:
        return 0.0, 0.0
    bits, least = max((PRECISION[d] for d in floats), key=lambda p: 2.0 ** -p[0])
    if recipe.sum is not None:
        return _sum_tolerance(draft, module, 2.0 ** (1 - bits), recipe.sum)
    ulp = recipe.ulp
    if ulp is None:
        ulp = 0 if _copies(draft, outputs) else 2
    return ulp * 2.0 ** (1 - bits), ulp * least


def _copies(draft: Draft, outputs: list[np.ndarray]) -> bool:
    """True if every float of the outputs stands in an input or attribute, or is one of the few constants 0 and 1."""
    known = {b"0", b"1"}
    given = [value for _, _, value in (*draft.inputs, *draft.captures)]
    given += [v for v in draft.attributes.values() if isinstance(v, np.ndarray)]
    for value in given:
        for array in value_arrays(value):
            known.update(_texts(array))
    return all(set(_texts(a)) <= known for a in outputs if dtype_name(a) in PRECISION)


def _texts(array: np.ndarray) -> list[bytes]:
    """Elements as texts that are equal where the numbers are, whatever their types."""
    if dtype_name(array) not in FLOATS:
        return [repr(v).encode() for v in array.ravel().tolist()]
    numbers = array.astype(np.float64).ravel().tolist()
    return [b"%d" % v if math.isfinite(v) and v == int(v) else repr(v).encode() for v in numbers]


def _sum_tolerance(draft: Draft, module: ModuleType | None, eps: float, terms: int) -> tuple[float, float]:
    """k * eps * sum of |a * b|: the sum is what the oracle gives for the absolute values of all inputs."""
    inputs = tuple(
        (name, kind, np.abs(value.astype(np.float64)).astype(value.dtype) if isinstance(value, np.ndarray) and dtype_name(value) in FLOATS else value)
        for name, kind, value in draft.inputs
    )
    answer = ask(replace(draft, inputs=inputs), module)
    largest = 0.0
    for value in answer.values:
        for array in value_arrays(value):
            if dtype_name(array) in FLOATS and array.size:
                largest = max(largest, float(np.nanmax(np.abs(array.astype(np.float64)))))
    return 0.0, terms * eps * largest
