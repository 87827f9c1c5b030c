# SPDX-License-Identifier: Apache-2.0
"""Derived cases: recipes of runtime/ops/<category>/<op>.toml, with expected values, into tests/cases/<domain>/<Op>.pack.

The packs are committed, so that no build depends on NumPy, onnx or onnxruntime; `derive` is run when a recipe changes.
"""

import argparse
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from generator.case_arms import arms_of
from generator.case_expand import Draft, DraftError, expand
from generator.case_model import make_model
from generator.case_number import dtype_name
from generator.case_recipe import Recipe, RecipeReader
from generator.case_telling import unnoticed
from generator.names import suite
from generator.oracles import Answer, OracleError, Undefined, array_difference, ask, load_module, tolerance
from generator.schema import Location, Operator, Schemas, load_schemas
from generator.store import Case, Pack, value_arrays, value_shape, write_pack

ROOT = Path(__file__).resolve().parent.parent


class DeriveError(Exception):
    """Everything that is wrong, a line each."""

    def __init__(self, errors: list[str]):
        self.errors = tuple(errors)
        super().__init__("\n".join(errors))


@dataclass(frozen=True)
class Room:
    """An operator's TOML as far as cases go."""

    path: Path
    operator: Operator
    recipes: tuple[Recipe, ...]

    def pack(self, root: Path) -> Path:
        return pack_path(root, self.operator.domain, self.operator.name)


def pack_path(root: Path, domain: str, op: str) -> Path:
    return root / "tests" / "cases" / domain / f"{op}.pack"


def load_rooms(root: Path, schemas: Schemas, wanted: set[str]) -> list[Room]:
    """The rooms with recipes; `wanted` names operators, none means all. Raises DeriveError with every error found."""
    errors: list[str] = []
    rooms = []
    missing = set(wanted)
    for path in sorted((root / "runtime" / "ops").glob("*/*.toml")):
        where = Location(str(path.relative_to(root)))
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            if not wanted or path.stem in wanted:
                errors.append(f"{where}: not TOML: {error}; correct it; then run: python -m generator derive")
            continue
        operator = schemas.get(data.get("domain", "ai.onnx"), data.get("operator", ""))
        name = data.get("operator", "")
        if wanted and not {name, path.stem} & wanted:
            continue
        missing -= {name, path.stem}
        if operator is None:
            errors.append(f"{where}: '{name}' is no operator of its domain; correct it; then run: python -m generator derive")
            continue
        reader = RecipeReader()
        rooms.append(Room(path, operator, reader.read(data.get("cases", []), where)))
        errors += reader.errors
    errors += [f"no file runtime/ops/*/*.toml is about an operator '{name}'" for name in sorted(missing)]
    if errors:
        raise DeriveError(errors)
    return rooms


def drafts_of(room: Room) -> list[Draft]:
    """All drafts, by op-version and recipe. Raises DeriveError."""
    errors: list[str] = []
    found: list[Draft] = []
    versions = [v for v in room.operator.versions if not v.deprecated]
    for recipe in room.recipes:
        reasons = []
        fitting = 0
        for version in versions:
            if not recipe.wants(version.since):
                continue
            try:
                found += expand(recipe, version)
                fitting += 1
            except DraftError as error:
                reasons.append(str(error))
        if recipe.since != ((">=", 1),) and reasons:
            errors += [f"{recipe.location}: '{recipe.name}': {reason}; correct the recipe or its since" for reason in reasons]
        elif not fitting:
            errors.append(f"{recipe.location}: '{recipe.name}' fits no version: {'; '.join(reasons) or 'since names none'}")
    if errors:
        raise DeriveError(errors)
    return sorted(found, key=lambda d: (d.version.since, d.recipe.name, d.name))


def _idle(answer: Answer) -> bool:
    """True if all outputs of more than one element are all zeros or all ones: a case that tells nothing."""
    arrays = [a for value in answer.values for a in value_arrays(value) if a.size > 1]
    return bool(arrays) and all(
        dtype_name(a) != "string" and (not np.any(a != np.zeros((), a.dtype)) or not np.any(a != np.ones((), a.dtype))) for a in arrays
    )


def make_case(draft: Draft, answer: Answer, limits: tuple[float, float]) -> Case:
    version = draft.version
    typed = {name: (kind, value) for name, kind, value in zip(draft.outputs, answer.types, answer.values) if name}
    model = make_model(draft, typed)
    ops = _op_versions(draft)
    return Case(
        name=f"{suite(version.domain, version.op, version.since)}.{draft.name}",
        kind="derived",
        model=model.SerializeToString(deterministic=True),
        inputs=tuple(value for name, _, value in (*draft.inputs, *draft.captures) if name),
        outputs=tuple(value for name, value in zip(draft.outputs, answer.values) if name),
        rtol=limits[0], atol=limits[1], origin="derived", oracle=answer.oracle, first="-", last="-",
        compare=draft.recipe.compare, ops=ops,
    )


def _op_versions(draft: Draft) -> tuple[tuple[str, str, int], ...]:
    """The op-version under test first. Nodes of its subgraphs are helpers and count for nothing."""
    return ((draft.version.domain, draft.version.op, draft.version.since),)


