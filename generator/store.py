# SPDX-License-Identifier: Apache-2.0
"""The case store: test cases of one operator in one file, a pack, with equal arrays and models once.

A pack is a text header and then blobs. The header has one record per line, words separated by one space:

    opwpack 1
    model <id> <offset> <size>             a serialized ModelProto, without prose, producer, metadata
    array <id> <offset> <size>             a serialized TensorProto without a name: raw_data, or string_data
    value <id> tensor <array>
    value <id> sequence <value>...         no member: the empty sequence
    value <id> map <array> <array>         keys and values, both of rank 1
    value <id> optional <value>
    value <id> optional-empty
    value <id> absent                      nothing is passed for this input
    case <name> kind=.. model=<id> inputs=<value>,.. outputs=<value>,.. rtol=.. atol=.. origin=.. oracle=..
         first=<release> last=<release or -> compare=values|shape ops=<domain>:<op>:<since>,..  (on one line)
    end

Ids of models, arrays and values each count from 0 in the order of the lines; a value names only values before
it. Offsets count from the first byte after the line `end`; a blob starts at a multiple of 8, zero bytes fill
the gaps. Cases are sorted by name; inputs and outputs stand for the model's graph inputs and outputs in order
(graph inputs beyond the given ones have initializers). The same cases give the same bytes.
"""

import mmap
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

_MAGIC = "opwpack 1"
_ALIGNMENT = 8
KINDS = ("node", "simple", "pytorch-converted", "pytorch-operator", "seed", "derived", "manual")
ORIGINS = ("official", "retargeted", "derived", "manual")
ORACLES = ("official", "reference", "ort", "function", "numpy")
COMPARES = ("values", "shape")


@dataclass(frozen=True, eq=False)
class OptionalValue:
    """An optional: `value` is a tensor or a sequence, or None for the empty optional."""

    value: "np.ndarray | list | None" = None


@dataclass(frozen=True, eq=False)
class MapValue:
    """A map: `keys` (int64 or str) and `values` are arrays of rank 1 and equal length, in the map's order."""

    keys: np.ndarray
    values: np.ndarray


# A tensor is an ndarray (strings: dtype object holding str), a sequence a list of values, an absent one None.
Value = np.ndarray | list | OptionalValue | MapValue | None


@dataclass(frozen=True, eq=False)
class Case:
    """One test case; `ops` names the op-versions of all its nodes as (domain, operator, since)."""

    name: str
    kind: str
    model: bytes
    inputs: tuple[Value, ...]
    outputs: tuple[Value, ...]
    rtol: float
    atol: float
    origin: str
    oracle: str
    first: str
    last: str
    compare: str
    ops: tuple[tuple[str, str, int], ...]

    def __post_init__(self):
        for key, allowed in (
            ("kind", KINDS),
            ("origin", ORIGINS),
            ("oracle", ORACLES),
            ("compare", COMPARES),
        ):
            if getattr(self, key) not in allowed:
                raise ValueError(
                    f"case {self.name}: {key} '{getattr(self, key)}' is none of {', '.join(allowed)}"
                )
        for word in (self.name, self.first, self.last):
            if not word or any(c.isspace() for c in word):
                raise ValueError(f"case {self.name!r}: '{word}' is not one word")


class PackError(ValueError):
    """A pack that does not follow the format; says file, line and what is wrong."""


def array_bytes(array: np.ndarray) -> bytes:
    """The serialized TensorProto of an array, without a name; equal arrays give equal bytes.

    Strings that came from bytes which are no UTF-8 keep their bytes (surrogateescape).
    """
    if array.dtype == object or array.dtype.kind in "US":
        tensor = onnx.TensorProto(data_type=onnx.TensorProto.STRING, dims=array.shape)
        for text in array.ravel().tolist():
            tensor.string_data.append(
                text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")
            )
        return tensor.SerializeToString(deterministic=True)
    tensor = numpy_helper.from_array(np.ascontiguousarray(array).reshape(array.shape))
    if not tensor.HasField("raw_data"):
        raise ValueError(f"no raw form for dtype {array.dtype}")
    return tensor.SerializeToString(deterministic=True)


def array_from_proto(tensor: onnx.TensorProto) -> np.ndarray:
    """The array of a TensorProto: ml_dtypes for the small floats and integers, dtype object with str for
    strings."""
    if tensor.data_type == onnx.TensorProto.STRING:
        texts = [text.decode("utf-8", "surrogateescape") for text in tensor.string_data]
        array = np.empty(len(texts), dtype=object)
        array[:] = texts
        return array.reshape(tuple(tensor.dims))
    return numpy_helper.to_array(tensor)


def value_arrays(value: Value) -> list[np.ndarray]:
    """All arrays inside a value, in order."""
    if isinstance(value, list):
        return [array for item in value for array in value_arrays(item)]
    if isinstance(value, OptionalValue):
        return value_arrays(value.value)
    if isinstance(value, MapValue):
        return [value.keys, value.values]
    return [] if value is None else [value]


