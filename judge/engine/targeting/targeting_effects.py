"""Triggers on objects becoming targets (rule 383.4.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.occurrences import Targeted
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.state.chain import ItemKind
from judge.engine.triggers.triggered import trigger, triggers_of
from judge.engine.wording.instructions import targets

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure


def targets_chosen(game: Game, item: ChainItem, event: int) -> Procedure[None]:
    """Trigger abilities on the targets of an item that has just been finalized (383.4.b.2)."""
    named = {target.name for target in targets(item.effect)}
    things = [game.find(which) for name, chosen in item.choices.objects if name in named for which in chosen]
    found: list[Occurrence] = [
        Targeted(item.controller, thing, event, item.kind is ItemKind.SPELL) for thing in things if thing is not None
    ]
    if found:
        yield from trigger(game, found)
        _remember(game, found)


def _remember(game: Game, occurrences: list[Occurrence]) -> None:
    """Count what was chosen, for abilities limited to the first time each turn."""
    for thing in game.state.on_board:
        for _, ability in triggers_of(game, thing):
            condition = ability.condition
            if isinstance(condition, WhenChosen) and condition.first_each_turn:
                for found in occurrences:
                    if isinstance(found, Targeted) and condition.matches(game, thing, found):
                        game.mark(condition.key(thing), found.player)
