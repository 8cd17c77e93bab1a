"""Steering: what an asker wants of the set-up of two cards, and which set-ups fit it.

Words of a question and options of the command line both come to one value. Whoever searches set-ups reads it; nothing
in it changes what the rules allow.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.matchup.plan import Slot
from judge.matchup.roles import FIGHTING, Role

if TYPE_CHECKING:
    from judge.matchup.boards import Board


class Timing(Enum):
    """When a card acts, or is acted on; each value is how it is said."""

    BEFORE = "before it"
    RESPONSE = "in response"
    COMBAT = "in combat"
    HOLD = "as a battlefield is held"

    __hash__ = object.__hash__


class Steering(Struct, frozen=True):
    """What is asked of a set-up; what is empty is free.

    ``controllers`` says who has which card, ``unit_of`` whose the plain unit in the middle is. ``timing`` is when the
    card ``timed`` acts (any of the two where that is empty). ``attached`` are cards attached to the unit in the middle,
    ``battlefield`` is the card of the battlefield where it stands, ``third`` are further cards on the board, each with
    who controls it. ``set_up`` is the number of a set-up of an earlier answer, from 1.
    """

    controllers: tuple[tuple[str, str], ...] = ()
    unit_of: str = ""
    timing: Timing | None = None
    timed: str = ""
    might: int | None = None
    damage: int | None = None
    attached: tuple[str, ...] = ()
    battlefield: str = ""
    third: tuple[tuple[str, str], ...] = ()
    set_up: int = 0

    def controller_of(self, card: str) -> str:
        """Who is to control a card; "" where that is free."""
        return dict(self.controllers).get(card, "")

    def describe(self) -> tuple[str, ...]:
        """Each wish in words."""
        found = [f"{who} has {card}" for card, who in self.controllers]
        found += [f"the unit is {self.unit_of}'s"] if self.unit_of else []
        found += [f"{self.timed or 'one of them'} acts {self.timing.value}"] if self.timing is not None else []
        found += [f"the unit has {self.might} Might"] if self.might is not None else []
        found += [f"the unit is damaged {self.damage}"] if self.damage is not None else []
        found += [f"{card} is attached to the unit" for card in self.attached]
        found += [f"the unit is at {self.battlefield}"] if self.battlefield else []
        found += [f"{who} controls {card}" for card, who in self.third]
        return tuple(found)


FREE = Steering()
"""Nothing is asked of a set-up."""


def fits(board: Board, wanted: Steering) -> bool:
    """Whether a set-up has the cards in the hands, and the acts at the time, that are asked for."""
    for part in board.parts:
        who = wanted.controller_of(part.name)
        if who and part.who != who:
            return False
    if wanted.unit_of and board.unit_of != wanted.unit_of:
        return False
    return wanted.timing is None or _is_timed(board, wanted)


def _is_timed(board: Board, wanted: Steering) -> bool:
    fights = any(part.role in FIGHTING for part in board.parts)
    if wanted.timing is Timing.COMBAT:
        return fights
    if wanted.timing is Timing.HOLD:
        return any(part.role is Role.FIELD for part in board.parts) and any(act.verb == "end" for act in board.acts)
    acts = [act for act in board.acts if any(act.label == part.name for part in board.parts)]
    timed = [act for act in acts if wanted.timed in {"", act.label}]
    if wanted.timing is Timing.RESPONSE:
        return any(act.slot is Slot.IN_RESPONSE for act in timed)
    return bool(timed) and timed[0] is acts[0] and timed[0].slot is Slot.ON_ITS_OWN and len(board.acts) > 1
