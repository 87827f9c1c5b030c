# SPDX-License-Identifier: Apache-2.0
"""Reports on releases that schemas/history has: without network, and what an edited version asks of the step after it."""

import shutil
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from generator import __main__ as command
from generator import history, report, upstream
from generator.plan import make_plan
from generator.schema import Schemas, load_schemas
from generator.upstream import UpstreamError

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = load_schemas(ROOT / "schemas")


def with_versions(domain: str, op: str, *changed) -> Schemas:
    """The tree's schemas with other versions of one operator, those with the same numbers replaced or added."""
    operator = SCHEMAS.get(domain, op)
    versions = {v.since: v for v in (*operator.versions, *changed)}
    edited = replace(operator, versions=tuple(versions[since] for since in sorted(versions)))
    return replace(SCHEMAS, operators=tuple(edited if o is operator else o for o in SCHEMAS.operators))


def todo(found: dict) -> list[tuple]:
    return [(e["op"], e["since"], item["file"], item["key"], *item["lines"]) for e in (*found["steps"], *found["edited"]) for item in e["todo"]
            if item["key"] not in ("resolve", "read")]  # these depend on the release that is installed


def test_every_release_is_counted():
    plan = make_plan(ROOT)
    reports = list(report.release_reports(ROOT))
    rows = [report.release_row(found, plan) for found in reports]
    for row in rows:
        assert row.new == row.first + row.deprecated + row.alone + row.by_hand + row.pending + row.no_kernel
    assert [row.opsets.split(",")[0] for row in rows[:8]] == [str(opset) for opset in range(7, 15)]
    assert rows[-1].release == SCHEMAS.onnx and sum(row.pending for row in rows) <= len(rows)
    total = report.release_total(rows)
    # What came since the first release in history, and what the standard has dropped since, is all there is.
    dropped = sum(entry["kind"] == "removed" for found in reports for entry in found["steps"])
    first = history.facts_at(ROOT / "schemas", history.releases(ROOT / "schemas")[-1])[1]
    assert total.new + len(first) - dropped == sum(len(operator.versions) for operator in SCHEMAS.operators)
    table = report.release_table(rows)
    assert len(table) == len(rows) + 2 and table[-1].split()[:2] == ["all", str(total.new)]


def test_a_release_without_a_wheel_is_reported_from_its_facts():
    """1.3.0 and 1.4.1 have none for today's Python; here pip is given nowhere to look."""
    ran = subprocess.run([sys.executable, "-m", "generator", "report", "--from", "1.3.0", "--onnx", "1.4.1"], cwd=ROOT, capture_output=True,
                         text=True, env={"PATH": "/usr/bin:/bin", "PIP_NO_INDEX": "1"})
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("onnx 1.3.0 -> 1.4.1: ") and "opsets: ai.onnx 8 -> 9" in ran.stdout
    assert ran.stderr.count("its facts are from schemas/history, without texts") == 2
    with pytest.raises(UpstreamError, match="schemas/history has no release 1.0.0; it has 1.1.2, "):
        list(report.release_reports(ROOT, "1.0.0"))


def test_an_edit_asks_for_the_step_that_follows_too():
    """Size-13 binds by itself as long as the texts of 1 and 13 are the same."""
    versions = {v.since: v for v in SCHEMAS.get("ai.onnx", "Size").versions}
    edited = with_versions("ai.onnx", "Size", replace(versions[1], text="0000000000000000"))
    found = report.make_report(SCHEMAS, edited, ROOT)
    assert [(e["since"], e["asked"]) for e in found["edited"]] == [(1, True)]
    assert todo(found) == [("Size", 1, "runtime/ops/tensor/size.toml", "steps", '13 = { verdict = "", reason = "" }')]
    both = with_versions("ai.onnx", "Size", replace(versions[1], text="0"), replace(versions[13], text="1"))
    found = report.make_report(SCHEMAS, both, ROOT)
    assert [line[:2] for line in todo(found)] == [("Size", 13), ("Size", 13)] and sum(e["asked"] for e in found["edited"]) == 1
    assert [line[4][:2] for line in todo(found)] == ["13", "19"]


