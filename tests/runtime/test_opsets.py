# SPDX-License-Identifier: Apache-2.0
"""opsets.txt, by which test_registry.cc judges the registry, is what the installed onnx says."""

from tests.runtime import make_opsets


def test_the_file_is_what_onnx_says():
    assert make_opsets.FILE.read_text(encoding="utf-8") == make_opsets.text(), "run: python tests/runtime/make_opsets.py"


def test_meanings_join_opsets_of_one_version():
    clip = make_opsets.resolved("", "Clip", 14)
    assert make_opsets.meanings(clip) == "1-5:1 6-10:6 11-11:11 12-12:12 13-14:13"
    assert make_opsets.meanings(make_opsets.resolved("", "Upsample", 12)) == "1-6:1 7-8:7 9-9:9 10-12:10!"
    assert make_opsets.meanings(make_opsets.resolved("", "Where", 8)) == ""
