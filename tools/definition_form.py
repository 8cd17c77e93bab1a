"""The form in which two definitions are compared: what differs only in spelling is written in one way.

``SPELLINGS`` lists what counts as the same; everything else is compared value by value.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.conditions import AnyOf
from judge.engine.instructions.choose import Choose
from judge.engine.state.ability import Ability
from judge.engine.state.card import Card
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen, Destination, Target, This
from judge.engine.wording.requirements import OtherThan

SPELLINGS = {
    "names": "what a target, a pick or a destination is called; the names are counted instead",
    "keywords": "the order of keywords",
    "choose": "a target chosen by an instruction of its own, or where something is done to it for the first time",
    "exhaust": "the exhaust symbol in a cost, or the words for it (414.5)",
    "under a condition": "text active under a condition, or each ability under it; several changes, or one each",
    "another": "'another than this' of a target that is other than an earlier one, too",
    "any of": "one ability for several conditions, or one ability for each of them",
    "doubts": "which open questions a definition names",
    "requirements": "the order of the requirements on a target and of the qualities in criteria",
}
"""What is the same although it is spelt otherwise."""


def form_of(variant: Any) -> Any:
    """The form of a wording."""
    return (
        tuple(sorted(set(variant.keywords))),
        tuple(sorted((_form(one, {}) for one in _all(variant.abilities)), key=repr)),
        _form(_inlined(variant.effect), {}),
    )


def _all(abilities: tuple[Any, ...]) -> list[Any]:
    return [last for ability in abilities for one in _each(ability) for last in _dependent(one)]


def _each(ability: Any) -> tuple[Any, ...]:
    """A triggered ability for each of several conditions."""
    if isinstance(ability, Triggered) and isinstance(ability.condition, AnyOf):
        return tuple(replace(ability, condition=one) for one in ability.condition.conditions)
    return (ability,)


def _dependent(ability: Any) -> tuple[Any, ...]:
    """What is active under a condition, each ability and each change by itself."""
    if isinstance(ability, Dependent):
        words = [Static(This(), (HasKeywords((word,)),), ability.during) for word in ability.keywords]
        inner = [one for found in ability.abilities for one in _dependent(found)]
        return (*words, *(_under(ability.during, one) for one in inner))
    if isinstance(ability, Static):
        return tuple(replace(ability, changes=(change,)) for one in ability.changes for change in _each_keyword(one))
    return (ability,)


def _under(during: Any, ability: Any) -> Any:
    """One ability under a condition."""
    if isinstance(ability, Static | EntersReady) and ability.during is None:
        return replace(ability, during=during)
    return Dependent(during, (ability,), ())


def _each_keyword(change: Any) -> tuple[Any, ...]:
    if type(change) is HasKeywords:
        return tuple(HasKeywords((word,)) for word in change.keywords)
    return (change,)


def _inlined(effect: tuple[Any, ...]) -> tuple[Any, ...]:
    """The instructions without those that only choose: the target stands where it is first spoken of."""
    found: list[Any] = []
    waiting: dict[str, Target] = {}
    for one in effect:
        if isinstance(one, Choose):
            waiting[one.what.name] = one.what
            continue
        found.append(_filled(one, waiting))
    return (*(Choose(target) for target in waiting.values()), *found)


def _filled(value: Any, waiting: dict[str, Target]) -> Any:
    if isinstance(value, Chosen) and value.name in waiting:
        return waiting.pop(value.name)
    if isinstance(value, tuple):
        return tuple(_filled(one, waiting) for one in value)
    if not isinstance(value, Struct) or isinstance(value, Card | Criteria):
        return value
    changed = {}
    for field in value.__struct_fields__:
        before = getattr(value, field)
        after = _filled(before, waiting)
        if after != before:
            changed[field] = after
    return replace(value, **changed) if changed else value


def _form(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, tuple):
        if value and all(hasattr(one, "perform") for one in value):
            value = _inlined(value)
        if value and all(isinstance(one, Ability) for one in value):
            value = tuple(sorted(_all(value), key=repr))
        return tuple(_form(one, names) for one in value)
    if isinstance(value, Card):
        return value.name
    if isinstance(value, Cost):
        value = _cost(value)
    if isinstance(value, Target):
        value = _target(value)
    if not isinstance(value, Struct):
        return names.get(value, value) if isinstance(value, str) else value
    if isinstance(value, Target | Pick | Destination):
        names.setdefault(value.name, f"<{len(names) + 1}>")
    fields = []
    for field in value.__struct_fields__:
        if field == "doubt":
            continue
        inner = _form(getattr(value, field), names)
        if field in {"requirements", "qualities"}:
            inner = tuple(sorted(inner, key=repr))
        fields.append((field, inner))
    return (type(value).__name__, *fields)


def _cost(cost: Cost) -> Cost:
    rest = tuple(action for action in cost.actions if action != Exhaust(This()))
    return replace(cost, exhaust_this=True, actions=rest) if len(rest) < len(cost.actions) else cost


def _target(target: Target) -> Target:
    apart = any(isinstance(one, OtherThan) for one in target.requirements)
    if apart and isinstance(target.criteria, Criteria) and target.criteria.another:
        return replace(target, criteria=replace(target.criteria, another=False))
    return target


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two forms differ, as short lines."""
    if one == other:
        return []
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        named = one[0] if one and isinstance(one[0], str) else ""
        return [line for a, b in zip(one, other, strict=True) for line in differences(a, b, f"{path}/{named}")]
    return [f"{path}: {_short(one)} | {_short(other)}"]


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 300 else text[:300] + "…"
