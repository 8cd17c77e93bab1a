"""Triggers on objects becoming targets (rule 383.4.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.occurrences import Targeted
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.state.card import GEAR
from judge.engine.state.chain import ItemKind
from judge.engine.state.sides import Side, is_on
from judge.engine.triggers.triggered import trigger, triggers_of
from judge.engine.wording.instructions import targets
from judge.engine.wording.turn_facts import CHOSE_ENEMY, CHOSE_ENEMY_UNIT, CHOSE_WITH

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure


def targets_chosen(game: Game, item: ChainItem, event: int) -> Procedure[None]:
    """Trigger abilities on the targets of an item that has just been finalized (383.4.b.2)."""
    named = {target.name for target in targets(item.effect)}
    things = [game.find(which) for name, chosen in item.choices.objects if name in named for which in chosen]
    found: list[Targeted] = [
        Targeted(item.controller, thing, event, item.kind is ItemKind.SPELL) for thing in things if thing is not None
    ]
    for number, one in enumerate(found):
        _count_choice(game, item, one, first=not number)
    if found:
        yield from trigger(game, list(found))
        _remember(game, found)


def _count_choice(game: Game, item: ChainItem, found: Targeted, *, first: bool) -> None:
    """Count a choice of an enemy unit or gear, for texts that ask what was chosen this turn."""
    if not is_on(Side.ENEMY, game.state, found.thing.controller, found.player):
        return
    if found.thing.is_unit:
        game.mark(CHOSE_ENEMY_UNIT, found.player)
    source = game.state.objects[item.object.card]
    if (found.thing.is_unit or found.thing.card.is_a(GEAR)) and (found.by_spell or source.is_unit):
        game.mark(CHOSE_ENEMY, found.player)
        if first:
            game.mark(CHOSE_WITH, found.player)


def _remember(game: Game, occurrences: list[Targeted]) -> None:
    """Count what was chosen, for abilities limited to the first time each turn."""
    for thing in game.state.on_board:
        for _, ability in triggers_of(game, thing):
            for condition in ability.condition.parts:
                if isinstance(condition, WhenChosen) and condition.first_each_turn:
                    for found in occurrences:
                        if condition.matches(game, thing, found):
                            game.mark(condition.key(thing), found.player)
