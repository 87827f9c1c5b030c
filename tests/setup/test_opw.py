# SPDX-License-Identifier: Apache-2.0
"""What ./opw reports: its counts, its last line, its exit code; and when .venv is made anew."""

import importlib.machinery
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

GOOGLETEST = """<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="4" failures="1" disabled="1" errors="0" time="0." name="AllTests">
  <testsuite name="Size_v13" tests="4" failures="1" disabled="1" skipped="1" errors="0" time="0.">
    <testcase name="good" status="run" result="completed" time="0." classname="Size_v13" />
    <testcase name="off" status="notrun" result="suppressed" time="0." classname="Size_v13" />
    <testcase name="not_here" status="run" result="skipped" time="0." classname="Size_v13">
      <skipped message="a.cc:1&#x0A;no such processor"><![CDATA[no such processor]]></skipped>
    </testcase>
    <testcase name="bad" status="run" result="completed" time="0." classname="Size_v13">
      <failure message="a.cc:7&#x0A;got 1, want 2&#x0A;more" type=""><![CDATA[got 1, want 2]]></failure>
      <failure message="and again" type=""><![CDATA[and again]]></failure>
    </testcase>
  </testsuite>
</testsuites>
"""

PYTEST = """<?xml version="1.0" encoding="utf-8"?>
<testsuites name="pytest tests"><testsuite name="pytest" errors="1" failures="0" skipped="1" tests="3">
  <testcase classname="tests.a" name="test_good" time="0.001" />
  <testcase classname="tests.a" name="test_set_up" time="0.0"><error message="no file">x</error></testcase>
  <testcase classname="tests.a" name="test_left_out" time="0.0">
    <skipped type="pytest.skip" message="no onnxruntime">x</skipped>
  </testcase>
</testsuite></testsuites>
"""


