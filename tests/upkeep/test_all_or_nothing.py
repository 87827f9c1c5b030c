# SPDX-License-Identifier: Apache-2.0
"""An update leaves the old tree or the new one, however it is stopped; what it has begun to put in place, the next command finishes.

OPWRIGHT_KILLS is the number of draws of a kill over the whole run, and of as many while the tree is written (ten each). The runs are
those of a release that does not exist, on copies.
"""

import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from generator import swap as swapping
from tests.upkeep.next_release import INSTALLED, ROOT, command, contents, copy_project, run

KILLS = int(os.environ.get("OPWRIGHT_KILLS", "10"))
PLACES = ("schemas", "generated", "tests/cases")


def start(root: Path, *words) -> subprocess.Popen:
    return subprocess.Popen(command(root, *words), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)


def writing(root: Path) -> bool:
    """The new tree is ready, and the first byte of the old one may go."""
    work = root / "build-update"
    return (work / (swapping.COMMIT + ".new")).exists() or (work / swapping.COMMIT).exists()


def wait_for(process: subprocess.Popen, seen, pause: float = 0.0002) -> float:
    while process.poll() is None and not seen():
        time.sleep(pause)
    return time.monotonic()


def processes_of(root: Path) -> list[int]:
    """All processes that work on this copy, also those that are in no one's group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if str(root).encode() in path.read_bytes() and int(path.parent.name) != os.getpid():
                found.append(int(path.parent.name))
        except OSError:
            pass  # it has ended
    return found


def kill_group(process: subprocess.Popen) -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass  # it had ended
    process.wait()


def kill_all(process: subprocess.Popen, root: Path) -> None:
    """Also the one that puts the tree in place: what a machine that goes down does."""
    for pid in (process.pid, *processes_of(root)):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    kill_group(process)
    while processes_of(root):
        time.sleep(0.001)


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory, wheel) -> tuple[dict[str, bytes], float, float, float]:
    """The tree after an update, how long it took, how long of it the last was written, and how long the new tree was put in place."""
    root = copy_project(tmp_path_factory.mktemp("updated"))
    begin = time.monotonic()
    process = start(root, "--wheel", wheel)
    first = wait_for(process, lambda: writing(root))
    named = wait_for(process, (root / "build-update" / swapping.COMMIT).exists)
    last = wait_for(process, lambda: not writing(root))
    assert process.wait() == 0
    return contents(root), time.monotonic() - begin, named - first, last - named


def copy_again(fresh: Path, root: Path) -> None:
    if root.exists():
        shutil.rmtree(root)
    shutil.copytree(fresh, root, symlinks=True, ignore=shutil.ignore_patterns("build-update"))


def test_killed_at_any_moment(uninterrupted, fresh, wheel, tmp_path, capsys):
    """SIGKILL to its process group, at moments drawn uniformly over the run."""
    new, took, _, _ = uninterrupted
    old, root, seen = contents(fresh), tmp_path / "copy", []
    copy_again(fresh, root)
    for k in range(KILLS):
        if seen and seen[-1] == "new":
            copy_again(fresh, root)
        process = start(root, "--wheel", wheel)
        time.sleep(took * random.Random(k).random())
        kill_group(process)
        while processes_of(root):  # the swap is in no group, and ends by itself
            time.sleep(0.001)
        now = contents(root)
        assert now in (old, new)
        seen.append("new" if now == new else "old")
    run(root, "--wheel", wheel)
    assert contents(root) == new, seen
    with capsys.disabled():
        print(f"\nkilled {KILLS} times within {took:.1f} s: {seen.count('old')} left the old tree, {seen.count('new')} the new one")


def test_killed_while_the_tree_is_written(uninterrupted, fresh, wheel, tmp_path, capsys):
    """From the first write on, over as long as writing takes. Every second time it is from when commit.json has its name, after which
    the old tree goes, and the process that puts the new one in place is killed too: it may be half done, and the next command finishes."""
    new, _, ready, placing = uninterrupted
    old, root, seen = contents(fresh), tmp_path / "copy", []
    for k in range(KILLS):
        if not seen or seen[-1] != "old":
            copy_again(fresh, root)
        process = start(root, "--wheel", wheel)
        wait_for(process, (root / "build-update" / swapping.COMMIT).exists if k % 2 else lambda: writing(root))
        time.sleep((placing if k % 2 else ready + placing) * random.Random(100 + k).random())
        if k % 2:
            kill_all(process, root)
        else:
            kill_group(process)
            while processes_of(root):
                time.sleep(0.001)
        now = contents(root)
        if (root / "build-update" / swapping.COMMIT).exists():
            assert k % 2, "a kill of its group does not come between the steps"
            with swapping.locked(root / "build-update", wait=False):
                assert swapping.finish(root, root / "build-update")
            seen.append("finished")
            now = contents(root)
            assert now == new
        else:
            assert now in (old, new)
            seen.append("new" if now == new else "old")
    run(root, "--wheel", wheel)
    assert contents(root) == new, seen
    with capsys.disabled():
        print(f"\nkilled {KILLS} times within the {1000 * ready:.0f} + {1000 * placing:.0f} ms of writing: {seen.count('old')} left the old tree, "
              f"{seen.count('new')} the new one, {seen.count('finished')} one that was finished afterwards")


# Ends the process before the step that is asked for: every call that changes names, and what comes before and after.
_DIES = '''
import os, signal, sys
from pathlib import Path
from types import SimpleNamespace
from generator import swap
root, work, tree, at, exchanges = *map(Path, sys.argv[1:4]), int(sys.argv[4]), sys.argv[5] == "exchanges"
steps = 0
def counted(call):
    def step(*words):
        global steps
        if steps == at:
            os.kill(os.getpid(), signal.SIGKILL)
        steps += 1
        return call(*words)
    return step
swap.to_disk = counted(lambda place: None)
swap._name_to_disk = counted(swap._name_to_disk)
os.rename, os.replace, Path.unlink = counted(os.rename), counted(os.replace), counted(Path.unlink)
if exchanges:
    swap._exchange = counted(swap._exchange)
else:
    swap.sys = SimpleNamespace(platform="one without renameat2", stderr=sys.stderr)
swap.swap(root, work, tree, {"a": "x", "b": "gone", "c/d": "x"}, ["one.txt", "two.txt"])
'''


def small_tree(root: Path) -> Path:
    """A tree and the one to put in its place, in both of which every file says which one it is."""
    tree = root / "build-update" / "run-1" / "tree"
    for place, text in ((root, "old"), (tree, "new")):
        for name in ("a/x", "b/y", "c/d/x", "one.txt", "two.txt", *(["b/gone"] if text == "old" else [])):
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_text(text)
    return tree


def texts(root: Path) -> set[str]:
    return {path.read_text() for path in root.rglob("*") if path.is_file() and "build-update" not in path.parts}


@pytest.mark.parametrize("how", ["exchanges", "renames"])
def test_stopped_before_any_step_it_is_finished(tmp_path, how):
    """Also where the checkout is copied in between, so that all inode numbers are others."""
    seen = []
    for at in range(100):
        root = tmp_path / f"{how}-{at}"
        tree = small_tree(root)
        work = root / "build-update"
        ran = subprocess.run([sys.executable, "-c", _DIES, root, work, tree, str(at), how], cwd=ROOT, capture_output=True, text=True)
        begun = (work / swapping.COMMIT).exists()
        copy = shutil.copytree(root, tmp_path / f"{how}-{at}-copy")
        for place in (root, copy):
            with swapping.locked(place / "build-update", wait=False):
                assert swapping.finish(place, place / "build-update") == begun
                assert not swapping.finish(place, place / "build-update")
            assert texts(place) in ({"old"}, {"new"}) and (begun is False or texts(place) == {"new"})
            assert (place / "b/gone").exists() == (texts(place) == {"old"})
        seen.append("finished" if begun else texts(root).pop())
        if ran.returncode == 0:
            break
    assert seen[-1] == "new" and seen.index("finished") == seen.count("old") > 1 and seen.count("finished") >= (7 if how == "exchanges" else 13), seen


def test_a_file_edited_by_hand_in_between_is_kept(tmp_path):
    root = tmp_path / "root"
    tree = small_tree(root)
    work = root / "build-update"
    os.rename(swapping.write_plan(root, work, tree, {"a": "x", "b": "gone", "c/d": "x"}, ["one.txt", "two.txt"]), work / swapping.COMMIT)
    (root / "one.txt").write_text("mine")
    assert swapping.finish(root, work) and (root / "one.txt").read_text() == "mine" and texts(root) == {"new", "mine"}


def test_two_at_once_and_an_interruption(fresh, wheel):
    """The second run is refused; Ctrl-C ends the first with one line, and nothing is left of it."""
    before = contents(fresh)
    for signaled in ("group", "process"):
        process = start(fresh, "--wheel", wheel)
        wait_for(process, lambda: list((fresh / "build-update").glob("run-*/tree")), 0.01)
        assert run(fresh, "--wheel", wheel, code=1) == "another update is running in this tree\n"
        (os.killpg if signaled == "group" else os.kill)(process.pid, signal.SIGINT)
        printed, _ = process.communicate()
        assert process.returncode == 130 and printed.endswith("\ninterrupted; the tree is as it was\n") and "Traceback" not in printed
        assert contents(fresh) == before and [path.name for path in (fresh / "build-update").iterdir()] == [swapping.LOCK]


def test_without_room_on_the_disk_nothing_is_lost(fresh, wheel):
    """A limit on the size of files makes writing fail as a full disk does, sooner or later in the run."""
    before = contents(fresh)
    largest = max(len(data) for data in before.values())
    for words, limit in ((("--wheel", wheel), 1 << 20), (("--onnx", INSTALLED), largest - 1), (("--onnx", INSTALLED), 1 << 10)):
        ran = subprocess.run(command(fresh, *words), cwd=ROOT, capture_output=True, text=True,
                             preexec_fn=lambda limit=limit: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
        assert ran.returncode == 1 and "File too large" in ran.stderr and "Traceback" not in ran.stderr, ran.stderr
        assert contents(fresh) == before and [path.name for path in (fresh / "build-update").iterdir()] == [swapping.LOCK]


@pytest.mark.parametrize("place", PLACES)
def test_folders_that_cannot_change_places_are_refused(fresh, tmp_path, place):
    root = tmp_path / "root"
    copy_again(fresh, root)
    (root / place).rename(tmp_path / "elsewhere")
    (root / place).symlink_to(tmp_path / "elsewhere")
    assert f"{place} is no folder of its own" in run(root, "--onnx", INSTALLED, code=1)


def test_scratch_that_cannot_be_made_is_said(fresh, tmp_path):
    root = tmp_path / "root"
    copy_again(fresh, root)
    (root / "build-update").write_text("a file")
    printed = run(root, "--onnx", INSTALLED, code=1)
    assert printed.startswith("the update stopped: ") and printed.endswith("; the tree is as it was\n")


def test_opw_finishes_what_was_begun(tmp_path):
    """Any command, before it does anything else."""
    root = tmp_path / "root"
    tree = small_tree(root)
    work = root / "build-update"
    shutil.copy2(ROOT / "opw", root / "opw")
    shutil.copytree(ROOT / "generator", root / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    os.rename(swapping.write_plan(root, work, tree, {"a": "x", "b": "gone", "c/d": "x"}, ["one.txt"]), work / swapping.COMMIT)
    ran = subprocess.run([sys.executable, root / "opw", "clean"], capture_output=True, text=True)
    assert ran.returncode == 0 and "finishing an update that was interrupted" in ran.stdout, ran.stderr
    assert [(root / name).read_text() for name in ("a/x", "b/y", "c/d/x", "one.txt", "two.txt")] == ["new"] * 4 + ["old"]
    assert not work.exists()
