# SPDX-License-Identifier: Apache-2.0
"""Puts a prepared tree in the place of the project's, all at once: standard library only, as `opw` finishes with it what a
killed run has begun.

A run prepares everything in a folder below its scratch folder, has it written to the disk, and then names commit.json.
Until that file has its name, the tree is the old one; from then on it is the new one, and whoever comes next finishes.
Folders change places with one system call each, by a process that is in no one's process group, so that a kill of the run
does not come between them. What has been done is told from contents, not from inode numbers: these change where a
checkout is copied or restored.
"""

import contextlib
import ctypes
import errno
import fcntl
import hashlib
import json
import os
import signal
import sys
from pathlib import Path

COMMIT, LOCK = "commit.json", "lock"
_AT_FDCWD, _RENAME_EXCHANGE = -100, 2


class Busy(Exception):
    """Another process holds the scratch folder."""


@contextlib.contextmanager
def locked(work: Path, wait: bool):
    """Hold the scratch folder; if another process does, wait for it or raise Busy. A child of this one holds it too."""
    with open(work / LOCK, "a", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError as error:
            raise Busy from error
        yield


def to_disk(place: Path) -> None:
    """Return when all that was written to the file system of `place` is on the disk; OSError if some of it cannot be."""
    call = getattr(ctypes.CDLL(None, use_errno=True), "syncfs", None) if sys.platform == "linux" else None
    descriptor = os.open(place, os.O_RDONLY)
    try:
        failed = call is None or call(descriptor) != 0
        code = errno.ENOSYS if call is None else ctypes.get_errno()
        if failed and code == errno.ENOSYS:
            os.sync()
        elif failed:
            raise OSError(code, os.strerror(code), str(place))
    finally:
        os.close(descriptor)


def _name_to_disk(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def digest(path: Path) -> str:
    """SHA-256 of a file, "" if there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _exchange(one: Path, other: Path, aside: Path) -> None:
    """Two folders change places; where the system has no call for it, by way of `aside`."""
    call = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None) if sys.platform == "linux" else None
    if call is not None and call(_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other), _RENAME_EXCHANGE) == 0:
        return
    if not aside.exists():
        os.rename(one, aside)
    os.rename(other, one)
    os.rename(aside, other)


def finish(root: Path, work: Path) -> bool:
    """Do what `work`/commit.json says and what has not been done yet; False if there is none. The caller holds the lock."""
    commit = work / COMMIT
    if not commit.is_file():
        return False
    plan = json.loads(commit.read_text(encoding="utf-8"))
    tree = work / plan["tree"]
    for name, (witness, new) in plan["folders"].items():
        # Asked of the scratch folder, where no one edits.
        if (tree / name).exists() and digest(tree / name / witness) == new:
            _exchange(root / name, tree / name, tree / f"aside-{name.replace('/', '-')}")
    for name, old in plan["files"].items():
        # Gone from the tree: done before. Of other contents than then: edited by hand since, which is not lost.
        if (tree / name).exists() and digest(root / name) == old:
            os.replace(tree / name, root / name)
    to_disk(root)
    commit.unlink()
    return True


def write_plan(root: Path, work: Path, tree: Path, folders: dict[str, str], files: list[str]) -> Path:
    """Everything to the disk, and last what is to be done, still under another name than commit.json's."""
    plan = {
        "tree": tree.relative_to(work).as_posix(),
        "folders": {name: (witness, digest(tree / name / witness)) for name, witness in folders.items()},
        "files": {name: digest(root / name) for name in files},
    }
    written = work / (COMMIT + ".new")
    written.write_text(json.dumps(plan), encoding="utf-8")
    to_disk(work)
    return written


def swap(root: Path, work: Path, tree: Path, folders: dict[str, str], files: list[str]) -> None:
    """Put `folders` and `files` of `tree`, below `work`, into `root`; all lie on one file system.

    Each folder is there before; with it comes the name of a file in it that is another one in the new tree, or only in one
    of the two. OSError: the tree is the old one, or, if commit.json is there, the next command finishes.
    """
    written = write_plan(root, work, tree, folders, files)
    # An interruption may come before or after, not while two processes have the scratch folder in hand.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
    try:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                os.setsid()
                os.rename(written, work / COMMIT)
                _name_to_disk(work)
                finish(root, work)
                code = 0
            except OSError as error:
                print(error, file=sys.stderr, flush=True)
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    if status != 0:
        left = (work / COMMIT).exists()
        raise OSError("the new tree could not be put in place" + ("; the next ./opw command does it" if left else ""))
