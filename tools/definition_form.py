"""The form in which two definitions are compared: what differs only in spelling is written in one way.

``SPELLINGS`` lists what counts as the same; everything else is compared value by value.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.catalogue import catalogue
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.conditions import AnyOf
from judge.engine.instructions.choose import Choose
from judge.engine.state.ability import Ability
from judge.engine.state.card import GEAR, UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.circumstances import AtABattlefield, ThereAre
from judge.engine.wording.criteria import CardsIn, Criteria, Facedown, OneOf, Side, Where
from judge.engine.wording.criteria_with_condition import AllOf, Is
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import CostsAtMost, CostsPowerAtMost, OneTagOf, Tagged
from judge.engine.wording.references import Chosen, Destination, Every, Target, This
from judge.engine.wording.requirements import AtLocationOf, OtherThan
from judge.engine.wording.source_circumstances import ThisIs, YouHaveFacedown

SPELLINGS = {
    "names": "what a target, a pick or a destination is called; the names are counted instead",
    "keywords": "the order of keywords",
    "choose": "a target chosen by an instruction of its own, or where something is done to it for the first time",
    "exhaust": "the exhaust symbol in a cost, or the words for it (414.5)",
    "under a condition": "text active under a condition, or each ability under it; several changes, or one each",
    "another": "'another than this' of a target that is other than an earlier one, too",
    "any of": "one ability for several conditions, or one ability for each of them",
    "doubts": "which open questions a definition names",
    "while": "a condition of the trigger that has to hold as it triggers, in its condition or behind it",
    "this is": "a quality that the source has, as one circumstance or as another of the same meaning",
    "facedown": "that you control a facedown card, counted or asked",
    "cost limits": "a limit on the Energy and Power of a card, in one quality or in two places",
    "where": "all at the place of something that was chosen, as their place or as what is required of them",
    "tags": "a unit or a permanent with a tag that among permanents only units have",
    "unit or gear": "a unit or a gear of the same kind, as one permanent or as one of two",
    "exactly here": "exactly so many at this battlefield, where the source or where those are asked to be at one",
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
    value = _plainly(value)
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


@cache
def _tags_of_gear() -> frozenset[str]:
    return frozenset(tag for card in catalogue().values() if GEAR in card.types for tag in card.tags)


def _plainly(value: Any) -> Any:
    """A part in the one spelling that it is compared in."""
    if isinstance(value, Triggered) and value.only_if is None:
        when = getattr(value.condition, "during", None)
        if when is not None and not any(getattr(value.condition, name, 0) for name in ("first_each_turn", "nth")):
            return replace(value, condition=replace(value.condition, during=None), only_if=when)
    if isinstance(value, ThisIs):
        return Is(value.quality)
    if isinstance(value, YouHaveFacedown):
        return ThereAre(Facedown(Side.YOURS))
    if isinstance(value, CardsIn):
        return _limits(value)
    if isinstance(value, Every):
        return _every(value)
    if isinstance(value, AllOf):
        return _here_at_battlefield(value)
    if isinstance(value, OneOf):
        return _permanent(value)
    if isinstance(value, Criteria) and not value.card_type:
        tags = [tag for one in value.qualities for tag in _asked_tags(one)]
        if tags and not set(tags) & _tags_of_gear():
            return replace(value, card_type="Unit")
    return value


def _permanent(value: OneOf) -> Any:
    """A unit or a gear of which the same is asked, as a permanent; several kinds in one order."""
    if not all(isinstance(one, Criteria) for one in value.among):
        return value
    gear = [replace(one, card_type=UNIT) for one in value.among if one.card_type == GEAR]
    rest = [one for one in value.among if one.card_type != GEAR]
    if len(gear) != 1 or gear[0] not in rest:
        return replace(value, among=tuple(sorted(value.among, key=repr)))
    among = [replace(one, card_type="") if one == gear[0] else one for one in rest]
    return among[0] if len(among) == 1 else replace(value, among=tuple(sorted(among, key=repr)))


def _here_at_battlefield(value: AllOf) -> Any:
    """The source at a battlefield, and exactly so many there: as so many at a battlefield that is here."""
    rest = tuple(one for one in value.among if one != AtABattlefield())
    if len(rest) != 1 or len(rest) == len(value.among) or not isinstance(rest[0], ThereAreExactly) or not rest[0].here:
        return value
    return replace(rest[0], criteria=replace(rest[0].criteria, where=Where.BATTLEFIELD))


def _asked_tags(quality: Any) -> tuple[str, ...]:
    if isinstance(quality, OneTagOf):
        return quality.tags
    return (quality.tag,) if isinstance(quality, Tagged) and quality.has else ()


def _every(every: Every) -> Every:
    """All where something chosen is, with that place in one field."""
    places = [one for one in every.requirements if isinstance(one, AtLocationOf)]
    if every.at_chosen or len(places) != 1:
        return every
    rest = tuple(one for one in every.requirements if one not in places)
    return replace(every, at_chosen=places[0].of, requirements=rest)


def _limits(cards: CardsIn) -> CardsIn:
    """Both limits in one quality."""
    power = [one.power for one in cards.qualities if isinstance(one, CostsPowerAtMost)]
    if cards.energy_at_most is None or len(power) != 1:
        return cards
    rest = tuple(one for one in cards.qualities if not isinstance(one, CostsPowerAtMost))
    return replace(cards, energy_at_most=None, qualities=(*rest, CostsAtMost(cards.energy_at_most, power[0])))


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
