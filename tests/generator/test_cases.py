# SPDX-License-Identifier: Apache-2.0
"""Recipes, values, oracles, texts and coverage of test cases; and the committed packs against their recipes."""

import json
import types
from pathlib import Path

import ml_dtypes
import numpy as np
import onnx
import pytest

from generator import coverage
from generator.case_arms import arms_of
from generator.case_expand import DraftError, expand
from generator.case_fill import FILLS, fill_array
from generator.case_model import make_model
from generator.case_number import BY_NAME, dtype_name, narrow, to_type
from generator.case_recipe import RecipeReader
from generator.case_text import float_text, row_lines, string_text
from generator.derive import changed, drafts_of, load_rooms, make_case, pack_path
from generator.names import suite
from generator.oracles import Answer, OracleError, Undefined, array_difference, ask, tolerance
from generator.schema import Location, ValueType, load_schemas
from generator.store import OptionalValue, Pack, value_arrays, value_shape, write_pack

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def schemas():
    return load_schemas(ROOT / "schemas")


def read(table: dict, first: bool = True):
    reader = RecipeReader()
    recipes = reader.read([table] if first else [{"name": "before"}, table], Location("x.toml"))
    return recipes[-1] if recipes else None, reader.errors


def drafts(schemas, op: str, since: int, table: dict, first: bool = True):
    recipe, errors = read(table, first)
    assert not errors
    operator = schemas.get("ai.onnx", op)
    return expand(recipe, next(v for v in operator.versions if v.since == since))


@pytest.mark.parametrize("dtype", BY_NAME)
def test_values_are_telling_and_repeatable(dtype):
    for fill in FILLS:
        array = fill_array("seed", fill, dtype, (2, 3))
        assert dtype_name(array) == dtype and array.shape == (2, 3)
        again = fill_array("seed", fill, dtype, (2, 3))
        assert array_difference(array, again, 0, 0) == ""
        one_value = dtype in ("float8e8m0", "float4e2m1", "int2") and fill in ("unit", "probability", "above_one", "positive")
        if fill != "zero" and not one_value:
            assert len({repr(v) for v in array.ravel().tolist()}) > 1, fill
    assert array_difference(fill_array("seed", "telling", dtype, (9,)), fill_array("other", "telling", dtype, (9,)), 0, 0)


def test_numbers_round_once():
    # By way of float, 1 + 2^-8 + 2^-40 would round to a tie first and then to 1.
    assert float(narrow(np.array([1 + 2.0**-8 + 2.0**-40]), "bfloat16")[0]) == 1 + 2.0**-7
    assert float(np.float64(1 + 2.0**-8 + 2.0**-40).astype(np.float32).astype(ml_dtypes.bfloat16)) == 1
    assert float(narrow(np.array([-(1 + 2.0**-8 + 2.0**-40)]), "bfloat16")[0]) == -(1 + 2.0**-7)
    assert np.isnan(narrow(np.array([np.nan]), "float8e5m2")[0].astype(np.float32))
    assert to_type([1.9, -1.9, 300], "uint8").tolist() == [1, 1, 255]


@pytest.mark.parametrize("table, part", [
    ({"name": "Big"}, "'Big' is no name"),
    ({"name": "a", "sinces": "=1"}, "unknown key 'sinces'"),
    ({"name": "a", "since": "1"}, "'1' is no condition"),
    ({"name": "a", "inputs": [{"shap": [1]}]}, "cases[0].inputs[0].shap: unknown key"),
    ({"name": "a", "inputs": [{"type": "tensor(float)"}]}, "neither shape nor values"),
    ({"name": "a", "inputs": [{"shape": [-1]}]}, "is no shape"),
    ({"name": "a", "inputs": [{"shape": [2], "values": [1]}]}, "1 values for shape [2]"),
    ({"name": "a", "inputs": [{"values": [[1], [1, 2]]}]}, "rows of different length"),
    ({"name": "a", "inputs": [{"shape": [2], "sequence": []}]}, "a value has one form"),
    ({"name": "a", "inputs": [{"shape": [2], "fill": "nice"}]}, "'nice' is no fill"),
    ({"name": "a", "inputs": [{"shape": [2], "range": [3, 1]}]}, "is no range"),
    ({"name": "a", "inputs": [{"shape": [2], "type": "tensor(flot)"}]}, "no ONNX element type"),
    ({"name": "a", "inputs": [{"map": {"keys": [1], "values": []}}]}, "as many values as keys"),
    ({"name": "a", "arms": "some"}, "'some' is no choice of arms"),
    ({"name": "a", "arms": {"T": "some"}}, "'some' chooses no types"),
    ({"name": "a", "ulp": -1}, "a tolerance is not negative"),
    ({"name": "a", "ulp": True}, "expected an integer or a number"),
    ({"name": "a", "outputs": [False]}, "names no output"),
    ({"name": "a", "compare": "loosely"}, "no way to compare"),
])
def test_wrong_recipes_name_file_key_and_edit(table, part):
    recipe, errors = read(table)
    assert recipe is None and len(errors) == 1
    assert errors[0].startswith("x.toml: cases[0]") and part in errors[0] and "then run: python -m generator derive" in errors[0]


