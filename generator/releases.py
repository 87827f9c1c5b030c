# SPDX-License-Identifier: Apache-2.0
"""`python -m generator import-cases`: adds the test cases of published onnx releases to schemas/cases.

A release's wheel is downloaded without installing it, or given as a file, and must have the hash that
schemas/cases/releases.json states. Only its test data are unpacked, into a folder that goes away again.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

from generator.json_text import dump
from generator.merge import ImportFailure, import_cases, release_number
from generator.official import FILE_KINDS, file_cases

PINS = "releases.json"
KINDS = ("node", *FILE_KINDS)
_DATA = "onnx/backend/test/data/"
# Wheels for Linux are taken everywhere: the test data are the same in all, and one hash is enough.
_PLATFORMS = ("manylinux1", "manylinux2010", "manylinux_2_12", "manylinux2014", "manylinux_2_17", "manylinux_2_27",
              "manylinux_2_28")


@dataclass(frozen=True)
class Pin:
    """A published wheel: file name, SHA-256, and how many cases it holds as files, by kind."""

    release: str
    file: str
    sha256: str
    cases: dict[str, int]


def read_pins(root: Path) -> dict[str, Pin]:
    """releases.json of schemas/cases, by release, oldest first."""
    entries = json.loads((root / PINS).read_text(encoding="utf-8"))["wheels"]
    return {entry["release"]: Pin(**entry) for entry in entries}


def write_pins(root: Path, pins: dict[str, Pin]) -> None:
    ordered = sorted(pins.values(), key=lambda pin: release_number(pin.release))
    (root / PINS).write_text(dump({"wheels": [vars(pin) for pin in ordered]}, width=sys.maxsize), encoding="utf-8")


def _pip() -> list[str]:
    for command in ([sys.executable, "-m", "pip"], ["python3", "-m", "pip"], ["pip3"]):
        if shutil.which(command[0]) and subprocess.run([*command, "--version"], capture_output=True).returncode == 0:
            return command
    raise ImportFailure("no pip found to download wheels with; download them yourself and name them with --wheel")


def wheel_python(wheel: Path) -> str:
    """The Python that a wheel's file name states: `cp36`."""
    return wheel.name.split("-")[2]


def _pip_for(command: str, python: str, *words: str) -> int:
    """Run this pip for another Python (`cp36`), with wheels alone; returns its exit code. What it says is seen."""
    platforms = [word for name in _PLATFORMS for word in ("--platform", f"{name}_x86_64")]
    return subprocess.run([*_pip(), command, "--quiet", "--disable-pip-version-check", "--no-input", "--only-binary", ":all:", "--implementation",
                           "cp", "--python-version", f"{python[2]}.{python[3:]}", *platforms, *words]).returncode


def install(requirements: tuple[str, ...], python: str, folder: Path) -> None:
    """Put packages for another Python (`cp36`) into a folder of their own, unless it is there."""
    if not folder.is_dir() and _pip_for("install", python, "--no-warn-conflicts", "--target", str(folder), *requirements) != 0:
        raise ImportFailure(f"{', '.join(requirements)} for Python {python[2]}.{python[3:]} could not be downloaded (see above)")


def download(pin: Pin, folder: Path) -> Path:
    """The pinned wheel in `folder`, downloaded if it is not there; nothing is installed or run."""
    path = folder / pin.file
    if not path.is_file():
        python, abi = pin.file.removesuffix(".whl").split("-")[2:4]
        code = _pip_for("download", python, "--no-deps", "--abi", abi, "--dest", str(folder), f"onnx=={pin.release}")
        if code != 0 or not path.is_file():
            raise ImportFailure(f"{pin.file} could not be downloaded (see above); get it and name it with --wheel")
    return path


def sha256(path: Path) -> str:
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def check(path: Path, pin: Pin) -> None:
    """ImportFailure unless the file is the wheel that is pinned."""
    found = sha256(path)
    if found != pin.sha256:
        raise ImportFailure(f"{path.name}: SHA-256 is {found}, {PINS} says {pin.sha256}; get the published wheel")


