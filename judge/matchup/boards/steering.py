"""The user's wishes for the set-up of two cards, and which set-ups fit them.

Words of a question and options of the command line both become one value, which the searches of set-ups read. Nothing
in it changes what the rules allow.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.matchup.boards.roles import FIGHTING, Role
from judge.matchup.walks.planned_acts import Slot

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.boards.stated_board import StatedBoard
    from judge.matchup.walks.planned_acts import Act

PLAYERS = ("P1", "P2")


class Timing(Enum):
    """When a card acts, or is acted on. Each value is its wording."""

    BEFORE = "before the other card"
    RESPONSE = "in response"
    COMBAT = "in combat"
    HOLD = "as a battlefield is held"

    __hash__ = object.__hash__


class Steering(Struct, frozen=True):
    """The wishes for a set-up. Empty fields are free.

    ``controllers`` says who has which card, ``unit_of`` whose the plain unit acted on is, ``middle`` the card that is
    there instead of it. ``swapped``: the players have each other's cards, compared with a set-up without wishes.
    ``timing`` is when the card ``timed`` acts (either of the two if that is empty). ``opposed``: a response is the
    other player's. ``attached`` are cards attached to the unit acted on, ``battlefield`` is the card of its
    battlefield, ``third`` are further cards on the board, each with its controller ("": either), ``responds`` is one
    that is played in response to the second, ``leads`` one that is played before both. ``cards`` has those that are not
    one of the two. ``stated`` is the board stated in the scenario language, ``day`` that of the wordings. ``you`` is
    the player who asks, if that matters. ``relative``: either of them, whoever has the turn. ``play`` are the acts, if
    all of them are stated. ``beside`` is the third card of three, ``facedown`` one of the two that is played from
    facedown. ``set_up`` is the number of a set-up, from 1.
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
    responds: str = ""
    leads: str = ""
    set_up: int = 0
    swapped: bool = False
    you: str = ""
    relative: bool = False
    middle: str = ""
    cards: tuple[Card, ...] = ()
    stated: StatedBoard | None = None
    day: date | None = None
    opposed: bool = False
    play: tuple[Act, ...] = ()
    beside: str = ""
    facedown: str = ""

    def controller_of(self, card: str) -> str:
        """The wanted controller of a card. "" if it is free."""
        return dict(self.controllers).get(card, "")

    def card(self, name: str) -> Card | None:
        """The card of that name, if it is not one of the two."""
        return next((one for one in self.cards if one.name == name), None)

    def mirrored(self) -> Steering:
        """The same with the players changed over, each of whom is "I" or "my opponent"."""
        other = {"P1": "P2", "P2": "P1", "": ""}
        return replace(
            self, controllers=tuple((card, other[who]) for card, who in self.controllers), relative=False,
            unit_of=other[self.unit_of], you=other[self.you],
            third=tuple((card, other[who]) for card, who in self.third),
        )  # fmt: skip

    @property
    def in_place(self) -> frozenset[str]:
        """The cards that are wanted on the board."""
        objects = self.stated.setup.objects if self.stated is not None else ()
        return frozenset({*self.attached, *(one.label for one in objects if one.place.is_location)})

    @property
    def only_picks(self) -> bool:
        """Whether it picks among the derived set-ups and puts nothing else on the board."""
        added = (self.play, self.attached, self.battlefield, self.third, self.responds, self.leads, self.stated)
        return not any(added) and self.might is None and self.damage is None

    def describe(self) -> tuple[str, ...]:
        """Each wish in words."""
        found = [f"you are {self.you}"] if self.you else []
        found += [f"{who} has {card}" for card, who in self.controllers]
        found += ["the players changed over"] if self.swapped and not self.controllers else []
        found += [f"the unit is {self.unit_of}'s"] if self.unit_of else []
        if self.timing is not None:
            found.append(f"{self.timed} acts {self.timing.value}" if self.timed else f"they meet {self.timing.value}")
        found += [f"the unit has {self.might} Might"] if self.might is not None else []
        found += [f"the unit is damaged {self.damage}"] if self.damage else []
        found += [f"{card} is attached to {self.middle or 'the unit'}" for card in self.attached]
        found += [f"the unit is at {self.battlefield}"] if self.battlefield else []
        found += [f"{who} controls {card}" if who else f"{card} is on the board" for card, who in self.third]
        found += [f"{self.facedown} is played from facedown"] if self.facedown else []
        found += [f"{self.responds} is played in response"] if self.responds else []
        found += [f"{self.leads} is played first"] if self.leads else []
        found += list(self.stated.lines) if self.stated is not None else []
        found += [act.said for act in self.play]
        found += [f"set-up {self.set_up}"] if self.set_up else []
        return tuple(found)


FREE = Steering()
"""Nothing is asked of a set-up."""


def fits(board: Board, wanted: Steering) -> bool:
    """Whether a set-up has the cards with the wanted players, and the acts at the wanted time."""
    for part in board.parts:
        who = wanted.controller_of(part.name)
        if who and part.who != who:
            return False
    if wanted.unit_of and board.unit_of != wanted.unit_of:
        return False
    if wanted.facedown and not any(part.name == wanted.facedown and part.role is Role.FACEDOWN for part in board.parts):
        return False
    if wanted.middle and board.unit()[0] != wanted.middle:
        return False
    return wanted.timing is None or _is_timed(board, wanted)


def hits_oneself(board: Board, wanted: Steering) -> bool:
    """Whether a player kills or damages their own unit on a steered set-up without a wish for that."""
    if replace(wanted, set_up=0, day=None) == FREE or wanted.unit_of:
        return False
    kills = [part.who for part in board.parts if part.active and (part.profile.kills or part.profile.deals)]
    return board.unit_of in kills[:1]


def _is_timed(board: Board, wanted: Steering) -> bool:
    if wanted.timing is Timing.COMBAT:
        return any(part.role in FIGHTING for part in board.parts) or any(act.verb == "move" for act in board.acts)
    if wanted.timing is Timing.HOLD:
        return board.unit_of == "P2" and any(act.verb == "end" for act in board.acts)
    acts = [act for act in board.acts if any(act.label == part.name for part in board.parts)]
    timed = [act for act in acts if wanted.timed in {"", act.label}]
    if wanted.timing is Timing.RESPONSE:
        return any(act.slot is Slot.IN_RESPONSE and (act.who != acts[0].who or not wanted.opposed) for act in timed)
    alone = all(act.slot is Slot.ON_ITS_OWN for act in acts)
    return bool(timed) and timed[0] is acts[0] and alone and len(board.acts) > 1
