"""The rules on which the layers of an object depend: those without which it would be different (rule 476)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.layers.layers import (
    BY_THE_RULES,
    LayerOptions,
    taking_part,
    through_every_layer,
)
from judge.engine.layers.plain_layers import plainly
from judge.engine.state.traits import Layer
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

IN_SEQUENCE = cite("layers.in-sequence")  # 476.1
REPEATED = cite("layers.repeated")  # 476.2
REMOVED_ONCE = cite("layers.removed-once")  # 476.3

_MANNERS = (
    (REPEATED, LayerOptions(repeated=False)),
    (REMOVED_ONCE, LayerOptions(removed=False)),
    *((IN_SEQUENCE, LayerOptions(order)) for order in permutations(Layer) if order != BY_THE_RULES.order),
)


def without_each_rule(thing: GameObject, state: GameState) -> Iterator[tuple[Slug, GameObject]]:
    """The object as it would be without each rule on working through layers, together with that rule.

    Yields nothing if no effect in force alters another one, because the result is then always the same.
    """
    things = taking_part(state)
    if state.layered is None or thing.id.card not in things or plainly(things, state) is not None:
        return
    for rule, manner in _MANNERS:
        yield rule, replace(thing, traits=through_every_layer(things, state, manner)[thing.id.card])
