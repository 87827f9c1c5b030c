# SPDX-License-Identifier: Apache-2.0
"""The rules that keep the tree as it is meant: what may stand where, and how long a file may be."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from generator import names
from generator.minimum import read_minimum
from generator.schema import load_schemas

ROOT = Path(__file__).resolve().parents[2]
OPERATORS = {operator.name for operator in load_schemas(ROOT / "schemas").operators}
_LEFT_OUT = (".git", ".venv", "build", "__pycache__", ".pytest_cache", "packagecache")
_BY_HAND = {".py", ".cc", ".h", ".inc", ".toml", ".j2", ".md"}
_TEXT = _BY_HAND | {".json", ".txt", ".build", ".wrap", ".lock", ".yml", ".yaml", ""}


def all_files() -> list[Path]:
    """What belongs to the project: by git, or in an unpacked archive all that is no folder of a tool's."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0 and listed.stdout:
        found = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        found = [p for p in ROOT.rglob("*") if not any(part.startswith(_LEFT_OUT) for part in p.relative_to(ROOT).parts)]
    return sorted(p for p in found if p.is_file() and not p.is_symlink())


FILES = all_files()


def within(folder: str, *suffixes: str) -> list[Path]:
    return [p for p in FILES if p.is_relative_to(ROOT / folder) and (not suffixes or p.suffix in suffixes)]


def is_generated(path: Path) -> bool:
    return path.is_relative_to(ROOT / "generated") and path.name != "meson.build" or path.is_relative_to(ROOT / "tests/generator/golden")


def without_comments(text: str) -> str:
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


