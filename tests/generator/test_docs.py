# SPDX-License-Identifier: Apache-2.0
"""The pages: the facts of two published pages (tests/generator/seeds, their prose left out), every op-version, prose, search, HTML."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import onnx.defs
import pytest

from generator import __main__ as command
from generator.case_library import Entry, entries
from generator.docs import write_rst
from generator.docs_page import choose, signature_lines
from generator.docs_prose import escape, first_sentence, prose
from generator.docs_tables import opset_rows, totals
from generator.minimum import read_minimum
from generator.plan import make_plan
from tests.generator.toy_tree import make_tree

ROOT = Path(__file__).resolve().parents[2]
SEEDS = Path(__file__).resolve().parent / "seeds"
# The published page shows what comes out of an optional with one axis more than what went in; Identity gives what it is given.
ERRATA = {"identity-16": ("shape=(1, 5), dtype=float32\n        [[1., 2., 3., 4., 5.]]", "shape=(5,), dtype=float32\n        [1., 2., 3., 4., 5.]")}


@pytest.fixture(scope="module")
def plan():
    return make_plan(ROOT)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The source of the whole site, with the counts that were returned."""
    out = tmp_path_factory.mktemp("site")
    return out, write_rst(ROOT, out)


def without_prose(text: str) -> str:
    text = re.sub(r"(- \*\*Since version\*\*: \d+\n\n).*?(\n\n\*\*Inputs\*\*)", r"\1PROSE\2", text, flags=re.S)
    return re.sub(r"^(- \*\*\w+\*\*(?: \(\*\w+\*\))?): (?!``|\d).*$", r"\1: PROSE", text, flags=re.M)


def sections(text: str) -> dict[str, str]:
    """The parts of a page by their titles; that before the first is ''. """
    found, title = {"": ""}, ""
    lines = text.split("\n")
    for k, line in enumerate(lines):
        if k + 1 < len(lines) and line and re.fullmatch(r"-{3,}", lines[k + 1]):
            title = line
            found[title] = ""
        elif not re.fullmatch(r"-{3,}", line):
            found[title] += line + "\n"
    return {title: part.strip("\n") for title, part in found.items()}


def examples(text: str) -> dict[str, str]:
    """The code blocks of each example, by its name."""
    parts = re.split(r"^\*\*(\S+)\*\*$", text, flags=re.M)
    blocks = [re.findall(r"\.\. code-block:: text\n\n((?:    .*\n|\n)+)", part + "\n") for part in parts[2::2]]
    return {name: "\n".join(block.strip("\n") for block in found) for name, found in zip(parts[1::2], blocks)}


@pytest.mark.parametrize("name, page", [("size-13", "Size-13"), ("identity-16", "Identity-16")])
def test_published_pages_come_out(site, name, page):
    ours = sections(without_prose((site[0] / "ai.onnx" / f"{page}.rst").read_text()))
    seed = sections((SEEDS / f"{name}.rst").read_text().replace(*ERRATA.get(name, ("", ""))))
    assert list(seed) == ["", "Examples", next(t for t in seed if t.startswith("Differences"))]
    # Ours has a line of links and a section on the kernel more.
    head = re.sub(r"Versions: .*\n\n", "", ours[""])
    # Both say which version is the newest, the seed that of its day.
    newest = re.compile(r"version (\d+)\)")
    assert newest.sub("", head) == newest.sub("", seed[""]) and int(newest.search(head)[1]) >= int(newest.search(seed[""])[1])
    title = list(seed)[2]
    assert ours[title].startswith(seed[title])
    theirs = examples(seed["Examples"])
    assert len(theirs) == (4 if name == "size-13" else 1)
    mine = examples(ours["Examples"])
    assert {key: mine[key] for key in theirs} == theirs


def test_published_types_of_five_versions(site):
    published = json.loads((SEEDS / "size-types.json").read_text())
    assert len(published) == 5
    for since, constraints in published.items():
        text = (site[0] / "ai.onnx" / f"Size-{since}.rst").read_text()
        stated = re.findall(r"^- \*\*(\w+)\*\*: .*\n  Allowed types: (.*)\.$", text, re.M)
        assert {name: types.split(", ") for name, types in stated} == constraints


