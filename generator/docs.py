# SPDX-License-Identifier: Apache-2.0
"""The command `docs`: the operator reference, a page per op-version, as reStructuredText and as HTML.

Facts and examples are the project's own; prose comes from the installed onnx when the pages are built. HTML needs Sphinx, which
`./opw docs` installs from requirements-pages.lock; --rst-only does without.
"""

import argparse
import json
import shutil
import sys
import time
from collections import defaultdict
from pathlib import Path

import onnx

from generator.case_library import Entry, entries, wrong_cases
from generator.diff import compare
from generator.docs_page import Page, choose, make_page
from generator.docs_tables import case_counts, matrix_html, opset_rows, totals
from generator.emit import Job, RenderError, Renderer, write_if_changed
from generator.merge import ImportFailure
from generator.plan import OperatorPlan, Plan, make_plan
from generator.report import release_reports, release_row, release_total
from generator.schema import SchemaError
from generator.store import Case, OpenPacks, PackError

ROOT = Path(__file__).resolve().parent.parent
SITE = Path(__file__).resolve().parent / "site"
_EMPTY = "\x01"  # an empty line that is to stay


class DocsError(Exception):
    """The pages cannot be built; the text says why and what to do."""


class _Site:
    """Writes a source folder for Sphinx and remembers what belongs there."""

    def __init__(self, root: Path, out: Path):
        self.root, self.out = root, out
        self.renderer = Renderer(root / "templates")
        self.written: set[Path] = set()
        self.index: list[list] = []

    def write(self, name: str, text: str) -> None:
        path = self.out / name
        write_if_changed(path, text)
        self.written.add(path)

    def render(self, template: str, name: str, params: dict) -> None:
        folder, _, file = name.rpartition("/")
        text = self.renderer.render(Job(template, folder, file, (), params | {"empty": _EMPTY}))
        lines = text.split("\n")
        # What a template leaves out leaves empty lines behind; those of a block are its own.
        kept = [line for k, line in enumerate(lines) if line or (k and lines[k - 1])]
        self.write(name, "\n".join(kept).replace(_EMPTY, ""))

    def prune(self) -> None:
        """Removes pages of an earlier run that this one does not have."""
        for path in sorted(self.out.rglob("*")):
            if path.is_file() and path not in self.written:
                path.unlink()


def _links(operator: OperatorPlan, since: int) -> str:
    """The neighbours of a version, and all of them."""
    numbers = [v.since for v in operator.versions]
    at = numbers.index(since)
    older = f"before: :doc:`{operator.op}-{numbers[at - 1]}`" if at else ""
    newer = f"after: :doc:`{operator.op}-{numbers[at + 1]}`" if at + 1 < len(numbers) else ""
    return " | ".join(filter(None, ("Versions: " + f":doc:`all of them <{operator.op}>`", older, newer))) if len(numbers) > 1 else ""


def _operator_rows(operator: OperatorPlan, pages: dict[int, Page], used: dict[int, int]) -> list[dict]:
    rows = []
    for before, version in reversed(list(zip((None, *operator.versions), operator.versions))):
        step = compare(before.schema, version.schema) if before else None
        kernel = "deprecated" if version.schema.deprecated else "yes" if version.kernel else "no"
        rows.append({
            "since": version.since, "kind": step.kind if step else "first version", "breaking": ("yes" if step.breaking else "no") if step else "",
            "kernel": kernel, "examples": used[version.since],
        })
    return rows


def _operator_pages(site: _Site, operator: OperatorPlan, used: dict[tuple, list[Entry]], packs, counts: dict[tuple, int],
                    wrong: dict[str, str]) -> int:
    """All pages of one operator; returns how many show an example."""
    pages: dict[int, Page] = {}
    examples = {}
    for version in operator.versions:
        listed = used.get((operator.domain, operator.op, version.since), [])
        examples[version.since] = len(listed)
        shown, more = choose(listed, version.schema, wrong)
        cases: tuple[Case, ...] = tuple(packs(entry.pack).case(entry.name) for entry in shown)
        page = make_page(site.root, operator, version, cases, more, counts, wrong)
        pages[version.since] = page
        name = f"{operator.domain}/{operator.op}-{version.since}"
        site.render("page.rst.j2", f"{name}.rst", {"page": page, "links": _links(operator, version.since)})
        site.index.append([operator.op, version.since, operator.domain, f"{name}.html", page.search])
    latest = pages[operator.versions[-1].since]
    rows = _operator_rows(operator, pages, examples)
    name = f"{operator.domain}/{operator.op}"
    site.render("page_operator.rst.j2", f"{name}.rst", {"op": operator.op, "domain": operator.domain, "rows": rows, "summary": latest.summary})
    site.index.append([operator.op, 0, operator.domain, f"{name}.html", latest.search])
    return sum(bool(page.examples) for page in pages.values())