def show(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_there_is_something_to_look_at():
    assert len(OPERATORS) >= read_minimum(ROOT)["tree"]["operators"] and len(FILES) > 300
    for folder, least in (("generator", 20), ("templates", 5), ("runtime/ops", 60), ("runtime/include", 10), ("tests", 30)):
        assert len(within(folder)) >= least, folder


# ---------------------------------------------------------------------------------------------------------------------
# No operator's name in the generator or the templates

# Words of the runtime's that are also names of operators: kinds of values.
_KINDS = {"Optional", "SequenceMap"}


def code_words(source: str) -> set[str]:
    """The identifiers of Python code and the words of its strings; comments and docstrings are prose."""
    tree = ast.parse(source)
    prose = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            prose.add(id(body[0].value))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            found.update(re.findall(r"\w+", node.value))
        for attribute in ("id", "name", "attr", "arg"):
            if isinstance(word := getattr(node, attribute, None), str):
                found.add(word)
    return found


def operators_in(words: set[str]) -> set[str]:
    """Names as the schemas spell them; as rooms spell them only where that is no plain word."""
    rooms = {names.snake(name) for name in OPERATORS if "_" in names.snake(name)}
    return (words & (OPERATORS | rooms)) - _KINDS


def test_the_search_finds_names():
    assert operators_in(code_words('if op == "Softmax":\n    pass')) == {"Softmax"}
    assert operators_in(code_words('special = {"If": 1}')) == {"If"}
    assert operators_in(code_words("def max_pool():\n    return Add")) == {"max_pool", "Add"}
    assert operators_in(code_words('"""About Softmax."""\nx = min(size, shape)  # like Add')) == set()


@pytest.mark.parametrize("path", within("generator", ".py"), ids=lambda p: p.name)
def test_generator_names_no_operator(path):
    assert operators_in(code_words(path.read_text())) == set(), f"{show(path)} knows an operator: what is special stands in its room"


@pytest.mark.parametrize("path", within("templates"), ids=lambda p: p.name)
def test_templates_name_no_operator_and_hold_no_loop(path):
    text = path.read_text()
    assert operators_in(set(re.findall(r"\w+", re.sub(r"\{#.*?#\}", "", text, flags=re.S)))) == set(), show(path)
    cpp = without_comments(re.sub(r"\{[%#].*?[%#]\}|\{\{.*?\}\}", " ", text, flags=re.S))
    assert re.findall(r"\b(?:for|while|do|goto)\b", cpp) == [], f"{show(path)}: a loop of C++ belongs into runtime/loops"


# ---------------------------------------------------------------------------------------------------------------------
# Rooms: names only in TOML, no list of types in C++

_NAME = re.compile(r"[A-Za-z0-9_.]+(?:[- ]\d+)?")
_CPP = re.compile(r"::|->|\breturn\b|\bstatic_cast\b|\btemplate\b|#include|\bstd\b|\bauto\b")


def strings(value) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in strings(item)]
    if isinstance(value, list):
        return [text for item in value for text in strings(item)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("path", within("runtime/ops", ".toml"), ids=lambda p: p.stem)
def test_bindings_hold_names_and_reasons(path):
    data = tomllib.loads(path.read_text())
    reasons = [step.get("reason", "") for step in data.get("steps", {}).values()]
    for text in strings({key: value for key, value in data.items() if key not in ("steps", "cases")}):
        assert _NAME.fullmatch(text), f"{show(path)}: '{text}' is no name"
    for text in [*reasons, *strings(data.get("cases", []))]:
        assert not _CPP.search(text), f"{show(path)}: '{text}' reads like C++"
    for reason in reasons:
        assert len(reason.split()) >= 2, f"{show(path)}: '{reason}' is no reason"


_ELEMENT = r"(?:float|double|bool|Half|BFloat16|(?:std::)?u?int(?:8|16|32|64)_t|std::string|Float[468]\w+|U?Int[24])"
_TYPE_LISTS = (
    re.compile(r"DType::\w+(?:[^;{}?]{0,60}?\bDType::\w+){2,}"),
    re.compile(r"\bcase DType::"),
    re.compile(rf"(?<![\w:]){_ELEMENT}(?:\s*,\s*{_ELEMENT}(?![\w:])){{2,}}"),
    re.compile(rf"is_same_v<\w+, {_ELEMENT}>(?:\s*\|\|\s*(?:std::)?is_same_v<\w+, {_ELEMENT}>){{2,}}"),
)


def type_lists(text: str) -> list[str]:
    return [m[0] for pattern in _TYPE_LISTS for m in pattern.finditer(without_comments(text))]


def test_the_search_finds_type_lists():
    assert type_lists("tensors(DType::Float, DType::Double, DType::Int8)") and type_lists("case DType::Float: return 1;")
    assert type_lists("x == DType::Float || x == DType::Double\n    || x == DType::Int8") and type_lists("Any<float, double, Half>")
    assert type_lists("std::is_same_v<T, float> || std::is_same_v<T, double> || std::is_same_v<T, Half>")
    assert not type_lists("x ? DType::Int64 : DType::String; f(float a, float b, double c); std::is_same_v<T, float>")


@pytest.mark.parametrize("path", within("runtime/ops", ".h", ".inc", ".cc"), ids=lambda p: p.stem)
def test_rooms_list_no_types(path):
    assert type_lists(path.read_text()) == [], f"{show(path)}: the schema says which types there are"


# ---------------------------------------------------------------------------------------------------------------------
# All files


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


def test_length_of_files():
    code = [p for p in FILES if p.suffix in (".cc", ".h", ".inc", ".py", ".j2", ".toml", ".md", ".build") or p.name in ("opw", "run")]
    long = {show(p): lines(p) for p in code if not is_generated(p) and lines(p) > (150 if p.suffix == ".j2" else 600)}
    long |= {show(p): lines(p) for p in code if is_generated(p) and p.suffix in (".cc", ".h") and lines(p) > 1500}
    assert long == {}, "hand-written: 600 lines, templates: 150, generated C++: 1,500"


def test_width_of_cpp():
    """Rows of test cases are data: they are as wide as their names and numbers."""
    code = [p for p in within("runtime", ".cc", ".h", ".inc")]
    code += [p for folder in ("api", "kernels", "registry") for p in within(f"generated/{folder}", ".cc", ".h")]
    assert len(code) > 200
    wide = {f"{show(p)}:{k}": len(line) for p in code for k, line in enumerate(p.read_text().split("\n"), 1) if len(line) > 110}
    assert wide == {}


def test_the_version_stands_in_one_place():
    (version,) = re.findall(r'kVersion = "(\d+\.\d+\.\d+)";', (ROOT / "runtime/include/opwright/opwright.h").read_text())
    stated = [ROOT / "meson.build", ROOT / "pyproject.toml", *within("docs"), *within("runtime", ".cc", ".h"), *within("generator", ".py")]
    assert [show(p) for p in stated if p.name != "opwright.h" and version in p.read_text()] == []
    assert re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)[1] == version


def test_licence_stands_in_every_file_by_hand():
    code = [p for p in FILES if p.suffix in (".py", ".cc", ".h", ".inc", ".toml", ".j2") or p.name in ("meson.build", "opw")]
    assert len(code) > 200
    assert [show(p) for p in code if "SPDX-License-Identifier: Apache-2.0" not in "".join(p.read_text().split("\n")[:3])] == []


