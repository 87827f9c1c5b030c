# SPDX-License-Identifier: Apache-2.0
"""`python -m generator import`: writes what the installed onnx package states into schemas/, byte for byte
the same each time.

Facts only: upstream's prose and function bodies enter as hashes, from which a later release's changes are
seen.
"""

import itertools
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnx.defs

from generator.hashing import short_hash, text_hash
from generator.json_text import dump
from generator.merge import ImportFailure, import_cases
from generator.official import FILE_KINDS, file_cases, installed_data, memory_cases, resolve_since

_UNBOUNDED = 2**31 - 1
OPSETS = "opsets.txt"
_OPSETS_HEAD = """\
# SPDX-License-Identifier: Apache-2.0
# Made by `python -m generator import`: tests judge the registry by it, and hold it to onnx's own look-up. `newest DOMAIN OPSET`,
# then `DOMAIN OPERATOR MEANINGS`: the op-version that each opset from 1 on means, as `first-last:since`; `!` behind one that
# is deprecated. Opsets before the first do not know it.
"""
_AttributeType = onnx.AttributeProto.AttributeType


def domain_folder(domain: str) -> str:
    """The spelling of a domain in files and folders."""
    return domain or "ai.onnx"


def all_schemas() -> dict[tuple[str, str], list]:
    """Every op-version of the installed onnx: (domain, operator) -> schemas, oldest first."""
    grouped: dict[tuple[str, str], list] = {}
    for schema in onnx.defs.get_all_schemas_with_history():
        grouped.setdefault((domain_folder(schema.domain), schema.name), []).append(schema)
    for versions in grouped.values():
        versions.sort(key=lambda schema: schema.since_version)
    return dict(sorted(grouped.items()))


def _without(entry: dict, **usual) -> dict:
    """Leave out keys that hold their usual value; the loader fills them in."""
    return {key: value for key, value in entry.items() if key not in usual or value != usual[key]}


def _param(param) -> dict:
    entry = {
        "name": param.name,
        "type": param.type_str,
        "option": param.option.name.lower(),
        "homogeneous": param.is_homogeneous,
        "min_arity": param.min_arity,
        "text": text_hash(param.description),
    }
    return _without(entry, option="single", homogeneous=True, min_arity=1, text="")


def default_value(attribute: onnx.AttributeProto):
    """A schema's default as JSON states it: float32 as its shortest decimal, strings as UTF-8 text.

    A default that is no UTF-8 text, or of another type than number and string, is an error (ValueError,
    UnicodeDecodeError): no release has one, and the format would have to grow for it.
    """

    def number(value: float) -> float:
        return float(str(np.float32(value)))

    kind = _AttributeType.Name(attribute.type)
    readers = {
        "INT": lambda: attribute.i,
        "FLOAT": lambda: number(attribute.f),
        "STRING": lambda: attribute.s.decode("utf-8"),
        "INTS": lambda: list(attribute.ints),
        "FLOATS": lambda: [number(f) for f in attribute.floats],
        "STRINGS": lambda: [s.decode("utf-8") for s in attribute.strings],
    }
    if kind not in readers:
        raise ValueError(
            f"default of attribute '{attribute.name}' has type {kind}, which schemas/ cannot state"
        )
    return readers[kind]()


def _attribute(attribute) -> dict:
    entry = {"name": attribute.name, "type": attribute.type.name, "required": attribute.required}
    # 1.15 gave LabelEncoder's default_tensor a tensor of no type and no value as default: that is none.
    default = attribute.default_value
    if default.type and not (default.type == _AttributeType.TENSOR and default.t == onnx.TensorProto()):
        entry["default"] = default_value(default)
    entry["text"] = text_hash(attribute.description)
    return _without(entry, required=False, text="")


def _constraint(constraint) -> dict:
    entry = {"name": constraint.type_param_str, "text": text_hash(constraint.description)}
    # Sorted, as upstream's order says nothing and changes with its helper functions; 1.17 to 1.21 name a type of Conv twice.
    entry["types"] = sorted(set(constraint.allowed_type_strs))
    return _without(entry, text="")


def body_hash(schema, opset: int) -> str:
    """Hash of what a function body computes: names, nodes and attributes, each node with the op-version it
    means.

    Opset numbers themselves do not count, so that a body that another release states again hashes the same.
    """
    body = onnx.FunctionProto.FromString(schema.get_function_with_opset_version(opset))
    imports = {domain_folder(entry.domain): entry.version for entry in body.opset_import}

    def mark(nodes) -> None:
        for node in nodes:
            version = imports.get(domain_folder(node.domain), opset)
            node.doc_string = str(resolve_since(node.domain, node.op_type, version))
            node.domain = domain_folder(node.domain)
            for attribute in node.attribute:
                for graph in [attribute.g] if attribute.HasField("g") else attribute.graphs:
                    mark(graph.node)

    mark(body.node)
    for name in ("doc_string", "opset_import", "name", "domain", "overload", "value_info", "metadata_props"):
        if name in body.DESCRIPTOR.fields_by_name:  # older releases, which history asks, lack the last ones
            body.ClearField(name)
    return short_hash(body.SerializeToString(deterministic=True))


