# SPDX-License-Identifier: Apache-2.0
"""The importer writes the committed schemas/ byte for byte; the loader rejects what it does not know."""

import copy
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import onnx
import onnx.defs
import pytest
from onnx import helper
from onnx.reference import ReferenceEvaluator

from generator import importer, merge, official
from generator.hashing import short_hash, text_hash
from generator.json_text import dump
from generator.minimum import read_minimum
from generator.schema import ELEMENT_TYPES, SchemaError, load_operator, load_schemas, parse_type
from generator.store import OptionalValue, Pack

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "schemas"


def contents(root: Path) -> dict[str, bytes]:
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*")) if p.is_file()}


@pytest.fixture(scope="module")
def committed():
    return load_schemas(SCHEMAS, check_hashes=True)


def test_known_facts(committed):
    clip = committed.get("", "Clip")
    assert [v.since for v in clip.versions][:5] == [1, 6, 11, 12, 13]
    assert clip.at(5).since == 1 and clip.at(dict(committed.opsets)["ai.onnx"]).since >= 13
    assert clip.at(6).attribute("max").default == pytest.approx(3.4028235e38)
    assert clip.at(1).attribute("max").default is None
    assert clip.at(11).inputs[1].option == "optional"
    concat = committed.get("ai.onnx", "Concat").at(13)
    assert concat.max_input is None and concat.inputs[0].option == "variadic" and concat.inputs[0].homogeneous
    assert committed.get("", "Upsample").at(10).deprecated
    assert committed.get("ai.onnx", "NoSuchOperator") is None
    assert dict(committed.opsets)["ai.onnx"] >= read_minimum(SCHEMAS.parent)["tree"]["opset of ai.onnx"] > 0


def test_equality_compares_facts_and_not_texts(committed):
    erf = committed.get("", "Erf")
    assert erf.versions[0].inputs == erf.versions[1].inputs
    reordered = load_operator(SCHEMAS / "ai.onnx" / "Abs.json")
    assert reordered == committed.get("", "Abs")


def test_hash_shows_what_upstream_changes():
    assert text_hash("one\n  two") == text_hash("one two")
    assert text_hash("one two") != text_hash("one three")
    assert text_hash(" \n") == ""
    schemas = {s.since_version: s for s in importer.all_schemas()[("ai.onnx", "HardSwish")]}
    assert importer.body_hash(schemas[14], 14) != importer.body_hash(schemas[22], 22)
    assert importer.body_hash(schemas[14], 14) == importer.body_hash(schemas[14], 14)


@pytest.mark.parametrize("value", [b"\xff", b"\xc3("])
def test_defaults_that_are_no_text_are_refused(value):
    with pytest.raises(UnicodeDecodeError):
        importer.default_value(helper.make_attribute("a", value))


def test_defaults_of_other_types_are_refused():
    tensor = helper.make_attribute("a", helper.make_tensor("t", 1, [1], [1.0]))
    with pytest.raises(ValueError, match="TENSOR"):
        importer.default_value(tensor)


def test_float_default_is_the_shortest_decimal():
    assert importer.default_value(helper.make_attribute("a", 0.1)) == 0.1
    assert importer.default_value(helper.make_attribute("a", 1e-5)) == 1e-5


@pytest.mark.parametrize(
    "text, kind, element, spelling",
    [
        ("tensor(float)", "tensor", "float", "tensor(float)"),
        ("seq(tensor(int4))", "seq", "int4", "seq(tensor(int4))"),
        ("optional(seq(tensor(string)))", "optional", "string", "optional(seq(tensor(string)))"),
        ("sparse_tensor(double)", "sparse_tensor", "double", "sparse_tensor(double)"),
        ("map(int64, float)", "map", "float", "map(int64,tensor(float))"),
        ("map(string,tensor(int64))", "map", "int64", "map(string,tensor(int64))"),
        ("seq(map(int64, float))", "seq", "float", "seq(map(int64,tensor(float)))"),
    ],
)
def test_parse_type(text, kind, element, spelling):
    parsed = parse_type(text)
    assert (parsed.kind, parsed.element_dtype(), str(parsed)) == (kind, element, spelling)
    assert parse_type(spelling) == parsed


