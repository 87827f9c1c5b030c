# SPDX-License-Identifier: Apache-2.0
"""explain: the way of an operator, and errors that say what is known."""

import pytest

from generator import __main__ as command
from generator.explain import UnknownName, arm_lines, explain, find_operator
from generator.plan import make_plan
from tests.generator.toy_tree import make_tree

TURNED = """\
operator   toy.math:Twist, versions 1, 2, 4, 5, 7 (no kernel)
version    4, as opset 4 means it
step       from 2: other implementation, "an angle" (runtime/ops/toy/twist.toml: steps.4)
group      versions 4, 5 share twist::Attributes_v4 and its resolve()
arm        T = tensor(int32): input 0 'X', output 0 'Y'
  switch   input 0, by type: run() has `case DType::Int32`, which returns Op::run<std::int32_t>(params, context)
room       loops::Unary<ops::toy::math::Twist>, family unary
files
  schemas/toy.math/Twist.json  (facts)
  runtime/ops/toy/twist.toml  (binding, by hand)
  runtime/ops/toy/twist.h  (arithmetic, by hand)
  generated/api/toy_math_twist.h  (attributes, twist_v4())
  generated/kernels/toy_math_twist.cc  (rows, switch, kernel_v4)
cases      1
  toy_math_Twist_v4.turned_int32  (derived, oracle numpy, generated/tests/toy_math_twist.cc, tests/cases/toy.math/Twist.pack)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    return make_tree(tmp_path_factory.mktemp("explain") / "tree")


def told(tree, *question):
    return "\n".join(explain(make_plan(tree), tree, *question)) + "\n"


def test_whole_way(tree):
    assert told(tree, "Twist", 4, "int32") == TURNED
    assert told(tree, "toy.math:Twist", 4, "T=int32") == TURNED


def test_opset_means_the_version_before_it(tree):
    assert "version    2, as opset 3 means it\nstep       from 1: binds by itself, only wider types\n" in told(tree, "Twist", 3, "double")
    assert "step       the first version\n" in told(tree, "Twist", 1)
    assert "Twist_v2.long_double" in told(tree, "Twist", 3, "double") and "cases      0" in told(tree, "Twist", 3, "float16")


def test_versions_without_kernel_say_why(tree):
    assert "step       deprecated, refused with the name of Blend\n" in told(tree, "Twist")
    assert "step       from 1: pending: write under [steps] of runtime/ops/toy/blend.toml: 3 =" in told(tree, "Blend", 3)
    assert "step       no kernel: runtime/ops has no binding for it\n" in told(tree, "Not")


def test_nested_switches(tree):
    text = told(tree, "Blend", 1, "float16")
    assert "arm        T2 = tensor(float16): output 0 'Y', output 1 'mask'\n" in text
    assert "switch_on_output_0() has `case DType::Float16`, which returns Op::run<T0, std::uint16_t>(params, context)" in text
    assert "run() has `case DType::Int64`, which returns switch_on_output_0<std::int64_t>(params, context)" in told(tree, "Blend", 1, "int64")


@pytest.mark.parametrize("question, wrong", [
    (("Twost",), "'Twost' is no operator of any domain; known: Twist, …"),
    (("twist",), "'twist' is no operator of any domain; known: Twist, …"),
    (("qqqqqq",), "'qqqqqq' is no operator of any domain; known: 3 operators, see schemas/"),
    (("ai.onnx:Twist",), "domain 'ai.onnx' is unknown; known: toy.math"),
    (("Twist", 8), "Twist is not in opset 8 of toy.math; known: versions 1, 2, 4, 5, 7, up to opset 7"),
    (("Twist", 0), "Twist is not in opset 0 of toy.math; known: versions 1, 2, 4, 5, 7, up to opset 7"),
    (("Twist", 5, "int32"), "toy.math.Twist-5 does not allow int32; allowed: T: double, float"),
    (("Twist", 4, "U=float"), "toy.math.Twist-4 does not allow U=float; allowed: T: double, float, float16, int32"),
])
def test_unknown_names_say_what_is_known(tree, question, wrong):
    with pytest.raises(UnknownName) as raised:
        explain(make_plan(tree), tree, *question)
    assert str(raised.value) == wrong


def test_command(tree, capsys):
    assert command.main(["explain", "Twist", "4", "int32", "--root", str(tree)]) == 0
    assert capsys.readouterr().out == TURNED
    assert command.main(["explain", "Twost", "--root", str(tree)]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.startswith("explain: 'Twost' is no operator")


def test_every_operator_of_the_project_can_be_explained(root):
    plan = make_plan(root)
    for operator in plan.operators:
        assert find_operator(plan, f"{operator.domain}:{operator.op}", "") is operator
    for operator in plan.bound():
        for version in operator.kernels():
            for arm in version.arms():
                lines = arm_lines(operator, version, arm)
                assert len(lines) >= 2 and str(arm.type) in lines[0]