def version_facts(schema) -> dict:
    """One op-version as schemas/<domain>/<Op>.json states it."""

    def bound(value: int) -> int | None:
        return None if value == _UNBOUNDED else value

    hashes = {"doc": text_hash(schema.doc)}
    if schema.function_opset_versions:
        hashes["body"] = {
            str(opset): body_hash(schema, opset) for opset in sorted(schema.function_opset_versions)
        }
    if schema.context_dependent_function_opset_versions:
        hashes["context_body"] = sorted(schema.context_dependent_function_opset_versions)
    facts = {
        "since": schema.since_version,
        "deprecated": schema.deprecated,
        "experimental": schema.support_level.name == "EXPERIMENTAL",
        "deterministic": not getattr(schema, "non_deterministic", False),  # stated from 1.20 on
        "min_input": schema.min_input,
        "max_input": bound(schema.max_input),
        "min_output": schema.min_output,
        "max_output": bound(schema.max_output),
        "inputs": [_param(param) for param in schema.inputs],
        "outputs": [_param(param) for param in schema.outputs],
        "attributes": [_attribute(schema.attributes[name]) for name in sorted(schema.attributes)],
        "constraints": [_constraint(constraint) for constraint in schema.type_constraints],
        "hashes": hashes,
    }
    usual = {"deprecated": False, "experimental": False, "deterministic": True}
    return _without(facts, **usual, inputs=[], outputs=[], attributes=[], constraints=[])


def write_if_changed(path: Path, data: bytes) -> bool:
    """Write the file unless it holds these bytes already, so that unchanged files keep their time."""
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


def import_schemas(root: Path) -> list[str]:
    """Write what the installed onnx states into `root`, the project's schemas/; returns the names of the files that changed."""
    opsets = {domain_folder(d): v[1] for d, v in onnx.defs.C.schema_version_map().items()}
    facts = {key: [version_facts(schema) for schema in versions] for key, versions in all_schemas().items()}
    return write_schemas(root, onnx.__version__, opsets, facts)


def write_schemas(root: Path, release: str, opsets: dict[str, int], facts: dict[tuple[str, str], list[dict]]) -> list[str]:
    """Write every schema file and the index below `root`, delete files of operators that are gone.

    `facts` are the entries of each operator's versions, oldest first, by (domain, operator). Returns the names of the
    files that changed.
    """
    files = {f"{domain}/{name}.json": dump({"domain": domain, "name": name, "versions": versions}).encode()
             for (domain, name), versions in sorted(facts.items())}
    domains = {domain for domain, _ in facts}
    index = {
        "onnx": release,
        "opsets": {domain: opset for domain, opset in sorted(opsets.items()) if domain in domains},
        "operators": len(files),
        "op_versions": sum(map(len, facts.values())),
        "files": {name: short_hash(data) for name, data in files.items()},
    }
    files["index.json"] = json_index(index)
    files[OPSETS] = opsets_text(index["opsets"], facts).encode()
    changed = [name for name, data in files.items() if write_if_changed(root / name, data)]
    for path in sorted(root.glob("*/*.json")):
        name = f"{path.parent.name}/{path.name}"
        if path.parent.name in index["opsets"] and name not in files:
            path.unlink()
            changed.append(name)
    return changed


def opset_runs(meant: list[dict | None]) -> str:
    """`first-last:since` for every run of opsets that mean one op-version; `meant` are those of opset 1, 2 and so on, or None."""
    runs: list[list] = []
    for opset, version in enumerate(meant, start=1):
        if version is None:
            continue
        if runs and runs[-1][2]["since"] == version["since"]:
            runs[-1][1] = opset
        else:
            runs.append([opset, opset, version])
    return " ".join(f"{first}-{last}:{v['since']}{'!' * v.get('deprecated', False)}" for first, last, v in runs)


def opsets_text(opsets: dict[str, int], facts: dict[tuple[str, str], list[dict]]) -> str:
    """opsets.txt: an opset means the newest version that is not above it."""
    lines = [f"newest {domain} {opset}" for domain, opset in sorted(opsets.items())]
    for (domain, op), versions in sorted(facts.items()):
        meant = [max((v for v in versions if v["since"] <= opset), key=lambda v: v["since"], default=None) for opset in range(1, opsets[domain] + 1)]
        lines.append(f"{domain} {op} {opset_runs(meant)}")
    return _OPSETS_HEAD + "\n".join(lines) + "\n"


def json_index(index: dict) -> bytes:
    """An index file's bytes: one entry per line where a release changes single entries."""
    return (json.dumps(index, indent=2) + "\n").encode()


def _run(args) -> int:
    if bool(args.data) != bool(args.release):
        print("--data and --release go together", file=sys.stderr)
        return 2
    root = Path(args.root)
    release = args.release or onnx.__version__
    if args.data:
        sources = file_cases(Path(args.data), ("node", *FILE_KINDS))
    else:
        changed = import_schemas(root)
        print(f"onnx {release}: {len(changed)} schema files changed")
        if args.schemas_only:
            return 0
        sources = itertools.chain(memory_cases(), file_cases(installed_data(), FILE_KINDS))
    try:
        print(import_cases(root / "cases", release, sources, progress=print))
    except ImportFailure as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def add_commands(subparsers) -> None:
    """Add `import` to the command line of `python -m generator`."""
    parser = subparsers.add_parser("import", help="write schemas/ from the installed onnx package")
    parser.add_argument("--root", default="schemas", help="folder to write (default: schemas)")
    parser.add_argument("--schemas-only", action="store_true", help="leave schemas/cases as it is")
    parser.add_argument(
        "--data", help="add the cases of another release: onnx/backend/test/data of its wheel"
    )
    parser.add_argument("--release", help="the release that --data comes from, such as 1.22.0")
    parser.set_defaults(run=_run)