def value_shape(value: Value) -> tuple:
    """What is comparable about two values besides the arrays' contents: nesting, types and shapes."""
    if isinstance(value, list):
        return ("sequence", *(value_shape(item) for item in value))
    if isinstance(value, OptionalValue):
        return ("optional-empty",) if value.value is None else ("optional", value_shape(value.value))
    if isinstance(value, MapValue):
        return ("map", value_shape(value.keys), value_shape(value.values))
    if value is None:
        return ("absent",)
    return ("tensor", "string" if value.dtype == object else value.dtype.name, value.shape)


class _Writer:
    """Gives ids to models, arrays and values at first use."""

    def __init__(self):
        self.lines: list[str] = []
        self.blobs: list[bytes] = []
        self.end = 0
        self.ids: dict[str, dict[bytes | str, int]] = {"model": {}, "array": {}, "value": {}}

    def blob(self, kind: str, data: bytes) -> int:
        known = self.ids[kind]
        if data not in known:
            known[data] = len(known)
            self.lines.append(f"{kind} {known[data]} {self.end} {len(data)}")
            padding = -len(data) % _ALIGNMENT
            self.blobs.append(data + bytes(padding))
            self.end += len(data) + padding
        return known[data]

    def value(self, value: Value) -> int:
        if value is None:
            text = "absent"
        elif isinstance(value, list):
            text = " ".join(["sequence", *(str(self.value(item)) for item in value)])
        elif isinstance(value, OptionalValue):
            text = "optional-empty" if value.value is None else f"optional {self.value(value.value)}"
        elif isinstance(value, MapValue):
            keys, values = (self.blob("array", array_bytes(a)) for a in (value.keys, value.values))
            text = f"map {keys} {values}"
        elif isinstance(value, np.ndarray):
            text = f"tensor {self.blob('array', array_bytes(value))}"
        else:
            raise TypeError(f"{type(value).__name__} is no value of a case")
        known = self.ids["value"]
        if text not in known:
            known[text] = len(known)
            self.lines.append(f"value {known[text]} {text}")
        return known[text]


def pack_bytes(cases: list[Case]) -> bytes:
    """The bytes of a pack; ValueError if two cases share a name."""
    writer = _Writer()
    names: set[str] = set()
    case_lines = []
    for case in sorted(cases, key=lambda c: c.name):
        if case.name in names:
            raise ValueError(f"two cases are named {case.name}")
        names.add(case.name)
        model = writer.blob("model", case.model)
        inputs = ",".join(str(writer.value(value)) for value in case.inputs)
        outputs = ",".join(str(writer.value(value)) for value in case.outputs)
        ops = ",".join(f"{domain}:{op}:{since}" for domain, op, since in case.ops)
        case_lines.append(
            f"case {case.name} kind={case.kind} model={model} inputs={inputs} outputs={outputs} "
            f"rtol={case.rtol!r} atol={case.atol!r} origin={case.origin} oracle={case.oracle} "
            f"first={case.first} last={case.last} compare={case.compare} ops={ops}"
        )
    header = "\n".join([_MAGIC, *writer.lines, *case_lines, "end"]) + "\n"
    return header.encode() + b"".join(writer.blobs)


def write_pack(path: Path, cases: list[Case]) -> bool:
    """Write a pack unless the file holds the same bytes already; returns whether it was written."""
    data = pack_bytes(cases)
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


_CASE_KEYS = tuple(f.name for f in fields(Case) if f.name != "name")