@pytest.mark.parametrize(
    "text", ["float", "tensor(real)", "tensor(float", "bag(float)", "map(int64)", "seq(float)"]
)
def test_parse_type_errors(text):
    with pytest.raises(ValueError, match="type"):
        parse_type(text)


def test_element_types_are_those_of_the_format():
    names = {name.lower() for name in onnx.TensorProto.DataType.keys()} - {"undefined"}
    assert set(ELEMENT_TYPES) == names
    numbers = [onnx.TensorProto.DataType.Value(name.upper()) for name in ELEMENT_TYPES]
    assert numbers == sorted(numbers)


def change(path: str, value):
    """An edit of the toy operator: the key at `path` becomes `value`, or goes if value is None."""

    def edit(data):
        *parents, last = path.split(".")
        for key in parents:
            data = data[int(key) if key.isdecimal() else key]
        last = int(last) if last.isdecimal() else last
        if value is None:
            del data[last]
        else:
            data[last] = value

    return edit


TOY = {
    "domain": "ai.onnx",
    "name": "Toy",
    "versions": [
        {
            "since": 1,
            "min_input": 1,
            "max_input": 1,
            "min_output": 1,
            "max_output": 1,
            "inputs": [{"name": "X", "type": "T"}],
            "outputs": [{"name": "Y", "type": "T"}],
            "attributes": [{"name": "axis", "type": "INT", "default": 1}],
            "constraints": [{"name": "T", "types": ["tensor(float)"]}],
            "hashes": {"doc": "0123456789abcdef", "body": {"7": "00"}, "context_body": [9]},
        },
        {
            "since": 2,
            "min_input": 0,
            "max_input": None,
            "min_output": 0,
            "max_output": 0,
            "hashes": {"doc": ""},
        },
    ],
}
V = "versions.0."
ERRORS = [
    (change("colour", "red"), "colour", "unknown key 'colour'"),
    (change("name", None), "Toy.json", "key 'name' is missing"),
    (change("name", "Tin"), "name", "does not fit the file's place"),
    (change("domain", "ai.tin"), "domain", "does not fit the file's place"),
    (change("versions", []), "versions", "no versions"),
    (change("versions.0", 7), "versions[0]", "expected an object"),
    (change("versions.1.since", 1), "versions[1].since", "1 does not follow 1"),
    (change(V + "since", "1"), "versions[0].since", "expected an integer"),
    (change(V + "since", True), "versions[0].since", "expected an integer"),
    (change(V + "deprecated", 1), "versions[0].deprecated", "expected true or false"),
    (change(V + "min_input", 3), "versions[0].min_input", "3 is more than max_input 1"),
    (change(V + "inputs.0.option", "many"), "inputs[0].option", "'many' is no option"),
    (change(V + "inputs.0.type", "U"), "inputs[0].type", "not of the form kind(element)"),
    (change(V + "inputs.0.colour", 1), "inputs[0].colour", "unknown key"),
    (change(V + "outputs.0.type", "tensor(real)"), "outputs[0].type", "'real' in type"),
    (change(V + "attributes.0.type", "LONG"), "attributes[0].type", "'LONG' is no attribute type"),
    (change(V + "attributes.0.default", 1.5), "attributes[0].default", "1.5 is no INT"),
    (change(V + "attributes.0.default", [1]), "attributes[0].default", "[1] is no INT"),
    (
        change(V + "attributes.0.required", True),
        "attributes[0].default",
        "a required attribute has a default",
    ),
    (change(V + "attributes", [{"name": "a", "type": "INT"}] * 2), "attributes[1]", "'a' appears twice"),
    (change(V + "constraints.0.types", []), "constraints[0].types", "allows no type"),
    (change(V + "constraints.0.types", ["tensor(float)"] * 2), "types[1]", "appears twice"),
    (change(V + "constraints.0.types", [1]), "types[0]", "expected a string"),
    (change(V + "hashes.doc", None), "versions[0].hashes", "key 'doc' is missing"),
    (change(V + "hashes.body", {"x": "00"}), "hashes.body.x", "expected an opset"),
    (change(V + "hashes.context_body", ["9"]), "context_body[0]", "expected an opset"),
]


