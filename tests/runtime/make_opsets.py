# SPDX-License-Identifier: Apache-2.0
"""Writes opsets.txt, which test_registry.cc reads: what the installed onnx says each opset means by each operator.

    python tests/runtime/make_opsets.py            writes it
"""

from pathlib import Path

import onnx

FILE = Path(__file__).with_name("opsets.txt")
HEAD = """\
# SPDX-License-Identifier: Apache-2.0
# Of onnx {version}, made by make_opsets.py. `newest DOMAIN OPSET`, then `DOMAIN OPERATOR MEANINGS`: the op-version that each
# opset from 1 on means, as `first-last:since`; `!` behind one that is deprecated. Opsets before the first do not know it.
"""


def resolved(domain: str, op: str, newest: int) -> list[onnx.defs.OpSchema | None]:
    """The schema that each opset from 1 to `newest` means, by onnx's own look-up."""

    def schema(opset: int) -> onnx.defs.OpSchema | None:
        try:
            return onnx.defs.get_schema(op, opset, domain)
        except onnx.defs.SchemaError:
            return None

    return [schema(opset) for opset in range(1, newest + 1)]


def meanings(schemas: list[onnx.defs.OpSchema | None]) -> str:
    runs: list[list] = []
    for opset, schema in enumerate(schemas, start=1):
        if schema is None:
            continue
        if runs and runs[-1][2].since_version == schema.since_version:
            runs[-1][1] = opset
        else:
            runs.append([opset, opset, schema])
    return " ".join(f"{first}-{last}:{schema.since_version}{'!' * schema.deprecated}" for first, last, schema in runs)


def text() -> str:
    operators = sorted({(schema.domain, schema.name) for schema in onnx.defs.get_all_schemas_with_history()})
    domains = sorted({domain for domain, _ in operators})
    newest = {domain: onnx.defs.C.schema_version_map()[domain][1] for domain in domains}
    lines = [f"newest {domain or 'ai.onnx'} {newest[domain]}" for domain in domains]
    lines += [f"{domain or 'ai.onnx'} {op} {meanings(resolved(domain, op, newest[domain]))}" for domain, op in operators]
    return HEAD.format(version=onnx.__version__) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