def test_a_name_is_used_once():
    reader = RecipeReader()
    reader.read([{"name": "a"}, {"name": "a"}], Location("x.toml"))
    assert "two recipes are named 'a'" in reader.errors[0]


def test_first_recipe_takes_all_types_later_ones_one(schemas):
    table = {"name": "plain", "inputs": [[2, 3]]}
    names = [d.name for d in drafts(schemas, "Abs", 6, table)]
    assert len(names) == 11 and "plain_float16" in names and "plain_uint64" in names
    assert [d.name for d in drafts(schemas, "Abs", 6, table, first=False)] == ["plain_float"]


def test_pairs_are_the_product_and_all_is_every_type_once(schemas):
    table = {"name": "to", "inputs": [[3]], "attributes": {"to": "$T2"}}
    assert len(drafts(schemas, "Cast", 9, {**table, "arms": "pairs"})) == 13 * 13
    assert len(drafts(schemas, "Cast", 9, table)) == 13
    some = {**table, "arms": {"T2": ["tensor(int8)", "tensor(bool)"]}}
    assert [d.name for d in drafts(schemas, "Cast", 9, some)] == ["to_float_bool", "to_float_int8"]
    assert {str(d.attributes["to"]) for d in drafts(schemas, "Cast", 9, table)} == {str(t) for t in schemas.get("", "Cast").at(9).constraints[1].types}


def test_shapes_become_sequences_and_optionals(schemas):
    found = {d.name: d.inputs[0][2] for d in drafts(schemas, "Identity", 25, {"name": "p", "inputs": [[2, 3]]})}
    assert isinstance(found["p_seq_int8"], list) and len(found["p_seq_int8"]) == 2
    assert isinstance(found["p_optional_seq_float"], OptionalValue) and isinstance(found["p_optional_seq_float"].value, list)


@pytest.mark.parametrize("op, since, table, part", [
    ("Softmax", 13, {"inputs": [[2]], "attributes": {"axes": 1}}, "has no attribute 'axes'"),
    ("Softmax", 13, {"inputs": []}, "takes 1 to 1 inputs"),
    ("Cast", 13, {"inputs": [[2]]}, "needs attribute 'to'"),
    ("Clip", 13, {"inputs": [{}, [2]]}, "is required"),
    ("Clip", 13, {"inputs": {"high": [2]}}, "has no input 'high'"),
    ("Abs", 6, {"inputs": [{"shape": [2], "type": "tensor(string)"}]}, "does not allow tensor(string)"),
    ("Abs", 6, {"inputs": [[2]], "arms": {"X": "all"}}, "no free type variable"),
    ("Abs", 6, {"inputs": [{"empty": True}]}, "no type of T"),
    ("Abs", 6, {"inputs": [[2]], "outputs": 2}, "1 to 1 outputs"),
    ("Cast", 13, {"inputs": [[2]], "attributes": {"to": "$T9"}}, "no type variable 'T9'"),
])
def test_recipes_that_do_not_fit_a_version_say_why(schemas, op, since, table, part):
    with pytest.raises(DraftError, match=part.replace("(", r"\(").replace(")", r"\)")):
        drafts(schemas, op, since, {"name": "a", **table})


def engine(**functions):
    module = types.ModuleType("oracle")
    for name, function in functions.items():
        setattr(module, name, function)
    return module


def test_oracles_are_chosen_by_version_and_rounded_once(schemas):
    draft = next(d for d in drafts(schemas, "Abs", 6, {"name": "a", "inputs": [[2]]}) if d.name == "a_float16")
    third = lambda inputs, attributes: np.full(2, 1 / 3)  # noqa: E731
    answer = ask(draft, engine(v1=lambda i, a: 1 / 0, v6=third, v13=lambda i, a: 1 / 0))
    assert answer.oracle == "numpy" and dtype_name(answer.values[0]) == "float16"
    assert answer.values[0].tolist() == [float(np.float16(1 / 3))] * 2
    with pytest.raises(Undefined):
        ask(draft, engine(v1=lambda inputs, attributes: NotImplemented))
    with pytest.raises(OracleError, match="neither a function nor"):
        ask(draft, engine(v1="guess"))
    assert ask(draft, engine(v1=third, v5=None)).oracle == "reference"


