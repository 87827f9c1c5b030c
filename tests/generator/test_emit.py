# SPDX-License-Identifier: Apache-2.0
"""Emission: the whole generator over a toy tree against goldens, and how files are written.

After a change that is meant: pytest tests/generator/test_emit.py --update-golden, and read the difference.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generator import __main__ as command
from generator.emit import FOLDERS, Job, RenderError, Renderer, check_unique, emit, file_list
from tests.documents import compiler
from tests.generator.toy_tree import ROOT, TWIST, TWIST_BINDING, edit_text, make_tree

GOLDEN = Path(__file__).resolve().parent / "golden"
GOLDENS = (
    "api/toy_math_twist.h", "kernels/toy_math_twist.cc", "kernels/toy_math_blend.cc", "kernels/files.txt", "registry/rows_toy_math_n_1.cc",
    "registry/registry.cc", "tests/toy_math_twist.cc", "tests/files.txt",
)


def generate(tree: Path, *options: str) -> int:
    return command.main(["generate", "--root", str(tree), "--out", str(tree / "generated"), "--quiet", *options])


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    tree = make_tree(tmp_path_factory.mktemp("emit") / "tree")
    assert generate(tree) == 0
    return tree


@pytest.mark.parametrize("name", GOLDENS)
def test_golden(made, name, request):
    text, golden = (made / "generated" / name).read_text(), GOLDEN / name.replace("/", "__")
    if request.config.getoption("--update-golden"):
        golden.write_text(text)
    assert text == golden.read_text(), f"{golden.relative_to(ROOT)} differs; if that is meant: pytest {Path(__file__).name} --update-golden"


def test_no_golden_is_left_over():
    assert {p.name for p in GOLDEN.iterdir()} == {name.replace("/", "__") for name in GOLDENS}


def test_everything_is_emitted_and_nothing_else(made):
    assert sorted(contents(made / "generated")) == sorted([
        "api/files.txt", "api/toy_math_blend.h", "api/toy_math_twist.h", "kernels/files.txt", "kernels/toy_math_blend.cc", "kernels/toy_math_twist.cc",
        "registry/files.txt", "registry/registry.cc", "registry/rows_toy_math_n_1.cc", "tests/files.txt", "tests/toy_math_twist.cc",
    ])


def test_goldens_compile(made):
    for name in ("toy_math_twist", "toy_math_blend"):
        flags = "-std=c++20 -Wall -Wextra -Werror -fno-exceptions -fno-rtti -fsyntax-only".split()
        includes = [f"-I{ROOT / 'runtime/include'}", f"-I{made}", f"-I{ROOT}"]
        ran = subprocess.run([*compiler(), *flags, *includes, made / f"generated/kernels/{name}.cc"], capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("seed", ["0", "7"])
def test_bytes_do_not_depend_on_the_hash_seed_or_the_folder(made, tmp_path, seed):
    tree = make_tree(tmp_path / f"elsewhere{seed}")
    env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-m", "generator", "generate", "--root", tree, "--out", tree / "generated"], cwd=tmp_path, env=env, check=True)
    assert contents(tree / "generated") == contents(made / "generated")


def test_a_second_run_writes_nothing_and_orphans_go(tmp_path):
    tree = make_tree(tmp_path / "tree")
    assert generate(tree) == 0
    for path in (tree / "generated").rglob("*.*"):
        os.utime(path, (1, 1))
    orphan, by_hand = tree / "generated/kernels/gone.cc", tree / "generated/kernels/meson.build"
    orphan.write_text("")
    by_hand.write_text("")
    assert generate(tree) == 0
    assert not orphan.exists() and by_hand.exists()
    assert {p.stat().st_mtime for p in (tree / "generated").rglob("*.*") if p != by_hand} == {1}
    edit_text(tree / TWIST_BINDING, '"Blend"', '"Not"')
    assert generate(tree) == 0
    changed = [p.name for p in (tree / "generated").rglob("*.*") if p != by_hand and p.stat().st_mtime != 1]
    assert changed == ["toy_math_twist.cc"], "the successor stands in one file"


def test_errors_write_nothing(tmp_path, capsys):
    tree = make_tree(tmp_path / "tree")
    edit_text(tree / TWIST, '"tensor(int32)"', '"tensor(int33)"')
    edit_text(tree / TWIST, '"turns", "type": "INT"', '"turns", "type": "IMT"')
    assert generate(tree) == 1
    errors = capsys.readouterr().err.strip().split("\n")
    assert len(errors) == 4 and not (tree / "generated").exists()
    assert errors[0].startswith("schemas/toy.math/Twist.json: versions[1].constraints[0].types[3]: 'int33' in type 'tensor(int33)' is no ONNX element type;")
    assert errors[1].endswith("; then run: ./opw generate")


def test_depfile_names_the_inputs(tmp_path):
    tree = make_tree(tmp_path / "tree")
    assert generate(tree, "--folder", "kernels", "--depfile", str(tmp_path / "d"), "--target-prefix", "x/") == 0
    targets, _, inputs = (tmp_path / "d").read_text().partition(": ")
    assert targets == "x/kernels/toy_math_blend.cc x/kernels/toy_math_twist.cc"
    for name in (TWIST, TWIST_BINDING, "templates/kernel.cc.j2", "schemas/index.json", "tests/cases/toy.math/Twist.pack"):
        assert str(tree / name) in inputs.split()
    assert [p.name for p in (tree / "generated").iterdir()] == ["kernels"]


def renderer(tmp_path, text):
    (tmp_path / "t.j2").write_text(text)
    return Renderer(tmp_path)


def test_undefined_names_and_trailing_blanks_are_errors(tmp_path):
    job = Job("t.j2", "api", "x.h", ("a",), {"known": 1})
    with pytest.raises(RenderError, match="templates/t.j2:1: 'unknown' is undefined; correct the template of api/x.h"):
        renderer(tmp_path, "{{ known }}{{ unknown }}\n").render(job)
    with pytest.raises(ValueError, match="templates/t.j2: trailing blanks in line 2 of api/x.h"):
        renderer(tmp_path, "a\nb \n").render(job)
    assert renderer(tmp_path, "a\n{{ known }}\n").render(job) == "a\n1\n"


def test_a_tree_that_cannot_be_emitted_is_told_in_one_line(tmp_path, capsys):
    tree = make_tree(tmp_path / "tree")
    template = tree / "templates" / "kernel.cc.j2"
    assert template.is_file()
    text = template.read_text()
    place = text.count("\n") + 1
    for more, said in (("{{ nobody }}", f":{place}: 'nobody' is undefined"), ("{{ (1 }}", f":{place}: unexpected '}}'")):
        template.write_text(text + more + "\n")
        assert generate(tree) == 1
        told = capsys.readouterr().err
        assert told.startswith(f"templates/kernel.cc.j2{said}") and told.count("\n") == 1, told
    template.unlink()
    assert generate(tree) == 1
    assert capsys.readouterr().err.startswith("templates/kernel.cc.j2: the template is missing; kernels/")
    template.write_text(text)
    shutil.rmtree(tree / "generated")
    (tree / "generated").write_text("a file where the folder belongs")
    assert generate(tree) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_two_jobs_with_one_path_are_an_error():
    with pytest.raises(ValueError, match="api/x.h is emitted twice: from a and from b"):
        check_unique([Job("t.j2", "api", "x.h", ("a",)), Job("u.j2", "api", "x.h", ("b",))])
    check_unique([Job("t.j2", "api", "x.h", ("a",)), Job("t.j2", "tests", "x.h", ("a",))])


def test_list_and_counts(tmp_path):
    jobs = [Job("t.j2", "tests", "b.cc", ("a",), {}, "math"), Job("t.j2", "tests", "a.cc", ("a",), {}, "math")]
    made = renderer(tmp_path, "// {{ job.name }}\n")
    assert emit(jobs, "tests", tmp_path / "out", made) == (2, 3)
    assert emit(jobs, "tests", tmp_path / "out", made) == (2, 0)
    assert (tmp_path / "out/tests/files.txt").read_text() == file_list(jobs) == "math a.cc\nmath b.cc\n"


def test_folders_are_flat_and_known():
    assert FOLDERS == ("api", "kernels", "registry", "tests")