def _overview(site: _Site, plan: Plan, whole: bool) -> None:
    """The first page, the matrix, the opsets, and the search. What releases brought is told of the `whole` standard only."""
    domains: dict[str, list[OperatorPlan]] = defaultdict(list)
    for operator in plan.operators:
        domains[operator.domain].append(operator)
    kernels = sum(v.kernel for o in plan.operators for v in o.versions)
    facts = {
        "onnx": plan.schemas.onnx, "operators": len(plan.operators), "versions": sum(len(o.versions) for o in plan.operators), "kernels": kernels,
        "installed": onnx.__version__, "sample": "{0.op} {0.versions[0].since}".format(plan.operators[-1]),
    }
    site.render("page_index.rst.j2", "index.rst", {"domains": domains, "facts": facts})
    rows = opset_rows(plan)
    past = [release_row(report, plan) for report in release_reports(site.root)] if whole else []
    content = {"rows": [*rows, totals(rows)], "onnx": plan.schemas.onnx, "releases": [*past, release_total(past)] if past else []}
    site.render("page_opsets.rst.j2", "opsets.rst", content)
    site.render("page_coverage.rst.j2", "coverage.rst", {"facts": facts})
    site.render("page_find.rst.j2", "find.rst", {"facts": facts})
    site.write("coverage.html.inc", matrix_html(plan, case_counts(site.root)))
    lines = ",\n".join(json.dumps(entry) for entry in sorted(site.index, key=lambda e: (e[2], e[0], e[1])))
    site.write("_static/site-index.js", f"window.siteIndex = [\n{lines}\n];\n")
    for name, place in (("conf.py", ""), ("site.css", "_static/"), ("site.js", "_static/"), ("site_nav.html", "_templates/")):
        site.write(place + name, (SITE / name).read_text(encoding="utf-8"))


def write_rst(root: Path, out: Path, only: str = "") -> tuple[int, int]:
    """Write the source of the site; returns (version pages, those with an example). `only` names one operator, for a look."""
    plan = make_plan(root)
    if only:
        chosen = tuple(o for o in plan.operators if o.op == only)
        if not chosen:
            raise DocsError(f"'{only}' is no operator")
        plan = Plan(plan.schemas, chosen)
    used: dict[tuple, list[Entry]] = defaultdict(list)
    for entry in entries(root):
        for op in entry.ops:
            used[op].append(entry)
    counts, wrong = case_counts(root), wrong_cases(root)
    site = _Site(root, out)
    with_example = 0
    with OpenPacks() as packs:
        for operator in plan.operators:
            with_example += _operator_pages(site, operator, used, packs, counts, wrong)
    _overview(site, plan, whole=not only)
    site.prune()
    return sum(len(o.versions) for o in plan.operators), with_example


def build_html(rst: Path, html: Path) -> None:
    """Sphinx with warnings as errors; raises DocsError if there is one, or no Sphinx."""
    try:
        from sphinx.cmd.build import build_main
    except ImportError as error:
        raise DocsError("Sphinx is not installed; run: ./opw docs") from error
    doctrees = html.parent / "doctrees"
    if build_main(["-b", "html", "-W", "--keep-going", "-q", "-j", "auto", "-d", str(doctrees), str(rst), str(html)]) != 0:
        raise DocsError("Sphinx has warnings or errors (see above)")
    shutil.rmtree(html / "_sources", ignore_errors=True)


def _run(args: argparse.Namespace) -> int:
    root, out = Path(args.root), Path(args.out)
    begin = time.monotonic()
    try:
        pages, shown = write_rst(root, out / "rst", args.op)
        print(f"{pages} version pages, {shown} with an example, in {out / 'rst'}, {time.monotonic() - begin:.1f} s", flush=True)
        if not args.rst_only:
            build_html(out / "rst", out / "html")
            print(f"{out / 'html' / 'index.html'}, {time.monotonic() - begin:.1f} s in all")
    except (DocsError, SchemaError, PackError, ImportFailure, RenderError, OSError) as error:
        print(f"docs: {error}", file=sys.stderr)
        return 1
    return 0


def add_commands(subparsers) -> None:
    """Adds `docs` to the command line."""
    parser = subparsers.add_parser("docs", help="build the operator reference", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--out", default=str(ROOT / "build" / "docs"), metavar="DIR", help="where rst/ and html/ go (default: build/docs)")
    parser.add_argument("--rst-only", action="store_true", help="write the source only")
    parser.add_argument("--op", default="", metavar="NAME", help="only this operator's pages, for a look")
    parser.add_argument("--root", default=str(ROOT), help="the project's root")
    parser.set_defaults(run=_run)