def write_toy(root: Path, data) -> Path:
    path = root / "schemas" / "ai.onnx" / "Toy.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dump(data))
    return path


def test_toy_loads(tmp_path):
    toy = load_operator(write_toy(tmp_path, TOY))
    first, second = toy.versions
    assert first.attributes[0].default == 1 and first.inputs[0].option == "single"
    assert [(b.opset, b.hash) for b in first.bodies] == [(7, "00"), (9, "")]
    assert second.max_input is None and second.inputs == ()
    assert str(first.inputs[0].location) == "schemas/ai.onnx/Toy.json: versions[0].inputs[0]"


@pytest.mark.parametrize("edit, key, wrong", ERRORS)
def test_loader_errors(tmp_path, edit, key, wrong):
    data = copy.deepcopy(TOY)
    edit(data)
    with pytest.raises(SchemaError) as caught:
        load_operator(write_toy(tmp_path, data))
    (message,) = caught.value.errors
    assert message.startswith("schemas/ai.onnx/Toy.json")
    assert key in message and wrong in message
    assert message.endswith("then run: python -m generator import")


def test_loader_reports_all_errors_at_once(tmp_path):
    data = copy.deepcopy(TOY)
    change("colour", "red")(data)
    change(V + "inputs.0.option", "many")(data)
    change(V + "attributes.0.default", "x")(data)
    with pytest.raises(SchemaError) as caught:
        load_operator(write_toy(tmp_path, data))
    assert len(caught.value.errors) == 3


@pytest.mark.parametrize(
    "text, wrong", [("{", "cannot be read as JSON"), ('{"name": 1, "name": 2}', "appears twice")]
)
def test_loader_rejects_bad_json(tmp_path, text, wrong):
    path = write_toy(tmp_path, TOY)
    path.write_text(text)
    with pytest.raises(SchemaError, match=wrong):
        load_operator(path)


def toy_tree(root: Path) -> dict:
    data = write_toy(root, TOY).read_bytes()
    return {
        "onnx": "1.0.0",
        "opsets": {"ai.onnx": 2},
        "operators": 1,
        "op_versions": 2,
        "files": {"ai.onnx/Toy.json": short_hash(data)},
    }


@pytest.mark.parametrize(
    "edit, wrong",
    [
        (change("files", {}), "the index does not name this file"),
        (change("files", {"ai.onnx/Toy.json": "00"}), "differs from its hash"),
        (change("op_versions", 3), "3 does not fit the files: 2"),
        (change("colour", "red"), "unknown key"),
    ],
)
def test_index_errors(tmp_path, edit, wrong):
    index = toy_tree(tmp_path)
    (tmp_path / "schemas" / "index.json").write_text(json.dumps(index))
    assert len(load_schemas(tmp_path / "schemas").operators) == 1
    edit(index)
    (tmp_path / "schemas" / "index.json").write_text(json.dumps(index))
    with pytest.raises(SchemaError, match=wrong):
        load_schemas(tmp_path / "schemas", check_hashes=True)


def test_index_names_a_missing_file(tmp_path):
    index = toy_tree(tmp_path)
    index["files"]["ai.onnx/Gone.json"] = "00"
    (tmp_path / "schemas" / "index.json").write_text(json.dumps(index))
    with pytest.raises(SchemaError, match="Gone.json: there is no such file"):
        load_schemas(tmp_path / "schemas")


