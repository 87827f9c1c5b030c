# SPDX-License-Identifier: Apache-2.0
"""What the recipes would not notice: an attribute or optional input dropped, or two inputs swapped, without any effect.

The oracles are asked again with the change. A swap that the operator does not care about (a sum) is found, too: these are
notes for whoever writes recipes, not errors.
"""

import signal
from dataclasses import replace
from types import ModuleType

from generator.case_expand import Draft
from generator.oracles import Answer, array_difference, ask, chosen, reference
from generator.schema import OpVersion
from generator.store import value_arrays, value_shape


# A loop without its trip count goes on for ever. Only engines in Python can be stopped, so no other is asked.
_SECONDS = 2.0
_MOST = 40  # cases of one recipe and op-version


def _answer(draft: Draft, module: ModuleType | None) -> Answer | None:
    def stop(*_):
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, _SECONDS)
    try:
        return ask(draft, module) if callable(chosen(module, draft.version.since)) else reference(draft)
    except Exception:  # noqa: BLE001  a changed node may be wrong in any way
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _differ(a: Answer | None, b: Answer | None) -> bool:
    if a is None or b is None:
        return True
    for x, y in zip(a.values, b.values):
        if value_shape(x) != value_shape(y):
            return True
        if any(array_difference(p, q, 0, 0) for p, q in zip(value_arrays(x), value_arrays(y))):
            return True
    return False


def _without_attribute(draft: Draft, name: str) -> Draft | None:
    if name not in draft.attributes:
        return None
    recipe = replace(draft.recipe, attributes={k: v for k, v in draft.recipe.attributes.items() if k != name})
    return replace(draft, recipe=recipe, attributes={k: v for k, v in draft.attributes.items() if k != name})


def _without_input(draft: Draft, index: int) -> Draft | None:
    if index >= len(draft.inputs) or not draft.inputs[index][0]:
        return None
    left = list(draft.inputs)
    left[index] = ("", None, None)
    while left and not left[-1][0]:
        left.pop()
    return replace(draft, inputs=tuple(left))


def _swapped(draft: Draft, i: int, j: int) -> Draft | None:
    if j >= len(draft.inputs) or draft.inputs[i][1] is None or draft.inputs[i][1] != draft.inputs[j][1]:
        return None
    inputs = list(draft.inputs)
    inputs[i], inputs[j] = ((a[0], *b[1:]) for a, b in ((inputs[i], inputs[j]), (inputs[j], inputs[i])))
    return replace(draft, inputs=tuple(inputs))


def _changes(version: OpVersion, drafts: list[Draft]):
    """(what is changed, how) for everything that a version's cases should notice."""
    for attribute in version.attributes:
        if not attribute.required:
            yield f"attribute '{attribute.name}' dropped", lambda d, n=attribute.name: _without_attribute(d, n)
    for k, param in enumerate(version.inputs):
        if param.option == "optional":
            yield f"input '{param.name}' dropped", lambda d, k=k: _without_input(d, k)
    most = max((len(d.inputs) for d in drafts), default=0)
    for i in range(min(most, 3)):
        for j in range(i + 1, min(most, 3)):
            yield f"inputs {i} and {j} swapped", lambda d, i=i, j=j: _swapped(d, i, j)


def unnoticed(drafts: list[Draft], module: ModuleType | None) -> list[str]:
    """A line for every change that no recipe of an op-version would notice."""
    notes = []
    by_version: dict[int, dict[str, list[Draft]]] = {}
    for draft in drafts:
        if draft.recipe.compare == "values":
            by_version.setdefault(draft.version.since, {}).setdefault(draft.recipe.name, []).append(draft)
    for recipes in by_version.values():
        drafts_here = [d for same in recipes.values() for d in same[:: 1 + len(same) // _MOST]]
        base: dict[str, Answer | None] = {}
        for what, change in _changes(drafts_here[0].version, drafts_here):
            tried = noticed = False
            for draft in drafts_here:
                other = change(draft)
                if other is None:
                    continue
                tried = True
                if draft.name not in base:
                    base[draft.name] = _answer(draft, module)
                if _differ(base[draft.name], _answer(other, module)):
                    noticed = True
                    break
            label = drafts_here[0].version.label
            if tried and not noticed:
                notes.append(f"{label}: {what}: no recipe would notice")
            elif not tried and "swapped" not in what:
                notes.append(f"{label}: {what.replace(' dropped', '')} is in no recipe")
    return notes
