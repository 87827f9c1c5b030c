# SPDX-License-Identifier: Apache-2.0
"""Other releases of onnx than the installed one: downloaded, unpacked into a folder, read by a process of their own.

Nothing is installed: the process finds the unpacked package before the installed one, and everything else (NumPy,
protobuf) is what the lock file says. `python -m generator.upstream` is that process.
"""

import hashlib
import importlib.metadata
import importlib.util
import io
import json
import os
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from email.parser import HeaderParser
from pathlib import Path

from generator.names import is_release
from generator.schema import load_schemas

PROJECT = Path(__file__).resolve().parent.parent


class UpstreamError(Exception):
    """A release that cannot be had or read; the text says why and what to do."""


@dataclass(frozen=True)
class Release:
    """A release that can be read. `package` is the folder that holds `onnx/`, None for the installed one; `schemas` is
    set instead for a folder of facts, as importing writes it."""

    version: str
    package: Path | None = None
    sha256: str = ""
    schemas: Path | None = None


def _pip() -> list[str]:
    """This interpreter's pip, or that of the one which it was made from."""
    for interpreter in dict.fromkeys((sys.executable, getattr(sys, "_base_executable", sys.executable))):
        if subprocess.run([interpreter, "-m", "pip", "--version"], capture_output=True).returncode == 0:
            return [interpreter, "-m", "pip"]
    raise UpstreamError("no pip found to download with; give a file instead: --wheel FILE")


def download(requirement: str, folder: Path, pre: bool = False) -> Path:
    """The wheel of `onnx==1.22.0`, `onnx` (the newest) or the like, for this Python, in `folder`, which must not be there."""
    folder.mkdir(parents=True)
    command = [*_pip(), "download", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps", "--only-binary", ":all:",
               *(["--pre"] if pre else []), "--dest", str(folder), requirement]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode != 0:
        raise UpstreamError(f"{requirement} could not be downloaded: {(ran.stderr.strip().splitlines() or ['pip failed'])[-1]}; "
                            "is there such a release with a wheel for this Python? A file serves as well")
    (found,) = folder.glob("*.whl")
    return found


def unpack(wheel: Path, folder: Path) -> Release:
    """Unpack a wheel into a folder below `folder` of its own."""
    try:
        data = wheel.read_bytes()
        archive = zipfile.ZipFile(io.BytesIO(data))
        names = archive.namelist()
        metadata = next((n for n in names if n.count("/") == 1 and n.endswith(".dist-info/METADATA")), None)
        if metadata is None or "onnx/__init__.py" not in names:
            raise UpstreamError(f"{wheel}: no wheel of onnx")
        version = HeaderParser().parsestr(archive.read(metadata).decode("utf-8"))["Version"] or ""
        if not is_release(version):
            raise UpstreamError(f"{wheel}: its metadata state no version that is a number, but '{version}'")
        if broken := archive.testzip():
            raise UpstreamError(f"{wheel}: cannot be read as a wheel: {broken} in it is broken")
    except (OSError, zipfile.BadZipFile) as error:
        raise UpstreamError(f"{wheel}: cannot be read as a wheel: {error}") from error
    package = folder / f"onnx-{version}"
    archive.extractall(package)
    return Release(version, package, hashlib.sha256(data).hexdigest())


def installed() -> str:
    """The version of the installed onnx, "" if there is none."""
    return importlib.metadata.version("onnx") if importlib.util.find_spec("onnx") else ""


