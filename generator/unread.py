# SPDX-License-Identifier: Apache-2.0
"""Op-versions with a kernel that upstream has edited under the same number, and that no one has said to have read.

A room was written from the texts of the pinned release. An edit after it does not take the kernel away, as nearly all of them
only word something better; it is listed until the room says `read = "1.24.0"`, the release whose texts have been read since.
"""

from pathlib import Path

from generator import history
from generator.merge import release_number
from generator.plan import Plan
from generator.upstream import installed


def read_release(room_says: str, pinned: str) -> str:
    """The release whose texts a room's kernels are known to follow."""
    return max((r for r in (room_says, pinned) if r), key=release_number, default="")


def unread(plan: Plan, root: Path) -> list[str]:
    """A line per operator. Nothing where no onnx is installed, or where it is that of the tree."""
    pinned = installed()
    newest, _, facts = history.tree_facts(root / "schemas")
    if not pinned or release_number(pinned) >= release_number(newest):
        return []
    known = [*reversed(history.releases(root / "schemas")), newest]
    stated: dict[str, history.Facts] = {}
    found = []
    for operator in plan.bound():
        read = read_release(operator.binding.read, pinned)
        # A release that the tree never had says no more than the one before it.
        base = max((r for r in known if release_number(r) <= release_number(read)), key=release_number, default=known[0])
        if base not in stated:
            stated[base] = history.facts_at(root / "schemas", base)[1]
        keys = [(operator.domain, operator.op, v.since) for v in operator.kernels()]
        edited = [str(key[2]) for key in keys if key in stated[base] and stated[base][key] != facts.get(key)]
        if edited:
            name = operator.op if operator.domain == "ai.onnx" else f"{operator.domain} {operator.op}"
            found.append(f'{name}-{", ".join(edited)}: edited upstream since {base}: read what changed '
                         f'(./opw report --from {base} --onnx {newest}), then write read = "{newest}" into {operator.binding.location.file}')
    return found
