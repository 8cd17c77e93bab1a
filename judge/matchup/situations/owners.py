"""The owner of each object of a situation, if the question leaves it open: the player who asks, or the opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import is_a
from judge.matchup.situations.event_tests import OF_PLAYERS
from judge.matchup.situations.situation import ME, OPPONENT
from judge.matchup.situations.starting_places import deeds_of

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Deed, Object, Situation

_OF_A_CARD = frozenset({"play", "hide", "use"})
_KEEPS = frozenset({"save", "prevent"})


def owners_of(thing: Object, situation: Situation, given: Given) -> tuple[str, ...]:
    """Whose something may be, the plainest first."""
    if thing.whose or is_a(thing, BATTLEFIELD, given):
        return (thing.whose,)
    deeds, asked = deeds_of(situation), situation.asked
    for deed in deeds:
        moves = deed.verb == "move" and not deed.by
        if deed.who and thing.key in {deed.by, deed.to if deed.verb in _OF_A_CARD or moves else ""}:
            return (deed.who, other(deed.who)) if deed.verb in OF_PLAYERS and deed.by != deed.to else (deed.who,)
    if asked.verb == "counter" and asked.to == thing.key:
        return (other(_actor(asked, situation)),)
    if asked.verb in _KEEPS and thing.key != asked.by and any(thing.key == deed.by for deed in situation.happened):
        saved = next((one.whose for one in situation.things if one.key == asked.to), "")
        return (other(saved),) if saved else (OPPONENT,)
    for deed in deeds:
        if thing.key == deed.by and deed.in_response_to and not deed.who:
            return (OPPONENT, ME)
        if thing.key in {deed.by, deed.to if deed.verb in _OF_A_CARD else ""}:
            return (ME,)
        if thing.key == deed.in_response_to:
            return (other(_actor(deed, situation)),)
    for deed in deeds:
        if thing.key in deed.on or (thing.key == deed.to and deed.by):
            by = _actor(deed, situation)
            is_subject = thing.key == asked.to and not asked.by
            return (by, other(by)) if is_subject or asked.verb in _KEEPS else (other(by), by)
    return (ME,)


def _actor(deed: Deed, situation: Situation) -> str:
    """The player of a deed: the stated one, or the one whose card does it."""
    key = deed.by or (deed.to if deed.verb in _OF_A_CARD else "")
    return deed.who or next((one.whose for one in situation.things if one.key == key), "") or ME