def test_half_is_computed_in_a_wider_type(schemas):
    draft = next(d for d in drafts(schemas, "Add", 14, {"name": "a", "inputs": [{"values": [2048.0]}, {"values": [1.0009765625]}]}) if d.name == "a_float16")
    assert ask(draft, None).values[0].tolist() == [2050.0]  # 2049.0009765625 is above the tie


def test_engines_that_disagree_stop(schemas):
    pytest.importorskip("onnxruntime")
    draft = drafts(schemas, "Softmax", 11, {"name": "a", "inputs": [[2, 3, 2]], "attributes": {"axis": 0}, "arms": "one"})[0]
    with pytest.raises(OracleError, match="disagree"):
        ask(draft, None)
    assert ask(draft, engine(v1="onnxruntime")).oracle == "ort"


def test_copies_are_exact_and_sums_are_not(schemas):
    def limits(op, since, table):
        draft = next(d for d in drafts(schemas, op, since, {"name": "a", **table}) if d.name.endswith("_float"))
        return tolerance(draft, ask(draft, None), None)

    assert limits("Identity", 13, {"inputs": [[2, 3]]}) == (0, 0)
    assert limits("Exp", 13, {"inputs": [[2, 3]]}) == (2 * 2.0**-23, 2 * 2.0**-149)
    assert limits("Exp", 13, {"inputs": [[2, 3]], "rtol": 0.5}) == (0.5, 0)
    rtol, atol = limits("ReduceSum", 1, {"inputs": [{"values": [1e6, -1e6, 1.0]}], "sum": 3})
    assert rtol == 0 and 3 * 2.0**-23 * 1.9e6 < atol < 3 * 2.0**-23 * 2.1e6


def test_numbers_and_strings_as_text():
    assert float_text(np.float32(0.1), "float") == "0.1" and float_text(np.float32(-0.0), "float") == "-0"
    assert float_text(np.float16(0.1), "float16") == "0.0999755859375"
    assert float_text(ml_dtypes.float4_e2m1fn(1.5), "float4e2m1") == "1.5"
    assert [float_text(v, "double") for v in (np.nan, np.inf, -np.inf, 2.0)] == ["nan", "inf", "-inf", "2"]
    assert string_text('a"\\\n\u00e9') == '"a\\"\\\\\\x0a\\xc3\\xa9"'


def test_a_case_as_a_row(schemas):
    table = {"name": "axis_0", "inputs": [{"values": [[1, 2, 3], [4, -5, 6]]}], "attributes": {"axis": 0}, "arms": "one"}
    draft = drafts(schemas, "Softmax", 13, table)[0]
    answer = Answer("reference", (ValueType("tensor", dtype="float"),), (np.array([[0, 0.5, 1], [1, 0.25, 0]], np.float32),))
    case = make_case(draft, answer, (2.5e-07, 0.0))
    assert case.name == "Softmax_v13.axis_0_float"
    assert row_lines(case, draft.version) == [
        "output = Softmax-13(input) axis=0",
        "input: tensor(float)[2,3] 1 2 3 4 -5 6",
        "output: tensor(float)[2,3] 0 0.5 1 1 0.25 0",
        "rtol=2.5e-07 atol=0",
    ]
    assert arms_of(case, schemas.get("", "Softmax")) == {(13, "T", "tensor(float)")}


def test_large_cases_stay_in_the_pack(schemas):
    draft = drafts(schemas, "Abs", 13, {"name": "a", "inputs": [[65]], "arms": "one"})[0]
    assert row_lines(make_case(draft, ask(draft, None), (0, 0)), draft.version) is None
    draft = drafts(schemas, "Abs", 13, {"name": "a", "inputs": [[64]], "arms": "one"})[0]
    assert row_lines(make_case(draft, ask(draft, None), (0, 0)), draft.version)


def test_check_sees_other_inputs_and_outputs(schemas, tmp_path):
    draft = drafts(schemas, "Abs", 13, {"name": "a", "inputs": [[3]], "arms": "one"})[0]
    case = make_case(draft, ask(draft, None), (0, 0))
    path = tmp_path / "Abs.pack"
    assert changed(path, [case])
    write_pack(path, [case])
    assert changed(path, [case]) == []
    other = make_case(draft, Answer("numpy", (ValueType("tensor", dtype="float"),), (case.outputs[0] + 1,)), (0, 0))
    assert changed(path, [other]) == [f"{case.name}: other outputs"]
    assert changed(path, []) == [f"{case.name}: the recipe is gone"]


