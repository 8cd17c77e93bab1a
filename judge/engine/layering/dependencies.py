"""In which order effects of one layer are applied: dependencies before timestamps (rules 478-480)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.layering.changes import HasAbilities, HasKeywords, Layer
from judge.engine.layering.layer_model import apply, in_force, reads_traits
from judge.engine.layering.plain_layers import is_plain

if TYPE_CHECKING:
    from judge.engine.layering.layer_model import Effect, Model


def next_effects(waiting: list[Effect], model: Model) -> list[Effect]:
    """The next effects of a layer: one that depends on none of the others (478-479), of those the oldest (480).

    Where none of them can alter what another one does, their order makes no difference, and it is all of them.
    """
    if len(waiting) == 1:
        return waiting
    conditions = any(effect.text is not None and reads_traits(effect.text) for effect in waiting)
    if not conditions and all(effect.change.adds_a_number for effect in waiting):
        return waiting
    if all(isinstance(effect.change, HasKeywords | HasAbilities) for effect in waiting):
        return (
            waiting  # none takes anything away, and no condition reads keywords: Might and tags belong to other layers
        )
    by_time = sorted(waiting, key=lambda effect: effect.stamp)
    if not conditions and all(is_plain(effect.change) for effect in waiting):
        return by_time
    for effect in by_time:
        if not any(_depends(effect, other, model) for other in by_time if other is not effect):
            return [effect]
    return by_time[:1]


def _depends(effect: Effect, other: Effect, model: Model) -> bool:
    """Rule 478.1: applying ``other`` first alters what ``effect`` does, and not the other way round (479.1)."""
    return _altered(effect, other, model) and not _altered(other, effect, model)


def _altered(effect: Effect, by: Effect, model: Model) -> bool:
    """Whether an effect exists and does the same after another one has been applied."""
    if not _can_alter(by, effect):
        return False
    alone = _outcome(effect, model.copy())
    after = model.copy()
    apply(by, after)
    if not any(found.key == effect.key for found in in_force(after, effect.change.layer)):
        return True
    return _outcome(effect, after) != alone


def _can_alter(by: Effect, effect: Effect) -> bool:
    """Whether an effect can alter another one at all, as far as that can be seen without applying it.

    It can alter one of a text that reads what layers change, one of a text that it takes away, and one that looks at
    what the object has, where it applies to that object itself.
    """
    if by.target == effect.target and effect.change.looks:
        return True
    if effect.text is None:
        return False
    return reads_traits(effect.text) or (by.target == effect.source and by.change.takes_text)


def _outcome(effect: Effect, model: Model) -> tuple[object, ...]:
    """What an effect changes about its object: more Might by so much, other keywords, abilities and tags."""
    before = model.things[effect.target].traits
    apply(effect, model)
    after = model.things[effect.target].traits
    assert before is not None
    assert after is not None
    sets = effect.change.layer is Layer.TRAITS
    return (
        after.might if sets else after.might - before.might,
        _gained(before.keywords, after.keywords), _gained(before.abilities, after.abilities),
        _gained(before.tags, after.tags),
    )  # fmt: skip


def _gained(before: tuple[object, ...], after: tuple[object, ...]) -> tuple[object, ...]:
    """What is behind the old contents, or all of the new ones where the old ones did not stay."""
    return after[len(before) :] if after[: len(before)] == before else ("instead", *after)
