# SPDX-License-Identifier: Apache-2.0
"""schemas/ as they were at a release that they have been, such as the installed one after `./opw update` to a newer one."""

import json
import shutil
from pathlib import Path

from generator import history
from generator.hashing import short_hash
from generator.importer import json_index
from generator.json_text import dump

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "schemas"


def schemas_of(release: str, root: Path) -> Path:
    """The facts of `release` at `root`, in the form that importing has, and beside them the cases of all releases; upstream's
    domains only. ImportFailure if schemas/history does not know the release."""
    opsets, facts = history.facts_at(SCHEMAS, release)
    operators: dict[tuple[str, str], list[dict]] = {}
    for (domain, name, _), version in facts.items():
        operators.setdefault((domain, name), []).append(version)
    files = {}
    for (domain, name), versions in sorted(operators.items()):
        data = dump({"domain": domain, "name": name, "versions": sorted(versions, key=lambda v: v["since"])}).encode()
        files[f"{domain}/{name}.json"] = short_hash(data)
        (root / domain).mkdir(parents=True, exist_ok=True)
        (root / domain / f"{name}.json").write_bytes(data)
    index = {"onnx": release, "opsets": opsets, "operators": len(operators), "op_versions": len(facts), "files": files}
    (root / "index.json").write_bytes(json_index(index))
    shutil.copytree(SCHEMAS / "cases", root / "cases")
    return root
