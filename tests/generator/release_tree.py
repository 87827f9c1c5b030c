# SPDX-License-Identifier: Apache-2.0
"""schemas/ as they were at a release that they have been, such as the installed one after `./opw update` to a newer one."""

import shutil
from pathlib import Path

from generator import history

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "schemas"


def schemas_of(release: str, root: Path) -> Path:
    """The facts of `release` at `root`, as importing writes them, and beside them the cases of all releases; upstream's domains
    only. ImportFailure if schemas/history does not know the release."""
    history.put_facts(root, release, *history.facts_at(SCHEMAS, release))
    shutil.copytree(SCHEMAS / "cases", root / "cases")
    return root
