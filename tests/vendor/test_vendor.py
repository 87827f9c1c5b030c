# SPDX-License-Identifier: Apache-2.0
"""Generated files are for taking away: each compiles alone, and an operator with core only is a program.

By itself a run compiles every seventh file and the longest of each folder, `pytest tests/vendor --all-units` all of them
(about a minute a compiler on two cores). What has compiled is remembered (pytest's cache) by the bytes of the file and of
all that it includes, the compiler's version and the flags, so that a second run compiles what changed.
"""

import hashlib
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.vendor.closure import INCLUDES, closure, operator_files

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
FLAGS = "-std=c++20 -Wall -Wextra -Werror -fno-exceptions -fno-rtti".split()
COMPILERS = [name for name in ("g++", "clang++") if shutil.which(name)]
FOLDERS = ("kernels", "registry", "tests")  # api: see test_headers_stand_first


@pytest.fixture(params=COMPILERS)
def compiler(request) -> str:
    return request.param


def units(folder: str) -> list[Path]:
    found = sorted((ROOT / "generated" / folder).glob("*.cc"))
    assert found, f"generated/{folder} holds no file"
    return found


def compiles(compiler: str, unit: Path, folder: Path) -> str:
    """"" if it does, else what the compiler says."""
    includes = [f"-I{folder / place}" for place in INCLUDES]
    ran = subprocess.run([compiler, *FLAGS, "-fsyntax-only", *includes, unit], cwd=folder, capture_output=True, text=True)
    return "" if ran.returncode == 0 else f"{unit.name}: {ran.stderr[:2000]}"


def fingerprint(compiler: str, unit: Path) -> str:
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    digest = hashlib.sha256(f"{version} {FLAGS}".encode())
    for path in closure([unit], (ROOT,), units=False):
        digest.update(path.relative_to(ROOT).as_posix().encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


@pytest.mark.parametrize("folder", FOLDERS)
def test_generated_files_compile_alone(compiler, folder, request):
    chosen = units(folder)
    if not request.config.getoption("--all-units"):
        chosen = sorted({*chosen[::7], max(chosen, key=lambda unit: unit.stat().st_size)})
    key = f"opwright/compiled-{compiler}-{folder}"
    known = set(request.config.cache.get(key, []))
    prints = {unit: fingerprint(compiler, unit) for unit in chosen}
    left = [unit for unit in prints if prints[unit] not in known]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        said = dict(zip(left, pool.map(lambda unit: compiles(compiler, unit, ROOT), left)))
    everything = known | {prints[unit] for unit in left if not said[unit]}
    request.config.cache.set(key, sorted(everything)[-5000:])
    assert [text for text in said.values() if text] == []


def test_headers_stand_first():
    """Each header of the API is the first thing that its kernel includes, so that it compiles alone when that does."""
    headers = {path.stem for path in (ROOT / "generated/api").glob("*.h")}
    assert headers == {path.stem for path in units("kernels")}
    for unit in units("kernels"):
        assert re.search(r'^#include "(.*)"$', unit.read_text(), re.M)[1] == f"generated/api/{unit.stem}.h"


@pytest.mark.parametrize("stem", ["softmax", "size"])
def test_an_operator_with_core_only_is_a_program(compiler, stem, tmp_path):
    files = operator_files(ROOT, stem)
    for path in files:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    shutil.copy(HERE / f"{stem}_main.cc", tmp_path / "main.cc")
    sources = sorted(str(path) for path in files if path.suffix == ".cc")
    ran = subprocess.run([compiler, "-std=c++20", "-Iruntime/include", "-I.", "main.cc", *sources, "-o", "program"], cwd=tmp_path,
                         capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[:4000]
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, env={"OPWRIGHT_ISA": "avx3"})
    assert ran.returncode > 0 and ran.stdout.startswith("wrong: OPWRIGHT_ISA is 'avx3'; allowed: baseline, avx2, avx512\n")


@pytest.mark.parametrize("stem", ["softmax", "size"])
def test_nothing_but_core_is_taken(stem):
    files = operator_files(ROOT, stem)
    assert Path("runtime/core/kernel.cc") in files and Path(f"generated/kernels/{stem}.cc") in files
    folders = {path.parts[1] if path.parts[0] == "runtime" else path.parts[0] for path in files}
    assert folders <= {"generated", "core", "include", "loops", "simd", "ops"}
    assert [path.name for path in files if path.parts[:2] == ("runtime", "ops")] == [f"{stem}.h"]
    assert len([path for path in files if path.parts[0] == "generated"]) == 2


def test_a_missing_include_is_noticed(tmp_path):
    (tmp_path / "a.h").write_text('#include "b/c.h"\n')
    with pytest.raises(AssertionError, match="a.h includes b/c.h, which is in none of the include paths"):
        closure([tmp_path / "a.h"], (tmp_path,), units=False)


def test_bodies_and_units_are_followed(tmp_path):
    for name, text in {"a.h": '#define OPWRIGHT_BODY "d/b.inc"\n#include "d/each.h"\n', "d/b.inc": "", "d/each.h": "#include <cmath>\n", "a.cc": '#include "a.h"\n'}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    named = lambda **more: [str(p.relative_to(tmp_path)) for p in closure([tmp_path / "a.h"], (tmp_path,), **more)]  # noqa: E731
    assert named(units=False) == ["a.h", "d/b.inc", "d/each.h"]
    assert named(units=True) == ["a.cc", "a.h", "d/b.inc", "d/each.h"]
