# SPDX-License-Identifier: Apache-2.0
"""schemas/opsets.txt, by which test_registry.cc judges the registry: what onnx's own look-up gives."""

import json

import onnx

from generator import importer
from tests.generator.release_tree import SCHEMAS, schemas_of


def resolved(domain: str, op: str, newest: int) -> list[dict | None]:
    """What each opset from 1 to `newest` means, by onnx's own look-up."""

    def meant(opset: int) -> dict | None:
        try:
            schema = onnx.defs.get_schema(op, opset, domain)
        except onnx.defs.SchemaError:
            return None
        return {"since": schema.since_version, "deprecated": schema.deprecated}

    return [meant(opset) for opset in range(1, newest + 1)]


def test_the_file_is_what_onnx_says(tmp_path):
    """The installed onnx, and so what the tree has of its release."""
    operators = sorted({(schema.domain or "ai.onnx", schema.name) for schema in onnx.defs.get_all_schemas_with_history()})
    newest = {(domain or "ai.onnx"): opsets[1] for domain, opsets in onnx.defs.C.schema_version_map().items()}
    lines = [f"newest {domain} {newest[domain]}" for domain in sorted({domain for domain, _ in operators})]
    lines += [f"{domain} {op} {importer.opset_runs(resolved('' if domain == 'ai.onnx' else domain, op, newest[domain]))}"
              for domain, op in operators]
    written = (schemas_of(onnx.__version__, tmp_path) / importer.OPSETS).read_text(encoding="utf-8")
    assert [line for line in written.splitlines() if not line.startswith("#")] == lines


def test_the_committed_file_is_that_of_the_committed_schemas():
    index = json.loads((SCHEMAS / "index.json").read_text(encoding="utf-8"))
    facts = {}
    for name in index["files"]:
        data = json.loads((SCHEMAS / name).read_text(encoding="utf-8"))
        facts[data["domain"], data["name"]] = data["versions"]
    assert (SCHEMAS / importer.OPSETS).read_text(encoding="utf-8") == importer.opsets_text(index["opsets"], facts), "run: ./opw import"


def test_meanings_join_opsets_of_one_version():
    assert importer.opset_runs(resolved("", "Clip", 14)) == "1-5:1 6-10:6 11-11:11 12-12:12 13-14:13"
    assert importer.opset_runs(resolved("", "Upsample", 12)) == "1-6:1 7-8:7 9-9:9 10-12:10!"
    assert importer.opset_runs(resolved("", "Where", 8)) == ""
