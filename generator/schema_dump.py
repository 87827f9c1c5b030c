# SPDX-License-Identifier: Apache-2.0
"""Run by the Python that an onnx wheel was made for, be it 3.6: prints as JSON what that onnx states of every op-version.

Members stand under the names that onnx uses today and hold what that release gives, None where it did not state such a
thing; protobuf messages are hexadecimal. Nothing but onnx is imported, and nothing of this project: no annotations, no
syntax of later Pythons. `generator/history.py` reads the answer.
"""

import binascii
import json
import sys

import onnx
import onnx.defs


def plain(value):
    """Enumeration members by name, bytes as text."""
    if isinstance(value, bytes):
        return value.decode("utf-8")
    return getattr(value, "name", None) or str(value).rsplit(".", 1)[-1]


def message(value):
    return binascii.hexlify(value.SerializeToString()).decode("ascii")


def stated(holder, *names):
    """The first of these members that the release has; up to 1.13 some names were in camel case."""
    for name in names:
        if hasattr(holder, name):
            return getattr(holder, name)
    return None


def param(given):
    return {
        "name": given.name,
        "type_str": stated(given, "type_str", "typeStr"),
        "option": plain(given.option),
        "is_homogeneous": stated(given, "is_homogeneous", "isHomogeneous"),
        "min_arity": stated(given, "min_arity", "minArity"),
        "description": given.description,
    }


def attribute(given):
    default = stated(given, "default_value")
    if default is not None:
        default = message(default) if default.type else ""
    return {"type": plain(given.type), "required": given.required, "default_value": default, "description": given.description}


def bodies(schema):
    """Function bodies by opset. Up to 1.12 there was one, for the opset of its version, and 1.3 and older showed none."""
    opsets = stated(schema, "function_opset_versions")
    if opsets is not None:
        return {str(n): binascii.hexlify(schema.get_function_with_opset_version(n)).decode("ascii") for n in opsets}
    has = stated(schema, "has_function")
    if has is None:
        return None
    return {str(schema.since_version): message(schema.function_body)} if has else {}


def context_bodies(schema):
    opsets = stated(schema, "context_dependent_function_opset_versions")
    if opsets is not None:
        return list(opsets)
    has = stated(schema, "has_context_dependent_function")
    return None if has is None else [schema.since_version] if has else []


def op_version(schema):
    return {
        "domain": schema.domain,
        "name": schema.name,
        "since_version": schema.since_version,
        "doc": schema.doc or "",
        "deprecated": stated(schema, "deprecated"),
        "support_level": plain(schema.support_level),
        "non_deterministic": stated(schema, "non_deterministic"),
        "min_input": schema.min_input,
        "max_input": schema.max_input,
        "min_output": schema.min_output,
        "max_output": schema.max_output,
        "inputs": [param(p) for p in schema.inputs],
        "outputs": [param(p) for p in schema.outputs],
        "attributes": {name: attribute(a) for name, a in schema.attributes.items()},
        "type_constraints": [
            {"type_param_str": c.type_param_str, "description": c.description, "allowed_type_strs": list(c.allowed_type_strs)}
            for c in schema.type_constraints
        ],
        "bodies": bodies(schema),
        "context_bodies": context_bodies(schema),
    }


def main():
    onnx.defs.onnx = onnx  # 1.1 uses the name there and does not import it
    schemas = [op_version(schema) for schema in onnx.defs.get_all_schemas_with_history()]
    opsets = {domain: versions[1] for domain, versions in onnx.defs.C.schema_version_map().items()}
    json.dump({"file": onnx.__file__, "opsets": opsets, "schemas": schemas}, sys.stdout)


main()
