"""Occurrences: what can happen that abilities trigger on (rules 383.1, 383.4)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.zones import Zone

if TYPE_CHECKING:
    from judge.engine.state.cost import Cost
    from judge.engine.state.designation import Designation
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.origin import Origin
    from judge.engine.state.state import Noticed
    from judge.engine.state.zones import Place


LEFT, BANISHED = "left the board", "banished"
"""What is noticed of objects in the middle of something, beside their Might."""


class Died(Struct, frozen=True):
    """An object was killed: its last form, the event, and what the kill is attributed to (428.5)."""

    thing: GameObject
    event: int
    attributed_to: tuple[Origin, ...] = ()


class Way(Enum):
    """The two ways to score (469)."""

    CONQUER = "conquer"
    HOLD = "hold"

    __hash__ = object.__hash__


class Scored(Struct, frozen=True):
    """A player conquered or held a battlefield (469), whether or not they gained a point (383.4.c.2.c).

    ``uncontrolled``: nobody controlled it just before.
    """

    way: Way
    player: str
    at: str
    event: int
    uncontrolled: bool = False


class CombatWon(Struct, frozen=True):
    """A player won a combat (466.3.a)."""

    player: str
    at: str
    event: int


class CombatBegan(Struct, frozen=True):
    """A combat opened, by itself or out of a showdown in progress (464.2.b)."""

    at: str
    event: int


class CombatEnded(Struct, frozen=True):
    """A combat ended (466.7.b); ``units`` are all those that attacked or defended in it at some time."""

    at: str
    units: frozenset[ObjectId]
    event: int


class Moment(Enum):
    """Points of time in a turn that abilities wait for."""

    START_OF_BEGINNING_PHASE = "start of {whose} Beginning Phase"
    START_OF_MAIN_PHASE = "start of {whose} Main Phase"
    END_OF_TURN = "end of {whose} turn"

    __hash__ = object.__hash__


class TimeCame(Struct, frozen=True):
    """A point of time in the turn of ``player`` has come; ``first``: it is their first turn."""

    moment: Moment
    player: str
    event: int
    first: bool = False


class Played(Struct, frozen=True):
    """A player played a card, which has resolved (419.4.a).

    ``at`` is the battlefield where it was played from facedown, or None. ``paid`` names the optional additional costs
    paid, ``spent`` is the Energy spent on playing it. ``origin`` is the zone from which it was played, NOWHERE for a
    token. ``is_taken``: somebody else finalized it.
    """

    player: str
    thing: GameObject
    event: int
    at: Place | None = None
    paid: tuple[str, ...] = ()
    spent: int = 0
    origin: Zone = Zone.NOWHERE
    is_taken: bool = False


class AbilityPlayed(Struct, frozen=True):
    """A player played an activated ability, which has resolved (377.2.a); ``cost`` is its base cost (206.1)."""

    player: str
    source: GameObject
    cost: Cost
    event: int


class Discarded(Struct, frozen=True):
    """A player discarded one or more cards at once (422.1.b): ``cards``, as they lie in the trash."""

    player: str
    event: int
    cards: tuple[GameObject, ...] = ()


class Recycled(Struct, frozen=True):
    """A player recycled one or more cards at once to a Main Deck; runes and tokens are no cards (052, 185)."""

    player: str
    deck_of: str
    event: int


class Designated(Struct, frozen=True):
    """A unit, or a player if ``thing`` is None, became an attacker or a defender for the first time in a combat.

    ``at`` is the battlefield of the combat (383.4.e.2.a, 383.4.f.2.a).
    """

    what: Designation
    player: str
    at: str
    event: int
    thing: GameObject | None = None


class Moved(Struct, frozen=True):
    """A unit moved, moved by ``player``, from ``origin`` to its present place (446)."""

    player: str
    thing: GameObject
    origin: Place
    event: int


class Deed(Enum):
    """Game actions on an object that abilities wait for, with the words for them (411.4)."""

    READY = "ready {}"
    STUN = "stun {}"
    EMPOWER = "empower {}"
    RECYCLE_RUNE = "recycle {}"
    BUFF = "buff {}"
    SPEND_BUFF = "spend a buff of {}"
    BANISH = "banish {}"
    RETURN = "return {}"
    HIDE = "hide {}"

    __hash__ = object.__hash__


class Done(Struct, frozen=True):
    """A game action has changed an object; ``player`` is responsible for it, "" if nobody is (411.1, 411.2)."""

    deed: Deed
    player: str
    thing: GameObject
    event: int


class Drew(Struct, frozen=True):
    """A player drew cards: ``before`` is how many they had drawn in the turn until then, ``now`` how many by now."""

    player: str
    before: int
    now: int
    event: int


class Damaged(Struct, frozen=True):
    """A unit was dealt damage (417.1)."""

    thing: GameObject
    event: int


class BecameMighty(Struct, frozen=True):
    """A unit became Mighty (709)."""

    thing: GameObject
    event: int


class MightBecame(Struct, frozen=True):
    """The Might of a unit became ``number`` or more, from less."""

    thing: GameObject
    number: int
    event: int


class LeftBoard(Struct, frozen=True):
    """An object left the board, by whatever means: as it was there."""

    thing: GameObject
    event: int


class BecameAttached(Struct, frozen=True):
    """A player attached a card to another one, ``to`` (434.1.a.1, 818.2.a)."""

    player: str
    thing: GameObject
    to: GameObject
    event: int


class ShowdownBegan(Struct, frozen=True):
    """A showdown began at a battlefield, by itself or with a combat (344)."""

    at: str
    event: int


class Targeted(Struct, frozen=True):
    """An object became a target of a player as their spell or ability was finalized (383.4.b)."""

    player: str
    thing: GameObject
    event: int
    by_spell: bool = False


Occurrence = (
    Died
    | Scored
    | TimeCame
    | Played
    | AbilityPlayed
    | Discarded
    | Recycled
    | Designated
    | Moved
    | ShowdownBegan
    | CombatWon
    | CombatBegan
    | CombatEnded
    | Done
    | Drew
    | BecameMighty
    | MightBecame
    | LeftBoard
    | BecameAttached
    | Damaged
    | Targeted
)


def occurrence_of(found: Noticed) -> Occurrence:
    """The occurrence for abilities of something that was noticed in the middle of something else."""
    if found.what == LEFT:
        return LeftBoard(found.thing, found.event)
    if found.what == BANISHED:
        return Done(Deed.BANISH, found.who, found.thing, found.event)
    if found.what.isdigit():
        return MightBecame(found.thing, int(found.what), found.event)
    return BecameMighty(found.thing, found.event)
