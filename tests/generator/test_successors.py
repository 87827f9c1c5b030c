# SPDX-License-Identifier: Apache-2.0
"""What replaces a deprecated op-version: a binding says it, or runtime/ops/deprecated.toml for an operator without one."""

import shutil

import pytest

from generator import history
from generator.binding import load_bindings, load_successors
from generator.plan import make_plan
from generator.schema import SchemaError, load_schemas
from tests.generator.toy_tree import make_tree


@pytest.fixture
def tree(tmp_path):
    return make_tree(tmp_path / "tree")


def load(tree):
    schemas = load_schemas(tree / "schemas")
    return load_successors(tree, schemas, load_bindings(tree, schemas))


def say(tree, text: str) -> None:
    (tree / "runtime" / "ops" / "deprecated.toml").write_text(text)


def unbind_twist(tree) -> None:
    for name in ("twist.toml", "twist.h"):
        (tree / "runtime/ops/toy" / name).unlink()
    shutil.rmtree(tree / "tests" / "cases")


def test_a_binding_says_it(tree):
    assert load(tree) == {("toy.math", "Twist"): "Blend"}


def test_an_operator_without_a_binding_has_it_from_the_list(tree):
    unbind_twist(tree)
    assert load(tree) == {}
    say(tree, '["toy.math"]\nTwist = "Blend-1"\n')
    assert load(tree) == {("toy.math", "Twist"): "Blend-1"}
    assert make_plan(tree).get("toy.math", "Twist").successor == "Blend-1"


@pytest.mark.parametrize("text, wrong", [
    ('["toy.math"]\nTwist = "Blend"\n', "deprecated.toml: toy.math.Twist: Twist is bound in runtime/ops/toy/twist.toml; move it there"),
    ('["toy.math"]\nBlend = "Twist"\n', "deprecated.toml: toy.math.Blend: 'Blend' is no operator of domain 'toy.math' with a deprecated version"),
    ('["toy"]\nTwist = "Blend"\n', "deprecated.toml: toy.Twist: 'Twist' is no operator of domain 'toy' with a deprecated version"),
])
def test_everything_else_is_an_error(tree, text, wrong):
    say(tree, text)
    with pytest.raises(SchemaError) as raised:
        load(tree)
    assert wrong in raised.value.errors[0] and raised.value.errors[0].endswith("then run: ./opw generate")


def test_every_deprecated_op_version_of_the_standard_has_one(root):
    """But for those that the newest release deprecated: its update asks for them, and builds without."""
    schemas = load_schemas(root / "schemas")
    successors = load_successors(root, schemas, load_bindings(root, schemas))
    _, before = history.facts_at(root / "schemas", history.releases(root / "schemas")[0])
    known = {(domain, op) for (domain, op, _), version in before.items() if version.get("deprecated")}
    deprecated = {(o.domain, o.name) for o in schemas.operators if any(v.deprecated for v in o.versions)}
    assert known and known <= set(successors) <= deprecated