def test_every_version_has_a_page_with_its_facts(site, plan):
    out, (pages, with_example) = site
    versions = [v.schema for o in plan.operators for v in o.versions]
    assert pages == len(versions) >= read_minimum(ROOT)["tree"]["op-versions"]
    assert with_example == len({op for entry in entries(ROOT) for op in entry.ops if op[2]}) >= read_minimum(ROOT)["tree"]["op-versions with an official case"]
    shown = 0
    for version in versions:
        text = (out / version.domain / f"{version.op}-{version.since}.rst").read_text()
        assert f"- **Since version**: {version.since}\n" in text and f"- **Domain**: ``{version.domain}``\n" in text
        for constraint in version.constraints:
            assert f"Allowed types: {', '.join(map(str, constraint.types))}.\n" in text, version.label
        for entry in (*version.inputs, *version.outputs, *version.attributes):
            assert f"- **{escape(entry.name)}** (*" in text, version.label
        shown += "\nExamples\n--------\n\n**" in text
    assert shown == with_example
    for operator in plan.operators:
        text = (out / operator.domain / f"{operator.op}.rst").read_text()
        assert all(f":doc:`{operator.op}-{v.since}`" in text for v in operator.versions)


def test_signatures_come_from_the_generated_headers(plan, site):
    for operator in plan.bound():
        for version in operator.kernels():
            text = (site[0] / operator.domain / f"{operator.op}-{version.since}.rst").read_text()
            assert ".. code-block:: cpp\n" in text and "Kernel\n------\n" in text, version.schema.label
    header = "struct Attributes_v1 {\n    int a = 1;\n};\nStatus twist_v1(const Tensor& x,\n    Tensor& y);\n"
    version = plan.get("", "Size").at(1)
    assert signature_lines(header, version) == ()


def test_wrong_cases_are_shown_last(plan):
    schema = plan.get("", "Size").at(13).schema
    ops = (("ai.onnx", "Size", 13),)
    good, bad, derived = (Entry(name, ROOT, "ai.onnx", "Size", 13, ops, "node", origin, "official")
                          for name, origin in (("good", "official"), ("bad", "official"), ("derived", "derived")))
    assert choose([bad, good, derived], schema, {"bad"}) == ([good], 2)
    assert choose([bad, derived], schema, {"bad"}) == ([derived], 1)
    assert choose([bad], schema, {"bad"}) == ([bad], 0)


def test_a_second_run_removes_what_is_no_page_any_more(tmp_path):
    (tmp_path / "ai.onnx").mkdir()
    (tmp_path / "ai.onnx" / "Gone-1.rst").write_text("x")
    write_rst(ROOT, tmp_path, "Size")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    assert not (tmp_path / "ai.onnx" / "Gone-1.rst").exists() and (tmp_path / "ai.onnx" / "Size-13.rst").exists()
    write_rst(ROOT, tmp_path, "Size")
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_private_domain_has_pages_without_prose(tmp_path):
    root = make_tree(tmp_path / "tree")
    plan = make_plan(root)
    assert write_rst(root, tmp_path / "site") == (sum(len(o.versions) for o in plan.operators), 3)
    text = (tmp_path / "site" / "toy.math" / "Twist-4.rst").read_text()
    assert "- **Domain**: ``toy.math``\n- **Since version**: 4\n\n**Inputs**\n" in text
    assert "**toy_math_Twist_v4.turned_int32**" in text and "toy.math.Twist(x, turns=3) -> (y)" in text
    assert "Acknowledged by hand: other implementation, an angle." in text
    pending = (tmp_path / "site" / "toy.math" / "Twist-7.rst").read_text()
    assert "No kernel" in pending or "deprecated" in pending


def test_opsets_count_every_step(plan):
    rows = opset_rows(plan)
    total = totals(rows)
    versions = [v for o in plan.operators for v in o.versions]
    assert total.first == len(plan.operators)
    assert total.first + total.deprecated + total.alone + total.judged == len(versions)
    assert total.judged_same + total.judged_other == sum(v.step is not None and not v.schema.deprecated for v in versions)


# ---------------------------------------------------------------------------------------------------------------------
# Prose


def test_prose_keeps_code_lists_and_links():
    text = "Like `a_b` and **bold**, see [there](https://x.org/a_b).\n\n* one\n  more\n* two_\n\n1. first\n\n```\ncode  *\n```\n    tail\n"
    assert prose(text) == [
        r"Like ``a_b`` and **bold**\ , see `there <https://x.org/a_b>`__\ .", "", "- one", "  more", "", r"- two\_", "", r"- \1. first", "",
        ".. code-block:: text", "", "   code  *", "", "tail",
    ]


