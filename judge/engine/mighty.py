"""Mighty (rules 706-711): the moment in which a unit becomes Mighty is noticed, and abilities are told of it.

Might changes wherever an object is changed, in the middle of instructions too. What becomes Mighty is noted in the
state there, as long as an ability on the board waits for it, and is told to all of them with the next event that
abilities trigger on, or once the instruction is over.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from judge.engine.circumstances import MIGHTY
from judge.engine.events import Happened
from judge.engine.instructions import walk
from judge.engine.values import changed
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.card import Card
    from judge.engine.game import Game
    from judge.engine.objects import GameObject

BECOMES_MIGHTY = cite("mighty.becomes")  # 709
OUTSIDE = cite("mighty.outside-of-the-board")  # 711


class WaitsForMighty:
    """Stands in the text of a card whose abilities trigger on units becoming Mighty."""

    __slots__ = ()


class Noticed(NamedTuple):
    """A unit that became Mighty, as it was then, and the event."""

    thing: GameObject
    event: int


def notice(game: Game, before: int, thing: GameObject, *, entered: bool = False) -> None:
    """Note that a unit has become Mighty, where its Might was less than 5 ``before`` (709).

    ``entered``: it was outside of the board, where its printed Might is what counts (711).
    """
    if before >= MIGHTY or thing.raw_might < MIGHTY or not thing.is_unit:
        return
    if any(_waits(other.card) for other in game.state.on_board):
        rules = (BECOMES_MIGHTY, OUTSIDE) if entered else (BECOMES_MIGHTY,)
        event = game.tell(Happened.BECAME_MIGHTY, rules, thing, who=thing.controller)
        game.state = changed(game.state, became_mighty=(*game.state.became_mighty, Noticed(thing, event)))


@cache
def _waits(card: Card) -> bool:
    return any(isinstance(part, WaitsForMighty) for part in walk(card.abilities))
