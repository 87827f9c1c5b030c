# SPDX-License-Identifier: Apache-2.0
"""Names: their words, and what C++ calls them."""

import pytest

from generator import names
from generator.schema import load_schemas


@pytest.mark.parametrize("name, snake", [
    ("QLinearConv", "q_linear_conv"), ("LRN", "lrn"), ("RNN", "rnn"), ("MatMulInteger", "mat_mul_integer"), ("TfIdfVectorizer", "tf_idf_vectorizer"),
    ("ReduceL1", "reduce_l1"), ("Col2Im", "col2_im"), ("STFT", "stft"), ("DFT", "dft"), ("ImageDecoder", "image_decoder"), ("GRU", "gru"),
    ("SVMClassifier", "svm_classifier"), ("LpPool", "lp_pool"), ("If", "if"), ("BitwiseAnd", "bitwise_and"),
])
def test_words(name, snake):
    assert names.snake(name) == snake


@pytest.mark.parametrize("name, safe", [("and", "and_"), ("X", "X"), ("a.b-c", "a_b_c"), ("switch", "switch_"), ("list", "list_"), ("axis", "axis")])
def test_identifiers(name, safe):
    assert names.identifier(name) == safe


@pytest.mark.parametrize("op, space, entry", [
    ("And", "and_", "and_v7"), ("Or", "or_", "or_v7"), ("Not", "not_", "not_v7"), ("Xor", "xor_", "xor_v7"), ("If", "if_", "if_v7"), ("Add", "add", "add_v7"),
])
def test_keywords_of_cpp(op, space, entry):
    assert names.op_namespace(op) == space and names.entry_point(op, 7) == entry


@pytest.mark.parametrize("domain, stem, struct, space, suite", [
    ("ai.onnx", "size", "ops::Size", "ai_onnx", "Size_v1"), ("ai.onnx.ml", "ml_size", "ops::ml::Size", "ai_onnx_ml", "ml_Size_v1"),
    ("toy.math", "toy_math_size", "ops::toy::math::Size", "toy_math", "toy_math_Size_v1"),
    ("a-b", "a_b_size", "ops::a_b::Size", "a_b", "a_b_Size_v1"),
])
def test_domains(domain, stem, struct, space, suite):
    assert names.file_stem(domain, "Size") == stem
    assert names.room_struct(domain, "Size") == struct
    assert names.domain_namespace(domain) == space
    assert names.suite(domain, "Size", 1) == suite


def test_no_two_operators_share_a_name(root):
    schemas = load_schemas(root / "schemas")
    assert schemas.operators
    for name_of in (names.file_stem, names.room_struct):
        assert len({name_of(o.domain, o.name) for o in schemas.operators}) == len(schemas.operators)
    for operator in schemas.operators:
        assert names.snake(operator.name).replace("_", "") == operator.name.lower(), "a letter of the name is lost"
