"""Triggered abilities that are about players, or read in several zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.read_players import THEMSELVES, OthersAct
from judge.engine.actions.draw import Draw
from judge.engine.conditions.discards import WhenThisIsDiscarded
from judge.engine.conditions.leaving import WhenReturnedToHand
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.conditions.turn import AtTime
from judge.engine.instructions.gain_points import GainPoints

if TYPE_CHECKING:
    from judge.engine.triggers.triggered_ability import Triggered


def also_in_trash(ability: Triggered) -> list[Triggered]:
    """An ability for each of several conditions, if one of them is read in the trash."""
    several = getattr(ability.condition, "conditions", ())
    if not any(isinstance(one, WhenThisIsDiscarded) for one in several):
        return [ability]
    return [replace(ability, condition=one, in_trash=isinstance(one, WhenThisIsDiscarded)) for one in several]


def is_about_a_player(condition: Any) -> bool:
    """Whether a condition is met by a player, who is "they" behind it."""
    if isinstance(condition, WhenChosen):
        return condition.anyone
    if isinstance(condition, AtTime):
        return condition.of_any
    return isinstance(condition, WhenAPlayerPlays | WhenReturnedToHand)


def is_done_by_them(said: list[Any]) -> bool:
    """Whether the one sentence of an ability is what that player does, other than to draw or to gain points."""
    if len(said) != 1 or len(said[0].effect) != 1 or said[0].may:
        return False
    act = said[0].effect[0]
    return (
        isinstance(act, OthersAct)
        and act.who == THEMSELVES
        and not (not act.may and len(act.effect) == 1 and isinstance(act.effect[0], Draw | GainPoints))
    )
