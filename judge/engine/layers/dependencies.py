"""The order of effects within a layer: dependencies before timestamps (rules 478-480)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from judge.engine.layers.layer_model import apply, in_force, reads_traits
from judge.engine.layers.plain_layers import is_plain
from judge.engine.state.reading import NO_ASPECT
from judge.engine.state.traits import Layer
from judge.engine.wording.changes import HasAbilities, HasKeywords

if TYPE_CHECKING:
    from judge.engine.layers.layer_model import Effect, Model
    from judge.engine.state.traits import Traits


def next_effects(waiting: list[Effect], model: Model) -> list[Effect]:
    """The next effect of a layer: the oldest (480) of those that depend on no other (478-479).

    If no effect can alter another one, their order does not matter and all of them are returned.
    """
    if len(waiting) == 1:
        return waiting
    read = NO_ASPECT.union(*(reads_traits(effect.text) for effect in waiting if effect.text is not None))
    conditions = not read.isdisjoint(NO_ASPECT.union(*(effect.change.alters for effect in waiting)))
    if not conditions and all(effect.change.adds_a_number for effect in waiting):
        return waiting
    if all(isinstance(effect.change, HasKeywords | HasAbilities) for effect in waiting):
        return waiting  # none takes anything away
    by_time = sorted(waiting, key=attrgetter("stamp"))
    if not conditions and all(is_plain(effect.change) for effect in waiting):
        return by_time
    if first := _in_any_order(by_time):
        return first
    for effect in by_time:
        if not any(_depends(effect, other, model) for other in by_time if other is not effect):
            return [effect]
    return by_time[:1]


def _in_any_order(by_time: list[Effect]) -> list[Effect]:
    """The leading effects that neither alter another one nor are altered by one or by any that arises from them.

    An effect that gives abilities ends the sequence, because those may have effects of the same layer.
    """
    found: list[Effect] = []
    for effect in by_time:
        gives = isinstance(effect.change, HasAbilities)
        if not (gives or is_plain(effect.change)) or (effect.text is not None and reads_traits(effect.text)):
            break
        if any(_can_alter(other, effect) or _can_alter(effect, other) for other in by_time if other is not effect):
            break
        found.append(effect)
        if gives:
            break
    return found


def _depends(effect: Effect, other: Effect, model: Model) -> bool:
    """Rule 478.1: whether applying ``other`` first alters ``effect``, and not the other way round as well (479.1)."""
    return _altered(effect, other, model) and not _altered(other, effect, model)


def _altered(effect: Effect, by: Effect, model: Model) -> bool:
    """Whether applying another effect first ends an effect or alters what it does."""
    before = _traits_of(effect.target, model)
    if _can_qualify(by, effect):
        after = model.copy()
        apply(by, after)
        if not any(found.key == effect.key for found in in_force(after, effect.change.layer)):
            return True
        return _outcome(effect, _traits_of(effect.target, after), after) != _outcome(effect, before, model)
    return _can_change(by, effect) and _outcome(effect, _applied(by, before, model), model) != _outcome(
        effect, before, model
    )


def _can_alter(by: Effect, effect: Effect) -> bool:
    """Whether one effect could alter another, judged without applying it."""
    return _can_change(by, effect) or _can_qualify(by, effect)


def _can_change(by: Effect, effect: Effect) -> bool:
    """Whether ``by`` alters something of the object that ``effect`` reads when applied (478.1.c)."""
    return by.target == effect.target and not by.change.alters.isdisjoint(effect.change.looks_at)


def _can_qualify(by: Effect, effect: Effect) -> bool:
    """Whether ``by`` can decide if ``effect`` exists: its text reads what ``by`` alters, or can be lost."""
    if effect.text is None:
        return False
    takes = by.target == effect.source and by.change.takes_text
    return takes or not by.change.alters.isdisjoint(reads_traits(effect.text))


def _outcome(effect: Effect, before: Traits, model: Model) -> tuple[object, ...]:
    """What an effect changes about its object: Might added; keywords, abilities and tags gained."""
    after = _applied(effect, before, model)
    sets = effect.change.layer is Layer.TRAITS
    return (
        after.might if sets else after.might - before.might,
        _gained(before.keywords, after.keywords), _gained(before.abilities, after.abilities),
        _gained(before.tags, after.tags),
    )  # fmt: skip


def _applied(effect: Effect, traits: Traits, model: Model) -> Traits:
    return effect.change.applied(traits, model.things[effect.target], model.things.get(effect.source), model.state)


def _traits_of(card: int, model: Model) -> Traits:
    traits = model.things[card].traits
    assert traits is not None
    return traits


def _gained(before: tuple[object, ...], after: tuple[object, ...]) -> tuple[object, ...]:
    """The elements added to the old ones, or all new elements if the old ones did not stay."""
    return after[len(before) :] if after[: len(before)] == before else ("instead", *after)