def test_dump_wraps_and_keeps_values():
    data = {
        "a": ["tensor(float)"] * 30,
        "b": {"x": 1, "y": [1, 2]},
        "c": [{"k": 1}, {"k": [2]}],
        "d": [],
        "e": None,
    }
    text = dump(data)
    assert json.loads(text) == data
    assert max(map(len, text.splitlines())) <= 120
    assert '  "b": {"x": 1, "y": [1, 2]},\n' in text
    assert '    {"k": 1},\n' in text


def one_node_model(
    op="Abs", opset=13, tensor="x", kind=onnx.TensorProto.FLOAT, doc="prose"
) -> onnx.ModelProto:
    node = helper.make_node(op, [tensor], [f"{tensor}_out"], doc_string=doc)
    infos = [helper.make_tensor_value_info(n, kind, [2]) for n in (tensor, f"{tensor}_out")]
    graph = helper.make_graph([node], doc, infos[:1], infos[1:], doc_string=doc)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], producer_name=doc)
    model.doc_string = doc
    return model


def raw_case(name="test_a", values=(1.0, -2.0), **model) -> official.RawCase:
    x = np.array(values, dtype=np.float32)
    return official.RawCase(name, "node", one_node_model(**model), (x,), (np.abs(x),))


def test_models_keep_no_prose():
    case = official.to_case(raw_case(), "1.23.2", "values")
    assert b"prose" not in case.model
    assert case.ops == (("ai.onnx", "Abs", 13),)


def test_case_key_ignores_names_and_opset_numbers():
    case = official.to_case(raw_case(), "1.23.2", "values")
    key = official.case_key(case)
    for same in (dict(tensor="y"), dict(opset=20), dict(doc="other")):
        other = official.RawCase("test_b", "node", one_node_model(**same), case.inputs, case.outputs)
        assert official.case_key(official.to_case(other, "1.22.0", "values")) == key
    assert official.case_key(official.to_case(raw_case(values=(1.0, -3.0)), "1.23.2", "values")) != key
    for changed in (dict(opset=6), dict(op="Neg")):
        other = official.RawCase("test_a", "node", one_node_model(**changed), case.inputs, case.outputs)
        assert official.case_key(official.to_case(other, "1.23.2", "values")) != key


def test_frozen_values_survive_rounding_only():
    old = official.to_case(raw_case(), "1.23.2", "values")
    assert official.same_but_rounding(
        official.to_case(raw_case(values=(1.0000001, -2.0)), "1.23.2", "values"), old
    )
    assert not official.same_but_rounding(
        official.to_case(raw_case(values=(1.1, -2.0)), "1.23.2", "values"), old
    )
    assert not official.same_but_rounding(official.to_case(raw_case(op="Neg"), "1.23.2", "values"), old)


def test_old_bfloat16_is_reinterpreted():
    kind = helper.make_tensor_type_proto(onnx.TensorProto.BFLOAT16, [1])
    value = official.as_value(np.array([0x3F80], dtype=np.uint16), kind)
    assert value.dtype.name == "bfloat16" and float(value[0]) == 1.0
    with pytest.raises(official.CaseError, match="int32"):
        official.as_value(np.array([1], dtype=np.int32), kind)


def case_root(path: Path, rules=(), seeds=()) -> Path:
    path.mkdir(parents=True)
    (path / "rules.json").write_text(json.dumps({"rules": list(rules)}))
    (path / "seeds.json").write_text(json.dumps({"cases": list(seeds)}))
    return path


def releases_of(root: Path) -> dict[str, tuple[str, str]]:
    index = json.loads((root / "index.json").read_text())
    return {case["name"]: (case["first"], case["last"]) for case in index["cases"]}


def do_import(root: Path, release: str, *raws) -> str:
    sources = [(raw.name, raw.kind, raw) for raw in raws]
    return merge.import_cases(root, release, sources)


