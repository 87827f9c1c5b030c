# SPDX-License-Identifier: Apache-2.0
"""Puts a prepared tree in the place of the project's, all at once: standard library only, as `opw` finishes with it what a
killed run has begun.

A run prepares everything in its scratch folder, then writes commit.json there. Until that file has its name, the tree
is the old one; from then on it is the new one, and whoever comes next finishes. Folders change places with one system
call each, by a process that is in no one's process group, so that a kill of the run does not come between them.
"""

import ctypes
import json
import os
import sys
from pathlib import Path

COMMIT = "commit.json"
_AT_FDCWD, _RENAME_EXCHANGE = -100, 2


def _exchange(one: Path, other: Path, aside: Path) -> None:
    """Two folders change places; where the system has no call for it, by way of `aside`."""
    renameat2 = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None) if sys.platform == "linux" else None
    if renameat2 is not None and renameat2(_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other), _RENAME_EXCHANGE) == 0:
        return
    if not aside.exists():
        os.rename(one, aside)
    os.rename(other, one)
    os.rename(aside, other)


def finish(root: Path, work: Path) -> bool:
    """Do what `work`/commit.json says and what has not been done yet; False if there is none."""
    commit = work / COMMIT
    if not commit.is_file():
        return False
    plan = json.loads(commit.read_text(encoding="utf-8"))
    for name, number in plan["folders"].items():
        place = root / name
        if not place.exists() or place.stat().st_ino != number:
            _exchange(place, work / "tree" / name, work / f"aside-{name.replace('/', '-')}")
    for name, number in plan["files"].items():
        if not (root / name).exists() or (root / name).stat().st_ino != number:
            os.replace(work / "tree" / name, root / name)
    commit.unlink()
    return True


def swap(root: Path, work: Path, folders: list[str], files: list[str]) -> None:
    """Put `folders` and `files` of `work`/tree into `root`. Each folder is there before; both lie on one file system."""
    numbers = {kind: {name: (work / "tree" / name).stat().st_ino for name in names}
               for kind, names in (("folders", folders), ("files", files))}
    written = work / (COMMIT + ".new")
    with open(written, "w", encoding="utf-8") as file:
        json.dump(numbers, file)
        file.flush()
        os.fsync(file.fileno())
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.setsid()
            os.rename(written, work / COMMIT)
            finish(root, work)
            code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if status != 0:
        raise OSError(f"the new tree could not be put in place; {work / COMMIT} says what is left, any ./opw command does it")
