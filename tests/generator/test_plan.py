# SPDX-License-Identifier: Apache-2.0
"""The plan: which steps bind by themselves, version groups, switches."""

import pytest

from generator.binding import Switch
from generator.plan import binds_by_itself, make_plan, types_of_role
from generator.schema import Location, SchemaError
from tests.generator.toy_tree import TWIST, TWIST_BINDING, edit_json, edit_text, make_tree


@pytest.fixture
def tree(tmp_path):
    return make_tree(tmp_path / "tree")


def twist(tree):
    return make_plan(tree).get("toy.math", "Twist")


def versions(tree, change):
    """The first two versions of Twist, the second one changed."""
    edit_json(tree / TWIST, lambda data: change(data["versions"][1]))
    operator = make_plan(tree).get("toy.math", "Twist").operator
    return operator.versions[:2]


def test_kernels_groups_and_reasons(tree):
    plan = twist(tree)
    assert [v.since for v in plan.kernels()] == [1, 2, 4, 5]
    assert [(v.since, v.group) for v in plan.kernels()] == [(1, 1), (2, 1), (4, 4), (5, 4)]
    assert [v.since for v in plan.groups()] == [1, 4]
    assert [v.why for v in plan.versions] == ["the first version", "only wider types", "an angle", "worded anew", plan.at(7).why]
    assert not plan.at(7).kernel and plan.at(7).schema.deprecated and plan.at(3) is None


def test_switch_is_the_union_of_all_versions(tree):
    (role,) = twist(tree).switches
    assert (role.switch.role, role.switch.by) == ("input 0", "type")
    assert [str(t) for t in role.types] == ["tensor(double)", "tensor(float)", "tensor(float16)", "tensor(int32)"]
    edit_json(tree / TWIST, lambda data: [data["versions"][k]["constraints"][0]["types"].remove("tensor(int32)") for k in (1, 2)])
    assert "tensor(int32)" not in [str(t) for t in twist(tree).switches[0].types]


def test_two_switches_and_parameters(tree):
    blend = make_plan(tree).get("toy.math", "Blend")
    assert [[str(t) for t in s.types] for s in blend.switches] == [
        ["tensor(float)", "tensor(int64)"], ["tensor(bfloat16)", "tensor(float16)", "tensor(int4)"]]
    assert blend.at(1).parameters == 0b10  # mask is input 1
    assert types_of_role(blend.at(1).schema, Switch("input 7", "type", Location(""))) == ()


def test_unacknowledged_step_is_pending_and_so_are_the_ones_after(tree):
    edit_text(tree / TWIST_BINDING, '4 = { verdict = "other", reason = "an angle" }\n', "")
    plan = twist(tree)
    assert [v.since for v in plan.kernels()] == [1, 2]
    assert plan.at(4).why == 'pending: write under [steps] of runtime/ops/toy/twist.toml: 4 = { verdict = "same" or "other", reason = "..." }'
    assert not plan.at(5).bound, "a verdict rests on the one before"
    assert plan.at(5).why == "pending, as version 4 is"
    edit_text(tree / TWIST_BINDING, '5 = { verdict = "same", reason = "worded anew" }\n', "")
    wanted = 'pending: write under [steps] of runtime/ops/toy/twist.toml: 5 = { verdict = "same" or "other", reason = "..." }'
    assert twist(tree).at(5).why == wanted + "; version 4 is pending, too"
    assert make_plan(tree).get("toy.math", "Blend").at(3).why.startswith("pending: write under [steps] of runtime/ops/toy/blend.toml: 3 =")


def test_verdict_same_over_another_signature_starts_a_group(tree):
    edit_text(tree / TWIST_BINDING, '"other"', '"same"')
    assert [v.group for v in twist(tree).kernels()] == [1, 1, 4, 4]


def test_verdict_other_over_the_same_signature_starts_a_group(tree):
    edit_text(tree / TWIST_BINDING, '5 = { verdict = "same"', '5 = { verdict = "other"')
    assert [v.group for v in twist(tree).kernels()] == [1, 1, 4, 5]


def test_superfluous_verdict_is_an_error(tree):
    edit_text(tree / TWIST_BINDING, "[steps]", '[steps]\n2 = { verdict = "same", reason = "so it is" }')
    with pytest.raises(SchemaError) as raised:
        make_plan(tree)
    assert raised.value.errors == ("runtime/ops/toy/twist.toml: steps.2: this step binds by itself; remove the line; then run: ./opw generate",)


def test_unknown_parameter_and_role_are_errors(tree):
    edit_text(tree / "runtime/ops/toy/blend.toml", '["mask"]', '["musk"]')
    edit_text(tree / "runtime/ops/toy/blend.toml", '"output 0"', '"output 5"')
    with pytest.raises(SchemaError) as raised:
        make_plan(tree)
    first, second = raised.value.errors
    assert "parameters: Blend has no input 'musk'; use one of mask, rest, switch" in first
    assert "switch[1]: no version of Blend has output 5" in second


def widen(version):
    version["constraints"][0]["types"].append("tensor(int8)")


def rename_variable(version):
    version["constraints"][0]["name"] = version["inputs"][0]["type"] = version["outputs"][0]["type"] = "T9"


def split_variable(version):
    version["constraints"].append({"name": "U", "types": ["tensor(double)", "tensor(float)"]})
    version["outputs"][0]["type"] = "U"


@pytest.mark.parametrize("change, itself", [
    (widen, True),
    (rename_variable, True),
    (split_variable, False),
    (lambda v: v["constraints"][0]["types"].remove("tensor(float)"), False),
    (lambda v: v["inputs"][0].update(name="input"), False),
    (lambda v: v["inputs"][0].update(option="optional"), False),
    (lambda v: v["inputs"][0].update(text="0123"), False),
    (lambda v: v["hashes"].update(doc="other words"), False),
    (lambda v: v["hashes"].update(body={"18": "0123"}), False),
    (lambda v: v.update(attributes=[{"name": "a", "type": "INT"}]), False),
    (lambda v: v.update(deprecated=True), False),
    (lambda v: v.update(max_input=2), False),
])
def test_what_binds_by_itself(tree, change, itself):
    edit_text(tree / TWIST_BINDING, "[steps]", '[steps]\n2 = { verdict = "same", reason = "so it is" }')
    if itself:
        edit_text(tree / TWIST_BINDING, '2 = { verdict = "same", reason = "so it is" }', "")
    assert binds_by_itself(*versions(tree, change)) == itself


def test_a_body_that_several_opsets_state_alike_is_one_fact(tree):
    edit_json(tree / TWIST, lambda data: [data["versions"][k]["hashes"].update(body={"18": "01"}) for k in (0, 1)])
    assert binds_by_itself(*twist(tree).operator.versions[:2])