def test_a_sentence_after_a_list_is_no_part_of_it():
    assert prose("* int4: [-8, 7]\nFor this it rounds.\n* goes\non") == ["- int4: [-8, 7]", "", "For this it rounds.", "", "- goes", "  on"]


def test_prose_escapes_what_would_mean_something():
    assert prose("a*b `open ::\n|x|") == [r"a\*b \`open :\:", r"\|x\|"]
    assert prose(".. note::") == [r"\.. note:\:"]
    assert first_sentence("Adds `x` and [y](z).  Then more.") == "Adds x and y"


def test_all_of_upstreams_prose_is_read_without_a_warning():
    """By docutils itself, which Sphinx brings."""
    core = pytest.importorskip("docutils.core")
    texts = {}
    for schema in onnx.defs.get_all_schemas_with_history():
        described = (*schema.inputs, *schema.outputs, *schema.attributes.values(), *schema.type_constraints)
        texts |= {text: schema.name for text in (schema.doc, *(entry.description for entry in described)) if text}
    assert len(texts) > 1500
    wrong = []
    for text, name in texts.items():
        tree = core.publish_doctree("\n".join(prose(text)), settings_overrides={"report_level": 5, "warning_stream": False})
        found = [m.astext() for m in tree.findall() if m.tagname == "system_message" and m["level"] >= 2]
        wrong += [(name, message) for message in found]
    assert wrong == []


# ---------------------------------------------------------------------------------------------------------------------
# HTML and its scripts


def test_search_index_names_every_version(site, plan):
    text = (site[0] / "_static" / "site-index.js").read_text()
    entries = json.loads(text.removeprefix("window.siteIndex = ").rstrip().removesuffix(";"))
    assert ["Size", 13, "ai.onnx", "ai.onnx/Size-13.html"] in [entry[:4] for entry in entries]
    assert len(entries) == sum(1 + len(o.versions) for o in plan.operators)
    assert all((site[0] / address.replace(".html", ".rst")).is_file() for _, _, _, address, _ in entries)


@pytest.mark.skipif(shutil.which("node") is None, reason="no node to run the script of the search page with")
def test_search_finds_a_version(site, tmp_path):
    script = tmp_path / "search.js"
    script.write_text(f"""
        globalThis.window = {{}};
        require({json.dumps(str(site[0] / "_static" / "site-index.js"))});
        const {{ findPages }} = require({json.dumps(str(site[0] / "_static" / "site.js"))});
        const first = (query) => findPages(window.siteIndex, query).slice(0, 1).map((e) => e.address)[0] || "";
        console.log(["Size 13", "size-13", "label encoder 2", "no such thing"].map(first).join("\\n"));
    """)
    ran = subprocess.run([shutil.which("node"), script], capture_output=True, text=True)
    assert ran.stdout.split("\n")[:4] == ["ai.onnx/Size-13.html", "ai.onnx/Size-13.html", "ai.onnx.ml/LabelEncoder-2.html", ""], ran.stderr


def test_html_of_one_operator_builds_and_loads_nothing_from_outside(tmp_path, capsys):
    pytest.importorskip("sphinx")
    assert command.main(["docs", "-o", str(tmp_path), "--op", "Size"]) == 0, capsys.readouterr().err
    pages = sorted((tmp_path / "html").rglob("*.html"))
    assert tmp_path / "html" / "ai.onnx" / "Size-13.html" in pages
    loaded = re.compile(r"<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=\"([^\"]+)\"|<link\b[^>]*\bhref=\"([^\"]+)\"")
    for page in pages:
        for source in (a or b for a, b in loaded.findall(page.read_text())):
            assert not source.startswith(("http:", "https:", "//")), f"{page.name} loads {source}"
            if not source.startswith(("#", "data:")):
                assert (page.parent / source.partition("?")[0]).is_file() or source.endswith(".html"), f"{page.name}: {source}"
    for style in (tmp_path / "html" / "_static").glob("*.css"):
        assert not re.search(r"(?:@import|url\()\s*[\"']?(?:https?:)?//", style.read_text()), style.name
    matrix = (tmp_path / "html" / "coverage.html").read_text()
    assert matrix.count("<tr data-op=\"Size ") == len(make_plan(ROOT).get("", "Size").versions)
    assert 'data-op="Size 13" data-domain="ai.onnx" data-kernel="yes"' in matrix


def test_an_unknown_operator_is_an_error(tmp_path, capsys):
    assert command.main(["docs", "-o", str(tmp_path), "--rst-only", "--op", "Sizes"]) == 1
    assert "'Sizes' is no operator" in capsys.readouterr().err