def derive_room(room: Room, root: Path, notes: list[str], failed: dict[str, str] | None = None) -> list[Case]:
    """The cases of one operator. Raises DeriveError with every disagreement and every case without an oracle, unless `failed` is
    given: they are entered there, by the name of the case."""
    module = load_module(root, room.path.stem)
    cases: list[Case] = []
    errors: dict[str, str] = {}
    for draft in drafts_of(room):
        name = f"{suite(draft.version.domain, draft.version.op, draft.version.since)}.{draft.name}"
        label = f"{room.path.relative_to(root)}: {name}"
        least = (draft.recipe.rtol or 0.0, draft.recipe.atol or 0.0)
        try:
            answer = ask(draft, module, least)
            limits = tolerance(draft, answer, module)
        except Undefined:
            continue
        except (OracleError, DraftError) as error:
            errors[name] = f"{label}: {error}"
            continue
        except Exception as error:  # noqa: BLE001  a hand-written oracle may raise anything
            errors[name] = f"{label}: the oracle failed: {type(error).__name__}: {error}"
            continue
        if _idle(answer) and draft.recipe.compare == "values":
            notes.append(f"{label}: all outputs are zeros or ones")
        cases.append(make_case(draft, answer, limits))
    if failed is not None:
        failed |= errors
    elif errors:
        raise DeriveError([*errors.values()])
    return cases


def missing_arms(room: Room, cases: list[Case]) -> list[str]:
    """The arms (op-version, constraint, type) that no derived case has."""
    seen = {arm for case in cases for arm in arms_of(case, room.operator)}
    return [
        f"{version.label} {constraint.name} {kind}"
        for version in room.operator.versions if not version.deprecated
        for constraint in version.constraints for kind in constraint.types
        if (version.since, constraint.name, str(kind)) not in seen
    ]


def changed(old: Path, cases: list[Case]) -> list[str]:
    """What differs between a committed pack and fresh cases: names, models, inputs; outputs beyond the tolerance."""
    if not old.is_file():
        return [f"{old.name}: there is no pack"] if cases else []
    texts = []
    fresh = {case.name: case for case in cases}
    with Pack(old) as pack:
        texts += [f"{name}: the recipe is gone" for name in pack.names if name not in fresh]
        for name, case in fresh.items():
            if name not in pack.names:
                texts.append(f"{name}: not in the pack")
                continue
            before = pack.case(name)
            if before.model != case.model or (before.rtol, before.atol) != (case.rtol, case.atol):
                texts.append(f"{name}: another node or tolerance")
                continue
            for what, limits in (("inputs", (0.0, 0.0)), ("outputs", (case.rtol, case.atol))):
                if case.compare == "shape" and what == "outputs":
                    continue
                for a, b in zip(getattr(before, what), getattr(case, what)):
                    pairs = zip(value_arrays(a), value_arrays(b))
                    if value_shape(a) != value_shape(b) or any(array_difference(x, y, *limits) for x, y in pairs):
                        texts.append(f"{name}: other {what}")
                        break
    return texts


def _run(arguments: argparse.Namespace) -> int:
    root = Path(arguments.root).resolve() if arguments.root else ROOT
    schemas = load_schemas(root / "schemas")
    try:
        rooms = load_rooms(root, schemas, set(arguments.operators))
    except DeriveError as error:
        print(error, file=sys.stderr)
        return 1
    failed = total = 0
    for room in rooms:
        notes: list[str] = []
        missed: dict[str, str] | None = {} if arguments.partial else None
        try:
            cases = derive_room(room, root, notes, missed)
        except DeriveError as error:
            failed += 1
            shown = error.errors if arguments.verbose else error.errors[:12]
            print(*shown, sep="\n", file=sys.stderr)
            if len(shown) < len(error.errors):
                print(f"  and {len(error.errors) - len(shown)} more (--verbose)", file=sys.stderr)
            continue
        path = room.pack(root)
        if missed:
            print(*(f"not derived: {text}" for text in missed.values()), sep="\n")
            if path.is_file():
                with Pack(path) as pack:
                    cases += [pack.case(name) for name in pack.names if name in missed]
        total += len(cases)
        missing = missing_arms(room, cases) if cases else []
        print(f"{room.operator.name}: {len(cases)} cases" + (f", {len(missing)} arms without one" if missing else ""), flush=True)
        for text in [*notes, *(f"  no derived case: {arm}" for arm in missing)][: None if arguments.verbose else 8]:
            print(f"  {text}")
        if arguments.telling:
            print(*(f"  {text}" for text in unnoticed(drafts_of(room), load_module(root, room.path.stem))), sep="\n")
        if arguments.check:
            texts = changed(path, cases)
            failed += bool(texts)
            print(*texts, sep="\n", end="\n" if texts else "")
        elif cases:
            write_pack(path, cases)
        elif path.is_file():
            path.unlink()
    print(f"{total} cases of {len(rooms)} operators" + (f", {failed} operators failed" if failed else ""))
    return 1 if failed else 0


def add_commands(subparsers) -> None:
    """Adds `derive` to the command line."""
    command = subparsers.add_parser("derive", help="make the derived cases of operators from their recipes", description=__doc__)
    command.add_argument("operators", nargs="*", metavar="OP", help="operators, by name or file stem; all if none is given")
    command.add_argument("--check", action="store_true", help="write nothing, fail if the committed packs differ")
    command.add_argument("--telling", action="store_true", help="also say what no recipe would notice: dropped attributes, swapped inputs")
    command.add_argument("--partial", action="store_true", help="write also where some cases cannot be derived, and keep those of before")
    command.add_argument("--verbose", action="store_true", help="print every note and error")
    command.add_argument("--root", help=argparse.SUPPRESS)
    command.set_defaults(run=_run)

