"""Mighty (rules 706-711): the moment in which a unit becomes Mighty is noticed, and abilities are told of it.

Might changes wherever an object is changed, in the middle of instructions too. What becomes Mighty is noted in the
state there, as long as an ability on the board waits for it, and is told to all of them with the next event that
abilities trigger on, or once the instruction is over.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.engine.state.instruction import walk
from judge.engine.state.state import Noticed
from judge.engine.wording.circumstances import MIGHTY
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject

BECOMES_MIGHTY = cite("mighty.becomes")  # 709
BECOMES = cite("triggered.evaluated-after")  # 383.2.c
OUTSIDE = cite("mighty.outside-of-the-board")  # 711


class WaitsForMighty:
    """Marks a condition that waits for units to become Mighty: where nothing on the board has one, none is noted."""

    __slots__ = ()


class WaitsForMight:
    """Marks a condition that waits for the Might of its own source to become ``might`` or more, from less."""

    __slots__ = ()

    might: int


def notice_mighty(game: Game, before: int, thing: GameObject, entered: bool = False) -> None:
    """Note that a unit has become Mighty, where its Might was less than 5 ``before`` (709).

    ``entered``: it was outside of the board, where its printed Might is what counts (711). What another number is
    asked for in its own text is noted in the same way.
    """
    if thing.raw_might > before and not game.together:
        for number in _numbers(thing.card):
            if before < number <= thing.raw_might:
                event = game.tell(Happened.MIGHT_BECAME, BECOMES, thing, who=thing.controller, detail=str(number))
                game.state = game.state.changed(noticed=(*game.state.noticed, Noticed(thing, event, str(number))))
    if before >= MIGHTY or thing.raw_might < MIGHTY or not thing.is_unit or game.together:
        return
    if _somebody_waits(game):
        rules = (BECOMES_MIGHTY, OUTSIDE) if entered else (BECOMES_MIGHTY,)
        event = game.tell(Happened.BECAME_MIGHTY, rules, thing, who=thing.controller)
        game.state = game.state.changed(noticed=(*game.state.noticed, Noticed(thing, event)))


@contextmanager
def simultaneously(game: Game) -> Iterator[None]:
    """Changes inside are simultaneous: a unit becomes Mighty by its Might before and after all of them (709)."""
    if game.together or not (_somebody_waits(game) or any(_numbers(unit.card) for unit in game.state.board.units)):
        yield
        return
    before = game.state.board.units
    game.together = True
    try:
        yield
    finally:
        game.together = False
    for unit in before:
        now = game.find(unit.id)
        if now is not None:
            notice_mighty(game, unit.raw_might, now)


def _somebody_waits(game: Game) -> bool:
    return _is_one_waiting(game.state.board.printed)


@lru_cache(maxsize=1_000)
def _is_one_waiting(printed: frozenset[Card]) -> bool:
    return any(_waits(card) for card in printed)


@cache
def _waits(card: Card) -> bool:
    return any(isinstance(part, WaitsForMighty) for part in walk(card.abilities))


@cache
def _numbers(card: Card) -> tuple[int, ...]:
    return tuple(part.might for part in walk(card.abilities) if isinstance(part, WaitsForMight))