def test_committed_packs_are_what_the_recipes_say(schemas):
    """Without asking any oracle: every case's name, node and inputs. `derive --check` compares the outputs, too."""
    wrong = []
    for room in load_rooms(ROOT, schemas, set()):
        path = pack_path(ROOT, room.operator.domain, room.operator.name)
        if not room.recipes:
            assert not path.is_file()
            continue
        expected = {f"{suite(d.version.domain, d.version.op, d.version.since)}.{d.name}": d for d in drafts_of(room)}
        with Pack(path) as pack:
            for case in pack:
                draft = expected.get(case.name)
                if draft is None:
                    wrong.append(f"{case.name}: no recipe")
                    continue
                if onnx.ModelProto.FromString(case.model).graph.node[0] != make_model(draft).graph.node[0]:
                    wrong.append(f"{case.name}: another node")
                values = [value for name, _, value in (*draft.inputs, *draft.captures) if name]
                same = len(values) == len(case.inputs) and all(value_shape(a) == value_shape(b) for a, b in zip(values, case.inputs))
                pairs = [(x, y) for a, b in zip(values, case.inputs) for x, y in zip(value_arrays(a), value_arrays(b))]
                if not same or any(array_difference(x, y, 0, 0) for x, y in pairs):
                    wrong.append(f"{case.name}: other inputs")
    assert not wrong, "run: python -m generator derive\n" + "\n".join(wrong[:20])


def test_no_expected_value_comes_from_opwright():
    for path in sorted((ROOT / "tests" / "cases").glob("*/*.pack")):
        with Pack(path) as pack:
            assert {pack.facts(name)["oracle"] for name in pack.names} <= {"reference", "ort", "function", "numpy"}


def report_line(name: str, result: str = "passed", **more) -> str:
    entry = {"case": name, "origin": "derived", "domain": "ai.onnx", "op": "Abs", "since": 13, "arms": [["T", "tensor(float)"]], "result": result}
    return json.dumps({**entry, **more})


def test_coverage_counts_only_what_ran_and_passed(tmp_path):
    path = tmp_path / "report"
    path.write_text("\n".join([report_line("a"), report_line("a"), report_line("b", "failed"), report_line("c", origin="official")]))
    run = coverage.Run()
    run.read(path)
    arm = ("ai.onnx", "Abs", 13, "T", "tensor(float)")
    assert coverage.count_arms(run) == {arm: {"official": 1, "retargeted": 0, "derived": 1, "manual": 0}}
    assert coverage.operator_counts(run) == {"ai.onnx:Abs": 2}
    assert run.failed == {"b"}
    path.write_text("no report")
    with pytest.raises(coverage.CoverageError, match="report:1"):
        coverage.Run().read(path)


def test_a_case_that_fails_in_one_binary_counts_nowhere(tmp_path):
    path = tmp_path / "report"
    path.write_text("\n".join([report_line("a"), report_line("a", "failed"), report_line("a")]))
    run = coverage.Run()
    run.read(path)
    assert coverage.count_arms(run) == {} and run.passed() == []


def test_fewer_cases_than_recorded_fail(tmp_path):
    (tmp_path / "tests" / "cases").mkdir(parents=True)
    run = coverage.Run()
    assert coverage.check_minimum(tmp_path, run) == ["no case ran"]
    path = tmp_path / "report"
    path.write_text("\n".join([report_line("a"), report_line("b")]))
    run.read(path)
    assert "is missing" in coverage.check_minimum(tmp_path, run)[0]
    coverage.record_minimum(tmp_path, run, {})
    assert coverage.check_minimum(tmp_path, run) == []
    path.write_text(report_line("a"))
    fewer = coverage.Run()
    fewer.read(path)
    assert coverage.check_minimum(tmp_path, fewer) == [
        "1 cases ran, the recorded minimum is 2", "ai.onnx:Abs: 1 cases ran, the recorded minimum is 2",
    ]


@pytest.mark.parametrize("op", ["Cast", "CastLike", "QuantizeLinear", "DequantizeLinear", "Pad", "Gather", "Slice"])
def test_all_combinations_of_types_run(op):
    """By the committed coverage, which `./opw test` holds to what its run reports."""
    data = json.loads((ROOT / "generated/coverage.json").read_text(encoding="utf-8"))
    rows = [row for row in data["combinations"] if (row["domain"], row["op"]) == ("ai.onnx", op)]
    assert rows and [row for row in rows if row["covered"] != row["possible"]] == []


@pytest.mark.parametrize("domain, since, waits", [("ai.onnx", 28, False), ("ai.onnx", 29, True), ("ai.onnx.ml", 6, True), ("ai.onnx.ml", 5, False),
                                                  ("toy.math", 1, False)])
def test_only_op_versions_that_came_since_may_wait_for_cases(domain, since, waits):
    """Since the minimum was recorded, at that opset of each domain."""
    row = {"domain": domain, "op": "Op", "since": since, "constraint": "T", "type": "tensor(float)", "kernel": True, "cases": {"official": 0}}
    found = coverage.check_run(None, {"rows": [row]}, coverage.Run(), {"ai.onnx": 28, "ai.onnx.ml": 5})
    assert [len(texts) for texts in found] == ([0, 1] if waits else [1, 0])
