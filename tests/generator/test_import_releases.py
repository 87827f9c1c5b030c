# SPDX-License-Identifier: Apache-2.0
"""Past releases: their cases in one store with every case accounted for, wrong ones marked, and their facts as differences."""

import copy
import json
import shutil
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper
from onnx.reference import ReferenceEvaluator

from generator import __main__ as command
from generator import cases, history, importer, merge, official, releases
from generator.hashing import text_hash
from generator.merge import ImportFailure
from generator.minimum import read_minimum
from generator.plan import make_plan
from generator.schema import load_schemas
from generator.store import Case, Pack, value_arrays

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "schemas"
MOST_BYTES = 25_000_000
# Node cases that a release's code makes, beside the files of its wheel.
IN_MEMORY = {"1.23.2": 1884}


@pytest.fixture(scope="module")
def index():
    return json.loads((SCHEMAS / "cases" / "index.json").read_text())


@pytest.fixture(scope="module")
def stored() -> merge.CaseStore:
    return merge.CaseStore(SCHEMAS / "cases")


def model(op="Abs", opset=13, names=("x", "y")) -> onnx.ModelProto:
    infos = [helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [2]) for name in names]
    graph = helper.make_graph([helper.make_node(op, names[:1], names[1:])], "g", infos[:1], infos[1:])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])


def raw(name="test_a", values=(1.0, -2.0), result=None, **how) -> official.RawCase:
    x = np.array(values, dtype=np.float32)
    y = np.abs(x) if result is None else np.array(result, dtype=np.float32)
    return official.RawCase(name, "node", model(**how), (x,), (y,))


def store_root(path: Path, *rules) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    (path / "rules.json").write_text(json.dumps({"rules": rules}))
    (path / "seeds.json").write_text(json.dumps({"cases": []}))
    return path


def take(root: Path, release: str, *raws, computed=False) -> dict[str, dict]:
    merge.import_cases(root, release, [(r.name, r.kind, r) for r in raws], computed=computed)
    return {entry["name"]: entry for entry in json.loads((root / "index.json").read_text())["cases"]}


def write_wheel(path: Path, *raws, kind="node") -> Path:
    with zipfile.ZipFile(path, "w") as wheel:
        for case in raws:
            folder = f"onnx/backend/test/data/{kind}/{case.name}"
            wheel.writestr(f"{folder}/model.onnx", case.model.SerializeToString())
            for side, values in (("input", case.inputs), ("output", case.outputs)):
                for k, value in enumerate(values):
                    wheel.writestr(f"{folder}/test_data_set_0/{side}_{k}.pb", onnx.numpy_helper.from_array(value).SerializeToString())
        wheel.writestr("onnx/other.py", "raise SystemExit('a wheel is not run')")
    return path


# The committed store


def test_no_case_was_lost(index, stored):
    """More than what the store held when all releases were in is fine, less is a loss."""
    least = read_minimum(ROOT)["tree"]
    assert len(stored.cases) >= least["official cases"] > 0 and index["counts"]["cases"] == len(stored.cases)
    keys = {official.case_key(case) for case in stored.cases.values() if case.kind != "seed"}
    assert len(keys) >= least["distinct official cases"] > 0
    ops = {op for case in stored.cases.values() for op in case.ops if op[2]}
    assert len(ops) >= least["op-versions with an official case"] and index["counts"]["op_versions"] == len(ops)


def test_every_case_of_every_wheel_is_accounted_for(index, stored):
    pins = releases.read_pins(SCHEMAS / "cases")
    assert set(pins) <= set(index["releases"])  # releases imported later state their cases in memory, and need no pin
    left_out = [(entry["release"], entry["name"]) for entry in index["left_out"]]
    total = 0
    for release, row in zip(index["releases"], index["totals"], strict=True):
        # A case of a wheel may be what a seed is; the seed itself is of no wheel.
        names = {name for name, case in stored.table[release].items() if name != case or stored.cases[case].kind != "seed"}
        gone = [name for where, name in left_out if where == release]
        assert not names & set(gone)
        assert row["release"] == release and len(names) + len(gone) == row["cases"]
        if release in pins:
            made = IN_MEMORY.get(release, 0)
            assert sum(pins[release].cases.values()) + made == row["cases"] and ("node" in pins[release].cases) != bool(made)
        assert row["distinct"] == len({stored.table[release][name] for name in names})
        total += row["cases"]
    assert total >= 23_599 and sum(row["new"] for row in index["totals"]) == len(stored.cases)


