# SPDX-License-Identifier: Apache-2.0
"""Every name that generated text uses is built here, from the words of the schema's name; and what the number of a release looks like."""

import re

_WORDS = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+[0-9]*|[A-Z]+[0-9]*|[0-9]+")
_KEYWORDS = frozenset(
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept const consteval constexpr "
    "constinit continue decltype default delete do double else enum explicit export extern false float for friend goto if inline "
    "int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register requires "
    "return short signed sizeof static struct switch template this throw true try typedef typeid typename union unsigned using "
    "virtual void volatile while xor xor_eq".split()
)
# Names that a generated function or struct uses for itself.
_TAKEN = frozenset(("attributes", "services", "list"))
_RELEASE = re.compile(r"\d+(\.\d+)*(\.?[a-z]+\d+)*")


def words(name: str) -> tuple[str, ...]:
    """`QLinearConv` -> (q, linear, conv)."""
    return tuple(word.lower() for word in _WORDS.findall(name))


def snake(name: str) -> str:
    return "_".join(words(name))


def identifier(name: str) -> str:
    """A C++ identifier for the name of an attribute, input or output."""
    text = re.sub(r"\W", "_", name)
    return text + "_" if text in _KEYWORDS or text in _TAKEN else text


def domain_words(domain: str) -> tuple[str, ...]:
    """What distinguishes a domain from the default one: `ai.onnx.ml` -> (ml,)."""
    parts = tuple(re.sub(r"\W", "_", part) for part in domain.split("."))
    return parts[2:] if parts[:2] == ("ai", "onnx") else parts


def domain_namespace(domain: str) -> str:
    return re.sub(r"\W", "_", domain)


def file_stem(domain: str, op: str) -> str:
    """The name of an operator's generated files, without ending."""
    return "_".join((*domain_words(domain), snake(op)))


def room_stem(op: str) -> str:
    """The name of an operator's hand-written files, without ending, in its category's folder."""
    return snake(op)


def op_namespace(op: str) -> str:
    return identifier(snake(op))


def room_struct(domain: str, op: str) -> str:
    """The C++ struct of the operator's room."""
    return "::".join(("ops", *domain_words(domain), op))


def entry_point(op: str, since: int) -> str:
    return f"{snake(op)}_v{since}"


def suite(domain: str, op: str, since: int) -> str:
    """The GoogleTest suite of an op-version: `Size_v13`, `ml_LabelEncoder_v4`."""
    return "_".join((*domain_words(domain), op)) + f"_v{since}"


def is_release(text: str) -> bool:
    """Whether it is the number of a release of onnx, as `1.22.0`, `1.23.0rc1` and `1.24.0.dev20261026` are; not a range or a path."""
    return _RELEASE.fullmatch(text) is not None