def find_release(wanted: str, folder: Path, pre: bool = False) -> Release:
    """A release by number, by its wheel, or by a folder of facts; "" is the newest one. Scratch goes below `folder`.

    SchemaError if such a folder is not in order."""
    if wanted and not is_release(wanted):
        path = Path(wanted)
        if (path / "index.json").is_file():
            release = load_schemas(path).onnx
            if not is_release(release):
                raise UpstreamError(f"{path}/index.json: onnx is '{release}', and must be the number of a release")
            return Release(release, schemas=path.resolve())
        if path.is_file() or path.suffix == ".whl":
            return unpack(path, folder)
        raise UpstreamError(f"'{wanted}' is no release: give a number such as 1.22.0, a wheel, or a folder of facts as schemas/ has them")
    if wanted and wanted == installed():
        return Release(wanted)
    name = "onnx-weekly" if pre or ".dev" in wanted else "onnx"
    requirement = f"{name}=={wanted}" if wanted else name
    return unpack(download(requirement, folder / "wheels", pre), folder)


def environment(release: Release) -> dict[str, str]:
    """The environment in which `import onnx` gives this release."""
    paths = [str(p) for p in (release.package, PROJECT) if p]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}


def run_with(release: Release, *words: str) -> str:
    """Run `python -m generator WORDS` with this release as onnx; returns what it printed, UpstreamError if it failed."""
    expected = str(release.package or "")
    command = [sys.executable, "-m", "generator.upstream", release.version, expected, *words]
    ran = subprocess.run(command, cwd=PROJECT, env=environment(release), capture_output=True, text=True)
    if ran.returncode != 0:
        raise UpstreamError(f"onnx {release.version}, {' '.join(words[:1])}: {last_words(ran)}")
    return ran.stdout


def last_words(ran: subprocess.CompletedProcess) -> str:
    """What a process said before it failed: the last lines, or of a traceback that ends with the system's refusal that one."""
    lines = (ran.stderr.strip() or ran.stdout.strip()).splitlines() or [f"ended with code {ran.returncode}"]
    return lines[-1] if lines[-1].startswith("OSError: ") else "\n".join(lines[-12:])


def read_facts(release: Release, folder: Path) -> tuple[Path, dict[str, dict[str, str]]]:
    """(folder of facts as schemas/ has them, texts by `domain:Op:since` and part). A folder of facts has no texts."""
    if release.schemas:
        return release.schemas, {}
    run_with(release, "import", "--root", str(folder / "schemas"), "--schemas-only")
    run_with(release, "texts", str(folder / "texts.json"))
    return folder / "schemas", json.loads((folder / "texts.json").read_text(encoding="utf-8"))


def all_texts() -> dict[str, dict[str, str]]:
    """Every text of the onnx that this process has, and its function bodies in onnx's text syntax."""
    import onnx

    from generator.importer import all_schemas

    found = {}
    for (domain, name), versions in all_schemas().items():
        for schema in versions:
            texts = {"doc": schema.doc}
            texts |= {f"input '{p.name}'": p.description for p in schema.inputs}
            texts |= {f"output '{p.name}'": p.description for p in schema.outputs}
            texts |= {f"attribute '{n}'": schema.attributes[n].description for n in sorted(schema.attributes)}
            texts |= {f"type constraint '{c.type_param_str}'": c.description for c in schema.type_constraints}
            for opset in sorted(schema.function_opset_versions):
                body = onnx.FunctionProto.FromString(schema.get_function_with_opset_version(opset))
                texts[f"function body for opset {opset}"] = onnx.printer.to_text(body)
            found[f"{domain}:{name}:{schema.since_version}"] = texts
    return found


def main(arguments: list[str]) -> int:
    version, expected, command, *words = arguments
    try:
        import onnx
        import onnx.printer
    except Exception as error:  # noqa: BLE001 - a package's own code may raise anything
        print(f"does not load in Python {sys.version_info[0]}.{sys.version_info[1]}: {type(error).__name__}: {error}", file=sys.stderr)
        return 1

    if expected and not Path(onnx.__file__).is_relative_to(expected):
        print(f"{onnx.__file__} was loaded and not the onnx of {expected}", file=sys.stderr)
        return 1
    onnx.__version__ = version  # an unpacked package asks the installed one's metadata
    if command == "texts":
        Path(words[0]).write_text(json.dumps(all_texts()), encoding="utf-8")
        return 0
    from generator.__main__ import main as generator

    return generator([command, *words])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