def test_no_file_names_a_place_outside():
    # In pieces, as this file is looked at too.
    places = ["." + "./shared", "/" + "work/", "/" + "home/", "/" + "root/", "/" + "Users/", "py" + "pi.org", "files.python" + "hosted", "registry.np" + "mjs"]
    pattern = re.compile("|".join(rf"(?<![\w.]){re.escape(place)}" for place in places))
    found = []
    for path in FILES:
        if path.suffix in _TEXT and path.name != "LICENSE":
            found += [f"{show(path)}:{k}" for k, line in enumerate(path.read_text(errors="replace").split("\n"), 1) if pattern.search(line)]
    assert found == []


def test_kernel_units_include_nothing_slow():
    slow = re.compile(r"#include <(?:immintrin\.h|regex|iostream|Eigen.*|hwy.*)>")
    units = [*within("runtime/ops"), *within("runtime/loops"), *within("runtime/core"), *within("runtime/include"), *within("generated", ".cc", ".h")]
    assert [show(p) for p in units if p.suffix in (".cc", ".h", ".inc") and slow.search(p.read_text())] == []


# A list of an attribute is looked at where it lies; what a kernel makes is an Array or a Tensor of the context's allocator.
_LISTS_OF_ATTRIBUTES = re.compile(r"const std::(?:optional<std::)?vector<[\w:]+>>?[&*]")
_GROWING = re.compile(
    r"std::(?:vector|deque|list|forward_list|(?:unordered_)?(?:multi)?(?:map|set)|priority_queue|queue|stack|function|any)<"
    r"|\bnew\b|\bmake_(?:unique|shared)\b|\b(?:m|c|re|aligned_)alloc\(")


def growing(text: str) -> list[str]:
    return _GROWING.findall(_LISTS_OF_ATTRIBUTES.sub("", without_comments(text)))


def test_the_search_finds_what_grows():
    assert growing("std::vector<bool> keep(n);") and growing("static std::vector<T> load(const Tensor& tensor)")
    assert growing("std::unordered_map<std::string, int> at;") and growing("auto p = std::make_unique<T[]>(n);") and growing("new T[n]")
    assert not growing("int f(const std::vector<T>& list, const std::optional<std::vector<T>>& more, const std::vector<std::int64_t>* one);")
    assert not growing("// std::vector<int> is not for kernels\nArray<int> renewed;")


@pytest.mark.parametrize("folder", ["ops", "loops", "simd"])
def test_kernels_keep_what_they_need_in_memory_of_the_allocator(folder):
    """A container takes memory past every limit, and cannot say that there is none without an exception."""
    found = {show(p): growing(p.read_text()) for p in within(f"runtime/{folder}", ".cc", ".h", ".inc")}
    assert len(found) >= 8
    assert {path: what for path, what in found.items() if what} == {}


# What throws where it could return an error. Files: each call of std::filesystem names its error code.
_THROWING = re.compile(
    r"std::sto(?:i|l|ll|ul|ull|f|d|ld)\(|std::(?:j?thread|async|regex)\b(?!::)|for \([^;{}]* : [^;{}]*directory_iterator"
    r"|\bfs::(?:\w*canonical|exists|\w*file_size|is_\w+|status|create_\w+|remove\w*|rename|copy\w*|absolute|relative|read_symlink)"
    r"\((?:(?!\berror\b)[^;{}])*[;{}]")


def test_the_search_finds_what_throws():
    assert _THROWING.search("int n = std::stoi(text);") and _THROWING.search("std::thread worker(run);")
    assert _THROWING.search("for (const auto& entry : fs::directory_iterator(folder, error)) {")
    assert _THROWING.search("if (fs::exists(path)) return;")
    assert not _THROWING.search("if (fs::exists(path, error)) return; std::thread::hardware_concurrency();")


def test_product_code_calls_nothing_that_throws():
    units = [p for folder in ("core", "loops", "ops", "simd", "graph", "cli", "include") for p in within(f"runtime/{folder}", ".cc", ".h", ".inc")]
    assert len(units) > 100
    texts = {show(p): without_comments(p.read_text()).replace("std::filesystem::", "fs::") for p in units}
    assert {path: found[0] for path, text in texts.items() if (found := _THROWING.search(text))} == {}


def test_nothing_of_the_standard_librarys_exceptions_in_product_code():
    thrown = re.compile(r"^\s*(?:throw\b|try \{|catch \()|dynamic_cast<|\btypeid\(", re.M)
    units = [p for folder in ("core", "loops", "ops", "simd", "graph", "include") for p in within(f"runtime/{folder}", ".cc", ".h", ".inc")]
    assert len(units) > 100
    assert [show(p) for p in units if thrown.search(without_comments(p.read_text()))] == []