def test_first_and_last_fit_the_table(stored):
    found: dict[str, list[str]] = {}
    for release in stored.releases:
        for name in set(stored.table[release].values()):
            found.setdefault(name, []).append(release)
    assert found.keys() == stored.cases.keys()
    for name, case in stored.cases.items():
        assert case.first == found[name][0]
        assert case.last == ("-" if found[name][-1] == stored.releases[-1] else found[name][-1])


def test_the_store_is_small_and_holds_equal_arrays_once():
    files = [path for path in (SCHEMAS / "cases").rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < MOST_BYTES
    for path in (SCHEMAS / "cases").glob("*/*.pack"):
        with Pack(path) as pack:
            blobs = [pack._blob(place) for place in pack._arrays]
            assert len(blobs) == len(set(blobs)), path.name


def test_wrong_cases_are_kept_with_what_is_right(index, stored):
    excluded = cases.read_exclusions(ROOT)
    assert len(index["wrong"]) <= 108  # a new one needs a proof
    for entry in index["wrong"]:
        case = stored.cases[entry["case"]]
        assert entry["reason"] and entry["right"] and entry["case"] in excluded
        if "right_case" in entry:
            other = stored.cases[entry["right_case"]]
            assert official.values_key(case.inputs) == official.values_key(other.inputs)
            assert official.case_key(case) != official.case_key(other)


def operators_with_kernels(case: Case, plan) -> bool:
    return bool(case.ops) and cases._runs(plan, case)


def test_wrong_cases_with_kernels_have_the_right_value(index, stored):
    """Each is a model that its schema refuses, or has another case with the same inputs and the right outputs."""
    plan = make_plan(ROOT)
    ours = [e for e in index["wrong"] if operators_with_kernels(stored.cases[e["case"]], plan)]
    assert 0 < len(ours) <= 20
    for entry in ours:
        assert entry["right_case"] not in cases.read_exclusions(ROOT), entry["case"]


def agrees_with_reference(case: Case) -> bool:
    proto = onnx.ModelProto.FromString(case.model)
    feeds = {entry.name: value for entry, value in zip(proto.graph.input, case.inputs)}
    got = [np.asarray(array) for value in ReferenceEvaluator(proto).run(None, feeds) for array in (value if isinstance(value, list) else [value])]
    pairs = list(zip(got, (array for value in case.outputs for array in value_arrays(value)), strict=True))
    return all(
        a.shape == b.shape and np.allclose(a.astype(np.float64), b.astype(np.float64), rtol=case.rtol, atol=1e-5, equal_nan=True)
        for a, b in pairs
    )


@pytest.mark.filterwarnings("ignore")
def test_onnx_itself_says_which_value_is_right(index, stored):
    """The proof that a reviewer can run: the reference evaluator gives the right case and not the wrong one."""
    values = 0
    for entry in index["wrong"]:
        if "right_case" not in entry:
            continue
        assert agrees_with_reference(stored.cases[entry["right_case"]]), entry
        if not entry["reason"].startswith("breaks its schema"):
            values += 1
            assert not agrees_with_reference(stored.cases[entry["case"]]), entry
    assert values >= 58


def test_the_pixel_shuffle_of_old_breaks_its_schema(stored):
    case = stored.cases["test_PixelShuffle@1.3.0"]
    assert ("ai.onnx", "Constant", 1) in case.ops
    constants = [node for node in onnx.ModelProto.FromString(case.model).graph.node if node.op_type == "Constant"]
    assert {node.attribute[0].t.data_type for node in constants} == {onnx.TensorProto.INT64}
    allowed = onnx.defs.get_schema("Constant", 1).type_constraints[0].allowed_type_strs
    assert "tensor(int64)" not in allowed


def test_imported_cases_are_generated(index, stored):
    """All whose op-versions have kernels, also those that stand in another operator's pack."""
    plan, excluded = make_plan(ROOT), cases.read_exclusions(ROOT)
    text = "".join(path.read_text() for path in (ROOT / "generated" / "tests").glob("*.cc"))
    missing = []
    for name, case in stored.cases.items():
        if name not in excluded and operators_with_kernels(case, plan) and f'.{name.replace(".", "_")}"' not in text:
            missing.append(name)
    assert missing == []
    assert text.count("Origin::Official") >= read_minimum(ROOT)["tree"]["official cases that run"] > 0
    for name in (entry["case"] for entry in index["wrong"]):
        assert f'.{name.replace(".", "_")}"' not in text


def test_op_versions_that_no_release_exercises_have_a_derived_case(index):
    without = {tuple(word.split(":")) for word in index["op_versions_without_case"]}
    assert len(without) + index["counts"]["op_versions"] == sum(len(o.versions) for o in make_plan(ROOT).operators)
    checked = 0
    for operator in make_plan(ROOT).bound():
        path = ROOT / "tests" / "cases" / operator.domain / f"{operator.op}.pack"
        with Pack(path) as pack:
            derived = {tuple(word.split(":")) for name in pack.names for word in pack.facts(name)["ops"].split(",")}
        for version in operator.kernels():
            key = (operator.domain, operator.op, str(version.since))
            if key in without:
                checked += 1
                assert key in derived, key
    assert checked >= 33


# Merging


def test_ranges():
    known = ["1.1.2", "1.3.0", "1.5.0", "1.9.0"]
    for found, text in (({"1.3.0"}, "1.3.0"), ({"1.1.2", "1.3.0"}, "1.1.2-1.3.0"), ({"1.9.0"}, "1.9.0-"),
                        ({"1.1.2", "1.5.0", "1.9.0"}, "1.1.2 1.5.0-"), (set(known), "1.1.2-")):
        assert merge.write_ranges(found, known) == text
        assert set(merge.read_ranges(text, known)) == found


def test_files_are_compared_exactly_and_computed_values_are_not(tmp_path):
    near = raw(values=(1.0, -2.0), result=(1.0, 2.0000002))
    root = store_root(tmp_path / "files")
    take(root, "1.5.0", raw())
    assert set(take(root, "1.6.0", near)) == {"test_a", "test_a@1.6.0"}
    root = store_root(tmp_path / "computed")
    take(root, "1.5.0", raw())
    assert set(take(root, "1.6.0", near, computed=True)) == {"test_a"}


def test_the_table_says_where_a_case_is(tmp_path):
    root = store_root(tmp_path)
    take(root, "1.5.0", raw(), raw("test_b", (3.0, 4.0)))
    take(root, "1.6.0", raw("test_b", (3.0, 4.0)))
    found = take(root, "1.7.0", raw(), raw("test_other", (3.0, 4.0), names=("p", "q"), opset=20))
    assert found["test_a"]["in"] == "1.5.0 1.7.0-" and found["test_a"]["last"] == "-"
    assert "in" not in found["test_b"] or found["test_b"]["in"] == "1.5.0-1.6.0"
    assert found["test_b"]["also"] == {"test_other": "1.7.0-"}
    again = merge.CaseStore(root)
    assert again.table["1.7.0"] == {"test_a": "test_a", "test_other": "test_b"}
    before = (root / "index.json").read_bytes()
    take(root, "1.6.0", raw("test_b", (3.0, 4.0)))
    assert (root / "index.json").read_bytes() == before


def test_facts_of_an_older_release_do_not_replace_newer_ones(tmp_path):
    root = store_root(tmp_path)
    take(root, "1.7.0", replace(raw(), rtol=0.5))
    take(root, "1.6.0", raw())
    take(root, "1.5.0", raw())
    with Pack(root / "ai.onnx" / "Abs.pack") as pack:
        assert pack.case("test_a").rtol == 0.5 and pack.case("test_a").first == "1.5.0"


def test_wrong_rules_mark_and_point_to_the_right_case(tmp_path):
    rule = {"cases": ["test_a"], "do": "wrong", "reason": "wrong value", "right": "2", "releases": ["1.5.0"]}
    root = store_root(tmp_path / "schemas" / "cases", rule)
    take(root, "1.5.0", raw(result=(1.0, 5.0)))
    take(root, "1.6.0", raw())
    index = json.loads((root / "index.json").read_text())
    assert index["wrong"] == [{"case": "test_a", "reason": "wrong value", "right": "2", "right_case": "test_a@1.6.0"}]
    assert cases.read_exclusions(tmp_path) == {"test_a": "wrong value; right: 2"}
    (root / "rules.json").write_text(json.dumps({"rules": [{k: v for k, v in rule.items() if k != "right"}]}))
    with pytest.raises(ImportFailure, match="right"):
        take(root, "1.6.0", raw())


def test_old_operators_without_schema_are_kept_from_files_only(tmp_path):
    odd = raw(op="NoSuchOperator")
    assert official.model_ops(odd.model, past=True) == (("ai.onnx", "NoSuchOperator", 0),)
    assert set(take(store_root(tmp_path / "files"), "1.5.0", odd)) == {"test_a"}
    assert take(store_root(tmp_path / "computed"), "1.5.0", odd, raw("test_b"), computed=True).keys() == {"test_b"}


def test_prefixes_of_inlined_bodies_go():
    prefix = "Op_test_a_expanded_ver18_function_"
    nodes = [helper.make_node("Abs", ["x"], [prefix + "a"]), helper.make_node("Neg", [prefix + "a"], ["y"])]
    infos = [helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [2]) for name in ("x", "y")]
    plain = helper.make_model(helper.make_graph(nodes, "g", infos[:1], infos[1:]), opset_imports=[helper.make_opsetid("", 13)])
    short = official.strip_model(plain)
    assert [list(node.output) for node in short.graph.node] == [["a"], ["y"]]
    assert official.model_key(short.SerializeToString()) == official.model_key(plain.SerializeToString())
    plain.graph.node[1].output[0] = plain.graph.output[0].name = "a"  # now the short name is taken
    assert official.strip_model(plain).graph.node[0].output[0] == prefix + "a"


