# SPDX-License-Identifier: Apache-2.0
"""Bindings: what a TOML says, and that everything else in it is an error with the file, the key and the edit."""

import pytest

from generator.binding import FAMILIES, Switch, load_bindings, struct_of
from generator.schema import Location, SchemaError, load_schemas
from tests.generator.toy_tree import TWIST_BINDING, edit_text, make_tree


@pytest.fixture
def tree(tmp_path):
    return make_tree(tmp_path / "tree")


def load(tree):
    return load_bindings(tree, load_schemas(tree / "schemas"))


def errors(tree) -> tuple[str, ...]:
    with pytest.raises(SchemaError) as raised:
        load(tree)
    return raised.value.errors


def test_reads_what_is_written(tree):
    found = load(tree)
    assert set(found) == {("toy.math", "Twist"), ("toy.math", "Blend")}
    twist, blend = found["toy.math", "Twist"], found["toy.math", "Blend"]
    assert (twist.category, twist.family, twist.successor, twist.switches) == ("toy", "unary", "Blend", ())
    assert [(s.since, s.verdict, s.reason) for s in twist.steps] == [(4, "other", "an angle"), (5, "same", "worded anew")]
    assert twist.step(4).location == Location("runtime/ops/toy/twist.toml", "steps.4") and twist.step(2) is None
    assert twist.header == "runtime/ops/toy/twist.h"
    at = Location("runtime/ops/toy/blend.toml", "switch")
    assert blend.switches == (Switch("input 0", "type", at.at("[0]")), Switch("output 0", "width", at.at("[1]")))
    assert (blend.switches[1].side, blend.switches[1].index) == ("output", 0)
    assert blend.parameters == ("mask",)


def test_struct_is_wrapped_by_the_family(tree):
    found = load(tree)
    assert struct_of(found["toy.math", "Twist"]) == "loops::Unary<ops::toy::math::Twist>"
    assert struct_of(found["toy.math", "Blend"]) == "ops::toy::math::Blend"


def test_families_are_the_closed_set_and_their_headers_exist(root):
    assert list(FAMILIES) == "unary binary variadic compare reduce move convert contract window normalise control sequence free".split()
    used = {binding.family for binding in load_bindings(root, load_schemas(root / "schemas")).values()}
    for name, family in FAMILIES.items():
        assert bool(family.wrapper) == bool(family.header)
        if name in used and family.header:
            wrapper = family.wrapper.rpartition("::")[2]
            header = (root / family.header).read_text()
            assert f"struct {wrapper} " in header or f"using {wrapper} " in header


@pytest.mark.parametrize("old, new, wrong", [
    ('family = "unary"', 'family = "unary"\ncolour = "red"', "twist.toml: colour: unknown key 'colour'; remove it or use one of domain, operator"),
    ('family = "unary"', 'family = "unarry"', "twist.toml: family: 'unarry' is no family; use one of unary, binary"),
    ('family = "unary"', 'family = 3', "twist.toml: family: expected str, got int; correct it"),
    ('operator = "Twist"', 'operator = "Twost"', "twist.toml: operator: 'Twost' is no operator of domain 'toy.math'; name one of schemas/toy.math"),
    ('successor', 'switch = ["output"]\nsuccessor', "twist.toml: switch[0]: '{'role': 'output'}' is no switch; write \"input 0\""),
    ('successor', 'switch = [{ role = "input 0", by = "colour" }]\nsuccessor', "is no switch; write"),
    ('4 = {', '3 = {', "twist.toml: steps.3: Twist has no step to version 3; use one of 2, 4, 5, 7"),
    ('verdict = "other"', 'verdict = "maybe"', 'twist.toml: steps.4: a step needs a verdict and a reason; write { verdict = "same|other"'),
    ('reason = "an angle"', 'reason = ""', "steps.4: a step needs a verdict and a reason"),
    ('[steps]', '[steps', "twist.toml: not TOML: "),
])
def test_errors_name_file_key_and_edit(tree, old, new, wrong):
    edit_text(tree / TWIST_BINDING, old, new)
    found = errors(tree)
    assert len(found) == 1
    assert found[0].startswith("runtime/ops/toy/twist.toml: ") and wrong in found[0]
    assert found[0].endswith("; then run: ./opw generate")


def test_a_room_has_the_name_of_its_operator(tree):
    (tree / TWIST_BINDING).rename(tree / "runtime/ops/toy/twirl.toml")
    (tree / TWIST_BINDING).with_suffix(".h").rename(tree / "runtime/ops/toy/twirl.h")
    assert errors(tree) == ("runtime/ops/toy/twirl.toml: the room of Twist is called twist.toml; rename the file; then run: ./opw generate",)


def test_header_is_missing(tree):
    (tree / TWIST_BINDING).with_suffix(".h").unlink()
    assert errors(tree) == ("runtime/ops/toy/twist.toml: twist.h is not beside it; write the operator's header; then run: ./opw generate",)


def test_all_errors_come_at_once(tree):
    edit_text(tree / TWIST_BINDING, 'verdict = "other"', 'verdict = "maybe"')
    edit_text(tree / "runtime/ops/toy/blend.toml", '"free"', '"fre"')
    assert len(errors(tree)) == 2


def test_bound_twice(tree):
    other = tree / "runtime/ops/zoo"
    other.mkdir()
    for suffix in (".toml", ".h"):
        (other / f"twist{suffix}").write_text((tree / TWIST_BINDING).with_suffix(suffix).read_text())
    assert "zoo/twist.toml: Twist is bound in runtime/ops/toy/twist.toml already; remove one" in errors(tree)[0]
