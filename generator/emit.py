# SPDX-License-Identifier: Apache-2.0
"""Turns jobs (template, output, parameters) into files: written only if changed, orphans deleted, twice the same path refused."""

import traceback
from dataclasses import dataclass, field
from pathlib import Path

import jinja2

from generator import cpp, names

FOLDERS = ("api", "kernels", "registry", "tests")
_LIST = "files.txt"
_BY_HAND = ("meson.build",)


@dataclass(frozen=True)
class Job:
    """One file to emit. `sources` are the inputs its header names; `category` is the test binary of a file in tests/."""

    template: str
    folder: str
    name: str
    sources: tuple[str, ...]
    params: dict = field(default_factory=dict)
    category: str = ""

    @property
    def path(self) -> str:
        return f"{self.folder}/{self.name}"


class RenderError(ValueError):
    """A template that cannot be rendered: which one, where, and what is wrong."""


class Renderer:
    """Jinja2 with undefined names as errors; only templates/ is searched, and what was loaded is known."""

    def __init__(self, templates: Path):
        self.templates = templates
        self.environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(templates), undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True,
            keep_trailing_newline=True, autoescape=False,
        )
        self.environment.globals.update(names=names, cpp=cpp)

    def render(self, job: Job) -> str:
        try:
            text = self.environment.get_template(job.template).render(job=job, **job.params)
        except jinja2.TemplateNotFound as error:
            raise RenderError(f"templates/{error.name}: the template is missing; {job.path} is made of it") from error
        except jinja2.TemplateSyntaxError as error:
            raise RenderError(f"templates/{error.name}:{error.lineno}: {error.message}; correct the template of {job.path}") from error
        except jinja2.TemplateError as error:
            # Jinja gives the frames of templates their own lines.
            frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent == self.templates]
            place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else job.template
            raise RenderError(f"templates/{place}: {error.message}; correct the template of {job.path}") from error
        trailing = [k for k, line in enumerate(text.split("\n"), 1) if line != line.rstrip()]
        if trailing:
            raise RenderError(f"templates/{job.template}: trailing blanks in line {trailing[0]} of {job.path}; correct the template")
        return text


def write_if_changed(path: Path, text: str) -> bool:
    data = text.encode("utf-8")
    if path.exists() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


def file_list(jobs: list[Job]) -> str:
    rows = sorted((job.name, job.category) for job in jobs)
    return "".join(f"{category} {name}\n" if category else f"{name}\n" for name, category in rows)


def check_unique(jobs: list[Job]) -> None:
    seen: dict[str, Job] = {}
    for job in jobs:
        if job.path in seen:
            raise ValueError(f"{job.path} is emitted twice: from {', '.join(seen[job.path].sources)} and from {', '.join(job.sources)}")
        seen[job.path] = job


def emit(jobs: list[Job], folder: str, out: Path, renderer: Renderer) -> tuple[int, int]:
    """Write one folder's files and its list; returns (files, changed files)."""
    target = out / folder
    changed = 0
    for job in jobs:
        changed += write_if_changed(target / job.name, renderer.render(job))
    keep = {job.name for job in jobs} | {_LIST, *_BY_HAND}
    if target.exists():
        for path in sorted(target.iterdir()):
            if path.is_file() and path.name not in keep and path.suffix in (".h", ".cc", ".json"):
                path.unlink()
                changed += 1
    changed += write_if_changed(target / _LIST, file_list(jobs))
    return len(jobs), changed
