# SPDX-License-Identifier: Apache-2.0
"""Code blocks of Markdown files, and running the commands that such a file tells its reader to run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.M | re.S)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file name behind that ("" if none), its text."""

    language: str
    file: str
    text: str


def blocks(document: Path, heading: str) -> list[Block]:
    """The blocks of one section, from its heading to the next one of that level or above."""
    text = document.read_text()
    level = heading.split()[0]
    assert text.count(f"\n{heading}\n") == 1, f"{document.name} has no section '{heading}'"
    section = text.partition(f"\n{heading}\n")[2]
    section = re.split(rf"^#{{1,{len(level)}}} ", re.sub(r"^```.*?^```$", lambda m: m[0].replace("\n#", "\n\0"), section, flags=re.M | re.S), flags=re.M)[0]
    return [Block(language, file or "", body) for language, file, body in _BLOCK.findall(section.replace("\n\0", "\n#"))]


def compiler() -> list[str]:
    """The one that CXX names, else the first that is there."""
    return shlex.split(os.environ.get("CXX", "")) or [next(name for name in ("g++", "c++", "clang++") if shutil.which(name))]


def follow(commands: str, folder: Path, library: Path) -> str:
    """Runs shell lines in `folder`, which has no .venv and no build/: the generator is run by this interpreter, the
    compiler is that of this machine, and build/libopwright.a is `library`. Returns what the last one printed."""
    shown = ""
    for line in commands.strip().split("\n"):
        words = shlex.split(line)
        if words[0] == "./opw":
            words = [sys.executable, "-m", "generator", *words[1:]]
        elif words[0] == "g++":
            words = [*compiler(), *words[1:]]
            words = [str(library) if word == "build/libopwright.a" else word for word in words]
            if os.environ.get("OPWRIGHT_SANITIZE"):
                words.append("-fsanitize=address,undefined")
        ran = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        assert ran.returncode == 0, f"{line}\n{ran.stdout}{ran.stderr}"
        shown = ran.stdout
    return shown
