# SPDX-License-Identifier: Apache-2.0
"""schemas/opsets.txt, by which test_registry.cc judges the registry: what onnx's own look-up gives, which is the newest
version that is not above the opset."""

from types import SimpleNamespace

import onnx

from generator.importer import OPSETS, opset_runs, opsets_text, resolved
from generator.schema import Schemas, load_schemas
from tests.generator.release_tree import SCHEMAS, schemas_of


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#")]


def by_the_rule(schemas: Schemas) -> list[str]:
    """The lines as the facts of the op-versions give them."""
    opsets = dict(schemas.opsets)
    found = [f"newest {domain} {opset}" for domain, opset in sorted(opsets.items())]
    for operator in sorted(schemas.operators, key=lambda o: (o.domain.removeprefix("ai.onnx"), o.name)):
        versions = {v.since: SimpleNamespace(since_version=v.since, deprecated=v.deprecated) for v in operator.versions}
        meant = [max((s for s in versions if s <= opset), default=0) for opset in range(1, opsets[operator.domain] + 1)]
        found.append(f"{operator.domain} {operator.name} {opset_runs([versions.get(since) for since in meant])}")
    return found


def test_the_look_up_of_the_installed_onnx_is_the_rule(tmp_path):
    assert lines(opsets_text()) == by_the_rule(load_schemas(schemas_of(onnx.__version__, tmp_path)))


def test_the_committed_file_is_that_of_the_committed_schemas():
    assert lines((SCHEMAS / OPSETS).read_text(encoding="utf-8")) == by_the_rule(load_schemas(SCHEMAS)), "run: ./opw import"


def test_meanings_join_opsets_of_one_version():
    assert opset_runs(resolved("", "Clip", 14)) == "1-5:1 6-10:6 11-11:11 12-12:12 13-14:13"
    assert opset_runs(resolved("", "Upsample", 12)) == "1-6:1 7-8:7 9-9:9 10-12:10!"
    assert opset_runs(resolved("", "Where", 8)) == ""