# Wheels


def test_a_wheel_is_imported_pinned_and_checked(tmp_path):
    root = store_root(tmp_path / "cases")
    releases.write_pins(root, {})
    wheel = write_wheel(tmp_path / "onnx-1.5.0-cp36-cp36m-manylinux1_x86_64.whl", raw(), raw("test_b", (3.0, 4.0)))
    with pytest.raises(ImportFailure, match="no release 1.5.0"):
        releases.import_release(root, "1.5.0", wheel, tmp_path, pin_new=False)
    assert "2 new" in releases.import_release(root, "1.5.0", wheel, tmp_path, pin_new=True)
    pin = releases.read_pins(root)["1.5.0"]
    assert pin.cases == {"node": 2} and pin.file == wheel.name
    assert "0 files changed" in releases.import_release(root, "1.5.0", None, tmp_path, pin_new=False)  # the file is there
    write_wheel(wheel, raw(result=(7.0, 7.0)))
    with pytest.raises(ImportFailure, match="SHA-256"):
        releases.import_release(root, "1.5.0", wheel, tmp_path, pin_new=False)


def test_a_wheel_without_node_cases_is_refused(tmp_path):
    root = store_root(tmp_path / "cases")
    releases.write_pins(root, {})
    wheel = write_wheel(tmp_path / "onnx-9.9.0-cp311-cp311-any.whl", raw(), kind="simple")
    with pytest.raises(ImportFailure, match="no node cases as files"):
        releases.import_release(root, "9.9.0", wheel, tmp_path, pin_new=True)
    assert releases.read_pins(root) == {}


