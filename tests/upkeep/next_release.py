# SPDX-License-Identifier: Apache-2.0
"""For tests of updating: a copy of what an update may change, and a wheel of a release that does not exist."""

import importlib.metadata
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import onnx

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("schemas", "generated", "runtime/ops", "tests/cases", "tests/oracles")
INSTALLED = importlib.metadata.version("onnx")
NEWEST = onnx.defs.onnx_opset_version()

# One operator widened, one with only its text changed, one with a new attribute, one new, two edited in place.
_CHANGES = '''

def _next_release():
    from onnx import helper

    newest = C.schema_version_map()[""][1] + 1

    def again(name, old="", doc="", types=(), attributes=()):
        before = get_schema(old or name)
        constraints = [(c.type_param_str, [*c.allowed_type_strs, *types], c.description) for c in before.type_constraints]
        register_schema(OpSchema(
            name, "", newest, before.doc + doc, inputs=list(before.inputs), outputs=list(before.outputs), type_constraints=constraints,
            attributes=[*before.attributes.values(), *attributes],
        ))

    again("Add", types=["tensor(float8e5m2)"])
    again("Abs", doc=" The value of zero is zero.")
    again("Softmax", attributes=[OpSchema.Attribute("strict", helper.make_attribute("strict", 0), "How strict.")])
    again("AbsoluteTwice", old="Abs")
    for name, since in (("Celu", 12), ("StringNormalizer", 10)):
        edited = get_schema(name, since)
        texts = edited.doc + " As ever."
        deregister_schema(name, since, "")
        register_schema(OpSchema(
            name, "", since, texts, inputs=list(edited.inputs), outputs=list(edited.outputs), attributes=list(edited.attributes.values()),
            type_constraints=[(c.type_param_str, c.allowed_type_strs, c.description) for c in edited.type_constraints],
        ))


_next_release()
'''


def copy_project(folder: Path) -> Path:
    """What an update reads and writes, in a folder of its own."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy2(ROOT / "COVERAGE.md", folder / "COVERAGE.md")
    (folder / "templates").symlink_to(ROOT / "templates")
    return folder


def make_wheel(folder: Path, version: str, changes: str = _CHANGES) -> Path:
    """A wheel of the installed onnx that says it is `version`; `changes` is Python that its onnx.defs ends with."""
    package = Path(onnx.__file__).parent
    wheel = folder / f"onnx-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path in sorted(package.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                name = f"onnx/{path.relative_to(package).as_posix()}"
                if name == "onnx/defs/__init__.py":
                    archive.writestr(name, path.read_text(encoding="utf-8") + changes)
                else:
                    archive.write(path, name)
        archive.writestr(f"onnx-{version}.dist-info/METADATA", f"Metadata-Version: 2.1\nName: onnx\nVersion: {version}\n")
    return wheel


def command(root: Path, *words) -> list[str]:
    """An update of a copy."""
    return [sys.executable, "-m", "generator", "update", "--root", str(root), *map(str, words)]


def run(root: Path, *words, code: int = 0) -> str:
    """What an update prints; it must end with this code."""
    ran = subprocess.run(command(root, *words), cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == code, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def contents(root: Path) -> dict[str, bytes]:
    """Every file of a copy, without an update's scratch."""
    found = {path.relative_to(root).as_posix(): path.read_bytes() for name in ("schemas", "generated", "runtime", "tests")
             for path in sorted((root / name).rglob("*")) if path.is_file()}
    return found | {"COVERAGE.md": (root / "COVERAGE.md").read_bytes()}