@pytest.fixture(scope="module")
def opw():
    loader = importlib.machinery.SourceFileLoader("opw", str(ROOT / "opw"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("opw", loader))
    loader.exec_module(module)
    return module


def read(opw, tmp_path: Path, *texts: str):
    tally = opw.Tally()
    for text in texts:
        (tmp_path / "results.xml").write_text(text)
        tally.read_junit(tmp_path / "results.xml", "here: ")
    return tally


def test_counts_googletest(opw, tmp_path, capsys) -> None:
    tally = read(opw, tmp_path, GOOGLETEST)
    assert tally.report() == 1
    assert capsys.readouterr().out.splitlines() == [
        "skipped here: Size_v13.off: switched off (DISABLED_ in its name)",
        "skipped here: Size_v13.not_here: a.cc:1 no such processor",
        "failed here: Size_v13.bad: got 1, want 2 (a.cc:7)",
        "1 passed, 1 failed, 2 skipped",
    ]


def test_counts_pytest(opw, tmp_path, capsys) -> None:
    assert read(opw, tmp_path, PYTEST).report() == 1
    assert capsys.readouterr().out.splitlines() == [
        "skipped here: tests.a.test_left_out: no onnxruntime",
        "failed here: tests.a.test_set_up: no file",
        "1 passed, 1 failed, 1 skipped",
    ]


def test_adds_up(opw, tmp_path, capsys) -> None:
    read(opw, tmp_path, GOOGLETEST, PYTEST).report()
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 2 failed, 3 skipped"


def test_nothing_that_ran_is_a_failure(opw, capsys) -> None:
    assert opw.Tally().report() == 1
    assert capsys.readouterr().out == "0 passed, 0 failed, 0 skipped\n"


def test_all_good(opw, tmp_path, capsys) -> None:
    only_good = PYTEST.replace('<error message="no file">x</error>', "")
    assert read(opw, tmp_path, only_good).report() == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed, 1 skipped"


def test_venv_follows_lock_and_interpreter(opw, tmp_path, monkeypatch) -> None:
    (tmp_path / "requirements.lock").write_text("a==1\n")
    monkeypatch.setattr(opw, "ROOT", tmp_path)
    before = opw.venv_state(["requirements.lock"])
    assert opw.venv_state(["requirements.lock"]) == before
    (tmp_path / "requirements.lock").write_text("a==2\n")
    assert opw.venv_state(["requirements.lock"]) != before


@pytest.mark.parametrize("first, then, installed", [
    ((), (), [["requirements.lock"]]),
    ((), ("oracles", "pages"), [["requirements.lock"], ["requirements-oracles.lock", "requirements-pages.lock"]]),
    (("oracles",), ("oracles", "pages"), [["requirements-oracles.lock"], ["requirements-pages.lock"]]),
    (("oracles", "pages"), ("oracles",), [["requirements-oracles.lock", "requirements-pages.lock"]]),
])
def test_venv_gets_every_lock_file_that_it_lacks(opw, tmp_path, monkeypatch, first, then, installed) -> None:
    for extra in ("", "-oracles", "-pages"):
        (tmp_path / f"requirements{extra}.lock").write_text(extra)
    got: list[list[str]] = []
    monkeypatch.setattr(opw, "ROOT", tmp_path)
    monkeypatch.setattr(opw, "VENV_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(opw, "VENV_PYTHON", Path(sys.executable))
    monkeypatch.setattr(opw, "make_venv", lambda: None)
    monkeypatch.setattr(opw, "run", lambda words, **_: got[-1].append(Path(words[-1]).name))
    for extras in (first, then):
        got.append([])
        opw.get_venv(*extras)
    assert [names for names in got if names] == installed


def test_nothing_is_installed_unasked(opw, monkeypatch) -> None:
    monkeypatch.setattr(opw.subprocess, "run", lambda *_, **__: pytest.fail("ran a command"))
    monkeypatch.setattr(opw, "on_debian", lambda: True)
    monkeypatch.setattr(opw.os, "geteuid", lambda: 1000)
    assert not opw.apt_install(["libgtest-dev"], "GoogleTest missing")
    monkeypatch.setattr(opw, "on_debian", lambda: False)
    monkeypatch.setattr(opw.os, "geteuid", lambda: 0)
    assert not opw.apt_install(["libgtest-dev"], "GoogleTest missing")


def test_hint_names_the_commands(opw, monkeypatch) -> None:
    monkeypatch.setattr(opw, "has_header", lambda header: header != "CLI/CLI.hpp")
    hint = opw.cpp_packages_hint()
    assert "CLI11 could neither be found nor fetched" in hint
    assert "sudo apt-get install libcli11-dev\n" in hint
    monkeypatch.setattr(opw, "has_header", lambda header: True)
    assert opw.cpp_packages_hint() == ""


@pytest.mark.parametrize("words", [["--help"], ["build", "--help"], ["test", "--help"], ["clean", "--help"]])
def test_help_has_an_example(words) -> None:
    shown = subprocess.run([sys.executable, ROOT / "opw", *words], capture_output=True, text=True)
    assert shown.returncode == 0 and "./opw " in shown.stdout


def test_unknown_command_is_a_usage_error() -> None:
    shown = subprocess.run([sys.executable, ROOT / "opw", "biuld"], capture_output=True, text=True)
    assert shown.returncode == 2 and "biuld" in shown.stderr


def test_options_reach_the_generator(opw, monkeypatch) -> None:
    for words in (["coverage", "--record"], ["generate", "--folder", "kernels", "--quiet"], ["derive", "Max", "--check"]):
        got = []
        for name in ("coverage", "generator"):
            monkeypatch.setattr(opw, name, lambda arguments: got.append(arguments.words) or 0)
        monkeypatch.setattr(sys, "argv", ["opw", *words])
        assert opw.main() == 0
        assert got == [words[1:]]


def test_unknown_option_is_a_usage_error(opw, monkeypatch) -> None:
    monkeypatch.setattr(sys, "argv", ["opw", "build", "--recrod"])
    with pytest.raises(SystemExit) as stop:
        opw.main()
    assert stop.value.code == 2