class Pack:
    """A pack opened for reading: only the header is held, blobs are read from the mapped file when asked for.

    Iterating gives the cases in the order of their names. PackError if the file does not follow the format.
    """

    def __init__(self, path: Path):
        self.path = Path(path)
        self._models: list[tuple[int, int]] = []
        self._arrays: list[tuple[int, int]] = []
        self._values: list[list[str]] = []
        self._cases: dict[str, dict[str, str]] = {}
        self._line = 0
        with open(self.path, "rb") as file:
            try:
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            except ValueError as error:
                raise PackError(f"{self.path}: {error}") from error
        try:
            self._read_header()
        except PackError:
            self.close()
            raise

    def __enter__(self) -> "Pack":
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def close(self) -> None:
        self._map.close()

    def __len__(self) -> int:
        return len(self._cases)

    def __iter__(self) -> Iterator[Case]:
        return (self.case(name) for name in self._cases)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._cases)

    def _wrong(self, text: str) -> PackError:
        return PackError(f"{self.path}: line {self._line}: {text}")

    def _read_header(self) -> None:
        def next_line() -> str:
            self._line += 1
            raw = self._map.readline()
            if not raw.endswith(b"\n"):
                raise self._wrong("the header ends without a line 'end'")
            try:
                return raw[:-1].decode()
            except UnicodeDecodeError as error:
                raise self._wrong(str(error)) from error

        first = next_line()
        if first != _MAGIC:
            raise self._wrong(f"expected '{_MAGIC}', got '{first[:20]}'")
        while (line := next_line()) != "end":
            self._read_record(line.split(" "))
        self._base = self._map.tell()
        size = self._map.size() - self._base
        for offset, length in self._models + self._arrays:
            if offset + length > size:
                raise self._wrong(f"blob at {offset} with {length} bytes lies beyond the end of the file")

    def _number(self, word: str, below: int | None = None) -> int:
        if not word.isdecimal() or (below is not None and int(word) >= below):
            raise self._wrong(f"'{word}' is no number" + (f" below {below}" if below is not None else ""))
        return int(word)

    def _read_record(self, words: list[str]) -> None:
        record = words[0]
        if record in ("model", "array") and len(words) == 4:
            known = self._models if record == "model" else self._arrays
            if self._number(words[1]) != len(known):
                raise self._wrong(f"expected id {len(known)}, got {words[1]}")
            known.append((self._number(words[2]), self._number(words[3])))
        elif record == "value" and len(words) >= 3:
            if self._number(words[1]) != len(self._values):
                raise self._wrong(f"expected id {len(self._values)}, got {words[1]}")
            counts = {"tensor": 1, "optional": 1, "map": 2, "optional-empty": 0, "absent": 0}
            kind, operands = words[2], words[3:]
            if kind != "sequence" and counts.get(kind) != len(operands):
                raise self._wrong(f"'{' '.join(words[2:])}' is no value")
            for operand in operands:
                self._number(operand, len(self._arrays if kind in ("tensor", "map") else self._values))
            self._values.append(words[2:])
        elif record == "case" and len(words) >= 2:
            self._read_case(words)
        else:
            raise self._wrong(f"'{' '.join(words)[:60]}' is no record")

    def _read_case(self, words: list[str]) -> None:
        name = words[1]
        facts = dict(word.partition("=")[::2] for word in words[2:])
        if name in self._cases:
            raise self._wrong(f"case '{name}' appears twice")
        if tuple(facts) != tuple(word.partition("=")[0] for word in words[2:]) or set(facts) != set(
            _CASE_KEYS
        ):
            raise self._wrong(f"case '{name}' does not have the keys {', '.join(_CASE_KEYS)}, each once")
        self._number(facts["model"], len(self._models))
        for key in ("inputs", "outputs"):
            for word in self._list(facts[key]):
                self._number(word, len(self._values))
        self._cases[name] = facts

    @staticmethod
    def _list(text: str) -> list[str]:
        return text.split(",") if text else []

    def _blob(self, place: tuple[int, int]) -> bytes:
        start = self._base + place[0]
        return self._map[start : start + place[1]]

    def _array(self, word: str) -> np.ndarray:
        return array_from_proto(onnx.TensorProto.FromString(self._blob(self._arrays[int(word)])))

    def _value(self, word: str) -> Value:
        kind, *operands = self._values[int(word)]
        if kind == "tensor":
            return self._array(operands[0])
        if kind == "sequence":
            return [self._value(operand) for operand in operands]
        if kind == "map":
            return MapValue(self._array(operands[0]), self._array(operands[1]))
        if kind == "optional":
            return OptionalValue(self._value(operands[0]))
        return OptionalValue() if kind == "optional-empty" else None

    def facts(self, name: str) -> dict[str, str]:
        """The words of a case's header line, without reading any blob."""
        return dict(self._cases[name])

    def case(self, name: str) -> Case:
        """Read one case with its model and arrays; KeyError if the pack has none of this name."""
        facts = self._cases[name]
        ops = [op.split(":") for op in self._list(facts["ops"])]
        return Case(
            name=name,
            kind=facts["kind"],
            model=self._blob(self._models[int(facts["model"])]),
            inputs=tuple(self._value(word) for word in self._list(facts["inputs"])),
            outputs=tuple(self._value(word) for word in self._list(facts["outputs"])),
            rtol=float(facts["rtol"]),
            atol=float(facts["atol"]),
            origin=facts["origin"],
            oracle=facts["oracle"],
            first=facts["first"],
            last=facts["last"],
            compare=facts["compare"],
            ops=tuple((domain, op, int(since)) for domain, op, since in ops),
        )


class OpenPacks:
    """Packs by path, each opened when first asked for and once, until the `with` ends."""

    def __init__(self):
        self._opened: dict[Path, Pack] = {}

    def __call__(self, path: Path) -> Pack:
        if path not in self._opened:
            self._opened[path] = Pack(path)
        return self._opened[path]

    def __enter__(self) -> "OpenPacks":
        return self

    def __exit__(self, *_) -> None:
        for pack in self._opened.values():
            pack.close()