def unpack_data(wheel: Path, folder: Path) -> Path:
    """Unpack the test data of a wheel that have the form of cases; returns the folder that holds the kinds."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            wanted = [name for name in archive.namelist() if name.startswith(tuple(f"{_DATA}{kind}/" for kind in KINDS))]
            archive.extractall(folder, wanted)
    except zipfile.BadZipFile as error:
        raise ImportFailure(f"{wheel}: cannot be read as a wheel: {error}") from error
    return folder / _DATA


def count_cases(data: Path) -> dict[str, int]:
    """How many cases a wheel has, by kind; kinds that it lacks are left out."""
    counts = {kind: sum((path / "model.onnx").is_file() for path in (data / kind).glob("*")) for kind in KINDS}
    return {kind: count for kind, count in counts.items() if count}


def wheel_release(path: Path) -> str:
    """The release that a wheel's file name states; ImportFailure if it is not named as wheels of onnx are."""
    found = re.fullmatch(r"onnx(?:_weekly)?-(\d[^-]*)-.+\.whl", path.name)
    if found is None:
        raise ImportFailure(f"{path}: no wheel of onnx by its name: give it the one that it was published with, onnx-1.7.0-...whl")
    return found[1]


def import_release(root: Path, release: str, wheel: Path | None, folder: Path, pin_new: bool) -> str:
    """Import one release into the store at `root`; returns the line that sums up. Downloads go to `folder`."""
    pins = read_pins(root)
    pin = pins.get(release)
    if pin is None and not (wheel and pin_new):
        raise ImportFailure(
            f"{PINS} has no release {release}; it has {', '.join(pins)}. To add one, give its wheel: "
            "python -m generator import-cases --wheel FILE --pin"
        )
    wheel = wheel or download(pin, folder)
    if pin is not None:
        check(wheel, pin)
    with tempfile.TemporaryDirectory() as scratch:
        data = unpack_data(wheel, Path(scratch))
        counts = count_cases(data)
        if pin is not None and counts != pin.cases:
            raise ImportFailure(f"{wheel.name} holds {counts} cases, {PINS} says {pin.cases}")
        if "node" not in counts:
            raise ImportFailure(
                f"{wheel.name} has no node cases as files: they are made by that release's own code; "
                "install it and run: python -m generator import"
            )
        printed = import_cases(root, release, file_cases(data, KINDS), computed=False)
    if pin is None:
        write_pins(root, pins | {release: Pin(release, wheel.name, sha256(wheel), counts)})
    return printed


def _run(args) -> int:
    root = Path(args.root) / "cases"
    try:
        wheels = {wheel_release(Path(name)): Path(name) for name in args.wheel}
        releases = list(dict.fromkeys(args.release + list(wheels)))
        if args.all:
            releases += [r for r, pin in read_pins(root).items() if "node" in pin.cases and r not in releases]
        if not releases:
            print("name releases with --release or wheels with --wheel, or all that are pinned with --all", file=sys.stderr)
            return 2
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(args.wheels or scratch)
            folder.mkdir(parents=True, exist_ok=True)
            for release in sorted(releases, key=release_number):
                print(import_release(root, release, wheels.get(release), folder, args.pin), flush=True)
    except (ImportFailure, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def add_commands(subparsers) -> None:
    """Add `import-cases` to the command line of `python -m generator`."""
    parser = subparsers.add_parser("import-cases", help="add the test cases of published releases to schemas/cases")
    parser.add_argument("--root", default="schemas", help="folder to write (default: schemas)")
    parser.add_argument("--release", action="append", default=[], metavar="R", help="a release, such as 1.7.0; may be repeated")
    parser.add_argument("--wheel", action="append", default=[], metavar="FILE", help="a wheel file instead of a download")
    parser.add_argument("--wheels", metavar="DIR", help="keep downloaded wheels in DIR, and take those that are there")
    parser.add_argument("--all", action="store_true", help="every release that releases.json pins and has node cases as files")
    parser.add_argument("--pin", action="store_true", help="add the wheels given with --wheel to releases.json")
    parser.set_defaults(run=_run)