@pytest.mark.parametrize("words, text", [
    (["import-cases", "--release", "nonsense"], "'nonsense' is no release"),
    (["import-cases", "--release", "9.9.9"], "no release 9.9.9"),
    (["import-cases", "--wheel", "FILE"], "no wheel of onnx by its name"),
    (["import-cases", "--pin", "--wheel", "onnx-9.9.0-cp311-cp311-any.whl"], "cannot be read as a wheel"),
    (["history", "--release", "nonsense"], "'nonsense' is no release"),
    (["history", "--release", "9.9.9"], "no release 9.9.9"),
    (["history", "--python", "FILE"], "FILE is no Python that runs"),
    (["history", "--python", "."], ". is no Python that runs"),
    (["history", "--python", "true"], "true is no Python that runs: it does not say its version"),
])
def test_what_cannot_be_used_is_said_in_one_line(words, text, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    store_root(tmp_path / "schemas" / "cases")
    releases.write_pins(tmp_path / "schemas" / "cases", {})
    history.put_facts(tmp_path / "schemas", "1.0.0", {}, {})
    for name in ("FILE", "onnx-9.9.0-cp311-cp311-any.whl"):
        (tmp_path / name).write_text("neither a program nor a wheel")
    before = sorted(tmp_path.rglob("*"))
    assert command.main(words) == 1
    said = capsys.readouterr()
    assert text in said.err and said.err.count("\n") == 1 and not said.out
    assert sorted(tmp_path.rglob("*")) == before


# What past releases stated


def test_history_gives_back_what_each_wheel_stated(tmp_path):
    """Each release has its facts, and they are such as the generator can read."""
    known = history.releases(SCHEMAS)
    assert set(known) >= set(releases.read_pins(SCHEMAS / "cases")) - {history.tree_facts(SCHEMAS)[0]}
    for release in known:  # facts_at compares with the hash of what the wheel stated
        opsets, facts = history.facts_at(SCHEMAS, release)
        history.put_facts(tmp_path / release, release, opsets, facts)
        assert load_schemas(tmp_path / release, check_hashes=True).onnx == release
        data = json.loads((SCHEMAS / "history" / f"{release}.json").read_text())
        assert len(facts) == data["op_versions"]
        # An op-version above a release's opset cannot be its own.
        assert all(since <= opsets[domain] for domain, _, since in facts)
    with pytest.raises(ImportFailure, match="no release 1.0.0"):
        history.facts_at(SCHEMAS, "1.0.0")


def test_history_of_the_newest_step():
    _, old = history.facts_at(SCHEMAS, "1.22.0")
    _, new = history.facts_at(SCHEMAS, "1.23.2")
    added = sorted(key for key in new if key not in old)
    assert sum(since == 28 for _, _, since in added) == 19
    assert [key for key in added if key[2] != 28] == [("ai.onnx", "Attention", 25)]  # added under an older opset


def test_what_a_release_did_not_state_is_as_the_next_one_has_it():
    """By 1.1.2, in an older Python, of an operator that 1.23.2 has, and of one that no later release knows."""
    stated = {
        "domain": "", "name": "Softmax", "since_version": 1, "doc": "d", "deprecated": None, "support_level": "COMMON", "non_deterministic": None,
        "min_input": 1, "max_input": 1, "min_output": 1, "max_output": 2**31 - 1, "bodies": None, "context_bodies": None, "outputs": [],
        "inputs": [{"name": "x", "type_str": "T", "option": "Variadic", "is_homogeneous": None, "min_arity": None, "description": ""}],
        "attributes": {"axis": {"type": "INT", "required": False, "default_value": None, "description": ""},
                       "size": {"type": "INT", "required": True, "default_value": None, "description": ""}},
        "type_constraints": [{"type_param_str": "T", "description": "", "allowed_type_strs": ["tensor(float)", "int64", "tensor(float)"]}],
    }
    key = ("ai.onnx", "Softmax", 1)
    newer = {key: {"inputs": [{"name": "x", "min_arity": 2, "homogeneous": False}], "hashes": {"doc": "", "body": {"1": "b"}}, "deterministic": False,
                   "attributes": [{"name": "axis", "default": 1}, {"name": "size", "default": 2}], "deprecated": True}}
    common = {"since": 1, "min_input": 1, "max_input": 1, "min_output": 1, "max_output": None,
              "constraints": [{"name": "T", "types": ["tensor(float)", "tensor(int64)"]}]}
    doc = text_hash("d")
    assert history.wheel_entry(stated, newer) == (key, common | {
        "deprecated": True, "deterministic": False, "hashes": {"doc": doc, "body": {"1": "b"}},
        "inputs": [{"name": "x", "type": "T", "option": "variadic", "homogeneous": False, "min_arity": 2}],
        "attributes": [{"name": "axis", "type": "INT", "default": 1}, {"name": "size", "type": "INT", "required": True}]})
    assert history.wheel_entry(stated, {}) == (key, common | {
        "hashes": {"doc": doc}, "inputs": [{"name": "x", "type": "T", "option": "variadic"}],
        "attributes": [{"name": "axis", "type": "INT"}, {"name": "size", "type": "INT", "required": True}]})


def test_the_dump_of_the_installed_onnx_gives_the_facts_of_importing_it():
    ran = subprocess.run([sys.executable, ROOT / "generator/schema_dump.py"], capture_output=True, text=True, check=True)
    answer = json.loads(ran.stdout)
    facts = dict(history.wheel_entry(stated, {}) for stated in answer["schemas"])
    expected = {(domain, name, version["since"]): version for (domain, name), schemas in importer.all_schemas().items()
                for version in map(importer.version_facts, schemas)}
    assert facts == expected


def test_history_notices_a_change_by_hand(tmp_path):
    shutil.copytree(SCHEMAS, tmp_path / "schemas", ignore=shutil.ignore_patterns("cases"))
    path = tmp_path / "schemas" / "history" / "1.22.0.json"
    path.write_text(path.read_text().replace("ai.onnx:Mod:28", "ai.onnx:Mod:13"))
    with pytest.raises(ImportFailure, match="1.22.0.json"):
        history.facts_at(tmp_path / "schemas", "1.22.0")


def test_differences_restore_and_stay_the_same(tmp_path):
    shutil.copytree(SCHEMAS, tmp_path / "schemas", ignore=shutil.ignore_patterns("cases"))
    everything = history.everything(tmp_path / "schemas")
    assert history.write(tmp_path / "schemas", everything) == []
    opsets, facts = history.facts_at(SCHEMAS, "1.21.0")
    changed = copy.deepcopy(facts)
    gone, first = list(changed)[:2]
    del changed[gone]
    changed[first]["hashes"]["doc"] = "0000000000000000"
    changed["ai.onnx", "Odd", 1] = {"since": 1, "hashes": {"doc": ""}}
    assert history.restore(history.difference(changed, facts), facts) == dict(sorted(changed.items()))
    assert history.write(tmp_path / "schemas", everything | {"1.21.0": (opsets, changed)}) == ["history/1.21.0.json", "history/1.20.1.json"]
    assert history.facts_at(tmp_path / "schemas", "1.21.0")[1] == dict(sorted(changed.items()))
    assert history.facts_at(tmp_path / "schemas", "1.20.1") == history.facts_at(SCHEMAS, "1.20.1")


def test_the_release_that_an_import_replaces_is_kept(tmp_path):
    root = tmp_path / "schemas"
    shutil.copytree(SCHEMAS, root, ignore=shutil.ignore_patterns("cases"))
    before = history.everything(root)
    newest = max(before, key=merge.release_number)
    # What an import of a later release does: one operator changes, and the index names the release.
    path = root / "ai.onnx" / "Abs.json"
    path.write_text(path.read_text().replace('"hashes": {"doc": "', '"hashes": {"doc": "0'))
    index = json.loads((root / "index.json").read_text())
    (root / "index.json").write_text(json.dumps(index | {"onnx": "99.0.0"}))
    assert history.write(root, before) == [f"history/{newest}.json"]
    data = json.loads((root / "history" / f"{newest}.json").read_text())
    assert {entry["name"] for entry in data["changed"]} == {"Abs"} and data["lacks"] == data["alone"] == []
    assert {release: history.facts_at(root, release) for release in before} == {
        release: (opsets, dict(sorted(facts.items()))) for release, (opsets, facts) in before.items()
    }