def test_releases_merge(tmp_path):
    root = case_root(tmp_path / "cases")
    kept, changed, gone = raw_case("test_a"), raw_case("test_b", (3.0, 4.0)), raw_case("test_c", (5.0, 6.0))
    do_import(root, "1.22.0", kept, changed, gone)
    assert releases_of(root) == dict.fromkeys(["test_a", "test_b", "test_c"], ("1.22.0", "-"))
    do_import(
        root, "1.23.2", kept, raw_case("test_b", (7.0, 8.0)), raw_case("test_a2", (1.0, -2.0), tensor="z")
    )
    expected = {
        "test_a": ("1.22.0", "-"),  # also what test_a2 is, under another name
        "test_b": ("1.22.0", "1.22.0"),
        "test_b@1.23.2": ("1.23.2", "-"),
        "test_c": ("1.22.0", "1.22.0"),
    }
    assert releases_of(root) == expected
    do_import(root, "1.9.0", gone, raw_case("test_b", (7.0, 8.0)), raw_case("test_d", (9.0, 9.0)))
    expected.update(
        {"test_c": ("1.9.0", "1.22.0"), "test_b@1.23.2": ("1.9.0", "-"), "test_d": ("1.9.0", "1.9.0")}
    )
    assert releases_of(root) == expected
    before = contents(root)
    assert "0 files changed" in do_import(
        root, "1.23.2", kept, raw_case("test_b", (7.0, 8.0)), raw_case("test_a2", (1.0, -2.0), tensor="z")
    )
    assert contents(root) == before


def test_rules_act_and_stale_rules_are_errors(tmp_path):
    rules = [
        {"cases": ["test_a"], "do": "compare-shape", "reason": "random"},
        {"cases": ["test_b"], "do": "leave-out", "reason": "wrong value"},
    ]
    root = case_root(tmp_path / "cases", rules)
    do_import(root, "1.23.2", raw_case("test_a"), raw_case("test_b"))
    index = json.loads((root / "index.json").read_text())
    assert [(c["name"], c["compare"]) for c in index["cases"]] == [("test_a", "shape")]
    assert [(c["name"], c["reason"]) for c in index["left_out"]] == [("test_b", "wrong value")]
    with pytest.raises(merge.ImportFailure, match="no case is named test_b"):
        do_import(root, "1.23.2", raw_case("test_a"))


def test_rules_of_other_releases_rest(tmp_path):
    entry = {"cases": ["test_a"], "do": "leave-out", "reason": "wrong value", "releases": ["1.5.0"]}
    root = case_root(tmp_path / "cases", [entry, dict(entry, cases=["test_gone"], releases=["1.4.0"])])
    do_import(root, "1.23.2", raw_case("test_a"))
    assert releases_of(root) == {"test_a": ("1.23.2", "-")}
    do_import(root, "1.5.0", raw_case("test_a", (5.0, 6.0)), raw_case("test_b", (7.0, 8.0)))
    assert releases_of(root) == {"test_a": ("1.23.2", "-"), "test_b": ("1.5.0", "1.5.0")}


@pytest.mark.parametrize(
    "rule, wrong",
    [
        ({"cases": ["a"], "do": "skip", "reason": "r"}, "'skip' is none of"),
        ({"cases": ["a"], "to": "note"}, "unknown keys"),
    ],
)
def test_wrong_rules(tmp_path, rule, wrong):
    root = case_root(tmp_path / "cases", [rule])
    with pytest.raises(merge.ImportFailure, match=wrong):
        do_import(root, "1.23.2", raw_case("a"))


def test_a_case_without_schema_is_left_out_with_the_reason(tmp_path):
    root = case_root(tmp_path / "cases")
    do_import(root, "1.23.2", raw_case("test_a", op="NoSuchOperator"), raw_case("test_b"))
    index = json.loads((root / "index.json").read_text())
    assert [c["name"] for c in index["cases"]] == ["test_b"]
    assert "NoSuchOperator has no schema" in index["left_out"][0]["reason"]


