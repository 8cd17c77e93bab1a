"""Abilities that trigger on the death of their own source, such as Deathknell (rules 428.1.a.1.b, 808.1.d).

Such a trigger becomes pending before its source leaves the board, which records the information that it needs. It is
removed if the source does not go to the trash after all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.chain import ItemKind
from judge.engine.state.events import Happened
from judge.engine.triggers.again import dies_with, times
from judge.engine.triggers.triggered import add, ordered
from judge.engine.triggers.triggered_ability import Triggered, WaitingTrigger
from judge.engine.wording.doubts import holds
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

REMOVED = cite("deathknell.removed")  # 808.1.d.1

Pending = dict[int, tuple[int, ...]]
"""The chain items of death triggers, by the card instance that is about to die."""


def is_death_trigger(ability: Ability) -> bool:
    """Whether an ability triggers on the death of its own source."""
    return isinstance(ability, Triggered) and dies_with(ability) is not None


def add_death_triggers(
    game: Game, dying: list[tuple[GameObject, int]], also: tuple[Slug, ...] = ()
) -> Procedure[Pending]:
    """Put the death triggers of objects on the chain, each caused by the event by which its source would die.

    ``also`` are further rules by which they are added before the deaths.
    """
    ready = [
        WaitingTrigger(ability, thing.controller, thing.id, f"{thing.label}'s trigger", (event,), ItemKind.TRIGGERED,
              here=thing.place, condition=condition)
        for thing, event in dying
        for ability in thing.abilities
        if isinstance(ability, Triggered) and (condition := dies_with(ability)) is not None
        and (ability.only_if is None or holds(game, ability.only_if, thing.controller, thing))
        for _ in range(times(game, ability, thing.controller))
    ]  # fmt: skip
    pending: Pending = {}
    for player in game.state.in_turn_order():
        theirs = [found for found in ready if found.controller == player]
        for found in (yield from ordered(game, player, theirs)):
            card = found.source.card
            pending[card] = (*pending.get(card, ()), add(game, found, also))
    return pending


def remove_death_triggers(game: Game, items: tuple[int, ...], cause: int, *, focus_passes: bool) -> None:
    """Remove the triggers of sources that did not die.

    ``focus_passes`` is restored to its value before they were added.
    """
    for which in items:
        item = game.state.item(which)
        assert item is not None
        game.remove_item(which)
        game.tell(
            Happened.ABILITY_REMOVED, REMOVED, item, detail="its source did not die", causes=(item.begun_by, cause)
        )
    if items and not game.state.chain:
        game.change(focus_passes=focus_passes)