def wheel(folder: Path, version: str, code: str = "") -> Path:
    path = folder / "onnx-1.99.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("onnx/__init__.py", code)
        archive.writestr("onnx-1.99.0.dist-info/METADATA", f"Metadata-Version: 2.1\nName: onnx\n{version}")
    return path


@pytest.mark.parametrize("wanted", ["nonsense", "../..", "1.*", ">1.22", "-x", "schemas/ai.onnx", "1.22.0 --pre"])
def test_what_is_no_release_is_said_and_never_given_to_pip(wanted, tmp_path, monkeypatch):
    """pip takes `onnx==../..` for a project that it builds where it lies, and `onnx==1.*` for a wish."""
    monkeypatch.setattr(upstream, "download", None)
    with pytest.raises(UpstreamError, match="is no release: give a number such as 1.22.0, a wheel, or a folder of facts"):
        upstream.find_release(wanted, tmp_path)


@pytest.mark.parametrize("version", ["", "Version: abc\n", "Version: ../../elsewhere\n"])
def test_a_wheel_without_a_version_is_refused_before_it_is_unpacked(version, tmp_path):
    """Its folder has the version's name."""
    with pytest.raises(UpstreamError, match="state no version that is a number"):
        upstream.unpack(wheel(tmp_path, version), tmp_path / "deep" / "deeper")
    assert [path.name for path in tmp_path.iterdir()] == ["onnx-1.99.0-py3-none-any.whl"]


def test_errors_are_one_line(tmp_path, capsys):
    """A wheel whose package does not load here, files that are none, a folder that cannot be, options that do not go together."""
    schemas, broken = str(ROOT / "schemas"), tmp_path / "facts"
    broken.mkdir()
    (broken / "index.json").write_text("{")
    (tmp_path / "other.txt").write_text("no wheel")
    for words, code, text in (
        (["--onnx", str(wheel(tmp_path, "Version: 1.99.0\n", "raise RuntimeError('not here')"))], 1, "does not load in Python 3"),
        (["--onnx", str(tmp_path / "other.txt")], 1, "cannot be read as a wheel"),
        (["--onnx", str(tmp_path / "absent.whl")], 1, "cannot be read as a wheel"),
        (["--onnx", str(broken)], 1, "facts/index.json: cannot be read as JSON"),
        (["--onnx", schemas, "--report", str(tmp_path / "other.txt")], 1, "other.txt"),
        (["--each", "--report", str(tmp_path / "report")], 2, "leave out --onnx, --pre and --report"),
        (["--each", "--from", "nonsense"], 1, "schemas/history has no release nonsense"),
    ):
        assert command.main(["report", "--from", schemas, *words]) == code
        said = capsys.readouterr()
        assert text in said.err and said.err.count("\n") == 1 and not said.out, words


@pytest.mark.parametrize("name, text", [("1.22.0.json", "{"), ("1.22.0.json", "{}"), ("1.22.0.json", "[]"), ("old.json", "{}")])
def test_a_damaged_history_is_said_in_one_line(name, text, tmp_path, capsys):
    (tmp_path / "runtime").symlink_to(ROOT / "runtime")
    shutil.copytree(ROOT / "schemas", tmp_path / "schemas", ignore=shutil.ignore_patterns("cases"))
    (tmp_path / "schemas" / "history" / name).write_text(text)
    assert command.main(["report", "--each", "--root", str(tmp_path)]) == 1
    errors = capsys.readouterr().err
    assert (f"schemas/history/{name} cannot be read" in errors or "'old' is no release" in errors) and errors.count("\n") == 1


@pytest.mark.parametrize("op, place", [
    ("Abs", ("runtime/ops/math/abs.toml", "successor", 'successor = ""')),
    ("Bernoulli", ("runtime/ops/deprecated.toml", "ai.onnx", 'Bernoulli = ""')),
])
def test_a_deprecated_version_asks_for_its_successor(op, place):
    newest = SCHEMAS.get("ai.onnx", op).versions[-1]
    later = with_versions("ai.onnx", op, replace(newest, since=99, deprecated=True))
    assert (op, 99, *place) in todo(report.make_report(SCHEMAS, later, ROOT))