def test_files_of_a_wheel_are_read(tmp_path):
    raw = raw_case("test_a")
    data = tmp_path / "node" / "test_a" / "test_data_set_0"
    data.mkdir(parents=True)
    (data.parent / "model.onnx").write_bytes(raw.model.SerializeToString())
    for side, (value,) in (("input", raw.inputs), ("output", raw.outputs)):
        (data / f"{side}_0.pb").write_bytes(onnx.numpy_helper.from_array(value).SerializeToString())
    ((name, kind, read),) = official.file_cases(tmp_path, ("node", "simple"))
    assert (name, kind) == ("test_a", "node")
    np.testing.assert_array_equal(read.inputs[0], raw.inputs[0])
    (data / "output_0.pb").unlink()
    ((_, _, broken),) = official.file_cases(tmp_path, ("node",))
    assert isinstance(broken, official.CaseError)


def test_committed_cases_are_complete():
    index = json.loads((SCHEMAS / "cases" / "index.json").read_text())
    least = read_minimum(SCHEMAS.parent)["tree"]
    kinds = ("node", *official.FILE_KINDS, "seed")
    assert all(index["counts"][kind] >= least[f"cases of kind {kind}"] > 0 for kind in kinds)
    packs: dict[str, list[str]] = {}
    for case in index["cases"]:
        packs.setdefault(case["pack"], []).append(case["name"])
    files = {f"{p.parent.name}/{p.stem}" for p in (SCHEMAS / "cases").glob("*/*.pack")}
    assert files == packs.keys()
    for pack, names in packs.items():
        with Pack(SCHEMAS / "cases" / f"{pack}.pack") as opened:
            assert sorted(opened.names) == sorted(names)


@pytest.mark.parametrize(
    "pack, names",
    [
        ("Size", ["test_cc_size", "test_cc_size_empty", "test_cc_size_example", "test_cc_size_scalar"]),
        ("Identity", ["test_cc_identity_opt"]),
    ],
)
def test_seeds_agree_with_the_reference_evaluator(pack, names):
    with Pack(SCHEMAS / "cases" / "ai.onnx" / f"{pack}.pack") as opened:
        for name in names:
            case = opened.case(name)
            assert case.kind == "seed"
            model = onnx.ModelProto.FromString(case.model)
            onnx.checker.check_model(model)

            def plain(value):
                return value.value if isinstance(value, OptionalValue) else value

            feeds = {entry.name: plain(v) for entry, v in zip(model.graph.input, case.inputs)}
            (result,) = ReferenceEvaluator(model).run(None, feeds)
            np.testing.assert_array_equal(result, plain(case.outputs[0]))


def test_reference_evaluator_reproduces_stored_cases():
    """Stored inputs, models and outputs belong together: upstream's own evaluator gives the outputs."""

    def as_list(value):
        return value if isinstance(value, list) else [value]

    ran = 0
    wrong = {entry["case"] for entry in json.loads((SCHEMAS / "cases" / "index.json").read_text())["wrong"]}
    for pack in ("Abs", "Clip", "Gather", "SequenceInsert", "OptionalHasElement", "StringConcat", "QuantizeLinear"):
        with Pack(SCHEMAS / "cases" / "ai.onnx" / f"{pack}.pack") as opened:
            for case in opened:
                if case.name in wrong:
                    continue
                model = onnx.ModelProto.FromString(case.model)
                feeds = {}
                for entry, value in zip(model.graph.input, case.inputs):
                    feeds[entry.name] = value.value if isinstance(value, OptionalValue) else value
                results = ReferenceEvaluator(model).run(None, feeds)
                for got, expected in zip(results, case.outputs, strict=True):
                    pairs = zip(as_list(got), as_list(expected), strict=True)
                    for a, b in pairs:
                        a = np.asarray(a)
                        assert a.shape == b.shape
                        if b.dtype == object:
                            assert a.tolist() == b.tolist()
                        else:
                            np.testing.assert_allclose(
                                a.astype(np.float64), b.astype(np.float64), rtol=case.rtol, atol=case.atol
                            )
                ran += 1
    assert ran >= 60
